import type { Outcome } from "../core/outcome.ts";
import { digestOf, type Result, type ProofState } from "../core/report.ts";
import { plainText, given, textLimits, toLineName, toLineNames } from "../core/text.ts";
import { toView, type ResultView } from "./result-view.ts";

/**
 * One log line for a subject that is done: verdict, name, digest, and in brackets what else there is to know.
 * `⚓ anchored  dist/app.tgz  sha3-256:…  (block 12 of 2026-01-29)`
 */
export function renderResultLine(result: Result): string {
  const view = toView(result);
  const { icon, label, name, digest } = view;
  const details = renderDetails(result.outcome, view);
  return given([`${icon} ${label}`, toLineName(name), digest && `sha3-256:${digest}`, details && `(${details})`]).join(
    "  ",
  );
}

function renderDetails(outcome: Outcome, { coveredBy, block, requestId, isDemo, isFine }: ResultView): string {
  const { blockNumber, blockDate } = (coveredBy === undefined && block?.first) || {};
  const date = blockDate === undefined ? "" : ` of ${plainText(blockDate, textLimits.word)}`;
  return given([
    "error" in outcome && `${outcome.error.code}: ${plainText(outcome.error.message)}`,
    "note" in outcome && outcome.note !== undefined && plainText(outcome.note),
    coveredBy !== undefined && `by the list sha3-256:${coveredBy}`,
    blockNumber !== undefined && `block ${blockNumber}${date}`,
    outcome.restsOn !== undefined && `by the word of ${outcome.restsOn} alone`,
    requestId !== undefined && !isFine && `request ${plainText(requestId, textLimits.word)}`,
    isDemo && "demonstration",
  ])
    .map((detail) => detail.replace(/\.$/, ""))
    .join(", ");
}

/** What became of the proof files of a run, for the log and the summary alike. */
export interface ProofLines {
  /** How many there are; absent where none was to be obtained or is at hand. */
  readonly count?: string;
  /** For each state that needs something to be done: which they are, why, and what to do. */
  readonly open: readonly string[];
}

/** What is said of proof files that are not there, by their state, and what is to be done about them. */
const openProofs = {
  pending: [
    "that are not ready yet",
    "Run stamp, check or verify again with the same output-dir or release: it asks for them by their ids and spends nothing.",
  ],
  unclear: [
    "whose request was not answered",
    "The requests may have cost a stamp each and are not sent again, since the service names no id for them. Remove journal.jsonl from output-dir to spend another stamp.",
  ],
  missing: [
    "that were not asked for",
    "Nothing was spent for them. Stamp again with the same output-dir once the service answers.",
  ],
} as const satisfies Record<Exclude<ProofState["kind"], "written" | "failed">, readonly [what: string, advice: string]>;

/** Says what became of the proofs of `provable`; of equal files the first one's name stands for all. */
export function toProofLines(provable: readonly Pick<Result, "subject" | "proof">[]): ProofLines {
  const first = new Map<string, { readonly name: string; readonly state: ProofState }>();
  for (const each of provable) {
    const digest = digestOf(each) ?? "";
    const { proof: state, subject } = each;
    if (state !== undefined && !first.has(digest)) first.set(digest, { name: subject.name, state });
  }
  const all = [...first.values()];
  if (all.length === 0) return { open: [] };
  const written = all.filter(({ state }) => state.kind === "written").length;
  const open = Object.entries(openProofs).flatMap(([kind, [what, advice]]) => {
    const some = all.filter(({ state }) => state.kind === kind);
    if (some.length === 0) return [];
    const notes = new Set(some.flatMap(({ state }) => ("note" in state && state.note !== "" ? [state.note] : [])));
    const why = [...notes].slice(0, 3).map((note) => plainText(note));
    return [[`Proof files ${what}: ${toLineNames(some.map(({ name }) => name))}.`, ...why, advice].join(" ")];
  });
  return { count: `Proof files: ${written} of ${all.length} at hand.`, open };
}
