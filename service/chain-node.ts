/** Reads the options about the chain node that a service uses, and opens the ledger that they describe. */
import { readFileSync } from "node:fs";

import { messageOf } from "../src/core/errors.ts";
import { decodeText } from "../src/core/json.ts";
import { parseNodeAddress } from "../src/core/url.ts";
import { settledAfter } from "../src/node/ask.ts";
import { unspendableAddress } from "../src/node/find.ts";
import { createNode } from "../src/node/node.ts";
import { toChainHex } from "../src/node/reply.ts";
import type { KeySource } from "./admin/keys.ts";
import { createStoreShelf, type ReportShelf } from "./http/reports.ts";
import type { Ledger } from "./ledger/ledger.ts";
import { openNodeLedger } from "./node/node-chain.ts";
import { openFileStore } from "./store/store.ts";
import { optionError, parseNumber, type Values } from "./options.ts";

/** The settings that the command line gives for a service on a chain node; no file is read yet. */
export type NodeSettings = ReturnType<typeof parseNodeSettings>;

/**
 * Reads the options about the node at `url`.
 *
 * @throws AnchorError `INPUT_INVALID`, one line
 */
export function parseNodeSettings(url: string, values: Values) {
  const {
    "node-password-file": passwordFile,
    "node-ca": caFile,
    anchor = "digest",
    address = unspendableAddress,
  } = values;
  try {
    parseNodeAddress(url);
  } catch (error) {
    // Never repeats the address, which may hold a password.
    throw optionError(`--node cannot be used: ${messageOf(error)}`, error);
  }
  // All users of the machine could read it.
  if (new URL(url).password !== "") throw optionError("--node holds a password: give it by --node-password-file");
  if (anchor !== "digest" && anchor !== "root") throw optionError(`--anchor ${anchor} is neither digest nor root`);
  if (passwordFile === "" || caFile === "") throw optionError("--node-password-file and --node-ca name one file each");
  if (!/^0x[0-9a-f]{64}$/i.test(address)) throw optionError(`--address ${address} is not 0x and 64 hexadecimal digits`);
  if (values["block-time"] !== undefined) throw optionError("--block-time is for the ledger without --node");
  return {
    url,
    byRoot: anchor === "root",
    mintTrace: values["mint-trace"] !== undefined,
    batchIntervalMs: (parseNumber(values, "batch-interval", [0, 86_400]) ?? 60) * 1000,
    confirmations: parseNumber(values, "confirmations", [0, 1000]) ?? settledAfter,
    queue: parseNumber(values, "queue", [0, 10_000_000]) ?? 100_000,
    staleAfterMs: (parseNumber(values, "stale-after", [1, 999_999_999]) ?? 1800) * 1000,
    address: toChainHex(address),
    passwordFile,
    caFile,
  };
}

export interface QueuePlace {
  /** A file, or `:memory:`; unused with a store. */
  readonly data: string;
  /** The address of a store in PostgreSQL that other processes share; it may hold a password. */
  readonly store?: string | undefined;
  /** With a store: whether this process stands for election as the anchoring worker; by default it does. */
  readonly works?: false | undefined;
}

/** What answers are made from: the queue, and in a shared store its keys and reports too. */
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
export async function openNode(settings: NodeSettings, { data, store: storeUrl, works }: QueuePlace): Promise<Backend> {
  const { url, passwordFile, caFile, address, ...options } = settings;
  const password =
    passwordFile === undefined
      ? process.env["ANCHOR_NODE_PASSWORD"]
      : readNamedFile("node-password-file", passwordFile).trimEnd();
  const ca = caFile === undefined ? undefined : readNamedFile("node-ca", caFile);
  const node = createNode(parseNodeAddress(url, password), { ca });
  if (storeUrl === undefined)
    return { ledger: openNodeLedger({ ...options, node, store: await openFileStore(data, address) }) };
  // Loaded only here: a service without such a store needs no driver for it.
  const { openPostgresStore } = await import("./store/lease.ts");
  const { createStoreKeys } = await import("./admin/store-keys.ts");
  const { store, database } = await openPostgresStore(storeUrl, { address, works: works ?? true });
  const ledger = openNodeLedger({ ...options, node, store });
  return { ledger, keys: createStoreKeys(database), shelf: createStoreShelf(database) };
}

function readNamedFile(option: "node-password-file" | "node-ca", file: string): string {
  try {
    return decodeText(readFileSync(file));
  } catch (cause) {
    throw new Error(`--${option} ${file} cannot be read: ${messageOf(cause)}.`, { cause });
  }
}
