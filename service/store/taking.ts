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
    /** Adds `stamps`, in an order that two processes share, so that neither waits for the other; returns the new ones. */
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
    ...countingRows(session),
  };
}

function countingRows(session: Session) {
  return {
    /** Counts `stamps` for `payer`; returns how many of them are more than it may have, which were not counted. */
    async countStamps({ name, most }: Payer, stamps: number): Promise<number> {
      const add = `INSERT INTO counts (name, used) VALUES (?, ?)
        ON CONFLICT (name) DO UPDATE SET used = counts.used + excluded.used RETURNING used`;
      const used = await session.value<number>(add, name, stamps);
      const beyond = most === undefined ? 0 : Math.min(stamps, Math.max(0, used - most));
      if (beyond > 0) await session.run("UPDATE counts SET used = used - ? WHERE name = ?", beyond, name);
      return beyond;
    },
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

/** Takes what is new and paid: true, or why not. A stamp that waits already is the same stamp, and costs nothing. */
export async function takeAll(
  rows: TakingRows,
  additions: readonly Addition[],
  time: number,
): Promise<readonly (boolean | AnchorError)[]> {
  const refused = new Set<Addition>();
  let left = additions;
  while (left.length > 0) {
    // Each digest once in a round: whether its second stamp is free depends on whether the first one was paid.
    const round = new Map(left.toReversed().map((addition) => [addition.uid ?? addition.digest, addition]));
    const stamps = [...round.values()].filter(({ uid }) => uid === undefined);
    const requests = [...round.values()].filter(({ uid }) => uid !== undefined);
    const added = await rows.addStamps(stamps, time);
    await rows.addRequests(requests, time);
    if (round.size < left.length) await lockCounts(rows, left);
    for (const unpaid of await countAll(rows, [...requests, ...stamps.filter(({ digest }) => added.has(digest))])) {
      refused.add(unpaid);
      await rows.drop(unpaid);
    }
    left = left.filter((addition) => round.get(addition.uid ?? addition.digest) !== addition);
  }
  // Made only where it is needed: its stack costs more than the rest of this function.
  const refuse = () => new AnchorError("PLAN_LIMIT_REACHED", "The key's stamps are used up.");
  return additions.map((addition) => (refused.has(addition) ? refuse() : true));
}

/** Locks the counts of all rounds in an order that two processes share: a later round may need an earlier name. */
async function lockCounts(rows: TakingRows, additions: readonly Addition[]): Promise<void> {
  const payers = new Set(additions.flatMap(({ payer }) => payer?.name ?? []));
  for (const name of [...payers].toSorted()) await rows.countStamps({ name }, 0);
}

/** Counts `additions` for their payers; returns those that are more than a payer may have. */
async function countAll(rows: TakingRows, additions: readonly Addition[]): Promise<readonly Addition[]> {
  // A name may have two limits while keys work that were given before its rule changed. No name holds a space.
  const byPayer = Map.groupBy(additions, ({ payer }) => (payer === undefined ? "" : `${payer.name} ${payer.most}`));
  const unpaid: Addition[] = [];
  // In an order that two processes share: each count is locked until the commit.
  for (const id of [...byPayer.keys()].toSorted()) {
    const own = byPayer.get(id) ?? [];
    const payer = own[0]?.payer;
    const beyond = payer === undefined ? 0 : await rows.countStamps(payer, own.length);
    unpaid.push(...own.slice(own.length - beyond));
  }
  return unpaid;
}
