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

/** `path` below the base address. The origin is the base's by construction: the key goes nowhere else. */
export function urlOf(base: URL, path: `/${string}`): URL {
  const url = new URL(base);
  url.pathname = `${base.pathname.replace(/\/$/, "")}${path}`;
  return url;
}
