import { createHash } from "node:crypto";
import { realpathSync } from "node:fs";
import { join, resolve } from "node:path";

import { expect, test } from "vitest";

import { AnchorError } from "#core/errors.ts";
import { createListedFiles, type ListedFile } from "#files/find-files.ts";
import { nameOf, type AssetCandidate, type Candidate } from "#run/candidates.ts";
import { addChecksumList, findSubjects, mergeList } from "#run/subjects.ts";
import { isPosix } from "../../support/availability.ts";
import { createWorkspace } from "../../support/files/workspace.ts";
import { toInputs } from "../../support/inputs.ts";
import { aHost } from "../../support/plain-job.ts";
import { aDigest } from "../../support/results.ts";

const root = resolve("/w");
const file = (name: string, folder = root): Candidate => ({
  kind: "file",
  source: { name, path: join(folder, name), size: 1 },
});
const asset = (name: string): AssetCandidate => ({
  kind: "asset",
  name,
  size: 1,
  hash: () => Promise.reject(new Error("it is not hashed here")),
});
const entry = (name: string, number: number) => ({ name, digest: aDigest(number), lineNumber: 1 });

/** A disk on which only `files` lie, by the names under which a list in `dist` finds them. */
const disk = (files: Readonly<Record<string, ListedFile>> = {}, folder = join(root, "dist")) => ({
  folder,
  find: (name: string): ListedFile | undefined => files[name],
});

test("a listed digest is bound to the file that the patterns found beside the list", () => {
  const find = () => {
    throw new Error("The disk is read again.");
  };
  const linked: Candidate = { kind: "file", source: { name: "link/b.txt", path: join(root, "dist/b.txt"), size: 1 } };
  const lines = [entry("a.txt", 1), entry("b.txt", 2), entry("./a.txt", 1)];
  const merged = mergeList([file("dist/a.txt"), linked], lines, root, { ...disk(), find });
  expect(merged).toEqual([
    { ...file("dist/a.txt"), listedDigest: aDigest(1) },
    { ...linked, listedDigest: aDigest(2) },
  ]);
});

test("a listed digest is bound to the file that the list names by its path in the workspace", () => {
  const found = { "dist/a.txt": { path: join(root, "dist/a.txt"), size: 1 } };
  const merged = mergeList([file("dist/a.txt")], [entry("dist/a.txt", 1)], root, disk(found));
  expect(merged).toEqual([{ ...file("dist/a.txt"), listedDigest: aDigest(1) }]);
});

test("a listed digest is bound to the asset of its name, wherever the list lies", () => {
  const merged = mergeList([asset("a.txt")], [entry("a.txt", 1)], root, disk());
  expect(merged).toMatchObject([{ kind: "asset", name: "a.txt", listedDigest: aDigest(1) }]);
});

test("a list with folders is bound to the assets of its files, which have none", () => {
  const merged = mergeList([asset("a.b.txt")], [entry("dist/a b.txt", 1)], root, disk());
  expect(merged).toMatchObject([{ kind: "asset", name: "a.b.txt", listedDigest: aDigest(1) }]);
});

test("of two lines that could be about one asset and disagree, none is passed over", () => {
  const merged = mergeList([asset("a.txt")], [entry("x/a.txt", 1), entry("y/a.txt", 2)], root, disk());
  expect(merged).toMatchObject([
    { kind: "asset", name: "a.txt", listedDigest: aDigest(1) },
    { kind: "digest", subject: { name: "y/a.txt", digest: aDigest(2) } },
  ]);
});

const byBaseName = (files: Readonly<Record<string, ListedFile>> = {}) => ({
  ...disk(files, "/w"),
  usesAssetNames: true,
});

