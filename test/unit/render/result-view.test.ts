import { expect, test } from "vitest";

import { AnchorError, errorCatalogue } from "#core/errors.ts";
import { type Judgement, toFailure } from "#core/row.ts";
import { isAnchoredOrSigned, verdicts } from "#words/verdicts.ts";
import { renderExplanation } from "#render/causes.ts";
import { isNotAttempted } from "#core/open-stamp.ts";
import { toView } from "#render/result-view.ts";
import { aDigest, anEvidence, aResult, outcomes } from "../../support/results.ts";

const all = outcomes(aDigest(1));
const explainIt = (outcome: Judgement) => toView(aResult(outcome)).explanation;
const later =
  "Wait a few minutes (block-time). Then run the job again, or a check of the same files: what the chain holds by then is not paid again.";
const stranger =
  " If that does not help, check api-url: a proxy or a login page may have answered in place of the service. Then give the request id to the service's operator.";
const notAnchored = "The chain does not hold this digest.";
const unheld = "The service accepted the stamp, but no block is known to hold it yet.";

test.each(verdicts)("%s is explained unless it is green", (verdict) => {
  expect(explainIt(all[verdict]) === undefined).toBe(isAnchoredOrSigned({ verdict: verdict }));
});

const publish = "Otherwise nobody stamped these bytes: compare the digest with that of the build before you publish.";
const unrecorded = { verdict: "not-found", answer: anEvidence(), isUnrecorded: true } as const;

test.each<[title: string, message: string, advice: string, Judgement]>([
  [
    "no match",
    notAnchored,
    `If the file was stamped minutes ago, wait for its block and verify it again. ${publish}`,
    all["no-match"],
  ],
  [
    "not found",
    notAnchored,
    `If the file was stamped minutes ago, wait for its block and check it again. ${publish}`,
    all["not-found"],
  ],
  [
    "not found",
    "The evidence at hand does not name this file.",
    `If it is of another release, take that release's evidence. ${publish}`,
    unrecorded,
  ],
  [
    "changed",
    "The release serves other bytes under this name.",
    "Was the file built twice? Then publish the one that was stamped. Otherwise do not use it: first find out who replaced it, and why.",
    all.changed,
  ],
  ["unclear", "This stamp may have been paid for.", later, all.unclear],
  [
    "unknown",
    "The service's answer was not clear. The file is not judged.",
    `Run the job again later.${stranger}`,
    all.unknown,
  ],
  ["accepted", unheld, later, all.accepted],
  [
    "accepted",
    `${unheld} It was looked for until 60 s.`,
    later,
    { ...all.accepted, note: "It was looked for until 60 s." },
  ],
  ["skipped", "No API key is set, so nothing was asked.", "", all.skipped],
  ["REQUEST_REJECTED", "POST /core answered 400.", errorCatalogue.REQUEST_REJECTED.hint, all.failed],
  ["SERVICE_UNAVAILABLE", "POST /core answered 503.", errorCatalogue.SERVICE_UNAVAILABLE.hint, all.unreachable],
])("what is %s is explained, with what to do: %s", (title, message, advice, outcome) => {
  expect(explainIt(outcome)).toEqual({ title, message, advice });
});

test("a stamp that may have been spent is never to be run again blindly", () => {
  const message = "The answer was lost. Nobody knows.";
  const note = "Nobody knows.";
  const open = { sinceMs: 0, mayResend: false, ownMessage: "The answer was lost." } as const;
  const [unclear, unknown] = (["unclear", "unknown"] as const).map((kind) =>
    explainIt({ verdict: kind, note, unresolved: { ...open, kind } }),
  );
  expect(unclear).toMatchObject({ message, advice: later });
  expect(unknown).toMatchObject({ message: `${message} The file is not judged.`, advice: `${later}${stranger}` });
});

test("after a stamp that an error answered, the advice says how to look before another stamp", () => {
  const error = new AnchorError("REQUEST_REJECTED", "POST /core answered 400.", {
    hint: "Ask somebody.",
    paid: "stamp",
  });
  expect(explainIt({ verdict: "failed", error, mayBeSpent: true })?.advice).toBe(
    "Ask somebody. Wait a few minutes (block-time), then run a check of the same files (mode: check). Stamp again only what it does not find.",
  );
});

test("a file that is not the stamped one of its name is not to be waited for, whichever verdict says so", () => {
  for (const kind of ["not-found", "no-match"] as const) {
    const explain = (isStamped: boolean) =>
      toView({ ...aResult(all[kind]), recorded: { digest: aDigest(2), isStamped } }).explanation;
    expect(explain(true)?.message).toContain(`that one has SHA3-256 ${aDigest(2)}, and this one has ${aDigest(1)}.`);
    expect(explain(true)?.advice).not.toContain("wait");
    // What an earlier check merely met says nothing about a stamp.
    expect(explain(false)).toEqual(explainIt(all[kind]));
  }
});

test("an explanation in one line ends its sentences and names the request", () => {
  const explanation = { title: "t", message: "It failed", advice: "Ask again." };
  const requestId = undefined;
  expect(renderExplanation({ explanation, requestId: "r-1" })).toBe("It failed. Ask again. Request r-1.");
  expect(renderExplanation({ explanation: { ...explanation, advice: "" }, requestId })).toBe("It failed.");
  expect(renderExplanation({ explanation: undefined, requestId })).toBe(
    "The file is on the chain. The run fails only because fail-on lists this verdict.",
  );
});

test("only what was not attempted is stopped", () => {
  const error = new AnchorError("NOT_ATTEMPTED", "Nothing was sent for it.");
  expect(isNotAttempted(aResult(toFailure(error)))).toBe(true);
  expect(verdicts.filter((verdict) => isNotAttempted(aResult(all[verdict])))).toEqual([]);
});
