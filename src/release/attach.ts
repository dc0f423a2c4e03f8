/** Attaches a run's evidence to its release: the statement, then files and notes made of all statements there. */
import { readFile } from "node:fs/promises";

import { AnchorError } from "../core/errors.ts";
import { isReportFile, statementFileName } from "../core/file-names.ts";
import { addsToRecord, type EvidenceRecord } from "../evidence/record.ts";
import { createErrorCollector, type ErrorCollector } from "../host/queue.ts";
import type { Clock } from "../host/host.ts";
import type { Inputs } from "../host/inputs.ts";
import type { Run } from "../evidence/run.ts";
import type { Witnesses } from "../run/ask-witnesses.ts";
import { type Asset, type Forge, releaseGoneError, type Release } from "./forge.ts";
import { notUploadedError, putAsset, putStatement, removeAbandoned, toDerivedFiles } from "./put-asset.ts";
import { renderSection } from "./render-section.ts";
import { findSection, writeSection } from "./section.ts";
import {
  hasStatement,
  openReleaseRecord,
  findStatementComments,
  renderComment,
  type StatementReader,
  type ReleaseStatements,
} from "./statements.ts";

/** A release that was found and read, and what is needed to write to it. */
export interface OpenedRelease {
  readonly forge: Forge;
  /** Gives a cancelled run, whose own signal has aborted, some seconds to end what it must: a forge, and their end. */
  readonly takeLastSeconds: () => Pick<OpenedRelease, "forge" | "stop">;
  readonly release: Release;
  readonly assets: readonly Asset[];
  readonly statements: ReleaseStatements;
  readonly record: EvidenceRecord;
  readonly reader: StatementReader;
  /** The input `release-attach`. If it is `none`, the release is only read, and `attachEvidence` is not called. */
  readonly attach: Inputs["releaseAttach"];
  readonly clock: Clock;
  readonly stop: AbortSignal;
}

/** The most times that a job makes page, lists and section. A job that adds a statement later makes them anew. */
const maxDerivationRounds = 5;
/** How long we wait until GitHub's list shows an upload, and the pause before the list is read again. */
const maxLagMs = 30_000;
const listPollWaitMs = 1000;
/** How long a cancelled run may write to the release, and until when after the signal, unless that is too short. */
const maxLastMs = 4000;
const lastEndMs = 5000;
const minLastMs = 1000;

/** Creates `takeLastSeconds`. It counts from the signal: a stamp under way may have been waited for since then. */
export function createLastSeconds(
  createForge: (stop: AbortSignal) => Forge,
  { clock, stop }: Pick<OpenedRelease, "clock" | "stop">,
): OpenedRelease["takeLastSeconds"] {
  let cancelledAt: number | undefined;
  stop.addEventListener("abort", () => (cancelledAt = clock.now()), { once: true });
  return () => {
    const leftMs = lastEndMs - (clock.now() - (cancelledAt ?? clock.now()));
    const lastStop = AbortSignal.timeout(Math.ceil(Math.min(maxLastMs, Math.max(minLastMs, leftMs))));
    return { forge: createForge(lastStop), stop: lastStop };
  };
}

/** What attaching uses: the release, the run, and the run's statement if it adds anything to the record. */
interface AttachTarget extends OpenedRelease {
  readonly run: Run;
  readonly ownStatement: Run["statement"];
  /** By name, what this run attached, or found there with the same content; the forge's lists may not show it yet. */
  readonly ownAssets: Map<string, Asset>;
  readonly attempt: ErrorCollector["attempt"];
  /** Reads what witnesses have signed; absent where neither the inputs nor the evidence name a witness. */
  readonly readClocks: Witnesses["read"] | undefined;
}

/** Attaches what `release-attach` asks for. If one file fails, the others are still attached; returns the errors. */
export async function attachEvidence(
  opened: OpenedRelease,
  run: Run,
  readClocks?: Witnesses["read"],
): Promise<readonly AnchorError[]> {
  const { record, release, statements, stop } = opened;
  const { statement, hasSent } = run;
  const { attempt, errors } = createErrorCollector();
  // If evidence cannot be read, nobody knows whether a statement adds to it: it is attached only if a stamp was sent.
  const isStatementNew =
    hasSent || (statements.damaged.length === 0 && statement !== undefined && addsToRecord(record, statement));
  const ownStatement = isStatementNew ? statement : undefined;
  const ownAssets = new Map<string, Asset>();
  const target = { ...opened, run, ownStatement, ownAssets, attempt, readClocks };
  if (!stop.aborted) run.isRecorded = await attachStatementAndDerived(target);
  // The run may have been cancelled while its statement was on the way.
  if (stop.aborted && run.isRecorded !== true && (hasSent || errors.length === 0))
    run.isRecorded = (await attempt(() => writeCancelledStatement(target))) === true;
  if (ownAssets.size > 0) run.releaseUrl = release.url;
  return errors;
}

