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
import { serviceAddressOf, sourceOf, type Inputs } from "../host/inputs.ts";
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
  /** Without a release, what the folder records; else what the release and the folder's statements about it record. */
  readonly record: EvidenceRecord;
  /** All that the folder records, about any release. */
  readonly folderRecord: EvidenceRecord;
  /** What the folder records of this run's release; without a release, all that the folder records. */
  readonly ownRecord: EvidenceRecord;
  /** What the release records; empty without a release. */
  readonly releaseRecord: EvidenceRecord;
  /** The newest statements of the folder or release that gets this run's statement: its `after` names them. */
  readonly heads: readonly StatementId[];
  /** Evidence in the folder or release that cannot be read. */
  readonly damaged: readonly DamagedEvidence[];
}

/** The most statements that `after` of a statement may name. */
const maxHeadStatements = 1000;

/** Opens the records of folder and release. With a release, `record` and `ownRecord` have only statements about it. */
export function openHistory(
  folder: { readonly files: readonly StatementFile[]; readonly damaged: readonly DamagedEvidence[] },
  release: Pick<ReleaseAccess, "identity" | "statements" | "damaged" | "attach"> | undefined,
): History {
  const { files } = folder;
  const releaseStatements = release?.statements ?? [];
  const ownStatements =
    release === undefined ? files : files.filter(({ statement }) => isOfRelease(statement, release.identity));
  const isOfOneRelease = release === undefined ? undefined : true;
  const record = openRecord([...releaseStatements, ...ownStatements], isOfOneRelease);
  const releaseRecord = openRecord(releaseStatements, isOfOneRelease);
  const { heads } = release?.attach === undefined ? record : releaseRecord;
  return {
    record,
    folderRecord: openRecord(files),
    ownRecord: openRecord(ownStatements, isOfOneRelease),
    releaseRecord,
    heads: heads.slice(0, maxHeadStatements),
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
  const service = sourceOf(inputs) === "nodes" ? undefined : serviceAddressOf(inputs);
  const now = new Date();
  const githubTime = release?.githubTime();
  const earlierStamps = pickYoungestStamps(
    toJournaledStamps(lines, now),
    toRecordedStamps(history.folderRecord, service, now, githubTime),
    toRecordedStamps(history.releaseRecord, service, release === undefined ? now : githubTime),
  );
  const journaledDigests = release === undefined ? toStampedNames(lines, now) : undefined;
  const addRecordedFacts = createFactAdder(inputs, history, earlierStamps, journaledDigests);
  return { earlierStamps, findCoveringList: createListFinder(inputs, history.record), addRecordedFacts };
}

/**
 * Returns the stamps that the evidence records: those of this service that may have been spent, and the digests that a
 * block holds.
 *
 * @param service the service's address without a slash at its end; `undefined` where the stamps of every service count
 * @param now the time by the clock that dates the statements: GitHub's for a release, this machine's for a folder;
 *   where GitHub's is not known, each stamp counts as just sent, so that none is sent twice
 * @param githubTime the time by GitHub's clock, for the stamps of a folder that it dated; by default `now`
 */
export function toRecordedStamps(
  { anchors, statements, isDemonstration }: EvidenceRecord,
  service: string | undefined,
  now: Date | undefined,
  githubTime = now,
): ReadonlyMap<Digest, EarlierStamp> {
  const stampByDigest = new Map<Digest, EarlierStamp>();
  const ageSince = (stampedOn: string, time: Date | undefined): number =>
    time === undefined ? 0 : ageOf(Date.parse(stampedOn), time);
  // The chain of a demonstration is its service's own: no other service knows it.
  const isChainOfService =
    !isDemonstration || statements.some(({ statement }) => statement.predicate.service?.url === service);
  for (const anchor of anchors.values()) {
    const serviceStamps = anchor.stamps.filter(
      (stamp) => service === undefined || (stamp.service ?? service) === service,
    );
    const earlierStamps = serviceStamps.map(({ verdict, stampedOn, isDatedByGitHub }) => ({
      verdict: verdict === "accepted" ? verdict : ("unclear" as const),
      ageMs: ageSince(stampedOn, isDatedByGitHub ? githubTime : now),
      ...(verdict === "failed" && { isMismatched: true as const }),
    }));
    const [youngestStamp] = earlierStamps.toSorted((one, other) => one.ageMs - other.ageMs);
    if (isChainOfService && isSettled(anchor))
      stampByDigest.set(anchor.digest, { ageMs: unknownAgeMs, ...youngestStamp, verdict: "anchored" });
    else if (youngestStamp !== undefined) stampByDigest.set(anchor.digest, youngestStamp);
  }
  return stampByDigest;
}

/** Returns each digest's youngest stamp, as only an old one may be sent again; `anchored` if any source says so. */
export function pickYoungestStamps(
  ...sources: readonly ReadonlyMap<Digest, EarlierStamp>[]
): ReadonlyMap<Digest, EarlierStamp> {
  const stampByDigest = new Map<Digest, EarlierStamp>();
  for (const [digest, stamp] of sources.flatMap((source) => [...source])) {
    const knownStamp = stampByDigest.get(digest);
    const isAnchored = knownStamp?.verdict === "anchored" || stamp.verdict === "anchored";
    const youngestStamp =
      knownStamp === undefined || stamp.ageMs < knownStamp.ageMs ? { ...knownStamp, ...stamp } : knownStamp;
    stampByDigest.set(digest, isAnchored ? { ...youngestStamp, verdict: "anchored" } : youngestStamp);
  }
  return stampByDigest;
}

/** Creates a function that finds a stamped checksum list with a digest. In a stamp run it finds none: each is sent. */
function createListFinder(inputs: Inputs, record: EvidenceRecord): (digest: Digest) => Digest | undefined {
  // Clocks sign lists, but a check or verification asks them about the files one by one.
  if (inputs.mode === "stamp" || sourceOf(inputs) === "clocks") return () => undefined;
  const { anchors, findListAnchor } = record;
  return (digest) => {
    const listAnchor = isClaimedStamped(anchors.get(digest)) ? undefined : findListAnchor(digest);
    // A checksum list that was stamped counts even where the chain does not hold it yet.
    const isStampedList = listAnchor !== undefined && (isSettled(listAnchor) || listAnchor.stamps.length > 0);
    return isStampedList ? listAnchor.digest : undefined;
  };
}

/**
 * Creates `addRecordedFacts`: it adds to a row the other digests of its name, and a stamp whose block may still come.
 * Other digests change no verdict, as many places may use one name; unreadable evidence makes the verdict `unknown`.
 * @param journaledDigests the digest stamped last under each name; absent with a release, whose own record counts
 */
function createFactAdder(
  { mode, blockTime }: Inputs,
  { record, damaged }: History,
  earlierStamps: ReadonlyMap<Digest, EarlierStamp>,
  journaledDigests: ReadonlyMap<string, Digest> | undefined,
): (row: Row) => void {
  const [damagedFile] = damaged;
  return (row) => {
    const { subject, verdict, coveredBy = subject.digest } = row;
    const recordedFile = record.names.get(subject.name);
    const recordedFiles = recordedFile === undefined ? [] : [recordedFile, ...recordedFile.former];
    const digests = recordedFiles.map(({ digest }) => digest.sha3_256);
    const formerDigests = digests.filter((digest) => digest !== subject.digest);
    if (formerDigests.length > 0) row.formerDigests = formerDigests;
    if (damagedFile !== undefined) return markUnknown(row, damagedFile);
    if (mode === "stamp") return;
    const isNotFound = verdict === "not-found" || verdict === "no-match";
    const { ageMs = blockTime } = (isNotFound && coveredBy && earlierStamps.get(coveredBy)) || {};
    if (ageMs < blockTime) row.recentStamp = { ageMs, blockTimeMs: blockTime };
    const recordedDigest = journaledDigests && (digests[0] ?? journaledDigests.get(subject.name));
    if (subject.digest === undefined || recordedDigest === undefined || recordedDigest === subject.digest) return;
    const isStampKnown = journaledDigests?.get(subject.name) === recordedDigest || isStamped(record, recordedDigest);
    row.recorded = { digest: recordedDigest, isStamped: isStampKnown };
  };
}

function markUnknown(row: Row, { what, advice }: DamagedEvidence): void {
  const { verdict, answer } = row;
  if (verdict === "failed" || verdict === "skipped" || verdict === "unreachable") return;
  const note = `${what} cannot be read, so the recorded bytes are not known.`;
  rejudge(row, { verdict: "unknown", note, advice, ...(answer && { answer }) });
}
