/** Describes in OpenAPI 3.1 what is at each path. */
import * as z from "zod/mini";

import { headers } from "../../src/api/wire.ts";
import { version } from "../../src/core/version.ts";
import { failure } from "./schemas.ts";

/** Why a request is refused, by the status of the answer. */
const refusals = {
  400: "The body breaks the contract.",
  401: "The key is missing or not valid.",
  402: "The key's stamps are used up.",
  403: "No rule fits the token's claims.",
  404: "There is nothing at this path.",
  405: "The method is wrong.",
  408: "The request took too long.",
  410: "The link has expired.",
  413: "The body is larger than 1 MiB.",
  415: "The Content-Type is wrong.",
  421: "The host name is not this service's.",
  429: "The key's rate is used up; Retry-After says for how long.",
  431: "The headers are too large.",
  500: "The service failed.",
  503: "The service takes nothing at present; Retry-After says for how long. Nothing was kept.",
  505: "Another version of HTTP than 1.0 and 1.1.",
} as const;

type RefusalName = keyof typeof refusals;

/** The refusals that any operation may answer with. */
export const commonRefusals: readonly RefusalName[] = [400, 401, 402, 405, 408, 413, 415, 421, 429, 431, 500, 503, 505];

/** The schemas of a body, by its media type. */
type Content = Readonly<Record<string, z.core.$ZodType>>;

/** What the OpenAPI document says of a path. */
export interface Description {
  /** The operation's id in OpenAPI, and its label in the metrics. */
  readonly name: string;
  readonly summary: string;
  /** The methods that it takes, of which the first is described. */
  readonly methods: readonly [string, ...string[]];
  /** What its caller needs; nothing by default. */
  readonly needs?: "key" | "token";
  readonly parameters?: readonly object[];
  readonly takes?: Content;
  readonly gives: Content;
  /** The schemas of an answer with status 503 that is no refusal. */
  readonly unavailable?: Content;
  readonly refusals?: readonly RefusalName[];
}

export const toJsonContent = (form: z.core.$ZodType): Content => ({ "application/json": form });

function toSchema(form: z.core.$ZodType): object {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(form, { io: "input", unrepresentable: "any" });
  return schema;
}

function mapMembers<Value>(members: Readonly<Record<string, Value>>, change: (value: Value) => object) {
  return Object.fromEntries(Object.entries(members).map(([name, value]) => [name, change(value)] as const));
}

function toOperation({
  name,
  summary,
  methods,
  needs,
  parameters,
  takes,
  gives,
  unavailable,
  refusals: refused,
}: Description) {
  const toContent = (content: Content) => mapMembers(content, (form) => ({ schema: toSchema(form) }));
  const others = refused?.map((status) => [status, { $ref: `#/components/responses/${status}` }] as const);
  const operation = {
    operationId: name,
    summary,
    security: needs === undefined ? [] : [{ [needs]: [] }],
    parameters: parameters?.map((parameter) => ({ ...parameter, schema: { type: "string" } })),
    requestBody: takes && { required: true, content: toContent(takes) },
    responses: {
      ...Object.fromEntries(others ?? []),
      200: { description: "Done.", content: toContent(gives) },
      ...(unavailable && {
        503: { description: "No, and why, each for how many seconds.", content: toContent(unavailable) },
      }),
    },
  };
  return { [methods[0].toLowerCase()]: operation };
}

/** Describes all of `paths` as one OpenAPI document. */
export function toOpenApi(paths: Readonly<Record<string, Description>>): object {
  const content = { "application/json": { schema: { $ref: "#/components/schemas/Failure" } } };
  return {
    openapi: "3.1.0",
    info: { title: "Hash anchoring and verification", version, license: { name: "MIT", identifier: "MIT" } },
    paths: mapMembers(paths, toOperation),
    components: {
      schemas: { Failure: toSchema(failure) },
      responses: mapMembers(refusals, (description) => ({ description, content })),
      securitySchemes: {
        key: { type: "apiKey", in: "header", name: headers.apiKey },
        token: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
      },
    },
  };
}
