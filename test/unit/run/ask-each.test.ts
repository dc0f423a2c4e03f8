import { expect, test } from "vitest";

import { AnchorError, type ErrorCode } from "#core/errors.ts";
import type { Judgement } from "#core/row.ts";
import { askEach, toChecksumLines, type AskEachOptions } from "#run/ask-each.ts";
import type { HashedSubject } from "#run/candidates.ts";
import { neverCancelled } from "../../support/plain-job.ts";
import { aDigest, aFullEvidence, outcomes } from "../../support/results.ts";

const verified: Judgement = { verdict: "verified", answer: aFullEvidence(aDigest(1)) };
const file = (name: string, number: number): HashedSubject => ({
  kind: "digest",
  subject: { name, digest: aDigest(number) },
});

const asking = (given: Partial<AskEachOptions> = {}): AskEachOptions => ({
  ask: () => Promise.resolve(verified),
  findCoveringList: () => undefined,
  addRecordedFacts: (row) => row,
  confirm: (outcome) => outcome,
  concurrency: 2,
  signals: neverCancelled(),
  onRow: () => {},
  ...given,
});

test("results stand in the order of the candidates, in whatever order they come", async () => {
  const files = [file("slow", 1), file("quick", 2)];
  const quick = Promise.withResolvers<void>();
  const order: string[] = [];
  const results = await askEach(
    files,
    files.entries(),
    asking({
      ask: async ({ name }) => {
        if (name === "slow") await quick.promise;
        else quick.resolve();
        return verified;
      },
      addRecordedFacts: ({ subject }) => void order.push(`facts of ${subject.name}`),
      onRow: ({ subject }) => void order.push(subject.name),
    }),
  );
  expect(order).toEqual(["facts of quick", "quick", "facts of slow", "slow"]);
  expect(results.map(({ subject }) => subject.name)).toEqual(["slow", "quick"]);
});

test("files of equal bytes share one answer, and each is looked at itself before it is called verified", async () => {
  const files = [file("same", 1), file("changed", 1)];
  const changed: Judgement = { verdict: "failed", error: new AnchorError("FILE_CHANGED", "It was changed.") };
  let requests = 0;
  const results = await askEach(
    files,
    files.entries(),
    asking({
      ask: () => {
        requests += 1;
        return Promise.resolve(verified);
      },
      confirm: (outcome, { name }) => (name === "changed" ? changed : outcome),
    }),
  );
  expect(requests).toBe(1);
  expect(results.map(({ verdict }) => verdict)).toEqual(["verified", "failed"]);
});

test("what was asked about when the run ended is open, and what was not is not attempted", async () => {
  const files = [file("asked", 1), file("unhashed", 2)];
  const sent = Promise.withResolvers<void>();
  const rows = (async function* () {
    yield [0, file("asked", 1)] as const;
    await new Promise(() => {});
  })();
  const results = await askEach(
    files,
    rows,
    asking({
      ask: () => {
        sent.resolve();
        return new Promise(() => {});
      },
      signals: { ...neverCancelled(), overdue: sent.promise },
    }),
  );
  const [asked, unhashed] = results;
  const note =
    "The job was cancelled before an answer about this file came. The request may have been carried out all the same.";
  expect(asked).toMatchObject({ verdict: "unclear", note });
  expect(unhashed).toMatchObject({ error: expect.objectContaining({ code: "NOT_ATTEMPTED" }) });
});

test("what failed before is told at once, and whole bytes that are not the recorded ones are changed", async () => {
  const failed = (code: ErrorCode): HashedSubject => ({
    kind: "failed",
    subject: { name: code },
    error: new AnchorError(code, `It is ${code}.`),
  });
  const files = [failed("FILE_UNREADABLE"), failed("ASSET_DIGEST_MISMATCH")];
  const told: string[] = [];
  const results = await askEach(files, files.entries(), asking({ onRow: ({ verdict }) => void told.push(verdict) }));
  expect(told).toEqual(["failed", "changed"]);
  expect(results).toMatchObject([
    { verdict: "failed", error: { code: "FILE_UNREADABLE" } },
    { verdict: "changed", note: "It is ASSET_DIGEST_MISMATCH." },
  ]);
});

test("proofs of one digest are asked about each by itself, unless their bytes are the same", async () => {
  const proof = (name: string, text: string): HashedSubject => ({
    kind: "digest",
    subject: { name, digest: aDigest(1), root: aDigest(2), bytes: Buffer.from(text) },
  });
  const files = [proof("one", "a"), proof("same", "a"), proof("other", "b")];
  const asked: string[] = [];
  const ask: AskEachOptions["ask"] = ({ name }) => {
    asked.push(name);
    return Promise.resolve(verified);
  };
  await askEach(files, files.entries(), asking({ ask, findCoveringList: () => aDigest(9) }));
  expect(asked).toEqual(["one", "other"]);
});

test("files that a recorded list covers are asked about by it, with one request, and each is looked at itself", async () => {
  const files = [file("a", 1), file("own", 2), file("b", 3)];
  const list = aDigest(9);
  const asked: string[] = [];
  const confirmed: string[] = [];
  const results = await askEach(
    files,
    files.entries(),
    asking({
      findCoveringList: (digest) => (digest === aDigest(2) ? undefined : list),
      ask: ({ digest }) => {
        asked.push(digest);
        return Promise.resolve(verified);
      },
      confirm: (outcome, { name }) => {
        confirmed.push(name);
        return outcome;
      },
    }),
  );
  expect(asked.toSorted()).toEqual([aDigest(2), list].toSorted());
  expect(confirmed.toSorted()).toEqual(["a", "b", "own"]);
  expect(results.map(({ subject, coveredBy }) => [subject.name, coveredBy])).toEqual([
    ["a", list],
    ["own", undefined],
    ["b", list],
  ]);
});

test("where a clock has signed a list, the file is under that list, and the list itself is not", async () => {
  const files = [file("a", 1), file("SUMS", 9)];
  const { timestamped } = outcomes(aDigest(9));
  const rows = await askEach(files, files.entries(), asking({ ask: () => Promise.resolve(timestamped) }));
  expect(rows.map(({ coveredBy }) => coveredBy)).toEqual([aDigest(9), undefined]);
});

test("a list has one line for each name, the last one, and none for what has no digest", () => {
  const subjects = [{ name: "b", digest: aDigest(1) }, { name: "c" }, { name: "a", digest: aDigest(2) }];
  expect(toChecksumLines([...subjects, { name: "b", digest: aDigest(3) }])).toEqual([
    { name: "a", digest: aDigest(2) },
    { name: "b", digest: aDigest(3) },
  ]);
});
