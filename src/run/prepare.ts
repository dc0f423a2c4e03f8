/** Prepares a run: makes, reads and clears the folder for evidence, and finds the release and the subjects. */
import { constants, existsSync, lstatSync, readdirSync } from "node:fs";
import { access, rm } from "node:fs/promises";
import { join, resolve } from "node:path";

import { AnchorError, messageOf, withMessage, type ErrorCode } from "../core/errors.ts";
import { idOfStatementFile, runFiles, witnessFileNames } from "../core/file-names.ts";
import { maxJsonLength } from "../core/json.ts";
import { toLineName, toLineNames } from "../core/text.ts";
import {
  type DamagedEvidence,
  damagedFileAdvice,
  maxStatementBytes,
  parseStatementFile,
  type StatementFile,
} from "../evidence/statement-file.ts";
import { maxSubjects } from "../evidence/statement.ts";
import { patternMistakeIn } from "../files/patterns.ts";
import { toRealPath } from "../files/paths.ts";
import { hashBytes } from "../hash/hash-file.ts";
import { makeFolders, readBeginning, readRegular, retryWhileHeld } from "../host/files.ts";
import type { Host, Log } from "../host/host.ts";
import { reasonToSkip, sourceOf, type Inputs } from "../host/inputs.ts";
import { nameOf } from "./candidates.ts";
import { openHistory, type History } from "./history.ts";
import type { ReleaseAccess } from "./release-access.ts";
import { nobodyToAskError } from "./source.ts";
import { findSubjects, type Subjects } from "./subjects.ts";

/** What a run works on. */
export interface PreparedJob {
  /** Absolute path of the folder for evidence. */
  readonly folder: string;
  readonly release: ReleaseAccess | undefined;
  readonly subjects: Subjects;
  readonly history: History;
}

type OpenRelease = (inputs: Inputs) => Promise<ReleaseAccess>;

/**
 * Finds what a run works on, then removes an earlier run's files from the folder for evidence, even where nothing was
 * found. It removes last, since nothing is removed where evidence cannot be read, or an input is wrong.
 *
 * @throws AnchorError what ends the run before anything is sent
 */
export async function prepareJob(
  inputs: Inputs,
  host: Host,
  openRelease: OpenRelease | undefined,
): Promise<PreparedJob> {
  const folder = await openOutputDir(inputs.outputDir, host);
  const [search] = await Promise.allSettled([findJobParts(inputs, host, folder, openRelease)]);
  const error = search.status === "rejected" ? withNothingSent(search.reason) : undefined;
  if (error instanceof AnchorError && keepingErrorCodes.has(error.code)) throw error;
  // Two files stay: the run still reads its checksum list, and the next run of a monitor reads monitor.json.
  const keptPaths = [resolve(host.workspace, inputs.subjectChecksums), join(folder, runFiles.monitor)];
  const [removal] = await Promise.allSettled([removeEarlierFiles(folder, keptPaths)]);
  if (search.status === "rejected") {
    // The run ends with the error of the search; the log also says that old files are still there.
    if (removal.status === "rejected") host.log.warning(messageOf(removal.reason), { title: "OUTPUT_UNWRITABLE" });
    throw error;
  }
  if (removal.status === "rejected") throw removal.reason;
  return search.value;
}

/** The errors after which nothing is removed: an input is wrong, or evidence cannot be read. */
const keepingErrorCodes: ReadonlySet<ErrorCode> = new Set([
  "INPUT_INVALID",
  "CHECKSUMS_INVALID",
  "TOO_MANY_FILES",
  "EVIDENCE_INVALID",
]);

/** Finds release, subjects and record. Checks how many subjects there are, and that a stamp run can read the record. */
async function findJobParts(
  inputs: Inputs,
  host: Host,
  folder: string,
  openRelease: OpenRelease | undefined,
): Promise<PreparedJob> {
  // A run that asks nobody may read the release, but writes nothing to it.
  const asksSomebody = reasonToSkip(inputs) === undefined;
  const releaseAttach = asksSomebody ? inputs.releaseAttach : "none";
  const isReleaseWanted = inputs.fromRelease || releaseAttach !== "none";
  if (isReleaseWanted && openRelease === undefined)
    throw new AnchorError("INTERNAL", "This host has no releases, and let inputs through that need one.");
  const release = isReleaseWanted ? await openRelease?.({ ...inputs, releaseAttach }) : undefined;
  const subjects = await findSubjects(inputs, host, folder, release?.candidates ?? []);
  checkSubjectCount(subjects.count, inputs, host);
  const names = [...subjects.candidates, ...subjects.proofs].map((candidate) => nameOf(candidate).name);
  ensureStatementFits(names, inputs);
  await release?.ensureEvidenceFits(subjects);
  const history = openHistory(readStatements(folder), release);
  const [unreadable] = history.damaged;
  if (unreadable !== undefined && inputs.mode === "stamp") {
    const message = `${unreadable.what} cannot be used. Nothing was sent.`;
    throw new AnchorError("EVIDENCE_INVALID", message, { hint: unreadable.advice, saysUnsent: true });
  }
  const asksRecord = asksSomebody && inputs.mode !== "stamp" && sourceOf(inputs) === "clocks";
  if (asksRecord && history.record.statements.length === 0) throw nobodyToAskError(inputs);
  return { folder, release, subjects, history };
}

