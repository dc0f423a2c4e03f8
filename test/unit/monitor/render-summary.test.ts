import { expect, test } from "vitest";

import { AnchorError } from "#core/errors.ts";
import type { Row } from "#core/row.ts";
import { type Finding, toFinding } from "#monitor/finding.ts";
import type { Baseline } from "#monitor/monitor-file.ts";
import { toScanView } from "#monitor/view.ts";
import { renderScanSummary, toScanBadge } from "#monitor/render.ts";
import type { ReleaseScan } from "#monitor/scan.ts";
import { aRun } from "../../support/results.ts";

const now = new Date("2026-11-21T03:12:44.300Z");

test("a look at thousands of releases of which nothing is as recorded stays below 900,000 bytes, and counts what is cut", () => {
  const findings = (release: string, kind: Finding["kind"]): readonly Finding[] =>
    [1, 2].map((number) => toFinding(kind, { repository: "o/r", release, asset: `${"文".repeat(60)}-${number}` }));
  const releases = Array.from({ length: 5000 }, (_, index): ReleaseScan => {
    const tag = `v${index}-${"文".repeat(60)}`;
    return {
      repository: "o/r",
      tag,
      readAt: now.toISOString(),
      assets: [],
      evidence: [],
      recorded: undefined,
      isGone: true,
      findings: [...findings(tag, "replaced"), ...findings(tag, "added")],
      accepted: [...findings(tag, "replaced")],
      unreadable: new Map(),
      notAsked: new Set(["app"]),
      chainStates: new Map(),
      next: { tag, assets: [], evidence: [], recordedAt: now.toISOString() },
    };
  });
  const rows = releases.map(({ tag: name }, index): Row => {
    const error = new AnchorError("GITHUB_UNAVAILABLE", `The asset ${index} broke.`);
    return { subject: { name }, verdict: "unreachable", error };
  });
  const found = releases.flatMap((release) => release.findings);
  const scan = { repositories: [], releases, faults: [], findings: found, rows, isWhole: false };
  const view = toScanView(scan, undefined, "o/r", now);
  const summary = renderScanSummary(view, aRun("monitor", rows));
  expect(Buffer.byteLength(summary)).toBeLessThan(900_000);
  const reasons = summary.split("\n").filter((line) => line.includes("The asset ")).length;
  expect(summary).toContain(`${5000 - reasons} more reasons are left out here`);
  expect(summary).toMatch(/\d+ more releases are left out here/);
});

test("after a year of looks that saw a part, the badge still has the date of the last whole one", () => {
  const faults = [{ repository: "o/r", error: new AnchorError("GITHUB_UNAVAILABLE", "GitHub did not answer.") }];
  const counts = { changed: 0, unrecorded: 0, notAsked: 0 };
  const whole = { ...counts, finishedAt: "2025-11-21T00:00:00.000Z", isWhole: true, asRecorded: 3 };
  let scans: Baseline["scans"] = [whole];
  for (let look = 0; look < 60; look += 1) {
    const scan = { repositories: [], releases: [], faults, findings: [], rows: [], isWhole: false };
    const view = toScanView(scan, { repositories: [], scans }, "o/r", now);
    expect(toScanBadge(view)).toMatchObject({ message: "3 releases as recorded · 2025-11-21", color: "yellow" });
    scans = view.history;
  }
  expect([scans.length, scans[0]]).toEqual([52, whole]);
});
