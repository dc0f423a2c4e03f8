import { messageOf } from "../core/errors.ts";
import type { PlainResult } from "../verify/result.ts";
import { findById, make, makeReadable } from "./dom.ts";
import { askForDownload, renderCount, showEvidence, showProgress, showResult, showVerification } from "./show.ts";
import type { PageMessage, PieceRequest, WorkerMessage } from "./messages.ts";

// A copy that a browser saved shows the verdict of that day, so the page is reset when it opens.
findById("shown").replaceChildren((findById("fresh") as HTMLTemplateElement).content.cloneNode(true));
delete document.body.dataset["state"];
document.title = "Verify a download";

/** The worker's program, inserted by the build: a page that is one file has no other place for it. */
declare const workerSource: string;

const worker = new Worker(URL.createObjectURL(new Blob([workerSource], { type: "text/javascript" })));

/** The last result; shown only once all files are done, so that nobody takes a part for the whole. */
let result: PlainResult | undefined;

/** All files that were dropped or chosen; a file's index is its id in messages. */
const filesById: File[] = [];

function send(message: PageMessage, transfer: Transferable[] = []): void {
  worker.postMessage(message, transfer);
}

/** Reads a piece of a file for the worker, and hands it over without copying it. */
async function sendPiece({ request, file, start, end }: PieceRequest): Promise<void> {
  try {
    const whole: Blob = filesById[file] ?? new Blob();
    // A slice of an empty file is empty even where the file is gone, so reading would not fail.
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
  } else showIdle(data.hashed);
});
worker.addEventListener("error", (event) => {
  showProblem("This page", event.message === "" ? "The browser does not let it hash files." : event.message);
});

function showProblem(name: string, message: string, classes = "card problem"): void {
  findById("problems").append(
    make("p", { class: classes }, make("strong", {}, makeReadable(name)), " ", makeReadable(message)),
  );
}

/** Clears the problems of earlier files; a problem of the page itself stays. */
function clearProblems(): void {
  for (const problem of document.querySelectorAll(".problem:not(.own)")) problem.remove();
}

function showIdle(hashed: number): void {
  findById("work").hidden = true;
  showResult(result ?? explainNoResult(hashed));
  findById("result").scrollIntoView({ block: "nearest" });
  document.body.dataset["state"] = "idle";
}

/** Explains why nothing was compared, and what to choose now. */
function explainNoResult(hashed: number): PlainResult {
  if (document.querySelector(".own") !== null) {
    const next =
      "The reason stands below. Download this page again, or choose the release's statements: anchor-….intoto.json.";
    return { headline: "The evidence in this page cannot be used.", next, rest: [] };
  }
  const isBroken = findById("problems").childElementCount > 0;
  const request = findById("evidence").hidden
    ? `${hashed === 0 ? "C" : `${renderCount(hashed, "file")} read. Now c`}hoose the release's evidence too: anchor-evidence.html or anchor-….intoto.json.`
    : "The evidence is read. Now choose the file that you downloaded.";
  return isBroken
    ? { headline: "Nothing could be compared.", next: `The reason stands below. ${request}`, rest: [] }
    : { headline: "Nothing is compared yet.", next: request, rest: [] };
}

/** Gives the worker the files of one choice or drop; where there are none, a message names `source`. */
function sendFiles(source: string, files: readonly DroppedFile[]): void {
  if (files.length === 0) {
    if (findById("problems").childElementCount === 0) showProblem(source, "has no file in it.");
    return;
  }
  document.body.dataset["state"] = "busy";
  findById("reset").hidden = false;
  showResult({ headline: `Checking ${renderCount(files.length, "file")} …`, next: "", rest: [] });
  const refs = files.map(({ name, file }) => ({ id: filesById.push(file) - 1, name, file }));
  send({ kind: "files", files: refs });
}

for (const id of ["choose", "choose-folder"]) {
  const field = findById(id) as HTMLInputElement;
  field.addEventListener("change", () => {
    clearProblems();
    sendFiles("The folder", toDroppedFiles(field.files ?? []));
    // Reset, so that choosing the same file again, after it was changed, is a change.
    field.value = "";
  });
}

/**
 * WebKitGTK gives the files of a drop to no script, only to a field for files. So this field lies over the page while
 * something is dragged there. A field for folders takes files too.
 */
const dropField = findById("choose-folder");

for (const type of ["dragenter", "dragover"] as const) {
  addEventListener(type, (event) => {
    if (event.target !== dropField) event.preventDefault();
    document.body.classList.add("over");
    const isWithheld = navigator.vendor.startsWith("Apple") && event.dataTransfer?.types.includes("Files") !== true;
    if (isWithheld) dropField.classList.add("catcher");
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

/** A file that was chosen or dropped; `name` begins with the folders that it lies in. */
interface DroppedFile {
  readonly name: string;
  readonly file: File;
}

/** A dropped item in Chromium, where a page from the disk reads folders so; TypeScript does not know the method. */
interface ItemWithHandle {
  readonly getAsFileSystemHandle?: () => Promise<FileSystemHandle | null>;
}

/**
 * Returns the files of a drop, also those in folders; reports what cannot be read. Must be called before the event
 * ends, since its items cannot be asked later.
 */
async function readDroppedFiles({ items }: DataTransfer): Promise<readonly DroppedFile[]> {
  const found = Array.from(items, async (item) => {
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
  return (await Promise.all(found)).flat();
}

/** Names files; the name of a file in a chosen folder begins with the folders. */
function toDroppedFiles(files: Iterable<File>): readonly DroppedFile[] {
  return Array.from(files, (file) => ({ name: file.webkitRelativePath || file.name, file }));
}

async function readHandle(handle: FileSystemHandle, folder: string): Promise<readonly DroppedFile[]> {
  const name = `${folder}${handle.name}`;
  if (handle.kind === "file") return [{ name, file: await (handle as FileSystemFileHandle).getFile() }];
  const found: DroppedFile[] = [];
  for await (const child of (handle as FileSystemDirectoryHandle).values()) {
    found.push(...(await readHandle(child, `${name}/`)));
  }
  return found;
}

/** Reads what was dropped in browsers without handles. In Chromium, a page from the disk cannot read entries. */
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

/** Reads all entries of a folder: a reader gives at most a hundred at a time, and none at the end. */
async function readFolder(reader: FileSystemDirectoryReader): Promise<readonly FileSystemEntry[]> {
  const found: FileSystemEntry[] = [];
  for (;;) {
    const batch = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (batch.length === 0) return found;
    found.push(...batch);
  }
}
