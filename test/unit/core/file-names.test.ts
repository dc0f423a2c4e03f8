import { expect, test } from "vitest";

import type { StatementId } from "#core/digest.ts";
import {
  idOfStatementFile,
  isEvidenceName,
  isReportFile,
  isTemporaryName,
  reportFileName,
  statementFileName,
  temporaryAssetName,
  toAssetName,
} from "#core/file-names.ts";

test.each([
  ["dist/app.tgz", "app.tgz"],
  ["dist\\app.tgz", "app.tgz"],
  ["my app (1).tgz", "my.app.1.tgz"],
  ["ünïcode.zip", "unicode.zip"],
  [".env", "default.env"],
  ["日本", "default"],
  ["日本語.pdf", "default.pdf"],
  ["日本語.tar.gz", "tar.gz"],
  ["a..b...c", "a.b.c"],
  ["a_b-c+d@e", "a_b-c+d@e"],
])("names of assets are written so that GitHub leaves them: %s", (path, expected) => {
  expect(toAssetName(path)).toBe(expected);
  expect(toAssetName(expected)).toBe(expected);
});

test("names of report assets follow their file, and tell apart what has one name", () => {
  const digest = "0123456789abcdef".repeat(4);
  expect(reportFileName("dist/app.tgz", digest, false)).toBe("anchor-app.tgz.verification.pdf");
  expect(reportFileName("dist/app.tgz", digest, true)).toBe("anchor-app.tgz.01234567.verification.pdf");
  expect(reportFileName("x".repeat(400), digest, true).length).toBeLessThan(255);
});

const long = "x".repeat(300);
const digest = "0123456789abcdef".repeat(4);
test.each([
  "anchor-SHA3-256SUMS",
  "anchor-SHA256SUMS",
  "anchor-SHA256SUMS.tsr",
  "anchor-SHA256SUMS.2.ots",
  "anchor-evidence.html",
  "anchor-0123456789abcdef.intoto.json",
  reportFileName("dist/app.tgz", digest, false),
  reportFileName(long, digest, true),
  temporaryAssetName("0a1b2c3d"),
])("names of assets tell evidence of ours: %s", (name) => {
  expect(isEvidenceName(name)).toBe(true);
});

test.each([
  "SHA3-256SUMS",
  "SHA256SUMS",
  "SHA256SUMS.tsr",
  "anchor-results.json",
  "anchor-1.0.tgz.intoto.json",
  "anchor-0123456789ab.intoto.json",
  "anchor-0123456789ABCDEF.intoto.json",
  "manual.pdf",
  "anchor-manual.pdf",
  "manual.verification.pdf",
  "xanchor-SHA3-256SUMS",
  "app.tgz.0a1b2c3d.tmp",
  "anchor-tmp-0a1b2c3d.zip",
  "__proto__",
])("names of assets tell what a project ships from evidence: %s", (name) => {
  expect(isEvidenceName(name)).toBe(false);
});

test("names of statements give their ids, and those of reports and of uploads on their way are told from others", () => {
  const id = "0123456789abcdef" as StatementId;
  expect([statementFileName(id), "anchor-SHA256SUMS"].map(idOfStatementFile)).toEqual([id, undefined]);
  const report = reportFileName("dist/app.tgz", digest, true);
  expect([report, "app.tgz.verification.pdf"].map(isReportFile)).toEqual([true, false]);
  expect([temporaryAssetName("0a1b2c3d"), "anchor-tmp-x"].map(isTemporaryName)).toEqual([true, false]);
});
