/** Hashes and verifies in a worker, so that the page never waits, also for a hundred thousand files. */
import { sha3_256 } from "@noble/hashes/sha3.js";

import { type Digest, digestFromBytes } from "../core/digest.ts";
import { AnchorError, messageOf } from "../core/errors.ts";
import { parseEvidence, evidenceTextOf, fromPageText } from "../evidence/log.ts";
import { maxProofBytes } from "../evidence/proof.ts";
import { openEvidence, type EvidenceRecord } from "../evidence/record.ts";
import { predicateTypes, statementType } from "../evidence/statement.ts";
import type { FileAtHand, WitnessAnswer } from "../verify/claims.ts";
import { baseName, evidenceIn, mayBeEvidence, plainName } from "../verify/bytes.ts";
import { renderClaims } from "../verify/render.ts";
import { originOf, verifyEvidence } from "../verify/verify-evidence.ts";
import { readWitnesses } from "../witness/read-witnesses.ts";
import { toResult, worstFirst } from "../verify/result.ts";
import type { EvidenceFacts, FileRef, PageMessage, ShownVerification, WorkerMessage } from "./messages.ts";
import { createHashers, createPieceReader, type Hashers, hashPieces } from "./read-files.ts";

/** The time between two progress messages, in milliseconds. */
const progressEveryMs = 100;

let evidence: Evidence | undefined;
/** The files that were hashed. */
let hashed: readonly (FileAtHand & { readonly size: number })[] = [];
/** The names of files that could not be read, until they can. */
const unreadable = new Set<string>();
/** Why files are no evidence that look like it, by their names: told where none is found. */
const refused = new Map<string, string>();
let queue: readonly FileRef[] = [];
let total = { done: 0, size: 0 };
let isBusy = false;
const pieces = createPieceReader(send);

function send(message: WorkerMessage): void {
  postMessage(message);
}

self.addEventListener("message", ({ data }: MessageEvent<PageMessage>) => {
  if (data.kind === "files") addFiles(data.files);
  else if (data.kind === "evidence") usePageEvidence(data.text);
  else pieces.answer(data);
});

function usePageEvidence(text: string): void {
  try {
    // The evidence inside the page is escaped for HTML; a log file has the text as a run writes it.
    useEvidence(text, new TextEncoder().encode(`${fromPageText(text)}\n`));
  } catch (error) {
    send({ kind: "problem", name: "This page", message: explainError(error), isOwnEvidence: true });
  }
}

/**
 * @param bytes of the evidence's own file
 * @throws AnchorError `EVIDENCE_INVALID`
 */
function useEvidence(given: Uint8Array | string, bytes: Uint8Array, file?: string): void {
  const record = openEvidence(parseEvidence(given), Date.now());
  // Read once: no page can know whom its reader trusts.
  evidence = { record, digest: digestFromBytes(sha3_256(bytes)), witnesses: readWitnesses(record) };
  send({ kind: "evidence", facts: toFacts(record, file) });
}

function addFiles(files: readonly FileRef[]): void {
  // Who was told to download a file again chooses it again: the earlier one is gone.
  const again = new Set(files.map(({ name }) => name));
  hashed = hashed.filter(({ name }) => !again.has(name));
  queue = [...queue, ...files];
  total = { ...total, size: files.reduce((sum, { file }) => sum + file.size, total.size) };
  if (isBusy) return;
  isBusy = true;
  void startHashing();
}

/** Starts hashing, or reports that WebAssembly is missing, which some browsers' strictest settings disable. */
async function startHashing(): Promise<void> {
  try {
    await workThroughQueue(await createHashers());
  } catch (error) {
    queue = [];
    const message = `The browser does not let this page hash files (${messageOf(error)}). docs/verify-a-download.md of anchor-artifacts has other ways.`;
    send({ kind: "problem", name: "This page", message });
  }
  total = { done: 0, size: 0 };
  isBusy = false;
  if (evidence !== undefined) refused.clear();
  for (const [name, message] of refused) send({ kind: "problem", name, message });
  send({ kind: "idle", hashed: hashed.length - refused.size });
}

/** Takes one file after the other until none is left; verifies meanwhile, but so seldom that hashing need not wait. */
async function workThroughQueue(hashers: Hashers): Promise<void> {
  let notBefore = 0;
  for (let next = queue[0]; next !== undefined; next = queue[0]) {
    queue = queue.slice(1);
    await takeDropped(next, hashers);
    const start = performance.now();
    if (queue.length > 0 && start <= notBefore) continue;
    if (evidence !== undefined && hashed.length + unreadable.size > 0) {
      send(verifyFiles(evidence, await evidence.witnesses));
    }
    const end = performance.now();
    notBefore = end + 500 + 5 * (end - start);
  }
}

