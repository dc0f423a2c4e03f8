import { messageOf } from "../core/errors.ts";
import { byId, make, renderCount, showEvidence, shown, showProgress, showVerification } from "./show.ts";
import type { PageMessage, PieceRequest, WorkerMessage } from "./messages.ts";

/** The worker's program, inserted here by the build: a page that is one file has no other place for it. */
declare const workerSource: string;

const worker = new Worker(URL.createObjectURL(new Blob([workerSource], { type: "text/javascript" })));

/** Every file that was dropped; its index is its id. */
const knownFiles: File[] = [];

function send(message: PageMessage, transfer: Transferable[] = []): void {
  worker.postMessage(message, transfer);
}

/** Reads a piece of a file for the worker, and hands it over without a copy. */
async function sendPiece({ request, file, start, end }: PieceRequest): Promise<void> {
  try {
    const bytes = await (knownFiles[file] ?? new Blob()).slice(start, end).arrayBuffer();
    send({ kind: "piece", request, bytes }, [bytes]);
  } catch (error) {
    send({ kind: "unreadable", request, message: messageOf(error) });
  }
}

worker.addEventListener("message", ({ data }: MessageEvent<WorkerMessage>) => {
  if (data.kind === "want") void sendPiece(data);
  else if (data.kind === "evidence") showEvidence(data.facts);
  else if (data.kind === "progress") showProgress(data);
  else if (data.kind === "verification") showVerification(data);
  else if (data.kind === "problem") showProblem(data.name, data.message);
  else showIdle(data.hashed);
});
worker.addEventListener("error", (event) => {
  showProblem("This page", event.message === "" ? "The browser does not let it hash files." : event.message);
});

function showProblem(name: string, message: string): void {
  byId("problems").append(make("p", { class: "card problem" }, make("strong", {}, shown(name)), " ", shown(message)));
}

/** Shows only a count: without evidence there is nothing to compare the files with. */
function showIdle(hashed: number): void {
  byId("work").hidden = true;
  byId("summary").scrollIntoView({ block: "nearest" });
  document.body.dataset["state"] = "idle";
  if (!byId("evidence").hidden || hashed === 0) return;
  byId("lead").textContent =
    `${renderCount(hashed, "file")} hashed. Now drop the evidence: anchor-….jsonl or anchor-evidence.html of a release, anchor.jsonl or anchor.intoto.json of a run.`;
}

function takeFiles(files: readonly DroppedFile[]): void {
  if (files.length === 0) return;
  document.body.dataset["state"] = "busy";
  byId("reset").hidden = false;
  byId("problems").replaceChildren();
  const refs = files.map(({ name, file }) => ({ id: knownFiles.push(file) - 1, name, file }));
  send({ kind: "files", files: refs });
}

const choose = byId("choose") as HTMLInputElement;
choose.addEventListener("change", () => {
  takeFiles(toDroppedFiles(choose.files ?? []));
  // The same file may be chosen again after it was changed.
  choose.value = "";
});

addEventListener("dragover", (event) => {
  event.preventDefault();
  document.body.classList.add("over");
});
addEventListener("dragleave", (event) => {
  if (event.relatedTarget === null) document.body.classList.remove("over");
});
addEventListener("drop", (event) => {
  event.preventDefault();
  document.body.classList.remove("over");
  if (event.dataTransfer === null) return;
  readDroppedFiles(event.dataTransfer).then(takeFiles, (error: unknown) => {
    showProblem("The drop", messageOf(error));
  });
});

byId("reset").addEventListener("click", () => {
  location.reload();
});

byId("copy").addEventListener("click", () => {
  void copyReport();
});

/** Copies the report, or marks it for copying where a page from a file may not reach the clipboard. */
async function copyReport(): Promise<void> {
  const report = byId("report");
  getSelection()?.selectAllChildren(report);
  try {
    await navigator.clipboard.writeText(report.textContent ?? "");
    byId("copy").textContent = "Copied";
  } catch {
    byId("copy").textContent = "Marked: press Ctrl+C or ⌘C";
  }
}

const own = byId("statement").textContent?.trim() ?? "";
if (own !== "") send({ kind: "evidence", text: own });

/** A file as it was dropped: `name` has the folders of a dropped folder in it. */
interface DroppedFile {
  readonly name: string;
  readonly file: File;
}

/** The files of a drop, those in dropped folders among them. Must be called before the event ends. */
async function readDroppedFiles({ items, files }: DataTransfer): Promise<readonly DroppedFile[]> {
  const entries = Array.from(items).map((item) => item.webkitGetAsEntry());
  if (entries.every((entry) => entry === null)) return toDroppedFiles(files);
  const found = await Promise.all(entries.map(async (entry) => (entry === null ? [] : await readEntry(entry, ""))));
  return found.flat();
}

/** Lists files that the user chose one by one: their names have no folders. */
function toDroppedFiles(files: Iterable<File>): readonly DroppedFile[] {
  return Array.from(files, (file) => ({ name: file.name, file }));
}

async function readEntry(entry: FileSystemEntry, folder: string): Promise<readonly DroppedFile[]> {
  const name = `${folder}${entry.name}`;
  if (entry.isFile) {
    const { promise, resolve, reject } = Promise.withResolvers<File>();
    (entry as FileSystemFileEntry).file(resolve, reject);
    return [{ name, file: await promise }];
  }
  const found: DroppedFile[] = [];
  const children = await readFolder((entry as FileSystemDirectoryEntry).createReader());
  for (const child of children) found.push(...(await readEntry(child, `${name}/`)));
  return found;
}

/** Reads all entries of a folder; a reader gives a hundred at a time, and none at the end. */
async function readFolder(reader: FileSystemDirectoryReader): Promise<readonly FileSystemEntry[]> {
  const found: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return found;
    found.push(...some);
  }
}
