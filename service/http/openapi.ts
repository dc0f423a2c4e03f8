/** Describes in OpenAPI 3.1 what is at each path. */
import * as z from "zod/mini";

import { headers } from "../../src/api/wire.ts";
import { version } from "../../src/core/version.ts";
import { failure } from "./schemas.ts";

/** The schemas of a body, by its media type. */
type Content = Readonly<Record<string, z.core.$ZodType>>;

/** What the OpenAPI document says of a path. */
export interface Description {
  /** The operation's id in OpenAPI, and its label in the metrics and in the log. */
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
}

export const toJsonContent = (form: z.core.$ZodType): Content => ({ "application/json": form });

function toSchema(form: z.core.$ZodType): object {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(form, { io: "input", unrepresentable: "any" });
  return schema;
}

function mapMembers<Value>(members: Readonly<Record<string, Value>>, change: (value: Value) => object) {
  return Object.fromEntries(Object.entries(members).map(([name, value]) => [name, change(value)] as const));
}

function toOperation({ name, summary, methods, needs, parameters, takes, gives, unavailable }: Description) {
  const toContent = (content: Content) => mapMembers(content, (form) => ({ schema: toSchema(form) }));
  const operation = {
    operationId: name,
    summary,
    security: needs === undefined ? [] : [{ [needs]: [] }],
    parameters: parameters?.map((parameter) => ({ ...parameter, schema: { type: "string" } })),
    requestBody: takes && { required: true, content: toContent(takes) },
    responses: {
      200: { description: "Done.", content: toContent(gives) },
      ...(unavailable && {
        503: { description: "No, and why, each for how many seconds.", content: toContent(unavailable) },
      }),
      default: { $ref: "#/components/responses/Failure" },
    },
  };
  return { [methods[0].toLowerCase()]: operation };
}

/** Describes all of `paths` as one OpenAPI document. */
export function toOpenApi(paths: Readonly<Record<string, Description>>): object {
  return {
    openapi: "3.1.0",
    info: { title: "Hash anchoring and verification", version, license: { name: "MIT", identifier: "MIT" } },
    paths: mapMembers(paths, toOperation),
    components: {
      responses: {
        Failure: {
          description: "Refused or failed; the message says why, and Retry-After when to come again.",
          content: { "application/json": { schema: toSchema(failure) } },
        },
      },
      securitySchemes: {
        key: { type: "apiKey", in: "header", name: headers.apiKey },
        token: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
      },
    },
  };
}
