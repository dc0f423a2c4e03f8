import { expect, onTestFinished, test } from "vitest";

import { createWebClient } from "#api/downloads.ts";
import { createPlainHost } from "#cli/plain-host.ts";
import { AnchorError } from "#core/errors.ts";
import type { Judgement } from "#core/row.ts";
import { createAttempts } from "#host/attempts.ts";
import { openJournalAndReports } from "#run/journal-and-reports.ts";
import { createWorkspace } from "../../support/files/workspace.ts";
import { toInputs } from "../../support/inputs.ts";
import { neverCancelled } from "../../support/plain-job.ts";
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
  expect(errors.map(({ ownMessage }) => ownMessage)).toEqual(["0.", "2.", "3."]);
});

test("reports that are lost are told in the order in which their subjects had their turn", async () => {
  await using workspace = await createWorkspace();
  const web = createWebClient();
  onTestFinished(() => web.close());
  const inputs = toInputs({ mode: "verify", "from-release": "true", "release-attach": "assets", "github-token": "t" });
  const place = { workspace: workspace.path, defaultOutputDir: workspace.temp };
  const host = createPlainHost({ print: () => {}, signals: neverCancelled(), ...place });
  using records = openJournalAndReports(inputs, host, workspace.temp, web);
  const answers = [Promise.withResolvers<Judgement>(), Promise.withResolvers<Judgement>()];
  const runs = answers.map(({ promise }, index) =>
    records.askAndSaveReport({ name: `${index}`, digest: aDigest(index) }, () => promise),
  );
  for (const index of [1, 0]) {
    answers[index]?.resolve({ verdict: "verified", answer: anEvidence({ reportLost: `lost ${index}` }) });
    await runs[index];
  }
  expect(records.errors.map(({ ownMessage }) => /lost \d/.exec(ownMessage)?.[0])).toEqual(["lost 0", "lost 1"]);
});
