import { expect, test } from "vitest";

import { openRecord } from "#evidence/record.ts";
import { listText } from "#evidence/to-statement.ts";
import { verificationExitCode, worstVerdict } from "#verify/claims.ts";
import { parseListEvidence } from "#verify/bytes.ts";
import { renderClaims } from "#verify/render.ts";
import { verifyEvidence } from "#verify/verify-evidence.ts";
import { aFile, aWitness } from "../../support/evidence/at-hand.ts";
import { anAnchor, aStatement, aSubject, recordOf } from "../../support/evidence/statements.ts";

const app = aSubject("app.tgz");
const other = aSubject("other.txt");
const chain = {
  address: "0x29F7",
  port: 99,
  records: [{ block: 7, date: "2026-01-01 00:00:00", transaction: "0xAA" }],
};
const statement = aStatement([app, other], { anchors: [anAnchor(app, { chain }), anAnchor(other)] });
const record = recordOf(statement);
test("a verification as text has the three claims in their order, and what to look up", () => {
  const files = [aFile("app.tgz"), aFile("bad\nname\u202E", "x")];
  expect(renderClaims(verifyEvidence({ record, files }))).toMatchInlineSnapshot(`
    "No file of this release has the bytes of bad name.
    If it came from this release, do not open it. If it came from another one, take that release's evidence.
    app.tgz is exactly the one that the release's evidence names. It existed by 1 Jan 2026 00:00, as the service writes it: block 7 of a chain that is not named, as the evidence says; look it up to be sure.

      evidence     anchor-artifacts 0.2.0 of 2026-11-22T04:00:00.000Z
                   o/r v1
                   https://example.com/run/1

    app.tgz
      SHA3-256     2de5b5b2c314e18b7d3d50fcb61ca70866e9ddcbb8ace136f361c15e7474a57c
      bytes        yes
      path         none needed
      chain        not asked
      look up      2de5b5b2c314e18b7d3d50fcb61ca70866e9ddcbb8ace136f361c15e7474a57c
                   (the digest)
      address      0x29F7
      state        99
      block        7, 2026-01-01 00:00:00
      transaction  0xAA

    bad name
      SHA3-256     741efa311f97686956946758e0d95f70f11ff2da4f2feb7c54314f44134ac49f
      bytes        not named
      path         –
      chain        –

    Bytes and path compare the file with the evidence alone: whoever can replace the files there can replace the evidence too. Look the digest up on the chain, or take the evidence from a second place.
    "
  `);
});

test("a verification as text sends nobody to a chain where a clock alone has signed", () => {
  const unsent = recordOf(aStatement([app], { anchors: [anAnchor(app, { verdict: "skipped" })] }));
  const clock = aWitness("app.tgz", { attested: { says: "existed", parties: [] } });
  const files = [aFile("app.tgz")];
  expect(renderClaims(verifyEvidence({ record: unsent, files, witnesses: [clock] }))).toMatch(
    /too\. Take the evidence from a second place\.\n$/,
  );
});

test("a verification as text names the chain, and shows the explorer's address of what is to be looked up", () => {
  const named = (explorer: string) => {
    const chainName = { name: "A chain\u202E", explorer };
    const lines = [aStatement([app], { anchors: [anAnchor(app, { chain })], chain: chainName })];
    return renderClaims(verifyEvidence({ record: recordOf(...lines), files: [aFile("app.tgz")] }));
  };
  expect(named("https://explorer.example/{block}")).toMatch(
    /^ {2}of chain {5}A chain$[^]*^ {2}explorer {5}https:\/\/explorer\.example\/7$/m,
  );
  // The evidence knows no such id, or the address is none that the action would have taken.
  expect(named("https://explorer.example/{txpow}")).not.toContain("explorer.example");
  expect(named("javascript:alert({block})")).not.toContain("alert");
});

test("bytes that once stood under a name are other bytes, told with their day, and looked up under no other name", () => {
  const lines = [
    aStatement([aSubject("app.tgz", "old")], { finishedOn: "2026-10-01T00:00:00Z" }),
    aStatement([app], { finishedOn: "2026-11-01T00:00:00Z" }),
  ];
  const files = ["app.tgz", "down/app.tgz", "old.tgz"].map((name) => aFile(name, "old"));
  const seen = verifyEvidence({ record: recordOf(...lines), files }).files;
  const note = "These bytes stood under this name on 1 Oct 2026 00:00 UTC; the evidence records other bytes.";
  expect(seen.map(({ bytes, notes }) => [bytes, notes])).toEqual([
    ["other bytes", [note]],
    ["other bytes", [note]],
    ["not named", []],
  ]);
});

test("a checksum list is evidence of digests, and of no block", () => {
  const list = Buffer.from(`SHA3-256 (app.tgz) = ${app.digest.sha3_256}\n`);
  const listed = openRecord([parseListEvidence("anchor-SHA3-256SUMS", list)]);
  const seen = verifyEvidence({ record: listed, files: [aFile("app.tgz"), aFile("other", "app.tgz")] });
  const claims = { bytes: "yes", path: "none needed", chain: "not asked", verdict: "incomplete" };
  expect(seen).toMatchObject({ verdict: "incomplete", files: [claims, claims] });
  expect(renderClaims(seen)).toContain("  evidence     the checksum list anchor-SHA3-256SUMS\n\n");
  const files = [aFile("app.tgz", "evil"), aFile("none")];
  expect(verifyEvidence({ record: listed, files }).files).toMatchObject([
    // What the evidence says of the bytes that it names is not said of others.
    { bytes: "other bytes", notes: [] },
    { bytes: "not named", notes: [] },
  ]);
});

