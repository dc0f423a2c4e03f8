import * as z from "zod/mini";

import { headers, proofPart, routes, type ApiRoute } from "../../src/api/wire.ts";
import { version } from "../../src/core/version.ts";
import { tokenPath } from "./exchange.ts";
import * as schemas from "./schemas.ts";

/** Notes for the schemas of requests: facts that the schemas themselves cannot express. */
const remarks = z.registry<Record<string, unknown>>();
schemas.proofStatusRequest.shape.uids.register(remarks, { minItems: 1, maxItems: 50 });

const toSchema = (schema: z.core.$ZodType) => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io: "input",
    metadata: remarks,
    unrepresentable: "any",
  });
  return rest;
};

const jsonContent = (schema: z.core.$ZodType) => ({ "application/json": { schema: toSchema(schema) } });

/** The statuses of failure that every operation may answer, in a failure's envelope. */
const refusals = {
  400: "The body breaks the contract.",
  401: "The key is missing or not valid.",
  402: "The key's stamps are used up.",
  405: "The method is wrong.",
  408: "The request took too long.",
  413: "The body is larger than 1 MiB.",
  415: "The Content-Type is wrong.",
  421: "The host name is not this service's.",
  429: "The key's rate is used up; Retry-After says for how long.",
  431: "The headers are too large.",
  500: "The service failed.",
  503: "The service takes nothing at present; Retry-After says for how long. Nothing was kept.",
  505: "Another version of HTTP than 1.0 and 1.1.",
} as const;

/** Further statuses, of a token that no rule fits, and of a report link that never existed or has expired. */
const otherRefusals = {
  403: "No rule fits the token's claims.",
  404: "There is nothing at this path.",
  410: "The link has expired.",
} as const;

const refer = (...statuses: readonly (string | number)[]) =>
  Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/${status}` }]));
const failureResponses = refer(...Object.keys(refusals));

const descriptions = {
  stamp: {
    summary: "Stamp a hash; one that the chain holds already is verified instead.",
    body: schemas.hashRequest,
    data: z.union([schemas.stamped, schemas.verifiedData]),
  },
  check: { summary: "Tell whether the chain holds a hash.", body: schemas.hashRequest, data: schemas.checked },
  verify: {
    summary: "Verify a hash, with a PDF report where one is wanted.",
    body: schemas.verifyRequest,
    data: schemas.verifiedData,
  },
  verifyProof: { summary: "Verify a proof file.", body: "proof", data: schemas.proofVerified },
  requestProof: { summary: "Ask for a proof of a hash.", body: schemas.hashRequest, data: schemas.proofRequested },
  proofStatus: {
    summary: "Tell what became of requests for proofs.",
    body: schemas.proofStatusRequest,
    data: schemas.proofStatuses,
  },
} satisfies Record<ApiRoute, { summary: string; body: z.core.$ZodType | "proof"; data: z.core.$ZodType }>;

const proofUpload = {
  type: "object",
  properties: { [proofPart]: { type: "string", format: "binary", description: "One JSON proof file, at most 1 MiB." } },
  required: [proofPart],
};

const header = (name: string, description: string) => ({ name, in: "header", description, schema: { type: "string" } });

function toOperation(route: ApiRoute): object {
  const { summary, body, data } = descriptions[route];
  const content = body === "proof" ? { "multipart/form-data": { schema: proofUpload } } : jsonContent(body);
  return {
    operationId: route,
    summary,
    security: [{ key: [] }],
    parameters: [
      header(headers.requestId, "A name of the caller's for this request, repeated in the answer."),
      ...(body === "proof" || route === "verify"
        ? [header(headers.report, "true asks for a trace and a report.")]
        : []),
    ],
    requestBody: { required: true, content },
    responses: { 200: { description: "Done.", content: jsonContent(schemas.toSuccess(data)) }, ...failureResponses },
  };
}

function describePage(summary: string, responses: object, more: object = {}): object {
  return { get: { summary, security: [], ...more, responses } };
}

const yesOrNo = {
  200: { description: "Yes.", content: jsonContent(schemas.healthy) },
  503: { description: "No, and why, each for how many seconds.", content: jsonContent(schemas.unhealthy) },
};

const pagePaths = {
  "/about": describePage("On what the service stands.", {
    200: { description: "Facts.", content: jsonContent(schemas.about) },
  }),
  "/live": describePage("That the process answers.", yesOrNo),
  "/ready": describePage("Whether it takes stamps, for a balancer.", yesOrNo),
  "/health": describePage("Whether it can do all its work.", yesOrNo),
  "/metrics": describePage("Numbers in Prometheus' text form; from elsewhere than this computer with a key.", {
    200: { description: "Numbers.", content: { "text/plain": { schema: { type: "string" } } } },
    ...refer(401),
  }),
  "/reports/{name}": describePage(
    "A report behind the link that a verification gave; the link is a secret and lives for an hour.",
    { 200: { description: "The report.", content: { "application/pdf": {} } }, ...refer(404, 410) },
    {
      parameters: [
        { name: "name", in: "path", required: true, schema: { type: "string" } },
        { name: "signature", in: "query", required: true, schema: { type: "string" } },
      ],
    },
  ),
  "/openapi.json": describePage("This description.", {
    200: { description: "OpenAPI 3.1.", content: { "application/json": { schema: { type: "object" } } } },
  }),
};

const tokenPaths = {
  [tokenPath]: {
    post: {
      operationId: "exchangeToken",
      summary: "Exchange the token of a workflow's run for a key of 15 minutes.",
      security: [{ token: [] }],
      responses: {
        200: { description: "A key.", content: jsonContent(schemas.keyGiven) },
        ...refer(403),
        ...failureResponses,
      },
    },
  },
};

/** Generates the OpenAPI 3.1 description of the interface from the contract, with or without the exchange of tokens. */
export function toOpenApi(exchangesTokens: boolean): object {
  const paths = Object.entries(routes).map(
    ([route, path]) => [path, { post: toOperation(route as ApiRoute) }] as const,
  );
  const failure = { "application/json": { schema: { $ref: "#/components/schemas/Failure" } } };
  const responses = Object.entries({ ...refusals, ...otherRefusals }).map(([status, description]) => [
    status,
    { description, content: failure },
  ]);
  return {
    openapi: "3.1.0",
    info: { title: "Hash anchoring and verification", version, license: { name: "MIT", identifier: "MIT" } },
    paths: { ...Object.fromEntries(paths), ...pagePaths, ...(exchangesTokens && tokenPaths) },
    components: {
      schemas: { Failure: toSchema(schemas.failure) },
      responses: Object.fromEntries(responses) as object,
      securitySchemes: {
        key: { type: "apiKey", in: "header", name: headers.apiKey },
        ...(exchangesTokens && { token: { type: "http", scheme: "bearer", bearerFormat: "JWT" } }),
      },
    },
  };
}
