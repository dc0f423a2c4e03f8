/** Many repositories of twenty-five releases in one look of what ships, by a key that is out of its rate now and then. */
import { readFile } from "node:fs/promises";

import { expect, test } from "vitest";

import type { Finding } from "#monitor/finding.ts";
import { openKeyring } from "#service/admin/keys.ts";
import { listen } from "#service/http/listen.ts";
import { openLedger } from "#service/ledger/ledger.ts";
import { createService } from "#service/service.ts";
import { createWorkspace } from "../../support/files/workspace.ts";
import { startGitHub } from "../../support/github/stand-in.ts";
import { addStamped } from "../../support/monitor/stamped.ts";
import { sha3Of } from "../../support/monitor/world.ts";
import { runAction } from "../../support/runner/runner.ts";
import { isLong } from "../../support/runs.ts";

/** The look waits a second whenever its key is out of its rate. */
const count = isLong ? 40 : 5;
const releasesOfEach = 25;
const changed = [1, 3, 4];

/** A service whose key is out of its rate now and then; it has its Retry-After. */
async function startLimited() {
  const ledger = openLedger({ data: ":memory:", blockTimeMs: 0, now: () => new Date() });
  const asked = { requests: 0, limited: 0 };
  const keyring = {
    ...openKeyring,
    takeRequest: () => {
      asked.requests += 1;
      if (asked.requests % (isLong ? 50 : 100) !== 0) return 0;
      asked.limited += 1;
      return 1;
    },
  };
  const { url, close } = await listen(createService({ ledger, keyring }), 0);
  return { url, ledger, asked, close };
}

test("many repositories of twenty-five releases take few requests and less than 256 MiB, and each is named", async () => {
  await using github = await startGitHub();
  await using workspace = await createWorkspace();
  const service = await startLimited();
  const repositories = Array.from({ length: count }, (_, index) => github.addRepository(`other/lib-${index}`));
  for (const { name, ...repository } of repositories) {
    for (let number = 0; number < releasesOfEach; number += 1) {
      const files = { "app.tgz": `${name} ${number}`, "app.zip": `zip of ${name} ${number}` };
      for (const text of Object.values(files)) await service.ledger.stamp(sha3Of(text));
      addStamped(repository, `v${number}`, files, { block: 1_000_000 });
    }
  }
  const look = async (baseline: string) => {
    const before = github.requests.length;
    const run = await runAction({
      workspace,
      apiUrl: github.places.api,
      token: github.token,
      inputs: {
        mode: "monitor",
        "api-url": service.url,
        "api-key": "of-the-organisation",
        repositories: ["# what we depend on", ...repositories.map(({ name }) => name)].join("\n"),
        releases: "all",
        baseline,
      },
      measureMemory: true,
      timeoutMs: 300_000,
    });
    const made = Map.groupBy(github.requests.slice(before), ({ operation }) => operation || "storage");
    const findings = JSON.parse(run.outputs["findings"] ?? "") as readonly Finding[];
    await workspace.write("monitor.json", await readFile(run.outputs["monitor-path"] ?? ""));
    return { run, findings, requests: Object.fromEntries([...made].map(([name, { length }]) => [name, length])) };
  };
  const lists = { "repos/get": count, "repos/list-releases": count, "repos/list-tags": count };
  const first = await look("");
  expect([first.run.exitCode, first.findings]).toEqual([0, []]);
  expect(first.requests).toMatchObject({ ...lists, "repos/get-release-asset": count * releasesOfEach });
  for (const index of changed) {
    const release = repositories[index]?.releases[3];
    release?.assets.splice(0, 1);
    if (release !== undefined) repositories[index]?.addAsset(release, "app.tgz", "evil");
  }
  const second = await look("monitor.json");
  expect(second.findings.map(({ kind, repository }) => `${kind} ${repository}`)).toEqual(
    changed.map((index) => `replaced other/lib-${index}`),
  );
  expect(second.requests).toEqual(lists);
  const all = count * releasesOfEach;
  expect(second.run.summary).toContain(
    `## ❌ ${all} releases of ${count} repositories: 3 not as recorded, ${all - 3} as recorded`,
  );
  expect(service.asked.limited).toBeGreaterThan(0);
  for (const { peakBytes } of [first.run, second.run]) expect(peakBytes).toBeLessThan(256 * 1024 * 1024);
  expect(github.problems).toEqual([]);
  await service.close();
  await service.ledger.close();
}, 900_000);
