import { expect, test } from "vitest";

import { createRedactor } from "#api/redact.ts";
import { createCanary, encodingsOf, findSecret } from "../../support/runner/secrets.ts";

const secret = createCanary();
const redact = (text: string): string => createRedactor(secret)(text);
/** Bytes that are no text in a JSON answer, and quotings of shells and runners, in which no service writes. */
const foreign = /^(?:utf-16|shell|powershell|workflow)/;
const spellings = Object.entries(encodingsOf(secret)).filter(([name]) => !foreign.test(name));

test.each(spellings)("a text of the service's loses the key spelled %s", (_, spelling) => {
  const text = `The key ${String(spelling)} is unknown, ${String(spelling)}!`;
  expect(redact(text)).not.toContain(String(spelling));
  expect(findSecret(secret, { text: redact(text) })).toEqual([]);
  expect(redact(text)).toMatch(/^The key \W*\*{3}.* is unknown, \W*\*{3}.*!$/);
});

test("a text of the service's loses the key in another case", () => {
  expect(redact(`KEY=${secret.toUpperCase()};`)).toBe("KEY=***;");
  expect(redact(`key=${secret.toLowerCase()};`)).toBe("key=***;");
});

test("a text of the service's loses the key written as JSON within JSON", () => {
  const inner = JSON.stringify({ key: secret });
  expect(redact(JSON.stringify({ inner }))).toBe(String.raw`{"inner":"{\"key\":\"***\"}"}`);
});

test.each(["\u200b", "\u00ad", "\u202e", "\u0007", "\ufeff"])(
  "a text loses the key broken up by the unseen %j",
  (unseen) => {
    const text = Array.from(secret).join(unseen);
    expect(redact(`a ${text} z`)).toBe("a *** z");
  },
);

test("a text without the key stays as it is, unseen characters and all", () => {
  const text = "Hash\u200b found.\n\u202e 106f6d3b";
  expect(redact(text)).toBe(text);
});

test("a key goes whole where one of its spellings begins with another", () => {
  const key = "password\\";
  const json = JSON.stringify({ key });
  expect(createRedactor(key)(`key=${key}`)).toBe("key=***");
  expect(createRedactor(key)(json)).toBe('{"key":"***"}');
  expect(createRedactor(key)(JSON.stringify({ json }))).toBe(String.raw`{"json":"{\"key\":\"***\"}"}`);
});

test("a key goes in both alphabets of base64, in every alignment", () => {
  const key = "???>>>~~~???>>>~~~";
  for (const alphabet of ["base64", "base64url"] as const) {
    for (const before of ["", "a", "ab"]) {
      const text = Buffer.from(`${before}${key}`).toString(alphabet);
      // What stands before and after the key in the same three bytes is left.
      expect(createRedactor(key)(text)).toMatch(/^\w{0,3}\*{3}[\w=]{0,3}$/);
    }
  }
});

test("a key with half a character, as an argument may hold it, is redacted as well", () => {
  const key = "12345678\ud83d";
  expect(createRedactor(key)(`x ${key} y`)).toBe("x *** y");
});

test.each([
  ["12345678", undefined, "x 12345678 y", "x *** y"],
  ["12345678", undefined, "x12345678y", "x***y"],
  ["1234567", undefined, "x 1234567 y", "x 1234567 y"],
  ["1234567", 4, "x 1234567 y, “1234567”, MTIzNDU2Nw==", "x *** y, “***”, ***w=="],
  ["1234567", 4, "01234567 and 1234567f", "01234567 and 1234567f"],
  ["123", 4, "x 123 y", "x 123 y"],
  ["a1", undefined, "Data1", "Data1"],
  ["", undefined, "anything", "anything"],
])("the key “%s” is redacted from %s characters on: “%s” becomes “%s”", (key, shortest, text, expected) => {
  expect(createRedactor(key, shortest)(text)).toBe(expected);
});

test("every sign of a key is meant literally", () => {
  const odd = String.raw`(.*)[a-z]+\d$^|?{2}/`;
  expect(createRedactor(odd)(`x ${odd} y`)).toBe("x *** y");
  expect(createRedactor(odd)("x anything y")).toBe("x anything y");
});
