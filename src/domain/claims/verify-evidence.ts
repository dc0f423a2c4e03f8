import { emptyDigest, type Digest } from "../digest.ts";
import type { Statement } from "../evidence/statement.ts";
import { worstVerdict, type ChainAnswer, type FileAtHand, type FileClaims, type Verification } from "./claims.ts";
import { createJudge, type Judge } from "./judge-claims.ts";
import { listClaims, statementListOf } from "./list-claims.ts";
import { createMatcher, type Match } from "./match-file.ts";
import { createRoutes } from "./routes.ts";
import { sortFiles, type EvidenceAtHand } from "./sort-files.ts";

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
  const findRoute = createRoutes(statement, proofs);
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
