import { type AnchorError, toAnchorError } from "../core/errors.ts";

/** Runs several pieces of work, and collects what they throw in `errors`, in the order in which the work began. */
export function createAttempts() {
  const errors: AnchorError[] = [];
  /** The turn of each error. */
  const turns: number[] = [];
  let begun = 0;
  /** Takes the next turn; the returned function adds an error behind those of earlier turns. */
  const begin = (): ((error: AnchorError) => void) => {
    const turn = (begun += 1);
    return (error) => {
      const position = turns.findLastIndex((other) => other <= turn) + 1;
      turns.splice(position, 0, turn);
      errors.splice(position, 0, error);
    };
  };
  /** Returns `undefined` when `work` throws. */
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
