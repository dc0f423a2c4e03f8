import { digestOf, type Result } from "../../domain/report/report.ts";
import type { ProofState } from "../../domain/proof/obtaining.ts";
import { plainText } from "../../domain/text.ts";
import { toLineNames } from "../text/line.ts";

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
