import { digestFromWire, type Digest } from "../core/digest.ts";
import { AnchorError, messageOf } from "../core/errors.ts";
import {
  countOf,
  flagOf,
  itemsOf,
  matchOf,
  memberOf,
  optionalMembers,
  refuseTwice,
  timeOf,
  type JsonMember,
} from "../core/members.ts";
import { version } from "../core/version.ts";
import { maxScans, type Baseline, type BaselineRelease, type ScanCounts, type MonitorFile } from "./baseline.ts";
import type { AnchorClaim, EvidenceMark, RecordedAsset } from "./recorded.ts";

/** More is no file of ours: 10,000 releases of some assets each. */
export const maxBaselineBytes = 256 * 1024 * 1024;

/** The longest name, tag or login. */
const maxTextLength = 4096;

/**
 * Reads an earlier run's `monitor.json`. Members that are not known are passed over; a comma that a deleted line left
 * behind is, too.
 *
 * @param repository `owner/name` of the look: another one's baseline would make everything look changed
 * @throws AnchorError `INPUT_INVALID`, which says where the file is wrong
 */
export function parseBaseline(text: string, repository: string): Baseline {
  const baseline = readFile(parseText(text));
  if (baseline.repository.toLowerCase() === repository.toLowerCase()) return baseline;
  throw unusable(`it is of ${JSON.stringify(baseline.repository)}, not of ${JSON.stringify(repository)}`);
}

/** The error of a baseline that cannot be used; `why` completes "baseline is not usable: …". */
export function unusable(why: string): AnchorError {
  return new AnchorError("INPUT_INVALID", `An input is not usable.\nbaseline is not usable: ${why}`);
}

function parseText(text: string): unknown {
  try {
    // No string of JSON holds a line break, so that a comma before one stands outside of all strings.
    return JSON.parse(text.replace(/^\uFEFF/, "").replaceAll(/,([^\S\n]*\n\s*[\]}])/g, "$1"));
  } catch (error) {
    throw unusable(`it is no JSON (${messageOf(error)})`);
  }
}

function readFile(value: unknown): Baseline {
  try {
    return toBaseline({ value, where: "it" });
  } catch (error) {
    if (error instanceof RangeError) throw unusable(error.message);
    throw error;
  }
}

function toBaseline(file: JsonMember): Baseline {
  if (memberOf(file, "version").value !== 1) throw new RangeError("it.version is not 1");
  const releases = itemsIfAny(file, "releases").map(readRecordedRelease);
  refuseTwice(
    releases.map(({ tag }) => tag),
    "releases with the tag",
  );
  const { last_whole_look: lastWhole } = optionalMembers<{ readonly last_whole_look?: string }>(file, {
    last_whole_look: timeOf,
  });
  return {
    repository: readName(memberOf(file, "repository")),
    ...(lastWhole !== undefined && { lastWhole }),
    looks: itemsIfAny(file, "looks").map(toScanCounts).slice(-maxScans),
    releases,
  };
}

/** The items of a list that need not be there. */
function itemsIfAny(place: JsonMember, name: string): readonly JsonMember[] {
  const member = memberOf(place, name);
  return member.value === undefined ? [] : itemsOf(member, Number.POSITIVE_INFINITY);
}

/** A name is any text that GitHub may have given, also one with half of a UTF-16 pair. */
function readName({ value, where }: JsonMember): string {
  if (typeof value === "string" && value !== "" && value.length <= maxTextLength) return value;
  throw new RangeError(`${where} is not a name`);
}

function toScanCounts(look: JsonMember): ScanCounts {
  const count = (name: string): number => {
    const member = memberOf(look, name);
    return member.value === undefined ? 0 : countOf(member);
  };
  return {
    finished: timeOf(memberOf(look, "finished_at")),
    isWhole: flagOf(memberOf(look, "whole")),
    asRecorded: count("as_recorded"),
    changed: count("changed"),
    unrecorded: count("unrecorded"),
    notAsked: count("not_asked"),
  };
}

function readRecordedRelease(release: JsonMember): BaselineRelease {
  const assets = itemsIfAny(release, "assets").map(readRecordedAsset);
  refuseTwice(
    assets.map(({ name }) => name),
    "assets of one release called",
  );
  const { published_at: published, ...known } = optionalMembers<{
    readonly commit?: string;
    readonly published_at?: string;
  }>(release, { commit: toCommit, published_at: timeOf });
  return {
    tag: readName(memberOf(release, "tag")),
    ...known,
    ...(published !== undefined && { published }),
    made: timeOf(memberOf(release, "looked_at")),
    evidence: itemsIfAny(release, "evidence").map(readMarkEntry),
    assets,
  };
}

function toCommit(place: JsonMember): string {
  return matchOf(place, /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/, "a commit");
}

