/** The rows of a section beside those of this run's results: what the record knows and this run did not judge again. */
import { sha3ListName } from "../core/checksums.ts";
import type { Digest } from "../core/digest.ts";
import type { Outcome } from "../core/outcome.ts";
import { digestOf, type Result } from "../core/report.ts";
import type { EvidenceRecord, RecordedAnchor } from "../evidence/record.ts";
import { anchorVerdicts } from "../evidence/statement.ts";

/** A digest that is recorded under a name, or was earlier, and what is known of it or of its list. */
export interface RecordedRow {
  readonly name: string;
  readonly digest: Digest;
  readonly anchor: RecordedAnchor;
}

/** Returns every digest of every name of which something is known, and the lists that were anchored. */
export function toRecordedRows(record: EvidenceRecord): readonly RecordedRow[] {
  const { names, anchors, lists, coverOf } = record;
  const listNames = new Map(lists.map(({ name, sha3_256 }) => [sha3_256, name]));
  const ofLists = [...anchors.values()].filter(({ covers }) => covers === "list");
  const rows = ofLists.map((anchor) => {
    return { name: listNames.get(anchor.digest) ?? sha3ListName, digest: anchor.digest, anchor };
  });
  const ofNames = [...names.values()].flatMap(({ name, digest, former }) =>
    [digest, ...former.map((one) => one.digest)].flatMap(({ sha3_256 }) => {
      const own = anchors.get(sha3_256);
      if (own?.covers === "list") return [];
      // What a run could not find out of the file itself, its list may still tell.
      const anchor = [own, coverOf(sha3_256)].find((one) => one !== undefined && isTold(one));
      return anchor === undefined ? [] : [{ name, digest: sha3_256, anchor }];
    }),
  );
  return [...rows.filter(({ anchor }) => isTold(anchor)), ...ofNames];
}

/** Whether somebody answered about it, or a stamp of it may have been made. */
function isTold({ verdict, mayBeSpent }: RecordedAnchor): boolean {
  return anchorVerdicts[verdict] !== "open" || verdict === "accepted" || verdict === "unclear" || mayBeSpent === true;
}

/** The recorded rows that the results do not judge again; they stay in the section. */
export function keptRows(results: readonly Result[], recorded: readonly RecordedRow[]): readonly RecordedRow[] {
  const outcomes = new Map(results.map((result) => [keyOf(result.subject.name, digestOf(result)), result.outcome]));
  return recorded.filter(({ name, digest, anchor }) => {
    const outcome = outcomes.get(keyOf(name, digest));
    if (outcome === undefined) return true;
    // Where both say the same, the record has it from this run.
    return !judges(outcome) && outcome.kind !== anchor.verdict;
  });
}

/** The results that get a row: those without a recorded row that is kept. */
export function newResults(results: readonly Result[], kept: readonly RecordedRow[]): readonly Result[] {
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
  return anchorVerdicts[kind] !== "open";
}
