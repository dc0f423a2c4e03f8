/** Limits stamps, which cost money, for a model may loop: no digest is sent twice, and no more than a limit. */
import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, stat, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { Client } from "../api/client.ts";
import type { Digest } from "../core/digest.ts";
import { AnchorError } from "../core/errors.ts";
import { afterCheck, isAwaited, refusalIn, toOpen } from "../core/open-stamp.ts";
import { errorOf, mayBeSpent, openOf, type Outcome } from "../core/outcome.ts";
import { type Clock, systemClock } from "../host/clock.ts";
import { stampOne } from "../stamps/stamp.ts";

export type StampOnce = (digest: Digest, client: Client, signal: AbortSignal) => Promise<Outcome>;

/** The result of asking for a stamp. */
interface Attempt {
  readonly outcome: Outcome;
  /** The attempt counts against the limit: the account has paid, or may have. */
  readonly isPaid: boolean;
  /** A later call is answered from this attempt and a check of the chain. */
  readonly isKept: boolean;
}

interface Sent {
  readonly at: number;
  /** The stamp was already sent a second time: it is not sent a third time. */
  readonly isLast: boolean;
  readonly attempt: Promise<Attempt>;
}

/** A stamp may take three minutes to be found (service-facts §2); one of unclear fate is sent again after five. */
export const settledAfterMs = 300_000;

/** The most answers kept that cost nothing; those that cost something are limited by the stamp limit. */
const maxFree = 100;

/**
 * Stamps each digest once in the life of the process. Asked again, it checks: a digest that is found is finalized,
 * another keeps its earlier answer. Only a stamp of unclear fate that is still not found after five minutes is sent
 * once more. A stamp that another process sent within that time is searched for, not sent.
 *
 * @param limit most stamps that may be spent (faults T18); refused or already anchored ones are not counted
 */
export function createStampOnce(
  limit: number,
  clock: Pick<Clock, "now" | "wait"> = systemClock,
  intents: Intents = noIntents,
): StampOnce {
  const sent = new Map<Digest, Sent>();
  const free: Digest[] = [];
  let spent = 0;

  const keepFree = (digest: Digest): void => {
    free.push(digest);
    const oldest = free.length > maxFree ? free.shift() : undefined;
    if (oldest !== undefined) sent.delete(oldest);
  };

  const send = async (...[digest, client, signal, isLast]: [...Parameters<StampOnce>, boolean]): Promise<Outcome> => {
    if (spent >= limit) throw new AnchorError("STAMP_LIMIT_REACHED", `The limit of ${limit} stamps is reached.`);
    spent += 1;
    const attempt = attemptStamp(digest, client, signal, { intents, clock });
    sent.set(digest, { at: clock.now(), isLast, attempt });
    const { outcome, isPaid, isKept } = await attempt;
    if (!isPaid) spent -= 1;
    if (!isKept) sent.delete(digest);
    else if (!isPaid) keepFree(digest);
    return outcome;
  };

  const stampOnce: StampOnce = async (digest, client, signal) => {
    const known = sent.get(digest);
    if (known === undefined) return send(digest, client, signal, false);
    const { outcome: earlier, isKept } = await known.attempt;
    if (!isKept) return stampOnce(digest, client, signal);
    const seen = await client.check(digest, signal);
    const isDue = !known.isLast && isUnclear(earlier) && clock.now() - known.at > settledAfterMs;
    const again = seen.kind === "not-found" && isDue;
    if (!again) return combine(earlier, seen);
    // Another call may have sent it while this one was checking.
    return sent.get(digest) === known ? send(digest, client, signal, true) : stampOnce(digest, client, signal);
  };
  return stampOnce;
}

/** Stamps, unless another process has just stamped the same digest. */
async function attemptStamp(
  digest: Digest,
  client: Client,
  signal: AbortSignal,
  { intents, clock }: { readonly intents: Intents; readonly clock: Pick<Clock, "now" | "wait"> },
): Promise<Attempt> {
  const others = await intents.claim(digest);
  if (others !== undefined) {
    const outcome = await lookForOthers(others, clock, () => client.check(digest, signal));
    return { outcome, isPaid: false, isKept: false };
  }
  const outcome = await stampOne(
    { name: digest, digest },
    {
      send: (hash) => client.stamp(hash, signal),
      check: (hash) => client.check(hash, signal),
      blockTimeMs: settledAfterMs,
      isWaitedFor: false,
      clock,
      stop: signal,
      warn: () => {},
    },
  );
  const isUnpaid = isUnspent(outcome) || outcome.kind === "already-anchored";
  if (isUnpaid) await intents.release(digest);
  return { outcome, isPaid: !isUnpaid, isKept: !isUnspent(outcome) };
}

