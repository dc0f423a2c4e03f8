/**
 * What one run found out, as an in-toto Statement v1 (docs/evidence.md). Digests are in lower case; what is quoted from
 * the chain or a proof file is unchanged.
 */
import { maxNameLength } from "../core/checksums.ts";
import { isDigest, type Digest, type StatementId } from "../core/digest.ts";
import {
  wholeNumberOf,
  booleanOf,
  arrayOf,
  matchOf,
  memberOf,
  objectOf,
  optional,
  textOf,
  timeOf,
  wordOf,
  type JsonMember,
  type Reader,
} from "../core/members.ts";
import type { Verdict } from "../words/verdicts.ts";

export const statementType = "https://in-toto.io/Statement/v1";
export const predicateType = "https://anchor-artifacts.github.io/anchor/v1";

export const evidenceModes = ["stamp", "check", "verify", "monitor"] as const;

/** What a verdict tells later readers of the evidence: whether the chain holds the digest, or a witness dates it. */
export const finalityByVerdict = {
  anchored: "settled",
  "already-anchored": "settled",
  found: "settled",
  verified: "settled",
  timestamped: "signed",
  "not-found": "denied",
  "no-match": "denied",
  changed: "denied",
  accepted: "open",
  unclear: "open",
  unknown: "open",
  unreachable: "open",
  failed: "open",
  skipped: "open",
} as const satisfies Record<Verdict, "settled" | "signed" | "denied" | "open">;
export type AnchorVerdict = keyof typeof finalityByVerdict;

export const maxSubjects = 1_000_000;
/** Three steps for each hash: of the leaf, and of 256 levels above it. */
export const maxProofSteps = 3 * 257;

const maxItems = { after: 1000, lists: 1000, records: 10_000, witnesses: 16 } as const;
export const maxTextLength = 2048;

const longTextOf: Reader<string> = (member) => textOf(member, maxTextLength);

function fileNameOf(member: JsonMember): string {
  const name = textOf(member, maxNameLength);
  if (name === "" || name.includes("\0")) throw new RangeError(`${member.where} names no file`);
  return name;
}

export function hexDigestOf(member: JsonMember): Digest {
  const text = textOf(member);
  if (!isDigest(text)) throw new RangeError(`${member.where} is not 64 lower case hexadecimal digits`);
  return text;
}

/** The digests of one file, by in-toto's names; `sha256` is absent where only the SHA3-256 was given. */
const digestMembers = { sha3_256: hexDigestOf, sha256: optional<string>(hexDigestOf) };

const subjectForm = objectOf({ name: fileNameOf, digest: objectOf(digestMembers) });
export type StatementSubject = ReturnType<typeof subjectForm>;
export type SubjectDigests = StatementSubject["digest"];

const runForm = objectOf({
  repository: optional(longTextOf),
  ref: optional(longTextOf),
  commit: optional(longTextOf),
  url: optional(longTextOf),
  attempt: optional(longTextOf),
});

/** The release that a run read or wrote; its `id` never changes, but repository and tag can be renamed. */
const releaseForm = objectOf({ repository: longTextOf, tag: longTextOf, id: optional(wholeNumberOf) });
export type StatementRelease = ReturnType<typeof releaseForm>;

/**
 * A checksum list. Without `text` it is canonical: readers rebuild it from the subjects, as `anchor-SHA256SUMS` if that
 * is its name, and as `anchor-SHA3-256SUMS` otherwise.
 */
const listForm = objectOf({
  name: fileNameOf,
  ...digestMembers,
  text: optional((member) => textOf(member, Number.POSITIVE_INFINITY)),
});
export type StatementList = ReturnType<typeof listForm>;

const recordForm = objectOf({
  block: optional((member): number | string =>
    typeof member.value === "string" ? matchOf(member, /^\d{1,20}$/, "a block number") : wholeNumberOf(member),
  ),
  /** As the service wrote it; it has no time zone unless it names one. */
  date: optional(textOf),
  txpow: optional(textOf),
  transaction: optional(textOf),
  coin: optional(textOf),
  matched: optional(textOf),
});
export type AnchorRecord = ReturnType<typeof recordForm>;

/** Where the chain holds a digest, or the root of its proof: in `port` of the state of a coin at `address`. */
const chainForm = objectOf({
  address: optional(textOf),
  port: optional(wholeNumberOf),
  records: arrayOf(recordForm, maxItems.records),
});
export type AnchorPlace = ReturnType<typeof chainForm>;

/** One operation on bytes: put other bytes (in hex) on their left or right, or hash them. */
export type ProofStep = { readonly l: string } | { readonly r: string } | { readonly op: "sha3-256" };

