/** How far a look is, for the progress line. */
import type { Progress } from "../log.ts";
import { idleFor } from "../progress.ts";
import type { LookWatch } from "./look/look-watch.ts";

/** Counts what a look reads and asks. */
export function countLook(): LookWatch & { readonly read: () => Progress } {
  let progress = idleFor("GitHub's list of releases");
  return {
    listed: (releasesTotal) => {
      const { waitingFor: _, ...counts } = progress;
      progress = { ...counts, releasesRead: 0, releasesTotal };
    },
    seen: () => void (progress = { ...progress, releasesRead: (progress.releasesRead ?? 0) + 1 }),
    asking: (requestsTotal) => void (progress = { ...progress, requestsTotal }),
    answered: () => void (progress = { ...progress, requestsDone: progress.requestsDone + 1 }),
    read: () => progress,
  };
}
