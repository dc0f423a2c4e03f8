/** Chooses the evidence files that a run attaches to its release (interface §6), and which assets it may replace. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";

import { runFiles, statementAssetName } from "../core/file-names.ts";
import { maxJsonLength } from "../core/json.ts";
import { isSameEvidence } from "../evidence/earlier.ts";
import { sha256ListText, sha3ListText } from "../evidence/lists.ts";
import { parseIfValid } from "../evidence/parse-statement.ts";
import type { Statement } from "../evidence/statement.ts";
import { evidenceTextOf, formatStatement } from "../evidence/to-statement.ts";
import type { FinishedRun } from "../run/release-access.ts";
import { openPage } from "../run/write-evidence.ts";
import type { Asset } from "./forge.ts";
import type { EvidenceFile } from "./put-asset.ts";
import { isRecordedList, type ReadableRelease, type Recorded } from "./read-recorded.ts";

/** A file that is loaded into memory only for its upload. */
interface LazyFile extends Omit<EvidenceFile, "bytes"> {
  readonly load: () => Promise<Uint8Array>;
}

interface AttachingFiles extends Omit<ReadableRelease, "isOfAll" | "clock" | "stop"> {
  readonly recorded: Recorded;
  /** Called when another run of this job is attaching, or has since the release was read; its statement stays. */
  readonly onConflict: () => void;
}

/**
 * Returns the files to attach: page and lists before the statement that names them, then unchanged files. Where the
 * attached statement says the same as the new one, the attached one is used.
 */
export async function evidenceFiles(
  attaching: AttachingFiles,
  { statement: said, reports, proofs }: Pick<FinishedRun, "statement" | "reports" | "proofs">,
): Promise<readonly LazyFile[]> {
  const asTheyAre = [...reports.values(), ...proofs].map(({ name, path }) => ({ name, load: () => readFile(path) }));
  if (said === undefined) return asTheyAre;
  const { attached } = attaching.recorded;
  const isSame = attached !== undefined && isSameEvidence(attached, said);
  const statement = isSame ? attached : said;
  const name = statementAssetName(attaching.key);
  const read = attaching.assets.find((asset) => asset.name === name);
  const own: LazyFile = {
    name,
    load: async () => Buffer.from(formatStatement(statement)),
    mayStay: async (existing) => {
      const isUnread = existing.id !== read?.id;
      if (isUnread) attaching.onConflict();
      return isSame || isUnread;
    },
  };
  return [...(await commonFiles(attaching, statement)), own, ...asTheyAre];
}

/** Returns page and lists, which only one job of a release writes: the job whose statement the page contains. */
async function commonFiles(attaching: AttachingFiles, statement: Statement): Promise<readonly LazyFile[]> {
  const { assets, recorded, warn } = attaching;
  const existing = assets.find(({ name, isUploaded }) => name === runFiles.page && isUploaded);
  const inPage = existing && (await readPage(attaching, existing));
  if (existing !== undefined && !isOwnPage(attaching, inPage)) return [];
  const page: LazyFile = {
    name: runFiles.page,
    load: async () => Buffer.from([...(await openPage(statement))].join("")),
    mayStay: async (asset) => !isOwnPage(attaching, await readPage(attaching, asset)),
  };
  const before = [recorded.attached, inPage].filter((each) => each !== undefined);
  const toListFile = (name: string, text: string): LazyFile => ({
    name,
    load: async () => Buffer.from(text),
    // A list that this job's evidence does not state may be another author's, perhaps signed: it stays.
    mayStay: async (asset) => {
      const sha256 = asset.sha256 ?? (await readSha256(attaching, asset));
      if (isRecordedList({ name, sha256 }, before)) return false;
      warn(`${name} in the release is not of this job's making, and is left as it is.`);
      return true;
    },
  });
  const sha3List = sha3ListText(statement.subject);
  const sha256List = sha256ListText(statement.subject);
  return [
    page,
    ...(sha3List === "" ? [] : [toListFile(runFiles.checksums, sha3List)]),
    ...(sha256List === "" ? [] : [toListFile(runFiles.sha256, sha256List)]),
  ];
}

function isOwnPage({ key, warn }: AttachingFiles, statement: Statement | undefined): boolean {
  if (statement?.predicate.run?.section === key) return true;
  warn(
    `${runFiles.page} in the release was written by another job: it, ${runFiles.checksums} and ${runFiles.sha256} are left as they are. One job of a release attaches assets.`,
  );
  return false;
}

/** Most bytes of a page, twice the largest statement: the page around the statement is small. */
const maxPageBytes = 2 * maxJsonLength;

async function readPage(attaching: AttachingFiles, asset: Asset): Promise<Statement | undefined> {
  const text = evidenceTextOf(Buffer.from(await readStanding(attaching, asset, maxPageBytes)).toString("utf8"));
  return text === undefined ? undefined : parseIfValid(text);
}

async function readSha256(attaching: AttachingFiles, asset: Asset): Promise<string> {
  const bytes = await readStanding(attaching, asset, maxJsonLength);
  return createHash("sha256").update(bytes).digest("hex");
}

/** Reads an asset. If it is gone, another run of this job has replaced it, which is a conflict. */
async function readStanding({ forge, release, onConflict }: AttachingFiles, asset: Asset, most: number) {
  try {
    return await forge.read(asset, most);
  } catch (thrown) {
    const isGone = !(await forge.readAssets(release)).some(({ id }) => id === asset.id);
    if (isGone) onConflict();
    throw thrown;
  }
}
