/** Checks signatures by WebCrypto, which Node and browsers share. */
import { concatBytes } from "@noble/hashes/utils.js";

import { type Bytes, type Element, readElement, readSequence, tags, toDigits, toOid } from "./der.ts";

export interface Algorithm {
  readonly oid: string;
  readonly parameters?: Element;
}

/** Parses an AlgorithmIdentifier (RFC 5280 §4.1.1.2); throws RangeError. */
export function parseAlgorithm(element: Element): Algorithm {
  return readSequence(element, ({ next, rest }) => {
    const oid = toOid(next(tags.oid));
    const [parameters, more] = rest();
    if (more !== undefined) throw new RangeError("it has an algorithm that cannot be read");
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

/** Returns WebCrypto's name of a hash; `undefined` if it is not used here, like the broken SHA-1. Throws RangeError. */
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

/** Bytes, the signature over them, and how it was made. */
export interface Signed {
  readonly signed: Bytes;
  readonly signature: Bytes;
  readonly algorithm: Algorithm;
}

/**
 * Checks a signature by the holder of `key`, a SubjectPublicKeyInfo.
 * @param hash the hash to use where the signature's algorithm names none
 * @returns `unknown` where its algorithm cannot be used here
 * @throws RangeError when signature or key have no usable form
 */
export async function checkSignature(
  { signed, signature, algorithm }: Signed,
  key: Bytes,
  hash?: Hash,
): Promise<"right" | "wrong" | "unknown"> {
  const form = toWebForm(algorithm, signature, key, hash);
  if (form === undefined) return "unknown";
  try {
    const imported = await crypto.subtle.importKey("spki", key, form.method, false, ["verify"]);
    return (await crypto.subtle.verify(form.method, imported, form.signature, signed)) ? "right" : "wrong";
  } catch (thrown) {
    if (!(thrown instanceof DOMException)) throw thrown;
    return thrown.name === "NotSupportedError" ? "unknown" : "wrong";
  }
}

function toWebForm({ oid, parameters }: Algorithm, signature: Bytes, key: Bytes, beside: Hash | undefined) {
  const [name, hash = beside] = algorithmsByOid[oid] ?? [];
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
