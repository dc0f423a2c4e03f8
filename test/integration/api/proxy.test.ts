/** Runners behind a proxy: what has to go through it does, what must not does not, and it can read nothing. */
import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { join } from "node:path";
import { createServer as createTlsServer } from "node:tls";

import { afterAll, beforeAll, expect, test, vi } from "vitest";

import { createClient } from "#api/client.ts";
import { createWebClient } from "#api/downloads.ts";
import { parseBaseUrl } from "#core/addresses.ts";
import { whereAvailable } from "../../support/availability.ts";
import { createFakeClock } from "../../support/clock.ts";
import { createWorkspace } from "../../support/files/workspace.ts";
import { startGitHub } from "../../support/github/stand-in.ts";
import { startFaultServer, type FaultServer } from "../../support/network/fault-server.ts";
import { startProxy } from "../../support/network/proxy.ts";
import { createCertificate, type TestCertificate } from "../../support/network/tls/certificate.ts";
import { runAction } from "../../support/runner/runner.ts";
import { canSeal, sealedProxyUrl } from "../../support/runner/sealed-action.ts";
import { createCanary, findSecret } from "../../support/runner/secrets.ts";
import { askHere, type ProbeTask, trust } from "../../support/service/client-probe.ts";
import { digest, operationNames, rightReply, rightVerdicts } from "../../support/service/client.ts";

// A name for tests (RFC 2606) that no resolver knows: only the proxy can lead there.
const name = "service.test";
const certificate = createCertificate({ names: [name, "localhost"] });
const ca = certificate.cert;
const startService = () => startFaultServer(rightReply, { tls: certificate });
const startProxyTo = ({ port }: FaultServer, options = {}) =>
  startProxy({ routes: { [`${name}:443`]: port }, ...options });

let trusting: Disposable;
beforeAll(() => void (trusting = trust(ca)));
afterAll(() => trusting[Symbol.dispose]());

const laxly = "NODE_TLS_REJECT_UNAUTHORIZED";

/** Asks once in this process, where of all variables about proxies those of `env` alone are set. */
async function ask(task: ProbeTask, env: Readonly<Record<string, string>>) {
  for (const variable of ["http_proxy", "https_proxy", "no_proxy", "all_proxy", laxly]) {
    for (const spelling of [variable, variable.toUpperCase()]) vi.stubEnv(spelling, env[spelling]);
  }
  return await askHere(task);
}

test.each(operationNames)("behind a proxy %s is answered through one tunnel", async (operation) => {
  await using service = await startService();
  await using proxy = await startProxyTo(service);
  const { verdict } = await ask({ url: `https://${name}`, operation }, { HTTPS_PROXY: proxy.url });
  expect(verdict).toBe(rightVerdicts[operation]);
  expect(proxy.requests).toMatchObject([{ method: "CONNECT", target: `${name}:443` }]);
  expect(service.requests).toHaveLength(1);
});

test("a service that only the proxy can reach is not reached without the proxy", async () => {
  await using service = await startService();
  const { verdict } = await ask({ url: `https://${name}`, operation: "check" }, {});
  expect(verdict).toBe("SERVICE_UNREACHABLE");
  expect(service.connections).toHaveLength(0);
});

test("a service that only the proxy can reach gets the key, and the proxy can read neither that nor what is asked", async () => {
  await using service = await startService();
  await using proxy = await startProxyTo(service);
  await ask({ url: `https://${name}`, operation: "stamp" }, { https_proxy: proxy.url });
  const key = service.requests[0]?.headers["x-api-key"] ?? "";
  expect(key).toBe("key-of-the-probe");
  const readable = { tunnel: proxy.seen(), requests: JSON.stringify(proxy.requests) };
  expect(readable.tunnel.length).toBeGreaterThan(500);
  expect([...findSecret(key, readable), ...findSecret(digest, readable)]).toEqual([]);
});

test.each([{}, { [laxly]: "0" }])(
  "somebody else at the tunnel's end is told from the service, with %j",
  async (env) => {
    await using impostor = await startFaultServer(rightReply, { tls: createCertificate({ names: [name] }) });
    await using proxy = await startProxyTo(impostor);
    const task = { url: `https://${name}`, operation: "stamp" } as const;
    expect((await ask(task, { HTTPS_PROXY: proxy.url, ...env })).verdict).toBe("TLS_REJECTED");
    expect(impostor.requests).toHaveLength(0);
  },
);

