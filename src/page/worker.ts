/** Hashes and verifies beside the page, so that the page never waits. */
import { sha3_256 } from "@noble/hashes/sha3.js";

import { digestFromBytes } from "../core/digest.ts";
import { AnchorError, messageOf } from "../core/errors.ts";
import { maxJsonLength } from "../core/json.ts";
import { maxProofBytes } from "../evidence/proof.ts";
import { formatStatement } from "../evidence/to-statement.ts";
import { isStatementText, openEvidence, toVerificationNews, type Desk } from "./desk.ts";
import type { FileRef, News, Order } from "./messages.ts";
import { createHashers, hashPieces, type Hashers, createPieceReader } from "./read-files.ts";

/** Milliseconds between two signs of progress. */
const progressEveryMs = 100;

let desk: Desk = { files: [] };
let queue: readonly FileRef[] = [];
let total = { done: 0, size: 0 };
let isBusy = false;
const pieces = createPieceReader(tell);

function tell(news: News): void {
  postMessage(news);
}

self.addEventListener("message", ({ data }: MessageEvent<Order>) => {
  if (data.kind === "files") addFiles(data.files);
  else if (data.kind === "statement") usePageStatement(data.text);
  else pieces.answer(data);
});

function usePageStatement(text: string): void {
  try {
    useStatement(text);
  } catch (error) {
    tell({ kind: "problem", name: "This page", message: explainError(error) });
  }
}

/** @param evidence the bytes of a file, or the text that the page holds */
function useStatement(evidence: Uint8Array | string, file?: string): void {
  const { statement, facts } = openEvidence(evidence, file);
  // What stands in the page is escaped for it: the file beside the page is what a run writes.
  const bytes = typeof evidence === "string" ? new TextEncoder().encode(formatStatement(statement)) : evidence;
  desk = { ...desk, statement, evidenceDigest: digestFromBytes(sha3_256(bytes)) };
  tell({ kind: "evidence", facts });
}

function addFiles(files: readonly FileRef[]): void {
  queue = [...queue, ...files];
  total = { ...total, size: files.reduce((sum, { file }) => sum + file.size, total.size) };
  if (isBusy) return;
  isBusy = true;
  void startHashing();
}

/** Without WebAssembly, which some browsers' strictest settings take away, nothing can be hashed: that is said. */
async function startHashing(): Promise<void> {
  try {
    await workThroughQueue(await createHashers());
  } catch (error) {
    queue = [];
    const message = `The browser does not let this page hash files (${messageOf(error)}). docs/verify-a-download.md of anchor-artifacts has other ways.`;
    tell({ kind: "problem", name: "This page", message });
  }
  total = { done: 0, size: 0 };
  isBusy = false;
  tell({ kind: "idle", hashed: desk.files.length });
}

/** Takes one file after the other until none is left. */
async function workThroughQueue(hashers: Hashers): Promise<void> {
  const verify = createVerifier();
  for (let next = queue[0]; next !== undefined; next = queue[0]) {
    queue = queue.slice(1);
    await takeDropped(next, hashers);
    if (queue.length > 0) verify.maybe();
  }
  verify.now();
}

/** Verifies what is there, but not so often that hashing waits for it. */
function createVerifier() {
  let notBefore = 0;
  const now = (): void => {
    const start = performance.now();
    const news = toVerificationNews(desk);
    if (news !== undefined) tell(news);
    const end = performance.now();
    notBefore = end + 500 + 5 * (end - start);
  };
  return { now, maybe: () => performance.now() > notBefore && now() };
}

/** Reads one file: as the evidence where there is none yet and it is some, else as a file to be verified. */
async function takeDropped(ref: FileRef, hashers: Hashers): Promise<void> {
  try {
    if (desk.statement === undefined && (await isTakenAsEvidence(ref))) total.done += ref.file.size;
    else await hashDropped(ref, hashers);
  } catch (error) {
    tell({ kind: "problem", name: ref.name, message: explainError(error) });
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
  if (!name.endsWith(".json") || file.size > maxJsonLength) return false;
  const bytes = await readWhole(ref);
  if (!isStatementText(new TextDecoder().decode(bytes)) && !name.endsWith(".intoto.json")) return false;
  useStatement(bytes, name);
  return true;
}

async function hashDropped(ref: FileRef, hashers: Hashers): Promise<void> {
  const { name } = ref;
  const { size } = ref.file;
  const before = total.done;
  let told = 0;
  const onBytes = (done: number): void => {
    total = { ...total, done: before + done };
    if (performance.now() < told + progressEveryMs) return;
    told = performance.now();
    tell({ kind: "progress", progress: { name, done, size, totalDone: total.done, totalSize: total.size } });
  };
  onBytes(0);
  const digests = await hashPieces(pieces.read(ref), size, hashers, onBytes);
  const isProof = name.endsWith(".json") && size <= maxProofBytes;
  const bytes = isProof ? { bytes: await readWhole(ref) } : {};
  const others = desk.files.filter((known) => known.name !== name || known.sha3_256 !== digests.sha3_256);
  desk = { ...desk, files: [...others, { name, size, ...digests, ...bytes }] };
}
