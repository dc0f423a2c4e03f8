/** The issues of a repository, one thin method a request. */
import type { AnchorError } from "../../domain/errors.ts";
import { connect, type Connection, type GitHubOptions } from "../../github/connection.ts";
import { toGitHubError, type Answer } from "../../github/github-fault.ts";
import type { Manner } from "../../github/requests.ts";

export interface Issue {
  readonly number: number;
  readonly body: string;
  readonly isOpen: boolean;
  /** The login of who opened it. */
  readonly author: string;
  /** Its page. */
  readonly url: string;
}

export interface IssueChange {
  readonly title?: string;
  readonly body?: string;
  readonly state?: "open" | "closed";
  readonly state_reason?: "completed" | "not_planned" | "reopened";
}

/** Each throws an AnchorError for what GitHub does not do. */
export interface Issues {
  /** The login of the token; `undefined` for that of an installation, which GitHub does not tell. */
  readonly readLogin: () => Promise<string | undefined>;
  /** All issues that `creator` opened, open and closed, the oldest first; pull requests are none. */
  readonly readIssues: (creator: string) => Promise<readonly Issue[]>;
  readonly create: (title: string, body: string) => Promise<Issue>;
  readonly update: (number: number, change: IssueChange) => Promise<void>;
  readonly comment: (number: number, body: string) => Promise<void>;
}

const read: Manner = { isWrite: false, isRepeatable: true, timeoutMs: 30_000 };
// An issue or a comment whose answer was lost may be there: another one would be a second.
const once: Manner = { isWrite: true, isRepeatable: false, timeoutMs: 30_000 };
const repeatable: Manner = { ...once, isRepeatable: true };
const pageSize = 100;
const mostPages = 100;

interface IssueData {
  readonly number: number;
  readonly body?: string | null | undefined;
  readonly state: string;
  readonly html_url: string;
  readonly user: { readonly login: string } | null;
  readonly pull_request?: unknown;
}

export function openIssues(options: GitHubOptions): Issues {
  const connection = connect(options);
  const { call, octokit, at } = connection;
  const { issues, users } = octokit.rest;
  return {
    readLogin: async () => {
      const answer = await call(read, (signal) => users.getAuthenticated({ request: { signal } }));
      if ("fault" in answer && (answer.fault.status === 403 || answer.fault.status === 404)) return undefined;
      return dataOf(answer, "Asking whose token it is").login;
    },
    readIssues: (creator) => readIssues(connection, creator),
    create: async (title, body) =>
      toIssue(
        dataOf(
          await call(once, (signal) => issues.create({ ...at, title, body, request: { signal } })),
          "Opening the issue",
        ),
      ),
    update: async (number, change) => {
      const answer = await call(repeatable, (signal) =>
        issues.update({ ...at, issue_number: number, ...change, request: { signal } }),
      );
      dataOf(answer, "Updating the issue");
    },
    comment: async (number, body) => {
      const answer = await call(once, (signal) =>
        issues.createComment({ ...at, issue_number: number, body, request: { signal } }),
      );
      dataOf(answer, "Commenting on the issue");
    },
  };
}

async function readIssues({ call, octokit, at }: Connection, creator: string): Promise<readonly Issue[]> {
  const found: Issue[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const query = { ...at, state: "all", creator, direction: "asc", per_page: pageSize, page } as const;
    const answer = await call(read, (signal) => octokit.rest.issues.listForRepo({ ...query, request: { signal } }));
    const data: readonly IssueData[] = dataOf(answer, "Listing the issues");
    found.push(...data.filter(({ pull_request }) => pull_request === undefined).map(toIssue));
    if (data.length < pageSize) break;
  }
  return found;
}

function toIssue({ number, body, state, html_url: url, user }: IssueData): Issue {
  return { number, body: body ?? "", isOpen: state === "open", author: user?.login ?? "", url };
}

function dataOf<Data>(answer: Answer<Data>, doing: string): Data {
  if ("data" in answer) return answer.data;
  throw refusalOf(answer, doing);
}

/** 410 is what GitHub says where issues are switched off. */
function refusalOf({ fault }: Extract<Answer<never>, { fault: unknown }>, doing: string): AnchorError {
  const status = fault.status === 410 ? 403 : fault.status;
  return toGitHubError({ ...fault, status }, doing, "ISSUE_NOT_WRITABLE");
}
