export const id = 343;
export const ids = [343];
export const modules = {

/***/ 8343:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createStepDoor: () => (/* binding */ createStepDoor)
});

// EXTERNAL MODULE: ./build/src/domain/errors.js
var errors = __webpack_require__(3047);
// EXTERNAL MODULE: ./build/src/domain/outcome.js
var domain_outcome = __webpack_require__(7794);
// EXTERNAL MODULE: ./build/src/domain/text.js
var domain_text = __webpack_require__(1987);
// EXTERNAL MODULE: ./build/src/job/text/line.js
var line = __webpack_require__(6827);
// EXTERNAL MODULE: ./build/src/job/wording/explanation.js
var explanation = __webpack_require__(8273);
;// CONCATENATED MODULE: ./build/src/job/wording/annotations.js




/** One annotation for each of the `most` worst of `results`, at its file. */
function toAnnotations(results, most) {
    return (0,explanation/* worstFirst */.m)(results)
        .slice(0, most)
        .map((result) => {
        const { path, name } = result.subject;
        const finding = (0,explanation/* toFinding */.N)(result);
        const title = `${isDemo(result) ? "Demo: " : ""}${finding?.title ?? result.outcome.kind}`;
        const target = { title, ...(path !== undefined && { file: path }) };
        // The log shows neither title nor file of an annotation, so the name stands in the text.
        return { message: `${(0,line/* showName */.$i)(name)}: ${renderFinding(result)}`, target };
    });
}
function renderFinding(result) {
    const finding = (0,explanation/* toFinding */.N)(result);
    const requestId = (0,domain_outcome/* requestIdOf */.Gb)(result.outcome);
    const said = finding === undefined ? ["This verdict is in fail-on."] : [(0,domain_text/* sentence */.em)(finding.explanation), finding.advice];
    return [...said, requestId && `Request ${requestId}.`].filter((part) => part !== undefined && part !== "").join(" ");
}
function isDemo({ outcome }) {
    return (0,domain_outcome/* evidenceOf */.X1)(outcome)?.demo === true;
}

// EXTERNAL MODULE: ./build/src/action/runner/log.js
var runner_log = __webpack_require__(1537);
;// CONCATENATED MODULE: ./build/src/action/runner/annotations.js


/** One annotation for each of the worst of `results`, at its file; the others are counted. */
function annotateResults(log, level, results) {
    for (const { message, target } of toAnnotations(results, runner_log/* annotationsPerLevel */.i))
        log[level](message, target);
    log.leaveOut(level, Math.max(0, results.length - runner_log/* annotationsPerLevel */.i));
}

// EXTERNAL MODULE: ./build/src/domain/link.js
var domain_link = __webpack_require__(5652);
// EXTERNAL MODULE: ./build/src/action/runner/output-names.js
var output_names = __webpack_require__(4747);
;// CONCATENATED MODULE: ./build/src/action/runner/outputs.js



