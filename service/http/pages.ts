import { headers } from "../../src/api/wire.ts";
import { version } from "../../src/core/version.ts";
import type { RequestCounts } from "../admin/counts.ts";
import type { Keyring } from "../admin/keys.ts";
import { metricsType, renderMetrics, type Operated } from "../admin/metrics.ts";
import { toOpenApi } from "./openapi.ts";
import { commonHeaders, type ServiceAnswer, type ServiceRequest } from "./requests.ts";

/** What the pages tell about. */
export interface PageSources {
  readonly ledger: Operated;
  readonly keyring: Keyring;
  readonly requests: RequestCounts;
}

/** Who asks: somebody on this computer, past no proxy that says so, or somebody else. */
export interface Peer {
  readonly isLocal: boolean;
}

type Page = (
  sources: PageSources,
  request: ServiceRequest,
  peer: Peer,
) => Response | ServiceAnswer | Promise<Response | ServiceAnswer>;

/** What an operator's tools read, by path. */
export const pages: ReadonlyMap<string, Page> = new Map<string, Page>([
  ["/about", ({ ledger }) => toJson({ service: "anchor-artifacts", version, ...ledger.about() })],
  ["/health", async ({ ledger }) => await toHealth(ledger)],
  ["/metrics", async (sources, request, peer) => await readMetrics(sources, request, peer)],
  ["/openapi.json", () => toJson(toOpenApi())],
]);

/** Answers a request for a page, which only reads. */
export async function answerPage(
  page: Page,
  { sources, request, peer }: { sources: PageSources; request: ServiceRequest; peer: Peer },
): Promise<Response | ServiceAnswer> {
  const isReading = request.method === "GET" || request.method === "HEAD";
  if (!isReading) return { statusCode: 405, message: "Use GET.", headers: { allow: "GET, HEAD" } };
  return await page(sources, request, peer);
}

function toJson(value: object, status = 200): Response {
  return Response.json(value, { status, headers: commonHeaders });
}

async function toHealth(ledger: Operated): Promise<Response> {
  const health = await ledger.health();
  return health.ok ? toJson({ status: "ok" }) : toJson({ status: "unavailable", reason: health.reason }, 503);
}

/** Numbers tell of customers and of load: without a key they are for this computer alone. */
async function readMetrics({ ledger, keyring, requests }: PageSources, request: ServiceRequest, peer: Peer) {
  if (!peer.isLocal && keyring.find(toSentKey(request)) === undefined) {
    return { statusCode: 401, message: `From elsewhere, send a key as ${headers.apiKey} or as a bearer token.` };
  }
  const text = renderMetrics({ ledger: await ledger.metrics(), requests, stampCounts: keyring.stampCounts() });
  return new Response(text, { headers: { ...commonHeaders, "content-type": metricsType } });
}

/** Prometheus sends a bearer token where others send the key's own header. */
function toSentKey(request: ServiceRequest): string | null {
  const bearer = /^Bearer +(?<key>\S+)$/i.exec(request.headers.get("authorization") ?? "");
  return request.headers.get(headers.apiKey) ?? bearer?.groups?.["key"] ?? null;
}