const withPassword = (url: string, password: string) => url.replace("//", `//runner:${password}@`);

test("a proxy that wants a password gets it, and the service does not", async () => {
  await using service = await startService();
  await using proxy = await startProxyTo(service, { credentials: "runner:p4ssw0rd" });
  const env = { HTTPS_PROXY: withPassword(proxy.url, "p4ssw0rd") };
  expect((await ask({ url: `https://${name}`, operation: "check" }, env)).verdict).toBe("found");
  expect(JSON.stringify(service.requests.map(({ headers }) => headers))).not.toContain("proxy");
});

test("a proxy that wants a password and gets a wrong one opens no tunnel, and nothing was sent", async () => {
  await using service = await startService();
  await using proxy = await startProxyTo(service, { credentials: "runner:p4ssw0rd" });
  const env = { HTTPS_PROXY: withPassword(proxy.url, "wrong") };
  const { verdict, said } = await ask({ url: `https://${name}`, operation: "stamp" }, env);
  expect(verdict).toBe("SERVICE_UNREACHABLE");
  expect(said).not.toContain("wrong");
  expect(service.connections).toHaveLength(0);
});

test.each([
  [403, 1, /Let this host through.*NO_PROXY/],
  [503, 4, /proxy and the firewall/],
])("a proxy that answers CONNECT with %i is told by it, and asked %i times in all", async (refusal, times, hint) => {
  await using service = await startService();
  await using proxy = await startProxyTo(service, { refusal });
  vi.stubEnv("HTTPS_PROXY", proxy.url);
  const base = parseBaseUrl(`https://${name}`);
  const client = createClient({ base, apiKey: "k", timeoutMs: 20_000, clock: createFakeClock() });
  const outcome = await client.stamp(digest);
  await client.close();
  expect(outcome).toMatchObject({
    verdict: "unreachable",
    error: { code: "SERVICE_UNREACHABLE", hint: expect.stringMatching(hint) },
  });
  expect(JSON.stringify(outcome)).not.toContain("UND_ERR");
  expect(outcome.error !== undefined && outcome.error.message).toContain(
    `not sent: the proxy answered ${refusal} to CONNECT.`,
  );
  expect(proxy.requests).toHaveLength(times);
  expect(service.connections).toHaveLength(0);
});

async function startSilent() {
  const silent = createServer((socket) => void socket.on("error", () => {}).resume()).listen(0, "127.0.0.1");
  await once(silent, "listening");
  return { silent, port: (silent.address() as AddressInfo).port };
}

test("a download ends with its signal behind a proxy that never answers CONNECT", { timeout: 5000 }, async () => {
  const { silent, port } = await startSilent();
  vi.stubEnv("HTTPS_PROXY", `http://127.0.0.1:${port}`);
  const web = createWebClient();
  const download = web.get(new URL(`https://${name}`), {}, AbortSignal.timeout(100));
  await expect(download).rejects.toMatchObject({ name: "TimeoutError" });
  await web.close();
  silent.close();
  await once(silent, "close");
});

test.each([
  ["a proxy that never answers CONNECT", `https://${name}`, "HTTPS_PROXY"],
  ["a service that never ends a TLS handshake", "", "NO_PROXY"],
])("%s holds no connection when the client is closed", { timeout: 5000 }, async (_, address, variable) => {
  const { silent, port } = await startSilent();
  vi.stubEnv(variable, `http://127.0.0.1:${port}`);
  const base = parseBaseUrl(address || `https://127.0.0.1:${port}`);
  const client = createClient({ base, apiKey: "k", timeoutMs: 100, clock: createFakeClock() });
  expect((await client.stamp(digest)).verdict).toBe("unreachable");
  await client.close();
  silent.close();
  await once(silent, "close");
});

const open = (base: string) => createClient({ base: parseBaseUrl(base), apiKey: "k", timeoutMs: 1000 });

