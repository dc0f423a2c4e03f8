/** What happens around the recipes: the event, the repository, and what is on the chain. */
import { sha3Of } from "../digests.ts";
import { writeRecipe } from "../documents/recipes.ts";
import { startGitHub, type GitHubStandIn } from "../github/stand-in.ts";
import { startFaultServer } from "../network/fault-server.ts";
import { demoAddress } from "#service/ledger/demonstration.ts";
import { proofOfOne } from "../proofs.ts";
import { startService, type RunningService } from "../service/service.ts";
import { makeChain } from "../witness/make-token.ts";
import { authority, startCalendar } from "../witness/stand-ins.ts";
import type { WorkflowOptions } from "./runner.ts";

interface Scenario extends Pick<WorkflowOptions, "event" | "ref"> {
  /** The heading above it. */
  readonly recipe: string;
  readonly files: Readonly<Record<string, string>>;
  /** Contents that were stamped earlier. */
  readonly anchored?: readonly string[];
  /** Contents of which the service was asked for a proof file. */
  readonly proven?: readonly string[];
  /** The event comes from a fork: neither secrets nor variables reach the workflow. */
  readonly fork?: true;
  /** There are a time-stamp authority and a calendar of OpenTimestamps. */
  readonly isWitnessed?: true;
  /** The notes of the release v1.2.3, where GitHub has one. */
  readonly notes?: string;
  /** The assets of that release. */
  readonly assets?: Readonly<Record<string, string>>;
}

/** A checksum list as the action writes it, of contents by name. */
const listOf = (contents: Readonly<Record<string, string>>): string =>
  Object.entries(contents)
    .map(([name, text]) => `SHA3-256 (${name}) = ${sha3Of(text)}\n`)
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
const release = { name: "release", payload: { action: "published", release: { tag_name: "v1.2.3" } } };
const tag = { event: { name: "push", payload: { ref: "refs/tags/v1.2.3" } }, ref: "refs/tags/v1.2.3" } as const;
/** As recipes have it: a build that leaves files in dist/. */
const built = {
  Makefile: [
    "dist:",
    "\tmkdir -p dist && printf app > dist/app.tgz && printf map > dist/app.map",
    "dist/%:",
    "\tmkdir -p dist && printf '%s' '$*' > '$@'",
    "",
  ].join("\n"),
};
const dist = { "dist/app.tgz": "app" };
const aRelease = {
  event: release,
  ref: "refs/tags/v1.2.3",
  files: {},
  notes: "What is new",
  assets: { "app.tgz": "app" },
} as const;
export const scenarios = {
  "a release without an account": { recipe: "Without an account", ...aRelease, ...tag, isWitnessed: true },
  "a release with a service": { recipe: "With a service", ...aRelease, ...tag },
  "a build to be published": { recipe: "From build to publish", ...tag, files: built },
  "the first five minutes": { recipe: "The first five minutes, without an account", ...aRelease, isWitnessed: true },
  "a release, by a workflow that is called": {
    recipe: "Clocks alone: no service and no secret",
    ...aRelease,
    isWitnessed: true,
  },
  "a gate before a deployment": {
    recipe: "The strict gate",
    event: { name: "workflow_dispatch", payload: {} },
    files: {},
  },
  "a tag of an image": { recipe: "Container images by digest", ...tag, files: {} },
  "a tag of a package": {
    recipe: "npm packages",
    ...tag,
    files: { "package.json": '{ "name": "app", "version": "1.2.3" }' },
  },
  "a tag with an SBOM": {
    recipe: "An SBOM for ten years",
    ...tag,
    files: {
      ...built,
      "package.json": '{ "name": "app", "version": "1.2.3" }',
      "package-lock.json": '{ "name": "app", "version": "1.2.3", "lockfileVersion": 3, "packages": { "": {} } }',
    },
    isWitnessed: true,
  },
  "a tag after softprops": { recipe: "After softprops/action-gh-release", ...tag, files: built },
  "a merge after release-please": { recipe: "After release-please", event: push, files: built },
  "a tag after GoReleaser": { recipe: "After GoReleaser", ...tag, files: built },
  "a tag with its provenance": { recipe: "The bundle of actions/attest as an asset", ...tag, files: built },
  "a tag": { recipe: "On a tag: draft, upload, stamp, verify, publish", ...tag, files: built },
  "a tag of a matrix": { recipe: "A matrix", ...tag, files: built },
  "a release, to be checked every week": { recipe: "Release, and a check every week", ...aRelease },
  "a week after the release": {
    recipe: "Release, and a check every week",
    event: { name: "schedule", payload: {} },
    files: {},
    notes: "What is new",
    assets: { "app.tgz": "app" },
    anchored: ["app"],
  },
  "a pull request with jars": {
    recipe: "Pull requests, forks included",
    event: pullRequest("octo-org/octo-repo"),
    ref: "refs/pull/7/merge",
    files: { "vendor/a/known.jar": "known", "vendor/new.jar": "new" },
    anchored: ["known"],
  },
  "a pull request with jars from a fork": {
    recipe: "Pull requests, forks included",
    event: pullRequest("stranger/octo-repo"),
    ref: "refs/pull/7/merge",
    files: { "vendor/new.jar": "new" },
    fork: true,
  },
  "a list stamped for its files": {
    recipe: "Thousands of files, one request, and the evidence kept",
    ...tag,
    files: built,
  },
  "files held against their list": {
    recipe: "Thousands of files, one request, and the evidence kept, 2",
    event: push,
    files: { ...dist, "anchor-SHA3-256SUMS": listOf(dist) },
    anchored: [listOf(dist)],
  },
  "files with their proofs": {
    recipe: "Proof files",
    event: push,
    files: { ...dist, "proofs/app.json": JSON.stringify([{ ...proofOfOne(sha3Of("app")), address: demoAddress }]) },
    proven: ["app"],
  },
  "a tag whose evidence is signed": { recipe: "Sign the evidence with actions/attest", ...tag, files: built },
  "outputs in a later step": {
    recipe: "Outputs in later steps",
    event: push,
    files: { ...dist, "dist/new.tgz": "new" },
    anchored: ["app"],
  },
} as const satisfies Readonly<Record<string, Scenario>>;

