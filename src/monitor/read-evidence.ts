import { createHash } from "node:crypto";

import { AnchorError, toAnchorError } from "../core/errors.ts";
import { parseJsonText } from "../core/json.ts";
import { memberAt } from "../core/members.ts";
import { parseStatement } from "../evidence/parse-statement.ts";
import type { Statement } from "../evidence/statement.ts";
import type { BaselineRelease } from "./baseline.ts";
import { isReleaseEvidence, isPerishable, isStatement } from "./compare-evidence.ts";
import { toContent, type Reading } from "./evidence-content.ts";
import type { EvidenceMark, SeenEvidence } from "./recorded.ts";
import type { ListedRelease, Repository } from "./repository.ts";

/** A statement of a hundred thousand files is about half as large. */
const maxBytes = 64 * 1024 * 1024;

export interface ReadEvidence {
  /** Statements, the youngest first, then sections. */
  readonly evidence: readonly SeenEvidence[];
  readonly faults: ReadonlyMap<string, AnchorError>;
}

/**
 * The evidence of a release. A statement is downloaded only when some file of evidence is not what the baseline knows.
 */
export async function readEvidence(
  repository: Repository,
  release: ListedRelease,
  baseline: BaselineRelease | undefined,
  reading: Reading,
  signal: AbortSignal,
): Promise<ReadEvidence> {
  const files = release.assets.filter(({ name, isUploaded }) => isStatement(name) && isUploaded);
  const faults = new Map<string, AnchorError>();
  const read: SeenEvidence[] = [];
  const isKnown = baseline !== undefined && isAllKnown(release, baseline.evidence);
  for (const file of files) {
    if (isKnown && file.sha256 !== undefined) {
      read.push({ name: file.name, sha256: file.sha256 });
      continue;
    }
    try {
      const evidence = toSeenEvidence(file.name, await repository.read(file, maxBytes, signal), reading);
      if (evidence !== undefined) read.push(evidence);
    } catch (thrown) {
      faults.set(file.name, toAnchorError(thrown));
    }
  }
  const sections = release.sections.map(({ key, text }) => toSection(key, text, reading));
  return { evidence: [...read.toSorted(youngestFirst), ...sections], faults };
}

/** Whether every file of evidence is, by the SHA-256 that GitHub states, what the baseline knows. */
function isAllKnown({ assets }: ListedRelease, marks: readonly EvidenceMark[]): boolean {
  const known = new Map(marks.map(({ name, sha256 }) => [name, sha256]));
  const names = new Set(assets.map(({ name }) => name));
  const files = assets.filter(({ name }) => isReleaseEvidence(name, names) && !isPerishable(name));
  return files.every(({ name, sha256 }) => sha256 !== undefined && known.get(name) === sha256);
}

/** @returns `undefined` for a statement of somebody else's kind: it is no evidence of ours */
function toSeenEvidence(name: string, bytes: Uint8Array, reading: Reading): SeenEvidence | undefined {
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const content = readContent(bytes, reading);
  return "broken" in content && isOtherKind(bytes) ? undefined : { name, sha256, content };
}

function isOtherKind(bytes: Uint8Array): boolean {
  try {
    const type = memberAt(parseJsonText(Buffer.from(bytes).toString("utf8")), "predicateType");
    return typeof type === "string" && !type.startsWith("https://anchor-artifacts.github.io/anchor/");
  } catch (thrown) {
    if (!(thrown instanceof RangeError)) throw thrown;
    // A file with the name of our statements that cannot be parsed was damaged, or made to hold up its readers.
    return false;
  }
}

function readContent(evidence: Uint8Array | string, reading: Reading): NonNullable<SeenEvidence["content"]> {
  let statement: Statement;
  try {
    statement = parseStatement(evidence);
  } catch (thrown) {
    if (thrown instanceof AnchorError && thrown.code === "EVIDENCE_INVALID") return { broken: thrown.account };
    throw thrown;
  }
  return toContent(statement, reading);
}

function toSection(key: string, text: string, reading: Reading): SeenEvidence {
  const sha256 = createHash("sha256").update(text).digest("hex");
  return { name: `section ${key}`, sha256, content: readContent(text, { ...reading, isSection: true }) };
}

function youngestFirst(one: SeenEvidence, other: SeenEvidence): number {
  return madeOf(other) - madeOf(one);
}

function madeOf({ content }: SeenEvidence): number {
  return content !== undefined && "made" in content ? Date.parse(content.made) : 0;
}
