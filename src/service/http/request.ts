import type { IncomingHttpHeaders, IncomingMessage } from "node:http";

/** What the service reads of a request; a fetch Request is one, and costs more than all the rest of an answer. */
export interface ServiceRequest {
  readonly method: string;
  /** Absolute. */
  readonly url: string;
  readonly headers: ServiceHeaders;
  readonly body: AsyncIterable<Uint8Array> | null;
}

/** Header fields by their names in lower case. */
interface ServiceHeaders {
  get(name: string): string | null;
  entries(): Iterable<readonly [name: string, value: string]>;
}

/** Methods that are for connections, not for a service. */
const foreignMethods = new Set(["CONNECT", "TRACE", "TRACK"]);

/**
 * `incoming` for the service, or `undefined` where it cannot be one, such as with the method TRACE. Behind TLS its
 * address is the name that the client used; else it is `url`, for a name without a certificate says nothing.
 */
export function toRequest(incoming: IncomingMessage, url: string, isTls: boolean): ServiceRequest | undefined {
  const { method = "GET", url: target = "/", headers } = incoming;
  const origin = isTls ? toSentOrigin(headers.host) : undefined;
  const address = (origin ?? url) + (target.startsWith("/") ? target : `/${target}`);
  if (foreignMethods.has(method) || !URL.canParse(address)) return undefined;
  return { method, url: address, headers: toHeaders(headers), body: incoming };
}

function toHeaders(headers: IncomingHttpHeaders): ServiceHeaders {
  return {
    get: (name) => (headers[name] === undefined ? null : String(headers[name])),
    entries: () => Object.entries(headers).map(([name, value]) => [name, String(value)] as const),
  };
}

/** The https origin of a `Host` header that holds a host and nothing else. */
function toSentOrigin(host = ""): string | undefined {
  const origin = `https://${host.toLowerCase()}`;
  return URL.canParse(origin) && new URL(origin).host === host.toLowerCase() ? origin : undefined;
}
