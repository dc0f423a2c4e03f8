export const id = 610;
export const ids = [610];
export const modules = {

/***/ 9323:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ memberAt),
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
        repository: text("GITHUB_REPOSITORY"),
        runId: text("GITHUB_RUN_ID"),
        commit: text("GITHUB_SHA"),
        ref: text("GITHUB_REF"),
        githubApiUrl: text("GITHUB_API_URL").replace(/\/+$/, "") || "https://api.github.com",
        eventName: text("GITHUB_EVENT_NAME"),
        event: readEvent(text("GITHUB_EVENT_PATH")),
        workflow: text("GITHUB_WORKFLOW"),
        job: text("GITHUB_JOB"),
        action,
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
/** The member at the end of `path` in an untrusted value, or `undefined`. */
function memberAt(value, ...path) {
    return path.reduce((current, name) => typeof current === "object" && current !== null && Object.hasOwn(current, name)
        ? current[name]
        : undefined, value);
}


/***/ }),

/***/ 1537:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hM: () => (/* binding */ createLog),
/* harmony export */   zx: () => (/* binding */ annotateResults)
/* harmony export */ });
/* unused harmony export annotationsPerLevel */
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6805);
/* harmony import */ var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7794);
/* harmony import */ var _domain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1987);
/* harmony import */ var _job_wording_explanation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8273);
/* harmony import */ var _job_text_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6827);
/** The only module that prints. Everything is shown, never raw: the runner reads commands from what a step prints. */





/** The runner keeps ten annotations per level and step (faults §3): nine of ours, and one that counts the rest. */
const annotationsPerLevel = 9;
const print = { error: _actions_core__WEBPACK_IMPORTED_MODULE_4__/* .error */ .z3, warning: _actions_core__WEBPACK_IMPORTED_MODULE_4__/* .warning */ .$e, notice: _actions_core__WEBPACK_IMPORTED_MODULE_4__/* .notice */ .lm };
/** A log that prints by the runner's commands; it counts its annotations. */
function createLog() {
    const issued = { error: 0, warning: 0, notice: 0 };
    const annotate = (level) => {
        return (message, place = {}) => {
            issued[level] += 1;
            if (issued[level] <= annotationsPerLevel)
                print[level]((0,_job_text_line_js__WEBPACK_IMPORTED_MODULE_3__/* .show */ .WU)(message), shownPlace(place));
            else
                _actions_core__WEBPACK_IMPORTED_MODULE_4__/* .info */ .pq((0,_job_text_line_js__WEBPACK_IMPORTED_MODULE_3__/* .show */ .WU)(`${level}: ${message}`));
        };
    };
    const closeAnnotations = () => {
        for (const level of ["error", "warning", "notice"]) {
            const left = issued[level] - annotationsPerLevel;
            if (left > 0)
                print[level](`${left} more of this kind: see the log and the summary.`);
        }
    };
    return {
        info: (message) => {
            gather(process.stdout);
            _actions_core__WEBPACK_IMPORTED_MODULE_4__/* .info */ .pq((0,_job_text_line_js__WEBPACK_IMPORTED_MODULE_3__/* .show */ .WU)(message));
        },
        debug: (message) => {
            gather(process.stdout);
            _actions_core__WEBPACK_IMPORTED_MODULE_4__/* .debug */ .Yz((0,_job_text_line_js__WEBPACK_IMPORTED_MODULE_3__/* .show */ .WU)(message));
        },
        error: annotate("error"),
        warning: annotate("warning"),
        notice: annotate("notice"),
        group: (title, work) => _actions_core__WEBPACK_IMPORTED_MODULE_4__/* .group */ .Os((0,_job_text_line_js__WEBPACK_IMPORTED_MODULE_3__/* .show */ .WU)(title), work),
        leaveOut: (level, count) => void (issued[level] += count),
        closeAnnotations,
    };
}
/** What is printed in one turn of the event loop leaves together: a write a line is a tenth of a large run's work. */
function gather(stream) {
    if (stream.writableCorked > 0)
        return;
    stream.cork();
    setImmediate(() => stream.uncork());
}
/** A file outside the workspace is none of the repository's: nothing can be shown at it. */
function shownPlace({ title, file }) {
    const isInside = file !== undefined && !/^\.\.\/|^\/|^[A-Za-z]:\//.test(file);
    return { ...(title !== undefined && { title: (0,_job_text_line_js__WEBPACK_IMPORTED_MODULE_3__/* .show */ .WU)(title) }), ...(isInside && { file: (0,_job_text_line_js__WEBPACK_IMPORTED_MODULE_3__/* .show */ .WU)(file) }) };
}
/** One annotation for each of the worst of `results`, at its file; the others are counted. */
function annotateResults(log, level, results) {
    for (const result of (0,_job_wording_explanation_js__WEBPACK_IMPORTED_MODULE_2__/* .worstFirst */ .md)(results).slice(0, annotationsPerLevel)) {
        const { path, name } = result.subject;
        const finding = (0,_job_wording_explanation_js__WEBPACK_IMPORTED_MODULE_2__/* .toFinding */ .N6)(result);
        const title = `${isDemo(result) ? "Demo: " : ""}${finding?.title ?? result.outcome.kind}`;
        // The log shows neither title nor file of an annotation, so the name stands in the text.
        log[level](`${(0,_job_text_line_js__WEBPACK_IMPORTED_MODULE_3__/* .showName */ .$i)(name)}: ${annotationText(result)}`, { title, ...(path !== undefined && { file: path }) });
    }
    log.leaveOut(level, Math.max(0, results.length - annotationsPerLevel));
}
function annotationText(result) {
    const finding = (0,_job_wording_explanation_js__WEBPACK_IMPORTED_MODULE_2__/* .toFinding */ .N6)(result);
    const requestId = (0,_domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .requestIdOf */ .Gb)(result.outcome);
    const said = finding === undefined ? ["This verdict is in fail-on."] : [(0,_domain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .sentence */ .em)(finding.explanation), finding.advice];
    return [...said, requestId && `Request ${requestId}.`].filter((part) => part !== undefined && part !== "").join(" ");
}
function isDemo({ outcome }) {
    return (0,_domain_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .evidenceOf */ .X1)(outcome)?.demo === true;
}


/***/ }),

/***/ 8610:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  startAction: () => (/* binding */ startAction)
});

// EXTERNAL MODULE: ./build/node_modules/@actions/core/lib/core.js + 3 modules
var core = __webpack_require__(6805);
// EXTERNAL MODULE: ./build/src/client/secret.js
var secret = __webpack_require__(6093);
// EXTERNAL MODULE: ./build/src/domain/errors.js
var errors = __webpack_require__(3047);
;// CONCATENATED MODULE: ./build/src/action/signals.js
/** How long a stamp that was sent may take to answer after the run was cancelled, in milliseconds (interface §1.6). */
const graceMs = 4000;
/** How long what was broken off may take to end by itself, in milliseconds. */
const patienceMs = 1000;
/**
 * Listens for the runner's cancellation: SIGINT, then SIGTERM 7.5 s later. The first stops what has not begun and lets
 * a sent stamp finish for a moment, since breaking off does not take it back; the second breaks off everything. So does
 * an error that nobody caught: what the run has earned by then is written, where the process would just end.
 */
