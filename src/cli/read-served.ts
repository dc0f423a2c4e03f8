/**
 * Reads a release's statements and hashes its files. One request to GitHub's API lists the files; for a public release
 * that request needs no token. Without a token, files are read at their public addresses, where GitHub does not limit
 * requests. With a token, they are read through the API.
 */
import type { WebClient } from "../api/downloads.ts";
import { AnchorError, withMessage } from "../core/errors.ts";
import { isEvidenceName, runFiles, statementFileName, toAssetName } from "../core/file-names.ts";
import { counted } from "../core/text.ts";
import { isOfRelease, type EvidenceRecord } from "../evidence/record.ts";
import { maxStatementBytes, parseEvidence, type StatementFile } from "../evidence/statement-file.ts";
import { connect, type Connection, NotFoundError } from "../github/connection.ts";
import { hashDownload, readAsset } from "../github/downloads.ts";
import { readNamedAsset, readReleaseWithAssets } from "../github/releases.ts";
import type { StreamHashes } from "../hash/hash-files.ts";
import { systemClock } from "../host/host.ts";
import type { Asset } from "../release/forge.ts";
import { createStatementReader, openReleaseRecord, readStatementAsset } from "../release/statements.ts";
import type { EvidenceAtHand } from "../verify/bytes.ts";
import type { GitHubPlace, ReleaseName } from "./repository.ts";

/** The release to read, and how to reach GitHub. */
interface ReleasePlace extends GitHubPlace, Pick<ReleaseName, "tag"> {
  readonly web: WebClient;
}

/** A release as GitHub serves it: its evidence, and the function that hashes its files. */
export interface ServedRelease extends Pick<EvidenceAtHand, "record" | "isPartial"> {
  /** Statements that are attached to this release but are about other releases; `record` leaves them out. */
  readonly foreignStatements: readonly StatementFile[];
  /** Hashes an asset; `undefined` if there is none. `onBytes` gets byte counts, a negative one before a new attempt. */
  readonly hash: (asset: string, onBytes: (bytes: number) => void) => Promise<StreamHashes | undefined>;
  /** Files of the release that are not evidence, and that no evidence names; absent where GitHub gave no list. */
  readonly unnamedAssets?: readonly string[];
  /** Sentences for the user about what could not be read. */
  readonly remarks: readonly string[];
}

const neverAborted = new AbortController().signal;

/**
 * Reads all statements among the files that GitHub lists, and those in the release's notes. Where GitHub gives no list,
 * as after sixty requests in an hour without a token, it reads the statements that the release's evidence page names.
 * @throws AnchorError `RELEASE_NOT_FOUND`, `EVIDENCE_INVALID`, `ASSET_UNREADABLE`, or what GitHub's answer means
 */
export async function readServedRelease(place: ReleasePlace): Promise<ServedRelease> {
  const connection = connect({ ...place, clock: systemClock, stop: neverAborted, onDebug: () => {} });
  try {
    return await readListedRelease(place, connection);
  } catch (thrown) {
    if (!(thrown instanceof AnchorError) || !missingListCodes.has(thrown.code)) throw thrown;
    return readByPage(place, connection, thrown);
  }
}

/** Errors with these codes mean that GitHub gave no list of the release; errors of a single file have other codes. */
const missingListCodes: ReadonlySet<string> = new Set(["GITHUB_RATE_LIMITED", "GITHUB_UNAVAILABLE"]);

async function readListedRelease(place: ReleasePlace, connection: Connection): Promise<ServedRelease> {
  const releaseAndAssets = await readReleaseWithAssets(connection, place.tag);
  if (releaseAndAssets === undefined) {
    const message = `In ${place.repository} there is no release with the tag ${place.tag}.`;
    throw withTokenHint(new AnchorError("RELEASE_NOT_FOUND", message), place);
  }
  const { release, assets } = releaseAndAssets;
  // With a token, files are read through the API: the release may be private. No public address has the tag `latest`.
  const withPublicAddress = (asset: Asset) =>
    place.token === "" ? { ...asset, address: addressOf({ ...place, tag: release.tag }, asset.name) } : asset;
  const readAssetBytes = (asset: Asset, maxBytes: number) =>
    readNamedAsset(connection, withPublicAddress(asset), maxBytes);
  const reader = createStatementReader({ read: readAssetBytes }, release, place.repository);
  const statements = await reader.read(assets, release.body);
  const [damaged] = statements.damaged;
  if (damaged !== undefined) refuseEvidence(damaged.what);
  const record = openReleaseRecord(statements.own);
  const namedAssets = new Set([...record.names.keys()].map(toAssetName));
  return {
    record,
    foreignStatements: statements.foreign,
    hash: async (name, onBytes) => {
      const asset = assets.find((one) => one.name === name);
      const expectedSha256 = findRecordedSha256(record, name);
      return (
        asset &&
        (await hashDownload(connection, { ...withPublicAddress(asset), expectedSha256 }, onBytes, neverAborted)).hashes
      );
    },
    unnamedAssets: assets.map(({ name }) => name).filter((name) => !namedAssets.has(name) && !isEvidenceName(name)),
    remarks: [],
  };
}

