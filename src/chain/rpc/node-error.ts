import { AnchorError, toAnchorError } from "../../domain/errors.ts";
import { plainText } from "../../domain/text.ts";

/** What is wrong with an answer, before it is known whose answer it is. */
class AnswerFault extends Error {}

/** The error for an answer with a status other than 200. */
export function httpRefused(status: number): Error {
  return new AnswerFault(status === 401 || status === 403 ? "refused" : `it answered ${status}`);
}

/** The error for an answer of more than `maximumBytes`. */
export function answerTooLarge(maximumBytes: number): Error {
  return new AnswerFault(`its answer is larger than ${maximumBytes / 1_048_576} MiB`);
}

/** The node `name` could not be asked, or its answer was lost: what it was told to do may have happened. */
export function unreachable(name: string, reason: string, cause?: unknown): AnchorError {
  return new AnchorError("NODE_UNREACHABLE", `The node ${name} cannot be asked: ${reason}.`, { cause });
}

/** Whether the connection to a node failed, broke or brought nothing; not where the time was over. */
export function isConnectionLost({ code, cause }: AnchorError): boolean {
  if (code !== "NODE_UNREACHABLE") return false;
  return cause === undefined || (cause instanceof Error && "code" in cause && /^E[A-Z]+$/.test(String(cause.code)));
}

/** The node `name` said something that nobody can rely on. */
export function invalid(name: string, reason: string): AnchorError {
  return new AnchorError("NODE_ANSWER_INVALID", `The node ${name} cannot be understood: ${reason}.`);
}

/** What came of a request to the node `name`, as an error with a code; nothing in it holds the password. */
export function toNodeError(name: string, thrown: unknown): AnchorError {
  if (thrown instanceof AnchorError) return thrown;
  if (thrown instanceof AnswerFault)
    return thrown.message === "refused" ? refused(name) : invalid(name, thrown.message);
  const code = thrown instanceof Error && "code" in thrown ? String(thrown.code) : undefined;
  if (code === undefined) return toAnchorError(thrown);
  // The node ends the status line of a refusal in a bare LF, which no HTTP parser takes (node-facts §3).
  if (code === "HPE_CR_EXPECTED") return refused(name);
  if (/^(?:ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)|EPROTO/.test(code)) {
    return new AnchorError(
      "TLS_REJECTED",
      `The node ${name} cannot be asked: the TLS connection was refused (${code}).`,
      {
        cause: thrown,
        hint: "Give the node's certificate, or that of its authority. Verification cannot be switched off.",
      },
    );
  }
  return unreachable(name, plainText(code), thrown);
}

function refused(name: string): AnchorError {
  return new AnchorError("NODE_NOT_AUTHORISED", `The node ${name} refused the user or the password.`);
}
