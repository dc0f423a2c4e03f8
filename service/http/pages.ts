import { headers } from "../../src/api/wire.ts";
import { version } from "../../src/core/version.ts";
import type { Keyring } from "../admin/keys.ts";
import { metricsType, renderMetrics, type RequestCounts } from "../admin/metrics.ts";
import type { Backend } from "../ledger/backend.ts";
import { toOpenApi } from "./openapi.ts";
import { commonHeaders, type Peer, type ServiceAnswer, type ServiceRequest } from "./requests.ts";
import type { Exchange } from "./token.ts";

/** The parts of the service from which the pages are made. */
export interface PageSources {
  readonly ledger: Backend;
  readonly keyring: Keyring;
  readonly requests: RequestCounts;
  /** Exchanges a token for a key; without it there is no such path. */
  readonly exchange?: Exchange | undefined;
}

type Page = (
  sources: PageSources,
  request: ServiceRequest,
  peer: Peer,
) => Response | ServiceAnswer | Promise<Response | ServiceAnswer>;

/** The pages for an operator's tools, by path. */
export const pages: ReadonlyMap<string, Page> = new Map<string, Page>([
  ["/about", ({ ledger }) => toJson({ service: "anchor-artifacts", version, ...ledger.about() })],
  ["/health", readHealth],
  ["/metrics", readMetrics],
  ["/openapi.json", ({ exchange }) => toJson(toOpenApi(exchange !== undefined))],
]);

/** Answers a request for a page; a page can only be read. */
export async function answerPage(
  page: Page,
  ...[sources, request, peer]: Parameters<Page>
): Promise<Response | ServiceAnswer> {
  const isReading = request.method === "GET" || request.method === "HEAD";
  if (!isReading) return { statusCode: 405, message: "Use GET.", headers: { allow: "GET, HEAD" } };
  return await page(sources, request, peer);
}

function toJson(value: object, status = 200): Response {
  return Response.json(value, { status, headers: commonHeaders });
}

async function readHealth({ ledger }: PageSources): Promise<Response> {
  const reason = await ledger.health();
  return reason === undefined ? toJson({ status: "ok" }) : toJson({ status: "unavailable", reason }, 503);
}

/** Renders the metrics. They show customers and load: without a key only this computer may read them. */
async function readMetrics({ ledger, keyring, requests }: PageSources, request: ServiceRequest, peer: Peer) {
  // Prometheus sends a bearer token where other clients send the key's own header.
  const bearer = /^Bearer +(?<key>\S+)$/i.exec(request.headers.get("authorization") ?? "")?.groups?.["key"];
  const key = request.headers.get(headers.apiKey) ?? bearer ?? null;
  if (!peer.isLocal && (await keyring.find(key)) === undefined) {
    return { statusCode: 401, message: `From elsewhere, send a key as ${headers.apiKey} or as a bearer token.` };
  }
  const text = renderMetrics(await ledger.metrics(), requests, await ledger.spent());
  return new Response(text, { headers: { ...commonHeaders, "content-type": metricsType } });
}
