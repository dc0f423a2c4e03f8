import { describe, expect, test } from "vitest";

import { createRedactor } from "#api/redact.ts";
import { createCanary, encodingsOf, findSecret } from "../../support/runner/secrets.ts";

const secret = createCanary();
const redact = (text: string): string => createRedactor(secret)(text);
/** Bytes that are no text in a JSON answer, and quotings of shells and runners, in which no service writes. */
const foreign = /^(?:utf-16|shell|powershell|workflow)/;
const spellings = Object.entries(encodingsOf(secret)).filter(([name]) => !foreign.test(name));

describe("a text of the service's loses the key", () => {
  test.each(spellings)("spelled %s", (_, spelling) => {
    const text = `The key ${String(spelling)} is unknown, ${String(spelling)}!`;
    expect(redact(text)).not.toContain(String(spelling));
    expect(findSecret(secret, { text: redact(text) })).toEqual([]);
    expect(redact(text)).toMatch(/^The key \W*\*{3}.* is unknown, \W*\*{3}.*!$/);
  });

  test("in another case", () => {
    expect(redact(`KEY=${secret.toUpperCase()};`)).toBe("KEY=***;");
    expect(redact(`key=${secret.toLowerCase()};`)).toBe("key=***;");
  });

  test("written as JSON within JSON", () => {
    const inner = JSON.stringify({ key: secret });
    expect(redact(JSON.stringify({ inner }))).toBe(String.raw`{"inner":"{\"key\":\"***\"}"}`);
  });

  test.each(["\u200b", "\u00ad", "\u202e", "\u0007", "\ufeff"])("broken up by what nobody sees: %j", (unseen) => {
    const text = Array.from(secret).join(unseen);
    expect(redact(`a ${text} z`)).toBe("a *** z");
  });
});

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

test("a key with half a character, as an argument may hold it, is struck out as well", () => {
  const key = "12345678\ud83d";
  expect(createRedactor(key)(`x ${key} y`)).toBe("x *** y");
});

test("a key of eight characters is struck out, one of seven is not", () => {
  expect(createRedactor("12345678")("x 12345678 y")).toBe("x *** y");
  expect(createRedactor("1234567")("x 1234567 y")).toBe("x 1234567 y");
});

test("a shorter one is struck out on request, where it stands alone", () => {
  const strikeShort = createRedactor("1234567", 4);
  expect(strikeShort("x 1234567 y, “1234567”, MTIzNDU2Nw==")).toBe("x *** y, “***”, ***w==");
  expect(strikeShort("01234567 and 1234567f")).toBe("01234567 and 1234567f");
  expect(createRedactor("123", 4)("x 123 y")).toBe("x 123 y");
});

test("a key that is too short to be told from any text is left alone", () => {
  expect(createRedactor("a1")("Data1")).toBe("Data1");
  expect(createRedactor("")("anything")).toBe("anything");
});

test("every sign of a key is meant literally", () => {
  const odd = String.raw`(.*)[a-z]+\d$^|?{2}/`;
  expect(createRedactor(odd)(`x ${odd} y`)).toBe("x *** y");
  expect(createRedactor(odd)("x anything y")).toBe("x anything y");
});
