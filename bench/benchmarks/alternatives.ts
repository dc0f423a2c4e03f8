/** B21: runs of the built action in turn with what a user would write or take in its place, start and end included. */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";

import { measureStep } from "./action.ts";
import type { Bench, Benchmark } from "../bench.ts";
import { median, renderNumber, toFigure, type Figure } from "../figures/figure.ts";
import { kibibyte, mebibyte } from "../files.ts";
import { withFiles } from "./hashing.ts";
import { alternate, measure, type Cost } from "../measure.ts";
import { startMock } from "../mock.ts";
import { withProgram } from "./serving.ts";

const latency = 50;

interface Comparison {
  readonly id: string;
  readonly what: string;
  /** The limit of the ratio; absent where the figure is only told. */
  readonly limit?: number;
  readonly files: { readonly count: number; readonly size: number };
  readonly inputs: Readonly<Record<string, string>>;
  /** Does the same in the folder of the files. */
  readonly other: (workspace: string) => Promise<Cost>;
}

function compare(bench: Bench, { id, what, limit, files, inputs, other }: Comparison): Promise<Figure> {
  return withFiles(bench, files, async (_, workspace) => {
    const temp = join(bench.folder, "temp");
    const pairs = await alternate(
      bench.pairs,
      () =>
        measureStep({ entry: bench.action, workspace, temp, inputs: { mode: "stamp", files: "**/*.bin", ...inputs } }),
      () => other(workspace),
    );
    const [ours, theirs] = [pairs.map(({ one }) => one), pairs.map((pair) => pair.other)];
    const tell = (costs: readonly Cost[]) =>
      `${renderNumber(median(costs.map(({ wall }) => wall)))} ms, ${renderNumber(median(costs.map(({ cpu }) => cpu)))} ms of CPU`;
    const claim = {
      id,
      what: `${what}: wall time of the built action / that of it`,
      unit: "x",
      reference: tell(theirs),
    } as const;
    const target = limit === undefined ? {} : { target: { limit, side: "at most" } as const };
    return toFigure(
      { ...claim, ...target, notes: [`The built action: ${tell(ours)}.`] },
      pairs.map(({ one, other: its }) => one.wall / its.wall),
    );
  });
}

const bash = (script: string, workspace: string, ...args: readonly string[]): Promise<Cost> =>
  measure({ args: ["bash", "-euo", "pipefail", "-c", script, "bash", ...args], cwd: workspace });

/** What a workflow without an action does: a digest, a request, a file. */
const loop = `for file in part-*/*; do
  hash=$(openssl dgst -sha3-256 -r "$file" | cut -d' ' -f1)
  curl --silent --fail --output /dev/null -H 'content-type: application/json' -H 'x-api-key: key' -d "{\\"hash\\":\\"$hash\\"}" "$1/core/v2/timestamp/post"
done`;

/** A token over the digest of a file, which the file beside it is enough to check. */
const timeStamp = `openssl ts -query -data part-0/file-0.bin -sha256 -cert -out query 2> /dev/null
curl --silent --fail --output answer -H 'content-type: application/timestamp-query' --data-binary @query "$1"
openssl ts -reply -in answer -token_out -out token.tsr 2> /dev/null`;

const ots = resolve(".tools/bin/ots");
const promise = `rm -f part-0/*.ots; "$2" --no-cache stamp -m 1 -c "$1" part-0/file-0.bin`;

/** Each in turn with the built action, from the start of a process to its end. */
export const alternatives: Benchmark = async (bench) => {
  const figures: Figure[] = [];
  const one = { count: 1, size: kibibyte };
  {
    await using service = await startMock(bench.program("drivers/mock-service"), latency);
    const inputs = { "api-key": "key", "api-url": service.url };
    // Eight requests are in flight by default.
    const what = `200 files of 1 KiB, ${latency} ms service, a shell loop of openssl dgst and curl`;
    const files = { count: 200, size: kibibyte };
    const other = (workspace: string) => bash(loop, workspace, service.url);
    figures.push(await compare(bench, { id: "B21 shell", what, limit: 1 / 8, files, inputs, other }));
  }
  const dry = { "api-url": "https://service.example", "dry-run": "true", "max-files": "1000000" };
  for (const [id, files, limit] of [
    ["B21 streams", { count: 1000, size: mebibyte }, 1],
    ["B21 streams, small", { count: 20_000, size: 4 * kibibyte }, 0.5],
  ] as const) {
    const what = `${files.count.toLocaleString("en-US")} files of ${files.size / kibibyte} KiB, hashed by streams one after the other, as actions/attest does`;
    const other = (workspace: string) => {
      const [entry, temp] = [bench.program("drivers/naive"), join(bench.folder, "temp")];
      return measureStep({ entry, workspace, temp, inputs: { files: "**", ...dry } });
    };
    figures.push(await compare(bench, { id, what, limit, files, inputs: dry, other }));
  }
  await withProgram(bench, "drivers/mock-authority", [String(latency)], async (url) => {
    const clock = (kind: string) => ({ witness: `${kind} ${url}` });
    const other = (workspace: string) => bash(timeStamp, workspace, url);
    const what = `one file, a time-stamp authority of ${latency} ms, openssl ts and curl`;
    figures.push(await compare(bench, { id: "B21 openssl ts", what, files: one, inputs: clock("rfc3161"), other }));
    if (!existsSync(ots)) return bench.say("there is no .tools/bin/ots, which .ci/workflow-tools installs");
    const stamp = (workspace: string) => bash(promise, workspace, url, ots);
    const calendar = `one file, a calendar of ${latency} ms, ots stamp`;
    figures.push(
      await compare(bench, {
        id: "B21 ots",
        what: calendar,
        files: one,
        inputs: clock("opentimestamps"),
        other: stamp,
      }),
    );
  });
  return figures;
};
