/** A case of evidence of each kind through the command line, which has to say what the verifier says, and no more. */
import { execFileSync } from "node:child_process";
import { symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, test } from "vitest";

import { parseStatementFile, renderEvidencePage } from "#evidence/statement-file.ts";
import { renderClaims } from "#verify/render.ts";
import { verifyEvidence } from "#verify/verify-evidence.ts";
import { isPosix } from "../../support/availability.ts";
import { runCommandHere } from "../../support/cli.ts";
import { atHandOf, readEvidenceCases, type EvidenceCase } from "../../support/evidence/cases.ts";
import { sha3Of } from "../../support/digests.ts";
import { createWorkspace } from "../../support/files/workspace.ts";
import { drawn, isLong } from "../../support/runs.ts";

/** Nobody is asked here about the chain. */
const cases = readEvidenceCases().filter(({ chain }) => chain === undefined);

const textOf = (given: EvidenceCase | undefined): string => Buffer.from(given?.evidence[0]?.bytes ?? []).toString();

/** @param as how the evidence is given: its files one after the other, or their folder */
async function verify({ files, evidence }: EvidenceCase, as: "files" | "folder") {
  await using workspace = await createWorkspace(Object.fromEntries(files.map(({ name, content }) => [name, content])));
  for (const { name, bytes } of evidence) await writeFile(join(workspace.temp, name), bytes);
  const given = as === "folder" ? [workspace.temp] : evidence.map(({ name }) => join(workspace.temp, name));
  const options = given.flatMap((path) => ["--evidence", path]);
  const words = ["verify", ...options, "--", ...files.map(({ name }) => name)];
  return await runCommandHere(words, { cwd: workspace.path });
}

async function expectedReport(given: EvidenceCase): Promise<string> {
  return renderClaims(verifyEvidence(await atHandOf(given)));
}

// On Windows no folder is called `<script>`.
const possible = cases.filter(({ name }) => isPosix || name !== "names_odd");
/** What the verifier says of a case, names apart: all cases come to their claims in evidence.test.ts. */
const kindOf = ({ expected: { error, verdict, claims, lists } }: EvidenceCase): string =>
  JSON.stringify([error, verdict, claims?.map(([, ...said]) => said), lists]);
const ofEachKind = [...Map.groupBy(possible, kindOf).values()].flatMap((kind) => drawn(kind, isLong ? kind.length : 1));

test.each(ofEachKind.map((given) => [given.name, given] as const))(
  "the command line says what the verifier says of the case %s",
  async (_, given) => {
    const { error, exitCode } = given.expected;
    // A statement by itself has a name of its own, which a folder is not searched for.
    const ways = given.evidence.every(({ name }) => name.startsWith("anchor-"))
      ? (["files", "folder"] as const)
      : (["files"] as const);
    for (const way of drawn(ways, 1)) {
      const said = await verify(given, way);
      expect(said).toMatchObject({ exitCode, stdout: error === undefined ? await expectedReport(given) : "" });
      expect(said.stderr.startsWith(error ?? "")).toBe(true);
    }
  },
);

test("evidence among its own files is read as evidence, and is no file that it does not name", async () => {
  const given = cases.find(({ name }) => name === "each_one");
  const evidence = textOf(given);
  await using workspace = await createWorkspace({ "app.tgz": "app 1.0\n", "given.json": evidence });
  const words = ["verify", "app.tgz", "given.json", "--evidence", "given.json"];
  const said = await runCommandHere(words, { cwd: workspace.path });
  expect(said).toMatchObject({ exitCode: 0, stdout: expect.stringContaining("given.json: read as evidence.") });
});

test("a checksum list is evidence where its name says which digests it has", async () => {
  const list = `SHA3-256 (app.tgz) = ${sha3Of("app 1.0\n")}\n`;
  await using workspace = await createWorkspace({ "app.tgz": "app 1.0\n", "anchor-SHA3-256SUMS": list, digests: list });
  const run = (evidence: string) =>
    runCommandHere(["verify", "app.tgz", "--evidence", evidence], { cwd: workspace.path });
  expect(await run("anchor-SHA3-256SUMS")).toMatchObject({
    exitCode: 3,
    stdout: expect.stringMatching(/^Same bytes, but a checksum list names no block\.\n/),
  });
  expect(await run("digests")).toMatchObject({ exitCode: 4, stderr: expect.stringMatching(/^EVIDENCE_INVALID/) });
});

test("who names a node is never told that a file is in order without its answer", async () => {
  const given = cases.find(({ name }) => name === "each_one");
  const evidence = textOf(given);
  await using workspace = await createWorkspace({ "app.tgz": "app 1.0\n", "given.json": evidence });
  const words = ["verify", "app.tgz", "--evidence", "given.json", "--node", " "];
  const said = await runCommandHere(words, { cwd: workspace.path });
  expect(said).toMatchObject({ exitCode: 4, stdout: "", stderr: expect.stringContaining("--node names no address") });
});

