/**
 * A program: posts digests and does nothing else, which is what no action can be faster than.
 * Its arguments are the service's address, the number of requests, and how many are in flight.
 */
import { createHash } from "node:crypto";
import { Agent, request } from "node:http";

import { routes } from "../../src/api/wire.ts";

const [address = "", count = "0", concurrency = "1"] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: Number(concurrency) });
const digests = Array.from({ length: Number(count) }, (_, index) =>
  createHash("sha3-256").update(String(index)).digest("hex"),
);

function post(hash: string): Promise<void> {
  const headers = { "content-type": "application/json", "x-api-key": "key", "x-request-id": hash };
  return new Promise((resolve, reject) => {
    request(new URL(routes.stamp, address), { method: "POST", agent, headers }, (response) => {
      response.resume().on("end", resolve);
    })
      .on("error", reject)
      .end(JSON.stringify({ hash }));
  });
}

async function takeTurns(): Promise<void> {
  for (let hash = digests.pop(); hash !== undefined; hash = digests.pop()) await post(hash);
}

const started = performance.now();
await Promise.all(Array.from({ length: Number(concurrency) }, takeTurns));
console.log(performance.now() - started);
agent.destroy();
