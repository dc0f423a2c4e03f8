/** Advice in the words of a command line: where the catalogue's speaks of a workflow, and what to do after a stamp. */
import type { ErrorFacts } from "../core/error-catalogue.ts";
import { type AnchorError, errorCatalogue, type ErrorCode, retold } from "../core/errors.ts";
import { inputNames } from "../host/input-table.ts";
import type { Report } from "../core/report.ts";
import { renderLength, toLine } from "../core/text.ts";
import type { Inputs, MonitorInputs } from "../host/inputs.ts";
import type { CommandOptions } from "./options.ts";

const commandHints: Partial<Record<ErrorCode, string>> = {
  INPUT_INVALID: "Help: anchor-artifacts COMMAND --help",
  NO_FILES_FOUND: "Check the names and patterns; they start at the current folder. Nothing was sent.",
  OUTPUT_UNWRITABLE: "Set --output-dir to a folder that you may write, with free space.",
  FILE_UNREADABLE: "Give yourself permission to read the file.",
  FILE_VANISHED: "Another program removed the file. Run this again when nothing writes there.",
  FILE_CHANGED: "Another program still writes the file. Run this again when the file is complete.",
  FILE_OUTSIDE_WORKSPACE:
    "Run this in a folder that contains the file. A link that leaves the folder is never followed.",
  PROOF_MISSING: "Add the file's proof to --proofs, or leave the file out.",
  API_KEY_REJECTED:
    "The service refused the key. Check ANCHOR_API_KEY, or the file that --api-key-file names. Copy the newest key of your account again, all of it.",
  ENDPOINT_NOT_FOUND:
    "The service has nothing at this address. Set --api-url or ANCHOR_API_URL to the base address alone, without /core and what follows it.",
  CHAIN_UNNAMED:
    "Set --chain to the chain's name and an explorer's address. Then the evidence still says in some years where to look.",
  NOT_ATTEMPTED:
    "If you cancelled it, run it again. Otherwise first correct what stopped it: another message says what.",
  RELEASE_NOT_FOUND: "Check --repository and --release-tag. To see a draft, the token needs the right to write.",
  RELEASE_NOT_READABLE:
    "Check --repository. The token in GH_TOKEN or GITHUB_TOKEN must be allowed to read its contents.",
  ISSUE_NOT_WRITABLE: "Use a token that may write issues. Check that issues are switched on in the repository.",
  GITHUB_TOKEN_REJECTED: "Check the token in GH_TOKEN, or in GITHUB_TOKEN where there is no GH_TOKEN.",
  GITHUB_RATE_LIMITED: "Run it again later, or set a token in GH_TOKEN. GitHub limits how often one may ask.",
  INTERNAL:
    "This is a defect of anchor-artifacts. It says nothing about your files. After a stamp, run a check before you stamp again: stamps may have been paid for. Please report the defect at https://github.com/anchor-artifacts/anchor-artifacts/issues, with this whole message and the output of anchor-artifacts --version.",
};

/** Returns `error` in words for a command line. */
export function withCommandHint(error: AnchorError): AnchorError {
  const { code, account, ownHint } = error;
  const advice = toCommandAdvice(code, ownHint ?? errorCatalogue[code].hint);
  // In other messages a file's name could look like the name of an input. These messages have no file's name.
  return retold(
    error,
    code === "TOO_MANY_FILES" ? toOptionWords(account) : account,
    ownHint === undefined ? advice : toOptionWords(advice),
  );
}

/** Returns `text` with the catalogue's advice about a code in words for a command line, where the text has it. */
export function toCommandAdvice(title: string, text: string): string {
  const { hint } = (errorCatalogue as Partial<Record<string, ErrorFacts>>)[title] ?? {};
  const told =
    hint === undefined ? text : text.replace(hint, (known) => commandHints[title as ErrorCode] ?? toOptionWords(known));
  return told
    .replaceAll(/\b([Rr])un the job again/g, "$1un it again")
    .replaceAll(/\bin output-dir\b/g, "in the folder for evidence")
    .replaceAll("at the workspace", "at the current folder")
    .replaceAll("(mode: check)", "(anchor-artifacts check)")
    .replaceAll(
      "(anchor: manifest, with the list as subject-checksums)",
      "(--anchor=manifest --subject-checksums=LIST)",
    )
    .replaceAll(/(?<=\(|\b(?:see|same) )(?:block-time|output-dir)\b|(?<= )api-url(?=[,.:] )/g, "--$&");
}

/** Input names that are not English words, anywhere in the text; other input names only at the start of a line. */
const optionPattern = new RegExp(
  `(?<![\\w/-])(?:(?<=^)(${inputNames.join("|")})|(${inputNames.filter((name) => name.includes("-")).join("|")}))(?![\\w-])`,
  "g",
);

/** Returns the lines of a complaint about inputs as one about options: `--release-tag`, `--anchor=manifest`. */
export function toOptionWords(complaint: string): string {
  const lines = complaint.split("\n").filter((line) => !/^(?:An input is|\d+ inputs are) not usable\.$/.test(line));
  return lines
    .map((line) =>
      line
        .replaceAll(/\bmode: (\w+)/g, "$1")
        .replace(/^api-key(?= )/, "The service's key, in ANCHOR_API_KEY or the file of --api-key-file,")
        .replaceAll(optionPattern, "--$&")
        .replaceAll(/(?:--)?\b([a-z][a-z-]*): (?=(?:true|false|skip|manifest)\b)/g, "--$1="),
    )
    .join("\n");
}

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
    "api-key-file",
    "output-dir",
    "block-time",
    "max-files",
  ];
  const repeated = given.flatMap((name) => (values.get(name) ?? []).map((value) => `--${name}=${quote(value)}`));
  const files = words.length > maxWords ? ["FILE…"] : words.map(quote);
  const end = words.some((word) => word.startsWith("-")) ? ["--"] : [];
  return [...repeated, ...end, ...files].join(" ");
}

/** Quotes a word for a shell, where it needs that. */
function quote(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
