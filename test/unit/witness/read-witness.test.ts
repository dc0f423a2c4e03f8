/** What witnesses say, in claims and in sentences. */
import { expect, test } from "vitest";

import type { Witness } from "#evidence/statement.ts";
import { parsePem } from "#witness/certificate.ts";
import {
  parseBitcoinHeader,
  readWitness,
  renderWitness,
  renderWitnessAdvice,
  type Trust,
} from "#witness/read-witness.ts";
import { sequence } from "../../support/witness/der.ts";
import {
  digestOf,
  extensions,
  makeCertificate,
  makeChain,
  makeToken,
  toPem,
} from "../../support/witness/make-token.ts";
import { bitcoin, headerOf, pending, proofOf, rootOf } from "../../support/witness/proofs.ts";

const text = "the list\n";
const list = { sha256: digestOf(text).toString("hex") };
const chain = makeChain();
const roots = parsePem(toPem(chain.root.certificate));
const fingerprint = digestOf(chain.root.certificate).toString("hex");
const block = parseBitcoinHeader(headerOf(rootOf(text), new Date("2026-11-21T03:11:30Z")));

const witness = (kind: Witness["kind"], bytes: Uint8Array): Witness => ({
  kind,
  of: "anchor-SHA256SUMS",
  url: "https://witness.example",
  token: Buffer.from(bytes).toString("base64"),
});
const token = makeToken(text, chain);
const own = [extensions.usage(0x80), extensions.timeStamping];
const alone = makeCertificate("Alone", { extensions: own });
const selfSigned = makeToken(text, chain, {
  signer: alone,
  certificates: [alone.certificate],
  signerName: sequence(alone.name, alone.serial),
});
const promised = proofOf(text, pending("https://calendar.example/a"));
const inBlock = proofOf(text, bitcoin(870_123));

test.each<readonly [Witness["kind"], Buffer, Trust, string, string, string | undefined]>([
  [
    "rfc3161",
    token,
    { roots },
    "yes",
    "anchor-SHA256SUMS existed by 1 Jun 2026 03:13 UTC, says the time stamp of Clock (root Root)",
    undefined,
  ],
  [
    ...(["rfc3161", token, {}, "not trusted"] as const),
    "anchor-SHA256SUMS existed by 1 Jun 2026 03:13 UTC, says the time stamp of Clock (root Root)",
    `The root Root is not known here. Compare its SHA-256 fingerprint with the one that the authority publishes: ${fingerprint}`,
  ],
  [
    ...(["rfc3161", selfSigned, {}, "not trusted"] as const),
    "anchor-SHA256SUMS existed by 1 Jun 2026 03:13 UTC, says the time stamp of Alone (self-signed: no authority has confirmed the signer)",
    `The signer Alone is not known here. Compare its SHA-256 fingerprint with the one that the authority publishes: ${digestOf(alone.certificate).toString("hex")}`,
  ],
  [
    ...(["rfc3161", makeToken("other", chain), { roots }, "not fitting"] as const),
    "The time stamp does not fit: it is over other bytes",
    undefined,
  ],
  [
    ...(["opentimestamps", promised, {}, "pending"] as const),
    "anchor-SHA256SUMS is promised to Bitcoin by calendar calendar.example, not in a block yet: a later stamp or verify asks for it",
    "The command ots upgrade anchor-SHA256SUMS*.ots asks for it too.",
  ],
  [
    ...(["opentimestamps", inBlock, {}, "not trusted"] as const),
    "By its proof, anchor-SHA256SUMS is in Bitcoin block 870,123",
    `Look up block 870,123: its Merkle root must be ${Buffer.from(rootOf(text).toReversed()).toString("hex")}.`,
  ],
  [
    ...(["opentimestamps", inBlock, { bitcoinHeader: block }, "yes"] as const),
    `anchor-SHA256SUMS existed by 21 Nov 2026 03:12 UTC, says the header of Bitcoin block ${block.hash}`,
    undefined,
  ],
  [
    ...(["opentimestamps", proofOf("other", bitcoin(1)), {}, "not fitting"] as const),
    "The proof of OpenTimestamps does not fit: it is over other bytes",
    undefined,
  ],
  [
    ...([
      "opentimestamps",
      proofOf(text, bitcoin(1), Buffer.from("x")),
      { bitcoinHeader: block },
      "not fitting",
    ] as const),
    "The proof of OpenTimestamps does not fit: the header that was given is of a block with another Merkle root",
    undefined,
  ],
])("a witness of the kind %s is read: %#", async (kind, bytes, trust, claim, sentence, advice) => {
  const reading = await readWitness(witness(kind, bytes), list, trust);
  expect([reading.claim, renderWitness(reading), renderWitnessAdvice(reading)]).toEqual([claim, sentence, advice]);
});

test("a proof that leads to nothing known does not fit", async () => {
  const strange = witness("opentimestamps", proofOf(text, Buffer.from("0001020304050607080100", "hex")));
  expect(await readWitness(strange, list)).toMatchObject({
    claim: "not fitting",
    problem: expect.stringContaining("known"),
  });
});

test("a witness whose text is no base64 does not fit, and one in another kind's form neither", async () => {
  const spoiled = { ...witness("rfc3161", token), token: "a===" };
  expect(await readWitness(spoiled, list)).toMatchObject({ claim: "not fitting", problem: "it is not base64" });
  expect(await readWitness(witness("opentimestamps", token), list)).toMatchObject({ claim: "not fitting" });
  expect(await readWitness(witness("rfc3161", inBlock), list)).toMatchObject({ claim: "not fitting" });
});

test("names in a certificate cannot break out of a sentence", async () => {
  const evil = makeChain({}, {});
  const reading = await readWitness(witness("rfc3161", makeToken(text, evil)), list);
  expect(renderWitness({ ...reading, signer: { name: "a\nb\u202e" } } as typeof reading)).toContain(
    "the time stamp of a b (root",
  );
});

test("the header of a known Bitcoin block is read as everybody shows it", () => {
  const genesis =
    "0100000000000000000000000000000000000000000000000000000000000000000000003ba3edfd7a7b12b27ac72c3e67768f617fc81bc3888a51323a9fb8aa4b1e5e4a29ab5f49ffff001d1dac2b7c";
  const { hash, merkleRoot, time } = parseBitcoinHeader(genesis);
  expect(hash).toBe("000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f");
  expect(Buffer.from(merkleRoot).toString("hex")).toMatch(/^3ba3edfd/);
  expect(time).toEqual(new Date("2009-01-03T18:15:05Z"));
  expect(() => parseBitcoinHeader(genesis.slice(2))).toThrow(RangeError);
});

test("no changed bit of a proof makes it say something else that a reader would believe", async () => {
  const readings = new Map<string, number>();
  for (const [bytes, trust] of [
    [inBlock, { bitcoinHeader: block }],
    [promised, {}],
  ] as const) {
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const changed = Buffer.from(bytes);
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      const reading = await readWitness(witness("opentimestamps", changed), list, trust);
      const said = reading.claim === "yes" ? renderWitness(reading) : reading.claim;
      readings.set(said, (readings.get(said) ?? 0) + 1);
    }
  }
  // No header states a height, so the one in a proof is not said; a promise proves nothing until it is kept.
  const truth = `anchor-SHA256SUMS existed by 21 Nov 2026 03:12 UTC, says the header of Bitcoin block ${block.hash}`;
  expect(new Set(readings.keys())).toEqual(new Set(["not fitting", "pending", truth]));
  expect(readings.get(truth)).toBeLessThanOrEqual(3 * 8);
});
