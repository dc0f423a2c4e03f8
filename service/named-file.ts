import { messageOf } from "../src/core/errors.ts";

/** Returns what `read` makes of a file that an operator names. @throws Error that begins with `what`, and says why */
export function readNamedFile<Content>(what: string, read: () => Content): Content {
  try {
    return read();
  } catch (cause) {
    throw new Error(`${what} cannot be used: ${messageOf(cause)}.`, { cause });
  }
}
