/**
 * Reads a release's statements and hashes its files. GitHub's list of the release takes one request, which needs no
 * token where the release is public; files come from their public download addresses, which know no limit of requests, or
 * with a token by the API.
 */
import { type Download, getWithRedirects, keepPace } from "../api/downloads.ts";
import { backoff, maxAttempts } from "../api/retry.ts";
import { AnchorError, messageOf, retold } from "../core/errors.ts";
import { isEvidenceName, runFiles, statementFileName, toAssetName } from "../core/file-names.ts";
import { readAtMost } from "../core/json.ts";
import { counted } from "../core/text.ts";
import { isLoopback } from "../core/url.ts";
import { isOfRelease } from "../evidence/record.ts";
import {
  maxStatementBytes,
  parseEvidence,
  parseStatementFile,
  type StatementFile,
} from "../evidence/statement-file.ts";
import { foreignPage, notOfItsForm, type ReleaseData, toAsset, toRelease } from "../github/answers.ts";
import { findMismatch, maxAssetBytes } from "../github/downloads.ts";
import { hashBytes } from "../hash/hash-file.ts";
import { hashStream, type StreamHashes } from "../hash/hash-files.ts";
import { systemClock } from "../host/clock.ts";
import type { Asset } from "../release/forge.ts";
import { createReader, openReleaseRecord } from "../release/statements.ts";
import type { EvidenceAtHand } from "../verify/bytes.ts";
import { askForRelease, headersOf, leastShare, type Reading, withTokenHint } from "./ask-release.ts";

/** What was found at the release: its evidence, and how its files are hashed. */
export interface ServedRelease extends Pick<EvidenceAtHand, "record" | "isPartial"> {
  /** Statements of other releases, which say nothing about this one. */
  readonly foreign: readonly StatementFile[];
  /** Hashes what is served under an asset's name, without keeping it; `undefined` when there is none. */
  readonly hash: (asset: string, onBytes: (bytes: number) => void) => Promise<StreamHashes | undefined>;
  /** Files that are neither evidence nor named in it; absent where nobody could be asked. */
  readonly others?: readonly string[];
  /** What the reader must know of how this was read, in sentences. */
  readonly told: readonly string[];
}

/**
 * Reads all statements that GitHub's list names, and those in the notes. Where the list cannot be asked, as without a
 * token after sixty requests in an hour, those of the page are read.
 *
 * @throws AnchorError `RELEASE_NOT_FOUND`, `EVIDENCE_INVALID`, `ASSET_UNREADABLE`, or what GitHub's answer means
 */
export async function readServedRelease(reading: Reading): Promise<ServedRelease> {
  try {
    return await readListed(reading, await askForRelease(reading));
  } catch (thrown) {
    if (!(thrown instanceof AnchorError) || !listCodes.has(thrown.code)) throw thrown;
    return readByPage(reading, thrown);
  }
}

/** Errors of the list: those of a file have other codes. */
const listCodes: ReadonlySet<string> = new Set(["GITHUB_RATE_LIMITED", "GITHUB_UNAVAILABLE"]);

async function readListed(asked: Reading, data: ReleaseData): Promise<ServedRelease> {
  const release = toRelease(data);
  // Asked for the latest one, GitHub says which it is.
  const reading = { ...asked, tag: release.tag };
  if (!Array.isArray(data.assets)) throw notOfItsForm("list of the release's assets");
  const assets = data.assets.map((asset) => toAsset(asset, release.tag)).filter(({ isUploaded }) => isUploaded);
  const read = (asset: Asset, most: number): Promise<Uint8Array> =>
    readWhole(asset.name, Math.min(asset.size, most), addressOf(reading, asset), reading);
  const statements = await createReader({ read }, release, reading.repository).read(assets, release.body);
  const [damaged] = statements.damaged;
  if (damaged !== undefined) refuseDamaged(damaged.what);
  const record = openReleaseRecord(statements.own);
  const named = new Set([...record.names.keys()].map(toAssetName));
  return {
    record,
    foreign: statements.foreign,
    hash: async (name, onBytes) => {
      const asset = assets.find((one) => one.name === name);
      if (asset === undefined) return undefined;
      let isSecond = false;
      const hashed = await download(reading, addressOf(reading, asset), asset.size, async (body, answer) => {
        const hashes = await hashStream(body, onBytes);
        const foreign = hashes.sha256 === asset.sha256 ? undefined : foreignPage(answer);
        if (foreign !== undefined) throw unreadable(`The file could not be downloaded: ${foreign}`);
        const mismatch = findMismatch(asset, hashes);
        // A difference may be of the way: it is downloaded once more before it is one.
        if (mismatch === undefined || isSecond) return hashes;
        isSecond = true;
        onBytes(-hashes.size);
        throw new Error(mismatch.account);
      });
      if (hashed === undefined) throw unreadable(`${asset.name} is listed, and cannot be found`);
      return hashed;
    },
    others: assets.map(({ name }) => name).filter((name) => !named.has(name) && !isEvidenceName(name)),
    told: [],
  };
}

/** @throws AnchorError `EVIDENCE_INVALID` */
function refuseDamaged(what: string): never {
  throw new AnchorError("EVIDENCE_INVALID", `${what} cannot be used, so nothing was compared.`, {
    hint: "Tell the project: what this file recorded is missing until it is put back.",
  });
}

