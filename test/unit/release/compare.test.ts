/** What a run says of the assets of its release: those that are recorded and gone, and those that it has not judged. */
import { expect, test } from "vitest";

import type { Row } from "#core/row.ts";
import type { AnnotationTarget } from "#host/host.ts";
import { toStatementFile } from "#evidence/statement-file.ts";
import { compareRows, findUnjudged } from "#release/compare.ts";
import type { Asset } from "#release/forge.ts";
import { openReleaseRecord } from "#release/statements.ts";
import { sha256Of } from "../../support/digests.ts";
import { aStatement, aSubject } from "../../support/evidence/statements.ts";
import { anEvidence, aResult } from "../../support/results.ts";

const asset = (name: string, content = name, given: Partial<Asset> = {}): Asset => ({
  id: 1,
  name,
  size: 1,
  sha256: sha256Of(content),
  isUploaded: true,
  url: "",
  uploaded: "2026-11-22T04:00:00Z",
  ...given,
});
const result = (name: string): Row => {
  const { digest } = aSubject(name);
  return aResult({ verdict: "found", answer: anEvidence() }, { name, sha256: digest.sha256 ?? "" }, digest.sha3_256);
};

test.each([
  ["gone", [], true, ["lib.zip"]],
  ["what a broken upload left", [asset("lib.zip", "lib.zip", { isUploaded: false })], true, ["lib.zip"]],
  ["under another name", [asset("other.zip", "dist/lib.zip")], true, []],
  ["there with other bytes", [asset("lib.zip", "evil")], true, []],
  ["gone, of a run over files", [], false, []],
] as const)("a recorded asset that is %s", (_, others, fromRelease, missing) => {
  const record = openReleaseRecord([toStatementFile(aStatement([aSubject("app.tgz"), aSubject("dist/lib.zip")]))]);
  const told: string[] = [];
  const log = { notice: () => {}, warning: (text: string) => void told.push(text) };
  const comparing = { inputs: { mode: "check", fromRelease }, record, log } as const;
  compareRows([result("app.tgz")], [asset("app.tgz"), ...others], comparing);
  const named = told.map((text) => / that this release's evidence names is not in it: (.*)\.$/.exec(text)?.[1]);
  expect(named).toEqual(missing.map((name) => `dist/${name}`));
});

test("a stamp of other bytes than those recorded says so under a title that docs/errors.md explains", () => {
  const record = openReleaseRecord([toStatementFile(aStatement([aSubject("app.tgz")]))]);
  const titles: unknown[] = [];
  const log = { notice: () => {}, warning: (_: string, target?: AnnotationTarget) => void titles.push(target?.title) };
  const comparing = { inputs: { mode: "stamp", fromRelease: true }, record, log } as const;
  const other = aResult(
    { verdict: "anchored", answer: anEvidence() },
    { name: "app.tgz", sha256: sha256Of("other") },
    aSubject("other").digest.sha3_256,
  );
  compareRows([other], [asset("app.tgz", "other")], comparing);
  expect(titles).toEqual(["recorded otherwise"]);
  const firstRecording = { on: expect.stringMatching(/^2026-/), runUrl: expect.stringMatching(/^https:/) };
  expect(other.recorded).toEqual({ digest: aSubject("app.tgz").digest.sha3_256, isStamped: true, firstRecording });
});

test.each<readonly [string, readonly Asset[], Asset, readonly boolean[]]>([
  ["as it was compared", [asset("app.tgz", "evil")], asset("app.tgz", "evil"), []],
  ["uploaded again with its bytes", [], asset("app.tgz", "dist/app.tgz", { id: 2 }), []],
  ["exchanged since", [asset("app.tgz", "dist/app.tgz")], asset("app.tgz", "evil", { id: 2 }), [true]],
  ["exchanged, being uploaded", [], asset("app.tgz", "evil", { id: 2, isUploaded: false }), []],
  ["of a name that nobody has judged", [], asset("late.zip"), [false]],
])("an asset that is %s", (_, known, now, told) => {
  const unjudged = findUnjudged([result("dist/app.tgz")], known, [now]);
  expect(unjudged.map(({ isReplaced }) => isReplaced)).toEqual(told);
});
