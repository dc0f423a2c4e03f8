import { emptyDigest, type Digest } from "../core/digest.ts";
import { nonEmpty } from "../core/text.ts";
import { listEntriesOf, isStamped, makeLists, type EvidenceRecord, type RecordedList } from "../evidence/record.ts";
import {
  baseName,
  compareDigests,
  createMatcher,
  isListOrEvidence,
  listToolName,
  originalName,
  sortFiles,
  type EvidenceAtHand,
  type Match,
} from "./bytes.ts";
import { createPathFinder, type DigestJudge, judgeList, judgePath } from "./path.ts";
import {
  pickAttestation,
  isAboutBytes,
  worstVerdict,
  type ChainAnswer,
  type EvidenceRun,
  type FileAtHand,
  type FileClaims,
  type DigestClaims,
  type Verification,
  type WitnessAnswer,
  type WitnessClaim,
  type UnservedFile,
} from "./claims.ts";

/** Compares files with evidence in two steps: `hashesToAsk` says what to ask the chain about, `conclude` judges. */
export function openVerification(evidence: EvidenceAtHand) {
  const { record, witnesses = [] } = evidence;
  const match = createMatcher(record);
  const { files, proofs, ...setAside } = sortFiles(evidence, match);
  const findPath = createPathFinder(record, proofs);
  const witnessesOf = (name: string, sha256: string | undefined) =>
    witnesses.filter((one) => isAboutBytes(one, name, sha256));
  const matchedFiles = files.map((file) => {
    const fileMatch = match(file);
    return { file, fileMatch, fileWitnesses: witnessesOf((fileMatch.subject ?? file).name, file.sha256) };
  });
  return {
    /** Returns the hashes to ask the chain about. A file may have several, of which the chain need hold only one. */
    hashesToAsk: (): readonly Digest[] => {
      const hashes = matchedFiles.flatMap(
        ({ file, fileMatch, fileWitnesses }) =>
          findPath(fileMatch.subject?.digest.sha3_256 ?? file.sha3_256, fileWitnesses.length > 0).hashes,
      );
      return [...new Set(hashes)];
    },
    /** Concludes from the answers about these hashes; `answers` is `undefined` when nobody was to be asked. */
    conclude: (answers: readonly ChainAnswer[] | undefined): Verification => {
      const claims = matchedFiles.map(({ file, fileMatch, fileWitnesses }) => {
        const judge: DigestJudge = (digest, listed) => {
          const listWitnesses = listed === undefined ? fileWitnesses : witnessesOf(listed.name, listed.digest.sha256);
          return judgePath(findPath(digest, listWitnesses.length > 0), listWitnesses, answers, record.isDemonstration);
        };
        return addWitnesses(judgeFile(file, fileMatch, record, judge), fileWitnesses);
      });
      const allClaims = [...claims, ...(evidence.unserved ?? []).flatMap((one) => toUnservedClaims(one, record))];
      const { unread = [], isPartial } = evidence;
      const conclusion = concludeClaims(record, allClaims, setAside);
      return {
        ...conclusion,
        // A file that could not be read may have other bytes, so the verdict is at best `incomplete`.
        ...(unread.length > 0 && { verdict: worstVerdict([conclusion.verdict, "incomplete"]), unread }),
        ...(isPartial && { isPartial }),
      };
    },
  };
}

/** Judges bytes, path and chain of each file (docs/evidence.md) by what is at hand; it sends no request. */
export function verifyEvidence({ chain, ...evidence }: EvidenceAtHand): Verification {
  return openVerification(evidence).conclude(chain);
}

function concludeClaims(
  { names, statements, chain }: EvidenceRecord,
  claims: readonly FileClaims[],
  setAside: Pick<ReturnType<typeof sortFiles>, "usedAsEvidence" | "reports">,
): Verification {
  const presentSubjects = new Set(claims.flatMap(({ bytes, subject }) => (bytes === "missing" ? [] : subject)));
  const decisiveClaims = claims.filter((one) => !isListInNoBlock(one));
  // If only lists in no block were given, the user wants to know about these lists, so they stay among the files.
  const files = decisiveClaims.length > 0 ? decisiveClaims : claims;
  return {
    verdict: worstVerdict(files.map(({ verdict }) => verdict)),
    files,
    ...setAside,
    lists: claims.filter((one) => !files.includes(one)).map(({ file }) => file),
    missing: [...names.keys()].filter((name) => !presentSubjects.has(name)),
    evidence: findLatestRun(statements),
    ...(chain && { chainName: chain }),
  };
}

/** Whether a file is a list in no block. Its claims show it: `incomplete`, nothing to look up, nothing to wait for. */
export function isListInNoBlock({ verdict, lookUp, isPromised }: FileClaims): boolean {
  return verdict === "incomplete" && lookUp === undefined && isPromised !== true;
}

/** Makes the claims about a recorded name under which the release serves nothing, or more bytes than GitHub states. */
function toUnservedClaims({ name, bytes, notes = [] }: UnservedFile, { names }: EvidenceRecord): readonly FileClaims[] {
  const digest = names.get(name)?.digest;
  if (digest === undefined) return [];
  const noAnswers = { path: "none needed", chain: "not asked", according: [], witness: "none", witnesses: [] } as const;
  const claims = { file: name, subject: name, digest: digest.sha3_256, bytes } as const;
  return [{ ...claims, ...noAnswers, verdict: "mismatch", notes }];
}

