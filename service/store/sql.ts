/** What the service needs of a database, whichever it is: SQL that SQLite and PostgreSQL both understand. */

export type Value = string | number | null;

export type AnyRow = Readonly<Record<string, Value>>;

type Query = readonly [sql: string, ...values: readonly Value[]];

/** Runs statements; each `?` in them stands for one of the values. */
export type Session = ReturnType<typeof toSession>;

/** Creates a session from `query`, the one function in which databases differ: it runs a statement, and returns rows. */
export function toSession(query: (...one: Query) => Promise<readonly AnyRow[]>) {
  const one = async <Row>(...asked: Query) => (await query(...asked))[0] as Row;
  return {
    all: async <Row>(...asked: Query) => (await query(...asked)) as unknown as readonly Row[],
    /** Returns the first row, or `undefined`; `Row` includes `undefined` where the statement may find none. */
    one,
    /** Returns the first column of the first row, or `undefined` likewise. */
    value: async <Result extends Value | undefined>(...asked: Query) =>
      Object.values((await one<AnyRow | undefined>(...asked)) ?? {})[0] as Result,
    run: async (...asked: Query) => void (await query(...asked)),
  };
}

export interface Database extends Session {
  /**
   * Runs `change` as one transaction, which is durable when the promise resolves: all of it is kept, or nothing. In it
   * only the session that `change` is handed may be used.
   *
   * @throws AnchorError `SERVICE_UNAVAILABLE` when the disk or the server is at fault
   */
  readonly write: <Result>(change: (session: Session) => Promise<Result>) => Promise<Result>;
  /** Counts the connections to a server; absent where the database is a file. */
  readonly connections?: () => Readonly<Record<"open" | "idle" | "awaited", number>>;
  /** Writes a sound copy of all that is kept into the new file `file`, while the database is in use. */
  readonly backup: (file: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Creates a function that runs works one after the other, in the order of its calls. */
export function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return await turn;
  };
}

/** Returns the members of `row` that have a value. */
export function withoutNulls(row: AnyRow): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
}

/** Inserts `rows`, which have the same columns in the same order; returns the rows that `ending` returns. */
export async function insertAll<Returned>(
  session: Session,
  table: string,
  rows: readonly Readonly<Record<string, Value>>[],
  ending = "",
): Promise<readonly Returned[]> {
  const into = `${table} (${Object.keys(rows[0] ?? {}).join(", ")})`;
  const insert = (list: string) => `INSERT INTO ${into} VALUES ${list} ${ending}`;
  const lists = rows.map((row) => Object.values(row));
  return await inGroups(lists, async (list, values) => await session.all(insert(list), ...values));
}

/** The most rows in one statement: both databases limit the number of values. */
const maxRows = 1000;

/** Runs `run` for `rows` in groups that one statement can hold; `list` is their `(?, …), (?, …)`. Returns all rows. */
export async function inGroups<Returned>(
  rows: readonly (readonly Value[])[],
  run: (list: string, values: readonly Value[]) => Promise<readonly Returned[]>,
): Promise<readonly Returned[]> {
  const returned: Returned[] = [];
  for (let start = 0; start < rows.length; start += maxRows) {
    const group = rows.slice(start, start + maxRows);
    const list = group.map((row) => `(${row.map(() => "?").join(", ")})`).join(", ");
    returned.push(...(await run(list, group.flat())));
  }
  return returned;
}
