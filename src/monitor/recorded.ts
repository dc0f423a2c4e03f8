/** Defines the record about releases and their present state: the two sides of the comparison. */
import type { Digest } from "../core/digest.ts";
import { toAssetName } from "../core/file-names.ts";
import { withoutUndefined } from "../core/members.ts";

/** The facts that distinguish assets; unknown facts are absent. */
export interface AssetFacts {
  readonly sha3_256?: Digest;
  /** 64 lowercase hex digits. */
  readonly sha256?: string;
  /** GitHub's id of the asset: another upload has another id. */
  readonly id?: number;
  /** The login of the uploader. */
  readonly uploader?: string;
  /** When it was uploaded, ISO 8601 in UTC. */
  readonly uploaded?: string;
}

/** A digest that the chain should hold: an asset's own, or that of the list that names the asset. */
export interface AnchorClaim {
  readonly digest: Digest;
  /** The height of the earliest block; absent when the stamp was merely accepted. */
  readonly block?: number;
  /** The name of the list, where the digest is a list's. */
  readonly list?: string;
}

export interface RecordedAsset extends AssetFacts {
  readonly name: string;
  readonly anchor?: AnchorClaim;
  /** The evidence that names this digest under this name: names of statements and sections. */
  readonly evidence: readonly string[];
  /** When the asset was first seen as recorded, ISO 8601 in UTC; the next member likewise. */
  readonly firstConfirmed?: string;
  readonly lastConfirmed?: string;
  /** Whether the asset appeared after the record was made, and no evidence names it. */
  readonly isAdded?: true;
}

/** A file or section of evidence by its content. */
export interface EvidenceMark {
  /** The asset's name, or `section KEY`. */
  readonly name: string;
  /** SHA-256 of its bytes, 64 lowercase hex digits. */
  readonly sha256: string;
}

/** The record with which a release is compared. */
export interface RecordedRelease {
  readonly tag: string;
  readonly commit?: string;
  readonly assets: readonly RecordedAsset[];
  /** The evidence that the baseline knows; empty without a baseline. */
  readonly evidence: readonly EvidenceMark[];
  /**
   * When the record was made or, with a baseline, when the release was last scanned, ISO 8601 in UTC: what was
   * uploaded later and is named by nothing was added.
   */
  readonly made: string;
}

export interface SeenAsset extends AssetFacts {
  readonly name: string;
  /** Bytes. */
  readonly size?: number;
}

/** What evidence says of one name. */
export interface Claim {
  readonly name: string;
  readonly sha3_256: Digest;
  readonly sha256?: string;
  readonly anchor?: AnchorClaim;
}

/** A statement or a section of the release notes as it is now. */
export interface SeenEvidence extends EvidenceMark {
  /**
   * What it says, or why it cannot be what was attached; absent when it was not read, its content being that of the
   * baseline.
   */
  readonly content?: EvidenceContent | { readonly broken: string };
}

export interface EvidenceContent {
  /** When it was made, ISO 8601 in UTC. */
  readonly made: string;
  readonly claims: readonly Claim[];
  /** The SHA-256 that the statement gives for the lists next to it, by name. */
  readonly lists: ReadonlyMap<string, string>;
  /** The commit to which its tag pointed, where the statement was made for this tag. */
  readonly commit?: string;
}

/** A release as GitHub serves it now. */
export interface SeenRelease {
  readonly tag: string;
  /** The commit to which the tag points; absent when that could not be asked. */
  readonly commit?: string;
  /** All assets, evidence among them. */
  readonly assets: readonly SeenAsset[];
  /** Statements and sections, the most trusted first. */
  readonly evidence: readonly SeenEvidence[];
  /** Names and evidence that could not be read: the comparison ignores them. */
  readonly unreadable: ReadonlySet<string>;
}

/** What the chain says of one digest. */
export type ChainAnswer =
  | { readonly kind: "held"; /** The height of its earliest block, where it is known. */ readonly block?: number }
  | { readonly kind: "not-held" }
  | { readonly kind: "not-asked" };

/** The chain's answers by digest; a digest that is missing was not asked. */
export type ChainView = ReadonlyMap<Digest, ChainAnswer>;

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
 * Builds the record of a release: the baseline first, then what its evidence adds, the most trusted first. Where
 * evidence contradicts the baseline, it is no record: `compareEvidence` reports it.
 *
 * @returns `undefined` when nothing recorded it
 */
export function toRecorded(baseline: RecordedRelease | undefined, seen: SeenRelease): RecordedRelease | undefined {
  const sources = seen.evidence.flatMap((source) => {
    const content = contentOf(source);
    return content === undefined ? [] : [{ source, content }];
  });
  const lines = new Map(baseline?.assets.map((asset) => [asset.name, asset]));
  const served = new Set(seen.assets.map(({ name }) => name));
  for (const { source, content } of sources) {
    // The baseline knew this claim but has no line for it: its owner deleted the line.
    const isKnown = baseline?.evidence.some((mark) => mark.name === source.name && mark.sha256 === source.sha256);
    for (const claim of content.claims) {
      const name = toServedName(claim.name, served);
      const line = name === undefined ? undefined : lines.get(name);
      if (name === undefined || (line === undefined && isKnown)) continue;
      const { sha3_256, sha256, anchor } = claim;
      const facts = { sha3_256, ...withoutUndefined({ sha256, anchor }) };
      if (line === undefined) {
        lines.set(name, { name, ...facts, evidence: [source.name], lastConfirmed: content.made });
      } else if (isSameBytes(line, claim) === true) {
        const { isAdded: _, ...known } = line;
        lines.set(name, { ...facts, ...known, evidence: [...new Set([...line.evidence, source.name])] });
      }
    }
  }
  if (baseline === undefined && lines.size === 0) return undefined;
  const contents = sources.map(({ content }) => content);
  const commit = baseline?.commit ?? contents.find((content) => content.commit !== undefined)?.commit;
  return {
    tag: seen.tag,
    ...(commit !== undefined && { commit }),
    assets: [...lines.values()],
    evidence: baseline?.evidence ?? [],
    made: baseline?.made ?? latest(contents.map(({ made }) => made)),
  };
}

/** Returns what a source says, where it was read and is sound. */
export function contentOf({ content }: SeenEvidence): EvidenceContent | undefined {
  return content !== undefined && "claims" in content ? content : undefined;
}

/** Returns the asset name of a recorded file after its upload, or `undefined` for a path that matches no asset. */
function toServedName(name: string, served: ReadonlySet<string>): string | undefined {
  if (served.has(name)) return name;
  const uploaded = toAssetName(name);
  if (served.has(uploaded)) return uploaded;
  return name.includes("/") ? undefined : name;
}

function latest(times: readonly string[]): string {
  return times.reduce((last, time) => (Date.parse(time) > Date.parse(last) ? time : last), times[0] ?? "");
}
