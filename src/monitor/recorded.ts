/** The two sides of a comparison: a release's record, before and after a scan, and what GitHub serves now. */
import type { Judgement } from "../core/row.ts";
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
  statementTime,
  type EvidenceRecord,
  type RecordedAnchor,
  type RecordedName,
} from "../evidence/record.ts";
import { isAlarm, isSameBytes, toAssetFacts, type Finding } from "./finding.ts";
import type { AnchorClaim, EvidenceDigest, RecordedAsset, RecordedRelease } from "./monitor-file.ts";
import type { ListedAsset } from "./repository.ts";

export interface SeenEvidence extends EvidenceDigest {
  /** Why the bytes of this statement cannot be those that were attached. */
  readonly broken?: string;
  /** The statement is about another release: it is not used, and the next baseline does not add it. */
  readonly isForeign?: boolean;
}

export interface SeenRelease {
  /** The watched `owner/name`, as the inputs have it. */
  readonly repository: string;
  readonly tag: string;
  /** When reading began, by GitHub's clock, ISO 8601 in UTC. */
  readonly at: string;
  /** GitHub does not have this release any more. */
  readonly isGone?: boolean;
  /** The commit of the tag; absent where GitHub did not tell. */
  readonly commit?: string;
  readonly published?: string;
  /** All assets, also those that are evidence. */
  readonly assets: readonly ListedAsset[];
  readonly evidence: readonly SeenEvidence[];
  /** What this release's statements say; absent where the baseline knows them all, or one could not be read. */
  readonly record?: EvidenceRecord;
  /** What independent clocks have signed, by file name; absent where a chain is asked. */
  readonly signed?: ReadonlyMap<string, Judgement>;
  /** Errors, by the name of what could not be read; the comparison ignores these names. */
  readonly unreadable: ReadonlyMap<string, AnchorError>;
}

/**
 * Builds a release's record: the baseline, then what evidence adds. Evidence that contradicts the baseline is ignored.
 * @returns `undefined` when nothing has recorded the release
 */
