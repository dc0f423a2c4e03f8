import { backoff } from "../client/faults/retry.ts";
import { parseRetryAfter } from "../client/faults/retry-after.ts";
import { isAmbiguous, isLimit, type GitHubFault } from "./github-fault.ts";

/** Attempts of one request, the first included. */
const attemptsAtLimit = 5;
const attemptsAtBreak = 4;
/** The longest wait, in milliseconds: a job that waits longer costs more than one that is run again. */
const mostWaitMs = 15 * 60_000;
/** What GitHub asks for where it names no time, in milliseconds (docs: best practices for the REST API). */
const unnamedWaitMs = 60_000;
/** The share of a backoff that is waited in any case. */
export const leastShare = 0.5;

/**
 * Milliseconds to wait before a request is made again, or `undefined` to give up: `Retry-After` exactly, else until the
 * limit is reset, else a minute that doubles; after a broken or failing answer a second that doubles, with jitter.
 *
 * @param isRepeatable whether it may be made again although it may have been done
 */
export function nextGitHubWait(
  fault: GitHubFault,
  { attempt, isRepeatable, today, random }: { attempt: number; isRepeatable: boolean; today: Date; random: number },
): number | undefined {
  if (isLimit(fault)) {
    const wait = limitWait(fault, attempt, today);
    return attempt < attemptsAtLimit && wait <= mostWaitMs ? wait : undefined;
  }
  if (!isRepeatable || !isAmbiguous(fault) || attempt >= attemptsAtBreak) return undefined;
  return backoff(attempt, random, leastShare);
}

function limitWait({ headers }: GitHubFault, attempt: number, today: Date): number {
  const asked = parseRetryAfter(headers["retry-after"], headers["date"], today);
  if (asked !== undefined) return asked;
  const reset = Number(headers["x-ratelimit-reset"]) * 1000;
  if (headers["x-ratelimit-remaining"] === "0" && Number.isFinite(reset)) {
    // A whole second more: the header counts whole seconds, and the runner's clock may differ from GitHub's.
    return Math.max(1000, reset + 1000 - clockOf(headers["date"], today));
  }
  return unnamedWaitMs * 2 ** (attempt - 1);
}

function clockOf(date: unknown, today: Date): number {
  const then = typeof date === "string" ? Date.parse(date) : Number.NaN;
  return Number.isNaN(then) ? today.getTime() : then;
}
