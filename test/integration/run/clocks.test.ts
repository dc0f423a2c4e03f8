/**
 * Without a service, clocks are what a stamp asks, and a check and a verification ask the evidence what they signed.
 * Beside a service they are witnesses: a run asks them about its list, keeps what they answer, and judges nothing by it.
 */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, test } from "vitest";

import { openRecord } from "#evidence/record.ts";
import { hasPassed, tallyOf } from "#evidence/run.ts";
import { skipWaits } from "../../support/clock.ts";
import { runCommandHere } from "../../support/cli.ts";
import { createWorkspace, type Workspace } from "../../support/files/workspace.ts";
import { refusingUrl, startFaultServer } from "../../support/network/fault-server.ts";
import { runPlainJob } from "../../support/plain-job.ts";
import { digestOf, makeChain, makeToken, toPem } from "../../support/witness/make-token.ts";
import { authority, startCalendar } from "../../support/witness/stand-ins.ts";
import { startService } from "../../support/service/service.ts";

const chain = makeChain();
const files = { "dist/app.tgz": "app", "dist/lib.zip": "lib" };
const signed = "It existed by 1 Jun 2026 03:13 UTC, says the time stamp of Clock.";

async function run(workspace: Workspace, inputs: Readonly<Record<string, string>>) {
  const own = { files: join(workspace.path, "dist/*"), "api-url": "", "api-key": "" };
  const ran = await runPlainJob(workspace, { ...own, ...inputs });
  const { rows: results } = ran.ending;
  return {
    ...ran,
    verdicts: results.map(({ subject, verdict }) => `${subject.name} ${verdict}`),
    notes: [...new Set(results.flatMap(({ note }) => note ?? []))],
  };
}

test("of a promise and a clock that is down nothing counts as anchored, and each clock that failed is told once", async () => {
  using _ = skipWaits();
  await using calendar = await startCalendar();
  const [no, promise] = [`rfc3161 ${refusingUrl}`, `opentimestamps ${calendar.url}`];
  for (const lines of [[promise, no], [no]]) {
    await using workspace = await createWorkspace(files);
    const { ending, lines: told } = await run(workspace, { mode: "stamp", witness: lines.join("\n") });
    // Once, however many files the list has; a clock that failed alone is an error of the run too.
    expect(told.filter((line) => line.includes("gave no usable answer"))).toHaveLength(lines.length === 1 ? 2 : 1);
    expect(tallyOf(ending.rows).anchored).toBe(0);
  }
});

