import { realpathSync } from "node:fs";
import { relative, sep } from "node:path";

import { AnchorError } from "../../domain/errors.ts";
import type { Named, Subject } from "../../domain/target.ts";
import { hashFiles, type FileSource } from "../../operations/hashing/hash-files.ts";
import type { Candidate, Ready } from "../subjects/candidate.ts";
import { hashAssets } from "./hash-assets.ts";

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
): AsyncGenerator<readonly [index: number, ready: Ready]> {
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
function compareWithList(subject: Subject, candidate: Candidate | undefined, mustBeListed: boolean): Ready {
  const listed = candidate !== undefined && "listed" in candidate ? candidate.listed : undefined;
  if (listed === subject.digest || (listed === undefined && !mustBeListed)) return { kind: "digest", subject };
  const error =
    listed === undefined
      ? new AnchorError("CHECKSUM_MISSING", "The checksum list does not name this file.")
      : new AnchorError("CHECKSUM_MISMATCH", `Its digest is ${subject.digest}, but the checksum list says ${listed}.`);
  return { kind: "failed", subject, error };
}
