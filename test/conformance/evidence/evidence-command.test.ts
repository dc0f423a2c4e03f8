/** Every case of evidence through the command line, which has to say what the verifier says, and no more. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, test } from "vitest";

import { parseStatement } from "#evidence/parse-statement.ts";
import { renderClaims } from "#verify/render.ts";
import { verifyEvidence } from "#verify/verify-evidence.ts";
import { runCommandHere } from "../../support/cli.ts";
import { readEvidenceCases, toFileAtHand, type EvidenceCase } from "../../support/evidence/cases.ts";
import { sha3Of } from "../../support/digests.ts";
import { createWorkspace } from "../../support/files/workspace.ts";

/** Nobody is asked here about the chain. */
const cases = readEvidenceCases().filter(({ chain }) => chain === undefined);

async function verify({ files, evidence }: EvidenceCase) {
  await using workspace = await createWorkspace(Object.fromEntries(files.map(({ name, content }) => [name, content])));
  const given = join(workspace.temp, "given.json");
  await writeFile(given, evidence);
  return await runCommandHere(["verify", "--evidence", given, "--", ...files.map(({ name }) => name)], {
    cwd: workspace.path,
  });
}

function expectedReport({ files, evidence }: EvidenceCase): string {
  const evidenceDigest = sha3Of(evidence);
  return renderClaims(
    verifyEvidence({ statement: parseStatement(evidence), files: files.map(toFileAtHand), evidenceDigest }),
  );
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
