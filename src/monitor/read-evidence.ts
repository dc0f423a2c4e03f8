/** Reads the evidence of a release: logs, statements and notes, and what all their lines say. */
import { hash } from "node:crypto";

import type { Digest } from "../core/digest.ts";
import { AnchorError, messageOf, toAnchorError } from "../core/errors.ts";
import { isReportFile, keyOfLogAsset, logAssetName } from "../core/file-names.ts";
import { parseJsonText } from "../core/json.ts";
import { memberAt } from "../core/members.ts";
import { listDigests, listText } from "../evidence/to-statement.ts";
import { contentOf, maxLogBytes, parseLog, parseStatement } from "../evidence/log.ts";
import { parseNotes } from "../release/notes-data.ts";
import { toContent, type EvidenceContent, type Source, type SourceLine } from "./content.ts";
import type { EvidenceMark, RecordedRelease } from "./monitor-file.ts";
import { evidenceNames, isSource, type SeenEvidence } from "./recorded.ts";
import type { ListedAsset, ListedRelease, Repository } from "./repository.ts";

/** The circumstances in which evidence is read. */
export interface Reading {
  readonly now: Date;
  /** Whether also what GitHub states as unchanged is downloaded. */
  readonly isDownloading: boolean;
  /** No new download starts once this signal is aborted. */
  readonly stop: AbortSignal;
}

/**
 * Reads the evidence of a release. Files are downloaded only when one of them differs from what the baseline knows.
 *
 * @returns each source, what all of them say where all were read, and why files could not be read, by their names
 */
export async function readEvidence(
  repository: Pick<Repository, "read">,
  release: ListedRelease,
  baseline: RecordedRelease | undefined,
  reading: Reading,
): Promise<{
  readonly evidence: readonly SeenEvidence[];
  readonly content?: EvidenceContent;
  readonly faults: ReadonlyMap<string, AnchorError>;
}> {
  const known =
    !reading.isDownloading && baseline !== undefined && isAllKnown(release, baseline) ? baseline.evidence : [];
  const sources = findSources(release.assets);
  const unread = known.filter(({ name }) => sources.delete(name)).map((mark) => ({ ...mark, isRead: false }));
  const { read, faults } = await readFiles(repository, sources, reading.stop);
  const all = [...read, ...readNotes(release.notes)];
  const content = toContent(
    all.map(({ mark: { name }, uploaded, lines }) => ({ name, uploaded, lines })),
    release.tag,
  );
  return {
    evidence: [...unread, ...all.map((source) => toSeen(source, reading.now))],
    // What could not be read may say something newer about the same names.
    ...(content && faults.size === 0 && { content }),
    faults,
  };
}

/** A file or section as it was read: `lines` is empty where it is damaged. */
interface ReadSource extends Pick<Source, "uploaded" | "lines"> {
  readonly mark: EvidenceMark;
  readonly broken?: string;
}

async function readFiles(
  repository: Pick<Repository, "read">,
  sources: ReadonlyMap<string, ListedAsset>,
  stop: AbortSignal,
): Promise<{ readonly read: readonly ReadSource[]; readonly faults: ReadonlyMap<string, AnchorError> }> {
  const read: ReadSource[] = [];
  const faults = new Map<string, AnchorError>();
  for (const [name, file] of sources) {
    const { uploaded, size = 0, sha256 } = file;
    const isLog = keyOfLogAsset(name) !== undefined;
    // No run writes such a log: as an outage, it would hide for ever what was changed.
    if (isLog && size > maxLogBytes && sha256 !== undefined) {
      read.push({ mark: { name, sha256 }, uploaded, lines: [], broken: "it is larger than a log may be" });
      continue;
    }
    try {
      const bytes = await repository.read(file, maxLogBytes, stop);
      const given = readLines(bytes, isLog);
      if ("broken" in given && !isLog && isOtherKind(bytes)) continue;
      const lines = isLog && !("broken" in given) && { lines: given.lines.map(({ line }) => line) };
      read.push({ mark: { name, sha256: hash("sha256", bytes), ...lines }, uploaded, ...given });
    } catch (thrown) {
      faults.set(name, toAnchorError(thrown));
    }
  }
  return { read, faults };
}

