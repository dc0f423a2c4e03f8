/** Exit codes of a job (interface §11). */
import { errorFacts, type AnchorError } from "../core/errors.ts";
import { verdictFacts, type VerdictClass } from "../core/outcome.ts";
import { hasPassed, type Ending } from "../run/ending.ts";

const codes = {
  wrong: 1,
  unanswered: 2,
  open: 3,
  failed: 4,
  // A user may put these into fail-on; then they are no error of the bytes and no outage.
  skipped: 4,
  anchored: 4,
} as const satisfies Record<VerdictClass, number>;

/** Which code stands where several hold. */
const codesByWeight = [1, 4, 2, 3] as const;

/** The exit code of a job that came to its end: 0 when it passed, else by the worst of what failed it. */
export function exitCodeOf(ending: Ending): number {
  if (hasPassed(ending)) return 0;
  const { failing, unwritten, report, nothingStamped } = ending;
  // Of a stamp that brought nothing, all verdicts are to blame, also those that fail-on lets pass.
  const counted = nothingStamped ? report.results : failing;
  const held = new Set<number>(counted.map(({ outcome }) => codes[verdictFacts[outcome.kind].class]));
  if (unwritten.length > 0) held.add(4);
  return codesByWeight.find((code) => held.has(code)) ?? 4;
}

/** The exit code of what ended a command before it had results. */
export function exitCodeOfError({ code }: AnchorError): number {
  return errorFacts(code).outage === true ? 2 : 4;
}
