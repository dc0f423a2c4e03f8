/**
 * A stand-in of GitHub's release API on loopback: state, an upload host, a storage host. Every request is held against
 * GitHub's own description, and so is every answer of the stand-in; what does not agree is in `problems`.
 */
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

import { badCredentials, readOnly, type Answer, type Places } from "./answers.ts";
import { findOperation, type Operation } from "./description.ts";
import { leaveStarter, reads, writes, type Asked } from "./operations.ts";
import { createState, sizeOf, type GitHubState } from "./state.ts";

/** A request as it arrived. */
export interface GitHubRequest {
  readonly host: "api" | "uploads" | "storage";
  readonly method: string;
  /** With the query. */
  readonly target: string;
  /** The description's name of the operation, such as `repos/get-release`; empty for the storage host. */
  readonly operation: string;
  readonly headers: IncomingMessage["headers"];
  readonly json: unknown;
  /** When it was read to its end, on the clock of `performance.now()`. */
  readonly at: number;
}

/** What a test makes of a request: nothing, or one of these. */
export type Reaction =
  | { readonly answer: Answer }
  /** It is done, and then answered so. */
  | { readonly doneBut: Answer }
  /** It is done, and its answer changed. */
  | { readonly edit: (answer: Answer) => Answer }
  /** An upload that breaks off: it leaves a `starter` behind and is answered so. */
  | { readonly starter: Answer }
  /** It is done, then this is run before the answer goes out. */
  | { readonly after: () => void }
  /** The connection breaks before an answer. */
  | { readonly drop: true }
  /** It is done, but only so many bytes of the asset or of the answer are sent, then the connection breaks. */
  | { readonly short: number };

/** A repository beside the first; it goes when it is taken out of the list. */
export interface OtherRepository extends GitHubState {
  readonly places: Places;
  readonly number: number;
  /** `owner/name`. */
  name: string;
  /** Its earlier names: who asks for one of them is sent on, until another repository has it. */
  readonly formerNames: string[];
}

export interface GitHubStandIn extends GitHubState, AsyncDisposable {
  readonly places: Places;
  /** All repositories, the first among them. */
  readonly repositories: OtherRepository[];
  readonly addRepository: (name: string) => OtherRepository;
  /** May write. */
  readonly token: string;
  /** May only read, like that of a fork. */
  readonly readOnlyToken: string;
  readonly requests: readonly GitHubRequest[];
  readonly problems: readonly string[];
  /** Milliseconds each answer of the API takes. */
  latencyMs: number;
  /** By whose time it takes them. */
  sleep: (milliseconds: number) => Promise<unknown>;
  /** Answers a request to the part at `origin`, as it would one from its socket. */
  readonly serve: (origin: string, message: IncomingMessage, response: ServerResponse) => void;
  /** Who brings no token sees nothing. */
  isPrivate: boolean;
  /** Asked for each request, `nth` counting those of its operation from 1; its answer waits for a promise. */
  react: (request: GitHubRequest, nth: number) => Reaction | undefined | Promise<undefined>;
  /**
   * Forgets everything but where it is.
   *
   * @throws Error when something was not as GitHub describes it
   */
  readonly reset: () => void;
  readonly close: () => Promise<void>;
}

/** Those that run, by the address of their API. */
export const standIns = new Map<string, GitHubStandIn>();

