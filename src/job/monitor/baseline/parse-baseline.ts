import { digestFromWire, type Digest } from "../../../domain/digest.ts";
import { AnchorError, messageOf } from "../../../domain/errors.ts";
import type { AnchorClaim, EvidenceMark, RecordedAsset } from "../compare/records.ts";
import { mostLooks, type Baseline, type BaselineRelease, type Look } from "./baseline.ts";
import { createFields, type Fields } from "./fields.ts";

/** More is no file of ours: 10,000 releases of some assets each. */
export const mostBaselineBytes = 256 * 1024 * 1024;

/**
 * Reads an earlier run's `monitor.json`. Members that are not known are passed over; a comma that a deleted line left
 * behind is, too.
 *
 * @param repository `owner/name` of the look: another one's baseline would make everything look changed
 * @throws AnchorError `INPUT_INVALID`, which says where the file is wrong
 */
export function parseBaseline(text: string, repository: string): Baseline {
  const file = createFields(parseJson(text), "it");
  file.oneOf("version", [1]);
  const baseline = toBaseline(file);
  if (baseline.repository.toLowerCase() === repository.toLowerCase()) return baseline;
  throw unusable(`it is of ${JSON.stringify(baseline.repository)}, not of ${JSON.stringify(repository)}`);
}

/** The error of a baseline that cannot be used; `why` completes "baseline is not usable: …". */
export function unusable(why: string): AnchorError {
  return new AnchorError("INPUT_INVALID", `An input is not usable.\nbaseline is not usable: ${why}`);
}

function parseJson(text: string): unknown {
  try {
    // No string of JSON holds a line break, so that a comma before one stands outside of all strings.
    return JSON.parse(text.replace(/^\uFEFF/, "").replaceAll(/,(\s*\n\s*[\]}])/g, "$1"));
  } catch (error) {
    throw unusable(`it is no JSON (${messageOf(error)})`);
  }
}

function toBaseline(file: Fields): Baseline {
  const lastWhole = file.time("last_whole_look");
  const releases = file.list("releases").map(toRelease);
  refuseTwice(
    releases.map(({ tag }) => tag),
    "releases with the tag",
  );
  return {
    repository: file.needed("repository", file.text("repository")),
    ...(lastWhole !== undefined && { lastWhole }),
    looks: file.list("looks").map(toLook).slice(-mostLooks),
    releases,
  };
}

function toLook(look: Fields): Look {
  return {
    finished: look.needed("finished_at", look.time("finished_at")),
    isWhole: look.flag("whole"),
    asRecorded: look.count("as_recorded") ?? 0,
    changed: look.count("changed") ?? 0,
    unrecorded: look.count("unrecorded") ?? 0,
    notAsked: look.count("not_asked") ?? 0,
  };
}

function toRelease(release: Fields): BaselineRelease {
  const commit = release.matching("commit", /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/, "a commit");
  const published = release.time("published_at");
  const assets = release.list("assets").map(toAsset);
  refuseTwice(
    assets.map(({ name }) => name),
    "assets of one release called",
  );
  return {
    tag: release.needed("tag", release.text("tag")),
    ...(commit !== undefined && { commit }),
    ...(published !== undefined && { published }),
    made: release.needed("looked_at", release.time("looked_at")),
    evidence: release.list("evidence").map(toMark),
    assets,
  };
}

function toMark(mark: Fields): EvidenceMark {
  return {
    name: mark.needed("name", mark.text("name")),
    sha256: mark.needed("sha256", sha256Of(mark, "sha256")),
  };
}

function toAsset(asset: Fields): RecordedAsset {
  const members = {
    sha3_256: sha3Of(asset, "sha3_256"),
    sha256: sha256Of(asset, "sha256"),
    id: asset.count("id"),
    uploader: asset.text("uploader"),
    uploaded: asset.time("uploaded_at"),
    firstConfirmed: asset.time("first_confirmed"),
    lastConfirmed: asset.time("last_confirmed"),
    anchor: asset.has("anchor") ? toAnchor(asset.inner("anchor")) : undefined,
  };
  const known = Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
  return {
    name: asset.needed("name", asset.text("name")),
    ...(known as Partial<RecordedAsset>),
    evidence: asset.texts("evidence"),
    ...(asset.has("added") && asset.flag("added") && { isAdded: true }),
  };
}

function toAnchor(anchor: Fields): AnchorClaim {
  const block = anchor.count("block");
  const list = anchor.text("list");
  return {
    digest: anchor.needed("digest", sha3Of(anchor, "digest")),
    ...(block !== undefined && { block }),
    ...(list !== undefined && { list }),
  };
}

const hex = /^[0-9a-f]{64}$/;

function sha256Of(fields: Fields, member: string): string | undefined {
  return fields.matching(member, hex, "64 lowercase hexadecimal digits");
}

function sha3Of(fields: Fields, member: string): Digest | undefined {
  return digestFromWire(sha256Of(fields, member));
}

/** Two lines of one name would let the second say what it likes. */
function refuseTwice(names: readonly string[], what: string): void {
  const known = new Set<string>();
  for (const name of names) {
    if (known.has(name)) throw unusable(`it has two ${what} ${JSON.stringify(name)}`);
    known.add(name);
  }
}
