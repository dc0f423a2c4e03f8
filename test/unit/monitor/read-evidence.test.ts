import { expect, test } from "vitest";

import { formatLog, maxLogBytes, withLine, type LogLine } from "#evidence/log.ts";
import type { Statement } from "#evidence/statement.ts";
import { formatStatement } from "#evidence/to-statement.ts";
import { readEvidence } from "#monitor/read-evidence.ts";
import type { ListedAsset, ListedRelease, Repository } from "#monitor/repository.ts";
import { renderNotesData } from "#release/notes-data.ts";
import { aStatement, aSubject, digestOf, runInput } from "../../support/evidence/statements.ts";

const name = "anchor-0123456789ab.intoto.json";
const log = "anchor-0123456789ab.jsonl";
const uploaded = "2026-11-22T05:00:00Z";
const now = new Date("2026-11-23T00:00:00Z");

/** What a monitor reads of a release of these files and notes. */
async function read(files: Readonly<Record<string, string>>, notes = "", stated: Partial<ListedAsset> = {}) {
  const assets = Object.keys(files).map((each, id) => ({ id, name: each, isUploaded: true, uploaded, ...stated }));
  const release: ListedRelease = { id: 1, tag: "v1", notes, assets };
  const readAsset: Repository["read"] = ({ name: each, size = 0 }, most) =>
    size > most ? Promise.reject(new Error("too large")) : Promise.resolve(Buffer.from(files[each] ?? ""));
  const { signal: stop } = new AbortController();
  return await readEvidence({ read: readAsset }, release, undefined, {
    now,
    isDownloading: false,
    stop,
  });
}

const toLog = (...statements: readonly Statement[]): string =>
  formatLog(statements.reduce<readonly LogLine[]>((lines, statement) => withLine(lines, statement), []));
const app = aSubject("app.tgz");
const first = aStatement([app]);
const second = aStatement([aSubject("app.tgz", "another build"), aSubject("lib.zip")], {
  finishedOn: "2026-11-22T06:00:00.000Z",
});
const why = async (given: Promise<Awaited<ReturnType<typeof read>>>) =>
  (await given).evidence.map((source) => [source.name, source.broken]);

const other = (levels: number): string =>
  `{"predicateType":"https://slsa.dev/provenance/v1","predicate":${"[".repeat(levels)}${"]".repeat(levels)}}`;

test("a statement of another tool's kind is no evidence of ours", async () => {
  expect(await read({ [name]: other(3) })).toEqual({ evidence: [], faults: new Map() });
});

test.each([
  ["nests so deep that it would hold up its readers", other(100), "it nests deeper than 32 levels"],
  ["is no JSON", "{", "it is not JSON"],
  [
    "is of our kind and says nothing",
    '{"predicateType":"https://anchor-artifacts.github.io/anchor/v1"}',
    "the statement._type is not https://in-toto.io/Statement/v1",
  ],
])("a statement that %s is broken evidence", async (_, text, told) => {
  expect(await why(read({ [name]: text }))).toEqual([[name, told]]);
});

test("a log is read line by line, after a statement of version 0.2, and the newest stamp records a name", async () => {
  const old = aStatement([app], { finishedOn: "2026-11-21T00:00:00.000Z" });
  const { evidence, content } = await read({ [log]: toLog(first, second), [name]: formatStatement(old) });
  expect(evidence).toMatchObject([
    { name: log, lines: [expect.stringMatching(/^[0-9a-f]{64}$/), expect.any(String)], isRead: true },
    { name, isRead: true },
  ]);
  expect(evidence.map(({ broken }) => broken)).toEqual([undefined, undefined]);
  expect(content?.claims.map((claim) => [claim.name, claim.sha3_256])).toEqual([
    ["app.tgz", digestOf("another build")],
    ["lib.zip", digestOf("lib.zip")],
  ]);
  expect(content?.stated.get(JSON.stringify(["app.tgz", digestOf("app.tgz")]))).toHaveLength(2);
});

