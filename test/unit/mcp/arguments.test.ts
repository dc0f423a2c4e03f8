import { expect, test } from "vitest";

import { parseArguments } from "#mcp/arguments.ts";

const file_hash = "a".repeat(64);
/** A length that throws when it is compared. */
const length = { toString: 0, valueOf: 0 };

test.each([
  ["filename", { file_hash, filename: { length } }, "INPUT_INVALID"],
  ["api_key", { file_hash, api_key: { length } }, "INPUT_INVALID"],
  ["file_hash", { file_hash: { length } }, "HASH_INVALID"],
])("a %s that only pretends to have a length is refused in words", (_, given, code) => {
  expect(() => parseArguments("verify_hash", given)).toThrow(expect.objectContaining({ code }));
});

test.each([undefined, null, {}])("a call with %s for arguments is told that the hash is missing", (given) => {
  expect(() => parseArguments("stamp_hash", given)).toThrow(
    expect.objectContaining({ code: "HASH_INVALID", message: "file_hash is missing." }),
  );
});

test.each([
  ["app.tgz", "app.tgz"],
  ["/home/me/secret plan/app.tgz", "app.tgz"],
  ["C:\\Users\\me\\app.tgz", "app.tgz"],
  ["../../app.tgz", "app.tgz"],
  ["fdp.\u202etgz", "fdp.tgz"],
  ["a\u200bb\u2066c.tgz", "abc.tgz"],
  ["/home/me/", undefined],
  ["\u202e", undefined],
  ["", undefined],
])("the name “%s” is sent as “%s”", (filename, fileName) => {
  expect(parseArguments("verify_hash", { file_hash, filename })).toMatchObject({ fileName });
});

test.each(["filename", "filesize", "api_key"])("null for %s is told to be left out", (name) => {
  expect(() => parseArguments("verify_hash", { file_hash, [name]: null })).toThrow(
    expect.objectContaining({ code: "INPUT_INVALID", message: `${name} is null: leave it out instead.` }),
  );
});
