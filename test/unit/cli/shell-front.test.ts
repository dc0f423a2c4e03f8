/** No advice on a command line speaks of a workflow. */
import { expect, test } from "vitest";

import { shellFront } from "#words/other-fronts.ts";
import { errorCatalogue, type ErrorCode } from "#core/errors.ts";
import type { Verdict } from "#words/verdicts.ts";
import { inputNames } from "#host/input-table.ts";
import { renderExplanation } from "#render/causes.ts";
import { toView } from "#render/result-view.ts";
import { judgeRecorded } from "#run/ask-clocks.ts";
import { anAnchor, aStatement, aSubject, recordOf } from "../../support/evidence/statements.ts";
import { aDigest, aResult, outcomes } from "../../support/results.ts";

const long = inputNames.filter((name) => name.includes("-")).join("|");
const ofWorkflow = new RegExp(
  `the job|this step|runner|workflow|mode: |manifest: |: true|(?<![-\\w])(?:${long})(?![-\\w])`,
);

/** A command line neither writes releases nor runs on an event. */
const elsewhere: ReadonlySet<string> = new Set<ErrorCode>([
  ...(["UNTRUSTED_EVENT", "HASH_INVALID", "API_URL_MISSING", "API_KEY_MISSING", "STAMP_LIMIT_REACHED"] as const),
  ...(["RELEASE_AMBIGUOUS", "RELEASE_NOT_WRITABLE", "RELEASE_IMMUTABLE", "RELEASE_BODY_FULL"] as const),
  ...(["RELEASE_WRITE_LOST", "ASSET_NOT_UPLOADED", "ASSET_LIMIT_REACHED"] as const),
]);

test.each((Object.keys(errorCatalogue) as readonly ErrorCode[]).filter((code) => !elsewhere.has(code)))(
  "the advice about %s is for somebody at a shell",
  (code) => expect(shellFront.hintOf(code)).not.toMatch(ofWorkflow),
);

const [app, list] = [aSubject("app"), aSubject("list")];
const record = recordOf(aStatement([app, list], { anchors: [anAnchor(list)] }));

test.each([
  ["that only the chain can tell", judgeRecorded({ name: "list", digest: list.digest.sha3_256 }, record, [])],
  [
    "that no clock has signed",
    judgeRecorded({ name: "app", digest: app.digest.sha3_256, sha256: app.digest.sha256 ?? "" }, record, []),
  ],
] as const)("what is said of a file %s is, too", (_, outcome) => {
  expect(outcome.verdict).toBe("unknown");
  const said = renderExplanation(toView(aResult(outcome), shellFront), shellFront);
  expect(said).not.toMatch(ofWorkflow);
  expect(said).toMatch(/anchor-artifacts stamp|--api-url/);
});

test.each(Object.keys(outcomes(aDigest(1))) as readonly Verdict[])("what is said of %s is, too", (verdict) => {
  const view = toView(aResult(outcomes(aDigest(1))[verdict]), shellFront);
  expect(renderExplanation(view, shellFront)).not.toMatch(ofWorkflow);
});
