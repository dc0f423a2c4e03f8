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

const dry = { dryRun: true };
const failing = { failOn: new Set<Verdict>(["unknown", "unreachable"]) };
const stopped = toFailure(new AnchorError("NOT_ATTEMPTED", "Nothing was sent for it."));

test.each<[Run["mode"], readonly (Verdict | Judgement)[], string, Partial<Run>?]>([
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
  // A headline has ❌ where the run fails, but for what is no fault of a file.
  ["verify", ["unknown"], "❌ 1 of 1 file unknown", failing],
  ["verify", ["unreachable"], "❌ 1 of 1 file not judged (outage)", failing],
  ["verify", ["verified"], "❌ 1 of 1 file verified, on the chain since 21 Jan 2026", { problems: [lost] }],
  // That of a dry run tells what was hashed, but not where a file could not be read.
  ["stamp", ["skipped", "skipped"], "⏭️ Dry run: 2 hashed, nothing sent", dry],
  ["stamp", ["skipped", "failed"], "⛔ 1 of 2 files failed, 1 skipped", dry],
  ["stamp", ["skipped"], "⏭️ 1 of 1 file skipped", { isSkipped: true }],
  // What was never tried did not fail.
  ["verify", ["failed", stopped, stopped], "⛔ 1 of 3 files failed, 2 not attempted"],
  ["verify", [stopped], "⛔ 1 of 1 file not attempted"],
])("the headline of %s with %j is %s", (mode, kinds, headline, more = {}) => {
  expect(renderHeadline(runOf(mode, kinds, more))).toBe(headline);
});

const late = { problems: [new AnchorError("ASSET_NOT_JUDGED", "1 file came late.")] };
const mixed: readonly Verdict[] = ["verified", "verified", "no-match", "unknown", "unknown", "failed"];
const since = "on the chain since 21 Jan 2026";

// It has the worst, the good ones and the number of others, and is whole where two verdicts at most are not good.
test.each<[Run["mode"], readonly (Verdict | Judgement)[], string, Partial<Run>?]>([
  ["verify", mixed, "❌ 1 of 6 files does not match, 2 verified, 3 with other verdicts"],
  [
    "verify",
    mixed.slice(2),
    "❌ 1 of 4 files does not match, 3 with other verdicts, evidence is missing",
    { problems: [lost] },
  ],
  [
    "verify",
    [demonstrated, "changed", "unclear", "skipped"],
    "❌ 1 of 4 files changed, 1 verified, 2 with other verdicts (demonstration only)",
  ],
  [
    "check",
    ["timestamped", "changed", "unknown", "failed"],
    "❌ 1 of 4 files changed, 1 time-stamped, 2 with other verdicts",
  ],
  ["verify", ["changed", "failed", "unknown", stopped], "❌ 1 of 4 files changed, 3 with other verdicts"],
  ["verify", ["verified", "no-match", "unknown"], `❌ 1 of 3 files does not match, 1 unknown, 1 verified (${since})`],
  ["verify", ["verified"], `❌ 1 of 1 file verified, ${since}, evidence is missing`, { problems: [lost] }],
  ["verify", ["verified"], `❌ 1 of 1 file verified, ${since}, others were not judged`, late],
  ["verify", ["verified"], `✅ 1 of 1 file verified, ${since}`, { problems: [] }],
])("the headline above a tally of %s with %j is %s", (mode, kinds, headline, more = {}) => {
  expect(renderShortHeadline(runOf(mode, kinds, more))).toBe(headline);
});

test.each([
  [["2026-01-21T23:59:59Z", "2026-01-21 09:55:48"], ", on the chain since 21 Jan 2026"],
  [["2026-02-01T00:00:00Z", "2026-01-21T09:55:48Z"], ", on the chain by 1 Feb 2026"],
  [["2026-02-01T00:00:00+02:00"], ", on the chain since 31 Jan 2026"],
  [["2026-01-21T09:55:48Z", "in winter"], ""],
  [["2026-13-41"], ""],
  [[""], ""],
])("the headline of files in blocks of %j says since when", (dates, told) => {
  const verified = dates.map((blockDate): Judgement => {
    const records = [{ blockNumber: 7, matchedHash: aDigest(1), ...(blockDate !== "" && { blockDate }) }];
    return { verdict: "verified", answer: anEvidence({ records }) };
  });
  const results = verified.map((outcome) => aResult(outcome, {}, aDigest(1)));
  const of = `${dates.length} of ${dates.length} file${dates.length === 1 ? "" : "s"}`;
  expect(renderHeadline(aRun("verify", results, facts))).toBe(`✅ ${of} verified${told}`);
});

test("a tally has every verdict that occurs, the worst first, and what was not attempted", () => {
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

function planFor(results: readonly Row[], given: Readonly<Record<string, string>> = {}): string {
  const usable = { mode: "stamp", files: "a", "api-url": "https://service.example", "dry-run": "true", ...given };
  const inputs = parseInputs((name) => new Map(Object.entries(usable)).get(name) ?? "");
  if (inputs.mode === "monitor") throw new Error("It is about another mode.");
  return renderPlan(aRun(inputs.mode, results), inputs);
}

const [first, second] = [1, 2].map((number) => aResult(all.skipped, {}, aDigest(number))) as [Row, Row];
const underLists = [8, 8, 8, 9].map((list, index) => ({
  ...aResult(all.skipped, {}, aDigest(index + 1)),
  coveredBy: aDigest(list),
}));
const unread = aResult(toFailure(new AnchorError("FILE_UNREADABLE", "The file cannot be read.")));
const clock = { witness: "rfc3161 https://tsa.example" };
const clocks = { witness: `${clock.witness}\nopentimestamps https://calendar.example`, "api-url": "" };
const node = { mode: "check", wait: "300", "api-url": "", "node-url": "https://node.example:9005" };

test("a plan counts one request a digest, and says what it does not count", () => {
  expect(planFor([first])).toBe("A real run would make 1 request to the service. Not counted: repeated attempts.");
});

test.each<[string, readonly Row[], Readonly<Record<string, string>>, string]>([
  ["counts equal digests once", [first, second, first], {}, "A real run would make 2 requests to the service."],
  ["counts no file under a manifest", [first, { ...second, coveredBy: aDigest(1) }], {}, " 1 request "],
  ["counts each recorded list that covers files", underLists, { mode: "check" }, " 2 requests "],
  ["counts nothing that could not be hashed", [unread, second], {}, " 1 request "],
  ["leaves out looks", [first], { wait: "300" }, "checks of the chain"],
  ["leaves out what GitHub is asked to attach", [first], { "release-attach": "body" }, "requests to GitHub"],
  ["leaves out what GitHub is asked for", [first], { "from-release": "true" }, "requests to GitHub"],
  ["asks nodes", [first], node, "make 0 requests to the service. Not counted: repeated attempts, questions to chain"],
  ["counts clocks beside the service", [first], clock, " to the service, and ask 1 witness for the time. Not counted"],
  ["counts clocks alone", [first], clocks, "would ask 2 witnesses for the time."],
  ["counts no clock for a check", [first], { ...clock, mode: "check" }, " 1 request to the service. Not counted"],
  ["tells a section", [first], { "release-attach": "body" }, ", and write a section into the release's notes. Not"],
  ["tells files", [first], { "release-attach": "assets" }, ", and attach files to the release. Not"],
  [
    "tells both",
    [first],
    { "release-attach": "both" },
    " files to the release and write a section into its notes. Not",
  ],
])("a plan %s", (_, rows, inputs, told) => {
  expect(planFor(rows, inputs)).toContain(told);
});
