/** Checks, before a stamp is spent, that a release has room for what a run will attach. */
import { randomBytes } from "node:crypto";

import type { Digest } from "../core/digest.ts";
import { AnchorError } from "../core/errors.ts";
import { logAssetName, runFiles, witnessFiles } from "../core/file-names.ts";
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
export type EvidenceInputs = Pick<Inputs, "mode" | "anchor" | "report" | "proof" | "witness">;

/** Makes the checks that the notes have room for the section and its data, and the release for the evidence files. */
export function createRoom(target: Target, inputs: EvidenceInputs): Pick<ReleaseAccess, "ensureRoom" | "takeRoom"> {
  const { attach, recorded } = target;
  const known = new Set<Digest>(openRecord(recorded.own.notes).anchors.keys());
  let left = Infinity;
  return {
    ensureRoom: (names) => {
      if (attach === "body" || attach === "both") left = ensureNotesRoom(target, inputs, names);
      if (attach === "assets" || attach === "both") ensureAssetsRoom(target, inputs, names);
    },
    takeRoom: (digest) => {
      if (attach !== "body" || left === Infinity || known.has(digest)) return;
      known.add(digest);
      // Of the files in a new list, nobody knows here how many are others than were recorded.
      left -= inputs.anchor === "manifest" ? Infinity : 1;
      if (left >= 0) return;
      throw new AnchorError("RELEASE_BODY_FULL", "The release notes have no room left for another digest.");
    },
  };
}

/**
 * Where the notes have no room for a new digest of every name, the files are expected to be as they were recorded.
 *
 * @returns the most digests, new to the notes, that they have room for
 * @throws AnchorError `RELEASE_BODY_FULL`
 */
function ensureNotesRoom(
  { release: { body }, attach, key, recorded }: Target,
  { anchor, mode }: EvidenceInputs,
  names: readonly string[],
): number {
  const known = openRecord(recorded.own.notes).names;
  const ordered = names.toSorted((one, two) => Number(known.has(one)) - Number(known.has(two)));
  const ensure = (fresh: number): void => {
    const subjects = ordered.map((name, index) => {
      const digest = index < fresh ? undefined : known.get(name)?.digest.sha3_256;
      return { name, digest: { sha3_256: digest ?? (randomBytes(32).toString("hex") as Digest) } };
    });
    const lines = [...recorded.own.notes, ...(attach === "body" ? toExpectedLines(subjects, anchor, mode) : [])];
    const data = lines.length === 0 ? [] : [renderNotesData(key, lines)];
    // The list of a manifest is a subject too.
    replaceSection(body, key, () => [[renderTitle(renderLongestOfShort(names.length + 1)), ...data].join("\n\n")]);
  };
  if (fits(() => ensure(names.length))) return Infinity;
  ensure(0);
  let [least, most] = [0, names.length];
  while (most - least > 1) {
    const middle = Math.floor((least + most) / 2);
    if (fits(() => ensure(middle))) least = middle;
    else most = middle;
  }
  return least;
}

function fits(ensure: () => void): boolean {
  try {
    ensure();
    return true;
  } catch (thrown) {
    if (thrown instanceof AnchorError && thrown.code === "RELEASE_BODY_FULL") return false;
    throw thrown;
  }
}

/** @throws AnchorError `ASSET_LIMIT_REACHED` */
function ensureAssetsRoom(
  { release: { tag }, key, assets }: Target,
  { mode, anchor, report, proof, witness }: EvidenceInputs,
  names: readonly string[],
): void {
  const present = new Set(assets.map((asset) => asset.name));
  const named = witnessFiles.slice(0, witness.length);
  const own = [runFiles.checksums, runFiles.sha256, runFiles.page, logAssetName(key), ...named];
  const isWithReports = (mode === "verify" && report) || (mode === "stamp" && proof);
  // Only digests that the service is asked about have a report or a proof: with a manifest, only the list's.
  const reports = anchor === "manifest" ? 1 : names.length;
  const missing = own.filter((name) => !present.has(name)).length;
  // What replaces an asset stands beside it for a moment.
  const fresh = missing + (missing < own.length ? 1 : 0) + (isWithReports ? reports : 0);
  if (assets.length + fresh <= maxAssets) return;
  const message = `The release ${tag} has ${assets.length} assets, and this run would add ${fresh}.`;
  throw new AnchorError("ASSET_LIMIT_REACHED", message);
}

/** Returns a line as long as this run's will be, each digest in a block of its own. */
function toExpectedLines(
  subjects: readonly StatementSubject[],
  anchor: Inputs["anchor"],
  mode: Inputs["mode"],
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
