/** What is written in several places must say the same in all of them. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { posix } from "node:path";

import { expect, test } from "vitest";
import { parse } from "yaml";

import { outputNames } from "#action/runner.ts";
import { faultOfStatus } from "#api/fault.ts";
import { errorCatalogue, type ErrorCode } from "#core/errors.ts";
import { verdictFacts } from "#words/verdicts.ts";
import { errorHelpUrl } from "#core/version.ts";
import { toGitHubError } from "#github/answers.ts";
import { inputNames } from "#host/input-table.ts";
import { publicCalendars } from "#witness/ask-witness.ts";
import { anchorOf } from "../../scripts/measure/citations.ts";
import { renderReferences } from "../../scripts/reference.ts";
import { inputSentences } from "../../scripts/sentences.ts";
import { isSaidBy } from "../support/documents/messages.ts";

interface Input {
  readonly description: string;
  readonly required?: boolean;
  readonly default?: string;
}

const action = parse(readFileSync("action.yml", "utf8")) as {
  readonly inputs: Readonly<Record<string, Input>>;
  readonly outputs: Readonly<Record<string, { readonly description: string }>>;
  readonly runs: object;
};
const pages = globSync(["*.md", "docs/**/*.md", "bench/*.md", "examples/*.md"]).map((path) =>
  path.replaceAll("\\", "/"),
);
const readPage = (path: string): string => readFileSync(path, "utf8");
const errorCodes = Object.keys(errorCatalogue) as readonly ErrorCode[];
const readme = readPage("README.md");
const reference = readPage("docs/reference.md");
const errorPage = readPage("docs/errors.md");

const { version } = JSON.parse(readPage("package.json")) as { readonly version: string };

/** The rows of a page's table below `heading`, without the outer bars. */
function rowsBelow(heading: string, page = readme): readonly (readonly string[])[] {
  const section = page.split(/^##? /m).find((part) => part.startsWith(`${heading}\n`)) ?? "";
  const rows = section.split("\n").filter((line) => /^\| (?:<a id="\w+"><\/a>)?`/.test(line));
  return rows.map((row) =>
    row
      .slice(1, -1)
      .split("|")
      .map((cell) => cell.trim()),
  );
}

const firstCells = (heading: string, page = readme): readonly string[] =>
  rowsBelow(heading, page).map(([cell = ""]) => cell.replaceAll("`", ""));

test("docs/security.md names the calendars that may be asked about their promises", () => {
  const [, listed = ""] = /^The public calendars, [^]*? are ([^]*?)\. /m.exec(readPage("docs/security.md")) ?? [];
  const hosts = [...listed.matchAll(/`([^`]+)`/g)].map(([, host]) => `https://${host}`);
  expect(hosts).toEqual(publicCalendars);
});

test.each([...renderReferences()])("the document %s says what the tables of the sources say", (path, text) => {
  expect(readPage(path)).toBe(text);
});

test("action.yml has every input with its default, and every output", () => {
  expect(Object.keys(action.inputs)).toEqual(inputNames);
  expect(Object.keys(action.outputs)).toEqual(outputNames);
  const defaults = Object.entries(action.inputs).flatMap(([name, input]) =>
    input.default === undefined ? [] : [[name, input.default]],
  );
  expect(Object.fromEntries(defaults)).toMatchInlineSnapshot(`
      {
        "allow-untrusted-event": "false",
        "anchor": "each",
        "block-time": "180",
        "bytes": "stated",
        "concurrency": "8",
        "dry-run": "false",
        "fail-on": "not-found,no-match,changed,unknown,unreachable,failed",
        "from-release": "false",
        "github-token": "\${{ github.token }}",
        "if-no-api-key": "error",
        "if-no-files-found": "error",
        "issue": "false",
        "max-files": "1000",
        "release-attach": "none",
        "releases": "20",
        "report": "auto",
        "request-timeout": "60",
        "send-file-names": "false",
        "show-summary": "true",
        "wait": "0",
      }
    `);
});

test("a description in action.yml is the sentence of the table, to the space", () => {
  const said = Object.entries(action.inputs).map(([name, { description }]) => [name, description]);
  expect(Object.fromEntries(said)).toEqual(inputSentences);
});

test("the hint about inputs names the page that has a row for each", () => {
  const [page = ""] = /[\w/]+\.md/.exec(errorCatalogue.INPUT_INVALID.hint) ?? [];
  expect(firstCells("Inputs", readPage(page))).toEqual(inputNames);
});

test("the reference has a row for each input and each output", () => {
  expect(firstCells("Inputs", reference)).toEqual(inputNames);
  expect(firstCells("Outputs", reference)).toEqual(outputNames);
});

/** Rows of a code behind its first one have the same code without a place to link to. */
const rows = rowsBelow("Errors", errorPage).map(([code = "", said = "", hint = ""]) => {
  return { code: code.replace(/<[^`]*>/, "").replaceAll("`", ""), sentences: said.split("<br>"), hint };
});

test("docs/errors.md lists exactly the codes of the catalogue, each with its hint", () => {
  const places = [...errorPage.matchAll(/^\| <a id="\w+"><\/a>`(\w+)`/gm)].map(([, code]) => code);
  const hints = places.map((place) => {
    const { code = "", hint = "" } = rows.find((row) => row.code === place) ?? {};
    return [code, hint.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, "$1")];
  });
  expect(hints).toEqual(Object.entries(errorCatalogue).map(([code, { hint }]) => [code, hint]));
});

test("docs/errors.md has a place for every title that an annotation links to", () => {
  const titles = [...Object.keys(errorCatalogue), ...Object.values(verdictFacts).map(({ label }) => label)];
  const sources = globSync("src/*/*.ts", { exclude: ["src/mcp/**", "src/page/**"] });
  const withoutCode = sources.flatMap((path) =>
    [...readPage(path).matchAll(/\btitle: "([^"]+)"/g)].map(([, title = ""]) => title),
  );
  expect(withoutCode.length).toBeGreaterThan(30);
  const anchors = new Set([...errorPage.matchAll(/<a id="([\w-]+)"><\/a>/g)].map(([, id]) => id));
  // These verdicts always have an error, whose code is the title.
  const coded = new Set<string>(["unreachable", "failed"]);
  const missing = [...titles, ...withoutCode].filter((title) => {
    return !coded.has(title) && !anchors.has(errorHelpUrl(title).split("#")[1]);
  });
  expect(missing).toEqual([]);
  // The annotation that counts further ones leads to the heading.
  expect(errorPage).toContain("\n## Messages without a code\n");
  expect(errorHelpUrl("INTERNAL")).toContain(`/blob/v${version}/docs/errors.md#internal`);
});

const statusesOf = (form: RegExp) =>
  rows.flatMap(({ code, sentences }) =>
    sentences.flatMap((sentence) => {
      const [, status] = form.exec(sentence) ?? [];
      return status === undefined ? [] : [{ code, sentence, status: Number(status) }];
    }),
  );

test("a status of the service is found under the code that the client gives it, in the client's own words", () => {
  const shown = statusesOf(/^POST … answered (\d+)/);
  expect(shown.length).toBeGreaterThan(12);
  const asked = { path: "/core/v2/stamp", requestId: "id", address: "https://anchor.example/core/v2/stamp" };
  for (const { code, sentence, status } of shown) {
    const headers = status < 400 ? { location: "https://elsewhere.example/" } : {};
    const { error } = faultOfStatus(status, headers, asked, new Date(0));
    expect({ status, code: error.code, isSaid: isSaidBy(sentence, error.message) }).toEqual({
      status,
      code,
      isSaid: true,
    });
  }
});

test("a status of GitHub is found under the code that it means, in the words that are printed", () => {
  const shown = statusesOf(/ failed: GitHub answered (\d+)/);
  expect(shown.length).toBeGreaterThan(6);
  for (const { code, sentence, status } of shown) {
    const [doing = "", said = ""] = sentence.split(` failed: GitHub answered ${status}`);
    const words = said.replace(/^[:.] ?/, "");
    const refusal = errorCodes.find((known) => known === code && /_NOT_/.test(known)) ?? "GITHUB_REFUSED";
    const error = toGitHubError(
      { status, message: words, errorCodes: [], headers: {}, cause: undefined },
      doing,
      refusal,
    );
    expect({ code: error.code, message: error.message }).toEqual({ code, message: sentence });
  }
});

const headingsOf = (path: string): readonly string[] =>
  [
    ...readPage(path)
      .replaceAll(/^```[^]*?^```/gm, "")
      .matchAll(/^#+ (.*)$/gm),
  ].map(([, heading = ""]) => heading);
/** The links of a page that lead into the repository: what each names from the repository's root, and its anchor. */
const linksOf = (path: string) =>
  [...readPage(path).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)]*))?\)/g)].map(([, target = "", anchor]) => {
    return { target: target === "" ? path : posix.join(posix.dirname(path), target), anchor };
  });