test("a line is about the file of its base name, wherever both lie, where files are called so", () => {
  const files = [asset("c"), file("dist/a.txt"), file("dist/b c.txt")];
  const lines = [entry("a.txt", 1), entry("b.c.txt", 2)];
  expect(mergeList(files, lines, root, byBaseName()).slice(1)).toEqual([
    { ...file("dist/a.txt"), listedDigest: aDigest(1) },
    { ...file("dist/b c.txt"), listedDigest: aDigest(2) },
  ]);
});

test.each(["y/a.txt", "x/y/a.txt", "..\\y\\a.txt"])(
  "a line about %s is not about x/a.txt, also where files lose folders",
  (name) => {
    const merged = mergeList([file("x/a.txt")], [entry(name, 1)], root, byBaseName());
    expect(merged).toEqual([file("x/a.txt"), { kind: "digest", subject: { name, digest: aDigest(1) } }]);
  },
);

test.each([
  ["./x/a.txt", "x/a.txt", true],
  ["w/x/a.txt", "x/a.txt", true],
  ["x\\a.txt", "x/a.txt", true],
  ["x/a.txt", "w/x/a.txt", true],
  ["x/a.txt", "x/w/a.txt", false],
])("a line about %s is about %s, where files lose folders: %s", (name, path, isAbout) => {
  const [merged] = mergeList([file(path)], [entry(name, 1)], root, byBaseName());
  expect(merged).toEqual({ ...file(path), ...(isAbout && { listedDigest: aDigest(1) }) });
});

test("a line is not about a file in another folder where files are called by their paths", () => {
  const merged = mergeList([file("dist/a.txt")], [entry("a.txt", 1)], root, disk({}, "/w"));
  expect(merged).toMatchObject([file("dist/a.txt"), { kind: "digest", subject: { name: "a.txt" } }]);
});

test("a file beside the list is what a line is about, whatever lies elsewhere under its base name", () => {
  const beside = byBaseName({ "a.txt": { path: join(root, "a.txt"), size: 1 } });
  const merged = mergeList([file("dist/a.txt")], [entry("a.txt", 1)], root, beside);
  expect(merged).toMatchObject([file("dist/a.txt"), { ...file("a.txt"), listedDigest: aDigest(1) }]);
  expect(merged[0]).not.toHaveProperty("listedDigest");
});

test("of two lines that could be about one file's base name and disagree, none is passed over", () => {
  const merged = mergeList([file("a.txt")], [entry("x/a.txt", 1), entry("y/a.txt", 2)], root, byBaseName());
  expect(merged).toMatchObject([
    { ...file("a.txt"), listedDigest: aDigest(1) },
    { kind: "digest", subject: { name: "y/a.txt", digest: aDigest(2) } },
  ]);
});

test("of two lines that name one file by two paths and disagree, none is passed over", () => {
  const found = { "./a.txt": { path: join(root, "dist/a.txt"), size: 1 } };
  const lines = [entry("a.txt", 1), entry("./a.txt", 2)];
  expect(mergeList([file("dist/a.txt")], lines, root, disk(found))).toEqual([
    { ...file("dist/a.txt"), listedDigest: aDigest(1) },
    { kind: "file", source: { name: "./a.txt", path: join(root, "dist/a.txt"), size: 1 }, listedDigest: aDigest(2) },
  ]);
});

test("a name for which nothing is at hand stands on its digest alone", () => {
  expect(mergeList([], [entry("gone.txt", 1)], root, disk())).toEqual([
    { kind: "digest", subject: { name: "gone.txt", digest: aDigest(1) } },
  ]);
});

test("a file at hand that no pattern led to is hashed and held against the list", () => {
  const merged = mergeList(
    [],
    [entry("b.txt", 2)],
    root,
    disk({ "b.txt": { path: join(root, "dist/b.txt"), size: 7 } }),
  );
  expect(merged).toEqual([
    { kind: "file", source: { name: "b.txt", path: join(root, "dist/b.txt"), size: 7 }, listedDigest: aDigest(2) },
  ]);
});

