export const id = 387;
export const ids = [387, 462];
export const modules = {
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
  8253: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        kB: () => (
          /* binding */
          createCommandHost
        ),
        Mk: () => (
          /* binding */
          openBar
        )
      });
      var external_node_path_ = __webpack_require__(6760);
      var external_node_process_ = __webpack_require__(1708);
      var host = __webpack_require__(9680);
      var core_text = __webpack_require__(7422);
      var causes = __webpack_require__(7176);
      var headline = __webpack_require__(9488);
      var render_lines = __webpack_require__(8329);
      var report = __webpack_require__(5299);
      var hints = __webpack_require__(2462);
      ;
      const maxPointedAt = 20;
      function createPlainHost({ print, signals, workspace, defaultOutputDir }) {
        const log = createPlainLog(print);
        const printPaths = (facts, results) => {
          const { resultsPath, checksumsPath, statementPath, monitorPath, issueUrl } = facts;
          const lines = (0, core_text.gI)([
            ...(0, render_lines.jj)(facts.chain, results),
            resultsPath !== void 0 && `results: ${resultsPath}`,
            checksumsPath !== void 0 && `checksums: ${checksumsPath}`,
            statementPath !== void 0 && `evidence: ${statementPath}`,
            monitorPath !== void 0 && `next baseline: ${monitorPath}`,
            issueUrl !== void 0 && `issue: ${issueUrl}`
          ]);
          for (const line of lines)
            print((0, core_text.S5)(line));
        };
        return {
          log,
          signals,
          workspace,
          defaultOutputDir,
          origin: report.Pu,
          pointAt: (level, results) => {
            const { shown, rest } = (0, causes.gI)(results.map(inCommandWords), maxPointedAt);
            for (const { message, target } of shown)
              log[level](message, target);
            if (rest.size > 0)
              log[level](`and ${[...rest].map(([title, count]) => `${count} ${title}`).join(", ")}`);
          },
          present: async ({ results }, facts) => {
            printPaths(facts, results);
            return [];
          },
          printPaths
        };
      }
      function inCommandWords(result) {
        const { outcome } = result;
        if (!("error" in outcome))
          return result;
        return { ...result, outcome: { ...outcome, error: (0, hints.withCommandHint)(outcome.error) } };
      }
      function createPlainLog(print) {
        const named = (level) => {
          return (message, { title } = {}) => print((0, core_text.S5)(`${level}: ${title === void 0 ? "" : `${title}: `}${message}`));
        };
        return {
          info: (message) => print((0, core_text.S5)(message)),
          debug: () => {
          },
          error: named("error"),
          warning: named("warning"),
          notice: named("notice"),
          group: (title, work) => {
            print((0, core_text.S5)(title));
            return work();
          }
        };
      }
      ;
      const usualColumns = 80;
      function createCommandHost(options) {
        const { signals, isJson, terminal, waitTimeoutMs, renderNext } = options;
        const { stdout, stderr } = terminal;
        const print = (line) => void (isJson ? stderr : stdout).write(`${line}
`);
        let resultsPath;
        const workspace = (0, external_node_process_.cwd)();
        const plain = createPlainHost({ print, signals, workspace, defaultOutputDir: (0, external_node_path_.join)(workspace, "anchor-artifacts") });
        const printPaths = (facts, results) => {
          resultsPath = facts.resultsPath;
          plain.printPaths(facts, results);
        };
        const { show, close, log } = isShown(terminal, isJson) ? openTerminal(plain.log, print, terminal, waitTimeoutMs) : { log: plain.log, show: () => {
        }, close: () => {
        } };
        return {
          ...plain,
          log,
          printPaths,
          present: async (report2, facts) => {
            show((paint, columns) => [
              ...(0, core_text.gI)([(0, headline.Lf)(report2, facts), (0, causes.cy)(report2.results), facts.plan]),
              (0, render_lines.Ou)(report2, paint, columns)
            ].join("\n"));
            printPaths(facts, report2.results);
            for (const line of await renderNext(report2, facts))
              print((0, core_text.S5)(line));
            return [];
          },
          resultsPath: () => resultsPath,
          show,
          close
        };
      }
      function isShown({ stdout, stderr, env }, isJson) {
        return stdout.isTTY === true && stderr.isTTY === true && !isJson && env["TERM"] !== "dumb";
      }
      function openBar(terminal, isJson) {
        const { stderr } = terminal;
        const write = (text) => void stderr.write(text);
        return isShown(terminal, isJson) ? createBar(write, () => stderr.columns || usualColumns) : void 0;
      }
      function openTerminal(log, print, { stdout, stderr, env }, waitMs) {
        const paint = (0, render_lines.XG)(env["NO_COLOR"] === void 0 || env["NO_COLOR"] === "");
        const write = (text) => void stderr.write(text);
        const bar = createBar(write, () => stderr.columns || usualColumns, waitMs);
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
      const barWidth = 20;
      const narrow = 60;
      function createBar(write, columns, waitMs = 0, now = () => performance.now()) {
        let isDrawn = false;
        let since;
        return {
          show: (progress) => {
            since = progress.waitingFor === void 0 ? void 0 : since ?? now();
            const waited = since === void 0 ? void 0 : { ms: now() - since, ofMs: waitMs };
            write(`\r\x1B[K${renderBar(progress, columns(), waited)}`);
            isDrawn = true;
          },
          clear: () => {
            if (isDrawn)
              write("\r\x1B[K");
            isDrawn = false;
          }
        };
      }
      function renderBar(progress, columns, waited) {
        const room = Math.max(1, columns - 1);
        if (progress.waitingFor !== void 0 && waited !== void 0) {
          const limit = waited.ofMs > 0 ? ` of ${renderMinutes(waited.ofMs)}` : "";
          const time = `, ${renderMinutes(waited.ms)}${limit}`;
          return `${`waiting for ${progress.waitingFor}`.slice(0, Math.max(0, room - time.length))}${time}`.slice(0, room);
        }
        const width = columns < narrow ? barWidth / 2 : barWidth;
        const filled = Math.round(width * shareOf(progress));
        const bar = `${"\u2588".repeat(filled)}${"\u2591".repeat(width - filled)}`;
        const line = `${bar} ${(0, host.EY)(progress)}`;
        return (line.length <= room ? line : `${bar} ${renderCounts(progress)}`).slice(0, room);
      }
      function renderCounts(progress) {
        const { hashedFiles, totalFiles, requestsDone, requestsTotal, releasesRead = 0, releasesTotal = 0 } = progress;
        const counts = [
          ["releases", releasesRead, releasesTotal],
          ["files", hashedFiles, totalFiles],
          ["requests", requestsDone, requestsTotal]
        ];
        return counts.flatMap(([what, done, total]) => total > 0 ? [`${what} ${done} of ${total}`] : []).join(" \xB7 ");
      }
      function renderMinutes(ms) {
        const seconds = Math.floor(ms / 1e3);
        return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
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
        return Math.min(1, parts.reduce((sum, part) => sum + part, 0) / Math.max(1, parts.length));
      }
    })
  ),
  /***/
  2462: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        W: () => (
          /* binding */
          toOptionWords
        ),
        /* harmony export */
        withCommandHint: () => (
          /* binding */
          withCommandHint
        )
        /* harmony export */
      });
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3943);
      var _host_input_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4629);
      const commandHints = {
        INPUT_INVALID: "anchor-artifacts COMMAND --help describes a command and its options.",
        NO_FILES_FOUND: "Check the names and patterns, which begin at the current folder. Nothing was sent.",
        TOO_MANY_FILES: "Narrow the patterns, or raise --max-files; --anchor=manifest makes one request of any number of files.",
        OUTPUT_UNWRITABLE: "Make --output-dir a folder that you may write, with free space.",
        FILE_UNREADABLE: "Give yourself permission to read the file.",
        FILE_VANISHED: "Another program removed the file; run this again when nothing writes there.",
        FILE_CHANGED: "Something still writes the file; run this again when it is complete.",
        FILE_IS_LINK: "Name the file itself, or give --follow-symbolic-links.",
        FILE_OUTSIDE_WORKSPACE: "Run this in a folder that holds the file; a link that leaves it is never followed.",
        PROOF_MISSING: "Add the file's proof to --proofs, or leave the file out.",
        API_KEY_REJECTED: "Check the key in ANCHOR_API_KEY, or in the file that --api-key-file names.",
        PLAN_LIMIT_REACHED: "The account's plan is used up: raise it, or use --anchor=manifest.",
        RATE_LIMITED: "Set --request-rate, lower --concurrency, or use --anchor=manifest.",
        ENDPOINT_NOT_FOUND: "Check --api-url or ANCHOR_API_URL: it is the base address, without a path of the API.",
        REDIRECT_REFUSED: "Set --api-url to the final address. Redirects are never followed, they would carry the key away.",
        SERVICE_UNAVAILABLE: "Try again later; this says nothing about your files.",
        SERVICE_UNREACHABLE: "Check --api-url or ANCHOR_API_URL, DNS, proxy and firewall.",
        CONNECTION_LOST: "Try again later; this says nothing about your files.",
        REQUEST_TIMEOUT: "Raise --request-timeout, or try again later.",
        RESPONSE_INVALID: "Check --api-url: a proxy, a login page or another program may have answered in the service's place.",
        CHAIN_UNNAMED: "Set --chain to the chain's name and an explorer's address: in a few years nobody else can say where to look.",
        NOT_ATTEMPTED: "See what stopped this, mend it and run it again; nothing was sent for this file.",
        RELEASE_NOT_FOUND: "Check --repository and --release-tag. A draft is visible only to a token that may write.",
        RELEASE_NOT_READABLE: "Check --repository, and that the token in GH_TOKEN or GITHUB_TOKEN may read its contents.",
        ISSUE_NOT_WRITABLE: "Use a token that may write issues, and see that the repository has its issues switched on.",
        ASSET_UNREADABLE: "Try again later; this says nothing about the file.",
        REPORT_UNAVAILABLE: "Run this again within the hour in which the service keeps a report.",
        GITHUB_TOKEN_REJECTED: "Check the token in GH_TOKEN, or in GITHUB_TOKEN where there is no GH_TOKEN.",
        GITHUB_RATE_LIMITED: "Try again later, or with a token in GH_TOKEN: GitHub limits how often one may ask.",
        GITHUB_UNAVAILABLE: "Try again later; this says nothing about your files.",
        INTERNAL: "This is a defect of anchor-artifacts; please report it."
      };
      function withCommandHint(error) {
        const hint = commandHints[error.code];
        if (hint === void 0 || error.hint !== _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OP[error.code].hint)
          return error;
        return (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.Xd)(error, error.account, hint);
      }
      const optionPattern = new RegExp(`(?<![\\w/-])(?:(?<=^)(${_host_input_table_js__WEBPACK_IMPORTED_MODULE_1__.vj.join("|")})|(${_host_input_table_js__WEBPACK_IMPORTED_MODULE_1__.vj.filter((name) => name.includes("-")).join("|")}))(?![\\w-])`, "g");
      function toOptionWords(complaint) {
        const lines = complaint.split("\n").filter((line) => !/^(?:An input is|\d+ inputs are) not usable\.$/.test(line));
        return lines.map((line) => line.replaceAll(/\bmode: (\w+)/g, "$1").replaceAll(optionPattern, "--$&").replaceAll(/\b([a-z-]+): (?=(?:true|false|skip|manifest)\b)/g, (whole, name) => whole.startsWith("--") ? `${name}=` : `--${name.replace(/^-+/, "")}=`)).join("\n");
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
          toMinute
        )
        /* harmony export */
      });
      function toMinute(date) {
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
  5299: (
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
        Pu: () => (
          /* binding */
          unknownOrigin
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
      function anchoringOf({ subject, outcome, coveredBy }) {
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
        EY: () => (
          /* binding */
          renderProgress
        ),
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
  1307: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Ad: () => (
          /* binding */
          serviceAddress
        ),
        /* harmony export */
        TL: () => (
          /* binding */
          parseInputs
        ),
        /* harmony export */
        bk: () => (
          /* binding */
          reasonToSkip
        )
        /* harmony export */
      });
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3943);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7422);
      var _input_reader_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5378);
      var _input_table_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4629);
      var _input_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4955);
      function parseInputs(read, found = []) {
        const problems = [...found];
        const reader = (0, _input_reader_js__WEBPACK_IMPORTED_MODULE_2__.WF)(read, problems);
        refuseOtherModes(reader);
        const { mode, report, nodeUrl: nodes, ...rest } = (0, _input_values_js__WEBPACK_IMPORTED_MODULE_4__.aK)(reader, _input_table_js__WEBPACK_IMPORTED_MODULE_3__.j$);
        const common = { ...rest, nodes, report: report === "auto" ? rest.releaseAttach !== "none" : report };
        const inputs = mode === "monitor" ? { ...common, mode, ...(0, _input_values_js__WEBPACK_IMPORTED_MODULE_4__.aK)(reader, _input_table_js__WEBPACK_IMPORTED_MODULE_3__.Ix) } : { ...common, mode };
        problems.push(...contradictions(inputs));
        if (problems.length === 0)
          return inputs;
        const count = problems.length === 1 ? "An input is" : `${problems.length} inputs are`;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("INPUT_INVALID", `${count} not usable.
${problems.join("\n")}`);
      }
      function refuseOtherModes({ text, say }) {
        const mode = _input_table_js__WEBPACK_IMPORTED_MODULE_3__.nI.find((known) => known === text("mode"));
        if (mode === void 0)
          return;
        const why = mode === "monitor" ? "has no effect on mode: monitor, which looks at releases" : "is for mode: monitor only";
        for (const name of _input_table_js__WEBPACK_IMPORTED_MODULE_3__.vj) {
          const row = _input_table_js__WEBPACK_IMPORTED_MODULE_3__.Fu[name];
          const isGiven = ![row.default ?? "", "false"].includes(text(name).toLowerCase());
          if (isGiven && row.modes?.includes(mode) === false && name !== "proofs")
            say(`${name} ${why}; leave it out`);
        }
      }
      function contradictions(inputs) {
        const { mode, files, proofs, anchor, subjectChecksums, fromRelease, apiKey, ifNoApiKey, dryRun } = inputs;
        const { releaseAttach, githubToken, nodes, waitForFinality, apiKeyFrom } = inputs;
        const named = files.length > 0 || proofs.length > 0 || subjectChecksums !== "" || fromRelease;
        const rules = [
          [!named && mode !== "monitor", "files is missing; give files, subject-checksums, proofs or from-release: true"],
          [proofs.length > 0 && mode !== "verify", "proofs is for mode: verify only"],
          [proofs.length > 0 && anchor === "manifest", "proofs and anchor: manifest exclude each other"],
          [!["", "github"].includes(apiKeyFrom), `api-key-from is ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_1__.S5)(apiKeyFrom)}; it must be github, or left out`],
          [
            apiKey === "" && apiKeyFrom === "" && ifNoApiKey === "error" && !dryRun && !areNodesEnough(mode, nodes),
            "api-key is missing or empty; is the name of the secret spelled right in the workflow, and may this workflow see it? A command line takes the key from ANCHOR_API_KEY or --api-key-file. Without a key, set if-no-api-key: skip"
          ],
          [
            inputs.apiUrl?.hostname === "service.example" && !dryRun && (apiKey !== "" || apiKeyFrom !== ""),
            "api-url is still https://service.example, the example of the documents; put the address of your service there"
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
      function areNodesEnough(mode, nodes) {
        return nodes.length > 0 && mode !== "stamp";
      }
      function serviceAddress({ mode, apiUrl, apiKey, nodes }) {
        const isLeftOut = apiKey === "" && areNodesEnough(mode, nodes);
        return apiUrl === void 0 || isLeftOut ? "" : apiUrl.href.replace(/\/$/, "");
      }
      function reasonToSkip({ mode, dryRun, apiKey, nodes }) {
        if (dryRun)
          return "This was a dry run: nothing was sent.";
        if (apiKey !== "" || areNodesEnough(mode, nodes))
          return void 0;
        return "There is no api-key, and if-no-api-key is skip: nothing was sent.";
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
          toCauses
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
        )
        /* harmony export */
      });
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3943);
      var _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(973);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7422);
      var _headline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9488);
      var _result_view_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6815);
      function toCauses(results) {
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
        const { causes, stopped, anchored } = toCauses(results);
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
        return verdicts.filter((verdict) => tally[verdict] > 0).toSorted((one, other) => severityOf(one) - severityOf(other)).map((verdict) => {
          const { icon, label } = verdictFacts[verdict];
          const own = results.filter(({ outcome }) => outcome.kind === verdict);
          const stopped = own.filter(({ outcome }) => errorOf(outcome)?.code === "NOT_ATTEMPTED").length;
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
        Ou: () => (
          /* binding */
          renderResultTable
        ),
        /* harmony export */
        Pd: () => (
          /* binding */
          toProofLines
        ),
        /* harmony export */
        XG: () => (
          /* binding */
          createPaint
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
        ),
        /* harmony export */
        jj: () => (
          /* binding */
          renderChainLines
        )
        /* harmony export */
      });
      var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
      var _core_chain_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4642);
      var _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(973);
      var _core_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5299);
      var _core_dates_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3272);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7422);
      var _headline_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9488);
      var _causes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7176);
      var _result_view_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6815);
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
        const named = `chain: ${(0, _core_chain_name_js__WEBPACK_IMPORTED_MODULE_1__.$Z)(chain)}`;
        const { explorer } = chain;
        if (explorer === void 0)
          return [named];
        const found = /* @__PURE__ */ new Map();
        for (const result of results) {
          const record = (0, _core_report_js__WEBPACK_IMPORTED_MODULE_3__.$p)(result)?.first;
          const address = record && (0, _core_chain_name_js__WEBPACK_IMPORTED_MODULE_1__.ZS)(explorer, record);
          if (address !== void 0 && !found.has(address))
            found.set(address, (0, _core_text_js__WEBPACK_IMPORTED_MODULE_4__.zz)(result.subject.name));
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
        const { causes, stopped, anchored } = (0, _causes_js__WEBPACK_IMPORTED_MODULE_6__.Ej)(results);
        const ordered = [...causes.flatMap(({ views }) => views), ...anchored];
        const shown = ordered.slice(0, maxTableRows);
        const width = Math.max(...shown.map(({ verdict }) => verdict.length), 0);
        const roomIn = (layout2) => columns - width - 2 - Math.max(...shown.map((view) => widthBeside(view, layout2)), 0);
        const longest = Math.max(...shown.map(({ name }) => (0, _core_text_js__WEBPACK_IMPORTED_MODULE_4__.zz)(name).length), 0);
        const layout = layouts.find((one) => roomIn(one) >= Math.min(leastName, longest)) ?? nothingBeside;
        const room = Math.max(1, roomIn(layout));
        const rows = shown.map((view) => {
          const verdict = paint(colours[_core_outcome_js__WEBPACK_IMPORTED_MODULE_2__.Jo[view.verdict].class].terminal, view.verdict.padEnd(width));
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
        const name = Array.from((0, _core_text_js__WEBPACK_IMPORTED_MODULE_4__.zz)(view.name));
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
        return { digest, block: `block ${blockNumber}${block === "dated" ? ` ${(0, _core_dates_js__WEBPACK_IMPORTED_MODULE_8__.y)(blockDate)}` : ""}` };
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
        return (colour, text) => isWanted ? (0, node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(colour, text, { validateStream: false }) : text;
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
  5601: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Cu: () => (
          /* binding */
          toMarkdownCode
        ),
        /* harmony export */
        u9: () => (
          /* binding */
          toMarkdownText
        ),
        /* harmony export */
        wq: () => (
          /* binding */
          toCodeText
        ),
        /* harmony export */
        y3: () => (
          /* binding */
          breakInCode
        )
        /* harmony export */
      });
      var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7422);
      const breakInCode = "<wbr>";
      const breakInText = "&#8203;";
      const special = /[&<>"'`*[\]()\\|~$^{}!]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g;
      function toMarkdownCode(name, limit = _core_text_js__WEBPACK_IMPORTED_MODULE_0__.yd) {
        return `<code>${toCodeText((0, _core_text_js__WEBPACK_IMPORTED_MODULE_0__.zz)(name, limit))}</code>`;
      }
      function toCodeText(shown) {
        return encode(shown).replaceAll("@", `&#64;${breakInCode}`).replaceAll(/:(?=\/\/)/g, `&#58;${breakInCode}`).replaceAll(/www(?=\.)/gi, `$&${breakInCode}`);
      }
      function toMarkdownText(prose, limit = _core_text_js__WEBPACK_IMPORTED_MODULE_0__.I6.message) {
        return encode((0, _core_text_js__WEBPACK_IMPORTED_MODULE_0__.S5)(prose.trim(), limit)).replaceAll(/(?<!&)#(?=\S)/g, `&#35;${breakInText}`).replaceAll(/@(?=\S)/g, `&#64;${breakInText}`).replaceAll(/:(?=\S)/g, `&#58;${breakInText}`).replaceAll(/www(?=\.)|GH-(?=\d)/gi, `$&${breakInText}`).replace(/^(\d*)([-+=.#])/, (_, digits, sign) => digits + entity(sign));
      }
      function encode(shown) {
        return shown.replaceAll(special, entity);
      }
      function entity(character) {
        return `&#${character.charCodeAt(0)};`;
      }
    })
  ),
  /***/
  6815: (
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
  )
};
