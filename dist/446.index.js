export const id = 446;
export const ids = [446];
export const modules = {
  /***/
  554: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        C5: () => (
          /* binding */
          memberOf
        ),
        /* harmony export */
        Gv: () => (
          /* binding */
          isObject
        ),
        /* harmony export */
        HU: () => (
          /* binding */
          matchOf
        ),
        /* harmony export */
        KT: () => (
          /* binding */
          named
        ),
        /* harmony export */
        Xy: () => (
          /* binding */
          objectOf
        ),
        /* harmony export */
        aG: () => (
          /* binding */
          wordOf
        ),
        /* harmony export */
        b6: () => (
          /* binding */
          textOf
        ),
        /* harmony export */
        iP: () => (
          /* binding */
          flagOf
        ),
        /* harmony export */
        jk: () => (
          /* binding */
          arrayOf
        ),
        /* harmony export */
        lq: () => (
          /* binding */
          optional
        ),
        /* harmony export */
        mz: () => (
          /* binding */
          memberAt
        ),
        /* harmony export */
        nR: () => (
          /* binding */
          timeOf
        ),
        /* harmony export */
        pq: () => (
          /* binding */
          countOf
        ),
        /* harmony export */
        r$: () => (
          /* binding */
          withoutUndefined
        )
        /* harmony export */
      });
      function optional(reader) {
        return { optional: reader };
      }
      function named(name, form) {
        return { named: name, form };
      }
      function objectOf(forms) {
        const members = Object.entries(forms).map(([name, given]) => {
          const { named: member, form } = "form" in given ? given : { named: name, form: given };
          return "optional" in form ? { name, member, reader: form.optional, isOptional: true } : { name, member, reader: form, isOptional: false };
        });
        const read = (parent) => {
          const object = {};
          for (const { name, member, reader, isOptional } of members) {
            const own = memberOf(parent, member);
            if (!isOptional || own.value !== void 0)
              object[name] = reader(own);
          }
          return object;
        };
        const order = (value) => {
          const given = value;
          const names = Object.keys(given);
          const object = {};
          let [count, isOrdered] = [0, true];
          for (const { name, member, reader, isOptional } of members) {
            if (given[name] === void 0 || isOptional && !isReadable(reader, given[name]))
              continue;
            const ordered = object[member] = reader.order?.(given[name]) ?? given[name];
            isOrdered &&= names[count] === member && ordered === given[name];
            count += 1;
          }
          return isOrdered && count === names.length ? value : object;
        };
        return Object.assign(read, { order });
      }
      function isReadable(reader, value) {
        if (reader.order !== void 0)
          return true;
        try {
          reader({ value, where: "" });
          return true;
        } catch (cause) {
          if (cause instanceof RangeError)
            return false;
          throw cause;
        }
      }
      function arrayOf(item, most, unique) {
        const read = (list) => {
          const items = itemsOf(list, most).map((each) => item(each));
          if (unique !== void 0)
            refuseTwice(items.map(unique.by), unique.what);
          return items;
        };
        const order = (items) => {
          const ordered = items.map((each) => item.order?.(each) ?? each);
          return ordered.every((each, index) => each === items[index]) ? items : ordered;
        };
        return Object.assign(read, { order });
      }
      function isObject(value) {
        return typeof value === "object" && value !== null && !Array.isArray(value);
      }
      function memberOf({ value, where }, name) {
        if (!isObject(value))
          throw new RangeError(`${where} is not an object`);
        return { value: Object.hasOwn(value, name) ? value[name] : void 0, where: `${where}.${name}` };
      }
      function itemsOf({ value, where }, most) {
        if (!Array.isArray(value))
          throw new RangeError(`${where} is not a list`);
        if (value.length > most)
          throw new RangeError(`${where} has more than ${most} items`);
        return value.map((item, index) => ({ value: item, where: `${where}[${index}]` }));
      }
      function textOf({ value, where }, most = 256) {
        if (typeof value !== "string")
          throw new RangeError(`${where} is not text`);
        if (value.length > most)
          throw new RangeError(`${where} is longer than ${most} characters`);
        if (!value.isWellFormed())
          throw new RangeError(`${where} is not Unicode text`);
        return value;
      }
      function matchOf(member, pattern, form) {
        const text = textOf(member, 1048576);
        if (!pattern.test(text))
          throw new RangeError(`${member.where} is not ${form}`);
        return text;
      }
      function timeOf(member) {
        const text = matchOf(member, /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?Z$/, "a time in UTC");
        const milliseconds = Date.parse(text);
        const isSame = !Number.isNaN(milliseconds) && new Date(milliseconds).toISOString().startsWith(text.slice(0, 19));
        if (!isSame)
          throw new RangeError(`${member.where} is not a time in UTC`);
        return text;
      }
      function countOf({ value, where }) {
        if (!Number.isSafeInteger(value) || Number(value) < 0)
          throw new RangeError(`${where} is not a whole number`);
        return Number(value);
      }
      function flagOf({ value, where }) {
        if (typeof value !== "boolean")
          throw new RangeError(`${where} is neither true nor false`);
        return value;
      }
      function wordOf({ value, where }, words) {
        const word = words.find((candidate) => candidate === value);
        if (word === void 0)
          throw new RangeError(`${where} is ${words.length > 1 ? "none of" : "not"} ${words.join(", ")}`);
        return word;
      }
      function refuseTwice(keys, what) {
        const known = /* @__PURE__ */ new Set();
        for (const key of keys) {
          if (known.has(key))
            throw new RangeError(`it has two ${what} ${JSON.stringify(key.slice(0, 80))}`);
          known.add(key);
        }
      }
      function memberAt(value, ...path) {
        return path.reduce((current, name) => typeof current === "object" && current !== null && Object.hasOwn(current, name) ? current[name] : void 0, value);
      }
      function withoutUndefined(members) {
        const kept = {};
        for (const [name, value] of Object.entries(members))
          if (value !== void 0)
            kept[name] = value;
        return kept;
      }
    })
  ),
  /***/
  9446: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
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
        ),
        /* harmony export */
        readPatternProblems: () => (
          /* binding */
          readPatternProblems
        )
        /* harmony export */
      });
      var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
      var _actions_glob__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3688);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1028);
      var _core_members_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(554);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2366);
      const matchesFolderBit = 1;
      const matchesFileBit = 2;
      async function parsePatterns(lines, workspace) {
        const { patterns, refused } = await readLines(lines);
        if (refused.length === 0)
          return patterns.map(([text, pattern]) => toPattern(text, pattern, workspace));
        const problems = refused.map(([text, why]) => `- ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.S5)(text)}: ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.S5)(why)}`);
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__._Z("INPUT_INVALID", `These patterns are not usable:
${problems.join("\n")}`);
      }
      async function readPatternProblems(input, text) {
        const { refused } = await readLines([text]);
        return refused.map(([line, why]) => `${input} is "${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.S5)(line)}"; it must be a list of glob patterns, like dist/** (${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.S5)(why)})`);
      }
      async function readLines(lines) {
        const patterns = [];
        const refused = [];
        for (const text of lines.flatMap((line) => line.split(/\r\n|\r|\n/)).map((line) => line.trim())) {
          try {
            for (const pattern of await readGlobPatterns(text))
              patterns.push([text, pattern]);
          } catch (error) {
            if (!(error instanceof Error) || error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_1__._Z)
              throw error;
            refused.push([text, error.message]);
          }
        }
        return { patterns, refused };
      }
      async function readGlobPatterns(line) {
        const patterns = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_3__.mz)(await (0, _actions_glob__WEBPACK_IMPORTED_MODULE_4__.v)(line), "patterns");
        if (Array.isArray(patterns) && patterns.every(isGlobPattern))
          return patterns;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__._Z("INTERNAL", "This version of @actions/glob keeps its patterns elsewhere.");
      }
      function isGlobPattern(value) {
        const { negate, searchPath, segments, match, partialMatch } = Object(value);
        return typeof negate === "boolean" && typeof searchPath === "string" && Array.isArray(segments) && typeof match === "function" && typeof partialMatch === "function";
      }
      function toPattern(text, pattern, workspace) {
        const { negate, searchPath, segments } = pattern;
        const base = wayInto(workspace.real, searchPath) === void 0 ? workspace.given : workspace.real;
        const prefix = base.endsWith(node_path__WEBPACK_IMPORTED_MODULE_0__.sep) ? base : `${base}${node_path__WEBPACK_IMPORTED_MODULE_0__.sep}`;
        const below = searchPath.slice((0, node_path__WEBPACK_IMPORTED_MODULE_0__.parse)(searchPath).root.length).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).filter(Boolean);
        const toPath = (name) => name === "" ? base : `${prefix}${name}`;
        const matchesFolderAt = (path) => (pattern.match(path) & matchesFolderBit) !== 0;
        return {
          text,
          /** Matching entries are excluded. */
          negate,
          /** The folders and names before the first wildcard; `undefined` when they lead out of the workspace. */
          stem: wayInto(base, searchPath),
          /** The pattern has no wildcard: it names one file or folder. */
          literal: segments.length === 1 + below.length && pattern.match(searchPath) !== 0,
          matchesFile: (name) => (pattern.match(toPath(name)) & matchesFileBit) !== 0,
          // A pattern that matches a folder above the workspace matches the workspace too.
          matchesFolder: (name) => matchesFolderAt(toPath(name)) || name === "" && foldersAbove(base).some(matchesFolderAt),
          /** Whether an entry in this folder, at any depth, could match. */
          mayMatchBelow: (name) => pattern.partialMatch(toPath(name))
        };
      }
      function wayInto(folder, path) {
        const way = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(folder, path);
        if (way === "")
          return [];
        const names = way.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep);
        return names[0] === ".." || (0, node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(way) ? void 0 : names;
      }
      function isInGit(way) {
        return way !== void 0 && way.some((name) => name.toLowerCase() === ".git");
      }
      function foldersAbove(path) {
        const above = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path);
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
  )
};