test("what may not be read fails under its name, with the place where it lies", () => {
  const error = new AnchorError("FILE_NOT_REGULAR", "It is a pipe.");
  expect(mergeList([], [entry("l", 1)], root, disk({ l: { path: join(root, "dist/l"), error } }))).toEqual([
    { kind: "failed", subject: { name: "l", path: "dist/l" }, error },
  ]);
});

test("what failed in the search is not made whole by a list that names it", () => {
  const failed: Candidate = {
    kind: "failed",
    subject: { name: "dist/a.txt" },
    error: new AnchorError("FILE_UNREADABLE", "The file cannot be read."),
  };
  expect(mergeList([failed], [entry("a.txt", 1)], root, disk())).toEqual([failed]);
});

test("candidates keep their order, and names that only the list has come after them in its order", () => {
  const merged = mergeList(
    [file("dist/b"), file("dist/a"), file("other")],
    [entry("z", 1), entry("a", 2), entry("y", 3)],
    root,
    disk(),
  );
  expect(merged.map((candidate) => nameOf(candidate).name)).toEqual(["dist/b", "dist/a", "other", "z", "y"]);
});

/** Reads SUMS of a workspace with `a.txt`, as the step's list of digests, and what the log says meanwhile. */
async function readList(
  sums: string | Uint8Array,
  given: Parameters<typeof toInputs>[0] = {},
  { sumsName = "SUMS", list = "", files = {} } = {},
) {
  await using workspace = await createWorkspace({ "a.txt": "a", ...files });
  await workspace.write(sumsName, sums);
  const notices: string[] = [];
  const host = aHost((line) => void notices.push(line), workspace.path);
  const inputs = toInputs({ files: "*", "subject-checksums": list === "" ? sumsName : list, ...given });
  const found = ["a.txt", sumsName].map((each) => file(each, realpathSync(workspace.path)));
  const listed = await addChecksumList(found, inputs, host);
  return { ...listed, names: listed.candidates.map((candidate) => nameOf(candidate).name), notices };
}

const line = `SHA3-256 (a.txt) = ${aDigest(1)}\n`;

test("the list itself is the subject of a check by manifest, and no file beside it", async () => {
  const { list, names, notices } = await readList(line, { mode: "check", anchor: "manifest" });
  const digest = createHash("sha3-256").update(line).digest("hex");
  expect(list).toMatchObject({ name: "SUMS", path: "SUMS", digest, size: line.length });
  expect(list).not.toHaveProperty("lf");
  expect(names).toEqual(["a.txt"]);
  expect(notices).toEqual([]);
});

test.each([
  [{ mode: "verify" }, false],
  [{ mode: "verify", witness: "rfc3161 https://tsa.example" }, true],
  [{ mode: "check", "release-attach": "body", "github-token": "t" }, true],
])("a list has a SHA-256 with %o as files have: %s", async (given, isHashed) => {
  const { list } = await readList(line, { anchor: "manifest", ...given });
  expect(list?.sha256).toBe(isHashed ? createHash("sha256").update(line).digest("hex") : undefined);
});

test("a list in a folder has the folder's name before its own, and files beside the folder are none of it", async () => {
  const given = { mode: "check", anchor: "manifest" };
  const { list, names } = await readList(line, given, { sumsName: "sub/SUMS", files: { "sub/a.txt": "a" } });
  expect(list).toMatchObject({ name: "sub/SUMS" });
  expect(names).toEqual(["a.txt", "a.txt"]);
});

test.each([
  [{ mode: "check", report: "true" }, true],
  [{ mode: "verify" }, true],
  [{ mode: "verify", report: "true" }, false],
])("a list with CRLF may also be asked about with LF by %o: %s", async (given, isAsked) => {
  const sums = `${line}SHA3-256 (\u00fc.txt) = ${aDigest(2)}\n`;
  const { list } = await readList(sums.replaceAll("\n", "\r\n"), { anchor: "manifest", ...given });
  expect(list?.lf).toBe(isAsked ? createHash("sha3-256").update(sums).digest("hex") : undefined);
});

