/** The published description and the answers agree, both ways. */
import { hash } from "node:crypto";

import { expect, onTestFinished, test } from "vitest";

import { headers as names, routes } from "../../src/api/wire.ts";
import { openDemonstration } from "../ledger/demonstration.ts";
import { createService } from "../service.ts";
import { keyringOf } from "../../test/support/service/keyring.ts";
import { judgeReply, toFetch } from "../../test/support/service/service-replies.ts";

const base = "http://127.0.0.1:8787";
const digest = hash("sha3-256", "app");

function aService() {
  const ledger = openDemonstration({ data: ":memory:", blockTimeMs: 0 });
  onTestFinished(() => ledger.close());
  return toFetch(createService({ ledger, keyring: keyringOf("key") }));
}

async function stampReply(): Promise<Response> {
  return await aService()(
    new Request(base + routes.stamp, {
      method: "POST",
      headers: { [names.apiKey]: "key", "content-type": "application/json" },
      body: JSON.stringify({ hash: digest }),
    }),
  );
}

test("the description names every operation, what it takes and what it answers", async () => {
  const response = await aService()(new Request(`${base}/openapi.json`));
  expect(await judgeReply("GET", "/openapi.json", response)).toBe("");
  const { openapi, paths } = (await response.json()) as { openapi: string; paths: Record<string, object> };
  expect(openapi).toBe("3.1.0");
  for (const path of Object.values(routes)) {
    expect(paths[path]).toHaveProperty("post.requestBody.content");
    expect(paths[path]).toHaveProperty("post.responses.200.content.application/json.schema.properties.data");
    expect(paths[path]).toHaveProperty("post.responses.default");
  }
  expect(Object.keys(paths)).toEqual(expect.arrayContaining(["/about", "/health", "/metrics", "/token"]));
  expect(paths).toHaveProperty(
    [
      routes.proofStatus,
      "post",
      "requestBody",
      "content",
      "application/json",
      "schema",
      "properties",
      "uids",
      "maxItems",
    ],
    50,
  );
});

test.each(["/about", "/live", "/ready", "/health", "/metrics", "/openapi.json"])(
  "GET %s answers as described, and only reads",
  async (path) => {
    const handle = aService();
    expect(await judgeReply("GET", path, await handle(new Request(base + path)))).toBe("");
    const posted = await handle(new Request(base + path, { method: "POST" }));
    expect([posted.status, posted.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  },
);

test.each([
  ["a key", { status: 200 }, { api_key: "anchor_key", expires_at: "2026-11-21T03:04:05.006Z" }, ""],
  ["a key with a member more", { status: 200 }, { api_key: "k", expires_at: "2026-11-21T03:04:05Z", more: 1 }, "200: "],
  ["a key without its end", { status: 200 }, { api_key: "anchor_key" }, "200: "],
  ["a key whose end is no time", { status: 200 }, { api_key: "anchor_key", expires_at: 5 }, "200: "],
  ["a refusal without the envelope", { status: 403 }, { message: "no" }, "403: "],
  ["a status that is not described", { status: 202 }, {}, "has no answer 202"],
])("POST /token with %s is judged by its description", async (_, init, body, problem) => {
  const told = await judgeReply("POST", "/token", Response.json(body, init));
  expect(problem === "" ? told === "" : told.includes(problem)).toBe(true);
});

type Reply = { [name: string]: unknown; data: { [name: string]: unknown; params: { state: object } } };

test.each<[string, (reply: Reply) => void]>([
  ["a member more", (reply) => (reply["extra"] = 1)],
  ["a member less", (reply) => delete reply["requestId"]],
  ["a number as text", (reply) => (reply["statusCode"] = "200")],
  ["a status that is no success", (reply) => (reply["status"] = "error")],
  ["a time without milliseconds", (reply) => (reply["timestamp"] = "2026-11-21T03:04:05Z")],
  ["an unknown command", (reply) => (reply.data["command"] = "sent")],
  ["a node status of false", (reply) => (reply.data["status"] = false)],
  ["another state slot", (reply) => (reply.data.params.state = { "98": `0x${digest}` })],
  ["a state without its prefix", (reply) => (reply.data.params.state = { "99": digest })],
])("an answer with %s is not what is described", async (_, change) => {
  const response = await stampReply();
  expect(await judgeReply("POST", routes.stamp, response)).toBe("");
  const reply = (await response.json()) as Reply;
  change(reply);
  expect(await judgeReply("POST", routes.stamp, Response.json(reply))).not.toBe("");
});

test.each([
  ["an unknown status", "POST", routes.check, Response.json({}, { status: 418 })],
  ["another media type", "POST", routes.check, new Response("{}", { headers: { "content-type": "text/html" } })],
  ["another operation's data", "POST", routes.check, undefined],
  ["a failure without its envelope", "POST", routes.check, Response.json({ error: "no" }, { status: 400 })],
  ["a failure with data", "POST", routes.check, Response.json({ status: "error", data: {} }, { status: 500 })],
  ["reasons that are missing", "GET", "/health", Response.json({ status: "unavailable" }, { status: 503 })],
  ["a health of its own words", "GET", "/health", Response.json({ status: "fine" })],
])("%s is not what is described", async (_, method, path, response) => {
  expect(await judgeReply(method, path, response ?? (await stampReply()))).not.toBe("");
});
