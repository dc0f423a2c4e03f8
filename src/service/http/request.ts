import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";

/**
 * `incoming` as a fetch request, or `undefined` where that has no word for it, such as the method TRACE. Behind TLS its
 * address is the name that the client used; else it is `url`, for a name without a certificate says nothing.
 */
export function toRequest(incoming: IncomingMessage, url: string, isTls: boolean): Request | undefined {
  const { method = "GET", url: target = "/" } = incoming;
  const headers = Object.entries(incoming.headers).map(([name, value]) => [name, String(value)] as [string, string]);
  const hasBody = method !== "GET" && method !== "HEAD";
  const origin = isTls ? toSentOrigin(incoming.headers.host) : undefined;
  try {
    return new Request((origin ?? url) + (target.startsWith("/") ? target : `/${target}`), {
      method,
      headers,
      ...(hasBody && { body: Readable.toWeb(incoming) as ReadableStream, duplex: "half" as const }),
    });
  } catch {
    return undefined;
  }
}

/** The https origin of a `Host` header that holds a host and nothing else. */
function toSentOrigin(host = ""): string | undefined {
  const origin = `https://${host.toLowerCase()}`;
  return URL.canParse(origin) && new URL(origin).host === host.toLowerCase() ? origin : undefined;
}
