/**
 * A program: GitHub's reads of a repository whose releases were all stamped, each answered after a fixed time.
 * Its arguments are the milliseconds, how many releases, and how many files each has beside its evidence. It prints its
 * port, tells at `/counts` how often each thing was asked for, and ends with its parent.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

import { reads } from "../../test/support/github/operations.ts";
import { createState } from "../../test/support/github/state.ts";
import { addStamped } from "../../test/support/monitor/stamped.ts";

interface Made {
  readonly kind: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

const [latency = 0, releases = 0, files = 0] = process.argv.slice(2).map(Number);
const repository = "octo-org/octo-repo";
const state = createState();
const counts: Record<string, number> = {};
/** Answers by address: making a page of a hundred releases takes longer than it should be waited for. */
const made = new Map<string, Made>();

function fill(): void {
  const names = Array.from({ length: files }, (_, index) => `widget-${index}.tar.gz`);
  const places = { api: "", uploads: "", storage: "", repository };
  for (let release = 0; release < releases; release += 1) {
    const tag = `v1.${release}.0`;
    addStamped({ ...state, places }, tag, Object.fromEntries(names.map((name) => [name, `${tag} ${name}`])));
  }
}

const operations = {
  "repos/list-releases": new RegExp(`^/repos/${repository}/releases$`),
  "repos/list-tags": new RegExp(`^/repos/${repository}/tags$`),
  "repos/list-release-assets": new RegExp(`^/repos/${repository}/releases/(?<release_id>\\d+)/assets$`),
  "repos/get-release-asset": new RegExp(`^/repos/${repository}/releases/assets/(?<asset_id>\\d+)$`),
} as const;

function make(target: string, host: string): Made {
  const url = new URL(target, `http://${host}`);
  const stored = state.findAsset(Number(/^\/storage\/(\d+)$/.exec(url.pathname)?.[1]))?.asset.content;
  if (stored instanceof Uint8Array) return { kind: "storage", status: 200, headers: {}, body: stored };
  if (url.pathname === `/repos/${repository}`) {
    const found = { id: 1, name: "octo-repo", full_name: repository };
    const headers = { "content-type": "application/json" };
    return { kind: "repos/get", status: 200, headers, body: Buffer.from(JSON.stringify(found)) };
  }
  const places = { api: url.origin, uploads: url.origin, storage: `${url.origin}/storage`, repository };
  const accept = url.pathname.includes("/assets/") ? "application/octet-stream" : "application/json";
  for (const [kind, pattern] of Object.entries(operations)) {
    const match = pattern.exec(url.pathname);
    if (match === null) continue;
    const asked = { path: { ...match.groups }, query: url.searchParams, json: undefined, body: new Uint8Array() };
    const answer = reads[kind]?.(state, { ...asked, accept, mayWrite: true }, places);
    const headers = { "content-type": "application/json", ...answer?.headers };
    return { kind, status: answer?.status ?? 404, headers, body: Buffer.from(JSON.stringify(answer?.json ?? null)) };
  }
  return { kind: `unknown ${url.pathname}`, status: 404, headers: {}, body: Buffer.from("{}") };
}

async function respond({ url = "/", headers: { host = "" } }: IncomingMessage, response: ServerResponse) {
  if (url === "/counts") return response.end(JSON.stringify(counts));
  const waited = sleep(latency);
  const { kind, status, headers, body } = made.get(url) ?? make(url, host);
  made.set(url, { kind, status, headers, body });
  counts[kind] = (counts[kind] ?? 0) + 1;
  await waited;
  return response.writeHead(status, { ...headers, "content-length": body.length }).end(body);
}

fill();
const server = createServer((request, response) => {
  respond(request, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
});
server.keepAliveTimeout = 60_000;
server.listen(0, "127.0.0.1", () => console.log((server.address() as AddressInfo).port));
process.stdin
  .on("end", () => {
    server.close();
    server.closeAllConnections();
  })
  .resume();
