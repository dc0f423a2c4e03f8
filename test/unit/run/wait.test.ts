import { expect, test } from "vitest";

import type { Digest } from "#core/digest.ts";
import { AnchorError } from "#core/errors.ts";
import { toFailure, type Judgement, type Row } from "#core/row.ts";
import { systemClock } from "#host/host.ts";
import { waitUntilOnChain } from "#run/wait.ts";
import { neverCancelled } from "../../support/plain-job.ts";
import { aDigest } from "../../support/results.ts";

test("more stamps are waited for than a call takes arguments", async () => {
  const evidence = { requestId: "r", records: [], segments: [] };
  const digestOf = (index: number): Digest => index.toString(16).padStart(64, "0") as Digest;
  const stamped = Array.from({ length: 132_000 }, (_, index): Row => ({
    subject: { name: `file-${index}`, digest: digestOf(index) },
    verdict: "accepted" as const,
    answer: evidence,
  }));
  const find = async (): Promise<Judgement> => ({ verdict: "found", answer: evidence });
  const times = { waitMs: 300_000, blockTimeMs: 0, concurrency: 8 };
  const told = { showWait: () => {}, log: { info: () => {}, warning: () => {} }, signals: neverCancelled() };
  await waitUntilOnChain(stamped, { check: find, resend: find, ...times, ...told });
  expect(new Set(stamped.map(({ verdict }) => verdict))).toEqual(new Set(["anchored"]));
});

test("a second stamp that is refused is told, and the first one stays open", async () => {
  const open = {
    kind: "unclear",
    since: systemClock.now(),
    mayResend: true,
    ownMessage: "The answer was lost.",
  } as const;
  const outcome: Judgement = { verdict: "unclear", note: open.ownMessage, unresolved: open };
  const warnings: string[] = [];
  const row: Row = { subject: { name: "a", digest: "0".repeat(64) as Digest }, ...outcome };
  await waitUntilOnChain([row], {
    check: async () => ({ verdict: "not-found", answer: { requestId: "r", records: [], segments: [] } }),
    resend: async () => toFailure(new AnchorError("REQUEST_REJECTED", "No coins.")),
    waitMs: 500,
    blockTimeMs: 0,
    concurrency: 1,
    showWait: () => {},
    log: { info: () => {}, warning: (text: string) => void warnings.push(text) },
    signals: neverCancelled(),
  });
  expect(row.verdict).toBe("unclear");
  expect(warnings.at(-1)).toContain("No coins.");
});

test("files under a list share its judgement and stay files, also where no check of it came in time", async () => {
  const open = {
    kind: "unclear",
    since: systemClock.now(),
    mayResend: true,
    ownMessage: "The answer was lost.",
  } as const;
  const lost: Judgement = { verdict: "unclear", note: open.ownMessage, unresolved: open };
  const [list, file] = [aDigest(1), aDigest(2)];
  const former = [aDigest(3)];
  const rows: readonly Row[] = [
    { ...lost, subject: { name: "anchor-SHA3-256SUMS", digest: list }, isList: true, former },
    { ...lost, subject: { name: "app.tgz", digest: file }, coveredBy: list },
  ];
  const parts = { waitMs: 0, blockTimeMs: 60_000, concurrency: 1, showWait: () => {}, signals: neverCancelled() };
  const never = () => new Promise<Judgement>(() => {});
  const log = { info: () => {}, warning: () => {} };
  const before = structuredClone(rows);
  await waitUntilOnChain(rows, { ...parts, log, check: never, resend: never });
  expect(rows).toEqual(before);
});