export type ScenarioName = keyof typeof scenarios;

/** The certificates of the authority that witnesses. */
export const chain = makeChain();

/** A scenario that is ready to be run, with a service and a chain of its own. */
export interface Stage extends AsyncDisposable {
  readonly options: WorkflowOptions;
  readonly service: RunningService;
  readonly github: GitHubStandIn;
}

/** Sets up the scenario. */
export async function prepareScenario(name: ScenarioName): Promise<Stage> {
  const scenario: Scenario = scenarios[name];
  const { event, ref, files, anchored = [], proven = [], fork, isWitnessed, notes, assets = {} } = scenario;
  const [service, github] = await Promise.all([startService(), startGitHub()]);
  for (const text of anchored) await service.ledger.stamp(sha3Of(text));
  for (const text of proven) await service.ledger.requestProof(sha3Of(text));
  if (notes !== undefined) github.addRelease("v1.2.3", { body: notes, assets });
  const { url } = service;
  const [tsa, calendar] = isWitnessed ? await Promise.all([startFaultServer(authority(chain)), startCalendar()]) : [];
  // An address is asked once, so the second calendar has another name.
  const witnesses = tsa &&
    calendar && {
      "timestamp.digicert.com": tsa.url,
      "freetsa.org": tsa.url,
      "a.pool.opentimestamps.org": calendar.url,
      "b.pool.opentimestamps.org": calendar.url.replace("127.0.0.1", "localhost"),
    };
  const hosts = { "service.example": url, ...witnesses };
  const recipe = await writeRecipe(scenario.recipe, hosts);
  const granted = {
    vars: { ANCHOR_API_URL: url },
    secrets: { ANCHOR_API_KEY: service.apiKey, ANCHOR_KEY: service.apiKey },
  };
  const close = async () =>
    void (await Promise.all([
      service.close(),
      github.close(),
      recipe[Symbol.asyncDispose](),
      tsa?.close(),
      calendar?.close(),
    ]));
  return {
    options: {
      file: recipe.path,
      files,
      ...(event !== undefined && { event }),
      ...(ref !== undefined && { ref }),
      apiUrl: github.places.api,
      token: fork === true ? github.readOnlyToken : github.token,
      ...(fork !== true && granted),
    },
    service,
    github,
    [Symbol.asyncDispose]: close,
  };
}
