/** Proof files of stamps: those at hand, those that earlier runs asked for, and new ones (interface §5.1). */
import { join } from "node:path";

import { toAnchorError, type AnchorError } from "../core/errors.ts";
import { digestOf, type Result } from "../core/report.ts";
import type { Subject } from "../core/subject.ts";
import { toLineName } from "../core/text.ts";
import type { Statement } from "../evidence/statement.ts";
import type { SavedFile } from "../host/atomic-file.ts";
import { serviceAddress } from "../host/inputs.ts";
import { toProofLines } from "../render/lines.ts";
import type { Job, ReleaseAccess } from "../run/host.ts";
import type { Operation } from "../run/operation.ts";
import type { Records } from "../run/records.ts";
import {
  earlierProofs,
  statedProofs,
  unwrittenProofs,
  type EarlierProof,
  provableOf,
  withProofs,
  type Provable,
} from "./provable.ts";
import { collectProofs, openDesk, type ProofDesk, requestProofs } from "./request-proofs.ts";

/** What is needed to obtain the proofs of a run. */
export interface ProofPlace {
  /** Absolute; where proof files are written. */
  readonly folder: string;
  readonly operation: Pick<Operation, "proofs">;
  readonly records: Pick<Records, "journal">;
  readonly release: Pick<ReleaseAccess, "evidence"> | undefined;
}

/** A digest with what became of its proof. */
type Proved = Pick<Result, "proof"> & { readonly subject: Subject };

/** The results with their proofs, the files of those, and what kept a proof from being written. */
export interface Proven {
  readonly results: readonly Result[];
  /** What earlier runs asked for and no result is about, such as a list whose files are now checked themselves. */
  readonly others: readonly Proved[];
  readonly files: readonly SavedFile[];
  readonly errors: readonly AnchorError[];
}

/**
 * Sees to the proofs of what the results are about. Only a stamp with `proof: true` asks for new ones and waits for
 * them; any run asks once for those that earlier runs asked for.
 */
export async function obtainProofs(results: readonly Result[], job: Job, place: ProofPlace): Promise<Proven> {
  const desk = await openDesk(job, place.folder, place.records.journal);
  const provable = isWithoutProofs(desk, place) ? [] : provableOf(results);
  const left = othersOf(results, place);
  const work = obtain(provable, left, desk, place).catch(job.door.signals.fail);
  await Promise.race([work, job.door.signals.overdue]);
  const proven = withProofs(results, desk.states, desk.failures);
  const others = left.flatMap((subject) => {
    const proof = desk.states.get(subject.digest);
    return proof === undefined ? [] : [{ subject, proof }];
  });
  const { count, open } = toProofLines([...proven, ...others]);
  if (count !== undefined) job.door.log.info(count);
  for (const line of open) job.door.log.warning(line);
  for (const { subject } of others) {
    const lost = desk.failures.get(subject.digest);
    if (lost !== undefined) job.door.log.warning(`The proof of ${toLineName(subject.name)}: ${lost.message}`);
  }
  const files = writtenProofs([...proven, ...others.filter(isRecordedIn(place))], place.folder);
  return { results: proven, others, files, errors: desk.attempts.errors };
}

/** Whether no proof is wanted, none is at hand, and no earlier run asked for one: then no subject is looked at. */
function isWithoutProofs({ job: { inputs }, folder }: ProofDesk, { records, release }: ProofPlace): boolean {
  const isWanted = inputs.mode === "stamp" && inputs.proof;
  const left = [...(records.journal?.lines ?? []), ...(release?.evidence ?? [])];
  return !isWanted && folder.isEmpty && left.length === 0;
}

/** What earlier runs left open. Anybody may write evidence, so only the latest of it is asked for, in one question. */
function othersOf(results: readonly Result[], { operation, records, release }: ProofPlace): readonly Subject[] {
  if (operation.proofs === undefined) return [];
  const unwritten = unwrittenProofs(records.journal?.lines ?? [], release?.evidence ?? []);
  if (unwritten.length === 0) return [];
  const known = new Set(results.map(digestOf));
  return unwritten.filter(({ digest }) => !known.has(digest)).slice(-operation.proofs.maxAtOnce);
}

/** What another release's run left in the folder does not belong to this one. */
function isRecordedIn({ release }: ProofPlace): (proved: Proved) => boolean {
  const anchors = (release?.evidence ?? []).flatMap(({ predicate }) => predicate.anchors);
  const recorded = new Set(anchors.map(({ digest }) => digest));
  return ({ subject }) => recorded.has(subject.digest);
}

/** Each file once, by its name: subjects with the same bytes share one. */
function writtenProofs(proved: readonly Pick<Result, "proof">[], folder: string): readonly SavedFile[] {
  const names = proved.flatMap(({ proof }) => (proof?.kind === "written" ? [proof.file] : []));
  return [...new Set(names)].map((name) => ({ name, path: join(folder, name) }));
}

async function obtain(
  provable: readonly Provable[],
  others: readonly Subject[],
  desk: ProofDesk,
  place: ProofPlace,
): Promise<void> {
  const statements = place.release?.evidence ?? [];
  await keepThoseAtHand(provable, desk, statements);
  const { inputs } = desk.job;
  const { proofs: calls } = place.operation;
  const { journal } = place.records;
  if (calls === undefined) return;
  const earlier = earlierProofs(journal?.lines ?? [], statements, serviceAddress(inputs));
  const open = provable.filter(({ subject }) => !desk.states.has(subject.digest));
  const isWanted = inputs.mode === "stamp" && inputs.proof;
  for (const { subject } of open) {
    const request = earlier.get(subject.digest);
    if (isWanted || request?.isWritten !== true) takeUp(subject, request, desk);
  }
  const fresh = open.filter(({ subject, isStamped }) => isStamped && !earlier.has(subject.digest));
  if (isWanted && journal !== undefined) await requestProofs(fresh, desk, { calls, journal });
  await collectProofs(open, desk, calls, isWanted ? inputs.waitTimeout : 0);
  for (const subject of others) takeUp(subject, earlier.get(subject.digest), desk);
  const left = others.map((subject) => ({ subject }));
  await collectProofs(left, desk, calls, 0);
}

/** Proofs in the folder, and those that the release's evidence holds, which are written there once more. */
async function keepThoseAtHand(
  provable: readonly Provable[],
  { folder, states, attempts, job }: ProofDesk,
  statements: readonly Statement[],
): Promise<void> {
  const stated = statedProofs(statements, serviceAddress(job.inputs));
  for (const { subject } of provable) {
    const there = await folder.find(subject);
    const item = stated.get(subject.digest);
    if (there !== undefined) states.set(subject.digest, { kind: "written", ...there });
    else if (item !== undefined) {
      const onError = attempts.begin();
      try {
        states.set(subject.digest, { kind: "written", ...(await folder.write(subject, item)) });
      } catch (thrown) {
        // Evidence that anybody may have written proves nothing when it is wrong: the service can still be asked.
        const error = toAnchorError(thrown);
        if (error.code !== "PROOF_INVALID") onError(error);
      }
    }
  }
}

function takeUp({ digest }: Subject, request: EarlierProof | undefined, { states }: ProofDesk): void {
  if (request === undefined) return;
  const { uid } = request;
  const note = "An earlier run asked for its proof, and the answer was lost.";
  states.set(digest, uid === undefined ? { kind: "unclear", note } : { kind: "pending", uid, note: "" });
}