function watchSignals(source, { onSignal, onDefect }) {
    const { end, clear, ...state } = createEnding();
    const fail = (thrown) => {
        // Told last: what tells of it may be what is broken.
        end(1, 0);
        onDefect(thrown);
    };
    const listeners = {
        SIGINT: () => {
            onSignal("SIGINT");
            end(130, graceMs);
        },
        SIGTERM: () => {
            onSignal("SIGTERM");
            end(143, 0);
        },
        // A runner that is run in a terminal, which closes.
        SIGHUP: () => {
            onSignal("SIGHUP");
            end(129, 0);
        },
        uncaughtException: fail,
        unhandledRejection: fail,
    };
    for (const [event, listener] of Object.entries(listeners))
        source.on(event, listener);
    const close = () => {
        clear();
        for (const [event, listener] of Object.entries(listeners))
            source.off(event, listener);
    };
    return { ...state, fail, close };
}
/** The end of a run: begun by `end`, which leaves what is under way `grace` milliseconds. */
function createEnding() {
    const stop = new AbortController();
    const abort = new AbortController();
    const overdue = Promise.withResolvers();
    const timers = [];
    let code;
    return {
        cancellation: { stop: stop.signal, abort: abort.signal },
        overdue: overdue.promise,
        exitCode: () => code,
        end: (exitCode, grace) => {
            code ??= exitCode;
            stop.abort();
            if (grace === 0)
                abort.abort();
            else
                timers.push(setTimeout(() => abort.abort(), grace));
            timers.push(setTimeout(overdue.resolve, grace + patienceMs));
        },
        clear: () => {
            for (const timer of timers)
                clearTimeout(timer);
        },
    };
}

// EXTERNAL MODULE: ./build/src/action/context.js
var action_context = __webpack_require__(9323);
// EXTERNAL MODULE: ./build/src/job/evidence/write-evidence.js + 4 modules
var write_evidence = __webpack_require__(4494);
// EXTERNAL MODULE: ./build/src/client/base-url.js
var base_url = __webpack_require__(2980);
// EXTERNAL MODULE: ./build/src/domain/outcome.js
var outcome = __webpack_require__(7794);
// EXTERNAL MODULE: ./build/src/job/text/line.js
var line = __webpack_require__(6827);
;// CONCATENATED MODULE: ./build/src/job/inputs/values.js
/** Single inputs: each parser returns something of its type, and complains at the door when the text is not right. */



/** Every input's name and its default, as action.yml has them; a test compares the two. */
const inputDefaults = {
    mode: "",
    files: "",
    "subject-checksums": "",
    proofs: "",
    "from-release": "false",
    "release-tag": "",
    "release-attach": "none",
    "release-section": "",
    "api-url": "",
    "api-key": "",
    "if-no-api-key": "error",
    report: "auto",
    "wait-for-finality": "false",
    "wait-timeout": "300",
    anchor: "each",
    concurrency: "8",
    "request-rate": "0",
    "request-timeout": "60",
    "max-files": "1000",
    "if-no-files-found": "error",
    "fail-on": "not-found,no-match,unknown,failed",
    "follow-symbolic-links": "false",
    "send-file-names": "false",
    "allow-untrusted-event": "false",
    "dry-run": "false",
    "show-summary": "true",
    "output-dir": "",
    "github-token": "",
};
/** A door that collects its complaints in `problems`. */
function createDoor(read, problems) {
    return {
        text: (name) => read(name) || inputDefaults[name],
        complain: (name, value, form) => {
            const state = value === "" ? "missing" : (0,line/* show */.WU)(value);
            problems.push(`${name} is ${state}; it must be ${form}`);
        },
        say: (problem) => void problems.push(problem),
    };
}
/** The non-empty lines, trimmed; lists may end lines with CRLF. */
function lines(door, name) {
    const trimmed = door
        .text(name)
        .split(/\r\n|\r|\n/)
        .map((line) => line.trim());
    return trimmed.filter((line) => line !== "");
}
function choice(door, name, choices) {
    const value = door.text(name);
    const found = choices.find((candidate) => candidate === value);
    if (found === undefined)
        door.complain(name, value, oneOf(choices));
    return found ?? choices[0];
}
function oneOf(choices) {
    const words = [...new Set(choices.map((word) => word.toLowerCase()))];
    return `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
}
/** The booleans of YAML 1.2's core schema, as the toolkit reads them. */
function values_boolean(door, name) {
    const value = door.text(name);
    if (!/^(?:true|True|TRUE|false|False|FALSE)$/.test(value))
        door.complain(name, value, "true or false");
    return value.toLowerCase() === "true";
}
/** Plain decimal digits, from `least` to `most`. */
function wholeNumber(door, name, least, most) {
    const value = door.text(name);
    const number = /^[0-9]{1,9}$/.test(value) ? Number(value) : Number.NaN;
    if (!(number >= least && number <= most))
        door.complain(name, value, `a whole number from ${least} to ${most}`);
    return number;
}
/** A list of verdicts by commas or white space; `none` alone is the empty set. */
function verdictSet(door, name) {
    const value = door.text(name);
    const words = value.split(/[\s,]+/).filter((word) => word !== "");
    const known = outcome/* verdicts */.rY.filter((verdict) => words.includes(verdict));
    const isNone = words.length === 1 && words[0] === "none";
    const isList = words.every((word) => known.some((verdict) => verdict === word));
    if (!isNone && !isList)
        door.complain(name, value, `none alone, or a list of ${outcome/* verdicts */.rY.join(", ")}`);
    return new Set(known);
}
/** The service's base address; a password in it is wrong, and not read aloud. */
function baseAddress(door, name) {
    const value = door.text(name);
    try {
        return (0,base_url/* parseBaseUrl */.Q2)(value);
    }
    catch (error) {
        if (!(error instanceof RangeError))
            throw error;
        const why = value === "" ? "" : ` (${error.message})`;
        const shown = value.replace(/\/\/[^/]*@/, "//***@");
        door.complain(name, shown, `the service's base address, like https://example.org${why}`);
        return new URL("https://invalid");
    }
}
/** A key that a header can carry. It is never shown, whatever is wrong with it. */
function secretKey(door, name) {
    const value = door.text(name);
    if (!/^[\x21-\x7e]*$/.test(value))
        door.say(`${name} holds a space, a line break or a character outside ASCII`);
    return value;
}

;// CONCATENATED MODULE: ./build/src/job/inputs/inputs.js


/**
 * Parses all inputs and reports every mistake at once, before any other work.
 *
 * @param found what is wrong beside the inputs, a line each, to be told with them
 * @throws AnchorError `INPUT_INVALID`, one line a mistake, each with the input, its value and the allowed form
 */
function parseInputs(read, found = []) {
    const problems = [...found];
    const inputs = readAll(createDoor(read, problems));
    problems.push(...contradictions(inputs));
    if (problems.length === 0)
        return inputs;
    const count = problems.length === 1 ? "An input is" : `${problems.length} inputs are`;
    throw new errors/* AnchorError */._Z("INPUT_INVALID", `${count} not usable.\n${problems.join("\n")}`);
}
function readAll(door) {
    const releaseAttach = choice(door, "release-attach", ["none", "body", "assets", "both"]);
    const report = choice(door, "report", ["auto", "true", "True", "TRUE", "false", "False", "FALSE"]);
    return {
        mode: choice(door, "mode", ["stamp", "check", "verify"]),
        files: lines(door, "files"),
        subjectChecksums: door.text("subject-checksums"),
        proofs: lines(door, "proofs"),
        fromRelease: values_boolean(door, "from-release"),
        releaseTag: door.text("release-tag"),
        releaseAttach,
        releaseSection: door.text("release-section"),
        apiUrl: baseAddress(door, "api-url"),
        apiKey: secretKey(door, "api-key"),
        ifNoApiKey: choice(door, "if-no-api-key", ["error", "skip"]),
        report: report === "auto" ? releaseAttach !== "none" : report.toLowerCase() === "true",
        waitForFinality: values_boolean(door, "wait-for-finality"),
        waitTimeout: wholeNumber(door, "wait-timeout", 0, 86_400) * 1000,
        anchor: choice(door, "anchor", ["each", "manifest"]),
        concurrency: wholeNumber(door, "concurrency", 1, 64),
        requestRate: wholeNumber(door, "request-rate", 0, 1_000_000),
        requestTimeout: wholeNumber(door, "request-timeout", 1, 600) * 1000,
        maxFiles: wholeNumber(door, "max-files", 1, 10_000_000),
        ifNoFilesFound: choice(door, "if-no-files-found", ["error", "warn", "ignore"]),
        failOn: verdictSet(door, "fail-on"),
        followSymbolicLinks: values_boolean(door, "follow-symbolic-links"),
        sendFileNames: values_boolean(door, "send-file-names"),
        allowUntrustedEvent: values_boolean(door, "allow-untrusted-event"),
        dryRun: values_boolean(door, "dry-run"),
        showSummary: values_boolean(door, "show-summary"),
        outputDir: door.text("output-dir"),
        githubToken: door.text("github-token"),
    };
}
/** Mistakes that lie in how inputs go together. */
function contradictions(inputs) {
    const { mode, files, proofs, anchor, subjectChecksums, fromRelease, apiKey, ifNoApiKey, dryRun } = inputs;
    const { releaseAttach, githubToken } = inputs;
    const named = files.length > 0 || proofs.length > 0 || subjectChecksums !== "" || fromRelease;
    const rules = [
        [!named, "files is missing; give files, subject-checksums, proofs or from-release: true"],
        [proofs.length > 0 && mode !== "verify", "proofs is for mode: verify only"],
        [proofs.length > 0 && anchor === "manifest", "proofs and anchor: manifest exclude each other"],
        [
            apiKey === "" && ifNoApiKey === "error" && !dryRun,
            "api-key is missing; it must be the service's secret key, or set if-no-api-key: skip",
        ],
        [
            githubToken === "" && (fromRelease || releaseAttach !== "none") && !dryRun,
            "github-token is missing; from-release and release-attach need it",
        ],
    ];
    return rules.filter(([broken]) => broken).map(([, problem]) => problem);
}

