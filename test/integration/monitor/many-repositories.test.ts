/** Forty repositories that one key of an organisation looks at in the same minute, as one workflow in all of them does. */
import { expect, test } from "vitest";

import { exitCodeOf } from "#cli/run-command.ts";
import { openKeyring } from "#service/admin/keys.ts";
import { listen } from "#service/http/listen.ts";
import { openLedger } from "#service/ledger/ledger.ts";
import { createService } from "#service/service.ts";
import { createWorkspace } from "../../support/files/workspace.ts";
import { startGitHub } from "../../support/github/stand-in.ts";
import { runPlainScan } from "../../support/monitor/plain-scan.ts";
import { addStamped } from "../../support/monitor/stamped.ts";
import { sha3Of } from "../../support/monitor/world.ts";

const count = 40;
const changed = new Set([7, 23, 31]);

/** A service whose key is out of its rate at every fifth request; it has its Retry-After. */
async function startLimited() {
  const ledger = openLedger({ data: ":memory:", blockTimeMs: 0, now: () => new Date() });
  const asked = { requests: 0, limited: 0 };
  const keyring = {
    ...openKeyring,
    takeRequest: () => {
      asked.requests += 1;
      if (asked.requests % 5 !== 0) return 0;
      asked.limited += 1;
      return 1;
    },
  };
  const { url, close } = await listen((baseUrl) => createService({ ledger, keyring, baseUrl: () => baseUrl }), 0);
  return { url, apiKey: "of-the-organisation", ledger, asked, close };
}

async function openRepositoryOf(index: number) {
  const [github, workspace] = await Promise.all([startGitHub(), createWorkspace()]);
  const files = { "app.tgz": `app ${index}`, "app.zip": `zip ${index}` };
  const release = addStamped(github, "v1", files, { block: 1_000_000 });
  if (changed.has(index)) {
    release.assets.splice(0, 1);
    github.addAsset(release, "app.tgz", "evil");
  }
  return { index, github, workspace, files };
}

test("each repository has its own look and, where something changed, its own issue", async () => {
  const service = await startLimited();
  const repositories = await Promise.all(Array.from({ length: count }, (_, index) => openRepositoryOf(index)));
  for (const { files } of repositories) for (const text of Object.values(files)) service.ledger.stamp(sha3Of(text));
  const looks = await Promise.all(
    repositories.map(async ({ index, github, workspace }) => {
      const { ending, findings, view } = await runPlainScan({ workspace, github, service }, { issue: "true" });
      const issues = github.issues.map(({ state }) => state);
      return { index, code: exitCodeOf(ending), found: findings.length, isWhole: view.counts.isWhole, issues };
    }),
  );
  const clean = { code: 0, found: 0, isWhole: true, issues: [] };
  const wrong = { code: 1, found: 1, isWhole: true, issues: ["open"] };
  expect(looks).toEqual(repositories.map(({ index }) => ({ index, ...(changed.has(index) ? wrong : clean) })));
  expect(service.asked.limited).toBeGreaterThan(count / 5);
  expect(repositories.flatMap(({ github }) => github.problems)).toEqual([]);
  await Promise.all(repositories.flatMap(({ github, workspace }) => [github.close(), workspace.remove()]));
  await service.close();
  service.ledger.close();
});