/** @param isEnterprise whether API and uploads are paths of one host, as on a GitHub Enterprise Server */
export async function startGitHub({ isEnterprise = false } = {}): Promise<GitHubStandIn> {
  const state = createState();
  const requests: GitHubRequest[] = [];
  const problems: string[] = [];
  const right = new Set<string>();
  const counts = new Map<string, number>();
  const servers = await Promise.all([listen(), listen(), listen()]);
  const [api, uploads, storage] = servers;
  const places: Places = {
    api: isEnterprise ? `${api.url}/api/v3` : api.url,
    uploads: isEnterprise ? `${api.url}/api/uploads` : uploads.url,
    storage: storage.url,
    repository: "octo-org/octo-repo",
  };
  const close = async (): Promise<void> => {
    standIns.delete(places.api);
    await Promise.all(servers.map((server) => server.close()));
  };
  const repositories: OtherRepository[] = [];
  const addRepository = (name: string, own = createState(repositories.length * 1_000_000)): OtherRepository => {
    const number = 4000 + (lastNumber += 1);
    const repository = { ...own, places: { ...places, repository: name }, number, name, formerNames: [] };
    repositories.push(repository);
    return repository;
  };
  let lastNumber = 0;
  addRepository(places.repository, state);
  const standIn: GitHubStandIn = {
    ...state,
    places,
    repositories,
    addRepository: (name) => addRepository(name),
    token: `ghs_${"w".repeat(36)}`,
    readOnlyToken: `ghs_${"r".repeat(36)}`,
    requests,
    problems,
    latencyMs: 0,
    sleep,
    serve: (origin, message, response) => {
      if (origin === storage.url) void serveStorage(standIn, record, message, response);
      else serveAs(origin === uploads.url ? "uploads" : "api")(message, response);
    },
    isPrivate: false,
    react: () => undefined,
    reset: () => {
      const found = problems.join("\n");
      for (const list of [state.releases, state.issues, requests, problems]) list.splice(0);
      state.tags.clear();
      repositories.splice(0);
      addRepository(places.repository, state);
      right.clear();
      counts.clear();
      [standIn.user, standIn.bot] = [undefined, state.bot];
      standIn.latencyMs = 0;
      standIn.isPrivate = false;
      standIn.react = () => undefined;
      state.clock.now = () => new Date();
      if (found !== "") throw new Error(`Not as GitHub describes it:\n${found}`);
    },
    close,
    [Symbol.asyncDispose]: close,
  };
  const record = { requests, problems, right, counts };
  const serveAs = (host: "api" | "uploads") => (message: IncomingMessage, response: ServerResponse) => {
    void serveApi(message.url?.startsWith("/api/uploads/") ? "uploads" : host, standIn, record, message, response);
  };
  api.server.on("request", serveAs("api"));
  uploads.server.on("request", serveAs("uploads"));
  storage.server.on("request", (message, response) => void serveStorage(standIn, record, message, response));
  standIns.set(places.api, standIn);
  return standIn;
}

/** An answer with its body as it is sent: the longest are of many pages, and would be written three times. */
interface Written extends Answer {
  readonly text?: string;
}

interface Protocol {
  readonly requests: GitHubRequest[];
  readonly problems: string[];
  /** Answers that were as GitHub describes them: the same are given again and again, and to judge one takes long. */
  readonly right: Set<string>;
  /** How many requests of each operation there were. */
  readonly counts: Map<string, number>;
}

async function serveApi(
  host: "api" | "uploads",
  standIn: GitHubStandIn,
  { requests, problems, right, counts }: Protocol,
  message: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await readBody(message);
  const { method = "GET", url: target = "/", headers } = message;
  const { pathname, searchParams: query } = new URL(target, standIn.places.api);
  if (method === "GET" && pathname.startsWith(`/${standIn.places.repository}/releases/`)) {
    requests.push({ host, method, target, operation: "", headers, json: undefined, at: performance.now() });
    if (headers.authorization !== undefined) problems.push(`${method} ${target}: a download address was sent a token`);
    return send(response, downloadOf(standIn, pathname));
  }
  const base = new URL(standIn.places[host]).pathname.replace(/\/$/, "");
  const path = pathname.startsWith(base) ? toNamedPath(standIn, pathname.slice(base.length)) : "";
  const operation = findOperation(method, path);
  const contentType = headers["content-type"] ?? "";
  const json = contentType.startsWith("application/json") ? parseJson(body) : undefined;
  const request = { host, method, target, operation: operation?.id ?? "", headers, json, at: performance.now() };
  requests.push(request);
  const complain = (problem: string): void => void problems.push(`${method} ${target}: ${problem}`);
  const mayWrite = headers.authorization === `token ${standIn.token}`;
  const asked: Asked = { path: operation?.path ?? {}, query, json, body, accept: headers.accept ?? "", mayWrite };
  if (operation === undefined) complain("GitHub describes no such operation");
  for (const problem of operation?.problemsOf({ query, contentType, json }) ?? []) complain(problem);
  if (operation !== undefined && operation.isUpload !== (host === "uploads")) complain(`it came to the ${host} host`);
  if (!headers["user-agent"]) complain("it has no user-agent");
  await standIn.sleep(standIn.latencyMs);
  const nth = (counts.get(request.operation) ?? 0) + 1;
  counts.set(request.operation, nth);
  const reaction = await standIn.react(request, nth);
  if (reaction !== undefined && "drop" in reaction) return void message.socket.destroy();
  if (reaction !== undefined && "starter" in reaction) leaveStarter(standIn, asked);
  const answer = answerOf(standIn, operation, asked, headers.authorization ?? "", reaction);
  if (reaction !== undefined && "after" in reaction) reaction.after();
  const text = answer.json === undefined ? "" : JSON.stringify(answer.json);
  if (reaction === undefined)
    for (const problem of problemsOfAnswer(operation, answer, text, right)) complain(`our answer: ${problem}`);
  const isCut = reaction !== undefined && "short" in reaction;
  const date = standIn.clock.now().toUTCString();
  const timed = { ...answer, text, headers: { date, ...answer.headers } };
  send(response, timed, isCut ? reaction.short : undefined);
}

