/** What the network can do to a request (faults §4.1): the verdict, and how often it is tried. */
import { describe, expect, test, vi } from "vitest";

import { parseBaseUrl } from "../../src/client/base-url.ts";
import { createClient } from "../../src/client/client.ts";
import { jsonAnswer } from "../support/network/behaviours.ts";
import {
  createBench,
  digest,
  found,
  isFree,
  notFound,
  onlyFor,
  operationNames,
  operations,
  rightAnswer,
  rightReply,
  rightVerdicts,
  verdictOf,
  type Operation,
} from "../support/client.ts";
import { createFakeClock, type FakeClock } from "../support/clock.ts";
import { refusingUrl, type Script } from "../support/network/fault-server.ts";
import { inOrder } from "../support/runner/rules.ts";
import { transportFaults } from "../support/network/transport-faults.ts";

// Most of these tests wait for a deadline.
vi.setConfig({ maxConcurrency: 16 });

interface Row {
  readonly verdict: string;
  /** Requests made for a question that may be repeated. */
  readonly tries: number;
  /** A deadline that passes soon, where waiting for it is the point; in milliseconds. */
  readonly timeoutMs?: number;
}

const lost: Row = { verdict: "CONNECTION_LOST", tries: 4 };
const late: Row = { verdict: "REQUEST_TIMEOUT", tries: 2, timeoutMs: 400 };
const garbled: Row = { verdict: "unknown", tries: 2 };

/** Faults of the whole connection, which no operation escapes. */
const connectionRows: Readonly<Record<string, Row>> = {
  "closed when accepted": lost,
  // The reset may be there before the request: then nothing was sent.
  "reset when accepted": { ...lost, verdict: "CONNECTION_LOST or SERVICE_UNREACHABLE" },
  "accepted without a word": late,
};

/** Faults of a request, while others are answered. */
const requestRows: Readonly<Record<string, Row>> = {
  "closed before the body is read": lost,
  "reset before the body is read": lost,
  "closed after the request": lost,
  "reset after the request": lost,
  "no answer": late,
  "slow headers": late,
  "trickling body": late,
  "body cut by close": lost,
  "body cut by reset": lost,
  "body that stops": late,
  "Content-Length too short": garbled,
  "Content-Length too long": lost,
  "not HTTP": lost,
  "oversized headers": lost,
  "100 Continue unasked": lost,
  "gzip bomb": garbled,
  "huge body": garbled,
  "endless body": garbled,
};

const rows = { ...connectionRows, ...requestRows };

function scriptOf(row: string, operation: Operation): Script {
  const script = transportFaults(jsonAnswer(rightAnswer(operation)))[row];
  if (script === undefined) throw new RangeError(`No row ${row}`);
  return script;
}

test("every row of the fault server is expected here", () => {
  expect(Object.keys(rows).toSorted()).toEqual(Object.keys(transportFaults({})).toSorted());
});

test.each(operationNames)("without a fault, %s is answered at the first try", async (operation) => {
  await using bench = await createBench(rightReply);
  expect(verdictOf(await operations[operation].ask(bench.client))).toBe(rightVerdicts[operation]);
  expect(bench.counts()).toEqual({ [operations[operation].route]: 1 });
  expect(bench.clock.waits).toEqual([]);
});

describe.concurrent.each(operationNames.filter((operation) => operation !== "stamp"))("%s", (operation) => {
  const { route, ask } = operations[operation];
  const most = (row: Row, outcome: string) =>
    isFree(operation) || outcome === "SERVICE_UNREACHABLE" ? row.tries : Math.min(row.tries, 2);

  test.each(Object.entries(rows))("%s", async (name, row) => {
    const { verdict, timeoutMs = 5000 } = row;
    // A request for a report has twice the time.
    const own = isFree(operation) ? timeoutMs : timeoutMs / 2;
    await using bench = await createBench(scriptOf(name, operation), { timeoutMs: own });
    const outcome = verdictOf(await ask(bench.client));
    expect(verdict.split(" or ")).toContain(outcome);
    expect(bench.events).toHaveLength(most(row, outcome));
    // A connection that is cut early delivers no whole request, but each attempt has had its own.
    if (Object.hasOwn(connectionRows, name) || name.includes("before the body")) {
      expect(bench.server.connections).toHaveLength(most(row, outcome));
    } else {
      expect(bench.counts()).toEqual({ [route]: most(row, outcome) });
    }
  });

  test("is answered in the end when the network comes back", async () => {
    await using bench = await createBench(inOrder({ kind: "reset" }, rightReply));
    expect(verdictOf(await ask(bench.client))).toBe(rightVerdicts[operation]);
    expect(bench.counts()).toEqual({ [route]: 2 });
  });
});

