/** Reads and writes our section of the release notes, and leaves every other byte as it is. */
import { AnchorError } from "../core/errors.ts";
import type { Clock } from "../host/host.ts";
import { type Forge, releaseGoneError, type Release } from "./forge.ts";

/** Our section is shortened until the notes have at most this many bytes: people need room to add to them. */
const preferredNotesBytes = 120_000;
/** GitHub answers 422 to longer notes. We count UTF-16 units, which are never fewer than characters. */
const maxNotesCharacters = 125_000;

const [beginMarker, endMarker] = ["<!-- anchor-artifacts:begin -->", "<!-- anchor-artifacts:end -->"] as const;

/**
 * Returns the notes `body` with our section replaced or, if there is none, added at the end. The section gets the line
 * ends of `body`: GitHub's editor saves CRLF.
 * @param render returns the section's text in several lengths, with LF, the longest first. The first with which the
 *   notes keep to `preferredNotesBytes` is taken, or else the last
 * @throws AnchorError `RELEASE_BODY_FULL` when even the last is too long for GitHub
 */
export function replaceSection(body: string, render: (maxBytes: number) => readonly string[]): string {
  const newline = body.includes("\r\n") ? "\r\n" : "\n";
  const span = findSpan(body);
  // An empty line separates the notes from our section.
  const gap =
    body === "" || body.endsWith(newline + newline) ? "" : body.endsWith(newline) ? newline : newline + newline;
  const notesBefore = span === undefined ? body + gap : body.slice(0, span.start);
  const notesAfter = span === undefined ? "" : body.slice(span.end);
  const wrapInMarkers = (text: string): string => [beginMarker, ...text.split("\n"), endMarker].join(newline);
  const maxBytes = preferredNotesBytes - Buffer.byteLength(notesBefore + wrapInMarkers("") + notesAfter);
  const possibleNotes = render(maxBytes).map((text) => notesBefore + wrapInMarkers(text) + notesAfter);
  const newNotes =
    possibleNotes.find((form) => Buffer.byteLength(form) <= preferredNotesBytes) ?? possibleNotes.at(-1) ?? body;
  if (newNotes.length <= maxNotesCharacters) return newNotes;
  throw new AnchorError("RELEASE_BODY_FULL", "The release notes have no room left for this run's statement.");
}

/** Returns our section of the notes with its markers, or an empty text when there is no section. */
export function findSection(body: string): string {
  const span = findSpan(body);
  return span === undefined ? "" : body.slice(span.start, span.end);
}

/** Whether the notes have a marker but no whole section, as when somebody edited one of the section's two markers. */
export function hasCutSection(body: string): boolean {
  return findSpan(body) === undefined && body.search(markerPattern) !== -1;
}

const cutReason = `${beginMarker} or ${endMarker} is not a line of its own`;
/** What is wrong with notes that have a cut section, why, and what to do. */
export const cutSection = {
  what: `Our section of the release notes (${cutReason})`,
  why: cutReason,
  advice:
    "Put the marker back on a line of its own, above or below the section. The comments in it are the record of earlier runs: which files they stamped, and which blocks hold them.",
} as const;

const markerPattern = /(?<=^|\n)<!-- anchor-artifacts:(begin|end) -->(?=\r?\n|$)/g;

/**
 * Finds our section: the last begin marker that is followed by an end marker, with no other marker between them. Only a
 * marker that is a whole line counts, so one that is quoted in a sentence does not.
 */
function findSpan(body: string): { readonly start: number; readonly end: number } | undefined {
  let start: number | undefined;
  let span: ReturnType<typeof findSpan>;
  for (const { 0: text, 1: side, index } of body.matchAll(markerPattern)) {
    if (side === "end" && start !== undefined) span = { start, end: index + text.length };
    start = side === "begin" ? index : undefined;
  }
  return span;
}

/** The most times that a job writes its section again, usually because another job has overwritten it. */
const maxRewrites = 5;
/**
 * How long we wait after a write before we read the notes again. Another job needs less time to read the notes and
 * write them back. So a job that read them before our write has overwritten it by then, and a job that reads them later
 * keeps it. On a slow GitHub, the wait is `settleFactor` times as long as our own reading and writing took.
 */
const minSettleMs = 2000;
const maxSettleMs = 30_000;
const settleFactor = 3;

interface SectionWriting {
  readonly forge: Pick<Forge, "readRelease" | "updateNotes" | "waitForWriteTurn">;
  readonly release: Pick<Release, "id" | "tag">;
  readonly clock: Clock;
  /** Ends all waiting when it aborts. */
  readonly stop: AbortSignal;
  /** Whether the notes have all that this run must leave there; absent where the section is written only once. */
  readonly isComplete?: (notes: string) => boolean;
}

/**
 * Writes our section. GitHub has no write that fails when the notes have changed meanwhile. So we read the notes just
 * before each write, and wait until each job that had read older notes has written. We repeat this until `isComplete`.
 * @param render returns the section's text in several lengths, the longest within `maxBytes`, for the present `notes`
 * @throws AnchorError `RELEASE_NOT_WRITABLE`, `RELEASE_BODY_FULL`, `RELEASE_WRITE_LOST`, `EVIDENCE_INVALID` if
 *   somebody has cut the section, or what GitHub's answer means
 */
export async function writeSection(
  { forge, release: { id, tag }, clock, stop, isComplete }: SectionWriting,
  render: (maxBytes: number, notes: string) => readonly string[],
): Promise<void> {
  let waitMs = minSettleMs;
  let writeOutcome: Awaited<ReturnType<Forge["updateNotes"]>> | undefined;
  let sectionBefore = "";
  for (let attempt = 1; ; attempt += 1) {
    await forge.waitForWriteTurn();
    const startedAt = clock.now();
    const release = await forge.readRelease(id);
    if (release === undefined) throw releaseGoneError(tag);
    const { body } = release;
    // A write whose answer was unclear counts as done only if the section has changed since.
    const isWritten = writeOutcome === "sent" || (writeOutcome === "unclear" && findSection(body) !== sectionBefore);
    if (isWritten && isComplete?.(body) === true) return;
    if (attempt > maxRewrites + 1) break;
    // A second section would hide the statements in the first.
    if (hasCutSection(body))
      throw new AnchorError("EVIDENCE_INVALID", `${cutSection.what} cannot be used, so it was not written.`, {
        hint: cutSection.advice,
      });
    const newNotes = replaceSection(body, (maxBytes) => render(maxBytes, body));
    if (newNotes === body) return;
    sectionBefore = findSection(body);
    writeOutcome = await forge.updateNotes(release, newNotes, attempt);
    if (isComplete === undefined && writeOutcome === "sent") return;
    if (isComplete === undefined) break;
    waitMs = Math.min(maxSettleMs, Math.max(waitMs, settleFactor * (clock.now() - startedAt)));
    if (writeOutcome !== "again") await clock.wait(waitMs + clock.random() * waitMs * attempt, stop);
  }
  throw new AnchorError(
    "RELEASE_WRITE_LOST",
    "This job's part is missing in the release notes: other jobs overwrote it, or GitHub did not keep it.",
  );
}