/** Reads one file: as evidence if it is evidence and there is none yet, else as a file to verify. */
async function takeDropped(ref: FileRef, hashers: Hashers): Promise<void> {
  try {
    if (evidence === undefined && (await isTakenAsEvidence(ref))) total.done += ref.file.size;
    else await hashDropped(ref, hashers);
    unreadable.delete(ref.name);
  } catch (error) {
    if (!(error instanceof AnchorError)) unreadable.add(ref.name);
    send({ kind: "problem", name: ref.name, message: explainError(error) });
  }
}

function explainError(error: unknown): string {
  if (error instanceof AnchorError) return `${error.message} ${error.hint}`;
  return `The file cannot be read: ${messageOf(error)}`;
}

/** For small files. */
async function readWhole(ref: FileRef): Promise<Uint8Array> {
  const whole = new Uint8Array(ref.file.size);
  let end = 0;
  for await (const piece of pieces.read(ref)) {
    whole.set(piece, end);
    end += piece.length;
  }
  return whole.subarray(0, end);
}

async function isTakenAsEvidence(ref: FileRef): Promise<boolean> {
  const { name, file } = ref;
  if (!mayBeEvidence(name, file.size)) return false;
  const bytes = await readWhole(ref);
  const text = new TextDecoder().decode(bytes);
  refused.delete(name);
  if (!isEvidenceText(text) && !/\.(?:intoto\.json|jsonl)$/.test(name)) return false;
  try {
    useEvidence(bytes, bytes, name);
    return true;
  } catch (error) {
    const isOurs = ownNames.test(plainName(baseName(name))) || predicateTypes.some((type) => text.includes(type));
    if (isOurs || !(error instanceof AnchorError)) throw error;
    // A release may ship such a file too: it is compared, whatever is chosen after it.
    refused.set(name, explainError(error));
    return false;
  }
}

const ownNames = /^anchor(?:-[0-9a-f]{12})?\.(?:intoto\.json|jsonl)$/;

async function hashDropped(ref: FileRef, hashers: Hashers): Promise<void> {
  const { name } = ref;
  const { size } = ref.file;
  const before = total.done;
  let sentAt = 0;
  const onBytes = (done: number): void => {
    total = { ...total, done: before + done };
    if (performance.now() < sentAt + progressEveryMs) return;
    sentAt = performance.now();
    send({ kind: "progress", name, done, size, totalDone: total.done, totalSize: total.size });
  };
  onBytes(0);
  const digests = await hashPieces(pieces.read(ref), size, hashers, onBytes);
  const isProof = name.endsWith(".json") && size <= maxProofBytes;
  const isRead = isProof || (evidence !== undefined && mayBeEvidence(name, size));
  const bytes = isRead ? await readWhole(ref) : undefined;
  const kind = bytes && evidence && evidenceIn(evidence.record, bytes);
  const others = hashed.filter((known) => known.name !== name || known.sha3_256 !== digests.sha3_256);
  hashed = [...others, { name, size, ...digests, evidence: kind, ...(isProof && bytes && { bytes }) }];
}

/** The most rows and names that are shown: a page of a hundred thousand is useless. */
const maxShown = { rows: 300, names: 200 } as const;

interface Evidence {
  readonly record: EvidenceRecord;
  readonly digest: Digest;
  readonly witnesses: Promise<readonly WitnessAnswer[]>;
}

/** Whether `text` may be evidence, ours or another tool's: a statement, a log, or a page with either in it. */
function isEvidenceText(text: string): boolean {
  const inside = /^\s*</.test(text) ? (evidenceTextOf(text) ?? "") : text;
  return inside.slice(0, 10_000).replaceAll("\\", "").includes(JSON.stringify(statementType));
}

function toFacts(record: EvidenceRecord, file: string | undefined): EvidenceFacts {
  const names = [...record.names.values()];
  const subjects = names.slice(0, maxShown.names).map(({ name, digest }) => ({ name, digest: digest.sha3_256 }));
  const { chain } = record;
  return { ...originOf(record.lines), ...(chain && { chain }), file, subjects, subjectCount: names.length };
}

function verifyFiles({ record, digest }: Evidence, witnesses: readonly WitnessAnswer[]): ShownVerification {
  const files = hashed;
  const verification = verifyEvidence({ record, files, evidenceDigest: digest, witnesses });
  const { missing } = verification;
  const rows = worstFirst(verification).slice(0, maxShown.rows);
  const shown = new Set(rows.map(({ file }) => file));
  return {
    kind: "verification",
    verification: { ...verification, files: rows, missing: missing.slice(0, maxShown.names) },
    result: toResult(verification, unreadable.size),
    fileCount: verification.files.length,
    missingCount: missing.length,
    text: renderClaims(verification),
    sizes: Object.fromEntries(files.filter(({ name }) => shown.has(name)).map(({ name, size }) => [name, size])),
  };
}
