/** What earlier runs recorded in the folder for evidence and in the release, and what that tells this run. */
import type { Digest, StatementId } from "../core/digest.ts";
import type { Row } from "../core/row.ts";
import { rejudge } from "../evidence/run.ts";
import {
  isClaimedStamped,
  isOfRelease,
  isSettled,
  isStamped,
  openRecord,
  type EvidenceRecord,
} from "../evidence/record.ts";
import type { DamagedEvidence, StatementFile } from "../evidence/statement-file.ts";
import { serviceAddress, sourceOf, type Inputs } from "../host/inputs.ts";
import {
  ageOf,
  toJournaledStamps,
  toStampedNames,
  unknownAgeMs,
  type JournalLine,
  type EarlierStamp,
} from "./journal.ts";
import type { ReleaseAccess } from "./release-access.ts";

export interface History {
  /** What the folder records; with a release, what the release records, and the folder's statements about it. */
  readonly record: EvidenceRecord;
  /** All that the folder records, of any release. */
  readonly folderRecord: EvidenceRecord;
  /** What the folder records of this run's release; without a release, all that the folder records. */
  readonly ownRecord: EvidenceRecord;
  /** What the release records; empty without a release. */
  readonly releaseRecord: EvidenceRecord;
  /** The newest statements of the folder or release that gets this run's statement: its `after` names them. */
  readonly heads: readonly StatementId[];
  readonly damaged: readonly DamagedEvidence[];
}

const maxHeads = 1000;

/** Opens the records of folder and release. With a release, `record` and `ownRecord` have only statements about it. */
export function openHistory(
  folder: { readonly files: readonly StatementFile[]; readonly damaged: readonly DamagedEvidence[] },
  release: Pick<ReleaseAccess, "identity" | "statements" | "damaged" | "attach"> | undefined,
): History {
  const { files } = folder;
  const released = release?.statements ?? [];
  const own = release === undefined ? files : files.filter(({ statement }) => isOfRelease(statement, release.identity));
  const [record, releaseRecord] = [openRecord([...released, ...own]), openRecord(released)];
  const { heads } = release?.attach === undefined ? record : releaseRecord;
  return {
    record,
    folderRecord: openRecord(files),
    ownRecord: openRecord(own),
    releaseRecord,
    heads: heads.slice(0, maxHeads),
    damaged: [...folder.damaged, ...(release?.damaged ?? [])],
  };
}

/**
 * Collects what earlier runs tell about the stamps and rows of this one; `lines` are of the folder's journal. Each
 * stamp's age is by the clock that dated the stamp: this machine's or GitHub's.
 */
export function toEarlierFacts(
  inputs: Inputs,
  history: History,
  lines: readonly JournalLine[],
  release: Pick<ReleaseAccess, "githubTime"> | undefined,
) {
  const service = serviceAddress(inputs);
  const now = new Date();
  const earlierStamps = pickYoungestStamps(
    toJournaledStamps(lines, now),
    toRecordedStamps(history.folderRecord, service, now),
    toRecordedStamps(history.releaseRecord, service, release === undefined ? now : release.githubTime()),
  );
  const journaled = release === undefined ? toStampedNames(lines, now) : undefined;
  const addRecordedFacts = createFactAdder(inputs, history, earlierStamps, journaled);
  return { earlierStamps, findCoveringList: createListFinder(inputs, history.record), addRecordedFacts };
}

/**
 * Returns the stamps that the evidence records: those of this service that may have been spent, and the digests that a
 * block holds.
 *
 * @param service the service's address without a slash at its end
 * @param now the time by the clock that dates the statements: GitHub's for a release, this machine's for a folder;
 *   where GitHub's is not known, each stamp counts as just sent, so that none is sent twice
 */
