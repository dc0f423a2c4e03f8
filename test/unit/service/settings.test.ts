import { expect, test } from "vitest";

import { AnchorError } from "../../../src/domain/errors.ts";
import { parseSettings } from "../../../src/service/settings.ts";

function problemOf(args: readonly string[]): AnchorError {
  try {
    parseSettings(args);
  } catch (error) {
    if (error instanceof AnchorError) return error;
    throw error;
  }
  throw new Error(`${args.join(" ")} was accepted`);
}

test("without arguments the service keeps its ledger in memory, takes any key and makes blocks at once", () => {
  expect(parseSettings([])).toEqual({ port: 8787, data: ":memory:", blockTimeMs: 0 });
});

test("every argument is read, seconds may be fractional", () => {
  const args = ["--port", "0", "--data", "a.ledger", "--api-key=k", "--block-time", "0.25"];
  expect(parseSettings(args)).toEqual({ port: 0, data: "a.ledger", apiKey: "k", blockTimeMs: 250 });
});

test("a block time above zero never becomes zero", () => {
  expect(parseSettings(["--block-time", "0.0001"]).blockTimeMs).toBe(1);
});

test.each([
  [["--port", "65536"]],
  [["--port", "http"]],
  [["--port", ""]],
  [["--port", "-1"]],
  [["--port"]],
  [["--data", ""]],
  [["--api-key", ""]],
  [["--api-key", "a b"]],
  [["--block-time", "1e3"]],
  [["--block-time", "86401"]],
  [["--block-time", "NaN"]],
  [["--nope"]],
  [["file"]],
])("%j is refused in one line that names what is wrong and what is allowed", (args) => {
  const { code, message } = problemOf(args);
  expect(code).toBe("INPUT_INVALID");
  expect(message).not.toContain("\n");
  expect(message).toContain(args[0] ?? "");
  expect(message).toMatch(/[^.]\. Usage: npm run service -- \[--port/);
});
