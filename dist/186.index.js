export const id = 186;
export const ids = [186,330];
export const modules = {

/***/ 8200:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (/* binding */ createClient)
});

// EXTERNAL MODULE: ./node_modules/undici/index.js
var undici = __webpack_require__(6752);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core = __webpack_require__(8532);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 5 modules
var schemas = __webpack_require__(8395);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js + 1 modules
var api = __webpack_require__(3305);
;// CONCATENATED MODULE: ./build/src/contract/api.js
/**
 * The service's wire contract, written once for the client and the local service: routes, headers, request and reply
 * schemas, each with its section of the specification. Replies are read leniently in spelling and strictly in meaning.
 */

// The schema library would otherwise try out whether it may make code from text.
core/* config */.$W({ jitless: true });
/** Paths below the base address (spec §4.1 to §4.4; the two proof calls: service-facts §4). */
const routes = {
    stamp: "/core/v2/timestamp/post",
    check: "/core/v2/file/check",
    verify: "/core/v2/verify/file",
    verifyProof: "/core/v1/verify/post-lite",
    requestProof: "/core/v1/timestamp/post",
    proofStatus: "/core/v1/timestamp/status",
};
/** Request headers (spec §4), and the one by which the local service gives itself away. */
const api_headers = {
    apiKey: "x-api-key",
    requestId: "x-request-id",
    report: "x-report-required",
    demo: "x-demo-service",
};
/** The multipart part that carries a proof file (spec §4.3). */
const proofPart = "jsonproof";
/** The values of `data.data` of a check (spec §2.4, §4.5). */
const checkTexts = { found: "Hash found.", notFound: "Hash not found." };
/** The values of `result` of a verification (spec §2.5). */
const verifyResults = { match: "full match", noMatch: "no match" };
/**
 * So many elements or UTF-16 units at most, and at least. Not the library's own checks: those look at values that are
 * neither list nor text as well, and throw where their `length` cannot be compared.
 */
const ofLength = (most, least = 0) => schemas/* refine */.YPB(({ length }) => length >= least && length <= most);
const wireHash = schemas/* string */.YjP().check(api/* _regex */.Fk(/^(?:0x)?[0-9a-f]{64}$/i));
/** Stamp and check (spec §2.1). */
const hashRequest = schemas/* object */.Ikc({ hash: wireHash });
/** Verify by hash (spec §4.4; service-facts §1). */
const verifyRequest = schemas/* object */.Ikc({
    hash: wireHash,
    filename: schemas/* optional */.lqM(schemas/* string */.YjP().check(ofLength(1024))),
    filesize: schemas/* optional */.lqM(schemas/* int */.Whr().check(api/* _nonnegative */.UI())),
});
/** Status of proof requests (service-facts §4). */
const proofStatusRequest = schemas/* object */.Ikc({
    uids: schemas/* array */.YOg(schemas/* string */.YjP().check(api/* _regex */.Fk(/^0x[0-9a-f]{1,64}$/i))).check(ofLength(50, 1)),
});
const proofItem = schemas/* object */.Ikc({
    address: schemas/* string */.YjP().check(api/* _regex */.Fk(/^0x[0-9a-f]{1,64}$/i)),
    data: wireHash,
    proof: schemas/* string */.YjP(),
    root: wireHash,
});
/** The JSON of a proof file as it is uploaded: one item, alone or in an array (spec §4.3; service-facts §4). */
const proofFile = schemas/* union */.KCZ([proofItem, schemas/* tuple */.PVZ([proofItem])]);
/**
 * Lets `block_number`, `blockNumber` and `blocknumber` all be read as `blocknumber`: the service spells its members
 * differently by version (service-facts §1, §4). Two spellings of one member with unequal values are no answer.
 */
function anySpelling(schema) {
    const fold = schemas/* transform */.pdi((value, context) => {
        if (typeof value !== "object" || value === null || Array.isArray(value))
            return value;
        const folded = new Map();
        for (const [name, member] of Object.entries(value)) {
            const key = name.replaceAll("_", "").toLowerCase();
            if (folded.has(key) && folded.get(key) !== member) {
                context.issues.push({ code: "custom", message: `${name} is given twice`, input: value });
            }
            folded.set(key, member);
        }
        return Object.fromEntries(folded);
    });
    return schemas/* pipe */.FsL(fold, schema);
}
const longestText = 2048;
const api_text = schemas/* string */.YjP().check(ofLength(longestText));
/** Absent, null and empty all mean "not given" in the service's samples (service-facts §1). */
const optionalText = schemas/* optional */.lqM(schemas/* nullable */.mee(api_text));
const optionalCount = schemas/* optional */.lqM(schemas/* nullable */.mee(schemas/* number */.aig()));
/** The envelope of every answer (spec §2.2). No limit is set on its message, which is for people: it is cut. */
const envelope = schemas/* object */.Ikc({
    status: schemas/* string */.YjP(),
    statusCode: schemas/* number */.aig(),
    requestId: schemas/* optional */.lqM(schemas/* nullable */.mee(schemas/* string */.YjP())),
    message: schemas/* optional */.lqM(schemas/* nullable */.mee(schemas/* pipe */.FsL(schemas/* string */.YjP(), schemas/* transform */.pdi((message) => message.slice(0, longestText))))),
    timestamp: optionalText,
    service: optionalText,
    data: schemas/* optional */.lqM(schemas/* unknown */.L5J()),
});
/** An envelope that says the operation failed; only `status` may be relied on (service-facts §5). */
const errorEnvelope = schemas/* object */.Ikc({
    status: schemas/* enum */.k5n(["error", "fail", "failed"]),
    statusCode: schemas/* optional */.lqM(schemas/* unknown */.L5J()),
    message: schemas/* optional */.lqM(schemas/* unknown */.L5J()),
});
/** `data` of a stamp that was sent to the chain (spec §2.3). */
const stampData = schemas/* object */.Ikc({
    command: schemas/* literal */.euz("send"),
    status: schemas/* boolean */.zMY(),
    params: schemas/* object */.Ikc({
        address: optionalText,
        amount: schemas/* optional */.lqM(schemas/* unknown */.L5J()),
        state: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()),
    }),
});
/** `data` of a check (spec §2.4). */
const checkData = schemas/* object */.Ikc({ hash: schemas/* string */.YjP(), data: schemas/* string */.YjP() });
/** One on-chain record (spec §2.5, service-facts §1), names folded. */
const chainRecord = anySpelling(schemas/* object */.Ikc({
    blocknumber: schemas/* optional */.lqM(schemas/* nullable */.mee(schemas/* union */.KCZ([schemas/* int */.Whr(), schemas/* string */.YjP().check(api/* _regex */.Fk(/^[0-9]{1,20}$/))]))),
    blockdate: optionalText,
    txpowid: optionalText,
    transactionid: optionalText,
    coinid: optionalText,
    matchedhash: optionalText,
}));
const fileSegment = anySpelling(schemas/* object */.Ikc({ matchedhash: optionalText, offset: optionalCount, packetsize: optionalCount }));
/** Chain records, and file segments, of one verification at the most (faults T10). */
const maximumRecords = 1000;
/** A verification in any of its spellings, names folded (spec §2.5, service-facts §1 and §4). */
const verification = anySpelling(schemas/* object */.Ikc({
    filehash: schemas/* optional */.lqM(schemas/* unknown */.L5J()),
    result: schemas/* string */.YjP().check(ofLength(200)),
    method: optionalText,
    validationmethod: optionalText,
    uniquehashes: optionalCount,
    nftcoinid: optionalText,
    nfttxnid: optionalText,
    blockchaindata: schemas/* optional */.lqM(schemas/* nullable */.mee(schemas/* array */.YOg(chainRecord).check(ofLength(maximumRecords)))),
    filesegments: schemas/* optional */.lqM(schemas/* nullable */.mee(schemas/* array */.YOg(fileSegment).check(ofLength(maximumRecords)))),
}));
/** The report beside a verification (service-facts §1), names folded. */
const reportFile = anySpelling(schemas/* object */.Ikc({
    filename: optionalText,
    downloadurl: api_text,
    filesize: optionalCount,
    expiresin: optionalText,
}));

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/src/domain/errors.js
var errors = __webpack_require__(3047);
// EXTERNAL MODULE: ./build/src/client/retry.js
var retry = __webpack_require__(9943);
;// CONCATENATED MODULE: ./build/src/client/fault.js


const always = Number.POSITIVE_INFINITY;
const refused = (code) => ({ code, certainty: "refused", attempts: 1 });
const statusRules = {
    401: refused("API_KEY_REJECTED"),
    402: refused("PLAN_LIMIT_REACHED"),
    403: refused("API_KEY_REJECTED"),
    404: refused("ENDPOINT_NOT_FOUND"),
    408: { code: "REQUEST_TIMEOUT", certainty: "perhaps-processed", attempts: always },
    // It may be our own request that is in progress already; the chain tells.
    409: { code: "REQUEST_REJECTED", certainty: "perhaps-processed", attempts: 1 },
    425: { code: "SERVICE_UNAVAILABLE", certainty: "refused", attempts: always },
    429: { code: "RATE_LIMITED", certainty: "refused", attempts: always },
};
const limitWords = /\b(?:rate[- ]limit|too many requests|quota)/i;
function ruleOf(status, retryAfterMs, said = "") {
    const asksToWait = retryAfterMs !== undefined;
    // A limit is sometimes told as 403; a rejected key neither asks to come back later nor speaks of limits.
    if (status === 403 && (asksToWait || limitWords.test(said)))
        return { code: "RATE_LIMITED", certainty: "refused", attempts: always };
    // A gateway that names a time to come back did not pass the request on.
    if (status === 503 && asksToWait)
        return { code: "SERVICE_UNAVAILABLE", certainty: "refused", attempts: always };
    if (status >= 500)
        return { code: "SERVICE_UNAVAILABLE", certainty: "perhaps-processed", attempts: always };
    if (status < 400)
        return refused("REDIRECT_REFUSED");
    return statusRules[status] ?? refused("REQUEST_REJECTED");
}
/**
 * The fault that an HTTP status of 300 or more means, or an envelope's `statusCode` of that kind (service-facts §5).
 *
 * @param said the service's own message, untrusted, already short
 */
function faultOfStatus(status, headers, asked, today, said) {
    const retryAfterMs = (0,retry/* parseRetryAfter */.mu)(headers["retry-after"], headers["date"], today);
    const { code, certainty, attempts } = ruleOf(status, retryAfterMs, said);
    const account = `POST ${asked.path} answered ${status}${detail(status, headers, asked, retryAfterMs)}.`;
    // A redirect speaks by its target alone.
    const words = status < 400 ? undefined : said;
    return {
        error: new errors/* AnchorError */._Z(code, account, { requestId: asked.requestId, said: words, retryAfterMs }),
        certainty,
        attempts,
        ...(retryAfterMs !== undefined && { retryAfterMs }),
        ...(code === "RATE_LIMITED" && { pausesAll: true }),
    };
}
function detail(status, headers, { bytes }, retryAfterMs) {
    if (status === 413 && bytes !== undefined)
        return `, too large, to ${bytes} bytes`;
    if (status < 400)
        return `, a redirect to ${originOf(headers["location"])}`;
    return retryAfterMs === undefined ? "" : `, to be retried after ${Math.ceil(retryAfterMs / 1000)} s`;
}
/** Only the origin: the rest of a redirect's target may hold what should not be read aloud. */
function originOf(location) {
    if (location === undefined)
        return "nowhere";
    if (URL.canParse(location))
        return new URL(location).origin;
    return "a relative address";
}
/** The fault of an answer that cannot be read as the contract's: proves nothing, may still have been processed. */
function garbledFault(what, asked, attempts = 1) {
    const error = new errors/* AnchorError */._Z("RESPONSE_INVALID", `POST ${asked.path} answered ${what}.`, {
        requestId: asked.requestId,
    });
    return { error, certainty: "perhaps-processed", attempts, garbled: true };
}
/** The catalogue says that nothing was sent, which is not so for a request that was under way. */
const brokenOff = "The request was under way when the run was cancelled: run the job again for its answer.";
/** The fault of an exchange that broke before an answer was whole. */
function faultOfBreak(exchange, asked, timeoutMs) {
    const { reason, sent, cause } = exchange;
    const certainty = sent ? "perhaps-processed" : "not-sent";
    const fault = (code, what, attempts, said, hint) => ({
        error: new errors/* AnchorError */._Z(code, `POST ${asked.path} ${what}.`, { requestId: asked.requestId, cause, said, hint }),
        certainty,
        attempts,
    });
    if (reason === "aborted")
        return fault("NOT_ATTEMPTED", "was cancelled", 1, undefined, sent ? brokenOff : undefined);
    // Waiting a whole deadline once more is worth it, four of them are not.
    if (reason === "timeout")
        return fault("REQUEST_TIMEOUT", `brought no whole answer within ${timeoutMs / 1000} s`, sent ? 2 : always);
    // The words quote names out of the certificate, which whoever answered has written.
    if (reason === "tls")
        return fault("TLS_REJECTED", "was not sent, the TLS connection was refused", 1, reasonOf(cause));
    if (!sent)
        return fault("SERVICE_UNREACHABLE", `was not sent: ${reasonOf(cause)}`, always);
    return fault("CONNECTION_LOST", `was sent, then the connection broke: ${reasonOf(cause)}`, always);
}
/** OpenSSL's line: a thread, a number, library, function, reason, and where in its sources that is. */
const opensslError = /:error:[0-9A-F]{8}:[^:]*:[^:]*:([^:\n]+)/;
/** The system's own code and words; undici and Node put neither headers nor bodies into them. */
function reasonOf(cause) {
    if (cause instanceof AggregateError && cause.errors.length > 0)
        return reasonOf(cause.errors[0]);
    if (!(cause instanceof Error))
        return String(cause);
    const code = "code" in cause ? String(cause.code) : cause.name;
    const [, opensslReason] = opensslError.exec(cause.message) ?? [];
    if (opensslReason !== undefined)
        return `${code} ${opensslReason}`;
    return cause.message.includes(code) ? cause.message : `${code} ${cause.message}`;
}

;// CONCATENATED MODULE: ./build/src/client/read-reply.js



const longestMessage = 200;
/**
 * Reads an answer as the contract's envelope: status exactly 200, a JSON media type, valid UTF-8, one JSON object,
 * `status` success and `statusCode` 200 (interface §4). Everything else is a fault.
 */
