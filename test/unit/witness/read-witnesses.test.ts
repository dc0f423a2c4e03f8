/** What the witnesses of a record say about files, whoever wrote the record. */
import { expect, test } from "vitest";

import { listText } from "#evidence/to-statement.ts";
import { parseStatementFile } from "#evidence/statement-file.ts";
import type { Statement, Witness } from "#evidence/statement.ts";
import type { FileClaims } from "#verify/claims.ts";
import { verifyEvidence } from "#verify/verify-evidence.ts";
import { parsePem } from "#witness/certificate.ts";
import { parseBitcoinHeader, readWitnesses, type Trust } from "#witness/read-witness.ts";
import { aStatement, aSubject, recordOf } from "../../support/evidence/statements.ts";
import { makeChain, makeToken, toPem } from "../../support/witness/make-token.ts";
import { bitcoin, headerOf, pending, proofOf, rootOf } from "../../support/witness/proofs.ts";

const chain = makeChain();
const [app, lib, evil] = [aSubject("app.tgz"), aSubject("lib.zip"), aSubject("app.tgz", "evil")];
const text = listText({ name: "anchor-SHA256SUMS" }, [app, lib]);
const toWitness = (kind: Witness["kind"], bytes: Uint8Array): Witness => ({
  kind,
  of: "anchor-SHA256SUMS",
  url: `https://${kind}.example`,
  token: Buffer.from(bytes).toString("base64"),
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
  const list = { ...aSubject("anchor-SHA256SUMS", text) };
  expect(await claimOf(list, [witnessed(stamp)])).toEqual(["yes", "not trusted", "incomplete", 1]);
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
        lists: witnessed().predicate.lists.map((list) =>
          list.name === "anchor-SHA256SUMS" ? { ...list, text } : list,
        ),
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
  const bitcoinHeader = parseBitcoinHeader(headerOf(rootOf(text), new Date("2026-06-01T09:11:30Z")));
  const block = toWitness("opentimestamps", proofOf(text, bitcoin(870_123)));
  const known = makeChain({ name: "Honest" });
  const signed = toWitness("rfc3161", makeToken(text, known));
  const trust = { bitcoinHeader, roots: parsePem(toPem(known.root.certificate)) };
  const { existed } = await claimsOf(app, [witnessed(block, signed)], trust);
  expect([existed?.says, existed?.doubt]).toEqual([honestSays.replace("03:12", "03:13"), undefined]);
});

test("an authority that the reader knows does not outweigh a later one", async () => {
  const known = makeChain({ name: "Back" });
  const early = toWitness("rfc3161", makeToken(text, known, { genTime: new Date("2026-02-01T00:00:00Z") }));
  const roots = parsePem(toPem(known.root.certificate));
  const { witness, existed } = await claimsOf(app, [witnessed(early, honest)], { roots });
  expect([witness, existed?.says]).toEqual(["yes", `${honestSays}. ${doubt}`]);
});
