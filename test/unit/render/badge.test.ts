import { expect, test } from "vitest";

import { AnchorError } from "#core/errors.ts";
import { type Judgement, toFailure } from "#core/row.ts";
import { toBadge } from "#render/lines.ts";
import { aRun } from "../../support/results.ts";

const evidence = { requestId: "r", records: [], segments: [] };
const verified: Judgement = { verdict: "verified", answer: evidence };
const noMatch: Judgement = { verdict: "no-match", answer: evidence };
const outage = toFailure(new AnchorError("SERVICE_UNAVAILABLE", "down"));
const failed = toFailure(new AnchorError("API_KEY_REJECTED", "no"));
const accepted: Judgement = { verdict: "accepted", answer: evidence };
const unclear: Judgement = { verdict: "unclear", note: "lost" };
const changed: Judgement = { verdict: "changed", note: "other" };
const skipped: Judgement = { verdict: "skipped", note: "dry" };

test.each<[string, readonly Judgement[], string, string]>([
  ["all verified", [verified, verified], "2 of 2 files verified", "brightgreen"],
  [
    "a mismatch, whatever else there is",
    [verified, noMatch, outage],
    "1 of 3 files does not match, 1 not judged (outage), 1 verified",
    "red",
  ],
  [
    "an outage, which says nothing about the files",
    [verified, outage],
    "1 of 2 files not judged (outage), 1 verified",
    "yellow",
  ],
  ["a failure", [verified, failed], "1 of 2 files failed, 1 verified", "red"],
  ["an accepted stamp", [verified, accepted], "1 of 2 files accepted, no block known yet, 1 verified", "yellow"],
  ["a stamp that may be lost", [unclear], "1 of 1 file unclear", "yellow"],
  ["other bytes", [changed, outage], "1 of 2 files changed, 1 not judged (outage)", "red"],
  ["a part that nobody was asked about", [verified, skipped], "1 of 2 files skipped, 1 verified", "yellow"],
  ["nobody asked", [skipped], "1 of 1 file skipped", "lightgrey"],
  ["no files", [], "no files", "lightgrey"],
])("a badge for %s", (_, outcomes, message, color) => {
  const results = outcomes.map((outcome, index) => ({ subject: { name: `${index}` }, ...outcome }));
  const error = color === "red" && { isError: true };
  expect(toBadge(aRun("verify", results))).toEqual({ schemaVersion: 1, label: "anchored", message, color, ...error });
});

test("a badge of the local service says so", () => {
  const demo: Judgement = { verdict: "verified", answer: { ...evidence, demo: true } };
  expect(toBadge(aRun("verify", [{ subject: { name: "a" }, ...demo }])).label).toBe("anchored (demo)");
});
