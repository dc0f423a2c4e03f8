/** Upper bounds in seconds of the classes into which requests are sorted by how long they took. */
const bounds = [0.005, 0.025, 0.1, 0.5, 2.5, 10] as const;

/** Requests of one operation: how many by status, how many in each class of duration, and their seconds together. */
export interface OperationCounts {
  readonly byStatus: ReadonlyMap<number, number>;
  /** How many took at most so many seconds, for each bound. */
  readonly within: readonly { readonly seconds: number; readonly count: number }[];
  readonly total: number;
  readonly seconds: number;
}

export type RequestCounts = ReturnType<typeof createRequestCounts>;

/** Counts answered requests by operation. */
export function createRequestCounts() {
  const operations = new Map<string, ReturnType<typeof createOperationCounts>>();
  return {
    add(operation: string, status: number, seconds: number): void {
      let counts = operations.get(operation);
      if (counts === undefined) operations.set(operation, (counts = createOperationCounts()));
      counts.add(status, seconds);
    },
    all: (): ReadonlyMap<string, OperationCounts> => new Map([...operations].map(([name, { read }]) => [name, read()])),
  };
}

function createOperationCounts() {
  const byStatus = new Map<number, number>();
  const counts = bounds.map(() => 0);
  const sum = { total: 0, seconds: 0 };
  return {
    add(status: number, seconds: number): void {
      byStatus.set(status, (byStatus.get(status) ?? 0) + 1);
      sum.total += 1;
      sum.seconds += seconds;
      for (const [index, bound] of bounds.entries()) if (seconds <= bound) counts[index] = (counts[index] ?? 0) + 1;
    },
    read: (): OperationCounts => ({
      byStatus: new Map(byStatus),
      within: bounds.map((seconds, index) => ({ seconds, count: counts[index] ?? 0 })),
      ...sum,
    }),
  };
}
