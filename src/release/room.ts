/** Checks, before a stamp is spent, that a release has room for what a run will attach. */
import { randomBytes } from "node:crypto";

import type { Digest } from "../core/digest.ts";
import { AnchorError } from "../core/errors.ts";
import { reportFileName, runFiles, witnessFiles } from "../core/file-names.ts";
import { version } from "../core/version.ts";
import { toStatementFile } from "../evidence/statement-file.ts";
import type { Anchor } from "../evidence/statement.ts";
import { toStatement } from "../evidence/to-statement.ts";
import type { Inputs } from "../host/inputs.ts";
import { maxAssets, type Asset, type Release } from "./forge.ts";
import { readSection, replaceSection } from "./section.ts";
import { readComments, renderComment } from "./statements.ts";

/** The inputs that decide which evidence is written of each subject. */
export type EvidenceInputs = Pick<Inputs, "mode" | "anchor" | "report" | "witness" | "releaseAttach">;

/** The heading of a section may be so long: of the visible text, only it must be there. */
const longestTitle = "#".padEnd(250);

/**
 * Checks that the notes have room for the section and its statement, or the release for the evidence files.
 *
 * @param names of the subjects
 * @throws AnchorError `RELEASE_BODY_FULL`, `ASSET_LIMIT_REACHED`
 */
export function ensureRoom(
  release: Release,
  assets: readonly Asset[],
  inputs: EvidenceInputs,
  names: readonly string[],
): void {
  const { releaseAttach: attach } = inputs;
  if (attach === "assets" || attach === "both") ensureAssetsRoom(release, assets, inputs, names);
  if (attach !== "body" && attach !== "both") return;
  const comments = readComments(readSection(release.body));
  const own = attach === "body" ? [expectedComment(inputs, names)] : [];
  replaceSection(release.body, () => [[longestTitle, ...comments, ...own].join("\n\n")]);
}

function ensureAssetsRoom(
  { tag }: Pick<Release, "tag">,
  assets: readonly Asset[],
  { mode, anchor, report, witness }: EvidenceInputs,
  names: readonly string[],
): void {
  // Only digests that the service is asked about have a report: with a manifest, only the list's.
  const asked = anchor === "manifest" ? [runFiles.checksums] : names;
  const reports = mode === "verify" && report ? asked.map((name) => reportFileName(name, "", false)) : [];
  const views = [runFiles.checksums, runFiles.sha256, runFiles.page, ...witnessFiles.slice(0, witness.length)];
  const present = new Set(assets.map((asset) => asset.name));
  // Of two files of one name, the second has its digest in the name of its report: none that is there is counted twice.
  const missing = [...views, ...reports].filter((name) => !present.delete(name)).length;
  // This run's statement, and a new asset beside the one that it replaces for a moment.
  const fresh = missing + 2;
  if (assets.length + fresh <= maxAssets) return;
  const message = `The release ${tag} has ${assets.length} assets, and this run would add ${fresh}.`;
  throw new AnchorError("ASSET_LIMIT_REACHED", message);
}

/** Time-stamps with the certificates of their signers are some thousand bytes long; compression leaves them so. */
const witnessBytes = 6000;

/** Returns the comment of a statement as long as this run's will be, each digest in a block of its own. */
function expectedComment({ anchor, mode, witness }: EvidenceInputs, names: readonly string[]): string {
  const hex = (): string => randomBytes(32).toString("hex");
  const subjects = [...new Set(names)].map((name) => ({ name, digest: { sha3_256: hex() as Digest, sha256: hex() } }));
  const anchors = subjects.map(({ digest: { sha3_256: digest } }, index): Anchor => {
    const block = { block: 10_000_000 + index, date: new Date(index).toISOString(), matched: digest };
    const records = [{ ...block, txpow: `0x${hex()}`, transaction: `0x${hex()}`, coin: `0x${hex()}` }];
    return { covers: "subject", digest, verdict: "already-anchored", chain: { records } };
  });
  const long = "https://".padEnd(100, "x");
  const statement = toStatement({
    tool: { name: "anchor-artifacts", version },
    mode,
    finishedOn: new Date().toISOString(),
    run: { repository: long, ref: long, commit: hex(), url: long, attempt: "1" },
    service: { url: long, demonstration: false },
    subjects,
    anchors: anchor === "manifest" ? anchors.slice(0, 1) : anchors,
    witnesses: witness.map(() => ({
      kind: "rfc3161",
      of: runFiles.sha256,
      url: long,
      token: randomBytes(witnessBytes).toString("base64"),
    })),
  });
  return statement === undefined ? "" : renderComment(toStatementFile(statement));
}