/** The address that everybody may download an asset of a public release from: of github.com, and not of its API. */
function downloadOf({ releases, places, isPrivate }: GitHubStandIn, pathname: string): Answer {
  const [, tag = "", name = ""] = /\/releases\/download\/(.+)\/([^/]+)$/.exec(decodeURIComponent(pathname)) ?? [];
  const release = releases.find((one) => one.tag === tag && !one.draft && !isPrivate);
  const asset = release?.assets.find((one) => one.name === name && one.state === "uploaded");
  if (asset === undefined) return { status: 404 };
  return { status: 302, headers: { location: `${places.storage}/${asset.id}?X-Amz-Signature=${"6".repeat(64)}` } };
}

function answerOf(
  standIn: GitHubStandIn,
  operation: Operation | undefined,
  asked: Asked,
  authorization: string,
  reaction: Reaction | undefined,
): Answer {
  if (reaction !== undefined && "answer" in reaction) return reaction.answer;
  if (reaction !== undefined && "starter" in reaction) return reaction.starter;
  const answer = perform(standIn, operation, asked, authorization);
  if (reaction !== undefined && "edit" in reaction) return reaction.edit(answer);
  return reaction !== undefined && "doneBut" in reaction ? reaction.doneBut : answer;
}

function perform(
  standIn: GitHubStandIn,
  operation: Operation | undefined,
  asked: Asked,
  authorization: string,
): Answer {
  if (operation === undefined) return { status: 404, json: { message: "Not Found" } };
  const isKnown = [standIn.token, standIn.readOnlyToken].some((token) => authorization === `token ${token}`);
  const isPublic = authorization === "" && !standIn.isPrivate;
  if (!isKnown && authorization === "" && !isPublic) return { status: 404, json: { message: "Not Found" } };
  if (!isKnown && !isPublic) return badCredentials();
  const { owner, repo } = asked.path;
  const isOfNone = owner === undefined;
  const repository = isOfNone ? standIn.repositories[0] : findRepository(standIn, `${owner}/${repo}`);
  if (repository === undefined) return toMoved(standIn, `${owner}/${repo}`, operation.id);
  // The token's user is of no repository.
  const state = repository.number === standIn.repositories[0]?.number ? standIn : repository;
  if (operation.id === "repos/get")
    return { status: 200, json: { id: repository.number, name: repo, full_name: repository.name } };
  const read = reads[operation.id];
  const places = { ...standIn.places, repository: repository.name };
  if (read !== undefined) return read(state, asked, places);
  const write = writes[operation.id];
  return write === undefined || !asked.mayWrite ? readOnly() : write(state, asked, places);
}

function findRepository({ repositories }: GitHubStandIn, name: string): OtherRepository | undefined {
  return repositories.find((one) => one.name.toLowerCase() === name.toLowerCase());
}

/** GitHub sends who asks for an earlier name to an address that its description lacks: the repository by its number. */
function toMoved({ repositories, places }: GitHubStandIn, name: string, operation: string): Answer {
  const moved = repositories.find(({ formerNames }) => formerNames.includes(name));
  if (moved === undefined) return { status: 404, json: { message: "Not Found" } };
  if (operation !== "repos/get") throw new RangeError(`Why is ${operation} asked of an earlier name?`);
  const url = `${places.api}/repositories/${moved.number}`;
  return { status: 301, headers: { location: url }, json: { message: "Moved Permanently", url } };
}

