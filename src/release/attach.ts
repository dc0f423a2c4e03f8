/** Attaches a run's evidence to its release: its statement first, then what is made of all statements there. */
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
import { notUploaded, putAsset, putStatement, removeAbandoned, toViews } from "./put-asset.ts";
import { renderSection } from "./render-section.ts";
import { readSection, writeSection } from "./section.ts";
import {
  hasStatement,
  openReleaseRecord,
  readComments,
  renderComment,
  type Reader,
  type ReleaseStatements,
} from "./statements.ts";

/** A release that was read, and the kind of evidence to attach to it. */
export interface Target {
  readonly forge: Forge;
  /** Makes the same forge with an end of its own: a cancelled run has some seconds for its statement. */
  readonly forgeUntil: (stop: AbortSignal) => Forge;
  readonly release: Release;
  readonly assets: readonly Asset[];
  readonly statements: ReleaseStatements;
  readonly record: EvidenceRecord;
  readonly reader: Reader;
  readonly attach: Inputs["releaseAttach"];
  /** Reads what clocks have signed, by a record; absent where none has signed anything that this run knows. */
  readonly readClocks?: Witnesses["read"] | undefined;
  readonly clock: Clock;
  readonly stop: AbortSignal;
}

/** Most times that views are made, as other jobs add statements meanwhile: the last of them makes them of all. */
const maxRounds = 5;
/** How long a list may lag, and the wait between two looks at it, in milliseconds. */
const maxLagMs = 30_000;
const lookMs = 1000;
/** How long a cancelled run may take to put its statement there, in milliseconds. */
const lastMs = 4000;

/** Attaches the evidence that the input asks for. If one file fails, the others are still attached; errors are returned. */
export async function attachEvidence(
  opened: Omit<Target, "readClocks">,
  run: Run,
  readClocks?: Target["readClocks"],
): Promise<readonly AnchorError[]> {
  const target = { ...opened, readClocks };
  const { record, release, statements, stop } = target;
  const { statement, hasSent } = run;
  const { attempt, errors } = createAttempts();
  // Beside evidence that cannot be read, it is not known what is news.
  const isTold =
    hasSent || (statements.damaged.length === 0 && statement !== undefined && addsToRecord(record, statement));
  const own = isTold ? statement : undefined;
  run.isRecorded = stop.aborted
    ? (await attempt(() => leaveStatement(target, run, own))) === true
    : await attachAll(target, run, own, attempt);
  if (run.isRecorded && (own !== undefined || record.statements.length > 0)) run.releaseUrl = release.url;
  return errors;
}

/** Leaves the statement of a run that was cancelled, once: the next run must learn of the stamps that were sent. */
async function leaveStatement(target: Target, run: Run, own: StatementFile | undefined): Promise<true> {
  if (own === undefined || !run.hasSent)
    throw new AnchorError("NOT_ATTEMPTED", "The run was cancelled before the release was written.");
  const stop = AbortSignal.timeout(lastMs);
  const last = { ...target, forge: target.forgeUntil(stop), stop };
  if (target.attach === "body") await writeNotes(last, run, own, target.assets, true);
  else await putStatement(last.forge, target.release, own, last);
  return true;
}

/**
 * Attaches the statement, then makes all that is made of the statements there, again when another job has added one
 * meanwhile.
 *
 * @returns whether the release has this run's statement, where there is something to tell
 */
async function attachAll(
  target: Target,
  run: Run,
  own: StatementFile | undefined,
  attempt: Attempts["attempt"],
): Promise<boolean> {
  const { forge, release, attach, clock, stop } = target;
  const isWithAssets = attach !== "body";
  const isWithNotes = attach !== "assets";
  const known = isWithAssets ? await attempt(() => putStatements(target, own)) : { own };
  // Nothing is made of a statement that is not there.
  if (known === undefined) return false;
  let assets = isWithAssets ? await attempt(() => awaitListed(target, own)) : target.assets;
  const put = known.put !== undefined && assets?.every(({ name }) => name !== known.put?.name) ? known.put : undefined;
  if (put !== undefined && (await attempt(() => confirmThere(target, put))) === undefined) return false;
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
    const record = openReleaseRecord([...before, ...(known.own ? [known.own] : [])]);
    if (isWithAssets) await putViews(target, record, { listed, mine }, run, attempt);
    const list = async (): Promise<typeof assets> =>
      isWithAssets ? await attempt(() => forge.readAssets(release)) : listed;
    const linked = isWithNotes ? ((await list()) ?? listed) : listed;
    const written = isWithNotes && (await attempt(() => writeNotes(target, run, own, linked)));
    isRecorded ||= written === true;
    // Last, since others may have written while this run waited for its turn to write the notes.
    const now = await list();
    const after = now && written !== undefined ? await attempt(() => readAll(target, now)) : undefined;
    const seen = new Set([own?.id, ...before.map(({ id }) => id)]);
    if (after?.some(({ id }) => !seen.has(id)) !== true) break;
    assets = now;
    await clock.wait(clock.random() * lookMs, stop);
  }
  return isRecorded;
}

