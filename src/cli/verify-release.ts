/** `verify OWNER/REPO@TAG [FILE…]`: compares a release, or files from it, with the evidence of the release. */
import { createWeb } from "../api/downloads.ts";
import { type AnchorError, retold, toAnchorError } from "../core/errors.ts";
import { runFiles, toAssetName } from "../core/file-names.ts";
import { renderBytes, toLine, toLineNames } from "../core/text.ts";
import { createProgress, idleFor } from "../host/host.ts";
import type { Statement } from "../evidence/statement.ts";
import type { EvidenceAtHand } from "../verify/bytes.ts";
import type { FileAtHand } from "../verify/claims.ts";
import { verifyEvidence } from "../verify/verify-evidence.ts";
import { openBar, type Terminal } from "./command-host.ts";
import { type CommandOptions, usageError } from "./options.ts";
import { readServedRelease, type ServedRelease } from "./read-served.ts";
import { readGitHubPlace, type ReleaseName } from "./repository.ts";
import { printClaims, readFilesAtHand, refuseSurplus, type FilesAtHand } from "./verify.ts";

interface ReleaseFiles extends FilesAtHand {
  /** The names of assets that could not be read. */
  readonly unread?: ReadonlySet<string>;
}

/**
 * Prints the same claims as `verify --evidence`.
 *
 * @returns the exit code
 * @throws AnchorError where the release is not there or GitHub cannot be asked
 */
export async function verifyRelease(
  { repository, tag }: ReleaseName,
  options: CommandOptions,
  terminal: Terminal,
): Promise<number> {
  if (options.values.has("evidence"))
    throw usageError("verify OWNER/REPO@TAG takes no --evidence: it reads the evidence of the release");
  refuseSurplus(options, ["repository-url"], "OWNER/REPO@TAG");
  const named = [...(options.values.get("files") ?? []), ...options.words.slice(1)];
  const { stderr, env } = terminal;
  const place = readGitHubPlace(repository, options, env);
  const web = createWeb();
  try {
    const read = (from: ServedRelease): Promise<ReleaseFiles> =>
      named.length > 0 ? readFilesAtHand(from.record, named, stderr) : hashServed(from, terminal, options);
    let release = await readServedRelease({ ...place, tag, web });
    let atHand = await read(release);
    if (release.readMore !== undefined && (await isOpen({ ...release, ...atHand }))) {
      release = await release.readMore();
      atHand = await read(release);
    }
    for (const sentence of release.damaged) stderr.write(`${toLine(sentence)}\n`);
    const { record, evidenceDigest, isPartial } = release;
    if (record.lines.length === 0) {
      stderr.write(
        `${toLine(`${repository}@${tag}`)} has no evidence that anchor-artifacts can read. Check the tag, or ask the project for the evidence.\n`,
      );
      return 4;
    }
    tellForeign(record.lines, { repository, tag }, terminal);
    const evidence = { record, ...(evidenceDigest && { evidenceDigest }), ...(isPartial && { isPartial }) };
    const { exitCode, missing } = await printClaims({ ...evidence, ...atHand }, options, terminal);
    if (named.length === 0) tellUnseen(missing, atHand, release.readMore ? runFiles.page : "the evidence", terminal);
    return exitCode;
  } finally {
    await web.close();
  }
}

/** Whether a log or the notes may know more than a page: not all is valid, or a promise to Bitcoin may be kept by now. */
async function isOpen(evidence: EvidenceAtHand): Promise<boolean> {
  if (verifyEvidence(evidence).verdict !== "valid") return true;
  const { record } = evidence;
  if (record.witnesses.length === 0) return false;
  const { readWitnesses } = await import("../witness/read-witnesses.ts");
  return (await readWitnesses(record)).some(({ claim }) => claim === "pending");
}

/** Hashes every file of the release that the evidence names; an error with one file does not stop the others. */
async function hashServed(
  { record, hash }: ServedRelease,
  terminal: Terminal,
  { values }: CommandOptions,
): Promise<ReleaseFiles> {
  const bar = openBar(terminal, values.get("json")?.[0] === "true");
  const byAsset = Map.groupBy(record.names.keys(), toAssetName);
  const files: FileAtHand[] = [];
  const errors: AnchorError[] = [];
  const unread = new Set<string>();
  let [done, bytes] = [0, 0];
  const doing = (): string => `file ${done + 1} of ${byAsset.size} of the release, ${renderBytes(bytes)} read`;
  const progress = bar && createProgress({ info: () => {}, progress: bar.show }, () => idleFor(doing()));
  try {
    for (const [asset, [name = asset, ...others]] of byAsset) {
      try {
        const hashes = await hash(asset, (count) => void (bytes += count));
        // Of two names with one asset's name, only the bytes can tell which is meant.
        const label = others.length === 0 ? name : asset;
        if (hashes !== undefined) files.push({ name: label, sha3_256: hashes.digest, sha256: hashes.sha256 });
      } catch (thrown) {
        const error = toAnchorError(thrown);
        errors.push(retold(error, `${asset}: ${error.account}`));
        unread.add(asset);
      }
      done += 1;
    }
    return { files, errors, unread };
  } finally {
    progress?.stop();
    bar?.clear();
  }
}

/** Tells where no line is of this release: an older one's files and evidence may have been put in its place. */
function tellForeign(lines: readonly Statement[], { repository, tag }: ReleaseName, { stderr }: Terminal): void {
  const runs = lines.flatMap(({ predicate }) => predicate.run ?? []);
  const isForeign = (member: "repository" | "tag", own: string): boolean => {
    const known = runs.flatMap((run) => run[member]?.toLowerCase() ?? []);
    return known.length > 0 && !known.includes(own.toLowerCase());
  };
  if (!isForeign("repository", repository) && (tag === "latest" || !isForeign("tag", tag))) return;
  const last = runs.findLast((run) => run.repository !== undefined || run.tag !== undefined);
  const made = [last?.repository, last?.tag].filter((part) => part !== undefined).join("@");
  stderr.write(
    `The evidence was made for ${toLine(made)}, not for ${toLine(`${repository}@${tag}`)}: unless the project was renamed, these may be the files of another release.\n`,
  );
}

/** Says which files the verdict is not about. */
function tellUnseen(
  missing: readonly string[],
  { files, unread }: ReleaseFiles,
  read: string,
  { stderr }: Terminal,
): void {
  const gone = missing.filter((name) => unread?.has(toAssetName(name)) !== true);
  if (gone.length > 0)
    stderr.write(`The evidence names these files, but the release does not have them: ${toLineNames(gone)}.\n`);
  if (files.length > 0)
    stderr.write(`Other files of the release were not checked, because ${read} does not name them.\n`);
}
