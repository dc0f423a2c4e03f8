/** The issues of a repository, one thin method a request. */
import { memberAt } from "../core/members.ts";
import type { Issue, Issues } from "../monitor/repository.ts";
import { notOfItsForm } from "../release/forge.ts";
import { connect, type Connection, type GitHubOptions, pageSize, readPages } from "./connection.ts";
import { dataOf } from "./fault.ts";
import { onceOnly, repeatable, type Manner } from "./requests.ts";

const read: Manner = { isWrite: false, isRepeatable: true, timeoutMs: 30_000 };
const issueRefusal = "ISSUE_NOT_WRITABLE";

interface IssueData {
  readonly number: number;
  readonly body?: string | null | undefined;
  readonly state: string;
  readonly html_url: string;
  readonly user?: { readonly login: string } | null | undefined;
  readonly pull_request?: unknown;
}

/** The issues of the repository that `options` name. */
export function openIssues(options: GitHubOptions): Issues {
  const connection = connect(options);
  const { call, octokit, at } = connection;
  const { issues, users } = octokit.rest;
  return {
    readLogin: async () => {
      const answer = await call(read, (signal) => users.getAuthenticated({ request: { signal } }));
      if ("fault" in answer && (answer.fault.status === 403 || answer.fault.status === 404)) return undefined;
      const { login }: { login?: unknown } = dataOf(answer, "Asking whose token it is", issueRefusal);
      if (typeof login !== "string" || login === "") throw notOfItsForm("the token's user");
      return login;
    },
    readIssues: (creator) => readIssues(connection, creator),
    create: async (title, body) =>
      toIssue(
        dataOf(
          // An issue or a comment whose answer was lost may be there: another one would be a second.
          await call(onceOnly, (signal) => issues.create({ ...at, title, body, request: { signal } })),
          "Opening the issue",
          issueRefusal,
        ),
      ),
    update: async (number, change) => {
      const answer = await call(repeatable, (signal) =>
        issues.update({ ...at, issue_number: number, ...change, request: { signal } }),
      );
      dataOf(answer, "Updating the issue", issueRefusal);
    },
    comment: async (number, body) => {
      const answer = await call(onceOnly, (signal) =>
        issues.createComment({ ...at, issue_number: number, body, request: { signal } }),
      );
      dataOf(answer, "Commenting on the issue", issueRefusal);
    },
  };
}

async function* readIssues(connection: Connection, creator: string): AsyncGenerator<Issue> {
  const query = { ...connection.at, state: "all", creator, direction: "asc", per_page: pageSize } as const;
  const list = readPages<IssueData>(
    connection,
    { doing: "Listing the issues", refusal: issueRefusal },
    (page, signal) => connection.octokit.rest.issues.listForRepo({ ...query, page, request: { signal } }),
  );
  for await (const data of list) {
    const issue = toIssue(data);
    if (data.pull_request === undefined) yield issue;
  }
}

/** @throws AnchorError `GITHUB_UNAVAILABLE` for what is no issue */
function toIssue(data: IssueData): Issue {
  if (!isIssue(data)) throw notOfItsForm("an issue");
  const { number, body, state, html_url: url, user } = data;
  return { number, body: body ?? "", isOpen: state === "open", author: user?.login ?? "", url };
}

function isIssue(data: { readonly [name in keyof IssueData]?: unknown } | null): boolean {
  const { number, body, state, html_url: url, user } = data ?? {};
  const isOwned = user === null || user === undefined || typeof memberAt(user, "login") === "string";
  const isNumbered = Number.isSafeInteger(number) && typeof url === "string";
  const isStated = state === "open" || state === "closed";
  return isNumbered && isStated && typeof (body ?? "") === "string" && isOwned;
}