test.each([
  ["HTTPS_PROXY", "proxy.corp:3128"],
  ["https_proxy", "//proxy.corp:3128"],
  ["HTTP_PROXY", "http://"],
  ["http_proxy", "ftp://proxy.corp"],
  ["HTTPS_PROXY", "http://runner:100%sure@proxy.corp:3128"],
  ["https_proxy", "http://50%@proxy.corp:3128"],
])("a proxy variable %s that cannot be used is told by its name, and never by its value", (variable, value) => {
  vi.stubEnv(variable, value);
  let thrown: unknown;
  try {
    open(`https://${name}`);
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toMatchObject({
    code: "INPUT_INVALID",
    message: expect.stringContaining(variable),
    hint: expect.stringContaining(`Write ${variable} as http://`),
  });
  expect(JSON.stringify([String(thrown), thrown])).not.toMatch(/corp|sure|50%/);
});

test.each(["", "http://proxy.corp:3128", "http://runner:100%25sure@proxy.corp", "https://proxy.corp", "socks5://p:1"])(
  "the proxy variable %j is usable",
  async (value) => {
    vi.stubEnv("HTTPS_PROXY", value);
    await open(`https://${name}`).close();
  },
);

test("a proxy variable is not read where no proxy is used", async () => {
  vi.stubEnv("HTTPS_PROXY", "proxy.corp:3128");
  await open("http://127.0.0.1:1").close();
  await createWebClient().close();
});

test("a proxy that speaks TLS needs a certificate like everybody else", async () => {
  await using service = await startService();
  await using proxy = await startProxyTo(service, { tls: certificate });
  const task = { url: `https://${name}`, operation: "check" } as const;
  await using impostor = await startProxyTo(service, { tls: createCertificate() });
  expect((await ask(task, { HTTPS_PROXY: proxy.url })).verdict).toBe("found");
  expect((await ask(task, { HTTPS_PROXY: impostor.url, [laxly]: "0" })).verdict).toBe("TLS_REJECTED");
  expect([proxy.requests, impostor.requests]).toMatchObject([[{ method: "CONNECT" }], []]);
});

test.each([
  ["localhost", 0],
  ["elsewhere.test, localhost", 0],
  ["*", 0],
  ["LOCALHOST", 0],
  ["elsewhere.test", 1],
  ["host", 1],
  ["localhost:1", 1],
])("with NO_PROXY %j a request to localhost comes through the proxy %i times", async (value, times) => {
  await using service = await startService();
  await using proxy = await startProxy();
  const env = { HTTPS_PROXY: proxy.url, NO_PROXY: value };
  const url = `https://localhost:${service.port}`;
  expect((await ask({ url, operation: "check" }, env)).verdict).toBe("found");
  expect(proxy.requests).toHaveLength(times);
});

test.each(["localhost", "127.0.0.1"])("plain http to %s goes through no proxy", async (host) => {
  await using service = await startFaultServer(rightReply);
  await using proxy = await startProxy();
  const variables = ["HTTP_PROXY", "http_proxy", "HTTPS_PROXY", "https_proxy", "ALL_PROXY", "all_proxy"];
  const env = Object.fromEntries(variables.map((variable) => [variable, proxy.url]));
  const { verdict } = await ask({ url: `http://${host}:${service.port}`, operation: "stamp" }, env);
  expect(verdict).toBe("accepted");
  expect(proxy.requests).toEqual([]);
});

test("a plain request to another host goes through the proxy, which passes it on", async () => {
  await using server = await startFaultServer({ kind: "answer", answer: { body: "[]" } });
  await using proxy = await startProxy({ routes: { "ghes.test:80": server.port } });
  vi.stubEnv("http_proxy", proxy.url);
  const web = createWebClient();
  const answer = await web.fetch("http://ghes.test/api/v3/repos", { headers: { "x-asked": "yes" } });
  expect(await answer.text()).toBe("[]");
  await web.close();
  expect(server.requests).toMatchObject([{ target: "/api/v3/repos", headers: { "x-asked": "yes" } }]);
  expect(proxy.requests).toMatchObject([{ method: "GET", target: "http://ghes.test/api/v3/repos" }]);
});

whereAvailable("the action in a sealed network", canSeal() ? undefined : "no user namespaces", () => {
  test("behind a proxy the action stamps, attaches evidence to a release on a GitHub Enterprise Server, and reads it from there; nobody on the way reads the key", async () => {
    await using world = await createWorld();
    const { github, key, proxy, service } = world;
    const release = github.addRelease("v1", { body: "What is new", assets: { "app.txt": "sealed" } });
    const attached = await world.run({ "release-attach": "both" });
    expect(attached.annotations).toEqual([]);
    expect(attached.results?.results).toMatchObject([{ verdict: "accepted" }]);
    expect(attached.exitCode).toBe(0);
    expect(service.requests.map(({ headers }) => headers["x-api-key"])).toEqual([key]);
    expect(release.body).toMatch(/^What is new\n[^]*anchor-artifacts:begin/);
    expect(release.assets.map((asset) => asset.name)).toContain("anchor-SHA3-256SUMS");
    const read = await world.run({ files: "app.*", "from-release": "true", mode: "check" });
    expect(read.results?.results).toMatchObject([{ subject: { name: "app.txt" }, verdict: "found" }]);
    expect(new Set(proxy.requests.map(({ target }) => target))).toEqual(
      new Set([`${name}:443`, "ghes.test:443", "storage.ghes.test:443"]),
    );
    expect(proxy.requests.map(({ method }) => method)).toEqual(proxy.requests.map(() => "CONNECT"));
    const seen = proxy.seen();
    expect([...findSecret(github.token, { seen }), ...findSecret(key, { seen })]).toEqual([]);
    expect(github.problems).toEqual([]);
  });
});

/** The service, a GitHub Enterprise Server, and a proxy that leads to them from a network that is sealed off. */
async function createWorld() {
  await using stack = new AsyncDisposableStack();
  const workspace = stack.use(await createWorkspace({ "app.txt": "sealed" }));
  const service = stack.use(await startService());
  const github = stack.use(await startGitHub({ isEnterprise: true }));
  const tls = createCertificate({ names: ["ghes.test", "storage.ghes.test"] });
  const front = (address: string) => startTlsFront(stack, tls, Number(new URL(address).port));
  const ports = { api: await front(github.places.api), storage: await front(github.places.storage) };
  Object.assign(github.places, {
    api: "https://ghes.test/api/v3",
    uploads: "https://ghes.test/api/uploads",
    storage: "https://storage.ghes.test",
  });
  const path = join(workspace.temp, "proxy.sock");
  const routes = {
    [`${name}:443`]: service.port,
    "ghes.test:443": ports.api,
    "storage.ghes.test:443": ports.storage,
  };
  const proxy = stack.use(await startProxy({ routes, path }));
  const trusted = await workspace.write("../authorities.pem", ca + tls.cert);
  const key = createCanary();
  const run = (inputs: Readonly<Record<string, string>>) =>
    runAction({
      workspace,
      inputs: { mode: "stamp", files: "app.txt", "api-url": `https://${name}`, "api-key": key, ...inputs },
      entry: join(import.meta.dirname, "../../support/runner/sealed-action.ts"),
      env: { HTTPS_PROXY: sealedProxyUrl, ANCHOR_TEST_PROXY_SOCKET: path, NODE_EXTRA_CA_CERTS: trusted },
      apiUrl: github.places.api,
      token: github.token,
      ref: "refs/tags/v1",
    });
  const rest = stack.move();
  return { service, github, proxy, key, run, [Symbol.asyncDispose]: () => rest.disposeAsync() };
}

/** A TLS server that hands what it reads to `port`, and back, as the front of a GitHub Enterprise Server does. */
async function startTlsFront(stack: AsyncDisposableStack, tls: TestCertificate, port: number): Promise<number> {
  const server = createTlsServer(tls, (socket) => {
    const inner = connect(port, "127.0.0.1");
    socket.pipe(inner).pipe(socket);
    // Either end may go at any time; the other one goes with it.
    socket.on("error", () => inner.destroy());
    inner.on("error", () => socket.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  stack.defer(() => void server.close());
  return (server.address() as AddressInfo).port;
}
