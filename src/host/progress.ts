import { renderBytes } from "../core/text.ts";
import type { Log, Progress } from "./log.ts";

/** One line: what is hashed, what is answered, what is waited for. */
export function renderProgress(progress: Progress): string {
  const { hashedBytes, totalBytes, hashedFiles, totalFiles, requestsDone, requestsTotal, waitingFor } = progress;
  const { releasesRead = 0, releasesTotal = 0 } = progress;
  const parts = [
    ...(releasesTotal > 0 ? [`read ${releasesRead} of ${releasesTotal} releases`] : []),
    ...(totalFiles > 0
      ? [`hashed ${hashedFiles} of ${totalFiles} files, ${renderBytes(hashedBytes)} of ${renderBytes(totalBytes)}`]
      : []),
    ...(requestsTotal > 0 ? [`${requestsDone} of ${requestsTotal} requests answered`] : []),
    ...(waitingFor === undefined ? [] : [`waiting for ${waitingFor}`]),
  ];
  return `… ${parts.length > 0 ? parts.join(" · ") : "working"}`;
}

/** The progress of a run that only waits, for `what`. */
export function idleFor(what: string): Progress {
  const none = { hashedBytes: 0, totalBytes: 0, hashedFiles: 0, totalFiles: 0, requestsDone: 0, requestsTotal: 0 };
  return { ...none, waitingFor: what };
}

const tick = 5000;
const barTick = 100;

/** Prints a progress line every few seconds until it is stopped; work shorter than that prints none. */
export function createProgress(
  { info, progress }: Pick<Log, "info" | "progress">,
  read: () => Progress,
): { readonly stop: () => void } {
  const show = progress === undefined ? () => info(renderProgress(read())) : () => progress(read());
  const timer = setInterval(show, progress === undefined ? tick : barTick);
  // The timer must not keep the process running.
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
