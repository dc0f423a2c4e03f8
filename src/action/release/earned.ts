/** What an earlier run earned, as its statement says; the statement may have been written by anybody. */
import { sha3ListName } from "../../domain/checksums.ts";
import { coveredDigests } from "../../domain/claims/routes.ts";
import type { Digest } from "../../domain/digest.ts";
import { anchorVerdicts, type Anchor, type AnchorVerdict, type Statement } from "../../domain/evidence/statement.ts";
import { verdictFacts, type Outcome } from "../../domain/outcome.ts";
import { digestOf, type Result } from "../../domain/report/report.ts";

/** A name with a digest that a run vouched for, or with the other digest that a check found there. */
export interface Earned {
  readonly name: string;
  readonly digest: Digest;
  readonly anchor: Anchor;
}

/**
 * Everything that `statement` vouches for or found instead: its subjects, its list, and digests that names had before.
 */
export function toEarned(statement: Statement): readonly Earned[] {
  const { subject, predicate } = statement;
  const { lists, changed = [] } = predicate;
  const own = new Map(predicate.anchors.map((anchor) => [anchor.digest, anchor]));
  const ofLists = predicate.anchors.filter(({ covers }) => covers === "list");
  const covered = coveredDigests(statement, own);
  // The data of a section that was cut has no lists: its files are covered by the one that there was.
  const cover = ofLists.length === 1 ? ofLists[0] : undefined;
  const names = new Map([
    ...lists.map(({ name, sha3_256 }) => [sha3_256, name] as const),
    ...subject.map(({ name, digest }) => [digest.sha3_256, name] as const),
  ]);
  const named = [
    // A list that is no file was made of all files.
    ...ofLists.map(({ digest }) => ({ name: names.get(digest) ?? sha3ListName, digest })),
    ...subject
      .map(({ name, digest }) => ({ name, digest: digest.sha3_256 }))
      .filter(({ digest }) => own.get(digest)?.covers !== "list"),
    ...changed.map(({ name, digest }) => ({ name, digest })),
  ];
  // Where a check found other bytes, what it recorded stands in both (docs/evidence.md).
  const each = new Map(named.map((one) => [keyOf(one.name, one.digest), one])).values();
  return [...each].flatMap(({ name, digest }) => {
    // What a run could not find out of the file itself, its list may still tell.
    const anchors = [own.get(digest), covered.get(digest) ?? cover];
    const anchor = anchors.find((one) => one !== undefined && isShown(one.verdict));
    return anchor === undefined ? [] : [{ name, digest, anchor }];
  });
}

/** Both the digest that was vouched for and the one that a check found in its place: neither is dropped. */
function isShown(verdict: AnchorVerdict): boolean {
  return isVouching(verdict) || verdict === "changed";
}

/** Whether the chain was known to hold a digest of this verdict, or its stamp was accepted. */
export function isVouching(verdict: AnchorVerdict): boolean {
  return anchorVerdicts[verdict] === "settled" || verdict === "accepted";
}

/** The rows of `earned` that the results do not judge again; they stay in the section. */
export function keptBeside(results: readonly Result[], earned: readonly Earned[]): readonly Earned[] {
  const outcomes = new Map(results.map((result) => [keyOf(result.subject.name, digestOf(result)), result.outcome]));
  return earned.filter(({ name, digest, anchor }) => {
    const outcome = outcomes.get(keyOf(name, digest));
    if (outcome === undefined) return true;
    return !judges(outcome) && !(outcome.kind === "accepted" && anchor.verdict === "accepted");
  });
}

/** The results that get a row: those that judge their bytes, and those without an earlier row that is kept. */
export function tellingResults(results: readonly Result[], kept: readonly Earned[]): readonly Result[] {
  const names = new Set(kept.map(({ name }) => name));
  const stands = new Set(kept.map(({ name, digest }) => keyOf(name, digest)));
  return results.filter((result) => {
    if (judges(result.outcome)) return true;
    const { name } = result.subject;
    const digest = digestOf(result);
    return digest === undefined ? !names.has(name) : !stands.has(keyOf(name, digest));
  });
}

function keyOf(name: string, digest: Digest | undefined): string {
  return JSON.stringify([name, digest]);
}

/** Whether the outcome says something about the bytes. */
export function judges({ kind }: Outcome): boolean {
  return verdictFacts[kind].anchored || ["not-found", "no-match", "changed"].includes(kind);
}
