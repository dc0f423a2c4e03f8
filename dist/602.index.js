export const id = 602;
export const ids = [602];
export const modules = {
  /***/
  3306: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        Yz: () => (
          /* binding */
          debug
        ),
        z3: () => (
          /* binding */
          error
        ),
        V4: () => (
          /* binding */
          getInput
        ),
        Os: () => (
          /* binding */
          group
        ),
        pq: () => (
          /* binding */
          info
        ),
        _o: () => (
          /* binding */
          isDebug
        ),
        lm: () => (
          /* binding */
          notice
        ),
        uH: () => (
          /* binding */
          setOutput
        ),
        Pq: () => (
          /* binding */
          setSecret
        ),
        $e: () => (
          /* binding */
          warning
        )
      });
      var external_os_ = __webpack_require__(857);
      ;
      function utils_toCommandValue(input) {
        if (input === null || input === void 0) {
          return "";
        } else if (typeof input === "string" || input instanceof String) {
          return input;
        }
        return JSON.stringify(input);
      }
      function toCommandProperties(annotationProperties) {
        if (!Object.keys(annotationProperties).length) {
          return {};
        }
        return {
          title: annotationProperties.title,
          file: annotationProperties.file,
          line: annotationProperties.startLine,
          endLine: annotationProperties.endLine,
          col: annotationProperties.startColumn,
          endColumn: annotationProperties.endColumn
        };
      }
      ;
      function command_issueCommand(command, properties, message) {
        const cmd = new Command(command, properties, message);
        process.stdout.write(cmd.toString() + external_os_.EOL);
      }
      function command_issue(name, message = "") {
        command_issueCommand(name, {}, message);
      }
      const CMD_STRING = "::";
      class Command {
        constructor(command, properties, message) {
          if (!command) {
            command = "missing.command";
          }
          this.command = command;
          this.properties = properties;
          this.message = message;
        }
        toString() {
          let cmdStr = CMD_STRING + this.command;
          if (this.properties && Object.keys(this.properties).length > 0) {
            cmdStr += " ";
            let first = true;
            for (const key in this.properties) {
              if (this.properties.hasOwnProperty(key)) {
                const val = this.properties[key];
                if (val) {
                  if (first) {
                    first = false;
                  } else {
                    cmdStr += ",";
                  }
                  cmdStr += `${key}=${escapeProperty(val)}`;
                }
              }
            }
          }
          cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
          return cmdStr;
        }
      }
      function escapeData(s) {
        return utils_toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
      }
      function escapeProperty(s) {
        return utils_toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
      }
      var external_crypto_ = __webpack_require__(6982);
      var external_fs_ = __webpack_require__(9896);
      ;
      function file_command_issueFileCommand(command, message) {
        const filePath = process.env[`GITHUB_${command}`];
        if (!filePath) {
          throw new Error(`Unable to find environment variable for file command ${command}`);
        }
        if (!external_fs_.existsSync(filePath)) {
          throw new Error(`Missing file at path: ${filePath}`);
        }
        external_fs_.appendFileSync(filePath, `${utils_toCommandValue(message)}${external_os_.EOL}`, {
          encoding: "utf8"
        });
      }
      function file_command_prepareKeyValueMessage(key, value) {
        const delimiter = `ghadelimiter_${external_crypto_.randomUUID()}`;
        const convertedValue = utils_toCommandValue(value);
        if (key.includes(delimiter)) {
          throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
        }
        if (convertedValue.includes(delimiter)) {
          throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
        }
        return `${key}<<${delimiter}${external_os_.EOL}${convertedValue}${external_os_.EOL}${delimiter}`;
      }
      var external_path_ = __webpack_require__(6928);
      ;
      var __awaiter = function(thisArg, _arguments, P, generator) {
        function adopt(value) {
          return value instanceof P ? value : new P(function(resolve) {
            resolve(value);
          });
        }
        return new (P || (P = Promise))(function(resolve, reject) {
          function fulfilled(value) {
            try {
              step(generator.next(value));
            } catch (e) {
              reject(e);
            }
          }
          function rejected(value) {
            try {
              step(generator["throw"](value));
            } catch (e) {
              reject(e);
            }
          }
          function step(result) {
            result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
          }
          step((generator = generator.apply(thisArg, _arguments || [])).next());
        });
      };
      var ExitCode;
      (function(ExitCode2) {
        ExitCode2[ExitCode2["Success"] = 0] = "Success";
        ExitCode2[ExitCode2["Failure"] = 1] = "Failure";
      })(ExitCode || (ExitCode = {}));
      function exportVariable(name, val) {
        const convertedVal = toCommandValue(val);
        process.env[name] = convertedVal;
        const filePath = process.env["GITHUB_ENV"] || "";
        if (filePath) {
          return issueFileCommand("ENV", prepareKeyValueMessage(name, val));
        }
        issueCommand("set-env", { name }, convertedVal);
      }
      function setSecret(secret) {
        command_issueCommand("add-mask", {}, secret);
      }
      function addPath(inputPath) {
        const filePath = process.env["GITHUB_PATH"] || "";
        if (filePath) {
          issueFileCommand("PATH", inputPath);
        } else {
          issueCommand("add-path", {}, inputPath);
        }
        process.env["PATH"] = `${inputPath}${path.delimiter}${process.env["PATH"]}`;
      }
      function getInput(name, options) {
        const val = process.env[`INPUT_${name.replace(/ /g, "_").toUpperCase()}`] || "";
        if (options && options.required && !val) {
          throw new Error(`Input required and not supplied: ${name}`);
        }
        if (options && options.trimWhitespace === false) {
          return val;
        }
        return val.trim();
      }
      function getMultilineInput(name, options) {
        const inputs = getInput(name, options).split("\n").filter((x) => x !== "");
        if (options && options.trimWhitespace === false) {
          return inputs;
        }
        return inputs.map((input) => input.trim());
      }
      function getBooleanInput(name, options) {
        const trueValue = ["true", "True", "TRUE"];
        const falseValue = ["false", "False", "FALSE"];
        const val = getInput(name, options);
        if (trueValue.includes(val))
          return true;
        if (falseValue.includes(val))
          return false;
        throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${name}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``);
      }
      function setOutput(name, value) {
        const filePath = process.env["GITHUB_OUTPUT"] || "";
        if (filePath) {
          return file_command_issueFileCommand("OUTPUT", file_command_prepareKeyValueMessage(name, value));
        }
        process.stdout.write(external_os_.EOL);
        command_issueCommand("set-output", { name }, utils_toCommandValue(value));
      }
      function setCommandEcho(enabled) {
        issue("echo", enabled ? "on" : "off");
      }
      function setFailed(message) {
        process.exitCode = ExitCode.Failure;
        error(message);
      }
      function isDebug() {
        return process.env["RUNNER_DEBUG"] === "1";
      }
      function debug(message) {
        command_issueCommand("debug", {}, message);
      }
      function error(message, properties = {}) {
        command_issueCommand("error", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
      }
      function warning(message, properties = {}) {
        command_issueCommand("warning", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
      }
      function notice(message, properties = {}) {
        command_issueCommand("notice", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
      }
      function info(message) {
        process.stdout.write(message + external_os_.EOL);
      }
      function startGroup(name) {
        command_issue("group", name);
      }
      function endGroup() {
        command_issue("endgroup");
      }
      function group(name, fn) {
        return __awaiter(this, void 0, void 0, function* () {
          startGroup(name);
          let result;
          try {
            result = yield fn();
          } finally {
            endGroup();
          }
          return result;
        });
      }
      function saveState(name, value) {
        const filePath = process.env["GITHUB_STATE"] || "";
        if (filePath) {
          return issueFileCommand("STATE", prepareKeyValueMessage(name, value));
        }
        issueCommand("save-state", { name }, toCommandValue(value));
      }
      function getState(name) {
        return process.env[`STATE_${name}`] || "";
      }
      function getIDToken(aud) {
        return __awaiter(this, void 0, void 0, function* () {
          return yield OidcClient.getIDToken(aud);
        });
      }
    })
  ),
  /***/
  5578: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        EU: () => (
          /* binding */
          writeFailure
        ),
        /* harmony export */
        Ko: () => (
          /* binding */
          readInputs
        ),
        /* harmony export */
        Sy: () => (
          /* binding */
          writeSummary
        ),
        /* harmony export */
        gr: () => (
          /* binding */
          outputNames
        ),
        /* harmony export */
        hM: () => (
          /* binding */
          createLog
        ),
        /* harmony export */
        iN: () => (
          /* binding */
          annotationsPerLevel
        ),
        /* harmony export */
        n0: () => (
          /* binding */
          setOutputs
        ),
        /* harmony export */
        q_: () => (
          /* binding */
          emptyOutputs
        ),
        /* harmony export */
        ql: () => (
          /* binding */
          readSecrets
        )
        /* harmony export */
      });
      var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
      var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
      var _actions_core__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3306);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6608);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2872);
      var _core_version_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4983);
      var _host_input_reader_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(516);
      var _host_input_table_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4103);
      var _host_inputs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2009);
      var _render_markdown_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(79);
      const annotationsPerLevel = 9;
      const printers = { error: _actions_core__WEBPACK_IMPORTED_MODULE_8__.z3, warning: _actions_core__WEBPACK_IMPORTED_MODULE_8__.$e, notice: _actions_core__WEBPACK_IMPORTED_MODULE_8__.lm };
      function createLog() {
        const isDebugged = _actions_core__WEBPACK_IMPORTED_MODULE_8__._o();
        const byLevel = {
          error: createAnnotator("error"),
          warning: createAnnotator("warning"),
          notice: createAnnotator("notice")
        };
        return {
          info: (message) => {
            batchWrites(process.stdout);
            _actions_core__WEBPACK_IMPORTED_MODULE_8__.pq((0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.S5)(message));
          },
          debug: (message) => {
            if (!isDebugged)
              return;
            batchWrites(process.stdout);
            _actions_core__WEBPACK_IMPORTED_MODULE_8__.Yz((0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.S5)(message));
          },
          error: byLevel.error.annotate,
          warning: byLevel.warning.annotate,
          notice: byLevel.notice.annotate,
          group: (title, work) => _actions_core__WEBPACK_IMPORTED_MODULE_8__.Os((0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.S5)(title), work),
          countUnprinted: (level, counts) => byLevel[level].countUnprinted(counts),
          closeAnnotations: () => Object.values(byLevel).forEach(({ close }) => close())
        };
      }
      function createAnnotator(level) {
        let issuedCount = 0;
        let last;
        const counts = /* @__PURE__ */ new Map();
        const add = (kind, count) => void counts.set(kind, (counts.get(kind) ?? 0) + count);
        const print = (message, { title, file, helpTitle = title }) => {
          const isInWorkspace = file !== void 0 && !/^\.\.\/|^\/|^[A-Za-z]:\//.test(file);
          printers[level]((0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.S5)(`${message} More: ${(0, _core_version_js__WEBPACK_IMPORTED_MODULE_9__.nC)(helpTitle)}`), {
            title: (0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.S5)(title),
            ...isInWorkspace && { file: (0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.S5)(file) }
          });
        };
        const logOnly = (message, { title, count = 1 }) => {
          add(title, count);
          _actions_core__WEBPACK_IMPORTED_MODULE_8__.pq((0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.S5)(`${level}: ${message}`));
        };
        const annotate = (message, target) => {
          issuedCount += 1;
          if (issuedCount < annotationsPerLevel)
            print(message, target);
          else if (issuedCount === annotationsPerLevel)
            last = { message, target };
          else
            logOnly(message, target);
        };
        const close = () => {
          if (last === void 0)
            return;
          if (counts.size === 0)
            return print(last.message, last.target);
          const { message, target: { title, count: ownCount = 1 } } = last;
          const unshown = /* @__PURE__ */ new Map([[title, ownCount]]);
          for (const [kind, count] of counts)
            unshown.set(kind, (unshown.get(kind) ?? 0) + count);
          _actions_core__WEBPACK_IMPORTED_MODULE_8__.pq((0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.S5)(`${level}: ${message}`));
          const total = [...unshown.values()].reduce((sum, count) => sum + count, 0);
          const kinds = [...unshown].map(([kind, count]) => `${count} ${kind}`).join(", ");
          const target = { title: `more ${level}s`, helpTitle: "Messages without a code" };
          print(`${total} more: ${kinds}. See the log and the summary.`, target);
        };
        const countUnprinted = (kinds) => kinds.forEach((count, kind) => add(kind, count));
        return { annotate, countUnprinted, close };
      }
      function batchWrites(stream) {
        if (stream.writableCorked > 0)
          return;
        stream.cork();
        setImmediate(() => stream.uncork());
      }
      const emptyOutputs = {
        results: "[]",
        "results-path": "",
        "checksums-path": "",
        "statement-path": "",
        status: "failed",
        count: "0",
        "accepted-count": "0",
        "timestamped-count": "0",
        "anchored-count": "0",
        "all-anchored": "false",
        "report-urls": "[]",
        "release-url": "",
        findings: "[]",
        "findings-count": "0",
        "issue-url": "",
        "monitor-path": ""
      };
      const outputNames = Object.keys(emptyOutputs);
      async function setOutputs(outputs = emptyOutputs) {
        await writeForRunner("GITHUB_OUTPUT", "outputs", async () => {
          for (const [name, value] of Object.entries(outputs))
            _actions_core__WEBPACK_IMPORTED_MODULE_8__.uH(name, value);
        });
      }
      async function writeForRunner(variable, kind, write) {
        try {
          const stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(process.env[variable] || ".", { throwIfNoEntry: false });
          if (stats?.isFIFO() === true)
            throw new RangeError("it is a pipe");
          await write();
        } catch (cause) {
          const message = `The ${kind} of this step could not be written to the file of ${variable}: ${(0, _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.bD)(cause)}.`;
          throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__._Z("OUTPUT_UNWRITABLE", message, {
            cause,
            hint: `Check that the runner's disk has free space, and that no earlier step changes ${variable} or removes its file. The evidence is in output-dir.`
          });
        }
      }
      async function writeFailure(error, log) {
        const { code, hint, lines } = error;
        const [title = "", ...details] = lines.map((line) => (0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_7__.u9)(line, 2e3));
        const parts = [`**${title}**`, ...details.length > 0 ? [details.map((line) => `- ${line}`).join("\n")] : []];
        const advice = `**What to do:** ${(0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_7__.u9)(hint)} [More](${(0, _core_version_js__WEBPACK_IMPORTED_MODULE_9__.nC)(code)})`;
        await writeSummary(`${[`## \u26D4 ${(0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_7__.Cu)(code)}`, ...parts, advice].join("\n\n")}
`, log);
      }
      async function writeSummary(markdown, log) {
        const file = process.env["GITHUB_STEP_SUMMARY"] ?? "";
        if (file === "") {
          log.debug("There is no GITHUB_STEP_SUMMARY: this runner shows no summaries.");
          return;
        }
        const flag = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_APPEND;
        await writeForRunner("GITHUB_STEP_SUMMARY", "summary", () => (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.appendFile)(file, markdown, { flag }));
      }
      const unsafeEnvironment = "NODE_TLS_REJECT_UNAUTHORIZED is 0 in the environment; remove it: without certificates anybody could answer";
      async function readInputs() {
        for (const secret of readSecrets())
          _actions_core__WEBPACK_IMPORTED_MODULE_8__.Pq(secret);
        const isUnsafe = process.env["NODE_TLS_REJECT_UNAUTHORIZED"] === "0";
        const witnesses = (0, _host_input_reader_js__WEBPACK_IMPORTED_MODULE_4__.Dx)(_actions_core__WEBPACK_IMPORTED_MODULE_8__.V4("witness"));
        const problems = [
          ...isUnsafe ? [unsafeEnvironment] : [],
          ...await findPatternProblems(),
          // Imported only here, since most runs have no witnesses.
          ...witnesses.length === 0 ? [] : (await __webpack_require__.e(
            /* import() */
            840
          ).then(__webpack_require__.bind(__webpack_require__, 2840))).witnessProblems(witnesses)
        ];
        return (0, _host_inputs_js__WEBPACK_IMPORTED_MODULE_6__.TL)((name) => _actions_core__WEBPACK_IMPORTED_MODULE_8__.V4(name), problems);
      }
      function readSecrets() {
        const secrets = _host_input_table_js__WEBPACK_IMPORTED_MODULE_5__.vj.flatMap((name) => {
          const { secret, kind } = _host_input_table_js__WEBPACK_IMPORTED_MODULE_5__.Fu[name];
          if (kind === "nodes")
            return (0, _host_input_reader_js__WEBPACK_IMPORTED_MODULE_4__.HA)(_actions_core__WEBPACK_IMPORTED_MODULE_8__.V4(name));
          return secret === true ? [_actions_core__WEBPACK_IMPORTED_MODULE_8__.V4(name)] : [];
        });
        return secrets.filter((secret) => secret !== "");
      }
      async function findPatternProblems() {
        const names = _host_input_table_js__WEBPACK_IMPORTED_MODULE_5__.vj.filter((name) => _host_input_table_js__WEBPACK_IMPORTED_MODULE_5__.Fu[name].kind === "patterns" && _actions_core__WEBPACK_IMPORTED_MODULE_8__.V4(name) !== "");
        if (names.length === 0)
          return [];
        const { readPatternProblems } = await Promise.all(
          /* import() */
          [__webpack_require__.e(189), __webpack_require__.e(780)]
        ).then(__webpack_require__.bind(__webpack_require__, 1780));
        const problems = await Promise.all(names.map((name) => readPatternProblems(name, _actions_core__WEBPACK_IMPORTED_MODULE_8__.V4(name))));
        return problems.flat();
      }
    })
  ),
  /***/
  8602: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        startAction: () => (
          /* binding */
          startAction
        )
        /* harmony export */
      });
      var _actions_core__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3306);
      var _api_redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(435);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6608);
      var _host_input_reader_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(516);
      var _host_signals_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9967);
      var _render_problem_report_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4362);
      var _runner_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5578);
      async function startAction(toGitHubClient = (web) => web) {
        process.stdout.on("error", () => {
        });
        const log = (0, _runner_js__WEBPACK_IMPORTED_MODULE_5__.hM)();
        const signals = (0, _host_signals_js__WEBPACK_IMPORTED_MODULE_3__.R)(process, {
          onSignal: (name) => log.info(`${name}: cancelling; results so far are being written.`),
          onDefect: (thrown) => logFailure(withoutSecrets(thrown), log)
        });
        try {
          const passes = await runFromInputs({ log, signals, toGitHubClient });
          process.exitCode = signals.exitCode() ?? (passes ? 0 : 1);
        } catch (thrown) {
          process.exitCode = signals.exitCode() ?? 1;
          await reportFailure(withoutSecrets(thrown), log);
        } finally {
          log.closeAnnotations();
          signals.close();
        }
      }
      async function runFromInputs(tools) {
        const inputs = await (0, _runner_js__WEBPACK_IMPORTED_MODULE_5__.Ko)();
        if (inputs.mode === "monitor") {
          const { runMonitorStep } = await Promise.all(
            /* import() */
            [__webpack_require__.e(752), __webpack_require__.e(189), __webpack_require__.e(351), __webpack_require__.e(568), __webpack_require__.e(371), __webpack_require__.e(217), __webpack_require__.e(596)]
          ).then(__webpack_require__.bind(__webpack_require__, 596));
          return runMonitorStep(inputs, tools);
        }
        const { runStep } = await Promise.all(
          /* import() */
          [__webpack_require__.e(189), __webpack_require__.e(568), __webpack_require__.e(371)]
        ).then(__webpack_require__.bind(__webpack_require__, 3752));
        return runStep(inputs, tools);
      }
      function withoutSecrets(thrown) {
        const { code, lines, requestId, hint } = (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.Xt)(thrown);
        return new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__._Z(code, lines.map((0, _api_redact_js__WEBPACK_IMPORTED_MODULE_0__.x)((0, _runner_js__WEBPACK_IMPORTED_MODULE_5__.ql)())), { cause: thrown, requestId, hint });
      }
      function logError(error, log) {
        const { code, hint, lines } = error;
        const [summary = "", ...details] = lines;
        if (details.length > 0)
          log.info(summary);
        for (const line of details.length > 0 ? details : [summary])
          log.error(`${line} ${hint}`, { title: code });
      }
      function logFailure(failure, log) {
        logError(failure, log);
        for (const line of [_render_problem_report_js__WEBPACK_IMPORTED_MODULE_4__._, ...(0, _render_problem_report_js__WEBPACK_IMPORTED_MODULE_4__.S)(void 0, [failure])])
          log.info(line);
      }
      async function reportFailure(failure, log) {
        logFailure(failure, log);
        const attempts = await Promise.allSettled([
          (0, _runner_js__WEBPACK_IMPORTED_MODULE_5__.n0)(),
          (0, _host_input_reader_js__WEBPACK_IMPORTED_MODULE_2__.yG)(_actions_core__WEBPACK_IMPORTED_MODULE_6__.V4("show-summary")) === false ? void 0 : (0, _runner_js__WEBPACK_IMPORTED_MODULE_5__.EU)(failure, log)
        ]);
        for (const attempt of attempts) {
          if (attempt.status === "rejected")
            logError(withoutSecrets(attempt.reason), log);
        }
      }
    })
  ),
  /***/
  435: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        l: () => (
          /* binding */
          createRedactor
        ),
        /* harmony export */
        x: () => (
          /* binding */
          createRedactorOfAll
        )
        /* harmony export */
      });
      var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2872);
      const minLengthInsideWords = 8;
      function createRedactor(secret, minLength = minLengthInsideWords) {
        if (secret.length < minLength)
          return (text) => text;
        const spellings = [...new Set(spellingsOf(secret))];
        spellings.sort((one, other) => other.length - one.length);
        const patterns = spellings.map((spelling) => {
          const literal = spelling.replaceAll(/\W/g, String.raw`\$&`);
          return spelling.length < minLengthInsideWords ? `(?<![0-9a-z])${literal}(?![0-9a-z])` : literal;
        });
        const pattern = new RegExp(patterns.join("|"), "gi");
        const redact = (text) => text.replaceAll(pattern, "***");
        return (text) => {
          const redacted = redact(text);
          const visible = redacted.replaceAll(_core_text_js__WEBPACK_IMPORTED_MODULE_0__.sN, "");
          const redactedVisible = redact(visible);
          return redactedVisible === visible ? redacted : redactedVisible;
        };
      }
      const minRedactedLength = 4;
      function createRedactorOfAll(secrets) {
        const redactors = secrets.map((secret) => createRedactor(secret, minRedactedLength));
        return (text) => redactors.reduce((partlyRedacted, redactOne) => redactOne(partlyRedacted), text);
      }
      function spellingsOf(secret) {
        const hex = Buffer.from(secret).toString("hex");
        const codePoints = Array.from(secret, (character) => (character.codePointAt(0) ?? 0).toString(16));
        const json = JSON.stringify(secret).slice(1, -1);
        return [
          secret,
          json,
          // The secret in JSON that is itself a string in JSON.
          JSON.stringify(json).slice(1, -1),
          // A secret may contain half of a surrogate pair, for which `encodeURIComponent` throws.
          encodeURIComponent(secret.toWellFormed()),
          hex,
          hex.replaceAll(/../g, "%$&"),
          codePoints.map((codePoint) => `\\u${codePoint.padStart(4, "0")}`).join(""),
          codePoints.map((codePoint) => `&#x${codePoint};`).join(""),
          codePoints.map((codePoint) => `&#${Number.parseInt(codePoint, 16)};`).join(""),
          secret.replaceAll(/[<>&"']/g, (character) => htmlEntities[character] ?? character),
          Array.from(secret).toReversed().join(""),
          ...base64Of(secret)
        ];
      }
      const htmlEntities = {
        "<": "&lt;",
        ">": "&gt;",
        "&": "&amp;",
        '"': "&quot;",
        "'": "&apos;"
      };
      function base64Of(secret) {
        return [0, 1, 2].flatMap((shift) => {
          const bytes = Buffer.concat([Buffer.alloc(shift), Buffer.from(secret)]);
          const ownPart = bytes.toString("base64").slice(Math.ceil(shift * 8 / 6), Math.floor(bytes.length * 8 / 6));
          return [ownPart, ownPart.replaceAll("+", "-").replaceAll("/", "_")];
        });
      }
    })
  ),
  /***/
  2703: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        $Z: () => (
          /* binding */
          renderChainName
        ),
        /* harmony export */
        DB: () => (
          /* binding */
          toSafeLink
        ),
        /* harmony export */
        E1: () => (
          /* binding */
          explorerPageOf
        ),
        /* harmony export */
        Ex: () => (
          /* binding */
          parseNodeAddress
        ),
        /* harmony export */
        Oj: () => (
          /* binding */
          createUrlMaker
        ),
        /* harmony export */
        Q2: () => (
          /* binding */
          parseBaseUrl
        ),
        /* harmony export */
        T8: () => (
          /* binding */
          toServiceChainName
        ),
        /* harmony export */
        U9: () => (
          /* binding */
          isLoopback
        ),
        /* harmony export */
        US: () => (
          /* binding */
          decodePart
        ),
        /* harmony export */
        iV: () => (
          /* binding */
          parseChainName
        ),
        /* harmony export */
        iY: () => (
          /* binding */
          toServiceChain
        )
        /* harmony export */
      });
      var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2872);
      const maxUrlLength = 2048;
      const loopbackHost = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
      function isLoopback(url) {
        return loopbackHost.test(url.hostname);
      }
      function toSafeLink(text) {
        const hasInvisible = !/^[!-~]*$/.test(text) && /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u.test(text);
        if (text.length > maxUrlLength || hasInvisible || !URL.canParse(text))
          return void 0;
        const url = new URL(text);
        if (url.username !== "" || url.password !== "" || url.href.length > maxUrlLength)
          return void 0;
        const isLoopbackHttp = url.protocol === "http:" && isLoopback(url);
        return url.protocol === "https:" || isLoopbackHttp ? url.href : void 0;
      }
      function parseBaseUrl(text) {
        const url = parseSecureUrl(text);
        if (url.username !== "" || url.password !== "")
          throw new RangeError("this contains a user name or a password");
        if (/[?#]/.test(text))
          throw new RangeError("this has a query or a fragment");
        url.pathname = url.pathname.replace(/\/+$/, "").replace(/\/core$/, "");
        return url;
      }
      function parseSecureUrl(text) {
        if (!/^[\x21-\x7e]+$/.test(text))
          throw new RangeError("this contains a space or a character outside ASCII");
        if (!URL.canParse(text))
          throw new RangeError("this is not an address; begin it with https://");
        const url = new URL(text);
        if (url.protocol === "https:" || url.protocol === "http:" && isLoopback(url))
          return url;
        throw new RangeError("use https://; http:// works only on this machine");
      }
      function createUrlMaker(base) {
        const urlByPath = /* @__PURE__ */ new Map();
        return (path2) => {
          const url = urlByPath.get(path2) ?? new URL(base);
          if (!urlByPath.has(path2))
            url.pathname = `${base.pathname.replace(/\/$/, "")}${path2}`;
          urlByPath.set(path2, url);
          return url;
        };
      }
      function parseNodeAddress(text, password) {
        const url = parseSecureUrl(text);
        if (/[?#]/.test(text))
          throw new RangeError("this has a query or a fragment");
        if (url.pathname !== "/")
          throw new RangeError("this has a path; leave the path out");
        const [user, ownPassword] = [url.username, url.password].map(decodePart);
        if (user === void 0 || ownPassword === void 0)
          throw new RangeError("this has a user or password that is not percent-encoded");
        const secret = ownPassword || (password ?? "");
        const credentials = user === "" && secret === "" ? void 0 : `${user || "minima"}:${secret}`;
        url.username = "";
        url.password = "";
        return { url, name: url.origin, ...credentials !== void 0 && { credentials } };
      }
      function decodePart(part) {
        try {
          return decodeURIComponent(part);
        } catch {
          return void 0;
        }
      }
      function explorerPageOf(explorer, record) {
        if (findExplorerMistake(explorer) !== void 0)
          return void 0;
        const { blockNumber: block, txpowId: txpow, transactionId: transaction } = record;
        const idByName = { block: block?.toString(), txpow, transaction };
        let areIdsKnown = true;
        const address = explorer.replaceAll(idPlaceholder, (_, name) => {
          const id2 = idByName[name] ?? "";
          areIdsKnown &&= id2.isWellFormed() && /[^.]/.test(id2);
          return areIdsKnown ? encodeURIComponent(id2) : "";
        });
        return areIdsKnown ? toSafeLink(address) : void 0;
      }
      function renderChainName({ name, explorer = "" }) {
        return name ?? (findExplorerMistake(explorer) === void 0 ? new URL(explorer.replaceAll(idPlaceholder, "0")).host : "");
      }
      function toServiceChainName(text) {
        const name = text?.trim() ?? "";
        return name !== "" && name.length <= maxChainTextLength && (0, _text_js__WEBPACK_IMPORTED_MODULE_0__.wh)(name) === name ? name : void 0;
      }
      function toServiceChain(text) {
        const { name, explorer } = splitChainName(text);
        const isUsable = explorer !== void 0 && findExplorerMistake(explorer) === void 0;
        return { ...name !== "" && { name }, ...isUsable && { explorer } };
      }
      const maxChainTextLength = 200;
      const idPlaceholder = /\{(block|txpow|transaction)\}/g;
      function parseChainName(text) {
        if (text.trim() === "")
          return void 0;
        if (text.length > maxChainTextLength)
          throw new RangeError(`this has more than ${maxChainTextLength} characters`);
        if (text.search(_text_js__WEBPACK_IMPORTED_MODULE_0__.sN) >= 0)
          throw new RangeError("this has a line break or another invisible character");
        const { name, explorer } = splitChainName(text);
        if (/:\/\/|[{}]/.test(name))
          throw new RangeError("the address must stand last, after the name and a space");
        const mistake = explorer === void 0 ? void 0 : findExplorerMistake(explorer);
        if (mistake !== void 0)
          throw new RangeError(mistake);
        return { ...name !== "" && { name }, ...explorer !== void 0 && { explorer } };
      }
      function splitChainName(text) {
        const [, textBefore = "", lastWord = ""] = /^(?:(.*)\s)?(\S+)$/s.exec(text.trim()) ?? [];
        const isAddress = /^[a-z][a-z0-9+.-]*:\/|\{/i.test(lastWord);
        return isAddress ? { name: textBefore.trim(), explorer: lastWord } : { name: text.trim() };
      }
      function findExplorerMistake(explorer) {
        if (!/^[\x21-\x7e]+$/.test(explorer))
          return "its address has a character outside ASCII";
        const example = explorer.replaceAll(idPlaceholder, "0");
        if (!URL.canParse(example))
          return "its address is no address";
        const { protocol, username, password, origin } = new URL(example);
        if (protocol !== "https:")
          return "its address does not begin with https://";
        if (username !== "" || password !== "")
          return "its address has a user name or password in it";
        if (/[{}]/.test(example))
          return "its address has braces around other words than block, txpow and transaction";
        if (example === explorer)
          return "its address lacks {block}, {txpow} or {transaction}";
        return explorer.toLowerCase().startsWith(origin) ? void 0 : "its address must begin with https:// and a host name";
      }
    })
  ),
  /***/
  6608: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        EB: () => (
          /* binding */
          withMessage
        ),
        /* harmony export */
        NS: () => (
          /* binding */
          withoutQuote
        ),
        /* harmony export */
        Xm: () => (
          /* binding */
          withQuote
        ),
        /* harmony export */
        Xt: () => (
          /* binding */
          toAnchorError
        ),
        /* harmony export */
        _Z: () => (
          /* binding */
          AnchorError
        ),
        /* harmony export */
        bD: () => (
          /* binding */
          messageOf
        ),
        /* harmony export */
        u2: () => (
          /* binding */
          errorFacts
        ),
        /* harmony export */
        uD: () => (
          /* binding */
          isOutage
        ),
        /* harmony export */
        xU: () => (
          /* binding */
          systemCode
        )
        /* harmony export */
      });
      var _words_front_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2826);
      var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2872);
      function errorFacts(code) {
        return _words_front_js__WEBPACK_IMPORTED_MODULE_0__.OP[code];
      }
      class AnchorError extends Error {
        name = "AnchorError";
        code;
        requestId;
        /** What to do, in place of the catalogue's hint; absent where the catalogue's hint fits. */
        ownHint;
        paid;
        saysUnsent;
        /** The part of `message` before the service's words; it ends without a full stop where `quotation` is given. */
        ownMessage;
        /** The lines of `message`: where several mistakes are listed, the first line introduces the others. */
        lines;
        quotation;
        retryAfterMs;
        httpStatus;
        constructor(code, text, options = {}) {
          const { cause, requestId, quotation, hint, paid, saysUnsent = false, retryAfterMs, httpStatus } = options;
          const messageLines = typeof text === "string" ? [text] : text;
          const ownLines = quotation === void 0 ? messageLines.map(_text_js__WEBPACK_IMPORTED_MODULE_1__.em) : messageLines;
          const ownMessage = ownLines.join("\n");
          super(withQuote({ ownMessage, quotation }), cause === void 0 ? void 0 : { cause });
          this.code = code;
          this.requestId = requestId;
          this.ownHint = hint ?? (hasTooManyOpenFiles(cause) ? openFilesAdvice : void 0);
          this.paid = paid;
          this.saysUnsent = saysUnsent;
          this.ownMessage = ownMessage;
          this.lines = quotation === void 0 ? ownLines : [this.message];
          this.quotation = quotation;
          this.retryAfterMs = retryAfterMs;
          this.httpStatus = httpStatus;
        }
        get hint() {
          return this.hintFor();
        }
        /** Says what to do, in the words of `front`, and at the end what to do about a stamp that may have been made. */
        hintFor(front = _words_front_js__WEBPACK_IMPORTED_MODULE_0__.Qu) {
          const { code, ownHint, paid } = this;
          return (0, _text_js__WEBPACK_IMPORTED_MODULE_1__.hq)([(0, _words_front_js__WEBPACK_IMPORTED_MODULE_0__.EN)(ownHint ?? front.hintOf(code), front), paid === "stamp" && front.afterStamp]).join(" ");
        }
      }
      function withQuote({ ownMessage, quotation }) {
        return quotation === void 0 ? ownMessage : (0, _text_js__WEBPACK_IMPORTED_MODULE_1__.em)(`${ownMessage}: ${quotation}`);
      }
      function withoutQuote({ ownMessage }) {
        return (0, _text_js__WEBPACK_IMPORTED_MODULE_1__.em)(ownMessage);
      }
      function withMessage(error, message, hint = error.ownHint, paid = error.paid) {
        const { code, cause, requestId, quotation, retryAfterMs, httpStatus } = error;
        return new AnchorError(code, message, { cause, requestId, quotation, retryAfterMs, httpStatus, hint, paid });
      }
      const openFilesAdvice = "Raise the limit of open files (ulimit -n), or lower concurrency. Then run it again.";
      function hasTooManyOpenFiles(thrown) {
        return /^E[MN]FILE$/.test(systemCode(thrown) ?? "");
      }
      function toAnchorError(thrown) {
        if (thrown instanceof AnchorError)
          return thrown;
        if (hasTooManyOpenFiles(thrown)) {
          const message = "Too many files are open at once: the system refused to open one more.";
          return new AnchorError("FILE_UNREADABLE", message, { cause: thrown });
        }
        return new AnchorError("INTERNAL", messageOf(thrown), { cause: thrown });
      }
      function isOutage({ code, cause }) {
        if (code === "NOT_ATTEMPTED")
          return cause instanceof AnchorError && isOutage(cause);
        return errorFacts(code).outage === true;
      }
      function messageOf(thrown) {
        return thrown instanceof Error ? thrown.message : String(thrown);
      }
      function systemCode(thrown) {
        return thrown instanceof Error && "code" in thrown && typeof thrown.code === "string" && "errno" in thrown ? thrown.code : void 0;
      }
    })
  ),
  /***/
  2872: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        DD: () => (
          /* binding */
          maxShownNameLength
        ),
        /* harmony export */
        I6: () => (
          /* binding */
          textLimits
        ),
        /* harmony export */
        L1: () => (
          /* binding */
          renderFew
        ),
        /* harmony export */
        PP: () => (
          /* binding */
          renderDuration
        ),
        /* harmony export */
        S5: () => (
          /* binding */
          toLine
        ),
        /* harmony export */
        Sh: () => (
          /* binding */
          toLineNames
        ),
        /* harmony export */
        UP: () => (
          /* binding */
          renderBytes
        ),
        /* harmony export */
        em: () => (
          /* binding */
          sentence
        ),
        /* harmony export */
        hS: () => (
          /* binding */
          counted
        ),
        /* harmony export */
        hq: () => (
          /* binding */
          nonEmpty
        ),
        /* harmony export */
        ir: () => (
          /* binding */
          toReadableDay
        ),
        /* harmony export */
        j2: () => (
          /* binding */
          findKeyMistake
        ),
        /* harmony export */
        oN: () => (
          /* binding */
          toReadableMinute
        ),
        /* harmony export */
        sN: () => (
          /* binding */
          invisibleCharacters
        ),
        /* harmony export */
        wh: () => (
          /* binding */
          plainText
        ),
        /* harmony export */
        zz: () => (
          /* binding */
          toLineName
        )
        /* harmony export */
      });
      const invisibleCharacters = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
      const textLimits = { message: 500, word: 128 };
      const plainAscii = /^[!-~]+(?: [!-~]+)*$/;
      function plainText(text, limit = textLimits.message) {
        if (text.length <= limit && plainAscii.test(text))
          return text;
        const isCut = text.length > limit;
        const oneLine = text.slice(0, limit).replaceAll(/[\t\n\r\u2028\u2029]+/g, " ");
        return oneLine.replaceAll(invisibleCharacters, "").trim() + (isCut ? "\u2026" : "");
      }
      function sentence(text) {
        return /[.!?…:][)”"']?$/u.test(text) ? text : `${text}.`;
      }
      const maxShownNameLength = 200;
      const maxLineLength = 4e3;
      const namedEscapes = /* @__PURE__ */ new Map([
        ["\n", "\\n"],
        ["\r", "\\r"],
        ["	", "\\t"]
      ]);
      const emojiStyle = /(?<=\p{Extended_Pictographic})\uFE0F/u;
      const safeLine = /^(?:[⚓⏳✅❌❔⛔]|📡|⏭\uFE0F|[!-9;-Z\\-~])[ -Z\\-~]*$/;
      const invisibleOrStyle = new RegExp(`${emojiStyle.source}|(${invisibleCharacters.source})`, "gu");
      function toLine(text, limit = maxLineLength) {
        if (text.length <= limit && safeLine.test(text))
          return text;
        const visibleText = shorten(text, limit).replaceAll(invisibleOrStyle, (match, invisible) => invisible === void 0 ? match : namedEscapes.get(match) ?? escapeOf(match));
        const withoutCommands = visibleText.includes("[") ? visibleText.replaceAll(/#(?![a-z])/g, escapeOf) : visibleText;
        return withoutCommands.replace(/^([\s\p{M}]*)(:)/u, (_, before, colon) => before + escapeOf(colon));
      }
      function toLineName(name, limit = maxShownNameLength) {
        return toLine(name, limit).replaceAll(/^ | $| (?= )/g, escapeOf);
      }
      function renderDuration(ms) {
        return ms < 12e4 ? counted(Math.ceil(ms / 1e3), "second") : counted(Math.round(ms / 6e4), "minute");
      }
      function counted(count, noun, nouns = `${noun}s`) {
        return count === 1 ? `1 ${noun}` : `${count} ${nouns}`;
      }
      function toLineNames(names) {
        return renderFew(names, (name) => toLineName(name));
      }
      function wrapLine(line, columns, indent = 0) {
        if (line.length < columns)
          return line;
        const widthOf = (text) => text.replaceAll(/\p{Cc}\[\d+m/gu, "").length;
        const lines = [];
        let lastLine = "";
        for (const [part, word = ""] of line.matchAll(/\s*(\S+)/g)) {
          if (lastLine === "" || widthOf(lastLine + part) < columns)
            lastLine += part;
          else {
            lines.push(lastLine);
            lastLine = " ".repeat(Math.max(0, Math.min(indent, columns - 1 - widthOf(word)))) + word;
          }
        }
        return [...lines, lastLine].join("\n");
      }
      function escapeOf(character) {
        return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
      }
      function shorten(text, limit) {
        if (text.length <= limit)
          return text;
        const codePoints = Array.from(text);
        if (codePoints.length <= limit)
          return text;
        const head = codePoints.slice(0, Math.ceil(limit / 2)).join("");
        return `${head}\u2026${codePoints.slice(-Math.floor(limit / 2)).join("")}`;
      }
      const sizeUnits = ["B", "KiB", "MiB", "GiB", "TiB"];
      function renderBytes(bytes) {
        const power = Math.min(sizeUnits.length - 1, Math.max(0, Math.floor(Math.log2(Math.max(bytes, 1)) / 10)));
        const amount = bytes / 1024 ** power;
        return `${power === 0 ? amount : amount.toFixed(1)} ${sizeUnits[power]}`;
      }
      function nonEmpty(parts) {
        return parts.filter((part) => typeof part === "string" && part !== "");
      }
      function renderFew(items, render) {
        const shownText = items.slice(0, maxItems).map(render).join(", ");
        return shownText + (items.length > maxItems ? ` and ${items.length - maxItems} more` : "");
      }
      const maxItems = 10;
      const isoDate = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(?::[\d.]+)? ?(Z|UTC|[+-]\d\d:?\d\d)?)?$/;
      function toReadableMinute(date) {
        const text = typeof date === "string" ? date : date.toISOString();
        const [, day = "", time, zone] = isoDate.exec(text) ?? [];
        const offset = zone?.replace("UTC", "Z").replace(/(\d\d):?(\d\d)$/, "$1:$2") ?? "Z";
        const moment = /* @__PURE__ */ new Date(`${day}T${time ?? "00:00"}${offset}`);
        const [, readableDay, minute] = /, 0?(\d+ \w+ \d+) (\d\d:\d\d)/.exec(moment.toUTCString()) ?? [];
        return readableDay === void 0 ? text : nonEmpty([readableDay, time && minute, zone && "UTC"]).join(" ");
      }
      function toReadableDay(date) {
        return /^\d{1,2} [A-Z][a-z]{2} \d{4}(?= |$)/.exec(toReadableMinute(date))?.[0];
      }
      function toServiceDate(date) {
        const readable = plainText(toReadableMinute(date), textLimits.word);
        return readable.endsWith(" UTC") ? readable : `${readable}, as the service writes it`;
      }
      function findKeyMistake(key) {
        if (/^(?:\$\{.*\}|\{\{.*\}\}|<.*>|".*"|'.*')$/s.test(key))
          return "is a placeholder, or is in quotes, and not the key itself";
        return /^[!-~]*$/.test(key) ? void 0 : "contains a space, a line break or a character outside ASCII";
      }
    })
  ),
  /***/
  4983: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        LJ: () => (
          /* binding */
          documentUrl
        ),
        /* harmony export */
        nC: () => (
          /* binding */
          errorHelpUrl
        ),
        /* harmony export */
        rE: () => (
          /* binding */
          version
        )
        /* harmony export */
      });
      const version = "0.2.0";
      function documentUrl(name) {
        return `https://github.com/anchor-artifacts/anchor-artifacts/blob/v${version}/docs/${name}`;
      }
      function errorHelpUrl(title) {
        return documentUrl(`errors.md#${title.toLowerCase().replaceAll(/[^\w-]+/g, "-")}`);
      }
    })
  ),
  /***/
  516: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Dx: () => (
          /* binding */
          linesOf
        ),
        /* harmony export */
        HA: () => (
          /* binding */
          nodeSecretsOf
        ),
        /* harmony export */
        Hu: () => (
          /* binding */
          acceptLine
        ),
        /* harmony export */
        aK: () => (
          /* binding */
          readRows
        ),
        /* harmony export */
        ic: () => (
          /* binding */
          createInputReader
        ),
        /* harmony export */
        yG: () => (
          /* binding */
          parseBoolean
        )
        /* harmony export */
      });
      var _words_verdicts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2107);
      var _core_addresses_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2703);
      var _words_front_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2826);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2872);
      var _input_table_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4103);
      function createInputReader(read, problems, { input, missing, guess } = _words_front_js__WEBPACK_IMPORTED_MODULE_2__.Qu) {
        return {
          text: (name) => read(name) || (_input_table_js__WEBPACK_IMPORTED_MODULE_4__.Fu[name].default ?? ""),
          /** Adds the mistake that `value` does not have the input's form. The message shows `value`. */
          addInvalid: (name, value, why) => {
            const shownValue = value === "" ? "missing" : `"${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.S5)(value)}"`;
            const reason = why === void 0 ? "" : ` (${why})`;
            problems.push(`${input(name)} is ${shownValue}; it must be ${formOf(_input_table_js__WEBPACK_IMPORTED_MODULE_4__.Fu[name])}${reason}`);
          },
          guess,
          addMissingUrl: () => void problems.push(missing("api-url", read("mode"))),
          /** Adds the mistake `problem`, which follows the input's name in a sentence; the value is not shown. */
          addProblem: (name, problem) => void problems.push(`${input(name)} ${problem}`)
        };
      }
      function formOf(row) {
        if (row.kind === "choice")
          return `${row.choices.slice(0, -1).join(", ")} or ${row.choices.at(-1)}`;
        return "least" in row ? `a whole number from ${row.least} to ${row.most}` : inputForms[row.kind];
      }
      const inputForms = {
        text: "a text",
        key: "a text of printable ASCII characters",
        boolean: "true or false",
        auto: "auto, true or false",
        address: "the service's base address, like https://example.org",
        patterns: "a list of glob patterns, like dist/**",
        nodes: "a chain node's address, like https://node.example:9005",
        verdicts: `any or none alone, or a list of ${_words_verdicts_js__WEBPACK_IMPORTED_MODULE_0__.Bt.join(", ")}`,
        chain: "a name and, after the last space, an https: address with {block}, {txpow} or {transaction} in it",
        witnesses: "lines rfc3161 URL or opentimestamps URL",
        tags: "lines of globs of tags, like v* or !nightly-*",
        repositories: "lines OWNER/NAME",
        replacements: "lines TAG/NAME sha3-256:hex, with 64 digits"
      };
      function linesOf(text) {
        const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim());
        return lines.filter((line) => line !== "");
      }
      const userInfoPattern = /^([a-z][a-z0-9+.-]*:\/\/|)(.*)@/is;
      function maskUserInfo(address) {
        return address.replace(userInfoPattern, "$1***@");
      }
      function parseServiceAddress(reader, name) {
        const { text } = reader;
        const value = text(name);
        if (value !== "")
          return tryParsing(_core_addresses_js__WEBPACK_IMPORTED_MODULE_1__.Q2, value, reader, name);
        const isStamp = !["check", "verify", "monitor"].includes(text("mode"));
        const areNodesAsked = text("node-url") !== "" && !isStamp;
        const areClocksAsked = text("api-key") + text("api-key-from") === "" && (!isStamp || text("witness") !== "");
        if (!areNodesAsked && !areClocksAsked)
          reader.addMissingUrl();
        return void 0;
      }
      function tryParsing(parse, text, { addInvalid }, name) {
        try {
          return parse(text);
        } catch (error) {
          if (!(error instanceof RangeError))
            throw error;
          addInvalid(name, maskUserInfo(text), text === "" ? void 0 : error.message);
          return void 0;
        }
      }
      function parseNodes(reader, name) {
        const names = /* @__PURE__ */ new Set();
        return linesOf(reader.text(name)).map((line) => {
          const node = tryParsing(_core_addresses_js__WEBPACK_IMPORTED_MODULE_1__.Ex, line, reader, name);
          const address = node ?? { url: new URL("https://invalid"), name: maskUserInfo(line) };
          if (names.has(address.name))
            reader.addProblem(name, `names ${address.name} twice; name each node once`);
          names.add(address.name);
          return address;
        });
      }
      function nodeSecretsOf(text) {
        const parts = linesOf(text).flatMap((line) => userInfoPattern.exec(line)?.[2]?.split(/:(.*)/s) ?? []);
        return [...new Set(parts.flatMap((part) => [part, (0, _core_addresses_js__WEBPACK_IMPORTED_MODULE_1__.US)(part) ?? part]))].filter((part) => part !== "");
      }
      const parsers = {
        text: (reader, name) => reader.text(name),
        key: parseKey,
        patterns: readLines,
        boolean: (reader, name) => parseFlag(reader, name) ?? false,
        auto: (reader, name) => reader.text(name) === "auto" ? "auto" : parseFlag(reader, name) ?? "auto",
        choice: parseChoice,
        number: parseInteger,
        seconds: (reader, name, row) => parseInteger(reader, name, row) * 1e3,
        count: (reader, name, row) => reader.text(name) === "all" ? "all" : parseInteger(reader, name, row),
        verdicts: parseVerdicts,
        address: parseServiceAddress,
        nodes: parseNodes,
        chain: (reader, name) => tryParsing(_core_addresses_js__WEBPACK_IMPORTED_MODULE_1__.iV, reader.text(name), reader, name),
        // Witnesses are parsed elsewhere, so that a start without witnesses does not load their parser.
        witnesses: readLines,
        replacements: (reader, name) => checkLines(linesOf(reader.text(name)), acceptLine, reader, name),
        tags: readCommentedLines,
        repositories: (reader, name) => checkLines(readCommentedLines(reader, name), repositoryPattern, reader, name)
      };
      function readRows(reader, rows) {
        const values = Object.entries(rows).map(([name, row]) => {
          const parse = parsers[row.kind];
          return [name.replaceAll(/-./g, (match) => match.slice(1).toUpperCase()), parse(reader, name, row)];
        });
        return Object.fromEntries(values);
      }
      function parseBoolean(text) {
        return /^(?:true|True|TRUE|false|False|FALSE)$/.test(text) ? text.toLowerCase() === "true" : void 0;
      }
      function readLines(reader, name) {
        return linesOf(reader.text(name));
      }
      function readCommentedLines(reader, name) {
        return linesOf(reader.text(name).replaceAll(/(?<=^|\s)#.*/gm, ""));
      }
      const repositoryPattern = /^(?!\.+\/)[\w.-]+\/(?!\.+$)[\w.-]+$/;
      function checkLines(lines, pattern, { addInvalid }, name) {
        for (const line of lines.filter((text) => !pattern.test(text)))
          addInvalid(name, line);
        return lines;
      }
      function parseFlag(reader, name) {
        const value = parseBoolean(reader.text(name));
        if (value === void 0)
          reader.addInvalid(name, reader.text(name));
        return value;
      }
      function parseChoice(reader, name, { choices }) {
        const value = reader.text(name);
        if (choices.includes(value))
          return value;
        reader.addInvalid(name, value);
        return choices[0];
      }
      function parseInteger(reader, name, { least, most }) {
        const value = reader.text(name);
        const number = /^[0-9]{1,9}$/.test(value) ? Number(value) : Number.NaN;
        if (!(number >= least && number <= most))
          reader.addInvalid(name, value);
        return number;
      }
      function parseVerdicts(reader, name) {
        const value = reader.text(name);
        const words = value.split(/[\s,]+/).filter((word) => word !== "");
        const conditions = _words_verdicts_js__WEBPACK_IMPORTED_MODULE_0__.Bt.filter((verdict) => words.includes(verdict));
        const onlyWord = words.length === 1 ? words[0] : void 0;
        if (onlyWord === "any")
          return new Set(_words_verdicts_js__WEBPACK_IMPORTED_MODULE_0__.Lo);
        const badWord = words.find((word) => !conditions.some((condition) => condition === word));
        const guess = badWord && reader.guess?.(badWord, [..._words_verdicts_js__WEBPACK_IMPORTED_MODULE_0__.Bt, "any", "none"]);
        if (onlyWord !== "none" && (words.length === 0 || badWord !== void 0))
          reader.addInvalid(name, value, guess && `do you mean ${guess} instead of ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.S5)(badWord)}?`);
        return new Set(conditions);
      }
      function parseKey(reader, name) {
        const value = reader.text(name);
        const mistake = (0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.j2)(value);
        if (mistake !== void 0)
          reader.addProblem(name, mistake);
        return value;
      }
      const acceptLine = /^(.+)\/([^/]+?)[ \t]+sha3-256:([0-9a-f]{64})$/i;
    })
  ),
  /***/
  4103: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Fu: () => (
          /* binding */
          inputTable
        ),
        /* harmony export */
        Ix: () => (
          /* binding */
          monitorInputs
        ),
        /* harmony export */
        j$: () => (
          /* binding */
          commonInputs
        ),
        /* harmony export */
        nI: () => (
          /* binding */
          modes
        ),
        /* harmony export */
        vj: () => (
          /* binding */
          inputNames
        )
        /* harmony export */
      });
      const modes = ["stamp", "check", "verify", "monitor"];
      const runModes = ["stamp", "check", "verify"];
      const commonInputs = {
        mode: { kind: "choice", choices: modes, required: true },
        files: { kind: "patterns", modes: runModes },
        "subject-checksums": { kind: "text", modes: runModes },
        proofs: { kind: "patterns", modes: ["verify"] },
        "from-release": { kind: "boolean", default: "false", modes: runModes },
        "release-tag": { kind: "text", modes: runModes },
        "release-attach": { kind: "choice", choices: ["none", "body", "assets", "both"], default: "none", modes: runModes },
        "api-url": { kind: "address" },
        "api-key": { kind: "key", secret: true },
        "api-key-from": { kind: "text" },
        "if-no-api-key": { kind: "choice", choices: ["error", "skip"], default: "error" },
        report: { kind: "auto", default: "auto", modes: runModes },
        wait: { kind: "seconds", least: 0, most: 86400, default: "0", modes: runModes },
        anchor: { kind: "choice", choices: ["each", "manifest"], default: "each", modes: runModes },
        concurrency: { kind: "number", least: 1, most: 64, default: "8" },
        "request-timeout": { kind: "seconds", least: 1, most: 600, default: "60" },
        "max-files": { kind: "number", least: 1, most: 1e7, default: "1000" },
        "if-no-files-found": { kind: "choice", choices: ["error", "warn", "ignore"], default: "error" },
        "fail-on": { kind: "verdicts", default: "not-found,no-match,changed,unknown,unreachable,failed" },
        "block-time": { kind: "seconds", least: 0, most: 3600, default: "180" },
        chain: { kind: "chain" },
        "node-url": { kind: "nodes", modes: ["check", "verify", "monitor"] },
        witness: { kind: "witnesses", modes: runModes },
        "send-file-names": { kind: "boolean", default: "false", modes: runModes },
        "allow-untrusted-event": { kind: "boolean", default: "false" },
        "dry-run": { kind: "boolean", default: "false" },
        "show-summary": { kind: "boolean", default: "true" },
        "output-dir": { kind: "text" },
        "github-token": { kind: "text", runnerDefault: "${{ github.token }}", secret: true }
      };
      const monitorInputs = {
        repositories: { kind: "repositories", modes: ["monitor"] },
        releases: { kind: "count", least: 1, most: 1e6, default: "20", modes: ["monitor"] },
        tags: { kind: "tags", modes: ["monitor"] },
        bytes: { kind: "choice", choices: ["stated", "download"], default: "stated", modes: ["monitor"] },
        baseline: { kind: "text", modes: ["monitor"] },
        accept: { kind: "replacements", modes: ["monitor"] },
        issue: { kind: "boolean", default: "false", modes: ["monitor"] }
      };
      const inputTable = { ...commonInputs, ...monitorInputs };
      const inputNames = Object.keys(inputTable);
    })
  ),
  /***/
  2009: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        TL: () => (
          /* binding */
          parseInputs
        ),
        /* harmony export */
        bk: () => (
          /* binding */
          reasonToSkip
        ),
        /* harmony export */
        f3: () => (
          /* binding */
          serviceAddressOf
        ),
        /* harmony export */
        vz: () => (
          /* binding */
          sourceOf
        )
        /* harmony export */
      });
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6608);
      var _words_front_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2826);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2872);
      var _input_reader_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(516);
      var _input_table_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4103);
      function parseInputs(read, otherProblems = [], front = _words_front_js__WEBPACK_IMPORTED_MODULE_1__.Qu) {
        const problems = [...otherProblems];
        const reader = (0, _input_reader_js__WEBPACK_IMPORTED_MODULE_3__.ic)(read, problems, front);
        refuseForeignInputs(reader);
        const { mode, report, nodeUrl: nodes, ...values } = (0, _input_reader_js__WEBPACK_IMPORTED_MODULE_3__.aK)(reader, _input_table_js__WEBPACK_IMPORTED_MODULE_4__.j$);
        const makesReport = report === "auto" ? values.releaseAttach !== "none" : report;
        const common = { ...values, nodes, report: makesReport, anchor: anchorOf({ mode, nodes, ...values }) };
        const inputs = mode === "monitor" ? { ...common, mode, ...(0, _input_reader_js__WEBPACK_IMPORTED_MODULE_3__.aK)(reader, _input_table_js__WEBPACK_IMPORTED_MODULE_4__.Ix) } : { ...common, mode };
        problems.push(...findContradictions(inputs, front));
        if (problems.length === 0)
          return inputs;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("INPUT_INVALID", [...(0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.hq)([front.unusableInputs(problems.length)]), ...problems]);
      }
      function refuseForeignInputs({ text, addProblem }) {
        const mode = _input_table_js__WEBPACK_IMPORTED_MODULE_4__.nI.find((known) => known === text("mode"));
        if (mode === void 0)
          return;
        for (const name of _input_table_js__WEBPACK_IMPORTED_MODULE_4__.vj) {
          const { default: defaultText = "", modes: allowedModes = _input_table_js__WEBPACK_IMPORTED_MODULE_4__.nI } = _input_table_js__WEBPACK_IMPORTED_MODULE_4__.Fu[name];
          const isGiven = ![defaultText, "false"].includes(text(name).toLowerCase());
          if (!isGiven || allowedModes.includes(mode))
            continue;
          const rule = `is for mode: ${allowedModes.join(", ")} only`;
          const problem = mode === "monitor" ? "has no effect on mode: monitor, which looks at releases" : rule;
          addProblem(name, `${problem}; leave it out`);
        }
      }
      function findContradictions(inputs, front) {
        const { input, setting, missing } = front;
        const { mode, files, proofs, anchor, subjectChecksums, fromRelease, apiKey, ifNoApiKey, dryRun } = inputs;
        const { releaseAttach, githubToken, apiKeyFrom, apiUrl } = inputs;
        const serviceInputs = (0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.hq)([apiUrl && "api-url", apiKey && "api-key", apiKeyFrom && "api-key-from"]);
        const areFilesNamed = files.length > 0 || proofs.length > 0 || subjectChecksums !== "" || fromRelease;
        const source = sourceOf(inputs);
        const rules = [
          [
            !areFilesNamed && mode !== "monitor",
            `files is missing; give files, subject-checksums${mode === "verify" ? ", proofs" : ""} or from-release: true`
          ],
          [
            proofs.length > 0 && anchor === "manifest",
            `${input("proofs")} and ${setting("anchor", "manifest")} exclude each other`
          ],
          [!["", "github"].includes(apiKeyFrom), `api-key-from is "${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.S5)(apiKeyFrom)}"; it must be github, or left out`],
          [
            proofs.length > 0 && source === "clocks",
            `${input("proofs")} are verified by a service or by chain nodes; give ${input("api-url")} or ${input("node-url")}`
          ],
          [
            apiKey === "" && apiKeyFrom === "" && ifNoApiKey === "error" && !dryRun && source === "service",
            missing("api-key", mode)
          ],
          [
            apiUrl?.hostname === "service.example" && !dryRun && (apiKey !== "" || apiKeyFrom !== ""),
            `${input("api-url")} is still https://service.example, the example of the documents. Put the address of your service there`
          ],
          [
            source === "nodes" && serviceInputs.length > 0,
            `node-url and ${serviceInputs.join(", ")} exclude each other: nodes are asked instead of the service`
          ],
          [
            githubToken === "" && (mode === "monitor" || fromRelease || releaseAttach !== "none") && !dryRun,
            "github-token is missing; from-release, release-attach and mode: monitor need it (on a command line: GH_TOKEN or GITHUB_TOKEN)"
          ]
        ];
        return rules.filter(([isBroken]) => isBroken).map(([, problem]) => problem);
      }
      function sourceOf({ mode, nodes, apiUrl }) {
        if (nodes.length > 0 && mode !== "stamp")
          return "nodes";
        return apiUrl === void 0 ? "clocks" : "service";
      }
      function anchorOf(inputs) {
        if (sourceOf(inputs) !== "clocks")
          return inputs.anchor;
        return inputs.mode === "stamp" ? "manifest" : "each";
      }
      function serviceAddressOf({ apiUrl }) {
        return (apiUrl?.href ?? "").replace(/\/$/, "");
      }
      function reasonToSkip({ dryRun, apiKey, ifNoApiKey, ...inputs }) {
        const { mode } = inputs;
        if (dryRun)
          return "This was a dry run, so nothing was sent.";
        const source = sourceOf(inputs);
        const isServiceLeftOut = mode === "monitor" && source === "clocks" && ifNoApiKey === "skip";
        if (apiKey !== "" || source !== "service" && !isServiceLeftOut)
          return void 0;
        const result = mode === "monitor" ? "the chain was not asked" : "nothing was sent";
        return `There is no api-key, and if-no-api-key is skip, so ${result}.`;
      }
    })
  ),
  /***/
  9967: (
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
      const endingSignals = [
        ["SIGINT", 130, graceMs],
        ["SIGBREAK", 130, graceMs],
        ["SIGTERM", 143, 0],
        ["SIGHUP", 129, 0]
      ];
      const overdueMs = 1e3;
      function watchSignals(source, { onSignal, onDefect }) {
        const stop = new AbortController();
        const abort = new AbortController();
        const overdue = Promise.withResolvers();
        const timers = [];
        let exitCode;
        const endRun = (code, delayMs) => {
          exitCode ??= code;
          stop.abort();
          if (delayMs === 0)
            abort.abort();
          else
            timers.push(setTimeout(() => abort.abort(), delayMs));
          timers.push(setTimeout(overdue.resolve, delayMs + overdueMs));
        };
        const createHandler = (name, code, delayMs) => () => {
          onSignal(name);
          endRun(code, delayMs);
        };
        const fail = (thrown) => {
          endRun(1, 0);
          onDefect(thrown);
        };
        const listeners = {
          ...Object.fromEntries(endingSignals.map(([name, code, delayMs]) => [name, createHandler(name, code, delayMs)])),
          uncaughtException: fail,
          unhandledRejection: fail
        };
        for (const [event, listener] of Object.entries(listeners))
          source.on(event, listener);
        return {
          cancellation: { stop: stop.signal, abort: abort.signal },
          /** Resolves when the run must write the results that it has, even if requests are still open. */
          overdue: overdue.promise,
          /** The first signal's exit code, or 1 if a defect came first; `undefined` when there was neither. */
          exitCode: () => exitCode,
          /** Ends the run as SIGTERM does, but with exit code 1: for a defect that is not about one subject. */
          fail,
          /** Stops listening, so that the process can end. */
          close: () => {
            for (const timer of timers)
              clearTimeout(timer);
            for (const [event, listener] of Object.entries(listeners))
              source.off(event, listener);
          }
        };
      }
      async function untilOverdue(work, { fail, overdue }) {
        return await Promise.race([work.catch(fail), overdue]);
      }
    })
  ),
  /***/
  79: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        BK: () => (
          /* binding */
          renderLink
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
        FA: () => (
          /* binding */
          maxUnfoldedRows
        ),
        /* harmony export */
        YC: () => (
          /* binding */
          toBreakableCode
        ),
        /* harmony export */
        jq: () => (
          /* binding */
          renderFolded
        ),
        /* harmony export */
        nc: () => (
          /* binding */
          renderWithinBudget
        ),
        /* harmony export */
        u9: () => (
          /* binding */
          toMarkdownText
        ),
        /* harmony export */
        xm: () => (
          /* binding */
          renderShortDigest
        )
        /* harmony export */
      });
      var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2872);
      var _core_addresses_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2703);
      const breakInCode = "<wbr>";
      const breakInText = "&#8203;";
      const charactersToEscape = /[&<>"'`*[\]()\\|~$^{}!]|_(?:(?<![A-Za-z0-9]_)|(?![A-Za-z0-9]))/g;
      function toMarkdownCode(name, limit = _core_text_js__WEBPACK_IMPORTED_MODULE_0__.DD) {
        return `<code>${toCodeText((0, _core_text_js__WEBPACK_IMPORTED_MODULE_0__.zz)(name, limit))}</code>`;
      }
      function toCodeText(shown) {
        return encode(shown).replaceAll("@", `&#64;${breakInCode}`).replaceAll(/:(?=\/\/)/g, `&#58;${breakInCode}`).replaceAll(/www(?=\.)/gi, `$&${breakInCode}`);
      }
      function toMarkdownText(prose, limit = _core_text_js__WEBPACK_IMPORTED_MODULE_0__.I6.message) {
        return encode((0, _core_text_js__WEBPACK_IMPORTED_MODULE_0__.S5)(prose.trim(), limit)).replaceAll(/(?<!&)#(?=\S)/g, `&#35;${breakInText}`).replaceAll(/@(?=\S)/g, `&#64;${breakInText}`).replaceAll(/:(?=\/\/|[\w+-]+:)/g, `&#58;${breakInText}`).replaceAll(/www(?=\.)|GH-(?=\d)/gi, `$&${breakInText}`).replace(/^(\d*)([-+=.#])/, (_, digits, sign) => digits + toEntity(sign));
      }
      function encode(shown) {
        return shown.replaceAll(charactersToEscape, toEntity);
      }
      function toEntity(character) {
        return `&#${character.charCodeAt(0)};`;
      }
      const longPart = /([^/\s-]{13,})/u;
      function toBreakableCode(name) {
        const shownName = (0, _core_text_js__WEBPACK_IMPORTED_MODULE_0__.zz)(name, _core_text_js__WEBPACK_IMPORTED_MODULE_0__.DD);
        if (!longPart.test(shownName))
          return `<code>${toCodeText(shownName)}</code>`;
        const parts = shownName.split(longPart).filter((part) => part !== "");
        const pieces = parts.flatMap((part) => longPart.test(part) ? part.match(/[^._]{1,12}[._]*|[._]+/gu) ?? [] : [part]);
        return `<code>${pieces.map(toCodeText).join(breakInCode)}</code>`;
      }
      function renderLink(label, url) {
        const href = (0, _core_addresses_js__WEBPACK_IMPORTED_MODULE_1__.DB)(url);
        if (href === void 0)
          return toMarkdownCode(url);
        const encodedUrl = href.replaceAll(/[^\w\-.~:/?#@!&+,;=%]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`).replaceAll("&", "&amp;");
        return `[${toMarkdownText(label)}](${encodedUrl})`;
      }
      function renderShortDigest(digest) {
        return toMarkdownCode(`${digest.slice(0, 12)}\u2026`);
      }
      function renderWitnesses({ witnessed }) {
        const renderCalendarLink = (url) => ` (${renderLink("what its calendar keeps", url)})`;
        const lines = (witnessed?.sentences ?? []).map(({ sentence, url }) => toMarkdownText(sentence) + (url === void 0 ? "" : renderCalendarLink(url)));
        return lines.map((line) => `\u{1F570}\uFE0F ${line}.`).join("<br>");
      }
      function renderFolded(head, body) {
        return `<details><summary>${head}</summary>

${body}

</details>`;
      }
      function renderWithinBudget(items, budget, render) {
        const rows = [];
        let spentBytes = 0;
        for (const item of items) {
          const row = render(item);
          spentBytes += Buffer.byteLength(row) + 1;
          if (spentBytes > budget)
            break;
          rows.push(row);
        }
        return { rows, omittedCount: items.length - rows.length };
      }
      const maxUnfoldedRows = 20;
    })
  ),
  /***/
  4362: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        S: () => (
          /* binding */
          renderProblemReport
        ),
        /* harmony export */
        _: () => (
          /* binding */
          problemReportTitle
        )
        /* harmony export */
      });
      var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8161);
      var node_process__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1708);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2872);
      var _core_version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4983);
      const maxProblems = 20;
      const problemReportTitle = "Problem report, to copy whole: it holds no secrets and no file names";
      function renderProblemReport(mode, problems) {
        const problemLines = problems.map(({ code, requestId }) => requestId === void 0 ? code : `${code}, request ${requestId}`);
        const lines = [...Map.groupBy(problemLines, (line) => line)].map(([line, { length }]) => length === 1 ? line : `${line}, ${length} times`);
        const hiddenCount = lines.length - maxProblems;
        return (0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.hq)([
          `anchor-artifacts ${_core_version_js__WEBPACK_IMPORTED_MODULE_3__.rE}, node ${node_process__WEBPACK_IMPORTED_MODULE_1__.versions.node}, ${(0, node_os__WEBPACK_IMPORTED_MODULE_0__.platform)()} ${(0, node_os__WEBPACK_IMPORTED_MODULE_0__.arch)()}${mode === void 0 ? "" : `, mode ${mode}`}`,
          ...lines.slice(0, maxProblems),
          hiddenCount > 0 && `and ${hiddenCount} more`
        ]);
      }
    })
  ),
  /***/
  2826: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        EN: () => (
          /* binding */
          renderFor
        ),
        /* harmony export */
        OP: () => (
          /* binding */
          errorCatalogue
        ),
        /* harmony export */
        Qu: () => (
          /* binding */
          stepFront
        ),
        /* harmony export */
        U2: () => (
          /* binding */
          lostStampAdvice
        )
        /* harmony export */
      });
      const stepNoAnswerHint = "Your files are not judged. Wait a few minutes, then run the job again. After a stamp, wait for block-time first: it may have been paid for. What the chain holds by then is not paid again.";
      const stepAfterStamp = "After a stamp, wait for block-time first: what the chain holds by then is not paid again.";
      const errorCatalogue = {
        INPUT_INVALID: { hint: "Correct the input. docs/reference.md says what each input takes." },
        HASH_INVALID: {
          hint: "Send the file's SHA3-256 digest as 64 lowercase hex digits. openssl dgst -sha3-256 FILE prints it."
        },
        API_URL_MISSING: {
          hint: "Set ANCHOR_API_URL to the service's base address in the tool server's configuration. Then restart the server."
        },
        API_KEY_MISSING: {
          hint: "Set ANCHOR_API_KEY in the tool server's configuration and restart the server. Or give api_key for this one call."
        },
        STAMP_LIMIT_REACHED: {
          hint: "Ask the user whether more stamps are wanted. The user sets the limit with ANCHOR_MAX_STAMPS."
        },
        NO_FILES_FOUND: {
          hint: "Check that the build ran before this step, and that the patterns fit its files. If a run without files is all right, set if-no-files-found: ignore."
        },
        TOO_MANY_FILES: {
          hint: "Make the patterns narrower (do they match node_modules?), or raise max-files. With anchor: manifest, all files together need only one request."
        },
        OUTPUT_UNWRITABLE: { hint: "Set output-dir to a folder that can be written and has free space." },
        UNTRUSTED_EVENT: {
          hint: "For pull requests, use mode: check with release-attach: none. To verify, set report: false too. In a monitor, set issue: false. Read SECURITY.md before you set allow-untrusted-event: true."
        },
        FILE_UNREADABLE: { hint: "Give the runner's user permission to read the file.", aboutFile: true },
        FILE_VANISHED: {
          hint: "Another step or program removed the file. Run this step after everything that writes or removes it.",
          aboutFile: true
        },
        FILE_CHANGED: {
          hint: "Another step or program still writes the file. Run this step after everything that writes it.",
          aboutFile: true
        },
        FILE_NOT_REGULAR: {
          hint: "Only regular files can be hashed. Leave folders, devices, pipes and sockets out.",
          aboutFile: true
        },
        FILE_OUTSIDE_WORKSPACE: {
          hint: "Copy the file into the workspace, or put a link to it there and name that link in files.",
          aboutFile: true
        },
        FILE_NAME_INVALID: {
          hint: "Rename the file, so that every report can show its name.",
          aboutFile: true
        },
        CHECKSUMS_INVALID: {
          hint: "Write each line as SHA3-256 (name) = hex. cksum -a sha3 -l 256 FILE prints such a line."
        },
        CHECKSUM_MISMATCH: {
          hint: "This is not the file that the list was made for. Find out which of the two is wrong.",
          aboutFile: true
        },
        CHECKSUM_MISSING: { hint: "Add the file to the checksum list, or take it out of the patterns.", aboutFile: true },
        PROOF_INVALID: {
          hint: "Use the proof file that the service sent for exactly this file, and do not change it.",
          aboutFile: true
        },
        EVIDENCE_INVALID: {
          hint: "Download the evidence again from the place where it was published. Evidence that was changed or cut proves nothing."
        },
        PROOF_MISSING: { hint: "Add the file's proof to the proofs patterns, or leave the file out.", aboutFile: true },
        API_KEY_REJECTED: {
          hint: "The service refused the key. Copy the newest key of your account into the secret again, all of it. Pull requests from forks have no secrets.",
          stopsRun: true
        },
        PLAN_LIMIT_REACHED: {
          hint: "The account's plan is used up. Ask the service's operator for more. With anchor: manifest, all files together need one stamp.",
          stopsRun: true
        },
        RATE_LIMITED: {
          hint: `The service asks for fewer requests. ${stepAfterStamp} Lower concurrency, or use anchor: manifest. Then run the job again.`,
          outage: true
        },
        ENDPOINT_NOT_FOUND: {
          hint: "The service has nothing at this address. Set api-url to its base address alone, without /core and what follows it."
        },
        REDIRECT_REFUSED: {
          hint: "The redirect was not followed: it could give your key to somebody else. Ask the service's operator for the right api-url.",
          stopsRun: true
        },
        REQUEST_REJECTED: { hint: "Give the request id to the service's operator, who can see why the request was refused." },
        SERVICE_REFUSED: { hint: "Give the request id to the service's operator. This request anchored nothing." },
        SERVICE_UNAVAILABLE: { hint: stepNoAnswerHint, outage: true },
        SERVICE_UNREACHABLE: {
          hint: "The service cannot be reached from this machine. Check the network, the proxy and the firewall.",
          outage: true
        },
        TLS_REJECTED: {
          hint: "Check the server's certificate. If your company has its own CA, put the path of its file in NODE_EXTRA_CA_CERTS. The check cannot be switched off.",
          stopsRun: true
        },
        CONNECTION_LOST: { hint: stepNoAnswerHint, outage: true },
        REQUEST_TIMEOUT: { hint: `${stepNoAnswerHint} If it happens again, raise request-timeout.`, outage: true },
        RESPONSE_INVALID: {
          hint: "Check api-url. A proxy, a login page or another program may have answered in place of the service."
        },
        REPLY_MISMATCH: {
          hint: "Do not trust any result of this run. Tell the service's operator.",
          stopsRun: true
        },
        NODE_UNREACHABLE: {
          hint: "Your files are not judged. Check the node's address, and that the node runs.",
          outage: true
        },
        NODE_NOT_AUTHORISED: {
          hint: "Check the user and the password in the node's address. The node must run with -rpccrlf.",
          stopsRun: true
        },
        NODE_ANSWER_INVALID: {
          hint: "Check the node's address. Another program may have answered, or a node of another version."
        },
        CHAIN_UNNAMED: {
          hint: "Set the input chain to the chain's name and an explorer's address. Then the evidence still says in some years where to look."
        },
        NOT_ATTEMPTED: {
          hint: `${stepAfterStamp} If somebody cancelled the run, run the job again. Otherwise first correct what stopped it: another message says what.`
        },
        RELEASE_NOT_FOUND: {
          hint: "Create the release first, or name it with release-tag. To see a draft, the job needs permissions: contents: write. A fork's token never has that permission."
        },
        RELEASE_AMBIGUOUS: {
          hint: "Delete the draft that you do not want, or publish the one that you want. Then run the job again."
        },
        RELEASE_NOT_READABLE: { hint: "Give the job permissions: contents: read. To see drafts, it needs contents: write." },
        RELEASE_NOT_WRITABLE: {
          hint: "Give the job permissions: contents: write. Tokens of forks and of Dependabot can only read: set release-attach: none there."
        },
        ISSUE_NOT_WRITABLE: {
          hint: "Give the job permissions: issues: write. Check that issues are switched on in the repository."
        },
        RELEASE_IMMUTABLE: {
          hint: "Set release-attach: body; the notes can still be changed. Next time, run this step before the release is published."
        },
        RELEASE_BODY_FULL: {
          hint: "Shorten the release notes: GitHub allows 125,000 characters. Or set release-attach: assets or both, which keep the records in a file of the release."
        },
        RELEASE_WRITE_LOST: {
          hint: "Several jobs write to these release notes at the same time. Let one job wait for the other, by needs: or concurrency: in the workflow."
        },
        ASSET_DIGEST_MISMATCH: {
          hint: "Do not use this file. Save a copy of the download, remove the file from the release, and tell the release's owner. Upload a new file only after that.",
          aboutFile: true
        },
        ASSET_UNREADABLE: { hint: "The file is not judged. Run the job again later.", outage: true },
        ASSET_NOT_JUDGED: {
          hint: "The release has changed since this run read it. Run the job again, after the last upload."
        },
        ASSET_NOT_UPLOADED: { hint: "Run the job again. The evidence is also in output-dir." },
        ASSET_LIMIT_REACHED: { hint: "A release can have 1,000 files. Delete some, or set release-attach: body." },
        REPORT_UNAVAILABLE: {
          hint: "The report is the service's PDF about a verification. The verdict on your files stands without it. If you want it, open its link in results.json within one hour, before the service deletes it. A new report is a new payment."
        },
        REPORT_INVALID: {
          hint: "The report is the service's PDF about a verification. The verdict on your files stands without it. Tell the service's operator that the link does not lead to a usable report."
        },
        WITNESS_UNAVAILABLE: {
          hint: "Run the job again later: an outage of others ends. If it stays, check the address in the input witness, or name another clock.",
          outage: true
        },
        WITNESS_INVALID: {
          hint: "Check the address in the input witness: another program may answer there. If it is right, use another witness."
        },
        WITNESS_CLOCK: {
          hint: "The time-stamp was kept. Check the clock of this machine. If it is right, use another witness."
        },
        GITHUB_TOKEN_REJECTED: { hint: "Check the input github-token. Its default is the job's own token." },
        GITHUB_RATE_LIMITED: { hint: "Run the job again later. GitHub limits how often a token may ask.", outage: true },
        GITHUB_UNAVAILABLE: { hint: "Your files are not judged. Run the job again later.", outage: true },
        GITHUB_REFUSED: {
          hint: "GitHub's answer says why. Correct that, and run the job again. The evidence is also in output-dir."
        },
        INTERNAL: {
          hint: "This is a defect of this program. It says nothing about your files. If this run was to stamp, run a check before you stamp again: stamps may have been paid for. Please report the defect at https://github.com/anchor-artifacts/anchor-artifacts/issues, with the problem report at the end of the log."
        }
      };
      function renderFor(text, front) {
        return typeof text === "function" ? text(front) : text;
      }
      const lostStampAdvice = "Check this digest in a few minutes. Stamp it again only if the check does not find it.";
      const stepFront = {
        hintOf: (code) => errorCatalogue[code].hint,
        input: (name) => name,
        setting: (name, value) => `${name}: ${value}`,
        missing: (name, mode) => name === "api-url" ? `api-url is missing; it must be the service's base address, like https://example.org${mode === "stamp" ? ". Without an account, name independent clocks in witness" : ""}` : "api-key is empty. Check that the secret exists, that the workflow spells its name in the same way, and that this workflow may use it. Pull requests from forks have no secrets: set if-no-api-key: skip for them",
        unusableInputs: (count) => count === 1 ? "An input is not usable." : `${count} inputs are not usable.`,
        again: "run the job again",
        againAtStart: "Run the job again",
        afterStamp: lostStampAdvice
      };
    })
  ),
  /***/
  2107: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Bt: () => (
          /* binding */
          failConditions
        ),
        /* harmony export */
        Ez: () => (
          /* binding */
          isAnchoredOrSigned
        ),
        /* harmony export */
        Jo: () => (
          /* binding */
          verdictFacts
        ),
        /* harmony export */
        Lo: () => (
          /* binding */
          anyFailureVerdicts
        ),
        /* harmony export */
        rY: () => (
          /* binding */
          verdicts
        ),
        /* harmony export */
        rf: () => (
          /* binding */
          isAnchored
        )
        /* harmony export */
      });
      const verdictFacts = {
        accepted: { status: "pending", class: "open", icon: "\u23F3", label: "accepted", isStamped: true },
        anchored: { status: "finalized", class: "anchored", icon: "\u2693", label: "anchored", isStamped: true },
        "already-anchored": {
          status: "finalized",
          class: "anchored",
          icon: "\u2693",
          label: "already anchored",
          isStamped: true
        },
        found: { status: "finalized", class: "anchored", icon: "\u2705", label: "found", isStamped: false },
        "not-found": { status: "finalized", class: "wrong", icon: "\u274C", label: "not found", isStamped: false },
        verified: { status: "finalized", class: "anchored", icon: "\u2705", label: "verified", isStamped: false },
        "no-match": { status: "finalized", class: "wrong", icon: "\u274C", label: "no match", isStamped: false },
        timestamped: { status: "finalized", class: "signed", icon: "\u{1F552}", label: "time-stamped", isStamped: true },
        changed: { status: "finalized", class: "wrong", icon: "\u274C", label: "changed", isStamped: false },
        unclear: { status: "pending", class: "open", icon: "\u2754", label: "unclear", isStamped: false },
        unknown: { status: "unknown", class: "unanswered", icon: "\u2754", label: "unknown", isStamped: false },
        unreachable: { status: "failed", class: "unanswered", icon: "\u{1F4E1}", label: "unreachable", isStamped: false },
        failed: { status: "failed", class: "failed", icon: "\u26D4", label: "failed", isStamped: false },
        skipped: { status: "unknown", class: "skipped", icon: "\u23ED\uFE0F", label: "skipped", isStamped: false }
      };
      const verdicts = Object.keys(verdictFacts);
      const failConditions = [...verdicts, "witness"];
      const anyFailureVerdicts = verdicts.filter((verdict) => !isAnchoredOrSigned({ verdict }) && verdict !== "skipped");
      function isAnchored({ verdict }) {
        return verdictFacts[verdict].class === "anchored";
      }
      function isAnchoredOrSigned({ verdict }) {
        return verdictFacts[verdict].class === "anchored" || verdictFacts[verdict].class === "signed";
      }
    })
  )
};
