/** The client of the service: one method for each operation. */
import { FormData } from "undici";

import type { Digest, Proof } from "../core/digest.ts";
import { errorFacts, isOutage, withAccount, withoutQuote } from "../core/errors.ts";
import { isMismatch, reportMayBeLost, judgeUnresolved, toPerhapsPaid } from "../core/open-stamp.ts";
import { toFailure, type Judgement } from "../core/row.ts";
import { createAddresses } from "../core/url.ts";
import { systemClock } from "../host/clock.ts";
import { call, isFault, jsonQuestion, withSignal, type ServiceLine, type Question } from "./call.ts";
import type { Fault } from "./fault.ts";
import { createDispatcher } from "./http.ts";
import { judgeCheck, judgeStamp, judgeVerify } from "./judge-reply.ts";
import type { Reply } from "./read-reply.ts";
import { createRedactor } from "./redact.ts";
import { createGate, maxWaitMs } from "./retry.ts";
import { proofPart } from "./wire.ts";

/** Optional details that a verification by hash sends besides the digest; they are printed in the report. */
export interface VerifyDetails {
  readonly report: boolean;
  readonly fileName?: string;
  /** Size in bytes. */
  readonly fileSize?: number;
}

export interface ClientOptions extends Partial<Pick<ServiceLine, "cancellation" | "onRequest" | "onPause" | "clock">> {
  /** From {@link parseBaseUrl}. */
  readonly base: URL;
  readonly apiKey: string;
  /** Milliseconds for one attempt; a request for a report gets twice that. */
  readonly timeoutMs: number;
}

const never = new AbortController().signal;
const defaults = {
  cancellation: { stop: never, abort: never },
  onRequest: () => {},
  onPause: () => {},
  clock: systemClock,
};

export type Client = ReturnType<typeof createClient>;

/**
 * Creates the client of one service and one key, with one method for each operation. A method never throws for errors of
 * the network or service. A `signal` ends its call early, as the client's own `stop` does: no new request, no further
 * waiting.
 */
export function createClient(given: ClientOptions) {
  const { base, apiKey, ...options } = { ...defaults, ...given };
  const redactFirst = createRedactor(apiKey);
  const { dispatcher, close } = openConnections(base, options.cancellation.abort);
  const line: ServiceLine = {
    ...options,
    addressOf: createAddresses(base),
    // Read for each request: a key that was given for a short time is renewed.
    get apiKey() {
      return given.apiKey;
    },
    redact: (text) => (given.apiKey === apiKey ? redactFirst(text) : createRedactor(given.apiKey)(text)),
    dispatcher,
    gate: createGate(options.clock),
    underWay: new Set(),
  };
  return {
    check: async (digest: Digest, signal?: AbortSignal): Promise<Judgement> => {
      const answer = await call(withSignal(line, signal), jsonQuestion("check", { hash: digest }));
      return judged(answer, (reply) => judgeCheck(reply, digest));
    },
    /** Sends one stamp, once; if the answer does not show whether the service acted, the outcome is open. */
    stamp: async (digest: Digest, signal?: AbortSignal): Promise<Judgement> => {
      const question = { ...jsonQuestion("stamp", { hash: digest }), repeatable: false };
      return judgeStampAnswer(await call(withSignal(line, signal), question), digest, line.clock.now());
    },
    verify: async (digest: Digest, details: VerifyDetails, signal?: AbortSignal): Promise<Judgement> => {
      const { report, fileName, fileSize } = details;
      const body = { hash: digest, filename: fileName, filesize: fileSize };
      const question = { ...jsonQuestion("verify", body), report, repeatable: !report };
      return verifyOnce(withSignal(line, signal), question, (reply) => judgeVerify(reply, digest));
    },
    verifyProof: async (proof: Proof): Promise<Judgement> =>
      verifyOnce(line, proofQuestion(proof), (reply) => judgeVerify(reply, proof.digest, proof.root)),
    /** Whether the service has asked for a longer wait than a run makes, so that no request is sent any more. */
    isHeldBack: line.gate.isClosed,
    /** Closes the connections; requests under way are broken off. */
    close,
  };
}

/** Opens the connections of a client, which break with `abort` too. */
function openConnections(base: URL, abort: AbortSignal) {
  const closed = new AbortController();
  const dispatcher = createDispatcher(base, AbortSignal.any([closed.signal, abort]));
  const close = (): Promise<void> => {
    closed.abort();
    return dispatcher.destroy();
  };
  return { dispatcher, close };
}

