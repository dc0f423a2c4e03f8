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
        const toDownloadError = (problem) => new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("ASSET_UNREADABLE", `The server ${problem}.`);
        const startedAt = now();
        let [minuteStart, minuteBytes] = [startedAt, 0];
        for await (const chunk of (0, _core_json_js__WEBPACK_IMPORTED_MODULE_1__.OC)(body, maxBytes, () => toDownloadError(`sends more than the ${maxBytes} bytes of the file`))) {
          minuteBytes += chunk.length;
          const isMinuteOver = now() - minuteStart >= defaultMaxSilenceMs;
          if (isMinuteOver && minuteBytes < minBytesPerMinute)
            throw toDownloadError("sends less than 1 kB a second");
          if (isMinuteOver)
            [minuteStart, minuteBytes] = [now(), 0];
          if (minuteStart - startedAt > maxDownloadMs)
            throw toDownloadError("has not sent all of it within six hours");
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
        explainUnsettled(awaitedStamps.filter(isUnsettled));
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
        const isOfThisRun = stamp.judgement.unresolved?.isOfEarlierRun !== true;
        const unresolved = secondJudgement.unresolved ?? stamp.judgement.unresolved;
        if (forbidsRequests(secondJudgement))
          stamp.lastCheck = secondJudgement;
        if (secondJudgement.error === void 0 || secondJudgement.unresolved !== void 0) {
          stamp.judgement = isOfThisRun ? asFoundAfterStamp(secondJudgement) : secondJudgement;
          delete stamp.lastCheck;
        }
        if (unresolved !== void 0 && stamp.judgement.unresolved !== void 0) {
          stamp.judgement = { ...stamp.judgement, unresolved: { ...unresolved, mayResend: false } };
        }
        stamp.sentAt = clock.now();
      }
      function asFoundAfterStamp(secondJudgement) {
        return secondJudgement.verdict === "already-anchored" ? { ...secondJudgement, verdict: "anchored" } : secondJudgement;
      }
      function explainUnsettled(unsettled) {
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
        const writeErrors = await (0, write_evidence.hV)(run, prepared, inputs, host);
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
        const locatingEndsAt = waitMs > 0 ? endsAt ?? host_host.ml.now() + waitMs : Number.NEGATIVE_INFINITY;
        let waitEndsAt = endsAt;
        await logChangedVerdicts(rows, log, async () => {
          if (waitMs > 0)
            waitEndsAt = await waitUntilOnChain(rows, waitTools);
          if (!isAnswerMismatched())
            await locateBlocks(rows, locate, { concurrency, signals, deadline: locatingEndsAt });
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
        const lineFacts = { runId: origin.runId, service: (0, host_inputs.vz)(inputs) === "nodes" ? void 0 : apiUrl?.href ?? "" };
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
          reports: reportStore.savedReportByUrl,
          /** The errors of reports that were to be attached and could not be kept; they fail the run. */
          errors,
          [Symbol.dispose]: () => journal?.close()
        };
      }
      const lostReportHint = "The report is the service's PDF about a verification, and may have been paid for. The verdict on your files stands without it. Verify again only if you want the report: that is a new payment.";
      const maxReportBytes = 20 * 1024 * 1024;
      const reportTimeoutMs = 12e4;
      function createReportStore(web, folder, apiUrl, stop) {
        const savedReportByUrl = /* @__PURE__ */ new Map();
        const entries = (0, external_node_fs_.existsSync)(folder) ? (0, external_node_fs_.readdirSync)(folder, { withFileTypes: true }) : [];
        const reportNames = entries.filter((one) => one.isFile() && one.name.endsWith(".pdf")).map(({ name }) => name);
        const earlierNames = new Map(reportNames.map((name) => [(0, file_names.ve)(name), name]));
        const isAllowed = (url) => (0, addresses.DB)(url.href) !== void 0 && (url.protocol === "https:" || (0, addresses.U9)(url) && apiUrl !== void 0 && (0, addresses.U9)(apiUrl));
        const nameFor = (0, file_names.W3)();
        return {
          /** The reports on disk that this run saved, by the address from which each was downloaded. */
          savedReportByUrl,
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
              if (address === void 0 || savedReportByUrl.has(address))
                return lostErrors;
              const signal = AbortSignal.any([stop, AbortSignal.timeout(reportTimeoutMs)]);
              await (0, files.vK)(path, readReport(web, { address, subject: subject.name }, isAllowed, signal));
              savedReportByUrl.set(address, { name, path });
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
          send: createSender(run, request, inputs),
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
      function createSender(run, request, { keyError }) {
        let openCount = 0;
        let hasSent = false;
        return async (digest2) => {
          if (keyError !== void 0)
            return request({ name: digest2, digest: digest2 });
          run.hasSent = true;
          openCount += 1;
          const judgement = await request({ name: digest2, digest: digest2 });
          openCount -= 1;
          hasSent ||= !(0, open_stamp.OF)(judgement) || judgement.unresolved !== void 0;
          run.hasSent = hasSent || openCount > 0;
          return judgement;
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
  )
};
