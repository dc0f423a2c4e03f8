/** Obtains proof files of stamps: local ones, those that earlier runs asked for, and new ones (interface §5.1). */
import { join } from "node:path";

import type { Subject } from "../core/digest.ts";
import { toAnchorError, type AnchorError } from "../core/errors.ts";
import { digestOf, type Result } from "../core/report.ts";
import { toLineName } from "../core/text.ts";
import { type SavedFile, createAttempts } from "../host/files.ts";
import { untilOverdue } from "../host/signals.ts";
import { toProofLines } from "../render/lines.ts";
import type { ProofFacts } from "./journal.ts";
import { openProofFolder } from "./proof-folder.ts";
import {
  earlierProofs,
  isLost,
  statedProofs,
  unwrittenProofs,
  type EarlierProof,
  provableOf,
  withProofs,
  type Provable,
} from "./provable.ts";
import { collectProofs, requestProofs, type ProofParts, type ProofWork } from "./request-proofs.ts";

/** A digest with the state of its proof. */
type Proved = Pick<Result, "proof"> & { readonly subject: Subject };

/** The results with their proofs, the proof files, and the errors that kept a proof from being written. */
export interface Proven {
  readonly results: readonly Result[];
  /** Proofs from earlier runs that belong to no result, such as a list whose files are now checked themselves. */
  readonly others: readonly Proved[];
  readonly files: readonly SavedFile[];
  readonly errors: readonly AnchorError[];
}

/**
 * Obtains the proofs of the results. Only a stamp with `proof: true` asks for new ones and waits for
 * them; any run asks once for those that earlier runs asked for.
 */
export async function obtainProofs(results: readonly Result[], parts: ProofParts): Promise<Proven> {
  const { log, signals } = parts;
  const work = await openWork(parts);
  const left = othersOf(results, parts);
  await untilOverdue(obtain(provableOf(results), left, work), signals);
  const proven = withProofs(results, work.states, work.failures);
  const others = left.flatMap((subject) => {
    const proof = work.states.get(subject.digest);
    return proof === undefined ? [] : [{ subject, proof }];
  });
  const { count, open } = toProofLines([...proven, ...others]);
  if (count !== undefined) log.info(count);
  for (const line of open) log.warning(line);
  for (const { subject } of others) {
    const lost = work.failures.get(subject.digest);
    if (lost !== undefined)
      log.warning(`The proof of ${toLineName(subject.name)}: ${lost.message} ${lost.hint}`, { title: lost.code });
  }
  // A file that the run of another release left in the folder does not belong to this run.
  const own = others.filter(({ subject }) => parts.recorded.anchors.has(subject.digest));
  // Lists each file once, by its name: subjects with the same bytes share one.
  const names = [...proven, ...own].flatMap(({ proof }) => (proof?.kind === "written" ? [proof.file] : []));
  const files = [...new Set(names)].map((name) => ({ name, path: join(parts.folder, name) }));
  return { results: proven, others, files, errors: work.attempts.errors };
}

async function openWork(parts: ProofParts): Promise<ProofWork> {
  const note = (subject: Subject, facts: ProofFacts): void => {
    try {
      parts.journal?.recordProof(subject, facts);
    } catch (thrown) {
      parts.log.warning(toAnchorError(thrown).message);
    }
  };
  const files = await openProofFolder(parts.folder);
  return { ...parts, files, states: new Map(), failures: new Map(), attempts: createAttempts(), note };
}

/** Returns requests left open by earlier runs. Evidence is not trusted: only its latest fit into the one request. */
function othersOf(results: readonly Result[], { calls, journal, recorded }: ProofParts): readonly Subject[] {
  if (calls === undefined) return [];
  const unwritten = unwrittenProofs(journal?.lines ?? [], recorded);
  if (unwritten.length === 0) return [];
  const known = new Set(results.map(digestOf));
  return unwritten.filter(({ digest }) => !known.has(digest)).slice(-calls.maxAtOnce);
}

async function obtain(provable: readonly Provable[], others: readonly Subject[], work: ProofWork): Promise<void> {
  const { isWanted, calls, journal, states } = work;
  await keepThoseAtHand(provable, work);
  if (calls === undefined) return;
  const earlier = new Map(earlierProofs(journal?.lines ?? [], work.recorded, work.service));
  const open = provable.filter(({ subject }) => !states.has(subject.digest));
  for (const { subject } of open) {
    if (work.isAgain === true && isLost(earlier.get(subject.digest))) {
      work.log.warning(
        `${toLineName(subject.name)}: an earlier request for its proof brought no usable answer. Because of --again, the proof is requested and paid again.`,
      );
      earlier.delete(subject.digest);
    }
    const request = earlier.get(subject.digest);
    if (isWanted || request?.isWritten !== true) takeUp(subject, request, work);
  }
  const fresh = open.filter(({ subject, isStamped }) => isStamped && !earlier.has(subject.digest));
  if (isWanted && journal !== undefined) await requestProofs(fresh, work, { calls, journal });
  const subjects = open.map(({ subject }) => subject);
  await collectProofs(subjects, work, calls, isWanted ? work.waitTimeoutMs : 0);
  for (const subject of others) takeUp(subject, earlier.get(subject.digest), work);
  await collectProofs(others, work, calls, 0);
}

/** Marks proofs in the folder as written, and writes a missing one there when the release's evidence holds it. */
async function keepThoseAtHand(
  provable: readonly Provable[],
  { files, states, attempts, recorded, service }: ProofWork,
): Promise<void> {
  const stated = statedProofs(recorded, service);
  for (const { subject } of provable) {
    const there = await files.find(subject);
    const item = stated.get(subject.digest);
    if (there !== undefined) states.set(subject.digest, { kind: "written", ...there });
    else if (item !== undefined) {
      const onError = attempts.begin();
      try {
        states.set(subject.digest, { kind: "written", ...(await files.write(subject, item)) });
      } catch (thrown) {
        // Evidence is not trusted: when its proof is wrong, the service can still be asked.
        const error = toAnchorError(thrown);
        if (error.code !== "PROOF_INVALID") onError(error);
      }
    }
  }
}

function takeUp({ digest }: Subject, request: EarlierProof | undefined, { states }: ProofWork): void {
  if (request === undefined) return;
  const { uid } = request;
  const note = "An earlier run asked for its proof, and the answer was lost.";
  states.set(digest, uid === undefined ? { kind: "unclear", note } : { kind: "pending", uid, note: "" });
}
