/** What a chain is called, and where a person looks something up there. In five years nobody else says which chain it was. */
import type { ChainRecord } from "./outcome.ts";
import { findMistake, placeholder, type ChainName } from "./parse-chain-name.ts";
import { plainText } from "./text.ts";
import { safeLink } from "./url.ts";

export type { ChainName };

const maxSaidLength = 100;

/**
 * Returns the explorer's address about `record`; `undefined` where the address cannot be used, or where an id that it
 * needs is not known.
 *
 * @param explorer may come from untrusted evidence: it is checked like the input
 */
export function lookUpAddress(explorer: string, record: ChainRecord): string | undefined {
  if (findMistake(explorer) !== undefined) return undefined;
  const { blockNumber: block, txpowId: txpow, transactionId: transaction } = record;
  const ids: Readonly<Record<string, string | undefined>> = { block: block?.toString(), txpow, transaction };
  let isKnown = true;
  const address = explorer.replaceAll(placeholder, (_, name: string) => {
    const id = ids[name] ?? "";
    // A dot alone is no id, and would lead to another page of the explorer.
    isKnown &&= id.isWellFormed() && /[^.]/.test(id);
    return isKnown ? encodeURIComponent(id) : "";
  });
  return isKnown ? safeLink(address) : undefined;
}

/** Renders what the chain is called; where only the explorer is known, its host. The text is untrusted. */
export function renderChainName({ name, explorer = "" }: ChainName): string {
  return name ?? (findMistake(explorer) === undefined ? new URL(explorer.replaceAll(placeholder, "0")).host : "");
}

/** Reads what a service or a node calls its chain: one printable line of at most 100 characters, else `undefined`. */
export function toSaidName(text: string | undefined): string | undefined {
  const name = text?.trim() ?? "";
  return name !== "" && name.length <= maxSaidLength && plainText(name) === name ? name : undefined;
}