test("that the service refused the stamp is told beside a clock's good signature", async () => {
  const given = cases.find(({ name }) => name === "clocks_signed_beside_a_refused_stamp");
  if (given === undefined) throw new TypeError("the case is missing");
  const told = await verify(given, "folder");
  expect(told).toMatchObject({
    exitCode: 0,
    stdout: expect.stringContaining("no block was known to hold this (failed)"),
  });
});

test("a statement whose bytes do not give its name is changed evidence, named", async () => {
  const given = cases.find(({ name }) => name === "record_statement_changed_fail");
  if (given === undefined) throw new TypeError("the case is missing");
  const [changed] = given.evidence;
  expect((await verify(given, "folder")).stderr).toMatch(
    new RegExp(`^EVIDENCE_INVALID: ${changed?.name} cannot be used as evidence: it was changed: `),
  );
});

test.each([
  [
    "a folder without a statement and a page is no evidence",
    "own.json",
    "",
    /^The folder \. has no anchor-….intoto.json /,
  ],
  ["a statement that a browser renamed is evidence in its folder", "anchor-ID.intoto (1).json", "", undefined],
  ["a renamed statement with other bytes is changed evidence", "anchor-ID.intoto (2).json", " ", /^EVIDENCE_INVALID: /],
  ["a page in a folder is evidence, whatever number it has", "anchor-evidence (3).html", "page", undefined],
  ["a damaged page in a folder is no evidence", "anchor-evidence.html", "<!doctype html>", /^EVIDENCE_INVALID: /],
])("%s", async (_what, name, change, refusal) => {
  const { id, text } = parseStatementFile(textOf(cases.find((one) => one.name === "each_one")));
  const template = '<script type="application/json" id="statement"></script>';
  const content = change === "page" ? [...renderEvidencePage(template, [{ text }])].join("") : `${change}${text}`;
  await using workspace = await createWorkspace({ "app.tgz": "app 1.0\n", [name.replace("ID", id)]: content });
  const said = await runCommandHere(["verify", "app.tgz", "--evidence", "."], { cwd: workspace.path });
  if (refusal === undefined) expect(said).toMatchObject({ exitCode: 0, stderr: "" });
  else expect(said).toMatchObject({ exitCode: 4, stdout: "", stderr: expect.stringMatching(refusal) });
});

test.runIf(isPosix).each([false, true])(
  "a pipe in a folder of evidence is refused, not waited for (by a link: %s)",
  async (isLink) => {
    await using workspace = await createWorkspace({ "app.tgz": "app 1.0\n" });
    execFileSync("mkfifo", [join(workspace.path, isLink ? "pipe" : "anchor-evidence.html")]);
    if (isLink) await symlink("pipe", join(workspace.path, "anchor-evidence.html"));
    const said = await runCommandHere(["verify", "app.tgz", "--evidence", "."], { cwd: workspace.path });
    expect(said).toMatchObject({ exitCode: 4, stdout: "", stderr: expect.stringContaining("anchor-evidence.html") });
  },
);

test("a page with the statements in it is evidence as they are, and beside it no file of the release", async () => {
  const given = cases.find(({ name }) => name === "record_of_two_runs");
  if (given === undefined) throw new TypeError("the case is missing");
  const own = given.evidence.map(({ name, bytes }) => [name, Buffer.from(bytes).toString()] as const);
  const template = '<!doctype html><script type="application/json" id="statement"></script>';
  const page = [
    ...renderEvidencePage(
      template,
      own.map(([, text]) => ({ text })),
    ),
  ].join("");
  const other = textOf(readEvidenceCases().find(({ name }) => name === "release_of_another_version_fail"));
  await using workspace = await createWorkspace({
    ...Object.fromEntries(own),
    "app.tgz": "app 1.0\n",
    "anchor-evidence.html": page,
    "own.intoto.json": JSON.stringify(JSON.parse(own[0]?.[1] ?? "")),
    "other.intoto.json": other,
    "page.html": template,
  });
  const words = ["verify", "--evidence", "anchor-evidence.html", "app.tgz"];
  const stdout = await expectedReport(given);
  expect(await runCommandHere(words, { cwd: workspace.path })).toMatchObject({ exitCode: 0, stdout });
  const same = ["anchor-evidence.html", ...own.map(([name]) => name), "own.intoto.json"];
  for (const evidence of ["anchor-evidence.html", "."]) {
    const said = await runCommandHere(["verify", "--evidence", evidence, "app.tgz", ...same, "--json"], {
      cwd: workspace.path,
    });
    expect(said.exitCode).toBe(0);
    expect(JSON.parse(said.stdout)).toMatchObject({ files: [{ file: "app.tgz" }], usedAsEvidence: same });
  }
  for (const unknown of ["other.intoto.json", "page.html"]) {
    expect(await runCommandHere([...words, unknown], { cwd: workspace.path })).toMatchObject({ exitCode: 1 });
  }
});
