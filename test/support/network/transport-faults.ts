/** What the network and HTTP can do to a right answer, by name: for tests that go through all of it. */
import { gzipSync } from "node:zlib";

import { jsonAnswer, type Answer, type Behaviour } from "./behaviours.ts";
import type { Script } from "./fault-server.ts";

const mebibyte = 1024 * 1024;

/**
 * What can go wrong below HTTP, or with its framing: each row spoils `right`. The refused port, DNS and TLS are set up
 * elsewhere (`refusingUrl`, `FaultServerOptions.tls`).
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

const redirectStatuses = [301, 302, 303, 307, 308] as const;

/** An answer that redirects, with `right` as its body. */
export const redirect = (status: number, location: string, right: object = {}): Behaviour => ({
  kind: "answer",
  answer: jsonAnswer(right, { status, headers: { location } }),
});

const page = "<!doctype html><title>Sign in to the network</title>";

/** What can go wrong below HTTP, and the statuses, redirects to `elsewhere` and bodies in place of an answer. */
export function allFaults(right: Answer, elsewhere: string): Readonly<Record<string, Script>> {
  const { headers, body = "" } = right;
  // With the right answer as its body: the status alone decides.
  const status = (code: number, more: Readonly<Record<string, string>> = {}): Behaviour => ({
    kind: "answer",
    answer: { body, status: code, headers: { ...headers, ...more } },
  });
  const zipped = gzipSync(body).subarray(0, -12);
  const behaviours: Readonly<Record<string, Behaviour>> = {
    "nothing at all": { kind: "answer", answer: right },
    "a port that refuses": { kind: "reset" },
    "a body cut short, with its true length": { kind: "answer", answer: { ...right, body: body.slice(0, -5) } },
    "gzip cut short": { kind: "answer", answer: { headers: { ...headers, "content-encoding": "gzip" }, body: zipped } },
    "a page in HTML": { kind: "answer", answer: { headers: { "content-type": "text/html" }, body: page } },
    "the answer, called a page": { kind: "answer", answer: { headers: { "content-type": "text/html" }, body } },
    ...Object.fromEntries(redirectStatuses.map((code) => [`redirect ${code}`, status(code, { location: elsewhere })])),
    "status 429": status(429),
    "status 429 for a second": status(429, { "retry-after": "1" }),
    "status 429 for a day": status(429, { "retry-after": "86400" }),
    "status 500": status(500),
    "status 503": status(503),
    "status 503 for a second": status(503, { "retry-after": "1" }),
    "status 503 for a day": status(503, { "retry-after": "86400" }),
  };
  const scripts = Object.entries(behaviours).map(([name, onRequest]) => [name, { onRequest }] as const);
  return { ...transportFaults(right, { everyMs: 200 }), ...Object.fromEntries(scripts) };
}
