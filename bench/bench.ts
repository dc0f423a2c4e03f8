import type { Figure } from "./figures/figure.ts";

/** What every benchmark is given. */
export interface Bench {
  /** Absolute; to make files in. */
  readonly folder: string;
  /** Alternated pairs, or runs where there is nothing to alternate with. */
  readonly pairs: number;
  /** The built action. */
  readonly action: string;
  /** The compiled program `name` below this folder. */
  readonly program: (name: string) => string;
  /** The published bundle of a peer, and what it is called. */
  readonly peer: { readonly entry: string; readonly name: string } | undefined;
  /** Says what is going on. */
  readonly say: (text: string) => void;
}

export type Benchmark = (bench: Bench) => Promise<readonly Figure[]>;
