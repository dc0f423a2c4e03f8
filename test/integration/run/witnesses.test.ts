/** A run asks witnesses about its list, keeps what they answer, and gives no verdict by it. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, test } from "vitest";

import { hasPassed, tallyOf } from "#evidence/run.ts";
import { runCommandHere } from "../../support/cli.ts";
import { createWorkspace, type Workspace } from "../../support/files/workspace.ts";
import { refusingUrl, startFaultServer } from "../../support/network/fault-server.ts";
import { runPlainJob } from "../../support/plain-job.ts";
import { digestOf, makeChain, makeToken, toPem } from "../../support/witness/make-token.ts";
import { authority, startCalendar } from "../../support/witness/stand-ins.ts";

const chain = makeChain();
/** A run without a key: nobody but the witnesses can be asked. */
const alone = (workspace: Workspace, witness: string, more = {}) =>
  runPlainJob(workspace, {
    mode: "stamp",
    files: join(workspace.path, "**"),
    "api-url": "https://service.example",
    "api-key": "",
    "if-no-api-key": "skip",
    witness,
    ...more,
  });

test("without a key, a run leaves its list with witnesses; a run of the same list asks the authority no more", async () => {
  await using workspace = await createWorkspace({ "a.txt": "mine" });
  await using tsa = await startFaultServer(authority(chain));
  await using server = await startCalendar();
  const witness = `rfc3161 ${tsa.url}/tsr\nopentimestamps ${server.url}`;
  const { ending, folder, lines, statements } = await alone(workspace, witness);
  expect(ending.rows.map(({ verdict }) => verdict)).toEqual(["skipped"]);
  expect(tallyOf(ending.rows).anchored).toBe(0);
  const list = await readFile(join(folder, "anchor-SHA256SUMS"));
  expect(tsa.requests[0]?.body.subarray(24, 56)).toEqual(digestOf(list));
  const files = await Promise.all(["tsr", "ots"].map((kind) => readFile(join(folder, `anchor-SHA256SUMS.${kind}`))));
  expect(statements[0]?.statement.predicate.witnesses).toEqual([
    { kind: "rfc3161", of: "anchor-SHA256SUMS", url: `${tsa.url}/tsr`, token: files[0]?.toString("base64") },
    { kind: "opentimestamps", of: "anchor-SHA256SUMS", url: server.url, token: files[1]?.toString("base64") },
  ]);
  expect(lines.filter((line) => line.includes("anchor-SHA256SUMS existed by"))).toHaveLength(1);
  await alone(workspace, witness);
  expect(tsa.requests).toHaveLength(1);
  expect(await readFile(join(folder, "anchor-SHA256SUMS.tsr"))).toEqual(files[0]);
});

test("a run without lines of its own leaves the witnesses under the names that they had", async () => {
  await using workspace = await createWorkspace({ "a.txt": "mine" });
  await using tsa = await startFaultServer(authority(chain));
  await alone(workspace, `rfc3161 ${tsa.url}/one`);
  const { folder } = await alone(workspace, `rfc3161 ${tsa.url}/two\nrfc3161 ${tsa.url}/one`);
  const read = () => Promise.all(["tsr", "2.tsr"].map((end) => readFile(join(folder, `anchor-SHA256SUMS.${end}`))));
  const before = await read();
  await alone(workspace, `rfc3161 ${tsa.url}/two`, { mode: "check" });
  expect(await read()).toEqual(before);
  expect(tsa.requests).toHaveLength(2);
});

test("a run over other files does not repeat what witnesses said of an earlier list of the same name", async () => {
  await using workspace = await createWorkspace({ "a.txt": "mine", "b.txt": "mine too" });
  await using tsa = await startFaultServer(authority(chain));
  const existed = ({ lines }: { readonly lines: readonly string[] }) =>
    lines.filter((line) => line.includes("anchor-SHA256SUMS existed by")).length;
  const witness = `rfc3161 ${tsa.url}/tsr`;
  expect(existed(await alone(workspace, witness))).toBe(1);
  const check = { mode: "check", files: join(workspace.path, "a.txt") };
  expect(existed(await alone(workspace, witness, check))).toBe(1);
  await workspace.write("a.txt", "another");
  expect(existed(await alone(workspace, witness, check))).toBe(0);
});

