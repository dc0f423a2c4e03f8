import { systemClock } from "../../client/clock.ts";
import type { Web } from "../../client/transport/downloads.ts";
import type { GitHubOptions } from "../../github/connection.ts";
import { createRepository } from "../../github/github-repository.ts";
import { openIssues } from "../../github/repository-issues.ts";
import type { MonitorDoor } from "../../job/monitor/door.ts";
import type { PaperDoor, ShowOnTerminal } from "../door/plain-door.ts";
import { renderLook } from "./look-table.ts";
import type { RepositoryPlace } from "./place.ts";

/**
 * The command line as a monitor's door.
 *
 * @param show prints what only a terminal shows
 */
export function createLookDoor(
  door: PaperDoor,
  place: RepositoryPlace & { readonly token: string },
  show: ShowOnTerminal,
): MonitorDoor {
  const { log, signals } = door;
  const optionsOf = (web: Web): GitHubOptions => ({
    ...place,
    web,
    clock: systemClock,
    stop: signals.cancellation.stop,
    onDebug: log.debug,
  });
  return {
    ...door,
    origin: { ...door.origin, repository: place.repository },
    openRepository: (web) => createRepository(optionsOf(web)),
    openIssues: (web) => openIssues(optionsOf(web)),
    present: async (look, facts) => {
      show((paint, columns) => renderLook(look, paint, columns));
      door.printPaths(facts);
      return [];
    },
  };
}
