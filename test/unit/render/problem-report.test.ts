import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { AnchorError } from "#core/errors.ts";
import { version } from "#core/version.ts";
import { renderProblemReport } from "#render/problem-report.ts";

const failed = (requestId: string) => new AnchorError("SERVICE_UNAVAILABLE", "of secret-product.tgz", { requestId });

test("the version is the package's", () => {
  expect(JSON.parse(readFileSync("package.json", "utf8"))).toMatchObject({ version });
});

test("a problem report has versions, codes and request ids, and no names", () => {
  const unwritable = new AnchorError("OUTPUT_UNWRITABLE", "/home/x");
  const noMatch = { code: "no-match", requestId: "r-2" };
  const [first, ...lines] = renderProblemReport("verify", [failed("r-1"), noMatch, unwritable]);
  expect(first).toMatch(/^anchor-artifacts \d+\.\d+\.\d+, node \d+\.\d+\.\d+, \w+ \w+, mode verify$/);
  expect(lines).toEqual(["SERVICE_UNAVAILABLE, request r-1", "no-match, request r-2", "OUTPUT_UNWRITABLE"]);
});

test("a problem report says once what many files share", () => {
  const stopped = new AnchorError("NOT_ATTEMPTED", "No request was sent.");
  const [, ...lines] = renderProblemReport("stamp", [failed("r-1"), stopped, stopped, stopped]);
  expect(lines).toEqual(["SERVICE_UNAVAILABLE, request r-1", "NOT_ATTEMPTED, 3 times"]);
});

test("a problem report of many problems counts the rest", () => {
  const many = Array.from({ length: 100 }, (_, index) => failed(`r-${index}`));
  const lines = renderProblemReport("stamp", many);
  expect(lines).toHaveLength(22);
  expect(lines.at(-1)).toBe("and 80 more");
});
