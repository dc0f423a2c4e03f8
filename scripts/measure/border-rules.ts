/** How many lines say which folder may import which. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { parseSync, Visitor } from "oxc-parser";

import { countLines, type Node } from "./sources.ts";

const configurations = [".oxlintrc.json", ".oxlintrc.jsonc", "oxlint.config.ts"];
const tables = ["borders.{ts,json}", "scripts/**/borders.{ts,json}"];

/**
 * Lines of the overrides in the linter's configuration that restrict imports, and of a table `borders` from which such
 * overrides are made. What stands in the configuration beside the table counts too.
 */
export function countBorderLines(root: string): number {
  const read = (name: string): string => readFileSync(join(root, name), "utf8");
  const written = globSync(configurations, { cwd: root }).flatMap((name) => restrictingOverrides(name, read(name)));
  const made = globSync(tables, { cwd: root }).map(read);
  return [...written, ...made].reduce((sum, text) => sum + countLines(text), 0);
}

/** The texts of the objects that have both `files` and a rule `no-restricted-imports`. */
function restrictingOverrides(name: string, text: string): readonly string[] {
  // An object of JSON is an expression, once it does not begin a statement.
  const code = name.endsWith(".ts") ? text : `(${text})`;
  const { program, errors } = parseSync("configuration.ts", code);
  if (errors.length > 0) throw new Error(`${name} cannot be parsed: ${errors[0]?.message}`);
  const found: string[] = [];
  new Visitor({
    ObjectExpression: (node) => {
      const override = code.slice(node.start, node.end);
      if (node.properties.some(isFiles) && override.includes("no-restricted-imports")) found.push(override);
    },
  }).visit(program);
  return found;
}

function isFiles(property: Node<"ObjectExpression">["properties"][number]): boolean {
  if (property.type !== "Property") return false;
  const { key } = property;
  return (key.type === "Identifier" && key.name === "files") || (key.type === "Literal" && key.value === "files");
}
