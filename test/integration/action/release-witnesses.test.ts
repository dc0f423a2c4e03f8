/** Witnesses of the list of a release are attached beside it. */
import { expect, test } from "vitest";

import { createReleaseWorld, contentOf, namesOf, recordOf } from "../../support/github/release-world.ts";
import { startFaultServer } from "../../support/network/fault-server.ts";
import { digestOf, makeChain, makeToken } from "../../support/witness/make-token.ts";

const chain = makeChain();

test("a time-stamp of the attached list is attached, and a later run asks for no other", async () => {
  await using world = await createReleaseWorld();
  await using tsa = await startFaultServer(({ body }) => {
    const asked = { imprint: body.subarray(24, 56), nonce: body.subarray(58, 67).toString("hex") };
    return { kind: "answer", answer: { status: 200, body: makeToken("", chain, asked) } };
  });
  const release = world.github.addRelease("v1", { assets: { "SHA256SUMS.ots": "no witness of ours" } });
  const inputs = { "release-attach": "both", witness: `rfc3161 ${tsa.url}/tsr` };
  for (const runId of ["1", "2"]) {
    const run = await world.runHere(inputs, { runId });
    expect(run.exitCode).toBe(0);
    expect(tsa.requests.map(({ body }) => body.subarray(24, 56))).toEqual([digestOf(contentOf(release, "SHA256SUMS"))]);
    const [witness] = recordOf(release).witnesses;
    const asset = release.assets.find(({ name }) => name === "SHA256SUMS.tsr");
    expect(Buffer.from(asset?.content as Uint8Array).toString("base64")).toBe(witness?.token);
    expect(release.body).toContain("SHA256SUMS existed by");
    expect(release.body).toContain("/SHA256SUMS.tsr");
    expect(run.summary).toContain("SHA256SUMS existed by");
  }
  expect(namesOf(release)).toContain("SHA256SUMS.ots");
  expect(contentOf(release, "SHA256SUMS.ots")).toBe("no witness of ours");
});
