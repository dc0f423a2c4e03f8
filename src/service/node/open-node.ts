import { readFileSync } from "node:fs";

import { createNode } from "../../chain/node.ts";
import { parseNodeAddress } from "../../chain/node-address.ts";
import { openNodeLedger, type NodeLedger } from "./node-ledger.ts";
import type { NodeSettings } from "./node-settings.ts";

/**
 * Opens the queue before the node that `settings` name, with the password from its file or from `environment`.
 *
 * @throws Error when a file cannot be read or the queue cannot be opened
 */
export function openNode(settings: NodeSettings, data: string, environment: NodeJS.ProcessEnv): NodeLedger {
  const { url, passwordFile, caFile, ...options } = settings;
  const password =
    passwordFile === undefined ? environment["ANCHOR_NODE_PASSWORD"] : readFileSync(passwordFile, "utf8").trimEnd();
  const ca = caFile === undefined ? undefined : readFileSync(caFile, "utf8");
  return openNodeLedger({ ...options, data, node: createNode(parseNodeAddress(url, password), { ca }) });
}
