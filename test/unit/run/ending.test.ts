/** How a run ends: what it says of missing evidence, of verdicts that fail nothing, and for a helper. */
import { expect, test } from "vitest";

import { AnchorError } from "#core/errors.ts";
import { toFailure, type Judgement, type AnswerFacts } from "#core/row.ts";
import { hasPassed, isNothingStamped, chainOf, type Run } from "#evidence/run.ts";
import type { Host } from "#host/host.ts";
import { warnOfUnnamedChain } from "#run/leave-evidence.ts";
import { logEnding } from "#run/run.ts";
import type { Verdict } from "#words/verdicts.ts";
import { aDigest, aResult, aRun, outcomes, anEvidence } from "../../support/results.ts";

const all = outcomes(aDigest(1));
const unclear: Judgement = { verdict: "unclear", note: "The answer was lost.", requestId: "r-7" };

async function end(
  given: readonly Judgement[],
  options: { mode?: Run["mode"]; failOn?: Verdict[]; unwritten?: AnchorError[]; hasList?: true } = {},
) {
  const { mode = "check", failOn = [], unwritten = [], hasList } = options;
  const lines: string[] = [];
  const say =
    (level: string) =>
    (message: string, { title }: { readonly title?: string } = {}): void =>
      void lines.push(`${level}: ${title === undefined ? "" : `${title}: `}${message}`);
  const log = {
    info: say("info"),
    debug: say("debug"),
    error: say("error"),
    warning: say("warning"),
    notice: say("notice"),
    group: <T>(_title: string, work: () => Promise<T>) => work(),
  };
  const ending = aRun(
    mode,
    given.map((outcome, index) => {
      const result = aResult(outcome, { name: `f${index}` });
      return hasList && index === 0 ? { ...result, isList: hasList } : result;
    }),
    { failOn: new Set(failOn), problems: unwritten, chain: { name: "a chain" } },
  );
  const pointed: string[] = [];
  const annotate: Host["annotate"] = (_level, rows) => void pointed.push(...rows.map(({ subject }) => subject.name));
  await logEnding(ending, { log, annotate });
  return {
    pointed,
    ending,
    lines,
    levelled: (level: string) => lines.filter((line) => line.startsWith(`${level}: `)),
  };
}

const disk = (name: string) => new AnchorError("OUTPUT_UNWRITABLE", `${name} could not be written: ENOSPC.`);
const hint = "Set output-dir to a folder that can be written and has free space.";

test.each([
  [[disk("a")], `error: OUTPUT_UNWRITABLE: a could not be written: ENOSPC. ${hint}`],
  [
    [disk("a"), disk("b")],
    `error: OUTPUT_UNWRITABLE: a could not be written: ENOSPC. 1 more piece of evidence is missing. ${hint}`,
  ],
  [
    [new AnchorError("NOT_ATTEMPTED", "The run was cancelled."), disk("a"), disk("b")],
    `error: OUTPUT_UNWRITABLE: a could not be written: ENOSPC. 2 more pieces of evidence are missing. ${hint}`,
  ],
  [
    [disk("a"), new AnchorError("RELEASE_NOT_FOUND", "The release v1 is gone.", { hint })],
    `error: RELEASE_NOT_FOUND: The release v1 is gone. 1 more piece of evidence is missing. ${hint}`,
  ],
])("missing evidence is one annotation, about its root cause (%#)", async (unwritten, line) => {
  const { ending, lines, levelled } = await end([all.found], { unwritten });
  expect([hasPassed(ending), levelled("error")]).toEqual([false, [line]]);
  for (const { code, message } of unwritten) expect(lines.join("\n")).toContain(`${code}: ${message}`);
});

test.each<[readonly Judgement[], string]>([
  [[unclear], "1 file is unclear. This does not fail the run, because fail-on does not list unclear."],
  [[unclear, all.found], "1 of 2 files is unclear. This does not fail the run, because fail-on does not list unclear."],
  [
    [all["no-match"], all["no-match"]],
    "2 files do not match. This does not fail the run, because fail-on does not list no-match.",
  ],
  [
    [all["not-found"], all.failed, all.unreachable, all.unreachable],
    "1 of 4 files is not found, 1 failed, 2 are unreachable. This does not fail the run, because fail-on does not list not-found, failed, unreachable.",
  ],
])("what fail-on does not name is said plainly (%#)", async (given, text) => {
  const { ending, levelled } = await end(given);
  expect([hasPassed(ending), levelled("warning")]).toEqual([true, [`warning: fail-on: ${text}`]]);
});

