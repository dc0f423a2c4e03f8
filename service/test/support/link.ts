import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** A link to a port of this machine, which can be cut: what is sent then is neither answered nor refused. */
export async function createLink(port: number) {
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((socket) => {
    const other = connect(port, "127.0.0.1");
    for (const [from, to] of [
      [socket, other],
      [other, socket],
    ] as const) {
      sockets.add(from);
      from.on("data", (bytes) => void (isCut || to.write(bytes)));
      from.on("error", () => from.destroy()).on("close", () => to.destroy());
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    async cut(milliseconds: number) {
      isCut = true;
      await sleep(milliseconds);
      isCut = false;
      // What was lost on them is lost.
      for (const socket of sockets) socket.destroy();
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
