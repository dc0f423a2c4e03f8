/** GitHub's own OpenAPI description of the release operations, as a judge of requests and of the stand-in's answers. */
import { readFileSync } from "node:fs";

import { Ajv, type ValidateFunction } from "ajv";

const file = new URL("openapi.json", import.meta.url);

interface Parameter {
  readonly name: string;
  readonly in: "path" | "query";
  readonly required?: boolean;
  readonly schema: { readonly type: string; readonly default?: unknown };
}

interface Media {
  readonly [type: string]: { readonly schema: { readonly properties?: Readonly<Record<string, unknown>> } };
}

interface Reference {
  readonly $ref: string;
}

interface OperationData {
  readonly operationId: string;
  readonly parameters: readonly (Parameter | Reference)[];
  readonly requestBody?: { readonly content: Media };
  readonly responses: Readonly<Record<string, { readonly content?: Media } | Reference>>;
}

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationData>>>>;
}

/** One operation of the description, and what it makes of requests and answers. */
export interface Operation {
  /** Such as `repos/get-release`. */
  readonly id: string;
  readonly isUpload: boolean;
  readonly path: Readonly<Record<string, string>>;
  /** What is wrong with a request; nothing when it is as GitHub describes it. */
  readonly problemsOf: (request: DescribedRequest) => readonly string[];
  readonly problemsOfAnswer: (status: number, json: unknown) => readonly string[];
}

export interface DescribedRequest {
  readonly query: URLSearchParams;
  readonly contentType: string;
  /** The parsed body when it is JSON. */
  readonly json: unknown;
}

const document = JSON.parse(readFileSync(file, "utf8"), toJsonSchema) as Description;
// Without `inlineRefs: false` what many operations share is compiled into each of them; to optimize takes half of the time.
const rules = { strict: false, validateFormats: false, allErrors: true } as const;
const ajv = new Ajv({ ...rules, inlineRefs: false, code: { optimize: false } });
ajv.addSchema(document, "github");
const compiled = new Map<string, ValidateFunction>();

/** OpenAPI 3.0 says `nullable` beside a composition or a choice, where JSON Schema needs `null` within. */
function toJsonSchema(_: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || !("nullable" in value) || value.nullable !== true) return value;
  const { nullable: _nullable, ...schema } = value;
  if (!("type" in schema)) return { anyOf: [schema, { enum: [null] }] };
  return "enum" in schema && Array.isArray(schema.enum) ? { ...value, enum: [...schema.enum, null] } : value;
}

function validatorOf(...steps: readonly string[]): ValidateFunction {
  const pointer = steps.map((step) => encodeURIComponent(step.replaceAll("~", "~0").replaceAll("/", "~1"))).join("/");
  const validator = compiled.get(pointer) ?? ajv.compile({ $ref: `github#/${pointer}` });
  compiled.set(pointer, validator);
  return validator;
}

/** The operation that a request is for, or `undefined` when the description has none. */
export function findOperation(method: string, pathname: string): Operation | undefined {
  const verb = method.toLowerCase();
  for (const { template, methods, match } of templates) {
    const operation = methods[verb];
    const path = operation && match(pathname);
    if (operation !== undefined && path !== undefined && hasIntegerIds(path)) {
      return toOperation(operation, path, ["paths", template, verb]);
    }
  }
  return undefined;
}

const templates = Object.entries(document.paths).map(([template, methods]) => {
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const pattern = new RegExp(`^${template.replaceAll(/\{\w+\}/g, "([^/]+)")}$`);
  const match = (pathname: string): Record<string, string> | undefined => {
    const values = pattern.exec(pathname)?.slice(1).map(decodeURIComponent);
    return values && Object.fromEntries(names.map((name, index) => [name, values[index] ?? ""]));
  };
  return { template, methods, match };
});

function hasIntegerIds(path: Record<string, string>): boolean {
  return Object.entries(path).every(([name, value]) => !name.endsWith("_id") || /^\d+$/.test(value));
}

function toOperation(data: OperationData, path: Record<string, string>, steps: readonly string[]): Operation {
  return {
    id: data.operationId,
    isUpload: data.operationId === "repos/upload-release-asset",
    path,
    problemsOf: ({ query, contentType, json }) => [
      ...problemsOfQuery(data.parameters.map(resolveParameter), query),
      ...problemsOfBody(data, contentType, json, steps),
    ],
    problemsOfAnswer: (status, json) => {
      const answer = data.responses[String(status)];
      if (answer === undefined || "$ref" in answer || answer.content?.["application/json"] === undefined) return [];
      return problemsBy(
        validatorOf(...steps, "responses", String(status), "content", "application/json", "schema"),
        json,
      );
    },
  };
}

function resolveParameter(parameter: Parameter | Reference): Parameter {
  if (!("$ref" in parameter)) return parameter;
  const steps = parameter.$ref.slice(2).split("/");
  return steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], document) as Parameter;
}

function problemsOfQuery(parameters: readonly Parameter[], query: URLSearchParams): readonly string[] {
  const known = parameters.filter((parameter) => parameter.in === "query");
  const missing = known.filter(({ name, required }) => required === true && !query.has(name));
  const wrong = known.filter(({ name, schema }) => {
    return schema.type === "integer" && query.has(name) && !/^\d+$/.test(query.get(name) ?? "");
  });
  const unknown = [...query.keys()].filter((name) => !known.some((parameter) => parameter.name === name));
  return [
    ...missing.map(({ name }) => `the query has no ${name}`),
    ...wrong.map(({ name }) => `the query's ${name} is no integer`),
    ...unknown.map((name) => `the query has an undescribed ${name}`),
  ];
}

function problemsOfBody(
  { requestBody }: OperationData,
  contentType: string,
  json: unknown,
  steps: readonly string[],
): readonly string[] {
  const type = contentType.split(";")[0]?.trim() ?? "";
  if (requestBody === undefined) return json === undefined ? [] : ["it has a body"];
  if (requestBody.content[type] === undefined) return [`its body is of type ${type || "none"}`];
  if (type !== "application/json") return [];
  const described = Object.keys(requestBody.content[type].schema.properties ?? {});
  const unknown = Object.keys(Object(json) as object).filter((name) => !described.includes(name));
  return [
    ...problemsBy(validatorOf(...steps, "requestBody", "content", type, "schema"), json),
    ...unknown.map((name) => `the body has an undescribed ${name}`),
  ];
}

function problemsBy(validate: ValidateFunction, value: unknown): readonly string[] {
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || "it"} ${message ?? "is wrong"}`);
}
