/** Makes the statement of a run from its rows. */
import { isSameDigest, type Digest, type ListedSubject } from "../core/digest.ts";
import { mayBeSpent, type Row } from "../core/row.ts";
import { isAnchored } from "../words/verdicts.ts";
import { withoutUndefined } from "../core/members.ts";
import { version } from "../core/version.ts";
import { toAnchorProof, parseProofItem } from "../evidence/proof.ts";
import { operationOf, type Run } from "../evidence/run.ts";
import type { Anchor, AnchorPlace, Statement } from "../evidence/statement.ts";
import { toAnchorRecord, toStatement, type StatementInput } from "../evidence/to-statement.ts";
import { hashText } from "../hash/hash-files.ts";
import type { History } from "./history.ts";
import type { ReleaseAccess } from "./release-access.ts";

/** The port, or slot, of a coin's state in which the service puts a digest (docs/service-api.md#stamp). */
const statePort = 99;

/**
 * Makes the statement of a run (docs/evidence.md); `undefined` when no digest is known.
 * @param givenList the checksum list that was asked about, as it was given
 */
export function composeStatement(
  run: Run,
  { heads, record }: Pick<History, "heads" | "record">,
  givenList: StatementInput["givenList"],
  release: Pick<ReleaseAccess, "identity" | "githubTime"> | undefined,
): Statement | undefined {
  const { checksums, rows, chain, finishedAt, witnessed } = run;
  const { witnesses = [], signedLines = checksums } = witnessed ?? {};
  // Witnesses may have signed a recorded list with more files than this run's. Then all files of that list are stated.
  const statedLines = witnesses.length > 0 ? signedLines : checksums;
  const subjects = statedLines.length > 0 ? statedLines : toProofSubjects(rows);
  return toStatement({
    ...(heads.length > 0 && { after: heads }),
    tool: { name: "anchor-artifacts", version },
    mode: operationOf(run),
    // By GitHub's clock where the run spoke to GitHub: the clocks of runners differ.
    finishedOn: (release?.githubTime() ?? finishedAt).toISOString(),
    ...toRunAndService(run, record.statements.at(-1)?.statement.predicate.service?.url),
    ...withoutUndefined({ release: release?.identity, chain, givenList }),
    subjects: subjects.map(({ name, digest: sha3_256, sha256 }) => ({
      name,
      digest: { sha3_256, ...withoutUndefined({ sha256 }) },
    })),
    anchors: toAnchors(rows, findCoveringRow(rows)),
    ...(witnesses.length > 0 && { witnesses }),
    hashText,
  });
}

/** Returns the subjects of proofs that were given without files: the digest of each is also its name. */
function toProofSubjects(rows: readonly Row[]): readonly ListedSubject[] {
  return rows.flatMap(({ subject }) => {
    const { digest } = subject;
    return "root" in subject && digest !== undefined ? [{ name: digest, digest }] : [];
  });
}

/** Returns where the run took place and which service it asked, as far as that is known. */
function toRunAndService(
  { origin, apiUrl, nodeNames, isDemonstration }: Run,
  recordedService = "",
): Pick<StatementInput, "run" | "service"> {
  const { repository, ref, commit, runUrl: url, runAttempt: attempt } = origin;
  // A reader must learn of a test chain. So if no service was asked, the node or the recorded service is named.
  const service = apiUrl === "" && isDemonstration ? (nodeNames[0] ?? recordedService) : apiUrl;
  const run = { repository, ref, commit, url, attempt };
  const knownFacts = Object.entries(run).filter(([, value]) => value !== "");
  return {
    ...(knownFacts.length > 0 && { run: Object.fromEntries(knownFacts) }),
    ...(service !== "" && { service: { url: service, demonstration: isDemonstration } }),
  };
}

/** Returns the checksum list's own row, whose verdict the files' rows share; `undefined` without `anchor: manifest`. */
export function findCoveringRow(rows: readonly Row[]): Row | undefined {
  const coveringDigest = rows.find(({ coveredBy }) => coveredBy !== undefined)?.coveredBy;
  return coveringDigest && rows.find((row) => row.coveredBy === undefined && row.subject.digest === coveringDigest);
}

/** Makes one anchor for each digest that was asked about, also if several files have it. */
function toAnchors(rows: readonly Row[], listRow: Row | undefined): readonly Anchor[] {
  const doneDigests = new Set<Digest>();
  const placeByAddress = new Map<string, AnchorPlace>();
  const anchors: Anchor[] = [];
  // The first row of a digest counts. Rows of a list's files come later, since each may fail for reasons of its own.
  const rankOf = (row: Row): number => (row.coveredBy === undefined ? 0 : isAnchored(row) ? 1 : 2);
  for (const row of rows.toSorted((one, other) => rankOf(one) - rankOf(other))) {
    const { coveredBy, subject } = row;
    const digest = coveredBy ?? subject.digest;
    if (digest === undefined || doneDigests.has(digest)) continue;
    doneDigests.add(digest);
    const verdict = row.localVerdict ?? row.verdict;
    // The verdicts `unclear` and `accepted` say by themselves that a stamp may have been spent.
    const isPerhapsSpent = verdict !== "unclear" && verdict !== "accepted" && mayBeSpent(row);
    const covers = row === listRow || coveredBy !== undefined ? "list" : "subject";
    const proof = "root" in subject ? toAnchorProof(parseProofItem(subject.bytes)) : undefined;
    const facts = { mayBeSpent: isPerhapsSpent || undefined, chain: toAnchorPlace(row, placeByAddress), proof };
    anchors.push({ covers, digest, verdict, ...withoutUndefined(facts) });
  }
  return anchors;
}

/**
 * Returns the place on the chain. Only records of the digest itself, or of its proof's root, count.
 * @param placeByAddress the places without records, by address: most stamps of a run have the same one, and share it
 */
function toAnchorPlace(
  { subject, coveredBy, answer }: Row,
  placeByAddress: Map<string, AnchorPlace>,
): AnchorPlace | undefined {
  const digest = coveredBy ?? subject.digest;
  const root = "root" in subject ? subject.root : undefined;
  const records = (answer?.records ?? []).flatMap(({ matchedHash, ...record }) => {
    const ownHash = [digest, root].find((hash) => hash !== undefined && isSameDigest(matchedHash, hash));
    if (ownHash === undefined) return [];
    // For a proof, the service may name the digest although the block holds the root: then no matched hash is stated.
    return root !== undefined && ownHash === digest ? [record] : [{ ...record, ...(matchedHash && { matchedHash }) }];
  });
  const address = answer?.address;
  // With records no port is stated: a transaction may have many stamps, whose ports the service learns only later.
  if (records.length > 0) return { ...(address !== undefined && { address }), records: records.map(toAnchorRecord) };
  if (address === undefined) return undefined;
  const place = placeByAddress.get(address) ?? { address, port: statePort, records: [] };
  placeByAddress.set(address, place);
  return place;
}
