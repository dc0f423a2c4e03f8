/** Defines the record about releases and their present state: the two sides of the comparison. */
import type { Digest } from "../core/digest.ts";
import type { AnchorError } from "../core/errors.ts";
import { evidenceKind, keyOfLogAsset, toAssetName } from "../core/file-names.ts";
import { withoutUndefined } from "../core/members.ts";
import { toStatedKey, type EvidenceContent } from "./content.ts";
import type { AnchorClaim, EvidenceMark, RecordedAsset, RecordedRelease } from "./monitor-file.ts";

/** The facts that distinguish assets; unknown facts are absent. */
export type AssetFacts = Pick<RecordedAsset, "sha3_256" | "sha256" | "id" | "uploader" | "uploaded">;

export interface SeenAsset extends AssetFacts {
  readonly name: string;
  /** The SHA-256 that GitHub states, where it serves other bytes. */
  readonly stated?: string;
  /** Bytes. */
  readonly size?: number;
}

/** A statement, a log or a section of the release notes as it is now. */
export interface SeenEvidence extends EvidenceMark {
  /** False where its content is that of the baseline. */
  readonly isRead: boolean;
  /** Why it cannot be what was attached. */
  readonly broken?: string;
}

/** A release as GitHub serves it now. */
export interface SeenRelease {
  readonly tag: string;
  /** The commit to which the tag points; absent when that could not be asked. */
  readonly commit?: string;
  /** All assets, evidence among them. */
  readonly assets: readonly SeenAsset[];
  readonly evidence: readonly SeenEvidence[];
  /** What that evidence says, as far as it was read; absent when it says nothing. */
  readonly content?: EvidenceContent;
  /** Why names and evidence could not be read: the comparison ignores them. */
  readonly unreadable: ReadonlyMap<string, AnchorError>;
}

/** What the chain says of one digest; where it holds that, with the height of its earliest block if that is known. */
export type ChainAnswer = { readonly kind: "held"; readonly block?: number } | { readonly kind: "not-held" };

/** The chain's answers by digest; about a digest that is missing it was not asked. */
export type ChainView = ReadonlyMap<Digest, ChainAnswer>;

/** `never`: not held, and nobody claimed it; `young`: the next scan asks. */
export type ChainStanding = "held" | "not held" | "never" | "young" | "not asked";

/**
 * Whether two descriptions are of the same bytes: every digest that both know agrees. `undefined` when they share no
 * known digest.
 */
export function isSameBytes(one: AssetFacts, other: AssetFacts): boolean | undefined {
  const pairs = [
    [one.sha3_256, other.sha3_256],
    [one.sha256, other.sha256],
  ].filter(([left, right]) => left !== undefined && right !== undefined);
  return pairs.length === 0 ? undefined : pairs.every(([left, right]) => left === right);
}

/** Copies only the members of {@link AssetFacts}. */
export function toFacts({ sha3_256, sha256, id, uploader, uploaded }: AssetFacts): AssetFacts {
  return withoutUndefined({ sha3_256, sha256, id, uploader, uploaded });
}

/**
 * Builds the record of a release: the baseline first, then what its evidence adds. Where evidence contradicts the
 * baseline, it is no record.
 *
 * @returns `undefined` when nothing recorded it
 */
export function toRecorded(baseline: RecordedRelease | undefined, seen: SeenRelease): RecordedRelease | undefined {
  const { content } = seen;
  const lines = new Map(baseline?.assets.map((asset) => [asset.name, asset]));
  const served = new Set(seen.assets.map(({ name }) => name));
  const known = knownLines(baseline);
  for (const claim of content?.claims ?? []) {
    const name = toServedName(claim.name, served);
    if (name === undefined) continue;
    const line = lines.get(name);
    const stated = content?.stated.get(toStatedKey(claim)) ?? [];
    const evidence = [...new Set([...(line?.evidence ?? []), ...stated.map(({ source }) => source)])];
    if (line !== undefined && isSameBytes(line, claim) === true) {
      const { isAdded: _, ...rest } = { ...claim, ...line };
      lines.set(name, { ...rest, ...withoutUndefined({ anchor: joinAnchors(line.anchor, claim.anchor) }), evidence });
    } else if (line === undefined && !stated.some(({ source, line: one }) => known.get(source)?.has(one))) {
      // A claim that the baseline knew and has no line for is one whose line the owner deleted.
      lines.set(name, { ...claim, name, evidence, lastConfirmed: content?.made ?? "" });
    }
  }
  if (baseline === undefined && lines.size === 0) return undefined;
  const commit = baseline?.commit ?? content?.commit;
  return {
    tag: seen.tag,
    ...(commit !== undefined && { commit }),
    assets: [...lines.values()],
    evidence: baseline?.evidence ?? [],
    made: baseline?.made ?? content?.made ?? "",
  };
}

