export const id = 740;
export const ids = [740,666];
export const modules = {

/***/ 8251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);

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

/***/ 8936:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ follow),
/* harmony export */   x: () => (/* binding */ createWeb)
/* harmony export */ });
/* harmony import */ var undici__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6752);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2980);
/* harmony import */ var _http_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(641);



/** Longest silence before and within an answer, in milliseconds. */
const patienceMs = 60_000;
/** Connections to any host: certificates are always verified, proxies by the usual variables, none for loopback. */
function createWeb() {
    const near = (0,_http_js__WEBPACK_IMPORTED_MODULE_1__/* .createDispatcher */ .S)(new URL("http://localhost"));
    const far = (0,_http_js__WEBPACK_IMPORTED_MODULE_1__/* .createDispatcher */ .S)(new URL("https://localhost"));
    const dispatcherOf = (url) => ((0,_base_url_js__WEBPACK_IMPORTED_MODULE_2__/* .isLoopback */ .U9)(url) && url.protocol === "http:" ? near : far);
    return {
        fetch: (address, init) => (0,undici__WEBPACK_IMPORTED_MODULE_0__/* .fetch */ .hd)(address, { ...init, dispatcher: dispatcherOf(new URL(address)) }),
        get: async (url, headers, signal) => {
            const { statusCode, ...answer } = await dispatcherOf(url).request({
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
        },
        close: async () => void (await Promise.all([near.destroy(), far.destroy()])),
    };
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

/***/ 641:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ createDispatcher),
  b: () => (/* binding */ post)
});

// EXTERNAL MODULE: ./node_modules/undici/index.js
var undici = __webpack_require__(6752);
;// CONCATENATED MODULE: ./build/src/client/followers.js
const followers = new WeakMap();
/** Those that follow `signal`, which has not aborted yet. */
function followersOf(signal) {
    const known = followers.get(signal) ?? createFollowers(signal);
    followers.set(signal, known);
    return known;
}
/**
 * One listener for all of them: a listener that was removed still points to the one after it, so that with one each
 * every request that was ever made would stay in memory until the next full collection. It goes with the last of them:
 * Node keeps a signal that was made of others, and that somebody listens to, for as long as those others live.
 */
function createFollowers(signal) {
    const places = [];
    const breakAllOff = () => places.forEach((breakOff) => breakOff?.());
    let count = 0;
    return {
        join: (breakOff) => {
            const free = places.indexOf(undefined);
            const place = free < 0 ? places.length : free;
            places[place] = breakOff;
            count += 1;
            if (count === 1)
                signal.addEventListener("abort", breakAllOff);
            return () => {
                if (places[place] !== breakOff)
                    return;
                places[place] = undefined;
                count -= 1;
                if (count === 0)
                    signal.removeEventListener("abort", breakAllOff);
            };
        },
    };
}

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
;// CONCATENATED MODULE: ./build/src/client/body.js

