export const id = 188;
export const ids = [188];
export const modules = {
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
        SF: () => (
          /* binding */
          booleanOf
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
        gd: () => (
          /* binding */
          wholeNumberOf
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
        o_: () => (
          /* binding */
          tryRead
        ),
        /* harmony export */
        pb: () => (
          /* binding */
          namedInJson
        ),
        /* harmony export */
        r$: () => (
          /* binding */
          withoutUndefined
        )
        /* harmony export */
      });
      function optional(reader, isAbsent = (value) => value === void 0) {
        return { optionalReader: reader, isAbsent };
      }
      function namedInJson(name, form) {
        return { jsonName: name, form };
      }
      function objectOf(forms) {
        const members = Object.entries(forms).map(([name, memberForm]) => {
          const { jsonName, form } = "form" in memberForm ? memberForm : { jsonName: name, form: memberForm };
          return "optionalReader" in form ? { name, jsonName, reader: form.optionalReader, isAbsent: form.isAbsent } : { name, jsonName, reader: form };
        });
        const readObject = (parent) => {
          const result = {};
          for (const { name, jsonName, reader, isAbsent } of members) {
            const child = memberOf(parent, jsonName);
            if (isAbsent?.(child.value) !== true)
              result[name] = reader(child);
          }
          return result;
        };
        const orderObject = (value) => {
          const valueByName = value;
          const names = Object.keys(valueByName);
          const result = {};
          let [orderedCount, isOrdered] = [0, true];
          for (const { name, jsonName, reader, isAbsent } of members) {
            if (valueByName[name] === void 0 || isAbsent && !accepts(reader, valueByName[name]))
              continue;
            const orderedValue = result[jsonName] = reader.order?.(valueByName[name]) ?? valueByName[name];
            isOrdered &&= names[orderedCount] === jsonName && orderedValue === valueByName[name];
            orderedCount += 1;
          }
          return isOrdered && orderedCount === names.length ? value : result;
        };
        return Object.assign(readObject, {
          order: orderObject,
          members: members.flatMap((one) => [one.jsonName, ...one.reader.members ?? []])
        });
      }
      function accepts(reader, value) {
        return reader.order !== void 0 || tryRead(reader, value) !== void 0;
      }
      function tryRead(reader, value) {
        try {
          return reader({ value, where: "" });
        } catch (cause) {
          if (cause instanceof RangeError)
            return void 0;
          throw cause;
        }
      }
      function arrayOf(item, maxItems, unique) {
        const readArray = ({ value, where }) => {
          if (!Array.isArray(value))
            throw new RangeError(`${where} is not a list`);
          if (value.length > maxItems)
            throw new RangeError(`${where} has more than ${maxItems} items`);
          const items = value.map((each, index) => item({ value: each, where: `${where}[${index}]` }));
          if (unique === void 0)
            return items;
          const keys = /* @__PURE__ */ new Set();
          for (const key of items.map(unique.keyOf)) {
            if (keys.has(key))
              throw new RangeError(`it has two ${unique.noun} ${JSON.stringify(key.slice(0, 80))}`);
            keys.add(key);
          }
          return items;
        };
        const orderArray = (items) => {
          const orderedItems = items.map((each) => item.order?.(each) ?? each);
          return orderedItems.every((each, index) => each === items[index]) ? items : orderedItems;
        };
        return Object.assign(readArray, { order: orderArray, members: item.members ?? [] });
      }
      function isObject(value) {
        return typeof value === "object" && value !== null && !Array.isArray(value);
      }
      function memberOf({ value, where }, name) {
        if (!isObject(value))
          throw new RangeError(`${where} is not an object`);
        return { value: Object.hasOwn(value, name) ? value[name] : void 0, where: `${where}.${name}` };
      }
      function textOf({ value, where }, maxLength = 256) {
        if (typeof value !== "string")
          throw new RangeError(`${where} is not text`);
        if (value.length > maxLength)
          throw new RangeError(`${where} is longer than ${maxLength} characters`);
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
      function wholeNumberOf({ value, where }) {
        if (!Number.isSafeInteger(value) || Number(value) < 0)
          throw new RangeError(`${where} is not a whole number`);
        return Number(value);
      }
      function booleanOf({ value, where }) {
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
      function memberAt(value, ...path) {
        return path.reduce((current, name) => isObject(current) && Object.hasOwn(current, name) ? current[name] : void 0, value);
      }
      function withoutUndefined(members) {
        const definedMembers = {};
        for (const [name, value] of Object.entries(members))
          if (value !== void 0)
            definedMembers[name] = value;
        return definedMembers;
      }
    })
  ),
  /***/
  1953: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        GB: () => (
          /* binding */
          brokenLinkError
        ),
        /* harmony export */
        GI: () => (
          /* binding */
          toFileError
        ),
        /* harmony export */
        Io: () => (
          /* binding */
          createSha3
        ),
        /* harmony export */
        LC: () => (
          /* binding */
          startHash
        ),
        /* harmony export */
        TV: () => (
          /* binding */
          toDigests
        ),
        /* harmony export */
        VY: () => (
          /* binding */
          folderError
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
        iZ: () => (
          /* binding */
          hashNextPiece
        ),
        /* harmony export */
        q1: () => (
          /* binding */
          leadsNowhere
        ),
        /* harmony export */
        yi: () => (
          /* binding */
          hashBytes
        ),
        /* harmony export */
        zS: () => (
          /* binding */
          fileError
        )
        /* harmony export */
      });
      var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
      var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
      var _core_digest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2427);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6608);
      const bufferBytes = 256 * 1024;
      const openFlags = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK ?? 0);
      function createBuffer() {
        return Buffer.allocUnsafeSlow(bufferBytes);
      }
      function hashFileSync(path, buffer, settings) {
        const hashing = startHash(path, buffer, settings);
        let hashes = hashNextPiece(hashing);
        while (hashes === void 0)
          hashes = hashNextPiece(hashing);
        return hashes;
      }
      function startHash(path, buffer, settings) {
        const descriptor = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, openFlags);
        let isLarge = false;
        try {
          const before = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(descriptor);
          if (!before.isFile())
            throw fileError("FILE_NOT_REGULAR");
          isLarge = before.size >= buffer.length;
          if (isLarge)
            return hashLarge(descriptor, path, before, buffer, settings);
          const digests = digestSmall(descriptor, before.size, buffer, settings);
          return toHashes(digests, path, before, (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(descriptor), settings);
        } finally {
          if (!isLarge)
            (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
        }
      }
      function hashNextPiece(hashing) {
        if (!("next" in hashing))
          return hashing;
        const { done, value } = hashing.next();
        return done === true ? value : void 0;
      }
      function* hashLarge(descriptor, path, before, buffer, settings) {
        try {
          const digests = yield* digestLarge(descriptor, before.size, buffer, settings);
          return toHashes(digests, path, before, (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path), settings);
        } finally {
          (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
        }
      }
      function toHashes(digests, path, before, after, settings) {
        if (!isSameState(before, after)) {
          (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path);
          throw fileError("FILE_CHANGED");
        }
        const { size } = before;
        return settings.wantsFingerprint ? { ...digests, size, fingerprint: fingerprintOf(before) } : { ...digests, size };
      }
      function digestSmall(descriptor, size, buffer, settings) {
        let totalBytes = 0;
        let readBytes = 0;
        do {
          readBytes = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(descriptor, buffer, totalBytes, buffer.length - totalBytes, null);
          totalBytes += readBytes;
        } while (readBytes > 0 && totalBytes < size);
        if (totalBytes !== size)
          throw fileError("FILE_CHANGED");
        const bytes = buffer.subarray(0, totalBytes);
        const digests = toDigests(bytes, settings);
        settings.onBytes(totalBytes);
        return digests;
      }
      function* digestLarge(descriptor, size, buffer, { wantsSha256, onBytes }) {
        const sha3 = createSha3();
        const sha2 = wantsSha256 ? (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256") : void 0;
        for (let totalBytes = 0; ; yield) {
          const readBytes = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(descriptor, buffer, 0, buffer.length, null);
          totalBytes += readBytes;
          if (readBytes === 0 ? totalBytes < size : totalBytes > size)
            throw fileError("FILE_CHANGED");
          if (readBytes === 0)
            return { digest: sha3.digest(), ...sha2 && { sha256: sha2.digest("hex") } };
          const bytes = buffer.subarray(0, readBytes);
          sha3.update(bytes);
          sha2?.update(bytes);
          onBytes(readBytes);
        }
      }
      function fingerprintOf(stats) {
        return [stats.dev, stats.ino, stats.size, stats.mtimeMs, stats.ctimeMs].join(":");
      }
      function isSameState(one, other) {
        return one.ctimeMs === other.ctimeMs && one.mtimeMs === other.mtimeMs && one.size === other.size && one.nlink === other.nlink && one.ino === other.ino && one.dev === other.dev;
      }
      function hashBytes(bytes) {
        return toDigest((0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha3-256", bytes, "hex"));
      }
      function toDigests(bytes, { wantsSha256 }) {
        const digest = hashBytes(bytes);
        return wantsSha256 ? { digest, sha256: (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", bytes, "hex") } : { digest };
      }
      function createSha3() {
        const sha3 = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha3-256");
        return {
          update: (bytes) => void sha3.update(bytes),
          digest: () => toDigest(sha3.digest("hex"))
        };
      }
      function toDigest(hex) {
        if (!(0, _core_digest_js__WEBPACK_IMPORTED_MODULE_3__.Bc)(hex))
          throw new RangeError(`The hash engine returned ${hex.length} characters that are no digest.`);
        return hex;
      }
      const fileErrorMessages = {
        FILE_UNREADABLE: "The file cannot be read",
        FILE_VANISHED: "The file is not there",
        FILE_CHANGED: "The file changed while it was being hashed",
        FILE_NOT_REGULAR: "This is not a regular file",
        FILE_OUTSIDE_WORKSPACE: "The file is not in the workspace",
        FILE_NAME_INVALID: "The file's name is not valid UTF-8"
      };
      const codesBySystemCode = {
        ENOENT: "FILE_VANISHED",
        ENOTDIR: "FILE_VANISHED",
        // The system gives these two codes when a link has replaced a part of the path since the file was found.
        ELOOP: "FILE_CHANGED",
        EMLINK: "FILE_CHANGED",
        // The system gives these two codes for a socket, or for a device without a driver.
        ENXIO: "FILE_NOT_REGULAR",
        ENODEV: "FILE_NOT_REGULAR"
      };
      const hintsBySystemCode = {
        EIO: "The disk could not read the file. Check the disk, or write the file again."
      };
      function fileError(code, { detail, ...options } = {}) {
        return new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__._Z(code, `${fileErrorMessages[code]}${detail === void 0 ? "" : ` (${detail})`}.`, options);
      }
      function toFileError(thrown) {
        const code = (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.xU)(thrown);
        if (code === void 0 || code === "EMFILE" || code === "ENFILE")
          return (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.Xt)(thrown);
        if (code === "EISDIR")
          return folderError(thrown);
        return fileError(codesBySystemCode[code] ?? "FILE_UNREADABLE", {
          detail: code,
          cause: thrown,
          hint: hintsBySystemCode[code]
        });
      }
      function leadsNowhere(thrown) {
        return ["ENOENT", "ENOTDIR", "ELOOP"].includes((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.xU)(thrown) ?? "");
      }
      function folderError(cause) {
        const hint = "Name a file, or a pattern such as dist/**.";
        return new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__._Z("FILE_NOT_REGULAR", "This is a folder, not a file.", { cause, hint });
      }
      function brokenLinkError() {
        const hint = "Correct the link, name the file itself, or leave the link out.";
        return new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__._Z("FILE_VANISHED", "The file is a symbolic link, and its target does not exist.", { hint });
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
      var _core_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5961);
      var _hash_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1953);
      async function* hashFiles(files, options = {}) {
        const { wantsSha256 = false, wantsFingerprint = false, onBytes = () => {
        }, signal } = options;
        const orderedFiles = [...files];
        const threads = Math.min(options.threads ?? countUsefulThreads(orderedFiles), orderedFiles.length);
        const settings = { wantsSha256, wantsFingerprint, onBytes };
        if (threads > 0)
          orderedFiles.sort(([, one], [, other]) => other.size - one.size);
        if (threads === 0) {
          yield* hashInline(orderedFiles, settings, signal);
          return;
        }
        const paths = orderedFiles.map(([, { path }]) => path);
        const { hashInPool } = await __webpack_require__.e(
          /* import() */
          804
        ).then(__webpack_require__.bind(__webpack_require__, 6804));
        for await (const batch of hashInPool(paths, { ...settings, threads, signal })) {
          yield batch.map((result) => toHashedFile(orderedFiles[result.fileIndex], result));
        }
      }
      function toHashedFile(file, result) {
        if (file === void 0)
          throw new RangeError("A thread hashed a file that was not asked for.");
        const [index, { name }] = file;
        return "hashes" in result ? { index, subject: { ...result.hashes, name, path: name } } : { index, subject: { name, path: name }, error: result.error };
      }
      const poolCostBytes = 32 * 1024 * 1024;
      const openingCostBytes = 8 * 1024;
      function countUsefulThreads(files) {
        const totalBytes = files.reduce((sum, [, { size }]) => sum + size, 0);
        const isFaster = files.length > 1 && totalBytes - files.length * openingCostBytes >= poolCostBytes;
        return isFaster ? (0, node_os__WEBPACK_IMPORTED_MODULE_2__.availableParallelism)() : 0;
      }
      function isUnchanged(path, fingerprint) {
        try {
          return (0, _hash_file_js__WEBPACK_IMPORTED_MODULE_5__.ax)((0, node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path)) === fingerprint;
        } catch {
          return false;
        }
      }
      const maxHashBlockMs = 2;
      async function* hashInline(files, settings, signal) {
        const buffer = (0, _hash_file_js__WEBPACK_IMPORTED_MODULE_5__.dr)();
        let nextIndex = 0;
        let hashing;
        const hashPiece = (path) => {
          try {
            const hashes = (0, _hash_file_js__WEBPACK_IMPORTED_MODULE_5__.iZ)(hashing ??= (0, _hash_file_js__WEBPACK_IMPORTED_MODULE_5__.LC)(path, buffer, settings));
            return hashes && { hashes };
          } catch (thrown) {
            return { error: (0, _hash_file_js__WEBPACK_IMPORTED_MODULE_5__.GI)(thrown) };
          }
        };
        const hashForAWhile = () => {
          const hashedFiles = [];
          const endsAt = performance.now() + maxHashBlockMs;
          for (let file = files[nextIndex]; file !== void 0 && performance.now() < endsAt; file = files[nextIndex]) {
            const outcome = hashPiece(file[1].path);
            if (outcome === void 0)
              continue;
            hashedFiles.push(toHashedFile(file, outcome));
            hashing = void 0;
            nextIndex += 1;
          }
          return hashedFiles;
        };
        try {
          while (nextIndex < files.length) {
            if (signal?.aborted)
              return;
            const hashedFiles = hashForAWhile();
            if (hashedFiles.length > 0)
              yield hashedFiles;
            if (nextIndex < files.length)
              await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setImmediate)();
          }
        } finally {
          if (hashing !== void 0 && "return" in hashing)
            hashing.return(void 0);
        }
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
          const { buffer, byteLength } = chunk;
          if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength)
            buffer.transfer(0);
        }
        return { digest: sha3.digest(), sha256: sha2.digest("hex"), size };
      }
      function hashText(pieces) {
        const sha3 = (0, _hash_file_js__WEBPACK_IMPORTED_MODULE_5__.Io)();
        const sha2 = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
        let size = 0;
        for (const bytes of (0, _core_json_js__WEBPACK_IMPORTED_MODULE_4__.Pq)(pieces)) {
          sha3.update(bytes);
          sha2.update(bytes);
          size += bytes.length;
        }
        return { sha3_256: sha3.digest(), sha256: sha2.digest("hex"), size };
      }
    })
  ),
  /***/
  2464: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        TK: () => (
          /* binding */
          acceptedMessage
        ),
        /* harmony export */
        Y$: () => (
          /* binding */
          waitForBlockAdvice
        ),
        /* harmony export */
        a0: () => (
          /* binding */
          demonstrationNote
        ),
        /* harmony export */
        dL: () => (
          /* binding */
          unrecordedWords
        ),
        /* harmony export */
        dO: () => (
          /* binding */
          replacedAdvice
        ),
        /* harmony export */
        eC: () => (
          /* binding */
          signedMeaning
        ),
        /* harmony export */
        fb: () => (
          /* binding */
          shortfallWords
        ),
        /* harmony export */
        gs: () => (
          /* binding */
          goodVerdictWords
        ),
        /* harmony export */
        iN: () => (
          /* binding */
          networkErrorWords
        ),
        /* harmony export */
        lx: () => (
          /* binding */
          checkFirstAdvice
        ),
        /* harmony export */
        qW: () => (
          /* binding */
          verdictSentences
        ),
        /* harmony export */
        rH: () => (
          /* binding */
          connectionHints
        ),
        /* harmony export */
        rs: () => (
          /* binding */
          changedAdvice
        ),
        /* harmony export */
        yl: () => (
          /* binding */
          releaseWrites
        )
        /* harmony export */
      });
      const demonstrationNote = "A demonstration on a private test chain: nothing was anchored on a public chain.";
      const signedMeaning = "A signed time stamp proves that exactly these bytes existed by its time; not who made them, nor that the build was clean. You must trust the signer of a time stamp; a block does not depend on one signer.";
      const shortfallWords = {
        changed: ["changed", "changed"],
        "no-match": ["does not match", "do not match"],
        "not-found": ["not found", "not found"],
        failed: ["failed", "failed"],
        unreachable: ["not judged (outage)", "not judged (outage)"],
        unknown: ["unknown", "unknown"],
        unclear: ["unclear", "unclear"],
        accepted: ["accepted, no block known yet", "accepted, no block known yet"],
        skipped: ["skipped", "skipped"]
      };
      const verdictSentences = {
        accepted: "Accepted: a check finds the hash once a block holds it, usually within minutes.",
        anchored: "Anchored: the hash is on the chain.",
        "already-anchored": "Already anchored",
        found: "Hash found.",
        "not-found": "Hash not found.",
        verified: "Full match: exactly this hash is anchored.",
        timestamped: "Time-stamped",
        "no-match": "No match: this hash is not anchored. If it was stamped minutes ago, verify it again later.",
        changed: "Changed",
        unclear: "Unclear",
        unknown: "Unknown",
        unreachable: "Unreachable",
        failed: "Failed",
        skipped: "Skipped"
      };
      const changedAdvice = "Was the file built twice? Then publish the one that was stamped. Otherwise do not use it: first find out who replaced it, and why.";
      const replacedAdvice = "Was the file built twice? Then the evidence keeps both. Otherwise do not publish it: find out who replaced it.";
      const waitForBlockAdvice = ({ input, again }) => `Wait a few minutes (${input("block-time")}). Then ${again}, or a check of the same files: what the chain holds by then is not paid again.`;
      const checkFirstAdvice = ({ input, setting }) => `Wait a few minutes (${input("block-time")}), then run a check of the same files (${setting("mode", "check")}). Stamp again only what it does not find.`;
      const acceptedMessage = "The service accepted the stamp, but no block is known to hold it yet.";
      const unrecordedWords = {
        message: "The evidence at hand does not name this file.",
        advice: "If it is of another release, take that release's evidence. Otherwise nobody stamped these bytes: compare the digest with that of the build before you publish."
      };
      const goodVerdictWords = { stamp: "anchored", check: "found", verify: "verified" };
      const goodVerdictMeanings = {
        stamp: "A stamp proves that exactly these bytes existed when their block was made; not who made them, nor that the build was clean.",
        check: "Found means that somebody anchored exactly these bytes; not who made them, nor that the build was clean.",
        verify: "Verified means that exactly these bytes were anchored by the block's date; not who made them, nor that the build was clean."
      };
      const releaseWrites = {
        none: false,
        body: "write a section into the release's notes",
        assets: "attach files to the release",
        both: "attach files to the release and write a section into its notes"
      };
      const networkErrorWords = {
        ECONNREFUSED: "the connection was refused (ECONNREFUSED)",
        ECONNRESET: "the connection broke (ECONNRESET)",
        ENOTFOUND: "the host name is not known (ENOTFOUND)",
        ETIMEDOUT: "no connection came in time (ETIMEDOUT)"
      };
      const unknownHostAdvice = ({ input }) => `This name was not found. Check the spelling of ${input("api-url")}, then DNS.`;
      const connectionHints = {
        ECONNREFUSED: ({ input }) => `Nothing listens at this address. Is the service running? If it is, check the spelling and the port of ${input("api-url")}, then the proxy.`,
        ENOTFOUND: unknownHostAdvice,
        EAI_AGAIN: unknownHostAdvice
      };
    })
  )
};
