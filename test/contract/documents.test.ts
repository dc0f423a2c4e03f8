/** What is written in several places must say the same in all of them. */
import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";
import { parse } from "yaml";

import { inputDefaults } from "../../src/action/input-values.ts";
import { outputNames } from "../../src/action/outputs.ts";
import { errorCatalogue } from "../../src/domain/errors.ts";
import { verdicts } from "../../src/domain/outcome.ts";

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
const readme = readFileSync("README.md", "utf8");

/** The rows of the README's table below `heading`, their first cells without backticks. */
function rowsBelow(heading: string): readonly (readonly string[])[] {
  const section = readme.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? "";
  const rows = section.split("\n").filter((line) => line.startsWith("| `"));
  return rows.map((row) =>
    row
      .slice(1, -1)
      .split("|")
      .map((cell) => cell.trim()),
  );
}

const firstCells = (heading: string): readonly string[] =>
  rowsBelow(heading).map(([cell = ""]) => cell.replaceAll("`", ""));

describe("inputs", () => {
  test("action.yml, the code and the README name the same ones in the same order", () => {
    const names = Object.keys(inputDefaults);
    expect(Object.keys(action.inputs)).toEqual(names);
    expect(firstCells("Inputs")).toEqual(names);
  });

  test("action.yml has the code's defaults, except what only the runner can fill in", () => {
    const filledIn = ["release-section", "github-token"];
    const written = Object.entries(action.inputs).filter(([name]) => !filledIn.includes(name));
    const defaults = Object.entries(inputDefaults).filter(([name]) => !filledIn.includes(name));
    expect(written.map(([name, input]) => [name, input.default ?? ""])).toEqual(defaults);
    expect(filledIn.map((name) => action.inputs[name]?.default)).toEqual([
      "${{ github.workflow }} ${{ github.job }} ${{ toJSON(matrix) }}",
      "${{ github.token }}",
    ]);
  });

  test("the README has action.yml's defaults, and says which inputs are required", () => {
    for (const [name = "", shown = ""] of rowsBelow("Inputs")) {
      const input = action.inputs[name.replaceAll("`", "")];
      const expected = input?.required === true ? "required" : (input?.default ?? "");
      expect({ name, shown: shown.replaceAll("`", "") }).toEqual({ name, shown: expected });
    }
  });
});

describe("outputs", () => {
  test("action.yml, the code and the README name the same ones in the same order", () => {
    expect(Object.keys(action.outputs)).toEqual(outputNames);
    expect(firstCells("Outputs")).toEqual(outputNames);
  });
});

describe("errors", () => {
  test("the README lists exactly the codes of the catalogue, each with its hint", () => {
    const rows = rowsBelow("Errors").map(([code = "", hint = ""]) => [code.replaceAll("`", ""), hint]);
    expect(rows).toEqual(Object.entries(errorCatalogue).map(([code, { hint }]) => [code, hint]));
  });
});

describe("verdicts", () => {
  test("the README's table names each of them", () => {
    const cells = firstCells("Modes").join(", ");
    expect(verdicts.filter((verdict) => !cells.split(/[, ]+/).includes(verdict))).toEqual([]);
  });
});

describe("the action", () => {
  test("runs on node24 from dist/index.js, with nothing before or after", () => {
    expect(action.runs).toEqual({ using: "node24", main: "dist/index.js" });
  });

  test("is used by a pinned commit wherever the README shows it, and every snippet is YAML", () => {
    const snippets = [...readme.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, text = ""]) => text);
    expect(snippets.length).toBeGreaterThan(1);
    for (const snippet of snippets) expect(() => parse(snippet) as unknown).not.toThrow();
    const uses = snippets.flatMap((snippet) => snippet.match(/uses: .*/g) ?? []);
    expect(uses.filter((use) => !/^uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(use))).toEqual([]);
  });
});
