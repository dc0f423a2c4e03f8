export const id = 225;
export const ids = [225];
export const modules = {
  /***/
  2225: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        renderHelp: () => (
          /* binding */
          renderHelp
        )
        /* harmony export */
      });
      var _job_inputs_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9261);
      var _options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(698);
      function renderHelp() {
        const options = _options_js__WEBPACK_IMPORTED_MODULE_1__.NH.map((name) => {
          const value = (0, _options_js__WEBPACK_IMPORTED_MODULE_1__.Lm)(name) ? "" : " VALUE";
          const given = _job_inputs_values_js__WEBPACK_IMPORTED_MODULE_0__.V0[name];
          return `  --${`${name}${value}`.padEnd(32)}${given === "" ? "" : `default: ${given}`}`.trimEnd();
        });
        return `anchor-artifacts: prove, years later, which bytes you shipped and when

Usage: anchor-artifacts COMMAND [OPTION\u2026] [FILE\u2026]

Commands
  stamp FILE\u2026                       put the digests of files on the chain
  check FILE\u2026                       tell whether the chain holds them
  verify FILE\u2026                      validate them against the chain
  verify FILE\u2026 --evidence FILE      lay files beside anchor.intoto.json: no network, no account
  monitor                           compare releases with what was recorded about them
  hash FILE\u2026                        print SHA3-256 digests, as cksum -a sha3 of coreutils 9.8 does
  service                           run the anchoring service on this machine (service --help)
  mcp                               run the assistant tool server on standard input and output

Files may be patterns: *, **, ?, [\u2026], ! excludes. A file that exists under the very name is that file.

Options of stamp, check, verify and monitor; the documentation of the action's inputs describes each
${options.join("\n")}
  --node URL                        a chain node to ask, as --node-url; may be repeated
  --repository OWNER/NAME           whose releases monitor looks at; else GITHUB_REPOSITORY
  --json                            results.json on standard output, all else on standard error
  --api-key-file FILE               the file that holds the service's secret key

Environment
  ANCHOR_API_KEY    the service's secret key
  ANCHOR_API_URL    the service's address, where --api-url is not given
  GH_TOKEN          for monitor: reads releases, and with --issue writes the issue; else GITHUB_TOKEN
  GITHUB_API_URL    for monitor: GitHub's API, where it is not github.com's
  NO_COLOR          no colours

Exit codes
  0    all is well
  1    a file or release is not found, does not match or has changed (verdicts of --fail-on)
  2    the service or a chain node was out of reach, or its answer proves nothing
  3    merely accepted or unclear, where --fail-on names these; evidence that is incomplete
  4    wrong options, files that cannot be read, and every other error
  130, 143    cancelled
`;
      }
    })
  )
};
