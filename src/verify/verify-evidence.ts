/** The claims about a checksum list at hand: it stands in the evidence by its digests. */
import { emptyDigest, type Digest, sameDigest } from "../core/digest.ts";
import type { Statement, StatementList } from "../evidence/statement.ts";
import { createMatcher, type Match, sortFiles, type EvidenceAtHand, compareDigests } from "./bytes.ts";
import { askedChain } from "./chain.ts";
import {
  worstVerdict,
  type ChainAnswer,
  type FileAtHand,
  type FileClaims,
  type Verification,
  type LookUp,
  type ChainClaim,
} from "./claims.ts";
import { createProofPaths, isSettled, type FindProofPath, type ProofPath } from "./path.ts";

/** A verification that waits for what is answered about the chain. */
export interface OpenVerification {
  /** The hashes that the chain is to be asked about: any of a file's hashes will do. */
  readonly hashesToAsk: () => readonly Digest[];
  readonly conclude: (chain: readonly ChainAnswer[]) => Verification;
}

/** Lays `files` beside the evidence, as {@link verifyEvidence} does, up to what the chain is to be asked. */
export function openVerification(evidence: EvidenceAtHand): OpenVerification {
  const { statement } = evidence;
  const match = createMatcher(statement);
  const { files, proofs, used } = sortFiles(evidence, match);
  const findRoute = createProofPaths(statement, proofs);
  return {
    hashesToAsk: () => {
      const digests = files.map((file) => match(file).subject?.digest.sha3_256 ?? file.sha3_256);
      return [...new Set(digests.flatMap((digest) => findRoute(digest).hashes))];
    },
    conclude: (chain) => {
      const judge = createJudge(statement, findRoute, chain);
      const claims = files.map((file) => {
        const list = match(file).subject === undefined ? statementListOf(file, statement) : undefined;
        return list === undefined ? toFileClaims(file, match(file), judge) : listClaims(file, list, statement, judge);
      });
      return concludeClaims(statement, claims, used);
    },
  };
}

/**
 * Lays `files` beside the evidence: bytes, path and chain of each (docs/evidence.md). Nothing is asked here, and
 * nothing is read but what is handed in.
 */
export function verifyEvidence({ chain = [], ...evidence }: EvidenceAtHand): Verification {
  return openVerification(evidence).conclude(chain);
}

function concludeClaims(statement: Statement, claims: readonly FileClaims[], used: readonly string[]): Verification {
  const { tool, mode, finishedOn, run, service } = statement.predicate;
  return {
    verdict: worstVerdict(claims.map(({ verdict }) => verdict)),
    files: claims,
    usedAsEvidence: used,
    missing: missingOf(statement, claims),
    evidence: { tool, mode, finishedOn, ...(run && { run }), ...(service && { service }) },
  };
}

function toFileClaims(file: FileAtHand, { bytes, subject, notes }: Match, judge: Judge): FileClaims {
  const { name, sha3_256 } = file;
  if (subject === undefined) {
    const unknown = { path: "none needed", chain: "not asked", according: [], verdict: "mismatch" } as const;
    return { file: name, digest: sha3_256, bytes, ...unknown, notes };
  }
  const judged = judge(subject.digest.sha3_256);
  const empty = sha3_256 === emptyDigest ? ["The file is empty: everybody has its digest, so it proves nothing."] : [];
  return {
    file: name,
    subject: subject.name,
    digest: sha3_256,
    bytes,
    ...judged,
    verdict: bytes === "yes" ? judged.verdict : "mismatch",
    notes: [...notes, ...judged.notes, ...empty],
  };
}

function missingOf({ subject }: Statement, claims: readonly FileClaims[]): readonly string[] {
  const present = new Set(claims.map((claim) => claim.subject));
  return subject.map(({ name }) => name).filter((name) => !present.has(name));
}

/** The claims about a digest of the evidence, without regard to bytes at hand. */
type Judged = Pick<FileClaims, "path" | "chain" | "according" | "verdict" | "lookUp" | "notes">;
type Judge = (digest: Digest) => Judged;

/** Judges any digest by its route and by what was answered about the chain. */
function createJudge(statement: Statement, findRoute: FindProofPath, answers: readonly ChainAnswer[]): Judge {
  return (digest) => toJudged(statement, findRoute(digest), answers);
}

function toJudged(statement: Statement, route: ProofPath, answers: readonly ChainAnswer[]): Judged {
  const { claim: chain, according, isPublic, notes } = askedChain(route, answers);
  const isDemonstration = statement.predicate.service?.demonstration === true;
  const doubts = isPublic ? [] : doubtsOf(route, isDemonstration, chain === "yes");
  const lookUp = toLookUp(route);
  return {
    path: route.claim,
    chain,
    according,
    verdict: verdictOfPath(route, chain, doubts.length > 0),
    ...(lookUp && { lookUp }),
    notes: [...(route.problem === undefined ? [] : [route.problem]), ...notes, ...doubts],
  };
}

function verdictOfPath({ claim }: ProofPath, chain: Judged["chain"], isDoubtful: boolean): Judged["verdict"] {
  if (claim === "broken" || chain === "no") return "mismatch";
  if (chain === "could not be asked") return "unreachable";
  return isDoubtful ? "incomplete" : "valid";
}

/** Why what the evidence says is not enough, unless a public chain was asked and holds it. */
function doubtsOf(route: ProofPath, isDemonstration: boolean, isOnOtherChain: boolean): readonly string[] {
  if (route.claim === "broken") return [];
  const verdict = route.anchor?.verdict ?? "unknown";
  return [
    ...(isSettled(route) ? [] : [`When the evidence was written, no block was known to hold this (${verdict}).`]),
    ...(isDemonstration || isOnOtherChain ? ["A demonstration: nothing was anchored on a public chain."] : []),
  ];
}

/** A digest that was seen on the chain itself is looked up there, whatever proof there is of it besides. */
function toLookUp({ anchor, hashes, is }: ProofPath): LookUp | undefined {
  const [hash] = hashes;
  if (hash === undefined) return undefined;
  const { address, port, records = [] } = anchor?.chain ?? {};
  const place = {
    ...(address !== undefined && { address }),
    ...(port !== undefined && { port }),
    records,
  };
  if (is !== "root" || anchor === undefined) return { hash, is, ...place };
  const { digest, covers, proof } = anchor;
  if (records.some(({ matched }) => sameDigest(matched, digest))) {
    return { hash: digest, is: covers === "list" ? "list" : "digest", ...place };
  }
  const rootAddress = proof?.file?.address ?? address;
  return { hash, is, ...place, ...(rootAddress !== undefined && { address: rootAddress }) };
}

/** The list of the evidence that `file` is by its name: of several, the one with its bytes. */
function statementListOf(file: FileAtHand, { predicate }: Statement): StatementList | undefined {
  const base = file.name.slice(file.name.lastIndexOf("/") + 1);
  const own = predicate.lists.filter(({ name }) => name === file.name || name === base);
  return own.find(({ sha3_256 }) => sha3_256 === file.sha3_256) ?? own[0];
}

/** Judges a list that was anchored, or has a text of its own, like a file, and a rebuilt list by the files it names. */
function listClaims(file: FileAtHand, list: StatementList, statement: Statement, judge: Judge): FileClaims {
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