// EXTERNAL MODULE: ./build/src/action/runner/log.js
var runner_log = __webpack_require__(1537);
// EXTERNAL MODULE: ./build/src/job/wording/problem-report.js + 1 modules
var problem_report = __webpack_require__(8820);
// EXTERNAL MODULE: ./build/src/action/trust.js
var trust = __webpack_require__(8110);
;// CONCATENATED MODULE: ./build/src/action/start.js
/** From the start of the process to its exit code. What is heavy is loaded only once the inputs are usable. */










/** Runs the action as a step: parses inputs, runs, and sets the exit code. Never throws. */
async function startAction() {
    // Told of in the log, a log that nobody can read would tell of itself for ever; the evidence is written all the same.
    process.stdout.on("error", () => { });
    const log = (0,runner_log/* createLog */.hM)();
    const signals = watchSignals(process, {
        onSignal: (name) => log.info(`${name}: cancelling; results so far are being written.`),
        onDefect: (thrown) => tellError(toTold(thrown), log),
    });
    try {
        const passed = await start(log, signals);
        process.exitCode = signals.exitCode() ?? (passed ? 0 : 1);
    }
    catch (thrown) {
        process.exitCode = signals.exitCode() ?? 1;
        await tellFailure(toTold(thrown), log);
    }
    finally {
        log.closeAnnotations();
        signals.close();
    }
}
async function start(log, signals) {
    // Before anything else is printed: the runner hides what it has been told about.
    for (const secret of readSecrets())
        core/* setSecret */.Pq(secret);
    const problems = [...(0,trust/* environmentProblems */.M)(process.env), ...(await patternProblems())];
    const inputs = parseInputs((name) => core/* getInput */.V4(name), problems);
    const context = (0,action_context/* readContext */.y)(process.env);
    // The runner starts a step in the workspace; patterns are read from there, whoever starts it.
    process.chdir(context.workspace);
    const { runAction } = await Promise.all(/* import() */[__webpack_require__.e(622), __webpack_require__.e(887), __webpack_require__.e(186)]).then(__webpack_require__.bind(__webpack_require__, 7186));
    return runAction({ inputs, context, log, signals });
}
async function patternProblems() {
    const given = ["files", "proofs"].filter((name) => core/* getInput */.V4(name) !== "");
    if (given.length === 0)
        return [];
    const { readPatternProblems } = await Promise.all(/* import() */[__webpack_require__.e(622), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 666));
    const problems = given.map((name) => readPatternProblems(name, core/* getInput */.V4(name)));
    return (await Promise.all(problems)).flat();
}
function readSecrets() {
    return ["api-key", "github-token"].map((name) => core/* getInput */.V4(name)).filter((secret) => secret !== "");
}
/**
 * `thrown` as an error that anybody may read: where an input's value or a message of the system's quotes a secret, it
 * is struck out. The runner's masks do not know the spelling that Markdown needs.
 */
function toTold(thrown) {
    const { code, account, said, requestId, hint } = (0,errors/* toAnchorError */.Xt)(thrown);
    const strikers = readSecrets().map(secret/* createStriker */.R);
    const strike = (text) => strikers.reduce((rest, strikeOne) => strikeOne(rest), text);
    return new errors/* AnchorError */._Z(code, strike(account), { cause: thrown, said: said && strike(said), requestId, hint });
}
/** A failure that is not one subject's: every line of it is an annotation. */
function tellError({ message, code, hint }, log) {
    for (const line of message.split("\n"))
        log.error(line, { title: code });
    log.info(hint);
}
/** Tells of a run that ended before it had results; the outputs are set all the same. */
async function tellFailure(failure, log) {
    tellError(failure, log);
    for (const line of (0,problem_report/* renderProblemReport */.S)(undefined, (0,problem_report/* toProblems */.e)([], [failure])))
        log.info(line);
    const isShown = !/^false$/i.test(core/* getInput */.V4("show-summary"));
    const attempts = await Promise.allSettled([(0,write_evidence/* setOutputs */.n0)(), isShown ? (0,write_evidence/* writeFailure */.EU)(failure, log) : undefined]);
    for (const attempt of attempts) {
        if (attempt.status === "rejected")
            tellError(toTold(attempt.reason), log);
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

/***/ 8110:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ refuseUntrustedEvent),
/* harmony export */   M: () => (/* binding */ environmentProblems)
/* harmony export */ });
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3047);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9323);


/**
 * Whether the event runs with the repository's secrets while a fork decides what it works on: `pull_request_target`,
 * and `workflow_run` that a fork set off.
 */
function isUntrustedEvent({ eventName, event, repository }) {
    if (eventName === "pull_request_target")
        return true;
    if (eventName !== "workflow_run")
        return false;
    const head = (0,_context_js__WEBPACK_IMPORTED_MODULE_1__/* .memberAt */ .m)(event, "workflow_run", "head_repository", "full_name");
    return typeof head !== "string" || head.toLowerCase() !== repository.toLowerCase();
}
/**
 * What in the environment would let anybody answer in the service's place; an earlier step may have put it there. Our
 * own connections do not heed it, but whoever set it should know.
 *
 * @returns a line a problem, for the list of problems with the inputs
 */
function environmentProblems(env) {
    return env["NODE_TLS_REJECT_UNAUTHORIZED"] === "0"
        ? ["NODE_TLS_REJECT_UNAUTHORIZED is 0 in the environment; remove it: without certificates anybody could answer"]
        : [];
}
/**
 * Refuses what spends stamps or writes to a release when the event is not to be trusted (interface §1.1
 * `allow-untrusted-event`).
 *
 * @throws AnchorError `UNTRUSTED_EVENT`
 */
function refuseUntrustedEvent({ mode, releaseAttach, allowUntrustedEvent }, context) {
    const stamps = mode === "stamp";
    if (allowUntrustedEvent || !(stamps || releaseAttach !== "none") || !isUntrustedEvent(context))
        return;
    throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AnchorError */ ._Z("UNTRUSTED_EVENT", `${stamps ? "Stamping" : "Writing to a release"} is refused: the event ${context.eventName} has this repository's secrets while a fork may have written the files.`);
}


/***/ }),

/***/ 2980:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q2: () => (/* binding */ parseBaseUrl),
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   rs: () => (/* binding */ urlOf)
/* harmony export */ });
const loopbackHost = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
/** Whether `url` points at this machine. */
function isLoopback(url) {
    return loopbackHost.test(url.hostname);
}
/**
 * Reads the service's base address, `{base_url}` of the specification: `https:`, or `http:` on loopback, where no
 * network can read the key. A trailing `/` or `/core` is dropped, routes begin with `/core` themselves.
 *
 * @throws RangeError saying what is wrong with the address
 */
