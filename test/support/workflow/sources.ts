/** Every workflow that the repository holds or shows: files, and the YAML that its documents tell people to copy. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { parse } from "yaml";

export interface WorkflowSource {
  /** The file, for a snippet with its line. */
  readonly name: string;
  readonly text: string;
  /** Of a snippet, the heading it stands under. */
  readonly heading?: string;
  /** What the YAML says, read without conversions: every scalar is a string, as the runner's inputs are. */
  readonly value: unknown;
}

type Member = Readonly<Record<string, unknown>>;

const root = join(import.meta.dirname, "../../..");

/** Reads a YAML text; `name` says where it is from. */
export function toSource(name: string, text: string): WorkflowSource {
  return { name, text, value: parse(text, { schema: "failsafe" }) as unknown };
}

/** The files of `folder` that end in .yml or .yaml, by name. */
export function readWorkflowFiles(folder: string): readonly WorkflowSource[] {
  const names = globSync(`${folder}/*.{yml,yaml}`).map((name) => name.replaceAll("\\", "/"));
  return names.toSorted().map((name) => toSource(name, readFileSync(join(root, name), "utf8")));
}

let snippets: readonly WorkflowSource[] | undefined;

/** The YAML blocks of all documents, indented ones too: once a process, since to parse them takes as long as a run. */
export const readSnippets = (): readonly WorkflowSource[] => (snippets ??= parseSnippets());

function parseSnippets(): readonly WorkflowSource[] {
  // By the repository's own folder: a test in the same process may stand in another one.
  const documents = globSync(["*.md", "docs/**/*.md"], { cwd: root }).toSorted();
  return documents.flatMap((name) => {
    const markdown = readFileSync(join(root, name), "utf8");
    return [...markdown.matchAll(/^([ \t]*)```ya?ml\n([\s\S]*?)^\1```/gm)].map(
      ({ index, 1: indent = "", 2: text = "" }) => {
        const before = markdown.slice(0, index);
        const heading =
          before
            .match(/^#+ .*$/gm)
            ?.at(-1)
            ?.replace(/^#+ /, "") ?? "";
        const source = text.replaceAll(new RegExp(`^${indent}`, "gm"), "");
        return { ...toSource(`${name}:${before.split("\n").length}`, source), heading };
      },
    );
  });
}

/** Whether `source` is a whole workflow, and not a part of one. */
export function isWorkflow({ value }: WorkflowSource): boolean {
  return isMember(value) && "jobs" in value;
}

/** The jobs of a whole workflow by id, none of a part. */
export function jobsOf({ value }: WorkflowSource): readonly (readonly [string, Member])[] {
  const jobs = isMember(value) && isMember(value["jobs"]) ? value["jobs"] : {};
  return Object.entries(jobs).filter((entry): entry is [string, Member] => isMember(entry[1]));
}

/** Everything with `uses` or `run` in it, however deep: the steps, and jobs that call a workflow. */
export function stepsOf({ value }: WorkflowSource): readonly Member[] {
  return membersOf(value).filter((member) => typeof member["uses"] === "string" || typeof member["run"] === "string");
}

/** The mappings in `value`, itself included. */
export function membersOf(value: unknown): readonly Member[] {
  if (Array.isArray(value)) return value.flatMap(membersOf);
  return isMember(value) ? [value, ...Object.values(value).flatMap(membersOf)] : [];
}

/** Whether `value` is a mapping. */
export function isMember(value: unknown): value is Member {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
