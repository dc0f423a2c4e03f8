export const id = 598;
export const ids = [598];
export const modules = {
  /***/
  7915: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        n: () => (
          /* binding */
          reportToIssue
        )
        /* harmony export */
      });
      var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3943);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7422);
      var _render_markdown_parts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1722);
      var _render_markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5601);
      var _render_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2010);
      var _repository_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6034);
      var _view_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1445);
      const jobLogin = "github-actions[bot]";
      const title = "Releases are not as recorded";
      async function reportToIssue(openIssues, { alarms, notices, advice, counts: { isWhole, finished } }, runUrl, log) {
        try {
          const url = await keepIssue(openIssues(), { alarms, notices, advice, isWhole, finished, runUrl });
          return { ...url !== void 0 && { url }, errors: [] };
        } catch (thrown) {
          const error = (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.Xt)(thrown);
          if (!(0, _repository_js__WEBPACK_IMPORTED_MODULE_6__.E)(error))
            return { errors: [error] };
          log.warning(error.message, { title: error.code });
          return { errors: [] };
        }
      }
      async function keepIssue(issues, report) {
        const isClean = report.alarms.length === 0;
        if (isClean && !report.isWhole)
          return void 0;
        const own = await readOwn(issues, await issues.readLogin() ?? jobLogin);
        if (isClean)
          return close(issues, own, report);
        const [first = own.at(-1), ...others] = own.filter(({ isOpen }) => isOpen);
        for (const { number } of others)
          await retire(issues, number, first);
        if (first !== void 0)
          return update(issues, first, report);
        const created = await issues.create(title, renderBody(report, keysOf(report)));
        return keepEarliest(issues, created, report);
      }
      async function readOwn(issues, login) {
        const own = [];
        for await (const issue of issues.readIssues(login)) {
          if (issue.author === login && readMark(issue.body) !== void 0)
            own.push(issue);
        }
        return own;
      }
      async function keepEarliest(issues, created, report) {
        const own = await readOwn(issues, created.author);
        const first = own.find(({ isOpen, number }) => isOpen && number < created.number);
        if (first === void 0)
          return created.url;
        await retire(issues, created.number, first);
        return update(issues, first, report);
      }
      async function retire(issues, number, first) {
        const body = `Opened at the same time as #${first?.number}, which goes on.`;
        await issues.update(number, { body, state: "closed", state_reason: "not_planned" });
      }
      async function close(issues, own, report) {
        const news = "Everything was asked, and every release is as recorded again.";
        for (const { number } of own.filter(({ isOpen }) => isOpen)) {
          await issues.comment(number, `${news}

${renderScanDate(report)}`);
          await issues.update(number, { state: "closed", state_reason: "completed" });
        }
      }
      async function update(issues, issue, report) {
        const before = readMark(issue.body) ?? /* @__PURE__ */ new Set();
        const now = keysOf(report);
        const isNew = [...now].some((key) => !before.has(key));
        const keys = report.isWhole ? now : toKeys([...now, ...before]);
        const isOther = isNew || keys.size !== before.size;
        if (issue.isOpen && !isOther && !report.isWhole)
          return issue.url;
        const state = issue.isOpen ? {} : { state: "open", state_reason: "reopened" };
        await issues.update(issue.number, { body: renderBody(report, keys), ...state });
        if (isOther || !issue.isOpen) {
          await issues.comment(issue.number, renderComment(issue.isOpen, report, keys.size - now.size));
        }
        return issue.url;
      }
      const maxCharacters = { alarms: 4e4, notices: 8e3 };
      function renderBody(report, keys) {
        const { alarms, notices, advice } = report;
        const unasked = keys.size - keysOf(report).size;
        return (0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.gI)([
          `<!-- anchor-artifacts:monitor ${[...keys].toSorted().join(",")} -->`,
          "What these releases serve, or what the chain says of them, is not what was recorded:",
          renderList(alarms, maxCharacters.alarms),
          unasked > 0 && `${unasked} found before could not be asked about this time.`,
          ...advice,
          notices.length > 0 && "Only told, not a finding against a release:",
          renderList(notices, maxCharacters.notices),
          renderScanDate(report)
        ]).join("\n\n");
      }
      function renderList(findings, budget) {
        const { rows, left } = (0, _render_js__WEBPACK_IMPORTED_MODULE_5__.renderFindings)(findings, budget);
        return (0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.gI)([rows.join("\n"), left > 0 && `${left} more are in \`monitor.json\`.`]).join("\n\n");
      }
      function renderComment(wasOpen, report, unasked) {
        const count = (0, _view_js__WEBPACK_IMPORTED_MODULE_7__.hS)(report.alarms.length, "finding");
        const others = unasked > 0 ? `, and ${unasked} that could not be asked about` : "";
        const news = wasOpen ? `The findings are others now: ${count}${others}.` : `Found again: ${count}.`;
        return `${news} They are in the text above.

${renderScanDate(report)}`;
      }
      function renderScanDate({ finished, runUrl }) {
        const when = (0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_4__.u9)(`${finished.slice(0, 16).replace("T", " ")} UTC`);
        return `<sub>Looked at on ${when}${runUrl === "" ? "" : `, ${(0, _render_markdown_parts_js__WEBPACK_IMPORTED_MODULE_3__.nf)("this run", runUrl)}`}.</sub>`;
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
      function keyOf({ kind, repository, release, asset, seen }) {
        const facts = [
          kind,
          repository.toLowerCase(),
          release,
          asset,
          seen?.sha256,
          seen?.sha3_256,
          seen?.commit,
          seen?.block
        ];
        return toKey(JSON.stringify(facts.map((fact) => fact ?? null)));
      }
      function toKeys(findings) {
        const keys = [...new Set(findings)].toSorted();
        if (keys.length <= maxKeyCount)
          return new Set(keys);
        return /* @__PURE__ */ new Set([toKey(keys.join()), ...keys.slice(0, maxKeyCount - 1)]);
      }
      function toKey(text) {
        return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(text).digest("hex").slice(0, keyLength);
      }
    })
  ),
  /***/
  5217: (
    /***/
    ((__webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
        try {
          let findBaseline = function(path, watched, { workspace, log }) {
            if (path === "")
              return void 0;
            const baseline = (0, _monitor_file_js__WEBPACK_IMPORTED_MODULE_12__.mF)((0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workspace, path), workspace, watched);
            if (baseline === void 0)
              log.notice("There is no baseline yet: what this look sees becomes the first one.");
            else
              log.info(`Comparing with the baseline ${path}${dated(baseline)}.`);
            return baseline;
          }, dated = function({ scans }) {
            const last = scans.at(-1)?.finished;
            return last === void 0 ? "" : ` of ${last.slice(0, 10)}`;
          }, toMonitorFile = function({ repositories, releases }, baseline, { counts, history }) {
            const lastWhole = counts.isWhole ? counts.finished : baseline?.lastWhole;
            const scanned = new Set(repositories.map(({ known }) => known));
            const byRepository = Map.groupBy(releases, ({ repository }) => repository);
            return {
              finished: counts.finished,
              ...lastWhole !== void 0 && { lastWhole },
              scans: history,
              findings: (0, _scan_js__WEBPACK_IMPORTED_MODULE_15__.WX)({ repositories, releases }),
              repositories: [
                ...repositories.map((one) => nextRepository(one, byRepository.get(one.name) ?? [])),
                ...(baseline?.repositories ?? []).filter((known) => !scanned.has(known))
              ]
            };
          }, nextRepository = function({ watched, number, known, isGone }, releases) {
            if (isGone && known !== void 0)
              return known;
            const tags = new Set(releases.map(({ tag }) => tag));
            return {
              repository: watched,
              ...(0, _core_members_js__WEBPACK_IMPORTED_MODULE_19__.r$)({ number: number ?? known?.number }),
              releases: [...releases.map(({ next }) => next), ...(known?.releases ?? []).filter(({ tag }) => !tags.has(tag))]
            };
          };
          __webpack_require__.d(__webpack_exports__, {
            /* harmony export */
            runMonitor: () => (
              /* binding */
              runMonitor
            )
            /* harmony export */
          });
          var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
          var _api_downloads_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(8987);
          var _core_members_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(7066);
          var _evidence_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1572);
          var _host_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(534);
          var _host_host_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9680);
          var _host_inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1307);
          var _run_ending_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1459);
          var _run_name_chain_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9584);
          var _run_open_operation_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3775);
          var _run_folder_log_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8348);
          var _run_output_dir_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9744);
          var _finding_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7005);
          var _issue_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7915);
          var _monitor_file_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(7273);
          var _render_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(2010);
          var _next_baseline_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(8187);
          var _scan_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(7345);
          var _tag_globs_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(6582);
          var _view_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(1445);
          var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_run_open_operation_js__WEBPACK_IMPORTED_MODULE_7__, _run_folder_log_js__WEBPACK_IMPORTED_MODULE_8__]);
          [_run_open_operation_js__WEBPACK_IMPORTED_MODULE_7__, _run_folder_log_js__WEBPACK_IMPORTED_MODULE_8__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__;
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
            const web = (0, _api_downloads_js__WEBPACK_IMPORTED_MODULE_18__.x)();
            try {
              return await run(inputs, host, tools, web);
            } finally {
              await web.close();
            }
          }
          async function run(inputs, host, tools, web) {
            const { workspace, origin, log } = host;
            const startedAt = /* @__PURE__ */ new Date();
            const watched = inputs.repositories.length > 0 ? inputs.repositories : [origin.repository];
            const baseline = findBaseline(inputs.baseline, watched, host);
            const folder = await (0, _run_output_dir_js__WEBPACK_IMPORTED_MODULE_9__.jk)(inputs.outputDir, host);
            const recorded = (0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_1__.C6)((await (0, _run_folder_log_js__WEBPACK_IMPORTED_MODULE_8__.Ng)(folder)).map(({ statement }) => statement));
            (0, _host_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.jU)(folder, log.warning);
            await (0, _run_output_dir_js__WEBPACK_IMPORTED_MODULE_9__.qT)(folder, (0, _run_folder_log_js__WEBPACK_IMPORTED_MODULE_8__.ne)(folder, recorded), (0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workspace, inputs.baseline));
            const scan = await scanOrSkip(inputs, host, watched, () => tools.openRepositories(web), baseline);
            const view = (0, _view_js__WEBPACK_IMPORTED_MODULE_17__.__)(scan, baseline, origin.repository, /* @__PURE__ */ new Date());
            for (const line of (0, _render_js__WEBPACK_IMPORTED_MODULE_13__.renderScanLines)(view))
              log.info(line);
            const facts = {
              ...origin,
              mode: "monitor",
              startedAt,
              finishedAt: new Date(view.counts.finished),
              apiUrl: (0, _host_inputs_js__WEBPACK_IMPORTED_MODULE_4__.Ad)(inputs),
              nodeNames: inputs.nodes.map(({ name }) => name),
              chain: (0, _run_name_chain_js__WEBPACK_IMPORTED_MODULE_6__.d)(inputs, view.report),
              dryRun: inputs.dryRun,
              failOn: inputs.failOn
            };
            const file = toMonitorFile(scan, baseline, view);
            const files = await (0, _next_baseline_js__WEBPACK_IMPORTED_MODULE_14__.s)(view.report, file, (0, _render_js__WEBPACK_IMPORTED_MODULE_13__.toScanBadge)(view), facts, folder);
            const issue = inputs.issue ? await (0, _issue_js__WEBPACK_IMPORTED_MODULE_11__.n)(() => tools.openIssues(web), view, origin.runUrl, log) : { errors: [] };
            const unshown = await tools.present(view, { ...facts, ...files.paths, ...issue.url && { issueUrl: issue.url } });
            return (0, _run_ending_js__WEBPACK_IMPORTED_MODULE_5__.Z)(view.report, [...files.errors, ...issue.errors, ...unshown], inputs, host);
          }
          async function scanOrSkip(inputs, { log, signals }, watched, openRepositories, baseline) {
            const env_1 = { stack: [], error: void 0, hasError: false };
            try {
              const skip = (0, _host_inputs_js__WEBPACK_IMPORTED_MODULE_4__.bk)(inputs);
              if (skip !== void 0) {
                log.notice(`${skip} GitHub was not asked either.`);
                return { repositories: [], releases: [], faults: [], outcomes: /* @__PURE__ */ new Map(), skipped: skip };
              }
              const { stop } = signals.cancellation;
              const operation = __addDisposableResource(env_1, await (0, _run_open_operation_js__WEBPACK_IMPORTED_MODULE_7__.o)({ ...inputs, mode: "verify", report: false }, { log, signals }), true);
              let progress = (0, _host_host_js__WEBPACK_IMPORTED_MODULE_3__.Eo)("GitHub's list of releases");
              const shown = (0, _host_host_js__WEBPACK_IMPORTED_MODULE_3__.mf)(log, () => progress);
              const scan = (0, _scan_js__WEBPACK_IMPORTED_MODULE_15__.kD)(watched, openRepositories(), baseline, {
                most: inputs.releases,
                isCounted: inputs.tags.length > 0 ? (0, _tag_globs_js__WEBPACK_IMPORTED_MODULE_16__.J)(inputs.tags) : void 0,
                // No line at all names every tag.
                isRolling: inputs.rolling.length > 0 ? (0, _tag_globs_js__WEBPACK_IMPORTED_MODULE_16__.J)(inputs.rolling) : () => false,
                isDownloading: inputs.bytes === "download",
                accepted: inputs.accept.flatMap((line) => (0, _finding_js__WEBPACK_IMPORTED_MODULE_10__.TO)(line) ?? []),
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
  6582: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        J: () => (
          /* binding */
          createTagFilter
        )
        /* harmony export */
      });
      function createTagFilter(lines) {
        const excluding = lines.filter((line) => line.startsWith("!")).map((line) => toRegExp(line.slice(1)));
        const including = lines.filter((line) => !line.startsWith("!")).map(toRegExp);
        return (tag) => (including.length === 0 || including.some((glob) => glob.test(tag))) && !excluding.some((glob) => glob.test(tag));
      }
      const wildcards = { "**/": "(?:.*/)?", "**": ".*", "*": "[^/]*", "?": "[^/]" };
      function toRegExp(glob) {
        const source = glob.replaceAll(/\*\*\/|\*\*|[\\^$.*+?()[\]{}|/]/g, (part) => wildcards[part] ?? `\\${part}`);
        return new RegExp(`^${source}$`, "su");
      }
    })
  )
};