/** Returns the run of the last statement with mode `stamp`, else of the last statement; RangeError if there is none. */
export function findLatestRun(statements: EvidenceRecord["statements"]): EvidenceRun {
  const predicates = statements.map(({ statement }) => statement.predicate);
  const latest = predicates.findLast(({ mode }) => mode === "stamp") ?? predicates.at(-1);
  if (latest === undefined) throw new RangeError("There is no statement.");
  const { tool, mode, run, release, service } = latest;
  const finishedOn = tool.name === listToolName ? "" : latest.finishedOn;
  return { tool, mode, finishedOn, ...(run && { run }), ...(release && { release }), ...(service && { service }) };
}

/** Adds what witnesses say of the file's bytes. One that does not fit makes a `mismatch`: the evidence was changed. */
function addWitnesses(claims: UnwitnessedClaims, answers: readonly WitnessAnswer[]): FileClaims {
  const { verdict, notes, ...otherClaims } = claims;
  const fittingAnswers = claims.bytes === "yes" ? answers : [];
  // If witnesses make different claims, the first of these counts.
  const rankedClaims = ["not fitting", "yes", "not trusted", "pending"] as const;
  const witness: WitnessClaim = rankedClaims.find((one) => fittingAnswers.some(({ claim }) => claim === one)) ?? "none";
  const witnesses = [
    ...new Set(fittingAnswers.map(({ sentence, advice }) => nonEmpty([`${sentence}.`, advice]).join(" "))),
  ];
  const attestationsOf = (some: readonly WitnessAnswer[]) => some.flatMap(({ attested }) => attested ?? []);
  const existed = pickAttestation(
    attestationsOf(fittingAnswers.filter(({ claim }) => claim === witness)),
    attestationsOf(fittingAnswers),
  );
  const witnessFacts = { witness, witnesses, ...(existed?.on !== undefined && { existed }) };
  return { ...otherClaims, ...witnessFacts, verdict: witness === "not fitting" ? "mismatch" : verdict, notes };
}

type UnwitnessedClaims = Omit<FileClaims, "witness" | "witnesses" | "existed">;

/** Judges a file by the subject that it matches, else by a checksum list of the evidence; else it is a `mismatch`. */
function judgeFile(file: FileAtHand, match: Match, record: EvidenceRecord, judge: DigestJudge): UnwitnessedClaims {
  const { subject, bytes, formerOf, notes } = match;
  if (subject !== undefined)
    return { ...toFileClaims(file, subject.name, match, judge(subject.digest.sha3_256)), on: subject.recordedOn };
  const list = findList(file, record);
  if (list !== undefined)
    return toFileClaims(file, list.name, compareDigests(file, list), judgeList(list, record, judge));
  const noAnswers = { path: "none needed", chain: "not asked", according: [], verdict: "mismatch" } as const;
  return {
    file: file.name,
    digest: file.sha3_256,
    bytes,
    ...(isListOrEvidence(file) && { isBeside: true }),
    ...(formerOf !== undefined && { formerOf }),
    ...noAnswers,
    notes,
  };
}

/**
 * Finds the checksum list of the file's name: a recorded list with the file's bytes, else a list made from the record
 * that has these bytes, else a recorded list with other bytes.
 */
function findList(file: FileAtHand, record: EvidenceRecord): RecordedList | undefined {
  const names = new Set([file.name, baseName(file.name), baseName(originalName(file.name))]);
  const listsOfName = record.lists.filter(({ name }) => names.has(name));
  const stampedLists = listsOfName.filter(({ sha3_256 }) => isStamped(record, sha3_256));
  const candidates = stampedLists.length > 0 ? stampedLists : listsOfName;
  const sameList = listsOfName.find(({ sha3_256 }) => sha3_256 === file.sha3_256);
  // If a stamped list has this name, a list that was not stamped counts only if all its files were stamped.
  const isSameListTrusted =
    sameList &&
    (candidates.includes(sameList) || listEntriesOf(sameList).every(({ digest }) => isStamped(record, digest)));
  if (isSameListTrusted === true) return sameList;
  return (
    makeLists([...record.names.values()], names).find(({ sha3_256 }) => sha3_256 === file.sha3_256) ?? candidates[0]
  );
}

function toFileClaims(
  { name, sha3_256 }: FileAtHand,
  subject: string,
  { bytes, isContradicted, formerOf, notes }: Omit<Match, "subject">,
  digestClaims: DigestClaims,
): UnwitnessedClaims {
  const emptyNote =
    sha3_256 === emptyDigest ? ["The file is empty: everybody has its digest, so it proves nothing."] : [];
  return {
    file: name,
    subject,
    digest: sha3_256,
    bytes,
    ...(isContradicted && { isContradicted }),
    ...(formerOf !== undefined && { formerOf }),
    ...digestClaims,
    verdict: bytes === "yes" ? digestClaims.verdict : "mismatch",
    // The notes in `digestClaims` are about the recorded bytes, so they do not apply to other bytes.
    notes: [...notes, ...(bytes === "yes" ? digestClaims.notes : []), ...emptyNote],
  };
}
