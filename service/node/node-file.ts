import type { DatabaseSync } from "node:sqlite";

import type { ChainHex } from "../../src/node/reply.ts";
import { countsSchema } from "../store/counts.ts";
import { copyDatabase, openDatabase, readPragma, toDatabase, type DataFormat } from "../store/database.ts";
import type { Database } from "../store/sql.ts";
import { markRestored, queueSchema } from "./queue-schema.ts";
import { createStoreParts, type Store } from "./store.ts";

/** The file format of a queue for a chain node. */
const queueFormat: DataFormat = {
  /** The four letters `ANCN`. */
  applicationId: 0x41_4e_43_4e,
  version: 1,
  refusals: { applicationId: "it was not made with --node", version: "it is of another version" },
  schema: queueSchema,
  additions: countsSchema,
};

/** Marks a copy of a queue, if the file is one. */
export function markCopy(database: DatabaseSync): void {
  if (readPragma(database, "application_id") === queueFormat.applicationId) database.exec(markRestored);
}

/**
 * Opens or makes the file `data`; stamps and roots go to `address`.
 *
 * @throws Error when the file is not ours or is in use
 */
export function openStore(data: string, address: ChainHex): Store {
  const database = openDatabase(data, queueFormat);
  const store: Store = {
    ...createStoreParts(toDatabase(database), address),
    // Nobody else can have the file open.
    asWorker: () => store,
    onElected: () => undefined,
    backup: async (file: string) => await copyDatabase(database, file),
  };
  return store;
}

/** Opens the file `data` to read it as a whole. @throws Error when it is no queue, or is in use */
export function openStoreFile(data: string): Database {
  return toDatabase(openDatabase(data, queueFormat));
}
