export const id = 932;
export const ids = [932];
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
        IY: () => (
          /* binding */
          nameFault
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
        ss: () => (
          /* binding */
          formatChecksums
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
      const sha3ListName = "anchor-SHA3-256SUMS";
      const sha256ListName = "anchor-SHA256SUMS";
      const tagged = /^SHA3-256(?: \((.*)\) = |\((.*)\)= )([0-9A-Fa-f]{64})$/s;
      const prefixed = /^sha3-256:([0-9A-Fa-f]{64}) [ *](.*)$/s;
      const plain = /^([0-9A-Fa-f]{64}) [ *](.*)$/s;
      const otherAlgorithm = /^([A-Za-z][A-Za-z0-9/-]{0,30})(?: ?\(.*\) ?= ?|:)[0-9A-Fa-f]{8,}/s;
      const shortDigest = /^SHA3-256(?: \(.*\) = |\(.*\)= )((?!.{64}$)[0-9A-Fa-f]+)$/s;
      const shownProblems = 20;
      const maxLine = 1e4;
      const maxNameLength = 4096;
      function nameFault(name) {
        if (name === "" || name.includes("\0"))
          return "names no file";
        if (name.length > maxNameLength)
          return `is longer than ${maxNameLength} characters`;
        return name.isWellFormed() ? void 0 : "is not Unicode text";
      }
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
        const fault = nameFault(name);
        return fault === void 0 ? { name, digest } : `The name ${fault}`;
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
        Ke: () => (
          /* binding */
          idOfStatementFile
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
        cq: () => (
          /* binding */
          reportFileName
        ),
        /* harmony export */
        dV: () => (
          /* binding */
          isEvidenceName
        ),
        /* harmony export */
        rC: () => (
          /* binding */
          statementFileName
        ),
        /* harmony export */
        rw: () => (
          /* binding */
          toAssetName
        )
        /* harmony export */
      });
      var _checksums_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(291);
      const runFiles = {
        results: "results.json",
        checksums: _checksums_js__WEBPACK_IMPORTED_MODULE_0__.h0,
        sha256: _checksums_js__WEBPACK_IMPORTED_MODULE_0__.TR,
        page: "anchor-evidence.html",
        badge: "badge.json",
        journal: "journal.jsonl",
        /** The findings of a monitor's look: the baseline of the next one. */
        monitor: "monitor.json"
      };
      const witnessFiles = ["tsr", "ots"].flatMap((suffix) => ["", ".2", ".3", ".4"].map((number) => `${runFiles.sha256}${number}.${suffix}`));
      function isRunFile(name) {
        return Object.values(runFiles).includes(name) || isEvidenceName(name);
      }
      function isEvidenceName(name) {
        const { checksums, sha256, page } = runFiles;
        return [checksums, sha256, page, ...witnessFiles].includes(name) || idOfStatementFile(name) !== void 0 || isReportFile(name) || isTemporaryName(name);
      }
      function statementFileName(id2) {
        return `anchor-${id2}.intoto.json`;
      }
      function idOfStatementFile(name) {
        return /^anchor-([0-9a-f]{16})\.intoto\.json$/.exec(name)?.[1];
      }
      const maxFileName = 180;
      function toAssetName(path) {
        const [base = ""] = path.split(/[/\\]/).slice(-1);
        const plain = base.normalize("NFD").replaceAll(/\p{M}/gu, "");
        const name = plain.replaceAll(/[^A-Za-z0-9_+@-]+/g, ".").replaceAll(/^\.+|\.+$/g, "");
        const isNameless = base.startsWith(".") || name === "" || /^[^A-Za-z0-9_+@-]+\.[^.]*$/.test(plain);
        return isNameless ? `default.${name}`.replace(/\.$/, "") : name;
      }
      function reportFileName(subject, digest, isTaken) {
        return `anchor-${toAssetName(subject).slice(0, maxFileName)}${isTaken ? `.${digest.slice(0, 8)}` : ""}.verification.pdf`;
      }
      function isReportFile(name) {
        return /^anchor-.+\.verification\.pdf$/.test(name);
      }
      function temporaryName(random) {
        return `anchor-tmp-${random}`;
      }
      function isTemporaryName(name) {
        return /^anchor-tmp-[0-9a-f]{8}$/.test(name);
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
  9251: (
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
        nk: () => (
          /* binding */
          merkleRoot
        ),
        /* harmony export */
        xg: () => (
          /* binding */
          toProofSteps
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
      var _core_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2427);
      const numberZero = "000100";
      const numberOne = "000101";
      const hashHead = "00000020";
      const maxMerkleSteps = 256;
      function merkleRoot(data, path) {
        return rootOfSteps(data, toProofSteps(path));
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
      function formatMerklePath({ blockTime, steps }) {
        const parts = steps.map(({ left, hash }) => hexToBytes(`${left ? "01" : "00"}${hashHead}${hash}${numberZero}`));
        const bytes = concatBytes(numberBytes(blockTime), numberBytes(BigInt(steps.length)), ...parts);
        return `0x${bytesToHex(bytes).toUpperCase()}`;
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
      const hashStep = { op: "sha3-256" };
      const maxSteps = 3 * 257;
      const maxStepBytes = 4096;
      function toProofSteps({ steps }) {
        const leaf = [{ l: `${numberZero}${hashHead}` }, { r: numberZero }, hashStep];
        const nodes = steps.flatMap(({ left, hash: sibling }) => left ? [{ l: `${numberOne}${hashHead}${sibling}${hashHead}` }, { r: numberZero }, hashStep] : [{ l: `${numberOne}${hashHead}` }, { r: `${hashHead}${sibling}${numberZero}` }, hashStep]);
        return [...leaf, ...nodes];
      }
      function rootOfSteps(digest, steps) {
        if (steps.length > maxSteps)
          throw new RangeError(`it has more than ${maxSteps} steps`);
        const end = (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__.My)(steps.reduce(followStep, (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__.aT)(digest)));
        if (steps.length === 0 || !(0, _core_digest_js__WEBPACK_IMPORTED_MODULE_1__.Bc)(end))
          throw new RangeError("its steps do not end in a hash");
        return end;
      }
      function followStep(bytes, step) {
        if ("op" in step)
          return (0, _noble_hashes_sha3_js__WEBPACK_IMPORTED_MODULE_2__.C2)(bytes);
        const next = "l" in step ? (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__.Id)((0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__.aT)(step.l), bytes) : (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__.Id)(bytes, (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__.aT)(step.r));
        if (next.length > maxStepBytes)
          throw new RangeError(`its steps gather more than ${maxStepBytes} bytes`);
        return next;
      }
      function toAnchorProof(item) {
        const root = (0, _core_digest_js__WEBPACK_IMPORTED_MODULE_1__.s1)(item.root);
        if (root === void 0)
          throw new RangeError("its root is not a 32-byte hash");
        return { steps: toProofSteps(parseMerklePath(item.proof)), root, file: item };
      }
    })
  ),
  /***/
  2987: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Tz: () => (
          /* binding */
          parseProofItem
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
      var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5961);
      var _core_digest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2427);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4334);
      var _merkle_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9251);
      const maxProofBytes = 1048576;
      function parseProof(name, bytes) {
        try {
          return { name, bytes, ...checkedRoot(readItem(bytes)) };
        } catch (cause) {
          if (!(cause instanceof RangeError))
            throw cause;
          throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__._Z("PROOF_INVALID", `The proof file is not valid: ${cause.message}.`, { cause });
        }
      }
      function parseProofItem(bytes) {
        const members = readItem(bytes);
        const hex = (name) => {
          const value = Object.hasOwn(members, name) ? members[name] : void 0;
          const text = typeof value === "string" ? (0, _core_digest_js__WEBPACK_IMPORTED_MODULE_3__.rX)(value) : "";
          if (!/^0x[0-9a-f]+$/i.test(text))
            throw new RangeError(`${name} is not 0x-prefixed hex`);
          return text;
        };
        return { address: hex("address"), data: hex("data"), proof: hex("proof"), root: hex("root") };
      }
      function readItem(bytes) {
        if (bytes.length > maxProofBytes)
          throw new RangeError("it is larger than 1 MiB");
        let json;
        try {
          json = (0, _core_json_js__WEBPACK_IMPORTED_MODULE_0__.lk)((0, _core_json_js__WEBPACK_IMPORTED_MODULE_0__._6)(bytes));
        } catch (cause) {
          throw cause instanceof RangeError ? cause : new RangeError("it is not JSON", { cause });
        }
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
    })
  ),
  /***/
  2080: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        Mc: () => (
          /* reexport */
          entriesOf
        ),
        gg: () => (
          /* binding */
          isClaimed
        ),
        Ms: () => (
          /* binding */
          isNews
        ),
        $p: () => (
          /* binding */
          isOfRelease
        ),
        Is: () => (
          /* reexport */
          recorded_anchor.Is
        ),
        gH: () => (
          /* reexport */
          isSound
        ),
        lM: () => (
          /* binding */
          isStamped
        ),
        rG: () => (
          /* reexport */
          recorded_anchor.rG
        ),
        C6: () => (
          /* binding */
          openRecord
        ),
        nR: () => (
          /* binding */
          timeOf
        )
      });
      var checksums = __webpack_require__(291);
      var recorded_anchor = __webpack_require__(1727);
      var to_statement = __webpack_require__(8060);
      ;
      function foldLists(ordered, anchors) {
        const lists = /* @__PURE__ */ new Map();
        for (const { statement } of ordered) {
          for (const list of statement.predicate.lists) {
            const known = lists.get(list.sha3_256);
            const stated = { ...list, subjects: statement.subject };
            const isBetter = () => anchors.has(list.sha3_256) && known?.subjects !== stated.subjects;
            if (known === void 0 || isBetter() && !isSound(known) && isSound(stated))
              lists.set(list.sha3_256, stated);
          }
        }
        return [...lists.values()];
      }
      const soundness = /* @__PURE__ */ new WeakMap();
      function isSound(list) {
        const { subjects, sha3_256: stated, sha256: paired } = list;
        const known = soundness.get(subjects) ?? /* @__PURE__ */ new Map();
        soundness.set(subjects, known);
        const before = known.get(stated);
        if (before !== void 0)
          return before;
        const { sha3_256, sha256 } = (0, to_statement.SL)((0, to_statement.so)(list, subjects));
        const isTrue = stated === sha3_256 && (paired === void 0 || paired === sha256);
        known.set(stated, isTrue);
        return isTrue;
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
      ;
      function openRecord(files) {
        const all = inOrder(files);
        const isDemonstration = all.length > 0 && all.every(isOfDemonstration);
        const ordered = isDemonstration ? all : all.filter((file) => !isOfDemonstration(file));
        const anchors = (0, recorded_anchor.QL)(ordered);
        const lists = foldLists(ordered, anchors);
        let cover;
        const chain = ordered.findLast(({ statement }) => statement.predicate.chain !== void 0)?.statement.predicate.chain;
        const before = new Set(all.flatMap(parentsOf));
        const present = new Set(all.map(({ id: id2 }) => id2));
        return {
          statements: ordered,
          heads: [...present].filter((id2) => !before.has(id2)).toSorted(),
          missing: [...before].filter((id2) => !present.has(id2)).toSorted(),
          names: foldNames(ordered),
          anchors,
          lists,
          witnesses: (0, recorded_anchor.L)(ordered.flatMap(({ statement }) => statement.predicate.witnesses ?? [])),
          ...chain && { chain },
          isDemonstration,
          coverOf: (digest) => (cover ??= coverAll(lists, anchors)).get(digest)
        };
      }
      function isOfDemonstration({ statement }) {
        return statement.predicate.service?.demonstration === true;
      }
      function parentsOf({ statement }) {
        return statement.predicate.after ?? [];
      }
      function timeOf({ uploadedOn, statement }) {
        return uploadedOn ?? statement.predicate.finishedOn;
      }
      function inOrder(files) {
        const byId = /* @__PURE__ */ new Map();
        for (const file of files)
          if (file.uploadedOn !== void 0 || !byId.has(file.id))
            byId.set(file.id, file);
        const waiting = [...byId.values()].toSorted(byTime);
        const ordered = [];
        const placed = /* @__PURE__ */ new Set();
        while (waiting.length > 0) {
          const next = waiting.findIndex((file) => parentsOf(file).every((id2) => placed.has(id2) || !byId.has(id2)));
          for (const file of waiting.splice(Math.max(0, next), 1)) {
            placed.add(file.id);
            ordered.push(file);
          }
        }
        return ordered;
      }
      function byTime(one, two) {
        const times = ({ statement, ...file }) => [timeOf({ ...file, statement }), statement.predicate.finishedOn].map((time) => Date.parse(time));
        const [[first = 0, finished = 0], [otherFirst = 0, otherFinished = 0]] = [times(one), times(two)];
        return first - otherFirst || finished - otherFinished || (0, recorded_anchor.n6)(one.id, two.id);
      }
      function isOfRelease({ predicate: { release, run } }, { repository, tag, id: id2 }) {
        if (release?.id !== void 0 && id2 !== void 0)
          return release.id === id2;
        if (release !== void 0)
          return isSameName(release.repository, repository) && release.tag === tag;
        const runTag = /^refs\/tags\/(.+)$/.exec(run?.ref ?? "")?.[1];
        return run?.repository !== void 0 && isSameName(run.repository, repository) && (runTag ?? tag) === tag;
      }
      function isSameName(one, two) {
        return one.toLowerCase() === two.toLowerCase();
      }
      function foldNames(ordered) {
        const current = /* @__PURE__ */ new Map();
        const stamped = /* @__PURE__ */ new Map();
        const known = /* @__PURE__ */ new Map();
        for (const file of ordered) {
          const isRecording = recordsOf(file.statement);
          for (const { name, digest } of file.statement.subject) {
            const key = `${digest.sha3_256} ${name}`;
            const before = known.get(key);
            const entry = { digest: { ...digest, ...before?.digest }, on: before?.on ?? timeOf(file) };
            known.set(key, entry);
            const history = stamped.get(name);
            if (history?.has(digest.sha3_256))
              history.set(digest.sha3_256, entry);
            if (!current.has(name))
              current.set(name, digest.sha3_256);
            if (!isRecording(digest.sha3_256))
              continue;
            current.set(name, digest.sha3_256);
            const own = history ?? /* @__PURE__ */ new Map();
            own.delete(digest.sha3_256);
            stamped.set(name, own.set(digest.sha3_256, entry));
          }
        }
        const sorted = [...current].toSorted(([one], [two]) => (0, checksums.MP)(one, two));
        return new Map(sorted.map(([name, sha3_256]) => {
          const others = [...stamped.get(name) ?? []].filter(([digest]) => digest !== sha3_256);
          const former = others.map(([, entry]) => entry).toReversed();
          return [name, { name, digest: { sha3_256 }, on: "", ...known.get(`${sha3_256} ${name}`), former }];
        }));
      }
      function recordsOf({ predicate: { mode, anchors } }) {
        if (mode !== "stamp")
          return () => false;
        const sent = new Set(anchors.filter(recorded_anchor.xb).map(({ digest }) => digest));
        const isOfList = anchors.some((anchor) => anchor.covers === "list" && (0, recorded_anchor.xb)(anchor));
        return (digest) => isOfList || sent.has(digest);
      }
      function coverAll(lists, anchors) {
        const covered = /* @__PURE__ */ new Map();
        for (const list of lists) {
          const anchor = anchors.get(list.sha3_256);
          if (anchor === void 0 || !isSound(list))
            continue;
          for (const { digest } of entriesOf(list)) {
            const known = covered.get(digest);
            const isBetter = known === void 0 || ((0, recorded_anchor.Is)(anchor) ? !(0, recorded_anchor.Is)(known) : rankOf(anchor) >= rankOf(known));
            if (isBetter)
              covered.set(digest, anchor);
          }
        }
        return covered;
      }
      function rankOf(anchor) {
        if ((0, recorded_anchor.Is)(anchor))
          return 3;
        return isClaimed(anchor) ? 2 : Number(anchor.stamps.length > 0);
      }
      function isClaimed(anchor) {
        return anchor !== void 0 && ((0, recorded_anchor.Is)(anchor) || !(0, recorded_anchor.GZ)(anchor) && anchor.stamps.length > 0);
      }
      function isStamped({ anchors, coverOf }, digest) {
        const known = [anchors.get(digest), coverOf(digest)];
        return known.some((anchor) => anchor !== void 0 && ((0, recorded_anchor.Is)(anchor) || anchor.stamps.length > 0));
      }
      function isNews({ statements }, next) {
        return statements.length === 0 || contentOf(openRecord(statements)) !== contentOf(openRecord([...statements, next]));
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
  1727: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        GZ: () => (
          /* binding */
          isDenied
        ),
        /* harmony export */
        Is: () => (
          /* binding */
          isSettled
        ),
        /* harmony export */
        L: () => (
          /* binding */
          uniqueOf
        ),
        /* harmony export */
        QL: () => (
          /* binding */
          foldAnchors
        ),
        /* harmony export */
        n6: () => (
          /* binding */
          compareText
        ),
        /* harmony export */
        rG: () => (
          /* binding */
          oldestRecord
        ),
        /* harmony export */
        xb: () => (
          /* binding */
          isSent
        )
        /* harmony export */
      });
      var _statement_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7400);
      function foldAnchors(ordered) {
        const folded = /* @__PURE__ */ new Map();
        for (const { statement, uploadedOn } of ordered) {
          const { predicate } = statement;
          for (const anchor of predicate.anchors) {
            folded.set(anchor.digest, withAnchor(folded.get(anchor.digest), anchor, predicate, uploadedOn));
          }
        }
        return new Map([...folded].toSorted(([, one], [, two]) => (0, _statement_js__WEBPACK_IMPORTED_MODULE_0__.E8)(one, two)));
      }
      function withAnchor(known, anchor, { mode, finishedOn, service }, uploadedOn = finishedOn) {
        const { proof } = anchor;
        const judged = known === void 0 || outweighs(anchor, known, mode) ? anchor : known;
        const { verdict } = anchor;
        const stamp = {
          on: uploadedOn,
          verdict: verdict === "accepted" || verdict === "unclear" ? verdict : "failed",
          service: service?.url
        };
        const isStamp = mode === "stamp" && service !== void 0 && worthOf(anchor) > 0;
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
        if (before === "signed" || now === "signed")
          return before !== "signed";
        if (now === "denied")
          return before !== "denied";
        return before === "denied" ? mode === "stamp" && worthOf(later) > 0 : worthOf(later) > worthOf(known);
      }
      function answerOf(verdict) {
        return verdict === "changed" ? "open" : _statement_js__WEBPACK_IMPORTED_MODULE_0__.kk[verdict];
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
        return anchor !== void 0 && _statement_js__WEBPACK_IMPORTED_MODULE_0__.kk[anchor.verdict] === "settled";
      }
      function isDenied({ verdict }) {
        return answerOf(verdict) === "denied";
      }
      function isSent(anchor) {
        return isSettled(anchor) || worthOf(anchor) > 0;
      }
      function worthOf({ verdict, mayBeSpent }) {
        if (verdict === "timestamped")
          return 4;
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
    })
  ),
  /***/
  9131: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        FH: () => (
          /* binding */
          renderEvidencePage
        ),
        /* harmony export */
        P_: () => (
          /* binding */
          parseStatementFile
        ),
        /* harmony export */
        Rp: () => (
          /* binding */
          toStatementFile
        ),
        /* harmony export */
        Z8: () => (
          /* binding */
          maxStatementBytes
        ),
        /* harmony export */
        vf: () => (
          /* binding */
          parseEvidence
        )
        /* harmony export */
      });
      var _noble_hashes_sha3_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8041);
      var _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2565);
      var _core_digest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2427);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4334);
      var _core_file_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3364);
      var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5961);
      var _core_members_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2508);
      var _statement_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7400);
      var _to_statement_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8060);
      const maxStatementBytes = 256 * 1024 * 1024;
      const hashPortably = (bytes) => (0, _core_digest_js__WEBPACK_IMPORTED_MODULE_5__.SS)((0, _noble_hashes_sha3_js__WEBPACK_IMPORTED_MODULE_6__.C2)(bytes));
      function toStatementFile(statement, sha3 = hashPortably) {
        const text = [...(0, _to_statement_js__WEBPACK_IMPORTED_MODULE_4__.M_)(statement), "\n"].join("");
        return { id: idOf(sha3((0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_7__.AI)(text))), text, statement };
      }
      function idOf(digest) {
        return digest.slice(0, 16);
      }
      function parseStatementFile(content, name = "", sha3 = hashPortably) {
        return refusing(() => {
          const id2 = idOf(sha3(typeof content === "string" ? (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_7__.AI)(content) : content));
          const named = (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_1__.Ke)(name);
          if (named !== void 0 && named !== id2)
            return refuse(`it was changed: its bytes do not give its name${whyOf(content)}`);
          const text = toText(content);
          return { id: id2, text, statement: readStatement(text) };
        });
      }
      function whyOf(content) {
        const last = typeof content === "string" ? content.slice(-2) : String.fromCharCode(...content.slice(-2));
        return last === "\r\n" ? ", since the line ends were changed from LF to CRLF" : "";
      }
      function parseEvidence(content, name = "", sha3 = hashPortably) {
        const text = refusing(() => toText(content));
        if (!/^\s*</.test(text))
          return [parseStatementFile(content, name, sha3)];
        const inside = evidenceTextOf(text);
        if (inside === void 0)
          return refusing(() => refuse("the page has no evidence in it"));
        return parsePageData(inside, sha3);
      }
      function parsePageData(data, sha3 = hashPortably) {
        return refusing(() => textsOf(data)).map((one) => parseStatementFile(one, "", sha3));
      }
      function refuse(why) {
        throw new RangeError(why);
      }
      function textsOf(inside) {
        const texts = (0, _core_json_js__WEBPACK_IMPORTED_MODULE_2__.lk)(inside, void 0, 2 * maxStatementBytes);
        if (!Array.isArray(texts) || !texts.every((text) => typeof text === "string"))
          return refuse("it is no list of texts");
        return texts.length === 0 ? refuse("the page has no evidence in it") : texts;
      }
      function readStatement(text) {
        const root = { value: (0, _core_json_js__WEBPACK_IMPORTED_MODULE_2__.lk)(text, void 0, maxStatementBytes), where: "the statement" };
        (0, _core_members_js__WEBPACK_IMPORTED_MODULE_8__.aG)((0, _core_members_js__WEBPACK_IMPORTED_MODULE_8__.C5)(root, "_type"), [_statement_js__WEBPACK_IMPORTED_MODULE_3__.qB]);
        (0, _core_members_js__WEBPACK_IMPORTED_MODULE_8__.aG)((0, _core_members_js__WEBPACK_IMPORTED_MODULE_8__.C5)(root, "predicateType"), [_statement_js__WEBPACK_IMPORTED_MODULE_3__.W3]);
        const statement = (0, _statement_js__WEBPACK_IMPORTED_MODULE_3__.I1)(root);
        if (statement.subject.length === 0)
          throw new RangeError("it names no file");
        return statement;
      }
      function toText(content) {
        if (typeof content === "string")
          return content;
        try {
          return (0, _core_json_js__WEBPACK_IMPORTED_MODULE_2__._6)(content);
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
      const opening = /<(?:script) type="application\/json" id="statement">/;
      const closing = "<\/script>";
      function* renderEvidencePage(template, statements) {
        const inside = endOfOpening(template);
        if (!template.startsWith(closing, inside))
          throw new RangeError("The page has no place for evidence.");
        yield `${template.slice(0, inside)}
[`;
        for (const [index, { text }] of statements.entries()) {
          yield `${index === 0 ? "" : ",\n"}${JSON.stringify(text).replaceAll("<", "\\u003c")}`;
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
      const predicateType = "https://anchor-artifacts.github.io/anchor/v1";
      const evidenceModes = ["stamp", "check", "verify", "monitor"];
      const anchorVerdicts = {
        anchored: "settled",
        "already-anchored": "settled",
        found: "settled",
        verified: "settled",
        timestamped: "signed",
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
      const maxItems = {
        after: 1e3,
        subjects: 1e6,
        lists: 1e3,
        records: 1e4,
        steps: 771,
        witnesses: 16
      };
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
        commit: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)(longTextOf),
        url: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)(longTextOf),
        attempt: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)(longTextOf)
      });
      const releaseForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.Xy)({ repository: longTextOf, tag: longTextOf, id: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)(_core_members_js__WEBPACK_IMPORTED_MODULE_1__.pq) });
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
        /** A stamp was sent, and its answer does not say that it was not made. */
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
      const idOf = (member) => (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.HU)(member, /^[0-9a-f]{16}$/, "16 hexadecimal digits");
      const predicateForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.Xy)({
        /** The statements that the run had read and that no other of them names, as git names parents. */
        after: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)((0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.jk)(idOf, maxItems.after)),
        tool: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.Xy)({ name: _core_members_js__WEBPACK_IMPORTED_MODULE_1__.b6, version: _core_members_js__WEBPACK_IMPORTED_MODULE_1__.b6 }),
        mode: (member) => (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.aG)(member, evidenceModes),
        /** ISO 8601 in UTC. */
        finishedOn: _core_members_js__WEBPACK_IMPORTED_MODULE_1__.nR,
        run: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)(runForm),
        /** Absent where the run neither read nor wrote a release. */
        release: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)(releaseForm),
        /** Absent when no service was asked, only chain nodes. */
        service: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)((0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.Xy)({ url: longTextOf, demonstration: _core_members_js__WEBPACK_IMPORTED_MODULE_1__.iP })),
        /** What the chain is called, and where to look something up there. */
        chain: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)((0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.Xy)({ name: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)(_core_members_js__WEBPACK_IMPORTED_MODULE_1__.b6), explorer: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)(longTextOf) })),
        // A list is computed from all subjects: a thousand equal lists would take a reader hours.
        lists: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.jk)(listForm, maxItems.lists, { what: "lists of the digest", by: (list) => list.sha3_256 }),
        /** One for each digest: those of lists first, then by digest. */
        anchors: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.jk)(anchorForm, maxItems.subjects, { what: "anchors of the digest", by: ({ digest }) => digest }),
        witnesses: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)((0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.jk)(witnessForm, maxItems.witnesses))
      });
      const statementForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.Xy)({
        _type: (member) => (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.aG)(member, [statementType]),
        /** Sorted by name in byte order, as in `anchor-SHA3-256SUMS`. */
        subject: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.jk)(subjectForm, maxItems.subjects, { what: "subjects named", by: ({ name }) => name }),
        predicateType: (member) => (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.aG)(member, [predicateType]),
        predicate: predicateForm
      });
    })
  ),
  /***/
  8060: (
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
        const { subjects: _, anchors, givenList, hashText, ...facts } = input;
        const lists = toLists(subject, givenList, hashText);
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
  )
};