function parseBaseUrl(text) {
    if (!/^[\x21-\x7e]+$/.test(text))
        throw new RangeError("this has a space or a character outside ASCII");
    if (!URL.canParse(text))
        throw new RangeError("this is no address");
    const url = new URL(text);
    if (url.protocol !== "https:" && !(url.protocol === "http:" && isLoopback(url))) {
        throw new RangeError("this is neither https: nor on this machine");
    }
    if (url.username !== "" || url.password !== "")
        throw new RangeError("this has a user name or password in it");
    if (/[?#]/.test(text))
        throw new RangeError("this has a query or a fragment");
    url.pathname = url.pathname.replace(/\/+$/, "").replace(/\/core$/, "");
    return url;
}
/** `path` below the base address. The origin is the base's by construction: the key goes nowhere else. */
function urlOf(base, path) {
    const url = new URL(base);
    url.pathname = `${base.pathname.replace(/\/$/, "")}${path}`;
    return url;
}


/***/ }),

/***/ 6093:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ createStriker)
/* harmony export */ });
/* harmony import */ var _domain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1987);
/** Keeps the key out of everything that is written down: replies end up in files and release notes, which no runner masks. */

/** A shorter one is struck out only where that is asked for, and where it stands alone: digests may hold it by chance. */
const shortestAnywhere = 8;
/**
 * Makes a function that replaces `secret` in a text, plain or in the spellings that programs give to a text, in any
 * case, and also where unseen characters break it up. A secret that is so short that it would strike out half of every
 * sentence is left alone.
 *
 * @param shortest fewest characters of a secret that is struck out
 */
function createStriker(secret, shortest = shortestAnywhere) {
    if (secret.length < shortest)
        return (text) => text;
    const spellings = [...new Set(spellingsOf(secret))];
    // The longest first, or what is left of it would stay.
    spellings.sort((one, other) => other.length - one.length);
    const pattern = new RegExp(spellings.map(toPattern).join("|"), "gi");
    const strike = (text) => text.replaceAll(pattern, "***");
    return (text) => {
        const struck = strike(text);
        // Whoever writes a text down takes unseen characters out, which would put a broken-up secret together again.
        const seen = struck.replaceAll(_domain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .unseenCharacters */ .LR, "");
        const struckSeen = strike(seen);
        return struckSeen === seen ? struck : struckSeen;
    };
}
function toPattern(spelling) {
    const literal = spelling.replaceAll(/\W/g, String.raw `\$&`);
    return spelling.length < shortestAnywhere ? `(?<![0-9a-z])${literal}(?![0-9a-z])` : literal;
}
function spellingsOf(secret) {
    const hex = Buffer.from(secret).toString("hex");
    const points = Array.from(secret, (sign) => (sign.codePointAt(0) ?? 0).toString(16));
    const json = JSON.stringify(secret).slice(1, -1);
    return [
        secret,
        json,
        // JSON within JSON.
        JSON.stringify(json).slice(1, -1),
        // A half of a surrogate pair, as an argument may hold it, would make this throw.
        encodeURIComponent(secret.toWellFormed()),
        hex,
        hex.replaceAll(/../g, "%$&"),
        points.map((point) => `\\u${point.padStart(4, "0")}`).join(""),
        points.map((point) => `&#x${point};`).join(""),
        points.map((point) => `&#${Number.parseInt(point, 16)};`).join(""),
        secret.replaceAll(/[<>&"']/g, (sign) => entities[sign] ?? sign),
        Array.from(secret).toReversed().join(""),
        ...base64Of(secret),
    ];
}
const entities = {
    "<": "&lt;",
    ">": "&gt;",
    "&": "&amp;",
    '"': "&quot;",
    "'": "&apos;",
};
/** In each alignment what does not depend on the text around it, in both alphabets (RFC 4648). */
function base64Of(secret) {
    return [0, 1, 2].flatMap((shift) => {
        const bytes = Buffer.concat([Buffer.alloc(shift), Buffer.from(secret)]);
        const core = bytes.toString("base64").slice(Math.ceil((shift * 8) / 6), Math.floor((bytes.length * 8) / 6));
        return [core, core.replaceAll("+", "-").replaceAll("/", "_")];
    });
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

/***/ 5706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pd: () => (/* binding */ renderChecksums),
/* harmony export */   ss: () => (/* binding */ formatChecksums),
/* harmony export */   yk: () => (/* binding */ parseChecksums)
/* harmony export */ });
/* unused harmony export renderSha256Sums */
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

/***/ 3047:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xt: () => (/* binding */ toAnchorError),
/* harmony export */   _Z: () => (/* binding */ AnchorError),
/* harmony export */   u2: () => (/* binding */ errorFacts)
/* harmony export */ });
/* unused harmony export errorCatalogue */
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1987);

