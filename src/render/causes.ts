/** The results that are not done, grouped by their cause, so that each cause is told once. */
import { AnchorError, type ErrorCode, type StoppingCode } from "../core/errors.ts";
import { errorOf, type Verdict } from "../core/outcome.ts";
import type { Result } from "../core/report.ts";
import { severityOf } from "./headline.ts";
import { toView, type Explanation, type ResultView } from "./result-view.ts";

/** Results with the same verdict, title and advice. */
export interface Cause {
  readonly verdict: Verdict;
  /** That of the first result; the others may have other words for what happened. */
  readonly explanation: Explanation;
  /** In subject order. */
  readonly views: readonly ResultView[];
}

/** All results, by what they need; each group in subject order. */
export interface Causes {
  /** What needs attention: what stopped the run first, then by verdict, the worst first. */
  readonly causes: readonly Cause[];
  /** What was not attempted any more because of something else. */
  readonly stopped: readonly ResultView[];
  /** Those of the causes with which nothing is wrong: nobody waited for them, or nobody was to be asked. */
  readonly waiting: readonly ResultView[];
  /** What the chain is known to hold. */
  readonly anchored: readonly ResultView[];
}

/** Groups what is not done by its cause. */
export function toCauses(results: readonly Result[]): Causes {
  const views = results.map(toView);
  const groups = Map.groupBy(
    views.filter(({ isStopped }) => !isStopped),
    ({ verdict, explanation }) => JSON.stringify([verdict, explanation?.title, explanation?.advice]),
  );
  const causes = [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first?.explanation ? [{ verdict: first.verdict, explanation: first.explanation, views: group }] : [];
  });
  const root = rootOf(results.flatMap(notAttempted))?.code;
  const rank = ({ verdict, explanation }: Cause): number => (explanation.title === root ? -1 : severityOf(verdict));
  return {
    causes: causes.toSorted((one, other) => rank(one) - rank(other)),
    stopped: views.filter(({ isStopped }) => isStopped),
    waiting: views.filter(({ isFine, explanation }) => isFine && explanation !== undefined),
    anchored: views.filter(({ explanation }) => explanation === undefined),
  };
}

/** How many different accounts the results give of what happened. */
export function countAccounts(views: readonly ResultView[]): number {
  return new Set(views.map(({ explanation }) => explanation?.account)).size;
}

function notAttempted({ outcome }: Result): readonly AnchorError[] {
  const error = errorOf(outcome);
  return error?.code === "NOT_ATTEMPTED" ? [error] : [];
}

/** The error that kept the others from being attempted; of a cancelled run there is none. */
function rootOf(stopped: readonly AnchorError[]): AnchorError | undefined {
  const causes = stopped.map(({ cause }) => (cause instanceof AnchorError ? cause : undefined));
  const first = causes.find((cause) => cause !== undefined);
  return first?.code === "NOT_ATTEMPTED" && first.cause instanceof AnchorError ? first.cause : first;
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
  const stopped = results.flatMap(notAttempted);
  const [first] = stopped;
  if (first === undefined) return undefined;
  const root = rootOf(stopped);
  const after = `Stopped after ${results.length - stopped.length} of ${results.length}`;
  if (root === undefined) return `${after}: the run was cancelled`;
  const words = (stops as Partial<Record<ErrorCode, string>>)[root.code];
  // A list that was not sent because a file of it failed was not stopped by the service.
  if (words === undefined) return first.account.replace(/\.$/, "");
  return `${after}: ${words}${root.httpStatus === undefined ? "" : ` (${root.httpStatus})`}`;
}
