/**
 * The journal has two lines for a stamp. The intent is written at once, before sending, so that it stays if the process
 * is killed. The result is written with the next intent, or when this turn of the event loop ends. The lines tell later
 * runs which stamps may have been spent.
 */
import { closeSync, constants, fstatSync, writeSync } from "node:fs";
import { join } from "node:path";

import type { Digest, Subject } from "../core/digest.ts";
import { type AnchorError, toAnchorError, type ErrorCode } from "../core/errors.ts";
import { runFiles } from "../core/file-names.ts";
import { objectOf, namedInJson, wordOf, type Reader } from "../core/members.ts";
import { mayBeSpent, requestIdOf, type Judgement } from "../core/row.ts";
import { hexDigestOf } from "../evidence/statement.ts";
import { openRegular, readFrom, unwritableError } from "../host/files.ts";

/** What a line says besides its subject and time. A stamp with an intent but no result may have been spent. */
interface LineFacts {
  readonly event: "intent" | "result";
  readonly verdict?: Judgement["verdict"];
  readonly code?: string | undefined;
  /** Present where the stamp may have been spent: its answer was lost, or does not show that it was refused. */
  readonly open?: true | undefined;
  readonly request_id?: string | undefined;
}

export interface Journal {
  /** The lines of earlier runs that are about this service; where no service is given, about any. */
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
  { runId, service }: { readonly runId: string; readonly service: string | undefined },
  warn: (error: AnchorError) => void,
): Journal {
  const path = join(folder, runFiles.journal);
  const warnOnFailure = (write: () => void): void => {
    try {
      withUnwritableError(path, write);
    } catch (thrown) {
      warn(toAnchorError(thrown));
    }
  };
  const lineFile = withUnwritableError(path, () => openLineFile(path, warnOnFailure));
  // Each line names the service, since a stamp with one service says nothing about another.
  const renderLine = ({ name, digest }: Subject, facts: LineFacts): string =>
    JSON.stringify({ at: new Date().toISOString(), run_id: runId, name, digest, ...facts, service });
  return {
    lines: parseJournal(lineFile.earlierText, service),
    recordIntent: (subject) =>
      withUnwritableError(path, () => lineFile.write(renderLine(subject, { event: "intent" }))),
    recordResult: (subject, judgement) => {
      const { verdict, error } = judgement;
      const isOpen = mayBeSpent(judgement) || undefined;
      const code = error?.code;
      const facts = { event: "result", verdict, code, open: isOpen, request_id: requestIdOf(judgement) } as const;
      warnOnFailure(() => lineFile.writeSoon(renderLine(subject, facts)));
    },
    close: lineFile.close,
  };
}

/**
 * Opens a file for appending whole lines.
 *
 * @param warnOnFailure calls a write whose error nobody else would handle, and makes a warning of that error
 */
function openLineFile(path: string, warnOnFailure: (write: () => void) => void) {
  const descriptor = openRegular(path, constants.O_RDWR | constants.O_APPEND | constants.O_CREAT);
  const earlierBytes = readFrom(descriptor, Math.max(0, fstatSync(descriptor).size - maxEarlierBytes), maxEarlierBytes);
  let isFileOpen = true;
  let isLastLineCut = earlierBytes.length > 0 && earlierBytes.at(-1) !== lineEnd;
  let unwrittenText = "";
  let scheduledFlush: NodeJS.Immediate | undefined;
  const addLine = (line: string): void => {
    // A closed file descriptor's number may by now belong to another file.
    if (!isFileOpen) throw new Error("the run has ended");
    unwrittenText += `${line}\n`;
  };
  const flush = (): void => {
    if (unwrittenText === "") return;
    // A line that a kill or a full disk has cut is ended first, so that the new line does not become a part of it.
    const text = isLastLineCut ? `\n${unwrittenText}` : unwrittenText;
    unwrittenText = "";
    isLastLineCut = writeSync(descriptor, text) < Buffer.byteLength(text);
    if (isLastLineCut) throw new Error("the disk took only a part of a line");
  };
  const flushNow = (): void => {
    scheduledFlush = undefined;
    warnOnFailure(flush);
  };
  return {
    earlierText: new TextDecoder().decode(earlierBytes),
    write: (line: string): void => {
      addLine(line);
      flush();
    },
    writeSoon: (line: string): void => {
      addLine(line);
      scheduledFlush ??= setImmediate(flushNow);
    },
    close: (): void => {
      clearImmediate(scheduledFlush);
      flushNow();
      isFileOpen = false;
      closeSync(descriptor);
    },
  };
}

/** The most bytes of earlier lines that are read, some 200,000 lines: stamps within `block-time` matter most. */
const maxEarlierBytes = 64 * 1024 * 1024;

const lineEnd = "\n".charCodeAt(0);

function withUnwritableError<Value>(path: string, write: () => Value): Value {
  try {
    return write();
  } catch (cause) {
    throw unwritableError(path, cause);
  }
}

/** A stamp of an earlier run that may have been spent (made and paid for): no answer refused it. */
export interface EarlierStamp {
  /** What is known of the stamp; `unclear` where no acceptance by the service is recorded. */
  readonly verdict: "accepted" | "unclear" | "anchored";
  /** Milliseconds since the stamp's last line in the journal, or since the statement that records it. */
  readonly ageMs: number;
  readonly requestId?: string;
  /** Set where the service answered about another digest, or the stamp failed by the evidence and may be spent. */
  readonly isMismatched?: true;
}

