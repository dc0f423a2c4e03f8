/** What the chain is asked about recorded digests, when, and what its answers mean for the names. */
import type { Digest, Subject } from "../core/digest.ts";
import type { Outcome } from "../core/outcome.ts";
import { findAnchoring } from "../core/report.ts";
import type { Progress } from "../host/host.ts";
import { runEach } from "../host/queue.ts";
import type { AnchorClaim, RecordedRelease } from "./monitor-file.ts";
import type { ChainAnswer, ChainStanding, ChainView } from "./recorded.ts";

export interface ChainOptions {
  /** Milliseconds in which a stamp need not be on the chain yet. */
  readonly blockTime: number;
  /** The time by GitHub's clock, which dates the statements. */
  readonly now: Date;
  /** No request is begun once this signal is aborted. */
  readonly stop: AbortSignal;
  /** Verifies a digest, without a report. */
  readonly verify: (target: Subject) => Promise<Outcome>;
  /** How many digests are asked about at a time. */
  readonly concurrency: number;
  /** Receives the progress of the scan: the counts that changed. */
  readonly onProgress: (change: Partial<Progress>) => void;
}

/** Asks once about every recorded digest, but for those that are too young. */
export async function askAboutRecorded(
  recorded: readonly RecordedRelease[],
  { verify, concurrency, stop, onProgress, ...times }: ChainOptions,
): Promise<ReadonlyMap<Digest, Outcome>> {
  const outcomes = new Map<Digest, Outcome>();
  const subjects = new Map<Digest, Subject>();
  for (const { tag, assets } of recorded) {
    for (const { name, anchor } of assets) {
      if (anchor === undefined || subjects.has(anchor.digest) || isYoung(anchor, times)) continue;
      subjects.set(anchor.digest, { name: `${tag}/${anchor.list ?? name}`, digest: anchor.digest });
    }
  }
  onProgress({ requestsTotal: subjects.size });
  await runEach(subjects.values(), verify, {
    concurrency,
    stop,
    keyOf: ({ digest }) => digest,
    onResult: (target, outcome) => {
      outcomes.set(target.digest, outcome);
      onProgress({ requestsDone: outcomes.size });
    },
  });
  return outcomes;
}

/** Whether a stamp need not be on the chain yet. It may be a little ahead of a time in whole seconds, but not far. */
function isYoung({ stamped }: AnchorClaim, { now, blockTime }: Pick<ChainOptions, "now" | "blockTime">): boolean {
  return stamped !== undefined && Math.abs(now.getTime() - Date.parse(stamped)) < blockTime;
}

/** Returns the chain's answers: only the two plain answers of a verification count. */
export function toChainView(outcomes: ReadonlyMap<Digest, Outcome>): ChainView {
  const answers = new Map<Digest, ChainAnswer>();
  for (const [digest, outcome] of outcomes) {
    if (outcome.kind === "no-match" || outcome.kind === "not-found") answers.set(digest, { kind: "not-held" });
    if (outcome.kind !== "verified") continue;
    const height = Number(findAnchoring(outcome.evidence.records, [digest])?.first.blockNumber ?? Number.NaN);
    answers.set(digest, { kind: "held", ...(Number.isSafeInteger(height) && { block: height }) });
  }
  return answers;
}

/** Returns what the chain says of each recorded name that has a claim. */
export function standingsOf(
  recorded: RecordedRelease | undefined,
  chain: ChainView,
  options: ChainOptions,
): ReadonlyMap<string, ChainStanding> {
  const toStanding = (anchor: AnchorClaim): ChainStanding => {
    const answer = chain.get(anchor.digest);
    if (answer?.kind === "held") return "held";
    if (answer !== undefined) return anchor.isUnclaimed === true ? "never" : "not held";
    return isYoung(anchor, options) ? "young" : "not asked";
  };
  return new Map(
    recorded?.assets.flatMap(({ name, anchor }) => (anchor === undefined ? [] : [[name, toStanding(anchor)]])),
  );
}
