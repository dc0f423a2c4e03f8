/** A new verdict, code or finding: the type checker, or this test, names every place that has to say what it does. */
import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

import { expect, test } from "vitest";
import { parse } from "yaml";

import { exitCodeOf } from "#cli/ending.ts";
import { type Verdict, type VerdictClass, verdictFacts, verdicts } from "#words/verdicts.ts";
import { finalityByVerdict } from "#evidence/statement.ts";
import { toBadge } from "#render/lines.ts";
import { isPosix } from "../support/availability.ts";
import { aDigest, aResult, aRun, outcomes } from "../support/results.ts";

/** A text that is put behind `after` in a file of `src`. */
type Insertion = readonly [file: string, after: string, text: string];

const verdict: Insertion = [
  "core/row.ts",
  "type VerdictAndFacts =",
  ' | { readonly verdict: "tampered"; readonly note: string }',
];
const row: Insertion = [
  "words/verdicts.ts",
  "export const verdictFacts = {",
  'tampered: { status: "finalized", class: "wrong", icon: "❌", label: "tampered", stamped: false },',
];

/** The `files` of `src`, and what they import, in which the type checker finds an error when the insertions are made. */
async function filesWithErrors(
  files: readonly string[],
  insertions: readonly Insertion[],
): Promise<ReadonlySet<string>> {
  const folder = mkdtempSync(join(tmpdir(), "tables-"));
  try {
    for (const name of ["src", "tsconfig.json", "package.json"]) cpSync(name, join(folder, name), { recursive: true });
    symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
    for (const [file, after, text] of insertions) {
      const path = join(folder, "src", file);
      const source = readFileSync(path, "utf8");
      if (!source.includes(after)) throw new Error(`${file} has no ${after}`);
      writeFileSync(path, source.replace(after, `${after}\n${text}`));
    }
    const include = files.map((file) => `src/${file}`);
    writeFileSync(join(folder, "part.json"), JSON.stringify({ extends: "./tsconfig.json", include }));
    const output = await check(join(folder, "part.json"));
    return new Set([...output.matchAll(/^src\/([^(\n]+)\(/gm)].map(([, file = ""]) => file));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What the type checker says; it ends with an error code where it finds something. */
function check(project: string): Promise<string> {
  const checker = join(dirname(createRequire(import.meta.url).resolve("typescript/package.json")), "bin/tsc");
  const options = ["-p", project, "--pretty", "false", "--singleThreaded"];
  return new Promise((done) => {
    execFile(process.execPath, [checker, ...options], { cwd: dirname(project), maxBuffer: 1e8 }, (_, output) =>
      done(output),
    );
  });
}

const tables = [
  // By verdict: what its evidence is worth later, what is said of it, how it is counted and told to assistants.
  "evidence/statement.ts",
  "render/result-view.ts",
  "words/result-words.ts",
  // By class of verdict: exit codes and colours.
  "cli/ending.ts",
  "render/lines.ts",
  // By code: what stopped a run, and what an assistant can do about it.
  "words/other-fronts.ts",
  "render/causes.ts",
  // By finding: its sentence, and whether a scan with a gap looks the same.
  "monitor/finding.ts",
];

test.runIf(isPosix)(
  "a new verdict, class, code or finding does not compile until every table has its row",
  async () => {
    const [withoutRow, withRow] = await Promise.all([
      filesWithErrors(["core/row.ts"], [verdict]),
      filesWithErrors(tables, [
        verdict,
        row,
        ["words/verdicts.ts", "export type VerdictClass =", '"odd" |'],
        ["words/front.ts", "export const errorCatalogue = {", 'TAMPERED: { hint: "Mend it.", stopsRun: true },'],
        ["monitor/finding.ts", "export const findingFacts = {", 'tampered: { verdict: "changed", label: "tampered" },'],
      ]),
    ]);
    expect([...withoutRow]).toContain("core/row.ts");
    expect([...withRow]).not.toContain("core/row.ts");
    expect([...withRow]).toEqual(expect.arrayContaining(tables));
  },
);

const ofClass = (...classes: readonly VerdictClass[]): readonly Verdict[] =>
  verdicts.filter((each) => classes.includes(verdictFacts[each].class));
const failByDefault = ofClass("wrong", "unanswered", "failed");
const readme = readFileSync("README.md", "utf8");
const schemaOf = (name: string) => JSON.parse(readFileSync(`schema/${name}.schema.json`, "utf8")) as Schema;
interface Schema {
  readonly $defs: Readonly<Record<string, { readonly properties: Readonly<Record<string, { enum?: Verdict[] }>> }>>;
}
/** The words in code font, of which the verdicts are those that are known. */
const verdictsIn = (text: string): readonly Verdict[] =>
  [...text.matchAll(/`([a-z-]+)`/g)].flatMap(([, word]) => verdicts.filter((each) => each === word));

test("the schemas know exactly the verdicts", () => {
  expect(schemaOf("results").$defs["result"]?.properties["verdict"]?.enum).toEqual(verdicts);
  expect(schemaOf("anchor-statement").$defs["anchor"]?.properties["verdict"]?.enum).toEqual(
    Object.keys(finalityByVerdict),
  );
});

test("fail-on fails by default what is wrong, unanswered or failed, in action.yml and in the README", () => {
  const { inputs } = parse(readFileSync("action.yml", "utf8")) as { inputs: Record<string, { default: string }> };
  expect(inputs["fail-on"]?.default).toBe(failByDefault.join(","));
  const rows = [...readme.matchAll(/^\| (`[^|]*) \| [^|]* \| (\**(?:green|red))\b/gm)];
  const steps = rows.map(([, cell = "", step = ""]) => [verdictsIn(cell), step.replace("**", "")] as const);
  expect(steps.flatMap(([named]) => named).toSorted()).toEqual(verdicts.toSorted());
  expect(new Set(steps.flatMap(([named, step]) => (step === "red" ? named : [])))).toEqual(new Set(failByDefault));
});

test("docs/command-line.md has the exit code of each verdict that fails a command", () => {
  const rows = [...readFileSync("docs/command-line.md", "utf8").matchAll(/^\| (\d) \| (.*) \|$/gm)];
  const named = rows.flatMap(([, code, when = ""]) => verdictsIn(when).map((each) => [each, Number(code)] as const));
  expect(named.map(([each]) => each).toSorted()).toEqual(ofClass("wrong", "unanswered", "open").toSorted());
  for (const [each, code] of named) expect([each, exitCodeOf(failingWith(each))]).toEqual([each, code]);
});

test("the badge is green exactly for what the chain holds or a clock has signed, and docs/evidence.md names what is yellow", () => {
  const colourOf = (each: Verdict) => toBadge(failingWith(each)).color;
  expect(verdicts.filter((each) => colourOf(each) === "brightgreen")).toEqual(ofClass("anchored", "signed"));
  const [, yellow = ""] = /yellow for ([^,]*,[^.]*?), red/.exec(readFileSync("docs/evidence.md", "utf8")) ?? [];
  expect(verdictsIn(yellow)).toEqual(verdicts.filter((each) => colourOf(each) === "yellow"));
});

function failingWith(kind: Verdict) {
  return aRun("check", [aResult(outcomes(aDigest(1))[kind])], { failOn: new Set([kind]) });
}