/** Adds to an error that nothing was sent: whoever pays for stamps needs to know that first. */
function withNothingSent(thrown: unknown): unknown {
  if (!(thrown instanceof AnchorError) || thrown.saysUnsent || thrown.code === "INTERNAL") return thrown;
  return withMessage(thrown, thrown.lines, (front) => `Nothing was sent. ${thrown.hintFor(front)}`);
}

/** How many characters of a statement one file takes besides its name, with an anchor of its own and without. */
const lengthWithAnchor = 600;
const lengthWithoutAnchor = 250;

/**
 * Throws `TOO_MANY_FILES` where one statement cannot name all files: later runs would not read a longer one, and would
 * pay for its stamps again.
 */
export function ensureStatementFits(names: readonly string[], { anchor }: Pick<Inputs, "anchor">): void {
  const lengthPerFile = anchor === "manifest" ? lengthWithoutAnchor : lengthWithAnchor;
  const length = names.reduce((sum, name) => sum + name.length + lengthPerFile, 0);
  if (length <= maxJsonLength && names.length <= maxSubjects) return;
  const message = `This run has ${names.length} files, and one statement cannot name so many. Nothing was sent.`;
  const hint = "Make the patterns narrower, or pack the files into one.";
  throw new AnchorError("TOO_MANY_FILES", message, { hint, saysUnsent: true });
}

/** Warns, or throws AnchorError `NO_FILES_FOUND` or `TOO_MANY_FILES`, where the patterns match nothing or too much. */
export function checkSubjectCount(
  count: number,
  inputs: Inputs,
  { workspace, log }: Pick<Host, "workspace"> & { readonly log: Pick<Log, "front" | "warning"> },
): void {
  const { ifNoFilesFound, maxFiles, anchor, fromRelease } = inputs;
  if (count === 0) {
    const message = fromRelease
      ? "The release has no file to work on. Nothing was done."
      : `The patterns match no file in ${toLineName(workspace)}. Nothing was done.`;
    const uploadHint =
      "Upload the files to the release before this step runs. GitHub's archives of the source do not count.";
    const mistake = inputs.files.map(patternMistakeIn).find((each) => each !== undefined);
    const hint = mistake ?? (fromRelease ? uploadHint : undefined);
    const error = new AnchorError("NO_FILES_FOUND", message, { hint, saysUnsent: true });
    if (ifNoFilesFound === "error") throw error;
    if (ifNoFilesFound === "warn") log.warning(`${message} ${error.hintFor(log.front)}`, { title: error.code });
  }
  if (count <= maxFiles) return;
  const message = `This run has ${count} files, and at most ${maxFiles} are allowed. Nothing was sent.`;
  throw new AnchorError("TOO_MANY_FILES", message, {
    hint:
      anchor === "manifest" ? ({ input }) => `Make the patterns narrower, or raise ${input("max-files")}.` : undefined,
    saysUnsent: true,
  });
}

/** Reads the statements of a folder; `damaged` are those that cannot be read. */
export function readStatements(folder: string) {
  const files: StatementFile[] = [];
  const damaged: DamagedEvidence[] = [];
  for (const name of readdirSync(folder)) {
    if (idOfStatementFile(name) === undefined) continue;
    const path = join(folder, name);
    try {
      const bytes = readRegular(path, maxStatementBytes);
      // `undefined` if another program has removed the file by now.
      if (bytes !== undefined) files.push(parseStatementFile(bytes, name, hashBytes));
    } catch (thrown) {
      const why = messageOf(thrown instanceof AnchorError ? thrown.cause : thrown);
      damaged.push({ what: `The file ${path} (${why})`, advice: damagedFileAdvice });
    }
  }
  return { files, damaged };
}

