import { realpathSync } from "node:fs";
import { relative, sep } from "node:path";

import type { Digest } from "../core/digest.ts";
import { AnchorError, toAnchorError } from "../core/errors.ts";
import type { Named, Subject, Proof } from "../core/subject.ts";
import { hashFiles, type FileSource } from "../hash/hash-files.ts";
import { createTaskQueue } from "../host/queue.ts";
import { type Candidate, type HashedSubject, type AssetCandidate, nameOf } from "./candidates.ts";

/** How candidates are hashed. */
export interface HashCandidatesOptions {
  readonly sha256: boolean;
  readonly fingerprint: boolean;
  /** A file that the checksum list does not name fails. */
  readonly mustBeListed: boolean;
  /** Absolute; a subject's `path` is relative to it. */
  readonly workspace: string;
  readonly signal: AbortSignal;
  readonly onBytes: (bytes: number) => void;
  /** Told of every file and asset that has been hashed, or could not be. */
  readonly onHashed: () => void;
}

/** Makes every candidate ready, in the order in which they become so, each with its place among the candidates. */
export async function* hashCandidates(
  candidates: readonly Candidate[],
  options: HashCandidatesOptions,
): AsyncGenerator<readonly [index: number, ready: HashedSubject]> {
  const sources: FileSource[] = [];
  const places: number[] = [];
  for (const [index, candidate] of candidates.entries()) {
    if (candidate.kind === "digest" || candidate.kind === "failed") yield [index, candidate];
    else if (candidate.kind === "file") places[sources.push(candidate.source) - 1] = index;
  }
  const { mustBeListed } = options;
  const root = realpathSync(options.workspace);
  for await (const batch of hashFiles(sources, options)) {
    for (const hashed of batch) {
      options.onHashed();
      const index = places[hashed.index] ?? 0;
      const path = workspacePathOf(sources[hashed.index], root);
      if ("error" in hashed) {
        yield [index, { kind: "failed", subject: withPath(hashed.subject, path), error: hashed.error }];
      } else yield [index, compareWithList(withPath(hashed.subject, path), candidates[index], mustBeListed)];
    }
  }
  for await (const [index, ready] of hashAssets(candidates, options)) {
    options.onHashed();
    const isHashed = ready.kind === "digest";
    yield [index, isHashed ? compareWithList(ready.subject, candidates[index], mustBeListed) : ready];
  }
}

/** Its name, as a rule; what a checksum list names lies somewhere else. */
function workspacePathOf(source: FileSource | undefined, root: string): string {
  const { name = "", path = "" } = source ?? {};
  return path === `${root}${sep}${name}` ? name : relative(root, path).replaceAll(sep, "/");
}

function withPath<Item extends Named>(subject: Item, path: string): Item {
  return subject.path === path ? subject : { ...subject, path };
}

/** A file that a checksum list names must be the file the list was made for (interface §1.1 `subject-checksums`). */
function compareWithList(subject: Subject, candidate: Candidate | undefined, mustBeListed: boolean): HashedSubject {
  const listed = candidate !== undefined && "listed" in candidate ? candidate.listed : undefined;
  if (listed === subject.digest || (listed === undefined && !mustBeListed)) return { kind: "digest", subject };
  const error =
    listed === undefined
      ? new AnchorError("CHECKSUM_MISSING", "The checksum list does not name this file.")
      : new AnchorError("CHECKSUM_MISMATCH", `Its digest is ${subject.digest}, but the checksum list says ${listed}.`);
  return { kind: "failed", subject, error };
}

interface AssetOptions {
  readonly signal: AbortSignal;
  readonly onBytes: (bytes: number) => void;
}

/** Downloads at the same time: enough to fill a line, few enough for the storage hosts. */
const downloads = 4;

/**
 * Downloads and hashes the assets among the candidates, several at a time, in the order of completion, each with its
 * place among the candidates.
 */
