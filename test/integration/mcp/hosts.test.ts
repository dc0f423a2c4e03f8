/** What differs by host: what it may spend, and that another one runs beside it. */

import { expect, test } from "vitest";

import { openAssistant, initialize, openMcp, toolCall } from "../../support/mcp/mcp.ts";
import { answers } from "../../support/network/answers.ts";
import { json } from "../../support/network/behaviours.ts";
import { startFaultServer } from "../../support/network/fault-server.ts";
import { startService, type RunningService } from "../../support/service/service.ts";

const hash = "3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532";

async function startLocal(blockTimeMs = 0): Promise<RunningService & AsyncDisposable> {
  const service = await startService({ blockTimeMs });
  return { ...service, [Symbol.asyncDispose]: () => service.close() };
}

const environmentOf = ({ url, apiKey }: RunningService) => ({ ANCHOR_API_URL: url, ANCHOR_API_KEY: apiKey });
const stampsOf = ({ requests }: RunningService) => requests.filter(({ path }) => path.endsWith("/v2/timestamp/post"));

test("ANCHOR_READ_ONLY leaves tools that only read, and a verification that leaves no trace", async () => {
  await using service = await startLocal();
  await using assistant = await openAssistant({ ...environmentOf(service), ANCHOR_READ_ONLY: "true" });
  const { tools } = await assistant.client.listTools();
  expect(tools.map(({ name, annotations }) => [name, annotations?.readOnlyHint])).toEqual([
    ["check_hash", true],
    ["verify_hash", true],
  ]);
  const result = await assistant.call("verify_hash", { file_hash: hash });
  expect(result.structuredContent).toMatchObject({ status: "finalized", data: { result: "no match" }, links: [] });
  expect(service.requests.map(({ headers }) => headers["x-report-required"])).toEqual([undefined]);
  await expect(assistant.call("stamp_hash", { file_hash: hash })).rejects.toMatchObject({ code: -32_602 });
  expect(stampsOf(service)).toEqual([]);
});

test.each([
  ["2024-11-05", 0],
  ["2025-03-26", 0],
  ["2025-06-18", 1],
])("a host of revision %s gets %d links to a report", async (revision, count) => {
  await using service = await startFaultServer(({ hash: asked, id }) =>
    json(answers.verifiedWithReport(asked, id, "https://service.example/report.pdf")),
  );
  await using server = openMcp({ ANCHOR_API_URL: service.url, ANCHOR_API_KEY: "test-key" });
  await initialize(server, revision);
  server.send(toolCall(1, "verify_hash", { file_hash: hash }));
  const { content } = (await server.answerTo(1)).result as { content: { type: string }[] };
  expect(content.filter(({ type }) => type === "resource_link")).toHaveLength(count);
});
