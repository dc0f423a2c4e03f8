/**
 * Independent clocks (time-stamp authorities and calendars) as the source of a run that names neither a service nor
 * chain nodes: they sign the checksum list of all files.
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
import type { WitnessAnswers, Witnesses } from "./ask-witnesses.ts";

/**
 * Opens the clocks. A stamp asks all of them, and one good answer is enough. A check only reads the record; a
 * verification also asks calendars whether a promised block has come.
 */
export function openClocks(record: EvidenceRecord, { ask }: Pick<Witnesses, "ask">) {
  let recordedAnswers: Promise<readonly WitnessAnswer[]> | undefined;
  const readAnswers = () => (recordedAnswers ??= readWitnesses(record));
  return {
    stamp: async ({ digest, sha256 = "" }: Subject) => judgeClocks(await ask(sha256), digest),
    check: async (subject: Subject) => judgeRecorded(subject, record, await readAnswers()),
    verify: async (subject: Subject) => {
      const answers = await readAnswers();
      const judgement = judgeRecorded(subject, record, answers);
      const isAccepted = judgement.verdict === "accepted";
      const promise = isAccepted ? answers.find((one) => isPromiseAbout(subject, one)) : undefined;
      if (promise === undefined) return judgement;
      const { attested } = await ask(promise.listDigests.sha256);
      return attested === undefined ? judgement : toTimestamped(attested, promise.listDigests.sha3_256);
    },
    // Files of equal bytes are asked about apart, since the record may say different things about their names.
    isAskedByName: true as const,
    [Symbol.asyncDispose]: async () => {},
  };
}

type ClockAnswers = Pick<WitnessAnswers, "readings" | "attested" | "warnings">;

/** Judges a checksum list, whose SHA3-256 is `listDigest`, by the answers of the clocks that were asked to sign it. */
function judgeClocks({ readings, attested, warnings }: ClockAnswers, listDigest: Digest): Judgement {
  if (attested !== undefined) return toTimestamped(attested, listDigest);
  const promisingCalendars = readings.flatMap((reading) => ("calendars" in reading ? reading.calendars : []));
  if (promisingCalendars.length > 0)
    return { verdict: "accepted", answer: emptyAnswer, calendarsText: renderCalendars(promisingCalendars) };
  // An answer that failed the check says more than an answer that did not come.
  const error = warnings.find(({ code }) => code === "WITNESS_INVALID") ?? warnings[0];
  if (error === undefined) throw new RangeError("A clock neither answered nor failed.");
  const otherMessages = warnings.filter((other) => other !== error).map(({ ownMessage }) => ownMessage);
  return toFailure(withMessage(error, [error.ownMessage, ...otherMessages].join(" ")));
}

function toTimestamped({ on, says, parties }: Attestation, listDigest: Digest): Judgement {
  const signer = parties.find(({ is }) => is === "signer")?.name;
  const facts = { ...(on !== undefined && { signedOn: on }), ...(signer !== undefined && { signer }) };
  return { verdict: "timestamped", note: sentence(`It ${says}`), listDigest, ...facts };
}

/** Creates a function that judges files by the record, and by the clocks' answers in it. It asks nobody. */
export async function createRecordJudge(record: EvidenceRecord): Promise<(subject: Subject) => Judgement> {
  const answers = await readWitnesses(record);
  return (subject) => judgeRecorded(subject, record, answers);
}

function isPromiseAbout({ name, sha256 }: Subject, answer: WitnessAnswer): boolean {
  return answer.claim === "pending" && isAboutBytes(answer, name, sha256);
}

/** Judges a file by the record; bytes that are recorded and that a clock has signed are `timestamped`. */
export function judgeRecorded(
  { name, digest, sha256 }: Subject,
  record: EvidenceRecord,
  answers: readonly WitnessAnswer[],
): Judgement {
  const { sha3_256: recordedDigest, sha256: recordedSha256 = sha256 } = record.names.get(name)?.digest ?? {};
  if (recordedDigest !== undefined && recordedDigest !== digest) {
    return { verdict: "changed", note: `The evidence has other bytes under this name: SHA3-256 ${recordedDigest}.` };
  }
  if (sha256 !== undefined && recordedSha256 !== sha256)
    return toContradicted(`The evidence has another SHA-256: ${recordedSha256}.`);
  const ownAnswers = answers.filter((answer) => isAboutBytes(answer, name, sha256));
  const unfitting = ownAnswers.find(({ claim }) => claim === "not fitting");
  if (unfitting !== undefined) return toContradicted(sentence(unfitting.sentence));
  const attested = pickAttestation(
    ownAnswers.flatMap(({ attested: one, listDigests }) => (one ? { ...one, list: listDigests.sha3_256 } : [])),
  );
  if (attested !== undefined) return toTimestamped(attested, attested.list);
  const anchor = record.anchors.get(digest) ?? record.findListAnchor(digest);
  const isNamed = recordedDigest === digest || isRecorded(record, digest);
  // A statement also names a digest that its run did not find on the chain; such a digest does not count as recorded.
  if (!isNamed || (anchor !== undefined && isDenied(anchor)))
    return { verdict: "not-found", answer: emptyAnswer, isUnrecorded: true };
  if (isSettled(anchor) || isStamped(record, digest)) return chainNotAsked;
  const promisingCalendars = ownAnswers.flatMap(({ calendars = [] }) => calendars);
  if (ownAnswers.length > 0)
    return { verdict: "accepted", answer: emptyAnswer, calendarsText: renderCalendars(promisingCalendars) };
  return { verdict: "unknown", ...(sha256 === undefined ? noSha256Explanation : unsignedExplanation) };
}

function toContradicted(note: string): Judgement {
  const advice = "The evidence was changed. Take it from a second place, and find out who changed it.";
  return { verdict: "changed", note, advice };
}

const emptyAnswer = { requestId: "", records: [], segments: [] } as const;

function isRecorded({ names, anchors, lists }: EvidenceRecord, digest: Digest): boolean {
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

const noSha256Explanation = {
  note: "The evidence names it, but clocks sign SHA-256, and only its SHA3-256 is given.",
  advice: "Give the file itself.",
} as const;

const unsignedExplanation = {
  note: "The evidence names it, and no clock has signed a list with it.",
  advice: ({ setting }: Front) => `Stamp the files (${setting("mode", "stamp")}), or ask a service or chain nodes.`,
} as const;
