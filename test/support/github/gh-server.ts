/** Runs the commands of the stand-in of `gh` in this process. */
import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";

import { runGh } from "./gh.ts";

let port: Promise<number> | undefined;

/** Returns where this process takes commands; it listens no longer than it has other work. */
export function ghPort(): Promise<number> {
  port ??= listen();
  return port;
}

async function listen(): Promise<number> {
  const server = createServer((socket) => void answer(socket)).listen(0, "127.0.0.1");
  await once(server, "listening");
  server.unref();
  return (server.address() as AddressInfo).port;
}

/** Reads the number of the fields that follow, the folder, the number of the arguments, these, and the environment. */
async function answer(socket: Socket): Promise<void> {
  let text = "";
  for await (const chunk of socket.setEncoding("utf8")) {
    text += String(chunk);
    const [count, cwd = "", length, ...rest] = text.split("\0").slice(0, -1);
    if (rest.length + 2 < Number(count)) continue;
    const env = rest.slice(Number(length)).map((given) => {
      const at = given.indexOf("=");
      return [given.slice(0, at), given.slice(at + 1)] as const;
    });
    const told = await runGh(rest.slice(0, Number(length)), Object.fromEntries(env), cwd).then(
      () => "0\n",
      (thrown: unknown) => `1\n${String(thrown)}\n`,
    );
    socket.end(told);
    return;
  }
}