/**
 * Puts the run's statement among the files. A later run knows files of our names as ours by a statement beside them: where
 * this run has none to tell, those that only the notes hold are put there.
 *
 * @returns the run's statement with its time by GitHub
 */
async function putStatements(
  target: Target,
  own: StatementFile | undefined,
): Promise<{ readonly own: StatementFile | undefined; readonly put?: Asset }> {
  const { forge, release, assets, statements } = target;
  if (own !== undefined) {
    const put = await putStatement(forge, release, own, target);
    return { own: { ...own, uploadedOn: put.uploaded }, put };
  }
  const isSettled = hasStatement(assets) || statements.damaged.length > 0;
  for (const file of isSettled ? [] : statements.own) await putStatement(forge, release, file, target);
  return { own };
}

/**
 * Reads the statements that are there now.
 *
 * @throws AnchorError `EVIDENCE_INVALID` where one cannot be read: nothing is made of the others alone
 */
async function readAll(
  { forge, release: { id, tag }, reader }: Target,
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

/** Lists the assets once the list shows this run's statement: whoever lists later then sees it too. */
async function awaitListed(
  { forge, release, clock, stop }: Target,
  own: StatementFile | undefined,
): Promise<readonly Asset[]> {
  const end = clock.now() + maxLagMs;
  for (;;) {
    const assets = await forge.readAssets(release);
    const isListed = own === undefined || assets.some(({ name }) => name.includes(own.id));
    if (isListed || clock.now() >= end || stop.aborted) return assets;
    await clock.wait(lookMs, stop);
  }
}

/**
 * Reads a statement that no list shows: the list lags for long, or somebody has removed the file.
 *
 * @throws AnchorError `ASSET_NOT_UPLOADED`
 */
async function confirmThere({ forge, stop }: Target, asset: Asset): Promise<true> {
  try {
    if (!stop.aborted) await forge.read(asset, asset.size);
    return true;
  } catch (thrown) {
    if (!(thrown instanceof AnchorError)) throw thrown;
    throw notUploaded(asset.name, "its upload was confirmed, but it is not listed and cannot be read", thrown);
  }
}

/** @param mine what this run has put earlier, by name */
async function putViews(
  target: Target,
  record: EvidenceRecord,
  { listed, mine }: { readonly listed: readonly Asset[]; readonly mine: Map<string, Asset> },
  { witnessed }: Run,
  attempt: Attempts["attempt"],
): Promise<void> {
  const { forge, release } = target;
  if (record.statements.length === 0) return;
  const views = await attempt(() => toViews(record, listed, witnessed, forge));
  for (const file of views?.files ?? []) {
    // A list that lags may still show, as equal, what this run has replaced.
    const known = [...mine.values(), ...listed];
    const put = await attempt(() => putAsset(forge, release, file, known, target));
    if (put !== undefined) mine.set(file.name, put);
  }
  for (const { name, ...asset } of views?.outdated ?? [])
    await attempt(() => forge.deleteAsset({ name, ...asset }, name));
  await attempt(() => removeAbandoned(forge, listed));
}

/** Writes the section of the notes, with all comments that were seen there: none is lost that anybody has read. */
async function writeNotes(
  target: Target,
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
    // A demonstration says nothing about what is recorded on a public chain.
    const isAside = run.isDemonstration && !record.isDemonstration;
    const told = isAside ? { ...run, chain: undefined } : run;
    const shown = { record, results: isAside ? [] : run.rows, run: told, isLinkingToService, clocks };
    // With the notes alone, no page is made: one that is there may not know all.
    const isWhole = !isLinkingToService || record.statements.every(({ id }) => assetUrls.has(statementFileName(id)));
    const urls = isWhole ? assetUrls : new Map([...assetUrls].filter(([name]) => isReportFile(name)));
    return renderSection({ ...shown, assetUrls: urls, comments: [...seen].toSorted() }, room);
  };
  const isThere = (notes: string): boolean => [...seen].every((one) => notes.includes(one));
  await writeSection({ ...target, ...(!isOnce && { isThere }) }, render);
  return true;
}
