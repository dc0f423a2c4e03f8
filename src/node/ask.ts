/** Asks chain nodes, one or several, whether the chain holds a digest. */
import { setTimeout as sleep } from "node:timers/promises";

import type { Digest } from "../core/digest.ts";
import { errorFacts, toAnchorError, type AnchorError } from "../core/errors.ts";
import { conclude, contradiction, type NodeFindings, type NodesAnswer, type Source } from "./conclude.ts";
import { errorOfStale, findDigest, latestTime, type NodeSearch } from "./find.ts";
import type { ChainNode } from "./node.ts";
import { isConnectionLost } from "./reply.ts";

/** A block with at least this many blocks on top counts as settled; the node itself says 3. */
export const settledAfter = 3;

export interface AskOptions {
  /** Pauses before each new search on a node whose connection was lost, in milliseconds; by default 500 and 1500. */
  readonly pauses?: readonly number[];
  /** Ends a pause. */
  readonly signal?: AbortSignal;
}

/**
 * Asks each of `nodes` whether the chain holds `digest`, and joins their answers. When a node that has forgotten the past
 * does not find it, that proves nothing; a node that holds the past then decides. Nodes of different chains, and nodes
 * that contradict each other, are `unknown`. Never throws for what a node does.
 */
export async function askChain(
  nodes: readonly ChainNode[],
  digest: Digest,
  options: AskOptions = {},
): Promise<NodesAnswer> {
  const searched = await Promise.all(nodes.map((node) => askNode(node, digest, options)));
  const now = latestTime(searched.filter((one) => one.node !== undefined));
  const asked = searched.map((one) => (one.node !== undefined ? withoutStale(one, now) : one));
  const findings = asked.filter((one) => one.node !== undefined);
  const sources = asked.map(({ source }) => source);
  try {
    // Two nodes of one chain have the same block a little below the lower tip.
    const height = Math.max(1, Math.min(...findings.map(({ tip }) => tip)) - settledAfter);
    const heads = findings.length < 2 ? [] : await Promise.all(findings.map(({ node }) => node.block(height)));
    const note = contradiction(findings, heads);
    if (note !== undefined) return { kind: "unknown", note, sources };
  } catch (thrown) {
    return toNodesFailure(toAnchorError(thrown), sources);
  }
  const failed = sources.find(({ error }) => error !== undefined);
  if (failed?.error !== undefined) return toNodesFailure(failed.error, sources);
  return conclude(findings, sources);
}

/** Whether `node` is on a test chain; one that does not say is treated as public, and its answers count. */
export async function isOnTestChain(node: ChainNode): Promise<boolean> {
  try {
    return (await node.facts()).test;
  } catch {
    // askChain reports that this node could not be asked, and why.
    return false;
  }
}

/** A node that gave no answer that counts. */
interface Unanswered {
  readonly source: Source;
  readonly node?: undefined;
}

async function askNode(node: ChainNode, digest: Digest, options: AskOptions): Promise<NodeFindings | Unanswered> {
  try {
    const search = await searchAgain(node, digest, options);
    return { ...search, node, source: toSource(node.name, search) };
  } catch (thrown) {
    return toUnanswered(node.name, thrown);
  }
}

/** Puts an error in the place of what a node says that has fallen behind. */
function withoutStale(findings: NodeFindings, now: number): NodeFindings | Unanswered {
  const { name } = findings.source;
  const error = errorOfStale(name, findings, now);
  return error === undefined ? findings : toUnanswered(name, error);
}

function toUnanswered(name: string, thrown: unknown): Unanswered {
  return { source: { name, said: "error", error: toAnchorError(thrown) } };
}

/** Searches again where the connection was lost: a search changes nothing. */
async function searchAgain(
  node: ChainNode,
  digest: Digest,
  { pauses = [500, 1500], signal }: AskOptions,
): Promise<NodeSearch> {
  for (const pause of pauses) {
    try {
      return await findDigest(node, digest);
    } catch (thrown) {
      if (!isConnectionLost(toAnchorError(thrown)) || signal?.aborted === true) throw thrown;
      // `sleep` rejects when the signal aborts: the next search then fails at once, and says why.
      await sleep(pause, undefined, signal && { signal }).catch(() => undefined);
    }
  }
  return await findDigest(node, digest);
}

function toSource(name: string, { locations, whole }: NodeSearch): Source {
  const [oldest] = locations;
  if (oldest === undefined) return { name, said: whole ? "not-found" : "not-kept" };
  const { block, confirmations } = oldest;
  return { name, said: confirmations >= settledAfter ? "found" : "too-recent", block, confirmations };
}

function toNodesFailure(error: AnchorError, sources: readonly Source[]): NodesAnswer {
  if (error.code === "NODE_ANSWER_INVALID") return { kind: "unknown", note: error.message, sources };
  return { kind: errorFacts(error.code).outage === true ? "unreachable" : "failed", error, sources };
}
