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

/** What the witnesses of one list say, in new answers and in recorded ones. */
export interface Answered extends ObtainedWitnesses {
  /** SHA-256 of the list. */
  readonly sha256: string;
  readonly readings: readonly WitnessReading[];
  /** By when the list existed, according to all these witnesses together. */
  readonly attested: Attestation | undefined;
}

/** The witnesses of a run: each list is asked about once. */
export interface Witnesses {
  readonly ask: (sha256: string) => Promise<Answered>;
  /**
   * Asks about the list of the files `listed`. If a longer witnessed list names them all, a verification asks about it
   * instead; the answer's `witnesses` are then empty if the record has all of them.
   */
  readonly askAbout: (listed: readonly ListedSubject[]) => Promise<Answered & Witnessed>;
  /** Reads recorded witnesses; nobody is asked. */
  readonly read: (record: EvidenceRecord) => Promise<readonly WitnessAnswer[]>;
}

interface WitnessParts {
  readonly web: WebClient;
  readonly recorded: EvidenceRecord;
  readonly signal: AbortSignal;
}

/** Opens the witnesses that the inputs name. A check asks none; other runs ask calendars again for promised blocks. */
export function openWitnesses(
  { witness, mode, requestTimeout: timeoutMs }: Pick<Inputs, "witness" | "mode" | "requestTimeout">,
  { web, recorded, signal }: WitnessParts,
): Witnesses {
  const asking = mode === "check" ? undefined : { web, clock: systemClock, signal, timeoutMs };
  const lines = asking === undefined ? [] : parseWitnessLines(witness).witnesses;
  const asked = new Map<string, Promise<Answered>>();
  const obtain = async (sha256: string, whom: typeof asking): Promise<Answered> => {
    const found = await obtainWitnesses(whom ? lines : [], sha256, witnessesOf(recorded.statements, sha256), whom);
    const readings = await Promise.all(found.witnesses.map((one) => readWitness(one, { sha256 })));
    const warnings = new Map(found.warnings.map((warning) => [warning.message, warning]));
    const said = readings.map((one, index) => attestationOf(one, runIndex(found.witnesses[index], recorded)));
    const attested = pickAttestation(said.filter((one) => one !== undefined));
    return { ...found, sha256, readings, attested, warnings: [...warnings.values()] };
  };
  const ask = (sha256: string): Promise<Answered> => {
    const answered = asked.get(sha256) ?? obtain(sha256, asking);
    asked.set(sha256, answered);
    return answered;
  };
  return {
    ask,
    read: readWitnesses,
    askAbout: async (listed) => {
      const { sha256 } = hashText(renderSha256Sums(listed));
      const isKnown = witnessesOf(recorded.statements, sha256).length > 0;
      const longer = isKnown ? undefined : findWitnessedList(recorded, listed);
      if (mode !== "verify" || longer?.hasNames !== true) {
        const own = await ask(sha256);
        const told = own.witnesses.length > 0 || longer === undefined ? own : await obtain(longer.sha256, undefined);
        return { ...own, sentences: toSentences(told, recorded) };
      }
      const answered = await ask(longer.sha256);
      const known = new Set(recorded.witnesses.map(({ token }) => token));
      const witnesses = answered.witnesses.some(({ token }) => !known.has(token)) ? answered.witnesses : [];
      return { ...answered, sentences: toSentences(answered, recorded), witnesses, signedLines: longer.listed };
    },
  };
}

/** Returns the witnesses that statements record of the list with this SHA-256, the newest statement's first. */
function witnessesOf(statements: readonly StatementFile[], sha256: string): readonly Witness[] {
  const predicates = statements.toReversed().map(({ statement }) => statement.predicate);
  const own = predicates.filter(({ lists }) => lists.some((list) => list.sha256 === sha256));
  const witnesses = own.flatMap((predicate) => predicate.witnesses ?? []);
  return witnesses.filter((one) => one.of === runFiles.sha256);
}

/** Returns the index of the recorded statement that has a witness; for a new witness, the index after the last. */
function runIndex(witness: Witness | undefined, { statements }: Pick<EvidenceRecord, "statements">): number {
  const run = statements.findIndex(({ statement: { predicate } }) =>
    predicate.witnesses?.some(({ token }) => token === witness?.token),
  );
  return run < 0 ? statements.length : run;
}

function toSentences(
  { witnesses, readings, attested, sha256 }: Answered,
  { statements }: Pick<EvidenceRecord, "statements">,
): readonly WitnessSentence[] {
  const known = witnessesOf(statements, sha256);
  const doubt = attested?.doubt;
  const told = witnesses.flatMap((one, index) => {
    const reading = readings[index];
    if (reading === undefined) return [];
    const url = "lookUp" in reading ? findCalendarUrl(one, known) : undefined;
    return { sentence: renderWitness(reading), ...(url !== undefined && { url }) };
  });
  return doubt === undefined ? told : [...told, { sentence: doubt }];
}

/** Finds the list that was witnessed last, if it names all of `files`: only then do its witnesses speak for them. */
function findWitnessedList({ statements }: Pick<EvidenceRecord, "statements">, files: readonly ListedSubject[]) {
  const last = statements.findLast(({ statement }) => (statement.predicate.witnesses ?? []).length > 0);
  if (last === undefined) return undefined;
  const listed = last.statement.subject.map(({ name, digest }) => ({ name, digest: digest.sha3_256, ...digest }));
  const byDigest = Map.groupBy(listed, ({ digest }) => digest);
  if (!files.every(({ digest }) => byDigest.has(digest))) return undefined;
  const hasNames = files.every(({ name, digest }) => byDigest.get(digest)?.some((one) => one.name === name));
  return { listed, hasNames, sha256: hashText(renderSha256Sums(listed)).sha256 };
}
