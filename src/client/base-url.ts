import { isLoopback } from "../domain/link.ts";

/**
 * Reads the service's base address, `{base_url}` of the specification: `https:`, or `http:` on loopback, where no
 * network can read the key. A trailing `/` or `/core` is dropped, routes begin with `/core` themselves.
 *
 * @throws RangeError saying what is wrong with the address
 */
export function parseBaseUrl(text: string): URL {
  if (!/^[\x21-\x7e]+$/.test(text)) throw new RangeError("this has a space or a character outside ASCII");
  if (!URL.canParse(text)) throw new RangeError("this is no address");
  const url = new URL(text);
  if (url.protocol !== "https:" && !(url.protocol === "http:" && isLoopback(url))) {
    throw new RangeError("this is neither https: nor on this machine");
  }
  if (url.username !== "" || url.password !== "") throw new RangeError("this has a user name or password in it");
  if (/[?#]/.test(text)) throw new RangeError("this has a query or a fragment");
  url.pathname = url.pathname.replace(/\/+$/, "").replace(/\/core$/, "");
  return url;
}

/**
 * Gives the address of each path below `base`; it is made once, since that costs a twentieth of a whole request. The
 * origin is the base's by construction: the key goes nowhere else.
 */
export function createAddresses(base: URL): (path: `/${string}`) => URL {
  const known = new Map<string, URL>();
  return (path) => {
    const url = known.get(path) ?? new URL(base);
    if (!known.has(path)) url.pathname = `${base.pathname.replace(/\/$/, "")}${path}`;
    known.set(path, url);
    return url;
  };
}
