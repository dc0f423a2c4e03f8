import { assert, property, string } from "fast-check";
import { expect, test } from "vitest";

import { toChainHex } from "#core/digest.ts";
import { toCommand } from "#node/rpc.ts";

test("a command is its name and its parameters", () => {
  expect(toCommand("coins", { state: "0xAB", megammr: "true" })).toBe("coins state:0xAB megammr:true");
  expect(toCommand("txnoutput", { amount: "0.0000000000000000000001" })).toBe(
    "txnoutput amount:0.0000000000000000000001",
  );
  expect(toCommand("txpow", { block: 6 })).toBe("txpow block:6");
});

test.each(["", "0xab", "1;quit", "a b", "quit;", "-1", "1e-22", "a:b", '"a"', "{}", "0x", "a\nquit", "Ä", "1.", "A"])(
  "the value %j is never part of a command",
  (value) => {
    expect(() => toCommand("coins", { state: value })).toThrow(RangeError);
  },
);

test.each(["", "co ins", "coins;quit", "Coins"])("the text %j is no command", (name) => {
  expect(() => toCommand(name)).toThrow(RangeError);
});

test("a parameter's name is a word", () => {
  expect(() => toCommand("coins", { "state:0x00;quit": "0xAB" })).toThrow(RangeError);
});

test("whatever is put into a command, it stays one command with as many parameters", () => {
  assert(
    property(string(), (value) => {
      let command: string;
      try {
        command = toCommand("coins", { state: value });
      } catch {
        return;
      }
      expect(command.split(";")).toHaveLength(1);
      expect(command.split(" ")).toHaveLength(2);
      expect(command.split(":")).toHaveLength(2);
    }),
  );
});

test("hex is written in upper case, which is the only spelling the node finds", () => {
  expect(toChainHex("0xab")).toBe("0xAB");
  expect(toChainHex("AB".repeat(32))).toBe(`0x${"AB".repeat(32)}`);
});

test.each(["", "0x", "abc", "0xzz", "ab;quit"])("the text %j is no hex", (text) => {
  expect(() => toChainHex(text)).toThrow(RangeError);
});
