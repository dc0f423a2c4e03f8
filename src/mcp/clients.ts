import type { RequestEvent } from "../api/call.ts";
import type { Cancellation } from "../host/signals.ts";
import { createClient, type Client } from "../api/client.ts";
import type { Clock } from "../host/clock.ts";

/** The clients of one service, one for each key, kept for later calls. */
export interface Clients {
  readonly clientOf: (apiKey: string) => Client;
  /** Drops the key's client: the next call with that key gets a fresh one. */
  readonly release: (apiKey: string) => void;
  /** Closes all clients. */
  readonly close: () => Promise<void>;
}

export interface ClientsOptions {
  readonly cancellation: Cancellation;
  readonly onRequest: (event: RequestEvent) => void;
  readonly clock?: Clock;
}

/** The most clients kept: a caller that invents keys must not open connections without end. */
const maxClients = 8;
/** The time limit of one attempt in milliseconds; hosts wait a minute by default, and a report gets twice that. */
const requestTimeoutMs = 60_000;

/** Creates the clients of the service at `base`; each is made by the first call with its key. */
export function createClients(base: URL, options: ClientsOptions): Clients {
  const open = new Map<string, Client>();
  const closing = new Set<Promise<void>>();
  const release = (apiKey: string): void => {
    const client = open.get(apiKey);
    if (client === undefined) return;
    open.delete(apiKey);
    const closed = client.close().finally(() => closing.delete(closed));
    closing.add(closed);
  };
  const clientOf = (apiKey: string): Client => {
    const known = open.get(apiKey);
    if (known !== undefined) return known;
    const [oldest] = open.size < maxClients ? [] : open.keys();
    if (oldest !== undefined) release(oldest);
    const client = createClient({ ...options, base, apiKey, timeoutMs: requestTimeoutMs });
    open.set(apiKey, client);
    return client;
  };
  const close = async (): Promise<void> => {
    for (const apiKey of open.keys()) release(apiKey);
    await Promise.all(closing);
  };
  return { clientOf, release, close };
}
