import { describe, expect, test } from "vitest";

import { createStriker } from "../../src/client/secret.ts";
import { createCanary, encodingsOf, findSecret } from "../support/secrets.ts";

const secret = createCanary();
const strike = createStriker(secret);
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

test("a key that is too short to be told from any text is left alone", () => {
  expect(createStriker("a1")("Data1")).toBe("Data1");
  expect(createStriker("")("anything")).toBe("anything");
});

test("every sign of a key is meant literally", () => {
  const odd = String.raw`(.*)[a-z]+\d$^|?{2}/`;
  expect(createStriker(odd)(`x ${odd} y`)).toBe("x *** y");
  expect(createStriker(odd)("x anything y")).toBe("x anything y");
});
