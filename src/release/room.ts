/** Checks, before a stamp is spent, that a release has room for what a run will attach. */
import { randomBytes } from "node:crypto";

import type { Digest } from "../core/digest.ts";
import { AnchorError } from "../core/errors.ts";
import { logAssetName, reportFileName, runFiles, witnessFiles } from "../core/file-names.ts";
import { version } from "../core/version.ts";
import { openRecord } from "../evidence/record.ts";
import type { Anchor, Statement, StatementSubject } from "../evidence/statement.ts";
import { toStatement } from "../evidence/to-statement.ts";
import type { Inputs } from "../host/inputs.ts";
import { renderLongestOfShort } from "../render/headline.ts";
import type { ReleaseAccess } from "../run/release-access.ts";
import type { Target } from "./attach.ts";
import { maxAssets } from "./forge.ts";
import { renderNotesData, toBrief } from "./notes-data.ts";
import { renderTitle, replaceSection } from "./section.ts";

/** The inputs that decide which evidence is written of each subject. */
export type EvidenceInputs = Pick<Inputs, "mode" | "anchor" | "report" | "witness">;

/** Makes the checks that the notes have room for the section and its data, and the release for the evidence files. */
export function createRoom(target: Target, inputs: EvidenceInputs): Pick<ReleaseAccess, "ensureRoom" | "takeRoom"> {
  const { attach, recorded } = target;
  const known = openRecord(recorded.own.notes);
  let isFull = false;
  return {
    ensureRoom: (names) => {
      if (attach === "body" || attach === "both") {
        isFull = !hasNotesRoom(target, inputs, names, () => undefined);
        // Files that are as they were recorded need no more room than before; any other digest is refused at its turn.
        if (isFull && !hasNotesRoom(target, inputs, names, (name) => known.names.get(name)?.digest.sha3_256))
          throw new AnchorError("RELEASE_BODY_FULL", "The release notes have no room left for a section of this run.");
      }
      if (attach === "assets" || attach === "both") ensureAssetsRoom(target, inputs, names);
    },
    takeRoom: (digest) => {
      if (!isFull || attach !== "body" || known.anchors.has(digest)) return;
      throw new AnchorError("RELEASE_BODY_FULL", "The release notes have no room left for another digest.");
    },
  };
}

/**
 * Whether the notes have room for this run's section and data.
 *
 * @param digestOf returns the digest that a file is expected to have; without one, a digest new to the notes
 */
function hasNotesRoom(
  { release: { body }, attach, key, recorded }: Target,
  inputs: EvidenceInputs,
  names: readonly string[],
  digestOf: (name: string) => Digest | undefined,
): boolean {
  const subjects = names.map((name) => {
    return { name, digest: { sha3_256: digestOf(name) ?? (randomBytes(32).toString("hex") as Digest) } };
  });
  const lines = [...recorded.own.notes, ...(attach === "body" ? toExpectedLines(subjects, inputs) : [])];
  const data = lines.length === 0 ? [] : [renderNotesData(key, lines)];
  // The list of a manifest is a subject too.
  const section = [renderTitle(renderLongestOfShort(names.length + 1)), ...data].join("\n\n");
  try {
    replaceSection(body, key, () => [section]);
    return true;
  } catch (thrown) {
    if (thrown instanceof AnchorError && thrown.code === "RELEASE_BODY_FULL") return false;
    throw thrown;
  }
}

/** @throws AnchorError `ASSET_LIMIT_REACHED` */
function ensureAssetsRoom(
  { release: { tag }, key, assets }: Target,
  { mode, anchor, report, witness }: EvidenceInputs,
  names: readonly string[],
): void {
  const named = witnessFiles.slice(0, witness.length);
  const own = [runFiles.checksums, runFiles.sha256, runFiles.page, logAssetName(key), ...named];
  const isWithReports = mode === "verify" && report;
  // Only digests that the service is asked about have a report: with a manifest, only the list's.
  const asked = anchor === "manifest" ? [runFiles.checksums] : names;
  const wanted = isWithReports ? [...own, ...asked.map((name) => reportFileName(name, "", false))] : own;
  const present = new Set(assets.map((asset) => asset.name));
  // Of two files of one name, the second has its digest in the name of its report: none that is there is counted twice.
  const missing = wanted.filter((name) => !present.delete(name)).length;
  // A new asset is there for a moment beside the one that it replaces.
  const fresh = missing + (missing < wanted.length ? 1 : 0);
  if (assets.length + fresh <= maxAssets) return;
  const message = `The release ${tag} has ${assets.length} assets, and this run would add ${fresh}.`;
  throw new AnchorError("ASSET_LIMIT_REACHED", message);
}

/** Returns a line as long as this run's will be, each digest in a block of its own. */
function toExpectedLines(
  subjects: readonly StatementSubject[],
  { anchor, mode }: EvidenceInputs,
): readonly Statement[] {
  const anchors = subjects.map(({ digest: { sha3_256: digest } }, index): Anchor => {
    const transaction = `0x${randomBytes(32).toString("hex")}`;
    const records = [{ block: 10_000_000 + index, date: new Date(index).toISOString(), transaction }];
    return { covers: "subject", digest, verdict: "already-anchored", chain: { records } };
  });
  const statement = toStatement({
    tool: { name: "anchor-artifacts", version },
    mode,
    finishedOn: new Date().toISOString(),
    service: { url: "https://".padEnd(100, "x"), demonstration: false },
    subjects: [...new Map(subjects.map((subject) => [subject.name, subject])).values()],
    anchors: anchor === "manifest" ? anchors.slice(0, 1) : anchors,
  });
  return statement === undefined ? [] : [toBrief(statement)];
}
