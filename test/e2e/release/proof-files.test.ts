/** Proof files obtained by what ships, and later runs of its sources: the step and the command line (interface §5.1). */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, test, vi } from "vitest";

import { runCommand, runCommandHere } from "../../support/cli.ts";
import { sha3Of } from "../../support/digests.ts";
import { createWorkspace } from "../../support/files/workspace.ts";
import { rightService } from "../../support/network/answers.ts";
import { json } from "../../support/network/behaviours.ts";
import { startFaultServer } from "../../support/network/fault-server.ts";
import { proofOfOne } from "../../support/proofs.ts";
import { byRoute, type Rule } from "../../support/runner/rules.ts";
import { runAction, runSources, startAction } from "../../support/runner/runner.ts";

const uid = "0x2F4A6B8C0D1E2F3A4B5C";
const content = "a file that is proved";
const digest = sha3Of(content);
const reply = (data: unknown) => json({ status: "success", statusCode: 200, message: "", data });
const requestProof: Rule = reply({ status: true, data: `0x${digest.toUpperCase()}`, uid });
const item = proofOfOne(digest);
const proofStatus = reply([{ status: true, uid, number: 1, onchain: true, ...item }]);
const proofText = JSON.stringify([item], undefined, 2);

test("a step that is killed after its request leaves the id, and a later check writes the proof", async () => {
  let isReady = false;
  const status: Rule = () => (isReady ? proofStatus : reply([]));
  await using server = await startFaultServer(byRoute({ requestProof, proofStatus: status }, rightService));
  await using workspace = await createWorkspace({ "a.txt": content });
  const inputs = { files: "a.txt", "api-url": server.url, "api-key": "k-of-the-test", "output-dir": "evidence" };
  const count = (route: string): number => server.requests.filter((request) => request.route === route).length;
  {
    await using action = await startAction({ workspace, inputs: { ...inputs, mode: "stamp", proof: "true" } });
    await vi.waitFor(() => expect(count("proofStatus")).toBeGreaterThan(0), { timeout: 240_000 });
    action.kill("SIGKILL");
    await action.ended;
  }
  const journal = await workspace.read("evidence/journal.jsonl");
  expect(journal).toContain(`"event":"proof-asked","uid":"${uid}"`);
  expect(journal).not.toContain("k-of-the-test");
  isReady = true;
  const check = await runAction({ workspace, inputs: { ...inputs, mode: "check" } });
  expect(check.exitCode).toBe(0);
  expect(await workspace.read("evidence/a.txt.proof.json")).toBe(proofText);
  expect(await workspace.read("evidence/results.json")).toContain(
    `"proof":{"state":"written","file":"a.txt.proof.json","uid":"${uid}"}`,
  );
  const again = await runSources({ workspace, inputs: { ...inputs, mode: "stamp", proof: "true", "block-time": "0" } });
  expect(again.exitCode).toBe(0);
  expect({ posts: count("requestProof"), stamps: count("stamp") }).toEqual({ posts: 1, stamps: 1 });
});

test("the command line stamps with a proof, whose path verify follows without network", async () => {
  await using server = await startFaultServer(byRoute({ requestProof, proofStatus }, rightService));
  await using workspace = await createWorkspace({ "a.txt": content });
  const env = { ANCHOR_API_KEY: "k-of-the-test", ANCHOR_API_URL: server.url };
  const settings = { cwd: workspace.path, env };
  const stamp = await runCommand(["stamp", "a.txt", "--proof", "--wait-for-finality"], settings);
  expect(stamp).toMatchObject({ exitCode: 0, stdout: expect.stringContaining("costs a second stamp") });
  expect(await workspace.read("anchor-artifacts/a.txt.proof.json")).toBe(proofText);
  const evidence = join(workspace.path, "anchor-artifacts/anchor.jsonl");
  const verify = (run: typeof runCommandHere, ...more: readonly string[]) =>
    run(["verify", "a.txt", ...more, "--evidence", evidence, "--json"], { cwd: workspace.path });
  const asked = server.requests.length;
  const alone = await verify(runCommand);
  expect(JSON.parse(alone.stdout)).toMatchObject({
    verdict: "valid",
    files: [{ bytes: "yes", path: "yes", chain: "not asked", lookUp: { hash: digest, is: "digest" } }],
  });
  const beside = await verify(runCommandHere, "anchor-artifacts/a.txt.proof.json");
  expect(JSON.parse(beside.stdout)).toMatchObject({
    verdict: "valid",
    usedAsEvidence: ["anchor-artifacts/a.txt.proof.json"],
  });
  expect([alone.exitCode, beside.exitCode, server.requests.length - asked]).toEqual([0, 0, 0]);
  const text = await readFile(evidence, "utf8");
  await writeFile(
    evidence,
    text.replaceAll(
      item.root,
      item.root.replace(/.$/, (digit) => (digit === "0" ? "1" : "0")),
    ),
  );
  const spoilt = await verify(runCommandHere);
  expect(spoilt.exitCode).toBe(1);
  expect(JSON.parse(spoilt.stdout)).toMatchObject({ files: [{ bytes: "yes", path: "broken" }] });
});