/** @throws AnchorError `cause` where it is an outage: a login in the way answers everything with a page of its own */
function parsePage(page: Uint8Array, cause: AnchorError): readonly StatementFile[] {
  try {
    return parseEvidence(page, runFiles.page);
  } catch (thrown) {
    throw thrown instanceof AnchorError && cause.code === "GITHUB_UNAVAILABLE" ? cause : thrown;
  }
}

/** Reads the statements of the page, each as it is served under its name. */
async function readByPage(reading: Reading, cause: AnchorError): Promise<ServedRelease> {
  const { repository, tag } = reading;
  const at = (asset: string): URL => publicAddress(reading, asset);
  // Which release is the newest one, nobody says.
  if (tag === "latest") throw withTokenHint(cause, reading);
  const page = await download(reading, at(runFiles.page), maxStatementBytes, takeWhole);
  if (page === undefined) throw withTokenHint(cause, reading);
  const shown = parsePage(page, withTokenHint(cause, reading));
  const files: StatementFile[] = [];
  for (const { id } of shown) {
    const name = statementFileName(id);
    const bytes = await download(reading, at(name), maxStatementBytes, takeWhole);
    if (bytes !== undefined) files.push(parseServed(name, bytes));
  }
  // Nobody says the id of the release here, so its tag decides.
  const isOwn = ({ statement }: StatementFile): boolean => isOfRelease(statement, { repository, tag });
  const gone = shown.length - files.length;
  return {
    record: openReleaseRecord(files.filter(isOwn)),
    foreign: files.filter((file) => !isOwn(file)),
    hash: (asset, onBytes) => download(reading, at(asset), maxAssetBytes, (body) => hashStream(body, onBytes)),
    isPartial: true,
    told: [
      `GitHub's list of the release could not be read, so statements that are later than ${runFiles.page}, or in the notes, would not be seen: ${cause.message}`,
      ...(gone === 0
        ? []
        : [`${counted(gone, "statement")} of ${runFiles.page} ${gone === 1 ? "is" : "are"} not served, so not used.`]),
    ],
  };
}

function parseServed(name: string, bytes: Uint8Array): StatementFile {
  try {
    return parseStatementFile(bytes, name, hashBytes);
  } catch (thrown) {
    if (!(thrown instanceof AnchorError)) throw thrown;
    return refuseDamaged(`${name} in the release (${messageOf(thrown.cause)})`);
  }
}

/** Reads all of a file that GitHub lists. */
async function readWhole(name: string, most: number, url: URL, reading: Reading): Promise<Uint8Array> {
  try {
    const bytes = await download(reading, url, most, takeWhole);
    if (bytes === undefined) throw unreadable("It is listed, and cannot be found");
    return bytes;
  } catch (thrown) {
    if (!(thrown instanceof AnchorError)) throw thrown;
    throw retold(thrown, `${name}: ${thrown.account}`);
  }
}

type Body = AsyncIterable<Uint8Array>;

function takeWhole(body: Body): Promise<Uint8Array> {
  return readAtMost(body, maxStatementBytes, () => unreadable("It is larger than 256 MiB"));
}

function unreadable(what: string, cause?: unknown): AnchorError {
  return new AnchorError("ASSET_UNREADABLE", `${what}.`, { cause });
}

/** Where an asset is downloaded: with a token by the API, since its release may be private. */
function addressOf(reading: Reading, { id, name }: Asset): URL {
  const { token, apiUrl, repository } = reading;
  if (token === "") return publicAddress(reading, name);
  return new URL(`${apiUrl}/repos/${repository}/releases/assets/${id}`);
}

/** The address of an asset that is known without the API. */
function publicAddress({ server, repository, tag }: Reading, asset: string): URL {
  const folder = tag.split("/").map(encodeURIComponent).join("/");
  return new URL(`${server}/${repository}/releases/download/${folder}/${encodeURIComponent(asset)}`);
}

/**
 * Returns what `take` makes of an asset; `undefined` when it is not there.
 *
 * @param size the most bytes that are read
 * @throws AnchorError `ASSET_UNREADABLE` after the last attempt
 */
async function download<Taken>(
  reading: Reading,
  url: URL,
  size: number,
  take: (body: Body, answer: Download) => Promise<Taken>,
): Promise<Taken | undefined> {
  const isAllowed = (next: URL): boolean => next.protocol === "https:" || (isLoopback(url) && isLoopback(next));
  const headersFor = headersOf(reading, "application/octet-stream");
  const { signal } = new AbortController();
  for (let attempt = 1; ; attempt += 1) {
    try {
      const answer = await getWithRedirects(reading.web, url, signal, { isAllowed, headersFor });
      if (answer.status === 200) return await take(keepPace(answer.body, size, systemClock), answer);
      answer.body.destroy();
      if (answer.status === 404) return undefined;
      throw new Error(`${answer.host} answered ${answer.status}`);
    } catch (cause) {
      if (cause instanceof AnchorError) throw cause;
      if (cause instanceof RangeError || attempt >= maxAttempts) throw notDownloaded(cause, url);
      await systemClock.wait(backoff(attempt, systemClock.random(), leastShare), signal);
    }
  }
}

function notDownloaded(cause: unknown, { host }: URL): AnchorError {
  if (!(cause instanceof Error && "syscall" in cause))
    return unreadable(`The file could not be downloaded: ${messageOf(cause)}`, cause);
  const account = `There is no connection to ${host}: ${messageOf(cause)}.`;
  const hint = "Check network, proxy and DNS. The file is not judged.";
  return new AnchorError("ASSET_UNREADABLE", account, { cause, hint });
}
