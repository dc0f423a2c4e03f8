/**
 * What evidence says about local files: always three claims, never a single tick. The words are fixed, and every
 * interface shows them unchanged (docs/evidence.md).
 */
import type { Digest } from "../core/digest.ts";
import type { BytesClaim, ChainClaim, PathClaim, WitnessClaim } from "../words/claims.ts";
import type { AnchorRecord, Predicate, SubjectDigests } from "../evidence/statement.ts";

/** Since when a list exists by a witness that fits it. Names are untrusted text. */
export interface Attestation {
  /** To the next full minute, ISO 8601 in UTC; absent where only a look at a block of Bitcoin tells it. */
  readonly on?: string;
  /** Completes "It" or "They", without a full stop. */
  readonly says: string;
  /** Who signed it, and the root of its certificates; `fingerprint` is the SHA-256 of the certificate. */
  readonly parties: readonly { readonly is: "signer" | "root"; readonly name: string; readonly fingerprint?: string }[];
  /** Of a time stamp: which of the record's runs got it, the first is 0, and what it says, in a sentence of its own. */
  readonly stamp?: { readonly run: number; readonly says: string };
  /** Which earlier date does not count, in a sentence without its full stop. */
  readonly doubt?: string;
}

/**
 * Time stamps of one run are asked for at once. Each clock may be five minutes wrong without a warning
 * (`WITNESS_CLOCK`), and an answer may be minutes late.
 */
const maxDisagreementMs = 900_000;

/**
 * Returns since when something exists: by the earliest of `counted`, where a time comes before a block that has to be
 * looked up. A time stamp does not count where another one in `all`, of the same run or an earlier one, is much later:
 * an authority can sign any time, and the later date is what both of them support.
 */
export function decisiveAttestation<Item extends Attestation>(
  counted: readonly Item[],
  all = counted,
): Item | undefined {
  const timeOf = ({ on = "" }: Item): number => Date.parse(on);
  const byTime = (some: readonly Item[]) => some.toSorted((one, other) => timeOf(one) - timeOf(other));
  const earliest = byTime(counted.filter(({ on }) => on !== undefined))[0] ?? counted[0];
  const { stamp } = earliest ?? {};
  if (earliest === undefined || stamp === undefined) return earliest;
  const last = byTime(all.filter((one) => one.stamp !== undefined && one.stamp.run <= stamp.run)).at(-1);
  if (last === undefined || timeOf(last) - timeOf(earliest) <= maxDisagreementMs) return earliest;
  const doubt = `${stamp.says}: the time stamps disagree, and the later date counts`;
  return { ...last, says: `${last.says}. ${doubt}`, doubt };
}

/** What one witness says, in plain sentences without their full stops. */
export interface WitnessAnswer {
  readonly claim: Exclude<WitnessClaim, "none">;
  readonly sentence: string;
  /** What the reader has to do before it counts. */
  readonly advice?: string | undefined;
  /** The calendars that promise a block, where it is only a promise. */
  readonly calendars?: readonly string[] | undefined;
  /** Since when its list exists, where it says so. */
  readonly attested?: Attestation | undefined;
  /** The list that it is about. */
  readonly list: Required<SubjectDigests>;
  /**
   * The SHA-256 of its list and of the files in the list. Only these were witnessed: a line may state any SHA3-256
   * beside them.
   */
  readonly sha256: ReadonlySet<string>;
  /** The SHA-256 of each file in the list, by its name. */
  readonly names: ReadonlyMap<string, string | undefined>;
}

/** Whether a witness speaks for these bytes of a name: a list with other bytes of that name does not. */
export function speaksFor({ sha256, names }: WitnessAnswer, name: string, bytes: string | undefined): boolean {
  return bytes !== undefined && sha256.has(bytes) && (names.get(name) ?? bytes) === bytes;
}

/** `valid` without a question to the chain means bytes and path; the chain is then `not asked`. */
export type EvidenceVerdict = "valid" | "mismatch" | "incomplete" | "unreachable" | "unknown";

export interface FileAtHand {
  /** Its path as it was given with `/`, without a leading `./`; in a browser its name. */
  readonly name: string;
  readonly sha3_256: Digest;
  readonly sha256: string;
  /** The bytes of a file of at most 1 MiB whose name ends in `.json`: it may be a proof. */
  readonly bytes?: Uint8Array;
  /** Evidence that says nothing else than the evidence that is used, or evidence of something else. */
  readonly evidence?: "this" | "other" | undefined;
}

/** A file that is there and could not be read, and why, in a sentence. */
export interface UnreadFile {
  readonly file: string;
  readonly why: string;
}

/** A name of the evidence under which the release serves nothing, or more bytes than it states. */
export interface UnservedFile {
  readonly name: string;
  readonly bytes: "missing" | "other bytes";
  readonly notes?: readonly string[];
}

/** The answer of the service, or of all nodes together, about one of `hashesToAsk`. */
export interface ChainAnswer {
  readonly hash: Digest;
  readonly claim: Exclude<ChainClaim, "not asked">;
  /** Whose answer it is: addresses without user and password. */
  readonly according: readonly string[];
  readonly records?: readonly AnchorRecord[];
  /** The answer comes from a test chain, not from a public chain. */
  readonly demonstration?: boolean;
  /** Why it could not be asked, or the answer proves nothing, in a sentence. */
  readonly why?: string;
  /** What to do about that, where it does not help to ask later. */
  readonly advice?: string;
}

