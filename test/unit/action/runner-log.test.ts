import * as fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { createLog, type RunnerLog } from "#action/runner.ts";
import { annotateResults } from "#action/step.ts";
import { AnchorError } from "#core/errors.ts";
import type { Judgement } from "#core/row.ts";
import { toLine } from "#core/text.ts";
import { explainedAt } from "#core/version.ts";
import { renderResultLine } from "#render/lines.ts";
import { hostileText } from "../../support/files/hostile-text.ts";
import { aDigest, anEvidence, aResult } from "../../support/results.ts";
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
      expect(parseCommands(printed((log) => log.debug(text)))).toEqual([
        { command: "debug", properties: {}, message: toLine(text) },
      ]);
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

test("a hundred thousand failures of one cause are one annotation, at the first file", () => {
  const outcome: Judgement = {
    verdict: "failed",
    error: new AnchorError("API_KEY_REJECTED", "POST /x answered 401.", { requestId: "r-1" }),
  };
  const digest = aDigest(1);
  const failing = Array.from({ length: 100_000 }, (_, index) =>
    aResult(outcome, { name: `a,b:${index}%0A.tgz` }, digest),
  );
  const commands = parseCommands(
    printed((log) => {
      annotateResults(log, "error", failing);
      log.closeAnnotations();
    }),
  );
  expect(commands).toEqual([
    {
      command: "error",
      properties: { title: "API_KEY_REJECTED", file: "a,b:0%0A.tgz" },
      message: linked(
        "a,b:0%0A.tgz and 99999 others: POST /x answered 401. The service refused the key. Copy the newest key of your account into the secret again, all of it. Pull requests from forks have no secrets. Request r-1.",
        "API_KEY_REJECTED",
      ),
    },
  ]);
});

test("files that do not match are annotated one by one, and the last annotation counts the others", () => {
  const failing = Array.from({ length: 100 }, (_, index) =>
    aResult({ verdict: index % 2 === 0 ? "no-match" : "not-found", answer: anEvidence() }, { name: `f${index}` }),
  );
  const commands = parseCommands(
    printed((log) => {
      annotateResults(log, "error", failing);
      log.closeAnnotations();
    }),
  );
  expect(commands.map(({ properties }) => properties["file"])).toEqual([
    ..."0 1 2 4 6 8 10 12".split(" ").map((index) => `f${index}`),
    undefined,
  ]);
  expect(commands.at(-1)?.message).toBe(linked("92 more: 43 no match, 49 not found. See the log and the summary."));
});

test("a subject that is no file in the workspace is annotated without one, a demonstration says so", () => {
  const result = aResult({ verdict: "no-match", answer: anEvidence({ demo: true }) }, { path: undefined });
  const [command] = parseCommands(printed((log) => annotateResults(log, "error", [result])));
  expect(command?.properties).toEqual({ title: "no match (demonstration)" });
});

test("a failing verdict that needs no explanation is annotated all the same", () => {
  const [command] = parseCommands(
    printed((log) => annotateResults(log, "error", [aResult({ verdict: "found", answer: anEvidence() })])),
  );
  expect(command?.message).toMatch(
    /^dist\/app\.tgz: The file is on the chain\. The run fails only because fail-on lists this verdict\. Request \S+\. More: \S+#found$/,
  );
});

test("a subject that is done is one line with verdict, name, digest and what else is known", () => {
  const digest = aDigest(1);
  const records = [{ blockNumber: 7, blockDate: "2026-01-21 09:55:48", matchedHash: digest }];
  const error = new AnchorError("SERVICE_UNREACHABLE", "POST /x was not sent: ENOTFOUND.", { requestId: "r-1" });
  const lines = [
    aResult({ verdict: "accepted", answer: anEvidence({ demo: true }) }),
    aResult({ verdict: "already-anchored", answer: anEvidence({ records }) }),
    aResult({ verdict: "already-anchored", answer: anEvidence() }, { name: "b" }, aDigest(2)),
    aResult({ verdict: "unreachable", error }),
    aResult({ verdict: "unknown", note: "It proves nothing.", requestId: "r-2" }),
    aResult({ verdict: "skipped", note: "No key." }),
    {
      subject: { name: "gone" },
      verdict: "failed" as const,
      error: new AnchorError("FILE_VANISHED", "Gone."),
    },
  ].map(renderResultLine);
  expect(lines.join("\n").replaceAll(aDigest(1), "<1>").replaceAll(aDigest(2), "<2>")).toMatchInlineSnapshot(`
    "⏳ accepted  dist/app.tgz  sha3-256:<1>  (demonstration)
    ⚓ already anchored  dist/app.tgz  sha3-256:<1>  (block 7 of 2026-01-21 09:55:48)
    ⚓ already anchored  b  sha3-256:<2>
    📡 unreachable  dist/app.tgz  sha3-256:<1>  (SERVICE_UNREACHABLE: POST /x was not sent: ENOTFOUND. request r-1)
    ❔ unknown  dist/app.tgz  sha3-256:<1>  (It proves nothing. request r-2)
    ⏭️ skipped  dist/app.tgz  sha3-256:<1>  (No key.)
    ⛔ failed  gone  (FILE_VANISHED: Gone.)"
  `);
});

test("a line of a subject with any name and any message is one line without a command", () => {
  fc.assert(
    fc.property(hostileText(), hostileText(), (name, note) => {
      const line = renderResultLine(aResult({ verdict: "unclear", note }, { name }));
      expect(parseCommands(printed((log) => log.info(line)))).toEqual([]);
      expect(output.split(/[\r\n]+/)).toHaveLength(2);
    }),
  );
});
