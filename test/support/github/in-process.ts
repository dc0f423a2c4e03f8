/**
 * A client of the stand-in in the same process, in a time of its own: how long anything takes, and who is before whom,
 * is then up to the test and not to the machine.
 */
import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { setImmediate as turn } from "node:timers/promises";

import type { WebClient } from "#api/downloads.ts";
import { systemClock, type Clock } from "#host/host.ts";
import type { GitHubStandIn } from "./stand-in.ts";

/** When a virtual clock starts, by GitHub's. */
const startMs = Date.parse("2026-11-22T04:00:00Z");

/** Clocks by which it is as late at GitHub too. */
const virtual = new WeakSet<Clock>();

/**
 * A clock for many jobs at once. It goes on when each of them waits, to the end of the shortest wait.
 *
 * @param skewMs how much the calendar of their runner is ahead of GitHub's
 */
export function createVirtualClock(skewMs = 0): Clock {
  let now = 0;
  let isTicking = false;
  const waits: { readonly at: number; readonly end: () => void }[] = [];
  const tick = async (): Promise<void> => {
    isTicking = true;
    while (waits.length > 0) {
      // What can go on without a wait has gone on by then, also through the streams of a download.
      for (let turns = 0; turns < 5; turns += 1) await turn();
      const [next] = waits.sort((one, other) => one.at - other.at).splice(0, 1);
      now = Math.max(now, next?.at ?? now);
      next?.end();
    }
    isTicking = false;
  };
  const clock: Clock = {
    ...systemClock,
    now: () => now,
    today: () => new Date(startMs + skewMs + now),
    wait: async (milliseconds) => {
      await new Promise<void>((end) => {
        waits.push({ at: now + milliseconds, end });
        if (!isTicking) void tick();
      });
    },
  };
  virtual.add(clock);
  return clock;
}

type Init = { readonly body?: unknown; readonly signal?: AbortSignal | null | undefined };

interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** It breaks off after its body. */
  readonly isCut: boolean;
}

/** Connects to the stand-in without a socket; each of its answers takes about its latency, by `clock`. */
export function connectInProcess(standIn: GitHubStandIn, clock: Clock): WebClient {
  // Without a virtual clock, it is as late at GitHub as here.
  if (virtual.has(clock)) standIn.clock.now = () => new Date(startMs + clock.now());
  standIn.sleep = async (milliseconds) => {
    if (milliseconds > 0) await clock.wait(milliseconds * (0.5 + clock.random()), new AbortController().signal);
  };
  const ask = (method: string, address: string | URL, given: Iterable<[string, string]>, { body, signal }: Init = {}) =>
    new Promise<Answered>((resolve, reject) => {
      signal?.throwIfAborted();
      signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
      const { origin, pathname, search } = new URL(address);
      const message = {
        method,
        url: pathname + search,
        headers: Object.fromEntries(given),
        socket: { destroy: () => (head === undefined ? reject(new TypeError("fetch failed")) : finish(true)) },
        [Symbol.asyncIterator]: async function* () {
          if (body !== undefined && body !== null) yield Buffer.from(body as string);
        },
      };
      const chunks: Buffer[] = [];
      let head: Pick<Answered, "status" | "headers">;
      const finish = (isCut: boolean): void => resolve({ ...head, body: Buffer.concat(chunks), isCut });
      const response = Object.assign(new EventEmitter(), {
        writeHead: (status: number, headers: Answered["headers"] = {}) => {
          head = { status, headers };
          return response;
        },
        write: (chunk: Uint8Array | string, written = () => {}) => {
          chunks.push(Buffer.from(chunk));
          written();
          return true;
        },
        destroy: () => finish(true),
        end: (text = "") => {
          chunks.push(Buffer.from(text));
          finish(false);
        },
      });
      standIn.serve(origin, message as unknown as IncomingMessage, response as unknown as ServerResponse);
    });
  const web: WebClient = {
    fetch: async (address, { method = "GET", ...init } = {}) => {
      const given = new Headers(init.headers);
      given.set("user-agent", given.get("user-agent") ?? "node");
      const answer = await ask(method, address, given, init);
      const { status, headers: answered } = answer;
      // A repository that was renamed: undici's client follows, too.
      if (status === 301 && method === "GET")
        return await web.fetch(answered["location"] ?? "", { ...init, headers: [...given] });
      const hasBody = status !== 204 && status !== 304;
      const stream = hasBody ? ReadableStream.from(bodyOf(answer)) : null;
      return new Response(stream, { status, headers: answered }) as never;
    },
    get: async (url, headers, signal) => {
      const answer = await ask("GET", url, Object.entries({ "user-agent": "node", ...headers }), { signal });
      return { ...answer, host: url.host, body: Readable.from(bodyOf(answer)) };
    },
    post: () => Promise.reject(new Error("GitHub is asked by fetch.")),
    close: async () => {},
  };
  return web;
}

function* bodyOf({ body, isCut }: Answered) {
  if (body.length > 0) yield body;
  if (isCut) throw new TypeError("terminated");
}
