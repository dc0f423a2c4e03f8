export const id = 954;
export const ids = [954];
export const modules = {
  /***/
  1702: (
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
      var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
      var _actions_glob__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7400);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3943);
      var _core_members_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7066);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7422);
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
        return refused.map(([line, why]) => `${input} is ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.S5)(line)}; it must be a list of glob patterns, like dist/** (${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.S5)(why)})`);
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
          negate,
          stem: wayInto(base, searchPath),
          literal: segments.length === 1 + below.length && pattern.match(searchPath) !== 0,
          matchesFile: (name) => (pattern.match(toPath(name)) & matchesFileBit) !== 0,
          // A pattern that matches a folder above the workspace matches the workspace too.
          matchesFolder: (name) => matchesFolderAt(toPath(name)) || name === "" && foldersAbove(base).some(matchesFolderAt),
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
          top: enter("", outer),
          enter,
          select,
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
  534: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        jU: () => (
          /* binding */
          removeAbandoned
        ),
        /* harmony export */
        vK: () => (
          /* binding */
          writeAtomically
        ),
        /* harmony export */
        z_: () => (
          /* binding */
          createAttempts
        )
        /* harmony export */
      });
      var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
      var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
      var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1455);
      var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3943);
      var _core_file_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7550);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7422);
      async function writeAtomically(path, content) {
        const temporary = (0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0, node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path), `.${(0, node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(path)}.${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.tmp`);
        try {
          const file = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(temporary, "wx", 384);
          try {
            await fill(file, content);
            await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(temporary, path);
          } catch (cause) {
            await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(temporary, { force: true });
            throw cause;
          }
        } catch (cause) {
          if (cause instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_4__._Z)
            throw cause;
          const reason = (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.bD)(cause);
          throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__._Z("OUTPUT_UNWRITABLE", `${path} could not be written: ${reason}.`, { cause });
        }
      }
      const temporaryPattern = /^\.(.+)\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.tmp$/;
      const abandonedAfterMs = 15e4;
      function removeAbandoned(folder, warn) {
        try {
          for (const name of (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder)) {
            const file = temporaryPattern.exec(name)?.[1] ?? "";
            if (!(0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_5__.QN)(file, "verify") && !(0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_5__.ZV)(file))
              continue;
            const path = (0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, name);
            const stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { throwIfNoEntry: false });
            if (stats?.isFile() === true && Date.now() - stats.mtimeMs > abandonedAfterMs)
              (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { force: true });
          }
        } catch (thrown) {
          warn(`What a killed run left in ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_6__.S5)(folder)} cannot be removed: ${(0, _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.bD)(thrown)}.`);
        }
      }
      const writeBufferSize = 65536;
      function* toBytes(texts) {
        const encoder = new TextEncoder();
        const buffer = new Uint8Array(writeBufferSize);
        for (const text of texts) {
          for (let start = 0; start < text.length; ) {
            const { read, written } = encoder.encodeInto(text.slice(start, start + writeBufferSize), buffer);
            yield buffer.subarray(0, written);
            start += read;
          }
        }
      }
      async function fill(file, content) {
        try {
          const texts = typeof content === "string" ? [content] : content;
          await file.writeFile(texts instanceof Uint8Array || Symbol.asyncIterator in texts ? texts : toBytes(texts));
          await file.sync();
        } finally {
          await file.close();
        }
      }
      function createAttempts() {
        const errors = [];
        const tasks = [];
        let begun = 0;
        const begin = () => {
          const turn = begun += 1;
          return (error) => {
            const position = tasks.findLastIndex((other) => other <= turn) + 1;
            tasks.splice(position, 0, turn);
            errors.splice(position, 0, error);
          };
        };
        const attempt = async (work) => {
          const onError = begin();
          try {
            return await work();
          } catch (thrown) {
            onError((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.Xt)(thrown));
            return void 0;
          }
        };
        return { attempt, begin, errors };
      }
    })
  ),
  /***/
  2971: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        VX: () => (
          /* binding */
          readRegular
        ),
        /* harmony export */
        lf: () => (
          /* binding */
          openRegular
        ),
        /* harmony export */
        zP: () => (
          /* binding */
          readFrom
        )
        /* harmony export */
      });
      var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
      const unfollowed = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK;
      function openRegular(path, flags) {
        const file = openUnfollowed(path, flags);
        if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file).isFile())
          return file;
        (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
        throw notRegular();
      }
      function readRegular(path, maxBytes) {
        try {
          const file = openRegular(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY);
          try {
            const bytes = readFrom(file, 0, maxBytes + 1);
            if (bytes.length > maxBytes)
              throw new RangeError(`it is larger than ${maxBytes / 2 ** 20} MiB`);
            return bytes;
          } finally {
            (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
          }
        } catch (error) {
          if (codeOf(error) === "ENOENT")
            return void 0;
          throw error;
        }
      }
      function readFrom(file, start, maxBytes) {
        const size = Math.max(0, (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file).size - start);
        const buffer = new Uint8Array(Math.min(size, maxBytes));
        let length = 0;
        for (let count = -1; count !== 0 && length < buffer.length; length += count) {
          count = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, buffer, length, buffer.length - length, start + length);
        }
        return buffer.subarray(0, length);
      }
      function openUnfollowed(path, flags) {
        try {
          return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, flags | unfollowed, 384);
        } catch (error) {
          const code = codeOf(error);
          if (code === "ELOOP" || code === "EMLINK")
            throw new RangeError("it is a symbolic link", { cause: error });
          if (code === "ENXIO" || code === "EISDIR" || code === "EOPNOTSUPP")
            throw notRegular(error);
          throw error;
        }
      }
      function notRegular(cause) {
        return new RangeError("it is not a regular file", { cause });
      }
      function codeOf(error) {
        return error instanceof Error && "code" in error ? error.code : void 0;
      }
    })
  ),
  /***/
  1722: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        AU: () => (
          /* binding */
          fold
        ),
        /* harmony export */
        C_: () => (
          /* binding */
          renderWitnesses
        ),
        /* harmony export */
        Y$: () => (
          /* binding */
          maxUnfolded
        ),
        /* harmony export */
        mo: () => (
          /* binding */
          breakable
        ),
        /* harmony export */
        nc: () => (
          /* binding */
          renderWithinBudget
        ),
        /* harmony export */
        nf: () => (
          /* binding */
          link
        )
        /* harmony export */
      });
      var _core_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7422);
      var _core_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5708);
      var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5601);
      const unbroken = /([^/\s-]{13,})/u;
      function breakable(name, limit = _core_text_js__WEBPACK_IMPORTED_MODULE_0__.yd) {
        const parts = (0, _core_text_js__WEBPACK_IMPORTED_MODULE_0__.zz)(name, limit).split(unbroken).filter((part) => part !== "");
        const pieces = parts.flatMap((part) => unbroken.test(part) ? part.match(/[^._]{1,12}[._]*|[._]+/gu) ?? [] : [part]);
        return `<code>${pieces.map(_markdown_js__WEBPACK_IMPORTED_MODULE_1__.wq).join(_markdown_js__WEBPACK_IMPORTED_MODULE_1__.y3)}</code>`;
      }
      function link(label, url) {
        const href = (0, _core_url_js__WEBPACK_IMPORTED_MODULE_2__.o3)(url);
        if (href === void 0)
          return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.Cu)(url);
        const encoded = href.replaceAll(/[^\w\-.~:/?#@!&+,;=%]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`).replaceAll("&", "&amp;");
        return `[${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.u9)(label)}](${encoded})`;
      }
      function shortDigest(digest) {
        return toMarkdownCode(`${digest.slice(0, 12)}\u2026`);
      }
      function renderWitnesses({ witnessed = [] }) {
        const kept = (url) => ` (${link("what its calendar keeps", url)})`;
        const lines = witnessed.map(({ sentence, url }) => (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.u9)(sentence) + (url === void 0 ? "" : kept(url)));
        return lines.map((line) => `\u{1F570}\uFE0F ${line}.`).join("<br>");
      }
      function fold(head, body) {
        return `<details><summary>${head}</summary>

${body}

</details>`;
      }
      function renderWithinBudget(items, budget, render) {
        const rows = [];
        let spent = 0;
        for (const item of items) {
          const row = render(item);
          spent += Buffer.byteLength(row) + 1;
          if (spent > budget)
            break;
          rows.push(row);
        }
        return { rows, left: items.length - rows.length };
      }
      const maxUnfolded = 20;
    })
  ),
  /***/
  8348: (
    /***/
    ((__webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
        try {
          let readOwn = function(path) {
            try {
              return (0, _host_regular_file_js__WEBPACK_IMPORTED_MODULE_12__.VX)(path, _evidence_log_js__WEBPACK_IMPORTED_MODULE_7__.mi);
            } catch (cause) {
              throw unusable(path, (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.bD)(cause), cause);
            }
          }, parseOwnLog = function(path, bytes) {
            try {
              return (0, _evidence_log_js__WEBPACK_IMPORTED_MODULE_7__.g_)(bytes);
            } catch (cause) {
              throw cause instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_4__._Z ? unusable(path, (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.bD)(cause.cause), cause) : cause;
            }
          }, unusable = function(path, why, cause) {
            const hint = "Restore it from a copy, or move it away to begin another one. It stays as it is.";
            const reason = why.replace(/\.$/, "");
            return new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__._Z("EVIDENCE_INVALID", `The file ${path} cannot be used: ${reason}.`, { cause, hint });
          }, toFirstLine = function(bytes) {
            try {
              const text = JSON.stringify(JSON.parse(Buffer.from(bytes).toString("utf8")));
              return (0, _evidence_log_js__WEBPACK_IMPORTED_MODULE_7__.g_)(text);
            } catch (thrown) {
              if (thrown instanceof SyntaxError || thrown instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_4__._Z && thrown.code === "EVIDENCE_INVALID")
                return [];
              throw thrown;
            }
          }, findStandingLists = function(folder, record) {
            const [list, pair] = [_core_checksums_js__WEBPACK_IMPORTED_MODULE_6__.h0, _core_checksums_js__WEBPACK_IMPORTED_MODULE_6__.TR].map((name) => digestOfFile((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name)));
            const anchor = list === void 0 ? void 0 : record.anchors.get(list);
            const isStamped = anchor !== void 0 && ((0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_8__.Is)(anchor) || anchor.stamps.length > 0);
            const isForeign = pair !== void 0 && !record.lists.some(({ sha3_256 }) => sha3_256 === pair);
            return { stamped: isStamped ? list : void 0, isSha256Foreign: isForeign };
          }, digestOfFile = function(path) {
            const bytes = readOwn(path);
            return bytes && (0, _hash_hash_files_js__WEBPACK_IMPORTED_MODULE_10__.yi)(bytes);
          };
          __webpack_require__.d(__webpack_exports__, {
            /* harmony export */
            EW: () => (
              /* binding */
              keepStampedList
            ),
            /* harmony export */
            Ng: () => (
              /* binding */
              readFolderLog
            ),
            /* harmony export */
            lu: () => (
              /* binding */
              addToFolderLog
            ),
            /* harmony export */
            ne: () => (
              /* binding */
              findStandingLists
            )
            /* harmony export */
          });
          var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
          var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
          var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
          var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8500);
          var _core_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3943);
          var _core_file_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7550);
          var _core_checksums_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6441);
          var _evidence_log_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8233);
          var _evidence_record_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1572);
          var _evidence_to_statement_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7942);
          var _hash_hash_files_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2638);
          var _host_atomic_file_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(534);
          var _host_regular_file_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(2971);
          var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_hash_hash_files_js__WEBPACK_IMPORTED_MODULE_10__]);
          _hash_hash_files_js__WEBPACK_IMPORTED_MODULE_10__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];
          async function readFolderLog(folder) {
            const path = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, _core_file_names_js__WEBPACK_IMPORTED_MODULE_5__.NW.log);
            const bytes = readOwn(path);
            if (bytes !== void 0)
              return parseOwnLog(path, bytes);
            const earlier = readOwn((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, _core_file_names_js__WEBPACK_IMPORTED_MODULE_5__.NW.statement));
            const log = earlier === void 0 ? [] : toFirstLine(earlier);
            if (log.length > 0)
              await (0, _host_atomic_file_js__WEBPACK_IMPORTED_MODULE_11__.vK)(path, `${log[0]?.text}
`);
            return log;
          }
          async function addToFolderLog(folder, line, hasSent) {
            const path = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, _core_file_names_js__WEBPACK_IMPORTED_MODULE_5__.NW.log);
            return withLock((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, `.${_core_file_names_js__WEBPACK_IMPORTED_MODULE_5__.NW.log}.lock`), async () => {
              const log = await readFolderLog(folder);
              const statement = (0, _evidence_log_js__WEBPACK_IMPORTED_MODULE_7__.k)(log, line);
              const isAdded = hasSent || (0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_8__.Ms)(log.map((known) => known.statement), statement);
              if (isAdded)
                await (0, _host_atomic_file_js__WEBPACK_IMPORTED_MODULE_11__.vK)(path, renderLog(log, statement));
              return { log, statement, isAdded };
            });
          }
          function* renderLog(log, last) {
            for (const { text } of log)
              yield `${text}
`;
            yield* (0, _evidence_to_statement_js__WEBPACK_IMPORTED_MODULE_9__.M_)(last);
            yield "\n";
          }
          const staleMs = 4e3;
          const retryMs = 20;
          async function withLock(path, work) {
            const lock = await takeLock(path);
            try {
              return await work();
            } finally {
              await lock.close();
              await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(path, { force: true });
            }
          }
          async function takeLock(path) {
            for (; ; ) {
              try {
                return await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_EXCL | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_WRONLY, 384);
              } catch (cause) {
                if (cause.code !== "EEXIST") {
                  const reason = (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.bD)(cause);
                  throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__._Z("OUTPUT_UNWRITABLE", `${path} could not be written: ${reason}.`, { cause });
                }
                const { mtimeMs = Date.now() } = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path).catch(() => void 0) ?? {};
                if (Math.abs(Date.now() - mtimeMs) > staleMs)
                  await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(path, { force: true });
                else
                  await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setTimeout)(retryMs);
              }
            }
          }
          async function keepStampedList(folder, digest) {
            const name = (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_5__.yV)(digest);
            try {
              await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, _core_checksums_js__WEBPACK_IMPORTED_MODULE_6__.h0), (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name));
              return name;
            } catch (cause) {
              const reason = (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.bD)(cause);
              throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__._Z("OUTPUT_UNWRITABLE", `${name} could not be written: ${reason}.`, { cause });
            }
          }
          __webpack_async_result__();
        } catch (e) {
          __webpack_async_result__(e);
        }
      });
    })
  ),
  /***/
  6555: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        t: () => (
          /* binding */
          renderResultsFile
        )
      });
      var core_outcome = __webpack_require__(973);
      var report = __webpack_require__(5299);
      var core_text = __webpack_require__(7422);
      var version = __webpack_require__(9157);
      var errors = __webpack_require__(3943);
      var members = __webpack_require__(7066);
      var url = __webpack_require__(5708);
      ;
      const resultKinds = {
        stamp: "service/stamp_result@v2",
        check: "service/check_hash_result@v2",
        verify: "service/verify_result@v2"
      };
      function toToolResult(mode, outcome, digest) {
        const status = (0, core_outcome.c2)(outcome);
        const error = (0, core_outcome.Mz)(outcome);
        return {
          kind: resultKinds[mode],
          // A check does not wait (spec §3): a verdict that is not settled is unknown.
          status: mode === "check" && status === "pending" ? "unknown" : status,
          summary: toSummary(mode, outcome, digest),
          data: {
            ...mode === "check" ? toCheckData(outcome, digest) : toVerificationData(outcome),
            ...(0, members.r$)({ sources: outcome.sources?.map(plainMembers), rests_on: outcome.restsOn })
          },
          ...mode === "verify" && { links: toLinks((0, core_outcome.X1)(outcome)?.report) },
          ...error && { error: { code: error.code, message: (0, core_text.wh)(error.message), hint: error.hint } }
        };
      }
      function toLinks(report2) {
        const href = report2 && (0, url.o3)(report2.url);
        if (report2 === void 0 || href === void 0)
          return [];
        const expiry = inForm(report2.expiresIn, /^\d{1,4} (?:second|minute|hour|day)s?$/);
        return [{ rel: "report", href, label: `Verification report (PDF${expiry && `, expires in ${expiry}`})` }];
      }
      function toCheckData(outcome, digest) {
        const evidence = (0, core_outcome.X1)(outcome);
        const { answerId, service, date, result, demo } = evidence ?? {};
        const message = optionalText(evidence?.message);
        const isAnswered = outcome.kind === "found" || outcome.kind === "not-found";
        return (0, members.r$)({
          found: isAnswered ? outcome.kind === "found" : void 0,
          message: isAnswered && message || (0, core_text.wh)(toSentence(outcome, digest)),
          // Not the whole body: only members that passed the contract, so that no unchecked text reaches an assistant.
          _raw: (0, members.r$)({
            ...plainMembers({ requestId: answerId }),
            message,
            ...plainMembers({ service, timestamp: date, hash: evidence && digest, data: result, demo })
          })
        });
      }
      function toVerificationData(outcome) {
        const note = "note" in outcome ? optionalText(outcome.note) : void 0;
        const evidence = (0, core_outcome.X1)(outcome);
        if (evidence === void 0)
          return (0, members.r$)({ note });
        const { result, method, uniqueHashes, records, segments, report: report2, message } = evidence;
        const { service, date, address, nftCoinId, nftTxnId, demo } = evidence;
        return (0, members.r$)({
          ...plainMembers({ result, method, unique_hashes: uniqueHashes }),
          blockchainData: records.map(plainMembers),
          fileSegments: segments.map(plainMembers),
          reportFile: report2 && (0, members.r$)({
            ...plainMembers({ fileName: report2.fileName }),
            downloadUrl: (0, url.o3)(report2.url),
            ...plainMembers({ fileSize: report2.size, expiresIn: report2.expiresIn })
          }),
          message: optionalText(message),
          ...plainMembers({ service, date, address, nftCoinId, nftTxnId, demo }),
          note
        });
      }
      function plainMembers(members2) {
        const entries = Object.entries(members2);
        return Object.fromEntries(entries.map(([name, value]) => [name, typeof value === "string" ? (0, core_text.wh)(value, core_text.I6.word) : value]));
      }
      function optionalText(text) {
        return text === void 0 ? void 0 : (0, core_text.wh)(text);
      }
      function toSummary(mode, outcome, digest) {
        const alone = outcome.restsOn === void 0 ? "" : ` This rests on the word of ${outcome.restsOn} alone.`;
        const verdict = toSentence(outcome, digest) + alone;
        const evidence = (0, core_outcome.X1)(outcome);
        if (mode === "check" || evidence === void 0)
          return verdict;
        const said = mode === "verify" ? renderAnswer(evidence) : "";
        const { demo, reportLost } = evidence;
        const lost = reportLost && `The report may have been paid for and is lost: ${(0, core_text.em)(reportLost)} ${errors.H7}`;
        return (0, core_text.gI)([verdict, said, lost, demo && report.a0]).join(" ");
      }
      const verdictSentences = {
        accepted: "Accepted: a check finds the hash once a block holds it, usually within minutes.",
        anchored: "Anchored: the hash is on the chain.",
        "already-anchored": "Already anchored",
        found: "Hash found.",
        "not-found": "Hash not found.",
        verified: "Full match: exactly this hash is anchored.",
        "no-match": "No match: this hash is not anchored. If it was stamped minutes ago, verify it again later.",
        changed: "Changed",
        unclear: "Unclear",
        unknown: "Unknown",
        unreachable: "Unreachable",
        failed: "Failed",
        skipped: "Skipped"
      };
      function toSentence(outcome, digest) {
        const words = verdictSentences[outcome.kind];
        if ("error" in outcome) {
          const { code, message, hint } = outcome.error;
          return `${words} with ${code}: ${(0, core_text.em)((0, core_text.wh)(message))} ${hint}`;
        }
        if (outcome.kind === "already-anchored")
          return `${words}: ${firstSeen(outcome.evidence, digest)}.`;
        if (!("note" in outcome) || outcome.note === void 0)
          return words;
        return `${words}${outcome.kind === "accepted" ? "" : ":"} ${(0, core_text.wh)(outcome.note)}`;
      }
      function firstSeen({ records }, digest) {
        const first = digest && (0, report.BY)(records, [digest])?.first;
        if (first?.blockNumber === void 0)
          return "the hash is on the chain";
        const date = inForm(first.blockDate, dateForm);
        return `first seen in block ${first.blockNumber}${date && ` (${date})`}`;
      }
      function renderAnswer({ message, service, date }) {
        const words = inForm(message, /^Verification complete(?: - PDF uploaded)?$/);
        const source = [inForm(service, /^CORE_API$/), inForm(date, dateForm)].filter((text) => text !== "");
        if (words === "" && source.length === 0)
          return "";
        const says = words === "" ? "The service answered" : `The service says: \u201C${words}\u201D`;
        return `${says}${source.length > 0 ? ` (${source.join(", ")})` : ""}.`;
      }
      const dateForm = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})?$/;
      function inForm(text, form) {
        return text !== void 0 && form.test(text) ? text : "";
      }
      ;
      function toResultsFile(report2, facts) {
        return {
          version: 2,
          tool: { name: "anchor-artifacts", version: version.rE },
          mode: facts.mode ?? report2.mode,
          status: report2.status,
          started_at: facts.startedAt.toISOString(),
          finished_at: facts.finishedAt.toISOString(),
          api_url: facts.apiUrl,
          chain: facts.chain,
          demo: report2.demo,
          repository: facts.repository,
          ref: facts.ref,
          tag: facts.tag,
          run_id: facts.runId,
          run_attempt: facts.runAttempt,
          run_url: facts.runUrl,
          commit: facts.commit,
          results: report2.results.map((result) => toEntry(report2.mode, result))
        };
      }
      function toEntry(mode, result) {
        const { subject, outcome, coveredBy, proof } = result;
        const { name, digest, sha256, size } = subject;
        const requestId = (0, core_outcome.Gb)(outcome);
        return {
          subject: { name, digest, algorithm: "sha3-256", sha256, size },
          verdict: outcome.kind,
          request_id: requestId && (0, core_text.wh)(requestId, core_text.I6.word),
          covered_by: coveredBy,
          proof: proof && toProofEntry(proof),
          ...toToolResult(mode, outcome, (0, report.ol)(result))
        };
      }
      function toProofEntry(proof) {
        return {
          state: proof.kind,
          file: "file" in proof ? proof.file : void 0,
          uid: "uid" in proof ? proof.uid : void 0
        };
      }
      const pieceLength = 65536;
      function* renderResultsFile(report2, facts) {
        const frame = JSON.stringify(toResultsFile({ ...report2, results: [] }, facts), void 0, 2);
        let piece = frame.slice(0, frame.lastIndexOf("]"));
        for (const [index, result] of report2.results.entries()) {
          piece += `${index === 0 ? "" : ","}
    ${JSON.stringify(toEntry(report2.mode, result))}`;
          if (piece.length < pieceLength)
            continue;
          yield piece;
          piece = "";
        }
        yield `${piece}${report2.results.length === 0 ? "" : "\n  "}]
}
`;
      }
    })
  ),
  /***/
  690: (
    /***/
    ((__webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
        try {
          let composeStatement = function(report, listed, facts, { section, givenList, isSha256Foreign, otherProofs, witnessed }) {
            return (0, _evidence_to_statement_js__WEBPACK_IMPORTED_MODULE_7__.HJ)({
              tool: { name: "anchor-artifacts", version: _core_version_js__WEBPACK_IMPORTED_MODULE_9__.rE },
              mode: report.mode,
              finishedOn: facts.finishedAt.toISOString(),
              ...toRunAndService(report, facts, section),
              ...facts.chain && { chain: facts.chain },
              subjects: listed.map(({ name, digest, sha256 }) => ({
                name,
                digest: { sha3_256: digest, ...sha256 !== void 0 && { sha256 } }
              })),
              anchors: [...toAnchors(report, coveringResult(report)), ...toProofAnchors(otherProofs)],
              ...givenList && { givenList },
              ...witnessed && witnessed.witnesses.length > 0 && { witnesses: witnessed.witnesses },
              isSha256Foreign,
              hashText: _hash_hash_files_js__WEBPACK_IMPORTED_MODULE_8__.qj
            });
          }, toProofAnchors = function(proved) {
            return proved.flatMap(({ subject: { digest }, proof }) => proof?.kind === "written" ? [{ covers: "subject", digest, verdict: "skipped", ...toProofMembers((0, _evidence_proof_steps_js__WEBPACK_IMPORTED_MODULE_5__.Lr)(proof.item), proof) }] : []);
          }, toRunAndService = function(report, facts, section = "") {
            const { repository, ref, tag, commit, runUrl: url, runAttempt: attempt, apiUrl, nodeNames = [] } = facts;
            const service = apiUrl === "" && report.demo ? nodeNames[0] ?? "" : apiUrl;
            const run = { repository, ref, tag, commit, url, attempt, section };
            const known = Object.entries(run).filter(([, value]) => value !== "");
            return {
              ...known.length > 0 && { run: Object.fromEntries(known) },
              ...service !== "" && { service: { url: service, demonstration: report.demo } }
            };
          }, coveringResult = function({ results }) {
            const covering = results.find(({ coveredBy }) => coveredBy !== void 0)?.coveredBy;
            return covering && results.find((result) => result.coveredBy === void 0 && (0, _core_report_js__WEBPACK_IMPORTED_MODULE_4__.ol)(result) === covering);
          }, toAnchors = function({ results }, list) {
            const anchors = /* @__PURE__ */ new Map();
            for (const result of results) {
              const digest = (0, _core_report_js__WEBPACK_IMPORTED_MODULE_4__.ol)(result);
              if (digest === void 0 || result.coveredBy !== void 0 || anchors.has(digest))
                continue;
              const ofDigest = "ofDigest" in result.outcome ? result.outcome.ofDigest : void 0;
              const { outcome, proof: state } = result;
              const chain = toChain(result);
              const verdict = ofDigest ?? outcome.kind;
              const isPerhapsSpent = verdict !== "unclear" && verdict !== "accepted" && (0, _core_outcome_js__WEBPACK_IMPORTED_MODULE_3__.pC)(outcome);
              anchors.set(digest, {
                covers: result === list ? "list" : "subject",
                digest,
                verdict,
                ...isPerhapsSpent && { mayBeSpent: true },
                ...chain && { chain },
                ...toProofMembers(toProof(result), state)
              });
            }
            return [...anchors.values()];
          }, toProofMembers = function(proof, state) {
            return {
              ...proof && { proof },
              ...state?.kind === "pending" && { pendingProof: { uid: state.uid } },
              ...state?.kind === "written" && state.uid !== void 0 && { writtenProof: { uid: state.uid } }
            };
          }, toChain = function(result) {
            const evidence = (0, _core_outcome_js__WEBPACK_IMPORTED_MODULE_3__.X1)(result.outcome);
            const root = "root" in result.subject ? [result.subject.root] : [];
            const hashes = [(0, _core_report_js__WEBPACK_IMPORTED_MODULE_4__.ol)(result), ...root];
            const records = (evidence?.records ?? []).filter(({ matchedHash }) => hashes.some((hash) => hash !== void 0 && (0, _core_digest_js__WEBPACK_IMPORTED_MODULE_10__.VB)(matchedHash, hash)));
            const address = evidence?.address;
            if (records.length === 0 && address === void 0)
              return void 0;
            const port = records.length === 0 ? { port: statePort } : {};
            return { ...address !== void 0 && { address, ...port }, records: records.map(_evidence_to_statement_js__WEBPACK_IMPORTED_MODULE_7__.Mf) };
          }, toProof = function({ subject, proof }) {
            if (proof?.kind === "written")
              return (0, _evidence_proof_steps_js__WEBPACK_IMPORTED_MODULE_5__.Lr)(proof.item);
            return "bytes" in subject && subject.bytes instanceof Uint8Array ? (0, _evidence_proof_steps_js__WEBPACK_IMPORTED_MODULE_5__.Lr)((0, _evidence_proof_js__WEBPACK_IMPORTED_MODULE_6__.Tz)(subject.bytes)) : void 0;
          };
          __webpack_require__.d(__webpack_exports__, {
            /* harmony export */
            m: () => (
              /* binding */
              composeStatement
            ),
            /* harmony export */
            o: () => (
              /* binding */
              readGivenList
            )
            /* harmony export */
          });
          var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
          var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
          var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
          var _core_digest_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4161);
          var _core_outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(973);
          var _core_report_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5299);
          var _core_version_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9157);
          var _evidence_proof_steps_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3523);
          var _evidence_proof_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1149);
          var _evidence_to_statement_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7942);
          var _hash_hash_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2638);
          var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_hash_hash_files_js__WEBPACK_IMPORTED_MODULE_8__]);
          _hash_hash_files_js__WEBPACK_IMPORTED_MODULE_8__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];
          const statePort = 99;
          const maxListBytes = 16 * 1024 * 1024;
          async function readGivenList(report, workspace) {
            const subject = coveringResult(report)?.subject;
            if (subject === void 0 || !("digest" in subject) || subject.path === void 0)
              return void 0;
            const path = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(workspace, subject.path);
            const stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
            if (stats === void 0 || stats.size > maxListBytes)
              return void 0;
            const bytes = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path);
            return (0, _hash_hash_files_js__WEBPACK_IMPORTED_MODULE_8__.yi)(bytes) === subject.digest ? { name: subject.name, text: bytes.toString("utf8") } : void 0;
          }
          __webpack_async_result__();
        } catch (e) {
          __webpack_async_result__(e);
        }
      });
    })
  ),
  /***/
  9312: (
    /***/
    ((__webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
        try {
          let toPageLines = function(statement, added, released) {
            const above = released ?? added?.log.map((line) => line.statement) ?? [];
            const isNew = released === void 0 ? added?.isAdded !== false : (0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_7__.Ms)(released, statement);
            return isNew || above.length === 0 ? [...above, statement] : above;
          };
          __webpack_require__.d(__webpack_exports__, {
            /* harmony export */
            h: () => (
              /* binding */
              writeFiles
            ),
            /* harmony export */
            w: () => (
              /* binding */
              openPage
            )
            /* harmony export */
          });
          var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
          var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
          var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1455);
          var _core_checksums_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6441);
          var _core_file_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7550);
          var _evidence_log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8233);
          var _evidence_page_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9460);
          var _evidence_record_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1572);
          var _evidence_to_statement_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7942);
          var _hash_hash_files_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2638);
          var _host_atomic_file_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(534);
          var _render_lines_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8329);
          var _folder_log_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(8348);
          var _results_file_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(6555);
          var _run_statement_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(690);
          var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_hash_hash_files_js__WEBPACK_IMPORTED_MODULE_9__, _folder_log_js__WEBPACK_IMPORTED_MODULE_12__, _run_statement_js__WEBPACK_IMPORTED_MODULE_14__]);
          [_hash_hash_files_js__WEBPACK_IMPORTED_MODULE_9__, _folder_log_js__WEBPACK_IMPORTED_MODULE_12__, _run_statement_js__WEBPACK_IMPORTED_MODULE_14__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__;
          async function writeFiles(report, listed, facts, { folder, workspace, stampedList, hasSent, released, log, ...context }) {
            const { attempt, errors } = (0, _host_atomic_file_js__WEBPACK_IMPORTED_MODULE_10__.z_)();
            const write = (name, content) => attempt(async () => {
              const path = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, name);
              await (0, _host_atomic_file_js__WEBPACK_IMPORTED_MODULE_10__.vK)(path, content);
              return path;
            });
            const own = await attempt(async () => {
              const givenList = await (0, _run_statement_js__WEBPACK_IMPORTED_MODULE_14__.o)(report, workspace);
              return (0, _run_statement_js__WEBPACK_IMPORTED_MODULE_14__.m)(report, listed, facts, { ...context, givenList });
            });
            const isLogged = own !== void 0 && !facts.dryRun;
            const added = isLogged ? await attempt(() => (0, _folder_log_js__WEBPACK_IMPORTED_MODULE_12__.lu)(folder, own, hasSent)) : void 0;
            if (stampedList !== void 0 && (0, _hash_hash_files_js__WEBPACK_IMPORTED_MODULE_9__.qj)((0, _core_checksums_js__WEBPACK_IMPORTED_MODULE_3__.pd)(listed)).sha3_256 !== stampedList) {
              const name = await attempt(() => (0, _folder_log_js__WEBPACK_IMPORTED_MODULE_12__.EW)(folder, stampedList));
              if (name !== void 0)
                log.notice(`The list that an earlier run stamped stays in the folder, as ${name}.`);
            }
            const statement = added?.statement ?? own;
            const isPaired = !context.isSha256Foreign && listed.some(({ sha256 }) => sha256 !== void 0);
            const [resultsPath, checksumsPath, statementPath] = await Promise.all([
              write(_core_file_names_js__WEBPACK_IMPORTED_MODULE_4__.NW.results, (0, _results_file_js__WEBPACK_IMPORTED_MODULE_13__.t)(report, facts)),
              write(_core_file_names_js__WEBPACK_IMPORTED_MODULE_4__.NW.checksums, (0, _core_checksums_js__WEBPACK_IMPORTED_MODULE_3__.pd)(listed)),
              statement && write(_core_file_names_js__WEBPACK_IMPORTED_MODULE_4__.NW.statement, concat((0, _evidence_to_statement_js__WEBPACK_IMPORTED_MODULE_8__.M_)(statement), ["\n"])),
              statement && attempt(() => openPage(toPageLines(statement, added, released))).then((page) => page && write(_core_file_names_js__WEBPACK_IMPORTED_MODULE_4__.NW.page, page)),
              write(_core_file_names_js__WEBPACK_IMPORTED_MODULE_4__.NW.badge, `${JSON.stringify((0, _render_lines_js__WEBPACK_IMPORTED_MODULE_11__.dF)(report))}
`),
              isPaired ? write(_core_file_names_js__WEBPACK_IMPORTED_MODULE_4__.NW.sha256, (0, _core_checksums_js__WEBPACK_IMPORTED_MODULE_3__.iX)(listed)) : void 0,
              ...(context.witnessed?.files ?? []).map(({ name, bytes }) => write(name, bytes))
            ]);
            const logPath = added && (added.isAdded || added.log.length > 0) ? (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _core_file_names_js__WEBPACK_IMPORTED_MODULE_4__.NW.log) : void 0;
            return { report, facts: { ...facts, resultsPath, checksumsPath, statementPath, logPath }, statement, errors };
          }
          function* concat(...parts) {
            for (const part of parts)
              yield* part;
          }
          const pageFolders = ["page", "../page", "../../dist/page"];
          async function openPage(lines) {
            const paths = pageFolders.map((folder) => (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(import.meta.dirname, folder, "verify.html"));
            const template = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readFile)(paths.find((path) => (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(path)) ?? paths[0] ?? "", "utf8");
            return (0, _evidence_page_js__WEBPACK_IMPORTED_MODULE_6__.FH)(template, (0, _evidence_log_js__WEBPACK_IMPORTED_MODULE_5__.$d)(lines));
          }
          __webpack_async_result__();
        } catch (e) {
          __webpack_async_result__(e);
        }
      });
    })
  )
};
