/** What the runner's own files can do to a step that writes to them. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import * as fc from "fast-check";
import { describe, expect, test, vi, afterEach, beforeEach } from "vitest";

import { readContext } from "#action/context.ts";
import { emptyOutputs, setOutputs, writeSummary, createLog, type RunnerLog } from "#action/runner.ts";
import { toLine } from "#core/text.ts";
import { errorHelpUrl } from "#core/version.ts";
import { hostileText } from "../../support/files/hostile-text.ts";
import { createWorkspace } from "../../support/files/workspace.ts";
import { createZoo, makeFifo } from "../../support/files/zoo.ts";
import { aHost } from "../../support/plain-job.ts";
import { parseCommands } from "../../support/runner/commands.ts";

const debugged: string[] = [];
const quietLog = { ...aHost().log, debug: (message: string) => void debugged.push(message) };

const writers = {
  GITHUB_OUTPUT: () => setOutputs(),
  GITHUB_STEP_SUMMARY: () => writeSummary("# Text\n", quietLog),
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
  await writeSummary("# Text\n", quietLog);
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

let output = "";

/** The text of an annotation: what it says, then the place that explains its title. */
const linked = (text: string, title = "Messages without a code"): string =>
  toLine(`${text} More: ${errorHelpUrl(title)}`);

beforeEach(() => {
  output = "";
  vi.spyOn(process.stdout, "write").mockImplementation((chunk) => {
    output += String(chunk);
    return true;
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});

function printed(print: (log: RunnerLog) => void): string {
  output = "";
  print(createLog());
  return output;
}

test("any text that is printed is exactly one line or exactly one command", () => {
  fc.assert(
    fc.property(hostileText(), (text) => {
      const line = printed((log) => log.info(text));
      expect(parseCommands(line)).toEqual([]);
      expect(line.split(/[\r\n]+/)).toHaveLength(2);
      for (const level of ["error", "warning", "notice"] as const) {
        const annotation = printed((log) => log[level](text, { title: `t ${text}.`, file: `f ${text}.` }));
        const properties = { title: toLine(`t ${text}.`), file: toLine(`f ${text}.`) };
        expect(parseCommands(annotation)).toEqual([
          { command: level, properties, message: linked(text, `t ${text}.`) },
        ]);
      }
      expect(printed((log) => log.debug(text))).toBe("");
      vi.stubEnv("RUNNER_DEBUG", "1");
      expect(parseCommands(printed((log) => log.debug(text)))).toEqual([
        { command: "debug", properties: {}, message: toLine(text) },
      ]);
      vi.unstubAllEnvs();
    }),
  );
});

test("a group's title is shown, and its work prints inside", async () => {
  const log = createLog();
  await log.group("evil\n::error::x", async () => {
    log.info("inside");
  });
  expect(output.split(/\r?\n/)).toEqual(["::group::evil\\n::error::x", "inside", "::endgroup::", ""]);
});

test("the ninth annotation of a level counts by kind what does not fit, which is printed as plain lines", () => {
  const commands = parseCommands(
    printed((log) => {
      for (let count = 1; count <= 10; count += 1) log.warning(`warning ${count}`, { title: "empty file" });
      log.warning("about many", { title: "PLAN_LIMIT_REACHED", count: 5 });
      log.warning("of another kind", { title: "left out" });
      log.error("one", { title: "INTERNAL" });
      log.closeAnnotations();
    }),
  );
  expect(commands.filter(({ command }) => command === "warning")).toHaveLength(9);
  expect(commands.at(-1)).toEqual({
    command: "warning",
    properties: { title: "more warnings" },
    message: linked("8 more: 2 empty file, 5 PLAN_LIMIT_REACHED, 1 left out. See the log and the summary."),
  });
  expect(commands.filter(({ command }) => command === "error")).toHaveLength(1);
  for (const left of [9, 10]) expect(output).toContain(`\nwarning: warning ${left}`);
});

test.each([
  [8, "x", "left out"],
  [9, "x", "left out"],
  [10, "2 more: 2 left out. See the log and the summary.", undefined],
])("of %i annotations the last is %s", (asked, last, title) => {
  const commands = parseCommands(
    printed((log) => {
      for (let count = 0; count < asked; count += 1) log.notice("x", { title: "left out" });
      log.closeAnnotations();
    }),
  );
  expect(commands).toHaveLength(Math.min(asked, 9));
  expect(commands.at(-1)?.message).toBe(linked(last, title));
});