/** Largest body in bytes, both as it comes and decoded (interface §4). */
const largestBody = 1_048_576;
const plainly = (bytes) => bytes;
const decoders = {
    "": plainly,
    identity: plainly,
    gzip: external_node_zlib_.gunzipSync,
    "x-gzip": external_node_zlib_.gunzipSync,
    deflate: external_node_zlib_.inflateSync,
    br: external_node_zlib_.brotliDecompressSync,
};
/** How a body of this content encoding is decoded; `undefined` when that is not known. */
function decoderFor(encoding) {
    const name = encoding.trim().toLowerCase();
    return Object.hasOwn(decoders, name) ? decoders[name] : undefined;
}
/** Whether a body of this content encoding can be decoded. */
function isDecodable(encoding) {
    return decoderFor(encoding) !== undefined;
}
/** zlib's codes for bytes that it cannot decode, and for too many of them. */
const unreadable = /^(?:Z_|ERR_BROTLI|ERR__ERROR|ERR_BUFFER_TOO_LARGE)/;
/** The decoded body, `undefined` when it is unreadable or larger than 1 MiB: a small answer may inflate to anything. */
function decode(encoding, chunks) {
    const [only] = chunks;
    const bytes = chunks.length === 1 && only !== undefined ? only : Buffer.concat(chunks);
    try {
        return decoderFor(encoding)?.(bytes, { maxOutputLength: largestBody });
    }
    catch (error) {
        if (error instanceof Error && "code" in error && unreadable.test(String(error.code)))
            return undefined;
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/src/client/receiver.js

/** Takes in one answer and tells once what came of it. */
function createReceiver(tell) {
    const answer = createAnswer();
    let connection;
    let told = false;
    const end = (exchange) => {
        if (!told)
            tell(exchange);
        told = true;
    };
    const refuseBody = (controller) => {
        end(answer.without());
        controller.abort(brokenOff());
    };
    const fail = (reason, cause) => {
        // An error's status has said it all, and its text is only for the reader.
        if (reason !== "aborted" && answer.isError())
            end(answer.without());
        else
            end({ kind: "broken", reason, sent: connection !== undefined, cause });
    };
    const handler = {
        /** The request is about to be written to an open connection: before that, nothing was sent. */
        onRequestStart: (controller) => {
            if (told)
                controller.abort(brokenOff());
            else
                connection = controller;
        },
        onResponseStart: (controller, status, headers) => {
            if (status >= 200 && !answer.start(status, flatten(headers)))
                refuseBody(controller);
        },
        onResponseData: (controller, chunk) => {
            if (!answer.add(chunk))
                refuseBody(controller);
        },
        onResponseEnd: () => end(answer.whole()),
        onResponseError: (_, cause) => fail(connection === undefined && isTlsError(cause) ? "tls" : "failed", cause),
    };
    const breakOff = (reason) => {
        fail(reason, brokenOff());
        connection?.abort(brokenOff());
    };
    return { handler, breakOff };
}
/** An answer as it comes in. What returns `false` says that its body is of no use, so that nobody need wait for it. */
function createAnswer() {
    let status = 0;
    let headers = {};
    const chunks = [];
    let size = 0;
    const encoding = () => headers["content-encoding"] ?? "";
    return {
        start: (code, fields) => {
            status = code;
            headers = fields;
            return isDecodable(encoding());
        },
        add: (chunk) => {
            size += chunk.length;
            chunks.push(chunk);
            return size <= largestBody;
        },
        isError: () => status >= 300,
        without: () => ({ kind: "answered", status, headers, body: undefined }),
        whole: () => ({ kind: "answered", status, headers, body: decode(encoding(), chunks) }),
    };
}
function flatten(headers) {
    return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
function brokenOff() {
    return new Error("The request was broken off.");
}
function codeOf(error) {
    return typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
}
function isTlsError(error) {
    return /^(?:CERT_|ERR_TLS_|ERR_SSL_|ERR_OSSL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH|EPROTO)/.test(codeOf(error));
}

;// CONCATENATED MODULE: ./build/src/client/http.js



const connectTimeoutMs = 10_000;
/**
 * The connections to one service: kept alive, one request at a time each, proxies by the usual environment variables.
 * Certificate verification is asked for by name, since NODE_TLS_REJECT_UNAUTHORIZED changes only the default. A plain
 * `http:` base (loopback) never goes through a proxy, which could read the key.
 */
function createDispatcher(base) {
    const tls = { rejectUnauthorized: true, timeout: connectTimeoutMs };
    const options = { allowH2: false, pipelining: 1, headersTimeout: 0, bodyTimeout: 0, connect: tls };
    return base.protocol === "http:"
        ? new undici/* Agent */.g6(options)
        : new undici/* EnvHttpProxyAgent */.J2({ ...options, requestTls: tls, proxyTls: tls });
}
/**
 * Sends one POST and reads its answer. Redirects are answers, never followed. Breaks are returned, not thrown.
 *
 * By `dispatch`, not by `request`: that makes streams of every answer, which cost more than all the rest of it and keep
 * each other in memory.
 */
function post(dispatcher, { url, headers, body, timeoutMs, signal }) {
    if (signal.aborted)
        return Promise.resolve({ kind: "broken", reason: "aborted", sent: false, cause: undefined });
    const { promise, resolve } = Promise.withResolvers();
    const { handler, breakOff } = createReceiver((exchange) => {
        clearTimeout(timer);
        leave();
        resolve(exchange);
    });
    const timer = setTimeout(() => breakOff("timeout"), timeoutMs);
    const leave = followersOf(signal).join(() => breakOff("aborted"));
    const target = { origin: url.origin, path: url.pathname, method: "POST" };
    try {
        dispatcher.dispatch({ ...target, headers: { ...headers, "accept-encoding": "identity" }, body }, handler);
    }
    catch (cause) {
        handler.onResponseError(undefined, cause);
    }
    return promise;
}


/***/ }),

/***/ 2878:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ createPace)
/* harmony export */ });
/** A little more than a minute, so that jitter on the way never squeezes one request too many into the service's minute. */
const windowMs = 60_250;
/** @param perMinute most requests in any minute; 0 = no limit (interface §1.1 `request-rate`) */
function createPace(perMinute, clock) {
    const sent = [];
    let resumeAt = Number.NEGATIVE_INFINITY;
    let closed;
    /** Milliseconds until the next request may go; a rate slot is taken when it is 0. */
    const waitOrTake = () => {
        const now = clock.now();
        if (resumeAt > now)
            return resumeAt - now;
        if (perMinute === 0)
            return 0;
        while ((sent[0] ?? now) <= now - windowMs)
            sent.shift();
        if (sent.length >= perMinute)
            return (sent[0] ?? now) + windowMs - now;
        sent.push(now);
        return 0;
    };
    return {
        turn: async (signal) => {
            for (;;) {
                const wait = closed === undefined && !signal.aborted ? waitOrTake() : 0;
                if (wait <= 0)
                    return closed;
                await clock.wait(wait, signal);
            }
        },
        pause: (milliseconds) => {
            resumeAt = Math.max(resumeAt, clock.now() + milliseconds);
        },
        close: (fault) => {
            closed ??= fault;
        },
    };
}


