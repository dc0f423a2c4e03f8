import { toAnchorError, type AnchorError } from "../core/errors.ts";
import type { Baseline, BaselineRelease } from "./baseline.ts";
import { isPassingFault, type ListedRelease, type Repository } from "./repository.ts";

/** What a look is to be about. */
export interface Listing {
  readonly releases: readonly ListedRelease[];
  /** Commits by tag; `undefined` where they could not be asked. */
  readonly tags: ReadonlyMap<string, string> | undefined;
  /** Releases of the baseline that GitHub says are there no more. */
  readonly gone: readonly BaselineRelease[];
  /** What could not be asked, each in a sentence. */
  readonly faults: readonly ListingFault[];
}

export interface ListingFault {
  /** A release's tag, or what it is a part of the repository. */
  readonly part: string;
  readonly error: AnchorError;
}

/**
 * Lists the newest `most` releases with their tags, and looks for those that the baseline has and the list lacks. A
 * release is gone only when GitHub has none of its tag and a second list lacks it too.
 *
 * @throws AnchorError for what a person has to mend: 401, 403, a repository that is not there
 */
export async function listReleases(
  repository: Repository,
  most: number | "all",
  baseline: Baseline | undefined,
): Promise<Listing> {
  const faults: ListingFault[] = [];
  const note = (part: string, thrown: unknown): void => void faults.push({ part, error: refuseOthers(thrown) });
  const listed = await list(repository, most, note);
  const missing = findMissing(listed, baseline?.releases ?? []);
  const { found, gone } = await lookForMissing(repository, missing, note);
  const releases = [...listed.releases, ...found];
  const tags = await readTags(repository, new Set(releases.map(({ tag }) => tag)), note);
  return { releases, tags, gone, faults };
}

interface Listed {
  readonly releases: readonly ListedRelease[];
  /** Whether there are no others. */
  readonly isEnd: boolean;
  /** Whether the list broke off. */
  readonly isBroken: boolean;
}

type Note = (part: string, thrown: unknown) => void;

async function list(repository: Repository, most: number | "all", note: Note): Promise<Listed> {
  const releases: ListedRelease[] = [];
  const tags = new Set<string>();
  try {
    for await (const release of repository.listReleases(most)) {
      if (releases.length === most) return { releases, isEnd: false, isBroken: false };
      // A release that is published while the pages are read moves another one to the next page.
      if (!tags.has(release.tag)) releases.push(release);
      tags.add(release.tag);
    }
    return { releases, isEnd: true, isBroken: false };
  } catch (thrown) {
    note("the list of releases", thrown);
    return { releases, isEnd: false, isBroken: true };
  }
}

/** The baseline's releases that the list should have and has not: older ones lie beyond a list that was cut. */
function findMissing(
  { releases, isEnd, isBroken }: Listed,
  known: readonly BaselineRelease[],
): readonly BaselineRelease[] {
  if (isBroken) return [];
  const tags = new Set(releases.map(({ tag }) => tag));
  const missing = known.filter(({ tag }) => !tags.has(tag));
  if (isEnd) return missing;
  const times = releases.flatMap(({ published }) => (published === undefined ? [] : [Date.parse(published)]));
  const oldest = times.reduce((least, time) => Math.min(least, time), Number.POSITIVE_INFINITY);
  return missing.filter(({ published }) => published !== undefined && Date.parse(published) > oldest);
}

async function lookForMissing(
  repository: Repository,
  missing: readonly BaselineRelease[],
  note: Note,
): Promise<{ readonly found: readonly ListedRelease[]; readonly gone: readonly BaselineRelease[] }> {
  const found: ListedRelease[] = [];
  const absent: BaselineRelease[] = [];
  for (const release of missing) {
    try {
      const there = await repository.readRelease(release.tag);
      if (there === undefined) absent.push(release);
      else found.push(there);
    } catch (thrown) {
      note(release.tag, thrown);
    }
  }
  if (absent.length === 0) return { found, gone: [] };
  return confirmAbsent(repository, absent, found, note);
}

async function confirmAbsent(
  repository: Repository,
  absent: readonly BaselineRelease[],
  found: readonly ListedRelease[],
  note: Note,
): Promise<{ readonly found: readonly ListedRelease[]; readonly gone: readonly BaselineRelease[] }> {
  const wanted = new Set(absent.map(({ tag }) => tag));
  const again: ListedRelease[] = [];
  try {
    for await (const release of repository.listReleases("all")) if (wanted.delete(release.tag)) again.push(release);
  } catch (thrown) {
    for (const tag of wanted) note(tag, thrown);
    return { found: [...found, ...again], gone: [] };
  }
  return { found: [...found, ...again], gone: absent.filter(({ tag }) => wanted.has(tag)) };
}

async function readTags(
  repository: Repository,
  wanted: ReadonlySet<string>,
  note: Note,
): Promise<ReadonlyMap<string, string> | undefined> {
  if (wanted.size === 0) return new Map();
  try {
    return await repository.readTags(wanted);
  } catch (thrown) {
    note("the tags", thrown);
    return undefined;
  }
}

/** The error of an outage; every other one ends the look. */
function refuseOthers(thrown: unknown): AnchorError {
  const error = toAnchorError(thrown);
  if (!isPassingFault(error)) throw error;
  return error;
}
