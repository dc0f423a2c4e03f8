/** Hashes candidates, and compares them with a checksum list. */
import { resolve, sep } from "node:path";
import { setImmediate } from "node:timers/promises";

import { AnchorError, toAnchorError } from "../core/errors.ts";
import type { NamedSubject, Subject } from "../core/digest.ts";
import type { Judgement, Row } from "../core/row.ts";
import { toRealPath } from "../files/paths.ts";
import { hashFiles, isUnchanged, type FileSource, type HashedFile } from "../hash/hash-files.ts";
import type { Host } from "../host/host.ts";
import { createTaskQueue } from "../host/queue.ts";
import { toChangedWarning } from "../render/causes.ts";
import { isAnchoredOrSigned, verdictFacts } from "../words/verdicts.ts";
import { untilOverdue, type Signals } from "../host/signals.ts";
import { nameOf, toWorkspacePath, type AssetCandidate, type Candidate, type HashedSubject } from "./candidates.ts";

export interface HashCandidatesOptions {
  readonly sha256: boolean;
  readonly fingerprint: boolean;
  /** Whether a file that the checksum list does not name fails. */
  readonly mustBeListed: boolean;
  /** Absolute path, to which a subject's `path` is relative. */
  readonly workspace: string;
  readonly signal: AbortSignal;
  readonly onBytes: (bytes: number) => void;
  /** Called for every file and asset, also for one that could not be hashed. */
  readonly onHashed: () => void;
}

export type IndexedSubject = readonly [index: number, ready: HashedSubject];

/** The rows, each available as soon as it is hashed. */
export type HashedSubjects = AsyncIterable<IndexedSubject> | Iterable<IndexedSubject>;

/** Hashes every candidate; yields the rows in the order in which hashing ends. */
export async function* hashCandidates(
  candidates: readonly Candidate[],
  options: HashCandidatesOptions,
): AsyncGenerator<IndexedSubject> {
  const { mustBeListed, onHashed } = options;
  const files: (readonly [index: number, file: FileSource])[] = [];
  for (const [index, candidate] of candidates.entries()) {
    if (candidate.kind === "file") files.push([index, candidate.source]);
    else if (candidate.kind !== "asset") yield [index, candidate];
  }
  const root = toRealPath(options.workspace);
  for await (const batch of hashFiles(files, options)) {
    for (const hashed of batch) {
      onHashed();
      const candidate = candidates[hashed.index];
      yield [hashed.index, compareWithList(toHashedSubject(hashed, candidate, root), candidate, mustBeListed)];
    }
  }
  if (!candidates.some(({ kind }) => kind === "asset")) return;
  for await (const [index, ready] of hashAssets(candidates, options)) {
    onHashed();
    yield [index, compareWithList(ready, candidates[index], mustBeListed)];
  }
}

/** Makes the subject of a hashed file. Mostly its name is its path, but a file in a list may have another path. */
function toHashedSubject(hashed: HashedFile, candidate: Candidate | undefined, root: string): HashedSubject {
  const { name } = hashed.subject;
  const file = candidate?.kind === "file" ? candidate.source.path : name;
  const path = file === `${root}${sep}${name}` ? name : toWorkspacePath(root, file);
  if ("error" in hashed) return { kind: "failed", subject: { name, path }, error: hashed.error };
  return { kind: "digest", subject: path === name ? hashed.subject : { ...hashed.subject, path } };
}

function compareWithList(ready: HashedSubject, candidate: Candidate | undefined, mustBeListed: boolean): HashedSubject {
  const listed = candidate !== undefined && "listed" in candidate ? candidate.listed : undefined;
  if (ready.kind === "failed" || listed === ready.subject.digest) return ready;
  const { subject } = ready;
  if (listed === undefined && !mustBeListed) return ready;
  const error =
    listed === undefined
      ? new AnchorError("CHECKSUM_MISSING", "The checksum list does not name this file.")
      : new AnchorError(
          "CHECKSUM_MISMATCH",
          `The file's digest is ${subject.digest}, but the checksum list says ${listed}.`,
        );
  return { kind: "failed", subject, error };
}

