import type { ChainHex } from "../../../chain/rpc/command.ts";
import { createAnchoringRows, type AnchoringRows } from "./anchoring-rows.ts";
import { createIndexRows, type IndexRows } from "./index-rows.ts";
import { openNodeFile } from "./node-file.ts";
import { createStampRows, type StampRows } from "./stamp-rows.ts";
import { createLedgerWrites } from "../../ledger/ledger-writes.ts";
import { copyDatabase } from "../../operating/copy-database.ts";

/** All that is kept: what was promised, what was begun for it, and what was seen on the chain. */
export interface Store {
  /** Where stamps and roots go. */
  readonly address: ChainHex;
  readonly taken: StampRows;
  readonly anchorings: AnchoringRows;
  readonly index: IndexRows;
  /**
   * Runs `change` as one transaction of the database: all of it is on the disk, or none of it happened.
   *
   * @throws AnchorError `SERVICE_UNAVAILABLE` when the disk is at fault
   */
  write(change: () => void): void;
  /** Why the last write failed, until one succeeds. */
  problem(): string | undefined;
  backup(file: string): Promise<void>;
  close(): void;
}

/**
 * Opens or makes the file `data`.
 *
 * @throws Error when it is none of ours or in use
 */
export function openStore(data: string, address: ChainHex): Store {
  const database = openNodeFile(data);
  return {
    address,
    taken: createStampRows(database),
    anchorings: createAnchoringRows(database),
    index: createIndexRows(database),
    ...createLedgerWrites(database),
    backup: async (file) => await copyDatabase(database, file),
    close: () => database.close(),
  };
}
