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

/** Digests of the list that a witness is about, as 64 lowercase hex digits. */
export interface ListDigests {
  readonly sha256: string;
  readonly sha3_256?: string;
}

export interface CertificateHolder {
  readonly name: string;
  /** SHA-256 of the certificate, where that is at hand. */
  readonly fingerprint?: string;
}

/** What a token says, if it is about the list and rightly signed; else what is wrong, or why it cannot be checked. */
export type TokenCheck =
  | {
      readonly result: "right";
      readonly time: Date;
      readonly signer: CertificateHolder;
      readonly root: CertificateHolder;
      /** Whether the chain of certificates leads to a trusted root. */
      readonly isTrusted: boolean;
      /** The nonce of the query, in hex. */
      readonly nonce: string | undefined;
    }
  | { readonly result: "wrong" | "unknown"; readonly problem: string };

/** Largest response that is read, in bytes. */
export const maxTokenBytes = 65_536;

/**
 * Checks a TimeStampResp in DER: it was granted, is about the list, and holds the certificate of its signer, which was
 * valid at the stamp's time and is for time-stamps alone.
 * @param roots the certificates that are trusted
 * @returns `unknown` where its algorithms, or WebCrypto itself, cannot be used here
 */
export async function checkToken(
  response: Bytes,
  list: ListDigests,
  roots: readonly Certificate[] = [],
): Promise<TokenCheck> {
  try {
    if (response.length > maxTokenBytes) throw new RangeError("it is larger than 64 KiB");
    return await check(parseTimeStampResponse(response), list, roots);
  } catch (thrown) {
    if (!(thrown instanceof RangeError)) throw thrown;
    return { result: "wrong", problem: thrown.message };
  }
}

async function check(token: Token, list: ListDigests, roots: readonly Certificate[]): Promise<TokenCheck> {
  const { info, signer, certificates, digestAlgorithm } = token;
  const { imprint, time, nonce } = parseInfo(info);
  if (list[imprint.hash] !== imprint.digest) throw new RangeError("it is over other bytes");
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
  const signed = concatBytes(Uint8Array.of(tags.set), token.attributes.whole.subarray(1));
  const checked = await checkSignature({ signed, ...token.signature }, signer.key, hash);
  if (checked === "wrong") throw new RangeError("its signature is wrong");
  if (checked === "unknown")
    return { result: "unknown", problem: "its kind of signature is not one that is used here" };
  if (!isForTimeStamps(signer)) throw new RangeError("its signer's certificate is not for time-stamps alone");
  if (!isValidAt(signer, time)) throw new RangeError("its signer's certificate was not valid at that time");
  const others = certificates.filter((one) => one !== signer);
  const { root, rootName, isTrusted } = await followChain(signer, others, roots, time);
  const parties = {
    signer: await toCertificateHolder(signer),
    root: root === undefined ? { name: rootName } : await toCertificateHolder(root),
  };
  return { result: "right", time, ...parties, isTrusted, nonce };
}

const noBytes = new Uint8Array();

/** Whether the signed attributes name `certificate`, by its digest (RFC 5816 §2.2). */
async function isNamedBy({ whole }: Certificate, attributes: ReadonlyMap<string, Bytes>): Promise<boolean> {
  const [first, second] = [attributes.get(oids.signingCertificate), attributes.get(oids.signingCertificateV2)];
  const named = [
    ...(first === undefined ? [] : [parseCertificateId(first, "SHA-1")]),
    ...(second === undefined ? [] : [parseCertificateId(second, "SHA-256")]),
  ];
  const checks = named.map(async ({ hash, digest }) => hash && sameBytes(digest, await computeDigest(hash, whole)));
  return named.length > 0 && (await Promise.all(checks)).every((isSame) => isSame === true);
}

/** Parses the first certificate that an attribute names, which is the signer's (RFC 5035 §3, §4). */
function parseCertificateId(attribute: Bytes, defaultHash: "SHA-1" | "SHA-256") {
  const [list] = elementsOf(readElement(attribute, tags.sequence).content);
  const [first] = elementsOf(list?.content ?? noBytes);
  if (first === undefined) throw new RangeError("its signature names no certificate");
  return readSequence(first, ({ next, optional, rest }) => {
    const algorithm = optional(tags.sequence);
    const digest = next(tags.octetString).content;
    rest();
    return { hash: algorithm === undefined ? defaultHash : hashName(parseAlgorithm(algorithm)), digest };
  });
}

async function toCertificateHolder({ subjectName, whole }: Certificate): Promise<CertificateHolder> {
  return { name: subjectName, fingerprint: bytesToHex(await computeDigest("SHA-256", whole)) };
}

/**
 * Follows the chain from `signer` through the certificates that came with it.
 * @param roots the certificates that are trusted
 * @param time when each certificate has to be valid
 * @returns whether valid certificates lead to a root, and the certificate that ends the chain, if at hand
 * @throws RangeError when a certificate came with the others and is not of the chain, or was changed
 */
async function followChain(
  signer: Certificate,
  others: readonly Certificate[],
  roots: readonly Certificate[],
  time: Date,
) {
  const candidates = [...others, ...roots];
  // The certificates of the chain, with the number of authorities below each (-1: the signer); the loop adds more.
  const reached = new Map([[signer, -1]]);
  const trusted = new Set(isValidAt(signer, time) && !hasUnknownCritical(signer) ? [signer] : []);
  for (const [current, depth] of reached) {
    const issuers = candidates.filter(({ subject }) => subject === current.issuer);
    const checks = await Promise.all(issuers.map((issuer) => checkSignature(current.signed, issuer.key)));
    // A trusted root may have the issuer's name but another key. A certificate that came with the token must fit.
    const isForged = issuers.some((issuer, index) => checks[index] === "wrong" && others.includes(issuer));
    if (isForged && !checks.includes("right")) throw foreignCertificateError();
    for (const [index, issuer] of issuers.entries()) {
      if (checks[index] === "wrong") continue;
      const isLink = trusted.has(current) && checks[index] === "right" && isValidAt(issuer, time);
      const isRoot = isAmong(issuer, roots);
      if (isLink && (isRoot || mayIssue(issuer, depth + 1))) trusted.add(issuer);
      if (!reached.has(issuer)) reached.set(issuer, depth + 1);
    }
  }
  // A changed copy of a root: with another issuer's name, no check of a signature notices it.
  const isChangedRoot = ({ whole, signed: { signature } }: Certificate): boolean =>
    roots.some((root) => sameBytes(root.signed.signature, signature) && !sameBytes(root.whole, whole));
  if (others.some((one) => !reached.has(one) || isChangedRoot(one))) throw foreignCertificateError();
  const root = [...trusted].find((one) => isAmong(one, roots));
  const last = [...reached.keys()].at(-1) ?? signer;
  const isSelfIssued = last.issuer === last.subject;
  return {
    isTrusted: root !== undefined,
    root: root ?? (isSelfIssued ? last : undefined),
    rootName: root?.subjectName ?? last.issuerName,
  };
}

function isAmong({ whole }: Certificate, roots: readonly Certificate[]): boolean {
  return roots.some((root) => sameBytes(root.whole, whole));
}

function foreignCertificateError(): RangeError {
  return new RangeError("one of its certificates is not of the signer's chain");
}
