import type { Digest, Subject } from "../core/digest.ts";
import { AnchorError } from "../core/errors.ts";
import type { Outcome } from "../core/outcome.ts";
import { findAnchoring } from "../core/report.ts";
import type { Progress } from "../host/host.ts";
import { createTaskQueue, runEach } from "../host/queue.ts";
import { compareRelease } from "./compare.ts";
import { type Finding, separateAccepted } from "./finding.ts";
import { type ListedRelease, type Listing, type ListingFault, listReleases, type Repository } from "./repository.ts";
import type { Baseline, BaselineRelease } from "./monitor-file.ts";
import { nextRelease } from "./next-baseline.ts";
import type { AnchorClaim, ChainAnswer, ChainStanding, ChainView, RecordedRelease, SeenRelease } from "./recorded.ts";
import { type ReleaseScanOptions, type ReleaseSides, scanRelease } from "./scan-release.ts";

export interface ScanOptions extends ReleaseScanOptions {
  /** The number of releases to scan, the newest first. */
  readonly most: number | "all";
  /** Milliseconds in which a stamp need not be on the chain yet. */
  readonly blockTime: number;
  /** Verifies a digest, without a report. */
  readonly verify: (target: Subject) => Promise<Outcome>;
  /** How many digests are asked about at a time. */
  readonly concurrency: number;
  /** Receives the progress of the scan: the counts that changed. */
  readonly onProgress: (change: Partial<Progress>) => void;
  readonly onDebug: (message: string) => void;
}

/** The result of scanning one release. */
export interface ReleaseScan {
  readonly tag: string;
  /** The record; `undefined` for a release that nothing recorded. */
  readonly recorded: RecordedRelease | undefined;
  readonly seen: SeenRelease | "gone";
  readonly findings: readonly Finding[];
  readonly accepted: readonly Finding[];
  /** The errors of the names that could not be read. */
  readonly faults: ReadonlyMap<string, AnchorError>;
  /** The names that could not be read, or about which the chain gave no answer. */
  readonly notAsked: ReadonlySet<string>;
  /** What the chain says of the recorded names; the others are known by the baseline alone. */
  readonly onChain: ReadonlyMap<string, ChainStanding>;
  readonly next: BaselineRelease;
}

/** The result of scanning a repository's releases. */
export interface RepositoryScan {
  readonly releases: readonly ReleaseScan[];
  /** Parts of the repository that could not be read from GitHub, each with its error. */
  readonly faults: readonly ListingFault[];
  /** The outcome for each digest that a record claims. */
  readonly outcomes: ReadonlyMap<Digest, Outcome>;
  /** Why the scan was skipped: neither GitHub nor the chain was asked. Absent when it ran. */
  readonly skipped?: string;
}

/**
 * Scans a repository's releases: compares the record with GitHub and the chain.
 *
 * @throws AnchorError for what a person has to fix: 401, 403, a repository that does not exist
 */
export async function scanRepository(
  repository: Repository,
  baseline: Baseline | undefined,
  options: ScanOptions,
): Promise<RepositoryScan> {
  const at = options.now.toISOString();
  const listing = await listReleases(repository, options.most, baseline);
  const known = new Map(baseline?.releases.map((release) => [release.tag, release]));
  const { sides, gone } = await readReleases(repository, listing, known, options);
  const recorded = [...sides.flatMap((release) => release.recorded ?? []), ...gone];
  const outcomes = await askAboutRecorded(recorded, options);
  const chain: ChainView = new Map([...outcomes].map(([digest, outcome]) => [digest, toAnswer(digest, outcome)]));
  const releases = [
    ...sides.map((release) => toReleaseScan(release, chain, options, at)),
    ...gone.map((release) => toGoneScan(release, chain, options)),
  ];
  return { releases, faults: listing.faults, outcomes };
}

/** Whether everything that a scan is about could be asked. */
export function isWhole({ releases, faults, skipped }: RepositoryScan): boolean {
  return skipped === undefined && faults.length === 0 && releases.every(({ notAsked }) => notAsked.size === 0);
}

/** How many releases are read at once: four would near GitHub's 900 reads a minute at a quarter second each. */
const releasesAtOnce = 3;

/** Reads all listed releases; adds releases of the baseline that turn out to be gone to those that the list lacked. */
async function readReleases(
  repository: Repository,
  { releases, tags, gone }: Listing,
  known: ReadonlyMap<string, BaselineRelease>,
  options: ScanOptions,
): Promise<{ readonly sides: readonly ReleaseSides[]; readonly gone: readonly BaselineRelease[] }> {
  const read = new Map<ListedRelease, ReleaseSides | "gone">();
  options.onProgress({ releasesRead: 0, releasesTotal: releases.length });
  const tasks = createTaskQueue(releasesAtOnce, async (release: ListedRelease) => {
    const { tag } = release;
    read.set(release, await scanRelease(repository, release, tags?.get(tag), known.get(tag), options));
    options.onProgress({ releasesRead: read.size });
    options.onDebug(`Read the release ${tag}.`);
  });
  for (const release of releases) tasks.add(release);
  await tasks.rest();
  const sides = releases.flatMap((release) => {
    const one = read.get(release);
    return one === undefined || one === "gone" ? [] : [tags === undefined ? one : withTagFault(one)];
  });
  const lost = releases.flatMap((release) => (read.get(release) === "gone" ? (known.get(release.tag) ?? []) : []));
  return { sides, gone: [...gone, ...lost] };
}

