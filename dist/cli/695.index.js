export const id = 695;
export const ids = [695];
export const modules = {
  /***/
  3695: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.r(__webpack_exports__);
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        askAbout: () => (
          /* binding */
          askAbout
        )
        /* harmony export */
      });
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6608);
      var _core_row_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1663);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2872);
      var _core_addresses_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2703);
      var _evidence_to_statement_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5679);
      var _host_input_reader_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(516);
      var _host_queue_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9821);
      var _run_source_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6252);
      var _command_host_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5690);
      var _options_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5308);
      var _repository_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4260);
      var _words_other_fronts_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8168);
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
      async function askAbout(hashes, options, { stderr, env }) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
          const nodeTexts = ["node", "node-url"].flatMap((name) => options.values.get(name) ?? []).flatMap(_host_input_reader_js__WEBPACK_IMPORTED_MODULE_5__.Dx);
          const nodes = nodeTexts.map((text) => (0, _options_js__WEBPACK_IMPORTED_MODULE_9__.WC)(_core_addresses_js__WEBPACK_IMPORTED_MODULE_3__.Ex, text, `--node ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.S5)((0, _host_input_reader_js__WEBPACK_IMPORTED_MODULE_5__.e9)(text))}`));
          const [apiUrlText] = nodes.length > 0 ? [] : options.values.get("api-url") ?? [];
          const apiUrl = apiUrlText === void 0 ? void 0 : (0, _options_js__WEBPACK_IMPORTED_MODULE_9__.WC)(_core_addresses_js__WEBPACK_IMPORTED_MODULE_3__.Q2, apiUrlText, "--api-url");
          const apiKey = apiUrl === void 0 ? "" : await (0, _repository_js__WEBPACK_IMPORTED_MODULE_10__.iZ)(options, env);
          if (apiUrl !== void 0 && apiKey === "")
            throw (0, _options_js__WEBPACK_IMPORTED_MODULE_9__.Wp)("--api-url needs the service's key, in ANCHOR_API_KEY or --api-key-file");
          if (apiUrl === void 0 && nodes.length === 0)
            throw (0, _options_js__WEBPACK_IMPORTED_MODULE_9__.Wp)("--node names no address");
          const log = (0, _command_host_js__WEBPACK_IMPORTED_MODULE_8__.PM)((line) => (0, _options_js__WEBPACK_IMPORTED_MODULE_9__.wi)(stderr, line));
          const neverAborted = new AbortController().signal;
          const signals = { cancellation: { stop: neverAborted, abort: neverAborted } };
          const source = __addDisposableResource(env_1, await (0, _run_source_js__WEBPACK_IMPORTED_MODULE_7__.oD)({ ...fixedInputs, nodes, apiUrl, apiKey }, { log, signals }), true);
          const askedNames = apiUrl === void 0 ? nodes.map(({ name }) => name) : [apiUrl.href.replace(/\/$/, "")];
          const answers = [];
          const breaker = (0, _host_queue_js__WEBPACK_IMPORTED_MODULE_6__.kL)(neverAborted);
          for (const hash of hashes) {
            const reason = breaker.reason();
            const judgement = reason instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z ? (0, _core_row_js__WEBPACK_IMPORTED_MODULE_1__.w2)(reason) : await source.verify({ name: hash, digest: hash });
            breaker.watch((0, _core_row_js__WEBPACK_IMPORTED_MODULE_1__.C2)(judgement));
            answers.push({ hash, ...toChainAnswer(judgement, askedNames) });
          }
          return answers;
        } catch (e_1) {
          env_1.error = e_1;
          env_1.hasError = true;
        } finally {
          const result_1 = __disposeResources(env_1);
          if (result_1)
            await result_1;
        }
      }
      const fixedInputs = {
        mode: "verify",
        requestTimeout: 6e4,
        dryRun: false,
        fromRelease: false,
        report: false,
        sendFileNames: false
      };
      function toChainAnswer(judgement, askedNames) {
        const { answer } = judgement;
        const demonstration = answer?.demo === true && { demonstration: true };
        const urlsOf = (isMeant) => judgement.sources?.filter(isMeant).map(({ url }) => url) ?? askedNames;
        if (judgement.verdict === "no-match")
          return { claim: "no", according: urlsOf(({ verdict }) => verdict === "not-found"), ...demonstration };
        if (judgement.verdict === "unknown")
          return { claim: "unknown", according: askedNames, ...demonstration, why: (0, _core_row_js__WEBPACK_IMPORTED_MODULE_1__.NS)(judgement) ?? "" };
        if (judgement.verdict !== "verified") {
          const { error } = judgement;
          const according = urlsOf(({ code }) => code !== void 0);
          const advice = error && !(0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.uD)(error) && { advice: error.hintFor(_words_other_fronts_js__WEBPACK_IMPORTED_MODULE_11__.O6) };
          return {
            claim: "could not be asked",
            according,
            ...demonstration,
            ...error && { why: error.message, ...advice }
          };
        }
        const records = (answer?.records ?? []).map(_evidence_to_statement_js__WEBPACK_IMPORTED_MODULE_4__.Mf);
        return { claim: "yes", according: urlsOf(({ verdict }) => verdict === "found"), ...demonstration, records };
      }
    })
  ),
  /***/
  5690: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Mk: () => (
          /* binding */
          openBar
        ),
        /* harmony export */
        PM: () => (
          /* binding */
          createPlainLog
        ),
        /* harmony export */
        kB: () => (
          /* binding */
          createCommandHost
        )
        /* harmony export */
      });
      var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
      var node_process__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1708);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2872);
      var _core_version_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4983);
      var _evidence_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(552);
      var _host_host_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9406);
      var _render_causes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4110);
      var _render_headline_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2366);
      var _render_lines_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5759);
      var _words_other_fronts_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8168);
      var _words_result_words_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2464);
      var _options_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5308);
      function createCommandHost({ signals, isJson, terminal, renderNext }) {
        const screen = isJson ? terminal.stderr : terminal.stdout;
        const columns = (0, _options_js__WEBPACK_IMPORTED_MODULE_10__.PL)(screen);
        const printWrapped = (line) => void screen.write(`${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.x9)(line, columns)}
`);
        const workspace = (0, node_process__WEBPACK_IMPORTED_MODULE_1__.cwd)();
        const defaultOutputDir = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(workspace, "anchor-artifacts");
        const plainHost = createPlainHost({ print: printWrapped, signals, workspace, defaultOutputDir });
        const progressBar = openBar(terminal, isJson);
        const paint = (0, _render_lines_js__WEBPACK_IMPORTED_MODULE_7__.XG)(!terminal.env["NO_COLOR"]);
        const showOnTerminal = (render) => {
          if (progressBar === void 0)
            return;
          progressBar.clear();
          for (const line of render(paint, columns).split("\n"))
            screen.write(`${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.x9)(line, columns, 6)}
`);
        };
        const present = async (run) => {
          showOnTerminal(() => [
            ...(0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.hq)([(0, _render_headline_js__WEBPACK_IMPORTED_MODULE_6__.Lf)(run), (0, _render_causes_js__WEBPACK_IMPORTED_MODULE_5__.xk)(run.rows), run.plan]),
            ...(0, _evidence_run_js__WEBPACK_IMPORTED_MODULE_3__.Mo)(run.rows) ? [_words_result_words_js__WEBPACK_IMPORTED_MODULE_9__.a0] : [],
            ...(run.witnessed?.sentences ?? []).map(({ sentence }) => (0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.S5)(`${sentence}.`)),
            (0, _render_lines_js__WEBPACK_IMPORTED_MODULE_7__.Ou)(run, paint, columns)
          ].join("\n"));
          plainHost.printPaths(run);
          for (const line of renderNext(run))
            screen.write(`${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.S5)(line)}
`);
          return [];
        };
        const log = progressBar === void 0 ? plainHost.log : toTerminalLog(plainHost.log, progressBar);
        return { ...plainHost, log, present, show: showOnTerminal, close: () => progressBar?.clear() };
      }
      function openBar({ stdout, stderr, env }, isJson) {
        if (stdout.isTTY !== true || stderr.isTTY !== true || isJson || env["TERM"] === "dumb")
          return void 0;
        return createBar((text) => void stderr.write(text), () => (0, _options_js__WEBPACK_IMPORTED_MODULE_10__.PL)(stderr));
      }
      function toTerminalLog(log, { clear, show }) {
        const printAbove = (print) => (message, target) => {
          clear();
          print(message, target);
        };
        return {
          ...log,
          info: () => {
          },
          error: printAbove(log.error),
          warning: printAbove(log.warning),
          notice: printAbove(log.notice),
          group: (_title, work) => work(),
          progress: show
        };
      }
      const barWidth = 20;
      const minWideColumns = 60;
      function createBar(write, columns) {
        let isDrawn = false;
        return {
          show: (progress) => {
            write(`\r\x1B[K${renderBar(progress, columns())}`);
            isDrawn = true;
          },
          clear: () => {
            if (isDrawn)
              write("\r\x1B[K");
            isDrawn = false;
          }
        };
      }
      function renderBar(progress, columns) {
        const maxLength = Math.max(1, columns - 1);
        const { waitingFor } = progress;
        const elapsedText = (0, _host_host_js__WEBPACK_IMPORTED_MODULE_4__.Hm)(progress);
        const width = columns < minWideColumns || progress.trouble !== void 0 ? barWidth / 2 : barWidth;
        const filledWidth = Math.round(width * shareDoneOf(progress));
        const bar = `${"\u2588".repeat(filledWidth)}${"\u2591".repeat(width - filledWidth)}`;
        const counts = countsOf(progress);
        const [allCountsText, lastCountText] = [counts, counts.slice(-1)].map((shownCounts) => (0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.hq)([...shownCounts, elapsedText]).join(" \xB7 "));
        const texts = waitingFor === void 0 ? [`${bar} ${(0, _host_host_js__WEBPACK_IMPORTED_MODULE_4__.EY)(progress)}`, `${bar} ${allCountsText}`, allCountsText, lastCountText] : [`waiting for ${waitingFor}`, waitingFor, ""].map((what) => (0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.hq)([what, elapsedText]).join(", "));
        const fittingText = texts.find((text = "") => text !== "" && text.length <= maxLength);
        return (fittingText ?? allCountsText ?? "").slice(0, maxLength);
      }
      function countsOf(progress) {
        const { hashedFiles, totalFiles, requestsDone, requestsTotal, releasesRead = 0, releasesTotal = 0 } = progress;
        const rows = [
          ["releases", releasesRead, releasesTotal],
          ["files", hashedFiles, totalFiles],
          ["requests", requestsDone, requestsTotal]
        ];
        return rows.flatMap(([noun, done, total]) => total > 0 ? [`${noun} ${done} of ${total}`] : []);
      }
      function shareDoneOf(progress) {
        const { hashedBytes, totalBytes, requestsDone, requestsTotal, releasesRead = 0, releasesTotal = 0 } = progress;
        const requestShares = requestsTotal > 0 ? [requestsDone / requestsTotal] : [];
        const shares = releasesTotal > 0 ? [releasesRead / releasesTotal, requestShares[0] ?? 0] : [...totalBytes > 0 ? [hashedBytes / totalBytes] : [], ...requestShares];
        return Math.min(1, shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length));
      }
      const maxAnnotations = 20;
      const maxExplainedErrors = 3;
      function createPlainHost({ print, ...hostFacts }) {
        const errorTitles = /* @__PURE__ */ new Set();
        const log = createPlainLog(print, errorTitles);
        const printPaths = (run) => {
          const lines = [...(0, _render_lines_js__WEBPACK_IMPORTED_MODULE_7__.jj)(run), ...toPathLines(run, hostFacts.workspace)];
          for (const line of lines)
            print((0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.S5)(line));
        };
        const host = {
          log,
          ...hostFacts,
          origin: _evidence_run_js__WEBPACK_IMPORTED_MODULE_3__.Pu,
          annotate: (level, results) => {
            const { shown, rest: unshownCounts } = (0, _render_causes_js__WEBPACK_IMPORTED_MODULE_5__.gI)(results, maxAnnotations, _words_other_fronts_js__WEBPACK_IMPORTED_MODULE_8__.O6);
            for (const { message, target } of shown)
              log[level](message, target);
            const counts = [...unshownCounts].map(([title, count]) => `${count} ${title}`).join(", ");
            if (counts !== "")
              print((0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.S5)(`${level}: and ${counts}`));
          },
          present: async (run) => {
            printPaths(run);
            return [];
          }
        };
        const show = () => {
        };
        return {
          ...host,
          show,
          /** Prints the chain, and the paths of the files that the run wrote, for a host with its own `present`. */
          printPaths,
          /** Prints links to explanations of the errors so far. */
          printExplanationLinks: () => [...errorTitles].slice(0, maxExplainedErrors).forEach((title) => print(`More: ${(0, _core_version_js__WEBPACK_IMPORTED_MODULE_11__.nC)(title)}`))
        };
      }
      function toPathLines({ files, issueUrl }, folder) {
        const paths = {
          results: files.results,
          checksums: files.checksums,
          evidence: files.statement,
          page: files.page,
          "next baseline": files.monitor
        };
        const lines = Object.entries(paths).map(([label, path]) => {
          const relativePath = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(folder, path ?? "");
          return path !== void 0 && `${label}: ${relativePath.startsWith("..") ? path : relativePath}`;
        });
        return (0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.hq)([...lines, issueUrl && `issue: ${issueUrl}`]);
      }
      function createPlainLog(print, titles = /* @__PURE__ */ new Set()) {
        const printerAt = (level) => {
          return (message, { title, helpTitle = title }) => {
            if (level === "error")
              titles.add(helpTitle);
            print((0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.S5)([level, title, message].join(": ")));
          };
        };
        return {
          front: _words_other_fronts_js__WEBPACK_IMPORTED_MODULE_8__.O6,
          info: (message) => print((0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.S5)(message)),
          debug: () => {
          },
          error: printerAt("error"),
          warning: printerAt("warning"),
          notice: printerAt("notice"),
          group: (title, work) => {
            print((0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.S5)(title));
            return work();
          }
        };
      }
    })
  ),
  /***/
  9821: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        JL: () => (
          /* binding */
          createTaskQueue
        ),
        /* harmony export */
        S: () => (
          /* binding */
          createErrorCollector
        ),
        /* harmony export */
        Tm: () => (
          /* binding */
          runEach
        ),
        /* harmony export */
        kL: () => (
          /* binding */
          createCircuitBreaker
        ),
        /* harmony export */
        v8: () => (
          /* binding */
          toNotAttempted
        )
        /* harmony export */
      });
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6608);
      var _core_row_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1663);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2872);
      const maxOutagesInARow = 5;
      async function runEach(targets, ask, { concurrency, keyOf, onResult, stop }) {
        const breaker = createCircuitBreaker(stop);
        const answers = createAnswers();
        const tasks = createTaskQueue(concurrency, async (target) => {
          const stopReason = breaker.reason();
          const outcome = stopReason === void 0 ? await askOne(ask, target) : toNotAttempted(stopReason);
          breaker.watch((0, _core_row_js__WEBPACK_IMPORTED_MODULE_1__.C2)(outcome) ?? outcome.unresolved?.outage);
          for (const each of answers.add(keyOf(target), target, outcome))
            onResult(each, outcome);
        });
        try {
          for await (const target of targets) {
            const knownAnswer = answers.find(keyOf(target), target);
            if (knownAnswer === "new")
              tasks.add(target);
            else if (knownAnswer !== "asked")
              onResult(target, knownAnswer);
          }
        } finally {
          answers.close();
          await tasks.whenDone();
        }
      }
      function createAnswers() {
        const answerByKey = /* @__PURE__ */ new Map();
        const waitingByKey = /* @__PURE__ */ new Map();
        let isClosed = false;
        return {
          /** Returns the key's answer, `new` for its first target, or `asked`: then `target` waits for the answer. */
          find: (key, target) => {
            const answer = answerByKey.get(key);
            if (answer !== void 0)
              return answer;
            if (!answerByKey.has(key)) {
              answerByKey.set(key, void 0);
              return "new";
            }
            const waitingTargets = waitingByKey.get(key);
            if (waitingTargets === void 0)
              waitingByKey.set(key, [target]);
            else
              waitingTargets.push(target);
            return "asked";
          },
          /** Adds the answer to `asker`, the first target with `key`; returns `asker` and the targets that waited. */
          add: (key, asker, answer) => {
            if (!isClosed)
              answerByKey.set(key, answer);
            return [asker, ...waitingByKey.get(key) ?? []];
          },
          /** Frees the memory of the answers; called when no more targets come. */
          close: () => {
            isClosed = true;
            answerByKey.clear();
          }
        };
      }
      async function askOne(ask, target) {
        try {
          return await ask(target);
        } catch (thrown) {
          return (0, _core_row_js__WEBPACK_IMPORTED_MODULE_1__.w2)((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.Xt)(thrown));
        }
      }
      function createCircuitBreaker(stop) {
        let stopCause;
        let outages = 0;
        return {
          /** Returns why no more requests may be started; `undefined` while they may. */
          reason: () => stop.aborted ? "cancelled" : stopCause,
          /** Notes how a request ended: with `error`, or without one. */
          watch: (error) => {
            if (error?.code === "NOT_ATTEMPTED")
              return;
            const facts = error && (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.u2)(error.code);
            outages = facts?.outage === true ? outages + 1 : 0;
            if (facts?.stopsRun === true || outages >= maxOutagesInARow)
              stopCause ??= error;
          }
        };
      }
      function toNotAttempted(reason) {
        const [explanation, cause] = reason === "cancelled" ? ["the run was cancelled"] : (
          // An error with `paid: "stamp"` says that a stamp may have been paid for, but for this target none was sent.
          [`the run was stopped by ${reason.code}${reason.paid === "stamp" ? "" : `: ${reason.message}`}`, reason]
        );
        const message = (0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.em)(`No request was sent for this: ${explanation}`);
        return (0, _core_row_js__WEBPACK_IMPORTED_MODULE_1__.w2)(new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("NOT_ATTEMPTED", message, { cause }));
      }
      function createTaskQueue(concurrency, work) {
        const tasks = [];
        let nextIndex = 0;
        let workerCount = 0;
        let firstFailure;
        let onDone = () => {
        };
        const startWorker = async () => {
          workerCount += 1;
          for (let task = tasks[nextIndex]; task !== void 0; task = tasks[nextIndex]) {
            tasks[nextIndex] = void 0;
            nextIndex += 1;
            try {
              await work(task);
            } catch (thrown) {
              firstFailure ??= { thrown };
            }
          }
          workerCount -= 1;
          if (workerCount === 0)
            onDone();
        };
        return {
          add: (task) => {
            tasks.push(task);
            if (workerCount < concurrency)
              void startWorker();
          },
          /** Resolves when all tasks are done; no task may be added afterwards. @throws what a task threw */
          whenDone: async () => {
            if (workerCount > 0)
              await new Promise((resolve) => onDone = resolve);
            if (firstFailure !== void 0)
              throw firstFailure.thrown;
          }
        };
      }
      function createErrorCollector() {
        const errors = [];
        const attemptNumbers = [];
        let attemptCount = 0;
        const beginAttempt = () => {
          const attemptNumber = attemptCount += 1;
          return (error) => {
            const position = attemptNumbers.findLastIndex((otherNumber) => otherNumber <= attemptNumber) + 1;
            attemptNumbers.splice(position, 0, attemptNumber);
            errors.splice(position, 0, error);
          };
        };
        const attempt = async (work) => {
          const onError = beginAttempt();
          try {
            return await work();
          } catch (thrown) {
            onError((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.Xt)(thrown));
            return void 0;
          }
        };
        return { attempt, beginAttempt, errors };
      }
    })
  ),
  /***/
  6252: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Mu: () => (
          /* binding */
          nobodyToAskError
        ),
        /* harmony export */
        Qh: () => (
          /* binding */
          loadWitnesses
        ),
        /* harmony export */
        oD: () => (
          /* binding */
          openSource
        ),
        /* harmony export */
        oI: () => (
          /* binding */
          answerAlways
        )
        /* harmony export */
      });
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6608);
      var _core_members_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2508);
      var _core_row_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1663);
      var _host_host_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9406);
      var _host_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2009);
      async function openSource(inputs, host, local) {
        const skipReason = (0, _host_inputs_js__WEBPACK_IMPORTED_MODULE_3__.bk)(inputs);
        if (skipReason !== void 0) {
          host.log.notice(skipReason, { title: "skipped" });
          return answerAlways({ verdict: "skipped", note: skipReason });
        }
        const source = (0, _host_inputs_js__WEBPACK_IMPORTED_MODULE_3__.vz)(inputs);
        if (source === "service")
          return openService(inputs, host);
        if (source === "nodes")
          return openNodes(inputs, host);
        const { record, witnesses } = local ?? {};
        if (record === void 0 || witnesses === void 0)
          throw nobodyToAskError(inputs);
        return (await Promise.all(
          /* import() */
          [__webpack_require__.e(753), __webpack_require__.e(218)]
        ).then(__webpack_require__.bind(__webpack_require__, 4218))).openClocks(record, witnesses);
      }
      function answerAlways(judgement) {
        const answer = () => Promise.resolve(judgement);
        return { stamp: answer, check: answer, verify: answer, [Symbol.asyncDispose]: async () => {
        } };
      }
      async function loadWitnesses(inputs, { signals }, record, web) {
        const areWitnessesNeeded = inputs.witness.length > 0 || record.witnesses.length > 0 || (0, _host_inputs_js__WEBPACK_IMPORTED_MODULE_3__.vz)(inputs) === "clocks";
        if (!areWitnessesNeeded || inputs.dryRun)
          return void 0;
        const { openWitnesses } = await Promise.all(
          /* import() */
          [__webpack_require__.e(753), __webpack_require__.e(440)]
        ).then(__webpack_require__.bind(__webpack_require__, 9440));
        return openWitnesses(inputs, { web, record, signal: signals.cancellation.stop });
      }
      function nobodyToAskError({ mode }) {
        const message = `${mode} has nobody to ask: no service, no chain node, and no evidence of earlier runs was found.`;
        return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("INPUT_INVALID", message, {
          hint: ({ input, setting }) => `Name a service (${input("api-url")}) or chain nodes (${input("node-url")}). Or stamp the files first, which independent clocks do without an account (${input("witness")}). Or give the evidence of an earlier run: ${setting("from-release", "true")}, or its statement in ${input("output-dir")}. A monitor takes a ${input("baseline")} too, and begins one with ${setting("if-no-api-key", "skip")}.`
        });
      }
      async function openService(inputs, { log, signals }) {
        const { apiUrl, keyError, report, sendFileNames } = inputs;
        if (apiUrl === void 0)
          throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("INTERNAL", "The service is to be asked, and has no address.");
        if (keyError !== void 0) {
          const keyFailure = (0, _core_row_js__WEBPACK_IMPORTED_MODULE_1__.w2)(keyError);
          return { ...answerAlways(keyFailure), locate: () => Promise.resolve(keyFailure) };
        }
        const { createClient } = await Promise.all(
          /* import() */
          [__webpack_require__.e(752), __webpack_require__.e(321)]
        ).then(__webpack_require__.bind(__webpack_require__, 2321));
        let trouble;
        const client = createClient({
          base: apiUrl,
          get apiKey() {
            return inputs.apiKey;
          },
          timeoutMs: inputs.requestTimeout,
          cancellation: signals.cancellation,
          onRequest: ({ path, requestId, milliseconds, result, trouble: problem, givesUpAt }) => {
            const outage = trouble ?? { startedAt: _host_host_js__WEBPACK_IMPORTED_MODULE_2__.ml.now() - milliseconds, givesUpAt: 0 };
            trouble = problem === void 0 ? void 0 : { ...outage, problem, givesUpAt: Math.max(outage.givesUpAt, givesUpAt) };
            log.debug(`POST ${path} ${result} ${milliseconds} ms, request ${requestId}`);
          },
          onPause: createPauseLogger(log)
        });
        return {
          stamp: ({ digest }) => client.stamp(digest),
          check: ({ digest }, timeUp) => client.check(digest, timeUp),
          verify: (target) => {
            if ("root" in target)
              return client.verifyProof(target);
            const { digest, name, size } = target;
            const details = sendFileNames ? { fileName: name, ...size !== void 0 && { fileSize: size } } : {};
            return client.verify(digest, { report, ...details });
          },
          locate: (digest) => client.verify(digest, { report: false }),
          trouble: () => trouble,
          [Symbol.asyncDispose]: client.close
        };
      }
      function createPauseLogger(log) {
        let isAnnotated = false;
        return (milliseconds) => {
          const seconds = Math.ceil(milliseconds / 1e3);
          const message = `The service gets too many requests (429). The run waits ${seconds} s, then goes on.`;
          if (isAnnotated)
            log.info(message);
          else
            log.notice(message, { title: "waiting" });
          isAnnotated = true;
        };
      }
      async function openNodes({ nodes, requestTimeout: timeoutMs }, { signals }) {
        const { openChain, toLocationRecord } = await __webpack_require__.e(
          /* import() */
          430
        ).then(__webpack_require__.bind(__webpack_require__, 1430));
        const closing = new AbortController();
        const chain = openChain(nodes, { timeoutMs, signal: AbortSignal.any([signals.cancellation.abort, closing.signal]) });
        const ask = (isCheck) => async (target) => {
          const hash = "root" in target ? target.root : target.digest;
          const answer = await chain.ask(hash);
          const records = answer.kind === "found" ? answer.locations.map((one) => toLocationRecord(one, hash)) : [];
          const isAnswered = answer.kind === "found" || answer.kind === "not-found";
          const isTestChain = isAnswered && await chain.isTest();
          const facts = { requestId: "", records, segments: [], ...isTestChain && { demo: isTestChain } };
          return judgeNodes(answer, facts, isCheck);
        };
        return {
          check: ask(true),
          verify: ask(false),
          // Without the abort, a request whose answer is no longer needed keeps the process alive until the node answers.
          [Symbol.asyncDispose]: async () => closing.abort()
        };
      }
      function judgeNodes(nodesAnswer, facts, isCheck) {
        const sources = nodesAnswer.sources.map(toSourceAnswer);
        if (nodesAnswer.kind === "unknown")
          return { verdict: "unknown", note: nodesAnswer.note, sources };
        if ("error" in nodesAnswer)
          return { ...(0, _core_row_js__WEBPACK_IMPORTED_MODULE_1__.w2)(nodesAnswer.error), sources };
        const commonFacts = { answer: facts, sources, ...(0, _core_members_js__WEBPACK_IMPORTED_MODULE_4__.r$)({ restsOn: nodesAnswer.restsOn }) };
        if (nodesAnswer.kind === "found")
          return { verdict: isCheck ? "found" : "verified", ...commonFacts };
        return { verdict: isCheck ? "not-found" : "no-match", ...commonFacts };
      }
      function toSourceAnswer({ name, verdict, block, confirmations, error }) {
        const isAnswered = error === void 0 || error.code === "NODE_ANSWER_INVALID";
        const errorVerdict = isAnswered ? "unknown" : (0, _core_row_js__WEBPACK_IMPORTED_MODULE_1__.w2)(error).verdict;
        const knownFacts = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_4__.r$)({ block, confirmations, code: error?.code });
        return { url: name, verdict: verdict === "error" ? errorVerdict : verdict, ...knownFacts };
      }
    })
  )
};
