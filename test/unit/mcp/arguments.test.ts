import { expect, test } from "vitest";

import { parseArguments } from "../../../src/mcp/arguments.ts";

const file_hash = "a".repeat(64);
/** A length that throws when it is compared. */
const length = { toString: 0, valueOf: 0 };

test.each([
  ["filename", { file_hash, filename: { length } }],
  ["api_key", { file_hash, api_key: { length } }],
])("a %s that only pretends to have a length is refused in words", (_, given) => {
  expect(() => parseArguments("verify_hash", given)).toThrow(expect.objectContaining({ code: "INPUT_INVALID" }));
});

test("a hash that only pretends to have a length is told to be no text", () => {
  expect(() => parseArguments("check_hash", { file_hash: { length } })).toThrow(
    expect.objectContaining({ code: "HASH_INVALID" }),
  );
});
