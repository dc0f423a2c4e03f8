/** Reads what earlier runs recorded in a release: logs among its assets, and the data in its notes. */
import { AnchorError, messageOf } from "../core/errors.ts";
import {
  evidenceKind,
  keyOfLogAsset,
  keyOfStatementAsset,
  runFiles,
  toAssetName,
  witnessFiles,
} from "../core/file-names.ts";
import {
  joinLogs,
  maxLogBytes,
  parseEvidence,
  parseLog,
  parseStatement,
  withLine,
  type LogLine,
} from "../evidence/log.ts";
import { isKnownTo, isStatedList, openRecord, type EvidenceRecord } from "../evidence/record.ts";
import type { Statement } from "../evidence/statement.ts";
import type { Clock } from "../host/clock.ts";
import { damagedFileAdvice } from "../run/evidence-folder.ts";
import type { Asset, Forge, Release } from "./forge.ts";
import { parseNotes } from "./notes-data.ts";

/** A release whose evidence can be read. */
export interface ReadableRelease {
  readonly forge: Pick<Forge, "read" | "readAssets">;
  readonly release: Release;
  readonly assets: readonly Asset[];
  /** The key of the section that the run reads as its own, and writes. */
  readonly key: string;
  readonly clock: Clock;
  readonly stop: AbortSignal;
  readonly warn: (message: string) => void;
}

/** What one job recorded, in each place. */
export interface JobLines {
  /** The statement that version 0.2 attached. */
  readonly first: readonly Statement[];
  /** The lines of its attached log; where that was deleted, those that the page has of it. */
  readonly log: readonly LogLine[];
  /** The lines in the notes. */
  readonly notes: readonly Statement[];
}

/** Evidence that cannot be read. */
export interface Damaged {
  readonly place: "asset" | "notes";
  readonly key: string;
  /** Its name, as the subject of a sentence. */
  readonly what: string;
  /** What to do about it. */
  readonly advice: string;
}

/** What to do where the data in the notes cannot be read. */
export const damagedNotesAdvice =
  "The comment is the record of earlier runs: which files they stamped, and which blocks hold them. This run did not change it. Put it back from a copy of the notes; GitHub keeps no older version. If there is no copy, delete the comment: the next run then begins a new record, and may pay again for stamps that the old one knew.";

const noLines: JobLines = { first: [], log: [], notes: [] };

/** Returns all lines of a job. */
export function linesOf({ first, log, notes }: JobLines): readonly Statement[] {
  return [...first, ...log.map(({ statement }) => statement), ...notes];
}

/**
 * Reads the records of all jobs. What cannot be read is not ignored: it is listed as damaged.
 *
 * @throws AnchorError what GitHub's answer means
 */
export async function readRecorded(reading: ReadableRelease) {
  const { jobs, logs, damaged } = await readAttached(reading);
  const jobOf = (key: string): JobLines => jobs.get(key) ?? noLines;
  for (const [key, lines] of await readLostLines(reading)) {
    const { first, log, notes } = jobOf(key);
    const lost = lines.filter((line) => !isKnownTo({ lines: first }, [line]));
    if (log.length === 0 && lost.length > 0) jobs.set(key, { first, log: lost.reduce(withLine, []), notes });
  }
  for (const { key, lines } of parseNotes(reading.release.body)) {
    const what = `The hidden comment in the release notes (section ${key})`;
    if (lines === undefined) damaged.push({ place: "notes", key, what, advice: damagedNotesAdvice });
    else jobs.set(key, { ...jobOf(key), notes: lines });
  }
  const own = jobOf(reading.key);
  const now = Date.now();
  const ownRecord = openRecord(linesOf(own), now);
  const records = [...jobs.values()].map((job) => openRecord(linesOf(job), now));
  const record = openRecord(
    records.flatMap(({ lines }) => lines),
    now,
  );
  return {
    /** This job's lines. */
    own,
    /** What this job knows. */
    ownRecord,
    /** What all jobs know. */
    record,
    /** What each job knows. */
    jobs: records,
    /** The logs by the ids of their assets, whose content never changes: no run reads them again. */
    logs,
    /** The evidence that is there and cannot be read: assets by their names, data in the notes by their section. */
    damaged,
  };
}

export type Recorded = Readonly<Awaited<ReturnType<typeof readRecorded>>>;

