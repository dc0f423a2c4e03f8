import type { ServerContext } from "@modelcontextprotocol/server";

/** Between two signs of life, in milliseconds; hosts give up after a minute without one. */
const intervalMs = 3000;

/** Runs `work`; a caller that gave a progress token hears every few seconds that it is still going on. */
export async function withProgress<Result>(
  { mcpReq }: ServerContext,
  work: () => Promise<Result>,
  onError: (error: unknown) => void,
): Promise<Result> {
  const progressToken = mcpReq._meta?.progressToken;
  if (progressToken === undefined) return work();
  const started = performance.now();
  const report = async (): Promise<void> => {
    const progress = Math.round((performance.now() - started) / 1000);
    const params = { progressToken, progress, message: `Waiting for the service, ${progress} s so far.` };
    await mcpReq.notify({ method: "notifications/progress", params }).catch(onError);
  };
  const timer = setInterval(() => void report(), intervalMs);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
