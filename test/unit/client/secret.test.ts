import { describe, expect, test } from "vitest";

import { createStriker } from "#api/redact.ts";
import { createCanary, encodingsOf, findSecret } from "../../support/runner/secrets.ts";

const secret = createCanary();
const strike = (text: string): string => createStriker(secret)(text);
/** Bytes that are no text in a JSON answer, and quotings of shells and runners, in which no service writes. */
const foreign = /^(?:utf-16|shell|powershell|workflow)/;
const spellings = Object.entries(encodingsOf(secret)).filter(([name]) => !foreign.test(name));

describe("a text of the service's loses the key", () => {
  test.each(spellings)("spelled %s", (_, spelling) => {
    const text = `The key ${String(spelling)} is unknown, ${String(spelling)}!`;
    expect(strike(text)).not.toContain(String(spelling));
    expect(findSecret(secret, { text: strike(text) })).toEqual([]);
    expect(strike(text)).toMatch(/^The key \W*\*{3}.* is unknown, \W*\*{3}.*!$/);
  });

  test("in another case", () => {
    expect(strike(`KEY=${secret.toUpperCase()};`)).toBe("KEY=***;");
    expect(strike(`key=${secret.toLowerCase()};`)).toBe("key=***;");
  });

  test("written as JSON within JSON", () => {
    const inner = JSON.stringify({ key: secret });
    expect(strike(JSON.stringify({ inner }))).toBe(String.raw`{"inner":"{\"key\":\"***\"}"}`);
  });

  test.each(["\u200b", "\u00ad", "\u202e", "\u0007", "\ufeff"])("broken up by what nobody sees: %j", (unseen) => {
    const text = Array.from(secret).join(unseen);
    expect(strike(`a ${text} z`)).toBe("a *** z");
  });
});

test("a text without the key stays as it is, unseen characters and all", () => {
  const text = "Hash\u200b found.\n\u202e 106f6d3b";
  expect(strike(text)).toBe(text);
});

test("a key goes whole where one of its spellings begins with another", () => {
  const key = "password\\";
  const json = JSON.stringify({ key });
  expect(createStriker(key)(`key=${key}`)).toBe("key=***");
  expect(createStriker(key)(json)).toBe('{"key":"***"}');
  expect(createStriker(key)(JSON.stringify({ json }))).toBe(String.raw`{"json":"{\"key\":\"***\"}"}`);
});

test("a key goes in both alphabets of base64, in every alignment", () => {
  const key = "???>>>~~~???>>>~~~";
  for (const alphabet of ["base64", "base64url"] as const) {
    for (const before of ["", "a", "ab"]) {
      const text = Buffer.from(`${before}${key}`).toString(alphabet);
      // What stands before and after the key in the same three bytes is left.
      expect(createStriker(key)(text)).toMatch(/^\w{0,3}\*{3}[\w=]{0,3}$/);
    }
  }
});

test("a key with half a character, as an argument may hold it, is struck out as well", () => {
  const key = "12345678\ud83d";
  expect(createStriker(key)(`x ${key} y`)).toBe("x *** y");
});

test("a key of eight characters is struck out, one of seven is not", () => {
  expect(createStriker("12345678")("x 12345678 y")).toBe("x *** y");
  expect(createStriker("1234567")("x 1234567 y")).toBe("x 1234567 y");
});

test("a shorter one is struck out on request, where it stands alone", () => {
  const strikeShort = createStriker("1234567", 4);
  expect(strikeShort("x 1234567 y, “1234567”, MTIzNDU2Nw==")).toBe("x *** y, “***”, ***w==");
  expect(strikeShort("01234567 and 1234567f")).toBe("01234567 and 1234567f");
  expect(createStriker("123", 4)("x 123 y")).toBe("x 123 y");
});

test("a key that is too short to be told from any text is left alone", () => {
  expect(createStriker("a1")("Data1")).toBe("Data1");
  expect(createStriker("")("anything")).toBe("anything");
});

test("every sign of a key is meant literally", () => {
  const odd = String.raw`(.*)[a-z]+\d$^|?{2}/`;
  expect(createStriker(odd)(`x ${odd} y`)).toBe("x *** y");
  expect(createStriker(odd)("x anything y")).toBe("x anything y");
});
