/** Addresses that users, services and evidence give: of the service, a chain node, a link, and a chain's explorer. */
import type { ChainRecord } from "./row.ts";
import { invisibleCharacters, plainText } from "./text.ts";

const maxUrlLength = 2048;
const loopbackHost = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

export function isLoopback(url: URL): boolean {
  return loopbackHost.test(url.hostname);
}

/**
 * Checks an untrusted address that may become a link. Returns it in the URL parser's spelling if it is `https:`, or
 * `http:` on loopback, without credentials or invisible characters, of at most 2,048 characters; else `undefined`.
 */
export function toSafeLink(text: string): string | undefined {
  // `URL` drops tabs and line breaks silently, so an address with them must be refused before it is parsed.
  const hasInvisible = !/^[!-~]*$/.test(text) && /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u.test(text);
  if (text.length > maxUrlLength || hasInvisible || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.username !== "" || url.password !== "" || url.href.length > maxUrlLength) return undefined;
  const isLoopbackHttp = url.protocol === "http:" && isLoopback(url);
  return url.protocol === "https:" || isLoopbackHttp ? url.href : undefined;
}

/**
 * Parses the service's base address: `https:`, or `http:` on loopback, where no network can read the key. A trailing
 * `/` or `/core` is dropped, since each route begins with `/core`.
 *
 * @throws RangeError saying what is wrong with the address
 */
export function parseBaseUrl(text: string): URL {
  const url = parseSecureUrl(text);
  if (url.username !== "" || url.password !== "") throw new RangeError("this contains a user name or a password");
  if (/[?#]/.test(text)) throw new RangeError("this has a query or a fragment");
  url.pathname = url.pathname.replace(/\/+$/, "").replace(/\/core$/, "");
  return url;
}

/** Parses an address to which a secret may be sent: `https:` encrypts it, and loopback stays on this machine. */
function parseSecureUrl(text: string): URL {
  if (!/^[\x21-\x7e]+$/.test(text)) throw new RangeError("this contains a space or a character outside ASCII");
  if (!URL.canParse(text)) throw new RangeError("this is not an address; begin it with https://");
  const url = new URL(text);
  if (url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url))) return url;
  throw new RangeError("use https://; http:// works only on this machine");
}

/**
 * Returns a function that makes the URL of a path below `base`. Its origin is always that of `base`, so that the key is
 * sent nowhere else. Each URL is made once, since making it takes a twentieth of the time of a whole request.
 */
export function createUrlMaker(base: URL): (path: `/${string}`) => URL {
  const urlByPath = new Map<string, URL>();
  return (path) => {
    const url = urlByPath.get(path) ?? new URL(base);
    if (!urlByPath.has(path)) url.pathname = `${base.pathname.replace(/\/$/, "")}${path}`;
    urlByPath.set(path, url);
    return url;
  };
}

/** The address of a chain node, with its secret apart from what may be shown. */
export interface NodeAddress {
  /** The address without user and password. */
  readonly url: URL;
  /** The node's origin, by which results and logs name it. */
  readonly name: string;
  /** `user:password`, a secret. */
  readonly credentials?: string;
}

/**
 * Parses the address of a node's RPC: `https:`, or `http:` on loopback, where no network can read the password.
 *
 * @param password used where the address has no password
 * @throws RangeError saying what is wrong, without repeating the address, which may hold a password
 */
