export const id = 453;
export const ids = [453];
export const modules = {
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
  5961: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        OC: () => (
          /* binding */
          takeAtMost
        ),
        /* harmony export */
        Zd: () => (
          /* binding */
          maxJsonLength
        ),
        /* harmony export */
        _6: () => (
          /* binding */
          decodeUtf8
        ),
        /* harmony export */
        lk: () => (
          /* binding */
          parseJsonText
        ),
        /* harmony export */
        rU: () => (
          /* binding */
          readAtMost
        )
        /* harmony export */
      });
      var _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2565);
      const maxJsonLength = 64 * 1024 * 1024;
      const maxJsonDepth = 32;
      function parseJsonText(text, revive, most = maxJsonLength) {
        if (text.length > most)
          throw new RangeError(`it is larger than ${most / 2 ** 20} MiB`);
        const repeated = scan(text);
        const value = parseAsJson(text, revive);
        if (repeated === void 0)
          return value;
        throw new RangeError(`an object of it has two members named ${JSON.stringify(repeated.slice(0, 80))}`);
      }
      function parseAsJson(text, revive) {
        try {
          return JSON.parse(text, revive);
        } catch (cause) {
          if (!(cause instanceof SyntaxError))
            throw cause;
          throw new RangeError("it is not JSON", { cause });
        }
      }
      function scan(text) {
        const open = [];
        const colon = /\s*:/y;
        let repeated;
        for (let at = 0; at < text.length; at += 1) {
          const sign = text[at];
          if (sign === '"') {
            const end = endOfString(text, at);
            colon.lastIndex = end;
            const names = colon.test(text) ? open.at(-1) : void 0;
            const name = names === void 0 ? "" : nameOf(text.slice(at, end));
            if (names?.has(name))
              repeated ??= name;
            names?.add(name);
            at = end - 1;
          } else if (sign === "}" || sign === "]")
            open.pop();
          else if ((sign === "{" || sign === "[") && open.push(sign === "{" ? /* @__PURE__ */ new Set() : void 0) > maxJsonDepth) {
            throw new RangeError(`it nests deeper than ${maxJsonDepth} levels`);
          }
        }
        return repeated;
      }
      function endOfString(text, start) {
        for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 1)) {
          let escapes = 0;
          while (text[at - escapes - 1] === "\\")
            escapes += 1;
          if (escapes % 2 === 0)
            return at + 1;
        }
        return text.length;
      }
      function nameOf(string) {
        return string.includes("\\") ? String(parseAsJson(string, void 0)) : string.slice(1, -1);
      }
      const strict = new TextDecoder("utf-8", { fatal: true });
      function decodeUtf8(bytes) {
        return strict.decode(bytes);
      }
      async function* takeAtMost(bytes, most, tooMany) {
        let size = 0;
        for await (const chunk of bytes) {
          size += chunk.length;
          if (size > most)
            throw tooMany();
          yield chunk;
        }
      }
      async function readAtMost(...stream) {
        const chunks = [];
        for await (const chunk of takeAtMost(...stream))
          chunks.push(chunk);
        return (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__.Id)(...chunks);
      }
    })
  ),
  /***/
  2508: (
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
