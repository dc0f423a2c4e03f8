export const id = 461;
export const ids = [461];
export const modules = {
  /***/
  291: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        IG: () => (
          /* binding */
          sortedByName
        ),
        /* harmony export */
        MP: () => (
          /* binding */
          compareNames
        ),
        /* harmony export */
        TR: () => (
          /* binding */
          sha256ListName
        ),
        /* harmony export */
        h0: () => (
          /* binding */
          sha3ListName
        ),
        /* harmony export */
        iX: () => (
          /* binding */
          renderSha256Sums
        ),
        /* harmony export */
        pd: () => (
          /* binding */
          renderChecksums
        ),
        /* harmony export */
        ws: () => (
          /* binding */
          maxNameLength
        ),
        /* harmony export */
        yk: () => (
          /* binding */
          parseChecksums
        )
        /* harmony export */
      });
      var _digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2427);
      var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4334);
      var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2872);
      const sha3ListName = "SHA3-256SUMS";
      const sha256ListName = "SHA256SUMS";
      const tagged = /^SHA3-256(?: \((.*)\) = |\((.*)\)= )([0-9A-Fa-f]{64})$/s;
      const prefixed = /^sha3-256:([0-9A-Fa-f]{64}) [ *](.*)$/s;
      const plain = /^([0-9A-Fa-f]{64}) [ *](.*)$/s;
      const otherAlgorithm = /^([A-Za-z][A-Za-z0-9/-]{0,30})(?: ?\(.*\) ?= ?|:)[0-9A-Fa-f]{8,}/s;
      const shortDigest = /^SHA3-256(?: \(.*\) = |\(.*\)= )((?!.{64}$)[0-9A-Fa-f]+)$/s;
      const shownProblems = 20;
      const maxLine = 1e4;
      const maxNameLength = 4096;
      function parseChecksums(fileName, text) {
        const bareAllowed = /SHA3-256|sha3-256/.test(fileName.split(/[/\\]/).at(-1) ?? "");
        const entries = /* @__PURE__ */ new Map();
        const listName = (0, _text_js__WEBPACK_IMPORTED_MODULE_1__.zz)(fileName.split(/[/\\]/).at(-1) ?? "");
        const problems = [];
        const lines = text.replace(/^\uFEFF/, "").split(/\r?\n|\r$/);
        for (const [index, content] of lines.entries()) {
          if (content.trim() === "")
            continue;
          const parsed = parseChecksumLine(content, bareAllowed);
          const line = index + 1;
          const earlier = typeof parsed === "string" ? void 0 : entries.get(parsed.name);
          if (typeof parsed === "string")
            problems.push(`${listName}, line ${line}: ${parsed}.`);
          else if (earlier === void 0)
            entries.set(parsed.name, { ...parsed, line });
          else if (earlier.digest !== parsed.digest)
            problems.push(`${listName}, line ${line}: The same name has another digest than in line ${earlier.line}.`);
        }
        if (problems.length > 0)
          throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("CHECKSUMS_INVALID", toMessage(listName, problems));
        if (entries.size === 0)
          throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("CHECKSUMS_INVALID", `The checksum list ${listName} names no file.`);
        return [...entries.values()];
      }
      function parseChecksumLine(content, bareAllowed) {
        if (content.length > maxLine)
          return `The line is longer than ${maxLine} characters`;
        const escaped = content.startsWith("\\");
        const line = escaped ? content.slice(1) : content;
        const [, spaced, tight, taggedHex] = tagged.exec(line) ?? [];
        const [, prefixedHex, prefixedName] = prefixed.exec(line) ?? [];
        const [, plainHex, plainName] = plain.exec(line) ?? [];
        if (plainHex !== void 0 && !bareAllowed) {
          return "The line does not say which algorithm made the digest; write SHA3-256 (name) = hex or sha3-256:hex  name";
        }
        const digest = (0, _digest_js__WEBPACK_IMPORTED_MODULE_2__.s1)(taggedHex ?? prefixedHex ?? plainHex);
        if (digest === void 0)
          return complaint(line);
        const written = spaced ?? tight ?? prefixedName ?? plainName ?? "";
        const name = escaped ? unescapeName(written) : written;
        if (name === void 0)
          return "The name has a backslash that is not followed by n, r or another backslash";
        if (name === "" || name.includes("\0"))
          return "The line names no file";
        if (name.length > maxNameLength)
          return `The name is longer than ${maxNameLength} characters`;
        return { name, digest };
      }
      function complaint(line) {
        const [, short] = shortDigest.exec(line) ?? [];
        if (short !== void 0)
          return `The digest has ${short.length} hex ${short.length === 1 ? "digit" : "digits"}; it needs 64`;
        const [, algorithm] = otherAlgorithm.exec(line) ?? [];
        if (algorithm === void 0)
          return "The line does not have the form SHA3-256 (name) = hex";
        return algorithm.toUpperCase() === "SHA3-256" ? "The digest does not have 64 hex digits, or there are too many spaces" : `The digest is of ${algorithm}, not of SHA3-256`;
      }
      function toMessage(listName, problems) {
        const shown = problems.slice(0, shownProblems);
        const rest = problems.length - shown.length;
        if (rest > 0)
          shown.push(`${listName}: ${rest} more lines are unusable.`);
        return `The checksum list ${listName} has ${problems.length} unusable ${problems.length === 1 ? "line" : "lines"}:
${shown.join("\n")}`;
      }
      const linesInPiece = 1e3;
      function renderChecksums(lines) {
        return renderSorted(lines, ({ name, digest }) => `${escapeMark(name)}SHA3-256 (${escapeName(name)}) = ${digest}
`);
      }
      function renderSha256Sums(lines) {
        const known = lines.filter(({ sha256 }) => sha256 !== void 0);
        return renderSorted(known, ({ name, sha256 }) => `${escapeMark(name)}${sha256}  ${escapeName(name)}
`);
      }
      function* renderSorted(lines, format) {
        const sorted = sortedByName(lines);
        for (let start = 0; start < sorted.length; start += linesInPiece) {
          const piece = sorted.slice(start, start + linesInPiece);
          yield piece.map(format).join("");
        }
      }
      function sortedByName(items) {
        const compare = (left, right) => compareNames(left.name, right.name);
        const isSorted = items.every((item, index) => compare(items[index - 1] ?? item, item) <= 0);
        return isSorted ? items : items.toSorted(compare);
      }
      function formatChecksums(lines) {
        return [...renderChecksums(lines)].join("");
      }
      function escapeMark(name) {
        return /[\\\n\r]/.test(name) ? "\\" : "";
      }
      const escapes = { "\\": "\\\\", "\n": "\\n", "\r": "\\r" };
      const unescapes = { "\\\\": "\\", "\\n": "\n", "\\r": "\r" };
      function escapeName(name) {
        return name.replace(/[\\\n\r]/g, (character) => escapes[character] ?? character);
      }
      function unescapeName(text) {
        const escape = /\\[\\nr]/g;
        if (text.replace(escape, "").includes("\\"))
          return void 0;
        return text.replace(escape, (pair) => unescapes[pair] ?? pair);
      }
      function compareNames(left, right) {
        const shared = Math.min(left.length, right.length);
        for (let index = 0; index < shared; index += 1) {
          const one = left.charCodeAt(index);
          const other = right.charCodeAt(index);
          if (one !== other)
            return codePointRank(one) - codePointRank(other);
        }
        return left.length - right.length;
      }
      function codePointRank(unit) {
        return unit >= 55296 && unit <= 57343 ? unit + 65536 : unit;
      }
    })
  ),
  /***/
  2427: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Bc: () => (
          /* binding */
          isDigest
        ),
        /* harmony export */
        IK: () => (
          /* binding */
          emptyDigest
        ),
        /* harmony export */
        SS: () => (
          /* binding */
          digestFromBytes
        ),
        /* harmony export */
        VB: () => (
          /* binding */
          sameDigest
        ),
        /* harmony export */
        rX: () => (
          /* binding */
          toPrefixedHash
        ),
        /* harmony export */
        s1: () => (
          /* binding */
          digestFromWire
        )
        /* harmony export */
      });
      var _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2565);
      const lowercaseHex = /^[0-9a-f]{64}$/;
      function isDigest(text) {
        return lowercaseHex.test(text);
      }
      function digestFromWire(text) {
        if (typeof text !== "string")
          return void 0;
        const bare = text.replace(/^0x/i, "").toLowerCase();
        return isDigest(bare) ? bare : void 0;
      }
      function toPrefixedHash(text) {
        return text.replace(/^(?:0x)?(?=[0-9a-f]{64}$)/i, "0x");
      }
      function digestFromBytes(bytes) {
        const hex = (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__.My)(bytes);
        if (!isDigest(hex))
          throw new RangeError(`A SHA3-256 digest has 32 bytes, not ${bytes.length}.`);
        return hex;
      }
      const emptyDigest = "a7ffc6f8bf1ed76651c14756a061d662f580ff4de43b49fa82d80a4b80f8434a";
      function sameDigest(text, digest) {
        return digestFromWire(text) === digest;
      }
    })
  ),
  /***/
  3364: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        $W: () => (
          /* binding */
          isTemporaryName
        ),
        /* harmony export */
        Lk: () => (
          /* binding */
          witnessFiles
        ),
        /* harmony export */
        NK: () => (
          /* binding */
          isReportFile
        ),
        /* harmony export */
        NT: () => (
          /* binding */
          temporaryName
        ),
        /* harmony export */
        NW: () => (
          /* binding */
          runFiles
        ),
        /* harmony export */
        QN: () => (
          /* binding */
          isRunFile
        ),
        /* harmony export */
        Uf: () => (
          /* binding */
          createNamer
        ),
        /* harmony export */
        _T: () => (
          /* binding */
          evidenceKind
        ),
        /* harmony export */
        _h: () => (
          /* binding */
          keyOfStatementAsset
        ),
        /* harmony export */
        cq: () => (
          /* binding */
          reportFileName
        ),
        /* harmony export */
        dt: () => (
          /* binding */
          keyOfLogAsset
        ),
        /* harmony export */
        oP: () => (
          /* binding */
          logAssetName
        ),
        /* harmony export */
        rw: () => (
          /* binding */
          toAssetName
        ),
        /* harmony export */
        yV: () => (
          /* binding */
          keptListName
        )
        /* harmony export */
      });
      var _checksums_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(291);
      const runFiles = {
        results: "results.json",
        checksums: _checksums_js__WEBPACK_IMPORTED_MODULE_0__.h0,
        sha256: _checksums_js__WEBPACK_IMPORTED_MODULE_0__.TR,
        statement: "anchor.intoto.json",
        /** The lines of all runs that wrote into the folder. */
        log: "anchor.jsonl",
        page: "anchor-evidence.html",
        badge: "badge.json",
        journal: "journal.jsonl",
        /** The findings of a monitor's scan: the baseline of the next scan. */
        monitor: "monitor.json"
      };
      function isRunFile(name, mode) {
        return mode === "verify" && isReportFile(name) || keptList.test(name) || [...Object.values(runFiles), ...witnessFiles].includes(name);
      }
      const reportSuffix = ".verification.pdf";
      const maxFileName = 180;
      function toAssetName(path) {
        const [base = ""] = path.split(/[/\\]/).slice(-1);
        const plain = base.normalize("NFD").replaceAll(/\p{M}/gu, "");
        const name = plain.replaceAll(/[^A-Za-z0-9_+@-]+/g, ".").replaceAll(/^\.+|\.+$/g, "");
        const isNameless = base.startsWith(".") || name === "" || /^[^A-Za-z0-9_+@-]+\.[^.]*$/.test(plain);
        return isNameless ? `default.${name}`.replace(/\.$/, "") : name;
      }
      function keyOfStatementAsset(name) {
        return evidencePatterns.statement.exec(withoutSuffix(name))?.[1];
      }
      function logAssetName(key) {
        return `anchor-${key}.jsonl`;
      }
      function keyOfLogAsset(name) {
        return evidencePatterns.log.exec(withoutSuffix(name))?.[1];
      }
      function reportFileName(subject, digest, isTaken) {
        return toAssetName(subject).slice(0, maxFileName) + (isTaken ? `.${digest.slice(0, 8)}` : "") + reportSuffix;
      }
      function keptListName(digest) {
        return `${runFiles.checksums}.${digest.slice(0, 12)}`;
      }
      const keptList = /^SHA3-256SUMS\.[0-9a-f]{12}$/;
      const witnessFiles = ["tsr", "ots"].flatMap((suffix) => ["", ".2", ".3", ".4"].map((number) => `${runFiles.sha256}${number}.${suffix}`));
      function isReportFile(name) {
        return name.endsWith(reportSuffix);
      }
      const evidenceNames = new Map([
        [runFiles.checksums, "list"],
        [runFiles.sha256, "list"],
        [runFiles.statement, "statement of a run"],
        [runFiles.log, "log of a folder"],
        [runFiles.page, "page"],
        ...witnessFiles.map((name) => [name, "witness"])
      ]);
      const evidencePatterns = {
        log: /^anchor-([0-9a-f]{12})\.jsonl$/,
        statement: /^anchor-([0-9a-f]{12})\.intoto\.json$/,
        report: /^(.+)\.verification\.pdf$/
      };
      function evidenceKind(name, files = /* @__PURE__ */ new Set()) {
        const lasting = withoutSuffix(name);
        if (lasting !== name)
          return evidenceKind(lasting, files) && "upload";
        const kinds = Object.keys(evidencePatterns);
        const kind = kinds.find((each) => evidencePatterns[each].test(name));
        if (kind !== "report")
          return evidenceNames.get(name) ?? kind;
        return isBeside(evidencePatterns.report.exec(name)?.[1] ?? "", files) ? kind : void 0;
      }
      function isBeside(start, files) {
        const isCut = (plain) => plain.length === maxFileName && [...files].some((file) => file.startsWith(plain));
        const plains = [start, start.replace(/\.[0-9a-f]{8}$/, "")];
        return plains.some((plain) => files.has(plain) || evidenceNames.get(plain) === "list" || isCut(plain));
      }
      const temporarySuffix = /\.[0-9a-f]{8}\.tmp$/;
      function temporaryName(name, random) {
        return `${name}.${random}.tmp`;
      }
      function isTemporaryName(candidate, name) {
        return temporarySuffix.test(candidate) && withoutSuffix(candidate) === name;
      }
      function withoutSuffix(name) {
        return name.replace(temporarySuffix, "");
      }
      function createNamer(toName) {
        const owners = /* @__PURE__ */ new Map();
        return ({ name, digest }) => {
          const plain = toName(name, digest, false);
          const owner = owners.get(plain) ?? digest;
          owners.set(plain, owner);
          return toName(name, digest, owner !== digest);
        };
      }
    })
  ),
  /***/
  5961: (
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
        ),
        /* harmony export */
        rU: () => (
          /* binding */
          readAtMost
        )
        /* harmony export */
      });
      var _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2565);
      const maxJsonLength = 64 * 1024 * 1024;
      const maxJsonDepth = 32;
      function parseJsonText(text, revive, most = maxJsonLength) {
        if (text.length > most)
          throw new RangeError(`it is larger than ${most / 2 ** 20} MiB`);
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
        const colon = /\s*:/y;
        let repeated;
        for (let at = 0; at < text.length; at += 1) {
          const sign = text[at];
          if (sign === '"') {
            const end = endOfString(text, at);
            colon.lastIndex = end;
            const names = colon.test(text) ? open.at(-1) : void 0;
            const name = names === void 0 ? "" : nameOf(text.slice(at, end));
            if (names?.has(name))
              repeated ??= name;
            names?.add(name);
            at = end - 1;
          } else if (sign === "}" || sign === "]")
            open.pop();
          else if ((sign === "{" || sign === "[") && open.push(sign === "{" ? /* @__PURE__ */ new Set() : void 0) > maxJsonDepth) {
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
      async function readAtMost(...stream) {
        const chunks = [];
        for await (const chunk of takeAtMost(...stream))
          chunks.push(chunk);
        return (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__.Id)(...chunks);
      }
    })
  ),
  /***/
  2508: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        C5: () => (
          /* binding */
          memberOf
        ),
        /* harmony export */
        Gv: () => (
          /* binding */
          isObject
        ),
        /* harmony export */
        HU: () => (
          /* binding */
          matchOf
        ),
        /* harmony export */
        KT: () => (
          /* binding */
          named
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
      function named(name, form) {
        return { named: name, form };
      }
      function objectOf(forms) {
        const members = Object.entries(forms).map(([name, given]) => {
          const { named: member, form } = "form" in given ? given : { named: name, form: given };
          return "optional" in form ? { name, member, reader: form.optional, isOptional: true } : { name, member, reader: form, isOptional: false };
        });
        const read = (parent) => {
          const object = {};
          for (const { name, member, reader, isOptional } of members) {
            const own = memberOf(parent, member);
            if (!isOptional || own.value !== void 0)
              object[name] = reader(own);
          }
          return object;
        };
        const order = (value) => {
          const given = value;
          const names = Object.keys(given);
          const object = {};
          let [count, isOrdered] = [0, true];
          for (const { name, member, reader, isOptional } of members) {
            if (given[name] === void 0 || isOptional && !isReadable(reader, given[name]))
              continue;
            const ordered = object[member] = reader.order?.(given[name]) ?? given[name];
            isOrdered &&= names[count] === member && ordered === given[name];
            count += 1;
          }
          return isOrdered && count === names.length ? value : object;
        };
        return Object.assign(read, { order });
      }
      function isReadable(reader, value) {
        if (reader.order !== void 0)
          return true;
        try {
          reader({ value, where: "" });
          return true;
        } catch (cause) {
          if (cause instanceof RangeError)
            return false;
          throw cause;
        }
      }
      function arrayOf(item, most, unique) {
        const read = (list) => {
          const items = itemsOf(list, most).map((each) => item(each));
          if (unique !== void 0)
            refuseTwice(items.map(unique.by), unique.what);
          return items;
        };
        const order = (items) => {
          const ordered = items.map((each) => item.order?.(each) ?? each);
          return ordered.every((each, index) => each === items[index]) ? items : ordered;
        };
        return Object.assign(read, { order });
      }
      function isObject(value) {
        return typeof value === "object" && value !== null && !Array.isArray(value);
      }
      function memberOf({ value, where }, name) {
        if (!isObject(value))
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
        const kept = {};
        for (const [name, value] of Object.entries(members))
          if (value !== void 0)
            kept[name] = value;
        return kept;
      }
    })
  ),
  /***/
  3743: (
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
        FH: () => (
          /* binding */
          renderEvidencePage
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
      var _noble_hashes_sha3_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8041);
      var _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2565);
      var _core_digest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2427);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4334);
      var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5961);
      var _core_members_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2508);
      var _statement_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7400);
      var _to_statement_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5679);
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
          const inside = /^\s*</.test(given) ? evidenceTextOf(given) : given.trim();
          if (inside === void 0)
            throw new RangeError("the page has no evidence in it");
          const text = fromPageText(inside);
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
              const ends = above?.endsWith("\r") === true ? ", since the line ends were changed from LF to CRLF" : "";
              throw new RangeError(`it does not follow the line above it${ends}`);
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
        (0, _core_members_js__WEBPACK_IMPORTED_MODULE_4__.aG)((0, _core_members_js__WEBPACK_IMPORTED_MODULE_4__.C5)(root, "_type"), [_statement_js__WEBPACK_IMPORTED_MODULE_2__.qB]);
        (0, _core_members_js__WEBPACK_IMPORTED_MODULE_4__.aG)((0, _core_members_js__WEBPACK_IMPORTED_MODULE_4__.C5)(root, "predicateType"), _statement_js__WEBPACK_IMPORTED_MODULE_2__.ZR);
        const statement = (0, _statement_js__WEBPACK_IMPORTED_MODULE_2__.I1)(root);
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
        return (0, _core_digest_js__WEBPACK_IMPORTED_MODULE_5__.SS)((0, _noble_hashes_sha3_js__WEBPACK_IMPORTED_MODULE_6__.C2)((0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_7__.AI)(text)));
      }
      function toNextStatement(log, statement) {
        const { previous: _, ...predicate } = statement.predicate;
        const above = log.at(-1);
        return { ...statement, predicate: { ...above && { previous: digestOfLine(above.text) }, ...predicate } };
      }
      function withLine(log, statement) {
        const next = toNextStatement(log, statement);
        return [...log, { text: (0, _to_statement_js__WEBPACK_IMPORTED_MODULE_3__.j8)(next), statement: next }];
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
          const root = JSON.parse(content);
          const previous = above && digestOfLine(above.text);
          const text = previous ? JSON.stringify({ ...root, predicate: { previous, ...root.predicate } }) : content;
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
          const pieces = typeof line === "string" ? [line] : (0, _to_statement_js__WEBPACK_IMPORTED_MODULE_3__.M_)(line);
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
        const lines = (0, _core_json_js__WEBPACK_IMPORTED_MODULE_1__.lk)(text);
        if (!Array.isArray(lines) || !lines.every((line) => typeof line === "string")) {
          throw new RangeError("it is no list of lines");
        }
        return lines.join("\n");
      }
    })
  ),
  /***/
  3050: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        l_: () => (
          /* binding */
          isKnownTo
        ),
        Ms: () => (
          /* binding */
          isNews
        ),
        Is: () => (
          /* reexport */
          isSettled
        ),
        lM: () => (
          /* binding */
          isStamped
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
        ),
        L: () => (
          /* reexport */
          uniqueOf
        )
      });
      var checksums = __webpack_require__(291);
      var to_statement = __webpack_require__(5679);
      var statement = __webpack_require__(7400);
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
        const { proof } = anchor;
        const judged = known === void 0 || outweighs(anchor, known, mode) ? anchor : known;
        const { verdict } = anchor;
        const stamp = {
          on: finishedOn,
          verdict: verdict === "accepted" || verdict === "unclear" ? verdict : "failed",
          service: service?.url
        };
        const isStamp = mode === "stamp" && worthOf(anchor) > 0;
        const stamps = [...known?.stamps ?? [], ...isStamp ? [stamp] : []];
        const chain = uniteChains(known?.chain, anchor.chain);
        const proofs = uniqueOf([...known?.proofs ?? [], ...proof === void 0 ? [] : [proof]]);
        return {
          covers: known?.covers === "list" ? "list" : anchor.covers,
          digest: anchor.digest,
          verdict: judged.verdict,
          ...judged.mayBeSpent === true && { mayBeSpent: true },
          ...chain && { chain },
          proofs,
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
        const lists = foldLists(ordered);
        let cover;
        const chain = ordered.findLast(({ predicate }) => predicate.chain !== void 0)?.predicate.chain;
        return {
          lines: ordered,
          names: foldNames(dated, future),
          anchors,
          lists,
          witnesses: uniqueOf(ordered.flatMap(({ predicate }) => predicate.witnesses ?? [])),
          ...chain && { chain },
          isDemonstration,
          coverOf: (digest) => (cover ??= coverAll(lists, anchors)).get(digest)
        };
      }
      function openEvidence(lines, now) {
        const last = lines.slice(-1).map(({ predicate }) => Date.parse(predicate.finishedOn));
        return openRecord(lines, Math.max(now, ...last));
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
      function isKnownTo(record, lines) {
        const known = new Set(record.lines.map(contentOfLine));
        return lines.every((line) => known.has(contentOfLine(line)));
      }
      function contentOfLine(line) {
        return JSON.stringify({ ...line, predicate: { ...line.predicate, previous: void 0 } });
      }
      function foldNames(dated, future) {
        const current = /* @__PURE__ */ new Map();
        const all = /* @__PURE__ */ new Map();
        const add = (name, digest, on) => {
          const known = all.get(name) ?? /* @__PURE__ */ new Map();
          const before = known.get(digest.sha3_256) ?? { digest, on };
          const first = before.on < on ? before.on : on;
          all.set(name, known.set(digest.sha3_256, { digest: { ...digest, ...before.digest }, on: first }));
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
      function recordsOf(line) {
        const { mode, anchors } = line.predicate;
        if (mode !== "stamp")
          return () => false;
        const sent = new Set(anchors.filter(isSent).map(({ digest }) => digest));
        const isOfList = anchors.some((anchor) => anchor.covers === "list" && isSent(anchor));
        return (digest) => isOfList || sent.has(digest);
      }
      function foldLists(lines) {
        const lists = /* @__PURE__ */ new Map();
        for (const { subject, predicate } of lines) {
          for (const list of predicate.lists) {
            if (!lists.has(list.sha3_256))
              lists.set(list.sha3_256, { ...list, subjects: subject });
          }
        }
        return [...lists.values()];
      }
      function coverAll(lists, anchors) {
        const covered = /* @__PURE__ */ new Map();
        for (const list of lists) {
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
      function isStamped({ anchors, coverOf }, digest) {
        const known = [anchors.get(digest), coverOf(digest)];
        return known.some((anchor) => anchor !== void 0 && (isSettled(anchor) || anchor.stamps.length > 0));
      }
      function isStatedList({ lists }, { name, sha256 }) {
        return sha256 !== void 0 && lists.some((list) => list.name === name && list.sha256 === sha256);
      }
      function entriesOf(list) {
        const { name, text, subjects } = list;
        if (text === void 0) {
          return name === checksums.TR ? [] : subjects.map(({ name: file, digest }) => ({ name: file, digest: digest.sha3_256 }));
        }
        try {
          return (0, checksums.yk)(name, (0, to_statement.so)(list, subjects));
        } catch {
          return [];
        }
      }
      function isNews(lines, line) {
        const now = Date.parse(line.predicate.finishedOn);
        return lines.length === 0 || contentOf(openRecord(lines, now)) !== contentOf(openRecord([...lines, line], now));
      }
      function contentOf({ names, anchors, lists, witnesses, chain, isDemonstration }) {
        const named = [...names.values()].map(({ name, digest, former }) => [name, digest, former.map((one) => one.digest)]);
        const known = [...anchors.values()].map((anchor) => ({ ...anchor, stamps: void 0 }));
        const listed = lists.map(({ name, sha3_256 }) => [name, sha3_256]);
        return JSON.stringify([named, known, listed, witnesses, chain, isDemonstration]);
      }
    })
  ),
  /***/
  7400: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        E8: () => (
          /* binding */
          compareAnchors
        ),
        /* harmony export */
        FB: () => (
          /* binding */
          hexDigestOf
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
        Wh: () => (
          /* binding */
          maxTextLength
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
      var _core_checksums_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(291);
      var _core_digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2427);
      var _core_members_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2508);
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
      const maxTextLength = 2048;
      const longTextOf = (member) => (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.b6)(member, maxTextLength);
      function fileNameOf(member) {
        const name = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.b6)(member, _core_checksums_js__WEBPACK_IMPORTED_MODULE_0__.ws);
        if (name === "" || name.includes("\0"))
          throw new RangeError(`${member.where} names no file`);
        return name;
      }
      function hexDigestOf(member) {
        const text = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.b6)(member);
        if (!(0, _core_digest_js__WEBPACK_IMPORTED_MODULE_2__.Bc)(text))
          throw new RangeError(`${member.where} is not 64 lower case hexadecimal digits`);
        return text;
      }
      const digests = { sha3_256: hexDigestOf, sha256: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)(hexDigestOf) };
      const subjectForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.Xy)({ name: fileNameOf, digest: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.Xy)(digests) });
      const runForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.Xy)({
        repository: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)(longTextOf),
        ref: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)(longTextOf),
        tag: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)(longTextOf),
        commit: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)(longTextOf),
        url: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)(longTextOf),
        attempt: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)(longTextOf),
        /** The key of the release section that the run writes (interface §6). */
        section: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)(longTextOf)
      });
      const listForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.Xy)({
        name: fileNameOf,
        ...digests,
        text: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)((member) => (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.b6)(member, Number.POSITIVE_INFINITY))
      });
      const recordForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.Xy)({
        block: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)((member) => typeof member.value === "string" ? (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.HU)(member, /^\d{1,20}$/, "a block number") : (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.pq)(member)),
        /** In the service's own words, which name no time zone. */
        date: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)(_core_members_js__WEBPACK_IMPORTED_MODULE_1__.b6),
        txpow: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)(_core_members_js__WEBPACK_IMPORTED_MODULE_1__.b6),
        transaction: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)(_core_members_js__WEBPACK_IMPORTED_MODULE_1__.b6),
        coin: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)(_core_members_js__WEBPACK_IMPORTED_MODULE_1__.b6),
        matched: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)(_core_members_js__WEBPACK_IMPORTED_MODULE_1__.b6)
      });
      const chainForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.Xy)({
        address: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)(_core_members_js__WEBPACK_IMPORTED_MODULE_1__.b6),
        port: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)(_core_members_js__WEBPACK_IMPORTED_MODULE_1__.pq),
        records: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.jk)(recordForm, maxItems.records)
      });
      function stepOf(member) {
        const { l, r, op } = { l: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.C5)(member, "l"), r: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.C5)(member, "r"), op: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.C5)(member, "op") };
        if ([l, r, op].filter(({ value }) => value !== void 0).length !== 1) {
          throw new RangeError(`${member.where} is not one of l, r and op`);
        }
        if (op.value !== void 0)
          return { op: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.aG)(op, ["sha3-256"]) };
        return l.value === void 0 ? { r: hexOf(r) } : { l: hexOf(l) };
      }
      function hexOf(member) {
        return (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.HU)(member, /^(?:[0-9a-f]{2})+$/, "lower case hex");
      }
      const quotedHexOf = (member) => (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.HU)(member, /^0x[0-9a-f]+$/i, "0x and hex");
      const proofForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.Xy)({
        steps: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.jk)(stepOf, maxItems.steps),
        root: hexDigestOf,
        /** The proof file that the steps were taken from. */
        file: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)((0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.Xy)({ address: quotedHexOf, data: quotedHexOf, proof: quotedHexOf, root: quotedHexOf }))
      });
      const anchorForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.Xy)({
        covers: (member) => (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.aG)(member, ["subject", "list"]),
        digest: hexDigestOf,
        verdict: (member) => (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.aG)(member, Object.keys(anchorVerdicts)),
        /** A stamp was sent, and its answer does not say that it was not made (interface §1.7). */
        mayBeSpent: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)(_core_members_js__WEBPACK_IMPORTED_MODULE_1__.iP),
        chain: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)(chainForm),
        proof: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)(proofForm)
      });
      function compareAnchors(left, right) {
        if (left.covers !== right.covers)
          return left.covers === "list" ? -1 : 1;
        return left.digest < right.digest ? -1 : Number(left.digest > right.digest);
      }
      const witnessForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.Xy)({
        kind: (member) => (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.aG)(member, ["rfc3161", "opentimestamps"]),
        of: fileNameOf,
        url: longTextOf,
        token: (member) => (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.HU)(member, /^[A-Za-z0-9+/]{0,87384}={0,2}$/, "base64")
      });
      const changedForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.Xy)({ name: fileNameOf, digest: hexDigestOf, seenOn: _core_members_js__WEBPACK_IMPORTED_MODULE_1__.nR });
      const predicateForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.Xy)({
        /** SHA3-256 of the bytes of the line above, without its LF; absent in the first line of a log. */
        previous: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)(hexDigestOf),
        tool: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.Xy)({ name: _core_members_js__WEBPACK_IMPORTED_MODULE_1__.b6, version: _core_members_js__WEBPACK_IMPORTED_MODULE_1__.b6 }),
        mode: (member) => (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.aG)(member, evidenceModes),
        /** ISO 8601 in UTC. */
        finishedOn: _core_members_js__WEBPACK_IMPORTED_MODULE_1__.nR,
        run: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)(runForm),
        /** Absent when no service was asked, only chain nodes. */
        service: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)((0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.Xy)({ url: longTextOf, demonstration: _core_members_js__WEBPACK_IMPORTED_MODULE_1__.iP })),
        /** What the chain is called, and where to look something up there. */
        chain: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)((0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.Xy)({ name: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)(_core_members_js__WEBPACK_IMPORTED_MODULE_1__.b6), explorer: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)(longTextOf) })),
        // A list is computed from all subjects: a thousand equal lists would take a reader hours.
        lists: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.jk)(listForm, maxItems.lists, { what: "lists of the digest", by: (list) => list.sha3_256 }),
        /** One for each digest: those of lists first, then by digest. */
        anchors: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.jk)(anchorForm, maxItems.subjects, { what: "anchors of the digest", by: ({ digest }) => digest }),
        witnesses: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)((0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.jk)(witnessForm, maxItems.witnesses)),
        /** Digests that earlier runs recorded under a name: read from statements of version 0.2, no longer written. */
        changed: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)((0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.jk)(changedForm, maxItems.subjects))
      });
      const statementForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.Xy)({
        _type: (member) => (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.aG)(member, [statementType]),
        /** Sorted by name in byte order, as in `SHA3-256SUMS`. */
        subject: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.jk)(subjectForm, maxItems.subjects, { what: "subjects named", by: ({ name }) => name }),
        predicateType: (member) => (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.aG)(member, predicateTypes),
        predicate: predicateForm
      });
    })
  ),
  /***/
  5679: (
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
        SL: () => (
          /* binding */
          listDigests
        ),
        /* harmony export */
        ab: () => (
          /* binding */
          explorerAddress
        ),
        /* harmony export */
        j8: () => (
          /* binding */
          formatStatement
        ),
        /* harmony export */
        jP: () => (
          /* binding */
          witnessDigests
        ),
        /* harmony export */
        so: () => (
          /* binding */
          listText
        )
        /* harmony export */
      });
      var _noble_hashes_sha2_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5514);
      var _noble_hashes_sha3_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8041);
      var _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2565);
      var _core_checksums_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(291);
      var _core_chain_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3880);
      var _core_members_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2508);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2872);
      var _core_digest_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2427);
      var _statement_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7400);
      function toStatement(input) {
        const subject = mergeSubjects(input.subjects);
        if (subject.length === 0)
          return void 0;
        const { subjects: _, anchors, givenList, isSha256Foreign = false, hashText, ...facts } = input;
        const lists = toLists(subject, givenList, hashText).filter(({ name }) => !isSha256Foreign || name !== _core_checksums_js__WEBPACK_IMPORTED_MODULE_0__.TR);
        const service = facts.service && { ...facts.service, url: facts.service.url.slice(0, _statement_js__WEBPACK_IMPORTED_MODULE_3__.Wh) };
        const predicate = {
          ...facts,
          ...service && { service },
          lists,
          anchors: anchors.toSorted(_statement_js__WEBPACK_IMPORTED_MODULE_3__.E8)
        };
        return _statement_js__WEBPACK_IMPORTED_MODULE_3__.I1.order({ _type: _statement_js__WEBPACK_IMPORTED_MODULE_3__.qB, subject, predicateType: _statement_js__WEBPACK_IMPORTED_MODULE_3__.W3, predicate });
      }
      function mergeSubjects(subjects) {
        const merged = [];
        for (const subject of (0, _core_checksums_js__WEBPACK_IMPORTED_MODULE_0__.IG)(subjects)) {
          const { name, digest } = subject;
          const known = merged.at(-1)?.name === name ? merged.pop()?.digest : void 0;
          if (known !== void 0 && known.sha3_256 !== digest.sha3_256) {
            throw new RangeError(`Two subjects of the name ${JSON.stringify(name)} have different digests.`);
          }
          merged.push(known === void 0 ? subject : { name, digest: { ...known, ...digest } });
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
        return Object.fromEntries(known.map(([name, value]) => [name, typeof value === "string" ? (0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.wh)(value, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.I6.word) : value]));
      }
      function explorerAddress(chain, record) {
        const { block, txpow, transaction } = record;
        const ids2 = { blockNumber: block, txpowId: txpow, transactionId: transaction };
        return chain?.explorer === void 0 ? void 0 : (0, _core_chain_name_js__WEBPACK_IMPORTED_MODULE_1__.ZS)(chain.explorer, (0, _core_members_js__WEBPACK_IMPORTED_MODULE_4__.r$)(ids2));
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
          const piece = JSON.stringify(items.slice(start, start + itemsInPiece));
          yield `${start === 0 ? "" : ","}${piece.slice(1, -1)}`;
        }
        yield "]";
      }
      function formatStatement(statement) {
        return [...renderStatement(statement)].join("");
      }
      function renderList(name, subjects) {
        return name === _core_checksums_js__WEBPACK_IMPORTED_MODULE_0__.TR ? (0, _core_checksums_js__WEBPACK_IMPORTED_MODULE_0__.iX)(subjects.map((one) => ({ name: one.name, sha256: one.digest.sha256 }))) : (0, _core_checksums_js__WEBPACK_IMPORTED_MODULE_0__.pd)(subjects.map((one) => ({ name: one.name, digest: one.digest.sha3_256 })));
      }
      function listText({ name, text }, subjects) {
        return text ?? [...renderList(name, subjects)].join("");
      }
      function witnessDigests(witnesses) {
        const whole = witnesses.filter(({ token }) => token.length % 4 === 0);
        return new Set(whole.map(({ token }) => (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_5__.My)((0, _noble_hashes_sha2_js__WEBPACK_IMPORTED_MODULE_6__.sc)(Uint8Array.from(atob(token), (one) => one.charCodeAt(0))))));
      }
      function listDigests(text) {
        return hashPortably([text]);
      }
      const hashPortably = (pieces) => {
        const sha3 = _noble_hashes_sha3_js__WEBPACK_IMPORTED_MODULE_7__.C2.create();
        const sha2 = _noble_hashes_sha2_js__WEBPACK_IMPORTED_MODULE_6__.sc.create();
        for (const piece of pieces) {
          const bytes = (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_5__.AI)(piece);
          sha3.update(bytes);
          sha2.update(bytes);
        }
        return { sha3_256: (0, _core_digest_js__WEBPACK_IMPORTED_MODULE_8__.SS)(sha3.digest()), sha256: (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_5__.My)(sha2.digest()) };
      };
      function toLists(subjects, given, hashText = hashPortably) {
        const canonical = { name: _core_checksums_js__WEBPACK_IMPORTED_MODULE_0__.h0, ...hashText(renderList(_core_checksums_js__WEBPACK_IMPORTED_MODULE_0__.h0, subjects)) };
        const isPaired = subjects.some(({ digest }) => digest.sha256 !== void 0);
        const pair = isPaired ? [{ name: _core_checksums_js__WEBPACK_IMPORTED_MODULE_0__.TR, ...hashText(renderList(_core_checksums_js__WEBPACK_IMPORTED_MODULE_0__.TR, subjects)) }] : [];
        const lists = [canonical, ...pair];
        const own = given && hashText([given.text]);
        if (given === void 0 || own === void 0 || lists.some((list) => list.sha3_256 === own.sha3_256))
          return lists;
        return [...lists, { name: given.name, ...own, text: given.text }];
      }
    })
  ),
  /***/
  2812: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        GI: () => (
          /* binding */
          toFileError
        ),
        /* harmony export */
        q1: () => (
          /* binding */
          leadsNowhere
        ),
        /* harmony export */
        xU: () => (
          /* binding */
          systemCode
        ),
        /* harmony export */
        yC: () => (
          /* binding */
          brokenLink
        ),
        /* harmony export */
        zS: () => (
          /* binding */
          fileError
        )
        /* harmony export */
      });
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4334);
      const messages = {
        FILE_UNREADABLE: "The file cannot be read",
        FILE_VANISHED: "The file is not there",
        FILE_CHANGED: "The file changed while it was being hashed",
        FILE_NOT_REGULAR: "This is not a regular file",
        FILE_OUTSIDE_WORKSPACE: "The file is not in the workspace",
        FILE_NAME_INVALID: "The file's name is not valid UTF-8"
      };
      const codesBySystemCode = {
        ENOENT: "FILE_VANISHED",
        ENOTDIR: "FILE_VANISHED",
        // A link has come to the path, which had none.
        ELOOP: "FILE_CHANGED",
        EMLINK: "FILE_CHANGED",
        // Opening a socket, or a device without a driver.
        ENXIO: "FILE_NOT_REGULAR",
        ENODEV: "FILE_NOT_REGULAR"
      };
      const remedies = {
        EIO: "The disk could not read the file. Check the disk, or write the file again."
      };
      function fileError(code, { detail, ...options } = {}) {
        return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z(code, `${messages[code]}${detail === void 0 ? "" : ` (${detail})`}.`, options);
      }
      function toFileError(thrown) {
        const code = systemCode(thrown);
        if (code === void 0 || code === "EMFILE" || code === "ENFILE")
          return (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.Xt)(thrown);
        if (code === "EISDIR")
          return folderError(thrown);
        return fileError(codesBySystemCode[code] ?? "FILE_UNREADABLE", { detail: code, cause: thrown, hint: remedies[code] });
      }
      function leadsNowhere(thrown) {
        return ["ENOENT", "ENOTDIR", "ELOOP"].includes(systemCode(thrown) ?? "");
      }
      function folderError(cause) {
        const hint = "Name a file, or a pattern such as dist/**.";
        return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("FILE_NOT_REGULAR", "This is a folder, not a file.", { cause, hint });
      }
      function brokenLink() {
        const hint = "Correct the link, name the file itself, or leave the link out.";
        return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("FILE_VANISHED", "The file is a symbolic link, and its target does not exist.", { hint });
      }
      function systemCode(thrown) {
        return thrown instanceof Error && "code" in thrown && typeof thrown.code === "string" && "errno" in thrown ? thrown.code : void 0;
      }
    })
  ),
  /***/
  1953: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        DC: () => (
          /* binding */
          hashFile
        ),
        /* harmony export */
        Io: () => (
          /* binding */
          createSha3
        ),
        /* harmony export */
        OX: () => (
          /* binding */
          bufferSize
        ),
        /* harmony export */
        ax: () => (
          /* binding */
          fingerprintOf
        ),
        /* harmony export */
        dr: () => (
          /* binding */
          createBuffer
        ),
        /* harmony export */
        iu: () => (
          /* binding */
          hashFileSync
        ),
        /* harmony export */
        yi: () => (
          /* binding */
          hashBytes
        )
        /* harmony export */
      });
      var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
      var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
      var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1455);
      var _core_digest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2427);
      var _file_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2812);
      var __addDisposableResource = function(env, value, async) {
        if (value !== null && value !== void 0) {
          if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
          var dispose, inner;
          if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
          }
          if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
          }
          if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
          if (inner) dispose = function() {
            try {
              inner.call(this);
            } catch (e) {
              return Promise.reject(e);
            }
          };
          env.stack.push({ value, dispose, async });
        } else if (async) {
          env.stack.push({ async: true });
        }
        return value;
      };
      var __disposeResources = /* @__PURE__ */ (function(SuppressedError2) {
        return function(env) {
          function fail(e) {
            env.error = env.hasError ? new SuppressedError2(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
          }
          var r, s = 0;
          function next() {
            while (r = env.stack.pop()) {
              try {
                if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                if (r.dispose) {
                  var result = r.dispose.call(r.value);
                  if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) {
                    fail(e);
                    return next();
                  });
                } else s |= 1;
              } catch (e) {
                fail(e);
              }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
          }
          return next();
        };
      })(typeof SuppressedError === "function" ? SuppressedError : function(error, suppressed, message) {
        var e = new Error(message);
        return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
      });
      const bufferSize = 256 * 1024;
      const flags = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK ?? 0);
      function createBuffer() {
        return Buffer.allocUnsafeSlow(bufferSize);
      }
      function hashFileSync(path, buffer, settings) {
        const file = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, flags);
        try {
          const before = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(file);
          if (!before.isFile())
            throw (0, _file_error_js__WEBPACK_IMPORTED_MODULE_3__.zS)("FILE_NOT_REGULAR");
          const isSmall = before.size < buffer.length;
          const digests = (isSmall ? digestSmall : digestLarge)(file, before.size, buffer, settings);
          const after = isSmall ? (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(file) : (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path);
          if (!isSameState(before, after))
            throw changed(path);
          return toHashes(digests, before, settings);
        } finally {
          (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
        }
      }
      function changed(path) {
        (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path);
        return (0, _file_error_js__WEBPACK_IMPORTED_MODULE_3__.zS)("FILE_CHANGED");
      }
      function digestSmall(file, size, buffer, settings) {
        let total = 0;
        let read = 0;
        do {
          read = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file, buffer, total, buffer.length - total, null);
          total += read;
        } while (read > 0 && total < size);
        if (total !== size)
          throw (0, _file_error_js__WEBPACK_IMPORTED_MODULE_3__.zS)("FILE_CHANGED");
        const bytes = buffer.subarray(0, total);
        const digest = hashBytes(bytes);
        const digests = settings.sha256 ? { digest, sha256: (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", bytes, "hex") } : { digest };
        settings.onBytes(total);
        return digests;
      }
      function digestLarge(file, size, buffer, settings) {
        const meter = createMeter(size, settings);
        for (; ; ) {
          const read = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file, buffer, 0, buffer.length, null);
          if (read === 0)
            return meter.finish();
          meter.add(buffer.subarray(0, read));
        }
      }
      async function hashFile(path, buffers, settings, signal) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
          const file = __addDisposableResource(env_1, await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(path, flags), true);
          const before = await file.stat();
          if (!before.isFile())
            throw (0, _file_error_js__WEBPACK_IMPORTED_MODULE_3__.zS)("FILE_NOT_REGULAR");
          const digests = await digestAlternately(file, before.size, buffers, settings, signal);
          if (!isSameState(before, await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.lstat)(path)))
            throw (0, _file_error_js__WEBPACK_IMPORTED_MODULE_3__.zS)("FILE_CHANGED");
          return toHashes(digests, before, settings);
        } catch (e_1) {
          env_1.error = e_1;
          env_1.hasError = true;
        } finally {
          const result_1 = __disposeResources(env_1);
          if (result_1)
            await result_1;
        }
      }
      async function digestAlternately(file, size, [first, second], settings, signal) {
        const meter = createMeter(size, settings);
        let next = file.read(first, 0, bufferSize, null);
        for (; ; ) {
          const { bytesRead, buffer } = await next;
          signal?.throwIfAborted();
          if (bytesRead === 0)
            return meter.finish();
          next = file.read(buffer === first ? second : first, 0, bufferSize, null);
          meter.add(buffer.subarray(0, bytesRead));
        }
      }
      function createMeter(size, { sha256, onBytes }) {
        const sha3 = createSha3();
        const sha2 = sha256 ? (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256") : void 0;
        let total = 0;
        return {
          add: (bytes) => {
            total += bytes.length;
            if (total > size)
              throw (0, _file_error_js__WEBPACK_IMPORTED_MODULE_3__.zS)("FILE_CHANGED");
            sha3.update(bytes);
            sha2?.update(bytes);
            onBytes(bytes.length);
          },
          finish: () => {
            if (total < size)
              throw (0, _file_error_js__WEBPACK_IMPORTED_MODULE_3__.zS)("FILE_CHANGED");
            return { digest: sha3.digest(), ...sha2 && { sha256: sha2.digest("hex") } };
          }
        };
      }
      function toHashes(digests, stats, { fingerprint }) {
        const { size } = stats;
        return fingerprint ? { ...digests, size, fingerprint: fingerprintOf(stats) } : { ...digests, size };
      }
      function fingerprintOf(stats) {
        return [stats.dev, stats.ino, stats.size, stats.mtimeMs, stats.ctimeMs].join(":");
      }
      function isSameState(one, other) {
        return one.ctimeMs === other.ctimeMs && one.mtimeMs === other.mtimeMs && one.size === other.size && one.nlink === other.nlink && one.ino === other.ino && one.dev === other.dev;
      }
      function hashBytes(bytes) {
        return checkedDigest((0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha3-256", bytes, "hex"));
      }
      function createSha3() {
        const state = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha3-256");
        return {
          update: (bytes) => void state.update(bytes),
          digest: () => checkedDigest(state.digest("hex"))
        };
      }
      function checkedDigest(hex) {
        if (!(0, _core_digest_js__WEBPACK_IMPORTED_MODULE_4__.Bc)(hex))
          throw new RangeError(`The hash engine returned ${hex.length} characters that are no digest.`);
        return hex;
      }
    })
  ),
  /***/
  6077: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        VX: () => (
          /* binding */
          readRegular
        ),
        /* harmony export */
        jU: () => (
          /* binding */
          removeAbandoned
        ),
        /* harmony export */
        lf: () => (
          /* binding */
          openRegular
        ),
        /* harmony export */
        mP: () => (
          /* binding */
          unwritable
        ),
        /* harmony export */
        vK: () => (
          /* binding */
          writeAtomically
        ),
        /* harmony export */
        zP: () => (
          /* binding */
          readFrom
        ),
        /* harmony export */
        z_: () => (
          /* binding */
          createAttempts
        )
        /* harmony export */
      });
      var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
      var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
      var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1455);
      var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4334);
      var _core_file_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3364);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2872);
      async function writeAtomically(path, content) {
        const temporary = (0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0, node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path), `.${(0, node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(path)}.${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.tmp`);
        try {
          const file = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(temporary, "wx", 384);
          try {
            await fill(file, content);
            await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(temporary, path);
          } catch (cause) {
            await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(temporary, { force: true });
            throw cause;
          }
        } catch (cause) {
          if (cause instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_4__._Z)
            throw cause;
          throw unwritable(path, cause);
        }
      }
      function unwritable(path, cause) {
        return new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__._Z("OUTPUT_UNWRITABLE", `${path} could not be written: ${(0, _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.bD)(cause)}.`, { cause });
      }
      const temporaryPattern = /^\.(.+)\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.tmp$/;
      const abandonedAfterMs = 15e4;
      function removeAbandoned(folder, warn) {
        try {
          for (const name of (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder)) {
            const file = temporaryPattern.exec(name)?.[1] ?? "";
            if (!(0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_5__.QN)(file, "verify"))
              continue;
            const path = (0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, name);
            const stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { throwIfNoEntry: false });
            if (stats?.isFile() === true && Date.now() - stats.mtimeMs > abandonedAfterMs)
              (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { force: true });
          }
        } catch (thrown) {
          warn(`What a killed run left in ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_6__.S5)(folder)} cannot be removed: ${(0, _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.bD)(thrown)}.`);
        }
      }
      const writeBufferSize = 65536;
      function* toBytes(texts) {
        const encoder = new TextEncoder();
        const buffer = new Uint8Array(writeBufferSize);
        for (const text of texts) {
          for (let start = 0; start < text.length; ) {
            const { read, written } = encoder.encodeInto(text.slice(start, start + writeBufferSize), buffer);
            yield buffer.subarray(0, written);
            start += read;
          }
        }
      }
      async function fill(file, content) {
        try {
          const texts = typeof content === "string" ? [content] : content;
          await file.writeFile(texts instanceof Uint8Array || Symbol.asyncIterator in texts ? texts : toBytes(texts));
          await file.sync();
        } finally {
          await file.close();
        }
      }
      function createAttempts() {
        const errors = [];
        const tasks = [];
        let begun = 0;
        const begin = () => {
          const turn = begun += 1;
          return (error) => {
            const position = tasks.findLastIndex((other) => other <= turn) + 1;
            tasks.splice(position, 0, turn);
            errors.splice(position, 0, error);
          };
        };
        const attempt = async (work) => {
          const onError = begin();
          try {
            return await work();
          } catch (thrown) {
            onError((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.Xt)(thrown));
            return void 0;
          }
        };
        return { attempt, begin, errors };
      }
      const unfollowed = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK;
      function openRegular(path, flags) {
        const file = openUnfollowed(path, flags);
        if ((0, node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(file).isFile())
          return file;
        (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
        throw notRegular();
      }
      function readRegular(path, maxBytes) {
        try {
          const file = openRegular(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY);
          try {
            const bytes = readFrom(file, 0, maxBytes + 1);
            if (bytes.length > maxBytes)
              throw new RangeError(`it is larger than ${maxBytes / 2 ** 20} MiB`);
            return bytes;
          } finally {
            (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
          }
        } catch (error) {
          if (codeOf(error) === "ENOENT")
            return void 0;
          throw error;
        }
      }
      function readFrom(file, start, maxBytes) {
        const size = Math.max(0, (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(file).size - start);
        const buffer = new Uint8Array(Math.min(size, maxBytes));
        let length = 0;
        for (let count = -1; count !== 0 && length < buffer.length; length += count) {
          count = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file, buffer, length, buffer.length - length, start + length);
        }
        return buffer.subarray(0, length);
      }
      function openUnfollowed(path, flags) {
        try {
          return (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, flags | unfollowed, 384);
        } catch (error) {
          const code = codeOf(error);
          if (code === "ELOOP" || code === "EMLINK")
            throw new RangeError("it is a symbolic link", { cause: error });
          if (code === "ENXIO" || code === "EISDIR" || code === "EOPNOTSUPP")
            throw notRegular(error);
          throw error;
        }
      }
      function notRegular(cause) {
        return new RangeError("it is not a regular file", { cause });
      }
      function codeOf(error) {
        return error instanceof Error && "code" in error ? error.code : void 0;
      }
    })
  ),
  /***/
  7461: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Ng: () => (
          /* binding */
          readFolderLog
        ),
        /* harmony export */
        i7: () => (
          /* binding */
          damagedFileAdvice
        ),
        /* harmony export */
        jk: () => (
          /* binding */
          openOutputDir
        ),
        /* harmony export */
        lu: () => (
          /* binding */
          addToFolderLog
        ),
        /* harmony export */
        mi: () => (
          /* binding */
          keepEarlierList
        ),
        /* harmony export */
        ne: () => (
          /* binding */
          findStandingLists
        ),
        /* harmony export */
        qT: () => (
          /* binding */
          removeEarlierFiles
        ),
        /* harmony export */
        removeEarlierVerdicts: () => (
          /* binding */
          removeEarlierVerdicts
        )
        /* harmony export */
      });
      var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
      var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
      var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
      var _core_digest_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(2427);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4334);
      var _core_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5961);
      var _core_file_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3364);
      var _core_checksums_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(291);
      var _evidence_log_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3743);
      var _evidence_record_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3050);
      var _evidence_to_statement_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5679);
      var _hash_hash_file_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1953);
      var _host_files_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(6077);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(2872);
      function readFolderLog(folder) {
        const path = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, _core_file_names_js__WEBPACK_IMPORTED_MODULE_5__.NW.log);
        const bytes = readOwn(path);
        if (bytes === void 0)
          return [];
        try {
          return (0, _evidence_log_js__WEBPACK_IMPORTED_MODULE_7__.g_)(bytes);
        } catch (cause) {
          throw cause instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z ? unusable(path, (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.bD)(cause.cause), cause) : cause;
        }
      }
      function readOwn(path) {
        try {
          return (0, _host_files_js__WEBPACK_IMPORTED_MODULE_11__.VX)(path, _evidence_log_js__WEBPACK_IMPORTED_MODULE_7__.mi);
        } catch (cause) {
          throw unusable(path, (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.bD)(cause), cause);
        }
      }
      const damagedFileAdvice = "The file is the record of earlier runs: which files they stamped, and which blocks hold them. This run did not change it. Put it back from a copy. If there is no copy, keep the damaged file in another place and remove it here: the next run then begins a new record, and may pay again for stamps that the old one knew.";
      function unusable(path, why, cause) {
        const [reason, hint] = [why.replace(/\.$/, ""), damagedFileAdvice];
        return new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z("EVIDENCE_INVALID", `The file ${path} cannot be used: ${reason}.`, { cause, hint });
      }
      async function addToFolderLog(folder, line, hasSent) {
        const log = readFolderLog(folder);
        const statement = (0, _evidence_log_js__WEBPACK_IMPORTED_MODULE_7__.k)(log, line);
        const above = log.map((known) => known.statement);
        const isAdded = hasSent || (0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_8__.Ms)(above, statement);
        if (isAdded)
          await (0, _host_files_js__WEBPACK_IMPORTED_MODULE_11__.vK)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, _core_file_names_js__WEBPACK_IMPORTED_MODULE_5__.NW.log), renderLog(log, statement));
        return { above, statement, isAdded };
      }
      function* renderLog(log, statement) {
        let [bytes, length] = [0, 0];
        for (const { text } of log) {
          bytes += Buffer.byteLength(text) + 1;
          yield `${text}
`;
        }
        for (const piece of (0, _evidence_to_statement_js__WEBPACK_IMPORTED_MODULE_9__.M_)(statement)) {
          bytes += Buffer.byteLength(piece);
          length += piece.length;
          if (bytes >= _evidence_log_js__WEBPACK_IMPORTED_MODULE_7__.mi)
            throw new RangeError("it would be larger than 256 MiB");
          if (length > _core_json_js__WEBPACK_IMPORTED_MODULE_4__.Zd)
            throw new RangeError("its new line would be larger than 64 MiB");
          yield piece;
        }
        yield "\n";
      }
      function findStandingLists(folder, log, source = "") {
        const record = (0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_8__.C6)(log, Date.now());
        const [list, pair] = [_core_checksums_js__WEBPACK_IMPORTED_MODULE_6__.h0, _core_checksums_js__WEBPACK_IMPORTED_MODULE_6__.TR].map((name) => {
          const bytes = readOwn((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name));
          return bytes && (0, _hash_hash_file_js__WEBPACK_IMPORTED_MODULE_10__.yi)(bytes);
        });
        const isGiven = toReal(source) === toReal((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, _core_checksums_js__WEBPACK_IMPORTED_MODULE_6__.h0));
        const isForeign = (digest) => ![record.lists, lastLists(folder)].flat().some(({ sha3_256 }) => sha3_256 === digest);
        const isKept = isGiven || list !== void 0 && ((0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_8__.lM)(record, list) || list !== _core_digest_js__WEBPACK_IMPORTED_MODULE_13__.IK && isForeign(list));
        return { kept: isKept ? list : void 0, isSha256Foreign: pair !== void 0 && isForeign(pair) };
      }
      function lastLists(folder) {
        try {
          const bytes = readOwn((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, _core_file_names_js__WEBPACK_IMPORTED_MODULE_5__.NW.statement));
          return bytes === void 0 ? [] : (0, _evidence_log_js__WEBPACK_IMPORTED_MODULE_7__.By)(bytes).predicate.lists;
        } catch (cause) {
          if (cause instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z)
            return [];
          throw cause;
        }
      }
      async function keepEarlierList(folder, digest) {
        const name = (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_5__.yV)(digest);
        try {
          await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, _core_checksums_js__WEBPACK_IMPORTED_MODULE_6__.h0), (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name));
          return name;
        } catch (cause) {
          throw (0, _host_files_js__WEBPACK_IMPORTED_MODULE_11__.mP)(name, cause);
        }
      }
      async function openOutputDir(outputDir, { workspace, defaultOutputDir }) {
        const folder = outputDir === "" ? defaultOutputDir : (0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(workspace, outputDir);
        try {
          await makeFolders(folder);
          await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.access)(folder, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
          return folder;
        } catch (cause) {
          const reason = (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.bD)(cause);
          throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z("OUTPUT_UNWRITABLE", `The folder for evidence cannot be used: ${reason}.`, { cause });
        }
      }
      async function makeFolders(folder) {
        const first = topmostMissing(folder);
        if (first !== void 0) {
          await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(first).catch((cause) => {
            if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(first))
              throw cause;
          });
        }
        await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(folder, { recursive: true });
      }
      function topmostMissing(folder) {
        if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder))
          return void 0;
        const parent = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder);
        return parent === folder ? folder : topmostMissing(parent) ?? folder;
      }
      async function removeEarlierFiles(folder, lists, kept) {
        const paths = [...Object.values(_core_file_names_js__WEBPACK_IMPORTED_MODULE_5__.NW), ..._core_file_names_js__WEBPACK_IMPORTED_MODULE_5__.Lk].map((name) => (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name));
        const names = (0, _core_text_js__WEBPACK_IMPORTED_MODULE_12__.gI)([
          _core_file_names_js__WEBPACK_IMPORTED_MODULE_5__.NW.journal,
          _core_file_names_js__WEBPACK_IMPORTED_MODULE_5__.NW.log,
          lists.kept !== void 0 && _core_file_names_js__WEBPACK_IMPORTED_MODULE_5__.NW.checksums,
          ...lists.isSha256Foreign ? [_core_file_names_js__WEBPACK_IMPORTED_MODULE_5__.NW.sha256, ..._core_file_names_js__WEBPACK_IMPORTED_MODULE_5__.Lk] : []
        ]);
        const stays = new Set([...names.map((name) => (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name)), kept].map(toReal));
        await removeAll(paths.filter((path) => !stays.has(toReal(path))));
      }
      function toReal(path) {
        return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) ? node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path) : path;
      }
      async function removeEarlierVerdicts(folder) {
        await removeAll([_core_file_names_js__WEBPACK_IMPORTED_MODULE_5__.NW.results, _core_file_names_js__WEBPACK_IMPORTED_MODULE_5__.NW.badge].map((name) => (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name)));
      }
      async function removeAll(paths) {
        try {
          const found = paths.filter((path) => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false }) !== void 0);
          await Promise.all(found.map((path) => (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(path, { force: true })));
        } catch (cause) {
          const reason = (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.bD)(cause);
          throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z("OUTPUT_UNWRITABLE", `Old files in output-dir could not be removed: ${reason}.`, { cause });
        }
      }
    })
  )
};
