/** B7, B13 and B19: from nothing to the exit of a step whose inputs are missing, and of a small run; and its download. */
import { join } from "node:path";

import { measureStep } from "./action.ts";
import type { Benchmark } from "../bench.ts";
import { median, renderNumber, toFigure } from "../figures/figure.ts";
import { kibibyte } from "../files.ts";
import { withFiles } from "./hashing.ts";
import { alternate, measure, type Cost } from "../measure.ts";
import { unpackArchive } from "../../test/support/files/archive.ts";

/** Measured in turn with a process of Node that does nothing, and with a peer where its bundle is given. */
export const coldStart: Benchmark = async (bench) => {
  const { folder, action, peer } = bench;
  const temp = join(folder, "temp");
  const start = (entry: string): Promise<Cost> =>
    measureStep({ entry, workspace: folder, temp, inputs: {}, codes: [1] });
  const empty = (): Promise<Cost> => measure({ args: [process.execPath, "-e", ""] });
  const pairs = bench.pairs * 3;
  const besideEmpty = await alternate(pairs, () => start(action), empty);
  const figures = [
    toFigure(
      {
        id: "B7 Node",
        what: "wall time of the built action on missing inputs / node -e ''",
        unit: "x",
        target: { limit: 3, side: "at most" },
        reference: `Node ${process.version}`,
        notes: [
          `${renderNumber(median(besideEmpty.map(({ one }) => one.wall)))} ms beside ${renderNumber(median(besideEmpty.map(({ other }) => other.wall)))} ms; CPU ${renderNumber(median(besideEmpty.map(({ one }) => one.cpu)))} ms.`,
        ],
      },
      besideEmpty.map(({ one, other }) => one.wall / other.wall),
    ),
  ];
  if (peer === undefined) return figures;
  const besidePeer = await alternate(
    pairs,
    () => start(action),
    () => start(peer.entry),
  );
  return [
    toFigure(
      {
        id: "B7",
        what: "wall time of the built action on missing inputs / that of a peer's published bundle",
        unit: "x",
        target: { limit: 0.85, side: "at most" },
        reference: peer.name,
        notes: [
          `${renderNumber(median(besidePeer.map(({ one }) => one.wall)))} ms beside ${renderNumber(median(besidePeer.map(({ other }) => other.wall)))} ms; CPU ${renderNumber(median(besidePeer.map(({ one }) => one.cpu)))} beside ${renderNumber(median(besidePeer.map(({ other }) => other.cpu)))} ms.`,
        ],
      },
      besidePeer.map(({ one, other }) => one.wall / other.wall),
    ),
    ...figures,
  ];
};

/** B13: a dry run of one file, from start to exit, in turn with a peer's start on missing inputs; none without a peer. */
export const smallRun: Benchmark = (bench) =>
  withFiles(bench, { count: 1, size: kibibyte }, async (_, workspace) => {
    const { folder, action, peer } = bench;
    if (peer === undefined) return [];
    const temp = join(folder, "temp");
    const inputs = { mode: "stamp", files: "part-0/*", "api-url": "https://service.example", "dry-run": "true" };
    const run = (): Promise<Cost> => measureStep({ entry: action, workspace, temp, inputs });
    const pairs = await alternate(bench.pairs * 3, run, () =>
      measureStep({ entry: peer.entry, workspace, temp, inputs: {}, codes: [1] }),
    );
    return [
      toFigure(
        {
          id: "B13",
          what: "wall time of a dry run of one file / a peer's start on missing inputs",
          unit: "x",
          target: { limit: 1, side: "at most" },
          reference: peer.name,
          notes: [
            `${renderNumber(median(pairs.map(({ one }) => one.wall)))} ms beside ${renderNumber(median(pairs.map(({ other }) => other.wall)))} ms; CPU ${renderNumber(median(pairs.map(({ one }) => one.cpu)))} beside ${renderNumber(median(pairs.map(({ other }) => other.cpu)))} ms.`,
          ],
        },
        pairs.map(({ one, other }) => one.wall / other.wall),
      ),
    ];
  });

/** B19: what a job downloads before it starts, as git archives what lies here. */
export const download: Benchmark = async ({ folder }) => {
  const { bytes, entries } = unpackArchive(join(folder, "archive"), join(folder, "git"));
  const reference = "softprops/action-gh-release 3.0.0: 310,000 B, 38 entries";
  return [
    toFigure(
      {
        id: "B19",
        what: "what a job downloads before it starts: `git archive`, gzipped",
        unit: "B",
        target: { limit: 1_250_000, side: "at most" },
        reference,
      },
      [bytes],
    ),
    toFigure(
      {
        id: "B19 entries",
        what: "files and folders in it",
        unit: "entries",
        target: { limit: 300, side: "at most" },
        reference,
      },
      [entries],
    ),
  ];
};
