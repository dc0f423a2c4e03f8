/** Asks chain nodes, next to the service or instead of it, and combines all answers (interface §10). */
import { type Digest, type Proof, type Subject, sameDigest } from "../core/digest.ts";
import { AnchorError } from "../core/errors.ts";
import {
  toFailure,
  type Outcome,
  type AnswerFacts,
  type SourceAnswer,
  errorOf,
  evidenceOf,
  type ChainRecord,
} from "../core/outcome.ts";
import type { NodeAddress } from "../core/url.ts";
import { serviceAddress } from "../host/inputs.ts";
import { askChain, isOnTestChain } from "../node/ask.ts";
import type { NodesAnswer, Source } from "../node/conclude.ts";
import { toLocationRecord } from "../node/find.ts";
import { createNode } from "../node/node.ts";
import type { Chain, Operation, OperationHost, OperationInputs } from "./operation.ts";

/** Opens an operation that asks chain nodes. `openService` opens the operation of the service, if that is asked too. */
export async function openWithNodes(
  inputs: OperationInputs,
  { log, signals }: OperationHost,
  openService: () => Promise<Operation>,
): Promise<Operation> {
  const { abort, stop } = signals.cancellation;
  const closed = new AbortController();
  const signal = AbortSignal.any([abort, closed.signal]);
  const askNodes = openNodes(inputs.nodes, inputs.requestTimeout, signal);
  // Without the abort, a request whose answer is no longer needed keeps the process alive until the node answers.
  const close = (): void => closed.abort();
  const url = serviceAddress(inputs);
  const mode = inputs.mode === "verify" ? "verify" : "check";
  if (url === "") {
    if (inputs.apiUrl !== undefined)
      log.notice("There is no api-key, so only the chain nodes are asked, not the service.");
    return { operate: (target) => askNodes(toHash(target), mode), [Symbol.asyncDispose]: async () => close() };
  }
  const service = await openService();
  const shared: Operation = {
    ...service,
    [Symbol.asyncDispose]: async () => {
      close();
      await service[Symbol.asyncDispose]();
    },
  };
  if (service.chain !== undefined) return { ...shared, chain: besideNodes(service.chain, askNodes, url, stop) };
  return {
    ...shared,
    operate: async (target) => {
      const hash = toHash(target);
      const [outcome, nodeAnswer] = await Promise.all([service.operate(target), askNodes(hash, mode)]);
      return reconcile({ url, outcome }, nodeAnswer, hash);
    },
  };
}

/** Returns the digest that the chain holds for a target; for a proof this is its root. */
function toHash(target: Subject | Proof): Digest {
  return "root" in target ? target.root : target.digest;
}

/** Adds the nodes to the service's answers about the chain: a stamp is on the chain when the nodes find it too. */
function besideNodes(chain: Chain, askNodes: AskNodes, url: string, stop: AbortSignal): Chain {
  return {
    ...chain,
    find: async (digest, signal = stop) => {
      const asking = Promise.all([chain.find(digest, signal), askNodes(digest, "check")]);
      const answers = await beforeAbort(asking, signal);
      if (answers === undefined)
        return toFailure(
          new AnchorError("NOT_ATTEMPTED", "No request was sent for this: the time for waiting was over."),
        );
      const [outcome, nodeAnswer] = answers;
      return reconcile({ url, outcome }, nodeAnswer, digest);
    },
  };
}

/** Returns the result of `work`; `undefined` when the signal aborts first. Then removes its listener of the signal. */
async function beforeAbort<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value | undefined> {
  const { promise: aborted, resolve } = Promise.withResolvers<undefined>();
  const end = (): void => resolve(undefined);
  if (signal.aborted) end();
  signal.addEventListener("abort", end);
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener("abort", end);
  }
}

/** Combines the nodes' answers about `hash` into an outcome of a check or a verification; no node's fault throws. */
type AskNodes = (hash: Digest, mode: "check" | "verify") => Promise<Outcome>;

/**
 * Opens the nodes at `addresses`, to be asked together.
 *
 * @param timeoutMs for one attempt of one request
 * @param signal breaks off requests that are under way
 */
function openNodes(addresses: readonly NodeAddress[], timeoutMs: number, signal: AbortSignal): AskNodes {
  const nodes = addresses.map((address) => createNode(address, { timeoutMs, signal }));
  let demo: Promise<boolean> | undefined;
  return async (hash, mode) => {
    const answer = await askChain(nodes, hash, { signal });
    if (answer.kind === "found" || answer.kind === "not-found") {
      demo ??= Promise.all(nodes.map(isOnTestChain)).then((tests) => tests.includes(true));
    }
    return toNodesOutcome(answer, hash, { mode, demo: (await demo) === true });
  };
}

