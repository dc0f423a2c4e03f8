/** Reads the stamps of earlier runs from journals and evidence (interface §1.7). Pure. */
import type { Digest } from "../core/digest.ts";
import type { ErrorCode } from "../core/errors.ts";
import { named, objectOf, type Reader } from "../core/members.ts";
import { digestOf, type Result } from "../core/report.ts";
import { isSettled, maxSkewMs, type EvidenceRecord } from "../evidence/record.ts";
import { hexDigestOf } from "../evidence/statement.ts";

/** A stamp of an earlier run that was not refused: it may have been spent. */
export interface EarlierStamp {
  /** The verdict when that run ended; a stamp whose answer was lost is `unclear`. */
  readonly verdict: "accepted" | "unclear" | "failed" | "anchored";
  /** Milliseconds since the stamp's answer, or since the stamp was sent. */
  readonly ageMs: number;
  readonly requestId?: string;
  /** The code of the error, where the verdict is `failed`. */
  readonly code?: string;
}

/** Reads a text, which is empty where a line has none: a line of another version still tells of a stamp. */
const textOrNone: Reader<string> = ({ value }) => (typeof value === "string" ? value : "");

/** The readable content of one line of a journal. */
const lineForm = objectOf({
  at: ({ value, where }) => {
    const time = Date.parse(textOrNone({ value, where }));
    if (Number.isNaN(time)) throw new RangeError(`${where} is no time`);
    return time;
  },
  /** The id of the run that wrote the line. */
  writer: textOrNone,
  event: textOrNone,
  /** The first of the subjects with this digest. */
  name: textOrNone,
  digest: hexDigestOf,
  verdict: textOrNone,
  isOpen: named("open", ({ value }) => value === true),
  requestId: named("request_id", textOrNone),
  service: textOrNone,
  /** The code of an error. */
  code: textOrNone,
});
export type EarlierLine = ReturnType<typeof lineForm>;

/**
 * Returns stamps that earlier runs may have spent with this service, by their journal and by the release's evidence.
 *
 * @param lines the journal's lines about this service
 * @param service the service's address without a slash at its end
 */
export function earlierStamps(
  lines: readonly EarlierLine[],
  recorded: EvidenceRecord,
  service: string,
  now: Date,
): ReadonlyMap<Digest, EarlierStamp> {
  const known = recordedStamps(recorded, service, now);
  const stamps = youngestStamps(journaledStamps(lines, now), known);
  // If a block holds the digest, it does not matter what a journal says of the stamp.
  return new Map(
    [...stamps].map(([digest, stamp]) => {
      const isAnchored = known.get(digest)?.verdict === "anchored";
      return [digest, isAnchored ? { ...stamp, verdict: "anchored" } : stamp];
    }),
  );
}

/** Returns the stamps of these lines that may have been spent. */
export function journaledStamps(lines: readonly EarlierLine[], now: Date): ReadonlyMap<Digest, EarlierStamp> {
  const records: StampRecords = new Map();
  for (const line of lines) addLine(records, line);
  return youngestStamps(
    ...[...records.values()].map((own) => new Map([...own].map(([digest, line]) => [digest, toEarlier(line, now)]))),
  );
}

/** Returns the digest that was stamped last under each name, of the stamps of these lines that may have been spent. */
export function stampedNames(lines: readonly EarlierLine[], now: Date): ReadonlyMap<string, Digest> {
  const stamps = journaledStamps(lines, now);
  return new Map(lines.flatMap(({ name, digest }) => (stamps.has(digest) ? [[name, digest]] : [])));
}

/**
 * The last line about each stamp that may have been spent, by writer: what one run says about its stamp of a digest
 * says nothing about the stamp that another run sent at the same time.
 */
export type StampRecords = Map<string, Map<Digest, EarlierLine>>;

/** Adds to `records` what a line says about a stamp. */
export function addLine(records: StampRecords, line: EarlierLine): void {
  const { event, writer, digest } = line;
  if (event !== "intent" && event !== "result" && event !== "withdrawn") return;
  const own = records.get(writer) ?? new Map<Digest, EarlierLine>();
  records.set(writer, own);
  if (isPerhapsSpent(line)) own.set(digest, line);
  else own.delete(digest);
}

/** Returns the youngest stamp of a digest, and removes all its stamps from `records`. */
export function takeStamp(records: StampRecords, digest: Digest, now: Date): EarlierStamp | undefined {
  const stamps = [...records.values()].flatMap((own) => {
    const line = own.get(digest);
    own.delete(digest);
    return line === undefined ? [] : [new Map([[digest, toEarlier(line, now)]])];
  });
  return youngestStamps(...stamps).get(digest);
}

/**
 * Returns the stamps that the evidence knows: those that were accepted or perhaps spent at this service, and the digests
 * that a block holds (interface §1.7).
 *
 * @param service the service's address without a slash at its end
 */
