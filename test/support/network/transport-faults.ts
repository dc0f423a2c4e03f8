/** What the network and HTTP can do to a right answer, by name: for tests that go through all of it. */
import { jsonAnswer, type Answer, type Behaviour } from "./behaviours.ts";
import type { Script } from "./fault-server.ts";

const mebibyte = 1024 * 1024;

/**
 * What can go wrong below HTTP, or with its framing: each row spoils `right`. The refused port, DNS and TLS are set up
 * elsewhere (`refusingUrl`, `FaultServer.refuse`, `FaultServerOptions.tls`).
 */
export function transportFaults(right: Answer, { everyMs = 50 } = {}): Readonly<Record<string, Script>> {
  const after = (onRequest: Behaviour): Script => ({ onRequest });
  const onRequest: Behaviour = { kind: "answer", answer: right };
  return {
    "closed when accepted": { onConnection: () => "close", onRequest },
    "reset when accepted": { onConnection: () => "reset", onRequest },
    "accepted without a word": { onConnection: () => "silence", onRequest },
    "closed before the body is read": { onHead: () => "close", onRequest },
    "reset before the body is read": { onHead: () => "reset", onRequest },
    "closed after the request": after({ kind: "close" }),
    "reset after the request": after({ kind: "reset" }),
    "no answer": after({ kind: "silence" }),
    "slow headers": after({ kind: "slow-headers", answer: right, everyMs }),
    "trickling body": after({ kind: "trickle", answer: right, everyMs }),
    "body cut by close": after({ kind: "cut-body", answer: right, sent: 20, ending: "close" }),
    "body cut by reset": after({ kind: "cut-body", answer: right, sent: 20, ending: "reset" }),
    "body that stops": after({ kind: "cut-body", answer: right, sent: 20, ending: "silence" }),
    "Content-Length too short": after({ kind: "wrong-length", answer: right, by: -20 }),
    "Content-Length too long": after({ kind: "wrong-length", answer: right, by: 20 }),
    "not HTTP": after({ kind: "not-http" }),
    "oversized headers": after({ kind: "oversized-headers", answer: right, size: 100_000 }),
    "100 Continue unasked": after({ kind: "continue", answer: right }),
    "gzip bomb": after({ kind: "gzip-bomb", answer: right, inflated: 200 * mebibyte }),
    "huge body": after({ kind: "huge-body", answer: right, size: 100 * mebibyte }),
    "endless body": after({ kind: "endless", answer: right }),
  };
}

export const redirectStatuses = [301, 302, 303, 307, 308] as const;

/** Where a redirect may point, by name; `other` is the port of a second server, which must never hear of it. */
export function redirectTargets(url: string, other: number): Readonly<Record<string, string | undefined>> {
  return {
    "the same origin": `${url}/elsewhere`,
    "another port": `http://127.0.0.1:${other}/core`,
    "another host": `http://localhost:${other}/core`,
    "plain http": url.replace(/^https?:\/\/[^:]+:\d+/, `http://127.0.0.1:${other}`),
    "a relative path": "/elsewhere",
    "another host without a scheme": `//localhost:${other}/core`,
    nowhere: undefined,
    garbage: "ht!tp://[::bad",
    "a script": "javascript:alert(1)",
  };
}

/** An answer that redirects, without a Location when there is no target; it carries `right` as its body. */
export function redirect(status: number, location: string | undefined, right: object = {}): Behaviour {
  return { kind: "answer", answer: jsonAnswer(right, { status, headers: location === undefined ? {} : { location } }) };
}

/** Values of Retry-After by name. `wait` is what a reader of RFC 9110 makes of it, in seconds; none for nonsense. */
export function retryAfters(seconds: number, serverDate: Date): Readonly<Record<string, RetryAfter>> {
  const date = (offset: number) => new Date(serverDate.getTime() + offset * 1000).toUTCString();
  const dated = (value: string) => ({ "retry-after": value, date: date(0) });
  return {
    none: { headers: {} },
    seconds: { headers: { "retry-after": String(seconds) }, wait: seconds },
    "an HTTP date": { headers: dated(date(seconds)), wait: seconds },
    "an HTTP date gone by": { headers: dated(date(-3600)), wait: 0 },
    absurd: { headers: { "retry-after": "86400" }, wait: 86_400 },
    "absurd, dated": { headers: dated(date(86_400)), wait: 86_400 },
    zero: { headers: { "retry-after": "0" }, wait: 0 },
    negative: { headers: { "retry-after": "-1" } },
    empty: { headers: { "retry-after": "" } },
    exponent: { headers: { "retry-after": "1e3" } },
    hexadecimal: { headers: { "retry-after": "0x10" } },
    infinite: { headers: { "retry-after": "Infinity" } },
    fraction: { headers: { "retry-after": "1.5" } },
    "an ISO date": { headers: dated(new Date(serverDate.getTime() + seconds * 1000).toISOString()) },
    junk: { headers: { "retry-after": "soon" } },
  };
}

interface RetryAfter {
  readonly headers: Readonly<Record<string, string>>;
  readonly wait?: number;
}

/** Every client and server error status that the matrix names. */
export const errorStatuses = [
  400, 401, 402, 403, 404, 405, 408, 409, 410, 413, 415, 418, 422, 425, 429, 431, 451, 500, 501, 502, 503, 504, 507,
  511, 520,
] as const;
