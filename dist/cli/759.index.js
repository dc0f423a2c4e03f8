export const id = 759;
export const ids = [759];
export const modules = {
  /***/
  781: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        AJ: () => (
          /* binding */
          isAwaited
        ),
        /* harmony export */
        Hg: () => (
          /* binding */
          reportMayBeLost
        ),
        /* harmony export */
        I5: () => (
          /* binding */
          rootOf
        ),
        /* harmony export */
        Ih: () => (
          /* binding */
          toOpen
        ),
        /* harmony export */
        J$: () => (
          /* binding */
          toPerhapsSpent
        ),
        /* harmony export */
        Lc: () => (
          /* binding */
          afterCheck
        ),
        /* harmony export */
        R0: () => (
          /* binding */
          isMismatch
        ),
        /* harmony export */
        UL: () => (
          /* binding */
          openStampAdvice
        ),
        /* harmony export */
        c3: () => (
          /* binding */
          refusalIn
        ),
        /* harmony export */
        m8: () => (
          /* binding */
          toContradicted
        ),
        /* harmony export */
        pX: () => (
          /* binding */
          withAddress
        )
        /* harmony export */
      });
      var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4334);
      var _members_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2508);
      var _outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7439);
      var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2872);
      const openStampAdvice = "Check this digest in a few minutes. Stamp it again only if the check does not find it.";
      const reportMayBeLost = "The report, with its trace on the chain, may have been paid for and is lost.";
      function toOpen(open, facts = {}) {
        return noted(open, facts, "The chain was not asked yet");
      }
      function toPerhapsSpent(error) {
        const spent = error.code === "REPLY_MISMATCH" ? "This stamp may have been paid for." : "This stamp may have been paid for, although the answer is an error.";
        const told = (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.Xd)(error, `${spent} ${error.account}`, `${error.hint} ${openStampAdvice}`);
        return { kind: "failed", error: told, mayBeSpent: true };
      }
      function afterCheck(stamped, seen) {
        if (!isAwaited(stamped))
          return stamped;
        const outcome = outcomeAfterCheck(stamped, seen);
        const refusal = refusalIn(seen) ?? stamped.refusal;
        return { ...outcome, ...refusal !== void 0 && { refusal } };
      }
      function outcomeAfterCheck(stamped, seen) {
        const open = (0, _outcome_js__WEBPACK_IMPORTED_MODULE_1__.wf)(stamped);
        if (seen?.kind === "found")
          return { kind: "anchored", evidence: withAddress(seen.evidence, (0, _outcome_js__WEBPACK_IMPORTED_MODULE_1__.X1)(stamped)) };
        if (stamped.kind === "accepted")
          return stillAccepted(stamped.evidence, seen);
        if (open === void 0 || seen === void 0)
          return stamped;
        if (seen.kind === "failed" && seen.error.code === "NOT_ATTEMPTED")
          return stamped;
        const requestId = (0, _outcome_js__WEBPACK_IMPORTED_MODULE_1__.Gb)(stamped);
        const evidence = "evidence" in stamped ? stamped.evidence : void 0;
        const facts = { ...requestId !== void 0 && { requestId }, ...evidence !== void 0 && { evidence } };
        return stillOpen(open, facts, seen);
      }
      function toContradicted(found, seen, now) {
        const account = "The service's answer was not clear: it found this on the chain, and its verification then said \u201Cno match\u201D.";
        const evidence = withAddress(seen, found.evidence);
        if (found.kind === "already-anchored")
          return { kind: "unknown", note: account, evidence };
        const open = { kind: "unknown", since: now, mayResend: false, account };
        return { kind: "unknown", note: `${account} This stamp may have been paid for. ${openStampAdvice}`, open, evidence };
      }
      function withAddress(seen, stamped) {
        return stamped?.address === void 0 ? seen : { ...seen, address: stamped.address };
      }
      function isAwaited(outcome) {
        return outcome.kind === "accepted" || (0, _outcome_js__WEBPACK_IMPORTED_MODULE_1__.wf)(outcome) !== void 0;
      }
      function isMismatch(outcome) {
        return (0, _outcome_js__WEBPACK_IMPORTED_MODULE_1__.Of)(outcome)?.code === "REPLY_MISMATCH";
      }
      function refusalIn(seen) {
        const error = seen && (0, _outcome_js__WEBPACK_IMPORTED_MODULE_1__.Mz)(seen);
        const root = error && rootOf(error);
        return root !== void 0 && (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.u2)(root.code).stopsRun === true ? root : void 0;
      }
      function stillAccepted(evidence, seen) {
        const error = seen === void 0 ? void 0 : (0, _outcome_js__WEBPACK_IMPORTED_MODULE_1__.Mz)(seen);
        const note = noteOf(seen);
        const { demo, chainName } = (seen && (0, _outcome_js__WEBPACK_IMPORTED_MODULE_1__.X1)(seen)) ?? {};
        return {
          kind: "accepted",
          evidence: { ...(0, _members_js__WEBPACK_IMPORTED_MODULE_3__.r$)({ demo, chainName }), ...evidence },
          note,
          ...error !== void 0 && { unasked: rootOf(error).code }
        };
      }
      function stillOpen(open, facts, seen) {
        if (seen.kind === "not-found")
          return noted(open, facts, "A check did not find it yet");
        if (seen.kind === "unknown") {
          const kind = open.kind === "unclear" ? "unknown" : open.kind;
          return noted(open, facts, `A check got no clear answer: ${seen.note}`, kind);
        }
        if (seen.kind !== "unreachable" && seen.kind !== "failed")
          return noted(open, facts, "A check said nothing about it");
        if (open.kind !== "unclear" && !isMismatch(seen))
          return noted(open, facts, `The chain could not be asked: ${rootOf(seen.error).account}`);
        return unasked(open, facts, seen);
      }
      function unasked(open, { requestId }, seen) {
        const { code, account, said = open.said } = rootOf(seen.error);
        const message = `${open.account} This stamp may have been paid for. The chain could not be asked: ${account}`;
        if (seen.kind === "failed" && (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.u2)(code).stopsRun !== true) {
          return {
            kind: "unknown",
            note: `${message} ${openStampAdvice}`,
            open,
            ...requestId !== void 0 && { requestId }
          };
        }
        const { hint: known } = rootOf(seen.error);
        const own = seen.kind === "failed" ? known : known.replace((0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.u2)(code).hint, "").trim();
        const hint = own === "" ? openStampAdvice : `${own} ${openStampAdvice}`;
        return { kind: seen.kind, error: new _errors_js__WEBPACK_IMPORTED_MODULE_0__._Z(code, message, { cause: seen.error, requestId, hint, said }), open };
      }
      function rootOf(error) {
        return error.code === "NOT_ATTEMPTED" && error.cause instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__._Z ? rootOf(error.cause) : error;
      }
      function noted(open, facts, looked, kind = open.kind) {
        const account = `${(0, _errors_js__WEBPACK_IMPORTED_MODULE_0__._U)(open)} This stamp may have been paid for. ${(0, _text_js__WEBPACK_IMPORTED_MODULE_2__.em)(looked)}`;
        if (kind !== "failed")
          return { kind, note: `${account} ${openStampAdvice}`, open, ...facts };
        const { requestId } = facts;
        const error = new _errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("REQUEST_REJECTED", account, { requestId, hint: openStampAdvice });
        return { kind, error, open, mayBeSpent: true };
      }
      function noteOf(seen) {
        if (seen === void 0)
          return "The waiting ended before the chain was asked.";
        if (seen.kind === "not-found")
          return "The last check did not find it on the chain.";
        const ending = "The chain could not be asked when the waiting ended";
        if ("error" in seen) {
          const { code } = rootOf(seen.error);
          return code === "REPLY_MISMATCH" ? `A check was answered for another file's hash (${code}).` : `${ending}: ${code}.`;
        }
        return seen.kind === "unknown" ? `${ending}: ${seen.note}` : `${ending}.`;
      }
    })
  ),
  /***/
  2993: (
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
        Bt: () => (
          /* binding */
          countPerhapsSpent
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
        Pu: () => (
          /* binding */
          unknownOrigin
        ),
        /* harmony export */
        RQ: () => (
          /* binding */
          toFilesReport2
        ),
        /* harmony export */
        a0: () => (
          /* binding */
          demonstrationNote
        ),
        /* harmony export */
        cG: () => (
          /* binding */
          toReport
        ),
        /* harmony export */
        e9: () => (
          /* binding */
          failures
        ),
        /* harmony export */
        ol: () => (
          /* binding */
          digestOf
        )
        /* harmony export */
      });
      var _digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2427);
      var _outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7439);
      const demonstrationNote = "A demonstration on a private test chain: nothing was anchored on a public chain.";
      function toReport(mode, results) {
        const tally = Object.fromEntries(_outcome_js__WEBPACK_IMPORTED_MODULE_0__.rY.map((verdict) => [verdict, 0]));
        const statuses = /* @__PURE__ */ new Set();
        let anchoredCount = 0;
        let demo = false;
        for (const { outcome } of results) {
          tally[outcome.kind] += 1;
          statuses.add(_outcome_js__WEBPACK_IMPORTED_MODULE_0__.Jo[outcome.kind].status);
          if ((0, _outcome_js__WEBPACK_IMPORTED_MODULE_0__.rf)(outcome))
            anchoredCount += 1;
          demo ||= (0, _outcome_js__WEBPACK_IMPORTED_MODULE_0__.X1)(outcome)?.demo === true;
        }
        const status = ["failed", "unknown", "pending"].find((each) => statuses.has(each)) ?? "finalized";
        const allAnchored = results.length > 0 && anchoredCount === results.length;
        return { mode, results, status, tally, anchoredCount, allAnchored, demo };
      }
      function filesAmong(items) {
        return items.some(({ isList }) => isList === true) ? items.filter(({ isList }) => isList !== true) : items;
      }
      function toFilesReport2(report) {
        const files = filesAmong(report.results);
        return files.length === report.results.length ? report : toReport(report.mode, files);
      }
      function failures(report, failOn) {
        return report.results.filter(({ outcome }) => failsRun(outcome, failOn));
      }
      function failsRun(outcome, failOn) {
        return failOn.has(outcome.kind) || failOn.size > 0 && alwaysRed.has((0, _outcome_js__WEBPACK_IMPORTED_MODULE_0__.Of)(outcome)?.code);
      }
      const alwaysRed = /* @__PURE__ */ new Set([
        "API_KEY_REJECTED",
        "PLAN_LIMIT_REACHED",
        "REPLY_MISMATCH"
      ]);
      function isNothingStamped({ mode, results }, { failOn, isSkipped = false }) {
        const verdictOf = (outcome) => "ofDigest" in outcome && outcome.ofDigest || outcome.kind;
        const isDone = results.some(({ outcome }) => _outcome_js__WEBPACK_IMPORTED_MODULE_0__.Jo[verdictOf(outcome)].stamped);
        return mode === "stamp" && !isDone && !isSkipped && results.length > 0 && failOn.size > 0;
      }
      function countPerhapsSpent({ results }) {
        return results.filter(({ outcome }) => (0, _outcome_js__WEBPACK_IMPORTED_MODULE_0__.pC)(outcome)).length;
      }
      function digestOf({ subject }) {
        return "digest" in subject ? subject.digest : void 0;
      }
      function findAnchoring(records, hashes) {
        const own = records.filter(({ matchedHash }) => hashes.some((hash) => (0, _digest_js__WEBPACK_IMPORTED_MODULE_1__.VB)(matchedHash, hash)));
        const [start, ...others] = own;
        if (start === void 0)
          return void 0;
        const first = others.reduce((oldest, record) => height(record) < height(oldest) ? record : oldest, start);
        return { first, count: own.length };
      }
      function anchoringOf({ subject, outcome, coveredBy }) {
        if (!(0, _outcome_js__WEBPACK_IMPORTED_MODULE_0__.rf)(outcome))
          return void 0;
        const own = "digest" in subject ? [subject.digest, ..."root" in subject ? [subject.root] : []] : [];
        return findAnchoring((0, _outcome_js__WEBPACK_IMPORTED_MODULE_0__.X1)(outcome)?.records ?? [], coveredBy === void 0 ? own : [coveredBy]);
      }
      function height({ blockNumber }) {
        return blockNumber === void 0 ? Number.POSITIVE_INFINITY : Number(blockNumber);
      }
      const unknownOrigin = {
        repository: "",
        ref: "",
        tag: "",
        commit: "",
        runId: "",
        runAttempt: "",
        runUrl: ""
      };
    })
  ),
  /***/
  2009: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Ad: () => (
          /* binding */
          serviceAddress
        ),
        /* harmony export */
        TL: () => (
          /* binding */
          parseInputs
        ),
        /* harmony export */
        bk: () => (
          /* binding */
          reasonToSkip
        )
        /* harmony export */
      });
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4334);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2872);
      var _input_reader_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(516);
      var _input_table_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4103);
      function parseInputs(read, found = []) {
        const problems = [...found];
        const reader = (0, _input_reader_js__WEBPACK_IMPORTED_MODULE_2__.WF)(read, problems);
        refuseOtherModes(reader);
        const { mode, report, nodeUrl: nodes, ...rest } = (0, _input_reader_js__WEBPACK_IMPORTED_MODULE_2__.aK)(reader, _input_table_js__WEBPACK_IMPORTED_MODULE_3__.j$);
        const common = { ...rest, nodes, report: report === "auto" ? rest.releaseAttach !== "none" : report };
        const inputs = mode === "monitor" ? { ...common, mode, ...(0, _input_reader_js__WEBPACK_IMPORTED_MODULE_2__.aK)(reader, _input_table_js__WEBPACK_IMPORTED_MODULE_3__.Ix) } : { ...common, mode };
        problems.push(...contradictions(inputs));
        if (problems.length === 0)
          return inputs;
        const count = problems.length === 1 ? "An input is" : `${problems.length} inputs are`;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("INPUT_INVALID", `${count} not usable.
${problems.join("\n")}`);
      }
      function refuseOtherModes({ text, say }) {
        const mode = _input_table_js__WEBPACK_IMPORTED_MODULE_3__.nI.find((known) => known === text("mode"));
        if (mode === void 0)
          return;
        for (const name of _input_table_js__WEBPACK_IMPORTED_MODULE_3__.vj) {
          const { default: fixed = "", modes: takers = _input_table_js__WEBPACK_IMPORTED_MODULE_3__.nI } = _input_table_js__WEBPACK_IMPORTED_MODULE_3__.Fu[name];
          const isGiven = ![fixed, "false"].includes(text(name).toLowerCase());
          if (!isGiven || takers.includes(mode))
            continue;
          const only = `is for mode: ${takers.join(", ")} only`;
          const why = mode === "monitor" ? "has no effect on mode: monitor, which looks at releases" : only;
          say(`${name} ${why}; leave it out`);
        }
      }
      function contradictions(inputs) {
        const { mode, files, proofs, anchor, subjectChecksums, fromRelease, apiKey, ifNoApiKey, dryRun } = inputs;
        const { releaseAttach, githubToken, apiKeyFrom, apiUrl } = inputs;
        const ofService = (0, _core_text_js__WEBPACK_IMPORTED_MODULE_1__.gI)([apiUrl && "api-url", apiKey && "api-key", apiKeyFrom && "api-key-from"]);
        const named = files.length > 0 || proofs.length > 0 || subjectChecksums !== "" || fromRelease;
        const rules = [
          [
            !named && mode !== "monitor",
            `files is missing; give files, subject-checksums${mode === "verify" ? ", proofs" : ""} or from-release: true`
          ],
          [proofs.length > 0 && anchor === "manifest", "proofs and anchor: manifest exclude each other"],
          [!["", "github"].includes(apiKeyFrom), `api-key-from is "${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_1__.S5)(apiKeyFrom)}"; it must be github, or left out`],
          [
            apiKey === "" && apiKeyFrom === "" && ifNoApiKey === "error" && !dryRun && !areNodesAsked(inputs),
            "api-key is empty. Check that the secret exists, that the workflow spells its name in the same way, and that this workflow may use it. Pull requests from forks have no secrets: set if-no-api-key: skip for them"
          ],
          [
            apiUrl?.hostname === "service.example" && !dryRun && (apiKey !== "" || apiKeyFrom !== ""),
            "api-url is still https://service.example, the example of the documents. Put the address of your service there"
          ],
          [
            areNodesAsked(inputs) && ofService.length > 0,
            `node-url and ${ofService.join(", ")} exclude each other: nodes are asked instead of the service`
          ],
          [
            githubToken === "" && (mode === "monitor" || fromRelease || releaseAttach !== "none") && !dryRun,
            "github-token is missing; from-release, release-attach and mode: monitor need it (on a command line: GH_TOKEN or GITHUB_TOKEN)"
          ]
        ];
        return rules.filter(([broken]) => broken).map(([, problem]) => problem);
      }
      function areNodesAsked({ mode, nodes }) {
        return nodes.length > 0 && mode !== "stamp";
      }
      function serviceAddress({ apiUrl }) {
        return apiUrl === void 0 ? "" : apiUrl.href.replace(/\/$/, "");
      }
      function reasonToSkip({ mode, dryRun, apiKey, nodes }) {
        if (dryRun)
          return "This was a dry run, so nothing was sent.";
        if (apiKey !== "" || areNodesAsked({ mode, nodes }))
          return void 0;
        return mode === "monitor" ? "There is no api-key, and if-no-api-key is skip, so the chain was not asked." : "There is no api-key, and if-no-api-key is skip, so nothing was sent.";
      }
    })
  ),
  /***/
  4110: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        B_: () => (
          /* binding */
          toEmptyFileWarning
        ),
        /* harmony export */
        Ej: () => (
          /* binding */
          toCauses
        ),
        /* harmony export */
        Gg: () => (
          /* binding */
          toChangedWarning
        ),
        /* harmony export */
        cy: () => (
          /* binding */
          renderStopped
        ),
        /* harmony export */
        gI: () => (
          /* binding */
          toAnnotations
        )
        /* harmony export */
      });
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4334);
      var _core_open_stamp_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(781);
      var _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7439);
      var _core_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2993);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2872);
      var _headline_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2366);
      var _result_view_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8901);
      function toCauses(results) {
        const [stopped, waiting, anchored] = [[], [], []];
        const byCause = /* @__PURE__ */ new Map();
        for (const result of results) {
          const { outcome } = result;
          const explanation = (0, _result_view_js__WEBPACK_IMPORTED_MODULE_6__.WE)(result);
          if ((0, _result_view_js__WEBPACK_IMPORTED_MODULE_6__.id)(result))
            stopped.push(result);
          else if (explanation === void 0)
            anchored.push(result);
          else {
            const key = `${outcome.kind}
${explanation.title}
${explanation.advice}`;
            const known = byCause.get(key);
            if (known === void 0)
              byCause.set(key, { verdict: outcome.kind, explanation, results: [result] });
            else
              known.results.push(result);
            if ((0, _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__.zn)(outcome))
              waiting.push(result);
          }
        }
        const root = causeOf(stopped)?.code;
        const rank = ({ verdict, explanation }) => explanation.title === root ? -1 : (0, _headline_js__WEBPACK_IMPORTED_MODULE_5__.xJ)(verdict);
        const causes = [...byCause.values()].sort((one, other) => rank(one) - rank(other));
        return {
          /** The causes that need attention: the cause that stopped the run first, then by verdict, the worst first. */
          causes,
          /** Results that were not attempted because something else stopped the run. */
          stopped,
          /** Results of the causes with which nothing is wrong: the run did not wait for them, or was to send no request. */
          waiting,
          /** Results that the chain is known to hold. */
          anchored
        };
      }
      function countAccounts(results) {
        return new Set(results.map((result) => explain(result)?.account)).size;
      }
      function causeOf(stopped) {
        const cause = stopped.map(({ outcome }) => (0, _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__.Mz)(outcome)?.cause).find((one) => one instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z);
        return cause && (0, _core_open_stamp_js__WEBPACK_IMPORTED_MODULE_1__.I5)(cause);
      }
      const stops = {
        API_KEY_REJECTED: "the service rejects the key",
        PLAN_LIMIT_REACHED: "the plan is used up",
        RATE_LIMITED: "the service limits how often it may be asked",
        REDIRECT_REFUSED: "the service redirects to another address",
        SERVICE_UNAVAILABLE: "the service is unavailable",
        SERVICE_UNREACHABLE: "the service cannot be reached",
        TLS_REJECTED: "the TLS connection was refused",
        CONNECTION_LOST: "the connection to the service is lost",
        REQUEST_TIMEOUT: "the service does not answer in time",
        REPLY_MISMATCH: "the service answered about something that was not asked",
        NODE_UNREACHABLE: "the chain node cannot be reached",
        NODE_NOT_AUTHORISED: "the chain node rejects user or password",
        ASSET_UNREADABLE: "the release's assets cannot be read",
        GITHUB_RATE_LIMITED: "GitHub limits how often it may be asked",
        GITHUB_UNAVAILABLE: "GitHub is unavailable"
      };
      function renderStopped(all) {
        const results = (0, _core_report_js__WEBPACK_IMPORTED_MODULE_3__.G_)(all);
        const stopped = results.filter(_result_view_js__WEBPACK_IMPORTED_MODULE_6__.id);
        const first = stopped[0] && (0, _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__.Mz)(stopped[0].outcome);
        if (first === void 0)
          return void 0;
        const root = causeOf(stopped);
        const after = `Stopped after ${results.length - stopped.length} of ${results.length}`;
        if (root === void 0)
          return `${after}: the run was cancelled`;
        const words = stops[root.code];
        if (words === void 0)
          return first.account.replace(/\.$/, "");
        return `${after}: ${words}${root.httpStatus === void 0 ? "" : ` (${root.httpStatus})`}`;
      }
      function toAnnotations(results, most) {
        const { causes, stopped, anchored } = toCauses(results);
        const good = Map.groupBy(anchored, ({ outcome }) => outcome.kind);
        const groups = [
          ...causes.map(({ explanation, results: own }) => {
            const isAboutFile = own.some((result) => (0, _result_view_js__WEBPACK_IMPORTED_MODULE_6__.P1)(result).isAboutFile);
            return (isAboutFile ? groupByFile(own) : [own]).map((each) => toPoint(explanation.title, each, own));
          }),
          // A cancelled run may have no other result to annotate.
          ...causes.length > 0 || stopped.length === 0 ? [] : [[toPoint("NOT_ATTEMPTED", stopped)]],
          ...[...good].map(([title, own]) => [toPoint(title, own)])
        ];
        const points = [...groups.flatMap((group) => group.slice(0, 1)), ...groups.flatMap((group) => group.slice(1))];
        const rest = /* @__PURE__ */ new Map();
        for (const { title, results: own } of points.slice(most))
          rest.set(title, (rest.get(title) ?? 0) + own.length);
        return { shown: points.slice(0, most).map(renderPoint), rest };
      }
      function toPoint(title, results, all = results) {
        return { title: `${title}${all.some((result) => (0, _result_view_js__WEBPACK_IMPORTED_MODULE_6__.P1)(result).isDemo) ? " (demonstration)" : ""}`, results };
      }
      function groupByFile(results) {
        const lists = results.filter(({ coveredBy }) => coveredBy === void 0);
        const covered = results.filter(({ coveredBy }) => coveredBy !== void 0);
        const isWithList = lists.some((list) => (0, _core_report_js__WEBPACK_IMPORTED_MODULE_3__.ol)(list) === covered[0]?.coveredBy);
        if (!isWithList)
          return results.map((result) => [result]);
        return lists.map((list) => [list, ...covered.filter(({ coveredBy }) => coveredBy === (0, _core_report_js__WEBPACK_IMPORTED_MODULE_3__.ol)(list))]);
      }
      function renderPoint({ title, results }) {
        const [first] = results;
        if (first === void 0)
          return { message: "", target: { title } };
        const { length } = results;
        const others = length === 1 ? "" : ` and ${length - 1} ${length === 2 ? "other" : "others"}`;
        const { name, path } = first.subject;
        return {
          message: `${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_4__.zz)(name)}${others}: ${renderExplanation((0, _result_view_js__WEBPACK_IMPORTED_MODULE_6__.P1)(first))}`,
          target: { title, count: length, ...path !== void 0 && { file: path } }
        };
      }
      function renderExplanation({ explanation, requestId }) {
        const said = explanation && [(0, _core_text_js__WEBPACK_IMPORTED_MODULE_4__.em)(explanation.account), explanation.advice];
        return (0, _core_text_js__WEBPACK_IMPORTED_MODULE_4__.gI)([
          ...said ?? ["The file is on the chain. The run fails only because fail-on lists this verdict."],
          requestId !== void 0 && `Request ${requestId}.`
        ]).join(" ");
      }
      function toEmptyFileWarning({ name, path }, others) {
        const isOne = others === 0;
        const names = `${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_4__.zz)(name)}${isOne ? " is" : ` and ${others} ${others === 1 ? "other" : "others"} are`}`;
        return {
          message: `${names} empty. A stamp of an empty file proves nothing. Check your build.`,
          target: { title: "empty file", count: others + 1, ...path !== void 0 && { file: path } }
        };
      }
      function toChangedWarning(files) {
        const [first] = files;
        if (first === void 0)
          return void 0;
        const { length } = files;
        const changed = length === 1 ? "1 file changed after it was" : `${length} files changed after they were`;
        const names = (0, _core_text_js__WEBPACK_IMPORTED_MODULE_4__.Sh)(files.map(({ name }) => name));
        return {
          message: `${changed} hashed: ${names}. The stamp is for the old bytes. Stamp a file only when nothing writes it any more.`,
          target: { title: "FILE_CHANGED", count: length, ...first.path !== void 0 && { file: first.path } }
        };
      }
    })
  ),
  /***/
  2366: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        EG: () => (
          /* binding */
          renderPlan
        ),
        /* harmony export */
        EI: () => (
          /* binding */
          renderChain
        ),
        /* harmony export */
        Lf: () => (
          /* binding */
          renderHeadline
        ),
        /* harmony export */
        Pn: () => (
          /* binding */
          renderCounts
        ),
        /* harmony export */
        kg: () => (
          /* binding */
          renderVerdictCounts
        ),
        /* harmony export */
        sL: () => (
          /* binding */
          renderNothingStamped
        ),
        /* harmony export */
        ty: () => (
          /* binding */
          renderFoot
        ),
        /* harmony export */
        u4: () => (
          /* binding */
          renderDemoBanner
        ),
        /* harmony export */
        xJ: () => (
          /* binding */
          severityOf
        )
        /* harmony export */
      });
      var _core_chain_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3880);
      var _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7439);
      var _core_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2993);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2872);
      var _host_inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2009);
      var _markdown_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79);
      var _result_view_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8901);
      const goals = { stamp: "anchored", check: "found", verify: "verified" };
      const shortfallWords = {
        changed: ["changed", "changed"],
        "no-match": ["does not match", "do not match"],
        "not-found": ["not found", "not found"],
        failed: ["failed", "failed"],
        unreachable: ["unreachable", "unreachable"],
        unknown: ["unknown", "unknown"],
        unclear: ["unclear", "unclear"],
        accepted: ["accepted, no block known yet", "accepted, no block known yet"],
        skipped: ["skipped", "skipped"]
      };
      const shortfalls = Object.keys(shortfallWords);
      const demonstration = " (demonstration only)";
      function severityOf(verdict) {
        const index = shortfalls.indexOf(verdict);
        return index < 0 ? shortfalls.length : index;
      }
      function renderHeadline(all, facts) {
        const report = (0, _core_report_js__WEBPACK_IMPORTED_MODULE_2__.RQ)(all);
        const total = report.results.length;
        if (total === 0)
          return "\u26A0\uFE0F No files, nothing was done";
        if (facts.dryRun && report.tally.skipped === total)
          return `\u23ED\uFE0F Dry run: ${total} hashed, nothing sent`;
        return renderCounted(report, facts, renderVerdictCounts(report));
      }
      function renderShortHeadline(all, facts) {
        const report = toFilesReport(all);
        const present = shortfalls.filter((verdict) => report.tally[verdict] > 0);
        const [worst] = present;
        const missing = (facts.unwritten ?? []).length > 0 ? ", evidence is missing" : "";
        if (worst === void 0 || present.length < 3)
          return `${renderHeadline(report, facts)}${missing}`;
        const others = report.results.length - report.anchoredCount - report.tally[worst];
        const good = report.anchoredCount > 0 ? [`${report.anchoredCount} ${goals[report.mode]}`] : [];
        const counts = [...renderVerdictCounts(report).slice(0, 1), ...good, `${others} with other verdicts`];
        return `${renderCounted(report, facts, counts)}${missing}`;
      }
      function renderShortest(report, facts) {
        return renderCounted(report, facts, renderVerdictCounts(report).slice(0, 1));
      }
      function renderCounted(report, facts, counts) {
        return `${renderIcon(report, facts)} ${counts.join(", ")}${report.demo ? demonstration : ""}`;
      }
      function renderDemoBanner({ demo }) {
        return demo ? [`> [!WARNING]
> **${_core_report_js__WEBPACK_IMPORTED_MODULE_2__.a0}**`] : [];
      }
      function renderChain({ chain }) {
        return chain === void 0 ? [] : [`Chain: ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_5__.u9)((0, _core_chain_name_js__WEBPACK_IMPORTED_MODULE_0__.$Z)(chain))}`];
      }
      function renderFoot(what, facts, places) {
        const { apiUrl, nodeNames = [], startedAt, finishedAt } = facts;
        const asked = (0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.gI)([apiUrl, ...nodeNames]).map((address) => `${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_5__.Cu)(address)} \xB7 `);
        const seconds = ((finishedAt.getTime() - startedAt.getTime()) / 1e3).toFixed(1);
        const finished = finishedAt.toISOString().slice(0, 19).replace("T", " ");
        const evidence = places.length > 0 ? `<br>Evidence: ${places.join(" \xB7 ")}` : "";
        return `<sub>${what} \xB7 ${asked.join("")}${seconds} s \xB7 finished ${finished} UTC${evidence}</sub>`;
      }
      function renderLongestOfShort(total) {
        const words = [...Object.values(shortfallWords).flat(), ...Object.values(goals)];
        const [longest] = words.toSorted((one, other) => other.length - one.length);
        return `\u26A0\uFE0F ${total} of ${total} ${longest}${demonstration}`;
      }
      function renderTally(report) {
        const { tally, results } = toFilesReport(report);
        return verdicts.filter((verdict) => tally[verdict] > 0).toSorted((one, other) => severityOf(one) - severityOf(other)).map((verdict) => {
          const { icon, label } = verdictFacts[verdict];
          const own = results.filter(({ outcome }) => outcome.kind === verdict);
          const stopped = own.filter(isStopped).length;
          return `${icon} ${tally[verdict]} ${label}${stopped > 0 ? ` (${stopped} not attempted)` : ""}`;
        });
      }
      function renderIcon(report, facts) {
        const worst = shortfalls.find((verdict) => report.tally[verdict] > 0);
        const icon = worst === void 0 ? "\u2705" : _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__.Jo[worst].icon;
        return reasonsToFail(report, facts).length > 0 && icon !== "\u26D4" ? "\u274C" : icon;
      }
      function renderVerdictCounts(report) {
        const { mode, results, tally, anchoredCount } = (0, _core_report_js__WEBPACK_IMPORTED_MODULE_2__.RQ)(report);
        const counts = shortfalls.map((verdict) => [tally[verdict], ...shortfallWords[verdict]]);
        return [...counts, [anchoredCount, goals[mode], goals[mode]]].filter(([count]) => count > 0).map(([count, one, many], index) => {
          const ofAll = index === 0 ? ` of ${results.length}` : "";
          return `${count}${ofAll} ${count === 1 ? one : many}`;
        });
      }
      function renderCounts(results, total) {
        const byVerdict = [...Map.groupBy(results, ({ outcome }) => outcome.kind)];
        return byVerdict.toSorted(([one], [other]) => severityOf(one) - severityOf(other)).map(([verdict, { length }], index) => {
          const files = total === 1 ? " file" : length === total ? " files" : ` of ${total} files`;
          return `${length}${index === 0 ? files : ""} ${predicateOf(verdict, length === 1)}`;
        }).join(", ");
      }
      function predicateOf(verdict, isOne) {
        if (verdict === "no-match")
          return shortfallWords[verdict][isOne ? 0 : 1];
        if (verdict === "failed")
          return verdict;
        return `${isOne ? "is" : "are"} ${_core_outcome_js__WEBPACK_IMPORTED_MODULE_1__.Jo[verdict].label}`;
      }
      function renderConsequence(report, facts) {
        const { unwritten = [] } = facts;
        const reasons = reasonsToFail(report, { ...facts, unwritten: [] });
        if (reasons.length > 0)
          return [`**The step fails**: ${reasons.join("; ")}.`];
        const isPlain = unwritten.length > 0 || report.allAnchored || facts.dryRun || report.results.length === 0;
        return isPlain ? [] : ["Nothing here fails the step (`fail-on`)."];
      }
      function renderNothingStamped(report) {
        const count = (0, _core_report_js__WEBPACK_IMPORTED_MODULE_2__.Bt)(report);
        if (count === 0) {
          const advice2 = "The other messages say why. Correct that, then run it again.";
          return ["the service accepted no stamp of this run, so nothing was stamped", advice2];
        }
        const spent = `${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.hS)(count, "stamp")} may have been paid for`;
        const isRefused = report.results.some(({ outcome }) => outcome.kind === "failed" && (0, _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__.pC)(outcome));
        const advice = isRefused ? "The other messages say why, and what to do first." : _result_view_js__WEBPACK_IMPORTED_MODULE_6__.dg;
        return [`no stamp is known to be accepted, but ${spent}`, advice];
      }
      function reasonsToFail(report, facts) {
        const { failOn, unwritten = [] } = facts;
        const failing = _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__.rY.filter((verdict) => report.tally[verdict] > 0 && failOn.has(verdict));
        const others = (0, _core_report_js__WEBPACK_IMPORTED_MODULE_2__.e9)(report, failOn).filter(({ outcome }) => !failOn.has(outcome.kind));
        const codes = new Set(others.flatMap(({ outcome }) => (0, _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__.Of)(outcome)?.code ?? []));
        return (0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.gI)([
          failing.length > 0 && `\`fail-on\` lists ${failing.map((verdict) => `\`${verdict}\``).join(", ")}`,
          codes.size > 0 && `requests met ${[...codes].map((code) => `\`${code}\``).join(", ")}`,
          (0, _core_report_js__WEBPACK_IMPORTED_MODULE_2__.MR)(report, facts) && renderNothingStamped(report)[0],
          unwritten.length > 0 && "not all evidence could be written"
        ]);
      }
      function renderPlan({ results }, inputs) {
        const asked = results.filter(({ outcome, coveredBy }) => outcome.kind === "skipped" && coveredBy === void 0);
        const count = (0, _host_inputs_js__WEBPACK_IMPORTED_MODULE_4__.Ad)(inputs) === "" ? 0 : new Set(asked.map(_core_report_js__WEBPACK_IMPORTED_MODULE_2__.ol)).size;
        const clocks = inputs.mode === "check" ? 0 : inputs.witness.length;
        const witnesses = clocks === 0 ? "" : `, and ask ${clocks} ${clocks === 1 ? "witness" : "witnesses"} for the time`;
        const left = (0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.gI)([
          "repeated attempts",
          inputs.nodes.length > 0 && "questions to chain nodes",
          inputs.mode === "stamp" && inputs.wait > 0 && "checks of the chain while it waits",
          (inputs.fromRelease || inputs.releaseAttach !== "none") && "requests to GitHub",
          inputs.fromRelease && "the release's assets, which a dry run does not read"
        ]);
        return `A real run would make ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.hS)(count, "request")} to the service${witnesses}. Not counted: ${left.join(", ")}.`;
      }
    })
  ),
  /***/
  5759: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Ou: () => (
          /* binding */
          renderResultTable
        ),
        /* harmony export */
        XG: () => (
          /* binding */
          createPaint
        ),
        /* harmony export */
        aF: () => (
          /* binding */
          renderResultLine
        ),
        /* harmony export */
        dF: () => (
          /* binding */
          toBadge
        ),
        /* harmony export */
        jj: () => (
          /* binding */
          renderChainLines
        )
        /* harmony export */
      });
      var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
      var _core_chain_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3880);
      var _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7439);
      var _core_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2993);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2872);
      var _headline_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2366);
      var _causes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4110);
      var _result_view_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8901);
      function renderResultLine(result) {
        const view = (0, _result_view_js__WEBPACK_IMPORTED_MODULE_7__.P1)(result);
        const { icon, label, name, digest } = view;
        const details = renderDetails(result.outcome, view);
        return (0, _core_text_js__WEBPACK_IMPORTED_MODULE_4__.gI)([`${icon} ${label}`, (0, _core_text_js__WEBPACK_IMPORTED_MODULE_4__.zz)(name), digest && `sha3-256:${digest}`, details && `(${details})`]).join("  ");
      }
      function renderDetails(outcome, { coveredBy, recorded, block, requestId, isDemo, isFine }) {
        const { blockNumber, blockDate } = coveredBy === void 0 && block?.first || {};
        const date = blockDate === void 0 ? "" : ` of ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_4__.wh)(blockDate, _core_text_js__WEBPACK_IMPORTED_MODULE_4__.I6.word)}`;
        return (0, _core_text_js__WEBPACK_IMPORTED_MODULE_4__.gI)([
          "error" in outcome && `${outcome.error.code}: ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_4__.wh)(outcome.error.message)}`,
          "note" in outcome && outcome.note !== void 0 && (0, _core_text_js__WEBPACK_IMPORTED_MODULE_4__.wh)(outcome.note.replace(_result_view_js__WEBPACK_IMPORTED_MODULE_7__.wd, "")),
          recorded !== void 0 && `recorded before: SHA3-256 ${recorded}`,
          coveredBy !== void 0 && `by the list sha3-256:${coveredBy}`,
          blockNumber !== void 0 && `block ${blockNumber}${date}`,
          outcome.restsOn !== void 0 && `by the word of ${outcome.restsOn} alone`,
          requestId !== void 0 && !isFine && `request ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_4__.wh)(requestId, _core_text_js__WEBPACK_IMPORTED_MODULE_4__.I6.word)}`,
          isDemo && "demonstration"
        ]).map((detail) => detail.replace(/\.$/, "")).join(", ");
      }
      const maxLookUps = 10;
      function renderChainLines(chain, results = []) {
        if (chain === void 0)
          return [];
        const named = `chain: ${(0, _core_chain_name_js__WEBPACK_IMPORTED_MODULE_1__.$Z)(chain)}`;
        const { explorer } = chain;
        if (explorer === void 0)
          return [named];
        const found = /* @__PURE__ */ new Map();
        for (const result of results) {
          const record = (0, _core_report_js__WEBPACK_IMPORTED_MODULE_3__.$p)(result)?.first;
          const address = record && (0, _core_chain_name_js__WEBPACK_IMPORTED_MODULE_1__.ZS)(explorer, record);
          if (address !== void 0 && !found.has(address))
            found.set(address, (0, _core_text_js__WEBPACK_IMPORTED_MODULE_4__.zz)(result.subject.name));
          if (found.size > maxLookUps)
            return [named, `look up: ${explorer}`];
        }
        return [named, ...[...found].map(([address, name]) => `look up ${name}: ${address}`)];
      }
      const maxTableRows = 200;
      const withPlace = 60;
      const withDate = 80;
      function renderResultTable({ results }, paint, columns) {
        const { causes, stopped, anchored } = (0, _causes_js__WEBPACK_IMPORTED_MODULE_6__.Ej)(results);
        const ordered = [...causes.flatMap(({ results: own }) => own), ...anchored];
        const shown = ordered.slice(0, maxTableRows).map(_result_view_js__WEBPACK_IMPORTED_MODULE_7__.P1);
        const width = Math.max(...shown.map(({ verdict }) => verdict.length), 0);
        const rows = shown.map((view) => {
          const verdict = view.verdict.padEnd(width);
          const digest = columns < withPlace ? "" : (view.digest ?? "").slice(0, 8).padEnd(8);
          const block = columns < withPlace ? "" : renderBlock(view, columns >= withDate);
          const taken = (0, _core_text_js__WEBPACK_IMPORTED_MODULE_4__.gI)([verdict, digest, block]).reduce((sum, { length }) => sum + length + 2, 0);
          const name = Array.from((0, _core_text_js__WEBPACK_IMPORTED_MODULE_4__.zz)(view.name));
          const room = Math.max(1, columns - taken);
          const cut = name.length > room ? `\u2026${name.slice(name.length - room + 1).join("")}` : name.join("");
          const colour = colours[_core_outcome_js__WEBPACK_IMPORTED_MODULE_2__.Jo[view.verdict].class].terminal;
          const cells = [paint(colour, verdict), digest && paint("dim", digest), cut, block && paint("dim", block)];
          return (0, _core_text_js__WEBPACK_IMPORTED_MODULE_4__.gI)(cells).join("  ").trimEnd();
        });
        const left = ordered.length - shown.length;
        return [
          ...rows,
          ...left > 0 ? [`and ${left} more, in results.json`] : [],
          ...stopped.length > 0 ? [`${stopped.length} not attempted, named in results.json`] : []
        ].join("\n");
      }
      function renderBlock({ coveredBy, block }, isDated) {
        const { blockNumber = "", blockDate = "" } = coveredBy === void 0 && block?.first || {};
        if (blockNumber === "")
          return "";
        return `block ${blockNumber}${isDated ? ` ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_4__.y_)(blockDate)}` : ""}`;
      }
      const colours = {
        anchored: { terminal: "green", badge: "brightgreen" },
        wrong: { terminal: "red", badge: "red" },
        open: { terminal: "yellow", badge: "yellow" },
        unanswered: { terminal: "yellow", badge: "yellow" },
        failed: { terminal: "red", badge: "red" },
        skipped: { terminal: "yellow", badge: "lightgrey" }
      };
      function createPaint(isWanted) {
        return (colour, text) => isWanted ? (0, node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(colour, text, { validateStream: false }) : text;
      }
      function toBadge(report) {
        const { results, demo } = report;
        const message = results.length === 0 ? "no files" : (0, _headline_js__WEBPACK_IMPORTED_MODULE_5__.kg)(report).join(", ");
        const shown = new Set(results.map(({ outcome }) => colours[_core_outcome_js__WEBPACK_IMPORTED_MODULE_2__.Jo[outcome.kind].class].badge));
        const worst = ["red", "yellow", "brightgreen"].find((colour) => shown.has(colour)) ?? "lightgrey";
        const color = worst === "brightgreen" && shown.has("lightgrey") ? "yellow" : worst;
        return {
          schemaVersion: 1,
          label: demo ? "anchored (demo)" : "anchored",
          message,
          color,
          ...color === "red" && { isError: true }
        };
      }
    })
  ),
  /***/
  79: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        AU: () => (
          /* binding */
          fold
        ),
        /* harmony export */
        C_: () => (
          /* binding */
          renderWitnesses
        ),
        /* harmony export */
        Cu: () => (
          /* binding */
          toMarkdownCode
        ),
        /* harmony export */
        Y$: () => (
          /* binding */
          maxUnfolded
        ),
        /* harmony export */
        mo: () => (
          /* binding */
          breakable
        ),
        /* harmony export */
        nc: () => (
          /* binding */
          renderWithinBudget
        ),
        /* harmony export */
        nf: () => (
          /* binding */
          link
        ),
        /* harmony export */
        u9: () => (
          /* binding */
          toMarkdownText
        )
        /* harmony export */
      });
      var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2872);
      var _core_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1806);
      const breakInCode = "<wbr>";
      const breakInText = "&#8203;";
      const special = /[&<>"'`*[\]()\\|~$^{}!]|_(?:(?<![A-Za-z0-9]_)|(?![A-Za-z0-9]))/g;
      function toMarkdownCode(name, limit = _core_text_js__WEBPACK_IMPORTED_MODULE_0__.yd) {
        return `<code>${toCodeText((0, _core_text_js__WEBPACK_IMPORTED_MODULE_0__.zz)(name, limit))}</code>`;
      }
      function toCodeText(shown) {
        return encode(shown).replaceAll("@", `&#64;${breakInCode}`).replaceAll(/:(?=\/\/)/g, `&#58;${breakInCode}`).replaceAll(/www(?=\.)/gi, `$&${breakInCode}`);
      }
      function toMarkdownText(prose, limit = _core_text_js__WEBPACK_IMPORTED_MODULE_0__.I6.message) {
        return encode((0, _core_text_js__WEBPACK_IMPORTED_MODULE_0__.S5)(prose.trim(), limit)).replaceAll(/(?<!&)#(?=\S)/g, `&#35;${breakInText}`).replaceAll(/@(?=\S)/g, `&#64;${breakInText}`).replaceAll(/:(?=\S)/g, `&#58;${breakInText}`).replaceAll(/www(?=\.)|GH-(?=\d)/gi, `$&${breakInText}`).replace(/^(\d*)([-+=.#])/, (_, digits, sign) => digits + entity(sign));
      }
      function encode(shown) {
        return shown.replaceAll(special, entity);
      }
      function entity(character) {
        return `&#${character.charCodeAt(0)};`;
      }
      const unbroken = /([^/\s-]{13,})/u;
      function breakable(name) {
        const shown = (0, _core_text_js__WEBPACK_IMPORTED_MODULE_0__.zz)(name, _core_text_js__WEBPACK_IMPORTED_MODULE_0__.yd);
        if (!unbroken.test(shown))
          return `<code>${toCodeText(shown)}</code>`;
        const parts = shown.split(unbroken).filter((part) => part !== "");
        const pieces = parts.flatMap((part) => unbroken.test(part) ? part.match(/[^._]{1,12}[._]*|[._]+/gu) ?? [] : [part]);
        return `<code>${pieces.map(toCodeText).join(breakInCode)}</code>`;
      }
      function link(label, url) {
        const href = (0, _core_url_js__WEBPACK_IMPORTED_MODULE_1__.o3)(url);
        if (href === void 0)
          return toMarkdownCode(url);
        const encoded = href.replaceAll(/[^\w\-.~:/?#@!&+,;=%]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`).replaceAll("&", "&amp;");
        return `[${toMarkdownText(label)}](${encoded})`;
      }
      function shortDigest(digest) {
        return toMarkdownCode(`${digest.slice(0, 12)}\u2026`);
      }
      function renderWitnesses({ witnessed = [] }) {
        const kept = (url) => ` (${link("what its calendar keeps", url)})`;
        const lines = witnessed.map(({ sentence, url }) => toMarkdownText(sentence) + (url === void 0 ? "" : kept(url)));
        return lines.map((line) => `\u{1F570}\uFE0F ${line}.`).join("<br>");
      }
      function fold(head, body) {
        return `<details><summary>${head}</summary>

${body}

</details>`;
      }
      function renderWithinBudget(items, budget, render) {
        const rows = [];
        let spent = 0;
        for (const item of items) {
          const row = render(item);
          spent += Buffer.byteLength(row) + 1;
          if (spent > budget)
            break;
          rows.push(row);
        }
        return { rows, left: items.length - rows.length };
      }
      const maxUnfolded = 20;
    })
  ),
  /***/
  8901: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        P1: () => (
          /* binding */
          toView
        ),
        /* harmony export */
        WE: () => (
          /* binding */
          explain2
        ),
        /* harmony export */
        dg: () => (
          /* binding */
          laterAdvice
        ),
        /* harmony export */
        id: () => (
          /* binding */
          isStopped2
        ),
        /* harmony export */
        wd: () => (
          /* binding */
          checkInNote
        )
        /* harmony export */
      });
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4334);
      var _core_open_stamp_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(781);
      var _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7439);
      var _core_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2993);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2872);
      function toView(result) {
        const { subject, outcome, coveredBy, recorded, former = [] } = result;
        const { icon, label, class: meaning } = _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__.Jo[outcome.kind];
        const error = (0, _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__.Mz)(outcome);
        const evidence = (0, _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__.X1)(outcome);
        return {
          verdict: outcome.kind,
          icon,
          /** The verdict in words. */
          label,
          name: subject.name,
          digest: (0, _core_report_js__WEBPACK_IMPORTED_MODULE_3__.ol)(result),
          size: "size" in subject ? subject.size : void 0,
          /** The digest of the list that is anchored instead of the file. */
          coveredBy,
          /** Another digest that earlier runs recorded under the name. */
          recorded: recorded?.digest,
          /** The others that are or were recorded under it, newest first. */
          former: former.filter((digest) => digest !== recorded?.digest),
          /** Absent where the chain is known to hold the digest. */
          explanation: explain2(result),
          /** The oldest block that holds the digest, or the digest of the covering list. */
          block: (0, _core_report_js__WEBPACK_IMPORTED_MODULE_3__.$p)(result),
          /** The address that the service gave of its report. */
          reportUrl: evidence?.report?.url,
          /** The id to quote to the service's operator. */
          requestId: (0, _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__.Gb)(outcome),
          hasError: error !== void 0,
          /** The result is as it should be, or the run was not to wait for it. */
          isFine: (0, _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__.zn)(outcome),
          isDemo: evidence?.demo === true,
          /** The result is about the file's bytes or name, not about the run. */
          isAboutFile: meaning === "wrong" || error !== void 0 && (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.u2)(error.code).aboutFile === true
        };
      }
      function isStopped2({ outcome }) {
        return (0, _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__.Mz)(outcome)?.code === "NOT_ATTEMPTED";
      }
      const changedAdvice = "Was the file built twice? Then publish the one that was stamped. Otherwise do not use it: first find out who replaced it, and why.";
      const laterAdvice = "Wait a few minutes (block-time). Then run the job again, or a check of the same files: what the chain holds by then is not paid again.";
      const checkFirstAdvice = "Wait a few minutes (block-time), then run a check of the same files (mode: check). Stamp again only what it does not find.";
      const strangerAdvice = "check api-url: a proxy or a login page may have answered in place of the service.";
      const nodeCode = "NODE_ANSWER_INVALID";
      const checkInNote = /\s*Check this digest(?: in a few minutes\. Stamp it again only if the check does not find it)?\.$/;
      function explain2(result) {
        return explainYoung(result) ?? explainAbsent(result) ?? explainOutcome(result.outcome);
      }
      function explainYoung({ outcome, young }) {
        if (young === void 0)
          return void 0;
        const { ageMs, blockTimeMs } = young;
        return {
          title: _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__.Jo[outcome.kind].label,
          account: `The chain does not hold it yet: it was stamped ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_4__.BY)(ageMs)} ago.`,
          advice: `A block may take ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_4__.BY)(blockTimeMs)}. Check again then, and do not stamp it again.`
        };
      }
      function explainAbsent(result) {
        const { outcome, recorded } = result;
        if (outcome.kind !== "not-found" && outcome.kind !== "no-match")
          return void 0;
        const title = _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__.Jo[outcome.kind].label;
        if (recorded?.isStamped !== true)
          return void 0;
        return {
          title,
          account: `This is not the file that was stamped under this name: that one has SHA3-256 ${recorded.digest}, and this one has ${(0, _core_report_js__WEBPACK_IMPORTED_MODULE_3__.ol)(result)}. The chain does not hold this one.`,
          advice: changedAdvice
        };
      }
      function explainOutcome(outcome) {
        const { refusal } = outcome;
        const explanation = explainVerdict(outcome);
        if (refusal === void 0 || "error" in outcome)
          return explanation;
        const { account = `A later request about this file was refused: ${refusal.message}`, advice } = explanation ?? {};
        return { title: refusal.code, account, advice: (0, _core_text_js__WEBPACK_IMPORTED_MODULE_4__.gI)([refusal.hint, advice]).join(" ") };
      }
      const plainlyAccepted = {
        title: _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__.Jo.accepted.label,
        account: "The service accepted the stamp, but no block is known to hold it yet.",
        advice: laterAdvice
      };
      function explainVerdict(outcome) {
        const title = (0, _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__.Mz)(outcome)?.code ?? _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__.Jo[outcome.kind].label;
        switch (outcome.kind) {
          case "anchored":
          case "already-anchored":
          case "found":
          case "verified":
            return void 0;
          case "no-match":
          case "not-found":
            return {
              title,
              account: "The chain does not hold this digest.",
              advice: `If the file was stamped minutes ago, wait for its block and ${outcome.kind === "no-match" ? "verify" : "check"} it again. Otherwise nobody stamped these bytes: compare the digest with that of the build before you publish.`
            };
          case "failed":
          case "unreachable": {
            const advice = outcome.kind === "failed" ? checkFirstAdvice : laterAdvice;
            return { title, account: outcome.error.message, advice: outcome.error.hint.replace(_core_open_stamp_js__WEBPACK_IMPORTED_MODULE_1__.UL, advice) };
          }
          case "changed":
            return { title, account: outcome.note, advice: outcome.advice ?? changedAdvice };
          case "unclear":
            return { title, account: outcome.note.replace(checkInNote, ""), advice: laterAdvice };
          case "unknown":
            return explainUnknown(outcome);
          case "accepted":
            return outcome.note === void 0 ? plainlyAccepted : { ...plainlyAccepted, account: `${plainlyAccepted.account} ${outcome.note}`.trim() };
          case "skipped":
            return { title, account: outcome.note, advice: "" };
        }
        return outcome;
      }
      function explainUnknown({ note, advice: own, sources = [] }) {
        const account = `${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_4__.em)(note.replace(checkInNote, ""))} The file is not judged.`;
        if (sources.some(({ code }) => code === nodeCode)) {
          return { title: nodeCode, account, advice: (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.u2)(nodeCode).hint };
        }
        const first = checkInNote.test(note) ? laterAdvice : "Run the job again later.";
        const advice = `${first} If that does not help, ${strangerAdvice} Then give the request id to the service's operator.`;
        return { title: _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__.Jo.unknown.label, account, advice: own ?? advice };
      }
    })
  )
};
