/** What of a digest is to be looked up, and which bytes are those of a list that a block holds. */
import { expect, test } from "vitest";

import { digestFromWire, type Digest } from "#core/digest.ts";
import type { Anchor, Statement } from "#evidence/statement.ts";
import type { ChainAnswer } from "#verify/claims.ts";
import { renderClaims } from "#verify/render.ts";
import { verifyEvidence } from "#verify/verify-evidence.ts";
import { aFile } from "../../support/evidence/at-hand.ts";
import { aStatement, aSubject, digestOf, provenAnchor, recordOf } from "../../support/evidence/statements.ts";
import { publishedProofs } from "../../support/proofs.ts";

const item = publishedProofs["siblings on the left and the right"];
const digest = digestFromWire(item.data) as Digest;
const root = digestFromWire(item.root) as Digest;

function claimsOf(anchor: Partial<Anchor>, chain: readonly ChainAnswer[] = []) {
  const subject = { name: "a", digest: { sha3_256: digest } };
  const statement = aStatement([subject], { anchors: [{ ...provenAnchor(item), ...anchor }] });
  const files = [{ name: "a", sha3_256: digest, sha256: "" }];
  return verifyEvidence({ record: recordOf(statement), chain, files }).files[0];
}

function lookUpOf(anchor: Partial<Anchor>) {
  const file = claimsOf(anchor);
  return { path: file?.path, ...file?.lookUp };
}

test("a digest that was seen on the chain is looked up where it was seen", () => {
  const records = [{ block: 12, matched: item.data }];
  expect(lookUpOf({ chain: { address: "0x29F7", port: 99, records } })).toEqual({
    path: "yes",
    hash: digest,
    is: "digest",
    address: "0x29F7",
    port: 99,
    records,
  });
});

test("a root is looked up at the address of the proof, not at that of the stamp", () => {
  expect(lookUpOf({ verdict: "accepted", chain: { address: "0x29F7", port: 99, records: [] } })).toMatchObject({
    path: "yes",
    hash: root,
    is: "root",
    address: "0xFFEEDD",
  });
});

test("a record of the root is looked up as the root", () => {
  const records = [{ block: 12, matched: item.root }];
  expect(lookUpOf({ chain: { records } })).toMatchObject({ hash: root, is: "root", address: "0xFFEEDD", records });
});

const ofDigest = { chain: { records: [{ block: 10, matched: item.data }] } };
const says = (hash: Digest, said: ChainAnswer["claim"], block?: number): ChainAnswer => ({
  hash,
  claim: said,
  according: ["a node"],
  ...(block !== undefined && { records: [{ block }] }),
});

test.each<[string, Partial<Anchor>, readonly ChainAnswer[], string, string]>([
  ["both in blocks of their own", ofDigest, [says(root, "yes", 12), says(digest, "yes", 10)], "yes", "valid"],
  [
    "the root, and nothing of the digest whose block the evidence names",
    ofDigest,
    [says(root, "yes", 12), says(digest, "could not be asked")],
    "could not be asked",
    "unreachable",
  ],
  [
    "the root, and nodes contradict each other about the digest",
    ofDigest,
    [says(root, "yes", 12), says(digest, "unknown")],
    "unknown",
    "unknown",
  ],
  ["the root, and not the digest", ofDigest, [says(root, "yes", 12), says(digest, "no")], "no", "mismatch"],
  ["the digest in another block", ofDigest, [says(root, "yes", 12), says(digest, "yes", 13)], "no", "mismatch"],
  ["the digest in the root's block", ofDigest, [says(root, "yes", 10), says(digest, "yes", 12)], "no", "mismatch"],
])("the chain holds %s", (_, anchor, answers, chain, verdict) => {
  expect(claimsOf(anchor, answers)).toMatchObject({ chain, verdict });
});

