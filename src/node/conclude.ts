/** Draws one conclusion from the findings of several chain nodes. Pure. */
import type { AnchorError } from "../core/errors.ts";
import type { Location, NodeSearch } from "./find.ts";
import type { BlockHead, ChainNode } from "./node.ts";

/** A node's answer about a digest; `not-kept`: it does not find it, and has forgotten the past. */
export type Said = "found" | "too-recent" | "not-found" | "not-kept" | "error";

/** The answer of one node: its address without user and password, and where it found the digest. */
export interface Source {
  readonly name: string;
  readonly said: Said;
  readonly block?: number;
  readonly confirmations?: number;
  readonly error?: AnchorError;
}

/**
 * The joint answer of several nodes. `found` and `not-found` with `restsOn` rest on that one node, which no other node
 * confirms. An `error` of a node decides when nodes do not contradict each other: its code says whether it was an outage.
 */
export type NodesAnswer = { readonly sources: readonly Source[] } & (
  | { readonly kind: "found"; readonly locations: readonly Location[]; readonly restsOn?: string }
  | { readonly kind: "not-found"; readonly restsOn?: string }
  | { readonly kind: "unknown"; readonly note: string }
  | { readonly kind: "unreachable" | "failed"; readonly error: AnchorError }
);

/** A node that answered, and its findings. */
export interface NodeFindings extends NodeSearch {
  readonly node: ChainNode;
  readonly source: Source;
}

/**
 * Says how the nodes contradict each other; `undefined` when they do not.
 *
 * @param heads one block of each node, all of the same height; none when there is nothing to compare
 */
export function contradiction(
  findings: readonly NodeFindings[],
  heads: readonly (BlockHead | undefined)[],
): string | undefined {
  const names = findings.map(({ source }) => source.name).join(" and ");
  if (heads.includes(undefined)) return `${names} cannot be compared: they have no block in common.`;
  const [head, ...rest] = heads;
  if (rest.some((one) => one?.id !== head?.id))
    return `${names} are on different chains: block ${head?.number} is not the same.`;
  const [first, ...others] = findings.filter(({ source }) => source.said === "found" || source.said === "too-recent");
  if (first === undefined) return undefined;
  const missing = saying(findings, "not-found")[0]?.source.name;
  if (missing !== undefined && saying(findings, "found").length > 0) {
    return `${first.source.name} finds it in block ${first.source.block}, and ${missing} has the whole chain and does not find it.`;
  }
  const other = others.find((one) => !sharesLocation(first, one));
  return other && `${first.source.name} and ${other.source.name} find it in different places.`;
}

/** Returns the findings whose node answered `said`. */
function saying(findings: readonly NodeFindings[], said: Said): readonly NodeFindings[] {
  return findings.filter(({ source }) => source.said === said);
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

/** Returns the joint answer of nodes that all answered and do not contradict each other. */
export function conclude(findings: readonly NodeFindings[], sources: readonly Source[]): NodesAnswer {
  const [recent] = saying(findings, "too-recent");
  if (recent !== undefined) {
    const { block, confirmations } = recent.source;
    const note = `Block ${block} holds it and has ${confirmations} blocks on top of it, which is too few: ask again later.`;
    return { kind: "unknown", note, sources };
  }
  const finders = saying(findings, "found");
  // One that has forgotten the past may lack the oldest place.
  const finder = finders.find(({ whole }) => whole) ?? finders[0];
  if (finder !== undefined) return { kind: "found", locations: finder.locations, sources, ...restsOn(finders) };
  const missing = saying(findings, "not-found");
  if (missing.length > 0) return { kind: "not-found", sources, ...restsOn(missing) };
  const note = "It was not found, and no node that was asked holds the whole chain: this proves nothing.";
  return { kind: "unknown", note, sources };
}

/** Names the only one of `deciding`; nothing where they bear each other out. */
function restsOn([only, ...others]: readonly NodeFindings[]): { readonly restsOn?: string } {
  return only === undefined || others.length > 0 ? {} : { restsOn: only.source.name };
}