function readNotes(notes: string): readonly ReadSource[] {
  return parseNotes(notes).map(({ key, lines }) => {
    const name = `section ${key}`;
    if (lines === undefined)
      return { mark: { name, sha256: hash("sha256", notes) }, lines: [], broken: "its data is damaged" };
    const sha256 = hash("sha256", JSON.stringify(lines));
    return { mark: { name, sha256 }, lines: lines.map((statement) => ({ statement, line: sha256 })) };
  });
}

function toSeen({ mark, lines, broken }: ReadSource, now: Date): SeenEvidence {
  const why = broken ?? findFuture(lines, now) ?? findOtherList(lines, mark.lines === undefined);
  return { ...mark, isRead: true, ...(why !== undefined && { broken: why }) };
}

/**
 * Returns logs and statements by their lasting names. A run that was killed between the removal of an old log and the
 * renaming of the new one leaves the new one under a temporary name.
 */
function findSources(assets: readonly ListedAsset[]): Map<string, ListedAsset> {
  const found = new Map<string, ListedAsset>();
  for (const asset of assets.filter(({ isUploaded }) => isUploaded)) {
    const key = keyOfLogAsset(asset.name);
    const name = key === undefined ? asset.name : logAssetName(key);
    if (isSource(asset.name) && found.get(name)?.name !== name) found.set(name, asset);
  }
  return found;
}

/** Whether every file of evidence, by the SHA-256 that GitHub states, is as the baseline knows it. */
function isAllKnown({ assets }: ListedRelease, { evidence, assets: lines }: RecordedRelease): boolean {
  const known = new Map([...lines, ...evidence].map(({ name, sha256 }) => [name, sha256]));
  const names = evidenceNames(assets);
  const files = assets.filter(({ name }) => names.has(name) && !isReportFile(name));
  return files.every(({ name, sha256 }) => sha256 !== undefined && known.get(name) === sha256);
}

/** Whether a statement is another tool's and therefore not our evidence. */
function isOtherKind(bytes: Uint8Array): boolean {
  try {
    const type = memberAt(parseJsonText(Buffer.from(bytes).toString("utf8")), "predicateType");
    return typeof type === "string" && !type.startsWith("https://anchor-artifacts.github.io/anchor/");
  } catch (thrown) {
    if (!(thrown instanceof RangeError)) throw thrown;
    // A file with the name of our statements that cannot be parsed was damaged, or made to delay its readers.
    return false;
  }
}

function readLines(bytes: Uint8Array, isLog: boolean): Pick<ReadSource, "lines" | "broken"> {
  try {
    if (!isLog) return { lines: [{ statement: parseStatement(bytes), line: hash("sha256", bytes) }] };
    return {
      lines: parseLog(bytes).map((line) => ({ statement: line.statement, line: hash("sha256", contentOf(line)) })),
    };
  } catch (thrown) {
    if (thrown instanceof AnchorError && thrown.code === "EVIDENCE_INVALID")
      return { lines: [], broken: messageOf(thrown.cause) };
    throw thrown;
  }
}

/** How far the clock of a runner may be ahead, in milliseconds. */
const maxClockSkew = 3_600_000;

function findFuture(lines: readonly SourceLine[], now: Date): string | undefined {
  const last = now.getTime() + maxClockSkew;
  const isFuture = lines.some(({ statement }) => Date.parse(statement.predicate.finishedOn) > last);
  return isFuture ? "it is dated in the future" : undefined;
}

/** Finds an anchored list that is not the one that the subjects make; notes have no list that is not needed. */
function findOtherList(lines: readonly SourceLine[], mayLackLists: boolean): string | undefined {
  const anchored = new Set<Digest>();
  for (const { predicate } of lines.map(({ statement }) => statement)) {
    for (const { covers, digest } of predicate.anchors) if (covers === "list") anchored.add(digest);
  }
  const stated = new Set<Digest>();
  for (const { subject, predicate } of lines.map(({ statement }) => statement)) {
    for (const list of predicate.lists.filter(({ sha3_256 }) => anchored.has(sha3_256))) {
      // Stops at the first: computing each list of a statement that was made to be slow would take hours.
      if (listDigests(listText(list, subject)).sha3_256 !== list.sha3_256) return notAnchoredList;
      stated.add(list.sha3_256);
    }
  }
  return !mayLackLists && [...anchored].some((digest) => !stated.has(digest)) ? notAnchoredList : undefined;
}

const notAnchoredList = "its list is not the one that was anchored";
