/** What to do after a stamp, as one would type it. */
import { renderLength, toLine } from "../core/text.ts";
import type { Report } from "../core/report.ts";
import type { Inputs, MonitorInputs } from "../host/inputs.ts";
import { optionsOf } from "./options.ts";
import type { CommandOptions } from "./parse-options.ts";

/** Most words of the user's that are repeated; a shell may have made thousands of one pattern. */
const maxWords = 6;

/** Renders the lines; there are none where nothing is to be done. */
export function renderNextSteps(
  { results }: Report,
  inputs: Inputs | MonitorInputs,
  options: CommandOptions,
): readonly string[] {
  if (options.command !== "stamp" || !results.some(({ outcome }) => outcome.kind === "accepted")) return [];
  const when = inputs.blockTime === 0 ? "Now" : `In about ${renderLength(inputs.blockTime)}`;
  const words = renderWords(options);
  // Escaped for the terminal, a name would name no file.
  return [`${when}: anchor-artifacts check ${toLine(words) === words ? words : "FILE…"}`];
}

function renderWords({ words, values }: CommandOptions): string {
  // Whatever the check knows too: where it looks, and whom it asks.
  const options = [...optionsOf("check").keys()].flatMap((name) =>
    (values.get(name) ?? []).map((value) => `--${name}=${quote(value)}`),
  );
  const files = words.length > maxWords ? ["FILE…"] : words.map(quote);
  const end = words.some((word) => word.startsWith("-")) ? ["--"] : [];
  return [...options, ...end, ...files].join(" ");
}

/** Quotes a word for a shell, where it needs that. */
function quote(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
