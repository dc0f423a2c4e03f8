/**
 * Asks a time-stamp authority (RFC 3161 §2.4.1) to sign a digest, or a calendar of OpenTimestamps to promise a Bitcoin
 * block for it; later asks the calendar for the path to that block. Requests hold a digest, and no API key.
 */
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";

import { backoffMs, networkReasonOf, type WebClient } from "../api/downloads.ts";
import { AnchorError, toAnchorError } from "../core/errors.ts";
import { readAtMost } from "../core/json.ts";
import { plainText, textLimits } from "../core/text.ts";
import type { Clock } from "../host/host.ts";
import { checkToken, maxTokenBytes } from "./check-token.ts";
import { type Bytes, tags } from "./der.ts";
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

export interface WitnessAccess {
  readonly web: Pick<WebClient, "get" | "post">;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** The limit of one attempt, in milliseconds. */
  readonly timeoutMs: number;
}

/** The user is warned if a witness's clock differs from this machine's by more than this, in milliseconds. */
const maxClockDifferenceMs = 300_000;

/**
 * Has an authority sign the SHA-256 `digest`; returns its checked response byte for byte.
 * @throws AnchorError `WITNESS_UNAVAILABLE` or `WITNESS_INVALID`
 */
export async function askAuthority(
  url: string,
  digest: Bytes,
  access: WitnessAccess,
): Promise<{ readonly response: Bytes; readonly warnings: readonly AnchorError[] }> {
  const nonce = createNonce();
  const headers = { "content-type": "application/timestamp-query", accept: "application/timestamp-reply" };
  const answerForm = ["time-stamp reply", ([tag]: Bytes) => tag === tags.sequence] as const;
  // A query in DER, of version 1, about a SHA-256; it asks for the signer's certificate. All its lengths are constant.
  const imprint = `3031300d060960864801650304020105000420${bytesToHex(digest)}`;
  const body = new Uint8Array(hexToBytes(`3044020101${imprint}0209${bytesToHex(nonce)}0101ff`));
  const question = { url, headers, body, maxBytes: maxTokenBytes, answerForm, attempts: 3 };
  const response = (await askWitness(access, question)) ?? new Uint8Array();
  const time = await parseWitnessAnswer(url, async () => {
    const tokenCheck = await checkToken(response, { sha256: bytesToHex(digest) });
    if (tokenCheck.result !== "right") throw new RangeError(tokenCheck.problem);
    if (tokenCheck.nonce !== bytesToHex(nonce)) throw new RangeError("it answers another query");
    return tokenCheck.time;
  });
  const now = access.clock.today();
  if (Math.abs(time.getTime() - now.getTime()) <= maxClockDifferenceMs) return { response, warnings: [] };
  const message = `The witness ${url} says that it is ${time.toISOString()}, and this machine's clock says ${now.toISOString()}.`;
  return { response, warnings: [new AnchorError("WITNESS_CLOCK", message)] };
}

/** Returns a DER integer with 63 random bits, whose highest bit is set, behind a zero byte that keeps it positive. */
function createNonce(): Bytes {
  const nonce = crypto.getRandomValues(new Uint8Array(9));
  nonce[0] = 0;
  // This sets the first bit of the number: DER allows the zero byte only before a set bit.
  nonce[1] = (nonce[1] ?? 0) | 0x80;
  return nonce;
}

/** The public calendars. Each is asked about its own promises in a proof, whoever made the proof (docs/security.md). */
export const publicCalendars: readonly string[] = [
  "https://alice.btc.calendar.opentimestamps.org",
  "https://bob.btc.calendar.opentimestamps.org",
  "https://finney.calendar.eternitywall.com",
  "https://btc.calendar.catallaxy.com",
];

const acceptOts = { accept: "application/vnd.opentimestamps.v1" } as const;
/** The form of a calendar's answer; `maxBytes` is the limit of the OpenTimestamps client. */
const otsAnswer = { maxBytes: 10_000, answerForm: ["proof of OpenTimestamps", mayBeTimestamp] } as const;
/** The most promises of a proof that are asked about: a calendar makes one, but a forged proof may have hundreds. */
const maxPromises = 4;

