/** What the page shows of evidence and files, of which there may be a hundred thousand. */
import type { Digest } from "../core/digest.ts";
import { parseStatement } from "../evidence/parse-statement.ts";
import { statementType, type Statement } from "../evidence/statement.ts";
import type { FileAtHand } from "../verify/claims.ts";
import { renderClaims } from "../verify/render.ts";
import { verifyEvidence } from "../verify/verify-evidence.ts";
import type { EvidenceFacts, ShownVerification } from "./messages.ts";

/** Most rows and names that are shown: a page of a hundred thousand helps nobody. */
const maxShown = { rows: 300, names: 200 } as const;

/** A file that was hashed. */
export interface HashedFile extends FileAtHand {
  readonly size: number;
}

/** Whether `text` is meant to be a statement, be it one of ours or not. */
export function isStatementText(text: string): boolean {
  return text.slice(0, 10_000).includes(JSON.stringify(statementType));
}

/** @throws AnchorError `EVIDENCE_INVALID` */
export function openEvidence(
  evidence: Uint8Array | string,
  file: string | undefined,
): { readonly statement: Statement; readonly facts: EvidenceFacts } {
  const statement = parseStatement(evidence);
  const { lists: _lists, anchors: _anchors, changed: _changed, ...facts } = statement.predicate;
  const first = statement.subject.slice(0, maxShown.names);
  const subjects = first.map(({ name, digest }) => ({ name, digest: digest.sha3_256 }));
  return { statement, facts: { ...facts, file, subjects, subjectCount: statement.subject.length } };
}

/** The files laid beside the evidence; those that fail come first, since others may not be shown. */
export function verifyFiles(
  statement: Statement,
  evidenceDigest: Digest,
  files: readonly HashedFile[],
): ShownVerification {
  const verification = verifyEvidence({ statement, files, evidenceDigest });
  const { missing } = verification;
  const { valid = [], failed = [] } = Object.groupBy(verification.files, ({ verdict }) =>
    verdict === "valid" ? "valid" : "failed",
  );
  const rows = [...failed, ...valid].slice(0, maxShown.rows);
  const shown = new Set(rows.map(({ file }) => file));
  return {
    kind: "verification",
    verification: { ...verification, files: rows, missing: missing.slice(0, maxShown.names) },
    fileCount: verification.files.length,
    missingCount: missing.length,
    text: renderClaims(verification),
    sizes: Object.fromEntries(files.filter(({ name }) => shown.has(name)).map(({ name, size }) => [name, size])),
  };
}