/** Every way a subject or a run can fail. Codes are permanent; README.md explains each. */
const errorCatalogue = {
    INPUT_INVALID: { hint: "Correct the inputs listed above; README.md describes each." },
    HASH_INVALID: {
        hint: "Send the file's SHA3-256 digest as 64 lowercase hex digits; openssl dgst -sha3-256 FILE prints it.",
    },
    API_URL_MISSING: {
        hint: "Set ANCHOR_API_URL to the service's base address in the tool server's configuration, then restart it.",
    },
    API_KEY_MISSING: {
        hint: "Set ANCHOR_API_KEY in the tool server's configuration, then restart it; the api_key argument is the exception.",
    },
    STAMP_LIMIT_REACHED: {
        hint: "Ask the user before going on: restarting the tool server begins a new count, ANCHOR_MAX_STAMPS sets the limit.",
    },
    NO_FILES_FOUND: { hint: "Check the patterns and that the build step ran before this one, or set if-no-files-found." },
    TOO_MANY_FILES: {
        hint: "Narrow the patterns, or raise max-files; anchor: manifest makes one request of any number of files.",
    },
    OUTPUT_UNWRITABLE: { hint: "Make output-dir a writable folder with free space." },
    UNTRUSTED_EVENT: {
        hint: "Use mode: check on pull requests, or set allow-untrusted-event after reading SECURITY.md.",
    },
    FILE_UNREADABLE: { hint: "Give the runner's user permission to read the file." },
    FILE_VANISHED: { hint: "Another step or process removed the file; run this step after everything that writes it." },
    FILE_CHANGED: { hint: "Something still writes the file; run this step after everything that writes it." },
    FILE_NOT_REGULAR: { hint: "Only regular files can be hashed; leave devices, pipes and sockets out of the patterns." },
    FILE_IS_LINK: { hint: "Name the file itself, or set follow-symbolic-links: true." },
    FILE_OUTSIDE_WORKSPACE: { hint: "Copy the file into the workspace; a link that leaves it is never followed." },
    FILE_NAME_INVALID: { hint: "Rename the file: its name is not valid UTF-8, so no report could name it." },
    CHECKSUMS_INVALID: { hint: "Write lines as SHA3-256 (name) = hex, for example with cksum -a sha3 -l 256." },
    CHECKSUM_MISMATCH: {
        hint: "The file is not the one the checksum list was made for; find out which of the two is wrong.",
    },
    CHECKSUM_MISSING: { hint: "Add the file to the checksum list, or take it out of the patterns." },
    PROOF_INVALID: { hint: "Use the proof file exactly as the service delivered it, for exactly this file." },
    EVIDENCE_INVALID: {
        hint: "Take the evidence file again from where it was published; a statement that was changed or cut proves nothing.",
    },
    PROOF_MISSING: { hint: "Add the file's proof to the proofs patterns, or leave the file out." },
    API_KEY_REJECTED: {
        hint: "Check the api-key input. Secrets are not available to pull requests from forks.",
        stopsRun: true,
    },
    PLAN_LIMIT_REACHED: { hint: "The account's plan is used up: raise it, or use anchor: manifest.", stopsRun: true },
    RATE_LIMITED: { hint: "Set request-rate, lower concurrency, or use anchor: manifest.", outage: true },
    ENDPOINT_NOT_FOUND: { hint: "Check the api-url input: it is the base address, without a path of the API." },
    REDIRECT_REFUSED: {
        hint: "Set api-url to the final address. Redirects are never followed, they would carry the key away.",
        stopsRun: true,
    },
    REQUEST_REJECTED: { hint: "Report the request id to the service's operator." },
    SERVICE_REFUSED: { hint: "Report the request id to the service's operator; nothing was anchored by this request." },
    SERVICE_UNAVAILABLE: { hint: "Run the job again later; this says nothing about your files.", outage: true },
    SERVICE_UNREACHABLE: { hint: "Check api-url, DNS, proxy and firewall.", outage: true },
    TLS_REJECTED: {
        hint: "Check the server's certificate; give a private CA by NODE_EXTRA_CA_CERTS. Verification cannot be switched off.",
        stopsRun: true,
    },
    CONNECTION_LOST: { hint: "Run the job again later; this says nothing about your files.", outage: true },
    REQUEST_TIMEOUT: { hint: "Raise request-timeout or run the job again later.", outage: true },
    RESPONSE_INVALID: {
        hint: "Check api-url: a proxy, a login page or another program may have answered in the service's place.",
    },
    REPLY_MISMATCH: {
        hint: "Trust no result of this run: the service answered about something that was not asked. Tell its operator.",
        stopsRun: true,
    },
    NODE_UNREACHABLE: {
        hint: "Check that the chain node runs and is reached under this address; this says nothing about your files.",
        outage: true,
    },
    NODE_NOT_AUTHORISED: {
        hint: "Check user and password of the chain node, and that it runs with -rpccrlf.",
        stopsRun: true,
    },
    NODE_ANSWER_INVALID: {
        hint: "Check the address: something other than a chain node may have answered, or a node of another version.",
    },
    NOT_ATTEMPTED: {
        hint: "See what stopped the run, mend it and run the job again; nothing was sent for this subject.",
    },
    RELEASE_NOT_FOUND: {
        hint: "Create the release first, or name it with release-tag. A draft is visible only with permissions: contents: write, which tokens of forks never have.",
    },
    RELEASE_AMBIGUOUS: { hint: "Delete the drafts that are not wanted; publishing one of them also settles it." },
    RELEASE_NOT_READABLE: { hint: "Give the job permissions: contents: read, or contents: write to see drafts." },
    RELEASE_NOT_WRITABLE: {
        hint: "Give the job permissions: contents: write. Tokens of pull requests from forks and of Dependabot stay read-only: set release-attach: none there.",
    },
    RELEASE_IMMUTABLE: {
        hint: "Attach while the release is a draft: create the draft, upload, run this step, then publish. Its notes stay editable: release-attach: body.",
    },
    RELEASE_BODY_FULL: {
        hint: "Shorten the release notes: GitHub takes 125,000 characters. Or use release-attach: assets.",
    },
    RELEASE_WRITE_LOST: {
        hint: "Others keep writing to these release notes at the same time: let the jobs that do wait for each other.",
    },
    ASSET_DIGEST_MISMATCH: {
        hint: "Do not trust this asset: what is served is not what GitHub recorded at its upload. Delete it and upload it again.",
    },
    ASSET_UNREADABLE: { hint: "Run the job again later; this says nothing about the asset." },
    ASSET_NOT_UPLOADED: { hint: "Run the job again; the evidence is in output-dir too." },
    ASSET_LIMIT_REACHED: { hint: "A release takes 1,000 assets: delete some, or use release-attach: body." },
    REPORT_UNAVAILABLE: { hint: "Run the job again within the hour in which the service keeps a report." },
    REPORT_INVALID: { hint: "Tell the service's operator: the report it linked to cannot be kept as evidence." },
    GITHUB_TOKEN_REJECTED: { hint: "Check the github-token input; its default is the job's own token." },
    GITHUB_RATE_LIMITED: { hint: "Run the job again later; GitHub limits how often a token may ask." },
    GITHUB_UNAVAILABLE: { hint: "Run the job again later; this says nothing about your files." },
    GITHUB_REFUSED: { hint: "Read what GitHub says; the evidence is in output-dir too." },
    INTERNAL: { hint: "This is a defect of the action; please report it with the problem report from the log." },
};
/** The facts of one code, with the flags as plain optional booleans. */
function errorFacts(code) {
    return errorCatalogue[code];
}
/** A failure with a permanent code. It never holds a request, its headers or its body: they carry the key. */
class AnchorError extends Error {
    name = "AnchorError";
    code;
    requestId;
    hint;
    /** What happened in our own words: `message` without what the service said. */
    account;
    said;
    retryAfterMs;
    constructor(code, account, { cause, requestId, said, hint, retryAfterMs } = {}) {
        const message = said === undefined ? account : (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(`${account.replace(/\.$/, "")}: ${said}`);
        super(message, cause === undefined ? undefined : { cause });
        this.code = code;
        this.requestId = requestId;
        this.hint = hint ?? errorCatalogue[code].hint;
        this.account = account;
        this.said = said;
        this.retryAfterMs = retryAfterMs;
    }
}
/** `thrown` as an AnchorError: itself, or an `INTERNAL` one that keeps it as its cause. */
function toAnchorError(thrown) {
    if (thrown instanceof AnchorError)
        return thrown;
    const message = thrown instanceof Error ? thrown.message : String(thrown);
    return new AnchorError("INTERNAL", message, { cause: thrown });
}


/***/ }),

/***/ 5652:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ safeLink)
/* harmony export */ });
const longestUrl = 2048;
const loopbackHost = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
/**
 * An address of the service's that may be shown as a link: `https:`, or `http:` on loopback, without credentials,
 * control or format characters, at most 2,048 characters (faults T4).
 *
 * @returns the address in the URL parser's own spelling, or `undefined`
 */
function safeLink(text) {
    // The parser drops tabs and line breaks silently: `java\nscript:` would pass if it were asked first.
    if (text.length > longestUrl || /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u.test(text) || !URL.canParse(text))
        return undefined;
    const url = new URL(text);
    if (url.username !== "" || url.password !== "" || url.href.length > longestUrl)
        return undefined;
    const isLocal = url.protocol === "http:" && loopbackHost.test(url.hostname);
    return url.protocol === "https:" || isLocal ? url.href : undefined;
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

/***/ 7794:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gb: () => (/* binding */ requestIdOf),
/* harmony export */   Jo: () => (/* binding */ verdictFacts),
/* harmony export */   X1: () => (/* binding */ evidenceOf),
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   rY: () => (/* binding */ verdicts)
/* harmony export */ });
/** What differs by verdict and nothing else; a new verdict does not compile until it has its row. */
const verdictFacts = {
    anchored: { status: "pending", anchored: true, icon: "⚓", label: "anchored" },
    "already-anchored": { status: "finalized", anchored: true, icon: "⚓", label: "already anchored" },
    found: { status: "finalized", anchored: true, icon: "✅", label: "found" },
    "not-found": { status: "finalized", anchored: false, icon: "❌", label: "not found" },
    verified: { status: "finalized", anchored: true, icon: "✅", label: "verified" },
    "no-match": { status: "finalized", anchored: false, icon: "❌", label: "no match" },
    pending: { status: "pending", anchored: false, icon: "⏳", label: "pending" },
    unknown: { status: "unknown", anchored: false, icon: "❔", label: "unknown" },
    failed: { status: "failed", anchored: false, icon: "⛔", label: "failed" },
    skipped: { status: "unknown", anchored: false, icon: "⏭️", label: "skipped" },
};
/** Every verdict, in the order of interface §1.5. */
const verdicts = Object.keys(verdictFacts);
/** The status of one outcome: an accepted stamp is `pending` until a check has found it. */
function statusOf(outcome) {
    return outcome.kind === "anchored" && outcome.finalized ? "finalized" : verdictFacts[outcome.kind].status;
}
/** What the service said, where it said anything. */
function evidenceOf(outcome) {
    return "evidence" in outcome ? outcome.evidence : undefined;
}
/** The request id to quote to the service's operator, where a request was made. */
function requestIdOf(outcome) {
    const own = "requestId" in outcome ? outcome.requestId : undefined;
    return own ?? evidenceOf(outcome)?.requestId ?? (outcome.kind === "failed" ? outcome.error.requestId : undefined);
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

/***/ 1987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I6: () => (/* binding */ textLimits),
/* harmony export */   LR: () => (/* binding */ unseenCharacters),
/* harmony export */   em: () => (/* binding */ sentence),
/* harmony export */   wh: () => (/* binding */ plainText)
/* harmony export */ });
/**
 * Characters that nobody sees or that reorder what is seen: controls (C0, C1, DEL), format characters (bidi,
 * zero-width), line and paragraph separators, lone surrogates and everything a font leaves out.
 */
