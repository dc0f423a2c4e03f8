import { toAnchorError, type AnchorError } from "../domain/errors.ts";

/** Calls `work`; returns `undefined` when that throws. */
type Attempting = <Value>(work: () => Promise<Value>) => Promise<Value | undefined>;

export interface Attempts {
  readonly attempt: Attempting;
  readonly errors: readonly AnchorError[];
}

/** Several pieces of work that all have their turn: one that throws adds to `errors`, and the next is still done. */
export function createAttempts(): Attempts {
  const errors: AnchorError[] = [];
  const attempt: Attempting = async (work) => {
    try {
      return await work();
    } catch (thrown) {
      errors.push(toAnchorError(thrown));
      return undefined;
    }
  };
  return { attempt, errors };
}
