/** What the runner's own files can do to a step that writes to them. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { describe, expect, test, vi } from "vitest";

import { emptyOutputs, setOutputs, writeSummary } from "#action/runner.ts";
import { readContext } from "#action/context.ts";
import { createZoo, makeFifo } from "../../support/files/zoo.ts";
import { createWorkspace } from "../../support/files/workspace.ts";

const debugged: string[] = [];
const nothing = (): void => {};
const log = {
  info: nothing,
  debug: (message: string) => void debugged.push(message),
  error: nothing,
  warning: nothing,
  notice: nothing,
  group: <T>(_: string, work: () => Promise<T>) => work(),
};

const writers = {
  GITHUB_OUTPUT: () => setOutputs(),
  GITHUB_STEP_SUMMARY: () => writeSummary("# Text\n", log),
} as const;

describe.each(Object.entries(writers))("the file of %s", (variable, write) => {
  test("a file of the runner's gets what is written, behind what is there", async () => {
    await using workspace = await createWorkspace();
    const file = join(workspace.temp, "file");
    await writeFile(file, "before\n");
    vi.stubEnv(variable, file);
    await write();
    expect(await readFile(file, "utf8")).toMatch(/^before\n[^]*(?:# Text|monitor-path)/);
  });

  const places = { "is missing": "missing", "is a folder": "." };
  test.each(Object.entries(places))("a file of the runner's that %s is no defect of the action", async (_, place) => {
    await using workspace = await createWorkspace();
    vi.stubEnv(variable, join(workspace.temp, place));
    await expect(write()).rejects.toMatchObject({
      code: "OUTPUT_UNWRITABLE",
      message: expect.stringMatching(new RegExp(`to the file of ${variable}: .+[^.]\\.$`)),
      hint: expect.stringMatching(new RegExp(`free space.*${variable}.*output-dir`)),
    });
  });

  test.skipIf(process.platform === "win32")(
    "a pipe in place of a file of the runner's is told of, not waited for",
    async () => {
      await using zoo = createZoo([]);
      makeFifo(join(zoo.path, "pipe"));
      vi.stubEnv(variable, join(zoo.path, "pipe"));
      await expect(write()).rejects.toMatchObject({
        code: "OUTPUT_UNWRITABLE",
        message: expect.stringContaining(`${variable}: it is a pipe`),
      });
    },
  );

  test.runIf(process.platform === "linux")("a file of the runner's on a full disk is none either", async () => {
    vi.stubEnv(variable, "/dev/full");
    await expect(write()).rejects.toMatchObject({
      code: "OUTPUT_UNWRITABLE",
      message: expect.stringContaining("ENOSPC"),
    });
  });
});

test.each([undefined, ""])("a runner whose GITHUB_STEP_SUMMARY is %j shows no summaries", async (value) => {
  vi.stubEnv("GITHUB_STEP_SUMMARY", value);
  debugged.length = 0;
  await writeSummary("# Text\n", log);
  expect(debugged).toHaveLength(1);
});

test("every output has its name in the file", async () => {
  await using workspace = await createWorkspace();
  const file = join(workspace.temp, "file");
  await writeFile(file, "");
  vi.stubEnv("GITHUB_OUTPUT", file);
  await setOutputs({ ...emptyOutputs, status: "pending" });
  const text = await readFile(file, "utf8");
  for (const name of Object.keys(emptyOutputs)) expect(text).toMatch(new RegExp(`^${name}<<`, "m"));
});

test.skipIf(process.platform === "win32")("an event that is no regular file is passed over, and told of", async () => {
  await using zoo = createZoo(["broken", "event.json"]);
  makeFifo(join(zoo.path, "pipe"));
  zoo.link("zero", "/dev/zero");
  zoo.link("link", "event.json");
  await writeFile(join(zoo.path, "event.json"), '{"a":1}');
  await writeFile(join(zoo.path, "broken"), "{");
  const told: string[] = [];
  const read = (name: string) =>
    readContext({ GITHUB_EVENT_PATH: name && join(zoo.path, name) }, (text) => void told.push(text)).event;
  expect(["", "missing", "event.json", "link"].map(read)).toEqual([undefined, undefined, { a: 1 }, { a: 1 }]);
  expect(told).toEqual([]);
  const unusable = ["pipe", "zero", ".", "broken"];
  expect(unusable.map(read)).toEqual(unusable.map(() => undefined));
  for (const [index, name] of unusable.entries()) expect(told[index]).toContain(join(zoo.path, name));
  for (const text of told.slice(0, 3)) expect(text).toMatch(/GITHUB_EVENT_PATH, .*it is not a regular file/);
});
