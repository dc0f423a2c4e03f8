/** Calls of a service's operations, as a client makes them. */
import { headers as names, routes, type ApiRoute } from "../../../src/api/wire.ts";

/** Sends `body` to an operation, with a key and what else `more` has; a header of `more` stands above its own. */
export const send = async (
  url: string,
  route: ApiRoute,
  body: object,
  key = "any",
  more: { readonly headers?: Readonly<Record<string, string>>; readonly signal?: AbortSignal } = {},
): Promise<Response> =>
  await fetch(url + routes[route], {
    ...more,
    method: "POST",
    headers: { [names.apiKey]: key, "content-type": "application/json", ...more.headers },
    body: JSON.stringify(body),
  });

/** The same, for the answer's status, headers and data. */
export async function post(...asked: Parameters<typeof send>) {
  const response = await send(...asked);
  const { data } = (await response.json()) as { readonly data: never };
  return { status: response.status, headers: response.headers, data };
}
