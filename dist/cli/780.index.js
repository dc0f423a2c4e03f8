export const id = 780;
export const ids = [780];
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
  )
};
