/** `npm run soak -- [STAMPS]`: no stamp is spent twice, over every kind of lost answer, kills and re-runs; takes minutes. */
import { soak, type SoakOptions } from "../test/support/soak/soak.ts";

const stamps = Number(process.argv[2] ?? 1000);
const shared = { stamps, lossRate: 0.5, seed: 1 };
const runs: readonly (readonly [string, SoakOptions])[] = [
  ["blocks of 4 s", { ...shared, blockTimeMs: 4000, blockTime: 6, waitTimeout: 240, kills: [] }],
  [
    "blocks of 4 s, killed three times",
    { ...shared, seed: 2, blockTimeMs: 4000, blockTime: 6, waitTimeout: 240, kills: [4000, 9000, 20_000] },
  ],
  [
    "blocks of 60 s, killed twice",
    { ...shared, seed: 3, blockTimeMs: 60_000, blockTime: 75, waitTimeout: 400, kills: [10_000, 40_000] },
  ],
];

for (const [name, options] of runs) {
  const { acceptedTwice, lost, failedButAccepted, ...rest } = await soak(options);
  const wrong = { acceptedTwice: acceptedTwice.length, lost: lost.length, failedButAccepted: failedButAccepted.length };
  console.log(`${name}: ${JSON.stringify({ ...wrong, ...rest })}`);
  if (Object.values(wrong).some((count) => count > 0)) process.exitCode = 1;
}
