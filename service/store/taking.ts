/** Takes stamps and requests for proofs: what is taken and its count are one commit. */
import type { Digest } from "../../src/core/digest.ts";
import { AnchorError } from "../../src/core/errors.ts";
import { insertAll, type Session } from "./sql.ts";

/** Who pays for a stamp: the name of a key, and the most stamps that it may have in all. */
export interface Payer {
  readonly name: string;
  readonly most?: number | undefined;
}

/** What a caller wants taken: a stamp, or with `uid` a request for a proof. */
export interface Addition {
  readonly digest: Digest;
  readonly uid?: string;
  readonly payer?: Payer | undefined;
}

/** Creates the SQL that takes what callers want, and that counts it. */
export function createTakingRows(session: Session) {
  return {
    /** Adds `stamps`, and returns the new ones. They are sorted, so that no two processes wait for each other. */
    async addStamps(stamps: readonly Addition[], time: number): Promise<ReadonlySet<Digest>> {
      const rows = stamps.map(({ digest, payer }) => ({ digest, time, payer: payer?.name ?? null }));
      const sorted = rows.toSorted((one, other) => (one.digest < other.digest ? -1 : 1));
      const ending = "ON CONFLICT (digest) DO NOTHING RETURNING digest";
      const added = await insertAll<{ digest: Digest }>(session, "stamps", sorted, ending);
      return new Set(added.map(({ digest }) => digest));
    },
    async addRequests(requests: readonly Addition[], time: number): Promise<void> {
      const rows = requests.map(({ uid = "", digest, payer }) => ({ uid, digest, time, payer: payer?.name ?? null }));
      await insertAll(session, "requests", rows);
    },
    drop: async ({ uid, digest }: Addition) =>
      await (uid === undefined
        ? session.run("DELETE FROM stamps WHERE digest = ?", digest)
        : session.run("DELETE FROM requests WHERE uid = ?", uid)),
    /** Counts `stamps` for the name of `payer`, which is locked until the commit; returns what it has used then. */
    countStamps: async ({ name }: Payer, stamps: number) =>
      await session.value<number>(
        `INSERT INTO counts (name, used) VALUES (?, ?)
          ON CONFLICT (name) DO UPDATE SET used = counts.used + excluded.used RETURNING used`,
        name,
        stamps,
      ),
    /** Writes something, and takes it back; rejects where the store cannot be written. */
    async probe(): Promise<void> {
      await session.run("INSERT INTO counts (name, used) VALUES ('', 0)");
      await session.run("DELETE FROM counts WHERE name = ''");
    },
    spent: async (): Promise<ReadonlyMap<string, number>> => {
      const rows = await session.all<{ name: string; used: number }>("SELECT name, used FROM counts ORDER BY name");
      return new Map(rows.map(({ name, used }) => [name, used]));
    },
  };
}

type TakingRows = ReturnType<typeof createTakingRows>;

/** Stores what is new and paid; returns `true` or the refusal for each. A stamp that waits already costs nothing. */
export async function takeAll(
  rows: TakingRows,
  additions: readonly Addition[],
  time: number,
): Promise<readonly (true | AnchorError)[]> {
  const requests = additions.filter(({ uid }) => uid !== undefined);
  const stamps = additions.filter(({ uid }) => uid === undefined);
  const first = new Map(stamps.toReversed().map((stamp) => [stamp.digest, stamp]));
  const added = await rows.addStamps([...first.values()], time);
  await rows.addRequests(requests, time);
  const costly = [...requests, ...stamps.filter(({ digest }) => added.has(digest))];
  const { paid, refused } = await pay(rows, costly);
  for (const unpaid of refused) await rows.drop(unpaid);
  // These were sent by several: the first could not pay for them, and a later one can.
  const later = paid.filter((addition) => addition.uid === undefined && first.get(addition.digest) !== addition);
  await rows.addStamps(later, time);
  // Made only where it is needed: its stack costs more than the rest of this function.
  const refuse = () => new AnchorError("PLAN_LIMIT_REACHED", "The key's stamps are used up.");
  return additions.map((addition) => (refused.has(addition) ? refuse() : true));
}

/**
 * Counts `additions` for their payers in turn, each digest once; returns what was paid, and what payers could not pay.
 */
async function pay(rows: TakingRows, additions: readonly Addition[]) {
  const charged = additions.flatMap(({ payer }) => payer?.name ?? []);
  const charges = [...Map.groupBy(charged, (name) => name)].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const used = new Map<string, number>();
  // In order of names, so that no two processes block each other; each pays for all, and gets the rest back below.
  for (const [name, { length }] of charges) used.set(name, (await rows.countStamps({ name }, length)) - length);
  const paid = new Map<string, Addition>();
  const refused = new Set<Addition>();
  for (const addition of additions) {
    const { uid, digest, payer } = addition;
    if (paid.has(uid ?? digest)) continue;
    const next = (used.get(payer?.name ?? "") ?? 0) + 1;
    // Two keys of one name may have two limits: one may have been given before its rule changed.
    if (next > (payer?.most ?? Infinity)) refused.add(addition);
    else {
      paid.set(uid ?? digest, addition);
      if (payer !== undefined) used.set(payer.name, next);
    }
  }
  const all = [...paid.values()];
  for (const [name, { length }] of charges) {
    const unused = length - all.filter(({ payer }) => payer?.name === name).length;
    if (unused > 0) await rows.countStamps({ name }, -unused);
  }
  return { paid: all, refused };
}
