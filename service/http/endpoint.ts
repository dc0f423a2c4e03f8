/** What is at each path, and its description in OpenAPI 3.1. */
import * as z from "zod/mini";

import { headers } from "../../src/api/wire.ts";
import { version } from "../../src/core/version.ts";
import type { Caller, Keyring } from "../admin/keys.ts";
import type { Metrics, Reason } from "../admin/metrics.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { Payer } from "../store/stamp-rows.ts";
import type { TokenExchange } from "./oidc.ts";
import type { Reports } from "./reports.ts";
import type { ServiceAnswer, ServiceReply, ServiceRequest } from "./requests.ts";
import { failure } from "./schemas.ts";

/** A limit of tasks at a time. Beyond it both throw a Refusal. */
export interface Limit {
  readonly check: (kind: string) => void;
  readonly run: <Result>(kind: string, task: () => Promise<Result>) => Promise<Result>;
}

/** What answers are made from. */
export interface Service {
  readonly ledger: Ledger;
  readonly keyring: Keyring;
  readonly now: () => Date;
  readonly reports: Reports;
  readonly metrics: Metrics;
  readonly exchange: TokenExchange | undefined;
  /** For requests that are all there, by their kind; and for large bodies that are coming in, by their key. */
  readonly work: Limit;
  readonly receive: Limit;
  /** What keeps the service from taking stamps; `unwell` also gives what else an operator should look after. */
  readonly unready: () => Promise<readonly Reason[]>;
  readonly unwell: () => Promise<readonly Reason[]>;
}

/** One request that is being answered. */
export interface Call {
  readonly request: ServiceRequest;
  readonly url: URL;
  readonly requestId: string;
  readonly startedAt: number;
  /** The address at which clients reach the service, for a link. */
  readonly baseUrl: string;
  /** Whose key the request has; absent until the key is checked. */
  key?: Caller;
  /** The key for which stamps are counted; absent where any key is accepted, since then none are counted. */
  payer?: Payer;
}

export type Answer = ServiceReply | ServiceAnswer;

/** What is at a path. */
export interface Endpoint {
  /** The operation's id in OpenAPI, and its label in the metrics and in the log. */
  readonly name: string;
  readonly summary: string;
  /** The methods that it takes, of which the first is described. */
  readonly methods: readonly [string, ...string[]];
  /** What its caller needs; nothing by default. */
  readonly needs?: "key" | "token";
  readonly parameters?: readonly object[];
  /** The forms of the body that it takes, of its answer, and of an answer with status 503 that is no refusal. */
  readonly takes?: z.core.$ZodType;
  readonly gives: z.core.$ZodType;
  readonly unavailable?: z.core.$ZodType;
  /** The media types of these, if they are not `application/json`. */
  readonly takesType?: string;
  readonly givesType?: string;
  readonly answer: (call: Call, service: Service) => Answer | Promise<Answer>;
}

function toSchema(form: z.core.$ZodType): object {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(form, { io: "input", unrepresentable: "any" });
  return schema;
}

const toContent = (form: z.core.$ZodType, mediaType = "application/json") => ({
  content: { [mediaType]: { schema: toSchema(form) } },
});

function toOperation(description: Endpoint) {
  const { name, summary, methods, needs, parameters, takes, takesType, gives, givesType, unavailable } = description;
  const operation = {
    operationId: name,
    summary,
    security: needs === undefined ? [] : [{ [needs]: [] }],
    parameters: parameters?.map((parameter) => ({ ...parameter, schema: { type: "string" } })),
    requestBody: takes && { required: true, ...toContent(takes, takesType) },
    responses: {
      200: { description: "Done.", ...toContent(gives, givesType) },
      503: unavailable && { description: "No, and why, each for how many seconds.", ...toContent(unavailable) },
      default: { $ref: "#/components/responses/Failure" },
    },
  };
  return { [methods[0].toLowerCase()]: operation };
}

/** Describes all of `paths` as one OpenAPI document. */
export function toOpenApi(paths: Readonly<Record<string, Endpoint>>): object {
  return {
    openapi: "3.1.0",
    info: { title: "Hash anchoring and verification", version, license: { name: "MIT", identifier: "MIT" } },
    paths: Object.fromEntries(Object.entries(paths).map(([path, description]) => [path, toOperation(description)])),
    components: {
      responses: {
        Failure: {
          description: "Refused or failed; the message says why, and Retry-After when to come again.",
          ...toContent(failure),
        },
      },
      securitySchemes: {
        key: { type: "apiKey", in: "header", name: headers.apiKey },
        token: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
      },
    },
  };
}
