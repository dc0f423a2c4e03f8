import { readFileSync } from "node:fs";

import { messageOf } from "../../src/core/errors.ts";
import { parseNodeAddress } from "../../src/core/url.ts";
import { createNode } from "../../src/node/node.ts";
import { openNodeLedger, type NodeLedger } from "./node-ledger.ts";
import type { NodeSettings } from "./node-settings.ts";

/**
 * Opens the queue before the node that `settings` name, with the password from its file or from `environment`.
 *
 * @throws Error naming the option and its file when that cannot be read, or when the queue cannot be opened
 */
export function openNode(settings: NodeSettings, data: string, environment: NodeJS.ProcessEnv): NodeLedger {
  const { url, passwordFile, caFile, ...options } = settings;
  const password =
    passwordFile === undefined
      ? environment["ANCHOR_NODE_PASSWORD"]
      : readNamedFile("node-password-file", passwordFile).trimEnd();
  const ca = caFile === undefined ? undefined : readNamedFile("node-ca", caFile);
  return openNodeLedger({ ...options, data, node: createNode(parseNodeAddress(url, password), { ca }) });
}

function readNamedFile(option: "node-password-file" | "node-ca", file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (cause) {
    throw new Error(`--${option} ${file} cannot be read: ${messageOf(cause)}.`, { cause });
  }
}
