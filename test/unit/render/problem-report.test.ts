import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { AnchorError } from "#core/errors.ts";
import { toFailure, type Judgement } from "#core/row.ts";
import { version } from "#core/version.ts";
import { renderProblemReport } from "#render/problem-report.ts";

const failed: Judgement = {
  verdict: "failed",
  error: new AnchorError("SERVICE_UNAVAILABLE", "answered 503", { requestId: "r-1" }),
};
const noMatch: Judgement = { verdict: "no-match", answer: { requestId: "r-2", records: [], segments: [] } };

test("the version is the package's", () => {
  expect(JSON.parse(readFileSync("package.json", "utf8"))).toMatchObject({ version });
});

test("a problem report has versions, codes and request ids, and no names", () => {
  const failing = [failed, noMatch].map((outcome) => ({ subject: { name: "secret-product.tgz" }, ...outcome }));
  const [first, ...lines] = renderProblemReport("verify", failing, [new AnchorError("OUTPUT_UNWRITABLE", "/home/x")]);
  expect(first).toMatch(/^anchor-artifacts \d+\.\d+\.\d+, node \d+\.\d+\.\d+, \w+ \w+, mode verify$/);
  expect(lines).toEqual(["SERVICE_UNAVAILABLE, request r-1", "no-match, request r-2", "OUTPUT_UNWRITABLE"]);
});

test("a problem report says once what many files share", () => {
  const outcome: Judgement = { verdict: "failed", error: new AnchorError("NOT_ATTEMPTED", "No request was sent.") };
  const failing = [failed, outcome, outcome, outcome];
  const [, ...lines] = renderProblemReport("stamp", failing, []);
  expect(lines).toEqual(["SERVICE_UNAVAILABLE, request r-1", "NOT_ATTEMPTED, 3 times"]);
});

test("a problem report of many problems counts the rest", () => {
  const failing = Array.from({ length: 100 }, (_, index) =>
    toFailure(new AnchorError("SERVICE_UNAVAILABLE", "answered 503", { requestId: `r-${index}` })),
  );
  const lines = renderProblemReport("stamp", failing, []);
  expect(lines).toHaveLength(22);
  expect(lines.at(-1)).toBe("and 80 more");
});
