import { type AnchorError, toAnchorError } from "../core/errors.ts";

/** Runs several pieces of work, and collects what they throw in `errors`, in the order in which the pieces began. */
export function createAttempts() {
  const errors: AnchorError[] = [];
  /** For each of `errors`, the number of the work that threw it; ascending. */
  const turns: number[] = [];
  let begun = 0;
  /** Gives a piece of work the next number; the returned function adds the work's error in the order of the numbers. */
  const begin = (): ((error: AnchorError) => void) => {
    const turn = (begun += 1);
    return (error) => {
      const position = turns.findLastIndex((other) => other <= turn) + 1;
      turns.splice(position, 0, turn);
      errors.splice(position, 0, error);
    };
  };
  /** Runs `work`; returns `undefined` when it throws. */
  const attempt = async <Value>(work: () => Promise<Value>): Promise<Value | undefined> => {
    const onError = begin();
    try {
      return await work();
    } catch (thrown) {
      onError(toAnchorError(thrown));
      return undefined;
    }
  };
  return { attempt, begin, errors: errors as readonly AnchorError[] };
}

export type Attempts = Readonly<ReturnType<typeof createAttempts>>;
