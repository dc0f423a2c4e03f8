/** A whole run that wants proofs, by a service before a chain node: what it leaves needs neither of them. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { parseStatement } from "#evidence/log.ts";
import { hasPassed } from "#run/ending.ts";
import { startWalletChain } from "../../support/chain/wallet-chain.ts";
import { runCommandHere } from "../../support/cli.ts";
import { createWorkspace } from "../../support/files/workspace.ts";
import { runPlainJob } from "../../support/plain-job.ts";
import { startServiceHere } from "../../support/service/service-here.ts";

test.each([
  ["each", ["a.txt", "b.txt"]],
  ["manifest", ["SHA3-256SUMS"]],
])("a stamp with proof: true and anchor: %s is proved on the node's chain", async (anchor, names) => {
  await using chain = await startWalletChain();
  await using workspace = await createWorkspace({ "a.txt": `a ${anchor}`, "b.txt": `b ${anchor}` });
  const options = ["--data", join(workspace.temp, "queue.db"), "--api-key", "k-of-the-test", "--batch-interval", "0"];
  const service = await startServiceHere("--node", chain.url, ...options);
  const blocks = setInterval(() => chain.mine(), 100);
  onTestFinished(() => clearInterval(blocks));
  const given = { "api-url": service.url, "api-key": "k-of-the-test", "wait-timeout": "120" };
  const files = join(workspace.path, "*.txt");
  const stamping = {
    ...given,
    files,
    mode: "stamp",
    anchor,
    proof: "true",
    "wait-for-finality": "true",
    "output-dir": "out",
  };
  const { ending } = await runPlainJob(workspace, stamping);
  expect(hasPassed(ending)).toBe(true);
  // The chain of this test calls itself a test chain, and all that rests on it says so.
  expect(ending.report).toMatchObject({ demo: true, allAnchored: true });
  const folder = join(workspace.path, "out");
  const evidence = join(folder, "anchor.intoto.json");
  const { anchors } = parseStatement(await readFile(evidence)).predicate;
  expect(anchors.filter(({ chain: place }) => place?.records[0]?.block !== undefined)).toHaveLength(names.length);
  for (const { proof } of anchors) expect(chain.counts().get(proof?.file?.root ?? "")).toBe(1);
  const proofs = join(folder, "*.proof.json");
  const proved = await runPlainJob(workspace, { ...given, mode: "verify", proofs });
  expect(proved.ending.report.results.map(({ outcome }) => outcome.kind)).toEqual(names.map(() => "verified"));
  const alone = ["verify", "a.txt", "b.txt", "--evidence", evidence, "--json"];
  const offline = await runCommandHere(alone, { cwd: workspace.path });
  expect(JSON.parse(offline.stdout)).toMatchObject({
    verdict: "incomplete",
    files: ["a.txt", "b.txt"].map((file) => ({ file, bytes: "yes", path: "yes", chain: "not asked" })),
  });
  const byNode = await runCommandHere([...alone, "--node", chain.url], { cwd: workspace.path });
  expect(byNode.exitCode).toBe(3);
  expect(JSON.parse(byNode.stdout)).toMatchObject({
    verdict: "incomplete",
    files: [{ chain: "yes" }, { chain: "yes" }],
  });
});
