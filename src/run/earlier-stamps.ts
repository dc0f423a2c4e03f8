/** What a run knows of the stamps of earlier runs, from the lines of the journal and from the evidence. */
import type { Digest } from "../core/digest.ts";
import type { ErrorCode } from "../core/errors.ts";
import { objectOf, namedInJson, wordOf, type Reader } from "../core/members.ts";
import { isSettled, type EvidenceRecord } from "../evidence/record.ts";
import { hexDigestOf } from "../evidence/statement.ts";

/** A stamp of an earlier run that may have been spent (made and paid for): no answer refused it. */
export interface EarlierStamp {
  /** What is known of the stamp; `unclear` where no acceptance by the service is recorded. */
  readonly verdict: "accepted" | "unclear" | "anchored";
  /** Milliseconds since the stamp's last line in the journal, or since the statement that records it. */
  readonly ageMs: number;
  readonly requestId?: string;
  /** The service answered about another digest; or the evidence says that the stamp failed, but may have been spent. */
  readonly isMismatched?: true;
}

/** Reads a string; a missing one is empty, since a line of another version of this program still tells of a stamp. */
const textOrEmpty: Reader<string> = ({ value }) => (typeof value === "string" ? value : "");

const journalLineForm = objectOf({
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
export type JournalLine = ReturnType<typeof journalLineForm>;

/** Returns the stamps of these lines that may have been spent. */
export function toJournaledStamps(lines: readonly JournalLine[], now: Date): ReadonlyMap<Digest, EarlierStamp> {
  const lastLines = new Map<Digest, JournalLine>();
  const linesBeforeIntent = new Map<Digest, JournalLine | undefined>();
  for (const line of lines) {
    const { event, digest } = line;
    if (event === "intent") linesBeforeIntent.set(digest, lastLines.get(digest));
    // If a second stamp is refused, what was known of the first one before still holds.
    const last = isPerhapsSpent(line) ? line : linesBeforeIntent.get(digest);
    if (last === undefined) lastLines.delete(digest);
    else lastLines.set(digest, last);
  }
  return new Map([...lastLines].map(([digest, line]) => [digest, toEarlierStamp(line, now)]));
}

/** Returns, for each name, the digest that was stamped last under it, of the stamps that may have been spent. */
export function toStampedNames(lines: readonly JournalLine[], now: Date): ReadonlyMap<string, Digest> {
  const stamps = toJournaledStamps(lines, now);
  return new Map(lines.flatMap(({ name, digest }) => (stamps.has(digest) ? [[name, digest]] : [])));
}

/**
 * Returns the stamps that the evidence records: those of this service that may have been spent, and the digests that a
 * block holds.
 *
 * @param service the service's address without a slash at its end
 * @param now the time by the clock that dates the statements: GitHub's for a release, this machine's for a folder;
 *   where GitHub's is not known, each stamp counts as just sent, so that none is sent twice
 */
export function toRecordedStamps(
  { anchors, statements, isDemonstration }: EvidenceRecord,
  service: string,
  now: Date | undefined,
): ReadonlyMap<Digest, EarlierStamp> {
  const stamps = new Map<Digest, EarlierStamp>();
  // The chain of a demonstration is its service's own: no other service knows it.
  const isKnownHere =
    !isDemonstration || statements.some(({ statement }) => statement.predicate.service?.url === service);
  for (const anchor of anchors.values()) {
    const own = anchor.stamps.filter((stamp) => (stamp.service ?? service) === service);
    const earlier = own.map(({ verdict, stampedOn }) => ({
      verdict: verdict === "accepted" ? verdict : ("unclear" as const),
      ageMs: now === undefined ? 0 : ageOf(Date.parse(stampedOn), now),
      ...(verdict === "failed" && { isMismatched: true as const }),
    }));
    const [youngest] = earlier.toSorted((one, other) => one.ageMs - other.ageMs);
    if (isKnownHere && isSettled(anchor))
      stamps.set(anchor.digest, { ageMs: unknownAgeMs, ...youngest, verdict: "anchored" });
    else if (youngest !== undefined) stamps.set(anchor.digest, youngest);
  }
  return stamps;
}

/** Returns each digest's youngest stamp, since only an old one may be sent again; `anchored` if any source says so. */
export function pickYoungestStamps(
  ...sources: readonly ReadonlyMap<Digest, EarlierStamp>[]
): ReadonlyMap<Digest, EarlierStamp> {
  const stamps = new Map<Digest, EarlierStamp>();
  for (const [digest, stamp] of sources.flatMap((source) => [...source])) {
    const known = stamps.get(digest);
    const isAnchored = known?.verdict === "anchored" || stamp.verdict === "anchored";
    const youngest = known === undefined || stamp.ageMs < known.ageMs ? { ...known, ...stamp } : known;
    stamps.set(digest, isAnchored ? { ...youngest, verdict: "anchored" } : youngest);
  }
  return stamps;
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
const unknownAgeMs = 24 * 60 * 60 * 1000;

/** How far in the future a date may be: a clock may have been set back since. */
const maxClockChangeMs = 5 * 60_000;

/** Returns a stamp's age. One dated far in the future counts as old: as a young one, it could never be sent again. */
function ageOf(at: number, now: Date): number {
  const ageMs = now.getTime() - at;
  return ageMs >= -maxClockChangeMs ? Math.max(0, ageMs) : unknownAgeMs;
}

/** Renders how long ago a stamp was sent, such as `20 s ago`. */
export function renderAge({ ageMs }: Pick<EarlierStamp, "ageMs">): string {
  return ageMs === unknownAgeMs ? "at an unknown time" : `${Math.round(ageMs / 1000)} s ago`;
}

/** In characters. A line with a time and a digest is longer; shorter ones, maybe millions, are not parsed. */
const minLineLength = 100;

/** Returns the lines of `journal.jsonl` that are about this service; a line that a kill has cut is left out. */
export function parseJournal(journal: string, service: string): readonly JournalLine[] {
  const lines: JournalLine[] = [];
  for (let start = 0, end = 0; end !== -1; start = end + 1) {
    end = journal.indexOf("\n", start);
    const text = journal.slice(start, end === -1 ? undefined : end);
    const line = text.length < minLineLength ? undefined : parseLine(text);
    if (line?.service === service) lines.push(line);
  }
  return lines;
}

function parseLine(text: string): JournalLine | undefined {
  try {
    return journalLineForm({ value: JSON.parse(text), where: "the line" });
  } catch {
    // The line was cut by a kill, or another program wrote it.
    return undefined;
  }
}
