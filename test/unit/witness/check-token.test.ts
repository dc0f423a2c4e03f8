/** Time-stamps: which are right, and all the ways in which one can be wrong. */
import { generateKeyPairSync } from "node:crypto";

import { assert, asyncProperty, nat, tuple, uint8Array } from "fast-check";
import { expect, test } from "vitest";

import { parsePem } from "#witness/certificate.ts";
import { checkToken, type ListDigests } from "#witness/check-token.ts";
import { bits, der, integer, nothing, numbered, octets, oid, sequence, set } from "../../support/witness/der.ts";
import { certificateId, digestOf, extensions, makeCertificate, makeChain } from "../../support/witness/make-token.ts";
import { makeToken, toPem, type TokenParts } from "../../support/witness/make-token.ts";
import { mockRoot, mockToken } from "../../support/witness/sigstore-mock.ts";
import { isLong, runs } from "../../support/runs.ts";

const text = "the list\n";
const list: ListDigests = {
  sha256: digestOf(text).toString("hex"),
  sha3_256: digestOf(text, "sha3-256").toString("hex"),
};
const chain = makeChain();
const trusting = (certificate: Buffer) => parsePem(toPem(certificate));
const roots = trusting(chain.root.certificate);
const check = (bytes: Uint8Array, trusted = roots) => checkToken(new Uint8Array(bytes), list, trusted);
const sha3 = sequence(oid("2.16.840.1.101.3.4.2.8"), nothing);
const ecdsa = sequence(oid("1.2.840.10045.4.3.2"));
const pss = sequence(oid("1.2.840.113549.1.1.10"));
const sha1 = sequence(oid("1.3.14.3.2.26"), nothing);

test("a time-stamp says when, by whom and by whose root", async () => {
  expect(await check(makeToken(text, chain))).toEqual({
    result: "right",
    time: new Date("2026-06-01T03:12:40Z"),
    signer: { name: "Clock", fingerprint: digestOf(chain.signer.certificate).toString("hex") },
    root: { name: "Root", fingerprint: digestOf(chain.root.certificate).toString("hex") },
    isTrusted: true,
    nonce: "0080000000000000aa",
  });
});

test.each([
  ["61 s", sequence(integer("3d")), "2026-06-01T03:13:41.000Z"],
  [
    "2 s, 500 ms and 1 µs",
    sequence(integer("02"), der(0x80, Buffer.from([1, 244])), der(0x81, Buffer.from([1]))),
    "2026-06-01T03:12:42.501Z",
  ],
])("a time-stamp whose clock may be wrong by %s says the latest time that it allows", async (_, accuracy, latest) => {
  expect(await check(makeToken(text, chain, { accuracy }))).toMatchObject({ result: "right", time: new Date(latest) });
});

const keyOf = (key = generateKeyPairSync("ec", { namedCurve: "P-256" })) => key.privateKey;

test.each<readonly [string, Partial<TokenParts>]>([
  ["is over the SHA3-256", { imprintAlgorithm: sha3, imprint: digestOf(text, "sha3-256") }],
  ["names its certificate by SHA-1", { certificateId: certificateId(chain.signer.certificate, 1) }],
  [
    "has a text beside its status",
    { status: Buffer.concat([integer("00"), sequence(der(0x0c, Buffer.from("fine")))]) },
  ],
  ["comes without the root", { certificates: [chain.signer.certificate, chain.middle.certificate] }],
  ["names its hashes without parameters", { digestAlgorithm: sequence(oid("2.16.840.1.101.3.4.2.1")) }],
])("a time-stamp that %s is right", async (_, parts) => {
  expect(await check(makeToken(text, chain, parts))).toMatchObject({ result: "right", isTrusted: true });
});

test("a trusted root with the name of the right one and another key says nothing against a time-stamp", async () => {
  const token = makeToken(text, chain, { certificates: [chain.signer.certificate, chain.middle.certificate] });
  const namesake = trusting(makeChain().root.certificate);
  expect(await check(token, namesake)).toMatchObject({ result: "right", isTrusted: false, root: { name: "Root" } });
  expect(await check(token, [...namesake, ...roots])).toMatchObject({ result: "right", isTrusted: true });
});

