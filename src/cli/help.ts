/** Renders the help of each command, from the table of its options. */
import { wrapLine } from "../core/text.ts";
import { formOf } from "../host/input-reader.ts";
import { commands, optionsOf, type CommandName, type OptionName, type OptionRow } from "./options.ts";

/** What the help describes: the commands with options, and the programs `service` and `mcp`. */
type HelpTopic = CommandName | "service" | "mcp";

/** The texts of the help. They are here, and not in `src/words`, because only the command line uses them. */
const helpTexts = {
  stamp: {
    summary: "put digests on the chain, or have clocks sign them",
    usage: ["stamp [OPTION…] FILE…"],
    examples: ['stamp "dist/*" --wait 300', 'stamp "dist/*" --witness "rfc3161 https://freetsa.org/tsr"'],
  },
  check: {
    summary: "tell whether the chain holds files",
    usage: ["check [OPTION…] FILE…"],
    examples: ['check "dist/*"', "check app.tgz --node https://node.example:9005"],
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
  service: { summary: "run the anchoring service on this machine", usage: [], examples: [] },
  mcp: {
    summary: "run the tools for assistants on standard input and output",
    usage: ["mcp"],
    examples: ["mcp", "mcp < requests.jsonl"],
  },
} as const satisfies Record<
  HelpTopic,
  { readonly summary: string; readonly usage: readonly string[]; readonly examples: readonly string[] }
>;

const topicsByGroup = {
  "To check a download or a release": ["verify", "check", "hash"],
  "To release": ["stamp", "monitor"],
  "To run on a machine of your own": ["service", "mcp"],
} as const satisfies Readonly<Record<string, readonly HelpTopic[]>>;

/** Renders the help of the command `topicName`; for any other text, the list of commands. */
export function renderHelp(topicName?: string, program = "anchor-artifacts"): string {
  const topic = [...commands, "mcp" as const].find((name) => name === topicName);
  return `${(topic === undefined ? renderCommands(program) : renderCommand(topic, program)).join("\n\n")}\n`;
}

function renderCommands(program: string): readonly string[] {
  const groupTexts = Object.entries(topicsByGroup).map(([title, names]) =>
    [title, ...names.map((name) => `  ${name.padEnd(9)} ${helpTexts[name].summary}`)].join("\n"),
  );
  return [
    "anchor-artifacts: prove, years later, which bytes you shipped and when",
    `Usage: ${program} COMMAND [OPTION…] [FILE…]`,
    ...groupTexts,
    `${program} COMMAND --help describes one command and its options.\n${program} --version prints the version.`,
    `Environment
  ANCHOR_API_KEY     the service's secret key
  ANCHOR_API_URL     the service's address, where --api-url is not given
  GH_TOKEN           reads releases on GitHub; else GITHUB_TOKEN
  GITHUB_API_URL     GitHub's API, where it is not github.com's
  NO_COLOR           no colours`,
  ];
}

function renderCommand(topic: CommandName | "mcp", program: string): readonly string[] {
  const { summary, usage, examples } = helpTexts[topic];
  const options = topic === "mcp" ? [] : [...optionsOf(topic).values()];
  const toCommandLine = (line: string): string => `  ${program} ${line}`;
  return [
    `anchor-artifacts ${topic}: ${summary}`,
    ["Usage", ...usage.map(toCommandLine)].join("\n"),
    ["Examples", ...examples.map(toCommandLine)].join("\n"),
    ...(topic === "mcp" || topic === "monitor" ? [] : [renderFileHelp(topic)]),
    ...[...Map.groupBy(options, ({ group }) => group)].map(([group, rows]) =>
      [group, ...rows.map(renderOption)].join("\n"),
    ),
    ["Exit codes", ...renderExitCodes(topic)].join("\n"),
  ];
}

function renderFileHelp(command: CommandName): string {
  const files = "FILE is the name of a file";
  return wrap(
    command === "hash"
      ? `${files}. Options end at --.`
      : `${files}, or a pattern in quotation marks: *, **, ?, […]; ! excludes. Options end at --. An option's value may follow = or a space; a value that begins with - needs the =.`,
  );
}

/** Renders an option: its name and value, then what it means, its values and its default. */
function renderOption({ name, row, value: valueName, isRepeatable, default: defaultValue }: OptionRow): string {
  const placeholder = row.kind === "choice" ? row.choices.join("|") : valueName;
  const sentences = [
    optionSentences[name],
    ...("least" in row ? [`From ${row.least} to ${row.most}.`] : []),
    ...(row.kind === "verdicts" ? [`Give ${formOf(row)}.`] : []),
    ...(isRepeatable === true ? ["May be repeated."] : []),
    ...(row.kind === "boolean" ? ["Default: off."] : defaultValue === undefined ? [] : [`Default: ${defaultValue}.`]),
  ];
  return `  --${name}${placeholder === undefined ? "" : ` ${placeholder}`}\n${wrap(sentences.join(" "), "      ")}`;
}

function renderExitCodes(topic: CommandName | "mcp"): readonly string[] {
  if (topic === "mcp") return ["  0    it was asked to end", "  4    it could not start or go on"];
  if (topic === "hash")
    return ["  0    all files are hashed", "  4    a file cannot be read, or the output cannot be written"];
  const subjectNoun = topic === "monitor" ? "a release" : "a file";
  return [
    "  0    all is well",
    `  1    ${subjectNoun} is not what was anchored, or the chain does not hold it`,
    "  2    somebody could not be asked, or the answer proves nothing",
    topic === "verify"
      ? "  3    the evidence is incomplete: merely accepted, or a demonstration"
      : "  3    merely accepted or unclear, where --fail-on names these",
    "  4    wrong options, something that cannot be read or written, other errors",
    "  130, 143    cancelled",
  ];
}

/** Breaks a text into lines of at most 80 columns, each of which begins with `indent`. */
function wrap(text: string, indent = ""): string {
  return wrapLine(`${indent}${text}`, 80, indent.length);
}

const optionSentences: Readonly<Record<OptionName, string>> = {
  evidence:
    "Compares the files with this evidence: statements (anchor-….intoto.json, or a folder of them), a page (anchor-evidence.html) or a checksum list. No network and no account, unless --node or --api-url is given.",
  repository: "The repository on GitHub whose releases are read.",
  "api-url": "The service's address. https: only; http: only for this machine.",
  "api-key-file": "The file that holds the service's secret key.",
  wait: "How long to wait, for all files together, until the chain holds what was stamped; 0 does not wait.",
  node: "A chain node that is asked instead of the service.",
  json: "Prints results as JSON on standard output, and all else on standard error.",
  files:
    "Files by pattern, as an option instead of a word: *, **, ?, […]; ! excludes. All patterns form one set. With --from-release they select files of the release by name.",
  "subject-checksums":
    "A checksum file that names digests instead of (or beside) files: lines SHA3-256 (name) = hex, or sha3-256:hex  name.",
  proofs: "JSON proof files to verify, by pattern. With files given too, each file needs its proof.",
  "from-release":
    "Takes the files of a release on GitHub; they are hashed and not kept. Needs --repository, --release-tag and a token in GH_TOKEN.",
  "release-tag": "The tag of the release to read with --from-release; latest is the newest one.",
  "repository-url": "The address of a GitHub Enterprise server, or of the repository on it, for verify OWNER/REPO@TAG.",
  repositories: "Another repository to look at, or lines of them; --repository is then only where an issue is opened.",
  releases: "How many releases of each repository to look at, the newest first, never drafts; or all.",
  tags: "Which tags count: v*, !nightly*, cli/**; * does not cross /. --releases counts within them.",
  bytes:
    "stated compares with the SHA-256 that GitHub states and downloads only where it states none; download hashes what is served, every time.",
  baseline:
    "A monitor.json of an earlier run; what was seen then is compared too. Without this, the one in the folder for evidence.",
  accept: "A replaced file that the owner meant: TAG/NAME sha3-256:hex.",
  "if-no-files-found": "What to do where a pattern or a name finds nothing.",
  anchor:
    "each anchors every file. manifest anchors only the checksum list of all files: one request for any number of files.",
  witness:
    "An independent clock that is asked since when anchor-SHA256SUMS exists: rfc3161 URL or opentimestamps URL. Without --api-url, stamp asks these alone.",
  "tsa-ca": "The roots of time-stamp authorities that you trust, in PEM; with --evidence. Else those of Node.",
  "bitcoin-header": "The header of the Bitcoin block that a proof leads to, in hex; with --evidence.",
  "node-url": "The same as --node, for several addresses in lines.",
  chain:
    "What the chain is called and, after the last space, an https: address where one looks it up, with {block}, {txpow} or {transaction} in it. Without this, what the service says of itself.",
  report: "Asks the service for its PDF report, which costs one verification. It is kept in the folder for evidence.",
  "send-file-names": "Sends names and sizes with a verification: they then stand in the report. Else only digests.",
  "if-no-api-key":
    "What to do without a key: end with an error, or skip: hash, write the checksum lists and send nothing; a monitor compares without asking the chain.",
  "output-dir": "The folder for evidence.",
  "fail-on": "The verdicts that make the exit code differ from 0, with commas between them.",
  "dry-run": "Hashes and writes the lists, sends nothing, and says how many requests a real run would make.",
  again: "Stamps the named files though earlier runs may have paid for them already.",
  issue: "Opens, updates and closes one issue about what was found; the token must be allowed to.",
  "block-time":
    "The longest time from an accepted stamp until a check can find it. A stamp whose answer was lost is not sent again before.",
  "max-files": "More files than this are an error before anything is sent.",
  concurrency: "How many requests are under way at the same time.",
  "request-timeout": "How long one attempt of one request may take; twice as long for a report.",
};
