/** Says in a line what to do after a stamp: when to check, and by which command. */
import type { Report } from "../core/report.ts";
import { renderLength } from "../core/text.ts";
import type { Inputs, MonitorInputs } from "../host/inputs.ts";
import type { CommandOptions } from "./options.ts";

/** Most words of the user's that are repeated; a shell may have made thousands of one pattern. */
const maxWords = 6;

/** Renders the lines; there are none where nothing is to be done. */
export function renderNextSteps(
  { results }: Report,
  inputs: Inputs | MonitorInputs,
  options: CommandOptions,
): readonly string[] {
  const minutes = renderWait(inputs.blockTime);
  if (options.command !== "stamp" || !results.some(({ outcome }) => outcome.kind === "accepted")) return [];
  return [`${minutes}: anchor-artifacts check ${renderWords(options)}`];
}

function renderWait(blockTimeMs: number): string {
  return blockTimeMs === 0 ? "Now" : `In about ${renderLength(blockTimeMs)}`;
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
