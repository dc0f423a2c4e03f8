/** Whether a release has room for the evidence of a run: its notes for our section, and its assets for our files. */
import { randomBytes } from "node:crypto";

import type { Digest } from "../core/digest.ts";
import { AnchorError } from "../core/errors.ts";
import { toLineName, toLineNames } from "../core/text.ts";
import { reportFileName, runFiles, witnessFileNames } from "../core/file-names.ts";
import { withoutUndefined } from "../core/members.ts";
import { version } from "../core/version.ts";
import { parseProofItem, toAnchorProof } from "../evidence/proof.ts";
import { toStatementFile } from "../evidence/statement-file.ts";
import type { Anchor, AnchorProof } from "../evidence/statement.ts";
import { toStatement, type StatementInput } from "../evidence/to-statement.ts";
import type { Inputs } from "../host/inputs.ts";
import type { Candidate } from "../run/candidates.ts";
import type { ReleaseAccess } from "../run/release-access.ts";
import { readGivenList } from "../run/write-evidence.ts";
import { maxAssets, type Asset, type Release } from "./forge.ts";
import { findSection, replaceSection } from "./section.ts";
import { findStatementComments, hasStatement, renderComment } from "./statements.ts";

/** What is known of a run's statement before anything is asked. */
export interface ForeseenStatement extends Pick<StatementInput, "after" | "givenList"> {
  readonly subjects: readonly ForeseenSubject[];
}

/** A subject before it is hashed; only a list or a proof states its digest. */
export interface ForeseenSubject {
  readonly name: string;
  readonly digest?: Digest;
  readonly proof?: AnchorProof;
}

/** Returns what is known of the statement about `subjects`; reads the checksum list that it will quote. */
export async function foreseeStatement(
  { candidates, list, proofs }: Parameters<ReleaseAccess["ensureEvidenceFits"]>[0],
  workspace: string,
): Promise<Omit<ForeseenStatement, "after">> {
  const givenList = await readGivenList(list && { subject: list }, workspace);
  return { subjects: [...candidates, ...proofs].map(foreseeSubject), ...withoutUndefined({ givenList }) };
}

function foreseeSubject(candidate: Candidate): ForeseenSubject {
  if (candidate.kind === "file" || candidate.kind === "asset") {
    const { name } = candidate.kind === "file" ? candidate.source : candidate;
    return { name, ...withoutUndefined({ digest: candidate.listedDigest }) };
  }
  const { name, digest } = candidate.subject;
  const proof = "root" in candidate.subject ? toAnchorProof(parseProofItem(candidate.subject.bytes)) : undefined;
  return { name, ...withoutUndefined({ digest, proof }) };
}

/** The inputs that decide which evidence is written. */
export type EvidenceInputs = Pick<Inputs, "mode" | "anchor" | "report" | "witness" | "releaseAttach">;

/** A heading of the greatest length. This heading and the hidden comments are the least that the notes must hold. */
const longestHeading = "#".padEnd(250);

/**
 * Checks that the notes have room for our section, and the assets for our files, as far as `release-attach` wants them,
 * and that no file of the project has the name of one of ours.
 * @throws AnchorError `RELEASE_BODY_FULL`, `ASSET_LIMIT_REACHED`, `RELEASE_NOT_WRITABLE`
 */
export function ensureEvidenceFits(
  release: Release,
  assets: readonly Asset[],
  inputs: EvidenceInputs,
  foreseen: ForeseenStatement,
): void {
  const { releaseAttach: attach } = inputs;
  const names = foreseen.subjects.map(({ name }) => name);
  if (attach === "assets" || attach === "both") ensureAssetsFit(release, assets, inputs, names);
  if (attach !== "body" && attach !== "both") return;
  const comments = findStatementComments(findSection(release.body));
  const ownComments = attach === "body" ? [renderLongestComment(inputs, foreseen)] : [];
  replaceSection(release.body, () => [[longestHeading, ...comments, ...ownComments].join("\n\n")]);
}