/** Writes a cancelled run's statement in a single attempt: the next run must learn of the stamps that were sent. */
async function writeCancelledStatement(target: AttachTarget): Promise<true> {
  const { ownStatement, ownAssets, run, assets } = target;
  if (ownStatement === undefined || !run.hasSent)
    throw new AnchorError("NOT_ATTEMPTED", "The run was cancelled before the release was written.");
  const timedTarget = { ...target, ...target.takeLastSeconds() };
  if (target.attach === "body") await writeNotes(timedTarget, assets, true);
  else ownAssets.set(statementFileName(ownStatement.id), await putStatement(timedTarget, ownStatement));
  return true;
}

/**
 * Attaches the statement, then makes page, lists and notes of all statements. If another job has added a statement
 * meanwhile, they are made again. Returns whether the release has this run's statement, or needs none.
 */
async function attachStatementAndDerived(target: AttachTarget): Promise<boolean> {
  const { forge, release, attach, clock, stop, run, ownStatement, ownAssets, attempt } = target;
  const writesAssets = attach !== "body";
  const writesNotes = attach !== "assets";
  const readAssets = (): Promise<readonly Asset[] | undefined> => attempt(() => forge.readAssets(release));
  const upload = writesAssets ? await attempt(() => putStatements(target)) : { ownStatement };
  // Page, lists and notes must not show a statement that was not uploaded.
  if (upload === undefined) return false;
  let assets = writesAssets ? await attempt(() => waitUntilListed(target)) : target.assets;
  const hiddenAsset = assets?.some(({ name }) => name === upload.asset?.name) === false ? upload.asset : undefined;
  if (hiddenAsset !== undefined && (await attempt(() => ensureExists(target, hiddenAsset))) === undefined) return false;
  if (upload.asset !== undefined) ownAssets.set(upload.asset.name, upload.asset);
  for (const { name, path } of writesAssets ? run.reports.values() : [])
    await putOwnAsset(target, name, () => readFile(path), assets ?? []);
  let isRecorded = ownStatement === undefined || writesAssets;
  for (let round = 1; round <= maxDerivationRounds && assets !== undefined && !stop.aborted; round += 1) {
    const listedAssets: readonly Asset[] = assets;
    const earlierStatements = await attempt(() => readOwnStatements(target, listedAssets));
    if (earlierStatements === undefined) return isRecorded;
    const record = openReleaseRecord([...earlierStatements, ...(upload.ownStatement ? [upload.ownStatement] : [])]);
    if (writesAssets) await putDerivedFiles(target, record, listedAssets);
    const linkedAssets = writesNotes ? ((await readAssets()) ?? listedAssets) : listedAssets;
    const areNotesWritten = writesNotes && (await attempt(() => writeNotes(target, linkedAssets)));
    isRecorded ||= areNotesWritten === true;
    // Another job may have added a statement while this run waited for its turn to write.
    const listing = writesAssets ? await readAssets() : linkedAssets;
    const laterStatements =
      listing && areNotesWritten !== undefined ? await attempt(() => readOwnStatements(target, listing)) : undefined;
    const knownIds = new Set([ownStatement?.id, ...earlierStatements.map(({ id }) => id)]);
    if (laterStatements?.some(({ id }) => !knownIds.has(id)) !== true) break;
    assets = listing;
    await clock.wait(clock.random() * listPollWaitMs, stop);
  }
  return isRecorded;
}

/**
 * Puts the run's statement among the assets, and returns it with GitHub's time. If this run adds no statement and the
 * assets have none, those in the notes are put there: without one, later runs take our files for the project's.
 */
async function putStatements(
  target: AttachTarget,
): Promise<{ readonly ownStatement: Run["statement"]; readonly asset?: Asset }> {
  const { assets, statements, ownStatement } = target;
  if (ownStatement !== undefined) {
    const asset = await putStatement(target, ownStatement);
    return { ownStatement: { ...ownStatement, uploadedOn: asset.uploaded }, asset };
  }
  const needsNoStatement = hasStatement(assets) || statements.damaged.length > 0;
  for (const file of needsNoStatement ? [] : statements.own) await putStatement(target, file);
  return { ownStatement };
}

/**
 * Reads the release's present statements. @throws AnchorError `EVIDENCE_INVALID` if one of them cannot be read: page,
 * lists and section must not be made without it
 */
async function readOwnStatements(
  { forge, release: { id, tag }, reader }: OpenedRelease,
  assets: readonly Asset[],
): Promise<ReleaseStatements["own"]> {
  const currentRelease = await forge.readRelease(id);
  if (currentRelease === undefined) throw releaseGoneError(tag);
  const { own, damaged } = await reader.read(assets, currentRelease.body);
  for (const { what, advice: hint } of damaged)
    throw new AnchorError("EVIDENCE_INVALID", `${what} cannot be used, so page, lists and section were not made.`, {
      hint,
    });
  return own;
}

