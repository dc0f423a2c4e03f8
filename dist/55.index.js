export const id = 55;
export const ids = [55];
export const modules = {

/***/ 9323:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ readContext)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);



/** Reads the runner's environment and the event payload. */
function readContext(env) {
    const text = (name) => env[name] ?? "";
    const action = text("GITHUB_ACTION");
    return {
        workspace: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(env["GITHUB_WORKSPACE"] || process.cwd()),
        defaultOutputDir: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(env["RUNNER_TEMP"] || (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), "anchor-artifacts", folderName(action)),
        origin: readOrigin(text),
        githubApiUrl: text("GITHUB_API_URL").replace(/\/+$/, "") || "https://api.github.com",
        eventName: text("GITHUB_EVENT_NAME"),
        event: readEvent(text("GITHUB_EVENT_PATH")),
        workflow: text("GITHUB_WORKFLOW"),
        job: text("GITHUB_JOB"),
        action,
    };
}
function readOrigin(text) {
    const [server, repository, runId] = [text("GITHUB_SERVER_URL"), text("GITHUB_REPOSITORY"), text("GITHUB_RUN_ID")];
    const runAttempt = text("GITHUB_RUN_ATTEMPT");
    const hasPage = server !== "" && repository !== "" && runId !== "";
    const page = `${server}/${repository}/actions/runs/${runId}`;
    return {
        repository,
        ref: text("GITHUB_REF"),
        tag: /^refs\/tags\/(.+)$/.exec(text("GITHUB_REF"))?.[1] ?? "",
        commit: text("GITHUB_SHA"),
        runId,
        runAttempt,
        runUrl: hasPage ? page + (runAttempt === "" ? "" : `/attempts/${runAttempt}`) : "",
    };
}
/** A step id may hold anything; as a folder it must neither leave its parent nor be empty. */
function folderName(action) {
    const name = action.replaceAll(/[^\w.-]/g, "_");
    return /^\.*$/.test(name) ? "step" : name;
}
function readEvent(path) {
    if (path === "")
        return undefined;
    try {
        return JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8"));
    }
    catch {
        // A missing or broken payload only means that nothing is known about the event; what needs it says so.
        return undefined;
    }
}


/***/ }),

/***/ 7449:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ createStepDoor),
  S: () => (/* binding */ warnOfOutputs)
});

// EXTERNAL MODULE: ./build/src/domain/errors.js
var errors = __webpack_require__(3047);
// EXTERNAL MODULE: ./build/src/action/runner/annotations.js + 1 modules
var annotations = __webpack_require__(6654);
// EXTERNAL MODULE: ./build/src/action/runner/outputs.js
var runner_outputs = __webpack_require__(9641);
// EXTERNAL MODULE: ./build/src/action/runner/runner-files.js
var runner_files = __webpack_require__(1307);
// EXTERNAL MODULE: ./build/src/domain/digest.js
var digest = __webpack_require__(8744);
// EXTERNAL MODULE: ./build/src/domain/outcome.js
var domain_outcome = __webpack_require__(7794);
// EXTERNAL MODULE: ./build/src/domain/report/report.js
var report = __webpack_require__(923);
// EXTERNAL MODULE: ./build/src/domain/report/anchoring.js
var anchoring = __webpack_require__(4698);
// EXTERNAL MODULE: ./build/src/job/wording/explanation.js
var explanation = __webpack_require__(8273);
// EXTERNAL MODULE: ./build/src/job/text/markdown.js
var markdown = __webpack_require__(800);
// EXTERNAL MODULE: ./build/src/job/text/budget.js
var text_budget = __webpack_require__(8500);
;// CONCATENATED MODULE: ./build/src/action/summary/what-happened.js





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
    const names = (0,text_budget/* renderFew */.L)(results, renderName);
    const advice = finding.advice === undefined ? "" : `<br>→ ${(0,markdown/* text */.Qq)(finding.advice)}`;
    return `- ${icon} **${(0,markdown/* text */.Qq)(finding.title)}**: ${names}<br>${(0,markdown/* text */.Qq)(finding.explanation)}${advice}`;
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
function renderWaiting({ tally: { accepted: count } }) {
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
    return (0,text_budget/* renderFew */.L)(results, ({ subject }) => (0,markdown/* code */.aY)(subject.name));
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
            const { openRelease } = await Promise.all(/* import() */[__webpack_require__.e(137), __webpack_require__.e(752), __webpack_require__.e(622), __webpack_require__.e(218), __webpack_require__.e(290), __webpack_require__.e(710), __webpack_require__.e(636)]).then(__webpack_require__.bind(__webpack_require__, 7636));
            return openRelease(step, web);
        },
        pointAt: (level, results) => (0,annotations/* annotateResults */.z)(log, level, results),
        present: (report, facts) => present(report, facts, step),
    };
}
async function present(report, facts, { inputs, log }) {
    const outputs = (0,runner_outputs/* toOutputs */.Iu)(report, facts);
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
    for (const name of (0,runner_outputs/* maskedOutputs */.a9)(values, secrets)) {
        log.warning(`The output ${name} happens to hold the text of a secret, so the runner keeps it from other jobs; the file at results-path is whole.`);
    }
}


/***/ }),

/***/ 6654:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z: () => (/* binding */ annotateResults)
});

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


/***/ }),

/***/ 9641:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iu: () => (/* binding */ toOutputs),
/* harmony export */   K8: () => (/* binding */ longestOutput),
/* harmony export */   a9: () => (/* binding */ maskedOutputs)
/* harmony export */ });
/* unused harmony exports toResultsOutput, toReportUrlsOutput */
/* harmony import */ var _domain_link_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5652);
/* harmony import */ var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7794);
/* harmony import */ var _output_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4747);



/** All outputs of a run (interface §1.2). */
function toOutputs(report, paths) {
    const results = toResultsOutput(report);
    const reportUrls = toReportUrlsOutput(report);
    const values = {
        results: results.text,
        "results-path": paths.resultsPath ?? "",
        "checksums-path": paths.checksumsPath ?? "",
        "statement-path": paths.statementPath ?? "",
        status: report.status,
        count: String(report.results.length),
        "accepted-count": String(report.tally.accepted),
        "anchored-count": String(report.anchoredCount),
        "all-anchored": String(report.allAnchored),
        "report-urls": reportUrls.text,
        "release-url": paths.releaseUrl ?? "",
        findings: "[]",
        "findings-count": "0",
        "issue-url": "",
        "monitor-path": "",
    };
    const cut = [...(results.isCut ? ["results"] : []), ...(reportUrls.isCut ? ["report-urls"] : [])];
    return { values, cut };
}
/** The outputs that hold one of the runner's secrets: it drops them, though they may hold it by mere chance (faults §3). */
function maskedOutputs(outputs, secrets) {
    return _output_names_js__WEBPACK_IMPORTED_MODULE_1__/* .outputNames */ .g.filter((name) => secrets.some((secret) => secret !== "" && outputs[name].includes(secret)));
}
/** Longest output, in characters: a job's outputs may have 1 MB in UTF-16 together (faults §3). */
const longestOutput = 400_000;
/** The output `results`; of a subject whose bytes could not be read, neither digest nor size is given. */
function toResultsOutput(report) {
    return toListOutput(report.results, (result) => {
        const { subject, outcome } = result;
        const url = reportUrlOf(result);
        return {
            subject: {
                name: subject.name,
                ...("digest" in subject && { digest: subject.digest }),
                ...("size" in subject && { size: subject.size }),
            },
            verdict: outcome.kind,
            status: (0,_domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .statusOf */ .c2)(outcome),
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
    const url = (0,_domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .evidenceOf */ .X1)(outcome)?.report?.url;
    return url === undefined ? undefined : (0,_domain_link_js__WEBPACK_IMPORTED_MODULE_2__/* .safeLink */ .o)(url);
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
/* harmony import */ var _domain_report_anchoring_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4698);
/* harmony import */ var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7794);
/* harmony import */ var _domain_report_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(923);
/* harmony import */ var _domain_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1987);
/* harmony import */ var _job_text_bytes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1590);
/* harmony import */ var _job_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(800);
/* harmony import */ var _job_text_budget_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8500);







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
    const digest = (0,_domain_report_report_js__WEBPACK_IMPORTED_MODULE_2__/* .digestOf */ .ol)(result);
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
    const anchoring = (0,_domain_report_anchoring_js__WEBPACK_IMPORTED_MODULE_0__/* .anchoringOf */ .$)(result);
    if (anchoring === undefined)
        return outcome.kind === "accepted" ? "not in a block yet" : "";
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

/***/ 8251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6119);

const systemClock = {
    now: () => performance.now(),
    today: () => new Date(),
    wait: async (milliseconds, signal) => {
        try {
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(milliseconds, undefined, signal === undefined ? {} : { signal });
        }
        catch (error) {
            if (signal?.aborted !== true)
                throw error;
        }
    },
    random: () => Math.random(),
};


/***/ }),

/***/ 6754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ follow),
/* harmony export */   x: () => (/* binding */ createWeb)
/* harmony export */ });
/* harmony import */ var _domain_link_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5652);

