import type { Digest } from "../core/digest.ts";
import { type AnchorError, toAnchorError } from "../core/errors.ts";
import { withoutUndefined } from "../core/members.ts";
import type { Outcome } from "../core/outcome.ts";
import { createTaskQueue } from "../host/queue.ts";
import { askAboutRecorded, type ChainOptions, standingsOf, toChainView } from "./ask-chain.ts";
import { compareChain, inOrder } from "./compare.ts";
import { type Difference, type Finding, foundIn, separateAccepted, toFinding } from "./finding.ts";
import {
  isPassingFault,
  type ListedRelease,
  listReleases,
  locate,
  type LocatedRepository,
  type Note,
  type Repositories,
  type Wanted,
} from "./repository.ts";
import type { Baseline } from "./monitor-file.ts";
import { nextRelease } from "./next-baseline.ts";
import type { ChainView } from "./recorded.ts";
import { type ReleaseScanOptions, type ReleaseSides, scanRelease, toGone } from "./scan-release.ts";

export interface ScanOptions extends ReleaseScanOptions, Omit<ChainOptions, "now">, Wanted {
  readonly onDebug: (message: string) => void;
}

/** The options, and the time of asking by GitHub's clock. */
type Asking = ScanOptions & ChainOptions;

/** A part of a repository that could not be read from GitHub. */
export interface ScanFault {
  /** `owner/name`. */
  readonly repository: string;
  /** A release's tag, or the name of a part of the repository; absent when it is all of it. */
  readonly part?: string;
  readonly error: AnchorError;
}

/** The result of scanning the releases of repositories. */
export interface Scan {
  /** Those that were found or are known to be gone, each once. */
  readonly repositories: readonly LocatedRepository[];
  /** Of all repositories, in their order. */
  readonly releases: readonly ReleaseScan[];
  readonly faults: readonly ScanFault[];
  /** The outcome for each digest that a record claims. */
  readonly outcomes: ReadonlyMap<Digest, Outcome>;
  /** Why the scan was skipped: neither GitHub nor the chain was asked. Absent when it ran. */
  readonly skipped?: string | undefined;
  /** Why the chain was not asked on purpose. */
  readonly unasked?: string;
}

/**
 * Scans the releases of repositories: compares the record with GitHub and the chain. A repository that gives no answer
 * does not affect the others.
 *
 * @param watched `owner/name` of each
 * @throws AnchorError for what a person has to fix where it left nothing to scan: 401, 403, no such repository
 */
export async function scanRepositories(
  watched: readonly string[],
  github: Repositories,
  baseline: Baseline | undefined,
  options: ScanOptions,
): Promise<Scan> {
  const repositories = new Map<string, ReadRepository>();
  const faults: ScanFault[] = [];
  for (const [index, name] of watched.entries()) {
    if (watched.length > 1)
      options.onProgress({ waitingFor: `${name}, ${index + 1} of ${watched.length} repositories` });
    const note = (part: string | undefined, thrown: unknown): undefined =>
      void faults.push({ repository: name, ...(part !== undefined && { part }), error: toAnchorError(thrown) });
    try {
      const located = await locate(name, github, baseline?.repositories ?? []);
      // Two names may be of one repository.
      const { name: current } = located.identity ?? located;
      if (repositories.has(current)) continue;
      repositories.set(current, await readRepository(located, github, options, note));
    } catch (thrown) {
      note(undefined, thrown);
    }
  }
  const read = [...repositories.values()];
  const all = read.flatMap(({ releases }) => releases);
  const refused = faults.find(({ error }) => !isPassingFault(error));
  if (refused !== undefined && all.length === 0 && read.every(({ repository }) => repository.identity !== undefined))
    throw refused.error;
  // One time for all: what is too young to be asked about is so to the end.
  const asking = { ...options, now: options.today() };
  const outcomes = await askAboutRecorded(
    all.flatMap(({ recorded }) => recorded ?? []),
    asking,
  );
  const chain = toChainView(outcomes);
  const releases = read.flatMap(({ repository: { name }, releases: sides, at }) =>
    sides.map((release) => toReleaseScan(name, release, chain, asking, at)),
  );
  return { repositories: read.map(({ repository }) => repository), releases, faults, outcomes };
}

