/** Locks on a file that several runs change: each is a file beside it, whose name says which process holds it. */
import { randomUUID } from "node:crypto";
import { rmSync, statSync } from "node:fs";
import { readdir, rm, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { basename, dirname, join } from "node:path";
import { kill, pid } from "node:process";
import { setTimeout as wait } from "node:timers/promises";

import { unwritable } from "./files.ts";

/** How long a run waits for others, and for how long the lock of another machine counts: nobody can look for its run. */
const waitMs = 60_000;
/** How long a cancelled run waits: it must have written its files within 6 s. */
const cancelledWaitMs = 500;
const retryMs = 20;

const ownHost = encodeURIComponent(hostname());
/** The locks of this process: another one of its id is of a process that had the same, as in one container after another. */
const held = new Set<string>();
const lockPattern = /^(.*)\.(\d+)\.[0-9a-f-]{36}\.lock$/;

/**
 * Does `work` while no other run does so with the file `path`. The lock of a process that was killed does not count.
 *
 * @param stop aborts when the run was cancelled: then it hardly waits for others
 * @throws AnchorError `OUTPUT_UNWRITABLE`, also where another run holds the lock for a minute; what `work` throws
 */
export async function withLock<Value>(path: string, stop: AbortSignal, work: () => Promise<Value>): Promise<Value> {
  // No two locks have one name, so that no run ever removes the lock of another by mistake.
  const own = join(dirname(path), `${startOf(path)}${ownHost}.${pid}.${randomUUID()}.lock`);
  held.add(own);
  try {
    await takeLock(path, own, stop);
    return await work();
  } finally {
    held.delete(own);
    await rm(own, { force: true });
  }
}

function startOf(path: string): string {
  return `.${basename(path)}.`;
}

/** Of two runs that make a lock at once, at least one then sees the other's, and gives way. */
async function takeLock(path: string, own: string, stop: AbortSignal): Promise<void> {
  const start = performance.now();
  for (;;) {
    try {
      await writeFile(own, "", { mode: 0o600 });
      const other = await findOther(path, own);
      if (other === undefined) return;
      await rm(own);
      if (performance.now() - start > (stop.aborted ? cancelledWaitMs : waitMs)) {
        throw new Error(`another run holds ${other}; remove that file if there is no such run`);
      }
    } catch (cause) {
      throw unwritable(path, cause);
    }
    // By chance, so that two do not meet again and again.
    await wait(retryMs * (1 + Math.random()));
  }
}

/** Finds the lock of another run that may be alive; those of runs that were killed are removed. */
async function findOther(path: string, own: string): Promise<string | undefined> {
  const [folder, start] = [dirname(path), startOf(path)];
  for (const name of await readdir(folder)) {
    if (!name.startsWith(start)) continue;
    const [, host, holder] = lockPattern.exec(name.slice(start.length)) ?? [];
    const lock = join(folder, name);
    if (host === undefined || lock === own) continue;
    if (host === ownHost ? isAlive(Number(holder), lock) : isYoung(lock)) return name;
    rmSync(lock, { force: true });
  }
  return undefined;
}

function isYoung(lock: string): boolean {
  const { mtimeMs = 0 } = statSync(lock, { throwIfNoEntry: false }) ?? {};
  // A lock of a time to come would never grow old.
  return Math.abs(Date.now() - mtimeMs) < waitMs;
}

function isAlive(holder: number, lock: string): boolean {
  if (holder === pid) return held.has(lock);
  try {
    return kill(holder, 0);
  } catch (cause) {
    // The process of another user may not be asked, and lives.
    return (cause as NodeJS.ErrnoException).code === "EPERM";
  }
}
