import { AnchorError } from "../core/errors.ts";
import type { GitHub } from "../github/downloads.ts";
import { isAmbiguous, toGitHubError } from "../github/fault.ts";
import type { Clock } from "../host/clock.ts";
import type { Release } from "./forge.ts";
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
 * @throws AnchorError `RELEASE_NOT_WRITABLE`, `RELEASE_BODY_FULL`, `RELEASE_WRITE_LOST` and others
 */
export async function writeSection(
  github: Pick<GitHub, "readRelease" | "updateNotes" | "writeTurn">,
  release: Release,
  key: string,
  render: (room: number, earlier: string) => readonly string[],
  { clock, stop }: { readonly clock: Clock; readonly stop: AbortSignal },
): Promise<void> {
  let earlier: string | undefined;
  for (let attempt = 1; attempt <= maxSectionWrites; attempt += 1) {
    await github.writeTurn();
    const now = await github.readRelease(release.id);
    if (now === undefined) throw vanished(release);
    earlier ??= readSection(now.body, key) ?? "";
    const before = earlier;
    const body = replaceSection(now.body, key, (room) => render(room, before));
    if (body === now.body) return;
    const answer = await github.updateNotes(release, body, attempt);
    if ("fault" in answer && answer.isWorthAgain === true) continue;
    if ("fault" in answer && !isAmbiguous(answer.fault)) {
      throw toGitHubError(answer.fault, "Writing the release notes", "RELEASE_NOT_WRITABLE");
    }
    await clock.wait(settleMs + clock.random() * 1000 * attempt, stop);
  }
  throw new AnchorError(
    "RELEASE_WRITE_LOST",
    `The section was written ${maxSectionWrites} times and each time overwritten.`,
  );
}

function vanished({ tag }: Release): AnchorError {
  return new AnchorError("RELEASE_NOT_FOUND", `The release ${tag} is not there any more.`);
}
