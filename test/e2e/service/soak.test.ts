import { expect, test } from "vitest";

import { soak } from "../../support/soak/soak.ts";

const nothingWrong = { acceptedTwice: [], lost: [], failedButAccepted: [], unrecorded: [] };

test("no stamp is spent twice or lost, whatever becomes of its answer, over kills and re-runs", async () => {
  // By this seed answers are lost in every way, and where a run is killed, stamps are on their way.
  const losing = { stamps: 30, blockTimeMs: 1000, wait: 10, lossRate: 0.5, seed: 8, blockTime: 3 };
  const result = await soak({ ...losing, kills: [600, 1500], moreRuns: 20 });
  expect(result).toMatchObject({ ...nothingWrong, exitCode: 0 });
  expect(Object.keys(result.verdicts).filter((verdict) => !verdict.endsWith("anchored"))).toEqual([]);
});
