/** What all evidence of a release says: the fold over the lines of its logs, statements and notes. */
import type { Digest } from "../core/digest.ts";
import { toAssetName } from "../core/file-names.ts";
import { isSettled, openRecord, type EvidenceRecord, type RecordedAnchor } from "../evidence/record.ts";
import type { Statement } from "../evidence/statement.ts";
import type { AnchorClaim, RecordedAsset } from "./monitor-file.ts";

/** What evidence says of one name. */
export type Claim = Pick<RecordedAsset, "name" | "sha256" | "anchor"> & { readonly sha3_256: Digest };

/** A line that names a digest under a name. */
interface Stating {
  /** The asset's name, or `section KEY`. */
  readonly source: string;
  /** As in {@link EvidenceMark}; of what is no log, its SHA-256. */
  readonly line: string;
}

/** Returns what a digest under a name is stated by: GitHub renames files when they are uploaded. */
export function toStatedKey({ name, sha3_256 }: Pick<RecordedAsset, "name" | "sha3_256">): string {
  return JSON.stringify([toAssetName(name), sha3_256]);
}

/** A file or section of evidence with its lines. */
export interface Source {
  /** The asset's name, or `section KEY`. */
  readonly name: string;
  /** When GitHub got it, ISO 8601 in UTC; absent for a section, of which GitHub does not say it. */
  readonly uploaded?: string | undefined;
  readonly lines: readonly SourceLine[];
}

export interface SourceLine {
  readonly statement: Statement;
  /** As in {@link Stating}. */
  readonly line: string;
}

/** Folds the lines of all sources of a release; `undefined` when there are none. */
export function toContent(sources: readonly Source[], tag: string) {
  const linesOf = (given: readonly Source[]) => given.flatMap(({ lines }) => lines.map(({ statement }) => statement));
  const record = openRecord(linesOf(sources));
  const made = record.lines.at(-1)?.predicate.finishedOn;
  if (made === undefined) return undefined;
  const listNames = new Map(record.lists.map(({ name, sha3_256 }) => [sha3_256, name]));
  const stamps = findStamps(sources);
  const commit = findCommit(record, tag);
  return {
    /** When its last line was made, ISO 8601 in UTC. */
    made,
    claims: [...record.names.values()].map(({ name, digest }): Claim => ({
      name,
      ...digest,
      anchor: toClaim(digest.sha3_256, record, listNames, stamps),
    })),
    /** Who states a digest under a name, now or formerly, by {@link toStatedKey}. */
    stated: indexStated(sources),
    /**
     * The lists that are attached next to the evidence. What is attached lies next to an attached log; a project's own
     * list may lie next to notes of ours.
     */
    lists: openRecord(linesOf(sources.filter(({ uploaded }) => uploaded !== undefined))).lists,
    /** The commit to which the tag pointed, where a run for this tag says it. */
    ...(commit !== undefined && { commit }),
  };
}

/** What all evidence of a release says: the fold over its lines. */
export type EvidenceContent = Readonly<NonNullable<ReturnType<typeof toContent>>>;

function indexStated(sources: readonly Source[]): ReadonlyMap<string, readonly Stating[]> {
  const stated = new Map<string, Stating[]>();
  for (const { name: source, lines } of sources) {
    for (const { statement, line } of lines) {
      const former = (statement.predicate.changed ?? []).map(({ name, digest }) => ({ name, sha3_256: digest }));
      const now = statement.subject.map(({ name, digest: { sha3_256 } }) => ({ name, sha3_256 }));
      for (const named of [...now, ...former]) {
        const key = toStatedKey(named);
        const known = stated.get(key);
        if (known === undefined) stated.set(key, [{ source, line }]);
        else known.push({ source, line });
      }
    }
  }
  return stated;
}

/** Finds when GitHub got the evidence of each stamp that was sent; of notes, when the run says that it ended. */
function findStamps(sources: readonly Source[]): ReadonlyMap<Digest, string> {
  const stamps = new Map<Digest, string>();
  for (const { uploaded, lines } of sources) {
    for (const { predicate } of lines.map(({ statement }) => statement)) {
      const at = uploaded ?? predicate.finishedOn;
      for (const { digest, verdict } of predicate.mode === "stamp" ? predicate.anchors : []) {
        const isOpen = verdict === "accepted" || verdict === "unclear";
        if (isOpen && Date.parse(at) >= Date.parse(stamps.get(digest) ?? at)) stamps.set(digest, at);
      }
    }
  }
  return stamps;
}

/** Returns what is said of a digest: by its own anchor or, where the chain is known to hold that alone, by its list's. */
function toClaim(
  digest: Digest,
  { anchors, coverOf }: EvidenceRecord,
  listNames: ReadonlyMap<Digest, string>,
  stamps: ReadonlyMap<Digest, string>,
): AnchorClaim {
  const own = anchors.get(digest);
  const cover = coverOf(digest);
  const anchor = cover !== undefined && worthOf(cover) > worthOf(own) ? cover : own;
  if (anchor === undefined) return { digest, isUnclaimed: true };
  const list = anchor.digest === digest ? undefined : listNames.get(anchor.digest);
  const heights = (anchor.chain?.records ?? []).map(({ block }) => Number(block ?? Number.NaN));
  const known = heights.filter((height) => Number.isSafeInteger(height) && height >= 0);
  const stamped = isSettled(anchor) ? undefined : stamps.get(anchor.digest);
  return {
    digest: anchor.digest,
    ...(known.length > 0 && { block: Math.min(...known) }),
    ...(list !== undefined && { list }),
    ...(worthOf(anchor) < 2 && { isUnclaimed: true }),
    ...(stamped !== undefined && { stamped }),
  };
}

/** How much is said of an anchor: nothing, that something was tried, that a stamp was taken or lost, or a block. */
function worthOf(anchor: RecordedAnchor | undefined): number {
  if (anchor === undefined) return 0;
  if (isSettled(anchor)) return 3;
  const isClaimed = [anchor.verdict, ...anchor.stamps.map(({ verdict }) => verdict)].some(
    (said) => said === "accepted" || said === "unclear",
  );
  return isClaimed ? 2 : 1;
}

/**
 * Finds the commit of `tag`, by the newest stamp for it, else the first other run. A run for another ref, such as a
 * branch, does not tell where this tag points.
 */
function findCommit({ lines }: EvidenceRecord, tag: string): string | undefined {
  const isOfTag = ({ predicate: { run } }: Statement): boolean =>
    run?.ref === `refs/tags/${tag}` && /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(run.commit ?? "");
  const own = lines.filter(isOfTag);
  return (own.findLast(({ predicate }) => predicate.mode === "stamp") ?? own[0])?.predicate.run?.commit;
}
