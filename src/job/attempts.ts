import { toAnchorError, type AnchorError } from "../domain/errors.ts";

/** Does one of several things; `undefined` when it threw. */
export type Attempting = <Value>(work: () => Promise<Value>) => Promise<Value | undefined>;

/** Attempts of which none keeps the others back; what they threw is in `errors`. */
export function createAttempts(): { readonly attempt: Attempting; readonly errors: readonly AnchorError[] } {
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
