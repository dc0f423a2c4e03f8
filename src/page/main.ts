import { messageOf } from "../core/errors.ts";
import type { PlainResult } from "../verify/result.ts";
import { byId, make, shown } from "./dom.ts";
import { askForDownload, renderCount, showEvidence, showProgress, showResult, showVerification } from "./show.ts";
import type { PageMessage, PieceRequest, WorkerMessage } from "./messages.ts";

// A copy that a browser saved has the verdict of that day in it: nothing of it stays.
byId("shown").replaceChildren((byId("fresh") as HTMLTemplateElement).content.cloneNode(true));
delete document.body.dataset["state"];
document.title = "Verify a download";

/** The worker's program, inserted here by the build: a page that is one file has no other place for it. */
declare const workerSource: string;

const worker = new Worker(URL.createObjectURL(new Blob([workerSource], { type: "text/javascript" })));

/** The last result; it is shown once all files are done, so that nobody takes a part for the whole. */
let result: PlainResult | undefined;

/** Every file that was dropped; its index is its id. */
const knownFiles: File[] = [];

function send(message: PageMessage, transfer: Transferable[] = []): void {
  worker.postMessage(message, transfer);
}

/** Reads a piece of a file for the worker, and hands it over without a copy. */
async function sendPiece({ request, file, start, end }: PieceRequest): Promise<void> {
  try {
    const whole: Blob = knownFiles[file] ?? new Blob();
    // A slice of nothing is empty, also where the file is gone.
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
    if (data.isOwnEvidence) showResult(whyNothing(0));
  } else showIdle(data.hashed);
});
worker.addEventListener("error", (event) => {
  showProblem("This page", event.message === "" ? "The browser does not let it hash files." : event.message);
});

function showProblem(name: string, message: string, kind = "card problem"): void {
  byId("problems").append(make("p", { class: kind }, make("strong", {}, shown(name)), " ", shown(message)));
}

/** Clears what was said of earlier files; what is wrong with the page itself stays true. */
function clearProblems(): void {
  for (const problem of document.querySelectorAll(".problem:not(.own)")) problem.remove();
}

function showIdle(hashed: number): void {
  byId("work").hidden = true;
  showResult(result ?? whyNothing(hashed));
  byId("result").scrollIntoView({ block: "nearest" });
  document.body.dataset["state"] = "idle";
}

/** Says why nothing was compared, and what to choose now. */
function whyNothing(hashed: number): PlainResult {
  if (document.querySelector(".own") !== null) {
    const next =
      "The reason stands below. Download this page again, or choose the release's statements: anchor-….intoto.json.";
    return { headline: "The evidence in this page cannot be used.", next, rest: [] };
  }
  const isBroken = byId("problems").childElementCount > 0;
  const lacking = byId("evidence").hidden
    ? `${hashed === 0 ? "C" : `${renderCount(hashed, "file")} read. Now c`}hoose the release's evidence too: anchor-evidence.html or anchor-….intoto.json.`
    : "The evidence is read. Now choose the file that you downloaded.";
  return isBroken
    ? { headline: "Nothing could be compared.", next: `The reason stands below. ${lacking}`, rest: [] }
    : { headline: "Nothing is compared yet.", next: lacking, rest: [] };
}

/** Takes what was chosen or dropped at once. */
function takeFiles(what: string, files: readonly DroppedFile[]): void {
  if (files.length === 0) {
    if (byId("problems").childElementCount === 0) showProblem(what, "has no file in it.");
    return;
  }
  document.body.dataset["state"] = "busy";
  byId("reset").hidden = false;
  showResult({ headline: `Checking ${renderCount(files.length, "file")} …`, next: "", rest: [] });
  const refs = files.map(({ name, file }) => ({ id: knownFiles.push(file) - 1, name, file }));
  send({ kind: "files", files: refs });
}

for (const id of ["choose", "choose-folder"]) {
  const field = byId(id) as HTMLInputElement;
  field.addEventListener("change", () => {
    clearProblems();
    takeFiles("The folder", toDroppedFiles(field.files ?? []));
    // The same file may be chosen again after it was changed.
    field.value = "";
  });
}

/**
 * WebKitGTK hands the files of a drop to no script, but to a field for files where they fall on one: while something is
 * dragged there, this one lies over the page. As a field for folders it takes files too.
 */
const catcher = byId("choose-folder");

for (const type of ["dragenter", "dragover"] as const) {
  addEventListener(type, (event) => {
    if (event.target !== catcher) event.preventDefault();
    document.body.classList.add("over");
    const isWithheld = navigator.vendor.startsWith("Apple") && event.dataTransfer?.types.includes("Files") !== true;
    if (isWithheld) catcher.classList.add("catcher");
  });
}
addEventListener("dragleave", ({ target, relatedTarget }) => {
  const isCatching = catcher.classList.contains("catcher");
  if (isCatching ? target === catcher : relatedTarget === null) document.body.classList.remove("over");
});
addEventListener("drop", (event) => {
  document.body.classList.remove("over");
  if (event.target === catcher) return;
  event.preventDefault();
  if (event.dataTransfer === null) return;
  clearProblems();
  readDroppedFiles(event.dataTransfer).then(
    (files) => takeFiles("The drop", files),
    (error: unknown) => showProblem("The drop", messageOf(error)),
  );
});

byId("reset").addEventListener("click", () => {
  location.reload();
});

/** Copies the text beside a button, or selects the text where a page from a file may not use the clipboard. */
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

const own = byId("statement").textContent?.trim() ?? "";
if (own !== "") {
  askForDownload();
  send({ kind: "evidence", text: own });
}

/** A file as it was dropped: `name` has the folders of a dropped folder in it. */
interface DroppedFile {
  readonly name: string;
  readonly file: File;
}

/** What a page from the disk can read of a dropped folder in Chromium; TypeScript does not know of it. */
interface HandleItem {
  readonly getAsFileSystemHandle?: () => Promise<FileSystemHandle | null>;
}

/**
 * The files of a drop, those in dropped folders among them; a file that cannot be read is reported, and the others are
 * still read. Must be called before the event ends, since nobody can ask its items later.
 */
async function readDroppedFiles({ items }: DataTransfer): Promise<readonly DroppedFile[]> {
  const found = Array.from(items, async (item) => {
    const [entry, file] = [item.webkitGetAsEntry(), item.getAsFile()];
    if (entry?.isDirectory !== true) return file === null ? [] : toDroppedFiles([file]);
    try {
      const handle = await (item as HandleItem).getAsFileSystemHandle?.();
      return await (handle?.kind === "directory" ? readHandle(handle, "") : readEntry(entry, ""));
    } catch (error) {
      showProblem(entry.name, `The folder cannot be read: ${messageOf(error)} Choose the files in it one by one.`);
      return [];
    }
  });
  return (await Promise.all(found)).flat();
}

/** Lists files that the user chose: only those of a folder have folders in their names. */
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

/** Reads what browsers without handles give; Chromium refuses these entries to a page from the disk. */
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
