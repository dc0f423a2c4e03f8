/**
 * A program: a service that answers every request by the contract after a fixed time, and does nothing else.
 * It prints its port, and ends with its parent.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";

import { checkTexts, routes, verifyResults } from "../../src/api/wire.ts";

const latency = Number(process.argv[2]);

/** `data` of a success (docs/service-api.md#stamp). */
function dataFor(path: string | undefined, hash: string): unknown {
  if (path === routes.check) return { hash, data: checkTexts.found };
  if (path === routes.verify) {
    const record = { blockNumber: 1, blockDate: "2026-01-21T09:55:48.726Z", matchedHash: hash };
    return { data: { fileHash: hash, result: verifyResults.match, blockchainData: [record] } };
  }
  return { command: "send", status: true, params: { address: "0x00", amount: "1e-22", state: { "99": `0x${hash}` } } };
}

async function answer(request: IncomingMessage): Promise<string> {
  const { hash } = JSON.parse(await text(request)) as { hash: string };
  const requestId = request.headers["x-request-id"];
  const envelope = { service: "CORE_API", requestId, status: "success", statusCode: 200, message: "Done" };
  return JSON.stringify({ ...envelope, timestamp: "2026-01-29T13:54:50.427Z", data: dataFor(request.url, hash) });
}

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [body] = await Promise.all([answer(request), latency > 0 ? sleep(latency) : undefined]);
  response.writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(body) });
  response.end(body);
}

const server = createServer((request, response) => {
  respond(request, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
});
server.keepAliveTimeout = 60_000;
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (typeof address === "object" && address !== null) console.log(address.port);
});
process.stdin
  .on("end", () => {
    server.close();
    server.closeAllConnections();
  })
  .resume();
