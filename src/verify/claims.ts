/** The claims: what evidence says about local files, in words that page and command line show (docs/evidence.md). */
import type { Digest } from "../core/digest.ts";
import type { AnchorRecord, Predicate, SubjectDigests } from "../evidence/statement.ts";

/** Whether the file has the digest that the evidence names; `missing`: the release has no such file. */
export type BytesClaim = "yes" | "other bytes" | "not named" | "missing";

/** Whether a list or a proof leads from the file's digest to the anchored one; `none needed`: the two are equal. */
export type PathClaim = "yes" | "broken" | "none needed";

/** Whether the chain holds the anchored digest; `unknown`: the answers prove nothing. */
export type ChainClaim = "yes" | "no" | "not asked" | "could not be asked" | "unknown";

/** Whether an independent clock (time-stamp authority or calendar) dates the checksum list that names the file. */
export type WitnessClaim = "yes" | "not fitting" | "not trusted" | "pending" | "none";

/** By when a list existed, according to a witness whose answer fits that list. Names are untrusted text. */
export interface Attestation {
  /** By when the list existed, rounded up to a minute, ISO 8601 in UTC; absent if one must look up a Bitcoin block. */
  readonly on?: string;
  /** A sentence without its subject ("It" or "They") and its full stop. */
  readonly says: string;
  /** The signer of a time stamp, and the root of its certificates; `fingerprint` is the certificate's SHA-256. */
  readonly parties: readonly { readonly is: "signer" | "root"; readonly name: string; readonly fingerprint?: string }[];
  /** Only for a time stamp: what this stamp alone says, without full stop, and the index of the run that got it. */
  readonly stamp?: { readonly run: number; readonly says: string };
  /** A sentence, without its full stop, about an earlier date that does not count. */
  readonly doubt?: string;
}

/**
 * How far time stamps of one run may differ, in milliseconds. A run asks for all of them at the same time, but each
 * clock may be five minutes wrong without a warning (`WITNESS_CLOCK`), and an answer may be minutes late.
 */
const maxDisagreementMs = 900_000;

/**
 * Returns the attestation that counts: the earliest of `counted`, or the first if each only names a block to look up.
 * If another time stamp in `all`, of the same run or an earlier run, is much later, the later one counts: an authority
 * can sign a wrong time, and both stamps support the later date.
 */
export function pickAttestation<Item extends Attestation>(counted: readonly Item[], all = counted): Item | undefined {
  const timeOf = ({ on = "" }: Item): number => Date.parse(on);
  const sortByTime = (items: readonly Item[]) => items.toSorted((one, other) => timeOf(one) - timeOf(other));
  const earliestItem = sortByTime(counted.filter(({ on }) => on !== undefined))[0] ?? counted[0];
  const { stamp } = earliestItem ?? {};
  if (earliestItem === undefined || stamp === undefined) return earliestItem;
  const latestStamp = sortByTime(all.filter((one) => one.stamp !== undefined && one.stamp.run <= stamp.run)).at(-1);
  if (latestStamp === undefined || timeOf(latestStamp) - timeOf(earliestItem) <= maxDisagreementMs) return earliestItem;
  const doubt = `${stamp.says}: the time stamps disagree, and the later date counts`;
  return { ...latestStamp, says: `${latestStamp.says}. ${doubt}`, doubt };
}

/** What one witness says; sentences are without their full stops. */
export interface WitnessAnswer {
  readonly claim: Exclude<WitnessClaim, "none">;
  readonly sentence: string;
  /** What the user has to do before the witness counts. */
  readonly advice?: string | undefined;
  /** The calendars that have promised to put the list into a block, while no block holds it yet. */
  readonly calendars?: readonly string[] | undefined;
  /** By when the list existed, where the witness tells it. */
  readonly attested?: Attestation | undefined;
  /** The digests of the checksum list that the witness signed. */
  readonly listDigests: Required<SubjectDigests>;
  /** The SHA-256 of the checksum list and of its files. A witness covers only these, not a SHA3-256 beside them. */
  readonly coveredSha256s: ReadonlySet<string>;
  /** The SHA-256 of the files in the checksum list, by their names. */
  readonly sha256ByName: ReadonlyMap<string, string | undefined>;
}

/** Whether a witness's list has the bytes with this SHA-256, and no other bytes under `name`. */
export function isAboutBytes({ coveredSha256s, sha256ByName }: WitnessAnswer, name: string, sha256?: string): boolean {
  return sha256 !== undefined && coveredSha256s.has(sha256) && (sha256ByName.get(name) ?? sha256) === sha256;
}

/** The verdict on a file's claims. If the chain was `not asked`, `valid` rests on bytes, path and witnesses only. */
export type EvidenceVerdict = "valid" | "mismatch" | "incomplete" | "unreachable" | "unknown";

export interface FileAtHand {
  /** The path as given, with `/` and without a leading `./`; in a browser the name. */
  readonly name: string;
  readonly sha3_256: Digest;
  readonly sha256: string;
  /** The bytes of a file that may be a proof: its name ends in `.json`, and it has at most 1 MiB. */
  readonly bytes?: Uint8Array;
  /** `this`: the file is evidence that adds nothing to the record; `other`: it is evidence of something else. */
  readonly evidence?: "this" | "other" | undefined;
}

/** A file that could not be read, and why, in a sentence. */
export interface UnreadFile {
  readonly file: string;
  readonly why: string;
}

