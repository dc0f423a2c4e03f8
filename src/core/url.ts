const maxUrlLength = 2048;
const loopbackHost = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

export function isLoopback(url: URL): boolean {
  return loopbackHost.test(url.hostname);
}

/**
 * Returns an untrusted address that may become a link, in the URL parser's spelling: `https:`, or `http:` on loopback,
 * without credentials or invisible characters, of at most 2,048 characters. `undefined` for any other.
 */
export function toSafeLink(text: string): string | undefined {
  // The parser drops tabs and line breaks silently: an address with them would pass if only the parser were asked.
  const hasInvisible = !/^[!-~]*$/.test(text) && /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u.test(text);
  if (text.length > maxUrlLength || hasInvisible || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.username !== "" || url.password !== "" || url.href.length > maxUrlLength) return undefined;
  const isLocal = url.protocol === "http:" && isLoopback(url);
  return url.protocol === "https:" || isLocal ? url.href : undefined;
}

/**
 * Parses the service's base address: `https:`, or `http:` on loopback, where no network can read the key. A trailing
 * `/` or `/core` is dropped, since routes begin with `/core` themselves.
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

/** Parses an address that a secret may be sent to: `https:` is encrypted, and loopback stays on this machine. */
function parseSecureUrl(text: string): URL {
  if (!/^[\x21-\x7e]+$/.test(text)) throw new RangeError("this contains a space or a character outside ASCII");
  if (!URL.canParse(text)) throw new RangeError("this is not an address; begin it with https://");
  const url = new URL(text);
  if (url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url))) return url;
  throw new RangeError("use https://; http:// works only on this machine");
}

/**
 * Returns a function from a path to its URL below `base`: always of the same origin, so the key goes nowhere else. Each
 * URL is made once, since making it costs a twentieth of a whole request.
 */
export function createUrlMaker(base: URL): (path: `/${string}`) => URL {
  const urls = new Map<string, URL>();
  return (path) => {
    const url = urls.get(path) ?? new URL(base);
    if (!urls.has(path)) url.pathname = `${base.pathname.replace(/\/$/, "")}${path}`;
    urls.set(path, url);
    return url;
  };
}

/** The address of a chain node, with its secret apart from what may be shown. */
export interface NodeAddress {
  /** Without user, password, query and fragment. */
  readonly url: URL;
  /** What results and logs call the node: its origin. */
  readonly name: string;
  /** `user:password`, a secret. */
  readonly credentials?: string;
}

/**
 * Parses the address of a node's RPC: `https:`, or `http:` on loopback, where no network can read the password.
 *
 * @param password for an address without one
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
