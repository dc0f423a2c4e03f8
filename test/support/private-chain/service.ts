/** The service on a node, as a process that is started, killed and asked. */
import { spawn, type ChildProcess } from "node:child_process";
import { createWriteStream } from "node:fs";
import { once } from "node:events";
import { createInterface } from "node:readline";

import { endProcess } from "./nodes.ts";

export interface NodeServiceProcess {
  start(): Promise<number>;
  kill(): Promise<void>;
  stop(): Promise<void>;
  /** Stands still until `resume`. */
  pause(): void;
  resume(): void;
  /** `data` of the answer, or `undefined` when there was none that says success. */
  post(path: string, body: object, more?: Record<string, string>): Promise<Record<string, unknown> | undefined>;
  get(path: string): Promise<{ readonly status: number; readonly text: string }>;
  pid(): number | undefined;
}

/** The service with `args`, on `port`; what it logs goes to `log`. */
export function createServiceProcess(port: number, args: readonly string[], log: string): NodeServiceProcess {
  let child: ChildProcess | undefined;
  const base = `http://127.0.0.1:${port}`;
  return {
    async start() {
      const begun = performance.now();
      const all = ["dist/service/index.js", "--port", String(port), ...args];
      const started = spawn(process.execPath, all, { stdio: ["ignore", "pipe", "pipe"] });
      child = started;
      started.stderr.pipe(createWriteStream(log, { flags: "a" }));
      await once(createInterface({ input: started.stdout }), "line");
      return Math.round(performance.now() - begun);
    },
    kill: () => endProcess(child, "SIGKILL"),
    stop: () => endProcess(child, "SIGTERM"),
    pause: () => void child?.kill("SIGSTOP"),
    resume: () => void child?.kill("SIGCONT"),
    async post(path, body, more = {}) {
      const headers = { "content-type": "application/json", "x-api-key": "key", ...more };
      try {
        const options = { method: "POST", headers, body: JSON.stringify(body), signal: AbortSignal.timeout(30_000) };
        const response = await fetch(base + path, options);
        const envelope = (await response.json()) as { status: string; data?: Record<string, unknown> };
        return response.status === 200 && envelope.status === "success" ? envelope.data : undefined;
      } catch {
        return undefined;
      }
    },
    async get(path) {
      try {
        const response = await fetch(base + path, { signal: AbortSignal.timeout(5000) });
        return { status: response.status, text: await response.text() };
      } catch (error) {
        return { status: 0, text: String(error) };
      }
    },
    pid: () => child?.pid,
  };
}
