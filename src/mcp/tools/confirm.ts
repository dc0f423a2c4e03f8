import {
  CLIENT_CAPABILITIES_META_KEY,
  inputRequired,
  inputResponse,
  type ClientCapabilities,
  type InputRequiredResult,
  type ServerContext,
} from "@modelcontextprotocol/server";

import type { Mode } from "../../domain/report/report.ts";
import type { ToolRequest } from "./arguments.ts";

/** Where the user's answer stands among the responses of a call. */
const confirmName = "confirm";

const costs = {
  stamp: "Stamp it? It costs one stamp of the account, makes the digest public and cannot be undone.",
  verify: "Verify it with a report? It leaves a trace on the chain, paid by the account.",
  check: "",
} as const satisfies Record<Mode, string>;

/** The user's answer to {@link askUser}: `undefined` while nobody has been asked. */
export function readConsent({ mcpReq }: ServerContext): boolean | undefined {
  const response = inputResponse(mcpReq.inputResponses, confirmName);
  return response.kind === "missing" ? undefined : response.kind === "elicit" && response.action === "accept";
}

/** Has the host put the question to the user; the call comes again with the answer, in every revision of the protocol. */
export function askUser(mode: Mode, { digest, fileName }: ToolRequest): InputRequiredResult {
  const what = `SHA3-256 digest ${digest}${fileName === undefined ? "" : `, said to be of “${fileName}”`}.`;
  // Accepting is the answer: a form would only ask for it twice.
  const requestedSchema = { type: "object", properties: {} } as const;
  return inputRequired({
    inputRequests: { [confirmName]: inputRequired.elicit({ message: `${what} ${costs[mode]}`, requestedSchema }) },
  });
}

/**
 * Whether the host can ask its user. Since revision 2026-07-28 every request says so.
 *
 * @param declared what the host said when it connected, in the revisions before
 */
export function canAsk({ mcpReq }: ServerContext, declared: ClientCapabilities | undefined): boolean {
  // The library's type of an envelope names none of its members.
  const envelope: { readonly [CLIENT_CAPABILITIES_META_KEY]?: ClientCapabilities } = mcpReq.envelope ?? {};
  const { elicitation } = envelope[CLIENT_CAPABILITIES_META_KEY] ?? declared ?? {};
  return elicitation !== undefined && (elicitation.form !== undefined || elicitation.url === undefined);
}
