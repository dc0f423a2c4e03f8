/** What the worker has on its desk: the evidence, and the files that were hashed. */
import type { Digest } from "../core/digest.ts";
import { parseStatement } from "../evidence/parse-statement.ts";
import { statementType, type Statement } from "../evidence/statement.ts";
import type { FileAtHand, Verification } from "../verify/claims.ts";
import { renderClaims } from "../verify/render.ts";
import { verifyEvidence } from "../verify/verify-evidence.ts";
import type { EvidenceFacts, News } from "./messages.ts";

/** Rows and names that are shown: a page of a hundred thousand helps nobody. */
const deskLimits = { rows: 300, names: 200 } as const;

/** A file that was hashed. */
export interface HashedFile extends FileAtHand {
  readonly size: number;
}

export interface Desk {
  readonly statement?: Statement;
  readonly evidenceDigest?: Digest;
  readonly files: readonly HashedFile[];
}

/** Whether `text` is meant to be a statement, be it one of ours or not. */
export function isStatementText(text: string): boolean {
  return text.slice(0, 10_000).includes(JSON.stringify(statementType));
}

/** @throws AnchorError `EVIDENCE_INVALID` */
export function openEvidence(
  evidence: Uint8Array | string,
  file?: string,
): { readonly statement: Statement; readonly facts: EvidenceFacts } {
  const statement = parseStatement(evidence);
  const { tool, mode, finishedOn, run, service } = statement.predicate;
  const subjects = statement.subject
    .slice(0, deskLimits.names)
    .map(({ name, digest }) => ({ name, digest: digest.sha3_256 }));
  const facts = { tool, mode, finishedOn, ...(run && { run }), ...(service && { service }) };
  const subjectCount = statement.subject.length;
  return { statement, facts: { ...facts, subjects, subjectCount, ...(file !== undefined && { file }) } };
}

/** The files laid beside the evidence; those that fail come first, since others may not be shown. */
export function toVerificationNews({ statement, evidenceDigest, files }: Desk): News | undefined {
  if (statement === undefined || files.length === 0) return undefined;
  const verification = verifyEvidence({ statement, files, ...(evidenceDigest && { evidenceDigest }) });
  const rows = shownFirst(verification);
  const shown = new Set(rows.map(({ file }) => file));
  return {
    kind: "verification",
    verification: { ...verification, files: rows, missing: verification.missing.slice(0, deskLimits.names) },
    fileCount: verification.files.length,
    missingCount: verification.missing.length,
    text: renderClaims(verification),
    sizes: Object.fromEntries(files.filter(({ name }) => shown.has(name)).map(({ name, size }) => [name, size])),
  };
}

function shownFirst({ files }: Verification): Verification["files"] {
  const isWell = (verdict: string): boolean => verdict === "valid";
  const failed = files.filter(({ verdict }) => !isWell(verdict));
  return [...failed, ...files.filter(({ verdict }) => isWell(verdict))].slice(0, deskLimits.rows);
}
