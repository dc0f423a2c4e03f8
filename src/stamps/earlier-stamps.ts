/** Reads the stamps of earlier runs from journals and evidence (interface §1.7). Pure. */
import { isDigest, type Digest } from "../core/digest.ts";
import type { Statement } from "../evidence/statement.ts";

/** A stamp of an earlier run that was not refused: it may have been spent. */
export interface EarlierStamp {
  /** The verdict when that run ended; a stamp whose answer was lost is `unclear`. */
  readonly verdict: "accepted" | "unclear" | "failed";
  /** Milliseconds since the stamp's answer, or since the stamp was sent. */
  readonly ageMs: number;
  readonly requestId?: string;
}

/** The readable content of one line of a journal. */
export interface EarlierLine {
  readonly at: number;
  readonly event: unknown;
  /** The first of the subjects with this digest. */
  readonly name: string;
  readonly digest: Digest;
  readonly verdict: unknown;
  readonly isOpen: boolean;
  readonly requestId?: string;
  /** The id of a request for a proof. */
  readonly uid?: string;
  /** The code of an error. */
  readonly code?: string;
}

/**
 * Returns stamps that earlier runs may have spent with this service, by their journal and by the release's evidence.
 *
 * @param lines the journal's lines about this service
 * @param service the service's address without a slash at its end
 */
export function earlierStamps(
  lines: readonly EarlierLine[],
  statements: readonly Statement[],
  service: string,
  now: Date,
): ReadonlyMap<Digest, EarlierStamp> {
  return youngestStamps(journaledStamps(lines, now), acceptedStamps(statements, service, now));
}

/** Returns the stamps of these lines that may have been spent. */
export function journaledStamps(lines: readonly EarlierLine[], now: Date): ReadonlyMap<Digest, EarlierStamp> {
  const stamps = new Map<Digest, EarlierStamp>();
  for (const line of lines) {
    if (line.event !== "intent" && line.event !== "result") continue;
    const stamp = toEarlier(line, now);
    if (stamp === undefined) stamps.delete(line.digest);
    else stamps.set(line.digest, stamp);
  }
  return stamps;
}

/**
 * Returns the stamps that the evidence of a release calls accepted (interface §1.7).
 *
 * @param service the service's address without a slash at its end
 */
export function acceptedStamps(
  statements: readonly Statement[],
  service: string,
  now: Date,
): ReadonlyMap<Digest, EarlierStamp> {
  const ofService = statements.filter((each) => (each.predicate.service?.url ?? service) === service);
  const sources = ofService.map(({ predicate: { finishedOn, anchors } }) => {
    const ageMs = Math.max(0, now.getTime() - Date.parse(finishedOn));
    const accepted = anchors.filter(({ verdict }) => verdict === "accepted");
    return new Map(accepted.map(({ digest }) => [digest, { verdict: "accepted" as const, ageMs }]));
  });
  return youngestStamps(...sources);
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

/** Returns the stamp that a line records; `undefined` when it was refused or is known to be on the chain. */
function toEarlier(line: EarlierLine, now: Date): EarlierStamp | undefined {
  const { at, event, verdict, isOpen, code, requestId } = line;
  const isAccepted = event === "result" && (verdict === "accepted" || verdict === "anchored");
  // An answer about another digest leaves open what happened to this digest.
  const isUnclear = isOpen || verdict === "unclear" || code === "REPLY_MISMATCH";
  if (event === "result" && !isAccepted && !isUnclear) return undefined;
  return {
    verdict: isAccepted ? "accepted" : "unclear",
    ageMs: Math.max(0, now.getTime() - at),
    ...(requestId !== undefined && { requestId }),
  };
}

/**
 * Returns the lines of a journal that are about this service; a line that was cut by a kill is ignored.
 *
 * @param journal the text of `journal.jsonl`
 * @param service the service's address: a stamp with one service says nothing about another
 */
export function parseJournal(journal: string, service: string): readonly EarlierLine[] {
  const lines = journal.split("\n").flatMap((text) => parseLine(text) ?? []);
  return lines.filter((line) => line.service === undefined || line.service === service);
}

function parseLine(text: string): (EarlierLine & { readonly service: unknown }) | undefined {
  const members = parseMembers(text);
  const { at, event, name, digest, verdict, open, request_id: requestId, service, uid, code } = members;
  const time = typeof at === "string" ? Date.parse(at) : Number.NaN;
  if (Number.isNaN(time) || typeof digest !== "string" || !isDigest(digest)) return undefined;
  const id = {
    name: typeof name === "string" ? name : "",
    ...(typeof requestId === "string" && { requestId }),
    ...(typeof uid === "string" && { uid }),
    ...(typeof code === "string" && { code }),
  };
  return { at: time, event, verdict, digest, service, isOpen: open === true, ...id };
}

function parseMembers(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    // The line was cut by a kill, or another program wrote it.
    return {};
  }
}
