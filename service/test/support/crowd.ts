/**
 * Clients that keep a connection and give nothing for it, by the hundred. As a program it holds such a crowd before a
 * service whose process may open 1,024 descriptors: `node service/test/support/crowd.ts SECONDS FOLDER KIND…`, where
 * FOLDER is a checkout whose service is tried.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:https";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { connect as connectTls } from "node:tls";

import { createCertificate } from "../../../test/support/network/tls/certificate.ts";

/** Each kind of them: what it does with its connection to `port`, on which the service speaks TLS. */
export const kinds = {
  /** Connects, and never begins to shake hands. */
  silent: (port: number) => connect(port, "127.0.0.1"),
  /** Begins to shake hands, ten bytes a second, and so is never idle. */
  dribbling(port: number) {
    const socket = connect(port, "127.0.0.1");
    socket.write(Buffer.from([22, 3, 1, 2, 0]));
    const timer = setInterval(() => socket.write("\0"), 100);
    return socket.once("close", () => clearInterval(timer));
  },
  /** Speaks something else than TLS. */
  foreign(port: number) {
    const socket = connect(port, "127.0.0.1").resume();
    socket.write("GET / HTTP/1.1\r\n\r\n");
    return socket;
  },
  /** Sends half of a request, and says that it will send no more. */
  half(port: number) {
    const socket = toTls(port);
    return socket.once("secureConnect", () => socket.write("GET /about HTTP/1.1\r\nhost: loc")).resume();
  },
  /** Asks for the longest answer again and again, and reads none. */
  deaf(port: number) {
    const socket = toTls(port).pause();
    const timer = setInterval(() => socket.write(asking.repeat(10)), 500);
    return socket.once("close", () => clearInterval(timer));
  },
  /** Is refused for its key, and goes on to send its body, a byte a second. */
  endless(port: number) {
    const socket = toTls(port);
    const head = "POST /core/v2/file/check HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000000\r\n\r\n";
    const timer = setInterval(() => socket.write(" "), 1000);
    socket.once("close", () => clearInterval(timer));
    return socket.once("secureConnect", () => socket.write(head)).resume();
  },
} satisfies Record<string, (port: number) => Socket>;

const asking = "GET /openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n";

export type Kind = keyof typeof kinds;

const toTls = (port: number) => connectTls({ port, host: "127.0.0.1", rejectUnauthorized: false });

/** Resolves when `socket` has closed, whatever came before. */
export const closing = async (socket: Socket) =>
  await new Promise<void>((resolve) => (socket.closed ? resolve() : socket.once("close", () => resolve())));

/** Opens `count` connections of a kind; what becomes of them is no error. */
export function openCrowd(kind: Kind, port: number, count: number): readonly Socket[] {
  return Array.from({ length: count }, () => kinds[kind](port).on("error", () => undefined));
}

/** Returns after how many milliseconds a service at `port` answers somebody who asks with a new connection. */
export async function answersAfter(port: number, maxMs: number): Promise<number> {
  const startedAt = performance.now();
  const ask = async () =>
    await new Promise<boolean>((resolve) => {
      const options = {
        port,
        host: "127.0.0.1",
        path: "/about",
        rejectUnauthorized: false,
        agent: false,
        timeout: 500,
      };
      const asked = get(options, (response) => resolve(response.resume().statusCode === 200));
      asked.on("error", () => resolve(false)).on("timeout", () => asked.destroy());
    });
  while (!(await ask())) {
    if (performance.now() - startedAt > maxMs) return Infinity;
    await sleep(50);
  }
  return performance.now() - startedAt;
}

const countDescriptors = (pid: number) => readdirSync(`/proc/${pid}/fd`).length;

async function main(seconds: number, folder: string, names: readonly Kind[]): Promise<void> {
  const place = mkdtempSync(join(tmpdir(), "crowd-"));
  const { cert, key } = createCertificate();
  writeFileSync(join(place, "cert.pem"), cert);
  writeFileSync(join(place, "key.pem"), key);
  const command = `ulimit -n 1024; exec "$0" ${folder}/service/main.ts --port 0 --tls-cert cert.pem --tls-key key.pem`;
  const child = spawn("bash", ["-c", command, process.execPath], { cwd: place, stdio: ["ignore", "pipe", "ignore"] });
  const { pid = 0 } = child;
  const [line] = (await once(createInterface(child.stdout), "line")) as [string];
  const port = Number(new URL(line.replace("Listening on ", "")).port);
  console.log(`descriptors at rest: ${countDescriptors(pid)}`);
  for (const kind of names) {
    const size = kind === "silent" ? 1001 : 300;
    let sockets = openCrowd(kind, port, size);
    const endAt = performance.now() + seconds * 1000;
    let most = 0;
    let opened = sockets.length;
    while (performance.now() < endAt) {
      await sleep(1000);
      most = Math.max(most, countDescriptors(pid));
      // Whoever was sent away comes again, up to fifty a second.
      const left = sockets.filter((socket) => !socket.closed);
      const again = openCrowd(kind, port, Math.min(50, size - left.length));
      opened += again.length;
      sockets = [...left, ...again];
    }
    const held = countDescriptors(pid);
    const during = await answersAfter(port, 15_000);
    if (kind === names.at(-1)) {
      for (const other of names) sockets = [...sockets, ...openCrowd(other, port, 150)];
      await sleep(2000);
      console.log(`told to stop with ${countDescriptors(pid)} descriptors`);
      const startedAt = performance.now();
      child.kill("SIGTERM");
      const ended = once(child, "close");
      const kill = setTimeout(() => child.kill("SIGKILL"), 40_000);
      const [, signal] = (await ended) as [number | null, string | null];
      clearTimeout(kill);
      console.log(`ended ${signal ?? "by itself"} after ${Math.round(performance.now() - startedAt)} ms`);
    }
    for (const socket of sockets) socket.destroy();
    if (child.exitCode !== null || child.signalCode !== null) break;
    const after = await answersAfter(port, 15_000);
    await sleep(3000);
    const rest = countDescriptors(pid);
    console.log(
      JSON.stringify({ kind, opened, most, held, duringMs: Math.round(during), afterMs: Math.round(after), rest }),
    );
  }
  rmSync(place, { recursive: true });
}

if (process.argv[1] === import.meta.filename) {
  const [seconds, folder = "", ...names] = process.argv.slice(2);
  await main(Number(seconds), folder, names as Kind[]);
}
