import { setTimeout as sleep } from "node:timers/promises";

import type { Digest } from "../domain/digest.ts";
import { errorFacts, toAnchorError, type AnchorError } from "../domain/errors.ts";
import { proofVerdict } from "./coin-proof.ts";
import { isConnectionLost } from "./rpc/node-error.ts";
import { findDigest, type FindOptions, type Look, type Sighting } from "./find.ts";
import type { BlockHead, ChainNode } from "./node.ts";

/** From this many blocks on top of it a block counts as settled; the node itself says 3 (node-facts §10). */
export const settledAfter = 3;

/** What a node said of a digest; `proved` found nothing itself, and accepted another node's proof of the coin. */
export type Said = "found" | "proved" | "too-recent" | "not-found" | "not-kept" | "error";

/** What one node said (interface §10): its address without user and password, and where it saw the digest. */
export interface Source {
  readonly name: string;
  readonly said: Said;
  readonly block?: number;
  readonly confirmations?: number;
  readonly error?: AnchorError;
}

/**
 * What several nodes say together. `found` with `restsOn` rests on that one node, which no other one confirms. An
 * `error` of a node decides when nodes do not contradict each other: its code says whether it was an outage.
 */
export type NodesAnswer =
  | {
      readonly kind: "found";
      readonly sightings: readonly Sighting[];
      readonly sources: Sources;
      readonly restsOn?: string;
    }
  | { readonly kind: "not-found"; readonly sources: Sources; readonly restsOn?: string }
  | { readonly kind: "unknown"; readonly note: string; readonly sources: Sources }
  | { readonly kind: "unreachable" | "failed"; readonly error: AnchorError; readonly sources: Sources };

type Sources = readonly Source[];

export interface AskOptions extends FindOptions {
  /** Blocks on top of the digest's; 3 by default. */
  readonly confirmations?: number | undefined;
  /** Before each further look at a node whose connection was lost, in milliseconds; half a second and 1.5 by default. */
  readonly pauses?: readonly number[];
}

const lostPauses = [500, 1500];

interface Witness extends Look {
  readonly node: ChainNode;
  readonly source: Source;
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
  const { confirmations = settledAfter } = options;
  const asked = await Promise.all(nodes.map((node) => askNode(node, digest, confirmations, options)));
  const witnesses = asked.filter((one): one is Witness => "node" in one);
  const failed = asked.find((one): one is Source & { error: AnchorError } => "error" in one && one.error !== undefined);
  const sources = asked.map((one) => ("node" in one ? one.source : one));
  try {
    const note = await contradiction(witnesses);
    if (note !== undefined) return { kind: "unknown", note, sources };
  } catch (thrown) {
    return toNodesFailure(toAnchorError(thrown), sources);
  }
  return failed === undefined ? await conclude(witnesses, digest, sources) : toNodesFailure(failed.error, sources);
}

async function askNode(
  node: ChainNode,
  digest: Digest,
  confirmations: number,
  options: FindOptions,
): Promise<Witness | Source> {
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
      if (!isConnectionLost(toAnchorError(thrown))) throw thrown;
    }
    await sleep(pause);
  }
  return await findDigest(node, digest, options);
}

function toSource(name: string, { sightings, whole }: Look, confirmations: number): Source {
  const [oldest] = sightings;
  if (oldest === undefined) return { name, said: whole ? "not-found" : "not-kept" };
  const said = oldest.confirmations >= confirmations ? "found" : "too-recent";
  return { name, said, block: oldest.block, confirmations: oldest.confirmations };
}

function toNodesFailure(error: AnchorError, sources: Sources): NodesAnswer {
  if (error.code === "NODE_ANSWER_INVALID") return { kind: "unknown", note: error.message, sources };
  return { kind: errorFacts(error.code).outage === true ? "unreachable" : "failed", error, sources };
}

