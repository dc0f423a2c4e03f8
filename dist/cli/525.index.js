export const id = 525;
export const ids = [525];
export const modules = {
  /***/
  4642: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        $Z: () => (
          /* binding */
          renderChainName
        ),
        /* harmony export */
        SZ: () => (
          /* binding */
          toSaidName
        ),
        /* harmony export */
        ZS: () => (
          /* binding */
          lookUpAddress
        )
        /* harmony export */
      });
      var _parse_chain_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1512);
      var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7422);
      var _url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5708);
      const maxSaidLength = 100;
      function lookUpAddress(explorer, record) {
        if ((0, _parse_chain_name_js__WEBPACK_IMPORTED_MODULE_0__.mP)(explorer) !== void 0)
          return void 0;
        const { blockNumber: block, txpowId: txpow, transactionId: transaction } = record;
        const ids2 = { block: block?.toString(), txpow, transaction };
        let isKnown = true;
        const address = explorer.replaceAll(_parse_chain_name_js__WEBPACK_IMPORTED_MODULE_0__.qf, (_, name) => {
          const id2 = ids2[name] ?? "";
          isKnown &&= id2.isWellFormed() && /[^.]/.test(id2);
          return isKnown ? encodeURIComponent(id2) : "";
        });
        return isKnown ? (0, _url_js__WEBPACK_IMPORTED_MODULE_2__.o3)(address) : void 0;
      }
      function renderChainName({ name, explorer = "" }) {
        return name ?? ((0, _parse_chain_name_js__WEBPACK_IMPORTED_MODULE_0__.mP)(explorer) === void 0 ? new URL(explorer.replaceAll(_parse_chain_name_js__WEBPACK_IMPORTED_MODULE_0__.qf, "0")).host : "");
      }
      function toSaidName(text) {
        const name = text?.trim() ?? "";
        return name !== "" && name.length <= maxSaidLength && (0, _text_js__WEBPACK_IMPORTED_MODULE_1__.wh)(name) === name ? name : void 0;
      }
    })
  ),
  /***/
  9759: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        OC: () => (
          /* binding */
          takeAtMost
        ),
        /* harmony export */
        Zd: () => (
          /* binding */
          maxJsonLength
        ),
        /* harmony export */
        _6: () => (
          /* binding */
          decodeUtf8
        ),
        /* harmony export */
        lk: () => (
          /* binding */
          parseJsonText2
        )
        /* harmony export */
      });
      const maxJsonLength = 64 * 1024 * 1024;
      const maxJsonDepth = 32;
      function parseJsonText2(text, revive) {
        if (text.length > maxJsonLength)
          throw new RangeError("it is larger than 64 MiB");
        const repeated = scan(text);
        const value = parseAsJson(text, revive);
        if (repeated === void 0)
          return value;
        throw new RangeError(`an object of it has two members named ${JSON.stringify(repeated.slice(0, 80))}`);
      }
      function parseAsJson(text, revive) {
        try {
          return JSON.parse(text, revive);
        } catch (cause) {
          if (!(cause instanceof SyntaxError))
            throw cause;
          throw new RangeError("it is not JSON", { cause });
        }
      }
      function scan(text) {
        const open = [];
        const signs = /["[{}\]]/g;
        const colon = /\s*:/y;
        let repeated;
        for (let found = signs.exec(text); found !== null; found = signs.exec(text)) {
          const [sign] = found;
          if (sign === '"') {
            signs.lastIndex = colon.lastIndex = endOfString(text, found.index);
            const names = colon.test(text) ? open.at(-1) : void 0;
            const name = names === void 0 ? "" : nameOf(text.slice(found.index, signs.lastIndex));
            if (names?.has(name))
              repeated ??= name;
            names?.add(name);
          } else if (sign === "}" || sign === "]")
            open.pop();
          else if (open.push(sign === "{" ? /* @__PURE__ */ new Set() : void 0) > maxJsonDepth) {
            throw new RangeError(`it nests deeper than ${maxJsonDepth} levels`);
          }
        }
        return repeated;
      }
      function endOfString(text, start) {
        for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 1)) {
          let escapes = 0;
          while (text[at - escapes - 1] === "\\")
            escapes += 1;
          if (escapes % 2 === 0)
            return at + 1;
        }
        return text.length;
      }
      function nameOf(string) {
        return string.includes("\\") ? String(parseAsJson(string, void 0)) : string.slice(1, -1);
      }
      const strict = new TextDecoder("utf-8", { fatal: true });
      function decodeUtf8(bytes) {
        return strict.decode(bytes);
      }
      async function* takeAtMost(bytes, most, tooMany) {
        let size = 0;
        for await (const chunk of bytes) {
          size += chunk.length;
          if (size > most)
            throw tooMany();
          yield chunk;
        }
      }
    })
  ),
  /***/
  7066: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        C5: () => (
          /* binding */
          memberOf
        ),
        /* harmony export */
        H8: () => (
          /* binding */
          refuseTwice
        ),
        /* harmony export */
        HU: () => (
          /* binding */
          matchOf
        ),
        /* harmony export */
        S3: () => (
          /* binding */
          itemsOf
        ),
        /* harmony export */
        Xy: () => (
          /* binding */
          objectOf
        ),
        /* harmony export */
        aG: () => (
          /* binding */
          wordOf
        ),
        /* harmony export */
        b6: () => (
          /* binding */
          textOf
        ),
        /* harmony export */
        iP: () => (
          /* binding */
          flagOf
        ),
        /* harmony export */
        jk: () => (
          /* binding */
          arrayOf
        ),
        /* harmony export */
        lq: () => (
          /* binding */
          optional
        ),
        /* harmony export */
        mz: () => (
          /* binding */
          memberAt2
        ),
        /* harmony export */
        nR: () => (
          /* binding */
          timeOf
        ),
        /* harmony export */
        pq: () => (
          /* binding */
          countOf
        ),
        /* harmony export */
        r$: () => (
          /* binding */
          withoutUndefined
        )
        /* harmony export */
      });
      function optional(reader) {
        return { optional: reader };
      }
      function objectOf(forms) {
        const members = Object.entries(forms).map(([name, form]) => "optional" in form ? { name, reader: form.optional, isOptional: true } : { name, reader: form, isOptional: false });
        const read = (parent) => {
          const object = {};
          for (const { name, reader, isOptional } of members) {
            const member = memberOf(parent, name);
            if (!isOptional || member.value !== void 0)
              object[name] = reader(member);
          }
          return object;
        };
        const order = (value) => {
          const given = value;
          const object = {};
          for (const { name, reader } of members) {
            if (given[name] !== void 0)
              object[name] = reader.order?.(given[name]) ?? given[name];
          }
          return object;
        };
        return Object.assign(read, { order });
      }
      function arrayOf(item, most, unique) {
        const read = (list) => {
          const items = itemsOf(list, most).map((each) => item(each));
          if (unique !== void 0)
            refuseTwice(items.map(unique.by), unique.what);
          return items;
        };
        const order = (items) => items.map((each) => item.order?.(each) ?? each);
        return Object.assign(read, { order });
      }
      function memberOf({ value, where }, name) {
        if (typeof value !== "object" || value === null || Array.isArray(value))
          throw new RangeError(`${where} is not an object`);
        return { value: Object.hasOwn(value, name) ? value[name] : void 0, where: `${where}.${name}` };
      }
      function itemsOf({ value, where }, most) {
        if (!Array.isArray(value))
          throw new RangeError(`${where} is not a list`);
        if (value.length > most)
          throw new RangeError(`${where} has more than ${most} items`);
        return value.map((item, index) => ({ value: item, where: `${where}[${index}]` }));
      }
      function textOf({ value, where }, most = 256) {
        if (typeof value !== "string")
          throw new RangeError(`${where} is not text`);
        if (value.length > most)
          throw new RangeError(`${where} is longer than ${most} characters`);
        if (!value.isWellFormed())
          throw new RangeError(`${where} is not Unicode text`);
        return value;
      }
      function matchOf(member, pattern, form) {
        const text = textOf(member, 1048576);
        if (!pattern.test(text))
          throw new RangeError(`${member.where} is not ${form}`);
        return text;
      }
      function timeOf(member) {
        const text = matchOf(member, /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?Z$/, "a time in UTC");
        const milliseconds = Date.parse(text);
        const isSame = !Number.isNaN(milliseconds) && new Date(milliseconds).toISOString().startsWith(text.slice(0, 19));
        if (!isSame)
          throw new RangeError(`${member.where} is not a time in UTC`);
        return text;
      }
      function countOf({ value, where }) {
        if (!Number.isSafeInteger(value) || Number(value) < 0)
          throw new RangeError(`${where} is not a whole number`);
        return Number(value);
      }
      function flagOf({ value, where }) {
        if (typeof value !== "boolean")
          throw new RangeError(`${where} is neither true nor false`);
        return value;
      }
      function wordOf({ value, where }, words) {
        const word = words.find((candidate) => candidate === value);
        if (word === void 0)
          throw new RangeError(`${where} is ${words.length > 1 ? "none of" : "not"} ${words.join(", ")}`);
        return word;
      }
      function refuseTwice(keys, what) {
        const known = /* @__PURE__ */ new Set();
        for (const key of keys) {
          if (known.has(key))
            throw new RangeError(`it has two ${what} ${JSON.stringify(key.slice(0, 80))}`);
          known.add(key);
        }
      }
      function memberAt2(value, ...path) {
        return path.reduce((current, name) => typeof current === "object" && current !== null && Object.hasOwn(current, name) ? current[name] : void 0, value);
      }
      function withoutUndefined(members) {
        return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== void 0));
      }
    })
  ),
  /***/
  926: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        FO: () => (
          /* binding */
          sha3ListText
        ),
        /* harmony export */
        SL: () => (
          /* binding */
          listDigests
        ),
        /* harmony export */
        p0: () => (
          /* binding */
          toLists
        ),
        /* harmony export */
        rn: () => (
          /* binding */
          sha256ListText
        ),
        /* harmony export */
        so: () => (
          /* binding */
          listText
        )
        /* harmony export */
      });
      var _noble_hashes_sha2_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5514);
      var _noble_hashes_sha3_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8041);
      var _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2565);
      var _core_checksums_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6441);
      var _core_digest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4161);
      function sha3List(subjects) {
        return (0, _core_checksums_js__WEBPACK_IMPORTED_MODULE_0__.pd)(subjects.map(({ name, digest }) => ({ name, digest: digest.sha3_256 })));
      }
      function sha256List(subjects) {
        return (0, _core_checksums_js__WEBPACK_IMPORTED_MODULE_0__.iX)(subjects.map(({ name, digest: { sha256: known } }) => ({ name, sha256: known })));
      }
      function sha3ListText(subjects) {
        return [...sha3List(subjects)].join("");
      }
      function sha256ListText(subjects) {
        return [...sha256List(subjects)].join("");
      }
      function listText({ name, text }, subjects) {
        return text ?? (name === _core_checksums_js__WEBPACK_IMPORTED_MODULE_0__.TR ? sha256ListText(subjects) : sha3ListText(subjects));
      }
      function listDigests(text) {
        return hashPortably([text]);
      }
      const hashPortably = (pieces) => {
        const sha3 = _noble_hashes_sha3_js__WEBPACK_IMPORTED_MODULE_1__.C2.create();
        const sha2 = _noble_hashes_sha2_js__WEBPACK_IMPORTED_MODULE_2__.sc.create();
        for (const piece of pieces) {
          const bytes = (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_3__.AI)(piece);
          sha3.update(bytes);
          sha2.update(bytes);
        }
        return { sha3_256: (0, _core_digest_js__WEBPACK_IMPORTED_MODULE_4__.SS)(sha3.digest()), sha256: (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_3__.My)(sha2.digest()) };
      };
      function toLists(subjects, given, hashText = hashPortably) {
        const canonical = { name: _core_checksums_js__WEBPACK_IMPORTED_MODULE_0__.h0, ...hashText(sha3List(subjects)) };
        const isPaired = subjects.some(({ digest }) => digest.sha256 !== void 0);
        const pair = isPaired ? [{ name: _core_checksums_js__WEBPACK_IMPORTED_MODULE_0__.TR, ...hashText(sha256List(subjects)) }] : [];
        const lists = [canonical, ...pair];
        const own = given && hashText([given.text]);
        if (given === void 0 || own === void 0 || lists.some((list) => list.sha3_256 === own.sha3_256))
          return lists;
        return [...lists, { name: given.name, ...own, text: given.text }];
      }
    })
  ),
  /***/
  8233: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        $2: () => (
          /* binding */
          withLine
        ),
        /* harmony export */
        $E: () => (
          /* binding */
          contentOf
        ),
        /* harmony export */
        $d: () => (
          /* binding */
          chainLines
        ),
        /* harmony export */
        By: () => (
          /* binding */
          parseStatement
        ),
        /* harmony export */
        eE: () => (
          /* binding */
          formatLog
        ),
        /* harmony export */
        gE: () => (
          /* binding */
          hasLines
        ),
        /* harmony export */
        g_: () => (
          /* binding */
          parseLog
        ),
        /* harmony export */
        k: () => (
          /* binding */
          toNextStatement
        ),
        /* harmony export */
        mi: () => (
          /* binding */
          maxLogBytes
        ),
        /* harmony export */
        vf: () => (
          /* binding */
          parseEvidence
        ),
        /* harmony export */
        w: () => (
          /* binding */
          joinLogs
        )
        /* harmony export */
      });
      var _noble_hashes_sha3_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8041);
      var _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2565);
      var _core_digest_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4161);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3943);
      var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9759);
      var _core_members_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7066);
      var _page_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9460);
      var _statement_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7218);
      var _to_statement_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7942);
      const maxLogBytes = 256 * 1024 * 1024;
      function parseStatement(evidence) {
        return refusing(() => readStatement(toText(evidence)));
      }
      function parseLog(evidence) {
        return refusing(() => readLines(toText(evidence)));
      }
      function parseEvidence(evidence) {
        return refusing(() => {
          const given = toText(evidence);
          const inside = /^\s*</.test(given) ? (0, _page_js__WEBPACK_IMPORTED_MODULE_2__.MY)(given) : given.trim();
          if (inside === void 0)
            throw new RangeError("the page has no evidence in it");
          const text = (0, _page_js__WEBPACK_IMPORTED_MODULE_2__.$$)(inside);
          const isLog = text.includes("\n") && /^\{.*\}\r?$/s.test(text.split("\n", 1)[0] ?? "");
          if (!isLog)
            return [readStatement(text)];
          return readLines(text, { isOfSeveral: text !== inside }).map(({ statement }) => statement);
        });
      }
      function readLines(text, { isOfSeveral = false } = {}) {
        const texts = text.replace(/\n$/, "").split("\n");
        return texts.map((line, index) => {
          try {
            const statement = readStatement(line);
            const above = texts[index - 1];
            const { previous } = statement.predicate;
            const isFirst = above === void 0 || isOfSeveral && previous === void 0;
            if (previous !== (isFirst ? void 0 : digestOfLine(above))) {
              throw new RangeError("it does not follow the line above it");
            }
            return { text: line, statement };
          } catch (cause) {
            if (!(cause instanceof RangeError))
              throw cause;
            throw new RangeError(`line ${index + 1} cannot be read: ${cause.message}`, { cause });
          }
        });
      }
      function readStatement(text) {
        const root = { value: (0, _core_json_js__WEBPACK_IMPORTED_MODULE_1__.lk)(text), where: "the statement" };
        (0, _core_members_js__WEBPACK_IMPORTED_MODULE_5__.aG)((0, _core_members_js__WEBPACK_IMPORTED_MODULE_5__.C5)(root, "_type"), [_statement_js__WEBPACK_IMPORTED_MODULE_3__.qB]);
        (0, _core_members_js__WEBPACK_IMPORTED_MODULE_5__.aG)((0, _core_members_js__WEBPACK_IMPORTED_MODULE_5__.C5)(root, "predicateType"), _statement_js__WEBPACK_IMPORTED_MODULE_3__.ZR);
        const statement = (0, _statement_js__WEBPACK_IMPORTED_MODULE_3__.I1)(root);
        if (statement.subject.length === 0)
          throw new RangeError("it names no file");
        return statement;
      }
      function toText(evidence) {
        if (typeof evidence === "string")
          return evidence;
        try {
          return (0, _core_json_js__WEBPACK_IMPORTED_MODULE_1__._6)(evidence);
        } catch (cause) {
          throw new RangeError("it is not UTF-8", { cause });
        }
      }
      function refusing(read) {
        try {
          return read();
        } catch (cause) {
          if (!(cause instanceof RangeError))
            throw cause;
          throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("EVIDENCE_INVALID", `The evidence cannot be used: ${cause.message}.`, { cause });
        }
      }
      function digestOfLine(text) {
        return (0, _core_digest_js__WEBPACK_IMPORTED_MODULE_6__.SS)((0, _noble_hashes_sha3_js__WEBPACK_IMPORTED_MODULE_7__.C2)((0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_8__.AI)(text)));
      }
      function toNextStatement(log, statement) {
        const { previous: _, ...predicate } = statement.predicate;
        const above = log.at(-1);
        const linked = { ...predicate, ...above && { previous: digestOfLine(above.text) } };
        return _statement_js__WEBPACK_IMPORTED_MODULE_3__.I1.order({ ...statement, predicate: linked });
      }
      function withLine(log, statement) {
        const next = toNextStatement(log, statement);
        return [...log, { text: (0, _to_statement_js__WEBPACK_IMPORTED_MODULE_4__.j8)(next), statement: next }];
      }
      function chainLines(lines) {
        let log = [];
        for (const line of lines.slice(0, -1))
          log = withLine(log, line);
        const last = lines.at(-1);
        return [...log.map(({ text }) => text), ...last === void 0 ? [] : [toNextStatement(log, last)]];
      }
      function formatLog(log) {
        return log.map(({ text }) => `${text}
`).join("");
      }
      function joinLogs(log, other) {
        const joined = [...log];
        const known = new Set(log.map(contentOf));
        for (const line of other) {
          const content = contentOf(line);
          if (known.has(content))
            continue;
          known.add(content);
          const above = joined.at(-1);
          const text = above === void 0 ? content : withPrevious(content, digestOfLine(above.text));
          joined.push({ text, statement: readStatement(text) });
        }
        return joined;
      }
      function hasLines(log, other) {
        const known = new Set(log.map(contentOf));
        return other.every((line) => known.has(contentOf(line)));
      }
      function contentOf({ text }) {
        const root = JSON.parse(text);
        const { previous: _, ...predicate } = root.predicate;
        return JSON.stringify({ ...root, predicate });
      }
      function withPrevious(content, previous) {
        const root = JSON.parse(content);
        return JSON.stringify({ ...root, predicate: { previous, ...root.predicate } });
      }
      function isOurs(evidence) {
        const type = memberAt(parseJsonText(evidence), "predicateType");
        return typeof type === "string" && type.startsWith("https://anchor-artifacts.github.io/anchor/");
      }
    })
  ),
  /***/
  9985: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Le: () => (
          /* binding */
          hashHead
        ),
        /* harmony export */
        OE: () => (
          /* binding */
          numberOne
        ),
        /* harmony export */
        "if": () => (
          /* binding */
          numberZero
        ),
        /* harmony export */
        nk: () => (
          /* binding */
          merkleRoot
        ),
        /* harmony export */
        z9: () => (
          /* binding */
          parseMerklePath
        )
        /* harmony export */
      });
      var _noble_hashes_sha3_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8041);
      var _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2565);
      var _core_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4161);
      const numberZero = "000100";
      const numberOne = "000101";
      const hashHead = "00000020";
      const zeroBytes = (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__.aT)(numberZero);
      const oneBytes = (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__.aT)(numberOne);
      const headBytes = (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__.aT)(hashHead);
      const maxMerkleSteps = 256;
      function nodeHash(left, right) {
        return hashParts(oneBytes, hashBlob(left), hashBlob(right), zeroBytes);
      }
      function merkleRoot(data, path) {
        return path.steps.reduce((current, { left, hash }) => left ? nodeHash(hash, current) : nodeHash(current, hash), hashParts(zeroBytes, hashBlob(data), zeroBytes));
      }
      function parseMerklePath(text) {
        if (!/^0x(?:[0-9a-f]{2})+$/i.test(text))
          throw new RangeError("proof is not 0x-prefixed hex");
        const reader = readerOf((0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__.aT)(text.slice(2)));
        const blockTime = reader.number();
        const count = reader.number();
        if (count > BigInt(maxMerkleSteps))
          throw new RangeError(`proof has more than ${maxMerkleSteps} steps`);
        const steps = Array.from({ length: Number(count) }, () => reader.step());
        reader.end();
        return { blockTime, steps };
      }
      function formatMerklePath2({ blockTime, steps }) {
        const parts = steps.flatMap(({ left, hash }) => [Uint8Array.of(left ? 1 : 0), hashBlob(hash), zeroBytes]);
        const bytes = concatBytes(numberBytes(blockTime), numberBytes(BigInt(steps.length)), ...parts);
        return `0x${bytesToHex(bytes).toUpperCase()}`;
      }
      function hashParts(...parts) {
        return (0, _core_digest_js__WEBPACK_IMPORTED_MODULE_1__.SS)((0, _noble_hashes_sha3_js__WEBPACK_IMPORTED_MODULE_2__.C2)((0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__.Id)(...parts)));
      }
      function hashBlob(digest) {
        return (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__.Id)(headBytes, (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__.aT)(digest));
      }
      function numberBytes(value) {
        const hex = value.toString(16);
        const even = hex.length % 2 === 0 ? hex : `0${hex}`;
        const signed = Number.parseInt(even.slice(0, 2), 16) > 127 ? `00${even}` : even;
        return concatBytes(Uint8Array.of(0, signed.length / 2), hexToBytes(signed));
      }
      function readerOf(bytes) {
        let offset = 0;
        const take = (length) => {
          const taken = bytes.subarray(offset, offset + length);
          if (taken.length !== length)
            throw new RangeError("proof ends too early");
          offset += length;
          return taken;
        };
        const number = () => {
          const [scale = 1, length = 0] = take(2);
          if (scale !== 0 || length < 1 || length > 32)
            throw new RangeError("proof holds a number of a foreign form");
          const value = take(length);
          if ((value[0] ?? 0) > 127)
            throw new RangeError("proof holds a negative number");
          return BigInt(`0x${(0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__.My)(value)}`);
        };
        const step = () => {
          const [side = 2] = take(1);
          if (side > 1)
            throw new RangeError("proof has a step that is neither left nor right");
          if ((0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__.My)(take(4)) !== hashHead)
            throw new RangeError("proof holds a hash that is not 32 bytes");
          const hash = (0, _core_digest_js__WEBPACK_IMPORTED_MODULE_1__.SS)(take(32));
          if (number() !== 0n)
            throw new RangeError("proof holds a value other than 0");
          return { left: side === 1, hash };
        };
        const end = () => {
          if (offset !== bytes.length)
            throw new RangeError("proof goes on after its last step");
        };
        return { number, step, end };
      }
    })
  ),
  /***/
  9460: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        $$: () => (
          /* binding */
          fromPageText
        ),
        /* harmony export */
        FH: () => (
          /* binding */
          renderEvidencePage
        ),
        /* harmony export */
        MY: () => (
          /* binding */
          evidenceTextOf
        )
        /* harmony export */
      });
      var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9759);
      var _to_statement_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7942);
      const opening = /<(?:script) type="application\/json" id="statement">/;
      const closing = "<\/script>";
      function* renderEvidencePage(template, lines) {
        const inside = endOfOpening(template);
        if (!template.startsWith(closing, inside))
          throw new RangeError("The page has no place for evidence.");
        yield `${template.slice(0, inside)}
[`;
        for (const [index, line] of lines.entries()) {
          yield index === 0 ? '"' : ',\n"';
          const pieces = typeof line === "string" ? [line] : (0, _to_statement_js__WEBPACK_IMPORTED_MODULE_1__.M_)(line);
          for (const piece of pieces)
            yield JSON.stringify(piece).slice(1, -1).replaceAll("<", "\\u003c");
          yield '"';
        }
        yield `]
${template.slice(inside)}`;
      }
      function evidenceTextOf(page) {
        const start = endOfOpening(page);
        const text = page.slice(start, Math.max(start, page.indexOf(closing, start))).trim();
        return text === "" ? void 0 : text;
      }
      function endOfOpening(page) {
        const found = opening.exec(page);
        return found === null ? page.length : found.index + found[0].length;
      }
      function fromPageText(text) {
        if (!text.startsWith("["))
          return text;
        const lines = (0, _core_json_js__WEBPACK_IMPORTED_MODULE_0__.lk)(text);
        if (!Array.isArray(lines) || !lines.every((line) => typeof line === "string")) {
          throw new RangeError("it is no list of lines");
        }
        return lines.join("\n");
      }
    })
  ),
  /***/
  3523: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Bb: () => (
          /* binding */
          rootOfSteps
        ),
        /* harmony export */
        Lr: () => (
          /* binding */
          toAnchorProof
        ),
        /* harmony export */
        xg: () => (
          /* binding */
          toProofSteps
        )
        /* harmony export */
      });
      var _noble_hashes_sha3_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8041);
      var _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2565);
      var _core_digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4161);
      var _merkle_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9985);
      const hashStep = { op: "sha3-256" };
      const maxSteps = 3 * 257;
      const maxStepBytes = 4096;
      function toProofSteps({ steps }) {
        const leaf = [{ l: `${_merkle_js__WEBPACK_IMPORTED_MODULE_0__["if"]}${_merkle_js__WEBPACK_IMPORTED_MODULE_0__.Le}` }, { r: _merkle_js__WEBPACK_IMPORTED_MODULE_0__["if"] }, hashStep];
        const nodes = steps.flatMap(({ left, hash: sibling }) => left ? [{ l: `${_merkle_js__WEBPACK_IMPORTED_MODULE_0__.OE}${_merkle_js__WEBPACK_IMPORTED_MODULE_0__.Le}${sibling}${_merkle_js__WEBPACK_IMPORTED_MODULE_0__.Le}` }, { r: _merkle_js__WEBPACK_IMPORTED_MODULE_0__["if"] }, hashStep] : [{ l: `${_merkle_js__WEBPACK_IMPORTED_MODULE_0__.OE}${_merkle_js__WEBPACK_IMPORTED_MODULE_0__.Le}` }, { r: `${_merkle_js__WEBPACK_IMPORTED_MODULE_0__.Le}${sibling}${_merkle_js__WEBPACK_IMPORTED_MODULE_0__["if"]}` }, hashStep]);
        return [...leaf, ...nodes];
      }
      function rootOfSteps(digest, steps) {
        if (steps.length > maxSteps)
          throw new RangeError(`it has more than ${maxSteps} steps`);
        const end = (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_1__.My)(steps.reduce(followStep, (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_1__.aT)(digest)));
        if (steps.length === 0 || !(0, _core_digest_js__WEBPACK_IMPORTED_MODULE_2__.Bc)(end))
          throw new RangeError("its steps do not end in a hash");
        return end;
      }
      function followStep(bytes, step) {
        if ("op" in step)
          return (0, _noble_hashes_sha3_js__WEBPACK_IMPORTED_MODULE_3__.C2)(bytes);
        const next = "l" in step ? (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_1__.Id)((0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_1__.aT)(step.l), bytes) : (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_1__.Id)(bytes, (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_1__.aT)(step.r));
        if (next.length > maxStepBytes)
          throw new RangeError(`its steps gather more than ${maxStepBytes} bytes`);
        return next;
      }
      const nodeLeft = new RegExp(`^${_merkle_js__WEBPACK_IMPORTED_MODULE_0__.OE}${_merkle_js__WEBPACK_IMPORTED_MODULE_0__.Le}([0-9a-f]{64})${_merkle_js__WEBPACK_IMPORTED_MODULE_0__.Le}$`);
      const nodeRight = new RegExp(`^${_merkle_js__WEBPACK_IMPORTED_MODULE_0__.Le}([0-9a-f]{64})${_merkle_js__WEBPACK_IMPORTED_MODULE_0__["if"]}$`);
      function pathOfSteps(steps) {
        const siblings = [];
        for (let start = 3; start < steps.length; start += 3)
          siblings.push(toMerkleStep(steps.slice(start, start + 3)));
        const path = { blockTime: 0n, steps: siblings };
        if (JSON.stringify(toProofSteps(path)) !== JSON.stringify(steps))
          throw new RangeError("its steps are of another tree");
        return path;
      }
      function toMerkleStep([first, second]) {
        const left = first && "l" in first ? digestFromWire(nodeLeft.exec(first.l)?.[1]) : void 0;
        const right = second && "r" in second ? digestFromWire(nodeRight.exec(second.r)?.[1]) : void 0;
        const sibling = left ?? right;
        if (sibling === void 0)
          throw new RangeError("its steps are of another tree");
        return { left: left !== void 0, hash: sibling };
      }
      function toAnchorProof(item) {
        const root = (0, _core_digest_js__WEBPACK_IMPORTED_MODULE_2__.s1)(item.root);
        if (root === void 0)
          throw new RangeError("its root is not a 32-byte hash");
        return { steps: toProofSteps((0, _merkle_js__WEBPACK_IMPORTED_MODULE_0__.z9)(item.proof)), root, file: item };
      }
      function toProofItem(digest, { steps, root, file }, address) {
        const upper = (hex) => `0x${hex.toUpperCase()}`;
        return file ?? { address, data: upper(digest), proof: formatMerklePath(pathOfSteps(steps)), root: upper(root) };
      }
    })
  ),
  /***/
  1149: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Tz: () => (
          /* binding */
          parseProofItem
        ),
        /* harmony export */
        VP: () => (
          /* binding */
          renderProofFile
        ),
        /* harmony export */
        Yo: () => (
          /* binding */
          lostProofHint
        ),
        /* harmony export */
        kN: () => (
          /* binding */
          maxProofBytes
        ),
        /* harmony export */
        k_: () => (
          /* binding */
          parseProof
        )
        /* harmony export */
      });
      var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9759);
      var _core_digest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4161);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3943);
      var _merkle_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9985);
      const maxProofBytes = 1048576;
      function parseProof(name, bytes) {
        try {
          return { name, bytes, ...checkedRoot(onlyItem(parseProofJson(bytes))) };
        } catch (cause) {
          if (!(cause instanceof RangeError))
            throw cause;
          throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__._Z("PROOF_INVALID", `The proof file is not valid: ${cause.message}.`, { cause });
        }
      }
      function parseProofItem(bytes) {
        const members = onlyItem(parseProofJson(bytes));
        const hex = (name) => {
          const value = Object.hasOwn(members, name) ? members[name] : void 0;
          const text = typeof value === "string" ? (0, _core_digest_js__WEBPACK_IMPORTED_MODULE_3__.rX)(value) : "";
          if (!/^0x[0-9a-f]+$/i.test(text))
            throw new RangeError(`${name} is not 0x-prefixed hex`);
          return text;
        };
        return { address: hex("address"), data: hex("data"), proof: hex("proof"), root: hex("root") };
      }
      function parseProofJson(bytes) {
        if (bytes.length > maxProofBytes)
          throw new RangeError("it is larger than 1 MiB");
        try {
          return JSON.parse((0, _core_json_js__WEBPACK_IMPORTED_MODULE_0__._6)(bytes));
        } catch (cause) {
          throw new RangeError("it is not JSON", { cause });
        }
      }
      function onlyItem(json) {
        const item = Array.isArray(json) ? json[0] : json;
        if (Array.isArray(json) && json.length !== 1) {
          throw new RangeError(`it holds ${json.length} proofs, and the service answers about one`);
        }
        if (typeof item !== "object" || item === null)
          throw new RangeError("it holds no proof object");
        return item;
      }
      function checkedRoot(item) {
        const { address, data, proof, root } = item;
        const digest = (0, _core_digest_js__WEBPACK_IMPORTED_MODULE_3__.s1)(data);
        const stated = (0, _core_digest_js__WEBPACK_IMPORTED_MODULE_3__.s1)(root);
        if (typeof address !== "string" || !/^0x[0-9a-f]{1,64}$/i.test(address))
          throw new RangeError("address is not 0x-prefixed hex");
        if (digest === void 0)
          throw new RangeError("data is not a SHA3-256 digest");
        if (stated === void 0)
          throw new RangeError("root is not a 32-byte hash");
        if (typeof proof !== "string")
          throw new RangeError("proof is not text");
        if ((0, _merkle_js__WEBPACK_IMPORTED_MODULE_2__.nk)(digest, (0, _merkle_js__WEBPACK_IMPORTED_MODULE_2__.z9)(proof)) !== stated)
          throw new RangeError("its path does not lead from data to root");
        return { digest, root: stated };
      }
      const lostProofHint = "Report it to the service's operator. The stamp itself stands; its proof was not written.";
      function renderProofFile(item, digest) {
        const text = renderItem(item);
        const problem = whyUnusable(text, digest);
        if (problem === void 0)
          return text;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__._Z("PROOF_INVALID", `The proof that the service gave cannot be used: ${problem}.`, {
          hint: lostProofHint
        });
      }
      function renderItem({ address, data, proof, root }) {
        return JSON.stringify([{ address, data, proof, root }], void 0, 2);
      }
      function whyUnusable(text, digest) {
        const bytes = new TextEncoder().encode(text);
        try {
          const item = parseProofItem(bytes);
          if ((0, _core_digest_js__WEBPACK_IMPORTED_MODULE_3__.s1)(item.data) !== digest)
            return "it is about another digest";
          parseProof("", bytes);
          return renderItem(item) === text ? void 0 : "it has a hash without 0x";
        } catch (thrown) {
          if (thrown instanceof RangeError)
            return thrown.message;
          if (thrown instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_1__._Z)
            return thrown.account.replace(/^[^:]*: |\.$/g, "");
          throw thrown;
        }
      }
    })
  ),
  /***/
  1572: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        Ms: () => (
          /* binding */
          isNews
        ),
        Is: () => (
          /* reexport */
          isSettled
        ),
        wi: () => (
          /* binding */
          isStatedList
        ),
        vg: () => (
          /* binding */
          maxSkewMs
        ),
        rG: () => (
          /* reexport */
          oldestRecord
        ),
        C6: () => (
          /* binding */
          openRecord
        ),
        M$: () => (
          /* binding */
          recordsOf
        )
      });
      var checksums = __webpack_require__(6441);
      var lists = __webpack_require__(926);
      var statement = __webpack_require__(7218);
      ;
      function foldAnchors(lines) {
        const folded = /* @__PURE__ */ new Map();
        for (const line of lines) {
          for (const anchor of line.predicate.anchors) {
            folded.set(anchor.digest, withAnchor(folded.get(anchor.digest), anchor, line.predicate));
          }
        }
        return new Map([...folded].toSorted(([, one], [, two]) => (0, statement.E8)(one, two)));
      }
      function withAnchor(known, anchor, { mode, finishedOn, service }) {
        const { proof, pendingProof = known?.pendingProof, writtenProof = known?.writtenProof } = anchor;
        const judged = known === void 0 || outweighs(anchor, known, mode) ? anchor : known;
        const isStamp = mode === "stamp" && worthOf(anchor) > 0;
        const stamps = [...known?.stamps ?? [], ...isStamp ? [toStamp(anchor, finishedOn, service?.url)] : []];
        const chain = uniteChains(known?.chain, anchor.chain);
        const proofs = uniqueOf([...known?.proofs ?? [], ...proof === void 0 ? [] : [proof]]);
        const isAsked = anchor.pendingProof !== void 0 || anchor.writtenProof !== void 0;
        return {
          covers: known?.covers === "list" ? "list" : anchor.covers,
          digest: anchor.digest,
          verdict: judged.verdict,
          ...judged.mayBeSpent === true && { mayBeSpent: true },
          ...chain && { chain },
          proofs,
          ...pendingProof && { pendingProof },
          ...writtenProof && { writtenProof },
          ...(pendingProof ?? writtenProof) && { proofService: isAsked ? service?.url : known?.proofService },
          stamps
        };
      }
      function outweighs(later, known, mode) {
        const [now, before] = [answerOf(later.verdict), answerOf(known.verdict)];
        if (before === "settled" || now === "settled")
          return before !== "settled";
        if (now === "denied")
          return before !== "denied";
        return before === "denied" ? mode === "stamp" && worthOf(later) > 0 : worthOf(later) > worthOf(known);
      }
      function answerOf(verdict) {
        return verdict === "changed" ? "open" : statement.kk[verdict];
      }
      function toStamp({ verdict }, on, service) {
        return { on, verdict: verdict === "accepted" || verdict === "unclear" ? verdict : "failed", service };
      }
      const maxCompared = 200;
      function uniteChains(one, two) {
        const chains = [one, two].filter((chain) => chain !== void 0);
        if (chains.length === 0)
          return void 0;
        const all = uniqueOf(chains.flatMap((chain) => chain.records));
        const isLess = (record) => all.some((other) => saysMore(other, record));
        const records = all.length > maxCompared ? all : all.filter((record) => !isLess(record));
        const address = chains.find((chain) => chain.address !== void 0)?.address;
        const placed = records.length === 0 ? chains : chains.filter((chain) => chain.records.length > 0);
        const port = placed.find((chain) => chain.port !== void 0)?.port;
        return {
          ...address !== void 0 && { address },
          ...port !== void 0 && { port },
          records: records.toSorted(byHeight)
        };
      }
      function byHeight(one, two) {
        return heightOf(one) - heightOf(two) || compareText(JSON.stringify(one), JSON.stringify(two));
      }
      function heightOf({ block }) {
        return block === void 0 ? Number.MAX_SAFE_INTEGER : Number(block);
      }
      function saysMore(other, record) {
        const members = Object.entries(record);
        return members.length < Object.keys(other).length && members.every(([name, value]) => other[name] === value);
      }
      function oldestRecord(records) {
        return records.toSorted((one, other) => heightOf(one) - heightOf(other))[0];
      }
      function isSettled(anchor) {
        return anchor !== void 0 && statement.kk[anchor.verdict] === "settled";
      }
      function isSent(anchor) {
        return isSettled(anchor) || worthOf(anchor) > 0;
      }
      function worthOf({ verdict, mayBeSpent }) {
        if (verdict === "accepted")
          return 3;
        return verdict === "unclear" ? 2 : Number(mayBeSpent === true);
      }
      function compareText(one, two) {
        return one < two ? -1 : Number(one > two);
      }
      function uniqueOf(items) {
        return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
      }
      ;
      function openRecord(lines, now = Number.POSITIVE_INFINITY) {
        const isDemonstration = lines.length > 0 && lines.every(isOfDemonstration);
        const sorted = inOrder(isDemonstration ? lines : lines.filter((line) => !isOfDemonstration(line)));
        const isOfFuture = ({ predicate }) => Date.parse(predicate.finishedOn) > now + maxSkewMs;
        const [dated, future] = [sorted.filter((line) => !isOfFuture(line)), sorted.filter(isOfFuture)];
        const ordered = [...future, ...dated];
        const anchors = foldAnchors(ordered);
        const lists2 = foldLists(ordered);
        let cover;
        const chain = ordered.findLast(({ predicate }) => predicate.chain !== void 0)?.predicate.chain;
        return {
          lines: ordered,
          names: foldNames(dated, future),
          anchors,
          lists: lists2,
          witnesses: uniqueOf(ordered.flatMap(({ predicate }) => predicate.witnesses ?? [])),
          ...chain && { chain },
          isDemonstration,
          coverOf: (digest) => (cover ??= coverAll(lists2, anchors)).get(digest)
        };
      }
      const maxSkewMs = 6e4;
      function isOfDemonstration({ predicate: { service } }) {
        return service?.demonstration === true;
      }
      function inOrder(lines) {
        const keyed = lines.map((line) => {
          let content;
          return { line, time: Date.parse(line.predicate.finishedOn), content: () => content ??= contentOfLine(line) };
        });
        const sorted = keyed.toSorted((one, two) => one.time - two.time || compareText(one.content(), two.content()));
        return sorted.flatMap(({ line, time, content }, index) => {
          const before = sorted[index - 1];
          return before?.time === time && before.content() === content() ? [] : [line];
        });
      }
      function contentOfLine(line) {
        return JSON.stringify({ ...line, predicate: { ...line.predicate, previous: void 0 } });
      }
      function foldNames(dated, future) {
        const current = /* @__PURE__ */ new Map();
        const all = /* @__PURE__ */ new Map();
        const add = (name, digest, on) => {
          const known = all.get(name) ?? /* @__PURE__ */ new Map();
          all.set(name, known.set(digest.sha3_256, withDigests(known.get(digest.sha3_256), digest, on)));
        };
        for (const [index, line] of [...dated, ...future].entries()) {
          const isRecording = index < dated.length ? recordsOf(line) : () => false;
          for (const { name, digest } of line.subject) {
            add(name, digest, line.predicate.finishedOn);
            if (!current.has(name) || isRecording(digest.sha3_256))
              current.set(name, digest.sha3_256);
          }
          for (const { name, digest, seenOn } of line.predicate.changed ?? [])
            add(name, { sha3_256: digest }, seenOn);
        }
        const sorted = [...current].toSorted(([one], [two]) => (0, checksums.MP)(one, two));
        return new Map(sorted.map(([name, digest]) => [name, toName(name, digest, all.get(name) ?? /* @__PURE__ */ new Map())]));
      }
      function toName(name, current, all) {
        const others = [...all.values()].filter(({ digest }) => digest.sha3_256 !== current);
        const former = others.toSorted((one, two) => compareText(two.on, one.on) || compareText(one.digest.sha3_256, two.digest.sha3_256));
        return { name, digest: { sha3_256: current }, on: "", ...all.get(current), former };
      }
      function withDigests(known, digest, on) {
        if (known === void 0)
          return { digest, on };
        return { digest: { ...digest, ...known.digest }, on: known.on < on ? known.on : on };
      }
      function recordsOf(line) {
        const { mode, anchors } = line.predicate;
        if (mode !== "stamp")
          return () => false;
        const sent = new Set(anchors.filter(isSent).map(({ digest }) => digest));
        const isOfList = anchors.some((anchor) => anchor.covers === "list" && isSent(anchor));
        return (digest) => isOfList || sent.has(digest);
      }
      function foldLists(lines) {
        const lists2 = /* @__PURE__ */ new Map();
        for (const { subject, predicate } of lines) {
          for (const list of predicate.lists) {
            if (!lists2.has(list.sha3_256))
              lists2.set(list.sha3_256, { ...list, subjects: subject });
          }
        }
        return [...lists2.values()];
      }
      function coverAll(lists2, anchors) {
        const covered = /* @__PURE__ */ new Map();
        for (const list of lists2) {
          const anchor = anchors.get(list.sha3_256);
          if (anchor === void 0)
            continue;
          for (const { digest } of entriesOf(list)) {
            const known = covered.get(digest);
            if (known === void 0 || isSettled(anchor) && !isSettled(known))
              covered.set(digest, anchor);
          }
        }
        return covered;
      }
      function isStatedList({ lists: lists2 }, { name, sha256 }) {
        return sha256 !== void 0 && lists2.some((list) => list.name === name && list.sha256 === sha256);
      }
      function entriesOf(list) {
        const { name, text, subjects } = list;
        if (text === void 0) {
          return name === checksums.TR ? [] : subjects.map(({ name: file, digest }) => ({ name: file, digest: digest.sha3_256 }));
        }
        try {
          return (0, checksums.yk)(name, (0, lists.so)(list, subjects));
        } catch {
          return [];
        }
      }
      function isNews(lines, line) {
        const now = Date.parse(line.predicate.finishedOn);
        return lines.length === 0 || contentOf(openRecord(lines, now)) !== contentOf(openRecord([...lines, line], now));
      }
      function contentOf({ names, anchors, lists: lists2, witnesses, chain, isDemonstration }) {
        const named = [...names.values()].map(({ name, digest, former }) => [name, digest, former.map((one) => one.digest)]);
        const known = [...anchors.values()].map((anchor) => ({ ...anchor, stamps: void 0 }));
        const listed = lists2.map(({ name, sha3_256 }) => [name, sha3_256]);
        return JSON.stringify([named, known, listed, witnesses, chain, isDemonstration]);
      }
    })
  ),
  /***/
  7218: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        E8: () => (
          /* binding */
          compareAnchors
        ),
        /* harmony export */
        I1: () => (
          /* binding */
          statementForm
        ),
        /* harmony export */
        W3: () => (
          /* binding */
          predicateType
        ),
        /* harmony export */
        ZR: () => (
          /* binding */
          predicateTypes
        ),
        /* harmony export */
        kk: () => (
          /* binding */
          anchorVerdicts
        ),
        /* harmony export */
        qB: () => (
          /* binding */
          statementType
        )
        /* harmony export */
      });
      var _core_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4161);
      var _core_members_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7066);
      const statementType = "https://in-toto.io/Statement/v1";
      const predicateType = "https://anchor-artifacts.github.io/anchor/v2";
      const firstPredicateType = "https://anchor-artifacts.github.io/anchor/v1";
      const predicateTypes = [predicateType, firstPredicateType];
      const evidenceModes = ["stamp", "check", "verify", "monitor"];
      const anchorVerdicts = {
        anchored: "settled",
        "already-anchored": "settled",
        found: "settled",
        verified: "settled",
        "not-found": "denied",
        "no-match": "denied",
        changed: "denied",
        accepted: "open",
        unclear: "open",
        unknown: "open",
        unreachable: "open",
        failed: "open",
        skipped: "open"
      };
      const maxItems = { subjects: 1e6, lists: 1e3, records: 1e4, steps: 771, witnesses: 16 };
      const maxLength = { name: 4096, text: 2048 };
      const longTextOf = (member) => (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.b6)(member, maxLength.text);
      function fileNameOf(member) {
        const name = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.b6)(member, maxLength.name);
        if (name === "" || name.includes("\0"))
          throw new RangeError(`${member.where} names no file`);
        return name;
      }
      function hexDigestOf(member) {
        const text = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.b6)(member);
        if (!(0, _core_digest_js__WEBPACK_IMPORTED_MODULE_1__.Bc)(text))
          throw new RangeError(`${member.where} is not 64 lower case hexadecimal digits`);
        return text;
      }
      const digests = { sha3_256: hexDigestOf, sha256: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)(hexDigestOf) };
      const subjectForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.Xy)({ name: fileNameOf, digest: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.Xy)(digests) });
      const runForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.Xy)({
        repository: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)(longTextOf),
        ref: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)(longTextOf),
        tag: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)(longTextOf),
        commit: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)(longTextOf),
        url: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)(longTextOf),
        attempt: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)(longTextOf),
        /** The key of the release section that the run writes (interface §6). */
        section: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)(longTextOf)
      });
      const listForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.Xy)({
        name: fileNameOf,
        ...digests,
        text: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)((member) => (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.b6)(member, Number.POSITIVE_INFINITY))
      });
      const recordForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.Xy)({
        block: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)((member) => typeof member.value === "string" ? (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.HU)(member, /^\d{1,20}$/, "a block number") : (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.pq)(member)),
        /** In the service's own words, which name no time zone. */
        date: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)(_core_members_js__WEBPACK_IMPORTED_MODULE_0__.b6),
        txpow: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)(_core_members_js__WEBPACK_IMPORTED_MODULE_0__.b6),
        transaction: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)(_core_members_js__WEBPACK_IMPORTED_MODULE_0__.b6),
        coin: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)(_core_members_js__WEBPACK_IMPORTED_MODULE_0__.b6),
        matched: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)(_core_members_js__WEBPACK_IMPORTED_MODULE_0__.b6)
      });
      const chainForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.Xy)({
        address: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)(_core_members_js__WEBPACK_IMPORTED_MODULE_0__.b6),
        port: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)(_core_members_js__WEBPACK_IMPORTED_MODULE_0__.pq),
        records: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.jk)(recordForm, maxItems.records)
      });
      function stepOf(member) {
        const { l, r, op } = { l: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.C5)(member, "l"), r: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.C5)(member, "r"), op: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.C5)(member, "op") };
        if ([l, r, op].filter(({ value }) => value !== void 0).length !== 1) {
          throw new RangeError(`${member.where} is not one of l, r and op`);
        }
        if (op.value !== void 0)
          return { op: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.aG)(op, ["sha3-256"]) };
        return l.value === void 0 ? { r: hexOf(r) } : { l: hexOf(l) };
      }
      function hexOf(member) {
        return (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.HU)(member, /^(?:[0-9a-f]{2})+$/, "lower case hex");
      }
      const quotedHexOf = (member) => (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.HU)(member, /^0x[0-9a-f]+$/i, "0x and hex");
      const proofForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.Xy)({
        steps: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.jk)(stepOf, maxItems.steps),
        root: hexDigestOf,
        /** The proof file that the steps were taken from. */
        file: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)((0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.Xy)({ address: quotedHexOf, data: quotedHexOf, proof: quotedHexOf, root: quotedHexOf }))
      });
      const proofId = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.Xy)({ uid: _core_members_js__WEBPACK_IMPORTED_MODULE_0__.b6 });
      const anchorForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.Xy)({
        covers: (member) => (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.aG)(member, ["subject", "list"]),
        digest: hexDigestOf,
        verdict: (member) => (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.aG)(member, Object.keys(anchorVerdicts)),
        /** A stamp was sent, and its answer does not say that it was not made (interface §1.7). */
        mayBeSpent: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)(_core_members_js__WEBPACK_IMPORTED_MODULE_0__.iP),
        chain: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)(chainForm),
        proof: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)(proofForm),
        /** The id by which the service is asked for a proof that was not ready. */
        pendingProof: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)(proofId),
        /** The id by which the service is asked once more for a proof that a run has written. */
        writtenProof: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)(proofId)
      });
      function compareAnchors(left, right) {
        if (left.covers !== right.covers)
          return left.covers === "list" ? -1 : 1;
        return left.digest < right.digest ? -1 : Number(left.digest > right.digest);
      }
      const witnessForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.Xy)({
        kind: (member) => (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.aG)(member, ["rfc3161", "opentimestamps"]),
        of: fileNameOf,
        url: longTextOf,
        token: (member) => (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.HU)(member, /^[A-Za-z0-9+/]{0,87384}={0,2}$/, "base64")
      });
      const changedForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.Xy)({ name: fileNameOf, digest: hexDigestOf, seenOn: _core_members_js__WEBPACK_IMPORTED_MODULE_0__.nR });
      const predicateForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.Xy)({
        /** SHA3-256 of the bytes of the line above, without its LF; absent in the first line of a log. */
        previous: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)(hexDigestOf),
        tool: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.Xy)({ name: _core_members_js__WEBPACK_IMPORTED_MODULE_0__.b6, version: _core_members_js__WEBPACK_IMPORTED_MODULE_0__.b6 }),
        mode: (member) => (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.aG)(member, evidenceModes),
        /** ISO 8601 in UTC. */
        finishedOn: _core_members_js__WEBPACK_IMPORTED_MODULE_0__.nR,
        run: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)(runForm),
        /** Absent when no service was asked, only chain nodes. */
        service: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)((0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.Xy)({ url: longTextOf, demonstration: _core_members_js__WEBPACK_IMPORTED_MODULE_0__.iP })),
        /** What the chain is called, and where to look something up there. */
        chain: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)((0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.Xy)({ name: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)(_core_members_js__WEBPACK_IMPORTED_MODULE_0__.b6), explorer: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)(longTextOf) })),
        // A list is computed from all subjects: a thousand equal lists would take a reader hours.
        lists: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.jk)(listForm, maxItems.lists, { what: "lists of the digest", by: (list) => list.sha3_256 }),
        /** One for each digest: those of lists first, then by digest. */
        anchors: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.jk)(anchorForm, maxItems.subjects, { what: "anchors of the digest", by: ({ digest }) => digest }),
        witnesses: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)((0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.jk)(witnessForm, maxItems.witnesses)),
        /** Digests that earlier runs recorded under a name: read from statements of version 0.2, no longer written. */
        changed: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)((0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.jk)(changedForm, maxItems.subjects))
      });
      const statementForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.Xy)({
        _type: (member) => (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.aG)(member, [statementType]),
        /** Sorted by name in byte order, as in `SHA3-256SUMS`. */
        subject: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.jk)(subjectForm, maxItems.subjects, { what: "subjects named", by: ({ name }) => name }),
        predicateType: (member) => (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.aG)(member, predicateTypes),
        predicate: predicateForm
      });
    })
  ),
  /***/
  7942: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        HJ: () => (
          /* binding */
          toStatement
        ),
        /* harmony export */
        M_: () => (
          /* binding */
          renderStatement
        ),
        /* harmony export */
        Mf: () => (
          /* binding */
          toAnchorRecord
        ),
        /* harmony export */
        j8: () => (
          /* binding */
          formatStatement
        )
        /* harmony export */
      });
      var _core_checksums_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6441);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7422);
      var _lists_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(926);
      var _statement_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7218);
      function toStatement(input) {
        const subject = mergeSubjects(input.subjects);
        if (subject.length === 0)
          return void 0;
        const { subjects: _, anchors, givenList, isSha256Foreign = false, hashText, ...facts } = input;
        const lists = (0, _lists_js__WEBPACK_IMPORTED_MODULE_2__.p0)(subject, givenList, hashText).filter(({ name }) => !isSha256Foreign || name !== _core_checksums_js__WEBPACK_IMPORTED_MODULE_0__.TR);
        const predicate = { ...facts, lists, anchors: anchors.toSorted(_statement_js__WEBPACK_IMPORTED_MODULE_3__.E8) };
        return _statement_js__WEBPACK_IMPORTED_MODULE_3__.I1.order({ _type: _statement_js__WEBPACK_IMPORTED_MODULE_3__.qB, subject, predicateType: _statement_js__WEBPACK_IMPORTED_MODULE_3__.W3, predicate });
      }
      function mergeSubjects(subjects) {
        const merged = [];
        for (const { name, digest } of subjects.toSorted((left, right) => (0, _core_checksums_js__WEBPACK_IMPORTED_MODULE_0__.MP)(left.name, right.name))) {
          const known = merged.at(-1)?.name === name ? merged.pop()?.digest : void 0;
          if (known !== void 0 && known.sha3_256 !== digest.sha3_256) {
            throw new RangeError(`Two subjects of the name ${JSON.stringify(name)} have different digests.`);
          }
          merged.push({ name, digest: { ...known, ...digest } });
        }
        return merged;
      }
      function toAnchorRecord(record) {
        const members = {
          block: record.blockNumber,
          date: record.blockDate,
          txpow: record.txpowId,
          transaction: record.transactionId,
          coin: record.coinId,
          matched: record.matchedHash
        };
        const known = Object.entries(members).filter(([, value]) => value !== void 0);
        return Object.fromEntries(known.map(([name, value]) => [name, typeof value === "string" ? (0, _core_text_js__WEBPACK_IMPORTED_MODULE_1__.wh)(value, _core_text_js__WEBPACK_IMPORTED_MODULE_1__.I6.word) : value]));
      }
      const itemsInPiece = 1e3;
      function* renderStatement({ _type, subject, predicateType: type, predicate }) {
        yield `{"_type":${JSON.stringify(_type)},"subject":`;
        yield* renderItems(subject);
        yield `,"predicateType":${JSON.stringify(type)},"predicate":{`;
        for (const [index, [name, value]] of Object.entries(predicate).entries()) {
          yield `${index === 0 ? "" : ","}${JSON.stringify(name)}:`;
          if (Array.isArray(value))
            yield* renderItems(value);
          else
            yield JSON.stringify(value);
        }
        yield "}}";
      }
      function* renderItems(items) {
        yield "[";
        for (let start = 0; start < items.length; start += itemsInPiece) {
          const texts = items.slice(start, start + itemsInPiece).map((item) => JSON.stringify(item));
          yield `${start === 0 ? "" : ","}${texts.join(",")}`;
        }
        yield "]";
      }
      function formatStatement(statement) {
        return [...renderStatement(statement)].join("");
      }
    })
  )
};
