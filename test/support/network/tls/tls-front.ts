/** Puts TLS in front of a plain loopback server, as the front of a GitHub Enterprise Server does. */
import { connect, type AddressInfo } from "node:net";
import { createServer, type TLSSocket } from "node:tls";

import type { TestCertificate } from "./certificate.ts";

export interface TlsFront extends AsyncDisposable {
  readonly port: number;
}

/** Starts a TLS server on a free loopback port that hands what it reads to `port`, and back. */
export async function startTlsFront(tls: TestCertificate, port: number): Promise<TlsFront> {
  const sockets = new Set<TLSSocket>();
  const server = createServer(tls, (socket) => {
    sockets.add(socket);
    const inner = connect(port, "127.0.0.1");
    socket.pipe(inner).pipe(socket);
    // Either end may go at any time; the other one goes with it.
    socket.on("error", () => inner.destroy()).on("close", () => sockets.delete(socket));
    inner.on("error", () => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  return { port: (server.address() as AddressInfo).port, [Symbol.asyncDispose]: close };
}
