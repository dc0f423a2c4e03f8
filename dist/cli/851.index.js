export const id = 851;
export const ids = [851];
export const modules = {
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
          parseJsonText
        )
        /* harmony export */
      });
      const maxJsonLength = 64 * 1024 * 1024;
      const maxJsonDepth = 32;
      function parseJsonText(text, revive) {
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
          memberAt
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
      function memberAt(value, ...path) {
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
        so: () => (
          /* binding */
          listText
        )
        /* harmony export */
      });
      var _noble_hashes_sha2_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9017);
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
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3026);
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
  7218: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
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
      const predicateType = "https://anchor-artifacts.github.io/anchor/v1";
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
      const maxItems = { subjects: 1e6, lists: 1e3, records: 1e4, steps: 771 };
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
        chain: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)(chainForm),
        proof: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)(proofForm),
        /** The id by which the service is asked for a proof that was not ready. */
        pendingProof: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)(proofId),
        /** The id by which the service is asked once more for a proof that a run has written. */
        writtenProof: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)(proofId)
      });
      const changedForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.Xy)({ name: fileNameOf, digest: hexDigestOf, seenOn: _core_members_js__WEBPACK_IMPORTED_MODULE_0__.nR });
      const predicateForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.Xy)({
        tool: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.Xy)({ name: _core_members_js__WEBPACK_IMPORTED_MODULE_0__.b6, version: _core_members_js__WEBPACK_IMPORTED_MODULE_0__.b6 }),
        mode: (member) => (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.aG)(member, evidenceModes),
        /** ISO 8601 in UTC. */
        finishedOn: _core_members_js__WEBPACK_IMPORTED_MODULE_0__.nR,
        run: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)(runForm),
        /** Absent when no service was asked, only chain nodes. */
        service: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)((0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.Xy)({ url: longTextOf, demonstration: _core_members_js__WEBPACK_IMPORTED_MODULE_0__.iP })),
        // A list is computed from all subjects: a thousand equal lists would take a reader hours.
        lists: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.jk)(listForm, maxItems.lists, { what: "lists of the digest", by: (list) => list.sha3_256 }),
        /** One for each digest: those of lists first, then by digest. */
        anchors: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.jk)(anchorForm, maxItems.subjects, { what: "anchors of the digest", by: ({ digest }) => digest }),
        /** Digests that earlier runs recorded under a name; absent when there are none. */
        changed: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)((0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.jk)(changedForm, maxItems.subjects))
      });
      const statementForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.Xy)({
        _type: (member) => (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.aG)(member, [statementType]),
        /** Sorted by name in byte order, as in `SHA3-256SUMS`. */
        subject: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.jk)(subjectForm, maxItems.subjects, { what: "subjects named", by: ({ name }) => name }),
        predicateType: (member) => (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.aG)(member, [predicateType]),
        predicate: predicateForm
      });
    })
  )
};
