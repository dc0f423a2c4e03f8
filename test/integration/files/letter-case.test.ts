import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { createSpelling, toRealPath } from "#files/paths.ts";
import { hashBytes } from "#hash/hash-file.ts";
import { removeEarlierFiles } from "#run/prepare.ts";
import { findSubjects } from "#run/subjects.ts";
import { whereAvailable } from "../../support/availability.ts";
import { createFoldingFolder, whyNothingFolds } from "../../support/files/folding-disk.ts";
import { find } from "../../support/files/find.ts";
import { createZoo } from "../../support/files/zoo.ts";
import { toInputs } from "../../support/inputs.ts";
import { aHost } from "../../support/plain-job.ts";

test("a path longer than Windows once allowed has its spelling too", async () => {
  await using zoo = createZoo([`${"a-long-name-of-a-folder/".repeat(12)}app.bin`]);
  const path = join(zoo.path, "a-long-name-of-a-folder/".repeat(12), "app.bin");
  expect(path.length).toBeGreaterThan(260);
  expect(toRealPath(path)).toBe(path);
});

whereAvailable("a disk that ignores letter case", whyNothingFolds(), () => {
  let folder: ReturnType<typeof createFoldingFolder>;
  let workspace: string;

  beforeAll(() => {
    folder = createFoldingFolder();
    workspace = join(folder.path, "Work");
    mkdirSync(join(workspace, "dist"), { recursive: true });
    mkdirSync(join(workspace, ".git"));
    writeFileSync(join(workspace, ".git", "config"), "a token");
    for (const name of ["App.bin", "journal.jsonl", "results.json"]) writeFileSync(join(workspace, "dist", name), name);
  });
  afterAll(() => folder[Symbol.asyncDispose]());

  /** The names of a run's candidates, each with the digest that a list says of it. */
  const subjectsOf = async (given: Parameters<typeof toInputs>[0], place = workspace, outputDir = workspace) => {
    const log: string[] = [];
    const host = aHost((line) => log.push(line), place, outputDir);
    const home = process.cwd();
    process.chdir(place);
    try {
      return (await findSubjects(toInputs({ files: "", ...given }), host, outputDir, [])).candidates;
    } finally {
      process.chdir(home);
    }
  };

  test.each(["dist", "DIST"])(
    "a run's own files in output-dir are no subjects where it is written %s",
    async (name) => {
      for (const files of ["dist/**", "DIST/**"]) {
        const candidates = await subjectsOf({ files }, workspace, join(workspace, name));
        expect(candidates).toMatchObject([{ kind: "file", source: { path: join(workspace, "dist", "App.bin") } }]);
      }
    },
  );

  test.each(["Work", "WORK"])(
    "a file that pattern and list name has one row where the workspace is %s",
    async (name) => {
      const digest = hashBytes(Buffer.from("App.bin"));
      writeFileSync(join(workspace, "SHA3-256SUMS"), `SHA3-256 (dist/APP.bin) = ${digest}\n`);
      const given = { files: "dist/App.bin", "subject-checksums": "sha3-256sums" };
      expect(await subjectsOf(given, join(folder.path, name))).toMatchObject([
        { kind: "file", listedDigest: digest, source: { path: join(workspace, "dist", "App.bin") } },
      ]);
    },
  );

  test("a file that two patterns write in two cases is one file", async () => {
    expect((await find(workspace, ["dist/App.bin", "DIST/app.BIN"])).files).toHaveLength(1);
  });

  test("what is in .git is not read, however a pattern or a list writes it", async () => {
    expect((await find(workspace, [".GIT/config", ".Git/**"])).files).toEqual([]);
    writeFileSync(join(workspace, "SHA3-256SUMS"), `SHA3-256 (.GIT/Config) = ${"0".repeat(64)}\n`);
    expect(await subjectsOf({ "subject-checksums": "SHA3-256SUMS" })).toMatchObject([
      { kind: "failed", error: { code: "FILE_OUTSIDE_WORKSPACE" } },
    ]);
  });

  test("a path has one spelling, and what is not there keeps its own", () => {
    const written = join(folder.path, "WORK", "Dist", "app.BIN");
    expect(toRealPath(written)).toBe(join(workspace, "dist", "App.bin"));
    expect(createSpelling()(join(written, "..", "None"))).toBe(join(workspace, "dist", "None"));
  });

  test("a baseline that is given in another case stays", async () => {
    const own = join(workspace, "monitor");
    mkdirSync(own);
    writeFileSync(join(own, "monitor.json"), "");
    await removeEarlierFiles(own, [join(own, "MONITOR.json")]);
    expect(readdirSync(own)).toEqual(["monitor.json"]);
  });
});
