import { expect, test, describe } from "vitest";

import {
  createUrlMaker,
  parseBaseUrl,
  toSafeLink,
  parseNodeAddress,
  explorerPageOf,
  parseChainName,
  renderChainName,
  toServiceChain,
  toServiceChainName,
} from "#core/addresses.ts";

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
  ["https://api.example/", "https://api.example/"],
  ["https://api.example/core", "https://api.example/"],
  ["https://api.example/core/", "https://api.example/"],
  ["https://api.example/a//b///", "https://api.example/a//b"],
  ["https://api.example/core/v2", "https://api.example/core/v2"],
  ["https://api.example/hardcore", "https://api.example/hardcore"],
  ["https://api.example/gateway/core/", "https://api.example/gateway"],
  ["http://127.0.0.1:8787/core", "http://127.0.0.1:8787/"],
  ["http://127.255.0.9", "http://127.255.0.9/"],
  ["http://localhost:8787", "http://localhost:8787/"],
  ["http://[::1]:8787/core", "http://[::1]:8787/"],
])("the service's address %s is kept as %s", (text, kept) => {
  expect(parseBaseUrl(text).href).toBe(kept);
});

test.each([
  ["https://user@api.example", "a user name or a password"],
  ["https://:word@api.example", "a user name or a password"],
  ["https://api.example@elsewhere.example", "a user name or a password"],
  ["https://api.example/?a=b", "a query or a fragment"],
  ["https://api.example/#a", "a query or a fragment"],
  ["https://api.example/?", "a query or a fragment"],
  ["http://api.example", "use https://"],
  ["http://localhost.api.example", "use https://"],
  ["http://127.0.0.1.api.example", "use https://"],
  ["http://[::2]", "use https://"],
  ["http://10.0.0.1", "use https://"],
  ["ftp://api.example", "use https://"],
  ["file:///etc/passwd", "use https://"],
  ["api.example", "not an address"],
  ["//api.example", "not an address"],
  ["https://", "not an address"],
  ["https://api.example /", "a space"],
  ["https://api.ex\u0430mple", "outside ASCII"],
  ["https://api.example/\u0000", "outside ASCII"],
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

test("user and password are taken out of the address, decoded", () => {
  const address = parseNodeAddress("https://reader:s%3Acret@node.example:9005/");
  expect(address.name).toBe("https://node.example:9005");
  expect(address.credentials).toBe("reader:s:cret");
  expect(address.url.href).toBe("https://node.example:9005/");
});

test("without a user the node's own stands in, and without either nothing is sent", () => {
  expect(parseNodeAddress("http://127.0.0.1:9005", "secret").credentials).toBe("minima:secret");
  expect(parseNodeAddress("http://reader@localhost:9005").credentials).toBe("reader:");
  expect(parseNodeAddress("http://localhost:9005")).not.toHaveProperty("credentials");
  expect(parseNodeAddress("http://reader@localhost:9005", "secret").credentials).toBe("reader:secret");
});

test.each([
  ["http://node.example:9005", "only on this machine"],
  ["http://10.0.0.1:9005", "only on this machine"],
  ["ftp://127.0.0.1", "only on this machine"],
  ["127.0.0.1:9005", "not an address"],
  ["node", "not an address"],
  ["https://node.example/rpc", "a path"],
  ["https://node.example/?a=b", "query"],
  ["https://node.example/#quit", "fragment"],
  ["https://node.example :9005", "space"],
  ["https://nöde.example", "ASCII"],
  ["https://u:%E0%A4%A@node.example", "percent-encoded"],
  ["https://%E0%A4%A:p@node.example", "percent-encoded"],
])("the node's address %s is refused", (text, reason) => {
  expect(() => parseNodeAddress(text)).toThrow(reason);
});

test("what is said of a wrong address does not repeat its password", () => {
  expect(() => parseNodeAddress("http://me:hidden-word@node.example")).toThrow(/^(?!.*hidden-word)/);
});

describe("parseChainName", () => {
  const explorer = "https://explorer.example/tx/{txpow}";

  test.each([
    ["", undefined],
    ["  ", undefined],
    ["Minima", { name: "Minima" }],
    ["The main chain, 2026", { name: "The main chain, 2026" }],
    [explorer, { explorer }],
    [`The main chain ${explorer}`, { name: "The main chain", explorer }],
    [`  名前  ${explorer} `, { name: "名前", explorer }],
    [
      "X https://explorer.example/#/{block}?t={transaction}",
      { name: "X", explorer: "https://explorer.example/#/{block}?t={transaction}" },
    ],
  ])("reads name and explorer of %j", (text, expected) => {
    expect(parseChainName(text)).toEqual(expected);
  });

  test.each([
    ["X https://explorer.example/", /lacks \{block\}, \{txpow\} or \{transaction\}/],
    ["X http://explorer.example/{block}", /not begin with https:/],
    ["X javascript://explorer.example/{block}", /not begin with https:/],
    ["X https://user:hunter2@explorer.example/{block}", /user name or password/],
    ["X https://explorer.example/{hash}", /braces around other words/],
    ["X https://explorer.example/{block}/{hash}", /braces around other words/],
    ["X https://{block}.example/", /begin with https:\/\/ and a host name/],
    ["X https://explorer.example:44{block}/", /begin with https:\/\/ and a host name/],
    ["X explorer.example/{block}", /no address/],
    [`${explorer} X`, /must stand last/],
    [`${explorer} ${explorer}`, /must stand last/],
    ["X https://explorér.example/{block}", /outside ASCII/],
    ["X\nY", /invisible/],
    ["X\u202eY", /invisible/],
    ["x".repeat(201), /more than 200 characters/],
  ])("refuses %j", (text, mistake) => {
    expect(() => parseChainName(text)).toThrow(mistake);
    expect(() => parseChainName(text)).not.toThrow(/hunter2/);
  });
});

describe("explorerPageOf", () => {
  const at = (path: string, record: Parameters<typeof explorerPageOf>[1]) =>
    explorerPageOf(`https://explorer.example/${path}`, record);

  test("fills each placeholder with its id, percent-encoded", () => {
    expect(at("b/{block}?of={txpow}", { blockNumber: 12, txpowId: "0xAB/..&x=1" })).toBe(
      "https://explorer.example/b/12?of=0xAB%2F..%26x%3D1",
    );
    expect(at("t/{transaction}", { transactionId: "0xCD" })).toBe("https://explorer.example/t/0xCD");
  });

  test.each([{}, { txpowId: "" }, { txpowId: ".." }, { txpowId: "\ud800" }, { blockNumber: 12 }])(
    "gives no address where the needed id is unknown or is no id: %j",
    (record) => {
      expect(at("t/{txpow}", record)).toBeUndefined();
    },
  );

  test("gives no address for an explorer of untrusted evidence that the input would refuse", () => {
    expect(explorerPageOf("javascript:alert({block})", { blockNumber: 12 })).toBeUndefined();
    expect(explorerPageOf("https://explorer.example/", { blockNumber: 12 })).toBeUndefined();
  });
});

test("renderChainName prefers the name to the explorer's host", () => {
  const explorer = "https://explorer.example/{block}";
  expect([{ name: "X", explorer }, { explorer }, { explorer: "nonsense" }, {}].map(renderChainName)).toEqual([
    "X",
    "explorer.example",
    "",
    "",
  ]);
});

test("toServiceChainName takes one printable line of at most 200 characters", () => {
  expect(toServiceChainName(" a demonstration ledger ")).toBe("a demonstration ledger");
  for (const text of [undefined, "", " ", "a\nb", "a\u202eb", "x".repeat(201)])
    expect(toServiceChainName(text)).toBeUndefined();
});

test("toServiceChain takes the explorer that a service says, and no address that the input would refuse", () => {
  const explorer = "https://explorer.example/{block}";
  expect(toServiceChain(`The chain ${explorer}`)).toEqual({ name: "The chain", explorer });
  for (const hostile of [
    "javascript:/alert({block})",
    "data:text/html,{block}",
    "http://explorer.example/{block}",
    "https://user:pass@explorer.example/{block}",
    "https://{block}.example/",
    "https://explorer.example/",
    "https://explorer.example/{hash}",
  ])
    expect(toServiceChain(`The chain ${hostile}`)).toEqual({ name: "The chain" });
});