/***/ }),

/***/ 9943:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ nextWait),
/* harmony export */   IJ: () => (/* binding */ longestWaitMs),
/* harmony export */   mu: () => (/* binding */ parseRetryAfter)
/* harmony export */ });
/* unused harmony export maximumAttempts */
/** Requests made for one call at the most: the first and three more. */
const maximumAttempts = 4;
/** No waiting beyond this for one call, however many attempts are left, in milliseconds. */
const callBudgetMs = 180_000;
/** Longest wait the service may ask for; past it the call ends and says when to come back, in milliseconds. */
const longestWaitMs = 60_000;
/**
 * Milliseconds to wait before the next attempt, or `undefined` to give up. `Retry-After` is obeyed exactly; without it
 * the wait has full jitter: up to 1 s, 2 s, 4 s.
 */
function nextWait(fault, { attempt, elapsedMs, repeatable }, random) {
    if (fault.certainty === "perhaps-processed" && !repeatable)
        return undefined;
    if (attempt >= Math.min(maximumAttempts, fault.attempts))
        return undefined;
    const wait = fault.retryAfterMs ?? backoff(attempt, random);
    return wait <= longestWaitMs && elapsedMs + wait <= callBudgetMs ? wait : undefined;
}
function backoff(attempt, random) {
    return random * 500 * 2 ** attempt;
}
/**
 * Milliseconds that a `Retry-After` header asks to wait (RFC 9110 §10.2.3): whole seconds, or an HTTP date, measured
 * against the answer's own `Date` where it has one, since the runner's clock may be wrong. Anything else is `undefined`.
 */
