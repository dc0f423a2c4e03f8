/** Attaches a run's evidence to its release: its statement, then the files and notes made from all statements there. */
import { readFile } from "node:fs/promises";

import { AnchorError } from "../core/errors.ts";
import { isReportFile, statementFileName } from "../core/file-names.ts";
import { addsToRecord, type EvidenceRecord } from "../evidence/record.ts";
import type { StatementFile } from "../evidence/statement-file.ts";
import { createAttempts, type Attempts } from "../host/attempts.ts";
import type { Clock } from "../host/clock.ts";
import type { Inputs } from "../host/inputs.ts";
import type { Run } from "../evidence/run.ts";
import type { Witnesses } from "../run/ask-witnesses.ts";
import { type Asset, type Forge, noLongerThere, type Release } from "./forge.ts";
import { notUploaded, putAsset, putStatement, removeAbandoned, toDerivedFiles } from "./put-asset.ts";
import { renderSection } from "./render-section.ts";
import { readSection, writeSection } from "./section.ts";
import {
  hasStatement,
  openReleaseRecord,
  readComments,
  renderComment,
  type StatementReader,
  type ReleaseStatements,
} from "./statements.ts";

export interface AttachTarget {
  readonly forge: Forge;
  /** Makes the same forge with another signal: a cancelled run has some seconds for its statement. */
  readonly forgeUntil: (stop: AbortSignal) => Forge;
  readonly release: Release;
  readonly assets: readonly Asset[];
  readonly statements: ReleaseStatements;
  readonly record: EvidenceRecord;
  readonly reader: StatementReader;
  /** `none` where the release is only read: then `attachEvidence` is not called. */
  readonly attach: Inputs["releaseAttach"];
  /** Reads what clocks have signed; absent where this run knows of nothing signed. */
  readonly readClocks?: Witnesses["read"] | undefined;
  readonly clock: Clock;
  readonly stop: AbortSignal;
}

/** How often a job makes derived files while others add statements: the last job makes them of all statements. */
const maxRounds = 5;
/** How long GitHub's list may lag, and how often it is read meanwhile, in milliseconds. */
const maxLagMs = 30_000;
const listPollMs = 1000;
/** How long a cancelled run may take to write its statement, in milliseconds. */
const cancelledWriteMs = 4000;

/** Attaches what the input asks for. If one file fails, the others are still attached; returns the errors. */
export async function attachEvidence(
  opened: Omit<AttachTarget, "readClocks">,
  run: Run,
  readClocks?: AttachTarget["readClocks"],
): Promise<readonly AnchorError[]> {
  const target = { ...opened, readClocks };
  const { record, release, statements, stop } = target;
  const { statement, hasSent } = run;
  const { attempt, errors } = createAttempts();
  // Where evidence cannot be read, nobody knows whether this statement says something new.
  const isStatementNew =
    hasSent || (statements.damaged.length === 0 && statement !== undefined && addsToRecord(record, statement));
  const own = isStatementNew ? statement : undefined;
  run.isRecorded = stop.aborted
    ? (await attempt(() => leaveStatement(target, run, own))) === true
    : await attachStatementAndDerived(target, run, own, attempt);
  if (run.isRecorded && (own !== undefined || record.statements.length > 0)) run.releaseUrl = release.url;
  return errors;
}

/** Writes a cancelled run's statement, once: the next run must learn of the stamps that were sent. */
async function leaveStatement(target: AttachTarget, run: Run, own: StatementFile | undefined): Promise<true> {
  if (own === undefined || !run.hasSent)
    throw new AnchorError("NOT_ATTEMPTED", "The run was cancelled before the release was written.");
  const stop = AbortSignal.timeout(cancelledWriteMs);
  const last = { ...target, forge: target.forgeUntil(stop), stop };
  if (target.attach === "body") await writeNotes(last, run, own, target.assets, true);
  else await putStatement(last.forge, target.release, own, last);
  return true;
}

