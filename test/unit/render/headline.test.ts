import { expect, test } from "vitest";

import { AnchorError } from "#core/errors.ts";
import { toFailure, type Judgement, type Row } from "#core/row.ts";
import { verdicts, type Verdict } from "#words/verdicts.ts";
import type { Run } from "#evidence/run.ts";
import {
  renderCounts,
  renderWhyStepFails,
  renderHeadline,
  renderNothingStamped,
  renderShortHeadline,
  renderTally,
  severityOf,
  renderPlan,
} from "#render/headline.ts";
import { parseInputs } from "#host/inputs.ts";
import { aDigest, anEvidence, aResult, aRun, outcomes } from "../../support/results.ts";

const all = outcomes(aDigest(1));
const facts: Partial<Run> = { failOn: new Set<Verdict>(["changed", "no-match", "failed"]) };
const lost = new AnchorError("OUTPUT_UNWRITABLE", "EACCES.");
const demonstrated: Judgement = { verdict: "verified", answer: anEvidence({ demo: true }) };

const signed = (day: number, signer = "a\nb"): Judgement => ({
  ...all.timestamped,
  signedOn: `2026-06-0${day}T03:13:00Z`,
  signer,
});

function runOf(mode: Run["mode"], kinds: readonly (Verdict | Judgement)[], more: Partial<Run> = {}): Run {
  return aRun(
    mode,
    kinds.map((kind) => aResult(typeof kind === "string" ? all[kind] : kind)),
    { ...facts, ...more },
  );
}

test.each<[Run["mode"], readonly (Verdict | Judgement)[], string]>([
  ["verify", ["verified", "verified"], "✅ 2 of 2 files verified, on the chain since 21 Jan 2026"],
  ["stamp", ["anchored", "already-anchored"], "✅ 2 of 2 files anchored, on the chain since 21 Jan 2026"],
  ["check", ["found"], "✅ 1 of 1 file found"],
  ["verify", ["verified", "no-match"], "❌ 1 of 2 files does not match, 1 verified (on the chain since 21 Jan 2026)"],
  ["verify", ["no-match", "no-match"], "❌ 2 of 2 files do not match"],
  ["check", ["found", "not-found"], "❌ 1 of 2 files not found, 1 found"],
  ["verify", ["unreachable", "changed"], "❌ 1 of 2 files changed, 1 not judged (outage)"],
  ["verify", ["failed"], "⛔ 1 of 1 file failed"],
  [
    "verify",
    ["unreachable", "verified"],
    "📡 1 of 2 files not judged (outage), 1 verified (on the chain since 21 Jan 2026)",
  ],
  ["verify", ["unknown"], "❔ 1 of 1 file unknown"],
  ["stamp", ["accepted", "unclear"], "❔ 1 of 2 files unclear, 1 accepted, no block known yet"],
  ["stamp", ["accepted", "accepted"], "⏳ 2 of 2 files accepted, no block known yet"],
  ["verify", ["skipped"], "⏭️ 1 of 1 file skipped"],
  ["stamp", [signed(1)], "✅ 1 of 1 file time-stamped, existed by 1 Jun 2026, says a\\nb"],
  ["stamp", [signed(1), signed(2, "c")], "✅ 2 of 2 files time-stamped, existed by 2 Jun 2026"],
  ["check", ["changed", signed(1)], "❌ 1 of 2 files changed, 1 time-stamped (existed by 1 Jun 2026, says a\\nb)"],
  ["verify", [demonstrated, "failed"], "⛔ 1 of 2 files failed, 1 verified (demonstration only)"],
  ["stamp", [], "⚠️ No files, nothing was done"],
])("the headline of %s with %j", (mode, kinds, headline) => {
  expect(renderHeadline(runOf(mode, kinds))).toBe(headline);
});

