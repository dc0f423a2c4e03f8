import { onTestFinished } from "vitest";

import { serve, type OpenService } from "#service/run.ts";
import { parseSettings } from "./settings.ts";

export interface ServiceHere extends Pick<OpenService, "url" | "renew"> {
  /** What SIGTERM does to a process; otherwise the service ends with the test. */
  readonly stop: () => Promise<void>;
}

/** The service with the command line's `args`, in this process on a free port, and without its log. */
export async function startServiceHere(...args: readonly string[]): Promise<ServiceHere> {
  const settings = await parseSettings(["--port", "0", ...args]);
  const opened = Promise.withResolvers<OpenService>();
  const stopped = Promise.withResolvers<void>();
  const serving = serve(
    settings,
    () => undefined,
    async (service) => {
      opened.resolve(service);
      await stopped.promise;
    },
  );
  serving.catch(opened.reject);
  const stop = async () => {
    stopped.resolve();
    await serving;
  };
  const { url, renew } = await opened.promise;
  onTestFinished(stop);
  return { url, renew, stop };
}
