/**
 * The part of the MCP registry's schema for server.json (version 2025-12-11) that concerns a server of one npm package
 * on standard streams, members that it does not know forbidden.
 */
const input = {
  description: { type: "string" },
  isRequired: { type: "boolean" },
  format: { enum: ["string", "number", "boolean", "filepath"] },
  value: { type: "string" },
  isSecret: { type: "boolean" },
  default: { type: "string" },
  placeholder: { type: "string" },
  choices: { type: "array", items: { type: "string" } },
} as const;

const argument = {
  type: "object",
  required: ["type"],
  properties: {
    ...input,
    type: { enum: ["positional"] },
    valueHint: { type: "string" },
    isRepeated: { type: "boolean" },
  },
  anyOf: [{ required: ["valueHint"] }, { required: ["value"] }],
  additionalProperties: false,
} as const;

const npmPackage = {
  type: "object",
  required: ["registryType", "identifier", "version", "transport"],
  properties: {
    registryType: { enum: ["npm"] },
    identifier: { type: "string", minLength: 1 },
    // One version, no range.
    version: { type: "string", pattern: String.raw`^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?$`, maxLength: 255 },
    runtimeHint: { enum: ["npx", "uvx", "docker", "dnx"] },
    transport: {
      type: "object",
      required: ["type"],
      properties: { type: { enum: ["stdio"] } },
      additionalProperties: false,
    },
    packageArguments: { type: "array", items: argument },
    environmentVariables: {
      type: "array",
      items: {
        type: "object",
        required: ["name"],
        properties: { ...input, name: { type: "string" } },
        additionalProperties: false,
      },
    },
  },
  additionalProperties: false,
} as const;

export const registrySchema = {
  type: "object",
  required: ["$schema", "name", "description", "version", "packages"],
  properties: {
    $schema: { const: "https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json" },
    name: { type: "string", pattern: "^[a-zA-Z0-9.-]+/[a-zA-Z0-9._-]+$", minLength: 3, maxLength: 200 },
    title: { type: "string", minLength: 1, maxLength: 100 },
    description: { type: "string", minLength: 1, maxLength: 100 },
    version: { type: "string", maxLength: 255 },
    websiteUrl: { type: "string", pattern: "^https://" },
    repository: {
      type: "object",
      required: ["url", "source"],
      properties: { url: { type: "string", pattern: "^https://" }, source: { enum: ["github"] } },
      additionalProperties: false,
    },
    packages: { type: "array", items: npmPackage },
  },
  additionalProperties: false,
} as const;
