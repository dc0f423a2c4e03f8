export const id = 946;
export const ids = [946];
export const modules = {
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
        P1: () => (
          /* binding */
          createSelection
        ),
        /* harmony export */
        Z7: () => (
          /* binding */
          parsePatterns
        ),
        /* harmony export */
        aR: () => (
          /* binding */
          isInGit
        ),
        /* harmony export */
        mj: () => (
          /* binding */
          wayInto
        )
        /* harmony export */
      });
      var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8161);
      var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
      var _actions_glob__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1569);
      var minimatch__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3581);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4334);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2872);
      async function parsePatterns(lines, workspace) {
        const { patterns, refused } = await readLines(lines);
        if (refused.length === 0)
          return patterns.map(([text, pattern]) => toPattern(text, pattern, workspace));
        const problems = refused.map(([text, why]) => `- ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_4__.S5)(text)}: ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_4__.S5)(why)}`);
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z("INPUT_INVALID", `These patterns are not usable:
${problems.join("\n")}`);
      }
      async function readPatternProblems(input, text) {
        const { refused } = await readLines([text]);
        return refused.map(([line, why]) => `${input} is "${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_4__.S5)(line)}"; it must be a list of glob patterns, like dist/** (${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_4__.S5)(why)})`);
      }
      async function readLines(lines) {
        const patterns = [];
        const refused = [];
        for (const text of lines.flatMap((line) => line.split(/\r\n|\r|\n/)).map((line) => line.trim())) {
          try {
            const pattern = await parseLine(text);
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
      async function parseLine(text) {
        const [marks = ""] = /^(?:!\s*)*/.exec(text) ?? [];
        const negate = marks.replaceAll(/\s/g, "").length % 2 === 1;
        const [searchPath] = (await (0, _actions_glob__WEBPACK_IMPORTED_MODULE_5__.v)(negate ? `!${text}` : text)).getSearchPaths();
        if (searchPath === void 0)
          return void 0;
        const written = text.slice(marks.length);
        const slashed = isWindows ? written.replaceAll("\\", "/") : written;
        const glob = new minimatch__WEBPACK_IMPORTED_MODULE_2__.VR(toAbsolute(slashed).replace(/(?<=.)\/+$/, ""), globOptions);
        glob.set = glob.set.map((parts) => parts.map((part) => part instanceof RegExp ? withoutBacktracking(part) : part));
        return { negate, searchPath, ofFolders: slashed.endsWith("/"), glob };
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
        const { negate, searchPath, ofFolders, glob } = pattern;
        const base = wayInto(workspace.real, searchPath) === void 0 ? workspace.given : workspace.real;
        const prefix = base.endsWith(node_path__WEBPACK_IMPORTED_MODULE_1__.sep) ? base : `${base}${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`;
        const segments = glob.pattern.split("/").filter(Boolean);
        const toPath = (name) => name === "" ? base : `${prefix}${name}`;
        const matches = (path) => glob.match(segments.at(-1) === "**" ? `${path}${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}` : path);
        return {
          text,
          /** Matching entries are excluded. */
          negate,
          /** The folders and names before the first wildcard; `undefined` when they lead out of the workspace. */
          stem: wayInto(base, searchPath),
          /** The pattern has no wildcard: it names one file or folder. */
          literal: segments.length === searchPath.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).filter(Boolean).length && matches(searchPath),
          matchesFile: (name) => !ofFolders && matches(toPath(name)),
          // A pattern that matches a folder above the workspace matches the workspace too.
          matchesFolder: (name) => matches(toPath(name)) || name === "" && foldersAbove(base).some(matches),
          /** Whether an entry in this folder, at any depth, could match. */
          mayMatchBelow: (name) => glob.match(toPath(name), true)
        };
      }
      function wayInto(folder, path) {
        const way = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, path);
        if (way === "")
          return [];
        const names = way.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
        return names[0] === ".." || (0, node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(way) ? void 0 : names;
      }
      function isInGit(way) {
        return way !== void 0 && way.some((name) => name.toLowerCase() === ".git");
      }
      function foldersAbove(path) {
        const above = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
        return above === path ? [] : [above, ...foldersAbove(above)];
      }
      const nowhere = /* @__PURE__ */ new Map();
      function createSelection(patterns, isCredited) {
        const positive = patterns.filter(({ negate }) => !negate);
        const literals = Map.groupBy(positive.filter(({ literal }) => literal), ({ stem = [] }) => stem.join("/"));
        const steps = toSteps(positive);
        const outer = {
          covering: [],
          open: positive.filter(({ literal }) => !literal),
          excluding: patterns.filter(({ negate }) => negate)
        };
        const enter = (name, { covering, open, excluding }) => {
          if (excluding.some((pattern) => pattern.matchesFolder(name)))
            return void 0;
          const news = [...literals.get(name) ?? [], ...open].filter((pattern) => pattern.matchesFolder(name));
          const scope = {
            covering: news.length > 0 ? [...covering, ...news] : covering,
            open: open.filter((pattern) => !news.includes(pattern) && pattern.mayMatchBelow(name)),
            excluding: excluding.filter((pattern) => pattern.mayMatchBelow(name))
          };
          return scope.covering.length > 0 || scope.open.length > 0 || steps.has(name) ? scope : void 0;
        };
        const select = (name, { covering, open, excluding }) => {
          const asked = covering.length > 0 ? open.filter((pattern) => !isCredited(pattern)) : open;
          const news = [...literals.get(name) ?? [], ...asked].filter((pattern) => pattern.matchesFile(name));
          const all = news.length > 0 ? [...covering, ...news] : covering;
          return all.length > 0 && excluding.some((pattern) => pattern.matchesFile(name)) ? [] : all;
        };
        return {
          /** The scope of the workspace itself, or `undefined` when all of it is excluded. */
          top: enter("", outer),
          enter,
          select,
          /** Whether a folder's whole list of entries matters, or only its `steps`. */
          needsListing: (name, { covering, open }) => covering.length > 0 || open.some(({ stem = [] }) => stem.length <= (name === "" ? 0 : name.split("/").length)),
          steps: (name) => steps.get(name) ?? nowhere
        };
      }
      function toSteps(patterns) {
        const steps = /* @__PURE__ */ new Map();
        for (const pattern of patterns) {
          let folder = "";
          for (const child of pattern.stem ?? []) {
            const children = steps.get(folder) ?? /* @__PURE__ */ new Map();
            const through = children.get(child) ?? [];
            through.push(pattern);
            steps.set(folder, children.set(child, through));
            folder = folder === "" ? child : `${folder}/${child}`;
          }
        }
        return steps;
      }
    })
  ),
  /***/
  8946: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.r(__webpack_exports__);
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        findRelease: () => (
          /* binding */
          findRelease
        ),
        /* harmony export */
        selectAssets: () => (
          /* binding */
          selectAssets
        ),
        /* harmony export */
        toCandidate: () => (
          /* binding */
          toCandidate
        )
        /* harmony export */
      });
      var _core_checksums_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(291);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4334);
      var _core_members_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2508);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2872);
      var _files_patterns_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1780);
      async function findRelease(forge, releaseTag, { event, ref, repository }) {
        const [id2, ownTag] = ["id", "tag_name"].map((name) => (0, _core_members_js__WEBPACK_IMPORTED_MODULE_4__.mz)(event, "release", name));
        const own = Number.isSafeInteger(id2) ? { id: Number(id2), tag: typeof ownTag === "string" ? ownTag : "" } : void 0;
        const named = tagOf(releaseTag) ?? releaseTag;
        if (releaseTag === "latest")
          return await forge.readLatestRelease() ?? missing(`no latest release`, repository);
        const isOwn = own !== void 0 && (named === "" || named === own.tag);
        const byId = isOwn ? await forge.readRelease(own.id) : void 0;
        if (byId !== void 0)
          return byId;
        const tag = named || own?.tag || tagOf(ref);
        if (tag === void 0)
          return missing(`no release for this run: its event names none, and ${ref || "its ref"} is not a tag`, repository);
        return await forge.readReleaseByTag(tag) ?? await findDraft(forge, tag, repository) ?? missing(`no release with the tag ${tag}`, repository);
      }
      function tagOf(ref) {
        return /^refs\/tags\/(.+)$/.exec(ref)?.[1];
      }
      async function findDraft(forge, tag, repository) {
        const drafts = [];
        for await (const release of forge.readReleases())
          if (release.tag === tag)
            drafts.push(release);
        if (drafts.length <= 1)
          return drafts[0];
        const shown = drafts.map(({ id: id2, url, createdAt }) => (0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.gI)([`number ${id2}`, createdAt && (0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.E_)(createdAt), url]));
        const told = shown.map((facts) => facts.join(", ")).join("; ");
        const hint = `Nothing was stamped. Publish the draft that you want, or delete the other one with: gh api --method DELETE repos/${repository}/releases/NUMBER. Then run the job again.`;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__._Z("RELEASE_AMBIGUOUS", `${drafts.length} drafts have the tag ${tag}: ${told}.`, { hint });
      }
      function missing(what, repository) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__._Z("RELEASE_NOT_FOUND", `In ${repository} there is ${what}.`);
      }
      async function selectAssets(assets, patterns, workspace, { notice, warning, unmatched, isEvidence }) {
        const { whole = [], broken = [] } = Object.groupBy(assets, ({ isUploaded }) => isUploaded ? "whole" : "broken");
        if (broken.length > 0)
          warning(`Left over from a broken upload, and not to be downloaded: ${namesOf(broken)}.`);
        const sorted = whole.toSorted((one, two) => (0, _core_checksums_js__WEBPACK_IMPORTED_MODULE_0__.MP)(one.name, two.name));
        if (patterns.length > 0)
          return match(sorted, patterns, workspace, unmatched);
        const evidence = sorted.filter(isEvidence);
        if (evidence.length > 0)
          notice(`These files of the release were left out, because they are evidence of earlier runs: ${namesOf(evidence)}.`);
        return sorted.filter((asset) => !evidence.includes(asset));
      }
      async function match(assets, lines, workspace, unmatched) {
        const patterns = await (0, _files_patterns_js__WEBPACK_IMPORTED_MODULE_3__.Z7)(lines, { given: workspace, real: workspace });
        const { top, select } = (0, _files_patterns_js__WEBPACK_IMPORTED_MODULE_3__.P1)(patterns, () => false);
        const credited = /* @__PURE__ */ new Set();
        const selected = assets.filter(({ name }) => {
          const by = top === void 0 ? [] : select(name, top);
          for (const pattern of by)
            credited.add(pattern);
          return by.length > 0;
        });
        for (const pattern of patterns.filter(({ negate }) => !negate)) {
          if (!credited.has(pattern))
            unmatched(`No file of the release matches ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.zz)(pattern.text)}. Names there have no folders.`);
        }
        return selected;
      }
      function namesOf(assets) {
        return (0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.Sh)(assets.map(({ name }) => name));
      }
      function toCandidate(forge, asset) {
        const { name, size } = asset;
        return {
          kind: "asset",
          name,
          size,
          hash: async (onBytes, signal) => {
            const { hashes, error } = await forge.hash(asset, onBytes, signal);
            const subject = { name, ...hashes };
            return error === void 0 ? { kind: "digest", subject } : { kind: "failed", subject, error };
          }
        };
      }
    })
  )
};
