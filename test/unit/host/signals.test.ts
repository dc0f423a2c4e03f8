import { EventEmitter } from "node:events";

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { untilOverdue, watchSignals } from "#host/signals.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watch() {
  const source = new EventEmitter();
  const told: unknown[] = [];
  const signals = watchSignals(source, {
    onSignal: (name) => told.push(name),
    onDefect: (thrown) => told.push(thrown),
  });
  let isOverdue = false;
  void signals.overdue.then(() => (isOverdue = true));
  const { stop, abort } = signals.cancellation;
  const state = async (afterMs: number) => {
    await vi.advanceTimersByTimeAsync(afterMs);
    return [stop.aborted, abort.aborted, isOverdue];
  };
  return { source, signals, told, state };
}

test("nothing happens without a signal", async () => {
  const { signals, state } = watch();
  expect(await state(60_000)).toEqual([false, false, false]);
  expect(signals.exitCode()).toBeUndefined();
});

test.each(["SIGINT", "SIGBREAK"])(
  "%s stops at once, breaks off after four seconds, and ends a second later",
  async (name) => {
    const { source, signals, told, state } = watch();
    source.emit(name);
    expect(await state(0)).toEqual([true, false, false]);
    expect(await state(3999)).toEqual([true, false, false]);
    expect(await state(1)).toEqual([true, true, false]);
    expect(await state(1000)).toEqual([true, true, true]);
    expect(signals.exitCode()).toBe(130);
    expect(told).toEqual([name]);
  },
);

test.each([
  ["SIGTERM", 143, "SIGTERM"],
  ["SIGHUP", 129, "SIGHUP"],
  ["uncaughtException", 1, "planted"],
  ["unhandledRejection", 1, "planted"],
])("%s breaks off at once", async (event, exitCode, told) => {
  const watched = watch();
  watched.source.emit(event, "planted");
  expect(await watched.state(0)).toEqual([true, true, false]);
  expect(await watched.state(1000)).toEqual([true, true, true]);
  expect(watched.signals.exitCode()).toBe(exitCode);
  expect(watched.told).toEqual([told]);
});

test("what came first decides the exit code, and a second signal is in time", async () => {
  const { source, signals, state } = watch();
  source.emit("SIGINT");
  expect(await state(500)).toEqual([true, false, false]);
  source.emit("SIGTERM");
  expect(await state(0)).toEqual([true, true, false]);
  expect(await state(1000)).toEqual([true, true, true]);
  signals.fail(new Error("late"));
  expect(signals.exitCode()).toBe(130);
});

test("a run that breaks while it tells of a break has ended all the same", () => {
  const source = new EventEmitter();
  const signals = watchSignals(source, {
    onSignal: () => {},
    onDefect: () => {
      throw new Error("the log is broken too");
    },
  });
  expect(() => source.emit("uncaughtException", new Error("planted"))).toThrow("the log is broken too");
  expect(signals.cancellation.abort.aborted).toBe(true);
  expect(signals.exitCode()).toBe(1);
});

test("closed, it listens to nothing and waits for nothing", async () => {
  const { source, signals, state } = watch();
  source.emit("SIGINT");
  signals.close();
  expect(source.eventNames()).toEqual([]);
  expect(await state(60_000)).toEqual([true, false, false]);
  expect(vi.getTimerCount()).toBe(0);
});

test("work is waited for until the run is overdue, and what it throws ends the run", async () => {
  const failures: unknown[] = [];
  const fail = (thrown: unknown): void => void failures.push(thrown);
  const never = new Promise<never>(() => {});
  expect(await untilOverdue(Promise.resolve("done"), { fail, overdue: never })).toBe("done");
  expect(await untilOverdue(never, { fail, overdue: Promise.resolve() })).toBeUndefined();
  expect(await untilOverdue(Promise.reject(new Error("planted")), { fail, overdue: never })).toBeUndefined();
  expect(failures).toEqual([new Error("planted")]);
});
