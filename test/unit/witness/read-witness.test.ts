/** What witnesses say, in claims and in sentences, and what those of a record say about files, whoever wrote it. */
import { expect, test } from "vitest";

import { parseStatementFile } from "#evidence/statement-file.ts";
import type { Statement, Witness } from "#evidence/statement.ts";
import { listText } from "#evidence/to-statement.ts";
import type { FileClaims } from "#verify/claims.ts";
import { verifyEvidence } from "#verify/verify-evidence.ts";
import { parsePem } from "#witness/certificate.ts";
import {
  parseBitcoinHeader,
  readWitness,
  readWitnesses,
  renderWitness,
  renderWitnessAdvice,
  type Trust,
} from "#witness/read-witness.ts";
import { aStatement, aSubject, recordOf } from "../../support/evidence/statements.ts";
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

const [app, lib, evil] = [aSubject("app.tgz"), aSubject("lib.zip"), aSubject("app.tgz", "evil")];
const text = listText({ name: "anchor-SHA256SUMS" }, [app, lib]);
const list = { sha256: digestOf(text).toString("hex") };
const chain = makeChain();
const roots = parsePem(toPem(chain.root.certificate));
const fingerprint = digestOf(chain.root.certificate).toString("hex");
const bitcoinHeader = parseBitcoinHeader(headerOf(rootOf(text), new Date("2026-11-21T03:11:30Z")));
const toWitness = (kind: Witness["kind"], bytes: Uint8Array): Witness => ({
  kind,
  of: "anchor-SHA256SUMS",
  url: `https://${kind}.example`,
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
    ...(["opentimestamps", inBlock, { bitcoinHeader }, "yes"] as const),
    `anchor-SHA256SUMS existed by 21 Nov 2026 03:12 UTC, says the header of Bitcoin block ${bitcoinHeader.hash}`,
    undefined,
  ],
  [
    ...(["opentimestamps", proofOf("other", bitcoin(1)), {}, "not fitting"] as const),
    "The proof of OpenTimestamps does not fit: it is over other bytes",
    undefined,
  ],
  [
    ...(["opentimestamps", proofOf(text, bitcoin(1), Buffer.from("x")), { bitcoinHeader }, "not fitting"] as const),
    "The proof of OpenTimestamps does not fit: the header that was given is of a block with another Merkle root",
    undefined,
  ],
])("a witness of the kind %s is read: %#", async (kind, bytes, trust, claim, sentence, advice) => {
  const reading = await readWitness(toWitness(kind, bytes), list, trust);
  expect([reading.claim, renderWitness(reading), renderWitnessAdvice(reading)]).toEqual([claim, sentence, advice]);
});

test("a proof that leads to nothing known does not fit", async () => {
  const strange = toWitness("opentimestamps", proofOf(text, Buffer.from("0001020304050607080100", "hex")));
  expect(await readWitness(strange, list)).toMatchObject({
    claim: "not fitting",
    problem: expect.stringContaining("known"),
  });
});

test("a witness whose text is no base64 does not fit, and one in another kind's form neither", async () => {
  const spoiled = { ...toWitness("rfc3161", token), token: "a===" };
  expect(await readWitness(spoiled, list)).toMatchObject({ claim: "not fitting", problem: "it is not base64" });
  expect(await readWitness(toWitness("opentimestamps", token), list)).toMatchObject({ claim: "not fitting" });
  expect(await readWitness(toWitness("rfc3161", inBlock), list)).toMatchObject({ claim: "not fitting" });
});

test("names in a certificate cannot break out of a sentence", async () => {
  const reading = await readWitness(toWitness("rfc3161", token), list);
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
    [inBlock, { bitcoinHeader }],
    [promised, {}],
  ] as const) {
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const changed = Buffer.from(bytes);
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      const reading = await readWitness(toWitness("opentimestamps", changed), list, trust);
      const said = reading.claim === "yes" ? renderWitness(reading) : reading.claim;
      readings.set(said, (readings.get(said) ?? 0) + 1);
    }
  }
  // No header states a height, so the one in a proof is not said; a promise proves nothing until it is kept.
  const truth = `anchor-SHA256SUMS existed by 21 Nov 2026 03:12 UTC, says the header of Bitcoin block ${bitcoinHeader.hash}`;
  expect(new Set(readings.keys())).toEqual(new Set(["not fitting", "pending", truth]));
  expect(readings.get(truth)).toBeLessThanOrEqual(3 * 8);
});

const stamp = toWitness("rfc3161", makeToken(text, chain));
const witnessed = (...witnesses: readonly Witness[]) => aStatement([app, lib], { witnesses });

