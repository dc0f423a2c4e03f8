import { expect, test } from "vitest";

import { verificationExitCode, worstVerdict } from "#verify/claims.ts";
import { headlineOf, renderClaims } from "#verify/render.ts";
import { verifyEvidence } from "#verify/verify-evidence.ts";
import { anAnchor, aStatement, aSubject, digestOf } from "../../support/evidence/statements.ts";

const app = aSubject("app.tgz");
const other = aSubject("other.txt");
const chain = {
  address: "0x29F7",
  port: 99,
  records: [{ block: 7, date: "2026-01-01 00:00:00", transaction: "0xAA" }],
};
const statement = aStatement([app, other], { anchors: [anAnchor(app, { chain }), anAnchor(other)] });
const atHand = (name: string, content: string) => ({
  name,
  sha3_256: digestOf(content),
  sha256: aSubject(name, content).digest.sha256 ?? "",
});

test("a verification as text has the three claims in their order, and what to look up", () => {
  const files = [atHand("app.tgz", "app.tgz"), atHand("bad\nname\u202E", "x")];
  expect(renderClaims(verifyEvidence({ statement, files }))).toMatchInlineSnapshot(`
    "Does not match.
    Evidence of anchor-artifacts 0.2.0, written 2026-11-22T04:00:00.000Z.
      o/r
      v1
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
      path         none needed
      chain        not asked

    Bytes and path are only as good as where the evidence came from:
    who could change the files there could change it too.
    Look the digest up on the chain, or take the evidence from a second place.
    "
  `);
});

test("what a chain was asked stands beside its claim", () => {
  const answer = { hash: app.digest.sha3_256, said: "yes", according: "https://node.example" } as const;
  const seen = verifyEvidence({ statement, files: [atHand("app.tgz", "app.tgz")], chain: [answer] });
  expect(headlineOf(seen)).toBe("Valid");
  expect(renderClaims(seen)).toContain("  chain        yes, according to https://node.example\n");
});

test("files of the evidence that are not at hand are named", () => {
  expect(verifyEvidence({ statement, files: [atHand("app.tgz", "app.tgz")] }).missing).toEqual(["other.txt"]);
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

test("exit codes come 1 before 4 before 2 before 3", () => {
  expect(
    (["valid", "mismatch", "unreachable", "incomplete"] as const).map((verdict) => verificationExitCode(verdict)),
  ).toEqual([0, 1, 2, 3]);
  expect(
    (["valid", "mismatch", "unreachable", "incomplete"] as const).map((verdict) => verificationExitCode(verdict, true)),
  ).toEqual([4, 1, 4, 4]);
  expect(verificationExitCode(undefined)).toBe(4);
});
