/** What is wrong, and since when. One look serves all who ask at about the same time. */
import { messageOf } from "../../src/core/errors.ts";

export interface Reason {
  readonly reason: string;
  readonly seconds: number;
}

/** How long the result of a look is used: anybody may ask, and a look costs more than an answer. */
const freshMs = 500;

/** Creates a function that says what `look` finds wrong; `now` returns milliseconds. */
export function createHealthWatch(look: () => Promise<readonly string[]>, now = () => performance.now()) {
  const since = new Map<string, number>();
  let last: Promise<readonly string[]> | undefined;
  let goodUntil = Infinity;
  const lookAgain = async () => {
    goodUntil = Infinity;
    const found = await look().catch((error: unknown) => [messageOf(error)]);
    for (const known of since.keys()) if (!found.includes(known)) since.delete(known);
    for (const reason of found) if (!since.has(reason)) since.set(reason, now());
    goodUntil = now() + freshMs;
    return found;
  };
  return async (): Promise<readonly Reason[]> => {
    if (last === undefined || now() >= goodUntil) last = lookAgain();
    const found = await last;
    return found.map((reason) => ({ reason, seconds: Math.floor((now() - (since.get(reason) ?? now())) / 1000) }));
  };
}
