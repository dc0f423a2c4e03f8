import { messageOf } from "../core/errors.ts";
import type { PlainResult } from "../verify/result.ts";
import {
  askForDownload,
  renderCount,
  showEvidence,
  showProgress,
  showResult,
  showVerification,
  findById,
  make,
  makeReadable,
} from "./show.ts";
import type { PageMessage, PieceRequest, WorkerMessage } from "./messages.ts";

// A page that a browser saved holds an earlier verdict, so each start shows a fresh copy of the page's content.
findById("shown").replaceChildren((findById("fresh") as HTMLTemplateElement).content.cloneNode(true));
delete document.body.dataset["state"];
document.title = "Verify a download";

/** The worker's program, which the build inserts as a text, since the page has to be one file. */
declare const workerSource: string;

const worker = new Worker(URL.createObjectURL(new Blob([workerSource], { type: "text/javascript" })));

/** The worker's last result. It is shown only once all files are done, so that nobody takes a part for the whole. */
let result: PlainResult | undefined;

/** All files that were dropped or chosen; a file's index here is its id in messages. */
const filesById: File[] = [];

function send(message: PageMessage, transfer: Transferable[] = []): void {
  worker.postMessage(message, transfer);
}

/** Reads a piece of a file for the worker, and transfers the bytes without a copy. */
async function sendPiece({ request, fileId, start, end }: PieceRequest): Promise<void> {
  try {
    const whole: Blob = filesById[fileId] ?? new Blob();
    // If an empty file was deleted, reading a slice of it still succeeds, but reading all of it fails, as it should.
    const bytes = await (whole.size === 0 ? whole : whole.slice(start, end)).arrayBuffer();
    send({ kind: "piece", request, bytes }, [bytes]);
  } catch (error) {
    send({ kind: "unreadable", request, message: messageOf(error) });
  }
}

worker.addEventListener("message", ({ data }: MessageEvent<WorkerMessage>) => {
  if (data.kind === "want") void sendPiece(data);
  else if (data.kind === "evidence") {
    document.querySelector(".own")?.remove();
    showEvidence(data.facts);
  } else if (data.kind === "progress") showProgress(data);
  else if (data.kind === "verification") {
    result = data.result;
    showVerification(data);
  } else if (data.kind === "problem") {
    showProblem(data.name, data.message, data.isOwnEvidence && "card problem own");
    if (data.isOwnEvidence) showResult(explainNoResult(0));
  } else showIdle(data.hashedCount);
});
worker.addEventListener("error", (event) => {
  showProblem("This page", event.message === "" ? "The browser does not let it hash files." : event.message);
});

function showProblem(name: string, message: string, classes = "card problem"): void {
  findById("problems").append(
    make("p", { class: classes }, make("strong", {}, makeReadable(name)), " ", makeReadable(message)),
  );
}

/** Clears the problems of earlier files; a problem with the page's own evidence stays. */
function clearProblems(): void {
  for (const problem of document.querySelectorAll(".problem:not(.own)")) problem.remove();
}

function showIdle(hashedCount: number): void {
  findById("work").hidden = true;
  showResult(result ?? explainNoResult(hashedCount));
  findById("result").scrollIntoView({ block: "nearest" });
  document.body.dataset["state"] = "idle";
}

/** Explains why nothing was compared, and what to choose now. */
function explainNoResult(hashedCount: number): PlainResult {
  if (document.querySelector(".own") !== null) {
    const nextStep =
      "The reason stands below. Download this page again, or choose the release's statements: anchor-….intoto.json.";
    return { headline: "The evidence in this page cannot be used.", nextStep, otherFindings: [] };
  }
  const hasProblem = findById("problems").childElementCount > 0;
  const request = findById("evidence").hidden
    ? `${hashedCount === 0 ? "C" : `${renderCount(hashedCount, "file")} read. Now c`}hoose the release's evidence too: anchor-evidence.html or anchor-….intoto.json.`
    : "The evidence is read. Now choose the file that you downloaded.";
  return hasProblem
    ? { headline: "Nothing could be compared.", nextStep: `The reason stands below. ${request}`, otherFindings: [] }
    : { headline: "Nothing is compared yet.", nextStep: request, otherFindings: [] };
}

/** Sends the worker the files of one choice or drop. If there are no files, a message says so about `source`. */
function sendFiles(source: string, files: readonly DroppedFile[]): void {
  if (files.length === 0) {
    if (findById("problems").childElementCount === 0) showProblem(source, "has no file in it.");
    return;
  }
  document.body.dataset["state"] = "busy";
  findById("reset").hidden = false;
  showResult({ headline: `Checking ${renderCount(files.length, "file")} …`, nextStep: "", otherFindings: [] });
  const fileRefs = files.map(({ name, file }) => ({ id: filesById.push(file) - 1, name, file }));
  send({ kind: "files", files: fileRefs });
}

for (const id of ["choose", "choose-folder"]) {
  const field = findById(id) as HTMLInputElement;
  field.addEventListener("change", () => {
    clearProblems();
    sendFiles("The folder", toDroppedFiles(field.files ?? []));
    // Without this, choosing the same file again, perhaps after it was changed, would cause no event.
    field.value = "";
  });
}

