import { Ajv2020 } from "ajv/dist/2020.js";

import type { Handler, ServiceReply } from "#service/http/requests.ts";
import { describeApi } from "#service/service.ts";

type Schema = Readonly<Record<string, unknown>>;

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly responses: Responses }>>>>;
}

type Responses = Readonly<Record<string, { readonly content?: Readonly<Record<string, { schema?: Schema }>> }>>;

const description = JSON.parse(String(describeApi().body)) as Description;
// The description is no schema itself. To compile the schema of schemas takes longer than most tests, to optimize the code
// half of the rest.
const rules = { strict: false, validateFormats: false, allErrors: true } as const;
const ajv = new Ajv2020({ ...rules, validateSchema: false, code: { optimize: false } });
ajv.addSchema(description, "openapi");

/**
 * What is wrong with `response` as an answer to `method` and `path`, by the service's own OpenAPI description: an empty
 * text when nothing is.
 */
export async function judgeReply(method: string, path: string, response: Response): Promise<string> {
  const pointer = toPointer(method.toLowerCase(), path, response.status);
  if (pointer === undefined) return `${method} ${path} has no answer ${response.status}`;
  const [mediaType = ""] = (response.headers.get("content-type") ?? "").split(";");
  const content = lookUp(pointer)?.content?.[mediaType];
  if (content === undefined) return `${method} ${path} ${response.status} has no ${mediaType}`;
  if (mediaType !== "application/json") return "";
  // By its address, which is compiled once: a schema that refers to it would be compiled for every answer.
  const validate = ajv.getSchema(`openapi#${pointer}/content/application~1json/schema`);
  if (validate === undefined) return `${method} ${path} ${response.status} has no schema`;
  const isRight = validate(await response.clone().json());
  return isRight ? "" : `${method} ${path} ${response.status}: ${ajv.errorsText(validate.errors)}`;
}

/** Where the description has the answer, its reference followed. */
function toPointer(method: string, path: string, status: number): string | undefined {
  const template = path.startsWith("/reports/") ? "/reports/{name}" : path;
  const isOwn = description.paths[template]?.[method]?.responses[status] !== undefined;
  if (isOwn) return `/paths/${template.replaceAll("/", "~1")}/${method}/responses/${status}`;
  // Whatever is at a path, a refusal has one form; but no success has it.
  return status < 400 ? undefined : "/components/responses/Failure";
}

function lookUp(pointer: string): Responses[string] | undefined {
  let value: unknown = description;
  for (const part of pointer.slice(1).split("/")) {
    value = (value as Readonly<Record<string, unknown>> | undefined)?.[part.replaceAll("~1", "/")];
  }
  return value as Responses[string] | undefined;
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

/** `handle`, of which every answer has to be one that the description knows: another one rejects. */
export function judging(handle: Handler): FetchHandler {
  return async (request) => {
    const response = toResponse(await handle(request));
    const problem = await judgeReply(request.method, new URL(request.url).pathname, response);
    if (problem !== "") throw new Error(problem);
    return response;
  };
}
