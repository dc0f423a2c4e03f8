/** Attaches a run's evidence to its release: its statement, then the files and notes made from all statements there. */
import { readFile } from "node:fs/promises";

import { AnchorError } from "../core/errors.ts";
import { isReportFile, statementFileName } from "../core/file-names.ts";
import { addsToRecord, type EvidenceRecord } from "../evidence/record.ts";
import { createAttempts, type Attempts } from "../host/queue.ts";
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
  /** Makes the same forge with another signal, since a cancelled run has some seconds for its statement. */
  readonly createForge: (stop: AbortSignal) => Forge;
  readonly release: Release;
  readonly assets: readonly Asset[];
  readonly statements: ReleaseStatements;
  readonly record: EvidenceRecord;
  readonly reader: StatementReader;
  /** `none` where the release is only read: then `attachEvidence` is not called. */
  readonly attach: Inputs["releaseAttach"];
  readonly clock: Clock;
  readonly stop: AbortSignal;
}

/** The most times that a job makes derived files. Jobs that add statements after that make files of all statements. */
const maxRounds = 5;
/** How long GitHub's list may lag, and how often it is read meanwhile. */
const maxLagMs = 30_000;
const listPollMs = 1000;
/** How long a cancelled run may take to write its statement. */
const cancelledWriteMs = 4000;

/** What attaching uses: the release, the run, its statement if that is new, and what clocks have signed. */
interface AttachTarget extends OpenedRelease {
  readonly run: Run;
  readonly own: Run["statement"];
  /** Reads what clocks have signed; absent where this run knows of nothing signed. */
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
  const { attempt, errors } = createAttempts();
  // If some evidence cannot be read, nobody knows whether a statement is new: only a run that sent a stamp adds one.
  const isStatementNew =
    hasSent || (statements.damaged.length === 0 && statement !== undefined && addsToRecord(record, statement));
  const own = isStatementNew ? statement : undefined;
  const target = { ...opened, run, own, readClocks };
  run.isRecorded = stop.aborted
    ? (await attempt(() => writeCancelledStatement(target))) === true
    : await attachStatementAndDerived(target, attempt);
  if (run.isRecorded && (own !== undefined || record.statements.length > 0)) run.releaseUrl = release.url;
  return errors;
}

/** Writes a cancelled run's statement, once: the next run must learn of the stamps that were sent. */
async function writeCancelledStatement(target: AttachTarget): Promise<true> {
  const { own, run, assets } = target;
  if (own === undefined || !run.hasSent)
    throw new AnchorError("NOT_ATTEMPTED", "The run was cancelled before the release was written.");
  const stop = AbortSignal.timeout(cancelledWriteMs);
  const timed = { ...target, forge: target.createForge(stop), stop };
  if (target.attach === "body") await writeNotes(timed, assets, true);
  else await putStatement(timed, own);
  return true;
}

/**
 * Attaches the statement, then makes files and notes of all statements, again whenever another job has added one.
 * Returns whether the release has this run's statement, or needs none.
 */
async function attachStatementAndDerived(target: AttachTarget, attempt: Attempts["attempt"]): Promise<boolean> {
  const { forge, release, attach, clock, stop, run, own } = target;
  const writesAssets = attach !== "body";
  const writesNotes = attach !== "assets";
  const uploaded = writesAssets ? await attempt(() => putStatements(target)) : { own };
  // Page, lists and notes may not be made of a statement that was not uploaded.
  if (uploaded === undefined) return false;
  let assets = writesAssets ? await attempt(() => waitUntilListed(target)) : target.assets;
  const unlisted = assets?.some(({ name }) => name === uploaded.asset?.name) === false ? uploaded.asset : undefined;
  if (unlisted !== undefined && (await attempt(() => ensureExists(target, unlisted))) === undefined) return false;
  for (const { name, path } of writesAssets ? run.reports.values() : []) {
    const present = assets ?? [];
    await attempt(async () => putAsset(target, { name, bytes: await readFile(path) }, present));
  }
  let isRecorded = own === undefined || writesAssets;
  const ownAssets = new Map<string, Asset>();
  for (let round = 1; round <= maxRounds && assets !== undefined && !stop.aborted; round += 1) {
    const listed: readonly Asset[] = assets;
    const before = await attempt(() => readOwnStatements(target, listed));
    if (before === undefined) return isRecorded;
    const record = openReleaseRecord([...before, ...(uploaded.own ? [uploaded.own] : [])]);
    if (writesAssets) await putDerivedFiles(target, record, { listed, ownAssets }, attempt);
    const list = async (): Promise<typeof assets> =>
      writesAssets ? await attempt(() => forge.readAssets(release)) : listed;
    const linked = writesNotes ? ((await list()) ?? listed) : listed;
    const areNotesWritten = writesNotes && (await attempt(() => writeNotes(target, linked)));
    isRecorded ||= areNotesWritten === true;
    // The statements are read last, since others may have added some while this run waited for its turn to write.
    const current = await list();
    const after =
      current && areNotesWritten !== undefined ? await attempt(() => readOwnStatements(target, current)) : undefined;
    const knownIds = new Set([own?.id, ...before.map(({ id }) => id)]);
    if (after?.some(({ id }) => !knownIds.has(id)) !== true) break;
    assets = current;
    await clock.wait(clock.random() * listPollMs, stop);
  }
  return isRecorded;
}