/**
 * Has a calendar promise to put `digest` into a Bitcoin block.
 * @throws AnchorError `WITNESS_UNAVAILABLE` or `WITNESS_INVALID`
 */
export async function askCalendar(url: string, digest: Bytes, access: WitnessAccess): Promise<Timestamp> {
  const { hidden, unhide } = hideDigest(digest, crypto.getRandomValues(new Uint8Array(16)));
  const headers = { ...acceptOts, "content-type": "application/x-www-form-urlencoded" };
  const question = { url: joinUrl(url, "digest"), headers, body: hidden, ...otsAnswer, attempts: 3 };
  const answer = (await askWitness(access, question)) ?? new Uint8Array();
  return parseWitnessAnswer(url, () => {
    const timestamp = parseTimestamp(answer, hidden);
    if (leavesOf(timestamp).length === 0) throw new RangeError("it promises nothing that is known here");
    return unhide(timestamp);
  });
}

/**
 * Asks once about each of the first {@link maxPromises} promises of a proof. `proof` is `undefined` unless it now leads
 * to a block. Only public calendars and those at `ownUrls` are asked: a stranger's proof may name any address.
 */
export async function upgradeProof(
  file: Bytes,
  ownUrls: readonly string[],
  access: WitnessAccess,
): Promise<{ readonly proof: Timestamp | undefined; readonly warnings: readonly AnchorError[] }> {
  const proof = parseProofFile(file);
  const leaves = leavesOf(proof);
  // A proof that leads to a block cannot become better, so nobody is asked.
  if (leaves.some(isInBlock)) return { proof: undefined, warnings: [] };
  const promises = findPromises(leaves, ownUrls);
  const paths = new Map<Timestamp, Timestamp>();
  const warnings: AnchorError[] = [];
  await Promise.all(
    promises.slice(0, maxPromises).map(async ({ timestamp, url }) => {
      try {
        const blockPath = await askForBlock(url, timestamp.message, access);
        if (blockPath !== undefined) paths.set(timestamp, blockPath);
      } catch (thrown) {
        warnings.push(toAnchorError(thrown));
      }
    }),
  );
  return { proof: paths.size === 0 ? undefined : replacePromises(proof, paths), warnings };
}

/**
 * Returns the promises whose calendars may be asked, each with the URL where its calendar serves the path to a block.
 * Besides the public calendars, those at the addresses `ownUrls` may be asked.
 */
function findPromises(leaves: readonly Leaf[], ownUrls: readonly string[]) {
  const allowedUrls = new Set([...ownUrls, ...publicCalendars].map((url) => joinUrl(url, "")));
  return leaves.flatMap(({ timestamp, attestation }) =>
    attestation.kind === "pending" && allowedUrls.has(joinUrl(attestation.uri, ""))
      ? [{ timestamp, url: joinUrl(attestation.uri, `timestamp/${bytesToHex(timestamp.message)}`) }]
      : [],
  );
}

/** Returns the URLs at which {@link upgradeProof} may ask calendars about the promises of a proof. */
export function findPromiseUrls(file: Bytes, ownUrls: readonly string[]): readonly string[] {
  return findPromises(leavesOf(parseProofFile(file)), ownUrls).map(({ url }) => url);
}

function isInBlock({ attestation }: Leaf): boolean {
  return attestation.kind === "bitcoin";
}

async function askForBlock(url: string, message: Bytes, access: WitnessAccess): Promise<Timestamp | undefined> {
  const answer = await askWitness(access, { url, headers: acceptOts, ...otsAnswer, attempts: 1 });
  if (answer === undefined) return undefined;
  const timestamp = await parseWitnessAnswer(url, () => parseTimestamp(answer, message));
  return leavesOf(timestamp).some(isInBlock) ? timestamp : undefined;
}

function joinUrl(base: string, path: string): string {
  return `${base.replace(/\/+$/, "")}/${path}`;
}

