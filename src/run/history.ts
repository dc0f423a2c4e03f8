/** What earlier runs recorded, in the folder for evidence and on the release. */
import type { Digest, StatementId } from "../core/digest.ts";
import type { Row } from "../core/row.ts";
import { fill } from "../core/rows.ts";
import { isOfRelease, isStamped, openRecord, type EvidenceRecord } from "../evidence/record.ts";
import type { Damaged, StatementFile } from "../evidence/statement-file.ts";
import type { Inputs } from "../host/inputs.ts";
import type { EarlierStamp } from "./earlier-stamps.ts";
import type { ReleaseAccess } from "./release-access.ts";

export interface History {
  /** What is recorded of the files of this run: of a release with what the folder has of it, else of the folder. */
  readonly record: EvidenceRecord;
  /** What the folder has, of whatever release. */
  readonly folder: EvidenceRecord;
  /** What the folder has of the files of this run. */
  readonly own: EvidenceRecord;
  /** What the release has; empty without a release. */
  readonly released: EvidenceRecord;
  /** Those that this run's statement comes after, where it will lie. */
  readonly heads: readonly StatementId[];
  readonly damaged: readonly Damaged[];
}

const maxHeads = 1000;

/** Opens what was recorded in both places. Of a release, only what names it counts. */
export function openHistory(
  folder: { readonly files: readonly StatementFile[]; readonly damaged: readonly Damaged[] },
  release: Pick<ReleaseAccess, "identity" | "statements" | "damaged" | "attach"> | undefined,
): History {
  const { files } = folder;
  const [released, damaged] = [release?.statements ?? [], [...folder.damaged, ...(release?.damaged ?? [])]];
  const counted =
    release === undefined ? files : files.filter(({ statement }) => isOfRelease(statement, release.identity));
  const [record, ofRelease] = [openRecord([...released, ...counted]), openRecord(released)];
  const { heads } = release?.attach === undefined ? record : ofRelease;
  return {
    record,
    folder: openRecord(files),
    own: openRecord(counted),
    released: ofRelease,
    heads: heads.slice(0, maxHeads),
    damaged,
  };
}

/** What a row gets from what was recorded before the run. */
export interface RecallParts extends Pick<Inputs, "mode" | "blockTime"> {
  readonly history: Pick<History, "record" | "damaged">;
  /** The digests that were stamped last under each name, by the folder's journal. */
  readonly journaled: ReadonlyMap<string, Digest>;
  /** The stamps of earlier runs. */
  readonly earlier: ReadonlyMap<Digest, EarlierStamp>;
  /** Whether the run has a release: it is compared with what is recorded there at the end. */
  readonly isReleased: boolean;
}

/**
 * Returns what adds to a row what earlier runs recorded: the other digests of its name, and the stamp whose block may
 * still come. The verdict stays the source's, since a folder may hold files of one name from many places; where the
 * record cannot be read, nothing is known of the bytes that were recorded, and the row is `unknown`.
 */
export function createRecall({ mode, blockTime, history, journaled, earlier, isReleased }: RecallParts) {
  const { record, damaged } = history;
  const [unread] = damaged;
  return (row: Row): void => {
    const { subject, verdict, coveredBy = subject.digest } = row;
    const known = record.names.get(subject.name);
    const digests = known === undefined ? [] : [known, ...known.former].map(({ digest }) => digest.sha3_256);
    const former = digests.filter((digest) => digest !== subject.digest);
    if (former.length > 0) row.former = former;
    if (unread !== undefined) return unjudge(row, unread);
    if (mode === "stamp") return;
    const isAbsent = verdict === "not-found" || verdict === "no-match";
    const { ageMs = blockTime } = (isAbsent && coveredBy && earlier.get(coveredBy)) || {};
    if (ageMs < blockTime) row.young = { ageMs, blockTimeMs: blockTime };
    const digest = isReleased ? undefined : (digests[0] ?? journaled.get(subject.name));
    if (subject.digest === undefined || digest === undefined || digest === subject.digest) return;
    const wasStamped = journaled.get(subject.name) === digest || isStamped(record, digest);
    row.recorded = { digest, isStamped: wasStamped };
  };
}

function unjudge(row: Row, { what, advice }: Damaged): void {
  const { verdict, answer } = row;
  if (verdict === "failed" || verdict === "skipped" || verdict === "unreachable") return;
  const note = `${what} cannot be read, so the recorded bytes are not known.`;
  fill(row, { verdict: "unknown", note, advice, ...(answer && { answer }) });
}
