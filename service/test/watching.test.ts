/** What an operator sees: what is wrong and since when, the log, and the end of a process. */
import { once } from "node:events";

import { expect, onTestFinished, test, vi } from "vitest";

import { createFailureLog } from "../log.ts";
import { createHealthWatch } from "../admin/metrics.ts";
import type { Chain, RoundResult } from "../ledger/chain.ts";
import { startWorker } from "../ledger/worker.ts";
import { startServiceProcess } from "../../test/support/service/service-process.ts";

test("a reason has its age, and all who ask at about the same time cause one look", async () => {
  const clock = { time: 0 };
  let wrong: readonly string[] = ["no node"];
  let looks = 0;
  const watch = createHealthWatch(
    async () => {
      looks += 1;
      return wrong;
    },
    () => clock.time,
  );
  const first = await Promise.all([watch(), watch(), watch()]);
  expect(first).toEqual(first.map(() => [{ reason: "no node", seconds: 0 }]));
  clock.time = 61_000;
  wrong = ["no node", "no coins"];
  expect(await watch()).toEqual([
    { reason: "no node", seconds: 61 },
    { reason: "no coins", seconds: 0 },
  ]);
  wrong = [];
  clock.time = 61_100;
  expect(await watch()).toHaveLength(2);
  clock.time = 62_000;
  expect(await watch()).toEqual([]);
  wrong = ["no node"];
  clock.time = 90_000;
  expect(await watch()).toEqual([{ reason: "no node", seconds: 0 }]);
  expect(looks).toBe(4);
});

test("a look that fails is a reason", async () => {
  expect(await createHealthWatch(async () => await Promise.reject(new Error("away")))()).toEqual([
    { reason: "away", seconds: 0 },
  ]);
});

test("a failure that comes again and again is two lines: its cause, and at its end a count", () => {
  const lines: unknown[] = [];
  const { failed, worked } = createFailureLog((...line) => lines.push(line));
  worked();
  for (const reason of ["away", "away", "away", "poor"]) failed(reason);
  worked();
  worked();
  expect(lines).toEqual([
    ["failing", { reason: "away" }],
    ["failed-otherwise", { reason: "away", times: 3, seconds: 0 }],
    ["failing", { reason: "poor" }],
    ["recovered", { reason: "poor", times: 1, seconds: 0 }],
  ]);
});

test("a fault of the worker that comes in every round is in the log with its stack once", async () => {
  const lines = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  onTestFinished(() => lines.mockRestore());
  const round = vi.fn().mockRejectedValue(new TypeError("a fault"));
  const store = { onElected: () => undefined };
  const worker = startWorker(store as never, { pauses: { busy: 1, idle: 1 }, round } as never);
  await expect.poll(() => round.mock.calls.length).toBeGreaterThan(5);
  await worker.stop();
  const events = lines.mock.calls.map(([line]) => (JSON.parse(String(line)) as { event: string }).event);
  expect(events.toSorted()).toEqual(["failing", "fault"]);
});

test("a worker is well as soon as the chain has answered, while the work of its first round goes on", async () => {
  const store = { onElected: () => undefined };
  const work = Promise.withResolvers<RoundResult>();
  const round: Chain["round"] = async (_, onAnswer) => {
    onAnswer();
    return await work.promise;
  };
  const worker = startWorker(store as never, { pauses: { busy: 1, idle: 1 }, round } as never);
  await expect.poll(() => worker.state().problem).toBeUndefined();
  work.resolve({ isBusy: false, problem: "No coins." });
  await expect.poll(() => worker.state().problem).toBe("No coins.");
  await worker.stop();
});

test("told to stop it is alive and not ready, still answers, and then ends; each line of the log is an object", async () => {
  const { child, url, errors } = await startServiceProcess("--drain", "1");
  const statusOf = async (path: string) => (await fetch(url + path)).status;
  expect([await statusOf("/live"), await statusOf("/ready"), await statusOf("/health")]).toEqual([200, 200, 200]);
  child.kill("SIGTERM");
  await expect.poll(async () => await statusOf("/ready")).toBe(503);
  expect([await statusOf("/live"), await statusOf("/health"), await statusOf("/about")]).toEqual([200, 200, 200]);
  expect(await once(child, "close")).toEqual([0, null]);
  const events = errors.map((line) => (JSON.parse(line) as { event: string }).event);
  expect(events.filter((event) => event !== "request")).toEqual(["draining", "stopping"]);
});
