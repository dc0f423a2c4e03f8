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
    return { verdicts: ending.rows.map(({ verdict }) => verdict), sent };
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
    await rm(dirname(journal), { recursive: true });
  });
  expect(second).toEqual({ verdicts: accepted, sent: 10 });
});
