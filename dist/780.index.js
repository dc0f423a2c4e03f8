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
      function toRealPath(path, spell = createSpelling()) {
        return spell(resolveLinks(path));
      }
      function resolveLinks(path) {
        try {
          return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path);
        } catch {
          return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
        }
      }
      function namesBelow(folder, path) {
        const way = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, path);
        if (way === "")
          return [];
        const names = way.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
        return names[0] === ".." || (0, node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(way) ? void 0 : names;
      }
      function isInGit(way) {
        return way !== void 0 && way.some((name) => name.toLowerCase() === ".git");
      }
      function isPossibleName(name) {
        return node_path__WEBPACK_IMPORTED_MODULE_1__.sep === "/" || !name.includes(":");
      }
      function foldName(name) {
        return name.normalize("NFC").toLowerCase();
      }
      function createSpelling() {
        const folders = /* @__PURE__ */ new Map();
        const spell = (path) => {
          const parent = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
          if (parent === path)
            return path;
          const folder = folders.get(parent) ?? createFolder(spell(parent));
          folders.set(parent, folder);
          return folder.spell((0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path));
        };
        return spell;
      }
      function createFolder(path) {
        let names;
        const list = () => names ??= listNames(path);
        let folds;
        const isFolding = (name) => {
          const upper = name.replaceAll(/[a-z]/g, (letter) => letter.toUpperCase());
          const other = upper === name ? name.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase()) : upper;
          if (folds === void 0 && other !== name && isThere((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name)))
            folds = isThere((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, other)) && !(list().exact.has(name) && list().exact.has(other));
          return folds ?? false;
        };
        const spell = (name) => {
          const isFolded = isFolding(name);
          if (!isFolded && (/^\p{ASCII}*$/u.test(name) || isThere((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name))))
            return (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name);
          const { exact, folded, normal } = list();
          if (exact.has(name))
            return (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name);
          const known = isFolded ? folded.get(foldName(name)) : normal.get(name.normalize("NFC"));
          return (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, known ?? (isFolded ? findAlias(path, name, exact) : void 0) ?? name);
        };
        return { spell };
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
      function findAlias(path, name, names) {
        const own = identityOf((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name));
        return own && [...names].find((other) => identityOf((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, other)) === own);
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
        Z: () => (
          /* binding */
          parsePatterns
        ),
        /* harmony export */
        readPatternProblems: () => (
          /* binding */
          readPatternProblems
        )
        /* harmony export */
      });
      var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8161);
      var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
      var _actions_glob__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3189);
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
