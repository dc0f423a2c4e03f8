/** Reads the evidence of a release: from files and sections to what they claim about assets. */
import { createHash } from "node:crypto";

import { parseChecksums, sha3ListName } from "../core/checksums.ts";
import type { Digest } from "../core/digest.ts";
import { AnchorError, toAnchorError } from "../core/errors.ts";
import { parseJsonText } from "../core/json.ts";
import { memberAt } from "../core/members.ts";
import { listDigests, listText } from "../evidence/lists.ts";
import { parseStatement } from "../evidence/parse-statement.ts";
import {
  anchorVerdicts,
  type Anchor,
  type Statement,
  type StatementList,
  type StatementSubject,
} from "../evidence/statement.ts";
import { evidenceNames, isPerishable, isStatement } from "./compare-evidence.ts";
import type { AnchorClaim, Claim, EvidenceContent, EvidenceMark, RecordedRelease, SeenEvidence } from "./recorded.ts";
import type { ListedRelease, Repository } from "./repository.ts";

/** The circumstances in which a statement is read. */
export interface Reading {
  /** The tag of the release that has the statement. */
  readonly tag: string;
  readonly now: Date;
  /** Milliseconds in which an accepted stamp need not be on the chain yet. */
  readonly blockTime: number;
  /** Whether the text is a section's data, which lacks subjects, and then all lists, where the notes had no room. */
  readonly isSection?: boolean;
}

/** The largest statement that is read: one of a hundred thousand files is about half as large. */
const maxBytes = 64 * 1024 * 1024;

/**
 * Reads the evidence of a release. A statement is downloaded only when some file of evidence differs from what the
 * baseline knows.
 *
 * @returns statements, the youngest first, then sections; and why files could not be read, by their names
 */
export async function readEvidence(
  repository: Pick<Repository, "read">,
  release: ListedRelease,
  baseline: Pick<RecordedRelease, "evidence"> | undefined,
  reading: Reading,
  signal: AbortSignal,
): Promise<{ readonly evidence: readonly SeenEvidence[]; readonly faults: ReadonlyMap<string, AnchorError> }> {
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
      const bytes = await repository.read(file, maxBytes, signal);
      const content = readContent(bytes, reading);
      if (!("broken" in content && isOtherKind(bytes)))
        read.push({ name: file.name, sha256: sha256Of(bytes), content });
    } catch (thrown) {
      faults.set(file.name, toAnchorError(thrown));
    }
  }
  const sections = release.sections.map(({ key, text }) => {
    const content = readContent(text, { ...reading, isSection: true });
    return { name: `section ${key}`, sha256: sha256Of(text), content };
  });
  return { evidence: [...read.toSorted((one, other) => madeOf(other) - madeOf(one)), ...sections], faults };
}

/** Whether every file of evidence, by the SHA-256 that GitHub states, is as the baseline knows it. */
function isAllKnown({ assets }: ListedRelease, marks: readonly EvidenceMark[]): boolean {
  const known = new Map(marks.map(({ name, sha256 }) => [name, sha256]));
  const evidence = evidenceNames(assets);
  const files = assets.filter(({ name }) => evidence.has(name) && !isPerishable(name));
  return files.every(({ name, sha256 }) => sha256 !== undefined && known.get(name) === sha256);
}

function sha256Of(content: Uint8Array | string): string {
  return createHash("sha256").update(content).digest("hex");
}