function readReply(answer, asked, today) {
    if (answer.status >= 300) {
        return faultOfStatus(answer.status, answer.headers, asked, today, messageOf(answer.json));
    }
    if (answer.status !== 200)
        return successFault(answer.status, asked);
    if (!isJson(answer.headers)) {
        return garbledFault("with something other than JSON, as a proxy or a login page would", asked);
    }
    const { json } = answer;
    if (typeof json !== "object" || json === null || Array.isArray(json)) {
        return garbledFault("with a body that is not one JSON object", asked, 2);
    }
    return readEnvelope(json, answer.headers, asked, today);
}
/** A success other than 200 (faults §4.3). */
function successFault(status, asked) {
    const fault = garbledFault(`with status ${status}, which promises nothing`, asked);
    return status === 202 ? { ...fault, accepted: true } : fault;
}
function readEnvelope(json, headers, asked, today) {
    const parsed = envelope.safeParse(json);
    if (parsed.success && parsed.data.status === "success" && parsed.data.statusCode === 200) {
        return { envelope: parsed.data, requestId: asked.requestId, demo: headers[api_headers.demo] === "1" };
    }
    // Only now: a schema that refuses costs ten times one that takes, and keeps its errors in memory for long.
    const refusal = errorEnvelope.safeParse(json);
    if (refusal.success)
        return refusalFault(refusal.data.statusCode, messageOf(json), headers, asked, today);
    if (!parsed.success)
        return garbledFault("with JSON of a form that is not the service's", asked);
    const { statusCode } = parsed.data;
    if (isErrorStatus(statusCode))
        return refusalFault(statusCode, messageOf(json), headers, asked, today);
    return garbledFault("without saying that it succeeded", asked);
}
/**
 * An error told inside HTTP 200: its own status code decides, and where it has none, it is a plain refusal. What was
 * answered in form is not asked again (faults §4.3).
 */
function refusalFault(statusCode, said, headers, asked, today) {
    if (isErrorStatus(statusCode))
        return { ...faultOfStatus(statusCode, headers, asked, today, said), attempts: 1 };
    const account = `POST ${asked.path} was refused by the service.`;
    const error = new errors/* AnchorError */._Z("SERVICE_REFUSED", account, { requestId: asked.requestId, said });
    // An error that calls itself 200 contradicts itself: nobody can tell what was done.
    return { error, certainty: statusCode === 200 ? "perhaps-processed" : "refused", attempts: 1 };
}
function isErrorStatus(statusCode) {
    return Number.isInteger(statusCode) && Number(statusCode) >= 400 && Number(statusCode) <= 599;
}
function isJson(headers) {
    return /^(?:application\/json|application\/[\w.-]+\+json)\s*(?:;|$)/i.test(headers["content-type"] ?? "");
}
/** The service's own words, shortened; they are untrusted wherever they go. */
function messageOf(json) {
    if (typeof json !== "object" || json === null || !("message" in json))
        return undefined;
    const { message } = json;
    return typeof message === "string" && message !== "" ? message.slice(0, longestMessage) : undefined;
}

// EXTERNAL MODULE: ./build/src/client/base-url.js
var base_url = __webpack_require__(2980);
// EXTERNAL MODULE: ./build/src/client/http.js + 3 modules
var http = __webpack_require__(641);
;// CONCATENATED MODULE: ./build/src/client/json.js
/** Levels within each other; an answer of the contract has six, and what is much deeper only costs memory (faults T10). */
const deepest = 32;
const utf8 = new TextDecoder("utf-8", { fatal: true });
/**
 * Parses a body as JSON. A byte order mark is tolerated, invalid UTF-8 is not.
 *
 * @param strike takes the key out of every text, where the service repeats it
 * @returns `undefined` when there is no body or it is not JSON, or JSON of more than 32 levels
 */
function parseJson(body, strike) {
    try {
        const text = utf8.decode(body);
        if (isDeep(text))
            return undefined;
        // Without escapes each of its strings stands in the text as it is: one look at the whole spares one at each.
        if (!text.includes("\\") && strike(text) === text)
            return JSON.parse(text);
        return JSON.parse(text, (_, value) => (typeof value === "string" ? strike(value) : value));
    }
    catch (error) {
        if (error instanceof SyntaxError || error instanceof TypeError)
            return undefined;
        throw error;
    }
}
/** Counts brackets outside of strings, sign by sign: an expression would take for ever on a string that does not end. */
function isDeep(text) {
    let depth = 0;
    let inString = false;
    for (let at = 0; at < text.length && depth <= deepest; at += 1) {
        const sign = text[at];
        if (inString && sign === "\\")
            at += 1;
        else if (sign === '"')
            inString = !inString;
        else if (!inString && (sign === "[" || sign === "{"))
            depth += 1;
        else if (!inString && (sign === "]" || sign === "}"))
            depth -= 1;
    }
    return depth > deepest;
}

;// CONCATENATED MODULE: ./build/src/client/call.js
/** One call: requests until one brings a reply that can be judged, or until trying again is no use or not safe. */









function isFault(answer) {
    return "certainty" in answer;
}
/** Asks until there is a reply or no sense in asking again. */
async function call(line, question) {
    const { clock, pace, cancellation } = line;
    const started = clock.now();
    let last;
    for (let attempt = 1;; attempt += 1) {
        const closed = await pace.turn(cancellation.stop);
        if (closed !== undefined)
            return last ?? closed;
        const answer = await ask(line, question);
        if (!isFault(answer))
            return answer;
        const progress = { attempt, elapsedMs: clock.now() - started, repeatable: question.repeatable };
        const wait = (0,retry/* nextWait */.B4)(answer, progress, clock.random());
        holdBack(pace, answer, wait);
        if (wait === undefined || cancellation.stop.aborted)
            return answer;
        await clock.wait(wait, cancellation.stop);
        // That it ended here says less than what it was waiting for.
        if (cancellation.stop.aborted)
            return answer;
        last = answer;
    }
}
/**
 * A limit is everybody's: all workers wait as long, also when this call has given up, or stop when the service asks
 * for a wait longer than a run makes.
 */
function holdBack(pace, fault, wait = fault.retryAfterMs) {
    if (fault.pausesAll !== true || wait === undefined)
        return;
    if (wait <= retry/* longestWaitMs */.IJ)
        pace.pause(wait);
    else
        pace.close(unsent(fault));
}
/** The fault of those who are held back by another one's: they have made no request, and have no id. */
function unsent({ error }) {
    const account = `Nothing was sent for it after ${error.code}: ${error.account}`;
    const told = new errors/* AnchorError */._Z("NOT_ATTEMPTED", account, { cause: error });
    return { error: told, certainty: "not-sent", attempts: 1 };
}
/** Makes one request and reads its answer. */
async function ask(line, question) {
    const asked = { path: routes[question.route], requestId: (0,external_node_crypto_.randomUUID)() };
    if (line.cancellation.stop.aborted)
        return cancelled();
    const started = line.clock.now();
    line.underWay.add(asked.requestId);
    try {
        const answer = await exchange(line, question, asked);
        const milliseconds = Math.round(line.clock.now() - started);
        line.onRequest({ ...asked, milliseconds, ...resultOf(answer) });
        return isFault(answer) ? answer : uncrossed(line, answer, asked);
    }
    finally {
        line.underWay.delete(asked.requestId);
    }
}
async function exchange(line, { route, body, report, repeatable }, asked) {
    const content = body();
    // The report is made while the request waits, which takes the service longer (service-facts §6).
    const timeoutMs = report ? line.timeoutMs * 2 : line.timeoutMs;
    const answer = await (0,http/* post */.b)(line.dispatcher, {
        url: (0,base_url/* urlOf */.rs)(line.base, routes[route]),
        headers: headersOf(line.apiKey, asked.requestId, report, typeof content === "string"),
        body: content,
        timeoutMs,
        // What costs something is seen to its end; a question is dropped at once.
        signal: repeatable ? line.cancellation.stop : line.cancellation.abort,
    });
    if (answer.kind === "broken")
        return faultOfBreak(answer, asked, timeoutMs);
    const { status, headers } = answer;
    // The one header field whose text is told to the reader.
    const location = headers["location"] === undefined ? {} : { location: line.strike(headers["location"]) };
    const json = parseJson(answer.body, line.strike);
    return readReply({ status, headers: { ...headers, ...location }, json }, { ...asked, bytes: sizeOf(content) }, line.clock.today());
}
function resultOf(answer) {
    if (!isFault(answer))
        return { result: "200" };
    const { code } = answer.error;
    const isOpen = code === "NOT_ATTEMPTED" && answer.certainty === "perhaps-processed";
    return { result: code, ...(isOpen && { isOpen }) };
}
function sizeOf(content) {
    if (typeof content === "string")
        return Buffer.byteLength(content);
    return [...content.values()].reduce((sum, part) => sum + (typeof part === "string" ? part.length : part.size), 0);
}
function headersOf(apiKey, requestId, report, isJson) {
    return {
        [api_headers.apiKey]: apiKey,
        [api_headers.requestId]: requestId,
        accept: "application/json",
        "user-agent": "anchor-artifacts",
        ...(report && { [api_headers.report]: "true" }),
        // A form writes its own type, with the boundary (spec §4.3).
        ...(isJson && { "content-type": "application/json" }),
    };
}
/** The specification promises no echo of our id, so only the id of another request of ours is a contradiction. */
function uncrossed({ underWay }, reply, asked) {
    const echoed = reply.envelope.requestId ?? "";
    if (echoed === asked.requestId || !underWay.has(echoed))
        return reply;
    const message = `POST ${asked.path} was answered with the reply to another request of this run.`;
    return {
        error: new errors/* AnchorError */._Z("REPLY_MISMATCH", message, { requestId: asked.requestId }),
        certainty: "perhaps-processed",
        attempts: 1,
    };
}
function cancelled() {
    const error = new errors/* AnchorError */._Z("NOT_ATTEMPTED", "The run was cancelled before this was sent.");
    return { error, certainty: "not-sent", attempts: 1 };
}

// EXTERNAL MODULE: ./build/src/client/clock.js
var client_clock = __webpack_require__(8251);
// EXTERNAL MODULE: ./build/src/client/pace.js
var pace = __webpack_require__(2878);
// EXTERNAL MODULE: ./build/src/domain/digest.js
var domain_digest = __webpack_require__(8744);
;// CONCATENATED MODULE: ./build/src/client/chain-evidence.js
/** Finds what a reply says about the chain, in any spelling and place, and puts it into our words. Pure. */

/** The service uses absent, null and empty alike for "not given" (service-facts §1). */
function isAbsent(value) {
    return value === undefined || value === null || value === "";
}
/** The verification in any of its places: v2 `data.data`, v1 `data.response(.data)`, or flat (service-facts §1, §4). */
function findVerification(data) {
    for (const place of placesOf(data)) {
        const parsed = verification.safeParse(place);
        if (parsed.success)
            return parsed.data;
    }
    return undefined;
}
/** Whether a verification holds more records or segments than are read. */
function isTooLong(data) {
    const members = placesOf(data).flatMap((place) => Object.values(asObject(place)));
    return members.some((member) => Array.isArray(member) && member.length > maximumRecords);
}
function placesOf(data) {
    const response = memberOf(data, "response");
    const nested = memberOf(response, "data");
    return [memberOf(data, "data"), isObject(nested) ? { ...asObject(response), ...nested } : response, data];
}
function findReport(data) {
    const places = [data, memberOf(data, "data"), memberOf(data, "response")];
    const files = places.map((place) => memberOf(place, "file")).filter((file) => file !== undefined);
    return files.map((file) => reportFile.safeParse(file)).find((parsed) => parsed.success)?.data;
}
function isObject(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}
function asObject(value) {
    return isObject(value) ? value : {};
}
function memberOf(value, name) {
    return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}
/** The evidence of a verification, report link included. */
function verificationEvidence(reply, found) {
    return toEvidence(reply, {
        result: found.result,
        method: found.method ?? found.validationmethod,
        uniqueHashes: found.uniquehashes,
        nftCoinId: found.nftcoinid,
        nftTxnId: found.nfttxnid,
        records: (found.blockchaindata ?? []).map(toRecord),
        segments: (found.filesegments ?? []).map(toSegment),
        report: toReport(findReport(reply.envelope.data)),
    });
}
function toRecord(record) {
    return given({
        blockNumber: record.blocknumber,
        blockDate: record.blockdate,
        txpowId: record.txpowid,
        transactionId: record.transactionid,
        coinId: record.coinid,
        matchedHash: record.matchedhash,
    });
}
function toSegment(segment) {
    return given({ matchedHash: segment.matchedhash, offset: segment.offset, packetSize: segment.packetsize });
}
function toReport(file) {
    if (file === undefined)
        return undefined;
    return {
        url: file.downloadurl,
        ...given({ fileName: file.filename, size: file.filesize, expiresIn: file.expiresin }),
    };
}
/** `fields` without those that are absent, null or empty: the service uses all three for "not given". */
function given(fields) {
    return Object.fromEntries(Object.entries(fields).filter(([, value]) => !isAbsent(value)));
}
/** One for all: there may be a hundred thousand pieces of evidence that have none. */
const none = [];
/** What the envelope says, with `fields` beside it. */
function toEvidence({ envelope, requestId, demo }, fields) {
    const { message, service, timestamp } = envelope;
    // Rather one text twice than two of them.
    const answerId = envelope.requestId === requestId ? requestId : envelope.requestId;
    return {
        requestId,
        records: none,
        segments: none,
        ...given({ answerId, message, service, date: timestamp, ...fields }),
        ...(demo && { demo: true }),
    };
}

;// CONCATENATED MODULE: ./build/src/client/judge-reply.js
/** What a reply means: the only place where a reply becomes a verdict. Pure. */




/**
 * Stamp (spec §2.3, §4.1): `anchored` when the reply says that our digest was sent to the chain, `already-anchored`
 * when it is verification data that matches our digest; a reply about another digest is `REPLY_MISMATCH`.
 */
