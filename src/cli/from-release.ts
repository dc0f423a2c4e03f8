/** Lets a command read the files of a release as its subjects; nothing is written there. */
import { systemClock } from "../host/clock.ts";
import type { Host } from "../host/host.ts";
import type { Inputs } from "../host/inputs.ts";
import type { RunTools } from "../run/run.ts";
import type { CommandHost } from "./command-host.ts";
import type { CommandOptions } from "./options.ts";
import { readRepositoryAddress } from "./repository.ts";

/** Makes what a run needs of a host. */
type ToTools = (inputs: Inputs, host: CommandHost) => readonly [Host, RunTools];

/** A run without a release. */
export const withoutRelease: ToTools = (_inputs, host) => [host, host];

/**
 * Reads what the options and the environment say of the repository. Code for releases is loaded when the run opens one.
 *
 * @throws AnchorError `INPUT_INVALID` when the repository is missing, or an address cannot be used
 */
export function prepareRelease(options: CommandOptions, env: NodeJS.ProcessEnv): ToTools {
  const { repository, apiUrl } = readRepositoryAddress(options, env);
  return (inputs, host) => {
    const { log, signals, workspace } = host;
    const origin = { ...host.origin, repository };
    const openRelease: RunTools["openRelease"] = async (web) => {
      const [release, { createGitHub }] = await Promise.all([
        import("../release/open.ts"),
        import("../github/releases.ts"),
      ]);
      const { stop } = signals.cancellation;
      const clock = systemClock;
      const github = { token: inputs.githubToken, repository, apiUrl, web, clock, stop, onDebug: log.debug };
      // No section is written here, so the names that a job's section is known by are of no use.
      const nowhere = { workflow: "", job: "", action: "", event: undefined, workspace, origin };
      return release.openRelease(createGitHub(github), inputs, nowhere, { log, clock, stop });
    };
    return [
      { ...host, origin },
      { ...host, openRelease },
    ];
  };
}
