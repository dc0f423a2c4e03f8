import { expect, test } from "vitest";

import { AnchorError } from "#core/errors.ts";
import type { Judgement } from "#core/row.ts";
import { type ChainAnswers, compareRelease } from "#monitor/compare.ts";
import { type Finding, isAcceptedReplacement, parseAcceptance } from "#monitor/finding.ts";
import { toGoneRelease } from "#monitor/read-release.ts";
import { type SeenRelease, toRecordedRelease } from "#monitor/recorded.ts";
import { toFindingLines } from "#monitor/render.ts";
import {
  aChain,
  aClaim,
  anAsset,
  aRelease,
  aStatement,
  commit,
  held,
  look,
  nameOf,
  notHeld,
  repository,
  sha256Of,
  sha3Of,
  statementsOf,
  tag,
  times,
  unread,
} from "../../support/monitor/world.ts";
import { anEvidence } from "../../support/results.ts";

const claims = [aClaim("app.tgz", "app"), aClaim("app.zip", "zip")];
const assets = [anAsset("app.tgz", "app", 1), anAsset("app.zip", "zip", 2), anAsset("notes.txt", "notes", 3)];
const statement = aStatement(claims);
const chain = aChain(claims);
const clean = aRelease(assets, [statement]);
const later = { uploader: "stranger", uploaded: times.changed };
const kinds = (findings: readonly Finding[]): string[] =>
  findings.map(({ kind, asset }) => (asset === undefined ? kind : `${kind} ${asset}`));
const baseline = look(undefined, clean, chain).next;
const withAssets = (...changed: readonly (typeof assets)[number][]): SeenRelease => aRelease(changed, [statement]);
const [tgz, zip, notes] = assets as [(typeof assets)[0], (typeof assets)[0], (typeof assets)[0]];

test("a statement of 10,000 files is compared without comparing each with each", () => {
  const many = Array.from({ length: 10_000 }, (_, index) => aClaim(`folder/file-${index}`, `${index % 10}`));
  const claimed = [...claims, ...many.map((claim) => ({ ...claim, name: claim.name.replace("folder/", "") }))];
  const seen = aRelease(assets, [aStatement(claimed)]);
  expect(kinds(look(undefined, seen, chain).findings).filter((kind) => !kind.startsWith("removed"))).toEqual([]);
});

test("a file that GitHub renamed when it was uploaded is followed under the name that it has there", () => {
  const odd = [aClaim("dist/my app.tgz", "app"), aClaim("dist/other.bin", "never uploaded")];
  const upload = anAsset("my.app.tgz", "app", 1);
  const seen = aRelease([upload], [aStatement(odd)]);
  const first = look(undefined, seen, aChain(odd));
  expect([kinds(first.findings), first.next.assets.map(({ name }) => name)]).toEqual([[], ["my.app.tgz"]]);
  for (const record of [undefined, first.next]) {
    const other = aRelease([anAsset("my.app.tgz", "evil", 2, later)], [aStatement(odd)]);
    expect(kinds(look(record, seen, aChain(odd), times.secondLook).findings)).toEqual([]);
    expect(kinds(look(record, other, aChain(odd), times.secondLook).findings)).toEqual(["replaced my.app.tgz"]);
  }
});

test("an asset of an old release replaced by a stranger is a finding with digests, dates and uploader", () => {
  const replaced = [anAsset("app.tgz", "evil", 11, later), zip, notes];
  expect(look(baseline, aRelease(replaced, [statement]), chain, times.secondLook).findings).toEqual([
    {
      kind: "replaced",
      verdict: "changed",
      repository,
      release: tag,
      asset: "app.tgz",
      recorded: {
        sha3_256: sha3Of("app"),
        sha256: sha256Of("app"),
        id: 1,
        uploader: "owner",
        uploaded: times.uploaded,
      },
      seen: { sha256: sha256Of("evil"), id: 11, uploader: "stranger", uploaded: times.changed },
      since: times.firstLook,
    },
  ]);
});

