import { readOne, type Session } from "./sql.ts";

/** Who pays for a stamp: the name of a key, and the most stamps that it may have in all. */
export interface Payer {
  readonly name: string;
  readonly count?: number | undefined;
}

/** The table of counts. It is part of every database that takes stamps, so that a stamp and its count are one commit. */
export const countsSchema = "CREATE TABLE IF NOT EXISTS counts (name TEXT PRIMARY KEY, used INTEGER NOT NULL) STRICT;";

/** Creates the statements about how many stamps each key has spent. */
export function createCountRows(session: Session) {
  return {
    /** Counts `stamps` for `payer`; returns how many of them are beyond its count, which were not counted. */
    async spend({ name, count }: Payer, stamps: number): Promise<number> {
      const add = `INSERT INTO counts (name, used) VALUES (?, ?)
        ON CONFLICT (name) DO UPDATE SET used = counts.used + excluded.used RETURNING used`;
      const { used } = (await readOne<{ used: number }>(session, add, name, stamps)) ?? { used: 0 };
      const beyond = count === undefined ? 0 : Math.min(stamps, Math.max(0, used - count));
      if (beyond > 0) await session.run("UPDATE counts SET used = used - ? WHERE name = ?", beyond, name);
      return beyond;
    },
    spent: async (): Promise<ReadonlyMap<string, number>> => {
      const rows = await session.all<{ name: string; used: number }>("SELECT name, used FROM counts ORDER BY name");
      return new Map(rows.map(({ name, used }) => [name, used]));
    },
  };
}
