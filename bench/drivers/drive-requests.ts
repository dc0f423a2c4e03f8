/**
 * A program: posts digests and does nothing else, which is what no action can be faster than.
 * Its arguments are the services' addresses, parted by commas, the number of requests, how many are in flight, and
 * after these the route, by default `stamp`, with the requests a second. It prints how many milliseconds all took; with
 * a rate, within how many 99 of 100 were answered.
 */
import { createHash } from "node:crypto";
import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

import { routes, type ApiRoute } from "../../src/api/wire.ts";

const [addresses = "", count = "0", concurrency = "1", route = "stamp", rate = "0"] = process.argv.slice(2);
const urls = addresses.split(",").map((address) => new URL(routes[route as ApiRoute], address));
const agent = new Agent({ keepAlive: true, maxSockets: Number(concurrency) });
const digests = Array.from({ length: Number(count) }, (_, index) =>
  createHash("sha3-256").update(String(index)).digest("hex"),
);
let next = 0;

function post(hash: string): Promise<void> {
  const headers = { "content-type": "application/json", "x-api-key": "key", "x-request-id": hash };
  const url = urls[(next += 1) % urls.length] ?? "";
  return new Promise((resolve, reject) => {
    request(url, { method: "POST", agent, headers }, (response) => {
      response.resume().on("end", resolve);
    })
      .on("error", reject)
      .end(JSON.stringify({ hash }));
  });
}

async function takeTurns(): Promise<void> {
  for (let hash = digests.pop(); hash !== undefined; hash = digests.pop()) await post(hash);
}

/** Sends each request at its time, whether or not those before it were answered; the first quarter does not count. */
async function keepPace(): Promise<number> {
  const begun = performance.now();
  const times = digests.map(async (hash, index) => {
    const due = begun + (index * 1000) / Number(rate);
    await sleep(Math.max(0, due - performance.now()));
    await post(hash);
    return performance.now() - due;
  });
  const all = await Promise.all(times);
  const sorted = all.slice(all.length / 4).toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN;
}

const started = performance.now();
if (Number(rate) > 0) console.log(await keepPace());
else {
  await Promise.all(Array.from({ length: Number(concurrency) }, takeTurns));
  console.log(performance.now() - started);
}
agent.destroy();
