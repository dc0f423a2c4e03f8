/** What is hashed and asked about, and what is said of it meanwhile. */
import { lstat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

import { expect, test, vi } from "vitest";

import { judgeUnresolved } from "#core/open-stamp.ts";
import type { Judgement, Row } from "#core/row.ts";
import { systemClock, type Log, type Progress } from "#host/host.ts";
import type { InputName } from "#host/input-table.ts";
import { askSubjects } from "#run/ask.ts";
import type { AssetCandidate, FileCandidate, HashedSubject } from "#run/candidates.ts";
import type { FindLateAssets } from "#run/release-access.ts";
import type { Source } from "#run/source.ts";
import type { Subjects } from "#run/subjects.ts";
import { createWorkspace } from "../../support/files/workspace.ts";
import { toInputs } from "../../support/inputs.ts";
import { aHost } from "../../support/plain-job.ts";
import { aDigest, aRun, outcomes } from "../../support/results.ts";

interface Scene extends Partial<Omit<Subjects, "count">> {
  readonly given?: Partial<Record<InputName, string>>;
  readonly answer?: Judgement | ((index: number) => Judgement);
  /** Happens while the last of `requests` is on its way. */
  readonly meanwhile?: (write: (name: string, text: string) => Promise<unknown>, folder: string) => unknown;
  readonly findLateAssets?: FindLateAssets;
  readonly requests?: number;
  readonly source?: Partial<Pick<Source, "check" | "locate" | "isAskedByName" | "trouble">>;
  readonly log?: Partial<Log>;
}

const anAnswer = outcomes(aDigest(1));

/** Asks about `files`, after the candidates of the scene; unless the scene says otherwise, stamps them. */
async function hashAndAsk(files: Readonly<Record<string, string>>, scene: Scene = {}) {
  const {
    given = {},
    answer = anAnswer.accepted,
    meanwhile = () => {},
    source: more,
    log,
    findLateAssets,
    ...subjects
  } = scene;
  await using workspace = await createWorkspace(files);
  const said: string[] = [];
  const asked: string[] = [];
  const found = Object.keys(files).map(async (name): Promise<FileCandidate> => {
    const path = join(workspace.path, name);
    return { kind: "file", source: { name, path, size: (await lstat(path)).size } };
  });
  const candidates = [...(scene.candidates ?? []), ...(await Promise.all(found))];
  const requests = scene.requests ?? (given.anchor === "manifest" ? 1 : candidates.length);
  const ask = async ({ name }: { readonly name: string }): Promise<Judgement> => {
    said.push("sent");
    if (asked.push(name) === requests) await meanwhile(workspace.write, workspace.path);
    return typeof answer === "function" ? answer(asked.length - 1) : answer;
  };
  const nobody = () => Promise.reject(new Error("Nobody is asked."));
  const recorded = { findCoveringList: () => undefined, addRecordedFacts: (row: Row) => row };
  const host = aHost((line) => void said.push(line), workspace.path);
  const run = aRun("stamp", []);
  const all = { proofs: [], ...subjects, candidates, count: candidates.length + (scene.proofs?.length ?? 0) };
  await askSubjects(
    run,
    all,
    { check: nobody, ask, ...recorded, ...more, findLateAssets },
    toInputs({ mode: "stamp", ...given }),
    { ...host, log: { ...host.log, ...log } },
  );
  const verdicts = run.rows.map(({ subject, verdict, error }) => [subject.name, error?.code ?? verdict]);
  return { ...run, kinds: run.rows.map(({ verdict }) => verdict), verdicts, asked, said };
}

const warnings = (said: readonly string[]): readonly string[] => said.filter((line) => line.startsWith("warning: "));

test.each([
  [{}, 2],
  [{ anchor: "manifest" }, 1],
] as const)("empty files are warned of once, before anything is sent for them (%o)", async (given, requests) => {
  const { said } = await hashAndAsk({ "a.txt": "", "b.txt": "", "c/d.txt": "", "full.txt": "f" }, { given });
  expect(said.filter((line) => line === "sent")).toHaveLength(requests);
  const warning =
    "warning: empty file: a.txt and 2 others are empty. A stamp of an empty file proves nothing. Check your build.";
  expect(warnings(said)).toEqual([warning]);
  expect(said.indexOf(warning)).toBeLessThan(said.indexOf("sent"));
});

const early = "The stamp is for the old bytes. Stamp a file only when nothing writes it any more.";

test.each([{}, { anchor: "manifest" }])("files that change after they were stamped are named (%o)", async (given) => {
  const files = { "a.txt": "a", "b.txt": "b", "c.txt": "c" };
  const one = await hashAndAsk(files, { given, meanwhile: (write) => write("b.txt", "other") });
  expect(warnings(one.said)).toEqual([`warning: FILE_CHANGED: 1 file changed after it was hashed: b.txt. ${early}`]);
  expect(new Set(one.kinds)).toEqual(new Set(["accepted"]));
  const changeTwo: Scene["meanwhile"] = async (write, folder) => {
    await write("a.txt", "A");
    // A writer that sets the time back leaves the same size and time.
    const { atime, mtime } = await lstat(join(folder, "c.txt"));
    await write("c.txt", "C");
    await utimes(join(folder, "c.txt"), atime, mtime);
  };
  const two = await hashAndAsk(files, { given, meanwhile: changeTwo });
  expect(warnings(two.said)).toEqual([
    `warning: FILE_CHANGED: 2 files changed after they were hashed: a.txt, c.txt. ${early}`,
  ]);
});

test.each([
  ["stamp", "already-anchored", "already-anchored", 1],
  ["verify", "verified", "FILE_CHANGED", 0],
  ["verify", "timestamped", "FILE_CHANGED", 0],
  ["check", "found", "found", 0],
] as const)("a file that changes during a %s that says %s ends as %s", async (mode, verdict, ending, warned) => {
  const scene = { given: { mode }, answer: anAnswer[verdict] };
  expect(warnings((await hashAndAsk({ "a.txt": "a" }, scene)).said)).toEqual([]);
  const changed = await hashAndAsk({ "a.txt": "a" }, { ...scene, meanwhile: (write) => write("a.txt", "other") });
  expect(changed.verdicts).toEqual([["a.txt", ending]]);
  expect(changed.rows.some(({ subject }) => "fingerprint" in subject)).toBe(mode !== "check");
  expect(warnings(changed.said)).toHaveLength(warned);
});

const token = { "github-token": "t" };
const clocks = { "api-url": "", "api-key": "", witness: "rfc3161 https://clock.example" };

test.each<[NonNullable<Scene["given"]>, string, boolean]>([
  [{ mode: "stamp" }, "a.txt", false],
  [{ mode: "stamp", witness: clocks.witness }, "a.txt", true],
  [{ mode: "check" }, "a.txt", false],
  [{ mode: "verify", "from-release": "true", ...token }, "a.txt", true],
  [{ mode: "verify", "release-attach": "body", ...token }, "a.txt", true],
  [{ mode: "check", ...clocks, witness: "" }, "a.txt", true],
  [{ mode: "stamp", anchor: "manifest" }, "anchor-SHA3-256SUMS", false],
  [{ mode: "stamp", ...clocks }, "anchor-SHA256SUMS", true],
])("with %o the question is about %s, and SHA-256 is made: %s", async (given, name, isSha256Made) => {
  const { rows, asked } = await hashAndAsk({ "a.txt": "a" }, { given, requests: 1 });
  expect(asked).toEqual([name]);
  expect(rows.at(-1)?.subject).toMatchObject({ name: "a.txt", digest: expect.any(String), size: 1 });
  expect(rows.some(({ subject }) => "sha256" in subject)).toBe(isSha256Made);
});

const digest = (name: string, number: number): HashedSubject => ({
  kind: "digest",
  subject: { name, digest: aDigest(number) },
});
const asset = (name: string, number: number): AssetCandidate => ({
  kind: "asset",
  name,
  size: 3,
  hash: async () => digest(name, number),
});

test("a list that was given is what is asked about, and a file that it does not name fails", async () => {
  const list = { name: "SUMS", digest: aDigest(9) };
  const given = { mode: "check", anchor: "manifest" };
  const findLateAssets = () => Promise.reject(new Error("No file can be added to a list that was given."));
  const scene = { given, list, findLateAssets, answer: anAnswer.found };
  const { asked, verdicts } = await hashAndAsk({ "a.txt": "a" }, scene);
  expect(asked).toEqual(["SUMS"]);
  expect(verdicts).toEqual([
    ["SUMS", "found"],
    ["a.txt", "CHECKSUM_MISSING"],
  ]);
});

test.each([
  [{}, ["a", "b", "late", "later"], ["a", "b", "late", "later"]],
  [{ anchor: "manifest" }, ["anchor-SHA3-256SUMS"], ["anchor-SHA3-256SUMS", "a", "b", "late", "later"]],
])(
  "assets that come meanwhile are asked about too, in the order in which they come (%o)",
  async (given, asked, rows) => {
    const late = [[asset("late", 3), asset("later", 4)], []];
    const known: string[][] = [];
    const findLateAssets: FindLateAssets = async (names) => (known.push([...names]), late.shift() ?? []);
    const candidates = [asset("a", 1), asset("b", 2)];
    const ran = await hashAndAsk({}, { given, candidates, findLateAssets });
    expect(ran.asked).toEqual(asked);
    expect(ran.rows.map(({ subject }) => subject.name)).toEqual(rows);
    expect(ran.checksums).toEqual(
      [1, 2, 3, 4].map((number, index) => ({ name: rows.at(index - 4), digest: aDigest(number) })),
    );
    expect(known).toEqual([
      ["a", "b"],
      ["a", "b", "late", "later"],
    ]);
  },
);

test("an asset that comes meanwhile with the bytes of another one is not stamped again", async () => {
  const late = [[asset("copy", 1), asset("new", 3)], [asset("copy of new", 3)], []];
  const ran = await hashAndAsk({}, { candidates: [asset("a", 1)], findLateAssets: async () => late.shift() ?? [] });
  expect(ran.asked).toEqual(["a", "new"]);
  expect(ran.verdicts).toEqual(["a", "copy", "new", "copy of new"].map((name) => [name, "accepted"]));
});

test.each([
  [0, "anchored"],
  [300_000, "unclear"],
])("assets that come meanwhile are waited for until the first wait is over: after %i ms %s", async (agoMs, verdict) => {
  const late = [[asset("late", 2)], []];
  const now = systemClock.now();
  const lost = [now - agoMs, now].map((sinceMs) =>
    judgeUnresolved({ kind: "unclear", sinceMs, mayResend: true, ownMessage: "It was lost." }),
  );
  const find = async () => anAnswer.found;
  const { kinds } = await hashAndAsk(
    {},
    {
      given: { wait: "300", "block-time": "0" },
      candidates: [asset("a", 1)],
      findLateAssets: async () => late.shift() ?? [],
      answer: (index) => lost[index] ?? anAnswer.failed,
      source: { check: find, locate: find },
    },
  );
  expect(kinds).toEqual([verdict, verdict]);
});

test("an asset that is not what a list says of it fails", async () => {
  const candidates = [{ ...asset("a", 1), listedDigest: aDigest(2) }];
  expect((await hashAndAsk({}, { candidates })).verdicts).toEqual([["a", "CHECKSUM_MISMATCH"]]);
});

const aProof: HashedSubject = {
  kind: "digest",
  subject: { name: "p.json", digest: aDigest(1), root: aDigest(8), bytes: new Uint8Array() },
};

test.each([
  [{ files: "dist/*" }, "PROOF_INVALID"],
  [{ files: "", "subject-checksums": "SUMS" }, "PROOF_INVALID"],
  [{ files: "", "from-release": "true", ...token }, "PROOF_INVALID"],
  [{ files: "" }, "verified"],
])("a proof for none of the files of %o ends as %s", async (files, ending) => {
  const scene = { proofs: [aProof], answer: anAnswer.verified };
  const { verdicts } = await hashAndAsk({}, { ...scene, given: { mode: "verify", proofs: "p.json", ...files } });
  expect(verdicts).toEqual([["p.json", ending]]);
});

test("a proof and its file are one question under the file's name, and the list has the files alone", async () => {
  const candidates = [digest("a", 1), digest("b", 2)];
  const given = { mode: "verify", proofs: "p.json" };
  const { asked, verdicts, checksums } = await hashAndAsk(
    {},
    { given, candidates, proofs: [aProof], answer: anAnswer.found },
  );
  expect(asked).toEqual(["a"]);
  expect(verdicts).toEqual([
    ["a", "found"],
    ["b", "PROOF_MISSING"],
  ]);
  expect(checksums.map(({ name }) => name)).toEqual(["a", "b"]);
});

test("equal bytes under two names are two questions only where the answer depends on the name", async () => {
  const files = { "a.txt": "same", "b.txt": "same" };
  expect((await hashAndAsk(files)).asked).toHaveLength(1);
  expect((await hashAndAsk(files, { source: { isAskedByName: true } })).asked).toEqual(["a.txt", "b.txt"]);
});

test.each([
  [20, false],
  [21, true],
])("each of %i subjects has a line of the log, and they are a group: %s", async (count, isGroup) => {
  const candidates = Array.from({ length: count }, (_, index) => digest(`file ${index}`, index));
  const groups: string[] = [];
  const group: Log["group"] = (title, work) => (groups.push(title), work());
  const { said } = await hashAndAsk({}, { candidates, log: { group } });
  expect(said.filter((line) => line.includes("file "))).toHaveLength(count);
  expect(groups).toEqual(isGroup ? [`${count} subjects, a line each`] : []);
});

const trouble = { problem: "503", startedAt: 0, givesUpAt: 20_000 };

test.each([
  [{}, { requestsDone: 2, requestsTotal: 3, trouble: { ...trouble, givesUpAt: 60_000 } }],
  [{ anchor: "manifest" }, { requestsDone: 0, requestsTotal: 1, trouble: { ...trouble, givesUpAt: 60_000 } }],
  [
    { mode: "verify", proofs: "p.json", files: "" },
    { requestsDone: 0, requestsTotal: 1, trouble },
  ],
  [{ mode: "check" }, { requestsDone: 2, requestsTotal: 3, trouble: undefined }],
])("while it asks, the progress of %o is %o", async (given, expected) => {
  let [shown, calls]: [Progress | undefined, number] = [undefined, 0];
  const meanwhile = async (): Promise<void> => {
    shown = undefined;
    await vi.waitUntil(() => shown, { timeout: 60_000 });
  };
  await hashAndAsk(
    { "a.txt": "a", "b.txt": "four" },
    {
      given: { wait: "60", ...given },
      candidates: [digest("known", 7)],
      proofs: "proofs" in given ? [aProof] : [],
      requests: expected.requestsTotal,
      source: { trouble: () => expected.trouble && trouble },
      log: { progress: (now) => void ([shown, calls] = [shown ?? now, calls + 1]) },
      meanwhile,
    },
  );
  const count = calls;
  expect(shown).toMatchObject({ ...expected, hashedBytes: 5, totalBytes: 5, hashedFiles: 2, totalFiles: 2 });
  await setTimeout(150);
  expect(calls).toBe(count);
});
