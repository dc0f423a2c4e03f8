/** A request that never left: nothing is in doubt, so it may be sent again, a stamp too. */
import { setTimeout as sleep } from "node:timers/promises";

import { expect, test } from "vitest";

import { createClient } from "#api/client.ts";
import { parseBaseUrl } from "#core/addresses.ts";
import { type FakeClock } from "../../support/clock.ts";
import { createBench, digest, rightReply, verdictOf } from "../../support/service/client.ts";

test("a request that never left is sent when the port opens in time", async () => {
  await using bench = await createBench(rightReply);
  await bench.server.refuse();
  const clock: FakeClock = {
    ...bench.clock,
    wait: async (milliseconds, signal) => {
      if (bench.clock.waits.length === 1) await bench.server.accept();
      await bench.clock.wait(milliseconds, signal);
    },
  };
  const base = parseBaseUrl(bench.server.url);
  const client = createClient({ base, apiKey: "key-of-the-bench", timeoutMs: 60_000, clock });
  expect(verdictOf(await client.stamp(digest))).toBe("accepted");
  await client.close();
  expect(bench.counts()).toEqual({ stamp: 1 });
});

test("a connection that has been idle for a second is not used again: the server may be closing it", async () => {
  await using bench = await createBench(rightReply, { timeoutMs: 20_000 });
  await bench.client.check(digest);
  await sleep(1500);
  expect(verdictOf(await bench.client.stamp(digest))).toBe("accepted");
  expect(bench.counts()).toEqual({ check: 1, stamp: 1 });
  expect(new Set(bench.server.requests.map(({ connection }) => connection)).size).toBe(2);
});
