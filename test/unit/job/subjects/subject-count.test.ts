import { describe, expect, test } from "vitest";

import { emptyDigest } from "../../../../src/domain/digest.ts";
import type { InputName } from "../../../../src/job/inputs/values.ts";
import { checkCount, warnOfEmptyFiles } from "../../../../src/job/subjects/subject-count.ts";
import { toInputs } from "../../../support/inputs.ts";
import { aResult, outcomes, aDigest } from "../../../support/results.ts";

/** The warnings of a check, or the code by which it refuses. */
function check(count: number, given: Partial<Record<InputName, string>> = {}): readonly string[] | string {
  const warnings: string[] = [];
  try {
    checkCount(count, toInputs(given), { warning: (message) => void warnings.push(message) });
    return warnings;
  } catch (thrown) {
    return (thrown as { readonly code: string }).code;
  }
}

describe("the number of subjects", () => {
  test.each([
    [0, {}, "NO_FILES_FOUND"],
    [0, { "if-no-files-found": "ignore" }, []],
    [0, { "if-no-files-found": "warn" }, ["The patterns match no file, so there is nothing to do."]],
    [1, {}, []],
    [1000, {}, []],
    [1001, {}, "TOO_MANY_FILES"],
    [2, { "max-files": "1" }, "TOO_MANY_FILES"],
    [2, { "max-files": "1", "dry-run": "true" }, "TOO_MANY_FILES"],
  ] as const)("is %i with %o: %o", (count, given, expected) => {
    expect(check(count, given)).toEqual(expected);
  });

  test("of a release is not judged when the release was not read", () => {
    const release = { files: "", "from-release": "true", "github-token": "t" };
    expect(check(0, { ...release, "dry-run": "true" })).toEqual([]);
    expect(check(0, release)).toBe("NO_FILES_FOUND");
  });
});

test("an empty file is warned of at its place, and no other is", () => {
  const told: unknown[] = [];
  const results = [
    aResult(outcomes(emptyDigest).found, { name: "empty.txt" }, emptyDigest),
    aResult(outcomes(emptyDigest).found, { name: "elsewhere", path: undefined }, emptyDigest),
    aResult(outcomes(aDigest(1)).found, { name: "full.txt" }),
  ];
  warnOfEmptyFiles(results, { warning: (message, target) => void told.push([message.split(" ")[0], target]) });
  expect(told).toEqual([
    ["empty.txt", { title: "empty file", file: "empty.txt" }],
    ["elsewhere", { title: "empty file" }],
  ]);
});
