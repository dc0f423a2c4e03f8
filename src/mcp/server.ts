import {
  McpServer,
  type CallToolResult,
  type InputRequiredResult,
  type ServerContext,
} from "@modelcontextprotocol/server";

import { AnchorError, toAnchorError } from "../core/errors.ts";
import { toFailure } from "../core/outcome.ts";
import { version } from "../core/version.ts";
import { apiKeyIn, parseArguments, askUser, canAsk, readConsent } from "./arguments.ts";
import { toCallResult } from "./result.ts";
import { toolContracts, type ToolName } from "./schemas.ts";
import type { Session } from "./session.ts";
import { type ToolLog, withProgress } from "./tool-log.ts";
import { enforced, published, instructionsOf, toolsOf, type ToolFacts } from "./tools.ts";

/** Name and version that the server gives itself; a test compares the version with package.json. */
export const serverInfo = { name: "anchor-artifacts", title: "Anchor artifacts", version } as const;

/** The first revision of the protocol in which an answer may hold a link. */
const linksSince = "2025-06-18";

/** The tool server of one connection; `session` and `log` are the process's. */
export function createServer(session: Session, log: ToolLog): McpServer {
  const { isReadOnly = false } = session;
  const options = { instructions: instructionsOf(isReadOnly), capabilities: { tools: { listChanged: false } } };
  const mcp = new McpServer(serverInfo, options);
  for (const [name, tool] of toolsOf(isReadOnly)) {
    const { title, description, annotations } = tool;
    const { input, output } = toolContracts[name];
    const config = { title, description, annotations, inputSchema: published(input), outputSchema: enforced(output) };
    mcp.registerTool(name, config, (given, context) =>
      answerCall({ name, tool, given }, context, { session, log, mcp }),
    );
  }
  return mcp;
}

interface ToolCall {
  readonly name: ToolName;
  readonly tool: ToolFacts;
  readonly given: unknown;
}

interface Means {
  readonly session: Session;
  readonly log: ToolLog;
  readonly mcp: McpServer;
}

type ToolAnswer = CallToolResult | InputRequiredResult;

/** Answers one call; whatever goes wrong becomes a failed result that says what to do. */
async function answerCall({ name, tool, given }: ToolCall, context: ServerContext, means: Means): Promise<ToolAnswer> {
  const { session, log, mcp } = means;
  const { mode } = tool;
  const apiKey = apiKeyIn(given);
  const secrets = [...session.secrets, apiKey];
  const knowsLinks = (mcp.server.getNegotiatedProtocolVersion() ?? linksSince) >= linksSince;
  const audience = { isKeyGiven: apiKey !== "", knowsLinks };
  try {
    const asked = parseArguments(name, given);
    const mustAsk = session.confirms === true && tool.costs && canAsk(context, mcp.server.getClientCapabilities());
    const consent = mustAsk ? readConsent(context) : true;
    if (consent === undefined) return askUser(mode, asked);
    if (!consent) throw declined();
    const outcome = await withProgress(context, () => session.perform(mode, asked, context.mcpReq.signal), log.error);
    return toCallResult(mode, outcome, asked.digest, secrets, audience);
  } catch (thrown) {
    const error = toAnchorError(thrown);
    if (error.code === "INTERNAL") log.error(thrown);
    return toCallResult(mode, toFailure(error), undefined, secrets, audience);
  }
}

function declined(): AnchorError {
  return new AnchorError("NOT_ATTEMPTED", "The user was asked and did not agree: nothing was sent.");
}
