import type { Result } from "../../../domain/report/report.ts";
import { toAssetName } from "../../../job/output-dir/file-names.ts";
import type { Asset } from "../../../github/model.ts";

/** What a release serves under a subject's name, or as its bytes. */
export type Coverage =
  | { readonly kind: "same"; readonly assets: readonly Asset[] }
  | { readonly kind: "other"; readonly asset: Asset };

/** By subject. */
export type Covered = ReadonlyMap<Result["subject"], Coverage>;

/**
 * Compares the subjects' own SHA-256 with GitHub's of the release's assets: `other` when an asset of their name has
 * different bytes, wherever theirs are served, else `same` when they are, under whatever name. A subject without either
 * is left out.
 */
export function compareWithServed(results: readonly Result[], assets: readonly Asset[]): Covered {
  const served = assets.filter(({ isUploaded, sha256 }) => isUploaded && sha256 !== undefined);
  const byHash = Map.groupBy(served, ({ sha256 }) => sha256);
  const byName = new Map(served.map((asset) => [asset.name, asset]));
  // Files of one name in several folders: the asset may be any of them.
  const twins = new Set(results.map((result) => `${sha256Of(result)} ${toAssetName(result.subject.name)}`));
  const coverage = new Map<Result["subject"], Coverage>();
  for (const result of results) {
    const sha256 = sha256Of(result);
    if (sha256 === undefined) continue;
    const name = toAssetName(result.subject.name);
    const named = byName.get(name);
    const same = byHash.get(sha256);
    if (named !== undefined && !twins.has(`${named.sha256} ${name}`))
      coverage.set(result.subject, { kind: "other", asset: named });
    else if (same !== undefined) coverage.set(result.subject, { kind: "same", assets: same });
  }
  return coverage;
}

/** The names of files of which no asset has the name or the bytes. */
export function unservedNames(results: readonly Result[], assets: readonly Asset[]): readonly string[] {
  const whole = assets.filter(({ isUploaded }) => isUploaded);
  const known = new Set(whole.flatMap(({ name, sha256 }) => [name, sha256]));
  const files = results.filter((result) => sha256Of(result) !== undefined);
  const isUnserved = (result: Result): boolean =>
    !known.has(toAssetName(result.subject.name)) && !known.has(sha256Of(result));
  return files.filter(isUnserved).map(({ subject }) => subject.name);
}

function sha256Of({ subject }: Result): string | undefined {
  return "sha256" in subject ? subject.sha256 : undefined;
}
