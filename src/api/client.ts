import { FormData } from "undici";

import type { Digest, Proof } from "../core/digest.ts";
import { type AnchorError, errorFacts, isOutage, withMessage, withoutQuote } from "../core/errors.ts";
import { isAboutOtherDigest, lostReportMessage, judgeUnresolved, judgePerhapsPaid } from "../core/open-stamp.ts";
import { toFailure, type Judgement } from "../core/row.ts";
import { createUrlMaker } from "../core/addresses.ts";
import { systemClock } from "../host/host.ts";
import { call, isFault, toJsonRequest, withSignal, type ServiceConnection, type ApiRequest } from "./call.ts";
import { createGate, maxWaitMs, type Fault } from "./fault.ts";
import { createDispatcher } from "./http.ts";
import { createRedactor } from "./redact.ts";
import { judgeCheck, judgeStamp, judgeVerify, type Reply } from "./reply.ts";
import { proofPartName } from "./wire.ts";

/** What a request to verify sends besides the digest. The service prints name and size in the report. */
interface VerifyDetails {
  readonly report: boolean;
  readonly fileName?: string;
  /** In bytes. */
  readonly fileSize?: number;
}

export interface ClientOptions extends Partial<
  Pick<ServiceConnection, "cancellation" | "onRequest" | "onPause" | "clock">
> {
  /** From {@link parseBaseUrl}. */
  readonly base: URL;
  readonly apiKey: string;
  /** The time limit of one attempt; an attempt to get a report may take twice as long. */
  readonly timeoutMs: number;
}

const neverAborted = new AbortController().signal;
const defaultOptions = {
  cancellation: { stop: neverAborted, abort: neverAborted },
  onRequest: () => {},
  onPause: () => {},
  clock: systemClock,
};

export type Client = ReturnType<typeof createClient>;

/**
 * Creates the client of one service, with one method for each operation. Errors of network and service are judgements,
 * never thrown. A `signal` ends one call early, as `cancellation.stop` ends all: no new request, no further waiting.
 */
export function createClient(settings: ClientOptions) {
  const { base, apiKey, ...options } = { ...defaultOptions, ...settings };
  const { dispatcher, close } = openConnections(base, options.cancellation.abort);
  const connection: ServiceConnection = {
    ...options,
    urlOf: createUrlMaker(base),
    ...createKeyRing(settings),
    dispatcher,
    gate: createGate(options.clock),
    openRequestIds: new Set(),
  };
  return {
    check: async (digest: Digest, signal?: AbortSignal): Promise<Judgement> => {
      const answer = await call(withSignal(connection, signal), toJsonRequest("check", { hash: digest }));
      return judgeAnswer(answer, (reply) => judgeCheck(reply, digest));
    },
    /**
     * Sends one stamp; sends it again only after a fault which shows that it was not processed. A judgement with
     * `unresolved` or `mayBeSpent` says that the service may have made the stamp all the same.
     */
    stamp: async (digest: Digest, signal?: AbortSignal): Promise<Judgement> => {
      const request = { ...toJsonRequest("stamp", { hash: digest }), repeatable: false };
      return judgeStampAnswer(await call(withSignal(connection, signal), request), digest, connection.clock.now());
    },
    verify: async (digest: Digest, details: VerifyDetails, signal?: AbortSignal): Promise<Judgement> => {
      const { report, fileName, fileSize } = details;
      const body = { hash: digest, filename: fileName, filesize: fileSize };
      const request = { ...toJsonRequest("verify", body), wantsReport: report, repeatable: !report };
      return verifyOnce(withSignal(connection, signal), request, (reply) => judgeVerify(reply, digest));
    },
    verifyProof: async (proof: Proof): Promise<Judgement> =>
      verifyOnce(connection, toProofRequest(proof), (reply) => judgeVerify(reply, proof.digest, proof.root)),
    /** Whether no more requests are sent, because the service asked for a longer wait than `maxWaitMs`. */
    isClosedByService: connection.gate.isClosed,
    /** Closes the connections; requests under way are cancelled. */
    close,
  };
}

/** Reads the key for each request, since a short-lived key is renewed, and redacts every key that was sent. */
function createKeyRing(settings: Pick<ClientOptions, "apiKey">): Pick<ServiceConnection, "readKey" | "redact"> {
  let newestKey = "";
  let redactSentKeys = (text: string): string => text;
  return {
    readKey: () => {
      const { apiKey } = settings;
      if (apiKey === newestKey) return apiKey;
      newestKey = apiKey;
      // The answer to a request under way may still repeat the former key.
      const [redactFormerKeys, redactNewestKey] = [redactSentKeys, createRedactor(apiKey)];
      redactSentKeys = (text) => redactNewestKey(redactFormerKeys(text));
      return apiKey;
    },
    redact: (text) => redactSentKeys(text),
  };
}

function openConnections(base: URL, abort: AbortSignal) {
  const closeController = new AbortController();
  const dispatcher = createDispatcher(base, AbortSignal.any([closeController.signal, abort]));
  const close = (): Promise<void> => {
    closeController.abort();
    return dispatcher.destroy();
  };
  return { dispatcher, close };
}

