import type { Digest } from "../../domain/digest.ts";
import type { ProofState } from "../../domain/proof/obtaining.ts";
import { plainText } from "../../domain/text.ts";
import type { Log } from "../log.ts";
import { showNames } from "../text/line.ts";
import type { Provable } from "./provable.ts";

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

/** Says what became of the proofs: how many there are, and for each other state which and what to do. */
export function tellProofs(
  provable: readonly Provable[],
  states: ReadonlyMap<Digest, ProofState>,
  log: Pick<Log, "info" | "warning">,
): void {
  if (states.size === 0) return;
  const all = provable.flatMap(({ subject }) => {
    const state = states.get(subject.digest);
    return state === undefined ? [] : [{ name: subject.name, state }];
  });
  const written = all.filter(({ state }) => state.kind === "written").length;
  log.info(`Proof files: ${written} of ${all.length} at hand.`);
  for (const kind of ["pending", "unclear", "missing"] as const) {
    const some = all.filter(({ state }) => state.kind === kind);
    if (some.length === 0) continue;
    const names = showNames(some.map(({ name }) => name));
    const notes = new Set(some.flatMap(({ state }) => ("note" in state && state.note !== "" ? [state.note] : [])));
    const why = [...notes].slice(0, 3).map((note) => plainText(note));
    log.warning([proofHeads[kind](names), ...why, proofAdvice[kind]].join(" "));
  }
}