/** Longest silence before and within an answer, in milliseconds. */
const patienceMs = 60_000;
/**
 * Connections to any host: certificates are always verified, proxies by the usual variables, none for loopback. The HTTP
 * client is loaded with the first request, since many a run makes none.
 */
function createWeb() {
    const opened = new Map();
    const dispatcherOf = (url) => {
        const base = (0,_domain_link_js__WEBPACK_IMPORTED_MODULE_0__/* .isLoopback */ .U)(url) && url.protocol === "http:" ? "http://localhost" : "https://localhost";
        // Opened by the first request to such hosts: where none is made, nobody need know of a proxy.
        const dispatcher = opened.get(base) ?? openDispatcher(base);
        opened.set(base, dispatcher);
        return dispatcher;
    };
    return {
        fetch: async (address, init) => {
            const { fetch } = await Promise.all(/* import() */[__webpack_require__.e(137), __webpack_require__.e(752)]).then(__webpack_require__.t.bind(__webpack_require__, 6752, 19));
            return fetch(address, { ...init, dispatcher: await dispatcherOf(new URL(address)) });
        },
        get: async (url, headers, signal) => requestOnce(await dispatcherOf(url), url, headers, signal),
        close: async () => {
            // One that could not be opened has been told of by the request that wanted it.
            for (const one of await Promise.allSettled(opened.values())) {
                if (one.status === "fulfilled")
                    await one.value.destroy();
            }
        },
    };
}
async function openDispatcher(base) {
    const { createDispatcher } = await Promise.all(/* import() */[__webpack_require__.e(137), __webpack_require__.e(434)]).then(__webpack_require__.bind(__webpack_require__, 1434));
    return createDispatcher(new URL(base));
}
async function requestOnce(dispatcher, url, headers, signal) {
    const { statusCode, ...answer } = await dispatcher.request({
        origin: url.origin,
        path: `${url.pathname}${url.search}`,
        method: "GET",
        headers: { "user-agent": "anchor-artifacts", ...headers, "accept-encoding": "identity" },
        headersTimeout: patienceMs,
        bodyTimeout: patienceMs,
        signal,
    });
    // Destroyed unread, a body raises an error for which nobody listens; whoever reads it is told all the same.
    answer.body.on("error", () => { });
    return { status: statusCode, headers: answer.headers, body: answer.body };
}
const longestWay = 5;
/**
 * GETs `url` and follows its redirects; `headersFor` is asked for each address anew, so that what one host may see does
 * not reach another. Only addresses that `isAllowed` are asked.
 *
 * @throws RangeError when the way leads to an address that is not allowed, or does not end
 */
async function follow(web, start, signal, rules) {
    let url = start;
    for (let hop = 0; hop <= longestWay; hop += 1) {
        if (!rules.isAllowed(url))
            throw new RangeError(refusalOf(url));
        const answer = await web.get(url, rules.headersFor(url), signal);
        const location = answer.headers.location;
        if (answer.status < 300 || answer.status >= 400 || location === undefined)
            return answer;
        answer.body.destroy();
        if (!URL.canParse(location, url.href))
            throw new RangeError("it redirects to something that is not an address");
        url = new URL(location, url);
    }
    throw new RangeError("its redirects do not end");
}
/** Of an address that is none of the web's, nothing is worth repeating: it may be a script. */
function refusalOf({ protocol, origin }) {
    return protocol === "https:" ? `${origin} is not an address to read from` : "its address is not an https one";
}


/***/ }),

/***/ 5706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   iX: () => (/* binding */ renderSha256Sums),
/* harmony export */   pd: () => (/* binding */ renderChecksums),
/* harmony export */   ss: () => (/* binding */ formatChecksums),
/* harmony export */   yk: () => (/* binding */ parseChecksums)
/* harmony export */ });
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8744);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3047);
/* harmony import */ var _name_order_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3730);



const tagged = /^SHA3-256(?: \((.*)\) = |\((.*)\)= )([0-9A-Fa-f]{64})$/s;
const prefixed = /^sha3-256:([0-9A-Fa-f]{64}) [ *](.*)$/s;
const plain = /^([0-9A-Fa-f]{64}) [ *](.*)$/s;
const otherAlgorithm = /^([A-Za-z][A-Za-z0-9/-]{0,30})(?: ?\(.*\) ?= ?|:)[0-9A-Fa-f]{8,}/s;
const shownProblems = 20;
/**
 * Reads a checksum list (interface §1.1 `subject-checksums`). `fileName` is the list's own name: bare `hex  name`
 * lines are SHA3-256 only where it says so.
 *
 * @throws AnchorError `CHECKSUMS_INVALID`, with every unusable line by number
 */
function parseChecksums(fileName, text) {
    const bareAllowed = /SHA3-256|sha3-256/.test(fileName.split(/[/\\]/).at(-1) ?? "");
    const entries = new Map();
    const problems = [];
    for (const [index, content] of linesOf(text).entries()) {
        if (content.trim() === "")
            continue;
        const parsed = parseLine(content, bareAllowed);
        const problem = typeof parsed === "string" ? parsed : addEntry(entries, { ...parsed, line: index + 1 });
        if (problem !== undefined)
            problems.push(`line ${index + 1} ${problem}`);
    }
    if (problems.length > 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AnchorError */ ._Z("CHECKSUMS_INVALID", toMessage(problems));
    if (entries.size === 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AnchorError */ ._Z("CHECKSUMS_INVALID", "The checksum list names no file.");
    return [...entries.values()];
}
/** The lines of `text`, without a byte order mark and without the CR of a CRLF. */
function linesOf(text) {
    return text
        .replace(/^\uFEFF/, "")
        .split("\n")
        .map((line) => line.replace(/\r$/, ""));
}
/** Adds `entry`, or says why it contradicts an earlier one. */
function addEntry(entries, entry) {
    const earlier = entries.get(entry.name);
    if (earlier === undefined)
        entries.set(entry.name, entry);
    return earlier === undefined || earlier.digest === entry.digest
        ? undefined
        : `gives another digest than line ${earlier.line} for the same name`;
}
/** The name and digest of one line, or what is wrong with it. */
function parseLine(content, bareAllowed) {
    const escaped = content.startsWith("\\");
    const line = escaped ? content.slice(1) : content;
    const [, spaced, tight, taggedHex] = tagged.exec(line) ?? [];
    const [, prefixedHex, prefixedName] = prefixed.exec(line) ?? [];
    const [, plainHex, plainName] = plain.exec(line) ?? [];
    if (plainHex !== undefined && !bareAllowed) {
        return "does not say which algorithm made the digest; write SHA3-256 (name) = hex or sha3-256:hex  name";
    }
    const digest = (0,_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .digestFromWire */ .s1)(taggedHex ?? prefixedHex ?? plainHex);
    if (digest === undefined)
        return complaint(line);
    const written = spaced ?? tight ?? prefixedName ?? plainName ?? "";
    const name = escaped ? unescapeName(written) : written;
    if (name === undefined)
        return "has a backslash in its name that is followed by neither n, r nor a backslash";
    if (name === "" || name.includes("\0"))
        return "names no file";
    return { name, digest };
}
function complaint(line) {
    const [, algorithm] = otherAlgorithm.exec(line) ?? [];
    if (algorithm === undefined)
        return "is not of the form SHA3-256 (name) = hex";
    return algorithm.toUpperCase() === "SHA3-256"
        ? "has a digest that is not 64 hexadecimal digits, or spaces out of place"
        : `is of ${algorithm}, not SHA3-256`;
}
function toMessage(problems) {
    const shown = problems.slice(0, shownProblems).map((problem) => `- ${problem}`);
    const rest = problems.length - shown.length;
    if (rest > 0)
        shown.push(`- and ${rest} more`);
    return `The checksum list has ${problems.length} unusable ${problems.length === 1 ? "line" : "lines"}:\n${shown.join("\n")}`;
}
/** Lines of one piece. */
const pieceLength = 1000;
/**
 * The text of a `SHA3-256SUMS` file (interface §1.4): tagged lines as `cksum -a sha3` of coreutils 9.8 writes and
 * checks them, sorted by name in byte order. It comes in pieces: a hundred thousand lines need not be in memory at once.
 */
function renderChecksums(lines) {
    return renderSorted(lines, ({ name, digest }) => `${mark(name)}SHA3-256 (${escapeName(name)}) = ${digest}\n`);
}
/**
 * The text of a `SHA256SUMS` file beside {@link renderChecksums}, of the same order and names: `hex  name`, which
 * `sha256sum --check` and `shasum -a 256 --check` read everywhere.
 */
function renderSha256Sums(lines) {
    const known = lines.filter(({ sha256 }) => sha256 !== undefined);
    return renderSorted(known, ({ name, sha256 }) => `${mark(name)}${sha256}  ${escapeName(name)}\n`);
}
function* renderSorted(lines, format) {
    const sorted = lines.toSorted((left, right) => (0,_name_order_js__WEBPACK_IMPORTED_MODULE_2__/* .compareNames */ .M)(left.name, right.name));
    for (let start = 0; start < sorted.length; start += pieceLength) {
        const piece = sorted.slice(start, start + pieceLength);
        yield piece.map(format).join("");
    }
}
/** The text of {@link renderChecksums} as a whole. */
function formatChecksums(lines) {
    return [...renderChecksums(lines)].join("");
}
/** A backslash before a line whose name is escaped. */
function mark(name) {
    return /[\\\n\r]/.test(name) ? "\\" : "";
}
/** coreutils writes these three characters so, and marks the line by a backslash in front. */
const escapes = { "\\": "\\\\", "\n": "\\n", "\r": "\\r" };
const unescapes = { "\\\\": "\\", "\\n": "\n", "\\r": "\r" };
function escapeName(name) {
    return name.replace(/[\\\n\r]/g, (character) => escapes[character] ?? character);
}
/** The name that `text` stands for, or `undefined` when it holds an escape that coreutils does not write. */
function unescapeName(text) {
    const escape = /\\[\\nr]/g;
    if (text.replace(escape, "").includes("\\"))
        return undefined;
    return text.replace(escape, (pair) => unescapes[pair] ?? pair);
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

/***/ 4127:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SL: () => (/* binding */ listDigests),
/* harmony export */   h0: () => (/* binding */ sha3ListName),
/* harmony export */   p0: () => (/* binding */ toLists),
/* harmony export */   so: () => (/* binding */ listText)
/* harmony export */ });
/* unused harmony exports sha256ListName, sha3ListText, sha256ListText */
/* harmony import */ var _noble_hashes_sha2_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9017);
/* harmony import */ var _noble_hashes_sha3_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8041);
/* harmony import */ var _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2565);
/* harmony import */ var _checksums_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5706);
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8744);
/** The checksum lists of a statement: canonical ones are rebuilt from its subjects. */





