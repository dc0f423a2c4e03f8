import { expect, test } from "vitest";

import { statementFileName } from "#core/file-names.ts";
import { maxStatementBytes, type StatementFile } from "#evidence/statement-file.ts";
import type { RecordedRelease } from "#monitor/monitor-file.ts";
import { readEvidence } from "#monitor/read-release.ts";
import type { ListedAsset, ListedRelease, Repository } from "#monitor/repository.ts";
import { renderComment } from "#release/statements.ts";
import { aClaim, aStatement, nameOf, sha256Of, sha3Of, statementsOf, times } from "../../support/monitor/world.ts";
import { inSection } from "../../support/release/section.ts";

const of = { repository: "octo-org/octo-repo", tag: "v1.0.0", id: 1 };
const app = [aClaim("app.tgz", "app")];
const first = aStatement(app);
const uploaded = "2026-11-22T05:00:00Z";

interface Options {
  readonly notes?: string;
  readonly stated?: Partial<ListedAsset>;
  readonly baseline?: Pick<RecordedRelease, "evidence">;
  readonly isDownloading?: boolean;
}

/** What a monitor reads of a release of these files, and which of them it downloaded. */
async function read(
  files: Readonly<Record<string, string>>,
  { notes = "", stated = {}, baseline, isDownloading = false }: Options = {},
) {
  const assets = Object.entries(files).map(([name, text], id) => {
    return { id, name, isUploaded: true, uploaded, sha256: sha256Of(text), ...stated };
  });
  const release: ListedRelease = { id: 1, tag: of.tag, notes, assets };
  const downloaded: string[] = [];
  const readAsset: Repository["read"] = ({ name, size = 0 }, most) => {
    downloaded.push(name);
    return size > most ? Promise.reject(new Error("too large")) : Promise.resolve(Buffer.from(files[name] ?? ""));
  };
  const record = baseline && { tag: of.tag, recordedAt: uploaded, assets: [], ...baseline };
  const reading = { isDownloading, stop: new AbortController().signal };
  return { ...(await readEvidence({ read: readAsset }, release, of, record, reading)), downloaded };
}

const asFiles = (...files: readonly StatementFile[]) =>
  Object.fromEntries(files.map((file) => [nameOf(file), file.text]));
const markOf = (file: StatementFile) => ({ name: nameOf(file), sha256: sha256Of(file.text) });
const damagedComment = (file: StatementFile) =>
  renderComment(file).replace(/(?<= )[A-Za-z0-9+/](?=[A-Za-z0-9+/=]+ -->)/, (letter) => (letter === "A" ? "B" : "A"));

test("statements are read from assets and notes alike, each once, and the newest stamp records a name", async () => {
  const [one, two] = statementsOf(app, [aClaim("app.tgz", "another build"), aClaim("lib.zip", "lib")]) as [
    StatementFile,
    StatementFile,
  ];
  const notes = `Words.\n\n${inSection(renderComment(one), renderComment(two))}\n`;
  const { evidence, record, unreadable } = await read(asFiles(one), { notes });
  expect(evidence).toMatchObject([markOf(one), markOf(two)]);
  expect([...(record?.names.values() ?? [])].map(({ name, digest }) => [name, digest.sha3_256])).toEqual([
    ["app.tgz", sha3Of("another build")],
    ["lib.zip", sha3Of("lib")],
  ]);
  expect(unreadable.size).toBe(0);
});

const nameFor = (text: string) => statementFileName(sha3Of(text).slice(0, 16) as StatementFile["id"]);

// What else makes a statement unusable, the tests of statements and their files say.
test.each([
  ["of other bytes", nameOf(first), first.text.replace("app.tgz", "evil.tgz"), "its bytes do not give its name"],
  ["of no JSON, by a name that fits", nameFor("{"), "{", "it is not JSON"],
])("a statement's file %s is broken evidence", async (_, name, text, why) => {
  const { evidence, record, unreadable } = await read({ [name]: text });
  const broken = expect.stringContaining(why);
  expect(evidence).toEqual([{ name, sha256: sha256Of(text), broken, isForeign: false }]);
  expect([record?.statements, unreadable.size]).toEqual([[], 0]);
});

test("a file of another name is no evidence of ours, whatever is in it", async () => {
  const { evidence, downloaded } = await read({ "app.intoto.json": first.text, "anchor.jsonl": first.text });
  expect([evidence, downloaded]).toEqual([[], []]);
});

