/** Memory and time that an answer may cost, measured in a process of its own. */
import { beforeAll, describe, expect, test } from "vitest";

import { jsonAnswer } from "../../support/network/behaviours.ts";
import { runProbe, type ProbeResult, type ProbeTask } from "../../support/service/client-probe.ts";
import { rightAnswer } from "../../support/service/client.ts";
import { startFaultServer, type Script } from "../../support/network/fault-server.ts";
import type { Rule } from "../../support/runner/rules.ts";
import { transportFaults } from "../../support/network/transport-faults.ts";
import { heavyBodies } from "../../support/network/wrong-answers.ts";

const mebibyte = 1024 * 1024;

/** Without a limit it would never end; how much later than its deadline it ends is up to how busy the machine is. */
const atAll = 120_000;

const right = jsonAnswer(rightAnswer("check"));
const heavy = Object.entries(heavyBodies(rightAnswer("check")));
const fields = `HTTP/1.1 200 OK\r\n${`x-pad: ${"a".repeat(1000)}\r\n`.repeat(20_000)}`;

const rows: readonly (readonly [string, Script | Rule | undefined, Partial<ProbeTask>?, string?])[] = [
  ...["gzip bomb", "huge body", "endless body", "oversized headers"].map(
    (row) => [row, transportFaults(right)[row]] as const,
  ),
  [
    "a gigabyte of nothing in an answer of a stamp",
    { kind: "gzip-bomb", answer: jsonAnswer(rightAnswer("stamp")), inflated: 1024 * mebibyte },
    // The limit of bytes ends it, not that of time.
    { operation: "stamp", timeoutMs: 120_000 },
    "unknown",
  ],
  ["header fields without an end", { kind: "bytes", bytes: fields, ending: "silence" }, {}, "CONNECTION_LOST"],
  ...heavy.map(([name, answer]) => [`a mebibyte of JSON: ${name}`, { kind: "answer", answer }] as const),
];

describe("a body that is far too large costs less than 64 MiB, and JSON what it must", () => {
  let results: readonly ProbeResult[];
  beforeAll(async () => {
    await using stack = new AsyncDisposableStack();
    const tasks: ProbeTask[] = [];
    for (const [row, script, task] of [["usual", { kind: "answer", answer: right }] as const, ...rows]) {
      if (script === undefined) throw new RangeError(`No row ${row}`);
      tasks.push({ url: stack.use(await startFaultServer(script)).url, operation: "check", ...task });
    }
    results = await runProbe(tasks);
  });

  test.each(rows.map(([row, , , verdict], index) => [row, verdict, index + 1] as const))("%s", (_, verdict, index) => {
    const [usual, result] = [results[0], results[index]] as [ProbeResult, ProbeResult];
    // The largest set so far: what an answer took before counts too.
    expect((result.peakBytes - usual.peakBytes) / mebibyte).toBeLessThan(64);
    expect(result.processorMs).toBeLessThan(5000);
    expect(result.milliseconds).toBeLessThan(atAll);
    expect(result.verdict).toBe(verdict ?? result.verdict);
  });
});