function judgeStamp(reply, digest) {
    const sent = stampData.safeParse(reply.envelope.data);
    if (!sent.success)
        return judgeExisting(reply, digest);
    const { status, params } = sent.data;
    if (!status)
        return judge_reply_refused(reply);
    const states = Object.values(params.state)
        .map(domain_digest/* digestFromWire */.s1)
        .filter((state) => state !== undefined);
    if (states.includes(digest)) {
        return { kind: "anchored", finalized: false, evidence: toEvidence(reply, { address: params.address }) };
    }
    return states.length > 0
        ? mismatch(reply, "was sent to the chain")
        : unknown(reply, "it names no hash that was sent to the chain");
}
/** The stamp's answer for a hash that is on the chain already (spec §4.1: verification data, shape not shown). */
function judgeExisting(reply, digest) {
    const judged = judgeVerify(reply, digest);
    if (judged.kind === "verified")
        return { kind: "already-anchored", evidence: judged.evidence };
    return judged.kind === "failed" ? judged : unknown(reply, "it neither anchors the hash nor matches it");
}
/** Check (spec §2.4, §4.5): our digest, and one of the two exact texts. */
function judgeCheck(reply, digest) {
    const parsed = checkData.safeParse(reply.envelope.data);
    if (!parsed.success)
        return unknown(reply, "it has no check result");
    const { hash, data } = parsed.data;
    const answered = (0,domain_digest/* digestFromWire */.s1)(hash);
    if (answered === undefined)
        return unknown(reply, "it does not say which hash it checked");
    if (answered !== digest)
        return mismatch(reply, "was checked");
    const evidence = toEvidence(reply, { result: data });
    if (data === checkTexts.found)
        return { kind: "found", evidence };
    if (data === checkTexts.notFound)
        return { kind: "not-found", evidence };
    return unknown(reply, "its text is neither “Hash found.” nor “Hash not found.”", evidence);
}
/**
 * Verify (spec §2.5; interface §4): `verified` only when the result is exactly `full match`, the reply's file hash is
 * ours and a chain record matches the digest, or the root that a proof was checked to lead to.
 *
 * @param root the root of the proof that was sent, when one was
 */
function judgeVerify(reply, digest, root) {
    const found = findVerification(reply.envelope.data);
    if (found === undefined)
        return unknown(reply, whyUnread(reply.envelope.data));
    const answered = (0,domain_digest/* digestFromWire */.s1)(found.filehash);
    if (answered !== undefined && answered !== digest)
        return mismatch(reply, "was verified");
    const evidence = verificationEvidence(reply, found);
    if (found.result === verifyResults.noMatch) {
        const named = answered !== undefined || isAbsent(found.filehash);
        return named ? { kind: "no-match", evidence } : unknown(reply, "its file hash is not a hash", evidence);
    }
    if (found.result !== verifyResults.match)
        return unknown(reply, "its result is not one that is known", evidence);
    if (answered === undefined)
        return unknown(reply, "it does not say which hash it verified", evidence);
    const matches = ({ matchedHash }) => (0,domain_digest/* sameDigest */.VB)(matchedHash, digest) || (root !== undefined && (0,domain_digest/* sameDigest */.VB)(matchedHash, root));
    if (!evidence.records.some(matches))
        return unknown(reply, "no chain record in it matches the hash", evidence);
    return { kind: "verified", evidence };
}
function whyUnread(data) {
    return isTooLong(data)
        ? `it lists more than ${maximumRecords} chain records or file segments, which are not read`
        : "it has no verification result";
}
function unknown(reply, why, evidence = toEvidence(reply, {})) {
    return { kind: "unknown", note: `The service's answer proves nothing: ${why}.`, evidence };
}
function mismatch({ requestId }, what) {
    const message = `The service answered that another hash ${what} than the one that was asked about.`;
    return { kind: "failed", error: new errors/* AnchorError */._Z("REPLY_MISMATCH", message, { requestId }) };
}
function judge_reply_refused({ requestId }) {
    const message = "The service answered, but its node did not accept the stamp (status is false).";
    return { kind: "failed", error: new errors/* AnchorError */._Z("SERVICE_REFUSED", message, { requestId }) };
}

// EXTERNAL MODULE: ./build/src/client/secret.js
var secret = __webpack_require__(6093);
;// CONCATENATED MODULE: ./build/src/client/stamp.js


/** Waits before the checks that follow an unclear stamp, in milliseconds: the search index lags behind the node. */
const checkWaits = [2000, 5000, 15_000];
/**
 * Stamps `digest`. When the answer leaves open whether the service acted, the chain is asked; only when it does not
 * know the hash after three looks is the stamp sent once more.
 */
async function stampCarefully(digest, parts) {
    const first = await parts.send(digest);
    const settled = settle(first, digest);
    if (settled !== undefined)
        return settled.kind === "unknown" ? stamp_confirm(settled, digest, parts) : settled;
    const seen = await lookRepeatedly(digest, parts, checkWaits);
    return seen.kind !== "not-found" || parts.stop.aborted
        ? resolve(seen, unclear(first, seen))
        : sendAgain(digest, parts);
}
/** The one more time. Its failure tells nothing of the first stamp, which may have been spent: only the chain can. */
async function sendAgain(digest, parts) {
    const second = await parts.send(digest);
    const settled = settle(second, digest);
    if (settled?.kind === "unknown")
        return stamp_confirm(settled, digest, parts);
    if (settled !== undefined && (settled.kind !== "failed" || isMismatch(settled)))
        return settled;
    const seen = await lookRepeatedly(digest, parts, checkWaits.slice(0, 1));
    return resolve(seen, unclear(second, seen));
}
/** What the answer says, or `undefined` when it leaves open whether the service acted. */
function settle(answer, digest) {
    if (!isFault(answer))
        return judgeStamp(answer, digest);
    const failed = { kind: "failed", error: answer.error };
    return answer.certainty === "perhaps-processed" && !isMismatch(failed) ? undefined : failed;
}
function isMismatch(outcome) {
    return outcome.kind === "failed" && outcome.error.code === "REPLY_MISMATCH";
}
/** A success in an unfamiliar form may be verification data for a hash that exists (spec §4.1): the chain tells. */
async function stamp_confirm(outcome, digest, { check }) {
    return resolve(await check(digest), outcome);
}
/** Checks after each wait until something other than `not-found` is said. */
async function lookRepeatedly(digest, parts, waits) {
    const [wait = 0, ...rest] = waits;
    await parts.clock.wait(wait * (1 + parts.clock.random() / 4), parts.stop);
    const seen = await parts.check(digest);
    return seen.kind !== "not-found" || rest.length === 0 || parts.stop.aborted
        ? seen
        : lookRepeatedly(digest, parts, rest);
}
/** A hash that is on the chain is `already-anchored`, whoever sent it; otherwise the verdict stays `open`. */
function resolve(seen, open) {
    if (seen.kind === "found")
        return { kind: "already-anchored", evidence: seen.evidence };
    return isMismatch(seen) ? seen : open;
}
function unclear(answer, seen) {
    const said = isFault(answer) ? answer.error.account : "The node did not accept it when it was sent once more.";
    const looked = seen.kind === "not-found" ? "a check did not find it yet" : "the chain could not be asked";
    const note = `${said} The stamp may have been spent, and ${looked}. Check this digest in a few minutes; stamp again only if it is not found.`;
    const requestId = isFault(answer) ? answer.error.requestId : answer.requestId;
    const kind = isFault(answer) && answer.garbled === true && answer.accepted !== true ? "unknown" : "pending";
    return { kind, note, ...(requestId !== undefined && { requestId }) };
}

;// CONCATENATED MODULE: ./build/src/client/client.js









const never = new AbortController().signal;
/** The client of one service and one key. */
function createClient(options) {
    const clock = options.clock ?? client_clock/* systemClock */.m;
    const line = {
        base: options.base,
        apiKey: options.apiKey,
        strike: (0,secret/* createStriker */.R)(options.apiKey),
        timeoutMs: options.timeoutMs,
        dispatcher: (0,http/* createDispatcher */.S)(options.base),
        pace: (0,pace/* createPace */.q)(options.requestRate ?? 0, clock),
        clock,
        cancellation: options.cancellation ?? { stop: never, abort: never },
        onRequest: options.onRequest ?? (() => { }),
        underWay: new Set(),
    };
    const check = async (digest, signal) => judged(await call(until(line, signal), hashQuestion("check", { hash: digest })), (reply) => judgeCheck(reply, digest));
    return {
        check,
        stamp: (digest, signal) => {
            const own = until(line, signal);
            return stampCarefully(digest, {
                send: (hash) => call(own, { ...hashQuestion("stamp", { hash }), repeatable: false }),
                check: (hash) => check(hash, signal),
                clock,
                stop: own.cancellation.stop,
            });
        },
        verify: async (digest, { report, fileName, fileSize }, signal) => {
            const body = { hash: digest, filename: fileName, filesize: fileSize };
            const question = { ...hashQuestion("verify", body), report, repeatable: !report };
            return judged(await callTwice(until(line, signal), question), (reply) => judgeVerify(reply, digest));
        },
        verifyProof: async (proof) => judged(await callTwice(line, proofQuestion(proof)), (reply) => judgeVerify(reply, proof.digest, proof.root)),
        close: () => line.dispatcher.close(),
    };
}
/** `line` for one call that also ends when `signal` aborts. */
function until(line, signal) {
    if (signal === undefined)
        return line;
    const { stop, abort } = line.cancellation;
    return { ...line, cancellation: { stop: AbortSignal.any([stop, signal]), abort } };
}
function hashQuestion(route, body) {
    const text = JSON.stringify(body);
    return { route, body: () => text, report: false, repeatable: true };
}
function proofQuestion(proof) {
    const body = () => {
        const form = new undici.FormData();
        form.set(proofPart, new Blob([proof.bytes], { type: "application/json" }), "proof.json");
        return form;
    };
    return { route: "verifyProof", body, report: true, repeatable: false };
}
/** A report leaves a trace on the chain, so a request that may have been processed is repeated once, not four times. */
async function callTwice(line, question) {
    const first = await call(line, question);
    const worthAgain = isFault(first) && first.certainty === "perhaps-processed" && first.attempts > 1;
    if (!worthAgain || question.repeatable || line.cancellation.stop.aborted)
        return first;
    await line.clock.wait(2000 * (1 + line.clock.random() / 4), line.cancellation.stop);
    return line.cancellation.stop.aborted ? first : call(line, question);
}
/** The verdict of a reply; a fault is `failed`, or `unknown` when there was an answer that proves nothing. */
function judged(answer, judge) {
    if (!isFault(answer))
        return judge(answer);
    const { error, garbled } = answer;
    const { requestId } = error;
    if (garbled !== true || error.code === "NOT_ATTEMPTED")
        return { kind: "failed", error };
    return { kind: "unknown", note: error.message, ...(requestId !== undefined && { requestId }) };
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

/***/ 484:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ openOutputDir)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3047);



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
        const reason = cause instanceof Error ? cause.message : String(cause);
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AnchorError */ ._Z("OUTPUT_UNWRITABLE", `The folder for evidence cannot be used: ${reason}.`, { cause });
    }
}


/***/ }),

/***/ 8011:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ openRecords)
});

// EXTERNAL MODULE: ./build/src/job/inputs/inputs.js + 1 modules
var inputs_inputs = __webpack_require__(9681);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/domain/errors.js
var errors = __webpack_require__(3047);
// EXTERNAL MODULE: ./build/src/domain/outcome.js
var domain_outcome = __webpack_require__(7794);
// EXTERNAL MODULE: ./build/src/job/evidence/file-names.js
var file_names = __webpack_require__(5232);
;// CONCATENATED MODULE: ./build/src/job/evidence/journal.js
/** What is known of the stamps at any moment, also when this process is killed in the next one. */





/**
 * Opens `journal.jsonl` in `folder`, where an earlier run's lines stay. Every line is handed to the system at once, so
 * that it outlives this process; it holds neither key nor header.
 *
 * @throws AnchorError `OUTPUT_UNWRITABLE`
 */
function openJournal(folder, runId, warn) {
    const path = (0,external_node_path_.join)(folder, file_names/* runFiles */.NW.journal);
    const file = writing(path, () => (0,external_node_fs_.openSync)(path, "a", 0o600));
    let isOpen = true;
    const append = ({ name, digest }, facts) => {
        const line = { at: new Date().toISOString(), run_id: runId, name, digest, ...facts };
        writing(path, () => {
            // The number of a closed descriptor may have been given to another file.
            if (!isOpen)
                throw new Error("the run has ended");
            (0,external_node_fs_.appendFileSync)(file, `${JSON.stringify(line)}\n`);
        });
    };
    return {
        recordIntent: (subject) => append(subject, { event: "intent" }),
        recordResult: (subject, outcome) => {
            try {
                append(subject, { event: "result", ...resultFacts(outcome) });
            }
            catch (thrown) {
                warn((0,errors/* toAnchorError */.Xt)(thrown).message);
            }
        },
        close: () => {
            isOpen = false;
            (0,external_node_fs_.closeSync)(file);
        },
    };
}
/** Writes each stamp into the journal, before it is sent and when it is known what became of it. */
function withJournal(operate, { recordIntent, recordResult }) {
    return async (target) => {
        recordIntent(target);
        const outcome = await operate(target);
        recordResult(target, outcome);
        return outcome;
    };
}
function resultFacts(outcome) {
    const requestId = (0,domain_outcome/* requestIdOf */.Gb)(outcome);
    return {
        verdict: outcome.kind,
        ...(outcome.kind === "failed" && { code: outcome.error.code }),
        ...(requestId !== undefined && { request_id: requestId }),
    };
}
function writing(path, write) {
    try {
        return write();
    }
    catch (cause) {
        const reason = cause instanceof Error ? cause.message : String(cause);
        throw new errors/* AnchorError */._Z("OUTPUT_UNWRITABLE", `${path} could not be written: ${reason}.`, { cause });
    }
}

// EXTERNAL MODULE: ./build/src/client/base-url.js
var base_url = __webpack_require__(2980);
// EXTERNAL MODULE: ./build/src/client/downloads.js
var downloads = __webpack_require__(8936);
// EXTERNAL MODULE: ./build/src/domain/link.js
var domain_link = __webpack_require__(5652);
// EXTERNAL MODULE: ./build/src/job/evidence/atomic-file.js
var atomic_file = __webpack_require__(5077);
// EXTERNAL MODULE: ./build/src/job/text/line.js
var line = __webpack_require__(6827);
;// CONCATENATED MODULE: ./build/src/job/evidence/pdf-reports.js









