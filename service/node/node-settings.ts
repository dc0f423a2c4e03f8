import { messageOf } from "../../src/core/errors.ts";
import { parseNodeAddress } from "../../src/core/url.ts";
import { settledAfter } from "../../src/node/ask.ts";
import { unspendableAddress } from "../../src/node/find.ts";
import { toChainHex, type ChainHex } from "../../src/node/reply.ts";
import { optionError, type Values } from "../options.ts";

/** What the command line decides about a service on a chain node; files are not read yet. */
export interface NodeSettings {
  readonly url: string;
  readonly passwordFile?: string;
  readonly caFile?: string;
  readonly byRoot: boolean;
  readonly mintTrace: boolean;
  readonly batchIntervalMs: number;
  readonly confirmations: number;
  readonly queue: number;
  readonly address: ChainHex;
}

/**
 * The options about the node at `url`.
 *
 * @throws AnchorError `INPUT_INVALID`, one line
 */
export function parseNodeSettings(url: string, values: Values): NodeSettings {
  const { "node-password-file": passwordFile, "node-ca": caFile, anchor = "digest" } = values;
  checkUrl(url);
  if (anchor !== "digest" && anchor !== "root") throw optionError(`--anchor ${anchor} is neither digest nor root`);
  if (passwordFile === "" || caFile === "") throw optionError("--node-password-file and --node-ca name one file each");
  if (values["block-time"] !== undefined) throw optionError("--block-time is for the ledger without --node");
  return {
    url,
    byRoot: anchor === "root",
    mintTrace: values["mint-trace"] !== undefined,
    batchIntervalMs: toNumber(values, "batch-interval", { usual: 60, most: 86_400 }) * 1000,
    confirmations: toNumber(values, "confirmations", { usual: settledAfter, most: 1000 }),
    queue: toNumber(values, "queue", { usual: 100_000, most: 10_000_000 }),
    address: toAddress(values.address),
    ...(passwordFile !== undefined && { passwordFile }),
    ...(caFile !== undefined && { caFile }),
  };
}

/** A password in an argument can be read by everybody on the machine, and is not repeated here. */
function checkUrl(url: string): void {
  try {
    parseNodeAddress(url);
  } catch (error) {
    throw optionError(`--node cannot be used: ${messageOf(error)}`, error);
  }
  if (new URL(url).password !== "") throw optionError("--node holds a password: give it by --node-password-file");
}

function toNumber(
  values: Values,
  name: "batch-interval" | "confirmations" | "queue",
  { usual, most }: { readonly usual: number; readonly most: number },
): number {
  const text = values[name] ?? String(usual);
  if (!/^[0-9]{1,9}$/.test(text) || Number(text) > most)
    throw optionError(`--${name} ${text} is not from 0 to ${most}`);
  return Number(text);
}

function toAddress(text: string | undefined): ChainHex {
  if (text === undefined) return unspendableAddress;
  if (!/^0x[0-9a-f]{64}$/i.test(text)) throw optionError(`--address ${text} is not 0x and 64 hexadecimal digits`);
  return toChainHex(text);
}
