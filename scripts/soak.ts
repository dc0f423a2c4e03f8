/**
 * `npm run soak -- [STAMPS] [NAME…]`: no stamp is spent twice, over every kind of lost answer, kills and re-runs, and
 * behind real gateways where they are installed. Takes half an hour; a part of a run's name chooses runs.
 */
import { gatewayNames, missingOf } from "../test/support/network/gateways.ts";
import { soak, type SoakOptions } from "../test/support/soak/soak.ts";

const [stamps = "1000", ...chosen] = process.argv.slice(2);
const shared = { stamps: Number(stamps), lossRate: 0.5, blockTimeMs: 4000, blockTime: 6, wait: 240 };
const kills = [4000, 9000, 20_000];
const runs: readonly (readonly [string, SoakOptions])[] = [
  ["blocks of 4 s", { ...shared, seed: 1, kills: [] }],
  ["blocks of 4 s, killed three times", { ...shared, seed: 2, kills }],
  [
    "blocks of 60 s, killed twice",
    { ...shared, seed: 3, blockTimeMs: 60_000, blockTime: 75, wait: 400, kills: [10_000, 40_000] },
  ],
  ...gatewayNames
    .filter((gateway) => missingOf(gateway) === undefined)
    .map((gateway, index) => {
      return [`behind ${gateway}, killed three times`, { ...shared, gateway, seed: 4 + index, kills }] as const;
    }),
];

for (const [name, options] of runs) {
  if (chosen.length > 0 && !chosen.some((part) => name.includes(part))) continue;
  const { acceptedTwice, lost, failedButAccepted, unrecorded, ...rest } = await soak(options);
  const lists = Object.entries({ acceptedTwice, lost, failedButAccepted, unrecorded });
  const wrong = Object.fromEntries(lists.map(([fault, digests]) => [fault, digests.length]));
  console.log(`${name}: ${JSON.stringify({ ...wrong, ...rest })}`);
  if (Object.values(wrong).some((count) => count > 0)) process.exitCode = 1;
}
