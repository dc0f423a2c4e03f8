/** The results that are not done, grouped by their cause, so that each cause is told once. */
import { AnchorError, type ErrorCode, type StoppingCode } from "../core/errors.ts";
import { errorOf, type Outcome, type Verdict } from "../core/outcome.ts";
import type { Result } from "../core/report.ts";
import { explain, isStopped, type Explanation } from "./explanation.ts";
import { severityOf } from "./headline.ts";

/** Results with the same verdict, title and advice. */
export interface Cause {
  readonly verdict: Verdict;
  /** That of the first result; the others may have other words for what happened. */
  readonly explanation: Explanation;
  /** In subject order. */
  readonly results: readonly Result[];
}

/** What needs attention. */
export interface Causes {
  /** What stopped the run first, then by verdict, the worst first. */
  readonly causes: readonly Cause[];
  /** What was not attempted any more because of something else. */
  readonly stopped: readonly Result[];
}

/** Groups what is not done by its cause. */
export function toCauses(results: readonly Result[]): Causes {
  const groups = new Map<string, { verdict: Verdict; explanation: Explanation; results: Result[] }>();
  const stopped: Result[] = [];
  for (const result of results) {
    const explanation = explain(result);
    if (explanation === undefined) continue;
    if (isStopped(result)) {
      stopped.push(result);
      continue;
    }
    const verdict = result.outcome.kind;
    const key = JSON.stringify([verdict, explanation.title, explanation.advice]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { verdict, explanation, results: [result] });
    else group.results.push(result);
  }
  const root = stoppingCodeOf(stopped);
  const rank = ({ verdict, explanation }: Cause): number => (explanation.title === root ? -1 : severityOf(verdict));
  return { causes: [...groups.values()].toSorted((one, other) => rank(one) - rank(other)), stopped };
}

/** The code of what stopped the others. */
function stoppingCodeOf(stopped: readonly Result[]): ErrorCode | undefined {
  return stopped.map(({ outcome }) => stoppingErrorOf(outcome)?.code).find((code) => code !== undefined);
}

/** The error that kept a result from being attempted; of a cancelled run there is none. */
function stoppingErrorOf(outcome: Outcome): AnchorError | undefined {
  const cause = errorOf(outcome)?.cause;
  if (!(cause instanceof AnchorError)) return undefined;
  return cause.code === "NOT_ATTEMPTED" && cause.cause instanceof AnchorError ? cause.cause : cause;
}

/** What stops a run, in a few words. */
const stops = {
  API_KEY_REJECTED: "the service rejects the key",
  PLAN_LIMIT_REACHED: "the plan is used up",
  RATE_LIMITED: "the service limits how often it may be asked",
  REDIRECT_REFUSED: "the service redirects to another address",
  SERVICE_UNAVAILABLE: "the service is unavailable",
  SERVICE_UNREACHABLE: "the service cannot be reached",
  TLS_REJECTED: "the TLS connection was refused",
  CONNECTION_LOST: "the connection to the service is lost",
  REQUEST_TIMEOUT: "the service does not answer in time",
  REPLY_MISMATCH: "the service answered about something that was not asked",
  NODE_UNREACHABLE: "the chain node cannot be reached",
  NODE_NOT_AUTHORISED: "the chain node rejects user or password",
  ASSET_UNREADABLE: "the release's assets cannot be read",
  GITHUB_RATE_LIMITED: "GitHub limits how often it may be asked",
  GITHUB_UNAVAILABLE: "GitHub is unavailable",
} as const satisfies Record<StoppingCode, string>;

/**
 * What stopped the run and after how many, where it was stopped, in our own words only:
 * `Stopped after 79 of 202: the plan is used up (402)`.
 */
export function renderStopped(results: readonly Result[]): string | undefined {
  const stopped = results.filter(isStopped);
  const [first] = stopped;
  if (first === undefined) return undefined;
  const root = stopped.map(({ outcome }) => stoppingErrorOf(outcome)).find((error) => error !== undefined);
  const after = `Stopped after ${results.length - stopped.length} of ${results.length}`;
  if (root === undefined) return `${after}: the run was cancelled`;
  const words = (stops as Partial<Record<ErrorCode, string>>)[root.code];
  // A list that was not sent because a file of it failed was not stopped by the service.
  if (words === undefined) return errorOf(first.outcome)?.account.replace(/\.$/, "");
  return `${after}: ${words}${root.httpStatus === undefined ? "" : ` (${root.httpStatus})`}`;
}
