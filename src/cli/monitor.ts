import type { Web } from "../api/downloads.ts";
import { AnchorError, toAnchorError, type ErrorCode } from "../core/errors.ts";
import type { GitHubOptions } from "../github/connection.ts";
import { openIssues } from "../github/issues.ts";
import { createRepository } from "../github/repository.ts";
import { systemClock } from "../host/clock.ts";
import type { MonitorHost } from "../monitor/monitor-host.ts";
import { renderScan } from "../monitor/scan-table.ts";
import type { RepositoryAddress } from "./github-options.ts";
import type { PlainHost, ShowOnTerminal } from "./plain-host.ts";

/**
 * The command line as the host of a monitor.
 *
 * @param show prints what only a terminal shows
 */
export function createScanHost(
  host: PlainHost,
  address: RepositoryAddress & { readonly token: string },
  show: ShowOnTerminal,
): MonitorHost {
  const { log, signals } = host;
  const optionsOf = (web: Web): GitHubOptions => ({
    ...address,
    web,
    clock: systemClock,
    stop: signals.cancellation.stop,
    onDebug: log.debug,
  });
  return {
    ...host,
    origin: { ...host.origin, repository: address.repository },
    openRepository: (web) => createRepository(optionsOf(web)),
    openIssues: (web) => openIssues(optionsOf(web)),
    present: async (scan, facts) => {
      show((paint, columns) => renderScan(scan, paint, columns));
      host.printPaths(facts);
      return [];
    },
  };
}

/** What to do about refusals of GitHub where there is no job whose inputs and permissions could be set. */
const refusalHints: Partial<Record<ErrorCode, string>> = {
  GITHUB_TOKEN_REJECTED: "Check the token in GH_TOKEN, or in GITHUB_TOKEN where there is no GH_TOKEN.",
  RELEASE_NOT_READABLE:
    "Check --repository, and that the token in GH_TOKEN or GITHUB_TOKEN may read the contents of that repository.",
};

/** What ended a scan, with what to do about it on a command line. */
export function toScanError(thrown: unknown): AnchorError {
  const error = toAnchorError(thrown);
  const { code, account, said, requestId } = error;
  const hint = refusalHints[code];
  return hint === undefined ? error : new AnchorError(code, account, { cause: error, said, requestId, hint });
}