/** All outputs of a run (interface §1.2). */
function toOutputs(report, paths) {
    const results = toResultsOutput(report);
    const reportUrls = toReportUrlsOutput(report);
    const values = {
        results: results.text,
        "results-path": paths.resultsPath ?? "",
        "checksums-path": paths.checksumsPath ?? "",
        status: report.status,
        count: String(report.results.length),
        "anchored-count": String(report.anchoredCount),
        "all-anchored": String(report.allAnchored),
        "report-urls": reportUrls.text,
        "release-url": paths.releaseUrl ?? "",
    };
    const cut = [...(results.isCut ? ["results"] : []), ...(reportUrls.isCut ? ["report-urls"] : [])];
    return { values, cut };
}
/** The outputs that hold one of the runner's secrets: it drops them, though they may hold it by mere chance (faults §3). */
function maskedOutputs(outputs, secrets) {
    return output_names/* outputNames */.g.filter((name) => secrets.some((secret) => secret !== "" && outputs[name].includes(secret)));
}
/** Longest output, in characters: a job's outputs may have 1 MB in UTF-16 together (faults §3). */
const longestOutput = 400_000;
/** The output `results`; of a subject whose bytes could not be read, neither digest nor size is given. */
function toResultsOutput(report) {
    return toListOutput(report.results, (result) => {
        const { subject, outcome } = result;
        const url = reportUrlOf(result);
        return {
            name: subject.name,
            ...("digest" in subject && { digest: subject.digest }),
            ...("size" in subject && { size: subject.size }),
            verdict: outcome.kind,
            status: (0,domain_outcome/* statusOf */.c2)(outcome),
            ...(url !== undefined && { report: url }),
        };
    });
}
/** The output `report-urls`, in subject order; a link that several share, as under a manifest, stands there once. */
function toReportUrlsOutput(report) {
    const known = new Set();
    return toListOutput(report.results, (result) => {
        const url = reportUrlOf(result);
        if (url === undefined || known.has(url))
            return undefined;
        known.add(url);
        return url;
    });
}
/** The items that `results` make, as far as they make one; gives up as soon as they are too long. */
function toListOutput(results, toItem) {
    const items = [];
    // The brackets, and a comma with each item but the first.
    let length = 1;
    for (const result of results) {
        const item = toItem(result);
        if (item === undefined)
            continue;
        items.push(JSON.stringify(item));
        length += (items.at(-1)?.length ?? 0) + 1;
        if (length > longestOutput)
            return { text: "[]", isCut: true };
    }
    return { text: `[${items.join(",")}]`, isCut: false };
}
function reportUrlOf({ outcome }) {
    const url = (0,domain_outcome/* evidenceOf */.X1)(outcome)?.report?.url;
    return url === undefined ? undefined : (0,domain_link/* safeLink */.o)(url);
}

// EXTERNAL MODULE: ./build/src/action/runner/runner-files.js
var runner_files = __webpack_require__(1307);
// EXTERNAL MODULE: ./build/src/domain/digest.js
var digest = __webpack_require__(8744);
// EXTERNAL MODULE: ./build/src/domain/report.js
var report = __webpack_require__(6582);
// EXTERNAL MODULE: ./build/src/domain/anchoring.js
var anchoring = __webpack_require__(9769);
// EXTERNAL MODULE: ./build/src/job/text/markdown.js
var markdown = __webpack_require__(800);
// EXTERNAL MODULE: ./build/src/job/text/budget.js
var text_budget = __webpack_require__(6119);
;// CONCATENATED MODULE: ./build/src/action/summary/what-happened.js





const namesShown = 10;
/**
 * What is wrong, as a list, the worst first: equal findings are told once, with the names they are about and the
 * request ids to quote.
 *
 * @param budget most bytes
 * @returns an empty text when nothing is wrong
 */
function renderFindings(report, budget) {
    const groups = groupFindings(report.results);
    if (groups.length === 0)
        return "";
    const { rows, left } = (0,text_budget/* renderWithin */.A)(groups, budget, renderGroup);
    const cut = left > 0 ? `\n\n${left} more of ${groups.length} kinds are left out here; \`results.json\` has all.` : "";
    return `### What happened\n\n${rows.join("\n")}${cut}`;
}
function groupFindings(results) {
    const groups = new Map();
    for (const result of (0,explanation/* worstFirst */.m)(results)) {
        const finding = (0,explanation/* toFinding */.N)(result);
        if (finding === undefined)
            continue;
        const key = JSON.stringify([finding.title, finding.explanation]);
        const group = groups.get(key) ?? { finding, icon: domain_outcome/* verdictFacts */.Jo[result.outcome.kind].icon, results: [] };
        group.results.push(result);
        groups.set(key, group);
    }
    return [...groups.values()];
}
function renderGroup({ finding, icon, results }) {
    const names = results.slice(0, namesShown).map(renderName).join(", ");
    const more = results.length > namesShown ? ` and ${results.length - namesShown} more` : "";
    const advice = finding.advice === undefined ? "" : `<br>→ ${(0,markdown/* text */.Qq)(finding.advice)}`;
    return `- ${icon} **${(0,markdown/* text */.Qq)(finding.title)}**: ${names}${more}<br>${(0,markdown/* text */.Qq)(finding.explanation)}${advice}`;
}
function renderName({ subject, outcome }) {
    const requestId = (0,domain_outcome/* requestIdOf */.Gb)(outcome);
    return requestId === undefined ? (0,markdown/* code */.aY)(subject.name) : `${(0,markdown/* code */.aY)(subject.name)} (request ${(0,markdown/* code */.aY)(requestId)})`;
}

