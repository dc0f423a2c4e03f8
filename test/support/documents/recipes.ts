/** The workflows and steps that the README, docs/recipes.md and docs/roll-out.md tell people to copy, as files that can be run. */
import { createWorkspace } from "../files/workspace.ts";
import { isWorkflow, jobsOf, readSnippets, type WorkflowSource } from "../workflow/sources.ts";

/**
 * By the heading that each stands under, with a number from the second on. A workflow that only calls one of this
 * repository is none: GitHub alone can fetch that, and the called one is run in its place.
 */
export function readRecipes(): ReadonlyMap<string, WorkflowSource> {
  const recipes = new Map<string, WorkflowSource>();
  const isShown = (source: WorkflowSource): boolean =>
    /^(?:README|docs.recipes)\.md:/.test(source.name) ||
    (/^docs.roll-out\.md:/.test(source.name) && isWorkflow(source));
  const snippets = readSnippets().filter((source) => isShown(source) && !isCall(source));
  for (const [heading = "", sources] of Map.groupBy(snippets, (source) => source.heading)) {
    for (const [index, source] of sources.entries()) {
      recipes.set(index === 0 ? heading : `${heading}, ${index + 1}`, source);
    }
  }
  return recipes;
}

const isCall = (source: WorkflowSource): boolean => jobsOf(source).some(([, job]) => "uses" in job);

export interface RecipeFile extends AsyncDisposable {
  readonly path: string;
}

/** Steps that are no workflow, in the smallest one around them. */
const frame = `on: push
permissions: {}
jobs:
  job:
    runs-on: ubuntu-latest
    permissions: { contents: read }
    steps:
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with: { persist-credentials: false }
`;

/**
 * Writes the recipe as it stands on its page, but for addresses of examples.
 *
 * @param hosts the addresses in the place of theirs, by host, such as `service.example`
 * @throws RangeError when no page has such a recipe, or a clock of it has no other address
 */
export async function writeRecipe(name: string, hosts: Readonly<Record<string, string>>): Promise<RecipeFile> {
  const recipe = readRecipes().get(name);
  if (recipe === undefined) throw new RangeError(`No page has a recipe ${name}`);
  const text = isWorkflow(recipe) ? recipe.text : frame + recipe.text.replaceAll(/^(?=.)/gm, "      ");
  const workspace = await createWorkspace();
  // Whoever calls a workflow runs it on an event of its own.
  const started = text.replace(/^on:\n {2}workflow_call:\n[^]*?(?=^jobs:)/m, "on: release\n");
  const here = started.replaceAll(/https?:\/\/([\w.-]+)/g, (address, host: string) => hosts[host] ?? address);
  // The recipes name public clocks, which are other people's.
  if (/(?:rfc3161|opentimestamps) https?:\/\/(?!127\.|localhost)/.test(here))
    throw new RangeError(`${name} would ask a real clock`);
  const path = await workspace.write("recipe.yml", here);
  return { ...workspace, path };
}
