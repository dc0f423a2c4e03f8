/**
 * Independent clocks (time-stamp authorities and calendars) as the source of a run that names neither a service nor
 * chain nodes: they sign the list of all files.
 */
import type { Digest, Subject } from "../core/digest.ts";
import { withMessage } from "../core/errors.ts";
import type { Front } from "../words/front.ts";
import { toFailure, type Judgement } from "../core/row.ts";
import { sentence } from "../core/text.ts";
import { isSettled, isStamped, type EvidenceRecord } from "../evidence/record.ts";
import { isDenied } from "../evidence/recorded-anchor.ts";
import { type Attestation, pickAttestation, isAboutBytes, type WitnessAnswer } from "../verify/claims.ts";
import { readWitnesses, renderCalendars } from "../witness/read-witness.ts";
import type { Answered, Witnesses } from "./ask-witnesses.ts";

/**
 * Opens the clocks. A stamp asks all of them, and one good answer is enough. A check only reads the record; a
 * verification also asks calendars whether a promised block has come.
 */
export function openClocks(record: EvidenceRecord, { ask }: Pick<Witnesses, "ask">) {
  let reading: Promise<readonly WitnessAnswer[]> | undefined;
  const answersOf = () => (reading ??= readWitnesses(record));
  return {
    stamp: async ({ digest, sha256 = "" }: Subject) => judgeClocks(await ask(sha256), digest),
    check: async (subject: Subject) => judgeRecorded(subject, record, await answersOf()),
    verify: async (subject: Subject) => {
      const answers = await answersOf();
      const outcome = judgeRecorded(subject, record, answers);
      const promise = outcome.verdict === "accepted" ? answers.find((one) => isPromised(subject, one)) : undefined;
      if (promise === undefined) return outcome;
      const { attested } = await ask(promise.list.sha256);
      return attested === undefined ? outcome : toTimestamped(attested, promise.list.sha3_256);
    },
    // Two files of equal bytes may have different records.
    isAskedByName: true as const,
    [Symbol.asyncDispose]: async () => {},
  };
}

type ClockAnswers = Pick<Answered, "readings" | "attested" | "warnings">;

/** Judges a list by the answers of clocks about it; `list` is its SHA3-256. */
function judgeClocks({ readings, attested, warnings }: ClockAnswers, list: Digest): Judgement {
  if (attested !== undefined) return toTimestamped(attested, list);
  const promised = readings.flatMap((reading) => ("calendars" in reading ? reading.calendars : []));
  if (promised.length > 0) return { verdict: "accepted", answer: noAnswer, promisedBy: renderCalendars(promised) };
  // An answer that failed the check says more than an answer that did not come.
  const error = warnings.find(({ code }) => code === "WITNESS_INVALID") ?? warnings[0];
  if (error === undefined) throw new RangeError("A clock neither answered nor failed.");
  const others = warnings.filter((other) => other !== error).map(({ ownMessage }) => ownMessage);
  return toFailure(withMessage(error, [error.ownMessage, ...others].join(" ")));
}

function toTimestamped({ on, says, parties }: Attestation, list: Digest): Judgement {
  const signer = parties.find(({ is }) => is === "signer")?.name;
  const facts = { ...(on !== undefined && { signedOn: on }), ...(signer !== undefined && { signer }) };
  return { verdict: "timestamped", note: sentence(`It ${says}`), list, ...facts };
}

/** Makes a judge of files that asks nobody: it judges by the record, and by the clocks' answers in it. */
export async function openRecordedClocks(record: EvidenceRecord): Promise<(subject: Subject) => Judgement> {
  const answers = await readWitnesses(record);
  return (subject) => judgeRecorded(subject, record, answers);
}

function isPromised({ name, sha256 }: Subject, answer: WitnessAnswer): boolean {
  return answer.claim === "pending" && isAboutBytes(answer, name, sha256);
}

/** Judges a file by the record; bytes that are recorded and that a clock has signed are `timestamped`. */
export function judgeRecorded(
  { name, digest, sha256 }: Subject,
  record: EvidenceRecord,
  answers: readonly WitnessAnswer[],
): Judgement {
  const { sha3_256: recorded, sha256: paired = sha256 } = record.names.get(name)?.digest ?? {};
  if (recorded !== undefined && recorded !== digest) {
    return { verdict: "changed", note: `The evidence has other bytes under this name: SHA3-256 ${recorded}.` };
  }
  if (sha256 !== undefined && paired !== sha256) return contradicted(`The evidence has another SHA-256: ${paired}.`);
  const own = answers.filter((answer) => isAboutBytes(answer, name, sha256));
  const misfit = own.find(({ claim }) => claim === "not fitting");
  if (misfit !== undefined) return contradicted(sentence(misfit.sentence));
  const attested = pickAttestation(
    own.flatMap(({ attested: one, list }) => (one ? { ...one, list: list.sha3_256 } : [])),
  );
  if (attested !== undefined) return toTimestamped(attested, attested.list);
  const anchor = record.anchors.get(digest) ?? record.coverOf(digest);
  const isNamed = recorded === digest || isKnown(record, digest);
  // A statement also names a digest that its run did not find on the chain; such a digest does not count as recorded.
  if (!isNamed || (anchor !== undefined && isDenied(anchor)))
    return { verdict: "not-found", answer: noAnswer, isUnrecorded: true };
  if (isSettled(anchor) || isStamped(record, digest)) return chainNotAsked;
  const promised = own.flatMap(({ calendars = [] }) => calendars);
  if (own.length > 0) return { verdict: "accepted", answer: noAnswer, promisedBy: renderCalendars(promised) };
  return { verdict: "unknown", ...(sha256 === undefined ? unreadBytes : unsigned) };
}

function contradicted(note: string): Judgement {
  const advice = "The evidence was changed. Take it from a second place, and find out who changed it.";
  return { verdict: "changed", note, advice };
}

const noAnswer = { requestId: "", records: [], segments: [] } as const;

function isKnown({ names, anchors, lists }: EvidenceRecord, digest: Digest): boolean {
  return (
    anchors.has(digest) ||
    lists.some(({ sha3_256 }) => sha3_256 === digest) ||
    [...names.values()].some((named) => named.digest.sha3_256 === digest)
  );
}

/** The judgement of a digest that is on a chain according to the evidence, where the run asks no chain. */
export const chainNotAsked = {
  verdict: "unknown",
  note: "By the evidence it was stamped at a service, and the chain was not asked.",
  advice: ({ input }: Front) =>
    `Give ${input("api-url")} and the key to ask the service, or ${input("node-url")} to ask chain nodes.`,
} as const;

const unreadBytes = {
  note: "The evidence names it, but clocks sign SHA-256, and only its SHA3-256 is given.",
  advice: "Give the file itself.",
} as const;

const unsigned = {
  note: "The evidence names it, and no clock has signed a list with it.",
  advice: ({ set }: Front) => `Stamp the files (${set("mode", "stamp")}), or ask a service or chain nodes.`,
} as const;
