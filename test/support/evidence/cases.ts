/** Reads the cases below test/conformance/evidence, for any front that verifies evidence. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

import type { EvidenceRecord } from "#evidence/record.ts";
import { evidenceIn, mayBeEvidence } from "#verify/bytes.ts";
import type { ChainAnswer, FileAtHand, Verification } from "#verify/claims.ts";
import { sha3Of } from "../digests.ts";
import { asDigest } from "./statements.ts";

const home = new URL("../../conformance/evidence/", import.meta.url);

/** One change to a statement; `at` is a JSON pointer without its first slash. */
type Change =
  | { readonly at: string; readonly value: unknown }
  | { readonly at: string; readonly remove: true }
  | { readonly at: string; readonly digit: number }
  | { readonly at: string; readonly swap: string }
  | { readonly at: string; readonly cut: number }
  | { readonly at: string; readonly append: string };

/** One line of a log: a statement of type v2 that has the digest of the line above, unless `asItStands`. */
interface LineSource {
  readonly statement: string;
  readonly changes?: readonly Change[];
  readonly asItStands?: true;
}

/** One change to the lines of a log, after which nothing is linked anew. */
type Edit =
  | { readonly drop: number }
  | { readonly repeat: number }
  | { readonly swap: readonly [number, number] }
  | { readonly line: number; readonly replace: readonly [string, string] }
  | { readonly cut: number }
  | { readonly lineEnd: string };

/** What a case holds in `case.json`. */
interface CaseFile {
  readonly about: string;
  /** A statement below `statements`, by its name, or the evidence as it stands. */
  readonly statement?: string | { readonly text: string } | { readonly base64: string };
  readonly changes?: readonly Change[];
  /** A log in the place of a statement. */
  readonly log?: readonly LineSource[];
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

export interface EvidenceCase extends Omit<CaseFile, "statement" | "changes" | "log" | "edits"> {
  readonly name: string;
  /** What the file of the evidence is called. */
  readonly evidenceName: string;
  readonly isFail: boolean;
  /** The bytes of the evidence. */
  readonly evidence: Uint8Array;
}

export function readEvidenceCases(): readonly EvidenceCase[] {
  return readdirSync(new URL("cases/", home))
    .toSorted()
    .map((name) => {
      const {
        statement = "",
        changes = [],
        log,
        edits = [],
        ...rest
      } = readJson(`cases/${name}/case.json`) as CaseFile;
      const evidence = log === undefined ? toEvidence(statement, changes) : toLog(log, edits);
      const evidenceName = log === undefined ? "given.intoto.json" : "given.jsonl";
      return { ...rest, name, isFail: name.endsWith("_fail"), evidenceName, evidence };
    });
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(new URL(path, home), "utf8"));
}

function toEvidence(statement: NonNullable<CaseFile["statement"]>, changes: readonly Change[]): Uint8Array {
  if (typeof statement === "object") {
    return "text" in statement ? Buffer.from(statement.text) : Buffer.from(statement.base64, "base64");
  }
  return Buffer.from(`${JSON.stringify(changedStatement(statement, changes), undefined, 2)}\n`);
}

function changedStatement(statement: string, changes: readonly Change[]): unknown {
  const root = readJson(`statements/${statement}.json`);
  for (const change of changes) applyChange(root, change);
  return root;
}

/** Links the lines by Node's own SHA3-256, then edits them. */
function toLog(sources: readonly LineSource[], edits: readonly Edit[]): Uint8Array {
  let lines: string[] = [];
  for (const { statement, changes = [], asItStands } of sources) {
    const root = changedStatement(statement, changes) as { predicateType: string; predicate: object };
    const above = lines.at(-1);
    const link = above === undefined ? {} : { previous: sha3Of(above) };
    const linked = {
      predicateType: root.predicateType.replace(/v1$/, "v2"),
      predicate: { ...link, ...root.predicate },
    };
    lines.push(JSON.stringify(asItStands ? root : { ...root, ...linked }));
  }
  let [cut, lineEnd] = [0, "\n"];
  for (const edit of edits) {
    if ("drop" in edit) lines.splice(edit.drop, 1);
    else if ("repeat" in edit) lines.splice(edit.repeat, 0, lines[edit.repeat] ?? "");
    else if ("swap" in edit)
      lines = lines.with(edit.swap[0], lines[edit.swap[1]] ?? "").with(edit.swap[1], lines[edit.swap[0]] ?? "");
    else if ("line" in edit) lines[edit.line] = lines[edit.line]?.replace(...edit.replace) ?? "";
    else if ("cut" in edit) cut = edit.cut;
    else lineEnd = edit.lineEnd;
  }
  const text = lines.map((line) => `${line}${lineEnd}`).join("");
  return Buffer.from(text.slice(0, text.length - cut));
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

/** A case's file as a front hands it to the verifier, hashed by Node. */
export function toFileAtHand({ name, content }: EvidenceCase["files"][number], record: EvidenceRecord): FileAtHand {
  const bytes = Buffer.from(content);
  return {
    name,
    sha3_256: asDigest(createHash("sha3-256").update(bytes).digest("hex")),
    sha256: createHash("sha256").update(bytes).digest("hex"),
    ...(name.endsWith(".json") && { bytes }),
    ...(mayBeEvidence(name, bytes.length) && { evidence: evidenceIn(record, bytes) }),
  };
}