async function lookForOthers(
  { age }: Intent,
  clock: Pick<Clock, "now">,
  check: () => Promise<Outcome>,
): Promise<Outcome> {
  const seen = await check();
  if (seen.kind === "found") return { kind: "already-anchored", evidence: seen.evidence };
  const account = `Another run of this tool server sent this stamp ${age} s ago, so this one did not send it.`;
  const since = clock.now() - age * 1000;
  return afterCheck(toOpen({ kind: "unclear", since, mayResend: false, account }), seen);
}

/** Whether the account has not paid: nothing was sent, or the stamp was refused. */
function isUnspent(outcome: Outcome): boolean {
  return errorOf(outcome) !== undefined && !mayBeSpent(outcome);
}

function isUnclear(outcome: Outcome): boolean {
  return openOf(outcome) !== undefined || outcome.kind === "failed";
}

/** Combines an earlier answer with a check: an outage adds nothing, and a refusal is told beside the answer. */
function combine(earlier: Outcome, seen: Outcome): Outcome {
  if (seen.kind === "unreachable" || (seen.kind === "not-found" && earlier.kind === "accepted")) return earlier;
  if (isAwaited(earlier)) return afterCheck(earlier, seen);
  if (seen.kind === "found" && earlier.kind === "failed") return { kind: "already-anchored", evidence: seen.evidence };
  const refusal = refusalIn(seen);
  return refusal === undefined ? earlier : { ...earlier, refusal };
}

// The shared memory of one user's processes: which stamps were sent a short while ago. Without it two hosts, or a
// restarted host, pay twice for a digest that no block holds yet.

/** A stamp that another process has sent. */
export interface Intent {
  /** The seconds since it was sent. */
  readonly age: number;
}

export interface Intents {
  /**
   * Records that this process is about to stamp `digest`.
   *
   * @returns the intent of another process that is still fresh: then nothing was recorded
   */
  readonly claim: (digest: Digest) => Promise<Intent | undefined>;
  /** Removes this process's own intent: nothing was spent. */
  readonly release: (digest: Digest) => Promise<void>;
}

/** The intents of a process without a shared folder: nothing is recorded. */
export const noIntents: Intents = { claim: async () => undefined, release: async () => {} };

export interface IntentsOptions {
  readonly directory: string;
  /** The service's address: a stamp with one service says nothing about another. */
  readonly service: string;
  /** How long an intent is fresh, in milliseconds. */
  readonly freshMs: number;
  /** Receives errors of the folder: a stamp goes ahead even when it cannot be recorded. */
  readonly onError: (error: unknown) => void;
}

/**
 * Keeps one file for each intent, created so that only one of two processes can create it. Two processes that renew an
 * expired intent in the same instant both go ahead: that is not worth a lock.
 */
export function createIntents({ directory, service, freshMs, onError }: IntentsOptions): Intents {
  const folder = join(directory, "stamps");
  const owner = randomUUID();
  // File names are hashes, so that listing the folder shows no digest.
  const pathOf = (digest: Digest): string =>
    join(folder, createHash("sha256").update(`${service}\n${digest}`).digest("hex"));

  const write = (path: string): Promise<void> => writeFile(path, owner, { flag: "wx", mode: 0o600 });
  const claim = async (digest: Digest): Promise<Intent | undefined> => {
    const path = pathOf(digest);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await removeOld(folder, freshMs, path);
    const isTaken = await write(path).then(
      () => false,
      (error: unknown) => {
        if (error instanceof Error && "code" in error && error.code === "EEXIST") return true;
        throw error;
      },
    );
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

/** Returns a file's age; a file from the future, after a clock was set back, counts as fresh as long as any other. */
async function ageOf(path: string): Promise<number> {
  return Math.abs(Date.now() - (await stat(path)).mtimeMs);
}

async function removeOld(folder: string, freshMs: number, except: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    // Another process may have removed the file by now.
    const isOld = path !== except && (await ageOf(path).catch(() => 0)) >= freshMs;
    if (isOld) await unlink(path).catch(() => {});
  }
}
