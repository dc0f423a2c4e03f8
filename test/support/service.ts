import { listen } from "../../src/service/http/listen.ts";
import { openLedger, type Ledger } from "../../src/service/ledger/ledger.ts";
import { createService, type Handler } from "../../src/service/service.ts";

/** A request as it reached the service, header names in lower case, the body read as UTF-8. */
interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface RunningService {
  readonly url: string;
  readonly apiKey: string;
  readonly ledger: Ledger;
  /** Every request so far, in the order of arrival. */
  readonly requests: readonly RecordedRequest[];
  close(): Promise<void>;
}

/** Starts the local service in this process on a free loopback port, over a ledger in memory unless `data` is a file. */
export async function startService(
  options: { apiKey?: string; blockTimeMs?: number; data?: string; now?: () => Date } = {},
): Promise<RunningService> {
  const { apiKey = "test-key", blockTimeMs = 0, data = ":memory:", now = () => new Date() } = options;
  const ledger = openLedger({ data, blockTimeMs, now });
  const requests: RecordedRequest[] = [];
  const listener = await listen((url) => {
    const handle = createService({ ledger, apiKeys: new Set([apiKey]), baseUrl: () => url, now });
    return recording(handle, requests);
  }, 0);
  const close = async () => {
    await listener.close();
    ledger.close();
  };
  return { url: listener.url, apiKey, ledger, requests, close };
}

function recording(handle: Handler, requests: RecordedRequest[]): Handler {
  return async (request) => {
    const { method, headers } = request;
    const path = new URL(request.url).pathname;
    // A client that gives up in the middle of its body is for the service to answer, not for the recorder.
    const body = await request
      .clone()
      .text()
      .catch(() => "");
    requests.push({ method, path, headers: Object.fromEntries(headers), body });
    return await handle(request);
  };
}
