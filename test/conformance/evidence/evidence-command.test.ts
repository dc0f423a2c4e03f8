/** Every case of evidence through the command line, which has to say what the verifier says, and no more. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, test } from "vitest";

import { parseEvidence, renderEvidencePage } from "#evidence/log.ts";
import { openRecord } from "#evidence/record.ts";
import { renderClaims } from "#verify/render.ts";
import { verifyEvidence } from "#verify/verify-evidence.ts";
import { runCommandHere } from "../../support/cli.ts";
import { readEvidenceCases, toFileAtHand, type EvidenceCase } from "../../support/evidence/cases.ts";
import { sha3Of } from "../../support/digests.ts";
import { createWorkspace } from "../../support/files/workspace.ts";

/** Nobody is asked here about the chain. */
const cases = readEvidenceCases().filter(({ chain }) => chain === undefined);

async function verify({ files, evidence, evidenceName }: EvidenceCase) {
  await using workspace = await createWorkspace(Object.fromEntries(files.map(({ name, content }) => [name, content])));
  const given = join(workspace.temp, evidenceName);
  await writeFile(given, evidence);
  return await runCommandHere(["verify", "--evidence", given, "--", ...files.map(({ name }) => name)], {
    cwd: workspace.path,
  });
}

function expectedReport({ files, evidence }: EvidenceCase): string {
  const evidenceDigest = sha3Of(evidence);
  const record = openRecord(parseEvidence(evidence));
  const atHand = files.map((file) => toFileAtHand(file, record));
  return renderClaims(verifyEvidence({ record, files: atHand, evidenceDigest }));
}

test.each(cases.map((given) => [given.name, given] as const))(
  "the command line says what the verifier says of the case %s",
  async (_, given) => {
    const { error, exitCode } = given.expected;
    const said = await verify(given);
    expect(said).toMatchObject({ exitCode, stdout: error === undefined ? expectedReport(given) : "" });
    expect(said.stderr.startsWith(error ?? "")).toBe(true);
  },
);

test("evidence among its own files is read as evidence, and is no file that it does not name", async () => {
  const given = cases.find(({ name }) => name === "each_one");
  const evidence = Buffer.from(given?.evidence ?? []).toString();
  await using workspace = await createWorkspace({ "app.tgz": "app 1.0\n", "given.json": evidence });
  const words = ["verify", "app.tgz", "given.json", "--evidence", "given.json"];
  const said = await runCommandHere(words, { cwd: workspace.path });
  expect(said).toMatchObject({ exitCode: 0, stdout: expect.stringContaining("given.json: read as evidence.") });
});

test("a checksum list is evidence where its name says which digests it has", async () => {
  const list = `SHA3-256 (app.tgz) = ${sha3Of("app 1.0\n")}\n`;
  await using workspace = await createWorkspace({ "app.tgz": "app 1.0\n", "SHA3-256SUMS": list, digests: list });
  const run = (evidence: string) =>
    runCommandHere(["verify", "app.tgz", "--evidence", evidence], { cwd: workspace.path });
  expect(await run("SHA3-256SUMS")).toMatchObject({
    exitCode: 3,
    stdout: expect.stringMatching(/^Same bytes, but a checksum list names no block\.\n/),
  });
  expect(await run("digests")).toMatchObject({ exitCode: 4, stderr: expect.stringMatching(/^EVIDENCE_INVALID/) });
});

test("who names a node is never told that a file is in order without its answer", async () => {
  const given = cases.find(({ name }) => name === "each_one");
  const evidence = Buffer.from(given?.evidence ?? []).toString();
  await using workspace = await createWorkspace({ "app.tgz": "app 1.0\n", "given.json": evidence });
  const words = ["verify", "app.tgz", "--evidence", "given.json", "--node", " "];
  const said = await runCommandHere(words, { cwd: workspace.path });
  expect(said).toMatchObject({
    exitCode: 2,
    stdout: expect.stringMatching(/^Same bytes, but the chain could not be asked\./),
  });
});

test("a page with the log in it is evidence as the log is, and beside it no file of the release", async () => {
  const given = cases.find(({ name }) => name === "log_of_two_runs");
  const lines = Buffer.from(given?.evidence ?? [])
    .toString()
    .trim()
    .split("\n");
  const template = '<!doctype html><script type="application/json" id="statement"></script>';
  const page = [...renderEvidencePage(template, lines)].join("");
  const other = readEvidenceCases().find(({ name }) => name === "release_of_another_version_fail")?.evidence ?? [];
  await using workspace = await createWorkspace({
    "app.tgz": "app 1.0\n",
    "anchor-evidence.html": page,
    "anchor.jsonl": `${lines.join("\n")}\n`,
    "own.intoto.json": JSON.stringify(JSON.parse(lines[0] ?? ""), null, 2),
    "other.jsonl": Buffer.from(other).toString(),
    "page.html": template,
  });
  const words = ["verify", "--evidence", "anchor-evidence.html", "app.tgz"];
  const stdout = given === undefined ? "" : expectedReport(given);
  expect(await runCommandHere(words, { cwd: workspace.path })).toMatchObject({ exitCode: 0, stdout });
  const same = ["anchor-evidence.html", "anchor.jsonl", "own.intoto.json"];
  for (const evidence of ["anchor-evidence.html", "anchor.jsonl"]) {
    const said = await runCommandHere(["verify", "--evidence", evidence, "app.tgz", ...same, "--json"], {
      cwd: workspace.path,
    });
    expect(said.exitCode).toBe(0);
    expect(JSON.parse(said.stdout)).toMatchObject({ files: [{ file: "app.tgz" }], usedAsEvidence: same });
  }
  for (const unknown of ["other.jsonl", "page.html"]) {
    expect(await runCommandHere([...words, unknown], { cwd: workspace.path })).toMatchObject({ exitCode: 1 });
  }
});
