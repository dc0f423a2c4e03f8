/** Answers of the fault server; that each wrong one is wrong, test/conformance/matrix.test.ts sees by its verdict. */
import { expect, test } from "vitest";

import { answers, changed, rightService } from "../../support/network/answers.ts";
import { startFaultServer } from "../../support/network/fault-server.ts";
import { essentialMembers, heavyBodies, spoiled } from "../../support/network/wrong-answers.ts";

const hash = "3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532";
const right = answers.found(hash, "request-1");

test("the right service answers every operation, and any other path with 404", async () => {
  await using server = await startFaultServer(rightService);
  const post = async (path: string, body: string | FormData) => {
    const headers = { "x-request-id": "id-9" };
    const response = await fetch(`${server.url}${path}`, { method: "POST", body, headers });
    return [response.status, await response.json()];
  };
  const form = new FormData();
  form.set("jsonproof", new Blob([JSON.stringify([{ data: `0x${hash.toUpperCase()}` }])]), "proof.json");
  const body = JSON.stringify({ hash });
  expect(await post("/core/v2/timestamp/post", body)).toEqual([200, answers.stamp(hash, "id-9")]);
  expect(await post("/core/v2/file/check", body)).toEqual([200, answers.found(hash, "id-9")]);
  expect(await post("/core/v2/verify/file", body)).toEqual([200, answers.verified(hash, "id-9")]);
  expect(await post("/core/v1/verify/post-lite", form)).toEqual([200, answers.proofVerified(hash, "id-9")]);
  expect(await post("/elsewhere", body)).toMatchObject([404, { status: "error", statusCode: 404 }]);
});

test("a change to an answer sets, adds and removes members, and leaves the original alone", () => {
  const changedAnswer = changed(right, { "data.hash": "x", "data.more": [1], message: undefined });
  expect(changedAnswer).toMatchObject({ status: "success", data: { hash: "x", data: "Hash found.", more: [1] } });
  expect(changedAnswer).not.toHaveProperty("message");
  expect(right).toEqual(answers.found(hash, "request-1"));
});

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
