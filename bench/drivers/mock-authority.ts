/**
 * A program: a time-stamp authority that answers every query rightly after a fixed time, and a calendar that promises a
 * block for every digest. Prints its address.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";

import { makeChain, makeToken } from "../../test/support/witness/make-token.ts";
import { append, hash, pending } from "../../test/support/witness/proofs.ts";

const latency = Number(process.argv[2]);
const [day, now] = [86_400_000, Date.now()];
const chain = makeChain({ notBefore: new Date(now - day), notAfter: new Date(now + day) });

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [query] = await Promise.all([buffer(request), sleep(latency)]);
  if (request.url === "/digest") {
    response.end(Buffer.concat([append(Buffer.from([9])), hash, pending(`http://${request.headers.host}`)]));
    return;
  }
  const asked = { imprint: query.subarray(24, 56), nonce: query.subarray(58, 67).toString("hex") };
  response.end(makeToken("", chain, { ...asked, genTime: new Date() }));
}

const server = createServer((request, response) => void respond(request, response));
server.listen(0, "127.0.0.1", () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