function parseRetryAfter(value, date, today) {
    if (typeof value !== "string")
        return undefined;
    if (/^\d{1,9}$/.test(value))
        return Number(value) * 1000;
    const then = parseHttpDate(value);
    if (then === undefined)
        return undefined;
    const wait = then - (parseHttpDate(date) ?? today.getTime());
    return wait > 0 ? wait : undefined;
}
/** The preferred HTTP date form (RFC 9110 §5.6.7), in milliseconds; `Date.parse` alone takes "3" for the year 2001. */
function parseHttpDate(value) {
    const form = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
    const parsed = typeof value === "string" && form.test(value) ? Date.parse(value) : Number.NaN;
    return Number.isNaN(parsed) ? undefined : parsed;
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
    badge: "badge.json",
    journal: "journal.jsonl",
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
/** What this action itself attaches: stamping it would give every run something new to stamp. */
function isOwnEvidence(name) {
    const lasting = withoutSuffix(name);
    return lasting === runFiles.checksums || /^anchor-results-[0-9a-f]{12}\.json$/.test(lasting) || isReportFile(lasting);
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

/***/ 5100:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ renderResultsFile)
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




/** Repository, run and commit are empty where the door does not know them. */
function toResultsFile(report, facts) {
    return {
        version: 1,
        mode: report.mode,
        status: report.status,
        started_at: facts.startedAt.toISOString(),
        finished_at: facts.finishedAt.toISOString(),
        api_url: facts.apiUrl,
        demo: report.demo,
        repository: facts.repository,
        run_id: facts.runId,
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

/***/ 8725:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $2: () => (/* binding */ readEntries),
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   Mk: () => (/* binding */ readNamed),
/* harmony export */   XF: () => (/* binding */ readLink)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);


/**
 * The entries of a folder, and of `named` those that are not among them but are found there: a file system that does
 * not tell cases apart lets a pattern spell a name in its own way, and then that spelling stands for the entry.
 */
function readEntries(path, named) {
    const listed = readListing(path);
    const names = new Set(listed.map(({ name }) => name));
    const respelled = readNamed(path, [...named].filter((name) => !names.has(name)));
    if (respelled.length === 0)
        return listed;
    const folded = new Set(respelled.map(({ name }) => fold(name)));
    return [...listed.filter(({ name }) => !folded.has(fold(name))), ...respelled];
}
/** Of `names`, those that are in the folder. The folder itself need not be readable. */
function readNamed(path, names) {
    return names.flatMap((name) => {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name), { throwIfNoEntry: false });
        return stats === undefined ? [] : [{ name, kind: kindOf(stats) }];
    });
}
function readListing(path) {
    const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path, { withFileTypes: true }).map((entry) => ({
        name: entry.name,
        kind: kindOf(entry),
    }));
    return entries.some(({ name }) => name.includes("\uFFFD")) ? withoutNameless(path, entries) : entries;
}
/** Bytes that are not UTF-8 are read as U+FFFD, and such a name opens nothing; only the bytes tell them apart. */
function withoutNameless(path, entries) {
    const names = Map.groupBy((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path, { encoding: "buffer" }), isUtf8);
    const valid = new Set((names.get(true) ?? []).map((name) => name.toString("utf8")));
    const nameless = (names.get(false) ?? []).map((name) => ({ name: name.toString("utf8"), kind: "nameless" }));
    return [...entries.filter(({ name }) => valid.has(name)), ...nameless];
}
/** Where a link leads and what is there; a target whose path is not UTF-8 cannot be opened by it. */
function readLink(path) {
    const bytes = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path, { encoding: "buffer" });
    const target = bytes.toString("utf8");
    return { path: target, kind: isUtf8(bytes) ? kindOf((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(target)) : "nameless" };
}
function kindOf(entry) {
    if (entry.isFile())
        return "file";
    if (entry.isDirectory())
        return "folder";
    return entry.isSymbolicLink() ? "link" : "special";
}
function isUtf8(bytes) {
    return Buffer.from(bytes.toString("utf8")).equals(bytes);
}
function fold(name) {
    return name.normalize("NFC").toLowerCase();
}


/***/ }),

/***/ 666:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ parsePatterns),
/* harmony export */   m: () => (/* binding */ wayInto),
/* harmony export */   readPatternProblems: () => (/* binding */ readPatternProblems)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _actions_glob__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1622);
/* harmony import */ var _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3047);
/* harmony import */ var _text_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6827);




/** Bits of the number that `match` returns. */
const matchesFolderBit = 1;
const matchesFileBit = 2;
/**
 * Parses pattern lines by `@actions/glob`, whose syntax is the contract (interface §1.1 `files`): relative to the
 * current folder, comments left out.
 *
 * @throws AnchorError `INPUT_INVALID`, with every line that it refuses and its reason
 */
async function parsePatterns(lines, workspace) {
    const { patterns, refused } = await readLines(lines);
    if (refused.length === 0)
        return patterns.map(([text, pattern]) => toPattern(text, pattern, workspace));
    const problems = refused.map(([text, why]) => `- ${(0,_text_line_js__WEBPACK_IMPORTED_MODULE_2__/* .show */ .WU)(text)}: ${(0,_text_line_js__WEBPACK_IMPORTED_MODULE_2__/* .show */ .WU)(why)}`);
    throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AnchorError */ ._Z("INPUT_INVALID", `These patterns are not usable:\n${problems.join("\n")}`);
}
/**
 * What is wrong with the patterns of an input, to be told with what is wrong with other inputs.
 *
 * @returns a line a problem, with the input, the pattern and the reason
 */
