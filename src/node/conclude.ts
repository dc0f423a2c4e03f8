/** What the words of several chain nodes amount to (interface §10). Pure. */
import type { Digest } from "../core/digest.ts";
import { type AnchorError, toAnchorError } from "../core/errors.ts";
import type { Look, Location } from "./find.ts";
import { type BlockHead, portOf, readCoin, type ChainNode, responseOf } from "./node.ts";
import { toCommand, type ChainHex, fieldOf, stringOf } from "./reply.ts";

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
      readonly locations: readonly Location[];
      readonly sources: Sources;
      readonly restsOn?: string;
    }
  | { readonly kind: "not-found"; readonly sources: Sources; readonly restsOn?: string }
  | { readonly kind: "unknown"; readonly note: string; readonly sources: Sources }
  | { readonly kind: "unreachable" | "failed"; readonly error: AnchorError; readonly sources: Sources };

export type Sources = readonly Source[];

/** A node that answered, and what it found. */
export interface NodeFindings extends Look {
  readonly source: Source;
}

/** What the node called `name` said of the finder's proof of its coin. */
export interface JudgedProof {
  readonly name: string;
  readonly verdict: ProofVerdict;
}

/**
 * In what the nodes contradict each other, or `undefined`.
 *
 * @param heads one block of each node, all of the same height; none when there is nothing to compare
 */
export function contradiction(
  witnesses: readonly NodeFindings[],
  heads: readonly (BlockHead | undefined)[],
): string | undefined {
  const names = witnesses.map(({ source }) => source.name).join(" and ");
  if (heads.includes(undefined)) return `${names} cannot be compared: they have no block in common.`;
  const [head, ...rest] = heads;
  if (rest.some((one) => one?.id !== head?.id))
    return `${names} are on different chains: block ${head?.number} is not the same.`;
  const [first, ...others] = witnesses.filter(({ source }) => source.said === "found" || source.said === "too-recent");
  if (first === undefined) return undefined;
  const missing = saying(witnesses, "not-found")[0]?.source.name;
  if (missing !== undefined && saying(witnesses, "found").length > 0) {
    return `${first.source.name} finds it in block ${first.source.block}, and ${missing} has the whole chain and does not find it.`;
  }
  const other = others.find((witness) => !sharesLocation(first, witness));
  return other && `${first.source.name} and ${other.source.name} find it in different places.`;
}

function saying<One extends NodeFindings>(witnesses: readonly One[], said: Said): readonly One[] {
  return witnesses.filter(({ source }) => source.said === said);
}

function sharesLocation(one: Look, other: Look): boolean {
  return one.locations.some(({ coinId, block, blockId }) =>
    other.locations.some(
      (location) =>
        location.coinId === coinId &&
        location.block === block &&
        (blockId === undefined || location.blockId === undefined || location.blockId === blockId),
    ),
  );
}

/** The nodes that find it deep enough, those that hold the whole chain first; none while one says that it is too recent. */
export function toFinders<One extends NodeFindings>(witnesses: readonly One[]): readonly One[] {
  if (saying(witnesses, "too-recent").length > 0) return [];
  return saying(witnesses, "found").toSorted((one, other) => Number(other.whole) - Number(one.whole));
}

/**
 * The answer of nodes that could all be asked and do not contradict each other.
 *
 * @param proofs what nodes that have forgotten the block said of the first finder's proof
 */
export function conclude(
  witnesses: readonly NodeFindings[],
  proofs: readonly JudgedProof[],
  sources: Sources,
): NodesAnswer {
  const [recent] = saying(witnesses, "too-recent");
  if (recent !== undefined) {
    const { block, confirmations } = recent.source;
    const note = `Block ${block} holds it and has ${confirmations} blocks on top of it, which is too few: ask again later.`;
    return { kind: "unknown", note, sources };
  }
  const [finder, ...others] = toFinders(witnesses);
  if (finder !== undefined) return concludeFound(finder, others.length, { proofs, sources });
  const [only, ...more] = saying(witnesses, "not-found");
  if (only === undefined) {
    const note = "It was not found, and no node that was asked holds the whole chain: this proves nothing.";
    return { kind: "unknown", note, sources };
  }
  return { kind: "not-found", sources, ...(more.length === 0 && { restsOn: only.source.name }) };
}

function concludeFound(
  { source: { name }, locations, whole }: NodeFindings,
  others: number,
  { proofs, sources }: { readonly proofs: readonly JudgedProof[]; readonly sources: Sources },
): NodesAnswer {
  const rejecting = proofs.find(({ verdict }) => verdict === "rejected");
  if (rejecting !== undefined) {
    return { kind: "unknown", note: `${name} finds it, and ${rejecting.name} does not accept its proof.`, sources };
  }
  const proved = proofs.filter(({ verdict }) => verdict === "accepted").map((one) => one.name);
  const heard = sources.map((one) => (proved.includes(one.name) ? { ...one, said: "proved" as const } : one));
  if (proved.length < proofs.length && others === 0 && !whole) {
    return { kind: "unknown", note: `Only ${name} finds it, and it does not hold the whole chain.`, sources: heard };
  }
  return { kind: "found", locations, sources: heard, ...(others + proved.length === 0 && { restsOn: name }) };
}

/** `missing`: the node that found the coin cannot prove it, or the other one cannot be asked. */
type ProofVerdict = "accepted" | "rejected" | "missing";

/**
 * Has `finder` prove the coin `coinId`, and `judge` check the proof against its own blocks: a proof of the coin, of its
 * state and of its place in the tree of coins (node-facts §11).
 */
export async function proofVerdict(
  finder: ChainNode,
  judge: ChainNode,
  { digest, coinId }: { readonly digest: Digest; readonly coinId: ChainHex },
): Promise<ProofVerdict> {
  try {
    const [exported] = await finder.rpc.run([toCommand("coinexport", { coinid: coinId })]);
    const data = stringOf(fieldOf(responseOf(exported), "data"));
    if (exported?.ok !== true || data === undefined || !/^0x(?:[0-9A-F]{2}){1,65536}$/.test(data)) return "missing";
    const [checked] = await judge.rpc.run([toCommand("coincheck", { data })]);
    const coin = readCoin(fieldOf(responseOf(checked), "coin"));
    const valid = checked?.ok === true && fieldOf(responseOf(checked), "valid") === true;
    const same = coin?.coinId === coinId && portOf(coin.state, digest) !== undefined;
    return valid && same ? "accepted" : "rejected";
  } catch (thrown) {
    if (toAnchorError(thrown).code === "INTERNAL") throw thrown;
    return "missing";
  }
}
