/** Asks about the checksum list of all files in their place. */
import { setImmediate } from "node:timers/promises";

import { renderChecksums, type ChecksumLine } from "../core/checksums.ts";
import type { Digest } from "../core/digest.ts";
import { AnchorError } from "../core/errors.ts";
import { runFiles } from "../core/file-names.ts";
import type { Outcome } from "../core/outcome.ts";
import type { Result } from "../core/report.ts";
import type { Subject } from "../core/subject.ts";
import { createSha3 } from "../hash/hash-files.ts";
import { toChecksumLines, askEach, toFailedResult, type AskedResults, type Asking } from "./ask-each.ts";
import type { Candidate, HashedSubject } from "./candidates.ts";
import { collectHashed, type HashedRows } from "./hash-subjects.ts";

/**
 * Only the checksum list is asked about; every file that agrees with it shares the list's verdict. A list that would
 * leave out a file that failed is not stamped (interface §1.1 `anchor`).
 *
 * @param list the list that was given, or `undefined` to make one of all files
 */
export async function askManifest(
  candidates: readonly Candidate[],
  rows: HashedRows,
  list: Subject | undefined,
  asking: Asking,
): Promise<AskedResults> {
  const files = await collectHashed(candidates, rows, asking.signals);
  const checksums = toChecksumLines(files.map(({ subject }) => subject));
  // An empty list has the digest of no bytes: it would pass and prove nothing.
  if (files.length === 0) return { results: [], checksums };
  const manifest = list ?? toManifest(checksums);
  const missing = list === undefined ? files.find((file) => file.kind === "failed") : undefined;
  const head: HashedSubject =
    missing === undefined ? { kind: "digest", subject: manifest } : toIncomplete(manifest, missing.error);
  const [first] = await askEach([head], [[0, head]], asking);
  if (first === undefined) return { results: [], checksums };
  const covered = await coverAll(files, manifest.digest, first.outcome, asking);
  return { results: [first, ...covered], checksums };
}

/** The checksum list of all files as a subject: it is hashed piece by piece and is never whole in memory. */
function toManifest(checksums: readonly ChecksumLine[]): Subject {
  const sha3 = createSha3();
  let size = 0;
  for (const piece of renderChecksums(checksums)) {
    const bytes = Buffer.from(piece, "utf8");
    sha3.update(bytes);
    size += bytes.length;
  }
  return { name: runFiles.checksums, digest: sha3.digest(), size };
}

function toIncomplete(subject: Subject, cause: AnchorError): HashedSubject {
  const account = "Nothing was sent for the list: files that belong in it failed.";
  const error = new AnchorError("NOT_ATTEMPTED", account, { cause });
  return { kind: "failed", subject, error };
}

/** To look at so many files once more takes some milliseconds; after that a signal has its turn. */
const rowsAtOnce = 1000;

/** The files' rows: each has the list's verdict, unless the file itself failed. */
async function coverAll(
  files: readonly HashedSubject[],
  list: Digest,
  outcome: Outcome,
  { confirm, onResult }: Asking,
): Promise<readonly Result[]> {
  const rows: Result[] = [];
  for (const file of files) {
    rows.push(
      file.kind === "failed"
        ? toFailedResult(file)
        : { subject: file.subject, outcome: confirm(outcome, file.subject), coveredBy: list },
    );
    if (rows.length % rowsAtOnce === 0) await setImmediate();
  }
  rows.forEach(onResult);
  return rows;
}
