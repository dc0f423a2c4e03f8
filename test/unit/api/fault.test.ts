import { setImmediate } from "node:timers/promises";

import { expect, test } from "vitest";

import { backoffMs } from "#api/downloads.ts";
import {
  createGate,
  type Fault,
  faultOfBreak,
  faultOfStatus,
  type Gate,
  toGarbledFault,
  latestAttemptTime,
  nextWaitMs,
  parseRetryAfter,
  markPerhapsGateway,
} from "#api/fault.ts";
import { errorCatalogue } from "#core/errors.ts";
import type { Clock } from "#host/host.ts";

const asked = { path: "/core/v2/file/check", requestId: "r1" };
const today = new Date("2026-01-29T13:54:50Z");

/** All that a fault decides, and its text. */
function told({ error, certainty, usefulAttempts, ...flags }: Fault): string {
  expect(error.requestId).toBe("r1");
  const { retryAfterMs } = error;
  const others = [...Object.keys(flags), ...(retryAfterMs === undefined ? [] : [`retryAfterMs=${retryAfterMs}`])];
  return [`${error.code}: ${error.message}`, certainty, `${usefulAttempts} at most`, ...others].join(" | ");
}

const status = (code: number, headers: Record<string, string> = {}, said?: string): string =>
  told(faultOfStatus(code, headers, asked, today, said));

test("every status is told with what may be done about it", () => {
  const codes = [
    300, 304, 307, 399, 400, 401, 402, 403, 404, 405, 408, 409, 410, 413, 422, 425, 429, 499, 500, 502, 503, 504, 599,
  ];
  expect(Object.fromEntries(codes.map((code) => [code, status(code)]))).toMatchInlineSnapshot(`
    {
      "300": "REDIRECT_REFUSED: POST /core/v2/file/check answered 300, a redirect to nowhere. | refused | 1 at most",
      "304": "REDIRECT_REFUSED: POST /core/v2/file/check answered 304, a redirect to nowhere. | refused | 1 at most",
      "307": "REDIRECT_REFUSED: POST /core/v2/file/check answered 307, a redirect to nowhere. | refused | 1 at most",
      "399": "REDIRECT_REFUSED: POST /core/v2/file/check answered 399, a redirect to nowhere. | refused | 1 at most",
      "400": "REQUEST_REJECTED: POST /core/v2/file/check answered 400. | refused | 1 at most",
      "401": "API_KEY_REJECTED: POST /core/v2/file/check answered 401. | refused | 1 at most",
      "402": "PLAN_LIMIT_REACHED: POST /core/v2/file/check answered 402. | refused | 1 at most",
      "403": "API_KEY_REJECTED: POST /core/v2/file/check answered 403. | refused | 1 at most",
      "404": "ENDPOINT_NOT_FOUND: POST /core/v2/file/check answered 404. | refused | 1 at most",
      "405": "REQUEST_REJECTED: POST /core/v2/file/check answered 405. | refused | 1 at most",
      "408": "REQUEST_TIMEOUT: POST /core/v2/file/check answered 408. | perhaps-processed | Infinity at most",
      "409": "REQUEST_REJECTED: POST /core/v2/file/check answered 409. | perhaps-processed | 1 at most",
      "410": "REQUEST_REJECTED: POST /core/v2/file/check answered 410. | refused | 1 at most",
      "413": "REQUEST_REJECTED: POST /core/v2/file/check answered 413. | refused | 1 at most",
      "422": "REQUEST_REJECTED: POST /core/v2/file/check answered 422. | refused | 1 at most",
      "425": "SERVICE_UNAVAILABLE: POST /core/v2/file/check answered 425. | refused | Infinity at most",
      "429": "RATE_LIMITED: POST /core/v2/file/check answered 429. | refused | Infinity at most",
      "499": "REQUEST_REJECTED: POST /core/v2/file/check answered 499. | refused | 1 at most",
      "500": "SERVICE_UNAVAILABLE: POST /core/v2/file/check answered 500. | perhaps-processed | Infinity at most",
      "502": "SERVICE_UNAVAILABLE: POST /core/v2/file/check answered 502. | perhaps-processed | Infinity at most",
      "503": "SERVICE_UNAVAILABLE: POST /core/v2/file/check answered 503. | perhaps-processed | Infinity at most",
      "504": "SERVICE_UNAVAILABLE: POST /core/v2/file/check answered 504. | perhaps-processed | Infinity at most",
      "599": "SERVICE_UNAVAILABLE: POST /core/v2/file/check answered 599. | perhaps-processed | Infinity at most",
    }
  `);
});

