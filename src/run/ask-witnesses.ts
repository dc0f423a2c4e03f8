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
import type { WitnessAnswer } from "../verify/claims.ts";
import { parseWitnessLines } from "../witness/parse-witness-lines.ts";
import { readWitness, renderWitness, type WitnessReading } from "../witness/read-witness.ts";
import { findAddress, obtainWitnesses, type Obtained } from "../witness/witness.ts";

/** The answers of the witnesses of one list, asked now or before. */
export interface Answered extends Obtained {
  /** SHA-256 of the list. */
  readonly sha256: string;
  readonly readings: readonly WitnessReading[];
}

/** What a run has of witnesses of its list. */
export interface Witnessed extends Answered {
  /** What the witnesses say: those of the list, else those of the list that was witnessed last. */
  readonly sentences: readonly WitnessSentence[];
}

/** The witnesses of a run: each list is asked about once. */
export interface Witnesses {
  /** Asks about the list of this SHA-256. */
  readonly ask: (sha256: string) => Promise<Answered>;
  /** Asks about the list over `listed`, and says what is known. */
  readonly askAbout: (listed: readonly ListedSubject[]) => Promise<Witnessed>;
  /** Reads what the witnesses of a record say; nobody is asked. */
  readonly read: (record: EvidenceRecord) => Promise<readonly WitnessAnswer[]>;
}

interface WitnessParts {
  readonly web: Web;
  readonly recorded: EvidenceRecord;
  readonly signal: AbortSignal;
}

/**
 * Opens the witnesses of the input, who say since when a list exists. Those on record are not asked again but for what
 * has become of a promise, and a check asks nobody.
 */
export function openWitnesses(
  { witness, mode, requestTimeout: timeoutMs }: Pick<Inputs, "witness" | "mode" | "requestTimeout">,
  { web, recorded, signal }: WitnessParts,
): Witnesses {
  const asking = mode === "check" ? undefined : { web, clock: systemClock, signal, timeoutMs };
  const lines = asking === undefined ? [] : parseWitnessLines(witness).witnesses;
  const asked = new Map<string, Promise<Answered>>();
  const obtain = async (sha256: string): Promise<Answered> => {
    const obtained = await obtainWitnesses(lines, sha256, knownOf(recorded.statements, sha256), asking);
    const readings = await Promise.all(obtained.witnesses.map((one) => readWitness(one, { sha256 })));
    const warnings = new Map(obtained.warnings.map((warning) => [warning.message, warning]));
    return { ...obtained, sha256, readings, warnings: [...warnings.values()] };
  };
  const ask = (sha256: string): Promise<Answered> => {
    const answered = asked.get(sha256) ?? obtain(sha256);
    asked.set(sha256, answered);
    return answered;
  };
  return {
    ask,
    // Only a release's section and page read all of them.
    read: async (record) => (await import("../witness/read-witnesses.ts")).readWitnesses(record),
    askAbout: async (listed) => {
      const answered = await ask(hashText(renderSha256Sums(listed)).sha256);
      const sentences =
        answered.witnesses.length > 0 ? toSentences(answered, recorded) : await readLast(recorded, listed);
      return { ...answered, sentences };
    },
  };
}

/** Returns the witnesses of statements that state the list of this SHA-256; the newest names their files. */
function knownOf(statements: readonly StatementFile[], sha256: string): readonly Witness[] {
  const predicates = statements.toReversed().map(({ statement }) => statement.predicate);
  const own = predicates.filter(({ lists }) => lists.some((list) => list.sha256 === sha256));
  const witnesses = own.flatMap((predicate) => predicate.witnesses ?? []);
  return witnesses.filter((one) => one.of === runFiles.sha256);
}

function toSentences(
  { witnesses, readings, sha256 }: Pick<Answered, "witnesses" | "readings" | "sha256">,
  { statements }: Pick<EvidenceRecord, "statements">,
): readonly WitnessSentence[] {
  const known = knownOf(statements, sha256);
  return witnesses.flatMap((one, index) => {
    const reading = readings[index];
    if (reading === undefined) return [];
    const url = "lookUp" in reading ? findAddress(one, known) : undefined;
    return { sentence: renderWitness(reading), ...(url !== undefined && { url }) };
  });
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
  const witnesses = knownOf([last], sha256);
  const readings = await Promise.all(witnesses.map((one) => readWitness(one, { sha256 })));
  return toSentences({ witnesses, readings, sha256 }, recorded);
}
