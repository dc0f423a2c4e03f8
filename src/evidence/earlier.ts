/** Decides what a new statement keeps of the earlier statement that it replaces (interface §6). */
import { compareNames } from "../core/checksums.ts";
import type { Digest } from "../core/digest.ts";
import { listText, toLists } from "./lists.ts";
import { toAnchorProof } from "./proof-steps.ts";
import type { ProofState } from "../core/report.ts";
import {
  anchorVerdicts,
  type Anchor,
  type AnchorChain,
  type AnchorVerdict,
  type ChangedDigest,
  type Statement,
  type StatementList,
  type StatementSubject,
} from "./statement.ts";

/**
 * Lists the digests that earlier runs recorded under a name and this run does not, sorted by name and time; also those
 * of names that this run does not have.
 */
export function laterChanged(
  subjects: readonly StatementSubject[],
  earlier: Statement | undefined,
): readonly ChangedDigest[] {
  if (earlier === undefined) return [];
  const seenOn = earlier.predicate.finishedOn;
  const stood = earlier.subject.map(({ name, digest }) => ({ name, digest: digest.sha3_256, seenOn }));
  const current = new Map(subjects.map(({ name, digest }) => [name, digest.sha3_256]));
  const former = new Map<string, ChangedDigest>();
  for (const { name, digest, seenOn: seen } of [...(earlier.predicate.changed ?? []), ...stood]) {
    if (current.get(name) !== digest) former.set(toPairKey(name, digest), { name, digest, seenOn: seen });
  }
  return [...former.values()].toSorted(byNameAndTime);
}

function byNameAndTime(left: ChangedDigest, right: ChangedDigest): number {
  return (
    compareNames(left.name, right.name) ||
    compareNames(left.seenOn, right.seenOn) ||
    compareNames(left.digest, right.digest)
  );
}

/**
 * Joins the anchors of `now` with what earlier runs found out. Of a digest in both, the stronger verdict is taken. An
 * earlier anchor that `now` lacks is kept where its digest is in `changed` or is a list's, or where it is a list that
 * may name a changed digest. Anchors of lists come first; they are sorted by digest.
 */
export function laterAnchors(
  now: readonly Anchor[],
  lists: readonly StatementList[],
  changed: readonly ChangedDigest[],
  earlier: Statement | undefined,
): readonly Anchor[] {
  const anchors = new Map<Digest, Anchor>();
  for (const anchor of now) anchors.set(anchor.digest, laterAnchor(anchors.get(anchor.digest), anchor));
  const stated = new Set([...changed.map(({ digest }) => digest), ...lists.map(({ sha3_256 }) => sha3_256)]);
  for (const anchor of earlier?.predicate.anchors ?? []) {
    const own = anchors.get(anchor.digest);
    const isKept = stated.has(anchor.digest) || (anchor.covers === "list" && changed.length > 0);
    if (own !== undefined) anchors.set(anchor.digest, laterAnchor(anchor, own));
    else if (isKept) anchors.set(anchor.digest, anchor);
  }
  return [...anchors.values()].sort(byCoverAndDigest);
}

/** Digests are ASCII, so the operator `<` gives their byte order, and faster. */
function byCoverAndDigest(left: Anchor, right: Anchor): number {
  if (left.covers !== right.covers) return left.covers === "list" ? -1 : 1;
  return left.digest < right.digest ? -1 : Number(left.digest > right.digest);
}

/**
 * Ranks a verdict, as a later run may find out less. An answer of the chain counts most, also the answer
 * that it does not hold the digest, until a stamp is sent after it.
 */
function worth(verdict: AnchorVerdict): number {
  if (anchorVerdicts[verdict] !== "open") return 3;
  return verdict === "accepted" ? 2 : Number(verdict === "unclear");
}

function laterAnchor(before: Anchor | undefined, now: Anchor): Anchor {
  if (before === undefined) return now;
  const isStampedSince = anchorVerdicts[before.verdict] === "denied" && worth(now.verdict) > 0;
  const isKept = worth(before.verdict) > worth(now.verdict) && !isStampedSince;
  const verdict = isKept ? before.verdict : now.verdict;
  const records = now.chain?.records.length ?? 0;
  const isTold = anchorVerdicts[verdict] === "denied" || records > 0;
  const chain = isTold ? withPlace(now.chain, before.chain) : (before.chain ?? now.chain);
  const proof = now.proof ?? before.proof;
  const pendingProof = proof === undefined ? (now.pendingProof ?? before.pendingProof) : undefined;
  const writtenProof = now.writtenProof ?? before.writtenProof ?? before.pendingProof;
  return {
    covers: before.covers === "list" ? "list" : now.covers,
    digest: now.digest,
    verdict,
    ...(chain && { chain }),
    ...(proof && { proof }),
    ...(pendingProof && { pendingProof }),
    ...(pendingProof === undefined && writtenProof && { writtenProof }),
  };
}

/**
 * Returns `earlier` for a run on a public chain: what a demonstration reported proves nothing there,
 * so only its digests are kept.
 */
