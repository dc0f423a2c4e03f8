/** What is broken off when a signal aborts. */
export interface Followers {
  /** @returns what to call when it has ended by itself */
  readonly join: (breakOff: () => void) => () => void;
}

const followers = new WeakMap<AbortSignal, Followers>();

/** What is broken off when `signal` aborts, which it has not done yet. */
export function followersOf(signal: AbortSignal): Followers {
  const known = followers.get(signal) ?? createFollowers(signal);
  followers.set(signal, known);
  return known;
}

/**
 * One listener for all of them: a listener that was removed still points to the one after it, so that with one each
 * every request that was ever made would stay in memory until the next full collection. It goes with the last of them:
 * Node keeps a signal that was made of others, and that somebody listens to, for as long as those others live.
 */
function createFollowers(signal: AbortSignal): Followers {
  const places: ((() => void) | undefined)[] = [];
  const breakAllOff = (): void => places.forEach((breakOff) => breakOff?.());
  let count = 0;
  return {
    join: (breakOff) => {
      const free = places.indexOf(undefined);
      const place = free < 0 ? places.length : free;
      places[place] = breakOff;
      count += 1;
      if (count === 1) signal.addEventListener("abort", breakAllOff);
      return () => {
        if (places[place] !== breakOff) return;
        places[place] = undefined;
        count -= 1;
        if (count === 0) signal.removeEventListener("abort", breakAllOff);
      };
    },
  };
}
