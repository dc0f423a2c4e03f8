/** Chooses the files that a run attaches to its release beside its log (interface §6), and which it may replace. */
import { hash } from "node:crypto";

import { AnchorError } from "../core/errors.ts";
import { runFiles, witnessFiles } from "../core/file-names.ts";
import { maxJsonLength } from "../core/json.ts";
import { listText, witnessDigests } from "../evidence/to-statement.ts";
import { maxLogBytes, parseEvidence } from "../evidence/log.ts";
import { isStatedList, openRecord, recordsOf, type EvidenceRecord } from "../evidence/record.ts";
import type { Statement } from "../evidence/statement.ts";
import type { FinishedRun } from "../run/release-access.ts";
import { openPage } from "../run/write-evidence.ts";
import type { WitnessFile } from "../witness/witness.ts";
import type { Asset } from "./forge.ts";
import type { EvidenceFile } from "./put-asset.ts";
import type { ReadableRelease, Recorded } from "./read-recorded.ts";

/** A file that is loaded into memory only for its upload. */
export interface LazyFile extends Omit<EvidenceFile, "bytes"> {
  readonly load: () => Promise<Uint8Array>;
  /** Asked once the files before it are attached. */
  readonly isWanted?: () => boolean;
  /** Assets that do not fit it: they are removed once it is attached. */
  readonly outdated?: readonly Asset[];
}

interface AttachingFiles extends ReadableRelease {
  readonly recorded: Recorded;
  /** This job's lines as its log has them now, with this run's own. */
  readonly lines: readonly Statement[];
  readonly witnessed: FinishedRun["witnessed"];
}

/**
 * Returns page and lists, which only one job of a release writes: the job whose lines the page ends with. The lists are
 * those of the last stamp that was sent; a check of some of the files leaves them as they are.
 */
export async function commonFiles(attaching: AttachingFiles): Promise<readonly LazyFile[]> {
  const { assets, recorded, lines, witnessed, warn } = attaching;
  const record = openRecord([...recorded.record.lines, ...lines], Date.now());
  const last = findListed(openRecord(lines, Date.now()).lines);
  if (last === undefined) return [];
  const existing = assets.find(({ name, isUploaded }) => name === runFiles.page && isUploaded);
  if (existing !== undefined && !isOwnPage(attaching, await readPage(attaching, existing))) return [];
  let isOthers = false;
  const page: LazyFile = {
    name: runFiles.page,
    load: async () => {
      // This job's own lines come last: the last line says which job wrote the page.
      const own = new Set(lines.map((line) => JSON.stringify(line)));
      const others = recorded.record.lines.filter((line) => !own.has(JSON.stringify(line)));
      return Buffer.from([...(await openPage([...others, ...lines]))].join(""));
    },
    mayStay: async (asset) => (isOthers = !isOwnPage(attaching, await readPage(attaching, asset))),
  };
  // Whoever was faster with the page writes the lists too.
  const toListFile = (name: string, text: string): LazyFile => ({
    ...listFile(attaching, record, name, text),
    isWanted: () => !isOthers,
  });
  const { subject, predicate } = last;
  const pair = predicate.lists.find(({ name }) => name === runFiles.sha256);
  const sha256List = pair ? listText({ name: runFiles.sha256 }, subject) : "";
  const isOwnList = (asset: Asset): boolean => asset.name === runFiles.sha256 && isStatedList(record, asset);
  if (pair === undefined && assets.some(isOwnList)) {
    warn(
      `${runFiles.checksums} and ${runFiles.sha256} in the release belong to an earlier stamp, because the last one is only in the notes. They were not changed.`,
    );
    return [page];
  }
  // Witnesses of another list than the one in the release would fit no file.
  const witnesses = witnessed?.sha256 === pair?.sha256 ? (witnessed?.files ?? []) : [];
  const outdated = await findOutdated(attaching, record, pair?.sha256, witnesses);
  return [
    page,
    toListFile(runFiles.checksums, listText({ name: runFiles.checksums }, subject)),
    ...(sha256List === "" ? [] : [{ ...toListFile(runFiles.sha256, sha256List), outdated }]),
    ...witnesses.map((file) => ({ ...toWitnessFile(file, record, attaching), isWanted: () => !isOthers })),
  ];
}

