export const id = 874;
export const ids = [874];
export const modules = {
  /***/
  965: (
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
      var _core_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1806);
      const silenceMs = 6e4;
      function createWeb() {
        const opened = /* @__PURE__ */ new Map();
        const closed = new AbortController();
        const dispatcherOf = (url) => {
          const base = (0, _core_url_js__WEBPACK_IMPORTED_MODULE_0__.U9)(url) && url.protocol === "http:" ? "http://localhost" : "https://localhost";
          const dispatcher = opened.get(base) ?? Promise.all(
            /* import() */
            [__webpack_require__.e(752), __webpack_require__.e(493)]
          ).then(__webpack_require__.bind(__webpack_require__, 7874)).then(({ createDispatcher }) => createDispatcher(new URL(base), closed.signal));
          opened.set(base, dispatcher);
          return dispatcher;
        };
        return {
          fetch: async (address, init) => {
            const { fetch } = await __webpack_require__.e(
              /* import() */
              752
            ).then(__webpack_require__.t.bind(__webpack_require__, 6752, 19));
            return fetch(address, { ...init, dispatcher: await dispatcherOf(new URL(address)) });
          },
          /** Makes one GET, as {@link requestOnce} does. */
          get: async (url, headers, signal) => requestOnce(await dispatcherOf(url), url, headers, { method: "GET", signal }),
          /** Makes one POST, as {@link requestOnce} does. */
          post: async (url, headers, body, signal) => requestOnce(await dispatcherOf(url), url, headers, { method: "POST", body, signal }),
          /** Closes the connections; requests under way are broken off. */
          close: async () => closed.abort()
        };
      }
      async function requestOnce(dispatcher, url, headers, request) {
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
        return { status: statusCode, headers: answer.headers, body: answer.body };
      }
      async function orAborted(work, signal) {
        const { promise: aborted, reject } = Promise.withResolvers();
        const end = () => reject(signal.reason);
        signal.addEventListener("abort", end);
        if (signal.aborted)
          end();
        return Promise.race([work, aborted]).finally(() => signal.removeEventListener("abort", end));
      }
      const maxRedirects = 5;
      async function follow(web, start, signal, rules) {
        let url = start;
        for (let hop = 0; hop <= maxRedirects; hop += 1) {
          if (!rules.isAllowed(url)) {
            const { protocol, origin } = url;
            throw new RangeError(protocol === "https:" ? `${origin} is not an address to read from` : "its address does not begin with https://");
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
  4078: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        B4: () => (
          /* binding */
          nextWait
        ),
        /* harmony export */
        F3: () => (
          /* binding */
          maxAttempts
        ),
        /* harmony export */
        JN: () => (
          /* binding */
          backoff
        ),
        /* harmony export */
        qD: () => (
          /* binding */
          createGate
        ),
        /* harmony export */
        wJ: () => (
          /* binding */
          maxWaitMs
        )
        /* harmony export */
      });
      const maxAttempts = 4;
      const callBudgetMs = 18e4;
      const maxWaitMs = 6e4;
      function nextWait(fault, { attempt, elapsedMs, repeatable }, random) {
        if (fault.certainty === "perhaps-processed" && !repeatable)
          return void 0;
        if (attempt >= Math.min(maxAttempts, fault.attempts))
          return void 0;
        const wait = fault.retryAfterMs ?? backoff(attempt, random, 0);
        return wait <= maxWaitMs && elapsedMs + wait <= callBudgetMs ? wait : void 0;
      }
      function backoff(attempt, random, least) {
        return 1e3 * 2 ** (attempt - 1) * (least + (1 - least) * random);
      }
      function createGate(clock) {
        let resumeAt = Number.NEGATIVE_INFINITY;
        let closed;
        return {
          /**
           * Waits until the pause that the service asked for is over.
           *
           * @returns the fault to give up with, when the service has asked for a longer wait than a run makes
           */
          pass: async (signal) => {
            for (; ; ) {
              const wait = resumeAt - clock.now();
              if (closed !== void 0 || signal.aborted || wait <= 0)
                return closed;
              await clock.wait(wait, signal);
            }
          },
          /** Holds every worker back for `milliseconds` from now; returns whether they were not held back before. */
          pause: (milliseconds) => {
            const isNew = resumeAt <= clock.now();
            resumeAt = Math.max(resumeAt, clock.now() + milliseconds);
            return isNew;
          },
          /** Ends all later requests with `fault`. */
          close: (fault) => {
            closed ??= fault;
          },
          isClosed: () => closed !== void 0
        };
      }
    })
  ),
  /***/
  3960: (
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
      var host = __webpack_require__(9406);
      var core_text = __webpack_require__(2872);
      var causes = __webpack_require__(4110);
      var headline = __webpack_require__(2366);
      var render_lines = __webpack_require__(5759);
      var report = __webpack_require__(2993);
      var version = __webpack_require__(4983);
      var hints = __webpack_require__(3520);
      ;
      const maxPointedAt = 20;
      const maxExplained = 3;
      function createPlainHost({ print, ...place }) {
        let writtenResults;
        const titles = /* @__PURE__ */ new Set();
        const log = createPlainLog(print, titles);
        const printPaths = (facts, results) => {
          writtenResults = facts.resultsPath;
          const paths = {
            results: facts.resultsPath,
            checksums: facts.checksumsPath,
            evidence: facts.statementPath,
            "next baseline": facts.monitorPath,
            issue: facts.issueUrl
          };
          const lines = Object.entries(paths).map(([what, path]) => path !== void 0 && `${what}: ${path}`);
          for (const line of (0, core_text.gI)([...(0, render_lines.jj)(facts.chain, results), ...lines]))
            print((0, core_text.S5)(line));
        };
        const host2 = {
          log,
          ...place,
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
          }
        };
        return {
          ...host2,
          /** Prints only the paths of the evidence, for callers that do not present a run's report. */
          printPaths,
          /** The path of results.json once that file was written. */
          resultsPath: () => writtenResults,
          /** Prints where the errors so far are explained. */
          tellMore: () => [...titles].slice(0, maxExplained).forEach((title) => print(`More: ${(0, version.qi)(title)}`))
        };
      }
      function inCommandWords(result) {
        const { outcome } = result;
        if (!("error" in outcome))
          return result;
        return { ...result, outcome: { ...outcome, error: (0, hints.withCommandHint)(outcome.error) } };
      }
      function createPlainLog(print, titles) {
        const named = (level) => {
          return (message, { title } = {}) => {
            if (level === "error" && title !== void 0)
              titles.add(title);
            print((0, core_text.S5)(`${level}: ${title === void 0 ? "" : `${title}: `}${(0, hints.D9)(title ?? "", message)}`));
          };
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
        const { signals, isJson, terminal, waitMs, renderNext } = options;
        const { stdout, stderr, env } = terminal;
        const print = (line) => void (isJson ? stderr : stdout).write(`${line}
`);
        const workspace = (0, external_node_process_.cwd)();
        const plain = createPlainHost({ print, signals, workspace, defaultOutputDir: (0, external_node_path_.join)(workspace, "anchor-artifacts") });
        const bar = openBar(terminal, isJson, waitMs);
        const paint = (0, render_lines.XG)(!env["NO_COLOR"]);
        const show = (render) => {
          if (bar === void 0)
            return;
          bar.clear();
          print(render(paint, stdout.columns || usualColumns));
        };
        const present = async (report2, facts) => {
          show((_, columns) => [
            ...(0, core_text.gI)([(0, headline.Lf)(report2, facts), (0, causes.cy)(report2.results), facts.plan]),
            (0, render_lines.Ou)(report2, paint, columns)
          ].join("\n"));
          plain.printPaths(facts, report2.results);
          for (const line of renderNext(report2))
            print((0, core_text.S5)(line));
          return [];
        };
        const log = bar === void 0 ? plain.log : onTerminal(plain.log, bar);
        return { ...plain, log, present, show, close: () => bar?.clear() };
      }
      function openBar(terminal, isJson, waitMs = 0) {
        const { stdout, stderr, env } = terminal;
        if (stdout.isTTY !== true || stderr.isTTY !== true || isJson || env["TERM"] === "dumb")
          return void 0;
        return createBar((text) => void stderr.write(text), () => stderr.columns || usualColumns, waitMs);
      }
      function onTerminal(log, { clear, show }) {
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
          progress: show
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
        const asked = requestsTotal > 0 ? [requestsDone / requestsTotal] : [];
        const parts = releasesTotal > 0 ? [releasesRead / releasesTotal, asked[0] ?? 0] : [...totalBytes > 0 ? [hashedBytes / totalBytes] : [], ...asked];
        return Math.min(1, parts.reduce((sum, part) => sum + part, 0) / Math.max(1, parts.length));
      }
    })
  ),
  /***/
  6874: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        verifyRelease: () => (
          /* binding */
          verifyRelease
        )
      });
      var downloads = __webpack_require__(965);
      var core_errors = __webpack_require__(4334);
      var file_names = __webpack_require__(3364);
      var core_text = __webpack_require__(2872);
      var host = __webpack_require__(9406);
      var verify_evidence = __webpack_require__(5648);
      var command_host = __webpack_require__(3960);
      var cli_options = __webpack_require__(5308);
      var retry = __webpack_require__(4078);
      var json = __webpack_require__(5961);
      var core_url = __webpack_require__(1806);
      var log = __webpack_require__(3743);
      var evidence_record = __webpack_require__(3050);
      var hash_file = __webpack_require__(1953);
      var hash_files = __webpack_require__(4964);
      var host_clock = __webpack_require__(3340);
      ;
      async function readServedRelease(reading) {
        const tooLarge = () => new core_errors._Z("EVIDENCE_INVALID", "The evidence is larger than 256 MiB.");
        const page = await download(reading, file_names.NW.page, (body) => (0, json.rU)(body, log.mi, tooLarge));
        if (page === void 0)
          return readByApi(reading);
        const hash = createHasher(reading);
        try {
          const record = (0, evidence_record.i)((0, log.vf)(page), Date.now());
          const served = { record, evidenceDigest: (0, hash_file.yi)(page), hash, damaged: [] };
          return { ...served, readMore: () => readLogs(reading, served) };
        } catch (thrown) {
          if (!(thrown instanceof core_errors._Z))
            throw thrown;
          return { ...await readBeside(reading, thrown), ...reading.token === "" && { hash } };
        }
      }
      function createHasher(reading) {
        const hashes = /* @__PURE__ */ new Map();
        return (asset, onBytes) => {
          const hashed = hashes.get(asset) ?? download(reading, asset, (body) => (0, hash_files.LH)(body, onBytes));
          hashes.set(asset, hashed);
          return hashed;
        };
      }
      async function readBeside(reading, page) {
        const read = await readByApi(reading).catch((cause) => {
          throw (0, core_errors.Xd)(page, `${page.account} Nor could the logs and notes of the release be read: ${(0, core_errors.bD)(cause)}`);
        });
        if (read.record.lines.length === 0)
          throw page;
        const passedOver = `${file_names.NW.page} of the release is passed over: ${(0, core_errors.bD)(page.cause)}.`;
        return { ...read, damaged: [passedOver, ...read.damaged] };
      }
      async function readLogs(reading, page) {
        try {
          const { record, damaged } = await readByApi(reading);
          return { ...page, record: (0, evidence_record.i)([...page.record.lines, ...record.lines], Date.now()), damaged };
        } catch (thrown) {
          const { message, hint } = (0, core_errors.Xt)(thrown);
          const missing = "The logs and notes of the release could not be read, so what only they name is missing here";
          return { ...page, damaged: [`${missing}: ${message} ${hint}`], isPartial: true };
        }
      }
      const leastShare = 0.5;
      async function download({ web, server, repository, tag }, asset, take) {
        const release = tag === "latest" ? "latest/download" : `download/${tag.split("/").map(encodeURIComponent).join("/")}`;
        const url = new URL(`${server}/${repository}/releases/${release}/${encodeURIComponent(asset)}`);
        const isAllowed = (next) => next.protocol === "https:" || (0, core_url.U9)(url) && (0, core_url.U9)(next);
        const headersFor = () => ({ accept: "application/octet-stream" });
        const { signal } = new AbortController();
        for (let attempt = 1; ; attempt += 1) {
          try {
            const answer = await (0, downloads.e)(web, url, signal, { isAllowed, headersFor });
            if (answer.status === 200)
              return await take(answer.body);
            answer.body.destroy();
            if (answer.status === 404)
              return void 0;
            throw new Error(`${url.host} answered ${answer.status}`);
          } catch (cause) {
            if (cause instanceof core_errors._Z)
              throw cause;
            if (cause instanceof RangeError || attempt >= retry.F3) {
              const isCut = cause instanceof Error && "syscall" in cause;
              const account = isCut ? `There is no connection to ${url.host}: ${(0, core_errors.bD)(cause)}.` : `The file could not be downloaded: ${(0, core_errors.bD)(cause)}.`;
              const hint = isCut ? "Check network, proxy and DNS. The file is not judged." : void 0;
              throw new core_errors._Z("ASSET_UNREADABLE", account, { cause, hint });
            }
            await host_clock.m.wait((0, retry.JN)(attempt, host_clock.m.random(), leastShare), signal);
          }
        }
      }
      async function openByApi({ repository, tag, apiUrl, token, web }) {
        const [{ createGitHub }, { findRelease }] = await Promise.all([
          Promise.all(
            /* import() */
            [__webpack_require__.e(752), __webpack_require__.e(351), __webpack_require__.e(163), __webpack_require__.e(598)]
          ).then(__webpack_require__.bind(__webpack_require__, 3217)),
          Promise.all(
            /* import() */
            [__webpack_require__.e(569), __webpack_require__.e(946)]
          ).then(__webpack_require__.bind(__webpack_require__, 8946))
        ]);
        const { signal: stop } = new AbortController();
        const clock = host_clock.m;
        const forge = createGitHub({ token, repository, apiUrl, web, clock, stop, onDebug: () => {
        } });
        const finder = token === "" ? { ...forge, readReleases: async function* () {
        } } : forge;
        const release = await findRelease(finder, tag, { event: void 0, ref: "", repository });
        return { forge, release, key: "", clock, stop, warn: () => {
        } };
      }
      async function readByApi(reading) {
        const { readRecorded } = await __webpack_require__.e(
          /* import() */
          230
        ).then(__webpack_require__.bind(__webpack_require__, 8230));
        try {
          const opened = await openByApi(reading);
          const { forge, release, stop } = opened;
          const assets = await forge.readAssets(release);
          const { record, damaged } = await readRecorded({ ...opened, assets });
          return {
            record,
            hash: async (name, onBytes) => {
              const asset = assets.find((one) => one.name === name && one.isUploaded);
              return asset && (await forge.hash(asset, onBytes, stop)).hashes;
            },
            damaged: damaged.map(({ what }) => `${what} cannot be read.`)
          };
        } catch (thrown) {
          throw reading.token === "" ? askForToken((0, core_errors.Xt)(thrown)) : thrown;
        }
      }
      function askForToken(error) {
        if (error.code !== "RELEASE_NOT_FOUND" && error.code !== "GITHUB_RATE_LIMITED")
          return error;
        return (0, core_errors.Xd)(error, error.account, "Check owner, repository and tag. A private repository or a draft needs a token in GH_TOKEN.");
      }
      var cli_repository = __webpack_require__(4260);
      var verify = __webpack_require__(3921);
      ;
      async function verifyRelease({ repository, tag }, options, terminal) {
        if (options.values.has("evidence"))
          throw (0, cli_options.Wp)("verify OWNER/REPO@TAG takes no --evidence: it reads the evidence of the release");
        (0, verify.rT)(options, ["repository-url"], "OWNER/REPO@TAG");
        const named = [...options.values.get("files") ?? [], ...options.words.slice(1)];
        const { stderr, env } = terminal;
        const place = (0, cli_repository.RY)(repository, options, env);
        const web = (0, downloads.x)();
        try {
          const read = (from) => named.length > 0 ? (0, verify.Mx)(from.record, named, stderr) : hashServed(from, terminal, options);
          let release = await readServedRelease({ ...place, tag, web });
          let atHand = await read(release);
          if (release.readMore !== void 0 && await isOpen({ ...release, ...atHand })) {
            release = await release.readMore();
            atHand = await read(release);
          }
          for (const sentence of release.damaged)
            stderr.write(`${(0, core_text.S5)(sentence)}
`);
          const { record, evidenceDigest, isPartial } = release;
          if (record.lines.length === 0) {
            stderr.write(`${(0, core_text.S5)(`${repository}@${tag}`)} has no evidence that anchor-artifacts can read. Check the tag, or ask the project for the evidence.
`);
            return 4;
          }
          tellForeign(record.lines, { repository, tag }, terminal);
          const evidence = { record, ...evidenceDigest && { evidenceDigest }, ...isPartial && { isPartial } };
          const { exitCode, missing } = await (0, verify.b9)({ ...evidence, ...atHand }, options, terminal);
          if (named.length === 0)
            tellUnseen(missing, atHand, release.readMore ? file_names.NW.page : "the evidence", terminal);
          return exitCode;
        } finally {
          await web.close();
        }
      }
      async function isOpen(evidence) {
        if ((0, verify_evidence.Jm)(evidence).verdict !== "valid")
          return true;
        const { record } = evidence;
        if (record.witnesses.length === 0)
          return false;
        const { readWitnesses } = await Promise.all(
          /* import() */
          [__webpack_require__.e(753), __webpack_require__.e(113)]
        ).then(__webpack_require__.bind(__webpack_require__, 9113));
        return (await readWitnesses(record)).some(({ claim }) => claim === "pending");
      }
      async function hashServed({ record, hash }, terminal, { values }) {
        const bar = (0, command_host.Mk)(terminal, values.get("json")?.[0] === "true");
        const byAsset = Map.groupBy(record.names.keys(), file_names.rw);
        const files = [];
        const errors = [];
        const unread = /* @__PURE__ */ new Set();
        let [done, bytes] = [0, 0];
        const doing = () => `file ${done + 1} of ${byAsset.size} of the release, ${(0, core_text.UP)(bytes)} read`;
        const progress = bar && (0, host.mf)({ info: () => {
        }, progress: bar.show }, () => (0, host.Eo)(doing()));
        try {
          for (const [asset, [name = asset, ...others]] of byAsset) {
            try {
              const hashes = await hash(asset, (count) => void (bytes += count));
              const label = others.length === 0 ? name : asset;
              if (hashes !== void 0)
                files.push({ name: label, sha3_256: hashes.digest, sha256: hashes.sha256 });
            } catch (thrown) {
              const error = (0, core_errors.Xt)(thrown);
              errors.push((0, core_errors.Xd)(error, `${asset}: ${error.account}`));
              unread.add(asset);
            }
            done += 1;
          }
          return { files, errors, unread };
        } finally {
          progress?.stop();
          bar?.clear();
        }
      }
      function tellForeign(lines, { repository, tag }, { stderr }) {
        const runs = lines.flatMap(({ predicate }) => predicate.run ?? []);
        const isForeign = (member, own) => {
          const known = runs.flatMap((run) => run[member]?.toLowerCase() ?? []);
          return known.length > 0 && !known.includes(own.toLowerCase());
        };
        if (!isForeign("repository", repository) && (tag === "latest" || !isForeign("tag", tag)))
          return;
        const last = runs.findLast((run) => run.repository !== void 0 || run.tag !== void 0);
        const made = [last?.repository, last?.tag].filter((part) => part !== void 0).join("@");
        stderr.write(`The evidence was made for ${(0, core_text.S5)(made)}, not for ${(0, core_text.S5)(`${repository}@${tag}`)}: unless the project was renamed, these may be the files of another release.
`);
      }
      function tellUnseen(missing, { files, unread }, read, { stderr }) {
        const gone = missing.filter((name) => unread?.has((0, file_names.rw)(name)) !== true);
        if (gone.length > 0)
          stderr.write(`The evidence names these files, but the release does not have them: ${(0, core_text.Sh)(gone)}.
`);
        if (files.length > 0)
          stderr.write(`Other files of the release were not checked, because ${read} does not name them.
`);
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
      var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2872);
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
  )
};