/** A recorded name under which the release serves nothing, or more bytes than GitHub states. */
export interface UnservedFile {
  readonly name: string;
  readonly bytes: "missing" | "other bytes";
  readonly notes?: readonly string[];
}

/** What the service, or all nodes together, say of a hash that `hashesToAsk` returned. */
export interface ChainAnswer {
  readonly hash: Digest;
  readonly claim: Exclude<ChainClaim, "not asked">;
  /** Who says so: addresses without user and password. */
  readonly according: readonly string[];
  readonly records?: readonly AnchorRecord[];
  /** Whether the answer comes from a test chain. */
  readonly demonstration?: boolean;
  /** Why nobody could be asked, or why the answer proves nothing, in a sentence. */
  readonly why?: string;
  /** What to do about `why`; absent where the user can only ask again later. */
  readonly advice?: string;
}

/** What to look up: the hash that the chain holds, and its place according to the evidence. */
export interface LookUpPlace {
  readonly hash: Digest;
  /** What the hash is: the file's digest, the checksum list's, or the root of a Merkle tree. */
  readonly is: "digest" | "list" | "root";
  readonly address?: string;
  readonly port?: number;
  readonly records: readonly AnchorRecord[];
}

/** The claims about one file. Names, and what is quoted from the chain, are untrusted text. */
export interface FileClaims {
  readonly file: string;
  /** The subject or list that the file was compared with. */
  readonly subject?: string;
  readonly digest: Digest;
  readonly bytes: BytesClaim;
  /** Of the two digests in the evidence (SHA3-256 and SHA-256), only one is the file's: the evidence was changed. */
  readonly isContradicted?: true;
  readonly path: PathClaim;
  readonly chain: ChainClaim;
  /** Who answered about the chain. */
  readonly according: readonly string[];
  /** What to do where the chain could not be asked; absent where the user can only ask again later. */
  readonly advice?: string;
  readonly witness: WitnessClaim;
  /** What each witness says, in a sentence or two. */
  readonly witnesses: readonly string[];
  /** When the evidence first named these bytes, ISO 8601. */
  readonly on?: string;
  /** By when the bytes existed, where a witness gives a time. */
  readonly existed?: Attestation;
  readonly verdict: EvidenceVerdict;
  /** No recorded run has sent a stamp for the file. */
  readonly isUnsent?: true;
  /** The file has no stamp and no signature of a witness yet, but a witness may still sign. */
  readonly isPromised?: true;
  /** Neither the evidence nor those who were asked name a block of a public chain that holds the digest. */
  readonly isUnsettled?: true;
  readonly lookUp?: LookUpPlace;
  /** The oldest block that holds the digest, with its date, according to those who were asked. */
  readonly seen?: AnchorRecord;
  /** The evidence does not name this file, and the file is a checksum list or evidence of something else. */
  readonly isBeside?: true;
  /** The name for which the evidence once recorded these bytes, and now records other bytes. */
  readonly formerOf?: string;
  /** Further remarks, in plain sentences. */
  readonly notes: readonly string[];
}

/** The claims about a recorded digest, without regard to the bytes of a local file. */
export type DigestClaims = Pick<
  FileClaims,
  "path" | "chain" | "according" | "advice" | "verdict" | "isUnsent" | "isPromised" | "isUnsettled" | "lookUp" | "notes"
>;

/** What a statement says of its run: which tool, when and where. */
export type EvidenceRun = Pick<Predicate, "tool" | "mode" | "finishedOn" | "run" | "release" | "service">;

export interface Verification {
  readonly verdict: EvidenceVerdict;
  readonly files: readonly FileClaims[];
  /** Local files that are proofs, or the evidence itself. */
  readonly usedAsEvidence: readonly string[];
  /** Local checksum lists that no known block holds. If only such lists were given, they are in `files` instead. */
  readonly lists: readonly string[];
  /** Local files named like reports: nothing was compared with them. */
  readonly reports: readonly string[];
  /** Recorded subjects for which there is no file. */
  readonly missing: readonly string[];
  readonly unread?: readonly UnreadFile[];
  /** The last run with mode `stamp` that the evidence tells of; if there is none, the last run. */
  readonly evidence: EvidenceRun;
  readonly chainName?: Predicate["chain"];
  /** Further evidence, which may name more files, could not be read. */
  readonly isPartial?: true;
}

/** The exit code of each verdict; the worst verdict is the first. */
const exitCodes = { mismatch: 1, unreachable: 2, unknown: 2, incomplete: 3, valid: 0 } as const satisfies Record<
  EvidenceVerdict,
  number
>;

/** Returns the worst of the verdicts; `incomplete` when there are none. */
export function worstVerdict(verdicts: Iterable<EvidenceVerdict>): EvidenceVerdict {
  const presentVerdicts = new Set(verdicts);
  return (Object.keys(exitCodes) as EvidenceVerdict[]).find((verdict) => presentVerdicts.has(verdict)) ?? "incomplete";
}

/**
 * Returns the exit code; where several apply, 1 comes before 4, 2 and 3 (docs/evidence.md).
 * @param verdict on the files that could be read; `undefined` when the evidence itself could not be read
 */
export function verificationExitCode(verdict: EvidenceVerdict | undefined, hasUnreadable = false): 0 | 1 | 2 | 3 | 4 {
  if (verdict === undefined || (hasUnreadable && verdict !== "mismatch")) return 4;
  return exitCodes[verdict];
}
