/** Asks witnesses about the `SHA256SUMS` of a run, and says what they answered. Loaded only where some are named. */
import type { Web } from "../api/downloads.ts";
import { renderSha256Sums } from "../core/checksums.ts";
import type { ListedSubject } from "../core/digest.ts";
import type { AnchorError } from "../core/errors.ts";
import { runFiles } from "../core/file-names.ts";
import type { EvidenceRecord } from "../evidence/record.ts";
import { hashText } from "../hash/hash-files.ts";
import { systemClock } from "../host/clock.ts";
import type { Inputs } from "../host/inputs.ts";
import { parseWitnessLines } from "../witness/parse-witness-lines.ts";
import { readWitness, type Witness } from "../witness/read-witness.ts";
import { renderWitness } from "../witness/render-witness.ts";
import { obtainWitnesses, type WitnessFile } from "../witness/witness.ts";

/** What a run has of witnesses of its list. */
export interface Witnessed {
  /** SHA-256 of the list. */
  readonly sha256: string;
  readonly witnesses: readonly Witness[];
  readonly files: readonly WitnessFile[];
  /** What each witness says, in a sentence without its full stop. */
  readonly sentences: readonly string[];
  /** What went wrong, each once. */
  readonly warnings: readonly AnchorError[];
}

interface WitnessParts {
  readonly web: Web;
  readonly recorded: EvidenceRecord;
  readonly signal: AbortSignal;
}

/** Has the witnesses of the input say since when the list over `listed` exists; those on record are not asked again. */
export async function askWitnesses(
  listed: readonly ListedSubject[],
  { witness, requestTimeout: timeoutMs }: Pick<Inputs, "witness" | "requestTimeout">,
  { web, recorded, signal }: WitnessParts,
): Promise<Witnessed> {
  const { sha256 } = hashText(renderSha256Sums(listed));
  const lines = parseWitnessLines(witness).witnesses;
  const asking = { web, clock: systemClock, signal, timeoutMs };
  const obtained = await obtainWitnesses(lines, sha256, knownOf(recorded, sha256), asking);
  const readings = await Promise.all(obtained.witnesses.map((one) => readWitness(one, { sha256 })));
  const warnings = new Map(obtained.warnings.map((warning) => [warning.message, warning]));
  return { ...obtained, sha256, sentences: readings.map(renderWitness), warnings: [...warnings.values()] };
}

/** Returns the witnesses of recorded lines that state the list of this SHA-256. */
function knownOf({ lines }: EvidenceRecord, sha256: string): readonly Witness[] {
  const own = lines.filter(({ predicate }) => predicate.lists.some((list) => list.sha256 === sha256));
  const witnesses = own.flatMap(({ predicate }) => predicate.witnesses ?? []);
  return witnesses.flatMap((one) => (one.of === runFiles.sha256 ? [{ ...one, of: one.of }] : []));
}
