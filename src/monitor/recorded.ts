/** Defines the record about releases and their present state: the two sides of the comparison. */
import type { Digest } from "../core/digest.ts";
import type { AnchorError } from "../core/errors.ts";
import {
  idOfStatementFile,
  isEvidenceName,
  isTemporaryName,
  statementFileName,
  toAssetName,
} from "../core/file-names.ts";
import { withoutUndefined } from "../core/members.ts";
import {
  isSettled,
  oldestRecord,
  timeOf,
  type EvidenceRecord,
  type RecordedAnchor,
  type RecordedName,
} from "../evidence/record.ts";
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

/** A statement as it is now. */
export interface SeenEvidence extends EvidenceMark {
  /** Why it cannot be what was attached. */
  readonly broken?: string;
  /** It is of another release: it says nothing about this one, and need not stay. */
  readonly isForeign?: boolean;
}

/** A release as GitHub serves it now. */
export interface SeenRelease {
  readonly tag: string;
  /** The commit to which the tag points; absent when that could not be asked. */
  readonly commit?: string;
  /** All assets, evidence among them. */
  readonly assets: readonly SeenAsset[];
  readonly evidence: readonly SeenEvidence[];
  /** What the statements of this release say; absent where the baseline knows them all, or one could not be read. */
  readonly record?: EvidenceRecord;
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
  const lines = new Map(baseline?.assets.map((asset) => [asset.name, asset]));
  const served = new Set(seen.assets.map(({ name }) => name));
  const { record } = seen;
  const last = record?.statements.at(-1);
  const made = last === undefined ? "" : timeOf(last);
  const isStatedBefore = createStatedBefore(baseline, record);
  const toClaim = record && createClaims(record);
  for (const recorded of record?.names.values() ?? []) {
    const name = toServedName(recorded.name, served);
    if (name === undefined) continue;
    const { digest } = recorded;
    const line = lines.get(name);
    const anchor = toClaim?.(digest.sha3_256);
    if (line === undefined) {
      // What the baseline has seen stated and has no line for is something whose line the owner deleted.
      if (!isStatedBefore(recorded))
        lines.set(name, { name, ...digest, ...(anchor && { anchor }), lastConfirmed: made });
    } else if (isSameBytes(line, digest) === true) {
      const { isAdded: _, ...rest } = { ...digest, ...line };
      lines.set(name, { ...rest, ...withoutUndefined({ anchor: joinAnchors(line.anchor, anchor) }) });
    }
  }
  if (baseline === undefined && lines.size === 0) return undefined;
  const commit = baseline?.commit ?? (record && findCommit(record, seen.tag));
  return {
    tag: seen.tag,
    ...(commit !== undefined && { commit }),
    assets: [...lines.values()],
    evidence: baseline?.evidence ?? [],
    made: baseline?.made ?? made,
  };
}

/** Returns whether a statement that the baseline has seen states a digest under a name. */
function createStatedBefore(
  baseline: RecordedRelease | undefined,
  record: EvidenceRecord | undefined,
): (named: Pick<RecordedName, "name" | "digest">) => boolean {
  const known = new Set(baseline?.evidence.map(({ name }) => name));
  const keyOf = ({ name, digest }: Pick<RecordedName, "name" | "digest">): string => `${digest.sha3_256} ${name}`;
  const before = (record?.statements ?? []).filter(({ id }) => known.has(statementFileName(id)));
  const stated = new Set(before.flatMap(({ statement }) => statement.subject.map(keyOf)));
  return (named) => stated.has(keyOf(named));
}

/** Returns what is said of a digest: by its own anchor, or by that of a list which names it and of which more is known. */
function createClaims({ anchors, coverOf, lists }: EvidenceRecord): (digest: Digest) => AnchorClaim {
  const listNames = new Map(lists.map(({ name, sha3_256 }) => [sha3_256, name]));
  return (digest) => {
    const [own, cover] = [anchors.get(digest), coverOf(digest)];
    const anchor = cover !== undefined && worthOf(cover) > worthOf(own) ? cover : own;
    if (anchor === undefined) return { digest, isUnclaimed: true };
    const list = anchor.digest === digest ? undefined : listNames.get(anchor.digest);
    const block = Number(oldestRecord(anchor.chain?.records ?? [])?.block ?? Number.NaN);
    const stamped = isSettled(anchor) ? undefined : anchor.stamps.at(-1)?.on;
    return {
      digest: anchor.digest,
      ...(Number.isSafeInteger(block) && { block }),
      ...(list !== undefined && { list }),
      ...(worthOf(anchor) < 2 && { isUnclaimed: true }),
      ...(stamped !== undefined && { stamped }),
    };
  };
}

/** How much is said of an anchor: nothing, that something was tried, that a stamp was taken or lost, or a block. */
function worthOf(anchor: RecordedAnchor | undefined): number {
  if (anchor === undefined) return 0;
  if (isSettled(anchor)) return 3;
  return anchor.stamps.some(({ verdict }) => verdict !== "failed") ? 2 : 1;
}

/**
 * Finds the commit of `tag`, by the newest stamp for it, else the first other run. A run for another ref, such as a
 * branch, does not tell where this tag points.
 */
function findCommit({ statements }: EvidenceRecord, tag: string): string | undefined {
  const predicates = statements.map(({ statement }) => statement.predicate);
  const own = predicates.filter(
    ({ run }) => run?.ref === `refs/tags/${tag}` && /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(run.commit ?? ""),
  );
  return (own.findLast(({ mode }) => mode === "stamp") ?? own[0])?.run?.commit;
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

/** Whether evidence could not be read: it may be all that names an asset. */
export function hasUnreadEvidence({ unreadable }: Pick<SeenRelease, "unreadable">): boolean {
  return [...unreadable.keys()].some((name) => idOfStatementFile(name) !== undefined);
}

/**
 * Returns the names of those assets that are evidence of ours, and so neither recorded like a shipped file nor `added`:
 * our names are ours where a statement of ours is or was.
 */
export function findEvidence(recorded: RecordedRelease | undefined, seen: SeenRelease): ReadonlySet<string> {
  const shipped = new Set(recorded?.assets.map(({ name }) => name));
  const count = seen.evidence.length + (recorded?.evidence.length ?? 0);
  const isOurs = count > 0 || hasUnreadEvidence(seen) ? isEvidenceName : isTemporaryName;
  return new Set(seen.assets.map(({ name }) => name).filter((name) => isOurs(name) && !shipped.has(name)));
}
