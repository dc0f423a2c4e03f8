import { expect, test } from "vitest";

import { type Difference, foundIn, parseAcceptance, separateAccepted, toFindingView } from "#monitor/finding.ts";
import { type ChainView, type SeenAsset, type SeenRelease, toRecorded } from "#monitor/recorded.ts";
import { toFindingLines } from "#monitor/render.ts";
import { toGone } from "#monitor/scan-release.ts";
import {
  aChain,
  aClaim,
  aLog,
  anAsset,
  aRelease,
  aStatement,
  commit,
  look,
  type Sample,
  sha256Of,
  sha3Of,
  tag,
  times,
  unread,
} from "../../support/monitor/world.ts";

const claims = [aClaim("app.tgz", "app"), aClaim("app.zip", "zip")];
const assets = [anAsset("app.tgz", "app", 1), anAsset("app.zip", "zip", 2), anAsset("notes.txt", "notes", 3)];
const statement = aStatement(claims);
const chain = aChain(claims);
const clean = aRelease(assets, [statement]);
const later = { uploader: "stranger", uploaded: times.changed };
const kinds = (findings: readonly Difference[]): string[] =>
  findings.map(({ kind, asset }) => (asset === undefined ? kind : `${kind} ${asset}`));
const baseline = look(undefined, clean, chain).next;
/** By the statement alone, and by a baseline. */
const both = (seen: SeenRelease, view: ChainView = chain): string[][] =>
  [undefined, baseline].map((record) => kinds(look(record, seen, view, times.secondLook).findings));
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

