/**
 * The journal has two lines for a stamp. The intent is written at once, before sending, so that it stays if the process
 * is killed. The result is written with the next intent, or when this turn of the event loop ends.
 */
import { closeSync, constants, fstatSync, writeSync } from "node:fs";
import { join } from "node:path";

import type { Subject } from "../core/digest.ts";
import { toAnchorError } from "../core/errors.ts";
import { runFiles } from "../core/file-names.ts";
import { mayBeSpent, requestIdOf, type Judgement } from "../core/row.ts";
import { openRegular, readFrom, unwritableError } from "../host/files.ts";
import { parseJournal, type JournalLine } from "./earlier-stamps.ts";

/** What a line says besides its subject and time. A stamp with an intent but no result may have been spent. */
interface LineFacts {
  readonly event: "intent" | "result";
  readonly verdict?: Judgement["verdict"];
  readonly code?: string | undefined;
  /** The stamp may have been spent: its answer was lost, or does not show that it was refused. */
  readonly open?: true | undefined;
  readonly request_id?: string | undefined;
}

export interface Journal {
  /** The lines of earlier runs that are about this service. */
  readonly lines: readonly JournalLine[];
  /** Must be called before the stamp is sent. If it throws AnchorError `OUTPUT_UNWRITABLE`, nothing may be sent. */
  readonly recordIntent: (subject: Subject) => void;
  /** Writes down the judgement after the first checks. If that fails, there is only a warning. */
  readonly recordResult: (subject: Subject, judgement: Judgement) => void;
  readonly close: () => void;
}

/** Opens `journal.jsonl`, which never holds the API key or HTTP headers. @throws AnchorError `OUTPUT_UNWRITABLE` */
export function openJournal(
  folder: string,
  { runId, service }: { readonly runId: string; readonly service: string },
  warn: (message: string) => void,
): Journal {
  const path = join(folder, runFiles.journal);
  const warnOnFailure = (write: () => void): void => {
    try {
      withUnwritableError(path, write);
    } catch (thrown) {
      warn(toAnchorError(thrown).message);
    }
  };
  const file = withUnwritableError(path, () => openLineFile(path, warnOnFailure));
  // Each line names the service, since a stamp with one service says nothing about another.
  const toLine = ({ name, digest }: Subject, facts: LineFacts): string =>
    JSON.stringify({ at: new Date().toISOString(), run_id: runId, name, digest, ...facts, service });
  return {
    lines: parseJournal(file.earlier, service),
    recordIntent: (subject) => withUnwritableError(path, () => file.write(toLine(subject, { event: "intent" }))),
    recordResult: (subject, judgement) =>
      warnOnFailure(() => file.writeSoon(toLine(subject, toResultFacts(judgement)))),
    close: file.close,
  };
}

function toResultFacts(judgement: Judgement): LineFacts {
  const { verdict, error } = judgement;
  const open = mayBeSpent(judgement) || undefined;
  return { event: "result", verdict, code: error?.code, open, request_id: requestIdOf(judgement) };
}

/**
 * Opens a file for appending whole lines.
 *
 * @param warnOnFailure calls a write whose error nobody else would handle, and makes a warning of that error
 */
function openLineFile(path: string, warnOnFailure: (write: () => void) => void) {
  const file = openRegular(path, constants.O_RDWR | constants.O_APPEND | constants.O_CREAT);
  const earlier = readFrom(file, Math.max(0, fstatSync(file).size - maxEarlierBytes), maxEarlierBytes);
  let isOpen = true;
  let isCut = earlier.length > 0 && earlier.at(-1) !== lineEnd;
  let unwritten = "";
  let scheduledFlush: NodeJS.Immediate | undefined;
  const add = (line: string): void => {
    // A closed file descriptor's number may by now belong to another file.
    if (!isOpen) throw new Error("the run has ended");
    unwritten += `${line}\n`;
  };
  const flush = (): void => {
    if (unwritten === "") return;
    // A line that a kill or a full disk has cut must not swallow this one.
    const text = isCut ? `\n${unwritten}` : unwritten;
    unwritten = "";
    isCut = writeSync(file, text) < Buffer.byteLength(text);
    if (isCut) throw new Error("the disk took only a part of a line");
  };
  const flushNow = (): void => {
    scheduledFlush = undefined;
    warnOnFailure(flush);
  };
  return {
    earlier: new TextDecoder().decode(earlier),
    write: (line: string): void => {
      add(line);
      flush();
    },
    writeSoon: (line: string): void => {
      add(line);
      scheduledFlush ??= setImmediate(flushNow);
    },
    close: (): void => {
      clearImmediate(scheduledFlush);
      flushNow();
      isOpen = false;
      closeSync(file);
    },
  };
}

/** How many bytes of earlier lines are read, some 200,000 lines: only stamps younger than `block-time` matter. */
const maxEarlierBytes = 64 * 1024 * 1024;

const lineEnd = "\n".charCodeAt(0);

function withUnwritableError<Value>(path: string, write: () => Value): Value {
  try {
    return write();
  } catch (cause) {
    throw unwritableError(path, cause);
  }
}
