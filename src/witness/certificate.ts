/** Certificates (RFC 5280), as far as a time-stamp needs them, and signatures, by WebCrypto of Node and browsers. */
import { bytesToHex, concatBytes } from "@noble/hashes/utils.js";

import { type Bytes, contextTag, type Element, elementsOf, readByOid, readElement, readSequence, tags } from "./der.ts";
import { decodeBase64, decodeLatin1, sameBytes, toBitStringBytes, toDigits, toNumber, toOid, toTime } from "./der.ts";

/** A parsed certificate; `issuer` and `subject` are the bytes of the names in hex, which are compared. */
export type Certificate = Readonly<ReturnType<typeof parseCertificate>>;

/** Parses one certificate; throws RangeError. */
export function parseCertificate(der: Bytes) {
  const [body, algorithm, signature] = readSequence(readElement(der, tags.sequence), ({ next }) => [
    next(tags.sequence),
    next(tags.sequence),
    toBitStringBytes(next(tags.bitString)),
  ]);
  return readSequence(body, ({ next, optional, rest }) => {
    const version = optional(contextTag(0));
    const serial = bytesToHex(next(tags.integer).content);
    // The signed part must name the same algorithm as the unsigned part (RFC 5280 §4.1.1.2).
    if (!sameBytes(next().der, algorithm.der)) throw new RangeError("a certificate names two algorithms");
    const issuer = next(tags.sequence);
    const [notBefore, notAfter] = readSequence(next(), (dates) => [toTime(dates.next()), toTime(dates.next())]);
    const subject = next(tags.sequence);
    const key = next(tags.sequence).der;
    const extensions = rest().find(({ tag }) => tag === contextTag(3));
    const signed: SignedData = { signedBytes: body.der, signature, algorithm: parseAlgorithm(algorithm) };
    return {
      der,
      serial,
      issuer: bytesToHex(issuer.der),
      subject: bytesToHex(subject.der),
      issuerName: toName(issuer),
      subjectName: toName(subject),
      notBefore,
      notAfter,
      /** The SubjectPublicKeyInfo, in DER. */
      key,
      extensions: parseExtensions(version && extensions && readElement(extensions.content, tags.sequence).content),
      signed,
    };
  });
}

/** Parses the extensions by their identifiers; throws RangeError. */
export function parseExtensions(content: Bytes = new Uint8Array()) {
  return readByOid(content, ({ next, optional }) => ({
    isCritical: optional(tags.boolean)?.content[0] === 0xff,
    value: next(tags.octetString).content,
  }));
}

/** Returns a name for people: the last common name, else the organisation, else all parts. */
function toName(name: Element): string {
  const parts = elementsOf(name.content).flatMap((set) => elementsOf(set.content));
  const namedTexts = parts.map((part) =>
    readSequence(part, ({ next }) => [toOid(next(tags.oid)), toNameText(next())] as const),
  );
  const findPart = (id: string) => namedTexts.findLast(([oid]) => oid === id)?.[1];
  return findPart("2.5.4.3") ?? findPart("2.5.4.10") ?? namedTexts.map(([, text]) => text).join(", ");
}

function toNameText({ tag, content }: Element): string {
  if (tag === tags.utf8String) return new TextDecoder().decode(content);
  // A BMPString has two bytes a character; other kinds of text have one.
  return tag === 0x1e ? new TextDecoder("utf-16be").decode(content) : decodeLatin1(content);
}

export function isValidAt({ notBefore, notAfter }: Certificate, time: Date): boolean {
  return notBefore <= time && time <= notAfter;
}

/** Parses the certificates of a PEM file, ignoring text between them; throws RangeError when there are none. */
export function parsePem(text: string): readonly Certificate[] {
  const blocks = [...text.matchAll(/-----BEGIN CERTIFICATE-----([A-Za-z0-9+/=\s]*)-----END CERTIFICATE-----/g)];
  if (blocks.length === 0) throw new RangeError("it holds no certificate in PEM");
  return blocks.map(([, base64 = ""]) => parseCertificate(decodeBase64(base64.replaceAll(/\s/g, ""))));
}

const extensionIds = {
  subjectKeyId: "2.5.29.14",
  keyUsage: "2.5.29.15",
  basicConstraints: "2.5.29.19",
  policies: "2.5.29.32",
  extendedKeyUsage: "2.5.29.37",
} as const;
const timeStampingId = "1.3.6.1.5.5.7.3.8";
const anyPurposeId = "2.5.29.37.0";
const knownExtensions: ReadonlySet<string> = new Set(Object.values(extensionIds));

