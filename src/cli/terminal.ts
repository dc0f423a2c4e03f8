import type { EventEmitter } from "node:events";
import type { Writable } from "node:stream";

import { type Progress, renderProgress } from "../host/host.ts";

/** A stream for people or programs to read; the members of a terminal are absent on anything else. */
export type Screen = Writable & { readonly isTTY?: boolean; readonly columns?: number };

/** What the command line touches of its process. */
export interface Terminal {
  readonly stdout: Screen;
  readonly stderr: Screen;
  readonly env: NodeJS.ProcessEnv;
  /** Where signals come from, and errors that nobody caught. */
  readonly signals: EventEmitter;
}

/** A bar on one line, drawn over itself. */
export interface Bar {
  readonly show: (progress: Progress) => void;
  readonly clear: () => void;
}

/** Half of it where the terminal is narrow: what is counted says more. */
const barWidth = 20;
const narrow = 60;

/** @param columns how wide the terminal is now */
export function createBar(write: (text: string) => void, columns: () => number): Bar {
  let isDrawn = false;
  return {
    show: (progress) => {
      write(`\r\u001B[K${renderBar(progress, columns())}`);
      isDrawn = true;
    },
    clear: () => {
      if (isDrawn) write("\r\u001B[K");
      isDrawn = false;
    },
  };
}

/** The bar and what it counts, cut to the terminal's width. */
export function renderBar(progress: Progress, columns: number): string {
  const width = columns < narrow ? barWidth / 2 : barWidth;
  const filled = Math.round(width * shareOf(progress));
  const bar = `${"█".repeat(filled)}${"░".repeat(width - filled)}`;
  return `${bar} ${renderProgress(progress)}`.slice(0, Math.max(1, columns - 1));
}

/** How much is done, from 0 to 1: hashing and asking count the same, and so do reading releases and asking about them. */
function shareOf(progress: Progress): number {
  const { hashedBytes, totalBytes, requestsDone, requestsTotal, releasesRead = 0, releasesTotal = 0 } = progress;
  if (releasesTotal > 0) {
    return Math.min(1, (releasesRead / releasesTotal + (requestsTotal > 0 ? requestsDone / requestsTotal : 0)) / 2);
  }
  const parts = [
    ...(totalBytes > 0 ? [hashedBytes / totalBytes] : []),
    ...(requestsTotal > 0 ? [requestsDone / requestsTotal] : []),
  ];
  return parts.length === 0 ? 0 : Math.min(1, parts.reduce((sum, part) => sum + part, 0) / parts.length);
}