// EXTERNAL MODULE: ./build/src/job/wording/headline.js
var headline = __webpack_require__(2960);
// EXTERNAL MODULE: ./build/src/action/summary/subject-table.js
var subject_table = __webpack_require__(6574);
;// CONCATENATED MODULE: ./build/src/action/summary/summary.js








/** Over 1 MiB the runner drops the whole summary of the step (faults §3). */
const longestSummary = 900_000;
const longestFindings = 200_000;
/** For the lines that say what was cut. */
const reserve = 1000;
/** What each mode proves and what it does not (faults §1.1). */
const meanings = {
    stamp: "A stamp proves that exactly these bytes existed when their block was made; not who made them, nor that the build was clean.",
    check: "Found means that somebody anchored exactly these bytes; not who made them, nor that the build was clean.",
    verify: "Verified means that exactly these bytes were anchored by the block's date; not who made them, nor that the build was clean.",
};
/**
 * The job summary (interface §2) as GitHub's Markdown, below 900,000 bytes: the verdict first, then what happened,
 * then one row a subject, then where the evidence is. What is cut is counted where it is missing.
 */
function renderSummary(report, facts) {
    const top = [`## ${(0,headline/* renderHeadline */.Lf)(report, facts)}`, ...renderBanners(report, facts)];
    const bottom = [...renderNotes(report), renderEvidence(report, facts)];
    // Of a dry run the headline has said all there is to say.
    const isRehearsal = facts.dryRun && report.tally.skipped === report.results.length;
    const findings = isRehearsal ? "" : renderFindings(report, longestFindings);
    const around = Buffer.byteLength([...top, findings, ...bottom].join("\n\n"));
    const table = (0,subject_table/* renderSubjectTable */.jB)(report, longestSummary - around - reserve);
    return `${[...top, findings, table, ...bottom].filter((part) => part !== "").join("\n\n")}\n`;
}
function renderBanners(report, facts) {
    return [
        ...(report.demo
            ? ["> [!WARNING]\n> **Local demonstration service: nothing was anchored on a public chain.**"]
            : []),
        ...(facts.plan === undefined ? [] : [facts.plan]),
        ...renderWaiting(report),
        ...(report.allAnchored || facts.dryRun || report.results.length === 0 ? [] : [(0,headline/* renderConsequence */.Gj)(report, facts)]),
    ];
}
/** An accepted stamp is a promise of the service's: the chain has not confirmed it. */
function renderWaiting({ results }) {
    const count = results.filter(({ outcome }) => outcome.kind === "anchored" && !outcome.finalized).length;
    if (count === 0)
        return [];
    return [`⏳ ${count} accepted and not in a block yet. \`mode: check\` tells when, usually within minutes.`];
}
function renderNotes({ mode, results }) {
    const empty = results.filter((result) => (0,report/* digestOf */.ol)(result) === digest/* emptyDigest */.IK);
    const unread = results.filter(isUnread);
    const reports = results.some(({ outcome }) => (0,domain_outcome/* evidenceOf */.X1)(outcome)?.report !== undefined);
    const dates = results.some((result) => (0,anchoring/* anchoringOf */.$)(result)?.first.blockDate !== undefined);
    return [
        ...(empty.length > 0
            ? [`⚠️ Empty: ${renderNames(empty)}. Everybody has the digest of no bytes, so it proves nothing.`]
            : []),
        ...(unread.length > 0 ? [`📄 Not read, known by the checksum list alone: ${renderNames(unread)}.`] : []),
        [
            meanings[mode],
            ...(dates ? ["Dates are the service's own, with no zone added."] : []),
            ...(reports ? ["Report links of the service stop working after an hour."] : []),
        ].join(" "),
    ];
}
/** A digest without bytes and without a proof: there is only the list's word for it. */
function isUnread({ subject }) {
    return "digest" in subject && subject.size === undefined && !("root" in subject);
}
function renderNames(results) {
    const names = results.slice(0, 10).map(({ subject }) => (0,markdown/* code */.aY)(subject.name));
    return names.join(", ") + (results.length > names.length ? ` and ${results.length - names.length} more` : "");
}
function renderEvidence({ mode, results }, facts) {
    const { apiUrl, startedAt, finishedAt, resultsPath, checksumsPath, releaseUrl } = facts;
    const seconds = ((finishedAt.getTime() - startedAt.getTime()) / 1000).toFixed(1);
    const papers = [
        ...(resultsPath === undefined ? [] : [`results ${(0,markdown/* code */.aY)(resultsPath)}`]),
        ...(checksumsPath === undefined ? [] : [`checksums ${(0,markdown/* code */.aY)(checksumsPath)}`]),
        ...(releaseUrl === undefined ? [] : [(0,markdown/* link */.nf)("release", releaseUrl)]),
    ];
    const evidence = papers.length > 0 ? `<br>Evidence: ${papers.join(" · ")}` : "";
    const files = `${results.length} ${results.length === 1 ? "subject" : "subjects"}`;
    return `<sub>${mode} · ${files} · ${(0,markdown/* code */.aY)(apiUrl)} · ${seconds} s · finished ${finishedAt.toISOString().slice(0, 19).replace("T", " ")} UTC${evidence}</sub>`;
}

