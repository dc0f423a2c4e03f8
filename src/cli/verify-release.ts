/** `verify OWNER/REPO@TAG [FILE…]`: compares a release's files, or downloaded ones, with the release's evidence. */
import { createWebClient } from "../api/downloads.ts";
import { toAnchorError } from "../core/errors.ts";
import { toAssetName } from "../core/file-names.ts";
import { nonEmpty, renderBytes, toLineNames } from "../core/text.ts";
import { isDigestMismatch } from "../github/downloads.ts";
import { noProgress, startProgressDisplay } from "../host/host.ts";
import type { StatementFile } from "../evidence/statement-file.ts";
import type { FileAtHand, UnreadFile, UnservedFile } from "../verify/claims.ts";
import { renderPlace } from "../verify/render.ts";
import { shellFront } from "../words/other-fronts.ts";
import { openBar } from "./command-host.ts";
import { usageError, printLine, type CommandOptions, type Terminal } from "./options.ts";
import { readServedRelease, type ServedRelease } from "./read-served.ts";
import { readGitHubPlace, type ReleaseName } from "./repository.ts";
import { printClaims, readFilesAtHand, refuseSurplusOptions, type FilesAtHand } from "./verify.ts";

/**
 * Prints the claims about the release's files, as `verify --evidence` does, and returns the exit code.
 * @throws AnchorError for options of no use here, and where the release does not exist or GitHub cannot be asked
 */
export async function verifyRelease(
  releaseName: ReleaseName,
  options: CommandOptions,
  terminal: Terminal,
): Promise<number> {
  if (options.values.has("evidence"))
    throw usageError("verify OWNER/REPO@TAG takes no --evidence: it reads the evidence of the release");
  refuseSurplusOptions(options, ["repository-url"], "OWNER/REPO@TAG");
  const namedFiles = [...(options.values.get("files") ?? []), ...options.positionals.slice(1)];
  const { stderr, env } = terminal;
  const place = readGitHubPlace(releaseName, options, env);
  await using web = createWebClient();
  const release = await readServedRelease({ ...place, tag: releaseName.tag, web });
  const { record, foreignStatements, isPartial, unnamedAssets, remarks } = release;
  for (const sentence of remarks) printLine(stderr, sentence);
  if (record.statements.length === 0) {
    printLine(stderr, renderNoEvidence(releaseName, foreignStatements));
    return 4;
  }
  const isWholeRelease = namedFiles.length === 0;
  const filesAtHand = isWholeRelease
    ? await hashServedFiles(release, terminal, options)
    : await readFilesAtHand(record, namedFiles, stderr);
  const exitCode = await printClaims({ record, ...(isPartial && { isPartial }), ...filesAtHand }, options, terminal);
  // The verdict does not cover files that the evidence does not name, so the user is told of them.
  if (isWholeRelease && unnamedAssets === undefined) printLine(stderr, "Other files of the release were not checked.");
  else if (isWholeRelease && unnamedAssets !== undefined && unnamedAssets.length > 0)
    printLine(stderr, `Not checked, because the evidence does not name them: ${toLineNames(unnamedAssets)}.`);
  return exitCode;
}

/** Renders that a release has no evidence about itself, and names the releases whose evidence is attached to it. */
function renderNoEvidence({ repository, tag }: ReleaseName, foreignStatements: readonly StatementFile[]): string {
  const places = nonEmpty(foreignStatements.map(({ statement }) => renderPlace(statement.predicate)));
  const name = `${repository}@${tag}`;
  return foreignStatements.length === 0
    ? `${name} has no evidence that anchor-artifacts can read. Check the tag, or ask the project for the evidence.`
    : `There is no evidence of ${tag}: what lies at ${name} is evidence of ${toLineNames([...new Set(places)])}.`;
}

/** Hashes each file that the evidence names; a file that fails does not stop the others. */
async function hashServedFiles(
  { record, hash }: ServedRelease,
  terminal: Terminal,
  { values }: CommandOptions,
): Promise<FilesAtHand> {
  const bar = openBar(terminal, values.get("json")?.[0] === "true");
  const namesByAsset = Map.groupBy(record.names.keys(), toAssetName);
  const files: FileAtHand[] = [];
  const unserved: UnservedFile[] = [];
  const unread: UnreadFile[] = [];
  let [fileCount, byteCount] = [0, 0];
  const readProgress = () => {
    const waitingFor = `file ${fileCount + 1} of ${namesByAsset.size} of the release, ${renderBytes(byteCount)} read`;
    return { ...noProgress, waitingFor };
  };
  const progress = bar && startProgressDisplay({ info: () => {}, progress: bar.show }, readProgress);
  try {
    for (const [asset, [name = asset, ...otherNames]] of namesByAsset) {
      const recordedNames = [name, ...otherNames];
      try {
        const hashes = await hash(asset, (count) => void (byteCount += count));
        // If two recorded names become one asset name, only the bytes tell which file it is, so `asset` is shown.
        const shownName = otherNames.length === 0 ? name : asset;
        if (hashes === undefined)
          unserved.push(...recordedNames.map((one) => ({ name: one, bytes: "missing" as const })));
        else files.push({ name: shownName, sha3_256: hashes.digest, sha256: hashes.sha256 });
      } catch (thrown) {
        const error = toAnchorError(thrown);
        // A digest mismatch is thrown only if the server sent more bytes than GitHub states: these are other bytes.
        const claims = { bytes: "other bytes", notes: [error.message] } as const;
        if (isDigestMismatch(thrown)) unserved.push(...recordedNames.map((one) => ({ name: one, ...claims })));
        else unread.push({ file: asset, why: `${error.message} ${error.hintFor(shellFront)}` });
      }
      fileCount += 1;
    }
    return { files, errors: [], unserved, unread };
  } finally {
    progress?.stop();
    bar?.clear();
  }
}
