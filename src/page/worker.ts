/** Hashes and verifies in a worker, so that the page stays responsive even with a hundred thousand files. */
import { AnchorError, messageOf } from "../core/errors.ts";
import { idOfStatementFile } from "../core/file-names.ts";
import { openRecord, type EvidenceRecord } from "../evidence/record.ts";
import { predicateType, statementType } from "../evidence/statement.ts";
import { evidenceTextOf, parseEvidence, parsePageData, type StatementFile } from "../evidence/statement-file.ts";
import type { FileAtHand, WitnessAnswer } from "../verify/claims.ts";
import { baseName, mayBeEvidence, mayBeProof, originalName } from "../verify/bytes.ts";
import { renderClaims } from "../verify/render.ts";
import { findLatestRun, verifyEvidence } from "../verify/verify-evidence.ts";
import { readWitnesses } from "../witness/read-witness.ts";
import { toPlainResult, sortWorstFirst } from "../verify/result.ts";
import type { EvidenceFacts, FileRef, PageMessage, ShownVerification, WorkerMessage } from "./messages.ts";
import { createHashers, createPieceReader, type Hashers, hashPieces } from "./read-files.ts";

/** The least time between two progress messages, in milliseconds. */
const progressIntervalMs = 100;

let evidence: Evidence | undefined;
/** The statements in the page and in chosen files, by id; `evidenceFiles` has the names of those files. */
const statements = new Map<string, StatementFile>();
const evidenceFiles: string[] = [];
let hashedFiles: readonly (FileAtHand & { readonly size: number })[] = [];
/** Names of files that could not be read or are changed evidence. A name is removed once its file can be read. */
const unreadableNames = new Set<string>();
/** By file name, why a file that looks like evidence cannot be used; shown only if no other evidence is found. */
const rejectedEvidence = new Map<string, string>();
let queue: readonly FileRef[] = [];
/** The file that is read, or was read last; `undefined` once a file of its name was added, which replaces it. */
let current: FileRef | undefined;
let total = { done: 0, size: 0 };
let isBusy = false;
const pieceReader = createPieceReader(send);

function send(message: WorkerMessage): void {
  postMessage(message);
}

self.addEventListener("message", ({ data }: MessageEvent<PageMessage>) => {
  if (data.kind === "files") addFiles(data.files);
  else if (data.kind === "evidence") addPageEvidence(data.text);
  else pieceReader.answer(data);
});

function addPageEvidence(text: string): void {
  try {
    addStatements(parsePageData(text));
  } catch (error) {
    send({ kind: "problem", name: "This page", message: explainError(error), isOwnEvidence: true });
  }
}

/** Adds statements to the evidence; returns whether one is new. `source` is their file's name, if they have a file. */
function addStatements(files: readonly StatementFile[], source?: string): boolean {
  const newFiles = files.filter(({ id }) => !statements.has(id));
  if (newFiles.length === 0) return false;
  for (const one of newFiles) statements.set(one.id, one);
  if (source !== undefined) evidenceFiles.push(source);
  const record = openRecord([...statements.values()]);
  // No root certificates are handed over, since the page cannot know which ones its reader trusts.
  evidence = { record, witnesses: readWitnesses(record) };
  send({ kind: "evidence", facts: toFacts(record) });
  return true;
}

function addFiles(files: readonly FileRef[]): void {
  // A file with the same name, as after a new download, replaces the earlier one.
  const newNames = new Set(files.map(({ name }) => name));
  const isKept = ({ name }: { readonly name: string }): boolean => !newNames.has(name);
  hashedFiles = hashedFiles.filter(isKept);
  if (current !== undefined && !isKept(current)) current = undefined;
  const newQueue = [...queue.filter(isKept), ...files];
  total.size += sumSizes(newQueue) - sumSizes(queue);
  queue = newQueue;
  if (isBusy) return;
  isBusy = true;
  void processQueue();
}

function sumSizes(files: readonly FileRef[]): number {
  return files.reduce((sum, { file }) => sum + file.size, 0);
}

/** Works through the queue. If the browser's strictest settings disable WebAssembly, it tells the user so instead. */
async function processQueue(): Promise<void> {
  try {
    await hashAndVerifyQueue(await createHashers());
  } catch (error) {
    queue = [];
    const message = `The browser does not let this page hash files (${messageOf(error)}). docs/verify-a-download.md of anchor-artifacts has other ways.`;
    send({ kind: "problem", name: "This page", message });
  }
  total = { done: 0, size: 0 };
  isBusy = false;
  if (evidence !== undefined) rejectedEvidence.clear();
  for (const [name, message] of rejectedEvidence) send({ kind: "problem", name, message });
  send({ kind: "idle", hashedCount: hashedFiles.length - rejectedEvidence.size });
}

/** Hashes files in order. Verifies the hashed files now and then, for at most a sixth of the time, and at the end. */
async function hashAndVerifyQueue(hashers: Hashers): Promise<void> {
  let nextVerificationAtMs = 0;
  for (let next = queue[0]; next !== undefined; next = queue[0]) {
    queue = queue.slice(1);
    await processFile(next, hashers);
    const start = performance.now();
    if (queue.length > 0 && start <= nextVerificationAtMs) continue;
    if (evidence !== undefined && hashedFiles.length + unreadableNames.size > 0) {
      send(verifyFiles(evidence, await evidence.witnesses));
    }
    const end = performance.now();
    nextVerificationAtMs = end + 500 + 5 * (end - start);
  }
}

