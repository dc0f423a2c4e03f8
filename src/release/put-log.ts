/** Adds a run's line to its job's log among the assets of a release (docs/evidence.md). */
import { randomBytes } from "node:crypto";

import { AnchorError } from "../core/errors.ts";
import { keyOfLogAsset, logAssetName, temporaryName } from "../core/file-names.ts";
import { formatLog, hasLines, joinLogs, maxLogBytes, parseLog, withLine, type LogLine } from "../evidence/log.ts";
import { isNews } from "../evidence/record.ts";
import type { Statement } from "../evidence/statement.ts";
import type { Clock } from "../host/clock.ts";
import type { Asset, Forge, Release } from "./forge.ts";
import { holds, isAbandonedUpload } from "./put-asset.ts";

/** The log of a job as it is among the assets now, and where it is. */
export interface PutLog {
  readonly log: readonly LogLine[];
  /** Absent where there is no log, as the line said nothing new. */
  readonly asset?: Asset;
  /** All assets of the release, as they were listed last. */
  readonly assets: readonly Asset[];
  /** Another run that was writing at the same time has put this run's line there: it writes what is made of the log. */
  readonly isOthers: boolean;
}

interface Putting {
  readonly forge: Pick<Forge, "readAssets" | "read" | "uploadAsset" | "renameAsset" | "deleteAsset" | "slowWrites">;
  readonly release: Release;
  readonly key: string;
  readonly clock: Clock;
  readonly stop: AbortSignal;
  /** Lines before those of the log: the statement of version 0.2. */
  readonly first: readonly Statement[];
  /** Lines that the log must have, as it had them, or the page of a log that was deleted. */
  readonly before: readonly LogLine[];
  /** What is known of copies of the log, by their ids: an asset's content never changes. */
  readonly known: Map<number, readonly LogLine[]>;
}

/** Most rounds: with twenty writers at once most need three or four. */
const maxRounds = 60;
/** Most rounds in a row in which a listed copy cannot be read: lists may have what was removed some seconds ago. */
const maxUnreadable = 15;
/** Rounds in which the upload of another run is left to that run, before it is thought to be killed. */
const maxLeft = 5;
/** Waits in milliseconds, of each a random part: before a look at what was written, and for another run to go on. */
const lookMs = 200;
const othersMs = 2000;
/** For each copy that is there, as each is another run's that waits too. */
const perCopyMs = 1000;

/**
 * Adds `line` to the log of the job, unless it says nothing new, and returns once it stays.
 *
 * GitHub has no conditional write, and its lists may be out of date. A writer therefore reads the log and every copy of
 * it that is being uploaded, uploads all of their lines and its own under another name, removes the log, and gives the
 * new asset its name; then it removes the copies whose lines it has taken. Of copies with the same lines the oldest
 * stays. So an asset is only ever removed for one that has more lines, or is older with the same: there is no circle of
 * removals, and whatever the order, the copy with the most lines stays.
 *
 * @param hasSent whether the run has sent a stamp: the next run must learn of that, though the record stays the same
 * @throws AnchorError `ASSET_NOT_UPLOADED`, `ASSET_UNREADABLE`, `EVIDENCE_INVALID`, and what GitHub's answer means
 */
export async function putLog(putting: Putting, line: Statement, hasSent: boolean): Promise<PutLog> {
  const { forge, release, key, clock, stop, first } = putting;
  const own: Own = { names: new Set(), ids: new Set(), unseen: new Set(), taken: new Set(), hasWaited: false, left: 0 };
  let added: readonly LogLine[] | undefined;
  let wanted = putting.before;
  let unreadable = 0;
  for (let round = 1; round <= maxRounds && !stop.aborted; round += 1) {
    const assets = await forge.readAssets(release);
    const listed = assets.filter((asset) => keyOfLogAsset(asset.name) === key);
    if (listed.some(({ name }) => name !== logAssetName(key) && !own.names.has(name))) forge.slowWrites();
    const copies = await readCopies(putting, listed, unreadable < maxUnreadable);
    unreadable = copies === undefined ? unreadable + 1 : 0;
    let pause = othersMs;
    if (copies !== undefined) {
      const standing = copies.find(({ asset }) => asset.name === logAssetName(key));
      const all = copies.map(({ log }) => log).reduce(joinLogs, standing?.log ?? []);
      wanted = joinLogs(all, wanted);
      const statements = [...first, ...wanted.map(({ statement }) => statement)];
      added ??= hasSent || isNews(statements, line) ? withLine([], line) : [];
      wanted = joinLogs(wanted, added);
      if (wanted.length === 0) return { log: [], assets, isOthers: false };
      const done = await replace(putting, wanted, { listed, copies }, own);
      if (typeof done === "object")
        return { ...done, assets, isOthers: added.length > 0 && !own.ids.has(done.asset.id) };
      pause = done;
    }
    await clock.wait(clock.random() * pause, stop);
  }
  throw new AnchorError(
    "ASSET_NOT_UPLOADED",
    `${logAssetName(key)} was not attached to the release: other jobs write it at the same time.`,
  );
}

