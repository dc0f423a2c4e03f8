import { listen } from "#service/http/listen.ts";
import type { Handler, ServiceRequest } from "#service/http/requests.ts";
import { openDemonstration, type Demonstration } from "#service/ledger/demonstration.ts";
import { createService } from "#service/service.ts";
import { keyringOf } from "./keyring.ts";
import { judgeReply, toResponse } from "./service-replies.ts";

/** A request as it reached the service, header names in lower case, the body read as UTF-8. */
interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface RunningService extends AsyncDisposable {
  readonly url: string;
  readonly apiKey: string;
  readonly ledger: Demonstration;
  /** Every request so far, in the order of arrival. */
  readonly requests: readonly RecordedRequest[];
  close(): Promise<void>;
}

/** Starts the local service in this process on a free loopback port, over a ledger in memory unless `data` is a file. */
export async function startService(
  options: { apiKey?: string; blockTimeMs?: number; data?: string; now?: () => Date } = {},
): Promise<RunningService> {
  const { apiKey = "test-key", blockTimeMs = 0, data = ":memory:", now = () => new Date() } = options;
  const ledger = openDemonstration({ data, blockTimeMs, now });
  const requests: RecordedRequest[] = [];
  const violations: string[] = [];
  const handle = createService({ ledger, keyring: keyringOf(apiKey), now });
  // Who closes it has no request that is still coming in.
  const listener = await listen(recording(handle, requests, violations), 0, { bounds: { coming: 0 } });
  const close = async () => {
    await listener.close();
    await ledger.close();
    if (violations.length > 0) throw new Error(`Not as the service describes itself: ${violations.join("; ")}`);
  };
  return { url: listener.url, apiKey, ledger, requests, close, [Symbol.asyncDispose]: close };
}

/** The body as text, and all of it once more, with the break where a client gave up in the middle. */
async function readBody({ body }: ServiceRequest) {
  const chunks: Uint8Array[] = [];
  const ending = await (async () => {
    for await (const chunk of body ?? []) chunks.push(chunk);
  })().then(
    () => undefined,
    (reason: unknown) => ({ reason }),
  );
  async function* again() {
    yield* chunks;
    if (ending) throw ending.reason;
  }
  return { text: ending ? "" : Buffer.concat(chunks).toString(), again };
}

/** Notes every request, and every answer that is not one which the service's description knows. */
function recording(handle: Handler, requests: RecordedRequest[], violations: string[]): Handler {
  return async (request) => {
    const { method, headers } = request;
    const path = new URL(request.url).pathname;
    const body = await readBody(request);
    requests.push({ method, path, headers: Object.fromEntries(headers.entries()), body: body.text });
    const reply = await handle({ ...request, body: body.again() });
    const problem = await judgeReply(method, path, toResponse(reply));
    if (problem !== "") violations.push(problem);
    return reply;
  };
}
