/** Prepares `monitor` on a command line. Code that reaches GitHub is loaded for a scan only. */
import { join } from "node:path";

import type { Web } from "../api/downloads.ts";
import { runFiles } from "../core/file-names.ts";
import type { GitHubOptions } from "../github/connection.ts";
import { systemClock } from "../host/clock.ts";
import type { MonitorInputs } from "../host/inputs.ts";
import type { MonitorTools } from "../monitor/monitor.ts";
import type { Ending } from "../run/ending.ts";
import type { CommandHost } from "./command-host.ts";
import type { CommandOptions } from "./parse-options.ts";
import type { PlainHost, ShowOnTerminal } from "./plain-host.ts";
import { readRepositoryAddress, type RepositoryAddress } from "./repository.ts";

/**
 * Reads what a scan needs to know about GitHub, and returns a run that only lacks its host.
 *
 * @throws AnchorError `INPUT_INVALID`, see {@link readRepositoryAddress}
 */
export async function prepareScan(
  inputs: MonitorInputs,
  options: CommandOptions,
  env: NodeJS.ProcessEnv,
): Promise<(host: CommandHost) => Promise<Ending>> {
  const address = readRepositoryAddress(options, env);
  const { runMonitor } = await import("../monitor/monitor.ts");
  return async (host) => {
    const tools = await loadMonitorTools(host, { ...address, token: inputs.githubToken }, host.show);
    const origin = { ...host.origin, repository: address.repository };
    // A look that lies in the folder for evidence is what the next look is compared with.
    const baseline = inputs.baseline || join(inputs.outputDir || host.defaultOutputDir, runFiles.monitor);
    return runMonitor({ ...inputs, baseline }, { ...host, origin }, tools);
  };
}

/**
 * Loads what a monitor needs besides its host on a command line; code for GitHub is loaded here, for a scan only.
 *
 * @param show prints what only a terminal shows
 */
export async function loadMonitorTools(
  { log, signals, printPaths }: PlainHost,
  address: RepositoryAddress & { readonly token: string },
  show: ShowOnTerminal,
): Promise<MonitorTools> {
  const [{ createRepositories, openIssues }, { renderScanTable }] = await Promise.all([
    import("../github/repository.ts"),
    import("../monitor/render.ts"),
  ]);
  const toOptions = (web: Web): GitHubOptions => ({
    ...address,
    web,
    clock: systemClock,
    stop: signals.cancellation.stop,
    onDebug: log.debug,
  });
  return {
    openRepositories: (web) => createRepositories(toOptions(web)),
    openIssues: (web) => openIssues(toOptions(web)),
    present: async (view, facts) => {
      show((paint, columns) => renderScanTable(view, paint, columns));
      printPaths(facts);
      return [];
    },
  };
}
