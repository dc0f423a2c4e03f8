export const id = 874;
export const ids = [874];
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
        kB: () => (
          /* binding */
          createCommandHost
        )
        /* harmony export */
      });
      var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
      var node_process__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1708);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2872);
      var _host_host_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9406);
      var _render_causes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6319);
      var _render_headline_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2894);
      var _render_lines_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5759);
      var _plain_host_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2035);
      var _terminal_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1556);
      function createCommandHost({ signals, isJson, terminal, renderNext }) {
        const screen = isJson ? terminal.stderr : terminal.stdout;
        const columns = (0, _terminal_js__WEBPACK_IMPORTED_MODULE_8__.P)(screen);
        const print = (line) => void screen.write(`${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.x9)(line, columns)}
`);
        const workspace = (0, node_process__WEBPACK_IMPORTED_MODULE_1__.cwd)();
        const plain = (0, _plain_host_js__WEBPACK_IMPORTED_MODULE_7__.p)({ print, signals, workspace, defaultOutputDir: (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(workspace, "anchor-artifacts") });
        const bar = openBar(terminal, isJson);
        const paint = (0, _render_lines_js__WEBPACK_IMPORTED_MODULE_6__.XG)(!terminal.env["NO_COLOR"]);
        const show = (render) => {
          if (bar === void 0)
            return;
          bar.clear();
          for (const line of render(paint, columns).split("\n"))
            screen.write(`${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.x9)(line, columns, 6)}
`);
        };
        const present = async (run) => {
          show(() => [
            ...(0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.gI)([(0, _render_headline_js__WEBPACK_IMPORTED_MODULE_5__.Lf)(run), (0, _render_causes_js__WEBPACK_IMPORTED_MODULE_4__.cy)(run.rows), run.plan]),
            ...(run.witnessed?.sentences ?? []).map(({ sentence }) => (0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.S5)(`${sentence}.`)),
            (0, _render_lines_js__WEBPACK_IMPORTED_MODULE_6__.Ou)(run, paint, columns)
          ].join("\n"));
          plain.printPaths(run);
          for (const line of renderNext(run))
            screen.write(`${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.S5)(line)}
`);
          return [];
        };
        const log = bar === void 0 ? plain.log : onTerminal(plain.log, bar);
        return { ...plain, log, present, show, close: () => bar?.clear() };
      }
      function openBar({ stdout, stderr, env }, isJson) {
        if (stdout.isTTY !== true || stderr.isTTY !== true || isJson || env["TERM"] === "dumb")
          return void 0;
        return createBar((text) => void stderr.write(text), () => (0, _terminal_js__WEBPACK_IMPORTED_MODULE_8__.P)(stderr));
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
        const room = Math.max(1, columns - 1);
        const { waitingFor } = progress;
        const elapsed = (0, _host_host_js__WEBPACK_IMPORTED_MODULE_3__.Hm)(progress);
        const width = columns < narrow || progress.trouble !== void 0 ? barWidth / 2 : barWidth;
        const filled = Math.round(width * shareOf(progress));
        const bar = `${"\u2588".repeat(filled)}${"\u2591".repeat(width - filled)}`;
        const counts = countsOf(progress);
        const [told, last] = [counts, counts.slice(-1)].map((some) => (0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.gI)([...some, elapsed]).join(" \xB7 "));
        const forms = waitingFor === void 0 ? [`${bar} ${(0, _host_host_js__WEBPACK_IMPORTED_MODULE_3__.EY)(progress)}`, `${bar} ${told}`, told, last] : [`waiting for ${waitingFor}`, waitingFor, ""].map((what) => (0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.gI)([what, elapsed]).join(", "));
        return (forms.find((form = "") => form !== "" && form.length <= room) ?? told ?? "").slice(0, room);
      }
      function countsOf(progress) {
        const { hashedFiles, totalFiles, requestsDone, requestsTotal, releasesRead = 0, releasesTotal = 0 } = progress;
        const counts = [
          ["releases", releasesRead, releasesTotal],
          ["files", hashedFiles, totalFiles],
          ["requests", requestsDone, requestsTotal]
        ];
        return counts.flatMap(([what, done, total]) => total > 0 ? [`${what} ${done} of ${total}`] : []);
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
  2035: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        p: () => (
          /* binding */
          createPlainHost
        ),
        P: () => (
          /* binding */
          createPlainLog
        )
      });
      var external_node_path_ = __webpack_require__(6760);
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
      var core_text = __webpack_require__(2872);
      var version = __webpack_require__(4983);
      var causes = __webpack_require__(6319);
      var render_lines = __webpack_require__(5759);
      var shell_front = __webpack_require__(8097);
      ;
      const maxPointedAt = 20;
      const maxExplained = 3;
      function createPlainHost({ print, ...place }) {
        const titles = /* @__PURE__ */ new Set();
        const log = createPlainLog(print, titles);
        const printPaths = (run) => {
          const lines = [...(0, render_lines.jj)(run), ...toPathLines(run, place.workspace)];
          for (const line of lines)
            print((0, core_text.S5)(line));
        };
        const host = {
          log,
          ...place,
          origin: unknownOrigin,
          pointAt: (level, results) => {
            const { shown, rest } = (0, causes.gI)(results, maxPointedAt, shell_front.O);
            for (const { message, target } of shown)
              log[level](message, target);
            if (rest.size > 0)
              log[level](`and ${[...rest].map(([title, count]) => `${count} ${title}`).join(", ")}`);
          },
          present: async (run) => {
            printPaths(run);
            return [];
          }
        };
        return {
          ...host,
          /** Prints only the paths of the evidence, for callers that do not present a run's report. */
          printPaths,
          /** Prints where the errors so far are explained. */
          tellMore: () => [...titles].slice(0, maxExplained).forEach((title) => print(`More: ${(0, version.qi)(title)}`))
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
        const lines = Object.entries(paths).map(([what, path]) => {
          const inside = (0, external_node_path_.relative)(folder, path ?? "");
          return path !== void 0 && `${what}: ${inside.startsWith("..") ? path : inside}`;
        });
        return (0, core_text.gI)([...lines, issueUrl && `issue: ${issueUrl}`]);
      }
      function createPlainLog(print, titles = /* @__PURE__ */ new Set()) {
        const named = (level) => {
          return (message, { title } = {}) => {
            if (level === "error" && title !== void 0)
              titles.add(title);
            print((0, core_text.S5)((0, core_text.gI)([level, title, message]).join(": ")));
          };
        };
        return {
          front: shell_front.O,
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
      var errors = __webpack_require__(6608);
      var file_names = __webpack_require__(3364);
      var core_text = __webpack_require__(2872);
      var host = __webpack_require__(9406);
      var render = __webpack_require__(55);
      var command_host = __webpack_require__(5690);
      var cli_options = __webpack_require__(5308);
      var evidence_record = __webpack_require__(3716);
      var statement_file = __webpack_require__(9131);
      var github_connection = __webpack_require__(9163);
      var github_downloads = __webpack_require__(38);
      var releases = __webpack_require__(3217);
      var clock = __webpack_require__(3340);
      var release_statements = __webpack_require__(3983);
      ;
      const unstopped = new AbortController().signal;
      async function readServedRelease(place) {
        const connection = (0, github_connection.Ng)({ ...place, clock: clock.m, stop: unstopped, onDebug: () => {
        } });
        try {
          return await readListed(place, connection);
        } catch (thrown) {
          if (!(thrown instanceof errors._Z) || !listCodes.has(thrown.code))
            throw thrown;
          return readByPage(place, connection, thrown);
        }
      }
      const listCodes = /* @__PURE__ */ new Set(["GITHUB_RATE_LIMITED", "GITHUB_UNAVAILABLE"]);
      async function readListed(place, connection) {
        const found = await (0, releases.readWithAssets)(connection, place.tag);
        if (found === void 0) {
          const account = `In ${place.repository} there is no release with the tag ${place.tag}.`;
          throw withTokenHint(new errors._Z("RELEASE_NOT_FOUND", account), place);
        }
        const { release, assets } = found;
        const located = (asset) => place.token === "" ? { ...asset, address: addressOf({ ...place, tag: release.tag }, asset.name) } : asset;
        const read = (asset, most) => (0, releases.readNamedAsset)(connection, located(asset), most);
        const statements = await (0, release_statements.WF)({ read }, release, place.repository).read(assets, release.body);
        const [damaged] = statements.damaged;
        if (damaged !== void 0)
          refuseEvidence(damaged.what);
        const record = (0, release_statements.jo)(statements.own);
        const named = new Set([...record.names.keys()].map(file_names.rw));
        return {
          record,
          foreign: statements.foreign,
          hash: async (name, onBytes) => {
            const asset = assets.find((one) => one.name === name);
            const expected = recordedSha256(record, name);
            return asset && (await (0, github_downloads.r5)(connection, { ...located(asset), expected }, onBytes, unstopped)).hashes;
          },
          others: assets.map(({ name }) => name).filter((name) => !named.has(name) && !(0, file_names.dV)(name)),
          told: []
        };
      }
      function withTokenHint(error, { token }) {
        if (token !== "")
          return error;
        const hint = "Check owner, repository and tag. A private repository needs a token in GH_TOKEN.";
        return (0, errors.Xd)(error, error.account, error.code === "RELEASE_NOT_FOUND" ? hint : "Try again later, or with a token in GH_TOKEN.");
      }
      function refuseEvidence(what) {
        throw new errors._Z("EVIDENCE_INVALID", `${what} cannot be used, so nothing was compared.`, {
          hint: "Tell the project: what this file recorded is missing until it is put back."
        });
      }
      function parsePage(page, cause) {
        try {
          return (0, statement_file.vf)(page, file_names.NW.page);
        } catch (thrown) {
          throw thrown instanceof errors._Z && cause.code === "GITHUB_UNAVAILABLE" ? cause : thrown;
        }
      }
      async function readByPage(place, connection, cause) {
        const { repository: repository2, tag } = place;
        const at = (name) => ({ id: 0, address: addressOf(place, name) });
        const load = (name) => (0, github_downloads.fs)(connection, at(name), statement_file.Z8, unstopped);
        const cannotAsk = withTokenHint(cause, place);
        const page = tag === "latest" ? void 0 : await unlessAbsent(load(file_names.NW.page));
        if (page === void 0)
          throw cannotAsk;
        const shown = parsePage(page, cannotAsk);
        const files = [];
        for (const { id: id2 } of shown) {
          const name = (0, file_names.rC)(id2);
          const read = await unlessAbsent((0, release_statements.JF)({ name }, () => load(name)));
          if (read !== void 0 && "what" in read)
            refuseEvidence(read.what);
          if (read !== void 0)
            files.push(read);
        }
        const isOwn = ({ statement }) => (0, evidence_record.$p)(statement, { repository: repository2, tag });
        const gone = shown.length - files.length;
        const record = (0, release_statements.jo)(files.filter(isOwn));
        const hash = (name, onBytes) => (0, github_downloads.r5)(connection, { ...at(name), expected: recordedSha256(record, name) }, onBytes, unstopped);
        return {
          record,
          foreign: files.filter((file) => !isOwn(file)),
          hash: async (name, onBytes) => (await unlessAbsent(hash(name, onBytes)))?.hashes,
          isPartial: true,
          told: [
            `GitHub's list of the release could not be read, so statements that are later than ${file_names.NW.page}, or in the notes, would not be seen: ${cause.message}`,
            ...gone === 0 ? [] : [
              `${(0, core_text.hS)(gone, "statement")} of ${file_names.NW.page} ${gone === 1 ? "is" : "are"} not served, and passed over.`
            ]
          ]
        };
      }
      async function unlessAbsent(work) {
        try {
          return await work;
        } catch (thrown) {
          if (thrown instanceof github_connection.W2)
            return void 0;
          throw thrown;
        }
      }
      function recordedSha256({ names }, asset) {
        return [...names.values()].find(({ name }) => (0, file_names.rw)(name) === asset)?.digest.sha256;
      }
      function addressOf({ server, repository: repository2, tag }, asset) {
        const folder = tag.split("/").map(encodeURIComponent).join("/");
        return new URL(`${server}/${repository2}/releases/download/${folder}/${encodeURIComponent(asset)}`);
      }
      var repository = __webpack_require__(4260);
      var cli_terminal = __webpack_require__(1556);
      var verify = __webpack_require__(5953);
      ;
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
      async function verifyRelease(asked, options, terminal) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
          if (options.values.has("evidence"))
            throw (0, cli_options.Wp)("verify OWNER/REPO@TAG takes no --evidence: it reads the evidence of the release");
          (0, verify.rT)(options, ["repository-url"], "OWNER/REPO@TAG");
          const named = [...options.values.get("files") ?? [], ...options.words.slice(1)];
          const { stderr, env } = terminal;
          const place = (0, repository.RY)(asked, options, env);
          const web = __addDisposableResource(env_1, (0, downloads.xo)(), true);
          const release = await readServedRelease({ ...place, tag: asked.tag, web });
          const { record, foreign, isPartial, others, told } = release;
          for (const sentence of told)
            (0, cli_terminal.q)(stderr, sentence);
          if (record.statements.length === 0) {
            (0, cli_terminal.q)(stderr, sayNone(asked, foreign));
            return 4;
          }
          const isWhole = named.length === 0;
          const atHand = isWhole ? await hashServed(release, terminal, options) : await (0, verify.Mx)(record, named, stderr);
          const exitCode = await (0, verify.b9)({ record, ...isPartial && { isPartial }, ...atHand }, options, terminal);
          if (isWhole && others === void 0)
            (0, cli_terminal.q)(stderr, "Other files of the release were not checked.");
          else if (isWhole && others !== void 0 && others.length > 0)
            (0, cli_terminal.q)(stderr, `Not checked, because the evidence does not name them: ${(0, core_text.Sh)(others)}.`);
          return exitCode;
        } catch (e_1) {
          env_1.error = e_1;
          env_1.hasError = true;
        } finally {
          const result_1 = __disposeResources(env_1);
          if (result_1)
            await result_1;
        }
      }
      function sayNone({ repository: repository2, tag }, foreign) {
        const places = foreign.map(({ statement }) => (0, render.oL)(statement.predicate)).filter((place) => place !== "");
        const name = `${repository2}@${tag}`;
        return foreign.length === 0 ? `${name} has no evidence that anchor-artifacts can read. Check the tag, or ask the project for the evidence.` : `There is no evidence of ${tag}: what lies at ${name} is evidence of ${(0, core_text.Sh)([...new Set(places)])}.`;
      }
      async function hashServed({ record, hash }, terminal, { values }) {
        const bar = (0, command_host.Mk)(terminal, values.get("json")?.[0] === "true");
        const byAsset = Map.groupBy(record.names.keys(), file_names.rw);
        const files = [];
        const unserved = [];
        const unread = [];
        let [done, bytes] = [0, 0];
        const doing = () => `file ${done + 1} of ${byAsset.size} of the release, ${(0, core_text.UP)(bytes)} read`;
        const progress = bar && (0, host.mf)({ info: () => {
        }, progress: bar.show }, () => (0, host.Eo)(doing()));
        try {
          for (const [asset, [name = asset, ...others]] of byAsset) {
            try {
              const hashes = await hash(asset, (count) => void (bytes += count));
              const label = others.length === 0 ? name : asset;
              if (hashes === void 0)
                unserved.push(name, ...others);
              else
                files.push({ name: label, sha3_256: hashes.digest, sha256: hashes.sha256 });
            } catch (thrown) {
              const { message, hint } = (0, errors.Xt)(thrown);
              unread.push({ file: asset, why: `${message} ${hint}` });
            }
            done += 1;
          }
          return { files, errors: [], unserved, unread };
        } finally {
          progress?.stop();
          bar?.clear();
        }
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
        mf: () => (
          /* binding */
          createProgress
        )
        /* harmony export */
      });
      var _words_front_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2826);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2872);
      function frontOf({ front = _words_front_js__WEBPACK_IMPORTED_MODULE_0__.Qu }) {
        return front;
      }
      function renderProgress(progress) {
        const { hashedBytes, totalBytes, hashedFiles, totalFiles, requestsDone, requestsTotal } = progress;
        const { releasesRead = 0, releasesTotal = 0, waitingFor, waitLimitMs } = progress;
        if (waitLimitMs !== void 0)
          return `\u2026 waiting for ${waitingFor}, ${renderElapsed(progress)}`;
        const parts = (0, _core_text_js__WEBPACK_IMPORTED_MODULE_1__.gI)([
          releasesTotal > 0 && `read ${releasesRead} of ${releasesTotal} releases`,
          totalFiles > 0 && `hashed ${hashedFiles} of ${totalFiles} files, ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_1__.UP)(hashedBytes)} of ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_1__.UP)(totalBytes)}`,
          requestsTotal > 0 && `${requestsDone} of ${requestsTotal} requests answered`,
          waitingFor !== void 0 && `waiting for ${waitingFor}`,
          renderElapsed(progress)
        ]);
        return `\u2026 ${parts.length > 0 ? parts.join(" \xB7 ") : "working"}`;
      }
      function renderElapsed({ elapsedMs, waitingFor, waitLimitMs, trouble }) {
        const limit = waitLimitMs === void 0 ? "" : ` of ${renderMinutes(waitLimitMs)}`;
        const isTold = elapsedMs !== void 0 && (waitingFor !== void 0 || trouble !== void 0);
        return (0, _core_text_js__WEBPACK_IMPORTED_MODULE_1__.gI)([isTold && `${renderMinutes(elapsedMs)}${limit}`, trouble]).join(", ");
      }
      function renderMinutes(ms) {
        const seconds = Math.floor(ms / 1e3);
        return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
      }
      function idleFor(what) {
        const none = { hashedBytes: 0, totalBytes: 0, hashedFiles: 0, totalFiles: 0, requestsDone: 0, requestsTotal: 0 };
        return { ...none, waitingFor: what };
      }
      const tick = 5e3;
      const ticksAMinute = 6e4 / tick;
      const barTick = 100;
      function createProgress({ info, progress }, read) {
        let [isWaiting, since, ticks] = [false, performance.now(), 0];
        const look = () => {
          const state = read();
          const now = performance.now();
          if (isWaiting !== (state.waitLimitMs !== void 0))
            [isWaiting, since, ticks] = [!isWaiting, now, 0];
          return { ...state, elapsedMs: now - since };
        };
        const print = () => {
          const state = look();
          if (!isWaiting || ticks % ticksAMinute === 0)
            info(renderProgress(state));
          ticks += 1;
        };
        const timer = setInterval(progress === void 0 ? print : () => progress(look()), progress ? barTick : tick);
        timer.unref();
        return { stop: () => clearInterval(timer) };
      }
    })
  )
};
