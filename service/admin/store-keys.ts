/** Keys and rates in a store that several processes share: they hold over all of them together. */
import { randomBytes } from "node:crypto";

import { AnchorError } from "../../src/core/errors.ts";
import { memberAt, withoutUndefined } from "../../src/core/members.ts";
import { createGroupCommit } from "../store/group-commit.ts";
import { readOne, readRow, type Database } from "../store/sql.ts";
import {
  createKey,
  formatCallers,
  toKeyHash,
  type Caller,
  type KeyCommand,
  type KeyLimits,
  type KeySource,
} from "./keys.ts";
import { admitRequest } from "./rates.ts";

/** How long a key that was found is known without another look: so long may a key that was taken away still work. */
const knownMs = 5000;
const maxKnown = 10_000;

type KeyRow = Readonly<Record<"rate" | "count", number | null>> & { readonly name: string };

function toCaller({ name, rate, count }: KeyRow): Caller {
  return { name, limits: withoutUndefined({ rate: rate ?? undefined, count: count ?? undefined }) };
}

/** Creates the source of the keys in `database`. */
export function createStoreKeys(database: Database): KeySource {
  const known = new Map<string, { readonly caller: Caller; readonly until: number }>();
  const takers = new Map<string, (rate: number) => Promise<number>>();
  let secret: Buffer | undefined;
  return {
    async find(sent) {
      const id = toKeyHash(sent).toString("hex");
      const kept = known.get(id);
      if (kept !== undefined && kept.until > performance.now()) return kept.caller;
      known.delete(id);
      const row = await readOne<KeyRow>(database, "SELECT name, rate, count FROM keys WHERE hash = ?", id);
      if (row === undefined) return undefined;
      const caller = toCaller(row);
      if (known.size >= maxKnown) known.clear();
      known.set(id, { caller, until: performance.now() + knownMs });
      return caller;
    },
    async take(name, rate) {
      const take = takers.get(name) ?? createGroupCommit(async (rates) => await takeRequests(database, name, rates));
      takers.set(name, take);
      return await take(rate);
    },
    secret: async () => (secret ??= await readSecret(database)),
  };
}

async function readSecret(database: Database): Promise<Buffer> {
  const insert = `INSERT INTO facts (name, value) VALUES ('token secret', ?)
    ON CONFLICT (name) DO UPDATE SET value = facts.value RETURNING value`;
  return Buffer.from(
    (await readRow<{ value: string }>(database, insert, randomBytes(32).toString("hex"))).value,
    "hex",
  );
}

/**
 * Adds a new key to the store; returns the key, of which only the hash is stored.
 *
 * @throws AnchorError `INPUT_INVALID` when a key has the name already
 */
export async function insertKey(database: Database, name: string, limits: KeyLimits): Promise<string> {
  const key = createKey();
  const values = [toKeyHash(key).toString("hex"), name, limits.rate ?? null, limits.count ?? null];
  try {
    await database.run("INSERT INTO keys (hash, name, rate, count) VALUES (?, ?, ?, ?)", ...values);
  } catch (cause) {
    if (memberAt(cause, "code") !== "23505") throw cause;
    throw new AnchorError("INPUT_INVALID", `The store has a key named ${name} already.`, { cause });
  }
  return key;
}

/**
 * Takes a request of `name` for each of `rates`, requests a minute, by the clock of the server; returns 0 for each, or
 * the whole seconds until there is one more. A process takes what it was asked for and no more: what several processes
 * held back for later would add up to more than the rate.
 */
async function takeRequests(database: Database, name: string, rates: readonly number[]) {
  return await database.write(async (session) => {
    // Locks the row, so that processes count one after the other.
    const lock = `INSERT INTO rates (name, due) VALUES (?, 0) ON CONFLICT (name) DO UPDATE SET due = rates.due
      RETURNING due, CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT) AS now`;
    const taken = await readRow<{ due: number; now: number }>(session, lock, name);
    const outcomes = rates.map((rate) => {
      const { due, wait } = admitRequest(taken.due, taken.now, rate);
      taken.due = due;
      return { result: wait };
    });
    await session.run("UPDATE rates SET due = ? WHERE name = ?", taken.due, name);
    return outcomes;
  });
}

/** Does what `command` says to the keys in `database`; returns what there is to say. */
export async function runOnStoredKeys(command: KeyCommand, database: Database): Promise<string> {
  if (command.name === "add-key") return await insertKey(database, command.key, command.limits);
  if (command.name === "list-keys") {
    const rows = await database.all<KeyRow>("SELECT name, rate, count FROM keys ORDER BY name");
    return formatCallers(rows.map(toCaller));
  }
  if ((await database.run("DELETE FROM keys WHERE name = ?", command.key)) === 0)
    throw new AnchorError("INPUT_INVALID", `The store has no key named ${command.key}.`);
  return `The key ${command.key} is removed, and ends everywhere within ${knownMs / 1000} seconds.`;
}
