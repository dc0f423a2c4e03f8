/** Asks witnesses about the `anchor-SHA256SUMS` of a run, and says what they answered. Loaded only where there are some. */
import type { Web } from "../api/downloads.ts";
import { renderSha256Sums } from "../core/checksums.ts";
import type { ListedSubject } from "../core/digest.ts";
import { runFiles } from "../core/file-names.ts";
import type { WitnessSentence } from "../core/report.ts";
import type { EvidenceRecord } from "../evidence/record.ts";
import type { StatementFile } from "../evidence/statement-file.ts";
import type { Witness } from "../evidence/statement.ts";
import { hashText } from "../hash/hash-files.ts";
import { systemClock } from "../host/clock.ts";
import type { Inputs } from "../host/inputs.ts";
import { parseWitnessLines } from "../witness/parse-witness-lines.ts";
import { readWitness, renderWitness } from "../witness/read-witness.ts";
import { findAddress, obtainWitnesses, type Obtained } from "../witness/witness.ts";

/** What a run has of witnesses of its list. */
export interface Witnessed extends Obtained {
  /** SHA-256 of the list. */
  readonly sha256: string;
  /** What the witnesses say: those of the list, else those of the list that was witnessed last. */
  readonly sentences: readonly WitnessSentence[];
}

interface WitnessParts {
  readonly web: Web;
  readonly recorded: EvidenceRecord;
  readonly signal: AbortSignal;
}

/**
 * Has the witnesses of the input say since when the list over `listed` exists. Those on record are not asked again, and
 * a check asks none.
 */
export async function askWitnesses(
  listed: readonly ListedSubject[],
  { witness, mode, requestTimeout: timeoutMs }: Pick<Inputs, "witness" | "mode" | "requestTimeout">,
  { web, recorded, signal }: WitnessParts,
): Promise<Witnessed> {
  const { sha256 } = hashText(renderSha256Sums(listed));
  const lines = mode === "check" ? [] : parseWitnessLines(witness).witnesses;
  const asking = { web, clock: systemClock, signal, timeoutMs };
  const obtained = await obtainWitnesses(lines, sha256, knownOf(recorded.statements, sha256), asking);
  const warnings = new Map(obtained.warnings.map((warning) => [warning.message, warning]));
  const sentences =
    obtained.witnesses.length > 0
      ? await readSentences(obtained.witnesses, recorded, sha256)
      : await readLast(recorded, listed);
  return { ...obtained, sha256, sentences, warnings: [...warnings.values()] };
}

/** Returns the witnesses of statements that state the list of this SHA-256; the newest names their files. */
function knownOf(statements: readonly StatementFile[], sha256: string): readonly Witness[] {
  const predicates = statements.toReversed().map(({ statement }) => statement.predicate);
  const own = predicates.filter(({ lists }) => lists.some((list) => list.sha256 === sha256));
  const witnesses = own.flatMap((predicate) => predicate.witnesses ?? []);
  return witnesses.filter((one) => one.of === runFiles.sha256);
}

function readSentences(
  witnesses: readonly Witness[],
  { statements }: Pick<EvidenceRecord, "statements">,
  sha256: string,
): Promise<readonly WitnessSentence[]> {
  const known = knownOf(statements, sha256);
  const read = async (one: Witness): Promise<WitnessSentence> => {
    const reading = await readWitness(one, { sha256 });
    const url = "lookUp" in reading ? findAddress(one, known) : undefined;
    return { sentence: renderWitness(reading), ...(url !== undefined && { url }) };
  };
  return Promise.all(witnesses.map(read));
}

/**
 * Reads the witnesses of the list that was witnessed last: of a run over some of its files, they are what is known. Of
 * other files they say nothing, though their list has the same name.
 */
async function readLast(
  recorded: EvidenceRecord,
  listed: readonly ListedSubject[],
): Promise<readonly WitnessSentence[]> {
  const last = recorded.statements.findLast(({ statement }) => (statement.predicate.witnesses ?? []).length > 0);
  const sha256 = last?.statement.predicate.lists.find(({ name }) => name === runFiles.sha256)?.sha256;
  const witnessed = new Set(last?.statement.subject.map(({ digest }) => digest.sha3_256));
  const isOfThese = listed.every(({ digest }) => witnessed.has(digest));
  if (last === undefined || sha256 === undefined || !isOfThese) return [];
  return readSentences(knownOf([last], sha256), recorded, sha256);
}
