/** Opens the release of a run. This folder's code is loaded only when a run needs a release. */
import { AnchorError } from "../core/errors.ts";
import type { Inputs } from "../host/inputs.ts";
import type { Host, Log } from "../host/host.ts";
import { isEvidenceName, isTemporaryName, statementFileName } from "../core/file-names.ts";
import { counted, toLineName, toLineNames } from "../core/text.ts";
import type { ReleaseAccess } from "../run/release-access.ts";
import { attachEvidence, createLastSeconds, type OpenedRelease } from "./attach.ts";
import { compareRows, findUnjudged } from "./compare.ts";
import { findRelease, listAllAssets, selectAssets, toCandidate, type ReleaseClues } from "./find-assets.ts";
import { isUnderWay, type Asset, type Forge } from "./forge.ts";
import { ensureEvidenceFits, foreseeStatement, type EvidenceInputs } from "./room.ts";
import { createNameFinder, createStatementReader, hasStatement, openReleaseRecord } from "./statements.ts";

type ReleaseInputs = EvidenceInputs & Pick<Inputs, "files" | "ifNoFilesFound" | "fromRelease" | "releaseTag">;

/**
 * Finds the release of a run and reads what the run needs. If the run attaches, checks that the release can be written.
 * @param createForge makes the access to GitHub, whose waits end when `stop` aborts
 * @throws AnchorError `RELEASE_NOT_FOUND`, `RELEASE_AMBIGUOUS`, `RELEASE_NOT_WRITABLE`, `RELEASE_IMMUTABLE`,
 *   `INPUT_INVALID`, or another code when GitHub refuses or fails
 */
export async function openRelease(
  createForge: (stop: AbortSignal) => Forge,
  inputs: ReleaseInputs,
  { workspace, origin, event }: Pick<Host, "workspace" | "origin"> & Pick<ReleaseClues, "event">,
  { log, clock, stop }: Pick<OpenedRelease, "clock" | "stop"> & { readonly log: Log },
): Promise<ReleaseAccess> {
  const { fromRelease, releaseAttach: attach } = inputs;
  const forge = createForge(stop);
  const takeLastSeconds = createLastSeconds(createForge, { clock, stop });
  const release = await findRelease(forge, inputs.releaseTag, { ...origin, event, clock, stop });
  const { id, tag } = release;
  log.info(`The release ${tag}${release.isDraft ? ", a draft" : ""}: ${release.url}`);
  const assets = await listAllAssets(forge, release, { clock, stop });
  const reader = createStatementReader(forge, release, origin.repository);
  const statements = await reader.read(assets, release.body);
  const record = openReleaseRecord(statements.own);
  const opened = { forge, takeLastSeconds, release, assets, statements, record, reader, attach, clock, stop };
  logOtherStatements(opened, log);
  if (attach !== "none") await ensureWritable(opened);
  const isEvidence = createEvidenceTest(opened);
  const selectedAssets = fromRelease ? await selectAssets(assets, inputs, { workspace, log, isEvidence }) : [];
  const findRecorded = createNameFinder(record.names.values(), ({ name }) => name);
  return {
    candidates: selectedAssets.map((asset) =>
      toCandidate(forge, { ...asset, expectedSha256: findRecorded(asset.name)?.digest.sha256 }),
    ),
    ...createLaterReads(opened, isEvidence, inputs, log),
    identity: { repository: origin.repository, tag, id },
    statements: statements.own,
    damaged: statements.damaged,
    githubTime: forge.githubTime,
    ensureEvidenceFits: async (subjects) => {
      const foreseen = { ...(await foreseeStatement(subjects, workspace)), after: record.heads };
      ensureEvidenceFits(release, assets, inputs, foreseen);
    },
    ...(attach !== "none" && { attach: (run, readClocks) => attachEvidence(opened, run, readClocks) }),
  };
}

