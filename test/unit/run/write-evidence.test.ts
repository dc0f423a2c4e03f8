import { mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";

import { expect, test } from "vitest";

import type { Digest } from "#core/digest.ts";
import type { Row } from "#core/row.ts";
import { openHistory } from "#run/history.ts";
import { writeFiles } from "#run/write-evidence.ts";
import { createWorkspace, type Workspace } from "../../support/files/workspace.ts";
import { aRun } from "../../support/results.ts";

const digest = "ab".repeat(32) as Digest;
/** Writes the files of a run that found a digest in block 5. */
async function write(workspace: Workspace) {
  const subject = { name: "a.txt", digest };
  const evidence = { requestId: "", records: [{ blockNumber: 5, matchedHash: digest }], segments: [] };
  const rows: readonly Row[] = [{ subject, verdict: "found", answer: evidence }];
  const run = aRun("check", rows, { apiUrl: "", checksums: [subject] });
  const history = openHistory({ files: [], damaged: [] }, undefined);
  const prepared = { folder: workspace.temp, history, release: undefined };
  const errors = await writeFiles(run, prepared, { subjectChecksums: "" }, { workspace: workspace.path });
  return { run, errors };
}

test("a file that cannot be written keeps none of the others from being written", async () => {
  await using workspace = await createWorkspace();
  await mkdir(join(workspace.temp, "results.json", "in the way"), { recursive: true });
  const { run, errors } = await write(workspace);
  expect(errors.map(({ code }) => code)).toEqual(["OUTPUT_UNWRITABLE"]);
  const name = `anchor-${run.statement?.id}.intoto.json`;
  expect([run.files.results, run.files.statement]).toEqual([undefined, join(workspace.temp, name)]);
  const others = ["anchor-SHA3-256SUMS", "anchor-evidence.html", "badge.json"];
  expect(await readdir(workspace.temp)).toEqual(expect.arrayContaining([name, ...others]));
});
