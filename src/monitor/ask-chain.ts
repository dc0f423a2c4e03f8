import type { Digest } from "../core/digest.ts";
import type { Outcome } from "../core/outcome.ts";
import { findAnchoring } from "../core/report.ts";
import type { Subject } from "../core/subject.ts";
import { runEach } from "../host/queue.ts";
import type { ChainWord, RecordedRelease } from "./recorded.ts";

export interface ChainAsking {
  /** Verifies a digest, without a report. */
  readonly verify: (target: Subject) => Promise<Outcome>;
  readonly concurrency: number;
  readonly stop: AbortSignal;
}

/** Asks about every digest that a record says the chain holds, each once. */
export async function askAboutRecorded(
  recorded: readonly RecordedRelease[],
  { verify, concurrency, stop }: ChainAsking,
  watch: Pick<ScanWatch, "asking" | "answered">,
): Promise<ReadonlyMap<Digest, Outcome>> {
  const outcomes = new Map<Digest, Outcome>();
  const subjects = new Map<Digest, Subject>();
  for (const { tag, assets } of recorded) {
    for (const { name, anchor } of assets) {
      if (anchor === undefined || subjects.has(anchor.digest)) continue;
      subjects.set(anchor.digest, { name: `${tag}/${anchor.list ?? name}`, digest: anchor.digest });
    }
  }
  watch.asking(subjects.size);
  await runEach(each([...subjects.values()]), verify, {
    concurrency,
    stop,
    keyOf: ({ digest }) => digest,
    onResult: ({ target }, outcome) => {
      outcomes.set(target.digest, outcome);
      watch.answered();
    },
  });
  return outcomes;
}

async function* each(subjects: readonly Subject[]) {
  for (const [index, target] of subjects.entries()) yield { index, target };
}

/** What an outcome says of the chain: only the two plain answers of a verification say anything. */
export function toChainWord(digest: Digest, outcome: Outcome): ChainWord {
  if (outcome.kind === "no-match" || outcome.kind === "not-found") return { kind: "not-held" };
  if (outcome.kind !== "verified") return { kind: "not-asked" };
  const height = Number(findAnchoring(outcome.evidence.records, [digest])?.first.blockNumber ?? Number.NaN);
  return Number.isSafeInteger(height) ? { kind: "held", block: height } : { kind: "held" };
}

/** Is told how far a look is. */
export interface ScanWatch {
  readonly listed: (releases: number) => void;
  readonly seen: (tag: string) => void;
  readonly asking: (digests: number) => void;
  readonly answered: () => void;
}