test.each([
  ["a dry run", { "dry-run": "true" }],
  ["a check", { mode: "check" }],
])("%s asks no witness, and writes the list", async (_, more) => {
  await using workspace = await createWorkspace({ "a.txt": "mine" });
  await using tsa = await startFaultServer(authority(chain));
  const { folder } = await alone(workspace, `rfc3161 ${tsa.url}`, more);
  expect(tsa.requests).toEqual([]);
  const names = (await readdir(folder)).filter((name) => name.startsWith("anchor-SHA256SUMS"));
  expect(names).toEqual(["anchor-SHA256SUMS"]);
});

test("a witness that cannot be asked is told once, and fails the run only where fail-on names it", async () => {
  await using workspace = await createWorkspace({ "a.txt": "mine" });
  const url = refusingUrl;
  const one = await alone(workspace, `rfc3161 ${url}`);
  expect(hasPassed(one.ending)).toBe(true);
  expect(one.lines.filter((line) => line.includes("gave no usable answer"))).toHaveLength(1);
  const two = await alone(workspace, `rfc3161 ${url}`, { "fail-on": "failed,witness" });
  expect(two.ending.problems.map(({ code }) => code)).toEqual(["WITNESS_UNAVAILABLE"]);
  expect(hasPassed(two.ending)).toBe(false);
  expect(await readdir(two.folder)).toContain("anchor-SHA256SUMS");
  expect(two.statements).toHaveLength(1);
});

test("with digests alone no witness is asked, which is told, and fails the run where fail-on names it", async () => {
  await using workspace = await createWorkspace({ "list.txt": `SHA3-256 (x) = ${"ab".repeat(32)}\n` });
  const why = "no file's SHA-256 is known";
  const inputs = { "subject-checksums": "list.txt", files: "", "output-dir": workspace.path };
  const one = await alone(workspace, `rfc3161 ${refusingUrl}`, inputs);
  expect([hasPassed(one.ending), one.lines.filter((line) => line.includes(why)).length]).toEqual([true, 1]);
  const two = await alone(workspace, `rfc3161 ${refusingUrl}`, { ...inputs, "fail-on": "failed,witness" });
  expect(two.ending.problems).toMatchObject([{ code: "WITNESS_UNAVAILABLE", message: expect.stringContaining(why) }]);
});

test("a reader sees who says since when, with the network off; a token of other bytes is a mismatch", async () => {
  await using workspace = await createWorkspace({ "a.txt": "mine" });
  await using tsa = await startFaultServer(authority(chain));
  const { statements } = await alone(workspace, `rfc3161 ${tsa.url}/tsr`);
  const text = statements[0]?.text ?? "";
  const ca = join(workspace.temp, "ca.pem");
  await writeFile(ca, toPem(chain.root.certificate));
  const verify = async (evidence: string, ...more: readonly string[]) => {
    await writeFile(join(workspace.temp, "e.json"), evidence);
    const words = ["verify", "a.txt", "--evidence", join(workspace.temp, "e.json"), "--json", ...more];
    const { exitCode, stdout } = await runCommandHere(words, { cwd: workspace.path });
    const [file] = (JSON.parse(stdout) as { files: { witness: string; witnesses: string[]; verdict: string }[] }).files;
    return { exitCode, file };
  };
  const trusted = await verify(text, "--tsa-ca", ca);
  expect(trusted.file).toMatchObject({ witness: "yes", witnesses: [expect.stringContaining("existed by")] });
  const stranger = await verify(text);
  expect(stranger.file).toMatchObject({ witness: "not trusted", verdict: trusted.file?.verdict });
  const other = makeToken("another list", chain).toString("base64");
  const changed = await verify(text.replace(/(?<="token":")[^"]+/, other), "--tsa-ca", ca);
  expect(changed).toMatchObject({ exitCode: 1, file: { witness: "not fitting", verdict: "mismatch" } });
  // Nobody but the run has asked.
  expect(tsa.requests).toHaveLength(1);
});

test("what a reader states about whom to trust has to be readable", async () => {
  await using workspace = await createWorkspace({ "a.txt": "mine" });
  const { folder } = await alone(workspace, "", { "api-url": "https://s.example" });
  const verify = (...more: readonly string[]) =>
    runCommandHere(["verify", "a.txt", "--evidence", folder, ...more], { cwd: workspace.path });
  for (const more of [
    ["--tsa-ca", "a.txt"],
    ["--tsa-ca", "none.pem"],
    ["--bitcoin-header", "00"],
  ]) {
    const { exitCode, stderr } = await verify(...more);
    expect([exitCode, stderr]).toEqual([4, expect.stringContaining(more[0] ?? "")]);
  }
});
