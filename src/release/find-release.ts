import { AnchorError } from "../core/errors.ts";
import { memberAt } from "../core/members.ts";
import type { RunOrigin } from "../core/report.ts";
import type { Forge, Release } from "./forge.ts";

type Finder = Pick<Forge, "readRelease" | "readReleaseByTag" | "readLatestRelease" | "readReleases">;

/** What may name a release where the input names none; the event is untrusted. */
export interface ReleaseClues extends Pick<RunOrigin, "ref" | "repository"> {
  readonly event: unknown;
}

/**
 * The release that a run is about (interface §1.1 `release-tag`): the one named by the input, else the event's, else
 * that of the tag in `github.ref`. The event may be older than the release; only its id and tag are taken from there.
 *
 * @param releaseTag a tag, its ref, `latest`, or empty
 * @throws AnchorError `RELEASE_NOT_FOUND`, `RELEASE_AMBIGUOUS`, or what GitHub's answer means
 */
export async function findRelease(
  forge: Finder,
  releaseTag: string,
  { event, ref, repository }: ReleaseClues,
): Promise<Release> {
  const [id, ownTag] = ["id", "tag_name"].map((name) => memberAt(event, "release", name));
  const own = Number.isSafeInteger(id) ? { id: Number(id), tag: typeof ownTag === "string" ? ownTag : "" } : undefined;
  const named = tagOf(releaseTag) ?? releaseTag;
  // A ref names a tag, also one that is called so.
  if (releaseTag === "latest") return (await forge.readLatestRelease()) ?? missing(`no latest release`, repository);
  const isOwn = own !== undefined && (named === "" || named === own.tag);
  const byId = isOwn ? await forge.readRelease(own.id) : undefined;
  if (byId !== undefined) return byId;
  const tag = named || own?.tag || tagOf(ref);
  if (tag === undefined)
    return missing(`no release to be found: the event has none, and ${ref || "the ref"} is no tag`, repository);
  return (
    (await forge.readReleaseByTag(tag)) ??
    (await findDraft(forge, tag)) ??
    missing(`no release with the tag ${tag}`, repository)
  );
}

function tagOf(ref: string): string | undefined {
  return /^refs\/tags\/(.+)$/.exec(ref)?.[1];
}

/** Drafts cannot be asked for by tag: all pages are looked through, and nothing is picked at random. */
async function findDraft(forge: Finder, tag: string): Promise<Release | undefined> {
  const drafts: Release[] = [];
  for await (const release of forge.readReleases()) if (release.tag === tag) drafts.push(release);
  if (drafts.length <= 1) return drafts[0];
  const ids = drafts.map(({ id }) => id).join(", ");
  throw new AnchorError("RELEASE_AMBIGUOUS", `${drafts.length} drafts have the tag ${tag}; their ids are ${ids}.`);
}

function missing(what: string, repository: string): never {
  throw new AnchorError("RELEASE_NOT_FOUND", `In ${repository} there is ${what}.`);
}
