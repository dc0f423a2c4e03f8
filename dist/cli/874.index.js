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
      var github_downloads = __webpack_require__(38);
      var host = __webpack_require__(9406);
      var render = __webpack_require__(8986);
      var other_fronts = __webpack_require__(8168);
      var command_host = __webpack_require__(5690);
      var cli_options = __webpack_require__(5308);
      var evidence_record = __webpack_require__(2896);
      var statement_file = __webpack_require__(9131);
      var github_connection = __webpack_require__(9163);
      var releases = __webpack_require__(3217);
      var release_statements = __webpack_require__(3983);
      ;
      const neverAborted = new AbortController().signal;
      async function readServedRelease(place) {
        const connection = (0, github_connection.Ng)({ ...place, clock: host.ml, stop: neverAborted, onDebug: () => {
        } });
        try {
          return await readListedRelease(place, connection);
        } catch (thrown) {
          if (!(thrown instanceof errors._Z) || !missingListCodes.has(thrown.code))
            throw thrown;
          return readByPage(place, connection, thrown);
        }
      }
      const missingListCodes = /* @__PURE__ */ new Set(["GITHUB_RATE_LIMITED", "GITHUB_UNAVAILABLE"]);
      async function readListedRelease(place, connection) {
        const releaseAndAssets = await (0, releases.readReleaseWithAssets)(connection, place.tag);
        if (releaseAndAssets === void 0) {
          const message = `In ${place.repository} there is no release with the tag ${place.tag}.`;
          throw withTokenHint(new errors._Z("RELEASE_NOT_FOUND", message), place);
        }
        const { release, assets } = releaseAndAssets;
        const withPublicAddress = (asset) => place.token === "" ? { ...asset, address: addressOf({ ...place, tag: release.tag }, asset.name) } : asset;
        const readAssetBytes = (asset, maxBytes) => (0, releases.readNamedAsset)(connection, withPublicAddress(asset), maxBytes);
        const reader = (0, release_statements.Px)({ read: readAssetBytes }, release, place.repository);
        const statements = await reader.read(assets, release.body);
        const [damaged] = statements.damaged;
        if (damaged !== void 0)
          refuseEvidence(damaged.what);
        const record = (0, release_statements.jo)(statements.own);
        const namedAssets = new Set([...record.names.keys()].map(file_names.rw));
        return {
          record,
          foreignStatements: statements.foreign,
          hash: async (name, onBytes) => {
            const asset = assets.find((one) => one.name === name);
            const expectedSha256 = findRecordedSha256(record, name);
            return asset && (await (0, github_downloads.r5)(connection, { ...withPublicAddress(asset), expectedSha256 }, onBytes, neverAborted)).hashes;
          },
          unnamedAssets: assets.map(({ name }) => name).filter((name) => !namedAssets.has(name) && !(0, file_names.dV)(name)),
          remarks: []
        };
      }
      function withTokenHint(error, { token }) {
        if (token !== "")
          return error;
        const hint = "Check owner, repository and tag. A private repository needs a token in GH_TOKEN.";
        return (0, errors.EB)(error, error.ownMessage, error.code === "RELEASE_NOT_FOUND" ? hint : "Try again later, or with a token in GH_TOKEN.");
      }
      function refuseEvidence(what) {
        throw new errors._Z("EVIDENCE_INVALID", `${what} cannot be used, so nothing was compared.`, {
          hint: "Tell the project: what this file recorded is missing until it is put back."
        });
      }
      function parsePage(pageBytes, cause) {
        try {
          return (0, statement_file.vf)(pageBytes, file_names.NW.page);
        } catch (thrown) {
          throw thrown instanceof errors._Z && cause.code === "GITHUB_UNAVAILABLE" ? cause : thrown;
        }
      }
      async function readByPage(place, connection, cause) {
        const { repository: repository2, tag } = place;
        const assetAt = (name) => ({ id: 0, address: addressOf(place, name) });
        const loadAsset = (name) => (0, github_downloads.fs)(connection, assetAt(name), statement_file.Z8, neverAborted);
        const listError = withTokenHint(cause, place);
        const pageBytes = tag === "latest" ? void 0 : await unlessAbsent(loadAsset(file_names.NW.page)).catch(unlessUnreadable);
        if (pageBytes === void 0)
          throw listError;
        const pageStatements = parsePage(pageBytes, listError);
        const files = [];
        for (const { id: id2 } of pageStatements) {
          const name = (0, file_names.rC)(id2);
          const file = await unlessAbsent((0, release_statements.GH)({ name }, () => loadAsset(name)));
          if (file !== void 0 && "what" in file)
            refuseEvidence(file.what);
          if (file !== void 0)
            files.push(file);
        }
        const isOwn = ({ statement }) => (0, evidence_record.$p)(statement, { repository: repository2, tag });
        const missingCount = pageStatements.length - files.length;
        const record = (0, release_statements.jo)(files.filter(isOwn));
        const hash = (name, onBytes) => (0, github_downloads.r5)(connection, { ...assetAt(name), expectedSha256: findRecordedSha256(record, name) }, onBytes, neverAborted);
        return {
          record,
          foreignStatements: files.filter((file) => !isOwn(file)),
          hash: async (name, onBytes) => (await unlessAbsent(hash(name, onBytes)))?.hashes,
          isPartial: true,
          remarks: [
            `GitHub's list of the release could not be read, so statements that are later than ${file_names.NW.page}, or in the notes, would not be seen: ${cause.message}`,
            ...missingCount === 0 ? [] : [
              `${(0, core_text.hS)(missingCount, "statement")} of ${file_names.NW.page} ${missingCount === 1 ? "is" : "are"} not served, and passed over.`
            ]
          ]
        };
      }
      async function unlessAbsent(work) {
        try {
          return await work;
        } catch (thrown) {
          if (thrown instanceof github_connection.m_)
            return void 0;
          throw thrown;
        }
      }
      function unlessUnreadable(thrown) {
        if (!(thrown instanceof errors._Z) || thrown.code !== "ASSET_UNREADABLE")
          throw thrown;
      }
      function findRecordedSha256({ names }, asset) {
        return [...names.values()].find(({ name }) => (0, file_names.rw)(name) === asset)?.digest.sha256;
      }
      function addressOf({ server, repository: repository2, tag }, asset) {
        const tagPath = tag.split("/").map(encodeURIComponent).join("/");
        return new URL(`${server}/${repository2}/releases/download/${tagPath}/${encodeURIComponent(asset)}`);
      }
      var repository = __webpack_require__(4260);
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
      async function verifyRelease(releaseName, options, terminal) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
          if (options.values.has("evidence"))
            throw (0, cli_options.Wp)("verify OWNER/REPO@TAG takes no --evidence: it reads the evidence of the release");
          (0, verify.bL)(options, ["repository-url"], "OWNER/REPO@TAG");
          const namedFiles = [...options.values.get("files") ?? [], ...options.positionals.slice(1)];
          const { stderr, env } = terminal;
          const place = (0, repository.RY)(releaseName, options, env);
          const web = __addDisposableResource(env_1, (0, downloads.kQ)(), true);
          const release = await readServedRelease({ ...place, tag: releaseName.tag, web });
          const { record, foreignStatements, isPartial, unnamedAssets, remarks } = release;
          for (const sentence of remarks)
            (0, cli_options.wi)(stderr, sentence);
          if (record.statements.length === 0) {
            (0, cli_options.wi)(stderr, renderNoEvidence(releaseName, foreignStatements));
            return 4;
          }
          const isWholeRelease = namedFiles.length === 0;
          const filesAtHand = isWholeRelease ? await hashServedFiles(release, terminal, options) : await (0, verify.Mx)(record, namedFiles, stderr);
          const exitCode = await (0, verify.b9)({ record, ...isPartial && { isPartial }, ...filesAtHand }, options, terminal);
          if (isWholeRelease && unnamedAssets === void 0)
            (0, cli_options.wi)(stderr, "Other files of the release were not checked.");
          else if (isWholeRelease && unnamedAssets !== void 0 && unnamedAssets.length > 0)
            (0, cli_options.wi)(stderr, `Not checked, because the evidence does not name them: ${(0, core_text.Sh)(unnamedAssets)}.`);
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
      function renderNoEvidence({ repository: repository2, tag }, foreignStatements) {
        const places = (0, core_text.hq)(foreignStatements.map(({ statement }) => (0, render.oL)(statement.predicate)));
        const name = `${repository2}@${tag}`;
        return foreignStatements.length === 0 ? `${name} has no evidence that anchor-artifacts can read. Check the tag, or ask the project for the evidence.` : `There is no evidence of ${tag}: what lies at ${name} is evidence of ${(0, core_text.Sh)([...new Set(places)])}.`;
      }
      async function hashServedFiles({ record, hash }, terminal, { values }) {
        const bar = (0, command_host.Mk)(terminal, values.get("json")?.[0] === "true");
        const namesByAsset = Map.groupBy(record.names.keys(), file_names.rw);
        const files = [];
        const unserved = [];
        const unread = [];
        let [fileCount, byteCount] = [0, 0];
        const readProgress = () => {
          const waitingFor = `file ${fileCount + 1} of ${namesByAsset.size} of the release, ${(0, core_text.UP)(byteCount)} read`;
          return { ...host.nd, waitingFor };
        };
        const progress = bar && (0, host.u5)({ info: () => {
        }, progress: bar.show }, readProgress);
        try {
          for (const [asset, [name = asset, ...otherNames]] of namesByAsset) {
            const recordedNames = [name, ...otherNames];
            try {
              const hashes = await hash(asset, (count) => void (byteCount += count));
              const shownName = otherNames.length === 0 ? name : asset;
              if (hashes === void 0)
                unserved.push(...recordedNames.map((one) => ({ name: one, bytes: "missing" })));
              else
                files.push({ name: shownName, sha3_256: hashes.digest, sha256: hashes.sha256 });
            } catch (thrown) {
              const error = (0, errors.Xt)(thrown);
              const claims = { bytes: "other bytes", notes: [error.message] };
              if ((0, github_downloads.R)(thrown))
                unserved.push(...recordedNames.map((one) => ({ name: one, ...claims })));
              else
                unread.push({ file: asset, why: `${error.message} ${error.hintFor(other_fronts.O6)}` });
            }
            fileCount += 1;
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
  502: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Eo: () => (
          /* binding */
          cutSection
        ),
        /* harmony export */
        QP: () => (
          /* binding */
          hasCutSection
        ),
        /* harmony export */
        U2: () => (
          /* binding */
          replaceSection
        ),
        /* harmony export */
        Zn: () => (
          /* binding */
          writeSection
        ),
        /* harmony export */
        rv: () => (
          /* binding */
          findSection
        )
        /* harmony export */
      });
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6608);
      var _forge_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9326);
      const preferredNotesBytes = 12e4;
      const maxNotesCharacters = 125e3;
      const [beginMarker, endMarker] = ["<!-- anchor-artifacts:begin -->", "<!-- anchor-artifacts:end -->"];
      function replaceSection(body, render) {
        const newline = body.includes("\r\n") ? "\r\n" : "\n";
        const span = findSpan(body);
        const gap = body === "" || body.endsWith(newline + newline) ? "" : body.endsWith(newline) ? newline : newline + newline;
        const notesBefore = span === void 0 ? body + gap : body.slice(0, span.start);
        const notesAfter = span === void 0 ? "" : body.slice(span.end);
        const wrapInMarkers = (text) => [beginMarker, ...text.split("\n"), endMarker].join(newline);
        const maxBytes = preferredNotesBytes - Buffer.byteLength(notesBefore + wrapInMarkers("") + notesAfter);
        const possibleNotes = render(maxBytes).map((text) => notesBefore + wrapInMarkers(text) + notesAfter);
        const newNotes = possibleNotes.find((form) => Buffer.byteLength(form) <= preferredNotesBytes) ?? possibleNotes.at(-1) ?? body;
        if (newNotes.length <= maxNotesCharacters)
          return newNotes;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("RELEASE_BODY_FULL", "The release notes have no room left for this run's statement.");
      }
      function findSection(body) {
        const span = findSpan(body);
        return span === void 0 ? "" : body.slice(span.start, span.end);
      }
      function hasCutSection(body) {
        return findSpan(body) === void 0 && body.search(markerPattern) !== -1;
      }
      const cutReason = `${beginMarker} or ${endMarker} is not a line of its own`;
      const cutSection = {
        what: `Our section of the release notes (${cutReason})`,
        why: cutReason,
        advice: "Put the marker back on a line of its own, above or below the section. The comments in it are the record of earlier runs: which files they stamped, and which blocks hold them."
      };
      const markerPattern = /(?<=^|\n)<!-- anchor-artifacts:(begin|end) -->(?=\r?\n|$)/g;
      function findSpan(body) {
        let start;
        let span;
        for (const { 0: text, 1: side, index } of body.matchAll(markerPattern)) {
          if (side === "end" && start !== void 0)
            span = { start, end: index + text.length };
          start = side === "begin" ? index : void 0;
        }
        return span;
      }
      const maxRewrites = 5;
      const minSettleMs = 2e3;
      const maxSettleMs = 3e4;
      const settleFactor = 3;
      async function writeSection({ forge, release: { id: id2, tag }, clock, stop, isComplete }, render) {
        let waitMs = minSettleMs;
        let writeOutcome;
        let sectionBefore = "";
        for (let attempt = 1; ; attempt += 1) {
          await forge.waitForWriteTurn();
          const startedAt = clock.now();
          const release = await forge.readRelease(id2);
          if (release === void 0)
            throw (0, _forge_js__WEBPACK_IMPORTED_MODULE_1__.hq)(tag);
          const { body } = release;
          const isWritten = writeOutcome === "sent" || writeOutcome === "unclear" && findSection(body) !== sectionBefore;
          if (isWritten && isComplete?.(body) === true)
            return;
          if (attempt > maxRewrites + 1)
            break;
          if (hasCutSection(body))
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("EVIDENCE_INVALID", `${cutSection.what} cannot be used, so it was not written.`, {
              hint: cutSection.advice
            });
          const newNotes = replaceSection(body, (maxBytes) => render(maxBytes, body));
          if (newNotes === body)
            return;
          sectionBefore = findSection(body);
          writeOutcome = await forge.updateNotes(release, newNotes, attempt);
          if (isComplete === void 0 && writeOutcome === "sent")
            return;
          if (isComplete === void 0)
            break;
          waitMs = Math.min(maxSettleMs, Math.max(waitMs, settleFactor * (clock.now() - startedAt)));
          if (writeOutcome !== "again")
            await clock.wait(waitMs + clock.random() * waitMs * attempt, stop);
        }
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("RELEASE_WRITE_LOST", "This job's part is missing in the release notes: other jobs overwrote it, or GitHub did not keep it.");
      }
    })
  ),
  /***/
  3983: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        GH: () => (
          /* binding */
          readStatementAsset
        ),
        /* harmony export */
        IX: () => (
          /* binding */
          hasStatement
        ),
        /* harmony export */
        Px: () => (
          /* binding */
          createStatementReader
        ),
        /* harmony export */
        gq: () => (
          /* binding */
          createNameFinder
        ),
        /* harmony export */
        jo: () => (
          /* binding */
          openReleaseRecord
        ),
        /* harmony export */
        sS: () => (
          /* binding */
          parseComments
        ),
        /* harmony export */
        vh: () => (
          /* binding */
          findStatementComments
        ),
        /* harmony export */
        wQ: () => (
          /* binding */
          renderComment
        )
        /* harmony export */
      });
      var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
      var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8522);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6608);
      var _core_file_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3364);
      var _evidence_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2896);
      var _evidence_statement_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9131);
      var _hash_hash_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1953);
      var _section_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(502);
      function openReleaseRecord(files) {
        const record = (0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_4__.C6)(files, true);
        return { ...record, names: new Map([...record.names].filter(([name, { digest }]) => name !== digest.sha3_256)) };
      }
      function createNameFinder(items, nameOf) {
        const allItems = [...items];
        const itemByName = new Map(allItems.map((item) => [nameOf(item), item]));
        const itemsByAssetName = Map.groupBy(allItems, (item) => (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_3__.rw)(nameOf(item)));
        return (name) => {
          const [onlyItem, ...otherItems] = itemsByAssetName.get((0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_3__.rw)(name)) ?? [];
          return itemByName.get(name) ?? (otherItems.length === 0 ? onlyItem : void 0);
        };
      }
      const maxParallelReads = 8;
      function createStatementDownloads(forge) {
        const statementById = /* @__PURE__ */ new Map();
        const readPageIds = /* @__PURE__ */ new Set();
        const isUnread = ({ name, isUploaded }) => {
          const id2 = (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_3__.Ke)(name);
          return isUploaded && id2 !== void 0 && !statementById.has(id2);
        };
        return {
          /** Takes from the page only statements that are assets too, and that have the SHA-256 that GitHub states. */
          readPage: async (assets) => {
            const pageAsset = assets.find(({ name, isUploaded }) => name === _core_file_names_js__WEBPACK_IMPORTED_MODULE_3__.NW.page && isUploaded);
            const unreadAssets = assets.filter(isUnread);
            if (pageAsset === void 0 || readPageIds.has(pageAsset.id) || unreadAssets.length < 2)
              return;
            readPageIds.add(pageAsset.id);
            const sha256ByName = new Map(unreadAssets.map(({ name, sha256 }) => [name, sha256]));
            for (const file of await readPageStatements(forge, pageAsset)) {
              const sha256 = sha256ByName.get((0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_3__.rC)(file.id));
              if (sha256 !== void 0 && sha256 === (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", file.text))
                statementById.set(file.id, file);
            }
          },
          readAsset: async (asset) => {
            const id2 = (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_3__.Ke)(asset.name);
            if (id2 === void 0 || !asset.isUploaded)
              return void 0;
            const statement = statementById.get(id2) ?? await readStatementAsset(asset, () => forge.read(asset, _evidence_statement_file_js__WEBPACK_IMPORTED_MODULE_5__.Z8));
            statementById.set(id2, statement);
            return "what" in statement ? statement : { ...statement, uploadedOn: asset.uploaded };
          }
        };
      }
      function createStatementReader(forge, { id: id2, tag }, repository) {
        const { readPage, readAsset } = createStatementDownloads(forge);
        const sortByRelease = (statements) => {
          const damaged = statements.filter((one) => one !== void 0 && "what" in one);
          const files = statements.filter((one) => one !== void 0 && "statement" in one);
          const isOwn = ({ statement }) => (0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_4__.$p)(statement, { repository, tag, id: id2 });
          return { own: files.filter(isOwn), foreign: files.filter((file) => !isOwn(file)), damaged };
        };
        return {
          parseNotes: (notes) => sortByRelease(parseComments(notes)),
          /** Reads the statements in `assets` and `notes`, both of which must have been read just before. */
          read: async (assets, notes) => {
            const statements = [...parseComments(notes)];
            await readPage(assets);
            for (let start = 0; start < assets.length; start += maxParallelReads)
              statements.push(...await Promise.all(assets.slice(start, start + maxParallelReads).map(readAsset)));
            return sortByRelease(statements);
          }
        };
      }
      function hasStatement(assets) {
        return assets.some(({ name, isUploaded }) => isUploaded && (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_3__.Ke)(name) !== void 0);
      }
      async function readPageStatements(forge, page) {
        try {
          return (0, _evidence_statement_file_js__WEBPACK_IMPORTED_MODULE_5__.vf)(await forge.read(page, _evidence_statement_file_js__WEBPACK_IMPORTED_MODULE_5__.Z8), page.name, _hash_hash_file_js__WEBPACK_IMPORTED_MODULE_6__.yi);
        } catch (thrown) {
          if (thrown instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_2__._Z)
            return [];
          throw thrown;
        }
      }
      const adviceByPlace = {
        file: _evidence_statement_file_js__WEBPACK_IMPORTED_MODULE_5__.i7,
        comment: "The comment is the record of an earlier run: which files it stamped, and which blocks hold them. This run did not change it. Put it back from a copy of the notes; GitHub keeps no older version. If there is no copy, delete the comment. The next run may then pay again for stamps that it knew."
      };
      async function readStatementAsset({ name, size = 0, sha256 }, load) {
        const readOnce = async () => parseReleaseStatement(name, size > _evidence_statement_file_js__WEBPACK_IMPORTED_MODULE_5__.Z8 ? new Uint8Array() : await load(), "file");
        const firstReading = await readOnce();
        return "what" in firstReading && sha256 === void 0 ? readOnce() : firstReading;
      }
      function parseReleaseStatement(name, content, place) {
        try {
          return (0, _evidence_statement_file_js__WEBPACK_IMPORTED_MODULE_5__.P_)(content, name, _hash_hash_file_js__WEBPACK_IMPORTED_MODULE_6__.yi);
        } catch (thrown) {
          if (!(thrown instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_2__._Z) || thrown.code !== "EVIDENCE_INVALID")
            throw thrown;
          const where = place === "file" ? `${name} in the release` : `The hidden comment ${name} in the release notes`;
          const why = (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.bD)(thrown.cause);
          return { name, why, content, what: `${where} (${why})`, advice: adviceByPlace[place] };
        }
      }
      const commentPattern = /^<!-- anchor-artifacts:statement (anchor-[0-9a-f]{16}) ([A-Za-z0-9+/]+={0,2}) -->$/;
      const anyCommentPattern = /<!--\s*anchor-artifacts:statement\b[^\r\n]*/gi;
      function findStatementComments(notes) {
        return [...new Set([...notes.matchAll(anyCommentPattern)].map(([text]) => text.trimEnd()))];
      }
      function parseComments(notes) {
        if ((0, _section_js__WEBPACK_IMPORTED_MODULE_7__.QP)(notes))
          return [{ name: "section of the notes", content: new Uint8Array(), ..._section_js__WEBPACK_IMPORTED_MODULE_7__.Eo }];
        return findStatementComments((0, _section_js__WEBPACK_IMPORTED_MODULE_7__.rv)(notes)).map((text) => {
          const [, name, base64 = ""] = commentPattern.exec(text) ?? [];
          const fileName = name === void 0 ? "with a statement" : `${name}.intoto.json`;
          return parseReleaseStatement(fileName, inflate(base64), "comment");
        });
      }
      const maxInflatedBytes = 16 * 1024 * 1024;
      function inflate(base64) {
        try {
          return (0, node_zlib__WEBPACK_IMPORTED_MODULE_1__.inflateRawSync)(Buffer.from(base64, "base64"), { maxOutputLength: maxInflatedBytes });
        } catch {
          return new Uint8Array();
        }
      }
      function renderComment({ id: id2, text }) {
        const name = (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_3__.rC)(id2).replace(/\.intoto\.json$/, "");
        return `<!-- anchor-artifacts:statement ${name} ${(0, node_zlib__WEBPACK_IMPORTED_MODULE_1__.deflateRawSync)(text, { level: 9 }).toString("base64")} -->`;
      }
    })
  )
};
