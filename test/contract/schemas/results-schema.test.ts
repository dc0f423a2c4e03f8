import { readFileSync } from "node:fs";

import * as fc from "fast-check";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";

import { errorCatalogue, AnchorError } from "#core/errors.ts";
import { type Run, unknownOrigin, type Mode } from "#evidence/run.ts";
import type { Row } from "#core/row.ts";
import { renderResultsFile } from "#render/json-results.ts";
import { hostileText } from "../../support/files/hostile-text.ts";
import { aDigest, aResult, aRun, outcomes } from "../../support/results.ts";
import type { ResultsFile } from "../../support/results-file.ts";

const schema = JSON.parse(readFileSync(new URL("../../../schema/results.schema.json", import.meta.url), "utf8")) as {
  $defs: Record<string, { properties: Record<string, { pattern?: string }> }>;
};
const validate = new Ajv2020({ strict: true, strictRequired: false, allErrors: true }).compile(schema);
const facts: Partial<Run> = {
  chain: { name: "The main chain", explorer: "https://explorer.example/{block}" },
  origin: { ...unknownOrigin, repository: "o/r", runId: "1", commit: "abc" },
};
const digest = aDigest(1);
const modes = ["stamp", "check", "verify"] as const satisfies readonly Mode[];

const problemsOf = (file: unknown) => (validate(file) ? [] : validate.errors);
const written = (mode: Mode, results: readonly Row[]): Record<string, unknown> & { results: object[] } =>
  JSON.parse([...renderResultsFile(aRun(mode, results, facts))].join("")) as never;

test.each(modes)("a file of mode %s with every verdict is what the schema says", (mode) => {
  const all = Object.values(outcomes(digest)).map((outcome) => aResult(outcome, { sha256: "0".repeat(64) }));
  const gone = {
    subject: { name: "gone" },
    verdict: "failed",
    error: new AnchorError("FILE_VANISHED", "x"),
  };
  const covered = { ...aResult(outcomes(digest).found), coveredBy: digest, formerDigests: [aDigest(2)] };
  const file = written(mode, [...all, covered, gone as Row]);
  expect(problemsOf(file)).toEqual([]);
  expect(file).toMatchObject({ chain: facts.chain });
  expect(file.results.at(-2)).toMatchObject({ covered_by: digest, former: [aDigest(2)] });
});

test("whatever a file is called and a service says, the file is what the schema says", () => {
  fc.assert(
    fc.property(fc.constantFrom(...modes), hostileText(), hostileText(), (mode, name, note) => {
      const results = [aResult({ verdict: "unknown", note, requestId: note }, { name })];
      const file = written(mode, results);
      expect(problemsOf(file)).toEqual([]);
      expect(file.results[0]).toMatchObject({ subject: { name } });
    }),
  );
});

test("the file's pieces are one file with a line a row, whatever its length", () => {
  for (const count of [0, 1, 2, 500]) {
    const { verified } = outcomes(digest);
    const rows = Array.from({ length: count }, (_, index) => aResult(verified, { name: `f${index}` }));
    const run = aRun("verify", rows, facts);
    const pieces = [...renderResultsFile(run)];
    const { status, results } = JSON.parse(pieces.join("")) as ResultsFile;
    expect(results.map(({ subject }) => subject.name)).toEqual(rows.map(({ subject }) => subject.name));
    expect(status).toBe("finalized");
    expect(pieces.length > 1).toBe(count === 500);
    expect(
      pieces
        .join("")
        .split("\n")
        .filter((line) => line.startsWith("    {")),
    ).toHaveLength(count);
  }
});

test("a file without a repository, run or result is what the schema says", () => {
  const run = aRun("check", [], { ...facts, origin: unknownOrigin });
  const file: unknown = JSON.parse([...renderResultsFile(run)].join(""));
  expect(file).toMatchObject({ repository: "", run_id: "", commit: "", results: [], status: "finalized" });
  expect(problemsOf(file)).toEqual([]);
});

test.each<[string, (file: { results: Record<string, unknown>[] } & Record<string, unknown>) => void]>([
  ["a member nobody knows", (file) => (file["extra"] = 1)],
  ["a local time", (file) => (file["started_at"] = "2026-01-01T00:00:00+01:00")],
  ["a verdict nobody knows", (file) => (file.results[0] = { ...file.results[0], verdict: "ok" })],
  ["a failure without its error", (file) => delete file.results[0]?.["error"]],
  ["an error without failure", (file) => (file.results[0] = { ...file.results[0], status: "unknown" })],
  ["links of a stamp", (file) => (file.results[0] = { ...file.results[0], links: [] })],
  ["a pending check", (file) => (file.results[1] = { ...file.results[1], kind: "service/check_hash_result@v2" })],
  ["upper case digits", (file) => (file.results[0] = { ...file.results[0], covered_by: "A".repeat(64) })],
])("the results' schema refuses %s", (_, spoil) => {
  const { failed, accepted } = outcomes(digest);
  const file = written("stamp", [aResult(failed), aResult(accepted)]);
  expect(problemsOf(file)).toEqual([]);
  spoil(file as never);
  expect(problemsOf(file)).not.toEqual([]);
});

test("the schema knows the form of every error code", () => {
  const form = new RegExp(schema.$defs["error"]?.properties["code"]?.pattern ?? "^$");
  expect(Object.keys(errorCatalogue).filter((code) => !form.test(code))).toEqual([]);
});
