/** Prepares a run: finds release, subjects and what earlier runs recorded, and clears the folder for evidence. */
import { join, resolve } from "node:path";

import { AnchorError, messageOf, withMessage } from "../core/errors.ts";
import { runFiles } from "../core/file-names.ts";
import { maxJsonLength } from "../core/json.ts";
import { toLineName } from "../core/text.ts";
import { maxSubjects } from "../evidence/statement.ts";
import { patternMistakeIn } from "../files/find-files.ts";
import type { Host, Log } from "../host/host.ts";
import { reasonToSkip, type Inputs } from "../host/inputs.ts";
import type { Front } from "../words/front.ts";
import { nameOf } from "./candidates.ts";
import { openHistory, type History } from "./history.ts";
import { readStatements, removeEarlierFiles } from "./output-dir.ts";
import type { ReleaseAccess } from "./release-access.ts";
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
 * Finds what a run works on, then removes an earlier run's files from the folder, also after an error. They go last,
 * since a list or proof among them may be a subject. If evidence that cannot be read ends the run, nothing is removed.
 * @throws AnchorError what ends the run before anything is sent
 */
export async function prepareJob(
  inputs: Inputs,
  host: Host,
  folder: string,
  openRelease: OpenRelease | undefined,
): Promise<PreparedJob> {
  const [found] = await Promise.allSettled([find(inputs, host, folder, openRelease)]);
  if (found.status === "rejected" && found.reason instanceof AnchorError && found.reason.code === "EVIDENCE_INVALID")
    throw withNothingSent(found.reason);
  // Two files stay: the run still reads its checksum list, and the next run of a monitor reads monitor.json.
  const kept = [resolve(host.workspace, inputs.subjectChecksums), join(folder, runFiles.monitor)];
  const [removed] = await Promise.allSettled([removeEarlierFiles(folder, kept)]);
  if (found.status === "rejected") {
    // The run ends with its own error; the log also says that old files are still there.
    if (removed.status === "rejected") host.log.warning(messageOf(removed.reason), { title: "OUTPUT_UNWRITABLE" });
    throw withNothingSent(found.reason);
  }
  if (removed.status === "rejected") throw removed.reason;
  return found.value;
}

/** Finds release, subjects and record. Checks how many subjects there are, and that a stamp run can read the record. */
async function find(
  inputs: Inputs,
  host: Host,
  folder: string,
  openRelease: OpenRelease | undefined,
): Promise<PreparedJob> {
  // A run that asks nobody may read the release, but writes nothing to it.
  const releaseAttach = reasonToSkip(inputs) === undefined ? inputs.releaseAttach : "none";
  const isWanted = inputs.fromRelease || releaseAttach !== "none";
  if (isWanted && openRelease === undefined)
    throw new AnchorError("INTERNAL", "This host has no releases, and let inputs through that need one.");
  const release = isWanted ? await openRelease?.({ ...inputs, releaseAttach }) : undefined;
  const subjects = await findSubjects(inputs, host, folder, release?.candidates ?? []);
  checkCount(subjects.count, inputs, host);
  const names = [...subjects.candidates, ...subjects.proofs].map((candidate) => nameOf(candidate).name);
  checkStatementRoom(names, inputs);
  release?.checkRoom(names);
  const history = openHistory(readStatements(folder), release);
  const [unreadable] = history.damaged;
  if (unreadable !== undefined && inputs.mode === "stamp") {
    const message = `${unreadable.what} cannot be used. Nothing was sent.`;
    throw new AnchorError("EVIDENCE_INVALID", message, { hint: unreadable.advice, saysUnsent: true });
  }
  return { folder, release, subjects, history };
}

/** Adds to an error that nothing was sent: whoever pays for stamps needs to know that first. */
function withNothingSent(thrown: unknown): unknown {
  if (!(thrown instanceof AnchorError) || thrown.saysUnsent || thrown.code === "INTERNAL") return thrown;
  return withMessage(thrown, thrown.lines, (front) => `Nothing was sent. ${thrown.hintFor(front)}`);
}

/** How many characters a statement needs for each file besides its name, with an anchor of its own and without. */
const lengthWithAnchor = 600;
const lengthWithoutAnchor = 250;

/**
 * Throws `TOO_MANY_FILES` where one statement cannot name all files: later runs would not read a longer one, and would
 * pay for its stamps again.
 */
export function checkStatementRoom(names: readonly string[], { anchor }: Pick<Inputs, "anchor">): void {
  const each = anchor === "manifest" ? lengthWithoutAnchor : lengthWithAnchor;
  const length = names.reduce((sum, name) => sum + name.length + each, 0);
  if (length <= maxJsonLength && names.length <= maxSubjects) return;
  const message = `This run has ${names.length} files, and one statement cannot name so many. Nothing was sent.`;
  const hint = "Make the patterns narrower, or pack the files into one.";
  throw new AnchorError("TOO_MANY_FILES", message, { hint, saysUnsent: true });
}

/** Warns, or throws AnchorError `NO_FILES_FOUND` or `TOO_MANY_FILES`, where the patterns match nothing or too much. */
export function checkCount(
  count: number,
  inputs: Inputs,
  { workspace, log }: Pick<Host, "workspace"> & { readonly log: Pick<Log, "front" | "warning"> },
): void {
  const { ifNoFilesFound, maxFiles, anchor, fromRelease } = inputs;
  if (count === 0) {
    const message = fromRelease
      ? "The release has no file to work on. Nothing was done."
      : `The patterns match no file in ${toLineName(workspace)}. Nothing was done.`;
    const hint = fromRelease
      ? "Upload the files to the release before this step runs. GitHub's archives of the source do not count."
      : inputs.files.map(patternMistakeIn).find((mistake) => mistake !== undefined);
    const error = new AnchorError("NO_FILES_FOUND", message, { hint, saysUnsent: true });
    if (ifNoFilesFound === "error") throw error;
    if (ifNoFilesFound === "warn") log.warning(`${message} ${error.hintFor(log.front)}`, { title: error.code });
  }
  if (count <= maxFiles) return;
  const message = `This run has ${count} files, and at most ${maxFiles} are allowed. Nothing was sent.`;
  const hint =
    anchor === "manifest"
      ? ({ input }: Front) => `Make the patterns narrower, or raise ${input("max-files")}.`
      : undefined;
  throw new AnchorError("TOO_MANY_FILES", message, { hint, saysUnsent: true });
}
