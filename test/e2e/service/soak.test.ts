import { expect, test } from "vitest";

import { soak } from "../../support/soak/soak.ts";

const nothingWrong = { acceptedTwice: [], lost: [], failedButAccepted: [], unrecorded: [] };

test("no stamp is spent twice or lost, whatever becomes of its answer, over kills and re-runs", async () => {
  const losing = { stamps: 60, blockTimeMs: 1000, wait: 10, lossRate: 0.5, seed: 7, blockTime: 3 };
  const result = await soak({ ...losing, kills: [1500, 3000], moreRuns: 20 });
  expect(result).toMatchObject({ ...nothingWrong, exitCode: 0 });
  expect(Object.keys(result.verdicts).filter((verdict) => !verdict.endsWith("anchored"))).toEqual([]);
});