const unseenCharacters = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
/** Longest text of the service that is passed on, in UTF-16 units: a message, and an id or a date (faults T10). */
const textLimits = { message: 500, word: 128 };
/** `text` on one line, without {@link unseenCharacters}, cut with `…` after `limit` UTF-16 units. */
function plainText(text, limit = textLimits.message) {
    const cut = text.length > limit;
    const oneLine = text.slice(0, limit).replaceAll(/[\t\n\r\u2028\u2029]+/g, " ");
    return oneLine.replaceAll(unseenCharacters, "").trim() + (cut ? "…" : "");
}
/** `text` as a sentence that another one may follow: with a full stop, unless it ends one already. */
function sentence(text) {
    return /[.!?…][)”"']?$/u.test(text) ? text : `${text}.`;
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
        const reason = cause instanceof Error ? cause.message : String(cause);
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

/***/ 5100:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tn: () => (/* binding */ renderResultsFile),
  Nk: () => (/* binding */ toReportUrlsOutput),
  l5: () => (/* binding */ toResultsOutput)
});

// UNUSED EXPORTS: toResultsFile

// EXTERNAL MODULE: ./build/src/domain/anchoring.js
var anchoring = __webpack_require__(9769);
// EXTERNAL MODULE: ./build/src/domain/link.js
var domain_link = __webpack_require__(5652);
// EXTERNAL MODULE: ./build/src/domain/outcome.js
var domain_outcome = __webpack_require__(7794);
// EXTERNAL MODULE: ./build/src/domain/text.js
var domain_text = __webpack_require__(1987);
;// CONCATENATED MODULE: ./build/src/domain/envelope.js
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
        ...(outcome.kind === "failed" && { error: toError(outcome.error) }),
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
    anchored: "Anchored: the hash is on the chain.",
    found: "Hash found.",
    "not-found": "Hash not found.",
    verified: "Full match: exactly this hash is anchored.",
    "no-match": "No match: this hash is not anchored. If it was stamped minutes ago, verify it again later.",
};
const notePrefixes = { pending: "Not certain yet", unknown: "Unknown", skipped: "Skipped" };
function toSentence(outcome, digest) {
    if ("note" in outcome)
        return `${notePrefixes[outcome.kind]}: ${(0,domain_text/* plainText */.wh)(outcome.note)}`;
    if (outcome.kind === "failed") {
        const { code, message, hint } = outcome.error;
        return `Failed with ${code}: ${(0,domain_text/* sentence */.em)((0,domain_text/* plainText */.wh)(message))} ${hint}`;
    }
    if (outcome.kind === "already-anchored")
        return `Already anchored: ${firstSeen(outcome.evidence, digest)}.`;
    if (outcome.kind === "anchored" && !outcome.finalized) {
        return "Anchoring accepted: a check finds the hash once a block holds it, usually within minutes.";
    }
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
    const note = "note" in outcome ? (0,domain_text/* plainText */.wh)(outcome.note) : undefined;
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

// EXTERNAL MODULE: ./build/src/domain/report.js
var report = __webpack_require__(6582);
;// CONCATENATED MODULE: ./build/src/job/evidence/results-file.js





/** Repository, run and commit are empty where the runner does not name them. */
function toResultsFile(report, facts) {
    return {
        version: 1,
        mode: report.mode,
        status: report.status,
        started_at: facts.startedAt.toISOString(),
        finished_at: facts.finishedAt.toISOString(),
        api_url: facts.apiUrl,
        demo: report.demo,
        repository: facts.repository ?? "",
        run_id: facts.runId ?? "",
        commit: facts.commit ?? "",
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


/***/ }),

/***/ 4494:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  jk: () => (/* binding */ openOutputDir),
  n0: () => (/* binding */ setOutputs),
  nP: () => (/* binding */ writeEvidence),
  EU: () => (/* binding */ writeFailure)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/node_modules/@actions/core/lib/core.js + 3 modules
var core = __webpack_require__(6805);
// EXTERNAL MODULE: ./build/node_modules/@actions/core/lib/summary.js
var summary = __webpack_require__(3327);
// EXTERNAL MODULE: ./build/src/domain/checksums.js
var domain_checksums = __webpack_require__(5706);
// EXTERNAL MODULE: ./build/src/domain/errors.js
var domain_errors = __webpack_require__(3047);
// EXTERNAL MODULE: ./build/src/job/evidence/atomic-file.js
var atomic_file = __webpack_require__(5077);
// EXTERNAL MODULE: ./build/src/job/wording/headline.js
var headline = __webpack_require__(2960);
;// CONCATENATED MODULE: ./build/src/job/evidence/badge.js

/** The run as a badge. An outage is yellow: it says nothing about the files. */
function toBadge(report) {
    const { results, tally, allAnchored, demo } = report;
    const message = results.length === 0 ? "no files" : (0,headline/* renderCounts */.Pn)(report).join(", ");
    const isWrong = tally["no-match"] + tally["not-found"] > 0;
    const isOver = results.length === 0 || tally.skipped === results.length;
    const color = isWrong ? "red" : allAnchored ? "brightgreen" : isOver ? "lightgrey" : "yellow";
    return {
        schemaVersion: 1,
        label: demo ? "anchored (demo)" : "anchored",
        message,
        color,
        ...(isWrong && { isError: true }),
    };
}

// EXTERNAL MODULE: ./build/src/job/text/markdown.js
var markdown = __webpack_require__(800);
// EXTERNAL MODULE: ./build/src/job/evidence/results-file.js + 1 modules
var results_file = __webpack_require__(5100);
;// CONCATENATED MODULE: ./build/src/job/evidence/outputs.js

/** The action's outputs (interface §1.2); a newline in a name would forge another output, so names are constants. */
const outputNames = [
    "results",
    "results-path",
    "checksums-path",
    "status",
    "count",
    "anchored-count",
    "all-anchored",
    "report-urls",
    "release-url",
];
/** What is set before a run knows its subjects: after an input error these stand (interface §1.6). */
const emptyOutputs = {
    results: "[]",
    "results-path": "",
    "checksums-path": "",
    status: "failed",
    count: "0",
    "anchored-count": "0",
    "all-anchored": "false",
    "report-urls": "[]",
    "release-url": "",
};
/** All outputs of a run; a list that would be too long is `[]`, see {@link cutOutputs}. */
function toOutputs(report, paths) {
    return {
        results: (0,results_file/* toResultsOutput */.l5)(report).text,
        "results-path": paths.resultsPath ?? "",
        "checksums-path": paths.checksumsPath ?? "",
        status: report.status,
        count: String(report.results.length),
        "anchored-count": String(report.anchoredCount),
        "all-anchored": String(report.allAnchored),
        "report-urls": (0,results_file/* toReportUrlsOutput */.Nk)(report).text,
        "release-url": paths.releaseUrl ?? "",
    };
}
/** The outputs that were emptied for being too long: worth a warning that `results-path` is whole. */
function cutOutputs(report) {
    return [
        ...((0,results_file/* toResultsOutput */.l5)(report).isCut ? ["results"] : []),
        ...((0,results_file/* toReportUrlsOutput */.Nk)(report).isCut ? ["report-urls"] : []),
    ];
}
/** The outputs that hold one of the runner's secrets: it drops them, though they may hold it by mere chance (faults §3). */
function maskedOutputs(outputs, secrets) {
    return outputNames.filter((name) => secrets.some((secret) => secret !== "" && outputs[name].includes(secret)));
}

// EXTERNAL MODULE: ./build/src/domain/digest.js
var digest = __webpack_require__(8744);
// EXTERNAL MODULE: ./build/src/domain/outcome.js
var domain_outcome = __webpack_require__(7794);
// EXTERNAL MODULE: ./build/src/domain/report.js
var report = __webpack_require__(6582);
// EXTERNAL MODULE: ./build/src/domain/anchoring.js
var anchoring = __webpack_require__(9769);
// EXTERNAL MODULE: ./build/src/job/wording/explanation.js
var explanation = __webpack_require__(8273);
// EXTERNAL MODULE: ./build/src/job/text/budget.js
var text_budget = __webpack_require__(8500);
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
    for (const result of (0,explanation/* worstFirst */.md)(results)) {
        const finding = (0,explanation/* toFinding */.N6)(result);
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

;// CONCATENATED MODULE: ./build/src/job/evidence/write-evidence.js











/**
 * Makes the folder for evidence and makes sure that it can be written, before a stamp is spent.
 *
 * @returns its absolute path
 * @throws AnchorError `OUTPUT_UNWRITABLE`
 */
async function openOutputDir({ outputDir }, { workspace, defaultOutputDir }) {
    const folder = outputDir === "" ? defaultOutputDir : (0,external_node_path_.resolve)(workspace, outputDir);
    try {
        await (0,promises_.mkdir)(folder, { recursive: true });
        await (0,promises_.access)(folder, promises_.constants.W_OK | promises_.constants.X_OK);
        return folder;
    }
    catch (cause) {
        const reason = cause instanceof Error ? cause.message : String(cause);
        throw new domain_errors/* AnchorError */._Z("OUTPUT_UNWRITABLE", `The folder for evidence cannot be used: ${reason}.`, { cause });
    }
}
/**
 * Writes all evidence of a run: the files, the release, the outputs, the summary. What can be written is written,
 * whatever fails.
 *
 * @returns what could not be written
 */
async function writeEvidence(report, checksums, facts, { folder, showSummary, secrets, log, attach }) {
    const resultsPath = (0,external_node_path_.join)(folder, "results.json");
    const checksumsPath = (0,external_node_path_.join)(folder, "SHA3-256SUMS");
    const withPaths = { ...facts, resultsPath, checksumsPath };
    const files = await Promise.allSettled([
        (0,atomic_file/* writeAtomically */.v)(resultsPath, (0,results_file/* renderResultsFile */.tn)(report, withPaths)),
        (0,atomic_file/* writeAtomically */.v)(checksumsPath, (0,domain_checksums/* renderChecksums */.pd)(checksums)),
        (0,atomic_file/* writeAtomically */.v)((0,external_node_path_.join)(folder, "badge.json"), `${JSON.stringify(toBadge(report))}\n`),
    ]);
    const { url, errors } = (await attach?.(withPaths)) ?? { errors: [] };
    const withRelease = { ...withPaths, ...(url !== undefined && { releaseUrl: url }) };
    const outputs = toOutputs(report, withRelease);
    warnOfOutputs(report, outputs, secrets, log);
    const summarize = async () => writeSummary(renderSummary(report, withRelease), log);
    const others = await Promise.allSettled([showSummary ? summarize() : undefined, setOutputs(outputs)]);
    const unwritten = [...files, ...others].flatMap((attempt) => attempt.status === "rejected" ? [(0,domain_errors/* toAnchorError */.Xt)(attempt.reason)] : []);
    return [...unwritten, ...errors];
}
/** Says which outputs the runner will drop without a word that reaches who reads them (faults §3). */
function warnOfOutputs(report, outputs, secrets, log) {
    for (const name of cutOutputs(report)) {
        log.warning(`The output ${name} would be too long for the runner and is []; the file at results-path is whole.`);
    }
    for (const name of maskedOutputs(outputs, secrets)) {
        log.warning(`The output ${name} happens to hold the text of a secret, so the runner keeps it from other jobs; the file at results-path is whole.`);
    }
}
/** Sets every output (interface §1.2); without `outputs`, those of a run that ended before it knew its subjects. */
async function setOutputs(outputs = emptyOutputs) {
    for (const [name, value] of Object.entries(outputs))
        core/* setOutput */.uH(name, value);
}
/** The summary of a run that ended before it had results. */
async function writeFailure(error, log) {
    const lines = error.message.split("\n").map((line) => (0,markdown/* text */.Qq)(line, 2000));
    await writeSummary(`## ⛔ ${(0,markdown/* code */.aY)(error.code)}\n\n${lines.join("\n")}\n\n${(0,markdown/* text */.Qq)(error.hint)}\n`, log);
}
/** Adds `markdown` to the job summary, where the runner has one. */
async function writeSummary(markdown, log) {
    if (process.env["GITHUB_STEP_SUMMARY"] === undefined) {
        log.debug("There is no GITHUB_STEP_SUMMARY: this runner shows no summaries.");
        return;
    }
    await summary/* summary */.z.addRaw(markdown).write();
}


/***/ }),

