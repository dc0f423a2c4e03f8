import { renderBytes } from "../text/bytes.ts";

/** How far a run is; sizes in bytes. */
export interface Progress {
  readonly hashedBytes: number;
  readonly totalBytes: number;
  readonly hashedFiles: number;
  readonly totalFiles: number;
  readonly requestsDone: number;
  readonly requestsTotal: number;
  /** What is being waited for, in a few words, such as `3 hashes to appear on the chain`. */
  readonly waitingFor?: string;
}

/** One line: what is hashed, what is answered, what is waited for. */
export function renderProgress(progress: Progress): string {
  const { hashedBytes, totalBytes, hashedFiles, totalFiles, requestsDone, requestsTotal, waitingFor } = progress;
  const parts = [
    ...(totalFiles > 0
      ? [`hashed ${hashedFiles} of ${totalFiles} files, ${renderBytes(hashedBytes)} of ${renderBytes(totalBytes)}`]
      : []),
    ...(requestsTotal > 0 ? [`${requestsDone} of ${requestsTotal} requests answered`] : []),
    ...(waitingFor === undefined ? [] : [`waiting for ${waitingFor}`]),
  ];
  return `… ${parts.length > 0 ? parts.join(" · ") : "working"}`;
}

const tick = 5000;

/** Prints a progress line every `everyMs` milliseconds until it is stopped; work shorter than that prints none. */
export function createProgress(
  print: (line: string) => void,
  read: () => Progress,
  everyMs: number = tick,
): { readonly stop: () => void } {
  const timer = setInterval(() => print(renderProgress(read())), everyMs);
  // The run decides when it is over, not its progress line.
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
