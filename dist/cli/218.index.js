export const id = 218;
export const ids = [218];
export const modules = {
  /***/
  4218: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.r(__webpack_exports__);
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        chainNotAsked: () => (
          /* binding */
          chainNotAsked
        ),
        /* harmony export */
        createRecordJudge: () => (
          /* binding */
          createRecordJudge
        ),
        /* harmony export */
        judgeRecorded: () => (
          /* binding */
          judgeRecorded
        ),
        /* harmony export */
        openClocks: () => (
          /* binding */
          openClocks
        )
        /* harmony export */
      });
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6608);
      var _core_row_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1663);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2872);
      var _evidence_record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2896);
      var _evidence_recorded_anchor_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1727);
      var _verify_claims_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9876);
      var _witness_read_witness_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9753);
      function openClocks(record, { ask }) {
        let recordedAnswers;
        const readAnswers = () => recordedAnswers ??= (0, _witness_read_witness_js__WEBPACK_IMPORTED_MODULE_6__.Cc)(record);
        return {
          stamp: async ({ digest, sha256 = "" }) => judgeClocks(await ask(sha256), digest),
          check: async (subject) => judgeRecorded(subject, record, await readAnswers()),
          verify: async (subject) => {
            const answers = await readAnswers();
            const judgement = judgeRecorded(subject, record, answers);
            const isAccepted = judgement.verdict === "accepted";
            const promise = isAccepted ? answers.find((one) => isPromiseAbout(subject, one)) : void 0;
            if (promise === void 0)
              return judgement;
            const { attested } = await ask(promise.listDigests.sha256);
            return attested === void 0 ? judgement : toTimestamped(attested, promise.listDigests.sha3_256);
          },
          // Files of equal bytes are asked about apart, since the record may say different things about their names.
          isAskedByName: true,
          [Symbol.asyncDispose]: async () => {
          }
        };
      }
      function judgeClocks({ readings, attested, warnings }, listDigest) {
        if (attested !== void 0)
          return toTimestamped(attested, listDigest);
        const promisingCalendars = readings.flatMap((reading) => "calendars" in reading ? reading.calendars : []);
        if (promisingCalendars.length > 0)
          return { verdict: "accepted", answer: emptyAnswer, calendarsText: (0, _witness_read_witness_js__WEBPACK_IMPORTED_MODULE_6__.iA)(promisingCalendars) };
        const error = warnings.find(({ code }) => code === "WITNESS_INVALID") ?? warnings[0];
        if (error === void 0)
          throw new RangeError("A clock neither answered nor failed.");
        const otherMessages = warnings.filter((other) => other !== error).map(({ ownMessage }) => ownMessage);
        return (0, _core_row_js__WEBPACK_IMPORTED_MODULE_1__.w2)((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.EB)(error, [error.ownMessage, ...otherMessages].join(" ")));
      }
      function toTimestamped({ on, says, parties }, listDigest) {
        const signer = parties.find(({ is }) => is === "signer")?.name;
        const facts = { ...on !== void 0 && { signedOn: on }, ...signer !== void 0 && { signer } };
        return { verdict: "timestamped", note: (0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.em)(`It ${says}`), listDigest, ...facts };
      }
      async function createRecordJudge(record) {
        const answers = await (0, _witness_read_witness_js__WEBPACK_IMPORTED_MODULE_6__.Cc)(record);
        return (subject) => judgeRecorded(subject, record, answers);
      }
      function isPromiseAbout({ name, sha256 }, answer) {
        return answer.claim === "pending" && (0, _verify_claims_js__WEBPACK_IMPORTED_MODULE_5__.jX)(answer, name, sha256);
      }
      function judgeRecorded({ name, digest, sha256 }, record, answers) {
        const { sha3_256: recordedDigest, sha256: recordedSha256 = sha256 } = record.names.get(name)?.digest ?? {};
        if (recordedDigest !== void 0 && recordedDigest !== digest) {
          return { verdict: "changed", note: `The evidence has other bytes under this name: SHA3-256 ${recordedDigest}.` };
        }
        if (sha256 !== void 0 && recordedSha256 !== sha256)
          return toContradicted(`The evidence has another SHA-256: ${recordedSha256}.`);
        const ownAnswers = answers.filter((answer) => (0, _verify_claims_js__WEBPACK_IMPORTED_MODULE_5__.jX)(answer, name, sha256));
        const unfitting = ownAnswers.find(({ claim }) => claim === "not fitting");
        if (unfitting !== void 0)
          return toContradicted((0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.em)(unfitting.sentence));
        const attested = (0, _verify_claims_js__WEBPACK_IMPORTED_MODULE_5__.CP)(ownAnswers.flatMap(({ attested: one, listDigests }) => one ? { ...one, list: listDigests.sha3_256 } : []));
        if (attested !== void 0)
          return toTimestamped(attested, attested.list);
        const anchor = record.anchors.get(digest) ?? record.findListAnchor(digest);
        const isNamed = recordedDigest === digest || isRecorded(record, digest);
        if (!isNamed || anchor !== void 0 && (0, _evidence_recorded_anchor_js__WEBPACK_IMPORTED_MODULE_4__.GZ)(anchor))
          return { verdict: "not-found", answer: emptyAnswer, isUnrecorded: true };
        if ((0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_3__.Is)(anchor) || (0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_3__.lM)(record, digest))
          return chainNotAsked;
        const promisingCalendars = ownAnswers.flatMap(({ calendars = [] }) => calendars);
        if (ownAnswers.length > 0)
          return { verdict: "accepted", answer: emptyAnswer, calendarsText: (0, _witness_read_witness_js__WEBPACK_IMPORTED_MODULE_6__.iA)(promisingCalendars) };
        return { verdict: "unknown", ...sha256 === void 0 ? noSha256Explanation : unsignedExplanation };
      }
      function toContradicted(note) {
        const advice = "The evidence was changed. Take it from a second place, and find out who changed it.";
        return { verdict: "changed", note, advice };
      }
      const emptyAnswer = { requestId: "", records: [], segments: [] };
      function isRecorded({ names, anchors, lists }, digest) {
        return anchors.has(digest) || lists.some(({ sha3_256 }) => sha3_256 === digest) || [...names.values()].some((named) => named.digest.sha3_256 === digest);
      }
      const chainNotAsked = {
        verdict: "unknown",
        note: "By the evidence it was stamped at a service, and the chain was not asked.",
        advice: ({ input }) => `Give ${input("api-url")} and the key to ask the service, or ${input("node-url")} to ask chain nodes.`
      };
      const noSha256Explanation = {
        note: "The evidence names it, but clocks sign SHA-256, and only its SHA3-256 is given.",
        advice: "Give the file itself."
      };
      const unsignedExplanation = {
        note: "The evidence names it, and no clock has signed a list with it.",
        advice: ({ setting }) => `Stamp the files (${setting("mode", "stamp")}), or ask a service or chain nodes.`
      };
    })
  ),
  /***/
  9876: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        CP: () => (
          /* binding */
          pickAttestation
        ),
        /* harmony export */
        RP: () => (
          /* binding */
          verificationExitCode
        ),
        /* harmony export */
        jX: () => (
          /* binding */
          isAboutBytes
        ),
        /* harmony export */
        zP: () => (
          /* binding */
          worstVerdict
        )
        /* harmony export */
      });
      const maxDisagreementMs = 9e5;
      function pickAttestation(counted, all = counted) {
        const timeOf = ({ on = "" }) => Date.parse(on);
        const sortByTime = (items) => items.toSorted((one, other) => timeOf(one) - timeOf(other));
        const earliestItem = sortByTime(counted.filter(({ on }) => on !== void 0))[0] ?? counted[0];
        const { stamp } = earliestItem ?? {};
        if (earliestItem === void 0 || stamp === void 0)
          return earliestItem;
        const latestStamp = sortByTime(all.filter((one) => one.stamp !== void 0 && one.stamp.run <= stamp.run)).at(-1);
        if (latestStamp === void 0 || timeOf(latestStamp) - timeOf(earliestItem) <= maxDisagreementMs)
          return earliestItem;
        const doubt = `${stamp.says}: the time stamps disagree, and the later date counts`;
        return { ...latestStamp, says: `${latestStamp.says}. ${doubt}`, doubt };
      }
      function isAboutBytes({ coveredSha256s, sha256ByName }, name, sha256) {
        return sha256 !== void 0 && coveredSha256s.has(sha256) && (sha256ByName.get(name) ?? sha256) === sha256;
      }
      const exitCodes = { mismatch: 1, unreachable: 2, unknown: 2, incomplete: 3, valid: 0 };
      function worstVerdict(verdicts) {
        const presentVerdicts = new Set(verdicts);
        return Object.keys(exitCodes).find((verdict) => presentVerdicts.has(verdict)) ?? "incomplete";
      }
      function verificationExitCode(verdict, hasUnreadable = false) {
        if (verdict === void 0 || hasUnreadable && verdict !== "mismatch")
          return 4;
        return exitCodes[verdict];
      }
    })
  )
};
