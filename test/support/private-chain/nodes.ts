/** Real chain nodes as processes; for programs that run in a network namespace with nothing but a loopback. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { get } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

export interface NodeOptions {
  readonly jar: string;
  readonly folder: string;
  /** Its own port; its RPC listens four above. */
  readonly port: number;
  readonly flags?: readonly string[];
}

export interface ChainNodeProcess {
  readonly url: string;
  readonly host: string;
  /** The folder of what it keeps. */
  readonly data: string;
  /** `-genesis` begins a chain, and wipes what was kept. */
  start(...more: readonly string[]): void;
  kill(): Promise<void>;
  /** Stands still until `resume`: it answers nobody, and computes nothing. */
  pause(): void;
  resume(): void;
  /** Connects to the node `other` at once, where the argument `-connect` would wait for ten seconds. */
  follow(other: ChainNodeProcess): Promise<void>;
  /** Ends it cleanly: only then does it keep its chain. */
  stop(): Promise<void>;
  /** The answer to one command, read by no code of this project. */
  ask(command: string): Promise<Record<string, unknown>>;
  ready(): Promise<void>;
  /** Begins to make an empty block; without it one comes every 20 seconds. */
  mine(): Promise<void>;
  /** The number of the last block that it knows. */
  height(): Promise<number>;
  memory(): string;
}

/** A node lives for less than a minute: only what is called very often is worth the dearer compiler. */
const machine = [
  "-Xmx512m",
  "-XX:+UseSerialGC",
  "-XX:Tier4InvocationThreshold=50000",
  "-XX:Tier4MinInvocationThreshold=6000",
  "-XX:Tier4CompileThreshold=150000",
  "-XX:Tier4BackEdgeThreshold=400000",
];

/** A node that can be started, killed and started again on what it has kept. */
export function createNodeProcess({ jar, folder, port, flags = [] }: NodeOptions): ChainNodeProcess {
  const url = `http://127.0.0.1:${port + 4}`;
  const host = `127.0.0.1:${port}`;
  const usual = ["-nop2p", "-test", "-rpcenable", "-rpccrlf", "-daemon", "-host", "127.0.0.1", ...flags];
  const data = join(folder, String(port));
  let child: ChildProcess | undefined;
  const ask = async (command: string) =>
    JSON.parse(await fetchText(`${url}/${encodeURIComponent(command)}`)) as Record<string, unknown>;
  return {
    url,
    host,
    data,
    start(...more) {
      const place = ["-data", data, "-port", String(port)];
      child = spawn("java", [...machine, "-jar", jar, ...usual, ...place, ...more], { stdio: "ignore" });
    },
    kill: () => endProcess(child, "SIGKILL"),
    stop: () => endProcess(child, "SIGTERM"),
    pause: () => void child?.kill("SIGSTOP"),
    resume: () => void child?.kill("SIGCONT"),
    follow: async (other) => void (await ask(`connect host:${other.host}`)),
    ask,
    async ready() {
      for (let tries = 0; tries < 600; tries += 1) {
        const answer = await ask("block").catch(() => undefined);
        if (answer?.["status"] === true) return;
        await sleep(500);
      }
      throw new Error(`The node at ${url} does not answer.`);
    },
    async mine() {
      // A transaction of nothing is how the node's own timer makes a block, too.
      await ask("txncreate id:empty;txnpost id:empty;txndelete id:empty");
    },
    height: async () => Number(((await ask("block"))["response"] as { block: string }).block),
    memory: () => memoryOf(child?.pid),
  };
}

/** Ends `child`, if it runs; resolves when it has. */
export async function endProcess(child: ChildProcess | undefined, signal: "SIGKILL" | "SIGTERM"): Promise<void> {
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, "close");
  child.kill(signal);
  await closed;
}

/** Resident memory of a process in MB, as the kernel says. */
export function memoryOf(pid: number | undefined): string {
  const status = process.getBuiltinModule("node:fs").readFileSync(`/proc/${pid}/status`, "utf8");
  return `${Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)} MB`;
}

async function fetchText(url: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const request = get(url, { agent: false, timeout: 60_000 }, (answer) => {
    const chunks: Buffer[] = [];
    answer.on("data", (chunk: Buffer) => chunks.push(chunk)).on("error", reject);
    answer.on("end", () => resolve(Buffer.concat(chunks).toString()));
  });
  request.on("error", reject).on("timeout", () => request.destroy(new Error("timeout")));
  return await promise;
}
