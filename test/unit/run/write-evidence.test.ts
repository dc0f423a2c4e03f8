import { mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";

import { expect, test } from "vitest";

import type { Digest } from "#core/digest.ts";
import { toReport, unknownOrigin } from "#core/report.ts";
import { openHistory } from "#run/history.ts";
import { writeFiles } from "#run/write-evidence.ts";
import { createWorkspace, type Workspace } from "../../support/files/workspace.ts";

const digest = "ab".repeat(32) as Digest;
/** Writes the files of a run that found a digest in block 5. */
async function write(workspace: Workspace) {
  const subject = { name: "a.txt", digest };
  const evidence = { requestId: "", records: [{ blockNumber: 5, matchedHash: digest }], segments: [] };
  const report = toReport("check", [{ subject, verdict: "found", answer: evidence }]);
  const now = new Date();
  const facts = {
    ...unknownOrigin,
    startedAt: now,
    finishedAt: now,
    apiUrl: "",
    nodeNames: [],
    dryRun: false,
    failOn: new Set<never>(),
  };
  const history = openHistory({ files: [], damaged: [] }, undefined);
  const place = { folder: workspace.temp, workspace: workspace.path, history, hasSent: false };
  return await writeFiles(report, [subject], facts, {
    ...place,
    isDemonstration: false,
    finishedOn: now.toISOString(),
  });
}

test("a file that cannot be written keeps none of the others from being written", async () => {
  await using workspace = await createWorkspace();
  await mkdir(join(workspace.temp, "results.json", "in the way"), { recursive: true });
  const { errors, facts, statement } = await write(workspace);
  expect(errors.map(({ code }) => code)).toEqual(["OUTPUT_UNWRITABLE"]);
  const name = `anchor-${statement?.id}.intoto.json`;
  expect([facts.resultsPath, facts.statementPath]).toEqual([undefined, join(workspace.temp, name)]);
  const others = ["anchor-SHA3-256SUMS", "anchor-evidence.html", "badge.json"];
  expect(await readdir(workspace.temp)).toEqual(expect.arrayContaining([name, ...others]));
});