export function withoutDemonstration(earlier: Statement): Statement {
  const { service, ...predicate } = earlier.predicate;
  return service?.demonstration === true ? { ...earlier, predicate: { ...predicate, anchors: [] } } : earlier;
}

/**
 * Adds the earlier address to `now`, since only the answer to a stamp names it. The state is not kept: a service that
 * puts many digests into one transaction knows the state of each only later.
 */
function withPlace(now: AnchorChain | undefined, before: AnchorChain | undefined): AnchorChain | undefined {
  if (now === undefined || now.records.length === 0 || before?.address === undefined) return now;
  return { address: before.address, ...now };
}

/** Returns `earlier` with the proofs that were written since. */
export function withLaterProofs(
  earlier: Statement,
  proved: readonly { readonly subject: { readonly digest: Digest }; readonly proof?: ProofState }[],
): Statement {
  const proofs = new Map(proved.map(({ subject, proof }) => [subject.digest, proof]));
  const anchors = earlier.predicate.anchors.map((anchor) => {
    const state = proofs.get(anchor.digest);
    if (state?.kind !== "written") return anchor;
    const { pendingProof, ...known } = anchor;
    return { ...known, proof: toAnchorProof(state.item), ...(pendingProof && { writtenProof: pendingProof }) };
  });
  return { ...earlier, predicate: { ...earlier.predicate, anchors } };
}

/** Returns the anchored lists of `earlier` with their texts, where `changed` has a digest that they may name. */
export function keptLists(
  now: readonly StatementList[],
  changed: readonly ChangedDigest[],
  earlier: Statement | undefined,
): readonly StatementList[] {
  if (earlier === undefined || changed.length === 0) return [];
  const known = new Set(now.map(({ sha3_256 }) => sha3_256));
  const anchored = new Set(
    earlier.predicate.anchors.filter(({ covers }) => covers === "list").map(({ digest }) => digest),
  );
  return earlier.predicate.lists
    .filter(({ sha3_256 }) => anchored.has(sha3_256) && !known.has(sha3_256))
    .map((list) => ({ ...list, text: listText(list, earlier.subject) }));
}

/**
 * Returns `statement`, in which `names` keep the digests of `earlier`: other bytes that a check found under such a
 * name do not replace them, and a file that could not be read does not lose its digest. Where other bytes were found,
 * both digests stand in `changed`.
 */
export function withRecorded(statement: Statement, earlier: Statement, names: ReadonlySet<string>): Statement {
  const recorded = new Map(
    earlier.subject.filter(({ name }) => names.has(name)).map((subject) => [subject.name, subject]),
  );
  if (recorded.size === 0) return statement;
  const { changed: _former, ...predicate } = statement.predicate;
  const others = statement.subject.filter(({ name }) => !recorded.has(name));
  const subject = [...others, ...recorded.values()].toSorted((left, right) => compareNames(left.name, right.name));
  const changed = changedBeside(statement, earlier, recorded);
  const canonical = toLists(subject, undefined);
  const known = new Set(canonical.map(({ sha3_256 }) => sha3_256));
  const quoted = predicate.lists.filter(({ text, sha3_256 }) => text !== undefined && !known.has(sha3_256));
  const lists = [...canonical, ...quoted];
  const listed = new Set(lists.map(({ sha3_256 }) => sha3_256));
  const anchors = predicate.anchors.filter(({ covers, digest }) => covers === "subject" || listed.has(digest));
  return {
    ...statement,
    subject,
    predicate: { ...predicate, lists, anchors, ...(changed.length > 0 && { changed }) },
  };
}

function changedBeside(
  { subject, predicate: { changed = [], finishedOn } }: Statement,
  earlier: Statement,
  recorded: ReadonlyMap<string, StatementSubject>,
): readonly ChangedDigest[] {
  const met = subject.filter(({ name, digest }) => {
    const own = recorded.get(name);
    return own !== undefined && own.digest.sha3_256 !== digest.sha3_256;
  });
  const names = new Set(met.map(({ name }) => name));
  const stays = changed.filter(({ name, digest }) => {
    return names.has(name) || recorded.get(name)?.digest.sha3_256 !== digest;
  });
  const before = new Map((earlier.predicate.changed ?? []).map((one) => [toPairKey(one.name, one.digest), one.seenOn]));
  const added = met.map(({ name, digest: { sha3_256: digest } }) => {
    return { name, digest, seenOn: before.get(toPairKey(name, digest)) ?? finishedOn };
  });
  return [...stays, ...added].toSorted(byNameAndTime);
}

function toPairKey(name: string, digest: Digest): string {
  return JSON.stringify([name, digest]);
}

/** Whether two statements are equal except for the run that wrote them, and its time. */
export function isSameEvidence(one: Statement, other: Statement): boolean {
  return JSON.stringify(lastingOf(one)) === JSON.stringify(lastingOf(other));
}

function lastingOf(statement: Statement): unknown {
  const { finishedOn: _time, run = {}, changed = [], ...predicate } = statement.predicate;
  const { url: _url, attempt: _attempt, ...place } = run;
  const former = changed.map(({ name, digest }) => ({ name, digest }));
  return { ...statement, predicate: { ...predicate, run: place, changed: former } };
}
