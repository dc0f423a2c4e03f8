/** Reads the cases below test/conformance/evidence, for any front that verifies evidence. */
import { readdirSync, readFileSync } from "node:fs";

import { openRecord, type EvidenceRecord } from "#evidence/record.ts";
import { parseEvidence } from "#evidence/statement-file.ts";
import { classifyEvidence, type EvidenceAtHand, mayBeEvidence } from "#verify/bytes.ts";
import type { ChainAnswer, FileAtHand, Verification } from "#verify/claims.ts";
import { readWitnesses } from "#witness/read-witness.ts";
import { sha256Of, sha3Of } from "../digests.ts";

const home = new URL("../../conformance/evidence/", import.meta.url);

/** One change to a statement; `at` is a JSON pointer without its first slash. */
export type Change =
  | { readonly at: string; readonly value: unknown }
  | { readonly at: string; readonly remove: true }
  | { readonly at: string; readonly digit: number }
  | { readonly at: string; readonly swap: string }
  | { readonly at: string; readonly cut: number }
  | { readonly at: string; readonly append: string };

/** One statement of a folder. */
interface Source {
  readonly statement: string;
  readonly changes?: readonly Change[];
  /** The statements that it comes after, by their place among those of the case. */
  readonly after?: readonly number[];
}

/** One change to the bytes of a file in the folder, which keeps its name. */
type Edit = { readonly file: number } & (
  | { readonly replace: readonly [string, string] }
  | { readonly cut: number }
  | { readonly lineEnd: string }
);

/** A file of the evidence. */
export interface EvidenceFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What a case holds in `case.json`. */
interface CaseFile {
  readonly about: string;
  /** A statement below `statements`, by its name, or the evidence as it stands. */
  readonly statement?: string | { readonly text: string } | { readonly base64: string };
  readonly changes?: readonly Change[];
  /** A folder of statements, each named by its bytes, in the place of one statement. */
  readonly statements?: readonly Source[];
  readonly edits?: readonly Edit[];
  readonly files: readonly { readonly name: string; readonly content: string }[];
  /** What those said who were asked; without it nobody was. */
  readonly chain?: readonly ChainAnswer[];
  readonly expected: {
    readonly verdict?: Verification["verdict"];
    /** The evidence cannot be used. */
    readonly error?: "EVIDENCE_INVALID";
    readonly exitCode: number;
    /** One a file that is not read as evidence: file, bytes, path, chain. */
    readonly claims?: readonly (readonly [string, string, string, string])[];
    /** Which of the files are told as lists of the evidence, without a claim of their own. */
    readonly lists?: readonly string[];
  };
}

export interface EvidenceCase extends Omit<CaseFile, "statement" | "changes" | "statements" | "edits"> {
  readonly name: string;
  readonly isFail: boolean;
  readonly evidence: readonly EvidenceFile[];
}

export function readEvidenceCases(): readonly EvidenceCase[] {
  return readdirSync(new URL("cases/", home))
    .toSorted()
    .map((name) => {
      const given = readJson(`cases/${name}/case.json`) as CaseFile;
      const { statement = "", changes = [], statements, edits = [], ...rest } = given;
      const evidence =
        statements === undefined
          ? [{ name: "given.intoto.json", bytes: toEvidence(statement, changes) }]
          : toFolder(statements, edits);
      return { ...rest, name, isFail: name.endsWith("_fail"), evidence };
    });
}

/** Reads the evidence of a case, as every front does. */
function parseCase({ evidence }: EvidenceCase): EvidenceRecord {
  return openRecord(evidence.flatMap(({ name, bytes }) => parseEvidence(bytes, name)));
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(new URL(path, home), "utf8"));
}

function toEvidence(statement: NonNullable<CaseFile["statement"]>, changes: readonly Change[]): Uint8Array {
  if (typeof statement === "object")
    return "text" in statement ? Buffer.from(statement.text) : Buffer.from(statement.base64, "base64");
  return Buffer.from(`${JSON.stringify(changedStatement(statement, changes), undefined, 2)}\n`);
}

function changedStatement(statement: string, changes: readonly Change[]): unknown {
  const root = readJson(`statements/${statement}.json`);
  for (const change of changes) applyChange(root, change);
  return root;
}

/** Names the files by Node's own SHA3-256, then edits them. */
export function toFolder(sources: readonly Source[], edits: readonly Edit[]): readonly EvidenceFile[] {
  const ids: string[] = [];
  return sources.map(({ statement, changes = [], after }, index) => {
    const root = changedStatement(statement, changes) as { predicate: object };
    const known = after && { after: after.map((place) => ids[place]) };
    const text = `${JSON.stringify({ ...root, predicate: { ...known, ...root.predicate } }, undefined, 2)}\n`;
    const id = sha3Of(text).slice(0, 16);
    ids.push(id);
    const edited = edits.filter(({ file }) => file === index).reduce(applyEdit, text);
    return { name: `anchor-${id}.intoto.json`, bytes: Buffer.from(edited) };
  });
}

function applyEdit(text: string, edit: Edit): string {
  if ("replace" in edit) return text.replace(...edit.replace);
  return "cut" in edit ? text.slice(0, -edit.cut) : text.replaceAll("\n", edit.lineEnd);
}

function applyChange(root: unknown, change: Change): void {
  const { parent, last } = locate(root, change.at);
  if (!Object.hasOwn(parent, last) && !("value" in change)) throw new RangeError(`nothing stands at ${change.at}`);
  if ("value" in change) parent[last] = change.value;
  else if ("digit" in change) parent[last] = withOtherDigit(String(parent[last]), change.digit);
  else if ("cut" in change) parent[last] = String(parent[last]).slice(0, -change.cut);
  else if ("append" in change) parent[last] = `${String(parent[last])}${change.append}`;
  else if ("swap" in change) {
    const other = locate(root, change.swap);
    [parent[last], other.parent[other.last]] = [other.parent[other.last], parent[last]];
  } else if (Array.isArray(parent)) parent.splice(Number(last), 1);
  else delete parent[last];
}

function locate(root: unknown, pointer: string): { parent: Record<string, unknown>; last: string } {
  const names = pointer.split("/");
  const last = names.pop() ?? "";
  const parent = names.reduce((at, name) => (at as Record<string, unknown>)[name], root) as Record<string, unknown>;
  return { parent, last };
}

/** `hex` with one bit of the digit at `index` changed. */
function withOtherDigit(hex: string, index: number): string {
  const at = index < 0 ? hex.length + index : index;
  const digit = (Number.parseInt(hex.charAt(at), 16) ^ 1).toString(16);
  return `${hex.slice(0, at)}${digit}${hex.slice(at + 1)}`;
}

/** What the verifier is given of a case: its evidence, with what the witnesses say, and its files. */
export async function atHandOf(given: EvidenceCase): Promise<EvidenceAtHand> {
  const record = parseCase(given);
  const files = given.files.map((file) => toFileAtHand(file, record));
  return { record, files, witnesses: await readWitnesses(record) };
}

/** A case's file as a front hands it to the verifier, hashed by Node. */
function toFileAtHand({ name, content }: EvidenceCase["files"][number], record: EvidenceRecord): FileAtHand {
  const bytes = Buffer.from(content);
  return {
    name,
    sha3_256: sha3Of(bytes),
    sha256: sha256Of(bytes),
    ...(name.endsWith(".json") && { bytes }),
    ...(mayBeEvidence(name, bytes.length) && { evidence: classifyEvidence(record, bytes, name) }),
  };
}
