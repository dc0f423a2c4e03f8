/** Jobs that wait for their turn. */
export interface Turns<Job> {
  readonly add: (job: Job) => void;
  /**
   * Resolves when nothing is left to do; nothing more is to be added.
   *
   * @throws what a job threw
   */
  readonly rest: () => Promise<void>;
}

/**
 * Does jobs first come, first served, `count` at a time. Jobs wait as plain functions: with a hundred thousand of them,
 * a promise for each would take most of the memory.
 */
export function createTurns<Job>(count: number, work: (job: Job) => Promise<void>): Turns<Job> {
  const jobs: (Job | undefined)[] = [];
  let head = 0;
  let busy = 0;
  let failure: { readonly thrown: unknown } | undefined;
  let wake = (): void => {};
  const takeTurns = async (): Promise<void> => {
    busy += 1;
    for (let job = jobs[head]; job !== undefined; job = jobs[head]) {
      jobs[head] = undefined;
      head += 1;
      try {
        await work(job);
      } catch (thrown) {
        failure ??= { thrown };
      }
    }
    busy -= 1;
    if (busy === 0) wake();
  };
  return {
    add: (job: Job): void => {
      jobs.push(job);
      if (busy < count) void takeTurns();
    },
    rest: async (): Promise<void> => {
      if (busy > 0) await new Promise<void>((resolve) => (wake = resolve));
      if (failure !== undefined) throw failure.thrown;
    },
  };
}