test.each(pages)("every link of %s leads to a file or heading that is there", (path) => {
  const broken = linksOf(path).filter(
    ({ target, anchor }) =>
      !existsSync(target) || (anchor !== undefined && !headingsOf(target).map(anchorOf).includes(anchor)),
  );
  expect(broken).toEqual([]);
});

test("the pages have many links, of which those to a heading are looked up", () => {
  const links = pages.flatMap(linksOf);
  expect(links.length).toBeGreaterThan(60);
  expect(links.filter(({ anchor }) => anchor !== undefined).length).toBeGreaterThan(20);
});

test("the pages show every picture that lies beside them, and none that is not there", () => {
  const named = pages.flatMap((path) =>
    [...readPage(path).matchAll(/(?:\]\(|src(?:set)?=")(?!https?:)([^)"\s]+\.(?:png|svg))/g)].map(([, target = ""]) =>
      posix.join(posix.dirname(path), target),
    ),
  );
  const pictures = globSync(["docs/**/*.{png,svg}", "bench/**/*.{png,svg}"]).map((path) => path.replaceAll("\\", "/"));
  expect([...new Set(named)].toSorted()).toEqual(pictures.toSorted());
});

test("the pages give no heading twice within one page, so that a link has one place", () => {
  const twice = pages.flatMap((path) => {
    const anchors = headingsOf(path).map(anchorOf);
    return anchors.filter((anchor, index) => path !== "CHANGELOG.md" && anchors.indexOf(anchor) !== index);
  });
  expect(twice).toEqual([]);
});

