/** Assets of a release, verified by chain nodes alone: no service and no key. */
import { createHash } from "node:crypto";

import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";

import { unspendableAddress } from "#node/find.ts";
import { createFakeChain, type Character } from "../../support/chain/fake-chain.ts";
import { createReleaseWorld, type ReleaseWorld } from "../../support/github/release-world.ts";

const assets = { "app.tgz": "app", "lib.zip": "lib" };
const held = Object.values(assets).map((content) => ({
  digest: createHash("sha3-256").update(content).digest("hex"),
  block: 40,
  address: unspendableAddress,
}));
const holding = createFakeChain("one", held);
const empty = createFakeChain("one", []);
const elsewhere = createFakeChain("two", held);

let world: ReleaseWorld;
beforeAll(async () => {
  world = await createReleaseWorld({});
  world.github.addRelease("v1", { assets });
});
afterAll(() => world[Symbol.asyncDispose]());

type Node = readonly [chain: typeof holding, character?: Character];

/** What the step says of the release's assets by `nodes`. */
async function ask(nodes: readonly Node[], mode = "verify") {
  const servers = await Promise.all(nodes.map(([chain, character]) => chain.startNode(character)));
  onTestFinished(async () => {
    await Promise.all(servers.map((server) => server[Symbol.asyncDispose]()));
  });
  const urls = servers.map(({ url }) => url);
  const given = { "api-url": "", "api-key": "", files: "", "node-url": urls.join("\n") };
  const { exitCode, results, stdout } = await world.runHere({ ...given, "from-release": "true", mode });
  expect(world.service.requests).toEqual([]);
  return { exitCode, results: results?.results ?? [], stdout, urls };
}

test.each([
  ["verify", "verified"],
  ["check", "found"],
])("%s says %s of every asset that two nodes find", async (mode, verdict) => {
  const { exitCode, results, urls } = await ask([[holding], [holding]], mode);
  expect(exitCode).toBe(0);
  expect(results.map(({ subject, verdict: said }) => [subject.name, said])).toEqual([
    ["app.tgz", verdict],
    ["lib.zip", verdict],
  ]);
  const sources = urls.map((url) => ({ url, said: "found", block: 40, confirmations: 60 }));
  expect(results[0]?.data).toMatchObject({ sources });
  expect(results[0]?.data).not.toHaveProperty("rests_on");
});

test.each<[string, readonly Node[], (urls: readonly string[]) => string]>([
  [
    "one finds it and a whole one does not",
    [[holding], [empty]],
    ([one, other]) => `${one} finds it in block 40, and ${other} has the whole chain and does not find it`,
  ],
  [
    "they are of different chains",
    [[holding], [elsewhere]],
    ([one, other]) => `${one} and ${other} are on different chains`,
  ],
  ["none of them holds the whole chain", [[empty, { treeFrom: 70 }]], () => "no node that was asked holds the whole"],
])("where nodes disagree or cannot know it is unknown, and told why: %s", async (_, nodes, said) => {
  const { exitCode, results, stdout, urls } = await ask(nodes);
  expect([exitCode, ...results.map(({ verdict }) => verdict)]).toEqual([1, "unknown", "unknown"]);
  expect(results[0]?.data).toMatchObject({ sources: urls.map((url) => ({ url })) });
  expect(stdout).toContain(said(urls));
});
