/** A job that is run again: what the journal of its first run may have spent is looked for, and not sent again. */
import { rm } from "node:fs/promises";
import { dirname, join } from "node:path";

import { expect, test } from "vitest";

import { routes } from "#api/wire.ts";
import { createWorkspace } from "../../support/files/workspace.ts";
import { runPlainJob } from "../../support/plain-job.ts";
import { startService } from "../../support/service/service.ts";

const names = ["a", "b", "c", "d", "e"];

/** Stamps five files twice, with something done in between. */
async function stampTwice(inputs: Readonly<Record<string, string>>, between: (journal: string) => Promise<void>) {
  const service = await startService({ blockTimeMs: 600_000 });
  await using stack = new AsyncDisposableStack();
  stack.defer(() => service.close());
  await using workspace = await createWorkspace(Object.fromEntries(names.map((name) => [`dist/${name}`, name])));
  const given = {
    mode: "stamp",
    files: join(workspace.path, "dist/*"),
    "api-url": service.url,
    "api-key": service.apiKey,
  };
  const folder = join(workspace.temp, "kept");
  const run = async () => {
    const { ending } = await runPlainJob(workspace, { ...given, "output-dir": folder, ...inputs });
    const sent = service.requests.filter(({ path }) => path === routes.stamp).length;
    return { verdicts: ending.report.results.map(({ outcome }) => outcome.kind), sent };
  };
  const first = await run();
  await between(join(folder, "journal.jsonl"));
  return { first, second: await run() };
}

const accepted = names.map(() => "accepted");
const nothing = async (): Promise<void> => {};

test.each([
  ["that wait for no block", {}],
  ["whose waiting has timed out", { wait: "2" }],
])("five stamps that no block holds yet are sent once by two runs with one folder: %s", async (_, inputs) => {
  const { first, second } = await stampTwice(inputs, nothing);
  expect(first).toEqual({ verdicts: accepted, sent: 5 });
  expect(second).toEqual({ verdicts: accepted, sent: 5 });
});

test("they are sent again where nothing is kept of the first run, which nobody can know of", async () => {
  const { second } = await stampTwice({}, async (journal) => {
    for (const name of ["journal.jsonl", "anchor.jsonl", "anchor.intoto.json"]) await rm(join(dirname(journal), name));
  });
  expect(second).toEqual({ verdicts: accepted, sent: 10 });
});

test("three runs at once in one folder send each stamp once", async () => {
  await using service = await startService({ blockTimeMs: 600_000 });
  const many = [...Array(24).keys()].map((index) => `file ${index}`);
  await using workspace = await createWorkspace(Object.fromEntries(many.map((name) => [`dist/${name}`, name])));
  const given = {
    mode: "stamp",
    files: join(workspace.path, "dist/*"),
    "api-url": service.url,
    "api-key": service.apiKey,
    "output-dir": join(workspace.temp, "kept"),
  };
  const runs = await Promise.all([1, 2, 3].map(() => runPlainJob(workspace, given)));
  const sent = service.requests.filter(({ path }) => path === routes.stamp).map(({ body }) => body);
  expect([sent.length, new Set(sent).size]).toEqual([24, 24]);
  const verdicts = runs.flatMap(({ ending }) => ending.report.results.map(({ outcome }) => outcome.kind));
  expect(verdicts.filter((verdict) => !/^(?:accepted|unclear|already-anchored)$/.test(verdict))).toEqual([]);
});
