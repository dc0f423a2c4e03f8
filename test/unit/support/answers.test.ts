/** Answers of the fault server; that each wrong one is wrong, test/conformance/matrix.test.ts sees by its verdict. */
import { expect, test } from "vitest";

import { answers, changed } from "../../support/network/answers.ts";
import { essentialMembers, heavyBodies, spoiled } from "../../support/network/wrong-answers.ts";

const hash = "3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532";
const right = answers.found(hash, "request-1");

test("a change to an answer at a place that does not exist is refused", () => {
  expect(() => changed(right, { "dta.hash": "x" })).toThrow("no place for dta.hash");
});

test("spoiled answers are many for each essential member, which the right answer has", () => {
  const { stamp, found: check, verified: verify, proofVerified: verifyProof } = answers;
  for (const [operation, make] of Object.entries({ stamp, check, verify, verifyProof })) {
    const answer = make(hash, "request-1");
    const members = essentialMembers[operation as keyof typeof essentialMembers];
    for (const path of members) expect(answer).toHaveProperty(path);
    const cases = Object.values(spoiled(operation as keyof typeof essentialMembers, answer));
    expect(cases.length).toBeGreaterThan(members.length * 8);
  }
});

test("heavy bodies are large, and JSON objects nevertheless", () => {
  for (const { body } of Object.values(heavyBodies(right))) {
    expect(JSON.parse(String(body))).toHaveProperty("status", "success");
    expect(String(body).length).toBeGreaterThan(400_000);
  }
});
