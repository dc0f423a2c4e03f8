/** Parses an authority's answer: a TimeStampResp (RFC 3161) with signed data in it (RFC 5652). */
import { bytesToHex } from "@noble/hashes/utils.js";

import type { Bytes, Element } from "./der.ts";
import { contextTag, elementsOf, readByOid, readElement, readSequence, tags, toNumber, toOid, toTime } from "./der.ts";
import {
  type Algorithm,
  type Certificate,
  hashName,
  parseAlgorithm,
  parseCertificate,
  parseExtensions,
  subjectKeyIdOf,
} from "./certificate.ts";

/** The most certificates that a token may hold: every certificate is compared with every other. */
const maxCertificates = 16;

export const oids = {
  signedData: "1.2.840.113549.1.7.2",
  timeStampInfo: "1.2.840.113549.1.9.16.1.4",
  contentType: "1.2.840.113549.1.9.3",
  messageDigest: "1.2.840.113549.1.9.4",
  signingCertificate: "1.2.840.113549.1.9.16.2.12",
  signingCertificateV2: "1.2.840.113549.1.9.16.2.47",
} as const;

/** A parsed token; nothing of it is checked yet. */
export type Token = Readonly<ReturnType<typeof parseTimeStampResponse>>;

/** Parses a TimeStampResp; throws RangeError, also where the token was not granted. */
export function parseTimeStampResponse(response: Bytes) {
  const [content, ...extra] = readSequence(readElement(response, tags.sequence), ({ next, rest }) => {
    readSequence(next(), ({ next: nextPart, optional }) => {
      const status = toNumber(nextPart());
      // Status 1, `grantedWithMods`, means that the authority did something else than it was asked for.
      if (status !== 0) throw new RangeError(`the authority did not grant it (status ${status})`);
      const texts = elementsOf(optional(tags.sequence)?.content ?? new Uint8Array());
      if (texts.some(({ tag }) => tag !== tags.utf8String)) throw new RangeError("it has another form than it should");
    });
    return rest();
  });
  if (content === undefined || extra.length > 0) throw new RangeError("it holds no token");
  const signedData = readSequence(content, ({ next }) => {
    if (toOid(next(tags.oid)) !== oids.signedData) throw new RangeError("it holds no signed token");
    return readElement(next(contextTag(0)).content, tags.sequence);
  });
  return readSequence(signedData, ({ next, optional }) => {
    // With a TSTInfo as content, only version 3 is right (RFC 5652 §5.1).
    if (toNumber(next()) !== 3) throw new RangeError("its token is of another version");
    const digestAlgorithms = elementsOf(next(tags.set).content).map(parseAlgorithm);
    const info = readSequence(next(), (fields) => {
      if (toOid(fields.next()) !== oids.timeStampInfo) throw new RangeError("it holds no time-stamp");
      return readElement(fields.next(contextTag(0)).content, tags.octetString).content;
    });
    const elements = elementsOf(optional(contextTag(0))?.content ?? new Uint8Array());
    if (elements.length > maxCertificates) throw new RangeError("it has too many certificates");
    const certificates = elements.map(({ der }) => parseCertificate(der));
    // Skips revocation lists, which some authorities add.
    optional(contextTag(1));
    const signerInfo = readElement(next(tags.set).content, tags.sequence);
    /** `info` is what was signed, a TSTInfo in DER. */
    return { info, ...parseSigner(signerInfo, certificates, digestAlgorithms) };
  });
}

function parseSigner(element: Element, certificates: readonly Certificate[], digestAlgorithms: readonly Algorithm[]) {
  return readSequence(element, ({ next, optional }) => {
    const version = toNumber(next());
    const signerId = next();
    const signer = certificates.find((one) => isSigner(one, signerId, version));
    if (signer === undefined) throw new RangeError("its signer's certificate is not in it");
    const digestAlgorithm = parseAlgorithm(next());
    // Parameters are not compared: for the same algorithm they may be left out or be `NULL`.
    const isSame = (one: Algorithm): boolean =>
      one.oid === digestAlgorithm.oid && hashName(one) === hashName(digestAlgorithm);
    if (digestAlgorithms.length !== 1 || !digestAlgorithms.every(isSame))
      throw new RangeError("it names another hash beside its signature");
    const attributes = next(contextTag(0));
    const algorithm = parseAlgorithm(next());
    const signature = next(tags.octetString).content;
    // Skips unsigned attributes, which prove nothing.
    optional(contextTag(1));
    return { certificates, signer, digestAlgorithm, attributes, signature: { algorithm, signature } };
  });
}

/** Whether a certificate is the signer's: by issuer and number in version 1, by key in version 3 (RFC 5652 §5.3). */
function isSigner(certificate: Certificate, signerId: Element, version: number): boolean {
  if (version === 3 && signerId.tag === 0x80) return bytesToHex(signerId.content) === subjectKeyIdOf(certificate);
  if (version !== 1) throw new RangeError("its signer is of another version");
  return readSequence(signerId, ({ next }) => {
    const [issuer, serial] = [next(tags.sequence).der, next(tags.integer).content];
    return bytesToHex(issuer) === certificate.issuer && bytesToHex(serial) === certificate.serial;
  });
}

/** Parses the signed attributes, each of which has one value. */
export function parseAttributes(attributes: Element): ReadonlyMap<string, Bytes> {
  return readByOid(attributes.content, ({ next }) => next(tags.set).content);
}

const imprintHashes: Readonly<Record<string, "sha256" | "sha3_256">> = {
  "2.16.840.1.101.3.4.2.1": "sha256",
  "2.16.840.1.101.3.4.2.8": "sha3_256",
};

/** Parses a TSTInfo (RFC 3161 §2.4.2); the nonce of the query is in hex. Throws RangeError. */
export function parseInfo(info: Bytes) {
  return readSequence(readElement(info, tags.sequence), ({ next, optional }) => {
    if (toNumber(next()) !== 1) throw new RangeError("its time-stamp is of another version");
    next(tags.oid);
    const [algorithm, digest] = readSequence(next(), (imprint) => [
      parseAlgorithm(imprint.next()),
      bytesToHex(imprint.next(tags.octetString).content),
    ]);
    const hash = imprintHashes[algorithm.oid];
    if (hash === undefined) throw new RangeError("it is over another kind of digest");
    next(tags.integer);
    const time = toTime(next(tags.generalizedTime));
    const accuracy = optional(tags.sequence);
    /** The latest time at which the token can have been made. */
    const latestTime = new Date(time.getTime() + (accuracy === undefined ? 0 : toAccuracyMs(accuracy)));
    optional(tags.boolean);
    const nonce = optional(tags.integer);
    optional(contextTag(0));
    const extensions = [...parseExtensions(optional(contextTag(1))?.content).values()];
    if (extensions.some(({ isCritical }) => isCritical))
      throw new RangeError("it has a condition that is not known here");
    return { imprint: { hash, digest }, time, latestTime, nonce: nonce && bytesToHex(nonce.content) };
  });
}

/** Returns by how many milliseconds a time may differ from the right one (RFC 3161 §2.4.2); throws RangeError. */
function toAccuracyMs(accuracy: Element): number {
  return readSequence(accuracy, ({ optional }) => {
    const parts = [optional(tags.integer), optional(0x80), optional(0x81)];
    const [seconds = 0, millis = 0, micros = 0] = parts.map((part) => part && toNumber({ ...part, tag: tags.integer }));
    return Math.ceil(seconds * 1000 + millis + micros / 1000);
  });
}