const sha3ListName = "SHA3-256SUMS";
const sha256ListName = "SHA256SUMS";
/** The text of `SHA3-256SUMS` over `subjects`. */
function sha3ListText(subjects) {
    return (0,_checksums_js__WEBPACK_IMPORTED_MODULE_0__/* .formatChecksums */ .ss)(subjects.map(({ name, digest }) => ({ name, digest: digest.sha3_256 })));
}
/** The text of `SHA256SUMS` over those of `subjects` whose SHA-256 is known. */
function sha256ListText(subjects) {
    return [...(0,_checksums_js__WEBPACK_IMPORTED_MODULE_0__/* .renderSha256Sums */ .iX)(subjects.map(({ name, digest: { sha256: known } }) => ({ name, sha256: known })))].join("");
}
/** The text of `list`: its own, else the canonical one of its name. */
function listText({ name, text }, subjects) {
    return text ?? (name === sha256ListName ? sha256ListText(subjects) : sha3ListText(subjects));
}
/** Both digests of a list's text in UTF-8. */
function listDigests(text) {
    const bytes = (0,_noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_1__/* .utf8ToBytes */ .AI)(text);
    return { sha3_256: (0,_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .digestFromBytes */ .SS)((0,_noble_hashes_sha3_js__WEBPACK_IMPORTED_MODULE_3__/* .sha3_256 */ .C2)(bytes)), sha256: (0,_noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_1__/* .bytesToHex */ .My)((0,_noble_hashes_sha2_js__WEBPACK_IMPORTED_MODULE_4__/* .sha256 */ .sc)(bytes)) };
}
/**
 * The lists of a run: the canonical ones of its subjects, and `given`, the list that was stamped, unless it is one of
 * them, in its own words.
 */
function toLists(subjects, given) {
    const canonical = { name: sha3ListName, ...listDigests(sha3ListText(subjects)) };
    const pair = sha256ListText(subjects);
    const lists = pair === "" ? [canonical] : [canonical, { name: sha256ListName, ...listDigests(pair) }];
    const own = given && listDigests(given.text);
    if (given === undefined || own === undefined || own.sha3_256 === canonical.sha3_256)
        return lists;
    return [...lists, { name: given.name, ...own, text: given.text }];
}


/***/ }),

/***/ 4231:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ur: () => (/* binding */ evidenceModes),
/* harmony export */   W3: () => (/* binding */ predicateType),
/* harmony export */   kk: () => (/* binding */ anchorVerdicts),
/* harmony export */   qB: () => (/* binding */ statementType)
/* harmony export */ });
const statementType = "https://in-toto.io/Statement/v1";
const predicateType = "https://anchor-artifacts.github.io/anchor/v1";
/** What a run did, as the predicate names it. */
const evidenceModes = ["stamp", "check", "verify", "monitor"];
/** What a run found out about one digest (interface §1.5), and what that is worth to who reads it later. */
const anchorVerdicts = {
    anchored: "settled",
    "already-anchored": "settled",
    found: "settled",
    verified: "settled",
    "not-found": "denied",
    "no-match": "denied",
    changed: "denied",
    accepted: "open",
    unclear: "open",
    unknown: "open",
    unreachable: "open",
    failed: "open",
    skipped: "open",
};


/***/ }),

/***/ 2778:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ memberAt)
/* harmony export */ });
/** The member at the end of `path` in an untrusted value, or `undefined`. */
function memberAt(value, ...path) {
    return path.reduce((current, name) => typeof current === "object" && current !== null && Object.hasOwn(current, name)
        ? current[name]
        : undefined, value);
}


/***/ }),

/***/ 3730:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ compareNames)
/* harmony export */ });
/**
 * Orders names by their UTF-8 bytes, as `LC_ALL=C sort` does (interface §1.4).
 * UTF-16 order differs from it: it puts surrogate pairs before U+E000 to U+FFFF.
 */
function compareNames(left, right) {
    const shared = Math.min(left.length, right.length);
    for (let index = 0; index < shared; index += 1) {
        const one = left.charCodeAt(index);
        const other = right.charCodeAt(index);
        if (one !== other)
            return rank(one) - rank(other);
    }
    return left.length - right.length;
}
/** Moves the surrogates behind every other code unit, where their UTF-8 bytes stand. */
function rank(unit) {
    return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x1_0000 : unit;
}


/***/ }),

/***/ 4698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ anchoringOf),
/* harmony export */   B: () => (/* binding */ findAnchoring)
/* harmony export */ });
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8744);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7794);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(923);



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

/***/ 923:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EN: () => (/* binding */ isInVain),
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
/**
 * Whether a stamp brought nothing at all: nothing was accepted, and nothing is on the chain. That fails the step beside
 * `fail-on`, unless nothing does or nobody was to be asked (interface §1.6).
 */
function isInVain({ mode, results, tally }, failOn) {
    const done = tally.accepted + tally.anchored + tally["already-anchored"];
    return mode === "stamp" && done === 0 && tally.skipped < results.length && failOn.size > 0;
}
/** The digest of a result's subject, where its bytes or its digest were at hand. */
function digestOf({ subject }) {
    return "digest" in subject ? subject.digest : undefined;
}


/***/ }),

/***/ 5077:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ writeAtomically)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3047);




/**
 * Writes `content` to `path` so that a reader meets the old file or the new one, never half of it: a temporary file in
 * the same folder, flushed to the disk, then renamed. Only the owner may read it, as report links are secrets.
 *
 * @throws AnchorError `OUTPUT_UNWRITABLE`, or the one that `content` threw; nothing is left behind
 */
async function writeAtomically(path, content) {
    const temporary = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), `.${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path)}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.tmp`);
    try {
        const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(temporary, "wx", 0o600);
        try {
            await fill(file, content);
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(temporary, path);
        }
        catch (cause) {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(temporary, { force: true });
            throw cause;
        }
    }
    catch (cause) {
        if (cause instanceof _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .AnchorError */ ._Z)
            throw cause;
        const reason = (0,_domain_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(cause);
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .AnchorError */ ._Z("OUTPUT_UNWRITABLE", `${path} could not be written: ${reason}.`, { cause });
    }
}
function isBytes(content) {
    return typeof content === "object" && Symbol.asyncIterator in content;
}
const bufferSize = 65_536;
/**
 * The texts as UTF-8 in one buffer that is filled again and again: a long text is never whole in memory a second time,
 * and no piece waits for a collection. Each yield is to be written before the next is asked for.
 */
function* toBytes(texts) {
    const encoder = new TextEncoder();
    const buffer = new Uint8Array(bufferSize);
    for (const text of texts) {
        for (let start = 0; start < text.length;) {
            const { read, written } = encoder.encodeInto(text.slice(start, start + bufferSize), buffer);
            yield buffer.subarray(0, written);
            start += read;
        }
    }
}
async function fill(file, content) {
    try {
        await file.writeFile(isBytes(content) ? content : toBytes(typeof content === "string" ? [content] : content));
        await file.sync();
    }
    finally {
        await file.close();
    }
}


/***/ }),

