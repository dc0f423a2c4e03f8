import { expect, test } from "vitest";

import { AnchorError } from "#core/errors.ts";
import type { Row } from "#core/row.ts";
import { parseInputs } from "#host/inputs.ts";
import { renderPlan } from "#render/headline.ts";
import { aDigest, aResult, aRun } from "../../support/results.ts";

const skipped = { verdict: "skipped", note: "This was a dry run." } as const;

function planFor(results: readonly Row[], given: Readonly<Record<string, string>> = {}): string {
  const usable = { mode: "stamp", files: "a", "api-url": "https://service.example", "dry-run": "true", ...given };
  const inputs = parseInputs((name) => new Map(Object.entries(usable)).get(name) ?? "");
  if (inputs.mode === "monitor") throw new Error("It is about another mode.");
  return renderPlan(aRun(inputs.mode, results), inputs);
}

const planOf = (digests: readonly number[], given?: Readonly<Record<string, string>>): string =>
  planFor(
    digests.map((number) => aResult(skipped, {}, aDigest(number))),
    given,
  );

test("a plan counts one request a digest", () => {
  expect(planOf([1])).toBe("A real run would make 1 request to the service. Not counted: repeated attempts.");
  expect(planOf([1, 2, 1])).toMatch(/^A real run would make 2 requests to the service\./);
});

test("a file under a manifest makes no request of its own", () => {
  const results = [aResult(skipped, {}, aDigest(1)), { ...aResult(skipped, {}, aDigest(2)), coveredBy: aDigest(1) }];
  expect(planFor(results)).toContain(" 1 request ");
});

test.each([
  [{ wait: "300" }, "checks of the chain"],
  [{ "release-attach": "body" }, "requests to GitHub"],
  [{ "from-release": "true" }, "requests to GitHub"],
] as const)("a plan with %o says what it leaves out", (inputs, part) => {
  expect(planOf([1], inputs)).toContain(part);
  expect(planOf([1])).not.toContain(part);
});

test("chain nodes are asked in the service's place", () => {
  expect(planOf([1], { mode: "check", "api-url": "", "node-url": "https://node.example:9005" })).toContain(
    "would make 0 requests to the service. Not counted: repeated attempts, questions to chain nodes.",
  );
});

test("witnesses are counted beside the service, or alone; a check asks none", () => {
  const one = { witness: "rfc3161 https://tsa.example" };
  const two = { witness: `${one.witness}\nopentimestamps https://calendar.example` };
  const noun = "to the service, and ask";
  expect(planOf([1], one)).toContain(`would make 1 request ${noun} 1 witness for the time. Not counted`);
  expect(planOf([1], { ...two, "api-url": "" })).toContain("would ask 2 witnesses for the time.");
  expect(planOf([1], { ...one, mode: "check" })).not.toContain("witness");
});

test("a plan says what would be written to a release", () => {
  const ends = (["body", "assets", "both"] as const).map((attach) => planOf([1], { "release-attach": attach }));
  expect(ends.map((plan) => / to the service, and (.*)\. Not counted/.exec(plan)?.[1])).toEqual([
    "write a section into the release's notes",
    "attach files to the release",
    "attach files to the release and write a section into its notes",
  ]);
});

test("what could not be hashed makes no request", () => {
  const failed = aResult({ verdict: "failed", error: new AnchorError("FILE_UNREADABLE", "The file cannot be read.") });
  expect(planFor([failed, aResult(skipped, {}, aDigest(2))])).toContain(" 1 request ");
});