/** Whether a critical extension is not known here: the certificate must then be refused (RFC 5280 §4.2). */
export function hasUnknownCritical({ extensions }: Certificate): boolean {
  return [...extensions].some(([oid, { isCritical }]) => isCritical && !knownExtensions.has(oid));
}

/** Returns the 16 bits of the key usage, its bit 0 highest (RFC 5280 §4.2.1.3); `undefined` allows any use. */
function keyUsageOf({ extensions }: Certificate): number | undefined {
  const usage = extensions.get(extensionIds.keyUsage);
  if (usage === undefined) return undefined;
  const [, high = 0, low = 0] = readElement(usage.value, tags.bitString).content;
  return high * 256 + low;
}

function purposesOf({ extensions }: Certificate): readonly string[] | undefined {
  const extension = extensions.get(extensionIds.extendedKeyUsage);
  return extension && readSequence(readElement(extension.value, tags.sequence), ({ rest }) => rest().map(toOid));
}

/** Returns the subject key identifier, in hex. */
export function subjectKeyIdOf({ extensions }: Certificate): string | undefined {
  const id = extensions.get(extensionIds.subjectKeyId);
  return id && bytesToHex(readElement(id.value, tags.octetString).content);
}

/** Whether the key is for time-stamps and nothing else (RFC 3161 §2.3). */
export function isForTimeStamps(certificate: Certificate): boolean {
  const [purpose, extra] = purposesOf(certificate) ?? [];
  const isOnlyPurpose = purpose === timeStampingId && extra === undefined;
  const usage = keyUsageOf(certificate);
  // Only the bits digitalSignature and nonRepudiation may be set.
  const isForSigning = usage === undefined || (usage & 0xc0_00) === usage;
  return (
    isOnlyPurpose &&
    isForSigning &&
    usage !== 0 &&
    certificate.extensions.get(extensionIds.extendedKeyUsage)?.isCritical === true
  );
}

/** Whether the holder may issue certificates for time-stamps, if `depth` authorities are between holder and signer. */
export function mayIssue(certificate: Certificate, depth: number): boolean {
  const constraints = certificate.extensions.get(extensionIds.basicConstraints);
  if (constraints === undefined || hasUnknownCritical(certificate)) return false;
  const [isAuthority, maxBelow] = readSequence(readElement(constraints.value, tags.sequence), ({ optional }) => [
    optional(tags.boolean)?.content[0] === 0xff,
    optional(tags.integer),
  ]);
  const isForSigning = ((keyUsageOf(certificate) ?? 0x04_00) & 0x04_00) !== 0;
  const purposes = purposesOf(certificate) ?? [anyPurposeId];
  const isForStamps = purposes.includes(timeStampingId) || purposes.includes(anyPurposeId);
  return isAuthority && isForSigning && isForStamps && (maxBelow === undefined || depth <= toNumber(maxBelow));
}

export interface Algorithm {
  readonly oid: string;
  readonly parameters?: Element;
}

/** Parses an AlgorithmIdentifier (RFC 5280 §4.1.1.2); throws RangeError. */
export function parseAlgorithm(element: Element): Algorithm {
  return readSequence(element, ({ next, rest }) => {
    const oid = toOid(next(tags.oid));
    const [parameters, extra] = rest();
    if (extra !== undefined) throw new RangeError("it has an algorithm that cannot be read");
    return parameters === undefined ? { oid } : { oid, parameters };
  });
}

type Hash = "SHA-256" | "SHA-384" | "SHA-512";

