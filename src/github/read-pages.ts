/** Lists of GitHub's API, read page by page. */
import { AnchorError, type ErrorCode } from "../domain/errors.ts";
import type { Connection } from "./connection.ts";
import { toGitHubError } from "./github-fault.ts";
import type { Manner, Received } from "./requests.ts";

/** The most items that GitHub puts on a page. */
export const pageSize = 100;
/** GitHub lists no more than 10,000 of anything. */
const mostPages = 100;
/** How a list is read: what it holds may be long. */
export const pageManner: Manner = { isWrite: false, isRepeatable: true, timeoutMs: 60_000 };

/** What is listed, for errors and for the requests. */
export interface PagedList {
  /** Completes "… failed". */
  readonly doing: string;
  /** What a 403 or 404 means here. */
  readonly refusal: ErrorCode;
  /** Items a page; {@link pageSize} unless fewer are wanted. */
  readonly size?: number;
}

/** A 404, which means different things of different lists. */
export class NotThere extends AnchorError {}

/**
 * The items of a list; a page is read when it is reached, by its number: Octokit's own paginator follows the `Link`
 * header, and sends the token wherever that leads.
 *
 * @throws NotThere for a 404, AnchorError for every other answer that is no list
 */
export async function* readPages<Data>(
  { call }: Connection,
  { doing, refusal, size = pageSize }: PagedList,
  send: (page: number, signal: AbortSignal) => Promise<Received<Data[]>>,
): AsyncGenerator<Data> {
  for (let page = 1; page <= mostPages; page += 1) {
    const answer = await call(pageManner, (signal) => send(page, signal));
    if ("fault" in answer) {
      const error = toGitHubError(answer.fault, doing, refusal);
      throw answer.fault.status === 404 ? new NotThere(error.code, error.account, { cause: error }) : error;
    }
    if (!Array.isArray(answer.data)) throw new AnchorError("GITHUB_UNAVAILABLE", `${doing} gave no list.`);
    yield* answer.data;
    if (answer.data.length < size) return;
  }
}