/** Reads one file: as evidence if it has new statements in it, else as a file to verify. Never throws. */
async function processFile(ref: FileRef, hashers: Hashers): Promise<void> {
  current = ref;
  try {
    const kind = await readAsEvidence(ref);
    if (kind === "new") total.done += ref.file.size;
    else await hashFile(ref, hashers, kind === "known");
    unreadableNames.delete(ref.name);
  } catch (error) {
    if (current !== ref) return;
    // This is reported even if other evidence can be used, since the file may be evidence that was changed.
    unreadableNames.add(ref.name);
    send({ kind: "problem", name: ref.name, message: explainError(error) });
  }
}

function explainError(error: unknown): string {
  if (error instanceof AnchorError) return `${error.message} ${error.hint}`;
  return `The file cannot be read: ${messageOf(error)}`;
}

/** Reads a whole file into memory, so it must be small. */
async function readWhole(ref: FileRef): Promise<Uint8Array> {
  const whole = new Uint8Array(ref.file.size);
  let end = 0;
  for await (const piece of pieceReader.read(ref)) {
    whole.set(piece, end);
    end += piece.length;
  }
  return whole.subarray(0, end);
}

/** Returns whether a file has new, only known or no statements. Throws AnchorError for this tool's changed evidence. */
async function readAsEvidence(ref: FileRef): Promise<"new" | "known" | "none"> {
  const { name, file } = ref;
  if (!mayBeEvidence(name, file.size)) return "none";
  const bytes = await readWhole(ref);
  const text = new TextDecoder().decode(bytes);
  const ownName = originalName(baseName(name));
  const isOurs = idOfStatementFile(ownName) !== undefined;
  rejectedEvidence.delete(name);
  if (!isOurs && !isEvidenceText(text) && !name.endsWith(".intoto.json")) return "none";
  try {
    return addStatements(parseEvidence(bytes, ownName), name) ? "new" : "known";
  } catch (error) {
    if (isOurs || text.includes(predicateType) || !(error instanceof AnchorError)) throw error;
    // A release may ship evidence of other tools, so a file that may be such evidence is compared like any other file.
    rejectedEvidence.set(name, explainError(error));
    return "none";
  }
}

async function hashFile(ref: FileRef, hashers: Hashers, isKnown: boolean): Promise<void> {
  const { name } = ref;
  const { size } = ref.file;
  const doneBefore = total.done;
  let sentAtMs = 0;
  const onBytes = (done: number): void => {
    total = { ...total, done: doneBefore + done };
    if (performance.now() < sentAtMs + progressIntervalMs) return;
    sentAtMs = performance.now();
    send({ kind: "progress", name, done, size, totalDone: total.done, totalSize: total.size });
  };
  onBytes(0);
  const digests = await hashPieces(pieceReader.read(ref), size, hashers, onBytes);
  const bytes = mayBeProof(name, size) ? await readWhole(ref) : undefined;
  if (current !== ref) return;
  const otherFiles = hashedFiles.filter((known) => known.name !== name || known.sha3_256 !== digests.sha3_256);
  hashedFiles = [
    ...otherFiles,
    { name, size, ...digests, ...(isKnown && { evidence: "this" }), ...(bytes && { bytes }) },
  ];
}

/** The most rows and names that the page shows, since nobody reads a hundred thousand. */
const maxShownCounts = { rows: 300, names: 200 } as const;

interface Evidence {
  readonly record: EvidenceRecord;
  readonly witnesses: Promise<readonly WitnessAnswer[]>;
}

/** Whether `text` may be evidence of this or another tool: a statement, or a page with statements in it. */
function isEvidenceText(text: string): boolean {
  const evidenceText = /^\s*</.test(text) ? (evidenceTextOf(text) ?? "") : text;
  return evidenceText.slice(0, 10_000).replaceAll("\\", "").includes(JSON.stringify(statementType));
}

function toFacts(record: EvidenceRecord): EvidenceFacts {
  const recordedNames = [...record.names.values()];
  const subjects = recordedNames.slice(0, maxShownCounts.names).map(({ name, digest, former }) => ({
    name,
    digest: digest.sha3_256,
    former: former.map((one) => one.digest.sha3_256),
  }));
  const { chain } = record;
  const run = findLatestRun(record.statements);
  const files = [...evidenceFiles];
  const counts = { subjectCount: recordedNames.length, statementCount: record.statements.length };
  return { ...run, ...(chain && { chain }), files, subjects, ...counts };
}

function verifyFiles({ record }: Evidence, witnesses: readonly WitnessAnswer[]): ShownVerification {
  const files = hashedFiles;
  const verification = verifyEvidence({ record, files, witnesses });
  const { missing } = verification;
  const rows = sortWorstFirst(verification).slice(0, maxShownCounts.rows);
  const shownNames = new Set(rows.map(({ file }) => file));
  return {
    kind: "verification",
    verification: { ...verification, files: rows, missing: missing.slice(0, maxShownCounts.names) },
    result: toPlainResult(verification, unreadableNames.size),
    fileCount: verification.files.length,
    missingCount: missing.length,
    text: renderClaims(verification, unreadableNames.size),
    sizes: Object.fromEntries(files.filter(({ name }) => shownNames.has(name)).map(({ name, size }) => [name, size])),
  };
}