test("a time to come back is told and obeyed where the request may be sent again, and changes no refusal", () => {
  const codes = [302, 400, 401, 403, 408, 409, 429, 500, 502, 503, 504];
  const texts = codes.map((code) => [code, status(code, { "retry-after": "7" })]);
  expect(Object.fromEntries(texts)).toMatchInlineSnapshot(`
    {
      "302": "REDIRECT_REFUSED: POST /core/v2/file/check answered 302, a redirect to nowhere. | refused | 1 at most",
      "400": "REQUEST_REJECTED: POST /core/v2/file/check answered 400. | refused | 1 at most",
      "401": "API_KEY_REJECTED: POST /core/v2/file/check answered 401. | refused | 1 at most",
      "403": "API_KEY_REJECTED: POST /core/v2/file/check answered 403. | refused | 1 at most",
      "408": "REQUEST_TIMEOUT: POST /core/v2/file/check answered 408 and asked for a pause of 7 s. | perhaps-processed | Infinity at most | retryAfterMs=7000",
      "409": "REQUEST_REJECTED: POST /core/v2/file/check answered 409 and asked for a pause of 7 s. | perhaps-processed | 1 at most | retryAfterMs=7000",
      "429": "RATE_LIMITED: POST /core/v2/file/check answered 429 and asked for a pause of 7 s. | refused | Infinity at most | retryAfterMs=7000",
      "500": "SERVICE_UNAVAILABLE: POST /core/v2/file/check answered 500 and asked for a pause of 7 s. | perhaps-processed | Infinity at most | retryAfterMs=7000",
      "502": "SERVICE_UNAVAILABLE: POST /core/v2/file/check answered 502 and asked for a pause of 7 s. | perhaps-processed | Infinity at most | retryAfterMs=7000",
      "503": "SERVICE_UNAVAILABLE: POST /core/v2/file/check answered 503 and asked for a pause of 7 s. | perhaps-processed | Infinity at most | retryAfterMs=7000",
      "504": "SERVICE_UNAVAILABLE: POST /core/v2/file/check answered 504 and asked for a pause of 7 s. | perhaps-processed | Infinity at most | retryAfterMs=7000",
    }
  `);
});

test("a time to come back is counted from the answer's own date, and told in whole seconds, rounded up", () => {
  const headers = { date: "Thu, 29 Jan 2026 13:55:00 GMT", "retry-after": "Thu, 29 Jan 2026 13:55:20 GMT" };
  expect(status(503, headers)).toContain("and asked for a pause of 20 s.");
  const measured = faultOfStatus(
    503,
    { "retry-after": "Thu, 29 Jan 2026 13:54:51 GMT" },
    asked,
    new Date(today.getTime() + 250),
  );
  expect(measured.error.retryAfterMs).toBe(750);
  expect(measured.error.message).toContain("and asked for a pause of 1 s.");
});

test.each(["Rate limit exceeded", "Too many requests", "Your quota is used up", undefined])(
  "a 403 refuses the key, whatever its text says: %s",
  (quotation) => {
    const fault = { error: { code: "API_KEY_REJECTED", quotation }, certainty: "refused", usefulAttempts: 1 };
    expect(faultOfStatus(403, {}, asked, today, quotation)).toMatchObject(fault);
  },
);