const extra = anAsset("extra.bin", "extra", 9, later);
const [renamed, moved] = [
  { ...tgz, name: "new.tgz" },
  { ...clean, commit: "d".repeat(40) },
];

// Which changes are findings of which kind, compare-properties.test.ts says.
test.each<[Finding["kind"], SeenRelease, object]>([
  ["renamed", withAssets(renamed, zip, notes), { verdict: "skipped", seen: { name: "new.tgz", id: 1 } }],
  ["added", withAssets(...assets, extra), { verdict: "skipped", seen: later }],
  ["tag-moved", moved, { recorded: { commit }, seen: { commit: moved.commit }, since: times.firstLook }],
])("a finding of what is %s has what was recorded and what is seen", (kind, seen, facts) => {
  expect(look(baseline, seen, chain).findings).toMatchObject([{ kind, ...facts }]);
});

test("an asset added on purpose and then recorded is no finding from then on, and one that is replaced is one", () => {
  const { next } = look(baseline, withAssets(...assets, extra), chain, times.secondLook);
  const newClaims = [...claims, aClaim("extra.bin", "extra", 200)];
  const stamped = aRelease([...assets, extra], statementsOf(claims, newClaims));
  for (const record of [next, undefined]) expect(look(record, stamped, aChain(newClaims)).findings).toEqual([]);
  const replaced = withAssets(...assets, anAsset("extra.bin", "evil", 10, later));
  expect(kinds(look(next, replaced, chain).findings)).toEqual(["replaced extra.bin"]);
});

const lateAssets = (...names: readonly string[]) => names.map((name, index) => anAsset(name, name, 20 + index, later));
const ownNames = [
  "anchor-evidence.html",
  "anchor-SHA256SUMS",
  "anchor-SHA3-256SUMS",
  "anchor-SHA256SUMS.tsr",
  "anchor-tmp-0a1b2c3d",
  "anchor-app.zip.verification.pdf",
  "anchor-app.zip.01234567.verification.pdf",
];
const strayNames = ["SHA256SUMS", "app.zip.verification.pdf", "anchor-1.0.tgz.intoto.json", "anchor.jsonl"];
const tgzDigest = sha3Of("app");
const answered = (answer: Judgement): ChainAnswers => new Map([...chain, [tgzDigest, answer]]);
const notFound: Judgement = { verdict: "not-found", answer: anEvidence() };
const error = new AnchorError("SERVICE_UNREACHABLE", "It did not answer.");

test.each<[string, SeenRelease, readonly string[], ChainAnswers?]>([
  ["our own evidence is never added", withAssets(...assets, ...lateAssets(...ownNames)), []],
  [
    "what only looks like our evidence is added",
    withAssets(...assets, ...lateAssets(...strayNames)),
    strayNames.map((name) => `added ${name}`),
  ],
  [
    "a report that stays where its file is gone is evidence, and not added",
    withAssets(zip, notes, ...lateAssets("anchor-app.tgz.verification.pdf")),
    ["removed app.tgz"],
  ],
  ["a digest that a check does not find", clean, ["not-anchored app.tgz"], answered(notFound)],
  ["a digest that is held one block too late", clean, ["anchored-late app.tgz"], answered(held(tgzDigest, 101))],
  ["a digest that the chain holds earlier is none", clean, [], answered(held(tgzDigest, 99))],
  ["a digest in a block without a number is none", clean, [], answered(held(tgzDigest))],
  ["nodes that contradict each other find nothing", clean, [], answered({ verdict: "unknown", note: "No." })],
  ["who cannot be reached finds nothing", clean, [], answered({ verdict: "unreachable", error })],
  ["what failed finds nothing", clean, [], answered({ verdict: "failed", error })],
  ["what was skipped finds nothing", clean, [], answered({ verdict: "skipped", note: "There is no key." })],
  ["where nobody was asked, nothing is found", clean, [], new Map()],
  [
    "other bytes are replaced though a check of them calls them recorded",
    aRelease(
      [anAsset("app.tgz", "evil", 11, later), zip, notes],
      [statement, aStatement([aClaim("app.tgz", "evil", 900)], { mode: "check", after: [statement] })],
    ),
    ["replaced app.tgz"],
  ],
])("by the statement alone and by a baseline: %s", (_, seen, found, view = chain) => {
  for (const record of [undefined, baseline])
    expect(kinds(look(record, seen, view, times.secondLook).findings)).toEqual(found);
});

