/** Describes each option in the words of a command line. */
import type { OptionName } from "./options.ts";

export const optionSentences: Readonly<Record<OptionName, string>> = {
  files:
    "Files by pattern, as an option instead of a word: *, **, ?, […]; ! excludes. All patterns form one set. With --from-release they select files of the release by name. May be repeated.",
  "subject-checksums":
    "A checksum file that names digests instead of (or beside) files: lines SHA3-256 (name) = hex, or sha3-256:hex  name.",
  proofs: "JSON proof files to verify, by pattern. With files given too, each file needs its proof. May be repeated.",
  "from-release":
    "Takes the files of a release on GitHub; they are hashed and not kept. Needs --repository, --release-tag and a token in GH_TOKEN.",
  "release-tag": "The tag of the release to read with --from-release; latest is the newest one.",
  "api-url": "The service's address. https: only; http: only for this machine.",
  "if-no-api-key":
    "What to do without a key: end with an error, or skip: hash, write the checksum lists and send nothing. monitor then compares without asking the chain.",
  report: "Asks the service for its PDF report, which costs one verification. It is kept in the folder for evidence.",
  wait: "How many seconds to wait, for all files together, until the chain holds what was stamped; 0 does not wait.",
  anchor:
    "each anchors every file. manifest anchors only the checksum list of all files: one request for any number of files.",
  concurrency: "How many requests are under way at the same time.",
  "request-timeout": "How many seconds one attempt of one request may take; twice as many for a report.",
  "max-files": "More files than this are an error before anything is sent.",
  "if-no-files-found": "What to do where a pattern or a name finds nothing.",
  "fail-on": "The verdicts that make the exit code differ from 0, separated by commas; none alone for no verdict.",
  "block-time":
    "The longest time in seconds from an accepted stamp until a check can find it. A stamp whose answer was lost is not sent again before.",
  chain:
    "What the chain is called and, after the last space, an https: address where one looks it up, with {block}, {txpow} or {transaction} in it. Without this, what the service says of itself.",
  "node-url": "The same as --node, for several addresses in lines.",
  "send-file-names": "Sends names and sizes with a verification: they then stand in the report. Else only digests.",
  "dry-run": "Hashes and writes the lists, sends nothing, and says how many requests a real run would make.",
  "output-dir": "The folder for evidence.",
  repositories:
    "Another repository to look at, OWNER/NAME, or lines of them; --repository is then only where an issue is opened. May be repeated.",
  releases: "How many releases of each repository to look at, the newest first, never drafts; or all.",
  tags: "Which tags count, by glob: v*, !nightly*, cli/**; * does not cross /. --releases counts within them. May be repeated.",
  bytes:
    "stated compares with the SHA-256 that GitHub states and downloads only where it states none; download hashes what is served, every time.",
  baseline:
    "A monitor.json of an earlier run; what was seen then is compared too. Without this, the one in the folder for evidence.",
  accept: "A replaced file that the owner meant: TAG/NAME sha3-256:hex. May be repeated.",
  issue: "Opens, updates and closes one issue about what was found; the token must be allowed to.",
  "api-key-file": "The file that holds the service's secret key, in place of ANCHOR_API_KEY.",
  evidence:
    "Lays the files beside this evidence: statements (anchor-….intoto.json, or a folder of them), a page (anchor-evidence.html) or a checksum list. No network and no account, unless --node or --api-url is given. May be repeated.",
  witness:
    "An independent clock that is asked since when anchor-SHA256SUMS exists: rfc3161 URL or opentimestamps URL. May be repeated.",
  "tsa-ca": "The roots of time-stamp authorities that you trust, in PEM; with --evidence. Else those of Node.",
  "bitcoin-header": "The header of the Bitcoin block that a proof leads to, in hex; with --evidence.",
  node: "A chain node that is asked instead of the service. May be repeated.",
  repository: "The repository on GitHub whose releases are read.",
  "repository-url": "The address of a GitHub Enterprise server, or of the repository on it, for verify OWNER/REPO@TAG.",
  json: "Prints results as JSON on standard output, and all else on standard error.",
  again: "Stamps the named files though earlier runs may have paid for them already.",
};

/** The placeholder for an option's value, where the one of its kind does not say enough. */
export const valueWords: Partial<Record<OptionName, string>> = {
  "subject-checksums": "FILE",
  "release-tag": "TAG",
  "output-dir": "FOLDER",
  baseline: "FILE",
  "api-key-file": "FILE",
  evidence: "FILE|FOLDER",
  "tsa-ca": "FILE",
  "bitcoin-header": "HEX",
  repository: "OWNER/NAME",
  "repository-url": "URL",
  releases: "NUMBER|all",
  report: "true|false",
};
