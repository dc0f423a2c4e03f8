/** A chain's name and its block explorer. Evidence has both, since a block's number does not name the chain. */
import type { ChainRecord } from "./answer.ts";
import { plainText, invisibleCharacters } from "./text.ts";
import { toSafeLink } from "./url.ts";

/** Returns the address of an explorer's page; `undefined` if `explorer` is unusable, or `record` lacks an id for it. */
export function explorerPageOf(explorer: string, record: ChainRecord): string | undefined {
  if (explorerMistake(explorer) !== undefined) return undefined;
  const { blockNumber: block, txpowId: txpow, transactionId: transaction } = record;
  const ids: Readonly<Record<string, string | undefined>> = { block: block?.toString(), txpow, transaction };
  let areIdsKnown = true;
  const address = explorer.replaceAll(idPlaceholder, (_, name: string) => {
    const id = ids[name] ?? "";
    // In a path, an id of dots alone would lead to another page of the explorer (RFC 3986 §5.2.4).
    areIdsKnown &&= id.isWellFormed() && /[^.]/.test(id);
    return areIdsKnown ? encodeURIComponent(id) : "";
  });
  return areIdsKnown ? toSafeLink(address) : undefined;
}

/** Returns the chain's name or else the explorer's host; the text is untrusted. */
export function renderChainName({ name, explorer = "" }: ChainName): string {
  return name ?? (explorerMistake(explorer) === undefined ? new URL(explorer.replaceAll(idPlaceholder, "0")).host : "");
}

/** Returns a service's name for its chain if it is one line of at most 200 printable characters, else `undefined`. */
export function toServiceChainName(text: string | undefined): string | undefined {
  const name = text?.trim() ?? "";
  return name !== "" && name.length <= maxLength && plainText(name) === name ? name : undefined;
}

/** Splits a service's text into name and explorer. A wrong address is left out, since no user could correct it. */
export function toServiceChain(text: string): ChainName {
  const { name, explorer } = splitChainName(text);
  const isUsable = explorer !== undefined && explorerMistake(explorer) === undefined;
  return { ...(name !== "" && { name }), ...(isUsable && { explorer }) };
}

export interface ChainName {
  /** The text of a user, a service or a node: untrusted. */
  readonly name?: string;
  /** An `https:` address in which `{block}`, `{txpow}` or `{transaction}` stands for an id. */
  readonly explorer?: string;
}

/** The limit for the text of the input `chain`, and for the name alone from a service; in UTF-16 units. */
const maxLength = 200;

const idPlaceholder = /\{(block|txpow|transaction)\}/g;

/**
 * Parses the text of the input `chain`: a name and, after the last space, an explorer's address; either may be left
 * out.
 *
 * @returns `undefined` for an empty text
 * @throws RangeError saying what is wrong, without repeating the text, which may hold a password
 */
export function parseChainName(text: string): ChainName | undefined {
  if (text.trim() === "") return undefined;
  if (text.length > maxLength) throw new RangeError(`this has more than ${maxLength} characters`);
  if (text.search(invisibleCharacters) >= 0)
    throw new RangeError("this has a line break or another invisible character");
  const { name, explorer } = splitChainName(text);
  if (/:\/\/|[{}]/.test(name)) throw new RangeError("the address must stand last, after the name and a space");
  const mistake = explorer === undefined ? undefined : explorerMistake(explorer);
  if (mistake !== undefined) throw new RangeError(mistake);
  return { ...(name !== "" && { name }), ...(explorer !== undefined && { explorer }) };
}

/** Splits at the last space if an address follows, even a wrong one: then its mistake can be reported. */
function splitChainName(text: string): { readonly name: string; readonly explorer?: string } {
  const [, before = "", last = ""] = /^(?:(.*)\s)?(\S+)$/s.exec(text.trim()) ?? [];
  const isAddress = /^[a-z][a-z0-9+.-]*:\/|\{/i.test(last);
  return isAddress ? { name: before.trim(), explorer: last } : { name: text.trim() };
}

/** Says what is wrong with an explorer's address; `undefined` when it is usable. */
function explorerMistake(explorer: string): string | undefined {
  if (!/^[\x21-\x7e]+$/.test(explorer)) return "its address has a character outside ASCII";
  const example = explorer.replaceAll(idPlaceholder, "0");
  if (!URL.canParse(example)) return "its address is no address";
  const { protocol, username, password, origin } = new URL(example);
  if (protocol !== "https:") return "its address does not begin with https://";
  if (username !== "" || password !== "") return "its address has a user name or password in it";
  if (/[{}]/.test(example)) return "its address has braces around other words than block, txpow and transaction";
  if (example === explorer) return "its address lacks {block}, {txpow} or {transaction}";
  // A placeholder in the host would let an untrusted id choose the host that a reader visits.
  return explorer.toLowerCase().startsWith(origin) ? undefined : "its address must begin with https:// and a host name";
}
