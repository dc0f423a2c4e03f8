import type { Digest } from "../core/digest.ts";
import { AnchorError } from "../core/errors.ts";
import type { Outcome } from "../core/outcome.ts";
import { createTaskQueue } from "../host/queue.ts";
import { sortOutAccepted } from "./accept.ts";
import { askAboutRecorded, toChainWord, type ChainAsking, type ScanWatch } from "./ask-chain.ts";
import { type Baseline, type BaselineRelease, nextRelease } from "./baseline.ts";
import { compareRelease } from "./compare.ts";
import { isAlarm, type Finding } from "./finding.ts";
import { listReleases, type Listing, type ListingFault } from "./list-releases.ts";
import type { ChainView, RecordedAsset, RecordedRelease, SeenRelease } from "./recorded.ts";
import type { ListedRelease, Repository } from "./repository.ts";
import { seeRelease, type SeeingOptions, type Sight } from "./scan-release.ts";

export interface ScanOptions extends SeeingOptions {
  readonly most: number | "all";
  readonly chain: ChainAsking;
  readonly watch: ScanWatch;
}

/** Four would come near the 900 reads a minute that GitHub allows, where an answer takes a quarter of a second. */
const releasesAtOnce = 3;

/** What became of one release. */
export interface ReleaseScan {
  readonly tag: string;
  /** `undefined` for one that nothing recorded. */
  readonly recorded: RecordedRelease | undefined;
  readonly seen: SeenRelease | "gone";
  readonly findings: readonly Finding[];
  readonly accepted: readonly Finding[];
  /** Why names of it could not be asked about. */
  readonly faults: ReadonlyMap<string, AnchorError>;
  readonly next: BaselineRelease;
}

/** What a look saw. */
export interface RepositoryScan {
  readonly releases: readonly ReleaseScan[];
  /** Parts of the repository that could not be asked. */
  readonly faults: readonly ListingFault[];
  /** What was said of each digest that a record claims. */
  readonly outcomes: ReadonlyMap<Digest, Outcome>;
  /** Why nobody was asked, where nobody was. */
  readonly skipped?: string;
}

/**
 * Looks at a repository's releases: what is recorded, what is there, what the chain holds.
 *
 * @throws AnchorError for what a person has to mend: 401, 403, a repository that is not there
 */
export async function scanRepository(
  repository: Repository,
  baseline: Baseline | undefined,
  options: ScanOptions,
): Promise<RepositoryScan> {
  const at = options.now.toISOString();
  const listing = await listReleases(repository, options.most, baseline);
  const known = new Map(baseline?.releases.map((release) => [release.tag, release]));
  const { sights, gone } = await seeAll(repository, listing, known, options);
  const outcomes = await askAboutRecorded(
    [...sights.flatMap(({ recorded }) => recorded ?? []), ...gone],
    options.chain,
    options.watch,
  );
  const chain: ChainView = new Map([...outcomes].map(([digest, outcome]) => [digest, toChainWord(digest, outcome)]));
  const releases = [
    ...sights.map((sight) => toReleaseScan(sight, chain, options, at)),
    ...gone.map((release) => toGoneScan(release, chain)),
  ];
  return { releases, faults: listing.faults, outcomes };
}

async function seeAll(
  repository: Repository,
  { releases, tags, gone }: Listing,
  known: ReadonlyMap<string, BaselineRelease>,
  options: ScanOptions,
): Promise<{ readonly sights: readonly Sight[]; readonly gone: readonly BaselineRelease[] }> {
  const seen = new Map<ListedRelease, Sight | "gone">();
  options.watch.listed(releases.length);
  const tasks = createTaskQueue(releasesAtOnce, async (release: ListedRelease) => {
    const { tag } = release;
    seen.set(release, await seeRelease(repository, release, tags?.get(tag), known.get(tag), options));
    options.watch.seen(tag);
  });
  for (const release of releases) tasks.add(release);
  await tasks.rest();
  const sights = releases.flatMap((release) => {
    const sight = seen.get(release);
    return sight === undefined || sight === "gone" ? [] : [tags === undefined ? sight : withTagFault(sight)];
  });
  const lost = releases.flatMap((release) => (seen.get(release) === "gone" ? (known.get(release.tag) ?? []) : []));
  return { sights, gone: [...gone, ...lost] };
}

/** A published release has a tag: a list without it says nothing of where it points. */
function withTagFault(sight: Sight): Sight {
  if (sight.recorded?.commit === undefined || sight.seen.commit !== undefined) return sight;
  const error = new AnchorError("GITHUB_UNAVAILABLE", "GitHub's list of tags lacks the release's tag.");
  return { ...sight, faults: new Map([...sight.faults, ["its tag", error]]) };
}

function toReleaseScan(
  { listed, recorded, seen, faults }: Sight,
  chain: ChainView,
  { accepted }: ScanOptions,
  at: string,
): ReleaseScan {
  const sorted = sortOutAccepted(compareRelease(recorded, seen, chain), accepted);
  const { published } = listed;
  const next = nextRelease({ recorded, seen, ...(published !== undefined && { published }), ...sorted, at });
  return { tag: listed.tag, recorded, seen, ...sorted, faults, next };
}

function toGoneScan(release: BaselineRelease, chain: ChainView): ReleaseScan {
  const findings = compareRelease(release, "gone", chain);
  return {
    tag: release.tag,
    recorded: release,
    seen: "gone",
    findings,
    accepted: [],
    faults: new Map(),
    next: release,
  };
}

/** How a release stands: the words of the summary's columns. */
export type ReleaseStanding = "as recorded" | "changed" | "unrecorded" | "not asked";

/**
 * How a release stands after a look: an alarm counts more than what could not be asked, and that more than the rest.
 *
 * @param outcomes what was said of each digest that a record claims
 */
export function standingOf(
  { recorded, findings, faults }: ReleaseScan,
  outcomes: RepositoryScan["outcomes"],
): ReleaseStanding {
  if (findings.some(isAlarm)) return "changed";
  if (recorded === undefined) return faults.size > 0 ? "not asked" : "unrecorded";
  const isSilent = recorded.assets.some((line) => isUnasked(line, outcomes));
  return faults.size > 0 || isSilent ? "not asked" : "as recorded";
}

/** Whether the chain is recorded to hold this, and gave no answer about it. */
export function isUnasked({ anchor }: RecordedAsset, outcomes: RepositoryScan["outcomes"]): boolean {
  return anchor !== undefined && !isPlain(outcomes.get(anchor.digest));
}

function isPlain(outcome: Outcome | undefined): boolean {
  return outcome?.kind === "verified" || outcome?.kind === "no-match" || outcome?.kind === "not-found";
}

/** Whether everything that a look is about could be asked. */
export function isWhole({ releases, faults, outcomes, skipped }: RepositoryScan): boolean {
  if (skipped !== undefined) return false;
  const isAsked = releases.every(
    (release) => release.faults.size === 0 && standingOf(release, outcomes) !== "not asked",
  );
  return faults.length === 0 && isAsked && [...outcomes.values()].every(isPlain);
}
