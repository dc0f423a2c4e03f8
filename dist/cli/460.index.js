export const id = 460;
export const ids = [460];
export const modules = {
  /***/
  965: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        I7: () => (
          /* binding */
          networkReasonOf
        ),
        /* harmony export */
        c$: () => (
          /* binding */
          getWithRedirects
        ),
        /* harmony export */
        jo: () => (
          /* binding */
          backoffMs
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
      var _core_addresses_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2703);
      const defaultSilenceMs = 6e4;
      function createWebClient(silenceMs = defaultSilenceMs) {
        const opened = /* @__PURE__ */ new Map();
        const closed = new AbortController();
        const dispatcherOf = (url) => {
          const base = (0, _core_addresses_js__WEBPACK_IMPORTED_MODULE_2__.U9)(url) && url.protocol === "http:" ? "http://localhost" : "https://localhost";
          const dispatcher = opened.get(base) ?? Promise.all(
            /* import() */
            [__webpack_require__.e(752), __webpack_require__.e(493)]
          ).then(__webpack_require__.bind(__webpack_require__, 7874)).then(({ createDispatcher }) => createDispatcher(new URL(base), closed.signal));
          opened.set(base, dispatcher);
          return dispatcher;
        };
        const requestOnce = async (url, headers, request) => {
          const answering = (await dispatcherOf(url)).request({
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
          get: (url, headers, signal) => requestOnce(url, headers, { method: "GET", signal }),
          post: (url, headers, body, signal) => requestOnce(url, headers, { method: "POST", body, signal }),
          close,
          [Symbol.asyncDispose]: close
        };
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
      const opensslError = /:error:[0-9A-F]{8}:[^:]*:[^:]*:([^:\n]+)/;
      function networkReasonOf(cause) {
        if (cause instanceof AggregateError && cause.errors.length > 0)
          return networkReasonOf(cause.errors[0]);
        if (!(cause instanceof Error))
          return String(cause);
        const code = "code" in cause ? String(cause.code) : cause.name;
        const [, opensslReason] = opensslError.exec(cause.message) ?? [];
        if (opensslReason !== void 0)
          return `${code} ${opensslReason}`;
        return cause.message.includes(code) ? cause.message : `${code} ${cause.message}`;
      }
      function backoffMs(attempt, random, minShare = 0) {
        return 1e3 * 2 ** (attempt - 1) * (minShare + (1 - minShare) * random);
      }
    })
  ),
  /***/
  1729: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        p: () => (
          /* binding */
          createListedFiles
        ),
        findFiles: () => (
          /* binding */
          findFiles
        )
      });
      var external_node_fs_ = __webpack_require__(3024);
      var external_node_path_ = __webpack_require__(6760);
      var checksums = __webpack_require__(291);
      var errors = __webpack_require__(6608);
      var core_text = __webpack_require__(2872);
      var hash_file = __webpack_require__(1953);
      var paths = __webpack_require__(2375);
      var files_patterns = __webpack_require__(1780);
      var promises_ = __webpack_require__(8500);
      ;
      const maxTimesEntered = 16;
      const maxWalkBlockMs = 50;
      async function walkPatterns(root, patterns, collector) {
        const exclusions = patterns.filter(({ isExclusion }) => isExclusion);
        const selections = patterns.filter(({ isExclusion }) => !isExclusion);
        const named = new Set(selections.flatMap(({ leadingNames = [] }) => leadingNames.map((_, index) => leadingNames.slice(0, index + 1).join("/"))));
        const spellAsOnDisk = (0, paths.$0)();
        let resumedAt = performance.now();
        for (const pattern of selections) {
          const state = { root, pattern, collector, pending: [], named, timesEntered: /* @__PURE__ */ new Map(), spellAsOnDisk };
          const rootScope = innerScope({ namesToEnter: ["", ...pattern.leadingNames ?? []], isCovered: false, exclusions }, "", pattern);
          if (rootScope !== void 0)
            state.pending.push({ name: "", path: root, ...rootScope, enteredFrom: void 0 });
          for (let folder = state.pending.pop(); folder !== void 0; folder = state.pending.pop()) {
            for (const entry of listFolder(state, folder)) {
              const name = folder.name === "" ? entry.name : [folder.name, entry.name].join("/");
              const path = (0, external_node_path_.join)(folder.path, entry.name);
              takeEntry(state, entry.kind, { folder, name, path: entry.isFromPattern ? spellAsOnDisk(path) : path });
            }
            if (performance.now() - resumedAt < maxWalkBlockMs)
              continue;
            await (0, promises_.setImmediate)();
            resumedAt = performance.now();
          }
        }
      }
      function innerScope(outer, name, pattern) {
        if (outer.exclusions.some((one) => one.matchesFolder(name)))
          return void 0;
        const isCovered = outer.isCovered || pattern.matchesFolder(name);
        const namesToEnter = isCovered ? [] : outer.namesToEnter.slice(1);
        if (!isCovered && namesToEnter.length === 0 && (pattern.isLiteral || !pattern.mayMatchBelow(name)))
          return void 0;
        return { isCovered, namesToEnter, exclusions: outer.exclusions.filter((one) => one.mayMatchBelow(name)) };
      }
      function listFolder({ collector, pattern }, { name, path, isCovered, namesToEnter }) {
        const [next] = namesToEnter;
        try {
          return next === void 0 ? readEntries(path) : readNamedEntry(path, next);
        } catch (thrown) {
          collector.addFailure(name === "" ? "." : name, (0, hash_file.GI)(thrown), isCovered ? [pattern] : []);
          return [];
        }
      }
      function takeEntry(state, kind, found) {
        const { collector, pattern, named, pending } = state;
        const { folder, name, path } = found;
        if (kind === "folder") {
          const scope = isGit(state, path) ? void 0 : innerScope(folder, name, pattern);
          if (scope !== void 0)
            pending.push({ name, path, ...scope, enteredFrom: folder });
          return;
        }
        const isSelected = folder.isCovered || pattern.matchesFile(name);
        const isMatched = isSelected && !folder.exclusions.some((one) => one.matchesFile(name));
        const mayBeFolder = kind === "link" || kind === "not-utf8";
        if (!isMatched && !(mayBeFolder && innerScope(folder, name, pattern) !== void 0))
          return;
        if (kind === "file")
          collector.addFile(name, path, pattern);
        else if (kind === "link")
          takeLink(state, found, isMatched);
        else if (kind === "not-utf8")
          collector.addFailure(name, (0, hash_file.zS)("FILE_NAME_INVALID"), isMatched ? [pattern] : []);
        else if (named.has(name))
          collector.addFailure(name, (0, hash_file.zS)("FILE_NOT_REGULAR"), [pattern]);
        else
          collector.addSpecial(name);
      }
      function isGit({ root }, path) {
        return (0, paths.aR)((0, paths.kV)(root, path) ?? path.split(external_node_path_.sep));
      }
      function takeLink(state, found, isMatched) {
        const { root, collector, timesEntered, named } = state;
        const { name, folder } = found;
        const target = readTarget(state, found, isMatched);
        if (target === void 0 || !(isMatched || target.kind === "folder"))
          return;
        const { kind } = target;
        const path = state.spellAsOnDisk(target.path);
        const isFolder = kind === "folder";
        const times = (timesEntered.get(path) ?? 0) + 1;
        timesEntered.set(path, times);
        if (isGit(state, path))
          return collector.addSkippedLink(name);
        if (!named.has(name)) {
          if (isFolder && isWithin(folder, path))
            return;
          if ((0, paths.kV)(root, path) === void 0 || isFolder && times > maxTimesEntered)
            return collector.addSkippedLink(name);
        }
        takeEntry(state, kind, { ...found, path });
      }
      function readTarget({ collector, pattern, named }, { name, path }, isMatched) {
        try {
          return readLink(path);
        } catch (thrown) {
          if (!(0, hash_file.q1)(thrown))
            collector.addFailure(name, (0, hash_file.GI)(thrown), named.has(name) ? [pattern] : []);
          else if (named.has(name))
            collector.addFailure(name, (0, hash_file.GB)(), [pattern]);
          else if (isMatched)
            collector.addSkippedLink(name);
          return void 0;
        }
      }
      function isWithin(folder, path) {
        for (let each = folder; each !== void 0; each = each.enteredFrom) {
          if (each.path === path && each.namesToEnter.length === 0)
            return true;
        }
        return false;
      }
      function readEntries(path) {
        const listed = (0, external_node_fs_.readdirSync)(path, { withFileTypes: true });
        const entries = listed.map((entry) => ({ name: entry.name, kind: kindOf(entry) }));
        return entries.some(({ name }) => name.includes("\uFFFD")) ? markInvalidNames(path, entries) : entries;
      }
      function readNamedEntry(path, name) {
        const stats = (0, paths.d)(name) ? (0, external_node_fs_.lstatSync)((0, external_node_path_.join)(path, name), { throwIfNoEntry: false }) : void 0;
        return stats === void 0 ? [] : [{ name, kind: kindOf(stats), isFromPattern: true }];
      }
      function markInvalidNames(path, entries) {
        const names = Map.groupBy((0, external_node_fs_.readdirSync)(path, { encoding: "buffer" }), isUtf8);
        const valid = new Set((names.get(true) ?? []).map((name) => name.toString("utf8")));
        const invalid = (names.get(false) ?? []).map((name) => ({ name: name.toString("utf8"), kind: "not-utf8" }));
        return [...entries.filter(({ name }) => valid.has(name)), ...invalid];
      }
      function readLink(path) {
        const bytes = external_node_fs_.realpathSync.native(path, { encoding: "buffer" });
        const target = bytes.toString("utf8");
        return { path: target, kind: isUtf8(bytes) ? kindOf((0, external_node_fs_.lstatSync)(target)) : "not-utf8" };
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
      ;
      async function findFiles(patterns, options) {
        const workspace = { given: options.workspace, real: (0, paths.hv)(options.workspace) };
        const parsed = await (0, files_patterns.Z7)(patterns, workspace);
        const leadsOutside = ({ isExclusion, leadingNames }) => !isExclusion && leadingNames === void 0;
        const collector = createCollector(options.notice);
        const { matched } = collector;
        for (const pattern of parsed.filter(leadsOutside)) {
          const error = (0, hash_file.zS)("FILE_OUTSIDE_WORKSPACE", { hint: containerAdvice(pattern.line) });
          collector.addFailure(pattern.line, error, [pattern]);
        }
        const inside = parsed.filter((pattern) => !leadsOutside(pattern));
        await walkPatterns(workspace.real, inside, collector);
        const isUnmatched = (pattern) => !pattern.isExclusion && !matched.has(pattern);
        for (const pattern of parsed.filter((each) => isUnmatched(each) && isFileName(each.line, options.workspace))) {
          const escaped = pattern.line.replaceAll(/[*?[]/g, "[$&]").replaceAll("\\", "\\\\");
          const literals = await (0, files_patterns.Z7)([escaped], workspace);
          await walkPatterns(workspace.real, [...literals, ...inside.filter(({ isExclusion }) => isExclusion)], collector);
          if (literals.some((literal) => matched.has(literal)))
            matched.add(pattern);
        }
        const found = collector.close();
        const files = onePerFile(workspace.real, found.files);
        for (const { line } of parsed.filter(isUnmatched)) {
          options.onUnmatched(`No file in ${(0, core_text.zz)(options.workspace)} matches ${(0, core_text.zz)(line)}. ${(0, files_patterns.Ww)(line) ?? "Check the name: names start at the workspace."}`);
        }
        return { ...found, files };
      }
      function isFileName(line, workspace) {
        if (!/^[^!#~].*$/.test(line) || !/[*?[\\]/.test(line))
          return false;
        const path = (0, external_node_path_.resolve)(workspace, line);
        return (0, external_node_fs_.existsSync)(path) && (0, external_node_fs_.lstatSync)(path).isFile();
      }
      function createCollector(notice) {
        const files = [];
        const failed = /* @__PURE__ */ new Map();
        const matched = /* @__PURE__ */ new Set();
        const special = /* @__PURE__ */ new Set();
        const links = /* @__PURE__ */ new Set();
        const addFailure = (name, error, patterns) => {
          for (const pattern of patterns)
            matched.add(pattern);
          const isInWorkspace = error.code !== "FILE_OUTSIDE_WORKSPACE" || patterns.every(({ leadingNames }) => leadingNames !== void 0);
          failed.set(name, { subject: isInWorkspace ? { name, path: name } : { name }, error });
        };
        const addFile = (name, path, pattern) => {
          matched.add(pattern);
          try {
            files.push({ name, path, size: (0, external_node_fs_.lstatSync)(path).size });
          } catch (thrown) {
            addFailure(name, (0, hash_file.GI)(thrown), []);
          }
        };
        const close = () => {
          const wasLeftOut = special.size === 1 ? "was left out: it is" : "were left out: each is";
          const specials = (0, core_text.Sh)([...special].sort(checksums.MP));
          if (special.size > 0)
            notice(`${specials} ${wasLeftOut} a pipe, a socket or a device.`);
          const [first] = [...links].sort(checksums.MP);
          const [were, isFirst] = links.size === 1 ? ["link was", ""] : ["links were", " is the first"];
          if (first !== void 0)
            notice(`${links.size} symbolic ${were} left out: ${(0, core_text.zz)(first)}${isFirst}. A wildcard follows a link only to what is in the workspace; a pattern that names the link follows it anywhere.`);
          return {
            files: files.sort((one, other) => (0, checksums.MP)(one.name, other.name)),
            failed: [...failed.values()].sort((one, other) => (0, checksums.MP)(one.subject.name, other.subject.name))
          };
        };
        const addSpecial = (name) => void special.add(name);
        const addSkippedLink = (name) => void links.add(name);
        return { addFile, addFailure, addSpecial, addSkippedLink, close, matched };
      }
      function onePerFile(root, files) {
        if (new Set(files.map(({ path }) => path)).size === files.length)
          return files;
        const nameByPath = /* @__PURE__ */ new Map();
        for (const { name, path } of files) {
          if (!nameByPath.has(path) || (0, paths.kV)(root, path)?.join("/") === name)
            nameByPath.set(path, name);
        }
        const kept = files.filter(({ name, path }) => nameByPath.get(path) === name);
        return [...new Map(kept.map((file) => [file.path, file])).values()];
      }
      const inContainer = /^\/(?:github\/workspace|__w\/[^/]+\/[^/]+)\/(?=.)/;
      function containerAdvice(pattern) {
        if (!inContainer.test(pattern))
          return void 0;
        return `This is a path in a container. Write it from the workspace: ${(0, core_text.zz)(pattern.replace(inContainer, ""))}.`;
      }
      function createListedFiles(list, workspace, isElsewhere) {
        const spellAsOnDisk = (0, paths.$0)();
        const folder = (0, paths.hv)((0, external_node_path_.dirname)(list), spellAsOnDisk);
        const readable = isElsewhere ? [workspace, folder] : [workspace];
        const realFolders = /* @__PURE__ */ new Map();
        const toRealFolder = (path) => {
          const real = realFolders.get(path) ?? (0, paths.hv)(path, spellAsOnDisk);
          realFolders.set(path, real);
          return real;
        };
        const findExactly = (name) => {
          const paths2 = [folder, workspace].map((start) => (0, external_node_path_.resolve)(start, name));
          const inside = paths2.filter((path2) => isBelow(readable, path2));
          for (const path2 of new Set(inside)) {
            const found = statListed(path2, readable, { toRealFolder, spellAsOnDisk });
            if (found !== void 0)
              return found;
          }
          const [path = ""] = paths2;
          return inside.length > 0 ? void 0 : { path, error: (0, hash_file.zS)("FILE_OUTSIDE_WORKSPACE"), isOutside: true };
        };
        const find = (name) => {
          const hasBackslash = name.includes("\\");
          const found = hasBackslash && external_node_path_.sep === "\\" ? void 0 : findExactly(name);
          if (found !== void 0 || !hasBackslash)
            return found;
          const slashed = name.replaceAll("\\", "/");
          const other = findExactly(slashed);
          return other && ("error" in other ? other : { ...other, name: slashed });
        };
        return { folder, find };
      }
      function statListed(given, readable, { toRealFolder, spellAsOnDisk }) {
        let path = given;
        try {
          path = spellAsOnDisk(given);
          const stats = (0, external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
          if (stats === void 0)
            return void 0;
          const isLink = stats.isSymbolicLink();
          const target = isLink ? findTarget(path) : (0, external_node_path_.join)(toRealFolder((0, external_node_path_.dirname)(path)), (0, external_node_path_.basename)(path));
          if (isInGitBelow(readable, path) || target !== void 0 && isInGitBelow(readable, target))
            return { path, error: (0, hash_file.zS)("FILE_OUTSIDE_WORKSPACE", inGit) };
          if (target === void 0)
            return { path, error: (0, hash_file.GB)() };
          if (!isBelow(readable, target))
            return { path, error: (0, hash_file.zS)("FILE_OUTSIDE_WORKSPACE") };
          const found = isLink ? (0, external_node_fs_.lstatSync)(target) : stats;
          if (found.isDirectory())
            return void 0;
          if (found.isFile())
            return { path: target, size: found.size };
          return { path: target, error: (0, hash_file.zS)("FILE_NOT_REGULAR") };
        } catch (thrown) {
          if (["ENAMETOOLONG", "EINVAL"].includes((0, errors.xU)(thrown) ?? ""))
            return void 0;
          return { path, error: (0, hash_file.GI)(thrown) };
        }
      }
      function isInGitBelow(folders, path) {
        return folders.some((folder) => (0, paths.aR)((0, paths.kV)(folder, path)));
      }
      const inGit = {
        detail: "a .git folder is no part of it",
        hint: "Take the line out of the list: what lies in a .git folder is never read."
      };
      function findTarget(path) {
        try {
          return (0, paths.hv)(path);
        } catch (thrown) {
          if ((0, hash_file.q1)(thrown))
            return void 0;
          throw thrown;
        }
      }
      function isBelow(folders, path) {
        return folders.some((folder) => {
          const names = (0, paths.kV)(folder, path) ?? [];
          return names.length > 0 && names.every(paths.d);
        });
      }
    })
  ),
  /***/
  2348: (
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
        const end = (code, delayMs) => {
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
          end(code, delayMs);
        };
        const fail = (thrown) => {
          end(1, 0);
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
  5823: (
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
        GQ: () => (
          /* binding */
          collectHashed
        ),
        /* harmony export */
        Vb: () => (
          /* binding */
          nameOf
        ),
        /* harmony export */
        Zz: () => (
          /* binding */
          confirmVerified
        ),
        /* harmony export */
        b6: () => (
          /* binding */
          warnOfChangedFiles
        ),
        /* harmony export */
        mb: () => (
          /* binding */
          toUnhashed
        ),
        /* harmony export */
        rA: () => (
          /* binding */
          hashCandidates
        )
        /* harmony export */
      });
      var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
      var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8500);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6608);
      var _files_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2375);
      var _hash_hash_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4964);
      var _host_queue_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9821);
      var _host_signals_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2348);
      var _render_causes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4110);
      var _words_verdicts_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2107);
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
      function toWorkspacePath(root, path) {
        return (0, node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root, path).replaceAll(node_path__WEBPACK_IMPORTED_MODULE_0__.sep, "/");
      }
      async function* hashCandidates(candidates, options) {
        const { mustBeListed, onHashed } = options;
        const files = [];
        for (const [index, candidate] of candidates.entries()) {
          if (candidate.kind === "file")
            files.push([index, candidate.source]);
          else if (candidate.kind !== "asset")
            yield [index, candidate];
        }
        const workspace = (0, _files_paths_js__WEBPACK_IMPORTED_MODULE_3__.hv)(options.workspace);
        for await (const batch of (0, _hash_hash_files_js__WEBPACK_IMPORTED_MODULE_4__.yQ)(files, options)) {
          for (const hashed of batch) {
            onHashed();
            const candidate = candidates[hashed.index];
            yield [hashed.index, compareWithList(toHashedSubject(hashed, candidate, workspace), candidate, mustBeListed)];
          }
        }
        if (!candidates.some(({ kind }) => kind === "asset"))
          return;
        for await (const [index, asset] of hashAssets(candidates, options)) {
          onHashed();
          yield [index, compareWithList(asset, candidates[index], mustBeListed)];
        }
      }
      function toHashedSubject(hashed, candidate, workspace) {
        const { name } = hashed.subject;
        const absolute = candidate?.kind === "file" ? candidate.source.path : name;
        const path = absolute === `${workspace}${node_path__WEBPACK_IMPORTED_MODULE_0__.sep}${name}` ? name : toWorkspacePath(workspace, absolute);
        if ("error" in hashed)
          return { kind: "failed", subject: { name, path }, error: hashed.error };
        return { kind: "digest", subject: path === name ? hashed.subject : { ...hashed.subject, path } };
      }
      function compareWithList(hashed, candidate, mustBeListed) {
        const listed = candidate !== void 0 && "listed" in candidate ? candidate.listed : void 0;
        if (hashed.kind === "failed" || listed === hashed.subject.digest)
          return hashed;
        const { subject } = hashed;
        if (listed === void 0 && !mustBeListed)
          return hashed;
        const error = listed === void 0 ? new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__._Z("CHECKSUM_MISSING", "The checksum list does not name this file.") : new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__._Z("CHECKSUM_MISMATCH", `The file's digest is ${subject.digest}, but the checksum list says ${listed}.`);
        return { kind: "failed", subject, error };
      }
      const maxDownloads = 4;
      function hashAssets(candidates, options) {
        return new ReadableStream({
          start: (controller) => {
            const tasks = (0, _host_queue_js__WEBPACK_IMPORTED_MODULE_5__.JL)(maxDownloads, async ([index, asset]) => {
              controller.enqueue([index, await hashAsset(asset, options)]);
            });
            for (const [index, candidate] of candidates.entries()) {
              if (candidate.kind === "asset")
                tasks.add([index, candidate]);
            }
            tasks.whenDone().then(() => controller.close()).catch((thrown) => controller.error(thrown));
          }
        });
      }
      async function hashAsset({ name, hash }, { onBytes, signal }) {
        try {
          return await hash(onBytes, signal);
        } catch (thrown) {
          return { kind: "failed", subject: { name }, error: (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.Xt)(thrown) };
        }
      }
      async function collectHashed(candidates, hashed, signals) {
        const collected = Array.from({ length: candidates.length });
        const collect = async () => {
          for await (const [index, subject] of hashed)
            collected[index] = subject;
        };
        await (0, _host_signals_js__WEBPACK_IMPORTED_MODULE_6__.j)(collect(), signals);
        return candidates.map((candidate, index) => collected[index] ?? toUnhashed(candidate));
      }
      function toUnhashed(candidate) {
        const error = new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__._Z("NOT_ATTEMPTED", "The run ended before this file was hashed.");
        return { kind: "failed", subject: nameOf(candidate), error };
      }
      const filesBetweenPauses = 1e3;
      async function warnOfChangedFiles(rows, { log, signals, workspace }) {
        const changed = [];
        for (const [index, { subject, verdict, unresolved }] of rows.entries()) {
          if (signals.cancellation.stop.aborted)
            return;
          if (index % filesBetweenPauses === filesBetweenPauses - 1)
            await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setImmediate)();
          const isSent = _words_verdicts_js__WEBPACK_IMPORTED_MODULE_8__.Jo[verdict].isStamped || verdict === "unclear" || unresolved !== void 0;
          if (isSent && subject.digest !== void 0 && hasFileChanged(subject, workspace))
            changed.push(subject);
        }
        const warning = (0, _render_causes_js__WEBPACK_IMPORTED_MODULE_7__.Gg)(changed);
        if (warning !== void 0)
          log.warning(warning.message, warning.target);
      }
      function confirmVerified(judgement, subject, workspace) {
        if (!(0, _words_verdicts_js__WEBPACK_IMPORTED_MODULE_8__.Ez)(judgement) || !hasFileChanged(subject, workspace))
          return judgement;
        const message = "The file changed after it was hashed. The result is for the old bytes.";
        return { verdict: "failed", error: new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__._Z("FILE_CHANGED", message) };
      }
      function hasFileChanged({ path, fingerprint }, workspace) {
        return path !== void 0 && fingerprint !== void 0 && !(0, _hash_hash_files_js__WEBPACK_IMPORTED_MODULE_4__._5)((0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workspace, path), fingerprint);
      }
    })
  ),
  /***/
  3605: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        jC: () => (
          /* binding */
          openHistory
        ),
        /* harmony export */
        vu: () => (
          /* binding */
          toEarlierFacts
        )
        /* harmony export */
      });
      var _evidence_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(552);
      var _evidence_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3716);
      var _host_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2009);
      var _journal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7990);
      const maxHeads = 1e3;
      function openHistory(folder, release) {
        const { files } = folder;
        const released = release?.statements ?? [];
        const own = release === void 0 ? files : files.filter(({ statement }) => (0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_1__.$p)(statement, release.identity));
        const [record, releaseRecord] = [(0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_1__.C6)([...released, ...own]), (0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_1__.C6)(released)];
        const { heads } = release?.attach === void 0 ? record : releaseRecord;
        return {
          record,
          folderRecord: (0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_1__.C6)(files),
          ownRecord: (0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_1__.C6)(own),
          releaseRecord,
          heads: heads.slice(0, maxHeads),
          damaged: [...folder.damaged, ...release?.damaged ?? []]
        };
      }
      function toEarlierFacts(inputs, history, lines, release) {
        const service = (0, _host_inputs_js__WEBPACK_IMPORTED_MODULE_2__.Ad)(inputs);
        const now = /* @__PURE__ */ new Date();
        const earlierStamps = pickYoungestStamps((0, _journal_js__WEBPACK_IMPORTED_MODULE_3__.Kj)(lines, now), toRecordedStamps(history.folderRecord, service, now), toRecordedStamps(history.releaseRecord, service, release === void 0 ? now : release.githubTime()));
        const journaled = release === void 0 ? (0, _journal_js__WEBPACK_IMPORTED_MODULE_3__.Ol)(lines, now) : void 0;
        const addRecordedFacts = createFactAdder(inputs, history, earlierStamps, journaled);
        return { earlierStamps, findCoveringList: createListFinder(inputs, history.record), addRecordedFacts };
      }
      function toRecordedStamps({ anchors, statements, isDemonstration }, service, now) {
        const stamps = /* @__PURE__ */ new Map();
        const isKnownHere = !isDemonstration || statements.some(({ statement }) => statement.predicate.service?.url === service);
        for (const anchor of anchors.values()) {
          const own = anchor.stamps.filter((stamp) => (stamp.service ?? service) === service);
          const earlier = own.map(({ verdict, stampedOn }) => ({
            verdict: verdict === "accepted" ? verdict : "unclear",
            ageMs: now === void 0 ? 0 : (0, _journal_js__WEBPACK_IMPORTED_MODULE_3__.hy)(Date.parse(stampedOn), now),
            ...verdict === "failed" && { isMismatched: true }
          }));
          const [youngest] = earlier.toSorted((one, other) => one.ageMs - other.ageMs);
          if (isKnownHere && (0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_1__.Is)(anchor))
            stamps.set(anchor.digest, { ageMs: _journal_js__WEBPACK_IMPORTED_MODULE_3__.ch, ...youngest, verdict: "anchored" });
          else if (youngest !== void 0)
            stamps.set(anchor.digest, youngest);
        }
        return stamps;
      }
      function pickYoungestStamps(...sources) {
        const stamps = /* @__PURE__ */ new Map();
        for (const [digest, stamp] of sources.flatMap((source) => [...source])) {
          const known = stamps.get(digest);
          const isAnchored = known?.verdict === "anchored" || stamp.verdict === "anchored";
          const youngest = known === void 0 || stamp.ageMs < known.ageMs ? { ...known, ...stamp } : known;
          stamps.set(digest, isAnchored ? { ...youngest, verdict: "anchored" } : youngest);
        }
        return stamps;
      }
      function createListFinder(inputs, record) {
        if (inputs.mode === "stamp" || (0, _host_inputs_js__WEBPACK_IMPORTED_MODULE_2__.vz)(inputs) === "clocks")
          return () => void 0;
        const { anchors, coverOf } = record;
        return (digest) => {
          const cover = (0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_1__.um)(anchors.get(digest)) ? void 0 : coverOf(digest);
          return cover !== void 0 && ((0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_1__.Is)(cover) || cover.stamps.length > 0) ? cover.digest : void 0;
        };
      }
      function createFactAdder({ mode, blockTime }, { record, damaged }, earlierStamps, journaled) {
        const [unread] = damaged;
        return (row) => {
          const { subject, verdict, coveredBy = subject.digest } = row;
          const known = record.names.get(subject.name);
          const digests = known === void 0 ? [] : [known, ...known.former].map(({ digest: digest2 }) => digest2.sha3_256);
          const former = digests.filter((digest2) => digest2 !== subject.digest);
          if (former.length > 0)
            row.former = former;
          if (unread !== void 0)
            return markUnknown(row, unread);
          if (mode === "stamp")
            return;
          const isAbsent = verdict === "not-found" || verdict === "no-match";
          const { ageMs = blockTime } = isAbsent && coveredBy && earlierStamps.get(coveredBy) || {};
          if (ageMs < blockTime)
            row.recent = { ageMs, blockTimeMs: blockTime };
          const digest = journaled && (digests[0] ?? journaled.get(subject.name));
          if (subject.digest === void 0 || digest === void 0 || digest === subject.digest)
            return;
          const wasStamped = journaled?.get(subject.name) === digest || (0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_1__.lM)(record, digest);
          row.recorded = { digest, isStamped: wasStamped };
        };
      }
      function markUnknown(row, { what, advice }) {
        const { verdict, answer } = row;
        if (verdict === "failed" || verdict === "skipped" || verdict === "unreachable")
          return;
        const note = `${what} cannot be read, so the recorded bytes are not known.`;
        (0, _evidence_run_js__WEBPACK_IMPORTED_MODULE_0__.N9)(row, { verdict: "unknown", note, advice, ...answer && { answer } });
      }
    })
  ),
  /***/
  7990: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Kj: () => (
          /* binding */
          toJournaledStamps
        ),
        /* harmony export */
        Ol: () => (
          /* binding */
          toStampedNames
        ),
        /* harmony export */
        Qt: () => (
          /* binding */
          renderAge
        ),
        /* harmony export */
        _0: () => (
          /* binding */
          openJournal
        ),
        /* harmony export */
        ch: () => (
          /* binding */
          unknownAgeMs
        ),
        /* harmony export */
        hy: () => (
          /* binding */
          ageOf
        )
        /* harmony export */
      });
      var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
      var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6608);
      var _core_file_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3364);
      var _core_members_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2508);
      var _core_row_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1663);
      var _evidence_statement_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7400);
      var _host_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6077);
      function openJournal(folder, { runId, service }, warn) {
        const path = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _core_file_names_js__WEBPACK_IMPORTED_MODULE_3__.NW.journal);
        const warnOnFailure = (write) => {
          try {
            withUnwritableError(path, write);
          } catch (thrown) {
            warn((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.Xt)(thrown).message);
          }
        };
        const file = withUnwritableError(path, () => openLineFile(path, warnOnFailure));
        const toLine = ({ name, digest }, facts) => JSON.stringify({ at: (/* @__PURE__ */ new Date()).toISOString(), run_id: runId, name, digest, ...facts, service });
        return {
          lines: parseJournal(file.earlier, service),
          recordIntent: (subject) => withUnwritableError(path, () => file.write(toLine(subject, { event: "intent" }))),
          recordResult: (subject, judgement) => {
            const { verdict, error } = judgement;
            const open = (0, _core_row_js__WEBPACK_IMPORTED_MODULE_4__.pC)(judgement) || void 0;
            const facts = { event: "result", verdict, code: error?.code, open, request_id: (0, _core_row_js__WEBPACK_IMPORTED_MODULE_4__.Gb)(judgement) };
            warnOnFailure(() => file.writeSoon(toLine(subject, facts)));
          },
          close: file.close
        };
      }
      function openLineFile(path, warnOnFailure) {
        const file = (0, _host_files_js__WEBPACK_IMPORTED_MODULE_6__.lf)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDWR | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_APPEND | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_CREAT);
        const earlier = (0, _host_files_js__WEBPACK_IMPORTED_MODULE_6__.zP)(file, Math.max(0, (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file).size - maxEarlierBytes), maxEarlierBytes);
        let isOpen = true;
        let isCut = earlier.length > 0 && earlier.at(-1) !== lineEnd;
        let unwritten = "";
        let scheduledFlush;
        const add = (line) => {
          if (!isOpen)
            throw new Error("the run has ended");
          unwritten += `${line}
`;
        };
        const flush = () => {
          if (unwritten === "")
            return;
          const text = isCut ? `
${unwritten}` : unwritten;
          unwritten = "";
          isCut = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(file, text) < Buffer.byteLength(text);
          if (isCut)
            throw new Error("the disk took only a part of a line");
        };
        const flushNow = () => {
          scheduledFlush = void 0;
          warnOnFailure(flush);
        };
        return {
          earlier: new TextDecoder().decode(earlier),
          write: (line) => {
            add(line);
            flush();
          },
          writeSoon: (line) => {
            add(line);
            scheduledFlush ??= setImmediate(flushNow);
          },
          close: () => {
            clearImmediate(scheduledFlush);
            flushNow();
            isOpen = false;
            (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
          }
        };
      }
      const maxEarlierBytes = 64 * 1024 * 1024;
      const lineEnd = "\n".charCodeAt(0);
      function withUnwritableError(path, write) {
        try {
          return write();
        } catch (cause) {
          throw (0, _host_files_js__WEBPACK_IMPORTED_MODULE_6__.uA)(path, cause);
        }
      }
      const textOrEmpty = ({ value }) => typeof value === "string" ? value : "";
      const journalLineForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.Xy)({
        at: ({ value, where }) => {
          const time = Date.parse(textOrEmpty({ value, where }));
          if (Number.isNaN(time))
            throw new RangeError(`${where} is no time`);
          return time;
        },
        event: (member) => (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.aG)(member, ["intent", "result"]),
        /** The name of the subject; where several have this digest, of the first of them. */
        name: textOrEmpty,
        digest: _evidence_statement_js__WEBPACK_IMPORTED_MODULE_5__.FB,
        verdict: textOrEmpty,
        isOpen: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.pb)("open", ({ value }) => value === true),
        requestId: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.pb)("request_id", textOrEmpty),
        service: textOrEmpty,
        code: textOrEmpty
      });
      function toJournaledStamps(lines, now) {
        const lastLines = /* @__PURE__ */ new Map();
        const linesBeforeIntent = /* @__PURE__ */ new Map();
        for (const line of lines) {
          const { event, digest } = line;
          if (event === "intent")
            linesBeforeIntent.set(digest, lastLines.get(digest));
          const last = isPerhapsSpent(line) ? line : linesBeforeIntent.get(digest);
          if (last === void 0)
            lastLines.delete(digest);
          else
            lastLines.set(digest, last);
        }
        return new Map([...lastLines].map(([digest, line]) => [digest, toEarlierStamp(line, now)]));
      }
      function toStampedNames(lines, now) {
        const stamps = toJournaledStamps(lines, now);
        return new Map(lines.flatMap(({ name, digest }) => stamps.has(digest) ? [[name, digest]] : []));
      }
      function isPerhapsSpent(line) {
        if (line.event === "intent")
          return true;
        return isAccepted(line) || line.isOpen || line.verdict === "unclear" || line.code === mismatchCode;
      }
      function isAccepted({ verdict }) {
        return verdict === "accepted" || verdict === "anchored";
      }
      const mismatchCode = "REPLY_MISMATCH";
      function toEarlierStamp(line, now) {
        const { at, requestId, code } = line;
        return {
          verdict: isAccepted(line) ? "accepted" : "unclear",
          ageMs: ageOf(at, now),
          ...requestId !== "" && { requestId },
          ...code === mismatchCode && { isMismatched: true }
        };
      }
      const unknownAgeMs = 24 * 60 * 60 * 1e3;
      const maxClockChangeMs = 5 * 6e4;
      function ageOf(at, now) {
        const ageMs = now.getTime() - at;
        return ageMs >= -maxClockChangeMs ? Math.max(0, ageMs) : unknownAgeMs;
      }
      function renderAge({ ageMs }) {
        return ageMs === unknownAgeMs ? "at an unknown time" : `${Math.round(ageMs / 1e3)} s ago`;
      }
      const minLineLength = 100;
      function parseJournal(journal, service) {
        const lines = [];
        for (let start = 0, end = 0; end !== -1; start = end + 1) {
          end = journal.indexOf("\n", start);
          const text = journal.slice(start, end === -1 ? void 0 : end);
          const line = text.length < minLineLength ? void 0 : parseLine(text);
          if (line?.service === service)
            lines.push(line);
        }
        return lines;
      }
      function parseLine(text) {
        try {
          return journalLineForm({ value: JSON.parse(text), where: "the line" });
        } catch {
          return void 0;
        }
      }
    })
  ),
  /***/
  9256: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        jk: () => (
          /* binding */
          openOutputDir
        ),
        LS: () => (
          /* binding */
          prepareJob
        ),
        qT: () => (
          /* binding */
          removeEarlierFiles
        )
      });
      var external_node_fs_ = __webpack_require__(3024);
      var promises_ = __webpack_require__(1455);
      var external_node_path_ = __webpack_require__(6760);
      var errors = __webpack_require__(6608);
      var file_names = __webpack_require__(3364);
      var json = __webpack_require__(5961);
      var core_text = __webpack_require__(2872);
      var statement_file = __webpack_require__(9131);
      var statement = __webpack_require__(7400);
      var patterns = __webpack_require__(1780);
      var paths = __webpack_require__(2375);
      var hash_file = __webpack_require__(1953);
      var host_files = __webpack_require__(6077);
      var host_inputs = __webpack_require__(2009);
      var run_candidates = __webpack_require__(5823);
      var run_history = __webpack_require__(3605);
      var checksums = __webpack_require__(291);
      var proof = __webpack_require__(2987);
      var find_files = __webpack_require__(1729);
      var release_access = __webpack_require__(5835);
      ;
      async function findSubjects(inputs, host, outputDir, assets) {
        const found = [...assets, ...inputs.fromRelease ? [] : await findLocalFiles(inputs, host, outputDir)];
        const named = (0, release_access.IW)(await addChecksumList(found, inputs, host), inputs);
        const none = { files: [], failed: [] };
        const ofProofs = inputs.proofs.length === 0 ? none : await findWorkspaceFiles(inputs.proofs, inputs, host, outputDir);
        const proofs = [...ofProofs.files.map(readProof), ...ofProofs.failed.map(toFailed)];
        return {
          /** What is to be hashed or asked about; hashing replaces each candidate by its subject. */
          candidates: [...named.candidates],
          /** The given checksum list, if it is asked about itself: by a check or verification with `anchor: manifest`. */
          ...named.list && { list: named.list },
          proofs,
          /** The number of candidates and proofs together. */
          count: named.candidates.length + proofs.length
        };
      }
      async function findLocalFiles(inputs, host, outputDir) {
        const { files, failed } = await findWorkspaceFiles(inputs.files, inputs, host, outputDir);
        const all = [
          ...files.map((source) => ({ kind: "file", source })),
          ...failed.map(toFailed)
        ];
        return failed.length === 0 ? all : all.toSorted((one, two) => (0, checksums.MP)((0, run_candidates.Vb)(one).name, (0, run_candidates.Vb)(two).name));
      }
      async function findWorkspaceFiles(patterns2, inputs, { workspace, log }, outputDir) {
        const found = await (0, find_files.findFiles)(patterns2, {
          workspace,
          notice: (text) => log.notice(text, { title: "left out" }),
          // With `if-no-files-found: ignore`, a pattern that matches nothing is logged as a plain line.
          onUnmatched: inputs.ifNoFilesFound === "ignore" ? log.info : (text) => log.warning(text, { title: "unmatched pattern" })
        });
        const folder = (0, paths.hv)(outputDir);
        const isOwnEvidence = ({ path }) => (0, external_node_path_.dirname)(path) === folder && (0, file_names.QN)((0, external_node_path_.basename)(path));
        const there = found.files.filter(isOwnEvidence).map(({ name }) => name);
        if (there.length === 0)
          return found;
        const message = `These files in the folder for evidence were left out, because they have the names of files that this action writes: ${(0, core_text.Sh)(there)}.`;
        log.notice(message, { title: "left out" });
        return { ...found, files: found.files.filter((file) => !isOwnEvidence(file)) };
      }
      function readProof({ name, path }) {
        try {
          return { kind: "digest", subject: { ...(0, proof.k_)(name, (0, host_files.i4)(path, proof.kN + 1)), path: name } };
        } catch (thrown) {
          const message = `The proof file cannot be read: ${(0, errors.Xt)(thrown).message}`;
          const options = { cause: thrown, hint: proofPathHint };
          const error = thrown instanceof errors._Z ? thrown : new errors._Z("PROOF_INVALID", message, options);
          return { kind: "failed", subject: { name, path: name }, error };
        }
      }
      function toFailed(failure) {
        return { kind: "failed", ...failure };
      }
      const proofPathHint = "Check the path and its permissions. It must name a regular file that this user may read.";
      const maxChecksumListBytes = 64 * 1024 * 1024;
      async function addChecksumList(candidates, inputs, { workspace, log }) {
        const { subjectChecksums, anchor, mode } = inputs;
        if (subjectChecksums === "")
          return { candidates };
        const path = (0, external_node_path_.resolve)(workspace, subjectChecksums);
        const bytes = await readList(path);
        const entries = (0, checksums.yk)((0, external_node_path_.basename)(path), bytes);
        const inside = (0, paths.kV)(workspace, path)?.join("/");
        const name = inside ?? (0, external_node_path_.basename)(path);
        const root = (0, paths.hv)(workspace);
        const realPath = (0, paths.hv)(path);
        const finder = (0, find_files.p)(path, root, inside === void 0);
        const isAsked = anchor === "manifest" && mode !== "stamp";
        const isList = (candidate) => isAsked && candidate.kind === "file" && candidate.source.path === realPath;
        const others = candidates.filter((candidate) => !isList(candidate));
        const merged = mergeList(others, entries, root, { ...finder, usesAssetNames: (0, release_access.nv)(inputs) });
        logUnread(name, entries, merged, log);
        if (!isAsked)
          return { candidates: merged };
        const unix = Buffer.from(bytes.toString("latin1").replaceAll("\r\n", "\n"), "latin1");
        const isFree = mode === "check" || !inputs.report;
        const lf = isFree && unix.length < bytes.length && { lf: (0, hash_file.yi)(unix) };
        const file = { path: (0, run_candidates.CR)(workspace, path), fingerprint: (0, hash_file.ax)((0, external_node_fs_.lstatSync)(path)) };
        return { candidates: merged, list: { name, ...file, digest: (0, hash_file.yi)(bytes), size: bytes.length, ...lf } };
      }
      function invalidList(path, why, cause) {
        return new errors._Z("CHECKSUMS_INVALID", `The checksum list ${(0, core_text.zz)((0, external_node_path_.basename)(path))} ${why}.`, {
          cause,
          hint: ({ input }) => `Set ${input("subject-checksums")} to the path of one checksum list. The path starts at the workspace.`
        });
      }
      async function readList(path) {
        try {
          const stats = await (0, promises_.stat)(path);
          if (!stats.isFile())
            throw invalidList(path, "is not a regular file");
          if (stats.size > maxChecksumListBytes)
            throw invalidList(path, "is larger than 64 MiB");
          return await (0, promises_.readFile)(path);
        } catch (cause) {
          if (cause instanceof errors._Z)
            throw cause;
          throw invalidList(path, `cannot be read (${(0, core_text.S5)((0, errors.bD)(cause))})`, cause);
        }
      }
      function mergeList(candidates, entries, root, { folder, find: find2, usesAssetNames: isByAssetName = false }) {
        const merged = [...candidates];
        const byPath = new Map(candidates.map((candidate, index) => [lookupKeyOf(candidate, root), index]));
        const byBaseName = /* @__PURE__ */ new Map();
        for (const [index, candidate] of candidates.entries()) {
          if (isByAssetName && candidate.kind === "file")
            byBaseName.set((0, file_names.rw)(candidate.source.name), index);
        }
        for (const entry of entries) {
          const near = byPath.get((0, external_node_path_.resolve)(folder, entry.name)) ?? assetIndex(entry, merged, byPath);
          const there = near === void 0 ? find2(entry.name) : void 0;
          const isElsewhere = there === void 0 || "isOutside" in there;
          const index = near ?? (isElsewhere ? assetIndex(entry, merged, byBaseName) : byPath.get(there.path));
          const known = index === void 0 ? void 0 : merged[index];
          if (index === void 0 || known === void 0)
            merged.push(toListedCandidate(entry, root, there));
          else if (isListedOtherwise(known, entry))
            merged.push(toListedCandidate(entry, root, there ?? find2(entry.name)));
          else if (known.kind === "file" || known.kind === "asset")
            merged[index] = { ...known, listed: entry.digest };
        }
        return merged;
      }
      function lookupKeyOf(candidate, root) {
        if (candidate.kind === "asset")
          return candidate.name;
        return candidate.kind === "file" ? candidate.source.path : (0, external_node_path_.resolve)(root, (0, run_candidates.Vb)(candidate).name);
      }
      function assetIndex(entry, candidates, indexes) {
        const index = indexes.get(entry.name) ?? indexes.get((0, file_names.rw)(entry.name));
        const known = index === void 0 ? void 0 : candidates[index];
        return known?.kind === "file" && !mayBeSameFile(known.source.name, entry.name) ? void 0 : index;
      }
      function mayBeSameFile(...paths2) {
        const [one = "", other = ""] = paths2.map((path) => external_node_path_.posix.dirname(external_node_path_.posix.normalize(`/${path.replaceAll("\\", "/")}`)));
        return one.endsWith(other === "/" ? "" : other) || other.endsWith(one === "/" ? "" : one);
      }
      function isListedOtherwise(candidate, { digest }) {
        return "listed" in candidate && candidate.listed !== digest;
      }
      function toListedCandidate({ name: written, digest }, root, there) {
        if (there === void 0)
          return { kind: "digest", subject: { name: written, digest } };
        const { path, name = written } = there;
        if ("size" in there)
          return { kind: "file", source: { name, path, size: there.size }, listed: digest };
        return { kind: "failed", subject: { name, path: (0, run_candidates.CR)(root, path) }, error: there.error };
      }
      function logUnread(list, entries, candidates, log) {
        const unread = candidates.filter(({ kind }) => kind === "digest").map((candidate) => (0, run_candidates.Vb)(candidate).name);
        if (unread.length === 0)
          return;
        const count = `${unread.length} of the ${entries.length} files in ${(0, core_text.zz)(list)}`;
        const message = `${count} ${unread.length === 1 ? "was" : "were"} not found, so the digests were taken from the list: ${(0, core_text.Sh)(unread)}.`;
        log.notice(message, { title: "file not read" });
      }
      ;
      async function prepareJob(inputs, host, openRelease) {
        const folder = await openOutputDir(inputs.outputDir, host);
        const [found] = await Promise.allSettled([find(inputs, host, folder, openRelease)]);
        if (found.status === "rejected" && found.reason instanceof errors._Z && found.reason.code === "EVIDENCE_INVALID")
          throw withNothingSent(found.reason);
        const kept = [(0, external_node_path_.resolve)(host.workspace, inputs.subjectChecksums), (0, external_node_path_.join)(folder, file_names.NW.monitor)];
        const [removed] = await Promise.allSettled([removeEarlierFiles(folder, kept)]);
        if (found.status === "rejected") {
          if (removed.status === "rejected")
            host.log.warning((0, errors.bD)(removed.reason), { title: "OUTPUT_UNWRITABLE" });
          throw withNothingSent(found.reason);
        }
        if (removed.status === "rejected")
          throw removed.reason;
        return found.value;
      }
      async function find(inputs, host, folder, openRelease) {
        const releaseAttach = (0, host_inputs.bk)(inputs) === void 0 ? inputs.releaseAttach : "none";
        const isWanted = inputs.fromRelease || releaseAttach !== "none";
        if (isWanted && openRelease === void 0)
          throw new errors._Z("INTERNAL", "This host has no releases, and let inputs through that need one.");
        const release = isWanted ? await openRelease?.({ ...inputs, releaseAttach }) : void 0;
        const subjects = await findSubjects(inputs, host, folder, release?.candidates ?? []);
        checkCount(subjects.count, inputs, host);
        const names = [...subjects.candidates, ...subjects.proofs].map((candidate) => (0, run_candidates.Vb)(candidate).name);
        checkStatementRoom(names, inputs);
        release?.checkRoom(names);
        const history = (0, run_history.jC)(readStatements(folder), release);
        const [unreadable] = history.damaged;
        if (unreadable !== void 0 && inputs.mode === "stamp") {
          const message = `${unreadable.what} cannot be used. Nothing was sent.`;
          throw new errors._Z("EVIDENCE_INVALID", message, { hint: unreadable.advice, saysUnsent: true });
        }
        return { folder, release, subjects, history };
      }
      function withNothingSent(thrown) {
        if (!(thrown instanceof errors._Z) || thrown.saysUnsent || thrown.code === "INTERNAL")
          return thrown;
        return (0, errors.EB)(thrown, thrown.lines, (front) => `Nothing was sent. ${thrown.hintFor(front)}`);
      }
      const lengthWithAnchor = 600;
      const lengthWithoutAnchor = 250;
      function checkStatementRoom(names, { anchor }) {
        const each = anchor === "manifest" ? lengthWithoutAnchor : lengthWithAnchor;
        const length = names.reduce((sum, name) => sum + name.length + each, 0);
        if (length <= json.Zd && names.length <= statement.Gy)
          return;
        const message = `This run has ${names.length} files, and one statement cannot name so many. Nothing was sent.`;
        const hint = "Make the patterns narrower, or pack the files into one.";
        throw new errors._Z("TOO_MANY_FILES", message, { hint, saysUnsent: true });
      }
      function checkCount(count, inputs, { workspace, log }) {
        const { ifNoFilesFound, maxFiles, anchor, fromRelease } = inputs;
        if (count === 0) {
          const message2 = fromRelease ? "The release has no file to work on. Nothing was done." : `The patterns match no file in ${(0, core_text.zz)(workspace)}. Nothing was done.`;
          const hint = fromRelease ? "Upload the files to the release before this step runs. GitHub's archives of the source do not count." : inputs.files.map(patterns.Ww).find((mistake) => mistake !== void 0);
          const error = new errors._Z("NO_FILES_FOUND", message2, { hint, saysUnsent: true });
          if (ifNoFilesFound === "error")
            throw error;
          if (ifNoFilesFound === "warn")
            log.warning(`${message2} ${error.hintFor(log.front)}`, { title: error.code });
        }
        if (count <= maxFiles)
          return;
        const message = `This run has ${count} files, and at most ${maxFiles} are allowed. Nothing was sent.`;
        throw new errors._Z("TOO_MANY_FILES", message, {
          hint: anchor === "manifest" ? ({ input }) => `Make the patterns narrower, or raise ${input("max-files")}.` : void 0,
          saysUnsent: true
        });
      }
      function readStatements(folder) {
        const files = [];
        const damaged = [];
        for (const name of (0, external_node_fs_.readdirSync)(folder)) {
          if ((0, file_names.Ke)(name) === void 0)
            continue;
          const path = (0, external_node_path_.join)(folder, name);
          try {
            const bytes = (0, host_files.VX)(path, statement_file.Z8);
            if (bytes !== void 0)
              files.push((0, statement_file.P_)(bytes, name, hash_file.yi));
          } catch (thrown) {
            const why = (0, errors.bD)(thrown instanceof errors._Z ? thrown.cause : thrown);
            damaged.push({ what: `The file ${path} (${why})`, advice: statement_file.i7 });
          }
        }
        return { files, damaged };
      }
      async function openOutputDir(outputDir, { workspace, defaultOutputDir }) {
        const folder = outputDir === "" ? defaultOutputDir : (0, external_node_path_.resolve)(workspace, outputDir);
        try {
          (0, host_files.wZ)(folder, 511);
          await (0, promises_.access)(folder, external_node_fs_.constants.W_OK | external_node_fs_.constants.X_OK);
          return folder;
        } catch (cause) {
          const message = `The folder for evidence cannot be used: ${(0, errors.bD)(cause)}.`;
          throw new errors._Z("OUTPUT_UNWRITABLE", message, { cause });
        }
      }
      const derivedNames = /* @__PURE__ */ new Set([file_names.NW.checksums, file_names.NW.sha256, ...file_names.Lk]);
      const onlyEmpty = /^$/;
      const beginnings = new Map([
        ...[file_names.NW.results, file_names.NW.monitor].map((name) => [name, /^\{\s*"version": 1,\s*"tool": ?\{\s*"name": ?"anchor-artifacts"/]),
        [file_names.NW.badge, /^\{"schemaVersion":1,"label":"(?:anchored|releases)/],
        [file_names.NW.page, /^<!doctype html>[^]*<title>Verify a download<\/title>/],
        [file_names.NW.checksums, /^\\?SHA3-256 \(/],
        [file_names.NW.sha256, /^\\?[0-9a-f]{64} {2}/],
        ...file_names.Lk.map((name) => [name, name.endsWith(".ots") ? /^\0OpenTimestamps/ : /^0[\x80-\x84]/])
      ]);
      async function removeEarlierFiles(folder, kept) {
        const stays = new Set(kept.map(toRealPathIfThere));
        try {
          const found = [...beginnings].filter(([name]) => (0, external_node_fs_.lstatSync)((0, external_node_path_.join)(folder, name), { throwIfNoEntry: false }));
          const old = found.filter(([name]) => !stays.has(toRealPathIfThere((0, external_node_path_.join)(folder, name))));
          const isOfRun = (name) => name === file_names.NW.results || name === file_names.NW.journal || (0, file_names.Ke)(name) !== void 0;
          const hasRun = (0, external_node_fs_.readdirSync)(folder).some(isOfRun);
          const others = old.filter(([name, beginning]) => !isOurFile((0, external_node_path_.join)(folder, name), derivedNames.has(name) && !hasRun ? onlyEmpty : beginning)).map(([name]) => name);
          if (others.length > 0)
            throw new RangeError(`no run of this action wrote ${(0, core_text.Sh)(others)}. Move them, or set output-dir to another folder`);
          await Promise.all(old.map(([name]) => (0, host_files.Jm)(() => (0, promises_.rm)((0, external_node_path_.join)(folder, name), { force: true }))));
        } catch (cause) {
          const message = `Old files in the folder for evidence could not be removed: ${(0, errors.bD)(cause)}.`;
          throw new errors._Z("OUTPUT_UNWRITABLE", message, { cause });
        }
      }
      const beginningBytes = 4096;
      function isOurFile(path, beginning) {
        try {
          const start = Buffer.from((0, host_files.i4)(path, beginningBytes)).toString("latin1");
          return start === "" || beginning.test(start);
        } catch (thrown) {
          if (thrown instanceof RangeError)
            return false;
          throw thrown;
        }
      }
      function toRealPathIfThere(path) {
        return (0, external_node_fs_.existsSync)(path) ? (0, paths.hv)(path) : path;
      }
    })
  ),
  /***/
  5835: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        IW: () => (
          /* binding */
          withReleaseNames
        ),
        /* harmony export */
        gg: () => (
          /* binding */
          withReleaseAdvice
        ),
        /* harmony export */
        nv: () => (
          /* binding */
          usesAssetNames
        ),
        /* harmony export */
        xp: () => (
          /* binding */
          createLateAssetFinder
        ),
        /* harmony export */
        ym: () => (
          /* binding */
          reportUnjudgedAssets
        )
        /* harmony export */
      });
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6608);
      var _core_file_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3364);
      var _core_row_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1663);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2872);
      var _candidates_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5823);
      function withReleaseNames(listed, inputs) {
        if (!usesAssetNames(inputs))
          return listed;
        const { candidates, list } = listed;
        const named = candidates.map(withBaseName);
        refuseCollisions(candidates, named);
        return { candidates: named, ...list && { list: { ...list, name: (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_1__.rw)(list.name) } } };
      }
      function usesAssetNames({ fromRelease, releaseAttach }) {
        return fromRelease || releaseAttach === "assets" || releaseAttach === "both";
      }
      function withBaseName(candidate) {
        if (candidate.kind === "asset")
          return candidate;
        if (candidate.kind === "file") {
          const { source } = candidate;
          return { ...candidate, source: { ...source, name: (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_1__.rw)(source.name) } };
        }
        const { subject } = candidate;
        const name = (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_1__.rw)(subject.name);
        if (candidate.kind === "digest")
          return { ...candidate, subject: { ...candidate.subject, name } };
        return subject.path === void 0 ? candidate : { ...candidate, subject: { ...subject, name } };
      }
      function refuseCollisions(candidates, named) {
        const names = candidates.map((candidate, index) => ({
          given: (0, _candidates_js__WEBPACK_IMPORTED_MODULE_4__.Vb)(candidate).name,
          wanted: (0, _candidates_js__WEBPACK_IMPORTED_MODULE_4__.Vb)(named[index] ?? candidate).name
        }));
        const lines = [...Map.groupBy(names, ({ wanted }) => wanted)].flatMap(([wanted, files]) => files.length === 1 ? [] : `${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.Sh)(files.map(({ given }) => given))} would all be called ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.zz)(wanted)}.`);
        if (lines.length === 0)
          return;
        const shown = lines.slice(0, maxCollisions).join("\n");
        const message = `Several files would have the same name in the release.
${shown}`;
        const hint = "Nothing was sent. In a release, files have no folders, and GitHub renames odd characters. Rename all but one of these files.";
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("INPUT_INVALID", message, { hint, saysUnsent: true });
      }
      const maxCollisions = 20;
      function withReleaseAdvice(error, { rows, isRecorded }) {
        const isOpen = rows.some((row) => row.verdict === "accepted" || (0, _core_row_js__WEBPACK_IMPORTED_MODULE_2__.pC)(row));
        const { code, ownMessage, hint } = error;
        const isOutage = code === "GITHUB_UNAVAILABLE" || code === "ASSET_NOT_UPLOADED";
        const advice = isOutage ? "The verdicts stand, and the evidence is in output-dir." : hint;
        const next = isOpen && !isRecorded ? unrecordedAdvice : isOutage && "Run the job again later.";
        return (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.EB)(error, ownMessage, next === false ? advice : `${advice} ${next}`);
      }
      const unrecordedAdvice = "Wait for block-time before you run the job again: the release does not record the stamps of this run, and a run before then may pay for them again.";
      const maxSearches = 5;
      function createLateAssetFinder(release, inputs, { log, signals }) {
        const isTaking = inputsCoverAllAssets(inputs) && inputs.proofs.length === 0;
        let searches = 0;
        return async (names) => {
          searches += 1;
          if (!isTaking || searches > maxSearches || signals.cancellation.stop.aborted)
            return [];
          const late = await release.readOtherAssets(names).catch((thrown) => {
            if (thrown instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z)
              return [];
            throw thrown;
          });
          if (late.length === 0 || names.size + late.length > inputs.maxFiles)
            return [];
          const message = `${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.hS)(late.length, "file")} came to the release meanwhile, and this run took ${late.length === 1 ? "it" : "them"} too: ${renderNames(late)}.`;
          log.notice(message, { title: "late files" });
          return late;
        };
      }
      async function reportUnjudgedAssets(rows, release, inputs, { log }) {
        const all = await release.readUnjudgedAssets(rows);
        const coversAllAssets = inputsCoverAllAssets(inputs);
        for (const isError of [false, true]) {
          const some = all.filter(({ isReplaced }) => (isReplaced || coversAllAssets) === isError);
          if (some.length === 0)
            continue;
          const what = `${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.hS)(some.length, "file")} of the release ${some.length === 1 ? "was" : "were"} not judged by this run: ${renderNames(some)}.`;
          if (isError)
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("ASSET_NOT_JUDGED", what);
          log.notice(what, { title: "not judged" });
        }
      }
      function inputsCoverAllAssets({ fromRelease, files }) {
        return fromRelease && files.length === 0;
      }
      function renderNames(assets) {
        return (0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.Sh)(assets.map(({ name }) => name));
      }
    })
  ),
  /***/
  5460: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        Wv: () => (
          /* binding */
          logEnding
        ),
        Iy: () => (
          /* binding */
          openRun
        ),
        b5: () => (
          /* binding */
          runJob
        )
      });
      var downloads = __webpack_require__(965);
      var core_row = __webpack_require__(1663);
      var core_text = __webpack_require__(2872);
      var evidence_run = __webpack_require__(552);
      var host_host = __webpack_require__(9406);
      var host_inputs = __webpack_require__(2009);
      var headline = __webpack_require__(2366);
      var external_node_os_ = __webpack_require__(8161);
      var external_node_process_ = __webpack_require__(1708);
      var version = __webpack_require__(4983);
      ;
      const maxProblems = 20;
      const problemReportTitle = "Problem report, to copy whole: it holds no secrets and no file names";
      function renderProblemReport(mode, problems) {
        const all = problems.map(({ code, requestId }) => requestId === void 0 ? code : `${code}, request ${requestId}`);
        const lines2 = [...Map.groupBy(all, (line) => line)].map(([line, { length }]) => length === 1 ? line : `${line}, ${length} times`);
        const left = lines2.length - maxProblems;
        return (0, core_text.hq)([
          `anchor-artifacts ${version.rE}, node ${external_node_process_.versions.node}, ${(0, external_node_os_.platform)()} ${(0, external_node_os_.arch)()}${mode === void 0 ? "" : `, mode ${mode}`}`,
          ...lines2.slice(0, maxProblems),
          left > 0 && `and ${left} more`
        ]);
      }
      var promises_ = __webpack_require__(8500);
      var digest = __webpack_require__(2427);
      var causes = __webpack_require__(4110);
      var lines = __webpack_require__(5759);
      var markdown = __webpack_require__(79);
      var checksums = __webpack_require__(291);
      var core_errors = __webpack_require__(6608);
      var file_names = __webpack_require__(3364);
      var verdicts = __webpack_require__(2107);
      var hash_file = __webpack_require__(1953);
      var hash_files = __webpack_require__(4964);
      var queue = __webpack_require__(9821);
      var host_signals = __webpack_require__(2348);
      var run_candidates = __webpack_require__(5823);
      ;
      async function askEach(candidates, hashed, { ask, isAskedByName, findCoveringList, confirm, concurrency, signals, addRecordedFacts, onRow }) {
        const rows = Array.from({ length: candidates.length });
        const unanswered = /* @__PURE__ */ new Map();
        const keepRow = (index, row) => {
          addRecordedFacts(row);
          return rows[index] = row;
        };
        async function* yieldAskable() {
          for await (const [index, candidate] of hashed) {
            if (candidate.kind === "failed")
              onRow(keepRow(index, toFailedRow(candidate)));
            else {
              const { subject } = candidate;
              const coveredBy = "root" in subject ? void 0 : findCoveringList(subject.digest);
              const asked = { index, subject, ...coveredBy && { coveredBy } };
              unanswered.set(index, asked);
              yield asked;
            }
          }
        }
        const asking = (0, queue.Tm)(yieldAskable(), ({ coveredBy, subject }) => ask(coveredBy ? { name: file_names.NW.checksums, digest: coveredBy } : subject), {
          concurrency,
          stop: signals.cancellation.stop,
          keyOf: (asked) => sharedKeyOf(asked, isAskedByName),
          onResult: (asked, judgement) => {
            unanswered.delete(asked.index);
            onRow(keepRow(asked.index, toRow(asked, judgement, confirm(judgement, asked.subject))));
          }
        });
        await (0, host_signals.j)(asking, signals);
        for (const asked of unanswered.values())
          keepRow(asked.index, toRow(asked, cancelledBeforeAnswer));
        return candidates.map((candidate, index) => rows[index] ?? keepRow(index, toFailedRow((0, run_candidates.mb)(candidate))));
      }
      function toRow({ subject, coveredBy }, answer, judgement = answer) {
        const isByList = answer.verdict === "timestamped" && answer.list !== subject.digest;
        const list = coveredBy ?? (isByList ? answer.list : void 0);
        return { ...judgement, subject, ...list && { coveredBy: list } };
      }
      function sharedKeyOf({ coveredBy, subject }, isAskedByName = false) {
        if ("root" in subject)
          return `${subject.digest} ${(0, hash_file.yi)(subject.bytes)}`;
        return isAskedByName ? `${subject.digest} ${subject.name}` : coveredBy ?? subject.digest;
      }
      const cancelledBeforeAnswer = {
        verdict: "unclear",
        note: "The job was cancelled before an answer about this file came. The request may have been carried out all the same."
      };
      function toFailedRow({ subject, error }) {
        const isChanged = error.code === "ASSET_DIGEST_MISMATCH";
        return { subject, ...isChanged ? { verdict: "changed", note: error.message } : (0, core_row.w2)(error) };
      }
      function toChecksumLines(subjects) {
        const sorted = subjects.filter((subject) => subject.digest !== void 0).sort((a, b) => (0, checksums.MP)(a.name, b.name));
        return sorted.filter(({ name }, index) => sorted[index + 1]?.name !== name);
      }
      async function askManifest(candidates, hashed, list, asking) {
        const subjects = await (0, run_candidates.GQ)(candidates, hashed, asking.signals);
        const files2 = list === "sha256" ? subjects.map(failWithoutSha256) : subjects;
        const checksums2 = toChecksumLines(files2.map(({ subject: subject2 }) => subject2));
        if (files2.length === 0)
          return { rows: [], checksums: checksums2 };
        const subject = typeof list === "object" ? list : toManifest(list, checksums2);
        const failed = typeof list === "string" ? files2.find((file) => file.kind === "failed") : void 0;
        const account = "The list was not sent, because files that belong in it failed.";
        const error = failed && new core_errors._Z("NOT_ATTEMPTED", account, { cause: failed.error });
        const head = error ? { kind: "failed", subject, error } : { kind: "digest", subject };
        const [row] = await askEach([head], [[0, head]], { ...asking, findCoveringList: () => void 0 });
        if (row === void 0)
          return { rows: [], checksums: checksums2 };
        row.isList = true;
        const covered = await toCoveredRows(files2, subject.digest, (0, evidence_run.lG)(row), asking);
        const lf = typeof list === "object" ? list.lf : void 0;
        if (lf !== void 0 && await isLfListStamped(lf, subject.name, row, asking))
          row.isStampedWithLf = true;
        return { rows: [row, ...covered], checksums: checksums2 };
      }
      async function isLfListStamped(digest2, name, { verdict }, asking) {
        if (verdict !== "not-found" && verdict !== "no-match")
          return false;
        const head = { kind: "digest", subject: { name, digest: digest2 } };
        const alone = { ...asking, findCoveringList: () => void 0, onRow: () => {
        } };
        const [answered] = await askEach([head], [[0, head]], alone);
        return answered !== void 0 && (0, verdicts.rf)(answered);
      }
      function toManifest(algorithm, lines2) {
        const isSha256 = algorithm === "sha256";
        const { sha3_256: digest2, sha256, size } = (0, hash_files.qj)(isSha256 ? (0, checksums.iX)(lines2) : (0, checksums.pd)(lines2));
        return { name: isSha256 ? file_names.NW.sha256 : file_names.NW.checksums, digest: digest2, size, ...isSha256 && { sha256 } };
      }
      function failWithoutSha256(file) {
        if (file.kind === "failed" || file.subject.sha256 !== void 0)
          return file;
        const message = "Clocks sign SHA-256, and of this file only the SHA3-256 is given. Nothing was sent.";
        const hint = "Put the file beside the list, or leave it out.";
        return { kind: "failed", subject: file.subject, error: new core_errors._Z("CHECKSUMS_INVALID", message, { hint }) };
      }
      const rowsBetweenPauses = 1e3;
      async function toCoveredRows(files2, list, judgement, { confirm, addRecordedFacts, onRow }) {
        const rows = [];
        for (const file of files2) {
          const row = file.kind === "failed" ? toFailedRow(file) : { ...confirm(judgement, file.subject), subject: file.subject, coveredBy: list };
          addRecordedFacts(row);
          rows.push(row);
          if (rows.length % rowsBetweenPauses === 0)
            await (0, promises_.setImmediate)();
        }
        rows.forEach(onRow);
        return rows;
      }
      function bindProofs(subjects, proofs) {
        const proven = /* @__PURE__ */ new Set();
        const bound = proofs.flatMap((each) => {
          if (!("root" in each.subject))
            return [each];
          const { bytes, root, ...proof } = each.subject;
          proven.add(proof.digest);
          const files2 = subjects.flatMap((file) => file.kind === "digest" && file.subject.digest === proof.digest ? [file.subject] : []);
          if (files2.length > 0)
            return files2.map((subject) => ({ kind: "digest", subject: { ...proof, ...subject, bytes, root } }));
          const { name, digest: digest2, path } = proof;
          const error = new core_errors._Z("PROOF_INVALID", `The proof is for the digest ${digest2}, and no given file has it.`);
          return [{ kind: "failed", subject: { name, ...path !== void 0 && { path } }, error }];
        });
        const others = subjects.filter((file) => !(file.kind === "digest" && proven.has(file.subject.digest)));
        const unproven = others.map((file) => {
          if (file.kind === "failed")
            return file;
          const error = new core_errors._Z("PROOF_MISSING", "None of the proof files names this file.");
          return { kind: "failed", subject: file.subject, error };
        });
        return [...bound, ...unproven];
      }
      var open_stamp = __webpack_require__(781);
      ;
      const timetables = {
        /** For a stamp whose answer was lost or unreadable: an early check may miss it, as the service's index lags. */
        unresolved: { firstMs: [2e3, 5e3, 15e3], everyMs: 3e4 },
        /** For an accepted stamp: a block takes seconds to minutes. */
        accepted: { firstMs: [1e3, 3e3, 7e3, 15e3], everyMs: 15e3 }
      };
      function nextTime({ firstMs, everyMs }, since, now) {
        const early = firstMs.find((time) => since + time > now);
        if (early !== void 0)
          return since + early;
        const lastEarly = since + (firstMs.at(-1) ?? 0);
        return lastEarly + everyMs * (Math.floor((now - lastEarly) / everyMs) + 1);
      }
      async function poll(items, { askAbout, deadline, clock, stop, onWait }) {
        const leftMs = Math.max(0, Math.ceil(deadline - clock.now()));
        const timeUp = Number.isFinite(leftMs) ? AbortSignal.any([AbortSignal.timeout(leftMs), stop]) : stop;
        const isOver = () => timeUp.aborted || clock.now() >= deadline;
        for (; ; ) {
          const times = items.flatMap(({ dueAt }) => dueAt ?? []);
          if (times.length === 0 || isOver())
            return;
          onWait?.(times.length);
          const soonest = times.reduce((one, other) => Math.min(one, other), deadline);
          await clock.wait(Math.max(0, soonest - clock.now()), timeUp);
          if (isOver())
            return;
          const due = items.filter(({ dueAt }) => dueAt !== void 0 && dueAt <= clock.now());
          if (await askAbout(due, timeUp))
            return;
        }
      }
      async function checkUntilOnChain(stamps, options) {
        const now = options.clock.now();
        const awaited = [...stamps].map(([digest2, stamped]) => {
          const stamp = { digest: digest2, stamped, sentAt: now, dueAt: now };
          if (!isDueAgain(stamp, options))
            stamp.dueAt = nextCheckTime(stamp, options);
          return stamp;
        });
        const breaker = (0, queue.kL)(options.stop);
        await poll(awaited, { ...options, askAbout: (due, timeUp) => checkDue(due, { ...options, breaker }, timeUp) });
        explainUnasked(awaited.filter(isUnsettled));
        return new Map(awaited.map(({ digest: digest2, stamped, lastCheck }) => [digest2, (0, open_stamp.UA)(stamped, lastCheck)]));
      }
      function isUnsettled({ stamped, lastCheck }) {
        return (0, open_stamp.AJ)(stamped) && lastCheck?.verdict !== "found";
      }
      function isDueAgain({ stamped }, { blockTimeMs, clock }) {
        const open = stamped.unresolved;
        return open?.mayResend === true && open.since + blockTimeMs <= clock.now();
      }
      function nextCheckTime(stamp, { clock, blockTimeMs }) {
        if (!isUnsettled(stamp))
          return void 0;
        const now = clock.now();
        const open = stamp.stamped.unresolved;
        if (open === void 0)
          return nextTime(timetables.accepted, stamp.sentAt, now);
        const regular = nextTime(timetables.unresolved, open.since, now);
        const end = open.since + blockTimeMs;
        return open.mayResend && end > now ? Math.min(regular, end) : regular;
      }
      async function checkDue(due, options, timeUp) {
        let isAtEnd = false;
        const tasks = (0, queue.JL)(options.concurrency, async (stamp) => {
          if (timeUp.aborted || isAtEnd)
            return;
          const wasDueAgain = isDueAgain(stamp, options);
          const check = await options.check(stamp.digest, timeUp);
          if (!(timeUp.aborted && (0, open_stamp.OF)(check)))
            stamp.lastCheck = check;
          isAtEnd ||= endsAsking(check);
          const maySend = !timeUp.aborted && options.breaker.reason() === void 0;
          if (wasDueAgain && check.verdict === "not-found" && maySend)
            await sendAgain(stamp, options);
        });
        due.forEach(tasks.add);
        await tasks.whenDone();
        for (const stamp of due)
          stamp.dueAt = nextCheckTime(stamp, options);
        return due.some(({ lastCheck }) => lastCheck !== void 0 && (endsAsking(lastCheck) || (0, open_stamp.OF)(lastCheck)));
      }
      async function sendAgain(stamp, { resend, clock, breaker }) {
        const again = await resend(stamp.digest);
        breaker.watch(again.error ?? again.unresolved?.outage);
        const open = again.unresolved ?? stamp.stamped.unresolved;
        if (endsAsking(again))
          stamp.lastCheck = again;
        if (again.error === void 0 || again.unresolved !== void 0) {
          stamp.stamped = again;
          delete stamp.lastCheck;
        }
        if (open !== void 0 && stamp.stamped.unresolved !== void 0) {
          stamp.stamped = { ...stamp.stamped, unresolved: { ...open, mayResend: false } };
        }
        stamp.sentAt = clock.now();
      }
      function explainUnasked(unsettled) {
        const errors = unsettled.flatMap(({ lastCheck }) => lastCheck?.error ?? []);
        const refusal = errors.find((error) => endsAsking({ error }));
        const cause = refusal ?? errors.findLast((error) => !(0, open_stamp.OF)({ error })) ?? errors.at(-1);
        if (cause === void 0)
          return;
        for (const stamp of unsettled) {
          const isExplained = stamp.lastCheck !== void 0 && (refusal === void 0 || stamp.lastCheck.error !== void 0);
          if (isExplained)
            continue;
          const account = `Nothing was asked for it after ${cause.code}: ${(0, core_errors.NS)(cause)}`;
          stamp.lastCheck = (0, core_row.w2)(new core_errors._Z("NOT_ATTEMPTED", account, { cause }));
        }
      }
      function endsAsking({ error }) {
        return error !== void 0 && (0, core_errors.u2)(error.code).stopsRun === true;
      }
      var result_words = __webpack_require__(2464);
      var release_access = __webpack_require__(5835);
      var write_evidence = __webpack_require__(2437);
      ;
      async function leaveEvidence(run, prepared, witnesses, inputs, host) {
        const { history, release } = prepared;
        const { attempt, errors: uncompared } = (0, queue.z_)();
        if (release !== void 0 && history.damaged.length === 0)
          await logChangedVerdicts(run.rows, host.log, () => attempt(() => release.compare(run.rows)));
        const missing = await askWitnesses(run, witnesses, inputs, host);
        const isAnswered = run.rows.some(({ answer }) => answer !== void 0);
        run.isDemonstration = !isSigning(inputs) && (isAnswered ? (0, evidence_run.Mo)(run.rows) : history.record.isDemonstration);
        run.finishedAt = /* @__PURE__ */ new Date();
        run.chain = (0, evidence_run.dR)(inputs, run);
        if (inputs.dryRun)
          run.plan = (0, headline.EG)(run, inputs);
        const unwritten = await (0, write_evidence.A)(run, prepared, host.workspace);
        logOutcome(run, host);
        if (history.damaged.length > 0)
          run.reports = /* @__PURE__ */ new Map();
        const errors = await release?.attach?.(run, witnesses?.read) ?? [];
        if (release !== void 0 && uncompared.length === 0 && errors.length === 0)
          await attempt(() => (0, release_access.ym)(run.rows, release, inputs, host));
        const ofRelease = [...errors, ...uncompared].map((one) => (0, release_access.gg)(one, run));
        run.problems.push(...unwritten, ...missing, ...ofRelease);
        run.finishedAt = /* @__PURE__ */ new Date();
      }
      async function logChangedVerdicts(rows, log, work) {
        const told = rows.map(({ verdict }) => verdict);
        await work();
        for (const [index, row] of rows.entries())
          if (row.verdict !== told[index])
            log.info((0, lines.aF)(row));
      }
      function isSigning(inputs) {
        return inputs.mode === "stamp" && (0, host_inputs.vz)(inputs) === "clocks";
      }
      async function askWitnesses(run, witnesses, inputs, { log }) {
        const { checksums: checksums2, rows } = run;
        const failure = isSigning(inputs) ? rows[0]?.error : void 0;
        if (witnesses === void 0 || failure?.code === "NOT_ATTEMPTED")
          return [];
        const isListed = checksums2.some(({ sha256 }) => sha256 !== void 0);
        const witnessed = isListed ? await witnesses.askAbout(checksums2) : void 0;
        run.witnessed = witnessed;
        for (const { sentence } of witnessed?.sentences ?? [])
          log.info(`${sentence}.`);
        const isUnasked = !isListed && inputs.mode !== "check" && inputs.witness.length > 0;
        const unlisted = new core_errors._Z("WITNESS_UNAVAILABLE", "No witness was asked: no file's SHA-256 is known.", {
          hint: "Give the files, not only a list of their SHA3-256 digests."
        });
        const warnings = witnessed?.warnings ?? (isUnasked ? [unlisted] : []);
        const missing = inputs.failOn.has("witness") ? warnings.filter(({ code }) => code !== "WITNESS_CLOCK") : [];
        for (const warning of failure === void 0 ? warnings : []) {
          if (!missing.includes(warning))
            log.warning(`${warning.message} ${warning.hintFor(log.front)}`, { title: warning.code });
        }
        return missing;
      }
      function warnOfUnnamedChain({ rows, chain }, log) {
        if (chain !== void 0 || (0, evidence_run.Mo)(rows) || (0, evidence_run.sv)(rows).anchored === 0)
          return;
        const { code, message, hint } = new core_errors._Z("CHAIN_UNNAMED", "The evidence does not name the chain, because neither the service nor the inputs name it.");
        log.warning(`${message} ${hint}`, { title: code });
      }
      function logOutcome(run, { log }) {
        warnOfUnnamedChain(run, log);
        const note = (0, evidence_run.Mo)(run.rows) ? result_words.a0 : void 0;
        for (const line of [(0, headline.Lf)(run), (0, causes.xk)(run.rows), run.plan, note]) {
          if (line !== void 0)
            log.info(line);
        }
      }
      ;
      async function waitForStamps(rows, { ask, check, locate }, { mode, wait: waitMs, blockTime: blockTimeMs, concurrency }, { log, signals }, onWait) {
        const isOver = () => rows.some((row) => (0, open_stamp.R0)(row));
        if (mode !== "stamp" || locate === void 0 || isOver())
          return;
        const showWait = (waitingFor, waitingSince) => onWait({ waitingFor, waitLimitMs: waitMs, waitingSince });
        const checkDigest = (digest2, timeUp) => check({ name: digest2, digest: digest2 }, timeUp);
        const tools = { check: checkDigest, resend: ask, showWait, waitMs, blockTimeMs, concurrency, log, signals };
        const deadline = waitMs > 0 ? host_host.ml.now() + waitMs : Number.NEGATIVE_INFINITY;
        await logChangedVerdicts(rows, log, async () => {
          if (waitMs > 0)
            await waitUntilOnChain(rows, tools);
          if (!isOver())
            await locateBlocks(rows, locate, { concurrency, signals, deadline });
        });
      }
      async function waitUntilOnChain(rows, { resend, showWait, waitMs, log, signals, ...options }) {
        const awaited = findAwaited(rows);
        if (awaited.size === 0)
          return;
        const stamps = new Map([...awaited].map(([digest2, { judgement }]) => [digest2, judgement]));
        const clock = host_host.ml;
        const since = lastAnsweredAt(stamps, clock.now());
        const waiting = checkUntilOnChain(stamps, {
          ...options,
          deadline: since + waitMs,
          resend: async (digest2) => {
            const { subject } = awaited.get(digest2) ?? { subject: { name: digest2, digest: digest2 } };
            log.warning(`The answer to the stamp of ${(0, core_text.zz)(subject.name)} was lost, and after ${(0, host_host.fX)(log).input("block-time")} the chain does not hold it. So the stamp is sent once more.`);
            const again = await resend(subject);
            const error = again.unresolved === void 0 ? again.error : void 0;
            if (error !== void 0)
              log.warning(`The second stamp of ${(0, core_text.zz)(subject.name)}: ${error.message} ${error.hintFor(log.front)}`, {
                title: error.code
              });
            return again;
          },
          clock,
          stop: signals.cancellation.stop,
          onWait: (count) => showWait(`a block: ${count} of ${(0, core_text.hS)(awaited.size, "stamp")}`, since)
        });
        const results = await (0, host_signals.j)(waiting, signals) ?? stamps;
        log.info(renderWaitResult(results));
        for (const row of rows) {
          const digest2 = row.coveredBy ?? row.subject.digest;
          const judgement = digest2 === void 0 || !(0, open_stamp.AJ)(row) ? void 0 : results.get(digest2);
          if (judgement !== void 0)
            (0, evidence_run.N9)(row, judgement);
        }
      }
      function findAwaited(rows) {
        const awaited = rows.flatMap((row) => {
          const { subject, coveredBy } = row;
          const isStamp = subject.digest !== void 0 && coveredBy === void 0 && (0, open_stamp.AJ)(row);
          return isStamp ? [[subject.digest, { subject, judgement: (0, evidence_run.lG)(row) }]] : [];
        });
        return new Map(awaited);
      }
      function lastAnsweredAt(stamps, now) {
        return [...stamps.values()].reduce((latest, judgement) => Math.max(latest, judgement.unresolved?.since ?? now), Number.NEGATIVE_INFINITY);
      }
      function renderWaitResult(results) {
        const judgements = [...results.values()];
        const found = `${judgements.filter(({ verdict }) => verdict === "anchored").length} of ${judgements.length} stamps found on the chain`;
        const unasked = judgements.flatMap((judgement) => (judgement.verdict === "accepted" ? judgement.checkError : judgement.error?.code) ?? []);
        if (unasked.length === 0)
          return `${found}.`;
        return `${found}; for ${unasked.length} the service could not be asked (${[...new Set(unasked)].join(", ")}).`;
      }
      async function locateBlocks(rows, locate, { concurrency, signals, deadline, clock = host_host.ml }) {
        const missing = [...new Set(rows.flatMap((row) => lacksBlock(row) ? row.subject.digest ?? [] : []))];
        if (missing.length === 0)
          return;
        const located = /* @__PURE__ */ new Map();
        const { stop } = signals.cancellation;
        const since = clock.now();
        const askAbout = async (due) => {
          let isAtEnd = false;
          const onResult = ({ digest: digest2 }, judgement) => {
            if (!located.has(digest2) || judgement.verdict === "verified")
              located.set(digest2, judgement);
            isAtEnd ||= endsAsking(judgement) || (0, open_stamp.OF)(judgement);
          };
          const keyOf = ({ digest: digest2 }) => digest2;
          await (0, queue.Tm)(due, ({ digest: digest2 }) => locate(digest2), { concurrency, keyOf, stop, onResult });
          const again = nextTime(timetables.accepted, since, clock.now());
          for (const each of due) {
            each.dueAt = again <= deadline && located.get(each.digest)?.verdict === "no-match" ? again : void 0;
          }
          return isAtEnd;
        };
        const sought = missing.map((digest2) => ({ digest: digest2, dueAt: since }));
        await (0, host_signals.j)(poll(sought, { askAbout, deadline: Number.POSITIVE_INFINITY, clock, stop }), signals);
        for (const row of rows)
          addFoundBlock(row, located, clock.now());
      }
      function lacksBlock(row) {
        const isStampOnChain = row.verdict === "anchored" || row.verdict === "already-anchored";
        return isStampOnChain && row.coveredBy === void 0 && (0, evidence_run.$p)(row) === void 0;
      }
      function addFoundBlock(row, located, now) {
        const digest2 = row.coveredBy ?? row.subject.digest;
        const seen = digest2 && located.get(digest2);
        if (seen === void 0 || row.verdict !== "anchored" && row.verdict !== "already-anchored")
          return;
        const refusal = (0, open_stamp.yu)(seen);
        if (refusal !== void 0)
          Object.assign(row, { refusal });
        else if (seen.verdict === "no-match")
          (0, evidence_run.N9)(row, (0, open_stamp.Hj)(row, seen.answer, now));
        else if (seen.verdict === "verified") {
          const answer = { ...seen.answer, requestId: row.answer.requestId };
          Object.assign(row, { answer: (0, open_stamp.pX)(answer, row.answer) });
        }
      }
      ;
      async function askSubjects(run, subjects, tools, inputs, host) {
        const { findLateAssets } = tools;
        Object.assign(run, await hashAskAndWait(subjects, tools, inputs, host));
        if (findLateAssets === void 0 || inputs.anchor === "manifest")
          return;
        for (; ; ) {
          const late = await findLateAssets(new Set(run.rows.map(({ subject }) => subject.name)));
          if (late.length === 0)
            return;
          const more = await hashAskAndWait({ candidates: [...late], proofs: [], count: late.length }, tools, inputs, host);
          run.rows = [...run.rows, ...more.rows];
          run.checksums = toChecksumLines(run.rows.map(({ subject }) => subject));
        }
      }
      async function hashAskAndWait(subjects, tools, inputs, host) {
        const { log } = host;
        const { count, candidates, proofs } = subjects;
        log.debug(`Hashing ${(0, core_text.hS)(count, "subject")}.`);
        const requestsTotal = inputs.anchor === "manifest" ? 1 : proofs.length > 0 ? proofs.length : candidates.length;
        const counts = { ...host_host.nd, requestsTotal };
        const work = async () => {
          const progress = (0, host_host.u5)(log, () => ({ ...counts, trouble: withWait(tools.trouble?.(), inputs) }));
          try {
            await (0, promises_.setImmediate)();
            const asked = await askByAnchor(subjects, tools, inputs, host, counts);
            await waitForStamps(asked.rows, tools, inputs, host, (waiting) => void Object.assign(counts, waiting));
            if (inputs.mode === "stamp")
              await (0, run_candidates.b6)(asked.rows, host);
            return asked;
          } finally {
            progress.stop();
          }
        };
        return count > markdown.Y$ ? log.group(`${count} subjects, a line each`, work) : work();
      }
      function withWait(trouble, { mode, wait }) {
        if (trouble === void 0 || mode !== "stamp")
          return trouble;
        return { ...trouble, givesUpAt: Math.max(trouble.givesUpAt, trouble.startedAt + wait) };
      }
      async function askByAnchor(subjects, { ask, isAskedByName, findCoveringList, addRecordedFacts, findLateAssets }, inputs, { log, signals, workspace }, counts) {
        const { candidates, list } = subjects;
        const areClocksAsked = (0, host_inputs.vz)(inputs) === "clocks";
        const hash = createHasher(inputs, list !== void 0, { log, signals, workspace }, counts);
        const hashed = hash(candidates);
        const asking = {
          ask,
          ...isAskedByName && { isAskedByName },
          findCoveringList,
          addRecordedFacts,
          confirm: (judgement, subject) => inputs.mode === "verify" ? (0, run_candidates.Zz)(judgement, subject, workspace) : judgement,
          concurrency: inputs.concurrency,
          signals,
          onRow: (row) => {
            counts.requestsDone = Math.min(counts.requestsDone + 1, counts.requestsTotal);
            log.info((0, lines.aF)(row));
          }
        };
        if (inputs.anchor === "manifest") {
          const all = list === void 0 && findLateAssets ? withLateAssets(candidates, hashed, findLateAssets, hash) : hashed;
          return askManifest(candidates, all, list ?? (areClocksAsked ? "sha256" : "sha3-256"), asking);
        }
        const isBound = inputs.files.length > 0 || inputs.subjectChecksums !== "" || inputs.fromRelease;
        if (inputs.proofs.length > 0)
          return askProofs(subjects, hashed, isBound, asking);
        const rows = await askEach(candidates, hashed, asking);
        return { rows, checksums: toChecksumLines(rows.map(({ subject }) => subject)) };
      }
      function createHasher(inputs, mustBeListed, { log, signals, workspace }, counts) {
        const { fromRelease, releaseAttach, witness, mode } = inputs;
        const hashing = {
          sha256: fromRelease || releaseAttach !== "none" || witness.length > 0 || (0, host_inputs.vz)(inputs) === "clocks",
          fingerprint: mode !== "check",
          mustBeListed,
          workspace,
          signal: signals.cancellation.stop,
          onBytes: (bytes) => void (counts.hashedBytes += bytes),
          onHashed: () => void (counts.hashedFiles += 1)
        };
        return (some) => {
          const sizes = some.map(run_candidates.$d).filter((size) => size !== void 0);
          counts.totalBytes += sizes.reduce((sum, size) => sum + size, 0);
          counts.totalFiles += sizes.length;
          return storeSubjects((0, run_candidates.rA)(some, hashing), some, log);
        };
      }
      async function* storeSubjects(hashed, candidates, log) {
        const empty = candidates.flatMap((candidate, index) => (0, run_candidates.$d)(candidate) === 0 ? [index] : []);
        let isWarned = false;
        for await (const indexed of hashed) {
          const [index, candidate] = indexed;
          const { subject } = candidate;
          candidates[index] = candidate;
          if (!isWarned && subject.digest !== void 0 && subject.digest === digest.IK) {
            isWarned = true;
            const others = empty.filter((other) => other !== index).length;
            const { message, target } = (0, causes.B_)(subject, others);
            log.warning(message, target);
          }
          yield indexed;
        }
      }
      async function* withLateAssets(candidates, hashed, findLateAssets, hash) {
        yield* hashed;
        for (; ; ) {
          const late = await findLateAssets(new Set(candidates.map((candidate) => (0, run_candidates.Vb)(candidate).name)));
          if (late.length === 0)
            return;
          const start = candidates.length;
          candidates.push(...late);
          for await (const [index, subject] of hash([...late]))
            yield [start + index, subject];
        }
      }
      async function askProofs({ candidates, proofs }, hashed, isBound, asking) {
        const subjects = await (0, run_candidates.GQ)(candidates, hashed, asking.signals);
        const asked = isBound ? bindProofs(subjects, proofs) : proofs;
        return {
          rows: await askEach(asked, asked.entries(), asking),
          checksums: toChecksumLines(subjects.map(({ subject }) => subject))
        };
      }
      var run_history = __webpack_require__(3605);
      var external_node_fs_ = __webpack_require__(3024);
      var external_node_fs_promises_ = __webpack_require__(1455);
      var external_node_path_ = __webpack_require__(6760);
      var json = __webpack_require__(5961);
      var addresses = __webpack_require__(2703);
      var files = __webpack_require__(6077);
      var run_journal = __webpack_require__(7990);
      ;
      function openJournalAndReports(inputs, { log, signals, origin }, folder, web) {
        const { mode, apiUrl, report, releaseAttach } = inputs;
        (0, files.vo)(folder, log.warning);
        const isAsking = (0, host_inputs.bk)(inputs) === void 0;
        const hasJournal = isAsking && (mode === "stamp" || (0, external_node_fs_.existsSync)((0, external_node_path_.join)(folder, file_names.NW.journal)));
        const marks = { runId: origin.runId, service: apiUrl?.href ?? "" };
        const journal = hasJournal ? (0, run_journal._0)(folder, marks, log.warning) : void 0;
        const store = createReportStore(web, folder, apiUrl, signals.cancellation.stop);
        const { begin, errors } = (0, queue.z_)();
        const isAttached = releaseAttach === "assets" || releaseAttach === "both";
        const warn = (error) => log.warning(`${(0, core_text.em)(error.message)} ${error.hintFor(log.front)}`, { title: error.code });
        const isWanted = mode === "verify" && report && (0, host_inputs.Ad)(inputs) !== "";
        let isWarned = false;
        const warnOfMissing = (judgement, { name }) => {
          const { report: link, reportLost } = judgement.answer ?? {};
          if (isWarned || judgement.verdict !== "verified" || link !== void 0 || reportLost !== void 0)
            return;
          isWarned = true;
          const message = `The service verified ${(0, core_text.zz)(name)}, but sent no report (PDF). This is said only once.`;
          log.warning(message, { title: "REPORT_UNAVAILABLE" });
        };
        return {
          /** Asks about a target, and downloads at once the report that the answer links to: links expire soon. */
          askAndSaveReport: async (target, ask) => {
            const onLost = isAttached ? begin() : warn;
            const judgement = await ask();
            if (isWanted)
              warnOfMissing(judgement, target);
            (await store.keep(judgement, target)).forEach(onLost);
            return judgement;
          },
          /** The journal of stamps; absent where the run sends no request, or does not stamp and finds no journal. */
          journal,
          reports: store.saved,
          /** The errors of reports that were to be attached and could not be kept; they fail the run. */
          errors,
          [Symbol.dispose]: () => journal?.close()
        };
      }
      const lostReportHint = "The report is the service's PDF about a verification, and may have been paid for. The verdict on your files stands without it. Verify again only if you want the report: that is a new payment.";
      const maxReportBytes = 20 * 1024 * 1024;
      const reportTimeoutMs = 12e4;
      function createReportStore(web, folder, apiUrl, stop) {
        const saved = /* @__PURE__ */ new Map();
        const entries = (0, external_node_fs_.existsSync)(folder) ? (0, external_node_fs_.readdirSync)(folder, { withFileTypes: true }) : [];
        const reports = entries.filter((one) => one.isFile() && one.name.endsWith(".pdf")).map(({ name }) => name);
        const earlier = new Map(reports.map((name) => [(0, file_names.ve)(name), name]));
        const isAllowed = (url) => (0, addresses.DB)(url.href) !== void 0 && (url.protocol === "https:" || (0, addresses.U9)(url) && apiUrl !== void 0 && (0, addresses.U9)(apiUrl));
        const nameFor = (0, file_names.W3)();
        return {
          /** Reports on disk, by the address from which each was downloaded. */
          saved,
          /** Downloads the report that `judgement` links to, if it links to one; returns the errors. */
          keep: async (judgement, subject) => {
            const { report, reportLost } = judgement.answer ?? {};
            const why = `the answer to its request was lost: ${reportLost}`;
            const advice = { hint: lostReportHint };
            const lost = reportLost === void 0 ? [] : [notKept(subject.name, why, "REPORT_UNAVAILABLE", advice)];
            const address = report?.url;
            if (address === void 0 && earlier.size === 0)
              return lost;
            const name = nameFor(subject);
            const path = (0, external_node_path_.join)(folder, name);
            try {
              const replaced = earlier.get((0, file_names.ve)(name));
              if (replaced !== void 0) {
                earlier.delete((0, file_names.ve)(name));
                const old = (0, external_node_path_.join)(folder, replaced);
                const kept = (0, external_node_path_.join)(folder, (0, file_names.cq)(subject.name, (0, hash_file.yi)(await (0, external_node_fs_promises_.readFile)(old)), true));
                await (0, files.Jm)(() => (0, external_node_fs_promises_.rename)(old, kept));
              }
              if (address === void 0 || saved.has(address))
                return lost;
              const signal = AbortSignal.any([stop, AbortSignal.timeout(reportTimeoutMs)]);
              await (0, files.vK)(path, readReport(web, { address, subject: subject.name }, isAllowed, signal));
              saved.set(address, { name, path });
              return lost;
            } catch (thrown) {
              return [...lost, (0, core_errors.Xt)(thrown)];
            }
          }
        };
      }
      async function* readReport(web, { address, subject }, isAllowed, signal) {
        try {
          if (!URL.canParse(address))
            throw new RangeError("its address does not begin with https://");
          const rules = { isAllowed, headersFor: () => ({ accept: "application/pdf" }) };
          const { status, body } = await (0, downloads.c$)(web, new URL(address), signal, rules);
          try {
            if (status !== 200)
              throw new Error(`its server answered ${status}`);
            yield* checkedPdf(body);
          } finally {
            body.destroy();
          }
        } catch (thrown) {
          const code = thrown instanceof RangeError ? "REPORT_INVALID" : "REPORT_UNAVAILABLE";
          throw notKept(subject, (0, core_errors.bD)(thrown), code, { cause: thrown });
        }
      }
      function notKept(subject, why, code, options) {
        return new core_errors._Z(code, (0, core_text.em)(`The report of ${(0, core_text.zz)(subject)} could not be saved: ${why}`), options);
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
      var prepare = __webpack_require__(9256);
      var run_source = __webpack_require__(6252);
      ;
      function createAsk(run, source, inputs, { log, signals }, { journal, askAndSaveReport }, earlierStamps) {
        const { mode, wait, blockTime } = inputs;
        const request = source[mode];
        if (request === void 0)
          throw new core_errors._Z("INTERNAL", `Nobody who can ${mode} was named.`);
        if (mode !== "stamp" || source.locate === void 0)
          return (target) => askAndSaveReport(target, () => request(target));
        logShortWait(inputs, log);
        const unconsidered = new Map(earlierStamps);
        const guard = createStampGuard(source, earlierStamps);
        const tools = {
          send: (digest2) => {
            run.hasSent = true;
            return request({ name: digest2, digest: digest2 });
          },
          check: (digest2) => source.check({ name: digest2, digest: digest2 }),
          journal,
          blockTimeMs: blockTime,
          isWaitedFor: wait > 0,
          clock: host_host.ml,
          stop: signals.cancellation.stop,
          warn: log.warning
        };
        return (subject) => {
          const known = unconsidered.get(subject.digest);
          unconsidered.delete(subject.digest);
          const isRepeated = known !== void 0 && inputs.again === true;
          if (isRepeated)
            warnOfRepeatedStamp(subject.name, known, log);
          const stamp = () => stampOne(subject, { ...tools, earlierStamp: isRepeated ? void 0 : known });
          return askAndSaveReport(subject, known === void 0 ? () => guard(stamp) : stamp);
        };
      }
      async function stampOne(subject, tools) {
        const { earlierStamp, journal, send } = tools;
        const known = earlierStamp && await resumeStamp(subject, earlierStamp, tools);
        if (known !== void 0)
          return known;
        journal?.recordIntent(subject);
        const judgement = await checkBriefly(subject.digest, await send(subject.digest), tools);
        journal?.recordResult(subject, judgement);
        return judgement;
      }
      async function resumeStamp({ name, digest: digest2 }, earlierStamp, { check, blockTimeMs, clock, warn }) {
        const seen = await check(digest2);
        if (seen.verdict === "found")
          return { verdict: "already-anchored", answer: seen.answer };
        const verdict = earlierStamp.verdict === "anchored" ? "accepted" : earlierStamp.verdict;
        if (earlierStamp.verdict === "anchored" && seen.verdict !== "not-found")
          return seen;
        if (seen.verdict !== "not-found" || earlierStamp.ageMs < blockTimeMs)
          return (0, open_stamp.UA)(toOpenJudgement({ ...earlierStamp, verdict }, clock.now()), seen);
        warn(`${(0, core_text.zz)(name)}: an earlier run sent a stamp ${(0, run_journal.Qt)(earlierStamp)}, but the chain does not hold it. So the stamp is sent once more.`);
        return void 0;
      }
      function toOpenJudgement({ verdict, ageMs, requestId }, now) {
        if (verdict === "accepted") {
          return { verdict: "accepted", answer: { requestId: requestId ?? "", records: [], segments: [] } };
        }
        const ownMessage = `An earlier run sent this stamp ${(0, run_journal.Qt)({ ageMs })} and did not hear that it was made.`;
        return (0, open_stamp.BZ)({ kind: verdict, since: now - ageMs, mayResend: true, ownMessage }, requestId === void 0 ? {} : { requestId });
      }
      async function checkBriefly(digest2, sent, tools) {
        const { check, clock, stop, isWaitedFor, blockTimeMs } = tools;
        const open = sent.unresolved;
        if (open === void 0)
          return sent;
        if (open.longPause !== void 0)
          return (0, open_stamp.UA)(sent, (0, core_row.w2)(open.longPause));
        const { since, pauseMs = 0, mayResend } = open;
        const lastCheckAt = since + Math.max(pauseMs, ...timetables.unresolved.firstMs);
        const resendAt = isWaitedFor && mayResend ? since + blockTimeMs : Number.POSITIVE_INFINITY;
        const nextCheckTime2 = () => Math.max(since + pauseMs, nextTime(timetables.unresolved, since, clock.now()));
        let lastCheck;
        const stamp = { dueAt: nextCheckTime2() };
        const askAbout = async () => {
          const seen = await check(digest2);
          const isUnanswered = (0, open_stamp.OF)(seen) || seen.verdict === "unreachable";
          if (lastCheck === void 0 || lastCheck.error !== void 0 || !isUnanswered)
            lastCheck = seen;
          const isDueAgain2 = seen.verdict === "not-found" && clock.now() >= resendAt;
          const mayChange = !(0, open_stamp.OF)(seen) && (seen.verdict === "unreachable" || seen.verdict === "not-found" || seen.verdict === "unknown");
          const next = isDueAgain2 || !mayChange ? Number.POSITIVE_INFINITY : nextCheckTime2();
          stamp.dueAt = next <= lastCheckAt ? next : void 0;
          return false;
        };
        await poll([stamp], { askAbout, deadline: Number.POSITIVE_INFINITY, clock, stop });
        return (0, open_stamp.UA)(sent, lastCheck ?? await check(digest2));
      }
      function warnOfRepeatedStamp(name, known, log) {
        const message = `${(0, core_text.zz)(name)}: an earlier run sent a stamp ${(0, run_journal.Qt)(known)} (${known.verdict}). Because of --again, another one is sent. Where the chain holds the file already, the service makes no new stamp.`;
        log.warning(message, { title: "stamped again" });
      }
      function createStampGuard({ check }, earlierStamps) {
        const digest2 = [...earlierStamps].find(([, { isMismatched }]) => isMismatched)?.[0];
        let asked;
        return async (stamp) => {
          const seen = digest2 && await (asked ??= check({ name: digest2, digest: digest2 }));
          if (seen === void 0 || seen.verdict === "found" || seen.verdict === "not-found")
            return stamp();
          return seen.error === void 0 ? seen : (0, queue.v8)(seen.error);
        };
      }
      function logShortWait({ wait, blockTime }, log) {
        if (wait === 0 || wait >= blockTime)
          return;
        const message = `The run waits ${wait / 1e3} s for the chain, and a block may take ${blockTime / 1e3} s (${(0, host_host.fX)(log).input("block-time")}). So some stamps may be no more than accepted when it ends.`;
        log.notice(message, { title: "short wait" });
      }
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
      async function runJob(inputs, host, { openRelease, present }) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
          const run = openRun(inputs, host.origin);
          const web = __addDisposableResource(env_1, (0, downloads.kQ)(), true);
          const prepared = await (0, prepare.LS)(inputs, host, openRelease && ((wanted) => openRelease(web, wanted)));
          const { folder, release, subjects, history } = prepared;
          const records = __addDisposableResource(env_1, openJournalAndReports(inputs, host, folder, web), false);
          const { earlierStamps, ...facts } = (0, run_history.vu)(inputs, history, records.journal?.lines ?? [], release);
          const witnesses = await (0, run_source.Qh)(inputs, host, history.record, web);
          const source = __addDisposableResource(env_1, await (0, run_source.oD)(inputs, host, { record: history.record, witnesses }), true);
          const ask = createAsk(run, source, inputs, host, records, earlierStamps);
          const findLateAssets = release && (0, release_access.xp)(release, inputs, host);
          await askSubjects(run, subjects, { ...source, ...facts, ask, findLateAssets }, inputs, host);
          run.reports = records.reports;
          await leaveEvidence(run, prepared, witnesses, inputs, host);
          run.problems.push(...records.errors);
          run.problems.push(...await present(run));
          await logEnding(run, host);
          return run;
        } catch (e_1) {
          env_1.error = e_1;
          env_1.hasError = true;
        } finally {
          const result_1 = __disposeResources(env_1);
          if (result_1)
            await result_1;
        }
      }
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
      async function logEnding(run, host) {
        const { log } = host;
        const failing = (0, evidence_run.ST)(run);
        const unread = failing.filter((row) => isUnread(row, run.problems));
        const tolerated = run.rows.filter((row) => !(0, core_row.zn)(row) && !(0, evidence_run.FR)(row, run.failOn));
        logUnwrittenEvidence(run.problems, (0, evidence_run.G_)(unread).length, log);
        host.annotate("error", failing.filter((row) => !unread.includes(row)));
        warnOfTolerated(run, tolerated, host);
        if ((0, evidence_run.Pc)(run))
          return;
        logWhyRunFails(run, (0, evidence_run.G_)(failing), log);
        if ((0, evidence_run.MR)(run)) {
          const [message, advice] = (0, headline.sL)(run, (0, host_host.fX)(log));
          if (failing.length > 0)
            log.info(`The run fails: ${message}.`);
          else
            log.error(`The run fails: ${message}. ${advice}`, { title: "nothing stamped" });
        }
        const ofRows = [...failing, ...tolerated].map((row) => ({
          code: row.error?.code ?? row.verdict,
          requestId: (0, core_row.Gb)(row)
        }));
        const lines2 = renderProblemReport(run.mode, [...ofRows, ...run.problems]);
        await log.group(problemReportTitle, async () => {
          for (const line of lines2)
            log.info(line);
        });
      }
      function logWhyRunFails({ rows, failOn }, files2, log) {
        if (files2.length === 0)
          return;
        const blamed = files2.filter(({ verdict }) => failOn.has(verdict));
        const refused = files2.length - blamed.length;
        const { length } = (0, evidence_run.G_)(rows);
        const causes2 = (0, core_text.hq)([
          blamed.length > 0 && `${(0, headline.Pn)(blamed, length)}, and ${(0, host_host.fX)(log).input("fail-on")} lists ${listVerdicts(blamed)}`,
          refused > 0 && `the service refused requests about ${refused} of ${length} files`
        ]);
        log.info(`The run fails: ${causes2.join("; ")}.`);
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
        const files2 = (0, evidence_run.G_)(tolerated);
        if (files2.length === 0)
          return;
        const counts = (0, headline.Pn)(files2, (0, evidence_run.G_)(run.rows).length);
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
          [__webpack_require__.e(753), __webpack_require__.e(440)]
        ).then(__webpack_require__.bind(__webpack_require__, 9440));
        return openWitnesses(inputs, { web, recorded, signal: signals.cancellation.stop });
      }
      function nobodyToAskError({ mode }) {
        const message = `${mode} has nobody to ask: no service, no chain node, and no evidence of earlier runs was found.`;
        return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("INPUT_INVALID", message, {
          hint: ({ input, set }) => `Name a service (${input("api-url")}) or chain nodes (${input("node-url")}). Or stamp the files first, which independent clocks do without an account (${input("witness")}). Or give the evidence of an earlier run: ${set("from-release", "true")}, or its statement in ${input("output-dir")}. A monitor takes a ${input("baseline")} too, and begins one with ${set("if-no-api-key", "skip")}.`
        });
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
          [__webpack_require__.e(752), __webpack_require__.e(321)]
        ).then(__webpack_require__.bind(__webpack_require__, 2321));
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
          430
        ).then(__webpack_require__.bind(__webpack_require__, 1430));
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
        return { url: name, verdict: verdict === "error" ? errorVerdict : verdict, ...known };
      }
    })
  )
};