describe.concurrent("stamp", () => {
  const { ask } = operations.stamp;

  describe.each(Object.entries(requestRows))("%s", (row, { verdict, timeoutMs = 5000 }) => {
    test("is not sent again when the chain has it", async () => {
      const script = onlyFor("stamp", scriptOf(row, "stamp"), found);
      await using bench = await createBench(script, { timeoutMs });
      expect(verdictOf(await ask(bench.client))).toBe("already-anchored");
      expect(bench.events.map(({ path }) => path)).toHaveLength(2);
      expect(bench.counts().check).toBe(1);
    });

    test("is sent once more after three looks, and then left open", async () => {
      const script = onlyFor("stamp", scriptOf(row, "stamp"), notFound);
      await using bench = await createBench(script, { timeoutMs });
      const outcome = await ask(bench.client);
      expect(outcome.kind).toBe(verdict === "unknown" ? "unknown" : "pending");
      expect(outcome).toMatchObject({ note: expect.stringContaining("Check this digest") });
      expect(bench.events.map(({ path }) => path.split("/").at(-1)).join(" ")).toBe(
        "post check check check post check",
      );
      expect(bench.clock.waits.map((wait) => Math.round(wait))).toEqual([2250, 5625, 16875, 2250]);
    });
  });

  test.each(Object.entries(connectionRows))(
    "%s: the chain cannot be asked either, so it is not sent again",
    async (row, { timeoutMs = 5000 }) => {
      await using bench = await createBench(scriptOf(row, "stamp"), { timeoutMs });
      const verdict = verdictOf(await ask(bench.client));
      const sent = bench.events.filter(({ path, result }) => path.endsWith("post") && result !== "SERVICE_UNREACHABLE");
      if (verdict === "SERVICE_UNREACHABLE") expect(sent).toHaveLength(0);
      else expect({ verdict, sent: sent.length }).toEqual({ verdict: "pending", sent: 1 });
    },
  );
});

describe("a request that never left", () => {
  test.each(operationNames)("%s to a port that refuses is tried four times, no more", async (operation) => {
    const clock = createFakeClock();
    const paths: string[] = [];
    const client = createClient({
      base: parseBaseUrl(refusingUrl),
      apiKey: "key-of-the-bench",
      timeoutMs: 5000,
      clock,
      onRequest: ({ path }) => paths.push(path),
    });
    expect(verdictOf(await operations[operation].ask(client))).toBe("SERVICE_UNREACHABLE");
    await client.close();
    expect(paths).toHaveLength(4);
    expect(new Set(paths).size).toBe(1);
    expect(clock.waits).toEqual([500, 1000, 2000]);
  });

  test.each(operationNames)("%s to a name that does not exist fails, and nothing is in doubt", async (operation) => {
    const client = createClient({
      base: parseBaseUrl("https://service.invalid"),
      apiKey: "key-of-the-bench",
      timeoutMs: 20_000,
      clock: createFakeClock(),
    });
    const outcome = await operations[operation].ask(client);
    await client.close();
    expect(verdictOf(outcome)).toBe("SERVICE_UNREACHABLE");
  });

  test("is sent when the port opens in time", async () => {
    await using bench = await createBench(rightReply);
    await bench.server.refuse();
    const clock: FakeClock = {
      ...bench.clock,
      wait: async (milliseconds, signal) => {
        if (bench.clock.waits.length === 1) await bench.server.accept();
        await bench.clock.wait(milliseconds, signal);
      },
    };
    const base = parseBaseUrl(bench.server.url);
    const client = createClient({ base, apiKey: "key-of-the-bench", timeoutMs: 5000, clock });
    expect(verdictOf(await client.stamp(digest))).toBe("anchored");
    await client.close();
    expect(bench.counts()).toEqual({ stamp: 1 });
  });
});