/** Creates the folder for evidence, before a stamp is spent; throws `OUTPUT_UNWRITABLE` where it cannot be written. */
export async function openOutputDir(
  outputDir: string,
  { workspace, defaultOutputDir }: Pick<Host, "workspace" | "defaultOutputDir">,
): Promise<string> {
  const folder = outputDir === "" ? defaultOutputDir : resolve(workspace, outputDir);
  try {
    makeFolders(folder, 0o777);
    await access(folder, constants.W_OK | constants.X_OK);
    return folder;
  } catch (cause) {
    const message = `The folder for evidence cannot be used: ${messageOf(cause)}.`;
    throw new AnchorError("OUTPUT_UNWRITABLE", message, { cause });
  }
}

/** Files made from statements. In a folder without any other file of a run, files of these names are the user's. */
const derivedFileNames: ReadonlySet<string> = new Set([runFiles.checksums, runFiles.sha256, ...witnessFileNames]);
const emptyTextPattern = /^$/;

/** How the files that a run writes begin: no run wrote a file with another beginning, whatever its name is. */
const beginningByFileName: ReadonlyMap<string, RegExp> = new Map([
  ...[runFiles.results, runFiles.monitor].map(
    (name) => [name, /^\{\s*"version": 1,\s*"tool": ?\{\s*"name": ?"anchor-artifacts"/] as const,
  ),
  [runFiles.badge, /^\{"schemaVersion":1,"label":"(?:anchored|releases)/],
  [runFiles.page, /^<!doctype html>[^]*<title>Verify a download<\/title>/],
  [runFiles.checksums, /^\\?SHA3-256 \(/],
  [runFiles.sha256, /^\\?[0-9a-f]{64} {2}/],
  ...witnessFileNames.map((name) => [name, name.endsWith(".ots") ? /^\0OpenTimestamps/ : /^0[\x80-\x84]/] as const),
]);

/**
 * Removes an earlier run's files, so that nothing old is read as new; journal, statements and reports stay.
 * @param keptPaths absolute paths of further files that stay, such as a list that this run still reads
 * @throws AnchorError `OUTPUT_UNWRITABLE`, also where a file has such a name but is no run's: then nothing is removed
 */
export async function removeEarlierFiles(folder: string, keptPaths: readonly string[]): Promise<void> {
  const realKeptPaths = new Set(keptPaths.map(toRealPathIfThere));
  try {
    // Most of these files do not exist, and looking first takes a tenth of the time that removing each would take.
    const presentFiles = [...beginningByFileName].filter(([name]) =>
      lstatSync(join(folder, name), { throwIfNoEntry: false }),
    );
    const oldFiles = presentFiles.filter(([name]) => !realKeptPaths.has(toRealPathIfThere(join(folder, name))));
    const isRunFileName = (name: string): boolean =>
      name === runFiles.results || name === runFiles.journal || idOfStatementFile(name) !== undefined;
    const hasRunFile = readdirSync(folder).some(isRunFileName);
    const foreignFileNames = oldFiles
      .filter(
        ([name, beginning]) =>
          !wasWrittenByRun(
            join(folder, name),
            derivedFileNames.has(name) && !hasRunFile ? emptyTextPattern : beginning,
          ),
      )
      .map(([name]) => name);
    if (foreignFileNames.length > 0)
      throw new RangeError(
        `no run of this action wrote ${toLineNames(foreignFileNames)}. Move them, or set output-dir to another folder`,
      );
    await Promise.all(oldFiles.map(([name]) => retryWhileHeld(() => rm(join(folder, name), { force: true }))));
  } catch (cause) {
    const message = `Old files in the folder for evidence could not be removed: ${messageOf(cause)}.`;
    throw new AnchorError("OUTPUT_UNWRITABLE", message, { cause });
  }
}

/** How many bytes of a file are read to recognise it: the title of a page is among them. */
const beginningBytes = 4096;

function wasWrittenByRun(path: string, beginning: RegExp): boolean {
  try {
    const firstText = Buffer.from(readBeginning(path, beginningBytes)).toString("latin1");
    return firstText === "" || beginning.test(firstText);
  } catch (thrown) {
    // What is no regular file was not written by a run.
    if (thrown instanceof RangeError) return false;
    throw thrown;
  }
}

/** Resolves links, since they may give one file two paths; returns a path that does not exist as it is. */
export function toRealPathIfThere(path: string): string {
  return existsSync(path) ? toRealPath(path) : path;
}