function ensureAssetsFit(
  release: Pick<Release, "tag">,
  assets: readonly Asset[],
  { mode, anchor, report, witness }: EvidenceInputs,
  names: readonly string[],
): void {
  // Each digest that the service is asked about gets a report. With `anchor: manifest`, that is only the list's.
  const askedNames = anchor === "manifest" ? [runFiles.checksums] : names;
  const reportNames = mode === "verify" && report ? askedNames.map((name) => reportFileName(name, "", false)) : [];
  ensureNamesFree(release, assets, reportNames);
  const derivedNames = [
    runFiles.checksums,
    runFiles.sha256,
    runFiles.page,
    ...witnessFileNames.slice(0, witness.length),
  ];
  const presentNames = new Set(assets.map((asset) => asset.name));
  // Each present name counts once: if two files share a name, the second report is a new asset with another name.
  const missingCount = [...derivedNames, ...reportNames].filter((name) => !presentNames.delete(name)).length;
  // Two more are the run's statement, and a temporary asset: a new file is uploaded before the old one is removed.
  const addedCount = missingCount + 2;
  if (assets.length + addedCount <= maxAssets) return;
  const message = `The release ${release.tag} has ${assets.length} assets, and this run would add ${addedCount}.`;
  throw new AnchorError("ASSET_LIMIT_REACHED", message);
}

/** @throws AnchorError `RELEASE_NOT_WRITABLE` where page, lists or reports would replace files of the project */
function ensureNamesFree(
  { tag }: Pick<Release, "tag">,
  assets: readonly Asset[],
  reportNames: readonly string[],
): void {
  if (hasStatement(assets)) return;
  const { page, checksums, sha256 } = runFiles;
  const writtenNames = new Set([page, checksums, sha256, ...witnessFileNames, ...reportNames]);
  const takenNames = assets.map(({ name }) => name).filter((name) => writtenNames.has(name));
  if (takenNames.length === 0) return;
  const message = `The release ${toLineName(tag)} has files of the names that this run would write, and no statement among its files: ${toLineNames(takenNames)}. Nothing was sent.`;
  const hint = "Rename these files, or remove them if an earlier run made them. Or set release-attach: body.";
  throw new AnchorError("RELEASE_NOT_WRITABLE", message, { hint, saysUnsent: true });
}

/** About as many bytes as a time stamp has with its signer's certificates, which compression does not shorten. */
const witnessTokenBytes = 6000;

const randomHex = (): string => randomBytes(32).toString("hex");

/** Renders the longest comment that this run's statement may need, as if each digest were in a block of its own. */
function renderLongestComment(
  { anchor, mode, witness }: EvidenceInputs,
  { subjects: foreseenSubjects, ...quoted }: ForeseenStatement,
): string {
  const subjectByName = new Map(foreseenSubjects.map((subject) => [subject.name, subject]));
  const subjects = [...subjectByName.values()].map(({ name, digest = randomHex() as Digest }) => ({
    name,
    digest: { sha3_256: digest, sha256: randomHex() },
  }));
  const anchors = subjects.map(({ name, digest }, index) =>
    toLongestAnchor(digest.sha3_256, subjectByName.get(name)?.proof, index),
  );
  const longText = "https://".padEnd(100, "x");
  const statement = toStatement({
    tool: { name: "anchor-artifacts", version },
    mode,
    finishedOn: new Date().toISOString(),
    run: { repository: longText, ref: longText, commit: randomHex(), url: longText, attempt: "1" },
    service: { url: longText, demonstration: false },
    ...quoted,
    subjects,
    anchors: anchor === "manifest" ? anchors.slice(0, 1) : anchors,
    witnesses: witness.map(() => ({
      kind: "rfc3161",
      of: runFiles.sha256,
      url: longText,
      token: randomBytes(witnessTokenBytes).toString("base64"),
    })),
  });
  return statement === undefined ? "" : renderComment(toStatementFile(statement));
}

function toLongestAnchor(digest: Digest, proof: AnchorProof | undefined, index: number): Anchor {
  const block = { block: 10_000_000 + index, date: new Date(index).toISOString(), matched: digest };
  const ids = { txpow: `0x${randomHex()}`, transaction: `0x${randomHex()}`, coin: `0x${randomHex()}` };
  const chain = { records: [{ ...block, ...ids }] };
  return { covers: "subject", digest, verdict: "already-anchored", chain, ...(proof && { proof }) };
}