export function parseNodeAddress(text: string, password?: string): NodeAddress {
  const url = parseSecureUrl(text);
  if (/[?#]/.test(text)) throw new RangeError("this has a query or a fragment");
  if (url.pathname !== "/") throw new RangeError("this has a path; leave the path out");
  const [user, ownPassword] = [url.username, url.password].map(decodePart);
  if (user === undefined || ownPassword === undefined)
    throw new RangeError("this has a user or password that is not percent-encoded");
  const secret = ownPassword || (password ?? "");
  // The node's default user is `minima` (docs/chain-node.md#its-command-port).
  const credentials = user === "" && secret === "" ? undefined : `${user || "minima"}:${secret}`;
  url.username = "";
  url.password = "";
  return { url, name: url.origin, ...(credentials !== undefined && { credentials }) };
}

/** Undoes percent-encoding; `undefined` where `part` has an invalid escape. */
export function decodePart(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/** Returns the explorer's page for `record`; `undefined` if `explorer` is unusable, or `record` lacks an id for it. */
export function explorerPageOf(explorer: string, record: ChainRecord): string | undefined {
  if (findExplorerMistake(explorer) !== undefined) return undefined;
  const { blockNumber: block, txpowId: txpow, transactionId: transaction } = record;
  const idByName: Readonly<Record<string, string | undefined>> = { block: block?.toString(), txpow, transaction };
  let areIdsKnown = true;
  const address = explorer.replaceAll(idPlaceholder, (_, name: string) => {
    const id = idByName[name] ?? "";
    // In a path, an id of dots alone would lead to another page of the explorer (RFC 3986 §5.2.4).
    areIdsKnown &&= id.isWellFormed() && /[^.]/.test(id);
    return areIdsKnown ? encodeURIComponent(id) : "";
  });
  return areIdsKnown ? toSafeLink(address) : undefined;
}

/** Returns the chain's name, else the explorer's host, else an empty text. The text is untrusted. */
export function renderChainName({ name, explorer = "" }: ChainName): string {
  return (
    name ?? (findExplorerMistake(explorer) === undefined ? new URL(explorer.replaceAll(idPlaceholder, "0")).host : "")
  );
}

/** Returns a service's name for its chain if it is one line of at most 200 printable characters, else `undefined`. */
export function toServiceChainName(text: string | undefined): string | undefined {
  const name = text?.trim() ?? "";
  return name !== "" && name.length <= maxChainTextLength && plainText(name) === name ? name : undefined;
}

/** Splits a service's text into name and explorer. Drops a wrong address, since the user cannot correct that text. */
export function toServiceChain(text: string): ChainName {
  const { name, explorer } = splitChainName(text);
  const isUsable = explorer !== undefined && findExplorerMistake(explorer) === undefined;
  return { ...(name !== "" && { name }), ...(isUsable && { explorer }) };
}

export interface ChainName {
  /** Untrusted: a user, a service or a node gives it. */
  readonly name?: string;
  /** An `https:` address in which `{block}`, `{txpow}` or `{transaction}` stands for an id. */
  readonly explorer?: string;
}

/** In UTF-16 units. Of the input `chain` it limits the whole text; of a service's answer, only the chain's name. */
const maxChainTextLength = 200;

const idPlaceholder = /\{(block|txpow|transaction)\}/g;

/**
 * Parses the text of the input `chain`: a name and, after the last space, an explorer's address. Name or address may be
 * left out.
 *
 * @returns `undefined` for an empty text
 * @throws RangeError saying what is wrong, without repeating the text, which may hold a password
 */
export function parseChainName(text: string): ChainName | undefined {
  if (text.trim() === "") return undefined;
  if (text.length > maxChainTextLength) throw new RangeError(`this has more than ${maxChainTextLength} characters`);
  if (text.search(invisibleCharacters) >= 0)
    throw new RangeError("this has a line break or another invisible character");
  const { name, explorer } = splitChainName(text);
  if (/:\/\/|[{}]/.test(name)) throw new RangeError("the address must stand last, after the name and a space");
  const mistake = explorer === undefined ? undefined : findExplorerMistake(explorer);
  if (mistake !== undefined) throw new RangeError(mistake);
  return { ...(name !== "" && { name }), ...(explorer !== undefined && { explorer }) };
}

/** Takes the last word as the explorer if it looks like an address, even a wrong one, whose mistake is reported. */
function splitChainName(text: string): { readonly name: string; readonly explorer?: string } {
  const [, textBefore = "", lastWord = ""] = /^(?:(.*)\s)?(\S+)$/s.exec(text.trim()) ?? [];
  const isAddress = /^[a-z][a-z0-9+.-]*:\/|\{/i.test(lastWord);
  return isAddress ? { name: textBefore.trim(), explorer: lastWord } : { name: text.trim() };
}

/** Says what is wrong with an explorer's address; `undefined` when it is usable. */
function findExplorerMistake(explorer: string): string | undefined {
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