/***/ 5232:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $W: () => (/* binding */ isTemporaryName),
/* harmony export */   NT: () => (/* binding */ temporaryName),
/* harmony export */   NW: () => (/* binding */ runFiles),
/* harmony export */   QN: () => (/* binding */ isRunFile),
/* harmony export */   _3: () => (/* binding */ isOwnEvidence),
/* harmony export */   cq: () => (/* binding */ reportFileName),
/* harmony export */   qi: () => (/* binding */ resultsAssetName),
/* harmony export */   rw: () => (/* binding */ toAssetName)
/* harmony export */ });
/** What a run writes into its folder for evidence. */
const runFiles = {
    results: "results.json",
    checksums: "SHA3-256SUMS",
    sha256: "SHA256SUMS",
    statement: "anchor.intoto.json",
    page: "anchor-evidence.html",
    badge: "badge.json",
    journal: "journal.jsonl",
    /** What a look saw: the next one's baseline. */
    monitor: "monitor.json",
};
/** Whether a run of `mode` writes a file of this name into its folder for evidence. */
function isRunFile(name, mode) {
    return (mode === "verify" && isReportFile(name)) || Object.values(runFiles).includes(name);
}
const reportSuffix = ".verification.pdf";
function isReportFile(name) {
    return name.endsWith(reportSuffix);
}
const longestName = 180;
/**
 * The name GitHub gives to an uploaded file: without its folder and its diacritics, and with a `.` for each run of
 * characters other than letters, digits, `-`, `_`, `+` and `@`.
 */
function toAssetName(path) {
    const [base = ""] = path.split(/[/\\]/).slice(-1);
    const plain = base.normalize("NFD").replaceAll(/\p{M}/gu, "");
    const name = plain.replaceAll(/[^A-Za-z0-9_+@-]+/g, ".").replaceAll(/^\.+|\.+$/g, "");
    return base.startsWith(".") || name === "" ? `default.${name}`.replace(/\.$/, "") : name;
}
/** The asset that holds the results of the section of `key`. */
function resultsAssetName(key) {
    return `anchor-results-${key}.json`;
}
/**
 * The name of a subject's report. Two subjects of one base name are told apart by their digests.
 *
 * @param isTaken whether the plain name belongs to another subject
 */
function reportFileName(subject, digest, isTaken) {
    const name = toAssetName(subject).slice(0, longestName);
    return name + (isTaken ? `.${digest.slice(0, 8)}` : "") + reportSuffix;
}
const ownNames = new Set([runFiles.checksums, runFiles.statement, runFiles.page]);
const ownOfSection = /^anchor-(?:results-[0-9a-f]{12}\.json|[0-9a-f]{12}\.intoto\.json)$/;
/**
 * What this action itself writes or attaches: stamping it would give every run something new to stamp. `SHA256SUMS` is
 * not among it: many projects ship a list of their own under that name.
 */
function isOwnEvidence(name) {
    const lasting = withoutSuffix(name);
    return ownNames.has(lasting) || ownOfSection.test(lasting) || isReportFile(lasting);
}
const temporarySuffix = /\.[0-9a-f]{8}\.tmp$/;
/** The name under which new content is uploaded while the old is still there. */
function temporaryName(name, random) {
    return `${name}.${random}.tmp`;
}
function isTemporaryName(candidate, name) {
    return temporarySuffix.test(candidate) && withoutSuffix(candidate) === name;
}
function withoutSuffix(name) {
    return name.replace(temporarySuffix, "");
}


/***/ }),

/***/ 484:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ openOutputDir),
/* harmony export */   q: () => (/* binding */ removeEarlierFiles)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3047);
/* harmony import */ var _file_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5232);




/**
 * Makes the folder for evidence and makes sure that it can be written, before a stamp is spent.
 *
 * @returns its absolute path
 * @throws AnchorError `OUTPUT_UNWRITABLE`
 */
async function openOutputDir({ inputs: { outputDir }, door }) {
    const folder = outputDir === "" ? door.defaultOutputDir : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(door.workspace, outputDir);
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(folder, { recursive: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.access)(folder, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK | node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
        return folder;
    }
    catch (cause) {
        const reason = (0,_domain_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(cause);
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AnchorError */ ._Z("OUTPUT_UNWRITABLE", `The folder for evidence cannot be used: ${reason}.`, { cause });
    }
}
/**
 * Removes what an earlier run left in `folder` under the names of this one's files, so that nothing old is read as new;
 * the journal stays (interface §1.6).
 *
 * @throws AnchorError `OUTPUT_UNWRITABLE`
 */
async function removeEarlierFiles(folder) {
    const names = Object.values(_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .runFiles */ .NW).filter((name) => name !== _file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .runFiles */ .NW.journal);
    try {
        await Promise.all(names.map((name) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name), { force: true })));
    }
    catch (cause) {
        const reason = cause instanceof Error ? cause.message : String(cause);
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AnchorError */ ._Z("OUTPUT_UNWRITABLE", `What an earlier run left cannot be removed: ${reason}.`, { cause });
    }
}


/***/ }),

/***/ 10:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ renderResultsFile)
});

// UNUSED EXPORTS: toResultsFile

// EXTERNAL MODULE: ./build/src/domain/report/anchoring.js
var anchoring = __webpack_require__(4698);
// EXTERNAL MODULE: ./build/src/domain/link.js
var domain_link = __webpack_require__(5652);
// EXTERNAL MODULE: ./build/src/domain/outcome.js
var domain_outcome = __webpack_require__(7794);
// EXTERNAL MODULE: ./build/src/domain/text.js
var domain_text = __webpack_require__(1987);
;// CONCATENATED MODULE: ./build/src/domain/report/envelope.js
/** The tool result envelope (spec §2.6, §3, §4.5): one shape for assistants and for `results.json`. */




/** The `kind` of each operation's result (spec §4.5). */
const resultKinds = {
    stamp: "service/stamp_result@v2",
    check: "service/check_hash_result@v2",
    verify: "service/verify_result@v2",
};
/**
 * One outcome as a tool result. Every text of the service in it is capped and free of control and bidi characters;
 * `links` holds only addresses that pass {@link safeLink}.
 *
 * @param digest what was asked about; without it, chain records cannot be told to be about it
 */
function toToolResult(mode, outcome, digest) {
    const status = (0,domain_outcome/* statusOf */.c2)(outcome);
    return {
        kind: resultKinds[mode],
        // A check has nothing to wait for (spec §3): what is not settled is unknown.
        status: mode === "check" && status === "pending" ? "unknown" : status,
        summary: toSummary(mode, outcome, digest),
        data: mode === "check" ? toCheckData(outcome, digest) : toVerificationData(outcome),
        ...(mode === "verify" && { links: toLinks((0,domain_outcome/* evidenceOf */.X1)(outcome)?.report) }),
        ...("error" in outcome && { error: toError(outcome.error) }),
    };
}
function toError({ code, message, hint }) {
    return { code, message: (0,domain_text/* plainText */.wh)(message), hint };
}
function toLinks(report) {
    const href = report && (0,domain_link/* safeLink */.o)(report.url);
    if (report === undefined || href === undefined)
        return [];
    const expiry = spokenOf(report.expiresIn, /^\d{1,4} (?:second|minute|hour|day)s?$/);
    return [{ rel: "report", href, label: `Verification report (PDF${expiry && `, expires in ${expiry}`})` }];
}
function toSummary(mode, outcome, digest) {
    const verdict = toSentence(outcome, digest);
    const evidence = (0,domain_outcome/* evidenceOf */.X1)(outcome);
    if (mode === "check" || evidence === undefined)
        return verdict;
    const said = mode === "verify" ? toSaid(evidence) : "";
    const demo = evidence.demo ? "Demonstration service: nothing was anchored on a public chain." : "";
    return [verdict, said, demo].filter((part) => part !== "").join(" ");
}
const sentences = {
    accepted: "Accepted: a check finds the hash once a block holds it, usually within minutes.",
    anchored: "Anchored: the hash is on the chain.",
    found: "Hash found.",
    "not-found": "Hash not found.",
    verified: "Full match: exactly this hash is anchored.",
    "no-match": "No match: this hash is not anchored. If it was stamped minutes ago, verify it again later.",
};
const notePrefixes = { changed: "Changed", unclear: "Unclear", unknown: "Unknown", skipped: "Skipped" };
const failurePrefixes = { unreachable: "Unreachable", failed: "Failed" };
function toSentence(outcome, digest) {
    if ("error" in outcome) {
        const { code, message, hint } = outcome.error;
        return `${failurePrefixes[outcome.kind]} with ${code}: ${(0,domain_text/* sentence */.em)((0,domain_text/* plainText */.wh)(message))} ${hint}`;
    }
    if (outcome.kind === "accepted") {
        return outcome.note === undefined ? sentences.accepted : `${sentences.accepted} ${(0,domain_text/* plainText */.wh)(outcome.note)}`;
    }
    if ("note" in outcome)
        return `${notePrefixes[outcome.kind]}: ${(0,domain_text/* plainText */.wh)(outcome.note)}`;
    if (outcome.kind === "already-anchored")
        return `Already anchored: ${firstSeen(outcome.evidence, digest)}.`;
    return sentences[outcome.kind];
}
/** The earlier block is somebody's, not necessarily ours: it is called first seen, never a stamp of this run. */
function firstSeen({ records }, digest) {
    const first = digest && (0,anchoring/* findAnchoring */.B)(records, [digest])?.first;
    if (first?.blockNumber === undefined)
        return "the hash is on the chain";
    const date = spokenOf(first.blockDate, dateForm);
    return `first seen in block ${first.blockNumber}${date && ` (${date})`}`;
}
/** Message, service and date (spec §4.5), marked as the service's own words. */
function toSaid({ message, service, date }) {
    const words = spokenOf(message, /^Verification complete(?: - PDF uploaded)?$/);
    const source = [spokenOf(service, /^CORE_API$/), spokenOf(date, dateForm)].filter((text) => text !== "");
    if (words === "" && source.length === 0)
        return "";
    const says = words === "" ? "The service answered" : `The service says: “${words}”`;
    return `${says}${source.length > 0 ? ` (${source.join(", ")})` : ""}.`;
}
/** ISO 8601 and the date of version 1 (spec §2.2, §2.5). */
const dateForm = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})?$/;
/**
 * A text of the service's when it has the form that is documented, else nothing: outside `data` it would be read as
 * ours, and an assistant might follow it (faults T18).
 */
