export const id = 845;
export const ids = [845];
export const modules = {
  /***/
  6077: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        VX: () => (
          /* binding */
          readRegular
        ),
        /* harmony export */
        jU: () => (
          /* binding */
          removeAbandoned
        ),
        /* harmony export */
        lf: () => (
          /* binding */
          openRegular
        ),
        /* harmony export */
        mP: () => (
          /* binding */
          unwritable
        ),
        /* harmony export */
        vK: () => (
          /* binding */
          writeAtomically
        ),
        /* harmony export */
        zP: () => (
          /* binding */
          readFrom
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
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4334);
      var _core_file_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3364);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2872);
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
          throw unwritable(path, cause);
        }
      }
      function unwritable(path, cause) {
        return new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__._Z("OUTPUT_UNWRITABLE", `${path} could not be written: ${(0, _core_errors_js__WEBPACK_IMPORTED_MODULE_4__.bD)(cause)}.`, { cause });
      }
      const temporaryPattern = /^\.(.+)\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.tmp$/;
      const abandonedAfterMs = 15e4;
      function removeAbandoned(folder, warn) {
        try {
          for (const name of (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder)) {
            const file = temporaryPattern.exec(name)?.[1] ?? "";
            if (!(0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_5__.QN)(file, "verify"))
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
      const unfollowed = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK;
      function openRegular(path, flags) {
        const file = openUnfollowed(path, flags);
        if ((0, node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(file).isFile())
          return file;
        (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
        throw notRegular();
      }
      function readRegular(path, maxBytes) {
        try {
          const file = openRegular(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY);
          try {
            const bytes = readFrom(file, 0, maxBytes + 1);
            if (bytes.length > maxBytes)
              throw new RangeError(`it is larger than ${maxBytes / 2 ** 20} MiB`);
            return bytes;
          } finally {
            (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
          }
        } catch (error) {
          if (codeOf(error) === "ENOENT")
            return void 0;
          throw error;
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
      function openUnfollowed(path, flags) {
        try {
          return (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, flags | unfollowed, 384);
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
  845: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        lu: () => (
          /* binding */
          addToFolderLog
        ),
        i7: () => (
          /* binding */
          damagedFileAdvice
        ),
        ne: () => (
          /* binding */
          findStandingLists
        ),
        mi: () => (
          /* binding */
          keepEarlierList
        ),
        jk: () => (
          /* binding */
          openOutputDir
        ),
        Ng: () => (
          /* binding */
          readFolderLog
        ),
        qT: () => (
          /* binding */
          removeEarlierFiles
        ),
        T7: () => (
          /* binding */
          removeEarlierVerdicts
        )
      });
      var external_node_fs_ = __webpack_require__(3024);
      var promises_ = __webpack_require__(1455);
      var external_node_path_ = __webpack_require__(6760);
      var digest = __webpack_require__(2427);
      var errors = __webpack_require__(4334);
      var json = __webpack_require__(5961);
      var file_names = __webpack_require__(3364);
      var checksums = __webpack_require__(291);
      var evidence_log = __webpack_require__(3743);
      var evidence_record = __webpack_require__(3050);
      var to_statement = __webpack_require__(8060);
      var hash_file = __webpack_require__(1953);
      var files = __webpack_require__(6077);
      var core_text = __webpack_require__(2872);
      var external_node_crypto_ = __webpack_require__(7598);
      var external_node_os_ = __webpack_require__(8161);
      var external_node_process_ = __webpack_require__(1708);
      var external_node_timers_promises_ = __webpack_require__(8500);
      ;
      const waitMs = 6e4;
      const cancelledWaitMs = 500;
      const retryMs = 20;
      const ownHost = encodeURIComponent((0, external_node_os_.hostname)());
      const held = /* @__PURE__ */ new Set();
      const lockPattern = /^(.*)\.(\d+)\.[0-9a-f-]{36}\.lock$/;
      async function withLock(path, stop, work) {
        const own = (0, external_node_path_.join)((0, external_node_path_.dirname)(path), `${startOf(path)}${ownHost}.${external_node_process_.pid}.${(0, external_node_crypto_.randomUUID)()}.lock`);
        held.add(own);
        try {
          await takeLock(path, own, stop);
          return await work();
        } finally {
          held.delete(own);
          await (0, promises_.rm)(own, { force: true });
        }
      }
      function startOf(path) {
        return `.${(0, external_node_path_.basename)(path)}.`;
      }
      async function takeLock(path, own, stop) {
        const start = performance.now();
        for (; ; ) {
          try {
            await (0, promises_.writeFile)(own, "", { mode: 384 });
            const other = await findOther(path, own);
            if (other === void 0)
              return;
            await (0, promises_.rm)(own);
            if (performance.now() - start > (stop.aborted ? cancelledWaitMs : waitMs)) {
              throw new Error(`another run holds ${other}; remove that file if there is no such run`);
            }
          } catch (cause) {
            throw (0, files.mP)(path, cause);
          }
          await (0, external_node_timers_promises_.setTimeout)(retryMs * (1 + Math.random()));
        }
      }
      async function findOther(path, own) {
        const [folder, start] = [(0, external_node_path_.dirname)(path), startOf(path)];
        for (const name of await (0, promises_.readdir)(folder)) {
          if (!name.startsWith(start))
            continue;
          const [, host, holder] = lockPattern.exec(name.slice(start.length)) ?? [];
          const lock = (0, external_node_path_.join)(folder, name);
          if (host === void 0 || lock === own)
            continue;
          if (host === ownHost ? isAlive(Number(holder), lock) : isYoung(lock))
            return name;
          (0, external_node_fs_.rmSync)(lock, { force: true });
        }
        return void 0;
      }
      function isYoung(lock) {
        const { mtimeMs = 0 } = (0, external_node_fs_.statSync)(lock, { throwIfNoEntry: false }) ?? {};
        return Math.abs(Date.now() - mtimeMs) < waitMs;
      }
      function isAlive(holder, lock) {
        if (holder === external_node_process_.pid)
          return held.has(lock);
        try {
          return (0, external_node_process_.kill)(holder, 0);
        } catch (cause) {
          return cause.code === "EPERM";
        }
      }
      ;
      function readFolderLog(folder) {
        const path = (0, external_node_path_.join)(folder, file_names.NW.log);
        const bytes = readOwn(path);
        if (bytes === void 0)
          return [];
        try {
          return (0, evidence_log.g_)(bytes);
        } catch (cause) {
          throw cause instanceof errors._Z ? unusable(path, (0, errors.bD)(cause.cause), cause) : cause;
        }
      }
      function readOwn(path) {
        try {
          return (0, files.VX)(path, evidence_log.mi);
        } catch (cause) {
          throw unusable(path, (0, errors.bD)(cause), cause);
        }
      }
      const damagedFileAdvice = "The file is the record of earlier runs: which files they stamped, and which blocks hold them. This run did not change it. Put it back from a copy. If there is no copy, keep the damaged file in another place and remove it here: the next run then begins a new record, and may pay again for stamps that the old one knew.";
      function unusable(path, why, cause) {
        const [reason, hint] = [why.replace(/\.$/, ""), damagedFileAdvice];
        return new errors._Z("EVIDENCE_INVALID", `The file ${path} cannot be used: ${reason}.`, { cause, hint });
      }
      async function addToFolderLog(folder, line, { hasSent, stop }) {
        const path = (0, external_node_path_.join)(folder, file_names.NW.log);
        return withLock(path, stop, async () => {
          const log = readFolderLog(folder);
          const statement = (0, evidence_log.k)(log, line);
          const above = log.map((known) => known.statement);
          const isAdded = hasSent || (0, evidence_record.Ms)(above, statement);
          if (isAdded)
            await (0, files.vK)(path, renderLog(log, statement));
          return { above, statement, isAdded };
        });
      }
      function* renderLog(log, statement) {
        let [bytes, length] = [0, 0];
        for (const { text } of log) {
          bytes += Buffer.byteLength(text) + 1;
          yield `${text}
`;
        }
        for (const piece of (0, to_statement.M_)(statement)) {
          bytes += Buffer.byteLength(piece);
          length += piece.length;
          if (bytes >= evidence_log.mi)
            throw new RangeError("it would be larger than 256 MiB");
          if (length > json.Zd)
            throw new RangeError("its new line would be larger than 64 MiB");
          yield piece;
        }
        yield "\n";
      }
      function findStandingLists(folder, log, source = "") {
        const record = (0, evidence_record.C6)(log, Date.now());
        const [list, pair] = [checksums.h0, checksums.TR].map((name) => {
          const bytes = readOwn((0, external_node_path_.join)(folder, name));
          return bytes && (0, hash_file.yi)(bytes);
        });
        const isGiven = toReal(source) === toReal((0, external_node_path_.join)(folder, checksums.h0));
        const isForeign = (digest2) => ![record.lists, lastLists(folder)].flat().some(({ sha3_256 }) => sha3_256 === digest2);
        const isKept = isGiven || list !== void 0 && ((0, evidence_record.lM)(record, list) || list !== digest.IK && isForeign(list));
        return { kept: isKept ? list : void 0, isSha256Foreign: pair !== void 0 && isForeign(pair) };
      }
      function lastLists(folder) {
        try {
          const bytes = readOwn((0, external_node_path_.join)(folder, file_names.NW.statement));
          return bytes === void 0 ? [] : (0, evidence_log.By)(bytes).predicate.lists;
        } catch (cause) {
          if (cause instanceof errors._Z)
            return [];
          throw cause;
        }
      }
      async function keepEarlierList(folder, digest2) {
        const name = (0, file_names.yV)(digest2);
        try {
          await (0, promises_.rename)((0, external_node_path_.join)(folder, checksums.h0), (0, external_node_path_.join)(folder, name));
          return name;
        } catch (cause) {
          throw (0, files.mP)(name, cause);
        }
      }
      async function openOutputDir(outputDir, { workspace, defaultOutputDir }) {
        const folder = outputDir === "" ? defaultOutputDir : (0, external_node_path_.resolve)(workspace, outputDir);
        try {
          await makeFolders(folder);
          await (0, promises_.access)(folder, external_node_fs_.constants.W_OK | external_node_fs_.constants.X_OK);
          return folder;
        } catch (cause) {
          const reason = (0, errors.bD)(cause);
          throw new errors._Z("OUTPUT_UNWRITABLE", `The folder for evidence cannot be used: ${reason}.`, { cause });
        }
      }
      async function makeFolders(folder) {
        const first = topmostMissing(folder);
        if (first !== void 0) {
          await (0, promises_.mkdir)(first).catch((cause) => {
            if (!(0, external_node_fs_.existsSync)(first))
              throw cause;
          });
        }
        await (0, promises_.mkdir)(folder, { recursive: true });
      }
      function topmostMissing(folder) {
        if ((0, external_node_fs_.existsSync)(folder))
          return void 0;
        const parent = (0, external_node_path_.dirname)(folder);
        return parent === folder ? folder : topmostMissing(parent) ?? folder;
      }
      async function removeEarlierFiles(folder, lists, kept) {
        const paths = [...Object.values(file_names.NW), ...file_names.Lk].map((name) => (0, external_node_path_.join)(folder, name));
        const names = (0, core_text.gI)([
          file_names.NW.journal,
          file_names.NW.log,
          lists.kept !== void 0 && file_names.NW.checksums,
          ...lists.isSha256Foreign ? [file_names.NW.sha256, ...file_names.Lk] : []
        ]);
        const stays = new Set([...names.map((name) => (0, external_node_path_.join)(folder, name)), kept].map(toReal));
        await removeAll(paths.filter((path) => !stays.has(toReal(path))));
      }
      function toReal(path) {
        return (0, external_node_fs_.existsSync)(path) ? external_node_fs_.realpathSync.native(path) : path;
      }
      async function removeEarlierVerdicts(folder) {
        await removeAll([file_names.NW.results, file_names.NW.badge].map((name) => (0, external_node_path_.join)(folder, name)));
      }
      async function removeAll(paths) {
        try {
          const found = paths.filter((path) => (0, external_node_fs_.lstatSync)(path, { throwIfNoEntry: false }) !== void 0);
          await Promise.all(found.map((path) => (0, promises_.rm)(path, { force: true })));
        } catch (cause) {
          const reason = (0, errors.bD)(cause);
          throw new errors._Z("OUTPUT_UNWRITABLE", `Old files in output-dir could not be removed: ${reason}.`, { cause });
        }
      }
    })
  )
};
