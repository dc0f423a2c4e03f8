/** Clients that keep a connection and give nothing for it. */
import { get } from "node:https";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { connect as connectTls } from "node:tls";

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
  /** Asks for the longest answer again and again, and reads a little of them now and then. */
  sipping(port: number) {
    const socket = toTls(port).pause();
    const timer = setInterval(() => {
      socket.write(asking);
      socket.read(1000);
    }, 100);
    return socket.once("close", () => clearInterval(timer));
  },
  /** Sends more requests than it could ever wait for. */
  flooding(port: number) {
    const socket = toTls(port).resume();
    return socket.once("secureConnect", () => socket.write(asking.repeat(100)));
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

export const toTls = (port: number) => connectTls({ port, host: "127.0.0.1", rejectUnauthorized: false });

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
