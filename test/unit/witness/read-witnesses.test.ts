/** What the witnesses of a record say about files, whoever wrote the record. */
import { expect, test } from "vitest";

import { listText } from "#evidence/to-statement.ts";
import { parseStatementFile } from "#evidence/statement-file.ts";
import type { Statement, Witness } from "#evidence/statement.ts";
import { verifyEvidence } from "#verify/verify-evidence.ts";
import { parseBitcoinHeader, type Trust } from "#witness/read-witness.ts";
import { readWitnesses } from "#witness/read-witnesses.ts";
import { aStatement, aSubject, recordOf } from "../../support/evidence/statements.ts";
import { makeChain, makeToken } from "../../support/witness/make-token.ts";
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
async function claimOf({ name, digest }: typeof app, lines: readonly Statement[], trust?: Trust) {
  const record = recordOf(...lines);
  const files = [{ name, sha3_256: digest.sha3_256, sha256: digest.sha256 ?? "" }];
  const { files: claims } = verifyEvidence({ record, files, witnesses: await readWitnesses(record, trust) });
  return claims.map(({ bytes, witness, verdict, witnesses }) => [bytes, witness, verdict, witnesses.length])[0];
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
  expect((await claimOf(evil, [line, forged]))?.slice(0, 2)).toEqual(["yes", witness]);
});

test("no file gets the time of another one by a statement that gives it the name of another one", async () => {
  const renamed = { ...lib, name: app.name };
  expect((await claimOf(renamed, [witnessed(stamp), aStatement([renamed], later)]))?.slice(0, 2)).toEqual([
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