export function toRecorded(baseline: RecordedRelease | undefined, seen: SeenRelease): RecordedRelease | undefined {
  const lines = new Map(baseline?.assets.map((asset) => [asset.name, asset]));
  const served = new Set(seen.assets.map(({ name }) => name));
  const { record } = seen;
  const last = record?.statements.at(-1);
  const made = last === undefined ? "" : statementTime(last);
  const known = new Set(baseline?.evidence.map(({ name }) => name));
  const before = (record?.statements ?? []).filter(({ id }) => known.has(statementFileName(id)));
  const keyOf = ({ name, digest }: Pick<RecordedName, "name" | "digest">): string => `${digest.sha3_256} ${name}`;
  // Files that known statements name: where the baseline has no line for one, the owner deleted it, so none is made.
  const struck = new Set(before.flatMap(({ statement }) => statement.subject.map(keyOf)));
  const toClaim = record && createClaims(record);
  for (const recorded of record?.names.values() ?? []) {
    const name = toServedName(recorded.name, served);
    if (name === undefined) continue;
    const { digest } = recorded;
    const line = lines.get(name);
    const anchor = toClaim?.(digest.sha3_256);
    if (line === undefined) {
      if (!struck.has(keyOf(recorded)))
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

/** Creates the function that returns the claim about a digest: by its own anchor, or by a list's if that says more. */
function createClaims({ anchors, coverOf, lists }: EvidenceRecord): (digest: Digest) => AnchorClaim {
  const listNames = new Map(lists.map(({ name, sha3_256 }) => [sha3_256, name]));
  return (digest) => {
    const [own, cover] = [anchors.get(digest), coverOf(digest)];
    const anchor = cover !== undefined && claimStrength(cover) > claimStrength(own) ? cover : own;
    if (anchor === undefined) return { digest, isUnclaimed: true };
    const list = anchor.digest === digest ? undefined : listNames.get(anchor.digest);
    const block = Number(oldestRecord(anchor.chain?.records ?? [])?.block ?? Number.NaN);
    const stamped = isSettled(anchor) ? undefined : anchor.stamps.at(-1)?.on;
    return {
      digest: anchor.digest,
      ...(Number.isSafeInteger(block) && { block }),
      ...(list !== undefined && { list }),
      ...(claimStrength(anchor) < 2 && { isUnclaimed: true }),
      ...(stamped !== undefined && { stamped }),
    };
  };
}

/** How much is known of a digest: 0 nothing, 1 a request, 2 a stamp accepted or unclear, 3 a block. */
function claimStrength(anchor: RecordedAnchor | undefined): number {
  if (anchor === undefined) return 0;
  if (isSettled(anchor)) return 3;
  return anchor.stamps.some(({ verdict }) => verdict !== "failed") ? 2 : 1;
}

/**
 * Finds the commit of `tag` by the newest stamp for it, else by the first other run for it. Runs for another ref, such
 * as a branch, do not tell where the tag points.
 */
function findCommit({ statements }: EvidenceRecord, tag: string): string | undefined {
  const predicates = statements.map(({ statement }) => statement.predicate);
  const own = predicates.filter(
    ({ run }) => run?.ref === `refs/tags/${tag}` && /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(run.commit ?? ""),
  );
  return (own.findLast(({ mode }) => mode === "stamp") ?? own[0])?.run?.commit;
}

/** Joins the claims of baseline and evidence; the baseline's time of a stamp stays if a statement is uploaded again. */
function joinAnchors(known: AnchorClaim | undefined, now: AnchorClaim | undefined): AnchorClaim | undefined {
  if (known === undefined || now === undefined) return known ?? now;
  if (known.isUnclaimed === true && now.isUnclaimed === undefined) return now;
  if (known.digest !== now.digest || now.isUnclaimed !== known.isUnclaimed) return known;
  const { stamped, ...rest } = { ...now, ...known };
  const isOpen = now.stamped !== undefined && known.block === undefined;
  return { ...rest, ...(isOpen && stamped !== undefined && { stamped }) };
}

/** Returns the name that a recorded file has as an asset; `undefined` for a path that matches no asset. */
function toServedName(name: string, served: ReadonlySet<string>): string | undefined {
  if (served.has(name)) return name;
  const uploaded = toAssetName(name);
  if (served.has(uploaded)) return uploaded;
  return name.includes("/") ? undefined : name;
}

/** Whether a statement could not be read: it may be the only one that names an asset. */
export function hasUnreadEvidence({ unreadable }: Pick<SeenRelease, "unreadable">): boolean {
  return [...unreadable.keys()].some((name) => idOfStatementFile(name) !== undefined);
}

/**
 * Returns the names of assets that are our evidence, which is not recorded, nor reported as `added`. Where a release
 * never had a statement, a file with a name of ours may be anybody's.
 */
export function findEvidence(recorded: RecordedRelease | undefined, seen: SeenRelease): ReadonlySet<string> {
  const shipped = new Set(recorded?.assets.map(({ name }) => name));
  const count = seen.evidence.length + (recorded?.evidence.length ?? 0);
  const isOurs = count > 0 || hasUnreadEvidence(seen) ? isEvidenceName : isTemporaryName;
  return new Set(seen.assets.map(({ name }) => name).filter((name) => isOurs(name) && !shipped.has(name)));
}

/** Finds assets that no record names and that are not our evidence. */
export function findUnnamed(recorded: RecordedRelease | undefined, seen: SeenRelease): readonly ListedAsset[] {
  const lines = new Set(recorded?.assets.map(({ name }) => name));
  const evidence = findEvidence(recorded, seen);
  return seen.assets.filter(({ name }) => !lines.has(name) && !evidence.has(name));
}

/**
 * Makes the release's entry in the next baseline. An asset with a finding stays as recorded, so that the next scan
 * finds the same; an unchanged one is confirmed, and its unknown members are filled in.
 * @param accepted replacements that the owner meant
 * @param isWhole whether everything could be read and asked
 */
export function nextRelease(
  recorded: RecordedRelease | undefined,
  seen: SeenRelease,
  findings: readonly Finding[],
  accepted: readonly Finding[],
  isWhole: boolean,
): RecordedRelease {
  const { tag, published, at, unreadable } = seen;
  if (seen.isGone === true && recorded !== undefined) return { ...recorded, isChanged: true };
  const isUnread = hasUnreadEvidence(seen);
  const before = recorded?.evidence ?? [];
  const known = new Set(before.map(({ name }) => name));
  const evidence = seen.evidence.filter(({ name, isForeign }) => isForeign !== true || known.has(name));
  // If a statement was unreadable, no line was made from any, so the next scan has to read all of them again.
  const isKept = isUnread || findings.some(({ kind }) => kind === "evidence-changed");
  const isChanged = findings.some(isAlarm) || (!isWhole && recorded?.isChanged === true);
  return {
    tag,
    // GitHub's commit is not taken where evidence is unreadable, which may name another one.
    ...withoutUndefined({ commit: recorded?.commit ?? (isUnread ? undefined : seen.commit), published }),
    // An added asset that could not be read now is found later only if it is younger than the record.
    made: unreadable.size > 0 && recorded !== undefined ? recorded.made : at,
    ...(isChanged && { isChanged }),
    evidence: isKept ? before : evidence.map(({ name, sha256 }) => ({ name, sha256 })),
    assets: nextAssets(recorded, seen, findings, accepted),
  };
}

function nextAssets(
  recorded: RecordedRelease | undefined,
  seen: SeenRelease,
  findings: readonly Finding[],
  accepted: readonly Finding[],
): readonly RecordedAsset[] {
  const { assets, unreadable, at } = seen;
  const served = new Map(assets.map((asset) => [asset.name, asset]));
  const meant = new Set(accepted.map(({ asset }) => asset));
  const found = new Map(findings.map(({ asset, kind }) => [asset, kind]));
  const confirmNew = (asset: ListedAsset): RecordedAsset => {
    return { name: asset.name, ...toAssetFacts(asset), firstConfirmed: at, lastConfirmed: at };
  };
  const lines = (recorded?.assets ?? []).map((line) => {
    const asset = served.get(line.name);
    if (asset !== undefined && meant.has(line.name)) return confirmNew(asset);
    if (asset === undefined || unreadable.has(line.name) || found.has(line.name)) return line;
    const { firstConfirmed = at } = line;
    return { ...line, ...toAssetFacts(asset), ...toAssetFacts(line), firstConfirmed, lastConfirmed: at };
  });
  // Unnamed assets get no line then, since the unreadable evidence may record other bytes under their names.
  if (hasUnreadEvidence(seen)) return lines;
  // A renamed asset keeps the line of its recorded name.
  const renamed = new Set(findings.flatMap(({ kind, seen: side }) => (kind === "renamed" ? [side?.name] : [])));
  const unnamed = findUnnamed(recorded, seen).filter(({ name }) => !renamed.has(name) && !unreadable.has(name));
  return [
    ...lines,
    ...unnamed.map((asset) => ({ ...confirmNew(asset), ...(found.get(asset.name) === "added" && { isAdded: true }) })),
  ];
}
