/** Finds the release of a run, and selects those of its assets that the run is about. */
import { compareNames, findNameMistake } from "../core/checksums.ts";
import { AnchorError } from "../core/errors.ts";
import { idOfStatementFile, isTemporaryName } from "../core/file-names.ts";
import type { FrontText } from "../words/front.ts";
import { memberAt } from "../core/members.ts";
import type { RunOrigin } from "../evidence/run.ts";
import { nonEmpty, toLineName, toLineNames, toReadableMinute } from "../core/text.ts";
import { parsePatterns, patternMistakeIn } from "../files/patterns.ts";
import type { Clock, Log } from "../host/host.ts";
import type { Inputs } from "../host/inputs.ts";
import type { AssetCandidate } from "../run/candidates.ts";
import type { Asset, Forge, Release } from "./forge.ts";

type ReleaseFinder = Pick<Forge, "readRelease" | "readReleaseByTag" | "readLatestRelease" | "readReleases">;

/** What tells the release where the input does not: the job's event, which is untrusted, or the ref. */
export interface ReleaseClues extends Pick<RunOrigin, "ref" | "repository"> {
  readonly event: unknown;
}

/** What a function needs that waits and repeats a request, because GitHub's lists lag. */
export interface WaitContext {
  readonly clock: Pick<Clock, "wait" | "random">;
  readonly stop: AbortSignal;
}

/** The wait before each repetition of a request: GitHub's lists may not show yet what was just made. */
const retryWaitsMs = [2000, 3000, 5000];

/**
 * Finds the release that the input names, or else the event's, or else that of the tag in `github.ref`. The event may
 * be out of date, so only the release's id and tag are taken from it.
 * @param releaseTag a tag, its ref, `latest`, or empty
 * @throws AnchorError `RELEASE_NOT_FOUND`, `RELEASE_AMBIGUOUS`, or other codes when GitHub refuses or fails
 */
export async function findRelease(
  forge: ReleaseFinder,
  releaseTag: string,
  { event, ref, repository, clock, stop }: ReleaseClues & WaitContext,
): Promise<Release> {
  const [id, eventTag] = ["id", "tag_name"].map((name) => memberAt(event, "release", name));
  const eventRelease = Number.isSafeInteger(id)
    ? { id: Number(id), tag: typeof eventTag === "string" ? eventTag : "" }
    : undefined;
  const inputTag = tagOf(releaseTag) ?? releaseTag;
  const findByTag = async (tag: string): Promise<Release | undefined> =>
    (await forge.readReleaseByTag(tag)) ?? (await findDraft(forge, tag, repository));
  // `latest` means a tag of that name, or else the latest release. If event or ref have that tag, only it is meant.
  if (releaseTag === "latest" && eventRelease?.tag !== "latest" && tagOf(ref) !== "latest") {
    const foundRelease = (await findByTag(releaseTag)) ?? (await forge.readLatestRelease());
    return foundRelease ?? throwNotFound(`no latest release`, repository);
  }
  const isOfEvent = eventRelease !== undefined && (inputTag === "" || inputTag === eventRelease.tag);
  const releaseById = isOfEvent ? await forge.readRelease(eventRelease.id) : undefined;
  if (releaseById !== undefined) return releaseById;
  const tag = inputTag || eventRelease?.tag || tagOf(ref);
  if (tag === undefined)
    return throwNotFound(
      `no release for this run: its event names none, and ${ref || "its ref"} is not a tag`,
      repository,
    );
  const foundRelease = await repeatUntil(
    () => findByTag(tag),
    (release) => release !== undefined,
    { clock, stop },
  );
  return foundRelease ?? throwNotFound(`no release with the tag ${tag}`, repository);
}

/** Repeats `read` after waits of some seconds until `isComplete`, at most three times; returns the last result. */
async function repeatUntil<Found>(
  read: () => Promise<Found>,
  isComplete: (result: Found) => boolean,
  { clock, stop }: WaitContext,
): Promise<Found> {
  let result = await read();
  for (const waitMs of retryWaitsMs) {
    if (isComplete(result)) break;
    await clock.wait(waitMs, stop);
    result = await read();
  }
  return result;
}

/**
 * Lists a release's assets. @throws AnchorError `GITHUB_UNAVAILABLE` where the list lacks statements that the release's
 * own description names, even after some waiting: without these, a run would pay again for known stamps.
 */
export async function listAllAssets(
  forge: Pick<Forge, "readRelease" | "readAssets">,
  release: Release,
  waiting: WaitContext,
): Promise<readonly Asset[]> {
  let current: Release | undefined = release;
  const listAssets = async () => {
    const assets = await forge.readAssets(release);
    const names = new Set(assets.map(({ name }) => name));
    const isUnlisted = (name: string): boolean => idOfStatementFile(name) !== undefined && !names.has(name);
    const unlisted = (current?.assetNames ?? []).filter(isUnlisted);
    if (unlisted.length > 0) current = await forge.readRelease(release.id);
    return { assets, unlisted };
  };
  const { assets, unlisted } = await repeatUntil(listAssets, (listed) => listed.unlisted.length === 0, waiting);
  if (unlisted.length === 0) return assets;
  const message = `GitHub's list of the files of ${toLineName(release.tag)} lacks what the release has: ${toLineNames(unlisted)}.`;
  throw new AnchorError("GITHUB_UNAVAILABLE", message);
}

function tagOf(ref: string): string | undefined {
  return /^refs\/tags\/(.+)$/.exec(ref)?.[1];
}

