/** The journal records each stamp. Every line is on the disk at once, so that it is there after a kill. */
import { closeSync, constants, fstatSync, writeSync } from "node:fs";
import { join } from "node:path";

import type { Digest, Subject } from "../core/digest.ts";
import { toAnchorError } from "../core/errors.ts";
import { runFiles } from "../core/file-names.ts";
import { errorOf, mayBeSpent, requestIdOf, type Outcome } from "../core/outcome.ts";
import { openRegular, readFrom, unwritable } from "../host/files.ts";
import {
  addLine,
  parseJournal,
  takeStamp,
  type EarlierLine,
  type EarlierStamp,
  type StampRecords,
} from "./earlier-stamps.ts";

/** What a line says of its subject, beside who wrote it and when. An intent without a result may have been spent. */
interface Facts {
  /** `withdrawn` is an intent that was not carried out, since another run has sent this stamp. */
  readonly event: "intent" | "withdrawn" | "result";
  readonly verdict?: Outcome["kind"];
  readonly code?: string;
  /** The stamp may have been spent: its answer was lost, or does not show that it was not. */
  readonly open?: true;
  readonly request_id?: string;
}

export interface Journal {
  /** The lines of earlier runs that are about this service. */
  readonly lines: readonly EarlierLine[];
  /**
   * Records a stamp; must be called before the stamp is sent. Of two runs that stamp one digest at once, the one whose
   * intent is first in the file sends; the intent of the other is withdrawn.
   *
   * @returns the stamp of another run, which it may have sent since this journal was opened: then this one must not be
   *   sent. The same stamp is returned only once.
   * @throws AnchorError `OUTPUT_UNWRITABLE`: then the stamp should not be sent
   */
  readonly recordIntent: (subject: Subject) => EarlierStamp | undefined;
  /** Records the stamp's outcome after the first checks. A line that cannot be written is only a warning. */
  readonly recordResult: (subject: Subject, outcome: Outcome) => void;
  readonly close: () => void;
}

/**
 * Opens `journal.jsonl` in `folder` and keeps the lines of earlier runs. Each line goes to the system at once, so that
 * it outlives this process; the journal holds neither key nor header.
 *
 * @throws AnchorError `OUTPUT_UNWRITABLE`
 */
export function openJournal(
  folder: string,
  { runId, service }: { readonly runId: string; readonly service: string },
  warn: (message: string) => void,
): Journal {
  const path = join(folder, runFiles.journal);
  const writer = crypto.randomUUID().slice(0, 8);
  const file = writing(path, () => openLines(path, { writer, service }));
  const takeOthers = createOthers(() => writing(path, file.readOthers));
  const resultFacts = createResultFacts();
  const append = ({ name, digest }: Subject, facts: Facts): void => {
    // The writer tells the lines of two runs at once in one folder apart; a stamp with one service says nothing about another.
    const line = { at: new Date().toISOString(), run_id: runId, writer, name, digest, ...facts, service };
    writing(path, () => file.append(JSON.stringify(line)));
  };
  return {
    lines: file.lines,
    recordIntent: (subject) => {
      append(subject, { event: "intent" });
      const other = takeOthers(subject.digest);
      if (other !== undefined) append(subject, { event: "withdrawn" });
      return other;
    },
    recordResult: (subject, outcome) => {
      try {
        append(subject, { event: "result", ...resultFacts(subject.digest, outcome) });
      } catch (thrown) {
        warn(toAnchorError(thrown).message);
      }
    },
    close: file.close,
  };
}

/**
 * Makes the function that returns the stamp of a digest that another run recorded before this run's intent; it is called
 * right after that intent.
 */
function createOthers(readOthers: ReturnType<typeof openLines>["readOthers"]) {
  const stamps: StampRecords = new Map();
  return (digest: Digest): EarlierStamp | undefined => {
    const { before, after } = readOthers();
    for (const line of before) addLine(stamps, line);
    const found = takeStamp(stamps, digest, new Date());
    // What came after this run's intent gives way to it.
    for (const line of after) addLine(stamps, line);
    return found;
  };
}

/** Opens a file that other runs append to as well; each line is added as a whole, after the lines that are there. */
function openLines(path: string, { writer, service }: { readonly writer: string; readonly service: string }) {
  const file = openRegular(path, constants.O_RDWR | constants.O_APPEND | constants.O_CREAT);
  /** Where the file ends if no other run has written since. */
  let end = fstatSync(file).size;
  /** Where the lines that were not read yet begin. */
  let next = Math.max(0, end - maxEarlierBytes);
  const readLines = (): readonly EarlierLine[] => {
    const bytes = readFrom(file, next, maxEarlierBytes);
    end = next + bytes.length;
    // Another run may be writing the last line just now.
    const whole = bytes.subarray(0, bytes.lastIndexOf(lineEnd) + 1);
    next += whole.length;
    return parseJournal(new TextDecoder().decode(whole), service);
  };
  let isOpen = true;
  const lines = end === 0 ? [] : readLines();
  let isCut = next < end;
  return {
    lines,
    append: (line: string): void => {
      // The number of a closed descriptor may have been given to another file.
      if (!isOpen) throw new Error("the run has ended");
      // A line that a kill or a full disk has cut must not swallow this one.
      const text = isCut ? `\n${line}\n` : `${line}\n`;
      const written = writeSync(file, text);
      end += written;
      isCut = written < Buffer.byteLength(text);
      if (isCut) throw new Error("the disk took only a part of a line");
    },
    /** Reads the lines that other runs have added since, `before` the last line of this run and `after` it. */
    readOthers: (): { readonly before: readonly EarlierLine[]; readonly after: readonly EarlierLine[] } => {
      if (fstatSync(file).size === end) {
        next = end;
        return { before: [], after: [] };
      }
      const added = readLines();
      const own = added.findLastIndex((line) => line.writer === writer);
      if (own === -1) throw new Error("what was written into it cannot be read in it");
      return { before: added.slice(0, own).filter((line) => line.writer !== writer), after: added.slice(own + 1) };
    },
    close: (): void => {
      isOpen = false;
      closeSync(file);
    },
  };
}

/**
 * Most bytes of earlier lines that are read, some 200,000 lines: the journal of many years may be longer than a
 * string can be, and only stamps younger than `block-time` must be known.
 */
const maxEarlierBytes = 64 * 1024 * 1024;

const lineEnd = "\n".charCodeAt(0);

function createResultFacts() {
  const spent = new Set<Digest>();
  return (digest: Digest, outcome: Outcome): Omit<Facts, "event"> => {
    const requestId = requestIdOf(outcome);
    const error = errorOf(outcome);
    if (mayBeSpent(outcome)) spent.add(digest);
    // A stamp that is sent once more and refused says nothing about the first one.
    const isOpen = spent.has(digest) && (mayBeSpent(outcome) || error !== undefined);
    return {
      verdict: outcome.kind,
      ...(error !== undefined && { code: error.code }),
      ...(isOpen && { open: true as const }),
      ...(requestId !== undefined && { request_id: requestId }),
    };
  };
}

function writing<Value>(path: string, write: () => Value): Value {
  try {
    return write();
  } catch (cause) {
    throw unwritable(path, cause);
  }
}
