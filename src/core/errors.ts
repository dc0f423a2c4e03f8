import { errorCatalogue, type ErrorCode, type ErrorFacts } from "../words/problems.ts";
import { type Front, say, stepFront, type FrontText } from "../words/front.ts";
import { nonEmpty, sentence } from "./text.ts";

export { errorCatalogue, type ErrorCode } from "../words/problems.ts";

/** Returns the facts of one code, with the flags as plain optional booleans. */
export function errorFacts(code: ErrorCode): ErrorFacts {
  return errorCatalogue[code];
}

interface ErrorOptions {
  readonly cause?: unknown;
  readonly requestId?: string | undefined;
  /** The service's own words, untrusted: they end `message`, after an account without its full stop. */
  readonly quote?: string | undefined;
  /** What the user should do, where something better is known than the catalogue's hint; "" where that says too much. */
  readonly hint?: FrontText | undefined;
  /** What may have been paid for, although the request failed. */
  readonly paid?: "stamp" | "report" | undefined;
  /** What happened, or the advice, says that nothing was sent. */
  readonly saysUnsent?: boolean | undefined;
  /** Milliseconds that the service asks to wait. */
  readonly retryAfterMs?: number | undefined;
  /** The HTTP status of the answer, where this status makes the answer an error. */
  readonly httpStatus?: number | undefined;
}

/** A failure with a permanent code. It never holds a request, its headers or its body: they carry the key. */
export class AnchorError extends Error {
  override readonly name = "AnchorError";
  readonly code: ErrorCode;
  readonly requestId: string | undefined;
  /** What to do about this very error; absent where the catalogue's hint fits. */
  readonly ownHint: FrontText | undefined;
  readonly paid: "stamp" | "report" | undefined;
  readonly saysUnsent: boolean;
  /** What happened, in our own words: in full sentences, without the last full stop where `said` is given. */
  readonly account: string;
  /** The lines of the account: of several mistakes, the first line introduces the others. */
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

  /** What to do, in the words for a workflow. */
  get hint(): string {
    return this.hintFor();
  }

  /** Returns what to do, in the words of `front`: what comes first after a stamp that may have been made comes last. */
  hintFor(front: Front = stepFront): string {
    const { code, ownHint, paid } = this;
    return nonEmpty([say(ownHint ?? front.hintOf(code), front), paid === "stamp" && front.afterStamp]).join(" ");
  }
}

type Quoting = Pick<AnchorError, "account"> & Pick<ErrorOptions, "quote">;

/** Renders what happened, with the service's own words at its end. */
export function withQuote({ account, quote }: Quoting): string {
  return quote === undefined ? account : sentence(`${account}: ${quote}`);
}

/** Renders what happened in our own words alone. */
export function withoutQuote({ account, quote }: Quoting): string {
  return `${account}${quote === undefined ? "" : "."}`;
}

/** Returns the end of an account that `said` may follow. */
export function endOfAccount(quote: string | undefined): "." | "" {
  return quote === undefined ? "." : "";
}

/** Returns the lines of an error's message. The service's words end the only one. */
export function messageLines({ lines, quote, message }: AnchorError): readonly string[] {
  return quote === undefined ? lines : [message];
}

/** Returns `error` with another text of what happened, and with other advice of its own if `hint` is given. */
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

/** Whether the system refused to open one more file or connection; this can happen at any place. */
function isOutOfFiles(thrown: unknown): boolean {
  return thrown instanceof Error && "code" in thrown && (thrown.code === "EMFILE" || thrown.code === "ENFILE");
}

/**
 * Returns `thrown` itself if it is an AnchorError, else a new error with `thrown` as its cause, in most cases
 * `INTERNAL`.
 */
export function toAnchorError(thrown: unknown): AnchorError {
  if (thrown instanceof AnchorError) return thrown;
  if (isOutOfFiles(thrown)) {
    const account = "Too many files are open at once: the system refused to open one more.";
    return new AnchorError("FILE_UNREADABLE", account, { cause: thrown });
  }
  return new AnchorError("INTERNAL", messageOf(thrown), { cause: thrown });
}

/** Whether the service could not be asked, or was not asked any more because of such an error. */
export function isOutage({ code, cause }: AnchorError): boolean {
  if (code === "NOT_ATTEMPTED") return cause instanceof AnchorError && isOutage(cause);
  return errorFacts(code).outage === true;
}

/** Returns the message of `thrown`, which need not be an Error. */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