function spokenOf(text, form) {
    return text !== undefined && form.test(text) ? text : "";
}
/** `found` only where it is known: an outage must never read as not found. */
function toCheckData(outcome, digest) {
    const evidence = (0,domain_outcome/* evidenceOf */.X1)(outcome);
    const isAnswered = outcome.kind === "found" || outcome.kind === "not-found";
    return known({
        found: isAnswered ? outcome.kind === "found" : undefined,
        message: (isAnswered && optionalText(evidence?.message)) || (0,domain_text/* plainText */.wh)(toSentence(outcome, digest)),
        // Not the body itself: only members that passed the contract, so that nothing unread reaches an assistant.
        _raw: known({
            requestId: word(evidence?.answerId),
            message: optionalText(evidence?.message),
            service: word(evidence?.service),
            timestamp: word(evidence?.date),
            hash: evidence && digest,
            data: word(evidence?.result),
            demo: evidence?.demo,
        }),
    });
}
function toVerificationData(outcome) {
    const note = "note" in outcome && outcome.note !== undefined ? (0,domain_text/* plainText */.wh)(outcome.note) : undefined;
    const evidence = (0,domain_outcome/* evidenceOf */.X1)(outcome);
    if (evidence === undefined)
        return known({ note });
    const { records, segments, uniqueHashes, report, demo } = evidence;
    return known({
        result: word(evidence.result),
        method: word(evidence.method),
        unique_hashes: uniqueHashes,
        blockchainData: records.map(plainMembers),
        fileSegments: segments.map(plainMembers),
        reportFile: report && toReportFile(report),
        message: optionalText(evidence.message),
        service: word(evidence.service),
        date: word(evidence.date),
        address: word(evidence.address),
        nftCoinId: word(evidence.nftCoinId),
        nftTxnId: word(evidence.nftTxnId),
        demo,
        note,
    });
}
function toReportFile({ url, fileName, size, expiresIn }) {
    return known({
        fileName: word(fileName),
        downloadUrl: (0,domain_link/* safeLink */.o)(url),
        fileSize: size,
        expiresIn: word(expiresIn),
    });
}
/** A flat object of the service's, its texts made plain. */
function plainMembers(members) {
    const entries = Object.entries(members);
    return Object.fromEntries(entries.map(([name, value]) => [name, typeof value === "string" ? word(value) : value]));
}
function word(text) {
    return text === undefined ? undefined : (0,domain_text/* plainText */.wh)(text, domain_text/* textLimits */.I6.word);
}
function optionalText(text) {
    return text === undefined ? undefined : (0,domain_text/* plainText */.wh)(text);
}
/** `members` without those that are not known. */
function known(members) {
    return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
}

// EXTERNAL MODULE: ./build/src/domain/report/report.js
var report = __webpack_require__(923);
// EXTERNAL MODULE: ./build/src/domain/version.js
var version = __webpack_require__(2566);
;// CONCATENATED MODULE: ./build/src/job/evidence/results-file.js





/** Repository, ref, tag, run and commit are empty where the door does not know them. */
function toResultsFile(report, facts) {
    return {
        version: 2,
        tool: { name: "anchor-artifacts", version: version/* version */.r },
        mode: facts.mode ?? report.mode,
        status: report.status,
        started_at: facts.startedAt.toISOString(),
        finished_at: facts.finishedAt.toISOString(),
        api_url: facts.apiUrl,
        demo: report.demo,
        repository: facts.repository,
        ref: facts.ref,
        tag: facts.tag,
        run_id: facts.runId,
        run_attempt: facts.runAttempt,
        run_url: facts.runUrl,
        commit: facts.commit,
        results: report.results.map((result) => toEntry(report.mode, result)),
    };
}
function toEntry(mode, result) {
    const { outcome, coveredBy } = result;
    const requestId = (0,domain_outcome/* requestIdOf */.Gb)(outcome);
    return {
        subject: toSubjectEntry(result),
        verdict: outcome.kind,
        ...(requestId !== undefined && { request_id: (0,domain_text/* plainText */.wh)(requestId, domain_text/* textLimits */.I6.word) }),
        ...(coveredBy !== undefined && { covered_by: coveredBy }),
        ...toToolResult(mode, outcome, (0,report/* digestOf */.ol)(result)),
    };
}
function toSubjectEntry({ subject }) {
    if (!("digest" in subject))
        return { name: subject.name, algorithm: "sha3-256" };
    const { name, digest, sha256, size } = subject;
    return {
        name,
        digest,
        algorithm: "sha3-256",
        ...(sha256 !== undefined && { sha256 }),
        ...(size !== undefined && { size }),
    };
}
/** Characters of a piece of the file: large enough to be written at once, small beside a run's memory. */
const pieceLength = 65_536;
/**
 * The text of `results.json` in pieces: one line a result, so that a hundred thousand of them are neither whole in
 * memory nor hard to search.
 */
function* renderResultsFile(report, facts) {
    const frame = JSON.stringify(toResultsFile({ ...report, results: [] }, facts), undefined, 2);
    let piece = frame.slice(0, frame.lastIndexOf("]"));
    for (const [index, result] of report.results.entries()) {
        piece += `${index === 0 ? "" : ","}\n    ${JSON.stringify(toEntry(report.mode, result))}`;
        if (piece.length < pieceLength)
            continue;
        yield piece;
        piece = "";
    }
    yield `${piece}${report.results.length === 0 ? "" : "\n  "}]\n}\n`;
}


/***/ }),

/***/ 2330:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ hasPassed),
/* harmony export */   S: () => (/* binding */ judge)
/* harmony export */ });
/* harmony import */ var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7794);
/* harmony import */ var _domain_report_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(923);
/* harmony import */ var _wording_problem_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2392);



/** Points at what failed, and says how the run ended (interface §1.6, §2). */
async function judge(report, unwritten, job) {
    const { log, pointAt } = job.door;
    for (const error of unwritten)
        log.error(error.message, { title: error.code });
    const failing = (0,_domain_report_report_js__WEBPACK_IMPORTED_MODULE_1__/* .failures */ .e9)(report, job.inputs.failOn);
    pointAt("error", failing);
    warnOfTolerated(report, job);
    const ending = { report, failing, unwritten, inVain: (0,_domain_report_report_js__WEBPACK_IMPORTED_MODULE_1__/* .isInVain */ .EN)(report, job.inputs.failOn) };
    if (hasPassed(ending))
        return ending;
    if (failing.length > 0) {
        log.info(`The step fails: ${failing.length} of ${report.results.length} subjects have a verdict in fail-on.`);
    }
    if (ending.inVain)
        log.error("Nothing was stamped: no subject was accepted, and none is on the chain.");
    const lines = (0,_wording_problem_report_js__WEBPACK_IMPORTED_MODULE_2__/* .renderProblemReport */ .S)(report.mode, (0,_wording_problem_report_js__WEBPACK_IMPORTED_MODULE_2__/* .toProblems */ .e)(failing, unwritten));
    await log.group("Problem report, to copy whole: it holds no secrets and no file names", async () => {
        for (const line of lines)
            log.info(line);
    });
    return ending;
}
/** Whether a run passes: no verdict fails it, it brought something, and all of its evidence is written. */
function hasPassed({ failing, unwritten, inVain }) {
    return failing.length === 0 && unwritten.length === 0 && !inVain;
}
/** What is not as it should be but passes all the same, counted and at its files: a green step must not hide it. */
function warnOfTolerated({ results }, { inputs: { failOn }, door }) {
    const tolerated = results.filter((result) => !isGood(result) && !failOn.has(result.outcome.kind));
    if (tolerated.length === 0)
        return;
    const byVerdict = Map.groupBy(tolerated, ({ outcome }) => outcome.kind);
    const counts = _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .verdicts */ .rY.flatMap((verdict) => {
        const count = byVerdict.get(verdict)?.length ?? 0;
        return count === 0 ? [] : [`${count} ${_domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictFacts */ .Jo[verdict].label}`];
    });
    door.log.warning(`Of ${results.length} subjects, fail-on lets pass: ${counts.join(", ")}.`);
    door.pointAt("warning", tolerated);
}
/** Skipping is what the user asked for, and so is an accepted stamp that nobody waited for. */
function isGood({ outcome }) {
    if (outcome.kind === "accepted")
        return outcome.note === undefined;
    return _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictFacts */ .Jo[outcome.kind].anchored || outcome.kind === "skipped";
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

/***/ 9309:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ confirmVerified),
/* harmony export */   o: () => (/* binding */ openOperation)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3047);
/* harmony import */ var _operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5557);
/* harmony import */ var _inputs_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9681);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_2__]);
_operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_2__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];




