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
        judgeRecorded: () => (
          /* binding */
          judgeRecorded
        ),
        /* harmony export */
        openClocks: () => (
          /* binding */
          openClocks
        ),
        /* harmony export */
        openRecordedClocks: () => (
          /* binding */
          openRecordedClocks
        )
        /* harmony export */
      });
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6608);
      var _core_row_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1663);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2872);
      var _evidence_record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3716);
      var _evidence_recorded_anchor_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1727);
      var _verify_claims_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9876);
      var _witness_read_witness_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9753);
      function openClocks(record, { ask }) {
        let reading;
        const answersOf = () => reading ??= (0, _witness_read_witness_js__WEBPACK_IMPORTED_MODULE_6__.Cc)(record);
        return {
          stamp: async ({ digest, sha256 = "" }) => judgeClocks(await ask(sha256), digest),
          check: async (subject) => judgeRecorded(subject, record, await answersOf()),
          verify: async (subject) => {
            const answers = await answersOf();
            const outcome = judgeRecorded(subject, record, answers);
            const promise = outcome.verdict === "accepted" ? answers.find((one) => isPromised(subject, one)) : void 0;
            if (promise === void 0)
              return outcome;
            const { attested } = await ask(promise.list.sha256);
            return attested === void 0 ? outcome : toTimestamped(attested, promise.list.sha3_256);
          },
          // Two files of equal bytes may have different records.
          isAskedByName: true,
          [Symbol.asyncDispose]: async () => {
          }
        };
      }
      function judgeClocks({ readings, attested, warnings }, list) {
        if (attested !== void 0)
          return toTimestamped(attested, list);
        const promised = readings.flatMap((reading) => "calendars" in reading ? reading.calendars : []);
        if (promised.length > 0)
          return { verdict: "accepted", answer: noAnswer, promisedBy: (0, _witness_read_witness_js__WEBPACK_IMPORTED_MODULE_6__.iA)(promised) };
        const error = warnings.find(({ code }) => code === "WITNESS_INVALID") ?? warnings[0];
        if (error === void 0)
          throw new RangeError("A clock neither answered nor failed.");
        const others = warnings.filter((other) => other !== error).map(({ ownMessage }) => ownMessage);
        return (0, _core_row_js__WEBPACK_IMPORTED_MODULE_1__.w2)((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.EB)(error, [error.ownMessage, ...others].join(" ")));
      }
      function toTimestamped({ on, says, parties }, list) {
        const signer = parties.find(({ is }) => is === "signer")?.name;
        const facts = { ...on !== void 0 && { signedOn: on }, ...signer !== void 0 && { signer } };
        return { verdict: "timestamped", note: (0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.em)(`It ${says}`), list, ...facts };
      }
      async function openRecordedClocks(record) {
        const answers = await (0, _witness_read_witness_js__WEBPACK_IMPORTED_MODULE_6__.Cc)(record);
        return (subject) => judgeRecorded(subject, record, answers);
      }
      function isPromised({ name, sha256 }, answer) {
        return answer.claim === "pending" && (0, _verify_claims_js__WEBPACK_IMPORTED_MODULE_5__.jX)(answer, name, sha256);
      }
      function judgeRecorded({ name, digest, sha256 }, record, answers) {
        const { sha3_256: recorded, sha256: paired = sha256 } = record.names.get(name)?.digest ?? {};
        if (recorded !== void 0 && recorded !== digest) {
          return { verdict: "changed", note: `The evidence has other bytes under this name: SHA3-256 ${recorded}.` };
        }
        if (sha256 !== void 0 && paired !== sha256)
          return contradicted(`The evidence has another SHA-256: ${paired}.`);
        const own = answers.filter((answer) => (0, _verify_claims_js__WEBPACK_IMPORTED_MODULE_5__.jX)(answer, name, sha256));
        const misfit = own.find(({ claim }) => claim === "not fitting");
        if (misfit !== void 0)
          return contradicted((0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.em)(misfit.sentence));
        const attested = (0, _verify_claims_js__WEBPACK_IMPORTED_MODULE_5__.CP)(own.flatMap(({ attested: one, list }) => one ? { ...one, list: list.sha3_256 } : []));
        if (attested !== void 0)
          return toTimestamped(attested, attested.list);
        const anchor = record.anchors.get(digest) ?? record.coverOf(digest);
        const isNamed = recorded === digest || isKnown(record, digest);
        if (!isNamed || anchor !== void 0 && (0, _evidence_recorded_anchor_js__WEBPACK_IMPORTED_MODULE_4__.GZ)(anchor))
          return { verdict: "not-found", answer: noAnswer, isUnrecorded: true };
        if ((0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_3__.Is)(anchor) || (0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_3__.lM)(record, digest))
          return chainNotAsked;
        const promised = own.flatMap(({ calendars = [] }) => calendars);
        if (own.length > 0)
          return { verdict: "accepted", answer: noAnswer, promisedBy: (0, _witness_read_witness_js__WEBPACK_IMPORTED_MODULE_6__.iA)(promised) };
        return { verdict: "unknown", ...sha256 === void 0 ? unreadBytes : unsigned };
      }
      function contradicted(note) {
        const advice = "The evidence was changed. Take it from a second place, and find out who changed it.";
        return { verdict: "changed", note, advice };
      }
      const noAnswer = { requestId: "", records: [], segments: [] };
      function isKnown({ names, anchors, lists }, digest) {
        return anchors.has(digest) || lists.some(({ sha3_256 }) => sha3_256 === digest) || [...names.values()].some((named) => named.digest.sha3_256 === digest);
      }
      const chainNotAsked = {
        verdict: "unknown",
        note: "By the evidence it was stamped at a service, and the chain was not asked.",
        advice: ({ input }) => `Give ${input("api-url")} and the key to ask the service, or ${input("node-url")} to ask chain nodes.`
      };
      const unreadBytes = {
        note: "The evidence names it, but clocks sign SHA-256, and only its SHA3-256 is given.",
        advice: "Give the file itself."
      };
      const unsigned = {
        note: "The evidence names it, and no clock has signed a list with it.",
        advice: ({ set }) => `Stamp the files (${set("mode", "stamp")}), or ask a service or chain nodes.`
      };
    })
  )
};