/** Returns the lines that the baseline has seen of each source. */
function knownLines(baseline: RecordedRelease | undefined): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(baseline?.evidence.map(({ name, sha256, lines = [sha256] }) => [name, new Set(lines)]));
}

/** Joins what the baseline and the evidence say: a stamp does not become younger by evidence that is uploaded again. */
function joinAnchors(known: AnchorClaim | undefined, now: AnchorClaim | undefined): AnchorClaim | undefined {
  if (known === undefined || now === undefined) return known ?? now;
  if (known.isUnclaimed === true && now.isUnclaimed === undefined) return now;
  if (known.digest !== now.digest || now.isUnclaimed !== known.isUnclaimed) return known;
  const { stamped, ...rest } = { ...now, ...known };
  const isOpen = now.stamped !== undefined && known.block === undefined;
  return { ...rest, ...(isOpen && stamped !== undefined && { stamped }) };
}

/** Returns the asset name of a recorded file after its upload, or `undefined` for a path that matches no asset. */
function toServedName(name: string, served: ReadonlySet<string>): string | undefined {
  if (served.has(name)) return name;
  const uploaded = toAssetName(name);
  if (served.has(uploaded)) return uploaded;
  return name.includes("/") ? undefined : name;
}

/** Finds logs of the baseline that are gone, or that lack a line that was there, or have the lines in another order. */
export function findShortened(recorded: RecordedRelease, { evidence, unreadable }: SeenRelease): readonly string[] {
  const now = new Map(evidence.map((source) => [source.name, source]));
  const isShortened = ({ name, lines }: EvidenceMark): boolean =>
    lines !== undefined && !unreadable.has(name) && !hasInOrder(now.get(name)?.lines ?? [], lines);
  return recorded.evidence.filter(isShortened).map(({ name }) => name);
}

function hasInOrder(lines: readonly string[], known: readonly string[]): boolean {
  let found = 0;
  for (const line of lines) if (line === known[found]) found += 1;
  return found === known.length;
}

/** Whether an asset of this name says what is recorded. */
export function isSource(name: string): boolean {
  return evidenceKind(name) === "statement" || keyOfLogAsset(name) !== undefined;
}

/** Whether evidence could not be read: it may be all that names an asset, or that states a list. */
export function hasUnreadEvidence({ unreadable }: Pick<SeenRelease, "unreadable">): boolean {
  return [...unreadable.keys()].some(isSource);
}

/**
 * Returns the names of those `assets` that look like evidence of ours: a report counts only next to the file or list it
 * is about.
 *
 * @param others names of files that may have been there before
 */
export function evidenceNames(
  assets: readonly { readonly name: string }[],
  others: readonly string[] = [],
): ReadonlySet<string> {
  const names = assets.map(({ name }) => name);
  const files = new Set([...names, ...others]);
  return new Set(names.filter((name) => evidenceKind(name, files) !== undefined));
}

/**
 * Returns the names of those assets that are evidence of ours, and so neither recorded like a shipped file nor `added`:
 * a list only where the evidence or the baseline says that it is ours, since a project may ship one of its own.
 */
export function findEvidence(recorded: RecordedRelease | undefined, seen: SeenRelease): ReadonlySet<string> {
  const shipped = new Set(recorded?.assets.map(({ name }) => name));
  const stated = new Set([...(seen.content?.lists ?? []), ...(recorded?.evidence ?? [])].map(({ name }) => name));
  const isUnsure = hasUnreadEvidence(seen);
  const isOwn = (name: string): boolean => stated.has(name) || isUnsure || evidenceKind(name) !== "list";
  const names = [...evidenceNames(seen.assets, [...shipped])].filter(isOwn);
  const lists = seen.assets.map(({ name }) => name).filter((name) => stated.has(name));
  return new Set([...names, ...lists].filter((name) => !shipped.has(name)));
}
