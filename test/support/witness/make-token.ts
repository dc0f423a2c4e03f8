/** Time-stamps with any flaw, and certificates for them. Without a flaw, OpenSSL takes them for right. */
import { createHash, generateKeyPairSync, sign, type KeyObject } from "node:crypto";

import { bits, der, integer, isTrue, nothing, numbered, octets, oid, sequence, set, time } from "./der.ts";

const ecdsa = sequence(oid("1.2.840.10045.4.3.2"));
const sha256Algorithm = sequence(oid("2.16.840.1.101.3.4.2.1"), nothing);
export const digestOf = (bytes: Uint8Array | string, hash = "sha256"): Buffer =>
  createHash(hash).update(bytes).digest();
const toName = (text: string): Buffer => sequence(set(sequence(oid("2.5.4.3"), der(0x0c, Buffer.from(text)))));

/** A certificate and its key. */
export interface Holder {
  readonly certificate: Buffer;
  readonly key: KeyObject;
  readonly name: Buffer;
  readonly serial: Buffer;
}

interface CertificateOptions {
  /** The common name of a signer. */
  readonly name?: string;
  readonly issuer?: Holder;
  readonly notBefore?: Date;
  readonly notAfter?: Date;
  readonly extensions?: readonly Buffer[];
  readonly serial?: string;
  /** What it says that it is signed by, within and without what is signed. */
  readonly algorithms?: readonly [Buffer, Buffer];
}

export const extension = (id: string, value: Buffer, isCritical = true): Buffer =>
  sequence(oid(id), ...(isCritical ? [isTrue] : []), octets(value));
/** The extensions of certificates, right and wrong ones. */
export const extensions = {
  authority: extension("2.5.29.19", sequence(isTrue)),
  notAuthority: extension("2.5.29.19", sequence()),
  authorityOfNone: extension("2.5.29.19", sequence(isTrue, integer("00"))),
  usage: (first: number) => extension("2.5.29.15", der(0x03, Buffer.from([0, first]))),
  timeStamping: extension("2.5.29.37", sequence(oid("1.3.6.1.5.5.7.3.8"))),
  timeStampingUncritical: extension("2.5.29.37", sequence(oid("1.3.6.1.5.5.7.3.8")), false),
  codeSigning: extension("2.5.29.37", sequence(oid("1.3.6.1.5.5.7.3.3"))),
  bothPurposes: extension("2.5.29.37", sequence(oid("1.3.6.1.5.5.7.3.8"), oid("1.3.6.1.5.5.7.3.3"))),
  unknown: extension("1.2.3.4", sequence()),
} as const;

let serials = 1;

/** Makes a certificate with a new key, signed by its issuer, else by itself. */
export function makeCertificate(text: string, options: CertificateOptions = {}): Holder {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const name = toName(text);
  const [inner, outer] = options.algorithms ?? [ecdsa, ecdsa];
  const { issuer, notBefore = new Date("2026-01-01"), notAfter = new Date("2027-01-01") } = options;
  const serial = integer(options.serial ?? (serials += 1).toString(16).padStart(2, "0"));
  const body = sequence(
    numbered(0, integer("02")),
    serial,
    inner,
    issuer?.name ?? name,
    sequence(time(notBefore), time(notAfter)),
    name,
    publicKey.export({ type: "spki", format: "der" }),
    numbered(3, sequence(...(options.extensions ?? [extensions.authority]))),
  );
  const certificate = sequence(body, outer, bits(sign("sha256", body, issuer?.key ?? privateKey)));
  return { certificate, key: privateKey, name, serial };
}

/** A certificate as a file of trusted ones has it. */
export const toPem = (certificate: Uint8Array): string =>
  `-----BEGIN CERTIFICATE-----\n${Buffer.from(certificate).toString("base64")}\n-----END CERTIFICATE-----\n`;

/** A chain for time-stamps: root, authority and signer. */
export function makeChain(signer: CertificateOptions = {}, middle: CertificateOptions = {}) {
  const root = makeCertificate("Root");
  const between = makeCertificate("Middle", { issuer: root, ...middle });
  const own = [extensions.usage(0x80), extensions.timeStamping];
  return {
    root,
    middle: between,
    signer: makeCertificate(signer.name ?? "Clock", { issuer: between, extensions: own, ...signer }),
  };
}