/** Whether a statement is another tool's and therefore not our evidence. */
function isOtherKind(bytes: Uint8Array): boolean {
  try {
    const type = memberAt(parseJsonText(Buffer.from(bytes).toString("utf8")), "predicateType");
    return typeof type === "string" && !type.startsWith("https://anchor-artifacts.github.io/anchor/");
  } catch (thrown) {
    if (!(thrown instanceof RangeError)) throw thrown;
    // A file with the name of our statements that cannot be parsed was damaged, or made to delay its readers.
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

function madeOf({ content }: SeenEvidence): number {
  return content !== undefined && "made" in content ? Date.parse(content.made) : 0;
}

/**
 * Converts `statement` to its claims.
 *
 * @returns why it cannot be what was attached, when an anchored list is not the one that its subjects make
 */
export function toContent(statement: Statement, reading: Reading): EvidenceContent | { readonly broken: string } {
  const { subject, predicate } = statement;
  const listAnchors = predicate.anchors.filter(({ covers }) => covers === "list");
  const lists: AnchoredList[] = [];
  for (const anchor of listAnchors) {
    const list = toAnchoredList(anchor, statement) ?? toCutList(anchor, statement, reading);
    // Stops at the first: computing each list of a statement that was made to be slow would take hours.
    if (list === undefined) return { broken: "its list is not the one that was anchored" };
    lists.push(list);
  }
  const anchors = new Map(
    predicate.anchors.filter(({ covers }) => covers === "subject").map((anchor) => [anchor.digest, anchor]),
  );
  const isYoung = reading.now.getTime() - Date.parse(predicate.finishedOn) < reading.blockTime;
  const claim = ({ name, digest }: StatementSubject): Claim => {
    const own = anchors.get(digest.sha3_256);
    const naming = lists.filter((candidate) => candidate.names(name, digest.sha3_256));
    const listed = naming.map((list) => toClaim(list.anchor, isYoung, list.name)).find((one) => one !== undefined);
    const anchor = own ? toClaim(own, isYoung) : listed;
    return { name, ...digest, ...(anchor && { anchor }) };
  };
  const commit = commitOf(statement, reading.tag);
  return {
    made: predicate.finishedOn,
    claims: subject.map(claim),
    lists: new Map(predicate.lists.flatMap(({ name, sha256 }) => (sha256 === undefined ? [] : [[name, sha256]]))),
    ...(commit !== undefined && { commit }),
  };
}

interface AnchoredList {
  readonly anchor: Anchor;
  readonly name: string;
  readonly names: (name: string, digest: Digest) => boolean;
}

function toAnchoredList(anchor: Anchor, { subject, predicate }: Statement): AnchoredList | undefined {
  const list = predicate.lists.find(({ sha3_256 }) => sha3_256 === anchor.digest);
  if (list === undefined) return undefined;
  const text = listText(list, subject);
  if (listDigests(text).sha3_256 !== anchor.digest) return undefined;
  const digests = list.text === undefined ? undefined : digestsOf(list);
  return {
    anchor,
    name: list.name,
    names: (name, digest) => digests === undefined || digests.get(name) === digest,
  };
}

/** Returns the list of a cut section: it can no longer be computed, and covers what has no anchor of its own. */
function toCutList(anchor: Anchor, { predicate }: Statement, { isSection }: Reading): AnchoredList | undefined {
  if (isSection !== true || predicate.lists.length > 0) return undefined;
  const isOnly = predicate.anchors.filter(({ covers }) => covers === "list").length === 1;
  return { anchor, name: sha3ListName, names: () => isOnly };
}

/** Reads the digests from a list's own text; a text that is no list gives none. */
function digestsOf({ name, text = "" }: StatementList): ReadonlyMap<string, Digest> {
  try {
    return new Map(parseChecksums(name, text).map((entry) => [entry.name, entry.digest]));
  } catch (thrown) {
    if (thrown instanceof AnchorError && thrown.code === "CHECKSUMS_INVALID") return new Map();
    throw thrown;
  }
}

/** Returns what the chain should hold: nothing where the run did not find out, or the stamp is too young to tell. */
function toClaim({ digest, verdict, chain }: Anchor, isYoung: boolean, list?: string): AnchorClaim | undefined {
  const isAccepted = verdict === "accepted";
  if (anchorVerdicts[verdict] !== "settled" && (!isAccepted || isYoung)) return undefined;
  const heights = isAccepted ? [] : (chain?.records ?? []).map(({ block }) => Number(block ?? Number.NaN));
  const known = heights.filter((height) => Number.isSafeInteger(height) && height >= 0);
  return {
    digest,
    ...(known.length > 0 && { block: Math.min(...known) }),
    ...(list !== undefined && { list }),
  };
}

/** Returns the commit of `tag`; a run for another ref, such as a branch, does not tell where this tag points. */
function commitOf({ predicate: { run } }: Statement, tag: string): string | undefined {
  const isOfTag = run?.ref === `refs/tags/${tag}`;
  return isOfTag && run.commit !== undefined && /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(run.commit)
    ? run.commit
    : undefined;
}
