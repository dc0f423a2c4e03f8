/** What the service needs of a database, whichever it is: SQL that SQLite and PostgreSQL both understand. */

export type Value = string | number | null;

export type AnyRow = Readonly<Record<string, Value>>;

/** Returns the members of `row` that have a value. */
export function withoutNulls(row: AnyRow): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
}

/** Runs statements; each `?` in them stands for one of `values`. */
export interface Session {
  /** Returns the number of rows that the statement has changed. */
  readonly run: (sql: string, ...values: readonly Value[]) => Promise<number>;
  readonly all: <Row>(sql: string, ...values: readonly Value[]) => Promise<readonly Row[]>;
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

/** Returns the first row, or `undefined` when there is none. */
export async function readOne<Row>(
  session: Session,
  sql: string,
  ...values: readonly Value[]
): Promise<Row | undefined> {
  return (await session.all<Row>(sql, ...values))[0];
}

/** Returns the row of a statement that always has one, such as a count. */
export async function readRow<Row>(...query: Parameters<typeof readOne>): Promise<Row> {
  const row = await readOne<Row>(...query);
  if (row === undefined) throw new Error("The database has left out a row.");
  return row;
}

/** Creates a function that runs one thing after the other. */
export function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return await turn;
  };
}

/** Inserts `rows`, which have the same columns in the same order; returns the rows that `ending` returns. */
export async function insertAll<Returned>(
  session: Session,
  table: string,
  rows: readonly Readonly<Record<string, Value>>[],
  ending = "",
): Promise<readonly Returned[]> {
  const columns = Object.keys(rows[0] ?? {}).join(", ");
  const returned: Returned[] = [];
  await inGroups(
    rows.map((row) => Object.values(row)),
    async (list, values) => {
      const insert = `INSERT INTO ${table} (${columns}) VALUES ${list} ${ending}`;
      returned.push(...(await session.all<Returned>(insert, ...values)));
    },
  );
  return returned;
}

/** The most rows in one statement: both databases limit the number of values. */
const maxRows = 1000;

/** Runs `run` for `rows` in groups that one statement can hold; `list` is their `(?, …), (?, …)`. */
export async function inGroups(
  rows: readonly (readonly Value[])[],
  run: (list: string, values: readonly Value[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += maxRows) {
    const group = rows.slice(start, start + maxRows);
    await run(group.map((row) => `(${row.map(() => "?").join(", ")})`).join(", "), group.flat());
  }
}
