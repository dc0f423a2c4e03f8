import { expect, test } from "vitest";

import { parseNodeAddress } from "#core/url.ts";

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