/** What is said of one file; its name is the evidence's. */
async function claimsOf({ name, digest }: typeof app, lines: readonly Statement[], trust?: Trust) {
  const record = recordOf(...lines);
  const files = [{ name, sha3_256: digest.sha3_256, sha256: digest.sha256 ?? "" }];
  return verifyEvidence({ record, files, witnesses: await readWitnesses(record, trust) }).files[0] as FileClaims;
}

async function claimOf(...given: Parameters<typeof claimsOf>) {
  const { bytes, witness, verdict, witnesses } = await claimsOf(...given);
  return [bytes, witness, verdict, witnesses.length];
}

test("a witness of a list speaks for the files in it, and for the list", async () => {
  expect(await claimOf(app, [witnessed(stamp)])).toEqual(["yes", "not trusted", "valid", 1]);
  const itself = aSubject("anchor-SHA256SUMS", text);
  expect(await claimOf(itself, [witnessed(stamp)])).toEqual(["yes", "not trusted", "incomplete", 1]);
});

test("of two lists of one name, each is told with the date of its run", async () => {
  const once = await readWitnesses(recordOf(witnessed(stamp)));
  expect(once.map(({ sentence }) => sentence)).toEqual([expect.stringMatching(/^anchor-SHA256SUMS existed by /)]);
  const restamp = toWitness("rfc3161", makeToken(listText({ name: "anchor-SHA256SUMS" }, [app]), chain));
  const again = aStatement([app], { witnesses: [restamp], finishedOn: "2026-12-01T10:20:30.000Z" });
  const first = aStatement([app, lib], { witnesses: [stamp], finishedOn: "2026-11-02T03:04:05.000Z" });
  const twice = await readWitnesses(recordOf(first, again));
  expect(twice.map(({ sentence }) => sentence)).toEqual([
    expect.stringMatching(/^anchor-SHA256SUMS of 2 Nov 2026 03:04 UTC existed by /),
    expect.stringMatching(/^anchor-SHA256SUMS of 1 Dec 2026 10:20 UTC existed by /),
  ]);
});

/** Each forger has an old list and its time-stamp, both right, and wants the evil file to be as old. */
const later = { finishedOn: "2026-12-01T00:00:00.000Z" };
const forged = aStatement([evil], later);
test.each<readonly [string, Statement, string]>([
  [
    "the SHA3-256 of another file beside a listed SHA-256",
    aStatement([app, { ...lib, digest: { ...lib.digest, sha3_256: evil.digest.sha3_256 } }], { witnesses: [stamp] }),
    "none",
  ],
  [
    "the text of a list that does not name the subjects",
    ((line: Statement): Statement => ({
      ...line,
      predicate: {
        ...line.predicate,
        lists: witnessed().predicate.lists.map((one) => (one.name === "anchor-SHA256SUMS" ? { ...one, text } : one)),
      },
    }))(aStatement([evil], { witnesses: [stamp] })),
    "not fitting",
  ],
])("no file gets the time of another one by %s", async (_, line, witness) => {
  expect((await claimOf(evil, [line, forged])).slice(0, 2)).toEqual(["yes", witness]);
});

test("no file gets the time of another one by a statement that gives it the name of another one", async () => {
  const renamed = { ...lib, name: app.name };
  expect((await claimOf(renamed, [witnessed(stamp), aStatement([renamed], later)])).slice(0, 2)).toEqual([
    "yes",
    "none",
  ]);
});

test("the header of a block fits one proof, and says nothing against the proof of another block", async () => {
  const salts = [Buffer.alloc(16, 1), Buffer.alloc(16, 2)] as const;
  const proofs = salts.map((salt, at) => toWitness("opentimestamps", proofOf(text, bitcoin(870_123 + at), salt)));
  const headerFor = (root: Uint8Array) => parseBitcoinHeader(headerOf(root, new Date("2026-11-21T03:11:30Z")));
  const lines = [witnessed(...proofs)];
  const claims = async (root: Uint8Array) =>
    (await readWitnesses(recordOf(...lines), { bitcoinHeader: headerFor(root) })).map(({ claim }) => claim);
  expect(await claims(rootOf(text, salts[0]))).toEqual(["yes", "not trusted"]);
  expect(await claims(rootOf(text, salts[1]))).toEqual(["not trusted", "yes"]);
  expect(await claims(rootOf("other"))).toEqual(["not fitting", "not fitting"]);
  const other = toWitness("opentimestamps", proofOf("other", bitcoin(1)));
  const beside = [witnessed(...proofs, other)];
  const trust = { bitcoinHeader: headerFor(rootOf(text, salts[0])) };
  expect(await claimOf(app, beside, trust)).toEqual(["yes", "not fitting", "mismatch", 3]);
});

