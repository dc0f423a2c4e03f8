/** What a benchmark says: a figure with its spread, beside its target. */

/** A limit, and on which side of it a figure has to be. */
export interface Target {
  readonly limit: number;
  readonly side: "at most" | "at least";
}

/** Where a figure lies on a curve of cost against growing work. */
export interface Point {
  readonly curve: "files" | "cpu" | "bytes" | "cores" | "latency" | "releases" | "statements";
  /** Whose cost it is. */
  readonly series: string;
  readonly x: number;
}

/** What the series are called that stand on every curve. */
export const ours = "this action";
export const naive = "an action as its neighbours are written";

export interface Figure {
  /** Such as `B3`, or `B10 1,000 files`. */
  readonly id: string;
  /** What is divided by what, or what is counted. */
  readonly what: string;
  readonly value: number;
  readonly unit: "x" | "ms" | "MiB" | "B" | "µs" | "/s" | "entries";
  /** Lowest and highest of the single measurements. */
  readonly spread: readonly [number, number];
  readonly runs: number;
  /** Absent when the figure is only told. */
  readonly target?: Target;
  /** Absent when it belongs to no curve. */
  readonly point?: Point;
  /** What it was measured against, with its version. */
  readonly reference: string;
  /** Further figures that explain this one, in words. */
  readonly notes: readonly string[];
}

/** What a figure is made of beside its samples. */
export type Claim = Omit<Figure, "value" | "spread" | "runs" | "notes"> & { readonly notes?: readonly string[] };

/** The median of the samples, with their spread. */
export function toFigure(claim: Claim, samples: readonly number[]): Figure {
  return {
    notes: [],
    ...claim,
    value: median(samples),
    spread: [Math.min(...samples), Math.max(...samples)],
    runs: samples.length,
  };
}

export function median(samples: readonly number[]): number {
  const sorted = samples.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** Whether a figure is on the right side of its target; one without a target always is. */
export function isMet({ value, target }: Figure): boolean {
  if (target === undefined) return true;
  return target.side === "at most" ? value <= target.limit : value >= target.limit;
}

/** A figure on a few lines, the verdict first. */
export function renderFigure(figure: Figure): string {
  const { id, what, value, unit, spread, runs, target, reference, notes } = figure;
  const [low, high] = spread.map((bound) => renderNumber(bound));
  const verdict = target === undefined ? "·" : isMet(figure) ? "met   " : "MISSED";
  const limit = target === undefined ? "" : `, ${target.side} ${renderValue(target.limit, unit)}`;
  return [
    `${verdict} ${id}  ${renderValue(value, unit)}${limit}  (${low} … ${high}, ${runs} ${runs === 1 ? "run" : "runs"})`,
    `       ${what}; ${reference}`,
    ...notes.map((note) => `       ${note}`),
  ].join("\n");
}

/** A number with its unit, such as `1.04×` or `53.1 MiB`. */
export function renderValue(value: number, unit: Figure["unit"]): string {
  return unit === "x" ? `${renderNumber(value)}×` : `${renderNumber(value)} ${unit}`;
}

/** Three digits that matter. */
export function renderNumber(value: number): string {
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString("en-US");
  return value.toFixed(Math.abs(value) >= 10 ? 1 : 2);
}