/**
 * WebKitGTK gives dropped files to no script, only to a field for files. So in that browser, this field covers the page
 * while something is dragged over the page. It is a field for folders, which takes files too.
 */
const dropField = findById("choose-folder");

for (const type of ["dragenter", "dragover"] as const) {
  addEventListener(type, (event) => {
    if (event.target !== dropField) event.preventDefault();
    document.body.classList.add("over");
    const areFilesHidden = navigator.vendor.startsWith("Apple") && event.dataTransfer?.types.includes("Files") !== true;
    if (areFilesHidden) dropField.classList.add("catcher");
  });
}
addEventListener("dragleave", ({ target, relatedTarget }) => {
  const isCatching = dropField.classList.contains("catcher");
  if (isCatching ? target === dropField : relatedTarget === null) document.body.classList.remove("over");
});
addEventListener("drop", (event) => {
  document.body.classList.remove("over");
  if (event.target === dropField) return;
  event.preventDefault();
  if (event.dataTransfer === null) return;
  clearProblems();
  readDroppedFiles(event.dataTransfer).then(
    (files) => sendFiles("The drop", files),
    (error: unknown) => showProblem("The drop", messageOf(error)),
  );
});

findById("reset").addEventListener("click", () => {
  location.reload();
});

/** Copies the text beside a button, or selects it where a page from the disk may not use the clipboard. */
async function copyBeside(button: HTMLElement): Promise<void> {
  const text = button.parentElement?.querySelector(".copied");
  if (text === null || text === undefined) return;
  getSelection()?.selectAllChildren(text);
  try {
    await navigator.clipboard.writeText(text.textContent ?? "");
    button.textContent = "Copied";
  } catch {
    button.textContent = "Marked: press Ctrl+C or ⌘C";
  }
}

addEventListener("click", ({ target }) => {
  if (target instanceof HTMLElement && target.matches(".copy")) void copyBeside(target);
});

const pageEvidence = findById("statement").textContent?.trim() ?? "";
if (pageEvidence !== "") {
  askForDownload();
  send({ kind: "evidence", text: pageEvidence });
}

/** A file that was chosen or dropped; `name` begins with its folders, if a folder was chosen or dropped. */
interface DroppedFile {
  readonly name: string;
  readonly file: File;
}

/** A dropped item in Chromium. A page from the disk needs this method to read folders; TypeScript does not know it. */
interface ItemWithHandle {
  readonly getAsFileSystemHandle?: () => Promise<FileSystemHandle | null>;
}

/**
 * Returns the files of a drop, also those in folders, and shows which folders cannot be read. Must be called while the
 * `drop` event is handled: its items are empty afterwards.
 */
async function readDroppedFiles({ items }: DataTransfer): Promise<readonly DroppedFile[]> {
  const filePromises = Array.from(items, async (item) => {
    const [entry, file] = [item.webkitGetAsEntry(), item.getAsFile()];
    if (entry?.isDirectory !== true) return file === null ? [] : toDroppedFiles([file]);
    try {
      const handle = await (item as ItemWithHandle).getAsFileSystemHandle?.();
      return await (handle?.kind === "directory" ? readHandle(handle, "") : readEntry(entry, ""));
    } catch (error) {
      showProblem(entry.name, `The folder cannot be read: ${messageOf(error)} Choose the files in it one by one.`);
      return [];
    }
  });
  return (await Promise.all(filePromises)).flat();
}

/** Adds each file's name, which begins with the file's folders if a folder was chosen. */
function toDroppedFiles(files: Iterable<File>): readonly DroppedFile[] {
  return Array.from(files, (file) => ({ name: file.webkitRelativePath || file.name, file }));
}

async function readHandle(handle: FileSystemHandle, folder: string): Promise<readonly DroppedFile[]> {
  const name = `${folder}${handle.name}`;
  if (handle.kind === "file") return [{ name, file: await (handle as FileSystemFileHandle).getFile() }];
  const files: DroppedFile[] = [];
  for await (const child of (handle as FileSystemDirectoryHandle).values()) {
    files.push(...(await readHandle(child, `${name}/`)));
  }
  return files;
}

/** Reads a dropped folder in browsers without handles. In Chromium, a page from the disk needs handles. */
async function readEntry(entry: FileSystemEntry, folder: string): Promise<readonly DroppedFile[]> {
  const name = `${folder}${entry.name}`;
  if (entry.isFile) {
    const { promise, resolve, reject } = Promise.withResolvers<File>();
    (entry as FileSystemFileEntry).file(resolve, reject);
    return [{ name, file: await promise }];
  }
  const files: DroppedFile[] = [];
  const children = await readFolder((entry as FileSystemDirectoryEntry).createReader());
  for (const child of children) files.push(...(await readEntry(child, `${name}/`)));
  return files;
}

/** Reads all entries of a folder. In Chromium, a reader returns at most a hundred at a time, and none at the end. */
async function readFolder(reader: FileSystemDirectoryReader): Promise<readonly FileSystemEntry[]> {
  const files: FileSystemEntry[] = [];
  for (;;) {
    const batch = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (batch.length === 0) return files;
    files.push(...batch);
  }
}
