/** Without a service, clocks are what a stamp asks; a check and a verification ask the evidence what they signed. */
import { tallyOf } from "#evidence/run.ts";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, test } from "vitest";

import { openRecord } from "#evidence/record.ts";
import { createWorkspace, type Workspace } from "../../support/files/workspace.ts";
import { refusingUrl, startFaultServer } from "../../support/network/fault-server.ts";
import { runPlainJob } from "../../support/plain-job.ts";
import { makeChain } from "../../support/witness/make-token.ts";
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
        subject: { name: "anchor-SHA256SUMS", sha256: /^[0-9a-f]{64}$/ },
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
