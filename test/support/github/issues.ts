/** Issues, tags and the token's owner, as the stand-in of GitHub keeps them. */
import { type Answer, invalid, notFound, page, type Places, readOnly, toUserJson } from "./answers.ts";
import type { Asked } from "./operations.ts";
import type { GitHubState, IssueState } from "./state.ts";

type Handler = (state: GitHubState, asked: Asked, places: Places) => Answer;

const longestBody = 65_536;

export const issueReads: Readonly<Record<string, Handler>> = {
  // As on GitHub, the token of an installation has no user of its own.
  "users/get-authenticated": ({ user }) =>
    user === undefined ? readOnly() : { status: 200, json: toPrivateUserJson(user) },
  "repos/list-tags": ({ tags }, asked, places) =>
    page(
      [...tags].toSorted(([one], [other]) => (one < other ? 1 : -1)),
      asked,
      ([name, sha]) => toTagJson(name, sha, places),
    ),
  "issues/list-for-repo": ({ issues }, asked, places) => {
    const { query } = asked;
    const state = query.get("state") ?? "open";
    const chosen = issues.filter((issue) => {
      const isBy = !query.has("creator") || query.get("creator") === issue.author;
      return isBy && (state === "all" || issue.state === state);
    });
    const listed = query.get("direction") === "asc" ? chosen : chosen.toReversed();
    return page(listed, asked, (issue) => toIssueJson(issue, places));
  },
};

export const issueWrites: Readonly<Record<string, Handler>> = {
  "issues/create": (state, { json }, places) => {
    const { title, body = "" } = json as { title: string; body?: string };
    if (body.length > longestBody)
      return invalid("Issue", "body", "custom", "body is too long (maximum is 65536 characters)");
    const issue = state.addIssue({ title, body, author: state.user ?? state.bot });
    return { status: 201, json: toIssueJson(issue, places) };
  },
  "issues/update": (state, asked, places) =>
    withIssue(state, asked, (issue) => {
      const change = asked.json as Partial<Pick<IssueState, "title" | "body" | "state" | "reason">> & {
        state_reason?: IssueState["reason"];
      };
      issue.title = change.title ?? issue.title;
      issue.body = change.body ?? issue.body;
      if (change.state !== undefined && change.state !== issue.state) {
        issue.state = change.state;
        issue.reason = change.state_reason ?? (change.state === "closed" ? "completed" : "reopened");
      }
      return { status: 200, json: toIssueJson(issue, places) };
    }),
  "issues/create-comment": (state, asked, places) =>
    withIssue(state, asked, (issue) => {
      const { body } = asked.json as { body: string };
      issue.comments.push(body);
      return { status: 201, json: toCommentJson(issue, issue.comments.length - 1, body, places) };
    }),
};

function withIssue({ issues }: GitHubState, { path }: Asked, then: (issue: IssueState) => Answer): Answer {
  const issue = issues.find(({ number }) => number === Number(path["issue_number"]));
  return issue === undefined ? notFound() : then(issue);
}

function toTagJson(name: string, sha: string, { api, repository }: Places): object {
  const at = `${api}/repos/${repository}`;
  return {
    name,
    commit: { sha, url: `${at}/commits/${sha}` },
    zipball_url: `${at}/zipball/refs/tags/${name}`,
    tarball_url: `${at}/tarball/refs/tags/${name}`,
    node_id: `REF_${name}`,
  };
}

function toIssueJson(issue: IssueState, { api, repository }: Places): object {
  const url = `${api}/repos/${repository}/issues/${issue.number}`;
  return {
    id: 90_000 + issue.number,
    node_id: `I_${issue.number}`,
    url,
    repository_url: `${api}/repos/${repository}`,
    labels_url: `${url}/labels{/name}`,
    comments_url: `${url}/comments`,
    events_url: `${url}/events`,
    html_url: `https://github.com/${repository}/issues/${issue.number}`,
    number: issue.number,
    state: issue.state,
    state_reason: issue.reason,
    title: issue.title,
    body: issue.body,
    user: toUserJson(issue.author),
    labels: [],
    assignee: null,
    assignees: [],
    milestone: null,
    locked: false,
    comments: issue.comments.length,
    closed_at: issue.state === "closed" ? "2026-11-01T00:00:00Z" : null,
    created_at: "2026-11-01T00:00:00Z",
    updated_at: "2026-11-01T00:00:00Z",
    author_association: "NONE",
    ...(issue.isPullRequest && { pull_request: { url, html_url: url, diff_url: url, patch_url: url } }),
  };
}

function toCommentJson(issue: IssueState, index: number, body: string, { api, repository }: Places): object {
  const id = issue.number * 1000 + index;
  const url = `${api}/repos/${repository}/issues/comments/${id}`;
  return {
    id,
    node_id: `IC_${id}`,
    url,
    html_url: `https://github.com/${repository}/issues/${issue.number}#issuecomment-${id}`,
    issue_url: `${api}/repos/${repository}/issues/${issue.number}`,
    body,
    user: toUserJson(issue.author),
    created_at: "2026-11-01T00:00:00Z",
    updated_at: "2026-11-01T00:00:00Z",
    author_association: "NONE",
  };
}

function toPrivateUserJson(login: string): object {
  return {
    ...toUserJson(login),
    name: login,
    company: null,
    blog: null,
    location: null,
    email: null,
    hireable: null,
    bio: null,
    public_repos: 1,
    public_gists: 0,
    followers: 0,
    following: 0,
    created_at: "2020-01-01T00:00:00Z",
    updated_at: "2020-01-01T00:00:00Z",
  };
}
