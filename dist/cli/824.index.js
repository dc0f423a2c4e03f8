export const id = 824;
export const ids = [824];
export const modules = {
  /***/
  4555: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        kB: () => (
          /* binding */
          createCommandHost
        ),
        PM: () => (
          /* binding */
          createPlainLog
        ),
        Mk: () => (
          /* binding */
          openBar
        )
      });
      var external_node_path_ = __webpack_require__(6760);
      var external_node_process_ = __webpack_require__(1708);
      ;
      const unknownOrigin = {
        repository: "",
        ref: "",
        tag: "",
        commit: "",
        runId: "",
        runAttempt: "",
        runUrl: ""
      };
      var core_text = __webpack_require__(2872);
      var version = __webpack_require__(4983);
      var host = __webpack_require__(9406);
      var causes = __webpack_require__(6319);
      var headline = __webpack_require__(2894);
      var render_lines = __webpack_require__(5759);
      var shell_front = __webpack_require__(8097);
      var cli_terminal = __webpack_require__(1556);
      ;
      function createCommandHost({ signals, isJson, terminal, renderNext }) {
        const screen = isJson ? terminal.stderr : terminal.stdout;
        const columns = (0, cli_terminal.P)(screen);
        const print = (line) => void screen.write(`${(0, core_text.x9)(line, columns)}
`);
        const workspace = (0, external_node_process_.cwd)();
        const plain = createPlainHost({ print, signals, workspace, defaultOutputDir: (0, external_node_path_.join)(workspace, "anchor-artifacts") });
        const bar = openBar(terminal, isJson);
        const paint = (0, render_lines.XG)(!terminal.env["NO_COLOR"]);
        const show = (render) => {
          if (bar === void 0)
            return;
          bar.clear();
          for (const line of render(paint, columns).split("\n"))
            screen.write(`${(0, core_text.x9)(line, columns, 6)}
`);
        };
        const present = async (run) => {
          show(() => [
            ...(0, core_text.hq)([(0, headline.Lf)(run), (0, causes.xk)(run.rows), run.plan]),
            ...(run.witnessed?.sentences ?? []).map(({ sentence }) => (0, core_text.S5)(`${sentence}.`)),
            (0, render_lines.Ou)(run, paint, columns)
          ].join("\n"));
          plain.printPaths(run);
          for (const line of renderNext(run))
            screen.write(`${(0, core_text.S5)(line)}
`);
          return [];
        };
        const log = bar === void 0 ? plain.log : toTerminalLog(plain.log, bar);
        return { ...plain, log, present, show, close: () => bar?.clear() };
      }
      function openBar({ stdout, stderr, env }, isJson) {
        if (stdout.isTTY !== true || stderr.isTTY !== true || isJson || env["TERM"] === "dumb")
          return void 0;
        return createBar((text) => void stderr.write(text), () => (0, cli_terminal.P)(stderr));
      }
      function toTerminalLog(log, { clear, show }) {
        const printAbove = (print) => (message, target) => {
          clear();
          print(message, target);
        };
        return {
          ...log,
          info: () => {
          },
          error: printAbove(log.error),
          warning: printAbove(log.warning),
          notice: printAbove(log.notice),
          group: (_title, work) => work(),
          progress: show
        };
      }
      const barWidth = 20;
      const minWideColumns = 60;
      function createBar(write, columns) {
        let isDrawn = false;
        return {
          show: (progress) => {
            write(`\r\x1B[K${renderBar(progress, columns())}`);
            isDrawn = true;
          },
          clear: () => {
            if (isDrawn)
              write("\r\x1B[K");
            isDrawn = false;
          }
        };
      }
      function renderBar(progress, columns) {
        const maxLength = Math.max(1, columns - 1);
        const { waitingFor } = progress;
        const elapsed = (0, host.Hm)(progress);
        const width = columns < minWideColumns || progress.trouble !== void 0 ? barWidth / 2 : barWidth;
        const filled = Math.round(width * shareOf(progress));
        const bar = `${"\u2588".repeat(filled)}${"\u2591".repeat(width - filled)}`;
        const counts = countsOf(progress);
        const [allCounts, lastCount] = [counts, counts.slice(-1)].map((some) => (0, core_text.hq)([...some, elapsed]).join(" \xB7 "));
        const forms = waitingFor === void 0 ? [`${bar} ${(0, host.EY)(progress)}`, `${bar} ${allCounts}`, allCounts, lastCount] : [`waiting for ${waitingFor}`, waitingFor, ""].map((what) => (0, core_text.hq)([what, elapsed]).join(", "));
        return (forms.find((form = "") => form !== "" && form.length <= maxLength) ?? allCounts ?? "").slice(0, maxLength);
      }
      function countsOf(progress) {
        const { hashedFiles, totalFiles, requestsDone, requestsTotal, releasesRead = 0, releasesTotal = 0 } = progress;
        const rows = [
          ["releases", releasesRead, releasesTotal],
          ["files", hashedFiles, totalFiles],
          ["requests", requestsDone, requestsTotal]
        ];
        return rows.flatMap(([noun, done, total]) => total > 0 ? [`${noun} ${done} of ${total}`] : []);
      }
      function shareOf(progress) {
        const { hashedBytes, totalBytes, requestsDone, requestsTotal, releasesRead = 0, releasesTotal = 0 } = progress;
        const asked = requestsTotal > 0 ? [requestsDone / requestsTotal] : [];
        const parts = releasesTotal > 0 ? [releasesRead / releasesTotal, asked[0] ?? 0] : [...totalBytes > 0 ? [hashedBytes / totalBytes] : [], ...asked];
        return Math.min(1, parts.reduce((sum, part) => sum + part, 0) / Math.max(1, parts.length));
      }
      const maxAnnotations = 20;
      const maxExplained = 3;
      function createPlainHost({ print, ...place }) {
        const titles = /* @__PURE__ */ new Set();
        const log = createPlainLog(print, titles);
        const printPaths = (run) => {
          const lines = [...(0, render_lines.jj)(run), ...toPathLines(run, place.workspace)];
          for (const line of lines)
            print((0, core_text.S5)(line));
        };
        const host2 = {
          log,
          ...place,
          origin: unknownOrigin,
          annotate: (level, results) => {
            const { shown, rest } = (0, causes.gI)(results, maxAnnotations, shell_front.O);
            for (const { message, target } of shown)
              log[level](message, target);
            if (rest.size > 0)
              log[level](`and ${[...rest].map(([title, count]) => `${count} ${title}`).join(", ")}`);
          },
          present: async (run) => {
            printPaths(run);
            return [];
          }
        };
        const show = () => {
        };
        return {
          ...host2,
          show,
          /** Prints the paths of the evidence, for a host with its own `present`. */
          printPaths,
          /** Prints links to explanations of the errors so far. */
          printExplanationLinks: () => [...titles].slice(0, maxExplained).forEach((title) => print(`More: ${(0, version.qi)(title)}`))
        };
      }
      function toPathLines({ files, issueUrl }, folder) {
        const paths = {
          results: files.results,
          checksums: files.checksums,
          evidence: files.statement,
          page: files.page,
          "next baseline": files.monitor
        };
        const lines = Object.entries(paths).map(([what, path]) => {
          const inside = (0, external_node_path_.relative)(folder, path ?? "");
          return path !== void 0 && `${what}: ${inside.startsWith("..") ? path : inside}`;
        });
        return (0, core_text.hq)([...lines, issueUrl && `issue: ${issueUrl}`]);
      }
      function createPlainLog(print, titles = /* @__PURE__ */ new Set()) {
        const printerAt = (level) => {
          return (message, { title, helpTitle = title } = {}) => {
            if (level === "error" && helpTitle !== void 0)
              titles.add(helpTitle);
            print((0, core_text.S5)((0, core_text.hq)([level, title, message]).join(": ")));
          };
        };
        return {
          front: shell_front.O,
          info: (message) => print((0, core_text.S5)(message)),
          debug: () => {
          },
          error: printerAt("error"),
          warning: printerAt("warning"),
          notice: printerAt("notice"),
          group: (title, work) => {
            print((0, core_text.S5)(title));
            return work();
          }
        };
      }
    })
  ),
  /***/
  383: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        FO: () => (
          /* binding */
          exitCodeOf
        ),
        /* harmony export */
        programOf: () => (
          /* binding */
          programOf
        ),
        /* harmony export */
        tP: () => (
          /* binding */
          renderNextSteps
        )
        /* harmony export */
      });
      var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
      var _words_verdicts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2107);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2872);
      var _evidence_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(552);
      var _options_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5308);
      const exitCodes = {
        wrong: 1,
        unanswered: 2,
        open: 3,
        failed: 4,
        // Verdicts of these classes mean neither other bytes nor an outage. They fail a run only if `fail-on` names them.
        skipped: 4,
        anchored: 4,
        signed: 4
      };
      const codesByPriority = [1, 4, 2, 3];
      function exitCodeOf(run) {
        if ((0, _evidence_run_js__WEBPACK_IMPORTED_MODULE_3__.Pc)(run))
          return 0;
        const blamed = (0, _evidence_run_js__WEBPACK_IMPORTED_MODULE_3__.MR)(run) ? run.rows : (0, _evidence_run_js__WEBPACK_IMPORTED_MODULE_3__.ST)(run);
        const codes = new Set(blamed.map(({ refusal, verdict }) => refusal === void 0 ? exitCodes[_words_verdicts_js__WEBPACK_IMPORTED_MODULE_1__.Jo[verdict].class] : 4));
        if (run.problems.length > 0)
          codes.add(4);
        return codesByPriority.find((code) => codes.has(code)) ?? 4;
      }
      const maxRepeatedNames = 6;
      function renderNextSteps(rows, inputs, options, env) {
        const accepted = rows.filter(({ verdict }) => verdict === "accepted");
        if (options.command !== "stamp" || accepted.length === 0)
          return [];
        const isPromised = accepted.every(({ promisedBy }) => promisedBy !== void 0);
        const command = isPromised ? "verify" : "check";
        const when = inputs.blockTime === 0 ? "Now" : `In about ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.PP)(inputs.blockTime)}`;
        const rendered = renderArguments(options, command, createQuote(env));
        const line = `${programOf(env)} ${command} ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.S5)(rendered) === rendered ? rendered : "FILE\u2026"}`;
        return [`${isPromised ? "In some hours" : when}: ${line}`];
      }
      function programOf(env, script = process.argv[1] ?? "") {
        if (env["npm_command"] === "exec")
          return "npx anchor-artifacts";
        const isInClone = /[\\/]dist[\\/]cli[\\/]index\.js$/.test(script) && !/[\\/]node_modules[\\/]/.test(script);
        return isInClone ? `node ${createQuote(env)((0, node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(process.cwd(), script))}` : "anchor-artifacts";
      }
      function renderArguments({ positionals, values }, command, quote) {
        const options = [...(0, _options_js__WEBPACK_IMPORTED_MODULE_4__.cz)(command).keys()].flatMap((name) => (values.get(name) ?? []).map((value) => `--${name}=${quote(value)}`));
        const files = positionals.length > maxRepeatedNames ? ["FILE\u2026"] : positionals.map(quote);
        const end = positionals.some((word) => word.startsWith("-")) ? ["--"] : [];
        return [...options, ...end, ...files].join(" ");
      }
      function createQuote(env, separator = node_path__WEBPACK_IMPORTED_MODULE_0__.sep) {
        const isPlain = (word) => /^[\w+=:./-]+$/.test(word);
        const quoteWord = (word) => {
          if (separator === "/" || (env["SHELL"] ?? env["MSYSTEM"]))
            return `'${word.replaceAll("'", "'\\''")}'`;
          if (env["PROMPT"])
            return `"${word.replace(/\\+$/, "$&$&")}"`;
          return `'${word.replaceAll("'", "''")}'`;
        };
        return (word) => isPlain(word) ? word : quoteWord(word);
      }
    })
  ),
  /***/
  4824: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        i: () => (
          /* binding */
          readApiKey
        ),
        runJobCommand: () => (
          /* binding */
          runJobCommand
        )
      });
      var external_node_fs_ = __webpack_require__(3024);
      var external_node_path_ = __webpack_require__(6760);
      var promises_ = __webpack_require__(6466);
      var core_errors = __webpack_require__(6608);
      var core_text = __webpack_require__(2872);
      var files_patterns = __webpack_require__(1780);
      var file_error = __webpack_require__(431);
      var input_reader = __webpack_require__(516);
      var host_inputs = __webpack_require__(2009);
      var host_signals = __webpack_require__(2348);
      var downloads = __webpack_require__(965);
      var external_node_timers_promises_ = __webpack_require__(8500);
      var digest = __webpack_require__(2427);
      var host_host = __webpack_require__(9406);
      var causes = __webpack_require__(6319);
      var lines = __webpack_require__(5759);
      var markdown = __webpack_require__(79);
      var checksums = __webpack_require__(291);
      var file_names = __webpack_require__(3364);
      var core_row = __webpack_require__(1663);
      var core_rows = __webpack_require__(970);
      var verdicts = __webpack_require__(2107);
      var hash_file = __webpack_require__(1953);
      var hash_files = __webpack_require__(4964);
      var queue = __webpack_require__(9821);
      ;
      function nameOf(candidate) {
        if (candidate.kind === "asset")
          return { name: candidate.name };
        return candidate.kind === "file" ? { name: candidate.source.name } : candidate.subject;
      }
      function sizeOf(candidate) {
        if (candidate.kind === "asset")
          return candidate.size;
        return candidate.kind === "file" ? candidate.source.size : void 0;
      }
      function withReleaseNames(listed, inputs) {
        if (!hasAssetNames(inputs))
          return listed;
        const { candidates, list } = listed;
        const named = candidates.map(withBaseName);
        refuseCollisions(candidates, named);
        return { candidates: named, ...list && { list: { ...list, name: (0, file_names.rw)(list.name) } } };
      }
      function hasAssetNames({ fromRelease, releaseAttach }) {
        return fromRelease || releaseAttach === "assets" || releaseAttach === "both";
      }
      function withBaseName(candidate) {
        if (candidate.kind === "asset")
          return candidate;
        if (candidate.kind === "file") {
          const { source } = candidate;
          return { ...candidate, source: { ...source, name: (0, file_names.rw)(source.name) } };
        }
        const { subject } = candidate;
        const name = (0, file_names.rw)(subject.name);
        if (candidate.kind === "digest")
          return { ...candidate, subject: { ...candidate.subject, name } };
        return subject.path === void 0 ? candidate : { ...candidate, subject: { ...subject, name } };
      }
      function refuseCollisions(candidates, named) {
        const names = candidates.map((candidate, index) => ({
          given: nameOf(candidate).name,
          wanted: nameOf(named[index] ?? candidate).name
        }));
        const lines2 = [...Map.groupBy(names, ({ wanted }) => wanted)].flatMap(([wanted, files2]) => files2.length === 1 ? [] : `${(0, core_text.Sh)(files2.map(({ given }) => given))} would all be called ${(0, core_text.zz)(wanted)}.`);
        if (lines2.length === 0)
          return;
        const shown = lines2.slice(0, maxCollisions).join("\n");
        const message = `Several files would have the same name in the release.
${shown}`;
        const hint = "Nothing was sent. In a release, files have no folders, and GitHub renames odd characters. Rename all but one of these files.";
        throw new core_errors._Z("INPUT_INVALID", message, { hint, saysUnsent: true });
      }
      const maxCollisions = 20;
      function toWorkspacePath(root, path) {
        return (0, external_node_path_.relative)(root, path).replaceAll(external_node_path_.sep, "/");
      }
      var paths = __webpack_require__(2375);
      ;
      async function* hashCandidates(candidates, options2) {
        const { mustBeListed, onHashed } = options2;
        const files2 = [];
        for (const [index, candidate] of candidates.entries()) {
          if (candidate.kind === "file")
            files2.push([index, candidate.source]);
          else if (candidate.kind !== "asset")
            yield [index, candidate];
        }
        const workspace = (0, paths.hv)(options2.workspace);
        for await (const batch of (0, hash_files.yQ)(files2, options2)) {
          for (const hashed of batch) {
            onHashed();
            const candidate = candidates[hashed.index];
            yield [hashed.index, compareWithList(toHashedSubject(hashed, candidate, workspace), candidate, mustBeListed)];
          }
        }
        if (!candidates.some(({ kind }) => kind === "asset"))
          return;
        for await (const [index, asset] of hashAssets(candidates, options2)) {
          onHashed();
          yield [index, compareWithList(asset, candidates[index], mustBeListed)];
        }
      }
      function toHashedSubject(hashed, candidate, workspace) {
        const { name } = hashed.subject;
        const absolute = candidate?.kind === "file" ? candidate.source.path : name;
        const path = absolute === `${workspace}${external_node_path_.sep}${name}` ? name : toWorkspacePath(workspace, absolute);
        if ("error" in hashed)
          return { kind: "failed", subject: { name, path }, error: hashed.error };
        return { kind: "digest", subject: path === name ? hashed.subject : { ...hashed.subject, path } };
      }
      function compareWithList(hashed, candidate, mustBeListed) {
        const listed = candidate !== void 0 && "listed" in candidate ? candidate.listed : void 0;
        if (hashed.kind === "failed" || listed === hashed.subject.digest)
          return hashed;
        const { subject } = hashed;
        if (listed === void 0 && !mustBeListed)
          return hashed;
        const error = listed === void 0 ? new core_errors._Z("CHECKSUM_MISSING", "The checksum list does not name this file.") : new core_errors._Z("CHECKSUM_MISMATCH", `The file's digest is ${subject.digest}, but the checksum list says ${listed}.`);
        return { kind: "failed", subject, error };
      }
      const maxDownloads = 4;
      function hashAssets(candidates, options2) {
        return new ReadableStream({
          start: (controller) => {
            const tasks = (0, queue.JL)(maxDownloads, async ([index, asset]) => {
              controller.enqueue([index, await hashAsset(asset, options2)]);
            });
            for (const [index, candidate] of candidates.entries()) {
              if (candidate.kind === "asset")
                tasks.add([index, candidate]);
            }
            tasks.whenDone().then(() => controller.close()).catch((thrown) => controller.error(thrown));
          }
        });
      }
      async function hashAsset({ name, hash }, { onBytes, signal }) {
        try {
          return await hash(onBytes, signal);
        } catch (thrown) {
          return { kind: "failed", subject: { name }, error: (0, core_errors.Xt)(thrown) };
        }
      }
      async function collectHashed(candidates, hashed, signals) {
        const collected = Array.from({ length: candidates.length });
        const collect = async () => {
          for await (const [index, subject] of hashed)
            collected[index] = subject;
        };
        await (0, host_signals.j)(collect(), signals);
        return candidates.map((candidate, index) => collected[index] ?? toUnhashed(candidate));
      }
      function toUnhashed(candidate) {
        const error = new core_errors._Z("NOT_ATTEMPTED", "The run ended before this file was hashed.");
        return { kind: "failed", subject: nameOf(candidate), error };
      }
      const filesBetweenPauses = 1e3;
      async function warnOfChangedFiles(rows, { log, signals, workspace }) {
        const changed = [];
        for (const [index, { subject, verdict, unresolved }] of rows.entries()) {
          if (signals.cancellation.stop.aborted)
            return;
          if (index % filesBetweenPauses === filesBetweenPauses - 1)
            await (0, external_node_timers_promises_.setImmediate)();
          const isSent = verdicts.Jo[verdict].isStamped || verdict === "unclear" || unresolved !== void 0;
          if (isSent && subject.digest !== void 0 && hasFileChanged(subject, workspace))
            changed.push(subject);
        }
        const warning = (0, causes.Gg)(changed);
        if (warning !== void 0)
          log.warning(warning.message, warning.target);
      }
      function confirmVerified(judgement, subject, workspace) {
        if (!(0, verdicts.Ez)(judgement) || !hasFileChanged(subject, workspace))
          return judgement;
        const message = "The file changed after it was hashed. The result is for the old bytes.";
        return { verdict: "failed", error: new core_errors._Z("FILE_CHANGED", message) };
      }
      function hasFileChanged({ path, fingerprint }, workspace) {
        return path !== void 0 && fingerprint !== void 0 && !(0, hash_files._5)((0, external_node_path_.resolve)(workspace, path), fingerprint);
      }
      ;
      async function askEach(candidates, hashed, { ask, isAskedByName, findCoveringList, confirm, concurrency, signals, addRecordedFacts, onRow }) {
        const rows = Array.from({ length: candidates.length });
        const unanswered = /* @__PURE__ */ new Map();
        const keepRow = (index, row) => {
          addRecordedFacts(row);
          return rows[index] = row;
        };
        async function* yieldAskable() {
          for await (const [index, candidate] of hashed) {
            if (candidate.kind === "failed")
              onRow(keepRow(index, toFailedRow(candidate)));
            else {
              const { subject } = candidate;
              const coveredBy = "root" in subject ? void 0 : findCoveringList(subject.digest);
              const asked = { index, subject, ...coveredBy && { coveredBy } };
              unanswered.set(index, asked);
              yield asked;
            }
          }
        }
        const asking = (0, queue.Tm)(yieldAskable(), ({ coveredBy, subject }) => ask(coveredBy ? { name: file_names.NW.checksums, digest: coveredBy } : subject), {
          concurrency,
          stop: signals.cancellation.stop,
          keyOf: (asked) => sharedKeyOf(asked, isAskedByName),
          onResult: (asked, judgement) => {
            unanswered.delete(asked.index);
            onRow(keepRow(asked.index, toRow(asked, judgement, confirm(judgement, asked.subject))));
          }
        });
        await (0, host_signals.j)(asking, signals);
        for (const asked of unanswered.values())
          keepRow(asked.index, toRow(asked, cancelledBeforeAnswer));
        return candidates.map((candidate, index) => rows[index] ?? keepRow(index, toFailedRow(toUnhashed(candidate))));
      }
      function toRow({ subject, coveredBy }, answer, judgement = answer) {
        const isByList = answer.verdict === "timestamped" && answer.list !== subject.digest;
        const list = coveredBy ?? (isByList ? answer.list : void 0);
        return { ...judgement, subject, ...list && { coveredBy: list } };
      }
      function sharedKeyOf({ coveredBy, subject }, isAskedByName = false) {
        if ("root" in subject)
          return `${subject.digest} ${(0, hash_file.yi)(subject.bytes)}`;
        return isAskedByName ? `${subject.digest} ${subject.name}` : coveredBy ?? subject.digest;
      }
      const cancelledBeforeAnswer = {
        verdict: "unclear",
        note: "The job was cancelled before an answer about this file came. The request may have been carried out all the same."
      };
      function toFailedRow({ subject, error }) {
        const isChanged = error.code === "ASSET_DIGEST_MISMATCH";
        return { subject, ...isChanged ? { verdict: "changed", note: error.message } : (0, core_row.w2)(error) };
      }
      function toChecksumLines(subjects) {
        const sorted = subjects.filter((subject) => subject.digest !== void 0).sort((a, b) => (0, checksums.MP)(a.name, b.name));
        return sorted.filter(({ name }, index) => sorted[index + 1]?.name !== name);
      }
      async function askManifest(candidates, hashed, list, asking) {
        const subjects = await collectHashed(candidates, hashed, asking.signals);
        const files2 = list === "sha256" ? subjects.map(failWithoutSha256) : subjects;
        const checksums2 = toChecksumLines(files2.map(({ subject: subject2 }) => subject2));
        if (files2.length === 0)
          return { rows: [], checksums: checksums2 };
        const subject = typeof list === "object" ? list : toManifest(list, checksums2);
        const failed = typeof list === "string" ? files2.find((file) => file.kind === "failed") : void 0;
        const account = "The list was not sent, because files that belong in it failed.";
        const error = failed && new core_errors._Z("NOT_ATTEMPTED", account, { cause: failed.error });
        const head = error ? { kind: "failed", subject, error } : { kind: "digest", subject };
        const [row] = await askEach([head], [[0, head]], { ...asking, findCoveringList: () => void 0 });
        if (row === void 0)
          return { rows: [], checksums: checksums2 };
        row.isList = true;
        const covered = await toCoveredRows(files2, subject.digest, (0, core_rows.lG)(row), asking);
        const lf = typeof list === "object" ? list.lf : void 0;
        if (lf !== void 0 && await isLfListStamped(lf, subject.name, row, asking))
          row.isStampedWithLf = true;
        return { rows: [row, ...covered], checksums: checksums2 };
      }
      async function isLfListStamped(digest2, name, { verdict }, asking) {
        if (verdict !== "not-found" && verdict !== "no-match")
          return false;
        const head = { kind: "digest", subject: { name, digest: digest2 } };
        const alone = { ...asking, findCoveringList: () => void 0, onRow: () => {
        } };
        const [answered] = await askEach([head], [[0, head]], alone);
        return answered !== void 0 && (0, verdicts.rf)(answered);
      }
      function toManifest(algorithm, lines2) {
        const isSha256 = algorithm === "sha256";
        const { sha3_256: digest2, sha256, size } = (0, hash_files.qj)(isSha256 ? (0, checksums.iX)(lines2) : (0, checksums.pd)(lines2));
        return { name: isSha256 ? file_names.NW.sha256 : file_names.NW.checksums, digest: digest2, size, ...isSha256 && { sha256 } };
      }
      function failWithoutSha256(file) {
        if (file.kind === "failed" || file.subject.sha256 !== void 0)
          return file;
        const message = "Clocks sign SHA-256, and of this file only the SHA3-256 is given. Nothing was sent.";
        const hint = "Put the file beside the list, or leave it out.";
        return { kind: "failed", subject: file.subject, error: new core_errors._Z("CHECKSUMS_INVALID", message, { hint }) };
      }
      const rowsBetweenPauses = 1e3;
      async function toCoveredRows(files2, list, judgement, { confirm, addRecordedFacts, onRow }) {
        const rows = [];
        for (const file of files2) {
          const row = file.kind === "failed" ? toFailedRow(file) : { ...confirm(judgement, file.subject), subject: file.subject, coveredBy: list };
          addRecordedFacts(row);
          rows.push(row);
          if (rows.length % rowsBetweenPauses === 0)
            await (0, external_node_timers_promises_.setImmediate)();
        }
        rows.forEach(onRow);
        return rows;
      }
      function bindProofs(subjects, proofs) {
        const proven = /* @__PURE__ */ new Set();
        const bound = proofs.flatMap((each) => {
          if (!("root" in each.subject))
            return [each];
          const { bytes, root, ...proof2 } = each.subject;
          proven.add(proof2.digest);
          const files2 = subjects.flatMap((file) => file.kind === "digest" && file.subject.digest === proof2.digest ? [file.subject] : []);
          if (files2.length > 0)
            return files2.map((subject) => ({ kind: "digest", subject: { ...proof2, ...subject, bytes, root } }));
          const { name, digest: digest2, path } = proof2;
          const error = new core_errors._Z("PROOF_INVALID", `The proof is for the digest ${digest2}, and no given file has it.`);
          return [{ kind: "failed", subject: { name, ...path !== void 0 && { path } }, error }];
        });
        const others = subjects.filter((file) => !(file.kind === "digest" && proven.has(file.subject.digest)));
        const unproven = others.map((file) => {
          if (file.kind === "failed")
            return file;
          const error = new core_errors._Z("PROOF_MISSING", "None of the proof files names this file.");
          return { kind: "failed", subject: file.subject, error };
        });
        return [...bound, ...unproven];
      }
      var open_stamp = __webpack_require__(781);
      ;
      const timetables = {
        /** For a stamp whose answer was lost or unreadable: an early check may miss it, as the service's index lags. */
        unresolved: { firstMs: [2e3, 5e3, 15e3], everyMs: 3e4 },
        /** For an accepted stamp: a block takes seconds to minutes. */
        accepted: { firstMs: [1e3, 3e3, 7e3, 15e3], everyMs: 15e3 }
      };
      function nextTime({ firstMs, everyMs }, since, now) {
        const early = firstMs.find((time) => since + time > now);
        if (early !== void 0)
          return since + early;
        const lastEarly = since + (firstMs.at(-1) ?? 0);
        return lastEarly + everyMs * (Math.floor((now - lastEarly) / everyMs) + 1);
      }
      async function poll(items, { askAbout, deadline, clock, stop, onWait }) {
        const leftMs = Math.max(0, Math.ceil(deadline - clock.now()));
        const timeUp = Number.isFinite(leftMs) ? AbortSignal.any([AbortSignal.timeout(leftMs), stop]) : stop;
        const isOver = () => timeUp.aborted || clock.now() >= deadline;
        for (; ; ) {
          const times = items.flatMap(({ dueAt }) => dueAt ?? []);
          if (times.length === 0 || isOver())
            return;
          onWait?.(times.length);
          const soonest = times.reduce((one, other) => Math.min(one, other), deadline);
          await clock.wait(Math.max(0, soonest - clock.now()), timeUp);
          if (isOver())
            return;
          const due = items.filter(({ dueAt }) => dueAt !== void 0 && dueAt <= clock.now());
          if (await askAbout(due, timeUp))
            return;
        }
      }
      async function checkUntilOnChain(stamps, options2) {
        const now = options2.clock.now();
        const awaited = [...stamps].map(([digest2, stamped]) => {
          const stamp = { digest: digest2, stamped, sentAt: now, dueAt: now };
          if (!isDueAgain(stamp, options2))
            stamp.dueAt = nextCheckTime(stamp, options2);
          return stamp;
        });
        const breaker = (0, queue.kL)(options2.stop);
        await poll(awaited, { ...options2, askAbout: (due, timeUp) => checkDue(due, { ...options2, breaker }, timeUp) });
        explainUnasked(awaited.filter(isUnsettled));
        return new Map(awaited.map(({ digest: digest2, stamped, lastCheck }) => [digest2, (0, open_stamp.UA)(stamped, lastCheck)]));
      }
      function isUnsettled({ stamped, lastCheck }) {
        return (0, open_stamp.AJ)(stamped) && lastCheck?.verdict !== "found";
      }
      function isDueAgain({ stamped }, { blockTimeMs, clock }) {
        const open = stamped.unresolved;
        return open?.mayResend === true && open.since + blockTimeMs <= clock.now();
      }
      function nextCheckTime(stamp, { clock, blockTimeMs }) {
        if (!isUnsettled(stamp))
          return void 0;
        const now = clock.now();
        const open = stamp.stamped.unresolved;
        if (open === void 0)
          return nextTime(timetables.accepted, stamp.sentAt, now);
        const regular = nextTime(timetables.unresolved, open.since, now);
        const end = open.since + blockTimeMs;
        return open.mayResend && end > now ? Math.min(regular, end) : regular;
      }
      async function checkDue(due, options2, timeUp) {
        let isAtEnd = false;
        const tasks = (0, queue.JL)(options2.concurrency, async (stamp) => {
          if (timeUp.aborted || isAtEnd)
            return;
          const wasDueAgain = isDueAgain(stamp, options2);
          const check = await options2.check(stamp.digest, timeUp);
          if (!(timeUp.aborted && (0, open_stamp.OF)(check)))
            stamp.lastCheck = check;
          isAtEnd ||= endsAsking(check);
          const maySend = !timeUp.aborted && options2.breaker.reason() === void 0;
          if (wasDueAgain && check.verdict === "not-found" && maySend)
            await sendAgain(stamp, options2);
        });
        due.forEach(tasks.add);
        await tasks.whenDone();
        for (const stamp of due)
          stamp.dueAt = nextCheckTime(stamp, options2);
        return due.some(({ lastCheck }) => lastCheck !== void 0 && (endsAsking(lastCheck) || (0, open_stamp.OF)(lastCheck)));
      }
      async function sendAgain(stamp, { resend, clock, breaker }) {
        const again = await resend(stamp.digest);
        breaker.watch(again.error ?? again.unresolved?.outage);
        const open = again.unresolved ?? stamp.stamped.unresolved;
        if (endsAsking(again))
          stamp.lastCheck = again;
        if (again.error === void 0 || again.unresolved !== void 0) {
          stamp.stamped = again;
          delete stamp.lastCheck;
        }
        if (open !== void 0 && stamp.stamped.unresolved !== void 0) {
          stamp.stamped = { ...stamp.stamped, unresolved: { ...open, mayResend: false } };
        }
        stamp.sentAt = clock.now();
      }
      function explainUnasked(unsettled) {
        const errors = unsettled.flatMap(({ lastCheck }) => lastCheck?.error ?? []);
        const refusal = errors.find((error) => endsAsking({ error }));
        const cause = refusal ?? errors.findLast((error) => !(0, open_stamp.OF)({ error })) ?? errors.at(-1);
        if (cause === void 0)
          return;
        for (const stamp of unsettled) {
          const isExplained = stamp.lastCheck !== void 0 && (refusal === void 0 || stamp.lastCheck.error !== void 0);
          if (isExplained)
            continue;
          const account = `Nothing was asked for it after ${cause.code}: ${(0, core_errors.NS)(cause)}`;
          stamp.lastCheck = (0, core_row.w2)(new core_errors._Z("NOT_ATTEMPTED", account, { cause }));
        }
      }
      function endsAsking({ error }) {
        return error !== void 0 && (0, core_errors.u2)(error.code).stopsRun === true;
      }
      var headline = __webpack_require__(2894);
      var verdict_words = __webpack_require__(1072);
      var begin_and_end = __webpack_require__(6793);
      ;
      function withReleaseAdvice(error, { rows, isRecorded }) {
        const isOpen = rows.some((row) => row.verdict === "accepted" || (0, core_row.pC)(row));
        const { code, ownMessage, hint } = error;
        const isOutage = code === "GITHUB_UNAVAILABLE" || code === "ASSET_NOT_UPLOADED";
        const advice = isOutage ? "The verdicts stand, and the evidence is in output-dir." : hint;
        const next = isOpen && !isRecorded ? unrecordedAdvice : isOutage && "Run the job again later.";
        return (0, core_errors.EB)(error, ownMessage, next === false ? advice : `${advice} ${next}`);
      }
      const unrecordedAdvice = "Wait for block-time before you run the job again: the release does not record the stamps of this run, and a run before then may pay for them again.";
      const maxSearches = 5;
      function createLateAssetFinder(release, inputs, { log, signals }) {
        const isTaking = inputsCoverAllAssets(inputs) && inputs.proofs.length === 0;
        let searches = 0;
        return async (names) => {
          searches += 1;
          if (!isTaking || searches > maxSearches || signals.cancellation.stop.aborted)
            return [];
          const late = await (release?.readOtherAssets(names) ?? Promise.resolve([])).catch((thrown) => {
            if (thrown instanceof core_errors._Z)
              return [];
            throw thrown;
          });
          if (late.length === 0 || names.size + late.length > inputs.maxFiles)
            return [];
          log.notice(`${(0, core_text.hS)(late.length, "file")} came to the release meanwhile, and this run took ${late.length === 1 ? "it" : "them"} too: ${renderNames(late)}.`, {
            title: "late files"
          });
          return late;
        };
      }
      async function reportUnjudgedAssets(rows, release, inputs, { log }, attempt) {
        await attempt(async () => {
          const all = await release?.readUnjudgedAssets(rows) ?? [];
          const coversAllAssets = inputsCoverAllAssets(inputs);
          for (const isError of [false, true]) {
            const some = all.filter(({ isReplaced }) => (isReplaced || coversAllAssets) === isError);
            if (some.length === 0)
              continue;
            const what = `${(0, core_text.hS)(some.length, "file")} of the release ${some.length === 1 ? "was" : "were"} not judged by this run: ${renderNames(some)}.`;
            if (isError)
              throw new core_errors._Z("ASSET_NOT_JUDGED", what);
            log.notice(what, { title: "not judged" });
          }
        });
      }
      function inputsCoverAllAssets({ fromRelease, files: files2 }) {
        return fromRelease && files2.length === 0;
      }
      function renderNames(assets) {
        return (0, core_text.Sh)(assets.map(({ name }) => name));
      }
      var write_evidence = __webpack_require__(2437);
      ;
      async function leaveEvidence(run, prepared, witnesses, inputs, host) {
        const { history, release } = prepared;
        const { attempt, errors: uncompared } = (0, queue.z_)();
        if (release !== void 0 && history.damaged.length === 0)
          await logChangedVerdicts(run.rows, host.log, () => attempt(() => release.compare(run.rows)));
        const missing = await askWitnesses(run, witnesses, inputs, host);
        const isAnswered = run.rows.some(({ answer }) => answer !== void 0);
        run.isDemonstration = !isSigning(inputs) && (isAnswered ? (0, core_rows.Mo)(run.rows) : history.record.isDemonstration);
        run.finishedAt = /* @__PURE__ */ new Date();
        run.chain = (0, begin_and_end.dR)(inputs, run);
        if (inputs.dryRun)
          run.plan = (0, headline.EG)(run, inputs);
        const unwritten = await (0, write_evidence.A)(run, prepared, host.workspace);
        logOutcome(run, host);
        if (history.damaged.length > 0)
          run.reports = /* @__PURE__ */ new Map();
        const errors = await release?.attach?.(run, witnesses?.read) ?? [];
        if (uncompared.length === 0 && errors.length === 0)
          await reportUnjudgedAssets(run.rows, release, inputs, host, attempt);
        const ofRelease = [...errors, ...uncompared].map((one) => withReleaseAdvice(one, run));
        run.problems.push(...unwritten, ...missing, ...ofRelease);
        run.finishedAt = /* @__PURE__ */ new Date();
      }
      async function logChangedVerdicts(rows, log, work) {
        const told = rows.map(({ verdict }) => verdict);
        await work();
        for (const [index, row] of rows.entries())
          if (row.verdict !== told[index])
            log.info((0, lines.aF)(row));
      }
      function isSigning(inputs) {
        return inputs.mode === "stamp" && (0, host_inputs.vz)(inputs) === "clocks";
      }
      async function askWitnesses(run, witnesses, inputs, { log }) {
        const { checksums: checksums2, rows } = run;
        const failure = isSigning(inputs) ? rows[0]?.error : void 0;
        if (witnesses === void 0 || failure?.code === "NOT_ATTEMPTED")
          return [];
        const isListed = checksums2.some(({ sha256 }) => sha256 !== void 0);
        const witnessed = isListed ? await witnesses.askAbout(checksums2) : void 0;
        run.witnessed = witnessed;
        for (const { sentence } of witnessed?.sentences ?? [])
          log.info(`${sentence}.`);
        const isUnasked = !isListed && inputs.mode !== "check" && inputs.witness.length > 0;
        const unlisted = new core_errors._Z("WITNESS_UNAVAILABLE", "No witness was asked: no file's SHA-256 is known.", {
          hint: "Give the files, not only a list of their SHA3-256 digests."
        });
        const warnings = witnessed?.warnings ?? (isUnasked ? [unlisted] : []);
        const missing = inputs.failOn.has("witness") ? warnings.filter(({ code }) => code !== "WITNESS_CLOCK") : [];
        for (const warning of failure === void 0 ? warnings : []) {
          if (!missing.includes(warning))
            log.warning(`${warning.message} ${warning.hintFor(log.front)}`, { title: warning.code });
        }
        return missing;
      }
      function logOutcome(run, { log }) {
        (0, begin_and_end.ps)(run, log);
        const note = (0, core_rows.Mo)(run.rows) ? verdict_words.a0 : void 0;
        for (const line of [(0, headline.Lf)(run), (0, causes.xk)(run.rows), run.plan, note]) {
          if (line !== void 0)
            log.info(line);
        }
      }
      ;
      async function waitForStamps(rows, { ask, check, locate }, { mode, wait: waitMs, blockTime: blockTimeMs, concurrency }, { log, signals }, onWait) {
        const isOver = () => rows.some((row) => (0, open_stamp.R0)(row));
        if (mode !== "stamp" || locate === void 0 || isOver())
          return;
        const showWait = (waitingFor, waitingSince) => onWait({ waitingFor, waitLimitMs: waitMs, waitingSince });
        const checkDigest = (digest2, timeUp) => check({ name: digest2, digest: digest2 }, timeUp);
        const tools = { check: checkDigest, resend: ask, showWait, waitMs, blockTimeMs, concurrency, log, signals };
        const deadline = waitMs > 0 ? host_host.ml.now() + waitMs : Number.NEGATIVE_INFINITY;
        await logChangedVerdicts(rows, log, async () => {
          if (waitMs > 0)
            await waitUntilOnChain(rows, tools);
          if (!isOver())
            await locateBlocks(rows, locate, { concurrency, signals, deadline });
        });
      }
      async function waitUntilOnChain(rows, { resend, showWait, waitMs, log, signals, ...options2 }) {
        const awaited = findAwaited(rows);
        if (awaited.size === 0)
          return;
        const stamps = new Map([...awaited].map(([digest2, { judgement }]) => [digest2, judgement]));
        const clock = host_host.ml;
        const since = lastAnsweredAt(stamps, clock.now());
        const waiting = checkUntilOnChain(stamps, {
          ...options2,
          deadline: since + waitMs,
          resend: async (digest2) => {
            const { subject } = awaited.get(digest2) ?? { subject: { name: digest2, digest: digest2 } };
            log.warning(`The answer to the stamp of ${(0, core_text.zz)(subject.name)} was lost, and after ${(0, host_host.fX)(log).input("block-time")} the chain does not hold it. So the stamp is sent once more.`);
            const again = await resend(subject);
            const error = again.unresolved === void 0 ? again.error : void 0;
            if (error !== void 0)
              log.warning(`The second stamp of ${(0, core_text.zz)(subject.name)}: ${error.message} ${error.hintFor(log.front)}`, {
                title: error.code
              });
            return again;
          },
          clock,
          stop: signals.cancellation.stop,
          onWait: (count) => showWait(`a block: ${count} of ${(0, core_text.hS)(awaited.size, "stamp")}`, since)
        });
        const results = await (0, host_signals.j)(waiting, signals) ?? stamps;
        log.info(renderWaitResult(results));
        for (const row of rows) {
          const digest2 = row.coveredBy ?? row.subject.digest;
          const judgement = digest2 === void 0 || !(0, open_stamp.AJ)(row) ? void 0 : results.get(digest2);
          if (judgement !== void 0)
            (0, core_rows.N9)(row, judgement);
        }
      }
      function findAwaited(rows) {
        const awaited = rows.flatMap((row) => {
          const { subject, coveredBy } = row;
          const isStamp = subject.digest !== void 0 && coveredBy === void 0 && (0, open_stamp.AJ)(row);
          return isStamp ? [[subject.digest, { subject, judgement: (0, core_rows.lG)(row) }]] : [];
        });
        return new Map(awaited);
      }
      function lastAnsweredAt(stamps, now) {
        return [...stamps.values()].reduce((latest, judgement) => Math.max(latest, judgement.unresolved?.since ?? now), Number.NEGATIVE_INFINITY);
      }
      function renderWaitResult(results) {
        const judgements = [...results.values()];
        const found = `${judgements.filter(({ verdict }) => verdict === "anchored").length} of ${judgements.length} stamps found on the chain`;
        const unasked = judgements.flatMap((judgement) => (judgement.verdict === "accepted" ? judgement.checkError : judgement.error?.code) ?? []);
        if (unasked.length === 0)
          return `${found}.`;
        return `${found}; for ${unasked.length} the service could not be asked (${[...new Set(unasked)].join(", ")}).`;
      }
      async function locateBlocks(rows, locate, { concurrency, signals, deadline, clock = host_host.ml }) {
        const missing = [...new Set(rows.flatMap((row) => lacksBlock(row) ? row.subject.digest ?? [] : []))];
        if (missing.length === 0)
          return;
        const located = /* @__PURE__ */ new Map();
        const { stop } = signals.cancellation;
        const since = clock.now();
        const askAbout = async (due) => {
          let isAtEnd = false;
          const onResult = ({ digest: digest2 }, judgement) => {
            if (!located.has(digest2) || judgement.verdict === "verified")
              located.set(digest2, judgement);
            isAtEnd ||= endsAsking(judgement) || (0, open_stamp.OF)(judgement);
          };
          const keyOf = ({ digest: digest2 }) => digest2;
          await (0, queue.Tm)(due, ({ digest: digest2 }) => locate(digest2), { concurrency, keyOf, stop, onResult });
          const again = nextTime(timetables.accepted, since, clock.now());
          for (const each of due) {
            each.dueAt = again <= deadline && located.get(each.digest)?.verdict === "no-match" ? again : void 0;
          }
          return isAtEnd;
        };
        const sought = missing.map((digest2) => ({ digest: digest2, dueAt: since }));
        await (0, host_signals.j)(poll(sought, { askAbout, deadline: Number.POSITIVE_INFINITY, clock, stop }), signals);
        for (const row of rows)
          addFoundBlock(row, located, clock.now());
      }
      function lacksBlock(row) {
        const isStampOnChain = row.verdict === "anchored" || row.verdict === "already-anchored";
        return isStampOnChain && row.coveredBy === void 0 && (0, core_rows.$p)(row) === void 0;
      }
      function addFoundBlock(row, located, now) {
        const digest2 = row.coveredBy ?? row.subject.digest;
        const seen = digest2 && located.get(digest2);
        if (seen === void 0 || row.verdict !== "anchored" && row.verdict !== "already-anchored")
          return;
        const refusal = (0, open_stamp.yu)(seen);
        if (refusal !== void 0)
          Object.assign(row, { refusal });
        else if (seen.verdict === "no-match")
          (0, core_rows.N9)(row, (0, open_stamp.Hj)(row, seen.answer, now));
        else if (seen.verdict === "verified") {
          const answer = { ...seen.answer, requestId: row.answer.requestId };
          Object.assign(row, { answer: (0, open_stamp.pX)(answer, row.answer) });
        }
      }
      ;
      async function askSubjects(run, subjects, findLateAssets, tools, inputs, host) {
        const asked = await hashAskAndWait({ ...subjects, findLateAssets }, tools, inputs, host);
        Object.assign(run, asked);
        while (inputs.anchor !== "manifest") {
          const late = await findLateAssets(new Set(run.rows.map(({ subject }) => subject.name)));
          if (late.length === 0)
            return;
          const more = await hashAskAndWait({ candidates: [...late], proofs: [], count: late.length }, tools, inputs, host);
          run.rows = [...run.rows, ...more.rows];
          run.checksums = toChecksumLines(run.rows.map(({ subject }) => subject));
        }
      }
      async function hashAskAndWait(subjects, tools, inputs, host) {
        const { log } = host;
        log.debug(`Hashing ${(0, core_text.hS)(subjects.count, "subject")}.`);
        const counts = countSubjects(subjects, inputs.anchor);
        const work = async () => {
          const progress = (0, host_host.u5)(log, () => ({ ...counts, trouble: withWait(tools.trouble?.(), inputs) }));
          try {
            await (0, external_node_timers_promises_.setImmediate)();
            const asked = await askByAnchor(subjects, tools, inputs, host, counts);
            await waitForStamps(asked.rows, tools, inputs, host, (waiting) => void Object.assign(counts, waiting));
            if (inputs.mode === "stamp")
              await warnOfChangedFiles(asked.rows, host);
            return asked;
          } finally {
            progress.stop();
          }
        };
        return subjects.count > markdown.Y$ ? log.group(`${subjects.count} subjects, a line each`, work) : work();
      }
      function withWait(trouble, { mode, wait }) {
        if (trouble === void 0 || mode !== "stamp")
          return trouble;
        return { ...trouble, givesUpAt: Math.max(trouble.givesUpAt, trouble.startedAt + wait) };
      }
      async function askByAnchor(subjects, { ask, isAskedByName, findCoveringList, addRecordedFacts }, inputs, { log, signals, workspace }, counts) {
        const { candidates, list, findLateAssets } = subjects;
        const areClocksAsked = (0, host_inputs.vz)(inputs) === "clocks";
        const hash = createHasher(inputs, list !== void 0, { log, signals, workspace }, counts);
        const hashed = hash(candidates);
        const asking = {
          ask,
          ...isAskedByName && { isAskedByName },
          findCoveringList,
          addRecordedFacts,
          confirm: (judgement, subject) => inputs.mode === "verify" ? confirmVerified(judgement, subject, workspace) : judgement,
          concurrency: inputs.concurrency,
          signals,
          onRow: (row) => {
            counts.requestsDone = Math.min(counts.requestsDone + 1, counts.requestsTotal);
            log.info((0, lines.aF)(row));
          }
        };
        if (inputs.anchor === "manifest") {
          const all = list === void 0 && findLateAssets ? withLateAssets(candidates, hashed, findLateAssets, hash) : hashed;
          return askManifest(candidates, all, list ?? (areClocksAsked ? "sha256" : "sha3-256"), asking);
        }
        const isBound = inputs.files.length > 0 || inputs.subjectChecksums !== "" || inputs.fromRelease;
        if (inputs.proofs.length > 0)
          return askProofs(subjects, hashed, isBound, asking);
        const rows = await askEach(candidates, hashed, asking);
        return { rows, checksums: toChecksumLines(rows.map(({ subject }) => subject)) };
      }
      function createHasher(inputs, mustBeListed, { log, signals, workspace }, counts) {
        const { fromRelease, releaseAttach, witness, mode } = inputs;
        const hashing = {
          sha256: fromRelease || releaseAttach !== "none" || witness.length > 0 || (0, host_inputs.vz)(inputs) === "clocks",
          fingerprint: mode !== "check",
          mustBeListed,
          workspace,
          signal: signals.cancellation.stop,
          onBytes: (bytes) => void (counts.hashedBytes += bytes),
          onHashed: () => void (counts.hashedFiles += 1)
        };
        return (some) => {
          const sizes = some.map(sizeOf).filter((size) => size !== void 0);
          counts.totalBytes += sizes.reduce((sum, size) => sum + size, 0);
          counts.totalFiles += sizes.length;
          return storeSubjects(hashCandidates(some, hashing), some, log);
        };
      }
      async function* storeSubjects(hashed, candidates, log) {
        const empty = candidates.flatMap((candidate, index) => sizeOf(candidate) === 0 ? [index] : []);
        let isWarned = false;
        for await (const indexed of hashed) {
          const [index, candidate] = indexed;
          const { subject } = candidate;
          candidates[index] = candidate;
          if (!isWarned && subject.digest !== void 0 && subject.digest === digest.IK) {
            isWarned = true;
            const others = empty.filter((other) => other !== index).length;
            const { message, target } = (0, causes.B_)(subject, others);
            log.warning(message, target);
          }
          yield indexed;
        }
      }
      async function* withLateAssets(candidates, hashed, findLateAssets, hash) {
        yield* hashed;
        for (; ; ) {
          const late = await findLateAssets(new Set(candidates.map((candidate) => nameOf(candidate).name)));
          if (late.length === 0)
            return;
          const start = candidates.length;
          candidates.push(...late);
          for await (const [index, subject] of hash([...late]))
            yield [start + index, subject];
        }
      }
      async function askProofs({ candidates, proofs }, hashed, isBound, asking) {
        const subjects = await collectHashed(candidates, hashed, asking.signals);
        const asked = isBound ? bindProofs(subjects, proofs) : proofs;
        return {
          rows: await askEach(asked, asked.entries(), asking),
          checksums: toChecksumLines(subjects.map(({ subject }) => subject))
        };
      }
      function countSubjects({ candidates, proofs }, anchor) {
        return {
          hashedBytes: 0,
          totalBytes: 0,
          hashedFiles: 0,
          totalFiles: 0,
          requestsDone: 0,
          requestsTotal: anchor === "manifest" ? 1 : proofs.length > 0 ? proofs.length : candidates.length
        };
      }
      var evidence_record = __webpack_require__(3716);
      var members = __webpack_require__(2508);
      var statement = __webpack_require__(7400);
      ;
      const textOrEmpty = ({ value }) => typeof value === "string" ? value : "";
      const journalLineForm = (0, members.Xy)({
        at: ({ value, where }) => {
          const time = Date.parse(textOrEmpty({ value, where }));
          if (Number.isNaN(time))
            throw new RangeError(`${where} is no time`);
          return time;
        },
        event: (member) => (0, members.aG)(member, ["intent", "result"]),
        /** The name of the subject; where several have this digest, of the first of them. */
        name: textOrEmpty,
        digest: statement.FB,
        verdict: textOrEmpty,
        isOpen: (0, members.pb)("open", ({ value }) => value === true),
        requestId: (0, members.pb)("request_id", textOrEmpty),
        service: textOrEmpty,
        code: textOrEmpty
      });
      function toJournaledStamps(lines2, now) {
        const lastLines = /* @__PURE__ */ new Map();
        const linesBeforeIntent = /* @__PURE__ */ new Map();
        for (const line of lines2) {
          const { event, digest: digest2 } = line;
          if (event === "intent")
            linesBeforeIntent.set(digest2, lastLines.get(digest2));
          const last = isPerhapsSpent(line) ? line : linesBeforeIntent.get(digest2);
          if (last === void 0)
            lastLines.delete(digest2);
          else
            lastLines.set(digest2, last);
        }
        return new Map([...lastLines].map(([digest2, line]) => [digest2, toEarlierStamp(line, now)]));
      }
      function toStampedNames(lines2, now) {
        const stamps = toJournaledStamps(lines2, now);
        return new Map(lines2.flatMap(({ name, digest: digest2 }) => stamps.has(digest2) ? [[name, digest2]] : []));
      }
      function toRecordedStamps({ anchors, statements, isDemonstration }, service, now) {
        const stamps = /* @__PURE__ */ new Map();
        const isKnownHere = !isDemonstration || statements.some(({ statement: statement2 }) => statement2.predicate.service?.url === service);
        for (const anchor of anchors.values()) {
          const own = anchor.stamps.filter((stamp) => (stamp.service ?? service) === service);
          const earlier = own.map(({ verdict, stampedOn }) => ({
            verdict: verdict === "accepted" ? verdict : "unclear",
            ageMs: now === void 0 ? 0 : ageOf(Date.parse(stampedOn), now),
            ...verdict === "failed" && { isMismatched: true }
          }));
          const [youngest] = earlier.toSorted((one, other) => one.ageMs - other.ageMs);
          if (isKnownHere && (0, evidence_record.Is)(anchor))
            stamps.set(anchor.digest, { ageMs: unknownAgeMs, ...youngest, verdict: "anchored" });
          else if (youngest !== void 0)
            stamps.set(anchor.digest, youngest);
        }
        return stamps;
      }
      function pickYoungestStamps(...sources) {
        const stamps = /* @__PURE__ */ new Map();
        for (const [digest2, stamp] of sources.flatMap((source) => [...source])) {
          const known = stamps.get(digest2);
          const isAnchored = known?.verdict === "anchored" || stamp.verdict === "anchored";
          const youngest = known === void 0 || stamp.ageMs < known.ageMs ? { ...known, ...stamp } : known;
          stamps.set(digest2, isAnchored ? { ...youngest, verdict: "anchored" } : youngest);
        }
        return stamps;
      }
      function isPerhapsSpent(line) {
        if (line.event === "intent")
          return true;
        return isAccepted(line) || line.isOpen || line.verdict === "unclear" || line.code === mismatchCode;
      }
      function isAccepted({ verdict }) {
        return verdict === "accepted" || verdict === "anchored";
      }
      const mismatchCode = "REPLY_MISMATCH";
      function toEarlierStamp(line, now) {
        const { at, requestId, code } = line;
        return {
          verdict: isAccepted(line) ? "accepted" : "unclear",
          ageMs: ageOf(at, now),
          ...requestId !== "" && { requestId },
          ...code === mismatchCode && { isMismatched: true }
        };
      }
      const unknownAgeMs = 24 * 60 * 60 * 1e3;
      const maxClockChangeMs = 5 * 6e4;
      function ageOf(at, now) {
        const ageMs = now.getTime() - at;
        return ageMs >= -maxClockChangeMs ? Math.max(0, ageMs) : unknownAgeMs;
      }
      function renderAge({ ageMs }) {
        return ageMs === unknownAgeMs ? "at an unknown time" : `${Math.round(ageMs / 1e3)} s ago`;
      }
      const minLineLength = 100;
      function parseJournal(journal, service) {
        const lines2 = [];
        for (let start = 0, end = 0; end !== -1; start = end + 1) {
          end = journal.indexOf("\n", start);
          const text = journal.slice(start, end === -1 ? void 0 : end);
          const line = text.length < minLineLength ? void 0 : parseLine(text);
          if (line?.service === service)
            lines2.push(line);
        }
        return lines2;
      }
      function parseLine(text) {
        try {
          return journalLineForm({ value: JSON.parse(text), where: "the line" });
        } catch {
          return void 0;
        }
      }
      ;
      const maxHeads = 1e3;
      function openHistory(folder, release) {
        const { files: files2 } = folder;
        const released = release?.statements ?? [];
        const own = release === void 0 ? files2 : files2.filter(({ statement: statement2 }) => (0, evidence_record.$p)(statement2, release.identity));
        const [record, releaseRecord] = [(0, evidence_record.C6)([...released, ...own]), (0, evidence_record.C6)(released)];
        const { heads } = release?.attach === void 0 ? record : releaseRecord;
        return {
          record,
          folderRecord: (0, evidence_record.C6)(files2),
          ownRecord: (0, evidence_record.C6)(own),
          releaseRecord,
          heads: heads.slice(0, maxHeads),
          damaged: [...folder.damaged, ...release?.damaged ?? []]
        };
      }
      function toEarlierFacts(inputs, history, lines2, release) {
        const service = (0, host_inputs.Ad)(inputs);
        const now = /* @__PURE__ */ new Date();
        const earlierStamps = pickYoungestStamps(toJournaledStamps(lines2, now), toRecordedStamps(history.folderRecord, service, now), toRecordedStamps(history.releaseRecord, service, release === void 0 ? now : release.githubTime()));
        const journaled = release === void 0 ? toStampedNames(lines2, now) : void 0;
        const addRecordedFacts = createFactAdder(inputs, history, earlierStamps, journaled);
        return { earlierStamps, findCoveringList: createListFinder(inputs, history.record), addRecordedFacts };
      }
      function createListFinder(inputs, record) {
        if (inputs.mode === "stamp" || (0, host_inputs.vz)(inputs) === "clocks")
          return () => void 0;
        const { anchors, coverOf } = record;
        return (digest2) => {
          const cover = (0, evidence_record.um)(anchors.get(digest2)) ? void 0 : coverOf(digest2);
          return cover !== void 0 && ((0, evidence_record.Is)(cover) || cover.stamps.length > 0) ? cover.digest : void 0;
        };
      }
      function createFactAdder({ mode, blockTime }, { record, damaged }, earlierStamps, journaled) {
        const [unread] = damaged;
        return (row) => {
          const { subject, verdict, coveredBy = subject.digest } = row;
          const known = record.names.get(subject.name);
          const digests = known === void 0 ? [] : [known, ...known.former].map(({ digest: digest3 }) => digest3.sha3_256);
          const former = digests.filter((digest3) => digest3 !== subject.digest);
          if (former.length > 0)
            row.former = former;
          if (unread !== void 0)
            return markUnknown(row, unread);
          if (mode === "stamp")
            return;
          const isAbsent = verdict === "not-found" || verdict === "no-match";
          const { ageMs = blockTime } = isAbsent && coveredBy && earlierStamps.get(coveredBy) || {};
          if (ageMs < blockTime)
            row.recent = { ageMs, blockTimeMs: blockTime };
          const digest2 = journaled && (digests[0] ?? journaled.get(subject.name));
          if (subject.digest === void 0 || digest2 === void 0 || digest2 === subject.digest)
            return;
          const wasStamped = journaled?.get(subject.name) === digest2 || (0, evidence_record.lM)(record, digest2);
          row.recorded = { digest: digest2, isStamped: wasStamped };
        };
      }
      function markUnknown(row, { what, advice }) {
        const { verdict, answer } = row;
        if (verdict === "failed" || verdict === "skipped" || verdict === "unreachable")
          return;
        const note = `${what} cannot be read, so the recorded bytes are not known.`;
        (0, core_rows.N9)(row, { verdict: "unknown", note, advice, ...answer && { answer } });
      }
      var output_dir = __webpack_require__(986);
      var json = __webpack_require__(5961);
      var find_files = __webpack_require__(1729);
      var external_node_fs_promises_ = __webpack_require__(1455);
      var proof = __webpack_require__(2987);
      ;
      function createListedFiles(list, workspace, isElsewhere) {
        const spell = (0, paths.$0)();
        const folder = (0, paths.hv)((0, external_node_path_.dirname)(list), spell);
        const readable = isElsewhere ? [workspace, folder] : [workspace];
        const realFolders = /* @__PURE__ */ new Map();
        const toRealFolder = (path) => {
          const real = realFolders.get(path) ?? (0, paths.hv)(path, spell);
          realFolders.set(path, real);
          return real;
        };
        const findExactly = (name) => {
          const paths2 = [folder, workspace].map((start) => (0, external_node_path_.resolve)(start, name));
          const inside = paths2.filter((path2) => isBelow(readable, path2));
          for (const path2 of new Set(inside)) {
            const found = statListed(path2, readable, { toRealFolder, spell });
            if (found !== void 0)
              return found;
          }
          const [path = ""] = paths2;
          return inside.length > 0 ? void 0 : { path, error: (0, file_error.zS)("FILE_OUTSIDE_WORKSPACE"), isOutside: true };
        };
        const find2 = (name) => {
          const hasBackslash = name.includes("\\");
          const found = hasBackslash && external_node_path_.sep === "\\" ? void 0 : findExactly(name);
          if (found !== void 0 || !hasBackslash)
            return found;
          const slashed = name.replaceAll("\\", "/");
          const other = findExactly(slashed);
          return other && ("error" in other ? other : { ...other, name: slashed });
        };
        return { folder, find: find2 };
      }
      function statListed(given, readable, { toRealFolder, spell }) {
        let path = given;
        try {
          path = spell(given);
          const stats = (0, external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
          if (stats === void 0)
            return void 0;
          const isLink = stats.isSymbolicLink();
          const target = isLink ? findTarget(path) : (0, external_node_path_.join)(toRealFolder((0, external_node_path_.dirname)(path)), (0, external_node_path_.basename)(path));
          if (isInGitBelow(readable, path) || target !== void 0 && isInGitBelow(readable, target))
            return { path, error: (0, file_error.zS)("FILE_OUTSIDE_WORKSPACE", inGit) };
          if (target === void 0)
            return { path, error: (0, file_error.GB)() };
          if (!isBelow(readable, target))
            return { path, error: (0, file_error.zS)("FILE_OUTSIDE_WORKSPACE") };
          const found = isLink ? (0, external_node_fs_.lstatSync)(target) : stats;
          if (found.isDirectory())
            return void 0;
          if (found.isFile())
            return { path: target, size: found.size };
          return { path: target, error: (0, file_error.zS)("FILE_NOT_REGULAR") };
        } catch (thrown) {
          if (["ENAMETOOLONG", "EINVAL"].includes((0, file_error.xU)(thrown) ?? ""))
            return void 0;
          return { path, error: (0, file_error.GI)(thrown) };
        }
      }
      function isInGitBelow(folders, path) {
        return folders.some((folder) => (0, paths.aR)((0, paths.kV)(folder, path)));
      }
      const inGit = {
        detail: "a .git folder is no part of it",
        hint: "Take the line out of the list: what lies in a .git folder is never read."
      };
      function findTarget(path) {
        try {
          return (0, paths.hv)(path);
        } catch (thrown) {
          if ((0, file_error.q1)(thrown))
            return void 0;
          throw thrown;
        }
      }
      function isBelow(folders, path) {
        return folders.some((folder) => {
          const names = (0, paths.kV)(folder, path) ?? [];
          return names.length > 0 && names.every(paths.d);
        });
      }
      var files = __webpack_require__(6077);
      ;
      async function findSubjects(inputs, host, outputDir, assets) {
        const found = [...assets, ...inputs.fromRelease ? [] : await findLocalFiles(inputs, host, outputDir)];
        const named = withReleaseNames(await addChecksumList(found, inputs, host), inputs);
        const none = { files: [], failed: [] };
        const ofProofs = inputs.proofs.length === 0 ? none : await findWorkspaceFiles(inputs.proofs, inputs, host, outputDir);
        const proofs = [...ofProofs.files.map(readProof), ...ofProofs.failed.map(toFailed)];
        return {
          /** What is to be hashed or asked about; hashing replaces each candidate by its subject. */
          candidates: [...named.candidates],
          /** The given checksum list, if it is asked about itself: by a check or verification with `anchor: manifest`. */
          ...named.list && { list: named.list },
          proofs,
          /** The number of candidates and proofs together. */
          count: named.candidates.length + proofs.length
        };
      }
      async function findLocalFiles(inputs, host, outputDir) {
        const { files: files2, failed } = await findWorkspaceFiles(inputs.files, inputs, host, outputDir);
        const all = [
          ...files2.map((source) => ({ kind: "file", source })),
          ...failed.map(toFailed)
        ];
        return failed.length === 0 ? all : all.toSorted((one, two) => (0, checksums.MP)(nameOf(one).name, nameOf(two).name));
      }
      async function findWorkspaceFiles(patterns, inputs, { workspace, log }, outputDir) {
        const found = await (0, find_files.findFiles)(patterns, {
          workspace,
          notice: (text) => log.notice(text, { title: "left out" }),
          // With `if-no-files-found: ignore`, a pattern that matches nothing is logged as a plain line.
          onUnmatched: inputs.ifNoFilesFound === "ignore" ? log.info : (text) => log.warning(text, { title: "unmatched pattern" })
        });
        const folder = (0, paths.hv)(outputDir);
        const isOwnEvidence = ({ path }) => (0, external_node_path_.dirname)(path) === folder && (0, file_names.QN)((0, external_node_path_.basename)(path));
        const there = found.files.filter(isOwnEvidence).map(({ name }) => name);
        if (there.length === 0)
          return found;
        log.notice(`These files in the folder for evidence were left out, because they have the names of files that this action writes: ${(0, core_text.Sh)(there)}.`, { title: "left out" });
        return { ...found, files: found.files.filter((file) => !isOwnEvidence(file)) };
      }
      function readProof({ name, path }) {
        try {
          return { kind: "digest", subject: { ...(0, proof.k_)(name, (0, files.i4)(path, proof.kN + 1)), path: name } };
        } catch (thrown) {
          const message = `The proof file cannot be read: ${(0, core_errors.Xt)(thrown).message}`;
          const options2 = { cause: thrown, hint: proofPathHint };
          const error = thrown instanceof core_errors._Z ? thrown : new core_errors._Z("PROOF_INVALID", message, options2);
          return { kind: "failed", subject: { name, path: name }, error };
        }
      }
      function toFailed(failure) {
        return { kind: "failed", ...failure };
      }
      const proofPathHint = "Check the path and its permissions. It must name a regular file that this user may read.";
      const maxChecksumListBytes = 64 * 1024 * 1024;
      async function addChecksumList(candidates, inputs, { workspace, log }) {
        const { subjectChecksums, anchor, mode } = inputs;
        if (subjectChecksums === "")
          return { candidates };
        const path = (0, external_node_path_.resolve)(workspace, subjectChecksums);
        const bytes = await readList(path);
        const entries = (0, checksums.yk)((0, external_node_path_.basename)(path), bytes);
        const inside = (0, paths.kV)(workspace, path)?.join("/");
        const name = inside ?? (0, external_node_path_.basename)(path);
        const root = (0, paths.hv)(workspace);
        const realPath = (0, paths.hv)(path);
        const finder = createListedFiles(path, root, inside === void 0);
        const isAsked = anchor === "manifest" && mode !== "stamp";
        const isList = (candidate) => isAsked && candidate.kind === "file" && candidate.source.path === realPath;
        const others = candidates.filter((candidate) => !isList(candidate));
        const merged = mergeList(others, entries, root, { ...finder, hasAssetNames: hasAssetNames(inputs) });
        logUnread(name, entries, merged, log);
        if (!isAsked)
          return { candidates: merged };
        const unix = Buffer.from(bytes.toString("latin1").replaceAll("\r\n", "\n"), "latin1");
        const isFree = mode === "check" || !inputs.report;
        const lf = isFree && unix.length < bytes.length && { lf: (0, hash_file.yi)(unix) };
        const file = { path: toWorkspacePath(workspace, path), fingerprint: (0, hash_file.ax)((0, external_node_fs_.lstatSync)(path)) };
        return { candidates: merged, list: { name, ...file, digest: (0, hash_file.yi)(bytes), size: bytes.length, ...lf } };
      }
      function invalidList(path, why, cause) {
        return new core_errors._Z("CHECKSUMS_INVALID", `The checksum list ${(0, core_text.zz)((0, external_node_path_.basename)(path))} ${why}.`, {
          cause,
          hint: ({ input }) => `Set ${input("subject-checksums")} to the path of one checksum list. The path starts at the workspace.`
        });
      }
      async function readList(path) {
        try {
          const stats = await (0, external_node_fs_promises_.stat)(path);
          if (!stats.isFile())
            throw invalidList(path, "is not a regular file");
          if (stats.size > maxChecksumListBytes)
            throw invalidList(path, "is larger than 64 MiB");
          return await (0, external_node_fs_promises_.readFile)(path);
        } catch (cause) {
          if (cause instanceof core_errors._Z)
            throw cause;
          throw invalidList(path, `cannot be read (${(0, core_text.S5)((0, core_errors.bD)(cause))})`, cause);
        }
      }
      function mergeList(candidates, entries, root, { folder, find: find2, hasAssetNames: isByAssetName = false }) {
        const merged = [...candidates];
        const byPath = new Map(candidates.map((candidate, index) => [lookupKeyOf(candidate, root), index]));
        const byBaseName = /* @__PURE__ */ new Map();
        for (const [index, candidate] of candidates.entries()) {
          if (isByAssetName && candidate.kind === "file")
            byBaseName.set((0, file_names.rw)(candidate.source.name), index);
        }
        for (const entry of entries) {
          const near = byPath.get((0, external_node_path_.resolve)(folder, entry.name)) ?? assetIndex(entry, merged, byPath);
          const there = near === void 0 ? find2(entry.name) : void 0;
          const isElsewhere = there === void 0 || "isOutside" in there;
          const index = near ?? (isElsewhere ? assetIndex(entry, merged, byBaseName) : byPath.get(there.path));
          const known = index === void 0 ? void 0 : merged[index];
          if (index === void 0 || known === void 0)
            merged.push(toListedCandidate(entry, root, there));
          else if (isListedOtherwise(known, entry))
            merged.push(toListedCandidate(entry, root, there ?? find2(entry.name)));
          else if (known.kind === "file" || known.kind === "asset")
            merged[index] = { ...known, listed: entry.digest };
        }
        return merged;
      }
      function lookupKeyOf(candidate, root) {
        if (candidate.kind === "asset")
          return candidate.name;
        return candidate.kind === "file" ? candidate.source.path : (0, external_node_path_.resolve)(root, nameOf(candidate).name);
      }
      function assetIndex(entry, candidates, indexes) {
        const index = indexes.get(entry.name) ?? indexes.get((0, file_names.rw)(entry.name));
        const known = index === void 0 ? void 0 : candidates[index];
        return known?.kind === "file" && !mayBeSameFile(known.source.name, entry.name) ? void 0 : index;
      }
      function mayBeSameFile(...paths2) {
        const [one = "", other = ""] = paths2.map((path) => external_node_path_.posix.dirname(external_node_path_.posix.normalize(`/${path.replaceAll("\\", "/")}`)));
        return one.endsWith(other === "/" ? "" : other) || other.endsWith(one === "/" ? "" : one);
      }
      function isListedOtherwise(candidate, { digest: digest2 }) {
        return "listed" in candidate && candidate.listed !== digest2;
      }
      function toListedCandidate({ name: written, digest: digest2 }, root, there) {
        if (there === void 0)
          return { kind: "digest", subject: { name: written, digest: digest2 } };
        const { path, name = written } = there;
        if ("size" in there)
          return { kind: "file", source: { name, path, size: there.size }, listed: digest2 };
        return { kind: "failed", subject: { name, path: toWorkspacePath(root, path) }, error: there.error };
      }
      function logUnread(list, entries, candidates, log) {
        const unread = candidates.filter(({ kind }) => kind === "digest").map((candidate) => nameOf(candidate).name);
        if (unread.length === 0)
          return;
        const count = `${unread.length} of the ${entries.length} files in ${(0, core_text.zz)(list)}`;
        log.notice(`${count} ${unread.length === 1 ? "was" : "were"} not found, so the digests were taken from the list: ${(0, core_text.Sh)(unread)}.`, { title: "file not read" });
      }
      ;
      async function prepareJob(inputs, host, folder, openRelease) {
        const [found] = await Promise.allSettled([find(inputs, host, folder, openRelease)]);
        if (found.status === "rejected" && found.reason instanceof core_errors._Z && found.reason.code === "EVIDENCE_INVALID")
          throw withNothingSent(found.reason);
        const kept = [(0, external_node_path_.resolve)(host.workspace, inputs.subjectChecksums), (0, external_node_path_.join)(folder, file_names.NW.monitor)];
        const [removed] = await Promise.allSettled([(0, output_dir.qT)(folder, kept)]);
        if (found.status === "rejected") {
          if (removed.status === "rejected")
            host.log.warning((0, core_errors.bD)(removed.reason), { title: "OUTPUT_UNWRITABLE" });
          throw withNothingSent(found.reason);
        }
        if (removed.status === "rejected")
          throw removed.reason;
        return found.value;
      }
      async function find(inputs, host, folder, openRelease) {
        const releaseAttach = (0, host_inputs.bk)(inputs) === void 0 ? inputs.releaseAttach : "none";
        const isWanted = inputs.fromRelease || releaseAttach !== "none";
        if (isWanted && openRelease === void 0)
          throw new core_errors._Z("INTERNAL", "This host has no releases, and let inputs through that need one.");
        const release = isWanted ? await openRelease?.({ ...inputs, releaseAttach }) : void 0;
        const subjects = await findSubjects(inputs, host, folder, release?.candidates ?? []);
        checkCount(subjects.count, inputs, host);
        const names = [...subjects.candidates, ...subjects.proofs].map((candidate) => nameOf(candidate).name);
        checkStatementRoom(names, inputs);
        release?.checkRoom(names);
        const history = openHistory((0, output_dir.bA)(folder), release);
        const [unreadable] = history.damaged;
        if (unreadable !== void 0 && inputs.mode === "stamp") {
          const message = `${unreadable.what} cannot be used. Nothing was sent.`;
          throw new core_errors._Z("EVIDENCE_INVALID", message, { hint: unreadable.advice, saysUnsent: true });
        }
        return { folder, release, subjects, history };
      }
      function withNothingSent(thrown) {
        if (!(thrown instanceof core_errors._Z) || thrown.saysUnsent || thrown.code === "INTERNAL")
          return thrown;
        return (0, core_errors.EB)(thrown, thrown.lines, (front) => `Nothing was sent. ${thrown.hintFor(front)}`);
      }
      const lengthWithAnchor = 600;
      const lengthWithoutAnchor = 250;
      function checkStatementRoom(names, { anchor }) {
        const each = anchor === "manifest" ? lengthWithoutAnchor : lengthWithAnchor;
        const length = names.reduce((sum, name) => sum + name.length + each, 0);
        if (length <= json.Zd && names.length <= statement.Gy)
          return;
        const message = `This run has ${names.length} files, and one statement cannot name so many. Nothing was sent.`;
        const hint = "Make the patterns narrower, or pack the files into one.";
        throw new core_errors._Z("TOO_MANY_FILES", message, { hint, saysUnsent: true });
      }
      function checkCount(count, inputs, { workspace, log }) {
        const { ifNoFilesFound, maxFiles, anchor, fromRelease } = inputs;
        if (count === 0) {
          const message2 = fromRelease ? "The release has no file to work on. Nothing was done." : `The patterns match no file in ${(0, core_text.zz)(workspace)}. Nothing was done.`;
          const hint2 = fromRelease ? "Upload the files to the release before this step runs. GitHub's archives of the source do not count." : inputs.files.map(find_files.W).find((mistake) => mistake !== void 0);
          const error = new core_errors._Z("NO_FILES_FOUND", message2, { hint: hint2, saysUnsent: true });
          if (ifNoFilesFound === "error")
            throw error;
          if (ifNoFilesFound === "warn")
            log.warning(`${message2} ${error.hintFor(log.front)}`, { title: error.code });
        }
        if (count <= maxFiles)
          return;
        const message = `This run has ${count} files, and at most ${maxFiles} are allowed. Nothing was sent.`;
        const hint = anchor === "manifest" ? ({ input }) => `Make the patterns narrower, or raise ${input("max-files")}.` : void 0;
        throw new core_errors._Z("TOO_MANY_FILES", message, { hint, saysUnsent: true });
      }
      var core_url = __webpack_require__(1806);
      ;
      function openJournal(folder, { runId, service }, warn) {
        const path = (0, external_node_path_.join)(folder, file_names.NW.journal);
        const warnOnFailure = (write) => {
          try {
            withUnwritableError(path, write);
          } catch (thrown) {
            warn((0, core_errors.Xt)(thrown).message);
          }
        };
        const file = withUnwritableError(path, () => openLineFile(path, warnOnFailure));
        const toLine = ({ name, digest: digest2 }, facts) => JSON.stringify({ at: (/* @__PURE__ */ new Date()).toISOString(), run_id: runId, name, digest: digest2, ...facts, service });
        return {
          lines: parseJournal(file.earlier, service),
          recordIntent: (subject) => withUnwritableError(path, () => file.write(toLine(subject, { event: "intent" }))),
          recordResult: (subject, judgement) => warnOnFailure(() => file.writeSoon(toLine(subject, toResultFacts(judgement)))),
          close: file.close
        };
      }
      function toResultFacts(judgement) {
        const { verdict, error } = judgement;
        const open = (0, core_row.pC)(judgement) || void 0;
        return { event: "result", verdict, code: error?.code, open, request_id: (0, core_row.Gb)(judgement) };
      }
      function openLineFile(path, warnOnFailure) {
        const file = (0, files.lf)(path, external_node_fs_.constants.O_RDWR | external_node_fs_.constants.O_APPEND | external_node_fs_.constants.O_CREAT);
        const earlier = (0, files.zP)(file, Math.max(0, (0, external_node_fs_.fstatSync)(file).size - maxEarlierBytes), maxEarlierBytes);
        let isOpen = true;
        let isCut = earlier.length > 0 && earlier.at(-1) !== lineEnd;
        let unwritten = "";
        let scheduledFlush;
        const add = (line) => {
          if (!isOpen)
            throw new Error("the run has ended");
          unwritten += `${line}
`;
        };
        const flush = () => {
          if (unwritten === "")
            return;
          const text = isCut ? `
${unwritten}` : unwritten;
          unwritten = "";
          isCut = (0, external_node_fs_.writeSync)(file, text) < Buffer.byteLength(text);
          if (isCut)
            throw new Error("the disk took only a part of a line");
        };
        const flushNow = () => {
          scheduledFlush = void 0;
          warnOnFailure(flush);
        };
        return {
          earlier: new TextDecoder().decode(earlier),
          write: (line) => {
            add(line);
            flush();
          },
          writeSoon: (line) => {
            add(line);
            scheduledFlush ??= setImmediate(flushNow);
          },
          close: () => {
            clearImmediate(scheduledFlush);
            flushNow();
            isOpen = false;
            (0, external_node_fs_.closeSync)(file);
          }
        };
      }
      const maxEarlierBytes = 64 * 1024 * 1024;
      const lineEnd = "\n".charCodeAt(0);
      function withUnwritableError(path, write) {
        try {
          return write();
        } catch (cause) {
          throw (0, files.uA)(path, cause);
        }
      }
      ;
      function openJournalAndReports(inputs, { log, signals, origin }, folder, web) {
        const { mode, apiUrl, report, releaseAttach } = inputs;
        (0, files.vo)(folder, log.warning);
        const journal = openJournalOf(inputs, folder, { log, origin });
        const store = createReportStore(web, folder, apiUrl, signals.cancellation.stop);
        const { begin, errors } = (0, queue.z_)();
        const isAttached = releaseAttach === "assets" || releaseAttach === "both";
        const warn = (error) => log.warning(`${(0, core_text.em)(error.message)} ${error.hintFor(log.front)}`, { title: error.code });
        const isWanted = mode === "verify" && report && (0, host_inputs.Ad)(inputs) !== "";
        let isWarned = false;
        const warnOfMissing = (judgement, { name }) => {
          const { report: link, reportLost } = judgement.answer ?? {};
          if (isWarned || judgement.verdict !== "verified" || link !== void 0 || reportLost !== void 0)
            return;
          isWarned = true;
          const message = `The service verified ${(0, core_text.zz)(name)}, but sent no report (PDF). This is said only once.`;
          log.warning(message, { title: "REPORT_UNAVAILABLE" });
        };
        return {
          /** Asks about a target, and downloads at once the report that the answer links to: links expire soon. */
          askAndSaveReport: async (target, ask) => {
            const onLost = isAttached ? begin() : warn;
            const judgement = await ask();
            if (isWanted)
              warnOfMissing(judgement, target);
            (await store.keep(judgement, target)).forEach(onLost);
            return judgement;
          },
          /** The journal of stamps; absent where the run sends no request, or does not stamp and finds no journal. */
          journal,
          reports: store.saved,
          /** The errors of reports that were to be attached and could not be kept; they fail the run. */
          errors,
          [Symbol.dispose]: () => journal?.close()
        };
      }
      function openJournalOf(inputs, folder, { log, origin }) {
        if ((0, host_inputs.bk)(inputs) !== void 0)
          return void 0;
        if (inputs.mode !== "stamp" && !(0, external_node_fs_.existsSync)((0, external_node_path_.join)(folder, file_names.NW.journal)))
          return void 0;
        return openJournal(folder, { runId: origin.runId, service: inputs.apiUrl?.href ?? "" }, log.warning);
      }
      const lostReportHint = "The report is the service's PDF about a verification, and may have been paid for. The verdict on your files stands without it. Verify again only if you want the report: that is a new payment.";
      const maxReportBytes = 20 * 1024 * 1024;
      const reportTimeoutMs = 12e4;
      function createReportStore(web, folder, apiUrl, stop) {
        const saved = /* @__PURE__ */ new Map();
        const entries = (0, external_node_fs_.existsSync)(folder) ? (0, external_node_fs_.readdirSync)(folder, { withFileTypes: true }) : [];
        const reports = entries.filter((one) => one.isFile() && one.name.endsWith(".pdf")).map(({ name }) => name);
        const earlier = new Map(reports.map((name) => [(0, file_names.ve)(name), name]));
        const isAllowed = (url) => (0, core_url.DB)(url.href) !== void 0 && (url.protocol === "https:" || (0, core_url.U9)(url) && apiUrl !== void 0 && (0, core_url.U9)(apiUrl));
        const nameFor = (0, file_names.W3)();
        return {
          /** Reports on disk, by the address from which each was downloaded. */
          saved,
          /** Downloads the report that `judgement` links to, if it links to one; returns the errors. */
          keep: async (judgement, subject) => {
            const { report, reportLost } = judgement.answer ?? {};
            const why = `the answer to its request was lost: ${reportLost}`;
            const advice = { hint: lostReportHint };
            const lost = reportLost === void 0 ? [] : [notKept(subject.name, why, "REPORT_UNAVAILABLE", advice)];
            const address = report?.url;
            if (address === void 0 && earlier.size === 0)
              return lost;
            const name = nameFor(subject);
            const path = (0, external_node_path_.join)(folder, name);
            try {
              const replaced = earlier.get((0, file_names.ve)(name));
              if (replaced !== void 0) {
                earlier.delete((0, file_names.ve)(name));
                const old = (0, external_node_path_.join)(folder, replaced);
                const kept = (0, external_node_path_.join)(folder, (0, file_names.cq)(subject.name, (0, hash_file.yi)(await (0, external_node_fs_promises_.readFile)(old)), true));
                await (0, files.Jm)(() => (0, external_node_fs_promises_.rename)(old, kept));
              }
              if (address === void 0 || saved.has(address))
                return lost;
              const signal = AbortSignal.any([stop, AbortSignal.timeout(reportTimeoutMs)]);
              await (0, files.vK)(path, readReport(web, { address, subject: subject.name }, isAllowed, signal));
              saved.set(address, { name, path });
              return lost;
            } catch (thrown) {
              return [...lost, (0, core_errors.Xt)(thrown)];
            }
          }
        };
      }
      async function* readReport(web, { address, subject }, isAllowed, signal) {
        try {
          if (!URL.canParse(address))
            throw new RangeError("its address does not begin with https://");
          const rules = { isAllowed, headersFor: () => ({ accept: "application/pdf" }) };
          const { status, body } = await (0, downloads.c$)(web, new URL(address), signal, rules);
          try {
            if (status !== 200)
              throw new Error(`its server answered ${status}`);
            yield* checkedPdf(body);
          } finally {
            body.destroy();
          }
        } catch (thrown) {
          const code = thrown instanceof RangeError ? "REPORT_INVALID" : "REPORT_UNAVAILABLE";
          throw notKept(subject, (0, core_errors.bD)(thrown), code, { cause: thrown });
        }
      }
      function notKept(subject, why, code, options2) {
        return new core_errors._Z(code, (0, core_text.em)(`The report of ${(0, core_text.zz)(subject)} could not be saved: ${why}`), options2);
      }
      async function* checkedPdf(body) {
        let head = Buffer.alloc(0);
        const tooLarge = () => new RangeError("it is larger than 20 MiB");
        for await (const chunk of (0, json.OC)(body, maxReportBytes, tooLarge)) {
          if (head.length < 5)
            head = Buffer.concat([head, chunk.subarray(0, 5)]).subarray(0, 5);
          if (!"%PDF-".startsWith(head.toString("latin1")))
            throw new RangeError("it is not a PDF");
          yield chunk;
        }
        if (head.length < 5)
          throw new RangeError("it is not a PDF");
      }
      var run_source = __webpack_require__(6252);
      ;
      function createAsk(run, source, inputs, { log, signals }, { journal, askAndSaveReport }, earlierStamps) {
        const { mode, wait, blockTime } = inputs;
        const request = source[mode];
        if (request === void 0)
          throw new core_errors._Z("INTERNAL", `Nobody who can ${mode} was named.`);
        if (mode !== "stamp" || source.locate === void 0)
          return (target) => askAndSaveReport(target, () => request(target));
        logShortWait(inputs, log);
        const unconsidered = new Map(earlierStamps);
        const guard = createStampGuard(source, earlierStamps);
        const tools = {
          send: (digest2) => {
            run.hasSent = true;
            return request({ name: digest2, digest: digest2 });
          },
          check: (digest2) => source.check({ name: digest2, digest: digest2 }),
          journal,
          blockTimeMs: blockTime,
          isWaitedFor: wait > 0,
          clock: host_host.ml,
          stop: signals.cancellation.stop,
          warn: log.warning
        };
        return (subject) => {
          const known = unconsidered.get(subject.digest);
          unconsidered.delete(subject.digest);
          const isRepeated = known !== void 0 && inputs.again === true;
          if (isRepeated)
            warnOfRepeatedStamp(subject.name, known, log);
          const stamp = () => stampOne(subject, { ...tools, earlierStamp: isRepeated ? void 0 : known });
          return askAndSaveReport(subject, known === void 0 ? () => guard(stamp) : stamp);
        };
      }
      async function stampOne(subject, tools) {
        const { earlierStamp, journal, send } = tools;
        const known = earlierStamp && await resumeStamp(subject, earlierStamp, tools);
        if (known !== void 0)
          return known;
        journal?.recordIntent(subject);
        const judgement = await checkBriefly(subject.digest, await send(subject.digest), tools);
        journal?.recordResult(subject, judgement);
        return judgement;
      }
      async function resumeStamp({ name, digest: digest2 }, earlierStamp, { check, blockTimeMs, clock, warn }) {
        const seen = await check(digest2);
        if (seen.verdict === "found")
          return { verdict: "already-anchored", answer: seen.answer };
        const verdict = earlierStamp.verdict === "anchored" ? "accepted" : earlierStamp.verdict;
        if (earlierStamp.verdict === "anchored" && seen.verdict !== "not-found")
          return seen;
        if (seen.verdict !== "not-found" || earlierStamp.ageMs < blockTimeMs)
          return (0, open_stamp.UA)(toOpenJudgement({ ...earlierStamp, verdict }, clock.now()), seen);
        warn(`${(0, core_text.zz)(name)}: an earlier run sent a stamp ${renderAge(earlierStamp)}, but the chain does not hold it. So the stamp is sent once more.`);
        return void 0;
      }
      function toOpenJudgement({ verdict, ageMs, requestId }, now) {
        if (verdict === "accepted") {
          return { verdict: "accepted", answer: { requestId: requestId ?? "", records: [], segments: [] } };
        }
        const ownMessage = `An earlier run sent this stamp ${renderAge({ ageMs })} and did not hear that it was made.`;
        return (0, open_stamp.BZ)({ kind: verdict, since: now - ageMs, mayResend: true, ownMessage }, requestId === void 0 ? {} : { requestId });
      }
      async function checkBriefly(digest2, sent, tools) {
        const { check, clock, stop, isWaitedFor, blockTimeMs } = tools;
        const open = sent.unresolved;
        if (open === void 0)
          return sent;
        if (open.longPause !== void 0)
          return (0, open_stamp.UA)(sent, (0, core_row.w2)(open.longPause));
        const { since, pauseMs = 0, mayResend } = open;
        const lastCheckAt = since + Math.max(pauseMs, ...timetables.unresolved.firstMs);
        const resendAt = isWaitedFor && mayResend ? since + blockTimeMs : Number.POSITIVE_INFINITY;
        const nextCheckTime2 = () => Math.max(since + pauseMs, nextTime(timetables.unresolved, since, clock.now()));
        let lastCheck;
        const stamp = { dueAt: nextCheckTime2() };
        const askAbout = async () => {
          const seen = await check(digest2);
          const isUnanswered = (0, open_stamp.OF)(seen) || seen.verdict === "unreachable";
          if (lastCheck === void 0 || lastCheck.error !== void 0 || !isUnanswered)
            lastCheck = seen;
          const isDueAgain2 = seen.verdict === "not-found" && clock.now() >= resendAt;
          const mayChange = !(0, open_stamp.OF)(seen) && (seen.verdict === "unreachable" || seen.verdict === "not-found" || seen.verdict === "unknown");
          const next = isDueAgain2 || !mayChange ? Number.POSITIVE_INFINITY : nextCheckTime2();
          stamp.dueAt = next <= lastCheckAt ? next : void 0;
          return false;
        };
        await poll([stamp], { askAbout, deadline: Number.POSITIVE_INFINITY, clock, stop });
        return (0, open_stamp.UA)(sent, lastCheck ?? await check(digest2));
      }
      function warnOfRepeatedStamp(name, known, log) {
        log.warning(`${(0, core_text.zz)(name)}: an earlier run sent a stamp ${renderAge(known)} (${known.verdict}). Because of --again, another one is sent. Where the chain holds the file already, the service makes no new stamp.`, { title: "stamped again" });
      }
      function createStampGuard({ check }, earlierStamps) {
        const digest2 = [...earlierStamps].find(([, { isMismatched }]) => isMismatched)?.[0];
        let asked;
        return async (stamp) => {
          const seen = digest2 && await (asked ??= check({ name: digest2, digest: digest2 }));
          if (seen === void 0 || seen.verdict === "found" || seen.verdict === "not-found")
            return stamp();
          return seen.error === void 0 ? seen : (0, queue.v8)(seen.error);
        };
      }
      function logShortWait({ wait, blockTime }, log) {
        if (wait === 0 || wait >= blockTime)
          return;
        log.notice(`The run waits ${wait / 1e3} s for the chain, and a block may take ${blockTime / 1e3} s (${(0, host_host.fX)(log).input("block-time")}). So some stamps may be no more than accepted when it ends.`, { title: "short wait" });
      }
      ;
      var __addDisposableResource = function(env, value, async) {
        if (value !== null && value !== void 0) {
          if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
          var dispose, inner;
          if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
          }
          if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
          }
          if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
          if (inner) dispose = function() {
            try {
              inner.call(this);
            } catch (e) {
              return Promise.reject(e);
            }
          };
          env.stack.push({ value, dispose, async });
        } else if (async) {
          env.stack.push({ async: true });
        }
        return value;
      };
      var __disposeResources = /* @__PURE__ */ (function(SuppressedError2) {
        return function(env) {
          function fail(e) {
            env.error = env.hasError ? new SuppressedError2(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
          }
          var r, s = 0;
          function next() {
            while (r = env.stack.pop()) {
              try {
                if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                if (r.dispose) {
                  var result = r.dispose.call(r.value);
                  if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) {
                    fail(e);
                    return next();
                  });
                } else s |= 1;
              } catch (e) {
                fail(e);
              }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
          }
          return next();
        };
      })(typeof SuppressedError === "function" ? SuppressedError : function(error, suppressed, message) {
        var e = new Error(message);
        return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
      });
      async function runJob(inputs, host, { openRelease, present }) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
          const run = (0, begin_and_end.Iy)(inputs, host.origin);
          const web = __addDisposableResource(env_1, (0, downloads.kQ)(), true);
          const folder = await (0, output_dir.jk)(inputs.outputDir, host);
          const prepared = await prepareJob(inputs, host, folder, openRelease && ((releaseInputs) => openRelease(web, releaseInputs)));
          const { release, subjects, history } = prepared;
          const records = __addDisposableResource(env_1, openJournalAndReports(inputs, host, folder, web), false);
          const { earlierStamps, findCoveringList, addRecordedFacts } = toEarlierFacts(inputs, history, records.journal?.lines ?? [], release);
          const witnesses = await (0, run_source.Qh)(inputs, host, history.record, web);
          const source = __addDisposableResource(env_1, await (0, run_source.oD)(inputs, host, { record: history.record, witnesses }), true);
          const ask = createAsk(run, source, inputs, host, records, earlierStamps);
          const findLateAssets = createLateAssetFinder(release, inputs, host);
          await askSubjects(run, subjects, findLateAssets, { ...source, ask, findCoveringList, addRecordedFacts }, inputs, host);
          run.reports = records.reports;
          await leaveEvidence(run, prepared, witnesses, inputs, host);
          run.problems.push(...records.errors);
          run.problems.push(...await present(run));
          await (0, begin_and_end.Wv)(run, host);
          return run;
        } catch (e_1) {
          env_1.error = e_1;
          env_1.hasError = true;
        } finally {
          const result_1 = __disposeResources(env_1);
          if (result_1)
            await result_1;
        }
      }
      var parse_witness_lines = __webpack_require__(2840);
      var ending = __webpack_require__(383);
      var command_host = __webpack_require__(4555);
      var repository = __webpack_require__(4260);
      var options = __webpack_require__(5308);
      var shell_front = __webpack_require__(8097);
      var cli_terminal = __webpack_require__(1556);
      ;
      const outputFolder = "anchor-artifacts";
      async function runJobCommand(options2, terminal) {
        const { stdout, stderr, env } = terminal;
        const { inputs, run } = await prepareRun(options2, env);
        const isJson = options2.values.get("json")?.at(-1) === "true";
        const signals = (0, host_signals.R)(terminal.signals, {
          onSignal: (name) => (0, cli_terminal.w)(stderr, `${name}: The run is being cancelled, and the results so far are being written.`),
          onDefect: (thrown) => (0, cli_terminal.w)(stderr, String(thrown))
        });
        const renderNext = ({ rows }) => (0, ending.tP)(rows, inputs, options2, env);
        const host = (0, command_host.kB)({ signals, isJson, terminal, renderNext });
        try {
          const ended = await run(host);
          host.printExplanationLinks();
          if (isJson)
            await printResults(ended.files.results, stdout);
          return signals.exitCode() ?? (0, ending.FO)(ended);
        } finally {
          host.close();
          signals.close();
        }
      }
      async function prepareRun(options2, env) {
        const ofService = options2.values.has("node") || options2.values.has("node-url") ? {} : env;
        const { command, values } = options2;
        const isAddressed = values.has("api-url") || values.has("api-key-file") || (ofService["ANCHOR_API_URL"] ?? "") !== "";
        const isServiceMeant = isAddressed || command === "stamp" && !values.has("witness");
        const apiKey = isServiceMeant ? await readApiKey(options2, ofService) : "";
        const isFromRelease = options2.values.get("from-release")?.[0] === "true";
        const token = options2.command === "monitor" || isFromRelease ? (0, repository.AI)(options2, env) : "";
        const withRelease = isFromRelease ? (0, repository.vn)(options2, env) : void 0;
        const read = (name) => readInput(name, options2, ofService, { apiKey, token }).trim();
        const patterns = await Promise.all(["files", "proofs"].map(async (name) => read(name) === "" ? [] : (0, files_patterns.D)(shell_front.O.input(name), read(name))));
        ensureUsable(options2, read);
        const witnesses = (0, parse_witness_lines.u)((0, input_reader.Dx)(read("witness")), shell_front.O);
        const inputs = (0, host_inputs.TL)(read, [...patterns.flat(), ...witnesses], shell_front.O);
        if (inputs.mode === "monitor")
          return { inputs, run: await (0, repository.JU)(inputs, options2, env) };
        if (inputs.ifNoFilesFound === "error" && !isFromRelease)
          ensureNamed(options2.positionals);
        const isAgain = options2.values.get("again")?.at(-1) === "true";
        if (isAgain)
          ensureOnlyFiles(options2);
        const run = (host) => {
          const whole = withRelease?.(inputs, host) ?? host;
          return runJob(isAgain ? { ...inputs, again: true } : inputs, whole, whole);
        };
        return { inputs, run };
      }
      function ensureUsable({ command, values, positionals }, read) {
        const sources = ["files", "subject-checksums", "proofs"];
        const isFromRelease = read("from-release") === "true";
        if (command !== "monitor" && sources.every((name) => read(name) === "") && !isFromRelease)
          throw (0, options.Wp)(`${command} needs a file`);
        if (values.has("release-tag") && !isFromRelease)
          throw (0, options.Wp)("--release-tag needs --from-release");
        if (isFromRelease && read("release-tag") === "")
          throw (0, options.Wp)("--from-release needs --release-tag TAG, or --release-tag latest");
        const [first = ""] = positionals;
        const mayBeRepository = command === "verify" && /^[\w.-]+\/[\w.-]+$/.test(first) && !(0, external_node_fs_.existsSync)(first);
        if (mayBeRepository && read("api-url") === "" && read("node-url") === "")
          throw (0, repository.VQ)(first);
      }
      function readInput(name, options2, env, { apiKey, token }) {
        const given = options2.values.get(name) ?? [];
        const elsewhere = {
          mode: options2.command,
          "api-key": apiKey,
          "api-url": given[0] ?? env["ANCHOR_API_URL"] ?? "",
          "github-token": token,
          "output-dir": given[0] ?? outputFolder,
          files: [...given, ...options2.positionals.map(toLiteralPattern)].join("\n"),
          "node-url": [...given, ...options2.values.get("node") ?? []].join("\n")
        };
        return elsewhere[name] ?? given.join("\n");
      }
      const patternSigns = external_node_path_.sep === "/" ? /[*?[\\]|^\s+|\s+$/g : /[*?[]|^\s+|\s+$/g;
      function toLiteralPattern(word) {
        if (!/[*?[\]!#~\\\r\n]|\.\.|^\s|\s$/.test(word) || !(0, external_node_fs_.existsSync)(word))
          return word;
        if (/[\r\n]/.test(word))
          throw (0, options.Wp)(`${(0, core_text.S5)(word)} contains a line break. Write ? in its place, as in a pattern`);
        const path = word.split(/[\\/]/).includes("..") ? (0, external_node_path_.resolve)(word) : word;
        const escaped = path.replaceAll(patternSigns, (signs) => signs === "\\" ? "\\\\" : signs.replaceAll(/./g, "[$&]"));
        return /^[!#~]/.test(escaped) ? `./${escaped}` : escaped;
      }
      function ensureNamed(positionals) {
        const absent = positionals.filter((word) => !/[*?[\r\n]|^\s*[!#~]|^\s*$/.test(word) && isMissingFile(word));
        if (absent.length === 0)
          return;
        const hint = "Correct the names. A name without a folder is looked for in the current folder. Nothing was sent.";
        throw new core_errors._Z("NO_FILES_FOUND", `These files do not exist: ${(0, core_text.Sh)(absent)}.`, { hint });
      }
      function ensureOnlyFiles({ positionals, values }) {
        const other = ["files", "subject-checksums", "from-release"].find((name) => values.has(name));
        if (other !== void 0)
          throw (0, options.Wp)(`--again takes only files by their names. Leave --${other} out`);
        const notAFile = positionals.find((word) => !(0, external_node_fs_.existsSync)(word) || !(0, external_node_fs_.lstatSync)(word).isFile());
        if (notAFile !== void 0)
          throw (0, options.Wp)(`--again takes only files by their names, and ${(0, core_text.S5)(notAFile)} is not the name of a file`);
      }
      function isMissingFile(path) {
        try {
          return (0, external_node_fs_.lstatSync)(path, { throwIfNoEntry: false }) === void 0;
        } catch (thrown) {
          return ["ENOTDIR", "ENAMETOOLONG"].includes((0, file_error.xU)(thrown) ?? "");
        }
      }
      async function printResults(path, stdout) {
        if (path === void 0)
          return;
        try {
          await (0, promises_.pipeline)((0, external_node_fs_.createReadStream)(path), stdout, { end: false });
        } catch (error) {
          if (error instanceof Error && "code" in error && error.code === "EPIPE")
            return;
          throw (0, options.Le)(error, `Make room where standard output goes, or read ${(0, core_text.S5)(path)}.`);
        }
      }
      async function readApiKey({ values }, env) {
        const [path] = values.get("api-key-file") ?? [];
        if (path === void 0)
          return (env["ANCHOR_API_KEY"] ?? "").trim();
        const what = `The file ${(0, core_text.S5)(path)} of --api-key-file`;
        const text = (await (0, options.Mk)(path, what)).trim();
        if (text === "")
          throw (0, options.Wp)(`${what} is empty`);
        return text;
      }
    })
  ),
  /***/
  2348: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        R: () => (
          /* binding */
          watchSignals
        ),
        /* harmony export */
        j: () => (
          /* binding */
          untilOverdue
        )
        /* harmony export */
      });
      const graceMs = 4e3;
      const endingSignals = [
        ["SIGINT", 130, graceMs],
        ["SIGBREAK", 130, graceMs],
        ["SIGTERM", 143, 0],
        ["SIGHUP", 129, 0]
      ];
      const overdueMs = 1e3;
      function watchSignals(source, { onSignal, onDefect }) {
        const stop = new AbortController();
        const abort = new AbortController();
        const overdue = Promise.withResolvers();
        const timers = [];
        let exitCode;
        const end = (code, delayMs) => {
          exitCode ??= code;
          stop.abort();
          if (delayMs === 0)
            abort.abort();
          else
            timers.push(setTimeout(() => abort.abort(), delayMs));
          timers.push(setTimeout(overdue.resolve, delayMs + overdueMs));
        };
        const createHandler = (name, code, delayMs) => () => {
          onSignal(name);
          end(code, delayMs);
        };
        const fail = (thrown) => {
          end(1, 0);
          onDefect(thrown);
        };
        const listeners = {
          ...Object.fromEntries(endingSignals.map(([name, code, delayMs]) => [name, createHandler(name, code, delayMs)])),
          uncaughtException: fail,
          unhandledRejection: fail
        };
        for (const [event, listener] of Object.entries(listeners))
          source.on(event, listener);
        return {
          cancellation: { stop: stop.signal, abort: abort.signal },
          /** Resolves when the run must write the results that it has, even if requests are still open. */
          overdue: overdue.promise,
          /** The first signal's exit code, or 1 if a defect came first; `undefined` when there was neither. */
          exitCode: () => exitCode,
          /** Ends the run as SIGTERM does, but with exit code 1: for a defect that is not about one subject. */
          fail,
          /** Stops listening, so that the process can end. */
          close: () => {
            for (const timer of timers)
              clearTimeout(timer);
            for (const [event, listener] of Object.entries(listeners))
              source.off(event, listener);
          }
        };
      }
      async function untilOverdue(work, { fail, overdue }) {
        return await Promise.race([work.catch(fail), overdue]);
      }
    })
  ),
  /***/
  2437: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        h: () => (
          /* binding */
          openEvidencePage
        ),
        A: () => (
          /* binding */
          writeFiles
        )
      });
      var external_node_path_ = __webpack_require__(6760);
      var external_node_fs_ = __webpack_require__(3024);
      var promises_ = __webpack_require__(1455);
      var core_checksums = __webpack_require__(291);
      var file_names = __webpack_require__(3364);
      var evidence_record = __webpack_require__(3716);
      var statement_file = __webpack_require__(9131);
      var hash_files = __webpack_require__(4964);
      var queue = __webpack_require__(9821);
      var host_files = __webpack_require__(6077);
      var lines = __webpack_require__(5759);
      var results_file = __webpack_require__(9129);
      var core_digest = __webpack_require__(2427);
      var core_row = __webpack_require__(1663);
      var verdicts = __webpack_require__(2107);
      var members = __webpack_require__(2508);
      var version = __webpack_require__(4983);
      var evidence_proof = __webpack_require__(2987);
      var evidence_run = __webpack_require__(552);
      var to_statement = __webpack_require__(5679);
      var hash_file = __webpack_require__(1953);
      ;
      const statePort = 99;
      const maxListBytes = 16 * 1024 * 1024;
      function composeStatement(run, { heads, record }, givenList, release) {
        const { checksums, rows, chain, finishedAt, witnessed } = run;
        const { witnesses = [], signedLines: longer = checksums } = witnessed ?? {};
        const named = witnesses.length > 0 ? longer : checksums;
        const subjects = named.length > 0 ? named : toProofSubjects(rows);
        return (0, to_statement.HJ)({
          ...heads.length > 0 && { after: heads },
          tool: { name: "anchor-artifacts", version: version.rE },
          mode: (0, evidence_run.zI)(run),
          // By GitHub's clock where the run spoke to GitHub: the clocks of runners differ.
          finishedOn: (release?.githubTime() ?? finishedAt).toISOString(),
          ...toRunAndService(run, record.statements.at(-1)?.statement.predicate.service?.url),
          ...(0, members.r$)({ release: release?.identity, chain, givenList }),
          subjects: subjects.map(({ name, digest: sha3_256, sha256 }) => ({
            name,
            digest: { sha3_256, ...(0, members.r$)({ sha256 }) }
          })),
          anchors: toAnchors(rows, findCoveringRow(rows)),
          ...witnesses.length > 0 && { witnesses },
          hashText: hash_files.qj
        });
      }
      function toProofSubjects(rows) {
        return rows.flatMap(({ subject }) => {
          const { digest } = subject;
          return "root" in subject && digest !== void 0 ? [{ name: digest, digest }] : [];
        });
      }
      function toRunAndService({ origin, apiUrl, nodeNames, isDemonstration }, knownService = "") {
        const { repository, ref, commit, runUrl: url, runAttempt: attempt } = origin;
        const service = apiUrl === "" && isDemonstration ? nodeNames[0] ?? knownService : apiUrl;
        const run = { repository, ref, commit, url, attempt };
        const known = Object.entries(run).filter(([, value]) => value !== "");
        return {
          ...known.length > 0 && { run: Object.fromEntries(known) },
          ...service !== "" && { service: { url: service, demonstration: isDemonstration } }
        };
      }
      function findCoveringRow(rows) {
        const covering = rows.find(({ coveredBy }) => coveredBy !== void 0)?.coveredBy;
        return covering && rows.find((row) => row.coveredBy === void 0 && row.subject.digest === covering);
      }
      function toAnchors(rows, list) {
        const done = /* @__PURE__ */ new Set();
        const places = /* @__PURE__ */ new Map();
        const anchors = [];
        const rankOf = (row) => row.coveredBy === void 0 ? 0 : (0, verdicts.rf)(row) ? 1 : 2;
        for (const row of rows.toSorted((one, other) => rankOf(one) - rankOf(other))) {
          const { coveredBy, subject } = row;
          const digest = coveredBy ?? subject.digest;
          if (digest === void 0 || done.has(digest))
            continue;
          done.add(digest);
          const verdict = row.localVerdict ?? row.verdict;
          const isPerhapsSpent = verdict !== "unclear" && verdict !== "accepted" && (0, core_row.pC)(row);
          const covers = row === list || coveredBy !== void 0 ? "list" : "subject";
          const proof = "root" in subject ? (0, evidence_proof.Lr)((0, evidence_proof.Tz)(subject.bytes)) : void 0;
          const known = { mayBeSpent: isPerhapsSpent || void 0, chain: toAnchorPlace(row, places), proof };
          anchors.push({ covers, digest, verdict, ...(0, members.r$)(known) });
        }
        return anchors;
      }
      function toAnchorPlace({ subject, coveredBy, answer }, places) {
        const digest = coveredBy ?? subject.digest;
        const root = "root" in subject ? subject.root : void 0;
        const records = (answer?.records ?? []).flatMap(({ matchedHash, ...record }) => {
          const matched = [digest, root].find((hash) => hash !== void 0 && (0, core_digest.VB)(matchedHash, hash));
          if (matched === void 0)
            return [];
          return root !== void 0 && matched === digest ? [record] : [{ ...record, ...matchedHash && { matchedHash } }];
        });
        const address = answer?.address;
        if (records.length > 0)
          return { ...address !== void 0 && { address }, records: records.map(to_statement.Mf) };
        if (address === void 0)
          return void 0;
        const place = places.get(address) ?? { address, port: statePort, records: [] };
        places.set(address, place);
        return place;
      }
      async function readGivenList({ rows }, workspace) {
        const subject = findCoveringRow(rows)?.subject;
        if (subject === void 0 || subject.digest === void 0 || subject.path === void 0)
          return void 0;
        const path = (0, external_node_path_.resolve)(workspace, subject.path);
        const stats = (0, external_node_fs_.statSync)(path, { throwIfNoEntry: false });
        if (stats === void 0 || stats.size > maxListBytes)
          return void 0;
        const bytes = await (0, promises_.readFile)(path);
        return (0, hash_file.yi)(bytes) === subject.digest ? { name: subject.name, text: bytes.toString("utf8") } : void 0;
      }
      ;
      async function writeFiles(run, { folder, history, release }, workspace) {
        const { checksums, hasSent, witnessed, files } = run;
        const { attempt, errors } = (0, queue.z_)();
        const write = (name, content) => attempt(async () => {
          const path = (0, external_node_path_.join)(folder, name);
          await (0, host_files.vK)(path, content);
          return path;
        });
        const statement = await attempt(async () => {
          const composed = composeStatement(run, history, await readGivenList(run, workspace), release);
          return composed && (0, statement_file.Rp)(composed, (text) => (0, hash_files.wf)([text]));
        });
        const { record, ownRecord } = history;
        const isNew = statement !== void 0 && !run.dryRun && (hasSent || (0, evidence_record.hI)(ownRecord, statement));
        const isOnPage = statement !== void 0 && (hasSent || (0, evidence_record.hI)(record, statement));
        const onPage = isOnPage ? [...record.statements, statement] : record.statements;
        const hasSha256 = checksums.some(({ sha256 }) => sha256 !== void 0);
        const ofWitnesses = witnessed?.signedLines === void 0 ? witnessed?.files ?? [] : [];
        [files.results, files.checksums, files.statement, files.page] = await Promise.all([
          write(file_names.NW.results, (0, results_file.t)(run)),
          write(file_names.NW.checksums, (0, core_checksums.pd)(checksums)),
          isNew ? write((0, file_names.rC)(statement.id), statement.text) : void 0,
          statement && attempt(() => openEvidencePage(onPage)).then((page) => page && write(file_names.NW.page, page)),
          write(file_names.NW.badge, `${JSON.stringify((0, lines.dF)(run))}
`),
          hasSha256 ? write(file_names.NW.sha256, (0, core_checksums.iX)(checksums)) : void 0,
          ...ofWitnesses.map(({ name, bytes }) => write(name, bytes))
        ]);
        const same = isNew || statement === void 0 ? void 0 : findSameStatement(ownRecord, statement);
        files.statement ??= same && (0, external_node_path_.join)(folder, (0, file_names.rC)(same.id));
        run.statement = run.dryRun ? void 0 : statement;
        return errors;
      }
      function findSameStatement({ statements }, { statement }) {
        const keyOf = ({ name, digest }) => `${digest.sha3_256} ${name}`;
        return statements.findLast((file) => {
          const known = new Set(file.statement.subject.map(keyOf));
          return statement.subject.every((subject) => known.has(keyOf(subject)));
        });
      }
      const pageFolders = ["page", "../page", "../../dist/page"];
      async function openEvidencePage(statements) {
        const paths = pageFolders.map((folder) => (0, external_node_path_.join)(import.meta.dirname, folder, "verify.html"));
        const template = await (0, promises_.readFile)(paths.find((path) => (0, external_node_fs_.existsSync)(path)) ?? paths[0] ?? "", "utf8");
        return (0, statement_file.FH)(template, statements);
      }
    })
  ),
  /***/
  2840: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        I: () => (
          /* binding */
          parseWitnessLines
        ),
        /* harmony export */
        u: () => (
          /* binding */
          witnessProblems
        )
        /* harmony export */
      });
      var _words_front_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2826);
      var _core_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1806);
      const maxWitnesses = 4;
      const maxWitnessUrlLength = 2048;
      const linePattern = /^(rfc3161|opentimestamps)[ \t]+(\S+)$/;
      function parseWitnessLines(lines) {
        const witnesses = /* @__PURE__ */ new Map();
        const mistakes = lines.length > maxWitnesses ? [`there are ${lines.length} lines, and at most ${maxWitnesses} are asked`] : [];
        for (const [index, line] of lines.entries()) {
          const [, kind = "", url = ""] = linePattern.exec(line) ?? [];
          const mistake = isKind(kind) ? findMistake(kind, url) : "is neither rfc3161 URL nor opentimestamps URL";
          const key = mistake === void 0 ? `${kind} ${new URL(url).href}` : "";
          const problem = witnesses.has(key) ? "is there twice; name each witness once" : mistake;
          if (problem !== void 0)
            mistakes.push(`line ${index + 1} ${problem}`);
          else if (isKind(kind))
            witnesses.set(key, { kind, url });
        }
        return { witnesses: [...witnesses.values()], mistakes };
      }
      function witnessProblems(lines, { input } = _words_front_js__WEBPACK_IMPORTED_MODULE_0__.Qu) {
        return parseWitnessLines(lines).mistakes.map((mistake) => `${input("witness")}: ${mistake}`);
      }
      function isKind(word) {
        return word === "rfc3161" || word === "opentimestamps";
      }
      function findMistake(kind, text) {
        if (!/^[\x21-\x7e]+$/.test(text) || text.length > maxWitnessUrlLength || !URL.canParse(text))
          return "has no usable address";
        const url = new URL(text);
        if (url.username !== "" || url.password !== "") {
          return "has a user name or password in its address, which all readers of the evidence would see";
        }
        if (text.includes("#"))
          return "has a fragment in its address";
        if (kind === "opentimestamps" && text.includes("?"))
          return "has a query in the address of a calendar";
        const isPlain = url.protocol === "http:" && (kind === "rfc3161" || (0, _core_url_js__WEBPACK_IMPORTED_MODULE_1__.U9)(url));
        if (isPlain || url.protocol === "https:")
          return void 0;
        return kind === "rfc3161" ? "has an address whose scheme is neither https nor http" : "has an address that is neither https: nor on this machine";
      }
    })
  )
};