test.each([
  { mode: "stamp", anchor: "manifest" },
  { mode: "check", anchor: "each" },
])("the list is a file like any other with %o", async (given) => {
  const { list, names } = await readList(line, given);
  expect([list, names]).toEqual([undefined, ["a.txt", "SUMS"]]);
});

test("a list out of the workspace has its own name, and may be about files beside it", async () => {
  await using elsewhere = await createWorkspace({ THEIRS: line.replace("a.txt", "theirs.txt"), "theirs.txt": "a" });
  const given = { mode: "check", anchor: "manifest" };
  const { list, candidates } = await readList(line, given, { list: join(elsewhere.path, "THEIRS") });
  expect(candidates.at(-1)).toMatchObject({ kind: "file", listedDigest: aDigest(1) });
  expect(list).toMatchObject({ name: "THEIRS", path: expect.stringMatching(/^\.\.\/.*\/THEIRS$/) });
});

test("names without a file are told, with the digests that stand for them", async () => {
  const { names, notices } = await readList(`${line}SHA3-256 (gone.txt) = ${aDigest(2)}\n`);
  expect(names).toEqual(["a.txt", "SUMS", "gone.txt"]);
  expect(notices).toEqual([
    expect.stringContaining(
      "1 of the 2 files in SUMS was not found, so the digests were taken from the list: gone.txt.",
    ),
  ]);
});

const [composed, decomposed] = ["\u00fcber/\u00e9.txt", "u\u0308ber/e\u0301.txt"] as const;

test.each<readonly [name: string, there: string, called: string | undefined]>([
  [composed, decomposed, composed],
  [decomposed, composed, decomposed],
  ["sub\\b.txt", "sub/b.txt", "sub/b.txt"],
  [".\\\u00fcber\\\u00e9.txt", decomposed, "./\u00fcber/\u00e9.txt"],
  ...(isPosix ? [["a\\b.txt", "a\\b.txt", "a\\b.txt"] as const] : []),
  ["\u00e9\u0301.txt", "e\u0301.txt", undefined],
  ["..\\outside.txt", "../outside.txt", undefined],
  ["sub\\.git\\config", "sub/.git/config", undefined],
])("a line about %j is held against the file %j", async (name, there, called) => {
  const sums = `SHA3-256 (${name}) = ${aDigest(1)}\n`;
  const { candidates } = await readList(sums, {}, { files: { [there]: "other bytes" } });
  const bound = candidates.find((candidate) => candidate.kind === "file" && candidate.listedDigest !== undefined);
  expect(bound && nameOf(bound).name).toBe(called);
});

test.each([
  "../outside.txt",
  "..\\outside.txt",
  "a/../../outside.txt",
  "/etc/passwd",
  "\\\\server\\share\\x",
  "//server/share/x",
  ".git/config",
  "sub/.GIT/config",
  "sub/../.git/config",
])("a line about %j is refused, and neither read nor taken for a file that is missing", async (name) => {
  const { candidates, notices } = await readList(
    `SHA3-256 (${name}) = ${aDigest(1)}\n`,
    {},
    { files: { ".git/config": "", "sub/.GIT/config": "" } },
  );
  const hint = expect.stringMatching(/\.git/i.test(name) ? /^Take the line out/ : /./);
  expect(candidates.at(-1)).toMatchObject({
    kind: "failed",
    error: { code: "FILE_OUTSIDE_WORKSPACE", hint },
  });
  expect(notices).toEqual([]);
});

test("a line about a file of a folder elsewhere is about the file that has come from there", () => {
  const error = new AnchorError("FILE_OUTSIDE_WORKSPACE", "It is outside.");
  const outside = byBaseName({ "/build/dist/a.txt": { path: "/build/dist/a.txt", error, isOutside: true } });
  const merged = mergeList([file("dist/a.txt")], [entry("/build/dist/a.txt", 1)], root, outside);
  expect(merged).toEqual([{ ...file("dist/a.txt"), listedDigest: aDigest(1) }]);
});