async function readPatternProblems(input, text) {
    const { refused } = await readLines([text]);
    return refused.map(([line, why]) => `${input} is ${(0,_text_line_js__WEBPACK_IMPORTED_MODULE_2__/* .show */ .WU)(line)}; it must be a list of glob patterns, like dist/** (${(0,_text_line_js__WEBPACK_IMPORTED_MODULE_2__/* .show */ .WU)(why)})`);
}
/** Each line with what it comes to, or with the reason why the globber refuses it. */
async function readLines(lines) {
    const patterns = [];
    const refused = [];
    for (const text of lines.flatMap((line) => line.split(/\r\n|\r|\n/)).map((line) => line.trim())) {
        try {
            for (const pattern of await readGlobPatterns(text))
                patterns.push([text, pattern]);
        }
        catch (error) {
            if (!(error instanceof Error) || error instanceof _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AnchorError */ ._Z)
                throw error;
            refused.push([text, error.message]);
        }
    }
    return { patterns, refused };
}
/** The one place that looks inside the globber: its matching is the contract, its walk is slow and gives up early. */
async function readGlobPatterns(line) {
    const globber = await (0,_actions_glob__WEBPACK_IMPORTED_MODULE_3__/* .create */ .v)(line);
    const patterns = typeof globber === "object" && globber !== null && "patterns" in globber && globber.patterns;
    if (Array.isArray(patterns) && patterns.every(isGlobPattern))
        return patterns;
    throw new _domain_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AnchorError */ ._Z("INTERNAL", "This version of @actions/glob keeps its patterns elsewhere.");
}
function isGlobPattern(value) {
    const { negate, searchPath, segments, match, partialMatch } = Object(value);
    return (typeof negate === "boolean" &&
        typeof searchPath === "string" &&
        Array.isArray(segments) &&
        typeof match === "function" &&
        typeof partialMatch === "function");
}
function toPattern(text, pattern, workspace) {
    const { negate, searchPath, segments } = pattern;
    const base = wayInto(workspace.real, searchPath) === undefined ? workspace.given : workspace.real;
    const prefix = base.endsWith(node_path__WEBPACK_IMPORTED_MODULE_0__.sep) ? base : `${base}${node_path__WEBPACK_IMPORTED_MODULE_0__.sep}`;
    const toPath = (name) => (name === "" ? base : `${prefix}${name}`);
    const matchesFolderAt = (path) => (pattern.match(path) & matchesFolderBit) !== 0;
    return {
        text,
        negate,
        stem: wayInto(base, searchPath),
        literal: segments.length === countSegments(searchPath) && pattern.match(searchPath) !== 0,
        matchesFile: (name) => (pattern.match(toPath(name)) & matchesFileBit) !== 0,
        // A folder above the workspace has it among its descendants.
        matchesFolder: (name) => matchesFolderAt(toPath(name)) || (name === "" && foldersAbove(base).some(matchesFolderAt)),
        mayMatchBelow: (name) => pattern.partialMatch(toPath(name)),
    };
}
/** The names on the way from `folder` to `path`, none when they are the same, `undefined` when it leads outside. */
function wayInto(folder, path) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(folder, path);
    if (way === "")
        return [];
    const names = way.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep);
    return names[0] === ".." || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(way) ? undefined : names;
}
function countSegments(path) {
    const rest = path.slice((0,node_path__WEBPACK_IMPORTED_MODULE_0__.parse)(path).root.length);
    return 1 + rest.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).filter((segment) => segment !== "").length;
}
function foldersAbove(path) {
    const above = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path);
    return above === path ? [] : [above, ...foldersAbove(above)];
}


/***/ }),

/***/ 7059:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ createSelection)
/* harmony export */ });
const nowhere = new Map();
/**
 * @param patterns those that stay in the workspace
 * @param isCredited whether a pattern is known to have selected something: one such is enough to select a file
 */
function createSelection(patterns, isCredited) {
    const positive = patterns.filter(({ negate }) => !negate);
    const literals = Map.groupBy(positive.filter(({ literal }) => literal), ({ stem = [] }) => stem.join("/"));
    const steps = toSteps(positive);
    const outer = {
        covering: [],
        open: positive.filter(({ literal }) => !literal),
        excluding: patterns.filter(({ negate }) => negate),
    };
    const enter = (name, { covering, open, excluding }) => {
        if (excluding.some((pattern) => pattern.matchesFolder(name)))
            return undefined;
        const news = [...(literals.get(name) ?? []), ...open].filter((pattern) => pattern.matchesFolder(name));
        const scope = {
            covering: news.length > 0 ? [...covering, ...news] : covering,
            open: open.filter((pattern) => !news.includes(pattern) && pattern.mayMatchBelow(name)),
            excluding: excluding.filter((pattern) => pattern.mayMatchBelow(name)),
        };
        return scope.covering.length > 0 || scope.open.length > 0 || steps.has(name) ? scope : undefined;
    };
    const select = (name, { covering, open, excluding }) => {
        const asked = covering.length > 0 ? open.filter((pattern) => !isCredited(pattern)) : open;
        const news = [...(literals.get(name) ?? []), ...asked].filter((pattern) => pattern.matchesFile(name));
        const all = news.length > 0 ? [...covering, ...news] : covering;
        return all.length > 0 && excluding.some((pattern) => pattern.matchesFile(name)) ? [] : all;
    };
    return {
        top: enter("", outer),
        enter,
        select,
        needsListing: (name, { covering, open }) => covering.length > 0 || open.some(({ stem = [] }) => stem.length <= depthOf(name)),
        steps: (name) => steps.get(name) ?? nowhere,
    };
}
/** For every folder on a literal way, which of its children lie on one. */
function toSteps(patterns) {
    const steps = new Map();
    for (const pattern of patterns) {
        let folder = "";
        for (const child of pattern.stem ?? []) {
            const children = steps.get(folder) ?? new Map();
            const through = children.get(child) ?? [];
            through.push(pattern);
            steps.set(folder, children.set(child, through));
            folder = folder === "" ? child : `${folder}/${child}`;
        }
    }
    return steps;
}
function depthOf(name) {
    return name === "" ? 0 : name.split("/").length;
}