test("a refusal without the service's envelope may be a gateway's, but not a limit, an outage or a try too early", () => {
  const isByGateway = (code: number) =>
    markPerhapsGateway(faultOfStatus(code, {}, asked, today)).isFromGateway === true;
  const codes = [302, 400, 401, 404, 408, 425, 429, 500, 503];
  expect(codes.filter((code) => isByGateway(code))).toEqual([302, 400, 401, 404, 408]);
});

test("a redirect is told by its origin, and what was said beside it is not told at all", () => {
  const targets = [
    "https://elsewhere.example/path?token=secret",
    "/login?token=secret",
    "//elsewhere.example/",
    undefined,
  ];
  const texts = targets.map((location) =>
    status(302, location === undefined ? {} : { location }, "Moved to token=secret"),
  );
  expect(texts.join("\n")).toMatchInlineSnapshot(`
    "REDIRECT_REFUSED: POST /core/v2/file/check answered 302, a redirect to https://elsewhere.example. | refused | 1 at most
    REDIRECT_REFUSED: POST /core/v2/file/check answered 302, a redirect to a relative address. | refused | 1 at most
    REDIRECT_REFUSED: POST /core/v2/file/check answered 302, a redirect to a relative address. | refused | 1 at most
    REDIRECT_REFUSED: POST /core/v2/file/check answered 302, a redirect to nowhere. | refused | 1 at most"
  `);
  expect(faultOfStatus(399, {}, asked, today, "words").error.quotation).toBeUndefined();
  expect(faultOfStatus(400, {}, asked, today, "words").error.quotation).toBe("words");
});

test.each([
  [404, "https://anchor.example/core"],
  [413, "6543 bytes"],
  [400, undefined],
])("a status of %i tells of the request what a user may have to change: %s", (code, part) => {
  const sent = { ...asked, address: "https://anchor.example/core", bodyBytes: 6543 };
  const { message } = faultOfStatus(code, {}, sent, today).error;
  expect([sent.address, "6543 bytes"].filter((each) => message.includes(each))).toEqual(part ? [part] : []);
});

test("an answer that cannot be read is garbled, and may have been processed", () => {
  expect(told(toGarbledFault("with a surprise", asked))).toMatchInlineSnapshot(
    `"RESPONSE_INVALID: POST /core/v2/file/check answered with a surprise. | perhaps-processed | 1 at most | isGarbled"`,
  );
  expect(toGarbledFault("with a surprise", asked, 2).usefulAttempts).toBe(2);
});

const reset = Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" });
const broken = (reason: "timeout" | "aborted" | "tls" | "failed", sent: boolean, cause: unknown = reset): Fault =>
  faultOfBreak({ kind: "broken", reason, wasSent: sent, cause }, asked, 30_500);

test("a break is told by how far the request came", () => {
  const breaks = {
    "timeout, sent": broken("timeout", true),
    "timeout, not sent": broken("timeout", false),
    "aborted, sent": broken("aborted", true),
    "aborted, not sent": broken("aborted", false),
    "tls, not sent": broken("tls", false),
    "failed, sent": broken("failed", true),
    "failed, not sent": broken("failed", false),
  };
  const texts = Object.entries(breaks).map(([name, fault]) => [name, told(fault)]);
  expect(Object.fromEntries(texts)).toMatchInlineSnapshot(`
    {
      "aborted, not sent": "NOT_ATTEMPTED: POST /core/v2/file/check was cancelled. | not-sent | 1 at most",
      "aborted, sent": "NOT_ATTEMPTED: POST /core/v2/file/check was cancelled. | perhaps-processed | 1 at most",
      "failed, not sent": "SERVICE_UNREACHABLE: POST /core/v2/file/check was not sent: read ECONNRESET. | not-sent | Infinity at most",
      "failed, sent": "CONNECTION_LOST: The connection broke after POST /core/v2/file/check was sent: read ECONNRESET. | perhaps-processed | Infinity at most",
      "timeout, not sent": "REQUEST_TIMEOUT: No complete answer to POST /core/v2/file/check came within 30.5 s. | not-sent | Infinity at most",
      "timeout, sent": "REQUEST_TIMEOUT: No complete answer to POST /core/v2/file/check came within 30.5 s. | perhaps-processed | 2 at most",
      "tls, not sent": "TLS_REJECTED: POST /core/v2/file/check was not sent: the TLS connection failed: read ECONNRESET. | not-sent | 1 at most",
    }
  `);
});

