/**
 * What the processes of one user remember together: which stamps were sent a short while ago. Without it two hosts, or
 * one that was restarted, pay twice for a digest that no block holds yet.
 */
import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, stat, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { Digest } from "../core/digest.ts";

/** A stamp that another process has sent. */
export interface Intent {
  /** Seconds since then. */
  readonly age: number;
}

export interface Intents {
  /**
   * Writes down that this process is about to stamp `digest`.
   *
   * @returns the intent of another process that is still fresh: then nothing was written
   */
  readonly claim: (digest: Digest) => Promise<Intent | undefined>;
  /** Takes back this process's own intent: nothing was spent. */
  readonly release: (digest: Digest) => Promise<void>;
}

/** For a process without a folder to share. */
export const noIntents: Intents = { claim: async () => undefined, release: async () => {} };

export interface IntentsOptions {
  readonly directory: string;
  /** The service's address: a stamp with one service says nothing about another. */
  readonly service: string;
  /** How long an intent is fresh, in milliseconds. */
  readonly freshMs: number;
  /** Told what went wrong with the folder: a stamp goes ahead even when it cannot be remembered. */
  readonly onError: (error: unknown) => void;
}

/**
 * One file an intent, made so that of two processes only one can make it. Two that renew an intent that has just grown
 * old, in the same instant, both go ahead: that is not worth a lock.
 */
export function createIntents({ directory, service, freshMs, onError }: IntentsOptions): Intents {
  const folder = join(directory, "stamps");
  const owner = randomUUID();
  // File names are hashes, so that a list of the folder shows no digest.
  const pathOf = (digest: Digest): string =>
    join(folder, createHash("sha256").update(`${service}\n${digest}`).digest("hex"));

  const write = (path: string): Promise<void> => writeFile(path, owner, { flag: "wx", mode: 0o600 });
  const claim = async (digest: Digest): Promise<Intent | undefined> => {
    const path = pathOf(digest);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await removeOld(folder, freshMs, path);
    const isTaken = await write(path).then(() => false, isExisting);
    if (!isTaken) return undefined;
    const age = await ageOf(path);
    const isOwn = (await readFile(path, "utf8")) === owner;
    if (age < freshMs && !isOwn) return { age: Math.max(0, Math.round(age / 1000)) };
    await unlink(path);
    await write(path);
    return undefined;
  };
  const release = async (digest: Digest): Promise<void> => unlink(pathOf(digest));
  const quietly = async <Value>(work: Promise<Value>): Promise<Value | undefined> => {
    try {
      return await work;
    } catch (error) {
      onError(error);
      return undefined;
    }
  };
  return { claim: (digest) => quietly(claim(digest)), release: (digest) => quietly(release(digest)) };
}

/** A clock that was set back makes a file of the future: it counts as fresh for as long as any other. */
async function ageOf(path: string): Promise<number> {
  return Math.abs(Date.now() - (await stat(path)).mtimeMs);
}

function isExisting(error: unknown): true {
  if (error instanceof Error && "code" in error && error.code === "EEXIST") return true;
  throw error;
}

async function removeOld(folder: string, freshMs: number, except: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    // Another process may have removed it by now.
    const isOld = path !== except && (await ageOf(path).catch(() => 0)) >= freshMs;
    if (isOld) await unlink(path).catch(() => {});
  }
}
