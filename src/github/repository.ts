/** What a monitor reads of a repository, in as few requests as GitHub allows, and the repository's issues. */
import { memberAt } from "../core/members.ts";
import type {
  Issue,
  Issues,
  ListedRelease,
  Repositories,
  Repository,
  RepositoryIdentity,
} from "../monitor/repository.ts";
import {
  type ApiConnection,
  type ApiOptions,
  atRepository,
  connect,
  connectApi,
  type Connection,
  type GitHubOptions,
  pageSize,
  pagePolicy,
  readListPages,
  type SendPage,
} from "./connection.ts";
import { hashDownload, isDigestMismatch, readAsset } from "./downloads.ts";
import { listAssets, readRefusal } from "./releases.ts";
import { writeOnce, readPolicy, idempotent, type RequestPolicy, type Send } from "./caller.ts";
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

export function createRepositories(options: ApiOptions): Repositories {
  const connection = connectApi(options);
  return {
    find: (name) => findByName(connection, name),
    today: () => connection.githubTime() ?? connection.clock.today(),
    open: (name) => createRepository(atRepository(connection, name)),
  };
}

/** Finds a renamed repository by its earlier name too, since GitHub redirects to its number. */
async function findByName(api: ApiConnection, name: string): Promise<RepositoryIdentity | undefined> {
  const { at, call, octokit } = atRepository(api, name);
  const answer = await call(readPolicy, (request) => octokit.rest.repos.get({ ...at, request }));
  if ("data" in answer || answer.fault.status !== 404) return toIdentity(answer);
  const list = await call(pagePolicy, (request) => octokit.rest.repos.listReleases({ ...at, per_page: 1, request }));
  if ("fault" in list && list.fault.status === 404) return undefined;
  dataOf(list, "Listing the releases", readRefusal);
  return { name };
}

function toIdentity(answer: GitHubAnswer<{ readonly id: number; readonly full_name: string }>): RepositoryIdentity {
  const { id, full_name: name }: { id?: unknown; full_name?: unknown } = dataOf(
    answer,
    "Looking for the repository",
    readRefusal,
  );
  if (!Number.isSafeInteger(id) || typeof name !== "string" || !/^[^/\s]+\/[^/\s]+$/.test(name))
    throw unexpectedFormError("answer about a repository");
  return { name, number: id as number };
}

function createRepository(connection: Connection): Repository {
  const { at, call, octokit } = connection;
  const { repos } = octokit.rest;
  return {
    name: connection.repository,
    listReleases: async function* (most) {
      // One release more than is wanted shows that there are others.
      const size = most === "all" ? pageSize : Math.min(pageSize, most + 1);
      const send: SendPage<ReleaseData> = (query) => repos.listReleases({ ...at, ...query });
      const list = readListPages(connection, "Listing the releases", readRefusal, send, size);
      for await (const data of list) {
        const release = toListed(data);
        if (!data.draft) yield release;
      }
    },
    readRelease: async (tag) => {
      const answer = await call(pagePolicy, (request) => repos.getReleaseByTag({ ...at, tag, request }));
      if ("data" in answer) {
        const release = toListed(answer.data);
        return answer.data.draft ? undefined : release;
      }
      if (answer.fault.status === 404) return undefined;
      throw toGitHubError(answer.fault, "Reading a release", readRefusal);
    },
    listAssets: (release) => listAssets(connection, release),
    readTags: (wanted) => readTagCommits(connection, wanted),
    hash: (asset, signal) => hashAsServed(connection, asset, signal),
    read: (asset, most, signal) => readAsset(connection, asset, most, signal),
  };
}

/** Hashes what is served; a download longer than GitHub states is not read to its end, and gets no digests. */
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

async function readTagCommits(
  connection: Connection,
  wanted: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string>> {
  const { at, octokit } = connection;
  const commits = new Map<string, string>();
  const list = readListPages(connection, "Listing the tags", readRefusal, (query) =>
    octokit.rest.repos.listTags({ ...at, ...query }),
  );
  for await (const data of list) {
    const { name, sha } = toTag(data);
    if (wanted.has(name)) commits.set(name, sha);
    if (commits.size === wanted.size) break;
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

function toListed(data: ReleaseData): ListedRelease {
  const { id, tag, body: notes } = toRelease(data);
  const { published_at: published, assets }: Partial<ReleaseData> = data;
  if (!Array.isArray(assets)) throw unexpectedFormError("list of releases");
  const isDated = !Number.isNaN(Date.parse(published ?? ""));
  return {
    id,
    tag,
    notes,
    ...(isDated && { published: toUtc(published ?? "") }),
    assets: assets.map((asset) => toAsset(asset, tag)),
  };
}

const issueRefusal = "ISSUE_NOT_WRITABLE";

type IssueData = Awaited<ReturnType<Connection["octokit"]["rest"]["issues"]["get"]>>["data"];

export function openIssues(options: GitHubOptions): Issues {
  const connection = connect(options);
  const { call, octokit, at } = connection;
  const { issues, users } = octokit.rest;
  const write = async <Data>(doing: string, policy: RequestPolicy, send: Send<Data>): Promise<Data> =>
    dataOf(await call(policy, send), doing, issueRefusal);
  return {
    readLogin: async () => {
      const answer = await call(readPolicy, (request) => users.getAuthenticated({ request }));
      if ("fault" in answer && (answer.fault.status === 403 || answer.fault.status === 404)) return undefined;
      const { login }: { login?: unknown } = dataOf(answer, "Asking whose token it is", issueRefusal);
      if (typeof login !== "string" || login === "") throw unexpectedFormError("answer about the token's user");
      return login;
    },
    readIssues: async function* (creator) {
      const wanted = { ...at, state: "all", creator, direction: "asc" } as const;
      const list = readListPages<IssueData>(connection, "Listing the issues", issueRefusal, (query) =>
        issues.listForRepo({ ...wanted, ...query }),
      );
      for await (const data of list) {
        const issue = toIssue(data);
        if (data.pull_request === undefined) yield issue;
      }
    },
    create: async (title, body) =>
      toIssue(await write("Opening the issue", writeOnce, (request) => issues.create({ ...at, title, body, request }))),
    update: async (number, change) => {
      await write("Updating the issue", idempotent, (request) =>
        issues.update({ ...at, issue_number: number, ...change, request }),
      );
    },
    comment: async (number, body) => {
      await write("Commenting on the issue", writeOnce, (request) =>
        issues.createComment({ ...at, issue_number: number, body, request }),
      );
    },
  };
}

function toIssue(data: IssueData): Issue {
  const { number, body, state, html_url: url, user }: { [name in keyof IssueData]?: unknown } = data ?? {};
  const isOwned = user === null || user === undefined || typeof memberAt(user, "login") === "string";
  const isNumbered = Number.isSafeInteger(number) && typeof url === "string";
  const isStated = state === "open" || state === "closed";
  if (!isNumbered || !isStated || typeof (body ?? "") !== "string" || !isOwned)
    throw unexpectedFormError("answer about an issue");
  return { number: data.number, body: data.body ?? "", isOpen: state === "open", author: data.user?.login ?? "", url };
}
