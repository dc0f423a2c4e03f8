import { digestFromWire, type Digest } from "../digest.ts";
import type { ProofItem, Statement } from "../evidence/statement.ts";
import { parseProofItem } from "../proof/proof.ts";
import type { ChainAnswer, FileAtHand } from "./claims.ts";
import type { MatchFile } from "./match-file.ts";

/** Everything that a verification is made from. */
export interface EvidenceAtHand {
  readonly statement: Statement;
  readonly files: readonly FileAtHand[];
  /** SHA3-256 of the evidence file itself, so that it is not taken for a file that the evidence does not name. */
  readonly evidenceDigest?: Digest;
  /** What was answered about the hashes of `hashesToAsk`; empty when nobody was asked. */
  readonly chain?: readonly ChainAnswer[];
}

interface Sorted {
  readonly files: readonly FileAtHand[];
  readonly proofs: readonly ProofItem[];
  readonly used: readonly string[];
}

/** Separates files to be verified from those that help with it: proofs of anchored digests, and the evidence itself. */
export function sortFiles({ statement, files, evidenceDigest }: EvidenceAtHand, match: MatchFile): Sorted {
  const known = new Set<string>(statement.predicate.anchors.map(({ digest }) => digest));
  const others: FileAtHand[] = [];
  const proofs: ProofItem[] = [];
  const used: string[] = [];
  for (const file of files) {
    const isNamed = match(file).bytes !== "not named";
    const proof = isNamed ? undefined : proofIn(file, known);
    const isEvidence = proof !== undefined || (!isNamed && file.sha3_256 === evidenceDigest);
    if (isEvidence) used.push(file.name);
    else others.push(file);
    if (proof !== undefined) proofs.push(proof);
  }
  return { files: others, proofs, used };
}

/** The proof in a file, when it is about a digest that was anchored. */
function proofIn({ name, bytes }: FileAtHand, known: ReadonlySet<string>): ProofItem | undefined {
  if (bytes === undefined || !name.endsWith(".json")) return undefined;
  try {
    const item = parseProofItem(bytes);
    return known.has(digestFromWire(item.data) ?? "") ? item : undefined;
  } catch (cause) {
    if (cause instanceof RangeError) return undefined;
    throw cause;
  }
}
