export const id = 777;
export const ids = [777];
export const modules = {
  /***/
  298: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        U: () => (
          /* binding */
          withoutRelease
        ),
        /* harmony export */
        v: () => (
          /* binding */
          prepareRelease
        )
        /* harmony export */
      });
      var _host_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4258);
      var _repository_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1066);
      const withoutRelease = (_inputs, host) => [host, host];
      function prepareRelease(options, env) {
        const { repository, apiUrl } = (0, _repository_js__WEBPACK_IMPORTED_MODULE_1__.hd)(options, env);
        return (inputs, host) => {
          const { log, signals, workspace } = host;
          const origin = { ...host.origin, repository };
          const openRelease = async (web) => {
            const [release, { createGitHub }] = await Promise.all([
              __webpack_require__.e(
                /* import() */
                971
              ).then(__webpack_require__.bind(__webpack_require__, 1971)),
              Promise.all(
                /* import() */
                [__webpack_require__.e(440), __webpack_require__.e(648), __webpack_require__.e(43), __webpack_require__.e(752), __webpack_require__.e(351), __webpack_require__.e(321), __webpack_require__.e(527)]
              ).then(__webpack_require__.bind(__webpack_require__, 8527))
            ]);
            const { stop } = signals.cancellation;
            const clock = _host_clock_js__WEBPACK_IMPORTED_MODULE_0__.m;
            const github = { token: inputs.githubToken, repository, apiUrl, web, clock, stop, onDebug: log.debug };
            const nowhere = { workflow: "", job: "", action: "", event: void 0, workspace, origin };
            return release.openRelease(createGitHub(github), inputs, nowhere, { log, clock, stop });
          };
          return [
            { ...host, origin },
            { ...host, openRelease }
          ];
        };
      }
    })
  ),
  /***/
  9414: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        J: () => (
          /* binding */
          prepareScan
        )
        /* harmony export */
      });
      var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
      var _core_file_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7550);
      var _host_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4258);
      var _repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1066);
      async function prepareScan(inputs, options, env) {
        const address = (0, _repository_js__WEBPACK_IMPORTED_MODULE_3__.hd)(options, env);
        const { runMonitor } = await Promise.all(
          /* import() */
          [__webpack_require__.e(10), __webpack_require__.e(598)]
        ).then(__webpack_require__.bind(__webpack_require__, 5217));
        return async (host) => {
          const tools = await loadMonitorTools(host, { ...address, token: inputs.githubToken }, host.show);
          const origin = { ...host.origin, repository: address.repository };
          const baseline = inputs.baseline || (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(inputs.outputDir || host.defaultOutputDir, _core_file_names_js__WEBPACK_IMPORTED_MODULE_1__.NW.monitor);
          return runMonitor({ ...inputs, baseline }, { ...host, origin }, tools);
        };
      }
      async function loadMonitorTools({ log, signals, printPaths }, address, show) {
        const [{ createRepositories }, { openIssues }, { renderScanTable }] = await Promise.all([
          Promise.all(
            /* import() */
            [__webpack_require__.e(440), __webpack_require__.e(648), __webpack_require__.e(43), __webpack_require__.e(752), __webpack_require__.e(351), __webpack_require__.e(321), __webpack_require__.e(5)]
          ).then(__webpack_require__.bind(__webpack_require__, 5)),
          Promise.all(
            /* import() */
            [__webpack_require__.e(440), __webpack_require__.e(648), __webpack_require__.e(43), __webpack_require__.e(752), __webpack_require__.e(351), __webpack_require__.e(321), __webpack_require__.e(702)]
          ).then(__webpack_require__.bind(__webpack_require__, 2209)),
          __webpack_require__.e(
            /* import() */
            10
          ).then(__webpack_require__.bind(__webpack_require__, 2010))
        ]);
        const toOptions = (web) => ({
          ...address,
          web,
          clock: _host_clock_js__WEBPACK_IMPORTED_MODULE_2__.m,
          stop: signals.cancellation.stop,
          onDebug: log.debug
        });
        return {
          openRepositories: (web) => createRepositories(toOptions(web)),
          openIssues: (web) => openIssues(toOptions(web)),
          present: async (view, facts) => {
            show((paint, columns) => renderScanTable(view, paint, columns));
            printPaths(facts);
            return [];
          }
        };
      }
    })
  ),
  /***/
  1201: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        t: () => (
          /* binding */
          renderNextSteps
        )
        /* harmony export */
      });
      var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
      var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
      var _core_file_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7550);
      var _core_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5299);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7422);
      var _stamps_earlier_stamps_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5515);
      const maxWords = 6;
      async function renderNextSteps(report, facts, inputs, options) {
        const { results } = report;
        const minutes = renderWait(inputs.blockTime);
        if (options.command === "stamp") {
          if (!results.some(({ outcome }) => outcome.kind === "accepted"))
            return [];
          return [`${minutes}: anchor-artifacts check ${renderWords(options)}`];
        }
        const absent = results.filter(({ outcome }) => outcome.kind === "not-found");
        if (options.command !== "check" || absent.length === 0)
          return [];
        const stamps = await readStamps(facts, inputs);
        const young = absent.flatMap((result) => {
          const stamp = stamps.get(result.coveredBy ?? (0, _core_report_js__WEBPACK_IMPORTED_MODULE_3__.ol)(result) ?? "");
          return stamp !== void 0 && stamp.ageMs < inputs.blockTime ? [{ name: result.subject.name, ...stamp }] : [];
        });
        const [first] = young;
        if (first === void 0)
          return [];
        const who = young.length === 1 ? (0, _core_text_js__WEBPACK_IMPORTED_MODULE_4__.zz)(first.name) : `${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_4__.zz)(first.name)} and ${young.length - 1} more`;
        const last = young.reduce((youngest, { ageMs }) => Math.min(youngest, ageMs), first.ageMs);
        const again = new Date(Date.now() + inputs.blockTime - last).toTimeString().slice(0, 5);
        const ago = `${Math.round(last / 1e3)} s ago`;
        return [
          `${who}: stamped ${ago}, and a block may take ${renderLength(inputs.blockTime)}. Check again at ${again} (local time).`
        ];
      }
      async function readStamps({ resultsPath }, inputs) {
        if (resultsPath === void 0)
          return /* @__PURE__ */ new Map();
        try {
          const journal = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(resultsPath), _core_file_names_js__WEBPACK_IMPORTED_MODULE_2__.NW.journal), "utf8");
          return (0, _stamps_earlier_stamps_js__WEBPACK_IMPORTED_MODULE_5__.Hp)((0, _stamps_earlier_stamps_js__WEBPACK_IMPORTED_MODULE_5__.z8)(journal, inputs.apiUrl?.href ?? ""), /* @__PURE__ */ new Date());
        } catch {
          return /* @__PURE__ */ new Map();
        }
      }
      function renderWait(blockTimeMs) {
        return blockTimeMs === 0 ? "Now" : `In about ${renderLength(blockTimeMs)}`;
      }
      function renderLength(ms) {
        const [count, unit] = ms < 12e4 ? [Math.ceil(ms / 1e3), "second"] : [Math.round(ms / 6e4), "minute"];
        return `${count} ${unit}${count === 1 ? "" : "s"}`;
      }
      function renderWords({ words, values }) {
        const given = [
          "files",
          "subject-checksums",
          "anchor",
          "from-release",
          "release-tag",
          "repository",
          "api-url",
          "names",
          "output-dir"
        ];
        const repeated = given.flatMap((name) => (values.get(name) ?? []).map((value) => `--${name}=${quote(value)}`));
        const files = words.length > maxWords ? ["FILE\u2026"] : words.map(quote);
        return [...repeated, ...files].join(" ");
      }
      function quote(word) {
        return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
      }
    })
  ),
  /***/
  8777: (
    /***/
    ((__webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
        try {
          let ensureUsable = function({ command, values }, read) {
            const isDry = read("dry-run") === "true";
            const isNodeEnough = read("node-url") !== "" && command !== "stamp";
            const sources = ["files", "subject-checksums", "proofs"];
            if (command !== "monitor" && sources.every((name) => read(name) === "") && read("from-release") !== "true")
              throw (0, _options_js__WEBPACK_IMPORTED_MODULE_18__.Wp)(`${command} needs a file`);
            if (values.has("release-tag") && read("from-release") !== "true")
              throw (0, _options_js__WEBPACK_IMPORTED_MODULE_18__.Wp)("--release-tag goes with --from-release");
            if (read("from-release") === "true" && read("release-tag") === "")
              throw (0, _options_js__WEBPACK_IMPORTED_MODULE_18__.Wp)("--from-release needs --release-tag TAG, or --release-tag latest");
            const isWitnessedAlone = read("witness") !== "" && read("if-no-api-key") === "skip";
            if (read("api-url") === "" && !isNodeEnough && !isWitnessedAlone)
              throw (0, _options_js__WEBPACK_IMPORTED_MODULE_18__.Wp)("The service's address is missing: give --api-url URL or set ANCHOR_API_URL");
            if (read("api-key") === "" && read("if-no-api-key") !== "skip" && !isDry && !isNodeEnough)
              throw (0, _options_js__WEBPACK_IMPORTED_MODULE_18__.Wp)("The service's key is missing: set ANCHOR_API_KEY, or give --api-key-file FILE");
          }, parseOptionValues = function(read, found) {
            try {
              return (0, _host_inputs_js__WEBPACK_IMPORTED_MODULE_10__.TL)(read, found);
            } catch (thrown) {
              if (!(thrown instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_4__._Z) || thrown.code !== "INPUT_INVALID")
                throw thrown;
              throw (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.Xd)(thrown, (0, _hints_js__WEBPACK_IMPORTED_MODULE_15__.W)(thrown.account));
            }
          }, readInput = function(name, options, env, { apiKey, token }) {
            const given = options.values.get(name) ?? [];
            const elsewhere = {
              mode: options.command,
              "api-key": apiKey,
              "api-url": given[0] ?? env["ANCHOR_API_URL"] ?? "",
              "github-token": token,
              "output-dir": given[0] ?? outputFolder,
              files: [...given, ...options.words.map(toLiteralPattern)].join("\n"),
              "node-url": [...given, ...options.values.get("node") ?? []].join("\n")
            };
            return elsewhere[name] ?? given.join("\n");
          }, toLiteralPattern = function(word) {
            if (!/[*?[\]!#~\\\r\n]|^\s|\s$/.test(word) || !(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(word))
              return word;
            if (/[\r\n]/.test(word))
              throw (0, _options_js__WEBPACK_IMPORTED_MODULE_18__.Wp)(`${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_6__.S5)(word)} has a line break; write ? for it, as in a pattern`);
            const escaped = word.replaceAll(patternSigns, (signs) => signs === "\\" ? "\\\\" : signs.replaceAll(/./g, "[$&]"));
            return /^[!#~]/.test(escaped) ? `./${escaped}` : escaped;
          }, ensureNamed = function(words) {
            const absent = words.filter((word) => !/[*?[\r\n]|^\s*[!#~]|^\s*$/.test(word) && isMissingFile(word));
            if (absent.length === 0)
              return;
            const hint = "Correct the names; a name without a folder is looked for in the current folder. Nothing was sent.";
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__._Z("NO_FILES_FOUND", `These files are not there: ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_6__.Sh)(absent)}.`, { hint });
          }, ensureOnlyFiles = function({ words, values }) {
            const other = ["files", "subject-checksums", "from-release"].find((name) => values.has(name));
            if (other !== void 0)
              throw (0, _options_js__WEBPACK_IMPORTED_MODULE_18__.Wp)(`--again takes files by their names; leave --${other} out`);
            const unnamed = words.find((word) => !(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(word) || !(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(word).isFile());
            if (unnamed !== void 0)
              throw (0, _options_js__WEBPACK_IMPORTED_MODULE_18__.Wp)(`--again takes files by their names, and ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_6__.S5)(unnamed)} is no file's name`);
          }, isMissingFile = function(path) {
            try {
              return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false }) === void 0;
            } catch (thrown) {
              return ["ENOTDIR", "ENAMETOOLONG"].includes((0, _hash_file_error_js__WEBPACK_IMPORTED_MODULE_8__.xU)(thrown) ?? "");
            }
          }, exitCodeOf = function(ending) {
            if ((0, _run_ending_js__WEBPACK_IMPORTED_MODULE_11__.P)(ending))
              return 0;
            const { failing, unwritten, report, nothingStamped } = ending;
            const counted = nothingStamped ? report.results : failing;
            const held = new Set(counted.map(({ outcome }) => outcome.refusal === void 0 ? codes[_core_outcome_js__WEBPACK_IMPORTED_MODULE_5__.Jo[outcome.kind].class] : 4));
            if (unwritten.length > 0)
              held.add(4);
            return codesByWeight.find((code) => held.has(code)) ?? 4;
          };
          __webpack_require__.d(__webpack_exports__, {
            /* harmony export */
            i: () => (
              /* binding */
              readApiKey
            ),
            /* harmony export */
            runJobCommand: () => (
              /* binding */
              runJobCommand
            )
            /* harmony export */
          });
          var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
          var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
          var node_stream_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6466);
          var node_fs_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1455);
          var _core_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3943);
          var _core_outcome_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(973);
          var _core_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7422);
          var _files_patterns_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1702);
          var _hash_file_error_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6865);
          var _host_input_reader_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5378);
          var _host_inputs_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1307);
          var _host_signals_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(9869);
          var _run_ending_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(1459);
          var _run_run_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(3330);
          var _command_host_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(8253);
          var _from_release_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(298);
          var _hints_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(2462);
          var _monitor_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(9414);
          var _next_steps_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(1201);
          var _options_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(698);
          var _repository_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(1066);
          var _witness_parse_witness_lines_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(8946);
          var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_run_run_js__WEBPACK_IMPORTED_MODULE_12__]);
          _run_run_js__WEBPACK_IMPORTED_MODULE_12__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];
          const outputFolder = "anchor-artifacts";
          async function runJobCommand(options, terminal) {
            const { stdout, stderr, env } = terminal;
            const { inputs, run } = await prepareRun(options, env);
            const isJson = options.values.get("json")?.at(-1) === "true";
            const signals = (0, _host_signals_js__WEBPACK_IMPORTED_MODULE_20__.R)(terminal.signals, {
              onSignal: (name) => stderr.write(`${name}: cancelling; results so far are being written.
`),
              onDefect: (thrown) => stderr.write(`${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_6__.S5)(String(thrown))}
`)
            });
            const renderNext = (report, facts) => (0, _next_steps_js__WEBPACK_IMPORTED_MODULE_17__.t)(report, facts, inputs, options);
            const waitTimeoutMs = inputs.mode === "stamp" ? inputs.waitTimeout : 0;
            const host = (0, _command_host_js__WEBPACK_IMPORTED_MODULE_13__.kB)({ signals, isJson, terminal, waitTimeoutMs, renderNext });
            try {
              const ending = await run(host);
              if (isJson)
                await printResults(host.resultsPath(), stdout);
              return signals.exitCode() ?? exitCodeOf(ending);
            } finally {
              host.close();
              signals.close();
            }
          }
          async function prepareRun(options, env) {
            const apiKey = await readApiKey(options, env);
            const isFromRelease = options.values.get("from-release")?.[0] === "true";
            const token = options.command === "monitor" || isFromRelease ? (0, _repository_js__WEBPACK_IMPORTED_MODULE_19__.AI)(options, env) : "";
            const toTools = isFromRelease ? (0, _from_release_js__WEBPACK_IMPORTED_MODULE_14__.v)(options, env) : _from_release_js__WEBPACK_IMPORTED_MODULE_14__.U;
            const read = (name) => readInput(name, options, env, { apiKey, token }).trim();
            const patterns = await Promise.all(["files", "proofs"].map(async (name) => read(name) === "" ? [] : (0, _files_patterns_js__WEBPACK_IMPORTED_MODULE_7__.Dz)(name, read(name))));
            ensureUsable(options, read);
            const inputs = parseOptionValues(read, [...patterns.flat(), ...(0, _witness_parse_witness_lines_js__WEBPACK_IMPORTED_MODULE_21__.u)((0, _host_input_reader_js__WEBPACK_IMPORTED_MODULE_9__.Dx)(read("witness")))]);
            if (inputs.mode === "monitor")
              return { inputs, run: await (0, _monitor_js__WEBPACK_IMPORTED_MODULE_16__.J)(inputs, options, env) };
            if (inputs.ifNoFilesFound === "error" && !isFromRelease)
              ensureNamed(options.words);
            const isAgain = options.values.get("again")?.at(-1) === "true";
            if (isAgain)
              ensureOnlyFiles(options);
            const run = (host) => (0, _run_run_js__WEBPACK_IMPORTED_MODULE_12__.b)(isAgain ? { ...inputs, again: true } : inputs, ...toTools(inputs, host));
            return { inputs, run };
          }
          const patternSigns = node_path__WEBPACK_IMPORTED_MODULE_1__.sep === "/" ? /[*?[\\]|^\s+|\s+$/g : /[*?[]|^\s+|\s+$/g;
          async function printResults(path, stdout) {
            if (path === void 0)
              return;
            try {
              await (0, node_stream_promises__WEBPACK_IMPORTED_MODULE_2__.pipeline)((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(path), stdout, { end: false });
            } catch (error) {
              if (error instanceof Error && "code" in error && error.code === "EPIPE")
                return;
              throw (0, _options_js__WEBPACK_IMPORTED_MODULE_18__.Le)(error, `Make room where standard output goes, or read ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_6__.S5)(path)}.`);
            }
          }
          async function readApiKey({ values }, env) {
            const [path] = values.get("api-key-file") ?? [];
            if (path === void 0)
              return (env["ANCHOR_API_KEY"] ?? "").trim();
            const text = await readSecretFile(path);
            if (text.trim() === "")
              throw (0, _options_js__WEBPACK_IMPORTED_MODULE_18__.Wp)(`the file of --api-key-file, ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_6__.S5)(path)}, is empty`);
            return text.trim();
          }
          async function readSecretFile(path) {
            try {
              return await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_3__.readFile)(path, "utf8");
            } catch (error) {
              const code = error.code ?? "unreadable";
              throw (0, _options_js__WEBPACK_IMPORTED_MODULE_18__.Wp)(`the file of --api-key-file, ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_6__.S5)(path)}, cannot be read (${code})`);
            }
          }
          const codes = {
            wrong: 1,
            unanswered: 2,
            open: 3,
            failed: 4,
            // A user may put these into fail-on; then they are neither an error of the bytes nor an outage.
            skipped: 4,
            anchored: 4
          };
          const codesByWeight = [1, 4, 2, 3];
          __webpack_async_result__();
        } catch (e) {
          __webpack_async_result__(e);
        }
      });
    })
  ),
  /***/
  4327: (
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
        c3: () => (
          /* binding */
          refusalIn
        )
        /* harmony export */
      });
      var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3943);
      var _outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(973);
      var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7422);
      const openStampAdvice = "Check this digest in a few minutes; stamp again only if it is not found.";
      function toOpen(open, facts = {}) {
        return noted(open, facts, "the chain was not asked yet");
      }
      function toPerhapsSpent(error) {
        const spent = error.code === "REPLY_MISMATCH" ? "The stamp may have been spent." : "The stamp may have been spent, since a gateway may have answered in the service's place.";
        const told = (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.Xd)(error, `${spent} ${error.account}`, `${error.hint} ${openStampAdvice}`);
        return { kind: "failed", error: told, mayBeSpent: true };
      }
      function afterCheck(stamped, seen) {
        if (!isAwaited(stamped))
          return stamped;
        const outcome = outcomeAfterCheck(stamped, seen);
        const refusal = refusalIn(seen) ?? stamped.refusal;
        return {
          ...outcome,
          ...seen?.sources !== void 0 && { sources: seen.sources },
          ...refusal !== void 0 && { refusal }
        };
      }
      function outcomeAfterCheck(stamped, seen) {
        const open = (0, _outcome_js__WEBPACK_IMPORTED_MODULE_1__.wf)(stamped);
        if (seen?.kind === "found")
          return { kind: "anchored", evidence: (0, _outcome_js__WEBPACK_IMPORTED_MODULE_1__.pX)(seen.evidence, (0, _outcome_js__WEBPACK_IMPORTED_MODULE_1__.X1)(stamped)) };
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
        if (seen.kind === "unknown") {
          const kind = open.kind === "unclear" ? "unknown" : open.kind;
          return noted(open, facts, `a check brought no answer that proves anything: ${seen.note}`, kind);
        }
        if (seen.kind !== "unreachable" && seen.kind !== "failed")
          return noted(open, facts, "a check told nothing of it");
        if (open.kind !== "unclear" && !isMismatch(seen))
          return noted(open, facts, `the chain could not be asked: ${rootOf(seen.error).account}`);
        return unasked(open, facts, seen);
      }
      function unasked(open, { requestId }, seen) {
        const { code, account, said = open.said } = rootOf(seen.error);
        const message = `${open.account} The stamp may have been spent, and the chain could not be asked: ${account}`;
        if (seen.kind === "failed" && (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.u2)(code).stopsRun !== true) {
          return {
            kind: "unknown",
            note: `${message} ${openStampAdvice}`,
            open,
            ...requestId !== void 0 && { requestId }
          };
        }
        const { hint: known } = rootOf(seen.error);
        const isOfUse = seen.kind === "failed" || known !== (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.u2)(code).hint;
        const hint = isOfUse ? `${known} ${openStampAdvice}` : openStampAdvice;
        return { kind: seen.kind, error: new _errors_js__WEBPACK_IMPORTED_MODULE_0__._Z(code, message, { cause: seen.error, requestId, hint, said }), open };
      }
      function rootOf(error) {
        return error.code === "NOT_ATTEMPTED" && error.cause instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__._Z ? rootOf(error.cause) : error;
      }
      function noted(open, facts, looked, kind = open.kind) {
        const account = `${renderAnswer(open)} The stamp may have been spent, and ${(0, _text_js__WEBPACK_IMPORTED_MODULE_2__.em)(looked)}`;
        if (kind !== "failed")
          return { kind, note: `${account} ${openStampAdvice}`, open, ...facts };
        const { requestId } = facts;
        const error = new _errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("REQUEST_REJECTED", account, { requestId, hint: openStampAdvice });
        return { kind, error, open, mayBeSpent: true };
      }
      function renderAnswer({ account, said }) {
        return said === void 0 ? account : (0, _text_js__WEBPACK_IMPORTED_MODULE_2__.em)(`${account.replace(/\.$/, "")}: ${said}`);
      }
      function noteOf(seen) {
        if (seen === void 0)
          return "The waiting ended before the chain was asked for it.";
        if (seen.kind === "not-found")
          return "The last look did not find it on the chain yet.";
        const ending = "The chain could not be asked for it when the waiting ended";
        if ("error" in seen) {
          const { code } = rootOf(seen.error);
          return code === "REPLY_MISMATCH" ? `A look was answered about another hash: ${code}.` : `${ending}: ${code}.`;
        }
        return seen.kind === "unknown" ? `${ending}: ${seen.note}` : `${ending}.`;
      }
    })
  ),
  /***/
  5359: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        l: () => (
          /* binding */
          findFiles
        )
      });
      var external_node_fs_ = __webpack_require__(3024);
      var checksums = __webpack_require__(6441);
      var core_text = __webpack_require__(7422);
      var file_error = __webpack_require__(6865);
      var files_patterns = __webpack_require__(1702);
      var external_node_path_ = __webpack_require__(6760);
      var promises_ = __webpack_require__(8500);
      ;
      const waysThroughLinks = 16;
      const maxSignalMs = 50;
      async function walk(root, selection, collector, options) {
        if (selection.top === void 0)
          return;
        const pending = [{ name: "", path: root, scope: selection.top, above: void 0 }];
        const state = { root, selection, collector, ...options, pending, entered: /* @__PURE__ */ new Map() };
        let resumed = performance.now();
        for (let folder = pending.pop(); folder !== void 0; folder = pending.pop()) {
          for (const entry of entriesOf(state, folder)) {
            const name = folder.name === "" ? entry.name : `${folder.name}/${entry.name}`;
            takeEntry(state, entry.kind, { folder, name, path: (0, external_node_path_.join)(folder.path, entry.name) });
          }
          if (performance.now() - resumed < maxSignalMs)
            continue;
          await (0, promises_.setImmediate)();
          resumed = performance.now();
        }
      }
      function entriesOf({ selection, collector }, { name, path, scope }) {
        const named = [...selection.steps(name).keys()];
        try {
          return selection.needsListing(name, scope) ? readEntries(path, named) : readNamed(path, named);
        } catch (thrown) {
          collector.fail(name === "" ? "." : name, (0, file_error.GI)(thrown), scope.covering);
          return [];
        }
      }
      function takeEntry(state, kind, found) {
        const { selection, collector } = state;
        const { folder, name, path } = found;
        if (kind === "folder") {
          const scope = (0, files_patterns.aR)((0, files_patterns.mj)(state.root, path)) ? void 0 : selection.enter(name, folder.scope);
          if (scope !== void 0)
            state.pending.push({ name, path, scope, above: folder });
          return;
        }
        const patterns = selection.select(name, folder.scope);
        const mayBeFolder = kind === "link" || kind === "nameless";
        if (patterns.length === 0 && !(mayBeFolder && selection.enter(name, folder.scope) !== void 0))
          return;
        if (kind === "file")
          collector.file(name, path, patterns);
        else if (kind === "nameless")
          collector.fail(name, (0, file_error.zS)("FILE_NAME_INVALID"), patterns);
        else if (kind === "link")
          takeLink(state, found, patterns.length > 0);
        else
          leaveOut(state, found, (0, file_error.zS)("FILE_NOT_REGULAR"), "is a pipe, a socket or a device");
      }
      function namedBy({ selection }, { folder, name }) {
        return selection.steps(folder.name).get(name.slice(name.lastIndexOf("/") + 1)) ?? [];
      }
      function leaveOut(state, found, error, why) {
        const named = namedBy(state, found);
        if (named.length > 0)
          state.collector.fail(found.name, error, named);
        else
          state.collector.skip(found.name, why);
      }
      function takeLink(state, found, isMatched) {
        const { collector, followLinks } = state;
        const named = namedBy(state, found);
        if (!followLinks && named.length > 0)
          return collector.fail(found.name, (0, file_error.zS)("FILE_IS_LINK"), named);
        const target = readTarget(state, found);
        if (target === void 0 || !(isMatched || target.kind === "folder"))
          return;
        if (!followLinks)
          return collector.skip(found.name, "is a symbolic link; see follow-symbolic-links");
        followLink(state, { ...found, path: target.path }, target.kind);
      }
      function readTarget(state, found) {
        try {
          return readLink(found.path);
        } catch (thrown) {
          if ((0, file_error.q1)(thrown))
            leaveOut(state, found, (0, file_error.yC)(), "is a symbolic link that leads nowhere");
          else
            state.collector.fail(found.name, (0, file_error.GI)(thrown), namedBy(state, found));
          return void 0;
        }
      }
      function followLink(state, found, kind) {
        const { root, collector, entered } = state;
        const { name, path, folder } = found;
        const way = (0, files_patterns.mj)(root, path);
        const isWildcard = namedBy(state, found).length === 0;
        if (way === void 0) {
          leaveOut(state, found, (0, file_error.zS)("FILE_OUTSIDE_WORKSPACE"), "is a symbolic link that leaves the workspace");
        } else if ((0, files_patterns.aR)(way)) {
          collector.skip(name, "is a symbolic link into .git");
        } else if (kind === "folder" && isWildcard && isWithin(state, folder, path)) {
          collector.skip(name, "is a symbolic link to a folder that it lies in");
        } else {
          const times = (entered.get(path) ?? 0) + 1;
          if (kind === "folder" && times > waysThroughLinks)
            collector.skip(name, "is one symbolic link too many to its folder");
          else
            takeEntry(state, kind, found);
          entered.set(path, times);
        }
      }
      function isWithin({ selection }, folder, path) {
        for (let each = folder; each !== void 0; each = each.above) {
          if (each.path === path && selection.needsListing(each.name, each.scope))
            return true;
        }
        return false;
      }
      function readEntries(path, named) {
        const entries = (0, external_node_fs_.readdirSync)(path, { withFileTypes: true }).map((entry) => ({
          name: entry.name,
          kind: kindOf(entry)
        }));
        const listed = entries.some(({ name }) => name.includes("\uFFFD")) ? withoutNameless(path, entries) : entries;
        const names = new Set(listed.map(({ name }) => name));
        const unlisted = [...named].filter((name) => !names.has(name));
        const respelled = readNamed(path, unlisted);
        if (respelled.length === 0)
          return listed;
        const folded = new Set(respelled.map(({ name }) => foldName(name)));
        return [...listed.filter(({ name }) => !folded.has(foldName(name))), ...respelled];
      }
      function readNamed(path, names) {
        return names.flatMap((name) => {
          const stats = (0, external_node_fs_.lstatSync)((0, external_node_path_.join)(path, name), { throwIfNoEntry: false });
          return stats === void 0 ? [] : [{ name, kind: kindOf(stats) }];
        });
      }
      function withoutNameless(path, entries) {
        const names = Map.groupBy((0, external_node_fs_.readdirSync)(path, { encoding: "buffer" }), isUtf8);
        const valid = new Set((names.get(true) ?? []).map((name) => name.toString("utf8")));
        const nameless = (names.get(false) ?? []).map((name) => ({ name: name.toString("utf8"), kind: "nameless" }));
        return [...entries.filter(({ name }) => valid.has(name)), ...nameless];
      }
      function readLink(path) {
        const bytes = external_node_fs_.realpathSync.native(path, { encoding: "buffer" });
        const target = bytes.toString("utf8");
        return { path: target, kind: isUtf8(bytes) ? kindOf((0, external_node_fs_.lstatSync)(target)) : "nameless" };
      }
      function kindOf(entry) {
        if (entry.isFile())
          return "file";
        if (entry.isDirectory())
          return "folder";
        return entry.isSymbolicLink() ? "link" : "special";
      }
      function isUtf8(bytes) {
        return Buffer.from(bytes.toString("utf8")).equals(bytes);
      }
      function foldName(name) {
        return name.normalize("NFC").toLowerCase();
      }
      ;
      const shownNotices = 20;
      async function findFiles(patterns, options) {
        const workspace = { given: options.workspace, real: external_node_fs_.realpathSync.native(options.workspace) };
        const parsed = await (0, files_patterns.Z7)(patterns, workspace);
        const leadsOutside = ({ negate, stem }) => !negate && stem === void 0;
        const collection = createCollection(options.notice);
        for (const pattern of parsed.filter(leadsOutside))
          collection.fail(pattern.text, (0, file_error.zS)("FILE_OUTSIDE_WORKSPACE"), [pattern]);
        const inside = parsed.filter((pattern) => !leadsOutside(pattern));
        const selection = (0, files_patterns.P1)(inside, (pattern) => collection.credited.has(pattern));
        await walk(workspace.real, selection, collection, { followLinks: options.followSymbolicLinks });
        const found = collection.close();
        const files = options.followSymbolicLinks ? unique(workspace.real, found.files) : found.files;
        for (const { text } of parsed.filter((pattern) => !pattern.negate && !collection.credited.has(pattern))) {
          options.unmatched(`The pattern ${(0, core_text.zz)(text)} matched no file in ${(0, core_text.zz)(options.workspace)}.`);
        }
        for (const names of collisions(files)) {
          const shown = names.map((name) => (0, core_text.zz)(name)).join(", ");
          options.warn(`These names are told apart on this system, but not on others: ${shown}.`);
        }
        return { ...found, files };
      }
      function createCollection(notice) {
        const files = [];
        const failed = /* @__PURE__ */ new Map();
        const credited = /* @__PURE__ */ new Set();
        let notices = 0;
        const fail = (name, error, patterns) => {
          for (const pattern of patterns)
            credited.add(pattern);
          const inside = error.code !== "FILE_OUTSIDE_WORKSPACE" || patterns.every(({ stem }) => stem !== void 0);
          failed.set(name, { subject: inside ? { name, path: name } : { name }, error });
        };
        const file = (name, path, patterns) => {
          for (const pattern of patterns)
            credited.add(pattern);
          try {
            files.push({ name, path, size: (0, external_node_fs_.lstatSync)(path).size });
          } catch (thrown) {
            fail(name, (0, file_error.GI)(thrown), []);
          }
        };
        const skip = (name, why) => {
          notices += 1;
          if (notices <= shownNotices)
            notice(`${(0, core_text.zz)(name)} is left out: it ${why}.`);
        };
        const close = () => {
          if (notices > shownNotices)
            notice(`${notices - shownNotices} more entries are left out for such reasons.`);
          return {
            files: files.sort((left, right) => (0, checksums.MP)(left.name, right.name)),
            failed: [...failed.values()].sort((left, right) => (0, checksums.MP)(left.subject.name, right.subject.name))
          };
        };
        return { file, fail, skip, close, credited };
      }
      function unique(root, files) {
        const best = /* @__PURE__ */ new Map();
        for (const { name, path } of files) {
          if (!best.has(path) || (0, files_patterns.mj)(root, path)?.join("/") === name)
            best.set(path, name);
        }
        return files.filter(({ name, path }) => best.get(path) === name);
      }
      function collisions(files) {
        const names = files.map(({ name }) => name);
        if (new Set(names.map(foldName)).size === names.length)
          return [];
        return [...Map.groupBy(names, foldName).values()].filter((group) => group.length > 1);
      }
    })
  ),
  /***/
  8670: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        p: () => (
          /* binding */
          createListedFiles
        )
        /* harmony export */
      });
      var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
      var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
      var _hash_file_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6865);
      var _patterns_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1702);
      function createListedFiles(list, options) {
        const folder = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(list));
        const open = options.isElsewhere ? [options.root, folder] : [options.root];
        const realFolders = /* @__PURE__ */ new Map();
        const toRealFolder = (path) => {
          const real = realFolders.get(path) ?? (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
          realFolders.set(path, real);
          return real;
        };
        const find = (name) => {
          for (const base of /* @__PURE__ */ new Set([folder, options.root])) {
            const path = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(base, name);
            const found = isBelow(open, path) ? statListed(path, open, options.followLinks, toRealFolder) : void 0;
            if (found !== void 0)
              return found;
          }
          return void 0;
        };
        return { folder, find };
      }
      function statListed(path, open, followLinks, toRealFolder) {
        try {
          const stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
          if (stats === void 0)
            return void 0;
          const isLink = stats.isSymbolicLink();
          const target = isLink ? resolveLinks(path) : (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(toRealFolder((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)), (0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path));
          if (target !== path && !followLinks)
            return { path, error: (0, _hash_file_error_js__WEBPACK_IMPORTED_MODULE_2__.zS)("FILE_IS_LINK") };
          if (isClosed(open, path) || target !== void 0 && isClosed(open, target))
            return { path, error: closed() };
          if (target === void 0)
            return { path, error: (0, _hash_file_error_js__WEBPACK_IMPORTED_MODULE_2__.yC)() };
          if (!isBelow(open, target))
            return { path, error: (0, _hash_file_error_js__WEBPACK_IMPORTED_MODULE_2__.zS)("FILE_OUTSIDE_WORKSPACE") };
          const found = isLink ? (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(target) : stats;
          if (found.isDirectory())
            return void 0;
          if (found.isFile())
            return { path: target, size: found.size };
          return { path: target, error: (0, _hash_file_error_js__WEBPACK_IMPORTED_MODULE_2__.zS)("FILE_NOT_REGULAR") };
        } catch (thrown) {
          if (["ENAMETOOLONG", "EINVAL"].includes((0, _hash_file_error_js__WEBPACK_IMPORTED_MODULE_2__.xU)(thrown) ?? ""))
            return void 0;
          return { path, error: (0, _hash_file_error_js__WEBPACK_IMPORTED_MODULE_2__.GI)(thrown) };
        }
      }
      function isClosed(open, path) {
        return open.some((folder) => (0, _patterns_js__WEBPACK_IMPORTED_MODULE_3__.aR)((0, _patterns_js__WEBPACK_IMPORTED_MODULE_3__.mj)(folder, path)));
      }
      function closed() {
        const hint = "Take the line out of the list: what lies in a .git folder is never read.";
        return (0, _hash_file_error_js__WEBPACK_IMPORTED_MODULE_2__.zS)("FILE_OUTSIDE_WORKSPACE", { detail: "a .git folder is no part of it", hint });
      }
      function resolveLinks(path) {
        try {
          return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
        } catch (thrown) {
          if ((0, _hash_file_error_js__WEBPACK_IMPORTED_MODULE_2__.q1)(thrown))
            return void 0;
          throw thrown;
        }
      }
      function isBelow(folders, path) {
        return folders.some((folder) => ((0, _patterns_js__WEBPACK_IMPORTED_MODULE_3__.mj)(folder, path) ?? []).length > 0);
      }
    })
  ),
  /***/
  299: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        JL: () => (
          /* binding */
          createTaskQueue
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
        )
        /* harmony export */
      });
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3943);
      var _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(973);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7422);
      const outagesInARow = 5;
      async function runEach(targets, operate, { concurrency, keyOf, onResult, stop }) {
        const breaker = createCircuitBreaker(stop);
        const register = createRegister();
        const tasks = createTaskQueue(concurrency, async (target) => {
          const reason = breaker.reason();
          const outcome = reason === void 0 ? await attemptOperation(operate, target) : notAttempted(reason);
          breaker.watch((0, _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__.Of)(outcome));
          for (const each of register.settle(keyOf(target), target, outcome))
            onResult(each, outcome);
        });
        try {
          for await (const target of targets) {
            const known = register.enter(keyOf(target), target);
            if (known === "new")
              tasks.add(target);
            else if (known !== "asked")
              onResult(target, known);
          }
        } finally {
          register.close();
          await tasks.rest();
        }
      }
      function createRegister() {
        const answers = /* @__PURE__ */ new Map();
        const sharers = /* @__PURE__ */ new Map();
        let isClosed = false;
        return {
          /** Returns the answer for `key`, or `asked` while its request is under way; `target` then waits for it too. */
          enter: (key, target) => {
            const answer = answers.get(key);
            if (answer !== void 0)
              return answer;
            if (!answers.has(key)) {
              answers.set(key, void 0);
              return "new";
            }
            const waiting = sharers.get(key);
            if (waiting === void 0)
              sharers.set(key, [target]);
            else
              waiting.push(target);
            return "asked";
          },
          /** @returns all targets that wait for the answer of `key` */
          settle: (key, first, answer) => {
            if (!isClosed)
              answers.set(key, answer);
            return [first, ...sharers.get(key) ?? []];
          },
          /** Says that no more targets come, so the answers need not be kept. */
          close: () => {
            isClosed = true;
            answers.clear();
          }
        };
      }
      async function attemptOperation(operate, target) {
        try {
          return await operate(target);
        } catch (thrown) {
          return (0, _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__.w2)((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.Xt)(thrown));
        }
      }
      function createCircuitBreaker(stop) {
        let cause;
        let outages = 0;
        return {
          reason: () => stop.aborted ? "cancelled" : cause,
          watch: (error) => {
            if (error?.code === "NOT_ATTEMPTED")
              return;
            const facts = error && (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.u2)(error.code);
            outages = facts?.outage === true ? outages + 1 : 0;
            if (facts?.stopsRun === true || outages >= outagesInARow)
              cause ??= error;
          }
        };
      }
      function notAttempted(reason) {
        const [why, cause] = reason === "cancelled" ? ["the run was cancelled"] : [`the run was stopped by ${reason.code}: ${reason.message}`, reason];
        return (0, _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__.w2)(new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("NOT_ATTEMPTED", (0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.em)(`Nothing was sent for it: ${why}`), { cause }));
      }
      function createTaskQueue(count, work) {
        const tasks = [];
        let head = 0;
        let busy = 0;
        let failure;
        let wake = () => {
        };
        const takeTurns = async () => {
          busy += 1;
          for (let task = tasks[head]; task !== void 0; task = tasks[head]) {
            tasks[head] = void 0;
            head += 1;
            try {
              await work(task);
            } catch (thrown) {
              failure ??= { thrown };
            }
          }
          busy -= 1;
          if (busy === 0)
            wake();
        };
        return {
          add: (task) => {
            tasks.push(task);
            if (busy < count)
              void takeTurns();
          },
          /**
           * Resolves when all tasks are done; no task may be added afterwards.
           *
           * @throws what a task threw
           */
          rest: async () => {
            if (busy > 0)
              await new Promise((resolve) => wake = resolve);
            if (failure !== void 0)
              throw failure.thrown;
          }
        };
      }
    })
  ),
  /***/
  9869: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        R: () => (
          /* binding */
          watchSignals
        ),
        /* harmony export */
        j: () => (
          /* binding */
          untilOverdue
        )
        /* harmony export */
      });
      const graceMs = 4e3;
      const endingMs = 1e3;
      function watchSignals(source, { onSignal, onDefect }) {
        const stop = new AbortController();
        const abort = new AbortController();
        const overdue = Promise.withResolvers();
        const timers = [];
        let code;
        const end = (exitCode, grace) => {
          code ??= exitCode;
          stop.abort();
          if (grace === 0)
            abort.abort();
          else
            timers.push(setTimeout(() => abort.abort(), grace));
          timers.push(setTimeout(overdue.resolve, grace + endingMs));
        };
        const endAt = (name, exitCode, grace) => () => {
          onSignal(name);
          end(exitCode, grace);
        };
        const fail = (thrown) => {
          end(1, 0);
          onDefect(thrown);
        };
        const listeners = {
          SIGINT: endAt("SIGINT", 130, graceMs),
          SIGTERM: endAt("SIGTERM", 143, 0),
          // SIGHUP comes when the terminal of a runner is closed.
          SIGHUP: endAt("SIGHUP", 129, 0),
          uncaughtException: fail,
          unhandledRejection: fail
        };
        for (const [event, listener] of Object.entries(listeners))
          source.on(event, listener);
        return {
          cancellation: { stop: stop.signal, abort: abort.signal },
          overdue: overdue.promise,
          exitCode: () => code,
          fail,
          close: () => {
            for (const timer of timers)
              clearTimeout(timer);
            for (const [event, listener] of Object.entries(listeners))
              source.off(event, listener);
          }
        };
      }
      async function untilOverdue(work, { fail, overdue }) {
        const done = work.catch((thrown) => {
          fail(thrown);
          return void 0;
        });
        return await Promise.race([done, overdue.then(() => void 0)]);
      }
    })
  ),
  /***/
  9426: (
    /***/
    ((__webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
        try {
          let toFailedResult = function({ subject, error }) {
            const isChanged = error.code === "ASSET_DIGEST_MISMATCH";
            return { subject, outcome: isChanged ? { kind: "changed", note: error.message } : (0, _core_outcome_js__WEBPACK_IMPORTED_MODULE_4__.w2)(error) };
          }, toChecksumLines = function(subjects) {
            const sorted = subjects.filter((subject) => "digest" in subject).sort((a, b) => (0, _core_checksums_js__WEBPACK_IMPORTED_MODULE_1__.MP)(a.name, b.name));
            return sorted.filter(({ name }, index) => sorted[index + 1]?.name !== name);
          }, toManifest = function(checksums) {
            const sha3 = (0, _hash_hash_files_js__WEBPACK_IMPORTED_MODULE_5__.Io)();
            let size = 0;
            for (const piece of (0, _core_checksums_js__WEBPACK_IMPORTED_MODULE_1__.pd)(checksums)) {
              const bytes = Buffer.from(piece, "utf8");
              sha3.update(bytes);
              size += bytes.length;
            }
            return { name: _core_file_names_js__WEBPACK_IMPORTED_MODULE_3__.NW.checksums, digest: sha3.digest(), size };
          }, bindProofs = function(subjects, proofs) {
            const proven = /* @__PURE__ */ new Set();
            const rows = proofs.flatMap((row) => {
              if (row.kind === "failed" || !("root" in row.subject))
                return [row];
              const { bytes, root, ...proof } = row.subject;
              proven.add(proof.digest);
              const bound = subjects.flatMap((ready) => ready.kind === "digest" && ready.subject.digest === proof.digest ? [ready.subject] : []);
              if (bound.length > 0)
                return bound.map((subject) => ({ kind: "digest", subject: { ...proof, ...subject, bytes, root } }));
              const { name, digest, path } = proof;
              const error = new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__._Z("PROOF_INVALID", `The proof is about ${digest}, which is none of the files.`);
              return [{ kind: "failed", subject: { name, ...path !== void 0 && { path } }, error }];
            });
            const others = subjects.filter((ready) => !(ready.kind === "digest" && proven.has(ready.subject.digest)));
            const unproven = others.map((ready) => {
              if (ready.kind === "failed")
                return ready;
              const error = new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__._Z("PROOF_MISSING", "None of the proof files names this file.");
              return { kind: "failed", subject: ready.subject, error };
            });
            return [...rows, ...unproven];
          };
          __webpack_require__.d(__webpack_exports__, {
            /* harmony export */
            $g: () => (
              /* binding */
              askManifest
            ),
            /* harmony export */
            HA: () => (
              /* binding */
              askEach
            ),
            /* harmony export */
            PV: () => (
              /* binding */
              bindProofs
            ),
            /* harmony export */
            wu: () => (
              /* binding */
              toChecksumLines
            )
            /* harmony export */
          });
          var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
          var _core_checksums_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6441);
          var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3943);
          var _core_file_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7550);
          var _core_outcome_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(973);
          var _hash_hash_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2638);
          var _host_queue_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(299);
          var _host_signals_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9869);
          var _candidates_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9241);
          var _hash_subjects_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2321);
          var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_hash_hash_files_js__WEBPACK_IMPORTED_MODULE_5__, _hash_subjects_js__WEBPACK_IMPORTED_MODULE_8__]);
          [_hash_hash_files_js__WEBPACK_IMPORTED_MODULE_5__, _hash_subjects_js__WEBPACK_IMPORTED_MODULE_8__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__;
          async function askEach(candidates, rows, { operate, confirm, concurrency, signals, onResult }) {
            const results = Array.from({ length: candidates.length });
            const settle = (index, result) => {
              results[index] = result;
              onResult(result);
            };
            async function* askable() {
              for await (const [index, ready] of rows) {
                if (ready.kind === "failed") {
                  settle(index, toFailedResult(ready));
                  continue;
                }
                results[index] = { subject: ready.subject, outcome: unanswered };
                yield [index, ready.subject];
              }
            }
            const asking = (0, _host_queue_js__WEBPACK_IMPORTED_MODULE_6__.Tm)(askable(), ([, subject]) => operate(subject), {
              concurrency,
              stop: signals.cancellation.stop,
              keyOf: ([, subject]) => "root" in subject ? `${subject.digest} ${(0, _hash_hash_files_js__WEBPACK_IMPORTED_MODULE_5__.yi)(subject.bytes)}` : subject.digest,
              onResult: ([index, subject], outcome) => settle(index, { subject, outcome: confirm(outcome, subject) })
            });
            await (0, _host_signals_js__WEBPACK_IMPORTED_MODULE_9__.j)(asking, signals);
            return candidates.map((candidate, index) => results[index] ?? toFailedResult((0, _hash_subjects_js__WEBPACK_IMPORTED_MODULE_8__.xL)((0, _candidates_js__WEBPACK_IMPORTED_MODULE_7__.Vb)(candidate))));
          }
          const unanswered = {
            kind: "unclear",
            note: "The run ended before its answer was there, and what was sent may have been done. Check this digest."
          };
          async function askManifest(candidates, rows, list, asking) {
            const files = await (0, _hash_subjects_js__WEBPACK_IMPORTED_MODULE_8__.GQ)(candidates, rows, asking.signals);
            const checksums = toChecksumLines(files.map(({ subject }) => subject));
            if (files.length === 0)
              return { results: [], checksums };
            const manifest = list ?? toManifest(checksums);
            const missing = list === void 0 ? files.find((file) => file.kind === "failed") : void 0;
            const account = "Nothing was sent for the list: files that belong in it failed.";
            const head = missing === void 0 ? { kind: "digest", subject: manifest } : {
              kind: "failed",
              subject: manifest,
              error: new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__._Z("NOT_ATTEMPTED", account, { cause: missing.error })
            };
            const [first] = await askEach([head], [[0, head]], asking);
            if (first === void 0)
              return { results: [], checksums };
            const covered = await coverAll(files, manifest.digest, first.outcome, asking);
            return { results: [first, ...covered], checksums };
          }
          const rowsAtOnce = 1e3;
          async function coverAll(files, list, outcome, { confirm, onResult }) {
            const rows = [];
            for (const file of files) {
              rows.push(file.kind === "failed" ? toFailedResult(file) : { subject: file.subject, outcome: confirm(outcome, file.subject), coveredBy: list });
              if (rows.length % rowsAtOnce === 0)
                await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
            }
            rows.forEach(onResult);
            return rows;
          }
          __webpack_async_result__();
        } catch (e) {
          __webpack_async_result__(e);
        }
      });
    })
  ),
  /***/
  1638: (
    /***/
    ((__webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
        try {
          let countSubjects = function({ candidates, proofs }, anchor) {
            const sizes = candidates.map(_candidates_js__WEBPACK_IMPORTED_MODULE_11__.$d).filter((size) => size !== void 0);
            return {
              hashedBytes: 0,
              totalBytes: sizes.reduce((sum, size) => sum + size, 0),
              hashedFiles: 0,
              totalFiles: sizes.length,
              requestsDone: 0,
              requestsTotal: anchor === "manifest" ? 1 : proofs.length > 0 ? proofs.length : candidates.length
            };
          };
          __webpack_require__.d(__webpack_exports__, {
            /* harmony export */
            v: () => (
              /* binding */
              hashAndAsk
            )
            /* harmony export */
          });
          var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
          var _core_digest_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(4161);
          var _core_open_stamp_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4327);
          var _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(973);
          var _hash_hash_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2638);
          var _host_host_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9680);
          var _render_causes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7176);
          var _render_lines_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8329);
          var _render_markdown_parts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1722);
          var _stamps_finality_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2244);
          var _stamps_locate_blocks_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8249);
          var _ask_each_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9426);
          var _candidates_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(9241);
          var _hash_subjects_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(2321);
          var _operation_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(1822);
          var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_hash_hash_files_js__WEBPACK_IMPORTED_MODULE_3__, _ask_each_js__WEBPACK_IMPORTED_MODULE_10__, _hash_subjects_js__WEBPACK_IMPORTED_MODULE_12__, _operation_js__WEBPACK_IMPORTED_MODULE_13__]);
          [_hash_hash_files_js__WEBPACK_IMPORTED_MODULE_3__, _ask_each_js__WEBPACK_IMPORTED_MODULE_10__, _hash_subjects_js__WEBPACK_IMPORTED_MODULE_12__, _operation_js__WEBPACK_IMPORTED_MODULE_13__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__;
          async function hashAndAsk(subjects, operation, inputs, host) {
            const { log } = host;
            log.debug(`SHA3-256 by ${_hash_hash_files_js__WEBPACK_IMPORTED_MODULE_3__.LS}.`);
            const counts = countSubjects(subjects, inputs.anchor);
            const work = async () => {
              const progress = (0, _host_host_js__WEBPACK_IMPORTED_MODULE_4__.mf)(log, () => counts);
              try {
                const asked = await askInItsWay(subjects, operation, inputs, host, counts);
                const results = await followStamps(asked.results, operation, inputs, host, counts);
                if (inputs.mode === "stamp")
                  await warnOfChanges(results, host);
                return { ...asked, results };
              } finally {
                progress.stop();
              }
            };
            return subjects.count > _render_markdown_parts_js__WEBPACK_IMPORTED_MODULE_7__.Y$ ? log.group(`${subjects.count} subjects, a line each`, work) : work();
          }
          async function askInItsWay(subjects, { operate }, inputs, { log, signals, workspace }, counts) {
            const { candidates, list } = subjects;
            const hashed = (0, _hash_subjects_js__WEBPACK_IMPORTED_MODULE_12__.rA)(candidates, {
              sha256: inputs.fromRelease || inputs.releaseAttach !== "none" || inputs.witness.length > 0,
              fingerprint: inputs.mode !== "check",
              mustBeListed: list !== void 0,
              workspace,
              signal: signals.cancellation.stop,
              onBytes: (bytes) => void (counts.hashedBytes += bytes),
              onHashed: () => void (counts.hashedFiles += 1)
            });
            const rows = warnOfEmpty(hashed, candidates, log);
            const asking = {
              operate,
              confirm: (outcome, subject) => (0, _operation_js__WEBPACK_IMPORTED_MODULE_13__.Zz)(outcome, subject, workspace),
              concurrency: inputs.concurrency,
              signals,
              onResult: (result) => {
                counts.requestsDone = Math.min(counts.requestsDone + 1, counts.requestsTotal);
                log.info((0, _render_lines_js__WEBPACK_IMPORTED_MODULE_6__.aF)(result));
              }
            };
            if (inputs.anchor === "manifest")
              return (0, _ask_each_js__WEBPACK_IMPORTED_MODULE_10__.$g)(candidates, rows, list, asking);
            const isBound = inputs.files.length > 0 || inputs.subjectChecksums !== "" || inputs.fromRelease;
            if (inputs.proofs.length > 0)
              return askProofs(subjects, rows, isBound, asking);
            const results = await (0, _ask_each_js__WEBPACK_IMPORTED_MODULE_10__.HA)(candidates, rows, asking);
            return { results, checksums: (0, _ask_each_js__WEBPACK_IMPORTED_MODULE_10__.wu)(results.map(({ subject }) => subject)) };
          }
          async function* warnOfEmpty(rows, candidates, log) {
            let isWarned = false;
            for await (const row of rows) {
              const [index, { subject }] = row;
              if (!isWarned && "digest" in subject && subject.digest === _core_digest_js__WEBPACK_IMPORTED_MODULE_14__.IK) {
                isWarned = true;
                const others = candidates.filter((candidate, other) => other !== index && (0, _candidates_js__WEBPACK_IMPORTED_MODULE_11__.$d)(candidate) === 0).length;
                const { message, target } = (0, _render_causes_js__WEBPACK_IMPORTED_MODULE_5__.B_)(subject, others);
                log.warning(message, target);
              }
              yield row;
            }
          }
          const statesAtOnce = 1e3;
          async function warnOfChanges(results, { log, signals, workspace }) {
            const changed = [];
            for (const [index, { subject, outcome }] of results.entries()) {
              if (signals.cancellation.stop.aborted)
                return;
              if (index % statesAtOnce === statesAtOnce - 1)
                await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
              const isSent = _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__.Jo[outcome.kind].stamped || outcome.kind === "unclear" || (0, _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__.wf)(outcome) !== void 0;
              if (isSent && "digest" in subject && (0, _operation_js__WEBPACK_IMPORTED_MODULE_13__.x0)(subject, workspace))
                changed.push(subject);
            }
            const warning = (0, _render_causes_js__WEBPACK_IMPORTED_MODULE_5__.Gg)(changed);
            if (warning !== void 0)
              log.warning(warning.message, warning.target);
          }
          async function askProofs({ candidates, proofs }, rows, isBound, asking) {
            const hashed = await (0, _hash_subjects_js__WEBPACK_IMPORTED_MODULE_12__.GQ)(candidates, rows, asking.signals);
            const asked = isBound ? (0, _ask_each_js__WEBPACK_IMPORTED_MODULE_10__.PV)(hashed, proofs) : proofs;
            const results = await (0, _ask_each_js__WEBPACK_IMPORTED_MODULE_10__.HA)(asked, asked.entries(), asking);
            return { results, checksums: (0, _ask_each_js__WEBPACK_IMPORTED_MODULE_10__.wu)(hashed.map(({ subject }) => subject)) };
          }
          async function followStamps(results, { operate, chain }, { waitForFinality: isWaiting, waitTimeout: waitTimeoutMs, blockTime: blockTimeMs, concurrency }, { log, signals }, counts) {
            const isOver = (some) => some.some(({ outcome }) => (0, _core_open_stamp_js__WEBPACK_IMPORTED_MODULE_1__.R0)(outcome));
            if (chain === void 0 || isOver(results))
              return results;
            const waitFor = (what) => void (counts.waitingFor = what);
            const parts = { find: chain.find, resend: operate, waitFor, waitTimeoutMs, blockTimeMs, concurrency, log, signals };
            const ended = isWaiting ? await (0, _stamps_finality_js__WEBPACK_IMPORTED_MODULE_8__.v)(results, parts) : results;
            const settled = isOver(ended) ? ended : await (0, _stamps_locate_blocks_js__WEBPACK_IMPORTED_MODULE_9__.t)(ended, { locate: chain.locate, concurrency, signals });
            const done = settled.filter(({ outcome }, index) => outcome.kind !== results[index]?.outcome.kind);
            for (const result of done)
              log.info((0, _render_lines_js__WEBPACK_IMPORTED_MODULE_6__.aF)(result));
            return settled;
          }
          __webpack_async_result__();
        } catch (e) {
          __webpack_async_result__(e);
        }
      });
    })
  ),
  /***/
  9241: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        $d: () => (
          /* binding */
          sizeOf
        ),
        /* harmony export */
        CR: () => (
          /* binding */
          toWorkspacePath
        ),
        /* harmony export */
        EO: () => (
          /* binding */
          isByBaseName
        ),
        /* harmony export */
        Vb: () => (
          /* binding */
          nameOf
        ),
        /* harmony export */
        mX: () => (
          /* binding */
          withWantedNames
        )
        /* harmony export */
      });
      var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3943);
      var _core_file_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7550);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7422);
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
      function withWantedNames(listed, inputs) {
        if (!isByBaseName(inputs))
          return listed;
        const { candidates, list } = listed;
        const named = candidates.map(withBaseName);
        refuseCollisions(candidates, named);
        return { candidates: named, ...list && { list: { ...list, name: (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_2__.rw)(list.name) } } };
      }
      function isByBaseName({ names, fromRelease, releaseAttach }) {
        if (names !== "auto")
          return names === "base";
        return fromRelease || releaseAttach === "assets" || releaseAttach === "both";
      }
      function withBaseName(candidate) {
        if (candidate.kind === "asset")
          return candidate;
        if (candidate.kind === "file") {
          const { source } = candidate;
          return { ...candidate, source: { ...source, name: (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_2__.rw)(source.name) } };
        }
        const { subject } = candidate;
        if (candidate.kind === "failed")
          return subject.path === void 0 ? candidate : { ...candidate, subject: { ...subject, name: (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_2__.rw)(subject.name) } };
        return { ...candidate, subject: { ...candidate.subject, name: (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_2__.rw)(subject.name) } };
      }
      function refuseCollisions(candidates, named) {
        const names = candidates.map((candidate, index) => ({
          given: nameOf(candidate).name,
          wanted: nameOf(named[index] ?? candidate).name
        }));
        const lines = [...Map.groupBy(names, ({ wanted }) => wanted)].flatMap(([wanted, files]) => files.length === 1 ? [] : `${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.zz)(wanted)}: ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.Sh)(files.map(({ given }) => given))}`);
        if (lines.length === 0)
          return;
        const shown = lines.slice(0, maxCollisions).join("\n");
        const message = `Files of several folders would have one name, and names is base here.
${shown}`;
        const hint = "Set names: path, give the files different names, or narrow the patterns. Nothing was sent.";
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__._Z("INPUT_INVALID", message, { hint });
      }
      const maxCollisions = 20;
      function toWorkspacePath(root, path) {
        return (0, node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root, path).replaceAll(node_path__WEBPACK_IMPORTED_MODULE_0__.sep, "/");
      }
    })
  ),
  /***/
  2109: (
    /***/
    ((__webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
        try {
          let invalidList = function(path, why, cause) {
            return new _core_errors_js__WEBPACK_IMPORTED_MODULE_5__._Z("CHECKSUMS_INVALID", `The checksum list ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_7__.zz)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path))} ${why}.`, {
              cause,
              hint: "Make subject-checksums the path of one checksum list, in UTF-8 and relative to the workspace."
            });
          }, decodeList = function(bytes, path) {
            try {
              return (0, _core_json_js__WEBPACK_IMPORTED_MODULE_3__._6)(bytes);
            } catch (cause) {
              throw invalidList(path, "is not UTF-8", cause);
            }
          }, mergeList = function(candidates, entries, root, { folder, find, isByBaseName: isByBase = false }) {
            const merged = [...candidates];
            const byPath = new Map(candidates.map((candidate, index) => [lookupKeyOf(candidate, root), index]));
            const byBaseName = /* @__PURE__ */ new Map();
            for (const [index, candidate] of candidates.entries()) {
              if (isByBase && candidate.kind === "file")
                byBaseName.set((0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_6__.rw)(candidate.source.name), index);
            }
            for (const entry of entries) {
              const near = byPath.get((0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder, entry.name)) ?? assetIndex(entry, merged, byPath);
              const listed = near === void 0 ? find(entry.name) : void 0;
              const index = near ?? (listed ? byPath.get(listed.path) : assetIndex(entry, merged, byBaseName));
              const known = index === void 0 ? void 0 : merged[index];
              if (index === void 0 || known === void 0)
                merged.push(toListedCandidate(entry, root, listed));
              else if (isListedOtherwise(known, entry))
                merged.push(toListedCandidate(entry, root, listed ?? find(entry.name)));
              else if (known.kind === "file" || known.kind === "asset")
                merged[index] = { ...known, listed: entry.digest };
            }
            return merged;
          }, lookupKeyOf = function(candidate, root) {
            if (candidate.kind === "asset")
              return candidate.name;
            return candidate.kind === "file" ? candidate.source.path : (0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root, (0, _candidates_js__WEBPACK_IMPORTED_MODULE_12__.Vb)(candidate).name);
          }, assetIndex = function(entry, candidates, indexes) {
            const index = indexes.get(entry.name) ?? indexes.get((0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_6__.rw)(entry.name));
            const asset = index === void 0 ? void 0 : candidates[index];
            return asset !== void 0 && isListedOtherwise(asset, entry) ? void 0 : index;
          }, isListedOtherwise = function(candidate, { digest }) {
            const isOnDisk = candidate.kind === "asset" || candidate.kind === "file";
            return isOnDisk && candidate.listed !== void 0 && candidate.listed !== digest;
          }, toListedCandidate = function({ name, digest }, root, listed) {
            if (listed === void 0)
              return { kind: "digest", subject: { name, digest } };
            const { path } = listed;
            if ("size" in listed)
              return { kind: "file", source: { name, path, size: listed.size }, listed: digest };
            return { kind: "failed", subject: { name, path: (0, _candidates_js__WEBPACK_IMPORTED_MODULE_12__.CR)(root, path) }, error: listed.error };
          }, logUnread = function(list, entries, candidates, log) {
            const unread = candidates.filter(({ kind }) => kind === "digest").map((candidate) => (0, _candidates_js__WEBPACK_IMPORTED_MODULE_12__.Vb)(candidate).name);
            if (unread.length === 0)
              return;
            const count = `${unread.length} of the ${entries.length} names in ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_7__.zz)(list)}`;
            log.notice(`No file was read for ${count}; the list's digests stand for them: ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_7__.Sh)(unread)}.`);
          };
          __webpack_require__.d(__webpack_exports__, {
            /* harmony export */
            N: () => (
              /* binding */
              addChecksumList
            )
            /* harmony export */
          });
          var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
          var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
          var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
          var _core_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9759);
          var _core_checksums_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6441);
          var _core_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3943);
          var _core_file_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7550);
          var _core_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7422);
          var _files_listed_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8670);
          var _files_patterns_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1702);
          var _hash_hash_file_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5755);
          var _hash_hash_files_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2638);
          var _candidates_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(9241);
          var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_hash_hash_files_js__WEBPACK_IMPORTED_MODULE_11__]);
          _hash_hash_files_js__WEBPACK_IMPORTED_MODULE_11__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];
          const maxChecksumListBytes = 64 * 1024 * 1024;
          async function addChecksumList(candidates, outputDir, inputs, { workspace, log }) {
            const { subjectChecksums, followSymbolicLinks: followLinks, anchor, mode } = inputs;
            const path = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(workspace, subjectChecksums);
            const bytes = await readList(path);
            const entries = (0, _core_checksums_js__WEBPACK_IMPORTED_MODULE_4__.yk)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path), decodeList(bytes, path));
            const inside = (0, _files_patterns_js__WEBPACK_IMPORTED_MODULE_9__.mj)(workspace, path)?.join("/");
            const name = inside ?? (0, node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path);
            const root = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(workspace);
            const realPath = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
            const listed = (0, _files_listed_files_js__WEBPACK_IMPORTED_MODULE_8__.p)(path, { root, isElsewhere: inside === void 0, followLinks });
            const isAsked = anchor === "manifest" && mode !== "stamp";
            const isList = (candidate) => isAsked && candidate.kind === "file" && candidate.source.path === realPath;
            const others = candidates.filter((candidate) => !isList(candidate));
            const merged = mergeList(others, entries, root, { ...listed, isByBaseName: (0, _candidates_js__WEBPACK_IMPORTED_MODULE_12__.EO)(inputs) });
            logUnread(name, entries, merged, log);
            const isReplaced = realPath === (0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(outputDir), _core_file_names_js__WEBPACK_IMPORTED_MODULE_6__.NW.checksums);
            if (isReplaced)
              log.notice(`${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_7__.zz)(name)} lies in output-dir: the list of this run replaces it.`);
            if (!isAsked)
              return { candidates: merged };
            const file = isReplaced ? {} : { path: (0, _candidates_js__WEBPACK_IMPORTED_MODULE_12__.CR)(workspace, path), fingerprint: (0, _hash_hash_file_js__WEBPACK_IMPORTED_MODULE_10__.ax)((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path)) };
            return { candidates: merged, list: { name, ...file, digest: (0, _hash_hash_files_js__WEBPACK_IMPORTED_MODULE_11__.yi)(bytes), size: bytes.length } };
          }
          async function readList(path) {
            try {
              const stats = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path);
              if (!stats.isFile())
                throw invalidList(path, "is not a regular file");
              if (stats.size > maxChecksumListBytes)
                throw invalidList(path, "is larger than 64 MiB");
              return await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path);
            } catch (cause) {
              if (cause instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_5__._Z)
                throw cause;
              throw invalidList(path, `cannot be read (${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_7__.S5)((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_5__.bD)(cause))})`, cause);
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
  1459: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        P: () => (
          /* binding */
          hasPassed
        ),
        Z: () => (
          /* binding */
          judgeRun
        )
      });
      var core_outcome = __webpack_require__(973);
      var core_report = __webpack_require__(5299);
      var core_text = __webpack_require__(7422);
      var headline = __webpack_require__(9488);
      var external_node_os_ = __webpack_require__(8161);
      var external_node_process_ = __webpack_require__(1708);
      var version = __webpack_require__(9157);
      ;
      const maxProblems = 20;
      const problemReportTitle = "Problem report, to copy whole: it holds no secrets and no file names";
      function renderProblemReport(mode, failing, errors) {
        const problems = [
          ...failing.map(({ outcome }) => [(0, core_outcome.Mz)(outcome)?.code ?? outcome.kind, (0, core_outcome.Gb)(outcome)]),
          ...errors.map(({ code, requestId }) => [code, requestId])
        ];
        const shown = problems.slice(0, maxProblems);
        const left = problems.length - shown.length;
        return (0, core_text.gI)([
          `anchor-artifacts ${version.rE}, node ${external_node_process_.versions.node}, ${(0, external_node_os_.platform)()} ${(0, external_node_os_.arch)()}${mode === void 0 ? "" : `, mode ${mode}`}`,
          ...shown.map(([what, requestId]) => requestId === void 0 ? what : `${what}, request ${requestId}`),
          left > 0 && `and ${left} more`
        ]);
      }
      ;
      async function judgeRun(report, unwritten, { mode, failOn }, { log, pointAt }) {
        tellUnwritten(unwritten, log);
        const failing = (0, core_report.e9)(report, failOn);
        pointAt("error", failing);
        warnOfTolerated(report, failOn, { log, pointAt });
        const ending = { report, failing, unwritten, nothingStamped: (0, core_report.MR)(report, failOn) };
        if (hasPassed(ending))
          return ending;
        if (failing.length > 0) {
          const listed = failing.filter(({ outcome }) => failOn.has(outcome.kind));
          const refused = failing.length - listed.length;
          const causes = (0, core_text.gI)([
            listed.length > 0 && `${(0, headline.Pn)(listed, report.results.length)}, and fail-on names ${named(listed)}`,
            refused > 0 && `requests about ${refused} of ${report.results.length} were refused`
          ]);
          log.info(`The run fails: ${causes.join("; ")}.`);
        }
        if (ending.nothingStamped) {
          const [account, advice] = (0, headline.sL)(report);
          log.error(`The run fails: ${account}. ${advice}`, { title: "nothing stamped" });
        }
        const problems = [...failing, ...toleratedOf(report, failOn)];
        const lines = renderProblemReport(mode, problems, unwritten);
        await log.group(problemReportTitle, async () => {
          for (const line of lines)
            log.info(line);
        });
        return ending;
      }
      function hasPassed({ failing, unwritten, nothingStamped }) {
        return failing.length === 0 && unwritten.length === 0 && !nothingStamped;
      }
      const rootRank = { RELEASE_NOT_FOUND: -1, NOT_ATTEMPTED: 1 };
      function tellUnwritten(unwritten, log) {
        const rank = ({ code }) => rootRank[code] ?? 0;
        const [root, ...others] = unwritten.toSorted((one, other) => rank(one) - rank(other));
        if (root === void 0)
          return;
        const { length } = others;
        const more = length === 1 ? "1 more piece of evidence is missing." : `${length} more pieces of evidence are missing.`;
        const text = [(0, core_text.em)(root.message), length > 0 && more, root.hint];
        log.error((0, core_text.gI)(text).join(" "), { title: root.code, count: unwritten.length });
        for (const { code, message } of others)
          if (message !== root.message)
            log.info(`${code}: ${message}`);
      }
      function toleratedOf({ results }, failOn) {
        return results.filter(({ outcome }) => !(0, core_outcome.zn)(outcome) && !(0, core_report.FR)(outcome, failOn));
      }
      function warnOfTolerated(report, failOn, { log, pointAt }) {
        const tolerated = toleratedOf(report, failOn);
        if (tolerated.length === 0)
          return;
        const counts = (0, headline.Pn)(tolerated, report.results.length);
        log.warning(`${counts}. fail-on does not name ${named(tolerated)}, so the run does not fail for this.`, {
          title: "fail-on"
        });
        pointAt("warning", tolerated);
      }
      function named(results) {
        return new Set(results.map(({ outcome }) => outcome.kind)).size === 1 ? "this verdict" : "these verdicts";
      }
    })
  ),
  /***/
  2321: (
    /***/
    ((__webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
        try {
          let toReady = function(hashed, candidate, root) {
            const { name } = hashed.subject;
            const file = candidate?.kind === "file" ? candidate.source.path : name;
            const path = file === `${root}${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}${name}` ? name : (0, _candidates_js__WEBPACK_IMPORTED_MODULE_5__.CR)(root, file);
            if ("error" in hashed)
              return { kind: "failed", subject: { name, path }, error: hashed.error };
            return { kind: "digest", subject: path === name ? hashed.subject : { ...hashed.subject, path } };
          }, compareWithList = function(ready, candidate, mustBeListed) {
            const listed = candidate !== void 0 && "listed" in candidate ? candidate.listed : void 0;
            if (ready.kind === "failed" || listed === ready.subject.digest)
              return ready;
            const { subject } = ready;
            if (listed === void 0 && !mustBeListed)
              return ready;
            const error = listed === void 0 ? new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__._Z("CHECKSUM_MISSING", "The checksum list does not name this file.") : new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__._Z("CHECKSUM_MISMATCH", `Its digest is ${subject.digest}, but the checksum list says ${listed}.`);
            return { kind: "failed", subject, error };
          }, hashAssets = function(candidates, options) {
            return new ReadableStream({
              start: (hashed) => {
                const tasks = (0, _host_queue_js__WEBPACK_IMPORTED_MODULE_4__.JL)(downloads, async ([index, asset]) => {
                  hashed.enqueue([index, await hashAsset(asset, options)]);
                });
                for (const [index, candidate] of candidates.entries()) {
                  if (candidate.kind === "asset")
                    tasks.add([index, candidate]);
                }
                tasks.rest().then(() => hashed.close()).catch((thrown) => hashed.error(thrown));
              }
            });
          }, toUnreached = function(subject) {
            const error = new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__._Z("NOT_ATTEMPTED", "The run ended before this was hashed.");
            return { kind: "failed", subject, error };
          };
          __webpack_require__.d(__webpack_exports__, {
            /* harmony export */
            GQ: () => (
              /* binding */
              collectHashed
            ),
            /* harmony export */
            rA: () => (
              /* binding */
              hashCandidates
            ),
            /* harmony export */
            xL: () => (
              /* binding */
              toUnreached
            )
            /* harmony export */
          });
          var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
          var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
          var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3943);
          var _hash_hash_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2638);
          var _host_queue_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(299);
          var _host_signals_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9869);
          var _candidates_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9241);
          var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_hash_hash_files_js__WEBPACK_IMPORTED_MODULE_3__]);
          _hash_hash_files_js__WEBPACK_IMPORTED_MODULE_3__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];
          async function* hashCandidates(candidates, options) {
            const { mustBeListed, onHashed } = options;
            const files = [];
            for (const [index, candidate] of candidates.entries()) {
              if (candidate.kind === "file")
                files.push([index, candidate.source]);
              else if (candidate.kind !== "asset")
                yield [index, candidate];
            }
            const root = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(options.workspace);
            for await (const batch of (0, _hash_hash_files_js__WEBPACK_IMPORTED_MODULE_3__.yQ)(files, options)) {
              for (const hashed of batch) {
                onHashed();
                const candidate = candidates[hashed.index];
                yield [hashed.index, compareWithList(toReady(hashed, candidate, root), candidate, mustBeListed)];
              }
            }
            if (!candidates.some(({ kind }) => kind === "asset"))
              return;
            for await (const [index, ready] of hashAssets(candidates, options)) {
              onHashed();
              yield [index, compareWithList(ready, candidates[index], mustBeListed)];
            }
          }
          const downloads = 4;
          async function hashAsset({ name, hash }, { onBytes, signal }) {
            try {
              const { subject, error } = await hash(onBytes, signal);
              return error === void 0 ? { kind: "digest", subject } : { kind: "failed", subject, error };
            } catch (thrown) {
              return { kind: "failed", subject: { name }, error: (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.Xt)(thrown) };
            }
          }
          async function collectHashed(candidates, rows, signals) {
            const collected = Array.from({ length: candidates.length });
            const fill = async () => {
              for await (const [index, ready] of rows)
                collected[index] = ready;
            };
            await (0, _host_signals_js__WEBPACK_IMPORTED_MODULE_6__.j)(fill(), signals);
            return candidates.map((candidate, index) => collected[index] ?? toUnreached((0, _candidates_js__WEBPACK_IMPORTED_MODULE_5__.Vb)(candidate)));
          }
          __webpack_async_result__();
        } catch (e) {
          __webpack_async_result__(e);
        }
      });
    })
  ),
  /***/
  4480: (
    /***/
    ((__webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
        try {
          let missingOf = function(witnessed, { failOn }) {
            return failOn.has("witness") ? (witnessed?.warnings ?? []).filter(({ code }) => code !== "WITNESS_CLOCK") : [];
          }, logAgain = function(compared, before, log) {
            const known = new Set(before);
            for (const result of compared)
              if (!known.has(result))
                log.info((0, _render_lines_js__WEBPACK_IMPORTED_MODULE_5__.aF)(result));
          }, withRecorded = function(results, { names }, { mode }) {
            if (mode === "stamp" || names.size === 0)
              return results;
            return results.map((result) => {
              const digest = (0, _core_report_js__WEBPACK_IMPORTED_MODULE_1__.ol)(result);
              const recorded = names.get(result.subject.name)?.digest.sha3_256;
              return digest === void 0 || recorded === void 0 || recorded === digest ? result : { ...result, recorded };
            });
          }, toRunFacts = function(report, inputs, origin, startedAt, witnessed) {
            const { dryRun, failOn, nodes } = inputs;
            return {
              ...origin,
              startedAt,
              finishedAt: /* @__PURE__ */ new Date(),
              apiUrl: (0, _host_inputs_js__WEBPACK_IMPORTED_MODULE_2__.Ad)(inputs),
              nodeNames: nodes.map(({ name }) => name),
              chain: (0, _name_chain_js__WEBPACK_IMPORTED_MODULE_6__.d)(inputs, report),
              dryRun,
              failOn,
              ...witnessed && { witnessed: witnessed.sentences },
              ...dryRun && { plan: (0, _render_headline_js__WEBPACK_IMPORTED_MODULE_4__.EG)(report, inputs) }
            };
          }, logOutcome = function(report, facts, log) {
            (0, _name_chain_js__WEBPACK_IMPORTED_MODULE_6__.p)(report, facts, log);
            const lines = [
              (0, _render_headline_js__WEBPACK_IMPORTED_MODULE_4__.Lf)(report, facts),
              (0, _render_causes_js__WEBPACK_IMPORTED_MODULE_3__.cy)(report.results),
              facts.plan,
              report.demo ? _core_report_js__WEBPACK_IMPORTED_MODULE_1__.a0 : void 0
            ];
            for (const line of lines)
              if (line !== void 0)
                log.info(line);
          };
          __webpack_require__.d(__webpack_exports__, {
            /* harmony export */
            z: () => (
              /* binding */
              leaveEvidence
            )
            /* harmony export */
          });
          var _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(973);
          var _core_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5299);
          var _host_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1307);
          var _render_causes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7176);
          var _render_headline_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9488);
          var _render_lines_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8329);
          var _name_chain_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9584);
          var _write_evidence_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9312);
          var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_write_evidence_js__WEBPACK_IMPORTED_MODULE_7__]);
          _write_evidence_js__WEBPACK_IMPORTED_MODULE_7__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];
          async function leaveEvidence(parts, release, inputs, host) {
            const { startedAt, checksums, proven, reports, recorded, hasSent, lists, folder } = parts;
            const { log, origin, workspace } = host;
            const results = release === void 0 ? withRecorded(proven.results, recorded, inputs) : await release.compare(proven.results);
            logAgain(results, proven.results, log);
            const answered = (0, _core_report_js__WEBPACK_IMPORTED_MODULE_1__.cG)(inputs.mode, results);
            const isAnswered = results.some(({ outcome }) => (0, _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__.X1)(outcome) !== void 0);
            const report = isAnswered || !recorded.isDemonstration ? answered : { ...answered, demo: true };
            const isSha256Foreign = lists.isSha256Foreign || release?.isSha256Foreign === true;
            const witnessed = isSha256Foreign ? void 0 : await witness(parts, inputs, host);
            const facts = toRunFacts(report, inputs, origin, startedAt, witnessed);
            const written = await (0, _write_evidence_js__WEBPACK_IMPORTED_MODULE_7__.h)(report, checksums, facts, {
              folder,
              workspace,
              log,
              hasSent: hasSent(),
              section: release?.section,
              released: release?.lines,
              stampedList: lists.stamped,
              isSha256Foreign,
              otherProofs: proven.others,
              witnessed
            });
            logOutcome(report, facts, log);
            const attached = await release?.attach?.({
              ...written,
              hasSent: hasSent(),
              reports,
              proofs: proven.files,
              witnessed
            });
            const errors = [...written.errors, ...missingOf(witnessed, inputs), ...proven.errors, ...attached?.errors ?? []];
            return { report, facts: { ...written.facts, finishedAt: /* @__PURE__ */ new Date(), releaseUrl: attached?.url }, errors };
          }
          async function witness({ askWitnesses: ask, checksums, web, recorded }, inputs, { log, signals }) {
            if (ask === void 0 || !checksums.some(({ sha256 }) => sha256 !== void 0))
              return void 0;
            const witnessed = await ask(checksums, inputs, { web, recorded, signal: signals.cancellation.stop });
            for (const { sentence } of witnessed.sentences)
              log.info(`${sentence}.`);
            const missing = new Set(missingOf(witnessed, inputs));
            for (const warning of witnessed.warnings) {
              if (!missing.has(warning))
                log.warning(`${warning.message} ${warning.hint}`, { title: warning.code });
            }
            return witnessed;
          }
          __webpack_async_result__();
        } catch (e) {
          __webpack_async_result__(e);
        }
      });
    })
  ),
  /***/
  9584: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        d: () => (
          /* binding */
          chainOf
        ),
        /* harmony export */
        p: () => (
          /* binding */
          warnOfUnnamedChain
        )
        /* harmony export */
      });
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3943);
      var _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(973);
      var _core_members_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7066);
      function chainOf({ chain: given }, { results }) {
        const nameOf = ({ outcome }) => (0, _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__.X1)(outcome)?.chainName;
        const naming = given?.name === void 0 ? results.find((result) => nameOf(result) !== void 0) : void 0;
        const said = naming && { name: nameOf(naming) };
        return given === void 0 && said === void 0 ? void 0 : (0, _core_members_js__WEBPACK_IMPORTED_MODULE_2__.r$)({ ...said, ...given });
      }
      function warnOfUnnamedChain({ anchoredCount, demo }, { chain }, log) {
        if (chain !== void 0 || demo || anchoredCount === 0)
          return;
        const { code, message, hint } = new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("CHAIN_UNNAMED", "Nobody says which chain holds these digests, so the evidence does not either.");
        log.warning(`${message} ${hint}`, { title: code });
      }
    })
  ),
  /***/
  3775: (
    /***/
    ((__webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
        try {
          let renderIgnored = function({ name }, known) {
            const told = `the stamp that an earlier run sent ${(0, _stamps_earlier_stamps_js__WEBPACK_IMPORTED_MODULE_3__.Qt)(known)} (${known.verdict}) is ignored`;
            return `${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_0__.zz)(name)}: because of --again, ${told}, and another one is sent.`;
          };
          __webpack_require__.d(__webpack_exports__, {
            /* harmony export */
            k: () => (
              /* binding */
              openRecordedOperation
            ),
            /* harmony export */
            o: () => (
              /* binding */
              openOperation
            )
            /* harmony export */
          });
          var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7422);
          var _host_clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4258);
          var _host_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1307);
          var _stamps_earlier_stamps_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5515);
          var _stamps_provable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4507);
          var _stamps_stamp_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4477);
          var _operation_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1822);
          var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_operation_js__WEBPACK_IMPORTED_MODULE_6__]);
          _operation_js__WEBPACK_IMPORTED_MODULE_6__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];
          async function openRecordedOperation(inputs, host, { journal, keepReport }, recorded, takeRoom = () => {
          }) {
            const operation = await openOperation(inputs, host);
            const { operate: request, chain } = operation;
            let hasSent = false;
            const opened = { ...operation, hasSent: () => hasSent };
            if (chain === void 0)
              return { ...opened, operate: (target) => keepReport(target, () => request(target)) };
            const { lines = [] } = journal ?? {};
            const isKnown = lines.length > 0 || recorded.anchors.size > 0;
            const earlier = new Map(isKnown ? (0, _stamps_earlier_stamps_js__WEBPACK_IMPORTED_MODULE_3__.F3)(lines, recorded, (0, _host_inputs_js__WEBPACK_IMPORTED_MODULE_2__.Ad)(inputs), /* @__PURE__ */ new Date()) : []);
            const proofs = inputs.again && inputs.proof ? (0, _stamps_provable_js__WEBPACK_IMPORTED_MODULE_4__.sv)(lines, recorded, (0, _host_inputs_js__WEBPACK_IMPORTED_MODULE_2__.Ad)(inputs)) : void 0;
            const isIgnored = (digest) => inputs.again === true && !(0, _stamps_provable_js__WEBPACK_IMPORTED_MODULE_4__.JD)(proofs?.get(digest));
            const parts = {
              send: (digest) => {
                hasSent = true;
                return request({ name: digest, digest });
              },
              check: chain.find,
              journal,
              blockTimeMs: inputs.blockTime,
              isWaitedFor: inputs.waitForFinality,
              clock: _host_clock_js__WEBPACK_IMPORTED_MODULE_1__.m,
              stop: host.signals.cancellation.stop,
              warn: host.log.warning
            };
            const stamp = async (subject) => {
              takeRoom(subject.digest);
              const known = earlier.get(subject.digest);
              earlier.delete(subject.digest);
              const isRepeated = known && isIgnored(subject.digest);
              if (isRepeated)
                host.log.warning(renderIgnored(subject, known));
              return keepReport(subject, () => (0, _stamps_stamp_js__WEBPACK_IMPORTED_MODULE_5__.W)(subject, { ...parts, earlier: isRepeated ? void 0 : known }));
            };
            return { ...opened, operate: stamp };
          }
          async function openOperation(inputs, host) {
            const note = (0, _host_inputs_js__WEBPACK_IMPORTED_MODULE_2__.bk)(inputs);
            if (note !== void 0) {
              host.log.notice(inputs.fromRelease ? `${note} The release was not read either.` : note);
              return { operate: () => Promise.resolve({ kind: "skipped", note }), [Symbol.asyncDispose]: async () => {
              } };
            }
            if (inputs.nodes.length === 0)
              return (0, _operation_js__WEBPACK_IMPORTED_MODULE_6__.D5)(inputs, host);
            const { openWithNodes } = await Promise.all(
              /* import() */
              [__webpack_require__.e(222), __webpack_require__.e(846)]
            ).then(__webpack_require__.bind(__webpack_require__, 6846));
            return openWithNodes(inputs, host, () => (0, _operation_js__WEBPACK_IMPORTED_MODULE_6__.D5)(inputs, host));
          }
          __webpack_async_result__();
        } catch (e) {
          __webpack_async_result__(e);
        }
      });
    })
  ),
  /***/
  1822: (
    /***/
    ((__webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
        try {
          let operateBy = function(client, { mode, report, sendFileNames }) {
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
          }, confirmVerified = function(outcome, subject, workspace) {
            if (outcome.kind !== "verified" || !isChangedFile(subject, workspace))
              return outcome;
            const message = "The bytes that were hashed are verified, but the file has been changed since.";
            return { kind: "failed", error: new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__._Z("FILE_CHANGED", message) };
          }, isChangedFile = function({ path, fingerprint }, workspace) {
            return path !== void 0 && fingerprint !== void 0 && !(0, _hash_hash_files_js__WEBPACK_IMPORTED_MODULE_2__._5)((0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workspace, path), fingerprint);
          };
          __webpack_require__.d(__webpack_exports__, {
            /* harmony export */
            D5: () => (
              /* binding */
              openServiceOperation
            ),
            /* harmony export */
            Zz: () => (
              /* binding */
              confirmVerified
            ),
            /* harmony export */
            x0: () => (
              /* binding */
              isChangedFile
            )
            /* harmony export */
          });
          var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
          var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3943);
          var _hash_hash_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2638);
          var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_hash_hash_files_js__WEBPACK_IMPORTED_MODULE_2__]);
          _hash_hash_files_js__WEBPACK_IMPORTED_MODULE_2__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];
          async function openServiceOperation(inputs, { log, signals }) {
            if (inputs.apiUrl === void 0)
              throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__._Z("INTERNAL", "The service is to be asked, and has no address.");
            const { createClient } = await Promise.all(
              /* import() */
              [__webpack_require__.e(440), __webpack_require__.e(648), __webpack_require__.e(395), __webpack_require__.e(800)]
            ).then(__webpack_require__.bind(__webpack_require__, 8800));
            const client = createClient({
              base: inputs.apiUrl,
              get apiKey() {
                return inputs.apiKey;
              },
              timeoutMs: inputs.requestTimeout,
              requestRate: inputs.requestRate,
              cancellation: signals.cancellation,
              onRequest: ({ path, requestId, milliseconds, result }) => log.debug(`POST ${path} ${result} ${milliseconds} ms, request ${requestId}`)
            });
            const chain = { find: client.check, locate: (digest) => client.verify(digest, { report: false }) };
            return {
              operate: operateBy(client, inputs),
              ...inputs.mode === "stamp" && { chain },
              proofs: client.proofs,
              [Symbol.asyncDispose]: () => Promise.race([client.close(), signals.overdue])
            };
          }
          __webpack_async_result__();
        } catch (e) {
          __webpack_async_result__(e);
        }
      });
    })
  ),
  /***/
  9744: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        T7: () => (
          /* binding */
          removeEarlierVerdicts
        ),
        /* harmony export */
        jk: () => (
          /* binding */
          openOutputDir
        ),
        /* harmony export */
        qT: () => (
          /* binding */
          removeEarlierFiles
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
  ),
  /***/
  5556: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        t: () => (
          /* binding */
          openRecords
        )
      });
      var external_node_fs_ = __webpack_require__(3024);
      var promises_ = __webpack_require__(1455);
      var external_node_path_ = __webpack_require__(6760);
      var downloads = __webpack_require__(8987);
      var errors = __webpack_require__(3943);
      var file_names = __webpack_require__(7550);
      var json = __webpack_require__(9759);
      var core_outcome = __webpack_require__(973);
      var core_text = __webpack_require__(7422);
      var core_url = __webpack_require__(5708);
      var atomic_file = __webpack_require__(534);
      var host_inputs = __webpack_require__(1307);
      var regular_file = __webpack_require__(2971);
      var earlier_stamps = __webpack_require__(5515);
      var provable = __webpack_require__(4507);
      ;
      function openJournal(folder, { runId, service }, warn) {
        const path = (0, external_node_path_.join)(folder, file_names.NW.journal);
        const writer = crypto.randomUUID().slice(0, 8);
        const file = writing(path, () => openLines(path, { writer, service }));
        const others = createOthers(() => writing(path, file.readOthers), service);
        const append = ({ name, digest }, facts) => {
          const line = { at: (/* @__PURE__ */ new Date()).toISOString(), run_id: runId, writer, name, digest, ...facts, service };
          writing(path, () => file.append(JSON.stringify(line)));
        };
        return {
          lines: file.lines,
          recordProofIntent: (subject) => {
            append(subject, { event: "proof-intent" });
            const other = others.findProof(subject.digest);
            if (other?.uid !== void 0)
              append(subject, { event: "proof-asked", uid: other.uid });
            return other;
          },
          recordProof: append,
          recordIntent: (subject) => {
            append(subject, { event: "intent" });
            const other = others.takeStamp(subject.digest);
            if (other !== void 0)
              append(subject, { event: "withdrawn" });
            return other;
          },
          recordResult: (subject, outcome) => {
            try {
              append(subject, { event: "result", ...resultFacts(outcome) });
            } catch (thrown) {
              warn((0, errors.Xt)(thrown).message);
            }
          },
          close: file.close
        };
      }
      function createOthers(readOthers, service) {
        const stamps = /* @__PURE__ */ new Map();
        const proofLines = [];
        const add = (line) => {
          (0, earlier_stamps.cG)(stamps, line);
          if (line.event !== "intent" && line.event !== "result")
            proofLines.push(line);
        };
        const meet = (find) => {
          const { before, after } = readOthers();
          before.forEach(add);
          const found = find();
          after.forEach(add);
          return found;
        };
        return {
          takeStamp: (digest) => meet(() => (0, earlier_stamps.Lh)(stamps, digest, /* @__PURE__ */ new Date())),
          findProof: (digest) => meet(() => (0, provable.sv)(proofLines, void 0, service).get(digest))
        };
      }
      function openLines(path, { writer, service }) {
        const file = (0, regular_file.lf)(path, external_node_fs_.constants.O_RDWR | external_node_fs_.constants.O_APPEND | external_node_fs_.constants.O_CREAT);
        let end = (0, external_node_fs_.fstatSync)(file).size;
        let next = Math.max(0, end - maxEarlierBytes);
        const readLines = () => {
          const bytes = (0, regular_file.zP)(file, next, maxEarlierBytes);
          end = next + bytes.length;
          const whole = bytes.subarray(0, bytes.lastIndexOf(lineEnd) + 1);
          next += whole.length;
          return (0, earlier_stamps.z8)(new TextDecoder().decode(whole), service);
        };
        let isOpen = true;
        const lines = end === 0 ? [] : readLines();
        let isCut = next < end;
        return {
          lines,
          append: (line) => {
            if (!isOpen)
              throw new Error("the run has ended");
            const bytes = new TextEncoder().encode(isCut ? `
${line}
` : `${line}
`);
            const written = (0, external_node_fs_.writeSync)(file, bytes);
            end += written;
            isCut = written < bytes.length;
            if (isCut)
              throw new Error("the disk took only a part of a line");
          },
          /** Reads the lines that other runs have added since, `before` the last line of this run and `after` it. */
          readOthers: () => {
            if ((0, external_node_fs_.fstatSync)(file).size === end) {
              next = end;
              return { before: [], after: [] };
            }
            const added = readLines();
            const own = added.findLastIndex((line) => line.writer === writer);
            if (own === -1)
              throw new Error("what was written into it cannot be read in it");
            return { before: added.slice(0, own).filter((line) => line.writer !== writer), after: added.slice(own + 1) };
          },
          close: () => {
            isOpen = false;
            (0, external_node_fs_.closeSync)(file);
          }
        };
      }
      const maxEarlierBytes = 64 * 1024 * 1024;
      const lineEnd = "\n".charCodeAt(0);
      function resultFacts(outcome) {
        const requestId = (0, core_outcome.Gb)(outcome);
        const error = (0, core_outcome.Mz)(outcome);
        return {
          verdict: outcome.kind,
          ...error !== void 0 && { code: error.code },
          ...(0, core_outcome.pC)(outcome) && { open: true },
          ...requestId !== void 0 && { request_id: requestId }
        };
      }
      function writing(path, write) {
        try {
          return write();
        } catch (cause) {
          const reason = (0, errors.bD)(cause);
          throw new errors._Z("OUTPUT_UNWRITABLE", `${path} could not be written: ${reason}.`, { cause });
        }
      }
      ;
      function openRecords(inputs, { log, signals, origin }, folder, web) {
        const { mode, apiUrl, report, releaseAttach } = inputs;
        (0, atomic_file.jU)(folder, log.warning);
        const journal = openJournalOf(inputs, folder, { log, origin });
        const store = createReportStore(web, folder, apiUrl, signals.cancellation.stop);
        const { begin, errors: errors2 } = (0, atomic_file.z_)();
        const isAttached = releaseAttach === "assets" || releaseAttach === "both";
        const warn = (error) => log.warning(`${(0, core_text.em)(error.message)} ${error.hint}`, { title: error.code });
        const isWanted = mode === "verify" && report && (0, host_inputs.Ad)(inputs) !== "";
        let isWarned = false;
        const warnOfMissing = (outcome, { name }) => {
          const { report: link, reportLost } = (0, core_outcome.X1)(outcome) ?? {};
          if (isWarned || outcome.kind !== "verified" || link !== void 0 || reportLost !== void 0)
            return;
          isWarned = true;
          const message = `The service verified ${(0, core_text.zz)(name)} and gave no report of it; this is told once.`;
          log.warning(message, { title: "REPORT_UNAVAILABLE" });
        };
        return {
          keepReport: async (target, ask) => {
            const onLost = isAttached ? begin() : warn;
            const outcome = await ask();
            if (isWanted)
              warnOfMissing(outcome, target);
            (await store.keep(outcome, target)).forEach(onLost);
            return outcome;
          },
          ...journal && { journal },
          reports: store.saved,
          errors: errors2,
          [Symbol.dispose]: () => journal?.close()
        };
      }
      function openJournalOf(inputs, folder, { log, origin }) {
        if ((0, host_inputs.bk)(inputs) !== void 0)
          return void 0;
        if (inputs.mode !== "stamp" && !(0, external_node_fs_.existsSync)((0, external_node_path_.join)(folder, file_names.NW.journal)))
          return void 0;
        return openJournal(folder, { runId: origin.runId, service: inputs.apiUrl?.href ?? "" }, log.warning);
      }
      const maxReportBytes = 20 * 1024 * 1024;
      const timeoutMs = 12e4;
      function createReportStore(web, folder, apiUrl, stop) {
        const saved = /* @__PURE__ */ new Map();
        const earlier = new Set((0, external_node_fs_.existsSync)(folder) ? (0, external_node_fs_.readdirSync)(folder).filter((name) => name.endsWith(".pdf")) : []);
        const isAllowed = (url) => (0, core_url.o3)(url.href) !== void 0 && (url.protocol === "https:" || (0, core_url.U9)(url) && apiUrl !== void 0 && (0, core_url.U9)(apiUrl));
        const { nameFor } = (0, file_names.Uf)(file_names.cq);
        return {
          saved,
          keep: async (outcome, subject) => {
            const { report, reportLost } = (0, core_outcome.X1)(outcome) ?? {};
            const why = `its request was not answered: ${reportLost}`;
            const advice = { hint: errors.H7 };
            const lost = reportLost === void 0 ? [] : [notKept(subject.name, why, "REPORT_UNAVAILABLE", advice)];
            const address = report?.url;
            if (address === void 0 && earlier.size === 0)
              return lost;
            const name = nameFor(subject);
            const path = (0, external_node_path_.join)(folder, name);
            try {
              if (earlier.delete(name))
                await (0, promises_.rm)(path, { force: true });
              if (address === void 0 || saved.has(address))
                return lost;
              const signal = AbortSignal.any([stop, AbortSignal.timeout(timeoutMs)]);
              await (0, atomic_file.vK)(path, readReport(web, { address, subject: subject.name }, isAllowed, signal));
              saved.set(address, { name, path });
              return lost;
            } catch (thrown) {
              return [...lost, (0, errors.Xt)(thrown)];
            }
          }
        };
      }
      async function* readReport(web, { address, subject }, isAllowed, signal) {
        try {
          if (!URL.canParse(address))
            throw new RangeError("its address is not an https one");
          const rules = { isAllowed, headersFor: () => ({ accept: "application/pdf" }) };
          const { status, body } = await (0, downloads.e)(web, new URL(address), signal, rules);
          try {
            if (status !== 200)
              throw new Error(`it was answered with ${status}`);
            yield* checkedPdf(body);
          } finally {
            body.destroy();
          }
        } catch (thrown) {
          const code = thrown instanceof RangeError ? "REPORT_INVALID" : "REPORT_UNAVAILABLE";
          throw notKept(subject, (0, errors.bD)(thrown), code, { cause: thrown });
        }
      }
      function notKept(subject, why, code, options) {
        const reason = why.replace(/\.$/, "");
        return new errors._Z(code, `The report of ${(0, core_text.zz)(subject)} cannot be kept: ${reason}.`, options);
      }
      async function* checkedPdf(body) {
        let head = Buffer.alloc(0);
        const tooLarge = () => new RangeError("it is larger than 20 MiB");
        for await (const chunk of (0, json.OC)(body, maxReportBytes, tooLarge)) {
          if (head.length < 5)
            head = Buffer.concat([head, chunk.subarray(0, 5)]).subarray(0, 5);
          if (!"%PDF-".startsWith(head.toString("latin1")))
            throw new RangeError("it is not a PDF");
          yield chunk;
        }
        if (head.length < 5)
          throw new RangeError("it is not a PDF");
      }
    })
  ),
  /***/
  3330: (
    /***/
    ((__webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
        try {
          __webpack_require__.d(__webpack_exports__, {
            /* harmony export */
            b: () => (
              /* binding */
              runJob
            )
            /* harmony export */
          });
          var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
          var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
          var _api_downloads_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(8987);
          var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3943);
          var _core_file_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7550);
          var _core_open_stamp_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4327);
          var _evidence_record_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1572);
          var _host_inputs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1307);
          var _ask_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1638);
          var _candidates_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9241);
          var _ending_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1459);
          var _folder_log_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8348);
          var _leave_evidence_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4480);
          var _open_operation_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(3775);
          var _output_dir_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(9744);
          var _records_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(5556);
          var _subjects_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(6134);
          var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_ask_js__WEBPACK_IMPORTED_MODULE_7__, _folder_log_js__WEBPACK_IMPORTED_MODULE_10__, _leave_evidence_js__WEBPACK_IMPORTED_MODULE_11__, _open_operation_js__WEBPACK_IMPORTED_MODULE_12__, _subjects_js__WEBPACK_IMPORTED_MODULE_15__]);
          [_ask_js__WEBPACK_IMPORTED_MODULE_7__, _folder_log_js__WEBPACK_IMPORTED_MODULE_10__, _leave_evidence_js__WEBPACK_IMPORTED_MODULE_11__, _open_operation_js__WEBPACK_IMPORTED_MODULE_12__, _subjects_js__WEBPACK_IMPORTED_MODULE_15__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__;
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
          async function runJob(inputs, host, { openRelease, present }) {
            const env_1 = { stack: [], error: void 0, hasError: false };
            try {
              const startedAt = /* @__PURE__ */ new Date();
              const web = (0, _api_downloads_js__WEBPACK_IMPORTED_MODULE_16__.x)();
              const _connections = __addDisposableResource(env_1, { [Symbol.asyncDispose]: web.close }, true);
              const folder = await (0, _output_dir_js__WEBPACK_IMPORTED_MODULE_13__.jk)(inputs.outputDir, host);
              const log = await readLog(folder, host.log);
              const lists = (0, _folder_log_js__WEBPACK_IMPORTED_MODULE_10__.ne)(folder, (0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_5__.C6)(log, Date.now()));
              if (lists.isSha256Foreign)
                host.log.notice(`${_core_file_names_js__WEBPACK_IMPORTED_MODULE_3__.NW.sha256} in the folder for evidence is not ours: it stays as it is.`);
              const finding = find(inputs, host, folder, openRelease && (() => openRelease(web)));
              const { release, subjects } = await clearFolder(folder, lists, finding, host.log);
              const recorded = (0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_5__.C6)([...log, ...release?.lines ?? []], Date.now());
              const records = __addDisposableResource(env_1, (0, _records_js__WEBPACK_IMPORTED_MODULE_14__.t)(inputs, host, folder, web), false);
              const operation = __addDisposableResource(env_1, await (0, _open_operation_js__WEBPACK_IMPORTED_MODULE_12__.k)(inputs, host, records, recorded, release?.takeRoom), true);
              const proofs = {
                folder,
                isWanted: inputs.mode === "stamp" && inputs.proof,
                isAgain: inputs.again === true,
                journal: records.journal,
                recorded
              };
              const [obtainProofs, askWitnesses] = await Promise.all([loadProofs(proofs), loadWitnesses(inputs, recorded)]);
              const { results, checksums } = await (0, _ask_js__WEBPACK_IMPORTED_MODULE_7__.v)(subjects, operation, inputs, host);
              const proven = await obtainProofs(results, {
                ...proofs,
                isWanted: proofs.isWanted && !results.some(({ outcome }) => (0, _core_open_stamp_js__WEBPACK_IMPORTED_MODULE_4__.R0)(outcome)),
                service: (0, _host_inputs_js__WEBPACK_IMPORTED_MODULE_6__.Ad)(inputs),
                calls: operation.proofs,
                waitTimeoutMs: inputs.waitTimeout,
                concurrency: inputs.concurrency,
                log: host.log,
                signals: host.signals
              });
              const { reports } = records;
              const made = { startedAt, folder, lists, recorded, checksums, proven, reports, web, askWitnesses };
              const { report, facts, errors } = await (0, _leave_evidence_js__WEBPACK_IMPORTED_MODULE_11__.z)({ ...made, hasSent: operation.hasSent }, release, inputs, host);
              const unwritten = [...errors, ...records.errors];
              const unshown = await present(report, { ...facts, unwritten });
              return (0, _ending_js__WEBPACK_IMPORTED_MODULE_9__.Z)(report, [...unwritten, ...unshown], inputs, host);
            } catch (e_1) {
              env_1.error = e_1;
              env_1.hasError = true;
            } finally {
              const result_1 = __disposeResources(env_1);
              if (result_1)
                await result_1;
            }
          }
          async function readLog(folder, log) {
            try {
              return (await (0, _folder_log_js__WEBPACK_IMPORTED_MODULE_10__.Ng)(folder)).map(({ statement }) => statement);
            } catch (cause) {
              const [removed] = await Promise.allSettled([(0, _output_dir_js__WEBPACK_IMPORTED_MODULE_13__.T7)(folder)]);
              if (removed.status === "rejected")
                log.warning((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.bD)(removed.reason));
              throw cause;
            }
          }
          async function loadProofs({ folder, isWanted, journal, recorded }) {
            const isLeft = recorded.lines.length > 0 || (journal?.lines ?? []).length > 0;
            if (isWanted || isLeft || (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder)).some(_core_file_names_js__WEBPACK_IMPORTED_MODULE_3__.ZV))
              return (await __webpack_require__.e(
                /* import() */
                948
              ).then(__webpack_require__.bind(__webpack_require__, 1948))).obtainProofs;
            return async (results) => ({ results, others: [], files: [], errors: [] });
          }
          async function loadWitnesses({ witness, dryRun }, { witnesses }) {
            if (witness.length === 0 && witnesses.length === 0 || dryRun)
              return void 0;
            return (await Promise.all(
              /* import() */
              [__webpack_require__.e(881), __webpack_require__.e(536)]
            ).then(__webpack_require__.bind(__webpack_require__, 8536))).askWitnesses;
          }
          async function find(inputs, host, folder, openRelease) {
            const isWanted = (inputs.fromRelease || inputs.releaseAttach !== "none") && (0, _host_inputs_js__WEBPACK_IMPORTED_MODULE_6__.bk)(inputs) === void 0;
            if (isWanted && openRelease === void 0)
              throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__._Z("INTERNAL", "This host has no releases, and let inputs through that need one.");
            const release = isWanted ? await openRelease?.() : void 0;
            const subjects = await (0, _subjects_js__WEBPACK_IMPORTED_MODULE_15__.Pc)(inputs, host, folder, release?.candidates ?? []);
            (0, _subjects_js__WEBPACK_IMPORTED_MODULE_15__.wE)(subjects.count, inputs, host);
            release?.ensureRoom([...subjects.candidates, ...subjects.proofs].map((candidate) => (0, _candidates_js__WEBPACK_IMPORTED_MODULE_8__.Vb)(candidate).name));
            return { release, subjects };
          }
          async function clearFolder(folder, lists, finding, log) {
            const [found] = await Promise.allSettled([finding]);
            const [removed] = await Promise.allSettled([(0, _output_dir_js__WEBPACK_IMPORTED_MODULE_13__.qT)(folder, lists, (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _core_file_names_js__WEBPACK_IMPORTED_MODULE_3__.NW.monitor))]);
            if (found.status === "rejected") {
              if (removed.status === "rejected")
                log.warning((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.bD)(removed.reason));
              throw found.reason;
            }
            if (removed.status === "rejected")
              throw removed.reason;
            return found.value;
          }
          __webpack_async_result__();
        } catch (e) {
          __webpack_async_result__(e);
        }
      });
    })
  ),
  /***/
  6134: (
    /***/
    ((__webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
        try {
          let checkCount = function(count, inputs, { workspace, log }) {
            const { ifNoFilesFound, maxFiles, anchor, fromRelease } = inputs;
            if (fromRelease && (0, _host_inputs_js__WEBPACK_IMPORTED_MODULE_8__.bk)(inputs) !== void 0)
              return;
            const nothing = fromRelease ? "The release has no asset to work on, so there is nothing to do." : `The patterns match no file in ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.zz)(workspace)}, so there is nothing to do.`;
            const release = "Upload the assets before this step runs; the archives of the source are none.";
            if (count === 0 && ifNoFilesFound === "error")
              throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z("NO_FILES_FOUND", nothing, { hint: fromRelease ? release : void 0 });
            if (count === 0 && ifNoFilesFound === "warn")
              log.warning(nothing);
            if (count <= maxFiles)
              return;
            const account = `There are ${count} subjects, and max-files is ${maxFiles}. Nothing was sent.`;
            const hint = anchor === "manifest" ? "Narrow the patterns, or raise max-files." : void 0;
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z("TOO_MANY_FILES", account, { hint });
          };
          __webpack_require__.d(__webpack_exports__, {
            /* harmony export */
            Pc: () => (
              /* binding */
              findSubjects
            ),
            /* harmony export */
            wE: () => (
              /* binding */
              checkCount
            )
            /* harmony export */
          });
          var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
          var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
          var _core_checksums_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6441);
          var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3943);
          var _core_file_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7550);
          var _core_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7422);
          var _evidence_proof_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1149);
          var _files_find_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5359);
          var _host_inputs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1307);
          var _stamps_proof_folder_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(893);
          var _candidates_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9241);
          var _checksum_list_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2109);
          var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_checksum_list_js__WEBPACK_IMPORTED_MODULE_11__]);
          _checksum_list_js__WEBPACK_IMPORTED_MODULE_11__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];
          async function findSubjects(inputs, host, outputDir, assets) {
            const { fromRelease, subjectChecksums } = inputs;
            const found = [...assets, ...fromRelease ? [] : await findLocal(inputs, host, outputDir)];
            const isListed = subjectChecksums !== "";
            const listed = isListed ? await (0, _checksum_list_js__WEBPACK_IMPORTED_MODULE_11__.N)(found, outputDir, inputs, host) : { candidates: found };
            const named = (0, _candidates_js__WEBPACK_IMPORTED_MODULE_10__.mX)(listed, inputs);
            const proofs = inputs.proofs.length === 0 ? [] : await findProofs(inputs, host, outputDir);
            return { ...named, proofs, count: named.candidates.length + proofs.length };
          }
          async function findLocal(inputs, host, outputDir) {
            const { files, failed } = await findWorkspaceFiles(inputs.files, inputs, host, outputDir, _core_file_names_js__WEBPACK_IMPORTED_MODULE_4__.ZV);
            const all = [
              ...files.map((source) => ({ kind: "file", source })),
              ...failed.map((failure) => ({ kind: "failed", ...failure }))
            ];
            return failed.length === 0 ? all : all.toSorted((one, two) => (0, _core_checksums_js__WEBPACK_IMPORTED_MODULE_2__.MP)((0, _candidates_js__WEBPACK_IMPORTED_MODULE_10__.Vb)(one).name, (0, _candidates_js__WEBPACK_IMPORTED_MODULE_10__.Vb)(two).name));
          }
          async function findWorkspaceFiles(patterns, inputs, { workspace, log }, outputDir, isEvidence = () => false) {
            const found = await (0, _files_find_files_js__WEBPACK_IMPORTED_MODULE_7__.l)(patterns, {
              workspace,
              followSymbolicLinks: inputs.followSymbolicLinks,
              notice: log.notice,
              warn: log.warning,
              // With `if-no-files-found: ignore`, a pattern that matches nothing is logged as a plain line.
              unmatched: inputs.ifNoFilesFound === "ignore" ? log.info : (text) => log.warning(text)
            });
            const folder = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(outputDir);
            const isEvidenceThere = ({ path }) => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path) === folder && ((0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_4__.QN)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path), inputs.mode) || isEvidence((0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path)));
            const there = found.files.filter(isEvidenceThere).map(({ name }) => name);
            if (there.length === 0)
              return found;
            log.notice(`Left out as evidence in output-dir: ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.Sh)(there)}.`);
            return { ...found, files: found.files.filter((file) => !isEvidenceThere(file)) };
          }
          async function findProofs(inputs, host, outputDir) {
            const found = await findWorkspaceFiles(inputs.proofs, inputs, host, outputDir);
            const failed = found.failed.map((failure) => ({ kind: "failed", ...failure }));
            const read = [];
            for (const source of found.files)
              read.push(await readProof(source));
            return [...read, ...failed];
          }
          async function readProof(source) {
            try {
              const proof = (0, _evidence_proof_js__WEBPACK_IMPORTED_MODULE_6__.k_)(source.name, await (0, _stamps_proof_folder_js__WEBPACK_IMPORTED_MODULE_9__.n)(source.path));
              return { kind: "digest", subject: { ...proof, path: source.name } };
            } catch (thrown) {
              const { message } = (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.Xt)(thrown);
              const error = thrown instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z ? thrown : new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z("PROOF_INVALID", `The proof file cannot be read: ${message}`, { cause: thrown });
              return { kind: "failed", subject: { name: source.name, path: source.name }, error };
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
  5515: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        F3: () => (
          /* binding */
          earlierStamps
        ),
        /* harmony export */
        Hp: () => (
          /* binding */
          journaledStamps
        ),
        /* harmony export */
        Lh: () => (
          /* binding */
          takeStamp
        ),
        /* harmony export */
        Qt: () => (
          /* binding */
          renderAge
        ),
        /* harmony export */
        cG: () => (
          /* binding */
          addLine
        ),
        /* harmony export */
        z8: () => (
          /* binding */
          parseJournal
        )
        /* harmony export */
      });
      var _core_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4161);
      var _evidence_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1572);
      function earlierStamps(lines, recorded, service, now) {
        const known = recordedStamps(recorded, service, now);
        const stamps = youngestStamps(journaledStamps(lines, now), known);
        return new Map([...stamps].map(([digest, stamp]) => [digest, { ...stamp, ...anchoredIn(known.get(digest)) }]));
      }
      function anchoredIn(stamp) {
        return stamp?.verdict === "anchored" ? { verdict: stamp.verdict } : void 0;
      }
      function journaledStamps(lines, now) {
        const records = /* @__PURE__ */ new Map();
        for (const line of lines)
          addLine(records, line);
        return youngestStamps(...[...records.values()].map((own) => new Map([...own].map(([digest, line]) => [digest, toEarlier(line, now)]))));
      }
      function addLine(records, line) {
        const { event, writer, digest } = line;
        if (event !== "intent" && event !== "result" && event !== "withdrawn")
          return;
        const own = records.get(writer) ?? /* @__PURE__ */ new Map();
        records.set(writer, own);
        if (isPerhapsSpent(line))
          own.set(digest, line);
        else
          own.delete(digest);
      }
      function takeStamp(records, digest, now) {
        const stamps = [...records.values()].flatMap((own) => {
          const line = own.get(digest);
          own.delete(digest);
          return line === void 0 ? [] : [/* @__PURE__ */ new Map([[digest, toEarlier(line, now)]])];
        });
        return youngestStamps(...stamps).get(digest);
      }
      function recordedStamps({ anchors, lines, isDemonstration }, service, now) {
        const found = /* @__PURE__ */ new Map();
        const isKnownHere = !isDemonstration || lines.some(({ predicate }) => predicate.service?.url === service);
        for (const anchor of anchors.values()) {
          const own = anchor.stamps.filter((stamp) => (stamp.service ?? service) === service);
          const ages = own.map(({ verdict, on }) => ({ verdict, ageMs: ageOf(Date.parse(on), now) }));
          const [youngest] = ages.toSorted((one, other) => one.ageMs - other.ageMs);
          if (isKnownHere && (0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_0__.Is)(anchor))
            found.set(anchor.digest, { ageMs: unknownAgeMs, ...youngest, verdict: "anchored" });
          else if (youngest !== void 0)
            found.set(anchor.digest, youngest);
        }
        return found;
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
      function isPerhapsSpent(line) {
        if (line.event !== "result")
          return line.event === "intent";
        return isAccepted(line) || line.isOpen || line.verdict === "unclear" || line.code === mismatch;
      }
      function isAccepted({ event, verdict }) {
        return event === "result" && (verdict === "accepted" || verdict === "anchored");
      }
      const mismatch = "REPLY_MISMATCH";
      function toEarlier(line, now) {
        const { at, verdict, code, requestId } = line;
        const unproved = verdict === "failed" ? verdict : "unclear";
        return {
          verdict: isAccepted(line) ? "accepted" : unproved,
          ageMs: ageOf(at, now),
          ...requestId !== void 0 && { requestId },
          ...verdict === "failed" && code !== void 0 && { code }
        };
      }
      const unknownAgeMs = 24 * 60 * 60 * 1e3;
      function ageOf(at, now) {
        const age = now.getTime() - at;
        return age >= -_evidence_record_js__WEBPACK_IMPORTED_MODULE_0__.vg ? Math.max(0, age) : unknownAgeMs;
      }
      function renderAge({ ageMs }) {
        return ageMs === unknownAgeMs ? "at an unknown time" : `${Math.round(ageMs / 1e3)} s ago`;
      }
      function parseJournal(journal, service) {
        const lines = journal.split("\n").flatMap((text) => parseLine(text) ?? []);
        return lines.filter((line) => line.service === service);
      }
      function parseLine(text) {
        const members = parseMembers(text);
        const { at, event, name, digest, verdict, open, request_id: requestId, service, uid, code, writer } = members;
        const time = typeof at === "string" ? Date.parse(at) : Number.NaN;
        if (Number.isNaN(time) || typeof digest !== "string" || !(0, _core_digest_js__WEBPACK_IMPORTED_MODULE_1__.Bc)(digest))
          return void 0;
        const id2 = {
          name: typeof name === "string" ? name : "",
          writer: typeof writer === "string" ? writer : "",
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
  2244: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        v: () => (
          /* binding */
          waitForFinality
        )
        /* harmony export */
      });
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3943);
      var _core_open_stamp_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4327);
      var _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(973);
      var _core_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5299);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7422);
      var _host_clock_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4258);
      var _host_queue_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(299);
      var _host_signals_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9869);
      var _follow_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(889);
      async function waitForFinality(results, { find, resend, waitFor, waitTimeoutMs, log, signals, ...options }) {
        const awaited = awaitedOf(results);
        if (awaited.size === 0)
          return results;
        const stamps = new Map([...awaited].map(([digest, { outcome }]) => [digest, outcome]));
        const clock = _host_clock_js__WEBPACK_IMPORTED_MODULE_5__.m;
        const waiting = awaitFinality(stamps, {
          ...options,
          deadline: lastAnswer(stamps, clock.now()) + waitTimeoutMs,
          check: find,
          resend: (digest) => {
            const { subject } = awaited.get(digest) ?? { subject: { name: digest, digest } };
            log.warning(`The answer to the stamp of ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_4__.zz)(subject.name)} was lost, and after block-time the chain does not hold it: it is sent once more.`);
            return resend(subject);
          },
          clock,
          stop: signals.cancellation.stop,
          onRound: (count) => waitFor(`${count} ${count === 1 ? "hash" : "hashes"} to appear on the chain`)
        });
        const ended = await (0, _host_signals_js__WEBPACK_IMPORTED_MODULE_8__.j)(waiting, signals) ?? stamps;
        log.info(renderEnded(ended));
        return results.map((result) => {
          const digest = result.coveredBy ?? (0, _core_report_js__WEBPACK_IMPORTED_MODULE_3__.ol)(result);
          const outcome = digest === void 0 || !(0, _core_open_stamp_js__WEBPACK_IMPORTED_MODULE_1__.AJ)(result.outcome) ? void 0 : ended.get(digest);
          return outcome === void 0 ? result : { ...result, outcome };
        });
      }
      function awaitedOf(results) {
        const awaited = results.flatMap(({ subject, outcome, coveredBy }) => "digest" in subject && coveredBy === void 0 && (0, _core_open_stamp_js__WEBPACK_IMPORTED_MODULE_1__.AJ)(outcome) ? [[subject.digest, { subject, outcome }]] : []);
        return new Map(awaited);
      }
      function lastAnswer(stamps, now) {
        return [...stamps.values()].reduce((latest, outcome) => Math.max(latest, (0, _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__.wf)(outcome)?.since ?? now), Number.NEGATIVE_INFINITY);
      }
      function renderEnded(ended) {
        const outcomes = [...ended.values()];
        const found = `${outcomes.filter(({ kind }) => kind === "anchored").length} of ${outcomes.length} stamps found on the chain`;
        const unasked = outcomes.flatMap((outcome) => (outcome.kind === "accepted" ? outcome.unasked : (0, _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__.Mz)(outcome)?.code) ?? []);
        if (unasked.length === 0)
          return `${found}.`;
        return `${found}; for ${unasked.length} the service could not be asked (${[...new Set(unasked)].join(", ")}).`;
      }
      async function awaitFinality(stamps, options) {
        const now = options.clock.now();
        const pending = [...stamps].map(([digest, stamped]) => {
          const stamp = { digest, stamped, since: now, next: now };
          if (!isDueAgain(stamp, options))
            stamp.next = nextCheck(stamp, options);
          return stamp;
        });
        await (0, _follow_js__WEBPACK_IMPORTED_MODULE_7__.e6)(pending, { ...options, ask: (due, over) => checkDue(due, options, over) });
        explainUnasked(pending.filter(isUnsettled));
        return new Map(pending.map(({ digest, stamped, seen }) => [digest, (0, _core_open_stamp_js__WEBPACK_IMPORTED_MODULE_1__.Lc)(stamped, seen)]));
      }
      function isUnsettled({ stamped, seen }) {
        return (0, _core_open_stamp_js__WEBPACK_IMPORTED_MODULE_1__.AJ)(stamped) && seen?.kind !== "found";
      }
      function isDueAgain({ stamped }, { blockTimeMs, clock }) {
        const open = (0, _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__.wf)(stamped);
        return open?.mayResend === true && open.since + blockTimeMs <= clock.now();
      }
      function nextCheck(stamp, { clock, blockTimeMs }) {
        if (!isUnsettled(stamp))
          return void 0;
        const now = clock.now();
        const open = (0, _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__.wf)(stamp.stamped);
        if (open === void 0)
          return (0, _follow_js__WEBPACK_IMPORTED_MODULE_7__.vf)(_follow_js__WEBPACK_IMPORTED_MODULE_7__.Ns.pending, stamp.since, now);
        const regular = (0, _follow_js__WEBPACK_IMPORTED_MODULE_7__.vf)(_follow_js__WEBPACK_IMPORTED_MODULE_7__.Ns.open, open.since, now);
        const end = open.since + blockTimeMs;
        return open.mayResend && end > now ? Math.min(regular, end) : regular;
      }
      async function checkDue(due, options, over) {
        let isAtEnd = false;
        const tasks = (0, _host_queue_js__WEBPACK_IMPORTED_MODULE_6__.JL)(options.concurrency, async (stamp) => {
          if (over.aborted || isAtEnd)
            return;
          const wasDue = isDueAgain(stamp, options);
          const outcome = await options.check(stamp.digest, over);
          if (!(over.aborted && isCutShort(outcome)))
            stamp.seen = outcome;
          isAtEnd ||= endsAsking(outcome);
          if (wasDue && outcome.kind === "not-found" && !over.aborted)
            await sendAgain(stamp, options);
        });
        due.forEach(tasks.add);
        await tasks.rest();
        for (const stamp of due)
          stamp.next = nextCheck(stamp, options);
        return due.some(({ seen }) => endsAsking(seen) || isCutShort(seen));
      }
      async function sendAgain(stamp, { resend, clock }) {
        const again = await resend(stamp.digest);
        const open = (0, _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__.wf)(again) ?? (0, _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__.wf)(stamp.stamped);
        if (endsAsking(again))
          stamp.seen = again;
        if (!("error" in again) || (0, _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__.wf)(again) !== void 0) {
          stamp.stamped = again;
          delete stamp.seen;
        }
        if (open !== void 0 && "open" in stamp.stamped) {
          stamp.stamped = { ...stamp.stamped, open: { ...open, mayResend: false } };
        }
        stamp.since = clock.now();
      }
      function explainUnasked(waiting) {
        const failures = waiting.flatMap(({ seen }) => seen !== void 0 && "error" in seen ? [seen] : []);
        const end = failures.find(endsAsking);
        const cause = end ?? failures.findLast((failure) => !isCutShort(failure)) ?? failures.at(-1);
        if (cause === void 0)
          return;
        for (const stamp of waiting) {
          const isReached = stamp.seen !== void 0 && !(end !== void 0 && !("error" in stamp.seen));
          if (isReached)
            continue;
          const account = `Nothing was asked for it after ${cause.error.code}: ${cause.error.account}`;
          stamp.seen = (0, _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__.w2)(new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("NOT_ATTEMPTED", account, { cause: cause.error }));
        }
      }
      function endsAsking(outcome) {
        return outcome !== void 0 && "error" in outcome && (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.u2)(outcome.error.code).stopsRun === true;
      }
      function isCutShort(outcome) {
        return outcome !== void 0 && "error" in outcome && outcome.error.code === "NOT_ATTEMPTED";
      }
    })
  ),
  /***/
  889: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Ns: () => (
          /* binding */
          timetables
        ),
        /* harmony export */
        e6: () => (
          /* binding */
          follow
        ),
        /* harmony export */
        vf: () => (
          /* binding */
          nextTime
        )
        /* harmony export */
      });
      const timetables = {
        /** A stamp whose answer is open: the service's search index lags behind its node. */
        open: { first: [2e3, 5e3, 15e3], every: 3e4 },
        /** An accepted stamp, or a proof that was asked for: a block takes seconds to minutes. */
        pending: { first: [1e3, 3e3, 7e3, 15e3], every: 15e3 }
      };
      function nextTime({ first, every }, since, now) {
        const early = first.find((time) => since + time > now);
        if (early !== void 0)
          return since + early;
        const last = since + (first.at(-1) ?? 0);
        return last + every * (Math.floor((now - last) / every) + 1);
      }
      async function follow(items, { ask, deadline, clock, stop, onRound }) {
        const left = Math.max(0, Math.ceil(deadline - clock.now()));
        const over = Number.isFinite(left) ? AbortSignal.any([AbortSignal.timeout(left), stop]) : stop;
        const isOver = () => over.aborted || clock.now() >= deadline;
        for (; ; ) {
          const times = items.flatMap(({ next }) => next ?? []);
          if (times.length === 0 || isOver())
            return;
          onRound?.(times.length);
          const soonest = times.reduce((one, other) => Math.min(one, other), deadline);
          await clock.wait(Math.max(0, soonest - clock.now()), over);
          if (isOver())
            return;
          const due = items.filter(({ next }) => next !== void 0 && next <= clock.now());
          if (await ask(due, over))
            return;
        }
      }
    })
  ),
  /***/
  8249: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        t: () => (
          /* binding */
          locateBlocks
        )
        /* harmony export */
      });
      var _core_open_stamp_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4327);
      var _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(973);
      var _core_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5299);
      var _host_queue_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(299);
      var _host_signals_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9869);
      async function locateBlocks(results, { locate, concurrency, signals }) {
        const missing = [...new Set(results.flatMap((result) => lacksBlock(result) ? (0, _core_report_js__WEBPACK_IMPORTED_MODULE_2__.ol)(result) ?? [] : []))];
        if (missing.length === 0)
          return results;
        const located = /* @__PURE__ */ new Map();
        const asking = (0, _host_queue_js__WEBPACK_IMPORTED_MODULE_3__.Tm)(missing, locate, {
          concurrency,
          keyOf: (digest) => digest,
          stop: signals.cancellation.stop,
          onResult: (digest, outcome) => void located.set(digest, outcome)
        });
        await (0, _host_signals_js__WEBPACK_IMPORTED_MODULE_4__.j)(asking, signals);
        return results.map((result) => withBlock(result, located));
      }
      function lacksBlock(result) {
        const { kind } = result.outcome;
        const isStamped = kind === "anchored" || kind === "already-anchored";
        return isStamped && result.coveredBy === void 0 && (0, _core_report_js__WEBPACK_IMPORTED_MODULE_2__.$p)(result) === void 0;
      }
      function withBlock(result, located) {
        const { outcome } = result;
        const seen = located.get(result.coveredBy ?? (0, _core_report_js__WEBPACK_IMPORTED_MODULE_2__.ol)(result) ?? "");
        if (seen === void 0 || outcome.kind !== "anchored" && outcome.kind !== "already-anchored")
          return result;
        const refusal = (0, _core_open_stamp_js__WEBPACK_IMPORTED_MODULE_0__.c3)(seen);
        if (refusal !== void 0)
          return { ...result, outcome: { ...outcome, refusal } };
        if (seen.kind !== "verified")
          return result;
        const evidence = { ...seen.evidence, requestId: outcome.evidence.requestId };
        return { ...result, outcome: { ...outcome, evidence: (0, _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__.pX)(evidence, outcome.evidence) } };
      }
    })
  ),
  /***/
  893: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        J: () => (
          /* binding */
          openProofFolder
        ),
        /* harmony export */
        n: () => (
          /* binding */
          readProofFile
        )
        /* harmony export */
      });
      var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
      var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
      var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3024);
      var _core_digest_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4161);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3943);
      var _core_file_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7550);
      var _evidence_proof_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1149);
      var _host_atomic_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(534);
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
      async function openProofFolder(folder) {
        const present = new Set((await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder)).filter(_core_file_names_js__WEBPACK_IMPORTED_MODULE_4__.ZV));
        const { nameFor, isNamed } = (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_4__.Uf)(_core_file_names_js__WEBPACK_IMPORTED_MODULE_4__.eO);
        const isForeign = (file) => present.has(file) && !isNamed(file);
        return {
          find: async (subject) => {
            const own = nameFor(subject);
            for (const file of /* @__PURE__ */ new Set([own, (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_4__.eO)(subject.name, subject.digest, true)])) {
              if (!present.has(file))
                continue;
              const item = await readItem((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, file));
              if (item === void 0)
                continue;
              if (isProofOf(item, subject.digest))
                return { file, item };
              if (file === own)
                await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, file), { force: true });
            }
            return void 0;
          },
          write: async (subject, item) => {
            const isTaken = isForeign((0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_4__.eO)(subject.name, subject.digest, false));
            const file = isTaken ? (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_4__.eO)(subject.name, subject.digest, true) : nameFor(subject);
            await (0, _host_atomic_file_js__WEBPACK_IMPORTED_MODULE_6__.vK)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, file), (0, _evidence_proof_js__WEBPACK_IMPORTED_MODULE_5__.VP)(item, subject.digest));
            return { file, item };
          }
        };
      }
      function isProofOf(item, digest) {
        try {
          return (0, _core_digest_js__WEBPACK_IMPORTED_MODULE_7__.s1)(item.data) === digest && (0, _evidence_proof_js__WEBPACK_IMPORTED_MODULE_5__.VP)(item, digest) !== "";
        } catch (thrown) {
          if (thrown instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z)
            return false;
          throw thrown;
        }
      }
      async function readItem(path) {
        try {
          return (0, _evidence_proof_js__WEBPACK_IMPORTED_MODULE_5__.Tz)(await readProofFile(path));
        } catch (thrown) {
          if (thrown instanceof RangeError || thrown instanceof Error && "code" in thrown)
            return void 0;
          throw thrown;
        }
      }
      async function readProofFile(path) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
          const file = __addDisposableResource(env_1, await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(path, node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.O_NONBLOCK), true);
          const stats = await file.stat();
          if (!stats.isFile())
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z("PROOF_INVALID", "The proof file is not a regular file.");
          const buffer = Buffer.alloc(Math.min(stats.size, _evidence_proof_js__WEBPACK_IMPORTED_MODULE_5__.kN) + 1);
          const { bytesRead } = await file.read(buffer, 0, buffer.length, 0);
          return buffer.subarray(0, bytesRead);
        } catch (e_1) {
          env_1.error = e_1;
          env_1.hasError = true;
        } finally {
          const result_1 = __disposeResources(env_1);
          if (result_1)
            await result_1;
        }
      }
    })
  ),
  /***/
  4507: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Eu: () => (
          /* binding */
          unwrittenProofs
        ),
        /* harmony export */
        JD: () => (
          /* binding */
          isLost
        ),
        /* harmony export */
        K3: () => (
          /* binding */
          withProofs
        ),
        /* harmony export */
        T9: () => (
          /* binding */
          statedProofs
        ),
        /* harmony export */
        sv: () => (
          /* binding */
          earlierProofs
        ),
        /* harmony export */
        xX: () => (
          /* binding */
          provableOf
        )
        /* harmony export */
      });
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3943);
      var _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(973);
      var _core_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5299);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7422);
      function provableOf(results) {
        const known = /* @__PURE__ */ new Map();
        for (const { subject, outcome, coveredBy } of results) {
          if (!("digest" in subject) || "root" in subject || coveredBy !== void 0 || known.has(subject.digest))
            continue;
          known.set(subject.digest, { subject, isStamped: _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__.Jo[outcome.kind].stamped });
        }
        return [...known.values()];
      }
      function withProofs(results, states, failures) {
        if (states.size === 0)
          return results;
        return results.map((result) => {
          const digest = (0, _core_report_js__WEBPACK_IMPORTED_MODULE_2__.ol)(result);
          if (digest === void 0 || "root" in result.subject)
            return result;
          const error = failures.get(result.coveredBy ?? digest);
          const state = result.coveredBy === void 0 ? states.get(digest) : void 0;
          const outcome = error === void 0 ? result.outcome : toProofFailure(result.outcome, error);
          return { ...result, outcome, ...state && { proof: state } };
        });
      }
      function toProofFailure(outcome, { code, account, requestId, said, hint }) {
        const evidence = (0, _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__.X1)(outcome);
        if (outcome.kind === "failed" || outcome.kind === "unreachable")
          return outcome;
        const message = `${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.em)(account)} The digest itself is ${_core_outcome_js__WEBPACK_IMPORTED_MODULE_1__.Jo[outcome.kind].label}.`;
        const error = new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z(code, message, { requestId, said, hint });
        return { kind: "failed", error, ofDigest: outcome.kind, ...evidence && { evidence } };
      }
      function isLost(request) {
        return request !== void 0 && request.uid === void 0;
      }
      const uidForm = /^0x[0-9a-f]{1,64}$/i;
      function earlierProofs(lines, recorded, service) {
        const requests = /* @__PURE__ */ new Map();
        for (const { digest, pendingProof, writtenProof, proofService, proofs } of recorded?.anchors.values() ?? []) {
          const isWritten = writtenProof !== void 0 || proofs.length > 0;
          const uid = (writtenProof ?? pendingProof)?.uid ?? "";
          if (proofService === service && uidForm.test(uid))
            requests.set(digest, { uid, ...isWritten && { isWritten } });
        }
        for (const { event, digest, uid, code } of lines) {
          if (event === "proof-intent")
            requests.set(digest, {});
          if (event === "proof-asked" && uid !== void 0 && uidForm.test(uid))
            requests.set(digest, { uid });
          if (event === "proof-result" && code !== void 0 && code !== "REPLY_MISMATCH")
            requests.delete(digest);
        }
        return requests;
      }
      function unwrittenProofs(lines, recorded) {
        const subjects = /* @__PURE__ */ new Map();
        const names = /* @__PURE__ */ new Map();
        for (const { name, sha3_256 } of recorded.lists)
          names.set(sha3_256, name);
        for (const { name, digest, former } of recorded.names.values()) {
          for (const each of [...former.map((one) => one.digest), digest])
            names.set(each.sha3_256, name);
        }
        for (const { digest, pendingProof, writtenProof, proofs } of recorded.anchors.values()) {
          const name = names.get(digest);
          const isOpen = pendingProof !== void 0 && writtenProof === void 0 && proofs.length === 0;
          if (isOpen && name !== void 0)
            subjects.set(digest, { name, digest });
        }
        for (const { event, name, digest } of lines) {
          if (event === "proof-asked" && name !== "")
            subjects.set(digest, { name, digest });
          if (event === "proof-result")
            subjects.delete(digest);
        }
        return [...subjects.values()];
      }
      function statedProofs({ anchors, lines, isDemonstration }, service) {
        if (isDemonstration && lines.some(({ predicate }) => predicate.service?.url !== service))
          return /* @__PURE__ */ new Map();
        return new Map([...anchors.values()].flatMap(({ digest, proofs }) => {
          const file = proofs.find((proof) => proof.file !== void 0)?.file;
          return file === void 0 ? [] : [[digest, file]];
        }));
      }
    })
  ),
  /***/
  4477: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        W: () => (
          /* binding */
          stampOne
        )
        /* harmony export */
      });
      var _core_open_stamp_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4327);
      var _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(973);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7422);
      var _follow_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(889);
      var _earlier_stamps_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5515);
      async function stampOne(subject, parts) {
        let earlier = parts.earlier ?? parts.journal?.recordIntent(subject);
        while (earlier !== void 0) {
          const known = await resumeStamp(subject, earlier, parts);
          if (known !== void 0)
            return known;
          earlier = parts.journal?.recordIntent(subject);
        }
        const outcome = await followBriefly(subject.digest, await parts.send(subject.digest), parts);
        parts.journal?.recordResult(subject, outcome);
        return outcome;
      }
      async function resumeStamp({ name, digest }, earlier, { check, blockTimeMs, clock, warn }) {
        const seen = await check(digest);
        if (seen.kind === "found")
          return { kind: "already-anchored", evidence: seen.evidence };
        const verdict = earlier.verdict === "anchored" ? "accepted" : earlier.verdict;
        if (earlier.verdict === "anchored" && seen.kind !== "not-found")
          return seen;
        if (seen.kind !== "not-found" || earlier.ageMs < blockTimeMs)
          return (0, _core_open_stamp_js__WEBPACK_IMPORTED_MODULE_0__.Lc)(toOutcome({ ...earlier, verdict }, clock.now()), seen);
        warn(`${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.zz)(name)}: an earlier run sent its stamp ${(0, _earlier_stamps_js__WEBPACK_IMPORTED_MODULE_4__.Qt)(earlier)}, and the chain does not hold it: it is sent once more.`);
        return void 0;
      }
      function toOutcome({ verdict, ageMs, requestId }, now) {
        if (verdict === "accepted") {
          return { kind: "accepted", evidence: { requestId: requestId ?? "", records: [], segments: [] } };
        }
        const heard = verdict === "failed" ? "ended with a failure" : "did not hear its answer";
        const account = `An earlier run sent this stamp ${(0, _earlier_stamps_js__WEBPACK_IMPORTED_MODULE_4__.Qt)({ ageMs })} and ${heard}.`;
        return (0, _core_open_stamp_js__WEBPACK_IMPORTED_MODULE_0__.Ih)({ kind: verdict, since: now - ageMs, mayResend: true, account }, requestId === void 0 ? {} : { requestId });
      }
      async function followBriefly(digest, sent, parts) {
        const { check, clock, stop, isWaitedFor, blockTimeMs } = parts;
        const open = (0, _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__.wf)(sent);
        if (open === void 0)
          return sent;
        if (open.heldBack !== void 0)
          return (0, _core_open_stamp_js__WEBPACK_IMPORTED_MODULE_0__.Lc)(sent, (0, _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__.w2)(open.heldBack));
        const { since, pauseMs = 0, mayResend } = open;
        const last = since + Math.max(pauseMs, ..._follow_js__WEBPACK_IMPORTED_MODULE_3__.Ns.open.first);
        const resendAt = isWaitedFor && mayResend ? since + blockTimeMs : Number.POSITIVE_INFINITY;
        const nextCheck = () => Math.max(since + pauseMs, (0, _follow_js__WEBPACK_IMPORTED_MODULE_3__.vf)(_follow_js__WEBPACK_IMPORTED_MODULE_3__.Ns.open, since, clock.now()));
        let seen;
        const stamp = { next: nextCheck() };
        const ask = async () => {
          const answer = await check(digest);
          const isCutShort = (0, _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__.Mz)(answer)?.code === "NOT_ATTEMPTED";
          if (seen === void 0 || "error" in seen || !(isCutShort || answer.kind === "unreachable"))
            seen = answer;
          const isDue = answer.kind === "not-found" && clock.now() >= resendAt;
          const mayTurn = !isCutShort && (answer.kind === "unreachable" || answer.kind === "not-found" || answer.kind === "unknown");
          const next = isDue || !mayTurn ? Number.POSITIVE_INFINITY : nextCheck();
          stamp.next = next <= last ? next : void 0;
          return false;
        };
        await (0, _follow_js__WEBPACK_IMPORTED_MODULE_3__.e6)([stamp], { ask, deadline: Number.POSITIVE_INFINITY, clock, stop });
        return (0, _core_open_stamp_js__WEBPACK_IMPORTED_MODULE_0__.Lc)(sent, seen ?? await check(digest));
      }
    })
  ),
  /***/
  8946: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        I: () => (
          /* binding */
          parseWitnessLines
        ),
        /* harmony export */
        u: () => (
          /* binding */
          witnessProblems
        )
        /* harmony export */
      });
      var _core_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5708);
      const maxWitnesses = 4;
      const maxUrlLength = 2048;
      const lineForm = /^(rfc3161|opentimestamps)[ \t]+(\S+)$/;
      function parseWitnessLines(lines) {
        const witnesses = /* @__PURE__ */ new Map();
        const mistakes = lines.length > maxWitnesses ? [`there are ${lines.length} lines, and at most 4 are asked`] : [];
        for (const [index, line] of lines.entries()) {
          const [, kind = "", url = ""] = lineForm.exec(line) ?? [];
          const mistake = isKind(kind) ? mistakeOf(kind, url) : "is neither rfc3161 URL nor opentimestamps URL";
          const key = mistake === void 0 ? `${kind} ${new URL(url).href}` : "";
          const problem = witnesses.has(key) ? "is there twice; name each witness once" : mistake;
          if (problem !== void 0)
            mistakes.push(`line ${index + 1} ${problem}`);
          else if (isKind(kind))
            witnesses.set(key, { kind, url });
        }
        return { witnesses: [...witnesses.values()], mistakes };
      }
      function witnessProblems(lines) {
        return parseWitnessLines(lines).mistakes.map((mistake) => `witness: ${mistake}`);
      }
      function isKind(word) {
        return word === "rfc3161" || word === "opentimestamps";
      }
      function mistakeOf(kind, text) {
        if (!/^[\x21-\x7e]+$/.test(text) || text.length > maxUrlLength || !URL.canParse(text))
          return "has no usable address";
        const url = new URL(text);
        if (url.username !== "" || url.password !== "") {
          return "has a user name or password in its address, which all readers of the evidence would see";
        }
        if (text.includes("#"))
          return "has a fragment in its address";
        if (kind === "opentimestamps" && text.includes("?"))
          return "has a query in the address of a calendar";
        const isPlain = url.protocol === "http:" && (kind === "rfc3161" || (0, _core_url_js__WEBPACK_IMPORTED_MODULE_0__.U9)(url));
        if (isPlain || url.protocol === "https:")
          return void 0;
        return kind === "rfc3161" ? "has an address that is neither https: nor http:" : "has an address that is neither https: nor on this machine";
      }
    })
  )
};
