export const id = 263;
export const ids = [263, 168];
export const modules = {
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
  1263: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
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
      var _core_match_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(8574);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6608);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2872);
      var _files_patterns_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1780);
      var _host_input_reader_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(516);
      var _host_inputs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2009);
      var _host_signals_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2348);
      var _run_run_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5460);
      var _witness_parse_witness_lines_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2840);
      var _ending_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(383);
      var _command_host_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(5690);
      var _repository_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(4260);
      var _options_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(5308);
      var _words_other_fronts_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(8168);
      const defaultOutputFolder = "anchor-artifacts";
      async function runJobCommand(options, terminal) {
        const { stdout, stderr, env } = terminal;
        const { inputs, run } = await prepareRun(options, env);
        const isJson = options.values.get("json")?.at(-1) === "true";
        const signals = (0, _host_signals_js__WEBPACK_IMPORTED_MODULE_8__.R)(terminal.signals, {
          onSignal: (name) => (0, _options_js__WEBPACK_IMPORTED_MODULE_14__.wi)(stderr, `${name}: The run is being cancelled, and the results so far are being written.`),
          onDefect: (thrown) => (0, _options_js__WEBPACK_IMPORTED_MODULE_14__.wi)(stderr, String(thrown))
        });
        const renderNext = ({ rows }) => (0, _ending_js__WEBPACK_IMPORTED_MODULE_11__.tP)(rows, inputs, options, env);
        const host = (0, _command_host_js__WEBPACK_IMPORTED_MODULE_12__.kB)({ signals, isJson, terminal, renderNext });
        try {
          const finishedRun = await run(host);
          host.printExplanationLinks();
          if (isJson)
            await printResults(finishedRun.files.results, stdout);
          return signals.exitCode() ?? (0, _ending_js__WEBPACK_IMPORTED_MODULE_11__.FO)(finishedRun);
        } finally {
          host.close();
          signals.close();
        }
      }
      async function prepareRun(options, env) {
        const serviceEnv = options.values.has("node") || options.values.has("node-url") ? {} : env;
        const { command, values } = options;
        const hasServiceOption = values.has("api-url") || values.has("api-key-file");
        const isServiceNamed = hasServiceOption || (serviceEnv["ANCHOR_API_URL"] ?? "") !== "";
        const isServiceMeant = isServiceNamed || command === "stamp" && !values.has("witness");
        const apiKey = isServiceMeant ? await (0, _repository_js__WEBPACK_IMPORTED_MODULE_13__.iZ)(options, serviceEnv) : "";
        const isFromRelease = options.values.get("from-release")?.[0] === "true";
        const token = options.command === "monitor" || isFromRelease ? (0, _repository_js__WEBPACK_IMPORTED_MODULE_13__.AI)(options, env) : "";
        const addReleaseTools = isFromRelease ? (0, _repository_js__WEBPACK_IMPORTED_MODULE_13__.vn)(options, env) : void 0;
        const read = (name) => readInput(name, options, serviceEnv, { apiKey, token }).trim();
        const patternProblems = await Promise.all(["files", "proofs"].map(async (name) => read(name) === "" ? [] : (0, _files_patterns_js__WEBPACK_IMPORTED_MODULE_5__.Dz)(_words_other_fronts_js__WEBPACK_IMPORTED_MODULE_15__.O6.input(name), read(name))));
        ensureUsable(options, read);
        const problems = [...patternProblems.flat(), ...(0, _witness_parse_witness_lines_js__WEBPACK_IMPORTED_MODULE_10__.u)((0, _host_input_reader_js__WEBPACK_IMPORTED_MODULE_6__.Dx)(read("witness")), _words_other_fronts_js__WEBPACK_IMPORTED_MODULE_15__.O6)];
        const inputs = (0, _host_inputs_js__WEBPACK_IMPORTED_MODULE_7__.TL)(read, problems, { ..._words_other_fronts_js__WEBPACK_IMPORTED_MODULE_15__.O6, guess: _core_match_js__WEBPACK_IMPORTED_MODULE_16__.kB });
        if (inputs.mode === "monitor")
          return { inputs, run: await (0, _repository_js__WEBPACK_IMPORTED_MODULE_13__.JU)(inputs, options, env) };
        if (inputs.ifNoFilesFound === "error" && !isFromRelease)
          ensureFilesExist(options.positionals);
        const stampsAgain = options.values.get("again")?.at(-1) === "true";
        if (stampsAgain)
          ensureOnlyFiles(options);
        const run = (host) => {
          const hostWithTools = addReleaseTools?.(inputs, host) ?? host;
          return (0, _run_run_js__WEBPACK_IMPORTED_MODULE_9__.b5)(stampsAgain ? { ...inputs, again: true } : inputs, hostWithTools, hostWithTools);
        };
        return { inputs, run };
      }
      function ensureUsable({ command, values, positionals }, read) {
        const fileInputs = ["files", "subject-checksums", "proofs"];
        const isFromRelease = read("from-release") === "true";
        if (command !== "monitor" && fileInputs.every((name) => read(name) === "") && !isFromRelease)
          throw (0, _options_js__WEBPACK_IMPORTED_MODULE_14__.Wp)(`${command} needs a file`);
        if (values.has("release-tag") && !isFromRelease)
          throw (0, _options_js__WEBPACK_IMPORTED_MODULE_14__.Wp)("--release-tag needs --from-release");
        if (isFromRelease && read("release-tag") === "")
          throw (0, _options_js__WEBPACK_IMPORTED_MODULE_14__.Wp)("--from-release needs --release-tag TAG, or --release-tag latest");
        const [firstWord = ""] = positionals;
        const mayBeRepository = command === "verify" && /^[\w.-]+\/[\w.-]+$/.test(firstWord) && !(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(firstWord);
        if (mayBeRepository && read("api-url") === "" && read("node-url") === "")
          throw (0, _repository_js__WEBPACK_IMPORTED_MODULE_13__.VQ)(firstWord);
      }
      function readInput(name, options, env, { apiKey, token }) {
        const givenValues = options.values.get(name) ?? [];
        const valuesFromElsewhere = {
          mode: options.command,
          "api-key": apiKey,
          "api-url": givenValues[0] ?? env["ANCHOR_API_URL"] ?? "",
          "github-token": token,
          "output-dir": givenValues[0] ?? defaultOutputFolder,
          files: [...givenValues, ...options.positionals.map(toLiteralPattern)].join("\n"),
          "node-url": [...givenValues, ...options.values.get("node") ?? []].join("\n")
        };
        return valuesFromElsewhere[name] ?? givenValues.join("\n");
      }
      const signsToEscape = node_path__WEBPACK_IMPORTED_MODULE_1__.sep === "/" ? /[*?[\\]|^\s+|\s+$/g : /[*?[]|^\s+|\s+$/g;
      function toLiteralPattern(word) {
        if (!/[*?[\]!#~\\\r\n]|\.\.|^\s|\s$/.test(word) || !(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(word))
          return word;
        if (/[\r\n]/.test(word))
          throw (0, _options_js__WEBPACK_IMPORTED_MODULE_14__.Wp)(`${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_4__.S5)(word)} contains a line break. Write ? in its place, as in a pattern`);
        const path = word.split(/[\\/]/).includes("..") ? (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(word) : word;
        const escapeSigns = (signs) => signs === "\\" ? "\\\\" : signs.replaceAll(/./g, "[$&]");
        const escapedPath = path.replaceAll(signsToEscape, escapeSigns);
        return /^[!#~]/.test(escapedPath) ? `./${escapedPath}` : escapedPath;
      }
      function ensureFilesExist(positionals) {
        const missingNames = positionals.filter((word) => !/[*?[\r\n]|^\s*[!#~]|^\s*$/.test(word) && isMissingFile(word));
        if (missingNames.length === 0)
          return;
        const hint = "Correct the names. A name without a folder is looked for in the current folder. Nothing was sent.";
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z("NO_FILES_FOUND", `These files do not exist: ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_4__.Sh)(missingNames)}.`, { hint });
      }
      function ensureOnlyFiles({ positionals, values }) {
        const otherOption = ["files", "subject-checksums", "from-release"].find((name) => values.has(name));
        if (otherOption !== void 0)
          throw (0, _options_js__WEBPACK_IMPORTED_MODULE_14__.Wp)(`--again takes only files by their names. Leave --${otherOption} out`);
        const wrongWord = positionals.find((word) => !(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(word) || !(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(word).isFile());
        if (wrongWord !== void 0)
          throw (0, _options_js__WEBPACK_IMPORTED_MODULE_14__.Wp)(`--again takes only files by their names, and ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_4__.S5)(wrongWord)} is not the name of a file`);
      }
      function isMissingFile(path) {
        try {
          return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false }) === void 0;
        } catch (thrown) {
          return ["ENOTDIR", "ENAMETOOLONG"].includes((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.xU)(thrown) ?? "");
        }
      }
      async function printResults(path, stdout) {
        if (path === void 0)
          return;
        try {
          await (0, node_stream_promises__WEBPACK_IMPORTED_MODULE_2__.pipeline)((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(path), stdout, { end: false });
        } catch (error) {
          if (error instanceof Error && "code" in error && error.code === "EPIPE")
            return;
          throw (0, _options_js__WEBPACK_IMPORTED_MODULE_14__.r6)(error, `Make room where standard output goes, or read ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_4__.S5)(path)}.`);
        }
      }
    })
  ),
  /***/
  2840: (
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
      var _words_front_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2826);
      var _core_addresses_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2703);
      const maxWitnesses = 4;
      const maxWitnessUrlLength = 2048;
      const linePattern = /^(rfc3161|opentimestamps)[ \t]+(\S+)$/;
      function parseWitnessLines(lines) {
        const witnesses = /* @__PURE__ */ new Map();
        const mistakes = lines.length > maxWitnesses ? [`there are ${lines.length} lines, and at most ${maxWitnesses} are asked`] : [];
        for (const [index, line] of lines.entries()) {
          const [, kind = "", url = ""] = linePattern.exec(line) ?? [];
          const mistake = isKind(kind) ? findMistake(kind, url) : "is neither rfc3161 URL nor opentimestamps URL";
          const key = mistake === void 0 ? `${kind} ${new URL(url).href}` : "";
          const problem = witnesses.has(key) ? "is there twice; name each witness once" : mistake;
          if (problem !== void 0)
            mistakes.push(`line ${index + 1} ${problem}`);
          else if (isKind(kind))
            witnesses.set(key, { kind, url });
        }
        return { witnesses: [...witnesses.values()], mistakes };
      }
      function witnessProblems(lines, { input } = _words_front_js__WEBPACK_IMPORTED_MODULE_0__.Qu) {
        return parseWitnessLines(lines).mistakes.map((mistake) => `${input("witness")}: ${mistake}`);
      }
      function isKind(word) {
        return word === "rfc3161" || word === "opentimestamps";
      }
      function findMistake(kind, text) {
        if (!/^[\x21-\x7e]+$/.test(text) || text.length > maxWitnessUrlLength || !URL.canParse(text))
          return "has no usable address";
        const url = new URL(text);
        if (url.username !== "" || url.password !== "") {
          return "has a user name or password in its address, which all readers of the evidence would see";
        }
        if (text.includes("#"))
          return "has a fragment in its address";
        if (kind === "opentimestamps" && text.includes("?"))
          return "has a query in the address of a calendar";
        const isAllowedHttp = url.protocol === "http:" && (kind === "rfc3161" || (0, _core_addresses_js__WEBPACK_IMPORTED_MODULE_1__.U9)(url));
        if (isAllowedHttp || url.protocol === "https:")
          return void 0;
        return kind === "rfc3161" ? "has an address whose scheme is neither https nor http" : "has an address that is neither https: nor on this machine";
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
