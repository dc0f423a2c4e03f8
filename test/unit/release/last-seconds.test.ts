import { expect, test, vi } from "vitest";

import { createLastSeconds } from "#release/attach.ts";
import type { Forge } from "#release/forge.ts";
import { createFakeClock } from "../../support/clock.ts";

test.each([
  [0, 4000],
  [2500, 2500],
  [4000, 1000],
  [9000, 1000],
])("a run that was cancelled %i ms ago may write to the release for %i ms", async (ago, left) => {
  const clock = createFakeClock();
  const stopping = new AbortController();
  await clock.wait(60_000);
  const takeLastSeconds = createLastSeconds(() => ({}) as Forge, { clock, stop: stopping.signal });
  stopping.abort();
  await clock.wait(ago);
  using timeout = vi.spyOn(AbortSignal, "timeout");
  expect(takeLastSeconds().stop.aborted).toBe(false);
  expect(timeout.mock.calls).toEqual([[left]]);
});