/**
 * Puts the run's statement among the assets, and returns it with GitHub's time. Later runs know our files only by a
 * statement among the assets: where this run adds none, the statements that only the notes hold are put there.
 */
async function putStatements(
  target: AttachTarget,
): Promise<{ readonly own: Run["statement"]; readonly asset?: Asset }> {
  const { assets, statements, own } = target;
  if (own !== undefined) {
    const asset = await putStatement(target, own);
    return { own: { ...own, uploadedOn: asset.uploaded }, asset };
  }
  const needsNone = hasStatement(assets) || statements.damaged.length > 0;
  for (const file of needsNone ? [] : statements.own) await putStatement(target, file);
  return { own };
}

/**
 * Reads the release's present statements. @throws AnchorError `EVIDENCE_INVALID` where one cannot be read, as nothing
 * may be made of the others alone
 */
async function readOwnStatements(
  { forge, release: { id, tag }, reader }: OpenedRelease,
  assets: readonly Asset[],
): Promise<ReleaseStatements["own"]> {
  const current = await forge.readRelease(id);
  if (current === undefined) throw releaseGoneError(tag);
  const { own, damaged } = await reader.read(assets, current.body);
  for (const { what, advice: hint } of damaged)
    throw new AnchorError("EVIDENCE_INVALID", `${what} cannot be used, so page, lists and section were not made.`, {
      hint,
    });
  return own;
}

/** Lists the assets once the list shows this run's statement, so that other jobs see it too; waits at most 30 s. */
async function waitUntilListed({ forge, release, clock, stop, own }: AttachTarget): Promise<readonly Asset[]> {
  const endAt = clock.now() + maxLagMs;
  for (;;) {
    const assets = await forge.readAssets(release);
    const isListed = own === undefined || assets.some(({ name }) => name.includes(own.id));
    if (isListed || clock.now() >= endAt || stop.aborted) return assets;
    await clock.wait(listPollMs, stop);
  }
}

/** Reads an asset that the list does not show, as it may lag. @throws AnchorError `ASSET_NOT_UPLOADED` if that fails */
async function ensureExists({ forge, stop }: OpenedRelease, asset: Asset): Promise<true> {
  try {
    if (!stop.aborted) await forge.read(asset, asset.size);
    return true;
  } catch (thrown) {
    if (!(thrown instanceof AnchorError)) throw thrown;
    throw notUploadedError(asset.name, "its upload was confirmed, but it is not listed and cannot be read", thrown);
  }
}

/** Puts the files derived from the record; `ownAssets` are those that this run has put there earlier, by name. */
async function putDerivedFiles(
  target: AttachTarget,
  record: EvidenceRecord,
  { listed, ownAssets }: { readonly listed: readonly Asset[]; readonly ownAssets: Map<string, Asset> },
  attempt: Attempts["attempt"],
): Promise<void> {
  const { forge, run } = target;
  if (record.statements.length === 0) return;
  const derived = await attempt(() => toDerivedFiles(record, listed, run.witnessed, forge));
  for (const file of derived?.files ?? []) {
    // A list that lags may still show the content that this run has replaced.
    const known = [...ownAssets.values(), ...listed];
    const put = await attempt(() => putAsset(target, file, known));
    if (put !== undefined) ownAssets.set(file.name, put);
  }
  for (const asset of derived?.outdated ?? []) await attempt(() => forge.deleteAsset(asset, asset.name));
  await attempt(() => removeAbandoned(forge, listed));
}

/** Writes our section of the notes. It keeps every comment ever read there, since each holds a statement. */
async function writeNotes(target: AttachTarget, assets: readonly Asset[], isOnce = false): Promise<true> {
  const { attach, reader, readClocks, run, own } = target;
  const isLinkingToService = attach === "body";
  const comments = new Set(isLinkingToService && own !== undefined ? [renderComment(own)] : []);
  const assetUrls = new Map(assets.filter(({ isUploaded }) => isUploaded).map(({ name, url }) => [name, url]));
  const inAssets = await reader.read(assets, "");
  const recordOf = (notes: string) =>
    openReleaseRecord([...inAssets.own, ...reader.parseNotes(notes).own, ...(own ? [own] : [])]);
  const clocks = (await readClocks?.(recordOf(target.release.body))) ?? [];
  const render = (maxBytes: number, notes: string): readonly string[] => {
    for (const comment of findStatementComments(findSection(notes))) comments.add(comment);
    const record = recordOf(notes);
    // A demonstration's run is left out where the record is of a public chain.
    const isLeftOut = run.isDemonstration && !record.isDemonstration;
    const shownRun = isLeftOut ? { ...run, chain: undefined } : run;
    const facts = { record, rows: isLeftOut ? [] : run.rows, run: shownRun, isLinkingToService, clocks };
    // With `body`, page and lists are not made; those of other jobs are not linked where they may lack statements.
    const isWhole = !isLinkingToService || record.statements.every(({ id }) => assetUrls.has(statementFileName(id)));
    const urls = isWhole ? assetUrls : new Map([...assetUrls].filter(([name]) => isReportFile(name)));
    return renderSection({ ...facts, assetUrls: urls, comments: [...comments].toSorted() }, maxBytes);
  };
  const isComplete = (notes: string): boolean => [...comments].every((comment) => notes.includes(comment));
  await writeSection({ ...target, ...(!isOnce && { isComplete }) }, render);
  return true;
}
