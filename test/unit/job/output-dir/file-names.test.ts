import { describe, expect, test } from "vitest";

import { isOwnEvidence, isTemporaryName, reportFileName, temporaryName, toAssetName } from "#core/file-names.ts";

describe("names of assets", () => {
  test.each([
    ["dist/app.tgz", "app.tgz"],
    ["dist\\app.tgz", "app.tgz"],
    ["my app (1).tgz", "my.app.1.tgz"],
    ["ünïcode.zip", "unicode.zip"],
    [".env", "default.env"],
    ["日本", "default"],
    ["a..b...c", "a.b.c"],
    ["a_b-c+d@e", "a_b-c+d@e"],
  ])("are written so that GitHub leaves them: %s", (path, expected) => {
    expect(toAssetName(path)).toBe(expected);
    expect(toAssetName(expected)).toBe(expected);
  });

  test("of reports follow their file, and tell apart what has one name", () => {
    const digest = "0123456789abcdef".repeat(4);
    expect(reportFileName("dist/app.tgz", digest, false)).toBe("app.tgz.verification.pdf");
    expect(reportFileName("dist/app.tgz", digest, true)).toBe("app.tgz.01234567.verification.pdf");
    expect(reportFileName("x".repeat(400), digest, true).length).toBeLessThan(255);
  });

  test("tell evidence of ours from what was shipped", () => {
    const ours = [
      "SHA3-256SUMS",
      "SHA256SUMS",
      "app.tgz.proof.json",
      "anchor-results-0123456789ab.json",
      "anchor-0123456789ab.intoto.json",
      "anchor.intoto.json",
      "anchor-evidence.html",
      "app.tgz.verification.pdf",
    ];
    expect(ours.every(isOwnEvidence)).toBe(true);
    expect(ours.every((name) => isOwnEvidence(temporaryName(name, "0a1b2c3d")))).toBe(true);
    const shipped = ["anchor-results.json", "anchor-1.0.tgz.intoto.json", "manual.pdf", "xSHA3-256SUMS", "proof.json"];
    expect(shipped.some(isOwnEvidence)).toBe(false);
    expect(isTemporaryName("SHA3-256SUMS.0a1b2c3d.tmp", "SHA3-256SUMS")).toBe(true);
    expect(isTemporaryName("SHA3-256SUMS", "SHA3-256SUMS")).toBe(false);
    expect(isTemporaryName("other.0a1b2c3d.tmp", "SHA3-256SUMS")).toBe(false);
  });
});
