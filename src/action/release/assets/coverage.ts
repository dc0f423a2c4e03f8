import type { Result } from "../../../domain/report/report.ts";
import { toAssetName } from "../../../job/evidence/file-names.ts";
import type { Asset } from "../../../github/model.ts";

/** What a release serves under a subject's name, or as its bytes. */
export type Coverage =
  | { readonly kind: "same"; readonly assets: readonly Asset[] }
  | { readonly kind: "other"; readonly asset: Asset };

/**
 * Compares the subjects' own SHA-256 with GitHub's of the release's assets: `same` when their bytes are served, under
 * whatever name, `other` when an asset of their name has different bytes. A subject without either is left out.
 */
export function compareWithServed(results: readonly Result[], assets: readonly Asset[]): ReadonlyMap<Result, Coverage> {
  const served = assets.filter(({ isUploaded, sha256 }) => isUploaded && sha256 !== undefined);
  const byHash = Map.groupBy(served, ({ sha256 }) => sha256);
  const byName = new Map(served.map((asset) => [asset.name, asset]));
  const own = new Set(results.map(sha256Of));
  const coverage = new Map<Result, Coverage>();
  for (const result of results) {
    const sha256 = sha256Of(result);
    if (sha256 === undefined) continue;
    const same = byHash.get(sha256);
    const named = byName.get(toAssetName(result.subject.name));
    if (same !== undefined) coverage.set(result, { kind: "same", assets: same });
    // Files of one name in two folders: the asset may be the other one.
    else if (named !== undefined && !own.has(named.sha256)) coverage.set(result, { kind: "other", asset: named });
  }
  return coverage;
}

function sha256Of({ subject }: Result): string | undefined {
  return "sha256" in subject ? subject.sha256 : undefined;
}
