import { setImmediate } from "node:timers/promises";

import { expect, test } from "vitest";

import {
  backoffMs,
  createGate,
  type Fault,
  faultOfBreak,
  faultOfStatus,
  type Gate,
  latestAttempt,
  nextWait,
  parseRetryAfter,
} from "#api/fault.ts";
import type { Clock } from "#host/host.ts";

const asked = { path: "/core/v2/file/check", requestId: "r" };
const today = new Date("2026-01-29T13:54:50Z");
const first = { attempt: 1, elapsedMs: 0, repeatable: true };

const status = (code: number, headers: Record<string, string> = {}): Fault =>
  faultOfStatus(code, headers, asked, today);

test.each([
  ["0", 0],
  ["7", 7000],
  ["86400", 86_400_000],
  ["Thu, 29 Jan 2026 13:55:20 GMT", 30_000],
])("Retry-After: %s is read as %i ms", (value, expected) => {
  expect(parseRetryAfter(value, undefined, today)).toBe(expected);
});

test("a Retry-After date is measured against the answer's own date, whatever the runner's clock says", () => {
  const wrongClock = new Date("2026-01-28T00:00:00Z");
  const answered = "Thu, 29 Jan 2026 13:55:00 GMT";
  expect(parseRetryAfter("Thu, 29 Jan 2026 13:55:20 GMT", answered, wrongClock)).toBe(20_000);
});

test("a Retry-After date is measured against the runner's clock where the answer has no date that can be read", () => {
  const later = "Thu, 29 Jan 2026 13:55:20 GMT";
  for (const date of [undefined, "", "githubTime", "2026-01-29T13:55:00Z", ["Thu, 29 Jan 2026 13:55:00 GMT"]]) {
    expect(parseRetryAfter(later, date, today)).toBe(30_000);
  }
});

test("a Retry-After date is obeyed from a second on, and the present is no time to come back", () => {
  expect(parseRetryAfter("Thu, 29 Jan 2026 13:54:51 GMT", undefined, today)).toBe(1000);
  expect(parseRetryAfter("Thu, 29 Jan 2026 13:54:50 GMT", undefined, today)).toBeUndefined();
});

test.each([
  "",
  " ",
  "-1",
  "+5",
  "1e3",
  "0x10",
  "1.5",
  "Infinity",
  "٣",
  "3 s",
  "soon",
  "1234567890",
  "2026-01-29",
  "Thu, 29 Jan 2026 13:54:00 GMT",
  "2027-01-29",
  "2027-01-29T13:54:50Z",
  "after Thu, 29 Jan 2026 13:55:20 GMT",
  "Thu, 29 Jan 2026 13:55:20 GMT-0100",
  "Thursday, 29-Jan-26 13:55:20 GMT",
  "Thu, 31 Foo 2026 13:55:20 GMT",
  "1 ",
  undefined,
  ["1"],
])("Retry-After: %j is not obeyed", (value) => {
  expect(parseRetryAfter(value, undefined, today)).toBeUndefined();
});

test.each([408, 425, 429, 500, 502, 503, 504, 507])("a free question is asked again after %i", (code) => {
  expect(nextWait(status(code), first, 0.5)).toBe(500);
});

test.each([301, 302, 303, 307, 308, 400, 401, 402, 403, 404, 405, 409, 410, 413, 415, 422])(
  "a free question is not asked again after %i",
  (code) => {
    expect(nextWait(status(code), first, 0.5)).toBeUndefined();
  },
);

test("a question that may be repeated waits longer each time, with full jitter", () => {
  const waits = [1, 2, 3].map((attempt) => nextWait(status(503), { ...first, attempt }, 0.5));
  expect(waits).toEqual([500, 1000, 2000]);
  expect(nextWait(status(503), first, 0)).toBe(0);
});

test("a question that may be repeated is made four times at most, and less often where the fault says so", () => {
  expect(nextWait(status(503), { ...first, attempt: 3 }, 0.5)).toBe(2000);
  expect(nextWait(status(503), { ...first, attempt: 4 }, 0.5)).toBeUndefined();
  const twice = { ...status(503), usefulAttempts: 2 };
  expect(nextWait(twice, first, 0.5)).toBe(500);
  expect(nextWait(twice, { ...first, attempt: 2 }, 0.5)).toBeUndefined();
});

test("a question that may be repeated is given up when the next attempt would begin after three minutes", () => {
  expect(nextWait(status(503), { ...first, elapsedMs: 179_500 }, 0.5)).toBe(500);
  expect(nextWait(status(503), { ...first, elapsedMs: 179_501 }, 0.5)).toBeUndefined();
});

test("a question that may be repeated waits exactly as long as Retry-After says, and not at all when that is too long", () => {
  expect(nextWait(status(429, { "retry-after": "42" }), first, 0.5)).toBe(42_000);
  expect(nextWait(status(429, { "retry-after": "60" }), first, 0.5)).toBe(60_000);
  expect(nextWait(status(429, { "retry-after": "0" }), first, 0.5)).toBe(0);
  expect(nextWait(status(429, { "retry-after": "61" }), first, 0.5)).toBeUndefined();
});

const once = { ...first, repeatable: false };

test.each([408, 500, 502, 503, 504])("what may be sent once is not sent again after %i", (code) => {
  expect(nextWait(status(code), once, 0.5)).toBeUndefined();
});

test("what may be sent only once is sent again after a limit, and not after an outage that names a time", () => {
  expect(nextWait(status(503, { "retry-after": "1" }), once, 0.5)).toBeUndefined();
  expect(nextWait(status(429), once, 0.5)).toBe(500);
});

test("what may be sent only once is sent again only when a break came before the first byte", () => {
  const broken = (sent: boolean): Fault =>
    faultOfBreak({ kind: "broken", reason: "failed", sent, cause: new Error("reset") }, asked, 1000);
  expect(nextWait(broken(false), once, 0.5)).toBe(500);
  expect(nextWait(broken(true), once, 0.5)).toBeUndefined();
});

test("what may be sent only once is never sent again when the certificate was refused", () => {
  const refused = faultOfBreak(
    { kind: "broken", reason: "tls", sent: false, cause: new Error("self-signed") },
    asked,
    1000,
  );
  expect(nextWait(refused, once, 0.5)).toBeUndefined();
});

test("what Node advises about itself where a certificate is refused is not passed on", () => {
  const cause = new Error("self-signed certificate; if the root CA is installed locally, try running Node.js with --x");
  const { error } = faultOfBreak({ kind: "broken", reason: "tls", sent: false, cause }, asked, 1000);
  expect(error.message).toMatch(/self-signed certificate\.?$/);
});

test("the last attempt begins within three minutes, and within a fourth for the check after what may be sent once", () => {
  expect(latestAttempt(1000, true)).toBe(181_000);
  expect(latestAttempt(1000, false)).toBe(241_000);
});

test("a wait is doubled with each attempt, and chance takes off no more than it may", () => {
  expect([1, 2, 3].map((attempt) => backoffMs(attempt, 1, 0.5))).toEqual([1000, 2000, 4000]);
  expect([0, 0.5, 1].map((random) => backoffMs(2, random, 0.5))).toEqual([1000, 1500, 2000]);
});

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
const limit = status(429);

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
