/** Says in a line what to do next: after a stamp when to check, and after a check of a young stamp when to try again. */
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import type { Digest } from "../core/digest.ts";
import { runFiles } from "../core/file-names.ts";
import { digestOf, type Report, type RunFacts } from "../core/report.ts";
import { toLineName } from "../core/text.ts";
import type { Inputs, MonitorInputs } from "../host/inputs.ts";
import { journaledStamps, parseJournal, type EarlierStamp } from "../stamps/earlier-stamps.ts";
import type { CommandOptions } from "./options.ts";

/** Most words of the user's that are repeated; a shell may have made thousands of one pattern. */
const maxWords = 6;

/** Renders the lines; there are none where nothing is to be done. */
export async function renderNextSteps(
  report: Report,
  facts: RunFacts,
  inputs: Inputs | MonitorInputs,
  options: CommandOptions,
): Promise<readonly string[]> {
  const { results } = report;
  const minutes = renderWait(inputs.blockTime);
  if (options.command === "stamp") {
    if (!results.some(({ outcome }) => outcome.kind === "accepted")) return [];
    return [`${minutes}: anchor-artifacts check ${renderWords(options)}`];
  }
  const absent = results.filter(({ outcome }) => outcome.kind === "not-found");
  if (options.command !== "check" || absent.length === 0) return [];
  const stamps = await readStamps(facts, inputs);
  const young = absent.flatMap((result) => {
    const stamp = stamps.get(result.coveredBy ?? digestOf(result) ?? ("" as Digest));
    return stamp !== undefined && stamp.ageMs < inputs.blockTime ? [{ name: result.subject.name, ...stamp }] : [];
  });
  const [first] = young;
  if (first === undefined) return [];
  const who = young.length === 1 ? toLineName(first.name) : `${toLineName(first.name)} and ${young.length - 1} more`;
  const last = young.reduce((youngest, { ageMs }) => Math.min(youngest, ageMs), first.ageMs);
  const again = new Date(Date.now() + inputs.blockTime - last).toTimeString().slice(0, 5);
  const ago = `${Math.round(last / 1000)} s ago`;
  return [
    `${who}: stamped ${ago}, and a block may take ${renderLength(inputs.blockTime)}. Check again at ${again} (local time).`,
  ];
}

/** Reads the stamps that the folder's journal knows; a folder without a journal has none. */
async function readStamps(
  { resultsPath }: RunFacts,
  inputs: Inputs | MonitorInputs,
): Promise<ReadonlyMap<Digest, EarlierStamp>> {
  if (resultsPath === undefined) return new Map();
  try {
    const journal = await readFile(join(dirname(resultsPath), runFiles.journal), "utf8");
    return journaledStamps(parseJournal(journal, inputs.apiUrl?.href ?? ""), new Date());
  } catch {
    // The sentence is a help and no finding: without it the verdict is the same.
    return new Map();
  }
}

function renderWait(blockTimeMs: number): string {
  return blockTimeMs === 0 ? "Now" : `In about ${renderLength(blockTimeMs)}`;
}

function renderLength(ms: number): string {
  const [count, unit] = ms < 120_000 ? [Math.ceil(ms / 1000), "second"] : [Math.round(ms / 60_000), "minute"];
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

/** Renders the options and words that the check needs too, as one would type them. */
function renderWords({ words, values }: CommandOptions): string {
  const given = [
    "files",
    "subject-checksums",
    "anchor",
    "from-release",
    "release-tag",
    "repository",
    "api-url",
    "names",
    "output-dir",
  ];
  const repeated = given.flatMap((name) => (values.get(name) ?? []).map((value) => `--${name}=${quote(value)}`));
  const files = words.length > maxWords ? ["FILE…"] : words.map(quote);
  return [...repeated, ...files].join(" ");
}

/** Quotes a word for a shell, where it needs that. */
function quote(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
