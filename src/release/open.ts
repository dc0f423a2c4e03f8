/** Opens the release of a run. This folder's code is loaded only when a run needs a release. */
import { randomBytes } from "node:crypto";

import type { Digest } from "../core/digest.ts";
import { AnchorError } from "../core/errors.ts";
import type { Inputs } from "../host/inputs.ts";
import type { Host, Log } from "../host/host.ts";
import {
  isEvidenceName,
  isTemporaryName,
  reportFileName,
  runFiles,
  statementFileName,
  witnessFileNames,
} from "../core/file-names.ts";
import { counted, toLineName, toLineNames } from "../core/text.ts";
import { version } from "../core/version.ts";
import { toStatementFile } from "../evidence/statement-file.ts";
import type { Anchor } from "../evidence/statement.ts";
import { toStatement } from "../evidence/to-statement.ts";
import type { ReleaseAccess } from "../run/release-access.ts";
import { attachEvidence, createLastSeconds, type OpenedRelease } from "./attach.ts";
import { compareRows, findUnjudged } from "./compare.ts";
import { findRelease, listAllAssets, selectAssets, toCandidate, type ReleaseClues } from "./find-assets.ts";
import { isUnderWay, maxAssets, type Asset, type Forge, type Release } from "./forge.ts";
import { findSection, replaceSection } from "./section.ts";
import {
  createNameFinder,
  createStatementReader,
  hasStatement,
  openReleaseRecord,
  findStatementComments,
  renderComment,
} from "./statements.ts";

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
    ensureEvidenceFits: (names) => ensureEvidenceFits(release, assets, inputs, names),
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

/** @throws AnchorError `RELEASE_NOT_WRITABLE` where page, lists or reports would replace files of the project */
function ensureNamesFree(
  { tag }: Pick<Release, "tag">,
  assets: readonly Asset[],
  reportNames: readonly string[],
): void {
  if (hasStatement(assets)) return;
  const { page, checksums, sha256 } = runFiles;
  const writtenNames = new Set([page, checksums, sha256, ...witnessFileNames, ...reportNames]);
  const takenNames = assets.map(({ name }) => name).filter((name) => writtenNames.has(name));
  if (takenNames.length === 0) return;
  const message = `The release ${toLineName(tag)} has files of the names that this run would write, and no statement among its files: ${toLineNames(takenNames)}. Nothing was sent.`;
  const hint = "Rename these files, or remove them if an earlier run made them. Or set release-attach: body.";
  throw new AnchorError("RELEASE_NOT_WRITABLE", message, { hint, saysUnsent: true });
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

/** The inputs that decide which evidence is written. */
export type EvidenceInputs = Pick<Inputs, "mode" | "anchor" | "report" | "witness" | "releaseAttach">;

/** A heading of the greatest length. This heading and the hidden comments are the least that the notes must hold. */
const longestHeading = "#".padEnd(250);

/**
 * Checks that the notes have room for our section, and the assets for our files, as far as `release-attach` wants them,
 * and that no file of the project has the name of one of ours.
 * @throws AnchorError `RELEASE_BODY_FULL`, `ASSET_LIMIT_REACHED`, `RELEASE_NOT_WRITABLE`
 */
export function ensureEvidenceFits(
  release: Release,
  assets: readonly Asset[],
  inputs: EvidenceInputs,
  names: readonly string[],
): void {
  const { releaseAttach: attach } = inputs;
  if (attach === "assets" || attach === "both") ensureAssetsFit(release, assets, inputs, names);
  if (attach !== "body" && attach !== "both") return;
  const comments = findStatementComments(findSection(release.body));
  const ownComments = attach === "body" ? [renderLongestComment(inputs, names)] : [];
  replaceSection(release.body, () => [[longestHeading, ...comments, ...ownComments].join("\n\n")]);
}

function ensureAssetsFit(
  release: Pick<Release, "tag">,
  assets: readonly Asset[],
  { mode, anchor, report, witness }: EvidenceInputs,
  names: readonly string[],
): void {
  // Each digest that the service is asked about gets a report. With `anchor: manifest`, that is only the list's.
  const askedNames = anchor === "manifest" ? [runFiles.checksums] : names;
  const reportNames = mode === "verify" && report ? askedNames.map((name) => reportFileName(name, "", false)) : [];
  ensureNamesFree(release, assets, reportNames);
  const derivedNames = [
    runFiles.checksums,
    runFiles.sha256,
    runFiles.page,
    ...witnessFileNames.slice(0, witness.length),
  ];
  const presentNames = new Set(assets.map((asset) => asset.name));
  // Each present name counts once: if two files share a name, the second report is a new asset with another name.
  const missingCount = [...derivedNames, ...reportNames].filter((name) => !presentNames.delete(name)).length;
  // Two more are the run's statement, and a temporary asset: a new file is uploaded before the old one is removed.
  const addedCount = missingCount + 2;
  if (assets.length + addedCount <= maxAssets) return;
  const message = `The release ${release.tag} has ${assets.length} assets, and this run would add ${addedCount}.`;
  throw new AnchorError("ASSET_LIMIT_REACHED", message);
}

/** About as many bytes as a time stamp has with its signer's certificates, which compression does not shorten. */
const witnessTokenBytes = 6000;

/** Renders the longest comment that this run's statement may need, as if each digest were in a block of its own. */
function renderLongestComment({ anchor, mode, witness }: EvidenceInputs, names: readonly string[]): string {
  const randomHex = (): string => randomBytes(32).toString("hex");
  const subjects = [...new Set(names)].map((name) => ({
    name,
    digest: { sha3_256: randomHex() as Digest, sha256: randomHex() },
  }));
  const anchors = subjects.map(({ digest: { sha3_256: digest } }, index): Anchor => {
    const block = { block: 10_000_000 + index, date: new Date(index).toISOString(), matched: digest };
    const records = [
      { ...block, txpow: `0x${randomHex()}`, transaction: `0x${randomHex()}`, coin: `0x${randomHex()}` },
    ];
    return { covers: "subject", digest, verdict: "already-anchored", chain: { records } };
  });
  const longText = "https://".padEnd(100, "x");
  const statement = toStatement({
    tool: { name: "anchor-artifacts", version },
    mode,
    finishedOn: new Date().toISOString(),
    run: { repository: longText, ref: longText, commit: randomHex(), url: longText, attempt: "1" },
    service: { url: longText, demonstration: false },
    subjects,
    anchors: anchor === "manifest" ? anchors.slice(0, 1) : anchors,
    witnesses: witness.map(() => ({
      kind: "rfc3161",
      of: runFiles.sha256,
      url: longText,
      token: randomBytes(witnessTokenBytes).toString("base64"),
    })),
  });
  return statement === undefined ? "" : renderComment(toStatementFile(statement));
}