/** Opens the operation that the inputs want; a run that asks nobody has one that skips every target. */
async function openOperation(job) {
    const skip = (0,_inputs_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonToSkip */ .b)(job.inputs);
    return skip === undefined ? openServiceOperation(job) : openSkipping(skip, job);
}
function openSkipping(note, { inputs, door: { log } }) {
    log.notice(inputs.fromRelease ? `${note} The release was not read either.` : note);
    return { operate: () => Promise.resolve({ kind: "skipped", note }), [Symbol.asyncDispose]: async () => { } };
}
async function openServiceOperation({ inputs, door: { log, signals } }) {
    // Loaded here, since a run that asks nobody needs neither the HTTP client nor the schemas.
    const { createClient } = await Promise.all(/* import() */[__webpack_require__.e(137), __webpack_require__.e(395), __webpack_require__.e(543)]).then(__webpack_require__.bind(__webpack_require__, 6543));
    const client = createClient({
        base: inputs.apiUrl,
        apiKey: inputs.apiKey,
        timeoutMs: inputs.requestTimeout,
        requestRate: inputs.requestRate,
        cancellation: signals.cancellation,
        onRequest: ({ path, requestId, milliseconds, result }) => log.debug(`POST ${path} ${result} ${milliseconds} ms, request ${requestId}`),
    });
    return {
        operate: operateBy(client, inputs),
        ...(inputs.mode === "stamp" && { chain: toChain(client) }),
        [Symbol.asyncDispose]: () => Promise.race([client.close(), signals.overdue]),
    };
}
function toChain(client) {
    return { find: client.check, locate: (digest) => client.verify(digest, { report: false }) };
}
/** The request of a mode for one target; a proof is verified as a proof. */
function operateBy(client, { mode, report, sendFileNames }) {
    if (mode === "stamp")
        return ({ digest }) => client.stamp(digest);
    if (mode === "check")
        return ({ digest }) => client.check(digest);
    return (target) => {
        if ("root" in target)
            return client.verifyProof(target);
        const { digest, name, size } = target;
        const details = sendFileNames ? { fileName: name, ...(size !== undefined && { fileSize: size }) } : {};
        return client.verify(digest, { report, ...details });
    };
}
/** `verified` is said of the file as it is, not as it was when it was hashed (interface §4). */
function confirmVerified(outcome, subject, workspace) {
    const { path, fingerprint } = subject;
    if (outcome.kind !== "verified" || path === undefined || fingerprint === undefined)
        return outcome;
    if ((0,_operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnchanged */ ._5)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workspace, path), fingerprint))
        return outcome;
    const message = "The bytes that were hashed are verified, but the file has been changed since.";
    return { kind: "failed", error: new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AnchorError */ ._Z("FILE_CHANGED", message) };
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

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
        case "unreachable":
            return { title: outcome.error.code, explanation: outcome.error.message, advice: outcome.error.hint };
        case "unknown":
            return {
                title,
                explanation: `${(0,_domain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .sentence */ .em)(outcome.note)} This says nothing about the file.`,
                advice: "Run the job again.",
            };
        case "changed":
        case "unclear":
        case "skipped":
            return { title, explanation: outcome.note };
        case "accepted":
            return outcome.note === undefined ? undefined : { title, explanation: outcome.note };
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
    const isStopped = (0,_domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .errorOf */ .Mz)(outcome)?.code === "NOT_ATTEMPTED";
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
/* harmony import */ var _domain_report_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(923);


/** What a run wants to be able to say. */
const goals = { stamp: "anchored", check: "found", verify: "verified" };
/** Verdicts that keep a run from being all good, worst first. */
const shortfalls = [
    { verdict: "changed", one: "changed", many: "changed" },
    { verdict: "no-match", one: "does not match", many: "do not match" },
    { verdict: "not-found", one: "not found", many: "not found" },
    { verdict: "failed", one: "failed", many: "failed" },
    { verdict: "unreachable", one: "unreachable", many: "unreachable" },
    { verdict: "unknown", one: "unknown", many: "unknown" },
    { verdict: "unclear", one: "unclear", many: "unclear" },
    { verdict: "accepted", one: "accepted, not in a block yet", many: "accepted, not in a block yet" },
    { verdict: "skipped", one: "skipped", many: "skipped" },
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
    const { icon } = _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictFacts */ .Jo[worst.verdict];
    return (0,_domain_report_report_js__WEBPACK_IMPORTED_MODULE_1__/* .failures */ .e9)(report, facts.failOn).length > 0 && icon !== "⛔" ? "❌" : icon;
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


/***/ }),

/***/ 5020:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ renderResultLine)
/* harmony export */ });
/* harmony import */ var _domain_report_anchoring_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4698);
/* harmony import */ var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7794);
/* harmony import */ var _domain_report_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(923);
/* harmony import */ var _domain_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1987);
/* harmony import */ var _text_line_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6827);
/* harmony import */ var _explanation_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8273);






/**
 * One log line for a subject that is done: verdict, name, digest, and in brackets what else there is to know.
 * `⚓ anchored  dist/app.tgz  sha3-256:…  (block 12 of 2026-01-29)`
 */
function renderResultLine(result) {
    const { icon, label } = _domain_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .verdictFacts */ .Jo[result.outcome.kind];
    const digest = (0,_domain_report_report_js__WEBPACK_IMPORTED_MODULE_2__/* .digestOf */ .ol)(result);
    const details = renderDetails(result);
    return [
        `${icon} ${label}`,
        (0,_text_line_js__WEBPACK_IMPORTED_MODULE_4__/* .showName */ .$i)(result.subject.name),
        ...(digest === undefined ? [] : [`sha3-256:${digest}`]),
        ...(details === "" ? [] : [`(${details})`]),
    ].join("  ");
}
function renderDetails(result) {
    const { outcome, coveredBy } = result;
    const finding = (0,_explanation_js__WEBPACK_IMPORTED_MODULE_5__/* .toFinding */ .N)(result);
    const requestId = finding && (0,_domain_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .requestIdOf */ .Gb)(outcome);
    return [
        ...("error" in outcome ? [`${outcome.error.code}: ${(0,_domain_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plainText */ .wh)(outcome.error.message)}`] : []),
        ...("note" in outcome && outcome.note !== undefined ? [(0,_domain_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plainText */ .wh)(outcome.note)] : []),
        ...(coveredBy === undefined ? [] : [`by the list sha3-256:${coveredBy}`]),
        ...renderBlock(result),
        ...(requestId === undefined ? [] : [`request ${(0,_domain_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plainText */ .wh)(requestId, _domain_text_js__WEBPACK_IMPORTED_MODULE_3__/* .textLimits */ .I6.word)}`]),
        ...((0,_domain_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .evidenceOf */ .X1)(outcome)?.demo ? ["demonstration service"] : []),
    ]
        .map((detail) => detail.replace(/\.$/, ""))
        .join(", ");
}
function renderBlock(result) {
    const first = (0,_domain_report_anchoring_js__WEBPACK_IMPORTED_MODULE_0__/* .anchoringOf */ .$)(result)?.first;
    if (first?.blockNumber === undefined)
        return [];
    const date = first.blockDate === undefined ? "" : ` of ${(0,_domain_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plainText */ .wh)(first.blockDate, _domain_text_js__WEBPACK_IMPORTED_MODULE_3__/* .textLimits */ .I6.word)}`;
    return [`block ${first.blockNumber}${date}`];
}


/***/ }),

/***/ 8417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ hasNativeSha3),
/* harmony export */   V: () => (/* binding */ openssl)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _domain_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8744);


/** Node's own crypto: fifteen times as fast as JavaScript. */
const openssl = {
    name: "openssl",
    hash: (bytes) => toDigest((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha3-256", bytes, "hex")),
    create: () => {
        const state = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha3-256");
        return { update: (bytes) => void state.update(bytes), digest: () => toDigest(state.digest("hex")) };
    },
};
/** Whether this runtime's crypto has SHA3-256: one that is built on another library than OpenSSL may not. */
function hasNativeSha3() {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.getHashes)().includes("sha3-256");
}
function toDigest(hex) {
    if (!(0,_domain_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .isDigest */ .Bc)(hex))
        throw new RangeError(`The hash engine returned ${hex.length} characters that are no digest.`);
    return hex;
}


/***/ }),

/***/ 4210:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GI: () => (/* binding */ toFileError),
/* harmony export */   q1: () => (/* binding */ leadsNowhere),
/* harmony export */   xU: () => (/* binding */ systemCode),
/* harmony export */   yC: () => (/* binding */ brokenLink),
/* harmony export */   zS: () => (/* binding */ fileError)
/* harmony export */ });
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3047);

