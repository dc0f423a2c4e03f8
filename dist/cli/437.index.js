export const id = 437;
export const ids = [437];
export const modules = {
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
  ),
  /***/
  9821: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        JL: () => (
          /* binding */
          createTaskQueue
        ),
        /* harmony export */
        S: () => (
          /* binding */
          createErrorCollector
        ),
        /* harmony export */
        Tm: () => (
          /* binding */
          runEach
        ),
        /* harmony export */
        kL: () => (
          /* binding */
          createCircuitBreaker
        ),
        /* harmony export */
        v8: () => (
          /* binding */
          toNotAttempted
        )
        /* harmony export */
      });
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6608);
      var _core_row_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1663);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2872);
      const maxOutagesInARow = 5;
      async function runEach(targets, ask, { concurrency, keyOf, onResult, stop }) {
        const breaker = createCircuitBreaker(stop);
        const answers = createAnswers();
        const tasks = createTaskQueue(concurrency, async (target) => {
          const stopReason = breaker.reason();
          const outcome = stopReason === void 0 ? await askOne(ask, target) : toNotAttempted(stopReason);
          breaker.watch((0, _core_row_js__WEBPACK_IMPORTED_MODULE_1__.C2)(outcome) ?? outcome.unresolved?.outage);
          for (const each of answers.add(keyOf(target), target, outcome))
            onResult(each, outcome);
        });
        try {
          for await (const target of targets) {
            const knownAnswer = answers.find(keyOf(target), target);
            if (knownAnswer === "new")
              tasks.add(target);
            else if (knownAnswer !== "asked")
              onResult(target, knownAnswer);
          }
        } finally {
          answers.close();
          await tasks.whenDone();
        }
      }
      function createAnswers() {
        const answerByKey = /* @__PURE__ */ new Map();
        const waitingByKey = /* @__PURE__ */ new Map();
        let isClosed = false;
        return {
          /** Returns the key's answer, `new` for its first target, or `asked`: then `target` waits for the answer. */
          find: (key, target) => {
            const answer = answerByKey.get(key);
            if (answer !== void 0)
              return answer;
            if (!answerByKey.has(key)) {
              answerByKey.set(key, void 0);
              return "new";
            }
            const waitingTargets = waitingByKey.get(key);
            if (waitingTargets === void 0)
              waitingByKey.set(key, [target]);
            else
              waitingTargets.push(target);
            return "asked";
          },
          /** Adds the answer to `asker`, the first target with `key`; returns `asker` and the targets that waited. */
          add: (key, asker, answer) => {
            if (!isClosed)
              answerByKey.set(key, answer);
            return [asker, ...waitingByKey.get(key) ?? []];
          },
          /** Frees the memory of the answers; called when no more targets come. */
          close: () => {
            isClosed = true;
            answerByKey.clear();
          }
        };
      }
      async function askOne(ask, target) {
        try {
          return await ask(target);
        } catch (thrown) {
          return (0, _core_row_js__WEBPACK_IMPORTED_MODULE_1__.w2)((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.Xt)(thrown));
        }
      }
      function createCircuitBreaker(stop) {
        let stopCause;
        let outages = 0;
        return {
          /** Returns why no more requests may be started; `undefined` while they may. */
          reason: () => stop.aborted ? "cancelled" : stopCause,
          /** Notes how a request ended: with `error`, or without one. */
          watch: (error) => {
            if (error?.code === "NOT_ATTEMPTED")
              return;
            const facts = error && (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.u2)(error.code);
            outages = facts?.outage === true ? outages + 1 : 0;
            if (facts?.stopsRun === true || outages >= maxOutagesInARow)
              stopCause ??= error;
          }
        };
      }
      function toNotAttempted(reason) {
        const [explanation, cause] = reason === "cancelled" ? ["the run was cancelled"] : (
          // An error with `paid: "stamp"` says that a stamp may have been paid for, but for this target none was sent.
          [`the run was stopped by ${reason.code}${reason.paid === "stamp" ? "" : `: ${reason.message}`}`, reason]
        );
        const message = (0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.em)(`No request was sent for this: ${explanation}`);
        return (0, _core_row_js__WEBPACK_IMPORTED_MODULE_1__.w2)(new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("NOT_ATTEMPTED", message, { cause }));
      }
      function createTaskQueue(concurrency, work) {
        const tasks = [];
        let nextIndex = 0;
        let workerCount = 0;
        let firstFailure;
        let onDone = () => {
        };
        const startWorker = async () => {
          workerCount += 1;
          for (let task = tasks[nextIndex]; task !== void 0; task = tasks[nextIndex]) {
            tasks[nextIndex] = void 0;
            nextIndex += 1;
            try {
              await work(task);
            } catch (thrown) {
              firstFailure ??= { thrown };
            }
          }
          workerCount -= 1;
          if (workerCount === 0)
            onDone();
        };
        return {
          add: (task) => {
            tasks.push(task);
            if (workerCount < concurrency)
              void startWorker();
          },
          /** Resolves when all tasks are done; no task may be added afterwards. @throws what a task threw */
          whenDone: async () => {
            if (workerCount > 0)
              await new Promise((resolve) => onDone = resolve);
            if (firstFailure !== void 0)
              throw firstFailure.thrown;
          }
        };
      }
      function createErrorCollector() {
        const errors = [];
        const attemptNumbers = [];
        let attemptCount = 0;
        const beginAttempt = () => {
          const attemptNumber = attemptCount += 1;
          return (error) => {
            const position = attemptNumbers.findLastIndex((otherNumber) => otherNumber <= attemptNumber) + 1;
            attemptNumbers.splice(position, 0, attemptNumber);
            errors.splice(position, 0, error);
          };
        };
        const attempt = async (work) => {
          const onError = beginAttempt();
          try {
            return await work();
          } catch (thrown) {
            onError((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.Xt)(thrown));
            return void 0;
          }
        };
        return { attempt, beginAttempt, errors };
      }
    })
  ),
  /***/
  2348: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        R: () => (
          /* binding */
          watchSignals
        ),
        /* harmony export */
        j: () => (
          /* binding */
          untilOverdue
        )
        /* harmony export */
      });
      const graceMs = 4e3;
      const endingSignals = [
        ["SIGINT", 130, graceMs],
        ["SIGBREAK", 130, graceMs],
        ["SIGTERM", 143, 0],
        ["SIGHUP", 129, 0]
      ];
      const overdueMs = 1e3;
      function watchSignals(source, { onSignal, onDefect }) {
        const stop = new AbortController();
        const abort = new AbortController();
        const overdue = Promise.withResolvers();
        const timers = [];
        let exitCode;
        const endRun = (code, delayMs) => {
          exitCode ??= code;
          stop.abort();
          if (delayMs === 0)
            abort.abort();
          else
            timers.push(setTimeout(() => abort.abort(), delayMs));
          timers.push(setTimeout(overdue.resolve, delayMs + overdueMs));
        };
        const createHandler = (name, code, delayMs) => () => {
          onSignal(name);
          endRun(code, delayMs);
        };
        const fail = (thrown) => {
          endRun(1, 0);
          onDefect(thrown);
        };
        const listeners = {
          ...Object.fromEntries(endingSignals.map(([name, code, delayMs]) => [name, createHandler(name, code, delayMs)])),
          uncaughtException: fail,
          unhandledRejection: fail
        };
        for (const [event, listener] of Object.entries(listeners))
          source.on(event, listener);
        return {
          cancellation: { stop: stop.signal, abort: abort.signal },
          /** Resolves when the run must write the results that it has, even if requests are still open. */
          overdue: overdue.promise,
          /** The first signal's exit code, or 1 if a defect came first; `undefined` when there was neither. */
          exitCode: () => exitCode,
          /** Ends the run as SIGTERM does, but with exit code 1: for a defect that is not about one subject. */
          fail,
          /** Stops listening, so that the process can end. */
          close: () => {
            for (const timer of timers)
              clearTimeout(timer);
            for (const [event, listener] of Object.entries(listeners))
              source.off(event, listener);
          }
        };
      }
      async function untilOverdue(work, { fail, overdue }) {
        return await Promise.race([work.catch(fail), overdue]);
      }
    })
  ),
  /***/
  7867: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        t: () => (
          /* binding */
          renderResultsFile
        )
        /* harmony export */
      });
      var _words_front_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2826);
      var _core_members_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2508);
      var _core_row_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1663);
      var _core_version_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4983);
      var _evidence_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(552);
      var _words_result_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2464);
      var _words_verdicts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2107);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2872);
      var _core_addresses_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2703);
      const resultKinds = {
        stamp: "service/stamp_result@v2",
        check: "service/check_hash_result@v2",
        verify: "service/verify_result@v2"
      };
      function toToolResult(mode, judgement, digest) {
        const { status } = _words_verdicts_js__WEBPACK_IMPORTED_MODULE_4__.Jo[judgement.verdict];
        const { error, restsOn } = judgement;
        const sources = judgement.sources?.map(({ url, verdict: said, ...known }) => plainMembers({ url, said, ...known }));
        return {
          kind: resultKinds[mode],
          // A check does not wait for a block, so its result is `unknown` in place of `pending`.
          status: mode === "check" && status === "pending" ? "unknown" : status,
          summary: toSummary(mode, judgement, digest),
          data: {
            ...mode === "check" ? toCheckData(judgement, digest) : toVerificationData(judgement),
            ...(0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.r$)({ sources, rests_on: restsOn })
          },
          ...mode === "verify" && { links: toLinks(judgement.answer?.report) },
          ...error && { error: { code: error.code, message: (0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.wh)(error.message), hint: error.hint } }
        };
      }
      function toLinks(report) {
        const href = report && (0, _core_addresses_js__WEBPACK_IMPORTED_MODULE_6__.DB)(report.url);
        if (report === void 0 || href === void 0)
          return [];
        const expiry = textInForm(report.expiresIn, /^\d{1,4} (?:second|minute|hour|day)s?$/);
        return [{ rel: "report", href, label: `Verification report (PDF${expiry && `, expires in ${expiry}`})` }];
      }
      function toCheckData(judgement, digest) {
        const answer = judgement.answer;
        const { answerId, service, date, result, demo } = answer ?? {};
        const message = optionalText(answer?.message);
        const isAnswered = judgement.verdict === "found" || judgement.verdict === "not-found";
        return (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.r$)({
          found: isAnswered ? judgement.verdict === "found" : void 0,
          message: isAnswered && message || (0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.wh)(toSentence(judgement, digest)),
          // `_raw` has only members that were parsed, so that no unchecked text reaches an assistant.
          _raw: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.r$)({
            ...plainMembers({ requestId: answerId }),
            message,
            ...plainMembers({ service, timestamp: date, hash: answer && digest, data: result, demo })
          })
        });
      }
      function toVerificationData(judgement) {
        const note = optionalText(renderNoteWithAdvice(judgement));
        const answer = judgement.answer;
        if (answer === void 0)
          return (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.r$)({ note });
        const { result, method, uniqueHashes, records, segments, report, message } = answer;
        const { service, date, address, nftCoinId, nftTxnId, demo } = answer;
        return (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.r$)({
          ...plainMembers({ result, method, unique_hashes: uniqueHashes }),
          blockchainData: records.map(plainMembers),
          fileSegments: segments.map(plainMembers),
          reportFile: report && (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.r$)({
            ...plainMembers({ fileName: report.fileName }),
            downloadUrl: (0, _core_addresses_js__WEBPACK_IMPORTED_MODULE_6__.DB)(report.url),
            ...plainMembers({ fileSize: report.size, expiresIn: report.expiresIn })
          }),
          message: optionalText(message),
          ...plainMembers({ service, date, address, nftCoinId, nftTxnId, demo }),
          note
        });
      }
      function plainMembers(members) {
        const plain = {};
        for (const [name, value] of Object.entries(members)) {
          if (value !== void 0)
            plain[name] = typeof value === "string" ? (0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.wh)(value, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.I6.word) : value;
        }
        return plain;
      }
      function optionalText(text) {
        return text === void 0 ? void 0 : (0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.wh)(text);
      }
      function toSummary(mode, judgement, digest) {
        const soleNodeText = judgement.restsOn === void 0 ? "" : ` This rests on the word of ${judgement.restsOn} alone.`;
        const verdictText = toSentence(judgement, digest) + soleNodeText;
        const answer = judgement.answer;
        if (mode === "check" || answer === void 0)
          return verdictText;
        const answerText = mode === "verify" ? renderAnswer(answer) : "";
        const { demo, reportLost } = answer;
        const lostReportText = reportLost && `The report may have been paid for and is lost: ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.em)(reportLost)} A new report is a new payment.`;
        return (0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.hq)([verdictText, answerText, lostReportText, demo && _words_result_words_js__WEBPACK_IMPORTED_MODULE_3__.a0]).join(" ");
      }
      function toSentence(judgement, digest) {
        const words = _words_result_words_js__WEBPACK_IMPORTED_MODULE_3__.qW[judgement.verdict];
        if (judgement.error !== void 0) {
          const { code, message, hint } = judgement.error;
          return `${words} with ${code}: ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.em)((0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.wh)(message))} ${hint}`;
        }
        if (judgement.verdict === "already-anchored")
          return `${words}: ${renderFirstSeen(judgement.answer, digest)}.`;
        const note = renderNoteWithAdvice(judgement);
        return note === void 0 ? words : `${words}${judgement.verdict === "accepted" ? "" : ":"} ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.wh)(note)}`;
      }
      function renderNoteWithAdvice(judgement) {
        const note = (0, _core_row_js__WEBPACK_IMPORTED_MODULE_1__.NS)(judgement);
        return note === void 0 || judgement.unresolved === void 0 ? note : `${note} ${_words_front_js__WEBPACK_IMPORTED_MODULE_0__.U2}`;
      }
      function renderFirstSeen({ records }, digest) {
        const firstRecord = digest && (0, _evidence_run_js__WEBPACK_IMPORTED_MODULE_2__.BY)(records, [digest])?.firstRecord;
        if (firstRecord?.blockNumber === void 0)
          return "the hash is on the chain";
        const date = textInForm(firstRecord.blockDate, dateForm);
        return `first seen in block ${firstRecord.blockNumber}${date && ` (${date})`}`;
      }
      function renderAnswer({ message, service, date }) {
        const quotedText = textInForm(message, /^Verification complete(?: - PDF uploaded)?$/);
        const source = [textInForm(service, /^CORE_API$/), textInForm(date, dateForm)].filter((text) => text !== "");
        if (quotedText === "" && source.length === 0)
          return "";
        const says = quotedText === "" ? "The service answered" : `The service says: \u201C${quotedText}\u201D`;
        return `${says}${source.length > 0 ? ` (${source.join(", ")})` : ""}.`;
      }
      const dateForm = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})?$/;
      function textInForm(text, form) {
        return text !== void 0 && form.test(text) ? text : "";
      }
      const chunkLength = 65536;
      function* renderResultsFile(run) {
        const { mode, origin, rows } = run;
        const resultsWithoutRows = {
          version: 1,
          tool: { name: "anchor-artifacts", version: _core_version_js__WEBPACK_IMPORTED_MODULE_8__.rE },
          mode,
          status: (0, _evidence_run_js__WEBPACK_IMPORTED_MODULE_2__.sv)(rows).status,
          started_at: run.startedAt.toISOString(),
          finished_at: run.finishedAt.toISOString(),
          api_url: run.apiUrl,
          chain: run.chain,
          demo: (0, _evidence_run_js__WEBPACK_IMPORTED_MODULE_2__.Mo)(rows),
          repository: origin.repository,
          ref: origin.ref,
          tag: origin.tag,
          run_id: origin.runId,
          run_attempt: origin.runAttempt,
          run_url: origin.runUrl,
          commit: origin.commit,
          results: []
        };
        const frame = JSON.stringify(resultsWithoutRows, void 0, 2);
        let piece = frame.slice(0, frame.lastIndexOf("]"));
        for (const [index, row] of rows.entries()) {
          piece += `${index === 0 ? "" : ","}
    ${JSON.stringify(toResultEntry((0, _evidence_run_js__WEBPACK_IMPORTED_MODULE_2__.zI)(run), row))}`;
          if (piece.length < chunkLength)
            continue;
          yield piece;
          piece = "";
        }
        yield `${piece}${rows.length === 0 ? "" : "\n  "}]
}
`;
      }
      function toResultEntry(mode, row) {
        const { subject, verdict, coveredBy, formerDigests } = row;
        const { name, digest, sha256, size } = subject;
        const requestId = (0, _core_row_js__WEBPACK_IMPORTED_MODULE_1__.Gb)(row);
        return {
          subject: { name, digest, algorithm: "sha3-256", sha256, size },
          verdict,
          request_id: requestId && (0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.wh)(requestId, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.I6.word),
          covered_by: coveredBy,
          former: formerDigests,
          ...toToolResult(mode, row, digest)
        };
      }
    })
  ),
  /***/
  5823: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        $d: () => (
          /* binding */
          sizeOf
        ),
        /* harmony export */
        CR: () => (
          /* binding */
          toWorkspacePath
        ),
        /* harmony export */
        FS: () => (
          /* binding */
          fromWorkspacePath
        ),
        /* harmony export */
        GQ: () => (
          /* binding */
          collectHashed
        ),
        /* harmony export */
        V5: () => (
          /* binding */
          failUnhashed
        ),
        /* harmony export */
        Vb: () => (
          /* binding */
          nameOf
        ),
        /* harmony export */
        Zz: () => (
          /* binding */
          confirmVerified
        ),
        /* harmony export */
        b6: () => (
          /* binding */
          warnOfChangedFiles
        ),
        /* harmony export */
        rA: () => (
          /* binding */
          hashCandidates
        ),
        /* harmony export */
        ri: () => (
          /* binding */
          wantsSha256
        )
        /* harmony export */
      });
      var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
      var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8500);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6608);
      var _files_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2375);
      var _hash_hash_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4964);
      var _host_inputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2009);
      var _host_queue_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9821);
      var _host_signals_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2348);
      var _render_causes_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4110);
      var _words_verdicts_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2107);
      function nameOf(candidate) {
        if (candidate.kind === "asset")
          return { name: candidate.name };
        return candidate.kind === "file" ? { name: candidate.source.name } : candidate.subject;
      }
      function sizeOf(candidate) {
        if (candidate.kind === "asset")
          return candidate.size;
        return candidate.kind === "file" ? candidate.source.size : void 0;
      }
      function toWorkspacePath(root, path) {
        return (0, node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root, path).replaceAll(node_path__WEBPACK_IMPORTED_MODULE_0__.sep, "/");
      }
      function fromWorkspacePath(workspace, path) {
        return (0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(path.startsWith("..") ? (0, _files_paths_js__WEBPACK_IMPORTED_MODULE_3__.hv)(workspace) : workspace, path);
      }
      function wantsSha256(inputs) {
        const { fromRelease, releaseAttach, witness } = inputs;
        return fromRelease || releaseAttach !== "none" || witness.length > 0 || (0, _host_inputs_js__WEBPACK_IMPORTED_MODULE_5__.vz)(inputs) === "clocks";
      }
      async function* hashCandidates(candidates, options) {
        const { mustBeListed, onHashed } = options;
        const files = [];
        for (const [index, candidate] of candidates.entries()) {
          if (candidate.kind === "file")
            files.push([index, candidate.source]);
          else if (candidate.kind !== "asset")
            yield [index, candidate];
        }
        const workspace = (0, _files_paths_js__WEBPACK_IMPORTED_MODULE_3__.hv)(options.workspace);
        for await (const batch of (0, _hash_hash_files_js__WEBPACK_IMPORTED_MODULE_4__.yQ)(files, options)) {
          for (const hashed of batch) {
            onHashed();
            const candidate = candidates[hashed.index];
            yield [hashed.index, compareWithList(toHashedSubject(hashed, candidate, workspace), candidate, mustBeListed)];
          }
        }
        if (!candidates.some(({ kind }) => kind === "asset"))
          return;
        for await (const [index, asset] of hashAssets(candidates, options)) {
          onHashed();
          yield [index, compareWithList(asset, candidates[index], mustBeListed)];
        }
      }
      function toHashedSubject(hashed, candidate, workspace) {
        const { name } = hashed.subject;
        const absolutePath = candidate?.kind === "file" ? candidate.source.path : name;
        const path = absolutePath === `${workspace}${node_path__WEBPACK_IMPORTED_MODULE_0__.sep}${name}` ? name : toWorkspacePath(workspace, absolutePath);
        if ("error" in hashed)
          return { kind: "failed", subject: { name, path }, error: hashed.error };
        return { kind: "digest", subject: path === name ? hashed.subject : { ...hashed.subject, path } };
      }
      function compareWithList(hashed, candidate, mustBeListed) {
        const listedDigest = candidate !== void 0 && "listedDigest" in candidate ? candidate.listedDigest : void 0;
        if (hashed.kind === "failed" || listedDigest === hashed.subject.digest)
          return hashed;
        const { subject } = hashed;
        if (listedDigest === void 0 && !mustBeListed)
          return hashed;
        const error = listedDigest === void 0 ? new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__._Z("CHECKSUM_MISSING", "The checksum list does not name this file.") : new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__._Z("CHECKSUM_MISMATCH", `The file's digest is ${subject.digest}, but the checksum list says ${listedDigest}.`);
        return { kind: "failed", subject, error };
      }
      const maxParallelDownloads = 4;
      function hashAssets(candidates, options) {
        return new ReadableStream({
          start: (controller) => {
            const tasks = (0, _host_queue_js__WEBPACK_IMPORTED_MODULE_6__.JL)(maxParallelDownloads, async ([index, asset]) => {
              controller.enqueue([index, await hashAsset(asset, options)]);
            });
            for (const [index, candidate] of candidates.entries()) {
              if (candidate.kind === "asset")
                tasks.add([index, candidate]);
            }
            tasks.whenDone().then(() => controller.close()).catch((thrown) => controller.error(thrown));
          }
        });
      }
      async function hashAsset({ name, hash }, { onBytes, signal }) {
        try {
          return await hash(onBytes, signal);
        } catch (thrown) {
          return { kind: "failed", subject: { name }, error: (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.Xt)(thrown) };
        }
      }
      async function collectHashed(candidates, hashed, signals) {
        const collectedSubjects = Array.from({ length: candidates.length });
        const collect = async () => {
          for await (const [index, subject] of hashed)
            collectedSubjects[index] = subject;
        };
        await (0, _host_signals_js__WEBPACK_IMPORTED_MODULE_7__.j)(collect(), signals);
        return candidates.map((candidate, index) => collectedSubjects[index] ?? failUnhashed(candidate));
      }
      function failUnhashed(candidate) {
        const error = new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__._Z("NOT_ATTEMPTED", "The run ended before this file was hashed.");
        return { kind: "failed", subject: nameOf(candidate), error };
      }
      const filesBetweenPauses = 1e3;
      async function warnOfChangedFiles(rows, { log, signals, workspace }) {
        const changedSubjects = [];
        for (const [index, { subject, verdict, unresolved }] of rows.entries()) {
          if (signals.cancellation.stop.aborted)
            return;
          if (index % filesBetweenPauses === filesBetweenPauses - 1)
            await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setImmediate)();
          const mayBeSent = _words_verdicts_js__WEBPACK_IMPORTED_MODULE_9__.Jo[verdict].isStamped || verdict === "unclear" || unresolved !== void 0;
          if (mayBeSent && subject.digest !== void 0 && hasFileChanged(subject, workspace))
            changedSubjects.push(subject);
        }
        const warning = (0, _render_causes_js__WEBPACK_IMPORTED_MODULE_8__.Gg)(changedSubjects);
        if (warning !== void 0)
          log.warning(warning.message, warning.target);
      }
      function confirmVerified(judgement, subject, workspace) {
        if (!(0, _words_verdicts_js__WEBPACK_IMPORTED_MODULE_9__.Ez)(judgement) || !hasFileChanged(subject, workspace))
          return judgement;
        const message = "The file changed after it was hashed. The result is for the old bytes.";
        return { verdict: "failed", error: new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__._Z("FILE_CHANGED", message) };
      }
      function hasFileChanged({ path, fingerprint }, workspace) {
        return path !== void 0 && fingerprint !== void 0 && !(0, _hash_hash_files_js__WEBPACK_IMPORTED_MODULE_4__._5)(fromWorkspacePath(workspace, path), fingerprint);
      }
    })
  ),
  /***/
  3605: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        jC: () => (
          /* binding */
          openHistory
        ),
        /* harmony export */
        vu: () => (
          /* binding */
          toEarlierFacts
        )
        /* harmony export */
      });
      var _evidence_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(552);
      var _evidence_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2896);
      var _host_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2009);
      var _journal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7990);
      const maxHeadStatements = 1e3;
      function openHistory(folder, release) {
        const { files } = folder;
        const releaseStatements = release?.statements ?? [];
        const ownStatements = release === void 0 ? files : files.filter(({ statement }) => (0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_1__.$p)(statement, release.identity));
        const isOfOneRelease = release === void 0 ? void 0 : true;
        const record = (0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_1__.C6)([...releaseStatements, ...ownStatements], isOfOneRelease);
        const releaseRecord = (0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_1__.C6)(releaseStatements, isOfOneRelease);
        const { heads } = release?.attach === void 0 ? record : releaseRecord;
        return {
          record,
          folderRecord: (0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_1__.C6)(files),
          ownRecord: (0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_1__.C6)(ownStatements, isOfOneRelease),
          releaseRecord,
          heads: heads.slice(0, maxHeadStatements),
          damaged: [...folder.damaged, ...release?.damaged ?? []]
        };
      }
      function toEarlierFacts(inputs, history, lines, release) {
        const service = (0, _host_inputs_js__WEBPACK_IMPORTED_MODULE_2__.vz)(inputs) === "nodes" ? void 0 : (0, _host_inputs_js__WEBPACK_IMPORTED_MODULE_2__.f3)(inputs);
        const now = /* @__PURE__ */ new Date();
        const githubTime = release?.githubTime();
        const earlierStamps = pickYoungestStamps((0, _journal_js__WEBPACK_IMPORTED_MODULE_3__.Kj)(lines, now), toRecordedStamps(history.folderRecord, service, now, githubTime), toRecordedStamps(history.releaseRecord, service, release === void 0 ? now : githubTime));
        const journaledDigests = release === void 0 ? (0, _journal_js__WEBPACK_IMPORTED_MODULE_3__.Ol)(lines, now) : void 0;
        const addRecordedFacts = createFactAdder(inputs, history, earlierStamps, journaledDigests);
        return { earlierStamps, findCoveringList: createListFinder(inputs, history.record), addRecordedFacts };
      }
      function toRecordedStamps({ anchors, statements, isDemonstration }, service, now, githubTime = now) {
        const stampByDigest = /* @__PURE__ */ new Map();
        const ageSince = (stampedOn, time) => time === void 0 ? 0 : (0, _journal_js__WEBPACK_IMPORTED_MODULE_3__.hy)(Date.parse(stampedOn), time);
        const isChainOfService = !isDemonstration || statements.some(({ statement }) => statement.predicate.service?.url === service);
        for (const anchor of anchors.values()) {
          const serviceStamps = anchor.stamps.filter((stamp) => service === void 0 || (stamp.service ?? service) === service);
          const earlierStamps = serviceStamps.map(({ verdict, stampedOn, isDatedByGitHub }) => ({
            verdict: verdict === "accepted" ? verdict : "unclear",
            ageMs: ageSince(stampedOn, isDatedByGitHub ? githubTime : now),
            ...verdict === "failed" && { isMismatched: true }
          }));
          const [youngestStamp] = earlierStamps.toSorted((one, other) => one.ageMs - other.ageMs);
          if (isChainOfService && (0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_1__.Is)(anchor))
            stampByDigest.set(anchor.digest, { ageMs: _journal_js__WEBPACK_IMPORTED_MODULE_3__.ch, ...youngestStamp, verdict: "anchored" });
          else if (youngestStamp !== void 0)
            stampByDigest.set(anchor.digest, youngestStamp);
        }
        return stampByDigest;
      }
      function pickYoungestStamps(...sources) {
        const stampByDigest = /* @__PURE__ */ new Map();
        for (const [digest, stamp] of sources.flatMap((source) => [...source])) {
          const knownStamp = stampByDigest.get(digest);
          const isAnchored = knownStamp?.verdict === "anchored" || stamp.verdict === "anchored";
          const youngestStamp = knownStamp === void 0 || stamp.ageMs < knownStamp.ageMs ? { ...knownStamp, ...stamp } : knownStamp;
          stampByDigest.set(digest, isAnchored ? { ...youngestStamp, verdict: "anchored" } : youngestStamp);
        }
        return stampByDigest;
      }
      function createListFinder(inputs, record) {
        if (inputs.mode === "stamp" || (0, _host_inputs_js__WEBPACK_IMPORTED_MODULE_2__.vz)(inputs) === "clocks")
          return () => void 0;
        const { anchors, findListAnchor } = record;
        return (digest) => {
          const listAnchor = (0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_1__.um)(anchors.get(digest)) ? void 0 : findListAnchor(digest);
          const isStampedList = listAnchor !== void 0 && ((0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_1__.Is)(listAnchor) || listAnchor.stamps.length > 0);
          return isStampedList ? listAnchor.digest : void 0;
        };
      }
      function createFactAdder({ mode, blockTime }, { record, damaged }, earlierStamps, journaledDigests) {
        const [damagedFile] = damaged;
        return (row) => {
          const { subject, verdict, coveredBy = subject.digest } = row;
          const recordedFile = record.names.get(subject.name);
          const recordedFiles = recordedFile === void 0 ? [] : [recordedFile, ...recordedFile.former];
          const digests = recordedFiles.map(({ digest }) => digest.sha3_256);
          const formerDigests = digests.filter((digest) => digest !== subject.digest);
          if (formerDigests.length > 0)
            row.formerDigests = formerDigests;
          if (damagedFile !== void 0)
            return markUnknown(row, damagedFile);
          if (mode === "stamp")
            return;
          const isNotFound = verdict === "not-found" || verdict === "no-match";
          const { ageMs = blockTime } = isNotFound && coveredBy && earlierStamps.get(coveredBy) || {};
          if (ageMs < blockTime)
            row.recentStamp = { ageMs, blockTimeMs: blockTime };
          const recordedDigest = journaledDigests && (digests[0] ?? journaledDigests.get(subject.name));
          if (subject.digest === void 0 || recordedDigest === void 0 || recordedDigest === subject.digest)
            return;
          const isStampKnown = journaledDigests?.get(subject.name) === recordedDigest || (0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_1__.lM)(record, recordedDigest);
          row.recorded = { digest: recordedDigest, isStamped: isStampKnown };
        };
      }
      function markUnknown(row, { what, advice }) {
        const { verdict, answer } = row;
        if (verdict === "failed" || verdict === "skipped" || verdict === "unreachable")
          return;
        const note = `${what} cannot be read, so the recorded bytes are not known.`;
        (0, _evidence_run_js__WEBPACK_IMPORTED_MODULE_0__.N9)(row, { verdict: "unknown", note, advice, ...answer && { answer } });
      }
    })
  ),
  /***/
  7990: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Kj: () => (
          /* binding */
          toJournaledStamps
        ),
        /* harmony export */
        Ol: () => (
          /* binding */
          toStampedNames
        ),
        /* harmony export */
        Qt: () => (
          /* binding */
          renderAge
        ),
        /* harmony export */
        _0: () => (
          /* binding */
          openJournal
        ),
        /* harmony export */
        ch: () => (
          /* binding */
          unknownAgeMs
        ),
        /* harmony export */
        hy: () => (
          /* binding */
          ageOf
        )
        /* harmony export */
      });
      var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
      var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6608);
      var _core_file_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3364);
      var _core_members_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2508);
      var _core_row_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1663);
      var _evidence_statement_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7400);
      var _host_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6077);
      function openJournal(folder, { runId, service }, warn) {
        const path = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _core_file_names_js__WEBPACK_IMPORTED_MODULE_3__.NW.journal);
        const warnOnFailure = (write) => {
          try {
            withUnwritableError(path, write);
          } catch (thrown) {
            warn((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.Xt)(thrown));
          }
        };
        const lineFile = withUnwritableError(path, () => openLineFile(path, warnOnFailure));
        const renderLine = ({ name, digest }, facts) => JSON.stringify({ at: (/* @__PURE__ */ new Date()).toISOString(), run_id: runId, name, digest, ...facts, service });
        return {
          lines: parseJournal(lineFile.earlierText, service),
          recordIntent: (subject) => withUnwritableError(path, () => lineFile.write(renderLine(subject, { event: "intent" }))),
          recordResult: (subject, judgement) => {
            const { verdict, error } = judgement;
            const isOpen = (0, _core_row_js__WEBPACK_IMPORTED_MODULE_4__.pC)(judgement) || void 0;
            const code = error?.code;
            const facts = { event: "result", verdict, code, open: isOpen, request_id: (0, _core_row_js__WEBPACK_IMPORTED_MODULE_4__.Gb)(judgement) };
            warnOnFailure(() => lineFile.writeSoon(renderLine(subject, facts)));
          },
          close: lineFile.close
        };
      }
      function openLineFile(path, warnOnFailure) {
        const descriptor = (0, _host_files_js__WEBPACK_IMPORTED_MODULE_6__.lf)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDWR | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_APPEND | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_CREAT);
        const earlierBytes = (0, _host_files_js__WEBPACK_IMPORTED_MODULE_6__.zP)(descriptor, Math.max(0, (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor).size - maxEarlierBytes), maxEarlierBytes);
        let isFileOpen = true;
        let isLastLineCut = earlierBytes.length > 0 && earlierBytes.at(-1) !== lineEnd;
        let unwrittenText = "";
        let scheduledFlush;
        const addLine = (line) => {
          if (!isFileOpen)
            throw new Error("the run has ended");
          unwrittenText += `${line}
`;
        };
        const flush = () => {
          if (unwrittenText === "")
            return;
          const text = isLastLineCut ? `
${unwrittenText}` : unwrittenText;
          unwrittenText = "";
          isLastLineCut = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(descriptor, text) < Buffer.byteLength(text);
          if (isLastLineCut)
            throw new Error("the disk took only a part of a line");
        };
        const flushNow = () => {
          scheduledFlush = void 0;
          warnOnFailure(flush);
        };
        return {
          earlierText: new TextDecoder().decode(earlierBytes),
          write: (line) => {
            addLine(line);
            flush();
          },
          writeSoon: (line) => {
            addLine(line);
            scheduledFlush ??= setImmediate(flushNow);
          },
          close: () => {
            clearImmediate(scheduledFlush);
            flushNow();
            isFileOpen = false;
            (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
          }
        };
      }
      const maxEarlierBytes = 64 * 1024 * 1024;
      const lineEnd = "\n".charCodeAt(0);
      function withUnwritableError(path, write) {
        try {
          return write();
        } catch (cause) {
          throw (0, _host_files_js__WEBPACK_IMPORTED_MODULE_6__.uA)(path, cause);
        }
      }
      const textOrEmpty = ({ value }) => typeof value === "string" ? value : "";
      const readJournalLine = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.Xy)({
        at: ({ value, where }) => {
          const time = Date.parse(textOrEmpty({ value, where }));
          if (Number.isNaN(time))
            throw new RangeError(`${where} is no time`);
          return time;
        },
        event: (member) => (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.aG)(member, ["intent", "result"]),
        /** The name of the subject; where several have this digest, of the first of them. */
        name: textOrEmpty,
        digest: _evidence_statement_js__WEBPACK_IMPORTED_MODULE_5__.FB,
        verdict: textOrEmpty,
        isOpen: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.pb)("open", ({ value }) => value === true),
        requestId: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.pb)("request_id", textOrEmpty),
        service: textOrEmpty,
        code: textOrEmpty
      });
      function toJournaledStamps(lines, now) {
        const lastLineByDigest = /* @__PURE__ */ new Map();
        const earlierLineByDigest = /* @__PURE__ */ new Map();
        for (const line of lines) {
          const { event, digest } = line;
          if (event === "intent")
            earlierLineByDigest.set(digest, lastLineByDigest.get(digest));
          const spentLine = isPerhapsSpent(line) ? line : earlierLineByDigest.get(digest);
          if (spentLine === void 0)
            lastLineByDigest.delete(digest);
          else
            lastLineByDigest.set(digest, spentLine);
        }
        return new Map([...lastLineByDigest].map(([digest, line]) => [digest, toEarlierStamp(line, now)]));
      }
      function toStampedNames(lines, now) {
        const stamps = toJournaledStamps(lines, now);
        return new Map(lines.flatMap(({ name, digest }) => stamps.has(digest) ? [[name, digest]] : []));
      }
      function isPerhapsSpent(line) {
        if (line.event === "intent")
          return true;
        return isAccepted(line) || line.isOpen || line.verdict === "unclear" || line.code === mismatchCode;
      }
      function isAccepted({ verdict }) {
        return verdict === "accepted" || verdict === "anchored";
      }
      const mismatchCode = "REPLY_MISMATCH";
      function toEarlierStamp(line, now) {
        const { at, requestId, code } = line;
        return {
          verdict: isAccepted(line) ? "accepted" : "unclear",
          ageMs: ageOf(at, now),
          ...requestId !== "" && { requestId },
          ...code === mismatchCode && { isMismatched: true }
        };
      }
      const unknownAgeMs = 24 * 60 * 60 * 1e3;
      const maxClockChangeMs = 5 * 6e4;
      function ageOf(dateMs, now) {
        const ageMs = now.getTime() - dateMs;
        return ageMs >= -maxClockChangeMs ? Math.max(0, ageMs) : unknownAgeMs;
      }
      function renderAge({ ageMs }) {
        return ageMs === unknownAgeMs ? "at an unknown time" : `${Math.round(ageMs / 1e3)} s ago`;
      }
      const minLineLength = 100;
      function parseJournal(journal, service) {
        const lines = [];
        for (let start = 0, end = 0; end !== -1; start = end + 1) {
          end = journal.indexOf("\n", start);
          const lineText = journal.slice(start, end === -1 ? void 0 : end);
          const line = lineText.length < minLineLength ? void 0 : parseLine(lineText);
          if (line !== void 0 && (service ?? line.service) === line.service)
            lines.push(line);
        }
        return lines;
      }
      function parseLine(lineText) {
        try {
          return readJournalLine({ value: JSON.parse(lineText), where: "the line" });
        } catch {
          return void 0;
        }
      }
    })
  ),
  /***/
  9256: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        jk: () => (
          /* binding */
          openOutputDir
        ),
        LS: () => (
          /* binding */
          prepareJob
        ),
        qT: () => (
          /* binding */
          removeEarlierFiles
        ),
        sS: () => (
          /* binding */
          toRealPathIfThere
        )
      });
      var external_node_fs_ = __webpack_require__(3024);
      var promises_ = __webpack_require__(1455);
      var external_node_path_ = __webpack_require__(6760);
      var errors = __webpack_require__(6608);
      var file_names = __webpack_require__(3364);
      var json = __webpack_require__(5961);
      var core_text = __webpack_require__(2872);
      var statement_file = __webpack_require__(9131);
      var statement = __webpack_require__(7400);
      var patterns = __webpack_require__(1780);
      var paths = __webpack_require__(2375);
      var hash_file = __webpack_require__(1953);
      var host_files = __webpack_require__(6077);
      var host_inputs = __webpack_require__(2009);
      var run_candidates = __webpack_require__(5823);
      var run_history = __webpack_require__(3605);
      var source = __webpack_require__(6252);
      var checksums = __webpack_require__(291);
      var proof = __webpack_require__(2987);
      var find_files = __webpack_require__(1729);
      var release_access = __webpack_require__(5835);
      ;
      async function findSubjects(inputs, host, outputDir, assets) {
        const candidates = [...assets, ...inputs.fromRelease ? [] : await findLocalFiles(inputs, host, outputDir)];
        const namedCandidates = (0, release_access.IW)(await addChecksumList(candidates, inputs, host), inputs);
        const noFiles = { files: [], failed: [] };
        const proofFiles = inputs.proofs.length === 0 ? noFiles : await findWorkspaceFiles(inputs.proofs, inputs, host, outputDir);
        const proofs = [...proofFiles.files.map(readProof), ...proofFiles.failed.map(toFailedSubject)];
        return {
          /** What is to be hashed or asked about; hashing replaces each candidate by its subject. */
          candidates: [...namedCandidates.candidates],
          /** The given checksum list, if it is asked about itself: by a check or verification with `anchor: manifest`. */
          ...namedCandidates.list && { list: namedCandidates.list },
          proofs,
          /** The number of subjects: each proof is bound to one of the files, if files are given too. */
          count: Math.max(namedCandidates.candidates.length, proofs.length)
        };
      }
      async function findLocalFiles(inputs, host, outputDir) {
        const { files, failed } = await findWorkspaceFiles(inputs.files, inputs, host, outputDir);
        const candidates = [
          ...files.map((source2) => ({ kind: "file", source: source2 })),
          ...failed.map(toFailedSubject)
        ];
        if (failed.length === 0)
          return candidates;
        return candidates.toSorted((one, two) => (0, checksums.MP)((0, run_candidates.Vb)(one).name, (0, run_candidates.Vb)(two).name));
      }
      async function findWorkspaceFiles(patterns2, inputs, { workspace, log }, outputDir) {
        const foundFiles = await (0, find_files.findFiles)(patterns2, {
          workspace,
          notice: (text) => log.notice(text, { title: "left out" }),
          // With `if-no-files-found: ignore`, a pattern that matches nothing is logged as a plain line.
          onUnmatched: inputs.ifNoFilesFound === "ignore" ? log.info : (text) => log.warning(text, { title: "unmatched pattern" })
        });
        const folder = (0, paths.hv)(outputDir);
        const isOwnEvidence = ({ path }) => (0, external_node_path_.dirname)(path) === folder && (0, file_names.QN)((0, external_node_path_.basename)(path));
        const ownEvidenceNames = foundFiles.files.filter(isOwnEvidence).map(({ name }) => name);
        if (ownEvidenceNames.length === 0)
          return foundFiles;
        const message = `These files in the folder for evidence were left out, because they have the names of files that this action writes: ${(0, core_text.Sh)(ownEvidenceNames)}.`;
        log.notice(message, { title: "left out" });
        return { ...foundFiles, files: foundFiles.files.filter((file) => !isOwnEvidence(file)) };
      }
      function readProof({ name, path }) {
        try {
          return { kind: "digest", subject: { ...(0, proof.k_)(name, (0, host_files.i4)(path, proof.kN + 1)), path: name } };
        } catch (thrown) {
          const message = `The proof file cannot be read: ${(0, errors.Xt)(thrown).message}`;
          const options = { cause: thrown, hint: proofPathHint };
          const error = thrown instanceof errors._Z ? thrown : new errors._Z("PROOF_INVALID", message, options);
          return { kind: "failed", subject: { name, path: name }, error };
        }
      }
      function toFailedSubject(failure) {
        return { kind: "failed", ...failure };
      }
      const proofPathHint = "Check the path and its permissions. It must name a regular file that this user may read.";
      const maxChecksumListBytes = 64 * 1024 * 1024;
      async function addChecksumList(candidates, inputs, { workspace, log }) {
        const { subjectChecksums, anchor, mode } = inputs;
        if (subjectChecksums === "")
          return { candidates };
        const path = (0, external_node_path_.resolve)(workspace, subjectChecksums);
        const bytes = await readList(path);
        const entries = (0, checksums.yk)((0, external_node_path_.basename)(path), bytes);
        const workspaceName = (0, paths.kV)(workspace, path)?.join("/");
        const name = workspaceName ?? (0, external_node_path_.basename)(path);
        const realWorkspace = (0, paths.hv)(workspace);
        const realPath = (0, paths.hv)(path);
        const listedFiles = (0, find_files.p)(path, realWorkspace, workspaceName === void 0);
        const isListAsked = anchor === "manifest" && mode !== "stamp";
        const isListFile = (candidate) => isListAsked && candidate.kind === "file" && candidate.source.path === realPath;
        const filesBesideList = candidates.filter((candidate) => !isListFile(candidate));
        const mergeOptions = { ...listedFiles, usesAssetNames: (0, release_access.nv)(inputs) };
        const allCandidates = mergeList(filesBesideList, entries, realWorkspace, mergeOptions);
        logUnreadFiles(name, entries, allCandidates, log);
        if (!isListAsked)
          return { candidates: allCandidates };
        const lfBytes = Buffer.from(bytes.toString("latin1").replaceAll("\r\n", "\n"), "latin1");
        const isLfFree = mode === "check" || !inputs.report;
        const lf = isLfFree && lfBytes.length < bytes.length && { lf: (0, hash_file.yi)(lfBytes) };
        const listFile = { path: (0, run_candidates.CR)(workspace, path), fingerprint: (0, hash_file.ax)((0, external_node_fs_.lstatSync)(path)) };
        const digests = (0, hash_file.TV)(bytes, { wantsSha256: (0, run_candidates.ri)(inputs) });
        const list = { name, ...listFile, ...digests, size: bytes.length, ...lf };
        return { candidates: allCandidates, list };
      }
      function invalidListError(path, problem, cause) {
        return new errors._Z("CHECKSUMS_INVALID", `The checksum list ${(0, core_text.zz)((0, external_node_path_.basename)(path))} ${problem}.`, {
          cause,
          hint: ({ input }) => `Set ${input("subject-checksums")} to the path of one checksum list. The path starts at the workspace.`
        });
      }
      async function readList(path) {
        try {
          const stats = await (0, promises_.stat)(path);
          if (!stats.isFile())
            throw invalidListError(path, "is not a regular file");
          if (stats.size > maxChecksumListBytes)
            throw invalidListError(path, "is larger than 64 MiB");
          return await (0, promises_.readFile)(path);
        } catch (cause) {
          if (cause instanceof errors._Z)
            throw cause;
          throw invalidListError(path, `cannot be read (${(0, core_text.S5)((0, errors.bD)(cause))})`, cause);
        }
      }
      function mergeList(candidates, entries, root, { folder, find, usesAssetNames: isByAssetName = false }) {
        const allCandidates = [...candidates];
        const indexByPath = new Map(candidates.map((candidate, index) => [lookupKeyOf(candidate, root), index]));
        const indexByAssetName = /* @__PURE__ */ new Map();
        for (const [index, candidate] of candidates.entries()) {
          if (isByAssetName && candidate.kind === "file")
            indexByAssetName.set((0, file_names.rw)(candidate.source.name), index);
        }
        for (const entry of entries) {
          const pathIndex = indexByPath.get((0, external_node_path_.resolve)(folder, entry.name)) ?? findIndexByName(entry, allCandidates, indexByPath);
          const listedFile = pathIndex === void 0 ? find(entry.name) : void 0;
          const isAbsent = listedFile === void 0 || "isOutside" in listedFile;
          const index = pathIndex ?? (isAbsent ? findIndexByName(entry, allCandidates, indexByAssetName) : indexByPath.get(listedFile.path));
          const candidate = index === void 0 ? void 0 : allCandidates[index];
          if (index === void 0 || candidate === void 0)
            allCandidates.push(toListedCandidate(entry, root, listedFile));
          else if (hasOtherDigest(candidate, entry))
            allCandidates.push(toListedCandidate(entry, root, listedFile ?? find(entry.name)));
          else if (candidate.kind === "file" || candidate.kind === "asset")
            allCandidates[index] = { ...candidate, listedDigest: entry.digest };
        }
        return allCandidates;
      }
      function lookupKeyOf(candidate, root) {
        if (candidate.kind === "asset")
          return candidate.name;
        return candidate.kind === "file" ? candidate.source.path : (0, external_node_path_.resolve)(root, (0, run_candidates.Vb)(candidate).name);
      }
      function findIndexByName(entry, candidates, indexByName) {
        const index = indexByName.get(entry.name) ?? indexByName.get((0, file_names.rw)(entry.name));
        const candidate = index === void 0 ? void 0 : candidates[index];
        return candidate?.kind === "file" && !mayBeSameFile(candidate.source.name, entry.name) ? void 0 : index;
      }
      function mayBeSameFile(...paths2) {
        const [one = "", other = ""] = paths2.map((path) => external_node_path_.posix.dirname(external_node_path_.posix.normalize(`/${path.replaceAll("\\", "/")}`)));
        return one.endsWith(other === "/" ? "" : other) || other.endsWith(one === "/" ? "" : one);
      }
      function hasOtherDigest(candidate, { digest }) {
        return "listedDigest" in candidate && candidate.listedDigest !== digest;
      }
      function toListedCandidate({ name: listedName, digest }, root, listedFile) {
        if (listedFile === void 0)
          return { kind: "digest", subject: { name: listedName, digest } };
        const { path, name = listedName } = listedFile;
        if ("size" in listedFile)
          return { kind: "file", source: { name, path, size: listedFile.size }, listedDigest: digest };
        return { kind: "failed", subject: { name, path: (0, run_candidates.CR)(root, path) }, error: listedFile.error };
      }
      function logUnreadFiles(listName, entries, candidates, log) {
        const unreadNames = candidates.filter(({ kind }) => kind === "digest").map((candidate) => (0, run_candidates.Vb)(candidate).name);
        if (unreadNames.length === 0)
          return;
        const counts = `${unreadNames.length} of the ${entries.length} files in ${(0, core_text.zz)(listName)}`;
        const message = `${counts} ${unreadNames.length === 1 ? "was" : "were"} not found, so the digests were taken from the list: ${(0, core_text.Sh)(unreadNames)}.`;
        log.notice(message, { title: "file not read" });
      }
      ;
      async function prepareJob(inputs, host, openRelease) {
        const folder = await openOutputDir(inputs.outputDir, host);
        const [search] = await Promise.allSettled([findJobParts(inputs, host, folder, openRelease)]);
        const error = search.status === "rejected" ? withNothingSent(search.reason) : void 0;
        if (error instanceof errors._Z && keepingErrorCodes.has(error.code))
          throw error;
        const keptPaths = [(0, external_node_path_.resolve)(host.workspace, inputs.subjectChecksums), (0, external_node_path_.join)(folder, file_names.NW.monitor)];
        const [removal] = await Promise.allSettled([removeEarlierFiles(folder, keptPaths)]);
        if (search.status === "rejected") {
          if (removal.status === "rejected")
            host.log.warning((0, errors.bD)(removal.reason), { title: "OUTPUT_UNWRITABLE" });
          throw error;
        }
        if (removal.status === "rejected")
          throw removal.reason;
        return search.value;
      }
      const keepingErrorCodes = /* @__PURE__ */ new Set([
        "INPUT_INVALID",
        "CHECKSUMS_INVALID",
        "TOO_MANY_FILES",
        "EVIDENCE_INVALID"
      ]);
      async function findJobParts(inputs, host, folder, openRelease) {
        const asksSomebody = (0, host_inputs.bk)(inputs) === void 0;
        const releaseAttach = asksSomebody ? inputs.releaseAttach : "none";
        const isReleaseWanted = inputs.fromRelease || releaseAttach !== "none";
        if (isReleaseWanted && openRelease === void 0)
          throw new errors._Z("INTERNAL", "This host has no releases, and let inputs through that need one.");
        const release = isReleaseWanted ? await openRelease?.({ ...inputs, releaseAttach }) : void 0;
        const subjects = await findSubjects(inputs, host, folder, release?.candidates ?? []);
        checkSubjectCount(subjects.count, inputs, host);
        const names = [...subjects.candidates, ...subjects.proofs].map((candidate) => (0, run_candidates.Vb)(candidate).name);
        ensureStatementFits(names, inputs);
        await release?.ensureEvidenceFits(subjects);
        const history = (0, run_history.jC)(readStatements(folder), release);
        const [unreadable] = history.damaged;
        if (unreadable !== void 0 && inputs.mode === "stamp") {
          const message = `${unreadable.what} cannot be used. Nothing was sent.`;
          throw new errors._Z("EVIDENCE_INVALID", message, { hint: unreadable.advice, saysUnsent: true });
        }
        const asksRecord = asksSomebody && inputs.mode !== "stamp" && (0, host_inputs.vz)(inputs) === "clocks";
        if (asksRecord && history.record.statements.length === 0)
          throw (0, source.Mu)(inputs);
        return { folder, release, subjects, history };
      }
      function withNothingSent(thrown) {
        if (!(thrown instanceof errors._Z) || thrown.saysUnsent || thrown.code === "INTERNAL")
          return thrown;
        return (0, errors.EB)(thrown, thrown.lines, (front) => `Nothing was sent. ${thrown.hintFor(front)}`);
      }
      const lengthWithAnchor = 600;
      const lengthWithoutAnchor = 250;
      function ensureStatementFits(names, { anchor }) {
        const lengthPerFile = anchor === "manifest" ? lengthWithoutAnchor : lengthWithAnchor;
        const length = names.reduce((sum, name) => sum + name.length + lengthPerFile, 0);
        if (length <= json.Zd && names.length <= statement.Gy)
          return;
        const message = `This run has ${names.length} files, and one statement cannot name so many. Nothing was sent.`;
        const hint = "Make the patterns narrower, or pack the files into one.";
        throw new errors._Z("TOO_MANY_FILES", message, { hint, saysUnsent: true });
      }
      function checkSubjectCount(count, inputs, { workspace, log }) {
        const { ifNoFilesFound, maxFiles, anchor, fromRelease } = inputs;
        if (count === 0) {
          const message2 = fromRelease ? "The release has no file to work on. Nothing was done." : `The patterns match no file in ${(0, core_text.zz)(workspace)}. Nothing was done.`;
          const uploadHint = "Upload the files to the release before this step runs. GitHub's archives of the source do not count.";
          const mistake = inputs.files.map(patterns.Ww).find((each) => each !== void 0);
          const hint = mistake ?? (fromRelease ? uploadHint : void 0);
          const error = new errors._Z("NO_FILES_FOUND", message2, { hint, saysUnsent: true });
          if (ifNoFilesFound === "error")
            throw error;
          if (ifNoFilesFound === "warn")
            log.warning(`${message2} ${error.hintFor(log.front)}`, { title: error.code });
        }
        if (count <= maxFiles)
          return;
        const message = `This run has ${count} files, and at most ${maxFiles} are allowed. Nothing was sent.`;
        throw new errors._Z("TOO_MANY_FILES", message, {
          hint: anchor === "manifest" ? ({ input }) => `Make the patterns narrower, or raise ${input("max-files")}.` : void 0,
          saysUnsent: true
        });
      }
      function readStatements(folder) {
        const files = [];
        const damaged = [];
        for (const name of (0, external_node_fs_.readdirSync)(folder)) {
          if ((0, file_names.Ke)(name) === void 0)
            continue;
          const path = (0, external_node_path_.join)(folder, name);
          try {
            const bytes = (0, host_files.VX)(path, statement_file.Z8);
            if (bytes !== void 0)
              files.push((0, statement_file.P_)(bytes, name, hash_file.yi));
          } catch (thrown) {
            const why = (0, errors.bD)(thrown instanceof errors._Z ? thrown.cause : thrown);
            damaged.push({ what: `The file ${path} (${why})`, advice: statement_file.i7 });
          }
        }
        return { files, damaged };
      }
      async function openOutputDir(outputDir, { workspace, defaultOutputDir }) {
        const folder = outputDir === "" ? defaultOutputDir : (0, external_node_path_.resolve)(workspace, outputDir);
        try {
          (0, host_files.wZ)(folder, 511);
          await (0, promises_.access)(folder, external_node_fs_.constants.W_OK | external_node_fs_.constants.X_OK);
          return folder;
        } catch (cause) {
          const message = `The folder for evidence cannot be used: ${(0, errors.bD)(cause)}.`;
          throw new errors._Z("OUTPUT_UNWRITABLE", message, { cause });
        }
      }
      const derivedFileNames = /* @__PURE__ */ new Set([file_names.NW.checksums, file_names.NW.sha256, ...file_names.Op]);
      const emptyTextPattern = /^$/;
      const beginningByFileName = new Map([
        ...[file_names.NW.results, file_names.NW.monitor].map((name) => [name, /^\{\s*"version": 1,\s*"tool": ?\{\s*"name": ?"anchor-artifacts"/]),
        [file_names.NW.badge, /^\{"schemaVersion":1,"label":"(?:anchored|releases)/],
        [file_names.NW.page, /^<!doctype html>[^]*<title>Verify a download<\/title>/],
        [file_names.NW.checksums, /^\\?SHA3-256 \(/],
        [file_names.NW.sha256, /^\\?[0-9a-f]{64} {2}/],
        ...file_names.Op.map((name) => [name, name.endsWith(".ots") ? /^\0OpenTimestamps/ : /^0[\x80-\x84]/])
      ]);
      async function removeEarlierFiles(folder, keptPaths) {
        const realKeptPaths = new Set(keptPaths.map(toRealPathIfThere));
        try {
          const presentFiles = [...beginningByFileName].filter(([name]) => (0, external_node_fs_.lstatSync)((0, external_node_path_.join)(folder, name), { throwIfNoEntry: false }));
          const oldFiles = presentFiles.filter(([name]) => !realKeptPaths.has(toRealPathIfThere((0, external_node_path_.join)(folder, name))));
          const isRunFileName = (name) => name === file_names.NW.results || name === file_names.NW.journal || (0, file_names.Ke)(name) !== void 0;
          const hasRunFile = (0, external_node_fs_.readdirSync)(folder).some(isRunFileName);
          const foreignFileNames = oldFiles.filter(([name, beginning]) => !wasWrittenByRun((0, external_node_path_.join)(folder, name), derivedFileNames.has(name) && !hasRunFile ? emptyTextPattern : beginning)).map(([name]) => name);
          if (foreignFileNames.length > 0)
            throw new RangeError(`no run of this action wrote ${(0, core_text.Sh)(foreignFileNames)}. Move them, or set output-dir to another folder`);
          await Promise.all(oldFiles.map(([name]) => (0, host_files.Jm)(() => (0, promises_.rm)((0, external_node_path_.join)(folder, name), { force: true }))));
        } catch (cause) {
          const message = `Old files in the folder for evidence could not be removed: ${(0, errors.bD)(cause)}.`;
          throw new errors._Z("OUTPUT_UNWRITABLE", message, { cause });
        }
      }
      const beginningBytes = 4096;
      function wasWrittenByRun(path, beginning) {
        try {
          const firstText = Buffer.from((0, host_files.i4)(path, beginningBytes)).toString("latin1");
          return firstText === "" || beginning.test(firstText);
        } catch (thrown) {
          if (thrown instanceof RangeError)
            return false;
          throw thrown;
        }
      }
      function toRealPathIfThere(path) {
        return (0, external_node_fs_.existsSync)(path) ? (0, paths.hv)(path) : path;
      }
    })
  ),
  /***/
  5835: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        IW: () => (
          /* binding */
          withReleaseNames
        ),
        /* harmony export */
        gg: () => (
          /* binding */
          withReleaseAdvice
        ),
        /* harmony export */
        nv: () => (
          /* binding */
          usesAssetNames
        ),
        /* harmony export */
        xp: () => (
          /* binding */
          createLateAssetFinder
        ),
        /* harmony export */
        ym: () => (
          /* binding */
          reportUnjudgedAssets
        )
        /* harmony export */
      });
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6608);
      var _core_file_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3364);
      var _core_row_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1663);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2872);
      var _candidates_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5823);
      function withReleaseNames(namedByPath, inputs) {
        if (!usesAssetNames(inputs))
          return namedByPath;
        const { candidates, list } = namedByPath;
        const renamedCandidates = candidates.map(withAssetName);
        refuseCollisions(candidates, renamedCandidates);
        return { candidates: renamedCandidates, ...list && { list: { ...list, name: (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_1__.rw)(list.name) } } };
      }
      function usesAssetNames({ fromRelease, releaseAttach }) {
        return fromRelease || releaseAttach === "assets" || releaseAttach === "both";
      }
      function withAssetName(candidate) {
        if (candidate.kind === "asset")
          return candidate;
        if (candidate.kind === "file") {
          const { source } = candidate;
          return { ...candidate, source: { ...source, name: (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_1__.rw)(source.name) } };
        }
        const { subject } = candidate;
        const name = (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_1__.rw)(subject.name);
        if (candidate.kind === "digest")
          return { ...candidate, subject: { ...candidate.subject, name } };
        return subject.path === void 0 ? candidate : { ...candidate, subject: { ...subject, name } };
      }
      function refuseCollisions(candidates, renamedCandidates) {
        const namePairs = candidates.map((candidate, index) => ({
          givenName: (0, _candidates_js__WEBPACK_IMPORTED_MODULE_4__.Vb)(candidate).name,
          releaseName: (0, _candidates_js__WEBPACK_IMPORTED_MODULE_4__.Vb)(renamedCandidates[index] ?? candidate).name
        }));
        const filesByReleaseName = Map.groupBy(namePairs, ({ releaseName }) => releaseName);
        const collisionSentences = [...filesByReleaseName].flatMap(([releaseName, files]) => files.length === 1 ? [] : `${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.Sh)(files.map(({ givenName }) => givenName))} would all be called ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.zz)(releaseName)}.`);
        if (collisionSentences.length === 0)
          return;
        const shownSentences = collisionSentences.slice(0, maxShownCollisions).join("\n");
        const message = `Several files would have the same name in the release.
${shownSentences}`;
        const hint = "Nothing was sent. In a release, files have no folders, and GitHub renames odd characters. Rename all but one of these files.";
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("INPUT_INVALID", message, { hint, saysUnsent: true });
      }
      const maxShownCollisions = 20;
      function withReleaseAdvice(error, { rows, isRecorded }) {
        const hasOpenStamp = rows.some((row) => row.verdict === "accepted" || (0, _core_row_js__WEBPACK_IMPORTED_MODULE_2__.pC)(row));
        const { code, ownMessage, hint } = error;
        const isOutage = code === "GITHUB_UNAVAILABLE" || code === "ASSET_NOT_UPLOADED";
        const advice = isOutage ? "The verdicts stand, and the evidence is in output-dir." : hint;
        const nextStep = hasOpenStamp && !isRecorded ? unrecordedAdvice : isOutage && "Run the job again later.";
        return (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.EB)(error, ownMessage, nextStep === false ? advice : `${advice} ${nextStep}`);
      }
      const unrecordedAdvice = "Wait for block-time before you run the job again: the release does not record the stamps of this run, and a run before then may pay for them again.";
      const maxLateSearches = 5;
      function createLateAssetFinder(release, inputs, { log, signals }) {
        const takesLateAssets = inputsCoverAllAssets(inputs) && inputs.proofs.length === 0;
        let searchCount = 0;
        return async (names) => {
          searchCount += 1;
          if (!takesLateAssets || searchCount > maxLateSearches || signals.cancellation.stop.aborted)
            return [];
          const lateAssets = await release.readOtherAssets(names).catch((thrown) => {
            if (thrown instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z)
              return [];
            throw thrown;
          });
          if (lateAssets.length === 0 || names.size + lateAssets.length > inputs.maxFiles)
            return [];
          const message = `${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.hS)(lateAssets.length, "file")} came to the release meanwhile, and this run took ${lateAssets.length === 1 ? "it" : "them"} too: ${renderNames(lateAssets)}.`;
          log.notice(message, { title: "late files" });
          return lateAssets;
        };
      }
      async function reportUnjudgedAssets(rows, release, inputs, { log }) {
        const unjudgedAssets = await release.readUnjudgedAssets(rows);
        const coversAllAssets = inputsCoverAllAssets(inputs);
        for (const isError of [false, true]) {
          const someAssets = unjudgedAssets.filter(({ isReplaced }) => (isReplaced || coversAllAssets) === isError);
          if (someAssets.length === 0)
            continue;
          const message = `${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.hS)(someAssets.length, "file")} of the release ${someAssets.length === 1 ? "was" : "were"} not judged by this run: ${renderNames(someAssets)}.`;
          if (isError)
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("ASSET_NOT_JUDGED", message);
          log.notice(message, { title: "not judged" });
        }
      }
      function inputsCoverAllAssets({ fromRelease, files }) {
        return fromRelease && files.length === 0;
      }
      function renderNames(assets) {
        return (0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.Sh)(assets.map(({ name }) => name));
      }
    })
  ),
  /***/
  6252: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Mu: () => (
          /* binding */
          nobodyToAskError
        ),
        /* harmony export */
        Qh: () => (
          /* binding */
          loadWitnesses
        ),
        /* harmony export */
        oD: () => (
          /* binding */
          openSource
        ),
        /* harmony export */
        oI: () => (
          /* binding */
          answerAlways
        )
        /* harmony export */
      });
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6608);
      var _core_members_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2508);
      var _core_row_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1663);
      var _host_host_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9406);
      var _host_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2009);
      async function openSource(inputs, host, local) {
        const skipReason = (0, _host_inputs_js__WEBPACK_IMPORTED_MODULE_3__.bk)(inputs);
        if (skipReason !== void 0) {
          host.log.notice(skipReason, { title: "skipped" });
          return answerAlways({ verdict: "skipped", note: skipReason });
        }
        const source = (0, _host_inputs_js__WEBPACK_IMPORTED_MODULE_3__.vz)(inputs);
        if (source === "service")
          return openService(inputs, host);
        if (source === "nodes")
          return openNodes(inputs, host);
        const { record, witnesses } = local ?? {};
        if (record === void 0 || witnesses === void 0)
          throw nobodyToAskError(inputs);
        return (await Promise.all(
          /* import() */
          [__webpack_require__.e(753), __webpack_require__.e(218)]
        ).then(__webpack_require__.bind(__webpack_require__, 4218))).openClocks(record, witnesses);
      }
      function answerAlways(judgement) {
        const answer = () => Promise.resolve(judgement);
        return { stamp: answer, check: answer, verify: answer, [Symbol.asyncDispose]: async () => {
        } };
      }
      async function loadWitnesses(inputs, { signals }, record, web) {
        const areWitnessesNeeded = inputs.witness.length > 0 || record.witnesses.length > 0 || (0, _host_inputs_js__WEBPACK_IMPORTED_MODULE_3__.vz)(inputs) === "clocks";
        if (!areWitnessesNeeded || inputs.dryRun)
          return void 0;
        const { openWitnesses } = await Promise.all(
          /* import() */
          [__webpack_require__.e(753), __webpack_require__.e(440)]
        ).then(__webpack_require__.bind(__webpack_require__, 9440));
        return openWitnesses(inputs, { web, record, signal: signals.cancellation.stop });
      }
      function nobodyToAskError({ mode }) {
        const message = `${mode} has nobody to ask: no service, no chain node, and no evidence of earlier runs was found.`;
        return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("INPUT_INVALID", message, {
          hint: ({ input, setting }) => `Name a service (${input("api-url")}) or chain nodes (${input("node-url")}). Or stamp the files first, which independent clocks do without an account (${input("witness")}). Or give the evidence of an earlier run: ${setting("from-release", "true")}, or its statement in ${input("output-dir")}. A monitor takes a ${input("baseline")} too, and begins one with ${setting("if-no-api-key", "skip")}.`
        });
      }
      async function openService(inputs, { log, signals }) {
        const { apiUrl, keyError, report, sendFileNames } = inputs;
        if (apiUrl === void 0)
          throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("INTERNAL", "The service is to be asked, and has no address.");
        if (keyError !== void 0) {
          const keyFailure = (0, _core_row_js__WEBPACK_IMPORTED_MODULE_1__.w2)(keyError);
          return { ...answerAlways(keyFailure), locate: () => Promise.resolve(keyFailure) };
        }
        const { createClient } = await Promise.all(
          /* import() */
          [__webpack_require__.e(752), __webpack_require__.e(321)]
        ).then(__webpack_require__.bind(__webpack_require__, 2321));
        let trouble;
        const client = createClient({
          base: apiUrl,
          get apiKey() {
            return inputs.apiKey;
          },
          timeoutMs: inputs.requestTimeout,
          cancellation: signals.cancellation,
          onRequest: ({ path, requestId, milliseconds, result, trouble: problem, givesUpAt }) => {
            const outage = trouble ?? { startedAt: _host_host_js__WEBPACK_IMPORTED_MODULE_2__.ml.now() - milliseconds, givesUpAt: 0 };
            trouble = problem === void 0 ? void 0 : { ...outage, problem, givesUpAt: Math.max(outage.givesUpAt, givesUpAt) };
            log.debug(`POST ${path} ${result} ${milliseconds} ms, request ${requestId}`);
          },
          onPause: createPauseLogger(log)
        });
        return {
          stamp: ({ digest }) => client.stamp(digest),
          check: ({ digest }, timeUp) => client.check(digest, timeUp),
          verify: (target) => {
            if ("root" in target)
              return client.verifyProof(target);
            const { digest, name, size } = target;
            const details = sendFileNames ? { fileName: name, ...size !== void 0 && { fileSize: size } } : {};
            return client.verify(digest, { report, ...details });
          },
          locate: (digest) => client.verify(digest, { report: false }),
          trouble: () => trouble,
          [Symbol.asyncDispose]: client.close
        };
      }
      function createPauseLogger(log) {
        let isAnnotated = false;
        return (milliseconds) => {
          const seconds = Math.ceil(milliseconds / 1e3);
          const message = `The service gets too many requests (429). The run waits ${seconds} s, then goes on.`;
          if (isAnnotated)
            log.info(message);
          else
            log.notice(message, { title: "waiting" });
          isAnnotated = true;
        };
      }
      async function openNodes({ nodes, requestTimeout: timeoutMs }, { signals }) {
        const { openChain, toLocationRecord } = await __webpack_require__.e(
          /* import() */
          430
        ).then(__webpack_require__.bind(__webpack_require__, 1430));
        const closing = new AbortController();
        const chain = openChain(nodes, { timeoutMs, signal: AbortSignal.any([signals.cancellation.abort, closing.signal]) });
        const ask = (isCheck) => async (target) => {
          const hash = "root" in target ? target.root : target.digest;
          const answer = await chain.ask(hash);
          const records = answer.kind === "found" ? answer.locations.map((one) => toLocationRecord(one, hash)) : [];
          const isAnswered = answer.kind === "found" || answer.kind === "not-found";
          const isTestChain = isAnswered && await chain.isTest();
          const facts = { requestId: "", records, segments: [], ...isTestChain && { demo: isTestChain } };
          return judgeNodes(answer, facts, isCheck);
        };
        return {
          check: ask(true),
          verify: ask(false),
          // Without the abort, a request whose answer is no longer needed keeps the process alive until the node answers.
          [Symbol.asyncDispose]: async () => closing.abort()
        };
      }
      function judgeNodes(nodesAnswer, facts, isCheck) {
        const sources = nodesAnswer.sources.map(toSourceAnswer);
        if (nodesAnswer.kind === "unknown")
          return { verdict: "unknown", note: nodesAnswer.note, sources };
        if ("error" in nodesAnswer)
          return { ...(0, _core_row_js__WEBPACK_IMPORTED_MODULE_1__.w2)(nodesAnswer.error), sources };
        const commonFacts = { answer: facts, sources, ...(0, _core_members_js__WEBPACK_IMPORTED_MODULE_4__.r$)({ restsOn: nodesAnswer.restsOn }) };
        if (nodesAnswer.kind === "found")
          return { verdict: isCheck ? "found" : "verified", ...commonFacts };
        return { verdict: isCheck ? "not-found" : "no-match", ...commonFacts };
      }
      function toSourceAnswer({ name, verdict, block, confirmations, error }) {
        const isAnswered = error === void 0 || error.code === "NODE_ANSWER_INVALID";
        const errorVerdict = isAnswered ? "unknown" : (0, _core_row_js__WEBPACK_IMPORTED_MODULE_1__.w2)(error).verdict;
        const knownFacts = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_4__.r$)({ block, confirmations, code: error?.code });
        return { url: name, verdict: verdict === "error" ? errorVerdict : verdict, ...knownFacts };
      }
    })
  ),
  /***/
  2437: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        hR: () => (
          /* binding */
          openEvidencePage
        ),
        oC: () => (
          /* binding */
          readGivenList
        ),
        hV: () => (
          /* binding */
          writeFiles
        )
      });
      var external_node_path_ = __webpack_require__(6760);
      var external_node_fs_ = __webpack_require__(3024);
      var promises_ = __webpack_require__(1455);
      var core_checksums = __webpack_require__(291);
      var file_names = __webpack_require__(3364);
      var evidence_record = __webpack_require__(2896);
      var statement_file = __webpack_require__(9131);
      var hash_files = __webpack_require__(4964);
      var queue = __webpack_require__(9821);
      var host_files = __webpack_require__(6077);
      var lines = __webpack_require__(5759);
      var json_results = __webpack_require__(7867);
      var prepare = __webpack_require__(9256);
      var candidates = __webpack_require__(5823);
      var core_digest = __webpack_require__(2427);
      var core_row = __webpack_require__(1663);
      var verdicts = __webpack_require__(2107);
      var members = __webpack_require__(2508);
      var version = __webpack_require__(4983);
      var evidence_proof = __webpack_require__(2987);
      var evidence_run = __webpack_require__(552);
      var to_statement = __webpack_require__(5679);
      ;
      const statePort = 99;
      function composeStatement(run, { heads, record }, givenList, release) {
        const { checksums, rows, chain, finishedAt, witnessed } = run;
        const { witnesses = [], signedLines = checksums } = witnessed ?? {};
        const statedLines = witnesses.length > 0 ? signedLines : checksums;
        const subjects = statedLines.length > 0 ? statedLines : toProofSubjects(rows);
        return (0, to_statement.HJ)({
          ...heads.length > 0 && { after: heads },
          tool: { name: "anchor-artifacts", version: version.rE },
          mode: (0, evidence_run.zI)(run),
          // By GitHub's clock where the run spoke to GitHub: the clocks of runners differ.
          finishedOn: (release?.githubTime() ?? finishedAt).toISOString(),
          ...toRunAndService(run, record.statements.at(-1)?.statement.predicate.service?.url),
          ...(0, members.r$)({ release: release?.identity, chain, givenList }),
          subjects: subjects.map(({ name, digest: sha3_256, sha256 }) => ({
            name,
            digest: { sha3_256, ...(0, members.r$)({ sha256 }) }
          })),
          anchors: toAnchors(rows, findCoveringRow(rows)),
          ...witnesses.length > 0 && { witnesses },
          hashText: hash_files.qj
        });
      }
      function toProofSubjects(rows) {
        return rows.flatMap(({ subject }) => {
          const { digest } = subject;
          return "root" in subject && digest !== void 0 ? [{ name: digest, digest }] : [];
        });
      }
      function toRunAndService({ origin, apiUrl, nodeNames, isDemonstration }, recordedService = "") {
        const { repository, ref, commit, runUrl: url, runAttempt: attempt } = origin;
        const service = apiUrl === "" && isDemonstration ? nodeNames[0] ?? recordedService : apiUrl;
        const run = { repository, ref, commit, url, attempt };
        const knownFacts = Object.entries(run).filter(([, value]) => value !== "");
        return {
          ...knownFacts.length > 0 && { run: Object.fromEntries(knownFacts) },
          ...service !== "" && { service: { url: service, demonstration: isDemonstration } }
        };
      }
      function findCoveringRow(rows) {
        const coveringDigest = rows.find(({ coveredBy }) => coveredBy !== void 0)?.coveredBy;
        return coveringDigest && rows.find((row) => row.coveredBy === void 0 && row.subject.digest === coveringDigest);
      }
      function toAnchors(rows, listRow) {
        const doneDigests = /* @__PURE__ */ new Set();
        const placeByAddress = /* @__PURE__ */ new Map();
        const anchors = [];
        const rankOf = (row) => row.coveredBy === void 0 ? 0 : (0, verdicts.rf)(row) ? 1 : 2;
        for (const row of rows.toSorted((one, other) => rankOf(one) - rankOf(other))) {
          const { coveredBy, subject } = row;
          const digest = coveredBy ?? subject.digest;
          if (digest === void 0 || doneDigests.has(digest))
            continue;
          doneDigests.add(digest);
          const verdict = row.localVerdict ?? row.verdict;
          const isPerhapsSpent = verdict !== "unclear" && verdict !== "accepted" && (0, core_row.pC)(row);
          const covers = row === listRow || coveredBy !== void 0 ? "list" : "subject";
          const proof = "root" in subject ? (0, evidence_proof.Lr)((0, evidence_proof.Tz)(subject.bytes)) : void 0;
          const facts = { mayBeSpent: isPerhapsSpent || void 0, chain: toAnchorPlace(row, placeByAddress), proof };
          anchors.push({ covers, digest, verdict, ...(0, members.r$)(facts) });
        }
        return anchors;
      }
      function toAnchorPlace({ subject, coveredBy, answer }, placeByAddress) {
        const digest = coveredBy ?? subject.digest;
        const root = "root" in subject ? subject.root : void 0;
        const records = (answer?.records ?? []).flatMap(({ matchedHash, ...record }) => {
          const ownHash = [digest, root].find((hash) => hash !== void 0 && (0, core_digest.dv)(matchedHash, hash));
          if (ownHash === void 0)
            return [];
          return root !== void 0 && ownHash === digest ? [record] : [{ ...record, ...matchedHash && { matchedHash } }];
        });
        const address = answer?.address;
        if (records.length > 0)
          return { ...address !== void 0 && { address }, records: records.map(to_statement.Mf) };
        if (address === void 0)
          return void 0;
        const place = placeByAddress.get(address) ?? { address, port: statePort, records: [] };
        placeByAddress.set(address, place);
        return place;
      }
      ;
      async function writeFiles(run, { folder, history, release }, { subjectChecksums }, { workspace }) {
        const { rows, checksums, hasSent, witnessed, files } = run;
        const { attempt, errors } = (0, queue.S)();
        const givenListPath = (0, prepare.sS)((0, external_node_path_.resolve)(workspace, subjectChecksums));
        const write = (name, content) => attempt(async () => {
          const path = (0, external_node_path_.join)(folder, name);
          if ((0, prepare.sS)(path) !== givenListPath)
            await (0, host_files.vK)(path, content);
          return path;
        });
        const statement = await attempt(async () => {
          const newStatement = composeStatement(run, history, await readGivenList(findCoveringRow(rows), workspace), release);
          return newStatement && (0, statement_file.Rp)(newStatement, (text) => (0, hash_files.qj)([text]).sha3_256);
        });
        const { record, ownRecord } = history;
        const isStatementNew = statement !== void 0 && !run.dryRun && (hasSent || (0, evidence_record.hI)(ownRecord, statement));
        const isStatementOnPage = statement !== void 0 && (hasSent || (0, evidence_record.hI)(record, statement));
        const pageStatements = isStatementOnPage ? [...record.statements, statement] : record.statements;
        const hasSha256 = checksums.some(({ sha256 }) => sha256 !== void 0);
        const witnessFiles = witnessed?.signedLines === void 0 ? witnessed?.files ?? [] : [];
        [files.results, files.checksums, files.statement, files.page] = await Promise.all([
          write(file_names.NW.results, (0, json_results.t)(run)),
          write(file_names.NW.checksums, (0, core_checksums.pd)(checksums)),
          isStatementNew ? write((0, file_names.rC)(statement.id), statement.text) : void 0,
          statement && attempt(() => openEvidencePage(pageStatements)).then((page) => page && write(file_names.NW.page, page)),
          write(file_names.NW.badge, `${JSON.stringify((0, lines.dF)(run))}
`),
          hasSha256 ? write(file_names.NW.sha256, (0, core_checksums.iX)(checksums)) : void 0,
          ...witnessFiles.map(({ name, bytes }) => write(name, bytes))
        ]);
        const sameStatement = isStatementNew || statement === void 0 ? void 0 : findSameStatement(ownRecord, statement);
        files.statement ??= sameStatement && (0, external_node_path_.join)(folder, (0, file_names.rC)(sameStatement.id));
        run.statement = run.dryRun ? void 0 : statement;
        return errors;
      }
      function findSameStatement({ statements }, { statement }) {
        const keyOf = ({ name, digest }) => `${digest.sha3_256} ${name}`;
        return statements.findLast((file) => {
          const keysOfFile = new Set(file.statement.subject.map(keyOf));
          return statement.subject.every((subject) => keysOfFile.has(keyOf(subject)));
        });
      }
      const templateFolders = ["page", "../page", "../../dist/page"];
      async function openEvidencePage(statements) {
        const paths = templateFolders.map((folder) => (0, external_node_path_.join)(import.meta.dirname, folder, "verify.html"));
        const template = await (0, promises_.readFile)(paths.find((path) => (0, external_node_fs_.existsSync)(path)) ?? paths[0] ?? "", "utf8");
        return (0, statement_file.FH)(template, statements);
      }
      const maxListBytes = 16 * 1024 * 1024;
      async function readGivenList(listRow, workspace) {
        const subject = listRow?.subject;
        if (subject?.digest === void 0 || subject.path === void 0)
          return void 0;
        const path = (0, candidates.FS)(workspace, subject.path);
        const stats = (0, external_node_fs_.statSync)(path, { throwIfNoEntry: false });
        if (stats === void 0 || stats.size > maxListBytes)
          return void 0;
        const text = await (0, promises_.readFile)(path, "utf8");
        return (0, hash_files.qj)([text]).sha3_256 === subject.digest ? { name: subject.name, text } : void 0;
      }
    })
  )
};
