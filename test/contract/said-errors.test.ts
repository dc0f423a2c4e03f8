/**
 * What functions really say, and docs/errors.md: each sentence of either is in the other. Only what does not stand in
 * the sources as the page shows it has to be said by a function.
 */
import { readFileSync } from "node:fs";

import { beforeAll, expect, test } from "vitest";

import { isSaidBy, isWrittenAs, readMessages, readTexts } from "../support/documents/messages.ts";
import { ofFiles } from "../support/documents/said/of-files.ts";
import { ofGitHub } from "../support/documents/said/of-github.ts";
import { ofRuns } from "../support/documents/said/of-runs.ts";
import { ofService } from "../support/documents/said/of-service.ts";
import { isShownBy, listen, type Said } from "../support/documents/said/said.ts";

const provocations = [...ofFiles, ...ofService, ...ofGitHub, ...ofRuns];

/** The sentences of the page by their code; those about no code have an empty one. */
const sentences = (() => {
  const [, withCodes = "", withoutCode = ""] = readFileSync("docs/errors.md", "utf8").split(/^\|-.*\n/m);
  // A code has several rows where its messages differ in what is to be done.
  const rows = [...withCodes.matchAll(/^\| (?:<a id="\w+"><\/a>)?`(\w+)` \| (.*?) \|/gm)].map(
    ([, code = "", said = ""]) => ({ code, said }),
  );
  const others = [...withoutCode.matchAll(/^\| (.*?) \|/gm)].map(([, said = ""]) => ({ code: "", said }));
  return [...rows, ...others].flatMap(({ code, said }) => said.split("<br>").map((sentence) => ({ code, sentence })));
})();

const { coded, unread } = readMessages();
const texts = readTexts();

const heard: Said[] = [];
const unheard: unknown[] = [];
beforeAll(async () => {
  for (const [code, say] of provocations) {
    const said = await listen(say);
    const meant = said.filter((each) => code === "" || each.code === code);
    heard.push(...meant);
    if (meant.length === 0) unheard.push({ code, say: say.toString(), said });
  }
});

test("every function says something under the code that it is to say it", () => {
  expect(unheard).toEqual([]);
});

test("docs/errors.md shows what is said of every error, under its code", () => {
  const errors = heard.filter(({ code }) => code !== "");
  const missing = errors.filter(
    ({ code, lines: [first = ""] }) =>
      !sentences.some((shown) => shown.code === code && isShownBy(shown.sentence, first)),
  );
  expect(missing).toEqual([]);
});

test("every sentence that docs/errors.md shows stands in the sources, or is said by a function", () => {
  expect(sentences.length).toBeGreaterThan(130);
  const silent = sentences.filter(
    ({ code, sentence }) =>
      !coded.some((written) => written.code === code && isWrittenAs(written.message, sentence)) &&
      !(["", "INPUT_INVALID"].includes(code) && texts.some((text) => isSaidBy(text, sentence))) &&
      !heard.some((said) => said.code === code && said.lines.some((line) => isShownBy(sentence, line))),
  );
  expect(silent).toEqual([]);
});

test("advice that differs from the catalogue's stands in the sources", () => {
  const page = readFileSync("docs/errors.md", "utf8");
  const advice = [...page.matchAll(/^\| `\w+` \| .*? \| (.*) \|$/gm)].map(([, given = ""]) => given);
  expect(advice.length).toBeGreaterThan(20);
  expect(advice.filter((given) => !texts.some((text) => isWrittenAs(text, given)))).toEqual([]);
});

test("every error that the sources make is shown by docs/errors.md or among what is said, and the others are known", () => {
  const unsaid = coded.filter(
    ({ code, message }) =>
      !sentences.some((shown) => shown.code === code && isSaidBy(message, shown.sentence)) &&
      !heard.some((said) => said.code === code && isSaidBy(message, said.lines[0] ?? "")),
  );
  expect(coded.length).toBeGreaterThan(60);
  // Of what was not looked for, the error that ended the looking is told.
  expect(unsaid).toEqual([{ code: "NOT_ATTEMPTED", message: "Nothing was asked for it after …: …" }]);
  // Their codes or messages come from tables, arguments or other errors.
  expect(unread).toEqual([
    "src/action/start.ts",
    "src/api/fault.ts",
    "src/api/fault.ts",
    "src/core/checksums.ts",
    "src/core/errors.ts",
    "src/core/errors.ts",
    "src/core/open-stamp.ts",
    "src/files/patterns.ts",
    "src/github/answers.ts",
    "src/github/releases.ts",
    "src/hash/file-error.ts",
    "src/hash/pool.ts",
    "src/host/inputs.ts",
    "src/host/queue.ts",
    "src/mcp/arguments.ts",
    "src/mcp/result.ts",
    "src/monitor/monitor-file.ts",
    "src/run/records.ts",
  ]);
});

test("a sentence is told from another one", () => {
  expect(isSaidBy("POST … answered …….", "POST … answered 401.")).toBe(true);
  expect(isSaidBy("POST … answered …….", "POST … answers 401.")).toBe(false);
  expect(isSaidBy("……", "anything")).toBe(false);
  expect(isWrittenAs("…… is no file.", "… is no file.")).toBe(true);
  expect(isWrittenAs("… is no file.", "a.tgz is no file.")).toBe(false);
  expect(isShownBy("It is …, not …", "It is a.tgz, not b")).toBe(true);
  expect(isShownBy("It is …, not …", "It was a.tgz, not b")).toBe(false);
});
