/** The action with a stand-in of GitHub and a service, and what a release holds after its runs. */
import { openRecord, type EvidenceRecord } from "#evidence/record.ts";
import { sha256Of } from "../digests.ts";
import { startGitHub, type GitHubStandIn } from "./stand-in.ts";
import type { ReleaseState } from "./state.ts";
import { statementsOf } from "../release/attaching.ts";
import { runAction, runSources, type RunOptions } from "../runner/runner.ts";
import type { Run } from "../runner/run-record.ts";
import { startService, type RunningService } from "../service/service.ts";
import { createWorkspace, type Workspace } from "../files/workspace.ts";

export { statementsOf } from "../release/attaching.ts";

type Inputs = Readonly<Record<string, string>>;

export interface ReleaseWorld extends AsyncDisposable {
  readonly github: GitHubStandIn;
  readonly service: RunningService;
  readonly workspace: Workspace;
  readonly options: (inputs: Inputs, more?: Partial<RunOptions>) => RunOptions;
  /** Runs the built action. */
  readonly run: (inputs: Inputs, more?: Partial<RunOptions>) => ReturnType<typeof runAction>;
  /** Runs its sources in this process, one run at a time; all waits pass at once. */
  readonly runHere: (inputs: Inputs, more?: Partial<RunOptions>) => ReturnType<typeof runSources>;
}

/** Two built files, a service and a GitHub; every request to the latter must be as GitHub describes it. */
export async function createReleaseWorld(
  files: Inputs = { "dist/app.tgz": "app", "dist/lib.zip": "lib" },
  serviceOptions: Parameters<typeof startService>[0] = {},
): Promise<ReleaseWorld> {
  const [github, service, workspace] = await Promise.all([
    startGitHub(),
    startService(serviceOptions),
    createWorkspace(files),
  ]);
  const options: ReleaseWorld["options"] = (inputs, more = {}) => ({
    workspace,
    apiUrl: github.places.api,
    token: github.token,
    ref: "refs/tags/v1",
    ...more,
    inputs: { mode: "stamp", files: "dist/*", "api-url": service.url, "api-key": service.apiKey, ...inputs },
  });
  const dispose = async (): Promise<void> => {
    await Promise.all([github.close(), service.close(), workspace.remove()]);
    if (github.problems.length > 0) throw new Error(github.problems.join("\n"));
  };
  return {
    github,
    service,
    workspace,
    options,
    run: (inputs, more) => runAction(options(inputs, more)),
    runHere: (inputs, more) => runSources(options(inputs, more)),
    [Symbol.asyncDispose]: dispose,
  };
}

export const statementName = /^anchor-[0-9a-f]{16}\.intoto\.json$/;

/** What a release knows by all statements of all its jobs. */
export function recordOf(release: ReleaseState): EvidenceRecord {
  return openRecord(statementsOf(release));
}

export function namesOf({ assets }: ReleaseState): readonly string[] {
  return assets.map(({ name }) => name);
}

/** The text of the first asset of this name; empty when there is none. */
export function contentOf(release: ReleaseState, name: string | RegExp): string {
  const asset = release.assets.find((each) => (typeof name === "string" ? each.name === name : name.test(each.name)));
  return asset === undefined ? "" : Buffer.from(asset.content as Uint8Array).toString();
}

/** The titles of a run's error annotations. */
export function errorsOf({ annotations }: Run) {
  return annotations.filter(({ level }) => level === "error").map(({ properties }) => properties["title"]);
}

/** The verdicts of a run's results, in their order. */
export function verdictsOf({ results }: Pick<Run, "results">) {
  return results?.results.map(({ verdict }) => verdict);
}

/**
 * Puts other bytes under the asset's name, as GitHub states them.
 *
 * @throws RangeError where there is no such asset
 */
export function exchange(release: ReleaseState, name: string, content: string): void {
  const asset = release.assets.find((each) => each.name === name);
  if (asset === undefined) throw new RangeError(`There is no asset ${name}.`);
  Object.assign(asset, { content: Buffer.from(content), digest: `sha256:${sha256Of(content)}` });
}
