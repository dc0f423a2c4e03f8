export const id = 729;
export const ids = [729];
export const modules = {
  /***/
  1729: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        findFiles: () => (
          /* binding */
          findFiles
        ),
        W: () => (
          /* binding */
          patternMistakeIn
        )
      });
      var external_node_fs_ = __webpack_require__(3024);
      var external_node_path_ = __webpack_require__(6760);
      var checksums = __webpack_require__(291);
      var core_text = __webpack_require__(2872);
      var file_error = __webpack_require__(431);
      var paths = __webpack_require__(2375);
      var files_patterns = __webpack_require__(1780);
      var promises_ = __webpack_require__(8500);
      ;
      const maxWaysThroughLinks = 16;
      const maxSignalDelayMs = 50;
      async function walk(root, patterns, collector) {
        const excluding = patterns.filter(({ negate }) => negate);
        const selecting = patterns.filter(({ negate }) => !negate);
        const named = new Set(selecting.flatMap(({ stem = [] }) => stem.map((_, index) => stem.slice(0, index + 1).join("/"))));
        const spell = (0, paths.$0)();
        let resumed = performance.now();
        for (const pattern of selecting) {
          const state = { root, pattern, collector, pending: [], named, entered: /* @__PURE__ */ new Map(), spell };
          const top = innerScope({ way: ["", ...pattern.stem ?? []], isCovered: false, excluding }, "", pattern);
          if (top !== void 0)
            state.pending.push({ name: "", path: root, ...top, enteredFrom: void 0 });
          for (let folder = state.pending.pop(); folder !== void 0; folder = state.pending.pop()) {
            for (const entry of listFolder(state, folder)) {
              const name = folder.name === "" ? entry.name : [folder.name, entry.name].join("/");
              const path = (0, external_node_path_.join)(folder.path, entry.name);
              takeEntry(state, entry.kind, { folder, name, path: entry.isTyped ? spell(path) : path });
            }
            if (performance.now() - resumed < maxSignalDelayMs)
              continue;
            await (0, promises_.setImmediate)();
            resumed = performance.now();
          }
        }
      }
      function innerScope(outer, name, pattern) {
        if (outer.excluding.some((one) => one.matchesFolder(name)))
          return void 0;
        const isCovered = outer.isCovered || pattern.matchesFolder(name);
        const way = isCovered ? [] : outer.way.slice(1);
        if (!isCovered && way.length === 0 && (pattern.literal || !pattern.mayMatchBelow(name)))
          return void 0;
        return { isCovered, way, excluding: outer.excluding.filter((one) => one.mayMatchBelow(name)) };
      }
      function listFolder({ collector, pattern }, { name, path, isCovered, way }) {
        const [next] = way;
        try {
          return next === void 0 ? readEntries(path) : readNamedEntry(path, next);
        } catch (thrown) {
          collector.fail(name === "" ? "." : name, (0, file_error.GI)(thrown), isCovered ? [pattern] : []);
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
        const isMatched = isSelected && !folder.excluding.some((one) => one.matchesFile(name));
        const mayBeFolder = kind === "link" || kind === "nameless";
        if (!isMatched && !(mayBeFolder && innerScope(folder, name, pattern) !== void 0))
          return;
        if (kind === "file")
          collector.file(name, path, pattern);
        else if (kind === "link")
          takeLink(state, found, isMatched);
        else if (kind === "nameless")
          collector.fail(name, (0, file_error.zS)("FILE_NAME_INVALID"), isMatched ? [pattern] : []);
        else if (named.has(name))
          collector.fail(name, (0, file_error.zS)("FILE_NOT_REGULAR"), [pattern]);
        else
          collector.skipSpecial(name);
      }
      function isGit({ root }, path) {
        return (0, paths.aR)((0, paths.kV)(root, path) ?? path.split(external_node_path_.sep));
      }
      function takeLink(state, found, isMatched) {
        const { root, collector, entered, named } = state;
        const { name, folder } = found;
        const target = readTarget(state, found, isMatched);
        if (target === void 0 || !(isMatched || target.kind === "folder"))
          return;
        const { kind } = target;
        const path = state.spell(target.path);
        const isFolder = kind === "folder";
        const times = (entered.get(path) ?? 0) + 1;
        entered.set(path, times);
        if (isGit(state, path))
          return collector.skipLink(name);
        if (!named.has(name)) {
          if (isFolder && isWithin(folder, path))
            return;
          if ((0, paths.kV)(root, path) === void 0 || isFolder && times > maxWaysThroughLinks)
            return collector.skipLink(name);
        }
        takeEntry(state, kind, { ...found, path });
      }
      function readTarget({ collector, pattern, named }, { name, path }, isMatched) {
        try {
          return readLink(path);
        } catch (thrown) {
          if (!(0, file_error.q1)(thrown))
            collector.fail(name, (0, file_error.GI)(thrown), named.has(name) ? [pattern] : []);
          else if (named.has(name))
            collector.fail(name, (0, file_error.GB)(), [pattern]);
          else if (isMatched)
            collector.skipLink(name);
          return void 0;
        }
      }
      function isWithin(folder, path) {
        for (let each = folder; each !== void 0; each = each.enteredFrom) {
          if (each.path === path && each.way.length === 0)
            return true;
        }
        return false;
      }
      function readEntries(path) {
        const listed = (0, external_node_fs_.readdirSync)(path, { withFileTypes: true });
        const entries = listed.map((entry) => ({ name: entry.name, kind: kindOf(entry) }));
        return entries.some(({ name }) => name.includes("\uFFFD")) ? markNameless(path, entries) : entries;
      }
      function readNamedEntry(path, name) {
        const stats = (0, paths.d)(name) ? (0, external_node_fs_.lstatSync)((0, external_node_path_.join)(path, name), { throwIfNoEntry: false }) : void 0;
        return stats === void 0 ? [] : [{ name, kind: kindOf(stats), isTyped: true }];
      }
      function markNameless(path, entries) {
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
      ;
      async function findFiles(patterns, options) {
        const workspace = { given: options.workspace, real: (0, paths.hv)(options.workspace) };
        const parsed = await (0, files_patterns.Z)(patterns, workspace);
        const leadsOutside = ({ negate, stem }) => !negate && stem === void 0;
        const collection = createCollection(options.notice);
        for (const pattern of parsed.filter(leadsOutside))
          collection.fail(pattern.text, (0, file_error.zS)("FILE_OUTSIDE_WORKSPACE", { hint: containerAdvice(pattern.text) }), [
            pattern
          ]);
        const inside = parsed.filter((pattern) => !leadsOutside(pattern));
        await walk(workspace.real, inside, collection);
        const isUnmatched = (pattern) => !pattern.negate && !collection.credited.has(pattern);
        const named = parsed.filter((pattern) => isUnmatched(pattern) && isName(pattern.text, options.workspace));
        for (const pattern of named) {
          const escaped = pattern.text.replaceAll(/[*?[]/g, "[$&]").replaceAll("\\", "\\\\");
          const literals = await (0, files_patterns.Z)([escaped], workspace);
          await walk(workspace.real, [...literals, ...inside.filter(({ negate }) => negate)], collection);
          if (literals.some((literal) => collection.credited.has(literal)))
            collection.credited.add(pattern);
        }
        const found = collection.close();
        const files = onePerFile(workspace.real, found.files);
        for (const { text } of parsed.filter(isUnmatched)) {
          options.unmatched(`No file in ${(0, core_text.zz)(options.workspace)} matches ${(0, core_text.zz)(text)}. ${patternMistakeIn(text) ?? "Check the name: names start at the workspace."}`);
        }
        return { ...found, files };
      }
      function isName(line, workspace) {
        if (!/^[^!#~].*$/.test(line) || !/[*?[\\]/.test(line))
          return false;
        const path = (0, external_node_path_.resolve)(workspace, line);
        return (0, external_node_fs_.existsSync)(path) && (0, external_node_fs_.lstatSync)(path).isFile();
      }
      function createCollection(notice) {
        const files = [];
        const failed = /* @__PURE__ */ new Map();
        const credited = /* @__PURE__ */ new Set();
        const special = /* @__PURE__ */ new Set();
        const links = /* @__PURE__ */ new Set();
        const fail = (name, error, patterns) => {
          for (const pattern of patterns)
            credited.add(pattern);
          const inside = error.code !== "FILE_OUTSIDE_WORKSPACE" || patterns.every(({ stem }) => stem !== void 0);
          failed.set(name, { subject: inside ? { name, path: name } : { name }, error });
        };
        const file = (name, path, pattern) => {
          credited.add(pattern);
          try {
            files.push({ name, path, size: (0, external_node_fs_.lstatSync)(path).size });
          } catch (thrown) {
            fail(name, (0, file_error.GI)(thrown), []);
          }
        };
        const close = () => {
          const are = special.size === 1 ? "was left out: it is" : "were left out: each is";
          const specials = (0, core_text.Sh)([...special].sort(checksums.MP));
          if (special.size > 0)
            notice(`${specials} ${are} a pipe, a socket or a device.`);
          const [first] = [...links].sort(checksums.MP);
          const [were, isFirst] = links.size === 1 ? ["link was", ""] : ["links were", " is the first"];
          if (first !== void 0)
            notice(`${links.size} symbolic ${were} left out: ${(0, core_text.zz)(first)}${isFirst}. A wildcard follows a link only to what is in the workspace; a pattern that names the link follows it anywhere.`);
          return {
            files: files.sort((left, right) => (0, checksums.MP)(left.name, right.name)),
            failed: [...failed.values()].sort((left, right) => (0, checksums.MP)(left.subject.name, right.subject.name))
          };
        };
        const skipSpecial = (name) => void special.add(name);
        const skipLink = (name) => void links.add(name);
        return { file, fail, skipSpecial, skipLink, close, credited };
      }
      function onePerFile(root, files) {
        if (new Set(files.map(({ path }) => path)).size === files.length)
          return files;
        const best = /* @__PURE__ */ new Map();
        for (const { name, path } of files) {
          if (!best.has(path) || (0, paths.kV)(root, path)?.join("/") === name)
            best.set(path, name);
        }
        const kept = files.filter(({ name, path }) => best.get(path) === name);
        return [...new Map(kept.map((file) => [file.path, file])).values()];
      }
      const patternMistakes = [
        [/\$/, "A $ is no variable here", "Write what it stands for, or ${{ env.NAME }}."],
        [/%\w+%/, "A name between % is no variable here", "Write what it stands for, or ${{ env.NAME }}."],
        [/["'`]/, "A quote is a part of the name here", "Write the pattern without quotes."],
        [/\{/, "Braces name no alternatives here", "Write a line for each."],
        [/,/, "A comma separates no patterns here", "Write a line for each."],
        [/ /, "A space separates no patterns here", "Write a line for each."],
        ...external_node_path_.sep === "/" ? [[/\\/, "A backslash separates no folders here", "Write / in its place."]] : []
      ];
      function patternMistakeIn(pattern) {
        if (/^[#!]/.test(pattern))
          return void 0;
        const found = patternMistakes.find(([sign]) => sign.test(pattern));
        return found && `${found[1]}. ${found[2]}`;
      }
      const inContainer = /^\/(?:github\/workspace|__w\/[^/]+\/[^/]+)\/(?=.)/;
      function containerAdvice(pattern) {
        if (!inContainer.test(pattern))
          return void 0;
        return `This is a path in a container. Write it from the workspace: ${(0, core_text.zz)(pattern.replace(inContainer, ""))}.`;
      }
    })
  ),
  /***/
  1780: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        D: () => (
          /* binding */
          readPatternProblems
        ),
        /* harmony export */
        Z: () => (
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
        const { patterns, refused } = await parseLines(lines);
        if (refused.length === 0)
          return patterns.map(([text, pattern]) => toPattern(text, pattern, workspace));
        const problems = refused.map(([text, why]) => `- ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_4__.S5)(text)}: ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_4__.S5)(why)}`);
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z("INPUT_INVALID", ["These patterns are not usable:", ...problems]);
      }
      async function readPatternProblems(input, text) {
        const { refused } = await parseLines([text]);
        return refused.map(([line, why]) => `${input} is "${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_4__.S5)(line)}"; it must be a list of glob patterns, like dist/** (${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_4__.S5)(why)})`);
      }
      async function parseLines(lines) {
        const patterns = [];
        const refused = [];
        for (const text of lines.flatMap((line) => line.split(/\r\n|\r|\n/)).map((line) => line.trim())) {
          try {
            const pattern = await parsePatternLine(text);
            if (pattern !== void 0)
              patterns.push([text, pattern]);
          } catch (error) {
            if (!(error instanceof Error))
              throw error;
            refused.push([text, error.message]);
          }
        }
        return { patterns, refused };
      }
      const isWindows = node_path__WEBPACK_IMPORTED_MODULE_1__.sep === "\\";
      const globOptions = { dot: true, nobrace: true, nocase: isWindows, nocomment: true, noext: true, nonegate: true };
      async function parsePatternLine(text) {
        const [marks = ""] = /^(?:!\s*)*/.exec(text) ?? [];
        const negate = marks.replaceAll(/\s/g, "").length % 2 === 1;
        const [searchPath] = (await (0, _actions_glob__WEBPACK_IMPORTED_MODULE_6__.v)(negate ? `!${text}` : text)).getSearchPaths();
        if (searchPath === void 0)
          return void 0;
        const written = text.slice(marks.length);
        const slashed = isWindows ? written.replaceAll("\\", "/") : written;
        const glob = new minimatch__WEBPACK_IMPORTED_MODULE_2__.VR(toAbsolute(slashed).replace(/(?<=.)\/+$/, ""), globOptions);
        glob.set = glob.set.map((parts) => parts.map((part) => part instanceof RegExp ? withoutBacktracking(part) : part));
        return { negate, searchPath, isForFolders: slashed.endsWith("/"), glob };
      }
      const anyText = "[^/]*?";
      function withoutBacktracking(part) {
        const pieces = part.source.split(anyText);
        if (pieces.length < 3)
          return part;
        const kept = pieces.slice(1, -1).map((piece, index) => `(?=(${anyText}${piece}))\\${index + 1}`);
        return new RegExp([pieces[0], ...kept, anyText, pieces.at(-1)].join(""), part.flags);
      }
      function toAbsolute(pattern) {
        const from = (folder, rest) => {
          const literal = (0, minimatch__WEBPACK_IMPORTED_MODULE_2__.ih)(folder.replaceAll(node_path__WEBPACK_IMPORTED_MODULE_1__.sep, "/"), { windowsPathsNoEscape: isWindows });
          return `${literal.replace(/\/$/, "")}/${rest}`;
        };
        if (/^~(?:\/|$)/.test(pattern))
          return from((0, node_os__WEBPACK_IMPORTED_MODULE_0__.homedir)(), pattern.slice(2));
        if (/^\/(?!\/)/.test(pattern))
          return from((0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)("/"), pattern.slice(1));
        return (0, node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(pattern) ? pattern : from((0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(), pattern.replace(/^\.(?:\/|$)/, ""));
      }
      function toPattern(text, pattern, workspace) {
        const { negate, searchPath, isForFolders, glob } = pattern;
        const base = (0, _paths_js__WEBPACK_IMPORTED_MODULE_5__.kV)(workspace.real, searchPath) === void 0 ? workspace.given : workspace.real;
        const prefix = base.endsWith(node_path__WEBPACK_IMPORTED_MODULE_1__.sep) ? base : `${base}${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`;
        const segments = glob.pattern.split("/").filter(Boolean);
        const toPath = (name) => name === "" ? base : `${prefix}${name}`;
        const matches = (path) => glob.match(segments.at(-1) === "**" ? `${path}${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}` : path);
        return {
          text,
          negate,
          /** The names before the first wildcard; `undefined` when they lead out of the workspace. */
          stem: (0, _paths_js__WEBPACK_IMPORTED_MODULE_5__.kV)(base, searchPath),
          /** The pattern has no wildcard. */
          literal: segments.length === searchPath.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).filter(Boolean).length && matches(searchPath),
          matchesFile: (name) => !isForFolders && matches(toPath(name)),
          // A pattern that matches a folder above the workspace matches the workspace too.
          matchesFolder: (name) => matches(toPath(name)) || name === "" && foldersAbove(base).some(matches),
          /** Whether an entry in the folder `name`, at any depth, could match. */
          mayMatchBelow: (name) => glob.match(toPath(name), true)
        };
      }
      function foldersAbove(path) {
        const above = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
        return above === path ? [] : [above, ...foldersAbove(above)];
      }
    })
  )
};
