/** Finds, replaces and writes one step's section of the release notes; every other byte of the notes stays. */
import { hash } from "node:crypto";

import { AnchorError } from "../core/errors.ts";
import type { Clock } from "../host/clock.ts";
import type { Forge, Release } from "./forge.ts";

/** Our own text ends at this size in bytes, so that editors have room left below GitHub's limit (interface §6). */
const roomyBytes = 120_000;
/** GitHub answers 422 beyond this many characters (faults §3). Counted in UTF-16, which are never fewer than characters. */
const maxNotesCharacters = 125_000;

/**
 * Renders the title of a section. A reader of release notes has not read a log of this action, so the title says what
 * the verdicts are about.
 */
export function renderTitle(verdicts: string): string {
  return `### Files on the chain: ${verdicts}`;
}

/** Returns the text of the section of `key` with its markers; an empty text when there is no such section. */
export function readSection(body: string, key: string): string {
  const span = findSpan(body, key);
  return span === undefined ? "" : body.slice(span.start, span.end);
}

/**
 * Returns `body` with the section of `key` replaced in its place, or added at the end. Line ends are those of `body`:
 * GitHub's editor saves CRLF.
 *
 * @param render gives forms of the section's text with LF, the longest first, for a room in bytes: the first that fits
 *   is taken, else the last
 * @throws AnchorError `RELEASE_BODY_FULL` when GitHub would not take even the last
 */
export function replaceSection(body: string, key: string, render: (room: number) => readonly string[]): string {
  const newline = body.includes("\r\n") ? "\r\n" : "\n";
  const span = findSpan(body, key);
  // There is an empty line between the notes and what is added to them.
  const gap =
    body === "" || body.endsWith(newline + newline) ? "" : body.endsWith(newline) ? newline : newline + newline;
  const before = span === undefined ? body + gap : body.slice(0, span.start);
  const after = span === undefined ? "" : body.slice(span.end);
  const wrap = (text: string): string => [marker("begin", key), ...text.split("\n"), marker("end", key)].join(newline);
  const room = roomyBytes - Buffer.byteLength(before + wrap("") + after);
  const forms = render(room).map((text) => before + wrap(text) + after);
  const replaced = forms.find((form) => Buffer.byteLength(form) <= roomyBytes) ?? forms.at(-1) ?? body;
  if (replaced.length <= maxNotesCharacters) return replaced;
  throw new AnchorError("RELEASE_BODY_FULL", `The release notes have no room left for a section of this run.`);
}

function marker(side: "begin" | "end", key: string): string {
  return `<!-- anchor-artifacts:${side} ${key} -->`;
}

/**
 * Finds the last begin marker that an end marker follows, with no other marker of the key between. Both must be lines
 * of their own: a marker that a person quotes in a sentence does not count.
 */
function findSpan(body: string, key: string): { readonly start: number; readonly end: number } | undefined {
  const markers = new RegExp(`(?<=^|\\n)<!-- anchor-artifacts:(begin|end) ${key} -->(?=\\r?\\n|$)`, "g");
  let start: number | undefined;
  let span: ReturnType<typeof findSpan>;
  for (const { 0: text, 1: side, index } of body.matchAll(markers)) {
    if (side === "end" && start !== undefined) span = { start, end: index + text.length };
    start = side === "begin" ? index : undefined;
  }
  return span;
}

/** The runner's names of a step, each untrusted text. */
export interface StepNames {
  readonly workflow: string;
  readonly job: string;
  readonly action: string;
}

/**
 * Names a step's section of the release notes and its results file (interface §6): the same workflow, job, matrix leg
 * and step have the same key in every run, two different steps have different keys.
 *
 * @returns 12 hexadecimal digits
 */
export function sectionKey(releaseSection: string, { workflow, job, action }: StepNames): string {
  const name = releaseSection === "" ? [workflow, job] : [withNull(releaseSection)];
  return hash("sha256", JSON.stringify([...name, action])).slice(0, 12);
}

/** For a job without a matrix, GitHub's runner writes `null`, and others, such as act, an empty object. */
function withNull(releaseSection: string): string {
  return releaseSection.replace(/(?<=\s)\{\}$/, "null");
}

/** Returns the section's name for people: the matrix on one line, as its JSON has many; no name without a matrix. */
export function sectionName(releaseSection: string, { workflow, job }: Omit<StepNames, "action">): string {
  const name = releaseSection === "" ? `${workflow} ${job}` : withNull(releaseSection).replace(/\s+null$/, "");
  return name.replaceAll(/\s+/g, " ").trim();
}

/** Most writes of a section: twenty writers at once finish in four to eight rounds. */
const maxSectionWrites = 20;
/** Most further looks at a section that is there, while others are writing. */
const maxLooks = 10;
/**
 * In milliseconds: longer than any writer takes from reading the notes to writing them back. A writer that read before
 * our write has overwritten it by then; a writer that reads later keeps it. Where GitHub is slow, it is slow for all: then
 * it is some times what our own reading and writing took.
 */
const settleMs = 2000;
const maxSettleMs = 30_000;
const slowShare = 3;

interface SectionWriting {
  readonly clock: Clock;
  /** Ends the waiting. */
  readonly stop: AbortSignal;
  /** Whether notes have all that they must have, though another run of the same job wrote its own text after ours. */
  readonly isRecorded?: (notes: string) => boolean;
}

/**
 * Writes one section of the notes. GitHub has no way to write only when nothing has changed, so the notes are read just
 * before the write, and again once every writer that had read them earlier must be done, until the section is there.
 *
 * @param render forms of the section's text for a room in bytes, given the notes as they are now
 * @throws AnchorError `RELEASE_NOT_WRITABLE`, `RELEASE_BODY_FULL`, `RELEASE_WRITE_LOST` and others
 */
export async function writeSection(
  forge: Pick<Forge, "readRelease" | "updateNotes" | "writeTurn">,
  { id, tag }: Pick<Release, "id" | "tag">,
  key: string,
  render: (room: number, notes: string) => readonly string[],
  { clock, stop, isRecorded = () => false }: SectionWriting,
): Promise<void> {
  let expected: string | undefined;
  let looks = 0;
  let settling = settleMs;
  for (let attempt = 1; attempt <= maxSectionWrites;) {
    await forge.writeTurn();
    const readAt = clock.now();
    const now = await forge.readRelease(id);
    if (now === undefined) throw new AnchorError("RELEASE_NOT_FOUND", `The release ${tag} does not exist any more.`);
    const isThere = attempt > 1 && isRecorded(now.body);
    const body = isThere ? now.body : replaceSection(now.body, key, (room) => render(room, now.body));
    if (body === now.body) {
      // Others who are writing may have read the notes before our section was there: it has to outlast them.
      if (expected === undefined || expected === body || looks === maxLooks) return;
      looks += 1;
      expected = body;
      await clock.wait(settling, stop);
      continue;
    }
    const isSent = (await forge.updateNotes(now, body, attempt)) === "sent";
    expected = body;
    settling = Math.min(maxSettleMs, Math.max(settling, slowShare * (clock.now() - readAt)));
    if (isSent) await clock.wait(settling + (clock.random() * settling * attempt) / 2, stop);
    attempt += 1;
  }
  throw new AnchorError(
    "RELEASE_WRITE_LOST",
    `Another job overwrote this job's part of the release notes ${maxSectionWrites} times.`,
  );
}