function toNodesOutcome(
  answer: NodesAnswer,
  hash: Digest,
  { mode, demo }: { readonly mode: "check" | "verify"; readonly demo: boolean },
): Outcome {
  const sources = answer.sources.map(toNodeSource);
  if (answer.kind === "unknown") return { kind: "unknown", note: answer.note, sources };
  if ("error" in answer) return { ...toFailure(answer.error), sources };
  const records = answer.kind === "found" ? answer.locations.map((one) => toLocationRecord(one, hash)) : [];
  const evidence: AnswerFacts = { requestId: "", records, segments: [], ...(demo && { demo }) };
  const sourced = { sources, ...(answer.restsOn !== undefined && { restsOn: answer.restsOn }) };
  if (answer.kind === "found") return { kind: mode === "check" ? "found" : "verified", evidence, ...sourced };
  return { kind: mode === "check" ? "not-found" : "no-match", evidence, ...sourced };
}

function toNodeSource({ name, said, block, confirmations, error }: Source): SourceAnswer {
  // An answer that cannot be understood is still an answer, not an outage.
  const isAnswered = error === undefined || error.code === "NODE_ANSWER_INVALID";
  const failed = isAnswered ? "unknown" : toFailure(error).kind;
  return {
    kind: "node",
    url: name,
    said: said === "error" ? failed : said,
    ...(block !== undefined && { block }),
    ...(confirmations !== undefined && { confirmations }),
    ...(error !== undefined && { code: error.code }),
  };
}

/** The service's outcome for a hash, and the service's address. */
interface ServiceWord {
  readonly url: string;
  readonly outcome: Outcome;
}

/**
 * Combines the verdicts of the service and of the nodes. Equal verdicts are kept; contradicting ones give `unknown` and
 * a list of the answers. A side that could not be asked, or whose answer proves nothing, decides the verdict.
 *
 * @param nodes the combined outcome of the nodes, with their `sources`
 * @param hash the hash that all of them were asked about
 */
export function reconcile(service: ServiceWord, nodes: Outcome, hash: Digest): Outcome {
  const { url, outcome } = service;
  const sources = [toSourceAnswer(service), ...(nodes.sources ?? [])];
  const decide = (decisive: Outcome): Outcome => ({ ...decisive, sources });
  // A refused key, or an answer about something else, is reported whatever the nodes answer: it stops the run.
  if (outcome.kind === "failed") return decide(outcome);
  const note = disagreement(service, nodes, hash);
  if (note !== undefined)
    return { kind: "unknown", note: `The service ${url} and the chain nodes contradict each other: ${note}`, sources };
  const undecided = (["failed", "unreachable", "unknown"] as const).flatMap((kind) =>
    [nodes, outcome].filter((one) => one.kind === kind),
  );
  if (undecided[0] !== undefined) return decide(undecided[0]);
  const evidence = evidenceOf(outcome);
  if (evidence === undefined || evidence.records.length > 0) return decide(outcome);
  // A check of the service does not return the place on the chain; a node does.
  return decide({ ...outcome, evidence: { ...evidence, records: evidenceOf(nodes)?.records ?? [] } } as Outcome);
}

function toSourceAnswer({ url, outcome }: ServiceWord): SourceAnswer {
  const code = errorOf(outcome)?.code;
  const block = Number(evidenceOf(outcome)?.records[0]?.blockNumber ?? Number.NaN);
  return {
    kind: "service",
    url,
    said: outcome.kind,
    ...(Number.isSafeInteger(block) && { block }),
    ...(code !== undefined && { code }),
  };
}

function disagreement({ outcome }: ServiceWord, nodes: Outcome, hash: Digest): string | undefined {
  const finding = nodes.sources?.find(({ said }) => said === "found");
  const missing = nodes.sources?.find(({ said }) => said === "not-found");
  if (outcome.kind === "not-found" || outcome.kind === "no-match") {
    return (
      finding &&
      `the service does not find the digest, ${finding.url} finds it${finding.block === undefined ? "" : ` in block ${finding.block}`}.`
    );
  }
  if (outcome.kind !== "found" && outcome.kind !== "verified") return undefined;
  if (missing !== undefined)
    return `the service finds the digest, ${missing.url} has the whole chain and does not find it.`;
  const named = heightsOf(evidenceOf(outcome)?.records, hash);
  const seen = heightsOf(evidenceOf(nodes)?.records, hash);
  const isElsewhere = named.length > 0 && seen.length > 0 && !named.some((block) => seen.includes(block));
  return isElsewhere && finding
    ? `the service finds the digest in block ${named[0]}, ${finding.url} finds it in block ${seen[0]}.`
    : undefined;
}

function heightsOf(records: readonly ChainRecord[] = [], hash: Digest): readonly number[] {
  const own = records.filter(({ matchedHash }) => sameDigest(matchedHash, hash));
  return own.map(({ blockNumber }) => Number(blockNumber ?? Number.NaN)).filter(Number.isSafeInteger);
}