/** Lists the assets. Waits up to 30 s until the list shows this run's statement, so that other jobs see it too. */
async function waitUntilListed({ forge, release, clock, stop, ownStatement }: AttachTarget): Promise<readonly Asset[]> {
  const endAt = clock.now() + maxLagMs;
  for (;;) {
    const assets = await forge.readAssets(release);
    const isListed = ownStatement === undefined || assets.some(({ name }) => name.includes(ownStatement.id));
    if (isListed || clock.now() >= endAt || stop.aborted) return assets;
    await clock.wait(listPollWaitMs, stop);
  }
}

/** Checks by a download that an asset exists which no list shows yet. @throws AnchorError `ASSET_NOT_UPLOADED` */
async function ensureExists({ forge, stop }: OpenedRelease, asset: Asset): Promise<true> {
  try {
    if (!stop.aborted) await forge.read(asset, asset.size);
    return true;
  } catch (thrown) {
    if (!(thrown instanceof AnchorError)) throw thrown;
    throw notUploadedError(asset.name, "its upload was confirmed, but it is not listed and cannot be read", thrown);
  }
}

/** Attaches the page and lists made of the record. */
async function putDerivedFiles(
  target: AttachTarget,
  record: EvidenceRecord,
  listedAssets: readonly Asset[],
): Promise<void> {
  const { forge, run, ownAssets, attempt } = target;
  if (record.statements.length === 0) return;
  const derived = await attempt(() => toDerivedFiles(record, listedAssets, run.witnessed, forge));
  for (const { name, bytes } of derived?.files ?? []) await putOwnAsset(target, name, async () => bytes, listedAssets);
  for (const asset of derived?.outdated ?? []) {
    ownAssets.delete(asset.name);
    await attempt(() => forge.deleteAsset(asset, asset.name));
  }
  await attempt(() => removeAbandoned(forge, listedAssets));
}

async function putOwnAsset(
  target: AttachTarget,
  name: string,
  load: () => Promise<Uint8Array>,
  listedAssets: readonly Asset[],
): Promise<void> {
  const { ownAssets, attempt } = target;
  // The run's own assets come first: a list that lags may still show assets that the run has replaced.
  const knownAssets = [...ownAssets.values(), ...listedAssets];
  const asset = await attempt(async () => putAsset(target, { name, bytes: await load() }, knownAssets));
  if (asset !== undefined) ownAssets.set(name, asset);
}

/** Writes our section of the notes. Keeps every hidden comment that was ever read there, as each holds a statement. */
async function writeNotes(target: AttachTarget, assets: readonly Asset[], isOnce = false): Promise<true> {
  const { attach, reader, readClocks, run, ownStatement, ownAssets } = target;
  const linksReportsAtService = attach === "body";
  const comments = new Set(linksReportsAtService && ownStatement !== undefined ? [renderComment(ownStatement)] : []);
  const linkedAssets = [...assets.filter(({ isUploaded }) => isUploaded), ...ownAssets.values()];
  const assetUrls = new Map(linkedAssets.map(({ name, url }) => [name, url]));
  const assetStatements = await reader.read(assets, "");
  const recordOf = (notes: string) =>
    openReleaseRecord([
      ...assetStatements.own,
      ...reader.parseNotes(notes).own,
      ...(ownStatement ? [ownStatement] : []),
    ]);
  const clockAnswers = (await readClocks?.(recordOf(target.release.body))) ?? [];
  const render = (maxBytes: number, notes: string): readonly string[] => {
    for (const comment of findStatementComments(findSection(notes))) comments.add(comment);
    const record = recordOf(notes);
    // The section does not show the rows and chain of a demonstration if the record is of a public chain.
    const isRunLeftOut = run.isDemonstration && !record.isDemonstration;
    const shownRun = isRunLeftOut ? { ...run, chain: undefined } : run;
    const facts = { record, rows: isRunLeftOut ? [] : run.rows, run: shownRun, linksReportsAtService, clockAnswers };
    // With `release-attach: body`, page and lists were made by other jobs, of statements that are assets. They are not
    // linked if a statement is only in the notes, since they may lack the files that it names.
    const isWhole = !linksReportsAtService || record.statements.every(({ id }) => assetUrls.has(statementFileName(id)));
    const linkedUrls = isWhole ? assetUrls : new Map([...assetUrls].filter(([name]) => isReportFile(name)));
    return renderSection({ ...facts, assetUrls: linkedUrls, comments: [...comments].toSorted() }, maxBytes);
  };
  const isComplete = (notes: string): boolean => [...comments].every((comment) => notes.includes(comment));
  await writeSection({ ...target, ...(!isOnce && { isComplete }) }, render);
  run.releaseUrl = target.release.url;
  return true;
}
