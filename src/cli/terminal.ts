/** The parts of its process that the command line uses. */
import type { EventEmitter } from "node:events";
import type { Writable } from "node:stream";

import { toLine, wrapLine } from "../core/text.ts";

/** A stream to write to; only a terminal has `isTTY` and `columns`. */
export type Screen = Writable & { readonly isTTY?: boolean; readonly columns?: number };

export interface Terminal {
  readonly stdout: Screen;
  readonly stderr: Screen;
  readonly env: NodeJS.ProcessEnv;
  /** The source of signals and of uncaught errors. */
  readonly signals: EventEmitter;
}

/** Returns the screen's width in columns: 80 for a terminal that does not tell it, infinite for a file or a pipe. */
export function columnsOf({ isTTY, columns }: Screen): number {
  return isTTY === true ? columns || 80 : Number.POSITIVE_INFINITY;
}

/** Prints a text as one line, made safe to print; a terminal gets it wrapped between words. */
export function printLine(screen: Screen, text: string): void {
  screen.write(`${wrapLine(toLine(text), columnsOf(screen))}\n`);
}
