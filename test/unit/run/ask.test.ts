/** What is said of the bytes around a request: before an empty file is sent, and after a file has changed. */
import { lstat, utimes } from "node:fs/promises";
import { join } from "node:path";

import { expect, test } from "vitest";

import { createPlainHost } from "#cli/plain-host.ts";
import type { Row } from "#core/row.ts";
import type { InputName } from "#host/input-table.ts";
import { hashAskAndWait } from "#run/ask.ts";
import type { FileCandidate } from "#run/candidates.ts";
import type { Source } from "#run/source.ts";
import { createWorkspace } from "../../support/files/workspace.ts";
import { toInputs } from "../../support/inputs.ts";
import { neverCancelled } from "../../support/plain-job.ts";
import { aDigest, outcomes } from "../../support/results.ts";

/** Runs a stamp of `files`; `meanwhile` happens while the last request is on its way. */
async function stamp(
  files: Readonly<Record<string, string>>,
  given: Partial<Record<InputName, string>> = {},
  meanwhile: (write: (name: string, text: string) => Promise<unknown>, folder: string) => unknown = () => {},
) {
  await using workspace = await createWorkspace(files);
  const said: string[] = [];
  const candidates = await Promise.all(
    Object.keys(files).map(async (name): Promise<FileCandidate> => {
      const path = join(workspace.path, name);
      return { kind: "file", source: { name, path, size: (await lstat(path)).size } };
    }),
  );
  let sent = 0;
  const asker = {
    ask: async () => {
      said.push("sent");
      sent += 1;
      if (sent === (given.anchor === "manifest" ? 1 : candidates.length))
        await meanwhile(workspace.write, workspace.path);
      return outcomes(aDigest(1)).accepted;
    },
  };
  const nobody = () => Promise.reject(new Error("Nobody is asked."));
  const source: Source = { check: nobody, verify: nobody, [Symbol.asyncDispose]: async () => {} };
  const place = { workspace: workspace.path, defaultOutputDir: workspace.temp, signals: neverCancelled() };
  const host = createPlainHost({ print: (line) => void said.push(line), ...place });
  const inputs = toInputs({ mode: "stamp", ...given });
  const subjects = { candidates, proofs: [], count: candidates.length };
  const recorded = { findCoveringList: () => undefined, addRecordedFacts: (row: Row) => row };
  const asked = await hashAskAndWait(subjects, { ...source, ...asker, ...recorded }, inputs, host);
  return { kinds: asked.rows.map(({ verdict }) => verdict), said };
}

const warnings = (said: readonly string[]): readonly string[] => said.filter((line) => line.startsWith("warning: "));

test.each([
  [{}, 1],
  [{ anchor: "manifest" }, 1],
] as const)("empty files are warned of once, before anything is sent for them (%o)", async (given, requests) => {
  const { said } = await stamp({ "a.txt": "", "b.txt": "", "c/d.txt": "" }, given);
  expect(said.filter((line) => line === "sent")).toHaveLength(requests);
  const warning =
    "warning: empty file: a.txt and 2 others are empty. A stamp of an empty file proves nothing. Check your build.";
  expect(warnings(said)).toEqual([warning]);
  expect(said.indexOf(warning)).toBeLessThan(said.indexOf("sent"));
});

const early = "The stamp is for the old bytes. Stamp a file only when nothing writes it any more.";

test.each([{}, { anchor: "manifest" }])("files that change after they were stamped are named (%o)", async (given) => {
  const files = { "a.txt": "a", "b.txt": "b", "c.txt": "c" };
  const one = await stamp(files, given, (write) => write("b.txt", "other"));
  expect(warnings(one.said)).toEqual([`warning: FILE_CHANGED: 1 file changed after it was hashed: b.txt. ${early}`]);
  expect(new Set(one.kinds)).toEqual(new Set(["accepted"]));
  const two = await stamp(files, given, async (write, folder) => {
    await write("a.txt", "A");
    // A writer that sets the time back leaves the same size and time.
    const { atime, mtime } = await lstat(join(folder, "c.txt"));
    await write("c.txt", "C");
    await utimes(join(folder, "c.txt"), atime, mtime);
  });
  expect(warnings(two.said)).toEqual([
    `warning: FILE_CHANGED: 2 files changed after they were hashed: a.txt, c.txt. ${early}`,
  ]);
});

test("files that stay as they are, and files of a check, are not warned of", async () => {
  const files = { "a.txt": "a" };
  expect(warnings((await stamp(files)).said)).toEqual([]);
  const check = await stamp(files, { mode: "check" }, (write) => write("a.txt", "other"));
  expect(warnings(check.said)).toEqual([]);
});