const known = makeCertificate("Known root");
const pssAlgorithms = [pss, pss] as const;

test.each([
  [
    "by a signature of a kind that is not used here",
    makeChain({}, { issuer: known, algorithms: pssAlgorithms, extensions: [extensions.authority] }),
  ],
  ["by the owner of a certificate that is no authority's", makeChain({}, { issuer: known, extensions: [] })],
])("an authority's root is not shown where it is joined to the signer %s", async (_, forged) => {
  const certificates = [forged.signer.certificate, forged.middle.certificate, known.certificate];
  const token = makeToken(text, forged, { certificates });
  const fingerprint = digestOf(known.certificate).toString("hex");
  for (const trusted of [[], trusting(known.certificate)]) {
    const checked = await check(token, trusted);
    expect(checked).toMatchObject({ result: "right", isTrusted: false });
    expect(checked).not.toMatchObject({ root: { fingerprint } });
  }
});

test("the time-stamp of another program's authority is right", async () => {
  const sha256 = digestOf("hello\n").toString("hex");
  const bytes = new Uint8Array(Buffer.from(mockToken, "base64"));
  const trusted = trusting(Buffer.from(mockRoot, "base64"));
  expect(await checkToken(bytes, { sha256 }, trusted)).toMatchObject({
    result: "right",
    isTrusted: true,
    root: { name: "tsa" },
  });
});

const before = makeChain({ notBefore: new Date("2026-06-02") });
const expired = makeChain({ notAfter: new Date("2026-06-01") });
const withExtensions = (...own: readonly Buffer[]) => makeChain({ extensions: own });
const stranger = makeCertificate("Stranger");
const other = makeChain();
const critical = numbered(1, extensions.unknown);

/** The first of both numbers with one byte more than it needs. */
function withZero(signature: Buffer): Buffer {
  const second = 4 + (signature[3] ?? 0);
  const first = Buffer.concat([Buffer.from([0]), signature.subarray(4, second)]);
  return sequence(integer(first.toString("hex")), signature.subarray(second));
}