/** Largest report in bytes (interface §6). */
const largestReport = 20 * 1024 * 1024;
const timeoutMs = 120_000;
/**
 * @param folder absolute, where the reports are written as `<file>.verification.pdf`
 * @param apiUrl the service's address: only where it is on this machine may a report be
 */
function createReportStore(web, folder, apiUrl, stop) {
    const saved = new Map();
    const failures = [];
    const owners = new Map();
    const isAllowed = (url) => (0,domain_link/* safeLink */.o)(url.href) !== undefined && (url.protocol === "https:" || ((0,base_url/* isLoopback */.U9)(url) && (0,base_url/* isLoopback */.U9)(apiUrl)));
    const nameFor = ({ name, digest }) => {
        const plain = (0,file_names/* reportFileName */.cq)(name, digest, false);
        const owner = owners.get(plain) ?? digest;
        owners.set(plain, owner);
        return (0,file_names/* reportFileName */.cq)(name, digest, owner !== digest);
    };
    return {
        saved,
        failures,
        keep: async (outcome, subject) => {
            const address = (0,domain_outcome/* evidenceOf */.X1)(outcome)?.report?.url;
            if (address === undefined || saved.has(address))
                return;
            const name = nameFor(subject);
            const path = (0,external_node_path_.join)(folder, name);
            const signal = AbortSignal.any([stop, AbortSignal.timeout(timeoutMs)]);
            try {
                await (0,atomic_file/* writeAtomically */.v)(path, readReport(web, { address, subject: subject.name }, isAllowed, signal));
                saved.set(address, { name, path });
            }
            catch (thrown) {
                failures.push((0,errors/* toAnchorError */.Xt)(thrown));
            }
        },
    };
}
/** Fetches what an outcome links to within the same turn: such links do not live long. */
function withReports(operate, keep) {
    return async (target) => {
        const outcome = await operate(target);
        await keep(outcome, target);
        return outcome;
    };
}
/** The report's bytes; neither key nor token goes to where they come from. */
async function* readReport(web, { address, subject }, isAllowed, signal) {
    try {
        if (!URL.canParse(address))
            throw new RangeError("its address is not an https one");
        const rules = { isAllowed, headersFor: () => ({ accept: "application/pdf" }) };
        const { status, body } = await (0,downloads/* follow */.e)(web, new URL(address), signal, rules);
        try {
            if (status !== 200)
                throw new Error(`it was answered with ${status}`);
            yield* checkedPdf(body);
        }
        finally {
            body.destroy();
        }
    }
    catch (thrown) {
        const code = thrown instanceof RangeError ? "REPORT_INVALID" : "REPORT_UNAVAILABLE";
        const why = thrown instanceof Error ? thrown.message : String(thrown);
        throw new errors/* AnchorError */._Z(code, `The report of ${(0,line/* showName */.$i)(subject)} cannot be kept: ${why}.`, { cause: thrown });
    }
}
/** Lets a PDF of at most 20 MiB through (ISO 32000-1 §7.5.2: it begins with `%PDF-`). */
async function* checkedPdf(body) {
    let head = Buffer.alloc(0);
    let size = 0;
    for await (const chunk of body) {
        size += chunk.length;
        if (size > largestReport)
            throw new RangeError("it is larger than 20 MiB");
        if (head.length < 5)
            head = Buffer.concat([head, chunk.subarray(0, 5)]).subarray(0, 5);
        if (!"%PDF-".startsWith(head.toString("latin1")))
            throw new RangeError("it is not a PDF");
        yield chunk;
    }
    if (head.length < 5)
        throw new RangeError("it is not a PDF");
}

;// CONCATENATED MODULE: ./build/src/job/evidence/records.js



/**
 * Opens the records of a run in `folder`.
 *
 * @throws AnchorError `OUTPUT_UNWRITABLE`
 */
function openRecords({ inputs, door: { log, signals, origin } }, folder, web) {
    const isStamping = inputs.mode === "stamp" && (0,inputs_inputs/* reasonToSkip */.b)(inputs) === undefined;
    const journal = isStamping ? openJournal(folder, origin.runId, log.warning) : undefined;
    const store = createReportStore(web, folder, inputs.apiUrl, signals.cancellation.stop);
    return {
        recording: (operate) => withReports(journal === undefined ? operate : withJournal(operate, journal), store.keep),
        reports: store.saved,
        tellMissing: () => {
            // A report that could not be kept fails the run where it was to be attached; elsewhere it is worth a warning.
            if (inputs.releaseAttach === "assets" || inputs.releaseAttach === "both")
                return store.failures;
            for (const error of store.failures)
                log.warning(error.message, { title: error.code });
            return [];
        },
        [Symbol.dispose]: () => journal?.close(),
    };
}


/***/ }),

/***/ 3191:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ writeFiles)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
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

// EXTERNAL MODULE: ./build/src/job/evidence/file-names.js
var file_names = __webpack_require__(5232);
// EXTERNAL MODULE: ./build/src/job/evidence/results-file.js + 1 modules
var results_file = __webpack_require__(5100);
;// CONCATENATED MODULE: ./build/src/job/evidence/write-files.js







/** Writes `results.json`, `SHA3-256SUMS` and `badge.json` into `folder`; one that fails does not keep the others back. */
async function writeFiles(report, checksums, facts, folder) {
    const resultsPath = (0,external_node_path_.join)(folder, file_names/* runFiles */.NW.results);
    const checksumsPath = (0,external_node_path_.join)(folder, file_names/* runFiles */.NW.checksums);
    const attempts = await Promise.allSettled([
        (0,atomic_file/* writeAtomically */.v)(resultsPath, (0,results_file/* renderResultsFile */.t)(report, facts)),
        (0,atomic_file/* writeAtomically */.v)(checksumsPath, (0,domain_checksums/* renderChecksums */.pd)(checksums)),
        (0,atomic_file/* writeAtomically */.v)((0,external_node_path_.join)(folder, file_names/* runFiles */.NW.badge), `${JSON.stringify(toBadge(report))}\n`),
    ]);
    const errors = attempts.flatMap((attempt) => (attempt.status === "rejected" ? [(0,domain_errors/* toAnchorError */.Xt)(attempt.reason)] : []));
    const [results, list] = attempts;
    const paths = {
        ...(results.status === "fulfilled" && { resultsPath }),
        ...(list.status === "fulfilled" && { checksumsPath }),
    };
    return { paths, errors };
}


/***/ }),

/***/ 8498:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ createListedFiles)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _operations_hashing_file_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4210);
/* harmony import */ var _entries_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8725);
/* harmony import */ var _patterns_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(666);





/**
 * Finds what a checksum list names (interface §1.1 `subject-checksums`): beside the list, else where our own lists name
 * it, by its path in the workspace. The names are untrusted: nothing but these folders is looked into.
 *
 * @param list absolute path of the list, which is there
 */
function createListedFiles(list, options) {
    const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(list));
    const open = options.isElsewhere ? [options.root, folder] : [options.root];
    const realFolder = remembering(node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync);
    const find = (name) => {
        for (const base of new Set([folder, options.root])) {
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(base, name);
            const found = isBelow(open, path) ? lookAt(path, open, options.followLinks, realFolder) : undefined;
            if (found !== undefined)
                return found;
        }
        return undefined;
    };
    return { folder, find };
}
/** What is at `path`, to which no link may lead unless links are followed. */
function lookAt(path, open, followLinks, realFolder) {
    try {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
        if (stats === undefined)
            return undefined;
        const isLink = stats.isSymbolicLink();
        const target = isLink ? resolveLinks(path) : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(realFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path));
        if (target !== path && !followLinks)
            return { path, error: (0,_operations_hashing_file_error_js__WEBPACK_IMPORTED_MODULE_2__/* .fileError */ .zS)("FILE_IS_LINK") };
        if (target === undefined)
            return { path, error: (0,_operations_hashing_file_error_js__WEBPACK_IMPORTED_MODULE_2__/* .brokenLink */ .yC)() };
        return isBelow(open, target)
            ? toFile(target, isLink ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(target) : stats)
            : { path, error: (0,_operations_hashing_file_error_js__WEBPACK_IMPORTED_MODULE_2__/* .fileError */ .zS)("FILE_OUTSIDE_WORKSPACE") };
    }
    catch (thrown) {
        // This system cannot even have such a name.
        if (["ENAMETOOLONG", "EINVAL"].includes((0,_operations_hashing_file_error_js__WEBPACK_IMPORTED_MODULE_2__/* .systemCode */ .xU)(thrown) ?? ""))
            return undefined;
        return { path, error: (0,_operations_hashing_file_error_js__WEBPACK_IMPORTED_MODULE_2__/* .toFileError */ .GI)(thrown) };
    }
}
/** A hundred thousand names lie in few folders, and each look at one walks the whole way to it. */
function remembering(resolveFolder) {
    const known = new Map();
    return (folder) => {
        const real = known.get(folder) ?? resolveFolder(folder);
        known.set(folder, real);
        return real;
    };
}
function resolveLinks(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    }
    catch (thrown) {
        if ((0,_operations_hashing_file_error_js__WEBPACK_IMPORTED_MODULE_2__/* .leadsNowhere */ .q1)(thrown))
            return undefined;
        throw thrown;
    }
}
/** A folder is not the file that a list names. */
function toFile(path, stats) {
    const kind = (0,_entries_js__WEBPACK_IMPORTED_MODULE_3__/* .kindOf */ .I)(stats);
    if (kind === "folder")
        return undefined;
    return kind === "file" ? { path, size: stats.size } : { path, error: (0,_operations_hashing_file_error_js__WEBPACK_IMPORTED_MODULE_2__/* .fileError */ .zS)("FILE_NOT_REGULAR") };
}
function isBelow(folders, path) {
    return folders.some((folder) => ((0,_patterns_js__WEBPACK_IMPORTED_MODULE_4__/* .wayInto */ .m)(folder, path) ?? []).length > 0);
}


/***/ }),

/***/ 7186:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runJob: () => (/* binding */ runJob)
/* harmony export */ });
/* harmony import */ var _client_downloads_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8936);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3047);
/* harmony import */ var _domain_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6582);
/* harmony import */ var _operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5557);
/* harmony import */ var _evidence_output_dir_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(484);
/* harmony import */ var _evidence_records_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8011);
/* harmony import */ var _evidence_write_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3191);
/* harmony import */ var _inputs_inputs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9681);
/* harmony import */ var _judge_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2330);
/* harmony import */ var _subjects_find_subjects_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(904);
/* harmony import */ var _subjects_subject_count_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2301);
/* harmony import */ var _verdicts_ask_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(9841);
/* harmony import */ var _verdicts_operation_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(9309);
/* harmony import */ var _wording_dry_run_plan_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(7419);
/* harmony import */ var _wording_headline_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(2960);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_3__, _subjects_find_subjects_js__WEBPACK_IMPORTED_MODULE_9__, _verdicts_ask_js__WEBPACK_IMPORTED_MODULE_11__, _verdicts_operation_js__WEBPACK_IMPORTED_MODULE_12__]);
([_operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_3__, _subjects_find_subjects_js__WEBPACK_IMPORTED_MODULE_9__, _verdicts_ask_js__WEBPACK_IMPORTED_MODULE_11__, _verdicts_operation_js__WEBPACK_IMPORTED_MODULE_12__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);
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
/** The story of a run: from inputs to subjects, verdicts and evidence. */















/**
 * Runs a job. All evidence is written before the verdict is given.
 *
 * @throws AnchorError for what ends a run before or beside its verdicts
 */
async function runJob(job) {
    const web = (0,_client_downloads_js__WEBPACK_IMPORTED_MODULE_0__/* .createWeb */ .x)();
    try {
        return await run(job, web);
    }
    finally {
        await web.close();
    }
}
async function run(job, web) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const startedAt = new Date();
        const folder = await (0,_evidence_output_dir_js__WEBPACK_IMPORTED_MODULE_4__/* .openOutputDir */ .j)(job);
        const release = await openRelease(job, web);
        const subjects = await (0,_subjects_find_subjects_js__WEBPACK_IMPORTED_MODULE_9__/* .findSubjects */ .P)(job, folder, release?.candidates ?? []);
        (0,_subjects_subject_count_js__WEBPACK_IMPORTED_MODULE_10__/* .checkCount */ .w)(subjects.count, job.inputs, job.door.log);
        await release?.ensureRoom(subjects.count);
        const records = __addDisposableResource(env_1, (0,_evidence_records_js__WEBPACK_IMPORTED_MODULE_5__/* .openRecords */ .t)(job, folder, web), false);
        const operation = __addDisposableResource(env_1, (0,_verdicts_operation_js__WEBPACK_IMPORTED_MODULE_12__/* .openOperation */ .o)(job), true);
        const recorded = { ...operation, operate: records.recording(operation.operate) };
        const { results, checksums } = await foldMany(subjects.count, job, () => (0,_verdicts_ask_js__WEBPACK_IMPORTED_MODULE_11__/* .askAll */ .p)(subjects, job, recorded));
        const report = (0,_domain_report_js__WEBPACK_IMPORTED_MODULE_2__/* .toReport */ .cG)(job.inputs.mode, results);
        const facts = toFacts(job, report, startedAt);
        logOutcome(report, facts, job);
        const files = await (0,_evidence_write_files_js__WEBPACK_IMPORTED_MODULE_6__/* .writeFiles */ .h)(report, checksums, facts, folder);
        const earned = { report, checksums, facts: { ...facts, ...files.paths }, reports: records.reports };
        const attached = await release?.attach(earned);
        const releaseUrl = attached?.url === undefined ? {} : { releaseUrl: attached.url };
        const unshown = await job.door.present(report, { ...earned.facts, ...releaseUrl });
        const missing = records.tellMissing();
        return (0,_judge_js__WEBPACK_IMPORTED_MODULE_8__.judge)(report, [...files.errors, ...unshown, ...(attached?.errors ?? []), ...missing], job);
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
/** The release that is read or written, where the inputs want one and somebody is asked at all. */
async function openRelease({ inputs, door }, web) {
    const isWanted = inputs.fromRelease || inputs.releaseAttach !== "none";
    if (!isWanted || (0,_inputs_inputs_js__WEBPACK_IMPORTED_MODULE_7__/* .reasonToSkip */ .b)(inputs) !== undefined)
        return undefined;
    if (door.openRelease !== undefined)
        return door.openRelease(web);
    throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AnchorError */ ._Z("INTERNAL", "This door has no releases, and let inputs through that need one.");
}
/** More lines than fit a screen are folded, so that what came of them all can be seen below. */
const mostUnfolded = 20;
function foldMany(count, { door: { log } }, work) {
    log.debug(`SHA3-256 by ${_operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_3__/* .hashEngine */ .LS}.`);
    return count > mostUnfolded ? log.group(`${count} subjects, a line each`, work) : work();
}
function logOutcome(report, facts, { door: { log } }) {
    (0,_subjects_subject_count_js__WEBPACK_IMPORTED_MODULE_10__/* .warnOfEmptyFiles */ .U)(report.results, log);
    log.info((0,_wording_headline_js__WEBPACK_IMPORTED_MODULE_14__/* .renderHeadline */ .Lf)(report, facts));
    if (facts.plan !== undefined)
        log.info(facts.plan);
    if (report.demo)
        log.info("Local demonstration service: nothing was anchored on a public chain.");
}
function toFacts({ inputs, door }, report, startedAt) {
    const { dryRun, failOn, apiUrl } = inputs;
    return {
        ...door.origin,
        startedAt,
        finishedAt: new Date(),
        apiUrl: apiUrl.href.replace(/\/$/, ""),
        dryRun,
        failOn,
        ...(dryRun && { plan: (0,_wording_dry_run_plan_js__WEBPACK_IMPORTED_MODULE_13__/* .renderPlan */ .E)(report, inputs) }),
    };
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

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


/***/ }),

