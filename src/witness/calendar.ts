/** Asks a calendar of OpenTimestamps to promise a Bitcoin block for a digest, and later for the path to that block. */
import { bytesToHex } from "@noble/hashes/utils.js";

import { type AnchorError, toAnchorError } from "../core/errors.ts";
import { type WitnessAccess, askWitness, parseWitnessAnswer } from "./authority.ts";
import type { Bytes } from "./der.ts";
import {
  type Leaf,
  leavesOf,
  mayBeTimestamp,
  parseProofFile,
  parseTimestamp,
  replacePromises,
  type Timestamp,
  hideDigest,
} from "./ots.ts";

/** The public calendars. Each is asked about its own promises in a proof, whoever made the proof (docs/security.md). */
export const publicCalendars: readonly string[] = [
  "https://alice.btc.calendar.opentimestamps.org",
  "https://bob.btc.calendar.opentimestamps.org",
  "https://finney.calendar.eternitywall.com",
  "https://btc.calendar.catallaxy.com",
];

const accepted = { accept: "application/vnd.opentimestamps.v1" } as const;
/** What an answer has to be; `maxBytes` is the limit of the OpenTimestamps client. */
const expected = { maxBytes: 10_000, answerForm: ["proof of OpenTimestamps", mayBeTimestamp] } as const;
/** The most promises of a proof that are asked about: a calendar makes one, but a forged proof may have hundreds. */
const maxPromises = 4;

/**
 * Has a calendar promise to put `digest` into a Bitcoin block.
 * @throws AnchorError `WITNESS_UNAVAILABLE` or `WITNESS_INVALID`
 */
export async function askCalendar(url: string, digest: Bytes, access: WitnessAccess): Promise<Timestamp> {
  const { hidden, lead } = hideDigest(digest, crypto.getRandomValues(new Uint8Array(16)));
  const headers = { ...accepted, "content-type": "application/x-www-form-urlencoded" };
  const question = { url: joinUrl(url, "digest"), headers, body: hidden, ...expected, attempts: 3 };
  const answer = (await askWitness(access, question)) ?? new Uint8Array();
  return parseWitnessAnswer(url, () => {
    const timestamp = parseTimestamp(answer, hidden);
    if (leavesOf(timestamp).length === 0) throw new RangeError("it promises nothing that is known here");
    return lead(timestamp);
  });
}

/**
 * Asks once about each promise of a proof; returns the proof, if it now leads to a block. Only public calendars and
 * those of the user at the addresses `own` are asked: a stranger's proof may name any address.
 */
export async function upgradeProof(
  file: Bytes,
  own: readonly string[],
  access: WitnessAccess,
): Promise<{ readonly proof: Timestamp | undefined; readonly warnings: readonly AnchorError[] }> {
  const proof = parseProofFile(file);
  const leaves = leavesOf(proof);
  // A proof that leads to a block cannot become better.
  if (leaves.some(isInBlock)) return { proof: undefined, warnings: [] };
  const promises = findPromises(leaves, own);
  const found = new Map<Timestamp, Timestamp>();
  const warnings: AnchorError[] = [];
  await Promise.all(
    promises.slice(0, maxPromises).map(async ({ timestamp, url }) => {
      try {
        const upgraded = await askForBlock(url, timestamp.message, access);
        if (upgraded !== undefined) found.set(timestamp, upgraded);
      } catch (thrown) {
        warnings.push(toAnchorError(thrown));
      }
    }),
  );
  return { proof: found.size === 0 ? undefined : replacePromises(proof, found), warnings };
}

/**
 * Returns the promises whose calendars may be asked, each with the URL where its calendar serves the path to a block.
 * Besides the public calendars, those at the addresses `own` may be asked.
 */
function findPromises(leaves: readonly Leaf[], own: readonly string[]) {
  const allowed = new Set([...own, ...publicCalendars].map((url) => joinUrl(url, "")));
  return leaves.flatMap(({ timestamp, attestation }) =>
    attestation.kind === "pending" && allowed.has(joinUrl(attestation.uri, ""))
      ? [{ timestamp, url: joinUrl(attestation.uri, `timestamp/${bytesToHex(timestamp.message)}`) }]
      : [],
  );
}

/** Returns the URLs at which {@link upgradeProof} may ask calendars about the promises of a proof. */
export function findPromiseUrls(file: Bytes, own: readonly string[]): readonly string[] {
  return findPromises(leavesOf(parseProofFile(file)), own).map(({ url }) => url);
}

function isInBlock({ attestation }: Leaf): boolean {
  return attestation.kind === "bitcoin";
}

async function askForBlock(url: string, message: Bytes, access: WitnessAccess): Promise<Timestamp | undefined> {
  const answer = await askWitness(access, { url, headers: accepted, ...expected, attempts: 1 });
  if (answer === undefined) return undefined;
  const timestamp = await parseWitnessAnswer(url, () => parseTimestamp(answer, message));
  return leavesOf(timestamp).some(isInBlock) ? timestamp : undefined;
}

function joinUrl(base: string, path: string): string {
  return `${base.replace(/\/+$/, "")}/${path}`;
}
