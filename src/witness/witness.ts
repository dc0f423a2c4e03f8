/** Asks time-stamp authorities and calendars to confirm that a checksum list exists now; reuses recorded answers. */
import { hexToBytes } from "@noble/hashes/utils.js";

import type { Witnessed } from "../evidence/run.ts";
import type { Witness } from "../evidence/statement.ts";
import { sha256ListName } from "../core/checksums.ts";
import { type AnchorError, toAnchorError } from "../core/errors.ts";
import { askAuthority, askCalendar, findPromiseUrls, upgradeProof, type WitnessAccess } from "./ask-witness.ts";
import { decodeBase64, encodeBase64 } from "./der.ts";
import { toProofFile } from "./ots.ts";
import type { WitnessKind, WitnessLine } from "./parse-witness-lines.ts";
import { readWitness } from "./read-witness.ts";

/** Up to one witness for each line of the input, in order, their files, and warnings, which fail no run. */
export type ObtainedWitnesses = Pick<Witnessed, "witnesses" | "files" | "warnings">;

/**
 * Obtains a witness for each line. Without lines, it returns the recorded witnesses, and asks calendars about those
 * that are promises. Only a digest is sent, and no key.
 * @param sha256 of the bytes of `anchor-SHA256SUMS`, as 64 hex digits
 * @param access absent where nobody is to be asked, not even about a promise
 * @param oldWitnesses recorded witnesses of this list, the newest statement's first: for a line with a good one nobody
 *   is asked, and for one with a promise, the calendar is asked once for the block
 */
export async function obtainWitnesses(
  lines: readonly WitnessLine[],
  sha256: string,
  oldWitnesses: readonly Witness[],
  access: WitnessAccess | undefined,
): Promise<ObtainedWitnesses> {
  const readings = await Promise.all(
    oldWitnesses.map(async (one) => ({ one, ...(await readWitness(one, { sha256 })) })),
  );
  // The record keeps promises beside the proofs that replaced them, so proofs that lead to a block come first. One that
  // cannot be checked here counts as one that does not fit: in place of a new one, it would leave a run without any.
  const byClaim = Object.groupBy(readings, (reading) => ("problem" in reading ? "not fitting" : reading.claim));
  const sortedReadings = [...(byClaim.yes ?? []), ...(byClaim["not trusted"] ?? []), ...(byClaim.pending ?? [])];
  const candidates = sortedReadings.map(({ one }) => one);
  const ownLines = [
    ...new Set(oldWitnesses.flatMap((one) => candidates.find((other) => sameAddress(other, one)) ?? [])),
  ];
  const wantedLines = lines.length > 0 ? lines : ownLines;
  const witnessByLine = assignRecorded(wantedLines, candidates);
  const results = await Promise.all(
    wantedLines.map(async (line): Promise<WitnessResult> => {
      const witness = witnessByLine.get(line);
      if (access === undefined) return { witness, warnings: [] };
      try {
        return witness === undefined
          ? await askForWitness(line, sha256, access)
          : await renewPromise(witness, lines, access);
      } catch (thrown) {
        return { witness, warnings: [toAnchorError(thrown)] };
      }
    }),
  );
  const witnesses = results.flatMap(({ witness }) => (witness === undefined ? [] : [witness]));
  return { witnesses, files: toWitnessFiles(witnesses), warnings: results.flatMap(({ warnings }) => warnings) };
}

interface WitnessResult {
  readonly witness: Witness | undefined;
  readonly warnings: readonly AnchorError[];
}

/** Gives each line a recorded witness of its kind, if there is one: first one of its address, then any other. */
function assignRecorded(
  lines: readonly WitnessLine[],
  candidates: readonly Witness[],
): ReadonlyMap<WitnessLine, Witness> {
  const unassigned = new Set(candidates);
  const witnessByLine = new Map<WitnessLine, Witness>();
  for (const fits of [sameAddress, sameKind]) {
    for (const line of lines) {
      const match = witnessByLine.has(line) ? undefined : [...unassigned].find((one) => fits(line, one));
      if (match !== undefined && unassigned.delete(match)) witnessByLine.set(line, match);
    }
  }
  return witnessByLine;
}

function sameKind(line: WitnessLine, { kind }: WitnessLine): boolean {
  return line.kind === kind;
}

function sameAddress(line: WitnessLine, other: WitnessLine): boolean {
  return sameKind(line, other) && line.url === other.url;
}

async function askForWitness(
  { kind, url }: WitnessLine,
  sha256: string,
  access: WitnessAccess,
): Promise<WitnessResult> {
  const digest = new Uint8Array(hexToBytes(sha256));
  const { response, warnings } =
    kind === "rfc3161"
      ? await askAuthority(url, digest, access)
      : { response: toProofFile(await askCalendar(url, digest, access)), warnings: [] };
  return { witness: { kind, of: sha256ListName, url, token: encodeBase64(response) }, warnings };
}

/**
 * Asks for a promised block: public calendars, the calendars of `lines`, and the one that the witness's statement names.
 * A time stamp is returned as it is.
 */
async function renewPromise(
  witness: Witness,
  lines: readonly WitnessLine[],
  access: WitnessAccess,
): Promise<WitnessResult> {
  if (witness.kind === "rfc3161") return { witness, warnings: [] };
  // Whoever can write a statement chooses its address: that must be `https:`, even where a line may be `http:`.
  const allowedLines = witness.url.startsWith("https:") ? [...lines, witness] : lines;
  const urls = allowedLines.filter(({ kind }) => kind === "opentimestamps").map(({ url }) => url);
  const { proof, warnings } = await upgradeProof(decodeBase64(witness.token), urls, access);
  return { witness: proof === undefined ? witness : { ...witness, token: encodeBase64(toProofFile(proof)) }, warnings };
}

/** Finds the URL at which the calendar of `witness` serves the path to a block; a promise in `recorded` names it. */
export function findCalendarUrl(witness: Witness, recorded: readonly Witness[]): string | undefined {
  const promises = recorded.filter((one) => sameAddress(one, witness));
  return promises.flatMap(({ token, url }) => findPromiseUrls(decodeBase64(token), [url]))[0];
}

const fileSuffixes = { rfc3161: "tsr", opentimestamps: "ots" } as const satisfies Record<WitnessKind, string>;

/** Makes a file of each witness, numbered within its kind: `anchor-SHA256SUMS.tsr`, `anchor-SHA256SUMS.2.tsr`. */
function toWitnessFiles(witnesses: readonly Witness[]): Witnessed["files"] {
  const counts = new Map<WitnessKind, number>();
  return witnesses.map(({ kind, of, token }) => {
    const number = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, number);
    const name = number === 1 ? `${of}.${fileSuffixes[kind]}` : `${of}.${number}.${fileSuffixes[kind]}`;
    return { name, bytes: decodeBase64(token) };
  });
}
