export const id = 489;
export const ids = [489];
export const modules = {
  /***/
  965: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        c$: () => (
          /* binding */
          getWithRedirects
        ),
        /* harmony export */
        k3: () => (
          /* binding */
          limitDownload
        ),
        /* harmony export */
        kQ: () => (
          /* binding */
          createWebClient
        )
        /* harmony export */
      });
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6608);
      var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5961);
      var _core_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1806);
      const defaultSilenceMs = 6e4;
      function createWebClient(silenceMs = defaultSilenceMs) {
        const opened = /* @__PURE__ */ new Map();
        const closed = new AbortController();
        const dispatcherOf = (url) => {
          const base = (0, _core_url_js__WEBPACK_IMPORTED_MODULE_2__.U9)(url) && url.protocol === "http:" ? "http://localhost" : "https://localhost";
          const dispatcher = opened.get(base) ?? Promise.all(
            /* import() */
            [__webpack_require__.e(752), __webpack_require__.e(493)]
          ).then(__webpack_require__.bind(__webpack_require__, 7874)).then(({ createDispatcher }) => createDispatcher(new URL(base), closed.signal));
          opened.set(base, dispatcher);
          return dispatcher;
        };
        const close = async () => closed.abort();
        return {
          fetch: async (address, init) => {
            const { fetch } = await __webpack_require__.e(
              /* import() */
              752
            ).then(__webpack_require__.t.bind(__webpack_require__, 6752, 19));
            return fetch(address, { ...init, dispatcher: await dispatcherOf(new URL(address)) });
          },
          get: async (url, headers, signal) => requestOnce(await dispatcherOf(url), url, headers, { method: "GET", signal, silenceMs }),
          post: async (url, headers, body, signal) => requestOnce(await dispatcherOf(url), url, headers, { method: "POST", body, signal, silenceMs }),
          close,
          [Symbol.asyncDispose]: close
        };
      }
      async function requestOnce(dispatcher, url, headers, { silenceMs, ...request }) {
        const answering = dispatcher.request({
          origin: url.origin,
          path: `${url.pathname}${url.search}`,
          ...request,
          headers: { "user-agent": "anchor-artifacts", ...headers, "accept-encoding": "identity" },
          headersTimeout: silenceMs,
          bodyTimeout: silenceMs
        });
        const { statusCode, ...answer } = await orAborted(answering, request.signal);
        answer.body.on("error", () => {
        });
        return { host: url.host, status: statusCode, headers: answer.headers, body: answer.body };
      }
      async function orAborted(work, signal) {
        const { promise: aborted, reject } = Promise.withResolvers();
        const rejectNow = () => reject(signal.reason);
        signal.addEventListener("abort", rejectNow);
        if (signal.aborted)
          rejectNow();
        return Promise.race([work, aborted]).finally(() => signal.removeEventListener("abort", rejectNow));
      }
      const maxRedirects = 5;
      async function getWithRedirects(web, start, signal, rules) {
        let url = start;
        for (let hop = 0; hop <= maxRedirects; hop += 1) {
          if (!rules.isAllowed(url)) {
            const { protocol, host, origin } = url;
            throw new RangeError(protocol === "https:" || hop > 0 && host !== "" ? `${origin} is not an address to read from` : "its address does not begin with https://");
          }
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
      const minBytesPerMinute = 6e4;
      const maxDownloadMs = 6 * 60 * 6e4;
      async function* limitDownload(body, maxBytes, { now }) {
        const refuse = (what) => new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("ASSET_UNREADABLE", `The server ${what}.`);
        const begun = now();
        let [start, size] = [begun, 0];
        for await (const chunk of (0, _core_json_js__WEBPACK_IMPORTED_MODULE_1__.OC)(body, maxBytes, () => refuse(`sends more than the ${maxBytes} bytes of the file`))) {
          size += chunk.length;
          const isOver = now() - start >= defaultSilenceMs;
          if (isOver && size < minBytesPerMinute)
            throw refuse("sends less than 1 kB a second");
          if (isOver)
            [start, size] = [now(), 0];
          if (start - begun > maxDownloadMs)
            throw refuse("has not sent all of it within six hours");
          yield chunk;
        }
      }
    })
  ),
  /***/
  6793: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        dR: () => (
          /* binding */
          chainOf
        ),
        Wv: () => (
          /* binding */
          logEnding
        ),
        Iy: () => (
          /* binding */
          openRun
        ),
        ps: () => (
          /* binding */
          warnOfUnnamedChain
        )
      });
      var chain_name = __webpack_require__(3880);
      var errors = __webpack_require__(6608);
      var core_row = __webpack_require__(1663);
      var core_rows = __webpack_require__(970);
      var core_text = __webpack_require__(2872);
      var evidence_run = __webpack_require__(552);
      var host_host = __webpack_require__(9406);
      var host_inputs = __webpack_require__(2009);
      var headline = __webpack_require__(2894);
      var external_node_os_ = __webpack_require__(8161);
      var external_node_process_ = __webpack_require__(1708);
      var version = __webpack_require__(4983);
      ;
      const maxProblems = 20;
      const problemReportTitle = "Problem report, to copy whole: it holds no secrets and no file names";
      function renderProblemReport(mode, failing, errors2) {
        const toProblem = (what, requestId) => requestId === void 0 ? what : `${what}, request ${requestId}`;
        const counts = /* @__PURE__ */ new Map();
        for (const line of [
          ...failing.map((row) => toProblem(row.error?.code ?? row.verdict, (0, core_row.Gb)(row))),
          ...errors2.map(({ code, requestId }) => toProblem(code, requestId))
        ]) {
          counts.set(line, (counts.get(line) ?? 0) + 1);
        }
        const problems = [...counts].map(([line, count]) => count === 1 ? line : `${line}, ${count} times`);
        const left = problems.length - maxProblems;
        return (0, core_text.hq)([
          `anchor-artifacts ${version.rE}, node ${external_node_process_.versions.node}, ${(0, external_node_os_.platform)()} ${(0, external_node_os_.arch)()}${mode === void 0 ? "" : `, mode ${mode}`}`,
          ...problems.slice(0, maxProblems),
          left > 0 && `and ${left} more`
        ]);
      }
      ;
      function openRun(inputs, origin) {
        const { mode, dryRun, failOn, nodes } = inputs;
        return {
          mode,
          origin,
          startedAt: /* @__PURE__ */ new Date(),
          finishedAt: /* @__PURE__ */ new Date(),
          apiUrl: (0, host_inputs.Ad)(inputs),
          nodeNames: nodes.map(({ name }) => name),
          dryRun,
          isSkipped: (0, host_inputs.bk)(inputs) !== void 0,
          failOn,
          rows: [],
          checksums: [],
          hasSent: false,
          isDemonstration: false,
          files: {},
          reports: /* @__PURE__ */ new Map(),
          problems: []
        };
      }
      function chainOf({ chain: wanted }, { rows }) {
        if (wanted?.name !== void 0)
          return wanted;
        const said = rows.map(({ answer }) => answer?.chainName).find((name) => name !== void 0);
        const chain = { ...said !== void 0 && (0, chain_name.iY)(said), ...wanted };
        return Object.keys(chain).length === 0 ? void 0 : chain;
      }
      function warnOfUnnamedChain({ rows, chain }, log) {
        if (chain !== void 0 || (0, core_rows.Mo)(rows) || (0, core_rows.sv)(rows).anchored === 0)
          return;
        const { code, message, hint } = new errors._Z("CHAIN_UNNAMED", "The evidence does not name the chain, because neither the service nor the inputs name it.");
        log.warning(`${message} ${hint}`, { title: code });
      }
      async function logEnding(run, host) {
        const { log } = host;
        const failing = (0, evidence_run.ST)(run);
        const unread = failing.filter((row) => isUnread(row, run.problems));
        const tolerated = run.rows.filter((row) => !(0, core_row.zn)(row) && !(0, core_rows.FR)(row, run.failOn));
        logUnwrittenEvidence(run.problems, (0, core_rows.G_)(unread).length, log);
        host.annotate("error", failing.filter((row) => !unread.includes(row)));
        warnOfTolerated(run, tolerated, host);
        if ((0, evidence_run.Pc)(run))
          return;
        logWhyRunFails(run, (0, core_rows.G_)(failing), log);
        if ((0, evidence_run.MR)(run)) {
          const [message, advice] = (0, headline.sL)(run, (0, host_host.fX)(log));
          if (failing.length > 0)
            log.info(`The run fails: ${message}.`);
          else
            log.error(`The run fails: ${message}. ${advice}`, { title: "nothing stamped" });
        }
        const lines = renderProblemReport(run.mode, [...failing, ...tolerated], run.problems);
        await log.group(problemReportTitle, async () => {
          for (const line of lines)
            log.info(line);
        });
      }
      function logWhyRunFails({ rows, failOn }, files, log) {
        if (files.length === 0)
          return;
        const blamed = files.filter(({ verdict }) => failOn.has(verdict));
        const refused = files.length - blamed.length;
        const { length } = (0, core_rows.G_)(rows);
        const causes = (0, core_text.hq)([
          blamed.length > 0 && `${(0, headline.Pn)(blamed, length)}, and ${(0, host_host.fX)(log).input("fail-on")} lists ${listVerdicts(blamed)}`,
          refused > 0 && `the service refused requests about ${refused} of ${length} files`
        ]);
        log.info(`The run fails: ${causes.join("; ")}.`);
      }
      const rootCauseRank = { RELEASE_NOT_FOUND: -1, NOT_ATTEMPTED: 1 };
      function isUnread({ verdict, error }, problems) {
        const isOfAsset = verdict === "unreachable" && error?.code === "ASSET_UNREADABLE";
        return isOfAsset && problems.some(({ code }) => code === "GITHUB_UNAVAILABLE");
      }
      function logUnwrittenEvidence(problems, unread, log) {
        const rank = ({ code }) => rootCauseRank[code] ?? 0;
        const [root, ...others] = problems.toSorted((one, other) => rank(one) - rank(other));
        if (root === void 0)
          return;
        const { length } = others;
        const more = length === 1 ? "1 more piece of evidence is missing." : `${length} more pieces of evidence are missing.`;
        const also = unread > 0 && `${(0, core_text.hS)(unread, "file")} could not be read.`;
        const text = [(0, core_text.em)(root.message), also, length > 0 && more, root.hintFor(log.front)];
        log.error((0, core_text.hq)(text).join(" "), { title: root.code, count: problems.length });
        for (const { code, message } of others)
          if (message !== root.message)
            log.info(`${code}: ${message}`);
      }
      function warnOfTolerated(run, tolerated, { log, annotate }) {
        const files = (0, core_rows.G_)(tolerated);
        if (files.length === 0)
          return;
        const counts = (0, headline.Pn)(files, (0, core_rows.G_)(run.rows).length);
        if (!(0, evidence_run.MR)(run))
          log.warning(`${counts}. This does not fail the run, because ${(0, host_host.fX)(log).input("fail-on")} does not list ${listVerdicts(tolerated)}.`, { title: "fail-on" });
        annotate("warning", tolerated);
      }
      function listVerdicts(rows) {
        return [...new Set(rows.map(({ verdict }) => verdict))].join(", ");
      }
    })
  ),
  /***/
  986: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        bA: () => (
          /* binding */
          readStatements
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
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6608);
      var _core_file_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3364);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2872);
      var _evidence_statement_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9131);
      var _files_paths_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2375);
      var _hash_hash_file_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1953);
      var _host_files_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6077);
      function readStatements(folder) {
        const files = [];
        const damaged = [];
        for (const name of (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder)) {
          if ((0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_4__.Ke)(name) === void 0)
            continue;
          const path = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name);
          try {
            const bytes = (0, _host_files_js__WEBPACK_IMPORTED_MODULE_9__.VX)(path, _evidence_statement_file_js__WEBPACK_IMPORTED_MODULE_6__.Z8);
            if (bytes !== void 0)
              files.push((0, _evidence_statement_file_js__WEBPACK_IMPORTED_MODULE_6__.P_)(bytes, name, _hash_hash_file_js__WEBPACK_IMPORTED_MODULE_8__.yi));
          } catch (thrown) {
            const why = (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.bD)(thrown instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z ? thrown.cause : thrown);
            damaged.push({ what: `The file ${path} (${why})`, advice: (0, _evidence_statement_file_js__WEBPACK_IMPORTED_MODULE_6__.i7)("here") });
          }
        }
        return { files, damaged };
      }
      async function openOutputDir(outputDir, { workspace, defaultOutputDir }) {
        const folder = outputDir === "" ? defaultOutputDir : (0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(workspace, outputDir);
        try {
          (0, _host_files_js__WEBPACK_IMPORTED_MODULE_9__.wZ)(folder, 511);
          await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.access)(folder, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
          return folder;
        } catch (cause) {
          const message = `The folder for evidence cannot be used: ${(0, _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.bD)(cause)}.`;
          throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z("OUTPUT_UNWRITABLE", message, { cause });
        }
      }
      const derivedNames = /* @__PURE__ */ new Set([_core_file_names_js__WEBPACK_IMPORTED_MODULE_4__.NW.checksums, _core_file_names_js__WEBPACK_IMPORTED_MODULE_4__.NW.sha256, ..._core_file_names_js__WEBPACK_IMPORTED_MODULE_4__.Lk]);
      const onlyEmpty = /^$/;
      const beginnings = new Map([
        ...[_core_file_names_js__WEBPACK_IMPORTED_MODULE_4__.NW.results, _core_file_names_js__WEBPACK_IMPORTED_MODULE_4__.NW.monitor].map((name) => [name, /^\{\s*"version": 1,\s*"tool": ?\{\s*"name": ?"anchor-artifacts"/]),
        [_core_file_names_js__WEBPACK_IMPORTED_MODULE_4__.NW.badge, /^\{"schemaVersion":1,"label":"(?:anchored|releases)/],
        [_core_file_names_js__WEBPACK_IMPORTED_MODULE_4__.NW.page, /^<!doctype html>[^]*<title>Verify a download<\/title>/],
        [_core_file_names_js__WEBPACK_IMPORTED_MODULE_4__.NW.checksums, /^\\?SHA3-256 \(/],
        [_core_file_names_js__WEBPACK_IMPORTED_MODULE_4__.NW.sha256, /^\\?[0-9a-f]{64} {2}/],
        ..._core_file_names_js__WEBPACK_IMPORTED_MODULE_4__.Lk.map((name) => [name, name.endsWith(".ots") ? /^\0OpenTimestamps/ : /^0[\x80-\x84]/])
      ]);
      async function removeEarlierFiles(folder, kept) {
        const stays = new Set(kept.map(toRealPathIfThere));
        try {
          const found = [...beginnings].filter(([name]) => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name), { throwIfNoEntry: false }));
          const old = found.filter(([name]) => !stays.has(toRealPathIfThere((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name))));
          const isOfRun = (name) => name === _core_file_names_js__WEBPACK_IMPORTED_MODULE_4__.NW.results || name === _core_file_names_js__WEBPACK_IMPORTED_MODULE_4__.NW.journal || (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_4__.Ke)(name) !== void 0;
          const hasRun = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).some(isOfRun);
          const others = old.filter(([name, beginning]) => !isOurFile((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name), derivedNames.has(name) && !hasRun ? onlyEmpty : beginning)).map(([name]) => name);
          if (others.length > 0)
            throw new RangeError(`no run of this action wrote ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.Sh)(others)}. Move them, or set output-dir to another folder`);
          await Promise.all(old.map(([name]) => (0, _host_files_js__WEBPACK_IMPORTED_MODULE_9__.Jm)(() => (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name), { force: true }))));
        } catch (cause) {
          const message = `Old files in the folder for evidence could not be removed: ${(0, _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.bD)(cause)}.`;
          throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z("OUTPUT_UNWRITABLE", message, { cause });
        }
      }
      const beginningBytes = 4096;
      function isOurFile(path, beginning) {
        try {
          const start = Buffer.from((0, _host_files_js__WEBPACK_IMPORTED_MODULE_9__.i4)(path, beginningBytes)).toString("latin1");
          return start === "" || beginning.test(start);
        } catch (thrown) {
          if (thrown instanceof RangeError)
            return false;
          throw thrown;
        }
      }
      function toRealPathIfThere(path) {
        return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) ? (0, _files_paths_js__WEBPACK_IMPORTED_MODULE_7__.hv)(path) : path;
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
      async function openSource(inputs, host, atHand) {
        const note = (0, _host_inputs_js__WEBPACK_IMPORTED_MODULE_3__.bk)(inputs);
        if (note !== void 0) {
          host.log.notice(inputs.fromRelease ? `${note} The release was not read either.` : note, { title: "skipped" });
          return answerAlways({ verdict: "skipped", note });
        }
        const source = (0, _host_inputs_js__WEBPACK_IMPORTED_MODULE_3__.vz)(inputs);
        if (source === "service")
          return openService(inputs, host);
        if (source === "nodes")
          return openNodes(inputs, host);
        const { record, witnesses } = atHand ?? {};
        const isEmpty = inputs.mode !== "stamp" && (record?.statements.length ?? 0) === 0;
        if (record === void 0 || witnesses === void 0 || isEmpty)
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
      async function loadWitnesses(inputs, { signals }, recorded, web) {
        const isNeeded = inputs.witness.length > 0 || recorded.witnesses.length > 0 || (0, _host_inputs_js__WEBPACK_IMPORTED_MODULE_3__.vz)(inputs) === "clocks";
        if (!isNeeded || inputs.dryRun)
          return void 0;
        const { openWitnesses } = await Promise.all(
          /* import() */
          [__webpack_require__.e(753), __webpack_require__.e(927)]
        ).then(__webpack_require__.bind(__webpack_require__, 7927));
        return openWitnesses(inputs, { web, recorded, signal: signals.cancellation.stop });
      }
      function nobodyToAskError({ mode }) {
        const message = `${mode} has nobody to ask: no service, no chain node, and no evidence of earlier runs was found.`;
        const hint = ({ input, set }) => `Name a service (${input("api-url")}) or chain nodes (${input("node-url")}). Or stamp the files first, which independent clocks do without an account (${input("witness")}). Or give the evidence of an earlier run: ${set("from-release", "true")}, or its statement in ${input("output-dir")}. A monitor takes a ${input("baseline")} too, and begins one with ${set("if-no-api-key", "skip")}.`;
        return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("INPUT_INVALID", message, { hint });
      }
      async function openService(inputs, { log, signals }) {
        const { apiUrl, keyError, report, sendFileNames } = inputs;
        if (apiUrl === void 0)
          throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("INTERNAL", "The service is to be asked, and has no address.");
        if (keyError !== void 0) {
          const refusal = (0, _core_row_js__WEBPACK_IMPORTED_MODULE_1__.w2)(keyError);
          return { ...answerAlways(refusal), locate: () => Promise.resolve(refusal) };
        }
        const { createClient } = await Promise.all(
          /* import() */
          [__webpack_require__.e(752), __webpack_require__.e(51)]
        ).then(__webpack_require__.bind(__webpack_require__, 4051));
        let trouble;
        const client = createClient({
          base: apiUrl,
          get apiKey() {
            return inputs.apiKey;
          },
          timeoutMs: inputs.requestTimeout,
          cancellation: signals.cancellation,
          onRequest: ({ path, requestId, milliseconds, result, trouble: problem, givesUpAt }) => {
            const before = trouble ?? { startedAt: _host_host_js__WEBPACK_IMPORTED_MODULE_2__.ml.now() - milliseconds, givesUpAt: 0 };
            trouble = problem === void 0 ? void 0 : { ...before, problem, givesUpAt: Math.max(before.givesUpAt, givesUpAt) };
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
        let isTold = false;
        return (milliseconds) => {
          const seconds = Math.ceil(milliseconds / 1e3);
          const text = `The service gets too many requests (429). The run waits ${seconds} s, then goes on.`;
          if (isTold)
            log.info(text);
          else
            log.notice(text, { title: "waiting" });
          isTold = true;
        };
      }
      async function openNodes({ nodes, requestTimeout: timeoutMs }, { signals }) {
        const { openChain, toLocationRecord } = await __webpack_require__.e(
          /* import() */
          460
        ).then(__webpack_require__.bind(__webpack_require__, 460));
        const closed = new AbortController();
        const chain = openChain(nodes, { timeoutMs, signal: AbortSignal.any([signals.cancellation.abort, closed.signal]) });
        const ask = (isCheck) => async (target) => {
          const hash = "root" in target ? target.root : target.digest;
          const answer = await chain.ask(hash);
          const records = answer.kind === "found" ? answer.locations.map((one) => toLocationRecord(one, hash)) : [];
          const isAnswered = answer.kind === "found" || answer.kind === "not-found";
          const demo = isAnswered && await chain.isTest();
          return judgeNodes(answer, { requestId: "", records, segments: [], ...demo && { demo } }, isCheck);
        };
        return {
          check: ask(true),
          verify: ask(false),
          // Without the abort, a request whose answer is no longer needed keeps the process alive until the node answers.
          [Symbol.asyncDispose]: async () => closed.abort()
        };
      }
      function judgeNodes(said, facts, isCheck) {
        const sources = said.sources.map(toSourceAnswer);
        if (said.kind === "unknown")
          return { verdict: "unknown", note: said.note, sources };
        if ("error" in said)
          return { ...(0, _core_row_js__WEBPACK_IMPORTED_MODULE_1__.w2)(said.error), sources };
        const sourced = { answer: facts, sources, ...(0, _core_members_js__WEBPACK_IMPORTED_MODULE_4__.r$)({ restsOn: said.restsOn }) };
        if (said.kind === "found")
          return { verdict: isCheck ? "found" : "verified", ...sourced };
        return { verdict: isCheck ? "not-found" : "no-match", ...sourced };
      }
      function toSourceAnswer({ name, verdict, block, confirmations, error }) {
        const isAnswered = error === void 0 || error.code === "NODE_ANSWER_INVALID";
        const errorVerdict = isAnswered ? "unknown" : (0, _core_row_js__WEBPACK_IMPORTED_MODULE_1__.w2)(error).verdict;
        const known = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_4__.r$)({ block, confirmations, code: error?.code });
        return { url: name, said: verdict === "error" ? errorVerdict : verdict, ...known };
      }
    })
  )
};