test("of a second upload by the same person in the same minute the id is told", () => {
  const { findings } = look(baseline, withAssets({ ...tgz, id: 77 }, zip, notes), chain, times.secondLook);
  const digests = `SHA-256 ${sha256Of("app")}`;
  expect(toFindingLines(findings, false, ({ kind }) => kind)).toEqual([
    `  reuploaded  app.tgz of ${tag} was uploaded again with the same bytes.`,
    expect.stringMatching(`^ +recorded: asset id 1, .*${digests}$`),
    expect.stringMatching(`^ +now: asset id 77, .*${digests}$`),
    expect.stringContaining("last as recorded on"),
  ]);
});

test("evidence made for another tag says nothing of this one's commit", () => {
  const elsewhere = aStatement(claims, { run: { ref: "refs/heads/main", commit } });
  const seen = { ...aRelease(assets, [elsewhere]), commit: moved.commit };
  expect(look(undefined, seen, chain).findings).toEqual([]);
});

test("a record that was merely accepted claims no block", () => {
  const accepted = [{ ...aClaim("app.tgz", "app"), anchor: { digest: sha3Of("app") } }];
  const seen = aRelease([tgz], [aStatement(accepted)]);
  expect(look(undefined, seen, new Map([[sha3Of("app"), held(sha3Of("app"), 5000)]])).findings).toEqual([]);
});

test("a list that the chain does not hold is one finding, however many files it names", () => {
  const seen = aRelease(assets, [aStatement(claims, { anchor: "manifest" })]);
  const digest = seen.record?.lists[0]?.sha3_256 ?? sha3Of("");
  const { findings } = look(undefined, seen, new Map([[digest, notHeld]]));
  expect(kinds(findings)).toEqual(["not-anchored anchor-SHA3-256SUMS"]);
  expect(findings[0]).toMatchObject({ verdict: "no-match" });
});

const changed = [`evidence-changed ${nameOf(statement)}`];

test("a recorded statement that is gone is one finding, whatever other statements say", () => {
  const altered = [aClaim("app.tgz", "evil", 900), aClaim("app.zip", "other", 900)];
  for (const others of [[], [aStatement(altered)], [aStatement(claims, { finishedOn: times.changed })]]) {
    const [finding, ...more] = look(baseline, aRelease(assets, others), chain).findings;
    expect(finding).toEqual({
      kind: "evidence-changed",
      verdict: "changed",
      repository,
      release: tag,
      asset: nameOf(statement),
      why: "it is gone",
      recorded: { sha256: sha256Of(statement.text) },
      since: times.firstLook,
    });
    expect(more).toEqual([]);
  }
});

test("evidence that only extends is fine: a second statement, a report, a digest that a later stamp records", () => {
  const more = [...claims, aClaim("notes.txt", "notes", 300)];
  const extended = [
    aRelease(assets, statementsOf(claims, more)),
    aRelease(assets, [statement, aStatement(more)]),
    aRelease([...assets, anAsset("anchor-app.tgz.verification.pdf", "p", 50, later)], [statement]),
    aRelease(assets, statementsOf(claims, [aClaim("app.tgz", "another build", 900)])),
  ];
  for (const seen of extended) expect(look(baseline, seen, aChain(more)).findings).toEqual([]);
});

test("other bytes are replaced though a later stamp records them: by the baseline, not by the evidence alone", () => {
  const evil = [aClaim("app.tgz", "evil", 900)];
  const replaced = [anAsset("app.tgz", "evil", 11, later), zip, notes];
  const seen = aRelease(replaced, statementsOf(claims, evil));
  expect(kinds(look(baseline, seen, chain).findings)).toEqual(["replaced app.tgz"]);
  const { findings, next } = look(undefined, seen, chain);
  expect([findings, next.assets[0]?.anchor]).toEqual([[], { digest: sha3Of("evil"), block: 900 }]);
});

