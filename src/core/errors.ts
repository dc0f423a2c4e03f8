import {
  type Front,
  renderFor,
  stepFront,
  type FrontText,
  errorCatalogue,
  type ErrorCode,
  type ErrorFacts,
} from "../words/front.ts";
import { nonEmpty, sentence } from "./text.ts";

export { errorCatalogue, type ErrorCode } from "../words/front.ts";

/** Returns the catalogue's row of `code`, in a type with every flag: the row's own type has only those that it sets. */
export function errorFacts(code: ErrorCode): ErrorFacts {
  return errorCatalogue[code];
}

interface ErrorOptions {
  readonly cause?: unknown;
  readonly requestId?: string | undefined;
  /** The service's words, untrusted; `message` ends with them. */
  readonly quotation?: string | undefined;
  /** What to do, in place of the catalogue's hint; empty for no hint. */
  readonly hint?: FrontText | undefined;
  /** What may have been paid for although the request failed. */
  readonly paid?: "stamp" | "report" | undefined;
  /** Whether the error's text already says that nothing was sent, so that no other text repeats it. */
  readonly saysUnsent?: boolean | undefined;
  readonly retryAfterMs?: number | undefined;
  /** Present where the answer is an error by its HTTP status, or by the `statusCode` in its body. */
  readonly httpStatus?: number | undefined;
}

/** A failure with a permanent code. It never holds a request or its headers, which carry the key. */
export class AnchorError extends Error {
  override readonly name = "AnchorError";
  readonly code: ErrorCode;
  readonly requestId: string | undefined;
  /** What to do, in place of the catalogue's hint; absent where the catalogue's hint fits. */
  readonly ownHint: FrontText | undefined;
  readonly paid: "stamp" | "report" | undefined;
  readonly saysUnsent: boolean;
  /** The part of `message` before the service's words; it ends without a full stop where `quotation` is given. */
  readonly ownMessage: string;
  /** The lines of `message`: where several mistakes are listed, the first line introduces the others. */
  readonly lines: readonly string[];
  readonly quotation: string | undefined;
  readonly retryAfterMs: number | undefined;
  readonly httpStatus: number | undefined;

  constructor(code: ErrorCode, text: string | readonly string[], options: ErrorOptions = {}) {
    const { cause, requestId, quotation, hint, paid, saysUnsent = false, retryAfterMs, httpStatus } = options;
    const messageLines = typeof text === "string" ? [text] : text;
    const ownLines = quotation === undefined ? messageLines.map(sentence) : messageLines;
    const ownMessage = ownLines.join("\n");
    super(withQuote({ ownMessage, quotation }), cause === undefined ? undefined : { cause });
    this.code = code;
    this.requestId = requestId;
    this.ownHint = hint ?? (hasTooManyOpenFiles(cause) ? openFilesAdvice : undefined);
    this.paid = paid;
    this.saysUnsent = saysUnsent;
    this.ownMessage = ownMessage;
    this.lines = quotation === undefined ? ownLines : [this.message];
    this.quotation = quotation;
    this.retryAfterMs = retryAfterMs;
    this.httpStatus = httpStatus;
  }

  get hint(): string {
    return this.hintFor();
  }

  /** Says what to do, in the words of `front`, and at the end what to do about a stamp that may have been made. */
  hintFor(front: Front = stepFront): string {
    const { code, ownHint, paid } = this;
    return nonEmpty([renderFor(ownHint ?? front.hintOf(code), front), paid === "stamp" && front.afterStamp]).join(" ");
  }
}

type MessageParts = Pick<AnchorError, "ownMessage"> & Pick<ErrorOptions, "quotation">;

export function withQuote({ ownMessage, quotation }: MessageParts): string {
  return quotation === undefined ? ownMessage : sentence(`${ownMessage}: ${quotation}`);
}

export function withoutQuote({ ownMessage }: MessageParts): string {
  return sentence(ownMessage);
}

/** Returns a copy of `error` with another message and, if given, another hint and another `paid`. */
export function withMessage(
  error: AnchorError,
  message: string | readonly string[],
  hint: FrontText | undefined = error.ownHint,
  paid: AnchorError["paid"] = error.paid,
): AnchorError {
  const { code, cause, requestId, quotation, retryAfterMs, httpStatus } = error;
  return new AnchorError(code, message, { cause, requestId, quotation, retryAfterMs, httpStatus, hint, paid });
}

const openFilesAdvice = "Raise the limit of open files (ulimit -n), or lower concurrency. Then run it again.";

/** Whether the system refused to open one more file or connection, as may happen in any call. */
function hasTooManyOpenFiles(thrown: unknown): boolean {
  return /^E[MN]FILE$/.test(systemCode(thrown) ?? "");
}

/** Returns an AnchorError itself. Any other error becomes the cause of a new one, in most cases `INTERNAL`. */
export function toAnchorError(thrown: unknown): AnchorError {
  if (thrown instanceof AnchorError) return thrown;
  if (hasTooManyOpenFiles(thrown)) {
    const message = "Too many files are open at once: the system refused to open one more.";
    return new AnchorError("FILE_UNREADABLE", message, { cause: thrown });
  }
  return new AnchorError("INTERNAL", messageOf(thrown), { cause: thrown });
}

/** Whether the error is an outage, or says that a request was not made because of an earlier outage. */
export function isOutage({ code, cause }: AnchorError): boolean {
  if (code === "NOT_ATTEMPTED") return cause instanceof AnchorError && isOutage(cause);
  return errorFacts(code).outage === true;
}

export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}

/** Returns the system's code of an error, such as `EACCES`. */
export function systemCode(thrown: unknown): string | undefined {
  return thrown instanceof Error && "code" in thrown && typeof thrown.code === "string" && "errno" in thrown
    ? thrown.code
    : undefined;
}
