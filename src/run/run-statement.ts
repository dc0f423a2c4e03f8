import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";

import { sameDigest, type Digest, type ListedSubject } from "../core/digest.ts";
import { mayBeSpent, type Row } from "../core/row.ts";
import { isAnchored } from "../words/verdicts.ts";
import { withoutUndefined } from "../core/members.ts";
import { type Report, type RunFacts } from "../core/report.ts";
import { version } from "../core/version.ts";
import { toAnchorProof, parseProofItem } from "../evidence/proof.ts";
import type { Anchor, AnchorChain, Statement, StatementRelease } from "../evidence/statement.ts";
import { toAnchorRecord, toStatement, type StatementInput } from "../evidence/to-statement.ts";
import { hashBytes } from "../hash/hash-file.ts";
import { hashText } from "../hash/hash-files.ts";
import type { Witnessed } from "./ask-witnesses.ts";

/** The port of the state that holds a digest (docs/service-api.md#stamp). */
const statePort = 99;

/** Up to this size in bytes, a given list is quoted in the statement. */
const maxListBytes = 16 * 1024 * 1024;

/** The input of a statement besides the results of the run. */
export interface StatementContext extends Pick<StatementInput, "after" | "finishedOn"> {
  /** The list that was asked about, as it was given. */
  readonly givenList?: StatementInput["givenList"] | undefined;
  readonly release?: StatementRelease | undefined;
  /** Whether a service for demonstrations answered, or the evidence of before is of one where nobody answered. */
  readonly isDemonstration: boolean;
  /** The address of the service that the evidence of before names last. */
  readonly knownService?: string | undefined;
  /** The witnesses of its `anchor-SHA256SUMS`. */
  readonly witnessed?: Pick<Witnessed, "witnesses" | "listed"> | undefined;
}

/**
 * Makes the statement of a run (docs/evidence.md): its files, and the findings about each digest.
 *
 * @returns `undefined` when no digest is known
 */
export function composeStatement(
  report: Report,
  listed: readonly ListedSubject[],
  facts: RunFacts,
  { after = [], finishedOn, release, givenList, isDemonstration, knownService, witnessed }: StatementContext,
): Statement | undefined {
  const { witnesses = [], listed: longer = listed } = witnessed ?? {};
  // Beside what has become of a promise stand all files of its list.
  const named = witnesses.length > 0 ? longer : listed;
  const subjects = named.length > 0 ? named : provenSubjects(report);
  return toStatement({
    ...(after.length > 0 && { after }),
    tool: { name: "anchor-artifacts", version },
    mode: report.mode,
    finishedOn,
    ...toRunAndService(facts, isDemonstration, knownService),
    ...withoutUndefined({ release, chain: facts.chain, givenList }),
    subjects: subjects.map(({ name, digest: sha3_256, sha256 }) => ({
      name,
      digest: { sha3_256, ...withoutUndefined({ sha256 }) },
    })),
    anchors: toAnchors(report, coveringResult(report)),
    ...(witnesses.length > 0 && { witnesses }),
    hashText,
  });
}

/** Returns the digests of proofs that stand for themselves: each is its own name, as the file that has it is not known. */
function provenSubjects({ results }: Report): readonly ListedSubject[] {
  return results.flatMap(({ subject }) => {
    const { digest } = subject;
    return "root" in subject && digest !== undefined ? [{ name: digest, digest }] : [];
  });
}

/** Returns where the run took place and which service it asked; unknown facts are left out. */
function toRunAndService(
  facts: RunFacts,
  isDemonstration: boolean,
  knownService = "",
): Pick<StatementInput, "run" | "service"> {
  const { repository, ref, commit, runUrl: url, runAttempt: attempt, apiUrl, nodeNames = [] } = facts;
  // A reader must learn of a test chain, so the node is named as the service where no service was asked, else the one
  // that the evidence names.
  const service = apiUrl === "" && isDemonstration ? (nodeNames[0] ?? knownService) : apiUrl;
  const run = { repository, ref, commit, url, attempt };
  const known = Object.entries(run).filter(([, value]) => value !== "");
  return {
    ...(known.length > 0 && { run: Object.fromEntries(known) }),
    ...(service !== "" && { service: { url: service, demonstration: isDemonstration } }),
  };
}

