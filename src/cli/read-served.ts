/**
 * Reads a release's evidence and hashes its files: by their download addresses, which need neither a token nor GitHub's
 * API and its limits, and by the API where the release has no page there: a private one, or one that tells all in its
 * notes. The notes are read too where the page leaves open in which block something is.
 */
import { follow, type Web } from "../api/downloads.ts";
import { backoff, maxAttempts } from "../api/retry.ts";
import { AnchorError, messageOf, retold, toAnchorError } from "../core/errors.ts";
import { runFiles } from "../core/file-names.ts";
import { readAtMost } from "../core/json.ts";
import { isLoopback } from "../core/url.ts";
import { maxLogBytes, parseEvidence } from "../evidence/log.ts";
import { isSettled, openRecord, type EvidenceRecord } from "../evidence/record.ts";
import type { Statement } from "../evidence/statement.ts";
import { hashBytes, hashStream, type StreamHashes } from "../hash/hash-files.ts";
import { systemClock } from "../host/clock.ts";
import type { EvidenceAtHand } from "../verify/bytes.ts";
import type { GitHubPlace, ReleaseName } from "./repository.ts";

/** What was found at the release: its evidence, and how its files are hashed. */
export interface ServedRelease extends Pick<EvidenceAtHand, "record" | "evidenceDigest"> {
  /** Hashes what is served under an asset's name, without keeping it; `undefined` when there is none. */
  readonly hash: (asset: string, onBytes: (bytes: number) => void) => Promise<StreamHashes | undefined>;
  /** Evidence that is there and cannot be read, in sentences. */
  readonly damaged: readonly string[];
}

interface Reading extends GitHubPlace, ReleaseName {
  readonly web: Web;
}

/**
 * @throws AnchorError `RELEASE_NOT_FOUND`, `EVIDENCE_INVALID`, `ASSET_UNREADABLE`, or what GitHub's answer means
 */
export async function readServedRelease(reading: Reading): Promise<ServedRelease> {
  const tooLarge = (): AnchorError => new AnchorError("EVIDENCE_INVALID", "The evidence is larger than 256 MiB.");
  const page = await download(reading, runFiles.page, (body) => readAtMost(body, maxLogBytes, tooLarge));
  if (page === undefined) return readByApi(reading);
  const lines = parseEvidence(page);
  const notes = (await isOpen(openRecord(lines, Date.now()))) ? await readNotes(reading) : { lines: [], damaged: [] };
  return {
    record: openRecord([...lines, ...notes.lines], Date.now()),
    evidenceDigest: hashBytes(page),
    hash: (asset, onBytes) => download(reading, asset, (body) => hashStream(body, onBytes)),
    damaged: notes.damaged,
  };
}

/** Whether a later run may have found a block that is not in `record`: of a digest, or of a promise to Bitcoin. */
async function isOpen(record: EvidenceRecord): Promise<boolean> {
  if ([...record.anchors.values()].some((anchor) => !isSettled(anchor))) return true;
  if (record.witnesses.length === 0) return false;
  const { readWitnesses } = await import("../witness/read-witnesses.ts");
  return (await readWitnesses(record)).some(({ claim }) => claim === "pending");
}

/** Reads what the notes alone keep, since the files of an immutable release stay as they were when it was published. */
async function readNotes(reading: Reading): Promise<{ lines: readonly Statement[]; damaged: readonly string[] }> {
  try {
    const { readRecorded } = await import("../release/read-recorded.ts");
    const { record, damaged } = await readRecorded({ ...(await openByApi(reading)), assets: [] });
    return { lines: record.lines, damaged: damaged.map(({ what }) => `${what} cannot be read.`) };
  } catch (thrown) {
    const { message, hint } = toAnchorError(thrown);
    const missing = "The release notes could not be read, so a block that only they name is missing here";
    return { lines: [], damaged: [`${missing}: ${message} ${hint}`] };
  }
}

