import { StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, expect, test } from "vitest";

import { createServer, createToolLog } from "#mcp/server.ts";
import { createSession, readSettings, type Session } from "#mcp/session.ts";
import { startMcpHttp, type McpHttpFace } from "../../support/mcp/http.ts";
import { createHost } from "../../support/mcp/mcp.ts";
import { startService, type RunningService } from "../../support/service/service.ts";

const hash = "3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532";

let service: RunningService;
let session: Session;
let face: McpHttpFace;
beforeAll(async () => {
  service = await startService();
  const { signal } = new AbortController();
  const log = createToolLog(() => {}, []);
  const settings = readSettings({ ANCHOR_API_URL: service.url, ANCHOR_API_KEY: service.apiKey });
  session = createSession(settings, {
    cancellation: { stop: signal, abort: signal },
    onRequest: log.request,
  });
  face = await startMcpHttp(() => createServer(session, log));
});
afterAll(async () => {
  await face[Symbol.asyncDispose]();
  await session.close();
  await service.close();
});

test.each([
  ["2025-11-25", {}],
  ["2026-07-28", { versionNegotiation: { mode: { pin: "2026-07-28" } } }],
])("the same server serves HTTP in revision %s", async (version, options) => {
  const client = createHost(options);
  await client.connect(new StreamableHTTPClientTransport(new URL(face.url)));
  const result = await client.callTool({ name: "check_hash", arguments: { file_hash: hash } });
  expect(result).toMatchObject({ summary: "Hash not found." });
  expect(client.getNegotiatedProtocolVersion()).toBe(version);
  await client.close();
});

test("a page of another origin is turned away", async () => {
  const headers = { origin: "https://evil.example", "content-type": "application/json" };
  const answer = await fetch(face.url, { method: "POST", headers, body: "{}" });
  expect(answer.status).toBe(403);
});
