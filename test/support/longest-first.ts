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
  "service/test/restores": 20,
  // 13 to 71, by how often an answer is lost.
  "e2e/service/soak": 70,
  "service/test/chain-ledger": 18,
  "integration/transport-faults": 18,
  "e2e/pipelines/without-a-secret": 13,
  "integration/cli/command-line": 12,
  "service/test/full-disk": 12,
  "service/test/oidc": 12,
  "e2e/programs/mcp": 11,
  "e2e/programs/demo": 6,
  "service/test/chain-ledger-postgres": 10,
  "service/test/connections": 10,
  "e2e/programs/npm-package": 9,
  "e2e/pipelines/recipes": 8,
  "e2e/step/cancellation": 8,
  "service/test/operating": 7,
  "e2e/pipelines/ci": 6,
  "integration/release/reading": 5,
  "integration/mcp/server": 5,
  "integration/api/proxy": 5,
  "unit/run/wait": 4,
  "e2e/step/canary": 4,
  "service/test/process": 4,
  "conformance/clocks": 4,
  "e2e/release/release": 4,
  "contract/archive": 4,
  "integration/release/assets": 3,
  "integration/action/release-evidence": 3,
  "unit/host/files": 3,
  "integration/action/release-clocks": 3,
  "integration/release/notes": 3,
  "e2e/pipelines/pipelines": 3,
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
