/** Every row of the matrix through the client, against a real server, in a time of its own. */
import { describe, expect, test, vi } from "vitest";

import { routes } from "#api/wire.ts";
import { transportFaults } from "../support/network/transport-faults.ts";
import { createBench, onlyFor, operations, verdictOf } from "../support/service/client.ts";
import { goodVerdicts } from "../support/service/conformance.ts";
import { faults, matrix } from "./matrix.ts";

// Those that wait for a deadline wait together.
vi.setConfig({ maxConcurrency: 16 });

test("the matrix knows every fault of the fault server", () => {
  expect(Object.keys(faults).toSorted()).toEqual(Object.keys(transportFaults({})).toSorted());
});

test("most rows of the matrix must not pass", () => {
  const passing = matrix.filter(({ expected = [] }) => expected.some(({ said }) => goodVerdicts.has(said)));
  expect(passing.length / matrix.length).toBeLessThan(1 / 3);
});

describe.concurrent("through the client, whatever the operation", () => {
  test.each(matrix.map((given) => [`${given.operation}: ${given.name}`, given] as const))(
    "the client answers the row as the matrix says, %s",
    async (_, given) => {
      const { operation, script, chain, expected, timeoutMs = 30_000 } = given;
      const { route, ask } = operations[operation];
      await using bench = await createBench(operation === "check" ? script : onlyFor(route, script, chain), {
        timeoutMs,
      });
      const said = verdictOf(await ask(bench.client));
      const requests = bench.events.filter(({ path }) => path.endsWith(routes[route])).length;
      const { [route]: arriving = 0, check: looks = 0 } = bench.counts();
      const actual = { said, requests, arriving, looks: operation === "stamp" ? looks : 0 };
      if (expected === undefined) expect([...goodVerdicts]).not.toContain(said);
      else expect(expected.map((each) => ({ arriving: each.requests, looks: 0, ...each }))).toContainEqual(actual);
    },
  );
});
