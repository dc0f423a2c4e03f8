import { test } from "vitest";

import { losses } from "../../support/soak/front.ts";
import { soak } from "../../support/soak/soak.ts";

const shared = { stamps: 60, blockTimeMs: 1000, wait: 60 };
const nothingWrong = { acceptedTwice: [], lost: [], failedButAccepted: [], unrecorded: [] };

test.concurrent("no stamp is spent twice or lost, whatever becomes of its answer, over kills and re-runs", async ({
  expect,
}) => {
  const losing = { lossRate: 0.5, seed: 7, blockTime: 3 };
  const result = await soak({ ...shared, ...losing, kills: [1500, 3000], moreRuns: 5 });
  expect(result).toMatchObject({ ...nothingWrong, exitCode: 0 });
  expect(Object.keys(result.verdicts).filter((verdict) => !verdict.endsWith("anchored"))).toEqual([]);
});

test.concurrent("a run that loses every answer leaves nothing called failed, and nothing spent twice", async ({
  expect,
}) => {
  const result = await soak({
    ...shared,
    stamps: 24,
    lossRate: 1,
    seed: 3,
    blockTime: 60,
    wait: 6,
    kills: [],
  });
  expect(result).toMatchObject(nothingWrong);
  expect(Object.keys(result.fates).filter((fate) => losses.some((loss) => loss === fate)).length).toBeGreaterThan(5);
  expect(result.verdicts["failed"]).toBeUndefined();
});