test("the list that stands for the files is not counted among them", async () => {
  const { lines } = await end([all.failed, all.failed], { failOn: ["failed"], hasList: true });
  expect(lines).toContain("info: The run fails: 1 file failed, and fail-on lists failed.");
  const { levelled } = await end([all.failed, all.failed], { hasList: true });
  expect(levelled("warning").join()).toMatch(/: 1 file failed\. This does not fail/);
});

test("what fails a run is said plainly", async () => {
  const { lines } = await end([all["not-found"], all.found], { failOn: ["not-found"] });
  expect(lines).toContain("info: The run fails: 1 of 2 files is not found, and fail-on lists not-found.");
});

test("the problem report of a run of which nothing is clear has the request ids", async () => {
  const { ending, lines } = await end([unclear], { mode: "stamp", failOn: ["failed"] });
  expect(isNothingStamped(ending)).toBe(true);
  expect(lines).toContain(
    "error: nothing stamped: The run fails: no stamp is known to be accepted, but 1 stamp may have been paid for. Wait a few minutes (block-time). Then run the job again, or a check of the same files: what the chain holds by then is not paid again.",
  );
  expect(lines).toContain("info: unclear, request r-7");
  expect(lines.join("\n")).not.toContain("This does not fail the run");
  const refused = { ...all.failed, mayBeSpent: true } as Judgement;
  const { levelled, lines: log } = await end([refused], { mode: "stamp", failOn: ["failed"] });
  expect(levelled("error")).toEqual([]);
  expect(log).toContain("info: The run fails: no stamp is known to be accepted, but 1 stamp may have been paid for.");
});

test("an outage of GitHub from the first download on is one error, about its root cause", async () => {
  const unread = toFailure(
    new AnchorError("ASSET_UNREADABLE", "The file could not be downloaded: GitHub answered 503."),
  );
  const outage = new AnchorError("GITHUB_UNAVAILABLE", "Listing the release's assets failed: GitHub answered 503.");
  const failOn: Verdict[] = ["unreachable", "failed"];
  const { levelled, pointed, lines } = await end([unread, unread], { mode: "stamp", failOn, unwritten: [outage] });
  expect([levelled("error"), pointed]).toEqual([
    [expect.stringMatching(/GITHUB_UNAVAILABLE: .* 2 files could not be read\./)],
    [],
  ]);
  expect(lines).toContain("info: The run fails: no stamp of this run was accepted, so nothing was stamped.");
  // Other causes keep their own.
  const rest = await end([unread, all.failed], { mode: "stamp", failOn, unwritten: [outage] });
  expect(rest.pointed).toEqual(["f1"]);
  expect((await end([unread], { mode: "stamp", failOn, unwritten: [disk("a")] })).pointed).toEqual(["f0"]);
});

const explorer = "https://explorer.example/{block}";
const runOf = (...answers: readonly Partial<AnswerFacts>[]) =>
  aRun(
    "check",
    answers.map((given) => aResult({ verdict: "found", answer: anEvidence(given) })),
  );

test.each([
  [undefined, [{}, { chainName: "said" }, { chainName: "later" }], { name: "said" }],
  [{ name: "given", explorer }, [{ chainName: "said" }], { name: "given", explorer }],
  [{ explorer }, [{ chainName: "said" }], { name: "said", explorer }],
  [{ name: "given" }, [{ chainName: `said ${explorer}` }], { name: "given" }],
  [{ explorer }, [{ chainName: "said https://other.example/{txpow}" }], { name: "said", explorer }],
  [{ explorer }, [{}], { explorer }],
  [undefined, [{}], undefined],
])("the input %j goes before what answers say: %j", (chain, answers, expected) => {
  expect(chainOf({ chain }, runOf(...answers))).toEqual(expected);
});

test("a chain that holds something and that nobody names is warned of once; a named one and a demonstration are not", () => {
  const warned: unknown[] = [];
  const log = { warning: (...given: unknown[]) => void warned.push(given) };
  const notFound = aRun("check", [aResult({ verdict: "not-found", answer: anEvidence() })]);
  warnOfUnnamedChain({ ...runOf({}), chain: { explorer } }, log);
  warnOfUnnamedChain(runOf({ demo: true }), log);
  warnOfUnnamedChain(notFound, log);
  expect(warned).toEqual([]);
  warnOfUnnamedChain(runOf({}, {}), log);
  expect(warned).toEqual([[expect.stringContaining("Set the input chain"), { title: "CHAIN_UNNAMED" }]]);
});
