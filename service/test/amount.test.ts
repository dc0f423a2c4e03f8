import { assert, bigInt, property } from "fast-check";
import { expect, test } from "vitest";

import { anchorAmount, formatAmount, parseAmount, toOutputs } from "../node/transaction.ts";

const coinId = `0x${"AB".repeat(32)}` as const;
const sum = (amounts: readonly { readonly amount: string }[]) =>
  amounts.reduce((total, { amount }) => total + parseAmount(amount), 0n);

test("an amount is the same after it was read and written", () => {
  for (const text of ["0", "1", "1000000000", "0.0000000000000000000001", "999999999.9999999999999999999999"]) {
    expect(formatAmount(parseAmount(text))).toBe(text);
  }
  assert(property(bigInt({ min: 0n, max: 10n ** 53n }), (units) => parseAmount(formatAmount(units)) === units));
});

test.each(["", "1e-22", "-1", "1.", ".5", "1,5", "0x1", `0.${"1".repeat(45)}`])("the text %j is no amount", (text) => {
  expect(() => parseAmount(text)).toThrow(RangeError);
});

test("nothing is burnt: what goes out is what the coin held", () => {
  const spending = { own: coinId, address: coinId };
  const outputs = toOutputs({ ...spending, kind: "digests", amount: "1000000000" });
  expect(outputs.map(({ amount }) => amount)).toEqual([anchorAmount, "999999999.9999999999999999999999"]);
  expect(sum(toOutputs({ ...spending, kind: "token", amount: "1000000000" }))).toBe(parseAmount("1000000000"));
  assert(
    property(bigInt({ min: 10n ** 30n, max: 10n ** 53n }), (units) => {
      const split = toOutputs({ ...spending, kind: "split", amount: formatAmount(units) });
      expect(split).toHaveLength(10);
      expect(sum(split)).toBe(units);
    }),
  );
});