test("what a chain was asked stands beside its claim", () => {
  const answer = { hash: app.digest.sha3_256, claim: "yes", according: ["https://node.example"] } as const;
  const seen = verifyEvidence({ record, files: [aFile("app.tgz")], chain: [answer] });
  expect(renderClaims(seen)).toMatch(
    /^This is exactly the file .*; the chain holds it, says https:\/\/node\.example\.\n\n/,
  );
  expect(renderClaims(seen)).toContain("  chain        yes, according to https://node.example\n");
});

test.each([
  [[], "incomplete"],
  [["valid"], "valid"],
  [["valid", "incomplete"], "incomplete"],
  [["incomplete", "unreachable"], "unreachable"],
  [["unreachable", "mismatch", "valid"], "mismatch"],
] as const)("of %j the worst counts", (verdicts, worst) => {
  expect(worstVerdict(verdicts)).toBe(worst);
});

test("what could not be read ends with 4, before 2 and 3, and after the 1 of other bytes", () => {
  expect(
    (["valid", "mismatch", "unreachable", "incomplete"] as const).map((verdict) => verificationExitCode(verdict, true)),
  ).toEqual([4, 1, 4, 4]);
  expect(verificationExitCode(undefined)).toBe(4);
});

test("lists and witnesses of the evidence beside a file are named after it, and are no files of the release", () => {
  const token = Buffer.from("what a clock signed").toString("base64");
  const witnesses = [{ kind: "rfc3161", of: "anchor-SHA256SUMS", url: "https://tsa.example", token }] as const;
  const witnessed = recordOf(statement, aStatement([app], { mode: "check", witnesses: [...witnesses] }));
  const files = [
    aFile("anchor-SHA256SUMS", listText({ name: "anchor-SHA256SUMS" }, statement.subject)),
    aFile("anchor-SHA256SUMS.tsr", "what a clock signed"),
    aFile("app.tgz"),
  ];
  const verification = verifyEvidence({ record: witnessed, files });
  expect(verification).toMatchObject({
    verdict: "valid",
    lists: ["anchor-SHA256SUMS"],
    usedAsEvidence: ["anchor-SHA256SUMS.tsr"],
  });
  const text = renderClaims(verification);
  expect(text).toMatch(
    /^This is exactly the file that the release's evidence names\. It existed by 1 Jan 2026 00:00, /,
  );
  expect(text).toContain("\nanchor-SHA256SUMS: a list of this evidence, unchanged. No block holds the list itself, so");
  const forged = [aFile("anchor-SHA256SUMS", "forged"), aFile("app.tgz")];
  expect(verifyEvidence({ record: witnessed, files: forged })).toMatchObject({ verdict: "mismatch", lists: [] });
});

test("of a page with the evidence in it is said that the rest of the page was not compared", () => {
  const files = ["setup.html", "own.json"].map((name) => ({ ...aFile(name), evidence: "this" as const }));
  const text = renderClaims(verifyEvidence({ record, files: [...files, aFile("app.tgz")] }));
  expect(text).toContain("\nsetup.html: read as evidence. What else is in this page was not compared.\n");
  expect(text).toContain("\nown.json: read as evidence.\n");
});

test("what a witness says is shown once and to its end, however long the names in it are", () => {
  const advice = `Nobody here vouches for it ${"(a name) ".repeat(40)}: decide whether you trust it.`;
  const witness = aWitness("app.tgz", { claim: "not trusted", sentence: "It existed", advice });
  const files = [aFile("app.tgz")];
  const verification = verifyEvidence({ record, files, witnesses: [witness, witness] });
  expect(renderClaims(verification).split(`It existed. ${advice}\n`)).toHaveLength(2);
});

test("what the release does not serve is missing, and what could not be read has a row of its own", () => {
  const files = [aFile("app.tgz")];
  const unread = [{ file: "big.iso", why: "The server sends less than 1 kB a second." }];
  const seen = verifyEvidence({ record, files, unserved: [{ name: "other.txt", bytes: "missing" }], unread });
  expect(seen).toMatchObject({ verdict: "mismatch", missing: ["other.txt"], unread });
  expect(seen.files.map(({ file, bytes, verdict }) => [file, bytes, verdict])).toEqual([
    ["app.tgz", "yes", "valid"],
    ["other.txt", "missing", "mismatch"],
  ]);
  const text = renderClaims(seen);
  expect(text).toMatch(/^other\.txt is missing: the release does not have it\.\n/);
  expect(text).toContain("\nbig.iso could not be read, so nothing is known about it.\n");
  expect(text).toContain("\napp.tgz is exactly the one that the release's evidence names. It existed by 1 Jan 2026");
  expect(text).toMatch(/\nother\.txt\n {2}SHA3-256 .*\n {2}bytes {8}missing\n {2}path {9}–\n/);
  expect(text).toMatch(/\nbig\.iso\n {2}bytes {8}–\n {2}note {9}It could not be read, .* 1 kB a second\.\n/);
  expect(verifyEvidence({ record, files, unread }).verdict).toBe("incomplete");
});
