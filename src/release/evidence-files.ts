/** The evidence of a run as assets of its release (interface §6), and who may replace what is there. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";

import { runFiles, statementAssetName } from "../core/file-names.ts";
import { maxJsonLength } from "../core/json.ts";
import { isSameEvidence } from "../evidence/earlier.ts";
import { sha256ListText, sha3ListText } from "../evidence/lists.ts";
import { evidenceTextOf } from "../evidence/page.ts";
import type { Statement } from "../evidence/statement.ts";
import { formatStatement } from "../evidence/to-statement.ts";
import type { GitHub } from "../github/downloads.ts";
import type { FinishedRun } from "../run/release-access.ts";
import { openPage } from "../run/write-evidence.ts";
import type { Asset, Release } from "./forge.ts";
import type { EvidenceFile } from "./put-asset.ts";
import { isRecordedList, type Recorded } from "./read-recorded.ts";
import { parseIfValid } from "../evidence/parse-statement.ts";

/** A file that is in memory only while it is uploaded. */
export interface LazyFile {
  readonly name: string;
  readonly load: () => Promise<EvidenceFile>;
}

interface AttachingFiles {
  readonly github: Pick<GitHub, "read" | "readAssets">;
  readonly release: Release;
  readonly key: string;
  readonly recorded: Recorded;
  readonly stop: AbortSignal;
  readonly warn: (message: string) => void;
  /** Another run of this job is attaching, or has since the release was read; its statement is left as it is. */
  readonly onConflict: () => void;
}

/**
 * The files to attach: page and lists before the statement that names them, then what is attached as it is. Where the
 * attached statement says the same, it is used instead of a new one.
 *
 * @param known the release's assets
 */
export async function evidenceFiles(
  attaching: AttachingFiles,
  { statement: said, reports, proofs }: Pick<FinishedRun, "statement" | "reports" | "proofs">,
  known: readonly Asset[],
): Promise<readonly LazyFile[]> {
  const asTheyAre = [...reports.values(), ...proofs].map(({ name, path }) => ({
    name,
    load: async () => ({ name, bytes: await readFile(path) }),
  }));
  if (said === undefined) return asTheyAre;
  const { attached } = attaching.recorded;
  const isSame = attached !== undefined && isSameEvidence(attached, said);
  const statement = isSame ? attached : said;
  const name = statementAssetName(attaching.key);
  const read = known.find((asset) => asset.name === name);
  const mayStay = async (existing: Asset): Promise<boolean> => {
    const isUnread = existing.id !== read?.id;
    if (isUnread) attaching.onConflict();
    return isSame || isUnread;
  };
  const own: LazyFile = {
    name,
    load: async () => ({ name, bytes: Buffer.from(formatStatement(statement)), mayStay }),
  };
  return [...(await commonFiles(attaching, statement, known)), own, ...asTheyAre];
}

/** The page and the lists, which one job of a release writes: the one whose statement the page has in it. */
async function commonFiles(
  attaching: AttachingFiles,
  statement: Statement,
  known: readonly Asset[],
): Promise<readonly LazyFile[]> {
  const existing = known.find(({ name, isUploaded }) => name === runFiles.page && isUploaded);
  const inPage = existing && (await readPage(attaching, existing));
  if (existing !== undefined && !isOwnPage(attaching, inPage)) return [];
  const lists = [
    { name: runFiles.checksums, text: sha3ListText(statement.subject) },
    { name: runFiles.sha256, text: sha256ListText(statement.subject) },
  ].filter(({ text }) => text !== "");
  const before = [attaching.recorded.attached, inPage].filter((each) => each !== undefined);
  return [
    { name: runFiles.page, load: () => toPageFile(attaching, statement) },
    ...lists.map(({ name, text }) => ({ name, load: async () => toListFile(attaching, name, text, before) })),
  ];
}

async function toPageFile(attaching: AttachingFiles, statement: Statement): Promise<EvidenceFile> {
  return {
    name: runFiles.page,
    bytes: Buffer.from([...(await openPage(statement))].join("")),
    mayStay: async (existing) => !isOwnPage(attaching, await readPage(attaching, existing)),
  };
}

/** A list that this job's own evidence does not state is somebody else's, who may have signed it: it stays. */
function toListFile(attaching: AttachingFiles, name: string, text: string, before: readonly Statement[]): EvidenceFile {
  return {
    name,
    bytes: Buffer.from(text),
    mayStay: async (existing) => {
      const sha256 = existing.sha256 ?? (await readSha256(attaching, existing));
      if (isRecordedList({ name, sha256 }, before)) return false;
      attaching.warn(`${name} in the release is not of this job's making, and is left as it is.`);
      return true;
    },
  };
}

function isOwnPage({ key, warn }: AttachingFiles, statement: Statement | undefined): boolean {
  if (statement?.predicate.run?.section === key) return true;
  warn(
    `${runFiles.page} in the release was written by another job: it, ${runFiles.checksums} and ${runFiles.sha256} are left as they are. One job of a release attaches assets.`,
  );
  return false;
}

/** Twice the largest statement: the page around it is small. */
const maxPageBytes = 2 * maxJsonLength;

async function readPage(attaching: AttachingFiles, asset: Asset): Promise<Statement | undefined> {
  const text = evidenceTextOf(Buffer.from(await readStanding(attaching, asset, maxPageBytes)).toString("utf8"));
  return text === undefined ? undefined : parseIfValid(text);
}

async function readSha256(attaching: AttachingFiles, asset: Asset): Promise<string> {
  const bytes = await readStanding(attaching, asset, maxJsonLength);
  return createHash("sha256").update(bytes).digest("hex");
}

/** What is not there any more was replaced, which only another run of this job does. */
async function readStanding({ github, release, stop, onConflict }: AttachingFiles, asset: Asset, most: number) {
  try {
    return await github.read(asset, most, stop);
  } catch (thrown) {
    const isGone = !(await github.readAssets(release)).some(({ id }) => id === asset.id);
    if (isGone) onConflict();
    throw thrown;
  }
}
