/** What a service keeps: accepted stamps, transactions for them, what the chain showed. */
import { randomUUID } from "node:crypto";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";

import { log, logFault } from "../log.ts";
import type { ChainHex } from "../../src/node/reply.ts";
import { createAnchoringRows } from "./anchoring-rows.ts";
import { openDatabase } from "./database.ts";
import { createIndexRows } from "./index-rows.ts";
import { fileVersions } from "./schema.ts";
import type { Database, Session } from "./sql.ts";
import { createStampRows } from "./stamp-rows.ts";

/** Opens or makes the file `data`. @throws Error when it is no queue, or is in use */
export function openQueue(data: string, { migrates = false, versions = fileVersions } = {}): Database {
  /** The four letters `ANCN`. */
  const applicationId = 0x41_4e_43_4e;
  return openDatabase(data, { applicationId, refusal: "it was not made with --node", versions }, { migrates });
}

export type Rows = ReturnType<typeof createStoreRows>;

/** Creates the SQL of a store, which runs in `session`. */
export function createStoreRows(session: Session) {
  return {
    taken: createStampRows(session),
    anchorings: createAnchoringRows(session),
    index: createIndexRows(session),
  };
}

export interface Store extends Rows, Pick<Database, "connections" | "backup" | "close"> {
  hasWorker(): Promise<boolean>;
  readonly address: ChainHex;
  /** Runs `change` as one transaction; it uses the rows that it is handed, and no others. */
  readonly write: <Result>(change: (rows: Rows) => Promise<Result>) => Promise<Result>;
  /**
   * Returns the store as only the anchoring worker may write to it, or `undefined` while another process is the worker.
   * A worker that was replaced can write nothing more. Each term has a store of its own.
   */
  asWorker(): Store | undefined;
  onElected(listener: () => void): void;
}

/** Creates the store of stamps and roots at `address` over `database`, of which this process is the only user. */
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
 * Opens the store in the file `data`, or makes it, and begins a term. Its seal says which file it is, stands in a file
 * beside it too, and is another one after each start and end: an earlier copy that was put in its place has another.
 */
export async function openFileStore(data: string, address: ChainHex): Promise<Store> {
  const store = createStore(openQueue(data), address);
  if (data === ":memory:") return store;
  const mark = `${data}.term`;
  const inode = String(statSync(data, { bigint: true }).ino);
  const sealAnew = async (change: (rows: Rows) => Promise<void>) => {
    const seal = `${randomUUID()} ${inode}`;
    await store.write(async (rows) => {
      await change(rows);
      await rows.index.setFact("seal", seal);
    });
    writeFileSync(mark, seal, { mode: 0o600 });
  };
  const seal = await store.index.fact("seal");
  const isMarked = existsSync(mark) && readFileSync(mark, "utf8") === seal && seal.endsWith(` ${inode}`);
  const isSealed = seal === undefined || isMarked;
  await sealAnew(async (rows) => await holdWhatWaits(rows, isSealed));
  if (!isSealed) log("restored", { message: `The file ${data} is a copy, or was restored: ${heldNotice}` });
  const close = async () => {
    // Where the disk is full, the next start takes the file for a copy.
    await sealAnew(async () => undefined).catch(logFault);
    await store.close();
  };
  return { ...store, close };
}

/** What an operator is told of a store whose seal is broken: it is not as the last term left it. */
export const heldNotice = "what waits in it is on hold until the chain was asked for it.";

/**
 * Begins a term of the worker: what waits may be on the chain already, put there by a run that went on after the store
 * was copied, and no store can tell that of itself in every case.
 */
export async function holdWhatWaits(rows: Rows, isSealed: boolean): Promise<void> {
  await rows.taken.onHold.upTo(await rows.taken.stamps.lastNumber());
  if (!isSealed) await pauseNew(rows);
}

/**
 * Lets no new transaction begin at first, where the seal is broken or the chain went on meanwhile: what clients stamp
 * again after a store was put back may still be under way to a block.
 */
export async function pauseNew({ index }: Rows): Promise<void> {
  await index.setFact("paused", "1");
}
