export const id = 330;
export const ids = [330];
export const modules = {

/***/ 6582:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cG: () => (/* binding */ toReport),
/* harmony export */   e9: () => (/* binding */ failures),
/* harmony export */   ol: () => (/* binding */ digestOf)
/* harmony export */ });
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7794);

/** Counts and judges `results` (interface §1.2 `status`, `anchored-count`, `all-anchored`). */
function toReport(mode, results) {
    const tally = Object.fromEntries(Object.keys(_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictFacts */ .Jo).map((verdict) => [verdict, 0]));
    const statuses = new Set();
    let anchoredCount = 0;
    let demo = false;
    for (const { outcome } of results) {
        tally[outcome.kind] += 1;
        statuses.add((0,_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .statusOf */ .c2)(outcome));
        if (_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictFacts */ .Jo[outcome.kind].anchored)
            anchoredCount += 1;
        demo ||= (0,_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .evidenceOf */ .X1)(outcome)?.demo === true;
    }
    const allAnchored = results.length > 0 && anchoredCount === results.length;
    return { mode, results, status: worst(statuses), tally, anchoredCount, allAnchored, demo };
}
/** The first of failed, unknown, pending that occurs, else finalized (interface §1.2). */
function worst(statuses) {
    const order = ["failed", "unknown", "pending"];
    return order.find((status) => statuses.has(status)) ?? "finalized";
}
/** The results whose verdict fails the step (interface §1.1 `fail-on`), in subject order. */
function failures(report, failOn) {
    return report.results.filter(({ outcome }) => failOn.has(outcome.kind));
}
/** The digest of a result's subject, where its bytes or its digest were at hand. */
function digestOf({ subject }) {
    return "digest" in subject ? subject.digest : undefined;
}


/***/ }),

/***/ 2330:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hasPassed: () => (/* binding */ hasPassed),
/* harmony export */   judge: () => (/* binding */ judge)
/* harmony export */ });
/* harmony import */ var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7794);
/* harmony import */ var _domain_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6582);
/* harmony import */ var _wording_problem_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8820);



/** Points at what failed, and says how the run ended (interface §1.6, §2). */
async function judge(report, unwritten, job) {
    const { log, pointAt } = job.door;
    for (const error of unwritten)
        log.error(error.message, { title: error.code });
    const failing = (0,_domain_report_js__WEBPACK_IMPORTED_MODULE_1__/* .failures */ .e9)(report, job.inputs.failOn);
    pointAt("error", failing);
    warnOfTolerated(report, job);
    const ending = { report, failing, unwritten };
    if (hasPassed(ending))
        return ending;
    if (failing.length > 0) {
        log.info(`The step fails: ${failing.length} of ${report.results.length} subjects have a verdict in fail-on.`);
    }
    const lines = (0,_wording_problem_report_js__WEBPACK_IMPORTED_MODULE_2__/* .renderProblemReport */ .S)(report.mode, (0,_wording_problem_report_js__WEBPACK_IMPORTED_MODULE_2__/* .toProblems */ .e)(failing, unwritten));
    await log.group("Problem report, to copy whole: it holds no secrets and no file names", async () => {
        for (const line of lines)
            log.info(line);
    });
    return ending;
}
/** Whether a run passes: no verdict fails it, and all of its evidence is written. */
function hasPassed({ failing, unwritten }) {
    return failing.length === 0 && unwritten.length === 0;
}
/** What is not as it should be but passes all the same, counted and at its files: a green step must not hide it. */
function warnOfTolerated({ tally, results }, { inputs: { failOn }, door }) {
    const isTolerated = (verdict) => !isGood(verdict) && !failOn.has(verdict);
    const tolerated = _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .verdicts */ .rY.filter((verdict) => tally[verdict] > 0 && isTolerated(verdict));
    if (tolerated.length === 0)
        return;
    const counts = tolerated.map((verdict) => `${tally[verdict]} ${_domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictFacts */ .Jo[verdict].label}`);
    door.log.warning(`Of ${results.length} subjects, fail-on lets pass: ${counts.join(", ")}.`);
    door.pointAt("warning", results.filter(({ outcome }) => isTolerated(outcome.kind)));
}
/** Skipping is what the user asked for, and was said when the run began. */
function isGood(verdict) {
    return _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictFacts */ .Jo[verdict].anchored || verdict === "skipped";
}


/***/ })

};