test("a break that was a cancellation says nothing was sent only where nothing was", () => {
  expect(broken("aborted", false).error.hint).toBe(errorCatalogue.NOT_ATTEMPTED.hint);
  expect(broken("aborted", true).error.hint).toMatchInlineSnapshot(
    `"The request was under way when the run was cancelled: run the job again for its answer."`,
  );
});

test("a break keeps its cause, and the words of a certificate apart, without what Node advises about itself", () => {
  expect(broken("failed", true).error.cause).toBe(reset);
  expect(broken("tls", false).error.quotation).toBe("read ECONNRESET");
  expect(broken("failed", false).error.quotation).toBeUndefined();
  const advice = new Error(
    "self-signed certificate; if the root CA is installed locally, try running Node.js with --x",
  );
  expect(broken("tls", false, advice).error.message).toMatch(/self-signed certificate\.?$/);
});

test("a break at 100 Continue is told with what to do, and is not tried again", () => {
  const cause = Object.assign(new Error("bad response"), { code: "UND_ERR_SOCKET" });
  const fault = broken("failed", true, cause);
  expect(told(fault)).toMatchInlineSnapshot(
    `"CONNECTION_LOST: The service sent 100 Continue to POST /core/v2/file/check, which had not asked for it, so its answer cannot be read. Tell the service's operator. | perhaps-processed | 1 at most"`,
  );
  expect(fault.error.hint).toMatch(/may have been paid for/);
  expect(broken("failed", false, cause).error.message).not.toContain("100 Continue");
  const others = [Object.assign(new Error("other side closed"), { code: cause.code }), new Error(cause.message)];
  for (const other of others) expect(broken("failed", true, other).usefulAttempts).toBe(Number.POSITIVE_INFINITY);
});

test.each([
  ["Proxy response (407) !== 200 when HTTP Tunneling", 1, /HTTPS_PROXY/],
  ["Proxy response (403) !== 200 when HTTP Tunneling", 1, /NO_PROXY/],
  ["Proxy response (429) !== 200 when HTTP Tunneling", Number.POSITIVE_INFINITY, /^(?!.*PROXY)/],
  ["Proxy response (504) !== 200 when HTTP Tunneling", Number.POSITIVE_INFINITY, /^(?!.*PROXY)/],
  ["No Proxy response (403)", Number.POSITIVE_INFINITY, /^(?!.*PROXY)/],
])("a proxy's refusal is final, and its outage is not: %s", (message, usefulAttempts, advice) => {
  const fault = broken("failed", false, new Error(message));
  expect(fault).toMatchObject({ error: { code: "SERVICE_UNREACHABLE" }, certainty: "not-sent", usefulAttempts });
  expect(fault.error.message).toContain(/\d{3}/.exec(message)?.[0]);
  expect(fault.error.hint).toMatch(advice);
});

test.each([
  ["nothing listens", "ECONNREFUSED", /Is the service running\?/],
  ["nobody has the name", "ENOTFOUND", /spelling of api-url, then DNS/],
  ["no name server answers", "EAI_AGAIN", /spelling of api-url, then DNS/],
  ["there is no route", "ENETUNREACH", /proxy and the firewall/],
])("the advice about a connection that failed fits its cause: %s", (_, code, advice) => {
  const cause = Object.assign(new AggregateError([Object.assign(new Error("connect"), { code })]), { code });
  expect(broken("failed", false, cause).error.hint).toMatch(advice);
});