/***/ }),

/***/ 5588:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ findWorkspaceFiles),
  s: () => (/* binding */ logUnmatched)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/job/evidence/file-names.js
var file_names = __webpack_require__(5232);
// EXTERNAL MODULE: ./build/src/job/text/line.js
var line = __webpack_require__(6827);
// EXTERNAL MODULE: ./build/src/domain/name-order.js
var name_order = __webpack_require__(3730);
// EXTERNAL MODULE: ./build/src/operations/hashing/file-error.js
var file_error = __webpack_require__(4210);
// EXTERNAL MODULE: ./build/src/job/files/patterns.js
var files_patterns = __webpack_require__(666);
// EXTERNAL MODULE: ./build/src/job/files/selection.js
var files_selection = __webpack_require__(7059);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./build/src/job/files/entries.js
var entries = __webpack_require__(8725);
;// CONCATENATED MODULE: ./build/src/job/files/walk.js





/** Links between folders multiply: ten folders that link to each other have millions of ways through. */
const waysThroughLinks = 16;
/** Longest time in milliseconds for which a signal to the process waits. */
const patience = 50;
/** Walks the workspace, `root` with every link resolved, as far as the selection reaches; `.git` folders are closed. */
async function walk(root, selection, findings, options) {
    if (selection.top === undefined)
        return;
    const pending = [{ name: "", path: root, scope: selection.top, above: undefined }];
    const state = { root, selection, findings, ...options, pending, entered: new Map() };
    let resumed = performance.now();
    for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
        visit(state, folder);
        if (performance.now() - resumed < patience)
            continue;
        await (0,promises_.setImmediate)();
        resumed = performance.now();
    }
}
function visit(state, folder) {
    for (const entry of entriesOf(state, folder)) {
        const name = folder.name === "" ? entry.name : `${folder.name}/${entry.name}`;
        take(state, entry.kind, { folder, name, path: (0,external_node_path_.join)(folder.path, entry.name) });
    }
}
function entriesOf({ selection, findings }, { name, path, scope }) {
    const named = [...selection.steps(name).keys()];
    try {
        return selection.needsListing(name, scope) ? (0,entries/* readEntries */.$2)(path, named) : (0,entries/* readNamed */.Mk)(path, named);
    }
    catch (thrown) {
        findings.fail(name === "" ? "." : name, (0,file_error/* toFileError */.GI)(thrown), scope.covering);
        return [];
    }
}
function take(state, kind, place) {
    if (kind === "file")
        takeFile(state, place);
    else if (kind === "folder")
        takeFolder(state, place);
    else if (kind === "link")
        takeLink(state, place);
    else if (kind === "special")
        takeSpecial(state, place);
    else
        takeNameless(state, place);
}
function takeFile({ selection, findings }, { folder, name, path }) {
    const patterns = selection.select(name, folder.scope);
    if (patterns.length > 0)
        findings.file(name, path, patterns);
}
function takeFolder({ root, selection, pending }, { folder, name, path }) {
    if (isInGit((0,files_patterns/* wayInto */.m)(root, path)))
        return;
    const scope = selection.enter(name, folder.scope);
    if (scope !== undefined)
        pending.push({ name, path, scope, above: folder });
}
function takeSpecial(state, place) {
    const patterns = state.selection.select(place.name, place.folder.scope);
    if (patterns.length === 0)
        return;
    const named = namedBy(state, place);
    if (named.length > 0)
        state.findings.fail(place.name, (0,file_error/* fileError */.zS)("FILE_NOT_REGULAR"), named);
    else
        state.findings.skip(place.name, "is a pipe, a socket or a device");
}
function takeNameless({ selection, findings }, { folder, name }) {
    const patterns = selection.select(name, folder.scope);
    const isSelected = patterns.length > 0 || selection.enter(name, folder.scope) !== undefined;
    if (isSelected)
        findings.fail(name, (0,file_error/* fileError */.zS)("FILE_NAME_INVALID"), patterns);
}
/** The patterns that name this without a wildcard, or something behind it. */
function namedBy({ selection }, { folder, name }) {
    return selection.steps(folder.name).get(name.slice(name.lastIndexOf("/") + 1)) ?? [];
}
function takeLink(state, place) {
    const { selection, findings, followLinks } = state;
    const selected = selection.select(place.name, place.folder.scope).length > 0;
    if (!selected && selection.enter(place.name, place.folder.scope) === undefined)
        return;
    const named = namedBy(state, place);
    if (!followLinks && named.length > 0)
        return findings.fail(place.name, (0,file_error/* fileError */.zS)("FILE_IS_LINK"), named);
    const target = resolve(state, place, named);
    // A link that only might have led to something selected matters when it leads to a folder.
    if (target === undefined || !(selected || target.kind === "folder"))
        return;
    if (!followLinks)
        return findings.skip(place.name, "is a symbolic link; see follow-symbolic-links");
    followLink(state, { ...place, path: target.path }, target.kind, named);
}
/** Where a link leads; a broken one is told of, as far as it matters. */
function resolve({ findings }, { name, path }, named) {
    try {
        return (0,entries/* readLink */.XF)(path);
    }
    catch (thrown) {
        const isBroken = (0,file_error/* leadsNowhere */.q1)(thrown);
        if (isBroken && named.length === 0)
            findings.skip(name, "is a symbolic link that leads nowhere");
        else
            findings.fail(name, isBroken ? (0,file_error/* brokenLink */.yC)() : (0,file_error/* toFileError */.GI)(thrown), named);
        return undefined;
    }
}
function followLink(state, place, kind, named) {
    const { root, findings, entered } = state;
    const { name, path, folder } = place;
    const way = (0,files_patterns/* wayInto */.m)(root, path);
    if (way === undefined) {
        if (named.length > 0)
            findings.fail(name, (0,file_error/* fileError */.zS)("FILE_OUTSIDE_WORKSPACE"), named);
        else
            findings.skip(name, "is a symbolic link that leaves the workspace");
    }
    else if (isInGit(way)) {
        findings.skip(name, "is a symbolic link into .git");
    }
    else if (kind === "folder" && named.length === 0 && isWithin(state, folder, path)) {
        findings.skip(name, "is a symbolic link to a folder that it lies in");
    }
    else {
        const times = (entered.get(path) ?? 0) + 1;
        if (kind === "folder" && times > waysThroughLinks)
            findings.skip(name, "is one symbolic link too many to its folder");
        else
            take(state, kind, place);
        entered.set(path, times);
    }
}
/** In any case of the letters: on a file system that does not tell them apart `.GIT` opens `.git`. */
function isInGit(way) {
    return way !== undefined && way.some((name) => name.toLowerCase() === ".git");
}
/** Whether `path` is the folder itself or one that it was searched through; a mere step on the way may be repeated. */
function isWithin({ selection }, folder, path) {
    for (let place = folder; place !== undefined; place = place.above) {
        if (place.path === path && selection.needsListing(place.name, place.scope))
            return true;
    }
    return false;
}

