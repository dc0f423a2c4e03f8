/** A proof file that the service before a chain node made, verified by a run: what it leaves needs neither of them. */
import { join } from "node:path";

import { expect, onTestFinished, test, vi } from "vitest";

import { hasPassed, areFromTestChain, tallyOf } from "../../src/evidence/run.ts";
import { post } from "./support/calls.ts";
import { startWalletChain } from "./support/wallet-chain.ts";
import { runCommandHere } from "../../test/support/cli.ts";
import { sha3Of } from "../../test/support/digests.ts";
import { readStatements } from "../../test/support/evidence/folder.ts";
import { createWorkspace } from "../../test/support/files/workspace.ts";
import { runPlainJob } from "../../test/support/plain-job.ts";
import type { ProofItem } from "../../test/support/proofs.ts";
import { startServiceHere } from "../../test/support/service/service-here.ts";

const key = "k-of-the-test";

/** Asks the service at `url` for the proofs of these texts, and waits for their block. */
async function fetchProofs(url: string, texts: readonly string[]): Promise<readonly ProofItem[]> {
  const asked = await Promise.all(texts.map((text) => post(url, "requestProof", { hash: sha3Of(text) }, key)));
  const uids = asked.map(({ data }) => (data as { uid: string }).uid);
  return await vi.waitFor(
    async () => {
      const status = await post(url, "proofStatus", { uids }, key);
      const items = status.data as readonly (ProofItem & { onchain: boolean })[];
      expect(items.map(({ onchain }) => onchain)).toEqual(texts.map(() => true));
      return items.map(({ address, data, proof, root }) => ({ address, data, proof, root }));
    },
    { timeout: 120_000, interval: 200 },
  );
}

test("a proof file of a service before a chain node is verified, and its path needs neither of them afterwards", async () => {
  await using chain = await startWalletChain();
  const texts = ["a proved", "b proved"];
  await using workspace = await createWorkspace({ "a.txt": "a proved", "b.txt": "b proved" });
  const options = ["--data", join(workspace.temp, "queue.db"), "--api-key", key, "--batch-interval", "0"];
  const service = await startServiceHere("--node", chain.url, ...options);
  const blocks = setInterval(() => chain.mine(), 100);
  onTestFinished(() => clearInterval(blocks));
  const items = await fetchProofs(service.url, texts);
  for (const [index, item] of items.entries()) await workspace.write(`${index}.proof.json`, JSON.stringify([item]));
  const { ending } = await runPlainJob(workspace, {
    mode: "verify",
    "api-url": service.url,
    "api-key": key,
    files: join(workspace.path, "*.txt"),
    proofs: join(workspace.path, "*.proof.json"),
    "output-dir": "out",
  });
  expect(hasPassed(ending)).toBe(true);
  // The chain of this test calls itself a test chain, and all that rests on it says so.
  expect(areFromTestChain(ending.rows)).toBe(true);
  expect(tallyOf(ending.rows).anchored).toBe(ending.rows.length);
  const evidence = join(workspace.path, "out");
  const anchors = (await readStatements(evidence)).flatMap(({ statement }) => statement.predicate.anchors);
  expect(anchors.filter(({ chain: place }) => place?.records[0]?.block !== undefined)).toHaveLength(texts.length);
  for (const { proof } of anchors) expect(chain.counts().get(proof?.file?.root ?? "")).toBe(1);
  // The service names the digests, which are on the chain under their root alone.
  expect(anchors.flatMap(({ chain: place }) => place?.records.map(({ matched }) => matched))).toEqual([
    undefined,
    undefined,
  ]);
  const alone = ["verify", "a.txt", "b.txt", "--evidence", evidence, "--json"];
  const offline = await runCommandHere(alone, { cwd: workspace.path });
  expect(JSON.parse(offline.stdout)).toMatchObject({
    verdict: "incomplete",
    files: ["a.txt", "b.txt"].map((file) => {
      return { file, bytes: "yes", path: "yes", chain: "not asked", lookUp: { is: "root" } };
    }),
  });
  const byNode = await runCommandHere([...alone, "--node", chain.url], { cwd: workspace.path });
  expect(byNode.exitCode).toBe(3);
  expect(JSON.parse(byNode.stdout)).toMatchObject({
    verdict: "incomplete",
    files: [{ chain: "yes" }, { chain: "yes" }],
  });
});