/** What a run has uploaded, and how it has waited for others. */
interface Own {
  readonly names: Set<string>;
  readonly ids: Set<number>;
  /** Those that were in no list yet. */
  readonly unseen: Set<number>;
  /** The assets of which it has uploaded all lines. */
  readonly taken: Set<number>;
  hasWaited: boolean;
  /** The rounds in which it has left an upload to another run, or waited for a list that has its own. */
  left: number;
}

/**
 * Does one round of reading and writing, so that the log gets all lines of `wanted`.
 *
 * @returns the log once it is there, else how long to wait, at most, before the next round
 */
async function replace(
  putting: Putting,
  wanted: readonly LogLine[],
  { listed, copies }: { readonly listed: readonly Asset[]; readonly copies: readonly Copy[] },
  own: Own,
): Promise<Copy | number> {
  const { forge, release, key } = putting;
  const name = logAssetName(key);
  const present = copies.find(({ log }) => hasLines(log, wanted));
  for (const { id } of listed) own.unseen.delete(id);
  if (present?.asset.name === name) {
    // What it has uploaded would stay when another run has written its line.
    if (own.unseen.size > 0 && own.left < maxLeft) {
      own.left += 1;
      return othersMs;
    }
    const isLeftover = ({ id, name: other }: Asset): boolean => own.taken.has(id) || own.names.has(other);
    for (const asset of listed) {
      if (asset.id !== present.asset.id && (isLeftover(asset) || isAbandonedUpload(asset)))
        await forge.deleteAsset(asset, name);
    }
    return present;
  }
  // Where other runs write too, the first whose wait is over takes the lines of all with it.
  own.hasWaited = present === undefined && own.ids.size > 0 && !own.hasWaited;
  if (own.hasWaited) return perCopyMs * listed.length;
  const whole = present ?? (await upload(putting, wanted, copies, own));
  if (whole === undefined) return lookMs;
  if (!own.ids.has(whole.asset.id) && own.left < maxLeft) {
    own.left += 1;
    return othersMs;
  }
  const inItsWay = listed.find((asset) => asset.name === name);
  if (inItsWay !== undefined) await forge.deleteAsset(inItsWay, name);
  // The name is taken by another run that no list shows yet.
  if ((await forge.renameAsset(release, whole.asset, name)) === undefined) forge.slowWrites();
  return lookMs;
}

interface Copy {
  readonly asset: Asset;
  readonly log: readonly LogLine[];
}

/**
 * Reads the log and the copies of it that runs are uploading, or left there, the oldest first.
 *
 * @param isPatient whether a copy that cannot be read may be gone by now
 * @returns `undefined` where a copy may be gone
 */
async function readCopies(
  { forge, known }: Putting,
  listed: readonly Asset[],
  isPatient: boolean,
): Promise<readonly Copy[] | undefined> {
  const copies: Copy[] = [];
  for (const asset of listed.filter(({ isUploaded }) => isUploaded)) {
    try {
      const log = known.get(asset.id) ?? parseLog(await forge.read(asset, maxLogBytes));
      known.set(asset.id, log);
      copies.push({ asset, log });
    } catch (thrown) {
      if (isPatient && thrown instanceof AnchorError && thrown.code === "ASSET_UNREADABLE") return undefined;
      throw thrown;
    }
  }
  return copies.toSorted((one, two) => one.asset.id - two.asset.id);
}

/** Uploads a log beside the copies that were read; `undefined` where nobody knows whether it is there and whole. */
async function upload(
  { forge, release, key, known }: Putting,
  log: readonly LogLine[],
  copies: readonly Copy[],
  own: Own,
): Promise<Copy | undefined> {
  const name = logAssetName(key);
  const temporary = temporaryName(name, randomBytes(4).toString("hex"));
  own.names.add(temporary);
  const bytes = Buffer.from(formatLog(log));
  const asset = await forge.uploadAsset(release, temporary, bytes, name);
  if (asset === undefined || !(await holds(forge, asset, bytes))) return undefined;
  known.set(asset.id, log);
  own.ids.add(asset.id);
  own.unseen.add(asset.id);
  for (const copy of copies) own.taken.add(copy.asset.id);
  return { asset, log };
}
