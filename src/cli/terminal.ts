/** The parts of its process that the command line uses. */
import type { EventEmitter } from "node:events";
import type { Writable } from "node:stream";

import { toLine, wrapLine } from "../core/text.ts";

/** A stream that people or programs read; `isTTY` and `columns` are there only for a terminal. */
export type Screen = Writable & { readonly isTTY?: boolean; readonly columns?: number };

export interface Terminal {
  readonly stdout: Screen;
  readonly stderr: Screen;
  readonly env: NodeJS.ProcessEnv;
  /** The source of signals and of uncaught errors. */
  readonly signals: EventEmitter;
}

/** Returns the screen's width; 80 for a terminal that does not say, infinite for what is no terminal. */
export function columnsOf({ isTTY, columns }: Screen): number {
  return isTTY === true ? columns || 80 : Number.POSITIVE_INFINITY;
}

/** Prints a text as one line, wrapped between words on a terminal. */
export function printLine(screen: Screen, text: string): void {
  screen.write(`${wrapLine(toLine(text), columnsOf(screen))}\n`);
}
