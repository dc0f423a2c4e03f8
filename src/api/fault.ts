import { AnchorError, type ErrorCode } from "../core/errors.ts";
import type { AnswerHeaders, Exchange } from "./receiver.ts";

/** Why an attempt brought no reply that can be judged. */
export interface Fault {
  readonly error: AnchorError;
  /** Whether the service may have acted on the request: what decides about sending a stamp again. */
  readonly certainty: "not-sent" | "refused" | "perhaps-processed";
  /** Attempts worth making in all, this one included. */
  readonly attempts: number;
  /** What the service asked for, in milliseconds. */
  readonly retryAfterMs?: number;
  /** The limit is the account's, so every worker waits. */
  readonly pausesAll?: true;
  /** There was an answer, but one that proves nothing: the verdict is `unknown`, not `failed`. */
  readonly garbled?: true;
  /** The answer says that the work is taken on and not done yet (202): a stamp is `unclear`. */
  readonly accepted?: true;
}

/** What a fault is about, for its message. */
export interface SentRequest {
  readonly path: string;
  readonly requestId: string;
  /** What was sent, in bytes, without the frame that a form puts around it. */
  readonly bytes?: number;
}

const always = Number.POSITIVE_INFINITY;

interface StatusRule {
  readonly code: ErrorCode;
  readonly certainty: Fault["certainty"];
  readonly attempts: number;
}

const refusalRule = (code: ErrorCode): StatusRule => ({ code, certainty: "refused", attempts: 1 });

const statusRules: Readonly<Record<number, StatusRule>> = {
  401: refusalRule("API_KEY_REJECTED"),
  402: refusalRule("PLAN_LIMIT_REACHED"),
  403: refusalRule("API_KEY_REJECTED"),
  404: refusalRule("ENDPOINT_NOT_FOUND"),
  408: { code: "REQUEST_TIMEOUT", certainty: "perhaps-processed", attempts: always },
  // The request in progress may be our own; a look at the chain tells.
  409: { code: "REQUEST_REJECTED", certainty: "perhaps-processed", attempts: 1 },
  425: { code: "SERVICE_UNAVAILABLE", certainty: "refused", attempts: always },
  429: { code: "RATE_LIMITED", certainty: "refused", attempts: always },
};

const limitWords = /\b(?:rate[- ]limit|too many requests|quota)/i;

function ruleOf(status: number, retryAfterMs: number | undefined, said = ""): StatusRule {
  const asksToWait = retryAfterMs !== undefined;
  // A limit is sometimes told as 403; a rejected key neither asks to come back later nor speaks of limits.
  if (status === 403 && (asksToWait || limitWords.test(said)))
    return { code: "RATE_LIMITED", certainty: "refused", attempts: always };
  // Also with a time to come back: a gateway sends one for a backend that did its work and lost the connection.
  if (status >= 500) return { code: "SERVICE_UNAVAILABLE", certainty: "perhaps-processed", attempts: always };
  if (status < 400) return refusalRule("REDIRECT_REFUSED");
  return statusRules[status] ?? refusalRule("REQUEST_REJECTED");
}

/**
 * The fault that an HTTP status of 300 or more means, or an envelope's `statusCode` of that kind (service-facts §5).
 *
 * @param said the service's own message, untrusted, already short
 */
export function faultOfStatus(
  status: number,
  headers: AnswerHeaders,
  asked: SentRequest,
  today: Date,
  said?: string,
): Fault {
  const retryAfterMs = parseRetryAfter(headers["retry-after"], headers["date"], today);
  const { code, certainty, attempts } = ruleOf(status, retryAfterMs, said);
  const account = `POST ${asked.path} answered ${status}${detail(status, headers, asked, retryAfterMs)}.`;
  // Of a redirect only the target is reported.
  const words = status < 400 ? undefined : said;
  return {
    error: new AnchorError(code, account, {
      requestId: asked.requestId,
      said: words,
      retryAfterMs,
      httpStatus: status,
    }),
    certainty,
    attempts,
    ...(retryAfterMs !== undefined && { retryAfterMs }),
    ...(code === "RATE_LIMITED" && { pausesAll: true as const }),
  };
}

function detail(status: number, headers: AnswerHeaders, { bytes }: SentRequest, retryAfterMs?: number): string {
  if (status === 413 && bytes !== undefined) return `, too large, to ${bytes} bytes`;
  if (status < 400) return `, a redirect to ${originOf(headers["location"])}`;
  return retryAfterMs === undefined ? "" : `, to be retried after ${Math.ceil(retryAfterMs / 1000)} s`;
}

/** Only the origin: the rest of a redirect's target may hold what should not be read aloud. */
function originOf(location: string | undefined): string {
  if (location === undefined) return "nowhere";
  if (URL.canParse(location)) return new URL(location).origin;
  return "a relative address";
}

/** The fault of an answer that cannot be read as the contract's: proves nothing, may still have been processed. */
export function garbledFault(what: string, asked: SentRequest, attempts = 1): Fault {
  const error = new AnchorError("RESPONSE_INVALID", `POST ${asked.path} answered ${what}.`, {
    requestId: asked.requestId,
  });
  return { error, certainty: "perhaps-processed", attempts, garbled: true };
}

