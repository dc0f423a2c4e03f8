/** What the runner takes from action.yml before it starts the action: the inputs' names and default values. */
import { readFile } from "node:fs/promises";

import { parse } from "yaml";

import { evaluate, type Contexts } from "../workflow/evaluate.ts";

interface Manifest {
  readonly inputs?: Readonly<Record<string, { readonly default?: string } | null>>;
}

/** The inputs of the action at `path`, each with its default (empty when it has none) and expressions resolved. */
export async function readInputDefaults(path: string, contexts: Contexts): Promise<Record<string, string>> {
  const inputs = Object.entries(parseManifest(await readFile(path, "utf8")).inputs ?? {});
  return Object.fromEntries(inputs.map(([name, facts]) => [name, resolve(facts?.default ?? "", contexts)]));
}

/** By its text: to parse it takes longer than many a run in this process. */
const manifests = new Map<string, Manifest>();

function parseManifest(text: string): Manifest {
  // Failsafe: the runner keeps every scalar as written, `false` and `8` are texts.
  const manifest = manifests.get(text) ?? (parse(text, { schema: "failsafe" }) as Manifest);
  manifests.set(text, manifest);
  return manifest;
}

/** @throws Error for an expression that GitHub would refuse */
function resolve(text: string, contexts: Contexts): string {
  return text.replaceAll(/\$\{\{\s*(.*?)\s*\}\}/gs, (_, expression: string) =>
    evaluate(expression, contexts).coerceString(),
  );
}
