/** Every row of the matrix through the client, against a real server, in a time of its own. */
import { describe, expect, test } from "vitest";

import { routes } from "#api/wire.ts";
import { byRoute } from "../support/runner/rules.ts";
import { createBench, notFound, operations, verdictOf } from "../support/service/client.ts";
import { goodVerdicts } from "../support/service/conformance.ts";
import { matrix } from "./matrix.ts";

test("most rows of the matrix must not pass", () => {
  const passing = matrix.filter(({ expected }) => goodVerdicts.has(expected.said));
  expect(passing.length / matrix.length).toBeLessThan(1 / 3);
});

describe.concurrent("through the client, whatever the operation", () => {
  test.each(matrix.map((given) => [`${given.operation}: ${given.name}`, given] as const))(
    "the client answers the row as the matrix says, %s",
    async (_, given) => {
      const { operation, answer, expected } = given;
      const { route, ask } = operations[operation];
      await using bench = await createBench(byRoute({ check: notFound, [route]: answer }, { kind: "reset" }), {
        timeoutMs: 30_000,
      });
      const said = verdictOf(await ask(bench.client));
      const requests = bench.events.filter(({ path }) => path.endsWith(routes[route])).length;
      const { [route]: arriving, check: looks = 0 } = bench.counts();
      const actual = { said, requests, arriving, looks: operation === "stamp" ? looks : 0 };
      expect(actual).toEqual({ arriving: expected.requests, looks: 0, ...expected });
    },
  );
});