test("a break is told in the system's own words", () => {
  const refused = Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:1"), { code: "ECONNREFUSED" });
  const causes = {
    "a code within its words": refused,
    "a code beside its words": Object.assign(new Error("other side closed"), { code: "UND_ERR_SOCKET" }),
    "a code that is a number": Object.assign(new Error("odd"), { code: 7 }),
    "no code": new RangeError("odd"),
    "a name within its words": new RangeError("RangeError: odd"),
    "a line of OpenSSL's": Object.assign(
      new Error("40E7:error:0A00010B:SSL routines:tls_head:wrong version number:../deps/openssl/tlsany_meth.c:77:\n"),
      { code: "ERR_SSL_WRONG_VERSION_NUMBER" },
    ),
    "a line of OpenSSL's with a call before it": Object.assign(
      new Error("write EPROTO 40E7:error:0A000410:SSL routines:ssl3_read:handshake failure:../deps/rec.c:908:\n"),
      { code: "EPROTO" },
    ),
    "several, of which the first is told": new AggregateError([refused, reset], "all failed"),
    "several in several": new AggregateError([new AggregateError([reset])]),
    "several, and none is known": new AggregateError([], "all failed"),
    "a text": "odd",
    nothing: null,
  };
  const texts = Object.entries(causes).map(([name, cause]) => [name, broken("failed", false, cause).error.message]);
  expect(Object.fromEntries(texts)).toMatchInlineSnapshot(`
      {
        "a code beside its words": "POST /core/v2/file/check was not sent: UND_ERR_SOCKET other side closed.",
        "a code that is a number": "POST /core/v2/file/check was not sent: 7 odd.",
        "a code within its words": "POST /core/v2/file/check was not sent: connect ECONNREFUSED 127.0.0.1:1.",
        "a line of OpenSSL's": "POST /core/v2/file/check was not sent: ERR_SSL_WRONG_VERSION_NUMBER wrong version number.",
        "a line of OpenSSL's with a call before it": "POST /core/v2/file/check was not sent: EPROTO handshake failure.",
        "a name within its words": "POST /core/v2/file/check was not sent: RangeError: odd.",
        "a text": "POST /core/v2/file/check was not sent: odd.",
        "no code": "POST /core/v2/file/check was not sent: RangeError odd.",
        "nothing": "POST /core/v2/file/check was not sent: null.",
        "several in several": "POST /core/v2/file/check was not sent: read ECONNRESET.",
        "several, and none is known": "POST /core/v2/file/check was not sent: AggregateError all failed.",
        "several, of which the first is told": "POST /core/v2/file/check was not sent: connect ECONNREFUSED 127.0.0.1:1.",
      }
    `);
});

const first = { attempt: 1, elapsedMs: 0, repeatable: true };
const once = { ...first, repeatable: false };

const faultOf = (code: number, headers: Record<string, string> = {}): Fault =>
  faultOfStatus(code, headers, asked, today);

test.each([
  ["0", 0],
  ["7", 7000],
  ["86400", 86_400_000],
  ["Thu, 29 Jan 2026 13:55:20 GMT", 30_000],
])("Retry-After: %s is read as %i ms", (value, expected) => {
  expect(parseRetryAfter(value, undefined, today)).toBe(expected);
});

test("a Retry-After date is measured against the runner's clock where the answer has no date that can be read", () => {
  const later = "Thu, 29 Jan 2026 13:55:20 GMT";
  for (const date of [undefined, "", "githubTime", "2026-01-29T13:55:00Z", ["Thu, 29 Jan 2026 13:55:00 GMT"]]) {
    expect(parseRetryAfter(later, date, today)).toBe(30_000);
  }
});

