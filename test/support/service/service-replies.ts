import * as z from "zod/mini";

import { routes } from "#api/wire.ts";
import type { Handler, ServiceReply } from "#service/http/requests.ts";
import * as forms from "./reply-forms.ts";

const json = "application/json";

/** What each path answers with status 200, and in which media type. */
const answers: Readonly<Record<string, readonly [form: z.ZodMiniType, mediaType: string]>> = {
  [`POST ${routes.stamp}`]: [forms.toSuccess(z.union([forms.stampedData, forms.verifiedData])), json],
  [`POST ${routes.check}`]: [forms.toSuccess(forms.checkedData), json],
  [`POST ${routes.verify}`]: [forms.toSuccess(forms.verifiedData), json],
  [`POST ${routes.requestProof}`]: [forms.toSuccess(forms.requestedProofData), json],
  [`POST ${routes.proofStatus}`]: [forms.toSuccess(forms.proofStatusData), json],
  [`POST ${routes.verifyProof}`]: [forms.toSuccess(forms.verifiedProofData), json],
  "GET /about": [forms.about, json],
  "GET /live": [forms.healthy, json],
  "GET /ready": [forms.healthy, json],
  "GET /health": [forms.healthy, json],
  "GET /metrics": [z.any(), "text/plain"],
  "GET /reports/": [z.any(), "application/pdf"],
  "POST /token": [forms.keyAnswer, json],
};

/** What is wrong with `response` as an answer to `method` and `path`: an empty text when nothing is. */
export async function judgeReply(method: string, path: string, response: Response): Promise<string> {
  const { status } = response;
  const asked = `${method} ${path.replace(/^\/reports\/.*/, "/reports/")}`;
  const refusal = status === 503 && answers[asked]?.[0] === forms.healthy ? forms.unhealthy : forms.failure;
  const [form, mediaType] = (status === 200 && answers[asked]) || [status >= 400 ? refusal : z.never(), json];
  const [sentType = ""] = (response.headers.get("content-type") ?? "").split(";");
  if (sentType !== mediaType) return `${asked} ${status} has the type ${sentType}`;
  if (mediaType !== json) return "";
  const { error } = form.safeParse(await response.clone().json());
  return error === undefined ? "" : `${asked} ${status}: ${z.prettifyError(error)}`;
}

/** A handler whose answers are read as those of fetch. */
export type FetchHandler = (...asked: Parameters<Handler>) => Promise<Response>;

export function toResponse({ body, ...init }: ServiceReply): Response {
  return new Response(typeof body === "string" ? body : Uint8Array.from(body), init);
}

/** Lets `handle` answer as fetch does. */
export function toFetch(handle: Handler): FetchHandler {
  return async (...asked) => toResponse(await handle(...asked));
}

/** `handle`, of which every answer has to be one of the known forms: another one rejects. */
export function judging(handle: Handler): FetchHandler {
  return async (request) => {
    const response = toResponse(await handle(request));
    const problem = await judgeReply(request.method, new URL(request.url).pathname, response);
    if (problem !== "") throw new Error(problem);
    return response;
  };
}
