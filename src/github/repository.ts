/** Reads what a monitor needs of a repository, in as few requests as GitHub allows; reads and writes its issues. */
import { memberAt } from "../core/members.ts";
import type {
  Issue,
  IssueAccess,
  ListedRelease,
  RepositoryAccess,
  Repository,
  RepositoryIdentity,
} from "../monitor/repository.ts";
import {
  type ApiConnection,
  type ApiOptions,
  withRepository,
  connect,
  connectApi,
  type Connection,
  type GitHubOptions,
  maxPageSize,
  pagePolicy,
  readListItems,
  type SendPage,
} from "./connection.ts";
import { hashDownload, isDigestMismatch, readAsset } from "./downloads.ts";
import { listAssets, readRefusalCode } from "./releases.ts";
import { writePolicy, readPolicy, idempotentPolicy, type RequestPolicy, type Send } from "./caller.ts";
import {
  type GitHubAnswer,
  dataOf,
  unexpectedFormError,
  type ReleaseData,
  toAsset,
  toGitHubError,
  toRelease,
  toUtc,
} from "./answers.ts";

export function createRepositoryAccess(options: ApiOptions): RepositoryAccess {
  const connection = connectApi(options);
  return {
    find: (name) => findByName(connection, name),
    githubTime: () => connection.githubTime() ?? connection.clock.today(),
    open: (name) => createRepository(withRepository(connection, name)),
  };
}

/** Finds a repository by its present name, or by an earlier name, which GitHub redirects to the repository. */
async function findByName(api: ApiConnection, name: string): Promise<RepositoryIdentity | undefined> {
  const { repo, call, octokit } = withRepository(api, name);
  const answer = await call(readPolicy, (request) => octokit.rest.repos.get({ ...repo, request }));
  if ("data" in answer || answer.fault.status !== 404) return toIdentity(answer);
  // Some tokens may read a repository's releases but not the repository itself, so the releases are asked for.
  const listAnswer = await call(pagePolicy, (request) =>
    octokit.rest.repos.listReleases({ ...repo, per_page: 1, request }),
  );
  if ("fault" in listAnswer && listAnswer.fault.status === 404) return undefined;
  dataOf(listAnswer, "Listing the releases", readRefusalCode);
  return { name };
}

function toIdentity(answer: GitHubAnswer<{ readonly id: number; readonly full_name: string }>): RepositoryIdentity {
  const { id, full_name: name }: { id?: unknown; full_name?: unknown } = dataOf(
    answer,
    "Looking for the repository",
    readRefusalCode,
  );
  if (!Number.isSafeInteger(id) || typeof name !== "string" || !/^[^/\s]+\/[^/\s]+$/.test(name))
    throw unexpectedFormError("answer about a repository");
  return { name, number: id as number };
}

function createRepository(connection: Connection): Repository {
  const { repo, call, octokit } = connection;
  const { repos } = octokit.rest;
  return {
    name: connection.repository,
    listReleases: async function* (limit) {
      // Asks for one release more than is wanted, which shows whether there are more releases.
      const pageSize = limit === "all" ? maxPageSize : Math.min(maxPageSize, limit + 1);
      const send: SendPage<ReleaseData> = (query) => repos.listReleases({ ...repo, ...query });
      const releases = readListItems(connection, "Listing the releases", readRefusalCode, send, pageSize);
      for await (const data of releases) {
        const release = toListedRelease(data);
        if (!data.draft) yield release;
      }
    },
    readRelease: async (tag) => {
      const answer = await call(pagePolicy, (request) => repos.getReleaseByTag({ ...repo, tag, request }));
      if ("data" in answer) {
        const release = toListedRelease(answer.data);
        return answer.data.draft ? undefined : release;
      }
      if (answer.fault.status === 404) return undefined;
      throw toGitHubError(answer.fault, "Reading a release", readRefusalCode);
    },
    listAssets: (release) => listAssets(connection, release),
    readCommits: (wantedTags) => readCommits(connection, wantedTags),
    hash: (asset, signal) => hashAsServed(connection, asset, signal),
    read: (asset, maxBytes, signal) => readAsset(connection, asset, maxBytes, signal),
  };
}