test("a headline has ❌ where the run fails, but for what is no fault of a file", () => {
  const failOn = new Set<Verdict>(["unknown", "unreachable"]);
  expect(renderHeadline(runOf("verify", ["unknown"], { failOn }))).toBe("❌ 1 of 1 file unknown");
  expect(renderHeadline(runOf("verify", ["unreachable"], { failOn }))).toBe("❌ 1 of 1 file not judged (outage)");
  const unwritten = { problems: [lost] };
  expect(renderHeadline(runOf("verify", ["verified"], unwritten))).toBe(
    "❌ 1 of 1 file verified, on the chain since 21 Jan 2026",
  );
});

test("a headline of a dry run tells what was hashed, but not where a file could not be read", () => {
  const dry = { dryRun: true };
  expect(renderHeadline(runOf("stamp", ["skipped", "skipped"], dry))).toBe("⏭️ Dry run: 2 hashed, nothing sent");
  expect(renderHeadline(runOf("stamp", ["skipped", "failed"], dry))).toBe("⛔ 1 of 2 files failed, 1 skipped");
  expect(renderHeadline(runOf("stamp", ["skipped"], { isSkipped: true }))).toBe("⏭️ 1 of 1 file skipped");
});

test("a headline above a tally has the worst, the good ones and the number of others", () => {
  const kinds: readonly Verdict[] = ["verified", "verified", "no-match", "unknown", "unknown", "failed"];
  expect(renderShortHeadline(runOf("verify", kinds))).toBe(
    "❌ 1 of 6 files does not match, 2 verified, 3 with other verdicts",
  );
  expect(renderShortHeadline(runOf("verify", kinds.slice(2), { problems: [lost] }))).toBe(
    "❌ 1 of 4 files does not match, 3 with other verdicts, evidence is missing",
  );
  expect(renderShortHeadline(runOf("verify", [demonstrated, "changed", "unclear", "skipped"]))).toBe(
    "❌ 1 of 4 files changed, 1 verified, 2 with other verdicts (demonstration only)",
  );
  expect(renderShortHeadline(runOf("check", ["timestamped", "changed", "unknown", "failed"]))).toBe(
    "❌ 1 of 4 files changed, 1 time-stamped, 2 with other verdicts",
  );
});

test("a headline above a tally is whole where two verdicts at most are not good", () => {
  const kinds: readonly Verdict[] = ["verified", "no-match", "unknown"];
  expect(renderShortHeadline(runOf("verify", kinds))).toBe(
    "❌ 1 of 3 files does not match, 1 unknown, 1 verified (on the chain since 21 Jan 2026)",
  );
  expect(renderShortHeadline(runOf("verify", ["verified"], { problems: [lost] }))).toBe(
    "❌ 1 of 1 file verified, on the chain since 21 Jan 2026, evidence is missing",
  );
  const late = new AnchorError("ASSET_NOT_JUDGED", "1 file came late.");
  expect(renderShortHeadline(runOf("verify", ["verified"], { problems: [late] }))).toMatch(/, others were not judged$/);
  expect(renderShortHeadline(runOf("verify", ["verified"], { problems: [] }))).toBe(
    "✅ 1 of 1 file verified, on the chain since 21 Jan 2026",
  );
});

test.each([
  [["2026-01-21T23:59:59Z", "2026-01-21 09:55:48"], ", on the chain since 21 Jan 2026"],
  [["2026-02-01T00:00:00Z", "2026-01-21T09:55:48Z"], ", on the chain by 1 Feb 2026"],
  [["2026-02-01T00:00:00+02:00"], ", on the chain since 31 Jan 2026"],
  [["2026-01-21T09:55:48Z", "in winter"], ""],
  [["2026-13-41"], ""],
  [[""], ""],
])("the headline of files in blocks of %j says since when", (dates, since) => {
  const verified = dates.map((blockDate): Judgement => {
    const records = [{ blockNumber: 7, matchedHash: aDigest(1), ...(blockDate !== "" && { blockDate }) }];
    return { verdict: "verified", answer: anEvidence({ records }) };
  });
  const results = verified.map((outcome) => aResult(outcome, {}, aDigest(1)));
  const of = `${dates.length} of ${dates.length} file${dates.length === 1 ? "" : "s"}`;
  expect(renderHeadline(aRun("verify", results, facts))).toBe(`✅ ${of} verified${since}`);
});

