import { type Front, stepFront } from "./front.ts";
import type { ErrorCode, StoppingCode } from "./problems.ts";

/** The stopping codes that a tool for assistants can meet: such tools ask only the service. */
type ToolStoppingCode = Exclude<
  StoppingCode,
  `NODE_${string}` | `GITHUB_${string}` | `ASSET_${string}` | `WITNESS_${string}`
>;

/** Advice for an assistant, where the advice of the error catalogue is about a workflow's inputs. */
export const toolHints: Readonly<Record<ToolStoppingCode, string | undefined> & Partial<Record<ErrorCode, string>>> = {
  API_KEY_REJECTED: "Have the user check ANCHOR_API_KEY in the tool server's configuration.",
  PLAN_LIMIT_REACHED: "The account's plan is used up. Tell the user; trying again does not help.",
  RATE_LIMITED: "Wait a few minutes before the next call.",
  ENDPOINT_NOT_FOUND: "Have the user check ANCHOR_API_URL: it is the base address, without a path of the API.",
  REDIRECT_REFUSED:
    "Redirects are never followed. Have the user ask the service's operator for the right ANCHOR_API_URL.",
  SERVICE_UNAVAILABLE: "Try again in a few minutes. The hash is not judged.",
  SERVICE_UNREACHABLE: "Have the user check network, proxy and firewall. The hash is not judged.",
  // The hint of the error catalogue fits an assistant too.
  TLS_REJECTED: undefined,
  CONNECTION_LOST: "Try again in a few minutes. The hash is not judged.",
  REQUEST_TIMEOUT: "Try again in a few minutes. The hash is not judged.",
  RESPONSE_INVALID: "Have the user check ANCHOR_API_URL. Another program may have answered in place of the service.",
  REPLY_MISMATCH:
    "Do not trust any answer of this service: it answered about something that was not asked. Tell the user.",
  NOT_ATTEMPTED: "Nothing was done. Call again later if it is still wanted.",
  INTERNAL: "This is a defect of the tool server. The hash is not judged. The server's log has the details.",
};

/** Replaces messages of errors that quote the service: an assistant gets such quotations only in the member `data`. */
export const toolMessages: Readonly<Partial<Record<ErrorCode, string>>> = {
  REDIRECT_REFUSED: "The service answered with a redirect, which is not followed.",
};

/** The words for an assistant; where they do not differ, those for a workflow. */
export const toolFront: Front = {
  ...stepFront,
  hintOf: (code) => toolHints[code] ?? stepFront.hintOf(code),
  input: (name) => (name === "api-url" ? "ANCHOR_API_URL" : name),
};

export const rejectedArgument =
  "The service refused the api_key argument. Leave it out to use the configured key, or have the user check it.";