/** Returns the outcome of one stamp request; where the service may have acted on it, the stamp is open since `now`. */
export function judgeStampAnswer(answer: Reply | Fault, digest: Digest, now: number): Judgement {
  if (isFault(answer)) return judgeStampFault(answer, now);
  const outcome = judgeStamp(answer, digest);
  if (isMismatch(outcome) && outcome.error !== undefined) return toPerhapsPaid(outcome.error);
  if (outcome.verdict !== "unknown") return outcome;
  const { note, ...facts } = outcome;
  return judgeUnresolved({ kind: "unknown", since: now, mayResend: false, account: note }, facts);
}

function judgeStampFault(
  { error, certainty, garbled, ofGateway, accepted, retryAfterMs: pauseMs = 0 }: Fault,
  since: number,
): Judgement {
  if (certainty !== "perhaps-processed") return toFailure(error);
  if (ofGateway === true || error.code === "REPLY_MISMATCH") return toPerhapsPaid(error);
  const isUnread = garbled === true && accepted !== true;
  const open = {
    kind: isUnread ? "unknown" : "unclear",
    since,
    mayResend: !isUnread,
    account: error.account,
    ...(error.quote !== undefined && { quote: error.quote }),
    ...(isOutage(error) && { outage: error }),
    ...(pauseMs > maxWaitMs ? { heldBack: error } : pauseMs > 0 && { pauseMs }),
  } as const;
  return judgeUnresolved(open, error.requestId === undefined ? {} : { requestId: error.requestId });
}

function proofQuestion(proof: Proof): Question {
  const body = (): FormData => {
    const form = new FormData();
    form.set(proofPart, new Blob([proof.bytes], { type: "application/json" }), "proof.json");
    return form;
  };
  return { route: "verifyProof", body, report: true, repeatable: false };
}

/**
 * Verifies once. A report leaves a paid trace on the chain: when its answer was lost, the question is sent again without
 * the report, and the outcome says why the report is missing (docs/service-api.md#the-report).
 */
async function verifyOnce(
  line: ServiceLine,
  question: Question,
  judge: (reply: Reply) => Judgement,
): Promise<Judgement> {
  const first = await call(line, question);
  if (question.repeatable || !isFault(first) || first.certainty !== "perhaps-processed") return judged(first, judge);
  const { stop } = line.cancellation;
  const isLost = first.ofGateway !== true && first.error.code !== "REPLY_MISMATCH";
  if (isLost && !stop.aborted) await line.clock.wait(Math.min(first.retryAfterMs ?? reportPauseMs, maxWaitMs), stop);
  if (!isLost || stop.aborted) return judged(withLostReport(first), judge);
  const second = await call(line, { ...question, report: false, repeatable: true });
  if (isFault(second)) {
    const isFinal = second.garbled === true || isOutage(second.error) || errorFacts(second.error.code).stopsRun;
    // The service need not answer about a proof without the header: its refusal says nothing of the proof.
    const isOfProof = question.route === "verifyProof" && isFinal !== true;
    return judged(withLostReport(isOfProof ? first : second), judge);
  }
  const outcome = judge(second);
  const evidence = outcome.answer;
  if (evidence === undefined || evidence.report !== undefined) return outcome;
  return { ...outcome, answer: { ...evidence, reportLost: withoutQuote(first.error) } };
}

/** Says in a fault that the report which was asked for may have been paid for. */
function withLostReport(fault: Fault): Fault {
  const { error } = fault;
  const account = `${reportMayBeLost} ${error.account}`;
  const isAdvisable = !isOutage(error) && error.code !== "NOT_ATTEMPTED";
  const hint =
    "Your files are not judged. A check says whether the chain holds them, and costs nothing. A new report is a new payment.";
  return { ...fault, error: withAccount(error, account, isAdvisable ? error.ownHint : hint, "report") };
}

/** The pause before a question is asked again without the report, in milliseconds. */
const reportPauseMs = 2000;

/** Returns the verdict of a reply. A fault is `failed` or `unreachable`; an answer that proves nothing is `unknown`. */
function judged(answer: Reply | Fault, judge: (reply: Reply) => Judgement): Judgement {
  if (!isFault(answer)) return judge(answer);
  const { error, garbled } = answer;
  const { requestId } = error;
  if (garbled !== true || error.code === "NOT_ATTEMPTED") return toFailure(error);
  return { verdict: "unknown", note: error.message, ...(requestId !== undefined && { requestId }) };
}
