import type { StandardSchemaWithJSON } from "@modelcontextprotocol/server";
import * as z from "zod/mini";

type Validate = StandardSchemaWithJSON["~standard"]["validate"];

/**
 * Publishes `schema` in full and lets every value pass: a call that the protocol library refuses reads like a fault
 * of the program, so the tool refuses it itself, in an answer that says what to send instead.
 */
export function published(schema: z.ZodMiniType): StandardSchemaWithJSON {
  return standard(schema, (value) => ({ value }));
}

/** Publishes `schema` and has the protocol library hold every answer against it. */
export function enforced(schema: z.ZodMiniType): StandardSchemaWithJSON {
  return standard(schema, (value) => schema["~standard"].validate(value));
}

/** The schema library's small build brings no JSON Schema of its own, so it is made here. */
function standard(schema: z.ZodMiniType, validate: Validate): StandardSchemaWithJSON {
  const convert = (io: "input" | "output") => () => z.toJSONSchema(schema, { io }) as Record<string, unknown>;
  const jsonSchema = { input: convert("input"), output: convert("output") };
  return { "~standard": { version: 1, vendor: "anchor-artifacts", validate, jsonSchema } };
}
