/** The issues of a repository; each method makes one request. */
import { memberAt } from "../core/members.ts";
import type { Issue, Issues } from "../monitor/repository.ts";
import { connect, type Connection, type GitHubOptions, readPages } from "./connection.ts";
import { onceOnly, reading, repeatable, type RequestPolicy, type Send } from "./caller.ts";
import { dataOf, notOfItsForm } from "./answers.ts";

const refusal = "ISSUE_NOT_WRITABLE";

type IssueData = Awaited<ReturnType<Connection["octokit"]["rest"]["issues"]["get"]>>["data"];

/** Opens the issues of the repository that `options` name. */
export function openIssues(options: GitHubOptions): Issues {
  const connection = connect(options);
  const { call, octokit, at } = connection;
  const { issues, users } = octokit.rest;
  const write = async <Data>(doing: string, manner: RequestPolicy, send: Send<Data>): Promise<Data> =>
    dataOf(await call(manner, send), doing, refusal);
  return {
    readLogin: async () => {
      const answer = await call(reading, (request) => users.getAuthenticated({ request }));
      if ("fault" in answer && (answer.fault.status === 403 || answer.fault.status === 404)) return undefined;
      const { login }: { login?: unknown } = dataOf(answer, "Asking whose token it is", refusal);
      if (typeof login !== "string" || login === "") throw notOfItsForm("answer about the token's user");
      return login;
    },
    readIssues: async function* (creator) {
      const wanted = { ...at, state: "all", creator, direction: "asc" } as const;
      const list = readPages<IssueData>(connection, "Listing the issues", refusal, (query) =>
        issues.listForRepo({ ...wanted, ...query }),
      );
      for await (const data of list) {
        const issue = toIssue(data);
        if (data.pull_request === undefined) yield issue;
      }
    },
    // An issue or a comment whose answer was lost may exist: a retry could create a second one.
    create: async (title, body) =>
      toIssue(await write("Opening the issue", onceOnly, (request) => issues.create({ ...at, title, body, request }))),
    update: async (number, change) => {
      await write("Updating the issue", repeatable, (request) =>
        issues.update({ ...at, issue_number: number, ...change, request }),
      );
    },
    comment: async (number, body) => {
      await write("Commenting on the issue", onceOnly, (request) =>
        issues.createComment({ ...at, issue_number: number, body, request }),
      );
    },
  };
}

/** @throws AnchorError `GITHUB_UNAVAILABLE` for what is no issue */
function toIssue(data: IssueData): Issue {
  const { number, body, state, html_url: url, user }: { [name in keyof IssueData]?: unknown } = data ?? {};
  const isOwned = user === null || user === undefined || typeof memberAt(user, "login") === "string";
  const isNumbered = Number.isSafeInteger(number) && typeof url === "string";
  const isStated = state === "open" || state === "closed";
  if (!isNumbered || !isStated || typeof (body ?? "") !== "string" || !isOwned)
    throw notOfItsForm("answer about an issue");
  return { number: data.number, body: data.body ?? "", isOpen: state === "open", author: data.user?.login ?? "", url };
}
