import { expect, test } from "vitest";

import { createUrlMaker, parseBaseUrl, toSafeLink } from "#core/url.ts";

/** An address of exactly `length` characters. */
const long = (length: number): string => "https://storage.example/".padEnd(length, "a");

test.each([
  "https://storage.example/report.pdf?X-Amz-Signature=ab&x=1#page=2",
  "https://storage.example:8443/",
  "http://localhost/reports/1",
  "http://localhost:8787/reports/1",
  "http://127.0.0.1:8787/reports/1",
  "http://127.255.0.254/",
  "http://[::1]:8787/",
  long(2048),
])("an address may be shown as a link, as it is written: %s", (url) => {
  expect(toSafeLink(url)).toBe(url);
});

test.each([
  ["HTTPS://Storage.Example", "https://storage.example/"],
  ["https://storage.example/a b<c>", "https://storage.example/a%20b%3Cc%3E"],
  ["http://127.1/", "http://127.0.0.1/"],
  [" https://storage.example/ ", "https://storage.example/"],
])("the address %j may be shown as a link in the parser's spelling %s", (url, spelled) => {
  expect(toSafeLink(url)).toBe(spelled);
});

test.each([
  ["no address", "not an address"],
  ["an empty text", ""],
  ["an address without scheme", "//storage.example/"],
  ["a script", "javascript:alert(1)"],
  ["a script behind a line break", "java\nscript:alert(1)"],
  ["a line break, which the parser would drop", "https://storage.example/a\nb"],
  ["data", "data:text/html,x"],
  ["a file", "file:///etc/passwd"],
  ["another scheme on this machine", "ftp://localhost/"],
  ["http: elsewhere", "http://storage.example/"],
  ["http: to a name that begins like this machine", "http://localhost.example/"],
  ["http: to a name that ends like this machine", "http://evil-localhost/"],
  ["http: to an address that begins like loopback", "http://127.0.0.1.example/"],
  ["http: to an address that ends like loopback", "http://sub.127.0.0.1.example/"],
  ["http: to another address of this machine's network", "http://192.168.0.1/"],
  ["http: to another address in brackets", "http://[::2]/"],
  ["a user", "https://user@storage.example/"],
  ["a password", "https://:password@storage.example/"],
  ["a user and a password", "https://user:password@storage.example/"],
  ["a change of direction", "https://storage.example/\u202efdp"],
  ["a line separator", "https://storage.example/\u2028"],
  ["a paragraph separator", "https://storage.example/\u2029"],
  ["half of a surrogate pair", "https://storage.example/\ud83d"],
  ["a character too many", long(2049)],
  ["a character too many once it is encoded", `${long(2047)}ü`],
  ["a character too many that the parser would leave out", `${long(2040)}/../../../b`],
])("an address that is never a link: %s", (_, url) => {
  expect(toSafeLink(url)).toBeUndefined();
});

test("an address that grows when it is encoded is a link up to the very limit", () => {
  expect(toSafeLink(`${long(2042)}ü`)).toBe(`${long(2042)}%C3%BC`);
  expect(toSafeLink(`${long(2043)}ü`)).toBeUndefined();
});

test.each([
  ["https://api.example", "https://api.example/"],
  ["https://api.example/core", "https://api.example/"],
  ["https://api.example/core/", "https://api.example/"],
  ["https://api.example/a//b///", "https://api.example/a//b"],
  ["https://api.example/core/v2", "https://api.example/core/v2"],
  ["https://api.example/hardcore", "https://api.example/hardcore"],
  ["http://127.0.0.1:8787/core", "http://127.0.0.1:8787/"],
])("the service's address %s is kept as %s", (text, kept) => {
  expect(parseBaseUrl(text).href).toBe(kept);
});

test.each([
  ["https://user@api.example", "a user name or a password"],
  ["https://:word@api.example", "a user name or a password"],
  ["https://api.example/?a=b", "a query or a fragment"],
  ["https://api.example/#a", "a query or a fragment"],
  ["https://api.example/?", "a query or a fragment"],
  ["http://api.example", "use https://"],
  ["api.example", "not an address"],
  ["https://api.example /", "a space"],
])("the service's address %s is refused for %s", (text, reason) => {
  expect(() => parseBaseUrl(text)).toThrow(reason);
});

test("a path is put below the service's address, and never leads to another origin", () => {
  const toUrl = createUrlMaker(new URL("https://api.example/base/"));
  expect(toUrl("/core/v2").href).toBe("https://api.example/base/core/v2");
  expect(toUrl("/core/v2")).toBe(toUrl("/core/v2"));
  expect(toUrl("//other.example/").origin).toBe("https://api.example");
  expect(createUrlMaker(new URL("https://api.example"))("/core/v2").href).toBe("https://api.example/core/v2");
  expect(createUrlMaker(new URL("https://api.example/a/b"))("/c").href).toBe("https://api.example/a/b/c");
});
