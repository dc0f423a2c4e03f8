/** The files that are made of the record of a release, anew each time: page, lists, and the answers of witnesses. */
import { hash } from "node:crypto";

import { renderChecksums, renderSha256Sums } from "../core/checksums.ts";
import { runFiles, witnessFiles } from "../core/file-names.ts";
import { maxJsonLength } from "../core/json.ts";
import type { EvidenceRecord } from "../evidence/record.ts";
import { witnessDigests } from "../evidence/to-statement.ts";
import { openPage } from "../run/write-evidence.ts";
import type { Witnessed } from "../run/ask-witnesses.ts";
import type { Asset, Forge } from "./forge.ts";
import type { EvidenceFile } from "./put-asset.ts";

/** What is to be on a release by its record. */
export interface Views {
  readonly files: readonly EvidenceFile[];
  /** Our files of witnesses of another list than the one that is there now: beside it, they would fit no file. */
  readonly outdated: readonly Asset[];
}

/**
 * Makes the files of a record; equal records give equal bytes.
 *
 * @param assets as they are listed now
 * @param witnessed what this run has of witnesses of its own list
 */
export async function toViews(
  record: EvidenceRecord,
  assets: readonly Asset[],
  witnessed: Witnessed | undefined,
  forge: Pick<Forge, "read">,
): Promise<Views> {
  const names = [...record.names.values()].map(({ name, digest }) => ({ name, digest: digest.sha3_256, ...digest }));
  const sha256List = Buffer.from([...renderSha256Sums(names)].join(""));
  const sha256 = hash("sha256", sha256List);
  const witnesses = witnessed?.sha256 === sha256 ? witnessed.files : [];
  const files = [
    { name: runFiles.page, bytes: Buffer.from([...(await openPage(record.statements))].join("")) },
    { name: runFiles.checksums, bytes: Buffer.from([...renderChecksums(names)].join("")) },
    ...(sha256List.length > 0 ? [{ name: runFiles.sha256, bytes: sha256List }] : []),
    ...witnesses,
  ];
  return { files, outdated: await findOutdated(record, assets, sha256, new Set(files.map(({ name }) => name)), forge) };
}

async function findOutdated(
  { statements }: EvidenceRecord,
  assets: readonly Asset[],
  sha256: string,
  written: ReadonlySet<string>,
  forge: Pick<Forge, "read">,
): Promise<readonly Asset[]> {
  const ofList = statements.filter(({ statement }) => statement.predicate.lists.some((list) => list.sha256 === sha256));
  const fitting = witnessDigests(ofList.flatMap(({ statement }) => statement.predicate.witnesses ?? []));
  const outdated: Asset[] = [];
  for (const asset of assets) {
    if (!witnessFiles.includes(asset.name) || written.has(asset.name) || !asset.isUploaded) continue;
    const digest = asset.sha256 ?? hash("sha256", await forge.read(asset, maxJsonLength));
    if (!fitting.has(digest)) outdated.push(asset);
  }
  return outdated;
}