/** Everything in a response that may be wrong. */
export interface TokenParts {
  readonly signer: Holder;
  readonly certificates: readonly Buffer[];
  readonly status: Buffer;
  readonly imprint: Buffer;
  readonly imprintAlgorithm: Buffer;
  readonly nonce: string;
  readonly genTime: Date;
  readonly accuracy: Buffer;
  readonly extensions: Buffer;
  readonly infoVersion: string;
  readonly infoType: Buffer;
  readonly version: string;
  readonly signerVersion: string;
  readonly signerName: Buffer;
  readonly digests: Buffer;
  readonly digestAlgorithm: Buffer;
  readonly contentType: Buffer;
  readonly messageDigest: Buffer | undefined;
  readonly certificateId: Buffer | undefined;
  readonly moreAttributes: readonly Buffer[];
  readonly signatureAlgorithm: Buffer;
  readonly signWith: KeyObject;
  readonly changeSignature: (signature: Buffer) => Buffer;
  readonly moreTokens: readonly Buffer[];
  readonly behind: Buffer;
}

const timeStampInfo = "1.2.840.113549.1.9.16.1.4";
const attribute = (id: string, value: Buffer): Buffer => sequence(oid(id), set(value));

/** The attribute that names the signer's certificate by its digest. */
export function certificateId(certificate: Buffer, version: 1 | 2 = 2): Buffer {
  const digest = octets(digestOf(certificate, version === 1 ? "sha1" : "sha256"));
  const id = `1.2.840.113549.1.9.16.2.${version === 1 ? 12 : 47}`;
  return attribute(id, sequence(sequence(sequence(digest))));
}

/** Makes the response of an authority over `text`. */
export function makeToken(text: string, chain: ReturnType<typeof makeChain>, flaws: Partial<TokenParts> = {}): Buffer {
  const signer = flaws.signer ?? chain.signer;
  const parts: Omit<TokenParts, "messageDigest"> = {
    signer,
    certificates: [signer, chain.middle, chain.root].map(({ certificate }) => certificate),
    status: integer("00"),
    imprint: digestOf(text),
    imprintAlgorithm: sha256Algorithm,
    nonce: "0080000000000000aa",
    genTime: new Date("2026-06-01T03:12:40Z"),
    accuracy: sequence(),
    extensions: Buffer.alloc(0),
    infoVersion: "01",
    infoType: oid(timeStampInfo),
    version: "03",
    signerVersion: "01",
    signerName: sequence(chain.middle.name, signer.serial),
    digests: set(sha256Algorithm),
    digestAlgorithm: sha256Algorithm,
    contentType: oid(timeStampInfo),
    certificateId: certificateId(signer.certificate),
    moreAttributes: [],
    signatureAlgorithm: ecdsa,
    signWith: signer.key,
    changeSignature: (signature) => signature,
    moreTokens: [],
    behind: Buffer.alloc(0),
    ...flaws,
  };
  const info = sequence(
    integer(parts.infoVersion),
    oid("1.2.3.4.1"),
    sequence(parts.imprintAlgorithm, octets(parts.imprint)),
    integer("2a"),
    time(parts.genTime),
    parts.accuracy,
    integer(parts.nonce),
    parts.extensions,
  );
  const messageDigest = "messageDigest" in flaws ? flaws.messageDigest : octets(digestOf(info));
  const attributes = Buffer.concat([
    attribute("1.2.840.113549.1.9.3", parts.contentType),
    ...(messageDigest === undefined ? [] : [attribute("1.2.840.113549.1.9.4", messageDigest)]),
    ...(parts.certificateId === undefined ? [] : [parts.certificateId]),
    ...parts.moreAttributes,
  ]);
  const signature = parts.changeSignature(sign("sha256", set(attributes), parts.signWith));
  const signerInfo = sequence(
    integer(parts.signerVersion),
    parts.signerName,
    parts.digestAlgorithm,
    numbered(0, attributes),
    parts.signatureAlgorithm,
    octets(signature),
  );
  const signedData = sequence(
    integer(parts.version),
    parts.digests,
    sequence(parts.infoType, numbered(0, octets(info))),
    numbered(0, ...parts.certificates),
    set(signerInfo),
  );
  const token = sequence(oid("1.2.840.113549.1.7.2"), numbered(0, signedData));
  return Buffer.concat([sequence(sequence(parts.status), token, ...parts.moreTokens), parts.behind]);
}
