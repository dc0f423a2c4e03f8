/** Starting quickly is not waiting for what is not needed: told by what is loaded, not by a clock. */
import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, test, vi } from "vitest";

import { isPosix } from "../../test/support/availability.ts";
import { refusingUrl } from "../../test/support/network/fault-server.ts";
import { startServiceOf } from "../../test/support/service/service-process.ts";
import { createWorkspace } from "../../test/support/files/workspace.ts";

/** The modules of this repository that a service with `args` has loaded when it ends, by their paths. */
async function loadedBy(...args: readonly string[]): Promise<readonly string[]> {
  await using workspace = await createWorkspace();
  // Node itself tells what it ran; nothing of the service is changed for it.
  vi.stubEnv("NODE_V8_COVERAGE", workspace.temp);
  const { child } = await startServiceOf("service/main.ts", ...args);
  const ended = once(child, "close");
  child.kill("SIGTERM");
  await ended;
  const reports = (await readdir(workspace.temp)).filter((name) => name.startsWith("coverage-"));
  const texts = await Promise.all(reports.map((name) => readFile(join(workspace.temp, name), "utf8")));
  const scripts = texts.flatMap((text) => (JSON.parse(text) as { readonly result: readonly { url: string }[] }).result);
  return scripts.flatMap(({ url }) => /^file:.*\/((?:src|service)\/.+)$/.exec(url)?.[1] ?? []);
}

/** The ledger on a node, and all that knows a node. */
const isOfNode = (path: string): boolean => /^(?:src\/node|service\/node)\//.test(path);

test.runIf(isPosix)("the embedded service starts without loading the ledger on a node", async () => {
  const loaded = await loadedBy("--data", ":memory:");
  expect(loaded).toContain("service/ledger/ledger.ts");
  expect(loaded.filter(isOfNode)).toEqual([]);
});

test.runIf(isPosix)("with a node it loads that", async () => {
  await using workspace = await createWorkspace();
  const loaded = await loadedBy("--node", refusingUrl, "--data", join(workspace.temp, "node.db"));
  expect(loaded.some(isOfNode)).toBe(true);
});