/** Judges the answer to one stamp. Where it is open whether the service made it, `now` becomes `unresolved.sinceMs`. */
export function judgeStampAnswer(answer: Reply | Fault, digest: Digest, now: number): Judgement {
  if (isFault(answer)) return judgeStampFault(answer, now);
  const judgement = judgeStamp(answer, digest);
  if (isAboutOtherDigest(judgement) && judgement.error !== undefined) return judgePerhapsPaid(judgement.error);
  if (judgement.verdict !== "unknown") return judgement;
  const { note, ...facts } = judgement;
  return judgeUnresolved({ kind: "unknown", sinceMs: now, mayResend: false, ownMessage: note }, facts);
}

function judgeStampFault(
  { error, certainty, isGarbled, isFromGateway, isAccepted }: Fault,
  sinceMs: number,
): Judgement {
  if (certainty !== "perhaps-processed") return toFailure(error);
  if (isFromGateway === true || error.code === "REPLY_MISMATCH") return judgePerhapsPaid(error);
  const isAnswerUnread = isGarbled === true && isAccepted !== true;
  const { retryAfterMs: pauseMs = 0 } = error;
  const openStamp = {
    kind: isAnswerUnread ? "unknown" : "unclear",
    sinceMs,
    mayResend: !isAnswerUnread,
    ownMessage: error.ownMessage,
    ...(error.quotation !== undefined && { quotation: error.quotation }),
    ...(isOutage(error) && { outage: error }),
    ...(pauseMs > maxWaitMs ? { longPause: error } : pauseMs > 0 && { pauseMs }),
  } as const;
  return judgeUnresolved(openStamp, error.requestId === undefined ? {} : { requestId: error.requestId });
}

function toProofRequest(proof: Proof): ApiRequest {
  const body = (): FormData => {
    const form = new FormData();
    form.set(proofPartName, new Blob([proof.bytes], { type: "application/json" }), "proof.json");
    return form;
  };
  return { route: "verifyProof", body, wantsReport: true, repeatable: false };
}

/**
 * Verifies, and pays for a report at most once: when the answer to a request for a report was lost, a second request
 * asks for no report, and the judgement says why the report is missing (docs/service-api.md#the-report).
 */
async function verifyOnce(
  connection: ServiceConnection,
  request: ApiRequest,
  judge: (reply: Reply) => Judgement,
): Promise<Judgement> {
  const firstAnswer = await call(connection, request);
  if (request.repeatable || !isFault(firstAnswer) || firstAnswer.certainty !== "perhaps-processed")
    return judgeAnswer(firstAnswer, judge);
  const { stop } = connection.cancellation;
  const isAnswerLost = firstAnswer.isFromGateway !== true && firstAnswer.error.code !== "REPLY_MISMATCH";
  if (isAnswerLost && !stop.aborted)
    await connection.clock.wait(Math.min(firstAnswer.error.retryAfterMs ?? pauseBeforeRetryMs, maxWaitMs), stop);
  if (!isAnswerLost || stop.aborted) return judgeAnswer(withLostReport(firstAnswer), judge);
  const retryAnswer = await call(connection, { ...request, wantsReport: false, repeatable: true });
  if (isFault(retryAnswer)) {
    const { error, isGarbled } = retryAnswer;
    const isGeneralFault = isGarbled === true || isOutage(error) || errorFacts(error.code).stopsRun;
    // A service may refuse a proof that comes without the report header: such a refusal says nothing about the proof.
    const isProofRefused = request.route === "verifyProof" && isGeneralFault !== true;
    return judgeAnswer(withLostReport(isProofRefused ? firstAnswer : retryAnswer), judge);
  }
  const judgement = judge(retryAnswer);
  const { answer, error } = judgement;
  if (error !== undefined) return { ...judgement, error: sayReportLost(error) };
  if (answer === undefined || answer.report !== undefined) return judgement;
  return { ...judgement, answer: { ...answer, reportLost: withoutQuote(firstAnswer.error) } };
}

/** Adds to a fault that the report may have been paid for. */
function withLostReport(fault: Fault): Fault {
  return { ...fault, error: sayReportLost(fault.error) };
}

function sayReportLost(error: AnchorError): AnchorError {
  const message = `${lostReportMessage} ${error.ownMessage}`;
  const keepsOwnHint = !isOutage(error) && error.code !== "NOT_ATTEMPTED";
  const reportHint =
    "Your files are not judged. A check says whether the chain holds them, and costs nothing. A new report is a new payment.";
  return withMessage(error, message, keepsOwnHint ? error.ownHint : reportHint, "report");
}

/**
 * A verification whose answer was lost is sent again without a report, which would be paid for twice. This is the pause
 * before that, unless the service asks for another.
 */
const pauseBeforeRetryMs = 2000;

/** Judges a reply by `judge`. A fault is `failed` or `unreachable`, but `unknown` for an answer that proves nothing. */
function judgeAnswer(answer: Reply | Fault, judge: (reply: Reply) => Judgement): Judgement {
  if (!isFault(answer)) return judge(answer);
  const { error, isGarbled } = answer;
  const { requestId } = error;
  if (isGarbled !== true || error.code === "NOT_ATTEMPTED") return toFailure(error);
  return { verdict: "unknown", note: error.message, ...(requestId !== undefined && { requestId }) };
}