interface WitnessQuestion {
  /** The witness's address, as the input or the proof states it. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** What is sent by POST. A question without a body is sent by GET. */
  readonly body?: Uint8Array;
  /** Largest answer, in bytes. */
  readonly maxBytes: number;
  /** What an answer is called, and whether bytes may be one: those of a proxy's error page begin differently. */
  readonly answerForm: readonly [name: string, isLikely: (bytes: Bytes) => boolean];
  readonly attempts: number;
}

const transientStatuses: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504]);

/**
 * Asks a witness, again up to `attempts` times after a failure that may pass: a repeated request does no harm.
 * @returns the bytes of an answer with status 200, of a POST also 201; `undefined` where a GET was answered with 404
 * @throws AnchorError `WITNESS_UNAVAILABLE`, or `WITNESS_INVALID` for an answer that is too large
 */
async function askWitness(access: WitnessAccess, question: WitnessQuestion): Promise<Bytes | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await attemptRequest(access, question);
    if (answer instanceof Uint8Array) return answer;
    if (answer.status === 404 && question.body === undefined) return undefined;
    if (!answer.isTransient || attempt >= question.attempts) {
      const message = `The witness ${question.url} gave no usable answer: ${answer.reason}.`;
      throw new AnchorError("WITNESS_UNAVAILABLE", message, { cause: answer.cause });
    }
    await access.clock.wait(backoffMs(attempt, access.clock.random()), access.signal);
  }
}

interface WitnessRefusal {
  readonly status?: number;
  readonly reason: string;
  /** Another attempt may succeed. */
  readonly isTransient: boolean;
  readonly cause?: unknown;
}

async function attemptRequest(
  { web, signal, timeoutMs }: WitnessAccess,
  question: WitnessQuestion,
): Promise<Bytes | WitnessRefusal> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const stop = AbortSignal.any([signal, timeout]);
  const { url, headers, body, maxBytes } = question;
  const [formName, isLikely] = question.answerForm;
  try {
    const address = new URL(url);
    const answer = await (body === undefined
      ? web.get(address, headers, stop)
      : web.post(address, headers, body, stop));
    const { status } = answer;
    try {
      // RFC 3161 §3.4 names no status, and some public authorities answer 201, as they have created a time-stamp.
      if (status === 200 || (status === 201 && body !== undefined)) {
        const toError = () => invalidError(url, `it is larger than ${maxBytes} bytes`);
        const bytes = await readAtMost(answer.body, maxBytes, toError);
        if (isLikely(bytes)) return bytes;
        const type = plainText(answer.headers["content-type"] ?? "no stated type", textLimits.word);
        throw invalidError(url, `it is no ${formName}, but ${bytes.length} bytes of ${type} (status ${status})`);
      }
    } finally {
      answer.body.destroy();
    }
    const reason = `it answered ${status}${status >= 300 && status < 400 ? ", a redirect" : ""}`;
    return { status, isTransient: transientStatuses.has(status), reason };
  } catch (cause) {
    if (cause instanceof AnchorError) throw cause;
    if (signal.aborted) return { reason: "the run was cancelled", isTransient: false, cause };
    // After a timeout no other attempt is made: a run waits for a witness up to the limit only once.
    if (timeout.aborted)
      return { reason: `no complete answer came within ${timeoutMs / 1000} s`, isTransient: false, cause };
    return { reason: networkReasonOf(cause), isTransient: true, cause };
  }
}

/** Makes the error of an answer that is not saved; `why` completes the error's sentence. */
function invalidError(url: string, why: string): AnchorError {
  return new AnchorError("WITNESS_INVALID", `The answer of the witness ${url} was not saved: ${why}.`);
}

/** Returns what `parse` makes of a witness's answer; its RangeError becomes an AnchorError `WITNESS_INVALID`. */
async function parseWitnessAnswer<Value>(url: string, parse: () => Value | Promise<Value>): Promise<Value> {
  try {
    return await parse();
  } catch (thrown) {
    throw thrown instanceof RangeError ? invalidError(url, thrown.message) : toAnchorError(thrown);
  }
}