test("a Retry-After date is obeyed from a second on, and the present is no time to come back", () => {
  expect(parseRetryAfter("Thu, 29 Jan 2026 13:54:51 GMT", undefined, today)).toBe(1000);
  expect(parseRetryAfter("Thu, 29 Jan 2026 13:54:50 GMT", undefined, today)).toBeUndefined();
});

test.each([
  "",
  " ",
  "-1",
  "+5",
  "1e3",
  "0x10",
  "1.5",
  "Infinity",
  "٣",
  "3 s",
  "soon",
  "1234567890",
  "2026-01-29",
  "Thu, 29 Jan 2026 13:54:00 GMT",
  "2027-01-29",
  "2027-01-29T13:54:50Z",
  "after Thu, 29 Jan 2026 13:55:20 GMT",
  "Thu, 29 Jan 2026 13:55:20 GMT-0100",
  "Thursday, 29-Jan-26 13:55:20 GMT",
  "Thu, 31 Foo 2026 13:55:20 GMT",
  "1 ",
  undefined,
  ["1"],
])("Retry-After: %j is not obeyed", (value) => {
  expect(parseRetryAfter(value, undefined, today)).toBeUndefined();
});

test("a free question is asked again after a limit or an outage, what may be sent once only after a limit", () => {
  const statuses = Array.from({ length: 300 }, (_, index) => 300 + index);
  const again = (progress: typeof first) =>
    statuses.filter((code) => nextWaitMs(faultOf(code), progress, 0.5) !== undefined);
  expect(again(first)).toEqual([408, 425, 429, ...statuses.slice(200)]);
  expect(again(once)).toEqual([425, 429]);
});

test("a question that may be repeated waits longer each time, with full jitter", () => {
  const waits = [1, 2, 3].map((attempt) => nextWaitMs(faultOf(503), { ...first, attempt }, 0.5));
  expect(waits).toEqual([500, 1000, 2000]);
  expect(nextWaitMs(faultOf(503), first, 0)).toBe(0);
});

test("a question that may be repeated is made four times at most, and less often where the fault says so", () => {
  expect(nextWaitMs(faultOf(503), { ...first, attempt: 3 }, 0.5)).toBe(2000);
  expect(nextWaitMs(faultOf(503), { ...first, attempt: 4 }, 0.5)).toBeUndefined();
  const twice = { ...faultOf(503), usefulAttempts: 2 };
  expect(nextWaitMs(twice, first, 0.5)).toBe(500);
  expect(nextWaitMs(twice, { ...first, attempt: 2 }, 0.5)).toBeUndefined();
});

test("a question that may be repeated is given up when the next attempt would begin after three minutes", () => {
  expect(nextWaitMs(faultOf(503), { ...first, elapsedMs: 179_500 }, 0.5)).toBe(500);
  expect(nextWaitMs(faultOf(503), { ...first, elapsedMs: 179_501 }, 0.5)).toBeUndefined();
});

test("a question that may be repeated waits exactly as long as Retry-After says, and not at all when that is too long", () => {
  expect(nextWaitMs(faultOf(429, { "retry-after": "42" }), first, 0.5)).toBe(42_000);
  expect(nextWaitMs(faultOf(429, { "retry-after": "60" }), first, 0.5)).toBe(60_000);
  expect(nextWaitMs(faultOf(429, { "retry-after": "0" }), first, 0.5)).toBe(0);
  expect(nextWaitMs(faultOf(429, { "retry-after": "61" }), first, 0.5)).toBeUndefined();
});

test("what may be sent only once is not sent again after an outage that names a time", () => {
  expect(nextWaitMs(faultOf(503, { "retry-after": "1" }), once, 0.5)).toBeUndefined();
});

test("what may be sent only once is sent again only when a break came before the first byte, and not for a certificate", () => {
  expect(nextWaitMs(broken("failed", false), once, 0.5)).toBe(500);
  expect(nextWaitMs(broken("failed", true), once, 0.5)).toBeUndefined();
  expect(nextWaitMs(broken("tls", false), once, 0.5)).toBeUndefined();
});

