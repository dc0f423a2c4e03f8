import { toAssetName } from "../../output-dir/file-names.ts";
import {
  isSameBytes,
  type Claim,
  type EvidenceContent,
  type RecordedAsset,
  type RecordedRelease,
  type SeenEvidence,
  type SeenRelease,
} from "./recorded-facts.ts";

/**
 * What is recorded of a release: the baseline first, then what its evidence adds, the most trusted first. What evidence
 * says otherwise than the baseline is no record; that it does is for `compareEvidence` to tell.
 *
 * @returns `undefined` when nothing recorded it
 */
export function toRecorded(baseline: RecordedRelease | undefined, seen: SeenRelease): RecordedRelease | undefined {
  const sources = seen.evidence.flatMap((source) => {
    const content = contentOf(source);
    return content === undefined ? [] : [{ source, content }];
  });
  const lines = new Map(baseline?.assets.map((asset) => [asset.name, asset]));
  const served = new Set(seen.assets.map(({ name }) => name));
  for (const { source, content } of sources) {
    // A claim that the baseline knew, and has no line for: its owner struck it out.
    const isKnown = baseline?.evidence.some((mark) => mark.name === source.name && mark.sha256 === source.sha256);
    for (const claim of content.claims)
      record(lines, toServedName(claim.name, served), claim, source, content, isKnown);
  }
  if (baseline === undefined && lines.size === 0) return undefined;
  const contents = sources.map(({ content }) => content);
  const commit = baseline?.commit ?? contents.find((content) => content.commit !== undefined)?.commit;
  return {
    tag: seen.tag,
    ...(commit !== undefined && { commit }),
    assets: [...lines.values()],
    evidence: baseline?.evidence ?? [],
    made: baseline?.made ?? latest(contents.map(({ made }) => made)),
  };
}

/** What a source says, where it was read and holds. */
export function contentOf({ content }: SeenEvidence): EvidenceContent | undefined {
  return content !== undefined && "claims" in content ? content : undefined;
}

/** The asset that a recorded file became when it was uploaded; of a path that is no asset's, nothing can be said. */
function toServedName(name: string, served: ReadonlySet<string>): string | undefined {
  if (served.has(name)) return name;
  const uploaded = toAssetName(name);
  if (served.has(uploaded)) return uploaded;
  return name.includes("/") ? undefined : name;
}

function record(
  lines: Map<string, RecordedAsset>,
  name: string | undefined,
  claim: Claim,
  source: SeenEvidence,
  { made }: EvidenceContent,
  isKnown = false,
): void {
  if (name === undefined) return;
  const line = lines.get(name);
  if (line === undefined && isKnown) return;
  const { sha3_256, sha256, anchor } = claim;
  const facts = { sha3_256, ...(sha256 !== undefined && { sha256 }), ...(anchor !== undefined && { anchor }) };
  if (line === undefined) {
    lines.set(name, { name, ...facts, evidence: [source.name], lastConfirmed: made });
    return;
  }
  if (isSameBytes(line, claim) !== true) return;
  const { isAdded: _, ...known } = line;
  lines.set(name, { ...facts, ...known, evidence: [...new Set([...line.evidence, source.name])] });
}

function latest(times: readonly string[]): string {
  return times.reduce((last, time) => (Date.parse(time) > Date.parse(last) ? time : last), times[0] ?? "");
}