/** The random share of a wait that is always waited. */
const leastShare = 0.5;

/**
 * Returns what `take` makes of an asset; `undefined` when it is not there. No token goes to a download address.
 *
 * @throws AnchorError `ASSET_UNREADABLE` after the last attempt
 */
async function download<Taken>(
  { web, server, repository, tag }: Reading,
  asset: string,
  take: (body: AsyncIterable<Uint8Array>) => Promise<Taken>,
): Promise<Taken | undefined> {
  const release = tag === "latest" ? "latest/download" : `download/${tag.split("/").map(encodeURIComponent).join("/")}`;
  const url = new URL(`${server}/${repository}/releases/${release}/${encodeURIComponent(asset)}`);
  const isAllowed = (next: URL): boolean => next.protocol === "https:" || (isLoopback(url) && isLoopback(next));
  const headersFor = () => ({ accept: "application/octet-stream" });
  const { signal } = new AbortController();
  for (let attempt = 1; ; attempt += 1) {
    try {
      const answer = await follow(web, url, signal, { isAllowed, headersFor });
      if (answer.status === 200) return await take(answer.body);
      answer.body.destroy();
      if (answer.status === 404) return undefined;
      throw new Error(`${url.host} answered ${answer.status}`);
    } catch (cause) {
      if (cause instanceof AnchorError) throw cause;
      if (cause instanceof RangeError || attempt >= maxAttempts) {
        const isCut = cause instanceof Error && "syscall" in cause;
        const account = isCut
          ? `There is no connection to ${url.host}: ${messageOf(cause)}.`
          : `The file could not be downloaded: ${messageOf(cause)}.`;
        const hint = isCut ? "Check network, proxy and DNS. The file is not judged." : undefined;
        throw new AnchorError("ASSET_UNREADABLE", account, { cause, hint });
      }
      await systemClock.wait(backoff(attempt, systemClock.random(), leastShare), signal);
    }
  }
}

/** Finds the release by GitHub's API. */
async function openByApi({ repository, tag, apiUrl, token, web }: Reading) {
  const [{ createGitHub }, { findRelease }] = await Promise.all([
    import("../github/releases.ts"),
    import("../release/find-assets.ts"),
  ]);
  const { signal: stop } = new AbortController();
  const clock = systemClock;
  const forge = createGitHub({ token, repository, apiUrl, web, clock, stop, onDebug: () => {} });
  // Who has no token sees no drafts: the list of releases would be read for nothing.
  const finder = token === "" ? { ...forge, readReleases: async function* () {} } : forge;
  const release = await findRelease(finder, tag, { event: undefined, ref: "", repository });
  return { forge, release, key: "", clock, stop, warn: () => {} };
}

/** Reads the release by GitHub's API: its logs and notes, and files that need a token. */
async function readByApi(reading: Reading): Promise<ServedRelease> {
  const { readRecorded } = await import("../release/read-recorded.ts");
  try {
    const opened = await openByApi(reading);
    const { forge, release, stop } = opened;
    const assets = await forge.readAssets(release);
    const { record, damaged } = await readRecorded({ ...opened, assets });
    return {
      record,
      hash: async (name, onBytes) => {
        const asset = assets.find((one) => one.name === name && one.isUploaded);
        return asset && (await forge.hash(asset, onBytes, stop)).hashes;
      },
      damaged: damaged.map(({ what }) => `${what} cannot be read.`),
    };
  } catch (thrown) {
    throw reading.token === "" ? askForToken(toAnchorError(thrown)) : thrown;
  }
}

/** GitHub says *not found* of what one may not see. */
function askForToken(error: AnchorError): AnchorError {
  if (error.code !== "RELEASE_NOT_FOUND" && error.code !== "GITHUB_RATE_LIMITED") return error;
  return retold(
    error,
    error.account,
    "Check owner, repository and tag. A private repository or a draft needs a token in GH_TOKEN.",
  );
}