/** Adds advice to set a token where none is set: GitHub then hides private repositories, and limits requests. */
function withTokenHint(error: AnchorError, { token }: ReleasePlace): AnchorError {
  if (token !== "") return error;
  const hint = "Check owner, repository and tag. A private repository needs a token in GH_TOKEN.";
  return withMessage(
    error,
    error.ownMessage,
    error.code === "RELEASE_NOT_FOUND" ? hint : "Try again later, or with a token in GH_TOKEN.",
  );
}

function refuseEvidence(what: string): never {
  throw new AnchorError("EVIDENCE_INVALID", `${what} cannot be used, so nothing was compared.`, {
    hint: "Tell the project: what this file recorded is missing until it is put back.",
  });
}

/** Parses the evidence page. In an outage, a proxy may send its own page: this then throws `cause`, the outage. */
function parsePage(pageBytes: Uint8Array, cause: AnchorError): readonly StatementFile[] {
  try {
    return parseEvidence(pageBytes, runFiles.page);
  } catch (thrown) {
    throw thrown instanceof AnchorError && cause.code === "GITHUB_UNAVAILABLE" ? cause : thrown;
  }
}

/** Reads the release's evidence page, then each statement that the page names, from the statement's own file. */
async function readByPage(place: ReleasePlace, connection: Connection, cause: AnchorError): Promise<ServedRelease> {
  const { repository, tag } = place;
  const assetAt = (name: string) => ({ id: 0, address: addressOf(place, name) });
  const loadAsset = (name: string) => readAsset(connection, assetAt(name), maxStatementBytes, neverAborted);
  const listError = withTokenHint(cause, place);
  // Only GitHub's API says which release is the latest, so without the API there is no page to read for `latest`.
  const pageBytes = tag === "latest" ? undefined : await unlessAbsent(loadAsset(runFiles.page)).catch(unlessUnreadable);
  if (pageBytes === undefined) throw listError;
  const pageStatements = parsePage(pageBytes, listError);
  const files: StatementFile[] = [];
  for (const { id } of pageStatements) {
    const name = statementFileName(id);
    const file = await unlessAbsent(readStatementAsset({ name }, () => loadAsset(name)));
    if (file !== undefined && "what" in file) refuseEvidence(file.what);
    if (file !== undefined) files.push(file);
  }
  // The release's id is unknown here, so the tag decides which statements are its own.
  const isOwn = ({ statement }: StatementFile): boolean => isOfRelease(statement, { repository, tag });
  const missingCount = pageStatements.length - files.length;
  const record = openReleaseRecord(files.filter(isOwn));
  const hash = (name: string, onBytes: (bytes: number) => void) =>
    hashDownload(
      connection,
      { ...assetAt(name), expectedSha256: findRecordedSha256(record, name) },
      onBytes,
      neverAborted,
    );
  return {
    record,
    foreignStatements: files.filter((file) => !isOwn(file)),
    hash: async (name, onBytes) => (await unlessAbsent(hash(name, onBytes)))?.hashes,
    isPartial: true,
    remarks: [
      `GitHub's list of the release could not be read, so statements that are later than ${runFiles.page}, or in the notes, would not be seen: ${cause.message}`,
      ...(missingCount === 0
        ? []
        : [
            `${counted(missingCount, "statement")} of ${runFiles.page} ${missingCount === 1 ? "is" : "are"} not served, and passed over.`,
          ]),
    ],
  };
}

async function unlessAbsent<Value>(work: Promise<Value>): Promise<Value | undefined> {
  try {
    return await work;
  } catch (thrown) {
    if (thrown instanceof NotFoundError) return undefined;
    throw thrown;
  }
}

/** Returns `undefined` for an unreadable page: the caller throws the error of GitHub's list. Throws any other error. */
function unlessUnreadable(thrown: unknown): undefined {
  if (!(thrown instanceof AnchorError) || thrown.code !== "ASSET_UNREADABLE") throw thrown;
}

/** Returns the recorded SHA-256 of the file that the release serves as `asset`. */
function findRecordedSha256({ names }: EvidenceRecord, asset: string): string | undefined {
  return [...names.values()].find(({ name }) => toAssetName(name) === asset)?.digest.sha256;
}

/** The public download address of an asset. */
function addressOf({ server, repository, tag }: ReleasePlace, asset: string): URL {
  const tagPath = tag.split("/").map(encodeURIComponent).join("/");
  return new URL(`${server}/${repository}/releases/download/${tagPath}/${encodeURIComponent(asset)}`);
}