test("two assets of an old release replaced by a stranger are two findings, with digests, dates and uploader", () => {
  const replaced = [anAsset("app.tgz", "evil", 11, later), anAsset("app.zip", "evil zip", 12, later), notes];
  const { findings } = look(baseline, aRelease(replaced, [statement]), chain, times.secondLook);
  expect(findings).toEqual([
    {
      kind: "replaced",
      verdict: "changed",
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
    {
      kind: "replaced",
      verdict: "changed",
      release: tag,
      asset: "app.zip",
      recorded: {
        sha3_256: sha3Of("zip"),
        sha256: sha256Of("zip"),
        id: 2,
        uploader: "owner",
        uploaded: times.uploaded,
      },
      seen: { sha256: sha256Of("evil zip"), id: 12, uploader: "stranger", uploaded: times.changed },
      since: times.firstLook,
    },
  ]);
});

test("an asset that is gone is removed, and under another name only renamed", () => {
  expect(both(withAssets(zip, notes))).toEqual([["removed app.tgz"], ["removed app.tgz"]]);
  expect(both(withAssets({ ...tgz, name: "app (1).tgz" }, zip, notes))).toEqual([
    ["renamed app.tgz"],
    ["renamed app.tgz"],
  ]);
  const { findings } = look(baseline, withAssets({ ...tgz, name: "new.tgz" }, zip, notes), chain);
  expect(findings[0]).toMatchObject({ verdict: "skipped", seen: { name: "new.tgz", id: 1 } });
});

test("a name taken over by another recorded asset is replaced, and that other one removed", () => {
  expect(both(withAssets({ ...zip, name: "app.tgz" }, notes))).toEqual([
    ["replaced app.tgz", "removed app.zip"],
    ["replaced app.tgz", "removed app.zip"],
  ]);
});

test("what appears after the record is told as added; what lay there unselected is not", () => {
  const added = withAssets(...assets, anAsset("extra.bin", "extra", 9, later));
  expect(both(added)).toEqual([["added extra.bin"], ["added extra.bin"]]);
  const findings = look(baseline, added, chain).findings;
  expect(findings[0]).toMatchObject({ verdict: "skipped", seen: { uploader: "stranger", uploaded: times.changed } });
});

test("an asset added on purpose and then recorded is no finding from then on", () => {
  const extra = anAsset("extra.bin", "extra", 9, later);
  const told = look(baseline, withAssets(...assets, extra), chain, times.secondLook);
  const newClaims = [...claims, aClaim("extra.bin", "extra", 200)];
  const stamped = aRelease([...assets, extra], [aLog([claims, newClaims])]);
  expect(kinds(told.findings)).toEqual(["added extra.bin"]);
  expect(look(told.next, stamped, aChain(newClaims)).findings).toEqual([]);
  expect(look(undefined, stamped, aChain(newClaims)).findings).toEqual([]);
});

test("an added asset is told again until it is recorded, and found when it is replaced", () => {
  const extra = anAsset("extra.bin", "extra", 9, later);
  const told = look(baseline, withAssets(...assets, extra), chain, times.secondLook);
  const again = look(told.next, withAssets(...assets, extra), chain, times.secondLook);
  expect(kinds(again.findings)).toEqual(["added extra.bin"]);
  const replaced = look(again.next, withAssets(...assets, anAsset("extra.bin", "evil", 10, later)), chain);
  expect(kinds(replaced.findings)).toEqual(["replaced extra.bin"]);
});

test("a report that stays where its file is gone is evidence, and not added", () => {
  const report = anAsset("app.tgz.verification.pdf", "report", 30, later);
  expect(both(withAssets(zip, notes, report))).toEqual([["removed app.tgz"], ["removed app.tgz"]]);
});

test("our own evidence is never added", () => {
  const names = [
    "anchor-evidence.html",
    "anchor.intoto.json",
    "anchor.jsonl",
    "anchor-evidence.html.0a1b2c3d.tmp",
    "app.zip.verification.pdf",
    "app.zip.01234567.verification.pdf",
  ];
  const files = names.map((name, index) => anAsset(name, name, 20 + index, later));
  expect(both(withAssets(...assets, ...files))).toEqual([[], []]);
});

test("what only looks like our evidence is added", () => {
  for (const name of ["app.tgz.proof.json", "stray.verification.pdf", "anchor-1.0.tgz.intoto.json"]) {
    const stray = anAsset(name, "stray", 31, later);
    expect(both(withAssets(...assets, stray))).toEqual([[`added ${name}`], [`added ${name}`]]);
  }
});

test("the same bytes uploaded again are told, where the record knows the upload", () => {
  const again = withAssets({ ...tgz, id: 77, ...later }, zip, notes);
  expect(both(again)).toEqual([[], ["reuploaded app.tgz"]]);
});

test("of a second upload by the same person in the same minute the id is told", () => {
  const { findings } = look(baseline, withAssets({ ...tgz, id: 77 }, zip, notes), chain, times.secondLook);
  const digests = `SHA-256 ${sha256Of("app")}`;
  expect(
    toFindingLines(
      findings.map((one) => toFindingView(foundIn("o/r", one), false)),
      ({ finding }) => finding.kind,
    ),
  ).toEqual([
    `  reuploaded  app.tgz of ${tag} was uploaded again with the same bytes.`,
    expect.stringMatching(`^ +recorded: asset id 1, .*${digests}$`),
    expect.stringMatching(`^ +now: asset id 77, .*${digests}$`),
    expect.stringContaining("last as recorded on"),
  ]);
});

test("a tag that moved is a finding", () => {
  const moved = { ...clean, commit: "d".repeat(40) };
  expect(both(moved)).toEqual([["tag-moved"], ["tag-moved"]]);
  expect(look(baseline, moved, chain).findings[0]).toMatchObject({
    recorded: { commit },
    seen: { commit: "d".repeat(40) },
    since: times.firstLook,
  });
});

test("evidence made for another tag says nothing of this one's commit", () => {
  const run = { ref: "refs/heads/main", commit };
  const lines = statement.lines.map(({ statement: { predicate, ...rest }, line }) => {
    return { line, statement: { ...rest, predicate: { ...predicate, run } } };
  });
  const seen = { ...aRelease(assets, [{ ...statement, lines }]), commit: "d".repeat(40) };
  expect(look(undefined, seen, chain).findings).toEqual([]);
});

test("a digest that the chain does not hold, or holds too late, is a finding", () => {
  const digest = sha3Of("app");
  expect(both(clean, new Map([...chain, [digest, { kind: "not-held" }]]))).toEqual([
    ["not-anchored app.tgz"],
    ["not-anchored app.tgz"],
  ]);
  expect(both(clean, new Map([...chain, [digest, { kind: "held", block: 101 }]]))).toEqual([
    ["anchored-late app.tgz"],
    ["anchored-late app.tgz"],
  ]);
  for (const word of [{ kind: "held", block: 99 }, { kind: "held" }] as const) {
    expect(both(clean, new Map([...chain, [digest, word]]))).toEqual([[], []]);
  }
  expect(both(clean, new Map())).toEqual([[], []]);
});

test("a record that was merely accepted claims no block", () => {
  const accepted = [{ ...aClaim("app.tgz", "app"), anchor: { digest: sha3Of("app") } }];
  const seen = aRelease([tgz], [aStatement(accepted)]);
  expect(look(undefined, seen, new Map([[sha3Of("app"), { kind: "held", block: 5000 }]])).findings).toEqual([]);
});

test("a list that the chain does not hold is one finding, however many files it names", () => {
  const seen = aRelease(assets, [aLog([claims], undefined, "manifest")]);
  const digest = seen.content?.lists[0]?.sha3_256 ?? sha3Of("");
  const { findings } = look(undefined, seen, new Map([[digest, { kind: "not-held" }]]));
  expect(kinds(findings)).toEqual(["not-anchored SHA3-256SUMS"]);
  expect(findings[0]).toMatchObject({ verdict: "no-match" });
});

const log = "anchor-ab12cd34ef56.jsonl";
const changedLog = [`evidence-changed ${log}`];

test("evidence that alters or drops a recorded digest is one finding", () => {
  const altered = [aClaim("app.tgz", "evil", 900), aClaim("app.zip", "other", 900)];
  const wrong: readonly (readonly Sample[])[] = [
    [aStatement(altered)],
    [aStatement(claims.slice(0, 1))],
    [],
    [aLog([altered, claims])],
    // Said by another job, but the log that said it is gone.
    [aStatement(claims, "anchor-ff0000000000.jsonl")],
  ];
  for (const evidence of wrong)
    expect(kinds(look(baseline, aRelease(assets, evidence), chain).findings)).toEqual(changedLog);
});

test("a log whose known lines have another order is a finding", () => {
  const stamps = [claims, [...claims, aClaim("notes.txt", "notes", 300)]];
  const before = look(undefined, aRelease(assets, [aLog(stamps)]), chain).next;
  const [first, second] = aLog(stamps).lines;
  const turned = { ...aLog(stamps), lines: [second, first] as never, sha256: sha256Of("turned") };
  expect(kinds(look(before, aRelease(assets, [turned]), chain).findings)).toEqual(changedLog);
});

test("evidence that only extends is fine: a new line, a report, another key's log, a digest that a later stamp records", () => {
  const more = [...claims, aClaim("notes.txt", "notes", 300)];
  const other = aStatement(more, "anchor-ff0000000000.jsonl");
  const extended = [
    aRelease(assets, [aLog([claims, more])]),
    aRelease([...assets, anAsset("app.tgz.verification.pdf", "p", 50, later)], [statement]),
    aRelease(assets, [statement, other]),
    aRelease(assets, [aStatement(claims, "section ab12"), statement]),
    aRelease(assets, [aLog([claims, [aClaim("app.tgz", "another build", 900)]])]),
  ];
  for (const seen of extended) expect(look(baseline, seen, aChain(more)).findings).toEqual([]);
});

test("evidence of version 0.2 and notes may be written anew, as long as somebody states what they recorded", () => {
  const name = "anchor-ab12cd34ef56.intoto.json";
  const other = aStatement(claims, "anchor-ff0000000000.jsonl");
  for (const old of [name, "section ab12"]) {
    const before = look(undefined, aRelease(assets, [aStatement(claims, old)]), chain).next;
    const more = aStatement([...claims, aClaim("notes.txt", "notes", 300)], old);
    for (const seen of [aRelease(assets, [more]), aRelease(assets, [other])]) {
      expect(look(before, seen, chain).findings).toEqual([]);
    }
    const fewer = aRelease(assets, [aStatement(claims.slice(1), old)]);
    expect(kinds(look(before, fewer, chain).findings)).toEqual([`evidence-changed ${old}`]);
  }
});

test("other bytes are replaced though a later stamp records them: by the baseline, not by the evidence alone", () => {
  const evil = [aClaim("app.tgz", "evil", 900)];
  const replaced = [anAsset("app.tgz", "evil", 11, later), zip, notes];
  for (const evidence of [[aLog([claims, evil])], [statement, aStatement(evil, "anchor-ff0000000000.jsonl")]]) {
    const seen = aRelease(replaced, evidence);
    expect(kinds(look(baseline, seen, chain).findings)).toEqual(["replaced app.tgz"]);
  }
  const { findings, next } = look(undefined, aRelease(replaced, [aLog([claims, evil])]), chain);
  expect([findings, next.assets[0]?.anchor]).toEqual([[], { digest: sha3Of("evil"), block: 900 }]);
});

test("evidence that cannot be what was attached is a finding, and what could not be read is none", () => {
  const { evidence, ...seen } = aRelease(assets, [statement]);
  const broken = { ...seen, evidence: evidence.map((source) => ({ ...source, broken: "it is damaged" })) };
  expect(kinds(look(undefined, broken, chain).findings)).toEqual(changedLog);
  const unreadable = unread([log]);
  expect(look(baseline, { ...aRelease(assets), unreadable }, chain).findings).toEqual([]);
  const { content: _, ...known } = { ...seen, evidence: evidence.map((source) => ({ ...source, isRead: false })) };
  expect(look(baseline, known, chain)).toEqual({ findings: [], next: baseline });
});

test("changed evidence is told with what is wrong with it, the page among it", () => {
  const page = anAsset("anchor-evidence.html", "page", 60, { uploaded: times.recorded });
  const before = look(undefined, aRelease([...assets, page], [aLog([claims, claims])]), chain).next;
  const told = (seen: SeenRelease) => look(before, seen, chain).findings.map(({ asset, why }) => `${asset}: ${why}`);
  const { evidence, ...seen } = aRelease([...assets, page], [aLog([claims, claims])]);
  const broken = { ...seen, evidence: evidence.map((source) => ({ ...source, broken: "it is damaged" })) };
  const other = anAsset("anchor-evidence.html", "forged", 61, later);
  expect([
    ...told(broken),
    ...told(aRelease([...assets, page], [aLog([claims])])),
    ...told(aRelease([...assets, page])),
    ...told(aRelease([...assets, other], [aLog([claims, claims])])),
    ...told(aRelease(assets, [aLog([claims, claims])])),
  ]).toEqual([
    `${log}: it is damaged`,
    `${log}: a recorded line is not in it any more`,
    `${log}: it is gone`,
    "anchor-evidence.html: it is not the recorded file",
    "anchor-evidence.html: it is gone",
  ]);
});

test("a list that is not what the evidence or the baseline says is a finding of that list", () => {
  const [sha3List, sha256List] = clean.content?.lists ?? [];
  const lists = [sha3List, sha256List].map((list, index) => {
    return { ...anAsset(list?.name ?? "", "", 40 + index, { uploaded: times.recorded }), sha256: list?.sha256 ?? "" };
  });
  const before = look(undefined, aRelease([...assets, ...lists], [statement]), chain);
  expect(before.findings).toEqual([]);
  for (const list of lists) {
    const rest = [...assets, ...lists.filter((other) => other !== list)];
    const forged = { ...list, sha256: sha256Of("forged"), id: 49, ...later };
    for (const record of [undefined, before.next]) {
      const { findings } = look(record, aRelease([...rest, forged], [statement]), chain);
      expect(kinds(findings)).toEqual([`evidence-changed ${list.name}`]);
    }
    const { findings } = look(before.next, aRelease(rest, [statement]), chain);
    expect(kinds(findings)).toEqual([`evidence-changed ${list.name}`]);
  }
});

test("a list that no line states is the project's own: no alarm without a baseline, and an asset like others with one", () => {
  const own = anAsset("SHA256SUMS", "of the project", 40);
  // Notes state lists too, and attach none.
  const evidence = [{ ...aStatement(claims, "section ab12"), uploaded: undefined }];
  const before = look(undefined, aRelease([...assets, own], evidence), chain);
  expect(before.findings).toEqual([]);
  const replaced = anAsset("SHA256SUMS", "evil", 41, later);
  const { findings } = look(before.next, aRelease([...assets, replaced], evidence), chain);
  expect(kinds(findings)).toEqual(["replaced SHA256SUMS"]);
});

test("the list that stood before is a finding where the evidence has no news", () => {
  const more = [...claims, aClaim("notes.txt", "notes", 300)];
  const [old, now] = [aStatement(claims), aStatement(more)].map((one) => {
    const { lists } = aRelease(assets, [one]).content ?? { lists: [] };
    return { ...anAsset("SHA3-256SUMS", "", 40), sha256: lists[0]?.sha256 ?? "" };
  }) as [SeenAsset, SeenAsset];
  const grown = aLog([claims, more]);
  const before = look(undefined, aRelease([...assets, now], [grown]), chain).next;
  const back = look(before, aRelease([...assets, old], [grown]), chain);
  expect(kinds(back.findings)).toEqual(["evidence-changed SHA3-256SUMS"]);
});

test("a release that is gone is one finding", () => {
  expect(toGone(baseline).differences).toEqual([
    { kind: "removed", verdict: "changed", release: tag, since: times.firstLook },
  ]);
});

test("a release that nothing recorded has no finding", () => {
  expect(look(undefined, aRelease(assets), new Map()).findings).toEqual([]);
  expect(toRecorded(undefined, aRelease(assets))).toBeUndefined();
});

test("names and evidence that could not be asked about are no finding", () => {
  const unreadable = unread(["app.tgz", "app.zip"]);
  const seen = { ...aRelease([{ name: "app.tgz", id: 5 }, notes], [statement]), unreadable };
  expect(both(seen)).toEqual([[], []]);
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
  expect(line && separateAccepted(findings, [line])).toMatchObject({ findings: [], accepted: [{ kind: "replaced" }] });
  for (const text of [
    `${tag}/app.tgz sha3-256:${sha3Of("other")}`,
    `v2/app.tgz sha3-256:${sha3Of("meant")}`,
    `${tag}/app.zip sha3-256:${sha3Of("meant")}`,
  ]) {
    const other = parseAcceptance(text);
    expect(other && separateAccepted(findings, [other])).toEqual({ findings, accepted: [] });
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
