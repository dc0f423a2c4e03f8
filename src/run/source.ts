/**
 * Whom a run asks about digests: the service, chain nodes, or clocks (time-stamp authorities and calendars). A run asks
 * only one of them, and loads only the code for that one.
 */
import type { WebClient } from "../api/downloads.ts";
import type { Digest, Proof, Subject } from "../core/digest.ts";
import { AnchorError } from "../core/errors.ts";
import { withoutUndefined } from "../core/members.ts";
import { toFailure, type Judgement, type SourceAnswer, type AnswerFacts } from "../core/row.ts";
import type { EvidenceRecord } from "../evidence/record.ts";
import { systemClock, type Host, type OutageProgress } from "../host/host.ts";
import { reasonToSkip, sourceOf, type Inputs, type MonitorInputs } from "../host/inputs.ts";
import type { NodesAnswer, NodeSource } from "../node/ask.ts";
import type { Witnesses } from "./ask-witnesses.ts";

/** Asks about one target. A request that fails gives a judgement too: an `Ask` does not reject. */
export type Ask = (target: Subject | Proof) => Promise<Judgement>;

export interface Source extends AsyncDisposable {
  /** Stamps a target; absent where the source cannot stamp. */
  readonly stamp?: Ask;
  /** Asks whether the chain (for clocks: the record) has the digest; a request that `timeUp` aborts says nothing. */
  readonly check: (target: Subject | Proof, timeUp?: AbortSignal) => Promise<Judgement>;
  /** Asks for proof that the chain holds the digest (or the root of a Merkle proof), or that clocks signed it. */
  readonly verify: Ask;
  /** Finds a digest's block by a verification without a report; absent where no service is asked. */
  readonly locate?: (digest: Digest) => Promise<Judgement>;
  /** Whether the answer depends on the name, too: then files of equal bytes do not share an answer. */
  readonly isAskedByName?: true;
  /** The outage that the last answers show; `undefined` while there is none. */
  readonly trouble?: () => OutageProgress | undefined;
}

/** The inputs that decide who is asked, and about what. */
type AskedInputs = Pick<Inputs | MonitorInputs, "mode"> &
  Pick<Inputs, "apiUrl" | "apiKey" | "nodes" | "requestTimeout" | "dryRun" | "report" | "sendFileNames" | "keyError">;
export type SourceHost = Pick<Host, "log"> & { readonly signals: Pick<Host["signals"], "cancellation"> };

/**
 * Opens the source that the inputs name; for a run that asks nobody, a source that skips every target.
 * @param local the record of earlier runs, and the witnesses: used only where no service or node is named
 * @throws AnchorError `INPUT_INVALID` where nobody is named, and there is no record
 */
export async function openSource(
  inputs: AskedInputs,
  host: SourceHost,
  local?: { readonly record: EvidenceRecord; readonly witnesses: Witnesses | undefined },
): Promise<Source> {
  const skipReason = reasonToSkip(inputs);
  if (skipReason !== undefined) {
    host.log.notice(skipReason, { title: "skipped" });
    return answerAlways({ verdict: "skipped", note: skipReason });
  }
  const source = sourceOf(inputs);
  if (source === "service") return openService(inputs, host);
  if (source === "nodes") return openNodes(inputs, host);
  const { record, witnesses } = local ?? {};
  if (record === undefined || witnesses === undefined) throw nobodyToAskError(inputs);
  return (await import("./ask-clocks.ts")).openClocks(record, witnesses);
}

/** Makes a source that gives the same answer about every target, and asks nobody. */
export function answerAlways(judgement: Judgement): Source {
  const answer: Ask = () => Promise.resolve(judgement);
  return { stamp: answer, check: answer, verify: answer, [Symbol.asyncDispose]: async () => {} };
}

/**
 * Loads the code for witnesses where some are named or recorded: before any stamp, since a failure to load afterwards
 * would keep the evidence from being written.
 */
export async function loadWitnesses(
  inputs: Inputs,
  { signals }: SourceHost,
  record: EvidenceRecord,
  web: WebClient,
): Promise<Witnesses | undefined> {
  const areWitnessesNeeded = inputs.witness.length > 0 || record.witnesses.length > 0 || sourceOf(inputs) === "clocks";
  if (!areWitnessesNeeded || inputs.dryRun) return undefined;
  const { openWitnesses } = await import("./ask-witnesses.ts");
  return openWitnesses(inputs, { web, record, signal: signals.cancellation.stop });
}

/** Makes the error of a run that names nobody, and has no evidence to answer from. */
export function nobodyToAskError({ mode }: Pick<AskedInputs, "mode">): AnchorError {
  const message = `${mode} has nobody to ask: no service, no chain node, and no evidence of earlier runs was found.`;
  return new AnchorError("INPUT_INVALID", message, {
    hint: ({ input, setting }) =>
      `Name a service (${input("api-url")}) or chain nodes (${input("node-url")}). Or stamp the files first, which independent clocks do without an account (${input("witness")}). Or give the evidence of an earlier run: ${setting("from-release", "true")}, or its statement in ${input("output-dir")}. A monitor takes a ${input("baseline")} too, and begins one with ${setting("if-no-api-key", "skip")}.`,
  });
}