;// CONCATENATED MODULE: ./build/src/job/files/find-files.js







/** Notices that are given in full; the others are counted. */
const shownNotices = 20;
/**
 * Finds the regular files that `patterns` select in the workspace (interface §1.1 `files`, `follow-symbolic-links`).
 * Nothing outside it is ever looked into, and no entry of whatever kind ends the search.
 *
 * @throws AnchorError `INPUT_INVALID` for patterns that are not usable
 */
async function findFiles(patterns, options) {
    const workspace = { given: options.workspace, real: external_node_fs_.realpathSync.native(options.workspace) };
    const parsed = await (0,files_patterns/* parsePatterns */.Z)(patterns, workspace);
    const [outside, inside] = partition(parsed, ({ negate, stem }) => !negate && stem === undefined);
    const collection = createCollection(options.notice);
    for (const pattern of outside)
        collection.fail(pattern.text, (0,file_error/* fileError */.zS)("FILE_OUTSIDE_WORKSPACE"), [pattern]);
    const selection = (0,files_selection/* createSelection */.P)(inside, (pattern) => collection.credited.has(pattern));
    await walk(workspace.real, selection, collection, { followLinks: options.followSymbolicLinks });
    const { files, failed } = collection.close();
    const found = { files: options.followSymbolicLinks ? unique(workspace.real, files) : files, failed };
    for (const { text } of parsed.filter((pattern) => !pattern.negate && !collection.credited.has(pattern))) {
        options.unmatched(`The pattern ${(0,line/* showName */.$i)(text)} matched no file.`);
    }
    for (const names of twins(found.files)) {
        options.warn(`These names are told apart on this system, but not on others: ${names.map((name) => (0,line/* showName */.$i)(name)).join(", ")}.`);
    }
    return found;
}
function partition(items, test) {
    return [items.filter(test), items.filter((item) => !test(item))];
}
/** Gathers what the walk comes upon. */
function createCollection(notice) {
    const files = [];
    const failed = new Map();
    const credited = new Set();
    let notices = 0;
    const fail = (name, error, patterns) => {
        for (const pattern of patterns)
            credited.add(pattern);
        const inside = error.code !== "FILE_OUTSIDE_WORKSPACE" || patterns.every(({ stem }) => stem !== undefined);
        failed.set(name, { subject: inside ? { name, path: name } : { name }, error });
    };
    const file = (name, path, patterns) => {
        for (const pattern of patterns)
            credited.add(pattern);
        try {
            files.push({ name, path, size: (0,external_node_fs_.lstatSync)(path).size });
        }
        catch (thrown) {
            fail(name, (0,file_error/* toFileError */.GI)(thrown), []);
        }
    };
    const skip = (name, why) => {
        notices += 1;
        if (notices <= shownNotices)
            notice(`${(0,line/* showName */.$i)(name)} is left out: it ${why}.`);
    };
    const close = () => {
        if (notices > shownNotices)
            notice(`${notices - shownNotices} more entries are left out for such reasons.`);
        return {
            files: files.sort((left, right) => (0,name_order/* compareNames */.M)(left.name, right.name)),
            failed: [...failed.values()].sort((left, right) => (0,name_order/* compareNames */.M)(left.subject.name, right.subject.name)),
        };
    };
    return { file, fail, skip, close, credited };
}
/** One source a file: of the names that links give it its own, else the first. */
function unique(root, files) {
    const best = new Map();
    for (const { name, path } of files) {
        if (!best.has(path) || (0,files_patterns/* wayInto */.m)(root, path)?.join("/") === name)
            best.set(path, name);
    }
    return files.filter(({ name, path }) => best.get(path) === name);
}
/** Names that are one name on a system that does not tell cases or Unicode forms apart, and as release assets. */
function twins(files) {
    const fold = (name) => name.normalize("NFC").toLowerCase();
    const names = files.map(({ name }) => name);
    if (new Set(names.map(fold)).size === names.length)
        return [];
    return [...Map.groupBy(names, fold).values()].filter((group) => group.length > 1);
}

