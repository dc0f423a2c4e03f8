export const id = 780;
export const ids = [780, 744, 702];
export const modules = {
  /***/
  9323: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Aq: () => (
          /* binding */
          enterWorkspace
        ),
        /* harmony export */
        H8: () => (
          /* binding */
          refuseUntrustedEvent
        ),
        /* harmony export */
        yI: () => (
          /* binding */
          readContext
        )
        /* harmony export */
      });
      var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
      var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
      var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3943);
      var _core_members_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7066);
      var _hash_file_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6865);
      var _host_inputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1307);
      function enterWorkspace({ workspace }) {
        try {
          process.chdir(workspace);
        } catch (cause) {
          const account = `The workspace, the folder that GITHUB_WORKSPACE names, cannot be entered (${(0, _hash_file_error_js__WEBPACK_IMPORTED_MODULE_4__.xU)(cause) ?? (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.bD)(cause)}).`;
          throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z("INPUT_INVALID", account, {
            cause,
            hint: "Check the repository out, or make the folder, before this step; in a container, mount it where GITHUB_WORKSPACE says."
          });
        }
      }
      function readContext(env) {
        const text = (name) => env[name] ?? "";
        const action = text("GITHUB_ACTION");
        const folder = action.replaceAll(/[^\w.-]/g, "_");
        return {
          workspace: (0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(env["GITHUB_WORKSPACE"] || process.cwd()),
          defaultOutputDir: (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(env["RUNNER_TEMP"] || (0, node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), "anchor-artifacts", /^\.*$/.test(folder) ? "step" : folder),
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
      function readEvent(path) {
        if (path === "")
          return void 0;
        try {
          return JSON.parse((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8"));
        } catch {
          return void 0;
        }
      }
      function isUntrustedEvent({ eventName, event, origin }) {
        if (eventName === "pull_request_target")
          return true;
        if (eventName === "issue_comment") {
          const isIssue = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_6__.mz)(event, "issue", "number") !== void 0;
          return !isIssue || (0, _core_members_js__WEBPACK_IMPORTED_MODULE_6__.mz)(event, "issue", "pull_request") !== void 0;
        }
        if (eventName !== "workflow_run")
          return false;
        const first = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_6__.mz)(event, "workflow_run", "event");
        if (["pull_request_target", "issue_comment", "workflow_run"].includes(String(first)))
          return true;
        const head = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_6__.mz)(event, "workflow_run", "head_repository", "full_name");
        return typeof head !== "string" || head.toLowerCase() !== origin.repository.toLowerCase();
      }
      function refuseUntrustedEvent(inputs, context) {
        const refused = toRefused(inputs);
        if (inputs.allowUntrustedEvent || refused === void 0 || !isUntrustedEvent(context))
          return;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z("UNTRUSTED_EVENT", `${refused} is refused: the event ${context.eventName} has this repository's secrets while a fork may have written the files.`);
      }
      function toRefused(inputs) {
        const { mode, releaseAttach, report, proofs } = inputs;
        if (mode === "stamp")
          return "Stamping";
        if (releaseAttach !== "none")
          return "Writing to a release";
        const isPaid = mode === "verify" && (report || proofs.length > 0) && (0, _host_inputs_js__WEBPACK_IMPORTED_MODULE_5__.Ad)(inputs) !== "";
        return isPaid ? "Verifying with a report, which is paid for," : void 0;
      }
    })
  ),
  /***/
  3406: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Iu: () => (
          /* binding */
          toOutputs
        ),
        /* harmony export */
        a9: () => (
          /* binding */
          maskedOutputs
        ),
        /* harmony export */
        nS: () => (
          /* binding */
          maxOutputText
        )
        /* harmony export */
      });
      var _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(973);
      var _core_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5708);
      var _empty_outputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(682);
      const outputNames = Object.keys(_empty_outputs_js__WEBPACK_IMPORTED_MODULE_1__.q);
      function toOutputs(report, paths) {
        const links = new Set(report.results.map(reportUrlOf).filter((url) => url !== void 0));
        const lists = { results: toListText(report.results, toItem), "report-urls": toListText(links, (url) => url) };
        return {
          values: {
            ..._empty_outputs_js__WEBPACK_IMPORTED_MODULE_1__.q,
            results: lists.results ?? "[]",
            "results-path": paths.resultsPath ?? "",
            "checksums-path": paths.checksumsPath ?? "",
            "statement-path": paths.statementPath ?? "",
            "log-path": paths.logPath ?? "",
            status: report.status,
            count: String(report.results.length),
            "accepted-count": String(report.tally.accepted),
            "anchored-count": String(report.anchoredCount),
            "all-anchored": String(report.allAnchored),
            "report-urls": lists["report-urls"] ?? "[]",
            "release-url": paths.releaseUrl ?? ""
          },
          cut: ["results", "report-urls"].filter((name) => lists[name] === void 0)
        };
      }
      function maskedOutputs(outputs, secrets) {
        return outputNames.filter((name) => secrets.some((secret) => secret !== "" && outputs[name].includes(secret)));
      }
      const maxOutputText = 4e5;
      function toListText(items, toOutput) {
        const texts = [];
        let length = 1;
        for (const item of items) {
          const text = JSON.stringify(toOutput(item));
          texts.push(text);
          length += text.length + 1;
          if (length > maxOutputText)
            return void 0;
        }
        return `[${texts.join(",")}]`;
      }
      function toItem(result) {
        const { subject, outcome } = result;
        const url = reportUrlOf(result);
        return {
          subject: {
            name: subject.name,
            ..."digest" in subject && { digest: subject.digest },
            ..."size" in subject && { size: subject.size }
          },
          verdict: outcome.kind,
          status: (0, _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__.c2)(outcome),
          ...url !== void 0 && { report: url }
        };
      }
      function reportUrlOf({ outcome }) {
        const url = (0, _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__.X1)(outcome)?.report?.url;
        return url === void 0 ? void 0 : (0, _core_url_js__WEBPACK_IMPORTED_MODULE_2__.o3)(url);
      }
    })
  ),
  /***/
  7780: (
    /***/
    ((__webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
        try {
          let createStepHost = function(inputs, context, log, signals) {
            const { stop } = signals.cancellation;
            return {
              log,
              signals,
              workspace: context.workspace,
              defaultOutputDir: context.defaultOutputDir,
              origin: context.origin,
              openRelease: async (web) => {
                const [{ openRelease }, { createGitHub }] = await Promise.all([
                  __webpack_require__.e(
                    /* import() */
                    971
                  ).then(__webpack_require__.bind(__webpack_require__, 1971)),
                  Promise.all(
                    /* import() */
                    [__webpack_require__.e(440), __webpack_require__.e(648), __webpack_require__.e(43), __webpack_require__.e(752), __webpack_require__.e(351), __webpack_require__.e(872), __webpack_require__.e(527)]
                  ).then(__webpack_require__.bind(__webpack_require__, 8527))
                ]);
                const forge = createGitHub({
                  token: inputs.githubToken,
                  repository: context.origin.repository,
                  apiUrl: context.githubApiUrl,
                  web,
                  clock: _host_clock_js__WEBPACK_IMPORTED_MODULE_1__.m,
                  stop,
                  onDebug: log.debug
                });
                return openRelease(forge, inputs, context, { log, clock: _host_clock_js__WEBPACK_IMPORTED_MODULE_1__.m, stop });
              },
              pointAt: (level, results) => annotateResults(log, level, results),
              present: (report, facts) => presentOutputs((0, _outputs_js__WEBPACK_IMPORTED_MODULE_8__.Iu)(report, facts), inputs.showSummary && (() => (0, _render_summary_js__WEBPACK_IMPORTED_MODULE_4__.B)(report, facts)), log)
            };
          }, warnOfOutputs = function({ values, cut }, secrets, log) {
            for (const name of cut) {
              log.warning(`The output ${name} would be too long for the runner and is []; the file at results-path is whole.`);
            }
            for (const name of (0, _outputs_js__WEBPACK_IMPORTED_MODULE_8__.a9)(values, secrets)) {
              log.warning(`The output ${name} happens to hold the text of a secret, so the runner keeps it from other jobs; the file at results-path is whole.`);
            }
          }, annotateResults = function(log, level, results) {
            const { shown, rest } = (0, _render_causes_js__WEBPACK_IMPORTED_MODULE_3__.gI)(results, _runner_js__WEBPACK_IMPORTED_MODULE_9__.iN);
            for (const { message, target } of shown)
              log[level](message, target);
            log.leaveOut(level, rest);
          };
          __webpack_require__.d(__webpack_exports__, {
            /* harmony export */
            Op: () => (
              /* binding */
              presentOutputs
            ),
            /* harmony export */
            iC: () => (
              /* binding */
              withKey
            ),
            /* harmony export */
            runStep: () => (
              /* binding */
              runStep
            ),
            /* harmony export */
            zx: () => (
              /* binding */
              annotateResults
            )
            /* harmony export */
          });
          var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3943);
          var _host_clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4258);
          var _host_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1307);
          var _render_causes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7176);
          var _render_summary_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8819);
          var _run_ending_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3468);
          var _run_run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3330);
          var _context_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9323);
          var _outputs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3406);
          var _runner_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8312);
          var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_run_run_js__WEBPACK_IMPORTED_MODULE_6__]);
          _run_run_js__WEBPACK_IMPORTED_MODULE_6__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];
          async function runStep(given, log, signals) {
            const context = (0, _context_js__WEBPACK_IMPORTED_MODULE_7__.yI)(process.env);
            (0, _context_js__WEBPACK_IMPORTED_MODULE_7__.Aq)(context);
            const isSent = (0, _host_inputs_js__WEBPACK_IMPORTED_MODULE_2__.bk)({ ...given, apiKey: given.apiKey || given.apiKeyFrom }) === void 0;
            if (isSent)
              (0, _context_js__WEBPACK_IMPORTED_MODULE_7__.H8)(given, context);
            const inputs = await withKey(given, log);
            const host = createStepHost(inputs, context, log, signals);
            return (0, _run_ending_js__WEBPACK_IMPORTED_MODULE_5__.P)(await (0, _run_run_js__WEBPACK_IMPORTED_MODULE_6__.b)(inputs, host, host));
          }
          async function withKey(inputs, log) {
            if (inputs.apiKeyFrom === "")
              return inputs;
            const { withGitHubKey } = await Promise.all(
              /* import() */
              [__webpack_require__.e(440), __webpack_require__.e(648), __webpack_require__.e(139)]
            ).then(__webpack_require__.bind(__webpack_require__, 139));
            return await withGitHubKey(inputs, log);
          }
          async function presentOutputs(outputs, renderMarkdown, log) {
            warnOfOutputs(outputs, (0, _runner_js__WEBPACK_IMPORTED_MODULE_9__.ql)(), log);
            const summarize = async () => void (renderMarkdown && await (0, _runner_js__WEBPACK_IMPORTED_MODULE_9__.Sy)(renderMarkdown(), log));
            const attempts = await Promise.allSettled([summarize(), (0, _runner_js__WEBPACK_IMPORTED_MODULE_9__.n0)(outputs.values)]);
            return attempts.flatMap((attempt) => attempt.status === "rejected" ? [(0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.Xt)(attempt.reason)] : []);
          }
          __webpack_async_result__();
        } catch (e) {
          __webpack_async_result__(e);
        }
      });
    })
  ),
  /***/
  8987: (
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
      var _core_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5708);
      const silenceMs = 6e4;
      function createWeb() {
        const opened = /* @__PURE__ */ new Map();
        const dispatcherOf = (url) => {
          const base = (0, _core_url_js__WEBPACK_IMPORTED_MODULE_0__.U9)(url) && url.protocol === "http:" ? "http://localhost" : "https://localhost";
          const dispatcher = opened.get(base) ?? Promise.all(
            /* import() */
            [__webpack_require__.e(440), __webpack_require__.e(648), __webpack_require__.e(860)]
          ).then(__webpack_require__.bind(__webpack_require__, 6860)).then(({ createDispatcher }) => createDispatcher(new URL(base)));
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
          get: async (url, headers, signal) => requestOnce(await dispatcherOf(url), url, headers, { method: "GET", signal }),
          post: async (url, headers, body, signal) => requestOnce(await dispatcherOf(url), url, headers, { method: "POST", body, signal }),
          close: async () => {
            for (const one of await Promise.allSettled(opened.values())) {
              if (one.status === "fulfilled")
                await one.value.destroy();
            }
          }
        };
      }
      async function requestOnce(dispatcher, url, headers, request) {
        const { default: send } = await Promise.all(
          /* import() */
          [__webpack_require__.e(440), __webpack_require__.e(43)]
        ).then(__webpack_require__.t.bind(__webpack_require__, 4043, 19));
        const { statusCode, ...answer } = await send.call(dispatcher, {
          origin: url.origin,
          path: `${url.pathname}${url.search}`,
          ...request,
          headers: { "user-agent": "anchor-artifacts", ...headers, "accept-encoding": "identity" },
          headersTimeout: silenceMs,
          bodyTimeout: silenceMs
        });
        answer.body.on("error", () => {
        });
        return { status: statusCode, headers: answer.headers, body: answer.body };
      }
      const maxRedirects = 5;
      async function follow(web, start, signal, rules) {
        let url = start;
        for (let hop = 0; hop <= maxRedirects; hop += 1) {
          if (!rules.isAllowed(url)) {
            const { protocol, origin } = url;
            throw new RangeError(protocol === "https:" ? `${origin} is not an address to read from` : "its address is not an https one");
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
    })
  ),
  /***/
  4642: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        $Z: () => (
          /* binding */
          renderChainName2
        ),
        /* harmony export */
        SZ: () => (
          /* binding */
          toSaidName
        ),
        /* harmony export */
        ZS: () => (
          /* binding */
          lookUpAddress2
        )
        /* harmony export */
      });
      var _parse_chain_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1512);
      var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7422);
      var _url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5708);
      const maxSaidLength = 100;
      function lookUpAddress2(explorer, record) {
        if ((0, _parse_chain_name_js__WEBPACK_IMPORTED_MODULE_0__.mP)(explorer) !== void 0)
          return void 0;
        const { blockNumber: block, txpowId: txpow, transactionId: transaction } = record;
        const ids2 = { block: block?.toString(), txpow, transaction };
        let isKnown = true;
        const address = explorer.replaceAll(_parse_chain_name_js__WEBPACK_IMPORTED_MODULE_0__.qf, (_, name) => {
          const id2 = ids2[name] ?? "";
          isKnown &&= id2.isWellFormed() && /[^.]/.test(id2);
          return isKnown ? encodeURIComponent(id2) : "";
        });
        return isKnown ? (0, _url_js__WEBPACK_IMPORTED_MODULE_2__.o3)(address) : void 0;
      }
      function renderChainName2({ name, explorer = "" }) {
        return name ?? ((0, _parse_chain_name_js__WEBPACK_IMPORTED_MODULE_0__.mP)(explorer) === void 0 ? new URL(explorer.replaceAll(_parse_chain_name_js__WEBPACK_IMPORTED_MODULE_0__.qf, "0")).host : "");
      }
      function toSaidName(text) {
        const name = text?.trim() ?? "";
        return name !== "" && name.length <= maxSaidLength && (0, _text_js__WEBPACK_IMPORTED_MODULE_1__.wh)(name) === name ? name : void 0;
      }
    })
  ),
  /***/
  6441: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
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
      var _digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4161);
      var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3943);
      const sha3ListName = "SHA3-256SUMS";
      const sha256ListName = "SHA256SUMS";
      const tagged = /^SHA3-256(?: \((.*)\) = |\((.*)\)= )([0-9A-Fa-f]{64})$/s;
      const prefixed = /^sha3-256:([0-9A-Fa-f]{64}) [ *](.*)$/s;
      const plain = /^([0-9A-Fa-f]{64}) [ *](.*)$/s;
      const otherAlgorithm = /^([A-Za-z][A-Za-z0-9/-]{0,30})(?: ?\(.*\) ?= ?|:)[0-9A-Fa-f]{8,}/s;
      const shownProblems = 20;
      const maxLine = 1e4;
      function parseChecksums(fileName, text) {
        const bareAllowed = /SHA3-256|sha3-256/.test(fileName.split(/[/\\]/).at(-1) ?? "");
        const entries = /* @__PURE__ */ new Map();
        const problems = [];
        const lines = text.replace(/^\uFEFF/, "").split(/\r?\n|\r$/);
        for (const [index, content] of lines.entries()) {
          if (content.trim() === "")
            continue;
          const parsed = parseChecksumLine(content, bareAllowed);
          const line = index + 1;
          const earlier = typeof parsed === "string" ? void 0 : entries.get(parsed.name);
          if (typeof parsed === "string")
            problems.push(`line ${line} ${parsed}`);
          else if (earlier === void 0)
            entries.set(parsed.name, { ...parsed, line });
          else if (earlier.digest !== parsed.digest)
            problems.push(`line ${line} gives another digest than line ${earlier.line} for the same name`);
        }
        if (problems.length > 0)
          throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("CHECKSUMS_INVALID", toMessage(problems));
        if (entries.size === 0)
          throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("CHECKSUMS_INVALID", "The checksum list names no file.");
        return [...entries.values()];
      }
      function parseChecksumLine(content, bareAllowed) {
        if (content.length > maxLine)
          return `is longer than ${maxLine} characters, which no line of a file is`;
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
        const sorted = lines.toSorted((left, right) => compareNames(left.name, right.name));
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
  3272: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        E: () => (
          /* binding */
          toUtcMinute
        ),
        /* harmony export */
        y: () => (
          /* binding */
          toMinute2
        )
        /* harmony export */
      });
      function toMinute2(date) {
        const [, minute, zone = ""] = /^(\d{4}-\d\d-\d\d[T ]\d\d:\d\d):[\d.]+( ?(?:Z|UTC|[+-]\d\d:?\d\d))?$/.exec(date) ?? [];
        return minute === void 0 ? date : minute + zone;
      }
      function toUtcMinute(date) {
        const text = date.toISOString();
        return `${text.slice(0, 10)} ${text.slice(11, 16)} UTC`;
      }
    })
  ),
  /***/
  4161: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Bc: () => (
          /* binding */
          isDigest2
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
          digestFromWire2
        )
        /* harmony export */
      });
      var _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2565);
      const lowercaseHex = /^[0-9a-f]{64}$/;
      function isDigest2(text) {
        return lowercaseHex.test(text);
      }
      function digestFromWire2(text) {
        if (typeof text !== "string")
          return void 0;
        const bare = text.replace(/^0x/i, "").toLowerCase();
        return isDigest2(bare) ? bare : void 0;
      }
      function toPrefixedHash(text) {
        return text.replace(/^(?:0x)?(?=[0-9a-f]{64}$)/i, "0x");
      }
      function digestFromBytes(bytes) {
        const hex = (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__.My)(bytes);
        if (!isDigest2(hex))
          throw new RangeError(`A SHA3-256 digest has 32 bytes, not ${bytes.length}.`);
        return hex;
      }
      const emptyDigest = "a7ffc6f8bf1ed76651c14756a061d662f580ff4de43b49fa82d80a4b80f8434a";
      function sameDigest(text, digest) {
        return digestFromWire2(text) === digest;
      }
    })
  ),
  /***/
  7550: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        $W: () => (
          /* binding */
          isTemporaryName
        ),
        /* harmony export */
        Lk: () => (
          /* binding */
          witnessFiles
        ),
        /* harmony export */
        NK: () => (
          /* binding */
          isReportFile
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
        Uf: () => (
          /* binding */
          createNamer
        ),
        /* harmony export */
        ZV: () => (
          /* binding */
          isProofFile
        ),
        /* harmony export */
        _T: () => (
          /* binding */
          evidenceKind
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
        dt: () => (
          /* binding */
          keyOfLogAsset
        ),
        /* harmony export */
        eO: () => (
          /* binding */
          proofFileName
        ),
        /* harmony export */
        oP: () => (
          /* binding */
          logAssetName
        ),
        /* harmony export */
        rw: () => (
          /* binding */
          toAssetName
        ),
        /* harmony export */
        yV: () => (
          /* binding */
          keptListName
        )
        /* harmony export */
      });
      var _checksums_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6441);
      const runFiles = {
        results: "results.json",
        checksums: _checksums_js__WEBPACK_IMPORTED_MODULE_0__.h0,
        sha256: _checksums_js__WEBPACK_IMPORTED_MODULE_0__.TR,
        statement: "anchor.intoto.json",
        /** The lines of all runs that wrote into the folder. */
        log: "anchor.jsonl",
        page: "anchor-evidence.html",
        badge: "badge.json",
        journal: "journal.jsonl",
        /** The findings of a monitor's scan: the baseline of the next scan. */
        monitor: "monitor.json"
      };
      function isRunFile(name, mode) {
        return mode === "verify" && isReportFile(name) || keptList.test(name) || [...Object.values(runFiles), ...witnessFiles].includes(name);
      }
      const reportSuffix = ".verification.pdf";
      const proofSuffix = ".proof.json";
      const maxFileName = 180;
      function toAssetName(path) {
        const [base = ""] = path.split(/[/\\]/).slice(-1);
        const plain = base.normalize("NFD").replaceAll(/\p{M}/gu, "");
        const name = plain.replaceAll(/[^A-Za-z0-9_+@-]+/g, ".").replaceAll(/^\.+|\.+$/g, "");
        return base.startsWith(".") || name === "" ? `default.${name}`.replace(/\.$/, "") : name;
      }
      function keyOfStatementAsset(name) {
        return evidencePatterns.statement.exec(withoutSuffix(name))?.[1];
      }
      function logAssetName(key) {
        return `anchor-${key}.jsonl`;
      }
      function keyOfLogAsset(name) {
        return evidencePatterns.log.exec(withoutSuffix(name))?.[1];
      }
      function reportFileName(subject, digest, isTaken) {
        return besideName(subject, digest, isTaken) + reportSuffix;
      }
      function proofFileName(subject, digest, isTaken) {
        return besideName(subject, digest, isTaken) + proofSuffix;
      }
      function besideName(subject, digest, isTaken) {
        return toAssetName(subject).slice(0, maxFileName) + (isTaken ? `.${digest.slice(0, 8)}` : "");
      }
      function keptListName(digest) {
        return `${runFiles.checksums}.${digest.slice(0, 12)}`;
      }
      const keptList = /^SHA3-256SUMS\.[0-9a-f]{12}$/;
      const witnessFiles = ["tsr", "ots"].flatMap((suffix) => ["", ".2", ".3", ".4"].map((number) => `${runFiles.sha256}${number}.${suffix}`));
      function isReportFile(name) {
        return name.endsWith(reportSuffix);
      }
      function isProofFile(name) {
        return name.endsWith(proofSuffix);
      }
      const evidenceNames = new Map([
        [runFiles.checksums, "list"],
        [runFiles.sha256, "list"],
        [runFiles.statement, "statement of a run"],
        [runFiles.log, "log of a folder"],
        [runFiles.page, "page"],
        ...witnessFiles.map((name) => [name, "witness"])
      ]);
      const evidencePatterns = {
        log: /^anchor-([0-9a-f]{12})\.jsonl$/,
        statement: /^anchor-([0-9a-f]{12})\.intoto\.json$/,
        proof: /^(.+)\.proof\.json$/,
        report: /^(.+)\.verification\.pdf$/,
        "results of version 0.1": /^anchor-results-[0-9a-f]{12}\.json$/
      };
      function evidenceKind(name, files) {
        const lasting = withoutSuffix(name);
        if (lasting !== name)
          return evidenceKind(lasting, files) && "upload";
        const kinds = Object.keys(evidencePatterns);
        const kind = kinds.find((each) => evidencePatterns[each].test(name));
        if (kind !== "proof" && kind !== "report")
          return evidenceNames.get(name) ?? kind;
        return isBeside(evidencePatterns[kind].exec(name)?.[1] ?? "", files) ? kind : void 0;
      }
      function isBeside(start, files) {
        const isCut = (plain) => plain.length === maxFileName && [...files].some((file) => file.startsWith(plain));
        const plains = [start, start.replace(/\.[0-9a-f]{8}$/, "")];
        return plains.some((plain) => files.has(plain) || evidenceNames.get(plain) === "list" || isCut(plain));
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
      function createNamer(toName) {
        const owners = /* @__PURE__ */ new Map();
        return {
          nameFor: ({ name, digest }) => {
            const plain = toName(name, digest, false);
            const owner = owners.get(plain) ?? digest;
            owners.set(plain, owner);
            return toName(name, digest, owner !== digest);
          },
          /** Whether this plain name was already given to a file. */
          isNamed: (plain) => owners.has(plain)
        };
      }
    })
  ),
  /***/
  9759: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        OC: () => (
          /* binding */
          takeAtMost
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
        lk: () => (
          /* binding */
          parseJsonText2
        )
        /* harmony export */
      });
      const maxJsonLength = 64 * 1024 * 1024;
      const maxJsonDepth = 32;
      function parseJsonText2(text, revive) {
        if (text.length > maxJsonLength)
          throw new RangeError("it is larger than 64 MiB");
        const repeated = scan(text);
        const value = parseAsJson(text, revive);
        if (repeated === void 0)
          return value;
        throw new RangeError(`an object of it has two members named ${JSON.stringify(repeated.slice(0, 80))}`);
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
      function scan(text) {
        const open = [];
        const signs = /["[{}\]]/g;
        const colon = /\s*:/y;
        let repeated;
        for (let found = signs.exec(text); found !== null; found = signs.exec(text)) {
          const [sign] = found;
          if (sign === '"') {
            signs.lastIndex = colon.lastIndex = endOfString(text, found.index);
            const names = colon.test(text) ? open.at(-1) : void 0;
            const name = names === void 0 ? "" : nameOf(text.slice(found.index, signs.lastIndex));
            if (names?.has(name))
              repeated ??= name;
            names?.add(name);
          } else if (sign === "}" || sign === "]")
            open.pop();
          else if (open.push(sign === "{" ? /* @__PURE__ */ new Set() : void 0) > maxJsonDepth) {
            throw new RangeError(`it nests deeper than ${maxJsonDepth} levels`);
          }
        }
        return repeated;
      }
      function endOfString(text, start) {
        for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 1)) {
          let escapes = 0;
          while (text[at - escapes - 1] === "\\")
            escapes += 1;
          if (escapes % 2 === 0)
            return at + 1;
        }
        return text.length;
      }
      function nameOf(string) {
        return string.includes("\\") ? String(parseAsJson(string, void 0)) : string.slice(1, -1);
      }
      const strict = new TextDecoder("utf-8", { fatal: true });
      function decodeUtf8(bytes) {
        return strict.decode(bytes);
      }
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
  7066: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        C5: () => (
          /* binding */
          memberOf
        ),
        /* harmony export */
        H8: () => (
          /* binding */
          refuseTwice
        ),
        /* harmony export */
        HU: () => (
          /* binding */
          matchOf
        ),
        /* harmony export */
        S3: () => (
          /* binding */
          itemsOf
        ),
        /* harmony export */
        Xy: () => (
          /* binding */
          objectOf
        ),
        /* harmony export */
        aG: () => (
          /* binding */
          wordOf
        ),
        /* harmony export */
        b6: () => (
          /* binding */
          textOf
        ),
        /* harmony export */
        iP: () => (
          /* binding */
          flagOf
        ),
        /* harmony export */
        jk: () => (
          /* binding */
          arrayOf
        ),
        /* harmony export */
        lq: () => (
          /* binding */
          optional
        ),
        /* harmony export */
        mz: () => (
          /* binding */
          memberAt2
        ),
        /* harmony export */
        nR: () => (
          /* binding */
          timeOf
        ),
        /* harmony export */
        pq: () => (
          /* binding */
          countOf
        ),
        /* harmony export */
        r$: () => (
          /* binding */
          withoutUndefined
        )
        /* harmony export */
      });
      function optional(reader) {
        return { optional: reader };
      }
      function objectOf(forms) {
        const members = Object.entries(forms).map(([name, form]) => "optional" in form ? { name, reader: form.optional, isOptional: true } : { name, reader: form, isOptional: false });
        const read = (parent) => {
          const object = {};
          for (const { name, reader, isOptional } of members) {
            const member = memberOf(parent, name);
            if (!isOptional || member.value !== void 0)
              object[name] = reader(member);
          }
          return object;
        };
        const order = (value) => {
          const given = value;
          const object = {};
          for (const { name, reader } of members) {
            if (given[name] !== void 0)
              object[name] = reader.order?.(given[name]) ?? given[name];
          }
          return object;
        };
        return Object.assign(read, { order });
      }
      function arrayOf(item, most, unique) {
        const read = (list) => {
          const items = itemsOf(list, most).map((each) => item(each));
          if (unique !== void 0)
            refuseTwice(items.map(unique.by), unique.what);
          return items;
        };
        const order = (items) => items.map((each) => item.order?.(each) ?? each);
        return Object.assign(read, { order });
      }
      function memberOf({ value, where }, name) {
        if (typeof value !== "object" || value === null || Array.isArray(value))
          throw new RangeError(`${where} is not an object`);
        return { value: Object.hasOwn(value, name) ? value[name] : void 0, where: `${where}.${name}` };
      }
      function itemsOf({ value, where }, most) {
        if (!Array.isArray(value))
          throw new RangeError(`${where} is not a list`);
        if (value.length > most)
          throw new RangeError(`${where} has more than ${most} items`);
        return value.map((item, index) => ({ value: item, where: `${where}[${index}]` }));
      }
      function textOf({ value, where }, most = 256) {
        if (typeof value !== "string")
          throw new RangeError(`${where} is not text`);
        if (value.length > most)
          throw new RangeError(`${where} is longer than ${most} characters`);
        if (!value.isWellFormed())
          throw new RangeError(`${where} is not Unicode text`);
        return value;
      }
      function matchOf(member, pattern, form) {
        const text = textOf(member, 1048576);
        if (!pattern.test(text))
          throw new RangeError(`${member.where} is not ${form}`);
        return text;
      }
      function timeOf(member) {
        const text = matchOf(member, /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?Z$/, "a time in UTC");
        const milliseconds = Date.parse(text);
        const isSame = !Number.isNaN(milliseconds) && new Date(milliseconds).toISOString().startsWith(text.slice(0, 19));
        if (!isSame)
          throw new RangeError(`${member.where} is not a time in UTC`);
        return text;
      }
      function countOf({ value, where }) {
        if (!Number.isSafeInteger(value) || Number(value) < 0)
          throw new RangeError(`${where} is not a whole number`);
        return Number(value);
      }
      function flagOf({ value, where }) {
        if (typeof value !== "boolean")
          throw new RangeError(`${where} is neither true nor false`);
        return value;
      }
      function wordOf({ value, where }, words) {
        const word = words.find((candidate) => candidate === value);
        if (word === void 0)
          throw new RangeError(`${where} is ${words.length > 1 ? "none of" : "not"} ${words.join(", ")}`);
        return word;
      }
      function refuseTwice(keys, what) {
        const known = /* @__PURE__ */ new Set();
        for (const key of keys) {
          if (known.has(key))
            throw new RangeError(`it has two ${what} ${JSON.stringify(key.slice(0, 80))}`);
          known.add(key);
        }
      }
      function memberAt2(value, ...path) {
        return path.reduce((current, name) => typeof current === "object" && current !== null && Object.hasOwn(current, name) ? current[name] : void 0, value);
      }
      function withoutUndefined(members) {
        return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== void 0));
      }
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
  5299: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        $p: () => (
          /* binding */
          anchoringOf2
        ),
        /* harmony export */
        BY: () => (
          /* binding */
          findAnchoring
        ),
        /* harmony export */
        Bt: () => (
          /* binding */
          countPerhapsSpent
        ),
        /* harmony export */
        FR: () => (
          /* binding */
          failsRun
        ),
        /* harmony export */
        MR: () => (
          /* binding */
          isNothingStamped
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
      var _digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4161);
      var _outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(973);
      const demonstrationNote = "A demonstration on a private test chain: nothing was anchored on a public chain.";
      function toReport(mode, results) {
        const tally = Object.fromEntries(_outcome_js__WEBPACK_IMPORTED_MODULE_0__.rY.map((verdict) => [verdict, 0]));
        const statuses = /* @__PURE__ */ new Set();
        let anchoredCount = 0;
        let demo = false;
        for (const { outcome } of results) {
          tally[outcome.kind] += 1;
          statuses.add((0, _outcome_js__WEBPACK_IMPORTED_MODULE_0__.c2)(outcome));
          if ((0, _outcome_js__WEBPACK_IMPORTED_MODULE_0__.rf)(outcome))
            anchoredCount += 1;
          demo ||= (0, _outcome_js__WEBPACK_IMPORTED_MODULE_0__.X1)(outcome)?.demo === true;
        }
        const status = ["failed", "unknown", "pending"].find((each) => statuses.has(each)) ?? "finalized";
        const allAnchored = results.length > 0 && anchoredCount === results.length;
        return { mode, results, status, tally, anchoredCount, allAnchored, demo };
      }
      function failures(report, failOn) {
        return report.results.filter(({ outcome }) => failsRun(outcome, failOn));
      }
      function failsRun(outcome, failOn) {
        return failOn.has(outcome.kind) || failOn.size > 0 && alwaysRed.has((0, _outcome_js__WEBPACK_IMPORTED_MODULE_0__.Of)(outcome)?.code);
      }
      const alwaysRed = /* @__PURE__ */ new Set([
        "API_KEY_REJECTED",
        "PLAN_LIMIT_REACHED",
        "REPLY_MISMATCH"
      ]);
      function isNothingStamped({ mode, results, tally }, failOn) {
        const isDone = tally.changed > 0 || _outcome_js__WEBPACK_IMPORTED_MODULE_0__.rY.some((verdict) => _outcome_js__WEBPACK_IMPORTED_MODULE_0__.Jo[verdict].stamped && tally[verdict] > 0);
        if (results.some(({ outcome }) => outcome.kind === "failed" && outcome.ofDigest !== void 0))
          return false;
        return mode === "stamp" && !isDone && tally.skipped < results.length && failOn.size > 0;
      }
      function countPerhapsSpent({ results }) {
        return results.filter(({ outcome }) => (0, _outcome_js__WEBPACK_IMPORTED_MODULE_0__.pC)(outcome)).length;
      }
      function digestOf({ subject }) {
        return "digest" in subject ? subject.digest : void 0;
      }
      function findAnchoring(records, hashes) {
        const own = records.filter(({ matchedHash }) => hashes.some((hash) => (0, _digest_js__WEBPACK_IMPORTED_MODULE_1__.VB)(matchedHash, hash)));
        const [start, ...others] = own;
        if (start === void 0)
          return void 0;
        const first = others.reduce((oldest, record) => height(record) < height(oldest) ? record : oldest, start);
        return { first, count: own.length };
      }
      function anchoringOf2({ subject, outcome, coveredBy }) {
        if (!(0, _outcome_js__WEBPACK_IMPORTED_MODULE_0__.rf)(outcome))
          return void 0;
        const own = "digest" in subject ? [subject.digest, ..."root" in subject ? [subject.root] : []] : [];
        return findAnchoring((0, _outcome_js__WEBPACK_IMPORTED_MODULE_0__.X1)(outcome)?.records ?? [], coveredBy === void 0 ? own : [coveredBy]);
      }
      function height({ blockNumber }) {
        return blockNumber === void 0 ? Number.POSITIVE_INFINITY : Number(blockNumber);
      }
      const unknownOrigin = {
        repository: "",
        ref: "",
        tag: "",
        commit: "",
        runId: "",
        runAttempt: "",
        runUrl: ""
      };
    })
  ),
  /***/
  926: (
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
      var _noble_hashes_sha2_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5514);
      var _noble_hashes_sha3_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8041);
      var _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2565);
      var _core_checksums_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6441);
      var _core_digest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4161);
      function sha3List(subjects) {
        return (0, _core_checksums_js__WEBPACK_IMPORTED_MODULE_0__.pd)(subjects.map(({ name, digest }) => ({ name, digest: digest.sha3_256 })));
      }
      function sha256List(subjects) {
        return (0, _core_checksums_js__WEBPACK_IMPORTED_MODULE_0__.iX)(subjects.map(({ name, digest: { sha256: known } }) => ({ name, sha256: known })));
      }
      function sha3ListText(subjects) {
        return [...sha3List(subjects)].join("");
      }
      function sha256ListText(subjects) {
        return [...sha256List(subjects)].join("");
      }
      function listText({ name, text }, subjects) {
        return text ?? (name === _core_checksums_js__WEBPACK_IMPORTED_MODULE_0__.TR ? sha256ListText(subjects) : sha3ListText(subjects));
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
        return { sha3_256: (0, _core_digest_js__WEBPACK_IMPORTED_MODULE_4__.SS)(sha3.digest()), sha256: (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_3__.My)(sha2.digest()) };
      };
      function toLists(subjects, given, hashText = hashPortably) {
        const canonical = { name: _core_checksums_js__WEBPACK_IMPORTED_MODULE_0__.h0, ...hashText(sha3List(subjects)) };
        const isPaired = subjects.some(({ digest }) => digest.sha256 !== void 0);
        const pair = isPaired ? [{ name: _core_checksums_js__WEBPACK_IMPORTED_MODULE_0__.TR, ...hashText(sha256List(subjects)) }] : [];
        const lists = [canonical, ...pair];
        const own = given && hashText([given.text]);
        if (given === void 0 || own === void 0 || lists.some((list) => list.sha3_256 === own.sha3_256))
          return lists;
        return [...lists, { name: given.name, ...own, text: given.text }];
      }
    })
  ),
  /***/
  8233: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        $2: () => (
          /* binding */
          withLine
        ),
        /* harmony export */
        $E: () => (
          /* binding */
          contentOf
        ),
        /* harmony export */
        $d: () => (
          /* binding */
          chainLines
        ),
        /* harmony export */
        By: () => (
          /* binding */
          parseStatement
        ),
        /* harmony export */
        eE: () => (
          /* binding */
          formatLog
        ),
        /* harmony export */
        gE: () => (
          /* binding */
          hasLines
        ),
        /* harmony export */
        g_: () => (
          /* binding */
          parseLog
        ),
        /* harmony export */
        k: () => (
          /* binding */
          toNextStatement
        ),
        /* harmony export */
        mi: () => (
          /* binding */
          maxLogBytes
        ),
        /* harmony export */
        vf: () => (
          /* binding */
          parseEvidence
        ),
        /* harmony export */
        w: () => (
          /* binding */
          joinLogs
        )
        /* harmony export */
      });
      var _noble_hashes_sha3_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8041);
      var _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2565);
      var _core_digest_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4161);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3943);
      var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9759);
      var _core_members_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7066);
      var _page_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9460);
      var _statement_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7218);
      var _to_statement_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7942);
      const maxLogBytes = 256 * 1024 * 1024;
      function parseStatement(evidence) {
        return refusing(() => readStatement(toText(evidence)));
      }
      function parseLog(evidence) {
        return refusing(() => readLines(toText(evidence)));
      }
      function parseEvidence(evidence) {
        return refusing(() => {
          const given = toText(evidence);
          const inside = /^\s*</.test(given) ? (0, _page_js__WEBPACK_IMPORTED_MODULE_2__.MY)(given) : given.trim();
          if (inside === void 0)
            throw new RangeError("the page has no evidence in it");
          const text = (0, _page_js__WEBPACK_IMPORTED_MODULE_2__.$$)(inside);
          const isLog = text.includes("\n") && /^\{.*\}\r?$/s.test(text.split("\n", 1)[0] ?? "");
          if (!isLog)
            return [readStatement(text)];
          return readLines(text, { isOfSeveral: text !== inside }).map(({ statement }) => statement);
        });
      }
      function readLines(text, { isOfSeveral = false } = {}) {
        const texts = text.replace(/\n$/, "").split("\n");
        return texts.map((line, index) => {
          try {
            const statement = readStatement(line);
            const above = texts[index - 1];
            const { previous } = statement.predicate;
            const isFirst = above === void 0 || isOfSeveral && previous === void 0;
            if (previous !== (isFirst ? void 0 : digestOfLine(above))) {
              throw new RangeError("it does not follow the line above it");
            }
            return { text: line, statement };
          } catch (cause) {
            if (!(cause instanceof RangeError))
              throw cause;
            throw new RangeError(`line ${index + 1} cannot be read: ${cause.message}`, { cause });
          }
        });
      }
      function readStatement(text) {
        const root = { value: (0, _core_json_js__WEBPACK_IMPORTED_MODULE_1__.lk)(text), where: "the statement" };
        (0, _core_members_js__WEBPACK_IMPORTED_MODULE_5__.aG)((0, _core_members_js__WEBPACK_IMPORTED_MODULE_5__.C5)(root, "_type"), [_statement_js__WEBPACK_IMPORTED_MODULE_3__.qB]);
        (0, _core_members_js__WEBPACK_IMPORTED_MODULE_5__.aG)((0, _core_members_js__WEBPACK_IMPORTED_MODULE_5__.C5)(root, "predicateType"), _statement_js__WEBPACK_IMPORTED_MODULE_3__.ZR);
        const statement = (0, _statement_js__WEBPACK_IMPORTED_MODULE_3__.I1)(root);
        if (statement.subject.length === 0)
          throw new RangeError("it names no file");
        return statement;
      }
      function toText(evidence) {
        if (typeof evidence === "string")
          return evidence;
        try {
          return (0, _core_json_js__WEBPACK_IMPORTED_MODULE_1__._6)(evidence);
        } catch (cause) {
          throw new RangeError("it is not UTF-8", { cause });
        }
      }
      function refusing(read) {
        try {
          return read();
        } catch (cause) {
          if (!(cause instanceof RangeError))
            throw cause;
          throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("EVIDENCE_INVALID", `The evidence cannot be used: ${cause.message}.`, { cause });
        }
      }
      function digestOfLine(text) {
        return (0, _core_digest_js__WEBPACK_IMPORTED_MODULE_6__.SS)((0, _noble_hashes_sha3_js__WEBPACK_IMPORTED_MODULE_7__.C2)((0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_8__.AI)(text)));
      }
      function toNextStatement(log, statement) {
        const { previous: _, ...predicate } = statement.predicate;
        const above = log.at(-1);
        const linked = { ...predicate, ...above && { previous: digestOfLine(above.text) } };
        return _statement_js__WEBPACK_IMPORTED_MODULE_3__.I1.order({ ...statement, predicate: linked });
      }
      function withLine(log, statement) {
        const next = toNextStatement(log, statement);
        return [...log, { text: (0, _to_statement_js__WEBPACK_IMPORTED_MODULE_4__.j8)(next), statement: next }];
      }
      function chainLines(lines) {
        let log = [];
        for (const line of lines.slice(0, -1))
          log = withLine(log, line);
        const last = lines.at(-1);
        return [...log.map(({ text }) => text), ...last === void 0 ? [] : [toNextStatement(log, last)]];
      }
      function formatLog(log) {
        return log.map(({ text }) => `${text}
`).join("");
      }
      function joinLogs(log, other) {
        const joined = [...log];
        const known = new Set(log.map(contentOf));
        for (const line of other) {
          const content = contentOf(line);
          if (known.has(content))
            continue;
          known.add(content);
          const above = joined.at(-1);
          const text = above === void 0 ? content : withPrevious(content, digestOfLine(above.text));
          joined.push({ text, statement: readStatement(text) });
        }
        return joined;
      }
      function hasLines(log, other) {
        const known = new Set(log.map(contentOf));
        return other.every((line) => known.has(contentOf(line)));
      }
      function contentOf({ text }) {
        const root = JSON.parse(text);
        const { previous: _, ...predicate } = root.predicate;
        return JSON.stringify({ ...root, predicate });
      }
      function withPrevious(content, previous) {
        const root = JSON.parse(content);
        return JSON.stringify({ ...root, predicate: { previous, ...root.predicate } });
      }
      function isOurs(evidence) {
        const type = memberAt(parseJsonText(evidence), "predicateType");
        return typeof type === "string" && type.startsWith("https://anchor-artifacts.github.io/anchor/");
      }
    })
  ),
  /***/
  9985: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Le: () => (
          /* binding */
          hashHead
        ),
        /* harmony export */
        OE: () => (
          /* binding */
          numberOne
        ),
        /* harmony export */
        "if": () => (
          /* binding */
          numberZero
        ),
        /* harmony export */
        nk: () => (
          /* binding */
          merkleRoot
        ),
        /* harmony export */
        z9: () => (
          /* binding */
          parseMerklePath
        )
        /* harmony export */
      });
      var _noble_hashes_sha3_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8041);
      var _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2565);
      var _core_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4161);
      const numberZero = "000100";
      const numberOne = "000101";
      const hashHead = "00000020";
      const zeroBytes = (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__.aT)(numberZero);
      const oneBytes = (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__.aT)(numberOne);
      const headBytes = (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__.aT)(hashHead);
      const maxMerkleSteps = 256;
      function nodeHash(left, right) {
        return hashParts(oneBytes, hashBlob(left), hashBlob(right), zeroBytes);
      }
      function merkleRoot(data, path) {
        return path.steps.reduce((current, { left, hash }) => left ? nodeHash(hash, current) : nodeHash(current, hash), hashParts(zeroBytes, hashBlob(data), zeroBytes));
      }
      function parseMerklePath(text) {
        if (!/^0x(?:[0-9a-f]{2})+$/i.test(text))
          throw new RangeError("proof is not 0x-prefixed hex");
        const reader = readerOf((0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__.aT)(text.slice(2)));
        const blockTime = reader.number();
        const count = reader.number();
        if (count > BigInt(maxMerkleSteps))
          throw new RangeError(`proof has more than ${maxMerkleSteps} steps`);
        const steps = Array.from({ length: Number(count) }, () => reader.step());
        reader.end();
        return { blockTime, steps };
      }
      function formatMerklePath2({ blockTime, steps }) {
        const parts = steps.flatMap(({ left, hash }) => [Uint8Array.of(left ? 1 : 0), hashBlob(hash), zeroBytes]);
        const bytes = concatBytes(numberBytes(blockTime), numberBytes(BigInt(steps.length)), ...parts);
        return `0x${bytesToHex(bytes).toUpperCase()}`;
      }
      function hashParts(...parts) {
        return (0, _core_digest_js__WEBPACK_IMPORTED_MODULE_1__.SS)((0, _noble_hashes_sha3_js__WEBPACK_IMPORTED_MODULE_2__.C2)((0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__.Id)(...parts)));
      }
      function hashBlob(digest) {
        return (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__.Id)(headBytes, (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__.aT)(digest));
      }
      function numberBytes(value) {
        const hex = value.toString(16);
        const even = hex.length % 2 === 0 ? hex : `0${hex}`;
        const signed = Number.parseInt(even.slice(0, 2), 16) > 127 ? `00${even}` : even;
        return concatBytes(Uint8Array.of(0, signed.length / 2), hexToBytes(signed));
      }
      function readerOf(bytes) {
        let offset = 0;
        const take = (length) => {
          const taken = bytes.subarray(offset, offset + length);
          if (taken.length !== length)
            throw new RangeError("proof ends too early");
          offset += length;
          return taken;
        };
        const number = () => {
          const [scale = 1, length = 0] = take(2);
          if (scale !== 0 || length < 1 || length > 32)
            throw new RangeError("proof holds a number of a foreign form");
          const value = take(length);
          if ((value[0] ?? 0) > 127)
            throw new RangeError("proof holds a negative number");
          return BigInt(`0x${(0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__.My)(value)}`);
        };
        const step = () => {
          const [side = 2] = take(1);
          if (side > 1)
            throw new RangeError("proof has a step that is neither left nor right");
          if ((0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__.My)(take(4)) !== hashHead)
            throw new RangeError("proof holds a hash that is not 32 bytes");
          const hash = (0, _core_digest_js__WEBPACK_IMPORTED_MODULE_1__.SS)(take(32));
          if (number() !== 0n)
            throw new RangeError("proof holds a value other than 0");
          return { left: side === 1, hash };
        };
        const end = () => {
          if (offset !== bytes.length)
            throw new RangeError("proof goes on after its last step");
        };
        return { number, step, end };
      }
    })
  ),
  /***/
  9460: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        $$: () => (
          /* binding */
          fromPageText
        ),
        /* harmony export */
        FH: () => (
          /* binding */
          renderEvidencePage
        ),
        /* harmony export */
        MY: () => (
          /* binding */
          evidenceTextOf
        )
        /* harmony export */
      });
      var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9759);
      var _to_statement_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7942);
      const opening = /<(?:script) type="application\/json" id="statement">/;
      const closing = "<\/script>";
      function* renderEvidencePage(template, lines) {
        const inside = endOfOpening(template);
        if (!template.startsWith(closing, inside))
          throw new RangeError("The page has no place for evidence.");
        yield `${template.slice(0, inside)}
[`;
        for (const [index, line] of lines.entries()) {
          yield index === 0 ? '"' : ',\n"';
          const pieces = typeof line === "string" ? [line] : (0, _to_statement_js__WEBPACK_IMPORTED_MODULE_1__.M_)(line);
          for (const piece of pieces)
            yield JSON.stringify(piece).slice(1, -1).replaceAll("<", "\\u003c");
          yield '"';
        }
        yield `]
${template.slice(inside)}`;
      }
      function evidenceTextOf(page) {
        const start = endOfOpening(page);
        const text = page.slice(start, Math.max(start, page.indexOf(closing, start))).trim();
        return text === "" ? void 0 : text;
      }
      function endOfOpening(page) {
        const found = opening.exec(page);
        return found === null ? page.length : found.index + found[0].length;
      }
      function fromPageText(text) {
        if (!text.startsWith("["))
          return text;
        const lines = (0, _core_json_js__WEBPACK_IMPORTED_MODULE_0__.lk)(text);
        if (!Array.isArray(lines) || !lines.every((line) => typeof line === "string")) {
          throw new RangeError("it is no list of lines");
        }
        return lines.join("\n");
      }
    })
  ),
  /***/
  3523: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Lr: () => (
          /* binding */
          toAnchorProof
        )
        /* harmony export */
      });
      var _core_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4161);
      var _merkle_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9985);
      const hashStep = { op: "sha3-256" };
      const maxSteps = (
        /* unused pure expression or super */
        null
      );
      const maxStepBytes = 4096;
      function toProofSteps({ steps }) {
        const leaf = [{ l: `${_merkle_js__WEBPACK_IMPORTED_MODULE_0__["if"]}${_merkle_js__WEBPACK_IMPORTED_MODULE_0__.Le}` }, { r: _merkle_js__WEBPACK_IMPORTED_MODULE_0__["if"] }, hashStep];
        const nodes = steps.flatMap(({ left, hash: sibling }) => left ? [{ l: `${_merkle_js__WEBPACK_IMPORTED_MODULE_0__.OE}${_merkle_js__WEBPACK_IMPORTED_MODULE_0__.Le}${sibling}${_merkle_js__WEBPACK_IMPORTED_MODULE_0__.Le}` }, { r: _merkle_js__WEBPACK_IMPORTED_MODULE_0__["if"] }, hashStep] : [{ l: `${_merkle_js__WEBPACK_IMPORTED_MODULE_0__.OE}${_merkle_js__WEBPACK_IMPORTED_MODULE_0__.Le}` }, { r: `${_merkle_js__WEBPACK_IMPORTED_MODULE_0__.Le}${sibling}${_merkle_js__WEBPACK_IMPORTED_MODULE_0__["if"]}` }, hashStep]);
        return [...leaf, ...nodes];
      }
      function rootOfSteps(digest, steps) {
        if (steps.length > maxSteps)
          throw new RangeError(`it has more than ${maxSteps} steps`);
        const end = bytesToHex(steps.reduce(followStep, hexToBytes(digest)));
        if (steps.length === 0 || !isDigest(end))
          throw new RangeError("its steps do not end in a hash");
        return end;
      }
      function followStep(bytes, step) {
        if ("op" in step)
          return sha3_256(bytes);
        const next = "l" in step ? concatBytes(hexToBytes(step.l), bytes) : concatBytes(bytes, hexToBytes(step.r));
        if (next.length > maxStepBytes)
          throw new RangeError(`its steps gather more than ${maxStepBytes} bytes`);
        return next;
      }
      const nodeLeft = new RegExp(`^${_merkle_js__WEBPACK_IMPORTED_MODULE_0__.OE}${_merkle_js__WEBPACK_IMPORTED_MODULE_0__.Le}([0-9a-f]{64})${_merkle_js__WEBPACK_IMPORTED_MODULE_0__.Le}$`);
      const nodeRight = new RegExp(`^${_merkle_js__WEBPACK_IMPORTED_MODULE_0__.Le}([0-9a-f]{64})${_merkle_js__WEBPACK_IMPORTED_MODULE_0__["if"]}$`);
      function pathOfSteps(steps) {
        const siblings = [];
        for (let start = 3; start < steps.length; start += 3)
          siblings.push(toMerkleStep(steps.slice(start, start + 3)));
        const path = { blockTime: 0n, steps: siblings };
        if (JSON.stringify(toProofSteps(path)) !== JSON.stringify(steps))
          throw new RangeError("its steps are of another tree");
        return path;
      }
      function toMerkleStep([first, second]) {
        const left = first && "l" in first ? digestFromWire(nodeLeft.exec(first.l)?.[1]) : void 0;
        const right = second && "r" in second ? digestFromWire(nodeRight.exec(second.r)?.[1]) : void 0;
        const sibling = left ?? right;
        if (sibling === void 0)
          throw new RangeError("its steps are of another tree");
        return { left: left !== void 0, hash: sibling };
      }
      function toAnchorProof(item) {
        const root = (0, _core_digest_js__WEBPACK_IMPORTED_MODULE_1__.s1)(item.root);
        if (root === void 0)
          throw new RangeError("its root is not a 32-byte hash");
        return { steps: toProofSteps((0, _merkle_js__WEBPACK_IMPORTED_MODULE_0__.z9)(item.proof)), root, file: item };
      }
      function toProofItem(digest, { steps, root, file }, address) {
        const upper = (hex) => `0x${hex.toUpperCase()}`;
        return file ?? { address, data: upper(digest), proof: formatMerklePath(pathOfSteps(steps)), root: upper(root) };
      }
    })
  ),
  /***/
  1149: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Tz: () => (
          /* binding */
          parseProofItem
        ),
        /* harmony export */
        VP: () => (
          /* binding */
          renderProofFile
        ),
        /* harmony export */
        Yo: () => (
          /* binding */
          lostProofHint
        ),
        /* harmony export */
        kN: () => (
          /* binding */
          maxProofBytes
        ),
        /* harmony export */
        k_: () => (
          /* binding */
          parseProof
        )
        /* harmony export */
      });
      var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9759);
      var _core_digest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4161);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3943);
      var _merkle_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9985);
      const maxProofBytes = 1048576;
      function parseProof(name, bytes) {
        try {
          return { name, bytes, ...checkedRoot(onlyItem(parseProofJson(bytes))) };
        } catch (cause) {
          if (!(cause instanceof RangeError))
            throw cause;
          throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__._Z("PROOF_INVALID", `The proof file is not valid: ${cause.message}.`, { cause });
        }
      }
      function parseProofItem(bytes) {
        const members = onlyItem(parseProofJson(bytes));
        const hex = (name) => {
          const value = Object.hasOwn(members, name) ? members[name] : void 0;
          const text = typeof value === "string" ? (0, _core_digest_js__WEBPACK_IMPORTED_MODULE_3__.rX)(value) : "";
          if (!/^0x[0-9a-f]+$/i.test(text))
            throw new RangeError(`${name} is not 0x-prefixed hex`);
          return text;
        };
        return { address: hex("address"), data: hex("data"), proof: hex("proof"), root: hex("root") };
      }
      function parseProofJson(bytes) {
        if (bytes.length > maxProofBytes)
          throw new RangeError("it is larger than 1 MiB");
        try {
          return JSON.parse((0, _core_json_js__WEBPACK_IMPORTED_MODULE_0__._6)(bytes));
        } catch (cause) {
          throw new RangeError("it is not JSON", { cause });
        }
      }
      function onlyItem(json) {
        const item = Array.isArray(json) ? json[0] : json;
        if (Array.isArray(json) && json.length !== 1) {
          throw new RangeError(`it holds ${json.length} proofs, and the service answers about one`);
        }
        if (typeof item !== "object" || item === null)
          throw new RangeError("it holds no proof object");
        return item;
      }
      function checkedRoot(item) {
        const { address, data, proof, root } = item;
        const digest = (0, _core_digest_js__WEBPACK_IMPORTED_MODULE_3__.s1)(data);
        const stated = (0, _core_digest_js__WEBPACK_IMPORTED_MODULE_3__.s1)(root);
        if (typeof address !== "string" || !/^0x[0-9a-f]{1,64}$/i.test(address))
          throw new RangeError("address is not 0x-prefixed hex");
        if (digest === void 0)
          throw new RangeError("data is not a SHA3-256 digest");
        if (stated === void 0)
          throw new RangeError("root is not a 32-byte hash");
        if (typeof proof !== "string")
          throw new RangeError("proof is not text");
        if ((0, _merkle_js__WEBPACK_IMPORTED_MODULE_2__.nk)(digest, (0, _merkle_js__WEBPACK_IMPORTED_MODULE_2__.z9)(proof)) !== stated)
          throw new RangeError("its path does not lead from data to root");
        return { digest, root: stated };
      }
      const lostProofHint = "Report it to the service's operator. The stamp itself stands; its proof was not written.";
      function renderProofFile(item, digest) {
        const text = renderItem(item);
        const problem = whyUnusable(text, digest);
        if (problem === void 0)
          return text;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__._Z("PROOF_INVALID", `The proof that the service gave cannot be used: ${problem}.`, {
          hint: lostProofHint
        });
      }
      function renderItem({ address, data, proof, root }) {
        return JSON.stringify([{ address, data, proof, root }], void 0, 2);
      }
      function whyUnusable(text, digest) {
        const bytes = new TextEncoder().encode(text);
        try {
          const item = parseProofItem(bytes);
          if ((0, _core_digest_js__WEBPACK_IMPORTED_MODULE_3__.s1)(item.data) !== digest)
            return "it is about another digest";
          parseProof("", bytes);
          return renderItem(item) === text ? void 0 : "it has a hash without 0x";
        } catch (thrown) {
          if (thrown instanceof RangeError)
            return thrown.message;
          if (thrown instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_1__._Z)
            return thrown.account.replace(/^[^:]*: |\.$/g, "");
          throw thrown;
        }
      }
    })
  ),
  /***/
  1572: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        Ms: () => (
          /* binding */
          isNews
        ),
        Is: () => (
          /* reexport */
          isSettled
        ),
        wi: () => (
          /* binding */
          isStatedList
        ),
        vg: () => (
          /* binding */
          maxSkewMs
        ),
        rG: () => (
          /* reexport */
          oldestRecord
        ),
        C6: () => (
          /* binding */
          openRecord
        ),
        M$: () => (
          /* binding */
          recordsOf
        )
      });
      var checksums = __webpack_require__(6441);
      var lists = __webpack_require__(926);
      var statement = __webpack_require__(7218);
      ;
      function foldAnchors(lines) {
        const folded = /* @__PURE__ */ new Map();
        for (const line of lines) {
          for (const anchor of line.predicate.anchors) {
            folded.set(anchor.digest, withAnchor(folded.get(anchor.digest), anchor, line.predicate));
          }
        }
        return new Map([...folded].toSorted(([, one], [, two]) => (0, statement.E8)(one, two)));
      }
      function withAnchor(known, anchor, { mode, finishedOn, service }) {
        const { proof, pendingProof = known?.pendingProof, writtenProof = known?.writtenProof } = anchor;
        const judged = known === void 0 || outweighs(anchor, known, mode) ? anchor : known;
        const isStamp = mode === "stamp" && worthOf(anchor) > 0;
        const stamps = [...known?.stamps ?? [], ...isStamp ? [toStamp(anchor, finishedOn, service?.url)] : []];
        const chain = uniteChains(known?.chain, anchor.chain);
        const proofs = uniqueOf([...known?.proofs ?? [], ...proof === void 0 ? [] : [proof]]);
        const isAsked = anchor.pendingProof !== void 0 || anchor.writtenProof !== void 0;
        return {
          covers: known?.covers === "list" ? "list" : anchor.covers,
          digest: anchor.digest,
          verdict: judged.verdict,
          ...judged.mayBeSpent === true && { mayBeSpent: true },
          ...chain && { chain },
          proofs,
          ...pendingProof && { pendingProof },
          ...writtenProof && { writtenProof },
          ...(pendingProof ?? writtenProof) && { proofService: isAsked ? service?.url : known?.proofService },
          stamps
        };
      }
      function outweighs(later, known, mode) {
        const [now, before] = [answerOf(later.verdict), answerOf(known.verdict)];
        if (before === "settled" || now === "settled")
          return before !== "settled";
        if (now === "denied")
          return before !== "denied";
        return before === "denied" ? mode === "stamp" && worthOf(later) > 0 : worthOf(later) > worthOf(known);
      }
      function answerOf(verdict) {
        return verdict === "changed" ? "open" : statement.kk[verdict];
      }
      function toStamp({ verdict }, on, service) {
        return { on, verdict: verdict === "accepted" || verdict === "unclear" ? verdict : "failed", service };
      }
      const maxCompared = 200;
      function uniteChains(one, two) {
        const chains = [one, two].filter((chain) => chain !== void 0);
        if (chains.length === 0)
          return void 0;
        const all = uniqueOf(chains.flatMap((chain) => chain.records));
        const isLess = (record) => all.some((other) => saysMore(other, record));
        const records = all.length > maxCompared ? all : all.filter((record) => !isLess(record));
        const address = chains.find((chain) => chain.address !== void 0)?.address;
        const placed = records.length === 0 ? chains : chains.filter((chain) => chain.records.length > 0);
        const port = placed.find((chain) => chain.port !== void 0)?.port;
        return {
          ...address !== void 0 && { address },
          ...port !== void 0 && { port },
          records: records.toSorted(byHeight)
        };
      }
      function byHeight(one, two) {
        return heightOf(one) - heightOf(two) || compareText(JSON.stringify(one), JSON.stringify(two));
      }
      function heightOf({ block }) {
        return block === void 0 ? Number.MAX_SAFE_INTEGER : Number(block);
      }
      function saysMore(other, record) {
        const members = Object.entries(record);
        return members.length < Object.keys(other).length && members.every(([name, value]) => other[name] === value);
      }
      function oldestRecord(records) {
        return records.toSorted((one, other) => heightOf(one) - heightOf(other))[0];
      }
      function isSettled(anchor) {
        return anchor !== void 0 && statement.kk[anchor.verdict] === "settled";
      }
      function isSent(anchor) {
        return isSettled(anchor) || worthOf(anchor) > 0;
      }
      function worthOf({ verdict, mayBeSpent }) {
        if (verdict === "accepted")
          return 3;
        return verdict === "unclear" ? 2 : Number(mayBeSpent === true);
      }
      function compareText(one, two) {
        return one < two ? -1 : Number(one > two);
      }
      function uniqueOf(items) {
        return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
      }
      ;
      function openRecord(lines, now = Number.POSITIVE_INFINITY) {
        const isDemonstration = lines.length > 0 && lines.every(isOfDemonstration);
        const sorted = inOrder(isDemonstration ? lines : lines.filter((line) => !isOfDemonstration(line)));
        const isOfFuture = ({ predicate }) => Date.parse(predicate.finishedOn) > now + maxSkewMs;
        const [dated, future] = [sorted.filter((line) => !isOfFuture(line)), sorted.filter(isOfFuture)];
        const ordered = [...future, ...dated];
        const anchors = foldAnchors(ordered);
        const lists2 = foldLists(ordered);
        let cover;
        const chain = ordered.findLast(({ predicate }) => predicate.chain !== void 0)?.predicate.chain;
        return {
          lines: ordered,
          names: foldNames(dated, future),
          anchors,
          lists: lists2,
          witnesses: uniqueOf(ordered.flatMap(({ predicate }) => predicate.witnesses ?? [])),
          ...chain && { chain },
          isDemonstration,
          coverOf: (digest) => (cover ??= coverAll(lists2, anchors)).get(digest)
        };
      }
      const maxSkewMs = 6e4;
      function isOfDemonstration({ predicate: { service } }) {
        return service?.demonstration === true;
      }
      function inOrder(lines) {
        const keyed = lines.map((line) => {
          let content;
          return { line, time: Date.parse(line.predicate.finishedOn), content: () => content ??= contentOfLine(line) };
        });
        const sorted = keyed.toSorted((one, two) => one.time - two.time || compareText(one.content(), two.content()));
        return sorted.flatMap(({ line, time, content }, index) => {
          const before = sorted[index - 1];
          return before?.time === time && before.content() === content() ? [] : [line];
        });
      }
      function contentOfLine(line) {
        return JSON.stringify({ ...line, predicate: { ...line.predicate, previous: void 0 } });
      }
      function foldNames(dated, future) {
        const current = /* @__PURE__ */ new Map();
        const all = /* @__PURE__ */ new Map();
        const add = (name, digest, on) => {
          const known = all.get(name) ?? /* @__PURE__ */ new Map();
          all.set(name, known.set(digest.sha3_256, withDigests(known.get(digest.sha3_256), digest, on)));
        };
        for (const [index, line] of [...dated, ...future].entries()) {
          const isRecording = index < dated.length ? recordsOf(line) : () => false;
          for (const { name, digest } of line.subject) {
            add(name, digest, line.predicate.finishedOn);
            if (!current.has(name) || isRecording(digest.sha3_256))
              current.set(name, digest.sha3_256);
          }
          for (const { name, digest, seenOn } of line.predicate.changed ?? [])
            add(name, { sha3_256: digest }, seenOn);
        }
        const sorted = [...current].toSorted(([one], [two]) => (0, checksums.MP)(one, two));
        return new Map(sorted.map(([name, digest]) => [name, toName(name, digest, all.get(name) ?? /* @__PURE__ */ new Map())]));
      }
      function toName(name, current, all) {
        const others = [...all.values()].filter(({ digest }) => digest.sha3_256 !== current);
        const former = others.toSorted((one, two) => compareText(two.on, one.on) || compareText(one.digest.sha3_256, two.digest.sha3_256));
        return { name, digest: { sha3_256: current }, on: "", ...all.get(current), former };
      }
      function withDigests(known, digest, on) {
        if (known === void 0)
          return { digest, on };
        return { digest: { ...digest, ...known.digest }, on: known.on < on ? known.on : on };
      }
      function recordsOf(line) {
        const { mode, anchors } = line.predicate;
        if (mode !== "stamp")
          return () => false;
        const sent = new Set(anchors.filter(isSent).map(({ digest }) => digest));
        const isOfList = anchors.some((anchor) => anchor.covers === "list" && isSent(anchor));
        return (digest) => isOfList || sent.has(digest);
      }
      function foldLists(lines) {
        const lists2 = /* @__PURE__ */ new Map();
        for (const { subject, predicate } of lines) {
          for (const list of predicate.lists) {
            if (!lists2.has(list.sha3_256))
              lists2.set(list.sha3_256, { ...list, subjects: subject });
          }
        }
        return [...lists2.values()];
      }
      function coverAll(lists2, anchors) {
        const covered = /* @__PURE__ */ new Map();
        for (const list of lists2) {
          const anchor = anchors.get(list.sha3_256);
          if (anchor === void 0)
            continue;
          for (const { digest } of entriesOf(list)) {
            const known = covered.get(digest);
            if (known === void 0 || isSettled(anchor) && !isSettled(known))
              covered.set(digest, anchor);
          }
        }
        return covered;
      }
      function isStatedList({ lists: lists2 }, { name, sha256 }) {
        return sha256 !== void 0 && lists2.some((list) => list.name === name && list.sha256 === sha256);
      }
      function entriesOf(list) {
        const { name, text, subjects } = list;
        if (text === void 0) {
          return name === checksums.TR ? [] : subjects.map(({ name: file, digest }) => ({ name: file, digest: digest.sha3_256 }));
        }
        try {
          return (0, checksums.yk)(name, (0, lists.so)(list, subjects));
        } catch {
          return [];
        }
      }
      function isNews(lines, line) {
        const now = Date.parse(line.predicate.finishedOn);
        return lines.length === 0 || contentOf(openRecord(lines, now)) !== contentOf(openRecord([...lines, line], now));
      }
      function contentOf({ names, anchors, lists: lists2, witnesses, chain, isDemonstration }) {
        const named = [...names.values()].map(({ name, digest, former }) => [name, digest, former.map((one) => one.digest)]);
        const known = [...anchors.values()].map((anchor) => ({ ...anchor, stamps: void 0 }));
        const listed = lists2.map(({ name, sha3_256: sha3_2562 }) => [name, sha3_2562]);
        return JSON.stringify([named, known, listed, witnesses, chain, isDemonstration]);
      }
    })
  ),
  /***/
  7218: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        E8: () => (
          /* binding */
          compareAnchors
        ),
        /* harmony export */
        I1: () => (
          /* binding */
          statementForm
        ),
        /* harmony export */
        W3: () => (
          /* binding */
          predicateType
        ),
        /* harmony export */
        ZR: () => (
          /* binding */
          predicateTypes
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
      var _core_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4161);
      var _core_members_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7066);
      const statementType = "https://in-toto.io/Statement/v1";
      const predicateType = "https://anchor-artifacts.github.io/anchor/v2";
      const firstPredicateType = "https://anchor-artifacts.github.io/anchor/v1";
      const predicateTypes = [predicateType, firstPredicateType];
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
      const maxItems = { subjects: 1e6, lists: 1e3, records: 1e4, steps: 771, witnesses: 16 };
      const maxLength = { name: 4096, text: 2048 };
      const longTextOf = (member) => (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.b6)(member, maxLength.text);
      function fileNameOf(member) {
        const name = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.b6)(member, maxLength.name);
        if (name === "" || name.includes("\0"))
          throw new RangeError(`${member.where} names no file`);
        return name;
      }
      function hexDigestOf(member) {
        const text = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.b6)(member);
        if (!(0, _core_digest_js__WEBPACK_IMPORTED_MODULE_1__.Bc)(text))
          throw new RangeError(`${member.where} is not 64 lower case hexadecimal digits`);
        return text;
      }
      const digests = { sha3_256: hexDigestOf, sha256: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)(hexDigestOf) };
      const subjectForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.Xy)({ name: fileNameOf, digest: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.Xy)(digests) });
      const runForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.Xy)({
        repository: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)(longTextOf),
        ref: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)(longTextOf),
        tag: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)(longTextOf),
        commit: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)(longTextOf),
        url: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)(longTextOf),
        attempt: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)(longTextOf),
        /** The key of the release section that the run writes (interface §6). */
        section: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)(longTextOf)
      });
      const listForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.Xy)({
        name: fileNameOf,
        ...digests,
        text: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)((member) => (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.b6)(member, Number.POSITIVE_INFINITY))
      });
      const recordForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.Xy)({
        block: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)((member) => typeof member.value === "string" ? (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.HU)(member, /^\d{1,20}$/, "a block number") : (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.pq)(member)),
        /** In the service's own words, which name no time zone. */
        date: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)(_core_members_js__WEBPACK_IMPORTED_MODULE_0__.b6),
        txpow: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)(_core_members_js__WEBPACK_IMPORTED_MODULE_0__.b6),
        transaction: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)(_core_members_js__WEBPACK_IMPORTED_MODULE_0__.b6),
        coin: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)(_core_members_js__WEBPACK_IMPORTED_MODULE_0__.b6),
        matched: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)(_core_members_js__WEBPACK_IMPORTED_MODULE_0__.b6)
      });
      const chainForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.Xy)({
        address: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)(_core_members_js__WEBPACK_IMPORTED_MODULE_0__.b6),
        port: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)(_core_members_js__WEBPACK_IMPORTED_MODULE_0__.pq),
        records: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.jk)(recordForm, maxItems.records)
      });
      function stepOf(member) {
        const { l, r, op } = { l: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.C5)(member, "l"), r: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.C5)(member, "r"), op: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.C5)(member, "op") };
        if ([l, r, op].filter(({ value }) => value !== void 0).length !== 1) {
          throw new RangeError(`${member.where} is not one of l, r and op`);
        }
        if (op.value !== void 0)
          return { op: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.aG)(op, ["sha3-256"]) };
        return l.value === void 0 ? { r: hexOf(r) } : { l: hexOf(l) };
      }
      function hexOf(member) {
        return (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.HU)(member, /^(?:[0-9a-f]{2})+$/, "lower case hex");
      }
      const quotedHexOf = (member) => (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.HU)(member, /^0x[0-9a-f]+$/i, "0x and hex");
      const proofForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.Xy)({
        steps: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.jk)(stepOf, maxItems.steps),
        root: hexDigestOf,
        /** The proof file that the steps were taken from. */
        file: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)((0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.Xy)({ address: quotedHexOf, data: quotedHexOf, proof: quotedHexOf, root: quotedHexOf }))
      });
      const proofId = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.Xy)({ uid: _core_members_js__WEBPACK_IMPORTED_MODULE_0__.b6 });
      const anchorForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.Xy)({
        covers: (member) => (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.aG)(member, ["subject", "list"]),
        digest: hexDigestOf,
        verdict: (member) => (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.aG)(member, Object.keys(anchorVerdicts)),
        /** A stamp was sent, and its answer does not say that it was not made (interface §1.7). */
        mayBeSpent: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)(_core_members_js__WEBPACK_IMPORTED_MODULE_0__.iP),
        chain: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)(chainForm),
        proof: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)(proofForm),
        /** The id by which the service is asked for a proof that was not ready. */
        pendingProof: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)(proofId),
        /** The id by which the service is asked once more for a proof that a run has written. */
        writtenProof: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)(proofId)
      });
      function compareAnchors(left, right) {
        if (left.covers !== right.covers)
          return left.covers === "list" ? -1 : 1;
        return left.digest < right.digest ? -1 : Number(left.digest > right.digest);
      }
      const witnessForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.Xy)({
        kind: (member) => (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.aG)(member, ["rfc3161", "opentimestamps"]),
        of: fileNameOf,
        url: longTextOf,
        token: (member) => (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.HU)(member, /^[A-Za-z0-9+/]{0,87384}={0,2}$/, "base64")
      });
      const changedForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.Xy)({ name: fileNameOf, digest: hexDigestOf, seenOn: _core_members_js__WEBPACK_IMPORTED_MODULE_0__.nR });
      const predicateForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.Xy)({
        /** SHA3-256 of the bytes of the line above, without its LF; absent in the first line of a log. */
        previous: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)(hexDigestOf),
        tool: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.Xy)({ name: _core_members_js__WEBPACK_IMPORTED_MODULE_0__.b6, version: _core_members_js__WEBPACK_IMPORTED_MODULE_0__.b6 }),
        mode: (member) => (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.aG)(member, evidenceModes),
        /** ISO 8601 in UTC. */
        finishedOn: _core_members_js__WEBPACK_IMPORTED_MODULE_0__.nR,
        run: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)(runForm),
        /** Absent when no service was asked, only chain nodes. */
        service: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)((0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.Xy)({ url: longTextOf, demonstration: _core_members_js__WEBPACK_IMPORTED_MODULE_0__.iP })),
        /** What the chain is called, and where to look something up there. */
        chain: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)((0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.Xy)({ name: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)(_core_members_js__WEBPACK_IMPORTED_MODULE_0__.b6), explorer: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)(longTextOf) })),
        // A list is computed from all subjects: a thousand equal lists would take a reader hours.
        lists: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.jk)(listForm, maxItems.lists, { what: "lists of the digest", by: (list) => list.sha3_256 }),
        /** One for each digest: those of lists first, then by digest. */
        anchors: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.jk)(anchorForm, maxItems.subjects, { what: "anchors of the digest", by: ({ digest }) => digest }),
        witnesses: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)((0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.jk)(witnessForm, maxItems.witnesses)),
        /** Digests that earlier runs recorded under a name: read from statements of version 0.2, no longer written. */
        changed: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.lq)((0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.jk)(changedForm, maxItems.subjects))
      });
      const statementForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.Xy)({
        _type: (member) => (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.aG)(member, [statementType]),
        /** Sorted by name in byte order, as in `SHA3-256SUMS`. */
        subject: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.jk)(subjectForm, maxItems.subjects, { what: "subjects named", by: ({ name }) => name }),
        predicateType: (member) => (0, _core_members_js__WEBPACK_IMPORTED_MODULE_0__.aG)(member, predicateTypes),
        predicate: predicateForm
      });
    })
  ),
  /***/
  7942: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        HJ: () => (
          /* binding */
          toStatement
        ),
        /* harmony export */
        M_: () => (
          /* binding */
          renderStatement
        ),
        /* harmony export */
        Mf: () => (
          /* binding */
          toAnchorRecord
        ),
        /* harmony export */
        j8: () => (
          /* binding */
          formatStatement
        )
        /* harmony export */
      });
      var _core_checksums_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6441);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7422);
      var _lists_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(926);
      var _statement_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7218);
      function toStatement(input) {
        const subject = mergeSubjects(input.subjects);
        if (subject.length === 0)
          return void 0;
        const { subjects: _, anchors, givenList, isSha256Foreign = false, hashText, ...facts } = input;
        const lists = (0, _lists_js__WEBPACK_IMPORTED_MODULE_2__.p0)(subject, givenList, hashText).filter(({ name }) => !isSha256Foreign || name !== _core_checksums_js__WEBPACK_IMPORTED_MODULE_0__.TR);
        const predicate = { ...facts, lists, anchors: anchors.toSorted(_statement_js__WEBPACK_IMPORTED_MODULE_3__.E8) };
        return _statement_js__WEBPACK_IMPORTED_MODULE_3__.I1.order({ _type: _statement_js__WEBPACK_IMPORTED_MODULE_3__.qB, subject, predicateType: _statement_js__WEBPACK_IMPORTED_MODULE_3__.W3, predicate });
      }
      function mergeSubjects(subjects) {
        const merged = [];
        for (const { name, digest } of subjects.toSorted((left, right) => (0, _core_checksums_js__WEBPACK_IMPORTED_MODULE_0__.MP)(left.name, right.name))) {
          const known = merged.at(-1)?.name === name ? merged.pop()?.digest : void 0;
          if (known !== void 0 && known.sha3_256 !== digest.sha3_256) {
            throw new RangeError(`Two subjects of the name ${JSON.stringify(name)} have different digests.`);
          }
          merged.push({ name, digest: { ...known, ...digest } });
        }
        return merged;
      }
      function toAnchorRecord(record) {
        const members = {
          block: record.blockNumber,
          date: record.blockDate,
          txpow: record.txpowId,
          transaction: record.transactionId,
          coin: record.coinId,
          matched: record.matchedHash
        };
        const known = Object.entries(members).filter(([, value]) => value !== void 0);
        return Object.fromEntries(known.map(([name, value]) => [name, typeof value === "string" ? (0, _core_text_js__WEBPACK_IMPORTED_MODULE_1__.wh)(value, _core_text_js__WEBPACK_IMPORTED_MODULE_1__.I6.word) : value]));
      }
      const itemsInPiece = 1e3;
      function* renderStatement({ _type, subject, predicateType: type, predicate }) {
        yield `{"_type":${JSON.stringify(_type)},"subject":`;
        yield* renderItems(subject);
        yield `,"predicateType":${JSON.stringify(type)},"predicate":{`;
        for (const [index, [name, value]] of Object.entries(predicate).entries()) {
          yield `${index === 0 ? "" : ","}${JSON.stringify(name)}:`;
          if (Array.isArray(value))
            yield* renderItems(value);
          else
            yield JSON.stringify(value);
        }
        yield "}}";
      }
      function* renderItems(items) {
        yield "[";
        for (let start = 0; start < items.length; start += itemsInPiece) {
          const texts = items.slice(start, start + itemsInPiece).map((item) => JSON.stringify(item));
          yield `${start === 0 ? "" : ","}${texts.join(",")}`;
        }
        yield "]";
      }
      function formatStatement(statement) {
        return [...renderStatement(statement)].join("");
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
  1702: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        P1: () => (
          /* binding */
          createSelection
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
        ),
        /* harmony export */
        readPatternProblems: () => (
          /* binding */
          readPatternProblems
        )
        /* harmony export */
      });
      var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
      var _actions_glob__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1622);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3943);
      var _core_members_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7066);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7422);
      const matchesFolderBit = 1;
      const matchesFileBit = 2;
      async function parsePatterns(lines, workspace) {
        const { patterns, refused } = await readLines(lines);
        if (refused.length === 0)
          return patterns.map(([text, pattern]) => toPattern(text, pattern, workspace));
        const problems = refused.map(([text, why]) => `- ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.S5)(text)}: ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.S5)(why)}`);
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__._Z("INPUT_INVALID", `These patterns are not usable:
${problems.join("\n")}`);
      }
      async function readPatternProblems(input, text) {
        const { refused } = await readLines([text]);
        return refused.map(([line, why]) => `${input} is ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.S5)(line)}; it must be a list of glob patterns, like dist/** (${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.S5)(why)})`);
      }
      async function readLines(lines) {
        const patterns = [];
        const refused = [];
        for (const text of lines.flatMap((line) => line.split(/\r\n|\r|\n/)).map((line) => line.trim())) {
          try {
            for (const pattern of await readGlobPatterns(text))
              patterns.push([text, pattern]);
          } catch (error) {
            if (!(error instanceof Error) || error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_1__._Z)
              throw error;
            refused.push([text, error.message]);
          }
        }
        return { patterns, refused };
      }
      async function readGlobPatterns(line) {
        const patterns = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_3__.mz)(await (0, _actions_glob__WEBPACK_IMPORTED_MODULE_4__.v)(line), "patterns");
        if (Array.isArray(patterns) && patterns.every(isGlobPattern))
          return patterns;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__._Z("INTERNAL", "This version of @actions/glob keeps its patterns elsewhere.");
      }
      function isGlobPattern(value) {
        const { negate, searchPath, segments, match, partialMatch } = Object(value);
        return typeof negate === "boolean" && typeof searchPath === "string" && Array.isArray(segments) && typeof match === "function" && typeof partialMatch === "function";
      }
      function toPattern(text, pattern, workspace) {
        const { negate, searchPath, segments } = pattern;
        const base = wayInto(workspace.real, searchPath) === void 0 ? workspace.given : workspace.real;
        const prefix = base.endsWith(node_path__WEBPACK_IMPORTED_MODULE_0__.sep) ? base : `${base}${node_path__WEBPACK_IMPORTED_MODULE_0__.sep}`;
        const below = searchPath.slice((0, node_path__WEBPACK_IMPORTED_MODULE_0__.parse)(searchPath).root.length).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).filter(Boolean);
        const toPath = (name) => name === "" ? base : `${prefix}${name}`;
        const matchesFolderAt = (path) => (pattern.match(path) & matchesFolderBit) !== 0;
        return {
          text,
          negate,
          stem: wayInto(base, searchPath),
          literal: segments.length === 1 + below.length && pattern.match(searchPath) !== 0,
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
      function foldersAbove(path) {
        const above = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path);
        return above === path ? [] : [above, ...foldersAbove(above)];
      }
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
          needsListing: (name, { covering, open }) => covering.length > 0 || open.some(({ stem = [] }) => stem.length <= (name === "" ? 0 : name.split("/").length)),
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
    })
  ),
  /***/
  6865: (
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
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3943);
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
      const remedies = {
        EIO: "The disk could not read the file: check the disk, or write the file anew."
      };
      function fileError(code, { detail, ...options } = {}) {
        return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z(code, `${messages[code]}${detail === void 0 ? "" : ` (${detail})`}.`, options);
      }
      function toFileError(thrown) {
        const code = systemCode(thrown);
        if (code === void 0)
          return (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.Xt)(thrown);
        return fileError(codesBySystemCode[code] ?? "FILE_UNREADABLE", { detail: code, cause: thrown, hint: remedies[code] });
      }
      function leadsNowhere(thrown) {
        return ["ENOENT", "ENOTDIR", "ELOOP"].includes(systemCode(thrown) ?? "");
      }
      function brokenLink() {
        const hint = "Mend the link, name the file itself, or leave the link out.";
        return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("FILE_VANISHED", "It is a symbolic link that leads nowhere.", { hint });
      }
      function systemCode(thrown) {
        return thrown instanceof Error && "code" in thrown && typeof thrown.code === "string" && "errno" in thrown ? thrown.code : void 0;
      }
    })
  ),
  /***/
  5755: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        DC: () => (
          /* binding */
          hashFile
        ),
        /* harmony export */
        OX: () => (
          /* binding */
          bufferSize
        ),
        /* harmony export */
        Vw: () => (
          /* binding */
          openssl
        ),
        /* harmony export */
        ax: () => (
          /* binding */
          fingerprintOf
        ),
        /* harmony export */
        dr: () => (
          /* binding */
          createBuffer
        ),
        /* harmony export */
        iu: () => (
          /* binding */
          hashFileSync
        )
        /* harmony export */
      });
      var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
      var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
      var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1455);
      var _core_digest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4161);
      var _file_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6865);
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
      const flags = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK ?? 0);
      function createBuffer() {
        return Buffer.allocUnsafeSlow(bufferSize);
      }
      function hashFileSync(path, buffer, settings) {
        const file = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, flags);
        try {
          const before = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(file);
          if (!before.isFile())
            throw (0, _file_error_js__WEBPACK_IMPORTED_MODULE_3__.zS)("FILE_NOT_REGULAR");
          const isSmall = before.size < buffer.length;
          const digests = (isSmall ? digestSmall : digestLarge)(file, before.size, buffer, settings);
          const after = isSmall ? (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(file) : (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path);
          if (!isSameState(before, after))
            throw changed(path);
          return toHashes(digests, before, settings);
        } finally {
          (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
        }
      }
      function changed(path) {
        (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path);
        return (0, _file_error_js__WEBPACK_IMPORTED_MODULE_3__.zS)("FILE_CHANGED");
      }
      function digestSmall(file, size, buffer, settings) {
        let total = 0;
        let read = 0;
        do {
          read = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file, buffer, total, buffer.length - total, null);
          total += read;
        } while (read > 0 && total < size);
        if (total !== size)
          throw (0, _file_error_js__WEBPACK_IMPORTED_MODULE_3__.zS)("FILE_CHANGED");
        const bytes = buffer.subarray(0, total);
        const digest = settings.engine.hash(bytes);
        const digests = settings.sha256 ? { digest, sha256: (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", bytes, "hex") } : { digest };
        settings.onBytes(total);
        return digests;
      }
      function digestLarge(file, size, buffer, settings) {
        const meter = createMeter(size, settings);
        for (; ; ) {
          const read = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file, buffer, 0, buffer.length, null);
          if (read === 0)
            return meter.finish();
          meter.add(buffer.subarray(0, read));
        }
      }
      async function hashFile(path, buffers, settings, signal) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
          const file = __addDisposableResource(env_1, await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(path, flags), true);
          const before = await file.stat();
          if (!before.isFile())
            throw (0, _file_error_js__WEBPACK_IMPORTED_MODULE_3__.zS)("FILE_NOT_REGULAR");
          const digests = await digestAlternately(file, before.size, buffers, settings, signal);
          if (!isSameState(before, await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.lstat)(path)))
            throw (0, _file_error_js__WEBPACK_IMPORTED_MODULE_3__.zS)("FILE_CHANGED");
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
        const sha2 = sha256 ? (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256") : void 0;
        let total = 0;
        return {
          add: (bytes) => {
            total += bytes.length;
            if (total > size)
              throw (0, _file_error_js__WEBPACK_IMPORTED_MODULE_3__.zS)("FILE_CHANGED");
            sha3.update(bytes);
            sha2?.update(bytes);
            onBytes(bytes.length);
          },
          finish: () => {
            if (total < size)
              throw (0, _file_error_js__WEBPACK_IMPORTED_MODULE_3__.zS)("FILE_CHANGED");
            return { digest: sha3.digest(), ...sha2 && { sha256: sha2.digest("hex") } };
          }
        };
      }
      function toHashes(digests, stats, { fingerprint }) {
        const { size } = stats;
        return fingerprint ? { ...digests, size, fingerprint: fingerprintOf(stats) } : { ...digests, size };
      }
      function fingerprintOf(stats) {
        return [stats.dev, stats.ino, stats.size, stats.mtimeMs, stats.ctimeMs].join(":");
      }
      function isSameState(one, other) {
        return one.ctimeMs === other.ctimeMs && one.mtimeMs === other.mtimeMs && one.size === other.size && one.nlink === other.nlink && one.ino === other.ino && one.dev === other.dev;
      }
      const openssl = {
        name: "openssl",
        hash: (bytes) => checkedDigest((0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha3-256", bytes, "hex")),
        create: () => {
          const state = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha3-256");
          return { update: (bytes) => void state.update(bytes), digest: () => checkedDigest(state.digest("hex")) };
        }
      };
      function checkedDigest(hex) {
        if (!(0, _core_digest_js__WEBPACK_IMPORTED_MODULE_4__.Bc)(hex))
          throw new RangeError(`The hash engine returned ${hex.length} characters that are no digest.`);
        return hex;
      }
    })
  ),
  /***/
  2638: (
    /***/
    ((__webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
        try {
          let hashBytes = function(bytes) {
            return engine.hash(bytes);
          }, createSha3 = function() {
            return engine.create();
          }, toHashed = function(result, entry) {
            if (entry === void 0)
              throw new RangeError(`There is no file number ${result.job}.`);
            const [index, { name }] = entry;
            return "hashes" in result ? { index, subject: { ...result.hashes, name, path: name } } : { index, subject: { name, path: name }, error: result.error };
          }, threadsThatPay = function(files) {
            const bytes = files.reduce((sum, [, { size }]) => sum + size, 0);
            const pays = files.length > 1 && bytes - files.length * openingCost >= poolThreshold;
            return pays ? (0, node_os__WEBPACK_IMPORTED_MODULE_2__.availableParallelism)() : 0;
          }, isUnchanged = function(path, fingerprint) {
            try {
              return (0, _hash_file_js__WEBPACK_IMPORTED_MODULE_5__.ax)((0, node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path)) === fingerprint;
            } catch {
              return false;
            }
          }, hashText = function(pieces) {
            const sha3 = createSha3();
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
            Io: () => (
              /* binding */
              createSha3
            ),
            /* harmony export */
            LH: () => (
              /* binding */
              hashStream
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
            qj: () => (
              /* binding */
              hashText
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
          var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
          var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
          var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8161);
          var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8500);
          var _file_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6865);
          var _hash_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5755);
          const engine = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.getHashes)().includes("sha3-256") ? _hash_file_js__WEBPACK_IMPORTED_MODULE_5__.Vw : (await __webpack_require__.e(
            /* import() */
            802
          ).then(__webpack_require__.bind(__webpack_require__, 1802))).noble;
          const hashEngine = engine.name;
          async function* hashFiles(files, options = {}) {
            const { sha256 = false, fingerprint = false, onBytes = () => {
            }, signal } = options;
            const order = [...files];
            const threads = Math.min(engine === _hash_file_js__WEBPACK_IMPORTED_MODULE_5__.Vw ? options.threads ?? threadsThatPay(order) : 0, order.length);
            const settings = { sha256, fingerprint, onBytes };
            if (threads > 0)
              order.sort(([, one], [, other]) => other.size - one.size);
            const batches = threads > 0 ? await inPool(order, { ...settings, threads, signal }) : hashInline(order.map(([, file]) => file), { ...settings, engine }, signal);
            for await (const batch of batches) {
              if (batch.length > 0)
                yield batch.map((result) => toHashed(result, order[result.job]));
            }
          }
          async function inPool(files, options) {
            const { hashInPool } = await __webpack_require__.e(
              /* import() */
              818
            ).then(__webpack_require__.bind(__webpack_require__, 818));
            return hashInPool(files.map(([, { path }]) => path), options);
          }
          const poolThreshold = 32 * 1024 * 1024;
          const openingCost = 8 * 1024;
          const maxHoldMs = 4;
          async function* hashInline(files, settings, signal) {
            const buffers = [(0, _hash_file_js__WEBPACK_IMPORTED_MODULE_5__.dr)(), (0, _hash_file_js__WEBPACK_IMPORTED_MODULE_5__.dr)()];
            let done = [];
            let resumed = performance.now();
            for (const [job, { path, size }] of files.entries()) {
              const isSmall = size < _hash_file_js__WEBPACK_IMPORTED_MODULE_5__.OX;
              if (!isSmall || performance.now() - resumed >= maxHoldMs) {
                yield done;
                done = [];
                await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setImmediate)();
                resumed = performance.now();
              }
              if (signal?.aborted)
                return;
              try {
                const hashes = isSmall ? (0, _hash_file_js__WEBPACK_IMPORTED_MODULE_5__.iu)(path, buffers[0], settings) : await (0, _hash_file_js__WEBPACK_IMPORTED_MODULE_5__.DC)(path, buffers, settings, signal);
                done.push({ job, hashes });
              } catch (thrown) {
                if (signal?.aborted)
                  return;
                done.push({ job, error: (0, _file_error_js__WEBPACK_IMPORTED_MODULE_4__.GI)(thrown) });
              }
            }
            yield done;
          }
          async function hashStream(bytes, onBytes) {
            const sha3 = createSha3();
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
      }, 1);
    })
  ),
  /***/
  534: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        jU: () => (
          /* binding */
          removeAbandoned
        ),
        /* harmony export */
        vK: () => (
          /* binding */
          writeAtomically
        ),
        /* harmony export */
        z_: () => (
          /* binding */
          createAttempts
        )
        /* harmony export */
      });
      var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
      var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
      var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1455);
      var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3943);
      var _core_file_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7550);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7422);
      async function writeAtomically(path, content) {
        const temporary = (0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0, node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path), `.${(0, node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(path)}.${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.tmp`);
        try {
          const file = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(temporary, "wx", 384);
          try {
            await fill(file, content);
            await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(temporary, path);
          } catch (cause) {
            await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(temporary, { force: true });
            throw cause;
          }
        } catch (cause) {
          if (cause instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_4__._Z)
            throw cause;
          const reason = (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.bD)(cause);
          throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__._Z("OUTPUT_UNWRITABLE", `${path} could not be written: ${reason}.`, { cause });
        }
      }
      const temporaryPattern = /^\.(.+)\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.tmp$/;
      const abandonedAfterMs = 15e4;
      function removeAbandoned(folder, warn) {
        try {
          for (const name of (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder)) {
            const file = temporaryPattern.exec(name)?.[1] ?? "";
            if (!(0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_5__.QN)(file, "verify") && !(0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_5__.ZV)(file))
              continue;
            const path = (0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, name);
            const stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { throwIfNoEntry: false });
            if (stats?.isFile() === true && Date.now() - stats.mtimeMs > abandonedAfterMs)
              (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { force: true });
          }
        } catch (thrown) {
          warn(`What a killed run left in ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_6__.S5)(folder)} cannot be removed: ${(0, _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.bD)(thrown)}.`);
        }
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
          const texts = typeof content === "string" ? [content] : content;
          await file.writeFile(texts instanceof Uint8Array || Symbol.asyncIterator in texts ? texts : toBytes(texts));
          await file.sync();
        } finally {
          await file.close();
        }
      }
      function createAttempts() {
        const errors = [];
        const tasks = [];
        let begun = 0;
        const begin = () => {
          const turn = begun += 1;
          return (error) => {
            const position = tasks.findLastIndex((other) => other <= turn) + 1;
            tasks.splice(position, 0, turn);
            errors.splice(position, 0, error);
          };
        };
        const attempt = async (work) => {
          const onError = begin();
          try {
            return await work();
          } catch (thrown) {
            onError((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.Xt)(thrown));
            return void 0;
          }
        };
        return { attempt, begin, errors };
      }
    })
  ),
  /***/
  4258: (
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
      var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
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
  9680: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Eo: () => (
          /* binding */
          idleFor
        ),
        /* harmony export */
        mf: () => (
          /* binding */
          createProgress
        )
        /* harmony export */
      });
      var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7422);
      function renderProgress(progress) {
        const { hashedBytes, totalBytes, hashedFiles, totalFiles, requestsDone, requestsTotal, waitingFor } = progress;
        const { releasesRead = 0, releasesTotal = 0 } = progress;
        const parts = [
          ...releasesTotal > 0 ? [`read ${releasesRead} of ${releasesTotal} releases`] : [],
          ...totalFiles > 0 ? [`hashed ${hashedFiles} of ${totalFiles} files, ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_0__.UP)(hashedBytes)} of ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_0__.UP)(totalBytes)}`] : [],
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
  2971: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        VX: () => (
          /* binding */
          readRegular
        ),
        /* harmony export */
        lf: () => (
          /* binding */
          openRegular
        ),
        /* harmony export */
        zP: () => (
          /* binding */
          readFrom
        )
        /* harmony export */
      });
      var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
      const unfollowed = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK;
      function openRegular(path, flags) {
        const file = openUnfollowed(path, flags);
        if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file).isFile())
          return file;
        (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
        throw notRegular();
      }
      function readRegular(path, maxBytes) {
        try {
          const file = openRegular(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY);
          try {
            const bytes = readFrom(file, 0, maxBytes + 1);
            if (bytes.length > maxBytes)
              throw new RangeError(`it is larger than ${maxBytes / 2 ** 20} MiB`);
            return bytes;
          } finally {
            (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
          }
        } catch (error) {
          if (codeOf(error) === "ENOENT")
            return void 0;
          throw error;
        }
      }
      function readFrom(file, start, maxBytes) {
        const size = Math.max(0, (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file).size - start);
        const buffer = new Uint8Array(Math.min(size, maxBytes));
        let length = 0;
        for (let count = -1; count !== 0 && length < buffer.length; length += count) {
          count = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, buffer, length, buffer.length - length, start + length);
        }
        return buffer.subarray(0, length);
      }
      function openUnfollowed(path, flags) {
        try {
          return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, flags | unfollowed, 384);
        } catch (error) {
          const code = codeOf(error);
          if (code === "ELOOP" || code === "EMLINK")
            throw new RangeError("it is a symbolic link", { cause: error });
          if (code === "ENXIO" || code === "EISDIR" || code === "EOPNOTSUPP")
            throw notRegular(error);
          throw error;
        }
      }
      function notRegular(cause) {
        return new RangeError("it is not a regular file", { cause });
      }
      function codeOf(error) {
        return error instanceof Error && "code" in error ? error.code : void 0;
      }
    })
  ),
  /***/
  7176: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        B_: () => (
          /* binding */
          toEmptyFileWarning
        ),
        /* harmony export */
        Ej: () => (
          /* binding */
          toCauses2
        ),
        /* harmony export */
        Gg: () => (
          /* binding */
          toChangedWarning
        ),
        /* harmony export */
        cy: () => (
          /* binding */
          renderStopped
        ),
        /* harmony export */
        gI: () => (
          /* binding */
          toAnnotations
        ),
        /* harmony export */
        u2: () => (
          /* binding */
          countAccounts
        )
        /* harmony export */
      });
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3943);
      var _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(973);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7422);
      var _headline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9488);
      var _result_view_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9196);
      function toCauses2(results) {
        const views = results.map(_result_view_js__WEBPACK_IMPORTED_MODULE_4__.P);
        const groups = Map.groupBy(views.filter(({ isStopped }) => !isStopped), ({ verdict, explanation }) => JSON.stringify([verdict, explanation?.title, explanation?.advice]));
        const causes = [...groups.values()].flatMap((group) => {
          const [first] = group;
          return first?.explanation ? [{ verdict: first.verdict, explanation: first.explanation, views: group }] : [];
        });
        const root = rootOf(results.flatMap(notAttempted))?.code;
        const rank = ({ verdict, explanation }) => explanation.title === root ? -1 : (0, _headline_js__WEBPACK_IMPORTED_MODULE_3__.xJ)(verdict);
        return {
          causes: causes.toSorted((one, other) => rank(one) - rank(other)),
          stopped: views.filter(({ isStopped }) => isStopped),
          waiting: views.filter(({ isFine, explanation }) => isFine && explanation !== void 0),
          anchored: views.filter(({ explanation }) => explanation === void 0)
        };
      }
      function countAccounts(views) {
        return new Set(views.map(({ explanation }) => explanation?.account)).size;
      }
      function notAttempted({ outcome }) {
        const error = (0, _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__.Mz)(outcome);
        return error?.code === "NOT_ATTEMPTED" ? [error] : [];
      }
      function rootOf(stopped) {
        const causes = stopped.map(({ cause }) => cause instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z ? cause : void 0);
        const first = causes.find((cause) => cause !== void 0);
        return first?.code === "NOT_ATTEMPTED" && first.cause instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z ? first.cause : first;
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
        const stopped = results.flatMap(notAttempted);
        const [first] = stopped;
        if (first === void 0)
          return void 0;
        const root = rootOf(stopped);
        const after = `Stopped after ${results.length - stopped.length} of ${results.length}`;
        if (root === void 0)
          return `${after}: the run was cancelled`;
        const words = stops[root.code];
        if (words === void 0)
          return first.account.replace(/\.$/, "");
        return `${after}: ${words}${root.httpStatus === void 0 ? "" : ` (${root.httpStatus})`}`;
      }
      function toAnnotations(results, most) {
        const { causes, stopped, anchored } = toCauses2(results);
        const good = Map.groupBy(anchored, ({ verdict }) => verdict);
        const groups = [
          ...causes.map(({ explanation, views }) => {
            const isAboutFile = views.some((view) => view.isAboutFile);
            return (isAboutFile ? groupByFile(views) : [views]).map((each) => toPoint(explanation.title, each, views));
          }),
          // A cancelled run may have no other result to annotate.
          ...causes.length > 0 || stopped.length === 0 ? [] : [[toPoint("NOT_ATTEMPTED", stopped)]],
          ...[...good].map(([title, views]) => [toPoint(title, views)])
        ];
        const points = [...groups.flatMap((group) => group.slice(0, 1)), ...groups.flatMap((group) => group.slice(1))];
        const rest = /* @__PURE__ */ new Map();
        for (const { title, views } of points.slice(most))
          rest.set(title, (rest.get(title) ?? 0) + views.length);
        return { shown: points.slice(0, most).map(renderPoint), rest };
      }
      function toPoint(title, views, all = views) {
        return { title: `${all.some(({ isDemo }) => isDemo) ? "Demo: " : ""}${title}`, views };
      }
      function groupByFile(views) {
        const lists = views.filter(({ coveredBy }) => coveredBy === void 0);
        const covered = views.filter(({ coveredBy }) => coveredBy !== void 0);
        const isWithList = lists.some(({ digest }) => digest === covered[0]?.coveredBy);
        if (!isWithList)
          return views.map((view) => [view]);
        return lists.map((list) => [list, ...covered.filter(({ coveredBy }) => coveredBy === list.digest)]);
      }
      function renderPoint({ title, views }) {
        const [first] = views;
        if (first === void 0)
          return { message: "", target: { title } };
        const others = views.length === 1 ? "" : ` and ${views.length - 1} ${views.length === 2 ? "other" : "others"}`;
        return {
          message: `${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.zz)(first.name)}${others}: ${renderExplanation(first)}`,
          target: { title, count: views.length, ...first.path !== void 0 && { file: first.path } }
        };
      }
      function renderExplanation({ explanation, requestId }) {
        const said = explanation && [(0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.em)(explanation.account), explanation.advice];
        return (0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.gI)([...said ?? ["This verdict is in fail-on."], requestId !== void 0 && `Request ${requestId}.`]).join(" ");
      }
      function toEmptyFileWarning({ name, path }, others) {
        const isOne = others === 0;
        const names = `${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.zz)(name)}${isOne ? " is" : ` and ${others} ${others === 1 ? "other" : "others"} are`}`;
        return {
          message: `${names} empty: everybody has the digest of no bytes, so ${isOne ? "it proves" : "they prove"} nothing.`,
          target: { title: "empty file", count: others + 1, ...path !== void 0 && { file: path } }
        };
      }
      function toChangedWarning(files) {
        const [first] = files;
        if (first === void 0)
          return void 0;
        const { length } = files;
        const changed = length === 1 ? "1 file has changed since it was" : `${length} files have changed since they were`;
        const names = (0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.Sh)(files.map(({ name }) => name));
        const { hint } = _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OP.FILE_CHANGED;
        return {
          message: `${changed} hashed: ${names}. The stamped bytes are the earlier ones. ${hint}`,
          target: { title: "FILE_CHANGED", count: length, ...first.path !== void 0 && { file: first.path } }
        };
      }
    })
  ),
  /***/
  9488: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        $x: () => (
          /* binding */
          renderTally
        ),
        /* harmony export */
        EG: () => (
          /* binding */
          renderPlan
        ),
        /* harmony export */
        EI: () => (
          /* binding */
          renderChain
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
        Pn: () => (
          /* binding */
          renderCounts
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
        sL: () => (
          /* binding */
          renderNothingStamped
        ),
        /* harmony export */
        ty: () => (
          /* binding */
          renderFoot
        ),
        /* harmony export */
        u4: () => (
          /* binding */
          renderDemoBanner
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
      var _core_chain_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4642);
      var _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(973);
      var _core_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5299);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7422);
      var _host_inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1307);
      var _markdown_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5601);
      const goals = { stamp: "anchored", check: "found", verify: "verified" };
      const shortfallWords = {
        changed: ["changed", "changed"],
        "no-match": ["does not match", "do not match"],
        "not-found": ["not found", "not found"],
        failed: ["failed", "failed"],
        unreachable: ["unreachable", "unreachable"],
        unknown: ["unknown", "unknown"],
        unclear: ["unclear", "unclear"],
        accepted: ["accepted, no block known yet", "accepted, no block known yet"],
        skipped: ["skipped", "skipped"]
      };
      const shortfalls = Object.keys(shortfallWords);
      const demonstration = " (demonstration only)";
      function severityOf(verdict) {
        const index = shortfalls.indexOf(verdict);
        return index < 0 ? shortfalls.length : index;
      }
      function renderHeadline(report, facts) {
        const total = report.results.length;
        if (total === 0)
          return "\u26A0\uFE0F No files, nothing was done";
        if (facts.dryRun && report.tally.skipped === total)
          return `\u23ED\uFE0F Dry run: ${total} hashed, nothing sent`;
        return renderCounted(report, facts, renderVerdictCounts(report));
      }
      function renderShortHeadline(report, facts) {
        const present = shortfalls.filter((verdict) => report.tally[verdict] > 0);
        const [worst] = present;
        const missing = (facts.unwritten ?? []).length > 0 ? ", evidence is missing" : "";
        if (worst === void 0 || present.length < 3)
          return `${renderHeadline(report, facts)}${missing}`;
        const others = report.results.length - report.anchoredCount - report.tally[worst];
        const good = report.anchoredCount > 0 ? [`${report.anchoredCount} ${goals[report.mode]}`] : [];
        const counts = [...renderVerdictCounts(report).slice(0, 1), ...good, `${others} with other verdicts`];
        return `${renderCounted(report, facts, counts)}${missing}`;
      }
      function renderShortest(report, facts) {
        return renderCounted(report, facts, renderVerdictCounts(report).slice(0, 1));
      }
      function renderCounted(report, facts, counts) {
        return `${renderIcon(report, facts)} ${counts.join(", ")}${report.demo ? demonstration : ""}`;
      }
      function renderDemoBanner({ demo }) {
        return demo ? [`> [!WARNING]
> **${_core_report_js__WEBPACK_IMPORTED_MODULE_2__.a0}**`] : [];
      }
      function renderChain({ chain }) {
        return chain === void 0 ? [] : [`Chain: ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_5__.u9)((0, _core_chain_name_js__WEBPACK_IMPORTED_MODULE_0__.$Z)(chain))}`];
      }
      function renderFoot(what, facts, places) {
        const { apiUrl, nodeNames = [], startedAt, finishedAt } = facts;
        const asked = (0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.gI)([apiUrl, ...nodeNames]).map((address) => (0, _markdown_js__WEBPACK_IMPORTED_MODULE_5__.Cu)(address));
        const seconds = ((finishedAt.getTime() - startedAt.getTime()) / 1e3).toFixed(1);
        const finished = finishedAt.toISOString().slice(0, 19).replace("T", " ");
        const evidence = places.length > 0 ? `<br>Evidence: ${places.join(" \xB7 ")}` : "";
        return `<sub>${what} \xB7 ${asked.join(" \xB7 ")} \xB7 ${seconds} s \xB7 finished ${finished} UTC${evidence}</sub>`;
      }
      function renderLongestOfShort(total) {
        const words = [...Object.values(shortfallWords).flat(), ...Object.values(goals)];
        const [longest] = words.toSorted((one, other) => other.length - one.length);
        return `\u26A0\uFE0F ${total} of ${total} ${longest}${demonstration}`;
      }
      function renderTally({ tally, results }) {
        return _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__.rY.filter((verdict) => tally[verdict] > 0).toSorted((one, other) => severityOf(one) - severityOf(other)).map((verdict) => {
          const { icon, label } = _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__.Jo[verdict];
          const own = results.filter(({ outcome }) => outcome.kind === verdict);
          const stopped = own.filter(({ outcome }) => (0, _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__.Mz)(outcome)?.code === "NOT_ATTEMPTED").length;
          return `${icon} ${tally[verdict]} ${label}${stopped > 0 ? ` (${stopped} not attempted)` : ""}`;
        });
      }
      function renderIcon(report, facts) {
        const worst = shortfalls.find((verdict) => report.tally[verdict] > 0);
        const icon = worst === void 0 ? "\u2705" : _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__.Jo[worst].icon;
        return reasonsToFail(report, facts).length > 0 && icon !== "\u26D4" ? "\u274C" : icon;
      }
      function renderVerdictCounts({ mode, results, tally, anchoredCount }) {
        const counts = shortfalls.map((verdict) => [tally[verdict], ...shortfallWords[verdict]]);
        return [...counts, [anchoredCount, goals[mode], goals[mode]]].filter(([count]) => count > 0).map(([count, one, many], index) => {
          const ofAll = index === 0 ? ` of ${results.length}` : "";
          return `${count}${ofAll} ${count === 1 ? one : many}`;
        });
      }
      function renderCounts(results, total) {
        const byVerdict = [...Map.groupBy(results, ({ outcome }) => outcome.kind)];
        return byVerdict.toSorted(([one], [other]) => severityOf(one) - severityOf(other)).map(([verdict, { length }], index) => {
          const files = total === 1 ? " file" : length === total ? " files" : ` of ${total} files`;
          return `${length}${index === 0 ? files : ""} ${predicateOf(verdict, length === 1)}`;
        }).join(", ");
      }
      function predicateOf(verdict, isOne) {
        if (verdict === "no-match")
          return shortfallWords[verdict][isOne ? 0 : 1];
        if (verdict === "failed")
          return verdict;
        return `${isOne ? "is" : "are"} ${_core_outcome_js__WEBPACK_IMPORTED_MODULE_1__.Jo[verdict].label}`;
      }
      function renderConsequence(report, facts) {
        const { unwritten = [] } = facts;
        const reasons = reasonsToFail(report, { ...facts, unwritten: [] });
        if (reasons.length > 0)
          return [`**The step fails**: ${reasons.join("; ")}.`];
        const isPlain = unwritten.length > 0 || report.allAnchored || facts.dryRun || report.results.length === 0;
        return isPlain ? [] : ["Nothing here fails the step (`fail-on`)."];
      }
      function renderNothingStamped(report) {
        const count = (0, _core_report_js__WEBPACK_IMPORTED_MODULE_2__.Bt)(report);
        if (count === 0) {
          const account = "nothing was stamped: the service accepted no stamp of this run";
          return [account, "The other messages say why. Mend that, and run it again."];
        }
        const spent = count === 1 ? "1 stamp may have been spent" : `${count} stamps may have been spent`;
        const advice = "In a few minutes, run a check of the same files; stamp again only what it does not find.";
        return [`no stamp is known to be accepted, but ${spent}`, advice];
      }
      function reasonsToFail(report, { failOn, unwritten = [] }) {
        const failing = _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__.rY.filter((verdict) => report.tally[verdict] > 0 && failOn.has(verdict));
        const others = (0, _core_report_js__WEBPACK_IMPORTED_MODULE_2__.e9)(report, failOn).filter(({ outcome }) => !failOn.has(outcome.kind));
        const codes = new Set(others.flatMap(({ outcome }) => (0, _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__.Of)(outcome)?.code ?? []));
        return (0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.gI)([
          failing.length > 0 && `\`fail-on\` lists ${failing.map((verdict) => `\`${verdict}\``).join(", ")}`,
          codes.size > 0 && `requests met ${[...codes].map((code) => `\`${code}\``).join(", ")}`,
          (0, _core_report_js__WEBPACK_IMPORTED_MODULE_2__.MR)(report, failOn) && renderNothingStamped(report)[0],
          unwritten.length > 0 && "not all evidence could be written"
        ]);
      }
      function renderPlan({ results }, inputs) {
        const asked = results.filter(({ outcome, coveredBy }) => outcome.kind === "skipped" && coveredBy === void 0);
        const stamps = (0, _host_inputs_js__WEBPACK_IMPORTED_MODULE_4__.Ad)(inputs) === "" ? 0 : new Set(asked.map(_core_report_js__WEBPACK_IMPORTED_MODULE_2__.ol)).size;
        const proofs = inputs.mode === "stamp" && inputs.proof ? stamps : 0;
        const files = proofs === 1 ? "a proof file" : "proof files";
        const twice = proofs === 0 ? "" : `, ${proofs} of them for ${files} at the cost of a second stamp each`;
        const count = stamps + proofs;
        const left = (0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.gI)([
          "what is tried again",
          inputs.nodes.length > 0 && "questions to chain nodes",
          inputs.mode === "stamp" && inputs.waitForFinality && "looks at the chain while it waits",
          proofs > 0 && "questions whether the proof files are ready",
          (inputs.fromRelease || inputs.releaseAttach !== "none") && "requests to GitHub",
          inputs.fromRelease && "the release's assets, which a dry run does not read"
        ]);
        return `A real run would make ${count} ${count === 1 ? "request" : "requests"} to the service${twice}; not counted: ${left.join(", ")}.`;
      }
    })
  ),
  /***/
  8329: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Pd: () => (
          /* binding */
          toProofLines
        ),
        /* harmony export */
        aF: () => (
          /* binding */
          renderResultLine
        ),
        /* harmony export */
        dF: () => (
          /* binding */
          toBadge
        )
        /* harmony export */
      });
      var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
      var _core_chain_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4642);
      var _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(973);
      var _core_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5299);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7422);
      var _headline_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9488);
      var _causes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7176);
      var _result_view_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9196);
      function renderResultLine(result) {
        const view = (0, _result_view_js__WEBPACK_IMPORTED_MODULE_7__.P)(result);
        const { icon, label, name, digest } = view;
        const details = renderDetails(result.outcome, view);
        return (0, _core_text_js__WEBPACK_IMPORTED_MODULE_4__.gI)([`${icon} ${label}`, (0, _core_text_js__WEBPACK_IMPORTED_MODULE_4__.zz)(name), digest && `sha3-256:${digest}`, details && `(${details})`]).join("  ");
      }
      function renderDetails(outcome, { coveredBy, recorded, block, requestId, isDemo, isFine }) {
        const { blockNumber, blockDate } = coveredBy === void 0 && block?.first || {};
        const date = blockDate === void 0 ? "" : ` of ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_4__.wh)(blockDate, _core_text_js__WEBPACK_IMPORTED_MODULE_4__.I6.word)}`;
        return (0, _core_text_js__WEBPACK_IMPORTED_MODULE_4__.gI)([
          "error" in outcome && `${outcome.error.code}: ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_4__.wh)(outcome.error.message)}`,
          "note" in outcome && outcome.note !== void 0 && (0, _core_text_js__WEBPACK_IMPORTED_MODULE_4__.wh)(outcome.note),
          recorded !== void 0 && `recorded before: SHA3-256 ${recorded}`,
          coveredBy !== void 0 && `by the list sha3-256:${coveredBy}`,
          blockNumber !== void 0 && `block ${blockNumber}${date}`,
          outcome.restsOn !== void 0 && `by the word of ${outcome.restsOn} alone`,
          requestId !== void 0 && !isFine && `request ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_4__.wh)(requestId, _core_text_js__WEBPACK_IMPORTED_MODULE_4__.I6.word)}`,
          isDemo && "demonstration"
        ]).map((detail) => detail.replace(/\.$/, "")).join(", ");
      }
      const openProofs = {
        pending: [
          "that are not ready yet",
          "Run stamp, check or verify again with the same output-dir or release: it asks for them by their ids and spends nothing."
        ],
        unclear: [
          "whose request was not answered",
          "The requests may have cost a stamp each and are not sent again, since the service names no id for them. To spend another stamp: anchor-artifacts stamp FILE --proof --again, with the same output-dir."
        ],
        missing: [
          "that were not asked for",
          "Nothing was spent for them. Stamp again with the same output-dir once the service answers."
        ]
      };
      function toProofLines(provable) {
        const first = /* @__PURE__ */ new Map();
        for (const each of provable) {
          const digest = (0, _core_report_js__WEBPACK_IMPORTED_MODULE_3__.ol)(each) ?? "";
          const { proof: state, subject } = each;
          if (state !== void 0 && !first.has(digest))
            first.set(digest, { name: subject.name, state });
        }
        const all = [...first.values()];
        if (all.length === 0)
          return { open: [] };
        const written = all.filter(({ state }) => state.kind === "written").length;
        const open = Object.entries(openProofs).flatMap(([kind, [what, advice]]) => {
          const some = all.filter(({ state }) => state.kind === kind);
          if (some.length === 0)
            return [];
          const notes = new Set(some.flatMap(({ state }) => "note" in state && state.note !== "" ? [state.note] : []));
          const why = [...notes].slice(0, 3).map((note) => (0, _core_text_js__WEBPACK_IMPORTED_MODULE_4__.wh)(note));
          return [[`Proof files ${what}: ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_4__.Sh)(some.map(({ name }) => name))}.`, ...why, advice].join(" ")];
        });
        return { count: `Proof files: ${written} of ${all.length} at hand.`, open };
      }
      const maxLookUps = 10;
      function renderChainLines(chain, results = []) {
        if (chain === void 0)
          return [];
        const named = `chain: ${renderChainName(chain)}`;
        const { explorer } = chain;
        if (explorer === void 0)
          return [named];
        const found = /* @__PURE__ */ new Map();
        for (const result of results) {
          const record = anchoringOf(result)?.first;
          const address = record && lookUpAddress(explorer, record);
          if (address !== void 0 && !found.has(address))
            found.set(address, toLineName(result.subject.name));
          if (found.size > maxLookUps)
            return [named, `look up: ${explorer}`];
        }
        return [named, ...[...found].map(([address, name]) => `look up ${name}: ${address}`)];
      }
      const maxTableRows = 200;
      const layouts = [
        { digits: 16, block: "dated" },
        { digits: 8, block: "dated" },
        { digits: 8, block: "number" },
        { digits: 8, block: "none" }
      ];
      const nothingBeside = { digits: 0, block: "none" };
      const leastName = 20;
      function renderResultTable({ results }, paint, columns) {
        const { causes, stopped, anchored } = toCauses(results);
        const ordered = [...causes.flatMap(({ views }) => views), ...anchored];
        const shown = ordered.slice(0, maxTableRows);
        const width = Math.max(...shown.map(({ verdict }) => verdict.length), 0);
        const roomIn = (layout2) => columns - width - 2 - Math.max(...shown.map((view) => widthBeside(view, layout2)), 0);
        const longest = Math.max(...shown.map(({ name }) => toLineName(name).length), 0);
        const layout = layouts.find((one) => roomIn(one) >= Math.min(leastName, longest)) ?? nothingBeside;
        const room = Math.max(1, roomIn(layout));
        const rows = shown.map((view) => {
          const verdict = paint(colours[verdictFacts[view.verdict].class].terminal, view.verdict.padEnd(width));
          return [verdict, ...renderTableRow(view, layout, room, paint)].join("  ").trimEnd();
        });
        const left = ordered.length - shown.length;
        return [
          ...rows,
          ...left > 0 ? [`and ${left} more, in results.json`] : [],
          ...stopped.length > 0 ? [`${stopped.length} not attempted, named in results.json`] : []
        ].join("\n");
      }
      function renderTableRow(view, layout, room, paint) {
        const { digest, block } = renderPlace(view, layout);
        const name = Array.from(toLineName(view.name));
        const cut = name.length > room ? `\u2026${name.slice(name.length - room + 1).join("")}` : name.join("");
        return [...digest === "" ? [] : [paint("dim", digest)], cut, ...block === "" ? [] : [paint("dim", block)]];
      }
      function widthBeside(view, layout) {
        return Object.values(renderPlace(view, layout)).reduce((sum, { length }) => sum + (length > 0 ? length + 2 : 0), 0);
      }
      function renderPlace(view, { digits, block }) {
        const digest = (view.digest ?? "").slice(0, digits).padEnd(digits);
        const { blockNumber = "", blockDate = "" } = view.coveredBy === void 0 && view.block?.first || {};
        if (blockNumber === "" || block === "none")
          return { digest, block: "" };
        return { digest, block: `block ${blockNumber}${block === "dated" ? ` ${toMinute(blockDate)}` : ""}` };
      }
      const colours = {
        anchored: { terminal: "green", badge: "brightgreen" },
        wrong: { terminal: "red", badge: "red" },
        open: { terminal: "yellow", badge: "yellow" },
        unanswered: { terminal: "yellow", badge: "yellow" },
        failed: { terminal: "red", badge: "red" },
        skipped: { terminal: "yellow", badge: "lightgrey" }
      };
      function createPaint(isWanted) {
        return (colour, text) => isWanted ? styleText(colour, text, { validateStream: false }) : text;
      }
      function toBadge(report) {
        const { results, demo } = report;
        const message = results.length === 0 ? "no files" : (0, _headline_js__WEBPACK_IMPORTED_MODULE_5__.kg)(report).join(", ");
        const shown = new Set(results.map(({ outcome }) => colours[_core_outcome_js__WEBPACK_IMPORTED_MODULE_2__.Jo[outcome.kind].class].badge));
        const worst = ["red", "yellow", "brightgreen"].find((colour) => shown.has(colour)) ?? "lightgrey";
        const color = worst === "brightgreen" && shown.has("lightgrey") ? "yellow" : worst;
        return {
          schemaVersion: 1,
          label: demo ? "anchored (demo)" : "anchored",
          message,
          color,
          ...color === "red" && { isError: true }
        };
      }
    })
  ),
  /***/
  1722: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        AU: () => (
          /* binding */
          fold
        ),
        /* harmony export */
        C_: () => (
          /* binding */
          renderWitnesses
        ),
        /* harmony export */
        VK: () => (
          /* binding */
          shortDigest
        ),
        /* harmony export */
        Y$: () => (
          /* binding */
          maxUnfolded
        ),
        /* harmony export */
        mo: () => (
          /* binding */
          breakable
        ),
        /* harmony export */
        nc: () => (
          /* binding */
          renderWithinBudget
        ),
        /* harmony export */
        nf: () => (
          /* binding */
          link
        )
        /* harmony export */
      });
      var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7422);
      var _core_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5708);
      var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5601);
      const unbroken = /([^/\s-]{13,})/u;
      function breakable(name, limit = _core_text_js__WEBPACK_IMPORTED_MODULE_0__.yd) {
        const parts = (0, _core_text_js__WEBPACK_IMPORTED_MODULE_0__.zz)(name, limit).split(unbroken).filter((part) => part !== "");
        const pieces = parts.flatMap((part) => unbroken.test(part) ? part.match(/[^._]{1,12}[._]*|[._]+/gu) ?? [] : [part]);
        return `<code>${pieces.map(_markdown_js__WEBPACK_IMPORTED_MODULE_1__.wq).join(_markdown_js__WEBPACK_IMPORTED_MODULE_1__.y3)}</code>`;
      }
      function link(label, url) {
        const href = (0, _core_url_js__WEBPACK_IMPORTED_MODULE_2__.o3)(url);
        if (href === void 0)
          return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.Cu)(url);
        const encoded = href.replaceAll(/[^\w\-.~:/?#@!&+,;=%]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`).replaceAll("&", "&amp;");
        return `[${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.u9)(label)}](${encoded})`;
      }
      function shortDigest(digest) {
        return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.Cu)(`${digest.slice(0, 12)}\u2026`);
      }
      function renderWitnesses({ witnessed = [] }) {
        const kept = (url) => ` (${link("what its calendar keeps", url)})`;
        const lines = witnessed.map(({ sentence, url }) => (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.u9)(sentence) + (url === void 0 ? "" : kept(url)));
        return lines.map((line) => `\u{1F570}\uFE0F ${line}.`).join("<br>");
      }
      function fold(head, body) {
        return `<details><summary>${head}</summary>

${body}

</details>`;
      }
      function renderWithinBudget(items, budget, render) {
        const rows = [];
        let spent = 0;
        for (const item of items) {
          const row = render(item);
          spent += Buffer.byteLength(row) + 1;
          if (spent > budget)
            break;
          rows.push(row);
        }
        return { rows, left: items.length - rows.length };
      }
      const maxUnfolded = 20;
    })
  ),
  /***/
  9196: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        P: () => (
          /* binding */
          toView
        )
        /* harmony export */
      });
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3943);
      var _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(973);
      var _core_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5299);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7422);
      function toView(result) {
        const { subject, outcome, coveredBy, recorded } = result;
        const { icon, label, class: meaning } = _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__.Jo[outcome.kind];
        const error = (0, _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__.Mz)(outcome);
        const evidence = (0, _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__.X1)(outcome);
        return {
          verdict: outcome.kind,
          icon,
          label,
          name: subject.name,
          path: subject.path,
          digest: (0, _core_report_js__WEBPACK_IMPORTED_MODULE_2__.ol)(result),
          size: "size" in subject ? subject.size : void 0,
          coveredBy,
          recorded,
          explanation: explain(outcome),
          block: (0, _core_report_js__WEBPACK_IMPORTED_MODULE_2__.$p)(result),
          reportUrl: evidence?.report?.url,
          requestId: (0, _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__.Gb)(outcome),
          hasError: error !== void 0,
          isFine: (0, _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__.zn)(outcome),
          isDemo: evidence?.demo === true,
          isAboutFile: meaning === "wrong" || error !== void 0 && (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.u2)(error.code).aboutFile === true,
          isStopped: error?.code === "NOT_ATTEMPTED"
        };
      }
      const changedAdvice = "Was it built twice? Then ship the file that was stamped. Otherwise do not trust it before you know who did this, and why.";
      const laterCheck = "In a few minutes, run a check of the same files; stamp again only what it does not find.";
      const checkInNote = /\s*Check this digest(?: in a few minutes; stamp again only if it is not found)?\.$/;
      function explain(outcome) {
        const { refusal } = outcome;
        const explanation = explainVerdict(outcome);
        if (refusal === void 0 || "error" in outcome)
          return explanation;
        const { account = `A later request about it was refused: ${refusal.message}`, advice } = explanation ?? {};
        return { title: refusal.code, account, advice: (0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.gI)([refusal.hint, advice]).join(" ") };
      }
      function explainVerdict(outcome) {
        const title = (0, _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__.Mz)(outcome)?.code ?? _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__.Jo[outcome.kind].label;
        switch (outcome.kind) {
          case "anchored":
          case "already-anchored":
          case "found":
          case "verified":
            return void 0;
          case "no-match":
          case "not-found":
            return {
              title,
              account: "The chain does not hold this digest.",
              advice: `If it was stamped minutes ago, its block may not be there yet: ${outcome.kind === "no-match" ? "verify" : "check"} again in a few minutes. Otherwise it is not the file that was stamped, or nobody stamped it: do not ship it before you know which.`
            };
          case "failed":
          case "unreachable":
            return { title, account: outcome.error.message, advice: outcome.error.hint };
          case "changed":
            return { title, account: outcome.note, advice: changedAdvice };
          case "unclear":
            return { title, account: outcome.note.replace(checkInNote, ""), advice: laterCheck };
          case "unknown":
            return {
              title,
              account: `${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.em)(outcome.note.replace(checkInNote, ""))} This says nothing about the file.`,
              // A stamp that may have been spent must be checked before it is sent again.
              advice: checkInNote.test(outcome.note) ? laterCheck : "Try again."
            };
          case "accepted":
            return {
              title,
              account: `The service took the stamp; no block is known to hold it yet. ${outcome.note ?? ""}`.trim(),
              advice: "In a few minutes, run a check of the same files. Do not stamp them again."
            };
          case "skipped":
            return { title, account: outcome.note, advice: "" };
        }
        return outcome;
      }
    })
  ),
  /***/
  8819: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        B: () => (
          /* binding */
          renderSummary
        )
      });
      var digest = __webpack_require__(4161);
      var errors = __webpack_require__(3943);
      var core_outcome = __webpack_require__(973);
      var report = __webpack_require__(5299);
      var render_causes = __webpack_require__(7176);
      var headline = __webpack_require__(9488);
      var lines = __webpack_require__(8329);
      var markdown = __webpack_require__(5601);
      var markdown_parts = __webpack_require__(1722);
      var core_text = __webpack_require__(7422);
      var version = __webpack_require__(9157);
      var chain_name = __webpack_require__(4642);
      var dates = __webpack_require__(3272);
      ;
      function renderCauseRows(causes, budget) {
        const rows = causes.flatMap(({ views }) => {
          const isShared = (0, render_causes.u2)(views) === 1;
          return views.map((view) => ({ view, isShared }));
        });
        if (rows.length === 0)
          return "";
        const render = ({ view, isShared }) => `| ${renderFileCell(view)} | ${renderCauseCell(view, isShared)} |`;
        return renderTable(["File", "Cause, request"], rows, render, budget);
      }
      function renderRows(title, views, budget, explorer) {
        if (views.length === 0)
          return "";
        const blocks = new Set(views.map((view) => renderBlockCell(view, ", ", explorer)));
        const [only = ""] = blocks;
        const isShared = blocks.size === 1 && (views.length > 1 || only === "");
        const isFolded = views.length > markdown_parts.Y$;
        const name = title === "" && isFolded ? "All of them" : title;
        const all = title === "" ? isFolded ? "" : "All " : "all ";
        const block = isShared && only !== "" && `${all}in block ${only}`;
        const head = (0, core_text.gI)([name && `<b>${name}</b>`, block, renderCoveringList(views)]).join(" ");
        const render = (view) => `| ${renderFileCell(view, view.label)} |${isShared ? "" : ` ${renderBlockCell(view, "<br>", explorer)} |`}`;
        const table = renderTable(isShared ? ["File"] : ["File", blockHead], views, render, budget);
        if (isFolded)
          return (0, markdown_parts.AU)(head, table);
        return head === "" ? table : `${head}

${table}`;
      }
      const blockHead = "Block,&nbsp;date";
      function renderTable(heads, rows, render, budget) {
        const head = [`| ${heads.join(" | ")} |`, `| ${heads.map(() => "---").join(" | ")} |`];
        const { rows: shown, left } = (0, markdown_parts.nc)(rows, budget, render);
        const cut = `

\u2702\uFE0F **${left} of ${rows.length} rows are left out**: the page takes no more. \`results.json\` has all of them.`;
        return (shown.length > 0 ? [...head, ...shown].join("\n") : "") + (left > 0 ? cut : "");
      }
      function renderFileCell({ icon, name, digest: digest2, recorded, size, reportUrl }, label) {
        const facts = (0, core_text.gI)([
          label,
          digest2 && (0, markdown_parts.VK)(digest2),
          recorded && `recorded before: SHA3-256 ${(0, markdown_parts.VK)(recorded)}`,
          size !== void 0 && (0, core_text.UP)(size).replace(" ", "&nbsp;"),
          reportUrl && (0, markdown_parts.nf)("report", reportUrl)
        ]);
        return `${icon}&nbsp;${(0, markdown_parts.mo)(name)}${facts.length === 0 ? "" : `<br><sub>${facts.join(" \xB7 ")}</sub>`}`;
      }
      function renderCauseCell({ label, explanation, hasError, requestId }, isShared) {
        const { title, account } = explanation ?? { title: "", account: "" };
        return (0, core_text.gI)([
          hasError ? `${label}: ${(0, markdown_parts.mo)(title)}` : label,
          !isShared && `<sub>${(0, markdown.u9)(account)}</sub>`,
          requestId !== void 0 && `<sub>request ${(0, markdown_parts.mo)(requestId)}</sub>`
        ]).join("<br>");
      }
      function renderBlockCell({ block }, separator, explorer) {
        if (block === void 0)
          return "";
        const { blockNumber, blockDate } = block.first;
        const address = explorer === void 0 ? void 0 : (0, chain_name.ZS)(explorer, block.first);
        const number = blockNumber === void 0 ? void 0 : String(blockNumber);
        return (0, core_text.gI)([
          number && address === void 0 && (0, markdown.Cu)(number, core_text.I6.word),
          address && (0, markdown_parts.nf)(number ?? "look it up", address),
          blockDate !== void 0 && `<sub>${(0, markdown.Cu)((0, dates.y)(blockDate), core_text.I6.word)}</sub>`,
          block.count > 1 && `<sub>first of ${block.count}</sub>`
        ]).join(separator);
      }
      function renderCoveringList(views) {
        const lists = views.flatMap(({ coveredBy }) => coveredBy ?? []);
        const [first] = lists;
        const files = `${lists.length} ${lists.length === 1 ? "file" : "files"}`;
        return first === void 0 ? "" : `(${files} through the list ${(0, markdown_parts.VK)(first)})`;
      }
      ;
      const maxSummaryBytes = 9e5;
      const maxCausesBytes = 2e5;
      const maxUnwrittenBytes = 1e5;
      const reservedBytes = 1e3;
      const meanings = {
        stamp: "A stamp proves that exactly these bytes existed when their block was made; not who made them, nor that the build was clean.",
        check: "Found means that somebody anchored exactly these bytes; not who made them, nor that the build was clean.",
        verify: "Verified means that exactly these bytes were anchored by the block's date; not who made them, nor that the build was clean."
      };
      function renderSummary(report2, facts) {
        const all = (0, render_causes.Ej)(report2.results);
        const causes = facts.dryRun ? all.causes.filter(({ verdict }) => verdict !== "skipped") : all.causes;
        const shownCauses = (0, markdown_parts.nc)(causes, maxCausesBytes, renderCause);
        const top = [
          `## ${(0, headline.xQ)(report2, facts)}`,
          ...renderBanners(report2, facts, (0, render_causes.cy)(report2.results)),
          ...shownCauses.rows,
          ...shownCauses.left === 0 ? [] : [`\u2702\uFE0F ${shownCauses.left} of ${causes.length} causes are left out here; \`results.json\` has all.`],
          ...renderStoppedOnes(all.stopped, report2.tally.accepted + report2.tally.unclear),
          ...renderAllUnwritten(facts.unwritten ?? [])
        ];
        const bottom = [...renderSummaryNotes(report2), ...(0, core_text.gI)([(0, markdown_parts.C_)(facts)]), renderEvidence(report2, facts)];
        const around = Buffer.byteLength([...top, ...bottom].join("\n\n"));
        const rows = renderAllRows(report2, all, maxSummaryBytes - around - reservedBytes, facts.chain?.explorer);
        return `${[...top, ...rows, ...bottom].filter((part) => part !== "").join("\n\n")}
`;
      }
      function renderBanners(report2, facts, stopped) {
        const tally = (0, headline.$x)(report2).map((count) => count.replaceAll(" ", "&nbsp;"));
        return (0, core_text.gI)([
          stopped && `**${stopped}**`,
          tally.length > 1 && tally.join(" \xB7 "),
          ...(0, headline.u4)(report2),
          ...(0, headline.EI)(facts),
          facts.plan,
          ...(0, headline.Gj)(report2, facts)
        ]);
      }
      function renderAllUnwritten(errors2) {
        const { left } = (0, markdown_parts.nc)(errors2, maxUnwrittenBytes, ({ message }) => `${(0, markdown.u9)(message)}<br>`);
        const shown = errors2.slice(0, errors2.length - left);
        const byCause = Map.groupBy(shown, ({ code, hint }) => JSON.stringify([code, hint]));
        const paragraphs = [...byCause.values()].map((errorsOfCause) => {
          const { code, hint } = errorsOfCause[0];
          const messages = new Set(errorsOfCause.map(({ message }) => (0, markdown.u9)(message)));
          const head = `\u26D4 **${(0, markdown_parts.nf)(code, (0, version.qi)(code))}**: this evidence is missing, so the step fails`;
          return [head, ...messages, `**What to do:** ${(0, markdown.u9)(hint)}`].join("<br>");
        });
        return left === 0 ? paragraphs : [...paragraphs, `\u2702\uFE0F ${left} more pieces of evidence are missing; the log names them.`];
      }
      function renderAllRows({ mode, results, tally }, { causes, waiting, anchored }, budget, explorer) {
        const nameOf = (title2, { length }) => length === results.length ? "" : `${length} ${title2}`;
        const worrying = causes.map((cause) => ({ ...cause, views: cause.views.filter(({ isFine }) => !isFine) }));
        const first = renderCauseRows(worrying, budget / 2);
        const title = tally.skipped > 0 ? "not asked about" : "accepted";
        const second = renderRows(nameOf(title, waiting), waiting, (budget - Buffer.byteLength(first)) / 2);
        const left = budget - Buffer.byteLength(first) - Buffer.byteLength(second);
        return [first, second, renderRows(nameOf(headline.fu[mode], anchored), anchored, left, explorer)];
      }
      function renderSummaryNotes({ mode, results }) {
        const namesOf = (some) => renderNames(some.map(({ subject }) => subject));
        const empty = results.filter((result) => (0, report.ol)(result) === digest.IK);
        const unread = results.filter(({ subject }) => "digest" in subject && subject.size === void 0 && !("root" in subject));
        const proofs = (0, lines.Pd)(results);
        const sentences = [
          meanings[mode],
          results.some((result) => (0, report.ol)(result) !== void 0) && "Digests are SHA3-256, cut here; `SHA3-256SUMS` has them whole.",
          results.some((result) => !/^$|(?:Z|UTC|[+-]\d\d:?\d\d)$/.test((0, report.$p)(result)?.first.blockDate ?? "")) && "The service sent dates without a zone.",
          results.some(({ outcome }) => (0, core_outcome.X1)(outcome)?.report !== void 0) && "Report links of the service stop working after an hour."
        ];
        return (0, core_text.gI)([
          empty.length > 0 && `\u26A0\uFE0F Empty: ${namesOf(empty)}. Everybody has the digest of no bytes, so it proves nothing.`,
          ...proofs.open.map((line) => `\u23F3 ${(0, markdown.u9)(line)}`),
          proofs.count,
          unread.length > 0 && `\u{1F4C4} Not read, known by the checksum list alone: ${namesOf(unread)}.`,
          (0, core_text.gI)(sentences).join(" ")
        ]);
      }
      function renderEvidence({ mode, results }, facts) {
        const { resultsPath, checksumsPath, statementPath, logPath, releaseUrl } = facts;
        const outputs = (0, core_text.gI)([
          resultsPath && "`results-path`",
          checksumsPath && "`checksums-path`",
          statementPath && "`statement-path`",
          logPath && "`log-path`"
        ]);
        const places = (0, core_text.gI)([
          outputs.length > 0 && `${(0, markdown_parts.nf)("outputs", (0, version.XR)("reference.md#outputs"))} ${outputs.join(", ")}`,
          releaseUrl && (0, markdown_parts.nf)("release", releaseUrl)
        ]);
        return (0, headline.ty)(`${mode} \xB7 ${countFiles(results.length)}`, facts, places);
      }
      function renderCause({ verdict, explanation: { title, account, advice }, views }) {
        const others = (0, render_causes.u2)(views) - 1;
        const more = others > 0 ? ` (${others} more of this kind have other words; their rows have them)` : "";
        return [
          `${core_outcome.Jo[verdict].icon} **${(0, markdown_parts.nf)(title, (0, version.qi)(title))}**: ${countFiles(views.length)}`,
          `${(0, markdown.u9)(account)}${more}`,
          ...advice === "" ? [] : [`**What to do:** ${(0, markdown.u9)(advice)}`]
        ].join("<br>");
      }
      function renderStoppedOnes(stopped, open) {
        if (stopped.length === 0)
          return [];
        const wait = `Then wait until \`mode: check\` finds the stamps that are in no block yet (${open}): a run before that may stamp them a second time. `;
        const hints = new Set(stopped.map(({ explanation }) => explanation?.advice ?? ""));
        hints.delete(errors.OP.NOT_ATTEMPTED.hint);
        const others = [...hints].slice(0, 3).map((hint) => (0, markdown.u9)(hint));
        return [
          `\u23F8\uFE0F **Not attempted**: ${countFiles(stopped.length)}, named in \`results.json\`<br>` + `**What to do:** Wait until what stopped the run is over or mended. ${open > 0 ? wait : ""}Then run the job again. ${others.join(" ")}`.trim()
        ];
      }
      function renderNames(views) {
        return (0, core_text.L1)(views, ({ name }) => (0, markdown.Cu)(name));
      }
      function countFiles(count) {
        return `${count} ${count === 1 ? "file" : "files"}`;
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
  3468: (
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
      var _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(973);
      var _core_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5299);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7422);
      var _render_headline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9488);
      var _render_problem_report_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7800);
      async function judgeRun(report, unwritten, { mode, failOn }, { log, pointAt }) {
        tellUnwritten(unwritten, log);
        const failing = (0, _core_report_js__WEBPACK_IMPORTED_MODULE_1__.e9)(report, failOn);
        pointAt("error", failing);
        warnOfTolerated(report, failOn, { log, pointAt });
        const ending = { report, failing, unwritten, nothingStamped: (0, _core_report_js__WEBPACK_IMPORTED_MODULE_1__.MR)(report, failOn) };
        if (hasPassed(ending))
          return ending;
        if (failing.length > 0) {
          const listed = failing.filter(({ outcome }) => failOn.has(outcome.kind));
          const refused = failing.length - listed.length;
          const causes = (0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.gI)([
            listed.length > 0 && `${(0, _render_headline_js__WEBPACK_IMPORTED_MODULE_3__.Pn)(listed, report.results.length)}, and fail-on names ${named(listed)}`,
            refused > 0 && `requests about ${refused} of ${report.results.length} were refused`
          ]);
          log.info(`The run fails: ${causes.join("; ")}.`);
        }
        if (ending.nothingStamped) {
          const [account, advice] = (0, _render_headline_js__WEBPACK_IMPORTED_MODULE_3__.sL)(report);
          log.error(`The run fails: ${account}. ${advice}`, { title: "nothing stamped" });
        }
        const problems = [...failing, ...toleratedOf(report, failOn)];
        const lines = (0, _render_problem_report_js__WEBPACK_IMPORTED_MODULE_4__.S)(mode, problems, unwritten);
        await log.group(_render_problem_report_js__WEBPACK_IMPORTED_MODULE_4__._, async () => {
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
        const text = [(0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.em)(root.message), length > 0 && more, root.hint];
        log.error((0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.gI)(text).join(" "), { title: root.code, count: unwritten.length });
        for (const { code, message } of others)
          if (message !== root.message)
            log.info(`${code}: ${message}`);
      }
      function toleratedOf({ results }, failOn) {
        return results.filter(({ outcome }) => !(0, _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__.zn)(outcome) && !(0, _core_report_js__WEBPACK_IMPORTED_MODULE_1__.FR)(outcome, failOn));
      }
      function warnOfTolerated(report, failOn, { log, pointAt }) {
        const tolerated = toleratedOf(report, failOn);
        if (tolerated.length === 0)
          return;
        const counts = (0, _render_headline_js__WEBPACK_IMPORTED_MODULE_3__.Pn)(tolerated, report.results.length);
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
  8348: (
    /***/
    ((__webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
        try {
          let readOwn = function(path) {
            try {
              return (0, _host_regular_file_js__WEBPACK_IMPORTED_MODULE_12__.VX)(path, _evidence_log_js__WEBPACK_IMPORTED_MODULE_7__.mi);
            } catch (cause) {
              throw unusable(path, (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.bD)(cause), cause);
            }
          }, parseOwnLog = function(path, bytes) {
            try {
              return (0, _evidence_log_js__WEBPACK_IMPORTED_MODULE_7__.g_)(bytes);
            } catch (cause) {
              throw cause instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_4__._Z ? unusable(path, (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.bD)(cause.cause), cause) : cause;
            }
          }, unusable = function(path, why, cause) {
            const hint = "Restore it from a copy, or move it away to begin another one. It stays as it is.";
            const reason = why.replace(/\.$/, "");
            return new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__._Z("EVIDENCE_INVALID", `The file ${path} cannot be used: ${reason}.`, { cause, hint });
          }, toFirstLine = function(bytes) {
            try {
              const text = JSON.stringify(JSON.parse(Buffer.from(bytes).toString("utf8")));
              return (0, _evidence_log_js__WEBPACK_IMPORTED_MODULE_7__.g_)(text);
            } catch (thrown) {
              if (thrown instanceof SyntaxError || thrown instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_4__._Z && thrown.code === "EVIDENCE_INVALID")
                return [];
              throw thrown;
            }
          }, findStandingLists = function(folder, record) {
            const [list, pair] = [_core_checksums_js__WEBPACK_IMPORTED_MODULE_6__.h0, _core_checksums_js__WEBPACK_IMPORTED_MODULE_6__.TR].map((name) => digestOfFile((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name)));
            const anchor = list === void 0 ? void 0 : record.anchors.get(list);
            const isStamped = anchor !== void 0 && ((0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_8__.Is)(anchor) || anchor.stamps.length > 0);
            const isForeign = pair !== void 0 && !record.lists.some(({ sha3_256: sha3_2562 }) => sha3_2562 === pair);
            return { stamped: isStamped ? list : void 0, isSha256Foreign: isForeign };
          }, digestOfFile = function(path) {
            const bytes = readOwn(path);
            return bytes && (0, _hash_hash_files_js__WEBPACK_IMPORTED_MODULE_10__.yi)(bytes);
          };
          __webpack_require__.d(__webpack_exports__, {
            /* harmony export */
            EW: () => (
              /* binding */
              keepStampedList
            ),
            /* harmony export */
            Ng: () => (
              /* binding */
              readFolderLog
            ),
            /* harmony export */
            lu: () => (
              /* binding */
              addToFolderLog
            ),
            /* harmony export */
            ne: () => (
              /* binding */
              findStandingLists
            )
            /* harmony export */
          });
          var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
          var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
          var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
          var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8500);
          var _core_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3943);
          var _core_file_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7550);
          var _core_checksums_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6441);
          var _evidence_log_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8233);
          var _evidence_record_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1572);
          var _evidence_to_statement_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7942);
          var _hash_hash_files_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2638);
          var _host_atomic_file_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(534);
          var _host_regular_file_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(2971);
          var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_hash_hash_files_js__WEBPACK_IMPORTED_MODULE_10__]);
          _hash_hash_files_js__WEBPACK_IMPORTED_MODULE_10__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];
          async function readFolderLog(folder) {
            const path = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, _core_file_names_js__WEBPACK_IMPORTED_MODULE_5__.NW.log);
            const bytes = readOwn(path);
            if (bytes !== void 0)
              return parseOwnLog(path, bytes);
            const earlier = readOwn((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, _core_file_names_js__WEBPACK_IMPORTED_MODULE_5__.NW.statement));
            const log = earlier === void 0 ? [] : toFirstLine(earlier);
            if (log.length > 0)
              await (0, _host_atomic_file_js__WEBPACK_IMPORTED_MODULE_11__.vK)(path, `${log[0]?.text}
`);
            return log;
          }
          async function addToFolderLog(folder, line, hasSent) {
            const path = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, _core_file_names_js__WEBPACK_IMPORTED_MODULE_5__.NW.log);
            return withLock((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, `.${_core_file_names_js__WEBPACK_IMPORTED_MODULE_5__.NW.log}.lock`), async () => {
              const log = await readFolderLog(folder);
              const statement = (0, _evidence_log_js__WEBPACK_IMPORTED_MODULE_7__.k)(log, line);
              const isAdded = hasSent || (0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_8__.Ms)(log.map((known) => known.statement), statement);
              if (isAdded)
                await (0, _host_atomic_file_js__WEBPACK_IMPORTED_MODULE_11__.vK)(path, renderLog(log, statement));
              return { log, statement, isAdded };
            });
          }
          function* renderLog(log, last) {
            for (const { text } of log)
              yield `${text}
`;
            yield* (0, _evidence_to_statement_js__WEBPACK_IMPORTED_MODULE_9__.M_)(last);
            yield "\n";
          }
          const staleMs = 4e3;
          const retryMs = 20;
          async function withLock(path, work) {
            const lock = await takeLock(path);
            try {
              return await work();
            } finally {
              await lock.close();
              await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(path, { force: true });
            }
          }
          async function takeLock(path) {
            for (; ; ) {
              try {
                return await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_EXCL | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_WRONLY, 384);
              } catch (cause) {
                if (cause.code !== "EEXIST") {
                  const reason = (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.bD)(cause);
                  throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__._Z("OUTPUT_UNWRITABLE", `${path} could not be written: ${reason}.`, { cause });
                }
                const { mtimeMs = Date.now() } = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path).catch(() => void 0) ?? {};
                if (Math.abs(Date.now() - mtimeMs) > staleMs)
                  await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(path, { force: true });
                else
                  await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setTimeout)(retryMs);
              }
            }
          }
          async function keepStampedList(folder, digest) {
            const name = (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_5__.yV)(digest);
            try {
              await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, _core_checksums_js__WEBPACK_IMPORTED_MODULE_6__.h0), (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name));
              return name;
            } catch (cause) {
              const reason = (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.bD)(cause);
              throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__._Z("OUTPUT_UNWRITABLE", `${name} could not be written: ${reason}.`, { cause });
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
            const { openWithNodes } = await __webpack_require__.e(
              /* import() */
              516
            ).then(__webpack_require__.bind(__webpack_require__, 4516));
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
              [__webpack_require__.e(440), __webpack_require__.e(648), __webpack_require__.e(395), __webpack_require__.e(338)]
            ).then(__webpack_require__.bind(__webpack_require__, 5338));
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
  6555: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        t: () => (
          /* binding */
          renderResultsFile
        )
      });
      var core_outcome = __webpack_require__(973);
      var report = __webpack_require__(5299);
      var core_text = __webpack_require__(7422);
      var version = __webpack_require__(9157);
      var errors = __webpack_require__(3943);
      var members = __webpack_require__(7066);
      var url = __webpack_require__(5708);
      ;
      const resultKinds = {
        stamp: "service/stamp_result@v2",
        check: "service/check_hash_result@v2",
        verify: "service/verify_result@v2"
      };
      function toToolResult(mode, outcome, digest) {
        const status = (0, core_outcome.c2)(outcome);
        const error = (0, core_outcome.Mz)(outcome);
        return {
          kind: resultKinds[mode],
          // A check does not wait (spec §3): a verdict that is not settled is unknown.
          status: mode === "check" && status === "pending" ? "unknown" : status,
          summary: toSummary(mode, outcome, digest),
          data: {
            ...mode === "check" ? toCheckData(outcome, digest) : toVerificationData(outcome),
            ...(0, members.r$)({ sources: outcome.sources?.map(plainMembers), rests_on: outcome.restsOn })
          },
          ...mode === "verify" && { links: toLinks((0, core_outcome.X1)(outcome)?.report) },
          ...error && { error: { code: error.code, message: (0, core_text.wh)(error.message), hint: error.hint } }
        };
      }
      function toLinks(report2) {
        const href = report2 && (0, url.o3)(report2.url);
        if (report2 === void 0 || href === void 0)
          return [];
        const expiry = inForm(report2.expiresIn, /^\d{1,4} (?:second|minute|hour|day)s?$/);
        return [{ rel: "report", href, label: `Verification report (PDF${expiry && `, expires in ${expiry}`})` }];
      }
      function toCheckData(outcome, digest) {
        const evidence = (0, core_outcome.X1)(outcome);
        const { answerId, service, date, result, demo } = evidence ?? {};
        const message = optionalText(evidence?.message);
        const isAnswered = outcome.kind === "found" || outcome.kind === "not-found";
        return (0, members.r$)({
          found: isAnswered ? outcome.kind === "found" : void 0,
          message: isAnswered && message || (0, core_text.wh)(toSentence(outcome, digest)),
          // Not the whole body: only members that passed the contract, so that no unchecked text reaches an assistant.
          _raw: (0, members.r$)({
            ...plainMembers({ requestId: answerId }),
            message,
            ...plainMembers({ service, timestamp: date, hash: evidence && digest, data: result, demo })
          })
        });
      }
      function toVerificationData(outcome) {
        const note = "note" in outcome ? optionalText(outcome.note) : void 0;
        const evidence = (0, core_outcome.X1)(outcome);
        if (evidence === void 0)
          return (0, members.r$)({ note });
        const { result, method, uniqueHashes, records, segments, report: report2, message } = evidence;
        const { service, date, address, nftCoinId, nftTxnId, demo } = evidence;
        return (0, members.r$)({
          ...plainMembers({ result, method, unique_hashes: uniqueHashes }),
          blockchainData: records.map(plainMembers),
          fileSegments: segments.map(plainMembers),
          reportFile: report2 && (0, members.r$)({
            ...plainMembers({ fileName: report2.fileName }),
            downloadUrl: (0, url.o3)(report2.url),
            ...plainMembers({ fileSize: report2.size, expiresIn: report2.expiresIn })
          }),
          message: optionalText(message),
          ...plainMembers({ service, date, address, nftCoinId, nftTxnId, demo }),
          note
        });
      }
      function plainMembers(members2) {
        const entries = Object.entries(members2);
        return Object.fromEntries(entries.map(([name, value]) => [name, typeof value === "string" ? (0, core_text.wh)(value, core_text.I6.word) : value]));
      }
      function optionalText(text) {
        return text === void 0 ? void 0 : (0, core_text.wh)(text);
      }
      function toSummary(mode, outcome, digest) {
        const alone = outcome.restsOn === void 0 ? "" : ` This rests on the word of ${outcome.restsOn} alone.`;
        const verdict = toSentence(outcome, digest) + alone;
        const evidence = (0, core_outcome.X1)(outcome);
        if (mode === "check" || evidence === void 0)
          return verdict;
        const said = mode === "verify" ? renderAnswer(evidence) : "";
        const { demo, reportLost } = evidence;
        const lost = reportLost && `The report may have been paid for and is lost: ${(0, core_text.em)(reportLost)} ${errors.H7}`;
        return (0, core_text.gI)([verdict, said, lost, demo && report.a0]).join(" ");
      }
      const verdictSentences = {
        accepted: "Accepted: a check finds the hash once a block holds it, usually within minutes.",
        anchored: "Anchored: the hash is on the chain.",
        "already-anchored": "Already anchored",
        found: "Hash found.",
        "not-found": "Hash not found.",
        verified: "Full match: exactly this hash is anchored.",
        "no-match": "No match: this hash is not anchored. If it was stamped minutes ago, verify it again later.",
        changed: "Changed",
        unclear: "Unclear",
        unknown: "Unknown",
        unreachable: "Unreachable",
        failed: "Failed",
        skipped: "Skipped"
      };
      function toSentence(outcome, digest) {
        const words = verdictSentences[outcome.kind];
        if ("error" in outcome) {
          const { code, message, hint } = outcome.error;
          return `${words} with ${code}: ${(0, core_text.em)((0, core_text.wh)(message))} ${hint}`;
        }
        if (outcome.kind === "already-anchored")
          return `${words}: ${firstSeen(outcome.evidence, digest)}.`;
        if (!("note" in outcome) || outcome.note === void 0)
          return words;
        return `${words}${outcome.kind === "accepted" ? "" : ":"} ${(0, core_text.wh)(outcome.note)}`;
      }
      function firstSeen({ records }, digest) {
        const first = digest && (0, report.BY)(records, [digest])?.first;
        if (first?.blockNumber === void 0)
          return "the hash is on the chain";
        const date = inForm(first.blockDate, dateForm);
        return `first seen in block ${first.blockNumber}${date && ` (${date})`}`;
      }
      function renderAnswer({ message, service, date }) {
        const words = inForm(message, /^Verification complete(?: - PDF uploaded)?$/);
        const source = [inForm(service, /^CORE_API$/), inForm(date, dateForm)].filter((text) => text !== "");
        if (words === "" && source.length === 0)
          return "";
        const says = words === "" ? "The service answered" : `The service says: \u201C${words}\u201D`;
        return `${says}${source.length > 0 ? ` (${source.join(", ")})` : ""}.`;
      }
      const dateForm = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})?$/;
      function inForm(text, form) {
        return text !== void 0 && form.test(text) ? text : "";
      }
      ;
      function toResultsFile(report2, facts) {
        return {
          version: 2,
          tool: { name: "anchor-artifacts", version: version.rE },
          mode: facts.mode ?? report2.mode,
          status: report2.status,
          started_at: facts.startedAt.toISOString(),
          finished_at: facts.finishedAt.toISOString(),
          api_url: facts.apiUrl,
          chain: facts.chain,
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
        const { subject, outcome, coveredBy, proof } = result;
        const { name, digest, sha256, size } = subject;
        const requestId = (0, core_outcome.Gb)(outcome);
        return {
          subject: { name, digest, algorithm: "sha3-256", sha256, size },
          verdict: outcome.kind,
          request_id: requestId && (0, core_text.wh)(requestId, core_text.I6.word),
          covered_by: coveredBy,
          proof: proof && toProofEntry(proof),
          ...toToolResult(mode, outcome, (0, report.ol)(result))
        };
      }
      function toProofEntry(proof) {
        return {
          state: proof.kind,
          file: "file" in proof ? proof.file : void 0,
          uid: "uid" in proof ? proof.uid : void 0
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
  690: (
    /***/
    ((__webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
        try {
          let composeStatement = function(report, listed, facts, { section, givenList, isSha256Foreign, otherProofs, witnessed }) {
            return (0, _evidence_to_statement_js__WEBPACK_IMPORTED_MODULE_7__.HJ)({
              tool: { name: "anchor-artifacts", version: _core_version_js__WEBPACK_IMPORTED_MODULE_9__.rE },
              mode: report.mode,
              finishedOn: facts.finishedAt.toISOString(),
              ...toRunAndService(report, facts, section),
              ...facts.chain && { chain: facts.chain },
              subjects: listed.map(({ name, digest, sha256 }) => ({
                name,
                digest: { sha3_256: digest, ...sha256 !== void 0 && { sha256 } }
              })),
              anchors: [...toAnchors(report, coveringResult(report)), ...toProofAnchors(otherProofs)],
              ...givenList && { givenList },
              ...witnessed && witnessed.witnesses.length > 0 && { witnesses: witnessed.witnesses },
              isSha256Foreign,
              hashText: _hash_hash_files_js__WEBPACK_IMPORTED_MODULE_8__.qj
            });
          }, toProofAnchors = function(proved) {
            return proved.flatMap(({ subject: { digest }, proof }) => proof?.kind === "written" ? [{ covers: "subject", digest, verdict: "skipped", ...toProofMembers((0, _evidence_proof_steps_js__WEBPACK_IMPORTED_MODULE_5__.Lr)(proof.item), proof) }] : []);
          }, toRunAndService = function(report, facts, section = "") {
            const { repository, ref, tag, commit, runUrl: url, runAttempt: attempt, apiUrl, nodeNames = [] } = facts;
            const service = apiUrl === "" && report.demo ? nodeNames[0] ?? "" : apiUrl;
            const run = { repository, ref, tag, commit, url, attempt, section };
            const known = Object.entries(run).filter(([, value]) => value !== "");
            return {
              ...known.length > 0 && { run: Object.fromEntries(known) },
              ...service !== "" && { service: { url: service, demonstration: report.demo } }
            };
          }, coveringResult = function({ results }) {
            const covering = results.find(({ coveredBy }) => coveredBy !== void 0)?.coveredBy;
            return covering && results.find((result) => result.coveredBy === void 0 && (0, _core_report_js__WEBPACK_IMPORTED_MODULE_4__.ol)(result) === covering);
          }, toAnchors = function({ results }, list) {
            const anchors = /* @__PURE__ */ new Map();
            for (const result of results) {
              const digest = (0, _core_report_js__WEBPACK_IMPORTED_MODULE_4__.ol)(result);
              if (digest === void 0 || result.coveredBy !== void 0 || anchors.has(digest))
                continue;
              const ofDigest = "ofDigest" in result.outcome ? result.outcome.ofDigest : void 0;
              const { outcome, proof: state } = result;
              const chain = toChain(result);
              const verdict = ofDigest ?? outcome.kind;
              const isPerhapsSpent = verdict !== "unclear" && verdict !== "accepted" && (0, _core_outcome_js__WEBPACK_IMPORTED_MODULE_3__.pC)(outcome);
              anchors.set(digest, {
                covers: result === list ? "list" : "subject",
                digest,
                verdict,
                ...isPerhapsSpent && { mayBeSpent: true },
                ...chain && { chain },
                ...toProofMembers(toProof(result), state)
              });
            }
            return [...anchors.values()];
          }, toProofMembers = function(proof, state) {
            return {
              ...proof && { proof },
              ...state?.kind === "pending" && { pendingProof: { uid: state.uid } },
              ...state?.kind === "written" && state.uid !== void 0 && { writtenProof: { uid: state.uid } }
            };
          }, toChain = function(result) {
            const evidence = (0, _core_outcome_js__WEBPACK_IMPORTED_MODULE_3__.X1)(result.outcome);
            const root = "root" in result.subject ? [result.subject.root] : [];
            const hashes = [(0, _core_report_js__WEBPACK_IMPORTED_MODULE_4__.ol)(result), ...root];
            const records = (evidence?.records ?? []).filter(({ matchedHash }) => hashes.some((hash) => hash !== void 0 && (0, _core_digest_js__WEBPACK_IMPORTED_MODULE_10__.VB)(matchedHash, hash)));
            const address = evidence?.address;
            if (records.length === 0 && address === void 0)
              return void 0;
            const port = records.length === 0 ? { port: statePort } : {};
            return { ...address !== void 0 && { address, ...port }, records: records.map(_evidence_to_statement_js__WEBPACK_IMPORTED_MODULE_7__.Mf) };
          }, toProof = function({ subject, proof }) {
            if (proof?.kind === "written")
              return (0, _evidence_proof_steps_js__WEBPACK_IMPORTED_MODULE_5__.Lr)(proof.item);
            return "bytes" in subject && subject.bytes instanceof Uint8Array ? (0, _evidence_proof_steps_js__WEBPACK_IMPORTED_MODULE_5__.Lr)((0, _evidence_proof_js__WEBPACK_IMPORTED_MODULE_6__.Tz)(subject.bytes)) : void 0;
          };
          __webpack_require__.d(__webpack_exports__, {
            /* harmony export */
            m: () => (
              /* binding */
              composeStatement
            ),
            /* harmony export */
            o: () => (
              /* binding */
              readGivenList
            )
            /* harmony export */
          });
          var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
          var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
          var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
          var _core_digest_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4161);
          var _core_outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(973);
          var _core_report_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5299);
          var _core_version_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9157);
          var _evidence_proof_steps_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3523);
          var _evidence_proof_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1149);
          var _evidence_to_statement_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7942);
          var _hash_hash_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2638);
          var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_hash_hash_files_js__WEBPACK_IMPORTED_MODULE_8__]);
          _hash_hash_files_js__WEBPACK_IMPORTED_MODULE_8__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];
          const statePort = 99;
          const maxListBytes = 16 * 1024 * 1024;
          async function readGivenList(report, workspace) {
            const subject = coveringResult(report)?.subject;
            if (subject === void 0 || !("digest" in subject) || subject.path === void 0)
              return void 0;
            const path = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(workspace, subject.path);
            const stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
            if (stats === void 0 || stats.size > maxListBytes)
              return void 0;
            const bytes = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path);
            return (0, _hash_hash_files_js__WEBPACK_IMPORTED_MODULE_8__.yi)(bytes) === subject.digest ? { name: subject.name, text: bytes.toString("utf8") } : void 0;
          }
          __webpack_async_result__();
        } catch (e) {
          __webpack_async_result__(e);
        }
      });
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
          var _ending_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3468);
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
              const folder = await (0, _output_dir_js__WEBPACK_IMPORTED_MODULE_13__.j)(inputs.outputDir, host);
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
              const [removed] = await Promise.allSettled([(0, _output_dir_js__WEBPACK_IMPORTED_MODULE_13__.removeEarlierVerdicts)(folder)]);
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
            return (await __webpack_require__.e(
              /* import() */
              536
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
            const [removed] = await Promise.allSettled([(0, _output_dir_js__WEBPACK_IMPORTED_MODULE_13__.q)(folder, lists, (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _core_file_names_js__WEBPACK_IMPORTED_MODULE_3__.NW.monitor))]);
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
  9312: (
    /***/
    ((__webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
        try {
          let toPageLines = function(statement, added, released) {
            const above = released ?? added?.log.map((line) => line.statement) ?? [];
            const isNew = released === void 0 ? added?.isAdded !== false : (0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_7__.Ms)(released, statement);
            return isNew || above.length === 0 ? [...above, statement] : above;
          };
          __webpack_require__.d(__webpack_exports__, {
            /* harmony export */
            h: () => (
              /* binding */
              writeFiles
            ),
            /* harmony export */
            w: () => (
              /* binding */
              openPage
            )
            /* harmony export */
          });
          var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
          var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
          var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1455);
          var _core_checksums_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6441);
          var _core_file_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7550);
          var _evidence_log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8233);
          var _evidence_page_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9460);
          var _evidence_record_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1572);
          var _evidence_to_statement_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7942);
          var _hash_hash_files_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2638);
          var _host_atomic_file_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(534);
          var _render_lines_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8329);
          var _folder_log_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(8348);
          var _results_file_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(6555);
          var _run_statement_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(690);
          var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_hash_hash_files_js__WEBPACK_IMPORTED_MODULE_9__, _folder_log_js__WEBPACK_IMPORTED_MODULE_12__, _run_statement_js__WEBPACK_IMPORTED_MODULE_14__]);
          [_hash_hash_files_js__WEBPACK_IMPORTED_MODULE_9__, _folder_log_js__WEBPACK_IMPORTED_MODULE_12__, _run_statement_js__WEBPACK_IMPORTED_MODULE_14__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__;
          async function writeFiles(report, listed, facts, { folder, workspace, stampedList, hasSent, released, log, ...context }) {
            const { attempt, errors } = (0, _host_atomic_file_js__WEBPACK_IMPORTED_MODULE_10__.z_)();
            const write = (name, content) => attempt(async () => {
              const path = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, name);
              await (0, _host_atomic_file_js__WEBPACK_IMPORTED_MODULE_10__.vK)(path, content);
              return path;
            });
            const own = await attempt(async () => {
              const givenList = await (0, _run_statement_js__WEBPACK_IMPORTED_MODULE_14__.o)(report, workspace);
              return (0, _run_statement_js__WEBPACK_IMPORTED_MODULE_14__.m)(report, listed, facts, { ...context, givenList });
            });
            const isLogged = own !== void 0 && !facts.dryRun;
            const added = isLogged ? await attempt(() => (0, _folder_log_js__WEBPACK_IMPORTED_MODULE_12__.lu)(folder, own, hasSent)) : void 0;
            if (stampedList !== void 0 && (0, _hash_hash_files_js__WEBPACK_IMPORTED_MODULE_9__.qj)((0, _core_checksums_js__WEBPACK_IMPORTED_MODULE_3__.pd)(listed)).sha3_256 !== stampedList) {
              const name = await attempt(() => (0, _folder_log_js__WEBPACK_IMPORTED_MODULE_12__.EW)(folder, stampedList));
              if (name !== void 0)
                log.notice(`The list that an earlier run stamped stays in the folder, as ${name}.`);
            }
            const statement = added?.statement ?? own;
            const isPaired = !context.isSha256Foreign && listed.some(({ sha256 }) => sha256 !== void 0);
            const [resultsPath, checksumsPath, statementPath] = await Promise.all([
              write(_core_file_names_js__WEBPACK_IMPORTED_MODULE_4__.NW.results, (0, _results_file_js__WEBPACK_IMPORTED_MODULE_13__.t)(report, facts)),
              write(_core_file_names_js__WEBPACK_IMPORTED_MODULE_4__.NW.checksums, (0, _core_checksums_js__WEBPACK_IMPORTED_MODULE_3__.pd)(listed)),
              statement && write(_core_file_names_js__WEBPACK_IMPORTED_MODULE_4__.NW.statement, concat((0, _evidence_to_statement_js__WEBPACK_IMPORTED_MODULE_8__.M_)(statement), ["\n"])),
              statement && attempt(() => openPage(toPageLines(statement, added, released))).then((page) => page && write(_core_file_names_js__WEBPACK_IMPORTED_MODULE_4__.NW.page, page)),
              write(_core_file_names_js__WEBPACK_IMPORTED_MODULE_4__.NW.badge, `${JSON.stringify((0, _render_lines_js__WEBPACK_IMPORTED_MODULE_11__.dF)(report))}
`),
              isPaired ? write(_core_file_names_js__WEBPACK_IMPORTED_MODULE_4__.NW.sha256, (0, _core_checksums_js__WEBPACK_IMPORTED_MODULE_3__.iX)(listed)) : void 0,
              ...(context.witnessed?.files ?? []).map(({ name, bytes }) => write(name, bytes))
            ]);
            const logPath = added && (added.isAdded || added.log.length > 0) ? (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _core_file_names_js__WEBPACK_IMPORTED_MODULE_4__.NW.log) : void 0;
            return { report, facts: { ...facts, resultsPath, checksumsPath, statementPath, logPath }, statement, errors };
          }
          function* concat(...parts) {
            for (const part of parts)
              yield* part;
          }
          const pageFolders = ["page", "../page", "../../dist/page"];
          async function openPage(lines) {
            const paths = pageFolders.map((folder) => (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(import.meta.dirname, folder, "verify.html"));
            const template = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readFile)(paths.find((path) => (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(path)) ?? paths[0] ?? "", "utf8");
            return (0, _evidence_page_js__WEBPACK_IMPORTED_MODULE_6__.FH)(template, (0, _evidence_log_js__WEBPACK_IMPORTED_MODULE_5__.$d)(lines));
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
        for (const { name, sha3_256: sha3_2562 } of recorded.lists)
          names.set(sha3_2562, name);
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
  )
};
