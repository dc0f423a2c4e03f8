/** Reads the statements of a release, among its assets and in its notes, for a monitor. */
import { hash } from "node:crypto";

import { type AnchorError, toAnchorError } from "../core/errors.ts";
import { idOfStatementFile, statementFileName } from "../core/file-names.ts";
import { isOfRelease, openRecord } from "../evidence/record.ts";
import { maxStatementBytes } from "../evidence/statement-file.ts";
import type { StatementRelease } from "../evidence/statement.ts";
import { parseComments, parseOne, type ReadStatement } from "../release/statements.ts";
import type { RecordedRelease } from "./monitor-file.ts";
import type { SeenEvidence, SeenRelease } from "./recorded.ts";
import type { ListedAsset, ListedRelease, Repository } from "./repository.ts";

/** The circumstances in which a release is read. */
export interface Reading {
  /** Whether also what GitHub states as unchanged is downloaded. */
  readonly isDownloading: boolean;
  /** No new download starts once this signal is aborted. */
  readonly stop: AbortSignal;
}

/**
 * Reads the statements of a release. They are downloaded only when one of them is not as the baseline knows it.
 *
 * @param of the release, as statements name it
 */
export async function readEvidence(
  repository: Pick<Repository, "read">,
  { assets, notes }: Pick<ListedRelease, "assets" | "notes">,
  of: StatementRelease,
  baseline: RecordedRelease | undefined,
  { isDownloading, stop }: Reading,
): Promise<Pick<SeenRelease, "evidence" | "record" | "unreadable">> {
  const files = assets.filter(({ isUploaded, name }) => isUploaded && idOfStatementFile(name) !== undefined);
  const comments = parseComments(notes);
  const known = new Map(baseline?.evidence.map(({ name, sha256 }) => [name, sha256]));
  const isKnown = ({ name, sha256 }: Pick<ListedAsset, "name" | "sha256">): boolean =>
    sha256 !== undefined && known.get(name) === sha256;
  const inNotes = comments.map(toSeen);
  if (!isDownloading && [...files, ...inNotes].every(isKnown)) {
    const evidence = files.map(({ name, sha256 = "" }) => ({ name, sha256 }));
    return { evidence: onceEach([...evidence, ...inNotes]), unreadable: new Map() };
  }
  const read: ReadStatement[] = [];
  const unreadable = new Map<string, AnchorError>();
  for (const file of files) {
    const { name, size = 0, uploaded: uploadedOn } = file;
    try {
      // No run writes such a file: as an outage, it would hide for ever what was changed.
      const bytes = size > maxStatementBytes ? new Uint8Array() : await repository.read(file, maxStatementBytes, stop);
      const one = parseOne(name, bytes, "file");
      read.push("what" in one || uploadedOn === undefined ? one : { ...one, uploadedOn });
    } catch (thrown) {
      unreadable.set(name, toAnchorError(thrown));
    }
  }
  const whole = [...read, ...comments].filter((one) => "statement" in one);
  const own = whole.filter(({ statement }) => isOfRelease(statement, of));
  const foreign = new Set<ReadStatement>(whole.filter((file) => !own.includes(file)));
  return {
    evidence: onceEach([...read, ...comments].map((one) => ({ ...toSeen(one), isForeign: foreign.has(one) }))),
    // What could not be read may say something newer about the same names.
    ...(unreadable.size === 0 && { record: openRecord(own) }),
    unreadable,
  };
}

/** A statement may lie among the assets and in the notes: where one of the two is broken, that one is told. */
function onceEach(all: readonly SeenEvidence[]): readonly SeenEvidence[] {
  const names = Map.groupBy(all, ({ name }) => name);
  return [...names.values()].flatMap((alike) => alike.find(({ broken }) => broken !== undefined) ?? alike.slice(0, 1));
}

function toSeen(read: ReadStatement): SeenEvidence {
  if (!("what" in read)) return { name: statementFileName(read.id), sha256: hash("sha256", read.text) };
  const { name, content, why: broken } = read;
  const isNamed = idOfStatementFile(name) !== undefined;
  return { name: isNamed ? name : "a hidden comment in the notes", sha256: hash("sha256", content), broken };
}