/** In what the nodes contradict each other, or `undefined`. */
async function contradiction(witnesses: readonly Witness[]): Promise<string | undefined> {
  if (witnesses.length < 2) return undefined;
  const chains = await compareChains(witnesses);
  if (chains !== undefined) return chains;
  const finding = witnesses.filter(({ source }) => source.said === "found" || source.said === "too-recent");
  const missing = witnesses.find(({ source }) => source.said === "not-found");
  const [first, ...others] = finding;
  if (first === undefined) return undefined;
  if (missing !== undefined && finding.some(({ source }) => source.said === "found")) {
    return `${first.node.name} finds it in block ${first.source.block}, and ${missing.node.name} has the whole chain and does not find it.`;
  }
  const other = others.find((witness) => !sharesSighting(first, witness));
  return other && `${first.node.name} and ${other.node.name} find it in different places.`;
}

/** Two nodes of one chain have the same block a little below the lower of their tips. */
async function compareChains(witnesses: readonly Witness[]): Promise<string | undefined> {
  const height = Math.max(1, Math.min(...witnesses.map(({ tip }) => tip)) - settledAfter);
  const heads = await Promise.all(witnesses.map(({ node }) => node.block(height)));
  const names = witnesses.map(({ node }) => node.name).join(" and ");
  if (heads.includes(undefined)) return `${names} cannot be compared: they have no block in common.`;
  const ids = new Set(heads.map((head) => (head as BlockHead).id));
  return ids.size > 1 ? `${names} are on different chains: block ${height} is not the same.` : undefined;
}

function sharesSighting(one: Look, other: Look): boolean {
  return one.sightings.some(({ coinId, block, blockId }) =>
    other.sightings.some(
      (sighting) =>
        sighting.coinId === coinId &&
        sighting.block === block &&
        (blockId === undefined || sighting.blockId === undefined || sighting.blockId === blockId),
    ),
  );
}

/** The answer of nodes that could all be asked and do not contradict each other. */
async function conclude(witnesses: readonly Witness[], digest: Digest, sources: Sources): Promise<NodesAnswer> {
  const saying = (said: Said) => witnesses.filter(({ source }) => source.said === said);
  const [recent] = saying("too-recent");
  const [finder, ...others] = saying("found").toSorted((one, other) => Number(other.whole) - Number(one.whole));
  if (recent !== undefined) {
    const { block, confirmations } = recent.source;
    const note = `Block ${block} holds it and has ${confirmations} blocks on top of it, which is too few: ask again later.`;
    return { kind: "unknown", note, sources };
  }
  if (finder !== undefined) return await concludeFound(finder, others.length, { witnesses, digest, sources });
  const deciding = saying("not-found");
  if (deciding.length === 0) {
    const note = "It was not found, and no node that was asked holds the whole chain: this proves nothing.";
    return { kind: "unknown", note, sources };
  }
  const [only, ...more] = deciding;
  return { kind: "not-found", sources, ...(only !== undefined && more.length === 0 && { restsOn: only.node.name }) };
}

interface Hearing {
  readonly witnesses: readonly Witness[];
  readonly digest: Digest;
  readonly sources: Sources;
}

/** Nodes that have forgotten the block can still check a proof of the coin that the finder makes (node-facts §11). */
async function concludeFound(finder: Witness, others: number, hearing: Hearing): Promise<NodesAnswer> {
  const { witnesses, digest, sources } = hearing;
  const [oldest] = finder.sightings;
  const forgetful = witnesses.filter(({ source }) => source.said === "not-kept");
  const judged = await Promise.all(
    forgetful.map(async ({ node }) => {
      return {
        name: node.name,
        verdict: oldest && (await proofVerdict(finder.node, node, { digest, coinId: oldest.coinId })),
      };
    }),
  );
  const rejecting = judged.find(({ verdict }) => verdict === "rejected");
  if (rejecting !== undefined) {
    const note = `${finder.node.name} finds it, and ${rejecting.name} does not accept its proof.`;
    return { kind: "unknown", note, sources };
  }
  const proved = judged.filter(({ verdict }) => verdict === "accepted").map(({ name }) => name);
  const heard = sources.map((one) => (proved.includes(one.name) ? { ...one, said: "proved" as const } : one));
  if (proved.length < forgetful.length && others === 0 && !finder.whole) {
    const note = `Only ${finder.node.name} finds it, and it does not hold the whole chain.`;
    return { kind: "unknown", note, sources: heard };
  }
  const alone = others === 0 && proved.length === 0;
  return { kind: "found", sightings: finder.sightings, sources: heard, ...(alone && { restsOn: finder.node.name }) };
}