function stepOf(member: JsonMember): ProofStep {
  const { l, r, op } = { l: memberOf(member, "l"), r: memberOf(member, "r"), op: memberOf(member, "op") };
  if ([l, r, op].filter(({ value }) => value !== undefined).length !== 1) {
    throw new RangeError(`${member.where} is not one of l, r and op`);
  }
  if (op.value !== undefined) return { op: wordOf(op, ["sha3-256"]) };
  return l.value === undefined ? { r: hexOf(r) } : { l: hexOf(l) };
}

function hexOf(member: JsonMember): string {
  return matchOf(member, /^(?:[0-9a-f]{2})+$/, "lower case hex");
}

const quotedHexOf: Reader<string> = (member) => matchOf(member, /^0x[0-9a-f]+$/i, "0x and hex");

/** The way from an anchor's digest to the root that the chain holds. */
const proofForm = objectOf({
  steps: arrayOf(stepOf, maxProofSteps),
  root: hexDigestOf,
  /** The proof file that the steps were taken from. */
  file: optional(objectOf({ address: quotedHexOf, data: quotedHexOf, proof: quotedHexOf, root: quotedHexOf })),
});
export type AnchorProof = ReturnType<typeof proofForm>;
/** The content of a proof file, each member as `0x` and hex. */
export type ProofItem = NonNullable<AnchorProof["file"]>;

const anchorForm = objectOf({
  covers: (member) => wordOf(member, ["subject", "list"]),
  digest: hexDigestOf,
  verdict: (member) => wordOf(member, Object.keys(finalityByVerdict) as AnchorVerdict[]),
  /** A stamp was sent that the service may have made, although no answer says so. */
  mayBeSpent: optional(booleanOf),
  chain: optional(chainForm),
  proof: optional(proofForm),
});
export type Anchor = ReturnType<typeof anchorForm>;

/** Sorts anchors of lists first, then by digest; for lower case hex, `<` is byte order. */
export function compareAnchors(
  left: Pick<Anchor, "covers" | "digest">,
  right: Pick<Anchor, "covers" | "digest">,
): number {
  if (left.covers !== right.covers) return left.covers === "list" ? -1 : 1;
  return left.digest < right.digest ? -1 : Number(left.digest > right.digest);
}

/** What an authority or calendar says about the checksum list named `of`; `token` is its file in base64, ≤ 64 KiB. */
const witnessForm = objectOf({
  kind: (member) => wordOf(member, ["rfc3161", "opentimestamps"] as const),
  of: fileNameOf,
  url: longTextOf,
  token: (member) => matchOf(member, /^[A-Za-z0-9+/]{0,87384}={0,2}$/, "base64"),
});
export type Witness = ReturnType<typeof witnessForm>;

const statementIdOf: Reader<StatementId> = (member) =>
  matchOf(member, /^[0-9a-f]{16}$/, "16 hexadecimal digits") as StatementId;

const predicateForm = objectOf({
  /** The newest statements that the run had read, like the parents of a Git commit. */
  after: optional(arrayOf(statementIdOf, maxItems.after)),
  tool: objectOf({ name: textOf, version: textOf }),
  mode: (member) => wordOf(member, evidenceModes),
  /** ISO 8601 in UTC. */
  finishedOn: timeOf,
  run: optional(runForm),
  /** Absent where the run neither read nor wrote a release. */
  release: optional(releaseForm),
  /** Absent when chain nodes or witnesses were asked in place of a service. */
  service: optional(objectOf({ url: longTextOf, demonstration: booleanOf })),
  chain: optional(objectOf({ name: optional(textOf), explorer: optional(longTextOf) })),
  // No two lists have one digest: each is rebuilt from all subjects, and a thousand equal lists would take hours.
  lists: arrayOf(listForm, maxItems.lists, { noun: "lists of the digest", keyOf: (list) => list.sha3_256 }),
  /** One anchor for each digest; anchors of lists come first, and both kinds are sorted by digest. */
  anchors: arrayOf(anchorForm, maxSubjects, { noun: "anchors of the digest", keyOf: ({ digest }) => digest }),
  witnesses: optional(arrayOf(witnessForm, maxItems.witnesses)),
});
export type Predicate = ReturnType<typeof predicateForm>;

export const statementForm = objectOf({
  _type: (member) => wordOf(member, [statementType]),
  /** Sorted by name in byte order, as in `anchor-SHA3-256SUMS`. */
  subject: arrayOf(subjectForm, maxSubjects, { noun: "subjects named", keyOf: ({ name }) => name }),
  predicateType: (member) => wordOf(member, [predicateType]),
  predicate: predicateForm,
});
export type Statement = ReturnType<typeof statementForm>;
