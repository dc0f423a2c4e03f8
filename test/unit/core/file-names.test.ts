import { expect, test } from "vitest";

import {
  evidenceKind,
  isTemporaryName,
  keyOfLogAsset,
  logAssetName,
  reportFileName,
  temporaryName,
  toAssetName,
  type EvidenceKind,
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
  expect(reportFileName("dist/app.tgz", digest, false)).toBe("app.tgz.verification.pdf");
  expect(reportFileName("dist/app.tgz", digest, true)).toBe("app.tgz.01234567.verification.pdf");
  expect(reportFileName("x".repeat(400), digest, true).length).toBeLessThan(255);
});

const long = "x".repeat(300);
const files = new Set(["app.tgz", "lib.zip", toAssetName(long)]);
const digest = "0123456789abcdef".repeat(4);
test.each<[name: string, kind: EvidenceKind]>([
  ["SHA3-256SUMS", "list"],
  ["SHA256SUMS", "list"],
  ["anchor-0123456789ab.jsonl", "log"],
  ["anchor.jsonl", "log of a folder"],
  ["anchor-0123456789ab.intoto.json", "statement"],
  ["anchor.intoto.json", "statement of a run"],
  ["anchor-evidence.html", "page"],
  [reportFileName("dist/app.tgz", digest, false), "report"],
  [reportFileName("dist/app.tgz", digest, true), "report"],
  [reportFileName("SHA3-256SUMS", digest, false), "report"],
  [reportFileName(long, digest, false), "report"],
  [reportFileName(long, digest, true), "report"],
])("names of assets tell evidence of ours by its kind: %s", (name, kind) => {
  expect(evidenceKind(name, files)).toBe(kind);
  expect(evidenceKind(temporaryName(name, "0a1b2c3d"), files)).toBe("upload");
});

test.each([
  "anchor-results.json",
  "anchor-1.0.tgz.intoto.json",
  "anchor-1.0.tgz.jsonl",
  "manual.pdf",
  "xSHA3-256SUMS",
  "app.tgz.proof.json",
  "manual.verification.pdf",
  "app.tgz.0a1b2c3d.tmp",
  "__proto__",
])("names of assets tell what a project ships from evidence: %s", (name) => {
  expect(evidenceKind(name, new Set([...files, name]))).toBeUndefined();
});

test("names of assets give the key of a log, also while it is uploaded", () => {
  const name = logAssetName("0123456789ab");
  expect(keyOfLogAsset(name)).toBe("0123456789ab");
  expect(keyOfLogAsset(temporaryName(name, "0a1b2c3d"))).toBe("0123456789ab");
  expect(keyOfLogAsset("anchor.jsonl")).toBeUndefined();
});

test("names of assets tell the name of an upload on its way", () => {
  expect(isTemporaryName("SHA3-256SUMS.0a1b2c3d.tmp", "SHA3-256SUMS")).toBe(true);
  expect(isTemporaryName("SHA3-256SUMS", "SHA3-256SUMS")).toBe(false);
  expect(isTemporaryName("other.0a1b2c3d.tmp", "SHA3-256SUMS")).toBe(false);
});
