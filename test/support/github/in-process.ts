/**
 * A client of the stand-in in the same process, in a time of its own: how long anything takes, and who is before whom,
 * is then up to the test and not to the machine.
 */
import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { setImmediate as turn } from "node:timers/promises";

import type { Web } from "#api/downloads.ts";
import { systemClock, type Clock } from "#host/clock.ts";
import type { GitHubStandIn } from "./stand-in.ts";

/** A clock for many jobs at once. It goes on when each of them waits, to the end of the shortest wait. */
export function createVirtualClock(): Clock {
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
  return {
    ...systemClock,
    now: () => now,
    wait: async (milliseconds) => {
      await new Promise<void>((end) => {
        waits.push({ at: now + milliseconds, end });
        if (!isTicking) void tick();
      });
    },
  };
}

interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Connects to the stand-in without a socket; each of its answers takes about its latency, by `clock`. */
export function connectInProcess(standIn: GitHubStandIn, clock: Clock): Web {
  standIn.sleep = (milliseconds) => clock.wait(milliseconds * (0.5 + clock.random()), new AbortController().signal);
  const ask = (method: string, address: string | URL, given: Iterable<[string, string]>, body?: unknown) =>
    new Promise<Answered>((resolve, reject) => {
      const { origin, pathname, search } = new URL(address);
      const message = {
        method,
        url: pathname + search,
        headers: Object.fromEntries(given),
        socket: { destroy: () => reject(new TypeError("fetch failed")) },
        [Symbol.asyncIterator]: async function* () {
          if (body !== undefined && body !== null) yield Buffer.from(body as string);
        },
      };
      const chunks: Buffer[] = [];
      let head: Omit<Answered, "body">;
      const response = Object.assign(new EventEmitter(), {
        writeHead: (status: number, headers: Answered["headers"] = {}) => {
          head = { status, headers };
          return response;
        },
        write: (chunk: Uint8Array) => chunks.push(Buffer.from(chunk)) > 0,
        end: (text = "") => resolve({ ...head, body: Buffer.concat([...chunks, Buffer.from(text)]) }),
      });
      standIn.serve(origin, message as unknown as IncomingMessage, response as unknown as ServerResponse);
    });
  return {
    fetch: async (address, { method = "GET", headers, body } = {}) => {
      const given = new Headers(headers);
      given.set("user-agent", given.get("user-agent") ?? "node");
      const { status, headers: answered, body: bytes } = await ask(method, address, given, body);
      const hasBody = status !== 204 && status !== 304;
      return new Response(hasBody ? new Uint8Array(bytes) : null, { status, headers: answered }) as never;
    },
    get: async (url, headers) => {
      const { body, ...head } = await ask("GET", url, Object.entries({ "user-agent": "node", ...headers }));
      return { ...head, body: Readable.from([body]) };
    },
    post: () => Promise.reject(new Error("GitHub is asked by fetch.")),
    close: async () => {},
  };
}
