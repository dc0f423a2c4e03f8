import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { type Progress, startProgressDisplay, renderProgress } from "#host/host.ts";

const nothing: Progress = {
  hashedBytes: 0,
  totalBytes: 0,
  hashedFiles: 0,
  totalFiles: 0,
  requestsDone: 0,
  requestsTotal: 0,
};

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test("a progress line says what is hashed, what is answered and what is waited for", () => {
  const hashing = { ...nothing, hashedBytes: 1.5 * 2 ** 30, totalBytes: 4 * 2 ** 30, hashedFiles: 12, totalFiles: 40 };
  const asking = { requestsDone: 10, requestsTotal: 41, waitingFor: "a block: 3 of 3 stamps" };
  expect([nothing, hashing, { ...hashing, ...asking }].map(renderProgress).join("\n")).toMatchInlineSnapshot(`
    "… working
    … hashed 12 of 40 files, 1.5 GiB of 4.0 GiB
    … hashed 12 of 40 files, 1.5 GiB of 4.0 GiB · 10 of 41 requests answered · waiting for a block: 3 of 3 stamps"
  `);
});

test("short work prints no progress, long work a line every five seconds until it is stopped", () => {
  const lines: string[] = [];
  let requestsDone = 0;
  const progress = startProgressDisplay({ info: (line) => void lines.push(line) }, () => ({
    ...nothing,
    requestsTotal: 9,
    requestsDone,
  }));
  vi.advanceTimersByTime(4999);
  expect(lines).toEqual([]);
  requestsDone = 4;
  vi.advanceTimersByTime(5001);
  expect(lines).toEqual(["… 4 of 9 requests answered", "… 4 of 9 requests answered"]);
  progress.stop();
  vi.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(2);
});

test("while it waits for the chain, a plain log has one line a minute, with the time and the last answer", () => {
  const lines: string[] = [];
  const trouble = { problem: "the service answers 503", startedAt: 0, givesUpAt: 180_000 };
  const waiting = {
    waitingFor: "a block: 1 of 1 stamp",
    waitLimitMs: 300_000,
    waitingSince: performance.now(),
    trouble,
  };
  const progress = startProgressDisplay({ info: (line) => void lines.push(line) }, () => ({ ...nothing, ...waiting }));
  vi.advanceTimersByTime(130_000);
  progress.stop();
  expect(lines).toEqual(
    ["0:05", "1:05", "2:05"].map(
      (time) => `… waiting for a block: 1 of 1 stamp, ${time} of 5:00, the service answers 503`,
    ),
  );
});

test("while the service is down, a plain log says so once a minute, with the time and the limit, until it answers", () => {
  const lines: string[] = [];
  let trouble: Progress["trouble"] = undefined;
  const progress = startProgressDisplay({ info: (line) => void lines.push(line) }, () => ({
    ...nothing,
    requestsTotal: 1,
    trouble,
  }));
  vi.advanceTimersByTime(5000);
  trouble = {
    problem: "the service answers 503",
    startedAt: performance.now(),
    givesUpAt: performance.now() + 180_000,
  };
  vi.advanceTimersByTime(65_000);
  trouble = undefined;
  vi.advanceTimersByTime(5000);
  progress.stop();
  const told = ["", "0:05 of 3:00", "1:05 of 3:00", ""].map((time) => time && ` · ${time}, the service answers 503`);
  expect(lines).toEqual(told.map((more) => `… 0 of 1 requests answered${more}`));
});

test("where a log shows progress itself, it is told ten times a second and no line is printed", () => {
  const shown: Progress[] = [];
  const progress = startProgressDisplay(
    { info: () => expect.unreachable(), progress: (state) => void shown.push(state) },
    () => nothing,
  );
  vi.advanceTimersByTime(1000);
  progress.stop();
  expect(shown).toHaveLength(10);
});
