/** The legs of a matrix, by the rules GitHub documents for `include` and `exclude`. */

/** One leg: the value of each axis, and what `include` adds. */
export type Leg = Readonly<Record<string, unknown>>;

/** `strategy.matrix`, resolved. */
export interface Matrix {
  readonly include?: readonly Leg[];
  readonly exclude?: readonly Leg[];
  readonly [axis: string]: readonly unknown[] | undefined;
}

/** Every combination that `matrix` asks for, in the order in which GitHub makes them. */
export function expandMatrix({ include = [], exclude = [], ...axes }: Matrix): readonly Leg[] {
  const crossed = Object.entries(axes).reduce<readonly Leg[]>(
    (legs, [name, values = []]) => legs.flatMap((leg) => values.map((value) => ({ ...leg, [name]: value }))),
    [{}],
  );
  const originals = crossed.filter((leg) => Object.keys(leg).length > 0 && !exclude.some(isPartOf(leg)));
  return include.reduce<readonly Leg[]>((legs, extra) => withIncluded(legs, extra, originals), originals);
}

/** An entry of `include` adds to each leg whose original values it agrees with, and is a leg of its own otherwise. */
function withIncluded(legs: readonly Leg[], extra: Leg, originals: readonly Leg[]): readonly Leg[] {
  const fits = legs.map((_, index) => {
    const original = originals[index];
    return (
      original !== undefined && Object.keys(extra).every((key) => !(key in original) || original[key] === extra[key])
    );
  });
  return fits.includes(true)
    ? legs.map((leg, index) => (fits[index] === true ? { ...leg, ...extra } : leg))
    : [...legs, extra];
}

const isPartOf = (leg: Leg) => (pattern: Leg) => Object.entries(pattern).every(([key, value]) => leg[key] === value);
