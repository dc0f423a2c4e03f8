/** A queue for a chain node in PostgreSQL, which any number of processes share, and of which one is the worker. */
import type { ChainHex } from "../../src/node/reply.ts";
import { openPostgres } from "./postgres.ts";
import type { Database } from "./sql.ts";
import { isHeld, standForElection } from "./lease.ts";
import { prepareStore } from "./migrations.ts";
import { createStore, type Store } from "./store.ts";

/**
 * Opens the store at `url`, and makes its tables where there are none. With `works` this process stands for election
 * as the anchoring worker.
 *
 * @throws AnchorError `SERVICE_UNAVAILABLE` when the server cannot be reached; Error when its tables are of another version
 */
export async function openPostgresStore(
  url: string,
  { address, works }: { readonly address: ChainHex; readonly works: boolean },
): Promise<{ readonly store: Store; readonly database: Database }> {
  const database = await openPostgres(url);
  await prepareStore(database);
  const listeners: (() => void)[] = [];
  const call = () => listeners.forEach((listener) => listener());
  const election = works ? standForElection(database, address, call) : undefined;
  const store: Store = {
    ...createStore(database, address),
    hasWorker: async () => await isHeld(database),
    asWorker: () => election?.asWorker(),
    onElected: (listener) => void listeners.push(listener),
    async close() {
      await election?.close();
      await database.close();
    },
  };
  return { store, database };
}
