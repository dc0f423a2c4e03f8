/** The GitLab component as GitLab reads it: its inputs, and its one job with values filled in. */
import { readFileSync } from "node:fs";

import { parseAllDocuments } from "yaml";

export interface ComponentInput {
  readonly description: string;
  readonly type?: string;
  readonly options?: readonly string[];
  readonly default?: string | boolean;
}

export interface ComponentJob {
  readonly variables: Readonly<Record<string, string>>;
  readonly script: readonly string[];
  readonly artifacts: unknown;
}

export interface Component {
  readonly inputs: Readonly<Record<string, ComponentInput>>;
  /** The document below the inputs: jobs by name, nothing filled in. */
  readonly jobs: Readonly<Record<string, ComponentJob>>;
}

/** Reads `templates/anchor/template.yml`. */
export function readComponent(): Component {
  const text = readFileSync("templates/anchor/template.yml", "utf8");
  const [header, jobs] = parseAllDocuments(text).map((document) => document.toJS() as unknown);
  const { spec } = header as { readonly spec: Pick<Component, "inputs"> };
  return { inputs: spec.inputs, jobs: jobs as Component["jobs"] };
}

/** The component's job as a shell gets it, `given` or the defaults filled in wherever an input is named. */
export function fillComponent({ inputs, jobs }: Component, given: Readonly<Record<string, string>>) {
  const fill = (value: string): string =>
    value.replaceAll(/\$\[\[ inputs\.([\w-]+) \]\]/g, (_, input: string) =>
      String(given[input] ?? inputs[input]?.default),
    );
  const [job] = Object.values(jobs);
  const variables = Object.entries(job?.variables ?? {}).map(([name, value]) => [name, fill(value)] as const);
  return { script: (job?.script ?? []).join("\n"), variables: Object.fromEntries(variables) };
}

/** What GitLab sets in every job, as far as a program may look at it. */
export function gitlabVariables(folder: string): Readonly<Record<string, string>> {
  return {
    CI: "true",
    GITLAB_CI: "true",
    CI_SERVER: "yes",
    CI_SERVER_URL: "https://gitlab.example",
    CI_SERVER_FQDN: "gitlab.example",
    CI_API_V4_URL: "https://gitlab.example/api/v4",
    CI_PROJECT_DIR: folder,
    CI_PROJECT_PATH: "group/project",
    CI_PROJECT_URL: "https://gitlab.example/group/project",
    CI_PIPELINE_ID: "42",
    CI_PIPELINE_SOURCE: "push",
    CI_JOB_ID: "4242",
    CI_JOB_NAME: "anchor",
    CI_JOB_STAGE: "deploy",
    CI_JOB_TOKEN: "glcbt-of-the-job",
    CI_JOB_URL: "https://gitlab.example/group/project/-/jobs/4242",
    CI_COMMIT_SHA: "89abcdef0123456789abcdef0123456789abcdef",
    CI_COMMIT_REF_NAME: "v1.2.3",
    CI_COMMIT_TAG: "v1.2.3",
    GITLAB_USER_LOGIN: "somebody",
  };
}