test("the README has at most 200 lines and 2,200 words, and its workflow ends before line 40", () => {
  const lines = readme.trimEnd().split("\n");
  expect(lines.length).toBeLessThanOrEqual(200);
  expect(readme.split(/\s+/).length).toBeLessThanOrEqual(2200);
  expect(lines.indexOf("```")).toBeLessThan(39);
});

test("the pages can all be reached from the README", () => {
  // These are for whoever works on the code, and are found from CONTRIBUTING.md or by their names.
  const reached = new Set(["README.md", "CHANGELOG.md", "RELEASE.md", "docs/mutation.md"]);
  for (const path of reached) {
    const targets = linksOf(path).map(({ target }) => (target.endsWith("/") ? `${target}README.md` : target));
    for (const target of targets) if (pages.includes(target)) reached.add(target);
  }
  expect(pages.filter((path) => !reached.has(path))).toEqual([]);
});

test("the action runs on node24 from dist/index.js, with nothing before or after", () => {
  expect(action.runs).toEqual({ using: "node24", main: "dist/index.js" });
});

test("the action is used by a pinned commit wherever a page shows it, and every snippet is YAML", () => {
  const snippets = pages.flatMap((path) =>
    [...readPage(path).matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, text = ""]) => text),
  );
  expect(snippets.length).toBeGreaterThan(10);
  for (const snippet of snippets) expect(() => parse(snippet) as unknown).not.toThrow();
  const uses = snippets.flatMap((snippet) => snippet.match(/uses: .*/g) ?? []);
  expect(uses.filter((use) => !/^uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(use))).toEqual([]);
});

test("what a page pins of ours is the version that the pages describe", () => {
  const pins = [...pages, ...globSync("templates/**/*.yml")]
    .filter((path) => path !== "CHANGELOG.md")
    .flatMap((path) => readPage(path).match(/anchor-artifacts[\w/.-]*@(?:[0-9a-f]{40} # v)?\d+\.\d+\.\d+/g) ?? []);
  expect(pins.length).toBeGreaterThan(20);
  expect(pins.filter((pin) => !pin.endsWith(version))).toEqual([]);
});
