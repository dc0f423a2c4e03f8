/** Why a request to the service failed, whether the service may have acted, and when the request is sent again. */
import { AnchorError, type ErrorCode } from "../core/errors.ts";
import { memberAt } from "../core/members.ts";
import type { Clock } from "../host/host.ts";
import type { Front, FrontText } from "../words/front.ts";
import { connectionHints } from "../words/result-words.ts";
import { backoffMs, networkReasonOf } from "./downloads.ts";
import type { AnswerHeaders, BrokenExchange } from "./http.ts";

/** Why an attempt brought no reply that can be judged. */
export interface Fault {
  readonly error: AnchorError;
  /** Whether the service may have acted on the request, and so whether a stamp may be sent again. */
  readonly certainty: "not-sent" | "refused" | "perhaps-processed";
  /** How many attempts make sense in all, including this one. */
  readonly usefulAttempts: number;
  /** An answer came that proves nothing, so the verdict is `unknown`, not `failed`. */
  readonly isGarbled?: true;
  /** The refusal lacks the service's envelope: a gateway may have sent it after the service acted. */
  readonly isFromGateway?: true;
  /** The status is 202: the service has accepted the work but not done it, so a stamp is `unclear`. */
  readonly isAccepted?: true;
}

export interface SentRequest {
  readonly path: string;
  readonly requestId: string;
  /** The whole URL, for messages: it shows the user a mistake in `api-url`. */
  readonly address?: string;
  /** The body's size, without a form's boundaries. */
  readonly bodyBytes?: number;
}

const noLimit = Number.POSITIVE_INFINITY;

type StatusRule = Pick<Fault, "certainty" | "usefulAttempts"> & { readonly code: ErrorCode };

const finalRefusal = { certainty: "refused", usefulAttempts: 1 } as const;

const statusRules: Readonly<Record<number, StatusRule>> = {
  401: { code: "API_KEY_REJECTED", ...finalRefusal },
  402: { code: "PLAN_LIMIT_REACHED", ...finalRefusal },
  403: { code: "API_KEY_REJECTED", ...finalRefusal },
  404: { code: "ENDPOINT_NOT_FOUND", ...finalRefusal },
  408: { code: "REQUEST_TIMEOUT", certainty: "perhaps-processed", usefulAttempts: noLimit },
  // An equal request is in progress, perhaps an earlier attempt of this call, so the service may act all the same.
  409: { code: "REQUEST_REJECTED", certainty: "perhaps-processed", usefulAttempts: 1 },
  425: { code: "SERVICE_UNAVAILABLE", certainty: "refused", usefulAttempts: noLimit },
  429: { code: "RATE_LIMITED", certainty: "refused", usefulAttempts: noLimit },
};

function statusRuleOf(status: number): StatusRule {
  // `Retry-After` does not show that nothing was done: a gateway also adds it where only the answer was lost.
  if (status >= 500) return { code: "SERVICE_UNAVAILABLE", certainty: "perhaps-processed", usefulAttempts: noLimit };
  if (status < 400) return { code: "REDIRECT_REFUSED", ...finalRefusal };
  return statusRules[status] ?? { code: "REQUEST_REJECTED", ...finalRefusal };
}

/** Makes the fault of a status of 300 or more, from HTTP or an envelope's `statusCode`. `quotation` is untrusted. */
export function faultOfStatus(
  status: number,
  headers: AnswerHeaders,
  request: SentRequest,
  today: Date,
  quotation?: string,
): Fault {
  const { code, ...rule } = statusRuleOf(status);
  // A refusal that is final stays final, whatever its `Retry-After` says.
  const asksToWait = rule.certainty !== "refused" || rule.usefulAttempts > 1;
  const retryAfterMs = asksToWait ? parseRetryAfter(headers["retry-after"], headers["date"], today) : undefined;
  // For a redirect, the message below names the target; the body says nothing more.
  const shownQuotation = status < 400 ? undefined : quotation;
  const message = `POST ${request.path} answered ${status}${renderDetail(status, headers, request, retryAfterMs)}`;
  const errorDetails = { requestId: request.requestId, quotation: shownQuotation, retryAfterMs, httpStatus: status };
  return { error: new AnchorError(code, message, errorDetails), ...rule };
}

/** Marks a status of 300 to 499 without the service's envelope as perhaps a gateway's; 425 and 429 stay unmarked. */
export function markPerhapsGateway(fault: Fault): Fault {
  const { httpStatus = 0 } = fault.error;
  if (httpStatus >= 500 || httpStatus === 425 || httpStatus === 429) return fault;
  return { ...fault, certainty: "perhaps-processed", isFromGateway: true };
}

