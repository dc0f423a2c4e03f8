import { expect, test } from "vitest";

import { emptyOutputs, outputNames } from "#action/runner.ts";
import { findMaskedOutputs, toOutputs } from "#action/step.ts";
import { AnchorError } from "#core/errors.ts";
import { aDigest, anEvidence, aResult, aRun, outcomes } from "../../support/results.ts";

const digest = aDigest(1);
const { verified, failed, skipped } = outcomes(digest);

test("every output is a text on every path", () => {
  const runs = [emptyOutputs, toOutputs(aRun("check", [])).values, toOutputs(aRun("verify", [aResult(failed)])).values];
  for (const outputs of runs) {
    expect(Object.keys(outputs)).toEqual(outputNames);
    expect(Object.values(outputs).every((value) => typeof value === "string")).toBe(true);
  }
});

test("a run that found nothing to do is not all anchored", () => {
  expect(toOutputs(aRun("check", [])).values).toEqual({
    ...emptyOutputs,
    status: "finalized",
  });
});

test("a run's results, counts, paths and report links are its outputs", () => {
  const gone = {
    subject: { name: "gone" },
    verdict: "failed",
    error: new AnchorError("FILE_VANISHED", "x"),
  };
  const report = aRun("verify", [aResult(verified), gone as ReturnType<typeof aResult>]);
  const paths = {
    files: {
      results: "/t/results.json",
      checksums: "/t/anchor-SHA3-256SUMS",
      statement: "/t/anchor-0123456789abcdef.intoto.json",
    },
    releaseUrl: "https://g.example/r",
  };
  const outputs = toOutputs({ ...report, ...paths }).values;
  const url = "https://storage.example/report.pdf?X-Amz-Expires=3600&sig=a";
  expect(JSON.parse(outputs.results)).toEqual([
    { subject: { name: "dist/app.tgz", digest, size: 1234567 }, verdict: "verified", status: "finalized", report: url },
    { subject: { name: "gone" }, verdict: "failed", status: "failed" },
  ]);
  expect({ ...outputs, results: "" }).toEqual({
    results: "",
    "results-path": "/t/results.json",
    "checksums-path": "/t/anchor-SHA3-256SUMS",
    "statement-path": "/t/anchor-0123456789abcdef.intoto.json",
    status: "failed",
    count: "2",
    "accepted-count": "0",
    "timestamped-count": "0",
    "anchored-count": "1",
    "all-anchored": "false",
    "report-urls": JSON.stringify([url]),
    "release-url": "https://g.example/r",
    findings: "[]",
    "findings-count": "0",
    "issue-url": "",
    "monitor-path": "",
  });
});

test("a report that several subjects share is linked to once, and all that are verified are all anchored", () => {
  const other = aResult({
    ...verified,
    answer: anEvidence({ report: { url: "https://storage.example/2" } }),
  });
  const outputs = toOutputs(aRun("verify", [aResult(verified), other, aResult(verified)])).values;
  expect(JSON.parse(outputs["report-urls"])).toEqual([
    expect.stringContaining("report.pdf"),
    "https://storage.example/2",
  ]);
  expect(outputs).toMatchObject({ "anchored-count": "3", "all-anchored": "true", status: "finalized" });
});

test("outputs that the runner would choke on are emptied and named, at 400,000 characters exactly", () => {
  const report = (length: number) => aRun("check", [aResult(skipped, { name: "n".repeat(length), path: undefined })]);
  const rest = toOutputs(report(0)).values.results.length;
  const longest = report(400_000 - rest);
  expect(toOutputs(longest).values.results).toHaveLength(400_000);
  expect(toOutputs(longest).cutOutputs).toEqual([]);
  const tooLong = report(400_001 - rest);
  expect(toOutputs(tooLong).values.results).toBe("[]");
  expect(toOutputs(tooLong).cutOutputs).toEqual(["results"]);
});

test("an output that happens to hold a secret is named, and nothing that is no secret is looked for", () => {
  const outputs = toOutputs(aRun("verify", [aResult(verified)], { files: { results: "/t/results.json" } })).values;
  expect(findMaskedOutputs(outputs, [digest.slice(0, 9), "elsewhere"])).toEqual(["results"]);
  expect(findMaskedOutputs(outputs, ["results.json"])).toEqual(["results-path"]);
  expect(findMaskedOutputs(outputs, ["", "elsewhere"])).toEqual([]);
});
