import { readFileSync } from "node:fs";

import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";

import { renderMonitorFile } from "#monitor/monitor-file.ts";
import { findingFacts } from "#monitor/finding.ts";
import { aMonitorFile } from "../../support/monitor/file.ts";

const schema = JSON.parse(readFileSync(new URL("../../../schema/monitor.schema.json", import.meta.url), "utf8")) as {
  $defs: { finding: { properties: { kind: { enum: string[] }; verdict: { enum: string[] } } } };
};
/** The parts of a file that are spoilt below. */
interface FileJson {
  finished_at: string;
  looks: object[];
  findings: [Record<string, unknown>];
  repositories: [Record<string, unknown> & { releases: [Record<string, unknown> & { assets: [Asset] }] }];
}
type Asset = Record<string, unknown>;
const validate = new Ajv2020({ strict: true, allErrors: true }).compile(schema);
const problemsOf = (file: unknown) => (validate(file) ? [] : validate.errors);

test("a file with everything in it, and one with nothing, are what the schema says", () => {
  expect(problemsOf(JSON.parse(renderMonitorFile(aMonitorFile())))).toEqual([]);
  const { lastWholeScanAt: _, ...rest } = aMonitorFile();
  const empty = { ...rest, looks: [], findings: [], repositories: [] };
  expect(problemsOf(JSON.parse(renderMonitorFile(empty)))).toEqual([]);
});

test("the schema knows every kind of finding and every verdict of one", () => {
  const { kind, verdict } = schema.$defs.finding.properties;
  expect(kind.enum).toEqual(Object.keys(findingFacts));
  expect(new Set(verdict.enum)).toEqual(new Set(Object.values(findingFacts).map((facts) => facts.verdict)));
});

test.each<[string, (file: FileJson) => void]>([
  ["a digest in capitals", (file) => (file.repositories[0].releases[0].assets[0]["sha256"] = "A".repeat(64))],
  ["a local time", (file) => (file.finished_at = "2026-01-01T00:00:00+01:00")],
  ["a kind that nobody knows", (file) => (file.findings[0]["kind"] = "odd")],
  ["a release without its tag", (file) => delete file.repositories[0].releases[0]["tag"]],
  ["a repository without its name", (file) => delete file.repositories[0]["repository"]],
  ["a finding of no repository", (file) => delete file.findings[0]["repository"]],
  ["an id that is a text", (file) => (file.repositories[0].releases[0].assets[0]["id"] = "1")],
  ["more looks than are kept", (file) => (file.looks = Array.from({ length: 53 }, () => ({ ...file.looks[0] })))],
])("the monitor's schema refuses %s", (_, spoil) => {
  const file = JSON.parse(renderMonitorFile(aMonitorFile())) as FileJson;
  spoil(file);
  expect(problemsOf(file)).not.toEqual([]);
});