test("a promise is told until the block is there that has come of it", async () => {
  const promise = toWitness("opentimestamps", proofOf(text, pending("https://opentimestamps.example")));
  expect(await claimOf(app, [witnessed(promise)])).toEqual(["yes", "pending", "valid", 1]);
  const kept = aStatement([app, lib], {
    ...later,
    witnesses: [toWitness("opentimestamps", proofOf(text, bitcoin(870_123)))],
  });
  expect(await claimOf(app, [witnessed(promise), kept])).toEqual(["yes", "not trusted", "valid", 1]);
});

test.each<readonly [string, readonly Witness[]]>([
  ["a witness of more than 64 KiB", [{ ...stamp, token: "A".repeat(87_388) }]],
  ["a witness of a megabyte", [{ ...stamp, token: "A".repeat(1_048_576) }]],
  ["a witness that is no base64", [{ ...stamp, token: "<html>" }]],
  ["more witnesses than any run asks", Array<Witness>(17).fill(stamp)],
])("a statement with %s cannot be read", (_, witnesses) => {
  const line = witnessed(stamp);
  const bytes = Buffer.from(JSON.stringify({ ...line, predicate: { ...line.predicate, witnesses } }));
  expect(() => parseStatementFile(bytes)).toThrow(expect.objectContaining({ code: "EVIDENCE_INVALID" }));
});

const clock = (name: string, at: string): Witness =>
  toWitness("rfc3161", makeToken(text, makeChain({ name }), { genTime: new Date(at) }));
const [backdated, honest] = [clock("Back", "2026-02-01T00:00:00Z"), clock("Honest", "2026-06-01T03:12:00Z")];
const honestSays = "existed by 1 Jun 2026 03:12 UTC, says the time stamp of Honest";
const doubt = "The time stamp of Back says 1 Feb 2026 00:00 UTC: the time stamps disagree, and the later date counts";
test.each<readonly [string, readonly (readonly Witness[])[], readonly [says: string, doubt?: string]]>([
  ["one of two of a run dates back", [[backdated, honest]], [`${honestSays}. ${doubt}`, doubt]],
  ["a later run's dates back", [[honest], [honest, backdated]], [`${honestSays}. ${doubt}`, doubt]],
  [
    "two of a run are 16 minutes apart",
    [[honest, clock("Late", "2026-06-01T03:28:00Z")]],
    [
      expect.stringMatching(/^existed by 1 Jun 2026 03:28 UTC, says the time stamp of Late\. /),
      "The time stamp of Honest says 1 Jun 2026 03:12 UTC: the time stamps disagree, and the later date counts",
    ],
  ],
  ["two of a run are 15 minutes apart", [[clock("Late", "2026-06-01T03:27:00Z"), honest]], [honestSays]],
  ["a later run asks another authority", [[honest], [honest, clock("Later", "2026-08-01T00:00:00Z")]], [honestSays]],
  ["there is one", [[backdated]], ["existed by 1 Feb 2026 00:00 UTC, says the time stamp of Back"]],
])("a date is what all authorities of its run support, where %s", async (_, ofRuns, [says, other]) => {
  const runs = ofRuns.map((witnesses, at) => {
    return aStatement([app, lib], { witnesses, finishedOn: `2026-09-0${at + 1}T00:00:00.000Z` });
  });
  const { existed } = await claimsOf(app, runs);
  expect([existed?.says, existed?.doubt]).toEqual([says, other]);
});

test("a block, which comes hours later, is no disagreement", async () => {
  const hoursLater = parseBitcoinHeader(headerOf(rootOf(text), new Date("2026-06-01T09:11:30Z")));
  const block = toWitness("opentimestamps", proofOf(text, bitcoin(870_123)));
  const known = makeChain({ name: "Honest" });
  const signed = toWitness("rfc3161", makeToken(text, known));
  const trust = { bitcoinHeader: hoursLater, roots: parsePem(toPem(known.root.certificate)) };
  const { existed } = await claimsOf(app, [witnessed(block, signed)], trust);
  expect([existed?.says, existed?.doubt]).toEqual([honestSays.replace("03:12", "03:13"), undefined]);
});

test("an authority that the reader knows does not outweigh a later one", async () => {
  const known = makeChain({ name: "Back" });
  const early = toWitness("rfc3161", makeToken(text, known, { genTime: new Date("2026-02-01T00:00:00Z") }));
  const trust = { roots: parsePem(toPem(known.root.certificate)) };
  const { witness, existed } = await claimsOf(app, [witnessed(early, honest)], trust);
  expect([witness, existed?.says]).toEqual(["yes", `${honestSays}. ${doubt}`]);
});