/***/ 9574:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ bindProofs)
/* harmony export */ });
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3047);

/**
 * Binds proofs to subjects (interface §1.1 `proofs`): one row a proof, named by the subject it is about; a proof about
 * none of them and a subject that no proof names fail.
 */
function bindProofs(subjects, proofs) {
    const proven = new Set();
    const rows = proofs.flatMap((row) => {
        const proof = row.subject;
        if (row.kind === "failed" || !("root" in proof))
            return [row];
        const { digest } = proof;
        const bound = subjects.filter((ready) => ready.kind === "digest" && ready.subject.digest === digest);
        proven.add(digest);
        return bound.length === 0 ? [toOrphan(proof)] : bound.map((ready) => withProof(ready, proof));
    });
    const others = subjects.filter((ready) => !(ready.kind === "digest" && proven.has(ready.subject.digest)));
    return [...rows, ...others.map(toUnproven)];
}
function toOrphan({ name, digest, path }) {
    const error = new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AnchorError */ ._Z("PROOF_INVALID", `The proof is about ${digest}, which is none of the files.`);
    return { kind: "failed", subject: { name, ...(path !== undefined && { path }) }, error };
}
/** The subject's own name, size and file state, asked about with the proof's bytes. */
function withProof(ready, { bytes, root, ...proof }) {
    if (ready.kind === "failed")
        return ready;
    return { kind: "digest", subject: { ...proof, ...ready.subject, bytes, root } };
}
function toUnproven(ready) {
    if (ready.kind === "failed")
        return ready;
    const error = new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AnchorError */ ._Z("PROOF_MISSING", "None of the proof files names this file.");
    return { kind: "failed", subject: ready.subject, error };
}


/***/ }),

/***/ 9834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ sizeOf),
/* harmony export */   V: () => (/* binding */ nameOf)
/* harmony export */ });
/** What a candidate will be reported as, whatever becomes of it. */
function nameOf(candidate) {
    if (candidate.kind === "asset")
        return { name: candidate.name };
    return candidate.kind === "file" ? { name: candidate.source.name } : candidate.subject;
}
/** Bytes to be hashed for it, where there are any. */
function sizeOf(candidate) {
    if (candidate.kind === "asset")
        return candidate.size;
    return candidate.kind === "file" ? candidate.source.size : undefined;
}


/***/ }),

/***/ 2006:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ toChecksumLines)
/* harmony export */ });
/* harmony import */ var _domain_name_order_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3730);

/**
 * The lines of `SHA3-256SUMS` (interface §1.4): every digest that was computed or given, once a name; a subject whose
 * bytes could not be read has no line.
 */
function toChecksumLines(subjects) {
    const sorted = subjects.filter((subject) => "digest" in subject).sort((a, b) => (0,_domain_name_order_js__WEBPACK_IMPORTED_MODULE_0__/* .compareNames */ .M)(a.name, b.name));
    return sorted.filter(({ name }, index) => sorted[index + 1]?.name !== name);
}


/***/ }),

/***/ 7069:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ addChecksumList)
/* harmony export */ });
/* unused harmony export mergeList */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _domain_checksums_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5706);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3047);
/* harmony import */ var _operations_hashing_fingerprint_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(951);
/* harmony import */ var _operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5557);
/* harmony import */ var _evidence_file_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5232);
/* harmony import */ var _files_listed_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8498);
/* harmony import */ var _files_patterns_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(666);
/* harmony import */ var _text_line_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6827);
/* harmony import */ var _candidate_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(9834);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_5__]);
_operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_5__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];
/** A checksum list that was given: read, checked and laid beside the candidates (interface §1.1 `subject-checksums`). */












/** Largest checksum list in bytes: 100,000 lines with long names. */
const maximumListSize = 64 * 1024 * 1024;
/**
 * Reads the list of `subject-checksums` and lays it beside the candidates.
 *
 * @param outputDir absolute path of the folder for evidence
 * @throws AnchorError `CHECKSUMS_INVALID`
 */
async function addChecksumList(candidates, outputDir, { inputs, door: { workspace, log } }) {
    const { subjectChecksums, followSymbolicLinks: followLinks, anchor, mode } = inputs;
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(workspace, subjectChecksums);
    const bytes = await readList(path);
    const fingerprint = (0,_operations_hashing_fingerprint_js__WEBPACK_IMPORTED_MODULE_10__/* .fingerprintOf */ .a)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path));
    const entries = (0,_domain_checksums_js__WEBPACK_IMPORTED_MODULE_3__/* .parseChecksums */ .yk)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path), decode(bytes, path));
    const place = (0,_files_patterns_js__WEBPACK_IMPORTED_MODULE_8__/* .wayInto */ .m)(workspace, path)?.join("/");
    const name = place === undefined ? { name: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path) } : { name: place, path: place };
    const root = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(workspace);
    const listed = (0,_files_listed_files_js__WEBPACK_IMPORTED_MODULE_7__/* .createListedFiles */ .p)(path, { root, isElsewhere: place === undefined, followLinks });
    const isAsked = anchor === "manifest" && mode !== "stamp";
    // The list is reported as a row of its own, so it is no file among the others.
    const others = isAsked ? without((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path), candidates) : candidates;
    const merged = mergeList(others, entries, root, listed);
    logUnread(name.name, entries, merged, log);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path) === (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(outputDir), _evidence_file_names_js__WEBPACK_IMPORTED_MODULE_6__/* .runFiles */ .NW.checksums))
        log.notice(`${(0,_text_line_js__WEBPACK_IMPORTED_MODULE_9__/* .showName */ .$i)(name.name)} lies in output-dir: the list of this run replaces it.`);
    if (!isAsked)
        return { candidates: merged };
    return { candidates: merged, list: { ...name, digest: (0,_operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_5__/* .hashBytes */ .yi)(bytes), size: bytes.length, fingerprint } };
}
function without(path, candidates) {
    return candidates.filter((candidate) => candidate.kind !== "file" || candidate.source.path !== path);
}
function invalidList(path, why, cause) {
    return new _domain_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .AnchorError */ ._Z("CHECKSUMS_INVALID", `The checksum list ${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path)} ${why}.`, { cause });
}
/**
 * Reads a checksum list.
 *
 * @throws AnchorError `CHECKSUMS_INVALID` when it cannot be read or is too large
 */
async function readList(path) {
    try {
        const { size } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path);
        if (size > maximumListSize)
            throw invalidList(path, "is larger than 64 MiB");
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path);
    }
    catch (cause) {
        if (cause instanceof _domain_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .AnchorError */ ._Z)
            throw cause;
        throw invalidList(path, `cannot be read (${cause instanceof Error ? cause.message : String(cause)})`, cause);
    }
}
/** A name that is not UTF-8 could not be told from others in any report. */
function decode(bytes, path) {
    try {
        return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    }
    catch (cause) {
        throw invalidList(path, "is not UTF-8", cause);
    }
}
/**
 * Every listed digest beside the candidates: bound to the file it names where that is at hand, else on its own.
 *
 * @param root the workspace, with every link resolved
 */
function mergeList(candidates, entries, root, { folder, find }) {
    const merged = [...candidates];
    const places = new Map();
    candidates.forEach((candidate, index) => {
        const isAsset = candidate.kind === "asset";
        places.set(isAsset ? candidate.name : pathOf(candidate, root), index);
    });
    for (const entry of entries) {
        // Most lists name files that the patterns found as well: those cost no look at the disk.
        const near = places.get((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder, entry.name)) ?? places.get(entry.name);
        const listed = near === undefined ? find(entry.name) : undefined;
        const place = near ?? (listed && places.get(listed.path));
        const known = place === undefined ? undefined : merged[place];
        if (place === undefined || known === undefined)
            merged.push(toCandidate(entry, root, listed));
        else if (known.kind === "file" || known.kind === "asset")
            merged[place] = { ...known, listed: entry.digest };
    }
    return merged;
}
function pathOf(candidate, root) {
    return candidate.kind === "file" ? candidate.source.path : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root, (0,_candidate_js__WEBPACK_IMPORTED_MODULE_11__/* .nameOf */ .V)(candidate).name);
}
/** What a line that no pattern led to is about. */
function toCandidate({ name, digest }, root, listed) {
    if (listed === undefined)
        return { kind: "digest", subject: { name, digest } };
    const { path } = listed;
    if ("size" in listed)
        return { kind: "file", source: { name, path, size: listed.size }, listed: digest };
    return { kind: "failed", subject: { name, path: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(root, path).replaceAll(node_path__WEBPACK_IMPORTED_MODULE_2__.sep, "/") }, error: listed.error };
}
/** Says for which names of the list there is only the list's own word. */
function logUnread(list, entries, candidates, log) {
    const unread = candidates.filter(({ kind }) => kind === "digest").map((candidate) => (0,_candidate_js__WEBPACK_IMPORTED_MODULE_11__/* .nameOf */ .V)(candidate).name);
    if (unread.length === 0)
        return;
    const count = `${unread.length} of the ${entries.length} names in ${(0,_text_line_js__WEBPACK_IMPORTED_MODULE_9__/* .showName */ .$i)(list)}`;
    log.notice(`No file was read for ${count}; the list's digests stand for them: ${(0,_text_line_js__WEBPACK_IMPORTED_MODULE_9__/* .showNames */ .y6)(unread)}.`);
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 7257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ findProofs)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./build/src/domain/errors.js
var errors = __webpack_require__(3047);
// EXTERNAL MODULE: ./build/src/domain/digest.js
var domain_digest = __webpack_require__(8744);
// EXTERNAL MODULE: ./node_modules/@noble/hashes/sha3.js + 1 modules
var sha3 = __webpack_require__(2904);
// EXTERNAL MODULE: ./node_modules/@noble/hashes/utils.js
var utils = __webpack_require__(2565);
;// CONCATENATED MODULE: ./build/src/domain/merkle.js



const zero = Uint8Array.of(0, 1, 0);
const one = Uint8Array.of(0, 1, 1);
const hashLength = Uint8Array.of(0, 0, 0, 32);
const maximumSteps = 256;
/** The hash of a leaf: SHA3-256(0 | data | 0) in the chain's number and blob encodings (service-facts §4). */
function leafHash(data) {
    return hashOf(zero, blob(data), zero);
}
/** The hash of an inner node: SHA3-256(1 | left | right | sum of values, here 0) (service-facts §4). */
function nodeHash(left, right) {
    return hashOf(one, blob(left), blob(right), zero);
}
/** The root that `path` leads to from `data`. */
function merkleRoot(data, path) {
    return path.steps.reduce((current, { left, hash }) => (left ? nodeHash(hash, current) : nodeHash(current, hash)), leafHash(data));
}
/**
 * Reads the `proof` member of a proof file: `0x` and hex of block time, count, then per step one side byte, the
 * sibling's hash and its value, which must be 0 (service-facts §4).
 *
 * @throws RangeError when the text is not exactly such a path
 */
function parseMerklePath(text) {
    if (!/^0x(?:[0-9a-f]{2})+$/i.test(text))
        throw new RangeError("proof is not 0x-prefixed hex");
    const reader = readerOf((0,utils/* hexToBytes */.aT)(text.slice(2)));
    const blockTime = reader.number();
    const count = reader.number();
    if (count > BigInt(maximumSteps))
        throw new RangeError(`proof has more than ${maximumSteps} steps`);
    const steps = Array.from({ length: Number(count) }, () => reader.step());
    reader.end();
    return { blockTime, steps };
}
/** Writes `path` as the `proof` member of a proof file; the inverse of {@link parseMerklePath}. */
function formatMerklePath({ blockTime, steps }) {
    const parts = steps.flatMap(({ left, hash }) => [Uint8Array.of(left ? 1 : 0), blob(hash), zero]);
    const bytes = concatBytes(numberBytes(blockTime), numberBytes(BigInt(steps.length)), ...parts);
    return `0x${bytesToHex(bytes).toUpperCase()}`;
}
function hashOf(...parts) {
    return (0,domain_digest/* digestFromBytes */.SS)((0,sha3/* sha3_256 */.C2)((0,utils/* concatBytes */.Id)(...parts)));
}
/** A blob: 4-byte big-endian length, then the bytes. */
function blob(digest) {
    return (0,utils/* concatBytes */.Id)(hashLength, (0,utils/* hexToBytes */.aT)(digest));
}
/** A number: scale 0, one byte of length, then the two's-complement big-endian value. */
function numberBytes(value) {
    const hex = value.toString(16);
    const even = hex.length % 2 === 0 ? hex : `0${hex}`;
    const signed = Number.parseInt(even.slice(0, 2), 16) > 127 ? `00${even}` : even;
    return concatBytes(Uint8Array.of(0, signed.length / 2), hexToBytes(signed));
}
/** Reads `bytes` from the front; every call consumes what it returns. */
function readerOf(bytes) {
    let offset = 0;
    const take = (length) => {
        const taken = bytes.subarray(offset, offset + length);
        if (taken.length !== length)
            throw new RangeError("proof ends too early");
        offset += length;
        return taken;
    };
    const number = () => {
        const [scale = 1, length = 0] = take(2);
        if (scale !== 0 || length < 1 || length > 32)
            throw new RangeError("proof holds a number of a foreign form");
        const value = take(length);
        if ((value[0] ?? 0) > 127)
            throw new RangeError("proof holds a negative number");
        return BigInt(`0x${(0,utils/* bytesToHex */.My)(value)}`);
    };
    const step = () => {
        const [side = 2] = take(1);
        if (side > 1)
            throw new RangeError("proof has a step that is neither left nor right");
        if ((0,utils/* bytesToHex */.My)(take(4)) !== "00000020")
            throw new RangeError("proof holds a hash that is not 32 bytes");
        const hash = (0,domain_digest/* digestFromBytes */.SS)(take(32));
        if (number() !== 0n)
            throw new RangeError("proof holds a value other than 0");
        return { left: side === 1, hash };
    };
    const end = () => {
        if (offset !== bytes.length)
            throw new RangeError("proof goes on after its last step");
    };
    return { number, step, end };
}

