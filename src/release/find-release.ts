import type { Context } from "../action/context.ts";
import { AnchorError } from "../core/errors.ts";
import { memberAt } from "../core/members.ts";
import type { RunOrigin } from "../core/run-facts.ts";
import type { GitHubReads } from "../github/releases.ts";
import type { Release } from "./forge.ts";

type Finder = Pick<GitHubReads, "readRelease" | "readReleaseByTag" | "readLatestRelease" | "readReleases">;

/**
 * The release that a run is about (interface §1.1 `release-tag`): the one named by the input, else the event's, else
 * that of the tag in `github.ref`. The event may be older than the release; only its id and tag are taken from there.
 *
 * @param releaseTag a tag, its ref, `latest`, or empty
 * @throws AnchorError `RELEASE_NOT_FOUND`, `RELEASE_AMBIGUOUS`, or what GitHub's answer means
 */
export async function findRelease(
  github: Finder,
  releaseTag: string,
  { event, ref, repository }: Pick<Context, "event"> & Pick<RunOrigin, "ref" | "repository">,
): Promise<Release> {
  const own = releasedBy(event);
  const named = tagOf(releaseTag) ?? releaseTag;
  // A ref names a tag, also one that is called so.
  if (releaseTag === "latest") return (await github.readLatestRelease()) ?? missing(`no latest release`, repository);
  const isOwn = own !== undefined && (named === "" || named === own.tag);
  const byId = isOwn ? await github.readRelease(own.id) : undefined;
  if (byId !== undefined) return byId;
  const tag = named || own?.tag || tagOf(ref);
  if (tag === undefined)
    return missing(`no release to be found: the event has none, and ${ref || "the ref"} is no tag`, repository);
  return (
    (await github.readReleaseByTag(tag)) ??
    (await findDraft(github, tag)) ??
    missing(`no release with the tag ${tag}`, repository)
  );
}

/** The release of a `release` event. */
function releasedBy(event: unknown): { readonly id: number; readonly tag: string } | undefined {
  const id = memberAt(event, "release", "id");
  const tag = memberAt(event, "release", "tag_name");
  return Number.isSafeInteger(id) ? { id: Number(id), tag: typeof tag === "string" ? tag : "" } : undefined;
}

function tagOf(ref: string): string | undefined {
  return /^refs\/tags\/(.+)$/.exec(ref)?.[1];
}

/** Drafts cannot be asked for by tag: all pages are looked through, and nothing is picked at random. */
async function findDraft(github: Finder, tag: string): Promise<Release | undefined> {
  const drafts: Release[] = [];
  for await (const release of github.readReleases()) if (release.tag === tag) drafts.push(release);
  if (drafts.length <= 1) return drafts[0];
  const ids = drafts.map(({ id }) => id).join(", ");
  throw new AnchorError("RELEASE_AMBIGUOUS", `${drafts.length} drafts have the tag ${tag}; their ids are ${ids}.`);
}

function missing(what: string, repository: string): never {
  throw new AnchorError("RELEASE_NOT_FOUND", `In ${repository} there is ${what}.`);
}
