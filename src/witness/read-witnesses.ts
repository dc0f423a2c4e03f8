/** What the witnesses of a record say about the files that it names. Nobody is asked. */
import type { Digest } from "../core/digest.ts";
import { listDigests, listText } from "../evidence/lists.ts";
import type { EvidenceRecord } from "../evidence/record.ts";
import { readWitness, type Trust, type WitnessReading } from "./read-witness.ts";
import { renderWitness, renderWitnessAdvice } from "./render-witness.ts";

/** What a witness says, and about which digests: those in its list, and the list's own. */
export interface WitnessSaying {
  readonly claim: WitnessReading["claim"];
  readonly sentence: string;
  readonly advice?: string;
  readonly digests: ReadonlySet<Digest>;
}

/** Reads each witness of the record beside the list of its own line, as that is made from the line's subjects. */
export async function readWitnesses(
  { lines }: Pick<EvidenceRecord, "lines">,
  trust: Trust = {},
): Promise<readonly WitnessSaying[]> {
  const found = new Map<
    string,
    { readonly saying: WitnessSaying; readonly list: string; readonly reading: WitnessReading }
  >();
  for (const { subject, predicate } of lines) {
    for (const { of, ...witness } of predicate.witnesses ?? []) {
      const list = predicate.lists.find(({ name }) => name === of);
      if (list === undefined || of !== "SHA256SUMS") continue;
      const own = listDigests(listText(list, subject));
      const reading = await readWitness({ ...witness, of }, own, trust);
      const named = subject.flatMap(({ digest }) => (digest.sha256 === undefined ? [] : [digest.sha3_256]));
      const saying = toSaying(reading, new Set([...named, own.sha3_256]));
      found.set(JSON.stringify([witness, own.sha256]), { saying, list: own.sha256, reading });
    }
  }
  // A promise stands in the record for ever, beside the block that has come of it.
  const all = [...found.values()];
  const isInBlock = (list: string): boolean =>
    all.some((one) => one.list === list && ("lookUp" in one.reading || "block" in one.reading));
  return all.flatMap(({ saying, list }) => (saying.claim === "pending" && isInBlock(list) ? [] : [saying]));
}

function toSaying(reading: WitnessReading, digests: ReadonlySet<Digest>): WitnessSaying {
  const advice = renderWitnessAdvice(reading);
  const { claim } = reading;
  return { claim, sentence: renderWitness(reading), ...(advice !== undefined && { advice }), digests };
}