/**
 * Attaches the statement, then makes the files and notes of all statements, again while other jobs add some. Returns
 * whether the release has this run's statement, where the run has one to add.
 */
async function attachStatementAndDerived(
  target: AttachTarget,
  run: Run,
  own: StatementFile | undefined,
  attempt: Attempts["attempt"],
): Promise<boolean> {
  const { forge, release, attach, clock, stop } = target;
  const isWithAssets = attach !== "body";
  const isWithNotes = attach !== "assets";
  const uploaded = isWithAssets ? await attempt(() => putStatements(target, own)) : { own };
  // Page, lists and notes may not be made of a statement that was not uploaded.
  if (uploaded === undefined) return false;
  let assets = isWithAssets ? await attempt(() => awaitListed(target, own)) : target.assets;
  const unlisted = assets?.some(({ name }) => name === uploaded.asset?.name) === false ? uploaded.asset : undefined;
  if (unlisted !== undefined && (await attempt(() => confirmThere(target, unlisted))) === undefined) return false;
  for (const { name, path } of isWithAssets ? run.reports.values() : []) {
    const present = assets ?? [];
    await attempt(async () => putAsset(forge, release, { name, bytes: await readFile(path) }, present, target));
  }
  let isRecorded = own === undefined || isWithAssets;
  const mine = new Map<string, Asset>();
  for (let round = 1; round <= maxRounds && assets !== undefined && !stop.aborted; round += 1) {
    const listed: readonly Asset[] = assets;
    const before = await attempt(() => readAll(target, listed));
    if (before === undefined) return isRecorded;
    const record = openReleaseRecord([...before, ...(uploaded.own ? [uploaded.own] : [])]);
    if (isWithAssets) await putDerivedFiles(target, record, { listed, mine }, run, attempt);
    const list = async (): Promise<typeof assets> =>
      isWithAssets ? await attempt(() => forge.readAssets(release)) : listed;
    const linked = isWithNotes ? ((await list()) ?? listed) : listed;
    const written = isWithNotes && (await attempt(() => writeNotes(target, run, own, linked)));
    isRecorded ||= written === true;
    // Read last, since others may have written while this run waited for its turn to write the notes.
    const now = await list();
    const after = now && written !== undefined ? await attempt(() => readAll(target, now)) : undefined;
    const seen = new Set([own?.id, ...before.map(({ id }) => id)]);
    if (after?.some(({ id }) => !seen.has(id)) !== true) break;
    assets = now;
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
  own: StatementFile | undefined,
): Promise<{ readonly own: StatementFile | undefined; readonly asset?: Asset }> {
  const { forge, release, assets, statements } = target;
  if (own !== undefined) {
    const asset = await putStatement(forge, release, own, target);
    return { own: { ...own, uploadedOn: asset.uploaded }, asset };
  }
  const isSettled = hasStatement(assets) || statements.damaged.length > 0;
  for (const file of isSettled ? [] : statements.own) await putStatement(forge, release, file, target);
  return { own };
}

/**
 * Reads the statements that are there now; throws AnchorError `EVIDENCE_INVALID` where one cannot be read, for nothing
 * may be made of the others alone.
 */
async function readAll(
  { forge, release: { id, tag }, reader }: AttachTarget,
  assets: readonly Asset[],
): Promise<readonly StatementFile[]> {
  const now = await forge.readRelease(id);
  if (now === undefined) throw noLongerThere(tag);
  const { own, damaged } = await reader.read(assets, now.body);
  for (const { what, advice: hint } of damaged)
    throw new AnchorError("EVIDENCE_INVALID", `${what} cannot be used, so page, lists and section were not made.`, {
      hint,
    });
  return own;
}

/** Lists the assets, once the list shows this run's statement: whoever lists later then sees it too. */
async function awaitListed(
  { forge, release, clock, stop }: AttachTarget,
  own: StatementFile | undefined,
): Promise<readonly Asset[]> {
  const end = clock.now() + maxLagMs;
  for (;;) {
    const assets = await forge.readAssets(release);
    const isListed = own === undefined || assets.some(({ name }) => name.includes(own.id));
    if (isListed || clock.now() >= end || stop.aborted) return assets;
    await clock.wait(listPollMs, stop);
  }
}

/** Confirms a statement that no list shows, as the list may lag; throws `ASSET_NOT_UPLOADED` where it is gone. */
async function confirmThere({ forge, stop }: AttachTarget, asset: Asset): Promise<true> {
  try {
    if (!stop.aborted) await forge.read(asset, asset.size);
    return true;
  } catch (thrown) {
    if (!(thrown instanceof AnchorError)) throw thrown;
    throw notUploaded(asset.name, "its upload was confirmed, but it is not listed and cannot be read", thrown);
  }
}

/** Puts the files derived from the record; `mine` are the assets that this run has put there earlier, by name. */
async function putDerivedFiles(
  target: AttachTarget,
  record: EvidenceRecord,
  { listed, mine }: { readonly listed: readonly Asset[]; readonly mine: Map<string, Asset> },
  { witnessed }: Run,
  attempt: Attempts["attempt"],
): Promise<void> {
  const { forge, release } = target;
  if (record.statements.length === 0) return;
  const views = await attempt(() => toDerivedFiles(record, listed, witnessed, forge));
  for (const file of views?.files ?? []) {
    // A list that lags may still show the content that this run has replaced.
    const known = [...mine.values(), ...listed];
    const put = await attempt(() => putAsset(forge, release, file, known, target));
    if (put !== undefined) mine.set(file.name, put);
  }
  for (const { name, ...asset } of views?.outdated ?? [])
    await attempt(() => forge.deleteAsset({ name, ...asset }, name));
  await attempt(() => removeAbandoned(forge, listed));
}

/** Writes our section of the notes. It keeps every comment ever read there, since each holds a statement. */
async function writeNotes(
  target: AttachTarget,
  run: Run,
  own: StatementFile | undefined,
  assets: readonly Asset[],
  isOnce = false,
): Promise<true> {
  const { attach, reader, readClocks } = target;
  const isLinkingToService = attach === "body";
  const seen = new Set(isLinkingToService && own !== undefined ? [renderComment(own)] : []);
  const assetUrls = new Map(assets.filter(({ isUploaded }) => isUploaded).map(({ name, url }) => [name, url]));
  const inAssets = await reader.read(assets, "");
  const recordOf = (notes: string) =>
    openReleaseRecord([...inAssets.own, ...reader.inNotes(notes).own, ...(own ? [own] : [])]);
  const clocks = (await readClocks?.(recordOf(target.release.body))) ?? [];
  const render = (room: number, notes: string): readonly string[] => {
    for (const one of readComments(readSection(notes))) seen.add(one);
    const record = recordOf(notes);
    // A demonstration's run is left out where the record is of a public chain.
    const isAside = run.isDemonstration && !record.isDemonstration;
    const told = isAside ? { ...run, chain: undefined } : run;
    const shown = { record, results: isAside ? [] : run.rows, run: told, isLinkingToService, clocks };
    // With `body`, no page is made, and one that is there may lack statements, so it is not linked.
    const isWhole = !isLinkingToService || record.statements.every(({ id }) => assetUrls.has(statementFileName(id)));
    const urls = isWhole ? assetUrls : new Map([...assetUrls].filter(([name]) => isReportFile(name)));
    return renderSection({ ...shown, assetUrls: urls, comments: [...seen].toSorted() }, room);
  };
  const isThere = (notes: string): boolean => [...seen].every((one) => notes.includes(one));
  await writeSection({ ...target, ...(!isOnce && { isThere }) }, render);
  return true;
}
