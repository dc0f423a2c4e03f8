/** Asks witnesses about the `anchor-SHA256SUMS` of a run, and says what they answered. Loaded only where there are some. */
import type { Web } from "../api/downloads.ts";
import { renderSha256Sums } from "../core/checksums.ts";
import type { ListedSubject } from "../core/digest.ts";
import { runFiles } from "../core/file-names.ts";
import type { Witnessed, WitnessSentence } from "../evidence/run.ts";
import type { EvidenceRecord } from "../evidence/record.ts";
import type { StatementFile } from "../evidence/statement-file.ts";
import type { Witness } from "../evidence/statement.ts";
import { hashText } from "../hash/hash-files.ts";
import { systemClock } from "../host/clock.ts";
import type { Inputs } from "../host/inputs.ts";
import { type Attestation, sinceWhen, type WitnessAnswer } from "../verify/claims.ts";
import { parseWitnessLines } from "../witness/parse-witness-lines.ts";
import { attestationOf, readWitness, renderWitness, type WitnessReading } from "../witness/read-witness.ts";
import { findAddress, obtainWitnesses, type Obtained } from "../witness/witness.ts";

/** The answers of the witnesses of one list, asked now or before. */
export interface Answered extends Obtained {
  /** SHA-256 of the list. */
  readonly sha256: string;
  readonly readings: readonly WitnessReading[];
  /** Since when the list exists by all of them. */
  readonly attested: Attestation | undefined;
}

/** The witnesses of a run: each list is asked about once. */
export interface Witnesses {
  readonly ask: (sha256: string) => Promise<Answered>;
  /**
   * Asks about the list over `listed`, and says what is known. A verification of some files of a recorded list asks about
   * that list; its `witnesses` are then what the record lacks.
   */
  readonly askAbout: (listed: readonly ListedSubject[]) => Promise<Answered & Witnessed>;
  /** Reads what the witnesses of a record say; nobody is asked. */
  readonly read: (record: EvidenceRecord) => Promise<readonly WitnessAnswer[]>;
}

interface WitnessParts {
  readonly web: Web;
  readonly recorded: EvidenceRecord;
  readonly signal: AbortSignal;
}

/**
 * Opens the witnesses of the input, who say since when a list exists. Those on record are asked again
 * only what has become of a promise, and a check asks nobody.
 */
export function openWitnesses(
  { witness, mode, requestTimeout: timeoutMs }: Pick<Inputs, "witness" | "mode" | "requestTimeout">,
  { web, recorded, signal }: WitnessParts,
): Witnesses {
  const asking = mode === "check" ? undefined : { web, clock: systemClock, signal, timeoutMs };
  const lines = asking === undefined ? [] : parseWitnessLines(witness).witnesses;
  const asked = new Map<string, Promise<Answered>>();
  const obtain = async (sha256: string, whom: typeof asking): Promise<Answered> => {
    const obtained = await obtainWitnesses(whom ? lines : [], sha256, knownOf(recorded.statements, sha256), whom);
    const readings = await Promise.all(obtained.witnesses.map((one) => readWitness(one, { sha256 })));
    const warnings = new Map(obtained.warnings.map((warning) => [warning.message, warning]));
    const attestations = readings.map((one, index) => attestationOf(one, runOf(obtained.witnesses[index], recorded)));
    const attested = sinceWhen(attestations.filter((one) => one !== undefined));
    return { ...obtained, sha256, readings, attested, warnings: [...warnings.values()] };
  };
  const ask = (sha256: string): Promise<Answered> => {
    const answered = asked.get(sha256) ?? obtain(sha256, asking);
    asked.set(sha256, answered);
    return answered;
  };
  return {
    ask,
    // Only a release's section and page read all of them.
    read: async (record) => (await import("../witness/read-witnesses.ts")).readWitnesses(record),
    askAbout: async (listed) => {
      const { sha256 } = hashText(renderSha256Sums(listed));
      const isKnown = knownOf(recorded.statements, sha256).length > 0;
      const longer = isKnown ? undefined : findLonger(recorded, listed);
      if (mode !== "verify" || longer?.hasNames !== true) {
        const own = await ask(sha256);
        const told = own.witnesses.length > 0 || longer === undefined ? own : await obtain(longer.sha256, undefined);
        return { ...own, sentences: toSentences(told, recorded) };
      }
      const answered = await ask(longer.sha256);
      const known = new Set(recorded.witnesses.map(({ token }) => token));
      const witnesses = answered.witnesses.some(({ token }) => !known.has(token)) ? answered.witnesses : [];
      return { ...answered, sentences: toSentences(answered, recorded), witnesses, listed: longer.listed };
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

/** Returns the index, in the record, of the run that got a witness; a new witness is of this run, which comes last. */
function runOf(witness: Witness | undefined, { statements }: Pick<EvidenceRecord, "statements">): number {
  const run = statements.findIndex(({ statement: { predicate } }) =>
    predicate.witnesses?.some(({ token }) => token === witness?.token),
  );
  return run < 0 ? statements.length : run;
}

function toSentences(
  { witnesses, readings, attested, sha256 }: Answered,
  { statements }: Pick<EvidenceRecord, "statements">,
): readonly WitnessSentence[] {
  const known = knownOf(statements, sha256);
  const doubt = attested?.doubt;
  const told = witnesses.flatMap((one, index) => {
    const reading = readings[index];
    if (reading === undefined) return [];
    const url = "lookUp" in reading ? findAddress(one, known) : undefined;
    return { sentence: renderWitness(reading), ...(url !== undefined && { url }) };
  });
  return doubt === undefined ? told : [...told, { sentence: doubt }];
}

/** Finds the list that was witnessed last, where it has all of `files`: only then do its witnesses speak for them. */
function findLonger({ statements }: Pick<EvidenceRecord, "statements">, files: readonly ListedSubject[]) {
  const last = statements.findLast(({ statement }) => (statement.predicate.witnesses ?? []).length > 0);
  if (last === undefined) return undefined;
  const listed = last.statement.subject.map(({ name, digest }) => ({ name, digest: digest.sha3_256, ...digest }));
  const byDigest = Map.groupBy(listed, ({ digest }) => digest);
  if (!files.every(({ digest }) => byDigest.has(digest))) return undefined;
  const hasNames = files.every(({ name, digest }) => byDigest.get(digest)?.some((one) => one.name === name));
  return { listed, hasNames, sha256: hashText(renderSha256Sums(listed)).sha256 };
}
