import { expect, test } from "vitest";

import { AnchorError } from "#core/errors.ts";
import { createAttempts } from "#host/attempts.ts";
import { withReports } from "#run/reports.ts";
import { aDigest, anEvidence } from "../../support/results.ts";

const failure = (message: string) => new AnchorError("OUTPUT_UNWRITABLE", message);

test("errors of work that goes side by side stand in the order of the work, whichever ended first", async () => {
  const { attempt, errors } = createAttempts();
  const works = Array.from({ length: 4 }, () => Promise.withResolvers<number>());
  const done = works.map(({ promise }) => attempt(() => promise));
  for (const index of [2, 0, 3]) {
    works[index]?.reject(failure(`${index}`));
    await done[index];
  }
  works[1]?.resolve(1);
  expect(await Promise.all(done)).toEqual([undefined, 1, undefined, undefined]);
  expect(errors.map(({ account }) => account)).toEqual(["0", "2", "3"]);
});

test("reports that are lost are told in the order in which their subjects had their turn", async () => {
  const { begin, errors } = createAttempts();
  const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const operate = withReports(
    async () => ({ kind: "found", evidence: anEvidence() }),
    async (_, { name }) => {
      await answers[Number(name)]?.promise;
      return [failure(`${name} first`), failure(`${name} second`)];
    },
    begin,
  );
  const runs = [0, 1].map((index) => operate({ name: `${index}`, digest: aDigest(index) }));
  for (const index of [1, 0]) {
    answers[index]?.resolve();
    await runs[index];
  }
  expect(errors.map(({ account }) => account)).toEqual(["0 first", "0 second", "1 first", "1 second"]);
});
