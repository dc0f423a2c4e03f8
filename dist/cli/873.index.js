export const id = 873;
export const ids = [873];
export const modules = {
  /***/
  2873: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        renderHelp: () => (
          /* binding */
          renderHelp
        )
      });
      var cli_options = __webpack_require__(5308);
      ;
      const optionSentences = {
        files: "Files by pattern, as an option instead of a word: *, **, ?, [\u2026]; ! excludes. All patterns form one set. With --from-release they select files of the release by name. May be repeated.",
        "subject-checksums": "A checksum file that names digests instead of (or beside) files: lines SHA3-256 (name) = hex, or sha3-256:hex  name.",
        proofs: "JSON proof files to verify, by pattern. With files given too, each file needs its proof. May be repeated.",
        "from-release": "Takes the files of a release on GitHub; they are hashed and not kept. Needs --repository, --release-tag and a token in GH_TOKEN.",
        "release-tag": "The tag of the release to read with --from-release; latest is the newest one.",
        "api-url": "The service's address. https: only; http: only for this machine.",
        "if-no-api-key": "What to do without a key: end with an error, or skip: hash, write the checksum lists and send nothing. monitor then compares without asking the chain.",
        report: "Asks the service for its PDF report, which costs one verification. It is kept in the folder for evidence.",
        wait: "How many seconds to wait, for all files together, until the chain holds what was stamped; 0 does not wait.",
        anchor: "each anchors every file. manifest anchors only the checksum list of all files: one request for any number of files.",
        concurrency: "How many requests are under way at the same time.",
        "request-timeout": "How many seconds one attempt of one request may take; twice as many for a report.",
        "max-files": "More files than this are an error before anything is sent.",
        "if-no-files-found": "What to do where a pattern or a name finds nothing.",
        "fail-on": "The verdicts that make the exit code differ from 0, separated by commas; none alone for no verdict.",
        "block-time": "The longest time in seconds from an accepted stamp until a check can find it. A stamp whose answer was lost is not sent again before.",
        chain: "What the chain is called and, after the last space, an https: address where one looks it up, with {block}, {txpow} or {transaction} in it. Without this, what the service says of itself.",
        "node-url": "The same as --node, for several addresses in lines.",
        "send-file-names": "Sends names and sizes with a verification: they then stand in the report. Else only digests.",
        "dry-run": "Hashes and writes the lists, sends nothing, and says how many requests a real run would make.",
        "output-dir": "The folder for evidence.",
        repositories: "Another repository to look at, OWNER/NAME, or lines of them; --repository is then only where an issue is opened. May be repeated.",
        releases: "How many releases of each repository to look at, the newest first, never drafts; or all.",
        tags: "Which tags count, by glob: v*, !nightly*, cli/**; * does not cross /. --releases counts within them. May be repeated.",
        bytes: "stated compares with the SHA-256 that GitHub states and downloads only where it states none; download hashes what is served, every time.",
        baseline: "A monitor.json of an earlier run; what was seen then is compared too. Without this, the one in the folder for evidence.",
        accept: "A replaced file that the owner meant: TAG/NAME sha3-256:hex. May be repeated.",
        issue: "Opens, updates and closes one issue about what was found; the token must be allowed to.",
        "api-key-file": "The file that holds the service's secret key, in place of ANCHOR_API_KEY.",
        evidence: "Lays the files beside this evidence: statements (anchor-\u2026.intoto.json, or a folder of them), a page (anchor-evidence.html) or a checksum list. No network and no account, unless --node or --api-url is given. May be repeated.",
        witness: "An independent clock that is asked since when anchor-SHA256SUMS exists: rfc3161 URL or opentimestamps URL. May be repeated.",
        "tsa-ca": "The roots of time-stamp authorities that you trust, in PEM; with --evidence. Else those of Node.",
        "bitcoin-header": "The header of the Bitcoin block that a proof leads to, in hex; with --evidence.",
        node: "A chain node that is asked instead of the service. May be repeated.",
        repository: "The repository on GitHub whose releases are read.",
        "repository-url": "The address of a GitHub Enterprise server, or of the repository on it, for verify OWNER/REPO@TAG.",
        json: "Prints results as JSON on standard output, and all else on standard error.",
        again: "Stamps the named files though earlier runs may have paid for them already."
      };
      const valueWords = {
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
        report: "true|false"
      };
      ;
      const help_name = "anchor-artifacts";
      const texts = {
        stamp: {
          summary: "put the digests of files on the chain",
          usage: ["stamp [OPTION\u2026] FILE\u2026"],
          examples: ["stamp 'dist/*' --wait 300", "stamp 'dist/*' --anchor manifest"]
        },
        check: {
          summary: "tell whether the chain holds files",
          usage: ["check [OPTION\u2026] FILE\u2026"],
          examples: ["check 'dist/*'", "check app.tgz --node https://node.example:9005"]
        },
        verify: {
          summary: "check that files are what was anchored",
          usage: [
            "verify OWNER/REPO@TAG [FILE\u2026]   a release: no account",
            "verify FILE\u2026 --evidence FILE    by evidence: no network",
            "verify [OPTION\u2026] FILE\u2026          by service or node"
          ],
          examples: ["verify octo/demo@v2.4.0", "verify app.tgz --evidence anchor-evidence.html"]
        },
        monitor: {
          summary: "find releases that are no longer what was recorded",
          usage: ["monitor [OPTION\u2026] --repository OWNER/NAME"],
          examples: ["monitor --repository octo/demo", "monitor --repository octo/demo --releases all"]
        },
        hash: {
          summary: "print SHA3-256 digests, as cksum -a sha3 does",
          usage: ["hash FILE\u2026"],
          examples: ["hash app.tgz", "hash dist/* > SHA3-256SUMS"]
        },
        service: {
          summary: "run the anchoring service on this machine (service --help)",
          usage: ["service [OPTION\u2026]"],
          examples: ["service", "service --port 8787"]
        },
        mcp: {
          summary: "run the tools for assistants on standard input and output",
          usage: ["mcp"],
          examples: ["mcp", "mcp --help"]
        }
      };
      function renderHelp(topic) {
        return topic === void 0 ? renderCommands() : renderCommand(topic);
      }
      function renderCommands() {
        const topics = Object.entries(texts).map(([topic, { summary }]) => `  ${topic.padEnd(10)}${summary}`);
        return `${help_name}: prove, years later, which bytes you shipped and when

Usage: ${help_name} COMMAND [OPTION\u2026] [FILE\u2026]

Commands
${topics.join("\n")}

${help_name} COMMAND --help describes one command and its options.
${help_name} --version prints the version.

Environment
  ANCHOR_API_KEY     the service's secret key
  ANCHOR_API_URL     the service's address, where --api-url is not given
  GH_TOKEN           reads releases on GitHub; else GITHUB_TOKEN
  GITHUB_API_URL     GitHub's API, where it is not github.com's
  NO_COLOR           no colours
`;
      }
      function renderCommand(topic) {
        const { summary, usage, examples } = texts[topic];
        const command = cli_options.Pi.find((one) => one === topic);
        const options = command === void 0 ? [] : [...(0, cli_options.cz)(command).values()];
        const parts = [
          `${help_name} ${topic}: ${summary}`,
          ["Usage", ...usage.map((line) => `  ${help_name} ${line}`)].join("\n"),
          ["Examples", ...examples.map((line) => `  ${help_name} ${line}`)].join("\n"),
          ...command === void 0 || command === "monitor" ? [] : [patternNote(command)],
          ...options.length === 0 ? [] : [["Options", ...options.map(renderOption)].join("\n")],
          ["Exit codes", ...renderExitCodes(topic)].join("\n")
        ];
        return `${parts.join("\n\n")}
`;
      }
      function patternNote(command) {
        const files = "FILE is the name of a file";
        return wrap(command === "hash" ? `${files}. Options end at --.` : `${files}, or a pattern in quotation marks: *, **, ?, [\u2026]; ! excludes. Options end at --. An option's value may follow = or a space; a value that begins with - needs the =.`, "");
      }
      const width = 78;
      function renderOption(option) {
        const { name: option_, kind, shownDefault } = option;
        const word = option.kind === "choice" ? option.choices.join("|") : kindWords[option.kind];
        const value = kind === "boolean" ? "" : ` ${valueWords[option_] ?? word}`;
        const range = "least" in option ? ` From ${option.least} to ${option.most}.` : "";
        const standing = kind === "boolean" ? " Default: off." : shownDefault === void 0 ? "" : ` Default: ${shownDefault}.`;
        return `  --${option_}${value}
${wrap(`${optionSentences[option_]}${range}${standing}`, "      ")}`;
      }
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
        count: "NUMBER"
      };
      function renderExitCodes(topic) {
        if (topic === "service" || topic === "mcp")
          return ["  0    it was asked to end", "  4    it could not start or go on"];
        if (topic === "hash")
          return ["  0    all files are hashed", "  4    a file cannot be read, or the output cannot be written"];
        const what = topic === "monitor" ? "a release" : "a file";
        return [
          "  0    all is well",
          `  1    ${what} is not what was anchored, or the chain does not hold it`,
          "  2    somebody could not be asked, or the answer proves nothing",
          topic === "verify" ? "  3    the evidence is incomplete: merely accepted, or a demonstration" : "  3    merely accepted or unclear, where --fail-on names these",
          "  4    wrong options, something that cannot be read or written, other errors",
          "  130, 143    cancelled"
        ];
      }
      function wrap(text, indent) {
        const lines = [];
        for (const word of text.split(/ (?! )/)) {
          const last = lines.at(-1);
          if (last !== void 0 && `${indent}${last} ${word}`.length <= width)
            lines[lines.length - 1] = `${last} ${word}`;
          else
            lines.push(word);
        }
        return lines.map((line) => `${indent}${line}`).join("\n");
      }
    })
  )
};
