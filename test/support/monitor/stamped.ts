/** Releases on GitHub's stand-in as a stamp run leaves them, and a chain that holds what they say. */
import { formatChecksums, renderSha256Sums } from "#core/checksums.ts";
import type { Digest, Subject } from "#core/digest.ts";
import { logAssetName } from "#core/file-names.ts";
import type { Outcome } from "#core/outcome.ts";
import { formatLog, parseLog, withLine } from "#evidence/log.ts";
import type { AnchorVerdict, Statement } from "#evidence/statement.ts";
import { toStatement } from "#evidence/to-statement.ts";
import { createRepositories } from "#github/repository.ts";
import { toMonitorFile } from "#monitor/monitor.ts";
import type { Baseline } from "#monitor/monitor-file.ts";
import { toScanView } from "#monitor/view.ts";
import { type Scan, type ScanOptions, scanRepositories } from "#monitor/scan.ts";
import { createHastyClock } from "../github/connect.ts";
import { connectInProcess } from "../github/in-process.ts";
import type { GitHubStandIn } from "../github/stand-in.ts";
import type { GitHubState, ReleaseState } from "../github/state.ts";
import { anEvidence } from "../results.ts";
import { sha256Of, sha3Of } from "./world.ts";

/** Where releases are, and what the repository is called. */
type StampedPlace = GitHubState & Pick<GitHubStandIn, "places">;

export interface StampedOptions {
  /** Default 100. */
  readonly block?: number;
  readonly key?: string;
  /** Default a day ago. */
  readonly at?: Date;
  /** Files of the statement; default all of the release. */
  readonly subjects?: Readonly<Record<string, string>>;
  readonly verdict?: AnchorVerdict;
  readonly anchor?: "each" | "manifest";
  /** Default `stamp`. */
  readonly mode?: Statement["predicate"]["mode"];
}

const day = 86_400_000;

/** A release of `files`, uploaded and stamped, with its evidence. */
export function addStamped(
  github: StampedPlace,
  tag: string,
  files: Readonly<Record<string, string>>,
  options: StampedOptions = {},
): ReleaseState {
  const at = options.at ?? new Date(Date.now() - day);
  const release = github.addRelease(tag, { assets: files, createdAt: at });
  for (const asset of release.assets) asset.createdAt = new Date(at.getTime() - 60_000);
  attachEvidence(github, release, options.subjects ?? files, { ...options, at });
  return release;
}

/** Attaches a line of the log and lists about `files`; the lists take the place of those that are there. */
export function attachEvidence(
  github: StampedPlace,
  release: ReleaseState,
  files: Readonly<Record<string, string>>,
  options: StampedOptions & { readonly at: Date },
): void {
  const subjects = Object.entries(files).map(([name, content]) => ({
    name,
    digest: { sha3_256: sha3Of(content), sha256: sha256Of(content) },
  }));
  const statement = aStatementOf(github, release.tag, subjects, options);
  const lists = {
    "SHA3-256SUMS": formatChecksums(subjects.map(({ name, digest }) => ({ name, digest: digest.sha3_256 }))),
    SHA256SUMS: [...renderSha256Sums(subjects.map(({ name, digest: { sha256 } }) => ({ name, sha256 })))].join(""),
  };
  const logName = logAssetName(options.key ?? "ab12cd34ef56");
  const earlier = release.assets.find((asset) => asset.name === logName);
  const log = withLine(earlier === undefined ? [] : parseLog(earlier.content as Uint8Array), statement);
  for (const [name, text] of Object.entries({ ...lists, [logName]: formatLog(log) })) {
    putAsset(github, release, name, text, options.at);
  }
}

/** Uploads an asset in the place of the one of its name. */
export function putAsset(
  github: GitHubState,
  release: ReleaseState,
  name: string,
  content: string,
  at: Date,
): ReleaseState["assets"][number] {
  const index = release.assets.findIndex((asset) => asset.name === name);
  if (index >= 0) release.assets.splice(index, 1);
  return Object.assign(github.addAsset(release, name, content), { createdAt: at });
}

export function aStatementOf(
  github: StampedPlace,
  tag: string,
  subjects: Statement["subject"],
  { block = 100, verdict = "anchored", anchor = "each", mode = "stamp", at }: StampedOptions & { readonly at: Date },
): Statement {
  const list = sha3Of(formatChecksums(subjects.map(({ name, digest }) => ({ name, digest: digest.sha3_256 }))));
  const digests = anchor === "manifest" ? [list] : [...new Set(subjects.map(({ digest }) => digest.sha3_256))];
  const statement = toStatement({
    tool: { name: "anchor-artifacts", version: "0.2.0" },
    mode,
    finishedOn: at.toISOString(),
    run: { repository: github.places.repository, ref: `refs/tags/${tag}`, tag, commit: github.tags.get(tag) ?? "" },
    subjects,
    anchors: digests.map((digest) => ({
      covers: anchor === "manifest" ? "list" : "subject",
      digest,
      verdict,
      ...(verdict === "anchored" && { chain: { records: [{ block, matched: `0x${digest}` }] } }),
    })),
  });
  if (statement === undefined) throw new RangeError("A statement needs a subject.");
  return statement;
}

/** A verification as the service gives it: every digest is held in block 100, but for those of `other`. */
export function aVerification(other: Readonly<Record<string, Outcome>> = {}) {
  const asked: Digest[] = [];
  const verify = ({ digest }: Subject): Promise<Outcome> => {
    asked.push(digest);
    const records = [{ blockNumber: 100, matchedHash: `0x${digest}` }];
    return Promise.resolve(other[digest] ?? { kind: "verified", evidence: anEvidence({ records }) });
  };
  return { verify, asked };
}

/** Looks at the stand-in's repositories, the first where `given` names none, through the reader that the action uses. */
export async function scanStandIn(
  github: GitHubStandIn,
  baseline?: Baseline,
  given: Partial<ScanOptions> & { readonly token?: string; readonly watched?: readonly string[] } = {},
): Promise<Scan> {
  const web = connectInProcess(github, createHastyClock(1000));
  const stop = new AbortController().signal;
  try {
    const repositories = createRepositories({
      token: given.token ?? github.token,
      apiUrl: github.places.api,
      web,
      clock: createHastyClock(1000),
      stop,
      onDebug: () => {},
    });
    return await scanRepositories(given.watched ?? [github.places.repository], repositories, baseline, {
      most: 20,
      isDownloading: false,
      accepted: [],
      stop,
      now: new Date(),
      blockTime: 180_000,
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