;// CONCATENATED MODULE: ./build/src/job/files/workspace-files.js
/** The files that a pattern input selects, as the other inputs want them searched. */





/**
 * Finds the files of `patterns`, but not those in output-dir that this run is about to replace: what would be stamped
 * of them would be gone with the same run.
 *
 * @param outputDir absolute path of the folder for evidence
 * @throws AnchorError `INPUT_INVALID` for patterns that are not usable
 */
async function findWorkspaceFiles(patterns, outputDir, { inputs, door: { workspace, log } }) {
    const found = await findFiles(patterns, {
        workspace,
        followSymbolicLinks: inputs.followSymbolicLinks,
        notice: log.notice,
        warn: log.warning,
        unmatched: logUnmatched(inputs, log),
    });
    const folder = (0,external_node_fs_.realpathSync)(outputDir);
    const isReplaced = ({ path }) => (0,external_node_path_.dirname)(path) === folder && (0,file_names/* isRunFile */.QN)((0,external_node_path_.basename)(path), inputs.mode);
    const replaced = found.files.filter(isReplaced).map(({ name }) => name);
    if (replaced.length === 0)
        return found;
    log.notice(`Left out as evidence in output-dir, which this run replaces: ${(0,line/* showNames */.y6)(replaced)}.`);
    return { ...found, files: found.files.filter((file) => !isReplaced(file)) };
}
/** Says which patterns matched nothing; with `if-no-files-found: ignore` that is no more than a line. */
function logUnmatched({ ifNoFilesFound }, log) {
    return ifNoFilesFound === "ignore" ? log.info : (text) => log.warning(text);
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
    // Joined, not added: what is added keeps all its parts in memory.
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





const engine = (0,_engine_js__WEBPACK_IMPORTED_MODULE_2__/* .hasNativeSha3 */ .N)() ? _engine_js__WEBPACK_IMPORTED_MODULE_2__/* .openssl */ .V : (await Promise.all(/* import() */[__webpack_require__.e(904), __webpack_require__.e(725)]).then(__webpack_require__.bind(__webpack_require__, 5725))).noble;
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
var promises_ = __webpack_require__(8500);
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


/***/ })

};