/** The number of parallel downloads: enough to use the network fully, few enough for the storage hosts. */
const downloads = 4;

/** Downloads and hashes assets, several at a time, in the order of completion. */
function hashAssets(
  candidates: readonly Candidate[],
  options: Pick<HashCandidatesOptions, "onBytes" | "signal">,
): AsyncIterable<IndexedSubject> {
  return new ReadableStream<IndexedSubject>({
    start: (hashed) => {
      const tasks = createTaskQueue(downloads, async ([index, asset]: readonly [number, AssetCandidate]) => {
        hashed.enqueue([index, await hashAsset(asset, options)]);
      });
      for (const [index, candidate] of candidates.entries()) {
        if (candidate.kind === "asset") tasks.add([index, candidate]);
      }
      tasks
        .whenDone()
        .then(() => hashed.close())
        .catch((thrown: unknown) => hashed.error(thrown));
    },
  });
}

/** Hashes one asset. Must not reject: while another asset is being asked about, no code handles the rejection. */
async function hashAsset(
  { name, hash }: AssetCandidate,
  { onBytes, signal }: Pick<HashCandidatesOptions, "onBytes" | "signal">,
): Promise<HashedSubject> {
  try {
    return await hash(onBytes, signal);
  } catch (thrown) {
    return { kind: "failed", subject: { name }, error: toAnchorError(thrown) };
  }
}

/** Waits until all candidates are hashed, for work that needs every digest first; keeps their order. */
export async function collectHashed(
  candidates: readonly Candidate[],
  rows: HashedSubjects,
  signals: Pick<Signals, "fail" | "overdue">,
): Promise<readonly HashedSubject[]> {
  const collected: (HashedSubject | undefined)[] = Array.from({ length: candidates.length });
  const fill = async (): Promise<void> => {
    for await (const [index, ready] of rows) collected[index] = ready;
  };
  await untilOverdue(fill(), signals);
  return candidates.map((candidate, index) => collected[index] ?? toUnhashed(nameOf(candidate)));
}

/** Makes the failure of a candidate that was not hashed before the run ended early. */
export function toUnhashed(subject: NamedSubject): Extract<HashedSubject, { kind: "failed" }> {
  const error = new AnchorError("NOT_ATTEMPTED", "The run ended before this file was hashed.");
  return { kind: "failed", subject, error };
}

/** After so many files there is a pause in which a signal can be handled. */
const filesBetweenPauses = 1000;

/** Warns of files that changed after they were hashed for a stamp. The verdict stays, since it is about the digest. */
export async function warnOfChangedFiles(
  results: readonly Row[],
  { log, signals, workspace }: Pick<Host, "log" | "signals" | "workspace">,
): Promise<void> {
  const changed: Subject[] = [];
  for (const [index, { subject, verdict, unresolved }] of results.entries()) {
    if (signals.cancellation.stop.aborted) return;
    if (index % filesBetweenPauses === filesBetweenPauses - 1) await setImmediate();
    const isSent = verdictFacts[verdict].stamped || verdict === "unclear" || unresolved !== undefined;
    if (isSent && subject.digest !== undefined && hasFileChanged(subject, workspace)) changed.push(subject);
  }
  const warning = toChangedWarning(changed);
  if (warning !== undefined) log.warning(warning.message, warning.target);
}

/** Fails a verified file that changed after it was hashed: `verified` must be true of the file as it is now. */
export function confirmVerified(outcome: Judgement, subject: Subject, workspace: string): Judgement {
  if (!isAnchoredOrSigned(outcome) || !hasFileChanged(subject, workspace)) return outcome;
  const message = "The file changed after it was hashed. The result is for the old bytes.";
  return { verdict: "failed", error: new AnchorError("FILE_CHANGED", message) };
}

/** Whether a file changed since it was hashed; false for a subject that is no file. */
function hasFileChanged({ path, fingerprint }: Subject, workspace: string): boolean {
  return path !== undefined && fingerprint !== undefined && !isUnchanged(resolve(workspace, path), fingerprint);
}