function renderDetail(status: number, headers: AnswerHeaders, request: SentRequest, retryAfterMs?: number): string {
  const { bodyBytes, address } = request;
  if (status === 404 && address !== undefined) return `: nothing is at ${address}`;
  if (status === 413 && bodyBytes !== undefined) return `, too large, to ${bodyBytes} bytes`;
  if (status < 400) {
    const { location } = headers;
    if (location === undefined) return ", a redirect to nowhere";
    // Only the origin is shown: the rest of a redirect's target may hold a secret.
    return `, a redirect to ${URL.canParse(location) ? new URL(location).origin : "a relative address"}`;
  }
  return retryAfterMs === undefined ? "" : ` and asked for a pause of ${Math.ceil(retryAfterMs / 1000)} s`;
}

/** Makes the fault of an answer that breaks the contract: the service may have processed the request. */
export function toGarbledFault(answerDescription: string, { path, requestId }: SentRequest, usefulAttempts = 1): Fault {
  const error = new AnchorError("RESPONSE_INVALID", `POST ${path} answered ${answerDescription}.`, { requestId });
  return { error, certainty: "perhaps-processed", usefulAttempts, isGarbled: true };
}

/** How a connection that broke before the answer was complete becomes a fault. */
interface BreakRule {
  readonly code: ErrorCode;
  readonly message: string;
  readonly usefulAttempts: number;
  readonly quotation?: string;
  readonly hint?: FrontText;
}

const breakRules = {
  // A request that was sent gets its own hint: the usual one of `NOT_ATTEMPTED` is about requests that were not sent.
  aborted: ({ wasSent }, request) => ({
    code: "NOT_ATTEMPTED",
    message: `${request} was cancelled.`,
    usefulAttempts: 1,
    ...(wasSent && {
      hint: ({ again }: Front) => `The request was under way when the run was cancelled: ${again} for its answer.`,
    }),
  }),
  // Once a request was sent, only one more attempt makes sense, since each may take the whole timeout.
  timeout: ({ wasSent }, request, timeoutMs) => ({
    code: "REQUEST_TIMEOUT",
    message: `No complete answer to ${request} came within ${timeoutMs / 1000} s.`,
    usefulAttempts: wasSent ? 2 : noLimit,
  }),
  // Node's text goes into `quotation`, which counts as untrusted: its names from a certificate may be an attacker's.
  tls: ({ cause }, request) => ({
    code: "TLS_REJECTED",
    message: `${request} was not sent: the TLS connection failed`,
    usefulAttempts: 1,
    // Drops Node's advice about its own options, which a job cannot set.
    quotation: networkReasonOf(cause).replace(/; if the root CA is installed locally.*/, ""),
    // The usual hint of `TLS_REJECTED` is about certificates, but here the server often has no TLS on this port.
    ...(memberAt(cause, "code") === "ERR_SSL_WRONG_VERSION_NUMBER" && {
      hint: "The server at this address does not speak TLS. Check the port; http:// works only for a service on this machine.",
    }),
  }),
  failed: ({ wasSent, cause }, request) => (wasSent ? lostConnection(cause, request) : noConnection(cause, request)),
} as const satisfies Record<
  BrokenExchange["reason"],
  (broken: BrokenExchange, request: string, timeoutMs: number) => BreakRule
>;

/** Returns the fault of an exchange that broke before the answer was complete. */
export function faultOfBreak(broken: BrokenExchange, { path, requestId }: SentRequest, timeoutMs: number): Fault {
  const { cause, wasSent, reason } = broken;
  const rule: BreakRule = breakRules[reason](broken, `POST ${path}`, timeoutMs);
  const { code, message, usefulAttempts, ...quoteAndHint } = rule;
  const error = new AnchorError(code, message, { requestId, cause, ...quoteAndHint });
  return { error, certainty: wasSent ? "perhaps-processed" : "not-sent", usefulAttempts };
}

function lostConnection(cause: unknown, request: string): BreakRule {
  const code = "CONNECTION_LOST";
  // undici closes the connection on `100 Continue`, which a client should ignore (RFC 9110 §15.2). Once a request is
  // sent, undici says `bad response` in no other case.
  const isContinue = memberAt(cause, "code") === "UND_ERR_SOCKET" && memberAt(cause, "message") === "bad response";
  if (!isContinue)
    return {
      code,
      message: `The connection broke after ${request} was sent: ${networkReasonOf(cause)}.`,
      usefulAttempts: noLimit,
    };
  const message = `The service sent 100 Continue to ${request}, which had not asked for it, so its answer cannot be read. Tell the service's operator.`;
  return { code, message, usefulAttempts: 1 };
}

