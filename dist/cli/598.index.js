export const id = 598;
export const ids = [598];
export const modules = {
  /***/
  3679: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        n: () => (
          /* binding */
          reportToIssue
        )
      });
      var external_node_crypto_ = __webpack_require__(7598);
      var errors = __webpack_require__(3026);
      var markdown = __webpack_require__(5601);
      var report = __webpack_require__(5299);
      var core_text = __webpack_require__(7422);
      var view = __webpack_require__(3619);
      ;
      const budgets = { alarms: 4e5, notices: 1e5, faults: 5e4, rows: 2e5 };
      function renderScanSummary(view2, facts) {
        const { alarms, notices, accepted } = view2;
        const parts = [
          `## ${view2.headline}`,
          ...view2.report.demo ? [`> [!WARNING]
> **${demonstrationNote}**`] : [],
          ...view2.skipped === void 0 ? [] : [toMarkdownText(view2.skipped)],
          renderList("What is not as recorded", alarms, budgets.alarms),
          ...alarms.length > 0 ? [`> [!CAUTION]
> **If you did not do this yourself**, ${advice.stranger}
>
> ${advice.owner}`] : [],
          ...facts.issueUrl === void 0 ? [] : [`The issue about it: ${link(facts.issueUrl, facts.issueUrl)}`],
          renderFaults(view2),
          renderList("Only told, not a finding against a release", notices, budgets.notices),
          renderList("Accepted, and the record from now on", accepted, budgets.notices),
          renderReleases(view2),
          renderHistory(view2),
          ...view2.unrecorded.length > 0 ? [
            `Unrecorded, and so only noted down for the next look: ${renderFew(view2.unrecorded, (tag) => toMarkdownCode(tag))}.`
          ] : [],
          view2.hasBaseline ? "Compared with the baseline, then with the evidence on the release page." : "There was no baseline: compared with the evidence on the release page alone. Somebody who controls that page and stamps other bytes looks there like its owner.",
          renderFoot(facts)
        ];
        return `${parts.filter((part) => part !== "").join("\n\n")}
`;
      }
      function renderFindings(findings, budget) {
        const say = (phrase) => (0, view.gF)(phrase, { name: markdown.Cu, text: markdown.u9 });
        return (0, markdown.nc)(findings, budget, ({ subject, sentence, facts }) => {
          return `- ${[`**${say(subject)}** ${sentence}`, ...facts.map(say)].join("<br>")}`;
        });
      }
      function renderList(title2, findings, budget) {
        if (findings.length === 0)
          return "";
        const { rows, left } = renderFindings(findings, budget);
        return `### ${title2}

${rows.join("\n")}${renderLeft(left, "", "monitor.json")}`;
      }
      function renderLeft(left, what, file) {
        return left > 0 ? `

${left} more${what} are left out here; \`${file}\` has all.` : "";
      }
      function renderFaults({ faults }) {
        if (faults.length === 0)
          return "";
        const { rows, left } = renderWithinBudget(faults, budgets.faults, ({ why, names }) => {
          return `- ${renderFew(names, (name) => toMarkdownCode(name))}<br>${toMarkdownText(why)}`;
        });
        const cut = renderLeft(left, " reasons", "results.json");
        return `### What could not be asked

This says nothing about these files; the next look asks again.

${rows.join("\n")}${cut}`;
      }
      const icons = {
        changed: "\u274C",
        "not asked": "\u{1F4E1}",
        unrecorded: "\u2796",
        "as recorded": "\u2705"
      };
      function renderReleases({ releases }) {
        if (releases.length === 0)
          return "";
        const { rows, left } = renderWithinBudget(releases, budgets.rows, ({ tag, standing, isRecorded, counts }) => {
          const details = [...isRecorded ? [] : ["nothing recorded"], ...counts === "" ? [] : [counts]].join(", ");
          return `| ${icons[standing]}&nbsp;${toMarkdownCode(tag)} | ${details} |`;
        });
        const head = "| release | how it stands |\n|---|---|";
        const table = `${head}
${rows.join("\n")}${renderLeft(left, " releases", "monitor.json")}`;
        if (releases.length <= maxUnfolded)
          return table;
        return `<details><summary>${counted(releases.length, "release")}, a row each</summary>

${table}

</details>`;
      }
      const squares = { whole: "\u{1F7E9}", partial: "\u{1F7E8}", changed: "\u{1F7E5}" };
      function renderHistory({ history }) {
        const scans = history.slice(-26);
        const [first] = scans;
        const last = scans.at(-1);
        if (first === void 0 || last === void 0 || scans.length < 2)
          return "";
        const row = scans.map(({ changed, isWhole }) => squares[changed > 0 ? "changed" : isWhole ? "whole" : "partial"]);
        const dates = `${first.finished.slice(0, 10)} to ${last.finished.slice(0, 10)}`;
        return `**Last ${scans.length} looks** ${row.join("")}<br><sub>${toMarkdownText(dates)} \xB7 ${squares.whole} as recorded \xB7 ${squares.partial} only a part could be asked \xB7 ${squares.changed} not as recorded</sub>`;
      }
      function renderFoot({ monitorPath, resultsPath, apiUrl, nodeNames = [], startedAt, finishedAt }) {
        const seconds = ((finishedAt.getTime() - startedAt.getTime()) / 1e3).toFixed(1);
        const files = [
          ...monitorPath === void 0 ? [] : [`the next baseline ${toMarkdownCode(monitorPath)}`],
          ...resultsPath === void 0 ? [] : [`results ${toMarkdownCode(resultsPath)}`]
        ];
        const evidence = files.length > 0 ? `<br>Evidence: ${files.join(" \xB7 ")}` : "";
        const finished = finishedAt.toISOString().slice(0, 19).replace("T", " ");
        const asked = [...apiUrl === "" ? [] : [apiUrl], ...nodeNames].map((address) => toMarkdownCode(address));
        return `<sub>monitor \xB7 ${asked.join(" \xB7 ")} \xB7 ${seconds} s \xB7 finished ${finished} UTC${evidence}</sub>`;
      }
      var repository = __webpack_require__(6034);
      ;
      const jobLogin = "github-actions[bot]";
      const title = "Releases are not as recorded";
      async function reportToIssue(openIssues, { alarms, notices, counts: { isWhole, finished } }, runUrl, log) {
        try {
          const url = await keepIssue(openIssues(), { alarms, notices, isWhole, finished, runUrl });
          return { ...url !== void 0 && { url }, errors: [] };
        } catch (thrown) {
          const error = (0, errors.Xt)(thrown);
          if (!(0, repository.E)(error))
            return { errors: [error] };
          log.warning(error.message, { title: error.code });
          return { errors: [] };
        }
      }
      async function keepIssue(issues, report2) {
        const isClean = report2.alarms.length === 0;
        if (isClean && !report2.isWhole)
          return void 0;
        const own = await readOwn(issues, await issues.readLogin() ?? jobLogin);
        if (isClean)
          return issue_close(issues, own, report2);
        const [first = own.at(-1), ...others] = own.filter(({ isOpen }) => isOpen);
        for (const { number } of others)
          await retire(issues, number, first);
        if (first !== void 0)
          return update(issues, first, report2);
        const created = await issues.create(title, renderBody(report2, keysOf(report2)));
        return keepEarliest(issues, created, report2);
      }
      async function readOwn(issues, login) {
        const own = [];
        for await (const issue of issues.readIssues(login)) {
          if (issue.author === login && readMark(issue.body) !== void 0)
            own.push(issue);
        }
        return own;
      }
      async function keepEarliest(issues, created, report2) {
        const own = await readOwn(issues, created.author);
        const first = own.find(({ isOpen, number }) => isOpen && number < created.number);
        if (first === void 0)
          return created.url;
        await retire(issues, created.number, first);
        return update(issues, first, report2);
      }
      async function retire(issues, number, first) {
        const body = `Opened at the same time as #${first?.number}, which goes on.`;
        await issues.update(number, { body, state: "closed", state_reason: "not_planned" });
      }
      async function issue_close(issues, own, report2) {
        const news = "Everything was asked, and every release is as recorded again.";
        for (const { number } of own.filter(({ isOpen }) => isOpen)) {
          await issues.comment(number, `${news}

${issue_renderFoot(report2)}`);
          await issues.update(number, { state: "closed", state_reason: "completed" });
        }
      }
      async function update(issues, issue, report2) {
        const before = readMark(issue.body) ?? /* @__PURE__ */ new Set();
        const now = keysOf(report2);
        const isNew = [...now].some((key) => !before.has(key));
        const keys = report2.isWhole ? now : toKeys([...now, ...before]);
        const isOther = isNew || keys.size !== before.size;
        if (issue.isOpen && !isOther && !report2.isWhole)
          return issue.url;
        const state = issue.isOpen ? {} : { state: "open", state_reason: "reopened" };
        await issues.update(issue.number, { body: renderBody(report2, keys), ...state });
        if (isOther || !issue.isOpen) {
          await issues.comment(issue.number, renderComment(issue.isOpen, report2, keys.size - now.size));
        }
        return issue.url;
      }
      const maxCharacters = { alarms: 4e4, notices: 8e3 };
      function renderBody(report2, keys) {
        const { alarms, notices } = report2;
        const unasked = keys.size - keysOf(report2).size;
        return [
          `<!-- anchor-artifacts:monitor ${[...keys].toSorted().join(",")} -->`,
          "What these releases serve, or what the chain says of them, is not what was recorded:",
          issue_renderList(alarms, maxCharacters.alarms),
          ...unasked > 0 ? [`${unasked} found before could not be asked about this time.`] : [],
          `**If you did not do this yourself**, ${view.v9.stranger}`,
          view.v9.owner,
          ...notices.length > 0 ? ["Only told, not a finding against a release:", issue_renderList(notices, maxCharacters.notices)] : [],
          issue_renderFoot(report2)
        ].join("\n\n");
      }
      function issue_renderList(findings, budget) {
        const { rows, left } = renderFindings(findings, budget);
        return [rows.join("\n"), ...left > 0 ? [`${left} more are in \`monitor.json\`.`] : []].join("\n\n");
      }
      function renderComment(wasOpen, report2, unasked) {
        const count = (0, view.hS)(report2.alarms.length, "finding");
        const others = unasked > 0 ? `, and ${unasked} that could not be asked about` : "";
        const news = wasOpen ? `The findings are others now: ${count}${others}.` : `Found again: ${count}.`;
        return `${news} They are in the text above.

${issue_renderFoot(report2)}`;
      }
      function issue_renderFoot({ finished, runUrl }) {
        const when = (0, markdown.u9)(`${finished.slice(0, 16).replace("T", " ")} UTC`);
        return `<sub>Looked at on ${when}${runUrl === "" ? "" : `, ${(0, markdown.nf)("this run", runUrl)}`}.</sub>`;
      }
      const keyLength = 12;
      const mark = /^<!-- anchor-artifacts:monitor ((?:[0-9a-f]{12}(?:,[0-9a-f]{12})*)?) -->(?=\r?\n|$)/;
      function readMark(body) {
        const [, keys] = mark.exec(body) ?? [];
        return keys === void 0 ? void 0 : new Set(keys.split(",").filter((key) => key !== ""));
      }
      const maxKeyCount = 1e3;
      function keysOf({ alarms }) {
        return toKeys(alarms.map(({ finding }) => keyOf(finding)));
      }
      function keyOf({ kind, release, asset, seen }) {
        const facts = [kind, release, asset, seen?.sha256, seen?.sha3_256, seen?.commit, seen?.block];
        return toKey(JSON.stringify(facts.map((fact) => fact ?? null)));
      }
      function toKeys(findings) {
        const keys = [...new Set(findings)].toSorted();
        if (keys.length <= maxKeyCount)
          return new Set(keys);
        return /* @__PURE__ */ new Set([toKey(keys.join()), ...keys.slice(0, maxKeyCount - 1)]);
      }
      function toKey(text) {
        return (0, external_node_crypto_.createHash)("sha256").update(text).digest("hex").slice(0, keyLength);
      }
    })
  ),
  /***/
  5217: (
    /***/
    ((__webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
        try {
          __webpack_require__.d(__webpack_exports__, {
            /* harmony export */
            runMonitor: () => (
              /* binding */
              runMonitor
            )
            /* harmony export */
          });
          var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
          var _api_downloads_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(8987);
          var _host_host_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9680);
          var _host_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1307);
          var _run_ending_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1459);
          var _run_operation_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1822);
          var _run_output_dir_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9744);
          var _finding_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7005);
          var _issue_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3679);
          var _monitor_file_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7273);
          var _render_lines_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1452);
          var _scan_files_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(941);
          var _scan_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4782);
          var _view_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(3619);
          var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_run_operation_js__WEBPACK_IMPORTED_MODULE_4__]);
          _run_operation_js__WEBPACK_IMPORTED_MODULE_4__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];
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
          async function runMonitor(inputs, host, tools) {
            const web = (0, _api_downloads_js__WEBPACK_IMPORTED_MODULE_13__.x)();
            try {
              return await run(inputs, host, tools, web);
            } finally {
              await web.close();
            }
          }
          async function run(inputs, host, tools, web) {
            const { workspace, origin, log } = host;
            const startedAt = /* @__PURE__ */ new Date();
            const baseline = await findBaseline(inputs.baseline, host);
            const folder = await (0, _run_output_dir_js__WEBPACK_IMPORTED_MODULE_5__.jk)(inputs.outputDir, host);
            await (0, _run_output_dir_js__WEBPACK_IMPORTED_MODULE_5__.qT)(folder, [(0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workspace, inputs.baseline)]);
            const scan = await scanOrSkip(inputs, host, () => tools.openRepository(web), baseline);
            const view = (0, _view_js__WEBPACK_IMPORTED_MODULE_12__.__)(scan, baseline, origin.repository, /* @__PURE__ */ new Date());
            for (const line of (0, _render_lines_js__WEBPACK_IMPORTED_MODULE_9__.renderScanLines)(view))
              log.info(line);
            const facts = {
              ...origin,
              mode: "monitor",
              startedAt,
              finishedAt: new Date(view.counts.finished),
              apiUrl: (0, _host_inputs_js__WEBPACK_IMPORTED_MODULE_2__.Ad)(inputs),
              nodeNames: inputs.nodes.map(({ name }) => name),
              dryRun: inputs.dryRun,
              failOn: inputs.failOn
            };
            const file = (0, _scan_files_js__WEBPACK_IMPORTED_MODULE_10__.m)(scan.releases, baseline, origin.repository, view);
            const files = await (0, _scan_files_js__WEBPACK_IMPORTED_MODULE_10__.s)(view, file, facts, folder);
            const issue = inputs.issue ? await (0, _issue_js__WEBPACK_IMPORTED_MODULE_7__.n)(() => tools.openIssues(web), view, origin.runUrl, log) : { errors: [] };
            const unshown = await tools.present(view, { ...facts, ...files.paths, ...issue.url && { issueUrl: issue.url } });
            return (0, _run_ending_js__WEBPACK_IMPORTED_MODULE_3__.Z)(view.report, [...files.errors, ...issue.errors, ...unshown], inputs, host);
          }
          async function findBaseline(path, { workspace, origin, log }) {
            if (path === "")
              return void 0;
            const baseline = await (0, _monitor_file_js__WEBPACK_IMPORTED_MODULE_8__.mF)((0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workspace, path), origin.repository);
            if (baseline === void 0)
              log.notice("There is no baseline yet: what this look sees becomes the first one.");
            return baseline;
          }
          async function scanOrSkip(inputs, { log, signals }, openRepository, baseline) {
            const env_1 = { stack: [], error: void 0, hasError: false };
            try {
              const skip = (0, _host_inputs_js__WEBPACK_IMPORTED_MODULE_2__.bk)(inputs);
              if (skip !== void 0) {
                log.notice(`${skip} GitHub was not asked either.`);
                return { releases: [], faults: [], outcomes: /* @__PURE__ */ new Map(), skipped: skip };
              }
              const { stop } = signals.cancellation;
              const operation = __addDisposableResource(env_1, await (0, _run_operation_js__WEBPACK_IMPORTED_MODULE_4__.o4)({ ...inputs, mode: "verify", report: false }, { log, signals }), true);
              let progress = (0, _host_host_js__WEBPACK_IMPORTED_MODULE_1__.Eo)("GitHub's list of releases");
              const shown = (0, _host_host_js__WEBPACK_IMPORTED_MODULE_1__.mf)(log, () => progress);
              const scan = (0, _scan_js__WEBPACK_IMPORTED_MODULE_11__.G)(openRepository(), baseline, {
                most: inputs.releases,
                isDownloading: inputs.bytes === "download",
                accepted: inputs.accept.flatMap((line) => (0, _finding_js__WEBPACK_IMPORTED_MODULE_6__.TO)(line) ?? []),
                stop,
                now: /* @__PURE__ */ new Date(),
                blockTime: inputs.blockTime,
                verify: operation.operate,
                concurrency: inputs.concurrency,
                onProgress: (change) => {
                  const { waitingFor: _, ...counts } = progress;
                  progress = { ...counts, ...change };
                },
                onDebug: log.debug
              });
              return await scan.finally(shown.stop);
            } catch (e_1) {
              env_1.error = e_1;
              env_1.hasError = true;
            } finally {
              const result_1 = __disposeResources(env_1);
              if (result_1)
                await result_1;
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
  941: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        m: () => (
          /* binding */
          toMonitorFile
        ),
        /* harmony export */
        s: () => (
          /* binding */
          writeScanFiles
        )
        /* harmony export */
      });
      var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3026);
      var _core_file_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7550);
      var _host_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(534);
      var _run_results_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6555);
      var _monitor_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7273);
      var _render_lines_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1452);
      async function writeScanFiles(view, file, facts, folder) {
        const resultsPath = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _core_file_names_js__WEBPACK_IMPORTED_MODULE_2__.NW.results);
        const monitorPath = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _core_file_names_js__WEBPACK_IMPORTED_MODULE_2__.NW.monitor);
        const attempts = await Promise.allSettled([
          (0, _host_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__.v)(resultsPath, (0, _run_results_file_js__WEBPACK_IMPORTED_MODULE_4__.t)(view.report, facts)),
          (0, _host_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__.v)(monitorPath, (0, _monitor_file_js__WEBPACK_IMPORTED_MODULE_5__.dR)(file)),
          (0, _host_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__.v)((0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _core_file_names_js__WEBPACK_IMPORTED_MODULE_2__.NW.badge), `${JSON.stringify((0, _render_lines_js__WEBPACK_IMPORTED_MODULE_6__.toScanBadge)(view))}
`)
        ]);
        const [results, monitor] = attempts;
        return {
          paths: {
            ...results.status === "fulfilled" && { resultsPath },
            ...monitor.status === "fulfilled" && { monitorPath }
          },
          errors: attempts.flatMap((attempt) => attempt.status === "rejected" ? [(0, _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.Xt)(attempt.reason)] : [])
        };
      }
      function toMonitorFile(releases, baseline, repository, { counts, history }) {
        const scanned = new Set(releases.map(({ tag }) => tag));
        const lastWhole = counts.isWhole ? counts.finished : baseline?.lastWhole;
        return {
          repository,
          finished: counts.finished,
          ...lastWhole !== void 0 && { lastWhole },
          scans: history,
          findings: releases.flatMap(({ findings }) => findings),
          releases: [
            ...releases.map(({ next }) => next),
            ...(baseline?.releases ?? []).filter(({ tag }) => !scanned.has(tag))
          ]
        };
      }
    })
  )
};
