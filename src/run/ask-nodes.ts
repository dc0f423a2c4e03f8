/** Chain nodes as the source of a run. */
import type { Digest } from "../core/digest.ts";
import { withoutUndefined } from "../core/members.ts";
import type { AnswerFacts } from "../core/answer.ts";
import { toFailure, type Judgement, type SourceAnswer } from "../core/row.ts";
import { askChain, isOnTestChain, type NodesAnswer, type NodeSource } from "../node/ask.ts";
import { toLocationRecord } from "../node/find.ts";
import { createNode } from "../node/node.ts";
import type { Ask, Source, SourceHost, SourceInputs } from "./source.ts";

/** Opens chain nodes, which answer together; they can stamp nothing. */
export function openNodes(inputs: SourceInputs, { signals }: SourceHost): Source {
  const { requestTimeout: timeoutMs } = inputs;
  const closed = new AbortController();
  const signal = AbortSignal.any([signals.cancellation.abort, closed.signal]);
  const nodes = inputs.nodes.map((address) => createNode(address, { timeoutMs, signal }));
  let demo: Promise<boolean> | undefined;
  const ask =
    (isCheck: boolean): Ask =>
    async (target) => {
      // Of a Merkle proof, the chain holds the root.
      const hash = "root" in target ? target.root : target.digest;
      const answer = await askChain(nodes, hash, { signal });
      if (answer.kind === "found" || answer.kind === "not-found") {
        demo ??= Promise.all(nodes.map(isOnTestChain)).then((tests) => tests.includes(true));
      }
      return toJudgement(answer, hash, { isCheck, demo: (await demo) === true });
    };
  return {
    check: ask(true),
    verify: ask(false),
    // Without the abort, a request whose answer is no longer needed keeps the process alive until the node answers.
    [Symbol.asyncDispose]: async () => closed.abort(),
  };
}

function toJudgement(
  answer: NodesAnswer,
  hash: Digest,
  { isCheck, demo }: { readonly isCheck: boolean; readonly demo: boolean },
): Judgement {
  const sources = answer.sources.map(toSourceAnswer);
  if (answer.kind === "unknown") return { verdict: "unknown", note: answer.note, sources };
  if ("error" in answer) return { ...toFailure(answer.error), sources };
  const records = answer.kind === "found" ? answer.locations.map((one) => toLocationRecord(one, hash)) : [];
  const evidence: AnswerFacts = { requestId: "", records, segments: [], ...(demo && { demo }) };
  const sourced = { sources, ...(answer.restsOn !== undefined && { restsOn: answer.restsOn }) };
  if (answer.kind === "found") return { verdict: isCheck ? "found" : "verified", answer: evidence, ...sourced };
  return { verdict: isCheck ? "not-found" : "no-match", answer: evidence, ...sourced };
}

function toSourceAnswer({ name, verdict: said, block, confirmations, error }: NodeSource): SourceAnswer {
  // An answer that cannot be understood is still an answer, not an outage.
  const isAnswered = error === undefined || error.code === "NODE_ANSWER_INVALID";
  const errorVerdict = isAnswered ? "unknown" : toFailure(error).verdict;
  const known = withoutUndefined({ block, confirmations, code: error?.code });
  return { url: name, said: said === "error" ? errorVerdict : said, ...known };
}