function noConnection(cause: unknown, request: string): BreakRule {
  const code = "SERVICE_UNREACHABLE";
  const [, status] = /^Proxy response \((\d{3})\)/.exec(cause instanceof Error ? cause.message : "") ?? [];
  if (status === undefined) {
    const hint = connectionHints[String(memberAt(cause, "code"))];
    return {
      code,
      message: `${request} was not sent: ${networkReasonOf(cause)}.`,
      usefulAttempts: noLimit,
      ...(hint && { hint }),
    };
  }
  const message = `${request} was not sent: the proxy answered ${status} to CONNECT.`;
  if (status === "407")
    return { code, message, usefulAttempts: 1, hint: "Give the proxy's user and password in HTTPS_PROXY." };
  // An outage of the proxy, or of what is behind it, may pass; a refusal by the proxy's rules does not.
  if (!status.startsWith("4") || status === "429") return { code, message, usefulAttempts: noLimit };
  return {
    code,
    message,
    usefulAttempts: 1,
    hint: "Let this host through in the proxy, or name the host in NO_PROXY.",
  };
}

/**
 * Parses a `Retry-After` header (RFC 9110 §10.2.3) to milliseconds; `undefined` if malformed or in the past. An HTTP
 * date is compared with the answer's own `Date` if present, since this machine's clock may be wrong.
 */
export function parseRetryAfter(value: unknown, date: unknown, today: Date): number | undefined {
  if (typeof value !== "string") return undefined;
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1000;
  const retryAt = parseHttpDate(value);
  if (retryAt === undefined) return undefined;
  const waitMs = retryAt - (parseHttpDate(date) ?? today.getTime());
  return waitMs > 0 ? waitMs : undefined;
}

/** Parses the preferred form of an HTTP date (RFC 9110 §5.6.7); `Date.parse` alone reads "3" as a day in 2001. */
function parseHttpDate(value: unknown): number | undefined {
  const httpDatePattern = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
  const timeMs = typeof value === "string" && httpDatePattern.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(timeMs) ? undefined : timeMs;
}

const maxAttempts = 4;
/** The longest time from a call's start to the start of its last attempt, without the waiting at the {@link Gate}. */
const callBudgetMs = 180_000;
/** The longest wait that the service may ask for; if it asks for more, the call ends with an error that says so. */
export const maxWaitMs = 60_000;

/**
 * Returns the latest time at which a call may begin its last attempt, in milliseconds of the clock of `startedAt`. If
 * the request is not repeatable, that is `maxWaitMs` later: another request follows it, such as a check after a stamp,
 * and the service may ask that one to wait.
 */
export function latestAttemptTime(startedAt: number, repeatable: boolean): number {
  return startedAt + callBudgetMs + (repeatable ? 0 : maxWaitMs);
}

/** The state of a call after its attempt number `attempt`, counted from 1, has failed. */
interface AttemptState {
  readonly attempt: number;
  /** The time spent on the attempts and on the waits after them. */
  readonly elapsedMs: number;
  /** Whether sending the request twice does no harm. */
  readonly repeatable: boolean;
}

/**
 * Returns the milliseconds to wait before the next attempt, or `undefined` to give up. `Retry-After` is obeyed exactly;
 * without it the wait has full jitter: up to 1 s, 2 s, 4 s.
 */
export function nextWaitMs(
  fault: Fault,
  { attempt, elapsedMs, repeatable }: AttemptState,
  random: number,
): number | undefined {
  if (fault.certainty === "perhaps-processed" && !repeatable) return undefined;
  if (attempt >= Math.min(maxAttempts, fault.usefulAttempts)) return undefined;
  const waitMs = fault.error.retryAfterMs ?? backoffMs(attempt, random);
  return waitMs <= maxWaitMs && elapsedMs + waitMs <= callBudgetMs ? waitMs : undefined;
}

export type Gate = ReturnType<typeof createGate>;

/** Holds back the requests of all workers of a client together, as long as a rate limit asks. */
export function createGate(clock: Clock) {
  let resumeAt = Number.NEGATIVE_INFINITY;
  let closingFault: Fault | undefined;
  return {
    /** Waits until no pause is left; returns the fault to give up with, where the gate was closed. */
    pass: async (signal: AbortSignal): Promise<Fault | undefined> => {
      for (;;) {
        const waitMs = resumeAt - clock.now();
        if (closingFault !== undefined || signal.aborted || waitMs <= 0) return closingFault;
        await clock.wait(waitMs, signal);
      }
    },
    /** Holds every worker back for `milliseconds` from now; returns true if no pause was under way. */
    pause: (milliseconds: number): boolean => {
      const isFirstPause = resumeAt <= clock.now();
      resumeAt = Math.max(resumeAt, clock.now() + milliseconds);
      return isFirstPause;
    },
    close: (fault: Fault): void => {
      closingFault ??= fault;
    },
    isClosed: (): boolean => closingFault !== undefined,
  };
}