;// CONCATENATED MODULE: ./build/src/action/door.js
/** The GitHub step as a door: lines become workflow commands, and what a run came to its outputs and its summary. */





/** Opens the door of a step; what touches a release is loaded only when one is touched. */
function createStepDoor(step) {
    const { context, log, signals } = step;
    return {
        log,
        signals,
        workspace: context.workspace,
        defaultOutputDir: context.defaultOutputDir,
        origin: context.origin,
        openRelease: async (web) => {
            const { openRelease } = await Promise.all(/* import() */[__webpack_require__.e(622), __webpack_require__.e(752), __webpack_require__.e(218), __webpack_require__.e(740), __webpack_require__.e(636)]).then(__webpack_require__.bind(__webpack_require__, 7636));
            return openRelease(step, web);
        },
        pointAt: (level, results) => annotateResults(log, level, results),
        present: (report, facts) => present(report, facts, step),
    };
}
async function present(report, facts, { inputs, log }) {
    const outputs = toOutputs(report, facts);
    const secrets = [inputs.apiKey, inputs.githubToken].filter((secret) => secret !== "");
    warnOfOutputs(outputs, secrets, log);
    const summarize = async () => (0,runner_files/* writeSummary */.Sy)(renderSummary(report, facts), log);
    const attempts = await Promise.allSettled([inputs.showSummary ? summarize() : undefined, (0,runner_files/* setOutputs */.n0)(outputs.values)]);
    return attempts.flatMap((attempt) => (attempt.status === "rejected" ? [(0,errors/* toAnchorError */.Xt)(attempt.reason)] : []));
}
/** Says which outputs the runner will drop without a word that reaches who reads them (faults §3). */
function warnOfOutputs({ values, cut }, secrets, log) {
    for (const name of cut) {
        log.warning(`The output ${name} would be too long for the runner and is []; the file at results-path is whole.`);
    }
    for (const name of maskedOutputs(values, secrets)) {
        log.warning(`The output ${name} happens to hold the text of a secret, so the runner keeps it from other jobs; the file at results-path is whole.`);
    }
}


/***/ }),

/***/ 6574:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TK: () => (/* binding */ renderSubject),
/* harmony export */   g8: () => (/* binding */ renderBlock),
/* harmony export */   gM: () => (/* binding */ renderVerdict),
/* harmony export */   jB: () => (/* binding */ renderSubjectTable)
/* harmony export */ });
/* harmony import */ var _domain_anchoring_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9769);
/* harmony import */ var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7794);
/* harmony import */ var _domain_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6582);
/* harmony import */ var _domain_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1987);
/* harmony import */ var _job_text_bytes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1590);
/* harmony import */ var _job_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(800);
/* harmony import */ var _job_text_budget_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6119);







const columns = [
    { head: "Verdict", rule: "---", cell: renderVerdict },
    { head: "File and SHA3-256", rule: "---", cell: renderSubject },
    { head: "Size", rule: "--:", cell: renderSize, isNeeded: ({ subject }) => "size" in subject },
    { head: "Block, date", rule: "---", cell: renderBlock, isNeeded: (result) => renderBlock(result) !== "" },
    { head: "Report", rule: "---", cell: renderReport, isNeeded: (result) => reportOf(result) !== undefined },
];
/**
 * One row a subject, in subject order; columns that nobody fills are left out.
 *
 * @param budget most bytes; what does not fit is counted below the table
 */
