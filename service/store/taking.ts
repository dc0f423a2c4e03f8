/** Takes stamps and requests for proofs, on any ledger: what is taken and its count are one commit. */
import type { Digest } from "../../src/core/digest.ts";
import { AnchorError } from "../../src/core/errors.ts";
import type { ItemOutcome } from "./group-commit.ts";
import { inGroups, readRow, type Session } from "./sql.ts";

/** Who pays for a stamp: the name of a key, and the most stamps that it may have in all. */
export interface Payer {
  readonly name: string;
  readonly count?: number | undefined;
}

/** What a caller wants taken: a stamp, or with `uid` a request for a proof. */
export interface Addition {
  readonly digest: Digest;
  readonly uid?: string;
  readonly payer?: Payer | undefined;
}

export type Request = Addition & { readonly uid: string };

/** The table of counts, a part of every database that takes stamps. */
export const countsSchema = "CREATE TABLE IF NOT EXISTS counts (name TEXT PRIMARY KEY, used BIGINT NOT NULL);";

/** Creates the statements about requests for proofs, which are taken into the table `requests`, and about counts. */
export function createTakingRows(session: Session, requests: string) {
  return {
    async addRequests(added: readonly Request[], time: number): Promise<void> {
      const rows = added.map(({ uid, digest }) => [uid, digest, time] as const);
      await inGroups(rows, async (list, values) => {
        await session.run(`INSERT INTO ${requests} (uid, digest, time) VALUES ${list}`, ...values);
      });
    },
    dropRequest: async (uid: string) => await session.run(`DELETE FROM ${requests} WHERE uid = ?`, uid),
    /** Counts `stamps` for `payer`; returns how many of them are beyond its count, which were not counted. */
    async charge({ name, count }: Payer, stamps: number): Promise<number> {
      const add = `INSERT INTO counts (name, used) VALUES (?, ?)
        ON CONFLICT (name) DO UPDATE SET used = counts.used + excluded.used RETURNING used`;
      const { used } = await readRow<{ used: number }>(session, add, name, stamps);
      const beyond = count === undefined ? 0 : Math.min(stamps, Math.max(0, used - count));
      if (beyond > 0) await session.run("UPDATE counts SET used = used - ? WHERE name = ?", beyond, name);
      return beyond;
    },
    /** Writes something, and takes it back: what tells of a store that takes no writes. */
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

/** The statements by which a ledger takes what callers want. */
interface TakingRows extends ReturnType<typeof createTakingRows> {
  /** Adds `digests`; returns those that were not there before. */
  addStamps(
    digests: readonly Digest[],
    time: number,
    payers: ReadonlyMap<Digest, string | undefined>,
  ): Promise<ReadonlySet<Digest>>;
  dropStamp(digest: Digest): Promise<unknown>;
}

/** Takes what is new and paid. A stamp that waits already is the same stamp, and costs nothing. */
export async function takeAll(
  rows: TakingRows,
  additions: readonly Addition[],
  time: number,
): Promise<readonly ItemOutcome<boolean>[]> {
  const refused = new Set<Addition>();
  let left = additions;
  while (left.length > 0) {
    // Each digest once in a round: whether its second stamp is free depends on whether the first one was paid.
    const round = new Map(left.toReversed().map((addition) => [addition.uid ?? addition.digest, addition]));
    const requests = [...round.values()].filter(isRequest);
    const stamps = [...round.values()].filter((addition) => !isRequest(addition));
    const added = await rows.addStamps(
      stamps.map(({ digest }) => digest),
      time,
      new Map(stamps.map(({ digest, payer }) => [digest, payer?.name])),
    );
    await rows.addRequests(requests, time);
    if (round.size < left.length) await lockCounts(rows, left);
    for (const unpaid of await chargeAll(rows, [...requests, ...stamps.filter(({ digest }) => added.has(digest))])) {
      refused.add(unpaid);
      await (isRequest(unpaid) ? rows.dropRequest(unpaid.uid) : rows.dropStamp(unpaid.digest));
    }
    left = left.filter((addition) => round.get(addition.uid ?? addition.digest) !== addition);
  }
  // Made only where it is needed: its stack costs more than the rest of this function.
  const refuse = () => ({ refusal: new AnchorError("PLAN_LIMIT_REACHED", "The key's stamps are used up.") });
  return additions.map((addition) => (refused.has(addition) ? refuse() : { result: true }));
}

function isRequest(addition: Addition): addition is Request {
  return addition.uid !== undefined;
}

/** Locks the counts of all rounds in an order that two processes share: a later round may need an earlier name. */
async function lockCounts(rows: TakingRows, additions: readonly Addition[]): Promise<void> {
  const payers = new Set(additions.flatMap(({ payer }) => payer?.name ?? []));
  for (const name of [...payers].toSorted()) await rows.charge({ name }, 0);
}

/** Counts `additions` for those who pay; returns those that are beyond a count. */
async function chargeAll(rows: TakingRows, additions: readonly Addition[]): Promise<readonly Addition[]> {
  // A name has two counts while keys work that were given before its rule changed. No name holds a space.
  const byPayer = Map.groupBy(additions, ({ payer }) => (payer === undefined ? "" : `${payer.name} ${payer.count}`));
  const unpaid: Addition[] = [];
  // In an order that two processes share: each count is locked until the commit.
  for (const id of [...byPayer.keys()].toSorted()) {
    const own = byPayer.get(id) ?? [];
    const payer = own[0]?.payer;
    const beyond = payer === undefined ? 0 : await rows.charge(payer, own.length);
    unpaid.push(...own.slice(own.length - beyond));
  }
  return unpaid;
}