/** What each is called; the file's name stands beside it, never in it. */
const messages = {
    FILE_UNREADABLE: "It cannot be read",
    FILE_VANISHED: "It is not there any more",
    FILE_CHANGED: "It changed while it was being hashed",
    FILE_NOT_REGULAR: "It is not a regular file",
    FILE_IS_LINK: "It is a symbolic link, or lies behind one",
    FILE_OUTSIDE_WORKSPACE: "It is not in the workspace",
    FILE_NAME_INVALID: "Its name is not valid UTF-8",
};
/** What a system error means for the file, where it means more than that the file cannot be read. */
const meanings = {
    ENOENT: "FILE_VANISHED",
    ENOTDIR: "FILE_VANISHED",
    // Opening a link without following it.
    ELOOP: "FILE_IS_LINK",
    EMLINK: "FILE_IS_LINK",
    // Opening a socket, or a device without a driver.
    ENXIO: "FILE_NOT_REGULAR",
    ENODEV: "FILE_NOT_REGULAR",
    EISDIR: "FILE_NOT_REGULAR",
};
/** The error of a file, without its name: whoever reports it names the subject beside it. */
function fileError(code, options = {}) {
    const { detail, cause } = options;
    return new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AnchorError */ ._Z(code, `${messages[code]}${detail === undefined ? "" : ` (${detail})`}.`, { cause });
}
/** What `thrown` by an operation on a file means for that file. */
function toFileError(thrown) {
    const code = systemCode(thrown);
    if (code === undefined)
        return (0,_domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .toAnchorError */ .Xt)(thrown);
    return fileError(meanings[code] ?? "FILE_UNREADABLE", { detail: code, cause: thrown });
}
/** Whether `thrown` by resolving a link means that there is nothing at its end. */
function leadsNowhere(thrown) {
    return ["ENOENT", "ENOTDIR", "ELOOP"].includes(systemCode(thrown) ?? "");
}
/** The error of a link that was named and that leads nowhere. */
function brokenLink() {
    const hint = "Mend the link, name the file itself, or leave the link out.";
    return new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AnchorError */ ._Z("FILE_VANISHED", "It is a symbolic link that leads nowhere.", { hint });
}
/** The system's code of an error, such as `EACCES`. */
function systemCode(thrown) {
    return thrown instanceof Error && "code" in thrown && typeof thrown.code === "string" && "errno" in thrown
        ? thrown.code
        : undefined;
}


/***/ }),

/***/ 951:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ isSameState),
/* harmony export */   a: () => (/* binding */ fingerprintOf)
/* harmony export */ });
/**
 * Names one state of one file: any write, truncation, replacement or change of times gives another. Times are exact to
 * a quarter of a microsecond, which no two writes are apart; in integers they would cost as much as reading the file.
 */
function fingerprintOf(stats) {
    // join() makes one flat text; a text made by + keeps all of its parts in memory.
    return [stats.dev, stats.ino, stats.size, stats.mtimeMs, stats.ctimeMs].join(":");
}
/**
 * Whether two looks saw the same state of the same file. The change time moves even when somebody sets the
 * modification time back (faults T9), and the number of links falls when another file takes the name.
 */
function isSameState(one, other) {
    return (one.ctimeMs === other.ctimeMs &&
        one.mtimeMs === other.mtimeMs &&
        one.size === other.size &&
        one.nlink === other.nlink &&
        one.ino === other.ino &&
        one.dev === other.dev);
}


/***/ }),

/***/ 5557:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Io: () => (/* binding */ createSha3),
/* harmony export */   LS: () => (/* binding */ hashEngine),
/* harmony export */   _5: () => (/* binding */ isUnchanged),
/* harmony export */   yQ: () => (/* binding */ hashFiles),
/* harmony export */   yi: () => (/* binding */ hashBytes)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var _fingerprint_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(951);
/* harmony import */ var _engine_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8417);
/* harmony import */ var _inline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6270);





const engine = (0,_engine_js__WEBPACK_IMPORTED_MODULE_2__/* .hasNativeSha3 */ .N)() ? _engine_js__WEBPACK_IMPORTED_MODULE_2__/* .openssl */ .V : (await __webpack_require__.e(/* import() */ 725).then(__webpack_require__.bind(__webpack_require__, 5725))).noble;
/** Which implementation hashes: Node's OpenSSL, or JavaScript where the runtime has no SHA3-256. */
const hashEngine = engine.name;
/** The digest of bytes at hand. They are hashed in one go: not for more than a few MiB. */
function hashBytes(bytes) {
    return engine.hash(bytes);
}
/** SHA3-256 of bytes that come in parts. */
function createSha3() {
    return engine.create();
}
/**
 * Hashes the files, each from one open descriptor; a file that changes meanwhile fails. The results come in the order
 * of completion and are to be taken without pause: nothing is hashed ahead of the caller on this thread.
 */
async function* hashFiles(files, options = {}) {
    const { sha256 = false, fingerprint = false, onBytes = () => { }, signal } = options;
    const threads = Math.min(engine === _engine_js__WEBPACK_IMPORTED_MODULE_2__/* .openssl */ .V ? (options.threads ?? threadsThatPay(files)) : 0, files.length);
    const order = threads > 0 ? largestFirst(files) : [...files.entries()];
    const sources = order.map(([, file]) => file);
    const settings = { sha256, fingerprint, onBytes };
    const batches = threads > 0
        ? await inPool(sources, { ...settings, threads, signal })
        : (0,_inline_js__WEBPACK_IMPORTED_MODULE_3__/* .hashInline */ .q)(sources, { ...settings, engine }, signal);
    for await (const batch of batches) {
        for (const result of batch)
            yield toHashed(order, result);
    }
}
/** Threads are loaded where they are used: most runs need none. */
async function inPool(files, options) {
    const { hashInPool } = await __webpack_require__.e(/* import() */ 53).then(__webpack_require__.bind(__webpack_require__, 2053));
    return hashInPool(files.map(({ path }) => path), options);
}
function toHashed(order, result) {
    const entry = order[result.job];
    if (entry === undefined)
        throw new RangeError(`There is no file number ${result.job}.`);
    const [index, { name }] = entry;
    return "hashes" in result
        ? { index, subject: { ...result.hashes, name, path: name } }
        : { index, subject: { name, path: name }, error: result.error };
}
/** Starting threads takes as long as hashing this many bytes. */
const poolThreshold = 32 * 1024 * 1024;
/** Opening a file takes as long as hashing this many bytes, and more threads do not make it faster. */
const openingCost = 8 * 1024;
/** All cores where the bytes to hash outweigh the start of threads and the opening of files, else none. */
function threadsThatPay(files) {
    const bytes = files.reduce((sum, { size }) => sum + size, 0);
    const pays = files.length > 1 && bytes - files.length * openingCost >= poolThreshold;
    return pays ? (0,node_os__WEBPACK_IMPORTED_MODULE_1__.availableParallelism)() : 0;
}
/** So that no thread is left alone with a large file at the end. */
function largestFirst(files) {
    return [...files.entries()].sort(([, one], [, other]) => other.size - one.size);
}
/**
 * Whether the file at `path` is still in the state it was hashed in; a file that cannot be looked at is not. One look
 * takes a few microseconds: of a thousand files this thread does better in one go than by a promise each.
 */
function isUnchanged(path, fingerprint) {
    try {
        return (0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_4__/* .fingerprintOf */ .a)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path)) === fingerprint;
    }
    catch {
        return false;
    }
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 6270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ hashInline)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(6119);
// EXTERNAL MODULE: ./build/src/operations/hashing/file-error.js
var file_error = __webpack_require__(4210);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var external_node_fs_promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./build/src/operations/hashing/fingerprint.js
var hashing_fingerprint = __webpack_require__(951);
;// CONCATENATED MODULE: ./build/src/operations/hashing/hash-file.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});





/** Bytes in one read: larger pieces fall out of the processor's second cache (performance §1). */
const bufferSize = 256 * 1024;
// Windows has neither flag. Without blocking, the opening of a pipe returns and fstat can refuse it.
const flags = external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NOFOLLOW ?? 0) | (external_node_fs_.constants.O_NONBLOCK ?? 0);
function createBuffer() {
    return Buffer.allocUnsafeSlow(bufferSize);
}
/**
 * Hashes a file in one go, blocking this thread: the cheapest way for small files, and the way of hashing threads.
 *
 * @throws AnchorError or the system's error, see `toFileError`
 */