function renderSubjectTable({ results }, budget) {
    if (results.length === 0)
        return "";
    const shown = columns.filter(({ isNeeded }) => isNeeded === undefined || results.some(isNeeded));
    const row = (cells) => `| ${cells.join(" | ")} |`;
    const head = [row(shown.map((column) => column.head)), row(shown.map((column) => column.rule))];
    const { rows, left } = (0,_job_text_budget_js__WEBPACK_IMPORTED_MODULE_5__/* .renderWithin */ .A)(results, budget, (result) => row(shown.map(({ cell }) => cell(result))));
    const cut = `\n\n✂️ **${left} of ${results.length} rows are left out**: the page takes no more. \`results.json\` has all of them.`;
    return [...head, ...rows].join("\n") + (left > 0 ? cut : "");
}
function renderVerdict({ outcome }) {
    const { icon, label } = _domain_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .verdictFacts */ .Jo[outcome.kind];
    return `${icon} ${label}`.replaceAll(" ", "&nbsp;");
}
/** The digest stands under the name: in a column of its own its 64 digits would push the others off the page. */
function renderSubject(result) {
    const digest = (0,_domain_report_js__WEBPACK_IMPORTED_MODULE_2__/* .digestOf */ .ol)(result);
    return (0,_job_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(result.subject.name) + (digest === undefined ? "" : `<br><sub>${(0,_job_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(digest)}</sub>`);
}
function renderSize({ subject }) {
    return "size" in subject && subject.size !== undefined ? (0,_job_text_bytes_js__WEBPACK_IMPORTED_MODULE_6__/* .renderBytes */ .U)(subject.size).replace(" ", "&nbsp;") : "";
}
/** The oldest block of the digest, and its date as the service wrote it. */
function renderBlock(result) {
    if (result.coveredBy !== undefined)
        return `through the list ${(0,_job_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(result.coveredBy.slice(0, 8))}…`;
    const { outcome } = result;
    const anchoring = (0,_domain_anchoring_js__WEBPACK_IMPORTED_MODULE_0__/* .anchoringOf */ .$)(result);
    if (anchoring === undefined)
        return outcome.kind === "anchored" && !outcome.finalized ? "not in a block yet" : "";
    const { first, count } = anchoring;
    const parts = [first.blockNumber, first.blockDate].filter((part) => part !== undefined).map(String);
    const others = count > 1 ? `<br>first of ${count}` : "";
    return parts.map((part) => (0,_job_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(part, _domain_text_js__WEBPACK_IMPORTED_MODULE_3__/* .textLimits */ .I6.word)).join("<br>") + others;
}
function renderReport(result) {
    const report = reportOf(result);
    return report === undefined ? "" : (0,_job_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .link */ .nf)("PDF", report.url);
}
function reportOf({ outcome }) {
    return (0,_domain_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .evidenceOf */ .X1)(outcome)?.report;
}


/***/ }),

/***/ 9769:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ anchoringOf),
/* harmony export */   B: () => (/* binding */ findAnchoring)
/* harmony export */ });
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8744);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7794);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6582);



/**
 * The oldest of `records` that is about one of `hashes`: somebody else may have anchored the same bytes later, and
 * only the oldest says since when they exist. Records about other hashes prove nothing here.
 */
function findAnchoring(records, hashes) {
    const own = records.filter(({ matchedHash }) => hashes.some((hash) => (0,_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .sameDigest */ .VB)(matchedHash, hash)));
    const [start, ...others] = own;
    if (start === undefined)
        return undefined;
    const first = others.reduce((oldest, record) => (height(record) < height(oldest) ? record : oldest), start);
    return { first, count: own.length };
}
/** The anchoring of a result's digest, or of its proof's root; none where the verdict does not vouch for it. */
function anchoringOf(result) {
    const { subject, outcome } = result;
    if (!_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictFacts */ .Jo[outcome.kind].anchored)
        return undefined;
    const root = "root" in subject ? [subject.root] : [];
    const digest = (0,_report_js__WEBPACK_IMPORTED_MODULE_1__/* .digestOf */ .ol)(result);
    return digest && findAnchoring((0,_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .evidenceOf */ .X1)(outcome)?.records ?? [], [digest, ...root]);
}
function height({ blockNumber }) {
    return blockNumber === undefined ? Number.POSITIVE_INFINITY : Number(blockNumber);
}


