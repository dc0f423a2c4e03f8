/** Puts the words of the service and of chain nodes together (interface §10). Pure. */
import { sameDigest, type Digest } from "../core/digest.ts";
import { errorOf, evidenceOf, type ChainRecord, type Outcome, type SourceAnswer } from "../core/outcome.ts";

/** What the service said of a hash, and where it is. */
export interface ServiceWord {
  readonly url: string;
  readonly outcome: Outcome;
}

/**
 * The verdict of the service and of nodes together: theirs where they agree. Where they contradict each other it is
 * `unknown`, and says who said what. Where one of them could not be asked, or its answer proves nothing, that decides.
 *
 * @param nodes what nodes say together, with their `sources`
 * @param hash what all of them were asked about
 */
export function reconcile(service: ServiceWord, nodes: Outcome, hash: Digest): Outcome {
  const { url, outcome } = service;
  const sources = [toSourceAnswer(service), ...(nodes.sources ?? [])];
  const decide = (decisive: Outcome): Outcome => ({ ...decisive, sources });
  // A refused key, or an answer about something else, is told whatever nodes say: it stops the run.
  if (outcome.kind === "failed") return decide(outcome);
  const note = disagreement(service, nodes, hash);
  if (note !== undefined)
    return { kind: "unknown", note: `${url} and the chain nodes contradict each other: ${note}`, sources };
  const undecided = (["failed", "unreachable", "unknown"] as const).flatMap((kind) =>
    [nodes, outcome].filter((one) => one.kind === kind),
  );
  return decide(undecided[0] ?? withPlaces(outcome, evidenceOf(nodes)?.records ?? []));
}

function toSourceAnswer({ url, outcome }: ServiceWord): SourceAnswer {
  const code = errorOf(outcome)?.code;
  const block = Number(evidenceOf(outcome)?.records[0]?.blockNumber ?? Number.NaN);
  return {
    kind: "service",
    url,
    said: outcome.kind,
    ...(Number.isSafeInteger(block) && { block }),
    ...(code !== undefined && { code }),
  };
}

function disagreement({ outcome }: ServiceWord, nodes: Outcome, hash: Digest): string | undefined {
  const finding = nodes.sources?.find(({ said }) => said === "found" || said === "proved");
  const missing = nodes.sources?.find(({ said }) => said === "not-found");
  if (outcome.kind === "not-found" || outcome.kind === "no-match") {
    return (
      finding &&
      `the service does not find it, ${finding.url} finds it${finding.block === undefined ? "" : ` in block ${finding.block}`}.`
    );
  }
  if (outcome.kind !== "found" && outcome.kind !== "verified") return undefined;
  if (missing !== undefined) return `the service finds it, ${missing.url} has the whole chain and does not.`;
  const named = heightsOf(evidenceOf(outcome)?.records, hash);
  const seen = heightsOf(evidenceOf(nodes)?.records, hash);
  const isElsewhere = named.length > 0 && seen.length > 0 && !named.some((block) => seen.includes(block));
  return isElsewhere && finding
    ? `the service finds it in block ${named[0]}, ${finding.url} in block ${seen[0]}.`
    : undefined;
}

function heightsOf(records: readonly ChainRecord[] = [], hash: Digest): readonly number[] {
  const own = records.filter(({ matchedHash }) => sameDigest(matchedHash, hash));
  return own.map(({ blockNumber }) => Number(blockNumber ?? Number.NaN)).filter(Number.isSafeInteger);
}

/** A check of the service does not say where; a node does. */
function withPlaces(outcome: Outcome, records: readonly ChainRecord[]): Outcome {
  const evidence = evidenceOf(outcome);
  if (evidence === undefined || evidence.records.length > 0) return outcome;
  return { ...outcome, evidence: { ...evidence, records } } as Outcome;
}
