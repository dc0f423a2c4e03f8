/** The order of the test files: what takes longest starts first, so that no processor waits for the last one. */
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * The files of more than seven seconds on a quiet machine: first those that mostly wait, beside which others compute, then
 * the longest first. Without a cache, as on a fresh clone, vitest would go by size, and begin the longest, which has 30
 * lines, last.
 */
export const longest = [
  "test/e2e/service/node-chain.test.ts",
  "test/integration/service/shared-store.test.ts",
  "test/integration/service/shared-soak.test.ts",
  "test/e2e/programs/page.test.ts",
  "test/e2e/programs/page-drop.test.ts",
  "test/e2e/release/release-offline.test.ts",
  "test/e2e/step/canary.test.ts",
  "test/integration/api/gateways.test.ts",
  "test/e2e/step/large-file.test.ts",
  "test/e2e/pipelines/recipes.test.ts",
  "test/e2e/pipelines/workflows.test.ts",
  "test/e2e/service/soak.test.ts",
  "test/e2e/monitor/many-repositories.test.ts",
  "test/e2e/monitor/worlds.test.ts",
  "test/integration/service/chain-ledger-postgres.test.ts",
  "test/conformance/action.test.ts",
  "test/e2e/step/cancellation.test.ts",
  "test/conformance/matrix.test.ts",
  "test/e2e/release/release.test.ts",
  "test/integration/api/proxy.test.ts",
  "test/integration/service/chain-proof-run.test.ts",
  "test/integration/monitor/faults.test.ts",
  "test/integration/action/outages.test.ts",
  "test/integration/release/many-writers.test.ts",
  "test/integration/action/release-log.test.ts",
  "test/integration/action/release-evidence.test.ts",
  "test/integration/cli/command-line.test.ts",
  "test/integration/service/chain-ledger.test.ts",
  "test/integration/monitor/run.test.ts",
  "test/integration/action/verdicts.test.ts",
  "test/e2e/monitor/monitor.test.ts",
  "test/contract/start-up.test.ts",
  "test/integration/mcp/server.test.ts",
  "test/e2e/monitor/cli-monitor.test.ts",
  "test/integration/api/fuzz.test.ts",
  "test/e2e/service/service-access.test.ts",
  "test/e2e/monitor/monitor-workflows.test.ts",
  "test/integration/monitor/scan-properties.test.ts",
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const index = longest.findIndex((file) => moduleId.endsWith(`/${file}`));
      return index === -1 ? longest.length : index;
    };
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}