/** Reads a string; a missing one is empty, since a line of another version of this program still tells of a stamp. */
const textOrEmpty: Reader<string> = ({ value }) => (typeof value === "string" ? value : "");

const readJournalLine = objectOf({
  at: ({ value, where }) => {
    const time = Date.parse(textOrEmpty({ value, where }));
    if (Number.isNaN(time)) throw new RangeError(`${where} is no time`);
    return time;
  },
  event: (member) => wordOf(member, ["intent", "result"]),
  /** The name of the subject; where several have this digest, of the first of them. */
  name: textOrEmpty,
  digest: hexDigestOf,
  verdict: textOrEmpty,
  isOpen: namedInJson("open", ({ value }) => value === true),
  requestId: namedInJson("request_id", textOrEmpty),
  service: textOrEmpty,
  code: textOrEmpty,
});
export type JournalLine = ReturnType<typeof readJournalLine>;

/** Returns the stamps of these lines that may have been spent. */
export function toJournaledStamps(lines: readonly JournalLine[], now: Date): ReadonlyMap<Digest, EarlierStamp> {
  const lastLineByDigest = new Map<Digest, JournalLine>();
  const earlierLineByDigest = new Map<Digest, JournalLine | undefined>();
  for (const line of lines) {
    const { event, digest } = line;
    if (event === "intent") earlierLineByDigest.set(digest, lastLineByDigest.get(digest));
    // If a second stamp is refused, what was known of the first one before still holds.
    const spentLine = isPerhapsSpent(line) ? line : earlierLineByDigest.get(digest);
    if (spentLine === undefined) lastLineByDigest.delete(digest);
    else lastLineByDigest.set(digest, spentLine);
  }
  return new Map([...lastLineByDigest].map(([digest, line]) => [digest, toEarlierStamp(line, now)]));
}

/** Returns the digest that was last sent under each name; a digest of which surely no stamp was paid is left out. */
export function toStampedNames(lines: readonly JournalLine[], now: Date): ReadonlyMap<string, Digest> {
  const stamps = toJournaledStamps(lines, now);
  return new Map(lines.flatMap(({ name, digest }) => (stamps.has(digest) ? [[name, digest]] : [])));
}

/** Whether the stamp of a line may have been spent: not if it was refused, or if the chain held the digest already. */
function isPerhapsSpent(line: JournalLine): boolean {
  if (line.event === "intent") return true;
  return isAccepted(line) || line.isOpen || line.verdict === "unclear" || line.code === mismatchCode;
}

function isAccepted({ verdict }: JournalLine): boolean {
  return verdict === "accepted" || verdict === "anchored";
}

/** The code of an answer about another digest, which leaves open what happened to this digest. */
const mismatchCode: ErrorCode = "REPLY_MISMATCH";

function toEarlierStamp(line: JournalLine, now: Date): EarlierStamp {
  const { at, requestId, code } = line;
  return {
    verdict: isAccepted(line) ? "accepted" : "unclear",
    ageMs: ageOf(at, now),
    ...(requestId !== "" && { requestId }),
    ...(code === mismatchCode && { isMismatched: true }),
  };
}

/** The age that a stamp with an unusable date gets: longer than any `block-time`. */
export const unknownAgeMs = 24 * 60 * 60 * 1000;

/** How far in the future a stamp's date may be: the clock may have been set back since. */
const maxClockChangeMs = 5 * 60_000;

/** Returns a stamp's age. One dated far in the future counts as old: as a young one, it could never be sent again. */
export function ageOf(dateMs: number, now: Date): number {
  const ageMs = now.getTime() - dateMs;
  return ageMs >= -maxClockChangeMs ? Math.max(0, ageMs) : unknownAgeMs;
}

/** Renders how long ago a stamp was sent, such as `20 s ago`. */
export function renderAge({ ageMs }: Pick<EarlierStamp, "ageMs">): string {
  return ageMs === unknownAgeMs ? "at an unknown time" : `${Math.round(ageMs / 1000)} s ago`;
}

/** In characters. A line with a time and a digest is longer; shorter lines, perhaps millions, are skipped. */
const minLineLength = 100;

/**
 * Returns the lines of `journal.jsonl` that are about `service`, or about any where it is `undefined`. A line that a
 * kill has cut is left out.
 */
export function parseJournal(journal: string, service: string | undefined): readonly JournalLine[] {
  const lines: JournalLine[] = [];
  for (let start = 0, end = 0; end !== -1; start = end + 1) {
    end = journal.indexOf("\n", start);
    const lineText = journal.slice(start, end === -1 ? undefined : end);
    const line = lineText.length < minLineLength ? undefined : parseLine(lineText);
    if (line !== undefined && (service ?? line.service) === line.service) lines.push(line);
  }
  return lines;
}

function parseLine(lineText: string): JournalLine | undefined {
  try {
    return readJournalLine({ value: JSON.parse(lineText), where: "the line" });
  } catch {
    // The line was cut by a kill, or another program wrote it.
    return undefined;
  }
}