function hashFileSync(path, buffer, settings) {
    const file = (0,external_node_fs_.openSync)(path, flags);
    try {
        const before = regular((0,external_node_fs_.fstatSync)(file));
        const isSmall = before.size < buffer.length;
        const digests = (isSmall ? digestSmall : digestLarge)(file, before.size, buffer, settings);
        // Both looks see a write, and a file that was replaced. The path has to be walked again where there was time to
        // move a folder; for a small file that would cost a third of all.
        const after = isSmall ? (0,external_node_fs_.fstatSync)(file) : (0,external_node_fs_.lstatSync)(path);
        if (!(0,hashing_fingerprint/* isSameState */._)(before, after))
            throw changed(path);
        return toHashes(digests, before, settings);
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}
/** @throws the system's error when nothing is there any more */
function changed(path) {
    (0,external_node_fs_.lstatSync)(path);
    return (0,file_error/* fileError */.zS)("FILE_CHANGED");
}
/** One call for a file that fits the buffer with room to spare, so that one read also shows that it did not grow. */
function digestSmall(file, size, buffer, settings) {
    let total = 0;
    let read = 0;
    do {
        read = (0,external_node_fs_.readSync)(file, buffer, total, buffer.length - total, null);
        total += read;
    } while (read > 0 && total < size);
    if (total !== size)
        throw (0,file_error/* fileError */.zS)("FILE_CHANGED");
    const bytes = buffer.subarray(0, total);
    const digest = settings.engine.hash(bytes);
    const digests = settings.sha256 ? { digest, sha256: (0,external_node_crypto_.hash)("sha256", bytes, "hex") } : { digest };
    settings.onBytes(total);
    return digests;
}
function digestLarge(file, size, buffer, settings) {
    const meter = createMeter(size, settings);
    for (;;) {
        const read = (0,external_node_fs_.readSync)(file, buffer, 0, buffer.length, null);
        if (read === 0)
            return meter.finish();
        meter.add(buffer.subarray(0, read));
    }
}
/**
 * Hashes a file while this thread's event loop stays free: the next piece is read while one is hashed.
 *
 * @throws AnchorError, the system's error (see `toFileError`), or the signal's reason
 */
async function hashFile(path, buffers, settings, signal) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const file = __addDisposableResource(env_1, await (0,external_node_fs_promises_.open)(path, flags), true);
        const before = regular(await file.stat());
        const digests = await digestAlternately(file, before.size, buffers, settings, signal);
        if (!(0,hashing_fingerprint/* isSameState */._)(before, await (0,external_node_fs_promises_.lstat)(path)))
            throw (0,file_error/* fileError */.zS)("FILE_CHANGED");
        return toHashes(digests, before, settings);
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
async function digestAlternately(file, size, [first, second], settings, signal) {
    const meter = createMeter(size, settings);
    let next = file.read(first, 0, bufferSize, null);
    for (;;) {
        const { bytesRead, buffer } = await next;
        signal?.throwIfAborted();
        if (bytesRead === 0)
            return meter.finish();
        next = file.read(buffer === first ? second : first, 0, bufferSize, null);
        meter.add(buffer.subarray(0, bytesRead));
    }
}
/** Hashes pieces and counts them: a file that has more or fewer bytes than it said is changing, or endless. */
function createMeter(size, { engine, sha256, onBytes }) {
    const sha3 = engine.create();
    const sha2 = sha256 ? (0,external_node_crypto_.createHash)("sha256") : undefined;
    let total = 0;
    return {
        add: (bytes) => {
            total += bytes.length;
            if (total > size)
                throw (0,file_error/* fileError */.zS)("FILE_CHANGED");
            sha3.update(bytes);
            sha2?.update(bytes);
            onBytes(bytes.length);
        },
        finish: () => {
            if (total < size)
                throw (0,file_error/* fileError */.zS)("FILE_CHANGED");
            return { digest: sha3.digest(), ...(sha2 && { sha256: sha2.digest("hex") }) };
        },
    };
}
function regular(stats) {
    if (!stats.isFile())
        throw (0,file_error/* fileError */.zS)("FILE_NOT_REGULAR");
    return stats;
}
function toHashes(digests, stats, { fingerprint }) {
    const { size } = stats;
    return fingerprint ? { ...digests, size, fingerprint: (0,hashing_fingerprint/* fingerprintOf */.a)(stats) } : { ...digests, size };
}

;// CONCATENATED MODULE: ./build/src/operations/hashing/inline.js



/** Longest time in milliseconds for which requests under way are not served. */
const patience = 4;
/** Hashes the files in order on this thread, which stays responsive. After an abort the results end. */
async function* hashInline(files, settings, signal) {
    const buffers = [createBuffer(), createBuffer()];
    let done = [];
    let resumed = performance.now();
    for (const [job, { path, size }] of files.entries()) {
        // A file that has grown since it was found is hashed in more pieces, which only takes longer.
        const isSmall = size < bufferSize;
        if (!isSmall || performance.now() - resumed >= patience) {
            yield done;
            done = [];
            await (0,promises_.setImmediate)();
            resumed = performance.now();
        }
        if (signal?.aborted)
            return;
        try {
            const hashes = isSmall
                ? hashFileSync(path, buffers[0], settings)
                : await hashFile(path, buffers, settings, signal);
            done.push({ job, hashes });
        }
        catch (thrown) {
            if (signal?.aborted)
                return;
            done.push({ job, error: (0,file_error/* toFileError */.GI)(thrown) });
        }
    }
    yield done;
}


/***/ }),

/***/ 4659:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3047);
/* harmony import */ var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7794);
/* harmony import */ var _domain_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1987);
/* harmony import */ var _turns_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8620);




/** As many subjects in a row lost to an outage end the run: the rest would only wait as long and fail as well. */
const outagesInARow = 5;
/**
 * Runs `operate` over the targets as they come, so that the first is under way while the next is still made ready.
 * When the run stops early (a rejected key, an outage, a cancellation), what was not started ends `NOT_ATTEMPTED`.
 *
 * @throws what `targets` throws, once all that was started has its result
 */
async function run(targets, operate, options) {
    const { concurrency, keyOf, onResult } = options;
    const brake = createBrake(options.stop);
    const register = createRegister();
    const turns = (0,_turns_js__WEBPACK_IMPORTED_MODULE_3__/* .createTurns */ .z)(concurrency, async (turn) => {
        const outcome = brake.reason() ?? (await attempt(operate, turn.target));
        brake.watch(outcome);
        for (const each of register.settle(keyOf(turn.target), turn, outcome))
            onResult(each, outcome);
    });
    try {
        for await (const turn of targets) {
            const known = register.enter(keyOf(turn.target), turn);
            if (known === "new")
                turns.add(turn);
            else if (known !== "asked")
                onResult(turn, known);
        }
    }
    finally {
        register.close();
        // Also when the targets break off: what is under way may have been spent, so its result is told.
        await turns.rest();
    }
}
/** Knows what was asked, so that nothing is asked twice. */
function createRegister() {
    const asked = new Set();
    const answers = new Map();
    const twins = new Map();
    let isClosed = false;
    return {
        /** The answer for `key`, or whether it is asked for already; then `turn` waits for it too. */
        enter: (key, turn) => {
            const answer = answers.get(key);
            if (answer !== undefined)
                return answer;
            if (!asked.has(key)) {
                asked.add(key);
                return "new";
            }
            const waiting = twins.get(key);
            if (waiting === undefined)
                twins.set(key, [turn]);
            else
                waiting.push(turn);
            return "asked";
        },
        /** @returns all who asked for `key` */
        settle: (key, first, answer) => {
            if (!isClosed)
                answers.set(key, answer);
            return [first, ...(twins.get(key) ?? [])];
        },
        /** Nobody enters any more: what was answered need not be known. */
        close: () => {
            isClosed = true;
            asked.clear();
            answers.clear();
        },
    };
}
/** A defect costs the subject that meets it, and no other one its result. */
async function attempt(operate, target) {
    try {
        return await operate(target);
    }
    catch (thrown) {
        return (0,_domain_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .toFailure */ .w2)((0,_domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .toAnchorError */ .Xt)(thrown));
    }
}
/** Knows when nothing more may be started, and why. */
function createBrake(stop) {
    let cause;
    let outages = 0;
    return {
        reason: () => {
            if (stop.aborted)
                return notAttempted("the run was cancelled");
            return cause && notAttempted(`the run was stopped by ${cause.code}: ${cause.message}`, cause);
        },
        watch: (outcome) => {
            const error = (0,_domain_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .errorOf */ .Mz)(outcome);
            if (error?.code === "NOT_ATTEMPTED")
                return;
            const facts = error && (0,_domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .errorFacts */ .u2)(error.code);
            outages = facts?.outage === true ? outages + 1 : 0;
            if (facts?.stopsRun === true || outages >= outagesInARow)
                cause ??= error;
        },
    };
}
/** What stopped it goes with it: after an outage nobody could be asked, after anything else nobody was. */
function notAttempted(reason, cause) {
    return (0,_domain_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .toFailure */ .w2)(new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AnchorError */ ._Z("NOT_ATTEMPTED", (0,_domain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .sentence */ .em)(`Nothing was sent for it: ${reason}`), { cause }));
}


/***/ }),

/***/ 8620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ createTurns)
/* harmony export */ });
/**
 * Does jobs first come, first served, `count` at a time. A job that waits is nothing but itself: a promise each would
 * be most of the memory of a hundred thousand.
 */
function createTurns(count, work) {
    const jobs = [];
    let head = 0;
    let busy = 0;
    let failure;
    let wake = () => { };
    const takeTurns = async () => {
        busy += 1;
        for (let job = jobs[head]; job !== undefined; job = jobs[head]) {
            jobs[head] = undefined;
            head += 1;
            try {
                await work(job);
            }
            catch (thrown) {
                failure ??= { thrown };
            }
        }
        busy -= 1;
        if (busy === 0)
            wake();
    };
    return {
        add: (job) => {
            jobs.push(job);
            if (busy < count)
                void takeTurns();
        },
        rest: async () => {
            if (busy > 0)
                await new Promise((resolve) => (wake = resolve));
            if (failure !== undefined)
                throw failure.thrown;
        },
    };
}


/***/ })

};