;// CONCATENATED MODULE: ./build/src/domain/proof.js



/** Largest proof file in bytes (interface §5). */
const maximumProofSize = 1_048_576;
/**
 * Reads and checks a proof file: one object of `address`, `data`, `proof`, `root`, alone or as the only item of an
 * array, whose Merkle path leads from `data` to `root` (interface §5).
 *
 * @throws AnchorError `PROOF_INVALID`, saying what is wrong
 */
function parseProof(name, bytes) {
    try {
        return { name, bytes, ...checkedRoot(onlyItem(parseJson(bytes))) };
    }
    catch (cause) {
        if (!(cause instanceof RangeError))
            throw cause;
        throw new errors/* AnchorError */._Z("PROOF_INVALID", `The proof file is not valid: ${cause.message}.`, { cause });
    }
}
/**
 * The members of a proof file as they stand in it, not checked against each other.
 *
 * @throws RangeError when there is not exactly one object with the four members in hex
 */
function parseProofItem(bytes) {
    const members = onlyItem(parseJson(bytes));
    const hex = (name) => {
        const value = Object.hasOwn(members, name) ? members[name] : undefined;
        if (typeof value !== "string" || !/^0x[0-9a-f]+$/i.test(value))
            throw new RangeError(`${name} is not 0x-prefixed hex`);
        return value;
    };
    return { address: hex("address"), data: hex("data"), proof: hex("proof"), root: hex("root") };
}
function parseJson(bytes) {
    if (bytes.length > maximumProofSize)
        throw new RangeError("it is larger than 1 MiB");
    try {
        return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    }
    catch (cause) {
        throw new RangeError("it is not JSON", { cause });
    }
}
function onlyItem(json) {
    const item = Array.isArray(json) ? json[0] : json;
    if (Array.isArray(json) && json.length !== 1) {
        throw new RangeError(`it holds ${json.length} proofs, and the service answers about one`);
    }
    if (typeof item !== "object" || item === null)
        throw new RangeError("it holds no proof object");
    return item;
}
function checkedRoot(item) {
    const { address, data, proof, root } = item;
    const digest = (0,domain_digest/* digestFromWire */.s1)(data);
    const stated = (0,domain_digest/* digestFromWire */.s1)(root);
    if (typeof address !== "string" || !/^0x[0-9a-f]{1,64}$/i.test(address))
        throw new RangeError("address is not 0x-prefixed hex");
    if (digest === undefined)
        throw new RangeError("data is not a SHA3-256 digest");
    if (stated === undefined)
        throw new RangeError("root is not a 32-byte hash");
    if (typeof proof !== "string")
        throw new RangeError("proof is not text");
    if (merkleRoot(digest, parseMerklePath(proof)) !== stated)
        throw new RangeError("its path does not lead from data to root");
    return { digest, root: stated };
}

// EXTERNAL MODULE: ./build/src/job/files/workspace-files.js + 2 modules
var workspace_files = __webpack_require__(5588);
;// CONCATENATED MODULE: ./build/src/job/subjects/find-proofs.js
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





/** Reads and checks the proof files of `proofs`, in the order of their names (interface §5). */
async function findProofs(job, outputDir) {
    const found = await (0,workspace_files/* findWorkspaceFiles */._)(job.inputs.proofs, outputDir, job);
    const failed = found.failed.map((failure) => ({ kind: "failed", ...failure }));
    return [...(await Promise.all(found.files.map(readProof))), ...failed];
}
/** The bytes that are checked here are the bytes that are sent: the file is never read again. */
async function readProof(source) {
    try {
        const proof = parseProof(source.name, await readSmall(source.path));
        return { kind: "digest", subject: { ...proof, path: source.name } };
    }
    catch (thrown) {
        return { kind: "failed", subject: { name: source.name, path: source.name }, error: proofError(thrown) };
    }
}
function proofError(thrown) {
    if (thrown instanceof errors/* AnchorError */._Z)
        return thrown;
    const error = (0,errors/* toAnchorError */.Xt)(thrown);
    return new errors/* AnchorError */._Z("PROOF_INVALID", `The proof file cannot be read: ${error.message}`, { cause: thrown });
}
/** At most one byte more than a proof file may have: its content leaves the machine, so nothing large is even read. */
async function readSmall(path) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const file = __addDisposableResource(env_1, await (0,promises_.open)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK), true);
        const stats = await file.stat();
        if (!stats.isFile())
            throw new errors/* AnchorError */._Z("PROOF_INVALID", "The proof file is not a regular file.");
        const buffer = Buffer.alloc(Math.min(stats.size, maximumProofSize) + 1);
        const { bytesRead } = await file.read(buffer, 0, buffer.length, 0);
        return buffer.subarray(0, bytesRead);
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


/***/ }),

/***/ 904:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ findSubjects)
/* harmony export */ });
/* harmony import */ var _domain_name_order_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3730);
/* harmony import */ var _files_workspace_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5588);
/* harmony import */ var _candidate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9834);
/* harmony import */ var _checksum_list_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7069);
/* harmony import */ var _find_proofs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7257);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_checksum_list_js__WEBPACK_IMPORTED_MODULE_1__]);
_checksum_list_js__WEBPACK_IMPORTED_MODULE_1__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];





/**
 * The subjects of `files`, `subject-checksums` and `proofs`, in their order: assets, files by name, then what only the
 * list names.
 *
 * @param outputDir absolute path of the folder for evidence
 * @param assets what `files` selected among the assets of a release; the workspace is then not searched
 */
async function findSubjects(job, outputDir, assets) {
    const { fromRelease, subjectChecksums } = job.inputs;
    const local = fromRelease ? [] : await findLocal(job, outputDir);
    const found = [...assets, ...local];
    const listed = subjectChecksums === "" ? { candidates: found } : await (0,_checksum_list_js__WEBPACK_IMPORTED_MODULE_1__/* .addChecksumList */ .N)(found, outputDir, job);
    const proofs = await (0,_find_proofs_js__WEBPACK_IMPORTED_MODULE_2__/* .findProofs */ .v)(job, outputDir);
    return { ...listed, proofs, count: listed.candidates.length + proofs.length };
}
async function findLocal(job, outputDir) {
    const { files, failed } = await (0,_files_workspace_files_js__WEBPACK_IMPORTED_MODULE_0__/* .findWorkspaceFiles */ ._)(job.inputs.files, outputDir, job);
    const all = [
        ...files.map((source) => ({ kind: "file", source })),
        ...failed.map((failure) => ({ kind: "failed", ...failure })),
    ];
    return failed.length === 0 ? all : all.toSorted((one, two) => (0,_domain_name_order_js__WEBPACK_IMPORTED_MODULE_3__/* .compareNames */ .M)((0,_candidate_js__WEBPACK_IMPORTED_MODULE_4__/* .nameOf */ .V)(one).name, (0,_candidate_js__WEBPACK_IMPORTED_MODULE_4__/* .nameOf */ .V)(two).name));
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 1869:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ hashAssets)
/* harmony export */ });
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3047);

/** Downloads at the same time: enough to fill a line, few enough for the storage hosts. */
const downloads = 4;
/**
 * Downloads and hashes the assets among the candidates, several at a time, in the order of completion, each with its
 * place among the candidates.
 */
async function* hashAssets(candidates, options) {
    const waiting = [...candidates.entries()].values();
    const running = new Map();
    const start = () => {
        for (const [index, candidate] of waiting) {
            if (candidate.kind === "asset")
                running.set(index, hashAsset(index, candidate, options));
            if (running.size >= downloads)
                return;
        }
    };
    for (start(); running.size > 0; start()) {
        const hashed = await Promise.race(running.values());
        running.delete(hashed[0]);
        yield hashed;
    }
}
/** Must not reject: while another asset is being asked about, nobody listens to this one. */
async function hashAsset(index, { name, hash }, { onBytes, signal }) {
    try {
        const { subject, error } = await hash(onBytes, signal);
        return [index, error === undefined ? { kind: "digest", subject } : { kind: "failed", subject, error }];
    }
    catch (thrown) {
        return [index, { kind: "failed", subject: { name }, error: (0,_domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .toAnchorError */ .Xt)(thrown) }];
    }
}


/***/ }),

/***/ 4886:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ hashCandidates)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3047);
/* harmony import */ var _operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5557);
/* harmony import */ var _hash_assets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1869);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_3__]);
_operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_3__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];





/** Makes every candidate ready, in the order in which they become so, each with its place among the candidates. */
async function* hashCandidates(candidates, options) {
    const sources = [];
    const places = [];
    for (const [index, candidate] of candidates.entries()) {
        if (candidate.kind === "digest" || candidate.kind === "failed")
            yield [index, candidate];
        else if (candidate.kind === "file")
            places[sources.push(candidate.source) - 1] = index;
    }
    const { mustBeListed } = options;
    const root = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(options.workspace);
    for await (const hashed of (0,_operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_3__/* .hashFiles */ .yQ)(sources, options)) {
        options.onHashed();
        const index = places[hashed.index] ?? 0;
        const path = pathOf(sources[hashed.index], root);
        if ("error" in hashed) {
            yield [index, { kind: "failed", subject: withPath(hashed.subject, path), error: hashed.error }];
        }
        else
            yield [index, compareWithList(withPath(hashed.subject, path), candidates[index], mustBeListed)];
    }
    for await (const [index, ready] of (0,_hash_assets_js__WEBPACK_IMPORTED_MODULE_4__/* .hashAssets */ .W)(candidates, options)) {
        options.onHashed();
        const isHashed = ready.kind === "digest";
        yield [index, isHashed ? compareWithList(ready.subject, candidates[index], mustBeListed) : ready];
    }
}
/** Its name, as a rule; what a checksum list names lies somewhere else. */
function pathOf(source, root) {
    const { name = "", path = "" } = source ?? {};
    return path === `${root}${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}${name}` ? name : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, path).replaceAll(node_path__WEBPACK_IMPORTED_MODULE_1__.sep, "/");
}
function withPath(subject, path) {
    return subject.path === path ? subject : { ...subject, path };
}
/** A file that a checksum list names must be the file the list was made for (interface §1.1 `subject-checksums`). */
function compareWithList(subject, candidate, mustBeListed) {
    const listed = candidate !== undefined && "listed" in candidate ? candidate.listed : undefined;
    if (listed === subject.digest || (listed === undefined && !mustBeListed))
        return { kind: "digest", subject };
    const error = listed === undefined
        ? new _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AnchorError */ ._Z("CHECKSUM_MISSING", "The checksum list does not name this file.")
        : new _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AnchorError */ ._Z("CHECKSUM_MISMATCH", `Its digest is ${subject.digest}, but the checksum list says ${listed}.`);
    return { kind: "failed", subject, error };
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 2301:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ warnOfEmptyFiles),
/* harmony export */   w: () => (/* binding */ checkCount)
/* harmony export */ });
/* harmony import */ var _domain_digest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8744);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3047);
/* harmony import */ var _domain_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6582);
/* harmony import */ var _inputs_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9681);




/**
 * Says what a pattern list that matched nothing, or too much, means (interface §1.1 `if-no-files-found`, `max-files`).
 *
 * @throws AnchorError `NO_FILES_FOUND`, `TOO_MANY_FILES`
 */
function checkCount(count, inputs, log) {
    const { ifNoFilesFound, maxFiles, anchor, fromRelease } = inputs;
    // A release that was not read has no count.
    if (fromRelease && (0,_inputs_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .reasonToSkip */ .b)(inputs) !== undefined)
        return;
    const nothing = fromRelease
        ? "The release has no asset to work on, so there is nothing to do."
        : "The patterns match no file, so there is nothing to do.";
    const release = "Upload the assets before this step runs; the archives of the source are none.";
    if (count === 0 && ifNoFilesFound === "error")
        throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AnchorError */ ._Z("NO_FILES_FOUND", nothing, { hint: fromRelease ? release : undefined });
    if (count === 0 && ifNoFilesFound === "warn")
        log.warning(nothing);
    if (count <= maxFiles)
        return;
    const account = `There are ${count} subjects, and max-files is ${maxFiles}. Nothing was sent.`;
    const hint = anchor === "manifest" ? "Narrow the patterns, or raise max-files." : undefined;
    throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AnchorError */ ._Z("TOO_MANY_FILES", account, { hint });
}
/** An empty file is a subject like any other, but everybody has its digest (interface §2). */
function warnOfEmptyFiles(results, log) {
    for (const { subject } of results.filter((result) => (0,_domain_report_js__WEBPACK_IMPORTED_MODULE_1__/* .digestOf */ .ol)(result) === _domain_digest_js__WEBPACK_IMPORTED_MODULE_3__/* .emptyDigest */ .IK)) {
        const target = subject.path === undefined ? {} : { file: subject.path };
        log.warning(`${subject.name} is empty: everybody has the digest of no bytes, so it proves nothing.`, target);
    }
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

/***/ 8939:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ askEach),
/* harmony export */   q: () => (/* binding */ toFailedResult)
/* harmony export */ });
/* harmony import */ var _operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5557);
/* harmony import */ var _operations_run_each_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4659);
/* harmony import */ var _subjects_candidate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9834);
/* harmony import */ var _collect_ready_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(148);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_0__]);
_operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_0__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];




