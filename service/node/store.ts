/** The interface of what a service on a chain node keeps: accepted stamps, transactions for them, what the chain showed. */
import type { ChainHex } from "../../src/node/reply.ts";
import { createCountRows } from "../store/counts.ts";
import type { Database, Session } from "../store/sql.ts";
import { createAnchoringRows } from "./anchoring-rows.ts";
import { createIndexRows } from "./index-rows.ts";
import { createStampRows } from "./stamp-rows.ts";

export type Rows = ReturnType<typeof createStoreRows>;

/** Creates the statements of a store, which run in `session`. */
export function createStoreRows(session: Session) {
  return {
    taken: createStampRows(session),
    anchorings: createAnchoringRows(session),
    index: createIndexRows(session),
    counts: createCountRows(session),
  };
}

export interface Store extends Rows {
  /** The address of stamps and roots. */
  readonly address: ChainHex;
  /** Runs `change` as one transaction; it uses the rows that it is handed, and no others. */
  readonly write: <Result>(change: (rows: Rows) => Promise<Result>) => Promise<Result>;
  problem(): string | undefined;
  /**
   * Returns the store as only the anchoring worker may write to it, or `undefined` while another process is the worker.
   * A worker that was replaced can write nothing more. Each term of office has a store of its own.
   */
  asWorker(): Store | undefined;
  /** Calls `listener` when this process has become the worker. */
  onElected(listener: () => void): void;
  /** Writes a sound copy into a new file. */
  readonly backup: (file: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Creates the parts of a store that are the same over every `database`. */
export function createStoreParts(database: Database, address: ChainHex) {
  return {
    address,
    ...createStoreRows(database),
    write: async <Result>(change: (rows: Rows) => Promise<Result>) =>
      await database.write(async (session) => await change(createStoreRows(session))),
    problem: () => database.problem(),
    close: async () => await database.close(),
  };
}
