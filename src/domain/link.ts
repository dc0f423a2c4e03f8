const longestUrl = 2048;
const loopbackHost = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Whether `url` points at this machine. */
export function isLoopback(url: URL): boolean {
  return loopbackHost.test(url.hostname);
}

/**
 * An address of the service's that may be shown as a link: `https:`, or `http:` on loopback, without credentials,
 * control or format characters, at most 2,048 characters (faults T4).
 *
 * @returns the address in the URL parser's own spelling, or `undefined`
 */
export function safeLink(text: string): string | undefined {
  // The parser drops tabs and line breaks silently: `java\nscript:` would pass if it were asked first.
  if (text.length > longestUrl || /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u.test(text) || !URL.canParse(text))
    return undefined;
  const url = new URL(text);
  if (url.username !== "" || url.password !== "" || url.href.length > longestUrl) return undefined;
  const isLocal = url.protocol === "http:" && isLoopback(url);
  return url.protocol === "https:" || isLocal ? url.href : undefined;
}