const hashesByOid: Readonly<Record<string, Hash>> = {
  "2.16.840.1.101.3.4.2.1": "SHA-256",
  "2.16.840.1.101.3.4.2.2": "SHA-384",
  "2.16.840.1.101.3.4.2.3": "SHA-512",
};
/** Algorithms by object identifier: WebCrypto's name, and the hash if the identifier names one. */
const algorithmsByOid: Readonly<Record<string, readonly [name: string, hash?: Hash]>> = {
  "1.2.840.113549.1.1.1": ["RSASSA-PKCS1-v1_5"],
  "1.2.840.113549.1.1.11": ["RSASSA-PKCS1-v1_5", "SHA-256"],
  "1.2.840.113549.1.1.12": ["RSASSA-PKCS1-v1_5", "SHA-384"],
  "1.2.840.113549.1.1.13": ["RSASSA-PKCS1-v1_5", "SHA-512"],
  "1.2.840.10045.4.3.2": ["ECDSA", "SHA-256"],
  "1.2.840.10045.4.3.3": ["ECDSA", "SHA-384"],
  "1.2.840.10045.4.3.4": ["ECDSA", "SHA-512"],
  "1.3.101.112": ["Ed25519"],
};
/** Curves by object identifier: WebCrypto's name, and how many bytes a coordinate has. */
const curvesByOid: Readonly<Record<string, readonly [name: string, size: number]>> = {
  "1.2.840.10045.3.1.7": ["P-256", 32],
  "1.3.132.0.34": ["P-384", 48],
  "1.3.132.0.35": ["P-521", 66],
};

/** Returns WebCrypto's name of a hash; `undefined` for a hash not used here, like SHA-1. Throws RangeError. */
export function hashName({ oid, parameters }: Algorithm): Hash | undefined {
  refuseParameters(parameters);
  return hashesByOid[oid];
}

export async function computeDigest(hash: Hash | "SHA-1", bytes: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest(hash, bytes));
}

/** Throws RangeError for parameters other than `NULL`: the algorithms used here have none. */
function refuseParameters(parameters: Element | undefined): void {
  if (parameters !== undefined && (parameters.tag !== tags.null || parameters.content.length > 0)) {
    throw new RangeError("it has an algorithm with parameters that cannot be used");
  }
}

/** Bytes, the signature over these bytes, and the algorithm of the signature. */
export interface SignedData {
  readonly signedBytes: Bytes;
  readonly signature: Bytes;
  readonly algorithm: Algorithm;
}

/**
 * Checks a signature by the holder of `key`, a SubjectPublicKeyInfo.
 * @param hash the hash to use where the signature's algorithm names none
 * @returns `unknown` where the signature's algorithm cannot be used here
 * @throws RangeError when signature or key have no usable form
 */
export async function checkSignature(
  { signedBytes, signature, algorithm }: SignedData,
  key: Bytes,
  hash?: Hash,
): Promise<"right" | "wrong" | "unknown"> {
  const form = toWebCryptoForm(algorithm, signature, key, hash);
  if (form === undefined) return "unknown";
  try {
    const cryptoKey = await crypto.subtle.importKey("spki", key, form.method, false, ["verify"]);
    return (await crypto.subtle.verify(form.method, cryptoKey, form.signature, signedBytes)) ? "right" : "wrong";
  } catch (thrown) {
    if (!(thrown instanceof DOMException)) throw thrown;
    return thrown.name === "NotSupportedError" ? "unknown" : "wrong";
  }
}

function toWebCryptoForm({ oid, parameters }: Algorithm, signature: Bytes, key: Bytes, fallbackHash: Hash | undefined) {
  const [name, hash = fallbackHash] = algorithmsByOid[oid] ?? [];
  if (name === undefined || (hash === undefined && name !== "Ed25519")) return undefined;
  refuseParameters(parameters);
  const method = { name, ...(hash && { hash }) };
  if (name !== "ECDSA") return { method, signature };
  const [namedCurve, size] = curveOf(key) ?? [];
  if (namedCurve === undefined || size === undefined) return undefined;
  return { method: { ...method, namedCurve }, signature: toFlatSignature(signature, size) };
}

function curveOf(key: Bytes): readonly [string, number] | undefined {
  const { parameters } = readSequence(readElement(key, tags.sequence), ({ next }) => {
    const algorithm = parseAlgorithm(next());
    next(tags.bitString);
    return algorithm;
  });
  return parameters?.tag === tags.oid ? curvesByOid[toOid(parameters)] : undefined;
}

/** WebCrypto wants both numbers of an ECDSA signature in a row, each as long as a coordinate of the curve. */
function toFlatSignature(signature: Bytes, size: number): Bytes {
  const sequence = readElement(signature, tags.sequence);
  const numbers = readSequence(sequence, ({ next }) => [toDigits(next(), size), toDigits(next(), size)]);
  return concatBytes(...numbers.flatMap((digits) => [new Uint8Array(size - digits.length), digits]));
}
