import { setTimeout as sleep } from "node:timers/promises";

import { createWebClient } from "#api/downloads.ts";
import type { GitHubOptions } from "#github/connection.ts";
import { createGitHubForge } from "#github/releases.ts";
import { systemClock, type Clock } from "#host/host.ts";
import type { Forge } from "#release/forge.ts";
import type { GitHubStandIn } from "./stand-in.ts";

export interface Connected extends AsyncDisposable {
  readonly github: Forge;
  readonly clock: Clock;
  readonly debug: readonly string[];
}

/** The action's own client, connected to a stand-in. */
export function connectTo(
  standIn: GitHubStandIn,
  {
    clock = createHastyClock(),
    token = standIn.token,
    stop = new AbortController().signal,
    web = createWebClient(),
  }: Partial<Pick<GitHubOptions, "clock" | "token" | "stop" | "web">> = {},
): Connected {
  const debug: string[] = [];
  const github = createGitHubForge({
    token,
    repository: standIn.places.repository,
    apiUrl: standIn.places.api,
    web,
    clock,
    stop,
    onDebug: (line) => debug.push(line),
  });
  return { github, clock, debug, [Symbol.asyncDispose]: web.close };
}

/** A clock that runs `factor` times as fast: races stay races, and nobody waits for minutes. */
export function createHastyClock(factor = 100): Clock {
  return {
    ...systemClock,
    now: () => performance.now() * factor,
    wait: async (milliseconds, signal) => {
      await sleep(milliseconds / factor, undefined, signal && { signal }).catch(() => {});
    },
  };
}
