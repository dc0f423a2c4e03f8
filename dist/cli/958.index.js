export const id = 958;
export const ids = [958];
export const modules = {
  /***/
  291: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        IG: () => (
          /* binding */
          sortedByName
        ),
        /* harmony export */
        IY: () => (
          /* binding */
          nameFault
        ),
        /* harmony export */
        MP: () => (
          /* binding */
          compareNames
        ),
        /* harmony export */
        TR: () => (
          /* binding */
          sha256ListName
        ),
        /* harmony export */
        h0: () => (
          /* binding */
          sha3ListName
        ),
        /* harmony export */
        iX: () => (
          /* binding */
          renderSha256Sums
        ),
        /* harmony export */
        pd: () => (
          /* binding */
          renderChecksums
        ),
        /* harmony export */
        ss: () => (
          /* binding */
          formatChecksums
        ),
        /* harmony export */
        ws: () => (
          /* binding */
          maxNameLength
        ),
        /* harmony export */
        yk: () => (
          /* binding */
          parseChecksums
        )
        /* harmony export */
      });
      var _digest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2427);
      var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6608);
      var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5961);
      var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2872);
      const sha3ListName = "anchor-SHA3-256SUMS";
      const sha256ListName = "anchor-SHA256SUMS";
      const tagged = /^SHA3-256(?: \((.*)\) = |\((.*)\)= )([0-9A-Fa-f]{64})$/s;
      const prefixed = /^sha3-256:([0-9A-Fa-f]{64}) [ *](.*)$/s;
      const plain = /^([0-9A-Fa-f]{64}) [ *](.*)$/s;
      const otherAlgorithm = /^([A-Za-z][A-Za-z0-9/-]{0,30})(?: ?\(.*\) ?= ?|:)[0-9A-Fa-f]{8,}/s;
      const shortDigest = /^SHA3-256(?: \(.*\) = |\(.*\)= )((?!.{64}$)[0-9A-Fa-f]+)$/s;
      const shownProblems = 20;
      const maxLine = 1e4;
      const maxNameLength = 4096;
      function nameFault(name) {
        if (name === "" || name.includes("\0"))
          return "names no file";
        if (name.length > maxNameLength)
          return `is longer than ${maxNameLength} characters`;
        return name.isWellFormed() ? void 0 : "is not Unicode text";
      }
      function parseChecksums(fileName, content) {
        const baseName = fileName.split(/[/\\]/).at(-1) ?? "";
        const bareAllowed = /SHA3-256|sha3-256/.test(baseName);
        const listName = (0, _text_js__WEBPACK_IMPORTED_MODULE_2__.zz)(baseName);
        const entries = /* @__PURE__ */ new Map();
        const problems = [];
        const lines = decodeList(listName, content).replace(/^\uFEFF/, "").split(/\r?\n|\r$/);
        for (const [index, each] of lines.entries()) {
          if (each.trim() === "")
            continue;
          const parsed = parseChecksumLine(each, bareAllowed);
          const line = index + 1;
          const earlier = typeof parsed === "string" ? void 0 : entries.get(parsed.name);
          if (typeof parsed === "string")
            problems.push(`${listName}, line ${line}: ${parsed}.`);
          else if (earlier === void 0)
            entries.set(parsed.name, { ...parsed, line });
          else if (earlier.digest !== parsed.digest)
            problems.push(`${listName}, line ${line}: The same name has another digest than in line ${earlier.line}.`);
        }
        if (problems.length > 0)
          throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("CHECKSUMS_INVALID", toMessage(listName, problems));
        if (entries.size === 0)
          throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("CHECKSUMS_INVALID", `The checksum list ${listName} names no file.`);
        return [...entries.values()];
      }
      function decodeList(listName, content) {
        if (typeof content === "string")
          return content;
        try {
          const text = (0, _json_js__WEBPACK_IMPORTED_MODULE_1__.g7)(content);
          if (!/^.?\0/.test(text))
            return text;
        } catch (cause) {
          if (!(cause instanceof TypeError))
            throw cause;
        }
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("CHECKSUMS_INVALID", `The checksum list ${listName} is not UTF-8.`, {
          hint: "Save the list as UTF-8, or as UTF-16 with a byte-order mark."
        });
      }
      function parseChecksumLine(content, bareAllowed) {
        if (content.length > maxLine)
          return `The line is longer than ${maxLine} characters`;
        const escaped = content.startsWith("\\");
        const line = escaped ? content.slice(1) : content;
        const [, spaced, tight, taggedHex] = tagged.exec(line) ?? [];
        const [, prefixedHex, prefixedName] = prefixed.exec(line) ?? [];
        const [, plainHex, plainName] = plain.exec(line) ?? [];
        if (plainHex !== void 0 && !bareAllowed) {
          return "The line does not say which algorithm made the digest; write SHA3-256 (name) = hex or sha3-256:hex  name";
        }
        const digest = (0, _digest_js__WEBPACK_IMPORTED_MODULE_3__.s1)(taggedHex ?? prefixedHex ?? plainHex);
        if (digest === void 0)
          return complaint(line);
        const written = spaced ?? tight ?? prefixedName ?? plainName ?? "";
        const name = escaped ? unescapeName(written) : written;
        if (name === void 0)
          return "The name has a backslash that is not followed by n, r or another backslash";
        const fault = nameFault(name);
        return fault === void 0 ? { name, digest } : `The name ${fault}`;
      }
      function complaint(line) {
        const [, short] = shortDigest.exec(line) ?? [];
        if (short !== void 0)
          return `The digest has ${(0, _text_js__WEBPACK_IMPORTED_MODULE_2__.hS)(short.length, "hex digit")}; it needs 64`;
        const [, algorithm] = otherAlgorithm.exec(line) ?? [];
        if (algorithm === void 0)
          return "The line does not have the form SHA3-256 (name) = hex";
        return algorithm.toUpperCase() === "SHA3-256" ? "The digest does not have 64 hex digits, or there are too many spaces" : `The digest is of ${algorithm}, not of SHA3-256`;
      }
      function toMessage(listName, problems) {
        const rest = problems.length - shownProblems;
        const shown = (0, _text_js__WEBPACK_IMPORTED_MODULE_2__.gI)([
          ...problems.slice(0, shownProblems),
          rest > 0 && `${listName}: ${rest} more lines are unusable.`
        ]);
        return `The checksum list ${listName} has ${(0, _text_js__WEBPACK_IMPORTED_MODULE_2__.hS)(problems.length, "unusable line")}:
${shown.join("\n")}`;
      }
      const linesInPiece = 1e3;
      function renderChecksums(lines) {
        return renderSorted(lines, ({ digest }, name) => `SHA3-256 (${name}) = ${digest}
`);
      }
      function renderSha256Sums(lines) {
        const known = lines.filter(({ sha256 }) => sha256 !== void 0);
        return renderSorted(known, ({ sha256 }, name) => `${sha256}  ${name}
`);
      }
      function* renderSorted(lines, format) {
        const sorted = sortedByName(lines);
        for (let start = 0; start < sorted.length; start += linesInPiece) {
          const piece = sorted.slice(start, start + linesInPiece);
          yield piece.map((line) => escaping(line.name, (name) => format(line, name))).join("");
        }
      }
      function sortedByName(items) {
        const compare = (left, right) => compareNames(left.name, right.name);
        const isSorted = items.every((item, index) => compare(items[index - 1] ?? item, item) <= 0);
        return isSorted ? items : items.toSorted(compare);
      }
      function formatChecksums(lines) {
        return [...renderChecksums(lines)].join("");
      }
      const escapes = { "\\": "\\\\", "\n": "\\n", "\r": "\\r" };
      const unescapes = { "\\\\": "\\", "\\n": "\n", "\\r": "\r" };
      function escaping(name, format) {
        if (!/[\\\n\r]/.test(name))
          return format(name);
        return `\\${format(name.replace(/[\\\n\r]/g, (character) => escapes[character] ?? character))}`;
      }
      function unescapeName(text) {
        const escape = /\\[\\nr]/g;
        if (text.replace(escape, "").includes("\\"))
          return void 0;
        return text.replace(escape, (pair) => unescapes[pair] ?? pair);
      }
      function compareNames(left, right) {
        const shared = Math.min(left.length, right.length);
        for (let index = 0; index < shared; index += 1) {
          const one = left.charCodeAt(index);
          const other = right.charCodeAt(index);
          if (one !== other)
            return codePointRank(one) - codePointRank(other);
        }
        return left.length - right.length;
      }
      function codePointRank(unit) {
        return unit >= 55296 && unit <= 57343 ? unit + 65536 : unit;
      }
    })
  ),
  /***/
  2427: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Bc: () => (
          /* binding */
          isDigest
        ),
        /* harmony export */
        IK: () => (
          /* binding */
          emptyDigest
        ),
        /* harmony export */
        SS: () => (
          /* binding */
          digestFromBytes
        ),
        /* harmony export */
        VB: () => (
          /* binding */
          sameDigest
        ),
        /* harmony export */
        s1: () => (
          /* binding */
          digestFromWire
        )
        /* harmony export */
      });
      var _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2565);
      const lowercaseHex = /^[0-9a-f]{64}$/;
      function isDigest(text) {
        return lowercaseHex.test(text);
      }
      function digestFromWire(text) {
        if (typeof text !== "string")
          return void 0;
        const bare = text.replace(/^0x/i, "").toLowerCase();
        return isDigest(bare) ? bare : void 0;
      }
      function digestFromBytes(bytes) {
        const hex = (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__.My)(bytes);
        if (!isDigest(hex))
          throw new RangeError(`A SHA3-256 digest has 32 bytes, not ${bytes.length}.`);
        return hex;
      }
      const emptyDigest = "a7ffc6f8bf1ed76651c14756a061d662f580ff4de43b49fa82d80a4b80f8434a";
      function sameDigest(text, digest) {
        return digestFromWire(text) === digest;
      }
    })
  ),
  /***/
  1953: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        DC: () => (
          /* binding */
          hashFile
        ),
        /* harmony export */
        Io: () => (
          /* binding */
          createSha3
        ),
        /* harmony export */
        OX: () => (
          /* binding */
          bufferSize
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
        iu: () => (
          /* binding */
          hashFileSync
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
      var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1455);
      var _core_digest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2427);
      var _file_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(431);
      var __addDisposableResource = function(env, value, async) {
        if (value !== null && value !== void 0) {
          if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
          var dispose, inner;
          if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
          }
          if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
          }
          if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
          if (inner) dispose = function() {
            try {
              inner.call(this);
            } catch (e) {
              return Promise.reject(e);
            }
          };
          env.stack.push({ value, dispose, async });
        } else if (async) {
          env.stack.push({ async: true });
        }
        return value;
      };
      var __disposeResources = /* @__PURE__ */ (function(SuppressedError2) {
        return function(env) {
          function fail(e) {
            env.error = env.hasError ? new SuppressedError2(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
          }
          var r, s = 0;
          function next() {
            while (r = env.stack.pop()) {
              try {
                if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                if (r.dispose) {
                  var result = r.dispose.call(r.value);
                  if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) {
                    fail(e);
                    return next();
                  });
                } else s |= 1;
              } catch (e) {
                fail(e);
              }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
          }
          return next();
        };
      })(typeof SuppressedError === "function" ? SuppressedError : function(error, suppressed, message) {
        var e = new Error(message);
        return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
      });
      const bufferSize = 256 * 1024;
      const flags = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK ?? 0);
      function createBuffer() {
        return Buffer.allocUnsafeSlow(bufferSize);
      }
      function hashFileSync(path, buffer, settings) {
        const file = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, flags);
        try {
          const before = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(file);
          if (!before.isFile())
            throw (0, _file_error_js__WEBPACK_IMPORTED_MODULE_3__.zS)("FILE_NOT_REGULAR");
          const isSmall = before.size < buffer.length;
          const digests = (isSmall ? digestSmall : digestLarge)(file, before.size, buffer, settings);
          const after = isSmall ? (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(file) : (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path);
          if (!isSameState(before, after))
            throw changed(path);
          return toHashes(digests, before, settings);
        } finally {
          (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
        }
      }
      function changed(path) {
        (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path);
        return (0, _file_error_js__WEBPACK_IMPORTED_MODULE_3__.zS)("FILE_CHANGED");
      }
      function digestSmall(file, size, buffer, settings) {
        let total = 0;
        let read = 0;
        do {
          read = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file, buffer, total, buffer.length - total, null);
          total += read;
        } while (read > 0 && total < size);
        if (total !== size)
          throw (0, _file_error_js__WEBPACK_IMPORTED_MODULE_3__.zS)("FILE_CHANGED");
        const bytes = buffer.subarray(0, total);
        const digest = hashBytes(bytes);
        const digests = settings.sha256 ? { digest, sha256: (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", bytes, "hex") } : { digest };
        settings.onBytes(total);
        return digests;
      }
      function digestLarge(file, size, buffer, settings) {
        const meter = createMeter(size, settings);
        for (; ; ) {
          const read = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file, buffer, 0, buffer.length, null);
          if (read === 0)
            return meter.finish();
          meter.add(buffer.subarray(0, read));
        }
      }
      async function hashFile(path, buffers, settings, signal) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
          const file = __addDisposableResource(env_1, await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(path, flags), true);
          const before = await file.stat();
          if (!before.isFile())
            throw (0, _file_error_js__WEBPACK_IMPORTED_MODULE_3__.zS)("FILE_NOT_REGULAR");
          const digests = await digestAlternately(file, before.size, buffers, settings, signal);
          if (!isSameState(before, await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.lstat)(path)))
            throw (0, _file_error_js__WEBPACK_IMPORTED_MODULE_3__.zS)("FILE_CHANGED");
          return toHashes(digests, before, settings);
        } catch (e_1) {
          env_1.error = e_1;
          env_1.hasError = true;
        } finally {
          const result_1 = __disposeResources(env_1);
          if (result_1)
            await result_1;
        }
      }
      async function digestAlternately(file, size, [first, second], settings, signal) {
        const meter = createMeter(size, settings);
        let next = file.read(first, 0, bufferSize, null);
        for (; ; ) {
          const { bytesRead, buffer } = await next;
          signal?.throwIfAborted();
          if (bytesRead === 0)
            return meter.finish();
          next = file.read(buffer === first ? second : first, 0, bufferSize, null);
          meter.add(buffer.subarray(0, bytesRead));
        }
      }
      function createMeter(size, { sha256, onBytes }) {
        const sha3 = createSha3();
        const sha2 = sha256 ? (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256") : void 0;
        let total = 0;
        return {
          add: (bytes) => {
            total += bytes.length;
            if (total > size)
              throw (0, _file_error_js__WEBPACK_IMPORTED_MODULE_3__.zS)("FILE_CHANGED");
            sha3.update(bytes);
            sha2?.update(bytes);
            onBytes(bytes.length);
          },
          finish: () => {
            if (total < size)
              throw (0, _file_error_js__WEBPACK_IMPORTED_MODULE_3__.zS)("FILE_CHANGED");
            return { digest: sha3.digest(), ...sha2 && { sha256: sha2.digest("hex") } };
          }
        };
      }
      function toHashes(digests, stats, { fingerprint }) {
        const { size } = stats;
        return fingerprint ? { ...digests, size, fingerprint: fingerprintOf(stats) } : { ...digests, size };
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
        if (!(0, _core_digest_js__WEBPACK_IMPORTED_MODULE_4__.Bc)(hex))
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
        const batches = threads > 0 ? await inPool(order, { ...settings, threads, signal }) : hashInline(order.map(([, file]) => file), settings, signal);
        for await (const batch of batches) {
          if (batch.length > 0)
            yield batch.map((result) => toHashed(result, order[result.job]));
        }
      }
      async function inPool(files, options) {
        const { hashInPool } = await __webpack_require__.e(
          /* import() */
          804
        ).then(__webpack_require__.bind(__webpack_require__, 6804));
        return hashInPool(files.map(([, { path }]) => path), options);
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
      const maxHoldMs = 4;
      async function* hashInline(files, settings, signal) {
        const buffers = [(0, _hash_file_js__WEBPACK_IMPORTED_MODULE_5__.dr)(), (0, _hash_file_js__WEBPACK_IMPORTED_MODULE_5__.dr)()];
        let done = [];
        let resumed = performance.now();
        for (const [job, { path, size }] of files.entries()) {
          const isSmall = size < _hash_file_js__WEBPACK_IMPORTED_MODULE_5__.OX;
          if (!isSmall || performance.now() - resumed >= maxHoldMs) {
            yield done;
            done = [];
            await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setImmediate)();
            resumed = performance.now();
          }
          if (signal?.aborted)
            return;
          try {
            const hashes = isSmall ? (0, _hash_file_js__WEBPACK_IMPORTED_MODULE_5__.iu)(path, buffers[0], settings) : await (0, _hash_file_js__WEBPACK_IMPORTED_MODULE_5__.DC)(path, buffers, settings, signal);
            done.push({ job, hashes });
          } catch (thrown) {
            if (signal?.aborted)
              return;
            done.push({ job, error: (0, _file_error_js__WEBPACK_IMPORTED_MODULE_4__.GI)(thrown) });
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
