/** The action as a monitor, as it ships: what a long list of releases costs. */
import { expect, test } from "vitest";

import { createReleaseWorld } from "../../support/github/release-world.ts";
import { addStamped } from "../../support/monitor/stamped.ts";
import { sha3Of } from "../../support/monitor/world.ts";

test("a thousand releases of three assets take few requests and less than 200 MiB", { timeout: 600_000 }, async () => {
  await using world = await createReleaseWorld({});
  const { github, service } = world;
  const files = { "a.bin": "a", "b.bin": "b", "c.bin": "c" };
  for (const content of Object.values(files)) await service.ledger.stamp(sha3Of(content));
  // Blocks of the service have low numbers: whatever they are, they are not later.
  addStamped(github, "v0", files, { block: 1_000_000 });
  for (let number = 1; number < 1000; number += 1) {
    const options = { assets: { "a.bin": `a${number}`, "b.bin": `b${number}`, "c.bin": `c${number}` } };
    github.addRelease(`v${number}`, options);
  }
  const inputs = { mode: "monitor", files: "", releases: "all" };
  const run = await world.run(inputs, { measureMemory: true, timeoutMs: 300_000 });
  expect([run.exitCode, run.outputs["findings"]]).toEqual([0, "[]"]);
  const made = Map.groupBy(github.requests, ({ host, operation }) => `${host} ${operation}`);
  expect(Object.fromEntries([...made].map(([name, requests]) => [name, requests.length]))).toEqual({
    "api repos/get": 1,
    "api repos/list-releases": 11,
    "api repos/list-tags": 10,
    "api repos/get-release-asset": 1,
    "storage ": 1,
  });
  expect(run.peakBytes).toBeLessThan(200 * 1024 * 1024);
});