/** The catalogue says that nothing was sent, which is not so for a request that was under way. */
const cancelledHint = "The request was under way when the run was cancelled: run the job again for its answer.";

/** The fault of an exchange that broke before an answer was whole. */
export function faultOfBreak(
  exchange: Extract<Exchange, { kind: "broken" }>,
  asked: SentRequest,
  timeoutMs: number,
): Fault {
  const { reason, sent, cause } = exchange;
  const certainty = sent ? "perhaps-processed" : "not-sent";
  const fault = (code: ErrorCode, what: string, attempts: number, said?: string, hint?: string): Fault => ({
    error: new AnchorError(code, `POST ${asked.path} ${what}.`, { requestId: asked.requestId, cause, said, hint }),
    certainty,
    attempts,
  });
  if (reason === "aborted")
    return fault("NOT_ATTEMPTED", "was cancelled", 1, undefined, sent ? cancelledHint : undefined);
  // After a timeout one more attempt is made, not three: each may take the whole deadline.
  if (reason === "timeout")
    return fault("REQUEST_TIMEOUT", `brought no whole answer within ${timeoutMs / 1000} s`, sent ? 2 : always);
  // The words quote names out of the certificate, which whoever answered has written.
  if (reason === "tls")
    return fault("TLS_REJECTED", "was not sent, the TLS connection was refused", 1, reasonOf(cause));
  if (!sent) {
    const { what = reasonOf(cause), attempts = always, hint } = refusalOfProxy(cause) ?? {};
    return fault("SERVICE_UNREACHABLE", `was not sent: ${what}`, attempts, undefined, hint);
  }
  if (isContinue(cause)) return fault("CONNECTION_LOST", unreadContinue, 1, undefined, continueHint);
  return fault("CONNECTION_LOST", `was sent, then the connection broke: ${reasonOf(cause)}`, always);
}

const unreadContinue = "was sent and answered with 100 Continue, unasked, behind which no answer can be read";
const continueHint =
  "Have the service, or the gateway before it, send 100 Continue only to requests that ask for it: the HTTP client of this tool gives up at it.";

/**
 * undici ends the connection at a `100 Continue` (RFC 9110 §15.2 wants it passed over), with words that it has for a
 * request under way in no other case.
 */
function isContinue(cause: unknown): boolean {
  return (
    cause instanceof Error && "code" in cause && cause.code === "UND_ERR_SOCKET" && cause.message === "bad response"
  );
}

const refusedTunnel = /^Proxy response \((\d{3})\)/;

/** What a proxy's answer to CONNECT means; `undefined` when the connection failed for another reason. */
function refusalOfProxy(cause: unknown): { what: string; attempts: number; hint?: string } | undefined {
  const [, status] = refusedTunnel.exec(cause instanceof Error ? cause.message : "") ?? [];
  if (status === undefined) return undefined;
  const what = `the proxy answered ${status} to CONNECT`;
  if (status === "407") return { what, attempts: 1, hint: "Give the proxy's user and password in HTTPS_PROXY." };
  // An outage of the proxy's, or of what is behind it, may pass; a rule of the proxy's does not.
  if (!status.startsWith("4") || status === "429") return { what, attempts: always };
  return { what, attempts: 1, hint: "Have the proxy let this host through, or name the host in NO_PROXY." };
}

/** OpenSSL's line: a thread, a number, library, function, reason, and where in its sources that is. */
const opensslError = /:error:[0-9A-F]{8}:[^:]*:[^:]*:([^:\n]+)/;

/** The system's own code and words; undici and Node put neither headers nor bodies into them. */
function reasonOf(cause: unknown): string {
  if (cause instanceof AggregateError && cause.errors.length > 0) return reasonOf(cause.errors[0]);
  if (!(cause instanceof Error)) return String(cause);
  const code = "code" in cause ? String(cause.code) : cause.name;
  const [, opensslReason] = opensslError.exec(cause.message) ?? [];
  if (opensslReason !== undefined) return `${code} ${opensslReason}`;
  return cause.message.includes(code) ? cause.message : `${code} ${cause.message}`;
}

/**
 * Milliseconds that a `Retry-After` header asks to wait (RFC 9110 §10.2.3): whole seconds, or an HTTP date, measured
 * against the answer's own `Date` where it has one, since the runner's clock may be wrong; `undefined` for all else.
 */
export function parseRetryAfter(value: unknown, date: unknown, today: Date): number | undefined {
  if (typeof value !== "string") return undefined;
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1000;
  const then = parseHttpDate(value);
  if (then === undefined) return undefined;
  const wait = then - (parseHttpDate(date) ?? today.getTime());
  return wait > 0 ? wait : undefined;
}

/** The preferred HTTP date form (RFC 9110 §5.6.7), in milliseconds; `Date.parse` alone takes "3" for the year 2001. */
function parseHttpDate(value: unknown): number | undefined {
  const form = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
  const parsed = typeof value === "string" && form.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(parsed) ? undefined : parsed;
}
