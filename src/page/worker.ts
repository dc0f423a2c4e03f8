/** Hashes and verifies in a worker, so that the page never waits, also for a hundred thousand files. */
import { AnchorError, messageOf } from "../core/errors.ts";
import { idOfStatementFile } from "../core/file-names.ts";
import { maxProofBytes } from "../evidence/proof.ts";
import { openRecord, type EvidenceRecord } from "../evidence/record.ts";
import { predicateType, statementType } from "../evidence/statement.ts";
import { evidenceTextOf, parseEvidence, parsePageData, type StatementFile } from "../evidence/statement-file.ts";
import type { FileAtHand, WitnessAnswer } from "../verify/claims.ts";
import { baseName, mayBeEvidence, plainName } from "../verify/bytes.ts";
import { renderClaims } from "../verify/render.ts";
import { runToName, verifyEvidence } from "../verify/verify-evidence.ts";
import { readWitnesses } from "../witness/read-witnesses.ts";
import { toPlainResult, worstFirst } from "../verify/result.ts";
import type { EvidenceFacts, FileRef, PageMessage, ShownVerification, WorkerMessage } from "./messages.ts";
import { createHashers, createPieceReader, type Hashers, hashPieces } from "./read-files.ts";

/** The time between two progress messages, in milliseconds. */
const progressEveryMs = 100;

let evidence: Evidence | undefined;
/** Every statement of the page itself and of the files that were chosen, each once; and the names of those files. */
const statements = new Map<string, StatementFile>();
const evidenceFiles: string[] = [];
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
    useEvidence(parsePageData(text));
  } catch (error) {
    send({ kind: "problem", name: "This page", message: explainError(error), isOwnEvidence: true });
  }
}

/**
 * Adds statements to the evidence: all that were chosen count together.
 *
 * @returns whether one of them is new
 */
function useEvidence(given: readonly StatementFile[], file?: string): boolean {
  const news = given.filter(({ id }) => !statements.has(id));
  if (news.length === 0) return false;
  for (const one of news) statements.set(one.id, one);
  if (file !== undefined) evidenceFiles.push(file);
  const record = openRecord([...statements.values()]);
  // Read once: no page can know whom its reader trusts.
  evidence = { record, witnesses: readWitnesses(record) };
  send({ kind: "evidence", facts: toFacts(record) });
  return true;
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

/** Reads one file: as evidence if it has statements in it that are not known yet, else as a file to verify. */
async function takeDropped(ref: FileRef, hashers: Hashers): Promise<void> {
  try {
    const kind = await readAsEvidence(ref);
    if (kind === "new") total.done += ref.file.size;
    else await hashDropped(ref, hashers, kind === "known");
    unreadable.delete(ref.name);
  } catch (error) {
    // Evidence that was changed is always told, whatever other evidence says.
    unreadable.add(ref.name);
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

/** @throws AnchorError `EVIDENCE_INVALID` for what was ours, and was changed */
async function readAsEvidence(ref: FileRef): Promise<"new" | "known" | "none"> {
  const { name, file } = ref;
  if (!mayBeEvidence(name, file.size)) return "none";
  const bytes = await readWhole(ref);
  const text = new TextDecoder().decode(bytes);
  const ownName = plainName(baseName(name));
  const isOurs = idOfStatementFile(ownName) !== undefined;
  refused.delete(name);
  if (!isOurs && !isEvidenceText(text) && !name.endsWith(".intoto.json")) return "none";
  try {
    return useEvidence(parseEvidence(bytes, ownName), name) ? "new" : "known";
  } catch (error) {
    if (isOurs || text.includes(predicateType) || !(error instanceof AnchorError)) throw error;
    // A release may ship such a file too: it is compared, whatever is chosen after it.
    refused.set(name, explainError(error));
    return "none";
  }
}

async function hashDropped(ref: FileRef, hashers: Hashers, isKnown: boolean): Promise<void> {
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
  const bytes = isProof ? await readWhole(ref) : undefined;
  const others = hashed.filter((known) => known.name !== name || known.sha3_256 !== digests.sha3_256);
  hashed = [...others, { name, size, ...digests, ...(isKnown && { evidence: "this" }), ...(bytes && { bytes }) }];
}

/** The most rows and names that are shown: a page of a hundred thousand is useless. */
const maxShown = { rows: 300, names: 200 } as const;

interface Evidence {
  readonly record: EvidenceRecord;
  readonly witnesses: Promise<readonly WitnessAnswer[]>;
}

/** Whether `text` may be evidence, ours or another tool's: a statement, or a page with statements in it. */
function isEvidenceText(text: string): boolean {
  const inside = /^\s*</.test(text) ? (evidenceTextOf(text) ?? "") : text;
  return inside.slice(0, 10_000).replaceAll("\\", "").includes(JSON.stringify(statementType));
}

function toFacts(record: EvidenceRecord): EvidenceFacts {
  const names = [...record.names.values()];
  const subjects = names.slice(0, maxShown.names).map(({ name, digest }) => ({ name, digest: digest.sha3_256 }));
  const { chain } = record;
  const origin = runToName(record.statements);
  const files = [...evidenceFiles];
  const counts = { subjectCount: names.length, statementCount: record.statements.length };
  return { ...origin, ...(chain && { chain }), files, subjects, ...counts };
}

function verifyFiles({ record }: Evidence, witnesses: readonly WitnessAnswer[]): ShownVerification {
  const files = hashed;
  const verification = verifyEvidence({ record, files, witnesses });
  const { missing } = verification;
  const rows = worstFirst(verification).slice(0, maxShown.rows);
  const shown = new Set(rows.map(({ file }) => file));
  return {
    kind: "verification",
    verification: { ...verification, files: rows, missing: missing.slice(0, maxShown.names) },
    result: toPlainResult(verification, unreadable.size),
    fileCount: verification.files.length,
    missingCount: missing.length,
    text: renderClaims(verification),
    sizes: Object.fromEntries(files.filter(({ name }) => shown.has(name)).map(({ name, size }) => [name, size])),
  };
}
