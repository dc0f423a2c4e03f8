/** The journal records each stamp. Every line is on the disk at once, so that it is there after a kill. */
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
  /** A stamp's event, or that of a request for a proof: `proof-intent`, `proof-asked` with its id, `proof-result`. */
  readonly event: "intent" | "result" | ProofEvent;
  /** The first of the subjects with this digest. */
  readonly name: string;
  readonly digest: string;
  readonly verdict?: Outcome["kind"];
  readonly code?: string;
  /** The answer was lost: the stamp may have been spent. */
  readonly open?: true;
  readonly request_id?: string;
  /** The service's address: a stamp with one service says nothing about another. */
  readonly service: string;
  /** The id by which the service is asked for a proof. */
  readonly uid?: string;
}

type ProofEvent = "proof-intent" | "proof-asked" | "proof-result";

type Facts = Pick<JournalLine, "event" | "verdict" | "code" | "open" | "request_id" | "uid">;

/** The facts about a request for a proof; `code` is set when the request is refused or the proof lost for good. */
export interface ProofFacts {
  readonly event: ProofEvent;
  readonly uid?: string;
  readonly code?: string;
}

export interface Journal {
  /** The lines of earlier runs that are about this service. */
  readonly lines: readonly EarlierLine[];
  /**
   * Records a stamp; must be called before the stamp is sent.
   *
   * @throws AnchorError `OUTPUT_UNWRITABLE`: then the stamp should not be sent
   */
  readonly recordIntent: (subject: Subject) => void;
  /** Records the stamp's outcome after the first checks. A line that cannot be written is only a warning. */
  readonly recordResult: (subject: Subject, outcome: Outcome) => void;
  /**
   * Writes one line about the proof of a subject.
   *
   * @throws AnchorError `OUTPUT_UNWRITABLE`
   */
  readonly recordProof: (subject: Subject, facts: ProofFacts) => void;
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
  const file = writing(path, () => openSync(path, "a", 0o600));
  // A file that is not a regular file, such as a pipe, has no earlier lines.
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
 * Most bytes of earlier lines that are read, some 200,000 lines: the journal of many years may be longer than a
 * string can be, and only stamps younger than `block-time` must be known.
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
