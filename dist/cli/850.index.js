export const id = 850;
export const ids = [850];
export const modules = {
  /***/
  5308: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Ac: () => (
          /* binding */
          parseOptions
        ),
        /* harmony export */
        O1: () => (
          /* binding */
          readOptionFile
        ),
        /* harmony export */
        PL: () => (
          /* binding */
          columnsOf
        ),
        /* harmony export */
        Pi: () => (
          /* binding */
          commands
        ),
        /* harmony export */
        WC: () => (
          /* binding */
          parseSetting
        ),
        /* harmony export */
        Wp: () => (
          /* binding */
          usageError
        ),
        /* harmony export */
        cz: () => (
          /* binding */
          optionsOf
        ),
        /* harmony export */
        r6: () => (
          /* binding */
          unwritableOutputError
        ),
        /* harmony export */
        wi: () => (
          /* binding */
          printLine
        )
        /* harmony export */
      });
      var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
      var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6608);
      var _core_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5961);
      var _core_match_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8574);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2872);
      var _host_input_reader_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(516);
      var _host_input_table_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4103);
      const commands = [..._host_input_table_js__WEBPACK_IMPORTED_MODULE_6__.nI, "hash"];
      const refusedInputs = {
        mode: "The command is the mode: anchor-artifacts check",
        "release-attach": "The command line reads releases, and never writes them: the action does that",
        "api-key": "Others could read it in the list of processes. Use ANCHOR_API_KEY or --api-key-file",
        "api-key-from": "It is for a workflow. Use ANCHOR_API_KEY or --api-key-file",
        "github-token": "Others could read it in the list of processes. Use GH_TOKEN",
        "allow-untrusted-event": "It is for a workflow",
        "show-summary": "It is for a workflow"
      };
      const [basics, selection, sources, results, limits] = [
        "What most people need",
        "Files and releases",
        "Who is asked, and how",
        "What is written, and how it ends",
        "Limits"
      ];
      const isRepeatable = true;
      const [fileCommands, chainCommands] = [["stamp", "check", "verify"], ["check", "verify", "monitor"]];
      const optionTable = {
        evidence: { group: basics, kind: "text", commands: ["verify"], value: "FILE|FOLDER", isRepeatable },
        "api-url": { group: basics, value: "URL", default: "the value of ANCHOR_API_URL" },
        "api-key-file": { group: basics, kind: "text", commands: _host_input_table_js__WEBPACK_IMPORTED_MODULE_6__.nI, value: "FILE", default: "the key in ANCHOR_API_KEY" },
        witness: { group: basics, value: "KIND URL", commands: ["stamp", "verify"], isRepeatable },
        wait: { group: basics, value: "SECONDS", commands: ["stamp"] },
        node: { group: basics, kind: "nodes", commands: chainCommands, value: "URL", isRepeatable },
        json: { group: basics, kind: "boolean", commands: _host_input_table_js__WEBPACK_IMPORTED_MODULE_6__.nI },
        files: { group: selection, value: "PATTERN", isRepeatable },
        "subject-checksums": { group: selection, value: "FILE" },
        proofs: { group: selection, value: "PATTERN", isRepeatable },
        "from-release": { group: selection },
        "release-tag": { group: selection, value: "TAG" },
        repository: {
          group: selection,
          kind: "text",
          commands: _host_input_table_js__WEBPACK_IMPORTED_MODULE_6__.nI,
          value: "OWNER/NAME",
          default: "the value of GITHUB_REPOSITORY"
        },
        "repository-url": {
          group: selection,
          kind: "text",
          commands: ["verify"],
          value: "URL",
          default: "https://github.com"
        },
        repositories: { group: selection, value: "OWNER/NAME", isRepeatable },
        releases: { group: selection, value: "NUMBER|all" },
        tags: { group: selection, value: "GLOB", isRepeatable },
        bytes: { group: selection },
        baseline: { group: selection, value: "FILE" },
        accept: { group: selection, value: "LINE", isRepeatable },
        "if-no-files-found": { group: selection, commands: fileCommands },
        anchor: { group: sources },
        "tsa-ca": { group: sources, kind: "text", commands: ["verify"], value: "FILE" },
        "bitcoin-header": { group: sources, kind: "text", commands: ["verify"], value: "HEX" },
        "node-url": { group: sources, value: "URL", isRepeatable },
        chain: { group: sources, value: '"NAME URL"' },
        report: { group: sources, kind: "boolean", commands: ["verify"] },
        "send-file-names": { group: sources, commands: ["verify"] },
        "if-no-api-key": { group: sources },
        "output-dir": { group: results, value: "FOLDER", default: "anchor-artifacts" },
        "fail-on": { group: results, value: "LIST", isRepeatable },
        "dry-run": { group: results },
        again: { group: results, kind: "boolean", commands: ["stamp"] },
        issue: { group: results },
        "block-time": { group: limits, value: "SECONDS" },
        "max-files": { group: limits, value: "NUMBER", commands: fileCommands },
        concurrency: { group: limits, value: "NUMBER" },
        "request-timeout": { group: limits, value: "SECONDS" }
      };
      function optionsOf(command) {
        const rows = Object.entries(optionTable).map(([optionName, facts]) => {
          const name = optionName;
          const inputRow = _host_input_table_js__WEBPACK_IMPORTED_MODULE_6__.Fu[name];
          const row = facts.kind === void 0 ? inputRow : { kind: facts.kind };
          if (row === void 0)
            throw new RangeError(`The option ${name} is of no kind.`);
          const ownCommands = facts.commands ?? row.modes ?? _host_input_table_js__WEBPACK_IMPORTED_MODULE_6__.nI;
          return { ...row.default !== void 0 && { default: row.default }, ...facts, commands: ownCommands, name, row };
        });
        return new Map(rows.filter((row) => row.commands?.includes(command)).map((row) => [row.name, row]));
      }
      function parseOptions(command, args) {
        const knownOptions = optionsOf(command);
        const options = Object.fromEntries([...knownOptions].map(([name, { row }]) => [name, { type: row.kind === "boolean" ? "boolean" : "string" }]));
        const { tokens } = (0, node_util__WEBPACK_IMPORTED_MODULE_1__.parseArgs)({ args: [...args], options, strict: false, tokens: true, allowPositionals: true });
        const givenOptions = tokens.filter((token) => token.kind === "option");
        const namesAndValues = givenOptions.map((token) => [token.name, readValue(command, knownOptions, token)]);
        const values = /* @__PURE__ */ new Map();
        for (const [name, value] of namesAndValues)
          values.set(name, [...values.get(name) ?? [], value]);
        for (const [name, { length }] of values) {
          if (length > 1 && knownOptions.get(name)?.isRepeatable !== true)
            throw usageError(`--${name} is given ${length} times; give it once`);
        }
        const positionals = tokens.flatMap((token) => token.kind === "positional" ? [token.value] : []);
        refuseContradictions({ command, values, positionals });
        return { command, values, positionals };
      }
      function refuseContradictions({ command, values, positionals }) {
        const findGiven = (...names) => names.find((name) => values.has(name));
        const evidenceOption = findGiven("tsa-ca", "bitcoin-header");
        if (evidenceOption !== void 0 && !values.has("evidence"))
          throw usageError(`--${evidenceOption} belongs to verify --evidence`);
        const [nodeOption, serviceOption] = [findGiven("node", "node-url"), findGiven("api-url", "api-key-file")];
        if (nodeOption !== void 0 && serviceOption !== void 0)
          throw usageError(`--${nodeOption} and --${serviceOption} exclude each other: nodes are asked instead of the service`);
        if (command === "monitor" && positionals.length > 0)
          throw usageError("monitor takes no files. Give --repository OWNER/NAME");
      }
      function readValue(command, knownOptions, { name, rawName, value, inlineValue }) {
        const row = knownOptions.get(name)?.row;
        if (row === void 0)
          throw unknownOptionError(command, rawName, knownOptions);
        if (row.kind === "boolean") {
          const flag = (0, _host_input_reader_js__WEBPACK_IMPORTED_MODULE_5__.yG)(value ?? "true");
          if (flag === void 0)
            throw usageError(`--${name} is "${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_4__.S5)(value ?? "")}"; it must be ${(0, _host_input_reader_js__WEBPACK_IMPORTED_MODULE_5__.QU)(row)}`);
          return String(flag);
        }
        if (value === void 0)
          throw usageError(`--${name} needs a value`);
        if (!inlineValue && /^-./.test(value))
          throw usageError(`--${name} needs a value; if ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_4__.S5)(value)} is meant, write --${name}=${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_4__.S5)(value)}`);
        return value;
      }
      function unknownOptionError(command, rawName, knownOptions) {
        const name = rawName.replace(/^--/, "");
        const refusalReason = refusedInputs[name];
        if (refusalReason !== void 0)
          return usageError(`--${name} is not an option. ${refusalReason}`);
        const otherCommands = commands.filter((one) => optionsOf(one).has(name));
        const meantOption = otherCommands.length === 0 ? (0, _core_match_js__WEBPACK_IMPORTED_MODULE_7__.kB)(name, [...knownOptions.keys()]) : void 0;
        const suggestion = meantOption === void 0 ? "" : `. Do you mean --${meantOption}?`;
        const explanation = otherCommands.length === 0 ? suggestion : `, but of ${otherCommands.join(", ")}`;
        return usageError(`${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_4__.S5)(rawName)} is not an option of ${command}${explanation}`);
      }
      function parseSetting(parse, text, name) {
        try {
          return parse(text);
        } catch (error) {
          if (!(error instanceof RangeError))
            throw error;
          throw usageError(`${name} cannot be used: ${error.message}`);
        }
      }
      const maxNamedFileBytes = 16 * 2 ** 20;
      async function readOptionFile(path, what) {
        try {
          return (0, _core_json_js__WEBPACK_IMPORTED_MODULE_3__.g7)(await (0, _core_json_js__WEBPACK_IMPORTED_MODULE_3__.rU)((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(path), maxNamedFileBytes, () => new RangeError()));
        } catch (thrown) {
          if (thrown instanceof RangeError)
            throw usageError(`${what} is larger than 16 MiB`);
          if (thrown instanceof TypeError)
            throw usageError(`${what} is text in neither UTF-8 nor UTF-16`);
          throw usageError(`${what} cannot be read (${(0, _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.xU)(thrown) ?? "unreadable"})`);
        }
      }
      function usageError(problem) {
        return new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__._Z("INPUT_INVALID", problem);
      }
      function unwritableOutputError(cause, hint) {
        return new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__._Z("OUTPUT_UNWRITABLE", `Standard output could not be written: ${(0, _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.bD)(cause)}.`, {
          cause,
          hint
        });
      }
      function columnsOf({ isTTY, columns }) {
        return isTTY === true ? columns || 80 : Number.POSITIVE_INFINITY;
      }
      function printLine(screen, text) {
        screen.write(`${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_4__.x9)((0, _core_text_js__WEBPACK_IMPORTED_MODULE_4__.S5)(text), columnsOf(screen))}
`);
      }
    })
  ),
  /***/
  4260: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        AI: () => (
          /* binding */
          readToken
        ),
        /* harmony export */
        JU: () => (
          /* binding */
          prepareScan
        ),
        /* harmony export */
        Qd: () => (
          /* binding */
          findNamedRelease
        ),
        /* harmony export */
        RY: () => (
          /* binding */
          readGitHubPlace
        ),
        /* harmony export */
        VQ: () => (
          /* binding */
          missingTagError
        ),
        /* harmony export */
        iZ: () => (
          /* binding */
          readApiKey
        ),
        /* harmony export */
        vn: () => (
          /* binding */
          prepareRelease
        )
        /* harmony export */
      });
      var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
      var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
      var _core_file_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3364);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2872);
      var _core_addresses_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2703);
      var _host_host_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9406);
      var _options_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5308);
      const tokenVariables = ["GH_TOKEN", "GITHUB_TOKEN"];
      function findToken(env) {
        return tokenVariables.map((name) => (env[name] ?? "").trim()).find((text) => text !== "") ?? "";
      }
      function readToken({ command, values }, env) {
        const token = findToken(env);
        if (token !== "" || values.get("dry-run")?.[0] === "true")
          return token;
        const purpose = command === "monitor" ? command : "--from-release";
        throw (0, _options_js__WEBPACK_IMPORTED_MODULE_6__.Wp)(`${purpose} needs a token of GitHub that may read the repository, in GH_TOKEN or GITHUB_TOKEN`);
      }
      async function readApiKey({ values }, env) {
        const [path] = values.get("api-key-file") ?? [];
        if (path === void 0)
          return (env["ANCHOR_API_KEY"] ?? "").trim();
        const fileText = `The file ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.S5)(path)} of --api-key-file`;
        const text = (await (0, _options_js__WEBPACK_IMPORTED_MODULE_6__.O1)(path, fileText)).trim();
        if (text === "")
          throw (0, _options_js__WEBPACK_IMPORTED_MODULE_6__.Wp)(`${fileText} is empty`);
        return text;
      }
      function readRepositoryAddress({ command, values }, env) {
        const [repository = env["GITHUB_REPOSITORY"] ?? ""] = values.get("repository") ?? [];
        const isIssueWanted = values.get("issue")?.[0] === "true";
        const isRepositoryNeeded = isIssueWanted || !values.has("repositories");
        const purpose = command !== "monitor" ? "--from-release" : isIssueWanted ? "--issue" : command;
        if (repository === "" && isRepositoryNeeded)
          throw (0, _options_js__WEBPACK_IMPORTED_MODULE_6__.Wp)(`${purpose} needs --repository OWNER/NAME, or GITHUB_REPOSITORY`);
        if (repository !== "" && !/^[\w.-]+\/[\w.-]+$/.test(repository)) {
          throw (0, _options_js__WEBPACK_IMPORTED_MODULE_6__.Wp)(`--repository is "${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.S5)(repository)}"; it must be OWNER/NAME`);
        }
        return { repository, apiUrl: readApiUrl(env, publicApi) };
      }
      function readApiUrl(env, defaultUrl) {
        return withoutSlash((0, _options_js__WEBPACK_IMPORTED_MODULE_6__.WC)(_core_addresses_js__WEBPACK_IMPORTED_MODULE_4__.Q2, env["GITHUB_API_URL"] || defaultUrl, "GITHUB_API_URL"));
      }
      const publicServer = "https://github.com";
      const publicApi = "https://api.github.com";
      function readGitHubPlace({ repository, server: namedServer }, { values }, env) {
        const token = findToken(env);
        const environmentServer = (0, _options_js__WEBPACK_IMPORTED_MODULE_6__.WC)(_core_addresses_js__WEBPACK_IMPORTED_MODULE_4__.Q2, env["GITHUB_SERVER_URL"] || publicServer, "GITHUB_SERVER_URL");
        const server = withoutSlash(environmentServer);
        const [repositoryUrl] = values.get("repository-url") ?? [];
        if (repositoryUrl === void 0) {
          if (namedServer === void 0 || namedServer === server)
            return { repository, server, apiUrl: readApiUrl(env, apiUrlOf(server)), token };
          const serverToken = namedServer === publicServer ? token : (env["GH_ENTERPRISE_TOKEN"] ?? "").trim();
          return { repository, server: namedServer, apiUrl: apiUrlOf(namedServer), token: serverToken };
        }
        if (namedServer !== void 0)
          throw (0, _options_js__WEBPACK_IMPORTED_MODULE_6__.Wp)("A release's address names its server. Leave --repository-url out");
        const { origin, pathname } = (0, _options_js__WEBPACK_IMPORTED_MODULE_6__.WC)(_core_addresses_js__WEBPACK_IMPORTED_MODULE_4__.Q2, repositoryUrl, "--repository-url");
        const path = pathname.replace(/(?:\.git)?\/?$/, "");
        if (path !== "" && path.toLowerCase() !== `/${repository}`.toLowerCase())
          throw (0, _options_js__WEBPACK_IMPORTED_MODULE_6__.Wp)(`--repository-url names ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.S5)(path.slice(1))}, but the command names ${repository}`);
        return { repository, server: origin, apiUrl: apiUrlOf(origin), token };
      }
      function apiUrlOf(server) {
        const url = new URL(server);
        if (server === publicServer)
          return publicApi;
        return url.host.endsWith(".ghe.com") ? server.replace("://", "://api.") : `${server}/api/v3`;
      }
      function withoutSlash({ href }) {
        return href.replace(/\/$/, "");
      }
      function missingTagError(word) {
        const example = "For a release, write OWNER/REPO@TAG";
        return (0, _options_js__WEBPACK_IMPORTED_MODULE_6__.Wp)(`${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.S5)(word)} is not a file, and has no tag. ${example}, for example ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.S5)(word)}@v1`);
      }
      function findNamedRelease({ command, positionals: [word = ""] }) {
        if (command !== "verify" || (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(word))
          return void 0;
        if (/^https?:/i.test(word))
          return parseReleaseAddress(word);
        const [, repository, tag] = /^([\w.-]+\/[\w.-]+)@(\S.*)?$/.exec(word) ?? [];
        if (repository === void 0)
          return void 0;
        if (tag === void 0)
          throw missingTagError(repository);
        return { repository, tag };
      }
      function parseReleaseAddress(word) {
        const formHint = "it must be like https://github.com/OWNER/REPO/releases/tag/TAG";
        const { origin, pathname } = URL.canParse(word) ? new URL(word) : { origin: word, pathname: "" };
        const server = withoutSlash((0, _options_js__WEBPACK_IMPORTED_MODULE_6__.WC)(_core_addresses_js__WEBPACK_IMPORTED_MODULE_4__.Q2, origin, "The release's address"));
        const [, repository, namedTag, latestTag] = /^\/([\w.-]+\/[\w.-]+)\/releases\/(?:tag\/(.+?)|(latest))\/?$/.exec((0, _core_addresses_js__WEBPACK_IMPORTED_MODULE_4__.US)(pathname) ?? "") ?? [];
        const tag = namedTag ?? latestTag;
        if (repository === void 0 || tag === void 0)
          throw (0, _options_js__WEBPACK_IMPORTED_MODULE_6__.Wp)(`${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.S5)(word)} is not a release's address; ${formHint}`);
        return { repository, tag, server };
      }
      function prepareRelease(options, env) {
        const { repository, apiUrl } = readRepositoryAddress(options, env);
        return (inputs, host) => {
          const { log, signals, workspace } = host;
          const origin = { ...host.origin, repository };
          const openRelease = async (web) => {
            const [release, { createGitHubForge }] = await Promise.all([
              Promise.all(
                /* import() */
                [__webpack_require__.e(568), __webpack_require__.e(569), __webpack_require__.e(724), __webpack_require__.e(54), __webpack_require__.e(729), __webpack_require__.e(437), __webpack_require__.e(891)]
              ).then(__webpack_require__.bind(__webpack_require__, 1891)),
              Promise.all(
                /* import() */
                [__webpack_require__.e(752), __webpack_require__.e(351), __webpack_require__.e(217), __webpack_require__.e(188)]
              ).then(__webpack_require__.bind(__webpack_require__, 3217))
            ]);
            const { stop } = signals.cancellation;
            const clock = _host_host_js__WEBPACK_IMPORTED_MODULE_5__.ml;
            const githubOptions = { token: inputs.githubToken, repository, apiUrl, web, clock, onDebug: log.debug };
            const createForge = (forgeStop) => createGitHubForge({ ...githubOptions, stop: forgeStop });
            return release.openRelease(createForge, inputs, { event: void 0, workspace, origin }, { log, clock, stop });
          };
          return { ...host, origin, openRelease };
        };
      }
      async function prepareScan(inputs, options, env) {
        const address = readRepositoryAddress(options, env);
        const { runMonitor } = await Promise.all(
          /* import() */
          [__webpack_require__.e(568), __webpack_require__.e(569), __webpack_require__.e(724), __webpack_require__.e(54), __webpack_require__.e(729), __webpack_require__.e(437), __webpack_require__.e(460), __webpack_require__.e(152), __webpack_require__.e(578)]
        ).then(__webpack_require__.bind(__webpack_require__, 578));
        return async (host) => {
          const origin = { ...host.origin, repository: address.repository };
          const ownBaseline = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(inputs.outputDir || host.defaultOutputDir, _core_file_names_js__WEBPACK_IMPORTED_MODULE_2__.NW.monitor);
          const baseline = inputs.baseline || (0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(host.workspace, ownBaseline);
          const tools = await loadMonitorTools(host, { ...address, token: inputs.githubToken, baseline });
          return runMonitor({ ...inputs, baseline }, { ...host, origin }, tools);
        };
      }
      async function loadMonitorTools({ log, signals, show, printPaths }, { baseline, ...address }) {
        const [{ createRepositoryAccess, openIssues }, { renderScanTable }] = await Promise.all([
          Promise.all(
            /* import() */
            [__webpack_require__.e(752), __webpack_require__.e(351), __webpack_require__.e(217), __webpack_require__.e(921)]
          ).then(__webpack_require__.bind(__webpack_require__, 1919)),
          Promise.all(
            /* import() */
            [__webpack_require__.e(568), __webpack_require__.e(724), __webpack_require__.e(152), __webpack_require__.e(535)]
          ).then(__webpack_require__.bind(__webpack_require__, 9152))
        ]);
        const toOptions = (web) => ({
          ...address,
          web,
          clock: _host_host_js__WEBPACK_IMPORTED_MODULE_5__.ml,
          stop: signals.cancellation.stop,
          onDebug: log.debug
        });
        return {
          openRepositoryAccess: (web) => createRepositoryAccess(toOptions(web)),
          openIssues: (web) => openIssues(toOptions(web)),
          present: async (view, run) => {
            const isCompared = view.hasBaseline && view.skipReason === void 0;
            const comparison = isCompared ? `
baseline: ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.S5)(baseline)}` : "";
            show((paint, columns) => renderScanTable(view, paint, columns) + comparison);
            printPaths(run);
            return [];
          }
        };
      }
    })
  ),
  /***/
  6850: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        startCommand: () => (
          /* binding */
          startCommand
        )
        /* harmony export */
      });
      var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
      var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3136);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6608);
      var _core_match_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8574);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2872);
      var _core_version_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4983);
      var _options_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5308);
      var _repository_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4260);
      var __rewriteRelativeImportExtension = function(path, preserveJsx) {
        if (typeof path === "string" && /^\.\.?\//.test(path)) {
          return path.replace(/\.(tsx)$|((?:\.d)?)((?:\.[^./]+?)?)\.([cm]?)ts$/i, function(m, tsx, d, ext, cm) {
            return tsx ? preserveJsx ? ".jsx" : ".js" : d && (!ext || !cm) ? m : d + ext + "." + cm.toLowerCase() + "js";
          });
        }
        return path;
      };
      const commandNames = [..._options_js__WEBPACK_IMPORTED_MODULE_4__.Pi, "service", "mcp"];
      async function startCommand(args) {
        const { stdout, stderr, env } = process;
        const exitCode = await runCommandLine(args, { stdout, stderr, env, signals: process });
        if (exitCode !== void 0)
          process.exitCode = exitCode;
      }
      async function runCommandLine(args, terminal) {
        const { stdout, stderr } = terminal;
        const output = watchOutput(stdout);
        stderr.on("error", () => {
        });
        try {
          const exitCode = await runCommand(args, terminal);
          if (exitCode !== void 0)
            await output.ensureWritten();
          return exitCode;
        } catch (thrown) {
          const error = (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.Xt)(thrown);
          await printError(error, args.find((word) => commandNames.includes(word)) ?? "", terminal);
          return (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.u2)(error.code).outage === true ? 2 : 4;
        }
      }
      function watchOutput(stdout) {
        let failure;
        stdout.on("error", (error) => void (failure ??= error));
        return {
          ensureWritten: async () => {
            await new Promise((resolve) => void stdout.write("", () => resolve()));
            await new Promise((resolve) => void setImmediate(resolve));
            if (failure === void 0 || failure.code === "EPIPE")
              return;
            throw (0, _options_js__WEBPACK_IMPORTED_MODULE_4__.r6)(failure, "Make room where standard output goes, and run this again.");
          }
        };
      }
      async function printError(error, command, { env, stderr }) {
        const { code } = error;
        const { createShellFront } = await __webpack_require__.e(
          /* import() */
          168
        ).then(__webpack_require__.bind(__webpack_require__, 8168));
        const { programOf } = await __webpack_require__.e(
          /* import() */
          383
        ).then(__webpack_require__.bind(__webpack_require__, 383));
        const isUsageError = code === "INPUT_INVALID";
        const messageLines = error.lines.map((line) => `${isUsageError ? "" : `${code}: `}${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.S5)(line)}`);
        const hint = error.hintFor(createShellFront(command, programOf(env)));
        const shownLines = messageLines.length === 1 ? [`${messageLines[0]} ${hint}`] : [...messageLines, hint];
        if (!isUsageError)
          shownLines.push(`More: ${(0, _core_version_js__WEBPACK_IMPORTED_MODULE_6__.nC)(code)}`);
        for (const line of shownLines)
          (0, _options_js__WEBPACK_IMPORTED_MODULE_4__.wi)(stderr, line);
      }
      async function runCommand(args, terminal) {
        const { stdout } = terminal;
        const [commandWord = "help", ...wordsAfter] = args;
        const wordsBeforeEnd = args.includes("--") ? args.slice(0, args.indexOf("--")) : args;
        const asksForHelp = wordsBeforeEnd.some((one) => ["--help", "-h"].includes(one));
        if (wordsBeforeEnd.includes("--version") && commandWord !== "service" && !asksForHelp) {
          stdout.write(`${_core_version_js__WEBPACK_IMPORTED_MODULE_6__.rE}
`);
          return 0;
        }
        if (commandWord === "help" || asksForHelp && commandWord !== "service") {
          const topic = commandWord === "help" ? wordsAfter[0] : commandWord;
          if (topic === "service")
            return startProgram(topic, ["--help"]);
          if (topic !== void 0 && !topic.startsWith("-"))
            ensureCommand(topic);
          const { renderHelp } = await __webpack_require__.e(
            /* import() */
            927
          ).then(__webpack_require__.bind(__webpack_require__, 4927));
          const { programOf } = await __webpack_require__.e(
            /* import() */
            383
          ).then(__webpack_require__.bind(__webpack_require__, 383));
          stdout.write(renderHelp(topic, programOf(terminal.env)));
          return 0;
        }
        ensureCommand(commandWord);
        if (commandWord === "mcp" && wordsAfter[0] !== void 0)
          throw (0, _options_js__WEBPACK_IMPORTED_MODULE_4__.Wp)(`mcp takes no words and no options, but ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.S5)(wordsAfter[0])} was given`);
        if (commandWord === "mcp" || commandWord === "service")
          return startProgram(commandWord, wordsAfter);
        const options = (0, _options_js__WEBPACK_IMPORTED_MODULE_4__.Ac)(_options_js__WEBPACK_IMPORTED_MODULE_4__.Pi.find((name) => name === commandWord) ?? "hash", wordsAfter);
        if (options.command === "hash") {
          const { runHashCommand } = await __webpack_require__.e(
            /* import() */
            960
          ).then(__webpack_require__.bind(__webpack_require__, 1960));
          return runHashCommand(options, terminal);
        }
        const release = (0, _repository_js__WEBPACK_IMPORTED_MODULE_5__.Qd)(options);
        if (release !== void 0) {
          const { verifyRelease } = await Promise.all(
            /* import() */
            [__webpack_require__.e(752), __webpack_require__.e(568), __webpack_require__.e(351), __webpack_require__.e(724), __webpack_require__.e(54), __webpack_require__.e(217), __webpack_require__.e(953), __webpack_require__.e(874)]
          ).then(__webpack_require__.bind(__webpack_require__, 6874));
          return verifyRelease(release, options, terminal);
        }
        if (options.values.has("evidence")) {
          const { verifyByEvidence } = await Promise.all(
            /* import() */
            [__webpack_require__.e(568), __webpack_require__.e(724), __webpack_require__.e(54), __webpack_require__.e(953)]
          ).then(__webpack_require__.bind(__webpack_require__, 5953));
          return verifyByEvidence(options, terminal);
        }
        const { runJobCommand } = await Promise.all(
          /* import() */
          [__webpack_require__.e(568), __webpack_require__.e(569), __webpack_require__.e(724), __webpack_require__.e(54), __webpack_require__.e(729), __webpack_require__.e(437), __webpack_require__.e(460), __webpack_require__.e(263)]
        ).then(__webpack_require__.bind(__webpack_require__, 1263));
        return runJobCommand(options, terminal);
      }
      function ensureCommand(commandWord) {
        if (commandNames.includes(commandWord))
          return;
        const meantName = (0, _core_match_js__WEBPACK_IMPORTED_MODULE_7__.kB)(commandWord, [...commandNames, "--help", "--version"]);
        const suggestion = meantName === void 0 ? "" : `. Do you mean ${meantName}?`;
        throw (0, _options_js__WEBPACK_IMPORTED_MODULE_4__.Wp)(`Unknown ${commandWord.startsWith("-") ? "option" : "command"} ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.S5)(commandWord)}${suggestion || `. The commands are ${commandNames.join(", ")}`}`);
      }
      const programSources = { mcp: "../mcp/main.ts", service: "../../service/main.ts" };
      async function startProgram(program, args) {
        process.argv.splice(2, process.argv.length, ...args);
        const file = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.extname)(import.meta.filename) === ".ts" ? programSources[program] : `../${program}/index.js`;
        await import(__rewriteRelativeImportExtension(
          /* webpackIgnore: true */
          (0, node_url__WEBPACK_IMPORTED_MODULE_1__.pathToFileURL)((0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(import.meta.dirname, file)).href
        ));
        return process.exitCode === 1 || process.exitCode === 2 ? 4 : void 0;
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
          decodePart2
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
        return (path) => {
          const url = urlByPath.get(path) ?? new URL(base);
          if (!urlByPath.has(path))
            url.pathname = `${base.pathname.replace(/\/$/, "")}${path}`;
          urlByPath.set(path, url);
          return url;
        };
      }
      function parseNodeAddress(text, password) {
        const url = parseSecureUrl(text);
        if (/[?#]/.test(text))
          throw new RangeError("this has a query or a fragment");
        if (url.pathname !== "/")
          throw new RangeError("this has a path; leave the path out");
        const [user, ownPassword] = [url.username, url.password].map(decodePart2);
        if (user === void 0 || ownPassword === void 0)
          throw new RangeError("this has a user or password that is not percent-encoded");
        const secret = ownPassword || (password ?? "");
        const credentials = user === "" && secret === "" ? void 0 : `${user || "minima"}:${secret}`;
        url.username = "";
        url.password = "";
        return { url, name: url.origin, ...credentials !== void 0 && { credentials } };
      }
      function decodePart2(part) {
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
  291: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Bt: () => (
          /* binding */
          findNameMistake
        ),
        /* harmony export */
        MP: () => (
          /* binding */
          compareNames
        ),
        /* harmony export */
        TR: () => (
          /* binding */
          sha256ListName
        ),
        /* harmony export */
        VV: () => (
          /* binding */
          sortByName
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
        ws: () => (
          /* binding */
          maxNameLength
        ),
        /* harmony export */
        yk: () => (
          /* binding */
          parseChecksums
        )
        /* harmony export */
      });
      var _digest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2427);
      var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6608);
      var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5961);
      var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2872);
      const sha3ListName = "anchor-SHA3-256SUMS";
      const sha256ListName = "anchor-SHA256SUMS";
      const taggedLine = /^SHA3-256(?: \((.*)\) = |\((.*)\)= )([0-9A-Fa-f]{64})$/s;
      const prefixedLine = /^sha3-256:([0-9A-Fa-f]{64}) [ *](.*)$/s;
      const plainLine = /^([0-9A-Fa-f]{64}) [ *](.*)$/s;
      const otherAlgorithmLine = /^([A-Za-z][A-Za-z0-9/-]{0,30})(?: ?\(.*\) ?= ?|:)[0-9A-Fa-f]{8,}/s;
      const wrongLengthLine = /^SHA3-256(?: \(.*\) = |\(.*\)= )((?!.{64}$)[0-9A-Fa-f]+)$/s;
      const maxShownProblems = 20;
      const maxLineLength = 1e4;
      const maxNameLength = 4096;
      function findNameMistake(name) {
        if (name === "" || name.includes("\0"))
          return "names no file";
        if (name.length > maxNameLength)
          return `is longer than ${maxNameLength} characters`;
        return name.isWellFormed() ? void 0 : "is not Unicode text";
      }
      function parseChecksums(fileName, content) {
        const baseName = fileName.split(/[/\\]/).at(-1) ?? "";
        const areBareLinesAllowed = /SHA3-256|sha3-256/.test(baseName);
        const listName = (0, _text_js__WEBPACK_IMPORTED_MODULE_2__.zz)(baseName);
        const entryByName = /* @__PURE__ */ new Map();
        const problems = [];
        const lines = decodeList(listName, content).replace(/^\uFEFF/, "").split(/\r\n?|\n/);
        for (const [index, text] of lines.entries()) {
          if (text.trim() === "")
            continue;
          const entryOrProblem = parseChecksumLine(text, areBareLinesAllowed);
          const lineNumber = index + 1;
          const earlierEntry = typeof entryOrProblem === "string" ? void 0 : entryByName.get(entryOrProblem.name);
          if (typeof entryOrProblem === "string")
            problems.push(`${listName}, line ${lineNumber}: ${entryOrProblem}.`);
          else if (earlierEntry === void 0)
            entryByName.set(entryOrProblem.name, { ...entryOrProblem, lineNumber });
          else if (earlierEntry.digest !== entryOrProblem.digest)
            problems.push(`${listName}, line ${lineNumber}: The same name has another digest than in line ${earlierEntry.lineNumber}.`);
        }
        if (problems.length > 0)
          throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("CHECKSUMS_INVALID", renderProblems(listName, problems));
        if (entryByName.size === 0)
          throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("CHECKSUMS_INVALID", `The checksum list ${listName} names no file.`);
        return [...entryByName.values()];
      }
      function decodeList(listName, content) {
        if (typeof content === "string")
          return content;
        try {
          const text = (0, _json_js__WEBPACK_IMPORTED_MODULE_1__.g7)(content);
          if (!/^.?\0/.test(text))
            return text;
        } catch (cause) {
          if (!(cause instanceof TypeError))
            throw cause;
        }
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("CHECKSUMS_INVALID", `The checksum list ${listName} is not UTF-8.`, {
          hint: "Save the list as UTF-8, or as UTF-16 with a byte-order mark."
        });
      }
      function parseChecksumLine(content, areBareLinesAllowed) {
        if (content.length > maxLineLength)
          return `The line is longer than ${maxLineLength} characters`;
        const isEscaped = content.startsWith("\\");
        const line = isEscaped ? content.slice(1) : content;
        const [, spacedName, unspacedName, taggedHex] = taggedLine.exec(line) ?? [];
        const [, prefixedHex, prefixedName] = prefixedLine.exec(line) ?? [];
        const [, plainHex, plainName] = plainLine.exec(line) ?? [];
        if (plainHex !== void 0 && !areBareLinesAllowed) {
          return "The line does not say which algorithm made the digest; write SHA3-256 (name) = hex or sha3-256:hex  name";
        }
        const digest = (0, _digest_js__WEBPACK_IMPORTED_MODULE_3__.s1)(taggedHex ?? prefixedHex ?? plainHex);
        if (digest === void 0)
          return explainBadLine(line);
        const writtenName = spacedName ?? unspacedName ?? prefixedName ?? plainName ?? "";
        const name = isEscaped ? unescapeName(writtenName) : writtenName;
        if (name === void 0)
          return "The name has a backslash that is not followed by n, r or another backslash";
        const mistake = findNameMistake(name);
        return mistake === void 0 ? { name, digest } : `The name ${mistake}`;
      }
      function explainBadLine(line) {
        const [, hex] = wrongLengthLine.exec(line) ?? [];
        if (hex !== void 0)
          return `The digest has ${(0, _text_js__WEBPACK_IMPORTED_MODULE_2__.hS)(hex.length, "hex digit")}; it needs 64`;
        const [, algorithm] = otherAlgorithmLine.exec(line) ?? [];
        if (algorithm === void 0)
          return "The line does not have the form SHA3-256 (name) = hex";
        return algorithm.toUpperCase() === "SHA3-256" ? "The digest does not have 64 hex digits, or there are too many spaces" : `The digest is of ${algorithm}, not of SHA3-256`;
      }
      function renderProblems(listName, problems) {
        const hiddenCount = problems.length - maxShownProblems;
        return (0, _text_js__WEBPACK_IMPORTED_MODULE_2__.hq)([
          `The checksum list ${listName} has ${(0, _text_js__WEBPACK_IMPORTED_MODULE_2__.hS)(problems.length, "unusable line")}:`,
          ...problems.slice(0, maxShownProblems),
          hiddenCount > 0 && `${listName}: ${hiddenCount} more lines are unusable.`
        ]);
      }
      const linesPerPiece = 1e3;
      function renderChecksums(lines) {
        return renderSorted(lines, ({ digest }, name) => `SHA3-256 (${name}) = ${digest}
`);
      }
      function renderSha256Sums(lines) {
        const linesWithSha256 = lines.filter(({ sha256 }) => sha256 !== void 0);
        return renderSorted(linesWithSha256, ({ sha256 }, name) => `${sha256}  ${name}
`);
      }
      function* renderSorted(lines, format) {
        const sortedLines = sortByName(lines);
        for (let start = 0; start < sortedLines.length; start += linesPerPiece) {
          const piece = sortedLines.slice(start, start + linesPerPiece).map((line) => {
            const name = line.name.replaceAll(/[\\\n\r]/g, (character) => JSON.stringify(character).slice(1, -1));
            return (name === line.name ? "" : "\\") + format(line, name);
          });
          yield piece.join("");
        }
      }
      function sortByName(items) {
        const compare = (left, right) => compareNames(left.name, right.name);
        const isSorted = items.every((item, index) => compare(items[index - 1] ?? item, item) <= 0);
        return isSorted ? items : items.toSorted(compare);
      }
      function unescapeName(text) {
        const escapePattern = /\\[\\nr]/g;
        if (text.replaceAll(escapePattern, "").includes("\\"))
          return void 0;
        return text.replaceAll(escapePattern, (pair) => String(JSON.parse(`"${pair}"`)));
      }
      function compareNames(left, right) {
        const sharedLength = Math.min(left.length, right.length);
        for (let index = 0; index < sharedLength; index += 1) {
          const leftUnit = left.charCodeAt(index);
          const rightUnit = right.charCodeAt(index);
          if (leftUnit !== rightUnit)
            return rankUtf16Unit(leftUnit) - rankUtf16Unit(rightUnit);
        }
        return left.length - right.length;
      }
      function rankUtf16Unit(unit) {
        return unit >= 55296 && unit <= 57343 ? unit + 65536 : unit;
      }
    })
  ),
  /***/
  2427: (
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
        dv: () => (
          /* binding */
          isSameDigest
        ),
        /* harmony export */
        s1: () => (
          /* binding */
          digestFromWire
        ),
        /* harmony export */
        sg: () => (
          /* binding */
          toChainHex
        )
        /* harmony export */
      });
      var _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2565);
      const digestPattern = /^[0-9a-f]{64}$/;
      function isDigest(text) {
        return digestPattern.test(text);
      }
      function digestFromWire(text) {
        if (typeof text !== "string")
          return void 0;
        const bareHex = text.replace(/^0x/i, "").toLowerCase();
        return isDigest(bareHex) ? bareHex : void 0;
      }
      function toChainHex(text) {
        const bareHex = text.replace(/^0x/i, "").toUpperCase();
        if (!/^(?:[0-9A-F]{2}){1,64}$/.test(bareHex))
          throw new RangeError("This is no hex of whole bytes.");
        return `0x${bareHex}`;
      }
      function digestFromBytes(bytes) {
        const hex = (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__.My)(bytes);
        if (!isDigest(hex))
          throw new RangeError(`A SHA3-256 digest has 32 bytes, not ${bytes.length}.`);
        return hex;
      }
      const emptyDigest = "a7ffc6f8bf1ed76651c14756a061d662f580ff4de43b49fa82d80a4b80f8434a";
      function isSameDigest(text, digest) {
        return digestFromWire(text) === digest;
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
  3364: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        $W: () => (
          /* binding */
          isTemporaryName
        ),
        /* harmony export */
        Ke: () => (
          /* binding */
          idOfStatementFile
        ),
        /* harmony export */
        NK: () => (
          /* binding */
          isReportFile
        ),
        /* harmony export */
        NW: () => (
          /* binding */
          runFiles
        ),
        /* harmony export */
        Op: () => (
          /* binding */
          witnessFileNames
        ),
        /* harmony export */
        QN: () => (
          /* binding */
          isRunFile
        ),
        /* harmony export */
        W3: () => (
          /* binding */
          createReportNamer
        ),
        /* harmony export */
        cq: () => (
          /* binding */
          reportFileName
        ),
        /* harmony export */
        dV: () => (
          /* binding */
          isEvidenceName
        ),
        /* harmony export */
        rC: () => (
          /* binding */
          statementFileName
        ),
        /* harmony export */
        rw: () => (
          /* binding */
          toAssetName
        ),
        /* harmony export */
        ve: () => (
          /* binding */
          caselessName
        ),
        /* harmony export */
        z_: () => (
          /* binding */
          temporaryAssetName
        )
        /* harmony export */
      });
      var _checksums_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(291);
      const runFiles = {
        results: "results.json",
        checksums: _checksums_js__WEBPACK_IMPORTED_MODULE_0__.h0,
        sha256: _checksums_js__WEBPACK_IMPORTED_MODULE_0__.TR,
        page: "anchor-evidence.html",
        badge: "badge.json",
        journal: "journal.jsonl",
        /** A monitor's findings: the baseline of its next scan. */
        monitor: "monitor.json"
      };
      const witnessFileNames = ["tsr", "ots"].flatMap((suffix) => ["", ".2", ".3", ".4"].map((number) => `${runFiles.sha256}${number}.${suffix}`));
      function isRunFile(name) {
        return Object.values(runFiles).includes(name) || isEvidenceName(name);
      }
      function isEvidenceName(name) {
        const { checksums, sha256, page } = runFiles;
        return [checksums, sha256, page, ...witnessFileNames].includes(name) || idOfStatementFile(name) !== void 0 || isReportFile(name) || isTemporaryName(name);
      }
      function statementFileName(id2) {
        return `anchor-${id2}.intoto.json`;
      }
      function idOfStatementFile(name) {
        return /^anchor-([0-9a-f]{16})\.intoto\.json$/.exec(name)?.[1];
      }
      const maxSubjectPartLength = 180;
      function toAssetName(path) {
        const [base = ""] = path.split(/[/\\]/).slice(-1);
        const plainBase = base.normalize("NFD").replaceAll(/\p{M}/gu, "");
        const name = plainBase.replaceAll(/[^A-Za-z0-9_+@-]+/g, ".").replaceAll(/^\.+|\.+$/g, "");
        const isNameless = base.startsWith(".") || name === "" || /^[^A-Za-z0-9_+@-]+\.[^.]*$/.test(plainBase);
        return isNameless ? `default.${name}`.replace(/\.$/, "") : name;
      }
      function reportFileName(subject, digest, isTaken) {
        return `anchor-${toAssetName(subject).slice(0, maxSubjectPartLength)}${isTaken ? `.${digest.slice(0, 8)}` : ""}.verification.pdf`;
      }
      function isReportFile(name) {
        return /^anchor-.+\.verification\.pdf$/.test(name);
      }
      function temporaryAssetName(random) {
        return `anchor-tmp-${random}`;
      }
      function isTemporaryName(name) {
        return /^anchor-tmp-[0-9a-f]{8}$/.test(name);
      }
      function caselessName(name) {
        return name.toLowerCase();
      }
      function createReportNamer() {
        const ownerByName = /* @__PURE__ */ new Map();
        return ({ name, digest }) => {
          const reportName = reportFileName(name, digest, false);
          const owner = ownerByName.get(caselessName(reportName)) ?? { reportName, digest };
          ownerByName.set(caselessName(reportName), owner);
          return owner.digest === digest ? owner.reportName : reportFileName(name, digest, true);
        };
      }
    })
  ),
  /***/
  5961: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        OC: () => (
          /* binding */
          takeAtMost
        ),
        /* harmony export */
        Pq: () => (
          /* binding */
          toUtf8
        ),
        /* harmony export */
        Zd: () => (
          /* binding */
          maxJsonLength
        ),
        /* harmony export */
        _6: () => (
          /* binding */
          decodeUtf8
        ),
        /* harmony export */
        g7: () => (
          /* binding */
          decodeText
        ),
        /* harmony export */
        lk: () => (
          /* binding */
          parseJsonText
        ),
        /* harmony export */
        rU: () => (
          /* binding */
          readAtMost
        )
        /* harmony export */
      });
      var _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2565);
      const maxJsonLength = 64 * 1024 * 1024;
      const maxJsonDepth = 32;
      function parseJsonText(text, revive, maxLength = maxJsonLength) {
        if (text.length > maxLength)
          throw new RangeError(`it is larger than ${maxLength / 2 ** 20} MiB`);
        const repeatedName = findRepeatedName(text);
        const value = parseAsJson(text, revive);
        if (repeatedName === void 0)
          return value;
        throw new RangeError(`an object of it has two members named ${JSON.stringify(repeatedName.slice(0, 80))}`);
      }
      function parseAsJson(text, revive) {
        try {
          return JSON.parse(text, revive);
        } catch (cause) {
          if (!(cause instanceof SyntaxError))
            throw cause;
          throw new RangeError("it is not JSON", { cause });
        }
      }
      function findRepeatedName(text) {
        const namesOfOpenObjects = [];
        const colon = /\s*:/y;
        let repeatedName;
        for (let index = 0; index < text.length; index += 1) {
          const character = text[index];
          if (character === '"') {
            const stringEnd = findStringEnd(text, index);
            colon.lastIndex = stringEnd;
            const names = colon.test(text) ? namesOfOpenObjects.at(-1) : void 0;
            if (names !== void 0) {
              const quotedName = text.slice(index, stringEnd);
              const name = quotedName.includes("\\") ? String(parseAsJson(quotedName, void 0)) : quotedName.slice(1, -1);
              if (names.has(name))
                repeatedName ??= name;
              names.add(name);
            }
            index = stringEnd - 1;
          } else if (character === "}" || character === "]")
            namesOfOpenObjects.pop();
          else if ((character === "{" || character === "[") && namesOfOpenObjects.push(character === "{" ? /* @__PURE__ */ new Set() : void 0) > maxJsonDepth) {
            throw new RangeError(`it nests deeper than ${maxJsonDepth} levels`);
          }
        }
        return repeatedName;
      }
      function findStringEnd(text, start) {
        for (let index = text.indexOf('"', start + 1); index !== -1; index = text.indexOf('"', index + 1)) {
          let backslashCount = 0;
          while (text[index - backslashCount - 1] === "\\")
            backslashCount += 1;
          if (backslashCount % 2 === 0)
            return index + 1;
        }
        return text.length;
      }
      const strictUtf8 = new TextDecoder("utf-8", { fatal: true });
      function decodeUtf8(bytes) {
        return strictUtf8.decode(bytes);
      }
      const sliceLength = 65536;
      function* toUtf8(texts) {
        const encoder = new TextEncoder();
        const buffer = new Uint8Array(sliceLength);
        for (const text of texts) {
          for (let start = 0; start < text.length; ) {
            const { read, written } = encoder.encodeInto(text.slice(start, start + sliceLength), buffer);
            yield buffer.subarray(0, written);
            start += read;
          }
        }
      }
      function decodeText(bytes) {
        const utf16Encoding = bytes[0] === 255 && bytes[1] === 254 ? "utf-16le" : bytes[0] === 254 && bytes[1] === 255 && "utf-16be";
        return utf16Encoding ? new TextDecoder(utf16Encoding, { fatal: true }).decode(bytes) : decodeUtf8(bytes);
      }
      async function* takeAtMost(bytes, maxBytes, createError) {
        let bytesSoFar = 0;
        for await (const chunk of bytes) {
          bytesSoFar += chunk.length;
          if (bytesSoFar > maxBytes)
            throw createError();
          yield chunk;
        }
      }
      async function readAtMost(...stream) {
        const chunks = [];
        for await (const chunk of takeAtMost(...stream))
          chunks.push(chunk);
        return (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__.Id)(...chunks);
      }
    })
  ),
  /***/
  8574: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Jc: () => (
          /* binding */
          createTagFilter
        ),
        /* harmony export */
        kB: () => (
          /* binding */
          findNearestWord
        )
        /* harmony export */
      });
      function fitsGlob(glob, text, wildcards = /(\*\*|\*)/) {
        let possibleEnds = /* @__PURE__ */ new Set([0]);
        for (const [index, part] of glob.split(wildcards).entries()) {
          const nextEnds = /* @__PURE__ */ new Set();
          for (const start of possibleEnds) {
            if (index % 2 === 1)
              addEnds(nextEnds, part, text, start);
            else if (text.startsWith(part, start))
              nextEnds.add(start + part.length);
          }
          possibleEnds = nextEnds;
        }
        return possibleEnds.has(text.length);
      }
      function addEnds(ends, wildcard, text, start) {
        if (wildcard === "?") {
          const [character = "/"] = String.fromCodePoint(text.codePointAt(start) ?? 47);
          if (character !== "/")
            ends.add(start + character.length);
          return;
        }
        for (let end = start; !ends.has(end) && end <= text.length; end += 1) {
          if (wildcard !== "**/" || end === start || text[end - 1] === "/")
            ends.add(end);
          if (wildcard === "*" && text[end] === "/")
            return;
        }
      }
      const tagWildcards = /(\*\*\/|\*\*|\*|\?)/;
      function createTagFilter(lines) {
        const excludingGlobs = lines.filter((line) => line.startsWith("!")).map((line) => line.slice(1));
        const includingGlobs = lines.filter((line) => !line.startsWith("!"));
        return (tag) => {
          const fitsTag = (glob) => fitsGlob(glob, tag, tagWildcards);
          return (includingGlobs.length === 0 || includingGlobs.some(fitsTag)) && !excludingGlobs.some(fitsTag);
        };
      }
      function findNearestWord(word, candidates) {
        const completedWord = word.length > 1 ? candidates.find((one) => one.startsWith(word)) : void 0;
        const [nearestCandidate] = candidates.map((one) => ({ one, distance: computeEditDistance(word, one) })).filter(({ one, distance }) => distance <= Math.max(word.length, one.length) / 2).toSorted((one, other) => one.distance - other.distance);
        return completedWord ?? nearestCandidate?.one;
      }
      function computeEditDistance(from, to) {
        let row = Array.from({ length: to.length + 1 }, (_, index) => index);
        for (const [index, fromCharacter] of Array.from(from).entries()) {
          const nextRow = [index + 1];
          for (const [column, toCharacter] of Array.from(to).entries()) {
            const costIfChanged = (row[column] ?? 0) + (fromCharacter === toCharacter ? 0 : 1);
            nextRow.push(Math.min(costIfChanged, (row[column + 1] ?? 0) + 1, (nextRow[column] ?? 0) + 1));
          }
          row = nextRow;
        }
        return row.at(-1) ?? 0;
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
        NR: () => (
          /* binding */
          toServiceDate
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
        ml: () => (
          /* binding */
          shorten
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
        x9: () => (
          /* binding */
          wrapLine
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
  9406: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        EY: () => (
          /* binding */
          renderProgress
        ),
        /* harmony export */
        Hm: () => (
          /* binding */
          renderElapsed
        ),
        /* harmony export */
        fX: () => (
          /* binding */
          frontOf
        ),
        /* harmony export */
        ml: () => (
          /* binding */
          systemClock
        ),
        /* harmony export */
        nd: () => (
          /* binding */
          noProgress
        ),
        /* harmony export */
        u5: () => (
          /* binding */
          startProgressDisplay
        )
        /* harmony export */
      });
      var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
      var _words_front_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2826);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2872);
      function frontOf({ front = _words_front_js__WEBPACK_IMPORTED_MODULE_1__.Qu }) {
        return front;
      }
      function renderProgress(progress) {
        const { hashedBytes, totalBytes, hashedFiles, totalFiles, requestsDone, requestsTotal } = progress;
        const { releasesRead = 0, releasesTotal = 0, waitingFor, waitLimitMs } = progress;
        if (waitLimitMs !== void 0)
          return `\u2026 waiting for ${waitingFor}, ${renderElapsed(progress)}`;
        const parts = (0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.hq)([
          releasesTotal > 0 && `read ${releasesRead} of ${releasesTotal} releases`,
          totalFiles > 0 && `hashed ${hashedFiles} of ${totalFiles} files, ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.UP)(hashedBytes)} of ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.UP)(totalBytes)}`,
          requestsTotal > 0 && `${requestsDone} of ${requestsTotal} requests answered`,
          waitingFor !== void 0 && `waiting for ${waitingFor}`,
          renderElapsed(progress)
        ]);
        return `\u2026 ${parts.length > 0 ? parts.join(" \xB7 ") : "working"}`;
      }
      function renderElapsed({ elapsedMs, waitingFor, waitLimitMs, trouble }) {
        const limitMs = waitLimitMs ?? (trouble && trouble.givesUpAt - trouble.startedAt);
        const limit = limitMs === void 0 ? "" : ` of ${renderMinutesAndSeconds(Math.round(limitMs / 1e3) * 1e3)}`;
        const isElapsedShown = elapsedMs !== void 0 && (waitingFor !== void 0 || trouble !== void 0);
        return (0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.hq)([isElapsedShown && `${renderMinutesAndSeconds(elapsedMs)}${limit}`, trouble?.problem]).join(", ");
      }
      function renderMinutesAndSeconds(ms) {
        const seconds = Math.floor(ms / 1e3);
        return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
      }
      const noProgress = {
        hashedBytes: 0,
        totalBytes: 0,
        hashedFiles: 0,
        totalFiles: 0,
        requestsDone: 0,
        requestsTotal: 0
      };
      const lineIntervalMs = 5e3;
      const linesPerMinute = 6e4 / lineIntervalMs;
      const barIntervalMs = 100;
      function startProgressDisplay({ info, progress }, read) {
        const startedAt = performance.now();
        let [wasHeldUp, ticks] = [false, 0];
        const readProgress = () => {
          const state = read();
          const since = state.waitingSince ?? state.trouble?.startedAt ?? startedAt;
          return { ...state, elapsedMs: performance.now() - since };
        };
        const print = () => {
          const state = readProgress();
          const isHeldUp = state.waitLimitMs !== void 0 || state.trouble !== void 0;
          if (wasHeldUp !== isHeldUp)
            [wasHeldUp, ticks] = [isHeldUp, 0];
          if (!isHeldUp || ticks % linesPerMinute === 0)
            info(renderProgress(state));
          ticks += 1;
        };
        const timer = setInterval(progress === void 0 ? print : () => progress(readProgress()), progress ? barIntervalMs : lineIntervalMs);
        timer.unref();
        return { stop: () => clearInterval(timer) };
      }
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
        Hu: () => (
          /* binding */
          acceptLine
        ),
        /* harmony export */
        QU: () => (
          /* binding */
          formOf
        ),
        /* harmony export */
        aK: () => (
          /* binding */
          readRows
        ),
        /* harmony export */
        e9: () => (
          /* binding */
          maskUserInfo
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
        return [...new Set(parts.flatMap((part) => [part, decodePart(part) ?? part]))].filter((part) => part !== "");
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