/** What to look up elsewhere: the hash that the chain holds, and its place according to the evidence. */
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
  /** The name of the subject or list that the file was compared with. */
  readonly subject?: string;
  readonly digest: Digest;
  readonly bytes: BytesClaim;
  /** One digest of the evidence is the file's, the other is not: the evidence was changed. */
  readonly isContradicted?: true;
  readonly path: PathClaim;
  readonly chain: ChainClaim;
  /** Whose answer about the chain it is. */
  readonly according: readonly string[];
  /** What to do where the chain could not be asked, and where it does not help to ask later. */
  readonly advice?: string;
  readonly witness: WitnessClaim;
  /** What the witnesses say, a sentence or two each. */
  readonly witnesses: readonly string[];
  /** When the evidence first names these bytes, ISO 8601. */
  readonly on?: string;
  /** Since when it exists by its witnesses, where they give a time. */
  readonly existed?: Attestation;
  readonly verdict: EvidenceVerdict;
  /** No run of the evidence has sent a stamp for it. */
  readonly isUnsent?: true;
  /** It is stamped on no chain, and no clock has signed it yet. */
  readonly isPromised?: true;
  /** By the evidence and by those who were asked, no block of a public chain is known to hold it. */
  readonly isUnsettled?: true;
  readonly lookUp?: LookUp;
  /** The oldest block that holds it, with its date, as those say who were asked about the chain. */
  readonly seen?: AnchorRecord;
  /** The evidence does not name it, and it is no download: a checksum list, or evidence of something else. */
  readonly isBeside?: true;
  /** The evidence once recorded its bytes under this name, and other ones since. */
  readonly formerOf?: string;
  /** Further remarks, in plain sentences. */
  readonly notes: readonly string[];
}

/** The claims about a digest of the evidence, without regard to the bytes of a local file. */
export type DigestClaims = Pick<
  FileClaims,
  "path" | "chain" | "according" | "advice" | "verdict" | "isUnsent" | "isPromised" | "isUnsettled" | "lookUp" | "notes"
>;

/** What a statement says of the run that wrote it: which tool, when and where. */
export type EvidenceRun = Pick<Predicate, "tool" | "mode" | "finishedOn" | "run" | "release" | "service">;

export interface Verification {
  readonly verdict: EvidenceVerdict;
  readonly files: readonly FileClaims[];
  /** Local files that were read as proofs, or are the evidence itself. */
  readonly usedAsEvidence: readonly string[];
  /**
   * Local files that are lists of the evidence, beside other files: no block holds such a list, so it counts neither for
   * nor against the files.
   */
  readonly lists: readonly string[];
  /** Local files that have the names of reports about files of the evidence: nothing was compared with them. */
  readonly reports: readonly string[];
  /** Subjects of the evidence for which there is no file. */
  readonly missing: readonly string[];
  readonly unread?: readonly UnreadFile[];
  /** The origin of the evidence: the run that stamped last, else the last run. */
  readonly evidence: EvidenceRun;
  /** What the chain is called, and where to look something up there. */
  readonly chainName?: Predicate["chain"];
  /** Other evidence could not be read, and may name the files that this one does not. */
  readonly isPartial?: true;
}

/** Verdicts ranked from worst to best. */
const verdictRanks = { mismatch: 0, unreachable: 1, unknown: 2, incomplete: 3, valid: 4 } as const satisfies Record<
  EvidenceVerdict,
  number
>;

function worstOf<Word extends string>(words: Iterable<Word>, ranks: Readonly<Record<Word, number>>): Word | undefined {
  return [...new Set(words)].sort((one, other) => ranks[one] - ranks[other])[0];
}

const witnessRanks = {
  "not fitting": 0,
  yes: 1,
  "not trusted": 2,
  pending: 3,
  none: 4,
} as const satisfies Record<WitnessClaim, number>;

/** Returns the claim of several witnesses: one that does not fit says that the evidence was changed, else the best. */
export function joinWitnesses(claims: Iterable<WitnessClaim>): WitnessClaim {
  return worstOf(claims, witnessRanks) ?? "none";
}

/** Returns the worst of `verdicts`; `incomplete` when there are none. */
export function worstVerdict(verdicts: Iterable<EvidenceVerdict>): EvidenceVerdict {
  return worstOf(verdicts, verdictRanks) ?? "incomplete";
}

const exitCodes = { valid: 0, mismatch: 1, unreachable: 2, unknown: 2, incomplete: 3 } as const satisfies Record<
  EvidenceVerdict,
  number
>;

/**
 * Returns the exit code of a verification: 1 before 4 before 2 before 3 (docs/evidence.md).
 *
 * @param verdict on the files that could be read; `undefined` when the evidence itself could not be read
 * @param hasUnreadable whether a file could not be read
 */
export function verificationExitCode(verdict: EvidenceVerdict | undefined, hasUnreadable = false): 0 | 1 | 2 | 3 | 4 {
  if (verdict === undefined || (hasUnreadable && verdict !== "mismatch")) return 4;
  return exitCodes[verdict];
}