const refused: readonly (readonly [string, Buffer])[] = (
  [
    ["an accuracy that is no number", {}, { accuracy: sequence(octets(Buffer.from([1]))) }],
    ["another imprint", {}, { imprint: digestOf("other") }],
    ["a SHA3-256 of other bytes", {}, { imprintAlgorithm: sha3, imprint: digestOf(text) }],
    ["an imprint of an unknown kind", {}, { imprintAlgorithm: sha1, imprint: digestOf(text, "sha1") }],
    ["status 1, granted with changes", {}, { status: integer("01") }],
    ["status 2, refused", {}, { status: integer("02") }],
    ["a negative status", {}, { status: integer("ff") }],
    ["two numbers for a status", {}, { status: Buffer.concat([integer("00"), integer("00")]) }],
    ["a number for a text beside its status", {}, { status: Buffer.concat([integer("00"), sequence(integer("00"))]) }],
    ["a reason to refuse it, though granted", {}, { status: Buffer.concat([integer("00"), bits(Buffer.from([1]))]) }],
    ["a time-stamp of version 2", {}, { infoVersion: "02" }],
    ["signed data of version 1", {}, { version: "01" }],
    ["a signer of version 2", {}, { signerVersion: "02" }],
    ["a signer that is named by a key it does not have", {}, { signerVersion: "03" }],
    ["another issuer of the signer", {}, { signerName: sequence(chain.root.name, chain.signer.serial) }],
    ["another number of the signer", {}, { signerName: sequence(chain.middle.name, integer("7fff")) }],
    ["content of another type", {}, { infoType: oid("1.2.840.113549.1.7.1") }],
    ["a signature for another type", {}, { contentType: oid("1.2.840.113549.1.7.1") }],
    ["a signature over another time-stamp", {}, { messageDigest: octets(digestOf("other")) }],
    ["no digest that is signed", {}, { messageDigest: undefined }],
    ["no certificate that the signature names", {}, { certificateId: undefined }],
    ["another certificate that the signature names", {}, { certificateId: certificateId(stranger.certificate) }],
    ["one attribute twice", {}, { moreAttributes: [certificateId(chain.signer.certificate)] }],
    ["a signature by another key", {}, { signWith: keyOf() }],
    ["an empty signature", {}, { changeSignature: () => Buffer.alloc(0) }],
    ["a signature that is no pair of numbers", {}, { changeSignature: () => Buffer.alloc(64, 1) }],
    ["a signature of two zeros", {}, { changeSignature: () => sequence(integer("00"), integer("00")) }],
    ["a needless zero in the signature", {}, { changeSignature: withZero }],
    ["a signature with bytes behind it", {}, { changeSignature: (right) => Buffer.concat([right, nothing]) }],
    ["another hash in the set", {}, { digests: set(sha3) }],
    ["no hash in the set", {}, { digests: set() }],
    ["no certificates", {}, { certificates: [] }],
    ["the certificates without the signer's", {}, { certificates: [chain.middle.certificate] }],
    ["a stranger's certificate", {}, { certificates: [chain.signer.certificate, stranger.certificate] }],
    ["something that is no certificate", {}, { certificates: [chain.signer.certificate, sequence()] }],
    ["a certificate that names two algorithms", makeChain({ algorithms: [ecdsa, pss] }), {}],
    ["a condition that is not known", {}, { extensions: critical }],
    [
      "a signature algorithm with parameters",
      {},
      { signatureAlgorithm: sequence(oid("1.2.840.10045.4.3.2"), isText()) },
    ],
    ["a time before the signer's certificate", before, {}],
    ["a time after the signer's certificate", expired, {}],
    ["a signer for code", withExtensions(extensions.codeSigning), {}],
    ["a signer for time-stamps and code", withExtensions(extensions.bothPurposes), {}],
    ["a signer whose purpose is not critical", withExtensions(extensions.timeStampingUncritical), {}],
    ["a signer without a purpose", withExtensions(extensions.usage(0x80)), {}],
    ["a signer that may sign certificates", withExtensions(extensions.timeStamping, extensions.usage(0x84)), {}],
    ["a signer that may only encrypt", withExtensions(extensions.timeStamping, extensions.usage(0x20)), {}],
    ["a byte behind it", {}, { behind: Buffer.from([0]) }],
    ["a second response behind it", {}, { behind: makeToken(text, chain) }],
    ["a second token in it", {}, { moreTokens: [sequence()] }],
  ] as const satisfies readonly (readonly [string, Partial<ReturnType<typeof makeChain>>, Partial<TokenParts>])[]
).map(([what, own, flaws]) => [what, makeToken(text, { ...chain, ...own }, flaws)]);

function isText(): Buffer {
  return octets(Buffer.from("x"));
}

const whole = makeToken(text, chain);
/** So many sequences in each other. */
const nested = (depth: number): Buffer => {
  let inner = nothing;
  for (let level = 0; level < depth; level += 1) inner = sequence(inner);
  return inner;
};

test.each<readonly [string, Buffer]>([
  ...refused,
  ["a page in HTML", Buffer.from("<!doctype html><title>Log in</title>")],
  ["nothing", Buffer.alloc(0)],
  ["its first half", whole.subarray(0, whole.length / 2)],
  ["all but its last byte", whole.subarray(0, -1)],
  ["ten megabytes", Buffer.alloc(10_000_000, 0x30)],
  ["a thousand sequences in each other", nested(1000)],
  ["a length without an end", Buffer.concat([Buffer.from([0x30, 0x80]), whole])],
  ["a length of four gigabytes", Buffer.from([0x30, 0x84, 0xff, 0xff, 0xff, 0xff])],
  ["a response without a token", sequence(sequence(integer("00")))],
  ["the token of another chain", makeToken(text, other, { signer: chain.signer })],
])("a time-stamp with %s is refused", async (_, bytes) => {
  expect(await check(bytes)).toEqual({ result: "wrong", problem: expect.any(String) });
});