test("a line that comes to stand after another one is the same line", async () => {
  const [alone, after] = [
    (await read({ [log]: toLog(second) })).evidence,
    (await read({ [log]: toLog(first, second) })).evidence,
  ];
  expect(after[0]?.lines?.[1]).toBe(alone[0]?.lines?.[0]);
});

test.each([
  ["has a line that is no statement", `${toLog(first)}{}\n`, "line 2 cannot be read: the statement._type is not"],
  ["has a line that does not follow the one above", toLog(first) + toLog(second), "line 2 cannot be read: it does not"],
  [
    "lost its first line",
    `${toLog(first, second).split("\n")[1] ?? ""}\n`,
    "line 1 cannot be read: it does not follow",
  ],
  ["is empty", "", "line 1 cannot be read: it is not JSON"],
])("a log that %s is broken evidence", async (_, text, told) => {
  expect(await why(read({ [log]: text }))).toEqual([[log, expect.stringContaining(told)]]);
});

test("a log that a run may write is read, and a larger one is broken evidence, no outage", async () => {
  const sized = (size: number) => read({ [log]: toLog(first) }, "", { size, sha256: "a".repeat(64) });
  expect(await sized(maxLogBytes)).toMatchObject({ content: { claims: [{ name: "app.tgz" }] } });
  const { evidence, faults } = await sized(maxLogBytes + 1);
  expect([evidence[0]?.broken, faults.size]).toEqual(["it is larger than a log may be", 0]);
});

test("a log that a killed run left under a temporary name is read, unless its lasting name is there", async () => {
  const names = async (files: Readonly<Record<string, string>>) => (await read(files)).evidence.map((one) => one.name);
  const { content } = await read({ [`${log}.0a1b2c3d.tmp`]: toLog(first) });
  expect([await names({ [`${log}.0a1b2c3d.tmp`]: toLog(first) }), content?.claims.length]).toEqual([[log], 1]);
  for (const order of [
    [log, `${log}.0a1b2c3d.tmp`],
    [`${log}.0a1b2c3d.tmp`, log],
  ]) {
    const texts = order.map((each) => [each, each === log ? toLog(second) : "{"] as const);
    expect(await why(read(Object.fromEntries(texts)))).toEqual([[log, undefined]]);
  }
});

test("data in the notes is read like a log, and damaged data is broken evidence", async () => {
  const data = renderNotesData("0123456789ab", [first]);
  const { evidence, content } = await read({}, `Words.\n\n${data}`);
  expect([evidence.length, evidence[0]?.broken, content?.claims[0]?.name]).toEqual([1, undefined, "app.tgz"]);
  const damaged = read(
    {},
    data.replace(/(?<= [0-9a-f]{16} )./, (letter) => (letter === "A" ? "B" : "A")),
  );
  expect(await why(damaged)).toEqual([["section 0123456789ab", "its data is damaged"]]);
});

test("evidence that is dated in the future is broken, and read all the same", async () => {
  const later = aStatement([app], { finishedOn: "2026-11-23T02:00:00.000Z" });
  const { evidence, content } = await read({ [log]: toLog(later) });
  expect([evidence[0]?.broken, content?.claims.length]).toEqual(["it is dated in the future", 1]);
});

test("a stamp without a block is as old as GitHub says, and not as its line says", async () => {
  const anchors = (["accepted", "unclear", "failed"] as const).map((verdict) => {
    return { covers: "subject", digest: digestOf(verdict), verdict } as const;
  });
  const subjects = anchors.map(({ verdict }) => aSubject(verdict));
  const { content } = await read({ [log]: toLog(aStatement(subjects, { ...runInput, anchors })) });
  expect(content?.claims.map(({ anchor }) => anchor)).toEqual([
    { digest: digestOf("accepted"), stamped: uploaded },
    { digest: digestOf("failed"), isUnclaimed: true },
    { digest: digestOf("unclear"), stamped: uploaded },
  ]);
});