export function toRecordedStamps(
  { anchors, statements, isDemonstration }: EvidenceRecord,
  service: string,
  now: Date | undefined,
): ReadonlyMap<Digest, EarlierStamp> {
  const stamps = new Map<Digest, EarlierStamp>();
  // The chain of a demonstration is its service's own: no other service knows it.
  const isKnownHere =
    !isDemonstration || statements.some(({ statement }) => statement.predicate.service?.url === service);
  for (const anchor of anchors.values()) {
    const own = anchor.stamps.filter((stamp) => (stamp.service ?? service) === service);
    const earlier = own.map(({ verdict, stampedOn }) => ({
      verdict: verdict === "accepted" ? verdict : ("unclear" as const),
      ageMs: now === undefined ? 0 : ageOf(Date.parse(stampedOn), now),
      ...(verdict === "failed" && { isMismatched: true as const }),
    }));
    const [youngest] = earlier.toSorted((one, other) => one.ageMs - other.ageMs);
    if (isKnownHere && isSettled(anchor))
      stamps.set(anchor.digest, { ageMs: unknownAgeMs, ...youngest, verdict: "anchored" });
    else if (youngest !== undefined) stamps.set(anchor.digest, youngest);
  }
  return stamps;
}

/** Returns each digest's youngest stamp, since only an old one may be sent again; `anchored` if any source says so. */
export function pickYoungestStamps(
  ...sources: readonly ReadonlyMap<Digest, EarlierStamp>[]
): ReadonlyMap<Digest, EarlierStamp> {
  const stamps = new Map<Digest, EarlierStamp>();
  for (const [digest, stamp] of sources.flatMap((source) => [...source])) {
    const known = stamps.get(digest);
    const isAnchored = known?.verdict === "anchored" || stamp.verdict === "anchored";
    const youngest = known === undefined || stamp.ageMs < known.ageMs ? { ...known, ...stamp } : known;
    stamps.set(digest, isAnchored ? { ...youngest, verdict: "anchored" } : youngest);
  }
  return stamps;
}

/** Creates the finder of the stamped list that names a digest. A stamp run sends every digest itself: it finds none. */
function createListFinder(inputs: Inputs, record: EvidenceRecord): (digest: Digest) => Digest | undefined {
  // Clocks sign lists, but are asked about the files one by one.
  if (inputs.mode === "stamp" || sourceOf(inputs) === "clocks") return () => undefined;
  const { anchors, coverOf } = record;
  return (digest) => {
    const cover = isClaimedStamped(anchors.get(digest)) ? undefined : coverOf(digest);
    // A list that was stamped counts even where the chain does not hold it yet.
    return cover !== undefined && (isSettled(cover) || cover.stamps.length > 0) ? cover.digest : undefined;
  };
}

/**
 * Creates `addRecordedFacts`: it adds to a row the other digests of its name, and a stamp whose block may still come.
 * A verdict stays, as a folder may record files of many places under one name; unreadable evidence makes it `unknown`.
 * @param journaled the digest that was stamped last under each name; absent with a release, whose own record counts
 */
function createFactAdder(
  { mode, blockTime }: Inputs,
  { record, damaged }: History,
  earlierStamps: ReadonlyMap<Digest, EarlierStamp>,
  journaled: ReadonlyMap<string, Digest> | undefined,
): (row: Row) => void {
  const [unread] = damaged;
  return (row) => {
    const { subject, verdict, coveredBy = subject.digest } = row;
    const known = record.names.get(subject.name);
    const digests = known === undefined ? [] : [known, ...known.former].map(({ digest }) => digest.sha3_256);
    const former = digests.filter((digest) => digest !== subject.digest);
    if (former.length > 0) row.former = former;
    if (unread !== undefined) return markUnknown(row, unread);
    if (mode === "stamp") return;
    const isAbsent = verdict === "not-found" || verdict === "no-match";
    const { ageMs = blockTime } = (isAbsent && coveredBy && earlierStamps.get(coveredBy)) || {};
    if (ageMs < blockTime) row.recent = { ageMs, blockTimeMs: blockTime };
    const digest = journaled && (digests[0] ?? journaled.get(subject.name));
    if (subject.digest === undefined || digest === undefined || digest === subject.digest) return;
    const wasStamped = journaled?.get(subject.name) === digest || isStamped(record, digest);
    row.recorded = { digest, isStamped: wasStamped };
  };
}

function markUnknown(row: Row, { what, advice }: DamagedEvidence): void {
  const { verdict, answer } = row;
  if (verdict === "failed" || verdict === "skipped" || verdict === "unreachable") return;
  const note = `${what} cannot be read, so the recorded bytes are not known.`;
  rejudge(row, { verdict: "unknown", note, advice, ...(answer && { answer }) });
}
