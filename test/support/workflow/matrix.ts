/** The legs of a matrix, in the order in which GitHub makes them. No workflow here includes or excludes any. */

/** One leg: the value of each axis. */
export type Leg = Readonly<Record<string, unknown>>;

/** `strategy.matrix`, resolved. */
export type Matrix = Readonly<Record<string, readonly unknown[]>>;

/** Every combination that `matrix` asks for. */
export function expandMatrix(matrix: Matrix): readonly Leg[] {
  return Object.entries(matrix).reduce<readonly Leg[]>(
    (legs, [name, values]) => legs.flatMap((leg) => values.map((value) => ({ ...leg, [name]: value }))),
    [{}],
  );
}
