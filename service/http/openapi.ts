import * as z from "zod/mini";

import { headers, proofPart, routes, type ApiRoute } from "../../src/api/wire.ts";
import { version } from "../../src/core/version.ts";
import { tokenPath } from "./exchange.ts";
import * as schemas from "./schemas.ts";

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

const otherRefusals = {
  403: "No rule fits the token's claims.",
  404: "There is nothing at this path.",
  410: "The link has expired.",
} as const;

const refer = (...statuses: readonly (string | number)[]) =>
  Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/${status}` }]));
const failureResponses = refer(...Object.keys(refusals));

interface Description {
  readonly summary: string;
  readonly body: z.core.$ZodType | "proof";
  readonly data: z.core.$ZodType;
}

const describe = (summary: string, body: Description["body"], data: z.core.$ZodType) => ({ summary, body, data });

const descriptions: Readonly<Record<ApiRoute, Description>> = {
  stamp: describe(
    "Stamp a hash; one that the chain holds already is verified instead.",
    schemas.hashRequest,
    z.union([schemas.stampedData, schemas.verifiedData]),
  ),
  check: describe("Tell whether the chain holds a hash.", schemas.hashRequest, schemas.checkedData),
  verify: describe(
    "Verify a hash, with a PDF report where one is wanted.",
    schemas.verifyRequest,
    schemas.verifiedData,
  ),
  verifyProof: describe("Verify a proof file.", "proof", schemas.verifiedProofData),
  requestProof: describe("Ask for a proof of a hash.", schemas.hashRequest, schemas.requestedProofData),
  proofStatus: describe(
    "Tell what became of requests for proofs.",
    schemas.proofStatusRequest,
    schemas.proofStatusData,
  ),
};

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
    responses: { ...described("Done.", jsonContent(schemas.toSuccess(data))), ...failureResponses },
  };
}

const describePage = (summary: string, responses: object, parameters: readonly object[] = []) => ({
  get: { summary, security: [], parameters, responses },
});
const described = (description: string, content: object) => ({ 200: { description, content } });

const yesOrNo = {
  ...described("Yes.", jsonContent(schemas.healthy)),
  503: { description: "No, and why, each for how many seconds.", content: jsonContent(schemas.unhealthy) },
};
const required = { required: true, schema: { type: "string" } };

const pagePaths = {
  "/about": describePage("On what the service stands.", described("Facts.", jsonContent(schemas.about))),
  "/live": describePage("That the process answers.", yesOrNo),
  "/ready": describePage("Whether it takes stamps, for a balancer.", yesOrNo),
  "/health": describePage("Whether it can do all its work.", yesOrNo),
  "/metrics": describePage("Numbers in Prometheus' text form; from elsewhere than this computer with a key.", {
    ...described("Numbers.", { "text/plain": { schema: { type: "string" } } }),
    ...refer(401),
  }),
  "/reports/{name}": describePage(
    "A report behind the link that a verification gave; the link is a secret and lives for an hour.",
    { ...described("The report.", { "application/pdf": {} }), ...refer(404, 410) },
    [
      { name: "name", in: "path", ...required },
      { name: "signature", in: "query", ...required },
    ],
  ),
  "/openapi.json": describePage(
    "This description.",
    described("OpenAPI 3.1.", { "application/json": { schema: { type: "object" } } }),
  ),
};

const exchangeToken = {
  operationId: "exchangeToken",
  summary: "Exchange the token of a workflow's run for a key of 15 minutes.",
  security: [{ token: [] }],
  responses: { ...described("A key.", jsonContent(schemas.keyAnswer)), ...refer(403), ...failureResponses },
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
    paths: {
      ...Object.fromEntries(paths),
      ...pagePaths,
      ...(exchangesTokens && { [tokenPath]: { post: exchangeToken } }),
    },
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