/** Creates the functions that read the release's assets again later in the run. */
function createLaterReads(
  { forge, release, assets, record, stop }: OpenedRelease,
  isEvidence: (asset: Pick<Asset, "name">) => boolean,
  inputs: ReleaseInputs,
  log: Log,
): Pick<ReleaseAccess, "readOtherAssets" | "compare" | "readUnjudgedAssets"> {
  let lateAssets: readonly Asset[] = [];
  let comparedAssets: readonly Asset[] = [];
  const readProjectFiles = async (): Promise<readonly Asset[]> => {
    const currentAssets = stop.aborted ? [] : await forge.readAssets(release);
    // Also evidence that this run or another job has attached meanwhile is recognized.
    const isOurs = ({ name }: Asset): boolean =>
      isEvidence({ name }) || (hasStatement(currentAssets) && isEvidenceName(name));
    return currentAssets.filter(
      (asset) => (asset.isUploaded || isUnderWay(asset, forge.githubTime())) && !isOurs(asset),
    );
  };
  return {
    readOtherAssets: async (names) => {
      const otherAssets = (await readProjectFiles()).filter(({ name }) => !names.has(name));
      const subjects = [...names, ...otherAssets.map(({ name }) => name)].map((name) => ({ name }));
      if (otherAssets.length > 0) ensureEvidenceFits(release, assets, inputs, { subjects, after: record.heads });
      lateAssets = [...lateAssets, ...otherAssets];
      return otherAssets.map((asset) => toCandidate(forge, asset));
    },
    compare: async (rows) => {
      if (rows.length === 0 || stop.aborted) return;
      const currentAssets = await readProjectFiles();
      compareRows(rows, currentAssets, { inputs, record, log });
      // Without a stated SHA-256 there was nothing to compare with: then only the asset that was hashed is judged.
      comparedAssets = currentAssets.filter(({ sha256 }) => sha256 !== undefined || !inputs.fromRelease);
    },
    readUnjudgedAssets: async (rows) =>
      findUnjudged(rows, [...assets, ...lateAssets, ...comparedAssets], await readProjectFiles()),
  };
}

/**
 * Creates the test whether an asset is our evidence. It is, if its name is one of ours and the release has a statement;
 * a temporary upload always is. But where only the notes have statements, a file that these record is the project's.
 */
function createEvidenceTest({ assets, statements, record }: OpenedRelease): (asset: Pick<Asset, "name">) => boolean {
  const { own, foreign, damaged } = statements;
  const isOurs = own.length + foreign.length + damaged.length > 0 ? isEvidenceName : isTemporaryName;
  const isProjectFile = (name: string): boolean => !hasStatement(assets) && record.names.has(name);
  return ({ name }) => isTemporaryName(name) || (isOurs(name) && !isProjectFile(name));
}

/** Logs which statements are about another release, and which statements are named by others but missing. */
function logOtherStatements(
  { statements: { foreign }, record: { missingIds }, release: { tag } }: OpenedRelease,
  log: Log,
): void {
  const otherTags = foreign.map(({ statement: { predicate } }) => predicate.release?.tag ?? predicate.run?.ref ?? "");
  if (foreign.length > 0)
    log.notice(
      `Evidence of another release lies here (${toLineNames([...new Set(otherTags)])}): it says nothing about ${toLineName(tag)}, and was not used.`,
      { title: "evidence of another release" },
    );
  if (missingIds.length > 0)
    log.notice(
      `${counted(missingIds.length, "earlier statement")} that this release's evidence names ${missingIds.length === 1 ? "is" : "are"} not here: ${toLineNames(missingIds.map(statementFileName))}.`,
      { title: "missing statement" },
    );
}

async function ensureWritable({ forge, release, attach }: OpenedRelease): Promise<void> {
  const { tag, isImmutable, isDraft } = release;
  if (attach !== "body" && isImmutable && !isDraft) {
    throw new AnchorError(
      "RELEASE_IMMUTABLE",
      `The release ${tag} is locked (published and immutable), so no file can be added.`,
    );
  }
  if (attach !== "body") forge.ensureUploadAddress(release);
  await forge.ensureWritable(release);
}
