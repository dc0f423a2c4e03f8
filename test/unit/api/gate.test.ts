import { setImmediate } from "node:timers/promises";

import { expect, test } from "vitest";

import { faultOfStatus } from "#api/fault.ts";
import { createGate, type Gate } from "#api/retry.ts";
import type { Clock } from "#host/host.ts";

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
async function tasks(count: number, act: (gate: Gate, clock: Clock) => unknown): Promise<readonly number[]> {
  const { clock, settle } = createSharedClock();
  const gate = createGate(clock);
  const times: number[] = [];
  act(gate, clock);
  for (let worker = 0; worker < count; worker += 1) {
    void gate.pass(never).then((fault) => fault === undefined && times.push(clock.now()));
  }
  await settle();
  return times;
}

test("a pause holds everybody back, and the longest one counts", async () => {
  const times = await tasks(3, (gate) => {
    gate.pause(5000);
    gate.pause(1000);
  });
  expect(times).toEqual([5000, 5000, 5000]);
});

test("a pause holds back those who wait for it already", async () => {
  const times = await tasks(2, (gate, clock) => {
    gate.pause(1000);
    void clock.wait(500).then(() => gate.pause(3000));
  });
  expect(times).toEqual([3500, 3500]);
});

test("a pause ends early for who is stopped", async () => {
  const { clock, settle } = createSharedClock();
  const gate = createGate(clock);
  const stop = new AbortController();
  gate.pause(60_000);
  const turn = gate.pass(stop.signal);
  stop.abort();
  expect(await turn).toBeUndefined();
  expect(clock.now()).toBe(0);
  await settle();
});

test("nobody passes a closed gate, whoever waits at it, and the first reason stands", async () => {
  const { clock, settle } = createSharedClock();
  const gate = createGate(clock);
  gate.pause(1000);
  const waiting = [gate.pass(never), gate.pass(never)];
  gate.close(limit);
  gate.close({ ...limit, usefulAttempts: 7 });
  expect(await gate.pass(never)).toBe(limit);
  expect(clock.now()).toBe(0);
  await settle();
  expect(await Promise.all([...waiting, gate.pass(never)])).toEqual([limit, limit, limit]);
});

test("a pause is new when none is left of one before it", async () => {
  const { clock, settle } = createSharedClock();
  const gate = createGate(clock);
  expect(gate.pause(1000)).toBe(true);
  expect(gate.pause(2000)).toBe(false);
  void gate.pass(never);
  await settle();
  expect(clock.now()).toBe(2000);
  expect(gate.pause(1000)).toBe(true);
});

test("a gate is closed for good, though a pause has an end", () => {
  const gate = createGate(createSharedClock().clock);
  gate.pause(1000);
  expect(gate.isClosed()).toBe(false);
  gate.close(limit);
  expect(gate.isClosed()).toBe(true);
});
