/** Ledgers on the chain of a played node, which look at it so often that tests need not wait. */
import { randomBytes } from "node:crypto";

import { onTestFinished } from "vitest";

import { type Digest, toChainHex } from "../../../src/core/digest.ts";
import { parseNodeAddress } from "../../../src/core/addresses.ts";
import { createNode } from "../../../src/node/node.ts";
import type { Ledger } from "../../ledger/ledger.ts";
import { openNodeLedger, type NodeLedgerOptions } from "../../node/node-chain.ts";
import type { Store } from "../../store/store.ts";
import { startWalletChain, type WalletChain } from "./wallet-chain.ts";

export const aDigest = () => randomBytes(32).toString("hex") as Digest;

/** Starts a chain with so many coins, which ends with the test. */
export async function aChain(coins?: number): Promise<WalletChain> {
  const chain = await startWalletChain(coins);
  onTestFinished(() => chain[Symbol.asyncDispose]());
  return chain;
}

export const openOn = (chain: Pick<WalletChain, "url">, store: Store, options: Partial<NodeLedgerOptions> = {}) =>
  openNodeLedger({
    node: createNode(parseNodeAddress(chain.url), { timeoutMs: 5000 }),
    store,
    byRoot: false,
    mintTrace: false,
    batchIntervalMs: 0,
    confirmations: 3,
    queue: 1000,
    staleAfterMs: 1_800_000,
    pauses: { busy: 40, idle: 40 },
    ...options,
  });

/** Reads a number of `GET /metrics`. */
export const metric = async (ledger: Ledger, name: string) =>
  (await ledger.metrics()).metrics.find(([own]) => own === name)?.[2] ?? Number.NaN;

/** How often a digest stands on the chain. */
export const countOf = (chain: WalletChain, digest: string) => chain.counts().get(toChainHex(digest)) ?? 0;
