/**
 * Writes the inputs and outputs of action.yml, and the tables of docs/reference.md, from the tables of the sources:
 * `npm run reference`. All other text of the two files is written by hand and stays.
 */
import { readFileSync, writeFileSync } from "node:fs";

import { inputSentences, outputSentences } from "./sentences.ts";
import { outputNames } from "../src/action/runner.ts";
import { formOf } from "../src/host/input-reader.ts";
import { inputNames, type InputRow, inputTable } from "../src/host/input-table.ts";

/** The texts of the files, by path, with what the tables say now. */
export function renderReferences(): ReadonlyMap<string, string> {
  const manifest = readFileSync("action.yml", "utf8");
  const page = readFileSync("docs/reference.md", "utf8");
  return new Map([
    ["action.yml", manifest.replace(/^inputs:\n[^]*?(?=^runs:)/m, () => renderManifest())],
    ["docs/reference.md", replaceTable(replaceTable(page, "Inputs", renderInputs()), "Outputs", renderOutputs())],
  ]);
}

function renderManifest(): string {
  const inputs = inputNames.map((name) => {
    const { required = false, default: fixed, runnerDefault = fixed } = inputTable[name];
    return [
      `  ${name}:\n`,
      renderDescription(inputSentences[name]),
      `    required: ${required}\n`,
      ...(runnerDefault === undefined ? [] : [`    default: ${JSON.stringify(runnerDefault)}\n`]),
    ].join("");
  });
  const outputs = outputNames.map((name) => `  ${name}:\n${renderDescription(outputSentences[name])}`);
  return `inputs:\n${inputs.join("")}\noutputs:\n${outputs.join("")}\n`;
}

/** A folded block, whose lines are joined by single spaces: a line must not end where there are two. */
function renderDescription(sentence: string): string {
  const indent = " ".repeat(6);
  const lines = sentence.replaceAll(/(.{1,114})(?:(?<! ) (?! )|$)/g, `${indent}$1\n`);
  return `    description: >-\n${lines}`;
}

/** Kinds whose values can be said in a few words; of the others the sentence says what they are. */
const fewValues: ReadonlySet<InputRow["kind"]> = new Set(["choice", "boolean", "auto", "number", "seconds", "count"]);

function renderInputs(): string {
  const rows = inputNames.map((name) => {
    const { required, kind, modes = [], default: fixed = "", runnerDefault = fixed } = inputTable[name];
    const cells = [
      toCode(name),
      required === true ? "required" : isLong(runnerDefault) ? "*long*" : toCode(runnerDefault),
      fewValues.has(kind) ? formOf(inputTable[name]) : "",
      modes.map(toCode).join(" "),
      inputSentences[name] + (isLong(runnerDefault) ? ` Default: ${toCode(runnerDefault)}.` : ""),
    ];
    return `| ${cells.join(" | ")} |\n`;
  });
  return `| input | default | values | only in | meaning |\n|---|---|---|---|---|\n${rows.join("")}`;
}

/** A default that would make its column wide stands behind the meaning. */
const isLong = (text: string): boolean => text.length > 20;

function toCode(text: string): string {
  return text === "" ? "" : `\`${text}\``;
}

function renderOutputs(): string {
  const rows = outputNames.map((name) => `| ${toCode(name)} | ${outputSentences[name]} |\n`);
  return `| output | value |\n|---|---|\n${rows.join("")}`;
}

/** Puts `table` in the place of the first table below `heading`. */
function replaceTable(page: string, heading: string, table: string): string {
  const start = page.indexOf(`\n## ${heading}\n`);
  const place = /^\|(?:.*\n\|)*.*\n/m;
  return page.slice(0, start) + page.slice(start).replace(place, () => table);
}

if (import.meta.main) {
  for (const [path, text] of renderReferences()) writeFileSync(path, text);
}
