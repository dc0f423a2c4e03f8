export const id = 964;
export const ids = [964];
export const modules = {
  /***/
  1953: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        HX: () => (
          /* binding */
          hashInPieces
        ),
        /* harmony export */
        Io: () => (
          /* binding */
          createSha3
        ),
        /* harmony export */
        ax: () => (
          /* binding */
          fingerprintOf
        ),
        /* harmony export */
        dr: () => (
          /* binding */
          createBuffer
        ),
        /* harmony export */
        yi: () => (
          /* binding */
          hashBytes
        )
        /* harmony export */
      });
      var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
      var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
      var _core_digest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2427);
      var _file_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(431);
      const bufferSize = 256 * 1024;
      const flags = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK ?? 0);
      function createBuffer() {
        return Buffer.allocUnsafeSlow(bufferSize);
      }
      function hashFileSync(path, buffer, settings) {
        const pieces = hashInPieces(path, buffer, settings);
        let piece = pieces.next();
        while (piece.done !== true)
          piece = pieces.next();
        return piece.value;
      }
      function* hashInPieces(path, buffer, settings) {
        yield;
        const file = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, flags);
        try {
          const before = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(file);
          if (!before.isFile())
            throw (0, _file_error_js__WEBPACK_IMPORTED_MODULE_2__.zS)("FILE_NOT_REGULAR");
          const isSmall = before.size < buffer.length;
          const digests = isSmall ? digestSmall(file, before.size, buffer, settings) : yield* digestLarge(file, before.size, buffer, settings);
          const after = isSmall ? (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(file) : (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path);
          if (!isSameState(before, after))
            throw changed(path);
          const { size } = before;
          return settings.fingerprint ? { ...digests, size, fingerprint: fingerprintOf(before) } : { ...digests, size };
        } finally {
          (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
        }
      }
      function changed(path) {
        (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path);
        return (0, _file_error_js__WEBPACK_IMPORTED_MODULE_2__.zS)("FILE_CHANGED");
      }
      function digestSmall(file, size, buffer, settings) {
        let total = 0;
        let read = 0;
        do {
          read = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file, buffer, total, buffer.length - total, null);
          total += read;
        } while (read > 0 && total < size);
        if (total !== size)
          throw (0, _file_error_js__WEBPACK_IMPORTED_MODULE_2__.zS)("FILE_CHANGED");
        const bytes = buffer.subarray(0, total);
        const digest = hashBytes(bytes);
        const digests = settings.sha256 ? { digest, sha256: (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", bytes, "hex") } : { digest };
        settings.onBytes(total);
        return digests;
      }
      function* digestLarge(file, size, buffer, { sha256, onBytes }) {
        const sha3 = createSha3();
        const sha2 = sha256 ? (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256") : void 0;
        for (let total = 0; ; yield) {
          const read = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file, buffer, 0, buffer.length, null);
          total += read;
          if (read === 0 ? total < size : total > size)
            throw (0, _file_error_js__WEBPACK_IMPORTED_MODULE_2__.zS)("FILE_CHANGED");
          if (read === 0)
            return { digest: sha3.digest(), ...sha2 && { sha256: sha2.digest("hex") } };
          const bytes = buffer.subarray(0, read);
          sha3.update(bytes);
          sha2?.update(bytes);
          onBytes(read);
        }
      }
      function fingerprintOf(stats) {
        return [stats.dev, stats.ino, stats.size, stats.mtimeMs, stats.ctimeMs].join(":");
      }
      function isSameState(one, other) {
        return one.ctimeMs === other.ctimeMs && one.mtimeMs === other.mtimeMs && one.size === other.size && one.nlink === other.nlink && one.ino === other.ino && one.dev === other.dev;
      }
      function hashBytes(bytes) {
        return checkedDigest((0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha3-256", bytes, "hex"));
      }
      function createSha3() {
        const state = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha3-256");
        return {
          update: (bytes) => void state.update(bytes),
          digest: () => checkedDigest(state.digest("hex"))
        };
      }
      function checkedDigest(hex) {
        if (!(0, _core_digest_js__WEBPACK_IMPORTED_MODULE_3__.Bc)(hex))
          throw new RangeError(`The hash engine returned ${hex.length} characters that are no digest.`);
        return hex;
      }
    })
  ),
  /***/
  4964: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        LH: () => (
          /* binding */
          hashStream
        ),
        /* harmony export */
        _5: () => (
          /* binding */
          isUnchanged
        ),
        /* harmony export */
        qj: () => (
          /* binding */
          hashText
        ),
        /* harmony export */
        yQ: () => (
          /* binding */
          hashFiles
        )
        /* harmony export */
      });
      var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
      var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
      var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8161);
      var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8500);
      var _file_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(431);
      var _hash_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1953);
      async function* hashFiles(files, options = {}) {
        const { sha256 = false, fingerprint = false, onBytes = () => {
        }, signal } = options;
        const order = [...files];
        const threads = Math.min(options.threads ?? threadsThatPay(order), order.length);
        const settings = { sha256, fingerprint, onBytes };
        if (threads > 0)
          order.sort(([, one], [, other]) => other.size - one.size);
        const paths = order.map(([, { path }]) => path);
        const batches = threads > 0 ? (await __webpack_require__.e(
          /* import() */
          804
        ).then(__webpack_require__.bind(__webpack_require__, 6804))).hashInPool(paths, { ...settings, threads, signal }) : hashInline(paths, settings, signal);
        for await (const batch of batches) {
          if (batch.length > 0)
            yield batch.map((result) => toHashed(result, order[result.job]));
        }
      }
      function toHashed(result, entry) {
        if (entry === void 0)
          throw new RangeError(`There is no file number ${result.job}.`);
        const [index, { name }] = entry;
        return "hashes" in result ? { index, subject: { ...result.hashes, name, path: name } } : { index, subject: { name, path: name }, error: result.error };
      }
      const poolThreshold = 32 * 1024 * 1024;
      const openingCost = 8 * 1024;
      function threadsThatPay(files) {
        const bytes = files.reduce((sum, [, { size }]) => sum + size, 0);
        const pays = files.length > 1 && bytes - files.length * openingCost >= poolThreshold;
        return pays ? (0, node_os__WEBPACK_IMPORTED_MODULE_2__.availableParallelism)() : 0;
      }
      function isUnchanged(path, fingerprint) {
        try {
          return (0, _hash_file_js__WEBPACK_IMPORTED_MODULE_5__.ax)((0, node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path)) === fingerprint;
        } catch {
          return false;
        }
      }
      const maxHoldMs = 2;
      async function* hashInline(paths, settings, signal) {
        const buffer = (0, _hash_file_js__WEBPACK_IMPORTED_MODULE_5__.dr)();
        let done = [];
        let resumed = performance.now();
        for (const [job, path] of paths.entries()) {
          const pieces = (0, _hash_file_js__WEBPACK_IMPORTED_MODULE_5__.HX)(path, buffer, settings);
          try {
            let piece = pieces.next();
            for (; piece.done !== true; piece = pieces.next()) {
              if (signal?.aborted)
                return;
              if (performance.now() - resumed < maxHoldMs)
                continue;
              yield done;
              done = [];
              await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setImmediate)();
              resumed = performance.now();
            }
            done.push({ job, hashes: piece.value });
          } catch (thrown) {
            done.push({ job, error: (0, _file_error_js__WEBPACK_IMPORTED_MODULE_4__.GI)(thrown) });
          } finally {
            pieces.return?.(void 0);
          }
        }
        yield done;
      }
      async function hashStream(bytes, onBytes) {
        const sha3 = (0, _hash_file_js__WEBPACK_IMPORTED_MODULE_5__.Io)();
        const sha2 = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
        let size = 0;
        for await (const chunk of bytes) {
          sha3.update(chunk);
          sha2.update(chunk);
          size += chunk.length;
          onBytes(chunk.length);
          discard(chunk);
        }
        return { digest: sha3.digest(), sha256: sha2.digest("hex"), size };
      }
      function hashText(pieces) {
        const sha3 = (0, _hash_file_js__WEBPACK_IMPORTED_MODULE_5__.Io)();
        const sha2 = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
        const encoder = new TextEncoder();
        let size = 0;
        let buffer = new Uint8Array(0);
        for (const piece of pieces) {
          if (buffer.length < piece.length * 3)
            buffer = new Uint8Array(piece.length * 3);
          const bytes = buffer.subarray(0, encoder.encodeInto(piece, buffer).written);
          sha3.update(bytes);
          sha2.update(bytes);
          size += bytes.length;
        }
        return { sha3_256: sha3.digest(), sha256: sha2.digest("hex"), size };
      }
      function discard({ buffer, byteLength }) {
        if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength)
          buffer.transfer(0);
      }
    })
  )
};