/** Returns the result of the list whose verdict the files share, with `anchor: manifest`. */
function coveringResult({ results }: Report): Row | undefined {
  const covering = results.find(({ coveredBy }) => coveredBy !== undefined)?.coveredBy;
  return covering && results.find((result) => result.coveredBy === undefined && result.subject.digest === covering);
}

/**
 * Orders results so that the first about a digest is the one that tells most: of files that were asked about by their
 * list, one may have failed for a reason of its own.
 */
function* byAsked(results: readonly Row[]): Generator<Row> {
  for (const result of results) if (result.coveredBy === undefined) yield result;
  for (const result of results) if (result.coveredBy !== undefined && isAnchored(result)) yield result;
  for (const result of results) if (result.coveredBy !== undefined) yield result;
}

/** Makes one anchor of each digest that was asked about: files with equal bytes share the answer of the first. */
function toAnchors({ results }: Report, list: Row | undefined): readonly Anchor[] {
  const asked = new Set<Digest>();
  const places = new Map<string, AnchorChain>();
  const anchors: Anchor[] = [];
  for (const result of byAsked(results)) {
    const { coveredBy } = result;
    const digest = coveredBy ?? result.subject.digest;
    if (digest === undefined || asked.has(digest)) continue;
    asked.add(digest);
    const verdict = result.ofDigest ?? result.verdict;
    // These two verdicts say so themselves.
    const isPerhapsSpent = verdict !== "unclear" && verdict !== "accepted" && mayBeSpent(result);
    const covers = result === list || coveredBy !== undefined ? "list" : "subject";
    const known = { mayBeSpent: isPerhapsSpent || undefined, chain: toChain(result, places), proof: toProof(result) };
    anchors.push({ covers, digest, verdict, ...withoutUndefined(known) });
  }
  return anchors;
}

/**
 * Returns the place on the chain. Only records of the digest itself, or of its proof's root, count.
 *
 * @param places those without records, by address: the stamps of a run mostly have one, which they share in memory
 */
function toChain(result: Row, places: Map<string, AnchorChain>): AnchorChain | undefined {
  const evidence = result.answer;
  const digest = result.coveredBy ?? result.subject.digest;
  const root = "root" in result.subject ? result.subject.root : undefined;
  const records = (evidence?.records ?? []).flatMap(({ matchedHash, ...record }) => {
    const matched = [digest, root].find((hash) => hash !== undefined && sameDigest(matchedHash, hash));
    if (matched === undefined) return [];
    // Of a proof the service may name the digest, though what the block holds is the root.
    return root !== undefined && matched === digest ? [record] : [{ ...record, ...(matchedHash && { matchedHash }) }];
  });
  const address = evidence?.address;
  // A service that puts many stamps into one transaction knows the state of each only later; a check does not name it.
  if (records.length > 0) return { ...(address !== undefined && { address }), records: records.map(toAnchorRecord) };
  if (address === undefined) return undefined;
  const place = places.get(address) ?? { address, port: statePort, records: [] };
  places.set(address, place);
  return place;
}

function toProof({ subject }: Row): Anchor["proof"] | undefined {
  return "bytes" in subject && subject.bytes instanceof Uint8Array
    ? toAnchorProof(parseProofItem(subject.bytes))
    : undefined;
}

/**
 * Reads the list that was asked about as it was given, for it need not be the canonical list; `undefined` for the list
 * of this run, and when the file has changed since it was asked about.
 *
 * @param workspace absolute path; the paths of subjects are relative to it
 */
export async function readGivenList(report: Report, workspace: string): Promise<StatementInput["givenList"]> {
  const subject = coveringResult(report)?.subject;
  if (subject === undefined || subject.digest === undefined || subject.path === undefined) return undefined;
  const path = resolve(workspace, subject.path);
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined || stats.size > maxListBytes) return undefined;
  const bytes = await readFile(path);
  return hashBytes(bytes) === subject.digest ? { name: subject.name, text: bytes.toString("utf8") } : undefined;
}
