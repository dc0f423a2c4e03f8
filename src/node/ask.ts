/** Asks one or several chain nodes whether the chain holds a digest, and draws one conclusion. */
import { setTimeout as sleep } from "node:timers/promises";

import type { ChainRecord } from "../core/row.ts";
import { type Digest, toChainHex } from "../core/digest.ts";
import { errorFacts, toAnchorError, type AnchorError } from "../core/errors.ts";
import type { NodeAddress } from "../core/addresses.ts";
import { toStaleError, findDigest, latestTime, type NodeSearch, type Location } from "./find.ts";
import { createNode, type ChainNode, type BlockHead } from "./node.ts";
import { isConnectionLost } from "./rpc.ts";

/** How many blocks must be on top of a block before it counts as settled: the number that nodes themselves use. */
export const settledAfterBlocks = 3;

export interface AskOptions {
  /** Pauses before each new search on a node whose connection was lost, in milliseconds; by default 500 and 1500. */
  readonly pausesMs?: readonly number[];
  /** Ends a pause early; the search after that fails at once. */
  readonly signal?: AbortSignal;
}

/** Opens the nodes at these addresses, which answer together; `signal` ends all their requests. */
export function openChain(
  addresses: readonly NodeAddress[],
  options: { readonly timeoutMs: number; readonly signal: AbortSignal },
) {
  const nodes = addresses.map((address) => createNode(address, options));
  let isTestPromise: Promise<boolean> | undefined;
  return {
    ask: (digest: Digest): Promise<NodesAnswer> => askChain(nodes, digest, options),
    /** Whether one of the nodes is on a test chain. */
    isTest: () =>
      (isTestPromise ??= Promise.all(nodes.map((node) => isOnTestChain(node, options))).then((answers) =>
        answers.includes(true),
      )),
  };
}

/**
 * Asks each node, and joins the answers. Only a complete node proves that the chain lacks the digest: other nodes may
 * have forgotten its block. The answer is `unknown` when nodes are on different chains or contradict each other.
 * Never throws for what a node does.
 */
export async function askChain(
  nodes: readonly ChainNode[],
  digest: Digest,
  options: AskOptions = {},
): Promise<NodesAnswer> {
  const searches = await Promise.all(nodes.map((node) => askNode(node, digest, options)));
  const now = latestTime(searches.filter((search) => search.node !== undefined));
  const answers = searches.map((search) => {
    // If a complete node that has fallen behind does not find the digest, this counts as an error, not as an answer.
    const staleError = search.node && toStaleError(search.source.name, search, now);
    return staleError === undefined ? search : toFailedSearch(search.source.name, staleError);
  });
  const findings = answers.filter((search) => search.node !== undefined);
  const sources = answers.map(({ source }) => source);
  try {
    // Nodes of one chain have the same block a little below the lowest of their tips; so this block is compared.
    const height = Math.max(1, Math.min(...findings.map(({ tip }) => tip)) - settledAfterBlocks);
    const heads = findings.length < 2 ? [] : await Promise.all(findings.map(({ node }) => node.readBlock(height)));
    const note = describeContradiction(findings, heads);
    if (note !== undefined) return { kind: "unknown", note, sources };
  } catch (thrown) {
    return toNodesFailure(toAnchorError(thrown), sources);
  }
  const failedSource = sources.find(({ error }) => error !== undefined);
  if (failedSource?.error !== undefined) return toNodesFailure(failedSource.error, sources);
  return conclude(findings, sources);
}

/** Whether a node is on a test chain. A node that does not say so is treated as public, and its answers count. */
async function isOnTestChain(node: ChainNode, options: AskOptions): Promise<boolean> {
  try {
    return (await retryWhenLost(() => node.readFacts(), options)).test;
  } catch {
    // The error is left out here, since `askChain` reports that this node could not be asked.
    return false;
  }
}

/** Converts a location to a record in the form of the service's answers. */
export function toLocationRecord(location: Location, digest: Digest): ChainRecord {
  const { block, time, blockId, coinId } = location;
  return {
    blockNumber: block,
    ...(time !== undefined && { blockDate: new Date(time).toISOString() }),
    ...(blockId !== undefined && { txpowId: blockId }),
    coinId,
    matchedHash: toChainHex(digest),
  };
}

/** The error of a node that gave no answer, or an answer that does not count. */
interface FailedSearch {
  readonly source: NodeSource;
  readonly node?: undefined;
}

async function askNode(node: ChainNode, digest: Digest, options: AskOptions): Promise<NodeFindings | FailedSearch> {
  try {
    const search = await retryWhenLost(() => findDigest(node, digest), options);
    return { ...search, node, source: toSource(node.name, search) };
  } catch (thrown) {
    return toFailedSearch(node.name, thrown);
  }
}

function toFailedSearch(name: string, thrown: unknown): FailedSearch {
  return { source: { name, verdict: "error", error: toAnchorError(thrown) } };
}

/** Asks again where the connection was lost, which is safe: a question changes nothing. */
async function retryWhenLost<Value>(
  ask: () => Promise<Value>,
  { pausesMs = [500, 1500], signal }: AskOptions,
): Promise<Value> {
  for (const pauseMs of pausesMs) {
    try {
      return await ask();
    } catch (thrown) {
      if (!isConnectionLost(toAnchorError(thrown)) || signal?.aborted === true) throw thrown;
      // When the signal aborts, `sleep` rejects, which is ignored: the next attempt then fails at once, and says why.
      await sleep(pauseMs, undefined, signal && { signal }).catch(() => undefined);
    }
  }
  return await ask();
}

