import {
  McpServer,
  type CallToolResult,
  type InputRequiredResult,
  type ServerContext,
} from "@modelcontextprotocol/server";

import type { Digest } from "../core/digest.ts";
import { toAnchorError } from "../core/errors.ts";
import { toFailure, type Outcome } from "../core/outcome.ts";
import { version } from "../core/version.ts";
import { apiKeyIn, parseArguments, askUser, canAsk } from "./arguments.ts";
import { toCallResult } from "./result.ts";
import type { Session } from "./session.ts";
import { type ToolLog, withProgress } from "./tool-log.ts";
import { instructionsOf, schemasOf, toolsOf, type Tool, type ToolName } from "./tools.ts";

/** Name and version that the server gives itself; a test compares the version with package.json. */
export const serverInfo = { name: "anchor-artifacts", title: "Anchor artifacts", version } as const;

/** The first revision of the protocol in which an answer may hold a link. */
const linksSince = "2025-06-18";

/** The tool server of one connection; `session` and `log` are the process's. */
export function createServer(session: Session, log: ToolLog): McpServer {
  const { secrets, isReadOnly = false, confirms = false, perform } = session;
  const options = { instructions: instructionsOf(isReadOnly), capabilities: { tools: { listChanged: false } } };
  const mcp = new McpServer(serverInfo, options);
  /** Answers one call; whatever goes wrong becomes a failed result that says what to do. */
  const answer = async (
    name: ToolName,
    { mode, costs }: Tool,
    given: unknown,
    context: ServerContext,
  ): Promise<CallToolResult | InputRequiredResult> => {
    const apiKey = apiKeyIn(given);
    const knowsLinks = (mcp.server.getNegotiatedProtocolVersion() ?? linksSince) >= linksSince;
    const audience = { isKeyGiven: apiKey !== "", knowsLinks };
    const toResult = (outcome: Outcome, digest?: Digest): CallToolResult =>
      toCallResult(mode, outcome, digest, [...secrets, apiKey], audience);
    try {
      const asked = parseArguments(name, given);
      const mustAsk = confirms && costs && canAsk(context, mcp.server.getClientCapabilities());
      const question = mustAsk ? askUser(mode, asked, context) : undefined;
      if (question !== undefined) return question;
      const work = () => perform(mode, asked, context.mcpReq.signal);
      return toResult(await withProgress(context, work, log.error), asked.digest);
    } catch (thrown) {
      const error = toAnchorError(thrown);
      if (error.code === "INTERNAL") log.error(thrown);
      return toResult(toFailure(error));
    }
  };
  for (const [name, tool] of toolsOf(isReadOnly)) {
    const { title, description, annotations } = tool;
    const config = { title, description, annotations, ...schemasOf(tool) };
    mcp.registerTool(name, config, (given, context) => answer(name, tool, given, context));
  }
  return mcp;
}