/***/ }),

/***/ 8744:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ isDigest),
/* harmony export */   IK: () => (/* binding */ emptyDigest),
/* harmony export */   SS: () => (/* binding */ digestFromBytes),
/* harmony export */   VB: () => (/* binding */ sameDigest),
/* harmony export */   s1: () => (/* binding */ digestFromWire)
/* harmony export */ });
/* harmony import */ var _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2565);

const lowercaseHex = /^[0-9a-f]{64}$/;
/** Whether `text` is a digest as the service's tools define it: 64 lowercase hex digits (spec §1). */
function isDigest(text) {
    return lowercaseHex.test(text);
}
/**
 * Reads a digest in any spelling seen on the wire: upper case, lower case, with or without `0x` (spec §2.3, §2.5).
 *
 * @returns the digest, or `undefined` when `text` is not one 32-byte hex value
 */
function digestFromWire(text) {
    if (typeof text !== "string")
        return undefined;
    const bare = text.replace(/^0x/i, "").toLowerCase();
    return isDigest(bare) ? bare : undefined;
}
/** The digest in `bytes`, which must be 32 long. */
function digestFromBytes(bytes) {
    const hex = (0,_noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .bytesToHex */ .My)(bytes);
    if (!isDigest(hex))
        throw new RangeError(`A SHA3-256 digest has 32 bytes, not ${bytes.length}.`);
    return hex;
}
/** SHA3-256 of no bytes at all: everybody has it, so anchoring it proves nothing (FIPS 202 known answer). */
const emptyDigest = "a7ffc6f8bf1ed76651c14756a061d662f580ff4de43b49fa82d80a4b80f8434a";
/** Whether `text` is `digest` in any spelling of the wire. */
function sameDigest(text, digest) {
    return digestFromWire(text) === digest;
}


/***/ }),

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

/***/ 6119:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ renderWithin)
/* harmony export */ });
/**
 * Renders `items` in order until the next row, with its newline, would pass `budget` bytes of UTF-8. Items behind it
 * are not rendered at all, so that a hundred thousand of them cost what is shown.
 */
function renderWithin(items, budget, render) {
    const rows = [];
    let spent = 0;
    for (const item of items) {
        const row = render(item);
        spent += Buffer.byteLength(row) + 1;
        if (spent > budget)
            break;
        rows.push(row);
    }
    return { rows, left: items.length - rows.length };
}


/***/ }),

/***/ 1590:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ renderBytes)
/* harmony export */ });
const units = ["B", "KiB", "MiB", "GiB", "TiB"];
/** A size as people read it: `0 B`, `980 B`, `1.2 MiB`. */
function renderBytes(bytes) {
    const power = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log2(Math.max(bytes, 1)) / 10)));
    const amount = bytes / 1024 ** power;
    return `${power === 0 ? amount : amount.toFixed(1)} ${units[power]}`;
}


/***/ }),

/***/ 8273:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ toFinding),
/* harmony export */   m: () => (/* binding */ worstFirst)
/* harmony export */ });
/* harmony import */ var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7794);
/* harmony import */ var _domain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1987);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2960);



