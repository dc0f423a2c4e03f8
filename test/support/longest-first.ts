/** The order of the test files: most workers have a file that mostly waits, and two always one that computes. */
import { relative, sep } from "node:path";

import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The seconds that a file takes alone; most of them wait for half of it. */
const seconds: Readonly<Record<string, number>> = {
  // Only some machines run these.
  "service/test/node-chain": 150,
  "e2e/programs/page": 60,
  "e2e/programs/page-drop": 60,
  "integration/api/gateways": 60,
  "service/test/shared-soak": 42,
  "service/test/shared-store": 35,
  "e2e/service/soak": 15,
  "service/test/restores": 25,
  "service/test/chain-ledger": 16,
  "e2e/pipelines/recipes": 16,
  "e2e/pipelines/without-a-secret": 16,
  "integration/cli/command-line": 14,
  "integration/action/release-evidence": 14,
  "service/test/full-disk": 13,
  "integration/action/github-key": 13,
  "integration/stamps/refusals": 13,
  "integration/monitor/run": 13,
  "service/test/oidc": 13,
  "e2e/step/cancellation": 13,
  "integration/action/evidence": 13,
  "e2e/programs/demo": 13,
  "e2e/programs/mcp": 12,
  "integration/action/release-binding": 12,
  "integration/action/release-statements": 12,
  "integration/action/folder": 12,
  "service/test/connections": 11,
  "e2e/programs/npm-package": 10,
  "service/test/chain-ledger-postgres": 10,
  "integration/monitor/faults": 10,
  "e2e/step/canary": 9,
  "integration/transport-faults": 9,
  "integration/release/notes": 9,
  "integration/mcp/server": 8,
  "service/test/operating": 8,
  "integration/api/proxy": 7,
  "unit/host/files": 4,
  "integration/run/clocks": 7,
  "integration/action/release-attach": 7,
  "contract/archive": 7,
  "e2e/release/release": 7,
  "service/test/http": 6,
  "integration/action/verdicts": 6,
  "integration/action/release-witnesses": 6,
  "integration/cli/verify-release": 6,
  "e2e/pipelines/ci": 6,
  "integration/release/reading": 5,
  "integration/action/release-clocks": 5,
  "unit/run/wait": 5,
  "unit/run/run": 4,
  "e2e/pipelines/pipelines": 4,
  "service/test/process": 4,
  "integration/release/many-writers": 4,
  "e2e/service/node-url": 4,
  "integration/node/node-url": 4,
  "e2e/monitor/monitor-workflows": 4,
};

/** Seconds of any other file. */
const usual = 1;

/** Of eight workers so many have a slow file, and any other one. */
const [waiters, computers] = [6, 2];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // Without a cache, as on a fresh clone, vitest would go by size, and begin the longest, which has 30 lines, last.
    const sorted = await super.sort(files);
    const lengthOf = (file: TestSpecification): number => seconds[nameOf(file)] ?? 0;
    const [slow = [], others = []] = [true, false].map((isSlow) =>
      sorted.filter((file) => lengthOf(file) > 0 === isSlow),
    );
    const longestFirst = slow.toSorted((one, other) => lengthOf(other) - lengthOf(one));
    const starts = new Map([...plan(longestFirst, lengthOf, waiters), ...plan(others, () => usual, computers)]);
    return sorted.toSorted((one, other) => (starts.get(one) ?? 0) - (starts.get(other) ?? 0));
  }
}

const nameOf = ({ moduleId }: TestSpecification): string =>
  relative(process.cwd(), moduleId)
    .replaceAll(sep, "/")
    .replaceAll(/^test\/|\.test\.ts$/g, "");

/** Returns when each file starts, in seconds, where `count` run at a time. */
function plan(files: readonly TestSpecification[], lengthOf: (file: TestSpecification) => number, count: number) {
  const ends = Array.from({ length: count }, () => 0);
  return files.map((file): [file: TestSpecification, start: number] => {
    const start = Math.min(...ends);
    ends[ends.indexOf(start)] = start + lengthOf(file);
    return [file, start];
  });
}
