import { messageOf } from "../domain/errors.ts";
import { readDroppedFiles, toDroppedFiles, type DroppedFile } from "./dropped-files.ts";
import { byId, renderCount, make, shown } from "./elements.ts";
import type { News, Order } from "./messages.ts";
import { showEvidence, showProgress } from "./show-evidence.ts";
import { showVerification } from "./show-verification.ts";

/** The worker's program, put here by the build: a page of one file has no other place for it. */
declare const workerSource: string;

const worker = new Worker(URL.createObjectURL(new Blob([workerSource], { type: "text/javascript" })));

/** Every file that was dropped; its place is its id. */
const knownFiles: File[] = [];

function send(order: Order, transfer: Transferable[] = []): void {
  worker.postMessage(order, transfer);
}

/** Reads a piece of a file for the worker, and hands it over without a copy. */
async function sendPiece({ ticket, file, start, end }: Extract<News, { kind: "want" }>): Promise<void> {
  try {
    const bytes = await (knownFiles[file] ?? new Blob()).slice(start, end).arrayBuffer();
    send({ kind: "piece", ticket, bytes }, [bytes]);
  } catch (error) {
    send({ kind: "unreadable", ticket, message: messageOf(error) });
  }
}

worker.addEventListener("message", ({ data }: MessageEvent<News>) => {
  showNews(data);
});
worker.addEventListener("error", (event) => {
  showProblem("This page", event.message === "" ? "The browser does not let it hash files." : event.message);
});

function showNews(news: News): void {
  if (news.kind === "want") void sendPiece(news);
  else if (news.kind === "evidence") showEvidence(news.facts);
  else if (news.kind === "progress") showProgress(news.progress);
  else if (news.kind === "verification") showVerification(news);
  else if (news.kind === "problem") showProblem(news.name, news.message);
  else showIdle(news.hashed);
}

function showProblem(name: string, message: string): void {
  byId("problems").append(make("p", { class: "card problem" }, make("strong", {}, shown(name)), " ", shown(message)));
}

/** Without evidence there is nothing to lay the files beside. */
function showIdle(hashed: number): void {
  byId("work").hidden = true;
  byId("summary").scrollIntoView({ block: "nearest" });
  document.body.dataset["state"] = "idle";
  if (!byId("evidence").hidden || hashed === 0) return;
  byId("lead").textContent =
    `${renderCount(hashed, "file")} hashed. Now drop the evidence: anchor.intoto.json, or anchor-….intoto.json of a release.`;
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
if (own !== "") send({ kind: "statement", text: own });
