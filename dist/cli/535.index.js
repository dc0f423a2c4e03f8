export const id = 535;
export const ids = [535];
export const modules = {
  /***/
  9929: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        s: () => (
          /* binding */
          createCommandDoor
        )
      });
      var external_node_process_ = __webpack_require__(1708);
      var external_node_path_ = __webpack_require__(6760);
      var wording_causes = __webpack_require__(9784);
      var headline = __webpack_require__(2960);
      var text_line = __webpack_require__(6827);
      var annotations = __webpack_require__(8888);
      ;
      const unknownOrigin = {
        repository: "",
        ref: "",
        tag: "",
        commit: "",
        runId: "",
        runAttempt: "",
        runUrl: ""
      };
      ;
      const mostPointedAt = 20;
      function createPlainDoor(options) {
        const { print, signals, workspace, defaultOutputDir, origin = unknownOrigin } = options;
        const log = createPlainLog(print, options.printDebug);
        const printPaths = (facts) => {
          for (const line of renderPaths(facts))
            print((0, text_line.S5)(line));
        };
        return {
          log,
          signals,
          workspace,
          defaultOutputDir,
          origin,
          pointAt: (level, results) => {
            const { shown, rest } = (0, annotations.g)(results, mostPointedAt);
            for (const { message, target } of shown)
              log[level](message, target);
            if (rest.size > 0)
              log[level](`and ${[...rest].map(([title, count]) => `${count} ${title}`).join(", ")}`);
          },
          present: async (_report, facts) => {
            printPaths(facts);
            return [];
          },
          printPaths
        };
      }
      function createPlainLog(print, printDebug = () => {
      }) {
        const named = (level) => {
          return (message, { title } = {}) => print((0, text_line.S5)(`${level}: ${title === void 0 ? "" : `${title}: `}${message}`));
        };
        return {
          info: (message) => print((0, text_line.S5)(message)),
          debug: (message) => printDebug((0, text_line.S5)(message)),
          error: named("error"),
          warning: named("warning"),
          notice: named("notice"),
          group: (title, work) => {
            print((0, text_line.S5)(title));
            return work();
          }
        };
      }
      function renderPaths(facts) {
        const { resultsPath, checksumsPath, statementPath, monitorPath, issueUrl } = facts;
        return [
          ...resultsPath === void 0 ? [] : [`results: ${resultsPath}`],
          ...checksumsPath === void 0 ? [] : [`checksums: ${checksumsPath}`],
          ...statementPath === void 0 ? [] : [`evidence: ${statementPath}`],
          ...monitorPath === void 0 ? [] : [`next baseline: ${monitorPath}`],
          ...issueUrl === void 0 ? [] : [`issue: ${issueUrl}`]
        ];
      }
      var job_progress = __webpack_require__(9811);
      ;
      const barWidth = 20;
      const narrow = 60;
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
        const width = columns < narrow ? barWidth / 2 : barWidth;
        const filled = Math.round(width * shareOf(progress));
        const bar = `${"\u2588".repeat(filled)}${"\u2591".repeat(width - filled)}`;
        return `${bar} ${(0, job_progress.EY)(progress)}`.slice(0, Math.max(1, columns - 1));
      }
      function shareOf(progress) {
        const { hashedBytes, totalBytes, requestsDone, requestsTotal, releasesRead = 0, releasesTotal = 0 } = progress;
        if (releasesTotal > 0) {
          return Math.min(1, (releasesRead / releasesTotal + (requestsTotal > 0 ? requestsDone / requestsTotal : 0)) / 2);
        }
        const parts = [
          ...totalBytes > 0 ? [hashedBytes / totalBytes] : [],
          ...requestsTotal > 0 ? [requestsDone / requestsTotal] : []
        ];
        return parts.length === 0 ? 0 : Math.min(1, parts.reduce((sum, part) => sum + part, 0) / parts.length);
      }
      var anchoring = __webpack_require__(4698);
      var outcome = __webpack_require__(7794);
      var report = __webpack_require__(923);
      ;
      function toMinute(date) {
        return /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?=:)/.exec(date)?.[0] ?? date;
      }
      ;
      const mostTableRows = 200;
      const layouts = [
        { digits: 16, block: "dated" },
        { digits: 8, block: "dated" },
        { digits: 8, block: "number" },
        { digits: 8, block: "none" }
      ];
      const nothingBeside = { digits: 0, block: "none" };
      const leastName = 20;
      function renderResultTable({ results }, paint, columns) {
        const { causes, stopped } = (0, wording_causes.E)(results);
        const attended = /* @__PURE__ */ new Set([...causes.flatMap((cause) => cause.results), ...stopped]);
        const ordered = [...causes.flatMap((cause) => cause.results), ...results.filter((result) => !attended.has(result))];
        const shown = ordered.slice(0, mostTableRows);
        const width = Math.max(...shown.map(({ outcome: outcome2 }) => outcome2.kind.length), 0);
        const roomIn = (layout2) => columns - width - 2 - Math.max(...shown.map((result) => widthBeside(result, layout2)), 0);
        const longest = Math.max(...shown.map(({ subject }) => (0, text_line.zz)(subject.name).length), 0);
        const layout = layouts.find((one) => roomIn(one) >= Math.min(leastName, longest)) ?? nothingBeside;
        const room = Math.max(1, roomIn(layout));
        const rows = shown.map((result) => {
          const { kind } = result.outcome;
          const verdict = paint(verdictColour(kind), kind.padEnd(width));
          return [verdict, ...renderTableRow(result, layout, room, paint)].join("  ").trimEnd();
        });
        const left = ordered.length - shown.length;
        return [
          ...rows,
          ...left > 0 ? [`and ${left} more, in results.json`] : [],
          ...stopped.length > 0 ? [`${stopped.length} not attempted, named in results.json`] : []
        ].join("\n");
      }
      function renderTableRow(result, layout, room, paint) {
        const { digest, block } = renderPlace(result, layout);
        const name = Array.from((0, text_line.zz)(result.subject.name));
        const cut = name.length > room ? `\u2026${name.slice(name.length - room + 1).join("")}` : name.join("");
        return [...digest === "" ? [] : [paint("dim", digest)], cut, ...block === "" ? [] : [paint("dim", block)]];
      }
      function widthBeside(result, layout) {
        return Object.values(renderPlace(result, layout)).reduce((sum, { length }) => sum + (length > 0 ? length + 2 : 0), 0);
      }
      function renderPlace(result, { digits, block }) {
        const digest = ((0, report.ol)(result) ?? "").slice(0, digits).padEnd(digits);
        const { blockNumber = "", blockDate = "" } = (0, anchoring.$p)(result)?.first ?? {};
        if (blockNumber === "" || block === "none")
          return { digest, block: "" };
        return { digest, block: `block ${blockNumber}${block === "dated" ? ` ${toMinute(blockDate)}` : ""}` };
      }
      function verdictColour(verdict) {
        if (outcome.Jo[verdict].anchored)
          return "green";
        return outcome.Jo[verdict].status === "finalized" || verdict === "failed" ? "red" : "yellow";
      }
      var external_node_util_ = __webpack_require__(7975);
      ;
      function createPaint(isWanted) {
        return (colour, text) => isWanted ? (0, external_node_util_.styleText)(colour, text, { validateStream: false }) : text;
      }
      ;
      const usualColumns = 80;
      function createCommandDoor({ signals, isJson, terminal }) {
        const { stdout, stderr, env } = terminal;
        const isTerminal = stdout.isTTY === true && stderr.isTTY === true && !isJson && env["TERM"] !== "dumb";
        const print = (line) => void (isJson ? stderr : stdout).write(`${line}
`);
        let resultsPath;
        const plain = createPlainDoor({
          print,
          signals,
          workspace: (0, external_node_process_.cwd)(),
          defaultOutputDir: (0, external_node_path_.join)((0, external_node_process_.cwd)(), "anchor-artifacts")
        });
        const printPaths = (facts) => {
          resultsPath = facts.resultsPath;
          plain.printPaths(facts);
        };
        const { show, close, log } = isTerminal ? openTerminal(plain.log, print, terminal) : noTerminal(plain.log);
        return {
          ...plain,
          log,
          printPaths,
          present: async (report2, facts) => {
            show((paint, columns) => [
              (0, headline.Lf)(report2, facts),
              (0, wording_causes.c)(report2.results),
              facts.plan,
              renderResultTable(report2, paint, columns)
            ].filter((part) => part !== void 0).join("\n"));
            printPaths(facts);
            return [];
          },
          resultsPath: () => resultsPath,
          show,
          close
        };
      }
      function noTerminal(log) {
        return { log, show: () => {
        }, close: () => {
        } };
      }
      function openTerminal(log, print, { stdout, stderr, env }) {
        const paint = createPaint(env["NO_COLOR"] === void 0 || env["NO_COLOR"] === "");
        const bar = createBar((text) => void stderr.write(text), () => stderr.columns ?? usualColumns);
        return {
          log: onTerminal(log, bar.clear, bar.show),
          show: (render) => {
            bar.clear();
            print(render(paint, stdout.columns || usualColumns));
          },
          close: bar.clear
        };
      }
      function onTerminal(log, clear, progress) {
        const above = (print) => (message, target) => {
          clear();
          print(message, target);
        };
        return {
          ...log,
          info: () => {
          },
          error: above(log.error),
          warning: above(log.warning),
          notice: above(log.notice),
          group: (_title, work) => work(),
          progress
        };
      }
    })
  ),
  /***/
  5202: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        AI: () => (
          /* binding */
          readToken
        ),
        /* harmony export */
        pT: () => (
          /* binding */
          toLookError
        ),
        /* harmony export */
        yI: () => (
          /* binding */
          readPlace
        )
        /* harmony export */
      });
      var _client_base_url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2980);
      var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3047);
      var _job_text_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6827);
      var _options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(698);
      const refusalHints = {
        GITHUB_TOKEN_REJECTED: "Check the token in GH_TOKEN, or in GITHUB_TOKEN where there is no GH_TOKEN.",
        RELEASE_NOT_READABLE: "Check --repository, and that the token in GH_TOKEN or GITHUB_TOKEN may read the contents of that repository."
      };
      function toLookError(thrown) {
        const error = (0, _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__.Xt)(thrown);
        const { code, account, said, requestId } = error;
        const hint = refusalHints[code];
        return hint === void 0 ? error : new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z(code, account, { cause: error, said, requestId, hint });
      }
      const tokenNames = ["GH_TOKEN", "GITHUB_TOKEN"];
      function readToken({ values }, env) {
        const token = tokenNames.map((name) => (env[name] ?? "").trim()).find((text) => text !== "");
        if (token !== void 0)
          return token;
        if (/^true$/i.test(values.get("dry-run")?.at(-1) ?? ""))
          return "";
        throw (0, _options_js__WEBPACK_IMPORTED_MODULE_2__.Wp)("monitor needs a token of GitHub that may read the repository, in GH_TOKEN or GITHUB_TOKEN");
      }
      function readPlace({ values }, env) {
        const [repository = env["GITHUB_REPOSITORY"] ?? ""] = values.get("repository") ?? [];
        if (repository === "")
          throw (0, _options_js__WEBPACK_IMPORTED_MODULE_2__.Wp)("monitor needs --repository OWNER/NAME, or GITHUB_REPOSITORY");
        if (!/^[\w.-]+\/[\w.-]+$/.test(repository)) {
          throw (0, _options_js__WEBPACK_IMPORTED_MODULE_2__.Wp)(`--repository is ${(0, _job_text_line_js__WEBPACK_IMPORTED_MODULE_1__.S5)(repository)}; it must be OWNER/NAME`);
        }
        return { repository, apiUrl: readApiUrl(env) };
      }
      function readApiUrl(env) {
        const text = env["GITHUB_API_URL"] || "https://api.github.com";
        try {
          return (0, _client_base_url_js__WEBPACK_IMPORTED_MODULE_3__.Q)(text).href.replace(/\/$/, "");
        } catch (error) {
          if (!(error instanceof RangeError))
            throw error;
          throw (0, _options_js__WEBPACK_IMPORTED_MODULE_2__.Wp)(`GITHUB_API_URL cannot be used: ${error.message}`);
        }
      }
    })
  ),
  /***/
  2535: (
    /***/
    ((__webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
        try {
          let prepareJob = function(inputs) {
            return (door) => (0, _job_job_js__WEBPACK_IMPORTED_MODULE_6__.b)({ inputs, door });
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
              throw (0, _options_js__WEBPACK_IMPORTED_MODULE_10__.Wp)(`${(0, _job_text_line_js__WEBPACK_IMPORTED_MODULE_7__.S5)(word)} has a line break; write ? for it, as in a pattern`);
            const escaped = word.replaceAll(patternSigns, (signs) => signs === "\\" ? "\\\\" : signs.replaceAll(/./g, "[$&]"));
            return /^[!#~]/.test(escaped) ? `./${escaped}` : escaped;
          }, ensureNamed = function(words) {
            const absent = words.filter((word) => !/[*?[\r\n]|^\s*[!#~]|^\s*$/.test(word) && isMissingFile(word));
            if (absent.length === 0)
              return;
            const hint = "Correct the names, or set if-no-files-found: warn.";
            throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z("NO_FILES_FOUND", `These files are not there: ${(0, _job_text_line_js__WEBPACK_IMPORTED_MODULE_7__.Sh)(absent)}.`, { hint });
          }, isMissingFile = function(path) {
            try {
              return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false }) === void 0;
            } catch (thrown) {
              return ["ENOTDIR", "ENAMETOOLONG"].includes((0, _operations_hashing_file_error_js__WEBPACK_IMPORTED_MODULE_8__.xU)(thrown) ?? "");
            }
          };
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
          var _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3047);
          var _job_files_patterns_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(666);
          var _job_inputs_inputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(232);
          var _job_job_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7186);
          var _job_text_line_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6827);
          var _job_signals_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(1364);
          var _operations_hashing_file_error_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4210);
          var _exit_code_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3250);
          var _options_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(698);
          var _door_command_door_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(9929);
          var _monitor_place_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(5202);
          var _secrets_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(6597);
          var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_job_job_js__WEBPACK_IMPORTED_MODULE_6__]);
          _job_job_js__WEBPACK_IMPORTED_MODULE_6__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];
          const outputFolder = "anchor-artifacts";
          async function runJobCommand(options, terminal) {
            const { stdout, stderr, env } = terminal;
            const apiKey = await (0, _secrets_js__WEBPACK_IMPORTED_MODULE_13__.i)(options, env);
            const token = options.command === "monitor" ? (0, _monitor_place_js__WEBPACK_IMPORTED_MODULE_12__.AI)(options, env) : "";
            const read = (name) => readInput(name, options, env, { apiKey, token }).trim();
            const patterns = await Promise.all(["files", "proofs"].map((name) => findPatternProblems(name, read(name))));
            const inputs = (0, _job_inputs_inputs_js__WEBPACK_IMPORTED_MODULE_5__.TL)(read, patterns.flat());
            if (inputs.mode !== "monitor" && inputs.ifNoFilesFound === "error")
              ensureNamed(options.words);
            const run = inputs.mode === "monitor" ? await prepareLook(inputs, options, env) : prepareJob(inputs);
            const isJson = options.values.get("json")?.at(-1) === "true";
            const signals = (0, _job_signals_js__WEBPACK_IMPORTED_MODULE_14__.R)(terminal.signals, {
              onSignal: (name) => stderr.write(`${name}: cancelling; results so far are being written.
`),
              onDefect: (thrown) => stderr.write(`${(0, _job_text_line_js__WEBPACK_IMPORTED_MODULE_7__.S5)(String(thrown))}
`)
            });
            const door = (0, _door_command_door_js__WEBPACK_IMPORTED_MODULE_11__.s)({ signals, isJson, terminal });
            try {
              const ending = await run(door);
              if (isJson)
                await printResults(door.resultsPath(), stdout);
              return signals.exitCode() ?? (0, _exit_code_js__WEBPACK_IMPORTED_MODULE_9__.F)(ending);
            } finally {
              door.close();
              signals.close();
            }
          }
          async function prepareLook(inputs, options, env) {
            const place = (0, _monitor_place_js__WEBPACK_IMPORTED_MODULE_12__.yI)(options, env);
            const { createLookDoor } = await Promise.all(
              /* import() */
              [__webpack_require__.e(440), __webpack_require__.e(648), __webpack_require__.e(43), __webpack_require__.e(752), __webpack_require__.e(218), __webpack_require__.e(305), __webpack_require__.e(63)]
            ).then(__webpack_require__.bind(__webpack_require__, 1063));
            const { runMonitor } = await Promise.all(
              /* import() */
              [__webpack_require__.e(305), __webpack_require__.e(165)]
            ).then(__webpack_require__.bind(__webpack_require__, 6165));
            return (door) => runMonitor({ inputs, door: createLookDoor(door, { ...place, token: inputs.githubToken }, door.show) }).catch((thrown) => Promise.reject((0, _monitor_place_js__WEBPACK_IMPORTED_MODULE_12__.pT)(thrown)));
          }
          const patternSigns = node_path__WEBPACK_IMPORTED_MODULE_1__.sep === "/" ? /[*?[\\]|^\s+|\s+$/g : /[*?[]|^\s+|\s+$/g;
          async function findPatternProblems(name, text) {
            return text === "" ? [] : (0, _job_files_patterns_js__WEBPACK_IMPORTED_MODULE_4__.Dz)(name, text);
          }
          async function printResults(path, stdout) {
            if (path === void 0)
              return;
            try {
              await (0, node_stream_promises__WEBPACK_IMPORTED_MODULE_2__.pipeline)((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(path), stdout, { end: false });
            } catch (error) {
              if (error instanceof Error && "code" in error && error.code === "EPIPE")
                return;
              throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z("OUTPUT_UNWRITABLE", `Standard output could not be written: ${(0, _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__.bD)(error)}.`, {
                cause: error,
                hint: `Make room where standard output goes, or read ${(0, _job_text_line_js__WEBPACK_IMPORTED_MODULE_7__.S5)(path)}.`
              });
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
  9780: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        M: () => (
          /* binding */
          renderStatement
        )
        /* harmony export */
      });
      const itemsInPiece = 1e3;
      function* renderStatement(statement) {
        const { lists, anchors, changed, receipts, ...facts } = statement.predicate;
        const groups = { lists, anchors, ...changed && { changed }, ...receipts && { receipts } };
        yield `{
  "_type": ${JSON.stringify(statement._type)},
  "subject": `;
        yield* renderItems(statement.subject, "  ");
        yield `,
  "predicateType": ${JSON.stringify(statement.predicateType)},
  "predicate": {
`;
        for (const [name, value] of Object.entries(facts))
          yield `    ${JSON.stringify(name)}: ${JSON.stringify(value)},
`;
        for (const [index, [name, items]] of Object.entries(groups).entries()) {
          yield `${index === 0 ? "" : ",\n"}    "${name}": `;
          yield* renderItems(items, "    ");
        }
        yield "\n  }\n}\n";
      }
      function* renderItems(items, indent) {
        yield "[";
        for (let start = 0; start < items.length; start += itemsInPiece) {
          const lines = items.slice(start, start + itemsInPiece).map((item) => `
${indent}  ${JSON.stringify(item)}`);
          yield `${start === 0 ? "" : ","}${lines.join(",")}`;
        }
        yield items.length === 0 ? "]" : `
${indent}]`;
      }
      function formatStatement(statement) {
        return [...renderStatement(statement)].join("");
      }
    })
  ),
  /***/
  3040: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        f: () => (
          /* binding */
          placesWithoutReceipt
        ),
        /* harmony export */
        i: () => (
          /* binding */
          withReceipts
        )
        /* harmony export */
      });
      var _digest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8744);
      var _evidence_statement_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4231);
      var _name_order_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3730);
      var _judge_receipts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8428);
      const mostReceiptBytes = 2 * 1024 * 1024;
      function withReceipts(statement, more) {
        const { receipts: own = [], ...predicate } = statement.predicate;
        const known = new Map([...own, ...more].flatMap(readSound));
        const findLink = createLinkFinder([...known.keys()]);
        const kept = /* @__PURE__ */ new Map();
        let room = mostReceiptBytes;
        const anchors = predicate.anchors.map((anchor) => {
          const link = findLink(anchor);
          const units = link === void 0 ? [] : [link.transaction, link.block ?? link.transaction];
          const added = new Map(units.flatMap((unit) => kept.has(unit.id) ? [] : [[unit.id, known.get(unit)]]));
          const size = [...added.values()].reduce((sum, receipt) => sum + (receipt?.data.length ?? 0) / 2, 0);
          if (link === void 0 || size > room)
            return anchor;
          room -= size;
          for (const [id2, receipt] of added)
            if (receipt !== void 0)
              kept.set(id2, receipt);
          return atPortOf(link, anchor);
        });
        const receipts = [...kept].toSorted(([one], [other]) => (0, _name_order_js__WEBPACK_IMPORTED_MODULE_2__.M)(one, other)).map(([, receipt]) => receipt);
        const judged = (0, _judge_receipts_js__WEBPACK_IMPORTED_MODULE_1__.V_)({ anchors, receipts });
        const isSound = judged.problem === void 0 && ![...judged.byAnchor.values()].some((is) => typeof is === "string");
        if (!isSound || receipts.length === 0)
          return { ...statement, predicate };
        return { ...statement, predicate: { ...predicate, anchors, receipts } };
      }
      function placesWithoutReceipt({ predicate: { anchors, receipts = [] } }) {
        const findLinks = (0, _judge_receipts_js__WEBPACK_IMPORTED_MODULE_1__.cy)(receipts.flatMap((receipt) => readSound(receipt).map(([unit]) => unit)));
        return anchors.flatMap((anchor) => {
          const isWanted = _evidence_statement_js__WEBPACK_IMPORTED_MODULE_0__.kk[anchor.verdict] === "settled" && findLinks(anchor).length === 0;
          const record = isWanted ? anchor.chain?.records.find(({ block }) => /^[0-9]{1,15}$/.test(String(block))) : void 0;
          const hash = (0, _digest_js__WEBPACK_IMPORTED_MODULE_3__.s1)(record?.matched) ?? anchor.digest;
          return record === void 0 ? [] : [{ hash, block: Number(record.block) }];
        });
      }
      function readSound(receipt) {
        try {
          return [[(0, _judge_receipts_js__WEBPACK_IMPORTED_MODULE_1__.H_)(receipt), receipt]];
        } catch (error) {
          if (error instanceof RangeError)
            return [];
          throw error;
        }
      }
      function createLinkFinder(units) {
        const findLinks = (0, _judge_receipts_js__WEBPACK_IMPORTED_MODULE_1__.cy)(units);
        return (anchor) => {
          const links = findLinks(anchor);
          const recorded = links.filter((0, _judge_receipts_js__WEBPACK_IMPORTED_MODULE_1__.Tt)(anchor));
          return recorded.find((link) => (0, _judge_receipts_js__WEBPACK_IMPORTED_MODULE_1__.Dc)(link, anchor)) ?? recorded[0];
        };
      }
      function atPortOf({ port }, anchor) {
        return anchor.chain?.port === void 0 ? anchor : { ...anchor, chain: { ...anchor.chain, port } };
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
        return verdictFacts[outcome.kind].anchored ? findAnchoring(evidenceOf(outcome)?.records ?? [], [coveredBy]) : void 0;
      }
      function height({ blockNumber }) {
        return blockNumber === void 0 ? Number.POSITIVE_INFINITY : Number(blockNumber);
      }
    })
  ),
  /***/
  359: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        z: () => (
          /* binding */
          createAttempts
        )
        /* harmony export */
      });
      var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3047);
      function createAttempts() {
        const errors = [];
        const turns = [];
        let begun = 0;
        const begin = () => {
          const turn = begun += 1;
          return (error) => {
            const place = turns.findLastIndex((other) => other <= turn) + 1;
            turns.splice(place, 0, turn);
            errors.splice(place, 0, error);
          };
        };
        const attempt = async (work) => {
          const onError = begin();
          try {
            return await work();
          } catch (thrown) {
            onError((0, _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__.Xt)(thrown));
            return void 0;
          }
        };
        return { attempt, begin, errors };
      }
    })
  ),
  /***/
  648: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        d: () => (
          /* binding */
          toBadge
        )
        /* harmony export */
      });
      var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7794);
      var _wording_headline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2960);
      const colours = { green: "brightgreen", yellow: "yellow", red: "red", grey: "lightgrey" };
      function toBadge(report) {
        const { results, demo } = report;
        const message = results.length === 0 ? "no files" : (0, _wording_headline_js__WEBPACK_IMPORTED_MODULE_1__.kg)(report).join(", ");
        const color = colourOf(report);
        const isWrong = color === "red";
        return {
          schemaVersion: 1,
          label: demo ? "anchored (demo)" : "anchored",
          message,
          color,
          ...isWrong && { isError: true }
        };
      }
      function colourOf({ results }) {
        const shown = new Set(results.map(({ outcome }) => _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__.Jo[outcome.kind].colour));
        const worst = ["red", "yellow", "green"].find((colour) => shown.has(colour)) ?? "grey";
        return colours[worst === "green" && shown.has("grey") ? "yellow" : worst];
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
  6486: (
    /***/
    ((__webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
        try {
          let composeStatement = function(report, listed, facts, { section, earlier, unselected, givenList }) {
            const input = {
              tool: { name: "anchor-artifacts", version: _domain_version_js__WEBPACK_IMPORTED_MODULE_12__.r },
              mode: report.mode,
              finishedOn: facts.finishedAt.toISOString(),
              ...toPlaces(report, facts, section),
              subjects: listed.map(({ name, digest, sha256 }) => ({
                name,
                digest: { sha3_256: digest, ...sha256 !== void 0 && { sha256 } }
              })),
              anchors: toAnchors(report, coveringResult(report)),
              ...givenList && { givenList },
              hashText: _operations_hashing_stream_js__WEBPACK_IMPORTED_MODULE_11__.q
            };
            const statement = (0, _domain_evidence_to_statement_js__WEBPACK_IMPORTED_MODULE_5__.H)(input, earlier);
            const kept = /* @__PURE__ */ new Set([...namesToKeep(report), ...unselected ?? []]);
            return statement && earlier ? (0, _domain_receipt_keep_receipts_js__WEBPACK_IMPORTED_MODULE_8__.i)((0, _domain_evidence_earlier_js__WEBPACK_IMPORTED_MODULE_4__.tu)(statement, earlier, kept), earlier.predicate.receipts ?? []) : statement;
          }, namesToKeep = function({ results }) {
            const isKept = (result) => {
              const { outcome } = result;
              return (0, _domain_report_report_js__WEBPACK_IMPORTED_MODULE_9__.ol)(result) === void 0 || outcome.kind === "changed" && outcome.ofDigest === void 0;
            };
            return new Set(results.filter(isKept).map(({ subject }) => subject.name));
          }, toPlaces = function(report, facts, section = "") {
            const { repository, ref, tag, commit, runUrl: url, runAttempt: attempt, apiUrl, nodeNames = [] } = facts;
            const service = apiUrl === "" && report.demo ? nodeNames[0] ?? "" : apiUrl;
            const place = { repository, ref, tag, commit, url, attempt, section };
            const known = Object.entries(place).filter(([, value]) => value !== "");
            return {
              ...known.length > 0 && { run: Object.fromEntries(known) },
              ...service !== "" && { service: { url: service, demonstration: report.demo } }
            };
          }, coveringResult = function({ results }) {
            const covering = results.find(({ coveredBy }) => coveredBy !== void 0)?.coveredBy;
            return covering && results.find((result) => result.coveredBy === void 0 && (0, _domain_report_report_js__WEBPACK_IMPORTED_MODULE_9__.ol)(result) === covering);
          }, toAnchors = function({ results }, list) {
            const anchors = /* @__PURE__ */ new Map();
            for (const result of results) {
              const digest = (0, _domain_report_report_js__WEBPACK_IMPORTED_MODULE_9__.ol)(result);
              if (digest === void 0 || result.coveredBy !== void 0 || anchors.has(digest))
                continue;
              const chain = toChain(result);
              const proof = toProof(result);
              anchors.set(digest, {
                covers: result === list ? "list" : "subject",
                digest,
                verdict: verdictOf(result),
                ...chain && { chain },
                ...proof && { proof },
                ...toProofId(result)
              });
            }
            return [...anchors.values()];
          }, toProofId = function({ proof }) {
            if (proof?.kind === "pending")
              return { pendingProof: { uid: proof.uid } };
            return proof?.kind === "written" && proof.uid !== void 0 ? { writtenProof: { uid: proof.uid } } : {};
          }, verdictOf = function({ outcome }) {
            return ("ofDigest" in outcome ? outcome.ofDigest : void 0) ?? outcome.kind;
          }, toChain = function(result) {
            const evidence = (0, _domain_outcome_js__WEBPACK_IMPORTED_MODULE_6__.X1)(result.outcome);
            const root = "root" in result.subject ? [result.subject.root] : [];
            const hashes = [(0, _domain_report_report_js__WEBPACK_IMPORTED_MODULE_9__.ol)(result), ...root];
            const records = (evidence?.records ?? []).filter(({ matchedHash }) => hashes.some((hash) => hash !== void 0 && (0, _domain_digest_js__WEBPACK_IMPORTED_MODULE_13__.VB)(matchedHash, hash)));
            const address = evidence?.address;
            if (records.length === 0 && address === void 0)
              return void 0;
            const port = records.length === 0 ? { port: statePort } : {};
            return { ...address !== void 0 && { address, ...port }, records: records.map(_domain_evidence_to_statement_js__WEBPACK_IMPORTED_MODULE_5__.M) };
          }, toProof = function({ subject, proof }) {
            if (proof?.kind === "written")
              return (0, _domain_evidence_proof_steps_js__WEBPACK_IMPORTED_MODULE_3__.Lr)(proof.item);
            return "bytes" in subject && subject.bytes instanceof Uint8Array ? (0, _domain_evidence_proof_steps_js__WEBPACK_IMPORTED_MODULE_3__.Lr)((0, _domain_proof_proof_js__WEBPACK_IMPORTED_MODULE_7__.Tz)(subject.bytes)) : void 0;
          };
          __webpack_require__.d(__webpack_exports__, {
            /* harmony export */
            E: () => (
              /* binding */
              toRunStatement
            )
            /* harmony export */
          });
          var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
          var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
          var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
          var _domain_digest_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(8744);
          var _domain_evidence_proof_steps_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9066);
          var _domain_evidence_earlier_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3950);
          var _domain_evidence_to_statement_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5981);
          var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7794);
          var _domain_proof_proof_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8973);
          var _domain_receipt_keep_receipts_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3040);
          var _domain_report_report_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(923);
          var _domain_version_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(2566);
          var _operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5557);
          var _operations_hashing_stream_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(283);
          var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_10__, _operations_hashing_stream_js__WEBPACK_IMPORTED_MODULE_11__]);
          [_operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_10__, _operations_hashing_stream_js__WEBPACK_IMPORTED_MODULE_11__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__;
          const statePort = 99;
          const largestList = 16 * 1024 * 1024;
          async function toRunStatement(report, listed, facts, { workspace, ...rest }) {
            const list = coveringResult(report);
            const givenList = list && await readGivenList(list, workspace);
            return composeStatement(report, listed, facts, { ...rest, ...givenList && { givenList } });
          }
          async function readGivenList({ subject }, workspace) {
            if (subject.path === void 0 || !("digest" in subject))
              return void 0;
            const path = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(workspace, subject.path);
            const stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
            if (stats === void 0 || stats.size > largestList)
              return void 0;
            const bytes = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path);
            return (0, _operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_10__.yi)(bytes) === subject.digest ? { name: subject.name, text: bytes.toString("utf8") } : void 0;
          }
          __webpack_async_result__();
        } catch (e) {
          __webpack_async_result__(e);
        }
      });
    })
  ),
  /***/
  7114: (
    /***/
    ((__webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
        try {
          __webpack_require__.d(__webpack_exports__, {
            /* harmony export */
            h: () => (
              /* binding */
              writeFiles
            )
            /* harmony export */
          });
          var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
          var _domain_checksums_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5706);
          var _domain_evidence_render_statement_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9780);
          var _domain_receipt_keep_receipts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3040);
          var _attempts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(359);
          var _output_dir_atomic_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(503);
          var _badge_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(648);
          var _output_dir_file_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8486);
          var _page_template_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4045);
          var _results_file_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9456);
          var _run_statement_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6486);
          var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_run_statement_js__WEBPACK_IMPORTED_MODULE_9__]);
          _run_statement_js__WEBPACK_IMPORTED_MODULE_9__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];
          async function writeFiles(report, listed, facts, { folder, receipts, ...place }) {
            const { attempt, errors } = (0, _attempts_js__WEBPACK_IMPORTED_MODULE_3__.z)();
            const write = (name, content) => attempt(async () => {
              const path = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, name);
              await (0, _output_dir_atomic_file_js__WEBPACK_IMPORTED_MODULE_4__.v)(path, content);
              return path;
            });
            const isPaired = listed.some(({ sha256 }) => sha256 !== void 0);
            const lists = Promise.all([
              write(_output_dir_file_names_js__WEBPACK_IMPORTED_MODULE_6__.NW.results, (0, _results_file_js__WEBPACK_IMPORTED_MODULE_8__.t)(report, facts)),
              write(_output_dir_file_names_js__WEBPACK_IMPORTED_MODULE_6__.NW.checksums, (0, _domain_checksums_js__WEBPACK_IMPORTED_MODULE_1__.pd)(listed)),
              write(_output_dir_file_names_js__WEBPACK_IMPORTED_MODULE_6__.NW.badge, `${JSON.stringify((0, _badge_js__WEBPACK_IMPORTED_MODULE_5__.d)(report))}
`),
              isPaired ? write(_output_dir_file_names_js__WEBPACK_IMPORTED_MODULE_6__.NW.sha256, (0, _domain_checksums_js__WEBPACK_IMPORTED_MODULE_1__.iX)(listed)) : void 0
            ]);
            const stated = await attempt(() => (0, _run_statement_js__WEBPACK_IMPORTED_MODULE_9__.E)(report, listed, facts, place));
            const statement = stated && receipts ? await attempt(() => complete(stated, receipts)) ?? stated : stated;
            const [statementPath] = await Promise.all([
              statement && write(_output_dir_file_names_js__WEBPACK_IMPORTED_MODULE_6__.NW.statement, (0, _domain_evidence_render_statement_js__WEBPACK_IMPORTED_MODULE_10__.M)(statement)),
              statement && attempt(() => (0, _page_template_js__WEBPACK_IMPORTED_MODULE_7__.w)(statement)).then((page) => page && write(_output_dir_file_names_js__WEBPACK_IMPORTED_MODULE_6__.NW.page, page))
            ]);
            const [resultsPath, checksumsPath] = await lists;
            return { report, facts: { ...facts, resultsPath, checksumsPath, statementPath }, statement, errors };
          }
          async function complete(statement, receipts) {
            const places = (0, _domain_receipt_keep_receipts_js__WEBPACK_IMPORTED_MODULE_2__.f)(statement);
            return places.length === 0 ? statement : (0, _domain_receipt_keep_receipts_js__WEBPACK_IMPORTED_MODULE_2__.i)(statement, await receipts(places));
          }
          __webpack_async_result__();
        } catch (e) {
          __webpack_async_result__(e);
        }
      });
    })
  ),
  /***/
  8725: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        $2: () => (
          /* binding */
          readEntries
        ),
        /* harmony export */
        I: () => (
          /* binding */
          kindOf
        ),
        /* harmony export */
        Mk: () => (
          /* binding */
          readNamed
        ),
        /* harmony export */
        XF: () => (
          /* binding */
          readLink
        ),
        /* harmony export */
        zN: () => (
          /* binding */
          foldName
        )
        /* harmony export */
      });
      var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
      var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
      function readEntries(path, named) {
        const listed = readListing(path);
        const names = new Set(listed.map(({ name }) => name));
        const respelled = readNamed(path, [...named].filter((name) => !names.has(name)));
        if (respelled.length === 0)
          return listed;
        const folded = new Set(respelled.map(({ name }) => foldName(name)));
        return [...listed.filter(({ name }) => !folded.has(foldName(name))), ...respelled];
      }
      function readNamed(path, names) {
        return names.flatMap((name) => {
          const stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name), { throwIfNoEntry: false });
          return stats === void 0 ? [] : [{ name, kind: kindOf(stats) }];
        });
      }
      function readListing(path) {
        const entries = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path, { withFileTypes: true }).map((entry) => ({
          name: entry.name,
          kind: kindOf(entry)
        }));
        return entries.some(({ name }) => name.includes("\uFFFD")) ? withoutNameless(path, entries) : entries;
      }
      function withoutNameless(path, entries) {
        const names = Map.groupBy((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path, { encoding: "buffer" }), isUtf8);
        const valid = new Set((names.get(true) ?? []).map((name) => name.toString("utf8")));
        const nameless = (names.get(false) ?? []).map((name) => ({ name: name.toString("utf8"), kind: "nameless" }));
        return [...entries.filter(({ name }) => valid.has(name)), ...nameless];
      }
      function readLink(path) {
        const bytes = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path, { encoding: "buffer" });
        const target = bytes.toString("utf8");
        return { path: target, kind: isUtf8(bytes) ? kindOf((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(target)) : "nameless" };
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
    })
  ),
  /***/
  8498: (
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
      var _operations_hashing_file_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4210);
      var _entries_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8725);
      var _patterns_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(666);
      function createListedFiles(list, options) {
        const folder = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(list));
        const open = options.isElsewhere ? [options.root, folder] : [options.root];
        const realFolder = memoize(node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync);
        const find = (name) => {
          for (const base of /* @__PURE__ */ new Set([folder, options.root])) {
            const path = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(base, name);
            const found = isBelow(open, path) ? statListed(path, open, options.followLinks, realFolder) : void 0;
            if (found !== void 0)
              return found;
          }
          return void 0;
        };
        return { folder, find };
      }
      function statListed(path, open, followLinks, realFolder) {
        try {
          const stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
          if (stats === void 0)
            return void 0;
          const isLink = stats.isSymbolicLink();
          const target = isLink ? resolveLinks(path) : (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(realFolder((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)), (0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path));
          if (target !== path && !followLinks)
            return { path, error: (0, _operations_hashing_file_error_js__WEBPACK_IMPORTED_MODULE_2__.zS)("FILE_IS_LINK") };
          if ([path, target].some((place) => isClosed(open, place)))
            return { path, error: closed() };
          if (target === void 0)
            return { path, error: (0, _operations_hashing_file_error_js__WEBPACK_IMPORTED_MODULE_2__.yC)() };
          return isBelow(open, target) ? toListedFile(target, isLink ? (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(target) : stats) : { path, error: (0, _operations_hashing_file_error_js__WEBPACK_IMPORTED_MODULE_2__.zS)("FILE_OUTSIDE_WORKSPACE") };
        } catch (thrown) {
          if (["ENAMETOOLONG", "EINVAL"].includes((0, _operations_hashing_file_error_js__WEBPACK_IMPORTED_MODULE_2__.xU)(thrown) ?? ""))
            return void 0;
          return { path, error: (0, _operations_hashing_file_error_js__WEBPACK_IMPORTED_MODULE_2__.GI)(thrown) };
        }
      }
      function isClosed(open, path) {
        return path !== void 0 && open.some((folder) => (0, _patterns_js__WEBPACK_IMPORTED_MODULE_4__.aR)((0, _patterns_js__WEBPACK_IMPORTED_MODULE_4__.mj)(folder, path)));
      }
      function closed() {
        const hint = "Take the line out of the list: what lies in a .git folder is never read.";
        return (0, _operations_hashing_file_error_js__WEBPACK_IMPORTED_MODULE_2__.zS)("FILE_OUTSIDE_WORKSPACE", { detail: "a .git folder is no part of it", hint });
      }
      function memoize(resolveFolder) {
        const known = /* @__PURE__ */ new Map();
        return (folder) => {
          const real = known.get(folder) ?? resolveFolder(folder);
          known.set(folder, real);
          return real;
        };
      }
      function resolveLinks(path) {
        try {
          return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
        } catch (thrown) {
          if ((0, _operations_hashing_file_error_js__WEBPACK_IMPORTED_MODULE_2__.q1)(thrown))
            return void 0;
          throw thrown;
        }
      }
      function toListedFile(path, stats) {
        const kind = (0, _entries_js__WEBPACK_IMPORTED_MODULE_3__.I)(stats);
        if (kind === "folder")
          return void 0;
        return kind === "file" ? { path, size: stats.size } : { path, error: (0, _operations_hashing_file_error_js__WEBPACK_IMPORTED_MODULE_2__.zS)("FILE_NOT_REGULAR") };
      }
      function isBelow(folders, path) {
        return folders.some((folder) => ((0, _patterns_js__WEBPACK_IMPORTED_MODULE_4__.mj)(folder, path) ?? []).length > 0);
      }
    })
  ),
  /***/
  666: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Dz: () => (
          /* binding */
          readPatternProblems
        ),
        /* harmony export */
        Z7: () => (
          /* binding */
          parsePatterns
        ),
        /* harmony export */
        aR: () => (
          /* binding */
          isInGit
        ),
        /* harmony export */
        mj: () => (
          /* binding */
          wayInto
        )
        /* harmony export */
      });
      var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
      var _actions_glob__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7400);
      var _domain_member_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2778);
      var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3047);
      var _text_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6827);
      const matchesFolderBit = 1;
      const matchesFileBit = 2;
      async function parsePatterns(lines, workspace) {
        const { patterns, refused } = await readLines(lines);
        if (refused.length === 0)
          return patterns.map(([text, pattern]) => toPattern(text, pattern, workspace));
        const problems = refused.map(([text, why]) => `- ${(0, _text_line_js__WEBPACK_IMPORTED_MODULE_2__.S5)(text)}: ${(0, _text_line_js__WEBPACK_IMPORTED_MODULE_2__.S5)(why)}`);
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__._Z("INPUT_INVALID", `These patterns are not usable:
${problems.join("\n")}`);
      }
      async function readPatternProblems(input, text) {
        const { refused } = await readLines([text]);
        return refused.map(([line, why]) => `${input} is ${(0, _text_line_js__WEBPACK_IMPORTED_MODULE_2__.S5)(line)}; it must be a list of glob patterns, like dist/** (${(0, _text_line_js__WEBPACK_IMPORTED_MODULE_2__.S5)(why)})`);
      }
      async function readLines(lines) {
        const patterns = [];
        const refused = [];
        for (const text of lines.flatMap((line) => line.split(/\r\n|\r|\n/)).map((line) => line.trim())) {
          try {
            for (const pattern of await readGlobPatterns(text))
              patterns.push([text, pattern]);
          } catch (error) {
            if (!(error instanceof Error) || error instanceof _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__._Z)
              throw error;
            refused.push([text, error.message]);
          }
        }
        return { patterns, refused };
      }
      async function readGlobPatterns(line) {
        const patterns = (0, _domain_member_js__WEBPACK_IMPORTED_MODULE_3__.m)(await (0, _actions_glob__WEBPACK_IMPORTED_MODULE_4__.v)(line), "patterns");
        if (Array.isArray(patterns) && patterns.every(isGlobPattern))
          return patterns;
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__._Z("INTERNAL", "This version of @actions/glob keeps its patterns elsewhere.");
      }
      function isGlobPattern(value) {
        const { negate, searchPath, segments, match, partialMatch } = Object(value);
        return typeof negate === "boolean" && typeof searchPath === "string" && Array.isArray(segments) && typeof match === "function" && typeof partialMatch === "function";
      }
      function toPattern(text, pattern, workspace) {
        const { negate, searchPath, segments } = pattern;
        const base = wayInto(workspace.real, searchPath) === void 0 ? workspace.given : workspace.real;
        const prefix = base.endsWith(node_path__WEBPACK_IMPORTED_MODULE_0__.sep) ? base : `${base}${node_path__WEBPACK_IMPORTED_MODULE_0__.sep}`;
        const toPath = (name) => name === "" ? base : `${prefix}${name}`;
        const matchesFolderAt = (path) => (pattern.match(path) & matchesFolderBit) !== 0;
        return {
          text,
          negate,
          stem: wayInto(base, searchPath),
          literal: segments.length === countSegments(searchPath) && pattern.match(searchPath) !== 0,
          matchesFile: (name) => (pattern.match(toPath(name)) & matchesFileBit) !== 0,
          // A pattern that matches a folder above the workspace matches the workspace too.
          matchesFolder: (name) => matchesFolderAt(toPath(name)) || name === "" && foldersAbove(base).some(matchesFolderAt),
          mayMatchBelow: (name) => pattern.partialMatch(toPath(name))
        };
      }
      function wayInto(folder, path) {
        const way = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(folder, path);
        if (way === "")
          return [];
        const names = way.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep);
        return names[0] === ".." || (0, node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(way) ? void 0 : names;
      }
      function isInGit(way) {
        return way !== void 0 && way.some((name) => name.toLowerCase() === ".git");
      }
      function countSegments(path) {
        const rest = path.slice((0, node_path__WEBPACK_IMPORTED_MODULE_0__.parse)(path).root.length);
        return 1 + rest.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).filter((segment) => segment !== "").length;
      }
      function foldersAbove(path) {
        const above = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path);
        return above === path ? [] : [above, ...foldersAbove(above)];
      }
    })
  ),
  /***/
  1701: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        n: () => (
          /* binding */
          readProofFile
        )
        /* harmony export */
      });
      var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
      var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
      var _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3047);
      var _domain_proof_proof_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8973);
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
      async function readProofFile(path) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
          const file = __addDisposableResource(env_1, await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK), true);
          const stats = await file.stat();
          if (!stats.isFile())
            throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__._Z("PROOF_INVALID", "The proof file is not a regular file.");
          const buffer = Buffer.alloc(Math.min(stats.size, _domain_proof_proof_js__WEBPACK_IMPORTED_MODULE_3__.Er) + 1);
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
  3822: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        _: () => (
          /* binding */
          findWorkspaceFiles
        )
      });
      var external_node_fs_ = __webpack_require__(3024);
      var external_node_path_ = __webpack_require__(6760);
      var file_names = __webpack_require__(8486);
      var line = __webpack_require__(6827);
      var name_order = __webpack_require__(3730);
      var file_error = __webpack_require__(4210);
      var entries = __webpack_require__(8725);
      var files_patterns = __webpack_require__(666);
      ;
      const nowhere = /* @__PURE__ */ new Map();
      function createSelection(patterns, isCredited) {
        const positive = patterns.filter(({ negate }) => !negate);
        const literals = Map.groupBy(positive.filter(({ literal }) => literal), ({ stem = [] }) => stem.join("/"));
        const steps = toSteps(positive);
        const outer = {
          covering: [],
          open: positive.filter(({ literal }) => !literal),
          excluding: patterns.filter(({ negate }) => negate)
        };
        const enter = (name, { covering, open, excluding }) => {
          if (excluding.some((pattern) => pattern.matchesFolder(name)))
            return void 0;
          const news = [...literals.get(name) ?? [], ...open].filter((pattern) => pattern.matchesFolder(name));
          const scope = {
            covering: news.length > 0 ? [...covering, ...news] : covering,
            open: open.filter((pattern) => !news.includes(pattern) && pattern.mayMatchBelow(name)),
            excluding: excluding.filter((pattern) => pattern.mayMatchBelow(name))
          };
          return scope.covering.length > 0 || scope.open.length > 0 || steps.has(name) ? scope : void 0;
        };
        const select = (name, { covering, open, excluding }) => {
          const asked = covering.length > 0 ? open.filter((pattern) => !isCredited(pattern)) : open;
          const news = [...literals.get(name) ?? [], ...asked].filter((pattern) => pattern.matchesFile(name));
          const all = news.length > 0 ? [...covering, ...news] : covering;
          return all.length > 0 && excluding.some((pattern) => pattern.matchesFile(name)) ? [] : all;
        };
        return {
          top: enter("", outer),
          enter,
          select,
          needsListing: (name, { covering, open }) => covering.length > 0 || open.some(({ stem = [] }) => stem.length <= depthOf(name)),
          steps: (name) => steps.get(name) ?? nowhere
        };
      }
      function toSteps(patterns) {
        const steps = /* @__PURE__ */ new Map();
        for (const pattern of patterns) {
          let folder = "";
          for (const child of pattern.stem ?? []) {
            const children = steps.get(folder) ?? /* @__PURE__ */ new Map();
            const through = children.get(child) ?? [];
            through.push(pattern);
            steps.set(folder, children.set(child, through));
            folder = folder === "" ? child : `${folder}/${child}`;
          }
        }
        return steps;
      }
      function depthOf(name) {
        return name === "" ? 0 : name.split("/").length;
      }
      var promises_ = __webpack_require__(6119);
      ;
      const waysThroughLinks = 16;
      const longestSignalMs = 50;
      async function walk(root, selection, collector, options) {
        if (selection.top === void 0)
          return;
        const pending = [{ name: "", path: root, scope: selection.top, above: void 0 }];
        const state = { root, selection, collector, ...options, pending, entered: /* @__PURE__ */ new Map() };
        let resumed = performance.now();
        for (let folder = pending.pop(); folder !== void 0; folder = pending.pop()) {
          visit(state, folder);
          if (performance.now() - resumed < longestSignalMs)
            continue;
          await (0, promises_.setImmediate)();
          resumed = performance.now();
        }
      }
      function visit(state, folder) {
        for (const entry of entriesOf(state, folder)) {
          const name = folder.name === "" ? entry.name : `${folder.name}/${entry.name}`;
          takeEntry(state, entry.kind, { folder, name, path: (0, external_node_path_.join)(folder.path, entry.name) });
        }
      }
      function entriesOf({ selection, collector }, { name, path, scope }) {
        const named = [...selection.steps(name).keys()];
        try {
          return selection.needsListing(name, scope) ? (0, entries.$2)(path, named) : (0, entries.Mk)(path, named);
        } catch (thrown) {
          collector.fail(name === "" ? "." : name, (0, file_error.GI)(thrown), scope.covering);
          return [];
        }
      }
      function takeEntry(state, kind, place) {
        if (kind === "file")
          takeFile(state, place);
        else if (kind === "folder")
          takeFolder(state, place);
        else if (kind === "link")
          takeLink(state, place);
        else if (kind === "special")
          takeSpecial(state, place);
        else
          takeNameless(state, place);
      }
      function takeFile({ selection, collector }, { folder, name, path }) {
        const patterns = selection.select(name, folder.scope);
        if (patterns.length > 0)
          collector.file(name, path, patterns);
      }
      function takeFolder({ root, selection, pending }, { folder, name, path }) {
        if ((0, files_patterns.aR)((0, files_patterns.mj)(root, path)))
          return;
        const scope = selection.enter(name, folder.scope);
        if (scope !== void 0)
          pending.push({ name, path, scope, above: folder });
      }
      function takeSpecial(state, place) {
        const patterns = state.selection.select(place.name, place.folder.scope);
        if (patterns.length === 0)
          return;
        const named = namedBy(state, place);
        if (named.length > 0)
          state.collector.fail(place.name, (0, file_error.zS)("FILE_NOT_REGULAR"), named);
        else
          state.collector.skip(place.name, "is a pipe, a socket or a device");
      }
      function takeNameless({ selection, collector }, { folder, name }) {
        const patterns = selection.select(name, folder.scope);
        const isSelected = patterns.length > 0 || selection.enter(name, folder.scope) !== void 0;
        if (isSelected)
          collector.fail(name, (0, file_error.zS)("FILE_NAME_INVALID"), patterns);
      }
      function namedBy({ selection }, { folder, name }) {
        return selection.steps(folder.name).get(name.slice(name.lastIndexOf("/") + 1)) ?? [];
      }
      function takeLink(state, place) {
        const { selection, collector, followLinks } = state;
        const selected = selection.select(place.name, place.folder.scope).length > 0;
        if (!selected && selection.enter(place.name, place.folder.scope) === void 0)
          return;
        const named = namedBy(state, place);
        if (!followLinks && named.length > 0)
          return collector.fail(place.name, (0, file_error.zS)("FILE_IS_LINK"), named);
        const target = resolve(state, place, named);
        if (target === void 0 || !(selected || target.kind === "folder"))
          return;
        if (!followLinks)
          return collector.skip(place.name, "is a symbolic link; see follow-symbolic-links");
        followLink(state, { ...place, path: target.path }, target.kind, named);
      }
      function resolve({ collector }, { name, path }, named) {
        try {
          return (0, entries.XF)(path);
        } catch (thrown) {
          const isBroken = (0, file_error.q1)(thrown);
          if (isBroken && named.length === 0)
            collector.skip(name, "is a symbolic link that leads nowhere");
          else
            collector.fail(name, isBroken ? (0, file_error.yC)() : (0, file_error.GI)(thrown), named);
          return void 0;
        }
      }
      function followLink(state, place, kind, named) {
        const { root, collector, entered } = state;
        const { name, path, folder } = place;
        const way = (0, files_patterns.mj)(root, path);
        if (way === void 0) {
          if (named.length > 0)
            collector.fail(name, (0, file_error.zS)("FILE_OUTSIDE_WORKSPACE"), named);
          else
            collector.skip(name, "is a symbolic link that leaves the workspace");
        } else if ((0, files_patterns.aR)(way)) {
          collector.skip(name, "is a symbolic link into .git");
        } else if (kind === "folder" && named.length === 0 && isWithin(state, folder, path)) {
          collector.skip(name, "is a symbolic link to a folder that it lies in");
        } else {
          const times = (entered.get(path) ?? 0) + 1;
          if (kind === "folder" && times > waysThroughLinks)
            collector.skip(name, "is one symbolic link too many to its folder");
          else
            takeEntry(state, kind, place);
          entered.set(path, times);
        }
      }
      function isWithin({ selection }, folder, path) {
        for (let place = folder; place !== void 0; place = place.above) {
          if (place.path === path && selection.needsListing(place.name, place.scope))
            return true;
        }
        return false;
      }
      ;
      const shownNotices = 20;
      async function findFiles(patterns, options) {
        const workspace = { given: options.workspace, real: external_node_fs_.realpathSync.native(options.workspace) };
        const parsed = await (0, files_patterns.Z7)(patterns, workspace);
        const [outside, inside] = partition(parsed, ({ negate, stem }) => !negate && stem === void 0);
        const collection = createCollection(options.notice);
        for (const pattern of outside)
          collection.fail(pattern.text, (0, file_error.zS)("FILE_OUTSIDE_WORKSPACE"), [pattern]);
        const selection = createSelection(inside, (pattern) => collection.credited.has(pattern));
        await walk(workspace.real, selection, collection, { followLinks: options.followSymbolicLinks });
        const { files, failed } = collection.close();
        const found = { files: options.followSymbolicLinks ? unique(workspace.real, files) : files, failed };
        for (const { text } of parsed.filter((pattern) => !pattern.negate && !collection.credited.has(pattern))) {
          options.unmatched(`The pattern ${(0, line.zz)(text)} matched no file.`);
        }
        for (const names of twins(found.files)) {
          options.warn(`These names are told apart on this system, but not on others: ${names.map((name) => (0, line.zz)(name)).join(", ")}.`);
        }
        return found;
      }
      function partition(items, test) {
        return [items.filter(test), items.filter((item) => !test(item))];
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
            notice(`${(0, line.zz)(name)} is left out: it ${why}.`);
        };
        const close = () => {
          if (notices > shownNotices)
            notice(`${notices - shownNotices} more entries are left out for such reasons.`);
          return {
            files: files.sort((left, right) => (0, name_order.M)(left.name, right.name)),
            failed: [...failed.values()].sort((left, right) => (0, name_order.M)(left.subject.name, right.subject.name))
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
      function twins(files) {
        const names = files.map(({ name }) => name);
        if (new Set(names.map(entries.zN)).size === names.length)
          return [];
        return [...Map.groupBy(names, entries.zN).values()].filter((group) => group.length > 1);
      }
      ;
      async function findWorkspaceFiles(patterns, outputDir, { inputs, door: { workspace, log } }, isEvidence = () => false) {
        const found = await findFiles(patterns, {
          workspace,
          followSymbolicLinks: inputs.followSymbolicLinks,
          notice: log.notice,
          warn: log.warning,
          unmatched: logUnmatched(inputs, log)
        });
        const folder = (0, external_node_fs_.realpathSync)(outputDir);
        const isReplaced = ({ path }) => (0, external_node_path_.dirname)(path) === folder && ((0, file_names.QN)((0, external_node_path_.basename)(path), inputs.mode) || isEvidence((0, external_node_path_.basename)(path)));
        const replaced = found.files.filter(isReplaced).map(({ name }) => name);
        if (replaced.length === 0)
          return found;
        log.notice(`Left out as evidence in output-dir, which this run replaces: ${(0, line.Sh)(replaced)}.`);
        return { ...found, files: found.files.filter((file) => !isReplaced(file)) };
      }
      function logUnmatched({ ifNoFilesFound }, log) {
        return ifNoFilesFound === "ignore" ? log.info : (text) => log.warning(text);
      }
    })
  ),
  /***/
  232: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        TL: () => (
          /* binding */
          parseInputs
        ),
        bk: () => (
          /* binding */
          reasonToSkip
        ),
        Ad: () => (
          /* binding */
          serviceAddress
        )
      });
      var errors = __webpack_require__(3047);
      var accept_form = __webpack_require__(5025);
      var values = __webpack_require__(9261);
      ;
      const ofMonitor = ["releases", "bytes", "baseline", "accept", "issue"];
      const notOfMonitor = [
        "files",
        "subject-checksums",
        "from-release",
        "release-tag",
        "release-attach",
        "report",
        "wait-for-finality",
        "anchor",
        "proof",
        "send-file-names"
      ];
      function refuseOtherModes(reader, mode) {
        if (reader.text("mode") !== mode)
          return;
        const isMonitor = mode === "monitor";
        const isGiven = (name) => {
          return ![values.V0[name], "false"].includes(reader.text(name).toLowerCase());
        };
        const why = isMonitor ? "has no effect on mode: monitor, which looks at releases" : "is for mode: monitor only";
        for (const name of (isMonitor ? notOfMonitor : ofMonitor).filter(isGiven))
          reader.say(`${name} ${why}; leave it out`);
      }
      var node_address = __webpack_require__(6818);
      ;
      const addressForm = "a chain node's address, like https://node.example:9005";
      function nodeAddresses(reader, name) {
        const known = /* @__PURE__ */ new Set();
        return (0, values.Mn)(reader, name).map((line) => {
          const address = nodeAddress(reader, name, line);
          if (known.has(address.name))
            reader.say(`${name} names ${address.name} twice; name each node once`);
          known.add(address.name);
          return address;
        });
      }
      function nodeAddress(reader, name, line) {
        try {
          return (0, node_address.E)(line);
        } catch (error) {
          if (!(error instanceof RangeError))
            throw error;
          const shown = (0, values.Mi)(line);
          reader.complain(name, shown, `${addressForm} (${error.message})`);
          return { url: new URL("https://invalid"), name: shown };
        }
      }
      function nodeSecrets(text) {
        const parts = text.split(/[\r\n]+/).flatMap((line) => userInfo.exec(line.trim())?.[2]?.split(/:(.*)/s) ?? []);
        return [...new Set(parts.flatMap((part) => [part, decoded(part)]))].filter((part) => part !== "");
      }
      function decoded(part) {
        try {
          return decodeURIComponent(part);
        } catch (error) {
          if (!(error instanceof URIError))
            throw error;
          return part;
        }
      }
      ;
      function parseInputs(read, found = []) {
        const problems = [...found];
        const inputs = readAll((0, values.WF)(read, problems));
        problems.push(...contradictions(inputs));
        if (problems.length === 0)
          return inputs;
        const count = problems.length === 1 ? "An input is" : `${problems.length} inputs are`;
        throw new errors._Z("INPUT_INVALID", `${count} not usable.
${problems.join("\n")}`);
      }
      function readAll(reader) {
        const mode = (0, values.Yq)(reader, "mode", ["stamp", "check", "verify", "monitor"]);
        refuseOtherModes(reader, mode);
        const nodes = nodeAddresses(reader, "node-url");
        const isServiceNeeded = mode === "stamp" || nodes.length === 0;
        const apiUrl = isServiceNeeded || reader.text("api-url") !== "" ? (0, values.uU)(reader, "api-url") : void 0;
        const inputs = { ...readShared(reader), apiUrl, nodes };
        return mode === "monitor" ? { ...inputs, mode, ...readMonitor(reader) } : { ...inputs, mode };
      }
      function readMonitor(reader) {
        return {
          releases: reader.text("releases") === "all" ? "all" : (0, values.rD)(reader, "releases", 1, 1e6),
          bytes: (0, values.Yq)(reader, "bytes", ["stated", "download"]),
          baseline: reader.text("baseline"),
          accept: acceptLines(reader),
          issue: (0, values.zM)(reader, "issue")
        };
      }
      function acceptLines(reader) {
        const given = (0, values.Mn)(reader, "accept");
        for (const line of given.filter((text) => !accept_form.b.test(text))) {
          reader.complain("accept", line, "lines TAG/NAME sha3-256:hex, with 64 digits");
        }
        return given;
      }
      function readShared(reader) {
        const releaseAttach = (0, values.Yq)(reader, "release-attach", ["none", "body", "assets", "both"]);
        const report = (0, values.Yq)(reader, "report", ["auto", "true", "True", "TRUE", "false", "False", "FALSE"]);
        return {
          files: (0, values.Mn)(reader, "files"),
          subjectChecksums: reader.text("subject-checksums"),
          proofs: (0, values.Mn)(reader, "proofs"),
          fromRelease: (0, values.zM)(reader, "from-release"),
          releaseTag: reader.text("release-tag"),
          releaseAttach,
          releaseSection: reader.text("release-section"),
          apiKey: (0, values.oF)(reader, "api-key"),
          ifNoApiKey: (0, values.Yq)(reader, "if-no-api-key", ["error", "skip"]),
          report: report === "auto" ? releaseAttach !== "none" : report.toLowerCase() === "true",
          waitForFinality: (0, values.zM)(reader, "wait-for-finality"),
          waitTimeout: (0, values.rD)(reader, "wait-timeout", 0, 86400) * 1e3,
          anchor: (0, values.Yq)(reader, "anchor", ["each", "manifest"]),
          concurrency: (0, values.rD)(reader, "concurrency", 1, 64),
          requestRate: (0, values.rD)(reader, "request-rate", 0, 1e6),
          requestTimeout: (0, values.rD)(reader, "request-timeout", 1, 600) * 1e3,
          maxFiles: (0, values.rD)(reader, "max-files", 1, 1e7),
          ifNoFilesFound: (0, values.Yq)(reader, "if-no-files-found", ["error", "warn", "ignore"]),
          failOn: (0, values.Wp)(reader, "fail-on"),
          blockTime: (0, values.rD)(reader, "block-time", 0, 3600) * 1e3,
          proof: (0, values.zM)(reader, "proof"),
          names: (0, values.Yq)(reader, "names", ["auto", "path", "base"]),
          followSymbolicLinks: (0, values.zM)(reader, "follow-symbolic-links"),
          sendFileNames: (0, values.zM)(reader, "send-file-names"),
          allowUntrustedEvent: (0, values.zM)(reader, "allow-untrusted-event"),
          dryRun: (0, values.zM)(reader, "dry-run"),
          showSummary: (0, values.zM)(reader, "show-summary"),
          outputDir: reader.text("output-dir"),
          githubToken: reader.text("github-token")
        };
      }
      function contradictions(inputs) {
        const { mode, files, proofs, anchor, subjectChecksums, fromRelease, apiKey, ifNoApiKey, dryRun } = inputs;
        const { releaseAttach, githubToken, nodes, waitForFinality } = inputs;
        const named = files.length > 0 || proofs.length > 0 || subjectChecksums !== "" || fromRelease;
        const rules = [
          [!named && mode !== "monitor", "files is missing; give files, subject-checksums, proofs or from-release: true"],
          [proofs.length > 0 && mode !== "verify", "proofs is for mode: verify only"],
          [proofs.length > 0 && anchor === "manifest", "proofs and anchor: manifest exclude each other"],
          [
            apiKey === "" && ifNoApiKey === "error" && !dryRun && !isNodesEnough(inputs),
            "api-key is missing; it must be the service's secret key (a command line takes it from ANCHOR_API_KEY or --api-key-file), or set if-no-api-key: skip"
          ],
          [
            nodes.length > 0 && mode === "stamp" && !waitForFinality,
            "node-url has no effect on mode: stamp without wait-for-finality: true, which asks the nodes too; set it, or leave node-url out"
          ],
          [
            githubToken === "" && (mode === "monitor" || fromRelease || releaseAttach !== "none") && !dryRun,
            "github-token is missing; from-release, release-attach and mode: monitor need it (a command line takes it from GH_TOKEN or GITHUB_TOKEN)"
          ]
        ];
        return rules.filter(([broken]) => broken).map(([, problem]) => problem);
      }
      function isNodesEnough({ mode, nodes }) {
        return nodes.length > 0 && mode !== "stamp";
      }
      function serviceAddress({ apiUrl, apiKey, ...inputs }) {
        const isLeftOut = apiKey === "" && isNodesEnough(inputs);
        return apiUrl === void 0 || isLeftOut ? "" : apiUrl.href.replace(/\/$/, "");
      }
      function reasonToSkip({ dryRun, apiKey, ...inputs }) {
        if (dryRun)
          return "This was a dry run: nothing was sent.";
        if (apiKey !== "" || isNodesEnough(inputs))
          return void 0;
        return "There is no api-key, and if-no-api-key is skip: nothing was sent.";
      }
    })
  ),
  /***/
  7186: (
    /***/
    ((__webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
        try {
          let isOnPublicChain = function(results) {
            const answers = results.flatMap(({ outcome }) => (0, _domain_outcome_js__WEBPACK_IMPORTED_MODULE_3__.X1)(outcome) ?? []);
            return answers.length > 0 && !answers.some(({ demo }) => demo === true);
          }, toJobReport = function({ results, earlier }, { inputs }) {
            const report = (0, _domain_report_report_js__WEBPACK_IMPORTED_MODULE_4__.cG)(inputs.mode, results);
            return earlier?.predicate.service?.demonstration === true ? { ...report, demo: true } : report;
          }, logOutcome = function(report, facts, { door: { log } }) {
            for (const { message, target } of (0, _wording_annotations_js__WEBPACK_IMPORTED_MODULE_16__.S)(report.results))
              log.warning(message, target);
            log.info((0, _wording_headline_js__WEBPACK_IMPORTED_MODULE_19__.Lf)(report, facts));
            const stopped = (0, _wording_causes_js__WEBPACK_IMPORTED_MODULE_17__.c)(report.results);
            if (stopped !== void 0)
              log.info(stopped);
            if (facts.plan !== void 0)
              log.info(facts.plan);
            if (report.demo)
              log.info(_domain_report_report_js__WEBPACK_IMPORTED_MODULE_4__.a0);
          }, toRunFacts = function({ inputs, door }, report, startedAt) {
            const { dryRun, failOn, nodes } = inputs;
            return {
              ...door.origin,
              startedAt,
              finishedAt: /* @__PURE__ */ new Date(),
              apiUrl: (0, _inputs_inputs_js__WEBPACK_IMPORTED_MODULE_9__.Ad)(inputs),
              nodeNames: nodes.map(({ name }) => name),
              dryRun,
              failOn,
              ...dryRun && { plan: (0, _wording_dry_run_plan_js__WEBPACK_IMPORTED_MODULE_18__.E)(report, inputs) }
            };
          };
          __webpack_require__.d(__webpack_exports__, {
            /* harmony export */
            b: () => (
              /* binding */
              runJob
            )
            /* harmony export */
          });
          var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
          var _client_transport_downloads_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(6754);
          var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3047);
          var _domain_evidence_earlier_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3950);
          var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7794);
          var _domain_report_report_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(923);
          var _output_dir_file_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8486);
          var _output_dir_output_dir_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1822);
          var _records_records_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3690);
          var _evidence_write_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7114);
          var _inputs_inputs_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(232);
          var _judge_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5577);
          var _proofs_obtain_proofs_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(9848);
          var _subjects_find_subjects_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(904);
          var _subjects_subject_count_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(2301);
          var _verdicts_ask_all_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(1311);
          var _operation_open_operation_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(8831);
          var _wording_annotations_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(8888);
          var _wording_causes_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(9784);
          var _wording_dry_run_plan_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(7419);
          var _wording_headline_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(2960);
          var _wording_result_line_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(5020);
          var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_evidence_write_files_js__WEBPACK_IMPORTED_MODULE_8__, _subjects_find_subjects_js__WEBPACK_IMPORTED_MODULE_12__, _verdicts_ask_all_js__WEBPACK_IMPORTED_MODULE_14__]);
          [_evidence_write_files_js__WEBPACK_IMPORTED_MODULE_8__, _subjects_find_subjects_js__WEBPACK_IMPORTED_MODULE_12__, _verdicts_ask_all_js__WEBPACK_IMPORTED_MODULE_14__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__;
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
          async function runJob(job) {
            const web = (0, _client_transport_downloads_js__WEBPACK_IMPORTED_MODULE_21__.x)();
            try {
              return await runWithWeb(job, web);
            } finally {
              await web.close();
            }
          }
          async function runWithWeb(job, web) {
            const env_1 = { stack: [], error: void 0, hasError: false };
            try {
              const startedAt = /* @__PURE__ */ new Date();
              const folder = await (0, _output_dir_output_dir_js__WEBPACK_IMPORTED_MODULE_6__.jk)(job);
              const { release, subjects } = await findInstead(job, folder, web);
              const records = __addDisposableResource(env_1, (0, _records_records_js__WEBPACK_IMPORTED_MODULE_7__.t)(job, folder, web), false);
              const operation = __addDisposableResource(env_1, await (0, _operation_open_operation_js__WEBPACK_IMPORTED_MODULE_15__.k)(job, records, release?.evidence ?? []), true);
              const asked = await (0, _verdicts_ask_all_js__WEBPACK_IMPORTED_MODULE_14__.p)(subjects, job, operation);
              const proven = await (0, _proofs_obtain_proofs_js__WEBPACK_IMPORTED_MODULE_11__.f)(asked.results, job, { folder, operation, records, release });
              const made = { startedAt, folder, operation, records, asked, proven };
              const { report, written, attached } = await untilNotOutrun((round) => leaveEvidence(made, round, release, job));
              const unwritten = [...written.errors, ...proven.errors, ...attached?.errors ?? [], ...records.errors];
              const unshown = await job.door.present(report, { ...written.facts, releaseUrl: attached?.url, unwritten });
              return (0, _judge_js__WEBPACK_IMPORTED_MODULE_10__.Z)(report, [...unwritten, ...unshown], job);
            } catch (e_1) {
              env_1.error = e_1;
              env_1.hasError = true;
            } finally {
              const result_1 = __disposeResources(env_1);
              if (result_1)
                await result_1;
            }
          }
          async function leaveEvidence({ startedAt, folder, operation, records, asked, proven }, round, release, job) {
            const compared = await compare(proven, release, job);
            const { earlier, unselected, attach } = compared;
            const report = toJobReport(compared, job);
            const facts = toRunFacts(job, report, startedAt);
            if (round === 1)
              logOutcome(report, facts, job);
            const place = { folder, workspace: job.door.workspace, section: release?.section, earlier, unselected };
            const written = await (0, _evidence_write_files_js__WEBPACK_IMPORTED_MODULE_8__.h)(report, asked.checksums, facts, { ...place, receipts: operation.receipts });
            const attached = await attach?.({ ...written, earlier, reports: records.reports, proofs: proven.files });
            return { report, written, attached };
          }
          const mostRounds = 4;
          async function untilNotOutrun(leave) {
            for (let round = 1; ; round += 1) {
              const left = await leave(round);
              if (left.attached?.isOutrun !== true || round === mostRounds)
                return left;
            }
          }
          async function findInstead(job, folder, web) {
            const [found] = await Promise.allSettled([find(job, folder, web)]);
            const [removed] = await Promise.allSettled([(0, _output_dir_output_dir_js__WEBPACK_IMPORTED_MODULE_6__.qT)(folder, [(0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _output_dir_file_names_js__WEBPACK_IMPORTED_MODULE_5__.NW.monitor)])]);
            if (found.status === "rejected") {
              if (removed.status === "rejected")
                job.door.log.warning((0, _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__.bD)(removed.reason));
              throw found.reason;
            }
            if (removed.status === "rejected")
              throw removed.reason;
            return found.value;
          }
          async function find(job, folder, web) {
            const release = await openWantedRelease(job, web);
            const subjects = await (0, _subjects_find_subjects_js__WEBPACK_IMPORTED_MODULE_12__.P)(job, folder, release?.candidates ?? []);
            (0, _subjects_subject_count_js__WEBPACK_IMPORTED_MODULE_13__.w)(subjects.count, job.inputs, job.door.log);
            release?.ensureRoom(subjects.count);
            return { release, subjects };
          }
          async function compare({ results, others }, release, { door: { log } }) {
            if (release === void 0)
              return { results };
            const compared = await release.compare(results);
            const told = new Set(results);
            for (const result of compared.results)
              if (!told.has(result))
                log.info((0, _wording_result_line_js__WEBPACK_IMPORTED_MODULE_20__.a)(result));
            const earlier = compared.earlier && (0, _domain_evidence_earlier_js__WEBPACK_IMPORTED_MODULE_2__.wc)(compared.earlier, others);
            return {
              ...compared,
              earlier: isOnPublicChain(compared.results) ? earlier && (0, _domain_evidence_earlier_js__WEBPACK_IMPORTED_MODULE_2__.mT)(earlier) : earlier
            };
          }
          async function openWantedRelease({ inputs, door }, web) {
            const isWanted = inputs.fromRelease || inputs.releaseAttach !== "none";
            if (!isWanted || (0, _inputs_inputs_js__WEBPACK_IMPORTED_MODULE_9__.bk)(inputs) !== void 0)
              return void 0;
            if (door.openRelease !== void 0)
              return door.openRelease(web);
            throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__._Z("INTERNAL", "This door has no releases, and let inputs through that need one.");
          }
          __webpack_async_result__();
        } catch (e) {
          __webpack_async_result__(e);
        }
      });
    })
  ),
  /***/
  5025: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        b: () => (
          /* binding */
          acceptForm
        )
        /* harmony export */
      });
      const acceptForm = /^(.+)\/([^/]+?)[ \t]+sha3-256:([0-9a-f]{64})$/i;
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
      var inputs = __webpack_require__(232);
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
        const { openWithNodes } = await Promise.all(
          /* import() */
          [__webpack_require__.e(940), __webpack_require__.e(196)]
        ).then(__webpack_require__.bind(__webpack_require__, 6196));
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
          [__webpack_require__.e(440), __webpack_require__.e(648), __webpack_require__.e(395), __webpack_require__.e(714)]
        ).then(__webpack_require__.bind(__webpack_require__, 2714));
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
        NW: () => (
          /* binding */
          runFiles2
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
        )
        /* harmony export */
      });
      var _domain_checksums_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5706);
      const runFiles2 = {
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
        return mode === "verify" && isReportFile(name) || Object.values(runFiles2).includes(name);
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
      const ownNames = /* @__PURE__ */ new Set([runFiles2.checksums, runFiles2.sha256, runFiles2.statement, runFiles2.page]);
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
        await removeAll([runFiles.results, runFiles.badge].map((name) => join(folder, name)));
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
  4045: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        w: () => (
          /* binding */
          openPage
        )
      });
      var external_node_fs_ = __webpack_require__(3024);
      var promises_ = __webpack_require__(1455);
      var external_node_path_ = __webpack_require__(6760);
      var render_statement = __webpack_require__(9780);
      ;
      const place = '<script type="application/json" id="statement"><\/script>';
      function* renderEvidencePage(template, statement) {
        const start = template.indexOf(place);
        if (start === -1)
          throw new RangeError("The page has no place for a statement.");
        const inside = start + place.indexOf("</");
        yield `${template.slice(0, inside)}
`;
        for (const piece of (0, render_statement.M)(statement))
          yield toScriptText(piece);
        yield template.slice(inside);
      }
      function formatEvidencePage(template, statement) {
        return [...renderEvidencePage(template, statement)].join("");
      }
      function evidenceTextOf(page) {
        const opening = place.slice(0, place.indexOf("</"));
        const start = page.indexOf(opening);
        const end = page.indexOf("<\/script>", start);
        const text = start === -1 || end === -1 ? "" : page.slice(start + opening.length, end).trim();
        return text === "" ? void 0 : text;
      }
      function toScriptText(json) {
        return json.replaceAll(/<(?=!--|\/?script)/gi, "\\u003c");
      }
      ;
      const places = ["page", "../page", "../../dist/page"];
      async function readPageTemplate() {
        const paths = places.map((place2) => (0, external_node_path_.join)(import.meta.dirname, place2, "verify.html"));
        const [first = ""] = paths;
        return await (0, promises_.readFile)(paths.find((path) => (0, external_node_fs_.existsSync)(path)) ?? first, "utf8");
      }
      async function openPage(statement) {
        return renderEvidencePage(await readPageTemplate(), statement);
      }
    })
  ),
  /***/
  9811: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        Xj: () => (
          /* binding */
          countSubjects
        ),
        mf: () => (
          /* binding */
          createProgress
        ),
        Eo: () => (
          /* binding */
          idleFor
        ),
        EY: () => (
          /* binding */
          renderProgress
        )
      });
      var candidate = __webpack_require__(9834);
      ;
      const units = ["B", "KiB", "MiB", "GiB", "TiB"];
      function renderBytes(bytes) {
        const power = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log2(Math.max(bytes, 1)) / 10)));
        const amount = bytes / 1024 ** power;
        return `${power === 0 ? amount : amount.toFixed(1)} ${units[power]}`;
      }
      ;
      function renderProgress(progress) {
        const { hashedBytes, totalBytes, hashedFiles, totalFiles, requestsDone, requestsTotal, waitingFor } = progress;
        const { releasesRead = 0, releasesTotal = 0 } = progress;
        const parts = [
          ...releasesTotal > 0 ? [`read ${releasesRead} of ${releasesTotal} releases`] : [],
          ...totalFiles > 0 ? [`hashed ${hashedFiles} of ${totalFiles} files, ${renderBytes(hashedBytes)} of ${renderBytes(totalBytes)}`] : [],
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
        const sizes = candidates.map(candidate.$).filter((size) => size !== void 0);
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
  9848: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        f: () => (
          /* binding */
          obtainProofs
        )
      });
      var external_node_path_ = __webpack_require__(6760);
      var errors = __webpack_require__(3047);
      var report = __webpack_require__(923);
      var inputs_inputs = __webpack_require__(232);
      var line = __webpack_require__(6827);
      var domain_text = __webpack_require__(1987);
      ;
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
          const digest = (0, report.ol)(each) ?? "";
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
          const why = [...notes].slice(0, 3).map((note) => (0, domain_text.wh)(note));
          return [[proofHeads[kind]((0, line.Sh)(some.map(({ name }) => name))), ...why, proofAdvice[kind]].join(" ")];
        });
        return { count: `Proof files: ${written} of ${all.length} at hand.`, open };
      }
      var clock = __webpack_require__(8251);
      var operations_turns = __webpack_require__(8620);
      ;
      const roundPauses = [1e3, 2e3, 4e3, 8e3];
      const longestRoundPause = 15e3;
      async function awaitProofs(asked, options) {
        const { waitMs, clock: clock2, stop } = options;
        const deadline = clock2.now() + waitMs;
        const over = waitMs === 0 ? stop : AbortSignal.any([AbortSignal.timeout(waitMs), stop]);
        const news = /* @__PURE__ */ new Map();
        let waiting = [...asked];
        for (let round = 0; waiting.length > 0 && !over.aborted; round += 1) {
          options.onRound?.(waiting.length);
          const isAtEnd = await askRound(waiting, news, options, over);
          waiting = waiting.filter(([uid]) => news.get(uid)?.kind === "waiting");
          if (isAtEnd || waiting.length === 0)
            break;
          await clock2.wait(Math.min(roundPauses[round] ?? longestRoundPause, Math.max(0, deadline - clock2.now())), over);
          if (clock2.now() >= deadline)
            break;
        }
        return new Map([...asked.keys()].map((uid) => [uid, news.get(uid) ?? notAsked]));
      }
      const notAsked = { kind: "waiting", note: "The run ended before the service was asked for it." };
      async function askRound(waiting, news, { ask, mostAtOnce, concurrency }, over) {
        let end;
        const turns = (0, operations_turns.z)(concurrency, async (some) => {
          const answer = end ?? (over.aborted ? void 0 : await ask(some, over));
          if (answer instanceof errors._Z && endsQuestions(answer) && !over.aborted)
            end ??= answer;
          for (const uid of some.keys()) {
            const said = answer instanceof errors._Z ? notAnswered(answer) : answer?.get(uid);
            if (said !== void 0 && !(over.aborted && news.has(uid) && answer instanceof errors._Z))
              news.set(uid, said);
          }
        });
        for (let start = 0; start < waiting.length; start += mostAtOnce) {
          turns.add(new Map(waiting.slice(start, start + mostAtOnce)));
        }
        await turns.rest();
        return end !== void 0;
      }
      function endsQuestions({ code }) {
        return code === "NOT_ATTEMPTED" || (0, errors.u2)(code).stopsRun === true;
      }
      function notAnswered({ code }) {
        return { kind: "waiting", note: `The service could not be asked for it: ${code}.` };
      }
      var job_progress = __webpack_require__(9811);
      ;
      async function collectProofs(provable, desk, { status, mostAtOnce }, waitMs) {
        const { inputs, door } = desk.job;
        const subjects = /* @__PURE__ */ new Map();
        for (const { subject } of provable) {
          const state = desk.states.get(subject.digest);
          if (state?.kind === "pending")
            subjects.set(state.uid, subject);
        }
        let count = subjects.size;
        const progress = (0, job_progress.mf)(door.log, () => (0, job_progress.Eo)(`${count} ${count === 1 ? "proof file" : "proof files"}`));
        try {
          const asked = new Map([...subjects].map(([uid, { digest }]) => [uid, digest]));
          const news = await awaitProofs(asked, {
            ask: status,
            mostAtOnce,
            concurrency: inputs.concurrency,
            waitMs,
            clock: clock.m,
            stop: door.signals.cancellation.stop,
            onRound: (waiting) => void (count = waiting)
          });
          const turns = (0, operations_turns.z)(inputs.concurrency, ([uid, subject]) => settleProof(uid, subject, news.get(uid), desk));
          for (const each of subjects)
            turns.add(each);
          await turns.rest();
        } finally {
          progress.stop();
        }
      }
      async function settleProof(uid, subject, news, desk) {
        const { digest } = subject;
        if (news?.kind === "waiting")
          desk.states.set(digest, { kind: "pending", uid, note: news.note });
        if (news?.kind === "lost")
          fail(news.error, uid, subject, desk);
        if (news?.kind !== "ready")
          return;
        const onError = desk.attempts.begin();
        try {
          desk.states.set(digest, { kind: "written", ...await desk.folder.write(subject, news.item), uid });
          desk.note(subject, { event: "proof-result", uid });
        } catch (thrown) {
          const error = (0, errors.Xt)(thrown);
          if (error.code === "PROOF_INVALID")
            fail(error, uid, subject, desk);
          else
            onError(error);
        }
      }
      function fail(error, uid, subject, { states, failures, note }) {
        states.set(subject.digest, { kind: "failed", uid });
        failures.set(subject.digest, error);
        note(subject, { event: "proof-result", uid, code: error.code });
      }
      ;
      const uidForm = /^0x[0-9a-f]{1,64}$/i;
      function earlierProofs(lines, statements, service) {
        const requests = /* @__PURE__ */ new Map();
        for (const { predicate } of statements) {
          if (predicate.service?.url !== service)
            continue;
          for (const { digest, pendingProof, writtenProof } of predicate.anchors) {
            const isWritten = pendingProof === void 0;
            const uid = (pendingProof ?? writtenProof)?.uid ?? "";
            if (!uidForm.test(uid) || isWritten && requests.has(digest))
              continue;
            requests.set(digest, { uid, ...isWritten && { isWritten } });
          }
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
      function unwrittenProofs(lines, statements) {
        const subjects = /* @__PURE__ */ new Map();
        for (const { subject, predicate } of statements) {
          const names = new Map([...predicate.lists, ...subject.map(({ name, digest }) => ({ name, ...digest }))].map(({ sha3_256, name }) => [
            sha3_256,
            name
          ]));
          for (const { digest, pendingProof } of predicate.anchors) {
            const name = names.get(digest);
            if (pendingProof !== void 0 && name !== void 0)
              subjects.set(digest, { name, digest });
          }
        }
        for (const { event, name, digest } of lines) {
          if (event === "proof-asked" && name !== "")
            subjects.set(digest, { name, digest });
          if (event === "proof-result")
            subjects.delete(digest);
        }
        return [...subjects.values()];
      }
      function statedProofs(statements, service) {
        const anchors = statements.filter(({ predicate: { service: asked } }) => asked?.demonstration !== true || asked.url === service).flatMap(({ predicate }) => predicate.anchors);
        return new Map(anchors.flatMap(({ digest, proof: proof2 }) => proof2?.file === void 0 ? [] : [[digest, proof2.file]]));
      }
      var attempts = __webpack_require__(359);
      var promises_ = __webpack_require__(1455);
      var domain_digest = __webpack_require__(8744);
      var obtaining = __webpack_require__(4752);
      var proof = __webpack_require__(8973);
      var read_proof_file = __webpack_require__(1701);
      var atomic_file = __webpack_require__(503);
      var file_names = __webpack_require__(8486);
      ;
      async function openProofFolder(folder) {
        const present = new Set((await (0, promises_.readdir)(folder)).filter(file_names.ZV));
        const owners = /* @__PURE__ */ new Map();
        const nameFor = ({ name, digest }) => {
          const plain = (0, file_names.eO)(name, digest, false);
          const owner = owners.get(plain) ?? digest;
          owners.set(plain, owner);
          return (0, file_names.eO)(name, digest, owner !== digest);
        };
        const isForeign = (file) => present.has(file) && !owners.has(file);
        return {
          isEmpty: present.size === 0,
          find: async (subject) => {
            const own = nameFor(subject);
            for (const file of /* @__PURE__ */ new Set([own, (0, file_names.eO)(subject.name, subject.digest, true)])) {
              if (!present.has(file))
                continue;
              const item = await readItem((0, external_node_path_.join)(folder, file));
              if (item === void 0)
                continue;
              if (isProofOf(item, subject.digest))
                return { file, item };
              if (file === own)
                await (0, promises_.rm)((0, external_node_path_.join)(folder, file), { force: true });
            }
            return void 0;
          },
          write: async (subject, item) => {
            const isTaken = isForeign((0, file_names.eO)(subject.name, subject.digest, false));
            const file = isTaken ? (0, file_names.eO)(subject.name, subject.digest, true) : nameFor(subject);
            await (0, atomic_file.v)((0, external_node_path_.join)(folder, file), (0, obtaining.V)(item, subject.digest));
            return { file, item };
          }
        };
      }
      function isProofOf(item, digest) {
        try {
          return (0, domain_digest.s1)(item.data) === digest && (0, obtaining.V)(item, digest) !== "";
        } catch (thrown) {
          if (thrown instanceof errors._Z)
            return false;
          throw thrown;
        }
      }
      async function readItem(path) {
        try {
          return (0, proof.Tz)(await (0, read_proof_file.n)(path));
        } catch (thrown) {
          if (thrown instanceof RangeError || thrown instanceof Error && "code" in thrown)
            return void 0;
          throw thrown;
        }
      }
      ;
      async function openDesk(job, folder, journal) {
        const note = (subject, facts) => {
          try {
            journal?.recordProof(subject, facts);
          } catch (thrown) {
            job.door.log.warning((0, errors.Xt)(thrown).message);
          }
        };
        const empty = {
          states: /* @__PURE__ */ new Map(),
          failures: /* @__PURE__ */ new Map(),
          attempts: (0, attempts.z)()
        };
        return { job, folder: await openProofFolder(folder), note, ...empty };
      }
      ;
      const mostOutages = 5;
      async function requestProofs(fresh, desk, { calls, journal }) {
        const { inputs, door } = desk.job;
        if (fresh.length === 0)
          return;
        const sent = fresh.length === 1 ? "1 digest is" : `${fresh.length} digests are`;
        door.log.info(`${sent} sent once more for a proof file; each costs a second stamp of the account.`);
        const brake = createProofBrake(door.signals.cancellation.stop);
        const turns = (0, operations_turns.z)(inputs.concurrency, async (each) => {
          const reason = brake.reason();
          if (reason === void 0)
            brake.watch(await requestOne(each, desk, calls, journal));
          else
            desk.states.set(each.subject.digest, { kind: "missing", note: reason });
        });
        fresh.forEach(turns.add);
        await turns.rest();
      }
      async function requestOne({ subject }, desk, calls, journal) {
        const { digest } = subject;
        try {
          journal.recordProof(subject, { event: "proof-intent" });
        } catch (thrown) {
          const error = (0, errors.Xt)(thrown);
          refuseProof(error, { subject }, desk);
          return error;
        }
        const ticket = await calls.request(digest);
        if (ticket.kind === "asked") {
          desk.states.set(digest, { kind: "pending", uid: ticket.uid, note: "" });
          desk.note(subject, { event: "proof-asked", uid: ticket.uid });
        }
        if (ticket.kind === "open")
          desk.states.set(digest, { kind: "unclear", note: ticket.account });
        if (ticket.kind !== "refused")
          return void 0;
        desk.note(subject, { event: "proof-result", code: ticket.error.code });
        refuseProof(ticket.error, { subject }, desk);
        return ticket.error;
      }
      function refuseProof(error, { subject }, { states, failures }) {
        if ((0, errors.uD)(error) || error.code === "NOT_ATTEMPTED") {
          states.set(subject.digest, { kind: "missing", note: `${error.code}: ${error.account}` });
          return;
        }
        states.set(subject.digest, { kind: "failed" });
        failures.set(subject.digest, error);
      }
      function createProofBrake(stop) {
        let cause;
        let outages = 0;
        return {
          reason: () => stop.aborted ? "The run was cancelled." : cause && `Nothing was sent for it after ${cause.code}.`,
          watch: (error) => {
            outages = error !== void 0 && (0, errors.uD)(error) ? outages + 1 : 0;
            if (error !== void 0 && ((0, errors.u2)(error.code).stopsRun === true || outages >= mostOutages))
              cause ??= error;
          }
        };
      }
      var domain_outcome = __webpack_require__(7794);
      ;
      const stampedVerdicts = /* @__PURE__ */ new Set(["accepted", "anchored", "already-anchored"]);
      function provableOf(results) {
        const known = /* @__PURE__ */ new Map();
        for (const { subject, outcome, coveredBy } of results) {
          if (!("digest" in subject) || "root" in subject || coveredBy !== void 0 || known.has(subject.digest))
            continue;
          known.set(subject.digest, { subject, isStamped: stampedVerdicts.has(outcome.kind) });
        }
        return [...known.values()];
      }
      function withProofs(results, states, failures) {
        if (states.size === 0)
          return results;
        return results.map((result) => {
          const digest = (0, report.ol)(result);
          if (digest === void 0 || "root" in result.subject)
            return result;
          const error = failures.get(result.coveredBy ?? digest);
          const state = result.coveredBy === void 0 ? states.get(digest) : void 0;
          const outcome = error === void 0 ? result.outcome : toProofFailure(result.outcome, error);
          return { ...result, outcome, ...state && { proof: state } };
        });
      }
      function toProofFailure(outcome, { code, account, requestId, said, hint }) {
        const evidence = (0, domain_outcome.X1)(outcome);
        if (outcome.kind === "failed" || outcome.kind === "unreachable")
          return outcome;
        const told = `${(0, domain_text.em)(account)} The digest itself is ${domain_outcome.Jo[outcome.kind].label}.`;
        const error = new errors._Z(code, told, { requestId, said, hint });
        return { kind: "failed", error, ofDigest: outcome.kind, ...evidence && { evidence } };
      }
      ;
      async function obtainProofs(results, job, place) {
        const desk = await openDesk(job, place.folder, place.records.journal);
        const provable = isWithoutProofs(desk, place) ? [] : provableOf(results);
        const left = othersOf(results, place);
        const work = obtain(provable, left, desk, place).catch(job.door.signals.fail);
        await Promise.race([work, job.door.signals.overdue]);
        const proven = withProofs(results, desk.states, desk.failures);
        const others = left.flatMap((subject) => {
          const proof2 = desk.states.get(subject.digest);
          return proof2 === void 0 ? [] : [{ subject, proof: proof2 }];
        });
        const { count, open } = toProofLines([...proven, ...others]);
        if (count !== void 0)
          job.door.log.info(count);
        for (const line2 of open)
          job.door.log.warning(line2);
        for (const { subject } of others) {
          const lost = desk.failures.get(subject.digest);
          if (lost !== void 0)
            job.door.log.warning(`The proof of ${(0, line.zz)(subject.name)}: ${lost.message}`);
        }
        const files = writtenProofs([...proven, ...others.filter(isRecordedIn(place))], place.folder);
        return { results: proven, others, files, errors: desk.attempts.errors };
      }
      function isWithoutProofs({ job: { inputs }, folder }, { records, release }) {
        const isWanted = inputs.mode === "stamp" && inputs.proof;
        const left = [...records.journal?.lines ?? [], ...release?.evidence ?? []];
        return !isWanted && folder.isEmpty && left.length === 0;
      }
      function othersOf(results, { operation, records, release }) {
        if (operation.proofs === void 0)
          return [];
        const unwritten = unwrittenProofs(records.journal?.lines ?? [], release?.evidence ?? []);
        if (unwritten.length === 0)
          return [];
        const known = new Set(results.map(report.ol));
        return unwritten.filter(({ digest }) => !known.has(digest)).slice(-operation.proofs.mostAtOnce);
      }
      function isRecordedIn({ release }) {
        const anchors = (release?.evidence ?? []).flatMap(({ predicate }) => predicate.anchors);
        const recorded = new Set(anchors.map(({ digest }) => digest));
        return ({ subject }) => recorded.has(subject.digest);
      }
      function writtenProofs(proved, folder) {
        const names = proved.flatMap(({ proof: proof2 }) => proof2?.kind === "written" ? [proof2.file] : []);
        return [...new Set(names)].map((name) => ({ name, path: (0, external_node_path_.join)(folder, name) }));
      }
      async function obtain(provable, others, desk, place) {
        const statements = place.release?.evidence ?? [];
        await keepThoseAtHand(provable, desk, statements);
        const { inputs } = desk.job;
        const { proofs: calls } = place.operation;
        const { journal } = place.records;
        if (calls === void 0)
          return;
        const earlier = earlierProofs(journal?.lines ?? [], statements, (0, inputs_inputs.Ad)(inputs));
        const open = provable.filter(({ subject }) => !desk.states.has(subject.digest));
        const isWanted = inputs.mode === "stamp" && inputs.proof;
        for (const { subject } of open) {
          const request = earlier.get(subject.digest);
          if (isWanted || request?.isWritten !== true)
            takeUp(subject, request, desk);
        }
        const fresh = open.filter(({ subject, isStamped }) => isStamped && !earlier.has(subject.digest));
        if (isWanted && journal !== void 0)
          await requestProofs(fresh, desk, { calls, journal });
        await collectProofs(open, desk, calls, isWanted ? inputs.waitTimeout : 0);
        for (const subject of others)
          takeUp(subject, earlier.get(subject.digest), desk);
        const left = others.map((subject) => ({ subject }));
        await collectProofs(left, desk, calls, 0);
      }
      async function keepThoseAtHand(provable, { folder, states, attempts: attempts2, job }, statements) {
        const stated = statedProofs(statements, (0, inputs_inputs.Ad)(job.inputs));
        for (const { subject } of provable) {
          const there = await folder.find(subject);
          const item = stated.get(subject.digest);
          if (there !== void 0)
            states.set(subject.digest, { kind: "written", ...there });
          else if (item !== void 0) {
            const onError = attempts2.begin();
            try {
              states.set(subject.digest, { kind: "written", ...await folder.write(subject, item) });
            } catch (thrown) {
              const error = (0, errors.Xt)(thrown);
              if (error.code !== "PROOF_INVALID")
                onError(error);
            }
          }
        }
      }
      function takeUp({ digest }, request, { states }) {
        if (request === void 0)
          return;
        const { uid } = request;
        const note = "An earlier run asked for its proof, and the answer was lost.";
        states.set(digest, uid === void 0 ? { kind: "unclear", note } : { kind: "pending", uid, note: "" });
      }
    })
  ),
  /***/
  7399: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        P: () => (
          /* binding */
          bindProofs
        )
        /* harmony export */
      });
      var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3047);
      function bindProofs(subjects, proofs) {
        const proven = /* @__PURE__ */ new Set();
        const rows = proofs.flatMap((row) => {
          const proof = row.subject;
          if (row.kind === "failed" || !("root" in proof))
            return [row];
          const { digest } = proof;
          const bound = subjects.filter((ready) => ready.kind === "digest" && ready.subject.digest === digest);
          proven.add(digest);
          return bound.length === 0 ? [toOrphan(proof)] : bound.map((ready) => withProof(ready, proof));
        });
        const others = subjects.filter((ready) => !(ready.kind === "digest" && proven.has(ready.subject.digest)));
        return [...rows, ...others.map(toUnproven)];
      }
      function toOrphan({ name, digest, path }) {
        const error = new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("PROOF_INVALID", `The proof is about ${digest}, which is none of the files.`);
        return { kind: "failed", subject: { name, ...path !== void 0 && { path } }, error };
      }
      function withProof(ready, { bytes, root, ...proof }) {
        if (ready.kind === "failed")
          return ready;
        return { kind: "digest", subject: { ...proof, ...ready.subject, bytes, root } };
      }
      function toUnproven(ready) {
        if (ready.kind === "failed")
          return ready;
        const error = new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("PROOF_MISSING", "None of the proof files names this file.");
        return { kind: "failed", subject: ready.subject, error };
      }
    })
  ),
  /***/
  5569: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        e: () => (
          /* binding */
          collectReady
        ),
        /* harmony export */
        x: () => (
          /* binding */
          toUnreached
        )
        /* harmony export */
      });
      var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3047);
      var _subjects_candidate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9834);
      async function collectReady(candidates, rows, { overdue, onDefect }) {
        const collected = Array.from({ length: candidates.length });
        const fill = async () => {
          for await (const [index, ready] of rows)
            collected[index] = ready;
        };
        await Promise.race([fill().catch(onDefect), overdue]);
        return candidates.map((candidate, index) => collected[index] ?? toUnreached((0, _subjects_candidate_js__WEBPACK_IMPORTED_MODULE_1__.V)(candidate)));
      }
      function toUnreached(subject) {
        const error = new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("NOT_ATTEMPTED", "The run ended before this was hashed.");
        return { kind: "failed", subject, error };
      }
    })
  ),
  /***/
  5143: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        W: () => (
          /* binding */
          hashAssets
        )
        /* harmony export */
      });
      var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3047);
      var _operations_turns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8620);
      const downloads = 4;
      function hashAssets(candidates, options) {
        return new ReadableStream({
          start: (hashed) => {
            const turns = (0, _operations_turns_js__WEBPACK_IMPORTED_MODULE_1__.z)(downloads, async ([index, asset]) => {
              hashed.enqueue(await hashAsset(index, asset, options));
            });
            for (const [index, candidate] of candidates.entries()) {
              if (candidate.kind === "asset")
                turns.add([index, candidate]);
            }
            turns.rest().then(() => hashed.close()).catch((thrown) => hashed.error(thrown));
          }
        });
      }
      async function hashAsset(index, { name, hash }, { onBytes, signal }) {
        try {
          const { subject, error } = await hash(onBytes, signal);
          return [index, error === void 0 ? { kind: "digest", subject } : { kind: "failed", subject, error }];
        } catch (thrown) {
          return [index, { kind: "failed", subject: { name }, error: (0, _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__.Xt)(thrown) }];
        }
      }
    })
  ),
  /***/
  2344: (
    /***/
    ((__webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
        try {
          let workspacePathOf = function(source, root) {
            const { name = "", path = "" } = source ?? {};
            return path === `${root}${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}${name}` ? name : (0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, path).replaceAll(node_path__WEBPACK_IMPORTED_MODULE_1__.sep, "/");
          }, withPath = function(subject, path) {
            return subject.path === path ? subject : { ...subject, path };
          }, compareWithList = function(subject, candidate, mustBeListed) {
            const listed = candidate !== void 0 && "listed" in candidate ? candidate.listed : void 0;
            if (listed === subject.digest || listed === void 0 && !mustBeListed)
              return { kind: "digest", subject };
            const error = listed === void 0 ? new _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__._Z("CHECKSUM_MISSING", "The checksum list does not name this file.") : new _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__._Z("CHECKSUM_MISMATCH", `Its digest is ${subject.digest}, but the checksum list says ${listed}.`);
            return { kind: "failed", subject, error };
          };
          __webpack_require__.d(__webpack_exports__, {
            /* harmony export */
            r: () => (
              /* binding */
              hashCandidates
            )
            /* harmony export */
          });
          var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
          var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
          var _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3047);
          var _operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5557);
          var _hash_assets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5143);
          var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_3__]);
          _operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_3__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];
          async function* hashCandidates(candidates, options) {
            const sources = [];
            const places = [];
            for (const [index, candidate] of candidates.entries()) {
              if (candidate.kind === "digest" || candidate.kind === "failed")
                yield [index, candidate];
              else if (candidate.kind === "file")
                places[sources.push(candidate.source) - 1] = index;
            }
            const { mustBeListed } = options;
            const root = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(options.workspace);
            for await (const batch of (0, _operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_3__.yQ)(sources, options)) {
              for (const hashed of batch) {
                options.onHashed();
                const index = places[hashed.index] ?? 0;
                const path = workspacePathOf(sources[hashed.index], root);
                if ("error" in hashed) {
                  yield [index, { kind: "failed", subject: withPath(hashed.subject, path), error: hashed.error }];
                } else
                  yield [index, compareWithList(withPath(hashed.subject, path), candidates[index], mustBeListed)];
              }
            }
            for await (const [index, ready] of (0, _hash_assets_js__WEBPACK_IMPORTED_MODULE_4__.W)(candidates, options)) {
              options.onHashed();
              const isHashed = ready.kind === "digest";
              yield [index, isHashed ? compareWithList(ready.subject, candidates[index], mustBeListed) : ready];
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
  3690: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        t: () => (
          /* binding */
          openRecords
        )
      });
      var external_node_fs_ = __webpack_require__(3024);
      var external_node_path_ = __webpack_require__(6760);
      var domain_text = __webpack_require__(1987);
      var attempts = __webpack_require__(359);
      var inputs_inputs = __webpack_require__(232);
      var file_names = __webpack_require__(8486);
      var line = __webpack_require__(6827);
      var errors = __webpack_require__(3047);
      var domain_outcome = __webpack_require__(7794);
      var earlier_stamps = __webpack_require__(5265);
      ;
      function openJournal(folder, { runId, service }, warn) {
        const path = (0, external_node_path_.join)(folder, file_names.NW.journal);
        const file = writing(path, () => (0, external_node_fs_.openSync)(path, "a", 384));
        const text = writing(path, () => (0, external_node_fs_.fstatSync)(file).isFile() ? readEnd(path) : "");
        if (text !== "" && !text.endsWith("\n"))
          writing(path, () => (0, external_node_fs_.appendFileSync)(file, "\n"));
        let isOpen = true;
        const append = ({ name, digest }, facts) => {
          const line2 = { at: (/* @__PURE__ */ new Date()).toISOString(), run_id: runId, name, digest, ...facts, service };
          writing(path, () => {
            if (!isOpen)
              throw new Error("the run has ended");
            (0, external_node_fs_.appendFileSync)(file, `${JSON.stringify(line2)}
`);
          });
        };
        return {
          earlier: (0, earlier_stamps.kx)(text, service, /* @__PURE__ */ new Date()),
          lines: (0, earlier_stamps.z8)(text, service),
          recordProof: append,
          recordIntent: (subject) => append(subject, { event: "intent" }),
          recordResult: (subject, outcome) => {
            try {
              append(subject, { event: "result", ...resultFacts(outcome) });
            } catch (thrown) {
              warn((0, errors.Xt)(thrown).message);
            }
          },
          close: () => {
            isOpen = false;
            (0, external_node_fs_.closeSync)(file);
          }
        };
      }
      const mostEarlierBytes = 64 * 1024 * 1024;
      function readEnd(path) {
        const file = (0, external_node_fs_.openSync)(path, "r");
        try {
          const { size } = (0, external_node_fs_.fstatSync)(file);
          const buffer = Buffer.alloc(Math.min(size, mostEarlierBytes));
          const start = size - buffer.length;
          let read = 0;
          for (let count = -1; count !== 0 && read < buffer.length; read += count) {
            count = (0, external_node_fs_.readSync)(file, buffer, read, buffer.length - read, start + read);
          }
          return buffer.toString("utf8", 0, read);
        } finally {
          (0, external_node_fs_.closeSync)(file);
        }
      }
      function withJournal(operate, { recordIntent, recordResult }) {
        return async (target) => {
          recordIntent(target);
          const outcome = await operate(target);
          recordResult(target, outcome);
          return outcome;
        };
      }
      function resultFacts(outcome) {
        const requestId = (0, domain_outcome.Gb)(outcome);
        const error = (0, domain_outcome.Mz)(outcome);
        return {
          verdict: outcome.kind,
          ...error !== void 0 && { code: error.code },
          ...(0, domain_outcome.wf)(outcome) !== void 0 && { open: true },
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
      var promises_ = __webpack_require__(1455);
      var downloads = __webpack_require__(6754);
      var at_most = __webpack_require__(3889);
      var domain_link = __webpack_require__(5652);
      var atomic_file = __webpack_require__(503);
      ;
      const largestReport = 20 * 1024 * 1024;
      const timeoutMs = 12e4;
      function createReportStore(web, folder, apiUrl, stop) {
        const saved = /* @__PURE__ */ new Map();
        const owners = /* @__PURE__ */ new Map();
        const earlier = new Set((0, external_node_fs_.existsSync)(folder) ? (0, external_node_fs_.readdirSync)(folder).filter((name) => name.endsWith(".pdf")) : []);
        const isAllowed = (url) => (0, domain_link.o)(url.href) !== void 0 && (url.protocol === "https:" || (0, domain_link.U)(url) && apiUrl !== void 0 && (0, domain_link.U)(apiUrl));
        const nameFor = ({ name, digest }) => {
          const plain = (0, file_names.cq)(name, digest, false);
          const owner = owners.get(plain) ?? digest;
          owners.set(plain, owner);
          return (0, file_names.cq)(name, digest, owner !== digest);
        };
        return {
          saved,
          keep: async (outcome, subject) => {
            const { report, reportLost } = (0, domain_outcome.X1)(outcome) ?? {};
            const lost = reportLost === void 0 ? [] : [notKept(subject.name, `its request was not answered: ${reportLost}`)];
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
              await (0, atomic_file.v)(path, readReport(web, { address, subject: subject.name }, isAllowed, signal));
              saved.set(address, { name, path });
              return lost;
            } catch (thrown) {
              return [...lost, (0, errors.Xt)(thrown)];
            }
          }
        };
      }
      function lacksReport(outcome) {
        const { report, reportLost } = (0, domain_outcome.X1)(outcome) ?? {};
        return outcome.kind === "verified" && report === void 0 && reportLost === void 0;
      }
      function withReports(operate, keep, begin) {
        return async (target) => {
          const onLost = begin();
          const outcome = await operate(target);
          (await keep(outcome, target)).forEach(onLost);
          return outcome;
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
          throw notKept(subject, (0, errors.bD)(thrown), code, thrown);
        }
      }
      function notKept(subject, why, code = "REPORT_UNAVAILABLE", cause) {
        const reason = why.replace(/\.$/, "");
        return new errors._Z(code, `The report of ${(0, line.zz)(subject)} cannot be kept: ${reason}.`, { cause });
      }
      async function* checkedPdf(body) {
        let head = Buffer.alloc(0);
        const tooLarge = () => new RangeError("it is larger than 20 MiB");
        for await (const chunk of (0, at_most.O)(body, largestReport, tooLarge)) {
          if (head.length < 5)
            head = Buffer.concat([head, chunk.subarray(0, 5)]).subarray(0, 5);
          if (!"%PDF-".startsWith(head.toString("latin1")))
            throw new RangeError("it is not a PDF");
          yield chunk;
        }
        if (head.length < 5)
          throw new RangeError("it is not a PDF");
      }
      ;
      function openRecords({ inputs, door: { log, signals, origin } }, folder, web) {
        const isAsking = (0, inputs_inputs.bk)(inputs) === void 0;
        const isStamping = inputs.mode === "stamp" && isAsking;
        const journal = isStamping || isAsking && (0, external_node_fs_.existsSync)((0, external_node_path_.join)(folder, file_names.NW.journal)) ? openJournal(folder, { runId: origin.runId, service: inputs.apiUrl?.href ?? "" }, log.warning) : void 0;
        const store = createReportStore(web, folder, inputs.apiUrl, signals.cancellation.stop);
        const { begin, errors: errors2 } = (0, attempts.z)();
        const isAttached = inputs.releaseAttach === "assets" || inputs.releaseAttach === "both";
        const warn = (error) => log.warning(`${(0, domain_text.em)(error.message)} ${error.hint}`, { title: error.code });
        const beginReport = () => isAttached ? begin() : warn;
        const isWanted = inputs.mode === "verify" && inputs.report && (0, inputs_inputs.Ad)(inputs) !== "";
        let isTold = false;
        const keep = async (outcome, subject) => {
          if (isWanted && !isTold && lacksReport(outcome)) {
            isTold = true;
            const message = `The service verified ${(0, line.zz)(subject.name)} and gave no report of it; this is told once.`;
            log.warning(message, { title: "REPORT_UNAVAILABLE" });
          }
          return store.keep(outcome, subject);
        };
        return {
          recording: (operate) => withReports(isStamping && journal !== void 0 ? withJournal(operate, journal) : operate, keep, beginReport),
          ...journal && { journal },
          earlier: journal?.earlier ?? /* @__PURE__ */ new Map(),
          reports: store.saved,
          errors: errors2,
          [Symbol.dispose]: () => journal?.close()
        };
      }
    })
  ),
  /***/
  1364: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        R: () => (
          /* binding */
          watchSignals
        )
        /* harmony export */
      });
      const graceMs = 4e3;
      const endingMs = 1e3;
      function watchSignals(source, { onSignal, onDefect }) {
        const { end, clear, ...state } = createEnding();
        const fail = (thrown) => {
          end(1, 0);
          onDefect(thrown);
        };
        const listeners = {
          SIGINT: () => {
            onSignal("SIGINT");
            end(130, graceMs);
          },
          SIGTERM: () => {
            onSignal("SIGTERM");
            end(143, 0);
          },
          // It comes when the terminal of a runner is closed.
          SIGHUP: () => {
            onSignal("SIGHUP");
            end(129, 0);
          },
          uncaughtException: fail,
          unhandledRejection: fail
        };
        for (const [event, listener] of Object.entries(listeners))
          source.on(event, listener);
        const close = () => {
          clear();
          for (const [event, listener] of Object.entries(listeners))
            source.off(event, listener);
        };
        return { ...state, fail, close };
      }
      function createEnding() {
        const stop = new AbortController();
        const abort = new AbortController();
        const overdue = Promise.withResolvers();
        const timers = [];
        let code;
        return {
          cancellation: { stop: stop.signal, abort: abort.signal },
          overdue: overdue.promise,
          exitCode: () => code,
          end: (exitCode, grace) => {
            code ??= exitCode;
            stop.abort();
            if (grace === 0)
              abort.abort();
            else
              timers.push(setTimeout(() => abort.abort(), grace));
            timers.push(setTimeout(overdue.resolve, grace + endingMs));
          },
          clear: () => {
            for (const timer of timers)
              clearTimeout(timer);
          }
        };
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
  7069: (
    /***/
    ((__webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
        try {
          let toFilePlace = function(path, workspace) {
            return { path: (0, node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(workspace, path).replaceAll(node_path__WEBPACK_IMPORTED_MODULE_2__.sep, "/"), fingerprint: (0, _operations_hashing_fingerprint_js__WEBPACK_IMPORTED_MODULE_12__.a)((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path)) };
          }, without = function(path, candidates) {
            return candidates.filter((candidate) => candidate.kind !== "file" || candidate.source.path !== path);
          }, invalidList = function(path, why, cause) {
            return new _domain_errors_js__WEBPACK_IMPORTED_MODULE_4__._Z("CHECKSUMS_INVALID", `The checksum list ${(0, _text_line_js__WEBPACK_IMPORTED_MODULE_10__.zz)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path))} ${why}.`, {
              cause,
              hint: "Make subject-checksums the path of one checksum list, in UTF-8 and relative to the workspace."
            });
          }, decodeList = function(bytes, path) {
            try {
              return (0, _domain_bytes_utf8_js__WEBPACK_IMPORTED_MODULE_5__._)(bytes);
            } catch (cause) {
              throw invalidList(path, "is not UTF-8", cause);
            }
          }, mergeList = function(candidates, entries, root, { folder, find, isByBaseName: isByBase = false }) {
            const merged = [...candidates];
            const bases = isByBase ? placesByBaseName(candidates) : /* @__PURE__ */ new Map();
            const places = /* @__PURE__ */ new Map();
            candidates.forEach((candidate, index) => {
              const isAsset = candidate.kind === "asset";
              places.set(isAsset ? candidate.name : candidatePathOf(candidate, root), index);
            });
            for (const entry of entries) {
              const near = places.get((0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder, entry.name)) ?? assetPlace(entry, merged, places);
              const listed = near === void 0 ? find(entry.name) : void 0;
              const place = near ?? (listed ? places.get(listed.path) : assetPlace(entry, merged, bases));
              const known = place === void 0 ? void 0 : merged[place];
              if (place === void 0 || known === void 0)
                merged.push(toListedCandidate(entry, root, listed));
              else if (isListedOtherwise(known, entry))
                merged.push(toListedCandidate(entry, root, listed ?? find(entry.name)));
              else if (known.kind === "file" || known.kind === "asset")
                merged[place] = { ...known, listed: entry.digest };
            }
            return merged;
          }, placesByBaseName = function(candidates) {
            const files = candidates.flatMap((candidate, index) => candidate.kind === "file" ? [[(0, _output_dir_file_names_js__WEBPACK_IMPORTED_MODULE_7__.rw)(candidate.source.name), index]] : []);
            return new Map(files);
          }, assetPlace = function(entry, candidates, places) {
            const place = places.get(entry.name) ?? places.get((0, _output_dir_file_names_js__WEBPACK_IMPORTED_MODULE_7__.rw)(entry.name));
            const asset = place === void 0 ? void 0 : candidates[place];
            return asset !== void 0 && isListedOtherwise(asset, entry) ? void 0 : place;
          }, isListedOtherwise = function(candidate, { digest }) {
            const isOnDisk = candidate.kind === "asset" || candidate.kind === "file";
            return isOnDisk && candidate.listed !== void 0 && candidate.listed !== digest;
          }, candidatePathOf = function(candidate, root) {
            return candidate.kind === "file" ? candidate.source.path : (0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root, (0, _candidate_js__WEBPACK_IMPORTED_MODULE_13__.V)(candidate).name);
          }, toListedCandidate = function({ name, digest }, root, listed) {
            if (listed === void 0)
              return { kind: "digest", subject: { name, digest } };
            const { path } = listed;
            if ("size" in listed)
              return { kind: "file", source: { name, path, size: listed.size }, listed: digest };
            return { kind: "failed", subject: { name, path: (0, node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(root, path).replaceAll(node_path__WEBPACK_IMPORTED_MODULE_2__.sep, "/") }, error: listed.error };
          }, logUnread = function(list, entries, candidates, log) {
            const unread = candidates.filter(({ kind }) => kind === "digest").map((candidate) => (0, _candidate_js__WEBPACK_IMPORTED_MODULE_13__.V)(candidate).name);
            if (unread.length === 0)
              return;
            const count = `${unread.length} of the ${entries.length} names in ${(0, _text_line_js__WEBPACK_IMPORTED_MODULE_10__.zz)(list)}`;
            log.notice(`No file was read for ${count}; the list's digests stand for them: ${(0, _text_line_js__WEBPACK_IMPORTED_MODULE_10__.Sh)(unread)}.`);
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
          var _domain_checksums_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5706);
          var _domain_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3047);
          var _domain_bytes_utf8_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8187);
          var _operations_hashing_fingerprint_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(951);
          var _operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5557);
          var _output_dir_file_names_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8486);
          var _files_listed_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8498);
          var _files_patterns_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(666);
          var _text_line_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6827);
          var _candidate_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(9834);
          var _names_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3435);
          var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_6__]);
          _operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_6__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];
          const maximumListSize = 64 * 1024 * 1024;
          async function addChecksumList(candidates, outputDir, { inputs, door: { workspace, log } }) {
            const { subjectChecksums, followSymbolicLinks: followLinks, anchor, mode } = inputs;
            const path = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(workspace, subjectChecksums);
            const bytes = await readList(path);
            const entries = (0, _domain_checksums_js__WEBPACK_IMPORTED_MODULE_3__.yk)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path), decodeList(bytes, path));
            const place = (0, _files_patterns_js__WEBPACK_IMPORTED_MODULE_9__.mj)(workspace, path)?.join("/");
            const name = place ?? (0, node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path);
            const root = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(workspace);
            const listed = (0, _files_listed_files_js__WEBPACK_IMPORTED_MODULE_8__.p)(path, { root, isElsewhere: place === void 0, followLinks });
            const isAsked = anchor === "manifest" && mode !== "stamp";
            const others = isAsked ? without((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path), candidates) : candidates;
            const merged = mergeList(others, entries, root, { ...listed, isByBaseName: (0, _names_js__WEBPACK_IMPORTED_MODULE_11__.E)(inputs) });
            logUnread(name, entries, merged, log);
            const isReplaced = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path) === (0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(outputDir), _output_dir_file_names_js__WEBPACK_IMPORTED_MODULE_7__.NW.checksums);
            if (isReplaced)
              log.notice(`${(0, _text_line_js__WEBPACK_IMPORTED_MODULE_10__.zz)(name)} lies in output-dir: the list of this run replaces it.`);
            if (!isAsked)
              return { candidates: merged };
            const file = isReplaced ? {} : toFilePlace(path, workspace);
            return { candidates: merged, list: { name, ...file, digest: (0, _operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_6__.yi)(bytes), size: bytes.length } };
          }
          async function readList(path) {
            try {
              const stats = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path);
              if (!stats.isFile())
                throw invalidList(path, "is not a regular file");
              if (stats.size > maximumListSize)
                throw invalidList(path, "is larger than 64 MiB");
              return await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path);
            } catch (cause) {
              if (cause instanceof _domain_errors_js__WEBPACK_IMPORTED_MODULE_4__._Z)
                throw cause;
              throw invalidList(path, `cannot be read (${(0, _text_line_js__WEBPACK_IMPORTED_MODULE_10__.S5)((0, _domain_errors_js__WEBPACK_IMPORTED_MODULE_4__.bD)(cause))})`, cause);
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
  1498: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        v: () => (
          /* binding */
          findProofs
        )
        /* harmony export */
      });
      var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3047);
      var _domain_proof_proof_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8973);
      var _files_workspace_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3822);
      var _files_read_proof_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1701);
      async function findProofs(job, outputDir) {
        const found = await (0, _files_workspace_files_js__WEBPACK_IMPORTED_MODULE_2__._)(job.inputs.proofs, outputDir, job);
        const failed = found.failed.map((failure) => ({ kind: "failed", ...failure }));
        const read = [];
        for (const source of found.files)
          read.push(await readProof(source));
        return [...read, ...failed];
      }
      async function readProof(source) {
        try {
          const proof = (0, _domain_proof_proof_js__WEBPACK_IMPORTED_MODULE_1__.k_)(source.name, await (0, _files_read_proof_file_js__WEBPACK_IMPORTED_MODULE_3__.n)(source.path));
          return { kind: "digest", subject: { ...proof, path: source.name } };
        } catch (thrown) {
          return { kind: "failed", subject: { name: source.name, path: source.name }, error: proofError(thrown) };
        }
      }
      function proofError(thrown) {
        if (thrown instanceof _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z)
          return thrown;
        const error = (0, _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__.Xt)(thrown);
        return new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("PROOF_INVALID", `The proof file cannot be read: ${error.message}`, { cause: thrown });
      }
    })
  ),
  /***/
  904: (
    /***/
    ((__webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
        try {
          __webpack_require__.d(__webpack_exports__, {
            /* harmony export */
            P: () => (
              /* binding */
              findSubjects
            )
            /* harmony export */
          });
          var _domain_name_order_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3730);
          var _output_dir_file_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8486);
          var _files_workspace_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3822);
          var _candidate_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9834);
          var _checksum_list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7069);
          var _find_proofs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1498);
          var _names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3435);
          var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_checksum_list_js__WEBPACK_IMPORTED_MODULE_2__]);
          _checksum_list_js__WEBPACK_IMPORTED_MODULE_2__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];
          async function findSubjects(job, outputDir, assets) {
            const { fromRelease, subjectChecksums } = job.inputs;
            const local = fromRelease ? [] : await findLocal(job, outputDir);
            const found = [...assets, ...local];
            const listed = subjectChecksums === "" ? { candidates: found } : await (0, _checksum_list_js__WEBPACK_IMPORTED_MODULE_2__.N)(found, outputDir, job);
            const named = (0, _names_js__WEBPACK_IMPORTED_MODULE_4__.m)(listed, job.inputs);
            const proofs = await (0, _find_proofs_js__WEBPACK_IMPORTED_MODULE_3__.v)(job, outputDir);
            return { ...named, proofs, count: named.candidates.length + proofs.length };
          }
          async function findLocal(job, outputDir) {
            const { files, failed } = await (0, _files_workspace_files_js__WEBPACK_IMPORTED_MODULE_1__._)(job.inputs.files, outputDir, job, _output_dir_file_names_js__WEBPACK_IMPORTED_MODULE_0__.ZV);
            const all = [
              ...files.map((source) => ({ kind: "file", source })),
              ...failed.map((failure) => ({ kind: "failed", ...failure }))
            ];
            return failed.length === 0 ? all : all.toSorted((one, two) => (0, _domain_name_order_js__WEBPACK_IMPORTED_MODULE_5__.M)((0, _candidate_js__WEBPACK_IMPORTED_MODULE_6__.V)(one).name, (0, _candidate_js__WEBPACK_IMPORTED_MODULE_6__.V)(two).name));
          }
          __webpack_async_result__();
        } catch (e) {
          __webpack_async_result__(e);
        }
      });
    })
  ),
  /***/
  3435: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        E: () => (
          /* binding */
          isByBaseName
        ),
        /* harmony export */
        m: () => (
          /* binding */
          withWantedNames
        )
        /* harmony export */
      });
      var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3047);
      var _output_dir_file_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8486);
      var _text_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6827);
      var _candidate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9834);
      function withWantedNames(listed, inputs) {
        if (!isByBaseName(inputs))
          return listed;
        const { candidates, list } = listed;
        const named = candidates.map(withBaseName);
        refuseTwins(candidates, named);
        return { candidates: named, ...list && { list: { ...list, name: (0, _output_dir_file_names_js__WEBPACK_IMPORTED_MODULE_1__.rw)(list.name) } } };
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
          return { ...candidate, source: { ...source, name: (0, _output_dir_file_names_js__WEBPACK_IMPORTED_MODULE_1__.rw)(source.name) } };
        }
        const { subject } = candidate;
        if (candidate.kind === "failed")
          return subject.path === void 0 ? candidate : { ...candidate, subject: { ...subject, name: (0, _output_dir_file_names_js__WEBPACK_IMPORTED_MODULE_1__.rw)(subject.name) } };
        return { ...candidate, subject: { ...candidate.subject, name: (0, _output_dir_file_names_js__WEBPACK_IMPORTED_MODULE_1__.rw)(subject.name) } };
      }
      function refuseTwins(candidates, named) {
        const places = Map.groupBy(named.keys(), (index) => nameAt(named, index));
        const twins = [...places].filter(([, indexes]) => indexes.length > 1);
        if (twins.length === 0)
          return;
        const lines = twins.map(([name, indexes]) => {
          return `${(0, _text_line_js__WEBPACK_IMPORTED_MODULE_2__.zz)(name)}: ${(0, _text_line_js__WEBPACK_IMPORTED_MODULE_2__.Sh)(indexes.map((index) => nameAt(candidates, index)))}`;
        });
        const shown = lines.slice(0, mostTwins).join("\n");
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("INPUT_INVALID", `Files of several folders would have one name, and names is base here.
${shown}`, {
          hint: "Set names: path, give the files different names, or narrow the patterns. Nothing was sent."
        });
      }
      const mostTwins = 20;
      function nameAt(candidates, index) {
        const candidate = candidates[index];
        return candidate === void 0 ? "" : (0, _candidate_js__WEBPACK_IMPORTED_MODULE_3__.V)(candidate).name;
      }
    })
  ),
  /***/
  2301: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        w: () => (
          /* binding */
          checkCount
        )
        /* harmony export */
      });
      var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3047);
      var _inputs_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(232);
      function checkCount(count, inputs, log) {
        const { ifNoFilesFound, maxFiles, anchor, fromRelease } = inputs;
        if (fromRelease && (0, _inputs_inputs_js__WEBPACK_IMPORTED_MODULE_1__.bk)(inputs) !== void 0)
          return;
        const nothing = fromRelease ? "The release has no asset to work on, so there is nothing to do." : "The patterns match no file, so there is nothing to do.";
        const release = "Upload the assets before this step runs; the archives of the source are none.";
        if (count === 0 && ifNoFilesFound === "error")
          throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("NO_FILES_FOUND", nothing, { hint: fromRelease ? release : void 0 });
        if (count === 0 && ifNoFilesFound === "warn")
          log.warning(nothing);
        if (count <= maxFiles)
          return;
        const account = `There are ${count} subjects, and max-files is ${maxFiles}. Nothing was sent.`;
        const hint = anchor === "manifest" ? "Narrow the patterns, or raise max-files." : void 0;
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("TOO_MANY_FILES", account, { hint });
      }
    })
  ),
  /***/
  1311: (
    /***/
    ((__webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
        try {
          let toAsking = function({ inputs, door: { log, signals, workspace } }, { operate }, counter) {
            return {
              operate,
              confirm: (outcome, subject) => (0, _confirm_verified_js__WEBPACK_IMPORTED_MODULE_6__.Z)(outcome, subject, workspace),
              concurrency: inputs.concurrency,
              stop: signals.cancellation.stop,
              overdue: signals.overdue,
              onDefect: signals.fail,
              onResult: (result) => {
                counter.result();
                log.info((0, _wording_result_line_js__WEBPACK_IMPORTED_MODULE_2__.a)(result));
              }
            };
          };
          __webpack_require__.d(__webpack_exports__, {
            /* harmony export */
            p: () => (
              /* binding */
              askAll
            )
            /* harmony export */
          });
          var _operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5557);
          var _checksum_lines_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3303);
          var _ready_hash_candidates_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2344);
          var _text_budget_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8500);
          var _wording_result_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5020);
          var _ask_each_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8939);
          var _ask_manifest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9775);
          var _ask_proofs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5389);
          var _confirm_verified_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2589);
          var _progress_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9811);
          var _tell_blocks_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4284);
          var _wait_for_finality_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3407);
          var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_0__, _ready_hash_candidates_js__WEBPACK_IMPORTED_MODULE_1__, _ask_each_js__WEBPACK_IMPORTED_MODULE_3__, _ask_manifest_js__WEBPACK_IMPORTED_MODULE_4__, _ask_proofs_js__WEBPACK_IMPORTED_MODULE_5__, _confirm_verified_js__WEBPACK_IMPORTED_MODULE_6__]);
          [_operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_0__, _ready_hash_candidates_js__WEBPACK_IMPORTED_MODULE_1__, _ask_each_js__WEBPACK_IMPORTED_MODULE_3__, _ask_manifest_js__WEBPACK_IMPORTED_MODULE_4__, _ask_proofs_js__WEBPACK_IMPORTED_MODULE_5__, _confirm_verified_js__WEBPACK_IMPORTED_MODULE_6__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__;
          async function askAll(subjects, job, operation) {
            const { log } = job.door;
            log.debug(`SHA3-256 by ${_operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_0__.LS}.`);
            const work = () => askAndFollow(subjects, job, operation);
            return subjects.count > _text_budget_js__WEBPACK_IMPORTED_MODULE_9__.N1 ? log.group(`${subjects.count} subjects, a line each`, work) : work();
          }
          async function askAndFollow(subjects, job, operation) {
            const counter = (0, _progress_js__WEBPACK_IMPORTED_MODULE_10__.Xj)(subjects, job.inputs);
            const progress = (0, _progress_js__WEBPACK_IMPORTED_MODULE_10__.mf)(job.door.log, counter.read);
            try {
              const asked = await askInItsWay(subjects, job, counter, toAsking(job, operation, counter));
              return { ...asked, results: await followStamps(asked.results, job, operation, counter) };
            } finally {
              progress.stop();
            }
          }
          async function followStamps(results, job, { operate, chain }, { waitFor }) {
            if (chain === void 0)
              return results;
            const isWaiting = job.inputs.waitForFinality;
            const ended = isWaiting ? await (0, _wait_for_finality_js__WEBPACK_IMPORTED_MODULE_8__.v)(results, { find: chain.find, operate, waitFor }, job) : results;
            const settled = await (0, _tell_blocks_js__WEBPACK_IMPORTED_MODULE_7__.E)(ended, chain.locate, job);
            const done = settled.filter(({ outcome }, index) => outcome.kind !== results[index]?.outcome.kind);
            for (const result of done)
              job.door.log.info((0, _wording_result_line_js__WEBPACK_IMPORTED_MODULE_2__.a)(result));
            return settled;
          }
          async function askInItsWay({ candidates, list, proofs }, { inputs, door }, counter, asking) {
            const ready = (0, _ready_hash_candidates_js__WEBPACK_IMPORTED_MODULE_1__.r)(candidates, {
              sha256: inputs.fromRelease || inputs.releaseAttach !== "none",
              fingerprint: inputs.mode === "verify",
              mustBeListed: list !== void 0,
              workspace: door.workspace,
              signal: door.signals.cancellation.stop,
              onBytes: counter.bytes,
              onHashed: counter.hashed
            });
            if (inputs.anchor === "manifest")
              return (0, _ask_manifest_js__WEBPACK_IMPORTED_MODULE_4__.$)(candidates, ready, list, asking);
            const isBound = inputs.files.length > 0 || inputs.subjectChecksums !== "" || inputs.fromRelease;
            if (inputs.proofs.length > 0)
              return (0, _ask_proofs_js__WEBPACK_IMPORTED_MODULE_5__.F)(candidates, ready, { proofs, isBound }, asking);
            const results = await (0, _ask_each_js__WEBPACK_IMPORTED_MODULE_3__.H)(candidates, ready, asking);
            return { results, checksums: (0, _checksum_lines_js__WEBPACK_IMPORTED_MODULE_11__.w)(results.map(({ subject }) => subject)) };
          }
          __webpack_async_result__();
        } catch (e) {
          __webpack_async_result__(e);
        }
      });
    })
  ),
  /***/
  8939: (
    /***/
    ((__webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
        try {
          let toUnsettled = function(target, candidate) {
            return target === void 0 ? toFailedResult((0, _ready_collect_ready_js__WEBPACK_IMPORTED_MODULE_3__.x)((0, _subjects_candidate_js__WEBPACK_IMPORTED_MODULE_4__.V)(candidate))) : { subject: target, outcome: unanswered };
          }, toFailedResult = function({ subject, error }) {
            const isChanged = error.code === "ASSET_DIGEST_MISMATCH";
            return { subject, outcome: isChanged ? { kind: "changed", note: error.message } : (0, _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__.w2)(error) };
          };
          __webpack_require__.d(__webpack_exports__, {
            /* harmony export */
            H: () => (
              /* binding */
              askEach
            ),
            /* harmony export */
            q: () => (
              /* binding */
              toFailedResult
            )
            /* harmony export */
          });
          var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7794);
          var _operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5557);
          var _operations_run_each_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4659);
          var _subjects_candidate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9834);
          var _ready_collect_ready_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5569);
          var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_1__]);
          _operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_1__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];
          async function askEach(candidates, ready, asking) {
            const open = Array.from({ length: candidates.length });
            const results = Array.from({ length: candidates.length });
            const settle = (index, result) => {
              results[index] = result;
              asking.onResult(result);
            };
            const done = (0, _operations_run_each_js__WEBPACK_IMPORTED_MODULE_2__.T)(askable(ready, open, settle), asking.operate, {
              concurrency: asking.concurrency,
              stop: asking.stop,
              keyOf: (target) => "root" in target ? `${target.digest} ${(0, _operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_1__.yi)(target.bytes)}` : target.digest,
              onResult: ({ index, target }, outcome) => settle(index, { subject: target, outcome: asking.confirm(outcome, target) })
            });
            await Promise.race([done.catch(asking.onDefect), asking.overdue]);
            return candidates.map((candidate, index) => results[index] ?? toUnsettled(open[index], candidate));
          }
          async function* askable(rows, open, settle) {
            for await (const [index, ready] of rows) {
              if (ready.kind === "digest") {
                open[index] = ready.subject;
                yield { index, target: ready.subject };
              } else
                settle(index, toFailedResult(ready));
            }
          }
          const unanswered = {
            kind: "unclear",
            note: "The run ended before its answer was there, and what was sent may have been done. Check this digest."
          };
          __webpack_async_result__();
        } catch (e) {
          __webpack_async_result__(e);
        }
      });
    })
  ),
  /***/
  9775: (
    /***/
    ((__webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
        try {
          let toManifest = function(checksums) {
            const sha3 = (0, _operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_3__.Io)();
            let size = 0;
            for (const piece of (0, _domain_checksums_js__WEBPACK_IMPORTED_MODULE_1__.pd)(checksums)) {
              const bytes = Buffer.from(piece, "utf8");
              sha3.update(bytes);
              size += bytes.length;
            }
            return { name: _output_dir_file_names_js__WEBPACK_IMPORTED_MODULE_4__.NW.checksums, digest: sha3.digest(), size };
          }, toIncomplete = function(subject, cause) {
            const account = "Nothing was sent for the list: files that belong in it failed.";
            const error = new _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__._Z("NOT_ATTEMPTED", account, { cause });
            return { kind: "failed", subject, error };
          };
          __webpack_require__.d(__webpack_exports__, {
            /* harmony export */
            $: () => (
              /* binding */
              askManifest
            )
            /* harmony export */
          });
          var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6119);
          var _domain_checksums_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5706);
          var _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3047);
          var _operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5557);
          var _output_dir_file_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8486);
          var _checksum_lines_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3303);
          var _ask_each_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8939);
          var _ready_collect_ready_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5569);
          var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_3__, _ask_each_js__WEBPACK_IMPORTED_MODULE_5__]);
          [_operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_3__, _ask_each_js__WEBPACK_IMPORTED_MODULE_5__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__;
          async function askManifest(candidates, ready, list, asking) {
            const files = await (0, _ready_collect_ready_js__WEBPACK_IMPORTED_MODULE_6__.e)(candidates, ready, asking);
            const checksums = (0, _checksum_lines_js__WEBPACK_IMPORTED_MODULE_7__.w)(files.map(({ subject }) => subject));
            if (files.length === 0)
              return { results: [], checksums };
            const manifest = list ?? toManifest(checksums);
            const missing = list === void 0 ? files.find((file) => file.kind === "failed") : void 0;
            const head = [
              missing === void 0 ? { kind: "digest", subject: manifest } : toIncomplete(manifest, missing.error)
            ];
            const [first] = await (0, _ask_each_js__WEBPACK_IMPORTED_MODULE_5__.H)(head, head.entries(), asking);
            if (first === void 0)
              return { results: [], checksums };
            const rows = await coverAll(files, manifest.digest, first.outcome, asking);
            return { results: [first, ...rows], checksums };
          }
          const rowsAtOnce = 1e3;
          async function coverAll(files, list, outcome, { confirm, onResult }) {
            const rows = [];
            for (const file of files) {
              rows.push(file.kind === "failed" ? (0, _ask_each_js__WEBPACK_IMPORTED_MODULE_5__.q)(file) : { subject: file.subject, outcome: confirm(outcome, file.subject), coveredBy: list });
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
  5389: (
    /***/
    ((__webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
        try {
          __webpack_require__.d(__webpack_exports__, {
            /* harmony export */
            F: () => (
              /* binding */
              askProofs
            )
            /* harmony export */
          });
          var _ready_bind_proofs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7399);
          var _checksum_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3303);
          var _ask_each_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8939);
          var _ready_collect_ready_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5569);
          var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_ask_each_js__WEBPACK_IMPORTED_MODULE_1__]);
          _ask_each_js__WEBPACK_IMPORTED_MODULE_1__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];
          async function askProofs(candidates, ready, { proofs, isBound }, asking) {
            const subjects = await (0, _ready_collect_ready_js__WEBPACK_IMPORTED_MODULE_2__.e)(candidates, ready, asking);
            const rows = isBound ? (0, _ready_bind_proofs_js__WEBPACK_IMPORTED_MODULE_0__.P)(subjects, proofs) : proofs;
            const results = await (0, _ask_each_js__WEBPACK_IMPORTED_MODULE_1__.H)(rows, rows.entries(), asking);
            return { results, checksums: (0, _checksum_lines_js__WEBPACK_IMPORTED_MODULE_3__.w)(subjects.map(({ subject }) => subject)) };
          }
          __webpack_async_result__();
        } catch (e) {
          __webpack_async_result__(e);
        }
      });
    })
  ),
  /***/
  3303: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        w: () => (
          /* binding */
          toChecksumLines
        )
        /* harmony export */
      });
      var _domain_name_order_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3730);
      function toChecksumLines(subjects) {
        const sorted = subjects.filter((subject) => "digest" in subject).sort((a, b) => (0, _domain_name_order_js__WEBPACK_IMPORTED_MODULE_0__.M)(a.name, b.name));
        return sorted.filter(({ name }, index) => sorted[index + 1]?.name !== name);
      }
    })
  ),
  /***/
  2589: (
    /***/
    ((__webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
        try {
          let confirmVerified = function(outcome, subject, workspace) {
            const { path, fingerprint } = subject;
            if (outcome.kind !== "verified" || path === void 0 || fingerprint === void 0)
              return outcome;
            if ((0, _operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_2__._5)((0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workspace, path), fingerprint))
              return outcome;
            const message = "The bytes that were hashed are verified, but the file has been changed since.";
            return { kind: "failed", error: new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__._Z("FILE_CHANGED", message) };
          };
          __webpack_require__.d(__webpack_exports__, {
            /* harmony export */
            Z: () => (
              /* binding */
              confirmVerified
            )
            /* harmony export */
          });
          var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
          var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3047);
          var _operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5557);
          var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_2__]);
          _operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_2__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];
          __webpack_async_result__();
        } catch (e) {
          __webpack_async_result__(e);
        }
      });
    })
  ),
  /***/
  4284: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        E: () => (
          /* binding */
          tellBlocks
        )
        /* harmony export */
      });
      var _domain_report_anchoring_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4698);
      var _domain_open_stamp_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5238);
      var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7794);
      var _domain_report_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(923);
      var _operations_run_each_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4659);
      async function tellBlocks(results, locate, { inputs, door: { signals } }) {
        const missing = [...new Set(results.flatMap((result) => isUntold(result) ? (0, _domain_report_report_js__WEBPACK_IMPORTED_MODULE_3__.ol)(result) ?? [] : []))];
        const told = /* @__PURE__ */ new Map();
        const asking = (0, _operations_run_each_js__WEBPACK_IMPORTED_MODULE_4__.T)(indexDigests(missing), locate, {
          concurrency: inputs.concurrency,
          keyOf: (digest) => digest,
          stop: signals.cancellation.stop,
          onResult: ({ target }, outcome) => void told.set(target, outcome)
        });
        await Promise.race([asking.catch(signals.fail), signals.overdue]);
        return results.map((result) => withBlock(result, told));
      }
      function isUntold(result) {
        const { kind } = result.outcome;
        const isStamped = kind === "anchored" || kind === "already-anchored";
        return isStamped && result.coveredBy === void 0 && (0, _domain_report_anchoring_js__WEBPACK_IMPORTED_MODULE_0__.$p)(result) === void 0;
      }
      function withBlock(result, told) {
        const { outcome } = result;
        const located = told.get(result.coveredBy ?? (0, _domain_report_report_js__WEBPACK_IMPORTED_MODULE_3__.ol)(result) ?? "");
        if (located === void 0 || outcome.kind !== "anchored" && outcome.kind !== "already-anchored")
          return result;
        if ((0, _domain_open_stamp_js__WEBPACK_IMPORTED_MODULE_1__.R0)(located))
          return { ...result, outcome: located };
        if (located.kind !== "verified")
          return result;
        const evidence = { ...located.evidence, requestId: outcome.evidence.requestId };
        return { ...result, outcome: { ...outcome, evidence: (0, _domain_outcome_js__WEBPACK_IMPORTED_MODULE_2__.pX)(evidence, outcome.evidence) } };
      }
      async function* indexDigests(digests) {
        for (const [index, target] of digests.entries())
          yield { index, target };
      }
    })
  ),
  /***/
  3407: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        v: () => (
          /* binding */
          waitForFinality
        )
      });
      var client_clock = __webpack_require__(8251);
      var open_stamp = __webpack_require__(5238);
      var domain_outcome = __webpack_require__(7794);
      var report = __webpack_require__(923);
      var errors = __webpack_require__(3047);
      var operations_turns = __webpack_require__(8620);
      ;
      const pauses = [1e3, 2e3, 4e3, 8e3];
      const longestPause = 15e3;
      const openPause = 3e4;
      async function awaitFinality(stamps, options) {
        const { clock, deadline, stop } = options;
        const over = AbortSignal.any([AbortSignal.timeout(Math.max(0, Math.ceil(deadline - clock.now()))), stop]);
        const vigils = [...stamps].map(([digest, stamped]) => toVigil(digest, stamped, options));
        for (; ; ) {
          const waiting = vigils.filter(isWaiting);
          const next = waiting.reduce((soonest, vigil) => Math.min(soonest, vigil.next), deadline);
          if (waiting.length === 0 || over.aborted || clock.now() >= deadline)
            break;
          options.onRound?.(waiting.length);
          await clock.wait(Math.max(0, next - clock.now()), over);
          if (over.aborted || clock.now() >= deadline)
            break;
          const due = waiting.filter((vigil) => vigil.next <= clock.now());
          await askDue(due, options, over);
          for (const vigil of due)
            vigil.next = nextLook(vigil, options);
          if (due.some(({ seen }) => endsAsking(seen) || isCutShort(seen)))
            break;
        }
        tellTheOthers(vigils.filter(isWaiting));
        return new Map(vigils.map(({ digest, stamped, seen }) => [digest, (0, open_stamp.YU)(stamped, seen)]));
      }
      function toVigil(digest, stamped, options) {
        const vigil = { digest, stamped, looks: 0, next: 0 };
        vigil.next = mayResendNow(vigil, options) ? options.clock.now() : nextLook(vigil, options);
        return vigil;
      }
      function isWaiting({ stamped, seen }) {
        return (0, open_stamp.AJ)(stamped) && seen?.kind !== "found";
      }
      function mayResendNow({ stamped }, { blockTimeMs, clock }) {
        const open = (0, domain_outcome.wf)(stamped);
        return open?.mayResend === true && open.since + blockTimeMs <= clock.now();
      }
      function nextLook({ stamped, looks }, { clock, blockTimeMs }) {
        const now = clock.now();
        const open = (0, domain_outcome.wf)(stamped);
        if (open === void 0)
          return now + (pauses[looks] ?? longestPause);
        const regular = nextOpenLook(open.since, now);
        const end = open.since + blockTimeMs;
        return open.mayResend && end > now ? Math.min(regular, end) : regular;
      }
      function nextOpenLook(since, now) {
        const [, , last] = open_stamp.nM;
        const early = open_stamp.nM.find((time) => since + time > now);
        if (early !== void 0)
          return since + early;
        return since + last + openPause * (Math.floor((now - since - last) / openPause) + 1);
      }
      async function askDue(due, options, over) {
        let isAtEnd = false;
        const turns = (0, operations_turns.z)(options.concurrency, async (vigil) => {
          if (over.aborted || isAtEnd)
            return;
          const wasDue = mayResendNow(vigil, options);
          const outcome = await options.check(vigil.digest, over);
          vigil.looks += 1;
          if (!(over.aborted && isCutShort(outcome)))
            vigil.seen = outcome;
          isAtEnd ||= endsAsking(outcome);
          if (wasDue && outcome.kind === "not-found" && !over.aborted)
            await sendAgain(vigil, options);
        });
        due.forEach(turns.add);
        await turns.rest();
      }
      async function sendAgain(vigil, { resend }) {
        const again = await resend(vigil.digest);
        const open = (0, domain_outcome.wf)(again) ?? (0, domain_outcome.wf)(vigil.stamped);
        if (endsAsking(again))
          vigil.seen = again;
        if (!("error" in again) || (0, domain_outcome.wf)(again) !== void 0) {
          vigil.stamped = again;
          delete vigil.seen;
        }
        if (open !== void 0 && "open" in vigil.stamped) {
          vigil.stamped = { ...vigil.stamped, open: { ...open, mayResend: false } };
        }
        vigil.looks = 0;
      }
      function tellTheOthers(waiting) {
        const failures = waiting.flatMap(({ seen }) => seen !== void 0 && "error" in seen ? [seen] : []);
        const end = failures.find(endsAsking);
        const cause = end ?? failures.findLast((failure) => !isCutShort(failure)) ?? failures.at(-1);
        if (cause === void 0)
          return;
        for (const vigil of waiting) {
          const isReached = vigil.seen !== void 0 && !(end !== void 0 && !("error" in vigil.seen));
          if (!isReached)
            vigil.seen = notReached(cause.error);
        }
      }
      function endsAsking(outcome) {
        return outcome !== void 0 && "error" in outcome && (0, errors.u2)(outcome.error.code).stopsRun === true;
      }
      function isCutShort(outcome) {
        return outcome !== void 0 && "error" in outcome && outcome.error.code === "NOT_ATTEMPTED";
      }
      function notReached(error) {
        const account = `Nothing was asked for it after ${error.code}: ${error.account}`;
        return (0, domain_outcome.w2)(new errors._Z("NOT_ATTEMPTED", account, { cause: error }));
      }
      var line = __webpack_require__(6827);
      ;
      async function waitForFinality(results, { find, operate, waitFor }, { inputs, door: { log, signals } }) {
        const awaited = awaitedOf(results);
        if (awaited.size === 0)
          return results;
        const stamps = new Map([...awaited].map(([digest, { outcome }]) => [digest, outcome]));
        const clock = client_clock.m;
        const waiting = awaitFinality(stamps, {
          deadline: lastAnswer(stamps, clock.now()) + inputs.waitTimeout,
          blockTimeMs: inputs.blockTime,
          concurrency: inputs.concurrency,
          check: find,
          resend: (digest) => {
            const { subject } = awaited.get(digest) ?? { subject: { name: digest, digest } };
            log.warning(`The answer to the stamp of ${(0, line.zz)(subject.name)} was lost, and after block-time the chain does not hold it: it is sent once more.`);
            return operate(subject);
          },
          clock,
          stop: signals.cancellation.stop,
          onRound: (count) => waitFor(`${count} ${count === 1 ? "hash" : "hashes"} to appear on the chain`)
        });
        const known = waiting.catch((thrown) => {
          signals.fail(thrown);
          return stamps;
        });
        const ended = await Promise.race([known, signals.overdue.then(() => stamps)]);
        log.info(renderEnded(ended));
        return results.map((result) => {
          const digest = result.coveredBy ?? (0, report.ol)(result);
          const outcome = digest === void 0 || !(0, open_stamp.AJ)(result.outcome) ? void 0 : ended.get(digest);
          return outcome === void 0 ? result : { ...result, outcome };
        });
      }
      function awaitedOf(results) {
        const awaited = results.flatMap(({ subject, outcome, coveredBy }) => "digest" in subject && coveredBy === void 0 && (0, open_stamp.AJ)(outcome) ? [[subject.digest, { subject, outcome }]] : []);
        return new Map(awaited);
      }
      function lastAnswer(stamps, now) {
        return [...stamps.values()].reduce((latest, outcome) => Math.max(latest, (0, domain_outcome.wf)(outcome)?.since ?? now), Number.NEGATIVE_INFINITY);
      }
      function renderEnded(ended) {
        const outcomes = [...ended.values()];
        const found = `${outcomes.filter(({ kind }) => kind === "anchored").length} of ${outcomes.length} stamps found on the chain`;
        const unasked = outcomes.flatMap((outcome) => whyUnasked(outcome) ?? []);
        if (unasked.length === 0)
          return `${found}.`;
        return `${found}; for ${unasked.length} the service could not be asked (${[...new Set(unasked)].join(", ")}).`;
      }
      function whyUnasked(outcome) {
        return outcome.kind === "accepted" ? outcome.unasked : (0, domain_outcome.Mz)(outcome)?.code;
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
  7419: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        E: () => (
          /* binding */
          renderPlan
        )
        /* harmony export */
      });
      var _domain_report_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(923);
      var _inputs_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(232);
      function renderPlan(report, inputs) {
        const stamps = (0, _inputs_inputs_js__WEBPACK_IMPORTED_MODULE_1__.Ad)(inputs) === "" ? 0 : countRequests(report);
        const proofs = inputs.mode === "stamp" && inputs.proof ? stamps : 0;
        const count = stamps + proofs;
        const left = [
          "what is tried again",
          ...inputs.nodes.length > 0 ? ["questions to chain nodes"] : [],
          ...inputs.mode === "stamp" && inputs.waitForFinality ? ["looks at the chain while it waits"] : [],
          ...proofs > 0 ? ["questions whether the proof files are ready"] : [],
          ...inputs.fromRelease || inputs.releaseAttach !== "none" ? ["requests to GitHub"] : [],
          ...inputs.fromRelease ? ["the release's assets, which a dry run does not read"] : []
        ];
        return `A real run would make ${count} ${count === 1 ? "request" : "requests"} to the service${renderProofs(proofs)}; not counted: ${left.join(", ")}.`;
      }
      function renderProofs(count) {
        return count === 0 ? "" : `, ${count} of them for ${count === 1 ? "a proof file" : "proof files"} at the cost of a second stamp each`;
      }
      function countRequests({ results }) {
        const asked = results.filter(({ outcome, coveredBy }) => outcome.kind === "skipped" && coveredBy === void 0);
        return new Set(asked.map(_domain_report_report_js__WEBPACK_IMPORTED_MODULE_0__.ol)).size;
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
