/** Asks witnesses about the `anchor-SHA256SUMS` of a run. Loaded only where the inputs or the record name witnesses. */
import type { WebClient } from "../api/downloads.ts";
import { renderSha256Sums } from "../core/checksums.ts";
import type { ListedSubject } from "../core/digest.ts";
import { runFiles } from "../core/file-names.ts";
import type { Witnessed, WitnessSentence } from "../evidence/run.ts";
import type { EvidenceRecord } from "../evidence/record.ts";
import type { StatementFile } from "../evidence/statement-file.ts";
import type { Witness } from "../evidence/statement.ts";
import { hashText } from "../hash/hash-files.ts";
import { systemClock } from "../host/host.ts";
import type { Inputs } from "../host/inputs.ts";
import { type Attestation, pickAttestation, type WitnessAnswer } from "../verify/claims.ts";
import { parseWitnessLines } from "../witness/parse-witness-lines.ts";
import {
  attestationOf,
  readWitness,
  readWitnesses,
  renderWitness,
  type WitnessReading,
} from "../witness/read-witness.ts";
import { findCalendarUrl, obtainWitnesses, type ObtainedWitnesses } from "../witness/witness.ts";

/** What the witnesses of one checksum list say, in new answers and in recorded ones. */
export interface WitnessAnswers extends ObtainedWitnesses {
  /** SHA-256 of the checksum list. */
  readonly sha256: string;
  readonly readings: readonly WitnessReading[];
  /** By when the list existed, according to all these witnesses together. */
  readonly attested: Attestation | undefined;
}

/** The witnesses of a run; each is asked about a checksum list only once. */
export interface Witnesses {
  readonly ask: (listSha256: string) => Promise<WitnessAnswers>;
  /**
   * Asks about the list with these lines. If a longer list with witnesses names the same files, a verification asks
   * about that list instead; the answer's `witnesses` are then empty if the record has all of them.
   */
  readonly askAbout: (lines: readonly ListedSubject[]) => Promise<WitnessAnswers & Witnessed>;
  /** Reads recorded witnesses; nobody is asked. */
  readonly read: (record: EvidenceRecord) => Promise<readonly WitnessAnswer[]>;
}

interface WitnessParts {
  readonly web: WebClient;
  readonly record: EvidenceRecord;
  readonly signal: AbortSignal;
}

/** Opens the witnesses that the inputs name. A check asks none; other runs ask calendars again for promised blocks. */
export function openWitnesses(
  { witness, mode, requestTimeout: timeoutMs }: Pick<Inputs, "witness" | "mode" | "requestTimeout">,
  { web, record, signal }: WitnessParts,
): Witnesses {
  const requestTools = mode === "check" ? undefined : { web, clock: systemClock, signal, timeoutMs };
  const lines = requestTools === undefined ? [] : parseWitnessLines(witness).witnesses;
  const answerBySha256 = new Map<string, Promise<WitnessAnswers>>();
  const obtain = async (sha256: string, tools: typeof requestTools): Promise<WitnessAnswers> => {
    const answer = await obtainWitnesses(tools ? lines : [], sha256, witnessesOf(record.statements, sha256), tools);
    const readings = await Promise.all(answer.witnesses.map((one) => readWitness(one, { sha256 })));
    const warningByMessage = new Map(answer.warnings.map((warning) => [warning.message, warning]));
    const attestations = readings.map((one, index) => attestationOf(one, indexOfRun(answer.witnesses[index], record)));
    const attested = pickAttestation(attestations.filter((one) => one !== undefined));
    return { ...answer, sha256, readings, attested, warnings: [...warningByMessage.values()] };
  };
  const ask = (sha256: string): Promise<WitnessAnswers> => {
    const answer = answerBySha256.get(sha256) ?? obtain(sha256, requestTools);
    answerBySha256.set(sha256, answer);
    return answer;
  };
  return {
    ask,
    read: readWitnesses,
    askAbout: async (files) => {
      const { sha256 } = hashText(renderSha256Sums(files));
      const isWitnessed = witnessesOf(record.statements, sha256).length > 0;
      const list = isWitnessed ? undefined : findWitnessedList(record, files);
      if (mode !== "verify" || list?.hasNames !== true) {
        const ownAnswer = await ask(sha256);
        const isOwnShown = ownAnswer.witnesses.length > 0 || list === undefined;
        const shownAnswer = isOwnShown ? ownAnswer : await obtain(list.sha256, undefined);
        return { ...ownAnswer, sentences: toSentences(shownAnswer, record) };
      }
      const answer = await ask(list.sha256);
      const tokens = new Set(record.witnesses.map(({ token }) => token));
      const witnesses = answer.witnesses.some(({ token }) => !tokens.has(token)) ? answer.witnesses : [];
      return { ...answer, sentences: toSentences(answer, record), witnesses, signedLines: list.lines };
    },
  };
}

/** Returns the recorded witnesses of the checksum list with this SHA-256, the newest statement's first. */
function witnessesOf(statements: readonly StatementFile[], sha256: string): readonly Witness[] {
  const predicates = statements.toReversed().map(({ statement }) => statement.predicate);
  const matching = predicates.filter(({ lists }) => lists.some((list) => list.sha256 === sha256));
  const witnesses = matching.flatMap((predicate) => predicate.witnesses ?? []);
  return witnesses.filter((one) => one.of === runFiles.sha256);
}

/** Returns the index of the recorded statement that has a witness; for a new witness, the index after the last. */
function indexOfRun(witness: Witness | undefined, { statements }: Pick<EvidenceRecord, "statements">): number {
  const index = statements.findIndex(({ statement: { predicate } }) =>
    predicate.witnesses?.some(({ token }) => token === witness?.token),
  );
  return index < 0 ? statements.length : index;
}

function toSentences(
  { witnesses, readings, attested, sha256 }: WitnessAnswers,
  { statements }: Pick<EvidenceRecord, "statements">,
): readonly WitnessSentence[] {
  const recordedWitnesses = witnessesOf(statements, sha256);
  const doubt = attested?.doubt;
  const sentences = witnesses.flatMap((one, index) => {
    const reading = readings[index];
    if (reading === undefined) return [];
    const url = "lookUp" in reading ? findCalendarUrl(one, recordedWitnesses) : undefined;
    return { sentence: renderWitness(reading), ...(url !== undefined && { url }) };
  });
  return doubt === undefined ? sentences : [...sentences, { sentence: doubt }];
}

/** Finds the list that was witnessed last, if it names all of `files`: only then do its witnesses speak for them. */
function findWitnessedList({ statements }: Pick<EvidenceRecord, "statements">, files: readonly ListedSubject[]) {
  const newest = statements.findLast(({ statement }) => (statement.predicate.witnesses ?? []).length > 0);
  if (newest === undefined) return undefined;
  const lines = newest.statement.subject.map(({ name, digest }) => ({ name, digest: digest.sha3_256, ...digest }));
  const linesByDigest = Map.groupBy(lines, ({ digest }) => digest);
  if (!files.every(({ digest }) => linesByDigest.has(digest))) return undefined;
  const hasNames = files.every(({ name, digest }) => linesByDigest.get(digest)?.some((one) => one.name === name));
  return { lines, hasNames, sha256: hashText(renderSha256Sums(lines)).sha256 };
}
