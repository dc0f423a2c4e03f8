import { toAnchorError, type AnchorError } from "../core/errors.ts";

/** Calls `work`; returns `undefined` when that throws. */
type Attempting = <Value>(work: () => Promise<Value>) => Promise<Value | undefined>;

export interface Attempts {
  readonly attempt: Attempting;
  /** Keeps a position among the errors for work that reports itself what went wrong. */
  readonly begin: () => (error: AnchorError) => void;
  /** In the order in which the work was begun, whichever of it ended first. */
  readonly errors: readonly AnchorError[];
}

/** Several pieces of work that all have their turn: one that throws adds to `errors`, and the next is still done. */
export function createAttempts(): Attempts {
  const errors: AnchorError[] = [];
  const tasks: number[] = [];
  let begun = 0;
  const begin: Attempts["begin"] = () => {
    const turn = (begun += 1);
    return (error) => {
      const position = tasks.findLastIndex((other) => other <= turn) + 1;
      tasks.splice(position, 0, turn);
      errors.splice(position, 0, error);
    };
  };
  const attempt: Attempting = async (work) => {
    const onError = begin();
    try {
      return await work();
    } catch (thrown) {
      onError(toAnchorError(thrown));
      return undefined;
    }
  };
  return { attempt, begin, errors };
}