const askAgain = { "no-match": "verify", "not-found": "check" };
/** The finding of a result, or `undefined` where all is well. */
function toFinding({ outcome }) {
    const title = _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictFacts */ .Jo[outcome.kind].label;
    switch (outcome.kind) {
        case "no-match":
        case "not-found":
            return {
                title,
                explanation: "These bytes are not anchored: this is not the file that was stamped, or it never was stamped.",
                advice: `If it was stamped minutes ago, wait and ${askAgain[outcome.kind]} again later. Otherwise do not ship it before you know which.`,
            };
        case "failed":
            return { title: outcome.error.code, explanation: outcome.error.message, advice: outcome.error.hint };
        case "unknown":
            return {
                title,
                explanation: `${(0,_domain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .sentence */ .em)(outcome.note)} This says nothing about the file.`,
                advice: "Run the job again.",
            };
        case "pending":
        case "skipped":
            return { title, explanation: outcome.note };
        case "anchored":
        case "already-anchored":
        case "found":
        case "verified":
            break;
    }
    return undefined;
}
/** `results` with the worst first, and those that another one stopped last; otherwise in their order. */
function worstFirst(results) {
    return results.toSorted((one, other) => rankOf(one) - rankOf(other));
}
function rankOf({ outcome }) {
    const isStopped = outcome.kind === "failed" && outcome.error.code === "NOT_ATTEMPTED";
    return (0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .severityOf */ .xJ)(outcome.kind) + (isStopped ? 0.5 : 0);
}


/***/ }),

/***/ 2960:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gj: () => (/* binding */ renderConsequence),
/* harmony export */   Lf: () => (/* binding */ renderHeadline),
/* harmony export */   Pn: () => (/* binding */ renderCounts),
/* harmony export */   xJ: () => (/* binding */ severityOf)
/* harmony export */ });
/* harmony import */ var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7794);
/* harmony import */ var _domain_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6582);


/** What a run wants to be able to say. */
const goals = { stamp: "anchored", check: "found", verify: "verified" };
/** Verdicts that keep a run from being all good, worst first, with the icon of a run that has nothing worse. */
const shortfalls = [
    { verdict: "no-match", icon: "❌", one: "does not match", many: "do not match" },
    { verdict: "not-found", icon: "❌", one: "not found", many: "not found" },
    { verdict: "failed", icon: "⛔", one: "failed", many: "failed" },
    { verdict: "unknown", icon: "❔", one: "unknown", many: "unknown" },
    { verdict: "pending", icon: "⏳", one: "pending", many: "pending" },
    { verdict: "skipped", icon: "⏭️", one: "skipped", many: "skipped" },
];
/** How bad a verdict is: 0 is the worst, verdicts that are as they should be come last. */
function severityOf(verdict) {
    const index = shortfalls.findIndex((shortfall) => shortfall.verdict === verdict);
    return index < 0 ? shortfalls.length : index;
}
/** The run in one line: `✅ 3 of 3 verified`, `❌ 1 of 3 does not match, 1 failed`. Our words only. */
function renderHeadline(report, facts) {
    const total = report.results.length;
    if (total === 0)
        return "⚠️ No files, nothing was done";
    if (facts.dryRun && report.tally.skipped === total)
        return `⏭️ Dry run: ${total} hashed, nothing sent`;
    const demo = report.demo ? " (demonstration only)" : "";
    return `${renderIcon(report, facts)} ${renderCounts(report).join(", ")}${demo}`;
}
function renderIcon(report, facts) {
    const worst = shortfalls.find(({ verdict }) => report.tally[verdict] > 0);
    if (worst === undefined)
        return "✅";
    return (0,_domain_report_js__WEBPACK_IMPORTED_MODULE_1__/* .failures */ .e9)(report, facts.failOn).length > 0 && worst.icon !== "⛔" ? "❌" : worst.icon;
}
/** The worst first, and the first of them says how many there are in all. */
function renderCounts({ mode, results, tally, anchoredCount }) {
    const counts = shortfalls.map(({ verdict, one, many }) => ({ count: tally[verdict], one, many }));
    const good = { count: anchoredCount, one: goals[mode], many: goals[mode] };
    return [...counts, good]
        .filter(({ count }) => count > 0)
        .map(({ count, one, many }, index) => {
        const ofAll = index === 0 ? ` of ${results.length}` : "";
        return `${count}${ofAll} ${count === 1 ? one : many}`;
    });
}
/** Whether the results fail the step, and by which verdicts. */
function renderConsequence(report, facts) {
    const failing = _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .verdicts */ .rY.filter((verdict) => report.tally[verdict] > 0 && facts.failOn.has(verdict));
    if (failing.length === 0)
        return "Nothing here fails the step (`fail-on`).";
    return `**The step fails**: \`fail-on\` lists ${failing.map((verdict) => `\`${verdict}\``).join(", ")}.`;
}


/***/ })

};