test("a statement whose bytes are not those of its name is a finding with what is wrong, in every look", () => {
  const { evidence, ...seen } = clean;
  const broken = {
    ...seen,
    evidence: evidence.map((one) => ({ ...one, sha256: sha256Of("x"), broken: "it is damaged" })),
  };
  const { record: _, ...changedNow } = { ...broken, unreadable: new Map() };
  for (const record of [undefined, baseline]) {
    const { findings, next } = look(record, changedNow, chain);
    expect(findings).toMatchObject([
      { kind: "evidence-changed", why: "it is damaged", seen: { sha256: sha256Of("x") } },
    ]);
    expect(kinds(look(next, changedNow, chain).findings)).toEqual(changed);
    expect(next.evidence).toEqual(record?.evidence ?? []);
  }
});

test("evidence that could not be read is no finding, and stays recorded", () => {
  const seen = { ...aRelease(assets), unreadable: unread([nameOf(statement)]) };
  const { findings, next } = look(baseline, seen, chain);
  expect([findings, next.evidence]).toEqual([[], baseline.evidence]);
});

test("evidence that the baseline knows, and that was not read again, is as recorded", () => {
  const { record: _, ...known } = clean;
  expect(look(baseline, known, chain)).toEqual({ findings: [], next: baseline });
});

test("what a statement said is recorded also where another one could not be read in the first look", () => {
  const second = aStatement([aClaim("notes.txt", "notes")], { after: [statement] });
  const { record: _, ...partly } = { ...clean, unreadable: unread([nameOf(second)]) };
  const first = look(undefined, partly, chain);
  const evil = aRelease([anAsset("app.tgz", "evil", 11, later), zip, notes], [statement, second]);
  expect(kinds(look(first.next, evil, chain).findings)).toEqual(["replaced app.tgz"]);
  const whole = look(first.next, aRelease(assets, [statement, second]), chain);
  expect(whole.next.assets.map(({ name, anchor }) => [name, anchor?.block])).toEqual(
    ["app.tgz", "app.zip", "notes.txt"].map((name) => [name, 100]),
  );
});

