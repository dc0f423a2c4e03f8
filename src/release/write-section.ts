import { AnchorError } from "../core/errors.ts";
import type { Clock } from "../host/clock.ts";
import type { Forge, Release } from "./forge.ts";
import { readSection, replaceSection } from "./section.ts";

/** Ten writers at once settle in four or five rounds. */
const maxSectionWrites = 10;
/**
 * In milliseconds: longer than any writer takes from reading the notes to writing them back. A writer that read before
 * our write has overwritten it by then; one that reads later keeps it.
 */
const settleMs = 2000;

/**
 * Writes one section of the notes. GitHub has no way to write only when nothing has changed, so the notes are read just
 * before the write, and again once everybody who had read them earlier must be done, until the section stands there.
 *
 * @param render forms of the section's text for a room in bytes, given the section that stood there before this run
 * @param stop ends the waiting
 * @throws AnchorError `RELEASE_NOT_WRITABLE`, `RELEASE_BODY_FULL`, `RELEASE_WRITE_LOST` and others
 */
export async function writeSection(
  forge: Pick<Forge, "readRelease" | "updateNotes" | "writeTurn">,
  { id, tag }: Pick<Release, "id" | "tag">,
  key: string,
  render: (room: number, earlier: string) => readonly string[],
  { clock, stop }: { readonly clock: Clock; readonly stop: AbortSignal },
): Promise<void> {
  let earlier: string | undefined;
  for (let attempt = 1; attempt <= maxSectionWrites; attempt += 1) {
    await forge.writeTurn();
    const now = await forge.readRelease(id);
    if (now === undefined) throw new AnchorError("RELEASE_NOT_FOUND", `The release ${tag} is not there any more.`);
    const before = (earlier ??= readSection(now.body, key) ?? "");
    const body = replaceSection(now.body, key, (room) => render(room, before));
    if (body === now.body) return;
    const isSent = (await forge.updateNotes(now, body, attempt)) === "sent";
    if (isSent) await clock.wait(settleMs + clock.random() * 1000 * attempt, stop);
  }
  throw new AnchorError(
    "RELEASE_WRITE_LOST",
    `The section was written ${maxSectionWrites} times and each time overwritten.`,
  );
}
