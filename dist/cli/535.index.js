export const id = 535;
export const ids = [535];
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
  )
};
