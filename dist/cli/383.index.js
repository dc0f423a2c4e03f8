export const id = 383;
export const ids = [383];
export const modules = {
  /***/
  383: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        FO: () => (
          /* binding */
          exitCodeOf
        ),
        /* harmony export */
        programOf: () => (
          /* binding */
          programOf
        ),
        /* harmony export */
        tP: () => (
          /* binding */
          renderNextSteps
        )
        /* harmony export */
      });
      var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
      var _words_verdicts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2107);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2872);
      var _evidence_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(552);
      var _options_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5308);
      const exitCodes = {
        wrong: 1,
        unanswered: 2,
        open: 3,
        failed: 4,
        // These classes mean neither other bytes nor an outage, so a run that fails for them gets the code of `failed`.
        skipped: 4,
        anchored: 4,
        signed: 4
      };
      const codesByPriority = [1, 4, 2, 3];
      function exitCodeOf(run) {
        if ((0, _evidence_run_js__WEBPACK_IMPORTED_MODULE_3__.Pc)(run))
          return 0;
        const blamedRows = (0, _evidence_run_js__WEBPACK_IMPORTED_MODULE_3__.MR)(run) ? run.rows : (0, _evidence_run_js__WEBPACK_IMPORTED_MODULE_3__.ST)(run);
        const rowExitCodes = new Set(blamedRows.map(({ refusal, verdict }) => refusal === void 0 ? exitCodes[_words_verdicts_js__WEBPACK_IMPORTED_MODULE_1__.Jo[verdict].class] : 4));
        if (run.problems.length > 0)
          rowExitCodes.add(4);
        return codesByPriority.find((code) => rowExitCodes.has(code)) ?? 4;
      }
      const maxRepeatedNames = 6;
      function renderNextSteps(rows, inputs, options, env) {
        const acceptedRows = rows.filter(({ verdict }) => verdict === "accepted");
        if (options.command !== "stamp" || acceptedRows.length === 0)
          return [];
        const isBlockPromised = acceptedRows.every(({ calendarsText }) => calendarsText !== void 0);
        const command = isBlockPromised ? "verify" : "check";
        const whenToRun = inputs.blockTime === 0 ? "Now" : `In about ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.PP)(inputs.blockTime)}`;
        const argumentsText = renderArguments(options, command, createQuote(env));
        const line = `${programOf(env)} ${command} ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.S5)(argumentsText) === argumentsText ? argumentsText : "FILE\u2026"}`;
        return [`${isBlockPromised ? "In some hours" : whenToRun}: ${line}`];
      }
      function programOf(env, script = process.argv[1] ?? "") {
        if (env["npm_command"] === "exec")
          return "npx anchor-artifacts";
        const isInClone = /[\\/]dist[\\/]cli[\\/]index\.js$/.test(script) && !/[\\/]node_modules[\\/]/.test(script);
        return isInClone ? `node ${createQuote(env)((0, node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(process.cwd(), script))}` : "anchor-artifacts";
      }
      function renderArguments({ positionals, values }, command, quote) {
        const options = [...(0, _options_js__WEBPACK_IMPORTED_MODULE_4__.cz)(command).keys()].flatMap((name) => (values.get(name) ?? []).map((value) => `--${name}=${quote(value)}`));
        const files = positionals.length > maxRepeatedNames ? ["FILE\u2026"] : positionals.map(quote);
        const endOfOptions = positionals.some((word) => word.startsWith("-")) ? ["--"] : [];
        return [...options, ...endOfOptions, ...files].join(" ");
      }
      function createQuote(env, separator = node_path__WEBPACK_IMPORTED_MODULE_0__.sep) {
        const isPlain = (word) => /^[\w+=:./-]+$/.test(word);
        const quoteWord = (word) => {
          if (separator === "/" || (env["SHELL"] ?? env["MSYSTEM"]))
            return `'${word.replaceAll("'", "'\\''")}'`;
          if (env["PROMPT"])
            return `"${word.replace(/\\+$/, "$&$&")}"`;
          return `'${word.replaceAll("'", "''")}'`;
        };
        return (word) => isPlain(word) ? word : quoteWord(word);
      }
    })
  ),
  /***/
  1663: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        C2: () => (
          /* binding */
          lastErrorOf
        ),
        /* harmony export */
        Gb: () => (
          /* binding */
          requestIdOf
        ),
        /* harmony export */
        NS: () => (
          /* binding */
          renderNote
        ),
        /* harmony export */
        pC: () => (
          /* binding */
          mayBeSpent
        ),
        /* harmony export */
        w2: () => (
          /* binding */
          toFailure
        ),
        /* harmony export */
        zn: () => (
          /* binding */
          isFine
        )
        /* harmony export */
      });
      var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6608);
      var _words_verdicts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2107);
      function isFine({ verdict, note }) {
        if (verdict === "accepted")
          return note === void 0;
        return (0, _words_verdicts_js__WEBPACK_IMPORTED_MODULE_1__.Ez)({ verdict }) || verdict === "skipped";
      }
      function toFailure(error) {
        return { verdict: (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.uD)(error) ? "unreachable" : "failed", error };
      }
      function lastErrorOf({ refusal, error }) {
        return refusal ?? error;
      }
      function mayBeSpent({ verdict, unresolved, mayBeSpent: isMarkedSpent }) {
        return verdict === "unclear" || unresolved !== void 0 || isMarkedSpent === true;
      }
      function renderNote({ note, unresolved }, isQuoted = true) {
        if (note === void 0 || unresolved === void 0)
          return note;
        return `${(isQuoted ? _errors_js__WEBPACK_IMPORTED_MODULE_0__.Xm : _errors_js__WEBPACK_IMPORTED_MODULE_0__.NS)(unresolved)} ${note}`;
      }
      function requestIdOf({ requestId, answer, error }) {
        return requestId ?? (answer?.requestId || error?.requestId);
      }
    })
  ),
  /***/
  552: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        $p: () => (
          /* binding */
          anchoringOf
        ),
        /* harmony export */
        BY: () => (
          /* binding */
          findAnchoring
        ),
        /* harmony export */
        FR: () => (
          /* binding */
          failsRun
        ),
        /* harmony export */
        G_: () => (
          /* binding */
          filesAmong
        ),
        /* harmony export */
        MR: () => (
          /* binding */
          isNothingStamped
        ),
        /* harmony export */
        Mo: () => (
          /* binding */
          areFromTestChain
        ),
        /* harmony export */
        N9: () => (
          /* binding */
          rejudge
        ),
        /* harmony export */
        Pc: () => (
          /* binding */
          hasPassed
        ),
        /* harmony export */
        Pu: () => (
          /* binding */
          unknownOrigin
        ),
        /* harmony export */
        ST: () => (
          /* binding */
          failingRows
        ),
        /* harmony export */
        dR: () => (
          /* binding */
          chainOf
        ),
        /* harmony export */
        lG: () => (
          /* binding */
          judgementOf
        ),
        /* harmony export */
        sv: () => (
          /* binding */
          tallyOf
        ),
        /* harmony export */
        zI: () => (
          /* binding */
          operationOf
        )
        /* harmony export */
      });
      var _core_addresses_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2703);
      var _core_digest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2427);
      var _core_row_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1663);
      var _words_verdicts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2107);
      const unknownOrigin = {
        repository: "",
        ref: "",
        tag: "",
        commit: "",
        runId: "",
        runAttempt: "",
        runUrl: ""
      };
      function operationOf({ mode }) {
        return mode === "monitor" ? "verify" : mode;
      }
      function chainOf({ chain: inputChain }, { rows }) {
        if (inputChain?.name !== void 0)
          return inputChain;
        const answeredName = rows.map(({ answer }) => answer?.chainName).find((name) => name !== void 0);
        const chain = { ...answeredName !== void 0 && (0, _core_addresses_js__WEBPACK_IMPORTED_MODULE_0__.iY)(answeredName), ...inputChain };
        return Object.keys(chain).length === 0 ? void 0 : chain;
      }
      function rejudge(row, judgement) {
        for (const name of Object.keys(judgementOf(row))) {
          if (!Object.hasOwn(judgement, name))
            Reflect.deleteProperty(row, name);
        }
        Object.assign(row, judgement);
      }
      function judgementOf(row) {
        const { subject, coveredBy, isList, recentStamp, isStampedWithLf, recorded, formerDigests, ...judgement } = row;
        return judgement;
      }
      function tallyOf(rows) {
        const counts = Object.fromEntries(_words_verdicts_js__WEBPACK_IMPORTED_MODULE_2__.rY.map((verdict) => [verdict, 0]));
        for (const { verdict } of rows)
          counts[verdict] += 1;
        const presentVerdicts = _words_verdicts_js__WEBPACK_IMPORTED_MODULE_2__.rY.filter((verdict) => counts[verdict] > 0);
        const statuses = new Set(presentVerdicts.map((verdict) => _words_verdicts_js__WEBPACK_IMPORTED_MODULE_2__.Jo[verdict].status));
        const status = ["failed", "unknown", "pending"].find((each) => statuses.has(each)) ?? "finalized";
        const anchoredVerdicts = presentVerdicts.filter((verdict) => (0, _words_verdicts_js__WEBPACK_IMPORTED_MODULE_2__.rf)({ verdict }));
        return { status, counts, anchored: anchoredVerdicts.reduce((sum, verdict) => sum + counts[verdict], 0) };
      }
      function areFromTestChain(rows) {
        return rows.some(({ answer }) => answer?.demo === true);
      }
      function filesAmong(items) {
        return items.some(({ isList }) => isList === true) ? items.filter(({ isList }) => isList !== true) : items;
      }
      function failsRun(judgement, failOn) {
        return failOn.has(judgement.verdict) || failOn.size > 0 && alwaysFailingCodes.has((0, _core_row_js__WEBPACK_IMPORTED_MODULE_1__.C2)(judgement)?.code);
      }
      const alwaysFailingCodes = /* @__PURE__ */ new Set([
        "API_KEY_REJECTED",
        "PLAN_LIMIT_REACHED",
        "REPLY_MISMATCH"
      ]);
      function failingRows({ rows, failOn }) {
        return rows.filter((row) => failsRun(row, failOn));
      }
      function isNothingStamped(run) {
        const { mode, rows, failOn, isSkipped } = run;
        const isAnythingStamped = rows.some(({ localVerdict, verdict }) => _words_verdicts_js__WEBPACK_IMPORTED_MODULE_2__.Jo[localVerdict ?? verdict].isStamped);
        return mode === "stamp" && !isAnythingStamped && !isSkipped && rows.length > 0 && failOn.size > 0;
      }
      function hasPassed(run) {
        return failingRows(run).length === 0 && run.problems.length === 0 && !isNothingStamped(run);
      }
      function findAnchoring(records, digests) {
        const matches = records.filter(({ matchedHash }) => digests.some((digest) => (0, _core_digest_js__WEBPACK_IMPORTED_MODULE_3__.dv)(matchedHash, digest)));
        const [firstRecord] = matches.toSorted((one, other) => heightOf(one) - heightOf(other));
        return firstRecord && { firstRecord, count: matches.length };
      }
      function anchoringOf({ subject, coveredBy, verdict, answer }) {
        if (!(0, _words_verdicts_js__WEBPACK_IMPORTED_MODULE_2__.rf)({ verdict }) || answer === void 0)
          return void 0;
        const digests = [subject.digest ?? [], "root" in subject ? subject.root : []].flat();
        return findAnchoring(answer.records, coveredBy === void 0 ? digests : [coveredBy]);
      }
      function heightOf({ blockNumber }) {
        return blockNumber === void 0 ? Number.POSITIVE_INFINITY : Number(blockNumber);
      }
    })
  )
};