/** Returns the line of which the lists are: of a stamp that sent nothing they are only where there is no other. */
function findListed(lines: readonly Statement[]): Statement | undefined {
  const stamps = lines.filter(({ predicate }) => predicate.mode === "stamp");
  const isRecording = (line: Statement): boolean =>
    line.subject.map(({ digest }) => digest.sha3_256).some(recordsOf(line));
  return stamps.findLast(isRecording) ?? stamps.at(-1) ?? lines.at(-1);
}

function listFile(attaching: AttachingFiles, record: EvidenceRecord, name: string, text: string): LazyFile {
  return {
    name,
    load: async () => Buffer.from(text),
    // A list that the evidence does not state may be another author's, perhaps signed: it stays.
    mayStay: async (asset) => {
      if (isStatedList(record, { name, sha256: await readSha256(attaching, asset) })) return false;
      attaching.warn(`${name} in the release was not written by this job, so it was not changed.`);
      return true;
    },
  };
}

/** Returns the file of a witness; another file of its name stays where the evidence has no such witness. */
function toWitnessFile({ name, bytes }: WitnessFile, { witnesses }: EvidenceRecord, attaching: AttachingFiles) {
  const mayStay = async (asset: Asset): Promise<boolean> =>
    !witnessDigests(witnesses).has(await readSha256(attaching, asset));
  return { name, load: async () => bytes, mayStay } satisfies LazyFile;
}

/**
 * Returns the files of our witnesses of other lists than the one of this SHA-256, where none of `files` takes their place:
 * beside it, stock programs would call them false. The log keeps what they say.
 */
async function findOutdated(
  attaching: AttachingFiles,
  { lines, witnesses }: EvidenceRecord,
  sha256: string | undefined,
  files: readonly WitnessFile[],
): Promise<readonly Asset[]> {
  const own = lines.filter(({ predicate }) => predicate.lists.some((list) => list.sha256 === sha256));
  const fitting = witnessDigests(own.flatMap(({ predicate }) => predicate.witnesses ?? []));
  const known = witnessDigests(witnesses);
  const outdated: Asset[] = [];
  for (const asset of attaching.assets) {
    if (!witnessFiles.includes(asset.name) || files.some(({ name }) => name === asset.name)) continue;
    const digest = await readSha256(attaching, asset);
    if (known.has(digest) && !fitting.has(digest)) outdated.push(asset);
  }
  return outdated;
}

function isOwnPage({ key, warn }: AttachingFiles, lines: readonly Statement[]): boolean {
  if (lines.at(-1)?.predicate.run?.section === key) return true;
  warn(
    `${runFiles.page} in the release was written by another job. So that file, ${runFiles.checksums} and ${runFiles.sha256} were not changed. Let only one job attach files to a release.`,
  );
  return false;
}

/** Most bytes of a page: more than the largest log, since the page around it is small. */
const maxPageBytes = maxLogBytes + 1024 * 1024;

/** Most further looks for a page that cannot be read, as another run of this job replaces it, and the wait before each. */
const maxLooks = 10;
const lookMs = 1000;

async function readPage(attaching: AttachingFiles, asset: Asset): Promise<readonly Statement[]> {
  const { forge, release, clock, stop } = attaching;
  let listed: Asset | undefined = asset;
  for (let looks = 0; ; looks += 1) {
    try {
      if (listed !== undefined) return parseEvidence(await forge.read(listed, maxPageBytes));
    } catch (thrown) {
      const code = thrown instanceof AnchorError ? thrown.code : undefined;
      // A page of no evidence of ours is another author's.
      if (code === "EVIDENCE_INVALID") return [];
      if (code !== "ASSET_UNREADABLE" || looks === maxLooks || stop.aborted) throw thrown;
    }
    if (looks === maxLooks) return [];
    await clock.wait(lookMs, stop);
    listed = (await forge.readAssets(release)).find(({ name, isUploaded }) => name === runFiles.page && isUploaded);
  }
}

async function readSha256({ forge }: AttachingFiles, asset: Asset): Promise<string> {
  return asset.sha256 ?? hash("sha256", await forge.read(asset, maxJsonLength));
}
