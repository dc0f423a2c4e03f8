import { realpathSync } from "node:fs";
import { relative, sep } from "node:path";

import type { Digest } from "../../domain/digest.ts";
import { AnchorError } from "../../domain/errors.ts";
import type { Named, Proof, Subject } from "../../domain/target.ts";
import { hashFiles, type FileSource } from "../../operations/hashing/hash-files.ts";
import { hashAssets } from "./hash-assets.ts";
import type { Candidate } from "./find-subjects.ts";

/** A subject that can be asked about, or one that failed before anything was sent. */
export type Prepared =
  | { readonly target: Subject | Proof }
  | { readonly subject: Named | Subject; readonly error: AnchorError };

export interface PrepareOptions {
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

/** Makes every candidate ready, in the order in which they become so; `index` is the candidate's place. */
export async function* prepare(
  candidates: readonly Candidate[],
  options: PrepareOptions,
): AsyncGenerator<Prepared & { readonly index: number }> {
  const sources: FileSource[] = [];
  const places: number[] = [];
  for (const [index, candidate] of candidates.entries()) {
    if (candidate.kind === "digest") yield { index, target: candidate.subject };
    else if (candidate.kind === "failed") yield { index, subject: candidate.subject, error: candidate.error };
    else if (candidate.kind === "file") places[sources.push(candidate.source) - 1] = index;
  }
  const root = realpathSync(options.workspace);
  for await (const hashed of hashFiles(sources, options)) {
    options.onHashed();
    const index = places[hashed.index] ?? 0;
    const path = pathOf(sources[hashed.index], root);
    if ("error" in hashed) yield { index, subject: withPath(hashed.subject, path), error: hashed.error };
    else yield { index, ...agree(withPath(hashed.subject, path), candidates[index], options.mustBeListed) };
  }
  for await (const { index, ...prepared } of hashAssets(candidates, options)) {
    options.onHashed();
    const isHashed = "target" in prepared;
    yield { index, ...(isHashed ? agree(prepared.target, candidates[index], options.mustBeListed) : prepared) };
  }
}

/** Its name, as a rule; what a checksum list names lies somewhere else. */
function pathOf(source: FileSource | undefined, root: string): string {
  const { name = "", path = "" } = source ?? {};
  return path === `${root}${sep}${name}` ? name : relative(root, path).replaceAll(sep, "/");
}

function withPath<Item extends Named>(subject: Item, path: string): Item {
  return subject.path === path ? subject : { ...subject, path };
}

/** A file that a checksum list names must be the file the list was made for (interface §1.1 `subject-checksums`). */
function agree(subject: Subject, candidate: Candidate | undefined, mustBeListed: boolean): Prepared {
  const listed: Digest | undefined = candidate !== undefined && "listed" in candidate ? candidate.listed : undefined;
  if (listed === subject.digest || (listed === undefined && !mustBeListed)) return { target: subject };
  if (listed === undefined) {
    return { subject, error: new AnchorError("CHECKSUM_MISSING", "The checksum list does not name this file.") };
  }
  const message = `Its digest is ${subject.digest}, but the checksum list says ${listed}.`;
  return { subject, error: new AnchorError("CHECKSUM_MISMATCH", message) };
}
