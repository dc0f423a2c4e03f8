/** Asks chain nodes about a hash, without the service (interface §10). */
import { askChain } from "../../../chain/nodes/ask.ts";
import type { NodesAnswer, Source } from "../../../chain/nodes/conclude.ts";
import { toSightingRecord } from "../../../chain/find.ts";
import { createNode, type ChainNode } from "../../../chain/node.ts";
import { obtainReceipts } from "../../../chain/receipt/obtain-receipts.ts";
import type { NodeAddress } from "../../../chain/node-address.ts";
import type { Digest } from "../../../domain/digest.ts";
import { toFailure, type AnswerFacts, type Outcome, type Testimony } from "../../../domain/outcome.ts";
import type { ObtainReceipts } from "../../../domain/receipt/keep-receipts.ts";

export interface NodesOptions {
  /** In milliseconds, for one attempt of one request. */
  readonly timeoutMs: number;
  /** Ends requests under way. */
  readonly signal: AbortSignal;
  /** Is told why there is no receipt. */
  readonly note: (text: string) => void;
}

/** What receipts may cost a run. */
const receiptLimits = { requests: 256, milliseconds: 10_000 } as const;

/** Nodes that are asked together. */
export interface Nodes {
  /** What they say of `hash` together, in the words of a check or of a verification; never throws for what they do. */
  readonly ask: (hash: Digest, mode: "check" | "verify") => Promise<Outcome>;
  readonly receipts: ObtainReceipts;
}

/** Opens the nodes at `addresses`, to be asked together. */
export function openNodes(addresses: readonly NodeAddress[], options: NodesOptions): Nodes {
  const nodes = addresses.map((address) => createNode(address, options));
  let demo: Promise<boolean> | undefined;
  return {
    ask: async (hash, mode) => {
      const answer = await askChain(nodes, hash, { signal: options.signal });
      if (answer.kind === "found" || answer.kind === "not-found") demo ??= areForTests(nodes);
      return toNodesOutcome(answer, hash, { mode, demo: (await demo) === true });
    },
    receipts: async (places) => {
      const { requests, milliseconds } = receiptLimits;
      return await obtainReceipts(nodes, places, {
        requests,
        end: performance.now() + milliseconds,
        note: options.note,
      });
    },
  };
}

/** Whether one of them is on a private chain or one for tests; who does not say so counts as one of a public chain. */
async function areForTests(nodes: readonly ChainNode[]): Promise<boolean> {
  const facts = await Promise.allSettled(nodes.map((node) => node.facts()));
  return facts.some((one) => one.status === "fulfilled" && one.value.test);
}

function toNodesOutcome(
  answer: NodesAnswer,
  hash: Digest,
  { mode, demo }: { readonly mode: "check" | "verify"; readonly demo: boolean },
): Outcome {
  const sources = answer.sources.map(toNodeTestimony);
  if (answer.kind === "unknown") return { kind: "unknown", note: answer.note, sources };
  if ("error" in answer) return { ...toFailure(answer.error), sources };
  const records = answer.kind === "found" ? answer.sightings.map((one) => toSightingRecord(one, hash)) : [];
  const evidence: AnswerFacts = { requestId: "", records, segments: [], ...(demo && { demo }) };
  const heard = { sources, ...(answer.restsOn !== undefined && { restsOn: answer.restsOn }) };
  if (answer.kind === "found") return { kind: mode === "check" ? "found" : "verified", evidence, ...heard };
  return { kind: mode === "check" ? "not-found" : "no-match", evidence, ...heard };
}

function toNodeTestimony({ name, said, block, confirmations, error }: Source): Testimony {
  return {
    kind: "node",
    url: name,
    said: said === "error" ? toNodeWord(error) : said,
    ...(block !== undefined && { block }),
    ...(confirmations !== undefined && { confirmations }),
    ...(error !== undefined && { code: error.code }),
  };
}

/** An answer that cannot be understood is still an answer, not an outage. */
function toNodeWord(error: Source["error"]): Testimony["said"] {
  return error === undefined || error.code === "NODE_ANSWER_INVALID" ? "unknown" : toFailure(error).kind;
}
