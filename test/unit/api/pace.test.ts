import { setImmediate } from "node:timers/promises";

import { expect, test } from "vitest";

import { faultOfStatus } from "#api/fault.ts";
import { createRateLimiter, type RateLimiter } from "#api/retry.ts";
import type { Clock } from "#host/clock.ts";

/** A clock that moves on only when everybody waits, and then to whoever is first. */
function createSharedClock() {
  let now = 0;
  const waiting: { readonly until: number; readonly wake: () => void }[] = [];
  const clock: Clock = {
    now: () => now,
    today: () => new Date(now),
    random: () => 0.5,
    wait: (milliseconds, signal) =>
      new Promise((wake) => {
        if (signal?.aborted === true) return wake();
        signal?.addEventListener("abort", () => wake(), { once: true });
        waiting.push({ until: now + milliseconds, wake });
      }),
  };
  const settle = async () => {
    for (;;) {
      await setImmediate();
      const next = waiting.sort((one, other) => one.until - other.until).shift();
      if (next === undefined) return;
      now = Math.max(now, next.until);
      next.wake();
    }
  };
  return { clock, settle };
}

const never = new AbortController().signal;
const limit = faultOfStatus(429, {}, { path: "/", requestId: "r" }, new Date());

/** The times in milliseconds at which `count` workers, all there from the start, get their turn. */
async function tasks(
  count: number,
  perMinute: number,
  act: (rateLimiter: RateLimiter, clock: Clock) => unknown = () => undefined,
): Promise<readonly number[]> {
  const { clock, settle } = createSharedClock();
  const rateLimiter = createRateLimiter(perMinute, clock);
  const times: number[] = [];
  act(rateLimiter, clock);
  for (let worker = 0; worker < count; worker += 1) {
    void rateLimiter.turn(never).then((fault) => fault === undefined && times.push(clock.now()));
  }
  await settle();
  return times;
}

test.each([1, 2, 5, 7])("the request rate of %i is kept by any number of workers in any minute", async (perMinute) => {
  const times = await tasks(20, perMinute);
  expect(times).toHaveLength(20);
  for (const [index, time] of times.entries()) {
    const earlier = times[index - perMinute];
    if (earlier !== undefined) expect(time - earlier).toBeGreaterThan(60_000);
  }
});

test("the request rate wastes no minute", async () => {
  expect(await tasks(6, 2)).toEqual([0, 0, 60_250, 60_250, 120_500, 120_500]);
});

test("the request rate counts from when the oldest request of the minute was sent", async () => {
  const { clock, settle } = createSharedClock();
  const rateLimiter = createRateLimiter(2, clock);
  const times: number[] = [];
  const ask = async (start: number) => {
    await clock.wait(start);
    await rateLimiter.turn(never);
    times.push(clock.now());
  };
  for (const start of [0, 20_000, 40_000, 50_000, 90_000]) void ask(start);
  await settle();
  expect(times).toEqual([0, 20_000, 60_250, 80_250, 120_500]);
});

test("the request rate is kept also by those who waited for a pause that ends now", async () => {
  expect(await tasks(2, 1, (rateLimiter) => rateLimiter.pause(1000))).toEqual([1000, 61_250]);
});

test("the request rate of 0 lets everybody go at once", async () => {
  expect(await tasks(4, 0)).toEqual([0, 0, 0, 0]);
});

test("a pause holds everybody back, and the longest one counts", async () => {
  const times = await tasks(3, 0, (rateLimiter) => {
    rateLimiter.pause(5000);
    rateLimiter.pause(1000);
  });
  expect(times).toEqual([5000, 5000, 5000]);
});

test("a pause holds back those who wait for it already", async () => {
  const times = await tasks(2, 0, (rateLimiter, clock) => {
    rateLimiter.pause(1000);
    void clock.wait(500).then(() => rateLimiter.pause(3000));
  });
  expect(times).toEqual([3500, 3500]);
});

test("a pause ends early for who is stopped", async () => {
  const { clock, settle } = createSharedClock();
  const rateLimiter = createRateLimiter(0, clock);
  const stop = new AbortController();
  rateLimiter.pause(60_000);
  const turn = rateLimiter.turn(stop.signal);
  stop.abort();
  expect(await turn).toBeUndefined();
  expect(clock.now()).toBe(0);
  await settle();
});

test("nobody passes a closed pace, whoever waits in it, and the first reason stands", async () => {
  const { clock, settle } = createSharedClock();
  const rateLimiter = createRateLimiter(1, clock);
  rateLimiter.pause(1000);
  const waiting = [rateLimiter.turn(never), rateLimiter.turn(never)];
  rateLimiter.close(limit);
  rateLimiter.close({ ...limit, attempts: 7 });
  await settle();
  expect(await Promise.all([...waiting, rateLimiter.turn(never)])).toEqual([limit, limit, limit]);
});
