/** Renders the help of each command, from the table of its options. */
import type { InputRow } from "../host/input-table.ts";
import { commands, optionsOf, type CommandName, type OptionRow } from "./options.ts";
import { optionSentences, valueWords } from "./option-sentences.ts";

/** The commands that are shown: those with options here, and the two programs. */
export type HelpTopic = CommandName | "service" | "mcp";

const name = "anchor-artifacts";

const texts = {
  stamp: {
    summary: "put the digests of files on the chain",
    usage: ["stamp [OPTION…] FILE…"],
    examples: ["stamp 'dist/*' --wait 300", "stamp 'dist/*' --anchor manifest"],
  },
  check: {
    summary: "tell whether the chain holds files",
    usage: ["check [OPTION…] FILE…"],
    examples: ["check 'dist/*'", "check app.tgz --node https://node.example:9005"],
  },
  verify: {
    summary: "check that files are what was anchored",
    usage: [
      "verify OWNER/REPO@TAG [FILE…]   a release: no account",
      "verify FILE… --evidence FILE    by evidence: no network",
      "verify [OPTION…] FILE…          by service or node",
    ],
    examples: ["verify octo/demo@v2.4.0", "verify app.tgz --evidence anchor-evidence.html"],
  },
  monitor: {
    summary: "find releases that are no longer what was recorded",
    usage: ["monitor [OPTION…] --repository OWNER/NAME"],
    examples: ["monitor --repository octo/demo", "monitor --repository octo/demo --releases all"],
  },
  hash: {
    summary: "print SHA3-256 digests, as cksum -a sha3 does",
    usage: ["hash FILE…"],
    examples: ["hash app.tgz", "hash dist/* > SHA3-256SUMS"],
  },
  service: {
    summary: "run the anchoring service on this machine (service --help)",
    usage: ["service [OPTION…]"],
    examples: ["service", "service --port 8787"],
  },
  mcp: {
    summary: "run the tools for assistants on standard input and output",
    usage: ["mcp"],
    examples: ["mcp", "mcp --help"],
  },
} as const satisfies Record<
  HelpTopic,
  { readonly summary: string; readonly usage: readonly string[]; readonly examples: readonly [string, string] }
>;

/** Renders the help of one command, or the list of commands. */
export function renderHelp(topic?: HelpTopic): string {
  return topic === undefined ? renderCommands() : renderCommand(topic);
}

function renderCommands(): string {
  const topics = Object.entries(texts).map(([topic, { summary }]) => `  ${topic.padEnd(10)}${summary}`);
  return `${name}: prove, years later, which bytes you shipped and when

Usage: ${name} COMMAND [OPTION…] [FILE…]

Commands
${topics.join("\n")}

${name} COMMAND --help describes one command and its options.
${name} --version prints the version.

Environment
  ANCHOR_API_KEY     the service's secret key
  ANCHOR_API_URL     the service's address, where --api-url is not given
  GH_TOKEN           reads releases on GitHub; else GITHUB_TOKEN
  GITHUB_API_URL     GitHub's API, where it is not github.com's
  NO_COLOR           no colours
`;
}

function renderCommand(topic: HelpTopic): string {
  const { summary, usage, examples } = texts[topic];
  const command = commands.find((one) => one === topic);
  const options = command === undefined ? [] : [...optionsOf(command).values()];
  const parts = [
    `${name} ${topic}: ${summary}`,
    ["Usage", ...usage.map((line) => `  ${name} ${line}`)].join("\n"),
    ["Examples", ...examples.map((line) => `  ${name} ${line}`)].join("\n"),
    ...(command === undefined || command === "monitor" ? [] : [patternNote(command)]),
    ...(options.length === 0 ? [] : [["Options", ...options.map(renderOption)].join("\n")]),
    ["Exit codes", ...renderExitCodes(topic)].join("\n"),
  ];
  return `${parts.join("\n\n")}\n`;
}

function patternNote(command: CommandName): string {
  const files = "FILE is the name of a file";
  return wrap(
    command === "hash"
      ? `${files}. Options end at --.`
      : `${files}, or a pattern in quotation marks: *, **, ?, […]; ! excludes. Options end at --. An option's value may follow = or a space; a value that begins with - needs the =.`,
    "",
  );
}

/** How wide help is, so that a terminal of 80 columns shows it whole. */
const width = 78;

/** Renders an option: its name and value, then what it means, its values and its default. */
function renderOption(option: OptionRow): string {
  const { name: option_, kind, shownDefault } = option;
  const word = option.kind === "choice" ? option.choices.join("|") : kindWords[option.kind];
  const value = kind === "boolean" ? "" : ` ${valueWords[option_] ?? word}`;
  const range = "least" in option ? ` From ${option.least} to ${option.most}.` : "";
  const standing =
    kind === "boolean" ? " Default: off." : shownDefault === undefined ? "" : ` Default: ${shownDefault}.`;
  return `  --${option_}${value}\n${wrap(`${optionSentences[option_]}${range}${standing}`, "      ")}`;
}

/** The placeholder that help shows for a value, by the kind of the option. */
const kindWords = {
  text: "TEXT",
  key: "TEXT",
  boolean: "",
  auto: "auto|true|false",
  address: "URL",
  patterns: "PATTERN",
  nodes: "URL",
  witnesses: "KIND URL",
  tags: "GLOB",
  repositories: "OWNER/NAME",
  verdicts: "LIST",
  chain: "'NAME URL'",
  replacements: "LINE",
  number: "NUMBER",
  seconds: "SECONDS",
  count: "NUMBER",
} as const satisfies Record<Exclude<InputRow["kind"], "choice">, string>;

/** The exit codes of a command (interface §11). */
function renderExitCodes(topic: HelpTopic): readonly string[] {
  if (topic === "service" || topic === "mcp")
    return ["  0    it was asked to end", "  4    it could not start or go on"];
  if (topic === "hash")
    return ["  0    all files are hashed", "  4    a file cannot be read, or the output cannot be written"];
  const what = topic === "monitor" ? "a release" : "a file";
  return [
    "  0    all is well",
    `  1    ${what} is not what was anchored, or the chain does not hold it`,
    "  2    somebody could not be asked, or the answer proves nothing",
    topic === "verify"
      ? "  3    the evidence is incomplete: merely accepted, or a demonstration"
      : "  3    merely accepted or unclear, where --fail-on names these",
    "  4    wrong options, something that cannot be read or written, other errors",
    "  130, 143    cancelled",
  ];
}

/** Breaks a text into lines of the help's width, each after `indent`. */
function wrap(text: string, indent: string): string {
  const lines: string[] = [];
  for (const word of text.split(/ (?! )/)) {
    const last = lines.at(-1);
    if (last !== undefined && `${indent}${last} ${word}`.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.map((line) => `${indent}${line}`).join("\n");
}