test("a stamp asks each clock once for the list of all files, says since when, and a run of the same files asks no more", async () => {
  await using workspace = await createWorkspace(files);
  await using tsa = await startFaultServer(authority(chain));
  const witness = `rfc3161 ${tsa.url}/tsr`;
  for (const mode of ["stamp", "stamp", "check", "verify"]) {
    const { notes, statements, folder } = await run(workspace, { mode, witness });
    expect([notes, statements.length]).toEqual([[signed], 1]);
    const [row] = (JSON.parse(await readFile(join(folder, "results.json"), "utf8")) as { results: object[] }).results;
    if (mode === "stamp")
      expect(row).toMatchObject({
        subject: { name: "anchor-SHA256SUMS", sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
        verdict: "timestamped",
      });
  }
  expect(tsa.requests).toHaveLength(1);
});

test("a verification of some files keeps the block that the promise over all files led to", async () => {
  await using workspace = await createWorkspace(files);
  await using calendar = await startCalendar();
  const witness = `opentimestamps ${calendar.url}`;
  await run(workspace, { mode: "stamp", witness });
  calendar.block = { height: 870_123, time: new Date("2026-11-21T03:12:00Z") };
  const one = { files: join(workspace.path, "dist/app.tgz"), witness };
  const { folder, verdicts } = await run(workspace, { ...one, mode: "verify" });
  expect(verdicts).toEqual(["dist/app.tgz timestamped"]);
  // The list in the folder is of this file alone, and no proof of another list lies beside it.
  expect(await readdir(folder)).not.toContain("anchor-SHA256SUMS.ots");
  for (const inputs of [one, { witness }]) {
    const checked = await run(workspace, { ...inputs, mode: "check" });
    expect(new Set(checked.verdicts.map((line) => line.split(" ")[1]))).toEqual(new Set(["timestamped"]));
  }
  expect(calendar.requests.map(({ method }) => method)).toEqual(["POST", "GET"]);
});

test("a check asks what was signed: other bytes are changed, strangers are not found, by whatever list they come", async () => {
  await using workspace = await createWorkspace(files);
  await using tsa = await startFaultServer(authority(chain));
  const { statements } = await run(workspace, { mode: "stamp", witness: `rfc3161 ${tsa.url}/tsr` });
  await workspace.write("dist/app.tgz", "another");
  await workspace.write("dist/copy.zip", "lib");
  await workspace.write("dist/new.txt", "new");
  for (const mode of ["check", "verify"]) {
    const { verdicts, statements: kept } = await run(workspace, { mode });
    expect(verdicts).toEqual([
      "dist/app.tgz changed",
      "dist/copy.zip timestamped",
      "dist/lib.zip timestamped",
      "dist/new.txt not-found",
    ]);
    expect(kept.map(({ id }) => id)).toContain(statements[0]?.id);
  }
  const list = (statements[0]?.statement.subject ?? []).map(
    ({ name, digest }) => `SHA3-256 (${name}) = ${digest.sha3_256}`,
  );
  await writeFile(join(workspace.path, "list.txt"), `${list.join("\n")}\n`);
  const byDigest = await run(workspace, { mode: "check", files: "", "subject-checksums": "list.txt" });
  // A signature over SHA-256 says nothing about a SHA3-256 that stands beside it.
  expect(byDigest.verdicts).toContain("dist/app.tgz failed");
});

test("what a service has stamped is unknown where nobody is asked, and without evidence there is nobody to ask", async () => {
  await using workspace = await createWorkspace(files);
  await expect(run(workspace, { mode: "check" })).rejects.toMatchObject({ code: "INPUT_INVALID" });
  await using service = await startService();
  await run(workspace, { mode: "stamp", "api-url": service.url, "api-key": service.apiKey });
  const { verdicts, notes } = await run(workspace, { mode: "check" });
  expect(verdicts).toEqual(["dist/app.tgz unknown", "dist/lib.zip unknown"]);
  expect(notes).toEqual([expect.stringContaining("the chain was not asked")]);
  // What a demonstration has recorded stays of one, until somebody else has stamped the files.
  const isDemonstration = async (mode: string, witness = "") => {
    const { statements } = await run(workspace, { mode, witness });
    return openRecord(statements).isDemonstration;
  };
  expect(await isDemonstration("verify")).toBe(true);
  await using tsa = await startFaultServer(authority(chain));
  expect(await isDemonstration("stamp", `rfc3161 ${tsa.url}/tsr`)).toBe(false);
});

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
  const kept = await Promise.all(["tsr", "ots"].map((kind) => readFile(join(folder, `anchor-SHA256SUMS.${kind}`))));
  expect(statements[0]?.statement.predicate.witnesses).toEqual([
    { kind: "rfc3161", of: "anchor-SHA256SUMS", url: `${tsa.url}/tsr`, token: kept[0]?.toString("base64") },
    { kind: "opentimestamps", of: "anchor-SHA256SUMS", url: server.url, token: kept[1]?.toString("base64") },
  ]);
  expect(lines.filter((line) => line.includes("anchor-SHA256SUMS existed by"))).toHaveLength(1);
  await alone(workspace, witness);
  expect(tsa.requests).toHaveLength(1);
  expect(await readFile(join(folder, "anchor-SHA256SUMS.tsr"))).toEqual(kept[0]);
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
  using _ = skipWaits();
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
