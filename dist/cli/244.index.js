export const id = 244;
export const ids = [244];
export const modules = {
  /***/
  2244: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        waitForFinality: () => (
          /* binding */
          waitForFinality
        )
        /* harmony export */
      });
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3026);
      var _core_open_stamp_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4327);
      var _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(973);
      var _core_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5299);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7422);
      var _host_clock_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4258);
      var _host_queue_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(299);
      var _host_signals_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9869);
      var _follow_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(889);
      async function waitForFinality(results, { find, resend, waitFor, waitTimeoutMs, log, signals, ...options }) {
        const awaited = awaitedOf(results);
        if (awaited.size === 0)
          return results;
        const stamps = new Map([...awaited].map(([digest, { outcome }]) => [digest, outcome]));
        const clock = _host_clock_js__WEBPACK_IMPORTED_MODULE_5__.m;
        const waiting = awaitFinality(stamps, {
          ...options,
          deadline: lastAnswer(stamps, clock.now()) + waitTimeoutMs,
          check: find,
          resend: (digest) => {
            const { subject } = awaited.get(digest) ?? { subject: { name: digest, digest } };
            log.warning(`The answer to the stamp of ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_4__.zz)(subject.name)} was lost, and after block-time the chain does not hold it: it is sent once more.`);
            return resend(subject);
          },
          clock,
          stop: signals.cancellation.stop,
          onRound: (count) => waitFor(`${count} ${count === 1 ? "hash" : "hashes"} to appear on the chain`)
        });
        const ended = await (0, _host_signals_js__WEBPACK_IMPORTED_MODULE_8__.j)(waiting, signals) ?? stamps;
        log.info(renderEnded(ended));
        return results.map((result) => {
          const digest = result.coveredBy ?? (0, _core_report_js__WEBPACK_IMPORTED_MODULE_3__.ol)(result);
          const outcome = digest === void 0 || !(0, _core_open_stamp_js__WEBPACK_IMPORTED_MODULE_1__.AJ)(result.outcome) ? void 0 : ended.get(digest);
          return outcome === void 0 ? result : { ...result, outcome };
        });
      }
      function awaitedOf(results) {
        const awaited = results.flatMap(({ subject, outcome, coveredBy }) => "digest" in subject && coveredBy === void 0 && (0, _core_open_stamp_js__WEBPACK_IMPORTED_MODULE_1__.AJ)(outcome) ? [[subject.digest, { subject, outcome }]] : []);
        return new Map(awaited);
      }
      function lastAnswer(stamps, now) {
        return [...stamps.values()].reduce((latest, outcome) => Math.max(latest, (0, _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__.wf)(outcome)?.since ?? now), Number.NEGATIVE_INFINITY);
      }
      function renderEnded(ended) {
        const outcomes = [...ended.values()];
        const found = `${outcomes.filter(({ kind }) => kind === "anchored").length} of ${outcomes.length} stamps found on the chain`;
        const unasked = outcomes.flatMap((outcome) => (outcome.kind === "accepted" ? outcome.unasked : (0, _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__.Mz)(outcome)?.code) ?? []);
        if (unasked.length === 0)
          return `${found}.`;
        return `${found}; for ${unasked.length} the service could not be asked (${[...new Set(unasked)].join(", ")}).`;
      }
      async function awaitFinality(stamps, options) {
        const now = options.clock.now();
        const pending = [...stamps].map(([digest, stamped]) => {
          const stamp = { digest, stamped, since: now, next: now };
          if (!isDueAgain(stamp, options))
            stamp.next = nextCheck(stamp, options);
          return stamp;
        });
        await (0, _follow_js__WEBPACK_IMPORTED_MODULE_7__.e6)(pending, { ...options, ask: (due, over) => checkDue(due, options, over) });
        explainUnasked(pending.filter(isUnsettled));
        return new Map(pending.map(({ digest, stamped, seen }) => [digest, (0, _core_open_stamp_js__WEBPACK_IMPORTED_MODULE_1__.Lc)(stamped, seen)]));
      }
      function isUnsettled({ stamped, seen }) {
        return (0, _core_open_stamp_js__WEBPACK_IMPORTED_MODULE_1__.AJ)(stamped) && seen?.kind !== "found";
      }
      function isDueAgain({ stamped }, { blockTimeMs, clock }) {
        const open = (0, _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__.wf)(stamped);
        return open?.mayResend === true && open.since + blockTimeMs <= clock.now();
      }
      function nextCheck(stamp, { clock, blockTimeMs }) {
        if (!isUnsettled(stamp))
          return void 0;
        const now = clock.now();
        const open = (0, _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__.wf)(stamp.stamped);
        if (open === void 0)
          return (0, _follow_js__WEBPACK_IMPORTED_MODULE_7__.vf)(_follow_js__WEBPACK_IMPORTED_MODULE_7__.Ns.pending, stamp.since, now);
        const regular = (0, _follow_js__WEBPACK_IMPORTED_MODULE_7__.vf)(_follow_js__WEBPACK_IMPORTED_MODULE_7__.Ns.open, open.since, now);
        const end = open.since + blockTimeMs;
        return open.mayResend && end > now ? Math.min(regular, end) : regular;
      }
      async function checkDue(due, options, over) {
        let isAtEnd = false;
        const tasks = (0, _host_queue_js__WEBPACK_IMPORTED_MODULE_6__.JL)(options.concurrency, async (stamp) => {
          if (over.aborted || isAtEnd)
            return;
          const wasDue = isDueAgain(stamp, options);
          const outcome = await options.check(stamp.digest, over);
          if (!(over.aborted && isCutShort(outcome)))
            stamp.seen = outcome;
          isAtEnd ||= endsAsking(outcome);
          if (wasDue && outcome.kind === "not-found" && !over.aborted)
            await sendAgain(stamp, options);
        });
        due.forEach(tasks.add);
        await tasks.rest();
        for (const stamp of due)
          stamp.next = nextCheck(stamp, options);
        return due.some(({ seen }) => endsAsking(seen) || isCutShort(seen));
      }
      async function sendAgain(stamp, { resend, clock }) {
        const again = await resend(stamp.digest);
        const open = (0, _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__.wf)(again) ?? (0, _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__.wf)(stamp.stamped);
        if (endsAsking(again))
          stamp.seen = again;
        if (!("error" in again) || (0, _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__.wf)(again) !== void 0) {
          stamp.stamped = again;
          delete stamp.seen;
        }
        if (open !== void 0 && "open" in stamp.stamped) {
          stamp.stamped = { ...stamp.stamped, open: { ...open, mayResend: false } };
        }
        stamp.since = clock.now();
      }
      function explainUnasked(waiting) {
        const failures = waiting.flatMap(({ seen }) => seen !== void 0 && "error" in seen ? [seen] : []);
        const end = failures.find(endsAsking);
        const cause = end ?? failures.findLast((failure) => !isCutShort(failure)) ?? failures.at(-1);
        if (cause === void 0)
          return;
        for (const stamp of waiting) {
          const isReached = stamp.seen !== void 0 && !(end !== void 0 && !("error" in stamp.seen));
          if (isReached)
            continue;
          const account = `Nothing was asked for it after ${cause.error.code}: ${cause.error.account}`;
          stamp.seen = (0, _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__.w2)(new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("NOT_ATTEMPTED", account, { cause: cause.error }));
        }
      }
      function endsAsking(outcome) {
        return outcome !== void 0 && "error" in outcome && (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.u2)(outcome.error.code).stopsRun === true;
      }
      function isCutShort(outcome) {
        return outcome !== void 0 && "error" in outcome && outcome.error.code === "NOT_ATTEMPTED";
      }
    })
  )
};
