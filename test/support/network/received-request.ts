/** A request to the service as tests want to look at it. */
import { headers, routes, type ApiRoute } from "#api/wire.ts";
import type { RawRequest } from "./request-reader.ts";

/** A request that was read to its end. */
export interface ReceivedRequest extends RawRequest {
  /** Position among all requests of this server, from 0. */
  readonly index: number;
  /** How many requests its path has had, this one included. */
  readonly nth: number;
  /** Position of its connection, from 0. */
  readonly connection: number;
  /** Path without the query. */
  readonly path: string;
  /** Which of the service's operations the path ends in. */
  readonly route: ApiRoute | undefined;
  /** The JSON body, or undefined when it is none. */
  readonly json: unknown;
  /** `hash` of the JSON body, or empty. */
  readonly hash: string;
  /** `x-request-id`, or empty. */
  readonly id: string;
}

/**
 * Adds what can be told from the request and from those that came before it.
 *
 * @param index how many came before it
 * @param counts how many requests each path has had, to which this one is added
 */
export function toReceived(
  raw: RawRequest,
  connection: number,
  index: number,
  counts: Map<string, number>,
): ReceivedRequest {
  const [path = ""] = raw.target.split("?");
  const json = parseJson(raw.body);
  const nth = (counts.get(path) ?? 0) + 1;
  counts.set(path, nth);
  return {
    ...raw,
    index,
    nth,
    connection,
    path,
    route: routeNames.find((name) => path.endsWith(routes[name])),
    json,
    hash: hashOf(json),
    id: raw.headers[headers.requestId] ?? "",
  };
}

const routeNames = Object.keys(routes) as readonly ApiRoute[];

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch (error) {
    // A body of another kind is kept as it is; its bytes are in `body`.
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function hashOf(value: unknown): string {
  return typeof value === "object" && value !== null && "hash" in value ? String(value.hash) : "";
}
