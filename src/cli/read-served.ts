/**
 * Reads a release's evidence and hashes its files: by their download addresses, which need neither a token nor GitHub's
 * API and its limits, and by the API where the release has no page there: a private one, or one that tells all in its
 * notes. Logs and notes are read by the API too where the page is not enough.
 */
import { follow, type Web } from "../api/downloads.ts";
import { backoff, maxAttempts } from "../api/retry.ts";
import { AnchorError, messageOf, retold, toAnchorError } from "../core/errors.ts";
import { runFiles } from "../core/file-names.ts";
import { readAtMost } from "../core/json.ts";
import { isLoopback } from "../core/url.ts";
import { maxLogBytes, parseEvidence } from "../evidence/log.ts";
import { openEvidence } from "../evidence/record.ts";
import { hashBytes } from "../hash/hash-file.ts";
import { hashStream, type StreamHashes } from "../hash/hash-files.ts";
import { systemClock } from "../host/clock.ts";
import type { EvidenceAtHand } from "../verify/bytes.ts";
import type { GitHubPlace, ReleaseName } from "./repository.ts";

/** What was found at the release: its evidence, and how its files are hashed. */
export interface ServedRelease extends Pick<EvidenceAtHand, "record" | "evidenceDigest" | "isPartial"> {
  /** Hashes what is served under an asset's name, without keeping it; `undefined` when there is none. */
  readonly hash: (asset: string, onBytes: (bytes: number) => void) => Promise<StreamHashes | undefined>;
  /** Evidence that is there and cannot be read, in sentences. */
  readonly damaged: readonly string[];
  /** Reads what logs and notes know beyond the page; absent where they are read. */
  readonly readMore?: () => Promise<ServedRelease>;
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
  const hash = createHasher(reading);
  try {
    const record = openEvidence(parseEvidence(page), Date.now());
    const served = { record, evidenceDigest: hashBytes(page), hash, damaged: [] };
    return { ...served, readMore: () => readLogs(reading, served) };
  } catch (thrown) {
    if (!(thrown instanceof AnchorError)) throw thrown;
    // A server that asks for a sign-in answers each download with a page of its own; by its API it knows the token.
    return { ...(await readBeside(reading, thrown)), ...(reading.token === "" && { hash }) };
  }
}

/** Hashes assets by their download addresses, each once. */
function createHasher(reading: Reading): ServedRelease["hash"] {
  const hashes = new Map<string, ReturnType<ServedRelease["hash"]>>();
  return (asset, onBytes) => {
    const hashed = hashes.get(asset) ?? download(reading, asset, (body) => hashStream(body, onBytes));
    hashes.set(asset, hashed);
    return hashed;
  };
}

/** Reads logs and notes beside a page that cannot be used: whoever attached it, they have what the jobs recorded. */
async function readBeside(reading: Reading, page: AnchorError): Promise<ServedRelease> {
  const read = await readByApi(reading).catch((cause: unknown) => {
    throw retold(page, `${page.account} Nor could the logs and notes of the release be read: ${messageOf(cause)}`);
  });
  if (read.record.lines.length === 0) throw page;
  const passedOver = `${runFiles.page} of the release is passed over: ${messageOf(page.cause)}.`;
  return { ...read, damaged: [passedOver, ...read.damaged] };
}

/** Adds what the logs and the notes of the release know. Jobs that are not the page's writer write only there. */
async function readLogs(reading: Reading, page: ServedRelease): Promise<ServedRelease> {
  try {
    const { record, damaged } = await readByApi(reading);
    return { ...page, record: openEvidence([...page.record.lines, ...record.lines], Date.now()), damaged };
  } catch (thrown) {
    const { message, hint } = toAnchorError(thrown);
    const missing = "The logs and notes of the release could not be read, so what only they name is missing here";
    return { ...page, damaged: [`${missing}: ${message} ${hint}`], isPartial: true };
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
