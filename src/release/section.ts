/** Reads and writes our section of the release notes, and leaves every other byte as it is. */
import { AnchorError } from "../core/errors.ts";
import type { Clock } from "../host/host.ts";
import { type Forge, releaseGoneError, type Release } from "./forge.ts";

/** Our section is shortened to keep the notes below this, so that people still have room to add to them. */
const preferredNotesBytes = 120_000;
/** GitHub's limit, beyond which it answers 422. We count UTF-16 units, which are never fewer than characters. */
const maxNotesCharacters = 125_000;

const [beginMarker, endMarker] = ["<!-- anchor-artifacts:begin -->", "<!-- anchor-artifacts:end -->"] as const;

/**
 * Returns `body` with our section replaced, or added at the end. Line ends are those of `body`: GitHub's editor saves
 * CRLF.
 * @param render returns the section's text in several lengths, with LF, the longest first: the first that fits into
 *   `maxBytes` is taken, else the last
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

/** Returns our section with its markers; empty when there is none. */
export function findSection(body: string): string {
  const span = findSpan(body);
  return span === undefined ? "" : body.slice(span.start, span.end);
}

/** Whether there is a marker of our section and no whole section, as when somebody edited the other marker. */
export function hasCutSection(body: string): boolean {
  return findSpan(body) === undefined && body.search(markerPattern) !== -1;
}

const markerPattern = /(?<=^|\n)<!-- anchor-artifacts:(begin|end) -->(?=\r?\n|$)/g;

/**
 * Finds our section: the last begin marker that an end marker follows, with no other marker between. Both must be whole
 * lines, so a marker quoted in a sentence does not count.
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

/** The most times that a section is written again because another writer has replaced it. */
const maxRewrites = 5;
/**
 * The wait after a write, before the notes are read again: longer than another job takes from reading the notes to
 * writing them back. By then, a job that read the notes before our write has overwritten it; later jobs keep it.
 * Where GitHub is slow, we wait a multiple of what our own reading and writing took.
 */
const minSettleMs = 2000;
const maxSettleMs = 30_000;
const settleFactor = 3;

interface SectionWriting {
  readonly forge: Pick<Forge, "readRelease" | "updateNotes" | "waitForWriteTurn">;
  readonly release: Pick<Release, "id" | "tag">;
  readonly clock: Clock;
  /** Ends the waits. */
  readonly stop: AbortSignal;
  /** Whether the notes have what this run must leave there; absent where the section is written only once. */
  readonly isComplete?: (notes: string) => boolean;
}

/**
 * Writes our section. GitHub has no write that fails when the notes have changed meanwhile. So we read the notes just
 * before we write them, and again when every job that had read the old notes must be done, until `isComplete`.
 * @param render returns the section's text in several lengths, the longest within `maxBytes`, for the present `notes`
 * @throws AnchorError `RELEASE_NOT_WRITABLE`, `RELEASE_BODY_FULL`, `RELEASE_WRITE_LOST` and others
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
    // If the section is unchanged, a write without a clear answer was not done.
    const isWritten = writeOutcome === "sent" || (writeOutcome === "unclear" && findSection(body) !== sectionBefore);
    if (isWritten && isComplete?.(body) === true) return;
    if (attempt > maxRewrites + 1) break;
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