function toSource(name: string, { locations, isComplete }: NodeSearch): NodeSource {
  const [oldest] = locations;
  if (oldest === undefined) return { name, verdict: isComplete ? "not-found" : "not-kept" };
  const { block, confirmations } = oldest;
  return { name, verdict: confirmations >= settledAfterBlocks ? "found" : "too-recent", block, confirmations };
}

function toNodesFailure(error: AnchorError, sources: readonly NodeSource[]): NodesAnswer {
  if (error.code === "NODE_ANSWER_INVALID") return { kind: "unknown", note: error.message, sources };
  return { kind: errorFacts(error.code).outage === true ? "unreachable" : "failed", error, sources };
}

/** One node's answer. `too-recent`: in a block not settled yet; `not-kept`: not found, but old blocks are forgotten. */
type NodeVerdict = "found" | "too-recent" | "not-found" | "not-kept" | "error";

/** What one node said, or its error. `name` is its address without user and password. */
export interface NodeSource {
  readonly name: string;
  readonly verdict: NodeVerdict;
  readonly block?: number;
  readonly confirmations?: number;
  readonly error?: AnchorError;
}

/**
 * The joint answer of several nodes. `restsOn` names the node that supports the answer, if only one does. Unless nodes
 * contradict each other, one node's error decides the whole answer: `unreachable` for an outage, else `failed`.
 */
export type NodesAnswer = { readonly sources: readonly NodeSource[] } & (
  | { readonly kind: "found"; readonly locations: readonly Location[]; readonly restsOn?: string }
  | { readonly kind: "not-found"; readonly restsOn?: string }
  | { readonly kind: "unknown"; readonly note: string }
  | { readonly kind: "unreachable" | "failed"; readonly error: AnchorError }
);

interface NodeFindings extends NodeSearch {
  readonly node: ChainNode;
  /** What results say of this node. */
  readonly source: NodeSource;
}

/**
 * Says how the nodes contradict each other; `undefined` when they do not. `heads` has each node's block at one height,
 * or is empty when there is nothing to compare.
 */
function describeContradiction(
  findings: readonly NodeFindings[],
  heads: readonly (BlockHead | undefined)[],
): string | undefined {
  const names = findings.map(({ source }) => source.name).join(" and ");
  if (heads.includes(undefined)) return `${names} cannot be compared: they have no block in common.`;
  const [firstHead, ...otherHeads] = heads;
  if (otherHeads.some((one) => one?.id !== firstHead?.id))
    return `${names} are on different chains: block ${firstHead?.number} is not the same.`;
  const [firstFinder, ...otherFinders] = findings.filter(
    ({ source }) => source.verdict === "found" || source.verdict === "too-recent",
  );
  if (firstFinder === undefined) return undefined;
  const nonFinderName = withVerdict(findings, "not-found")[0]?.source.name;
  if (nonFinderName !== undefined && withVerdict(findings, "found").length > 0) {
    return `${firstFinder.source.name} finds it in block ${firstFinder.source.block}, and ${nonFinderName} has the whole chain and does not find it.`;
  }
  const contradictor = otherFinders.find((one) => !sharesLocation(firstFinder, one));
  return contradictor && `${firstFinder.source.name} and ${contradictor.source.name} find it in different places.`;
}

function withVerdict(findings: readonly NodeFindings[], verdict: NodeVerdict): readonly NodeFindings[] {
  return findings.filter(({ source }) => source.verdict === verdict);
}

function sharesLocation(one: NodeSearch, other: NodeSearch): boolean {
  return one.locations.some(({ coinId, block, blockId }) =>
    other.locations.some(
      (location) =>
        location.coinId === coinId &&
        location.block === block &&
        (blockId === undefined || location.blockId === undefined || location.blockId === blockId),
    ),
  );
}

/** Joins the answers of nodes that all answered and do not contradict each other. */
function conclude(findings: readonly NodeFindings[], sources: readonly NodeSource[]): NodesAnswer {
  const [recentFinding] = withVerdict(findings, "too-recent");
  if (recentFinding !== undefined) {
    const { block, confirmations } = recentFinding.source;
    const note = `Block ${block} holds it and has ${confirmations} blocks on top of it, which is too few: ask again later.`;
    return { kind: "unknown", note, sources };
  }
  const finders = withVerdict(findings, "found");
  // A complete node comes first: another one may have forgotten the oldest block with the digest.
  const finder = finders.find(({ isComplete }) => isComplete) ?? finders[0];
  if (finder !== undefined) return { kind: "found", locations: finder.locations, sources, ...restsOn(finders) };
  const nonFinders = withVerdict(findings, "not-found");
  if (nonFinders.length > 0) return { kind: "not-found", sources, ...restsOn(nonFinders) };
  const note = "It was not found, and no node that was asked holds the whole chain: this proves nothing.";
  return { kind: "unknown", note, sources };
}

/** Returns the name of the node if the result rests on the answer of one node alone. */
function restsOn([only, ...others]: readonly NodeFindings[]): { readonly restsOn?: string } {
  return only === undefined || others.length > 0 ? {} : { restsOn: only.source.name };
}
