/**
 * What evidence says about files at hand: three claims each, never one tick. The words are fixed, every front shows
 * them as they are (docs/evidence.md).
 */
import type { Digest } from "../core/digest.ts";
import type { AnchorRecord, Predicate } from "../evidence/statement.ts";

/** Whether the file has the digest that the evidence names. */
export type BytesClaim = "yes" | "other bytes" | "not named";

/** Whether that digest leads to what was anchored; `none needed` when it is itself what was anchored. */
export type PathClaim = "yes" | "broken" | "none needed";

/** Whether the chain holds it, according to who was asked. */
export type ChainClaim = "yes" | "no" | "not asked" | "could not be asked";

/** `valid` without asking anybody means bytes and path; the chain is then `not asked`. */
export type EvidenceVerdict = "valid" | "mismatch" | "incomplete" | "unreachable";

/** A file of which something is to be known. */
export interface FileAtHand {
  /** Its path as it was given with `/`, without a leading `./`; in a browser its name. */
  readonly name: string;
  readonly sha3_256: Digest;
  readonly sha256: string;
  /** The bytes of a file of at most 1 MiB whose name ends in `.json`: it may be a proof. */
  readonly bytes?: Uint8Array;
}

/** What somebody who knows the chain said about one of `hashesToAsk`. */
export interface ChainAnswer {
  readonly hash: Digest;
  readonly said: "yes" | "no" | "could not be asked";
  /** Who said it: an address without user and password. */
  readonly according: string;
  readonly records?: readonly AnchorRecord[];
  /** It speaks for no public chain. */
  readonly demonstration?: boolean;
}

/** What to look up elsewhere: the hash that the chain holds, and where the evidence says that it does. */
export interface LookUp {
  readonly hash: Digest;
  /** Whether that is the file's own digest, the checksum list's, or the root of a Merkle tree. */
  readonly is: "digest" | "list" | "root";
  readonly address?: string;
  readonly port?: number;
  readonly records: readonly AnchorRecord[];
}

/** The claims about one file. Names and what is quoted from the chain are untrusted text. */
export interface FileClaims {
  readonly file: string;
  /** The subject, or the list, that the file was laid beside. */
  readonly subject?: string;
  readonly digest: Digest;
  readonly bytes: BytesClaim;
  readonly path: PathClaim;
  readonly chain: ChainClaim;
  /** Who was asked about the chain, in the order of the answers. */
  readonly according: readonly string[];
  readonly verdict: EvidenceVerdict;
  readonly lookUp?: LookUp;
  /** What else is to be known, in plain sentences. */
  readonly notes: readonly string[];
}

/** What `verifyEvidence` finds out. */
export interface Verification {
  readonly verdict: EvidenceVerdict;
  readonly files: readonly FileClaims[];
  /** Files at hand that were read as proofs, or are the evidence itself. */
  readonly usedAsEvidence: readonly string[];
  /** Subjects of the evidence that no file at hand is. */
  readonly missing: readonly string[];
  /** Who wrote the evidence, when and where. */
  readonly evidence: Pick<Predicate, "tool" | "mode" | "finishedOn" | "run" | "service">;
}

/** The worst first. */
const verdictRanks = { mismatch: 0, unreachable: 1, incomplete: 2, valid: 3 } as const satisfies Record<
  EvidenceVerdict,
  number
>;
const chainRanks = { no: 0, "could not be asked": 1, "not asked": 2, yes: 3 } as const satisfies Record<
  ChainClaim,
  number
>;

function worstOf<Word extends string>(words: Iterable<Word>, ranks: Readonly<Record<Word, number>>): Word | undefined {
  return [...new Set(words)].sort((one, other) => ranks[one] - ranks[other])[0];
}

/** The worst of `verdicts`; `incomplete` when there are none. */
export function worstVerdict(verdicts: Iterable<EvidenceVerdict>): EvidenceVerdict {
  return worstOf(verdicts, verdictRanks) ?? "incomplete";
}

/** The worst of `claims`; `not asked` when there are none. */
export function worstChain(claims: Iterable<ChainClaim>): ChainClaim {
  return worstOf(claims, chainRanks) ?? "not asked";
}

const exitCodes = { valid: 0, mismatch: 1, unreachable: 2, incomplete: 3 } as const satisfies Record<
  EvidenceVerdict,
  number
>;

/**
 * The exit code of a verification: 1 before 4 before 2 before 3 (docs/evidence.md).
 *
 * @param verdict on the files that could be read; `undefined` when the evidence itself could not
 * @param hasUnreadable whether a file could not be read
 */
export function verificationExitCode(verdict: EvidenceVerdict | undefined, hasUnreadable = false): 0 | 1 | 2 | 3 | 4 {
  if (verdict === undefined || (hasUnreadable && verdict !== "mismatch")) return 4;
  return exitCodes[verdict];
}

/** What every front says below its claims where the chain was not asked. */
export const sourceNote =
  "Bytes and path are only as good as where the evidence came from: who could change the files there could change it too. Look the digest up on the chain, or take the evidence from a second place.";
