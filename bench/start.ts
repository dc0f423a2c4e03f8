/** B7: from nothing to the exit of a step whose inputs are missing. */
import { join } from "node:path";

import { measureStep } from "./action.ts";
import type { Benchmark } from "./bench.ts";
import { median, renderNumber, toFigure } from "./figure.ts";
import { alternate, measure, type Cost } from "./measure.ts";

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
