export const id = 557;
export const ids = [557, 822];
export const modules = {
  /***/
  9323: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        A: () => (
          /* binding */
          enterWorkspace
        ),
        /* harmony export */
        y: () => (
          /* binding */
          readContext
        )
        /* harmony export */
      });
      var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
      var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
      var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
      var _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3047);
      var _operations_hashing_file_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4210);
      function enterWorkspace({ workspace }) {
        try {
          process.chdir(workspace);
        } catch (cause) {
          const account = `The workspace, the folder that GITHUB_WORKSPACE names, cannot be entered (${(0, _operations_hashing_file_error_js__WEBPACK_IMPORTED_MODULE_4__.xU)(cause) ?? (0, _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__.bD)(cause)}).`;
          throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z("INPUT_INVALID", account, {
            cause,
            hint: "Check the repository out, or make the folder, before this step; in a container, mount it where GITHUB_WORKSPACE says."
          });
        }
      }
      function readContext(env) {
        const text = (name) => env[name] ?? "";
        const action = text("GITHUB_ACTION");
        return {
          workspace: (0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(env["GITHUB_WORKSPACE"] || process.cwd()),
          defaultOutputDir: (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(env["RUNNER_TEMP"] || (0, node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), "anchor-artifacts", folderName(action)),
          origin: readOrigin(text),
          githubApiUrl: text("GITHUB_API_URL").replace(/\/+$/, "") || "https://api.github.com",
          eventName: text("GITHUB_EVENT_NAME"),
          event: readEvent(text("GITHUB_EVENT_PATH")),
          workflow: text("GITHUB_WORKFLOW"),
          job: text("GITHUB_JOB"),
          action
        };
      }
      function readOrigin(text) {
        const [server, repository, runId] = [text("GITHUB_SERVER_URL"), text("GITHUB_REPOSITORY"), text("GITHUB_RUN_ID")];
        const runAttempt = text("GITHUB_RUN_ATTEMPT");
        const hasPage = server !== "" && repository !== "" && runId !== "";
        const page = `${server}/${repository}/actions/runs/${runId}`;
        return {
          repository,
          ref: text("GITHUB_REF"),
          tag: /^refs\/tags\/(.+)$/.exec(text("GITHUB_REF"))?.[1] ?? "",
          commit: text("GITHUB_SHA"),
          runId,
          runAttempt,
          runUrl: hasPage ? page + (runAttempt === "" ? "" : `/attempts/${runAttempt}`) : ""
        };
      }
      function folderName(action) {
        const name = action.replaceAll(/[^\w.-]/g, "_");
        return /^\.*$/.test(name) ? "step" : name;
      }
      function readEvent(path) {
        if (path === "")
          return void 0;
        try {
          return JSON.parse((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8"));
        } catch {
          return void 0;
        }
      }
    })
  ),
  /***/
  3896: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        z: () => (
          /* binding */
          annotateResults
        )
        /* harmony export */
      });
      var _job_wording_annotations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8888);
      var _runner_log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1734);
      function annotateResults(log, level, results) {
        const { shown, rest } = (0, _job_wording_annotations_js__WEBPACK_IMPORTED_MODULE_0__.g)(results, _runner_log_js__WEBPACK_IMPORTED_MODULE_1__.i);
        for (const { message, target } of shown)
          log[level](message, target);
        log.leaveOut(level, rest);
      }
    })
  ),
  /***/
  9641: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Iu: () => (
          /* binding */
          toOutputs
        ),
        /* harmony export */
        K8: () => (
          /* binding */
          longestOutput
        ),
        /* harmony export */
        a9: () => (
          /* binding */
          maskedOutputs
        )
        /* harmony export */
      });
      var _domain_link_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5652);
      var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7794);
      var _output_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4747);
      function toOutputs(report, paths) {
        const results = toResultsOutput(report);
        const reportUrls = toReportUrlsOutput(report);
        const values = {
          results: results.text,
          "results-path": paths.resultsPath ?? "",
          "checksums-path": paths.checksumsPath ?? "",
          "statement-path": paths.statementPath ?? "",
          status: report.status,
          count: String(report.results.length),
          "accepted-count": String(report.tally.accepted),
          "anchored-count": String(report.anchoredCount),
          "all-anchored": String(report.allAnchored),
          "report-urls": reportUrls.text,
          "release-url": paths.releaseUrl ?? "",
          findings: "[]",
          "findings-count": "0",
          "issue-url": "",
          "monitor-path": ""
        };
        const cut = [...results.isCut ? ["results"] : [], ...reportUrls.isCut ? ["report-urls"] : []];
        return { values, cut };
      }
      function maskedOutputs(outputs, secrets) {
        return _output_names_js__WEBPACK_IMPORTED_MODULE_1__.g.filter((name) => secrets.some((secret) => secret !== "" && outputs[name].includes(secret)));
      }
      const longestOutput = 4e5;
      function toResultsOutput(report) {
        return toListOutput(report.results, (result) => {
          const { subject, outcome } = result;
          const url = reportUrlOf(result);
          return {
            subject: {
              name: subject.name,
              ..."digest" in subject && { digest: subject.digest },
              ..."size" in subject && { size: subject.size }
            },
            verdict: outcome.kind,
            status: (0, _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__.c2)(outcome),
            ...url !== void 0 && { report: url }
          };
        });
      }
      function toReportUrlsOutput(report) {
        const known = /* @__PURE__ */ new Set();
        return toListOutput(report.results, (result) => {
          const url = reportUrlOf(result);
          if (url === void 0 || known.has(url))
            return void 0;
          known.add(url);
          return url;
        });
      }
      function toListOutput(results, toItem) {
        const items = [];
        let length = 1;
        for (const result of results) {
          const item = toItem(result);
          if (item === void 0)
            continue;
          items.push(JSON.stringify(item));
          length += (items.at(-1)?.length ?? 0) + 1;
          if (length > longestOutput)
            return { text: "[]", isCut: true };
        }
        return { text: `[${items.join(",")}]`, isCut: false };
      }
      function reportUrlOf({ outcome }) {
        const url = (0, _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__.X1)(outcome)?.report?.url;
        return url === void 0 ? void 0 : (0, _domain_link_js__WEBPACK_IMPORTED_MODULE_2__.o)(url);
      }
    })
  ),
  /***/
  3169: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        Z: () => (
          /* binding */
          createStepDoor
        ),
        S: () => (
          /* binding */
          warnOfOutputs
        )
      });
      var errors = __webpack_require__(3047);
      var annotate_results = __webpack_require__(3896);
      var input_secrets = __webpack_require__(2915);
      var runner_outputs = __webpack_require__(9641);
      var runner_files = __webpack_require__(1307);
      var digest = __webpack_require__(8744);
      var domain_outcome = __webpack_require__(7794);
      var report_report = __webpack_require__(923);
      var report_anchoring = __webpack_require__(4698);
      var text_budget = __webpack_require__(8500);
      var markdown = __webpack_require__(800);
      var explanation = __webpack_require__(8273);
      ;
      function renderCauses({ causes: causes2, stopped }, { tally }, budget) {
        const { rows, left } = (0, text_budget.nc)(causes2, budget, renderCause);
        const cut = left > 0 ? [`\u2702\uFE0F ${left} of ${causes2.length} causes are left out here; \`results.json\` has all.`] : [];
        return [...rows, ...cut, ...renderStoppedOnes(stopped, tally.accepted + tally.unclear)].join("\n\n");
      }
      function renderCause({ verdict, explanation: { title, account, advice }, results }) {
        const own = results.filter(({ coveredBy }) => coveredBy === void 0);
        const covered = results.length - own.length;
        const others = new Set(results.map((result) => (0, explanation.WE)(result)?.account)).size - 1;
        const more = others > 0 ? ` (${others} more of this kind have other words; their rows have them)` : "";
        return [
          `${domain_outcome.Jo[verdict].icon} **${(0, markdown.u9)(title)}**: ${countFiles(results.length)}`,
          `${(0, markdown.u9)(account)}${more}`,
          ...advice === "" ? [] : [`**What to do:** ${(0, markdown.u9)(advice)}`],
          (0, text_budget.L1)(own, ({ subject }) => (0, markdown.Cu)(subject.name)) + (covered > 0 ? ` and ${countFiles(covered)} in this list` : "")
        ].join("<br>");
      }
      function renderStoppedOnes(stopped, open) {
        if (stopped.length === 0)
          return [];
        const wait = `Then wait until \`mode: check\` finds the stamps that are in no block yet (${open}): a run before that may stamp them a second time. `;
        const hints = new Set(stopped.map(({ outcome }) => (0, domain_outcome.Mz)(outcome)?.hint ?? ""));
        const others = [...hints].filter((hint) => hint !== errors.OP.NOT_ATTEMPTED.hint).map((hint) => (0, markdown.u9)(hint));
        return [
          `\u23F8\uFE0F **Not attempted**: ${countFiles(stopped.length)}, named in \`results.json\`<br>` + `**What to do:** Wait until what stopped the run is over or mended. ${open > 0 ? wait : ""}Then run the job again. ${others.slice(0, 3).join(" ")}`.trim()
        ];
      }
      function countFiles(count) {
        return `${count} ${count === 1 ? "file" : "files"}`;
      }
      var causes = __webpack_require__(9784);
      var proof_lines = __webpack_require__(6418);
      var headline = __webpack_require__(2960);
      var domain_text = __webpack_require__(1987);
      var bytes = __webpack_require__(1590);
      ;
      function toMinute(date) {
        return /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?=:)/.exec(date)?.[0] ?? date;
      }
      ;
      const shownDigits = 12;
      function renderCauseRows(causes2, budget) {
        const rows = causes2.flatMap(({ results }) => {
          const isShared = new Set(results.map((result) => (0, explanation.WE)(result)?.account)).size === 1;
          return results.map((result) => ({ result, isShared }));
        });
        if (rows.length === 0)
          return "";
        const toRow = ({ result, isShared }) => `| ${renderName(result)}${renderFacts(result)} | ${renderCauseCell(result, isShared)} |`;
        return renderSubjectTable(["File", "Cause, request"], rows, toRow, budget);
      }
      function renderRows({ title, results }, budget) {
        if (results.length === 0)
          return "";
        const blocks = new Set(results.map((result) => renderBlockCell(result, ", ")));
        const [only = ""] = blocks;
        const isShared = blocks.size === 1 && (results.length > 1 || only === "");
        const isFolded = results.length > text_budget.N1;
        const name = title === "" && isFolded ? "All of them" : title;
        const block = isShared && only !== "" ? [`${title === "" ? isFolded ? "" : "All " : "all "}in block ${only}`] : [];
        const head = [...name === "" ? [] : [`<b>${name}</b>`], ...block, ...renderCoveringList(results)].join(" ");
        const facts = (result) => `${renderName(result)}${renderFacts(result, true)}`;
        const table = isShared ? renderSubjectTable(["File"], results, (result) => `| ${facts(result)} |`, budget) : renderSubjectTable(["File", blockHead], results, (each) => `| ${facts(each)} | ${renderBlockCell(each)} |`, budget);
        if (isFolded)
          return `<details><summary>${head}</summary>

${table}

</details>`;
        return head === "" ? table : `${head}

${table}`;
      }
      const blockHead = "Block,&nbsp;date";
      function renderSubjectTable(heads, rows, render, budget) {
        const head = [`| ${heads.join(" | ")} |`, `| ${heads.map(() => "---").join(" | ")} |`];
        const { rows: shown, left } = (0, text_budget.nc)(rows, budget, render);
        const cut = `

\u2702\uFE0F **${left} of ${rows.length} rows are left out**: the page takes no more. \`results.json\` has all of them.`;
        return (shown.length > 0 ? [...head, ...shown].join("\n") : "") + (left > 0 ? cut : "");
      }
      function renderName({ subject, outcome }) {
        return `${domain_outcome.Jo[outcome.kind].icon}&nbsp;${(0, markdown.mo)(subject.name)}`;
      }
      function renderFacts(result, isWithVerdict = false) {
        const { subject, outcome } = result;
        const digest2 = (0, report_report.ol)(result);
        const report = (0, domain_outcome.X1)(outcome)?.report;
        const facts = [
          ...isWithVerdict ? [domain_outcome.Jo[outcome.kind].label] : [],
          ...digest2 === void 0 ? [] : [(0, markdown.Cu)(`${digest2.slice(0, shownDigits)}\u2026`)],
          ..."size" in subject && subject.size !== void 0 ? [(0, bytes.U)(subject.size).replace(" ", "&nbsp;")] : [],
          ...report === void 0 ? [] : [(0, markdown.nf)("report", report.url)]
        ];
        return facts.length === 0 ? "" : `<br><sub>${facts.join(" \xB7 ")}</sub>`;
      }
      function renderCauseCell(result, isShared) {
        const { outcome } = result;
        const { title, account } = (0, explanation.WE)(result) ?? { title: "", account: "" };
        const { label } = domain_outcome.Jo[outcome.kind];
        const requestId = (0, domain_outcome.Gb)(outcome);
        return [
          "error" in outcome ? `${label}: ${(0, markdown.mo)(title)}` : label,
          ...isShared ? [] : [`<sub>${(0, markdown.u9)(account)}</sub>`],
          ...requestId === void 0 ? [] : [`<sub>request ${(0, markdown.mo)(requestId)}</sub>`]
        ].join("<br>");
      }
      function renderBlockCell(result, separator = "<br>") {
        const anchoring = (0, report_anchoring.VN)(result);
        if (anchoring === void 0)
          return "";
        const { blockNumber, blockDate } = anchoring.first;
        return [
          ...blockNumber === void 0 ? [] : [(0, markdown.Cu)(String(blockNumber), domain_text.I6.word)],
          ...blockDate === void 0 ? [] : [`<sub>${(0, markdown.Cu)(toMinute(blockDate), domain_text.I6.word)}</sub>`],
          ...anchoring.count > 1 ? [`<sub>first of ${anchoring.count}</sub>`] : []
        ].join(separator);
      }
      function renderCoveringList(results) {
        const covered = results.filter(({ coveredBy }) => coveredBy !== void 0);
        const [first] = covered;
        if (first?.coveredBy === void 0)
          return [];
        const files = `${covered.length} ${covered.length === 1 ? "file" : "files"}`;
        return [`(${files} through the list ${(0, markdown.Cu)(`${first.coveredBy.slice(0, shownDigits)}\u2026`)})`];
      }
      ;
      const longestSummary = 9e5;
      const longestCauses = 2e5;
      const longestUnwritten = 1e5;
      const reservedBytes = 1e3;
      const meanings = {
        stamp: "A stamp proves that exactly these bytes existed when their block was made; not who made them, nor that the build was clean.",
        check: "Found means that somebody anchored exactly these bytes; not who made them, nor that the build was clean.",
        verify: "Verified means that exactly these bytes were anchored by the block's date; not who made them, nor that the build was clean."
      };
      function renderSummary(report, facts) {
        const all = (0, causes.E)(report.results);
        const told = [
          `## ${(0, headline.xQ)(report, facts)}`,
          ...renderBanners(report, facts, (0, causes.c)(report.results)),
          renderCauses(withoutRehearsed(all, facts), report, longestCauses),
          ...renderAllUnwritten(facts.unwritten ?? [])
        ];
        const bottom = [...renderSummaryNotes(report), renderEvidence(report, facts)];
        const around = Buffer.byteLength([...told, ...bottom].join("\n\n"));
        const rows = renderAllRows(report, all, longestSummary - around - reservedBytes);
        return `${[...told, ...rows, ...bottom].filter((part) => part !== "").join("\n\n")}
`;
      }
      function withoutRehearsed({ causes: causes2, stopped }, { dryRun }) {
        return { causes: causes2.filter(({ verdict }) => !(dryRun && verdict === "skipped")), stopped };
      }
      function renderBanners(report, facts, stopped) {
        const tally = (0, headline.$x)(report).map((count) => count.replaceAll(" ", "&nbsp;"));
        return [
          ...stopped === void 0 ? [] : [`**${stopped}**`],
          ...tally.length > 1 ? [tally.join(" \xB7 ")] : [],
          ...report.demo ? [`> [!WARNING]
> **${report_report.a0}**`] : [],
          ...facts.plan === void 0 ? [] : [facts.plan],
          ...(0, headline.Gj)(report, facts)
        ];
      }
      function renderAllUnwritten(errors2) {
        const { rows, left } = (0, text_budget.nc)(errors2, longestUnwritten, renderUnwritten);
        return left === 0 ? rows : [...rows, `\u2702\uFE0F ${left} more files of evidence are missing; the log names them.`];
      }
      function renderUnwritten({ code: title, message, hint }) {
        return `\u26D4 **${(0, markdown.u9)(title)}**: evidence is missing<br>${(0, markdown.u9)(message)}<br>**What to do:** ${(0, markdown.u9)(hint)}`;
      }
      function renderAllRows({ mode, results, anchoredCount, tally }, { causes: causes2 }, budget) {
        const waiting = results.filter(isMerelyPending);
        const nameOf = (title2, rows) => rows.length === results.length ? "" : title2;
        const good = results.filter(({ outcome }) => domain_outcome.Jo[outcome.kind].anchored);
        const worrying = causes2.map((cause) => ({
          ...cause,
          results: cause.results.filter((each) => !isMerelyPending(each))
        }));
        const first = renderCauseRows(worrying, budget / 2);
        const title = tally.skipped > 0 ? `${waiting.length} not asked about` : `${waiting.length} accepted`;
        const second = renderRows({ title: nameOf(title, waiting), results: waiting }, (budget - Buffer.byteLength(first)) / 2);
        const left = budget - Buffer.byteLength(first) - Buffer.byteLength(second);
        return [first, second, renderRows({ title: nameOf(`${anchoredCount} ${headline.fu[mode]}`, good), results: good }, left)];
      }
      function isMerelyPending({ outcome }) {
        return outcome.kind === "skipped" || outcome.kind === "accepted" && outcome.note === void 0;
      }
      function renderSummaryNotes({ mode, results }) {
        const empty = results.filter((result) => (0, report_report.ol)(result) === digest.IK);
        const unread = results.filter(isUnread);
        const reports = results.some(({ outcome }) => (0, domain_outcome.X1)(outcome)?.report !== void 0);
        const proofs = (0, proof_lines.P)(results);
        const dates = results.some((result) => (0, report_anchoring.VN)(result)?.first.blockDate !== void 0);
        return [
          ...empty.length > 0 ? [`\u26A0\uFE0F Empty: ${renderNames(empty)}. Everybody has the digest of no bytes, so it proves nothing.`] : [],
          ...proofs.open.map((line) => `\u23F3 ${(0, markdown.u9)(line)}`),
          ...proofs.count === void 0 ? [] : [proofs.count],
          ...unread.length > 0 ? [`\u{1F4C4} Not read, known by the checksum list alone: ${renderNames(unread)}.`] : [],
          [
            meanings[mode],
            ...results.some((result) => (0, report_report.ol)(result) !== void 0) ? ["Digests are SHA3-256, cut here; `SHA3-256SUMS` has them whole."] : [],
            ...dates ? ["Dates are the service's own, with no zone added."] : [],
            ...reports ? ["Report links of the service stop working after an hour."] : []
          ].join(" ")
        ];
      }
      function isUnread({ subject }) {
        return "digest" in subject && subject.size === void 0 && !("root" in subject);
      }
      function renderNames(results) {
        return (0, text_budget.L1)(results, ({ subject }) => (0, markdown.Cu)(subject.name));
      }
      function renderEvidence({ mode, results }, facts) {
        const { apiUrl, nodeNames = [], startedAt, finishedAt, resultsPath, checksumsPath, releaseUrl } = facts;
        const seconds = ((finishedAt.getTime() - startedAt.getTime()) / 1e3).toFixed(1);
        const papers = [
          ...resultsPath === void 0 ? [] : [`results ${(0, markdown.Cu)(resultsPath)}`],
          ...checksumsPath === void 0 ? [] : [`checksums ${(0, markdown.Cu)(checksumsPath)}`],
          ...releaseUrl === void 0 ? [] : [(0, markdown.nf)("release", releaseUrl)]
        ];
        const evidence = papers.length > 0 ? `<br>Evidence: ${papers.join(" \xB7 ")}` : "";
        const files = `${results.length} ${results.length === 1 ? "subject" : "subjects"}`;
        const asked = [...apiUrl === "" ? [] : [apiUrl], ...nodeNames].map((address) => (0, markdown.Cu)(address)).join(" \xB7 ");
        return `<sub>${mode} \xB7 ${files} \xB7 ${asked} \xB7 ${seconds} s \xB7 finished ${finishedAt.toISOString().slice(0, 19).replace("T", " ")} UTC${evidence}</sub>`;
      }
      ;
      function createStepDoor(step) {
        const { context, log, signals } = step;
        return {
          log,
          signals,
          workspace: context.workspace,
          defaultOutputDir: context.defaultOutputDir,
          origin: context.origin,
          openRelease: async (web) => {
            const { openRelease } = await Promise.all(
              /* import() */
              [__webpack_require__.e(440), __webpack_require__.e(648), __webpack_require__.e(43), __webpack_require__.e(752), __webpack_require__.e(622), __webpack_require__.e(218), __webpack_require__.e(139), __webpack_require__.e(114), __webpack_require__.e(636)]
            ).then(__webpack_require__.bind(__webpack_require__, 7636));
            return openRelease(step, web);
          },
          pointAt: (level, results) => (0, annotate_results.z)(log, level, results),
          present: (report, facts) => present(report, facts, step)
        };
      }
      async function present(report, facts, { inputs, log }) {
        const outputs = (0, runner_outputs.Iu)(report, facts);
        warnOfOutputs(outputs, (0, input_secrets.q)(), log);
        const summarize = async () => (0, runner_files.Sy)(renderSummary(report, facts), log);
        const attempts = await Promise.allSettled([inputs.showSummary ? summarize() : void 0, (0, runner_files.n0)(outputs.values)]);
        return attempts.flatMap((attempt) => attempt.status === "rejected" ? [(0, errors.Xt)(attempt.reason)] : []);
      }
      function warnOfOutputs({ values, cut }, secrets, log) {
        for (const name of cut) {
          log.warning(`The output ${name} would be too long for the runner and is []; the file at results-path is whole.`);
        }
        for (const name of (0, runner_outputs.a9)(values, secrets)) {
          log.warning(`The output ${name} happens to hold the text of a secret, so the runner keeps it from other jobs; the file at results-path is whole.`);
        }
      }
    })
  ),
  /***/
  8251: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        m: () => (
          /* binding */
          systemClock
        )
        /* harmony export */
      });
      var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6119);
      const systemClock = {
        now: () => performance.now(),
        today: () => /* @__PURE__ */ new Date(),
        wait: async (milliseconds, signal) => {
          try {
            await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(milliseconds, void 0, signal === void 0 ? {} : { signal });
          } catch (error) {
            if (signal?.aborted !== true)
              throw error;
          }
        },
        random: () => Math.random()
      };
    })
  ),
  /***/
  6754: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        e: () => (
          /* binding */
          follow
        ),
        /* harmony export */
        x: () => (
          /* binding */
          createWeb
        )
        /* harmony export */
      });
      var _domain_link_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5652);
      const silenceMs = 6e4;
      function createWeb() {
        const opened = /* @__PURE__ */ new Map();
        const dispatcherOf = (url) => {
          const base = (0, _domain_link_js__WEBPACK_IMPORTED_MODULE_0__.U)(url) && url.protocol === "http:" ? "http://localhost" : "https://localhost";
          const dispatcher = opened.get(base) ?? openDispatcher(base);
          opened.set(base, dispatcher);
          return dispatcher;
        };
        return {
          fetch: async (address, init) => {
            const { fetch } = await Promise.all(
              /* import() */
              [__webpack_require__.e(440), __webpack_require__.e(648), __webpack_require__.e(43), __webpack_require__.e(752)]
            ).then(__webpack_require__.t.bind(__webpack_require__, 6752, 19));
            return fetch(address, { ...init, dispatcher: await dispatcherOf(new URL(address)) });
          },
          get: async (url, headers, signal) => requestOnce(await dispatcherOf(url), url, headers, signal),
          close: async () => {
            for (const one of await Promise.allSettled(opened.values())) {
              if (one.status === "fulfilled")
                await one.value.destroy();
            }
          }
        };
      }
      async function openDispatcher(base) {
        const { createDispatcher } = await Promise.all(
          /* import() */
          [__webpack_require__.e(440), __webpack_require__.e(648), __webpack_require__.e(434)]
        ).then(__webpack_require__.bind(__webpack_require__, 1434));
        return createDispatcher(new URL(base));
      }
      async function requestOnce(dispatcher, url, headers, signal) {
        const { default: request } = await Promise.all(
          /* import() */
          [__webpack_require__.e(440), __webpack_require__.e(43)]
        ).then(__webpack_require__.t.bind(__webpack_require__, 4043, 19));
        const { statusCode, ...answer } = await request.call(dispatcher, {
          origin: url.origin,
          path: `${url.pathname}${url.search}`,
          method: "GET",
          headers: { "user-agent": "anchor-artifacts", ...headers, "accept-encoding": "identity" },
          headersTimeout: silenceMs,
          bodyTimeout: silenceMs,
          signal
        });
        answer.body.on("error", () => {
        });
        return { status: statusCode, headers: answer.headers, body: answer.body };
      }
      const longestWay = 5;
      async function follow(web, start, signal, rules) {
        let url = start;
        for (let hop = 0; hop <= longestWay; hop += 1) {
          if (!rules.isAllowed(url))
            throw new RangeError(reasonToRefuse(url));
          const answer = await web.get(url, rules.headersFor(url), signal);
          const location = answer.headers.location;
          if (answer.status < 300 || answer.status >= 400 || location === void 0)
            return answer;
          answer.body.destroy();
          if (!URL.canParse(location, url.href))
            throw new RangeError("it redirects to something that is not an address");
          url = new URL(location, url);
        }
        throw new RangeError("its redirects do not end");
      }
      function reasonToRefuse({ protocol, origin }) {
        return protocol === "https:" ? `${origin} is not an address to read from` : "its address is not an https one";
      }
    })
  ),
  /***/
  3889: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        O: () => (
          /* binding */
          takeAtMost
        )
        /* harmony export */
      });
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
  8187: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        _: () => (
          /* binding */
          decodeUtf8
        )
        /* harmony export */
      });
      const strict = new TextDecoder("utf-8", { fatal: true });
      function decodeUtf8(bytes) {
        return strict.decode(bytes);
      }
    })
  ),
  /***/
  5706: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
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
      var _digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8744);
      var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3047);
      var _name_order_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3730);
      const sha3ListName = "SHA3-256SUMS";
      const sha256ListName = "SHA256SUMS";
      const tagged = /^SHA3-256(?: \((.*)\) = |\((.*)\)= )([0-9A-Fa-f]{64})$/s;
      const prefixed = /^sha3-256:([0-9A-Fa-f]{64}) [ *](.*)$/s;
      const plain = /^([0-9A-Fa-f]{64}) [ *](.*)$/s;
      const otherAlgorithm = /^([A-Za-z][A-Za-z0-9/-]{0,30})(?: ?\(.*\) ?= ?|:)[0-9A-Fa-f]{8,}/s;
      const shownProblems = 20;
      const longestLine = 1e4;
      function parseChecksums(fileName, text) {
        const bareAllowed = /SHA3-256|sha3-256/.test(fileName.split(/[/\\]/).at(-1) ?? "");
        const entries = /* @__PURE__ */ new Map();
        const problems = [];
        for (const [index, content] of linesOf(text).entries()) {
          if (content.trim() === "")
            continue;
          const parsed = parseChecksumLine(content, bareAllowed);
          const problem = typeof parsed === "string" ? parsed : addEntry(entries, { ...parsed, line: index + 1 });
          if (problem !== void 0)
            problems.push(`line ${index + 1} ${problem}`);
        }
        if (problems.length > 0)
          throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("CHECKSUMS_INVALID", toMessage(problems));
        if (entries.size === 0)
          throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("CHECKSUMS_INVALID", "The checksum list names no file.");
        return [...entries.values()];
      }
      function linesOf(text) {
        return text.replace(/^\uFEFF/, "").split("\n").map((line) => line.replace(/\r$/, ""));
      }
      function addEntry(entries, entry) {
        const earlier = entries.get(entry.name);
        if (earlier === void 0)
          entries.set(entry.name, entry);
        return earlier === void 0 || earlier.digest === entry.digest ? void 0 : `gives another digest than line ${earlier.line} for the same name`;
      }
      function parseChecksumLine(content, bareAllowed) {
        if (content.length > longestLine)
          return `is longer than ${longestLine} characters, which no line of a file is`;
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
        const sorted = lines.toSorted((left, right) => (0, _name_order_js__WEBPACK_IMPORTED_MODULE_2__.M)(left.name, right.name));
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
    })
  ),
  /***/
  8744: (
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
  4127: (
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
      var _noble_hashes_sha2_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9017);
      var _noble_hashes_sha3_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8041);
      var _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2565);
      var _checksums_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5706);
      var _digest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8744);
      function sha3List(subjects) {
        return (0, _checksums_js__WEBPACK_IMPORTED_MODULE_0__.pd)(subjects.map(({ name, digest }) => ({ name, digest: digest.sha3_256 })));
      }
      function sha256List(subjects) {
        return (0, _checksums_js__WEBPACK_IMPORTED_MODULE_0__.iX)(subjects.map(({ name, digest: { sha256: known } }) => ({ name, sha256: known })));
      }
      function sha3ListText(subjects) {
        return [...sha3List(subjects)].join("");
      }
      function sha256ListText(subjects) {
        return [...sha256List(subjects)].join("");
      }
      function listText({ name, text }, subjects) {
        return text ?? (name === _checksums_js__WEBPACK_IMPORTED_MODULE_0__.TR ? sha256ListText(subjects) : sha3ListText(subjects));
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
        return { sha3_256: (0, _digest_js__WEBPACK_IMPORTED_MODULE_4__.SS)(sha3.digest()), sha256: (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_3__.My)(sha2.digest()) };
      };
      function toLists(subjects, given, hashText = hashPortably) {
        const canonical = { name: _checksums_js__WEBPACK_IMPORTED_MODULE_0__.h0, ...hashText(sha3List(subjects)) };
        const isPaired = subjects.some(({ digest }) => digest.sha256 !== void 0);
        const pair = isPaired ? [{ name: _checksums_js__WEBPACK_IMPORTED_MODULE_0__.TR, ...hashText(sha256List(subjects)) }] : [];
        const lists = [canonical, ...pair];
        const own = given && hashText([given.text]);
        if (given === void 0 || own === void 0 || lists.some((list) => list.sha3_256 === own.sha3_256))
          return lists;
        return [...lists, { name: given.name, ...own, text: given.text }];
      }
    })
  ),
  /***/
  4231: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Ur: () => (
          /* binding */
          evidenceModes
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
    })
  ),
  /***/
  2778: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        m: () => (
          /* binding */
          memberAt
        ),
        /* harmony export */
        r: () => (
          /* binding */
          withoutUndefined
        )
        /* harmony export */
      });
      function memberAt(value, ...path) {
        return path.reduce((current, name) => typeof current === "object" && current !== null && Object.hasOwn(current, name) ? current[name] : void 0, value);
      }
      function withoutUndefined(members) {
        return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== void 0));
      }
    })
  ),
  /***/
  3730: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        M: () => (
          /* binding */
          compareNames
        )
        /* harmony export */
      });
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
  5238: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        AJ: () => (
          /* binding */
          isAwaited
        ),
        /* harmony export */
        Ih: () => (
          /* binding */
          toOpen
        ),
        /* harmony export */
        R0: () => (
          /* binding */
          isMismatch
        ),
        /* harmony export */
        YU: () => (
          /* binding */
          afterLook
        ),
        /* harmony export */
        nM: () => (
          /* binding */
          firstLooks
        )
        /* harmony export */
      });
      var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3047);
      var _outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7794);
      const firstLooks = [2e3, 5e3, 15e3];
      const openStampAdvice = "Check this digest in a few minutes; stamp again only if it is not found.";
      function toOpen(open, facts = {}) {
        return noted(open, facts, "the chain was not asked yet");
      }
      function afterLook(stamped, seen) {
        const outcome = judgeLook(stamped, seen);
        return seen?.sources === void 0 ? outcome : { ...outcome, sources: seen.sources };
      }
      function judgeLook(stamped, seen) {
        const open = (0, _outcome_js__WEBPACK_IMPORTED_MODULE_1__.wf)(stamped);
        if (!isAwaited(stamped))
          return stamped;
        if (seen !== void 0 && isMismatch(seen))
          return seen;
        if (seen?.kind === "found")
          return { kind: "anchored", evidence: (0, _outcome_js__WEBPACK_IMPORTED_MODULE_1__.pX)(seen.evidence, (0, _outcome_js__WEBPACK_IMPORTED_MODULE_1__.X1)(stamped)) };
        if (stamped.kind === "accepted")
          return stillAccepted(stamped.evidence, seen);
        return open === void 0 || seen === void 0 ? stamped : stillOpen(open, factsOf(stamped), seen);
      }
      function isAwaited(outcome) {
        return outcome.kind === "accepted" || (0, _outcome_js__WEBPACK_IMPORTED_MODULE_1__.wf)(outcome) !== void 0;
      }
      function isMismatch(outcome) {
        return outcome.kind === "failed" && outcome.error.code === "REPLY_MISMATCH";
      }
      function factsOf(stamped) {
        const requestId = (0, _outcome_js__WEBPACK_IMPORTED_MODULE_1__.Gb)(stamped);
        const evidence = "evidence" in stamped ? stamped.evidence : void 0;
        return { ...requestId !== void 0 && { requestId }, ...evidence !== void 0 && { evidence } };
      }
      function stillAccepted(evidence, seen) {
        const error = seen === void 0 ? void 0 : (0, _outcome_js__WEBPACK_IMPORTED_MODULE_1__.Mz)(seen);
        const note = noteOf(seen);
        const isDemo = seen !== void 0 && (0, _outcome_js__WEBPACK_IMPORTED_MODULE_1__.X1)(seen)?.demo === true;
        return {
          kind: "accepted",
          evidence: isDemo ? { ...evidence, demo: true } : evidence,
          note,
          ...error !== void 0 && { unasked: rootOf(error).code }
        };
      }
      function stillOpen(open, facts, seen) {
        if (seen.kind === "not-found")
          return noted(open, facts, "a check did not find it yet");
        if (seen.kind === "unknown")
          return { ...noted(open, facts, `a check brought no answer that proves anything: ${seen.note}`), kind: "unknown" };
        if (seen.kind !== "unreachable" && seen.kind !== "failed")
          return noted(open, facts, "a check told nothing of it");
        if (seen.error.code === "NOT_ATTEMPTED" && seen.kind === "failed")
          return noted(open, facts, "the run ended before the chain could be asked");
        if (open.kind === "unknown")
          return noted(open, facts, `the chain could not be asked: ${rootOf(seen.error).account}`);
        return unasked(open, facts, seen);
      }
      function unasked(open, { requestId }, seen) {
        const { code, account } = rootOf(seen.error);
        const told = `${open.account} The stamp may have been spent, and the chain could not be asked: ${account}`;
        if (seen.kind === "failed" && (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.u2)(code).stopsRun !== true) {
          return { kind: "unknown", note: `${told} ${openStampAdvice}`, open, ...requestId !== void 0 && { requestId } };
        }
        const { hint: known } = rootOf(seen.error);
        const isOfUse = seen.kind === "failed" || known !== (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.u2)(code).hint;
        const hint = isOfUse ? `${known} ${openStampAdvice}` : openStampAdvice;
        return { kind: seen.kind, error: new _errors_js__WEBPACK_IMPORTED_MODULE_0__._Z(code, told, { cause: seen.error, requestId, hint }), open };
      }
      function rootOf(error) {
        return error.code === "NOT_ATTEMPTED" && error.cause instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__._Z ? rootOf(error.cause) : error;
      }
      function noted(open, facts, looked) {
        const { kind, account } = open;
        const end = /[.!?]$/.test(looked) ? "" : ".";
        return {
          kind,
          note: `${account} The stamp may have been spent, and ${looked}${end} ${openStampAdvice}`,
          open,
          ...facts
        };
      }
      function noteOf(seen) {
        if (seen === void 0)
          return "The waiting ended before the chain was asked for it.";
        if (seen.kind === "not-found")
          return "The last look did not find it on the chain yet.";
        const ending = "The chain could not be asked for it when the waiting ended";
        if ("error" in seen)
          return `${ending}: ${rootOf(seen.error).code}.`;
        return seen.kind === "unknown" ? `${ending}: ${seen.note}` : `${ending}.`;
      }
    })
  ),
  /***/
  4698: (
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
        VN: () => (
          /* binding */
          blockOf
        )
        /* harmony export */
      });
      var _digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8744);
      var _outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7794);
      var _report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(923);
      function findAnchoring(records, hashes) {
        const own = records.filter(({ matchedHash }) => hashes.some((hash) => (0, _digest_js__WEBPACK_IMPORTED_MODULE_2__.VB)(matchedHash, hash)));
        const [start, ...others] = own;
        if (start === void 0)
          return void 0;
        const first = others.reduce((oldest, record) => height(record) < height(oldest) ? record : oldest, start);
        return { first, count: own.length };
      }
      function anchoringOf(result) {
        const { subject, outcome } = result;
        if (!_outcome_js__WEBPACK_IMPORTED_MODULE_0__.Jo[outcome.kind].anchored)
          return void 0;
        const root = "root" in subject ? [subject.root] : [];
        const digest = (0, _report_js__WEBPACK_IMPORTED_MODULE_1__.ol)(result);
        return digest && findAnchoring((0, _outcome_js__WEBPACK_IMPORTED_MODULE_0__.X1)(outcome)?.records ?? [], [digest, ...root]);
      }
      function blockOf(result) {
        const { outcome, coveredBy } = result;
        if (coveredBy === void 0)
          return anchoringOf(result);
        return _outcome_js__WEBPACK_IMPORTED_MODULE_0__.Jo[outcome.kind].anchored ? findAnchoring((0, _outcome_js__WEBPACK_IMPORTED_MODULE_0__.X1)(outcome)?.records ?? [], [coveredBy]) : void 0;
      }
      function height({ blockNumber }) {
        return blockNumber === void 0 ? Number.POSITIVE_INFINITY : Number(blockNumber);
      }
    })
  ),
  /***/
  923: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Bt: () => (
          /* binding */
          countPerhapsSpent
        ),
        /* harmony export */
        EN: () => (
          /* binding */
          isInVain
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
      var _outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7794);
      const demonstrationNote = "A demonstration on a private test chain: nothing was anchored on a public chain.";
      function toReport(mode, results) {
        const tally = Object.fromEntries(Object.keys(_outcome_js__WEBPACK_IMPORTED_MODULE_0__.Jo).map((verdict) => [verdict, 0]));
        const statuses = /* @__PURE__ */ new Set();
        let anchoredCount = 0;
        let demo = false;
        for (const { outcome } of results) {
          tally[outcome.kind] += 1;
          statuses.add((0, _outcome_js__WEBPACK_IMPORTED_MODULE_0__.c2)(outcome));
          if (_outcome_js__WEBPACK_IMPORTED_MODULE_0__.Jo[outcome.kind].anchored)
            anchoredCount += 1;
          demo ||= (0, _outcome_js__WEBPACK_IMPORTED_MODULE_0__.X1)(outcome)?.demo === true;
        }
        const allAnchored = results.length > 0 && anchoredCount === results.length;
        return { mode, results, status: worst(statuses), tally, anchoredCount, allAnchored, demo };
      }
      function worst(statuses) {
        const order = ["failed", "unknown", "pending"];
        return order.find((status) => statuses.has(status)) ?? "finalized";
      }
      function failures(report, failOn) {
        return report.results.filter(({ outcome }) => failOn.has(outcome.kind));
      }
      function isInVain({ mode, results, tally }, failOn) {
        const done = tally.accepted + tally.anchored + tally["already-anchored"] + tally.changed;
        if (results.some(({ outcome }) => outcome.kind === "failed" && outcome.ofDigest !== void 0))
          return false;
        return mode === "stamp" && done === 0 && tally.skipped < results.length && failOn.size > 0;
      }
      function countPerhapsSpent({ results }) {
        return results.filter(({ outcome }) => outcome.kind === "unclear" || (0, _outcome_js__WEBPACK_IMPORTED_MODULE_0__.wf)(outcome) !== void 0).length;
      }
      function digestOf({ subject }) {
        return "digest" in subject ? subject.digest : void 0;
      }
    })
  ),
  /***/
  9456: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        t: () => (
          /* binding */
          renderResultsFile
        )
      });
      var domain_link = __webpack_require__(5652);
      var domain_outcome = __webpack_require__(7794);
      var domain_text = __webpack_require__(1987);
      var member = __webpack_require__(2778);
      var anchoring = __webpack_require__(4698);
      var report = __webpack_require__(923);
      ;
      function toSummary(mode, outcome, digest) {
        const alone = outcome.restsOn === void 0 ? "" : ` This rests on the word of ${outcome.restsOn} alone.`;
        const verdict = toSentence(outcome, digest) + alone;
        const evidence = (0, domain_outcome.X1)(outcome);
        if (mode === "check" || evidence === void 0)
          return verdict;
        const said = mode === "verify" ? toSaid(evidence) : "";
        const demo = evidence.demo ? report.a0 : "";
        return [verdict, said, demo].filter((part) => part !== "").join(" ");
      }
      const verdictSentences = {
        accepted: "Accepted: a check finds the hash once a block holds it, usually within minutes.",
        anchored: "Anchored: the hash is on the chain.",
        found: "Hash found.",
        "not-found": "Hash not found.",
        verified: "Full match: exactly this hash is anchored.",
        "no-match": "No match: this hash is not anchored. If it was stamped minutes ago, verify it again later."
      };
      const notePrefixes = { changed: "Changed", unclear: "Unclear", unknown: "Unknown", skipped: "Skipped" };
      const failurePrefixes = { unreachable: "Unreachable", failed: "Failed" };
      function toSentence(outcome, digest) {
        if ("error" in outcome) {
          const { code, message, hint } = outcome.error;
          return `${failurePrefixes[outcome.kind]} with ${code}: ${(0, domain_text.em)((0, domain_text.wh)(message))} ${hint}`;
        }
        if (outcome.kind === "accepted") {
          return outcome.note === void 0 ? verdictSentences.accepted : `${verdictSentences.accepted} ${(0, domain_text.wh)(outcome.note)}`;
        }
        if ("note" in outcome)
          return `${notePrefixes[outcome.kind]}: ${(0, domain_text.wh)(outcome.note)}`;
        if (outcome.kind === "already-anchored")
          return `Already anchored: ${firstSeen(outcome.evidence, digest)}.`;
        return verdictSentences[outcome.kind];
      }
      function firstSeen({ records }, digest) {
        const first = digest && (0, anchoring.BY)(records, [digest])?.first;
        if (first?.blockNumber === void 0)
          return "the hash is on the chain";
        const date = spokenOf(first.blockDate, dateForm);
        return `first seen in block ${first.blockNumber}${date && ` (${date})`}`;
      }
      function toSaid({ message, service, date }) {
        const words = spokenOf(message, /^Verification complete(?: - PDF uploaded)?$/);
        const source = [spokenOf(service, /^CORE_API$/), spokenOf(date, dateForm)].filter((text) => text !== "");
        if (words === "" && source.length === 0)
          return "";
        const says = words === "" ? "The service answered" : `The service says: \u201C${words}\u201D`;
        return `${says}${source.length > 0 ? ` (${source.join(", ")})` : ""}.`;
      }
      const dateForm = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})?$/;
      function spokenOf(text, form) {
        return text !== void 0 && form.test(text) ? text : "";
      }
      ;
      function toToolData(mode, outcome, digest) {
        return { ...mode === "check" ? toCheckData(outcome, digest) : toVerificationData(outcome), ...toHeard(outcome) };
      }
      function toHeard({ sources, restsOn }) {
        return (0, member.r)({ sources: sources?.map(plainMembers), rests_on: restsOn });
      }
      function toCheckData(outcome, digest) {
        const evidence = (0, domain_outcome.X1)(outcome);
        const isAnswered = outcome.kind === "found" || outcome.kind === "not-found";
        return (0, member.r)({
          found: isAnswered ? outcome.kind === "found" : void 0,
          message: isAnswered && toOptionalText(evidence?.message) || (0, domain_text.wh)(toSentence(outcome, digest)),
          // Not the body itself: only members that passed the contract, so that nothing unread reaches an assistant.
          _raw: (0, member.r)({
            requestId: toOptionalWord(evidence?.answerId),
            message: toOptionalText(evidence?.message),
            service: toOptionalWord(evidence?.service),
            timestamp: toOptionalWord(evidence?.date),
            hash: evidence && digest,
            data: toOptionalWord(evidence?.result),
            demo: evidence?.demo
          })
        });
      }
      function toVerificationData(outcome) {
        const note = "note" in outcome && outcome.note !== void 0 ? (0, domain_text.wh)(outcome.note) : void 0;
        const evidence = (0, domain_outcome.X1)(outcome);
        if (evidence === void 0)
          return (0, member.r)({ note });
        const { records, segments, uniqueHashes, report: report2, demo } = evidence;
        return (0, member.r)({
          result: toOptionalWord(evidence.result),
          method: toOptionalWord(evidence.method),
          unique_hashes: uniqueHashes,
          blockchainData: records.map(plainMembers),
          fileSegments: segments.map(plainMembers),
          reportFile: report2 && toReportFile(report2),
          message: toOptionalText(evidence.message),
          service: toOptionalWord(evidence.service),
          date: toOptionalWord(evidence.date),
          address: toOptionalWord(evidence.address),
          nftCoinId: toOptionalWord(evidence.nftCoinId),
          nftTxnId: toOptionalWord(evidence.nftTxnId),
          demo,
          note
        });
      }
      function toReportFile({ url, fileName, size, expiresIn }) {
        return (0, member.r)({
          fileName: toOptionalWord(fileName),
          downloadUrl: (0, domain_link.o)(url),
          fileSize: size,
          expiresIn: toOptionalWord(expiresIn)
        });
      }
      function plainMembers(members) {
        const entries = Object.entries(members);
        return Object.fromEntries(entries.map(([name, value]) => [name, typeof value === "string" ? toOptionalWord(value) : value]));
      }
      function toOptionalWord(text) {
        return text === void 0 ? void 0 : (0, domain_text.wh)(text, domain_text.I6.word);
      }
      function toOptionalText(text) {
        return text === void 0 ? void 0 : (0, domain_text.wh)(text);
      }
      ;
      const resultKinds = {
        stamp: "service/stamp_result@v2",
        check: "service/check_hash_result@v2",
        verify: "service/verify_result@v2"
      };
      function toToolResult(mode, outcome, digest) {
        const status = (0, domain_outcome.c2)(outcome);
        return {
          kind: resultKinds[mode],
          // A check has nothing to wait for (spec §3): what is not settled is unknown.
          status: mode === "check" && status === "pending" ? "unknown" : status,
          summary: toSummary(mode, outcome, digest),
          data: toToolData(mode, outcome, digest),
          ...mode === "verify" && { links: toLinks((0, domain_outcome.X1)(outcome)?.report) },
          ..."error" in outcome && { error: toError(outcome.error) }
        };
      }
      function toError({ code, message, hint }) {
        return { code, message: (0, domain_text.wh)(message), hint };
      }
      function toLinks(report2) {
        const href = report2 && (0, domain_link.o)(report2.url);
        if (report2 === void 0 || href === void 0)
          return [];
        const expiry = spokenOf(report2.expiresIn, /^\d{1,4} (?:second|minute|hour|day)s?$/);
        return [{ rel: "report", href, label: `Verification report (PDF${expiry && `, expires in ${expiry}`})` }];
      }
      var version = __webpack_require__(2566);
      ;
      function toResultsFile(report2, facts) {
        return {
          version: 2,
          tool: { name: "anchor-artifacts", version: version.r },
          mode: facts.mode ?? report2.mode,
          status: report2.status,
          started_at: facts.startedAt.toISOString(),
          finished_at: facts.finishedAt.toISOString(),
          api_url: facts.apiUrl,
          demo: report2.demo,
          repository: facts.repository,
          ref: facts.ref,
          tag: facts.tag,
          run_id: facts.runId,
          run_attempt: facts.runAttempt,
          run_url: facts.runUrl,
          commit: facts.commit,
          results: report2.results.map((result) => toEntry(report2.mode, result))
        };
      }
      function toEntry(mode, result) {
        const { outcome, coveredBy, proof } = result;
        const requestId = (0, domain_outcome.Gb)(outcome);
        return {
          subject: toSubjectEntry(result),
          verdict: outcome.kind,
          ...requestId !== void 0 && { request_id: (0, domain_text.wh)(requestId, domain_text.I6.word) },
          ...coveredBy !== void 0 && { covered_by: coveredBy },
          ...proof && { proof: toProofEntry(proof) },
          ...toToolResult(mode, outcome, (0, report.ol)(result))
        };
      }
      function toProofEntry(proof) {
        return {
          state: proof.kind,
          ..."file" in proof && { file: proof.file },
          ..."uid" in proof && proof.uid !== void 0 && { uid: proof.uid }
        };
      }
      function toSubjectEntry({ subject }) {
        if (!("digest" in subject))
          return { name: subject.name, algorithm: "sha3-256" };
        const { name, digest, sha256, size } = subject;
        return {
          name,
          digest,
          algorithm: "sha3-256",
          ...sha256 !== void 0 && { sha256 },
          ...size !== void 0 && { size }
        };
      }
      const pieceLength = 65536;
      function* renderResultsFile(report2, facts) {
        const frame = JSON.stringify(toResultsFile({ ...report2, results: [] }, facts), void 0, 2);
        let piece = frame.slice(0, frame.lastIndexOf("]"));
        for (const [index, result] of report2.results.entries()) {
          piece += `${index === 0 ? "" : ","}
    ${JSON.stringify(toEntry(report2.mode, result))}`;
          if (piece.length < pieceLength)
            continue;
          yield piece;
          piece = "";
        }
        yield `${piece}${report2.results.length === 0 ? "" : "\n  "}]
}
`;
      }
    })
  ),
  /***/
  2330: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        P: () => (
          /* binding */
          hasPassed
        ),
        /* harmony export */
        Z: () => (
          /* binding */
          judgeRun
        )
        /* harmony export */
      });
      var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7794);
      var _domain_report_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(923);
      var _domain_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1987);
      var _wording_headline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2960);
      var _wording_problem_report_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2392);
      async function judgeRun(report, unwritten, job) {
        const { log, pointAt } = job.door;
        for (const { code, message, hint } of unwritten)
          log.error(`${(0, _domain_text_js__WEBPACK_IMPORTED_MODULE_2__.em)(message)} ${hint}`, { title: code });
        const failing = (0, _domain_report_report_js__WEBPACK_IMPORTED_MODULE_1__.e9)(report, job.inputs.failOn);
        pointAt("error", failing);
        warnOfTolerated(report, job);
        const ending = { report, failing, unwritten, inVain: (0, _domain_report_report_js__WEBPACK_IMPORTED_MODULE_1__.EN)(report, job.inputs.failOn) };
        if (hasPassed(ending))
          return ending;
        if (failing.length > 0) {
          log.info(`The step fails: ${failing.length} of ${report.results.length} subjects have a verdict in fail-on.`);
        }
        if (ending.inVain)
          log.error(`The step fails: ${(0, _wording_headline_js__WEBPACK_IMPORTED_MODULE_3__.Wi)(report)}.`);
        const lines = (0, _wording_problem_report_js__WEBPACK_IMPORTED_MODULE_4__.S)(job.inputs.mode, (0, _wording_problem_report_js__WEBPACK_IMPORTED_MODULE_4__.e)(failing, unwritten));
        await log.group("Problem report, to copy whole: it holds no secrets and no file names", async () => {
          for (const line of lines)
            log.info(line);
        });
        return ending;
      }
      function hasPassed({ failing, unwritten, inVain }) {
        return failing.length === 0 && unwritten.length === 0 && !inVain;
      }
      function warnOfTolerated({ results }, { inputs: { failOn }, door }) {
        const tolerated = results.filter((result) => !isGood(result) && !failOn.has(result.outcome.kind));
        if (tolerated.length === 0)
          return;
        const byVerdict = Map.groupBy(tolerated, ({ outcome }) => outcome.kind);
        const counts = _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__.rY.flatMap((verdict) => {
          const count = byVerdict.get(verdict)?.length ?? 0;
          return count === 0 ? [] : [`${count} ${_domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__.Jo[verdict].label}`];
        });
        door.log.warning(`Of ${results.length} subjects, fail-on lets pass: ${counts.join(", ")}.`);
        door.pointAt("warning", tolerated);
      }
      function isGood({ outcome }) {
        if (outcome.kind === "accepted")
          return outcome.note === void 0;
        return _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__.Jo[outcome.kind].anchored || outcome.kind === "skipped";
      }
    })
  ),
  /***/
  8831: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        o: () => (
          /* binding */
          openOperation
        ),
        k: () => (
          /* binding */
          openRecordedOperation
        )
      });
      var clock = __webpack_require__(8251);
      var errors = __webpack_require__(3047);
      var inputs = __webpack_require__(4601);
      var earlier_stamps = __webpack_require__(5265);
      var open_stamp = __webpack_require__(5238);
      var line = __webpack_require__(6827);
      ;
      function withEarlierStamps(operate, facts) {
        const left = new Map(facts.stamps);
        return async (target) => {
          const stamp = left.get(target.digest);
          if (stamp === void 0)
            return operate(target);
          left.delete(target.digest);
          const seen = await facts.find(target.digest);
          if (seen.kind === "found")
            return { kind: "already-anchored", evidence: seen.evidence };
          if (seen.kind !== "not-found" || stamp.ageMs < facts.blockTimeMs)
            return (0, open_stamp.YU)(toOutcome(stamp, facts), seen);
          facts.warn(`${(0, line.zz)(target.name)}: an earlier run sent its stamp ${Math.round(stamp.ageMs / 1e3)} s ago, and the chain does not hold it: it is sent once more.`);
          return operate(target);
        };
      }
      function toOutcome({ verdict, ageMs, requestId }, { clock: clock2 }) {
        if (verdict === "accepted") {
          return { kind: "accepted", evidence: { requestId: requestId ?? "", records: [], segments: [] } };
        }
        const account = `An earlier run sent this stamp ${Math.round(ageMs / 1e3)} s ago and did not hear its answer.`;
        const open = { kind: "unclear", since: clock2.now() - ageMs, mayResend: true, account };
        return (0, open_stamp.Ih)(open, requestId === void 0 ? {} : { requestId });
      }
      ;
      async function openRecordedOperation(job, records, statements) {
        const operation = await openOperation(job);
        const operate = records.recording(operation.operate);
        if (operation.chain === void 0)
          return { ...operation, operate };
        const attached = (0, earlier_stamps.e)(statements, (0, inputs.Ad)(job.inputs), /* @__PURE__ */ new Date());
        const earlier = {
          stamps: (0, earlier_stamps.xS)(records.earlier, attached),
          find: operation.chain.find,
          blockTimeMs: job.inputs.blockTime,
          clock: clock.m,
          warn: job.door.log.warning
        };
        return { ...operation, operate: withEarlierStamps(operate, earlier) };
      }
      async function openOperation(job) {
        const skip = (0, inputs.bk)(job.inputs);
        if (skip !== void 0)
          return openSkipping(skip, job);
        if (job.inputs.nodes.length === 0)
          return openServiceOperation(job);
        const { openWithNodes } = await __webpack_require__.e(
          /* import() */
          366
        ).then(__webpack_require__.bind(__webpack_require__, 5366));
        return openWithNodes(job, () => openServiceOperation(job));
      }
      function openSkipping(note, { inputs: inputs2, door: { log } }) {
        log.notice(inputs2.fromRelease ? `${note} The release was not read either.` : note);
        return { operate: () => Promise.resolve({ kind: "skipped", note }), [Symbol.asyncDispose]: async () => {
        } };
      }
      async function openServiceOperation({ inputs: inputs2, door: { log, signals } }) {
        if (inputs2.apiUrl === void 0)
          throw new errors._Z("INTERNAL", "The service is to be asked, and has no address.");
        const { createClient } = await Promise.all(
          /* import() */
          [__webpack_require__.e(440), __webpack_require__.e(648), __webpack_require__.e(395), __webpack_require__.e(499)]
        ).then(__webpack_require__.bind(__webpack_require__, 4499));
        const client = createClient({
          base: inputs2.apiUrl,
          apiKey: inputs2.apiKey,
          timeoutMs: inputs2.requestTimeout,
          requestRate: inputs2.requestRate,
          ...inputs2.waitForFinality && { resendAfterMs: inputs2.blockTime },
          cancellation: signals.cancellation,
          onRequest: ({ path, requestId, milliseconds, result }) => log.debug(`POST ${path} ${result} ${milliseconds} ms, request ${requestId}`)
        });
        return {
          operate: operateBy(client, inputs2),
          ...inputs2.mode === "stamp" && { chain: toChainQueries(client) },
          proofs: client.proofs,
          [Symbol.asyncDispose]: () => Promise.race([client.close(), signals.overdue])
        };
      }
      function toChainQueries(client) {
        return { find: client.check, locate: (digest) => client.verify(digest, { report: false }) };
      }
      function operateBy(client, { mode, report, sendFileNames }) {
        if (mode === "stamp")
          return ({ digest }) => client.stamp(digest);
        if (mode === "check")
          return ({ digest }) => client.check(digest);
        return (target) => {
          if ("root" in target)
            return client.verifyProof(target);
          const { digest, name, size } = target;
          const details = sendFileNames ? { fileName: name, ...size !== void 0 && { fileSize: size } } : {};
          return client.verify(digest, { report, ...details });
        };
      }
    })
  ),
  /***/
  503: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        v: () => (
          /* binding */
          writeAtomically
        )
        /* harmony export */
      });
      var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
      var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
      var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
      var _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3047);
      async function writeAtomically(path, content) {
        const temporary = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), `.${(0, node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path)}.${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.tmp`);
        try {
          const file = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(temporary, "wx", 384);
          try {
            await fill(file, content);
            await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(temporary, path);
          } catch (cause) {
            await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(temporary, { force: true });
            throw cause;
          }
        } catch (cause) {
          if (cause instanceof _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z)
            throw cause;
          const reason = (0, _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__.bD)(cause);
          throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z("OUTPUT_UNWRITABLE", `${path} could not be written: ${reason}.`, { cause });
        }
      }
      function isBytes(content) {
        return typeof content === "object" && Symbol.asyncIterator in content;
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
          await file.writeFile(isBytes(content) ? content : toBytes(typeof content === "string" ? [content] : content));
          await file.sync();
        } finally {
          await file.close();
        }
      }
    })
  ),
  /***/
  8486: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        $W: () => (
          /* binding */
          isTemporaryName
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
        ZV: () => (
          /* binding */
          isProofFile
        ),
        /* harmony export */
        _3: () => (
          /* binding */
          isOwnEvidence
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
        eO: () => (
          /* binding */
          proofFileName
        ),
        /* harmony export */
        rw: () => (
          /* binding */
          toAssetName
        ),
        /* harmony export */
        xM: () => (
          /* binding */
          statementAssetName
        )
        /* harmony export */
      });
      var _domain_checksums_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5706);
      const runFiles = {
        results: "results.json",
        checksums: _domain_checksums_js__WEBPACK_IMPORTED_MODULE_0__.h0,
        sha256: _domain_checksums_js__WEBPACK_IMPORTED_MODULE_0__.TR,
        statement: "anchor.intoto.json",
        page: "anchor-evidence.html",
        badge: "badge.json",
        journal: "journal.jsonl",
        /** What a look saw: the next one's baseline. */
        monitor: "monitor.json"
      };
      function isRunFile(name, mode) {
        return mode === "verify" && isReportFile(name) || Object.values(runFiles).includes(name);
      }
      const reportSuffix = ".verification.pdf";
      function isReportFile(name) {
        return name.endsWith(reportSuffix);
      }
      const longestName = 180;
      function toAssetName(path) {
        const [base = ""] = path.split(/[/\\]/).slice(-1);
        const plain = base.normalize("NFD").replaceAll(/\p{M}/gu, "");
        const name = plain.replaceAll(/[^A-Za-z0-9_+@-]+/g, ".").replaceAll(/^\.+|\.+$/g, "");
        return base.startsWith(".") || name === "" ? `default.${name}`.replace(/\.$/, "") : name;
      }
      function statementAssetName(key) {
        return `anchor-${key}.intoto.json`;
      }
      function keyOfStatementAsset(name) {
        return /^anchor-([0-9a-f]{12})\.intoto\.json$/.exec(withoutSuffix(name))?.[1];
      }
      function reportFileName(subject, digest, isTaken) {
        const name = toAssetName(subject).slice(0, longestName);
        return name + (isTaken ? `.${digest.slice(0, 8)}` : "") + reportSuffix;
      }
      const proofSuffix = ".proof.json";
      function proofFileName(subject, digest, isTaken) {
        const name = toAssetName(subject).slice(0, longestName);
        return name + (isTaken ? `.${digest.slice(0, 8)}` : "") + proofSuffix;
      }
      function isProofFile(name) {
        return name.endsWith(proofSuffix);
      }
      const ownNames = /* @__PURE__ */ new Set([runFiles.checksums, runFiles.sha256, runFiles.statement, runFiles.page]);
      const formerResults = /^anchor-results-[0-9a-f]{12}\.json$/;
      function isOwnEvidence(name) {
        const lasting = withoutSuffix(name);
        const isOfSection = keyOfStatementAsset(name) !== void 0 || formerResults.test(lasting);
        return ownNames.has(lasting) || isOfSection || isReportFile(lasting) || isProofFile(lasting);
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
    })
  ),
  /***/
  1822: (
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
      var _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3047);
      var _file_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8486);
      async function openOutputDir({ inputs: { outputDir }, door }) {
        const folder = outputDir === "" ? door.defaultOutputDir : (0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(door.workspace, outputDir);
        try {
          await makeFolders(folder);
          await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.access)(folder, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.constants.W_OK | node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.constants.X_OK);
          return folder;
        } catch (cause) {
          const reason = (0, _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__.bD)(cause);
          throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z("OUTPUT_UNWRITABLE", `The folder for evidence cannot be used: ${reason}.`, { cause });
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
      async function removeEarlierFiles(folder, kept = []) {
        const paths = Object.values(_file_names_js__WEBPACK_IMPORTED_MODULE_4__.NW).map((name) => (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name));
        const stays = new Set([(0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, _file_names_js__WEBPACK_IMPORTED_MODULE_4__.NW.journal), ...kept].map(toReal));
        await removeAll(paths.filter((path) => !stays.has(toReal(path))));
      }
      function toReal(path) {
        return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) ? (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path) : path;
      }
      async function removeEarlierVerdicts(folder) {
        await removeAll([_file_names_js__WEBPACK_IMPORTED_MODULE_4__.NW.results, _file_names_js__WEBPACK_IMPORTED_MODULE_4__.NW.badge].map((name) => (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name)));
      }
      async function removeAll(paths) {
        try {
          await Promise.all(paths.map((path) => (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(path, { force: true })));
        } catch (cause) {
          const reason = (0, _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__.bD)(cause);
          throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z("OUTPUT_UNWRITABLE", `What an earlier run left cannot be removed: ${reason}.`, { cause });
        }
      }
    })
  ),
  /***/
  6858: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Eo: () => (
          /* binding */
          idleFor
        ),
        /* harmony export */
        Xj: () => (
          /* binding */
          countSubjects
        ),
        /* harmony export */
        mf: () => (
          /* binding */
          createProgress
        )
        /* harmony export */
      });
      var _subjects_candidate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9834);
      var _text_bytes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1590);
      function renderProgress(progress) {
        const { hashedBytes, totalBytes, hashedFiles, totalFiles, requestsDone, requestsTotal, waitingFor } = progress;
        const { releasesRead = 0, releasesTotal = 0 } = progress;
        const parts = [
          ...releasesTotal > 0 ? [`read ${releasesRead} of ${releasesTotal} releases`] : [],
          ...totalFiles > 0 ? [`hashed ${hashedFiles} of ${totalFiles} files, ${(0, _text_bytes_js__WEBPACK_IMPORTED_MODULE_0__.U)(hashedBytes)} of ${(0, _text_bytes_js__WEBPACK_IMPORTED_MODULE_0__.U)(totalBytes)}`] : [],
          ...requestsTotal > 0 ? [`${requestsDone} of ${requestsTotal} requests answered`] : [],
          ...waitingFor === void 0 ? [] : [`waiting for ${waitingFor}`]
        ];
        return `\u2026 ${parts.length > 0 ? parts.join(" \xB7 ") : "working"}`;
      }
      function idleFor(what) {
        const none = { hashedBytes: 0, totalBytes: 0, hashedFiles: 0, totalFiles: 0, requestsDone: 0, requestsTotal: 0 };
        return { ...none, waitingFor: what };
      }
      const tick = 5e3;
      const barTick = 100;
      function createProgress({ info, progress }, read) {
        const show = progress === void 0 ? () => info(renderProgress(read())) : () => progress(read());
        const timer = setInterval(show, progress === void 0 ? tick : barTick);
        timer.unref();
        return { stop: () => clearInterval(timer) };
      }
      function countSubjects({ candidates, proofs }, { anchor }) {
        const requestsTotal = anchor === "manifest" ? 1 : proofs.length > 0 ? proofs.length : candidates.length;
        const sizes = candidates.map(_subjects_candidate_js__WEBPACK_IMPORTED_MODULE_1__.$).filter((size) => size !== void 0);
        const totalBytes = sizes.reduce((sum, size) => sum + size, 0);
        let hashedBytes = 0;
        let hashedFiles = 0;
        let done = 0;
        let waitingFor;
        return {
          bytes: (bytes) => void (hashedBytes += bytes),
          hashed: () => void (hashedFiles += 1),
          result: () => void (done += 1),
          waitFor: (what) => void (waitingFor = what),
          read: () => ({
            hashedBytes,
            totalBytes,
            hashedFiles,
            totalFiles: sizes.length,
            requestsDone: Math.min(done, requestsTotal),
            requestsTotal,
            ...waitingFor !== void 0 && { waitingFor }
          })
        };
      }
    })
  ),
  /***/
  5265: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        e: () => (
          /* binding */
          acceptedStamps
        ),
        /* harmony export */
        kx: () => (
          /* binding */
          parseEarlierStamps
        ),
        /* harmony export */
        xS: () => (
          /* binding */
          youngestStamps
        ),
        /* harmony export */
        z8: () => (
          /* binding */
          parseJournal
        )
        /* harmony export */
      });
      var _domain_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8744);
      function parseEarlierStamps(journal, service, now) {
        const stamps = /* @__PURE__ */ new Map();
        for (const line of parseJournal(journal, service)) {
          if (line.event !== "intent" && line.event !== "result")
            continue;
          const stamp = toEarlier(line, now);
          if (stamp === void 0)
            stamps.delete(line.digest);
          else
            stamps.set(line.digest, stamp);
        }
        return stamps;
      }
      function acceptedStamps(statements, service, now) {
        const ofService = statements.filter((each) => (each.predicate.service?.url ?? service) === service);
        const sources = ofService.map(({ predicate: { finishedOn, anchors } }) => {
          const ageMs = Math.max(0, now.getTime() - Date.parse(finishedOn));
          const accepted = anchors.filter(({ verdict }) => verdict === "accepted");
          return new Map(accepted.map(({ digest }) => [digest, { verdict: "accepted", ageMs }]));
        });
        return youngestStamps(...sources);
      }
      function youngestStamps(...sources) {
        const stamps = /* @__PURE__ */ new Map();
        for (const [digest, stamp] of sources.flatMap((source) => [...source])) {
          const known = stamps.get(digest);
          if (known === void 0 || stamp.ageMs < known.ageMs)
            stamps.set(digest, { ...known, ...stamp });
        }
        return stamps;
      }
      function toEarlier(line, now) {
        const { at, event, verdict, isOpen, code, requestId } = line;
        const isAccepted = event === "result" && (verdict === "accepted" || verdict === "anchored");
        const isUnclear = isOpen || verdict === "unclear" || code === "REPLY_MISMATCH";
        if (event === "result" && !isAccepted && !isUnclear)
          return void 0;
        return {
          verdict: isAccepted ? "accepted" : "unclear",
          ageMs: Math.max(0, now.getTime() - at),
          ...requestId !== void 0 && { requestId }
        };
      }
      function parseJournal(journal, service) {
        const lines = journal.split("\n").flatMap((text) => parseLine(text) ?? []);
        return lines.filter((line) => line.service === void 0 || line.service === service);
      }
      function parseLine(text) {
        const members = parseMembers(text);
        const { at, event, name, digest, verdict, open, request_id: requestId, service, uid, code } = members;
        const time = typeof at === "string" ? Date.parse(at) : Number.NaN;
        if (Number.isNaN(time) || typeof digest !== "string" || !(0, _domain_digest_js__WEBPACK_IMPORTED_MODULE_0__.Bc)(digest))
          return void 0;
        const id2 = {
          name: typeof name === "string" ? name : "",
          ...typeof requestId === "string" && { requestId },
          ...typeof uid === "string" && { uid },
          ...typeof code === "string" && { code }
        };
        return { at: time, event, verdict, digest, service, isOpen: open === true, ...id2 };
      }
      function parseMembers(text) {
        try {
          const value = JSON.parse(text);
          return typeof value === "object" && value !== null ? { ...value } : {};
        } catch {
          return {};
        }
      }
    })
  ),
  /***/
  9834: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        $: () => (
          /* binding */
          sizeOf
        ),
        /* harmony export */
        V: () => (
          /* binding */
          nameOf
        )
        /* harmony export */
      });
      function nameOf(candidate) {
        if (candidate.kind === "asset")
          return { name: candidate.name };
        return candidate.kind === "file" ? { name: candidate.source.name } : candidate.subject;
      }
      function sizeOf(candidate) {
        if (candidate.kind === "asset")
          return candidate.size;
        return candidate.kind === "file" ? candidate.source.size : void 0;
      }
    })
  ),
  /***/
  1590: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        U: () => (
          /* binding */
          renderBytes
        )
        /* harmony export */
      });
      const units = ["B", "KiB", "MiB", "GiB", "TiB"];
      function renderBytes(bytes) {
        const power = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log2(Math.max(bytes, 1)) / 10)));
        const amount = bytes / 1024 ** power;
        return `${power === 0 ? amount : amount.toFixed(1)} ${units[power]}`;
      }
    })
  ),
  /***/
  8888: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        S: () => (
          /* binding */
          toEmptyFileWarnings
        ),
        /* harmony export */
        g: () => (
          /* binding */
          toAnnotations
        )
        /* harmony export */
      });
      var _domain_digest_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8744);
      var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3047);
      var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7794);
      var _domain_report_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(923);
      var _text_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6827);
      var _causes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9784);
      var _explanation_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8273);
      function toAnnotations(results, most) {
        const { causes, stopped } = (0, _causes_js__WEBPACK_IMPORTED_MODULE_4__.E)(results);
        const named = causes.map(({ explanation: { title }, results: about }) => ({ title, results: about }));
        const told = causes.length > 0 || stopped.length === 0 ? named : toCancelled(stopped);
        const [firsts, others] = toPoints([...told, ...toUnexplained(results)]);
        const points = [...firsts, ...others];
        const rest = /* @__PURE__ */ new Map();
        for (const { title, results: about } of points.slice(most))
          rest.set(title, (rest.get(title) ?? 0) + about.length);
        return { shown: points.slice(0, most).map(renderPoint), rest };
      }
      function toPoints(causes) {
        const firsts = [];
        const others = [];
        for (const { title: plain, results } of causes) {
          const title = `${results.some(isDemo) ? "Demo: " : ""}${plain}`;
          const groups = results.every(isAboutFile) ? groupByFile(results) : [results];
          for (const [index, group] of groups.entries())
            (index === 0 ? firsts : others).push({ title, results: group });
        }
        return [firsts, others];
      }
      function groupByFile(results) {
        const [lists, covered] = [
          results.filter((each) => each.coveredBy === void 0),
          results.filter((each) => each.coveredBy)
        ];
        const isWithList = lists.some((list) => (0, _domain_report_report_js__WEBPACK_IMPORTED_MODULE_2__.ol)(list) === covered[0]?.coveredBy);
        if (!isWithList)
          return results.map((result) => [result]);
        return lists.map((list) => [list, ...covered.filter(({ coveredBy }) => coveredBy === (0, _domain_report_report_js__WEBPACK_IMPORTED_MODULE_2__.ol)(list))]);
      }
      function isAboutFile({ outcome }) {
        if (outcome.kind === "not-found" || outcome.kind === "no-match" || outcome.kind === "changed")
          return true;
        const error = (0, _domain_outcome_js__WEBPACK_IMPORTED_MODULE_1__.Mz)(outcome);
        return error !== void 0 && (0, _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__.u2)(error.code).aboutFile === true;
      }
      function toCancelled(stopped) {
        const explanation = stopped.map((result) => (0, _explanation_js__WEBPACK_IMPORTED_MODULE_5__.WE)(result)).find((each) => each !== void 0);
        return explanation === void 0 ? [] : [{ title: explanation.title, results: stopped }];
      }
      function toUnexplained(results) {
        const fine = Map.groupBy(results.filter((result) => (0, _explanation_js__WEBPACK_IMPORTED_MODULE_5__.WE)(result) === void 0), ({ outcome }) => outcome.kind);
        return [...fine].map(([title, group]) => ({ title, results: group }));
      }
      function renderPoint({ title, results }) {
        const [first] = results;
        if (first === void 0)
          return { message: "", target: { title } };
        const { name, path } = first.subject;
        const others = results.length === 1 ? "" : ` and ${results.length - 1} ${results.length === 2 ? "other" : "others"}`;
        return {
          message: `${(0, _text_line_js__WEBPACK_IMPORTED_MODULE_3__.zz)(name)}${others}: ${(0, _explanation_js__WEBPACK_IMPORTED_MODULE_5__.Gm)((0, _explanation_js__WEBPACK_IMPORTED_MODULE_5__.WE)(first), first.outcome)}`,
          target: { title, count: results.length, ...path !== void 0 && { file: path } }
        };
      }
      function isDemo({ outcome }) {
        return (0, _domain_outcome_js__WEBPACK_IMPORTED_MODULE_1__.X1)(outcome)?.demo === true;
      }
      function toEmptyFileWarnings(results) {
        return results.filter((result) => (0, _domain_report_report_js__WEBPACK_IMPORTED_MODULE_2__.ol)(result) === _domain_digest_js__WEBPACK_IMPORTED_MODULE_6__.IK).map(({ subject: { name, path } }) => ({
          message: `${name} is empty: everybody has the digest of no bytes, so it proves nothing.`,
          target: { title: "empty file", ...path !== void 0 && { file: path } }
        }));
      }
    })
  ),
  /***/
  9784: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        E: () => (
          /* binding */
          toCauses
        ),
        /* harmony export */
        c: () => (
          /* binding */
          renderStopped
        )
        /* harmony export */
      });
      var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3047);
      var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7794);
      var _explanation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8273);
      var _headline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2960);
      function toCauses(results) {
        const groups = /* @__PURE__ */ new Map();
        const stopped = [];
        for (const result of results) {
          const explanation = (0, _explanation_js__WEBPACK_IMPORTED_MODULE_2__.WE)(result);
          if (explanation === void 0)
            continue;
          if ((0, _explanation_js__WEBPACK_IMPORTED_MODULE_2__.id)(result)) {
            stopped.push(result);
            continue;
          }
          const verdict = result.outcome.kind;
          const key = JSON.stringify([verdict, explanation.title, explanation.advice]);
          const group = groups.get(key);
          if (group === void 0)
            groups.set(key, { verdict, explanation, results: [result] });
          else
            group.results.push(result);
        }
        const root = stoppingCodeOf(stopped);
        const rank = ({ verdict, explanation }) => explanation.title === root ? -1 : (0, _headline_js__WEBPACK_IMPORTED_MODULE_3__.xJ)(verdict);
        return { causes: [...groups.values()].toSorted((one, other) => rank(one) - rank(other)), stopped };
      }
      function stoppingCodeOf(stopped) {
        return stopped.map(({ outcome }) => stoppingErrorOf(outcome)?.code).find((code) => code !== void 0);
      }
      function stoppingErrorOf(outcome) {
        const cause = (0, _domain_outcome_js__WEBPACK_IMPORTED_MODULE_1__.Mz)(outcome)?.cause;
        if (!(cause instanceof _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z))
          return void 0;
        return cause.code === "NOT_ATTEMPTED" && cause.cause instanceof _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z ? cause.cause : cause;
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
      function renderStopped(results) {
        const stopped = results.filter(_explanation_js__WEBPACK_IMPORTED_MODULE_2__.id);
        const [first] = stopped;
        if (first === void 0)
          return void 0;
        const root = stopped.map(({ outcome }) => stoppingErrorOf(outcome)).find((error) => error !== void 0);
        const after = `Stopped after ${results.length - stopped.length} of ${results.length}`;
        if (root === void 0)
          return `${after}: the run was cancelled`;
        const words = stops[root.code];
        if (words === void 0)
          return (0, _domain_outcome_js__WEBPACK_IMPORTED_MODULE_1__.Mz)(first.outcome)?.account.replace(/\.$/, "");
        return `${after}: ${words}${root.httpStatus === void 0 ? "" : ` (${root.httpStatus})`}`;
      }
    })
  ),
  /***/
  8273: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Gm: () => (
          /* binding */
          renderExplanation
        ),
        /* harmony export */
        WE: () => (
          /* binding */
          explain
        ),
        /* harmony export */
        id: () => (
          /* binding */
          isStopped
        )
        /* harmony export */
      });
      var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7794);
      var _domain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1987);
      const laterCheck = "In a few minutes, run mode: check on the same files; stamp again only what is not found.";
      const checkInNote = /\s*Check this digest(?: in a few minutes; stamp again only if it is not found)?\.$/;
      function explain({ outcome }) {
        if (_domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__.Jo[outcome.kind].anchored)
          return void 0;
        const title = (0, _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__.Mz)(outcome)?.code ?? _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__.Jo[outcome.kind].label;
        return { title, ...accountOf(outcome) };
      }
      function accountOf(outcome) {
        switch (outcome.kind) {
          case "no-match":
          case "not-found":
            return {
              account: "These bytes are not anchored: this is not the file that was stamped, or it never was stamped.",
              advice: `If it was stamped minutes ago, wait and ${outcome.kind === "no-match" ? "verify" : "check"} again. Otherwise do not ship it before you know which.`
            };
          case "failed":
          case "unreachable":
            return { account: outcome.error.message, advice: outcome.error.hint };
          case "changed":
            return { account: outcome.note, advice: "Do not trust it before you know who did this, and why." };
          case "unclear":
            return { account: outcome.note.replace(checkInNote, ""), advice: laterCheck };
          case "unknown":
            return {
              account: `${(0, _domain_text_js__WEBPACK_IMPORTED_MODULE_1__.em)(outcome.note.replace(checkInNote, ""))} This says nothing about the file.`,
              // A stamp that may have been spent is not to be sent again blindly.
              advice: checkInNote.test(outcome.note) ? laterCheck : "Run the job again."
            };
          case "accepted":
            return {
              account: `The service took the stamp; no block is known to hold it yet. ${outcome.note ?? ""}`.trim(),
              advice: "In a few minutes, run mode: check on the same files. Do not stamp them again."
            };
          case "skipped":
            return { account: outcome.note, advice: "" };
          case "anchored":
          case "already-anchored":
          case "found":
          case "verified":
            break;
        }
        return { account: "", advice: "" };
      }
      function renderExplanation(explanation, outcome) {
        const requestId = (0, _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__.Gb)(outcome);
        const said = explanation === void 0 ? ["This verdict is in fail-on."] : [(0, _domain_text_js__WEBPACK_IMPORTED_MODULE_1__.em)(explanation.account), explanation.advice].filter((part) => part !== "");
        return [...said, ...requestId === void 0 ? [] : [`Request ${requestId}.`]].join(" ");
      }
      function isStopped({ outcome }) {
        return (0, _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__.Mz)(outcome)?.code === "NOT_ATTEMPTED";
      }
    })
  ),
  /***/
  2960: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        $x: () => (
          /* binding */
          renderTally
        ),
        /* harmony export */
        GX: () => (
          /* binding */
          renderLongestOfShort
        ),
        /* harmony export */
        Gj: () => (
          /* binding */
          renderConsequence
        ),
        /* harmony export */
        Lf: () => (
          /* binding */
          renderHeadline
        ),
        /* harmony export */
        Wi: () => (
          /* binding */
          renderInVain
        ),
        /* harmony export */
        fu: () => (
          /* binding */
          goals
        ),
        /* harmony export */
        kg: () => (
          /* binding */
          renderVerdictCounts
        ),
        /* harmony export */
        xJ: () => (
          /* binding */
          severityOf
        ),
        /* harmony export */
        xQ: () => (
          /* binding */
          renderShortHeadline
        ),
        /* harmony export */
        zM: () => (
          /* binding */
          renderShortest
        )
        /* harmony export */
      });
      var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7794);
      var _domain_report_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(923);
      var _explanation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8273);
      const goals = { stamp: "anchored", check: "found", verify: "verified" };
      const shortfalls = [
        { verdict: "changed", one: "changed", many: "changed" },
        { verdict: "no-match", one: "does not match", many: "do not match" },
        { verdict: "not-found", one: "not found", many: "not found" },
        { verdict: "failed", one: "failed", many: "failed" },
        { verdict: "unreachable", one: "unreachable", many: "unreachable" },
        { verdict: "unknown", one: "unknown", many: "unknown" },
        { verdict: "unclear", one: "unclear", many: "unclear" },
        { verdict: "accepted", one: "accepted, not in a block yet", many: "accepted, not in a block yet" },
        { verdict: "skipped", one: "skipped", many: "skipped" }
      ];
      const demonstration = " (demonstration only)";
      function severityOf(verdict) {
        const index = shortfalls.findIndex((shortfall) => shortfall.verdict === verdict);
        return index < 0 ? shortfalls.length : index;
      }
      function renderHeadline(report, facts) {
        const total = report.results.length;
        if (total === 0)
          return "\u26A0\uFE0F No files, nothing was done";
        if (facts.dryRun && report.tally.skipped === total)
          return `\u23ED\uFE0F Dry run: ${total} hashed, nothing sent`;
        return `${renderIcon(report, facts)} ${renderVerdictCounts(report).join(", ")}${report.demo ? demonstration : ""}`;
      }
      function renderShortHeadline(report, facts) {
        const present = shortfalls.filter(({ verdict }) => report.tally[verdict] > 0);
        const [worst] = present;
        const missing = (facts.unwritten ?? []).length > 0 ? ", evidence is missing" : "";
        if (worst === void 0 || present.length < 3)
          return `${renderHeadline(report, facts)}${missing}`;
        const others = report.results.length - report.anchoredCount - report.tally[worst.verdict];
        const good = report.anchoredCount > 0 ? [`${report.anchoredCount} ${goals[report.mode]}`] : [];
        const counts = [renderVerdictCounts(report)[0], ...good, `${others} with other verdicts`];
        return `${renderIcon(report, facts)} ${counts.join(", ")}${report.demo ? demonstration : ""}${missing}`;
      }
      function renderShortest(report, facts) {
        return `${renderIcon(report, facts)} ${renderVerdictCounts(report)[0] ?? ""}${report.demo ? demonstration : ""}`;
      }
      function renderLongestOfShort(total) {
        const words = [...shortfalls.flatMap(({ one, many }) => [one, many]), ...Object.values(goals)];
        const [longest] = words.toSorted((one, other) => other.length - one.length);
        return `\u26A0\uFE0F ${total} of ${total} ${longest}${demonstration}`;
      }
      function renderTally({ tally, results }) {
        return _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__.rY.filter((verdict) => tally[verdict] > 0).toSorted((one, other) => severityOf(one) - severityOf(other)).map((verdict) => {
          const { icon, label } = _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__.Jo[verdict];
          const stopped = results.filter((result) => result.outcome.kind === verdict && (0, _explanation_js__WEBPACK_IMPORTED_MODULE_2__.id)(result)).length;
          return `${icon} ${tally[verdict]} ${label}${stopped > 0 ? ` (${stopped} not attempted)` : ""}`;
        });
      }
      function renderIcon(report, facts) {
        const worst = shortfalls.find(({ verdict }) => report.tally[verdict] > 0);
        const icon = worst === void 0 ? "\u2705" : _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__.Jo[worst.verdict].icon;
        return reasonsToFail(report, facts).length > 0 && icon !== "\u26D4" ? "\u274C" : icon;
      }
      function renderVerdictCounts({ mode, results, tally, anchoredCount }) {
        const counts = shortfalls.map(({ verdict, one, many }) => ({ count: tally[verdict], one, many }));
        const good = { count: anchoredCount, one: goals[mode], many: goals[mode] };
        return [...counts, good].filter(({ count }) => count > 0).map(({ count, one, many }, index) => {
          const ofAll = index === 0 ? ` of ${results.length}` : "";
          return `${count}${ofAll} ${count === 1 ? one : many}`;
        });
      }
      function renderConsequence(report, facts) {
        const reasons = reasonsToFail(report, facts);
        if (reasons.length > 0)
          return [`**The step fails**: ${reasons.join("; ")}.`];
        const isPlain = report.allAnchored || facts.dryRun || report.results.length === 0;
        return isPlain ? [] : ["Nothing here fails the step (`fail-on`)."];
      }
      function renderInVain(report) {
        const count = (0, _domain_report_report_js__WEBPACK_IMPORTED_MODULE_1__.Bt)(report);
        if (count === 0)
          return "nothing was stamped: no subject was accepted, and none is on the chain";
        return `no stamp is known to be accepted, but ${count} may have been spent: check before you stamp again`;
      }
      function reasonsToFail(report, { failOn, unwritten = [] }) {
        const failing = _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__.rY.filter((verdict) => report.tally[verdict] > 0 && failOn.has(verdict));
        return [
          ...failing.length > 0 ? [`\`fail-on\` lists ${failing.map((verdict) => `\`${verdict}\``).join(", ")}`] : [],
          ...(0, _domain_report_report_js__WEBPACK_IMPORTED_MODULE_1__.EN)(report, failOn) ? [renderInVain(report)] : [],
          ...unwritten.length > 0 ? ["not all evidence could be written"] : []
        ];
      }
    })
  ),
  /***/
  6418: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        P: () => (
          /* binding */
          toProofLines
        )
        /* harmony export */
      });
      var _domain_report_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(923);
      var _domain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1987);
      var _text_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6827);
      const proofAdvice = {
        pending: "Run stamp, check or verify again with the same output-dir or release: it asks for them by their ids and spends nothing.",
        unclear: "The requests may have cost a stamp each and are not sent again, since the service names no id for them. Remove journal.jsonl from output-dir to spend another stamp.",
        missing: "Nothing was spent for them. Stamp again with the same output-dir once the service answers."
      };
      const proofHeads = {
        pending: (names) => `Proof files that are not ready yet: ${names}.`,
        unclear: (names) => `Proof files whose request was not answered: ${names}.`,
        missing: (names) => `Proof files that were not asked for: ${names}.`
      };
      function toProofLines(provable) {
        const first = /* @__PURE__ */ new Map();
        for (const each of provable) {
          const digest = (0, _domain_report_report_js__WEBPACK_IMPORTED_MODULE_0__.ol)(each) ?? "";
          const { proof: state, subject } = each;
          if (state !== void 0 && !first.has(digest))
            first.set(digest, { name: subject.name, state });
        }
        const all = [...first.values()];
        if (all.length === 0)
          return { open: [] };
        const written = all.filter(({ state }) => state.kind === "written").length;
        const open = ["pending", "unclear", "missing"].flatMap((kind) => {
          const some = all.filter(({ state }) => state.kind === kind);
          if (some.length === 0)
            return [];
          const notes = new Set(some.flatMap(({ state }) => "note" in state && state.note !== "" ? [state.note] : []));
          const why = [...notes].slice(0, 3).map((note) => (0, _domain_text_js__WEBPACK_IMPORTED_MODULE_1__.wh)(note));
          return [[proofHeads[kind]((0, _text_line_js__WEBPACK_IMPORTED_MODULE_2__.Sh)(some.map(({ name }) => name))), ...why, proofAdvice[kind]].join(" ")];
        });
        return { count: `Proof files: ${written} of ${all.length} at hand.`, open };
      }
    })
  ),
  /***/
  5020: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        a: () => (
          /* binding */
          renderResultLine
        )
        /* harmony export */
      });
      var _domain_report_anchoring_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4698);
      var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7794);
      var _domain_report_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(923);
      var _domain_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1987);
      var _text_line_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6827);
      function renderResultLine(result) {
        const { icon, label } = _domain_outcome_js__WEBPACK_IMPORTED_MODULE_1__.Jo[result.outcome.kind];
        const digest = (0, _domain_report_report_js__WEBPACK_IMPORTED_MODULE_2__.ol)(result);
        const details = renderDetails(result);
        return [
          `${icon} ${label}`,
          (0, _text_line_js__WEBPACK_IMPORTED_MODULE_4__.zz)(result.subject.name),
          ...digest === void 0 ? [] : [`sha3-256:${digest}`],
          ...details === "" ? [] : [`(${details})`]
        ].join("  ");
      }
      function renderDetails(result) {
        const { outcome, coveredBy } = result;
        const isFine = _domain_outcome_js__WEBPACK_IMPORTED_MODULE_1__.Jo[outcome.kind].anchored || outcome.kind === "accepted" && outcome.note === void 0;
        const requestId = isFine ? void 0 : (0, _domain_outcome_js__WEBPACK_IMPORTED_MODULE_1__.Gb)(outcome);
        return [
          ..."error" in outcome ? [`${outcome.error.code}: ${(0, _domain_text_js__WEBPACK_IMPORTED_MODULE_3__.wh)(outcome.error.message)}`] : [],
          ..."note" in outcome && outcome.note !== void 0 ? [(0, _domain_text_js__WEBPACK_IMPORTED_MODULE_3__.wh)(outcome.note)] : [],
          ...coveredBy === void 0 ? [] : [`by the list sha3-256:${coveredBy}`],
          ...renderFirstBlock(result),
          ...outcome.restsOn === void 0 ? [] : [`by the word of ${outcome.restsOn} alone`],
          ...requestId === void 0 ? [] : [`request ${(0, _domain_text_js__WEBPACK_IMPORTED_MODULE_3__.wh)(requestId, _domain_text_js__WEBPACK_IMPORTED_MODULE_3__.I6.word)}`],
          ...(0, _domain_outcome_js__WEBPACK_IMPORTED_MODULE_1__.X1)(outcome)?.demo ? ["demonstration"] : []
        ].map((detail) => detail.replace(/\.$/, "")).join(", ");
      }
      function renderFirstBlock(result) {
        const first = (0, _domain_report_anchoring_js__WEBPACK_IMPORTED_MODULE_0__.$p)(result)?.first;
        if (first?.blockNumber === void 0)
          return [];
        const date = first.blockDate === void 0 ? "" : ` of ${(0, _domain_text_js__WEBPACK_IMPORTED_MODULE_3__.wh)(first.blockDate, _domain_text_js__WEBPACK_IMPORTED_MODULE_3__.I6.word)}`;
        return [`block ${first.blockNumber}${date}`];
      }
    })
  ),
  /***/
  8417: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        N: () => (
          /* binding */
          hasNativeSha3
        ),
        /* harmony export */
        V: () => (
          /* binding */
          openssl
        )
        /* harmony export */
      });
      var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
      var _domain_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8744);
      const openssl = {
        name: "openssl",
        hash: (bytes) => checkedDigest((0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha3-256", bytes, "hex")),
        create: () => {
          const state = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha3-256");
          return { update: (bytes) => void state.update(bytes), digest: () => checkedDigest(state.digest("hex")) };
        }
      };
      function hasNativeSha3() {
        return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.getHashes)().includes("sha3-256");
      }
      function checkedDigest(hex) {
        if (!(0, _domain_digest_js__WEBPACK_IMPORTED_MODULE_1__.Bc)(hex))
          throw new RangeError(`The hash engine returned ${hex.length} characters that are no digest.`);
        return hex;
      }
    })
  ),
  /***/
  4210: (
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
      var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3047);
      const messages = {
        FILE_UNREADABLE: "It cannot be read",
        FILE_VANISHED: "It is not there",
        FILE_CHANGED: "It changed while it was being hashed",
        FILE_NOT_REGULAR: "It is not a regular file",
        FILE_IS_LINK: "It is a symbolic link, or lies behind one",
        FILE_OUTSIDE_WORKSPACE: "It is not in the workspace",
        FILE_NAME_INVALID: "Its name is not valid UTF-8"
      };
      const codesBySystemCode = {
        ENOENT: "FILE_VANISHED",
        ENOTDIR: "FILE_VANISHED",
        // Opening a link without following it.
        ELOOP: "FILE_IS_LINK",
        EMLINK: "FILE_IS_LINK",
        // Opening a socket, or a device without a driver.
        ENXIO: "FILE_NOT_REGULAR",
        ENODEV: "FILE_NOT_REGULAR",
        EISDIR: "FILE_NOT_REGULAR"
      };
      const tooManyOpen = "This process may open no more files: raise the limit of open files (ulimit -n), and run the job again.";
      const remedies = {
        EMFILE: tooManyOpen,
        ENFILE: tooManyOpen,
        EIO: "The disk could not read the file: check the disk, or write the file anew."
      };
      function fileError(code, { detail, ...options } = {}) {
        return new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z(code, `${messages[code]}${detail === void 0 ? "" : ` (${detail})`}.`, options);
      }
      function toFileError(thrown) {
        const code = systemCode(thrown);
        if (code === void 0)
          return (0, _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__.Xt)(thrown);
        return fileError(codesBySystemCode[code] ?? "FILE_UNREADABLE", { detail: code, cause: thrown, hint: remedies[code] });
      }
      function leadsNowhere(thrown) {
        return ["ENOENT", "ENOTDIR", "ELOOP"].includes(systemCode(thrown) ?? "");
      }
      function brokenLink() {
        const hint = "Mend the link, name the file itself, or leave the link out.";
        return new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("FILE_VANISHED", "It is a symbolic link that leads nowhere.", { hint });
      }
      function systemCode(thrown) {
        return thrown instanceof Error && "code" in thrown && typeof thrown.code === "string" && "errno" in thrown ? thrown.code : void 0;
      }
    })
  ),
  /***/
  951: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        _: () => (
          /* binding */
          isSameState
        ),
        /* harmony export */
        a: () => (
          /* binding */
          fingerprintOf
        )
        /* harmony export */
      });
      function fingerprintOf(stats) {
        return [stats.dev, stats.ino, stats.size, stats.mtimeMs, stats.ctimeMs].join(":");
      }
      function isSameState(one, other) {
        return one.ctimeMs === other.ctimeMs && one.mtimeMs === other.mtimeMs && one.size === other.size && one.nlink === other.nlink && one.ino === other.ino && one.dev === other.dev;
      }
    })
  ),
  /***/
  5557: (
    /***/
    ((__webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
        try {
          let hashBytes = function(bytes) {
            return engine.hash(bytes);
          }, createSha3 = function() {
            return engine.create();
          }, toHashed = function(order, result) {
            const entry = order[result.job];
            if (entry === void 0)
              throw new RangeError(`There is no file number ${result.job}.`);
            const [index, { name }] = entry;
            return "hashes" in result ? { index, subject: { ...result.hashes, name, path: name } } : { index, subject: { name, path: name }, error: result.error };
          }, threadsThatPay = function(files) {
            const bytes = files.reduce((sum, { size }) => sum + size, 0);
            const pays = files.length > 1 && bytes - files.length * openingCost >= poolThreshold;
            return pays ? (0, node_os__WEBPACK_IMPORTED_MODULE_1__.availableParallelism)() : 0;
          }, largestFirst = function(files) {
            return [...files.entries()].sort(([, one], [, other]) => other.size - one.size);
          }, isUnchanged = function(path, fingerprint) {
            try {
              return (0, _fingerprint_js__WEBPACK_IMPORTED_MODULE_4__.a)((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path)) === fingerprint;
            } catch {
              return false;
            }
          };
          __webpack_require__.d(__webpack_exports__, {
            /* harmony export */
            Io: () => (
              /* binding */
              createSha3
            ),
            /* harmony export */
            LS: () => (
              /* binding */
              hashEngine
            ),
            /* harmony export */
            _5: () => (
              /* binding */
              isUnchanged
            ),
            /* harmony export */
            yQ: () => (
              /* binding */
              hashFiles
            ),
            /* harmony export */
            yi: () => (
              /* binding */
              hashBytes
            )
            /* harmony export */
          });
          var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
          var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
          var _fingerprint_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(951);
          var _engine_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8417);
          var _inline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6270);
          const engine = (0, _engine_js__WEBPACK_IMPORTED_MODULE_2__.N)() ? _engine_js__WEBPACK_IMPORTED_MODULE_2__.V : (await __webpack_require__.e(
            /* import() */
            725
          ).then(__webpack_require__.bind(__webpack_require__, 5725))).noble;
          const hashEngine = engine.name;
          async function* hashFiles(files, options = {}) {
            const { sha256 = false, fingerprint = false, onBytes = () => {
            }, signal } = options;
            const threads = Math.min(engine === _engine_js__WEBPACK_IMPORTED_MODULE_2__.V ? options.threads ?? threadsThatPay(files) : 0, files.length);
            const order = threads > 0 ? largestFirst(files) : [...files.entries()];
            const sources = order.map(([, file]) => file);
            const settings = { sha256, fingerprint, onBytes };
            const batches = threads > 0 ? await inPool(sources, { ...settings, threads, signal }) : (0, _inline_js__WEBPACK_IMPORTED_MODULE_3__.q)(sources, { ...settings, engine }, signal);
            for await (const batch of batches) {
              if (batch.length > 0)
                yield batch.map((result) => toHashed(order, result));
            }
          }
          async function inPool(files, options) {
            const { hashInPool } = await __webpack_require__.e(
              /* import() */
              53
            ).then(__webpack_require__.bind(__webpack_require__, 2053));
            return hashInPool(files.map(({ path }) => path), options);
          }
          const poolThreshold = 32 * 1024 * 1024;
          const openingCost = 8 * 1024;
          __webpack_async_result__();
        } catch (e) {
          __webpack_async_result__(e);
        }
      }, 1);
    })
  ),
  /***/
  6270: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        q: () => (
          /* binding */
          hashInline
        )
      });
      var promises_ = __webpack_require__(6119);
      var file_error = __webpack_require__(4210);
      var external_node_crypto_ = __webpack_require__(7598);
      var external_node_fs_ = __webpack_require__(3024);
      var external_node_fs_promises_ = __webpack_require__(1455);
      var hashing_fingerprint = __webpack_require__(951);
      ;
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
      const flags = external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NOFOLLOW ?? 0) | (external_node_fs_.constants.O_NONBLOCK ?? 0);
      function createBuffer() {
        return Buffer.allocUnsafeSlow(bufferSize);
      }
      function hashFileSync(path, buffer, settings) {
        const file = (0, external_node_fs_.openSync)(path, flags);
        try {
          const before = regular((0, external_node_fs_.fstatSync)(file));
          const isSmall = before.size < buffer.length;
          const digests = (isSmall ? digestSmall : digestLarge)(file, before.size, buffer, settings);
          const after = isSmall ? (0, external_node_fs_.fstatSync)(file) : (0, external_node_fs_.lstatSync)(path);
          if (!(0, hashing_fingerprint._)(before, after))
            throw changed(path);
          return toHashes(digests, before, settings);
        } finally {
          (0, external_node_fs_.closeSync)(file);
        }
      }
      function changed(path) {
        (0, external_node_fs_.lstatSync)(path);
        return (0, file_error.zS)("FILE_CHANGED");
      }
      function digestSmall(file, size, buffer, settings) {
        let total = 0;
        let read = 0;
        do {
          read = (0, external_node_fs_.readSync)(file, buffer, total, buffer.length - total, null);
          total += read;
        } while (read > 0 && total < size);
        if (total !== size)
          throw (0, file_error.zS)("FILE_CHANGED");
        const bytes = buffer.subarray(0, total);
        const digest = settings.engine.hash(bytes);
        const digests = settings.sha256 ? { digest, sha256: (0, external_node_crypto_.hash)("sha256", bytes, "hex") } : { digest };
        settings.onBytes(total);
        return digests;
      }
      function digestLarge(file, size, buffer, settings) {
        const meter = createMeter(size, settings);
        for (; ; ) {
          const read = (0, external_node_fs_.readSync)(file, buffer, 0, buffer.length, null);
          if (read === 0)
            return meter.finish();
          meter.add(buffer.subarray(0, read));
        }
      }
      async function hashFile(path, buffers, settings, signal) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
          const file = __addDisposableResource(env_1, await (0, external_node_fs_promises_.open)(path, flags), true);
          const before = regular(await file.stat());
          const digests = await digestAlternately(file, before.size, buffers, settings, signal);
          if (!(0, hashing_fingerprint._)(before, await (0, external_node_fs_promises_.lstat)(path)))
            throw (0, file_error.zS)("FILE_CHANGED");
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
      function createMeter(size, { engine, sha256, onBytes }) {
        const sha3 = engine.create();
        const sha2 = sha256 ? (0, external_node_crypto_.createHash)("sha256") : void 0;
        let total = 0;
        return {
          add: (bytes) => {
            total += bytes.length;
            if (total > size)
              throw (0, file_error.zS)("FILE_CHANGED");
            sha3.update(bytes);
            sha2?.update(bytes);
            onBytes(bytes.length);
          },
          finish: () => {
            if (total < size)
              throw (0, file_error.zS)("FILE_CHANGED");
            return { digest: sha3.digest(), ...sha2 && { sha256: sha2.digest("hex") } };
          }
        };
      }
      function regular(stats) {
        if (!stats.isFile())
          throw (0, file_error.zS)("FILE_NOT_REGULAR");
        return stats;
      }
      function toHashes(digests, stats, { fingerprint }) {
        const { size } = stats;
        return fingerprint ? { ...digests, size, fingerprint: (0, hashing_fingerprint.a)(stats) } : { ...digests, size };
      }
      ;
      const longestHoldMs = 4;
      async function* hashInline(files, settings, signal) {
        const buffers = [createBuffer(), createBuffer()];
        let done = [];
        let resumed = performance.now();
        let job = -1;
        for (const { path, size } of files) {
          job += 1;
          const isSmall = size < bufferSize;
          if (!isSmall || performance.now() - resumed >= longestHoldMs) {
            yield done;
            done = [];
            await (0, promises_.setImmediate)();
            resumed = performance.now();
          }
          if (signal?.aborted)
            return;
          try {
            const hashes = isSmall ? hashFileSync(path, buffers[0], settings) : await hashFile(path, buffers, settings, signal);
            done.push({ job, hashes });
          } catch (thrown) {
            if (signal?.aborted)
              return;
            done.push({ job, error: (0, file_error.GI)(thrown) });
          }
        }
        yield done;
      }
    })
  ),
  /***/
  283: (
    /***/
    ((__webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
        try {
          let hashText = function(pieces) {
            const sha3 = (0, _hash_files_js__WEBPACK_IMPORTED_MODULE_1__.Io)();
            const sha2 = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
            const encoder = new TextEncoder();
            let buffer = new Uint8Array(0);
            for (const piece of pieces) {
              if (buffer.length < piece.length * 3)
                buffer = new Uint8Array(piece.length * 3);
              const bytes = buffer.subarray(0, encoder.encodeInto(piece, buffer).written);
              sha3.update(bytes);
              sha2.update(bytes);
            }
            return { sha3_256: sha3.digest(), sha256: sha2.digest("hex") };
          }, discard = function({ buffer, byteLength }) {
            if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength)
              buffer.transfer(0);
          };
          __webpack_require__.d(__webpack_exports__, {
            /* harmony export */
            L: () => (
              /* binding */
              hashStream
            ),
            /* harmony export */
            q: () => (
              /* binding */
              hashText
            )
            /* harmony export */
          });
          var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
          var _hash_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5557);
          var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_hash_files_js__WEBPACK_IMPORTED_MODULE_1__]);
          _hash_files_js__WEBPACK_IMPORTED_MODULE_1__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];
          async function hashStream(bytes, onBytes) {
            const sha3 = (0, _hash_files_js__WEBPACK_IMPORTED_MODULE_1__.Io)();
            const sha2 = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
            let size = 0;
            for await (const chunk of bytes) {
              sha3.update(chunk);
              sha2.update(chunk);
              size += chunk.length;
              onBytes(chunk.length);
              discard(chunk);
            }
            return { digest: sha3.digest(), sha256: sha2.digest("hex"), size };
          }
          __webpack_async_result__();
        } catch (e) {
          __webpack_async_result__(e);
        }
      });
    })
  ),
  /***/
  4659: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        T: () => (
          /* binding */
          runEach
        )
        /* harmony export */
      });
      var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3047);
      var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7794);
      var _domain_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1987);
      var _turns_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8620);
      const outagesInARow = 5;
      async function runEach(targets, operate, options) {
        const { concurrency, keyOf, onResult } = options;
        const brake = createBrake(options.stop);
        const register = createRegister();
        const turns = (0, _turns_js__WEBPACK_IMPORTED_MODULE_3__.z)(concurrency, async (turn) => {
          const outcome = brake.reason() ?? await attemptOperation(operate, turn.target);
          brake.watch(outcome);
          for (const each of register.settle(keyOf(turn.target), turn, outcome))
            onResult(each, outcome);
        });
        try {
          for await (const turn of targets) {
            const known = register.enter(keyOf(turn.target), turn);
            if (known === "new")
              turns.add(turn);
            else if (known !== "asked")
              onResult(turn, known);
          }
        } finally {
          register.close();
          await turns.rest();
        }
      }
      function createRegister() {
        const asked = /* @__PURE__ */ new Set();
        const answers = /* @__PURE__ */ new Map();
        const twins = /* @__PURE__ */ new Map();
        let isClosed = false;
        return {
          /** The answer for `key`, or whether it is asked for already; then `turn` waits for it too. */
          enter: (key, turn) => {
            const answer = answers.get(key);
            if (answer !== void 0)
              return answer;
            if (!asked.has(key)) {
              asked.add(key);
              return "new";
            }
            const waiting = twins.get(key);
            if (waiting === void 0)
              twins.set(key, [turn]);
            else
              waiting.push(turn);
            return "asked";
          },
          /** @returns all who asked for `key` */
          settle: (key, first, answer) => {
            if (!isClosed)
              answers.set(key, answer);
            return [first, ...twins.get(key) ?? []];
          },
          /** No more targets come, so the answers need not be kept. */
          close: () => {
            isClosed = true;
            asked.clear();
            answers.clear();
          }
        };
      }
      async function attemptOperation(operate, target) {
        try {
          return await operate(target);
        } catch (thrown) {
          return (0, _domain_outcome_js__WEBPACK_IMPORTED_MODULE_1__.w2)((0, _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__.Xt)(thrown));
        }
      }
      function createBrake(stop) {
        let cause;
        let outages = 0;
        return {
          reason: () => {
            if (stop.aborted)
              return notAttempted("the run was cancelled");
            return cause && notAttempted(`the run was stopped by ${cause.code}: ${cause.message}`, cause);
          },
          watch: (outcome) => {
            const error = (0, _domain_outcome_js__WEBPACK_IMPORTED_MODULE_1__.Mz)(outcome);
            if (error?.code === "NOT_ATTEMPTED")
              return;
            const facts = error && (0, _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__.u2)(error.code);
            outages = facts?.outage === true ? outages + 1 : 0;
            if (facts?.stopsRun === true || outages >= outagesInARow)
              cause ??= error;
          }
        };
      }
      function notAttempted(reason, cause) {
        return (0, _domain_outcome_js__WEBPACK_IMPORTED_MODULE_1__.w2)(new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("NOT_ATTEMPTED", (0, _domain_text_js__WEBPACK_IMPORTED_MODULE_2__.em)(`Nothing was sent for it: ${reason}`), { cause }));
      }
    })
  ),
  /***/
  8620: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        z: () => (
          /* binding */
          createTurns
        )
        /* harmony export */
      });
      function createTurns(count, work) {
        const jobs = [];
        let head = 0;
        let busy = 0;
        let failure;
        let wake = () => {
        };
        const takeTurns = async () => {
          busy += 1;
          for (let job = jobs[head]; job !== void 0; job = jobs[head]) {
            jobs[head] = void 0;
            head += 1;
            try {
              await work(job);
            } catch (thrown) {
              failure ??= { thrown };
            }
          }
          busy -= 1;
          if (busy === 0)
            wake();
        };
        return {
          add: (job) => {
            jobs.push(job);
            if (busy < count)
              void takeTurns();
          },
          rest: async () => {
            if (busy > 0)
              await new Promise((resolve) => wake = resolve);
            if (failure !== void 0)
              throw failure.thrown;
          }
        };
      }
    })
  )
};
