export const id = 520;
export const ids = [520, 139];
export const modules = {
  /***/
  3520: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        D9: () => (
          /* binding */
          toCommandAdvice
        ),
        /* harmony export */
        Wr: () => (
          /* binding */
          toOptionWords
        ),
        /* harmony export */
        tP: () => (
          /* binding */
          renderNextSteps
        ),
        /* harmony export */
        withCommandHint: () => (
          /* binding */
          withCommandHint
        )
        /* harmony export */
      });
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4334);
      var _host_input_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4103);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2872);
      const commandHints = {
        INPUT_INVALID: "Help: anchor-artifacts COMMAND --help",
        NO_FILES_FOUND: "Check the names and patterns; they start at the current folder. Nothing was sent.",
        OUTPUT_UNWRITABLE: "Set --output-dir to a folder that you may write, with free space.",
        FILE_UNREADABLE: "Give yourself permission to read the file.",
        FILE_VANISHED: "Another program removed the file. Run this again when nothing writes there.",
        FILE_CHANGED: "Another program still writes the file. Run this again when the file is complete.",
        FILE_OUTSIDE_WORKSPACE: "Run this in a folder that contains the file. A link that leaves the folder is never followed.",
        PROOF_MISSING: "Add the file's proof to --proofs, or leave the file out.",
        API_KEY_REJECTED: "The service refused the key. Check ANCHOR_API_KEY, or the file that --api-key-file names. Copy the newest key of your account again, all of it.",
        ENDPOINT_NOT_FOUND: "The service has nothing at this address. Set --api-url or ANCHOR_API_URL to the base address alone, without /core and what follows it.",
        CHAIN_UNNAMED: "Set --chain to the chain's name and an explorer's address. Then the evidence still says in some years where to look.",
        NOT_ATTEMPTED: "If you cancelled it, run it again. Otherwise first correct what stopped it: another message says what.",
        RELEASE_NOT_FOUND: "Check --repository and --release-tag. To see a draft, the token needs the right to write.",
        RELEASE_NOT_READABLE: "Check --repository. The token in GH_TOKEN or GITHUB_TOKEN must be allowed to read its contents.",
        ISSUE_NOT_WRITABLE: "Use a token that may write issues. Check that issues are switched on in the repository.",
        GITHUB_TOKEN_REJECTED: "Check the token in GH_TOKEN, or in GITHUB_TOKEN where there is no GH_TOKEN.",
        GITHUB_RATE_LIMITED: "Run it again later, or set a token in GH_TOKEN. GitHub limits how often one may ask.",
        INTERNAL: "This is a defect of anchor-artifacts. It says nothing about your files. After a stamp, run a check before you stamp again: stamps may have been paid for. Please report the defect at https://github.com/anchor-artifacts/anchor-artifacts/issues, with this whole message and the output of anchor-artifacts --version."
      };
      function withCommandHint(error) {
        const { code, account, hint } = error;
        const advice = toCommandAdvice(code, hint);
        const isOwn = !hint.includes(_core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OP[code].hint);
        return (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.Xd)(error, code === "TOO_MANY_FILES" ? toOptionWords(account) : account, isOwn ? toOptionWords(advice) : advice);
      }
      function toCommandAdvice(title, text) {
        const { hint } = _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OP[title] ?? {};
        const told = hint === void 0 ? text : text.replace(hint, (known) => commandHints[title] ?? toOptionWords(known));
        return told.replaceAll(/\b([Rr])un the job again/g, "$1un it again").replaceAll(/\bin output-dir\b/g, "in the folder for evidence").replaceAll("at the workspace", "at the current folder").replaceAll("(mode: check)", "(anchor-artifacts check)").replaceAll("(anchor: manifest, with the list as subject-checksums)", "(--anchor=manifest --subject-checksums=LIST)").replaceAll(/(?<=\(|\b(?:see|same) )(?:block-time|output-dir)\b|(?<= )api-url(?=[,.:] )/g, "--$&");
      }
      const optionPattern = new RegExp(`(?<![\\w/-])(?:(?<=^)(${_host_input_table_js__WEBPACK_IMPORTED_MODULE_1__.vj.join("|")})|(${_host_input_table_js__WEBPACK_IMPORTED_MODULE_1__.vj.filter((name) => name.includes("-")).join("|")}))(?![\\w-])`, "g");
      function toOptionWords(complaint) {
        const lines = complaint.split("\n").filter((line) => !/^(?:An input is|\d+ inputs are) not usable\.$/.test(line));
        return lines.map((line) => line.replaceAll(/\bmode: (\w+)/g, "$1").replace(/^api-key(?= )/, "The service's key, in ANCHOR_API_KEY or the file of --api-key-file,").replaceAll(optionPattern, "--$&").replaceAll(/(?:--)?\b([a-z][a-z-]*): (?=(?:true|false|skip|manifest)\b)/g, "--$1=")).join("\n");
      }
      const maxWords = 6;
      function renderNextSteps({ results }, inputs, options) {
        if (options.command !== "stamp" || !results.some(({ outcome }) => outcome.kind === "accepted"))
          return [];
        const when = inputs.blockTime === 0 ? "Now" : `In about ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.BY)(inputs.blockTime)}`;
        const words = renderWords(options);
        return [`${when}: anchor-artifacts check ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.S5)(words) === words ? words : "FILE\u2026"}`];
      }
      function renderWords({ words, values }) {
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
          "max-files"
        ];
        const repeated = given.flatMap((name) => (values.get(name) ?? []).map((value) => `--${name}=${quote(value)}`));
        const files = words.length > maxWords ? ["FILE\u2026"] : words.map(quote);
        const end = words.some((word) => word.startsWith("-")) ? ["--"] : [];
        return [...repeated, ...end, ...files].join(" ");
      }
      function quote(word) {
        return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
      }
    })
  )
};
