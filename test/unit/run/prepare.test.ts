import { expect, test } from "vitest";

import { errorFacts } from "#core/errors.ts";
import type { Log } from "#host/host.ts";
import type { InputName } from "#host/input-table.ts";
import { checkCount, checkStatementRoom } from "#run/prepare.ts";
import { toInputs } from "../../support/inputs.ts";

/** The warnings of a check, or the code by which it refuses. */
function check(count: number, given: Partial<Record<InputName, string>> = {}): readonly string[] | string {
  const warnings: string[] = [];
  try {
    const warning: Log["warning"] = (message, target) => void warnings.push(`${target?.title}: ${message}`);
    checkCount(count, toInputs(given), { workspace: "/w", log: { warning } });
    return warnings;
  } catch (thrown) {
    return (thrown as { readonly code: string }).code;
  }
}

test.each([
  [0, {}, "NO_FILES_FOUND"],
  [0, { "if-no-files-found": "ignore" }, []],
  [
    0,
    { "if-no-files-found": "warn" },
    [`NO_FILES_FOUND: The patterns match no file in /w. Nothing was done. ${errorFacts("NO_FILES_FOUND").hint}`],
  ],
  [1, {}, []],
  [1, { "if-no-files-found": "warn" }, []],
  [1000, {}, []],
  [1001, {}, "TOO_MANY_FILES"],
  [2, { "max-files": "1" }, "TOO_MANY_FILES"],
  [2, { "max-files": "1", "dry-run": "true" }, "TOO_MANY_FILES"],
] as const)("the number of subjects is %i with %o: %o", (count, given, expected) => {
  expect(check(count, given)).toEqual(expected);
});

const narrow = "Make the patterns narrower, or raise max-files.";
test.each([
  [0, {}, "The patterns match no file in /w. Nothing was done.", errorFacts("NO_FILES_FOUND").hint],
  [
    0,
    { files: "# a, b\n!*.$\n*.c\n*.{a,b}" },
    "The patterns match no file in /w. Nothing was done.",
    "Braces name no alternatives here. Write a line for each.",
  ],
  [
    0,
    { files: "", "from-release": "true", "github-token": "t" },
    "The release has no file to work on. Nothing was done.",
    "Upload the files to the release before this step runs. GitHub's archives of the source do not count.",
  ],
  [
    2,
    { "max-files": "1" },
    "This run has 2 files, and at most 1 are allowed. Nothing was sent.",
    errorFacts("TOO_MANY_FILES").hint,
  ],
  [
    2,
    { "max-files": "1", anchor: "manifest" },
    "This run has 2 files, and at most 1 are allowed. Nothing was sent.",
    narrow,
  ],
] as const)("a refusal of %i with %o says %s", (count, given, message, hint) => {
  const refuse = (): void => checkCount(count, toInputs(given), { workspace: "/w", log: { warning: () => {} } });
  expect(refuse).toThrow(expect.objectContaining({ message, hint }));
});

test.each([
  [100_000, 40, "each", undefined],
  [110_000, 40, "each", "TOO_MANY_FILES"],
  [200_000, 40, "manifest", undefined],
  [200_000, 4000, "manifest", "TOO_MANY_FILES"],
  [1_000_001, 0, "manifest", "TOO_MANY_FILES"],
] as const)(
  "one statement has room for %i names of %i characters, or the run ends: %s",
  (count, length, anchor, code) => {
    const names = Array.from({ length: count }, () => "n".repeat(length));
    const ask = () => checkStatementRoom(names, { anchor });
    if (code === undefined) ask();
    else expect(ask).toThrow(expect.objectContaining({ code }));
  },
);
