/** What the runner takes from action.yml before it starts the action: the inputs' names and default values. */
import { readFile } from "node:fs/promises";

import { parse } from "yaml";

/** The contexts that a default may name, e.g. `github.token`, `matrix`. */
export type ExpressionContexts = Readonly<Record<string, unknown>>;

interface Manifest {
  readonly inputs?: Readonly<Record<string, { readonly default?: string } | null>>;
}

/** The inputs of the action at `path`, each with its default (empty when it has none) and expressions resolved. */
export async function readInputDefaults(path: string, contexts: ExpressionContexts): Promise<Record<string, string>> {
  const inputs = Object.entries(parseManifest(await readFile(path, "utf8")).inputs ?? {});
  return Object.fromEntries(inputs.map(([name, facts]) => [name, resolveExpressions(facts?.default ?? "", contexts)]));
}

/** By its text: to parse it takes longer than many a run in this process. */
const manifests = new Map<string, Manifest>();

function parseManifest(text: string): Manifest {
  // Failsafe: the runner keeps every scalar as written, `false` and `8` are texts.
  const manifest = manifests.get(text) ?? (parse(text, { schema: "failsafe" }) as Manifest);
  manifests.set(text, manifest);
  return manifest;
}

/**
 * Resolves `${{ context.member }}` and `${{ toJSON(context) }}`, the only forms our defaults use.
 *
 * @throws RangeError for any other expression
 */
export function resolveExpressions(text: string, contexts: ExpressionContexts): string {
  return text.replaceAll(/\$\{\{\s*(.*?)\s*\}\}/gs, (_, expression: string) => evaluate(expression, contexts));
}

function evaluate(expression: string, contexts: ExpressionContexts): string {
  const match = /^(?:(toJSON)\(\s*)?([a-z_]+(?:\.[\w-]+)*)\s*(\))?$/i.exec(expression);
  const [, call, path = "", close] = match ?? [];
  if (!match || (call === undefined) !== (close === undefined)) {
    throw new RangeError(`The harness does not know the expression ${expression}`);
  }
  const value = lookUp(path, contexts) ?? null;
  if (call !== undefined) return JSON.stringify(value, null, 2);
  if (typeof value === "string") return value;
  if (value === null) return "";
  throw new RangeError(`The harness knows texts only, and ${expression} is none`);
}

function lookUp(path: string, contexts: ExpressionContexts): unknown {
  const [root = "", ...members] = path.split(".");
  if (!Object.hasOwn(contexts, root)) throw new RangeError(`The harness does not know the context ${root}`);
  return members.reduce<unknown>(
    (value, member) => (value as Record<string, unknown> | null)?.[member],
    contexts[root],
  );
}
