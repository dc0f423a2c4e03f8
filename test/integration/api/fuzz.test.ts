/** Answers that nobody would think of: no method throws, and none of them passes. */
import * as fc from "fast-check";
import { expect, test } from "vitest";

import { errorCatalogue } from "#core/errors.ts";
import type { Judgement } from "#core/row.ts";
import { changed } from "../../support/network/answers.ts";
import { json, type Behaviour } from "../../support/network/behaviours.ts";
import { anotherDigest } from "../../support/network/replies.ts";
import { essentialMembers } from "../../support/network/wrong-answers.ts";
import {
  createBench,
  digest,
  notFound,
  onlyFor,
  operationNames,
  operations,
  rightAnswer,
  verdictOf,
  type Bench,
  type Operation,
} from "../../support/service/client.ts";
import { runs } from "../../support/runs.ts";

const good = new Set(["accepted", "anchored", "already-anchored", "found", "verified"]);
const known = new Set<string>([...good, "not-found", "no-match", "unclear", "unknown", ...Object.keys(errorCatalogue)]);

/** A bench of one operation whose answer can be changed from case to case. */
async function createFuzzBench(
  operation: Operation,
): Promise<{ bench: Bench; ask: (answer: Behaviour) => Promise<Judgement> }> {
  let behaviour: Behaviour = { kind: "reset" };
  const rule = () => behaviour;
  const { route, ask } = operations[operation];
  const bench = await createBench(operation === "check" ? rule : onlyFor(route, { onRequest: rule }, notFound), {
    timeoutMs: 2000,
  });
  return {
    bench,
    ask: (answer) => {
      behaviour = answer;
      return ask(bench.client);
    },
  };
}

const hostileName = fc.constantFrom("__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "length");
const hashes = fc.constantFrom(digest, digest.toUpperCase(), `0x${digest}`, anotherDigest, "", "0x");
const words = fc.constantFrom("full match", "no match", "Hash found.", "Hash not found.", "send", "success", "error");
const scalar = fc.oneof(
  hashes,
  words,
  fc.boolean(),
  fc.constantFrom(null, undefined),
  fc.integer(),
  fc.double(),
  fc.string(),
);
const anything = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthSize: "small" },
    scalar,
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(
      fc.oneof(hostileName, fc.constantFrom("data", "hash", "result", "fileHash"), fc.string()),
      tie("value"),
      {
        maxKeys: 4,
        noNullPrototype: true,
      },
    ),
  ),
})).value;

/** JSON in which a member called __proto__ is one like any other. */
const write = (value: unknown): string => JSON.stringify(value);

test.each(operationNames)("%s is never passed by an answer whose members are anything", async (operation) => {
  const own = operation === "verify with report" ? "verify" : operation;
  const { bench, ask } = await createFuzzBench(operation);
  await using _ = bench;
  const right = rightAnswer(operation);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...essentialMembers[own]), anything, async (path, value) => {
      const answer = changed(right, { [path]: value });
      const verdict = verdictOf(await ask(json(answer)));
      expect(known).toContain(verdict);
      if (good.has(verdict)) expect(isHarmless(path, value, right)).toBe(true);
    }),
    { numRuns: runs(400) },
  );
});

/** Whether a member still says what it must: a digest in another spelling, or the very value it had. */
function isHarmless(path: string, value: unknown, right: object): boolean {
  const before: unknown = path
    .split(".")
    .reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], right);
  const spelling = (text: unknown) => (typeof text === "string" ? text.replace(/^0x/i, "").toLowerCase() : text);
  return write(spelling(before)) === write(spelling(value));
}

const field = fc.tuple(
  fc.constantFrom(
    "content-type",
    "content-length",
    "content-encoding",
    "location",
    "retry-after",
    "date",
    "x-demo-service",
    "transfer-encoding",
    "connection",
    "x",
  ),
  fc.constantFrom(
    "application/json",
    "text/html",
    "0",
    "2",
    "999999",
    "gzip",
    "chunked",
    "https://elsewhere.example/",
    "1",
    "close",
    "",
    "\u00ff",
  ),
);

test.each(operationNames)("%s survives any head, with fields twice and bodies that do not fit", async (operation) => {
  const { bench, ask } = await createFuzzBench(operation);
  await using _ = bench;
  const body = write(rightAnswer(operation));
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(100, 103, 199, 200, 201, 302, 304, 404, 429, 503, 600, 999),
      fc.array(field, { maxLength: 6 }),
      fc.constantFrom(body, "", "null", body.slice(0, 40)),
      async (status, fields, text) => {
        const lines = fields.map(([name, value]) => `${name}: ${value}\r\n`).join("");
        const bytes = Buffer.from(`HTTP/1.1 ${status} Whatever\r\n${lines}\r\n${text}`, "latin1");
        const verdict = verdictOf(await ask({ kind: "bytes", bytes, ending: "close" }));
        expect(known).toContain(verdict);
        expect(verdict).not.toBe("INTERNAL");
        if (good.has(verdict)) expect([status, text]).toEqual([200, body]);
      },
    ),
    { numRuns: runs(400) },
  );
});