test("what was never tried did not fail", () => {
  const stopped = toFailure(new AnchorError("NOT_ATTEMPTED", "Nothing was sent for it."));
  expect(renderHeadline(runOf("verify", ["failed", stopped, stopped]))).toBe("⛔ 1 of 3 files failed, 2 not attempted");
  expect(renderHeadline(runOf("verify", [stopped]))).toBe("⛔ 1 of 1 file not attempted");
  expect(renderShortHeadline(runOf("verify", ["changed", "failed", "unknown", stopped]))).toBe(
    "❌ 1 of 4 files changed, 3 with other verdicts",
  );
});

test("a tally has every verdict that occurs, the worst first, and what was not attempted", () => {
  const stopped = toFailure(new AnchorError("NOT_ATTEMPTED", "Nothing was sent for it."));
  expect(renderTally(runOf("verify", ["verified", "failed", stopped, stopped, "no-match", "changed"]))).toEqual([
    "❌ 1 changed",
    "❌ 1 no match",
    "⛔ 1 failed",
    "✅ 1 verified",
    "⏸️ 2 not attempted",
  ]);
});

test("verdicts are ranked from changed to what is as it should be", () => {
  const order = verdicts.toSorted((one, other) => severityOf(one) - severityOf(other));
  expect(order.slice(0, 9)).toEqual([
    "changed",
    "no-match",
    "not-found",
    "failed",
    "unreachable",
    "unknown",
    "unclear",
    "accepted",
    "skipped",
  ]);
  const good = new Set(order.slice(9).map(severityOf));
  expect([...good]).toEqual([9]);
});

test("whether the run fails is told with every reason", () => {
  const told = renderWhyStepFails(runOf("verify", ["failed", "no-match", "verified"], { problems: [lost] }));
  expect(told).toEqual(["**The step fails**: `fail-on` lists `no-match`, `failed`."]);
  const [refused, limited] = (["API_KEY_REJECTED", "PLAN_LIMIT_REACHED"] as const).map((code) =>
    toFailure(new AnchorError(code, "No.")),
  ) as [Judgement, Judgement];
  const failOn = new Set<Verdict>(["no-match"]);
  expect(renderWhyStepFails(runOf("verify", ["no-match", refused, limited, "failed"], { failOn }))).toEqual([
    "**The step fails**: `fail-on` lists `no-match`; requests met `API_KEY_REJECTED`, `PLAN_LIMIT_REACHED`.",
  ]);
});

test("counts begin with the worst verdict", () => {
  const rows = (["failed", "not-found", "not-found", "changed"] as const).map((verdict) => ({ verdict }));
  expect(renderCounts(rows, 12)).toBe("1 of 12 files is changed, 2 are not found, 1 failed");
});

test("whether the run fails is told of a stamp that was in vain, whatever fail-on names", () => {
  expect(renderWhyStepFails(runOf("stamp", ["unreachable"]))).toEqual([
    "**The step fails**: no stamp of this run was accepted, so nothing was stamped.",
  ]);
  expect(renderWhyStepFails(runOf("stamp", ["unreachable"], { failOn: new Set() }))).toEqual([
    "Nothing here fails the step (`fail-on`).",
  ]);
});

test("whether the run fails is not told where it is plain", () => {
  expect(renderWhyStepFails(runOf("verify", ["verified"]))).toEqual([]);
  expect(renderWhyStepFails(runOf("verify", []))).toEqual([]);
  expect(renderWhyStepFails(runOf("verify", ["unknown"], { problems: [lost] }))).toEqual([]);
  expect(renderWhyStepFails(runOf("stamp", ["skipped"], { dryRun: true, isSkipped: true }))).toEqual([]);
  expect(renderWhyStepFails(runOf("verify", ["unknown"]))).toEqual(["Nothing here fails the step (`fail-on`)."]);
});