test("a statement of another release accuses nobody, vouches for nothing, and may go", () => {
  const release = { repository: "octo-org/octo-repo", tag: "v0.9.0", id: 2 };
  const foreign = aStatement([aClaim("app.tgz", "evil"), aClaim("never.bin", "x")], { release });
  const copied = aRelease(assets, [statement, foreign]);
  expect(look(undefined, copied, chain).findings).toEqual([]);
  expect(look(undefined, aRelease(assets, [foreign]), chain).next.assets.map(({ anchor }) => anchor)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  const { findings, next } = look(baseline, copied, chain);
  expect([findings, look(next, clean, chain).findings]).toEqual([[], []]);
});

test("statements that were recorded stay when the release is made again under another id", () => {
  const { evidence, record: _, ...seen } = clean;
  const remade = { ...seen, evidence: evidence.map((one) => ({ ...one, isForeign: true })) };
  const { findings, next } = look(baseline, remade, chain);
  expect([findings, next.evidence]).toEqual([[], baseline.evidence]);
  expect(kinds(look(next, aRelease(assets), chain).findings)).toEqual(changed);
});

test("lists and page are views: that they are made anew, or go, is no finding", () => {
  const views = ["anchor-SHA256SUMS", "anchor-SHA3-256SUMS", "anchor-evidence.html"];
  const toAssets = (content: string) => views.map((name, index) => anAsset(name, content, 60 + index));
  const before = look(undefined, aRelease([...assets, ...toAssets("one")], [statement]), chain);
  for (const now of [toAssets("other"), []]) {
    const { findings, next } = look(before.next, aRelease([...assets, ...now], [statement]), chain, times.secondLook);
    expect([findings, next.assets.length]).toEqual([[], assets.length]);
  }
});

test.each([
  ["SHA256SUMS", assets, [statement]],
  // Names of ours are anybody's on a release that has no statement.
  ["anchor-SHA256SUMS", [], []],
])("a list of the project's own is an asset like others: %s", (name, others, statements) => {
  const before = look(undefined, aRelease([...others, anAsset(name, "of the project", 40)], statements), chain);
  expect(before.findings).toEqual([]);
  const replaced = aRelease([...others, anAsset(name, "evil", 41, later)], statements);
  expect(kinds(look(before.next, replaced, chain).findings)).toEqual([`replaced ${name}`]);
});

test("a release that is gone is one finding", () => {
  const { recorded, seen } = toGoneRelease(baseline, { repository, readAt: times.secondLook });
  expect(compareRelease(recorded, seen)).toEqual([
    { kind: "removed", verdict: "changed", repository, release: tag, since: times.firstLook },
  ]);
});

test("a release that nothing recorded has no finding", () => {
  expect(look(undefined, aRelease(assets), new Map()).findings).toEqual([]);
  expect(toRecordedRelease(undefined, aRelease(assets))).toBeUndefined();
});

test("an owner accepts by deleting a baseline's line: what is served then is the record", () => {
  const replaced = anAsset("app.tgz", "meant", 11, later);
  const seen = aRelease([replaced, zip, notes], [statement]);
  const found = look(baseline, seen, chain, times.secondLook);
  expect(kinds(found.findings)).toEqual(["replaced app.tgz"]);
  const struck = { ...found.next, assets: found.next.assets.filter(({ name }) => name !== "app.tgz") };
  const accepted = look(struck, seen, chain, times.secondLook);
  expect(accepted.findings).toEqual([]);
  expect(look(accepted.next, seen, chain).findings).toEqual([]);
  expect(kinds(look(accepted.next, clean, chain).findings)).toEqual(["replaced app.tgz"]);
});

test("a line of accept takes the replacement it pins and no other", () => {
  const seen = aRelease([anAsset("app.tgz", "meant", 11, { sha3_256: sha3Of("meant") }), zip, notes], [statement]);
  const { findings } = look(baseline, seen, chain);
  const line = parseAcceptance(`${tag}/app.tgz sha3-256:${sha3Of("meant")}`);
  const accepts = (accepted: typeof line) => findings.map((one) => accepted && isAcceptedReplacement(one, [accepted]));
  expect(accepts(line)).toEqual([true]);
  for (const text of [
    `${tag}/app.tgz sha3-256:${sha3Of("other")}`,
    `v2/app.tgz sha3-256:${sha3Of("meant")}`,
    `${tag}/app.zip sha3-256:${sha3Of("meant")}`,
  ]) {
    expect(accepts(parseAcceptance(text))).toEqual([false]);
  }
});

test.each([
  "v1/app.tgz",
  "app.tgz sha3-256:" + "0".repeat(64),
  "v1/app.tgz sha256:" + "0".repeat(64),
  "v1/app.tgz sha3-256:" + "0".repeat(63),
  "v1/app.tgz " + "0".repeat(64),
])("%s is no line of accept", (line) => {
  expect(parseAcceptance(line)).toBeUndefined();
});

test("a line of accept may be about a tag with slashes and a name with spaces", () => {
  expect(parseAcceptance(`release/v1/my app.tgz  sha3-256:${"A".repeat(64)}`)).toEqual({
    tag: "release/v1",
    name: "my app.tgz",
    sha3_256: "a".repeat(64),
  });
});

test("files of a list that the chain does not hold are not confirmed by the looks that find so", () => {
  const listed = aStatement(claims, { anchor: "manifest" });
  const denied: ChainAnswers = new Map(listed.statement.predicate.lists.map(({ sha3_256 }) => [sha3_256, notHeld]));
  const seen = aRelease(assets, [listed]);
  const first = look(undefined, seen, denied);
  const second = look(first.next, seen, denied, times.secondLook);
  for (const { findings } of [first, second])
    expect(findings).toMatchObject([{ kind: "not-anchored", since: times.recorded }]);
});
