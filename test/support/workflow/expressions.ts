/** What a workflow's values mean in their contexts, by GitHub's own expression engine. */
import { data } from "@actions/expressions";
import type { FunctionDefinition } from "@actions/expressions/funcs/info";
import { truthy } from "@actions/expressions/result";
import { isBasicExpression, isMapping, isSequence } from "@actions/workflow-parser";
import type { TemplateToken } from "@actions/workflow-parser/templates/tokens/template-token";

import { evaluate, type Contexts } from "./evaluate.ts";

/** What `success()`, `failure()` and `cancelled()` say; `always()` is always true. */
export interface Status {
  readonly success: boolean;
  readonly failure: boolean;
  readonly cancelled: boolean;
}

export interface Scope {
  readonly contexts: Contexts;
  /** Absent where the status functions are not allowed, which is everywhere but in conditions. */
  readonly status?: Status;
}

/** Whether the condition `expression`, without `${{ }}`, holds. */
export function holds(expression: string, scope: Scope): boolean {
  return truthy(evaluate(expression, scope.contexts, statusFunctions(scope.status)));
}

/** The plain value of a token with everything in it, `undefined` for an absent one. */
export function resolve(token: TemplateToken | undefined, scope: Scope): unknown {
  if (token === undefined) return undefined;
  if (isBasicExpression(token)) {
    return JSON.parse(
      JSON.stringify(evaluate(token.expression, scope.contexts, statusFunctions(scope.status)), data.replacer),
    ) as unknown;
  }
  if (isSequence(token)) return [...token].map((item) => resolve(item, scope));
  if (!isMapping(token)) return token.toJSON();
  return Object.fromEntries([...token].map(({ key, value }) => [key.toString(), resolve(value, scope)]));
}

/** A mapping whose values are texts, as `env`, `with` and `outputs` are. */
export function resolveTexts(token: TemplateToken | undefined, scope: Scope): Record<string, string> {
  const pairs = Object.entries((resolve(token, scope) ?? {}) as Record<string, unknown>);
  return Object.fromEntries(pairs.map(([name, value]) => [name, toText(value)]));
}

/**
 * The text that a scalar becomes.
 *
 * @throws RangeError for a list or a mapping, which GitHub refuses here
 */
export function toText(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return String(value);
  throw new RangeError(`A text is wanted, not ${JSON.stringify(value)}`);
}

function statusFunctions(status: Status | undefined): FunctionDefinition[] {
  if (status === undefined) return [];
  return Object.entries({ ...status, always: true }).map(([name, value]) => ({
    name,
    minArgs: 0,
    maxArgs: 0,
    call: () => new data.BooleanData(value),
  }));
}
