/** Asks a time-stamp authority (RFC 3161 §2.4.1). */
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";

import { AnchorError } from "../core/errors.ts";
import { type Asking, askWitness, readAnswer } from "./ask.ts";
import type { Bytes } from "./bytes.ts";
import { checkToken, maxTokenBytes } from "./check-token.ts";
import { tags } from "./der.ts";

const maxClockDifferenceMs = 300_000;

/**
 * Has the authority at `url` sign the SHA-256 `digest`.
 *
 * @returns its response, byte for byte, once it was checked
 * @throws AnchorError `WITNESS_UNAVAILABLE` or `WITNESS_INVALID`
 */
export async function askAuthority(
  url: string,
  digest: Bytes,
  asking: Asking,
): Promise<{ readonly response: Bytes; readonly warnings: readonly AnchorError[] }> {
  const nonce = createNonce();
  const headers = { "content-type": "application/timestamp-query", accept: "application/timestamp-reply" };
  const answer = ["time-stamp reply", ([tag]: Bytes) => tag === tags.sequence] as const;
  const question = { url, headers, body: toQuery(digest, nonce), most: maxTokenBytes, answer, attempts: 3 };
  const response = (await askWitness(asking, question)) ?? new Uint8Array();
  const time = await readAnswer(url, async () => {
    const checked = await checkToken(response, { sha256: bytesToHex(digest) });
    if (checked.is !== "right") throw new RangeError(checked.problem);
    if (checked.nonce !== bytesToHex(nonce)) throw new RangeError("it answers another query");
    return checked.time;
  });
  return { response, warnings: compareClocks(url, time, asking.clock.today()) };
}

/** Returns a random number of 64 bits, with the zero before it that keeps it positive. */
function createNonce(): Bytes {
  const nonce = crypto.getRandomValues(new Uint8Array(9));
  nonce[0] = 0;
  // DER has no needless zeros: the first bit is set, so that the one before is needed.
  nonce[1] = (nonce[1] ?? 0) | 0x80;
  return nonce;
}

/** A query of version 1 about a SHA-256 that asks for the signer's certificate: none of its lengths ever changes. */
function toQuery(digest: Bytes, nonce: Bytes): Bytes {
  const imprint = `3031300d060960864801650304020105000420${bytesToHex(digest)}`;
  return new Uint8Array(hexToBytes(`3044020101${imprint}0209${bytesToHex(nonce)}0101ff`));
}

function compareClocks(url: string, time: Date, now: Date): readonly AnchorError[] {
  if (Math.abs(time.getTime() - now.getTime()) <= maxClockDifferenceMs) return [];
  const account = `The witness ${url} says that it is ${time.toISOString()}, and this machine's clock says ${now.toISOString()}.`;
  return [new AnchorError("WITNESS_CLOCK", account)];
}
