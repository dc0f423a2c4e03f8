/** How a job ends on a command line. */
import { verdictFacts, type VerdictClass } from "../core/outcome.ts";
import { hasPassed, type Ending } from "../run/ending.ts";

/** Exit codes of a job. */
const codes = {
  wrong: 1,
  unanswered: 2,
  open: 3,
  failed: 4,
  // A user may put these into fail-on; then they are neither an error of the bytes nor an outage.
  skipped: 4,
  anchored: 4,
  signed: 4,
} as const satisfies Record<VerdictClass, number>;

/** The exit codes by their weight, for a job where several apply. */
const codesByWeight = [1, 4, 2, 3] as const;

/** Returns the exit code of a job that came to its end: 0 when it passed, else by the worst failure. */
export function exitCodeOf(ending: Ending): number {
  if (hasPassed(ending)) return 0;
  const { failing, unwritten, report, nothingStamped } = ending;
  // When a stamp stamped nothing, all verdicts are to blame, also those that fail-on lets pass.
  const counted = nothingStamped ? report.results : failing;
  const held = new Set<number>(
    counted.map(({ outcome }) => (outcome.refusal === undefined ? codes[verdictFacts[outcome.kind].class] : 4)),
  );
  if (unwritten.length > 0) held.add(4);
  return codesByWeight.find((code) => held.has(code)) ?? 4;
}
