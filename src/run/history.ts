/** What earlier runs recorded, in the folder for evidence and on the release. */
import type { StatementId } from "../core/digest.ts";
import { isOfRelease, openRecord, type EvidenceRecord } from "../evidence/record.ts";
import type { Damaged, StatementFile } from "../evidence/statement-file.ts";
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