test("a statement that a run may write is read, and a larger one is broken evidence, no outage", async () => {
  const sized = (size: number) => read(asFiles(first), { stated: { size } });
  expect((await sized(maxStatementBytes)).record?.names.size).toBe(1);
  const { evidence, unreadable } = await sized(maxStatementBytes + 1);
  expect([evidence[0]?.broken, unreadable.size]).toEqual([
    expect.stringContaining("its bytes do not give its name"),
    0,
  ]);
});

test.each([
  ["damaged", damagedComment(first), nameOf(first)],
  [
    "of another name",
    renderComment(first).replace(/anchor-[0-9a-f]{16}/, "anchor-0000000000000000"),
    "anchor-0000000000000000.intoto.json",
  ],
  ["cut", renderComment(first).replace(/ [^ ]+ -->/, ""), "a hidden comment in the notes"],
])("a comment in the notes that is %s is broken evidence", async (_, notes, name) => {
  const { evidence, record } = await read({}, { notes: inSection(notes) });
  expect(evidence).toMatchObject([{ name, broken: expect.any(String) }]);
  expect(record?.names.size).toBe(0);
});

test("a broken copy of a statement is told wherever it lies, also where the other copy is whole", async () => {
  const broken = first.text.replace("app.tgz", "evil.tgz");
  for (const given of [
    read({ [nameOf(first)]: broken }, { notes: inSection(renderComment(first)) }),
    read(asFiles(first), { notes: inSection(damagedComment(first)) }),
  ])
    expect((await given).evidence).toMatchObject([{ name: nameOf(first), broken: expect.any(String) }]);
});

test("a statement of another release is marked as such and is not in the record", async () => {
  const foreign = aStatement([aClaim("evil.tgz", "evil")], { release: { ...of, tag: "v0.9.0", id: 2 } });
  const { evidence, record } = await read(asFiles(first, foreign));
  expect(evidence.map(({ name, isForeign }) => [name, isForeign])).toEqual([
    [nameOf(first), false],
    [nameOf(foreign), true],
  ]);
  expect([...(record?.names.keys() ?? [])]).toEqual(["app.tgz"]);
});

test("a statement belongs to its release by the number, also under the repository's new name", async () => {
  const moved = aStatement(app, {
    release: { ...of, repository: "earlier/name" },
    run: { repository: "earlier/name" },
  });
  expect((await read(asFiles(moved))).record?.names.size).toBe(1);
});

test("nothing is downloaded that the baseline knows, unless another statement came or all is to be downloaded", async () => {
  const second = aStatement([aClaim("lib.zip", "lib")], { after: [first] });
  const baseline = { evidence: [markOf(first)] };
  const known = await read(asFiles(first), { baseline });
  expect([known.downloaded, known.evidence, known.record]).toEqual([[], [markOf(first)], undefined]);
  const inNotes = await read(asFiles(first), { baseline, notes: inSection(renderComment(first)) });
  expect([inNotes.downloaded, inNotes.evidence.length]).toEqual([[], 1]);
  for (const given of [
    read(asFiles(first, second), { baseline }),
    read(asFiles(first, second), { baseline: { evidence: [markOf(first), markOf(second)] }, isDownloading: true }),
  ])
    expect((await given).downloaded).toEqual([nameOf(first), nameOf(second)]);
  const changed = await read({ [nameOf(first)]: "{}" }, { baseline });
  expect(changed.evidence).toMatchObject([{ broken: expect.any(String) }]);
});

test("a statement of assets is as old as GitHub says, one of notes as its run says", async () => {
  const service = { url: "https://service.example", demonstration: false };
  const open = aStatement([{ ...aClaim("app.tgz", "app"), anchor: { digest: sha3Of("app") } }], { service });
  const onOf = async (given: ReturnType<typeof read>) =>
    (await given).record?.anchors.get(sha3Of("app"))?.stamps.map(({ stampedOn }) => stampedOn);
  expect(await onOf(read(asFiles(open)))).toEqual([uploaded]);
  expect(await onOf(read({}, { notes: inSection(renderComment(open)) }))).toEqual([times.recorded]);
  expect(await onOf(read(asFiles(open), { notes: inSection(renderComment(open)) }))).toEqual([uploaded]);
});
