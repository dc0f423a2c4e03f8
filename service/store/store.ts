/** What a service keeps: accepted stamps, transactions for them, what the chain showed. */
import { randomUUID } from "node:crypto";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";

import type { ChainHex } from "../../src/core/digest.ts";
import { log, logFault } from "../log.ts";
import { createAnchoringRows, createIndexRows } from "./chain-rows.ts";
import { openDatabase } from "./database.ts";
import type { Database, Session } from "./sql.ts";
import { createStampRows } from "./stamp-rows.ts";

export type Rows = ReturnType<typeof createStoreRows>;

/** Creates the SQL of a store, which runs in `session`. */
export function createStoreRows(session: Session) {
  return { taken: createStampRows(session), anchorings: createAnchoringRows(session), index: createIndexRows(session) };
}

export interface Store extends Rows, Pick<Database, "connections" | "backup" | "close"> {
  hasWorker(): Promise<boolean>;
  readonly address: ChainHex;
  /** Runs `change` as one transaction; `change` uses only the rows that it is handed. */
  readonly write: <Result>(change: (rows: Rows) => Promise<Result>) => Promise<Result>;
  /**
   * Returns the store as only the anchoring worker may write to it, or `undefined` while another process is the worker.
   * A worker that was replaced can write nothing more. Each term has a store of its own.
   */
  asWorker(): Store | undefined;
  onElected(listener: () => void): void;
}

/** Creates the store of stamps and roots at `address` over `database`, as if only this process used it. */
export function createStore(database: Database, address: ChainHex): Store {
  const store: Store = {
    ...database,
    ...createStoreRows(database),
    address,
    write: async (change) => await database.write(async (session) => await change(createStoreRows(session))),
    hasWorker: async () => true,
    asWorker: () => store,
    onElected: () => undefined,
  };
  return store;
}

/**
 * Opens the store in the file `data`, or makes it, and begins a term. Its seal names the file, stands also in a file
 * beside it, and changes at each start and end, so an earlier copy in the file's place has another seal.
 */
export async function openFileStore(data: string, address: ChainHex): Promise<Store> {
  const store = createStore(openDatabase(data, "queue"), address);
  if (data === ":memory:") return store;
  const mark = `${data}.term`;
  const inode = String(statSync(data, { bigint: true }).ino);
  const sealAnew = async ({ index }: Rows) => {
    const seal = `${randomUUID()} ${inode}`;
    await index.setFact("seal", seal);
    writeFileSync(mark, seal, { mode: 0o600 });
  };
  const seal = await store.index.fact("seal");
  const isMarked = existsSync(mark) && readFileSync(mark, "utf8") === seal && seal.endsWith(` ${inode}`);
  const isSealed = seal === undefined || isMarked;
  await store.write(async (rows) => {
    await holdWhatWaits(rows);
    await sealAnew(rows);
  });
  log("elected");
  if (!isSealed) log("restored", { message: `The file ${data} is a copy, or was restored: ${heldNotice}` });
  const close = async () => {
    // If this fails, as on a full disk, the next start takes the file for a copy.
    await store.write(sealAnew).catch(logFault);
    await store.close();
  };
  return { ...store, close };
}

/** What an operator is told of a store whose seal is broken, which means that it is not as the last term left it. */
export const heldNotice = "what waits in it is on hold until the chain was asked for it.";

/**
 * Begins a term of the worker: what waits is on hold, and for some blocks no transaction begins. A process that went on
 * after the store was copied may have put these stamps onto the chain, and others that clients then send again; no
 * store can always tell that of itself. Before its first term nothing of it is on the chain.
 */
export async function holdWhatWaits({ taken, index }: Rows, hadTerm = false): Promise<void> {
  await taken.onHold.upTo(await taken.lastStamp());
  // Each term in a file leaves its seal, which is copied when the file is moved into another store.
  if (hadTerm || (await index.fact("seal")) !== undefined) await index.setFact("paused", "1");
}
