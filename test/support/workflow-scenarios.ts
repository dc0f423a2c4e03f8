/** What happens around the workflows of test/e2e/workflows: the event, the repository, and what is on the chain. */
import { createHash } from "node:crypto";

import { digestFromBytes, type Digest } from "../../src/domain/digest.ts";
import { refusingUrl } from "./fault-server.ts";
import { startGitHub, type GitHubStandIn } from "./github/stand-in.ts";
import { startService, type RunningService } from "./service.ts";
import type { WorkflowOptions } from "./workflow-runner.ts";

interface Scenario extends Pick<WorkflowOptions, "event" | "ref"> {
  /** The workflow's name below test/e2e/workflows, without .yml. */
  readonly workflow: string;
  readonly files: Readonly<Record<string, string>>;
  /** Contents that were stamped earlier. */
  readonly anchored?: readonly string[];
  /** The event comes from a fork: neither secrets nor variables reach the workflow. */
  readonly fork?: true;
  /** Nobody answers at the service's address. */
  readonly outage?: true;
  readonly vars?: Readonly<Record<string, string>>;
  /** The notes of the release v1.2.3, where GitHub has one. */
  readonly notes?: string;
}

/** The digest of a content. */
export const digestOf = (text: string): Digest => digestFromBytes(createHash("sha3-256").update(text).digest());

/** A checksum list as the action writes it, of contents by name. */
const listOf = (contents: Readonly<Record<string, string>>): string =>
  Object.entries(contents)
    .map(([name, text]) => `SHA3-256 (${name}) = ${digestOf(text)}\n`)
    .join("");

const push = { name: "push", payload: { ref: "refs/heads/main" } };
const pullRequest = (head: string) => ({
  name: "pull_request",
  payload: {
    action: "opened",
    number: 7,
    pull_request: {
      number: 7,
      head: { ref: "topic", sha: "89abcdef0123456789abcdef0123456789abcdef", repo: { full_name: head } },
      base: { ref: "main", repo: { full_name: "octo-org/octo-repo" } },
    },
  },
});
const released = { "app.tgz": "released", "app.zip": "released too" };
const nightly = {
  workflow: "schedule",
  event: { name: "schedule", payload: { schedule: "17 3 * * *" } },
  files: { "SHA3-256SUMS": listOf(released) },
} as const;
const sources = { "src/app.txt": "the app", "src/lib.txt": "the library" };
const expressions = { workflow: "expressions", files: { ...sources, "src/notes-1.txt": "not stamped" } } as const;

export const scenarios = {
  "a release": {
    workflow: "release",
    event: { name: "release", payload: { action: "published", release: { tag_name: "v1.2.3", draft: false } } },
    ref: "refs/tags/v1.2.3",
    files: sources,
    notes: "What is new\r\n",
  },
  "a pull request that brings along what is anchored": {
    workflow: "pull-request",
    event: pullRequest("octo-org/octo-repo"),
    ref: "refs/pull/7/merge",
    files: { "vendor/tool.bin": "a known tool" },
    anchored: ["a known tool"],
  },
  "a pull request that brings along something else": {
    workflow: "pull-request",
    event: pullRequest("octo-org/octo-repo"),
    ref: "refs/pull/7/merge",
    files: { "vendor/tool.bin": "a known tool", "vendor/evil.bin": "an unknown tool" },
    anchored: ["a known tool"],
  },
  "a pull request from a fork": {
    workflow: "pull-request",
    event: pullRequest("stranger/octo-repo"),
    ref: "refs/pull/7/merge",
    files: { "vendor/evil.bin": "an unknown tool" },
    fork: true,
  },
  "a night when all is well": { ...nightly, anchored: Object.values(released) },
  "a night of an outage": { ...nightly, outage: true },
  "a night when a file is not what was released": { ...nightly, anchored: ["released"] },
  "a matrix with a leg that fails": { workflow: "matrix", event: push, files: sources },
  "outputs for a later step and a later job": { workflow: "outputs", event: push, files: sources },
  "a verification that may fail, and does": {
    workflow: "continue-on-error",
    event: push,
    files: sources,
    anchored: ["the app"],
  },
  "a verification that may fail, and does not": {
    workflow: "continue-on-error",
    event: push,
    files: sources,
    anchored: ["the app", "the library"],
  },
  "expressions in inputs, for a branch": { ...expressions, event: push },
  "expressions in inputs, for a tag": {
    ...expressions,
    event: { name: "push", payload: { ref: "refs/tags/v2" } },
    ref: "refs/tags/v2",
    vars: { ANCHOR_CONCURRENCY: "2" },
  },
  "expressions in inputs, by hand": {
    ...expressions,
    event: { name: "workflow_dispatch", payload: { ref: "refs/heads/main", inputs: {} } },
  },
  "evidence kept from a step that fails": {
    workflow: "rescue",
    event: push,
    files: { "SHA3-256SUMS": listOf({ "elsewhere.tgz": "elsewhere", "here.txt": "here" }), "here.txt": "changed" },
  },
} as const satisfies Readonly<Record<string, Scenario>>;

export type ScenarioName = keyof typeof scenarios;

/** A scenario that is ready to be run, with a service and a chain of its own. */
export interface Stage extends AsyncDisposable {
  readonly options: WorkflowOptions;
  readonly service: RunningService;
  readonly github: GitHubStandIn;
}

/** Sets up the scenario. */
export async function prepareScenario(name: ScenarioName): Promise<Stage> {
  const { workflow, anchored = [], fork, outage, vars, notes, ...rest }: Scenario = scenarios[name];
  const [service, github] = await Promise.all([startService(), startGitHub()]);
  for (const text of anchored) service.ledger.stamp(digestOf(text));
  if (notes !== undefined) github.addRelease("v1.2.3", { body: notes });
  const url = outage === true ? refusingUrl : service.url;
  const granted = { vars: { ANCHOR_API_URL: url, ...vars }, secrets: { ANCHOR_API_KEY: service.apiKey } };
  const file = `test/e2e/workflows/${workflow}.yml`;
  const facts = { file, apiUrl: github.places.api, token: fork === true ? github.readOnlyToken : github.token };
  const close = async () => void (await Promise.all([service.close(), github.close()]));
  return {
    options: { ...facts, ...rest, ...(fork !== true && granted) },
    service,
    github,
    [Symbol.asyncDispose]: close,
  };
}