test.each<readonly [string, Partial<TokenParts>]>([
  ["hash", { digests: set(sha1), digestAlgorithm: sha1 }],
  ["kind of signature", { signatureAlgorithm: pss }],
])("a time-stamp with a %s that is not used here is neither right nor wrong", async (_, flaws) => {
  expect(await check(makeToken(text, chain, flaws))).toMatchObject({ result: "unknown" });
});

test.each<readonly [string, ReturnType<typeof makeChain>]>([
  ["a root that nobody trusts", other],
  ["an authority that was not valid then", makeChain({}, { notAfter: new Date("2026-05-01") })],
  ["an authority that may issue nothing", makeChain({}, { extensions: [] })],
  [
    "an authority that may not sign certificates",
    makeChain({}, { extensions: [extensions.authority, extensions.usage(0x80)] }),
  ],
  ["an authority that is none", makeChain({}, { extensions: [extensions.notAuthority] })],
  ["an authority whose signature cannot be checked", makeChain({}, { algorithms: [pss, pss] })],
  ["a signer whose signature cannot be checked", makeChain({ algorithms: [pss, pss] })],
  ["an authority for code", makeChain({}, { extensions: [extensions.authority, extensions.codeSigning] })],
  [
    "an authority with a rule that is not known",
    makeChain({}, { extensions: [extensions.authority, extensions.unknown] }),
  ],
  ["a signer with a rule that is not known", withExtensions(extensions.timeStamping, extensions.unknown)],
])("a time-stamp of %s is right, but not trusted", async (_, own) => {
  const trusted = own === other ? roots : trusting(own.root.certificate);
  expect(await check(makeToken(text, own), trusted)).toMatchObject({ result: "right", isTrusted: false });
});

test("the length of a chain that an authority allows is kept to", async () => {
  const root = makeCertificate("Root", { extensions: [extensions.authorityOfNone] });
  const long = makeChain({}, { issuer: root });
  expect(await check(makeToken(text, { ...long, root }), trusting(root.certificate))).toMatchObject({
    isTrusted: true,
  });
  const authority = makeCertificate("Upper", { extensions: [extensions.authorityOfNone], issuer: chain.root });
  const longer = makeChain({}, { issuer: authority });
  const certificates = [longer.signer, longer.middle, authority].map(({ certificate }) => certificate);
  expect(await check(makeToken(text, longer, { certificates }))).toMatchObject({ result: "right", isTrusted: false });
});

test("more certificates than a chain has are not compared with each other", async () => {
  const certificates = Array.from({ length: 17 }, () => chain.signer.certificate);
  expect(await check(makeToken(text, chain, { certificates }))).toEqual({
    result: "wrong",
    problem: "it has too many certificates",
  });
});

test("no changed bit of a time-stamp and its whole chain is accepted", async () => {
  const accepted: number[] = [];
  // Every bit in a long run; otherwise some, others in every run.
  const step = isLong ? 1 : 61;
  const first = Math.floor(Math.random() * step);
  const tryBit = async (at: number): Promise<void> => {
    const changed = new Uint8Array(whole);
    changed[at >> 3] = (changed[at >> 3] ?? 0) ^ (1 << (at & 7));
    const result = await check(changed);
    if (result.result === "right" && result.isTrusted) accepted.push(at);
  };
  const places = Array.from(
    { length: Math.floor((whole.length * 8 - first) / step) },
    (_, index) => first + index * step,
  );
  for (let start = 0; start < places.length; start += 400)
    await Promise.all(places.slice(start, start + 400).map(tryBit));
  expect(accepted).toEqual([]);
});

test("whatever is cut out of a time-stamp, or put into it, it is not accepted", async () => {
  const spoiled = tuple(nat(whole.length), nat(40), uint8Array({ maxLength: 40 })).map(([start, length, put]) =>
    Buffer.concat([whole.subarray(0, start), put, whole.subarray(start + length)]),
  );
  await assert(
    asyncProperty(spoiled, async (bytes) => {
      const result = await check(bytes);
      expect(result.result === "right" && result.isTrusted).toBe(bytes.equals(whole));
    }),
    { numRuns: runs(600) },
  );
});
