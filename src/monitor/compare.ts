import { compareAssets } from "./compare-assets.ts";
import { compareEvidence } from "./compare-evidence.ts";
import { findingFacts, toFinding, type Finding, type FindingKind } from "./finding.ts";
import type { AnchorClaim, ChainView, RecordedAsset, RecordedRelease, SeenRelease } from "./recorded.ts";

/**
 * What differs between the record of a release, what GitHub serves and what the chain says. Pure; what could not be
 * asked never is a difference.
 *
 * @param recorded see `toRecorded`; `undefined` when nothing recorded it
 * @param seen `"gone"` when GitHub says that there is no such release any more
 */
export function compareRelease(
  recorded: RecordedRelease | undefined,
  seen: SeenRelease | "gone",
  chain: ChainView,
): readonly Finding[] {
  if (seen === "gone") return recorded === undefined ? [] : [toRemoved(recorded)];
  if (recorded === undefined) return compareEvidence(undefined, seen);
  const findings = [
    ...compareAssets(recorded, seen),
    ...compareEvidence(recorded, seen),
    ...compareTag(recorded, seen),
    ...compareChain(recorded, chain),
  ];
  return findings.toSorted((left, right) => rank(left) - rank(right));
}

const order = Object.keys(findingFacts) as readonly FindingKind[];

function rank({ kind }: Finding): number {
  return order.indexOf(kind);
}

function toRemoved({ tag, made }: RecordedRelease): Finding {
  return toFinding("removed", { release: tag, since: made });
}

function compareTag({ commit, made }: RecordedRelease, seen: SeenRelease): readonly Finding[] {
  if (commit === undefined || seen.commit === undefined || commit === seen.commit) return [];
  const sides = { recorded: { commit }, seen: { commit: seen.commit } };
  return [toFinding("tag-moved", { release: seen.tag, ...sides, since: made })];
}

/** Each recorded digest against the chain; a list that names many files is asked about and told of once. */
function compareChain({ tag, assets }: RecordedRelease, chain: ChainView): readonly Finding[] {
  const lists = new Set<string>();
  return assets.flatMap((line) => {
    const { anchor } = line;
    if (anchor === undefined || (anchor.list !== undefined && lists.has(anchor.digest))) return [];
    if (anchor.list !== undefined) lists.add(anchor.digest);
    const finding = compareAnchor(tag, line, anchor, chain);
    return finding === undefined ? [] : [finding];
  });
}

function compareAnchor(
  release: string,
  { name, lastConfirmed }: RecordedAsset,
  { digest, block, list }: AnchorClaim,
  chain: ChainView,
): Finding | undefined {
  const word = chain.get(digest) ?? { kind: "not-asked" };
  if (word.kind === "not-asked") return undefined;
  const found = {
    release,
    asset: list ?? name,
    recorded: { sha3_256: digest, ...(block !== undefined && { block }) },
    ...(lastConfirmed !== undefined && { since: lastConfirmed }),
  };
  if (word.kind === "not-held") return toFinding("not-anchored", found);
  // A stamp that was merely accepted has no block in its record, so no block can be later than the recorded one.
  if (block === undefined || word.block === undefined || word.block <= block) return undefined;
  return toFinding("anchored-late", { ...found, seen: { sha3_256: digest, block: word.block } });
}
