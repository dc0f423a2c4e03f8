/** Releases on GitHub's stand-in as stamp runs leave them, and a chain that holds what they say. */
import { sha256ListName, sha3ListName } from "#core/checksums.ts";
import type { Digest, StatementId, Subject } from "#core/digest.ts";
import { idOfStatementFile, statementFileName } from "#core/file-names.ts";
import type { Judgement } from "#core/row.ts";
import type { StatementFile } from "#evidence/statement-file.ts";
import { listText } from "#evidence/to-statement.ts";
import { createRepositoryAccess } from "#github/repository.ts";
import type { Clock } from "#host/host.ts";
import { toMonitorFile } from "#monitor/monitor.ts";
import type { Baseline } from "#monitor/monitor-file.ts";
import { toScanView } from "#monitor/view.ts";
import { type Scan, type ScanOptions, scanRepositories } from "#monitor/scan.ts";
import { createFakeClock } from "../clock.ts";
import { connectInProcess } from "../github/in-process.ts";
import type { GitHubStandIn } from "../github/stand-in.ts";
import type { AssetState, GitHubState, ReleaseState } from "../github/state.ts";
import { anEvidence } from "../results.ts";
import { aClaim, aStatement } from "./world.ts";

/** Where releases are, and what the repository is called. */
type StampedPlace = GitHubState & Pick<GitHubStandIn, "places">;

type Files = Readonly<Record<string, string>>;

interface StampedOptions {
  /** Default 100. */
  readonly block?: number;
  /** When the run ended, and GitHub got its statement; default a day ago. */
  readonly at?: Date;
  /** When the run says that it ended. */
  readonly finishedOn?: string;
  /** Default `anchored`, in the block. */
  readonly verdict?: "accepted";
  /** Statements that it comes after; default none. */
  readonly after?: readonly { readonly id: StatementId }[];
}

const day = 86_400_000;

/** A release of `files`, uploaded and stamped, with its evidence. */
export function addStamped(
  github: StampedPlace,
  tag: string,
  files: Files,
  options: StampedOptions = {},
): ReleaseState {
  const at = options.at ?? new Date(Date.now() - day);
  const release = github.addRelease(tag, { assets: files, createdAt: at });
  for (const asset of release.assets) asset.createdAt = new Date(at.getTime() - 60_000);
  attachEvidence(github, release, files, { ...options, at });
  return release;
}

/** Attaches a statement about `files`, and the lists of them in the place of those that are there. */
export function attachEvidence(
  github: StampedPlace,
  release: ReleaseState,
  files: Files,
  options: StampedOptions & { readonly at: Date },
): void {
  const after = release.assets.flatMap(({ name }) => idOfStatementFile(name) ?? []).map((id) => ({ id }));
  const { id, text, statement } = aStatementOf(github, release, files, { after, ...options });
  for (const name of [sha3ListName, sha256ListName])
    putAsset(github, release, name, listText({ name }, statement.subject), { createdAt: options.at });
  putAsset(github, release, statementFileName(id), text, { createdAt: options.at });
}

/** Uploads an asset in the place of the one of its name; by default a stranger does. */
export function putAsset(
  github: GitHubState,
  release: ReleaseState,
  name: string,
  content: string,
  facts: Partial<AssetState> = { uploader: "stranger" },
): void {
  const index = release.assets.findIndex((asset) => asset.name === name);
  if (index >= 0) release.assets.splice(index, 1);
  Object.assign(github.addAsset(release, name, content), facts);
}

/** The statement of a run about files of a release. */
export function aStatementOf(
  github: StampedPlace,
  { tag, id }: Pick<ReleaseState, "tag" | "id">,
  files: Files,
  options: StampedOptions & { readonly at: Date },
): StatementFile {
  const { block, verdict, at, finishedOn = at.toISOString(), after = [] } = options;
  const { repository } = github.places;
  const claims = Object.entries(files).map(([name, content]) => {
    const claim = aClaim(name, content, block);
    return verdict === "accepted" ? { ...claim, anchor: { digest: claim.sha3_256 } } : claim;
  });
  const run = { repository, ref: `refs/tags/${tag}`, commit: github.tags.get(tag) ?? "" };
  return aStatement(claims, { after, finishedOn, run, release: { repository, tag, id } });
}

/** A verification as the service gives it: every digest is held in block 100, but for those of `other`. */
export function aVerification(other: Readonly<Record<string, Judgement>> = {}) {
  const asked: Digest[] = [];
  const verify = ({ digest }: Subject): Promise<Judgement> => {
    asked.push(digest);
    const records = [{ blockNumber: 100, matchedHash: `0x${digest}` }];
    return Promise.resolve(other[digest] ?? { verdict: "verified", answer: anEvidence({ records }) });
  };
  return { verify, asked };
}

interface ScanSetting extends Partial<ScanOptions> {
  readonly token?: string;
  readonly watched?: readonly string[];
  /** The time by GitHub's clock. */
  readonly now?: Date;
  /** How many milliseconds GitHub's clock is behind. */
  readonly behind?: number;
  /** The runner's clock; then the time is what GitHub's answers say. */
  readonly clock?: Clock;
}

/** Looks at the stand-in's repositories, the first where `given` names none, through the reader that the action uses. */
export async function scanStandIn(
  github: GitHubStandIn,
  baseline?: Baseline,
  { token = github.token, watched, now, behind = 0, clock, ...given }: ScanSetting = {},
): Promise<Scan> {
  const ownClock = clock ?? createFakeClock(0.5, new Date());
  const web = connectInProcess(github, ownClock);
  github.clock.now = () => new Date(Date.now() - behind);
  const stop = new AbortController().signal;
  try {
    const repositories = createRepositoryAccess({
      token,
      apiUrl: github.places.api,
      web,
      clock: ownClock,
      stop,
      onDebug: () => {},
    });
    return await scanRepositories(watched ?? [github.places.repository], repositories, baseline, {
      limit: 20,
      isDownloading: false,
      acceptances: [],
      stop,
      githubTime: clock === undefined ? () => now ?? new Date() : repositories.githubTime,
      blockTimeMs: 180_000,
      verify: aVerification().verify,
      concurrency: 8,
      onProgress: () => {},
      onDebug: () => {},
      ...given,
    });
  } finally {
    await web.close();
  }
}

/** The baseline that a look leaves. */
export function toBaseline(github: GitHubStandIn, scan: Scan, before?: Baseline): Baseline {
  return toMonitorFile(scan, before, toScanView(scan, before, github.places.repository, new Date()));
}
