import { findingFacts, toFinding, type Difference, type FindingKind } from "./finding.ts";
import type { AnchorClaim, RecordedAsset, RecordedRelease } from "./monitor-file.ts";
import {
  findEvidence,
  hasUnreadEvidence,
  isSameBytes,
  toFacts,
  type ChainView,
  type SeenAsset,
  type SeenRelease,
} from "./recorded.ts";

/**
 * Compares the record of a release with what GitHub serves. Pure; what could not be read is never a difference.
 *
 * @param recorded see `toRecorded`; `undefined` when nothing recorded it
 */
export function compareRelease(recorded: RecordedRelease | undefined, seen: SeenRelease): readonly Difference[] {
  const ofEvidence = compareEvidence(recorded, seen);
  if (recorded === undefined) return ofEvidence;
  return [...compareAssets(recorded, seen), ...ofEvidence, ...compareTag(recorded, seen)];
}

const order = Object.keys(findingFacts) as readonly FindingKind[];

/** Sorts differences as a report has them. */
export function inOrder(differences: readonly Difference[]): readonly Difference[] {
  return differences.toSorted((left, right) => order.indexOf(left.kind) - order.indexOf(right.kind));
}

/** Compares a release's assets with the record: one finding for each cause. */
function compareAssets(recorded: RecordedRelease, seen: SeenRelease): readonly Difference[] {
  const served = new Map(seen.assets.map((asset) => [asset.name, asset]));
  const unnamed = new Set(findUnnamed(recorded, seen));
  const findings: Difference[] = [];
  for (const line of recorded.assets.filter(({ name }) => !seen.unreadable.has(name))) {
    const asset = served.get(line.name);
    const finding = asset === undefined ? findMissing(seen.tag, line, unnamed) : compareAsset(seen.tag, line, asset);
    if (finding !== undefined) findings.push(finding);
  }
  const later = [...unnamed].filter(
    ({ uploaded }) => uploaded !== undefined && Date.parse(uploaded) > Date.parse(recorded.made),
  );
  const all = [...findings, ...later.map((asset) => toAdded(seen.tag, asset))];
  return hasUnreadEvidence(seen) ? all.filter(({ kind }) => kind !== "added") : all;
}

/** Finds the assets that no record names, our own evidence aside. */
export function findUnnamed(recorded: RecordedRelease | undefined, seen: SeenRelease): readonly SeenAsset[] {
  const lines = new Set(recorded?.assets.map(({ name }) => name));
  const evidence = findEvidence(recorded, seen);
  return seen.assets.filter(({ name }) => !lines.has(name) && !evidence.has(name));
}

/** Compares an asset of a recorded name with the record. */
function compareAsset(release: string, line: RecordedAsset, asset: SeenAsset): Difference | undefined {
  const isSame = isSameBytes(line, asset);
  if (isSame === undefined) return undefined;
  if (!isSame) return toFinding("replaced", toSides(release, line, asset));
  if (line.isAdded) return toAdded(release, asset);
  const isOtherUpload = (["id", "uploader", "uploaded"] as const).some(
    (member) => line[member] !== undefined && asset[member] !== undefined && line[member] !== asset[member],
  );
  return isOtherUpload ? toFinding("reuploaded", toSides(release, line, asset)) : undefined;
}

/**
 * Explains a recorded name that is missing: the first unnamed asset with the same bytes counts as the renamed file, and
 * is removed from `unnamed`.
 */
function findMissing(release: string, line: RecordedAsset, unnamed: Set<SeenAsset>): Difference {
  const alike = [...unnamed].filter((asset) => isSameBytes(line, asset) === true);
  const target = alike.find(({ id }) => id !== undefined && id === line.id) ?? alike[0];
  if (target === undefined) return toFinding("removed", toSides(release, line));
  unnamed.delete(target);
  const sides = toSides(release, line, target);
  return toFinding("renamed", { ...sides, seen: { ...sides.seen, name: target.name } });
}

function toAdded(release: string, asset: SeenAsset): Difference {
  return toFinding("added", { release, asset: asset.name, seen: toFacts(asset) });
}

function toSides(release: string, line: RecordedAsset, asset?: SeenAsset): Omit<Difference, "kind" | "verdict"> {
  return {
    release,
    asset: line.name,
    recorded: toFacts(line),
    ...(asset !== undefined && {
      seen: { ...toFacts(asset), ...(asset.stated !== undefined && { stated: asset.stated }) },
    }),
    ...(line.lastConfirmed !== undefined && { since: line.lastConfirmed }),
  };
}

function compareTag({ commit, made }: RecordedRelease, seen: SeenRelease): readonly Difference[] {
  if (commit === undefined || seen.commit === undefined || commit === seen.commit) return [];
  const sides = { recorded: { commit }, seen: { commit: seen.commit } };
  return [toFinding("tag-moved", { release: seen.tag, ...sides, since: made })];
}

/**
 * Compares a release's evidence with its record: every statement that the baseline has seen must be there, and every one
 * that is there must have the bytes that give its name. What a new statement adds is fine.
 */
function compareEvidence(recorded: RecordedRelease | undefined, seen: SeenRelease): readonly Difference[] {
  const now = new Map(seen.evidence.map((one) => [one.name, one]));
  const marks = new Map(recorded?.evidence.map((mark) => [mark.name, mark]));
  const gone = [...marks.values()].filter(({ name }) => !now.has(name) && !seen.unreadable.has(name));
  const broken = seen.evidence.flatMap(({ name, broken: why }) => (why === undefined ? [] : [{ name, why }]));
  return [...broken, ...gone.map(({ name }) => ({ name, why: "it is gone" }))].map(({ name, why }) => {
    const [mark, asset] = [marks.get(name), now.get(name)];
    return toFinding("evidence-changed", {
      release: seen.tag,
      asset: name,
      why,
      ...(recorded && mark && { recorded: { sha256: mark.sha256 }, since: recorded.made }),
      ...(asset && { seen: { sha256: asset.sha256 } }),
    });
  });
}

/** Compares each recorded digest with the chain; a list that names many files is one digest and one finding. */
export function compareChain({ tag, assets }: RecordedRelease, chain: ChainView): readonly Difference[] {
  const lists = new Set<string>();
  return assets.flatMap((line) => {
    const { anchor } = line;
    if (anchor === undefined || (anchor.list !== undefined && lists.has(anchor.digest))) return [];
    if (anchor.list !== undefined) lists.add(anchor.digest);
    return compareAnchor(tag, line, anchor, chain) ?? [];
  });
}

function compareAnchor(
  release: string,
  { name, lastConfirmed }: RecordedAsset,
  { digest, block, list, isUnclaimed }: AnchorClaim,
  chain: ChainView,
): Difference | undefined {
  const answer = chain.get(digest);
  // No evidence says that these stamps were accepted, so it is no finding when the chain does not hold them.
  if (answer === undefined || isUnclaimed === true) return undefined;
  const found = {
    release,
    asset: list ?? name,
    recorded: { sha3_256: digest, ...(block !== undefined && { block }) },
    ...(lastConfirmed !== undefined && { since: lastConfirmed }),
  };
  if (answer.kind === "not-held") return toFinding("not-anchored", found);
  // A stamp that was merely accepted has no block in its record, so no block can be later than the recorded one.
  if (block === undefined || answer.block === undefined || answer.block <= block) return undefined;
  return toFinding("anchored-late", { ...found, seen: { sha3_256: digest, block: answer.block } });
}
