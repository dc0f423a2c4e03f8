export const id = 729;
export const ids = [729];
export const modules = {
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
      const maxEntries = 16;
      const maxWalkBlockMs = 50;
      async function walkPatterns(root, patterns, collector) {
        const exclusions = patterns.filter(({ isExclusion }) => isExclusion);
        const selections = patterns.filter(({ isExclusion }) => !isExclusion);
        const namedPaths = new Set(selections.flatMap(({ leadingNames = [] }) => leadingNames.map((_, index) => leadingNames.slice(0, index + 1).join("/"))));
        const spellAsOnDisk = (0, paths.$0)();
        let resumedAt = performance.now();
        for (const pattern of selections) {
          const state = { root, pattern, collector, toWalk: [], namedPaths, timesLeft: /* @__PURE__ */ new Map(), spellAsOnDisk };
          const rootScope = innerScope({ namesToEnter: ["", ...pattern.leadingNames ?? []], isCovered: false, exclusions }, "", pattern);
          if (rootScope !== void 0)
            state.toWalk.push({ name: "", path: root, ...rootScope, enteredFrom: void 0 });
          for (let folder = state.toWalk.pop(); folder !== void 0; folder = state.toWalk.pop()) {
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
        const [nextName] = namesToEnter;
        try {
          return nextName === void 0 ? readEntries(path) : readNamedEntry(path, nextName);
        } catch (thrown) {
          collector.addFailure(name === "" ? "." : name, (0, hash_file.GI)(thrown), isCovered ? [pattern] : []);
          return [];
        }
      }
      function takeEntry(state, kind, entry) {
        const { collector, pattern, namedPaths, toWalk } = state;
        const { folder, name, path } = entry;
        if (kind === "folder") {
          const scope = isGit(state, path) ? void 0 : innerScope(folder, name, pattern);
          if (scope && mayEnter(state, entry))
            toWalk.push({ name, path, ...scope, enteredFrom: folder });
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
          takeLink(state, entry, isMatched);
        else if (kind === "not-utf8")
          collector.addFailure(name, (0, hash_file.zS)("FILE_NAME_INVALID"), isMatched ? [pattern] : []);
        else if (namedPaths.has(name))
          collector.addFailure(name, (0, hash_file.zS)("FILE_NOT_REGULAR"), [pattern]);
        else
          collector.addSpecial(name);
      }
      function mayEnter({ root, collector, namedPaths, timesLeft }, { name, path }) {
        if (path === (0, external_node_path_.join)(root, name) || namedPaths.has(name))
          return true;
        const left = (timesLeft.get(path) ?? maxEntries) - 1;
        timesLeft.set(path, left);
        if (left < 0)
          collector.addSkippedLink(name);
        return left >= 0;
      }
      function isGit({ root }, path) {
        return (0, paths.aR)((0, paths.kV)(root, path) ?? path.split(external_node_path_.sep));
      }
      function takeLink(state, entry, isMatched) {
        const { root, collector, namedPaths } = state;
        const { name, folder } = entry;
        const target = readTarget(state, entry, isMatched);
        if (target === void 0 || !(isMatched || target.kind === "folder"))
          return;
        const path = state.spellAsOnDisk(target.path);
        const isNamed = namedPaths.has(name);
        if (!isNamed && target.kind === "folder" && isWithin(folder, path))
          return;
        const isOutside = !isNamed && (0, paths.kV)(root, path) === void 0;
        if (isOutside || isGit(state, path))
          return collector.addSkippedLink(name);
        takeEntry(state, target.kind, { ...entry, path });
      }
      function readTarget({ collector, pattern, namedPaths }, { name, path }, isMatched) {
        try {
          return readLink(path);
        } catch (thrown) {
          if (!(0, hash_file.q1)(thrown))
            collector.addFailure(name, (0, hash_file.GI)(thrown), namedPaths.has(name) ? [pattern] : []);
          else if (namedPaths.has(name))
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
        const dirents = (0, external_node_fs_.readdirSync)(path, { withFileTypes: true });
        const entries = dirents.map((entry) => ({ name: entry.name, kind: kindOf(entry) }));
        return entries.some(({ name }) => name.includes("\uFFFD")) ? markInvalidNames(path, entries) : entries;
      }
      function readNamedEntry(path, name) {
        const stats = (0, paths.d)(name) ? (0, external_node_fs_.lstatSync)((0, external_node_path_.join)(path, name), { throwIfNoEntry: false }) : void 0;
        return stats === void 0 ? [] : [{ name, kind: kindOf(stats), isFromPattern: true }];
      }
      function markInvalidNames(path, entries) {
        const names = Map.groupBy((0, external_node_fs_.readdirSync)(path, { encoding: "buffer" }), isUtf8);
        const validNames = new Set((names.get(true) ?? []).map((name) => name.toString("utf8")));
        const invalid = (names.get(false) ?? []).map((name) => ({ name: name.toString("utf8"), kind: "not-utf8" }));
        return [...entries.filter(({ name }) => validNames.has(name)), ...invalid];
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
        const workspace = { givenPath: options.workspace, realPath: (0, paths.hv)(options.workspace) };
        const allPatterns = await (0, files_patterns.Z7)(patterns, workspace);
        const leadsOutside = ({ isExclusion, leadingNames }) => !isExclusion && leadingNames === void 0;
        const collector = createCollector(options.notice);
        const { matchedPatterns } = collector;
        for (const pattern of allPatterns.filter(leadsOutside)) {
          const error = (0, hash_file.zS)("FILE_OUTSIDE_WORKSPACE", { hint: renderContainerAdvice(pattern.line) });
          collector.addFailure(pattern.line, error, [pattern]);
        }
        const innerPatterns = allPatterns.filter((pattern) => !leadsOutside(pattern));
        await walkPatterns(workspace.realPath, innerPatterns, collector);
        const isUnmatched = (pattern) => !pattern.isExclusion && !matchedPatterns.has(pattern);
        for (const pattern of allPatterns.filter((each) => isUnmatched(each) && isFileName(each.line, options.workspace))) {
          const escaped = pattern.line.replaceAll(/[*?[]/g, "[$&]").replaceAll("\\", "\\\\");
          const literals = await (0, files_patterns.Z7)([escaped], workspace);
          const exclusions = innerPatterns.filter(({ isExclusion }) => isExclusion);
          await walkPatterns(workspace.realPath, [...literals, ...exclusions], collector);
          if (literals.some((literal) => matchedPatterns.has(literal)))
            matchedPatterns.add(pattern);
        }
        const collected = collector.close();
        const files = keepOnePerFile(workspace.realPath, collected.files);
        for (const { line } of allPatterns.filter(isUnmatched)) {
          options.onUnmatched(`No file in ${(0, core_text.zz)(options.workspace)} matches ${(0, core_text.zz)(line)}. ${(0, files_patterns.Ww)(line) ?? "Check the name: names start at the workspace."}`);
        }
        return { ...collected, files };
      }
      function isFileName(line, workspace) {
        if (!/^[^!#~].*$/.test(line) || !/[*?[\\]/.test(line))
          return false;
        const path = (0, external_node_path_.resolve)(workspace, line);
        return (0, external_node_fs_.existsSync)(path) && (0, external_node_fs_.lstatSync)(path).isFile();
      }
      function createCollector(notice) {
        const files = [];
        const failedByName = /* @__PURE__ */ new Map();
        const matchedPatterns = /* @__PURE__ */ new Set();
        const specialNames = /* @__PURE__ */ new Set();
        const linkNames = /* @__PURE__ */ new Set();
        const addFailure = (name, error, patterns) => {
          for (const pattern of patterns)
            matchedPatterns.add(pattern);
          const isInWorkspace = error.code !== "FILE_OUTSIDE_WORKSPACE" || patterns.every(({ leadingNames }) => leadingNames !== void 0);
          failedByName.set(name, { subject: isInWorkspace ? { name, path: name } : { name }, error });
        };
        const addFile = (name, path, pattern) => {
          matchedPatterns.add(pattern);
          try {
            files.push({ name, path, size: (0, external_node_fs_.lstatSync)(path).size });
          } catch (thrown) {
            addFailure(name, (0, hash_file.GI)(thrown), []);
          }
        };
        const close = () => {
          const leftOutText = specialNames.size === 1 ? "was left out: it is" : "were left out: each is";
          const specialsText = (0, core_text.Sh)([...specialNames].sort(checksums.MP));
          if (specialNames.size > 0)
            notice(`${specialsText} ${leftOutText} a pipe, a socket or a device.`);
          const [firstLink] = [...linkNames].sort(checksums.MP);
          const [wereText, firstNote] = linkNames.size === 1 ? ["link was", ""] : ["links were", " is the first"];
          if (firstLink !== void 0)
            notice(`${linkNames.size} symbolic ${wereText} left out: ${(0, core_text.zz)(firstLink)}${firstNote}. A wildcard follows a link only to what is in the workspace; a pattern that names the link follows it anywhere.`);
          return {
            files: files.sort((one, other) => (0, checksums.MP)(one.name, other.name)),
            failed: [...failedByName.values()].sort((one, other) => (0, checksums.MP)(one.subject.name, other.subject.name))
          };
        };
        const addSpecial = (name) => void specialNames.add(name);
        const addSkippedLink = (name) => void linkNames.add(name);
        return { addFile, addFailure, addSpecial, addSkippedLink, close, matchedPatterns };
      }
      function keepOnePerFile(root, files) {
        if (new Set(files.map(({ path }) => path)).size === files.length)
          return files;
        const nameByPath = /* @__PURE__ */ new Map();
        for (const { name, path } of files) {
          if (!nameByPath.has(path) || (0, paths.kV)(root, path)?.join("/") === name)
            nameByPath.set(path, name);
        }
        const keptFiles = files.filter(({ name, path }) => nameByPath.get(path) === name);
        return [...new Map(keptFiles.map((file) => [file.path, file])).values()];
      }
      const containerPathStart = /^\/(?:github\/workspace|__w\/[^/]+\/[^/]+)\/(?=.)/;
      function renderContainerAdvice(pattern) {
        if (!containerPathStart.test(pattern))
          return void 0;
        return `This is a path in a container. Write it from the workspace: ${(0, core_text.zz)(pattern.replace(containerPathStart, ""))}.`;
      }
      function createListedFiles(listPath, workspace, isListOutside) {
        const spellAsOnDisk = (0, paths.$0)();
        const folder = (0, paths.hv)((0, external_node_path_.dirname)(listPath), spellAsOnDisk);
        const readableFolders = isListOutside ? [workspace, folder] : [workspace];
        const realPathByFolder = /* @__PURE__ */ new Map();
        const toRealFolder = (path) => {
          const real = realPathByFolder.get(path) ?? (0, paths.hv)(path, spellAsOnDisk);
          realPathByFolder.set(path, real);
          return real;
        };
        const findExactly = (name) => {
          const paths2 = [folder, workspace].map((start) => (0, external_node_path_.resolve)(start, name));
          const inside = paths2.filter((path2) => isBelow(readableFolders, path2));
          for (const path2 of new Set(inside)) {
            const listedFile = statListed(path2, readableFolders, { toRealFolder, spellAsOnDisk });
            if (listedFile !== void 0)
              return listedFile;
          }
          const [path = ""] = paths2;
          return inside.length > 0 ? void 0 : { path, error: (0, hash_file.zS)("FILE_OUTSIDE_WORKSPACE"), isOutside: true };
        };
        const find = (name) => {
          const hasBackslash = name.includes("\\");
          const listedFile = hasBackslash && external_node_path_.sep === "\\" ? void 0 : findExactly(name);
          if (listedFile !== void 0 || !hasBackslash)
            return listedFile;
          const slashedName = name.replaceAll("\\", "/");
          const slashedFile = findExactly(slashedName);
          return slashedFile && ("error" in slashedFile ? slashedFile : { ...slashedFile, name: slashedName });
        };
        return { folder, find };
      }
      function statListed(givenPath, readableFolders, { toRealFolder, spellAsOnDisk }) {
        let path = givenPath;
        try {
          path = spellAsOnDisk(givenPath);
          const stats = (0, external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
          if (stats === void 0)
            return void 0;
          const isLink = stats.isSymbolicLink();
          const target = isLink ? findTarget(path) : (0, external_node_path_.join)(toRealFolder((0, external_node_path_.dirname)(path)), (0, external_node_path_.basename)(path));
          if (isInGitBelow(readableFolders, path) || target !== void 0 && isInGitBelow(readableFolders, target))
            return { path, error: (0, hash_file.zS)("FILE_OUTSIDE_WORKSPACE", gitErrorDetails) };
          if (target === void 0)
            return { path, error: (0, hash_file.GB)() };
          if (!isBelow(readableFolders, target))
            return { path, error: (0, hash_file.zS)("FILE_OUTSIDE_WORKSPACE") };
          const targetStats = isLink ? (0, external_node_fs_.lstatSync)(target) : stats;
          if (targetStats.isDirectory())
            return void 0;
          if (targetStats.isFile())
            return { path: target, size: targetStats.size };
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
      const gitErrorDetails = {
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
  )
};
