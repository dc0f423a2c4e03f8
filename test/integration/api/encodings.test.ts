/** Encodings of a body that nobody asked for: what is plain is read, and nothing is guessed at. */
import { gzipSync } from "node:zlib";

import { describe, expect, test } from "vitest";

import { jsonAnswer, type Behaviour } from "../../support/network/behaviours.ts";
import { byRoute } from "../../support/runner/rules.ts";
import { createBench, notFound, operations, rightAnswer, verdictOf } from "../../support/service/client.ts";

const text = JSON.stringify(rightAnswer("check"));
const padded = (size: number): string => text + " ".repeat(size - text.length);
const encoded = (encoding: string, body: string | Uint8Array): Behaviour => ({
  kind: "answer",
  answer: { headers: { "content-type": "application/json", "content-encoding": encoding }, body },
});
/** The largest body, encoded or not, has one mebibyte. */
const mebibyte = 1024 * 1024;

/** RFC 9110 §15.2: an answer may have others before it, which a client takes. */
function afterHints(): Behaviour {
  const { headers = {}, body = "" } = jsonAnswer(rightAnswer("check"));
  const fields = Object.entries({ ...headers, "content-length": String(Buffer.byteLength(body)) });
  const hints = "HTTP/1.1 103 Early Hints\r\nlink: </style.css>; rel=preload\r\n\r\n";
  const head = fields.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  return { kind: "bytes", bytes: `${hints}${hints}HTTP/1.1 200 OK\r\n${head}\r\n${String(body)}` };
}

const read: Readonly<Record<string, Behaviour>> = {
  gzip: encoded("gzip", gzipSync(text)),
  GZIP: encoded("GZIP", gzipSync(text)),
  identity: encoded("identity", text),
  "no name": encoded("", text),
  "a mebibyte": encoded("identity", padded(mebibyte)),
  "a mebibyte in gzip": encoded("gzip", gzipSync(padded(mebibyte))),
  "HTTP/1.0": { kind: "answer", answer: jsonAnswer(rightAnswer("check"), { version: "1.0" }), ending: "close" },
  "103 Early Hints before it": afterHints(),
};
const notGuessedAt: Readonly<Record<string, Behaviour>> = {
  zstd: encoded("zstd", text),
  "gzip twice": encoded("gzip, gzip", gzipSync(gzipSync(text))),
  "the name of a method": encoded("toString", text),
  "gzip that is none": encoded("gzip", text),
  "gzip cut short": encoded("gzip", gzipSync(text).subarray(0, -12)),
  "gzip with a hole": encoded("gzip", gzipSync(text).fill(0, 20, 60)),
  "gzip of nothing": encoded("gzip", ""),
  "more than a mebibyte": encoded("identity", padded(mebibyte + 1)),
  "more than a mebibyte in gzip": encoded("gzip", gzipSync(padded(mebibyte + 1))),
};

async function ask(operation: "check" | "stamp", answer: Behaviour) {
  const rules = operation === "check" ? { check: answer } : { stamp: answer, check: notFound };
  await using bench = await createBench(byRoute(rules, { kind: "reset" }), { timeoutMs: 30_000 });
  const said = verdictOf(await operations[operation].ask(bench.client));
  return [said, bench.counts()];
}

describe.concurrent("a body in an encoding", () => {
  test.each(Object.entries(read))("%s is read", async (_, answer) => {
    expect(await ask("check", answer)).toEqual(["found", { check: 1 }]);
  });

  test.each(Object.entries(notGuessedAt))("%s is not guessed at, and asked for once more", async (_, answer) => {
    expect(await ask("check", answer)).toEqual(["unknown", { check: 2 }]);
  });
});

test.each(Object.entries({ 401: "API_KEY_REJECTED", 404: "ENDPOINT_NOT_FOUND", 302: "REDIRECT_REFUSED" }))(
  "status %s decides about a stamp also when its body does not come whole",
  async (status, said) => {
    const answer = jsonAnswer({}, { status: Number(status), headers: { location: "/x" } });
    expect(await ask("stamp", { kind: "cut-body", answer, sent: 1, ending: "reset" })).toEqual([said, { stamp: 1 }]);
  },
);
