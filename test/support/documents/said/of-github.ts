/** What is said of a release, of its assets and notes, and of a monitor's looks. */
import { type ErrorCode } from "#core/errors.ts";
import { notOfItsForm, toGitHubError } from "#github/answers.ts";
import { attachEvidence } from "#release/attach.ts";
import { findRelease } from "#release/find-assets.ts";
import { openRelease } from "#release/open.ts";
import type { Asset, Release } from "#release/forge.ts";
import { connectTo } from "../../github/connect.ts";
import { type GitHubStandIn, startGitHub } from "../../github/stand-in.ts";
import { addStamped, scanStandIn, toBaseline } from "../../monitor/stamped.ts";
import type { Provocation } from "./said.ts";

const release: Release = {
  id: 1,
  tag: "v1",
  name: "",
  body: "",
  isDraft: true,
  isPrerelease: false,
  isImmutable: false,
  url: "",
  uploadUrl: "https://elsewhere.example/x",
};
const asset: Asset = { id: 1, name: "a", size: 1, isUploaded: true, url: "", createdAt: new Date(0) };

const find = (tag: string, drafts: readonly number[] = []) =>
  findRelease(
    {
      readRelease: async () => undefined,
      readReleaseByTag: async () => undefined,
      readLatestRelease: async () => undefined,
      readReleases: async function* () {
        for (const id of drafts) yield { ...release, id, tag };
      },
    },
    tag,
    { event: {}, ref: "refs/heads/main", repository: "a/b" },
  );

const refusal = (status: number | undefined, said: string, doing: string, code: ErrorCode) =>
  toGitHubError({ status, said, codes: [], headers: {}, cause: new Error("reset") }, doing, code);

async function onStandIn(say: (standIn: GitHubStandIn) => unknown): Promise<unknown> {
  await using standIn = await startGitHub();
  return await say(standIn);
}

/** Reads an asset of a release, at most one byte of it, where GitHub answers with `status`. */
const readAsset = (status?: number) =>
  onStandIn(async (standIn) => {
    const state = standIn.addRelease("v1", { assets: { "app.tgz": "app" } });
    if (status !== undefined) {
      standIn.react = ({ operation }) =>
        operation === "repos/get-release-asset" ? { answer: { status, json: {} } } : undefined;
    }
    await using connected = connectTo(standIn);
    const { github } = connected;
    const found = await github.readRelease(state.id);
    const [first] = found === undefined ? [] : await github.readAssets(found);
    return await github.read(first ?? asset, 1);
  });

/** What a look could not ask about, where GitHub's answers to `operation` are `json`. */
const lookWith = (operation: string, json: unknown) =>
  onStandIn(async (standIn) => {
    addStamped(standIn, "v1", { "app.tgz": "app" });
    const before = await scanStandIn(standIn);
    standIn.react = (request) => (request.operation === operation ? { answer: { status: 200, json } } : undefined);
    return faultsOf(await scanStandIn(standIn, toBaseline(standIn, before)));
  });

/** What a stamp says of a release with these notes and this asset, neither of which can be read. */
const openDamaged = (body: string, name?: string) => {
  const assets = name === undefined ? [] : [{ ...asset, name }];
  const read = async () => new TextEncoder().encode("{}");
  const forge = { readReleaseByTag: async () => ({ ...release, body }), readAssets: async () => assets, read };
  const inputs = { mode: "stamp", releaseTag: "v1", releaseAttach: "none", releaseSection: "s" };
  return openRelease(forge as never, inputs as never, { origin: {} } as never, { log: { info: () => {} } } as never);
};

function faultsOf({ releases, faults }: Awaited<ReturnType<typeof scanStandIn>>): readonly unknown[] {
  return [...faults.map(({ error }) => error), ...releases.flatMap((one) => [...one.faults.values()])];
}

export const ofGitHub: readonly Provocation[] = [
  ["RELEASE_NOT_FOUND", () => find("v1")],
  ["RELEASE_NOT_FOUND", () => find("latest")],
  ["RELEASE_NOT_FOUND", () => find("")],
  ["RELEASE_NOT_READABLE", () => refusal(403, "", "Reading the release", "RELEASE_NOT_READABLE")],
  ["EVIDENCE_INVALID", () => openDamaged("<!-- anchor-artifacts:data v2 k -->")],
  ["EVIDENCE_INVALID", () => openDamaged("", "anchor-0123456789ab.jsonl")],
  ["RELEASE_NOT_READABLE", () => readAsset(403)],
  [
    "RELEASE_NOT_READABLE",
    () => onStandIn((standIn) => scanStandIn(standIn, undefined, { watched: ["octo-org/other"] })),
  ],
  [
    "RELEASE_NOT_WRITABLE",
    () => refusal(403, "Resource not accessible by integration", "Writing to the release v1", "RELEASE_NOT_WRITABLE"),
  ],
  [
    "ISSUE_NOT_WRITABLE",
    () => refusal(403, "Resource not accessible by integration", "Opening the issue", "ISSUE_NOT_WRITABLE"),
  ],
  ["GITHUB_TOKEN_REJECTED", () => refusal(401, "Bad credentials", "Reading the release", "RELEASE_NOT_READABLE")],
  ["GITHUB_TOKEN_REJECTED", () => readAsset(401)],
  ["GITHUB_RATE_LIMITED", () => refusal(429, "", "Reading the release", "RELEASE_NOT_READABLE")],
  ["GITHUB_UNAVAILABLE", () => refusal(502, "", "Reading the release", "RELEASE_NOT_READABLE")],
  ["GITHUB_UNAVAILABLE", () => refusal(undefined, "", "Reading the release", "RELEASE_NOT_READABLE")],
  ["GITHUB_UNAVAILABLE", () => lookWith("repos/list-releases", [{ id: 1 }])],
  ["GITHUB_UNAVAILABLE", () => lookWith("repos/list-tags", [{ name: 1 }])],
  ["GITHUB_UNAVAILABLE", () => notOfItsForm("answer about the release")],
  [
    "GITHUB_UNAVAILABLE",
    () =>
      onStandIn(async (standIn) => {
        const state = addStamped(standIn, "v1", { "app.tgz": "app" });
        const before = await scanStandIn(standIn);
        // What is gone from the list of all releases is looked for in the release's own.
        state.assets.splice(0, 1);
        standIn.react = ({ operation }) =>
          operation === "repos/list-release-assets" ? { answer: { status: 200, json: [{ id: 1 }] } } : undefined;
        return faultsOf(await scanStandIn(standIn, toBaseline(standIn, before)));
      }),
  ],
  ["GITHUB_REFUSED", () => refusal(422, "Validation Failed", "Reading the release", "RELEASE_NOT_READABLE")],
  [
    "NOT_ATTEMPTED",
    () =>
      onStandIn(async (standIn) => {
        await using connected = connectTo(standIn);
        return await connected.github.hash(asset, () => {}, AbortSignal.abort());
      }),
  ],
  [
    "NOT_ATTEMPTED",
    () =>
      onStandIn(async (standIn) => {
        await using connected = connectTo(standIn, { stop: AbortSignal.abort() });
        return await connected.github.readRelease(1);
      }),
  ],
  [
    "NOT_ATTEMPTED",
    async () => {
      const target = { release, attach: "both", stop: AbortSignal.abort() };
      const { errors } = await attachEvidence({ target } as never, { report: { results: [] } } as never);
      return errors;
    },
  ],
];