function hashAssets(
  candidates: readonly Candidate[],
  options: AssetOptions,
): AsyncIterable<readonly [index: number, ready: HashedSubject]> {
  return new ReadableStream<readonly [number, HashedSubject]>({
    start: (hashed) => {
      const tasks = createTaskQueue(downloads, async ([index, asset]: readonly [number, AssetCandidate]) => {
        hashed.enqueue(await hashAsset(index, asset, options));
      });
      for (const [index, candidate] of candidates.entries()) {
        if (candidate.kind === "asset") tasks.add([index, candidate]);
      }
      tasks
        .rest()
        .then(() => hashed.close())
        .catch((thrown: unknown) => hashed.error(thrown));
    },
  });
}

/** Must not reject: while another asset is being asked about, nobody listens to this one. */
async function hashAsset(
  index: number,
  { name, hash }: AssetCandidate,
  { onBytes, signal }: AssetOptions,
): Promise<readonly [number, HashedSubject]> {
  try {
    const { subject, error } = await hash(onBytes, signal);
    return [index, error === undefined ? { kind: "digest", subject } : { kind: "failed", subject, error }];
  } catch (thrown) {
    return [index, { kind: "failed", subject: { name }, error: toAnchorError(thrown) }];
  }
}

/** What is ready, as it becomes so, each with its place among the candidates. */
export type HashedRows =
  | AsyncIterable<readonly [index: number, ready: HashedSubject]>
  | Iterable<readonly [index: number, ready: HashedSubject]>;

/** What ends the waiting early. */
interface Collecting {
  /** Resolves when the run is to end with what it has. */
  readonly overdue: Promise<void>;
  /** Told of a defect that belongs to no subject. */
  readonly onDefect: (thrown: unknown) => void;
}

/** Waits until all candidates are ready, for what needs every digest first; keeps the order of the candidates. */
export async function collectHashed(
  candidates: readonly Candidate[],
  rows: HashedRows,
  { overdue, onDefect }: Collecting,
): Promise<readonly HashedSubject[]> {
  const collected: (HashedSubject | undefined)[] = Array.from({ length: candidates.length });
  const fill = async (): Promise<void> => {
    for await (const [index, ready] of rows) collected[index] = ready;
  };
  await Promise.race([fill().catch(onDefect), overdue]);
  return candidates.map((candidate, index) => collected[index] ?? toUnreached(nameOf(candidate)));
}

/** The failure of a candidate that was not hashed before the run ended early. */
export function toUnreached(subject: Named): Extract<HashedSubject, { kind: "failed" }> {
  const error = new AnchorError("NOT_ATTEMPTED", "The run ended before this was hashed.");
  return { kind: "failed", subject, error };
}

/**
 * Binds proofs to subjects (interface §1.1 `proofs`): one row a proof, named by the subject it is about; a proof about
 * none of them and a subject that no proof names fail.
 */
export function bindProofs(
  subjects: readonly HashedSubject[],
  proofs: readonly HashedSubject[],
): readonly HashedSubject[] {
  const proven = new Set<Digest>();
  const rows = proofs.flatMap((row): readonly HashedSubject[] => {
    const proof = row.subject;
    if (row.kind === "failed" || !("root" in proof)) return [row];
    const { digest } = proof;
    const bound = subjects.filter((ready) => ready.kind === "digest" && ready.subject.digest === digest);
    proven.add(digest);
    return bound.length === 0 ? [toOrphan(proof)] : bound.map((ready) => withProof(ready, proof));
  });
  const others = subjects.filter((ready) => !(ready.kind === "digest" && proven.has(ready.subject.digest)));
  return [...rows, ...others.map(toUnproven)];
}

function toOrphan({ name, digest, path }: Proof): HashedSubject {
  const error = new AnchorError("PROOF_INVALID", `The proof is about ${digest}, which is none of the files.`);
  return { kind: "failed", subject: { name, ...(path !== undefined && { path }) }, error };
}

/** The subject's own name, size and file state, asked about with the proof's bytes. */
function withProof(ready: HashedSubject, { bytes, root, ...proof }: Proof): HashedSubject {
  if (ready.kind === "failed") return ready;
  return { kind: "digest", subject: { ...proof, ...ready.subject, bytes, root } };
}

function toUnproven(ready: HashedSubject): HashedSubject {
  if (ready.kind === "failed") return ready;
  const error = new AnchorError("PROOF_MISSING", "None of the proof files names this file.");
  return { kind: "failed", subject: ready.subject, error };
}
