import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

import { expect, test } from "vitest";

import { onAbort } from "#api/http.ts";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

/** One call of a long-lived program: under a signal of its own and the program's. */
function callUnder(program: AbortSignal): WeakRef<AbortSignal> {
  const signal = AbortSignal.any([program, new AbortController().signal]);
  const leave = onAbort(signal, () => {});
  leave();
  return new WeakRef(signal);
}

test("the signals of calls that have ended are let go, however long the program lives", async () => {
  const program = new AbortController();
  const signals = Array.from({ length: 2000 }, () => callUnder(program.signal));
  // A reference that was made within this turn is kept until its end.
  await new Promise(setImmediate);
  collect();
  expect(signals.filter((signal) => signal.deref() !== undefined).length).toBeLessThan(20);
  expect(program.signal.aborted).toBe(false);
});

test("those that follow at the same time are all told, those that have left are not", () => {
  const controller = new AbortController();
  const told: string[] = [];
  const join = (name: string) => onAbort(controller.signal, () => told.push(name));
  const leave = join("left");
  join("first");
  leave();
  leave();
  join("second");
  controller.abort();
  expect(told.sort()).toEqual(["first", "second"]);
});

test("a signal can be followed again after the last has left", () => {
  const controller = new AbortController();
  const told: string[] = [];
  const join = (name: string) => onAbort(controller.signal, () => told.push(name));
  join("left")();
  join("later");
  controller.abort();
  expect(told).toEqual(["later"]);
});
