import { evidenceOf, isAnchored, requestIdOf, verdictFacts } from "../core/outcome.ts";
import { anchoringOf, digestOf, type Result, type ProofState } from "../core/report.ts";
import { plainText, textLimits, toLineName, toLineNames } from "../core/text.ts";

/**
 * One log line for a subject that is done: verdict, name, digest, and in brackets what else there is to know.
 * `⚓ anchored  dist/app.tgz  sha3-256:…  (block 12 of 2026-01-29)`
 */
export function renderResultLine(result: Result): string {
  const { icon, label } = verdictFacts[result.outcome.kind];
  const digest = digestOf(result);
  const details = renderDetails(result);
  return [
    `${icon} ${label}`,
    toLineName(result.subject.name),
    ...(digest === undefined ? [] : [`sha3-256:${digest}`]),
    ...(details === "" ? [] : [`(${details})`]),
  ].join("  ");
}

function renderDetails(result: Result): string {
  const { outcome, coveredBy } = result;
  const isFine = isAnchored(outcome) || (outcome.kind === "accepted" && outcome.note === undefined);
  const requestId = isFine ? undefined : requestIdOf(outcome);
  return [
    ...("error" in outcome ? [`${outcome.error.code}: ${plainText(outcome.error.message)}`] : []),
    ...("note" in outcome && outcome.note !== undefined ? [plainText(outcome.note)] : []),
    ...(coveredBy === undefined ? [] : [`by the list sha3-256:${coveredBy}`]),
    ...renderFirstBlock(result),
    ...(outcome.restsOn === undefined ? [] : [`by the word of ${outcome.restsOn} alone`]),
    ...(requestId === undefined ? [] : [`request ${plainText(requestId, textLimits.word)}`]),
    ...(evidenceOf(outcome)?.demo ? ["demonstration"] : []),
  ]
    .map((detail) => detail.replace(/\.$/, ""))
    .join(", ");
}

function renderFirstBlock(result: Result): readonly string[] {
  const first = anchoringOf(result)?.first;
  if (first?.blockNumber === undefined) return [];
  const date = first.blockDate === undefined ? "" : ` of ${plainText(first.blockDate, textLimits.word)}`;
  return [`block ${first.blockNumber}${date}`];
}

/** What became of the proof files of a run, for the log and the summary alike. */
export interface ProofLines {
  /** How many there are; absent where none was to be obtained or is at hand. */
  readonly count?: string;
  /** For each state that needs something to be done: which they are, why, and what to do. */
  readonly open: readonly string[];
}

/** What is to be done about proofs that are not there, by their state. */
const proofAdvice = {
  pending:
    "Run stamp, check or verify again with the same output-dir or release: it asks for them by their ids and spends nothing.",
  unclear:
    "The requests may have cost a stamp each and are not sent again, since the service names no id for them. Remove journal.jsonl from output-dir to spend another stamp.",
  missing: "Nothing was spent for them. Stamp again with the same output-dir once the service answers.",
} as const satisfies Partial<Record<ProofState["kind"], string>>;

const proofHeads = {
  pending: (names: string) => `Proof files that are not ready yet: ${names}.`,
  unclear: (names: string) => `Proof files whose request was not answered: ${names}.`,
  missing: (names: string) => `Proof files that were not asked for: ${names}.`,
} as const satisfies Record<keyof typeof proofAdvice, (names: string) => string>;

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
  const open = (["pending", "unclear", "missing"] as const).flatMap((kind) => {
    const some = all.filter(({ state }) => state.kind === kind);
    if (some.length === 0) return [];
    const notes = new Set(some.flatMap(({ state }) => ("note" in state && state.note !== "" ? [state.note] : [])));
    const why = [...notes].slice(0, 3).map((note) => plainText(note));
    return [[proofHeads[kind](toLineNames(some.map(({ name }) => name))), ...why, proofAdvice[kind]].join(" ")];
  });
  return { count: `Proof files: ${written} of ${all.length} at hand.`, open };
}
