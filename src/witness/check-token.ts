/** Checks an authority's time-stamp (RFC 3161); no request is sent. */
import { bytesToHex, concatBytes } from "@noble/hashes/utils.js";

import { type Bytes, sameBytes, elementsOf, readElement, readSequence, tags, toOid } from "./der.ts";
import {
  type Certificate,
  checkSignature,
  computeDigest,
  hashName,
  hasUnknownCritical,
  isForTimeStamps,
  isValidAt,
  mayIssue,
  parseAlgorithm,
} from "./certificate.ts";
import { oids, parseAttributes, parseInfo, parseTimeStampResponse, type Token } from "./token.ts";

/** Digests of the checksum list that a time-stamp has to be about, as 64 lowercase hex digits. */
export interface ListDigests {
  readonly sha256: string;
  readonly sha3_256?: string;
}

export interface CertificateHolder {
  readonly name: string;
  /** SHA-256 of the certificate, where the certificate is at hand. */
  readonly fingerprint?: string;
}

/** What a token about the checksum list says; else what is wrong with the token, or why it cannot be checked. */
export type TokenCheck =
  | {
      readonly result: "right";
      /** By when the list existed: the stamp's time, and the error that its clock may have. */
      readonly time: Date;
      readonly signer: CertificateHolder;
      readonly root: CertificateHolder;
      /** Whether the chain of certificates leads to a trusted root. */
      readonly isTrusted: boolean;
      /** The nonce of the query, in hex. */
      readonly nonce: string | undefined;
    }
  | { readonly result: "wrong" | "unknown"; readonly problem: string };

/** Largest response of a time-stamp authority that is read, in bytes. */
export const maxTokenBytes = 65_536;

/**
 * Checks a TimeStampResp in DER: it was granted, is about the checksum list, and holds the certificate of its signer,
 * which was valid at the stamp's time and is for time-stamps alone.
 * @param roots the certificates that are trusted
 * @returns `unknown` where the token's algorithms, or WebCrypto itself, cannot be used here
 */
export async function checkToken(
  response: Bytes,
  digests: ListDigests,
  roots: readonly Certificate[] = [],
): Promise<TokenCheck> {
  try {
    if (response.length > maxTokenBytes) throw new RangeError("it is larger than 64 KiB");
    return await judgeToken(parseTimeStampResponse(response), digests, roots);
  } catch (thrown) {
    if (!(thrown instanceof RangeError)) throw thrown;
    return { result: "wrong", problem: thrown.message };
  }
}

async function judgeToken(token: Token, digests: ListDigests, roots: readonly Certificate[]): Promise<TokenCheck> {
  const { info, signer, certificates, digestAlgorithm } = token;
  const { imprint, time, latestTime, nonce } = parseInfo(info);
  if (digests[imprint.hash] !== imprint.digest) throw new RangeError("it is over other bytes");
  // Browsers give WebCrypto only to pages from https:, a file or this machine.
  if (!("subtle" in crypto))
    return { result: "unknown", problem: "this page was opened neither by https: nor from a file" };
  const hash = hashName(digestAlgorithm);
  if (hash === undefined) return { result: "unknown", problem: "its hash is not one that is used here" };
  const attributes = parseAttributes(token.attributes);
  const digest = readElement(attributes.get(oids.messageDigest) ?? noBytes, tags.octetString).content;
  if (!sameBytes(digest, await computeDigest(hash, info))) throw new RangeError("its time is not what was signed");
  if (toOid(readElement(attributes.get(oids.contentType) ?? noBytes, tags.oid)) !== oids.timeStampInfo) {
    throw new RangeError("its signature is not for a time-stamp");
  }
  if (!(await isNamedBy(signer, attributes))) throw new RangeError("its signature names another certificate");
  // The attributes were signed with the tag of a set; in the token they have another tag (RFC 5652 §5.4).
  const signedBytes = concatBytes(Uint8Array.of(tags.set), token.attributes.der.subarray(1));
  const result = await checkSignature({ signedBytes, ...token.signature }, signer.key, hash);
  if (result === "wrong") throw new RangeError("its signature is wrong");
  if (result === "unknown") return { result: "unknown", problem: "its kind of signature is not one that is used here" };
  if (!isForTimeStamps(signer)) throw new RangeError("its signer's certificate is not for time-stamps alone");
  if (!isValidAt(signer, time)) throw new RangeError("its signer's certificate was not valid at that time");
  const chainCerts = certificates.filter((one) => one !== signer);
  const { root, rootName, isTrusted } = await followChain(signer, chainCerts, roots, time);
  const parties = {
    signer: await toCertificateHolder(signer),
    root: root === undefined ? { name: rootName } : await toCertificateHolder(root),
  };
  return { result: "right", time: latestTime, ...parties, isTrusted, nonce };
}

