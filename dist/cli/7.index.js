export const id = 7;
export const ids = [7, 950];
export const modules = {
  /***/
  9950: (
    /***/
    ((__webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
        try {
          let withName = function(name, { code, account }) {
            return new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z(code, `${name}: ${account}`);
          };
          __webpack_require__.d(__webpack_exports__, {
            /* harmony export */
            hashCommand: () => (
              /* binding */
              hashCommand
            ),
            /* harmony export */
            m: () => (
              /* binding */
              hashWords
            )
            /* harmony export */
          });
          var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
          var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
          var _core_checksums_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6441);
          var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3943);
          var _core_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7422);
          var _hash_file_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6865);
          var _hash_hash_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2638);
          var _options_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(698);
          var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_hash_hash_files_js__WEBPACK_IMPORTED_MODULE_6__]);
          _hash_hash_files_js__WEBPACK_IMPORTED_MODULE_6__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];
          async function hashCommand({ words, values }, { stdout, stderr }) {
            const [surplus] = values.keys();
            if (surplus !== void 0)
              throw (0, _options_js__WEBPACK_IMPORTED_MODULE_7__.Wp)(`--${surplus} is no option of hash`);
            if (words.length === 0)
              throw (0, _options_js__WEBPACK_IMPORTED_MODULE_7__.Wp)("hash needs a file");
            const { files, errors } = await hashWords(words);
            stdout.write(files.map(({ subject }) => (0, _core_checksums_js__WEBPACK_IMPORTED_MODULE_2__.ss)([subject])).join(""));
            for (const { message } of errors)
              stderr.write(`${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_4__.S5)(message)}
`);
            return errors.length === 0 ? 0 : 4;
          }
          async function hashWords(words, options = {}) {
            const opened = await Promise.all(words.map(openFile));
            const sources = opened.filter((one) => !(one instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z));
            const errors = opened.filter((one) => one instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z);
            const files = [];
            for await (const batch of (0, _hash_hash_files_js__WEBPACK_IMPORTED_MODULE_6__.yQ)(sources.entries(), options)) {
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
          async function openFile(word) {
            try {
              const path = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(word));
              const facts = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path);
              if (!facts.isFile())
                return withName(word, (0, _hash_file_error_js__WEBPACK_IMPORTED_MODULE_5__.zS)("FILE_NOT_REGULAR"));
              const inside = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(process.cwd(), (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(word));
              const name = inside.startsWith("..") || inside === "" ? word : inside;
              return { name: name.replaceAll(node_path__WEBPACK_IMPORTED_MODULE_1__.sep, "/"), path, size: facts.size };
            } catch (thrown) {
              const error = (0, _hash_file_error_js__WEBPACK_IMPORTED_MODULE_5__.GI)(thrown);
              if (error.code !== "FILE_VANISHED")
                return withName(word, error);
              const pattern = /[*?]/.test(word) ? ", and patterns are the shell's to expand" : "";
              return new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z("FILE_VANISHED", `${word}: No file has this name${pattern}.`);
            }
          }
          __webpack_async_result__();
        } catch (e) {
          __webpack_async_result__(e);
        }
      });
    })
  ),
  /***/
  5007: (
    /***/
    ((__webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
        try {
          let refuseSurplus = function({ values }, more, beside) {
            const surplus = [...values.keys()].find((name) => !meant.has(name) && !more.includes(name));
            if (surplus !== void 0)
              throw (0, _options_js__WEBPACK_IMPORTED_MODULE_14__.Wp)(`--${surplus} does not go together with ${beside}`);
          }, checkOptions = function(options) {
            const { values, words } = options;
            refuseSurplus(options, ["evidence"], "--evidence");
            const files = [...values.get("files") ?? [], ...words];
            if (files.length === 0)
              throw (0, _options_js__WEBPACK_IMPORTED_MODULE_14__.Wp)("verify --evidence needs a file to lay beside the evidence");
            const [evidence = ""] = values.get("evidence") ?? [];
            return { evidence, words: files };
          }, isSha256Compared = function({ names, lists, witnesses }, words) {
            const listed = new Set(lists.map(({ name }) => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(name)));
            return witnesses.length > 0 || [...names.values()].some(({ digest }) => digest.sha256 !== void 0) || words.some((word) => listed.has((0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(word)));
          };
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
            rT: () => (
              /* binding */
              refuseSurplus
            ),
            /* harmony export */
            verifyByEvidence: () => (
              /* binding */
              verifyByEvidence
            )
            /* harmony export */
          });
          var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
          var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
          var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3943);
          var _core_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9759);
          var _core_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7422);
          var _evidence_log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8233);
          var _evidence_proof_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1149);
          var _evidence_record_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1572);
          var _hash_hash_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2638);
          var _verify_claims_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8642);
          var _verify_list_evidence_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7249);
          var _verify_render_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2761);
          var _verify_verify_evidence_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(8248);
          var _hash_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(9950);
          var _options_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(698);
          var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_hash_hash_files_js__WEBPACK_IMPORTED_MODULE_8__, _hash_js__WEBPACK_IMPORTED_MODULE_13__]);
          [_hash_hash_files_js__WEBPACK_IMPORTED_MODULE_8__, _hash_js__WEBPACK_IMPORTED_MODULE_13__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__;
          const asking = ["node", "node-url", "api-url"];
          const meant = /* @__PURE__ */ new Set([...asking, "tsa-ca", "bitcoin-header", "api-key-file", "files", "json"]);
          async function verifyByEvidence(options, terminal) {
            const { evidence, words } = checkOptions(options);
            const bytes = await readEvidenceFile(evidence);
            const name = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(evidence);
            const lines = (0, _verify_list_evidence_js__WEBPACK_IMPORTED_MODULE_10__.q)(name) ? [(0, _verify_list_evidence_js__WEBPACK_IMPORTED_MODULE_10__.v)(name, bytes)] : (0, _evidence_log_js__WEBPACK_IMPORTED_MODULE_5__.vf)(bytes);
            const record = (0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_7__.C6)(lines, Date.now());
            const atHand = await readFilesAtHand(record, words);
            const { exitCode } = await printClaims({ record, ...atHand, evidenceDigest: (0, _hash_hash_files_js__WEBPACK_IMPORTED_MODULE_8__.yi)(bytes) }, options, terminal);
            return exitCode;
          }
          async function readFilesAtHand(record, words) {
            const hashed = await (0, _hash_js__WEBPACK_IMPORTED_MODULE_13__.m)(words, { sha256: isSha256Compared(record, words) });
            const files = [];
            for (const { source, subject } of hashed.files) {
              const { digest, sha256 = "" } = subject;
              const isProof = source.size <= _evidence_proof_js__WEBPACK_IMPORTED_MODULE_6__.kN && source.name.endsWith(".json");
              const proof = isProof && await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(source.path);
              files.push({ name: subject.name, sha3_256: digest, sha256, ...proof && { bytes: proof } });
            }
            return { files, errors: hashed.errors };
          }
          async function printClaims({ files, errors, ...evidence }, options, { stdout, stderr, env }) {
            const { record } = evidence;
            const isWitnessed = record.witnesses.length > 0 || options.values.has("tsa-ca") || options.values.has("bitcoin-header");
            const witnesses = isWitnessed ? await (await Promise.all(
              /* import() */
              [__webpack_require__.e(881), __webpack_require__.e(582)]
            ).then(__webpack_require__.bind(__webpack_require__, 3582))).readTrusted(record, options) : [];
            const { hashesToAsk, conclude } = (0, _verify_verify_evidence_js__WEBPACK_IMPORTED_MODULE_12__.q5)({ ...evidence, files, witnesses });
            const verification = conclude(await askIfNamed(options, hashesToAsk, env));
            for (const { message } of errors)
              stderr.write(`${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_4__.S5)(message)}
`);
            const { missing, verdict } = verification;
            const hasUnreadable = errors.length > 0;
            if (files.length === 0)
              return { exitCode: (0, _verify_claims_js__WEBPACK_IMPORTED_MODULE_9__.RP)(void 0, hasUnreadable), missing };
            const isJson = options.values.get("json")?.[0] === "true";
            stdout.write(isJson ? `${JSON.stringify(verification, null, 2)}
` : (0, _verify_render_js__WEBPACK_IMPORTED_MODULE_11__.Ky)(verification).replaceAll(/.+/g, (line) => (0, _core_text_js__WEBPACK_IMPORTED_MODULE_4__.S5)(line)));
            return { exitCode: (0, _verify_claims_js__WEBPACK_IMPORTED_MODULE_9__.RP)(verdict, hasUnreadable), missing };
          }
          async function readEvidenceFile(path) {
            try {
              const { size } = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path);
              if (size > _core_json_js__WEBPACK_IMPORTED_MODULE_3__.Zd)
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__._Z("EVIDENCE_INVALID", "The evidence is larger than 64 MiB.");
              return await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path);
            } catch (thrown) {
              if (thrown instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_2__._Z)
                throw thrown;
              const code = thrown.code ?? "unreadable";
              throw (0, _options_js__WEBPACK_IMPORTED_MODULE_14__.Wp)(`the evidence, ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_4__.S5)(path)}, cannot be read (${code})`);
            }
          }
          async function askIfNamed(options, hashesToAsk, env) {
            if (!asking.some((name) => options.values.has(name)))
              return [];
            const { askAbout } = await Promise.all(
              /* import() */
              [__webpack_require__.e(440), __webpack_require__.e(648), __webpack_require__.e(400), __webpack_require__.e(395), __webpack_require__.e(387), __webpack_require__.e(954), __webpack_require__.e(777), __webpack_require__.e(800), __webpack_require__.e(222), __webpack_require__.e(453)]
            ).then(__webpack_require__.bind(__webpack_require__, 7453));
            return askAbout(hashesToAsk(), options, env);
          }
          __webpack_async_result__();
        } catch (e) {
          __webpack_async_result__(e);
        }
      });
    })
  ),
  /***/
  8642: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        CK: () => (
          /* binding */
          joinWitnesses
        ),
        /* harmony export */
        Dx: () => (
          /* binding */
          worstChain
        ),
        /* harmony export */
        GY: () => (
          /* binding */
          sourceNote
        ),
        /* harmony export */
        RP: () => (
          /* binding */
          verificationExitCode
        ),
        /* harmony export */
        zP: () => (
          /* binding */
          worstVerdict
        )
        /* harmony export */
      });
      const verdictRanks = { mismatch: 0, unreachable: 1, incomplete: 2, valid: 3 };
      const chainRanks = { no: 0, "could not be asked": 1, "not asked": 2, yes: 3 };
      function worstOf(words, ranks) {
        return [...new Set(words)].sort((one, other) => ranks[one] - ranks[other])[0];
      }
      const witnessRanks = {
        "not fitting": 0,
        yes: 1,
        "not trusted": 2,
        pending: 3,
        none: 4
      };
      function joinWitnesses(claims) {
        return worstOf(claims, witnessRanks) ?? "none";
      }
      function worstVerdict(verdicts) {
        return worstOf(verdicts, verdictRanks) ?? "incomplete";
      }
      function worstChain(claims) {
        return worstOf(claims, chainRanks) ?? "not asked";
      }
      const exitCodes = { valid: 0, mismatch: 1, unreachable: 2, incomplete: 3 };
      function verificationExitCode(verdict, hasUnreadable = false) {
        if (verdict === void 0 || hasUnreadable && verdict !== "mismatch")
          return 4;
        return exitCodes[verdict];
      }
      const sourceNote = "Bytes and path are only as good as where the evidence came from: who could change the files there could change it too. Look the digest up on the chain, or take the evidence from a second place.";
    })
  ),
  /***/
  7249: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        q: () => (
          /* binding */
          isNamedAsList
        ),
        /* harmony export */
        v: () => (
          /* binding */
          parseListEvidence
        )
        /* harmony export */
      });
      var _core_checksums_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6441);
      var _evidence_to_statement_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7942);
      function isNamedAsList(fileName) {
        return /SHA3-256/i.test(fileName) && !/\.(?:jsonl?|html)$/i.test(fileName);
      }
      function parseListEvidence(fileName, bytes) {
        const entries = (0, _core_checksums_js__WEBPACK_IMPORTED_MODULE_0__.yk)(fileName, new TextDecoder().decode(bytes));
        const digests = new Set(entries.map(({ digest }) => digest));
        const statement = (0, _evidence_to_statement_js__WEBPACK_IMPORTED_MODULE_1__.HJ)({
          tool: { name: "the checksum list", version: fileName },
          mode: "verify",
          finishedOn: "",
          subjects: entries.map(({ name, digest }) => ({ name, digest: { sha3_256: digest } })),
          anchors: [...digests].map((digest) => ({ covers: "subject", digest, verdict: "unknown" }))
        });
        if (statement === void 0)
          throw new RangeError("A list that can be read names a file.");
        return statement;
      }
    })
  ),
  /***/
  2761: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        Ky: () => (
          /* binding */
          renderClaims
        )
      });
      var chain_name = __webpack_require__(4642);
      var members = __webpack_require__(7066);
      var core_text = __webpack_require__(7422);
      var claims = __webpack_require__(8642);
      ;
      function sameBytes({ Who, isOne, isOnly }, but) {
        return `${isOnly ? "Same bytes" : `${Who} ${isOne ? "has" : "have"} the same bytes`}, but ${but}`;
      }
      function sameFile({ Who, isOne, isOnly }) {
        if (isOnly)
          return "This is exactly the file that the release's evidence names.";
        return `${Who} ${isOne ? "is exactly the one" : "are exactly the ones"} that the release's evidence names.`;
      }
      const sentences = {
        "other bytes": ({ who, isOne }) => [
          `Do not open ${who}: ${isOne ? "it is not the one" : "they are not the ones"} that the evidence names.`,
          `Download ${isOne ? "it again; if it stays" : "them again; if they stay"} so, tell the project.`
        ],
        mismatch: ({ who }) => [
          `The evidence of ${who} is broken: do not rely on it.`,
          "Download the evidence again; if it stays so, tell the project."
        ],
        "not named": ({ who, isOne }) => [
          `The evidence does not name ${who}.`,
          `So nothing is known about ${isOne ? "it" : "them"}. Take the file and the evidence from the same release.`
        ],
        unreadable: ({ Who, isOne }) => [
          `${Who} could not be read, so nothing is known about ${isOne ? "it" : "them"}.`,
          `Choose ${isOne ? "it" : "them"} again.`
        ],
        unreachable: (words) => [sameBytes(words, "the chain could not be asked."), "Try again later."],
        demonstration: (words) => [
          sameBytes(words, "the evidence is a demonstration: nothing was anchored on a public chain."),
          "It does not prove when the file existed."
        ],
        incomplete: (words) => [
          sameBytes(words, "no block is known to hold them yet."),
          "Download the evidence again later: a later run of the project may name the block."
        ],
        valid: (words) => [
          sameFile(words),
          `To check since when ${words.isOne ? "it has" : "they have"} existed, look on the chain as shown below.`
        ],
        confirmed: (words) => [sameFile(words), `The chain holds ${words.isOne ? "it" : "them"}, says who was asked.`]
      };
      const order = Object.keys(sentences);
      function findingOf({ bytes, chain, verdict }, { service }) {
        if (bytes !== "yes")
          return bytes;
        if (verdict === "valid" && chain === "yes")
          return "confirmed";
        return verdict === "incomplete" && service?.demonstration === true ? "demonstration" : verdict;
      }
      function worstFirst({ files, evidence }) {
        const groups = Map.groupBy(files, (file) => findingOf(file, evidence));
        return order.flatMap((finding) => groups.get(finding) ?? []);
      }
      function toResult({ files, evidence, verdict }, unreadable = 0) {
        const groups = Map.groupBy(files, (file) => findingOf(file, evidence));
        const total = files.length + unreadable;
        const found = order.flatMap((finding) => {
          const count = finding === "unreadable" ? unreadable : groups.get(finding)?.length ?? 0;
          return count === 0 ? [] : [sentences[finding](wordsFor(count, total))];
        });
        const [[headline, next] = ["Nothing is compared yet.", "Choose the file that you downloaded too."], ...rest] = found;
        return {
          verdict: unreadable > 0 && verdict === "valid" ? "incomplete" : verdict,
          headline,
          next,
          rest: rest.map(([says]) => says)
        };
      }
      function wordsFor(count, total) {
        const all = total === 1 ? "this file" : `these ${total.toLocaleString("en")} files`;
        const who = count === total ? all : `${count.toLocaleString("en")} of ${all}`;
        return { who, Who: who.replace(/^t/, "T"), isOne: count === 1, isOnly: total === 1 };
      }
      ;
      const maxClaimName = 300;
      function renderClaims(verification) {
        const { evidence, chainName } = verification;
        const { tool, finishedOn, run } = evidence;
        const { headline, next, rest } = toResult(verification);
        const written = finishedOn && ` of ${finishedOn}`;
        const release = [run?.repository, run?.tag ?? run?.ref].filter((part) => part !== void 0).join(" ");
        const isAsked = verification.files.every(({ bytes, chain }) => bytes !== "yes" || chain === "yes");
        const lines = [
          headline,
          next,
          ...rest,
          "",
          row("evidence", `${tool.name} ${tool.version}${written}`),
          ...release === "" ? [] : [row("", release)],
          ...run?.url === void 0 ? [] : [row("", run.url)],
          ...chainName === void 0 ? [] : [row("of chain", (0, chain_name.$Z)(chainName))],
          ...verification.files.flatMap((file) => renderFile(file, chainName)),
          ...verification.usedAsEvidence.map((name) => `
${(0, core_text.wh)(name, maxClaimName)}: read as evidence.`),
          ...isAsked ? [] : [`
${claims.GY.replaceAll(/(?<=[:.]) /g, "\n")}`]
        ];
        return `${lines.join("\n")}
`;
      }
      function shownClaims({ bytes, path, chain, lookUp }) {
        return bytes === "yes" ? { path, chain, lookUp } : { path: "\u2013", chain: "\u2013" };
      }
      function renderFile(claims2, chainName) {
        const { file, digest, bytes, according, notes, witness, witnesses } = claims2;
        const { path, chain, lookUp } = shownClaims(claims2);
        const who = bytes === "yes" && according.length > 0 ? `, according to ${according.map((source) => (0, core_text.wh)(source)).join(", ")}` : "";
        return [
          `
${(0, core_text.wh)(file, maxClaimName)}`,
          row("SHA3-256", digest),
          row("bytes", bytes),
          row("path", path),
          row("chain", `${chain}${who}`),
          ...witness === "none" ? [] : [row("witness", witness), ...witnesses.map((said) => row("", said))],
          ...notes.map((note) => row("note", note)),
          ...lookUp === void 0 ? [] : renderLookUp(lookUp, chainName)
        ];
      }
      function row(name, value) {
        return `  ${name.padEnd(12)} ${(0, core_text.wh)(value, maxClaimName)}`;
      }
      const maxRecords = 5;
      const hashNames = {
        digest: "the digest",
        list: "the digest of the checksum list",
        root: "the root"
      };
      function explorerAddress(chain, { block, txpow, transaction }) {
        const ids2 = { blockNumber: block, txpowId: txpow, transactionId: transaction };
        return chain?.explorer === void 0 ? void 0 : (0, chain_name.ZS)(chain.explorer, (0, members.r$)(ids2));
      }
      function renderLookUp({ hash, is, address, port, records }, chainName) {
        const members2 = records.slice(0, maxRecords).flatMap((record) => {
          const { block, date, transaction, txpow } = record;
          return [
            ["block", date === void 0 ? block : `${block ?? "?"}, ${date}`],
            ["transaction", transaction],
            ["txpow", txpow],
            ["explorer", explorerAddress(chainName, record)]
          ];
        });
        const rows = [
          ["look up", hash],
          ["", `(${hashNames[is]})`],
          ["address", address],
          ["state", port],
          ...members2
        ];
        return rows.flatMap(([name, value]) => value === void 0 ? [] : [row(name, String(value))]);
      }
    })
  ),
  /***/
  8248: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        q5: () => (
          /* binding */
          openVerification
        )
      });
      var core_digest = __webpack_require__(4161);
      var record = __webpack_require__(1572);
      var proof = __webpack_require__(1149);
      ;
      function createMatcher({ names }) {
        const subject = [...names.values()];
        const byName = new Map(subject.map((one) => [one.name, one]));
        const byForm = uniqueBy(subject, ({ name }) => name.normalize("NFC"));
        const byBase = uniqueBy(subject, ({ name }) => baseName(name).normalize("NFC"));
        const byDigest = new Map(subject.map((one) => [one.digest.sha3_256, one]).toReversed());
        const former = new Map(subject.flatMap((one) => one.former.map(({ digest, on }) => [fileKey(one.name, digest.sha3_256), on])));
        const named = (name) => byName.get(name) ?? byForm.get(name.normalize("NFC")) ?? byBase.get(baseName(name).normalize("NFC"));
        return (file) => {
          const own = named(file.name);
          const match = own === void 0 ? matchByDigest(file, byDigest) : { ...compareDigests(file, own.digest), subject: own };
          const on = former.get(fileKey(own?.name ?? file.name, file.sha3_256)) ?? former.get(fileKey(baseName(file.name), file.sha3_256));
          if (match.bytes === "yes" || on === void 0)
            return match;
          return {
            ...match,
            notes: [...match.notes, `These bytes stood under this name on ${on}; the evidence records other bytes.`]
          };
        };
      }
      function fileKey(name, digest) {
        return JSON.stringify([name, digest]);
      }
      function baseName(name) {
        return name.slice(name.lastIndexOf("/") + 1);
      }
      function uniqueBy(items, key) {
        const groups = [...Map.groupBy(items, key)];
        return new Map(groups.flatMap(([name, [item, other]]) => item && other === void 0 ? [[name, item]] : []));
      }
      function matchByDigest(file, byDigest) {
        const subject = byDigest.get(file.sha3_256);
        if (subject === void 0)
          return { bytes: "not named", notes: [] };
        const compared = compareDigests(file, subject.digest);
        const note = `These are the bytes of ${subject.name}, under another name.`;
        return { ...compared, subject, notes: compared.bytes === "yes" ? [note] : compared.notes };
      }
      function compareDigests({ sha3_256, sha256 }, named) {
        const isSame3 = named.sha3_256 === sha3_256;
        const isSame2 = named.sha256 === void 0 ? isSame3 : named.sha256 === sha256;
        if (isSame3 === isSame2)
          return { bytes: isSame3 ? "yes" : "other bytes", notes: [] };
        const [right, wrong] = isSame3 ? ["SHA3-256", "SHA-256"] : ["SHA-256", "SHA3-256"];
        return {
          bytes: "other bytes",
          notes: [`The ${right} is that of the evidence, the ${wrong} is not: the evidence was changed.`]
        };
      }
      function sortFiles({ record: record2, files, evidenceDigest }, match) {
        const known = new Set(record2.anchors.keys());
        const sorted = { files: [], proofs: [], used: [] };
        for (const file of files) {
          const isNamed = match(file).bytes !== "not named";
          const proof2 = isNamed ? void 0 : proofIn(file, known);
          const isEvidence = proof2 !== void 0 || !isNamed && file.sha3_256 === evidenceDigest;
          if (isEvidence)
            sorted.used.push(file.name);
          else
            sorted.files.push(file);
          if (proof2 !== void 0)
            sorted.proofs.push(proof2);
        }
        return sorted;
      }
      function proofIn({ name, bytes }, known) {
        if (bytes === void 0 || !name.endsWith(".json"))
          return void 0;
        try {
          const item = (0, proof.Tz)(bytes);
          return known.has((0, core_digest.s1)(item.data) ?? "") ? item : void 0;
        } catch (cause) {
          if (cause instanceof RangeError)
            return void 0;
          throw cause;
        }
      }
      var verify_claims = __webpack_require__(8642);
      ;
      function askedChain(path, answers) {
        const own = answers.filter(({ hash }) => path.hashes.includes(hash));
        const bySource = Map.groupBy(own, ({ according }) => according);
        const said = new Map([...bySource].map(([source, theirs]) => [source, saidBy(theirs, path)]));
        const claim = (0, verify_claims.Dx)(said.values());
        const isDisputed = new Set(said.values()).size > 1;
        const dispute = [...said].map(([source, word]) => `${source}: ${word}`).join("; ");
        return {
          claim,
          according: [...said.keys()],
          /** The chain is known to hold the hash, and the chain is a public one. */
          isPublic: claim === "yes" && own.every(({ demonstration }) => demonstration !== true),
          notes: isDisputed ? [`${dispute}.`] : elsewhere(own, claim)
        };
      }
      function saidBy(answers, path) {
        const named = answers.filter(({ hash }) => statedBlocks(hash, path).size > 0);
        const decisive = named.length > 0 ? named : answers;
        const yes = decisive.filter(({ said }) => said === "yes");
        const isThere = yes.some(({ hash, records = [] }) => {
          const [stated, seen] = [statedBlocks(hash, path), blocksOf(records)];
          return stated.size === 0 || seen.size === 0 || [...stated].some((block) => seen.has(block));
        });
        if (isThere)
          return "yes";
        if (yes.length > 0)
          return "no";
        return decisive.some(({ said }) => said === "could not be asked") ? "could not be asked" : "no";
      }
      function statedBlocks(hash, { anchor }) {
        return blocksOf((anchor?.chain?.records ?? []).filter(({ matched = hash }) => (0, core_digest.VB)(matched, hash)));
      }
      function blocksOf(records) {
        return new Set(records.flatMap(({ block }) => block === void 0 ? [] : [String(block)]));
      }
      function elsewhere(answers, claim) {
        const blocks = [...blocksOf(answers.flatMap((answer) => answer.records ?? []))];
        return claim === "no" && answers.some(({ said }) => said === "yes") ? [`The chain holds it in block ${blocks.join(", ")}, which is not the block of the evidence.`] : [];
      }
      var lists = __webpack_require__(926);
      var merkle = __webpack_require__(9985);
      var proof_steps = __webpack_require__(3523);
      ;
      function createProofPaths({ anchors, lists: lists2, coverOf }, proofs) {
        const unsound = lists2.find((list) => !isSound(list));
        if (unsound !== void 0) {
          return () => broken(`The checksum list ${unsound.name} in the evidence is not the one of its files.`);
        }
        return (digest) => {
          const [own, list] = [anchors.get(digest), coverOf(digest)];
          const paths = own === void 0 ? [] : [proofPathOf(own, "digest", proofs)];
          if (list !== void 0 && list !== own) {
            const path = proofPathOf(list, "list", proofs);
            paths.push(path.claim === "none needed" ? { ...path, claim: "yes" } : path);
          }
          const best = paths.find(({ claim }) => claim === "broken") ?? paths.find(({ anchor }) => (0, record.Is)(anchor));
          return best ?? paths[0] ?? broken("Nothing in the evidence leads from this digest to the chain.");
        };
      }
      function broken(problem, anchor) {
        return { claim: "broken", hashes: [], is: "digest", problem, ...anchor && { anchor } };
      }
      function isSound(list) {
        const { sha3_256, sha256 } = (0, lists.SL)((0, lists.so)(list, list.subjects));
        return list.sha3_256 === sha3_256 && (list.sha256 === void 0 || list.sha256 === sha256);
      }
      function proofPathOf(anchor, is, atHand) {
        const { digest, proofs } = anchor;
        const own = atHand.filter(({ data }) => (0, core_digest.s1)(data) === digest);
        const roots = [];
        try {
          for (const proof2 of proofs)
            roots.push(anchoredRoot(digest, proof2));
          for (const item of own)
            roots.push(anchoredRoot(digest, (0, proof_steps.Lr)(item)));
          const matched = (anchor.chain?.records ?? []).flatMap((record2) => record2.matched ?? []);
          if (matched.some((text) => ![digest, ...roots].some((hash) => (0, core_digest.s1)(text) === hash)))
            throw new RangeError("a chain record is about another hash");
        } catch (cause) {
          if (!(cause instanceof RangeError))
            throw cause;
          return broken(`The path from this digest is broken: ${cause.message}.`, anchor);
        }
        return roots.length === 0 ? { claim: "none needed", anchor, hashes: [digest], is } : { claim: "yes", anchor, hashes: [.../* @__PURE__ */ new Set([...roots, digest])], is: "root" };
      }
      function anchoredRoot(digest, { steps, root, file }) {
        if ((0, proof_steps.Bb)(digest, steps) !== root)
          throw new RangeError("its steps do not lead to its root");
        if (file === void 0)
          return root;
        if ((0, core_digest.s1)(file.data) !== digest)
          throw new RangeError("its proof file is about another digest");
        if ((0, core_digest.s1)(file.root) !== root)
          throw new RangeError("its proof file has another root");
        const stated = JSON.stringify((0, proof_steps.xg)((0, merkle.z9)(file.proof)));
        if (stated !== JSON.stringify(steps))
          throw new RangeError("its steps are not those of its proof file");
        return root;
      }
      ;
      function openVerification(evidence) {
        const { record: record2 } = evidence;
        const match = createMatcher(record2);
        const { files, proofs, used } = sortFiles(evidence, match);
        const findPath = createProofPaths(record2, proofs);
        return {
          /** Returns the hashes that the chain is to be asked about: any of a file's hashes is enough. */
          hashesToAsk: () => {
            const digests = files.map((file) => match(file).subject?.digest.sha3_256 ?? file.sha3_256);
            return [...new Set(digests.flatMap((digest) => findPath(digest).hashes))];
          },
          conclude: (answers) => {
            const judge = (digest) => judgePath(findPath(digest), answers, record2.isDemonstration);
            const claims = files.map((file) => withWitness(judgeFile(file, match(file), record2, judge), file, evidence.witnesses));
            return concludeClaims(record2, claims, used);
          }
        };
      }
      function verifyEvidence({ chain = [], ...evidence }) {
        return openVerification(evidence).conclude(chain);
      }
      function concludeClaims({ names, lines, chain }, claims, used) {
        const present = new Set(claims.map(({ subject }) => subject));
        return {
          verdict: (0, verify_claims.zP)(claims.map(({ verdict }) => verdict)),
          files: claims,
          usedAsEvidence: used,
          missing: [...names.keys()].filter((name) => !present.has(name)),
          evidence: originOf(lines),
          ...chain && { chainName: chain }
        };
      }
      function originOf(lines) {
        const last = lines.findLast(({ predicate }) => predicate.mode === "stamp") ?? lines.at(-1);
        if (last === void 0)
          throw new RangeError("There is no line of evidence.");
        const { tool, mode, finishedOn, run, service } = last.predicate;
        return { tool, mode, finishedOn, ...run && { run }, ...service && { service } };
      }
      function withWitness(claims, file, answers = []) {
        const { verdict, notes, ...rest } = claims;
        const own = answers.filter(({ sha256 }) => claims.bytes === "yes" && sha256.has(file.sha256));
        const witness = (0, verify_claims.CK)(own.map(({ claim }) => claim));
        const witnesses = own.map(({ sentence, advice }) => advice === void 0 ? `${sentence}.` : `${sentence}. ${advice}`);
        return { ...rest, witness, witnesses, verdict: witness === "not fitting" ? "mismatch" : verdict, notes };
      }
      function judgeFile(file, match, record2, judge) {
        const { subject, bytes, notes } = match;
        if (subject !== void 0)
          return toFileClaims(file, subject.name, match, judge(subject.digest.sha3_256));
        const own = record2.lists.filter(({ name }) => name === file.name || name === baseName(file.name));
        const list = own.find(({ sha3_256 }) => sha3_256 === file.sha3_256) ?? own[0];
        if (list !== void 0) {
          return toFileClaims(file, list.name, compareDigests(file, list), judgeList(list, record2, judge));
        }
        const unknown = { path: "none needed", chain: "not asked", according: [], verdict: "mismatch" };
        return { file: file.name, digest: file.sha3_256, bytes, ...unknown, notes };
      }
      function toFileClaims({ name, sha3_256 }, subject, { bytes, notes }, judged) {
        const empty = sha3_256 === core_digest.IK ? ["The file is empty: everybody has its digest, so it proves nothing."] : [];
        return {
          file: name,
          subject,
          digest: sha3_256,
          bytes,
          ...judged,
          verdict: bytes === "yes" ? judged.verdict : "mismatch",
          notes: [...notes, ...judged.notes, ...empty]
        };
      }
      function judgeList({ sha3_256, text, subjects }, { anchors }, judge) {
        if (anchors.has(sha3_256) || text !== void 0)
          return judge(sha3_256);
        const each = subjects.map(({ digest }) => judge(digest.sha3_256));
        return {
          path: each.some(({ path }) => path === "broken") ? "broken" : "yes",
          chain: (0, verify_claims.Dx)(each.map(({ chain }) => chain)),
          according: [...new Set(each.flatMap(({ according }) => according))],
          verdict: (0, verify_claims.zP)(each.map(({ verdict }) => verdict)),
          notes: [...new Set(each.flatMap(({ notes }) => notes))].slice(0, 3)
        };
      }
      function judgePath(path, answers, isDemonstration) {
        const { claim: chain, according, isPublic, notes } = askedChain(path, answers);
        const doubts = isPublic ? [] : doubtsOf(path, isDemonstration || chain === "yes");
        const lookUp = toLookUp(path);
        return {
          path: path.claim,
          chain,
          according,
          verdict: verdictOf(path.claim, chain, doubts.length > 0),
          ...lookUp && { lookUp },
          notes: [...path.problem === void 0 ? [] : [path.problem], ...notes, ...doubts]
        };
      }
      function verdictOf(path, chain, isDoubtful) {
        if (path === "broken" || chain === "no")
          return "mismatch";
        if (chain === "could not be asked")
          return "unreachable";
        return isDoubtful ? "incomplete" : "valid";
      }
      function doubtsOf(path, isDemonstration) {
        if (path.claim === "broken")
          return [];
        const verdict = path.anchor?.verdict ?? "unknown";
        return [
          ...(0, record.Is)(path.anchor) ? [] : [`When the evidence was written, no block was known to hold this (${verdict}).`],
          ...isDemonstration ? ["A demonstration: nothing was anchored on a public chain."] : []
        ];
      }
      function toLookUp({ anchor, hashes, is }) {
        const [hash] = hashes;
        if (hash === void 0)
          return void 0;
        const location = anchor?.chain ?? { records: [] };
        if (is !== "root" || anchor === void 0)
          return { hash, is, ...location };
        const { digest, covers, proofs } = anchor;
        if (location.records.some(({ matched }) => (0, core_digest.VB)(matched, digest))) {
          return { hash: digest, is: covers === "list" ? "list" : "digest", ...location };
        }
        const address = proofs.find(({ file }) => file !== void 0)?.file?.address;
        return { hash, is, ...location, ...address !== void 0 && { address } };
      }
    })
  )
};
