export const id = 54;
export const ids = [54];
export const modules = {
  /***/
  2987: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Bb: () => (
          /* binding */
          rootOfSteps
        ),
        /* harmony export */
        Lr: () => (
          /* binding */
          toAnchorProof
        ),
        /* harmony export */
        Tz: () => (
          /* binding */
          parseProofItem
        ),
        /* harmony export */
        kN: () => (
          /* binding */
          maxProofBytes
        ),
        /* harmony export */
        k_: () => (
          /* binding */
          parseProof
        ),
        /* harmony export */
        xg: () => (
          /* binding */
          toProofSteps
        ),
        /* harmony export */
        z9: () => (
          /* binding */
          parseMerklePath
        )
        /* harmony export */
      });
      var _noble_hashes_sha3_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8041);
      var _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2565);
      var _core_digest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2427);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6608);
      var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5961);
      var _core_members_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2508);
      var _statement_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7400);
      const maxProofBytes = 1048576;
      function parseProof(name, bytes) {
        try {
          const { digest, root, computedRoot } = followProof(bytes);
          if (computedRoot !== root)
            throw new RangeError("its path does not lead from data to root");
          return { name, bytes, digest, root };
        } catch (cause) {
          if (!(cause instanceof RangeError))
            throw cause;
          throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("PROOF_INVALID", `The proof file is not valid: ${cause.message}.`, { cause });
        }
      }
      function followProof(bytes) {
        const { address, data, proof, root: statedRoot } = parseProofItem(bytes);
        const [digest, root] = [(0, _core_digest_js__WEBPACK_IMPORTED_MODULE_3__.s1)(data), (0, _core_digest_js__WEBPACK_IMPORTED_MODULE_3__.s1)(statedRoot)];
        if (address.length > 66)
          throw new RangeError("address is longer than 64 digits");
        if (digest === void 0)
          throw new RangeError("data is not a SHA3-256 digest");
        if (root === void 0)
          throw new RangeError("root is not a 32-byte hash");
        const computedRoot = merkleRoot(digest, parseMerklePath(proof));
        return { address: `0x${address.slice(2).toUpperCase()}`, digest, root, computedRoot };
      }
      function parseProofItem(bytes) {
        if (bytes.length > maxProofBytes)
          throw new RangeError("it is larger than 1 MiB");
        const json = (0, _core_json_js__WEBPACK_IMPORTED_MODULE_1__.lk)(decodeProof(bytes));
        const items = Array.isArray(json) ? json : [json];
        if (items.length !== 1)
          throw new RangeError(`it holds ${items.length} proofs, and the service answers about one`);
        const [item] = items;
        if (typeof item !== "object" || item === null)
          throw new RangeError("it holds no proof object");
        const readHex = (name) => {
          const value = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_4__.mz)(item, name);
          const text = typeof value === "string" ? value.replace(/^(?:0x)?(?=[0-9a-f]{64}$)/i, "0x") : "";
          if (!/^0x[0-9a-f]+$/i.test(text))
            throw new RangeError(`${name} is not 0x-prefixed hex`);
          return text;
        };
        return { address: readHex("address"), data: readHex("data"), proof: readHex("proof"), root: readHex("root") };
      }
      function decodeProof(bytes) {
        try {
          return (0, _core_json_js__WEBPACK_IMPORTED_MODULE_1__._6)(bytes);
        } catch (cause) {
          throw new RangeError("it is not JSON", { cause });
        }
      }
      const encodedZeroHex = "000100";
      const encodedOneHex = "000101";
      const hashLengthHex = "00000020";
      const maxMerkleSteps = 256;
      function merkleRoot(data, path) {
        return rootOfSteps(data, toProofSteps(path));
      }
      function parseMerklePath(text) {
        if (!/^0x(?:[0-9a-f]{2})+$/i.test(text))
          throw new RangeError("proof is not 0x-prefixed hex");
        const reader = createByteReader((0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_5__.aT)(text.slice(2)));
        const blockTime = reader.readNumber();
        const stepCount = reader.readNumber();
        if (stepCount > BigInt(maxMerkleSteps))
          throw new RangeError(`proof has more than ${maxMerkleSteps} steps`);
        const steps = Array.from({ length: Number(stepCount) }, () => reader.readStep());
        reader.expectEnd();
        return { blockTime, steps };
      }
      function formatMerklePath({ blockTime, steps }) {
        const encodedSteps = steps.map(({ isLeft, hash }) => hexToBytes(`${isLeft ? "01" : "00"}${hashLengthHex}${hash}${encodedZeroHex}`));
        const bytes = concatBytes(encodeNumber(blockTime), encodeNumber(BigInt(steps.length)), ...encodedSteps);
        return `0x${bytesToHex(bytes).toUpperCase()}`;
      }
      function encodeNumber(value) {
        const hex = value.toString(16);
        const evenHex = hex.length % 2 === 0 ? hex : `0${hex}`;
        const signedHex = Number.parseInt(evenHex.slice(0, 2), 16) > 127 ? `00${evenHex}` : evenHex;
        return concatBytes(Uint8Array.of(0, signedHex.length / 2), hexToBytes(signedHex));
      }
      function createByteReader(bytes) {
        let offset = 0;
        const take = (length) => {
          const takenBytes = bytes.subarray(offset, offset + length);
          if (takenBytes.length !== length)
            throw new RangeError("proof ends too early");
          offset += length;
          return takenBytes;
        };
        const readNumber = () => {
          const [scale = 1, length = 0] = take(2);
          if (scale !== 0 || length < 1 || length > 32)
            throw new RangeError("proof holds a number of a foreign form");
          const valueBytes = take(length);
          if ((valueBytes[0] ?? 0) > 127)
            throw new RangeError("proof holds a negative number");
          return BigInt(`0x${(0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_5__.My)(valueBytes)}`);
        };
        const readStep = () => {
          const [side = 2] = take(1);
          if (side > 1)
            throw new RangeError("proof has a step that is neither left nor right");
          if ((0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_5__.My)(take(4)) !== hashLengthHex)
            throw new RangeError("proof holds a hash that is not 32 bytes");
          const hash = (0, _core_digest_js__WEBPACK_IMPORTED_MODULE_3__.SS)(take(32));
          if (readNumber() !== 0n)
            throw new RangeError("proof holds a value other than 0");
          return { isLeft: side === 1, hash };
        };
        const expectEnd = () => {
          if (offset !== bytes.length)
            throw new RangeError("proof goes on after its last step");
        };
        return { readNumber, readStep, expectEnd };
      }
      const hashStep = { op: "sha3-256" };
      const maxStepBytes = 4096;
      function toProofSteps({ steps }) {
        const leafSteps = [{ l: `${encodedZeroHex}${hashLengthHex}` }, { r: encodedZeroHex }, hashStep];
        const nodeSteps = steps.flatMap(({ isLeft, hash: sibling }) => isLeft ? [{ l: `${encodedOneHex}${hashLengthHex}${sibling}${hashLengthHex}` }, { r: encodedZeroHex }, hashStep] : [{ l: `${encodedOneHex}${hashLengthHex}` }, { r: `${hashLengthHex}${sibling}${encodedZeroHex}` }, hashStep]);
        return [...leafSteps, ...nodeSteps];
      }
      function rootOfSteps(digest, steps) {
        if (steps.length > _statement_js__WEBPACK_IMPORTED_MODULE_2__.UX)
          throw new RangeError(`it has more than ${_statement_js__WEBPACK_IMPORTED_MODULE_2__.UX} steps`);
        const root = (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_5__.My)(steps.reduce(followStep, (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_5__.aT)(digest)));
        if (steps.length === 0 || !(0, _core_digest_js__WEBPACK_IMPORTED_MODULE_3__.Bc)(root))
          throw new RangeError("its steps do not end in a hash");
        return root;
      }
      function followStep(bytes, step) {
        if ("op" in step)
          return (0, _noble_hashes_sha3_js__WEBPACK_IMPORTED_MODULE_6__.C2)(bytes);
        const nextBytes = "l" in step ? (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_5__.Id)((0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_5__.aT)(step.l), bytes) : (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_5__.Id)(bytes, (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_5__.aT)(step.r));
        if (nextBytes.length > maxStepBytes)
          throw new RangeError(`its steps gather more than ${maxStepBytes} bytes`);
        return nextBytes;
      }
      function toAnchorProof(item) {
        const root = (0, _core_digest_js__WEBPACK_IMPORTED_MODULE_3__.s1)(item.root);
        if (root === void 0)
          throw new RangeError("its root is not a 32-byte hash");
        return { steps: toProofSteps(parseMerklePath(item.proof)), root, file: item };
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
  )
};