/** Returns the path by the repository's name for one by its number; unknown numbers lead to no repository. */
function toNamedPath({ repositories }: GitHubStandIn, path: string): string {
  const [, number, rest = ""] = /^\/repositories\/(\d+)(.*)$/.exec(path) ?? [];
  if (number === undefined) return path;
  const name = repositories.find((one) => one.number === Number(number))?.name ?? "nobody/nothing";
  return `/repos/${name}${rest}`;
}

/** `starter` stands in GitHub's prose and not in its description. */
function problemsOfAnswer(
  operation: Operation | undefined,
  { status }: Answer,
  text: string,
  right: Set<string>,
): readonly string[] {
  const key = `${operation?.id} ${status} ${text}`;
  if (right.has(key)) return [];
  const json: unknown = JSON.parse(text.replaceAll('"state":"starter"', '"state":"open"') || "null");
  const problems = operation?.problemsOfAnswer(status, json) ?? [];
  if (problems.length === 0) right.add(key);
  return problems;
}

let used = 0;

/** @param short bytes after which the connection breaks */
function send(response: ServerResponse, { status, text = "", headers = {} }: Written, short?: number): void {
  used += 1;
  response.writeHead(status, {
    "content-type": "application/json; charset=utf-8",
    "x-github-request-id": randomUUID(),
    "x-ratelimit-limit": "1000",
    "x-ratelimit-remaining": String(Math.max(1, 1000 - used)),
    "x-ratelimit-reset": String(Math.floor(Date.now() / 1000) + 3600),
    "x-ratelimit-used": String(used),
    ...(short !== undefined && { "content-length": String(Buffer.byteLength(text)) }),
    ...headers,
  });
  if (short === undefined) response.end(text);
  else response.write(text.slice(0, short), () => response.destroy());
}

/** Like S3: signed addresses only, and whoever brings a second kind of authorization is turned away. */
async function serveStorage(
  standIn: GitHubStandIn,
  { requests, problems }: Protocol,
  message: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = "GET", url: target = "/", headers } = message;
  const request = {
    host: "storage",
    method,
    target,
    operation: "",
    headers,
    json: undefined,
    at: performance.now(),
  } as const;
  requests.push(request);
  if (headers.authorization !== undefined) problems.push(`${method} ${target}: the storage host was sent a token`);
  const nth = requests.filter(({ host }) => host === "storage").length;
  const reaction = await standIn.react(request, nth);
  if (reaction !== undefined && "drop" in reaction) return void message.socket.destroy();
  if (reaction !== undefined && "answer" in reaction) {
    const { answer } = reaction;
    response.writeHead(answer.status, answer.headers).end(typeof answer.json === "string" ? answer.json : undefined);
    return;
  }
  const id = Number(/^\/(\d+)/.exec(target)?.[1]);
  const found = standIn.repositories.flatMap((repository) => repository.findAsset(id) ?? [])[0];
  if (found === undefined || headers.authorization !== undefined || !target.includes("X-Amz-Signature=")) {
    response.writeHead(400).end();
    return;
  }
  const { content } = found.asset;
  const closed = once(response, "close");
  response.writeHead(200, { "content-type": "application/octet-stream", "content-length": String(sizeOf(content)) });
  if (reaction !== undefined && "short" in reaction && content instanceof Uint8Array) {
    response.write(content.subarray(0, reaction.short), () => message.socket.destroy());
    return;
  }
  for await (const chunk of content instanceof Uint8Array ? [content] : content.chunks()) {
    if (response.destroyed) return;
    if (!response.write(chunk)) await Promise.race([once(response, "drain"), closed]);
  }
  response.end();
}

async function readBody(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function parseJson(body: Buffer): unknown {
  return body.length === 0 ? undefined : JSON.parse(body.toString("utf8"));
}

async function listen(): Promise<{
  readonly server: Server;
  readonly url: string;
  readonly close: () => Promise<void>;
}> {
  const server = createServer({ keepAliveTimeout: 60_000 });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { server, url: `http://127.0.0.1:${port}`, close };
}
