import * as fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { createLog, type RunnerLog } from "#action/runner.ts";
import { toLine } from "#core/text.ts";
import { explainedAt } from "#core/version.ts";
import { hostileText } from "../../support/files/hostile-text.ts";
import { parseCommands } from "../../support/runner/commands.ts";

let output = "";

/** The text of an annotation: what it says, then the place that explains its title. */
const linked = (text: string, title = "Messages without a code"): string =>
  toLine(`${text} More: ${explainedAt(title)}`);

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
      log.warning("of no kind");
      log.error("one");
      log.closeAnnotations();
    }),
  );
  expect(commands.filter(({ command }) => command === "warning")).toHaveLength(9);
  expect(commands.at(-1)).toEqual({
    command: "warning",
    properties: { title: "more warnings" },
    message: linked("8 more: 2 empty file, 5 PLAN_LIMIT_REACHED, 1 warning. See the log and the summary."),
  });
  expect(commands.filter(({ command }) => command === "error")).toHaveLength(1);
  for (const left of [9, 10]) expect(output).toContain(`\nwarning: warning ${left}`);
});

test.each([
  [8, "x"],
  [9, "x"],
  [10, "2 more: 2 notice. See the log and the summary."],
])("of %i annotations the last is %s", (asked, last) => {
  const commands = parseCommands(
    printed((log) => {
      for (let count = 0; count < asked; count += 1) log.notice("x");
      log.closeAnnotations();
    }),
  );
  expect(commands).toHaveLength(Math.min(asked, 9));
  expect(commands.at(-1)?.message).toBe(linked(last));
});
