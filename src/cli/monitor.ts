import type { Web } from "../api/downloads.ts";
import { AnchorError, toAnchorError, type ErrorCode } from "../core/errors.ts";
import type { GitHubOptions } from "../github/connection.ts";
import { systemClock } from "../host/clock.ts";
import type { MonitorTools } from "../monitor/monitor.ts";
import type { RepositoryAddress } from "./github-options.ts";
import type { PlainHost, ShowOnTerminal } from "./plain-host.ts";

/**
 * What a monitor needs beside its host on a command line; what reaches GitHub is loaded here, for a scan alone.
 *
 * @param show prints what only a terminal shows
 */
export async function loadMonitorTools(
  { log, signals, printPaths }: PlainHost,
  address: RepositoryAddress & { readonly token: string },
  show: ShowOnTerminal,
): Promise<MonitorTools> {
  const [{ createRepository }, { openIssues }, { renderScanTable }] = await Promise.all([
    import("../github/repository.ts"),
    import("../github/issues.ts"),
    import("../monitor/render-lines.ts"),
  ]);
  const toOptions = (web: Web): GitHubOptions => ({
    ...address,
    web,
    clock: systemClock,
    stop: signals.cancellation.stop,
    onDebug: log.debug,
  });
  return {
    openRepository: (web) => createRepository(toOptions(web)),
    openIssues: (web) => openIssues(toOptions(web)),
    present: async (view, facts) => {
      show((paint, columns) => renderScanTable(view, paint, columns));
      printPaths(facts);
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