/** Adds a fault where the list lacks a recorded tag: a published release has a tag, so such a list proves nothing. */
function withTagFault(sides: ReleaseSides): ReleaseSides {
  if (sides.recorded?.commit === undefined || sides.seen.commit !== undefined) return sides;
  const error = new AnchorError("GITHUB_UNAVAILABLE", "GitHub's list of tags lacks the release's tag.");
  return { ...sides, faults: new Map([...sides.faults, ["its tag", error]]) };
}

/** Asks once about every recorded digest, but for those that are too young or rest. */
async function askAboutRecorded(
  recorded: readonly RecordedRelease[],
  { verify, concurrency, stop, onProgress, ...times }: ScanOptions,
): Promise<ReadonlyMap<Digest, Outcome>> {
  const outcomes = new Map<Digest, Outcome>();
  const subjects = new Map<Digest, Subject>();
  for (const { tag, assets } of recorded) {
    for (const { name, anchor } of assets) {
      if (anchor === undefined || subjects.has(anchor.digest) || isYoung(anchor, times)) continue;
      if (isResting(anchor, times)) continue;
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

/** Whether a stamp need not be on the chain yet; one that is said to be of the future is no younger for that. */
function isYoung({ stamped }: AnchorClaim, { now, blockTime }: Pick<ScanOptions, "now" | "blockTime">): boolean {
  const age = stamped === undefined ? blockTime : now.getTime() - Date.parse(stamped);
  return age >= 0 && age < blockTime;
}

/** After so many milliseconds on the chain a digest is asked about only in every seventh scan. */
const restAfter = 30 * 86_400_000;
const scansOfRest = 6;

function isResting({ heldSince, unasked = 0 }: AnchorClaim, { now }: Pick<ScanOptions, "now">): boolean {
  const isLong = heldSince !== undefined && now.getTime() - Date.parse(heldSince) > restAfter;
  return isLong && unasked < scansOfRest;
}

/** Converts an outcome to the chain's answer: only the two plain answers of a verification count. */
function toAnswer(digest: Digest, outcome: Outcome): ChainAnswer {
  if (outcome.kind === "no-match" || outcome.kind === "not-found") return { kind: "not-held" };
  if (outcome.kind !== "verified") return { kind: "not-asked" };
  const height = Number(findAnchoring(outcome.evidence.records, [digest])?.first.blockNumber ?? Number.NaN);
  return Number.isSafeInteger(height) ? { kind: "held", block: height } : { kind: "held" };
}

function toReleaseScan(
  { listed: { tag, published }, recorded, seen, faults }: ReleaseSides,
  chain: ChainView,
  options: ScanOptions,
  at: string,
): ReleaseScan {
  const found = separateAccepted(compareRelease(recorded, seen, chain), options.accepted);
  const onChain = standingsOf(recorded, chain, options);
  const next = nextRelease({ recorded, seen, ...(published !== undefined && { published }), ...found, onChain, at });
  return { tag, recorded, seen, ...found, faults, notAsked: findNotAsked(onChain, faults.keys()), onChain, next };
}

function toGoneScan(release: BaselineRelease, chain: ChainView, options: ScanOptions): ReleaseScan {
  const onChain = standingsOf(release, chain, options);
  return {
    tag: release.tag,
    recorded: release,
    seen: "gone",
    findings: compareRelease(release, "gone", chain),
    accepted: [],
    faults: new Map(),
    notAsked: findNotAsked(onChain, []),
    onChain,
    next: release,
  };
}

function standingsOf(
  recorded: RecordedRelease | undefined,
  chain: ChainView,
  options: ScanOptions,
): ReleaseScan["onChain"] {
  const toStanding = (anchor: AnchorClaim): ChainStanding => {
    const kind = chain.get(anchor.digest)?.kind ?? "not-asked";
    if (kind === "held") return "held";
    if (kind === "not-held") return anchor.isUnclaimed === true ? "never" : "not held";
    if (isYoung(anchor, options)) return "young";
    return isResting(anchor, options) ? "resting" : "not asked";
  };
  return new Map(
    recorded?.assets.flatMap(({ name, anchor }) => (anchor === undefined ? [] : [[name, toStanding(anchor)]])),
  );
}

function findNotAsked(onChain: ReleaseScan["onChain"], unread: Iterable<string>): ReadonlySet<string> {
  return new Set([...unread, ...[...onChain].flatMap(([name, standing]) => (standing === "not asked" ? [name] : []))]);
}
