export const id = 744;
export const ids = [744];
export const modules = {
  /***/
  6441: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
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
        yk: () => (
          /* binding */
          parseChecksums
        )
        /* harmony export */
      });
      var _digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4161);
      var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3943);
      const sha3ListName = "SHA3-256SUMS";
      const sha256ListName = "SHA256SUMS";
      const tagged = /^SHA3-256(?: \((.*)\) = |\((.*)\)= )([0-9A-Fa-f]{64})$/s;
      const prefixed = /^sha3-256:([0-9A-Fa-f]{64}) [ *](.*)$/s;
      const plain = /^([0-9A-Fa-f]{64}) [ *](.*)$/s;
      const otherAlgorithm = /^([A-Za-z][A-Za-z0-9/-]{0,30})(?: ?\(.*\) ?= ?|:)[0-9A-Fa-f]{8,}/s;
      const shownProblems = 20;
      const maxLine = 1e4;
      function parseChecksums(fileName, text) {
        const bareAllowed = /SHA3-256|sha3-256/.test(fileName.split(/[/\\]/).at(-1) ?? "");
        const entries = /* @__PURE__ */ new Map();
        const problems = [];
        const lines = text.replace(/^\uFEFF/, "").split(/\r?\n|\r$/);
        for (const [index, content] of lines.entries()) {
          if (content.trim() === "")
            continue;
          const parsed = parseChecksumLine(content, bareAllowed);
          const line = index + 1;
          const earlier = typeof parsed === "string" ? void 0 : entries.get(parsed.name);
          if (typeof parsed === "string")
            problems.push(`line ${line} ${parsed}`);
          else if (earlier === void 0)
            entries.set(parsed.name, { ...parsed, line });
          else if (earlier.digest !== parsed.digest)
            problems.push(`line ${line} gives another digest than line ${earlier.line} for the same name`);
        }
        if (problems.length > 0)
          throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("CHECKSUMS_INVALID", toMessage(problems));
        if (entries.size === 0)
          throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("CHECKSUMS_INVALID", "The checksum list names no file.");
        return [...entries.values()];
      }
      function parseChecksumLine(content, bareAllowed) {
        if (content.length > maxLine)
          return `is longer than ${maxLine} characters, which no line of a file is`;
        const escaped = content.startsWith("\\");
        const line = escaped ? content.slice(1) : content;
        const [, spaced, tight, taggedHex] = tagged.exec(line) ?? [];
        const [, prefixedHex, prefixedName] = prefixed.exec(line) ?? [];
        const [, plainHex, plainName] = plain.exec(line) ?? [];
        if (plainHex !== void 0 && !bareAllowed) {
          return "does not say which algorithm made the digest; write SHA3-256 (name) = hex or sha3-256:hex  name";
        }
        const digest = (0, _digest_js__WEBPACK_IMPORTED_MODULE_1__.s1)(taggedHex ?? prefixedHex ?? plainHex);
        if (digest === void 0)
          return complaint(line);
        const written = spaced ?? tight ?? prefixedName ?? plainName ?? "";
        const name = escaped ? unescapeName(written) : written;
        if (name === void 0)
          return "has a backslash in its name that is followed by neither n, r nor a backslash";
        if (name === "" || name.includes("\0"))
          return "names no file";
        return { name, digest };
      }
      function complaint(line) {
        const [, algorithm] = otherAlgorithm.exec(line) ?? [];
        if (algorithm === void 0)
          return "is not of the form SHA3-256 (name) = hex";
        return algorithm.toUpperCase() === "SHA3-256" ? "has a digest that is not 64 hexadecimal digits, or spaces out of place" : `is of ${algorithm}, not SHA3-256`;
      }
      function toMessage(problems) {
        const shown = problems.slice(0, shownProblems).map((problem) => `- ${problem}`);
        const rest = problems.length - shown.length;
        if (rest > 0)
          shown.push(`- and ${rest} more`);
        return `The checksum list has ${problems.length} unusable ${problems.length === 1 ? "line" : "lines"}:
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
        const sorted = lines.toSorted((left, right) => compareNames(left.name, right.name));
        for (let start = 0; start < sorted.length; start += linesInPiece) {
          const piece = sorted.slice(start, start + linesInPiece);
          yield piece.map(format).join("");
        }
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
  4161: (
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
  7550: (
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
        ZV: () => (
          /* binding */
          isProofFile
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
        eO: () => (
          /* binding */
          proofFileName
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
      var _checksums_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6441);
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
      const proofSuffix = ".proof.json";
      const maxFileName = 180;
      function toAssetName(path) {
        const [base = ""] = path.split(/[/\\]/).slice(-1);
        const plain = base.normalize("NFD").replaceAll(/\p{M}/gu, "");
        const name = plain.replaceAll(/[^A-Za-z0-9_+@-]+/g, ".").replaceAll(/^\.+|\.+$/g, "");
        return base.startsWith(".") || name === "" ? `default.${name}`.replace(/\.$/, "") : name;
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
        return besideName(subject, digest, isTaken) + reportSuffix;
      }
      function proofFileName(subject, digest, isTaken) {
        return besideName(subject, digest, isTaken) + proofSuffix;
      }
      function besideName(subject, digest, isTaken) {
        return toAssetName(subject).slice(0, maxFileName) + (isTaken ? `.${digest.slice(0, 8)}` : "");
      }
      function keptListName(digest) {
        return `${runFiles.checksums}.${digest.slice(0, 12)}`;
      }
      const keptList = /^SHA3-256SUMS\.[0-9a-f]{12}$/;
      const witnessFiles = ["tsr", "ots"].flatMap((suffix) => ["", ".2", ".3", ".4"].map((number) => `${runFiles.sha256}${number}.${suffix}`));
      function isReportFile(name) {
        return name.endsWith(reportSuffix);
      }
      function isProofFile(name) {
        return name.endsWith(proofSuffix);
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
        proof: /^(.+)\.proof\.json$/,
        report: /^(.+)\.verification\.pdf$/,
        "results of version 0.1": /^anchor-results-[0-9a-f]{12}\.json$/
      };
      function evidenceKind(name, files) {
        const lasting = withoutSuffix(name);
        if (lasting !== name)
          return evidenceKind(lasting, files) && "upload";
        const kinds = Object.keys(evidencePatterns);
        const kind = kinds.find((each) => evidencePatterns[each].test(name));
        if (kind !== "proof" && kind !== "report")
          return evidenceNames.get(name) ?? kind;
        return isBeside(evidencePatterns[kind].exec(name)?.[1] ?? "", files) ? kind : void 0;
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
        return {
          nameFor: ({ name, digest }) => {
            const plain = toName(name, digest, false);
            const owner = owners.get(plain) ?? digest;
            owners.set(plain, owner);
            return toName(name, digest, owner !== digest);
          },
          /** Whether this plain name was already given to a file. */
          isNamed: (plain) => owners.has(plain)
        };
      }
    })
  ),
  /***/
  9744: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        j: () => (
          /* binding */
          openOutputDir
        ),
        /* harmony export */
        q: () => (
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
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3943);
      var _core_file_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7550);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7422);
      async function openOutputDir(outputDir, { workspace, defaultOutputDir }) {
        const folder = outputDir === "" ? defaultOutputDir : (0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(workspace, outputDir);
        try {
          await makeFolders(folder);
          await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.access)(folder, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.constants.W_OK | node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.constants.X_OK);
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
        const paths = [...Object.values(_core_file_names_js__WEBPACK_IMPORTED_MODULE_4__.NW), ..._core_file_names_js__WEBPACK_IMPORTED_MODULE_4__.Lk].map((name) => (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name));
        const names = (0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.gI)([
          _core_file_names_js__WEBPACK_IMPORTED_MODULE_4__.NW.journal,
          _core_file_names_js__WEBPACK_IMPORTED_MODULE_4__.NW.log,
          lists.stamped !== void 0 && _core_file_names_js__WEBPACK_IMPORTED_MODULE_4__.NW.checksums,
          ...lists.isSha256Foreign ? [_core_file_names_js__WEBPACK_IMPORTED_MODULE_4__.NW.sha256, ..._core_file_names_js__WEBPACK_IMPORTED_MODULE_4__.Lk] : []
        ]);
        const stays = new Set([...names.map((name) => (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name)), kept].map(toReal));
        await removeAll(paths.filter((path) => !stays.has(toReal(path))));
      }
      function toReal(path) {
        return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) ? (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path) : path;
      }
      async function removeEarlierVerdicts(folder) {
        await removeAll([_core_file_names_js__WEBPACK_IMPORTED_MODULE_4__.NW.results, _core_file_names_js__WEBPACK_IMPORTED_MODULE_4__.NW.badge].map((name) => (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name)));
      }
      async function removeAll(paths) {
        try {
          await Promise.all(paths.map((path) => (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(path, { force: true })));
        } catch (cause) {
          const reason = (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.bD)(cause);
          throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z("OUTPUT_UNWRITABLE", `What an earlier run left cannot be removed: ${reason}.`, { cause });
        }
      }
    })
  )
};
