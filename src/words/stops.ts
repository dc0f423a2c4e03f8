import type { StoppingCode } from "./problems.ts";

/** Why a run stopped, as part of a sentence. Kept out of the error catalogue, which every start loads. */
export const stopReasons = {
  API_KEY_REJECTED: "the service rejects the key",
  PLAN_LIMIT_REACHED: "the plan is used up",
  RATE_LIMITED: "the service limits how often it may be asked",
  REDIRECT_REFUSED: "the service redirects to another address",
  SERVICE_UNAVAILABLE: "the service is unavailable",
  SERVICE_UNREACHABLE: "the service cannot be reached",
  TLS_REJECTED: "the TLS connection was refused",
  CONNECTION_LOST: "the connection to the service is lost",
  REQUEST_TIMEOUT: "the service does not answer in time",
  REPLY_MISMATCH: "the service answered about something that was not asked",
  NODE_UNREACHABLE: "the chain node cannot be reached",
  NODE_NOT_AUTHORISED: "the chain node rejects user or password",
  ASSET_UNREADABLE: "the release's assets cannot be read",
  GITHUB_RATE_LIMITED: "GitHub limits how often it may be asked",
  GITHUB_UNAVAILABLE: "GitHub is unavailable",
  WITNESS_UNAVAILABLE: "no clock could be asked",
} as const satisfies Record<StoppingCode, string>;
