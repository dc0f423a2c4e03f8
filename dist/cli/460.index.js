export const id = 460;
export const ids = [460];
export const modules = {
  /***/
  965: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        I7: () => (
          /* binding */
          networkReasonOf
        ),
        /* harmony export */
        c$: () => (
          /* binding */
          getWithRedirects
        ),
        /* harmony export */
        jo: () => (
          /* binding */
          backoffMs
        ),
        /* harmony export */
        k3: () => (
          /* binding */
          limitDownload
        ),
        /* harmony export */
        kQ: () => (
          /* binding */
          createWebClient
        )
        /* harmony export */
      });
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6608);
      var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5961);
      var _core_addresses_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2703);
      const defaultMaxSilenceMs = 6e4;
      function createWebClient(maxSilenceMs = defaultMaxSilenceMs) {
        const dispatchersByBase = /* @__PURE__ */ new Map();
        const closeController = new AbortController();
        const dispatcherOf = (url) => {
          const base = (0, _core_addresses_js__WEBPACK_IMPORTED_MODULE_2__.U9)(url) && url.protocol === "http:" ? "http://localhost" : "https://localhost";
          const dispatcher = dispatchersByBase.get(base) ?? Promise.all(
            /* import() */
            [__webpack_require__.e(752), __webpack_require__.e(493)]
          ).then(__webpack_require__.bind(__webpack_require__, 7874)).then(({ createDispatcher }) => createDispatcher(new URL(base), closeController.signal));
          dispatchersByBase.set(base, dispatcher);
          return dispatcher;
        };
        const requestOnce = async (url, headers, request) => {
          const answerPromise = (await dispatcherOf(url)).request({
            origin: url.origin,
            path: `${url.pathname}${url.search}`,
            ...request,
            headers: { "user-agent": "anchor-artifacts", ...headers, "accept-encoding": "identity" },
            headersTimeout: maxSilenceMs,
            bodyTimeout: maxSilenceMs
          });
          const { statusCode, ...answer } = await raceWithAbort(answerPromise, request.signal);
          answer.body.on("error", () => {
          });
          return { host: url.host, status: statusCode, headers: answer.headers, body: answer.body };
        };
        const close = async () => closeController.abort();
        return {
          fetch: async (address, init) => {
            const { fetch } = await __webpack_require__.e(
              /* import() */
              752
            ).then(__webpack_require__.t.bind(__webpack_require__, 6752, 19));
            return fetch(address, { ...init, dispatcher: await dispatcherOf(new URL(address)) });
          },
          get: (url, headers, signal) => requestOnce(url, headers, { method: "GET", signal }),
          post: (url, headers, body, signal) => requestOnce(url, headers, { method: "POST", body, signal }),
          close,
          [Symbol.asyncDispose]: close
        };
      }
      async function raceWithAbort(work, signal) {
        const { promise: abortPromise, reject } = Promise.withResolvers();
        const rejectNow = () => reject(signal.reason);
        signal.addEventListener("abort", rejectNow);
        if (signal.aborted)
          rejectNow();
        return Promise.race([work, abortPromise]).finally(() => signal.removeEventListener("abort", rejectNow));
      }
      const maxRedirects = 5;
      async function getWithRedirects(web, start, signal, rules) {
        let url = start;
        for (let hop = 0; hop <= maxRedirects; hop += 1) {
          if (!rules.isAllowed(url)) {
            const { protocol, host, origin } = url;
            throw new RangeError(protocol === "https:" || hop > 0 && host !== "" ? `${origin} is not an address to read from` : "its address does not begin with https://");
          }
          const answer = await web.get(url, rules.headersFor(url), signal);
          const location = answer.headers.location;
          if (answer.status < 300 || answer.status >= 400 || location === void 0)
            return answer;
          answer.body.destroy();
          if (!URL.canParse(location, url.href))
            throw new RangeError("it redirects to something that is not an address");
          url = new URL(location, url);
        }
        throw new RangeError("its redirects do not end");
      }
      const minBytesPerMinute = 6e4;
      const maxDownloadMs = 6 * 60 * 6e4;
      async function* limitDownload(body, maxBytes, { now }) {
        const refuse = (problem) => new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("ASSET_UNREADABLE", `The server ${problem}.`);
        const startedAt = now();
        let [minuteStart, minuteBytes] = [startedAt, 0];
        for await (const chunk of (0, _core_json_js__WEBPACK_IMPORTED_MODULE_1__.OC)(body, maxBytes, () => refuse(`sends more than the ${maxBytes} bytes of the file`))) {
          minuteBytes += chunk.length;
          const isMinuteOver = now() - minuteStart >= defaultMaxSilenceMs;
          if (isMinuteOver && minuteBytes < minBytesPerMinute)
            throw refuse("sends less than 1 kB a second");
          if (isMinuteOver)
            [minuteStart, minuteBytes] = [now(), 0];
          if (minuteStart - startedAt > maxDownloadMs)
            throw refuse("has not sent all of it within six hours");
          yield chunk;
        }
      }
      const opensslError = /:error:[0-9A-F]{8}:[^:]*:[^:]*:([^:\n]+)/;
      function networkReasonOf(cause) {
        if (cause instanceof AggregateError && cause.errors.length > 0)
          return networkReasonOf(cause.errors[0]);
        if (!(cause instanceof Error))
          return String(cause);
        const code = "code" in cause ? String(cause.code) : cause.name;
        const [, opensslReason] = opensslError.exec(cause.message) ?? [];
        if (opensslReason !== void 0)
          return `${code} ${opensslReason}`;
        return cause.message.includes(code) ? cause.message : `${code} ${cause.message}`;
      }
      function backoffMs(attempt, random, minShare = 0) {
        return 1e3 * 2 ** (attempt - 1) * (minShare + (1 - minShare) * random);
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
        return path !== void 0 && fingerprint !== void 0 && !(0, _hash_hash_files_js__WEBPACK_IMPORTED_MODULE_4__._5)((0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workspace, path), fingerprint);
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
        const service = (0, _host_inputs_js__WEBPACK_IMPORTED_MODULE_2__.f3)(inputs);
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
          const serviceStamps = anchor.stamps.filter((stamp) => (stamp.service ?? service) === service);
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
          if (line?.service === service)
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
        if (error instanceof errors._Z && /^(?:EVIDENCE|INPUT)_INVALID$/.test(error.code))
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
      const emptyPattern = /^$/;
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
          const foreignFileNames = oldFiles.filter(([name, beginning]) => !wasWrittenByRun((0, external_node_path_.join)(folder, name), derivedFileNames.has(name) && !hasRunFile ? emptyPattern : beginning)).map(([name]) => name);
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
  5460: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        ut: () => (
          /* binding */
          createRun
        ),
        Wv: () => (
          /* binding */
          logEnding
        ),
        b5: () => (
          /* binding */
          runJob
        )
      });
      var downloads = __webpack_require__(965);
      var core_row = __webpack_require__(1663);
      var core_text = __webpack_require__(2872);
      var evidence_run = __webpack_require__(552);
      var host_host = __webpack_require__(9406);
      var host_inputs = __webpack_require__(2009);
      var headline = __webpack_require__(2366);
      var external_node_os_ = __webpack_require__(8161);
      var external_node_process_ = __webpack_require__(1708);
      var version = __webpack_require__(4983);
      ;
      const maxProblems = 20;
      const problemReportTitle = "Problem report, to copy whole: it holds no secrets and no file names";
      function renderProblemReport(mode, problems) {
        const problemLines = problems.map(({ code, requestId }) => requestId === void 0 ? code : `${code}, request ${requestId}`);
        const lines2 = [...Map.groupBy(problemLines, (line) => line)].map(([line, { length }]) => length === 1 ? line : `${line}, ${length} times`);
        const hiddenCount = lines2.length - maxProblems;
        return (0, core_text.hq)([
          `anchor-artifacts ${version.rE}, node ${external_node_process_.versions.node}, ${(0, external_node_os_.platform)()} ${(0, external_node_os_.arch)()}${mode === void 0 ? "" : `, mode ${mode}`}`,
          ...lines2.slice(0, maxProblems),
          hiddenCount > 0 && `and ${hiddenCount} more`
        ]);
      }
      var promises_ = __webpack_require__(8500);
      var digest = __webpack_require__(2427);
      var causes = __webpack_require__(4110);
      var lines = __webpack_require__(5759);
      var markdown = __webpack_require__(79);
      var checksums = __webpack_require__(291);
      var core_errors = __webpack_require__(6608);
      var file_names = __webpack_require__(3364);
      var verdicts = __webpack_require__(2107);
      var hash_file = __webpack_require__(1953);
      var hash_files = __webpack_require__(4964);
      var queue = __webpack_require__(9821);
      var host_signals = __webpack_require__(2348);
      var run_candidates = __webpack_require__(5823);
      ;
      async function askEach(candidates, hashedSubjects, { ask, isAskedByName, findCoveringList, confirm, concurrency, signals, addRecordedFacts, onRow }) {
        const rows = Array.from({ length: candidates.length });
        const unansweredTargets = /* @__PURE__ */ new Map();
        const storeRow = (index, row) => {
          addRecordedFacts(row);
          return rows[index] = row;
        };
        async function* yieldAskable() {
          for await (const [index, candidate] of hashedSubjects) {
            if (candidate.kind === "failed")
              onRow(storeRow(index, toFailedRow(candidate)));
            else {
              const { subject } = candidate;
              const coveredBy = "root" in subject ? void 0 : findCoveringList(subject.digest);
              const target = { index, subject, ...coveredBy && { coveredBy } };
              unansweredTargets.set(index, target);
              yield target;
            }
          }
        }
        const requests = (0, queue.Tm)(yieldAskable(), ({ coveredBy, subject }) => ask(coveredBy ? { name: file_names.NW.checksums, digest: coveredBy } : subject), {
          concurrency,
          stop: signals.cancellation.stop,
          keyOf: (target) => answerKeyOf(target, isAskedByName),
          onResult: (target, judgement) => {
            unansweredTargets.delete(target.index);
            onRow(storeRow(target.index, toRow(target, judgement, confirm(judgement, target.subject))));
          }
        });
        await (0, host_signals.j)(requests, signals);
        for (const target of unansweredTargets.values())
          storeRow(target.index, toRow(target, cancelledBeforeAnswer));
        return candidates.map((candidate, index) => rows[index] ?? storeRow(index, toFailedRow((0, run_candidates.V5)(candidate))));
      }
      function toRow({ subject, coveredBy }, answer, judgement = answer) {
        const isJudgedByList = answer.verdict === "timestamped" && answer.listDigest !== subject.digest;
        const listDigest = coveredBy ?? (isJudgedByList ? answer.listDigest : void 0);
        return { ...judgement, subject, ...listDigest && { coveredBy: listDigest } };
      }
      function answerKeyOf({ coveredBy, subject }, isAskedByName = false) {
        if ("root" in subject)
          return `${subject.digest} ${(0, hash_file.yi)(subject.bytes)}`;
        return isAskedByName ? `${subject.digest} ${subject.name}` : coveredBy ?? subject.digest;
      }
      const cancelledBeforeAnswer = {
        verdict: "unclear",
        note: "The job was cancelled before an answer about this file came. The request may have been carried out all the same."
      };
      function toFailedRow({ subject, error }) {
        const isChanged = error.code === "ASSET_DIGEST_MISMATCH";
        return { subject, ...isChanged ? { verdict: "changed", note: error.message } : (0, core_row.w2)(error) };
      }
      function toChecksumLines(subjects) {
        const sortedSubjects = subjects.filter((subject) => subject.digest !== void 0).sort((a, b) => (0, checksums.MP)(a.name, b.name));
        return sortedSubjects.filter(({ name }, index) => sortedSubjects[index + 1]?.name !== name);
      }
      async function askManifest(candidates, hashed, listOrAlgorithm, options) {
        const subjects = await (0, run_candidates.GQ)(candidates, hashed, options.signals);
        const files2 = listOrAlgorithm === "sha256" ? subjects.map(failWithoutSha256) : subjects;
        const checksums2 = toChecksumLines(files2.map(({ subject: subject2 }) => subject2));
        if (files2.length === 0)
          return { rows: [], checksums: checksums2 };
        const subject = typeof listOrAlgorithm === "object" ? listOrAlgorithm : toListSubject(listOrAlgorithm, checksums2);
        const failedFile = typeof listOrAlgorithm === "string" ? files2.find((file) => file.kind === "failed") : void 0;
        const message = "The list was not sent, because files that belong in it failed.";
        const error = failedFile && new core_errors._Z("NOT_ATTEMPTED", message, { cause: failedFile.error });
        const candidate = error ? { kind: "failed", subject, error } : { kind: "digest", subject };
        const [listRow] = await askEach([candidate], [[0, candidate]], { ...options, findCoveringList: () => void 0 });
        if (listRow === void 0)
          return { rows: [], checksums: checksums2 };
        listRow.isList = true;
        const coveredRows = await toCoveredRows(files2, subject.digest, (0, evidence_run.lG)(listRow), options);
        const lfDigest = typeof listOrAlgorithm === "object" ? listOrAlgorithm.lf : void 0;
        if (lfDigest !== void 0 && await isLfListStamped(lfDigest, subject.name, listRow, options))
          listRow.isStampedWithLf = true;
        return { rows: [listRow, ...coveredRows], checksums: checksums2 };
      }
      async function isLfListStamped(lfDigest, name, { verdict }, options) {
        if (verdict !== "not-found" && verdict !== "no-match")
          return false;
        const candidate = { kind: "digest", subject: { name, digest: lfDigest } };
        const quietOptions = { ...options, findCoveringList: () => void 0, onRow: () => {
        } };
        const [lfRow] = await askEach([candidate], [[0, candidate]], quietOptions);
        return lfRow !== void 0 && (0, verdicts.rf)(lfRow);
      }
      function toListSubject(algorithm, lines2) {
        const [name, text] = algorithm === "sha256" ? [file_names.NW.sha256, (0, checksums.iX)(lines2)] : [file_names.NW.checksums, (0, checksums.pd)(lines2)];
        const { sha3_256: digest2, sha256, size } = (0, hash_files.qj)(text);
        const hasSha256 = lines2.some((line) => line.sha256 !== void 0);
        return { name, digest: digest2, size, ...hasSha256 && { sha256 } };
      }
      function failWithoutSha256(file) {
        if (file.kind === "failed" || file.subject.sha256 !== void 0)
          return file;
        const message = "Clocks sign SHA-256, and of this file only the SHA3-256 is given. Nothing was sent.";
        const hint = "Put the file beside the list, or leave it out.";
        return { kind: "failed", subject: file.subject, error: new core_errors._Z("CHECKSUMS_INVALID", message, { hint }) };
      }
      const rowsBetweenPauses = 1e3;
      async function toCoveredRows(files2, listDigest, judgement, { confirm, addRecordedFacts, onRow }) {
        const rows = [];
        for (const file of files2) {
          const row = file.kind === "failed" ? toFailedRow(file) : { ...confirm(judgement, file.subject), subject: file.subject, coveredBy: listDigest };
          addRecordedFacts(row);
          rows.push(row);
          if (rows.length % rowsBetweenPauses === 0)
            await (0, promises_.setImmediate)();
        }
        rows.forEach(onRow);
        return rows;
      }
      function bindProofs(subjects, proofs) {
        const provenDigests = /* @__PURE__ */ new Set();
        const boundProofs = proofs.flatMap((each) => {
          if (!("root" in each.subject))
            return [each];
          const { bytes, root, ...proof } = each.subject;
          provenDigests.add(proof.digest);
          const files2 = subjects.flatMap((file) => file.kind === "digest" && file.subject.digest === proof.digest ? [file.subject] : []);
          if (files2.length > 0)
            return files2.map((subject) => ({ kind: "digest", subject: { ...proof, ...subject, bytes, root } }));
          const { name, digest: digest2, path } = proof;
          const error = new core_errors._Z("PROOF_INVALID", `The proof is for the digest ${digest2}, and no given file has it.`);
          return [{ kind: "failed", subject: { name, ...path !== void 0 && { path } }, error }];
        });
        const unprovenFiles = subjects.filter((file) => !(file.kind === "digest" && provenDigests.has(file.subject.digest)));
        const failedFiles = unprovenFiles.map((file) => {
          if (file.kind === "failed")
            return file;
          const error = new core_errors._Z("PROOF_MISSING", "None of the proof files names this file.");
          return { kind: "failed", subject: file.subject, error };
        });
        return [...boundProofs, ...failedFiles];
      }
      var open_stamp = __webpack_require__(781);
      ;
      const timetables = {
        /** For a stamp whose answer was lost or unreadable: an early check may miss it, as the service's index lags. */
        unresolved: { firstTimesMs: [2e3, 5e3, 15e3], intervalMs: 3e4 },
        /** For an accepted stamp: a block takes seconds to minutes. */
        accepted: { firstTimesMs: [1e3, 3e3, 7e3, 15e3], intervalMs: 15e3 }
      };
      function nextDueTime({ firstTimesMs, intervalMs }, startedAt, now) {
        const firstTime = firstTimesMs.find((time) => startedAt + time > now);
        if (firstTime !== void 0)
          return startedAt + firstTime;
        const lastFirstTime = startedAt + (firstTimesMs.at(-1) ?? 0);
        return lastFirstTime + intervalMs * (Math.floor((now - lastFirstTime) / intervalMs) + 1);
      }
      async function poll(items, { askAbout, deadline, clock, stop, onWait }) {
        const remainingMs = Math.max(0, Math.ceil(deadline - clock.now()));
        const timeUp = Number.isFinite(remainingMs) ? AbortSignal.any([AbortSignal.timeout(remainingMs), stop]) : stop;
        const isOver = () => timeUp.aborted || clock.now() >= deadline;
        for (; ; ) {
          const dueTimes = items.flatMap(({ dueAt }) => dueAt ?? []);
          if (dueTimes.length === 0 || isOver())
            return;
          onWait?.(dueTimes.length);
          const nextAt = dueTimes.reduce((one, other) => Math.min(one, other), deadline);
          await clock.wait(Math.max(0, nextAt - clock.now()), timeUp);
          if (isOver())
            return;
          const dueItems = items.filter(({ dueAt }) => dueAt !== void 0 && dueAt <= clock.now());
          if (await askAbout(dueItems, timeUp))
            return;
        }
      }
      async function checkUntilOnChain(stamps, options) {
        const now = options.clock.now();
        const awaitedStamps = [...stamps].map(([digest2, judgement]) => {
          const stamp = { digest: digest2, judgement, sentAt: now, dueAt: now };
          if (!isResendDue(stamp, options))
            stamp.dueAt = nextCheckTime(stamp, options);
          return stamp;
        });
        const breaker = (0, queue.kL)(options.stop);
        await poll(awaitedStamps, { ...options, askAbout: (due, timeUp) => checkDue(due, { ...options, breaker }, timeUp) });
        explainUnchecked(awaitedStamps.filter(isUnsettled));
        return new Map(awaitedStamps.map(({ digest: digest2, judgement, lastCheck }) => [digest2, (0, open_stamp.UA)(judgement, lastCheck)]));
      }
      function isUnsettled({ judgement, lastCheck }) {
        return (0, open_stamp.AJ)(judgement) && lastCheck?.verdict !== "found";
      }
      function isResendDue({ judgement }, { blockTimeMs, clock }) {
        const unresolved = judgement.unresolved;
        return unresolved?.mayResend === true && unresolved.sinceMs + blockTimeMs <= clock.now();
      }
      function nextCheckTime(stamp, { clock, blockTimeMs }) {
        if (!isUnsettled(stamp))
          return void 0;
        const now = clock.now();
        const unresolved = stamp.judgement.unresolved;
        if (unresolved === void 0)
          return nextDueTime(timetables.accepted, stamp.sentAt, now);
        const regularTime = nextDueTime(timetables.unresolved, unresolved.sinceMs, now);
        const resendTime = unresolved.sinceMs + blockTimeMs;
        return unresolved.mayResend && resendTime > now ? Math.min(regularTime, resendTime) : regularTime;
      }
      async function checkDue(due, options, timeUp) {
        let isAskingOver = false;
        const tasks = (0, queue.JL)(options.concurrency, async (stamp) => {
          if (timeUp.aborted || isAskingOver)
            return;
          const wasResendDue = isResendDue(stamp, options);
          const check = await options.check(stamp.digest, timeUp);
          if (!(timeUp.aborted && (0, open_stamp.OF)(check)))
            stamp.lastCheck = check;
          isAskingOver ||= forbidsRequests(check);
          const maySend = !timeUp.aborted && options.breaker.reason() === void 0;
          if (wasResendDue && check.verdict === "not-found" && maySend)
            await sendAgain(stamp, options);
        });
        due.forEach(tasks.add);
        await tasks.whenDone();
        for (const stamp of due)
          stamp.dueAt = nextCheckTime(stamp, options);
        return due.some(({ lastCheck }) => lastCheck !== void 0 && (forbidsRequests(lastCheck) || (0, open_stamp.OF)(lastCheck)));
      }
      async function sendAgain(stamp, { resend, clock, breaker }) {
        const secondJudgement = await resend(stamp.digest);
        breaker.watch(secondJudgement.error ?? secondJudgement.unresolved?.outage);
        const unresolved = secondJudgement.unresolved ?? stamp.judgement.unresolved;
        if (forbidsRequests(secondJudgement))
          stamp.lastCheck = secondJudgement;
        if (secondJudgement.error === void 0 || secondJudgement.unresolved !== void 0) {
          stamp.judgement = secondJudgement;
          delete stamp.lastCheck;
        }
        if (unresolved !== void 0 && stamp.judgement.unresolved !== void 0) {
          stamp.judgement = { ...stamp.judgement, unresolved: { ...unresolved, mayResend: false } };
        }
        stamp.sentAt = clock.now();
      }
      function explainUnchecked(unsettled) {
        const errors = unsettled.flatMap(({ lastCheck }) => lastCheck?.error ?? []);
        const finalError = errors.find((error) => forbidsRequests({ error }));
        const cause = finalError ?? errors.findLast((error) => !(0, open_stamp.OF)({ error })) ?? errors.at(-1);
        if (cause === void 0)
          return;
        for (const stamp of unsettled) {
          const isExplained = stamp.lastCheck !== void 0 && (finalError === void 0 || stamp.lastCheck.error !== void 0);
          if (isExplained)
            continue;
          const message = `Nothing was asked for it after ${cause.code}: ${(0, core_errors.NS)(cause)}`;
          stamp.lastCheck = (0, core_row.w2)(new core_errors._Z("NOT_ATTEMPTED", message, { cause }));
        }
      }
      function forbidsRequests({ error }) {
        return error !== void 0 && (0, core_errors.u2)(error.code).stopsRun === true;
      }
      var result_words = __webpack_require__(2464);
      var release_access = __webpack_require__(5835);
      var write_evidence = __webpack_require__(2437);
      ;
      async function leaveEvidence(run, prepared, witnesses, inputs, host) {
        const { history, release } = prepared;
        const { attempt, errors: releaseReadErrors } = (0, queue.S)();
        if (release !== void 0 && history.damaged.length === 0)
          await logChangedVerdicts(run.rows, host.log, () => attempt(() => release.compare(run.rows)));
        const witnessErrors = await askWitnesses(run, witnesses, inputs, host);
        const hasAnswer = (0, host_inputs.vz)(inputs) !== "clocks" && run.rows.some(({ answer }) => answer !== void 0);
        run.isDemonstration = !asksClocksToSign(inputs) && (hasAnswer ? (0, evidence_run.Mo)(run.rows) : history.record.isDemonstration);
        run.finishedAt = /* @__PURE__ */ new Date();
        run.chain = (0, evidence_run.dR)(inputs, run);
        if (inputs.dryRun)
          run.plan = (0, headline.EG)(run, inputs);
        const writeErrors = await (0, write_evidence.hV)(run, prepared, host.workspace);
        logOutcome(run, host);
        if (history.damaged.length > 0)
          run.reports = /* @__PURE__ */ new Map();
        const attachErrors = await release?.attach?.(run, witnesses?.read) ?? [];
        if (release !== void 0 && releaseReadErrors.length === 0 && attachErrors.length === 0)
          await attempt(() => (0, release_access.ym)(run.rows, release, inputs, host));
        const releaseErrors = [...attachErrors, ...releaseReadErrors].map((one) => (0, release_access.gg)(one, run));
        run.problems.push(...writeErrors, ...witnessErrors, ...releaseErrors);
        run.finishedAt = /* @__PURE__ */ new Date();
      }
      async function logChangedVerdicts(rows, log, work) {
        const oldVerdicts = rows.map(({ verdict }) => verdict);
        await work();
        for (const [index, row] of rows.entries())
          if (row.verdict !== oldVerdicts[index])
            log.info((0, lines.aF)(row));
      }
      function asksClocksToSign(inputs) {
        return inputs.mode === "stamp" && (0, host_inputs.vz)(inputs) === "clocks";
      }
      async function askWitnesses(run, witnesses, inputs, { log }) {
        const { checksums: checksums2, rows } = run;
        const signingError = asksClocksToSign(inputs) ? rows[0]?.error : void 0;
        if (witnesses === void 0 || signingError?.code === "NOT_ATTEMPTED")
          return [];
        const hasSha256 = checksums2.some(({ sha256 }) => sha256 !== void 0);
        const witnessed = hasSha256 ? await witnesses.askAbout(checksums2) : void 0;
        run.witnessed = witnessed;
        for (const { sentence } of witnessed?.sentences ?? [])
          log.info(`${sentence}.`);
        const areWitnessesIgnored = !hasSha256 && inputs.mode !== "check" && inputs.witness.length > 0;
        const noSha256Error = new core_errors._Z("WITNESS_UNAVAILABLE", "No witness was asked: no file's SHA-256 is known.", {
          hint: "Give the files, not only a list of their SHA3-256 digests."
        });
        const warnings = witnessed?.warnings ?? (areWitnessesIgnored ? [noSha256Error] : []);
        const failingErrors = inputs.failOn.has("witness") ? warnings.filter(({ code }) => code !== "WITNESS_CLOCK") : [];
        for (const warning of signingError === void 0 ? warnings : []) {
          if (!failingErrors.includes(warning))
            log.warning(`${warning.message} ${warning.hintFor(log.front)}`, { title: warning.code });
        }
        return failingErrors;
      }
      function warnOfUnnamedChain({ rows, chain }, log) {
        if (chain !== void 0 || (0, evidence_run.Mo)(rows) || (0, evidence_run.sv)(rows).anchored === 0)
          return;
        const { code, message, hint } = new core_errors._Z("CHAIN_UNNAMED", "The evidence does not name the chain, because neither the service nor the inputs name it.");
        log.warning(`${message} ${hint}`, { title: code });
      }
      function logOutcome(run, { log }) {
        const demonstrationLine = (0, evidence_run.Mo)(run.rows) ? result_words.a0 : void 0;
        for (const line of [(0, headline.Lf)(run), (0, causes.xk)(run.rows), run.plan, demonstrationLine]) {
          if (line !== void 0)
            log.info(line);
        }
      }
      ;
      async function waitForStamps(rows, { ask, check, locate }, { mode, wait: waitMs, blockTime: blockTimeMs, concurrency }, { log, signals }, onWait, endsAt) {
        const isAnswerMismatched = () => rows.some((row) => (0, open_stamp.Wk)(row));
        if (mode !== "stamp" || locate === void 0 || isAnswerMismatched())
          return endsAt;
        const showWait = (waitingFor, waitingSince) => onWait({ waitingFor, waitLimitMs: waitMs, waitingSince });
        const checkDigest = (digest2, timeUp) => check({ name: digest2, digest: digest2 }, timeUp);
        const waitTools = {
          check: checkDigest,
          resend: ask,
          showWait,
          waitMs,
          endsAt,
          blockTimeMs,
          concurrency,
          log,
          signals
        };
        const deadline = waitMs > 0 ? endsAt ?? host_host.ml.now() + waitMs : Number.NEGATIVE_INFINITY;
        let waitEndsAt = endsAt;
        await logChangedVerdicts(rows, log, async () => {
          if (waitMs > 0)
            waitEndsAt = await waitUntilOnChain(rows, waitTools);
          if (!isAnswerMismatched())
            await locateBlocks(rows, locate, { concurrency, signals, deadline });
        });
        return waitEndsAt;
      }
      async function waitUntilOnChain(rows, { check, resend, showWait, waitMs, endsAt, log, signals, ...options }) {
        const awaitedStamps = findAwaitedStamps(rows);
        if (awaitedStamps.size === 0)
          return endsAt;
        const stamps = new Map([...awaitedStamps].map(([digest2, { judgement }]) => [digest2, judgement]));
        const clock = host_host.ml;
        const waitStartedAt = endsAt === void 0 ? findLastAnswerTime(stamps, clock.now()) : endsAt - waitMs;
        const { keepFound, latest } = createResultKeeper(stamps);
        const chainChecks = checkUntilOnChain(stamps, {
          ...options,
          check: async (digest2, timeUp) => keepFound(digest2, await check(digest2, timeUp)),
          deadline: waitStartedAt + waitMs,
          resend: (digest2) => wait_sendAgain(awaitedStamps.get(digest2)?.subject ?? { name: digest2, digest: digest2 }, resend, log),
          clock,
          stop: signals.cancellation.stop,
          onWait: (count) => showWait(`a block: ${count} of ${(0, core_text.hS)(awaitedStamps.size, "stamp")}`, waitStartedAt)
        });
        const results = await (0, host_signals.j)(chainChecks, signals) ?? latest;
        log.info(renderWaitResult(results));
        for (const row of rows) {
          const digest2 = row.coveredBy ?? row.subject.digest;
          const judgement = digest2 === void 0 || !(0, open_stamp.AJ)(row) ? void 0 : results.get(digest2);
          if (judgement !== void 0)
            (0, evidence_run.N9)(row, judgement);
        }
        return waitStartedAt + waitMs;
      }
      async function wait_sendAgain(subject, resend, log) {
        const message = `The answer to the stamp of ${(0, core_text.zz)(subject.name)} was lost, and after ${(0, host_host.fX)(log).input("block-time")} the chain does not hold it. So the stamp is sent once more.`;
        log.warning(message, { title: "stamp sent again" });
        const secondJudgement = await resend(subject);
        const error = secondJudgement.unresolved === void 0 ? secondJudgement.error : void 0;
        if (error !== void 0)
          log.warning(`The second stamp of ${(0, core_text.zz)(subject.name)}: ${error.message} ${error.hintFor(log.front)}`, {
            title: error.code
          });
        return secondJudgement;
      }
      function createResultKeeper(stamps) {
        const latest = new Map(stamps);
        const keepFound = (digest2, check) => {
          const stamped = stamps.get(digest2);
          if (check.verdict === "found" && stamped !== void 0)
            latest.set(digest2, (0, open_stamp.UA)(stamped, check));
          return check;
        };
        return { keepFound, latest };
      }
      function findAwaitedStamps(rows) {
        const digestsAndStamps = rows.flatMap((row) => {
          const { subject, coveredBy } = row;
          const isStamp = subject.digest !== void 0 && coveredBy === void 0 && (0, open_stamp.AJ)(row);
          return isStamp ? [[subject.digest, { subject, judgement: (0, evidence_run.lG)(row) }]] : [];
        });
        return new Map(digestsAndStamps);
      }
      function findLastAnswerTime(stamps, now) {
        const answerTimeOf = ({ unresolved }) => unresolved === void 0 || unresolved.isOfEarlierRun === true ? now : unresolved.sinceMs;
        return [...stamps.values()].reduce((latest, judgement) => Math.max(latest, answerTimeOf(judgement)), Number.NEGATIVE_INFINITY);
      }
      function renderWaitResult(results) {
        const judgements = [...results.values()];
        const foundCount = judgements.filter(({ verdict }) => verdict === "anchored").length;
        const foundText = `${foundCount} of ${judgements.length} stamps found on the chain`;
        const errorCodes = judgements.flatMap((judgement) => (judgement.verdict === "accepted" ? judgement.checkErrorCode : judgement.error?.code) ?? []);
        if (errorCodes.length === 0)
          return `${foundText}.`;
        const codes = [...new Set(errorCodes)].join(", ");
        return `${foundText}; for ${errorCodes.length} the service could not be asked (${codes}).`;
      }
      async function locateBlocks(rows, locate, { concurrency, signals, deadline, clock = host_host.ml }) {
        const digestsWithoutBlock = [...new Set(rows.flatMap((row) => lacksBlock(row) ? row.subject.digest ?? [] : []))];
        if (digestsWithoutBlock.length === 0)
          return;
        const judgementByDigest = /* @__PURE__ */ new Map();
        const { stop } = signals.cancellation;
        const startedAt = clock.now();
        const askAbout = async (due) => {
          let isAskingOver = false;
          const onResult = ({ digest: digest2 }, judgement) => {
            if (!judgementByDigest.has(digest2) || judgement.verdict === "verified")
              judgementByDigest.set(digest2, judgement);
            isAskingOver ||= forbidsRequests(judgement) || (0, open_stamp.OF)(judgement);
          };
          const keyOf = ({ digest: digest2 }) => digest2;
          await (0, queue.Tm)(due, ({ digest: digest2 }) => locate(digest2), { concurrency, keyOf, stop, onResult });
          const nextRequestAt = nextDueTime(timetables.accepted, startedAt, clock.now());
          for (const soughtBlock of due) {
            const isAskedAgain = nextRequestAt <= deadline && judgementByDigest.get(soughtBlock.digest)?.verdict === "no-match";
            soughtBlock.dueAt = isAskedAgain ? nextRequestAt : void 0;
          }
          return isAskingOver;
        };
        const soughtBlocks = digestsWithoutBlock.map((digest2) => ({ digest: digest2, dueAt: startedAt }));
        await (0, host_signals.j)(poll(soughtBlocks, { askAbout, deadline: Number.POSITIVE_INFINITY, clock, stop }), signals);
        for (const row of rows)
          addFoundBlock(row, judgementByDigest, clock.now());
      }
      function lacksBlock(row) {
        const isStampOnChain = row.verdict === "anchored" || row.verdict === "already-anchored";
        return isStampOnChain && row.coveredBy === void 0 && (0, evidence_run.$p)(row) === void 0;
      }
      function addFoundBlock(row, judgementByDigest, now) {
        const digest2 = row.coveredBy ?? row.subject.digest;
        const locatedJudgement = digest2 && judgementByDigest.get(digest2);
        if (locatedJudgement === void 0 || row.verdict !== "anchored" && row.verdict !== "already-anchored")
          return;
        const refusal = (0, open_stamp.yu)(locatedJudgement);
        if (refusal !== void 0)
          Object.assign(row, { refusal });
        else if (locatedJudgement.verdict === "no-match")
          (0, evidence_run.N9)(row, (0, open_stamp.Hj)(row, locatedJudgement.answer, now));
        else if (locatedJudgement.verdict === "verified") {
          const answer = { ...locatedJudgement.answer, requestId: row.answer.requestId };
          Object.assign(row, { answer: (0, open_stamp.pX)(answer, row.answer) });
        }
      }
      ;
      async function askSubjects(run, subjects, tools, inputs, host) {
        const { findLateAssets } = tools;
        const { waitEndsAt: firstWaitEndsAt, ...results } = await hashAskAndWait(subjects, tools, inputs, host);
        Object.assign(run, results);
        if (findLateAssets === void 0 || inputs.anchor === "manifest")
          return;
        for (let waitEndsAt = firstWaitEndsAt; ; ) {
          const lateAssets = await findLateAssets(new Set(run.rows.map(({ subject }) => subject.name)));
          if (lateAssets.length === 0)
            return;
          const lateSubjects = { candidates: [...lateAssets], proofs: [], count: lateAssets.length };
          const lateTools = { ...tools, ask: withKnownAnswers(tools, run.rows) };
          const lateResults = await hashAskAndWait(lateSubjects, lateTools, inputs, host, waitEndsAt);
          waitEndsAt = lateResults.waitEndsAt;
          run.rows = [...run.rows, ...lateResults.rows];
          run.checksums = toChecksumLines(run.rows.map(({ subject }) => subject));
        }
      }
      function withKnownAnswers({ ask, isAskedByName }, rows) {
        if (isAskedByName === true)
          return ask;
        const rowsByDigest = new Map(rows.map((row) => [row.coveredBy ?? row.subject.digest, row]));
        return async (target) => {
          const row = rowsByDigest.get(target.digest);
          return row === void 0 ? await ask(target) : (0, evidence_run.lG)(row);
        };
      }
      async function hashAskAndWait(subjects, tools, inputs, host, waitEndsAt) {
        const { log } = host;
        const { count, candidates, proofs } = subjects;
        log.debug(`Hashing ${(0, core_text.hS)(count, "subject")}.`);
        const requestsTotal = inputs.anchor === "manifest" ? 1 : proofs.length > 0 ? proofs.length : candidates.length;
        const counts = { ...host_host.nd, requestsTotal };
        const hashAndAsk = async () => {
          const readProgress = () => ({ ...counts, trouble: withWaitLimit(tools.trouble?.(), inputs) });
          const progress = (0, host_host.u5)(log, readProgress);
          try {
            await (0, promises_.setImmediate)();
            const results = await askByAnchor(subjects, tools, inputs, host, counts);
            const onWait = (waiting) => void Object.assign(counts, waiting);
            const endsAt = await waitForStamps(results.rows, tools, inputs, host, onWait, waitEndsAt);
            if (inputs.mode === "stamp")
              await (0, run_candidates.b6)(results.rows, host);
            return { ...results, waitEndsAt: endsAt };
          } finally {
            progress.stop();
          }
        };
        return count > markdown.FA ? log.group(`${count} subjects, a line each`, hashAndAsk) : hashAndAsk();
      }
      function withWaitLimit(trouble, { mode, wait }) {
        if (trouble === void 0 || mode !== "stamp")
          return trouble;
        return { ...trouble, givesUpAt: Math.max(trouble.givesUpAt, trouble.startedAt + wait) };
      }
      async function askByAnchor(subjects, { ask, isAskedByName, findCoveringList, addRecordedFacts, findLateAssets }, inputs, { log, signals, workspace }, counts) {
        const { candidates, list } = subjects;
        const areClocksAsked = (0, host_inputs.vz)(inputs) === "clocks";
        const hash = createHasher(inputs, list !== void 0, { log, signals, workspace }, counts);
        const hashedSubjects = hash(candidates);
        const askOptions = {
          ask,
          ...isAskedByName && { isAskedByName },
          findCoveringList,
          addRecordedFacts,
          confirm: (judgement, subject) => inputs.mode === "verify" ? (0, run_candidates.Zz)(judgement, subject, workspace) : judgement,
          concurrency: inputs.concurrency,
          signals,
          onRow: (row) => {
            counts.requestsDone = Math.min(counts.requestsDone + 1, counts.requestsTotal);
            log.info((0, lines.aF)(row));
          }
        };
        if (inputs.anchor === "manifest") {
          const allHashed = list === void 0 && findLateAssets ? withLateAssets(candidates, hashedSubjects, findLateAssets, hash) : hashedSubjects;
          return askManifest(candidates, allHashed, list ?? (areClocksAsked ? "sha256" : "sha3-256"), askOptions);
        }
        const areSubjectsWanted = inputs.files.length > 0 || inputs.subjectChecksums !== "" || inputs.fromRelease;
        if (inputs.proofs.length > 0)
          return askProofs(subjects, hashedSubjects, areSubjectsWanted, askOptions);
        const rows = await askEach(candidates, hashedSubjects, askOptions);
        return { rows, checksums: toChecksumLines(rows.map(({ subject }) => subject)) };
      }
      function createHasher(inputs, mustBeListed, { log, signals, workspace }, counts) {
        const hashOptions = {
          wantsSha256: (0, run_candidates.ri)(inputs),
          wantsFingerprint: inputs.mode !== "check",
          mustBeListed,
          workspace,
          signal: signals.cancellation.stop,
          onBytes: (bytes) => void (counts.hashedBytes += bytes),
          onHashed: () => void (counts.hashedFiles += 1)
        };
        return (someCandidates) => {
          const sizes = someCandidates.map(run_candidates.$d).filter((size) => size !== void 0);
          counts.totalBytes += sizes.reduce((sum, size) => sum + size, 0);
          counts.totalFiles += sizes.length;
          return storeSubjects((0, run_candidates.rA)(someCandidates, hashOptions), someCandidates, log);
        };
      }
      async function* storeSubjects(hashed, candidates, log) {
        const emptyIndexes = candidates.flatMap((candidate, index) => (0, run_candidates.$d)(candidate) === 0 ? [index] : []);
        let isWarned = false;
        for await (const indexed of hashed) {
          const [index, candidate] = indexed;
          const { subject } = candidate;
          candidates[index] = candidate;
          if (!isWarned && subject.digest !== void 0 && subject.digest === digest.IK) {
            isWarned = true;
            const otherEmptyCount = emptyIndexes.filter((other) => other !== index).length;
            const { message, target } = (0, causes.B_)(subject, otherEmptyCount);
            log.warning(message, target);
          }
          yield indexed;
        }
      }
      async function* withLateAssets(candidates, hashed, findLateAssets, hash) {
        yield* hashed;
        for (; ; ) {
          const lateAssets = await findLateAssets(new Set(candidates.map((candidate) => (0, run_candidates.Vb)(candidate).name)));
          if (lateAssets.length === 0)
            return;
          const startIndex = candidates.length;
          candidates.push(...lateAssets);
          for await (const [index, subject] of hash([...lateAssets]))
            yield [startIndex + index, subject];
        }
      }
      async function askProofs({ candidates, proofs }, hashed, areSubjectsWanted, askOptions) {
        const subjects = await (0, run_candidates.GQ)(candidates, hashed, askOptions.signals);
        const targets = areSubjectsWanted ? bindProofs(subjects, proofs) : proofs;
        return {
          rows: await askEach(targets, targets.entries(), askOptions),
          checksums: toChecksumLines(subjects.map(({ subject }) => subject))
        };
      }
      var run_history = __webpack_require__(3605);
      var external_node_fs_ = __webpack_require__(3024);
      var external_node_fs_promises_ = __webpack_require__(1455);
      var external_node_path_ = __webpack_require__(6760);
      var json = __webpack_require__(5961);
      var addresses = __webpack_require__(2703);
      var files = __webpack_require__(6077);
      var run_journal = __webpack_require__(7990);
      ;
      function openJournalAndReports(inputs, { log, signals, origin }, folder, web) {
        const { mode, apiUrl, report, releaseAttach } = inputs;
        (0, files.vo)(folder, log.warning);
        const sendsRequests = (0, host_inputs.bk)(inputs) === void 0;
        const hasJournal = sendsRequests && (mode === "stamp" || (0, external_node_fs_.existsSync)((0, external_node_path_.join)(folder, file_names.NW.journal)));
        const lineFacts = { runId: origin.runId, service: apiUrl?.href ?? "" };
        const warn = (error) => log.warning(`${(0, core_text.em)(error.message)} ${error.hintFor(log.front)}`, { title: error.code });
        const journal = hasJournal ? (0, run_journal._0)(folder, lineFacts, warn) : void 0;
        const reportStore = createReportStore(web, folder, apiUrl, signals.cancellation.stop);
        const { beginAttempt, errors } = (0, queue.S)();
        const areReportsAttached = releaseAttach === "assets" || releaseAttach === "both";
        const isReportWanted = mode === "verify" && report && (0, host_inputs.f3)(inputs) !== "";
        let hasWarned = false;
        const warnOfMissingReport = (judgement, { name }) => {
          const { report: reportLink, reportLost } = judgement.answer ?? {};
          if (hasWarned || judgement.verdict !== "verified" || reportLink !== void 0 || reportLost !== void 0)
            return;
          hasWarned = true;
          const message = `The service verified ${(0, core_text.zz)(name)}, but sent no report (PDF). This is said only once.`;
          log.warning(message, { title: "REPORT_UNAVAILABLE" });
        };
        return {
          /** Asks about a target, and downloads at once the report that the answer links to: links expire soon. */
          askAndSaveReport: async (target, ask) => {
            const onReportLost = areReportsAttached ? beginAttempt() : warn;
            const judgement = await ask();
            if (isReportWanted)
              warnOfMissingReport(judgement, target);
            (await reportStore.keep(judgement, target)).forEach(onReportLost);
            return judgement;
          },
          /** The journal of stamps; absent where the run sends no request, or does not stamp and finds no journal. */
          journal,
          reports: reportStore.savedReports,
          /** The errors of reports that were to be attached and could not be kept; they fail the run. */
          errors,
          [Symbol.dispose]: () => journal?.close()
        };
      }
      const lostReportHint = "The report is the service's PDF about a verification, and may have been paid for. The verdict on your files stands without it. Verify again only if you want the report: that is a new payment.";
      const maxReportBytes = 20 * 1024 * 1024;
      const reportTimeoutMs = 12e4;
      function createReportStore(web, folder, apiUrl, stop) {
        const savedReports = /* @__PURE__ */ new Map();
        const entries = (0, external_node_fs_.existsSync)(folder) ? (0, external_node_fs_.readdirSync)(folder, { withFileTypes: true }) : [];
        const reportNames = entries.filter((one) => one.isFile() && one.name.endsWith(".pdf")).map(({ name }) => name);
        const earlierNames = new Map(reportNames.map((name) => [(0, file_names.ve)(name), name]));
        const isAllowed = (url) => (0, addresses.DB)(url.href) !== void 0 && (url.protocol === "https:" || (0, addresses.U9)(url) && apiUrl !== void 0 && (0, addresses.U9)(apiUrl));
        const nameFor = (0, file_names.W3)();
        return {
          /** The reports on disk that this run saved, by the address from which each was downloaded. */
          savedReports,
          /** Downloads the report that `judgement` links to, if it links to one; returns the errors. */
          keep: async (judgement, subject) => {
            const { report, reportLost } = judgement.answer ?? {};
            const reason = `the answer to its request was lost: ${reportLost}`;
            const options = { hint: lostReportHint };
            const lostErrors = reportLost === void 0 ? [] : [toReportError(subject.name, reason, "REPORT_UNAVAILABLE", options)];
            const address = report?.url;
            if (address === void 0 && earlierNames.size === 0)
              return lostErrors;
            const name = nameFor(subject);
            const path = (0, external_node_path_.join)(folder, name);
            try {
              const earlierName = earlierNames.get((0, file_names.ve)(name));
              if (earlierName !== void 0) {
                earlierNames.delete((0, file_names.ve)(name));
                const oldPath = (0, external_node_path_.join)(folder, earlierName);
                const keptPath = (0, external_node_path_.join)(folder, (0, file_names.cq)(subject.name, (0, hash_file.yi)(await (0, external_node_fs_promises_.readFile)(oldPath)), true));
                await (0, files.Jm)(() => (0, external_node_fs_promises_.rename)(oldPath, keptPath));
              }
              if (address === void 0 || savedReports.has(address))
                return lostErrors;
              const signal = AbortSignal.any([stop, AbortSignal.timeout(reportTimeoutMs)]);
              await (0, files.vK)(path, readReport(web, { address, subject: subject.name }, isAllowed, signal));
              savedReports.set(address, { name, path });
              return lostErrors;
            } catch (thrown) {
              return [...lostErrors, (0, core_errors.Xt)(thrown)];
            }
          }
        };
      }
      async function* readReport(web, { address, subject }, isAllowed, signal) {
        try {
          if (!URL.canParse(address))
            throw new RangeError("its address does not begin with https://");
          const requestRules = { isAllowed, headersFor: () => ({ accept: "application/pdf" }) };
          const { status, body } = await (0, downloads.c$)(web, new URL(address), signal, requestRules);
          try {
            if (status !== 200)
              throw new Error(`its server answered ${status}`);
            yield* checkPdf(body);
          } finally {
            body.destroy();
          }
        } catch (thrown) {
          const code = thrown instanceof RangeError ? "REPORT_INVALID" : "REPORT_UNAVAILABLE";
          throw toReportError(subject, (0, core_errors.bD)(thrown), code, { cause: thrown });
        }
      }
      function toReportError(subject, why, code, options) {
        return new core_errors._Z(code, (0, core_text.em)(`The report of ${(0, core_text.zz)(subject)} could not be saved: ${why}`), options);
      }
      async function* checkPdf(body) {
        let firstBytes = Buffer.alloc(0);
        const toSizeError = () => new RangeError("it is larger than 20 MiB");
        for await (const chunk of (0, json.OC)(body, maxReportBytes, toSizeError)) {
          if (firstBytes.length < 5)
            firstBytes = Buffer.concat([firstBytes, chunk.subarray(0, 5)]).subarray(0, 5);
          if (!"%PDF-".startsWith(firstBytes.toString("latin1")))
            throw new RangeError("it is not a PDF");
          yield chunk;
        }
        if (firstBytes.length < 5)
          throw new RangeError("it is not a PDF");
      }
      var prepare = __webpack_require__(9256);
      var run_source = __webpack_require__(6252);
      ;
      function createAsk(run, source, inputs, { log, signals }, { journal, askAndSaveReport }, earlierStamps) {
        const { mode, wait, blockTime } = inputs;
        const request = source[mode];
        if (request === void 0)
          throw new core_errors._Z("INTERNAL", `Nobody who can ${mode} was named.`);
        if (mode !== "stamp" || source.locate === void 0)
          return (target) => askAndSaveReport(target, () => request(target));
        logShortWait(inputs, log);
        const unconsideredStamps = new Map(earlierStamps);
        const guardStamp = createStampGuard(source, earlierStamps);
        const stampTools = {
          send: (digest2) => {
            run.hasSent = true;
            return request({ name: digest2, digest: digest2 });
          },
          check: (digest2) => source.check({ name: digest2, digest: digest2 }),
          journal,
          blockTimeMs: blockTime,
          isWaitedFor: wait > 0,
          clock: host_host.ml,
          stop: signals.cancellation.stop,
          warn: log.warning
        };
        return (subject) => {
          const earlierStamp = unconsideredStamps.get(subject.digest);
          unconsideredStamps.delete(subject.digest);
          const isSentAgain = earlierStamp !== void 0 && inputs.again === true;
          if (isSentAgain)
            warnOfRepeatedStamp(subject.name, earlierStamp, log);
          const stamp = () => stampOne(subject, { ...stampTools, earlierStamp: isSentAgain ? void 0 : earlierStamp });
          return askAndSaveReport(subject, earlierStamp === void 0 ? () => guardStamp(stamp) : stamp);
        };
      }
      async function stampOne(subject, tools) {
        const { earlierStamp, journal, send } = tools;
        const earlierJudgement = earlierStamp && await resumeStamp(subject, earlierStamp, tools);
        if (earlierJudgement !== void 0)
          return earlierJudgement;
        try {
          journal?.recordIntent(subject);
        } catch (thrown) {
          return (0, core_row.w2)((0, core_errors.Xt)(thrown));
        }
        const judgement = await checkBriefly(subject.digest, await send(subject.digest), tools);
        journal?.recordResult(subject, judgement);
        return judgement;
      }
      async function resumeStamp({ name, digest: digest2 }, earlierStamp, { check, blockTimeMs, clock, warn }) {
        const checkJudgement = await check(digest2);
        if (checkJudgement.verdict === "found")
          return { verdict: "already-anchored", answer: checkJudgement.answer };
        const verdict = earlierStamp.verdict === "anchored" ? "accepted" : earlierStamp.verdict;
        if (earlierStamp.verdict === "anchored" && checkJudgement.verdict !== "not-found")
          return checkJudgement;
        if (checkJudgement.verdict !== "not-found" || earlierStamp.ageMs < blockTimeMs)
          return (0, open_stamp.UA)(toOpenJudgement({ ...earlierStamp, verdict }, clock.now()), checkJudgement);
        const message = `${(0, core_text.zz)(name)}: an earlier run sent a stamp ${(0, run_journal.Qt)(earlierStamp)}, but the chain does not hold it. So the stamp is sent once more.`;
        warn(message, { title: "stamp sent again" });
        return void 0;
      }
      function toOpenJudgement({ verdict, ageMs, requestId }, now) {
        if (verdict === "accepted") {
          return { verdict: "accepted", answer: { requestId: requestId ?? "", records: [], segments: [] } };
        }
        const ownMessage = `An earlier run sent this stamp ${(0, run_journal.Qt)({ ageMs })} and did not hear that it was made.`;
        return (0, open_stamp.BZ)({ kind: verdict, sinceMs: now - ageMs, isOfEarlierRun: true, mayResend: true, ownMessage }, requestId === void 0 ? {} : { requestId });
      }
      async function checkBriefly(digest2, sentJudgement, tools) {
        const { check, clock, stop, isWaitedFor, blockTimeMs } = tools;
        const unresolved = sentJudgement.unresolved;
        if (unresolved === void 0)
          return sentJudgement;
        if (unresolved.longPause !== void 0)
          return (0, open_stamp.UA)(sentJudgement, (0, core_row.w2)(unresolved.longPause));
        const { sinceMs: since, pauseMs = 0, mayResend } = unresolved;
        const lastCheckAt = since + Math.max(pauseMs, ...timetables.unresolved.firstTimesMs);
        const resendAt = isWaitedFor && mayResend ? since + blockTimeMs : Number.POSITIVE_INFINITY;
        const nextCheckTime2 = () => Math.max(since + pauseMs, nextDueTime(timetables.unresolved, since, clock.now()));
        let lastCheck;
        const polledStamp = { dueAt: nextCheckTime2() };
        const askAbout = async () => {
          const judgement = await check(digest2);
          const isUnanswered = (0, open_stamp.OF)(judgement) || judgement.verdict === "unreachable";
          if (lastCheck === void 0 || lastCheck.error !== void 0 || !isUnanswered)
            lastCheck = judgement;
          const isDueAgain = judgement.verdict === "not-found" && clock.now() >= resendAt;
          const mayChange = !(0, open_stamp.OF)(judgement) && (judgement.verdict === "unreachable" || judgement.verdict === "not-found" || judgement.verdict === "unknown");
          const nextCheckAt = isDueAgain || !mayChange ? Number.POSITIVE_INFINITY : nextCheckTime2();
          polledStamp.dueAt = nextCheckAt <= lastCheckAt ? nextCheckAt : void 0;
          return false;
        };
        await poll([polledStamp], { askAbout, deadline: Number.POSITIVE_INFINITY, clock, stop });
        return (0, open_stamp.UA)(sentJudgement, lastCheck ?? await check(digest2));
      }
      function warnOfRepeatedStamp(name, earlierStamp, log) {
        const message = `${(0, core_text.zz)(name)}: an earlier run sent a stamp ${(0, run_journal.Qt)(earlierStamp)} (${earlierStamp.verdict}). Because of --again, another one is sent. Where the chain holds the file already, the service makes no new stamp.`;
        log.warning(message, { title: "stamped again" });
      }
      function createStampGuard({ check }, earlierStamps) {
        const mismatchedDigest = [...earlierStamps].find(([, { isMismatched }]) => isMismatched)?.[0];
        let checkPromise;
        const checkOnce = (digest2) => checkPromise ??= check({ name: digest2, digest: digest2 });
        return async (stamp) => {
          const judgement = mismatchedDigest && await checkOnce(mismatchedDigest);
          if (judgement === void 0 || judgement.verdict === "found" || judgement.verdict === "not-found")
            return stamp();
          return judgement.error === void 0 ? judgement : (0, queue.v8)(judgement.error);
        };
      }
      function logShortWait({ wait, blockTime }, log) {
        if (wait === 0 || wait >= blockTime)
          return;
        const message = `The run waits ${wait / 1e3} s for the chain, and a block may take ${blockTime / 1e3} s (${(0, host_host.fX)(log).input("block-time")}). So some stamps may be no more than accepted when it ends.`;
        log.notice(message, { title: "short wait" });
      }
      ;
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
      async function runJob(inputs, host, { openRelease, present }) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
          const run = createRun(inputs, host.origin);
          const web = __addDisposableResource(env_1, (0, downloads.kQ)(), true);
          const prepared = await (0, prepare.LS)(inputs, host, openRelease && ((releaseInputs) => openRelease(web, releaseInputs)));
          const { folder, release, subjects, history } = prepared;
          const journalAndReports = __addDisposableResource(env_1, openJournalAndReports(inputs, host, folder, web), false);
          const journalLines = journalAndReports.journal?.lines ?? [];
          const { earlierStamps, ...earlierFacts } = (0, run_history.vu)(inputs, history, journalLines, release);
          const witnesses = await (0, run_source.Qh)(inputs, host, history.record, web);
          const source = __addDisposableResource(env_1, await (0, run_source.oD)(inputs, host, { record: history.record, witnesses }), true);
          const ask = createAsk(run, source, inputs, host, journalAndReports, earlierStamps);
          const findLateAssets = release && (0, release_access.xp)(release, inputs, host);
          await askSubjects(run, subjects, { ...source, ...earlierFacts, ask, findLateAssets }, inputs, host);
          run.reports = journalAndReports.reports;
          await leaveEvidence(run, prepared, witnesses, inputs, host);
          run.problems.push(...journalAndReports.errors);
          run.problems.push(...await present(run));
          await logEnding(run, host);
          return run;
        } catch (e_1) {
          env_1.error = e_1;
          env_1.hasError = true;
        } finally {
          const result_1 = __disposeResources(env_1);
          if (result_1)
            await result_1;
        }
      }
      function createRun(inputs, origin) {
        const { mode, dryRun, failOn, nodes } = inputs;
        return {
          mode,
          origin,
          startedAt: /* @__PURE__ */ new Date(),
          finishedAt: /* @__PURE__ */ new Date(),
          apiUrl: (0, host_inputs.f3)(inputs),
          nodeNames: nodes.map(({ name }) => name),
          dryRun,
          isSkipped: (0, host_inputs.bk)(inputs) !== void 0,
          failOn,
          rows: [],
          checksums: [],
          hasSent: false,
          isDemonstration: false,
          files: {},
          reports: /* @__PURE__ */ new Map(),
          problems: []
        };
      }
      async function logEnding(run, host) {
        const { log } = host;
        const rowsThatFail = (0, evidence_run.ST)(run);
        const unreadRows = rowsThatFail.filter((row) => isUnread(row, run.problems));
        const toleratedRows = run.rows.filter((row) => !(0, core_row.zn)(row) && !(0, evidence_run.FR)(row, run.failOn));
        warnOfUnnamedChain(run, log);
        logUnwrittenEvidence(run.problems, (0, evidence_run.G_)(unreadRows).length, log);
        host.annotate("error", rowsThatFail.filter((row) => !unreadRows.includes(row)));
        warnOfTolerated(run, toleratedRows, host);
        if ((0, evidence_run.Pc)(run))
          return;
        logWhyRunFails(run, (0, evidence_run.G_)(rowsThatFail), log);
        if ((0, evidence_run.MR)(run)) {
          const [message, advice] = (0, headline.sL)(run, (0, host_host.fX)(log));
          if (rowsThatFail.length > 0)
            log.info(`The run fails: ${message}.`);
          else
            log.error(`The run fails: ${message}. ${advice}`, { title: "nothing stamped" });
        }
        const rowFacts = [...rowsThatFail, ...toleratedRows].map((row) => ({
          code: row.error?.code ?? row.verdict,
          requestId: (0, core_row.Gb)(row)
        }));
        const reportLines = renderProblemReport(run.mode, [...rowFacts, ...run.problems]);
        await log.group(problemReportTitle, async () => {
          for (const line of reportLines)
            log.info(line);
        });
      }
      function logWhyRunFails({ rows, failOn }, failingFiles, log) {
        if (failingFiles.length === 0)
          return;
        const input = (0, host_host.fX)(log).input("fail-on");
        const blamedFiles = failingFiles.filter(({ verdict }) => failOn.has(verdict));
        const refusedCount = failingFiles.length - blamedFiles.length;
        const { length: fileCount } = (0, evidence_run.G_)(rows);
        const causes2 = (0, core_text.hq)([
          blamedFiles.length > 0 && `${(0, headline.Pn)(blamedFiles, fileCount)}, and ${input} lists ${renderVerdicts(blamedFiles)}`,
          refusedCount > 0 && `the service refused requests about ${refusedCount} of ${fileCount} files`
        ]);
        log.info(`The run fails: ${causes2.join("; ")}.`);
      }
      const rootCauseRank = { RELEASE_NOT_FOUND: -1, NOT_ATTEMPTED: 1 };
      function isUnread({ verdict, error }, problems) {
        const isAssetUnread = verdict === "unreachable" && error?.code === "ASSET_UNREADABLE";
        return isAssetUnread && problems.some(({ code }) => code === "GITHUB_UNAVAILABLE");
      }
      function logUnwrittenEvidence(problems, unreadCount, log) {
        const rankOf = ({ code }) => rootCauseRank[code] ?? 0;
        const [rootCause, ...otherErrors] = problems.toSorted((one, other) => rankOf(one) - rankOf(other));
        if (rootCause === void 0)
          return;
        const { length: otherCount } = otherErrors;
        const missingNote = otherCount === 1 ? "1 more piece of evidence is missing." : `${otherCount} more pieces of evidence are missing.`;
        const unreadNote = unreadCount > 0 && `${(0, core_text.hS)(unreadCount, "file")} could not be read.`;
        const hint = rootCause.hintFor(log.front);
        const sentences = [(0, core_text.em)(rootCause.message), unreadNote, otherCount > 0 && missingNote, hint];
        log.error((0, core_text.hq)(sentences).join(" "), { title: rootCause.code, count: problems.length });
        for (const { code, message } of otherErrors)
          if (message !== rootCause.message)
            log.info(`${code}: ${message}`);
      }
      function warnOfTolerated(run, toleratedRows, { log, annotate }) {
        const toleratedFiles = (0, evidence_run.G_)(toleratedRows);
        if (toleratedFiles.length === 0)
          return;
        const counts = (0, headline.Pn)(toleratedFiles, (0, evidence_run.G_)(run.rows).length);
        if (!(0, evidence_run.MR)(run))
          log.warning(`${counts}. This does not fail the run, because ${(0, host_host.fX)(log).input("fail-on")} does not list ${renderVerdicts(toleratedRows)}.`, { title: "fail-on" });
        annotate("warning", toleratedRows);
      }
      function renderVerdicts(rows) {
        return [...new Set(rows.map(({ verdict }) => verdict))].join(", ");
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
  )
};
