import { hasUnreadStatement, isReleaseEvidence } from "./compare-evidence.ts";
import { toFinding, type Finding } from "./finding.ts";
import {
  isSameBytes,
  toFacts,
  type RecordedAsset,
  type RecordedRelease,
  type SeenAsset,
  type SeenRelease,
} from "./recorded.ts";

/** What became of a release's assets: one finding a cause. */
export function compareAssets(recorded: RecordedRelease, seen: SeenRelease): readonly Finding[] {
  const served = new Map(seen.assets.map((asset) => [asset.name, asset]));
  const unnamed = new Set(findUnnamed(recorded, seen));
  const findings: Finding[] = [];
  for (const line of recorded.assets.filter(({ name }) => !seen.unseen.has(name))) {
    const asset = served.get(line.name);
    const finding = asset === undefined ? toGone(seen.tag, line, unnamed) : toKept(seen.tag, line, asset);
    if (finding !== undefined) findings.push(finding);
  }
  const added = [...unnamed].filter((asset) => isLater(asset, recorded)).map((asset) => toAdded(seen, asset));
  return [...findings, ...added].filter(({ kind }) => kind !== "added" || !hasUnreadStatement(seen));
}

/** The assets that no record names, our own evidence aside. */
export function findUnnamed(recorded: RecordedRelease, { assets }: SeenRelease): readonly SeenAsset[] {
  const lines = new Set(recorded.assets.map(({ name }) => name));
  const names = new Set(assets.map(({ name }) => name));
  return assets.filter(({ name }) => !lines.has(name) && !isReleaseEvidence(name, names));
}

/** A recorded name that is there. */
function toKept(release: string, line: RecordedAsset, asset: SeenAsset): Finding | undefined {
  const isSame = isSameBytes(line, asset);
  if (isSame === undefined) return undefined;
  if (!isSame) return toFinding("replaced", toSides(release, line, asset));
  if (line.isAdded) return toFinding("added", { release, asset: line.name, seen: toFacts(asset) });
  return isOtherUpload(line, asset) ? toFinding("reuploaded", toSides(release, line, asset)) : undefined;
}

/** A recorded name that is not there: the first asset of the same bytes that nothing names is it, and is used up. */
function toGone(release: string, line: RecordedAsset, unnamed: Set<SeenAsset>): Finding {
  const alike = [...unnamed].filter((asset) => isSameBytes(line, asset) === true);
  const target = alike.find(({ id }) => id !== undefined && id === line.id) ?? alike[0];
  if (target === undefined) return toFinding("removed", toSides(release, line));
  unnamed.delete(target);
  const sides = toSides(release, line, target);
  return toFinding("renamed", { ...sides, seen: { ...sides.seen, name: target.name } });
}

function toAdded({ tag }: SeenRelease, asset: SeenAsset): Finding {
  return toFinding("added", { release: tag, asset: asset.name, seen: toFacts(asset) });
}

function isLater({ uploaded }: SeenAsset, { made }: RecordedRelease): boolean {
  return uploaded !== undefined && Date.parse(uploaded) > Date.parse(made);
}

/** Whether something that both know of the upload differs. */
function isOtherUpload(line: RecordedAsset, asset: SeenAsset): boolean {
  return (["id", "uploader", "uploaded"] as const).some((member) => {
    return line[member] !== undefined && asset[member] !== undefined && line[member] !== asset[member];
  });
}

function toSides(release: string, line: RecordedAsset, asset?: SeenAsset): Omit<Finding, "kind" | "verdict"> {
  return {
    release,
    asset: line.name,
    recorded: toFacts(line),
    ...(asset !== undefined && { seen: toFacts(asset) }),
    ...(line.lastConfirmed !== undefined && { since: line.lastConfirmed }),
  };
}
