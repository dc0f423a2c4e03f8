/** Chain nodes asked by the step as it ships, and by the sources of the command line, without a service. */
import { createHash } from "node:crypto";
import { join } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { unspendableAddress } from "#node/find.ts";
import { createFakeChain } from "../../support/chain/fake-chain.ts";
import { refusal, startNodeServer, type NodeServer } from "../../support/chain/node-server.ts";
import { runCommandHere } from "../../support/cli.ts";
import { createWorkspace } from "../../support/files/workspace.ts";
import { runAction } from "../../support/runner/runner.ts";

const text = "shipped bytes";
const digest = createHash("sha3-256").update(text).digest("hex");
const chain = createFakeChain("one", [{ digest, block: 40, address: unspendableAddress }]);

let node: NodeServer;
beforeAll(async () => void (node = await chain.startNode()));
afterAll(() => node[Symbol.asyncDispose]());

const withPassword = () => node.url.replace("//", "//reader:p%40ss-of-mine@");

test("the step verifies by a node alone, and masks its user and password", async () => {
  await using workspace = await createWorkspace({ "a.bin": text, "b.bin": "never stamped" });
  const inputs = { mode: "verify", files: "*.bin", "node-url": withPassword() };
  const run = await runAction({ workspace, inputs });
  expect(run.exitCode).toBe(1);
  expect(JSON.parse(run.outputs["results"] ?? "")).toMatchObject([{ verdict: "verified" }, { verdict: "no-match" }]);
  const lines = run.stdout.split("\n");
  for (const secret of ["reader", "p%40ss-of-mine", "p@ss-of-mine"]) {
    const shown = lines.filter((line) => line.includes(secret) && !line.startsWith("::add-mask::"));
    expect([secret, shown]).toEqual([secret, []]);
  }
  expect(lines).toContain("::add-mask::p@ss-of-mine");
  expect(run.summary).not.toContain("ss-of-mine");
});

test("the command line asks each --node and not the service of the environment, and ends as the verdicts say", async () => {
  await using other = await chain.startNode();
  await using closed = await startNodeServer(() => refusal);
  await using workspace = await createWorkspace({ "a.bin": text, "b.bin": "never stamped" });
  const run = (...args: readonly string[]) => runCommandHere(args, { cwd: workspace.path });
  const two = ["--node", withPassword(), "--node", other.url];
  const env = { ANCHOR_API_URL: "https://anchor.example", ANCHOR_API_KEY: "a-key" };
  const verified = await runCommandHere(["verify", "a.bin", ...two, "--json"], { cwd: workspace.path, env });
  expect(verified.exitCode).toBe(0);
  const { api_url: apiUrl, results } = JSON.parse(verified.stdout) as { api_url: string; results: { data: object }[] };
  expect(apiUrl).toBe("");
  expect(results[0]?.data).toMatchObject({
    sources: [
      { url: node.url, said: "found", block: 40 },
      { url: other.url, said: "found", block: 40 },
    ],
  });
  expect((await run("check", "b.bin", ...two)).exitCode).toBe(1);
  expect((await run("check", "a.bin", "--node-url", closed.url)).exitCode).toBe(4);
  expect((await run("verify", "a.bin", "--node", "http://127.0.0.1:9")).exitCode).toBe(2);
  const said = [verified.stdout, verified.stderr, await workspace.read(join("anchor-artifacts", "results.json"))];
  expect(said.join("\n")).not.toMatch(/ss-of-mine|reader:/);
});