const noBytes = new Uint8Array();

/** Whether the signed attributes name this certificate, by its digest (RFC 5816 §2.2). */
async function isNamedBy({ der }: Certificate, attributes: ReadonlyMap<string, Bytes>): Promise<boolean> {
  const [v1, v2] = [attributes.get(oids.signingCertificate), attributes.get(oids.signingCertificateV2)];
  const certIds = [
    ...(v1 === undefined ? [] : [parseCertificateId(v1, "SHA-1")]),
    ...(v2 === undefined ? [] : [parseCertificateId(v2, "SHA-256")]),
  ];
  const checks = certIds.map(async ({ hash, digest }) => hash && sameBytes(digest, await computeDigest(hash, der)));
  return certIds.length > 0 && (await Promise.all(checks)).every((isSame) => isSame === true);
}

/** Parses the first certificate that an attribute names, which is the signer's (RFC 5035 §3, §4). */
function parseCertificateId(attribute: Bytes, defaultHash: "SHA-1" | "SHA-256") {
  const [idElements] = elementsOf(readElement(attribute, tags.sequence).content);
  const [firstId] = elementsOf(idElements?.content ?? noBytes);
  if (firstId === undefined) throw new RangeError("its signature names no certificate");
  return readSequence(firstId, ({ next, optional, rest }) => {
    const algorithm = optional(tags.sequence);
    const digest = next(tags.octetString).content;
    rest();
    return { hash: algorithm === undefined ? defaultHash : hashName(parseAlgorithm(algorithm)), digest };
  });
}

async function toCertificateHolder({ subjectName, der }: Certificate): Promise<CertificateHolder> {
  return { name: subjectName, fingerprint: bytesToHex(await computeDigest("SHA-256", der)) };
}

/**
 * Follows the chain from `signer` through the certificates that came with the token, `chainCerts`.
 * @param roots the certificates that are trusted
 * @param time when each certificate has to be valid
 * @returns whether valid certificates lead to a trusted root, and the certificate that ends the chain, if at hand
 * @throws RangeError when one of `chainCerts` is not of the chain, or was changed
 */
async function followChain(
  signer: Certificate,
  chainCerts: readonly Certificate[],
  roots: readonly Certificate[],
  time: Date,
) {
  const candidates = [...chainCerts, ...roots];
  // The certificates of the chain, with the number of authorities below each (-1: the signer); the loop adds more.
  const depthByCert = new Map([[signer, -1]]);
  const trustedLinks = new Set(isValidAt(signer, time) && !hasUnknownCritical(signer) ? [signer] : []);
  for (const [current, depth] of depthByCert) {
    const issuers = candidates.filter(({ subject }) => subject === current.issuer);
    const results = await Promise.all(issuers.map((issuer) => checkSignature(current.signed, issuer.key)));
    // A root may have the issuer's name but another key; an issuer that came with the token must have the right key.
    const isForged = issuers.some((issuer, index) => results[index] === "wrong" && chainCerts.includes(issuer));
    if (isForged && !results.includes("right")) throw foreignCertificateError();
    for (const [index, issuer] of issuers.entries()) {
      if (results[index] === "wrong") continue;
      const isLink = trustedLinks.has(current) && results[index] === "right" && isValidAt(issuer, time);
      const isRoot = isAmong(issuer, roots);
      if (isLink && (isRoot || mayIssue(issuer, depth + 1))) trustedLinks.add(issuer);
      if (!depthByCert.has(issuer)) depthByCert.set(issuer, depth + 1);
    }
  }
  // The token may have a changed copy of a root. If its issuer's name was changed, no check of a signature notices it.
  const isChangedRoot = ({ der, signed: { signature } }: Certificate): boolean =>
    roots.some((root) => sameBytes(root.signed.signature, signature) && !sameBytes(root.der, der));
  if (chainCerts.some((one) => !depthByCert.has(one) || isChangedRoot(one))) throw foreignCertificateError();
  const root = [...trustedLinks].find((one) => isAmong(one, roots));
  // Only a certificate that confirms the signer may be shown as the root: forged ones can name any authority's root.
  const lastCert = [...trustedLinks].at(-1) ?? signer;
  const isSelfIssued = lastCert.issuer === lastCert.subject;
  return {
    isTrusted: root !== undefined,
    root: root ?? (isSelfIssued ? lastCert : undefined),
    rootName: root?.subjectName ?? lastCert.issuerName,
  };
}

function isAmong({ der }: Certificate, roots: readonly Certificate[]): boolean {
  return roots.some((root) => sameBytes(root.der, der));
}

function foreignCertificateError(): RangeError {
  return new RangeError("one of its certificates is not of the signer's chain");
}