function readMarkEntry(mark: JsonMember): EvidenceMark {
  return { name: readName(memberOf(mark, "name")), sha256: toSha256(memberOf(mark, "sha256")) };
}

/** An asset's line as the file spells it. */
interface AssetLine extends Omit<RecordedAsset, "name" | "evidence" | "uploaded" | "firstConfirmed" | "lastConfirmed"> {
  readonly uploaded_at?: string;
  readonly first_confirmed?: string;
  readonly last_confirmed?: string;
  readonly added?: boolean;
}

function readRecordedAsset(asset: JsonMember): RecordedAsset {
  const line = optionalMembers<Omit<AssetLine, "isAdded">>(asset, {
    sha3_256: toDigest,
    sha256: toSha256,
    id: countOf,
    uploader: readName,
    anchor: toAnchor,
    uploaded_at: timeOf,
    first_confirmed: timeOf,
    last_confirmed: timeOf,
    added: flagOf,
  });
  const {
    uploaded_at: uploaded,
    first_confirmed: firstConfirmed,
    last_confirmed: lastConfirmed,
    added,
    ...same
  } = line;
  return {
    name: readName(memberOf(asset, "name")),
    ...same,
    ...(uploaded !== undefined && { uploaded }),
    ...(firstConfirmed !== undefined && { firstConfirmed }),
    ...(lastConfirmed !== undefined && { lastConfirmed }),
    evidence: itemsIfAny(asset, "evidence").map(readName),
    ...(added === true && { isAdded: true }),
  };
}

function toAnchor(anchor: JsonMember): AnchorClaim {
  return {
    digest: toDigest(memberOf(anchor, "digest")),
    ...optionalMembers<Omit<AnchorClaim, "digest">>(anchor, { block: countOf, list: readName }),
  };
}

function toSha256(place: JsonMember): string {
  return matchOf(place, /^[0-9a-f]{64}$/, "64 lowercase hexadecimal digits");
}

function toDigest(place: JsonMember): Digest {
  return digestFromWire(toSha256(place)) as Digest;
}

/**
 * The text of `monitor.json`: one line an asset, so that a difference between two of them reads well and an owner can
 * delete the line of an asset that he meant to replace.
 */
export function renderMonitorFile(file: MonitorFile): string {
  const { repository, finished, lastWhole, looks, findings, releases } = file;
  const head = {
    version: 1,
    tool: { name: "anchor-artifacts", version },
    repository,
    finished_at: finished,
    ...(lastWhole !== undefined && { last_whole_look: lastWhole }),
  };
  const members = Object.entries(head).map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},\n`);
  const lists = [
    `  "looks": ${renderList(looks.map(toScanEntry), "  ")}`,
    `  "findings": ${renderList(findings, "  ")}`,
    `  "releases": [${releases.map(renderReleaseEntry).join(",")}${releases.length > 0 ? "\n  " : ""}]`,
  ];
  return `{\n${members.join("")}${lists.join(",\n")}\n}\n`;
}

function renderReleaseEntry({ tag, commit, published, made, evidence, assets }: BaselineRelease): string {
  const head = {
    tag,
    ...(commit !== undefined && { commit }),
    ...(published !== undefined && { published_at: published }),
    looked_at: made,
  };
  const indent = "      ";
  const lists = [
    `${indent}"evidence": ${renderList(evidence, indent)}`,
    `${indent}"assets": ${renderList(assets.map(toAssetEntry), indent)}`,
  ];
  const members = Object.entries(head).map(([name, value]) => `${indent}"${name}": ${JSON.stringify(value)},\n`);
  return `\n    {\n${members.join("")}${lists.join(",\n")}\n    }`;
}

function renderList(items: readonly object[], indent: string): string {
  if (items.length === 0) return "[]";
  return `[\n${items.map((item) => `${indent}  ${JSON.stringify(item)}`).join(",\n")}\n${indent}]`;
}

function toScanEntry({ finished, isWhole, asRecorded, changed, unrecorded, notAsked }: ScanCounts): object {
  const counts = { as_recorded: asRecorded, changed, unrecorded, not_asked: notAsked };
  return { finished_at: finished, whole: isWhole, ...counts };
}

/** Members that are not known are left out, as `JSON.stringify` does. */
function toAssetEntry(asset: RecordedAsset): object {
  const { name, sha3_256, sha256, id, uploader, uploaded, firstConfirmed, lastConfirmed, anchor, evidence } = asset;
  return {
    name,
    sha3_256,
    sha256,
    id,
    uploader,
    uploaded_at: uploaded,
    first_confirmed: firstConfirmed,
    last_confirmed: lastConfirmed,
    anchor,
    ...(evidence.length > 0 && { evidence }),
    ...(asset.isAdded && { added: true }),
  };
}
