export const id = 960;
export const ids = [960, 168];
export const modules = {
  /***/
  1960: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Z: () => (
          /* binding */
          hashNamedFiles
        ),
        /* harmony export */
        f: () => (
          /* binding */
          printErrors
        ),
        /* harmony export */
        runHashCommand: () => (
          /* binding */
          runHashCommand
        )
        /* harmony export */
      });
      var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
      var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
      var _core_checksums_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(291);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6608);
      var _hash_hash_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1953);
      var _hash_hash_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4964);
      var _options_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5308);
      var _words_other_fronts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8168);
      async function runHashCommand({ positionals }, { stdout, stderr }) {
        if (positionals.length === 0)
          throw (0, _options_js__WEBPACK_IMPORTED_MODULE_6__.Wp)("hash needs a file");
        const { files, errors } = await hashNamedFiles(positionals);
        stdout.write(files.flatMap(({ subject }) => [...(0, _core_checksums_js__WEBPACK_IMPORTED_MODULE_2__.pd)([subject])]).join(""));
        printErrors(errors, stderr);
        return errors.length === 0 ? 0 : 4;
      }
      async function hashNamedFiles(names, options = {}) {
        const sourcesOrErrors = await Promise.all(names.map(findFile));
        const sources = sourcesOrErrors.filter((one) => !(one instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z));
        const errors = sourcesOrErrors.filter((one) => one instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z);
        const files = [];
        for await (const batch of (0, _hash_hash_files_js__WEBPACK_IMPORTED_MODULE_5__.yQ)(sources.entries(), options)) {
          for (const hashed of batch) {
            const source = sources[hashed.index];
            if ("error" in hashed)
              errors.push(withName(hashed.subject.name, (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.Xt)(hashed.error)));
            else if (source !== void 0)
              files.push({ ...hashed, source });
          }
        }
        return { files: files.sort((one, other) => one.index - other.index), errors };
      }
      async function findFile(givenName) {
        try {
          const path = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(givenName));
          const stats = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path);
          if (stats.isDirectory())
            return withName(givenName, (0, _hash_hash_file_js__WEBPACK_IMPORTED_MODULE_4__.VY)());
          if (!stats.isFile())
            return withName(givenName, (0, _hash_hash_file_js__WEBPACK_IMPORTED_MODULE_4__.zS)("FILE_NOT_REGULAR"));
          const relativePath = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(process.cwd(), (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(givenName));
          const name = relativePath.startsWith("..") || relativePath === "" ? givenName : relativePath;
          return { name: name.replaceAll(node_path__WEBPACK_IMPORTED_MODULE_1__.sep, "/"), path, size: stats.size };
        } catch (thrown) {
          const error = (0, _hash_hash_file_js__WEBPACK_IMPORTED_MODULE_4__.GI)(thrown);
          if (error.code !== "FILE_VANISHED")
            return withName(givenName, error);
          const hint = /[*?]/.test(givenName) ? "A pattern must be expanded by the shell." : "Check the name.";
          return new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z("FILE_VANISHED", `${givenName}: No file has this name.`, { hint });
        }
      }
      function withName(name, error) {
        return (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.EB)(error, `${name}: ${error.ownMessage}`);
      }
      function printErrors(errors, stderr) {
        for (const error of errors)
          (0, _options_js__WEBPACK_IMPORTED_MODULE_6__.wi)(stderr, `${error.message} ${error.hintFor(_words_other_fronts_js__WEBPACK_IMPORTED_MODULE_7__.O6)}`);
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
  8168: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        O6: () => (
          /* binding */
          shellFront
        ),
        /* harmony export */
        createShellFront: () => (
          /* binding */
          createShellFront
        )
        /* harmony export */
      });
      var _front_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2826);
      const shellNoAnswerHint = "Your files are not judged. Wait a few minutes, then run it again. After a stamp, wait for --block-time first: it may have been paid for. What the chain holds by then is not paid again.";
      const shellAfterStamp = "After a stamp, wait for --block-time first: what the chain holds by then is not paid again.";
      const shellHints = {
        NO_FILES_FOUND: "Check the names and patterns; they start at the current folder. Nothing was sent.",
        TOO_MANY_FILES: "Make the patterns narrower (do they match node_modules?), or raise --max-files. With --anchor=manifest, all files together need only one request.",
        OUTPUT_UNWRITABLE: "Set --output-dir to a folder that you may write, with free space.",
        FILE_UNREADABLE: "Give yourself permission to read the file.",
        FILE_VANISHED: "Another program removed the file. Run this again when nothing writes there.",
        FILE_CHANGED: "Another program still writes the file. Run this again when the file is complete.",
        FILE_OUTSIDE_WORKSPACE: "Run this in a folder that contains the file. A link that leaves the folder is never followed.",
        PROOF_MISSING: "Add the file's proof to --proofs, or leave the file out.",
        API_KEY_REJECTED: "The service refused the key. Check ANCHOR_API_KEY, or the file that --api-key-file names. Copy the newest key of your account again, all of it.",
        PLAN_LIMIT_REACHED: "The account's plan is used up. Ask the service's operator for more. With --anchor=manifest, all files together need one stamp.",
        RATE_LIMITED: `The service asks for fewer requests. ${shellAfterStamp} Lower --concurrency, or use --anchor=manifest. Then run it again.`,
        ENDPOINT_NOT_FOUND: "The service has nothing at this address. Set --api-url or ANCHOR_API_URL to the base address alone, without /core and what follows it.",
        REDIRECT_REFUSED: "The redirect was not followed: it could give your key to somebody else. Ask the service's operator for the right --api-url.",
        SERVICE_UNAVAILABLE: shellNoAnswerHint,
        CONNECTION_LOST: shellNoAnswerHint,
        REQUEST_TIMEOUT: `${shellNoAnswerHint} If it happens again, raise --request-timeout.`,
        RESPONSE_INVALID: "Check --api-url. A proxy, a login page or another program may have answered in place of the service.",
        CHAIN_UNNAMED: "Set --chain to the chain's name and an explorer's address. Then the evidence still says in some years where to look.",
        NOT_ATTEMPTED: `${shellAfterStamp} If you cancelled it, run it again. Otherwise first correct what stopped it: another message says what.`,
        RELEASE_NOT_FOUND: "Check --repository and --release-tag. To see a draft, the token needs the right to write.",
        RELEASE_NOT_READABLE: "Check --repository. The token in GH_TOKEN or GITHUB_TOKEN must be allowed to read its contents.",
        ISSUE_NOT_WRITABLE: "Use a token that may write issues. Check that issues are switched on in the repository.",
        ASSET_NOT_JUDGED: "The release has changed since this run read it. Run it again, after the last upload.",
        ASSET_UNREADABLE: "The file is not judged. Run it again later.",
        WITNESS_UNAVAILABLE: "Run it again later: an outage of others ends. If it stays, check the address of --witness, or name another clock.",
        WITNESS_INVALID: "Check the address of --witness: another program may answer there. If it is right, use another witness.",
        GITHUB_TOKEN_REJECTED: "Check the token in GH_TOKEN, or in GITHUB_TOKEN where there is no GH_TOKEN.",
        GITHUB_RATE_LIMITED: "Run it again later, or set a token in GH_TOKEN. GitHub limits how often one may ask.",
        GITHUB_UNAVAILABLE: "Your files are not judged. Run it again later.",
        GITHUB_REFUSED: "GitHub's answer says why. Correct that, and run it again.",
        INTERNAL: "This is a defect of anchor-artifacts. It says nothing about your files. After a stamp, run a check before you stamp again: stamps may have been paid for. Please report the defect at https://github.com/anchor-artifacts/anchor-artifacts/issues, with this whole message and the output of anchor-artifacts --version."
      };
      const serviceAlternatives = {
        stamp: '. Without a service: --witness "rfc3161 URL", an independent clock',
        check: ". Without a service: --node URL",
        verify: ". Without a service: --evidence FILE, such as the release's anchor-evidence.html, or --node URL",
        monitor: ". Without a service: --node URL"
      };
      const shellFront = createShellFront("");
      function createShellFront(command, program = "anchor-artifacts") {
        return {
          hintOf: (code) => code === "INPUT_INVALID" ? `Help: ${program} ${command}${command && " "}--help` : shellHints[code] ?? _front_js__WEBPACK_IMPORTED_MODULE_0__.OP[code].hint,
          input: (name) => name === "api-key" ? "The service's key, in ANCHOR_API_KEY or the file of --api-key-file," : `--${name}`,
          setting: (name, value) => name === "mode" ? `${program} ${value}` : `--${name}=${value}`,
          missing: (name, mode) => name === "api-url" ? `The service's address is missing. Give --api-url URL, or set ANCHOR_API_URL${serviceAlternatives[mode] ?? ""}` : "The service's key is missing. Set ANCHOR_API_KEY, or give --api-key-file FILE",
          unusableInputs: () => "",
          again: "run it again",
          againAtStart: "Run it again",
          afterStamp: _front_js__WEBPACK_IMPORTED_MODULE_0__.U2
        };
      }
      const toolHints = {
        API_KEY_REJECTED: "Have the user check ANCHOR_API_KEY in the tool server's configuration.",
        PLAN_LIMIT_REACHED: "The account's plan is used up. Tell the user; trying again does not help.",
        RATE_LIMITED: "Wait a few minutes before the next call.",
        ENDPOINT_NOT_FOUND: "Have the user check ANCHOR_API_URL: it is the base address, without a path of the API.",
        REDIRECT_REFUSED: "Redirects are never followed. Have the user ask the service's operator for the right ANCHOR_API_URL.",
        SERVICE_UNAVAILABLE: "Try again in a few minutes. The hash is not judged.",
        SERVICE_UNREACHABLE: "Have the user check network, proxy and firewall. The hash is not judged.",
        // The hint of the error catalogue fits an assistant too.
        TLS_REJECTED: void 0,
        CONNECTION_LOST: "Try again in a few minutes. The hash is not judged.",
        REQUEST_TIMEOUT: "Try again in a few minutes. The hash is not judged.",
        RESPONSE_INVALID: "Have the user check ANCHOR_API_URL. Another program may have answered in place of the service.",
        REPLY_MISMATCH: "Do not trust any answer of this service: it answered about something that was not asked. Tell the user.",
        NOT_ATTEMPTED: "Nothing was done. Call again later if it is still wanted.",
        INTERNAL: "This is a defect of the tool server. The hash is not judged. The server's log has the details."
      };
      const toolMessages = {
        REDIRECT_REFUSED: "The service answered with a redirect, which is not followed."
      };
      const toolFront = {
        ..._front_js__WEBPACK_IMPORTED_MODULE_0__.Qu,
        hintOf: (code) => toolHints[code] ?? _front_js__WEBPACK_IMPORTED_MODULE_0__.Qu.hintOf(code),
        input: (name) => name === "api-url" ? "ANCHOR_API_URL" : name
      };
      const rejectedKeyAdvice = "The service refused the api_key argument. Leave it out to use the configured key, or have the user check it.";
    })
  )
};
