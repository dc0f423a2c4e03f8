/** The claims about a checksum list at hand: it stands in the evidence by its digests. */
import type { StatementList, Statement } from "../evidence/statement.ts";
import { worstVerdict, type ChainClaim, type FileAtHand, type FileClaims } from "./claims.ts";
import { compareDigests } from "./match-file.ts";
import type { Judge, Judged } from "./judge-claims.ts";

/** The list of the evidence that `file` is by its name: of several, the one with its bytes. */
export function statementListOf(file: FileAtHand, { predicate }: Statement): StatementList | undefined {
  const base = file.name.slice(file.name.lastIndexOf("/") + 1);
  const own = predicate.lists.filter(({ name }) => name === file.name || name === base);
  return own.find(({ sha3_256 }) => sha3_256 === file.sha3_256) ?? own[0];
}

/** Judges a list that was anchored, or has a text of its own, like a file, and a rebuilt list by the files it names. */
export function listClaims(file: FileAtHand, list: StatementList, statement: Statement, judge: Judge): FileClaims {
  const { isSame, notes } = compareDigests(file, list);
  const isAnchored = statement.predicate.anchors.some(({ digest }) => digest === list.sha3_256);
  const judged = isAnchored || list.text !== undefined ? judge(list.sha3_256) : judgeAll(statement, judge);
  return {
    file: file.name,
    subject: list.name,
    digest: file.sha3_256,
    bytes: isSame ? "yes" : "other bytes",
    ...judged,
    verdict: isSame ? judged.verdict : "mismatch",
    notes: [...notes, ...judged.notes],
  };
}

const worstFirst: readonly ChainClaim[] = ["no", "could not be asked", "not asked"];

function judgeAll({ subject }: Statement, judge: Judge): Judged {
  const each = subject.map(({ digest }) => judge(digest.sha3_256));
  const chains = new Set(each.map(({ chain }) => chain));
  return {
    path: each.some(({ path }) => path === "broken") ? "broken" : "yes",
    chain: worstFirst.find((word) => chains.has(word)) ?? "yes",
    according: [...new Set(each.flatMap(({ according }) => according))],
    verdict: worstVerdict(each.map(({ verdict }) => verdict)),
    notes: [...new Set(each.flatMap(({ notes }) => notes))].slice(0, 3),
  };
}
