/**
 * The evidence of a run as an in-toto Statement v1 (docs/evidence.md): which bytes, by which path, in which block.
 * Digests are lower case hex; what is quoted from the chain or from a proof file stands as it was given.
 */
import type { Digest } from "../core/digest.ts";
import type { ProofItem } from "../core/subject.ts";

export const statementType = "https://in-toto.io/Statement/v1";
export const predicateType = "https://anchor-artifacts.github.io/anchor/v1";

/** What a run did, as the predicate names it. */
export const evidenceModes = ["stamp", "check", "verify", "monitor"] as const;
export type EvidenceMode = (typeof evidenceModes)[number];

/** What a run found out about one digest (interface §1.5), and what that is worth to a later reader. */
export const anchorVerdicts = {
  anchored: "settled",
  "already-anchored": "settled",
  found: "settled",
  verified: "settled",
  "not-found": "denied",
  "no-match": "denied",
  changed: "denied",
  accepted: "open",
  unclear: "open",
  unknown: "open",
  unreachable: "open",
  failed: "open",
  skipped: "open",
} as const satisfies Record<string, "settled" | "denied" | "open">;
export type AnchorVerdict = keyof typeof anchorVerdicts;

export interface Statement {
  readonly _type: typeof statementType;
  /** By name in byte order, as in `SHA3-256SUMS`; no two of one name. */
  readonly subject: readonly StatementSubject[];
  readonly predicateType: typeof predicateType;
  readonly predicate: Predicate;
}

export interface StatementSubject {
  readonly name: string;
  readonly digest: SubjectDigests;
}

/** The names are in-toto's; `sha256` where the bytes were at hand. */
export interface SubjectDigests {
  readonly sha3_256: Digest;
  readonly sha256?: string;
}

export interface Predicate {
  readonly tool: { readonly name: string; readonly version: string };
  readonly mode: EvidenceMode;
  /** ISO 8601 in UTC. */
  readonly finishedOn: string;
  /** Where the run took place; members that the runner did not name are absent. */
  readonly run?: StatementRun;
  /** Absent when no service was asked, only chain nodes. */
  readonly service?: { readonly url: string; readonly demonstration: boolean };
  readonly lists: readonly StatementList[];
  /** One a digest: those of lists first, then by digest. */
  readonly anchors: readonly Anchor[];
  /** What stood under a name before; absent when nothing did. */
  readonly changed?: readonly ChangedDigest[];
}

export interface StatementRun {
  readonly repository?: string;
  readonly ref?: string;
  readonly tag?: string;
  readonly commit?: string;
  readonly url?: string;
  readonly attempt?: string;
  /** The key of the release section that the run writes (interface §6). */
  readonly section?: string;
}

/**
 * A checksum list by its digests. Without `text` it is canonical: rebuilt from the subjects, as `SHA256SUMS` when that
 * is its name and as `SHA3-256SUMS` otherwise.
 */
export interface StatementList extends SubjectDigests {
  readonly name: string;
  readonly text?: string;
}

export interface Anchor {
  readonly covers: "subject" | "list";
  readonly digest: Digest;
  readonly verdict: AnchorVerdict;
  readonly chain?: AnchorChain;
  readonly proof?: AnchorProof;
  /** The id by which the service is asked for a proof that was not ready. */
  readonly pendingProof?: { readonly uid: string };
  /** The id by which the service is asked once more for a proof that a run has written. */
  readonly writtenProof?: { readonly uid: string };
}

/** Where on the chain to look: `address` and `port` of the state that holds the digest or the root. */
export interface AnchorChain {
  readonly address?: string;
  readonly port?: number;
  readonly records: readonly AnchorRecord[];
}

/** One record on the chain, each text as it was given. */
export interface AnchorRecord {
  readonly block?: number | string;
  /** In the service's own words: it names no zone. */
  readonly date?: string;
  readonly txpow?: string;
  readonly transaction?: string;
  readonly coin?: string;
  readonly matched?: string;
}

/** Leads from an anchor's digest to the root that the chain holds. */
export interface AnchorProof {
  readonly steps: readonly ProofStep[];
  readonly root: Digest;
  /** The proof file that the steps were taken from. */
  readonly file?: ProofItem;
}

/** What to do to the bytes at hand: put bytes on their left, on their right, or hash them. */
export type ProofStep = { readonly l: string } | { readonly r: string } | { readonly op: "sha3-256" };

/** A digest that an earlier run recorded under `name`; `seenOn` is when that run finished. */
export interface ChangedDigest {
  readonly name: string;
  readonly digest: Digest;
  readonly seenOn: string;
}