export function recordedStamps(
  { anchors, lines, isDemonstration }: EvidenceRecord,
  service: string,
  now: Date,
): ReadonlyMap<Digest, EarlierStamp> {
  const found = new Map<Digest, EarlierStamp>();
  // The chain of a demonstration is its service's own: no other service knows it.
  const isKnownHere = !isDemonstration || lines.some(({ predicate }) => predicate.service?.url === service);
  for (const anchor of anchors.values()) {
    const own = anchor.stamps.filter((stamp) => (stamp.service ?? service) === service);
    const ages = own.map(({ verdict, on }) => ({ verdict, ageMs: ageOf(Date.parse(on), now) }));
    const [youngest] = ages.toSorted((one, other) => one.ageMs - other.ageMs);
    if (isKnownHere && isSettled(anchor))
      found.set(anchor.digest, { ageMs: unknownAgeMs, ...youngest, verdict: "anchored" });
    else if (youngest !== undefined) found.set(anchor.digest, youngest);
  }
  return found;
}

/** Adds the earlier stamp to each result that the chain does not hold, where the block of that stamp may still come. */
export function withYoungStamps(
  results: readonly Result[],
  stamps: ReadonlyMap<Digest, EarlierStamp>,
  blockTimeMs: number,
): readonly Result[] {
  if (stamps.size === 0) return results;
  return results.map((result) => {
    const { outcome, coveredBy = digestOf(result) } = result;
    const isAbsent = outcome.kind === "not-found" || outcome.kind === "no-match";
    const { ageMs = blockTimeMs } = (isAbsent && coveredBy && stamps.get(coveredBy)) || {};
    return ageMs < blockTimeMs ? { ...result, young: { ageMs, blockTimeMs } } : result;
  });
}

/** Keeps the youngest stamp of each digest: only a stamp older than `block-time` may be sent once more. */
export function youngestStamps(
  ...sources: readonly ReadonlyMap<Digest, EarlierStamp>[]
): ReadonlyMap<Digest, EarlierStamp> {
  const stamps = new Map<Digest, EarlierStamp>();
  for (const [digest, stamp] of sources.flatMap((source) => [...source])) {
    const known = stamps.get(digest);
    if (known === undefined || stamp.ageMs < known.ageMs) stamps.set(digest, { ...known, ...stamp });
  }
  return stamps;
}

/** Whether a line leaves a stamp that may have been spent: not one that was withdrawn, refused or there before. */
function isPerhapsSpent(line: EarlierLine): boolean {
  if (line.event !== "result") return line.event === "intent";
  return isAccepted(line) || line.isOpen || line.verdict === "unclear" || line.code === mismatch;
}

function isAccepted({ event, verdict }: EarlierLine): boolean {
  return event === "result" && (verdict === "accepted" || verdict === "anchored");
}

/** An answer about another digest leaves open what happened to this digest. */
const mismatch: ErrorCode = "REPLY_MISMATCH";

function toEarlier(line: EarlierLine, now: Date): EarlierStamp {
  const { at, verdict, code, requestId } = line;
  const unproved = verdict === "failed" ? verdict : "unclear";
  return {
    verdict: isAccepted(line) ? "accepted" : unproved,
    ageMs: ageOf(at, now),
    ...(requestId !== "" && { requestId }),
    ...(verdict === "failed" && code !== "" && { code }),
  };
}

/** The age of a stamp whose date is of no use, longer than any `block-time`. */
const unknownAgeMs = 24 * 60 * 60 * 1000;

/**
 * Returns the age of a stamp. A date in the future is wrong, and a stamp with such a date is old: if it were young, it
 * would stay so until that date, and its digest could not be stamped.
 */
function ageOf(at: number, now: Date): number {
  const age = now.getTime() - at;
  return age >= -maxSkewMs ? Math.max(0, age) : unknownAgeMs;
}

/** Renders when an earlier stamp was sent, such as `20 s ago`. */
export function renderAge({ ageMs }: Pick<EarlierStamp, "ageMs">): string {
  return ageMs === unknownAgeMs ? "at an unknown time" : `${Math.round(ageMs / 1000)} s ago`;
}

/**
 * Returns the lines of a journal that are about this service; a line that was cut by a kill is ignored.
 *
 * @param journal the text of `journal.jsonl`
 * @param service the service's address: a stamp with one service says nothing about another
 */
export function parseJournal(journal: string, service: string): readonly EarlierLine[] {
  return journal.split("\n").flatMap((text) => {
    try {
      const line = lineForm({ value: JSON.parse(text), where: "the line" });
      return line.service === service ? [line] : [];
    } catch {
      // The line was cut by a kill, or another program wrote it.
      return [];
    }
  });
}
