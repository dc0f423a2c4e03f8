/** Exit codes of a job (interface §11). */
import { errorFacts, type AnchorError } from "../core/errors.ts";
import type { Verdict } from "../core/outcome.ts";
import { hasPassed, type Ending } from "../run/ending.ts";

const codes = {
  "not-found": 1,
  "no-match": 1,
  changed: 1,
  failed: 4,
  skipped: 4,
  unreachable: 2,
  unknown: 2,
  accepted: 3,
  unclear: 3,
  // A user may put these into fail-on; then they are no error of the bytes and no outage.
  anchored: 4,
  "already-anchored": 4,
  found: 4,
  verified: 4,
} as const satisfies Record<Verdict, number>;

/** Which code stands where several hold. */
const codesByWeight = [1, 4, 2, 3] as const;

/** The exit code of a job that came to its end: 0 when it passed, else by the worst of what failed it. */
export function exitCodeOf(ending: Ending): number {
  if (hasPassed(ending)) return 0;
  const { failing, unwritten, report, nothingStamped } = ending;
  // Of a stamp that brought nothing, all verdicts are to blame, also those that fail-on lets pass.
  const counted = nothingStamped ? report.results : failing;
  const held = new Set<number>(counted.map(({ outcome }) => codes[outcome.kind]));
  if (unwritten.length > 0) held.add(4);
  return codesByWeight.find((code) => held.has(code)) ?? 4;
}

/** The exit code of what ended a command before it had results. */
export function exitCodeOfError({ code }: AnchorError): number {
  return errorFacts(code).outage === true ? 2 : 4;
}
