/** Writes the workflows of examples/ from the recipes, which is where they are kept: `npm exec -- node scripts/examples.ts`. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const folder = "examples/.github/workflows";

const pages = ["README.md", "docs/recipes.md"] as const;

/** The example's workflows by path: each whole workflow among the recipes, named by its heading. */
export function readExamples(): ReadonlyMap<string, string> {
  return new Map(pages.flatMap(toWorkflows));
}

function toWorkflows(page: string): readonly (readonly [path: string, text: string])[] {
  const sections = readFileSync(page, "utf8")
    .split(/^#{2,3} /m)
    .slice(1);
  return sections.flatMap((section) => {
    const [heading = ""] = section.split("\n", 1);
    const [, workflow = ""] = /^```ya?ml\n([^]*?)^```/m.exec(section) ?? [];
    if (!/^jobs:$/m.test(workflow)) return [];
    const head = `# From ${page}, “${heading}”.\nname: ${JSON.stringify(heading)}\n`;
    return [[`${folder}/${toFileName(heading)}.yml`, head + workflow] as const];
  });
}

function toFileName(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}

if (import.meta.main) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [path, text] of readExamples()) writeFileSync(join(path), text);
}