/***/ 8500:
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

/***/ 6827:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $i: () => (/* binding */ showName),
/* harmony export */   WU: () => (/* binding */ show),
/* harmony export */   YG: () => (/* binding */ longestName),
/* harmony export */   y6: () => (/* binding */ showNames)
/* harmony export */ });
/* harmony import */ var _domain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1987);

/** Longest shown name and longest shown line, in code points. */
const longestName = 200;
const longestLine = 4000;
const named = new Map([
    ["\n", "\\n"],
    ["\r", "\\r"],
    ["\t", "\\t"],
]);
const emojiStyle = /(?<=\p{Extended_Pictographic})\uFE0F/u;
/** What comes back unchanged, told by one look: nearly every line. */
const ordinary = /^[!-9;-Z\\-~\p{Extended_Pictographic}][ -Z\\-~\p{Extended_Pictographic}]*$/u;
const unseenOrStyle = new RegExp(`${emojiStyle.source}|(${_domain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .unseenCharacters */ .LR.source})`, "gu");
/**
 * `text` as it may stand in a log line: one line, no unseen characters, no workflow command. Ordinary text comes back
 * unchanged; the rest becomes visible escapes such as `\n` and `\u{202e}`. Showing twice is showing once.
 *
 * The runner finds `::` behind leading white space and `##[` anywhere in a line, and compares as a language would:
 * combining marks between the characters may not count (actions/runner, ActionCommand.cs). So a leading colon is
 * escaped, and every `#` of a text that has a `[`.
 *
 * @param limit code points kept; what is longer loses its middle to `…`
 */
function show(text, limit = longestLine) {
    if (text.length <= limit && ordinary.test(text))
        return text;
    const visible = shorten(text, limit).replaceAll(unseenOrStyle, (match, unseen) => unseen === undefined ? match : (named.get(match) ?? escapeOf(match)));
    const calm = visible.includes("[") ? visible.replaceAll("#", escapeOf) : visible;
    return calm.replace(/^([\s\p{M}]*)(:)/u, (_, before, colon) => before + escapeOf(colon));
}
/** A name in a line with columns: {@link show}, and spaces that would be overlooked or fake a column are visible. */
function showName(name, limit = longestName) {
    return show(name, limit).replaceAll(/^ | $| (?= )/g, escapeOf);
}
const namesShown = 10;
/** The first of `names`, each by {@link showName}, and how many more there are. */
function showNames(names) {
    const shown = names.slice(0, namesShown).map((name) => showName(name));
    return shown.join(", ") + (names.length > shown.length ? ` and ${names.length - shown.length} more` : "");
}
function escapeOf(character) {
    return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}
/** `text` with its middle left out, when it has more than `limit` code points. */
function shorten(text, limit) {
    if (text.length <= limit)
        return text;
    const points = Array.from(text);
    if (points.length <= limit)
        return text;
    const head = points.slice(0, Math.ceil(limit / 2)).join("");
    return `${head}…${points.slice(-Math.floor(limit / 2)).join("")}`;
}


/***/ }),

