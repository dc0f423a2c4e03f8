export const id = 798;
export const ids = [798];
export const modules = {
  /***/
  6441: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
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
        yk: () => (
          /* binding */
          parseChecksums
        )
        /* harmony export */
      });
      var _digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4161);
      var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3943);
      const sha3ListName = "SHA3-256SUMS";
      const sha256ListName = "SHA256SUMS";
      const tagged = /^SHA3-256(?: \((.*)\) = |\((.*)\)= )([0-9A-Fa-f]{64})$/s;
      const prefixed = /^sha3-256:([0-9A-Fa-f]{64}) [ *](.*)$/s;
      const plain = /^([0-9A-Fa-f]{64}) [ *](.*)$/s;
      const otherAlgorithm = /^([A-Za-z][A-Za-z0-9/-]{0,30})(?: ?\(.*\) ?= ?|:)[0-9A-Fa-f]{8,}/s;
      const shownProblems = 20;
      const maxLine = 1e4;
      function parseChecksums(fileName, text) {
        const bareAllowed = /SHA3-256|sha3-256/.test(fileName.split(/[/\\]/).at(-1) ?? "");
        const entries = /* @__PURE__ */ new Map();
        const problems = [];
        const lines = text.replace(/^\uFEFF/, "").split(/\r?\n|\r$/);
        for (const [index, content] of lines.entries()) {
          if (content.trim() === "")
            continue;
          const parsed = parseChecksumLine(content, bareAllowed);
          const line = index + 1;
          const earlier = typeof parsed === "string" ? void 0 : entries.get(parsed.name);
          if (typeof parsed === "string")
            problems.push(`line ${line} ${parsed}`);
          else if (earlier === void 0)
            entries.set(parsed.name, { ...parsed, line });
          else if (earlier.digest !== parsed.digest)
            problems.push(`line ${line} gives another digest than line ${earlier.line} for the same name`);
        }
        if (problems.length > 0)
          throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("CHECKSUMS_INVALID", toMessage(problems));
        if (entries.size === 0)
          throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("CHECKSUMS_INVALID", "The checksum list names no file.");
        return [...entries.values()];
      }
      function parseChecksumLine(content, bareAllowed) {
        if (content.length > maxLine)
          return `is longer than ${maxLine} characters, which no line of a file is`;
        const escaped = content.startsWith("\\");
        const line = escaped ? content.slice(1) : content;
        const [, spaced, tight, taggedHex] = tagged.exec(line) ?? [];
        const [, prefixedHex, prefixedName] = prefixed.exec(line) ?? [];
        const [, plainHex, plainName] = plain.exec(line) ?? [];
        if (plainHex !== void 0 && !bareAllowed) {
          return "does not say which algorithm made the digest; write SHA3-256 (name) = hex or sha3-256:hex  name";
        }
        const digest = (0, _digest_js__WEBPACK_IMPORTED_MODULE_1__.s1)(taggedHex ?? prefixedHex ?? plainHex);
        if (digest === void 0)
          return complaint(line);
        const written = spaced ?? tight ?? prefixedName ?? plainName ?? "";
        const name = escaped ? unescapeName(written) : written;
        if (name === void 0)
          return "has a backslash in its name that is followed by neither n, r nor a backslash";
        if (name === "" || name.includes("\0"))
          return "names no file";
        return { name, digest };
      }
      function complaint(line) {
        const [, algorithm] = otherAlgorithm.exec(line) ?? [];
        if (algorithm === void 0)
          return "is not of the form SHA3-256 (name) = hex";
        return algorithm.toUpperCase() === "SHA3-256" ? "has a digest that is not 64 hexadecimal digits, or spaces out of place" : `is of ${algorithm}, not SHA3-256`;
      }
      function toMessage(problems) {
        const shown = problems.slice(0, shownProblems).map((problem) => `- ${problem}`);
        const rest = problems.length - shown.length;
        if (rest > 0)
          shown.push(`- and ${rest} more`);
        return `The checksum list has ${problems.length} unusable ${problems.length === 1 ? "line" : "lines"}:
${shown.join("\n")}`;
      }
      const linesInPiece = 1e3;
      function renderChecksums(lines) {
        return renderSorted(lines, ({ name, digest }) => `${escapeMark(name)}SHA3-256 (${escapeName(name)}) = ${digest}
`);
      }
      function renderSha256Sums(lines) {
        const known = lines.filter(({ sha256 }) => sha256 !== void 0);
        return renderSorted(known, ({ name, sha256 }) => `${escapeMark(name)}${sha256}  ${escapeName(name)}
`);
      }
      function* renderSorted(lines, format) {
        const sorted = lines.toSorted((left, right) => compareNames(left.name, right.name));
        for (let start = 0; start < sorted.length; start += linesInPiece) {
          const piece = sorted.slice(start, start + linesInPiece);
          yield piece.map(format).join("");
        }
      }
      function formatChecksums(lines) {
        return [...renderChecksums(lines)].join("");
      }
      function escapeMark(name) {
        return /[\\\n\r]/.test(name) ? "\\" : "";
      }
      const escapes = { "\\": "\\\\", "\n": "\\n", "\r": "\\r" };
      const unescapes = { "\\\\": "\\", "\\n": "\n", "\\r": "\r" };
      function escapeName(name) {
        return name.replace(/[\\\n\r]/g, (character) => escapes[character] ?? character);
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
  4161: (
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
        rX: () => (
          /* binding */
          toPrefixedHash
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
      function toPrefixedHash(text) {
        return text.replace(/^(?:0x)?(?=[0-9a-f]{64}$)/i, "0x");
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
  6865: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        GI: () => (
          /* binding */
          toFileError
        ),
        /* harmony export */
        q1: () => (
          /* binding */
          leadsNowhere
        ),
        /* harmony export */
        xU: () => (
          /* binding */
          systemCode
        ),
        /* harmony export */
        yC: () => (
          /* binding */
          brokenLink
        ),
        /* harmony export */
        zS: () => (
          /* binding */
          fileError
        )
        /* harmony export */
      });
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3943);
      const messages = {
        FILE_UNREADABLE: "It cannot be read",
        FILE_VANISHED: "It is not there",
        FILE_CHANGED: "It changed while it was being hashed",
        FILE_NOT_REGULAR: "It is not a regular file",
        FILE_IS_LINK: "It is a symbolic link, or lies behind one",
        FILE_OUTSIDE_WORKSPACE: "It is not in the workspace",
        FILE_NAME_INVALID: "Its name is not valid UTF-8"
      };
      const codesBySystemCode = {
        ENOENT: "FILE_VANISHED",
        ENOTDIR: "FILE_VANISHED",
        // Opening a link without following it.
        ELOOP: "FILE_IS_LINK",
        EMLINK: "FILE_IS_LINK",
        // Opening a socket, or a device without a driver.
        ENXIO: "FILE_NOT_REGULAR",
        ENODEV: "FILE_NOT_REGULAR",
        EISDIR: "FILE_NOT_REGULAR"
      };
      const remedies = {
        EIO: "The disk could not read the file: check the disk, or write the file anew."
      };
      function fileError(code, { detail, ...options } = {}) {
        return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z(code, `${messages[code]}${detail === void 0 ? "" : ` (${detail})`}.`, options);
      }
      function toFileError(thrown) {
        const code = systemCode(thrown);
        if (code === void 0)
          return (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.Xt)(thrown);
        return fileError(codesBySystemCode[code] ?? "FILE_UNREADABLE", { detail: code, cause: thrown, hint: remedies[code] });
      }
      function leadsNowhere(thrown) {
        return ["ENOENT", "ENOTDIR", "ELOOP"].includes(systemCode(thrown) ?? "");
      }
      function brokenLink() {
        const hint = "Mend the link, name the file itself, or leave the link out.";
        return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("FILE_VANISHED", "It is a symbolic link that leads nowhere.", { hint });
      }
      function systemCode(thrown) {
        return thrown instanceof Error && "code" in thrown && typeof thrown.code === "string" && "errno" in thrown ? thrown.code : void 0;
      }
    })
  ),
  /***/
  5755: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        DC: () => (
          /* binding */
          hashFile
        ),
        /* harmony export */
        OX: () => (
          /* binding */
          bufferSize
        ),
        /* harmony export */
        Vw: () => (
          /* binding */
          openssl
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
        )
        /* harmony export */
      });
      var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
      var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
      var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1455);
      var _core_digest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4161);
      var _file_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6865);
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
        const digest = settings.engine.hash(bytes);
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
      function createMeter(size, { engine, sha256, onBytes }) {
        const sha3 = engine.create();
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
      const openssl = {
        name: "openssl",
        hash: (bytes) => checkedDigest((0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha3-256", bytes, "hex")),
        create: () => {
          const state = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha3-256");
          return { update: (bytes) => void state.update(bytes), digest: () => checkedDigest(state.digest("hex")) };
        }
      };
      function checkedDigest(hex) {
        if (!(0, _core_digest_js__WEBPACK_IMPORTED_MODULE_4__.Bc)(hex))
          throw new RangeError(`The hash engine returned ${hex.length} characters that are no digest.`);
        return hex;
      }
    })
  ),
  /***/
  2638: (
    /***/
    ((__webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
        try {
          let hashBytes = function(bytes) {
            return engine.hash(bytes);
          }, createSha3 = function() {
            return engine.create();
          }, toHashed = function(result, entry) {
            if (entry === void 0)
              throw new RangeError(`There is no file number ${result.job}.`);
            const [index, { name }] = entry;
            return "hashes" in result ? { index, subject: { ...result.hashes, name, path: name } } : { index, subject: { name, path: name }, error: result.error };
          }, threadsThatPay = function(files) {
            const bytes = files.reduce((sum, [, { size }]) => sum + size, 0);
            const pays = files.length > 1 && bytes - files.length * openingCost >= poolThreshold;
            return pays ? (0, node_os__WEBPACK_IMPORTED_MODULE_2__.availableParallelism)() : 0;
          }, isUnchanged = function(path, fingerprint) {
            try {
              return (0, _hash_file_js__WEBPACK_IMPORTED_MODULE_5__.ax)((0, node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path)) === fingerprint;
            } catch {
              return false;
            }
          }, hashText = function(pieces) {
            const sha3 = createSha3();
            const sha2 = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
            const encoder = new TextEncoder();
            let buffer = new Uint8Array(0);
            for (const piece of pieces) {
              if (buffer.length < piece.length * 3)
                buffer = new Uint8Array(piece.length * 3);
              const bytes = buffer.subarray(0, encoder.encodeInto(piece, buffer).written);
              sha3.update(bytes);
              sha2.update(bytes);
            }
            return { sha3_256: sha3.digest(), sha256: sha2.digest("hex") };
          }, discard = function({ buffer, byteLength }) {
            if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength)
              buffer.transfer(0);
          };
          __webpack_require__.d(__webpack_exports__, {
            /* harmony export */
            Io: () => (
              /* binding */
              createSha3
            ),
            /* harmony export */
            LH: () => (
              /* binding */
              hashStream
            ),
            /* harmony export */
            LS: () => (
              /* binding */
              hashEngine
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
          var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8161);
          var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8500);
          var _file_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6865);
          var _hash_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5755);
          const engine = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.getHashes)().includes("sha3-256") ? _hash_file_js__WEBPACK_IMPORTED_MODULE_5__.Vw : (await Promise.all(
            /* import() */
            [__webpack_require__.e(41), __webpack_require__.e(802)]
          ).then(__webpack_require__.bind(__webpack_require__, 1802))).noble;
          const hashEngine = engine.name;
          async function* hashFiles(files, options = {}) {
            const { sha256 = false, fingerprint = false, onBytes = () => {
            }, signal } = options;
            const order = [...files];
            const threads = Math.min(engine === _hash_file_js__WEBPACK_IMPORTED_MODULE_5__.Vw ? options.threads ?? threadsThatPay(order) : 0, order.length);
            const settings = { sha256, fingerprint, onBytes };
            if (threads > 0)
              order.sort(([, one], [, other]) => other.size - one.size);
            const batches = threads > 0 ? await inPool(order, { ...settings, threads, signal }) : hashInline(order.map(([, file]) => file), { ...settings, engine }, signal);
            for await (const batch of batches) {
              if (batch.length > 0)
                yield batch.map((result) => toHashed(result, order[result.job]));
            }
          }
          async function inPool(files, options) {
            const { hashInPool } = await __webpack_require__.e(
              /* import() */
              818
            ).then(__webpack_require__.bind(__webpack_require__, 818));
            return hashInPool(files.map(([, { path }]) => path), options);
          }
          const poolThreshold = 32 * 1024 * 1024;
          const openingCost = 8 * 1024;
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
            const sha3 = createSha3();
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
          __webpack_async_result__();
        } catch (e) {
          __webpack_async_result__(e);
        }
      }, 1);
    })
  )
};
