/** What is said of a release, of its assets and notes, and of a monitor's looks. */
import { limitDownload } from "#api/downloads.ts";
import { type ErrorCode } from "#core/errors.ts";
import { openRecord } from "#evidence/record.ts";
import { notOfItsForm, toGitHubError } from "#github/answers.ts";
import { systemClock } from "#host/clock.ts";
import { attachEvidence } from "#release/attach.ts";
import { findRelease, listWhole } from "#release/find-assets.ts";
import { openRelease } from "#release/open.ts";
import type { Asset, Release } from "#release/forge.ts";
import { runJob } from "#run/run.ts";
import { createFakeClock } from "../../clock.ts";
import { connectTo } from "../../github/connect.ts";
import { type GitHubStandIn, startGitHub } from "../../github/stand-in.ts";
import { addStamped, scanStandIn, toBaseline } from "../../monitor/stamped.ts";
import { createWorkspace } from "../../files/workspace.ts";
import { aJob } from "../../plain-job.ts";
import type { Provocation } from "./said.ts";
import { aRun } from "../../results.ts";
import { inSection } from "../../release/section.ts";

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
const asset: Asset = { id: 1, name: "a", size: 1, isUploaded: true, url: "", uploaded: "2026-01-01T00:00:00Z" };

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
    {
      event: {},
      ref: "refs/heads/main",
      repository: "a/b",
      clock: createFakeClock(),
      stop: new AbortController().signal,
    },
  );

const refusal = (status: number | undefined, message: string, doing: string, code: ErrorCode) =>
  toGitHubError({ status, message, codes: [], headers: {}, cause: new Error("reset") }, doing, code);

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

/** What a stamp says of a release with these notes and this asset, one of which cannot be read. */
async function stampDamaged(body: string, name = "app.map", attach = "none"): Promise<unknown> {
  const assets = [asset, { ...asset, id: 2, name }];
  const read = async () => new TextEncoder().encode("{}");
  const today = () => systemClock.today();
  const forge = {
    readReleaseByTag: async () => ({ ...release, body }),
    readAssets: async () => assets,
    read,
    today,
    ensureWritable: async () => {},
  };
  await using workspace = await createWorkspace();
  const { inputs, host } = aJob({
    mode: "stamp",
    files: "",
    "from-release": "true",
    "release-tag": "v1",
    "release-attach": attach,
    "github-token": "t",
  });
  const place = { ...host, workspace: workspace.path, defaultOutputDir: workspace.temp };
  const { stop } = host.signals.cancellation;
  const step = { workspace: workspace.path, origin: { ...host.origin, repository: "a/b" }, event: {} };
  const opened = () => openRelease(() => forge as never, inputs, step, { log: host.log, clock: systemClock, stop });
  return await runJob(inputs, place, { openRelease: opened, present: async () => [] });
}

/** Takes so many bytes of a download, of at most `most`, by a clock that shows these times. */
async function download(size: number, most: number, ...times: readonly number[]): Promise<void> {
  const shown = [...times];
  const body = (async function* () {
    yield new Uint8Array(size);
  })();
  for await (const _ of limitDownload(body, most, { now: () => shown.shift() ?? 0 })) continue;
}

function faultsOf({ releases, faults }: Awaited<ReturnType<typeof scanStandIn>>): readonly unknown[] {
  return [...faults.map(({ error }) => error), ...releases.flatMap((one) => [...one.unreadable.values()])];
}

export const ofGitHub: readonly Provocation[] = [
  ["RELEASE_NOT_FOUND", () => find("v1")],
  ["RELEASE_NOT_FOUND", () => find("latest")],
  ["RELEASE_NOT_FOUND", () => find("")],
  ["RELEASE_NOT_READABLE", () => refusal(403, "", "Reading the release", "RELEASE_NOT_READABLE")],
  [
    "EVIDENCE_INVALID",
    () => stampDamaged(inSection("<!-- anchor-artifacts:statement anchor-0123456789abcdef AAAA -->")),
  ],
  ["EVIDENCE_INVALID", () => stampDamaged("<!-- anchor-artifacts:begin -->\n\nedited")],
  ["RELEASE_NOT_WRITABLE", () => stampDamaged("", "anchor-SHA256SUMS", "assets")],
  ["EVIDENCE_INVALID", () => stampDamaged("", "anchor-0123456789abcdef.intoto.json")],
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
  ["ASSET_UNREADABLE", () => download(2, 1)],
  ["ASSET_UNREADABLE", () => download(2, 2, 0, 60_000)],
  ["ASSET_UNREADABLE", () => download(60_000, 60_000, 0, 22_000_000, 22_000_000)],
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
    () => {
      const named = { ...release, fileNames: ["anchor-0123456789abcdef.intoto.json"] };
      const forge = { readRelease: async () => named, readAssets: async () => [] };
      return listWhole(forge, named, { clock: createFakeClock(), stop: new AbortController().signal });
    },
  ],
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
      const statements = { own: [], foreign: [], damaged: [] };
      const target = { record: openRecord([]), statements, release, attach: "both", stop: AbortSignal.abort() };
      const errors = await attachEvidence(target as never, aRun("stamp", []));
      return errors;
    },
  ],
];