const [app, lib, wrong] = [aSubject("app"), aSubject("lib"), aSubject("lib", "other bytes")];
const textOf = (...subjects: readonly (typeof app)[]) =>
  subjects.map(({ name, digest: { sha3_256 } }) => `SHA3-256 (${name}) = ${sha3_256}\n`).join("");
const listOf = (...subjects: readonly (typeof app)[]) => ({ name: "anchor-SHA3-256SUMS", text: textOf(...subjects) });
const anchorOf = (text: string, verdict: Anchor["verdict"]): Anchor => ({
  covers: "list",
  digest: digestOf(text),
  verdict,
});
const claimed = (lines: readonly Statement[], name: string, content: string) => {
  const [file] = verifyEvidence({ record: recordOf(...lines), files: [aFile(name, content)] }).files;
  return [file?.bytes, file?.verdict];
};

test("a run that found other bytes than those of a list in a block makes them no file of the evidence", () => {
  const given = listOf(app, lib);
  const failed = { covers: "subject", digest: wrong.digest.sha3_256, verdict: "failed" } as const;
  const anchors = [anchorOf(given.text, "verified"), failed];
  const verified = aStatement([app, wrong], { mode: "verify", givenList: given, anchors });
  expect(claimed([verified], "app", "app")).toEqual(["yes", "valid"]);
  expect(claimed([verified], "lib", "other bytes")).toEqual(["other bytes", "mismatch"]);
  // A later stamp may have made them the file of this name.
  const stamped = aStatement([wrong], { finishedOn: "2026-12-01T00:00:00.000Z" });
  expect(claimed([verified, stamped], "lib", "other bytes")).toEqual(["yes", "valid"]);
});

test("where a list was stamped, one that a later run computed is another list", () => {
  const [given, computed] = [listOf(app, lib), listOf(app, wrong)];
  const stamped = aStatement([app, lib], { givenList: given, anchors: [anchorOf(given.text, "anchored")] });
  const later = { mode: "verify", finishedOn: "2026-12-01T00:00:00.000Z", givenList: computed } as const;
  const verified = aStatement([app, wrong], { ...later, anchors: [anchorOf(computed.text, "no-match")] });
  expect(claimed([stamped, verified], given.name, given.text)).toEqual(["yes", "valid"]);
  expect(claimed([stamped, verified], given.name, computed.text)).toEqual(["other bytes", "mismatch"]);
});

test("a list that a run computed of stamped files is of the evidence, where another was stamped", () => {
  const anchors = [anchorOf(textOf(app), "anchored")];
  const manifest = aStatement([app], { anchors });
  const each = aStatement([app, lib], { finishedOn: "2026-12-01T00:00:00.000Z" });
  const lines = [manifest, each];
  expect(claimed(lines, "anchor-SHA3-256SUMS", textOf(app))).toEqual(["yes", "valid"]);
  expect(claimed(lines, "anchor-SHA3-256SUMS", textOf(app, lib))).toEqual(["yes", "incomplete"]);
  expect(claimed(lines, "anchor-SHA3-256SUMS", textOf(lib))).toEqual(["other bytes", "mismatch"]);
});

test("a report, by the name that we give it, is not compared, and told; another document is not named", () => {
  const record = recordOf(aStatement([aSubject("dist/an app")]));
  const [own, other] = [aFile("an app", "dist/an app"), aFile("lib.verification.pdf")];
  const reports = ["anchor-an.app.verification.pdf", "anchor-an.app.verification (1).pdf"];
  const verification = verifyEvidence({ record, files: [own, ...reports.map((name) => aFile(name))] });
  expect(verification).toMatchObject({ verdict: "valid", files: [{ file: "an app" }], reports });
  expect(renderClaims(verification).match(/verification.*pdf: by its name a report of the service's/g)).toHaveLength(2);
  expect(verifyEvidence({ record, files: [own, other] })).toMatchObject({ verdict: "mismatch", reports: [] });
  expect(verifyEvidence({ record, files: [aFile(reports[0] ?? "")] })).toMatchObject({ verdict: "incomplete" });
});
