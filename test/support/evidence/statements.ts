/** Statements to try things on. */
import { digestFromWire, type Digest } from "#core/digest.ts";
import { toAnchorProof } from "#evidence/proof.ts";
import { openRecord, type EvidenceRecord } from "#evidence/record.ts";
import { toStatementFile, type StatementFile } from "#evidence/statement-file.ts";
import type { Anchor, Statement, StatementSubject } from "#evidence/statement.ts";
import { toStatement, type StatementInput } from "#evidence/to-statement.ts";
import { sha256Of, sha3Of } from "../digests.ts";
import type { ProofItem } from "../proofs.ts";

export const digestOf = sha3Of;

export function asDigest(hex: string): Digest {
  const digest = digestFromWire(hex);
  if (digest === undefined) throw new TypeError(`not a digest: ${hex}`);
  return digest;
}

/** A file of which the content is its name, unless something else is given. */
export function aSubject(name: string, content = name): StatementSubject {
  return { name, digest: { sha3_256: digestOf(content), sha256: sha256Of(content) } };
}

export function anAnchor(subject: StatementSubject, members: Partial<Anchor> = {}): Anchor {
  return { covers: "subject", digest: subject.digest.sha3_256, verdict: "anchored", ...members };
}

/** The anchor of a published proof. */
export function provenAnchor(item: ProofItem): Anchor {
  return { covers: "subject", digest: asDigest(item.data), verdict: "anchored", proof: toAnchorProof(item) };
}

export const runInput = {
  tool: { name: "anchor-artifacts", version: "0.2.0" },
  mode: "stamp",
  finishedOn: "2026-11-22T04:00:00.000Z",
  run: {
    repository: "o/r",
    ref: "refs/tags/v1",
    commit: "c".repeat(40),
    url: "https://example.com/run/1",
    attempt: "1",
  },
  service: { url: "https://example.com", demonstration: false },
} as const;

/** The statement of a run over `subjects`, each anchored by itself unless `anchors` are given. */
export function aStatement(subjects: readonly StatementSubject[], members: Partial<StatementInput> = {}): Statement {
  const anchors = subjects.map((subject) => anAnchor(subject));
  const statement = toStatement({ ...runInput, subjects, anchors, ...members });
  if (statement === undefined) throw new TypeError("a statement needs a subject");
  return statement;
}

/** The files of these statements. */
export function filesOf(...statements: readonly Statement[]): readonly StatementFile[] {
  return statements.map((statement) => toStatementFile(statement));
}

/** The record of these statements, as of a folder. */
export function recordOf(...statements: readonly Statement[]): EvidenceRecord {
  return openRecord(filesOf(...statements));
}
