/** The order of the test files: processors neither wait for files that wait, nor for the last file. */
import { relative, sep } from "node:path";

import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that only some machines run, where they take longest. */
const first = new Set([
  "service/test/node-chain",
  "e2e/programs/page",
  "e2e/programs/page-drop",
  "integration/api/gateways",
]);

/** Files that mostly wait, with their seconds in a run of all files. */
const waiting: Readonly<Record<string, number>> = {
  // Longer where a stamp is lost twice: the next run sends it again, ten seconds later.
  "e2e/service/soak": 25,
  "service/test/shared-soak": 42,
  "integration/cli/command-line": 20,
  "integration/transport-faults": 20,
  "e2e/pipelines/without-a-secret": 13,
  "service/test/full-disk": 12,
  "e2e/programs/mcp": 12,
  "e2e/step/canary": 11,
  "integration/action/folder": 10,
  "integration/stamps/refusals": 8,
  "integration/monitor/run": 7,
  "service/test/connections": 7,
  "integration/action/evidence": 6,
  "unit/host/files": 6,
  "integration/run/clocks": 6,
};

/** The longest of the others. */
const computing: Readonly<Record<string, number>> = {
  "service/test/shared-store": 45,
  "service/test/restores": 22,
  "e2e/pipelines/recipes": 17,
  "integration/action/release-evidence": 14,
  "e2e/programs/demo": 11,
  "e2e/programs/npm-package": 11,
  "service/test/chain-ledger-postgres": 9,
  "service/test/chain-ledger": 8,
  "service/test/operating": 8,
  "integration/mcp/server": 8,
  "e2e/step/cancellation": 8,
  "integration/release/reading": 7,
  "service/test/oidc": 7,
  "e2e/pipelines/ci": 6,
  "integration/api/proxy": 5,
  "integration/action/release-attach": 5,
  "contract/archive": 5,
  "service/test/http": 5,
  "unit/run/run": 5,
  "integration/action/release-statements": 4,
  "contract/start-up": 4,
  "e2e/release/release": 4,
};

/** Seconds of any other file. */
const usual = 1.2;

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // Without a cache, as on a fresh clone, vitest would go by size, and begin the longest, which has 30 lines, last.
    const sorted = await super.sort(files);
    const [slow = [], others = []] = [true, false].map((isSlow) =>
      sorted.filter((file) => nameOf(file) in waiting === isSlow),
    );
    // Of eight workers three have a file that waits, at any time.
    const starts = new Map([...plan(slow, waiting, 3), ...plan(others, computing, 5)]);
    const startOf = (file: TestSpecification): number => (first.has(nameOf(file)) ? -1 : (starts.get(file) ?? 0));
    return sorted.toSorted((one, other) => startOf(one) - startOf(other));
  }
}

const nameOf = ({ moduleId }: TestSpecification): string =>
  relative(process.cwd(), moduleId)
    .replaceAll(sep, "/")
    .replaceAll(/^test\/|\.test\.ts$/g, "");

/** Returns when each file starts, in seconds, where `count` run at a time, the longest first. */
function plan(files: readonly TestSpecification[], seconds: Readonly<Record<string, number>>, count: number) {
  const lengthOf = (file: TestSpecification): number => seconds[nameOf(file)] ?? usual;
  const ends = Array.from({ length: count }, () => 0);
  return files
    .toSorted((one, other) => lengthOf(other) - lengthOf(one))
    .map((file): [file: TestSpecification, start: number] => {
      const start = Math.min(...ends);
      ends[ends.indexOf(start)] = start + lengthOf(file);
      return [file, start];
    });
}
