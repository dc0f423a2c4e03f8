/** Every case of evidence through the verifier that all fronts share. */

import { expect, test } from "vitest";

import { AnchorError } from "#core/errors.ts";
import { verificationExitCode, type Verification } from "#verify/claims.ts";
import { renderClaims } from "#verify/render.ts";
import { openVerification } from "#verify/verify-evidence.ts";
import { atHandOf, readEvidenceCases, type EvidenceCase } from "../../support/evidence/cases.ts";

const cases = readEvidenceCases();

test("the cases of evidence are many, and most of them must fail", () => {
  expect(cases.length).toBeGreaterThanOrEqual(60);
  expect(cases.filter(({ isFail }) => isFail).length / cases.length).toBeGreaterThanOrEqual(2 / 3);
});

test.each(cases.map((given) => [given.name, given] as const))(
  "the case of evidence %s says what it is",
  (name, given) => {
    expect(name).toMatch(/^[a-z0-9]+(?:_[a-z0-9]+)+$/);
    expect(given.about).toMatch(/[.!?]$/);
    expect(given.expected.verdict === "valid").toBe(!given.isFail);
    expect(given.expected.exitCode === 0).toBe(!given.isFail);
  },
);

async function verify(given: EvidenceCase): Promise<Verification | string> {
  try {
    const { hashesToAsk, conclude } = openVerification(await atHandOf(given));
    expect(hashesToAsk()).toEqual([...new Set(hashesToAsk())]);
    if (!given.isFail)
      expect(hashesToAsk()).toEqual(expect.arrayContaining((given.chain ?? []).map(({ hash }) => hash)));
    return conclude(given.chain);
  } catch (error) {
    if (!(error instanceof AnchorError)) throw error;
    return error.code;
  }
}

test.each(cases.map((given) => [given.name, given] as const))(
  "the verifier comes to the claims of the case %s",
  async (_, given) => {
    const { error, verdict, exitCode, claims, lists = [] } = given.expected;
    const seen = await verify(given);
    if (typeof seen === "string") {
      expect({ error: seen, exitCode: verificationExitCode(undefined) }).toEqual({ error, exitCode });
      return;
    }
    expect(seen.files.map(({ file, bytes, path, chain }) => [file, bytes, path, chain])).toEqual(claims);
    expect(seen.lists).toEqual(lists);
    expect({ verdict: seen.verdict, exitCode: verificationExitCode(seen.verdict) }).toEqual({ verdict, exitCode });
    if (given.chain === undefined) expect(seen.files.map(({ chain }) => chain)).not.toContain("yes");
    for (const { bytes, path, lookUp } of seen.files) {
      const isShown = bytes === "yes" && (lookUp !== undefined || path === "broken");
      expect(renderClaims(seen)).toContain(`\n  bytes        ${bytes}\n  path         ${isShown ? path : "–"}\n`);
    }
  },
);

test("evidence among its own files is not a file of the release", async () => {
  const given = cases.find(({ name }) => name === "each_one");
  if (given === undefined) throw new TypeError("the case each_one is missing");
  const own = { name: "own.intoto.json", content: Buffer.from(given.evidence[0]?.bytes ?? []).toString() };
  const seen = await verify({ ...given, files: [...given.files, own] });
  expect(seen).toMatchObject({
    verdict: "valid",
    usedAsEvidence: ["own.intoto.json"],
    files: [{ file: "app.tgz" }],
  });
});