test("the last attempt begins within three minutes, and within a fourth for the check after what may be sent once", () => {
  expect(latestAttemptTime(1000, true)).toBe(181_000);
  expect(latestAttemptTime(1000, false)).toBe(241_000);
});

test("a wait is doubled with each attempt, and chance takes off no more than it may", () => {
  expect([1, 2, 3].map((attempt) => backoffMs(attempt, 1, 0.5))).toEqual([1000, 2000, 4000]);
  expect([0, 0.5, 1].map((random) => backoffMs(2, random, 0.5))).toEqual([1000, 1500, 2000]);
});

/** A clock that moves on only when everybody waits, and then to whoever is first. */
function createSharedClock() {
  let now = 0;
  const waiting: { readonly until: number; readonly wake: () => void }[] = [];
  const clock: Clock = {
    now: () => now,
    today: () => new Date(now),
    random: () => 0.5,
    wait: (milliseconds, signal) =>
      new Promise((wake) => {
        if (signal?.aborted === true) return wake();
        signal?.addEventListener("abort", () => wake(), { once: true });
        waiting.push({ until: now + milliseconds, wake });
      }),
  };
  const settle = async () => {
    for (;;) {
      await setImmediate();
      const next = waiting.sort((one, other) => one.until - other.until).shift();
      if (next === undefined) return;
      now = Math.max(now, next.until);
      next.wake();
    }
  };
  return { clock, settle };
}

const never = new AbortController().signal;
const limit = faultOf(429);

/** The times in milliseconds at which `count` workers, all there from the start, get their turn. */
async function tasks(count: number, act: (gate: Gate, clock: Clock) => unknown): Promise<readonly number[]> {
  const { clock, settle } = createSharedClock();
  const gate = createGate(clock);
  const times: number[] = [];
  act(gate, clock);
  for (let worker = 0; worker < count; worker += 1) {
    void gate.pass(never).then((fault) => fault === undefined && times.push(clock.now()));
  }
  await settle();
  return times;
}

test("a pause holds everybody back, and the longest one counts", async () => {
  const times = await tasks(3, (gate) => {
    gate.pause(5000);
    gate.pause(1000);
  });
  expect(times).toEqual([5000, 5000, 5000]);
});

test("a pause holds back those who wait for it already", async () => {
  const times = await tasks(2, (gate, clock) => {
    gate.pause(1000);
    void clock.wait(500).then(() => gate.pause(3000));
  });
  expect(times).toEqual([3500, 3500]);
});

test("a pause ends early for who is stopped", async () => {
  const { clock, settle } = createSharedClock();
  const gate = createGate(clock);
  const stop = new AbortController();
  gate.pause(60_000);
  const turn = gate.pass(stop.signal);
  stop.abort();
  expect(await turn).toBeUndefined();
  expect(clock.now()).toBe(0);
  await settle();
});

test("nobody passes a closed gate, whoever waits at it, and the first reason stands; a pause closes none", async () => {
  const { clock, settle } = createSharedClock();
  const gate = createGate(clock);
  gate.pause(1000);
  const waiting = [gate.pass(never), gate.pass(never)];
  expect(gate.isClosed()).toBe(false);
  gate.close(limit);
  expect(gate.isClosed()).toBe(true);
  gate.close({ ...limit, usefulAttempts: 7 });
  expect(await gate.pass(never)).toBe(limit);
  expect(clock.now()).toBe(0);
  await settle();
  expect(await Promise.all([...waiting, gate.pass(never)])).toEqual([limit, limit, limit]);
});

test("a pause is new when none is left of one before it", async () => {
  const { clock, settle } = createSharedClock();
  const gate = createGate(clock);
  expect(gate.pause(1000)).toBe(true);
  expect(gate.pause(2000)).toBe(false);
  void gate.pass(never);
  await settle();
  expect(clock.now()).toBe(2000);
  expect(gate.pause(1000)).toBe(true);
});