test("a stamp that may have been spent is never told as nothing", () => {
  const open = { kind: "unclear", sinceMs: 0, mayResend: false, ownMessage: "The answer was lost." } as const;
  expect(renderNothingStamped(runOf("stamp", ["unclear", "failed", { ...all.unreachable, unresolved: open }]))[0]).toBe(
    "no stamp is known to be accepted, but 2 stamps may have been paid for",
  );
  const refused: Judgement = { ...all.failed, mayBeSpent: true };
  const adviceOf = (...some: readonly (Verdict | Judgement)[]) => renderNothingStamped(runOf("stamp", some))[1];
  expect(adviceOf("unclear", refused)).toBe(adviceOf(refused));
  expect(adviceOf("unclear", refused)).not.toBe(adviceOf("unclear"));
});

const skipped = { verdict: "skipped", note: "This was a dry run." } as const;

function planFor(results: readonly Row[], given: Readonly<Record<string, string>> = {}): string {
  const usable = { mode: "stamp", files: "a", "api-url": "https://service.example", "dry-run": "true", ...given };
  const inputs = parseInputs((name) => new Map(Object.entries(usable)).get(name) ?? "");
  if (inputs.mode === "monitor") throw new Error("It is about another mode.");
  return renderPlan(aRun(inputs.mode, results), inputs);
}

const planOf = (digests: readonly number[], given?: Readonly<Record<string, string>>): string =>
  planFor(
    digests.map((number) => aResult(skipped, {}, aDigest(number))),
    given,
  );

test("a plan counts one request a digest", () => {
  expect(planOf([1])).toBe("A real run would make 1 request to the service. Not counted: repeated attempts.");
  expect(planOf([1, 2, 1])).toMatch(/^A real run would make 2 requests to the service\./);
});

test("a file under a manifest makes no request of its own", () => {
  const results = [aResult(skipped, {}, aDigest(1)), { ...aResult(skipped, {}, aDigest(2)), coveredBy: aDigest(1) }];
  expect(planFor(results)).toContain(" 1 request ");
});

test("files that recorded lists cover make a request for each list", () => {
  const results = [1, 2, 3, 4].map((number) => ({
    ...aResult(skipped, {}, aDigest(number)),
    coveredBy: aDigest(number < 4 ? 8 : 9),
  }));
  expect(planFor(results, { mode: "check" })).toContain(" 2 requests ");
});

test.each([
  [{ wait: "300" }, "checks of the chain"],
  [{ "release-attach": "body" }, "requests to GitHub"],
  [{ "from-release": "true" }, "requests to GitHub"],
] as const)("a plan with %o says what it leaves out", (inputs, part) => {
  expect(planOf([1], inputs)).toContain(part);
  expect(planOf([1])).not.toContain(part);
});

test("chain nodes are asked in the service's place", () => {
  expect(planOf([1], { mode: "check", wait: "300", "api-url": "", "node-url": "https://node.example:9005" })).toContain(
    "would make 0 requests to the service. Not counted: repeated attempts, questions to chain nodes.",
  );
});

test("witnesses are counted beside the service, or alone; a check asks none", () => {
  const one = { witness: "rfc3161 https://tsa.example" };
  const two = { witness: `${one.witness}\nopentimestamps https://calendar.example` };
  const noun = "to the service, and ask";
  expect(planOf([1], one)).toContain(`would make 1 request ${noun} 1 witness for the time. Not counted`);
  expect(planOf([1], { ...two, "api-url": "" })).toContain("would ask 2 witnesses for the time.");
  expect(planOf([1], { ...one, mode: "check" })).not.toContain("witness");
});

test("a plan says what would be written to a release", () => {
  const ends = (["body", "assets", "both"] as const).map((attach) => planOf([1], { "release-attach": attach }));
  expect(ends.map((plan) => / to the service, and (.*)\. Not counted/.exec(plan)?.[1])).toEqual([
    "write a section into the release's notes",
    "attach files to the release",
    "attach files to the release and write a section into its notes",
  ]);
});

test("what could not be hashed makes no request", () => {
  const failed = aResult({ verdict: "failed", error: new AnchorError("FILE_UNREADABLE", "The file cannot be read.") });
  expect(planFor([failed, aResult(skipped, {}, aDigest(2))])).toContain(" 1 request ");
});
