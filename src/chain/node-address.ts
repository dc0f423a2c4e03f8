import { isLoopback } from "../domain/link.ts";

/** Where a chain node answers commands, with what opens it kept apart from what may be shown. */
export interface NodeAddress {
  /** Without user, password, query and fragment. */
  readonly url: URL;
  /** How the node is called in results and logs: its address without user and password. */
  readonly name: string;
  /** `user:password`, a secret. */
  readonly credentials?: string;
}

/**
 * Reads the address of a node's RPC (interface §10): `https:`, or `http:` on loopback, where no network can read the
 * password. User and password are taken out of it; `password` stands in for one that the address does not hold, with
 * the node's own user name where none is given.
 *
 * @throws RangeError saying what is wrong, without repeating the address, which may hold a password
 */
export function parseNodeAddress(text: string, password?: string): NodeAddress {
  if (!/^[\x21-\x7e]+$/.test(text)) throw new RangeError("this has a space or a character outside ASCII");
  if (!URL.canParse(text)) throw new RangeError("this is no address");
  const url = new URL(text);
  if (url.protocol !== "https:" && !(url.protocol === "http:" && isLoopback(url))) {
    throw new RangeError("this is neither https: nor on this machine");
  }
  if (/[?#]/.test(text)) throw new RangeError("this has a query or a fragment");
  if (url.pathname !== "/") throw new RangeError("this has a path; a node answers at its root");
  const credentials = toCredentials(decode(url.username), decode(url.password) || password);
  url.username = "";
  url.password = "";
  return { url, name: url.origin, ...(credentials !== undefined && { credentials }) };
}

/** The node's own full user is `minima` (node-facts §3). */
function toCredentials(user: string, password = ""): string | undefined {
  return user === "" && password === "" ? undefined : `${user || "minima"}:${password}`;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new RangeError("this has a user or password that is not percent-encoded");
  }
}