/** Finds the draft of a tag. GitHub finds none by a tag, so the list is read. Two drafts of one tag are an error. */
async function findDraft(forge: ReleaseFinder, tag: string, repository: string): Promise<Release | undefined> {
  const releases: Release[] = [];
  for await (const release of forge.readReleases()) if (release.tag === tag) releases.push(release);
  // The list may show a published release that a request by tag does not find yet. It is preferred to all drafts.
  const publishedRelease = releases.find(({ isDraft }) => !isDraft);
  if (publishedRelease !== undefined || releases.length <= 1) return publishedRelease ?? releases[0];
  const draftTexts = releases.map(({ id, url, createdAt }) =>
    nonEmpty([`number ${id}`, createdAt && toReadableMinute(createdAt), url]).join(", "),
  );
  const hint: FrontText = ({ again }) =>
    `Nothing was stamped. Publish the draft that you want, or delete the other one with: gh api --method DELETE repos/${repository}/releases/NUMBER. Then ${again}.`;
  const message = `${releases.length} drafts have the tag ${tag}: ${draftTexts.join("; ")}.`;
  throw new AnchorError("RELEASE_AMBIGUOUS", message, { hint, saysUnsent: true });
}

/** @param what completes “there is …”, such as `no latest release` */
function throwNotFound(what: string, repository: string): never {
  throw new AnchorError("RELEASE_NOT_FOUND", `In ${repository} there is ${what}.`);
}

interface SelectContext {
  readonly workspace: string;
  readonly log: Pick<Log, "info" | "notice" | "warning">;
  readonly isEvidence: (asset: Asset) => boolean;
}

/**
 * Selects the assets whose names match `files`, or all assets without patterns; sorts them by the bytes of their names.
 * Our evidence is among them only where a pattern is its name: with a wildcard, each run would pay for the evidence of
 * the run before. GitHub's source archives are no assets: their bytes may change from download to download.
 */
export async function selectAssets(
  assets: readonly Asset[],
  { files, ifNoFilesFound }: Pick<Inputs, "files" | "ifNoFilesFound">,
  { workspace, log, isEvidence }: SelectContext,
): Promise<readonly Asset[]> {
  const { whole: wholeAssets = [], broken: brokenAssets = [] } = Object.groupBy(assets, ({ isUploaded }) =>
    isUploaded ? "whole" : "broken",
  );
  if (brokenAssets.length > 0)
    log.warning(`Not to be downloaded, since the upload broke off or is under way: ${namesOf(brokenAssets)}.`, {
      title: "incomplete upload",
    });
  const sortedAssets = wholeAssets.toSorted((one, two) => compareNames(one.name, two.name));
  const { selected, named, unmatched } = await matchPatterns(sortedAssets, files, workspace);
  const logUnmatched = ifNoFilesFound === "ignore" ? log.info : log.warning;
  for (const pattern of unmatched) {
    const cause = patternMistakeIn(pattern) ?? "Names there have no folders.";
    logUnmatched(`No file of the release matches ${toLineName(pattern)}. ${cause}`, { title: "unmatched pattern" });
  }
  const evidenceAssets = selected.filter(
    (asset) => isEvidence(asset) && (isTemporaryName(asset.name) || !named.has(asset)),
  );
  if (evidenceAssets.length > 0)
    log.notice(
      `These files of the release were left out, because they are evidence of earlier runs: ${namesOf(evidenceAssets)}.`,
      { title: "left out" },
    );
  return selected.filter((asset) => !evidenceAssets.includes(asset));
}

/** Matches patterns as if each asset were a file in the workspace; `named` are the assets whose names are patterns. */
async function matchPatterns(assets: readonly Asset[], lines: readonly string[], workspace: string) {
  const named = new Set<Asset>();
  if (lines.length === 0) return { selected: assets, named, unmatched: [] };
  const patterns = await parsePatterns(lines, { givenPath: workspace, realPath: workspace });
  const usedPatterns = new Set<unknown>();
  const selected = assets.filter((asset) => {
    const matchingPatterns = patterns.filter((pattern) => pattern.matchesFolder("") || pattern.matchesFile(asset.name));
    if (matchingPatterns.some(({ isExclusion }) => isExclusion)) return false;
    for (const pattern of matchingPatterns) {
      usedPatterns.add(pattern);
      if (pattern.isLiteral && pattern.matchesFile(asset.name)) named.add(asset);
    }
    return matchingPatterns.length > 0;
  });
  const unmatched = patterns
    .filter((pattern) => !pattern.isExclusion && !usedPatterns.has(pattern))
    .map(({ line }) => line);
  return { selected, named, unmatched };
}

function namesOf(assets: readonly Asset[]): string {
  return toLineNames(assets.map(({ name }) => name));
}

/** Makes a candidate of an asset. The asset is hashed while it is downloaded, and never written to disk. */
export function toCandidate(forge: Pick<Forge, "hash">, asset: Asset): AssetCandidate {
  const { name, size } = asset;
  return {
    kind: "asset",
    name,
    size,
    hash: async (onBytes, signal) => {
      const mistake = findNameMistake(name);
      if (mistake !== undefined) throw new AnchorError("FILE_NAME_INVALID", `The asset's name ${mistake}.`);
      if (!asset.isUploaded)
        throw new AnchorError("ASSET_NOT_JUDGED", "The upload of this file is under way, or broke off.", {
          hint: "Run the job again after the upload. Remove what a broken upload left.",
        });
      const { hashes, error } = await forge.hash(asset, onBytes, signal);
      const subject = { name, ...hashes };
      return error === undefined ? { kind: "digest", subject } : { kind: "failed", subject, error };
    },
  };
}