/***/ 800:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   nf: () => (/* binding */ link)
/* harmony export */ });
/* harmony import */ var _domain_link_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5652);
/* harmony import */ var _domain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1987);
/* harmony import */ var _line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6827);
/** Writes untrusted text into GitHub's Markdown so that nothing of it is read as Markdown, HTML, link or mention. */



/** Unlike entities, both stop a renderer that looks for links and mentions in the finished text. */
const breakInCode = "<wbr>";
const breakInText = "&#8203;";
/** An underscore inside a word never starts emphasis: wheels and `snake_case` stay readable in the source. */
const special = /[&<>"'`*[\]()\\|~$^{}!]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g;
/**
 * `name` in `<code>`: for names, digests and everything else that is not prose. GitHub leaves code alone when it looks
 * for mentions, references and emoji; what is left to defuse is Markdown, HTML and addresses. Copies as it was.
 */
function code(name, limit = _line_js__WEBPACK_IMPORTED_MODULE_1__/* .longestName */ .YG) {
    const encoded = encode((0,_line_js__WEBPACK_IMPORTED_MODULE_1__/* .showName */ .$i)(name, limit))
        .replaceAll("@", `&#64;${breakInCode}`)
        .replaceAll(/:(?=\/\/)/g, `&#58;${breakInCode}`)
        .replaceAll(/www(?=\.)/gi, `$&${breakInCode}`);
    return `<code>${encoded}</code>`;
}
/** `prose` as text: no mention, reference, emoji, address or list survives; spaces at the ends are dropped. */
function text(prose, limit = _domain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .textLimits */ .I6.message) {
    return encode((0,_line_js__WEBPACK_IMPORTED_MODULE_1__/* .show */ .WU)(prose.trim(), limit))
        .replaceAll(/(?<!&)#(?=\S)/g, `&#35;${breakInText}`)
        .replaceAll(/@(?=\S)/g, `&#64;${breakInText}`)
        .replaceAll(/:(?=\S)/g, `&#58;${breakInText}`)
        .replaceAll(/www(?=\.)|GH-(?=\d)/gi, `$&${breakInText}`)
        .replace(/^(\d*)([-+=.#])/, (_, digits, sign) => digits + entity(sign));
}
/** A link where `url` is a {@link safeLink}; anything else is shown as code. */
function link(label, url) {
    const href = (0,_domain_link_js__WEBPACK_IMPORTED_MODULE_2__/* .safeLink */ .o)(url);
    return href === undefined ? code(url) : `[${text(label)}](${encodeUrl(href)})`;
}
/** The characters that the URL parser leaves alone and Markdown or HTML would not: all of them visible ASCII. */
function encodeUrl(href) {
    return href
        .replaceAll(/[^\w\-.~:/?#@!&+,;=%]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
        .replaceAll("&", "&amp;");
}
function encode(shown) {
    return shown.replaceAll(special, entity);
}
function entity(character) {
    return `&#${character.charCodeAt(0)};`;
}


/***/ }),

/***/ 8273:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N6: () => (/* binding */ toFinding),
/* harmony export */   aF: () => (/* binding */ renderResultLine),
/* harmony export */   md: () => (/* binding */ worstFirst)
/* harmony export */ });
/* harmony import */ var _domain_anchoring_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9769);
/* harmony import */ var _domain_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6582);
/* harmony import */ var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7794);
/* harmony import */ var _domain_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1987);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2960);
/* harmony import */ var _text_line_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6827);






const askAgain = { "no-match": "verify", "not-found": "check" };
/** The finding of a result, or `undefined` where all is well. */
function toFinding({ outcome }) {
    const title = _domain_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .verdictFacts */ .Jo[outcome.kind].label;
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
                explanation: `${(0,_domain_text_js__WEBPACK_IMPORTED_MODULE_3__/* .sentence */ .em)(outcome.note)} This says nothing about the file.`,
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
    return (0,_headline_js__WEBPACK_IMPORTED_MODULE_4__/* .severityOf */ .xJ)(outcome.kind) + (isStopped ? 0.5 : 0);
}
/**
 * One log line for a subject that is done: verdict, name, digest, and in brackets what else there is to know.
 * `⚓ anchored  dist/app.tgz  sha3-256:…  (no block yet)`
 */
function renderResultLine(result) {
    const { icon, label } = _domain_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .verdictFacts */ .Jo[result.outcome.kind];
    const digest = (0,_domain_report_js__WEBPACK_IMPORTED_MODULE_1__/* .digestOf */ .ol)(result);
    const details = renderDetails(result);
    return [
        `${icon} ${label}`,
        (0,_text_line_js__WEBPACK_IMPORTED_MODULE_5__/* .showName */ .$i)(result.subject.name),
        ...(digest === undefined ? [] : [`sha3-256:${digest}`]),
        ...(details === "" ? [] : [`(${details})`]),
    ].join("  ");
}
function renderDetails(result) {
    const { outcome, coveredBy } = result;
    const finding = toFinding(result);
    const requestId = finding && (0,_domain_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .requestIdOf */ .Gb)(outcome);
    return [
        ...(outcome.kind === "failed" ? [`${outcome.error.code}: ${(0,_domain_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plainText */ .wh)(outcome.error.message)}`] : []),
        ...("note" in outcome ? [(0,_domain_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plainText */ .wh)(outcome.note)] : []),
        ...(coveredBy === undefined ? [] : [`by the list sha3-256:${coveredBy}`]),
        ...(outcome.kind === "anchored" && !outcome.finalized ? ["no block yet"] : []),
        ...renderBlock(result),
        ...(requestId === undefined ? [] : [`request ${(0,_domain_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plainText */ .wh)(requestId, _domain_text_js__WEBPACK_IMPORTED_MODULE_3__/* .textLimits */ .I6.word)}`]),
        ...((0,_domain_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .evidenceOf */ .X1)(outcome)?.demo ? ["demonstration service"] : []),
    ]
        .map((detail) => detail.replace(/\.$/, ""))
        .join(", ");
}
function renderBlock(result) {
    const first = (0,_domain_anchoring_js__WEBPACK_IMPORTED_MODULE_0__/* .anchoringOf */ .$)(result)?.first;
    if (first?.blockNumber === undefined)
        return [];
    const date = first.blockDate === undefined ? "" : ` of ${(0,_domain_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plainText */ .wh)(first.blockDate, _domain_text_js__WEBPACK_IMPORTED_MODULE_3__/* .textLimits */ .I6.word)}`;
    return [`block ${first.blockNumber}${date}`];
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


/***/ }),

/***/ 8820:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ renderProblemReport),
  e: () => (/* binding */ toProblems)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./build/src/domain/outcome.js
var domain_outcome = __webpack_require__(7794);
;// CONCATENATED MODULE: ./build/src/domain/version.js
/** The version of the product, the same as in package.json. */
const version = "0.1.0";

;// CONCATENATED MODULE: ./build/src/job/wording/problem-report.js



const mostProblems = 20;
/** The problems of a run: subjects that fail the step, and evidence that could not be written. */
function toProblems(failing, unwritten) {
    const verdicts = failing.map(({ outcome }) => ({
        what: outcome.kind === "failed" ? outcome.error.code : outcome.kind,
        requestId: (0,domain_outcome/* requestIdOf */.Gb)(outcome),
    }));
    return [...verdicts, ...unwritten.map(({ code, requestId }) => ({ what: code, requestId }))];
}
/** Lines that help whoever is asked for help: versions, codes and request ids; no names, addresses or keys. */
function renderProblemReport(mode, problems) {
    const shown = problems.slice(0, mostProblems);
    const left = problems.length - shown.length;
    return [
        `anchor-artifacts ${version}, node ${process.versions.node}, ${(0,external_node_os_.platform)()} ${(0,external_node_os_.arch)()}${mode === undefined ? "" : `, mode ${mode}`}`,
        ...shown.map(({ what, requestId }) => (requestId === undefined ? what : `${what}, request ${requestId}`)),
        ...(left > 0 ? [`and ${left} more`] : []),
    ];
}


/***/ })

};
