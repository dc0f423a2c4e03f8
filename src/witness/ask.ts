/** Requests to witnesses. They carry no key, and nothing but a digest. */
import type { Web } from "../api/downloads.ts";
import { reasonOf } from "../api/fault.ts";
import { backoff } from "../api/retry.ts";
import { AnchorError, toAnchorError } from "../core/errors.ts";
import { readAtMost } from "../core/json.ts";
import { plainText, textLimits } from "../core/text.ts";
import type { Clock } from "../host/clock.ts";
import type { Bytes } from "./bytes.ts";

/** What requests to witnesses need. */
export interface Asking {
  readonly web: Pick<Web, "get" | "post">;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** Longest time of one attempt. */
  readonly timeoutMs: number;
}

interface Question {
  /** The address, as the input or the proof states it. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent by POST; without it, a GET is made. */
  readonly body?: Uint8Array;
  /** Largest answer in bytes. */
  readonly most: number;
  /** What an answer is called, and whether its bytes begin like one: a page of a proxy does not. */
  readonly answer: readonly [name: string, isAnswer: (bytes: Bytes) => boolean];
  readonly attempts: number;
}

const passingStatuses: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504]);

/**
 * Asks a witness, a few times where that may help: to ask it twice does no harm.
 *
 * @returns the bytes of an answer with status 200, of a POST also 201; `undefined` where a GET was answered with 404
 * @throws AnchorError `WITNESS_UNAVAILABLE`, or `WITNESS_INVALID` for an answer that is too large
 */
export async function askWitness(asking: Asking, question: Question): Promise<Bytes | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await askOnce(asking, question);
    if (answer instanceof Uint8Array) return answer;
    if (answer.status === 404 && question.body === undefined) return undefined;
    if (!answer.isPassing || attempt >= question.attempts) {
      throw unavailableError(question.url, answer.why, answer.cause);
    }
    await asking.clock.wait(backoff(attempt, asking.clock.random(), 0), asking.signal);
  }
}

interface Refusal {
  readonly status?: number;
  readonly why: string;
  /** Another attempt may bring more. */
  readonly isPassing: boolean;
  readonly cause?: unknown;
}

async function askOnce({ web, signal, timeoutMs }: Asking, question: Question): Promise<Bytes | Refusal> {
  const limit = AbortSignal.timeout(timeoutMs);
  const stop = AbortSignal.any([signal, limit]);
  const { url, headers, body } = question;
  try {
    const address = new URL(url);
    const answer = await (body === undefined
      ? web.get(address, headers, stop)
      : web.post(address, headers, body, stop));
    const { status } = answer;
    try {
      // Some authorities say that they have created a time-stamp.
      if (status === 200 || (status === 201 && body !== undefined)) {
        const { most, answer: form } = question;
        const bytes = await readAtMost(answer.body, most, () => invalidError(url, `it is larger than ${most} bytes`));
        if (form[1](bytes)) return bytes;
        const type = plainText(String(answer.headers["content-type"] ?? "no stated type"), textLimits.word);
        throw invalidError(url, `it is no ${form[0]}, but ${bytes.length} bytes of ${type} (status ${status})`);
      }
    } finally {
      answer.body.destroy();
    }
    const isPassing = passingStatuses.has(status);
    return { status, isPassing, why: `it answered ${status}${status >= 300 && status < 400 ? ", a redirect" : ""}` };
  } catch (cause) {
    if (cause instanceof AnchorError) throw cause;
    if (signal.aborted) return { why: "the run was cancelled", isPassing: false, cause };
    // A run waits this long for a witness once, not several times.
    if (limit.aborted) return { why: `no complete answer came within ${timeoutMs / 1000} s`, isPassing: false, cause };
    return { why: reasonOf(cause), isPassing: true, cause };
  }
}

function unavailableError(url: string, why: string, cause: unknown): AnchorError {
  return new AnchorError("WITNESS_UNAVAILABLE", `The witness ${url} gave no usable answer: ${why}.`, { cause });
}

/** Makes the error of an answer that is not kept. */
export function invalidError(url: string, why: string): AnchorError {
  return new AnchorError("WITNESS_INVALID", `The answer of the witness ${url} was not saved: ${why}.`);
}

/** Returns what `read` makes of the answer of the witness at `url`; its RangeError becomes {@link invalidError}. */
export async function readAnswer<Value>(url: string, read: () => Value | Promise<Value>): Promise<Value> {
  try {
    return await read();
  } catch (thrown) {
    throw thrown instanceof RangeError ? invalidError(url, thrown.message) : toAnchorError(thrown);
  }
}