/** Hashes an asset as GitHub serves it. A download longer than GitHub states is broken off, and gets no digest. */
async function hashAsServed(
  connection: Connection,
  asset: Parameters<Repository["hash"]>[0],
  signal: AbortSignal,
): ReturnType<Repository["hash"]> {
  const { sha256: stated } = asset;
  try {
    const { digest, sha256 } = (await hashDownload(connection, asset, () => {}, signal)).hashes;
    return { sha3_256: digest, sha256, ...(stated !== undefined && sha256 !== stated && { stated }) };
  } catch (thrown) {
    if (stated === undefined || !isDigestMismatch(thrown)) throw thrown;
    return { stated };
  }
}

async function readCommits(
  connection: Connection,
  tagNames: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string>> {
  const { repo, octokit } = connection;
  const commits = new Map<string, string>();
  const listedTags = readListItems(connection, "Listing the tags", readRefusalCode, (query) =>
    octokit.rest.repos.listTags({ ...repo, ...query }),
  );
  for await (const data of listedTags) {
    const { name, sha } = toTag(data);
    if (tagNames.has(name)) commits.set(name, sha);
    if (commits.size === tagNames.size) break;
  }
  return commits;
}

function toTag(data: { name?: unknown; commit?: { sha?: unknown } } | null): { name: string; sha: string } {
  const [name, sha] = [data?.name, data?.commit?.sha];
  if (typeof name === "string" && typeof sha === "string" && /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(sha)) {
    return { name, sha };
  }
  throw unexpectedFormError("list of tags");
}

function toListedRelease(data: ReleaseData): ListedRelease {
  const { id, tag, body: notes } = toRelease(data);
  const { published_at, assets }: Partial<ReleaseData> = data;
  if (!Array.isArray(assets)) throw unexpectedFormError("list of releases");
  const hasDate = !Number.isNaN(Date.parse(published_at ?? ""));
  return {
    id,
    tag,
    notes,
    ...(hasDate && { publishedAt: toUtc(published_at ?? "") }),
    assets: assets.map((asset) => toAsset(asset, tag)),
  };
}

const issueRefusalCode = "ISSUE_NOT_WRITABLE";

type IssueData = Awaited<ReturnType<Connection["octokit"]["rest"]["issues"]["get"]>>["data"];

export function openIssues(options: GitHubOptions): IssueAccess {
  const connection = connect(options);
  const { call, octokit, repo } = connection;
  const { issues, users } = octokit.rest;
  const write = async <Data>(task: string, policy: RequestPolicy, send: Send<Data>): Promise<Data> =>
    dataOf(await call(policy, send), task, issueRefusalCode);
  return {
    readLogin: async () => {
      const answer = await call(readPolicy, (request) => users.getAuthenticated({ request }));
      if ("fault" in answer && (answer.fault.status === 403 || answer.fault.status === 404)) return undefined;
      const { login }: { login?: unknown } = dataOf(answer, "Asking whose token it is", issueRefusalCode);
      if (typeof login !== "string" || login === "") throw unexpectedFormError("answer about the token's user");
      return login;
    },
    readIssues: async function* (creator) {
      const issueQuery = { ...repo, state: "all", creator, direction: "asc" } as const;
      const issueItems = readListItems<IssueData>(connection, "Listing the issues", issueRefusalCode, (query) =>
        issues.listForRepo({ ...issueQuery, ...query }),
      );
      for await (const data of issueItems) {
        const issue = toIssue(data);
        if (data.pull_request === undefined) yield issue;
      }
    },
    create: async (title, body) =>
      toIssue(
        await write("Opening the issue", writePolicy, (request) => issues.create({ ...repo, title, body, request })),
      ),
    update: async (number, change) => {
      await write("Updating the issue", idempotentPolicy, (request) =>
        issues.update({ ...repo, issue_number: number, ...change, request }),
      );
    },
    comment: async (number, body) => {
      await write("Commenting on the issue", writePolicy, (request) =>
        issues.createComment({ ...repo, issue_number: number, body, request }),
      );
    },
  };
}

function toIssue(data: IssueData): Issue {
  const { number, body, state, html_url: url, user }: { [name in keyof IssueData]?: unknown } = data ?? {};
  const hasAuthor = user === null || user === undefined || typeof memberAt(user, "login") === "string";
  const isIdentified = Number.isSafeInteger(number) && typeof url === "string";
  const hasState = state === "open" || state === "closed";
  if (!isIdentified || !hasState || typeof (body ?? "") !== "string" || !hasAuthor)
    throw unexpectedFormError("answer about an issue");
  return { number: data.number, body: data.body ?? "", isOpen: state === "open", author: data.user?.login ?? "", url };
}
