/** B18: the figures of B17 with the queue in PostgreSQL on the same cores, by one process and by two. */
import { startPostgres, whyNoPostgres } from "../../service/test/support/postgres.ts";
import type { Bench, Benchmark } from "../bench.ts";
import { toFigure } from "../figures/figure.ts";
import { cores } from "../machine.ts";
import { drive, withProgram } from "./serving.ts";

const stamps = 10_000;
const checks = 2000;

interface Measured {
  /** Stamps a second, by one process and by two. */
  readonly one: number;
  readonly two: number;
  /** Milliseconds within which 99 of 100 checks were answered, at half of that rate. */
  readonly check: number;
}

export const sharing: Benchmark = async (bench) => {
  const missing = whyNoPostgres();
  if (missing !== undefined) {
    bench.say(`B18 is left out: ${missing}.`);
    return [];
  }
  const runs: Measured[] = [];
  for (let run = 0; run < bench.pairs; run += 1) runs.push(await measureRun(bench));
  const reference = `Node ${process.version}`;
  const what = "stamps a second over PostgreSQL on the same cores, 16 in flight, durable";
  const notes = ["The chain node is a stand-in that holds nothing, in a process of its own on the same cores."];
  return [
    toFigure(
      { id: "B18", what, unit: "/s", target: { limit: 1500, side: "at least" }, reference, notes },
      runs.map(({ one }) => one),
    ),
    toFigure(
      {
        id: "B18 two",
        what: "two processes beside one of them",
        unit: "x",
        // Six programs share two cores, where more of them gain nothing.
        target: { limit: cores > 2 ? 1 : 0.9, side: "at least" },
        reference,
      },
      runs.map(({ one, two }) => two / one),
    ),
    toFigure(
      {
        id: "B18 check",
        what: "99 of 100 checks at half of that rate, once a quarter of them was answered",
        unit: "ms",
        target: { limit: 50, side: "at most" },
        reference,
      },
      runs.map(({ check }) => check),
    ),
  ];
};

async function measureRun(bench: Bench): Promise<Measured> {
  await using server = await startPostgres({ isDurable: true });
  const serve = async <Result>(store: string, use: (url: string) => Promise<Result>): Promise<Result> =>
    await withProgram(bench, "drivers/mock-node", [], async (node) => {
      const args = ["--port", "0", "--node", node, "--store", store, "--api-key", "key", "--no-worker"];
      return await withProgram(bench, "../service/main", args, use);
    });
  const [alone, shared] = [await server.createStore(), await server.createStore()];
  const { one, check } = await serve(alone, async (url) => {
    const rate = (stamps / (await drive(bench, url, stamps))) * 1000;
    return { one: rate, check: await drive(bench, url, checks, "check", String(rate / 2)) };
  });
  const two = await serve(
    shared,
    async (first) =>
      await serve(shared, async (second) => (stamps / (await drive(bench, `${first},${second}`, stamps))) * 1000),
  );
  return { one, two, check };
}
