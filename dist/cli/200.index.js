export const id = 200;
export const ids = [200, 535, 780];
export const modules = {
  /***/
  2375: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        $0: () => (
          /* binding */
          createSpelling
        ),
        /* harmony export */
        aR: () => (
          /* binding */
          isInGit
        ),
        /* harmony export */
        d: () => (
          /* binding */
          isPossibleName
        ),
        /* harmony export */
        hv: () => (
          /* binding */
          toRealPath
        ),
        /* harmony export */
        kV: () => (
          /* binding */
          namesBelow
        )
        /* harmony export */
      });
      var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
      var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
      function toRealPath(path, spellAsOnDisk = createSpelling()) {
        return spellAsOnDisk(resolveLinks(path));
      }
      function resolveLinks(path) {
        try {
          return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path);
        } catch {
          return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
        }
      }
      function namesBelow(folder, target) {
        const path = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, target);
        if (path === "")
          return [];
        const names = path.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
        return names[0] === ".." || (0, node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path) ? void 0 : names;
      }
      function isInGit(names) {
        return names !== void 0 && names.some((name) => name.toLowerCase() === ".git");
      }
      function isPossibleName(name) {
        return node_path__WEBPACK_IMPORTED_MODULE_1__.sep === "/" || !name.includes(":");
      }
      function foldName(name) {
        return name.normalize("NFC").toLowerCase();
      }
      function createSpelling() {
        const folders = /* @__PURE__ */ new Map();
        const spellAsOnDisk = (path) => {
          const parent = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
          if (parent === path)
            return path;
          const spellInFolder = folders.get(parent) ?? createFolderSpelling(spellAsOnDisk(parent));
          folders.set(parent, spellInFolder);
          return spellInFolder((0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path));
        };
        return spellAsOnDisk;
      }
      function createFolderSpelling(path) {
        let names;
        const getNames = () => names ??= listNames(path);
        let ignoresCase;
        const isCaseIgnored = (name) => {
          const upper = name.replaceAll(/[a-z]/g, (letter) => letter.toUpperCase());
          const otherCase = upper === name ? name.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase()) : upper;
          if (ignoresCase === void 0 && otherCase !== name && isThere((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name)))
            ignoresCase = isThere((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, otherCase)) && !(getNames().exact.has(name) && getNames().exact.has(otherCase));
          return ignoresCase ?? false;
        };
        return (name) => {
          const ignoresCaseHere = isCaseIgnored(name);
          if (!ignoresCaseHere && (/^\p{ASCII}*$/u.test(name) || isThere((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name))))
            return (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name);
          const { exact, folded, normal } = getNames();
          if (exact.has(name))
            return (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name);
          const spelledName = ignoresCaseHere ? folded.get(foldName(name)) : normal.get(name.normalize("NFC"));
          return (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, spelledName ?? (ignoresCaseHere ? findLongName(path, name, exact) : void 0) ?? name);
        };
      }
      function listNames(path) {
        const names = readNames(path);
        return {
          exact: new Set(names),
          normal: new Map(names.map((name) => [name.normalize("NFC"), name])),
          folded: new Map(names.map((name) => [foldName(name), name]))
        };
      }
      function readNames(path) {
        try {
          return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path);
        } catch {
          return [];
        }
      }
      function findLongName(path, name, names) {
        const identity = identityOf((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name));
        return identity && [...names].find((other) => identityOf((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, other)) === identity);
      }
      function identityOf(path) {
        const stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { bigint: true, throwIfNoEntry: false });
        return stats && `${stats.dev}:${stats.ino}`;
      }
      function isThere(path) {
        return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false }) !== void 0;
      }
    })
  ),
  /***/
  1780: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Dz: () => (
          /* binding */
          readPatternProblems
        ),
        /* harmony export */
        Ww: () => (
          /* binding */
          patternMistakeIn
        ),
        /* harmony export */
        Z7: () => (
          /* binding */
          parsePatterns
        )
        /* harmony export */
      });
      var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8161);
      var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
      var _actions_glob__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1569);
      var minimatch__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3581);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6608);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2872);
      var _paths_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2375);
      async function parsePatterns(lines, workspace) {
        const { patterns, refusedLines } = await parseLines(lines, workspace);
        if (refusedLines.length === 0)
          return patterns;
        const problems = refusedLines.map(([line, why]) => `- ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_4__.S5)(line)}: ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_4__.S5)(why)}`);
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z("INPUT_INVALID", ["These patterns are not usable:", ...problems]);
      }
      async function readPatternProblems(input, text) {
        const { refusedLines } = await parseLines([text], { givenPath: (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(), realPath: (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)() });
        return refusedLines.map(([line, why]) => `${input} is "${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_4__.S5)(line)}"; it must be a list of glob patterns, like dist/** (${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_4__.S5)(why)})`);
      }
      async function parseLines(texts, workspace) {
        const patterns = [];
        const refusedLines = [];
        for (const line of texts.flatMap((text) => text.split(/\r\n|\r|\n/)).map((untrimmed) => untrimmed.trim())) {
          try {
            const pattern = await parsePatternLine(line, workspace);
            if (pattern !== void 0)
              patterns.push(pattern);
          } catch (error) {
            if (!(error instanceof Error))
              throw error;
            refusedLines.push([line, error.message]);
          }
        }
        return { patterns, refusedLines };
      }
      const isWindows = node_path__WEBPACK_IMPORTED_MODULE_1__.sep === "\\";
      const globOptions = { dot: true, nobrace: true, nocase: isWindows, nocomment: true, noext: true, nonegate: true };
      async function parsePatternLine(line, workspace) {
        const [marks = ""] = /^(?:!\s*)*/.exec(line) ?? [];
        const isExclusion = marks.replaceAll(/\s/g, "").length % 2 === 1;
        const [searchPath] = (await (0, _actions_glob__WEBPACK_IMPORTED_MODULE_6__.v)(isExclusion ? `!${line}` : line)).getSearchPaths();
        if (searchPath === void 0)
          return void 0;
        const lineWithoutMarks = line.slice(marks.length);
        const slashedLine = isWindows ? lineWithoutMarks.replaceAll("\\", "/") : lineWithoutMarks;
        const glob = new minimatch__WEBPACK_IMPORTED_MODULE_2__.VR(toAbsolute(slashedLine).replace(/(?<=.)\/+$/, ""), globOptions);
        glob.set = glob.set.map((parts) => parts.map((part) => part instanceof RegExp ? withoutBacktracking(part) : part));
        const root = (0, _paths_js__WEBPACK_IMPORTED_MODULE_5__.kV)(workspace.realPath, searchPath) === void 0 ? workspace.givenPath : workspace.realPath;
        const segments = glob.pattern.split("/").filter(Boolean);
        const toPath = (name) => name === "" ? root : `${root.endsWith(node_path__WEBPACK_IMPORTED_MODULE_1__.sep) ? root : root + node_path__WEBPACK_IMPORTED_MODULE_1__.sep}${name}`;
        const matches = (path) => glob.match(segments.at(-1) === "**" ? `${path}${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}` : path);
        return {
          line,
          isExclusion,
          /** The names of the path before the first wildcard; `undefined` when they lead out of the workspace. */
          leadingNames: (0, _paths_js__WEBPACK_IMPORTED_MODULE_5__.kV)(root, searchPath),
          /** Whether the pattern has no wildcard. */
          isLiteral: segments.length === searchPath.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).filter(Boolean).length && matches(searchPath),
          // A line that ends with a slash is for folders only.
          matchesFile: (name) => !slashedLine.endsWith("/") && matches(toPath(name)),
          // A pattern that matches a folder above the workspace covers the workspace too.
          matchesFolder: (name) => matches(toPath(name)) || name === "" && foldersAbove(root).some(matches),
          /** Whether an entry in the folder `name`, at any depth, could match. */
          mayMatchBelow: (name) => glob.match(toPath(name), true)
        };
      }
      const starSource = "[^/]*?";
      function withoutBacktracking(part) {
        const pieces = part.source.split(starSource);
        if (pieces.length < 3)
          return part;
        const middlePieces = pieces.slice(1, -1).map((piece, index) => `(?=(${starSource}${piece}))\\${index + 1}`);
        return new RegExp([pieces[0], ...middlePieces, starSource, pieces.at(-1)].join(""), part.flags);
      }
      function toAbsolute(pattern) {
        const joinLiterally = (folder, rest) => {
          const escaped = (0, minimatch__WEBPACK_IMPORTED_MODULE_2__.ih)(folder.replaceAll(node_path__WEBPACK_IMPORTED_MODULE_1__.sep, "/"), { windowsPathsNoEscape: isWindows });
          return `${escaped.replace(/\/$/, "")}/${rest}`;
        };
        if (/^~(?:\/|$)/.test(pattern))
          return joinLiterally((0, node_os__WEBPACK_IMPORTED_MODULE_0__.homedir)(), pattern.slice(2));
        if (/^\/(?!\/)/.test(pattern))
          return joinLiterally((0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)("/"), pattern.slice(1));
        return (0, node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(pattern) ? pattern : joinLiterally((0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(), pattern.replace(/^\.(?:\/|$)/, ""));
      }
      function foldersAbove(path) {
        const parent = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
        return parent === path ? [] : [parent, ...foldersAbove(parent)];
      }
      const patternMistakes = [
        [/\$/, "A $ is no variable here", "Write what it stands for, or ${{ env.NAME }}."],
        [/%\w+%/, "A name between % is no variable here", "Write what it stands for, or ${{ env.NAME }}."],
        [/["'`]/, "A quote is a part of the name here", "Write the pattern without quotes."],
        [/\{/, "Braces name no alternatives here", "Write a line for each."],
        [/,/, "A comma separates no patterns here", "Write a line for each."],
        [/ /, "A space separates no patterns here", "Write a line for each."],
        ...node_path__WEBPACK_IMPORTED_MODULE_1__.sep === "/" ? [[/\\/, "A backslash separates no folders here", "Write / in its place."]] : []
      ];
      function patternMistakeIn(pattern) {
        if (/^[#!]/.test(pattern))
          return void 0;
        const mistake = patternMistakes.find(([sign]) => sign.test(pattern));
        return mistake && `${mistake[1]}. ${mistake[2]}`;
      }
    })
  ),
  /***/
  6077: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Jm: () => (
          /* binding */
          retryWhileHeld
        ),
        /* harmony export */
        VX: () => (
          /* binding */
          readRegular
        ),
        /* harmony export */
        i4: () => (
          /* binding */
          readBeginning
        ),
        /* harmony export */
        lf: () => (
          /* binding */
          openRegular
        ),
        /* harmony export */
        uA: () => (
          /* binding */
          unwritableError
        ),
        /* harmony export */
        vK: () => (
          /* binding */
          writeAtomically
        ),
        /* harmony export */
        vo: () => (
          /* binding */
          removeTemporaryFiles
        ),
        /* harmony export */
        wZ: () => (
          /* binding */
          makeFolders
        ),
        /* harmony export */
        zP: () => (
          /* binding */
          readFrom
        )
        /* harmony export */
      });
      var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
      var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
      var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1455);
      var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
      var node_timers_promises__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8500);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6608);
      var _core_file_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3364);
      var _core_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5961);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2872);
      async function writeAtomically(path, content) {
        const temporaryPath = (0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0, node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path), `.${(0, node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(path)}.${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.tmp`);
        try {
          const handle = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(temporaryPath, "wx", 384);
          try {
            await writeInto(handle, content);
            await retryWhileHeld(() => (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(temporaryPath, path));
          } catch (cause) {
            await retryWhileHeld(() => (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(temporaryPath, { force: true }));
            throw cause;
          }
        } catch (cause) {
          if (cause instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_5__._Z)
            throw cause;
          throw unwritableError(path, cause);
        }
      }
      const heldFileCodes = /* @__PURE__ */ new Set(["EPERM", "EACCES", "EBUSY"]);
      const maxHeldMs = 3e3;
      const retryPauseMs = 100;
      async function retryWhileHeld(change) {
        const endsAt = performance.now() + maxHeldMs;
        for (; ; ) {
          try {
            return await change();
          } catch (error) {
            if (!heldFileCodes.has(errorCodeOf(error)) || performance.now() > endsAt)
              throw error;
            await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_4__.setTimeout)(retryPauseMs);
          }
        }
      }
      function makeFolders(folder, mode = 448) {
        const topmost = findTopmostMissing(folder);
        try {
          if (topmost !== void 0)
            (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(topmost, { mode });
        } catch (error) {
          if (topmost !== void 0 && !(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(topmost))
            throw error;
        }
        (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(folder, { recursive: true, mode });
      }
      function findTopmostMissing(folder) {
        if ((0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(folder))
          return void 0;
        const parent = (0, node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(folder);
        return parent === folder ? folder : findTopmostMissing(parent) ?? folder;
      }
      function unwritableError(path, cause) {
        return new _core_errors_js__WEBPACK_IMPORTED_MODULE_5__._Z("OUTPUT_UNWRITABLE", `${path} could not be written: ${(0, _core_errors_js__WEBPACK_IMPORTED_MODULE_5__.bD)(cause)}.`, { cause });
      }
      const temporaryNamePattern = /^\.(.+)\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.tmp$/;
      const abandonedAfterMs = 15e4;
      function removeTemporaryFiles(folder, warn) {
        try {
          for (const name of (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder)) {
            const finalName = temporaryNamePattern.exec(name)?.[1] ?? "";
            if (!(0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_6__.QN)(finalName))
              continue;
            const path = (0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, name);
            const stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { throwIfNoEntry: false });
            if (stats?.isFile() === true && Date.now() - stats.mtimeMs > abandonedAfterMs)
              (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { force: true });
          }
        } catch (thrown) {
          const message = `What a killed run left in ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_8__.S5)(folder)} cannot be removed: ${(0, _core_errors_js__WEBPACK_IMPORTED_MODULE_5__.bD)(thrown)}.`;
          warn(message, { title: "leftover files" });
        }
      }
      async function writeInto(handle, content) {
        try {
          const pieces = typeof content === "string" ? [content] : content;
          await handle.writeFile(pieces instanceof Uint8Array || Symbol.asyncIterator in pieces ? pieces : (0, _core_json_js__WEBPACK_IMPORTED_MODULE_7__.Pq)(pieces));
          await handle.sync();
        } finally {
          await handle.close();
        }
      }
      const safeFlags = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK;
      const hasSafeFlags = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW !== void 0;
      function openRegular(path, flags) {
        const file = openWithoutFollowing(path, flags);
        if ((0, node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(file).isFile())
          return file;
        (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
        throw notRegularError();
      }
      function readRegular(path, maxBytes) {
        try {
          const bytes = readBeginning(path, maxBytes + 1);
          if (bytes.length > maxBytes)
            throw new RangeError(`it is larger than ${maxBytes / 2 ** 20} MiB`);
          return bytes;
        } catch (error) {
          if (errorCodeOf(error) === "ENOENT")
            return void 0;
          throw error;
        }
      }
      function readBeginning(path, maxBytes) {
        const file = openRegular(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY);
        try {
          return readFrom(file, 0, maxBytes);
        } finally {
          (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
        }
      }
      function readFrom(file, start, maxBytes) {
        const size = Math.max(0, (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(file).size - start);
        const buffer = new Uint8Array(Math.min(size, maxBytes));
        let length = 0;
        for (let count = -1; count !== 0 && length < buffer.length; length += count) {
          count = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file, buffer, length, buffer.length - length, start + length);
        }
        return buffer.subarray(0, length);
      }
      function openWithoutFollowing(path, flags) {
        if (!hasSafeFlags && (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink() === true)
          throw new RangeError("it is a symbolic link");
        try {
          return (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, flags | safeFlags, 384);
        } catch (error) {
          const code = errorCodeOf(error);
          if (code === "ELOOP" || code === "EMLINK")
            throw new RangeError("it is a symbolic link", { cause: error });
          if (code === "ENXIO" || code === "EISDIR" || code === "EOPNOTSUPP")
            throw notRegularError(error);
          throw error;
        }
      }
      function notRegularError(cause) {
        return new RangeError("it is not a regular file", { cause });
      }
      function errorCodeOf(error) {
        return error instanceof Error && "code" in error ? error.code : void 0;
      }
    })
  ),
  /***/
  9821: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        JL: () => (
          /* binding */
          createTaskQueue
        ),
        /* harmony export */
        S: () => (
          /* binding */
          createErrorCollector
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
        ),
        /* harmony export */
        v8: () => (
          /* binding */
          toNotAttempted
        )
        /* harmony export */
      });
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6608);
      var _core_row_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1663);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2872);
      const maxOutagesInARow = 5;
      async function runEach(targets, ask, { concurrency, keyOf, onResult, stop }) {
        const breaker = createCircuitBreaker(stop);
        const answers = createAnswers();
        const tasks = createTaskQueue(concurrency, async (target) => {
          const stopReason = breaker.reason();
          const outcome = stopReason === void 0 ? await askOne(ask, target) : toNotAttempted(stopReason);
          breaker.watch((0, _core_row_js__WEBPACK_IMPORTED_MODULE_1__.C2)(outcome) ?? outcome.unresolved?.outage);
          for (const each of answers.add(keyOf(target), target, outcome))
            onResult(each, outcome);
        });
        try {
          for await (const target of targets) {
            const knownAnswer = answers.find(keyOf(target), target);
            if (knownAnswer === "new")
              tasks.add(target);
            else if (knownAnswer !== "asked")
              onResult(target, knownAnswer);
          }
        } finally {
          answers.close();
          await tasks.whenDone();
        }
      }
      function createAnswers() {
        const answerByKey = /* @__PURE__ */ new Map();
        const waitingByKey = /* @__PURE__ */ new Map();
        let isClosed = false;
        return {
          /** Returns the key's answer, `new` for its first target, or `asked`: then `target` waits for the answer. */
          find: (key, target) => {
            const answer = answerByKey.get(key);
            if (answer !== void 0)
              return answer;
            if (!answerByKey.has(key)) {
              answerByKey.set(key, void 0);
              return "new";
            }
            const waitingTargets = waitingByKey.get(key);
            if (waitingTargets === void 0)
              waitingByKey.set(key, [target]);
            else
              waitingTargets.push(target);
            return "asked";
          },
          /** Adds the answer to `asker`, the first target with `key`; returns `asker` and the targets that waited. */
          add: (key, asker, answer) => {
            if (!isClosed)
              answerByKey.set(key, answer);
            return [asker, ...waitingByKey.get(key) ?? []];
          },
          /** Frees the memory of the answers; called when no more targets come. */
          close: () => {
            isClosed = true;
            answerByKey.clear();
          }
        };
      }
      async function askOne(ask, target) {
        try {
          return await ask(target);
        } catch (thrown) {
          return (0, _core_row_js__WEBPACK_IMPORTED_MODULE_1__.w2)((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.Xt)(thrown));
        }
      }
      function createCircuitBreaker(stop) {
        let stopCause;
        let outages = 0;
        return {
          /** Returns why no more requests may be started; `undefined` while they may. */
          reason: () => stop.aborted ? "cancelled" : stopCause,
          /** Notes how a request ended: with `error`, or without one. */
          watch: (error) => {
            if (error?.code === "NOT_ATTEMPTED")
              return;
            const facts = error && (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.u2)(error.code);
            outages = facts?.outage === true ? outages + 1 : 0;
            if (facts?.stopsRun === true || outages >= maxOutagesInARow)
              stopCause ??= error;
          }
        };
      }
      function toNotAttempted(reason) {
        const [explanation, cause] = reason === "cancelled" ? ["the run was cancelled"] : (
          // An error with `paid: "stamp"` says that a stamp may have been paid for, but for this target none was sent.
          [`the run was stopped by ${reason.code}${reason.paid === "stamp" ? "" : `: ${reason.message}`}`, reason]
        );
        const message = (0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.em)(`No request was sent for this: ${explanation}`);
        return (0, _core_row_js__WEBPACK_IMPORTED_MODULE_1__.w2)(new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("NOT_ATTEMPTED", message, { cause }));
      }
      function createTaskQueue(concurrency, work) {
        const tasks = [];
        let nextIndex = 0;
        let workerCount = 0;
        let firstFailure;
        let onDone = () => {
        };
        const startWorker = async () => {
          workerCount += 1;
          for (let task = tasks[nextIndex]; task !== void 0; task = tasks[nextIndex]) {
            tasks[nextIndex] = void 0;
            nextIndex += 1;
            try {
              await work(task);
            } catch (thrown) {
              firstFailure ??= { thrown };
            }
          }
          workerCount -= 1;
          if (workerCount === 0)
            onDone();
        };
        return {
          add: (task) => {
            tasks.push(task);
            if (workerCount < concurrency)
              void startWorker();
          },
          /** Resolves when all tasks are done; no task may be added afterwards. @throws what a task threw */
          whenDone: async () => {
            if (workerCount > 0)
              await new Promise((resolve) => onDone = resolve);
            if (firstFailure !== void 0)
              throw firstFailure.thrown;
          }
        };
      }
      function createErrorCollector() {
        const errors = [];
        const attemptNumbers = [];
        let attemptCount = 0;
        const beginAttempt = () => {
          const attemptNumber = attemptCount += 1;
          return (error) => {
            const position = attemptNumbers.findLastIndex((otherNumber) => otherNumber <= attemptNumber) + 1;
            attemptNumbers.splice(position, 0, attemptNumber);
            errors.splice(position, 0, error);
          };
        };
        const attempt = async (work) => {
          const onError = beginAttempt();
          try {
            return await work();
          } catch (thrown) {
            onError((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.Xt)(thrown));
            return void 0;
          }
        };
        return { attempt, beginAttempt, errors };
      }
    })
  ),
  /***/
  7867: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        t: () => (
          /* binding */
          renderResultsFile
        )
        /* harmony export */
      });
      var _words_front_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2826);
      var _core_members_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2508);
      var _core_row_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1663);
      var _core_version_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4983);
      var _evidence_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(552);
      var _words_result_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2464);
      var _words_verdicts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2107);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2872);
      var _core_addresses_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2703);
      const resultKinds = {
        stamp: "service/stamp_result@v2",
        check: "service/check_hash_result@v2",
        verify: "service/verify_result@v2"
      };
      function toToolResult(mode, judgement, digest) {
        const { status } = _words_verdicts_js__WEBPACK_IMPORTED_MODULE_4__.Jo[judgement.verdict];
        const { error, restsOn } = judgement;
        const sources = judgement.sources?.map(({ url, verdict: said, ...known }) => plainMembers({ url, said, ...known }));
        return {
          kind: resultKinds[mode],
          // A check does not wait for a block, so its result is `unknown` in place of `pending`.
          status: mode === "check" && status === "pending" ? "unknown" : status,
          summary: toSummary(mode, judgement, digest),
          data: {
            ...mode === "check" ? toCheckData(judgement, digest) : toVerificationData(judgement),
            ...(0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.r$)({ sources, rests_on: restsOn })
          },
          ...mode === "verify" && { links: toLinks(judgement.answer?.report) },
          ...error && { error: { code: error.code, message: (0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.wh)(error.message), hint: error.hint } }
        };
      }
      function toLinks(report) {
        const href = report && (0, _core_addresses_js__WEBPACK_IMPORTED_MODULE_6__.DB)(report.url);
        if (report === void 0 || href === void 0)
          return [];
        const expiry = textInForm(report.expiresIn, /^\d{1,4} (?:second|minute|hour|day)s?$/);
        return [{ rel: "report", href, label: `Verification report (PDF${expiry && `, expires in ${expiry}`})` }];
      }
      function toCheckData(judgement, digest) {
        const answer = judgement.answer;
        const { answerId, service, date, result, demo } = answer ?? {};
        const message = optionalText(answer?.message);
        const isAnswered = judgement.verdict === "found" || judgement.verdict === "not-found";
        return (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.r$)({
          found: isAnswered ? judgement.verdict === "found" : void 0,
          message: isAnswered && message || (0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.wh)(toSentence(judgement, digest)),
          // `_raw` has only members that were parsed, so that no unchecked text reaches an assistant.
          _raw: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.r$)({
            ...plainMembers({ requestId: answerId }),
            message,
            ...plainMembers({ service, timestamp: date, hash: answer && digest, data: result, demo })
          })
        });
      }
      function toVerificationData(judgement) {
        const note = optionalText(renderNoteWithAdvice(judgement));
        const answer = judgement.answer;
        if (answer === void 0)
          return (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.r$)({ note });
        const { result, method, uniqueHashes, records, segments, report, message } = answer;
        const { service, date, address, nftCoinId, nftTxnId, demo } = answer;
        return (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.r$)({
          ...plainMembers({ result, method, unique_hashes: uniqueHashes }),
          blockchainData: records.map(plainMembers),
          fileSegments: segments.map(plainMembers),
          reportFile: report && (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.r$)({
            ...plainMembers({ fileName: report.fileName }),
            downloadUrl: (0, _core_addresses_js__WEBPACK_IMPORTED_MODULE_6__.DB)(report.url),
            ...plainMembers({ fileSize: report.size, expiresIn: report.expiresIn })
          }),
          message: optionalText(message),
          ...plainMembers({ service, date, address, nftCoinId, nftTxnId, demo }),
          note
        });
      }
      function plainMembers(members) {
        const plain = {};
        for (const [name, value] of Object.entries(members)) {
          if (value !== void 0)
            plain[name] = typeof value === "string" ? (0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.wh)(value, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.I6.word) : value;
        }
        return plain;
      }
      function optionalText(text) {
        return text === void 0 ? void 0 : (0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.wh)(text);
      }
      function toSummary(mode, judgement, digest) {
        const soleNodeText = judgement.restsOn === void 0 ? "" : ` This rests on the word of ${judgement.restsOn} alone.`;
        const verdictText = toSentence(judgement, digest) + soleNodeText;
        const answer = judgement.answer;
        if (mode === "check" || answer === void 0)
          return verdictText;
        const answerText = mode === "verify" ? renderAnswer(answer) : "";
        const { demo, reportLost } = answer;
        const lostReportText = reportLost && `The report may have been paid for and is lost: ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.em)(reportLost)} A new report is a new payment.`;
        return (0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.hq)([verdictText, answerText, lostReportText, demo && _words_result_words_js__WEBPACK_IMPORTED_MODULE_3__.a0]).join(" ");
      }
      function toSentence(judgement, digest) {
        const words = _words_result_words_js__WEBPACK_IMPORTED_MODULE_3__.qW[judgement.verdict];
        if (judgement.error !== void 0) {
          const { code, message, hint } = judgement.error;
          return `${words} with ${code}: ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.em)((0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.wh)(message))} ${hint}`;
        }
        if (judgement.verdict === "already-anchored")
          return `${words}: ${renderFirstSeen(judgement.answer, digest)}.`;
        const note = renderNoteWithAdvice(judgement);
        return note === void 0 ? words : `${words}${judgement.verdict === "accepted" ? "" : ":"} ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.wh)(note)}`;
      }
      function renderNoteWithAdvice(judgement) {
        const note = (0, _core_row_js__WEBPACK_IMPORTED_MODULE_1__.NS)(judgement);
        return note === void 0 || judgement.unresolved === void 0 ? note : `${note} ${_words_front_js__WEBPACK_IMPORTED_MODULE_0__.U2}`;
      }
      function renderFirstSeen({ records }, digest) {
        const firstRecord = digest && (0, _evidence_run_js__WEBPACK_IMPORTED_MODULE_2__.BY)(records, [digest])?.firstRecord;
        if (firstRecord?.blockNumber === void 0)
          return "the hash is on the chain";
        const date = textInForm(firstRecord.blockDate, dateForm);
        return `first seen in block ${firstRecord.blockNumber}${date && ` (${date})`}`;
      }
      function renderAnswer({ message, service, date }) {
        const quotedText = textInForm(message, /^Verification complete(?: - PDF uploaded)?$/);
        const source = [textInForm(service, /^CORE_API$/), textInForm(date, dateForm)].filter((text) => text !== "");
        if (quotedText === "" && source.length === 0)
          return "";
        const says = quotedText === "" ? "The service answered" : `The service says: \u201C${quotedText}\u201D`;
        return `${says}${source.length > 0 ? ` (${source.join(", ")})` : ""}.`;
      }
      const dateForm = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})?$/;
      function textInForm(text, form) {
        return text !== void 0 && form.test(text) ? text : "";
      }
      const chunkLength = 65536;
      function* renderResultsFile(run) {
        const { mode, origin, rows } = run;
        const resultsWithoutRows = {
          version: 1,
          tool: { name: "anchor-artifacts", version: _core_version_js__WEBPACK_IMPORTED_MODULE_8__.rE },
          mode,
          status: (0, _evidence_run_js__WEBPACK_IMPORTED_MODULE_2__.sv)(rows).status,
          started_at: run.startedAt.toISOString(),
          finished_at: run.finishedAt.toISOString(),
          api_url: run.apiUrl,
          chain: run.chain,
          demo: (0, _evidence_run_js__WEBPACK_IMPORTED_MODULE_2__.Mo)(rows),
          repository: origin.repository,
          ref: origin.ref,
          tag: origin.tag,
          run_id: origin.runId,
          run_attempt: origin.runAttempt,
          run_url: origin.runUrl,
          commit: origin.commit,
          results: []
        };
        const frame = JSON.stringify(resultsWithoutRows, void 0, 2);
        let piece = frame.slice(0, frame.lastIndexOf("]"));
        for (const [index, row] of rows.entries()) {
          piece += `${index === 0 ? "" : ","}
    ${JSON.stringify(toResultEntry((0, _evidence_run_js__WEBPACK_IMPORTED_MODULE_2__.zI)(run), row))}`;
          if (piece.length < chunkLength)
            continue;
          yield piece;
          piece = "";
        }
        yield `${piece}${rows.length === 0 ? "" : "\n  "}]
}
`;
      }
      function toResultEntry(mode, row) {
        const { subject, verdict, coveredBy, formerDigests } = row;
        const { name, digest, sha256, size } = subject;
        const requestId = (0, _core_row_js__WEBPACK_IMPORTED_MODULE_1__.Gb)(row);
        return {
          subject: { name, digest, algorithm: "sha3-256", sha256, size },
          verdict,
          request_id: requestId && (0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.wh)(requestId, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.I6.word),
          covered_by: coveredBy,
          former: formerDigests,
          ...toToolResult(mode, row, digest)
        };
      }
    })
  ),
  /***/
  2437: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        hR: () => (
          /* binding */
          openEvidencePage
        ),
        oC: () => (
          /* binding */
          readGivenList
        ),
        hV: () => (
          /* binding */
          writeFiles
        )
      });
      var external_node_path_ = __webpack_require__(6760);
      var external_node_fs_ = __webpack_require__(3024);
      var promises_ = __webpack_require__(1455);
      var core_checksums = __webpack_require__(291);
      var file_names = __webpack_require__(3364);
      var evidence_record = __webpack_require__(2896);
      var statement_file = __webpack_require__(9131);
      var hash_files = __webpack_require__(4964);
      var queue = __webpack_require__(9821);
      var host_files = __webpack_require__(6077);
      var lines = __webpack_require__(5759);
      var json_results = __webpack_require__(7867);
      var core_digest = __webpack_require__(2427);
      var core_row = __webpack_require__(1663);
      var verdicts = __webpack_require__(2107);
      var members = __webpack_require__(2508);
      var version = __webpack_require__(4983);
      var evidence_proof = __webpack_require__(2987);
      var evidence_run = __webpack_require__(552);
      var to_statement = __webpack_require__(5679);
      ;
      const statePort = 99;
      function composeStatement(run, { heads, record }, givenList, release) {
        const { checksums, rows, chain, finishedAt, witnessed } = run;
        const { witnesses = [], signedLines = checksums } = witnessed ?? {};
        const statedLines = witnesses.length > 0 ? signedLines : checksums;
        const subjects = statedLines.length > 0 ? statedLines : toProofSubjects(rows);
        return (0, to_statement.HJ)({
          ...heads.length > 0 && { after: heads },
          tool: { name: "anchor-artifacts", version: version.rE },
          mode: (0, evidence_run.zI)(run),
          // By GitHub's clock where the run spoke to GitHub: the clocks of runners differ.
          finishedOn: (release?.githubTime() ?? finishedAt).toISOString(),
          ...toRunAndService(run, record.statements.at(-1)?.statement.predicate.service?.url),
          ...(0, members.r$)({ release: release?.identity, chain, givenList }),
          subjects: subjects.map(({ name, digest: sha3_256, sha256 }) => ({
            name,
            digest: { sha3_256, ...(0, members.r$)({ sha256 }) }
          })),
          anchors: toAnchors(rows, findCoveringRow(rows)),
          ...witnesses.length > 0 && { witnesses },
          hashText: hash_files.qj
        });
      }
      function toProofSubjects(rows) {
        return rows.flatMap(({ subject }) => {
          const { digest } = subject;
          return "root" in subject && digest !== void 0 ? [{ name: digest, digest }] : [];
        });
      }
      function toRunAndService({ origin, apiUrl, nodeNames, isDemonstration }, recordedService = "") {
        const { repository, ref, commit, runUrl: url, runAttempt: attempt } = origin;
        const service = apiUrl === "" && isDemonstration ? nodeNames[0] ?? recordedService : apiUrl;
        const run = { repository, ref, commit, url, attempt };
        const knownFacts = Object.entries(run).filter(([, value]) => value !== "");
        return {
          ...knownFacts.length > 0 && { run: Object.fromEntries(knownFacts) },
          ...service !== "" && { service: { url: service, demonstration: isDemonstration } }
        };
      }
      function findCoveringRow(rows) {
        const coveringDigest = rows.find(({ coveredBy }) => coveredBy !== void 0)?.coveredBy;
        return coveringDigest && rows.find((row) => row.coveredBy === void 0 && row.subject.digest === coveringDigest);
      }
      function toAnchors(rows, listRow) {
        const doneDigests = /* @__PURE__ */ new Set();
        const placeByAddress = /* @__PURE__ */ new Map();
        const anchors = [];
        const rankOf = (row) => row.coveredBy === void 0 ? 0 : (0, verdicts.rf)(row) ? 1 : 2;
        for (const row of rows.toSorted((one, other) => rankOf(one) - rankOf(other))) {
          const { coveredBy, subject } = row;
          const digest = coveredBy ?? subject.digest;
          if (digest === void 0 || doneDigests.has(digest))
            continue;
          doneDigests.add(digest);
          const verdict = row.localVerdict ?? row.verdict;
          const isPerhapsSpent = verdict !== "unclear" && verdict !== "accepted" && (0, core_row.pC)(row);
          const covers = row === listRow || coveredBy !== void 0 ? "list" : "subject";
          const proof = "root" in subject ? (0, evidence_proof.Lr)((0, evidence_proof.Tz)(subject.bytes)) : void 0;
          const facts = { mayBeSpent: isPerhapsSpent || void 0, chain: toAnchorPlace(row, placeByAddress), proof };
          anchors.push({ covers, digest, verdict, ...(0, members.r$)(facts) });
        }
        return anchors;
      }
      function toAnchorPlace({ subject, coveredBy, answer }, placeByAddress) {
        const digest = coveredBy ?? subject.digest;
        const root = "root" in subject ? subject.root : void 0;
        const records = (answer?.records ?? []).flatMap(({ matchedHash, ...record }) => {
          const ownHash = [digest, root].find((hash) => hash !== void 0 && (0, core_digest.dv)(matchedHash, hash));
          if (ownHash === void 0)
            return [];
          return root !== void 0 && ownHash === digest ? [record] : [{ ...record, ...matchedHash && { matchedHash } }];
        });
        const address = answer?.address;
        if (records.length > 0)
          return { ...address !== void 0 && { address }, records: records.map(to_statement.Mf) };
        if (address === void 0)
          return void 0;
        const place = placeByAddress.get(address) ?? { address, port: statePort, records: [] };
        placeByAddress.set(address, place);
        return place;
      }
      ;
      async function writeFiles(run, { folder, history, release }, workspace) {
        const { rows, checksums, hasSent, witnessed, files } = run;
        const { attempt, errors } = (0, queue.S)();
        const write = (name, content) => attempt(async () => {
          const path = (0, external_node_path_.join)(folder, name);
          await (0, host_files.vK)(path, content);
          return path;
        });
        const statement = await attempt(async () => {
          const newStatement = composeStatement(run, history, await readGivenList(findCoveringRow(rows), workspace), release);
          return newStatement && (0, statement_file.Rp)(newStatement, (text) => (0, hash_files.qj)([text]).sha3_256);
        });
        const { record, ownRecord } = history;
        const isStatementNew = statement !== void 0 && !run.dryRun && (hasSent || (0, evidence_record.hI)(ownRecord, statement));
        const isStatementOnPage = statement !== void 0 && (hasSent || (0, evidence_record.hI)(record, statement));
        const pageStatements = isStatementOnPage ? [...record.statements, statement] : record.statements;
        const hasSha256 = checksums.some(({ sha256 }) => sha256 !== void 0);
        const witnessFiles = witnessed?.signedLines === void 0 ? witnessed?.files ?? [] : [];
        [files.results, files.checksums, files.statement, files.page] = await Promise.all([
          write(file_names.NW.results, (0, json_results.t)(run)),
          write(file_names.NW.checksums, (0, core_checksums.pd)(checksums)),
          isStatementNew ? write((0, file_names.rC)(statement.id), statement.text) : void 0,
          statement && attempt(() => openEvidencePage(pageStatements)).then((page) => page && write(file_names.NW.page, page)),
          write(file_names.NW.badge, `${JSON.stringify((0, lines.dF)(run))}
`),
          hasSha256 ? write(file_names.NW.sha256, (0, core_checksums.iX)(checksums)) : void 0,
          ...witnessFiles.map(({ name, bytes }) => write(name, bytes))
        ]);
        const sameStatement = isStatementNew || statement === void 0 ? void 0 : findSameStatement(ownRecord, statement);
        files.statement ??= sameStatement && (0, external_node_path_.join)(folder, (0, file_names.rC)(sameStatement.id));
        run.statement = run.dryRun ? void 0 : statement;
        return errors;
      }
      function findSameStatement({ statements }, { statement }) {
        const keyOf = ({ name, digest }) => `${digest.sha3_256} ${name}`;
        return statements.findLast((file) => {
          const keysOfFile = new Set(file.statement.subject.map(keyOf));
          return statement.subject.every((subject) => keysOfFile.has(keyOf(subject)));
        });
      }
      const templateFolders = ["page", "../page", "../../dist/page"];
      async function openEvidencePage(statements) {
        const paths = templateFolders.map((folder) => (0, external_node_path_.join)(import.meta.dirname, folder, "verify.html"));
        const template = await (0, promises_.readFile)(paths.find((path) => (0, external_node_fs_.existsSync)(path)) ?? paths[0] ?? "", "utf8");
        return (0, statement_file.FH)(template, statements);
      }
      const maxListBytes = 16 * 1024 * 1024;
      async function readGivenList(listRow, workspace) {
        const subject = listRow?.subject;
        if (subject?.digest === void 0 || subject.path === void 0)
          return void 0;
        const path = (0, external_node_path_.resolve)(workspace, subject.path);
        const stats = (0, external_node_fs_.statSync)(path, { throwIfNoEntry: false });
        if (stats === void 0 || stats.size > maxListBytes)
          return void 0;
        const text = await (0, promises_.readFile)(path, "utf8");
        return (0, hash_files.qj)([text]).sha3_256 === subject.digest ? { name: subject.name, text } : void 0;
      }
    })
  )
};
