/** What a release records: what is evidence of ours, and what it says. */
import { AnchorError } from "../../domain/errors.ts";
import { parseStatement } from "../../domain/evidence/parse-statement.ts";
import type { Statement } from "../../domain/evidence/statement.ts";
import type { Asset } from "../../github/model.ts";
import { isOwnEvidence, runFiles } from "../../job/output-dir/file-names.ts";

export interface Recorded {
  /** What this job recorded: its attached statement, else the data of its section (interface §6). */
  readonly own?: Statement;
  /** This job's attached statement. */
  readonly attached?: Statement;
  /** The own first; those of other jobs where all are asked for. */
  readonly all: readonly Statement[];
}

/** @returns `undefined` for what is no evidence of ours */
export function parseIfValid(evidence: Uint8Array | string): Statement | undefined {
  try {
    return parseStatement(evidence);
  } catch (thrown) {
    if (thrown instanceof AnchorError && thrown.code === "EVIDENCE_INVALID") return undefined;
    throw thrown;
  }
}

/**
 * Whether an asset is evidence of ours. Many projects ship a `SHA256SUMS` of their own: it is ours when a statement
 * states it, or when not even the `SHA3-256SUMS` beside it is stated.
 */
export function isEvidenceAsset(asset: Asset, assets: readonly Asset[], all: readonly Statement[]): boolean {
  if (asset.name !== runFiles.sha256 || isRecordedList(asset, all)) return isOwnEvidence(asset.name);
  const pair = assets.find(({ name }) => name === runFiles.checksums);
  return pair !== undefined && !isRecordedList(pair, all);
}

/** Whether a statement states the SHA-256 of this asset as that of a checksum list of its name. */
export function isRecordedList({ name, sha256 }: Pick<Asset, "name" | "sha256">, all: readonly Statement[]): boolean {
  const lists = all.flatMap(({ predicate }) => predicate.lists);
  return sha256 !== undefined && lists.some((list) => list.name === name && list.sha256 === sha256);
}
