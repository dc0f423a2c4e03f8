/** The journal: what is known of each stamp. It is on the disk at every moment, so that it is there after a kill. */
import { appendFileSync, closeSync, fstatSync, openSync, readSync } from "node:fs";
import { join } from "node:path";

import type { Subject } from "../core/digest.ts";
import { AnchorError, messageOf, toAnchorError } from "../core/errors.ts";
import { runFiles } from "../core/file-names.ts";
import { errorOf, openOf, requestIdOf, type Outcome } from "../core/outcome.ts";
import { parseJournal, type EarlierLine } from "./earlier-stamps.ts";

/** One line of the file; an intent without a result may have been spent: check its digest. */
export interface JournalLine {
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly run_id: string;
  /** Of a stamp, or of a request for a proof: `proof-intent`, `proof-asked` with its id, `proof-result`. */
  readonly event: "intent" | "result" | ProofEvent;
  /** The first of the subjects with this digest. */
  readonly name: string;
  readonly digest: string;
  readonly verdict?: Outcome["kind"];
  readonly code?: string;
  /** Its answer was lost: it may have been spent. */
  readonly open?: true;
  readonly request_id?: string;
  /** The service's address: a stamp with one service says nothing about another. */
  readonly service: string;
  /** The id by which the service is asked for a proof. */
  readonly uid?: string;
}

type ProofEvent = "proof-intent" | "proof-asked" | "proof-result";

type Facts = Pick<JournalLine, "event" | "verdict" | "code" | "open" | "request_id" | "uid">;

/** What a line tells of a request for a proof; `code` where it is refused or lost for good. */
export interface ProofFacts {
  readonly event: ProofEvent;
  readonly uid?: string;
  readonly code?: string;
}

export interface Journal {
  /** What earlier runs wrote, those about this service. */
  readonly lines: readonly EarlierLine[];
  /**
   * To be called before a stamp is sent.
   *
   * @throws AnchorError `OUTPUT_UNWRITABLE`: then it should not be sent
   */
  readonly recordIntent: (subject: Subject) => void;
  /** To be called with what is known of it after the first checks. A line that cannot be written is only warned of. */
  readonly recordResult: (subject: Subject, outcome: Outcome) => void;
  /**
   * One line about the proof of a subject.
   *
   * @throws AnchorError `OUTPUT_UNWRITABLE`
   */
  readonly recordProof: (subject: Subject, facts: ProofFacts) => void;
  readonly close: () => void;
}

/**
 * Opens `journal.jsonl` in `folder`, where an earlier run's lines stay. Every line is handed to the system at once, so
 * that it outlives this process; it holds neither key nor header.
 *
 * @throws AnchorError `OUTPUT_UNWRITABLE`
 */
export function openJournal(
  folder: string,
  { runId, service }: { readonly runId: string; readonly service: string },
  warn: (message: string) => void,
): Journal {
  const path = join(folder, runFiles.journal);
  const file = writing(path, () => openSync(path, "a", 0o600));
  // What is no regular file, such as a pipe, has no earlier lines.
  const stats = writing(path, () => fstatSync(file));
  const text = stats.isFile() && stats.size > 0 ? writing(path, () => readEnd(path)) : "";
  // A line that a kill has cut must not swallow the next one.
  if (text !== "" && !text.endsWith("\n")) writing(path, () => appendFileSync(file, "\n"));
  let isOpen = true;
  const append = ({ name, digest }: Subject, facts: Facts) => {
    const line: JournalLine = { at: new Date().toISOString(), run_id: runId, name, digest, ...facts, service };
    writing(path, () => {
      // The number of a closed descriptor may have been given to another file.
      if (!isOpen) throw new Error("the run has ended");
      appendFileSync(file, `${JSON.stringify(line)}\n`);
    });
  };
  return {
    lines: text === "" ? [] : parseJournal(text, service),
    recordProof: append,
    recordIntent: (subject) => append(subject, { event: "intent" }),
    recordResult: (subject, outcome) => {
      try {
        append(subject, { event: "result", ...resultFacts(outcome) });
      } catch (thrown) {
        warn(toAnchorError(thrown).message);
      }
    },
    close: () => {
      isOpen = false;
      closeSync(file);
    },
  };
}

/**
 * Most bytes of earlier lines that are read, some 200,000 lines: a folder that is kept for years may have more than a
 * text can hold, and only what is younger than `block-time` must be known.
 */
const maxEarlierBytes = 64 * 1024 * 1024;

function readEnd(path: string): string {
  const file = openSync(path, "r");
  try {
    const { size } = fstatSync(file);
    const buffer = Buffer.alloc(Math.min(size, maxEarlierBytes));
    const start = size - buffer.length;
    let read = 0;
    for (let count = -1; count !== 0 && read < buffer.length; read += count) {
      count = readSync(file, buffer, read, buffer.length - read, start + read);
    }
    return buffer.toString("utf8", 0, read);
  } finally {
    closeSync(file);
  }
}

function resultFacts(outcome: Outcome): Omit<Facts, "event"> {
  const requestId = requestIdOf(outcome);
  const error = errorOf(outcome);
  return {
    verdict: outcome.kind,
    ...(error !== undefined && { code: error.code }),
    ...(openOf(outcome) !== undefined && { open: true as const }),
    ...(requestId !== undefined && { request_id: requestId }),
  };
}

function writing<Value>(path: string, write: () => Value): Value {
  try {
    return write();
  } catch (cause) {
    const reason = messageOf(cause);
    throw new AnchorError("OUTPUT_UNWRITABLE", `${path} could not be written: ${reason}.`, { cause });
  }
}
