/** Asks chain nodes, one or several, whether the chain holds a digest (interface §10). */
import { setTimeout as sleep } from "node:timers/promises";

import type { Digest } from "../core/digest.ts";
import { errorFacts, toAnchorError, type AnchorError } from "../core/errors.ts";
import {
  proofVerdict,
  conclude,
  contradiction,
  toFinders,
  type JudgedProof,
  type NodesAnswer,
  type Source,
  type Sources,
  type NodeFindings,
} from "./conclude.ts";
import { findDigest, type FindOptions, type Look } from "./find.ts";
import type { BlockHead, ChainNode } from "./node.ts";
import { isConnectionLost } from "./reply.ts";

/** From this many blocks on top of it a block counts as settled; the node itself says 3 (node-facts §10). */
export const settledAfter = 3;

export interface AskOptions extends FindOptions {
  /** Blocks on top of the digest's; 3 by default. */
  readonly confirmations?: number | undefined;
  /** Before each further look at a node whose connection was lost, in milliseconds; half a second and 1.5 by default. */
  readonly pauses?: readonly number[];
  /** Ends a pause. */
  readonly signal?: AbortSignal;
}

const lostPauses = [500, 1500];

interface AskedNode extends NodeFindings {
  readonly node: ChainNode;
}

/**
 * Asks each of `nodes` whether the chain holds `digest`, and puts their words together (interface §10). What a node
 * that has forgotten the past does not find proves nothing; beside one that holds it, that one decides. Nodes of
 * different chains, and nodes that contradict each other, are `unknown`. Never throws for what a node does.
 */
export async function askChain(
  nodes: readonly ChainNode[],
  digest: Digest,
  options: AskOptions = {},
): Promise<NodesAnswer> {
  const asked = await Promise.all(nodes.map((node) => askNode(node, digest, options)));
  const witnesses = asked.filter((one): one is AskedNode => "node" in one);
  const failed = asked.find((one): one is Source & { error: AnchorError } => "error" in one && one.error !== undefined);
  const sources = asked.map((one) => ("node" in one ? one.source : one));
  try {
    const note = contradiction(witnesses, await readHeads(witnesses));
    if (note !== undefined) return { kind: "unknown", note, sources };
  } catch (thrown) {
    return toNodesFailure(toAnchorError(thrown), sources);
  }
  if (failed !== undefined) return toNodesFailure(failed.error, sources);
  return conclude(witnesses, await judgeProofs(witnesses, digest), sources);
}

async function askNode(node: ChainNode, digest: Digest, options: AskOptions): Promise<AskedNode | Source> {
  const { confirmations = settledAfter } = options;
  try {
    const look = await lookAgain(node, digest, options);
    return { ...look, node, source: toSource(node.name, look, confirmations) };
  } catch (thrown) {
    return { name: node.name, said: "error", error: toAnchorError(thrown) };
  }
}

/** A look changes nothing, so it is made again where the connection was lost. */
async function lookAgain(node: ChainNode, digest: Digest, options: AskOptions): Promise<Look> {
  for (const pause of options.pauses ?? lostPauses) {
    try {
      return await findDigest(node, digest, options);
    } catch (thrown) {
      if (!isConnectionLost(toAnchorError(thrown)) || options.signal?.aborted === true) throw thrown;
      await pauseFor(pause, options.signal);
    }
  }
  return await findDigest(node, digest, options);
}

/** Ends early when `signal` aborts: the next look then fails at once, and says why. */
async function pauseFor(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  try {
    await sleep(milliseconds, undefined, signal === undefined ? {} : { signal });
  } catch (error) {
    if (signal?.aborted !== true) throw error;
  }
}

function toSource(name: string, { locations, whole }: Look, confirmations: number): Source {
  const [oldest] = locations;
  if (oldest === undefined) return { name, said: whole ? "not-found" : "not-kept" };
  const said = oldest.confirmations >= confirmations ? "found" : "too-recent";
  return { name, said, block: oldest.block, confirmations: oldest.confirmations };
}

function toNodesFailure(error: AnchorError, sources: Sources): NodesAnswer {
  if (error.code === "NODE_ANSWER_INVALID") return { kind: "unknown", note: error.message, sources };
  return { kind: errorFacts(error.code).outage === true ? "unreachable" : "failed", error, sources };
}

/** Two nodes of one chain have the same block a little below the lower of their tips. */
async function readHeads(witnesses: readonly AskedNode[]): Promise<readonly (BlockHead | undefined)[]> {
  if (witnesses.length < 2) return [];
  const height = Math.max(1, Math.min(...witnesses.map(({ tip }) => tip)) - settledAfter);
  return await Promise.all(witnesses.map(({ node }) => node.block(height)));
}

/** Nodes that have forgotten the block can still check a proof of the coin that the finder makes (node-facts §11). */
async function judgeProofs(witnesses: readonly AskedNode[], digest: Digest): Promise<readonly JudgedProof[]> {
  const [finder] = toFinders(witnesses);
  const [oldest] = finder?.locations ?? [];
  if (finder === undefined || oldest === undefined) return [];
  const forgetful = witnesses.filter(({ source }) => source.said === "not-kept");
  return await Promise.all(
    forgetful.map(async ({ node }) => {
      return { name: node.name, verdict: await proofVerdict(finder.node, node, { digest, coinId: oldest.coinId }) };
    }),
  );
}