/**
 * Asks about everything that can be asked about, while later subjects are still being hashed.
 *
 * @returns one result a candidate, in their order
 */
async function askEach(candidates, ready, asking) {
    const open = Array.from({ length: candidates.length });
    const results = Array.from({ length: candidates.length });
    const settle = (index, result) => {
        results[index] = result;
        asking.onResult(result);
    };
    const done = (0,_operations_run_each_js__WEBPACK_IMPORTED_MODULE_1__/* .run */ .e)(askable(ready, open, settle), asking.operate, {
        concurrency: asking.concurrency,
        stop: asking.stop,
        keyOf: (target) => ("root" in target ? `${target.digest} ${(0,_operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_0__/* .hashBytes */ .yi)(target.bytes)}` : target.digest),
        onResult: ({ index, target }, outcome) => settle(index, { subject: target, outcome: asking.confirm(outcome, target) }),
    });
    await Promise.race([done.catch(asking.onDefect), asking.overdue]);
    return candidates.map((candidate, index) => results[index] ?? toUnsettled(open[index], candidate));
}
/** Lets through what can be asked about, which is open until it has its result; what failed before is settled at once. */
async function* askable(rows, open, settle) {
    for await (const [index, ready] of rows) {
        if (ready.kind === "digest") {
            open[index] = ready.subject;
            yield { index, target: ready.subject };
        }
        else
            settle(index, toFailedResult(ready));
    }
}
function toUnsettled(target, candidate) {
    return target === undefined
        ? toFailedResult((0,_collect_ready_js__WEBPACK_IMPORTED_MODULE_2__/* .toUnreached */ .x)((0,_subjects_candidate_js__WEBPACK_IMPORTED_MODULE_3__/* .nameOf */ .V)(candidate)))
        : { subject: target, outcome: unanswered };
}
const unanswered = {
    kind: "pending",
    note: "The run ended before its answer was there, and what was sent may have been done. Check this digest.",
};
/** The result of what failed before anybody was asked about it. */
function toFailedResult({ subject, error }) {
    return { subject, outcome: { kind: "failed", error } };
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 9775:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ askManifest)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
/* harmony import */ var _domain_checksums_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5706);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3047);
/* harmony import */ var _operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5557);
/* harmony import */ var _evidence_file_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5232);
/* harmony import */ var _subjects_checksum_lines_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2006);
/* harmony import */ var _ask_each_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8939);
/* harmony import */ var _collect_ready_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(148);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_3__, _ask_each_js__WEBPACK_IMPORTED_MODULE_5__]);
([_operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_3__, _ask_each_js__WEBPACK_IMPORTED_MODULE_5__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);








/**
 * Only the checksum list is asked about; every file that agrees with it shares the list's verdict. A list that would
 * leave out a file that failed is not stamped (interface §1.1 `anchor`).
 *
 * @param list the list that was given, or `undefined` to make one of all files
 */
async function askManifest(candidates, ready, list, asking) {
    const files = await (0,_collect_ready_js__WEBPACK_IMPORTED_MODULE_6__/* .collectReady */ .e)(candidates, ready, asking);
    const checksums = (0,_subjects_checksum_lines_js__WEBPACK_IMPORTED_MODULE_7__/* .toChecksumLines */ .w)(files.map(({ subject }) => subject));
    // The list of nothing has everybody's digest: it would pass, and prove nothing.
    if (files.length === 0)
        return { results: [], checksums };
    const manifest = list ?? toManifest(checksums);
    const isIncomplete = list === undefined && files.some(({ kind }) => kind === "failed");
    const head = [isIncomplete ? toIncomplete(manifest) : { kind: "digest", subject: manifest }];
    const [first] = await (0,_ask_each_js__WEBPACK_IMPORTED_MODULE_5__/* .askEach */ .H)(head, head.entries(), asking);
    if (first === undefined)
        return { results: [], checksums };
    const rows = await coverAll(files, manifest.digest, first.outcome, asking);
    return { results: [first, ...rows], checksums };
}
/** The checksum list of all files as a subject: it is hashed piece by piece and is never whole in memory. */
function toManifest(checksums) {
    const sha3 = (0,_operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_3__/* .createSha3 */ .Io)();
    let size = 0;
    for (const piece of (0,_domain_checksums_js__WEBPACK_IMPORTED_MODULE_1__/* .renderChecksums */ .pd)(checksums)) {
        const bytes = Buffer.from(piece, "utf8");
        sha3.update(bytes);
        size += bytes.length;
    }
    return { name: _evidence_file_names_js__WEBPACK_IMPORTED_MODULE_4__/* .runFiles */ .NW.checksums, digest: sha3.digest(), size };
}
function toIncomplete(subject) {
    const error = new _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AnchorError */ ._Z("NOT_ATTEMPTED", "Nothing was sent for the list: files that belong in it failed.");
    return { kind: "failed", subject, error };
}
/** Looking at so many files once more takes some milliseconds; then signals are heard again. */
const rowsAtOnce = 1000;
/** The files' rows: each has the list's verdict, unless the file itself failed. */
async function coverAll(files, list, outcome, { confirm, onResult }) {
    const rows = [];
    for (const file of files) {
        rows.push(file.kind === "failed"
            ? (0,_ask_each_js__WEBPACK_IMPORTED_MODULE_5__/* .toFailedResult */ .q)(file)
            : { subject: file.subject, outcome: confirm(outcome, file.subject), coveredBy: list });
        if (rows.length % rowsAtOnce === 0)
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
    }
    rows.forEach(onResult);
    return rows;
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 5389:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ askProofs)
/* harmony export */ });
/* harmony import */ var _subjects_bind_proofs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9574);
/* harmony import */ var _subjects_checksum_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2006);
/* harmony import */ var _ask_each_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8939);
/* harmony import */ var _collect_ready_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(148);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_ask_each_js__WEBPACK_IMPORTED_MODULE_1__]);
_ask_each_js__WEBPACK_IMPORTED_MODULE_1__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];




/**
 * Proofs are asked about, bound to the subjects they name; without subjects every proof stands for itself.
 *
 * @param isBound whether subjects were asked for, also when none were found: nothing passes for want of files
 */
async function askProofs(candidates, ready, { proofs, isBound }, asking) {
    const subjects = await (0,_collect_ready_js__WEBPACK_IMPORTED_MODULE_2__/* .collectReady */ .e)(candidates, ready, asking);
    const rows = isBound ? (0,_subjects_bind_proofs_js__WEBPACK_IMPORTED_MODULE_0__/* .bindProofs */ .P)(subjects, proofs) : proofs;
    const results = await (0,_ask_each_js__WEBPACK_IMPORTED_MODULE_1__/* .askEach */ .H)(rows, rows.entries(), asking);
    return { results, checksums: (0,_subjects_checksum_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .toChecksumLines */ .w)(subjects.map(({ subject }) => subject)) };
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 9841:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ askAll)
/* harmony export */ });
/* harmony import */ var _subjects_checksum_lines_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2006);
/* harmony import */ var _subjects_hash_candidates_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4886);
/* harmony import */ var _wording_result_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5020);
/* harmony import */ var _ask_each_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8939);
/* harmony import */ var _ask_manifest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9775);
/* harmony import */ var _ask_proofs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5389);
/* harmony import */ var _operation_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9309);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1357);
/* harmony import */ var _wait_for_finality_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3407);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_subjects_hash_candidates_js__WEBPACK_IMPORTED_MODULE_0__, _ask_each_js__WEBPACK_IMPORTED_MODULE_2__, _ask_manifest_js__WEBPACK_IMPORTED_MODULE_3__, _ask_proofs_js__WEBPACK_IMPORTED_MODULE_4__, _operation_js__WEBPACK_IMPORTED_MODULE_5__]);
([_subjects_hash_candidates_js__WEBPACK_IMPORTED_MODULE_0__, _ask_each_js__WEBPACK_IMPORTED_MODULE_2__, _ask_manifest_js__WEBPACK_IMPORTED_MODULE_3__, _ask_proofs_js__WEBPACK_IMPORTED_MODULE_4__, _operation_js__WEBPACK_IMPORTED_MODULE_5__] = __webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__);









/** Asks about all subjects in the way that the inputs want: each, its proofs, or the list alone. */
async function askAll(subjects, job, operation) {
    const counter = (0,_progress_js__WEBPACK_IMPORTED_MODULE_7__/* .countSubjects */ .Xj)(subjects, job.inputs);
    const progress = (0,_progress_js__WEBPACK_IMPORTED_MODULE_7__/* .createProgress */ .mf)(job.door.log.info, counter.read);
    try {
        const asked = await askInItsWay(subjects, job, counter, toAsking(job, operation, counter));
        if (operation.find === undefined)
            return asked;
        return { ...asked, results: await (0,_wait_for_finality_js__WEBPACK_IMPORTED_MODULE_6__/* .waitForFinality */ .v)(asked.results, operation.find, job, counter.waitFor) };
    }
    finally {
        progress.stop();
    }
}
function toAsking({ inputs, door: { log, signals, workspace } }, { operate }, counter) {
    return {
        operate,
        confirm: (outcome, subject) => (0,_operation_js__WEBPACK_IMPORTED_MODULE_5__/* .confirmVerified */ .Z)(outcome, subject, workspace),
        concurrency: inputs.concurrency,
        stop: signals.cancellation.stop,
        overdue: signals.overdue,
        onDefect: signals.fail,
        onResult: (result) => {
            counter.result();
            log.info((0,_wording_result_line_js__WEBPACK_IMPORTED_MODULE_1__/* .renderResultLine */ .a)(result));
        },
    };
}
async function askInItsWay({ candidates, list, proofs }, { inputs, door }, counter, asking) {
    const ready = (0,_subjects_hash_candidates_js__WEBPACK_IMPORTED_MODULE_0__/* .hashCandidates */ .r)(candidates, {
        sha256: inputs.fromRelease || inputs.releaseAttach !== "none",
        fingerprint: inputs.mode === "verify",
        mustBeListed: list !== undefined,
        workspace: door.workspace,
        signal: door.signals.cancellation.stop,
        onBytes: counter.bytes,
        onHashed: counter.hashed,
    });
    if (inputs.anchor === "manifest")
        return (0,_ask_manifest_js__WEBPACK_IMPORTED_MODULE_3__/* .askManifest */ .$)(candidates, ready, list, asking);
    const isBound = inputs.files.length > 0 || inputs.subjectChecksums !== "" || inputs.fromRelease;
    if (inputs.proofs.length > 0)
        return (0,_ask_proofs_js__WEBPACK_IMPORTED_MODULE_4__/* .askProofs */ .F)(candidates, ready, { proofs, isBound }, asking);
    const results = await (0,_ask_each_js__WEBPACK_IMPORTED_MODULE_2__/* .askEach */ .H)(candidates, ready, asking);
    return { results, checksums: (0,_subjects_checksum_lines_js__WEBPACK_IMPORTED_MODULE_8__/* .toChecksumLines */ .w)(results.map(({ subject }) => subject)) };
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 148:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ collectReady),
/* harmony export */   x: () => (/* binding */ toUnreached)
/* harmony export */ });
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3047);
/* harmony import */ var _subjects_candidate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9834);


/** Waits for all of them, for what needs every digest first; in the order of the candidates. */
async function collectReady(candidates, rows, { overdue, onDefect }) {
    const collected = Array.from({ length: candidates.length });
    const fill = async () => {
        for await (const [index, ready] of rows)
            collected[index] = ready;
    };
    await Promise.race([fill().catch(onDefect), overdue]);
    return candidates.map((candidate, index) => collected[index] ?? toUnreached((0,_subjects_candidate_js__WEBPACK_IMPORTED_MODULE_1__/* .nameOf */ .V)(candidate)));
}
/** What a run that ended early did not come to. */
function toUnreached(subject) {
    const error = new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AnchorError */ ._Z("NOT_ATTEMPTED", "The run ended before this was hashed.");
    return { kind: "failed", subject, error };
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
/* harmony import */ var _client_client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8200);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3047);
/* harmony import */ var _operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5557);
/* harmony import */ var _inputs_inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9681);
var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_3__]);
_operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_3__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];





/** Opens the operation that the inputs want; a run that asks nobody has one that skips every target. */
function openOperation(job) {
    const skip = (0,_inputs_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .reasonToSkip */ .b)(job.inputs);
    return skip === undefined ? openServiceOperation(job) : openSkipping(skip, job);
}
function openSkipping(note, { inputs, door: { log } }) {
    log.notice(inputs.fromRelease ? `${note} The release was not read either.` : note);
    return { operate: () => Promise.resolve({ kind: "skipped", note }), [Symbol.asyncDispose]: async () => { } };
}
function openServiceOperation({ inputs, door: { log, signals } }) {
    const client = (0,_client_client_js__WEBPACK_IMPORTED_MODULE_1__/* .createClient */ .U)({
        base: inputs.apiUrl,
        apiKey: inputs.apiKey,
        timeoutMs: inputs.requestTimeout,
        requestRate: inputs.requestRate,
        cancellation: signals.cancellation,
        onRequest: ({ path, requestId, milliseconds, result }) => log.debug(`POST ${path} ${result} ${milliseconds} ms, request ${requestId}`),
    });
    return {
        operate: operateBy(client, inputs),
        ...(inputs.mode === "stamp" && inputs.waitForFinality && { find: client.check }),
        [Symbol.asyncDispose]: () => Promise.race([client.close(), signals.overdue]),
    };
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
    if ((0,_operations_hashing_hash_files_js__WEBPACK_IMPORTED_MODULE_3__/* .isUnchanged */ ._5)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workspace, path), fingerprint))
        return outcome;
    const message = "The bytes that were hashed are verified, but the file has been changed since.";
    return { kind: "failed", error: new _domain_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AnchorError */ ._Z("FILE_CHANGED", message) };
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } });

/***/ }),

/***/ 1357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xj: () => (/* binding */ countSubjects),
/* harmony export */   mf: () => (/* binding */ createProgress)
/* harmony export */ });
/* unused harmony export renderProgress */
/* harmony import */ var _subjects_candidate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9834);
/* harmony import */ var _text_bytes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1590);