test("a file that the patterns found in another Unicode form has one row, with the digest of the list", async () => {
  await using workspace = await createWorkspace({ [decomposed]: "" });
  const path = realpathSync(workspace.path);
  const { find, folder } = createListedFiles(join(path, decomposed), path, false);
  const merged = mergeList([file(decomposed, path)], [entry(composed, 1)], path, { find, folder });
  expect(merged).toEqual([{ ...file(decomposed, path), listedDigest: aDigest(1) }]);
});

test.each(["utf16le", "utf-16be"])("a list in UTF-16 with a mark is read like any other, as %s", async (form) => {
  const bytes = Buffer.from(`\uFEFF${line.replace("\n", "\r\n")}`, "utf16le");
  const { candidates } = await readList(form === "utf16le" ? bytes : bytes.swap16());
  expect(candidates[0]).toMatchObject({ kind: "file", listedDigest: aDigest(1) });
});

test.each([
  ["is not UTF-8", Buffer.from([0x61, 0xff, 0xfe])],
  ["is not UTF-8", Buffer.from([0xff, 0xfe, 0x00])],
  ["is not UTF-8", Buffer.from(line, "utf16le")],
  ["is not UTF-8", Buffer.from(line, "utf16le").swap16()],
  ["is larger than 64 MiB", new Uint8Array(64 * 1024 * 1024 + 1)],
])("a list that %s is refused", async (why, sums) => {
  await expect(readList(sums)).rejects.toMatchObject({
    code: "CHECKSUMS_INVALID",
    message: `The checksum list SUMS ${why}.`,
  });
});

test.each([
  ["a.txt\nb.txt", "*.json", 2],
  ["a.txt", "*.json", 2],
  ["a.txt\nb.txt", "a.json", 2],
  ["", "*.json", 2],
])("a proof of a file is no subject of its own: %j with the proofs %s count as %i", async (files, proofs, count) => {
  await using workspace = await createWorkspace({ "a.txt": "a", "b.txt": "b", "a.json": "{}", "b.json": "{}" });
  const below = (lines: string): string => lines.replaceAll(/^(?=.)/gm, `${workspace.path}/`);
  const inputs = toInputs({ mode: "verify", files: below(files), proofs: below(proofs) });
  const subjects = await findSubjects(
    inputs,
    aHost(() => {}, workspace.path),
    workspace.temp,
    [],
  );
  expect(subjects.count).toBe(count);
});

test("without a list the candidates stay as they are found", async () => {
  const candidates = [file("a.txt")];
  expect(await addChecksumList(candidates, toInputs(), aHost())).toEqual({ candidates });
});

test("a list that is not there is refused, with the system's word for it and what to correct", async () => {
  await expect(readList(line, {}, { list: "none" })).rejects.toMatchObject({
    code: "CHECKSUMS_INVALID",
    message: expect.stringMatching(/^The checksum list none cannot be read \(.*ENOENT.*\)\.$/),
    hint: expect.stringContaining("the path of one checksum list"),
  });
});

test("a folder is no list, and is not read", async () => {
  const thrown: unknown = await readList(line, {}, { list: "." }).catch((error: unknown) => error);
  expect(thrown).toMatchObject({ code: "CHECKSUMS_INVALID" });
  // The system has not been asked for the bytes, or its refusal would be the cause.
  expect((thrown as Error).cause).toBeUndefined();
});

test("two paths in place of one are told in one line", async () => {
  await expect(readList(line, {}, { list: "one\ntwo" })).rejects.toMatchObject({
    message: expect.stringMatching(/^The checksum list one\\ntwo cannot be read \(.*one\\ntwo'\)\.$/),
  });
});