/** Opens the service. If it gave this run no key, the error of that is the answer about every digest. */
async function openService(inputs: AskedInputs, { log, signals }: SourceHost): Promise<Source> {
  const { apiUrl, keyError, report, sendFileNames } = inputs;
  if (apiUrl === undefined) throw new AnchorError("INTERNAL", "The service is to be asked, and has no address.");
  if (keyError !== undefined) {
    const keyFailure = toFailure(keyError);
    return { ...answerAlways(keyFailure), locate: () => Promise.resolve(keyFailure) };
  }
  const { createClient } = await import("../api/client.ts");
  let trouble: OutageProgress | undefined;
  const client = createClient({
    base: apiUrl,
    get apiKey() {
      return inputs.apiKey;
    },
    timeoutMs: inputs.requestTimeout,
    cancellation: signals.cancellation,
    onRequest: ({ path, requestId, milliseconds, result, trouble: problem, givesUpAt }) => {
      const outage = trouble ?? { startedAt: systemClock.now() - milliseconds, givesUpAt: 0 };
      trouble =
        problem === undefined ? undefined : { ...outage, problem, givesUpAt: Math.max(outage.givesUpAt, givesUpAt) };
      log.debug(`POST ${path} ${result} ${milliseconds} ms, request ${requestId}`);
    },
    onPause: createPauseLogger(log),
  });
  return {
    stamp: ({ digest }) => client.stamp(digest),
    check: ({ digest }, timeUp) => client.check(digest, timeUp),
    verify: (target) => {
      if ("root" in target) return client.verifyProof(target);
      const { digest, name, size } = target;
      const details = sendFileNames ? { fileName: name, ...(size !== undefined && { fileSize: size }) } : {};
      return client.verify(digest, { report, ...details });
    },
    locate: (digest) => client.verify(digest, { report: false }),
    trouble: () => trouble,
    [Symbol.asyncDispose]: client.close,
  };
}

/** Logs every pause; only the first is an annotation, since all have the same cause. */
function createPauseLogger(log: SourceHost["log"]): (milliseconds: number) => void {
  let isAnnotated = false;
  return (milliseconds) => {
    const seconds = Math.ceil(milliseconds / 1000);
    const message = `The service gets too many requests (429). The run waits ${seconds} s, then goes on.`;
    if (isAnnotated) log.info(message);
    else log.notice(message, { title: "waiting" });
    isAnnotated = true;
  };
}

/** Opens chain nodes, which answer together; they can stamp nothing. */
async function openNodes({ nodes, requestTimeout: timeoutMs }: AskedInputs, { signals }: SourceHost): Promise<Source> {
  const { openChain, toLocationRecord } = await import("../node/ask.ts");
  const closing = new AbortController();
  const chain = openChain(nodes, { timeoutMs, signal: AbortSignal.any([signals.cancellation.abort, closing.signal]) });
  const ask =
    (isCheck: boolean): Ask =>
    async (target) => {
      // Of a Merkle proof, the chain holds the root.
      const hash = "root" in target ? target.root : target.digest;
      const answer = await chain.ask(hash);
      const records = answer.kind === "found" ? answer.locations.map((one) => toLocationRecord(one, hash)) : [];
      const isAnswered = answer.kind === "found" || answer.kind === "not-found";
      const isTestChain = isAnswered && (await chain.isTest());
      const facts = { requestId: "", records, segments: [], ...(isTestChain && { demo: isTestChain }) };
      return judgeNodes(answer, facts, isCheck);
    };
  return {
    check: ask(true),
    verify: ask(false),
    // Without the abort, a request whose answer is no longer needed keeps the process alive until the node answers.
    [Symbol.asyncDispose]: async () => closing.abort(),
  };
}

/** Judges the nodes' answer; `facts` are for an answer that finds the digest, or proves that the chain lacks it. */
function judgeNodes(nodesAnswer: NodesAnswer, facts: AnswerFacts, isCheck: boolean): Judgement {
  const sources = nodesAnswer.sources.map(toSourceAnswer);
  if (nodesAnswer.kind === "unknown") return { verdict: "unknown", note: nodesAnswer.note, sources };
  if ("error" in nodesAnswer) return { ...toFailure(nodesAnswer.error), sources };
  const commonFacts = { answer: facts, sources, ...withoutUndefined({ restsOn: nodesAnswer.restsOn }) };
  if (nodesAnswer.kind === "found") return { verdict: isCheck ? "found" : "verified", ...commonFacts };
  return { verdict: isCheck ? "not-found" : "no-match", ...commonFacts };
}

function toSourceAnswer({ name, verdict, block, confirmations, error }: NodeSource): SourceAnswer {
  // An answer that cannot be understood is still an answer, not an outage.
  const isAnswered = error === undefined || error.code === "NODE_ANSWER_INVALID";
  const errorVerdict = isAnswered ? "unknown" : toFailure(error).verdict;
  const knownFacts = withoutUndefined({ block, confirmations, code: error?.code });
  return { url: name, verdict: verdict === "error" ? errorVerdict : verdict, ...knownFacts };
}