/** One line: what is hashed, what is answered, what is waited for. */
function renderProgress(progress) {
    const { hashedBytes, totalBytes, hashedFiles, totalFiles, requestsDone, requestsTotal, waitingFor } = progress;
    const parts = [
        ...(totalFiles > 0
            ? [`hashed ${hashedFiles} of ${totalFiles} files, ${(0,_text_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .renderBytes */ .U)(hashedBytes)} of ${(0,_text_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .renderBytes */ .U)(totalBytes)}`]
            : []),
        ...(requestsTotal > 0 ? [`${requestsDone} of ${requestsTotal} requests answered`] : []),
        ...(waitingFor === undefined ? [] : [`waiting for ${waitingFor}`]),
    ];
    return `… ${parts.length > 0 ? parts.join(" · ") : "working"}`;
}
const tick = 5000;
/** Prints a progress line every `everyMs` milliseconds until it is stopped; work shorter than that prints none. */
function createProgress(print, read, everyMs = tick) {
    const timer = setInterval(() => print(renderProgress(read())), everyMs);
    // The run decides when it is over, not its progress line.
    timer.unref();
    return { stop: () => clearInterval(timer) };
}
/** A counter for what is to be hashed and asked about. */
function countSubjects({ candidates, proofs }, { anchor }) {
    const requestsTotal = anchor === "manifest" ? 1 : proofs.length > 0 ? proofs.length : candidates.length;
    const sizes = candidates.map(_subjects_candidate_js__WEBPACK_IMPORTED_MODULE_1__/* .sizeOf */ .$).filter((size) => size !== undefined);
    const totalBytes = sizes.reduce((sum, size) => sum + size, 0);
    let hashedBytes = 0;
    let hashedFiles = 0;
    let done = 0;
    let waitingFor;
    return {
        bytes: (bytes) => void (hashedBytes += bytes),
        hashed: () => void (hashedFiles += 1),
        result: () => void (done += 1),
        waitFor: (what) => void (waitingFor = what),
        read: () => ({
            hashedBytes,
            totalBytes,
            hashedFiles,
            totalFiles: sizes.length,
            requestsDone: Math.min(done, requestsTotal),
            requestsTotal,
            ...(waitingFor !== undefined && { waitingFor }),
        }),
    };
}


/***/ }),

/***/ 3407:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ waitForFinality)
});

// EXTERNAL MODULE: ./build/src/client/clock.js
var clock = __webpack_require__(8251);
// EXTERNAL MODULE: ./build/src/domain/report.js
var report = __webpack_require__(6582);
// EXTERNAL MODULE: ./build/src/domain/errors.js
var errors = __webpack_require__(3047);
;// CONCATENATED MODULE: ./build/src/operations/finality.js

/** Pauses between rounds in milliseconds; a block takes seconds to minutes, so they grow and then stay. */
const pauses = [1000, 2000, 4000, 8000];
const longestPause = 15_000;
/**
 * Checks the digests in rounds until each is found on the chain, asking is at its end or the time is over.
 *
 * @returns what the last look for each digest brought, nothing for one that was never looked for to the end
 */
async function awaitFinality(digests, options) {
    const seen = new Map();
    const timeout = AbortSignal.timeout(options.timeoutMs);
    const over = AbortSignal.any([timeout, options.stop]);
    let waiting = [...new Set(digests)];
    for (let round = 0; waiting.length > 0 && !over.aborted; round += 1) {
        options.onRound?.(waiting.length);
        await options.wait(pauses[round] ?? longestPause, over);
        await look(waiting, options, over, seen);
        waiting = waiting.filter((digest) => seen.get(digest)?.kind !== "found");
        // A look that was held back though there is time left: the service asked for a longer pause than a run makes.
        if ([...seen.values()].some((outcome) => endsAsking(outcome) || isCutShort(outcome)))
            break;
    }
    tellTheOthers(waiting, seen);
    return seen;
}
/** What kept others from an answer is why there is none about a digest that was not reached. */
function tellTheOthers(waiting, seen) {
    const failures = [...seen.values()].filter(isFailed);
    const end = failures.find(endsAsking);
    const cause = end ?? failures.findLast((failure) => !isCutShort(failure)) ?? failures.at(-1);
    if (cause === undefined)
        return;
    for (const digest of waiting) {
        const known = seen.get(digest);
        if (known === undefined || (end !== undefined && !isFailed(known)))
            seen.set(digest, notReached(cause));
    }
}
/** One round: every waiting digest is looked for once. A look that is broken off at the end says nothing. */
async function look(digests, { check, concurrency }, over, seen) {
    const queue = digests.values();
    const worker = async () => {
        for (const digest of queue) {
            if (over.aborted)
                return;
            const outcome = await check(digest, over);
            if (!(over.aborted && isCutShort(outcome)))
                seen.set(digest, outcome);
            if (endsAsking(outcome))
                return;
        }
    };
    await Promise.all(Array.from({ length: Math.min(concurrency, digests.length) }, worker));
}
function isFailed(outcome) {
    return outcome.kind === "failed";
}
function endsAsking(outcome) {
    return isFailed(outcome) && (0,errors/* errorFacts */.u2)(outcome.error.code).stopsRun === true;
}
function isCutShort(outcome) {
    return isFailed(outcome) && outcome.error.code === "NOT_ATTEMPTED";
}
function notReached({ error }) {
    const account = `Nothing was asked for it after ${error.code}: ${error.account}`;
    return { kind: "failed", error: new errors/* AnchorError */._Z("NOT_ATTEMPTED", account, { cause: error }) };
}
/**
 * The verdict of a stamp once the waiting has ended: found is finalized; a stamp that was accepted but not yet found
 * is `pending` (interface §1.5), and says whether the chain did not have it or could not be asked. A stamp whose fate
 * was unclear is `already-anchored` when it is found.
 *
 * @param seen what the last look for it brought
 */
function afterWaiting(stamped, seen) {
    if (seen?.kind === "failed" && seen.error.code === "REPLY_MISMATCH")
        return seen;
    const found = seen?.kind === "found";
    if (stamped.kind === "pending")
        return found ? { kind: "already-anchored", evidence: seen.evidence } : stamped;
    if (stamped.kind !== "anchored")
        return stamped;
    if (found)
        return { ...stamped, finalized: true };
    return {
        kind: "pending",
        note: `The service accepted the stamp, but ${renderLook(seen)}`,
        evidence: stamped.evidence,
    };
}
/** An outage must not read as “not yet”. */
function renderLook(seen) {
    const unasked = "could not be asked whether it is on the chain when the waiting ended.";
    if (seen?.kind === "not-found")
        return "the last look did not find it on the chain yet.";
    if (seen?.kind === "failed")
        return `${unasked} ${seen.error.code}: ${seen.error.account}`;
    if (seen?.kind === "unknown")
        return `${unasked} ${seen.note}`;
    return "the waiting ended before the chain was asked for it.";
}
/** Whether waiting can still change this outcome. */
function isAwaited(outcome) {
    return outcome.kind === "pending" || (outcome.kind === "anchored" && !outcome.finalized);
}

;// CONCATENATED MODULE: ./build/src/job/verdicts/wait-for-finality.js
/** Waits until the chain has what was stamped (interface §1.1 `wait-for-finality`). */



/** Checks the stamps until the chain has them; a subject under a manifest waits with its list. */
async function waitForFinality(results, check, { inputs, door: { log, signals } }, waitFor) {
    const awaited = results.filter(({ outcome, coveredBy }) => coveredBy === undefined && isAwaited(outcome));
    const waiting = awaitFinality(awaited.map(report/* digestOf */.ol).filter((digest) => digest !== undefined), {
        timeoutMs: inputs.waitTimeout,
        concurrency: inputs.concurrency,
        check,
        wait: (milliseconds, signal) => clock/* systemClock */.m.wait(milliseconds, signal),
        stop: signals.cancellation.stop,
        onRound: (count) => waitFor(`${count} ${count === 1 ? "hash" : "hashes"} to appear on the chain`),
    });
    const nothing = () => new Map();
    const known = waiting.catch((thrown) => {
        signals.fail(thrown);
        return nothing();
    });
    const seen = await Promise.race([known, signals.overdue.then(nothing)]);
    log.info(renderSeen(seen, awaited.length));
    return results.map((result) => {
        const digest = result.coveredBy ?? (0,report/* digestOf */.ol)(result);
        const outcome = digest === undefined ? result.outcome : afterWaiting(result.outcome, seen.get(digest));
        return { ...result, outcome };
    });
}
/** `1 of 3 stamps found on the chain; for 2 the service could not be asked (SERVICE_UNAVAILABLE).` */
function renderSeen(seen, count) {
    const outcomes = [...seen.values()];
    const found = `${outcomes.filter(({ kind }) => kind === "found").length} of ${count} stamps found on the chain`;
    const whys = outcomes.flatMap((outcome) => {
        if (outcome.kind === "failed")
            return [outcome.error.code];
        return outcome.kind === "unknown" ? ["unknown answer"] : [];
    });
    if (whys.length === 0)
        return `${found}.`;
    return `${found}; for ${whys.length} the service could not be asked (${[...new Set(whys)].join(", ")}).`;
}


/***/ }),

/***/ 7419:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ renderPlan)
/* harmony export */ });
/* harmony import */ var _domain_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6582);

/** What a real run would ask, in one line that says what the number leaves out (interface §1.1 `dry-run`). */
function renderPlan(report, inputs) {
    const count = countRequests(report);
    const left = [
        "what is tried again",
        ...(inputs.mode === "stamp" && inputs.waitForFinality ? ["looks at the chain while it waits"] : []),
        ...(inputs.fromRelease || inputs.releaseAttach !== "none" ? ["requests to GitHub"] : []),
        ...(inputs.fromRelease ? ["the release's assets, which a dry run does not read"] : []),
    ];
    return `A real run would make ${count} ${count === 1 ? "request" : "requests"} to the service; not counted: ${left.join(", ")}.`;
}
/** One a digest, however many files share it; a file under a manifest makes none. */
function countRequests({ results }) {
    const asked = results.filter(({ outcome, coveredBy }) => outcome.kind === "skipped" && coveredBy === undefined);
    return new Set(asked.map(_domain_report_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOf */ .ol)).size;
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


/***/ }),

/***/ 5020:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ renderResultLine)
/* harmony export */ });
/* harmony import */ var _domain_anchoring_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9769);
/* harmony import */ var _domain_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7794);
/* harmony import */ var _domain_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6582);
/* harmony import */ var _domain_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1987);
/* harmony import */ var _text_line_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6827);
/* harmony import */ var _explanation_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8273);






/**
 * One log line for a subject that is done: verdict, name, digest, and in brackets what else there is to know.
 * `⚓ anchored  dist/app.tgz  sha3-256:…  (no block yet)`
 */
function renderResultLine(result) {
    const { icon, label } = _domain_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .verdictFacts */ .Jo[result.outcome.kind];
    const digest = (0,_domain_report_js__WEBPACK_IMPORTED_MODULE_2__/* .digestOf */ .ol)(result);
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
        ...(outcome.kind === "failed" ? [`${outcome.error.code}: ${(0,_domain_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plainText */ .wh)(outcome.error.message)}`] : []),
        ...("note" in outcome ? [(0,_domain_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plainText */ .wh)(outcome.note)] : []),
        ...(coveredBy === undefined ? [] : [`by the list sha3-256:${coveredBy}`]),
        ...(outcome.kind === "anchored" && !outcome.finalized ? ["no block yet"] : []),
        ...renderBlock(result),
        ...(requestId === undefined ? [] : [`request ${(0,_domain_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plainText */ .wh)(requestId, _domain_text_js__WEBPACK_IMPORTED_MODULE_3__/* .textLimits */ .I6.word)}`]),
        ...((0,_domain_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .evidenceOf */ .X1)(outcome)?.demo ? ["demonstration service"] : []),
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

/***/ 4659:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3047);
/* harmony import */ var _domain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1987);


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
    const crew = createCrew(concurrency, async (turn) => {
        const outcome = brake.reason() ?? (await attempt(operate, turn.target));
        brake.watch(outcome);
        for (const each of register.settle(keyOf(turn.target), turn, outcome))
            onResult(each, outcome);
    });
    try {
        for await (const turn of targets) {
            const known = register.enter(keyOf(turn.target), turn);
            if (known === "new")
                crew.add(turn);
            else if (known !== "asked")
                onResult(turn, known);
        }
    }
    finally {
        register.close();
        // Also when the targets break off: what is under way may have been spent, so its result is told.
        await crew.rest();
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
        return { kind: "failed", error: (0,_domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .toAnchorError */ .Xt)(thrown) };
    }
}
/**
 * Does jobs first come, first served, `count` at a time. A job that waits is nothing but itself: a promise each would
 * be most of the memory of a hundred thousand.
 */
function createCrew(count, work) {
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
        /**
         * Resolves when nothing is left to do; nothing more is to be added.
         *
         * @throws what a job threw
         */
        rest: async () => {
            if (busy > 0)
                await new Promise((resolve) => (wake = resolve));
            if (failure !== undefined)
                throw failure.thrown;
        },
    };
}
/** Knows when nothing more may be started, and why. */
function createBrake(stop) {
    let cause;
    let outages = 0;
    const why = () => {
        if (stop.aborted)
            return "the run was cancelled";
        return cause && `the run was stopped by ${cause}`;
    };
    return {
        reason: () => {
            const reason = why();
            return reason === undefined
                ? undefined
                : { kind: "failed", error: new _domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AnchorError */ ._Z("NOT_ATTEMPTED", (0,_domain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .sentence */ .em)(`Nothing was sent for it: ${reason}`)) };
        },
        watch: (outcome) => {
            const error = outcome.kind === "failed" ? outcome.error : undefined;
            const facts = error && (0,_domain_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .errorFacts */ .u2)(error.code);
            if (error?.code === "NOT_ATTEMPTED")
                return;
            // A stamp that is left open has cost all its tries as well.
            outages = facts?.outage === true || outcome.kind === "pending" ? outages + 1 : 0;
            if (facts?.stopsRun !== true && outages < outagesInARow)
                return;
            cause ??= error === undefined ? "an outage, which left stamps open" : `${error.code}: ${error.message}`;
        },
    };
}


/***/ })

};
