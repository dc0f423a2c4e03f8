/** The cases of evidence on the page: it says of each what the command line's verifier says. */
import { expect } from "vitest";

import { renderClaims, selectShownClaims } from "#verify/render.ts";
import { verifyEvidence } from "#verify/verify-evidence.ts";
import { atHandOf, readEvidenceCases, type EvidenceCase } from "../evidence/cases.ts";
import { toDropped, type Dropped, type Shown } from "./browser.ts";

/** The page asks nobody about the chain, and takes all evidence that it is given as evidence. */
export const pageCases = readEvidenceCases().filter(
  ({ name, chain }) => chain === undefined && name !== "evidence_of_another_kind_fail",
);
/** One of each kind, and enough to tell a browser that differs: what is computed is the same program. */
export const casesByKind = pageCases.filter(
  (given, index) => index === pageCases.findIndex((other) => kindOf(other) === kindOf(given)),
);

/** What is shown of a case: an error, or its verdict and each row that its table has. */
function kindOf({ expected: { error, verdict, claims = [] } }: EvidenceCase): string {
  return JSON.stringify([error, verdict, ...new Set(claims.map(([, ...row]) => row.join()))]);
}

/** What the command line's verifier says of a case, as far as the page shows it. */
async function expectedOf(given: EvidenceCase) {
  const verification = verifyEvidence(await atHandOf(given));
  const rows = verification.files.map((claims) => {
    const { bytes, witness } = claims;
    const { path, chain } = selectShownClaims(claims);
    return [bytes, path, chain, ...(witness === "none" ? [] : [witness])];
  });
  return { verdict: verification.verdict, report: renderClaims(verification), rows };
}

/** What is chosen on the page for a case: its evidence and its files. */
export function droppedOf({ evidence, files }: EvidenceCase): readonly Dropped[] {
  return [
    ...evidence.map(({ name, bytes }) => toDropped(name, bytes)),
    ...files.map(({ name, content }) => toDropped(name, content)),
  ];
}

/** The page shows of a case what the verifier says, and what the case expects. */
export async function expectShown(given: EvidenceCase, shown: Shown): Promise<void> {
  const { error, verdict, lists = [] } = given.expected;
  expect(shown.scripts).toBe(2);
  if (error !== undefined) {
    expect(shown.problems).toEqual([expect.stringContaining("The evidence cannot be used")]);
    // What other statements say is shown, but never as if all were well.
    if (given.evidence.length === 1) expect(shown.rows).toEqual([]);
    expect(shown.verdict).not.toBe("valid");
    return;
  }
  expect(shown.problems).toEqual([]);
  const { rows, ...expected } = await expectedOf(given);
  expect({ verdict: shown.verdict, report: shown.report }).toEqual(expected);
  expect(shown.verdict).toBe(verdict);
  for (const name of lists) expect(shown.note).toContain(`${name}: a list of this evidence`);
  const words = (all: readonly (readonly string[])[]) => all.map((row) => row.join(" | ")).toSorted();
  expect(words(shown.rows.map(([, ...row]) => row))).toEqual(words(rows));
}
