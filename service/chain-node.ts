/** Opens the queue of stamps for the chain of a node, as the options say. */
import { readFileSync } from "node:fs";

import { toChainHex } from "../src/core/digest.ts";
import { decodeText } from "../src/core/json.ts";
import { parseNodeAddress } from "../src/core/addresses.ts";
import { unspendableAddress } from "../src/node/find.ts";
import { createNode } from "../src/node/node.ts";
import type { KeySource } from "./admin/keys.ts";
import { createStoreShelf, type ReportShelf } from "./http/reports.ts";
import type { Ledger } from "./ledger/ledger.ts";
import { openNodeLedger } from "./node/node-chain.ts";
import { readNamedFile, type ServiceSettings } from "./options.ts";
import { openFileStore } from "./store/store.ts";

/** What answers are made from: the queue and, with a store that processes share, the keys and reports in it. */
export interface Backend {
  readonly ledger: Ledger;
  readonly keys?: KeySource;
  readonly shelf?: ReportShelf;
}

/**
 * Opens the queue for the node that `settings` name, with the password from its file or from the environment.
 *
 * @throws Error naming the option and its file when the file cannot be read, or when the queue cannot be opened
 */
export async function openNode(url: string, settings: ServiceSettings): Promise<Backend> {
  const { nodePasswordFile, nodeCa, anchor, mintTrace = false, confirmations, queue } = settings;
  const { batchIntervalMs, staleAfterMs } = settings;
  const address = toChainHex(settings.address ?? unspendableAddress);
  const read = (option: string, file: string | undefined) =>
    file === undefined ? undefined : readNamedFile(`--${option} ${file}`, () => decodeText(readFileSync(file)));
  const password = read("node-password-file", nodePasswordFile)?.trimEnd() ?? process.env["ANCHOR_NODE_PASSWORD"];
  const node = createNode(parseNodeAddress(url, password), { ca: read("node-ca", nodeCa) });
  const byRoot = anchor === "root";
  const options = { node, byRoot, mintTrace, confirmations, queue, batchIntervalMs, staleAfterMs };
  if (settings.store === undefined)
    return { ledger: openNodeLedger({ ...options, store: await openFileStore(settings.data, address) }) };
  // Loaded only here: a service without such a store needs no driver for it.
  const { openPostgresStore } = await import("./store/lease.ts");
  const { createStoreKeys } = await import("./admin/shared-store.ts");
  const works = settings.noWorker !== true;
  const { store, database } = await openPostgresStore(settings.store, { address, works });
  return {
    ledger: openNodeLedger({ ...options, store }),
    keys: createStoreKeys(database),
    shelf: createStoreShelf(database),
  };
}