/** Returns all findings of a scan; a repository that is gone is one. */
export function findingsOf({ repositories, releases }: Pick<Scan, "repositories" | "releases">): readonly Finding[] {
  const gone = repositories.filter(({ identity }) => identity === undefined);
  return [...gone.map(toRemoved), ...releases.flatMap(({ findings }) => findings)];
}

function toRemoved({ name, known }: LocatedRepository): Finding {
  const since = known?.releases
    .map(({ made }) => made)
    .toSorted()
    .at(-1);
  return foundIn(name, toFinding("removed", withoutUndefined({ since })));
}

/** Whether everything that a scan is about could be asked. */
export function isWhole({ releases, faults, skipped }: Scan): boolean {
  return skipped === undefined && faults.length === 0 && releases.every(({ notAsked }) => notAsked.size === 0);
}

/** A repository as it was read, before the chain is asked. */
interface ReadRepository {
  readonly repository: LocatedRepository;
  /** Those that GitHub does not have any more among them. */
  readonly releases: readonly ReleaseSides[];
  /** When the reading began, by GitHub's clock. */
  readonly at: string;
}

/** How many releases are read at once: four would near GitHub's 900 reads a minute at a quarter second each. */
const releasesAtOnce = 3;

async function readRepository(
  located: LocatedRepository,
  github: Repositories,
  options: ScanOptions,
  note: Note,
): Promise<ReadRepository> {
  // Not earlier: the answer that located it was the first to tell GitHub's time.
  const at = options.today().toISOString();
  if (located.identity === undefined) return { repository: located, releases: [], at };
  const repository = github.open(located.identity.name);
  const { releases, tags, gone } = await listReleases(repository, options, located.known, note);
  const known = new Map(located.known?.releases.map((release) => [release.tag, release]));
  const read = new Map<ListedRelease, ReleaseSides | undefined>();
  options.onProgress({ releasesRead: 0, releasesTotal: releases.length });
  const tasks = createTaskQueue(releasesAtOnce, async (release: ListedRelease) => {
    const { tag } = release;
    read.set(release, await scanRelease(repository, release, tags, known.get(tag), options));
    options.onProgress({ releasesRead: read.size });
    options.onDebug(`Read the release ${tag} of ${located.name}.`);
  });
  for (const release of releases) tasks.add(release);
  await tasks.rest();
  const sides = [...releases.flatMap((release) => read.get(release) ?? []), ...gone.map(toGone)];
  return { repository: located, releases: sides, at };
}

/** The result of scanning one release. */
export type ReleaseScan = Readonly<ReturnType<typeof toReleaseScan>>;

function toReleaseScan(repository: string, sides: ReleaseSides, chain: ChainView, asking: Asking, at: string) {
  const { tag, recorded } = sides;
  const isGone = sides.seen === "gone";
  const onChain = standingsOf(recorded, chain, asking);
  const late = recorded === undefined || isGone ? [] : compareChain(recorded, chain);
  const { findings, accepted } = separateAccepted(inOrder([...sides.differences, ...late]), asking.accepted);
  // Evidence may state a time that is still to come; GitHub's answers are dated in whole seconds.
  const end = Date.parse(at) + 1000;
  const toFound = (some: readonly Difference[]): readonly Finding[] =>
    some.map(({ since, ...one }) =>
      foundIn(repository, { ...one, ...(since !== undefined && Date.parse(since) <= end && { since }) }),
    );
  const faults: ReadonlyMap<string, AnchorError> = sides.seen === "gone" ? new Map() : sides.seen.unreadable;
  const unasked = [...onChain].flatMap(([name, standing]) => (standing === "not asked" ? [name] : []));
  return {
    /** `owner/name`. */
    repository,
    tag,
    /** The record; `undefined` for a release that nothing recorded. */
    recorded,
    /** GitHub says that there is no such release any more. */
    isGone,
    findings: toFound(findings),
    accepted: toFound(accepted),
    /** The errors of the names that could not be read. */
    faults,
    /** It has statements of another release, which say nothing about it. */
    hasForeign: sides.seen !== "gone" && sides.seen.evidence.some(({ isForeign }) => isForeign === true),
    /** The names that could not be read, or about which the chain gave no answer. */
    notAsked: new Set([...faults.keys(), ...unasked]),
    /** What the chain says of the recorded names; the others are known by the baseline alone. */
    onChain,
    next:
      sides.seen === "gone"
        ? { ...sides.recorded, isChanged: true }
        : nextRelease({ ...sides, findings, accepted, onChain, at }),
  };
}
