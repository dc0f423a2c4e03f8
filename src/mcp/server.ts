import { McpServer, type CallToolResult, type ServerContext } from "@modelcontextprotocol/server";

import { toolContracts, type ToolName } from "../contract/tools.ts";
import { toAnchorError } from "../domain/errors.ts";
import { version } from "../domain/version.ts";
import type { Outcome } from "../domain/outcome.ts";
import { apiKeyIn, parseArguments, type Asked } from "./arguments.ts";
import type { Log } from "./log.ts";
import { withProgress } from "./progress.ts";
import { toCallResult } from "./result.ts";
import { enforced, published } from "./schema.ts";
import type { Session } from "./session.ts";
import { instructions, tools } from "./tools.ts";

/** Name and version that the server gives itself; a test compares the version with package.json. */
export const serverInfo = { name: "anchor-artifacts", title: "Anchor artifacts", version } as const;

/** The tool server of one connection; `session` and `log` are the process's. */
export function createServer(session: Session, log: Log): McpServer {
  const server = new McpServer(serverInfo, { instructions, capabilities: { tools: { listChanged: false } } });
  for (const name of Object.keys(tools) as ToolName[]) {
    const { title, description, annotations } = tools[name];
    const { input, output } = toolContracts[name];
    const config = { title, description, annotations, inputSchema: published(input), outputSchema: enforced(output) };
    server.registerTool(name, config, (given, context) => answer(name, given, context, { session, log }));
  }
  return server;
}

interface Means {
  readonly session: Session;
  readonly log: Log;
}

/** Answers one call; whatever goes wrong becomes a failed result that says what to do. */
async function answer(name: ToolName, given: unknown, context: ServerContext, means: Means): Promise<CallToolResult> {
  const { session, log } = means;
  const { mode } = tools[name];
  const secrets = [...session.secrets, apiKeyIn(given)];
  let asked: Asked | undefined;
  let outcome: Outcome;
  try {
    const checked = parseArguments(name, given);
    asked = checked;
    outcome = await withProgress(context, () => session.perform(mode, checked, context.mcpReq.signal), log.error);
  } catch (thrown) {
    const error = toAnchorError(thrown);
    if (error.code === "INTERNAL") log.error(thrown);
    outcome = { kind: "failed", error };
  }
  return toCallResult(mode, outcome, asked?.digest, secrets);
}
