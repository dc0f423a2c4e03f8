import { setTimeout as sleep } from "node:timers/promises";

import type { Client } from "pg";

/** The number of the advisory lock that the anchoring worker of a store holds: the letters `ANCW`. */
const workerLock = 0x41_4e_43_57;
/** How often the worker shows that it lives, and the others ask for its place; the server waits five of them. */
const beatMs = 1000;

export interface Election {
  /** Returns the number of this process's term as the worker; `undefined` while it is not the worker. */
  term(): number | undefined;
  close(): Promise<void>;
}

/**
 * Stands for election as the worker of a store: whoever holds the lock is it. The lock belongs to a connection that the
 * server ends when nothing comes over it, so that a frozen process or a lost machine keeps it no longer than a dead one.
 *
 * @param begin notes on that connection that a term begins, and returns its number
 */
export function standForElection(
  connect: () => Promise<Client>,
  begin: (client: Client) => Promise<number>,
  onElected: () => void,
): Election {
  let client: Client | undefined;
  let term: number | undefined;
  const drop = async () => {
    const dropped = client;
    client = term = undefined;
    await dropped?.end().catch(() => undefined);
  };
  const beat = async () => {
    if (client === undefined) {
      const made = (client = await connect());
      // The next beat fails, and makes a new connection.
      made.on("error", () => undefined);
    }
    const ask = term === undefined ? `pg_try_advisory_lock(${workerLock})` : "true";
    const { rows } = await client.query<{ held: boolean }>(`SELECT ${ask} AS held`);
    if (term !== undefined || rows[0]?.held !== true) return;
    term = await begin(client);
    onElected();
  };
  const closing = new AbortController();
  const ended = (async () => {
    while (!closing.signal.aborted) {
      // The store's health says what is wrong with the server.
      await beat().catch(drop);
      await sleep(beatMs, undefined, { signal: closing.signal }).catch(() => undefined);
    }
    await drop();
  })();
  return {
    term: () => term,
    async close() {
      closing.abort();
      await ended;
    },
  };
}
