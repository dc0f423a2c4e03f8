/** Memory and time that an answer may cost, measured in a process of its own (faults T10). */
import { beforeAll, describe, expect, test } from "vitest";

import { jsonAnswer } from "../../support/network/behaviours.ts";
import { askHere, runProbe, type ProbeTask } from "../../support/service/client-probe.ts";
import { rightAnswer } from "../../support/service/client.ts";
import { startFaultServer, type Script } from "../../support/network/fault-server.ts";
import type { Rule } from "../../support/runner/rules.ts";
import { transportFaults } from "../../support/network/transport-faults.ts";
import { heavyBodies } from "../../support/network/wrong-answers.ts";

const mebibyte = 1024 * 1024;

async function probe(script: Script | Rule, task: Partial<ProbeTask> = {}) {
  await using server = await startFaultServer(script);
  const result = await runProbe({ url: server.url, operation: "check", ...task });
  return { ...result, requests: server.requests.length };
}

/** Without a limit it would never end; how much later than its deadline it ends is up to how busy the machine is. */
const atAll = 120_000;

const right = jsonAnswer(rightAnswer("check"));
let usual = 0;

beforeAll(async () => {
  usual = (await probe({ kind: "answer", answer: right })).peakBytes;
});

describe.concurrent("a body that is far too large costs less than 64 MiB", () => {
  test.each(["gzip bomb", "huge body", "endless body", "oversized headers"])("%s", async (row) => {
    const script = transportFaults(right)[row];
    if (script === undefined) throw new RangeError(`No row ${row}`);
    const { peakBytes, processorMs, milliseconds } = await probe(script);
    expect((peakBytes - usual) / mebibyte).toBeLessThan(64);
    expect(processorMs).toBeLessThan(10_000);
    expect(milliseconds).toBeLessThan(atAll);
  });

  test("a gigabyte of nothing in an answer of a stamp", async () => {
    const answer = jsonAnswer(rightAnswer("stamp"));
    // The limit of bytes ends it, not that of time.
    const task = { operation: "stamp", timeoutMs: 120_000 } as const;
    const { peakBytes, verdict } = await probe({ kind: "gzip-bomb", answer, inflated: 1024 * mebibyte }, task);
    expect(verdict).toBe("unknown");
    expect((peakBytes - usual) / mebibyte).toBeLessThan(64);
  });

  test("header fields without an end", async () => {
    const bytes = `HTTP/1.1 200 OK\r\n${`x-pad: ${"a".repeat(1000)}\r\n`.repeat(20_000)}`;
    const { peakBytes, verdict } = await probe({ kind: "bytes", bytes, ending: "silence" });
    expect(verdict).toBe("CONNECTION_LOST");
    expect((peakBytes - usual) / mebibyte).toBeLessThan(64);
  });
});

test.concurrent.each(Object.keys(heavyBodies({})))("a mebibyte of JSON costs what it must: %s", async (name) => {
  const answer = heavyBodies(rightAnswer("check"))[name] ?? {};
  const { peakBytes, processorMs } = await probe({ kind: "answer", answer });
  expect((peakBytes - usual) / mebibyte).toBeLessThan(64);
  expect(processorMs).toBeLessThan(5000);
});

describe.concurrent("an attempt has one deadline, whatever trickles in meanwhile", () => {
  test.each(["trickling body", "slow headers", "no answer", "accepted without a word", "body that stops"])(
    "%s",
    async (row) => {
      const script = transportFaults(right, { everyMs: 20 })[row];
      if (script === undefined) throw new RangeError(`No row ${row}`);
      await using server = await startFaultServer(script);
      const { verdict, milliseconds } = await askHere({ url: server.url, operation: "check", timeoutMs: 1000 });
      expect(verdict).toBe("REQUEST_TIMEOUT");
      expect(milliseconds).toBeGreaterThan(1900);
      expect(milliseconds).toBeLessThan(atAll);
    },
  );
});
