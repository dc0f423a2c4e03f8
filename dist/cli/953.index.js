export const id = 953;
export const ids = [953, 168];
export const modules = {
  /***/
  1960: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Z: () => (
          /* binding */
          hashNamedFiles
        ),
        /* harmony export */
        f: () => (
          /* binding */
          printErrors
        ),
        /* harmony export */
        runHashCommand: () => (
          /* binding */
          runHashCommand
        )
        /* harmony export */
      });
      var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
      var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
      var _core_checksums_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(291);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6608);
      var _hash_hash_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1953);
      var _hash_hash_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4964);
      var _options_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5308);
      var _words_other_fronts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8168);
      async function runHashCommand({ positionals }, { stdout, stderr }) {
        if (positionals.length === 0)
          throw (0, _options_js__WEBPACK_IMPORTED_MODULE_6__.Wp)("hash needs a file");
        const { files, errors } = await hashNamedFiles(positionals);
        stdout.write(files.flatMap(({ subject }) => [...(0, _core_checksums_js__WEBPACK_IMPORTED_MODULE_2__.pd)([subject])]).join(""));
        printErrors(errors, stderr);
        return errors.length === 0 ? 0 : 4;
      }
      async function hashNamedFiles(names, options = {}) {
        const sourcesOrErrors = await Promise.all(names.map(findFile));
        const sources = sourcesOrErrors.filter((one) => !(one instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z));
        const errors = sourcesOrErrors.filter((one) => one instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z);
        const files = [];
        for await (const batch of (0, _hash_hash_files_js__WEBPACK_IMPORTED_MODULE_5__.yQ)(sources.entries(), options)) {
          for (const hashed of batch) {
            const source = sources[hashed.index];
            if ("error" in hashed)
              errors.push(withName(hashed.subject.name, (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.Xt)(hashed.error)));
            else if (source !== void 0)
              files.push({ ...hashed, source });
          }
        }
        return { files: files.sort((one, other) => one.index - other.index), errors };
      }
      async function findFile(givenName) {
        try {
          const path = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(givenName));
          const stats = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path);
          if (stats.isDirectory())
            return withName(givenName, (0, _hash_hash_file_js__WEBPACK_IMPORTED_MODULE_4__.VY)());
          if (!stats.isFile())
            return withName(givenName, (0, _hash_hash_file_js__WEBPACK_IMPORTED_MODULE_4__.zS)("FILE_NOT_REGULAR"));
          const relativePath = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(process.cwd(), (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(givenName));
          const name = relativePath.startsWith("..") || relativePath === "" ? givenName : relativePath;
          return { name: name.replaceAll(node_path__WEBPACK_IMPORTED_MODULE_1__.sep, "/"), path, size: stats.size };
        } catch (thrown) {
          const error = (0, _hash_hash_file_js__WEBPACK_IMPORTED_MODULE_4__.GI)(thrown);
          if (error.code !== "FILE_VANISHED")
            return withName(givenName, error);
          const hint = /[*?]/.test(givenName) ? "A pattern must be expanded by the shell." : "Check the name.";
          return new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z("FILE_VANISHED", `${givenName}: No file has this name.`, { hint });
        }
      }
      function withName(name, error) {
        return (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.EB)(error, `${name}: ${error.ownMessage}`);
      }
      function printErrors(errors, stderr) {
        for (const error of errors)
          (0, _options_js__WEBPACK_IMPORTED_MODULE_6__.wi)(stderr, `${error.message} ${error.hintFor(_words_other_fronts_js__WEBPACK_IMPORTED_MODULE_7__.O6)}`);
      }
    })
  ),
  /***/
  5953: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Mx: () => (
          /* binding */
          readFilesAtHand
        ),
        /* harmony export */
        b9: () => (
          /* binding */
          printClaims
        ),
        /* harmony export */
        bL: () => (
          /* binding */
          refuseSurplusOptions
        ),
        /* harmony export */
        verifyByEvidence: () => (
          /* binding */
          verifyByEvidence
        )
        /* harmony export */
      });
      var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
      var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
      var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6608);
      var _core_file_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3364);
      var _core_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5961);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2872);
      var _evidence_record_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2896);
      var _evidence_statement_file_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9131);
      var _hash_hash_file_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1953);
      var _verify_claims_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9876);
      var _verify_bytes_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(6690);
      var _render_lines_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(5759);
      var _verify_render_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(8986);
      var _verify_verify_evidence_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(5648);
      var _hash_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(1960);
      var _options_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(5308);
      const sourceOptions = ["node", "node-url", "api-url"];
      const allowedOptions = /* @__PURE__ */ new Set([
        ...sourceOptions,
        "tsa-ca",
        "bitcoin-header",
        "api-key-file",
        "files",
        "json"
      ]);
      async function verifyByEvidence(options, terminal) {
        const { values } = options;
        refuseSurplusOptions(options, ["evidence"], "--evidence");
        const names = [...values.get("files") ?? [], ...options.positionals];
        if (names.length === 0)
          throw (0, _options_js__WEBPACK_IMPORTED_MODULE_16__.Wp)("verify --evidence needs a file to compare with the evidence");
        const statements = [];
        const evidenceDigests = /* @__PURE__ */ new Set();
        for (const path of await findEvidenceFiles(values.get("evidence") ?? [])) {
          const bytes = await readEvidenceFile(path);
          evidenceDigests.add((0, _hash_hash_file_js__WEBPACK_IMPORTED_MODULE_9__.yi)(bytes));
          statements.push(...parseEvidenceFile((0, node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path), bytes));
        }
        const record = (0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_7__.C6)(statements);
        const filesAtHand = await readFilesAtHand(record, names, terminal.stderr);
        return printClaims({ record, ...filesAtHand, evidenceDigests }, options, terminal);
      }
      async function findEvidenceFiles(givenPaths) {
        const foundPaths = [];
        for (const path of givenPaths) {
          const entries = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(path, { withFileTypes: true }).catch((thrown) => {
            if (thrown instanceof Error && "code" in thrown)
              return void 0;
            throw thrown;
          });
          const evidenceEntries = entries?.filter(({ name }) => isStatementOrPage((0, _verify_bytes_js__WEBPACK_IMPORTED_MODULE_11__.Lj)(name)));
          const names = evidenceEntries?.map(({ name }) => name).toSorted();
          const pipeName = names?.find((name) => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, name), { throwIfNoEntry: false })?.isFIFO());
          if (pipeName !== void 0)
            throw (0, _options_js__WEBPACK_IMPORTED_MODULE_16__.Wp)(`The evidence ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_6__.S5)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, pipeName))} is a pipe, and no file`);
          if (names?.length === 0)
            throw (0, _options_js__WEBPACK_IMPORTED_MODULE_16__.Wp)(`The folder ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_6__.S5)(path)} has no anchor-\u2026.intoto.json and no ${_core_file_names_js__WEBPACK_IMPORTED_MODULE_4__.NW.page} in it`);
          foundPaths.push(...names?.map((name) => (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, name)) ?? [path]);
        }
        return foundPaths;
      }
      const isStatementOrPage = (name) => name === _core_file_names_js__WEBPACK_IMPORTED_MODULE_4__.NW.page || (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_4__.Ke)(name) !== void 0;
      function parseEvidenceFile(name, bytes) {
        if ((0, _verify_bytes_js__WEBPACK_IMPORTED_MODULE_11__.qp)(name))
          return [(0, _verify_bytes_js__WEBPACK_IMPORTED_MODULE_11__.vz)(name, bytes)];
        try {
          return (0, _evidence_statement_file_js__WEBPACK_IMPORTED_MODULE_8__.vf)(bytes, (0, _verify_bytes_js__WEBPACK_IMPORTED_MODULE_11__.Lj)(name));
        } catch (thrown) {
          if (!(thrown instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z))
            throw thrown;
          const message = `${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_6__.S5)(name)} cannot be used as evidence: ${(0, _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.bD)(thrown.cause)}.`;
          throw (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.EB)(thrown, message, "Use the release's anchor-evidence.html or anchor-\u2026.intoto.json, unchanged. With anchor-SHA256SUMS: sha256sum --check --ignore-missing anchor-SHA256SUMS.");
        }
      }
      async function readFilesAtHand(record, namesAndPatterns, stderr) {
        const { names, errors } = await expandPatterns(namesAndPatterns, (text) => (0, _options_js__WEBPACK_IMPORTED_MODULE_16__.wi)(stderr, text));
        const hashResults = await (0, _hash_js__WEBPACK_IMPORTED_MODULE_15__.Z)(names, { wantsSha256: isSha256Compared(record, names) });
        const findMatch = (0, _verify_bytes_js__WEBPACK_IMPORTED_MODULE_11__.P7)(record);
        const files = [];
        for (const { source, subject } of hashResults.files) {
          const { digest, sha256 = "" } = subject;
          const file = { name: subject.name, sha3_256: digest, sha256 };
          if (findMatch(file).bytes !== "not named" || !(0, _verify_bytes_js__WEBPACK_IMPORTED_MODULE_11__.Ug)(source.name, source.size))
            files.push(file);
          else {
            const bytes = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(source.path);
            const proof = (0, _verify_bytes_js__WEBPACK_IMPORTED_MODULE_11__.LE)(source.name, source.size) && { bytes };
            files.push({ ...file, evidence: (0, _verify_bytes_js__WEBPACK_IMPORTED_MODULE_11__.M8)(record, bytes, source.name), ...proof });
          }
        }
        return { files, errors: [...errors, ...hashResults.errors] };
      }
      async function expandPatterns(namesAndPatterns, notice) {
        const patterns = namesAndPatterns.filter((word) => /[*?[]|^!/.test(word) && !(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(word));
        if (patterns.length === 0)
          return { names: namesAndPatterns, errors: [] };
        const { findFiles } = await Promise.all(
          /* import() */
          [__webpack_require__.e(569), __webpack_require__.e(729)]
        ).then(__webpack_require__.bind(__webpack_require__, 1729));
        const errors = [];
        const hint = "Nothing was compared for this pattern.";
        const { files, failed } = await findFiles(patterns, {
          workspace: process.cwd(),
          notice,
          onUnmatched: (text) => void errors.push(new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z("NO_FILES_FOUND", text, { hint }))
        });
        errors.push(...failed.map(({ subject, error }) => (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.EB)(error, `${subject.name}: ${error.ownMessage}`)));
        const plainNames = namesAndPatterns.filter((word) => !patterns.includes(word));
        return { names: [.../* @__PURE__ */ new Set([...plainNames, ...files.map(({ name }) => name)])], errors };
      }
      async function printClaims({ files, errors, ...evidence }, options, { stdout, stderr, env }) {
        const { record } = evidence;
        const readsWitnesses = record.witnesses.length > 0 || options.values.has("tsa-ca") || options.values.has("bitcoin-header");
        const witnesses = readsWitnesses ? await (await Promise.all(
          /* import() */
          [__webpack_require__.e(753), __webpack_require__.e(196)]
        ).then(__webpack_require__.bind(__webpack_require__, 6196))).readCheckedWitnesses(record, options) : [];
        const { hashesToAsk, conclude } = (0, _verify_verify_evidence_js__WEBPACK_IMPORTED_MODULE_14__.q5)({ ...evidence, files, witnesses });
        const isSourceNamed = sourceOptions.some((name) => options.values.has(name));
        const answers = isSourceNamed ? await (await __webpack_require__.e(
          /* import() */
          695
        ).then(__webpack_require__.bind(__webpack_require__, 3695))).askAbout(hashesToAsk(), options, { stderr, env }) : void 0;
        const verification = conclude(answers);
        (0, _hash_js__WEBPACK_IMPORTED_MODULE_15__.f)(errors, stderr);
        if (record.missingIds.length > 0)
          (0, _options_js__WEBPACK_IMPORTED_MODULE_16__.wi)(stderr, renderMissing(record));
        const { unread = [] } = verification;
        const unreadCount = errors.filter(({ code }) => code !== "NO_FILES_FOUND").length;
        const hasUnreadFile = errors.length + unread.length > 0;
        if (files.length + verification.files.length + unread.length === 0)
          return (0, _verify_claims_js__WEBPACK_IMPORTED_MODULE_10__.RP)(void 0, hasUnreadFile);
        const isJson = options.values.get("json")?.[0] === "true";
        const renderLine = createLineRenderer(stdout, (0, _render_lines_js__WEBPACK_IMPORTED_MODULE_12__.XG)(!env["NO_COLOR"]));
        stdout.write(isJson ? `${JSON.stringify(verification, null, 2)}
` : (0, _verify_render_js__WEBPACK_IMPORTED_MODULE_13__.TY)(verification, unreadCount).map(renderLine).join(""));
        return (0, _verify_claims_js__WEBPACK_IMPORTED_MODULE_10__.RP)(verification.verdict, hasUnreadFile);
      }
      function renderMissing({ missingIds }) {
        const count = `${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_6__.hS)(missingIds.length, "earlier statement")} that the evidence names`;
        return `${count} ${missingIds.length === 1 ? "is" : "are"} not here: ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_6__.Sh)(missingIds.map(_core_file_names_js__WEBPACK_IMPORTED_MODULE_4__.rC))}.`;
      }
      const toneStyles = {
        good: ["\u2705 ", "green"],
        bad: ["\u274C ", "red"],
        open: ["\u23F3 ", "yellow"],
        quiet: ["", "dim"],
        plain: ["", void 0]
      };
      function createLineRenderer(stdout, paint) {
        return (line) => {
          const lineText = (0, _core_text_js__WEBPACK_IMPORTED_MODULE_6__.S5)((0, _verify_render_js__WEBPACK_IMPORTED_MODULE_13__.hS)(line));
          if (stdout.isTTY !== true)
            return `${lineText}
`;
          const { name, tone = "plain", isTitle } = line;
          const [indent, columns] = [name === void 0 ? 0 : claimTextIndent, (0, _options_js__WEBPACK_IMPORTED_MODULE_16__.PL)(stdout)];
          const [mark, colour] = toneStyles[tone];
          const fittingText = isTitle === true ? (0, _core_text_js__WEBPACK_IMPORTED_MODULE_6__.ml)(lineText, columns - 5) : lineText;
          const value = `${name === void 0 ? mark : ""}${fittingText.slice(indent)}`;
          const paintedValue = colour === void 0 ? value : paint(colour, value);
          return `${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_6__.x9)(`${fittingText.slice(0, indent)}${paintedValue}`, columns, indent)}
`;
        };
      }
      const claimTextIndent = (0, _verify_render_js__WEBPACK_IMPORTED_MODULE_13__.hS)({ name: "", text: "" }).length;
      function refuseSurplusOptions({ values }, alsoAllowed, usedWith) {
        const surplusOption = [...values.keys()].find((name) => !allowedOptions.has(name) && !alsoAllowed.includes(name));
        if (surplusOption !== void 0)
          throw (0, _options_js__WEBPACK_IMPORTED_MODULE_16__.Wp)(`--${surplusOption} cannot be used together with ${usedWith}`);
      }
      async function readEvidenceFile(path) {
        try {
          const tooLarge = () => new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z("EVIDENCE_INVALID", `The evidence ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_6__.S5)(path)} is larger than 256 MiB.`);
          return await (0, _core_json_js__WEBPACK_IMPORTED_MODULE_5__.rU)((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(path), _evidence_statement_file_js__WEBPACK_IMPORTED_MODULE_8__.Z8, tooLarge);
        } catch (thrown) {
          if (thrown instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z)
            throw thrown;
          const code = thrown.code ?? "unreadable";
          const problem = code === "ENOENT" ? "does not exist" : `cannot be read (${code})`;
          throw (0, _options_js__WEBPACK_IMPORTED_MODULE_16__.Wp)(`The evidence ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_6__.S5)(path)} ${problem}`);
        }
      }
      function isSha256Compared({ names, lists, witnesses }, fileNames) {
        const listNames = new Set(lists.map(({ name }) => (0, node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(name)));
        return witnesses.length > 0 || [...names.values()].some(({ digest }) => digest.sha256 !== void 0) || fileNames.some((name) => listNames.has((0, _verify_bytes_js__WEBPACK_IMPORTED_MODULE_11__.Lj)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(name))));
      }
    })
  ),
  /***/
  6690: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Fl: () => (
          /* binding */
          baseName
        ),
        /* harmony export */
        I5: () => (
          /* binding */
          listToolName
        ),
        /* harmony export */
        LE: () => (
          /* binding */
          mayBeProof
        ),
        /* harmony export */
        Lj: () => (
          /* binding */
          originalName
        ),
        /* harmony export */
        M8: () => (
          /* binding */
          classifyEvidence
        ),
        /* harmony export */
        P7: () => (
          /* binding */
          createMatcher
        ),
        /* harmony export */
        Ug: () => (
          /* binding */
          mayBeEvidence
        ),
        /* harmony export */
        Zg: () => (
          /* binding */
          isListOrEvidence
        ),
        /* harmony export */
        qp: () => (
          /* binding */
          isNamedAsList
        ),
        /* harmony export */
        vR: () => (
          /* binding */
          compareDigests
        ),
        /* harmony export */
        vz: () => (
          /* binding */
          parseListEvidence
        ),
        /* harmony export */
        w9: () => (
          /* binding */
          sortFiles
        )
        /* harmony export */
      });
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6608);
      var _core_digest_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2427);
      var _core_file_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3364);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2872);
      var _evidence_proof_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2987);
      var _evidence_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2896);
      var _evidence_statement_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9131);
      var _evidence_to_statement_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5679);
      var _core_checksums_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(291);
      function createMatcher(record) {
        const { names } = record;
        const subjects = [...names.values()];
        const anchoredDigestsByName = digestsInBlocks(record);
        const subjectByNormalName = uniqueBy(subjects, ({ name }) => name.normalize("NFC"));
        const subjectByBaseName = uniqueBy(subjects, ({ name }) => baseName(name).normalize("NFC"));
        const subjectByDigest = new Map(subjects.map((subject) => [subject.digest.sha3_256, subject]).toReversed());
        const formerBytes = subjects.flatMap(({ name, former }) => former.map((one) => ({ ...one, name })));
        const formerDateByKey = new Map(formerBytes.map(({ name, digest, recordedOn }) => [toKey(name, digest.sha3_256), recordedOn]));
        const formerNameByDigest = new Map(formerBytes.map(({ name, digest }) => [digest.sha3_256, name]));
        const findByName = (name) => names.get(name) ?? subjectByNormalName.get(name.normalize("NFC")) ?? subjectByBaseName.get(baseName(name).normalize("NFC"));
        return (file) => {
          const digest = file.sha3_256;
          const subjectOfName = findByName(file.name);
          const subject = subjectOfName ?? subjectByDigest.get(digest) ?? findByName(originalName(file.name));
          const match = compareWithSubject(subject, file, subjectOfName === void 0, formerNameByDigest.get(digest));
          const anchoredDigests = subject && anchoredDigestsByName.get(subject.name);
          if (match.bytes === "yes" && anchoredDigests?.has(digest) === false && !(0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_4__.lM)(record, digest))
            return { ...match, bytes: "other bytes", notes: ["A list that a block holds names other bytes for this file."] };
          const formerDate = formerDateByKey.get(toKey(subject?.name ?? file.name, digest)) ?? formerDateByKey.get(toKey(baseName(file.name), digest));
          if (match.bytes === "yes" || formerDate === void 0)
            return match;
          const note = `These bytes stood under this name on ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.oN)(formerDate)}; the evidence records other bytes.`;
          return { ...match, ...subject && { formerOf: subject.name }, notes: [...match.notes, note] };
        };
      }
      function digestsInBlocks({ lists, anchors }) {
        const listEntries = lists.filter(({ sha3_256 }) => (0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_4__.Is)(anchors.get(sha3_256))).flatMap(_evidence_record_js__WEBPACK_IMPORTED_MODULE_4__.aT);
        return new Map([...Map.groupBy(listEntries, ({ name }) => name)].map(([name, all]) => [
          name,
          new Set(all.map(({ digest }) => digest))
        ]));
      }
      function toKey(name, digest) {
        return JSON.stringify([name, digest]);
      }
      function baseName(name) {
        return name.slice(name.lastIndexOf("/") + 1);
      }
      function originalName(name) {
        return name.replace(/\.(?:crdownload|part|download)$/, "").replace(/ ?\(\d+\)(?=\.[^/]*$|$)/, "");
      }
      function uniqueBy(items, key) {
        const groups = [...Map.groupBy(items, key)];
        return new Map(groups.flatMap(([name, [item, other]]) => item && other === void 0 ? [[name, item]] : []));
      }
      function compareWithSubject(subject, file, isRenamed, formerName) {
        if (subject === void 0)
          return { bytes: "not named", ...formerName !== void 0 && { formerOf: formerName }, notes: [] };
        const comparison = compareDigests(file, subject.digest);
        const note = `These are the bytes of ${subject.name}, under another name.`;
        return { ...comparison, subject, notes: isRenamed && comparison.bytes === "yes" ? [note] : comparison.notes };
      }
      function compareDigests({ sha3_256, sha256 }, recorded) {
        const isSha3Same = recorded.sha3_256 === sha3_256;
        const isSha256Same = recorded.sha256 === void 0 ? isSha3Same : recorded.sha256 === sha256;
        if (isSha3Same === isSha256Same)
          return { bytes: isSha3Same ? "yes" : "other bytes", notes: [] };
        const [rightAlgorithm, wrongAlgorithm] = isSha3Same ? ["SHA3-256", "SHA-256"] : ["SHA-256", "SHA3-256"];
        return {
          bytes: "other bytes",
          isContradicted: true,
          notes: [`The ${rightAlgorithm} is that of the evidence, the ${wrongAlgorithm} is not: the evidence was changed.`]
        };
      }
      function sortFiles({ record, files, evidenceDigests }, match) {
        const anchoredDigests = new Set(record.anchors.keys());
        const witnessFileDigests = (0, _evidence_to_statement_js__WEBPACK_IMPORTED_MODULE_6__.jP)(record.witnesses);
        const sortedFiles = {
          files: [],
          proofs: [],
          usedAsEvidence: [],
          reports: []
        };
        for (const file of files) {
          const isNamed = match(file).bytes !== "not named";
          const proof = isNamed ? void 0 : readProof(file, anchoredDigests);
          const isOwnEvidence = file.evidence === "this" || evidenceDigests?.has(file.sha3_256) || witnessFileDigests.has(file.sha256);
          const isEvidence = proof !== void 0 || !isNamed && isOwnEvidence;
          if (isEvidence)
            sortedFiles.usedAsEvidence.push(file.name);
          else if (!isNamed && (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_1__.NK)(originalName(baseName(file.name))))
            sortedFiles.reports.push(file.name);
          else
            sortedFiles.files.push(file);
          if (proof !== void 0)
            sortedFiles.proofs.push(proof);
        }
        return sortedFiles;
      }
      function mayBeEvidence(name, size) {
        return /\.(?:json|html)$/.test(name) && size <= _evidence_statement_file_js__WEBPACK_IMPORTED_MODULE_5__.Z8;
      }
      function mayBeProof(name, size) {
        return name.endsWith(".json") && size <= _evidence_proof_js__WEBPACK_IMPORTED_MODULE_3__.kN;
      }
      function classifyEvidence(record, bytes, name) {
        try {
          const knownIds = new Set(record.statements.map(({ id: id2 }) => id2));
          const isOtherEvidence = (file) => !knownIds.has(file.id) && (0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_4__.hI)(record, file);
          return (0, _evidence_statement_file_js__WEBPACK_IMPORTED_MODULE_5__.vf)(bytes, baseName(name)).some(isOtherEvidence) ? "other" : "this";
        } catch (cause) {
          if (cause instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z)
            return void 0;
          throw cause;
        }
      }
      function isListOrEvidence({ name, evidence }) {
        const listNamePattern = /^(?:(?:anchor-)?SHA[0-9-]+SUMS|(?:sha256)?checksums?)(?:\.txt)?(?:(?:\.\d+)?\.(?:tsr|ots|asc|sig))?$/i;
        return evidence === "other" || listNamePattern.test(originalName(baseName(name)));
      }
      function readProof({ name, bytes }, anchoredDigests) {
        if (bytes === void 0 || !name.endsWith(".json"))
          return void 0;
        try {
          const item = (0, _evidence_proof_js__WEBPACK_IMPORTED_MODULE_3__.Tz)(bytes);
          return anchoredDigests.has((0, _core_digest_js__WEBPACK_IMPORTED_MODULE_8__.s1)(item.data) ?? "") ? item : void 0;
        } catch (cause) {
          if (cause instanceof RangeError)
            return void 0;
          throw cause;
        }
      }
      const listToolName = "the checksum list";
      function isNamedAsList(fileName) {
        return /SHA3-256/i.test(fileName) && !/\.(?:json|html)$/i.test(fileName);
      }
      function parseListEvidence(fileName, bytes) {
        const entries = (0, _core_checksums_js__WEBPACK_IMPORTED_MODULE_7__.yk)(fileName, bytes);
        const digests = new Set(entries.map(({ digest }) => digest));
        const statement = (0, _evidence_to_statement_js__WEBPACK_IMPORTED_MODULE_6__.HJ)({
          tool: { name: listToolName, version: fileName },
          mode: "verify",
          // A checksum list has no date. With this date, it comes before every statement.
          finishedOn: (/* @__PURE__ */ new Date(0)).toISOString(),
          subjects: entries.map(({ name, digest }) => ({ name, digest: { sha3_256: digest } })),
          anchors: [...digests].map((digest) => ({ covers: "subject", digest, verdict: "unknown" }))
        });
        if (statement === void 0)
          throw new RangeError("A list that can be read names a file.");
        return (0, _evidence_statement_file_js__WEBPACK_IMPORTED_MODULE_5__.Rp)(statement);
      }
    })
  ),
  /***/
  9876: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        CP: () => (
          /* binding */
          pickAttestation
        ),
        /* harmony export */
        RP: () => (
          /* binding */
          verificationExitCode
        ),
        /* harmony export */
        jX: () => (
          /* binding */
          isAboutBytes
        ),
        /* harmony export */
        zP: () => (
          /* binding */
          worstVerdict
        )
        /* harmony export */
      });
      const maxDisagreementMs = 9e5;
      function pickAttestation(counted, all = counted) {
        const timeOf = ({ on = "" }) => Date.parse(on);
        const sortByTime = (items) => items.toSorted((one, other) => timeOf(one) - timeOf(other));
        const earliestItem = sortByTime(counted.filter(({ on }) => on !== void 0))[0] ?? counted[0];
        const { stamp } = earliestItem ?? {};
        if (earliestItem === void 0 || stamp === void 0)
          return earliestItem;
        const latestStamp = sortByTime(all.filter((one) => one.stamp !== void 0 && one.stamp.run <= stamp.run)).at(-1);
        if (latestStamp === void 0 || timeOf(latestStamp) - timeOf(earliestItem) <= maxDisagreementMs)
          return earliestItem;
        const doubt = `${stamp.says}: the time stamps disagree, and the later date counts`;
        return { ...latestStamp, says: `${latestStamp.says}. ${doubt}`, doubt };
      }
      function isAboutBytes({ coveredSha256s, sha256ByName }, name, sha256) {
        return sha256 !== void 0 && coveredSha256s.has(sha256) && (sha256ByName.get(name) ?? sha256) === sha256;
      }
      const exitCodes = { mismatch: 1, unreachable: 2, unknown: 2, incomplete: 3, valid: 0 };
      function worstVerdict(verdicts) {
        const presentVerdicts = new Set(verdicts);
        return Object.keys(exitCodes).find((verdict) => presentVerdicts.has(verdict)) ?? "incomplete";
      }
      function verificationExitCode(verdict, hasUnreadable = false) {
        if (verdict === void 0 || hasUnreadable && verdict !== "mismatch")
          return 4;
        return exitCodes[verdict];
      }
    })
  ),
  /***/
  8986: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        hS: () => (
          /* binding */
          renderClaimLine
        ),
        oL: () => (
          /* binding */
          renderPlace
        ),
        TY: () => (
          /* binding */
          toClaimLines
        )
      });
      var addresses = __webpack_require__(2703);
      var core_text = __webpack_require__(2872);
      var to_statement = __webpack_require__(5679);
      var verify_bytes = __webpack_require__(6690);
      var since = __webpack_require__(1587);
      var verify_evidence = __webpack_require__(5648);
      ;
      const maxNameLength = 80;
      function renderSameBut({ Who, isOne, isOnly }, problem) {
        return `${isOnly ? "Same bytes" : `${Who} ${isOne ? "has" : "have"} the same bytes`}, but ${problem}`;
      }
      function renderSameFile({ Who, isOne, isOnly }, since2 = "") {
        const beginning = isOnly ? "This is exactly the file" : `${Who} ${isOne ? "is exactly the one" : "are exactly the ones"}`;
        return `${beginning} that the release's evidence names. ${since2}`.trimEnd();
      }
      function renderBrokenEvidence(isWhat) {
        return ({ who, project }) => [
          `The evidence of ${who} ${isWhat}: do not rely on it.`,
          `Download the evidence again; if it stays so, tell ${project}.`
        ];
      }
      function renderClockDate({ clockText, trustText }, otherwise) {
        return clockText === void 0 ? otherwise : (0, core_text.hq)([clockText, trustText]).join(" ");
      }
      const sentences = {
        "other bytes": ({ who, isOne, project }) => [
          `Do not open ${who}: ${isOne ? "it is not the one" : "they are not the ones"} that the evidence names.`,
          `Download ${isOne ? "it again; if it stays" : "them again; if they stay"} so, tell ${project}.`
        ],
        missing: ({ Who, isOne, isOnly }) => [
          `${isOnly ? "The file that the evidence names" : Who} ${isOne ? "is" : "are"} missing: the release does not have ${isOne ? "it" : "them"}.`,
          "Ask the project whether it has removed what the evidence names."
        ],
        contradiction: renderBrokenEvidence("contradicts itself"),
        mismatch: renderBrokenEvidence("is broken"),
        "earlier bytes": ({ who, isOne, formerOf, project }) => [
          `Do not open ${who}: ${isOne ? `it is an earlier ${formerOf}` : "they are earlier ones"}, and the evidence names other bytes now.`,
          `Download ${isOne ? "the release's file. If that has" : "the release's files. If those have"} these bytes too, tell ${project}.`
        ],
        "not named": ({ who, isOne, isOnly }) => [
          `No file of this release has ${isOnly ? "these bytes" : `the bytes of ${who}`}.`,
          isOne ? "If it came from this release, do not open it. If it came from another one, take that release's evidence." : "If they came from this release, do not open them. If they came from another one, take that release's evidence."
        ],
        "unread evidence": ({ who, isOne, isOnly }) => [
          `The evidence that could be read does not name ${isOnly ? "these bytes" : `the bytes of ${who}`}.`,
          `Other evidence of the release may: try again later, and do not open ${isOne ? "it" : "them"} before.`
        ],
        beside: ({ Who, isOne }) => [
          isOne ? `${Who} is a checksum list or evidence, but not of this evidence: it was not compared.` : `${Who} are checksum lists or evidence, but not of this evidence: they were not compared.`,
          "Start again, and choose only the files that you downloaded to use."
        ],
        unreadable: ({ Who, isOne, advice }) => [
          `${Who} could not be read, so nothing is known about ${isOne ? "it" : "them"}.`,
          advice ?? `Choose ${isOne ? "it" : "them"} again.`
        ],
        unreachable: (words) => [
          renderSameBut(words, "the chain could not be asked."),
          words.advice ?? "Try again later, or name another node of that chain."
        ],
        unknown: (words) => [
          renderSameBut(words, "the answers about the chain prove nothing."),
          "Read below what was said. Try again later, or name another node of that chain."
        ],
        demonstration: (words) => [
          renderSameBut(words, "the evidence is a demonstration: nothing was anchored on a public chain."),
          renderClockDate(words, "It does not prove when the file existed.")
        ],
        list: (words) => [
          renderSameBut(words, "a checksum list names no block."),
          renderClockDate(words, "Use the release's anchor-evidence.html: it says since when the file existed.")
        ],
        "not held": (words) => [
          renderSameBut(words, "the chain does not hold them."),
          renderClockDate(words, `A stamp needs some minutes until it is in a block. If it stays so, tell ${words.project}.`)
        ],
        unsent: (words) => [
          renderSameBut(words, "the evidence has no stamp of them on a chain."),
          `The evidence does not prove when ${words.isOne ? "it" : "they"} existed.`
        ],
        incomplete: (words) => [
          renderSameBut(words, "no block is known to hold them yet."),
          (0, core_text.hq)([renderClockDate(words, ""), "Download the evidence again later. By then, it may name the block."]).join(" ")
        ],
        unheld: (words) => [
          renderSameBut(words, `no block holds ${words.isOne ? "this list" : "these lists"}.`),
          "Verify each file itself, with the same evidence."
        ],
        valid: (words) => words.blockText === void 0 && words.clockText !== void 0 ? [
          renderSameFile(words, words.clockText),
          `${words.trustText ?? "You must trust the signer of a time stamp."} A block does not depend on one signer.`
        ] : [
          renderSameFile(words, words.blockText),
          words.blockText === void 0 ? `To check since when ${words.isOne ? "it has" : "they have"} existed, look on the chain as shown below.` : renderClockDate(words, "")
        ],
        confirmed: (words) => [renderSameFile(words, words.blockText), renderClockDate(words, "")]
      };
      const findingOrder = Object.keys(sentences);
      function findingOf(claims, { evidence: { service, tool }, isPartial }) {
        const { bytes, chain, verdict, isContradicted, isUnsent, isUnsettled } = claims;
        if (claims.isBeside === true)
          return "beside";
        if (isContradicted === true)
          return "contradiction";
        if (bytes === "missing")
          return bytes;
        if (bytes !== "yes" && isPartial === true)
          return "unread evidence";
        if (claims.formerOf !== void 0)
          return "earlier bytes";
        if (bytes !== "yes")
          return bytes;
        if (verdict === "valid" && chain === "yes" && isUnsettled !== true)
          return "confirmed";
        if (verdict === "mismatch" && chain === "no" && isUnsettled === true)
          return "not held";
        if (verdict !== "incomplete")
          return verdict;
        if (tool.name === verify_bytes.I5)
          return "list";
        if (service?.demonstration === true)
          return "demonstration";
        if ((0, verify_evidence.iF)(claims))
          return "unheld";
        return isUnsent === true ? "unsent" : verdict;
      }
      function sortWorstFirst(verification) {
        const filesByFinding = Map.groupBy(verification.files, (file) => findingOf(file, verification));
        return findingOrder.flatMap((finding) => filesByFinding.get(finding) ?? []);
      }
      function toPlainResult(verification, unreadCount = 0) {
        const { files, verdict, unread = [], chainName } = verification;
        const project = (0, core_text.hq)(["the project", renderProjectAddress(verification.evidence)]).join(" ");
        const unreadableCount = unread.length + unreadCount;
        const filesByFinding = Map.groupBy(files, (file) => findingOf(file, verification));
        const fileCount = files.length + unreadableCount;
        const foundSentences = findingOrder.flatMap((finding) => {
          const ownFiles = filesByFinding.get(finding) ?? [];
          const count = finding === "unreadable" ? unreadableCount : ownFiles.length;
          const unreadAdvice = finding === "unreadable" && unread.length > 0 ? "Try again later." : void 0;
          const advice = unreadAdvice ?? ownFiles.find((one) => one.advice !== void 0)?.advice;
          const formerOf = (0, core_text.wh)((0, core_text.ml)(ownFiles[0]?.formerOf ?? "", maxNameLength));
          return count === 0 ? [] : [
            sentences[finding]({
              ...renderWho(count, fileCount, ownFiles[0]?.file ?? unread[0]?.file),
              ...(0, since.om)(ownFiles, chainName),
              project,
              advice,
              formerOf
            })
          ];
        });
        const [[headline, nextStep] = ["Nothing is compared yet.", "Choose the file that you downloaded too."], ...findings] = foundSentences;
        return {
          verdict: unreadableCount > 0 && verdict === "valid" ? "incomplete" : verdict,
          headline,
          nextStep,
          otherFindings: findings.map(([says]) => says)
        };
      }
      function renderWho(count, fileCount, name) {
        const [isOne, isOnly] = [count === 1, fileCount === 1];
        if (isOne && !isOnly && name !== void 0) {
          const who2 = (0, core_text.wh)((0, core_text.ml)(name, maxNameLength));
          return { who: who2, Who: who2, isOne, isOnly };
        }
        const files = `${fileCount.toLocaleString("en")} files`;
        const [who, Who] = isOnly ? ["this file", "This file"] : [`these ${files}`, `These ${files}`];
        if (count === fileCount)
          return { who, Who, isOne, isOnly };
        const countOfFiles = `${count.toLocaleString("en")} of ${who}`;
        return { who: countOfFiles, Who: countOfFiles, isOne, isOnly };
      }
      function renderProjectAddress({ release, run }) {
        const repository = release?.repository ?? run?.repository;
        if (repository === void 0)
          return void 0;
        const host = run?.url !== void 0 && URL.canParse(run.url) ? `${new URL(run.url).origin}/` : "";
        return `(${(0, core_text.wh)(`${host}${repository}`)})`;
      }
      ;
      const render_maxNameLength = 300;
      const maxWitnessSentenceLength = 1e3;
      const toneByWord = {
        valid: "good",
        mismatch: "bad",
        incomplete: "open",
        unreachable: "open",
        unknown: "open",
        yes: "good",
        "none needed": "good",
        "other bytes": "bad",
        "not named": "bad",
        missing: "bad",
        broken: "bad",
        no: "bad",
        "not fitting": "bad",
        pending: "open",
        "not trusted": "open",
        "could not be asked": "open",
        "not asked": "quiet",
        none: "quiet",
        "\u2013": "quiet"
      };
      const claimWords = {
        bytes: {
          yes: ["good", "The file has the digest that the evidence names."],
          "other bytes": ["bad", "This is not the file that the evidence names."],
          "not named": ["bad", "The evidence names no such file."],
          missing: ["bad", "There is no such file."]
        },
        path: {
          yes: ["good", "The named digest leads to what was anchored."],
          broken: ["bad", "The named digest does not lead to what was anchored."],
          "none needed": ["none", "The named digest itself was to be anchored."],
          "\u2013": ["none", "The evidence names nothing on a chain for this file."]
        },
        chain: {
          yes: ["good", "The chain holds it."],
          no: ["bad", "The chain does not hold it."],
          "not asked": ["none", "This page never goes online."],
          "could not be asked": ["none", "Nobody could be asked."],
          unknown: ["none", "The answers about the chain prove nothing."],
          "\u2013": ["none", "There is no block to look up."]
        },
        witness: {
          yes: ["good", "Another clock says since when it exists."],
          "not fitting": ["bad", "What another clock said is about other bytes, or was changed."],
          "not trusted": ["none", "This page cannot know whom you trust."],
          pending: ["none", "Another clock promised to say since when it exists."]
        }
      };
      function renderClaims(verification, unreadCount = 0) {
        return toClaimLines(verification, unreadCount).map((line) => `${renderClaimLine(line)}
`).join("");
      }
      function renderClaimLine({ name, text }) {
        return name === void 0 ? text : `  ${name.padEnd(12)} ${text}`;
      }
      function toClaimLines(verification, unreadCount = 0) {
        const { evidence, chainName } = verification;
        const { tool, finishedOn, run } = evidence;
        const release = renderPlace(evidence);
        const { headline, nextStep, otherFindings, verdict } = toPlainResult(verification, unreadCount);
        const dateText = finishedOn && ` of ${finishedOn}`;
        const toLines = (texts) => texts.map((text) => ({ text }));
        return [
          { text: headline, ...verdict !== void 0 && { tone: toneByWord[verdict] } },
          ...toLines([...(0, core_text.hq)([nextStep, ...otherFindings]), ""]),
          toRow("evidence", `${tool.name} ${tool.version}${dateText}`),
          ...release === "" ? [] : [toRow("", release)],
          ...run?.url === void 0 ? [] : [toRow("", run.url)],
          ...chainName === void 0 ? [] : [toRow("of chain", (0, addresses.$Z)(chainName))],
          ...verification.files.flatMap((file) => toFileLines(file, chainName)),
          ...(verification.unread ?? []).flatMap(({ file, why }) => [
            ...toLines(["", renderName(file)]),
            toClaimLine("bytes", "\u2013"),
            toRow("note", `It could not be read, so nothing is known about it: ${why}`)
          ]),
          ...verification.usedAsEvidence.filter((name) => !isEvidencePage(name)).flatMap((name) => toLines(["", `${renderName(name)}: read as evidence.`])),
          ...notesOf(verification).flatMap((note) => toLines(["", note]))
        ];
      }
      function renderName(name) {
        return (0, core_text.wh)((0, core_text.ml)(name, render_maxNameLength));
      }
      function renderPlace({ release, run }) {
        const parts = [
          release?.repository ?? run?.repository,
          release?.tag ?? run?.ref?.replace(/^refs\/(?:tags|heads)\//, "")
        ];
        return parts.filter((part) => part !== void 0).join(" ");
      }
      const listNote = "a list of this evidence, unchanged. No block holds the list itself, so verify other files by this evidence, not by the list.";
      const reportNote = "by its name a report of the service's. It was not compared, and proves nothing here.";
      const pageNote = "read as evidence. What else is in this page was not compared.";
      function renderSourceNote(isOnChain) {
        const where = isOnChain ? "Look the digest up on the chain, or take" : "Take";
        return `Bytes and path compare the file with the evidence alone: whoever can replace the files there can replace the evidence too. ${where} the evidence from a second place.`;
      }
      function notesOf({ files, lists, reports, usedAsEvidence }) {
        const areAllOnChain = files.every(({ bytes, chain }) => bytes !== "yes" || chain === "yes");
        const noteEach = (names, note) => names.map((name) => `${renderName(name)}: ${note}`);
        const pageNotes = noteEach(usedAsEvidence.filter(isEvidencePage), pageNote);
        const sourceNote = renderSourceNote(files.some((file) => selectShownClaims(file).path !== "\u2013"));
        return [
          ...pageNotes,
          ...noteEach(lists, listNote),
          ...noteEach(reports, reportNote),
          ...areAllOnChain ? [] : [sourceNote]
        ];
      }
      function isEvidencePage(name) {
        return name.endsWith(".html");
      }
      function selectShownClaims({ bytes, path, chain, lookUp }) {
        return bytes === "yes" && (path === "broken" || lookUp !== void 0) ? { path, chain, lookUp } : { path: "\u2013", chain: "\u2013" };
      }
      function toFileLines(claims, chainName) {
        const { file, digest, bytes, according, notes, verdict, witness, witnesses } = claims;
        const { path, chain, lookUp } = selectShownClaims(claims);
        const sourcesText = bytes === "yes" && according.length > 0 ? `, according to ${according.map((source) => (0, core_text.wh)(source)).join(", ")}` : "";
        return [
          { text: "" },
          { text: renderName(file), tone: toneByWord[verdict], isTitle: true },
          toRow("SHA3-256", digest),
          toClaimLine("bytes", bytes),
          toClaimLine("path", path),
          toClaimLine("chain", chain, sourcesText),
          ...witness === "none" ? [] : [toClaimLine("witness", witness), ...witnesses.map((said) => toRow("", said, maxWitnessSentenceLength))],
          ...notes.map((note) => toRow("note", note)),
          ...(lookUp === void 0 ? [] : toLookUpRows(lookUp, chainName)).flatMap(([name, value]) => value === void 0 ? [] : [toRow(name, String(value))])
        ];
      }
      function toClaimLine(name, value, sourcesText = "") {
        return { ...toRow(name, `${value}${sourcesText}`), tone: toneByWord[value] };
      }
      function toRow(name, value, maxLength = render_maxNameLength) {
        return { name, text: (0, core_text.wh)(value, maxLength) };
      }
      const maxShownRecords = 5;
      const lookUpNames = {
        digest: "the digest",
        list: "the digest of the checksum list",
        root: "the root"
      };
      function toLookUpRows({ hash, is, address, port, records }, chainName) {
        const blockRows = records.slice(0, maxShownRecords).flatMap((record) => {
          const { block, date, transaction, txpow } = record;
          return [
            ["block", date === void 0 ? block : `${block ?? "?"}, ${date}`],
            ["transaction", transaction],
            ["txpow", txpow],
            ["explorer", (0, to_statement.ab)(chainName, record)]
          ];
        });
        return [["look up", hash], ["", `(${lookUpNames[is]})`], ["address", address], ["state", port], ...blockRows];
      }
    })
  ),
  /***/
  1587: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        ee: () => (
          /* binding */
          spanOf
        ),
        /* harmony export */
        om: () => (
          /* binding */
          toSinceTexts
        )
        /* harmony export */
      });
      var _core_addresses_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2703);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2872);
      var _evidence_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2896);
      function blockOf({ seen, lookUp, isUnsettled }) {
        return isUnsettled === true ? void 0 : seen ?? (lookUp && (0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_2__.rG)(lookUp.records));
      }
      function spanOf(on, record) {
        const [builtDay, blockDay] = [on, record?.date].map((date) => (0, _core_text_js__WEBPACK_IMPORTED_MODULE_1__.ir)(date ?? ""));
        if (builtDay === void 0 || blockDay === void 0 || record?.block === void 0)
          return void 0;
        const span = { built: builtDay, block: String(record.block), date: (0, _core_text_js__WEBPACK_IMPORTED_MODULE_1__.oN)(record.date ?? "") };
        return Date.parse(builtDay) > Date.parse(blockDay) ? void 0 : span;
      }
      function toSinceTexts(files, chainName) {
        const [It, it] = files.length === 1 ? ["It", "it"] : ["They", "them"];
        const attestations = files.flatMap(({ existed }) => existed ?? []);
        const latest = findLatest(attestations, ({ on = "" }) => Date.parse(on));
        const isDated = latest !== void 0 && attestations.length === files.length;
        const isUntrusted = files.some(({ witness }) => witness === "not trusted");
        return {
          blockText: renderSinceBlock(files, chainName, It, it),
          clockText: isDated ? `${It} ${latest.says}.` : void 0,
          trustText: isDated && isUntrusted ? "The signer is not known here: decide whether you trust it." : void 0
        };
      }
      function renderSinceBlock(files, chainName, It, it) {
        if (files.some(({ isUnsettled }) => isUnsettled === true))
          return void 0;
        const sources = new Set(files.flatMap((file) => file.according));
        const isOnChain = files.every(({ chain: chain2 }) => chain2 === "yes");
        const sourcesClause = isOnChain && `${sources.size === 1 ? "says" : "say"} ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_1__.L1)([...sources], (source2) => (0, _core_text_js__WEBPACK_IMPORTED_MODULE_1__.wh)(source2))}`;
        const records = files.flatMap((file) => blockOf(file) ?? []).filter(({ block, date }) => block && date !== void 0);
        const latest = findLatest(records, ({ block }) => Number(block));
        if (latest?.date === void 0 || records.length < files.length)
          return sourcesClause === false ? void 0 : `The chain holds ${it}, ${sourcesClause}.`;
        const isOneBlock = new Set(records.map(({ block }) => String(block))).size === 1;
        const chain = (0, _core_text_js__WEBPACK_IMPORTED_MODULE_1__.wh)((0, _core_addresses_js__WEBPACK_IMPORTED_MODULE_0__.$Z)(chainName ?? {}), _core_text_js__WEBPACK_IMPORTED_MODULE_1__.I6.word) || "a chain that is not named";
        const place = `block ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_1__.wh)(String(latest.block), _core_text_js__WEBPACK_IMPORTED_MODULE_1__.I6.word)}${isOneBlock ? "" : " and earlier ones"} of ${chain}`;
        const areAllSeen = files.every(({ seen }) => seen !== void 0);
        const source = sourcesClause === false ? `look ${isOneBlock ? "it" : "them"} up to be sure` : `the chain holds ${it}, ${sourcesClause}`;
        const says = sourcesClause !== false && areAllSeen ? sourcesClause : `as the evidence says; ${source}`;
        return `${It} existed by ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_1__.NR)(latest.date)}: ${place}, ${says}.`;
      }
      function findLatest(items, rankOf) {
        return items.reduce((latest, item) => latest && rankOf(latest) > rankOf(item) ? latest : item, void 0);
      }
    })
  ),
  /***/
  5648: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        iF: () => (
          /* binding */
          isListInNoBlock
        ),
        q5: () => (
          /* binding */
          openVerification
        )
      });
      var core_digest = __webpack_require__(2427);
      var core_text = __webpack_require__(2872);
      var evidence_record = __webpack_require__(2896);
      var verify_bytes = __webpack_require__(6690);
      var checksums = __webpack_require__(291);
      var proof = __webpack_require__(2987);
      ;
      function createPathFinder(record, proofs) {
        const { anchors, lists, findListAnchor } = record;
        const unsoundList = lists.find((list) => !(0, evidence_record.TF)(list));
        if (unsoundList !== void 0) {
          return () => toBrokenPath(`The checksum list ${unsoundList.name} in the evidence is not the one of its files.`);
        }
        const unsignedDigests = findUnsignedFiles(record);
        return (digest, isSigned) => {
          const [ownAnchor, listAnchor] = [anchors.get(digest), findListAnchor(digest)];
          const paths = ownAnchor === void 0 ? [] : [proofPathOf(ownAnchor, "digest", proofs)];
          if (listAnchor !== void 0 && listAnchor !== ownAnchor) {
            const listPath = proofPathOf(listAnchor, "list", proofs);
            paths.push(listPath.claim === "none needed" ? { ...listPath, claim: "yes" } : listPath);
          }
          const decisivePath = paths.find(({ claim }) => claim === "broken") ?? paths.find(({ anchor }) => (0, evidence_record.Is)(anchor));
          const path = decisivePath ?? paths[0];
          if (path !== void 0)
            return path;
          if (isSigned || unsignedDigests.has(digest))
            return { claim: "yes", hashes: [digest], is: "digest", isUnstamped: true };
          return toBrokenPath("Nothing in the evidence leads from this digest to the chain.");
        };
      }
      function findUnsignedFiles({ anchors, lists }) {
        const isUnsigned = ({ name, sha3_256 }) => name === checksums.TR && (anchors.get(sha3_256)?.verdict ?? "timestamped") !== "timestamped";
        const files = lists.filter(isUnsigned).flatMap(({ subjects }) => subjects);
        return new Set(files.map(({ digest }) => digest.sha3_256));
      }
      function toBrokenPath(problem, anchor) {
        return { claim: "broken", hashes: [], is: "digest", problem, ...anchor && { anchor } };
      }
      function proofPathOf(anchor, is, localProofs) {
        const { digest, proofs } = anchor;
        const roots = [];
        try {
          for (const proof2 of proofs)
            roots.push(checkProof(digest, proof2));
          for (const item of localProofs)
            if ((0, core_digest.s1)(item.data) === digest)
              roots.push(checkProof(digest, (0, proof.Lr)(item)));
          const matchedHashes = (anchor.chain?.records ?? []).flatMap((record) => record.matched ?? []);
          if (matchedHashes.some((text) => ![digest, ...roots].some((hash) => (0, core_digest.s1)(text) === hash)))
            throw new RangeError("a chain record is about another hash");
        } catch (cause) {
          if (!(cause instanceof RangeError))
            throw cause;
          return toBrokenPath(`The path from this digest is broken: ${cause.message}.`, anchor);
        }
        const isUnstamped = !(0, evidence_record.Is)(anchor) && anchor.stamps.length === 0;
        return roots.length === 0 ? { claim: "none needed", anchor, hashes: [digest], is, ...isUnstamped && { isUnstamped } } : { claim: "yes", anchor, hashes: [.../* @__PURE__ */ new Set([...roots, digest])], is: "root" };
      }
      function checkProof(digest, { steps, root, file }) {
        if ((0, proof.Bb)(digest, steps) !== root)
          throw new RangeError("its steps do not lead to its root");
        if (file === void 0)
          return root;
        if ((0, core_digest.s1)(file.data) !== digest)
          throw new RangeError("its proof file is about another digest");
        if ((0, core_digest.s1)(file.root) !== root)
          throw new RangeError("its proof file has another root");
        const statedSteps = JSON.stringify((0, proof.xg)((0, proof.z9)(file.proof)));
        if (statedSteps !== JSON.stringify(steps))
          throw new RangeError("its steps are not those of its proof file");
        return root;
      }
      function judgeChain(path, answers) {
        const pathAnswers = (answers ?? []).filter(({ hash }) => path.hashes.includes(hash));
        const isChainAsked = answers !== void 0 && path.hashes.length > 0;
        const claim = isChainAsked ? joinAnswers(path, pathAnswers) : "not asked";
        const records = pathAnswers.filter((answer) => answer.claim === "yes").flatMap((answer) => answer.records ?? []);
        const oldestSeen = (0, evidence_record.rG)(records.filter(({ block, date }) => block !== void 0 && date !== void 0));
        const advice = claim === "could not be asked" ? pathAnswers.find((answer) => answer.advice !== void 0)?.advice : void 0;
        return {
          claim,
          according: [...new Set(pathAnswers.flatMap(({ according }) => according))],
          ...advice !== void 0 && { advice },
          ...claim === "yes" && oldestSeen && { seen: oldestSeen },
          /** Whether a public chain, and not a test chain, holds the hash according to the answers. */
          isPublic: claim === "yes" && pathAnswers.every(({ demonstration }) => demonstration !== true),
          notes: [...noteOtherBlock(pathAnswers, claim), ...new Set(pathAnswers.flatMap(({ why }) => why ?? []))]
        };
      }
      function joinAnswers(path, answers) {
        const answersWithBlock = answers.filter(({ hash }) => statedBlocksOf(hash, path).size > 0);
        const decisiveAnswers = answersWithBlock.length > 0 ? answersWithBlock : answers;
        const yesAnswers = decisiveAnswers.filter((answer) => answer.claim === "yes");
        const isInStatedBlock = yesAnswers.some(({ hash, records = [] }) => {
          const [statedBlocks, seenBlocks] = [statedBlocksOf(hash, path), blocksOf(records)];
          return statedBlocks.size === 0 || seenBlocks.size === 0 || [...statedBlocks].some((block) => seenBlocks.has(block));
        });
        if (isInStatedBlock)
          return "yes";
        if (yesAnswers.length > 0)
          return "no";
        const claims = new Set(decisiveAnswers.map((answer) => answer.claim));
        if (claims.size === 0 || claims.has("could not be asked"))
          return "could not be asked";
        return claims.has("unknown") ? "unknown" : "no";
      }
      function statedBlocksOf(hash, { anchor }) {
        return blocksOf((anchor?.chain?.records ?? []).filter(({ matched = hash }) => (0, core_digest.dv)(matched, hash)));
      }
      function blocksOf(records) {
        return new Set(records.flatMap(({ block }) => block === void 0 ? [] : [String(block)]));
      }
      function noteOtherBlock(answers, claim) {
        const blocks = [...blocksOf(answers.flatMap((answer) => answer.records ?? []))];
        return claim === "no" && answers.some((answer) => answer.claim === "yes") ? [`The chain holds it in block ${blocks.join(", ")}, which is not the block of the evidence.`] : [];
      }
      const demonstrationDoubt = "A demonstration: nothing was anchored on a public chain.";
      const promisedNote = "No clock has signed it yet: it is only promised to Bitcoin.";
      const unheldListNote = "No block holds this list: at most the SHA3-256 digests of its files are on the chain.";
      function judgePath(path, witnesses, answers, isDemonstration) {
        const { claim: chain, isPublic, notes, ...answer } = judgeChain(path, answers);
        if (chain === "not asked" && path.isUnstamped && (witnesses.length > 0 || path.anchor === void 0))
          return judgeSigned(path, witnesses, isDemonstration);
        const doubts = isPublic ? [] : doubtsOf(path, isDemonstration || chain === "yes");
        const lookUp = toLookUpPlace(path);
        return {
          path: path.claim,
          chain,
          ...answer,
          verdict: joinVerdict(path.claim, chain, doubts.length > 0 && !isSignedBy(witnesses)),
          ...doubts.length > 0 && { isUnsettled: true },
          ...path.anchor?.verdict === "skipped" && { isUnsent: true },
          ...lookUp && { lookUp },
          notes: [...path.problem === void 0 ? [] : [path.problem], ...notes, ...doubts]
        };
      }
      function joinVerdict(path, chain, isDoubtful) {
        if (path === "broken" || chain === "no")
          return "mismatch";
        if (chain === "could not be asked")
          return "unreachable";
        if (chain === "unknown")
          return "unknown";
        return isDoubtful ? "incomplete" : "valid";
      }
      function doubtsOf(path, isDemonstration) {
        if (path.claim === "broken")
          return [];
        const suffix = path.anchor === void 0 ? "" : ` (${path.anchor.verdict})`;
        return [
          ...(0, evidence_record.Is)(path.anchor) ? [] : [`When the evidence was written, no block was known to hold this${suffix}.`],
          ...isDemonstration ? [demonstrationDoubt] : []
        ];
      }
      function toLookUpPlace({ anchor, hashes, is }) {
        const [hash] = hashes;
        if (hash === void 0)
          return void 0;
        const location = anchor?.chain ?? { records: [] };
        if (is !== "root" || anchor === void 0)
          return { hash, is, ...location };
        const { digest, covers, proofs } = anchor;
        if (location.records.some(({ matched }) => (0, core_digest.dv)(matched, digest))) {
          return { hash: digest, is: covers === "list" ? "list" : "digest", ...location };
        }
        const address = proofs.find(({ file }) => file !== void 0)?.file?.address;
        return { hash, is, ...location, ...address !== void 0 && { address } };
      }
      function isSignedBy(witnesses) {
        return witnesses.some(({ attested }) => attested !== void 0);
      }
      function judgeSigned(path, witnesses, isDemonstration) {
        const isSigned = isSignedBy(witnesses);
        const isPromised = !isSigned && witnesses.every(({ claim }) => claim !== "not fitting");
        const hasStampFailed = ["failed", "unreachable", "unknown"].includes(path.anchor?.verdict ?? "");
        const notes = hasStampFailed ? doubtsOf(path, isDemonstration) : isDemonstration ? [demonstrationDoubt] : [];
        return {
          path: path.claim,
          chain: "not asked",
          according: [],
          verdict: isSigned ? "valid" : "incomplete",
          isUnsettled: true,
          ...path.anchor?.verdict === "skipped" && { isUnsent: true },
          ...isPromised && { isPromised },
          notes: isPromised ? [witnesses.length > 0 ? promisedNote : "No clock has signed it.", ...notes] : notes
        };
      }
      function judgeList({ sha3_256, text, subjects }, { anchors, findListAnchor }, judge) {
        if (text !== void 0 || anchors.has(sha3_256) || findListAnchor(sha3_256) !== void 0)
          return judge(sha3_256);
        const claimsOfFiles = subjects.map((listed) => judge(listed.digest.sha3_256, listed));
        const isBroken = claimsOfFiles.some(({ path }) => path === "broken");
        return {
          path: isBroken ? "broken" : "none needed",
          chain: "not asked",
          according: [],
          verdict: isBroken ? "mismatch" : "incomplete",
          notes: [unheldListNote, ...new Set(claimsOfFiles.flatMap(({ notes }) => notes))].slice(0, 3)
        };
      }
      var verify_claims = __webpack_require__(9876);
      ;
      function openVerification(evidence) {
        const { record, witnesses = [] } = evidence;
        const match = (0, verify_bytes.P7)(record);
        const { files, proofs, ...setAside } = (0, verify_bytes.w9)(evidence, match);
        const findPath = createPathFinder(record, proofs);
        const witnessesOf = (name, sha256) => witnesses.filter((one) => (0, verify_claims.jX)(one, name, sha256));
        const matchedFiles = files.map((file) => {
          const fileMatch = match(file);
          return { file, fileMatch, fileWitnesses: witnessesOf((fileMatch.subject ?? file).name, file.sha256) };
        });
        return {
          /** Returns the hashes to ask the chain about. A file may have several, of which the chain need hold only one. */
          hashesToAsk: () => {
            const hashes = matchedFiles.flatMap(({ file, fileMatch, fileWitnesses }) => findPath(fileMatch.subject?.digest.sha3_256 ?? file.sha3_256, fileWitnesses.length > 0).hashes);
            return [...new Set(hashes)];
          },
          /** Concludes from the answers about these hashes; `answers` is `undefined` when nobody was to be asked. */
          conclude: (answers) => {
            const claims = matchedFiles.map(({ file, fileMatch, fileWitnesses }) => {
              const judge = (digest, listed) => {
                const listWitnesses = listed === void 0 ? fileWitnesses : witnessesOf(listed.name, listed.digest.sha256);
                return judgePath(findPath(digest, listWitnesses.length > 0), listWitnesses, answers, record.isDemonstration);
              };
              return addWitnesses(judgeFile(file, fileMatch, record, judge), fileWitnesses);
            });
            const allClaims = [...claims, ...(evidence.unserved ?? []).flatMap((one) => toUnservedClaims(one, record))];
            const { unread = [], isPartial } = evidence;
            const conclusion = concludeClaims(record, allClaims, setAside);
            return {
              ...conclusion,
              // A file that could not be read may have other bytes, so the verdict is at best `incomplete`.
              ...unread.length > 0 && { verdict: (0, verify_claims.zP)([conclusion.verdict, "incomplete"]), unread },
              ...isPartial && { isPartial }
            };
          }
        };
      }
      function verifyEvidence({ chain, ...evidence }) {
        return openVerification(evidence).conclude(chain);
      }
      function concludeClaims({ names, statements, chain }, claims, setAside) {
        const presentSubjects = new Set(claims.flatMap(({ bytes, subject }) => bytes === "missing" ? [] : subject));
        const decisiveClaims = claims.filter((one) => !isListInNoBlock(one));
        const files = decisiveClaims.length > 0 ? decisiveClaims : claims;
        return {
          verdict: (0, verify_claims.zP)(files.map(({ verdict }) => verdict)),
          files,
          ...setAside,
          lists: claims.filter((one) => !files.includes(one)).map(({ file }) => file),
          missing: [...names.keys()].filter((name) => !presentSubjects.has(name)),
          evidence: findLatestRun(statements),
          ...chain && { chainName: chain }
        };
      }
      function isListInNoBlock({ verdict, lookUp, isPromised }) {
        return verdict === "incomplete" && lookUp === void 0 && isPromised !== true;
      }
      function toUnservedClaims({ name, bytes, notes = [] }, { names }) {
        const digest = names.get(name)?.digest;
        if (digest === void 0)
          return [];
        const noAnswers = { path: "none needed", chain: "not asked", according: [], witness: "none", witnesses: [] };
        const claims = { file: name, subject: name, digest: digest.sha3_256, bytes };
        return [{ ...claims, ...noAnswers, verdict: "mismatch", notes }];
      }
      function findLatestRun(statements) {
        const predicates = statements.map(({ statement }) => statement.predicate);
        const latest = predicates.findLast(({ mode: mode2 }) => mode2 === "stamp") ?? predicates.at(-1);
        if (latest === void 0)
          throw new RangeError("There is no statement.");
        const { tool, mode, run, release, service } = latest;
        const finishedOn = tool.name === verify_bytes.I5 ? "" : latest.finishedOn;
        return { tool, mode, finishedOn, ...run && { run }, ...release && { release }, ...service && { service } };
      }
      function addWitnesses(claims, answers) {
        const { verdict, notes, ...otherClaims } = claims;
        const fittingAnswers = claims.bytes === "yes" ? answers : [];
        const rankedClaims = ["not fitting", "yes", "not trusted", "pending"];
        const witness = rankedClaims.find((one) => fittingAnswers.some(({ claim }) => claim === one)) ?? "none";
        const witnesses = [
          ...new Set(fittingAnswers.map(({ sentence, advice }) => (0, core_text.hq)([`${sentence}.`, advice]).join(" ")))
        ];
        const attestationsOf = (some) => some.flatMap(({ attested }) => attested ?? []);
        const existed = (0, verify_claims.CP)(attestationsOf(fittingAnswers.filter(({ claim }) => claim === witness)), attestationsOf(fittingAnswers));
        const witnessFacts = { witness, witnesses, ...existed?.on !== void 0 && { existed } };
        return { ...otherClaims, ...witnessFacts, verdict: witness === "not fitting" ? "mismatch" : verdict, notes };
      }
      function judgeFile(file, match, record, judge) {
        const { subject, bytes, formerOf, notes } = match;
        if (subject !== void 0)
          return { ...toFileClaims(file, subject.name, match, judge(subject.digest.sha3_256)), on: subject.recordedOn };
        const list = findList(file, record);
        if (list !== void 0)
          return toFileClaims(file, list.name, (0, verify_bytes.vR)(file, list), judgeList(list, record, judge));
        const noAnswers = { path: "none needed", chain: "not asked", according: [], verdict: "mismatch" };
        return {
          file: file.name,
          digest: file.sha3_256,
          bytes,
          ...(0, verify_bytes.Zg)(file) && { isBeside: true },
          ...formerOf !== void 0 && { formerOf },
          ...noAnswers,
          notes
        };
      }
      function findList(file, record) {
        const names = /* @__PURE__ */ new Set([file.name, (0, verify_bytes.Fl)(file.name), (0, verify_bytes.Fl)((0, verify_bytes.Lj)(file.name))]);
        const listsOfName = record.lists.filter(({ name }) => names.has(name));
        const stampedLists = listsOfName.filter(({ sha3_256 }) => (0, evidence_record.lM)(record, sha3_256));
        const candidates = stampedLists.length > 0 ? stampedLists : listsOfName;
        const sameList = listsOfName.find(({ sha3_256 }) => sha3_256 === file.sha3_256);
        const isSameListTrusted = sameList && (candidates.includes(sameList) || (0, evidence_record.aT)(sameList).every(({ digest }) => (0, evidence_record.lM)(record, digest)));
        if (isSameListTrusted === true)
          return sameList;
        return (0, evidence_record.I7)([...record.names.values()], names).find(({ sha3_256 }) => sha3_256 === file.sha3_256) ?? candidates[0];
      }
      function toFileClaims({ name, sha3_256 }, subject, { bytes, isContradicted, formerOf, notes }, digestClaims) {
        const emptyNote = sha3_256 === core_digest.IK ? ["The file is empty: everybody has its digest, so it proves nothing."] : [];
        return {
          file: name,
          subject,
          digest: sha3_256,
          bytes,
          ...isContradicted && { isContradicted },
          ...formerOf !== void 0 && { formerOf },
          ...digestClaims,
          verdict: bytes === "yes" ? digestClaims.verdict : "mismatch",
          // The notes in `digestClaims` are about the recorded bytes, so they do not apply to other bytes.
          notes: [...notes, ...bytes === "yes" ? digestClaims.notes : [], ...emptyNote]
        };
      }
    })
  ),
  /***/
  8168: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        O6: () => (
          /* binding */
          shellFront
        ),
        /* harmony export */
        createShellFront: () => (
          /* binding */
          createShellFront
        )
        /* harmony export */
      });
      var _front_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2826);
      const shellNoAnswerHint = "Your files are not judged. Wait a few minutes, then run it again. After a stamp, wait for --block-time first: it may have been paid for. What the chain holds by then is not paid again.";
      const shellAfterStamp = "After a stamp, wait for --block-time first: what the chain holds by then is not paid again.";
      const shellHints = {
        NO_FILES_FOUND: "Check the names and patterns; they start at the current folder. Nothing was sent.",
        TOO_MANY_FILES: "Make the patterns narrower (do they match node_modules?), or raise --max-files. With --anchor=manifest, all files together need only one request.",
        OUTPUT_UNWRITABLE: "Set --output-dir to a folder that you may write, with free space.",
        FILE_UNREADABLE: "Give yourself permission to read the file.",
        FILE_VANISHED: "Another program removed the file. Run this again when nothing writes there.",
        FILE_CHANGED: "Another program still writes the file. Run this again when the file is complete.",
        FILE_OUTSIDE_WORKSPACE: "Run this in a folder that contains the file. A link that leaves the folder is never followed.",
        PROOF_MISSING: "Add the file's proof to --proofs, or leave the file out.",
        API_KEY_REJECTED: "The service refused the key. Check ANCHOR_API_KEY, or the file that --api-key-file names. Copy the newest key of your account again, all of it.",
        PLAN_LIMIT_REACHED: "The account's plan is used up. Ask the service's operator for more. With --anchor=manifest, all files together need one stamp.",
        RATE_LIMITED: `The service asks for fewer requests. ${shellAfterStamp} Lower --concurrency, or use --anchor=manifest. Then run it again.`,
        ENDPOINT_NOT_FOUND: "The service has nothing at this address. Set --api-url or ANCHOR_API_URL to the base address alone, without /core and what follows it.",
        REDIRECT_REFUSED: "The redirect was not followed: it could give your key to somebody else. Ask the service's operator for the right --api-url.",
        SERVICE_UNAVAILABLE: shellNoAnswerHint,
        CONNECTION_LOST: shellNoAnswerHint,
        REQUEST_TIMEOUT: `${shellNoAnswerHint} If it happens again, raise --request-timeout.`,
        RESPONSE_INVALID: "Check --api-url. A proxy, a login page or another program may have answered in place of the service.",
        CHAIN_UNNAMED: "Set --chain to the chain's name and an explorer's address. Then the evidence still says in some years where to look.",
        NOT_ATTEMPTED: `${shellAfterStamp} If you cancelled it, run it again. Otherwise first correct what stopped it: another message says what.`,
        RELEASE_NOT_FOUND: "Check --repository and --release-tag. To see a draft, the token needs the right to write.",
        RELEASE_NOT_READABLE: "Check --repository. The token in GH_TOKEN or GITHUB_TOKEN must be allowed to read its contents.",
        ISSUE_NOT_WRITABLE: "Use a token that may write issues. Check that issues are switched on in the repository.",
        ASSET_NOT_JUDGED: "The release has changed since this run read it. Run it again, after the last upload.",
        ASSET_UNREADABLE: "The file is not judged. Run it again later.",
        WITNESS_UNAVAILABLE: "Run it again later: an outage of others ends. If it stays, check the address of --witness, or name another clock.",
        WITNESS_INVALID: "Check the address of --witness: another program may answer there. If it is right, use another witness.",
        GITHUB_TOKEN_REJECTED: "Check the token in GH_TOKEN, or in GITHUB_TOKEN where there is no GH_TOKEN.",
        GITHUB_RATE_LIMITED: "Run it again later, or set a token in GH_TOKEN. GitHub limits how often one may ask.",
        GITHUB_UNAVAILABLE: "Your files are not judged. Run it again later.",
        GITHUB_REFUSED: "GitHub's answer says why. Correct that, and run it again.",
        INTERNAL: "This is a defect of anchor-artifacts. It says nothing about your files. After a stamp, run a check before you stamp again: stamps may have been paid for. Please report the defect at https://github.com/anchor-artifacts/anchor-artifacts/issues, with this whole message and the output of anchor-artifacts --version."
      };
      const serviceAlternatives = {
        stamp: '. Without a service: --witness "rfc3161 URL", an independent clock',
        check: ". Without a service: --node URL",
        verify: ". Without a service: --evidence FILE, such as the release's anchor-evidence.html, or --node URL",
        monitor: ". Without a service: --node URL"
      };
      const shellFront = createShellFront("");
      function createShellFront(command, program = "anchor-artifacts") {
        return {
          hintOf: (code) => code === "INPUT_INVALID" ? `Help: ${program} ${command}${command && " "}--help` : shellHints[code] ?? _front_js__WEBPACK_IMPORTED_MODULE_0__.OP[code].hint,
          input: (name) => name === "api-key" ? "The service's key, in ANCHOR_API_KEY or the file of --api-key-file," : `--${name}`,
          setting: (name, value) => name === "mode" ? `${program} ${value}` : `--${name}=${value}`,
          missing: (name, mode) => name === "api-url" ? `The service's address is missing. Give --api-url URL, or set ANCHOR_API_URL${serviceAlternatives[mode] ?? ""}` : "The service's key is missing. Set ANCHOR_API_KEY, or give --api-key-file FILE",
          unusableInputs: () => "",
          again: "run it again",
          againAtStart: "Run it again",
          afterStamp: _front_js__WEBPACK_IMPORTED_MODULE_0__.U2
        };
      }
      const toolHints = {
        API_KEY_REJECTED: "Have the user check ANCHOR_API_KEY in the tool server's configuration.",
        PLAN_LIMIT_REACHED: "The account's plan is used up. Tell the user; trying again does not help.",
        RATE_LIMITED: "Wait a few minutes before the next call.",
        ENDPOINT_NOT_FOUND: "Have the user check ANCHOR_API_URL: it is the base address, without a path of the API.",
        REDIRECT_REFUSED: "Redirects are never followed. Have the user ask the service's operator for the right ANCHOR_API_URL.",
        SERVICE_UNAVAILABLE: "Try again in a few minutes. The hash is not judged.",
        SERVICE_UNREACHABLE: "Have the user check network, proxy and firewall. The hash is not judged.",
        // The hint of the error catalogue fits an assistant too.
        TLS_REJECTED: void 0,
        CONNECTION_LOST: "Try again in a few minutes. The hash is not judged.",
        REQUEST_TIMEOUT: "Try again in a few minutes. The hash is not judged.",
        RESPONSE_INVALID: "Have the user check ANCHOR_API_URL. Another program may have answered in place of the service.",
        REPLY_MISMATCH: "Do not trust any answer of this service: it answered about something that was not asked. Tell the user.",
        NOT_ATTEMPTED: "Nothing was done. Call again later if it is still wanted.",
        INTERNAL: "This is a defect of the tool server. The hash is not judged. The server's log has the details."
      };
      const toolMessages = {
        REDIRECT_REFUSED: "The service answered with a redirect, which is not followed."
      };
      const toolFront = {
        ..._front_js__WEBPACK_IMPORTED_MODULE_0__.Qu,
        hintOf: (code) => toolHints[code] ?? _front_js__WEBPACK_IMPORTED_MODULE_0__.Qu.hintOf(code),
        input: (name) => name === "api-url" ? "ANCHOR_API_URL" : name
      };
      const rejectedKeyAdvice = "The service refused the api_key argument. Leave it out to use the configured key, or have the user check it.";
    })
  )
};
