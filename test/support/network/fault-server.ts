/** A loopback server that answers as badly as it is told to, and remembers every byte it was sent. */
import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { createSecureContext, TLSSocket, type SecureContext } from "node:tls";

import { perform } from "./behaviours.ts";
import type { TestCertificate } from "./tls/certificate.ts";
import { toReceived, type ReceivedRequest } from "./received-request.ts";
import { createRequestReader, type RawRequest, type RequestHead } from "./request-reader.ts";
import { decide, type Rule } from "../runner/rules.ts";
import { toWire, type Cut, type Wire } from "./wire.ts";

export interface Connection {
  /** Every byte received, after decryption. */
  readonly received: () => Buffer;
}

export interface Script {
  /** Decides when a connection (counted from 0) is accepted, before a byte of it is read or TLS begins. */
  readonly onConnection?: (index: number) => Cut | undefined;
  /** Decides when a request's head was read, before its body is. */
  readonly onHead?: (head: RequestHead) => Cut | undefined;
  /** Decides when a request was read to its end. */
  readonly onRequest: Rule;
}

export interface FaultServerOptions {
  /** Speak TLS with this certificate. */
  readonly tls?: TestCertificate;
}

export interface FaultServer extends AsyncDisposable {
  /** `http://127.0.0.1:<port>` or `https://…`. */
  readonly url: string;
  readonly port: number;
  readonly connections: readonly Connection[];
  readonly requests: readonly ReceivedRequest[];
  /** Resolves with the requests once there are `count` of them. */
  readonly received: (count: number) => Promise<readonly ReceivedRequest[]>;
  /**
   * Destroys everything at once.
   *
   * @throws AggregateError of what the script threw
   */
  readonly close: () => Promise<void>;
}

/** Where nobody listens: a port below 1024 that nothing uses, and not one of those `fetch` refuses by itself. */
export const refusingUrl = "http://127.0.0.1:2";

/** Starts a server on a free port that does as `script` says; a bare rule decides on complete requests only. */
export async function startFaultServer(script: Script | Rule, { tls }: FaultServerOptions = {}): Promise<FaultServer> {
  const { sockets, failures, serve, ...state } = createState(
    "onRequest" in script ? script : { onRequest: script },
    tls && createSecureContext(tls),
  );
  // Without the delay that waits for more to send: a head and its body are two writes.
  const listener = createServer({ noDelay: true }, serve).listen(0, "127.0.0.1");
  await once(listener, "listening");
  const { port } = listener.address() as AddressInfo;
  const close = async () => {
    const closed = new Promise((resolve) => listener.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
    if (failures.length > 0) throw new AggregateError(failures, "The fault server's script failed.");
  };
  const url = `${tls ? "https" : "http"}://127.0.0.1:${port}`;
  return { ...state, url, port, close, [Symbol.asyncDispose]: close };
}

function createState(script: Script, secure: SecureContext | undefined) {
  const sockets = new Set<Socket>();
  const connections: Connection[] = [];
  const requests: ReceivedRequest[] = [];
  const counts = new Map<string, number>();
  /** What the script threw. */
  const failures: unknown[] = [];
  const waiting = new Set<() => void>();
  /** Records a request and does as the script says; never rejects. */
  const answer = async (raw: RawRequest, connection: number, wire: Wire): Promise<void> => {
    const request = toReceived(raw, connection, requests.length, counts);
    requests.push(request);
    for (const check of waiting) check();
    try {
      await perform(await decide(script.onRequest, request), wire);
    } catch (error) {
      failures.push(error);
      await wire.cut("reset");
    }
  };
  const received = (count: number) =>
    new Promise<readonly ReceivedRequest[]>((resolve) => {
      const check = () => {
        if (requests.length < count) return;
        waiting.delete(check);
        resolve(requests);
      };
      waiting.add(check);
      check();
    });
  const serve = (transport: Socket) => {
    sockets.add(transport);
    transport.once("close", () => sockets.delete(transport));
    const index = connections.length;
    connections.push(serveConnection(transport, index, script, secure, (raw, wire) => answer(raw, index, wire)));
  };
  return { sockets, connections, requests, failures, received, serve };
}

function serveConnection(
  transport: Socket,
  index: number,
  script: Script,
  secure: SecureContext | undefined,
  answer: (raw: RawRequest, wire: Wire) => Promise<void>,
): Connection {
  const chunks: Uint8Array[] = [];
  // What breaks a connection shows at the other end.
  transport.on("error", () => {});
  const connection = { received: () => Buffer.concat(chunks) };
  const early = script.onConnection?.(index);
  if (early !== undefined) {
    void toWire(transport, transport).cut(early);
    return connection;
  }
  const socket = secure ? new TLSSocket(transport, { isServer: true, secureContext: secure }) : transport;
  if (secure) socket.on("error", () => {});
  const wire = toWire(socket, transport);
  const read = createConversation(script, wire, (raw) => answer(raw, wire));
  socket.on("data", (chunk: Buffer) => {
    chunks.push(chunk);
    if (chunks.length === 1 && isClientHello(chunk))
      socket.end("HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n");
    else read(chunk);
  });
  return connection;
}

/** A TLS client at a plain port: web servers answer with plain text, and the client sees a wrong version number. */
function isClientHello(chunk: Buffer): boolean {
  return chunk[0] === 0x16 && chunk[1] === 0x03;
}

/** Answers the requests of one connection in the order they came. */
function createConversation(
  script: Script,
  wire: Wire,
  answer: (raw: RawRequest) => Promise<void>,
): (chunk: Uint8Array) => void {
  let turn = Promise.resolve();
  return createRequestReader({
    onHead: (head) => {
      const early = script.onHead?.(head);
      if (early !== undefined) void wire.cut(early);
      return early === undefined;
    },
    onRequest: (raw) => {
      turn = turn.then(() => answer(raw));
    },
  });
}
