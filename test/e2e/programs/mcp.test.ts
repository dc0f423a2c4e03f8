/** The assistant tool server as it ships; what its tools answer is tested in test/integration/mcp/server.test.ts. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, test } from "vitest";

import { isPosix } from "../../support/availability.ts";
import { answers, changed } from "../../support/network/answers.ts";
import { json } from "../../support/network/behaviours.ts";
import { startFaultServer } from "../../support/network/fault-server.ts";
import { initialize, mcpEntry, startMcp, toolCall, type McpEnvironment } from "../../support/mcp/mcp.ts";
import { decide, type Rule } from "../../support/runner/rules.ts";
import { createCanary, findSecret } from "../../support/runner/secrets.ts";

const hash = "3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532";

/** What a host tells its tool server about a service. */
const environmentOf = ({ url }: { readonly url: string }) => ({ ANCHOR_API_URL: url, ANCHOR_API_KEY: "test-key" });

test("the tool server writes the key nowhere, whatever the service does with it", async () => {
  const configured = createCanary();
  const given = createCanary();
  const echo: Rule = ({ headers, id, hash: asked }) =>
    json(changed(answers.found(asked, id), { message: `key ${headers["x-api-key"]}` }));
  const refuse: Rule = ({ headers }) => json({ message: `bad key ${headers["x-api-key"]}` }, { status: 401 });
  const redirect: Rule = ({ headers }) => ({
    kind: "answer",
    answer: { status: 302, headers: { location: `https://example.org/${headers["x-api-key"]}` } },
  });
  let behaviour = echo;
  await using service = await startFaultServer((request) => decide(behaviour, request));
  await using server = startMcp({ ANCHOR_API_URL: service.url, ANCHOR_API_KEY: configured });
  await initialize(server, "2025-06-18");
  for (const [index, rule] of [echo, refuse, redirect].entries()) {
    behaviour = rule;
    const asked = service.requests.length;
    const first = index * 10;
    server.send(toolCall(first + 1, "check_hash", { file_hash: hash }));
    server.send(toolCall(first + 2, "check_hash", { file_hash: hash, api_key: given }));
    server.send(toolCall(first + 3, "check_hash", { file_hash: given, api_key: given }));
    server.send(toolCall(first + 4, "check_hash", { file_hash: hash, api_key: { key: given } }));
    server.send(toolCall(first + 5, "check_hash", { file_hash: hash, api_key: `${given}\n` }));
    server.send(toolCall(first + 6, "check_hash", [given]));
    const broken = `{"jsonrpc":"2.0","id":${first + 7},"method":"tools/call"`;
    server.send(`${broken},"params":{"api_key":"${encodeURI(given)}"`);
    for (const id of [1, 2, 3, 4, 5]) await server.answerTo(first + id);
    const keys = service.requests.slice(asked).map(({ headers }) => headers["x-api-key"]);
    expect(keys).toEqual(expect.arrayContaining([configured, given]));
  }
  server.end();
  await server.exited;
  const streams = { stdout: server.stdout(), stderr: server.stderr() };
  expect([...findSecret(configured, streams), ...findSecret(given, streams)]).toEqual([]);
});

type Server = ReturnType<typeof startMcp>;
const endings: readonly (readonly [name: string, code: number, end: (server: Server) => void])[] = [
  ["the end of stdin", 0, (server) => server.end()],
  ["SIGINT", 130, (server) => server.kill("SIGINT")],
  ["SIGTERM", 143, (server) => server.kill("SIGTERM")],
];

test.each(isPosix ? endings : endings.slice(0, 1))(
  "the tool server ends by %s also when a stamp is under way, and tells that it was sent",
  async (_, code, end) => {
    await using service = await startFaultServer({ kind: "silence" });
    await using server = startMcp(environmentOf(service));
    await initialize(server, "2025-06-18");
    server.send(toolCall(1, "stamp_hash", { file_hash: hash }));
    await service.received(1);
    end(server);
    // The service never answers: were its answer waited for, this test would run into its limit.
    expect(await server.exited).toEqual({ code, signal: null });
    expect(server.stderr()).toContain("was sent, its answer not waited for: it may be paid");
    expect(server.stderr()).not.toContain("NOT_ATTEMPTED");
  },
);

test("a Node that is too old is told so before anything breaks", async () => {
  const age = "Object.defineProperty(process,'versions',{value:{...process.versions,node:'22.18.0'}})";
  await using server = startMcp({}, ["--import", `data:text/javascript,${encodeURIComponent(age)}`]);
  expect(await server.exited).toEqual({ code: 1, signal: null });
  expect(server.stdout()).toBe("");
  expect(server.stderr()).toContain("anchor-artifacts-mcp needs Node.js 22.19 or newer, and this is 22.18.0.");
});

// With these settings it is started above.
test("the set-ups that are shown start the tool server of the package, with settings that it reads", async () => {
  const page = await readFile("docs/assistant.md", "utf8");
  const blocks = [...page.matchAll(/```json\n(\{[^]*?)```/g)].map(([, text = ""]) => JSON.parse(text) as SetUp);
  expect(blocks).toHaveLength(3);
  for (const { mcpServers, mcp, servers = mcpServers ?? mcp } of blocks) {
    const [started = {}]: readonly Started[] = Object.values(servers ?? {});
    const { command, args = [], env, environment = env } = started;
    expect([command, ...args].flat()).toEqual(["npx", "-y", "anchor-artifacts", "mcp"]);
    expect(Object.keys(environment ?? {})).toEqual(Object.keys(environmentOf({ url: "" })));
  }
  expect(page).toContain("`node /path/to/anchor-artifacts/dist/mcp/index.js`");
  expect(mcpEntry.endsWith(join("/dist/mcp", "index.js"))).toBe(true);
});

/** What a host's configuration file says of a server, by the names that hosts have for it. */
interface Started {
  readonly command?: string | readonly string[];
  readonly args?: readonly string[];
  readonly env?: McpEnvironment;
  readonly environment?: McpEnvironment;
}

type SetUp = Readonly<Partial<Record<"mcpServers" | "servers" | "mcp", Readonly<Record<string, Started>>>>>;
