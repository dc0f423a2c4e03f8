/** Keys and rates in a store that several processes share: they hold over all of them together. */
import { AnchorError } from "../../src/core/errors.ts";
import { memberAt, withoutUndefined } from "../../src/core/members.ts";
import { createGroupCommit, type ItemOutcome } from "../store/group-commit.ts";
import { readOne, readRow, type Database } from "../store/sql.ts";
import { createKey, minuteMs, toKeyHash, type KeyEntry, type KeyLimits, type KeySource } from "./keys.ts";

/** How long a key that was found is known without another look: so long may a key that was taken away still work. */
const knownMs = 5000;
/** The most keys that are known at a time. */
const maxKnown = 10_000;

type KeyRow = Readonly<Record<"rate" | "count" | "expires", number | null>> & { readonly name: string };

/** Creates the source of the keys in `database`. */
export function createStoreKeys(database: Database): KeySource {
  const known = new Map<string, { readonly entry: KeyEntry; readonly until: number }>();
  // By name and rate: a name has two rates while keys work that were given before its rule changed.
  const takers = new Map<string, (rate: number) => Promise<number>>();
  return {
    async find(sent) {
      const hash = toKeyHash(sent);
      const id = hash.toString("hex");
      const kept = known.get(id);
      if (kept !== undefined && kept.until > performance.now()) return kept.entry;
      known.delete(id);
      const select = "SELECT name, rate, count, expires FROM keys WHERE hash = ? AND (expires IS NULL OR expires > ?)";
      const row = await readOne<KeyRow>(database, select, id, Date.now());
      if (row === undefined) return undefined;
      const { name, rate, count, expires } = row;
      const entry = { name, hash, limits: withoutUndefined({ rate: rate ?? undefined, count: count ?? undefined }) };
      if (known.size >= maxKnown) known.clear();
      const leftMs = Math.min(knownMs, (expires ?? Infinity) - Date.now());
      known.set(id, { entry, until: performance.now() + leftMs });
      return entry;
    },
    async take(name, rate) {
      const id = `${name} ${rate}`;
      const take = takers.get(id) ?? createGroupCommit(async (rates) => await takeRequests(database, name, rates));
      takers.set(id, take);
      return await take(rate);
    },
    issue: async (name, limits, expires) => await insertKey(database, { name, limits, expires }),
  };
}

interface NewKey {
  readonly name: string;
  readonly limits: KeyLimits;
  /** In milliseconds since 1970; `null` for never. */
  readonly expires: number | null;
}

/**
 * Adds a new key to the store; returns the key, of which only the hash is stored.
 *
 * @throws AnchorError `INPUT_INVALID` when a key that does not expire has the name already
 */
export async function insertKey(database: Database, { name, limits, expires }: NewKey): Promise<string> {
  const key = createKey();
  const values = [toKeyHash(key).toString("hex"), name, limits.rate ?? null, limits.count ?? null, expires];
  try {
    await database.write(async (session) => {
      await session.run("DELETE FROM keys WHERE expires <= ?", Date.now());
      await session.run("INSERT INTO keys (hash, name, rate, count, expires) VALUES (?, ?, ?, ?, ?)", ...values);
    });
  } catch (cause) {
    if (memberAt(cause, "code") !== "23505") throw cause;
    throw new AnchorError("INPUT_INVALID", `The store has a key named ${name} already.`, { cause });
  }
  return key;
}

/** Requests of the same span of so many milliseconds are counted together, as of the last one's time. */
const spanMs = 1000;

/**
 * Takes a request of `name` for each of `rates`, requests a minute, by the clock of the server; returns 0 for each, or
 * the whole seconds until there is one more. A process takes what it was asked for and no more: what several processes
 * held back for later would add up to more than the rate.
 */
async function takeRequests(
  database: Database,
  name: string,
  rates: readonly number[],
): Promise<readonly ItemOutcome<number>[]> {
  return await database.write(async (session) => {
    // Locks the row, so that processes count one after the other.
    const lock = `INSERT INTO rates (name, slots) VALUES (?, '[]') ON CONFLICT (name) DO UPDATE SET slots = rates.slots
      RETURNING slots, CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT) AS now`;
    const { slots, now } = await readRow<{ slots: string; now: number }>(session, lock, name);
    const counted = JSON.parse(slots) as readonly (readonly [time: number, count: number])[];
    // What a clock that was set back counted before that would refuse every request until its time comes again.
    const recent = counted.filter(([time]) => Math.abs(now - time) < minuteMs);
    const used = recent.reduce((sum, [, count]) => sum + count, 0);
    const granted = Math.max(0, Math.min(rates.length, (rates.at(-1) ?? 0) - used));
    const isInLast = ([time]: readonly [number, number]) => Math.floor(time / spanMs) === Math.floor(now / spanMs);
    const [earlier, last] = [recent.filter((one) => !isInLast(one)), recent.find(isInLast)];
    if (granted > 0) {
      const added = JSON.stringify([...earlier, [now, (last?.[1] ?? 0) + granted]]);
      await session.run("UPDATE rates SET slots = ? WHERE name = ?", added, name);
    }
    const waitSeconds = Math.max(1, Math.ceil(((recent[0]?.[0] ?? now) + minuteMs - now) / 1000));
    return rates.map((_, index) => ({ result: index < granted ? 0 : waitSeconds }));
  });
}
