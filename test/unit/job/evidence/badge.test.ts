import { expect, test } from "vitest";

import { toBadge } from "../../../../src/job/evidence/badge.ts";
import { AnchorError } from "../../../../src/domain/errors.ts";
import type { Outcome } from "../../../../src/domain/outcome.ts";
import { toReport } from "../../../../src/domain/report.ts";

const evidence = { requestId: "r", records: [], segments: [] };
const verified: Outcome = { kind: "verified", evidence };
const noMatch: Outcome = { kind: "no-match", evidence };
const outage: Outcome = { kind: "failed", error: new AnchorError("SERVICE_UNAVAILABLE", "down") };
const skipped: Outcome = { kind: "skipped", note: "dry" };

test.each<[string, readonly Outcome[], string, string]>([
  ["all verified", [verified, verified], "2 of 2 verified", "brightgreen"],
  [
    "a mismatch, whatever else there is",
    [verified, noMatch, outage],
    "1 of 3 does not match, 1 failed, 1 verified",
    "red",
  ],
  ["an outage, which says nothing about the files", [verified, outage], "1 of 2 failed, 1 verified", "yellow"],
  ["nobody asked", [skipped], "1 of 1 skipped", "lightgrey"],
  ["no files", [], "no files", "lightgrey"],
])("a badge for %s", (_, outcomes, message, color) => {
  const results = outcomes.map((outcome, index) => ({ subject: { name: `${index}` }, outcome }));
  expect(toBadge(toReport("verify", results))).toMatchObject({ schemaVersion: 1, label: "anchored", message, color });
});

test("a badge of the local service says so", () => {
  const demo: Outcome = { kind: "verified", evidence: { ...evidence, demo: true } };
  expect(toBadge(toReport("verify", [{ subject: { name: "a" }, outcome: demo }])).label).toBe("anchored (demo)");
});
