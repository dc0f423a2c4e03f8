/** What recorded witnesses say about the files of a record. Nobody is asked. */
import { sha256ListName } from "../core/checksums.ts";
import { toReadableMinute } from "../core/text.ts";
import type { SubjectDigests, Witness } from "../evidence/statement.ts";
import { listDigests, listText } from "../evidence/to-statement.ts";
import type { EvidenceRecord } from "../evidence/record.ts";
import type { WitnessAnswer } from "../verify/claims.ts";
import { attestationOf, readWitness, renderWitness, renderWitnessAdvice, type Trust } from "./read-witness.ts";

interface ListedWitness {
  readonly witness: Witness;
  readonly list: Required<SubjectDigests>;
  readonly sha256: ReadonlySet<string>;
  readonly names: ReadonlyMap<string, string | undefined>;
  /** The statement's date, ISO 8601. */
  readonly on: string;
  /** The index of the run that got the witness. */
  readonly run: number;
}

/** Returns each witness with its statement's list, which is made anew from the statement's subjects. */
function toListedWitnesses(statements: EvidenceRecord["statements"]): readonly ListedWitness[] {
  const found = new Map<string, ListedWitness>();
  for (const [index, { statement }] of statements.entries()) {
    const { subject, predicate } = statement;
    const witnesses = (predicate.witnesses ?? []).filter(({ of }) => of === sha256ListName);
    if (witnesses.length === 0) continue;
    // The list's stated text is not used: a forged statement may quote a signed list that does not name its subjects.
    const list = listDigests(listText({ name: sha256ListName }, subject));
    const names = new Map(subject.map(({ name, digest }) => [name, digest.sha256]));
    const sha256 = new Set([list.sha256, ...[...names.values()].flatMap((one) => one ?? [])]);
    for (const witness of witnesses) {
      const key = JSON.stringify([witness, list.sha256]);
      const run = found.get(key)?.run ?? index;
      found.set(key, { witness, list, sha256, names, on: predicate.finishedOn, run });
    }
  }
  return [...found.values()];
}

/** Reads what the recorded witnesses say: an answer each, but none for a promised block that another proof names. */
export async function readWitnesses(
  { statements }: Pick<EvidenceRecord, "statements">,
  trust: Trust = {},
): Promise<readonly WitnessAnswer[]> {
  const read = async (listed: ListedWitness, trusted: Trust) => {
    return { ...listed, reading: await readWitness(listed.witness, listed.list, trusted) };
  };
  const readings = await Promise.all(toListedWitnesses(statements).map((one) => read(one, trust)));
  // A header that fits one proof says nothing against proofs of other blocks.
  const isHeaderUsed = readings.some(({ reading }) => "block" in reading);
  const { bitcoinHeader: _, ...withoutHeader } = trust;
  const isInOtherBlock = ({ witness, reading }: (typeof readings)[number]): boolean =>
    isHeaderUsed && witness.kind === "opentimestamps" && reading.claim === "not fitting";
  const all = await Promise.all(readings.map(async (one) => (isInOtherBlock(one) ? read(one, withoutHeader) : one)));
  const inBlock = new Set(
    all.flatMap(({ list, reading }) => ("lookUp" in reading || "block" in reading ? list.sha256 : [])),
  );
  const hasSeveral = new Set(all.map(({ list }) => list.sha256)).size > 1;
  return all.flatMap((one) => {
    if (one.reading.claim === "pending" && inBlock.has(one.list.sha256)) return [];
    const { reading, run, on, list, sha256, names } = one;
    // Several lists of one name are told apart by their dates.
    const sentence = renderWitness(
      reading,
      hasSeveral ? `${sha256ListName} of ${toReadableMinute(on)}` : sha256ListName,
    );
    const calendars = "calendars" in reading ? reading.calendars : undefined;
    const words = { claim: reading.claim, sentence, advice: renderWitnessAdvice(reading), calendars };
    return { ...words, attested: attestationOf(reading, run), list, sha256, names };
  });
}
