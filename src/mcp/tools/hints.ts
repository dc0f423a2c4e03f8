import type { AnchorError, ErrorCode } from "../../domain/errors.ts";

/** What an assistant can do about a failure, where the catalogue speaks of a workflow's inputs instead. */
export const hints: Readonly<Partial<Record<ErrorCode, string>>> = {
  API_KEY_REJECTED: "Have the user check ANCHOR_API_KEY in the tool server's configuration.",
  PLAN_LIMIT_REACHED: "The account's plan is used up. Tell the user; trying again does not help.",
  RATE_LIMITED: "Wait a few minutes before the next call.",
  ENDPOINT_NOT_FOUND: "Have the user check ANCHOR_API_URL: it is the base address, without a path of the API.",
  REDIRECT_REFUSED: "Have the user set ANCHOR_API_URL to the final address; redirects are never followed.",
  SERVICE_UNAVAILABLE: "Try again in a few minutes; this says nothing about the hash.",
  SERVICE_UNREACHABLE: "Have the user check ANCHOR_API_URL, DNS, proxy and firewall; this says nothing about the hash.",
  CONNECTION_LOST: "Try again in a few minutes; this says nothing about the hash.",
  REQUEST_TIMEOUT: "Try again in a few minutes; this says nothing about the hash.",
  RESPONSE_INVALID: "Have the user check ANCHOR_API_URL: another program may have answered in the service's place.",
  REPLY_MISMATCH: "Trust no answer of this service: it answered about something that was not asked. Tell the user.",
  NOT_ATTEMPTED: "Nothing was done; call again later if it is still wanted.",
  INTERNAL: "This is a defect of the tool server; it has written the details to its log.",
};

/** What happened, where the error's own account quotes the service: that stands in `data` alone. */
export const accounts: Readonly<Partial<Record<ErrorCode, string>>> = {
  REDIRECT_REFUSED: "The service answered with a redirect, which is not followed.",
};

const rejectedArgument =
  "The api_key argument was rejected: leave it out to use the configured key, or have the user check it.";

/** What to do about `error`. @param isKeyGiven the key was the call's own argument */
export function hintOf({ code, hint, retryAfterMs }: AnchorError, isKeyGiven: boolean): string {
  if (code === "API_KEY_REJECTED" && isKeyGiven) return rejectedArgument;
  if (retryAfterMs !== undefined && (code === "RATE_LIMITED" || code === "SERVICE_UNAVAILABLE")) {
    return `The service asks to wait ${renderWait(retryAfterMs)} before the next call; this says nothing about the hash.`;
  }
  return hints[code] ?? hint;
}

/** Rounded up: a call that comes too early is refused again. */
function renderWait(milliseconds: number): string {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  if (seconds <= 90) return seconds === 1 ? "1 second" : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}
