import type { EventEmitter } from "node:events";
import type { Writable } from "node:stream";

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
