import { errorCatalogue, type ErrorCode, type ErrorFacts } from "../words/problems.ts";
import { type Front, wordsFor, stepFront, type FrontText } from "../words/front.ts";
import { nonEmpty, sentence } from "./text.ts";

export { errorCatalogue, type ErrorCode } from "../words/problems.ts";

/** The catalogue's row of `code`, typed so that every flag can be read. */
export function errorFacts(code: ErrorCode): ErrorFacts {
  return errorCatalogue[code];
}

interface ErrorOptions {
  readonly cause?: unknown;
  readonly requestId?: string | undefined;
  /** The service's own words, untrusted. `message` ends with them, so the error's own text then has no full stop. */
  readonly quote?: string | undefined;
  /** What to do, in place of the catalogue's hint; empty for no hint. */
  readonly hint?: FrontText | undefined;
  /** What may have been paid for although the request failed. */
  readonly paid?: "stamp" | "report" | undefined;
  /** The error's text already says that nothing was sent, so no other text need say it. */
  readonly saysUnsent?: boolean | undefined;
  readonly retryAfterMs?: number | undefined;
  /** Present where the answer is an error by its HTTP status. */
  readonly httpStatus?: number | undefined;
}

/** A failure with a permanent code. It never holds a request or its headers, which carry the key. */
export class AnchorError extends Error {
  override readonly name = "AnchorError";
  readonly code: ErrorCode;
  readonly requestId: string | undefined;
  /** Absent where the catalogue's hint fits. */
  readonly ownHint: FrontText | undefined;
  readonly paid: "stamp" | "report" | undefined;
  readonly saysUnsent: boolean;
  /** What happened, in our own words; without the last full stop where `quote` is given. */
  readonly account: string;
  /** The lines of `account`: the first introduces the others, where several mistakes are listed. */
  readonly lines: readonly string[];
  readonly quote: string | undefined;
  readonly retryAfterMs: number | undefined;
  readonly httpStatus: number | undefined;

  constructor(code: ErrorCode, text: string | readonly string[], options: ErrorOptions = {}) {
    const lines = typeof text === "string" ? [text] : text;
    const account = lines.join("\n");
    const { cause, requestId, quote, hint, paid, saysUnsent = false, retryAfterMs, httpStatus } = options;
    super(withQuote({ account, quote }), cause === undefined ? undefined : { cause });
    this.code = code;
    this.requestId = requestId;
    this.ownHint = hint ?? (isOutOfFiles(cause) ? openFilesAdvice : undefined);
    this.paid = paid;
    this.saysUnsent = saysUnsent;
    this.account = account;
    this.lines = lines;
    this.quote = quote;
    this.retryAfterMs = retryAfterMs;
    this.httpStatus = httpStatus;
  }

  get hint(): string {
    return this.hintFor();
  }

  /** Says what to do, and at the end what to do about a stamp that may have been made. */
  hintFor(front: Front = stepFront): string {
    const { code, ownHint, paid } = this;
    return nonEmpty([wordsFor(ownHint ?? front.hintOf(code), front), paid === "stamp" && front.afterStamp]).join(" ");
  }
}

type AccountAndQuote = Pick<AnchorError, "account"> & Pick<ErrorOptions, "quote">;

export function withQuote({ account, quote }: AccountAndQuote): string {
  return quote === undefined ? account : sentence(`${account}: ${quote}`);
}

/** Returns an error's account without the quote, and with the full stop that it lacks where a quote follows. */
export function withoutQuote({ account, quote }: AccountAndQuote): string {
  return `${account}${quote === undefined ? "" : "."}`;
}

/** Returns the full stop that ends an error's account; none where a quote follows. */
export function endOfAccount(quote: string | undefined): "." | "" {
  return quote === undefined ? "." : "";
}

/** Returns the lines of an error's message; an error with a quote has one line. */
export function messageLines({ lines, quote, message }: AnchorError): readonly string[] {
  return quote === undefined ? lines : [message];
}

/** Returns a copy of `error` with another account and, if given, another hint. */
export function withAccount(
  error: AnchorError,
  account: string | readonly string[],
  hint: FrontText | undefined = error.ownHint,
  paid: AnchorError["paid"] = error.paid,
): AnchorError {
  const { code, cause, requestId, quote, retryAfterMs, httpStatus } = error;
  return new AnchorError(code, account, { cause, requestId, quote, retryAfterMs, httpStatus, hint, paid });
}

const openFilesAdvice = "Raise the limit of open files (ulimit -n), or lower concurrency. Then run it again.";

/** Whether the system refused to open one more file or connection, as may happen in any call. */
function isOutOfFiles(thrown: unknown): boolean {
  return thrown instanceof Error && "code" in thrown && (thrown.code === "EMFILE" || thrown.code === "ENFILE");
}

/** Returns `thrown` itself if it is an AnchorError, else an error with it as the cause, in most cases `INTERNAL`. */
export function toAnchorError(thrown: unknown): AnchorError {
  if (thrown instanceof AnchorError) return thrown;
  if (isOutOfFiles(thrown)) {
    const account = "Too many files are open at once: the system refused to open one more.";
    return new AnchorError("FILE_UNREADABLE", account, { cause: thrown });
  }
  return new AnchorError("INTERNAL", messageOf(thrown), { cause: thrown });
}

/** Whether the service could not be asked, or was no longer asked because of an earlier outage. */
export function isOutage({ code, cause }: AnchorError): boolean {
  if (code === "NOT_ATTEMPTED") return cause instanceof AnchorError && isOutage(cause);
  return errorFacts(code).outage === true;
}

export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