/** Reads the logs and statements of all jobs among the assets. */
async function readAttached(reading: ReadableRelease) {
  const jobs = new Map<string, JobLines>();
  const logs = new Map<number, readonly LogLine[]>();
  const damaged: Damaged[] = [];
  for (const keyOf of [keyOfStatementAsset, keyOfLogAsset]) {
    const uploaded = reading.assets.filter(({ isUploaded, name }) => isUploaded && keyOf(name) !== undefined);
    for (const [key, assets] of Map.groupBy(uploaded, ({ name }) => keyOf(name) ?? "")) {
      for (const { asset, bytes } of await readLatest(reading, assets, ({ name }) => keyOf(name) === key)) {
        const known = jobs.get(key) ?? noLines;
        try {
          if (keyOf === keyOfLogAsset) {
            logs.set(asset.id, parseLog(bytes));
            jobs.set(key, { ...known, log: joinLogs(known.log, logs.get(asset.id) ?? []) });
          } else jobs.set(key, { ...known, first: [...known.first, parseStatement(bytes)] });
        } catch (thrown) {
          if (!(thrown instanceof AnchorError) || thrown.code !== "EVIDENCE_INVALID") throw thrown;
          const what = `${asset.name} in the release (${messageOf(thrown.cause)})`;
          damaged.push({ place: "asset", key, what, advice: damagedFileAdvice });
        }
      }
    }
  }
  return { jobs, logs, damaged };
}

/**
 * Reads the page where the job has no log: somebody may have deleted it. Then the page alone has its lines.
 *
 * @returns the lines by the keys of their jobs; none where the page is not ours
 */
async function readLostLines(reading: ReadableRelease): Promise<ReadonlyMap<string, readonly Statement[]>> {
  const isPage = ({ name, isUploaded }: Asset): boolean => name === runFiles.page && isUploaded;
  const pages = reading.assets.filter(isPage);
  if (pages.length === 0 || reading.assets.some(({ name }) => keyOfLogAsset(name) === reading.key)) return new Map();
  try {
    const [page] = await readLatest(reading, pages, isPage);
    const lines = page === undefined ? [] : parseEvidence(page.bytes);
    return Map.groupBy(lines, ({ predicate }) => predicate.run?.section ?? "");
  } catch (thrown) {
    if (thrown instanceof AnchorError && thrown.code === "EVIDENCE_INVALID") return new Map();
    throw thrown;
  }
}

/** Longer than another job takes from the removal of its old log to the renaming of its new one, in milliseconds. */
const replacingMs = 5000;

/** Most attempts to read the assets of a job that is adding to its log all the time. */
const maxReads = 8;

/**
 * Reads the copies of a file. When one was replaced after the assets were listed, reads what has taken their place,
 * under whatever name. The list may be out of date for some seconds, and have what is gone.
 *
 * @param isOfFile whether an asset is a copy of the file
 */
async function readLatest(
  { forge, release, clock, stop }: ReadableRelease,
  copies: readonly Asset[],
  isOfFile: (asset: Asset) => boolean,
): Promise<readonly { readonly asset: Asset; readonly bytes: Uint8Array }[]> {
  const known = new Map<number, Uint8Array>();
  for (let attempt = 1, present = copies; ; attempt += 1) {
    let gone: AnchorError | undefined;
    for (const asset of present) {
      try {
        known.set(asset.id, known.get(asset.id) ?? (await forge.read(asset, maxLogBytes)));
      } catch (thrown) {
        if (!(thrown instanceof AnchorError) || thrown.code !== "ASSET_UNREADABLE") throw thrown;
        gone = thrown;
      }
    }
    if (gone === undefined) return present.map((asset) => ({ asset, bytes: known.get(asset.id) ?? new Uint8Array() }));
    if (attempt === maxReads) throw gone;
    await clock.wait(replacingMs, stop);
    present = (await forge.readAssets(release)).filter((asset) => asset.isUploaded && isOfFile(asset));
    if (present.length === 0) throw gone;
  }
}

/**
 * Tells which of `assets` are evidence of this action: none that is recorded as a file. Many projects ship a `SHA256SUMS`
 * of their own: it is ours when the evidence states it, or when not even the `SHA3-256SUMS` next to it is stated.
 */
export function evidenceAmong(assets: readonly Asset[], record: EvidenceRecord): (asset: Asset) => boolean {
  const named = [...record.names.keys(), ...record.lists.map(({ name }) => name)];
  const files = new Set([...assets.map(({ name }) => name), ...named.map(toAssetName)]);
  const isForeign = isSha256Foreign(assets, record);
  const foreign = new Set<string>(isForeign ? [runFiles.sha256, ...witnessFiles] : []);
  const isRecorded = recordedAmong(record);
  return (asset) => !isRecorded(asset) && !foreign.has(asset.name) && evidenceKind(asset.name, files) !== undefined;
}

/** Tells which assets are recorded as files. Our list may have the name of a file that has it in a folder. */
function recordedAmong(record: EvidenceRecord): (asset: Asset) => boolean {
  const files = new Set([...record.names.keys()].map(toAssetName));
  return (asset) => record.names.has(asset.name) || (files.has(asset.name) && !isStatedList(record, asset));
}

/** Whether a `SHA256SUMS` of the project's own is among `assets`. */
export function isSha256Foreign(assets: readonly Asset[], record: EvidenceRecord): boolean {
  const [list, pair] = [runFiles.sha256, runFiles.checksums].map((name) => assets.find((asset) => asset.name === name));
  const isPairUnstated = pair !== undefined && !isStatedList(record, pair);
  if (list === undefined || recordedAmong(record)(list)) return list !== undefined;
  return !isStatedList(record, list) && !isPairUnstated;
}
