/** Releases as they were recorded, and as they are now, for tests of the comparison. */
import { nextRelease } from "#monitor/next-baseline.ts";
import { compareRelease } from "#monitor/compare.ts";
import type { Finding } from "#monitor/finding.ts";
import {
  type ChainView,
  type Claim,
  type RecordedRelease,
  type SeenAsset,
  type SeenEvidence,
  type SeenRelease,
  toRecorded,
} from "#monitor/recorded.ts";
import { sha256Of, sha3Of } from "../digests.ts";

export const tag = "v1.0.0";
export const commit = "c".repeat(40);
/** The record is made, then there is a first look, then what the tests change, then a second look. */
export const times = {
  uploaded: "2025-02-01T00:00:00Z",
  recorded: "2025-02-02T00:00:00Z",
  firstLook: "2026-01-01T00:00:00Z",
  changed: "2026-05-01T00:00:00Z",
  secondLook: "2026-06-01T00:00:00Z",
} as const;

export { sha256Of, sha3Of };

/** An asset as GitHub lists it: the SHA-256 is stated, the SHA3-256 is not known without a download. */
export function anAsset(name: string, content: string, id: number, facts: Partial<SeenAsset> = {}): SeenAsset {
  return { name, sha256: sha256Of(content), id, uploader: "owner", uploaded: times.uploaded, ...facts };
}

/** What a statement says of the file, anchored in block 100. */
export function aClaim(name: string, content: string, block = 100): Claim {
  const sha3_256 = sha3Of(content);
  return { name, sha3_256, sha256: sha256Of(content), anchor: { digest: sha3_256, block } };
}

export function aStatement(claims: readonly Claim[], name = "anchor-ab12cd34ef56.intoto.json"): SeenEvidence {
  const content = { made: times.recorded, claims, lists: new Map<string, string>(), commit };
  return { name, sha256: sha256Of(JSON.stringify(claims)), content };
}

/** A release with its statements among the assets. */
export function aRelease(assets: readonly SeenAsset[], evidence: readonly SeenEvidence[] = []): SeenRelease {
  const files = evidence
    .filter(({ name }) => name.startsWith("anchor-"))
    .map(({ name, sha256 }, index) => ({ ...anAsset(name, name, 900 + index), sha256, uploaded: times.recorded }));
  return { tag, commit, assets: [...assets, ...files], evidence, unreadable: new Set() };
}

/** The chain that holds these claims in the blocks that they name. */
export function aChain(claims: readonly Claim[]): ChainView {
  return new Map(
    claims.flatMap(({ anchor }) =>
      anchor === undefined
        ? []
        : [[anchor.digest, { kind: "held", ...(anchor.block !== undefined && { block: anchor.block }) }]],
    ),
  );
}

export interface LookedAt {
  readonly findings: readonly Finding[];
  readonly next: RecordedRelease;
}

/** One look: what it finds, and the baseline it leaves. */
export function look(
  baseline: RecordedRelease | undefined,
  seen: SeenRelease,
  chain: ChainView,
  at: string = times.firstLook,
): LookedAt {
  const recorded = toRecorded(baseline, seen);
  const findings = compareRelease(recorded, seen, chain);
  return { findings, next: nextRelease({ recorded, seen, findings, accepted: [], at }) };
}
