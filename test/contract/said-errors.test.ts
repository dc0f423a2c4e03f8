/** docs/errors.md and the sources: each sentence of the page stands in the sources, and each error of these on the page. */
import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { isSaidBy, isWrittenAs, readMessages, readTexts } from "../support/documents/messages.ts";

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

/** Where it follows on something else, two texts may make it. */
const isOfParts = (sentence: string): boolean =>
  sentence.startsWith("… ") &&
  sentence.split("…").every((part) => texts.some((text) => text.includes(part.replace(/^\. /, "").trim())));

test("every sentence that docs/errors.md shows stands in the sources", () => {
  expect(sentences.length).toBeGreaterThan(200);
  const silent = sentences.filter(
    ({ code, sentence }) =>
      !coded.some((written) => written.code === code && isWrittenAs(written.message, sentence)) &&
      // The codes of some come from tables.
      !texts.some((text) => isSaidBy(text, sentence)) &&
      !isOfParts(sentence),
  );
  expect(silent).toEqual([]);
});

test("advice that differs from the catalogue's stands in the sources", () => {
  const page = readFileSync("docs/errors.md", "utf8");
  const advice = [...page.matchAll(/^\| `\w+` \| .*? \| (.*) \|$/gm)].map(([, given = ""]) => given);
  expect(advice.length).toBeGreaterThan(20);
  expect(advice.filter((given) => !texts.some((text) => isWrittenAs(text, given)))).toEqual([]);
});

test("every error that the sources make is shown by docs/errors.md under its code, and the others are known", () => {
  const unsaid = coded.filter(
    ({ code, message }) => !sentences.some((shown) => shown.code === code && isSaidBy(message, shown.sentence)),
  );
  expect(coded.length).toBeGreaterThan(60);
  expect(unsaid).toEqual([
    // The page has it with what GitHub says in place of the question.
    { code: "RELEASE_NOT_READABLE", message: "Looking for … failed: GitHub answered 404. Is the name right?" },
    // Of what was not looked for, the error that ended the looking is told.
    { code: "NOT_ATTEMPTED", message: "Nothing was asked for it after …: …" },
  ]);
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
    "src/hash/hash-file.ts",
    "src/hash/pool.ts",
    "src/host/inputs.ts",
    "src/host/queue.ts",
    "src/mcp/tool-call.ts",
    "src/mcp/tool-call.ts",
    "src/monitor/monitor-file.ts",
    "src/run/journal-and-reports.ts",
  ]);
});

test("a sentence is told from another one", () => {
  expect(isSaidBy("POST … answered …….", "POST … answered 401.")).toBe(true);
  expect(isSaidBy("POST … answered …….", "POST … answers 401.")).toBe(false);
  expect(isSaidBy("……", "anything")).toBe(false);
  expect(isWrittenAs("…… is no file.", "… is no file.")).toBe(true);
  expect(isWrittenAs("… is no file.", "a.tgz is no file.")).toBe(false);
});
