export const id = 371;
export const ids = [371, 780];
export const modules = {
  /***/
  3752: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        y6: () => (
          /* binding */
          maxOutputLength
        ),
        Ni: () => (
          /* binding */
          openStepHost
        ),
        Op: () => (
          /* binding */
          presentOutputs
        ),
        runStep: () => (
          /* binding */
          runStep
        ),
        Iu: () => (
          /* binding */
          toOutputs
        )
      });
      var errors = __webpack_require__(6608);
      var evidence_run = __webpack_require__(552);
      var host_host = __webpack_require__(9406);
      var render_causes = __webpack_require__(4110);
      var digest = __webpack_require__(2427);
      var core_row = __webpack_require__(1663);
      var verdicts = __webpack_require__(2107);
      var result_words = __webpack_require__(2464);
      var core_text = __webpack_require__(2872);
      var version = __webpack_require__(4983);
      var headline = __webpack_require__(2366);
      var markdown = __webpack_require__(79);
      var result_view = __webpack_require__(8901);
      var addresses = __webpack_require__(2703);
      ;
      function renderCauseRows(causes, budget) {
        const rows = causes.flatMap((cause) => {
          const isShared = (0, render_causes.u2)(cause.rows) === 1;
          return cause.rows.map((row) => ({ row, isShared }));
        });
        if (rows.length === 0)
          return "";
        const render = ({ row, isShared }) => {
          const view = (0, result_view.P)(row);
          return `| ${renderFileCell(view)} | ${renderCauseCell(view, isShared)} |`;
        };
        return renderTable(["File", "Cause, request"], rows, render, budget);
      }
      function renderRows(title, rows, budget, { explorer, areWitnessesShown = false } = {}) {
        if (rows.length === 0)
          return "";
        const isSigned = rows.some(({ verdict }) => verdict === "timestamped");
        const blockCells = new Set(rows.map((row) => renderBlockCell((0, evidence_run.$p)(row), ", ", explorer)));
        const [firstCell = ""] = blockCells;
        const isBlockShared = !isSigned && blockCells.size === 1 && (rows.length > 1 || firstCell === "");
        const isFolded = rows.length > markdown.FA;
        const heading = title === "" && isFolded ? "All of them" : title;
        const allWord = title === "" ? isFolded ? "" : "All " : "all ";
        const blockText = isBlockShared && firstCell !== "" && `${allWord}in block ${firstCell}`;
        const head = (0, core_text.hq)([heading && `<b>${heading}</b>`, blockText, !isSigned && renderCoveringList(rows)]).join(" ");
        const render = (row) => {
          const view = (0, result_view.P)(row);
          const sinceCell = isSigned ? renderSigned(row, areWitnessesShown) : renderBlockCell(view.block, "<br>", explorer);
          return `| ${renderFileCell(view, view.label)} |${isBlockShared ? "" : ` ${sinceCell} |`}`;
        };
        const columnHeads = isBlockShared ? ["File"] : ["File", isSigned ? "Existed&nbsp;by" : blockColumnHead];
        const table = renderTable(columnHeads, rows, render, budget);
        if (isFolded)
          return (0, markdown.jq)(head, table);
        return head === "" ? table : `${head}

${table}`;
      }
      const blockColumnHead = "Block,&nbsp;date";
      function renderTable(columnHeads, rows, render, budget) {
        const headLines = [`| ${columnHeads.join(" | ")} |`, `| ${columnHeads.map(() => "---").join(" | ")} |`];
        const { rows: shownRows, omittedCount } = (0, markdown.nc)(rows, budget, render);
        const omissionText = `

\u2702\uFE0F **${omittedCount} of ${rows.length} rows are left out**: the page takes no more. \`results.json\` has all of them.`;
        return (shownRows.length > 0 ? [...headLines, ...shownRows].join("\n") : "") + (omittedCount > 0 ? omissionText : "");
      }
      function renderFileCell({ icon, name, digest: digest2, recorded, formerDigests, size, reportUrl }, label) {
        const facts = (0, core_text.hq)([
          label,
          digest2 && (0, markdown.xm)(digest2),
          recorded && `recorded before: SHA3-256 ${(0, markdown.xm)(recorded)}`,
          formerDigests.length > 0 && `other recorded bytes: ${(0, core_text.L1)(formerDigests, markdown.xm)}`,
          size !== void 0 && (0, core_text.UP)(size).replace(" ", "&nbsp;"),
          reportUrl && (0, markdown.BK)("report", reportUrl)
        ]);
        return `${icon}&nbsp;${(0, markdown.YC)(name)}${facts.length === 0 ? "" : `<br><sub>${facts.join(" \xB7 ")}</sub>`}`;
      }
      function renderCauseCell({ label, explanation, hasError, requestId }, isShared) {
        const { title, message } = explanation ?? { title: "", message: "" };
        return (0, core_text.hq)([
          hasError ? `${label}: ${(0, markdown.YC)(title)}` : label,
          !isShared && `<sub>${(0, markdown.u9)(message)}</sub>`,
          requestId !== void 0 && `<sub>request ${(0, markdown.YC)(requestId)}</sub>`
        ]).join("<br>");
      }
      function renderSigned({ verdict, signedOn, note }, areWitnessesShown) {
        if (verdict !== "timestamped")
          return "";
        return signedOn === void 0 || !areWitnessesShown ? (0, markdown.u9)(note) : (0, core_text.oN)(signedOn);
      }
      function renderBlockCell(block, separator, explorer) {
        if (block === void 0)
          return "";
        const { blockNumber, blockDate } = block.firstRecord;
        const address = explorer === void 0 ? void 0 : (0, addresses.E1)(explorer, block.firstRecord);
        const number = blockNumber === void 0 ? void 0 : String(blockNumber);
        return (0, core_text.hq)([
          number && address === void 0 && (0, markdown.Cu)(number, core_text.I6.word),
          address && (0, markdown.BK)(number ?? "look it up", address),
          blockDate !== void 0 && `<sub>${(0, markdown.Cu)((0, core_text.oN)(blockDate), core_text.I6.word)}</sub>`,
          block.count > 1 && `<sub>first of ${block.count}</sub>`
        ]).join(separator);
      }
      function renderCoveringList(rows) {
        const listDigests2 = rows.flatMap(({ coveredBy }) => coveredBy ?? []);
        const [firstList] = listDigests2;
        return firstList === void 0 ? "" : `(${(0, core_text.hS)(listDigests2.length, "file")} through the list ${(0, markdown.xm)(firstList)})`;
      }
      ;
      const maxSummaryBytes = 9e5;
      const maxCausesBytes = 2e5;
      const maxMissingBytes = 1e5;
      const spareBytes = 1e3;
      function renderSummary(run) {
        const groups = (0, render_causes.Ej)(run.rows);
        const isNoChainAsked = run.apiUrl === "" && run.nodeNames.length === 0;
        const witnessLines = (0, core_text.hq)([(0, markdown.C_)(run)]);
        const causes = run.dryRun ? groups.causes.filter(({ verdict }) => verdict !== "skipped") : groups.causes;
        const worryingCount = causes.filter((cause) => !cause.rows.every((row) => (0, core_row.zn)(row))).length;
        const { counts } = (0, evidence_run.sv)(run.rows);
        const shownCauses = (0, markdown.nc)(causes, maxCausesBytes, renderCause);
        const topParts = [
          `## ${(0, headline.xQ)(run)}`,
          ...renderBanners(run),
          // Missing evidence comes before causes with which nothing is wrong, such as a stamp that waits for a block.
          ...shownCauses.rows.toSpliced(worryingCount, 0, ...renderMissingEvidence(run.problems)),
          ...shownCauses.omittedCount === 0 ? [] : [`\u2702\uFE0F ${shownCauses.omittedCount} of ${causes.length} causes are left out here; \`results.json\` has all.`],
          ...renderReplaced(run.rows),
          ...renderNotAttempted(groups.untriedRows, counts.accepted + counts.unclear),
          ...isNoChainAsked ? witnessLines : []
        ];
        const meaning = isNoChainAsked ? counts.timestamped > 0 && result_words.eC : result_words.lO[(0, evidence_run.zI)(run)];
        const notes = renderSummaryNotes(run, meaning);
        const bottomParts = [...notes, ...isNoChainAsked ? [] : witnessLines, renderEvidence(run)];
        const bytesAround = Buffer.byteLength([...topParts, ...bottomParts].join("\n\n"));
        const rowParts = renderAllRows(run, groups, maxSummaryBytes - bytesAround - spareBytes, {
          explorer: run.chain?.explorer,
          areWitnessesShown: witnessLines.length > 0
        });
        return `${[...topParts, ...rowParts, ...bottomParts].filter((part) => part !== "").join("\n\n")}
`;
      }
      function renderBanners(run) {
        const stopReason = (0, render_causes.xk)(run.rows);
        const tallyTexts = (0, headline.$x)(run).map((count) => count.replaceAll(" ", "&nbsp;"));
        return (0, core_text.hq)([
          stopReason && `**${stopReason}**`,
          tallyTexts.length > 1 && tallyTexts.join(" \xB7 "),
          ...(0, headline.u4)(run),
          ...(0, headline.EI)(run),
          run.plan,
          ...(0, headline.yk)(run)
        ]);
      }
      function renderMissingEvidence(errors2) {
        const { omittedCount } = (0, markdown.nc)(errors2, maxMissingBytes, ({ message }) => `${(0, markdown.u9)(message)}<br>`);
        const shownErrors = errors2.slice(0, errors2.length - omittedCount);
        const errorsByCause = Map.groupBy(shownErrors, ({ code, hint }) => JSON.stringify([code, hint]));
        const paragraphs = [...errorsByCause.values()].map((errorsOfCause) => {
          const firstError = errorsOfCause[0];
          const { code, hint } = firstError;
          const what = (0, headline.rW)(firstError) ? "not all was judged" : "this evidence is missing";
          const messages = new Set(errorsOfCause.map(({ message }) => (0, markdown.u9)(message)));
          const headText = `\u26D4 **${(0, markdown.BK)(code, (0, version.nC)(code))}**: ${what}, so the step fails`;
          return [headText, ...messages, `**What to do:** ${(0, markdown.u9)(hint)}`].join("<br>");
        });
        return omittedCount === 0 ? paragraphs : [...paragraphs, `\u2702\uFE0F ${omittedCount} more pieces of evidence are missing; the log names them.`];
      }
      function renderAllRows(run, { causes, waitingRows, provenRows }, budget, rowOptions) {
        const { counts } = (0, evidence_run.sv)(run.rows);
        const titleOf = (title2, some) => some.length === run.rows.length ? "" : `${(0, evidence_run.G_)(some).length} ${title2}`;
        const worryingCauses = causes.map((cause) => ({
          ...cause,
          rows: cause.rows.filter((row) => !(0, core_row.zn)(row))
        }));
        const worryingTable = renderCauseRows(worryingCauses, budget / 2);
        const title = counts.skipped > 0 ? "not asked about" : "accepted";
        const waitingTable = renderRows(titleOf(title, waitingRows), waitingRows, (budget - Buffer.byteLength(worryingTable)) / 2);
        const provenTitle = counts.timestamped > 0 ? verdicts.Jo.timestamped.label : result_words.gs[(0, evidence_run.zI)(run)];
        const leftBytes = budget - Buffer.byteLength(worryingTable) - Buffer.byteLength(waitingTable);
        return [worryingTable, waitingTable, renderRows(titleOf(provenTitle, provenRows), provenRows, leftBytes, rowOptions)];
      }
      const zonedDateOrNone = /^$|(?:Z|UTC|[+-]\d\d:?\d\d)$/;
      function renderSummaryNotes({ rows }, meaning) {
        const namesOf = (some) => (0, core_text.L1)(some, ({ subject }) => (0, markdown.Cu)(subject.name));
        const emptyRows = rows.filter(({ subject }) => subject.digest === digest.IK);
        const unreadRows = rows.filter(({ subject }) => subject.digest !== void 0 && subject.size === void 0 && !("root" in subject));
        const sentences = [
          meaning,
          rows.some(({ subject }) => subject.digest !== void 0) && "Digests are SHA3-256, cut here; `anchor-SHA3-256SUMS` has them whole.",
          rows.some((row) => !zonedDateOrNone.test((0, evidence_run.$p)(row)?.firstRecord.blockDate ?? "")) && "The service sent dates without a zone.",
          rows.some(({ answer }) => answer?.report !== void 0) && "Report links of the service stop working after an hour."
        ];
        return (0, core_text.hq)([
          emptyRows.length > 0 && `\u26A0\uFE0F Empty: ${namesOf(emptyRows)}. A stamp of an empty file proves nothing.`,
          unreadRows.length > 0 && `\u{1F4C4} Not read, because only the checksum list names them: ${namesOf(unreadRows)}.`,
          (0, core_text.hq)(sentences).join(" ")
        ]);
      }
      function renderEvidence(run) {
        const { mode, rows, files: written, releaseUrl } = run;
        const fileNames = (0, core_text.hq)([written.results, written.checksums, written.statement]).map((path) => path.replace(/^.*[\\/]/, ""));
        const places = (0, core_text.hq)([
          fileNames.length > 0 && fileNames.map((name) => (0, markdown.Cu)(name)).join(", "),
          fileNames.length > 0 && (0, markdown.BK)("where they are", (0, version.LJ)("reference.md#outputs")),
          releaseUrl && (0, markdown.BK)("release", releaseUrl)
        ]);
        return (0, headline.xF)(`${mode} \xB7 ${countFiles(rows)}`, run, places);
      }
      function renderReplaced(rows) {
        const replacedFiles = rows.flatMap(({ subject: { name }, recorded }) => recorded?.firstRecording === void 0 ? [] : [{ name, digest: recorded.digest, ...recorded.firstRecording }]);
        if (replacedFiles.length === 0)
          return [];
        const title = "recorded otherwise";
        const lines = (0, core_text.L1)(replacedFiles, ({ name, digest: digest2, on, runUrl }) => {
          const byRun = runUrl === void 0 ? "" : ` by ${(0, markdown.Cu)(runUrl)}`;
          return `${(0, markdown.Cu)(name)}: SHA3-256 ${(0, markdown.Cu)(digest2)}, recorded ${(0, markdown.u9)((0, core_text.oN)(on))}${byRun}`;
        });
        const headText = `\u26A0\uFE0F **${(0, markdown.BK)(title, (0, version.nC)(title))}**: ${(0, core_text.hS)(replacedFiles.length, "file")} had other bytes before`;
        return [[headText, lines, `**What to do:** ${result_words.dO}`].join("<br>")];
      }
      function renderCause({ verdict, explanation: { title, message, advice }, rows }) {
        const otherAccounts = (0, render_causes.u2)(rows) - 1;
        const otherAccountsText = otherAccounts > 0 ? ` (${otherAccounts} more of this kind have other words; their rows have them)` : "";
        return [
          `${verdicts.Jo[verdict].icon} **${(0, markdown.BK)(title, (0, version.nC)(title))}**: ${countFiles(rows)}`,
          `${(0, markdown.u9)(message)}${otherAccountsText}`,
          ...advice === "" ? [] : [`**What to do:** ${(0, markdown.u9)(advice)}`]
        ].join("<br>");
      }
      function renderNotAttempted(untriedRows, openStamps) {
        if (untriedRows.length === 0)
          return [];
        const nextStep = openStamps > 0 ? `Wait until \`mode: check\` finds the stamps that are in no block yet (${openStamps}) before you run the job again: a run before then may pay for them again.` : "Then run the job again.";
        const rowsWithOwnHint = untriedRows.filter(({ error }) => error?.ownHint !== void 0);
        const hints = new Set(rowsWithOwnHint.map((row) => (0, result_view.W)(row)?.advice ?? ""));
        const ownHints = [...hints].slice(0, 3).map((hint) => (0, markdown.u9)(hint));
        return [
          `\u23F8\uFE0F **Not attempted**: ${countFiles(untriedRows)}, named in \`results.json\`<br>` + `**What to do:** Correct what stopped the run, or wait until it is over. ${nextStep} ${ownHints.join(" ")}`.trim()
        ];
      }
      function countFiles(rows) {
        return (0, core_text.hS)((0, evidence_run.G_)(rows).length, "file");
      }
      var run_run = __webpack_require__(7493);
      var external_node_fs_ = __webpack_require__(3024);
      var external_node_os_ = __webpack_require__(8161);
      var external_node_path_ = __webpack_require__(6760);
      var json = __webpack_require__(5961);
      var members = __webpack_require__(2508);
      var paths = __webpack_require__(2375);
      var files = __webpack_require__(6077);
      var host_inputs = __webpack_require__(2009);
      ;
      function enterWorkspace({ workspace }) {
        try {
          process.chdir(workspace);
        } catch (cause) {
          const message = `The workspace, the folder that GITHUB_WORKSPACE names, cannot be entered (${(0, errors.xU)(cause) ?? (0, errors.bD)(cause)}).`;
          throw new errors._Z("INPUT_INVALID", message, {
            cause,
            hint: "Check the repository out, or make the folder, before this step; in a container, mount it where GITHUB_WORKSPACE says."
          });
        }
      }
      function refuseLinkedOutput(outputDir, { workspace, runnerFolders }) {
        const path = (0, external_node_path_.resolve)(workspace, outputDir);
        const workspacePaths = [workspace, realPathOf(workspace) ?? workspace];
        if (!workspacePaths.some((folder) => (0, paths.kV)(folder, path)))
          return;
        const realTarget = realPathOf(path);
        const allowedFolders = [...workspacePaths, ...runnerFolders.map((folder) => realPathOf(folder) ?? folder)];
        if (realTarget !== void 0 && allowedFolders.some((folder) => (0, paths.kV)(folder, realTarget)))
          return;
        const message = `output-dir is "${(0, core_text.S5)(outputDir)}"; it must be a folder in the workspace or in RUNNER_TEMP, and a link leads from there to ${(0, core_text.S5)(realTarget ?? "a place that does not exist")}.`;
        throw new errors._Z("INPUT_INVALID", message, {
          hint: "Nothing was removed or written. Name another folder, or remove the link from the repository."
        });
      }
      function realPathOf(path) {
        try {
          return (0, paths.hv)(path);
        } catch (error) {
          const code = (0, errors.xU)(error);
          const isBrokenLink = code === "ENOENT" && (0, external_node_fs_.lstatSync)(path, { throwIfNoEntry: false }) !== void 0;
          if (isBrokenLink || !(code === "ENOENT" || code === "ENOTDIR"))
            return void 0;
          const parent = realPathOf((0, external_node_path_.dirname)(path));
          return parent && (0, external_node_path_.join)(parent, (0, external_node_path_.basename)(path));
        }
      }
      function readContext(env, warn = () => {
      }) {
        const readText = (name) => env[name] ?? "";
        const id2 = readText("GITHUB_ACTION").replaceAll(/[^\w.-]/g, "_");
        const folderName = /^\.*$/.test(id2) ? "step" : id2;
        return {
          /** The absolute path of the job's workspace. */
          workspace: (0, external_node_path_.resolve)(env["GITHUB_WORKSPACE"] || process.cwd()),
          /** The absolute path of the folder for evidence, used where the step has no `output-dir`. */
          defaultOutputDir: (0, external_node_path_.join)(env["RUNNER_TEMP"] || (0, external_node_os_.tmpdir)(), "anchor-artifacts", folderName),
          /** The absolute paths of folders that only the runner and earlier steps write to. */
          runnerFolders: (0, core_text.hq)([env["RUNNER_TEMP"], env["RUNNER_WORKSPACE"]]),
          origin: readOrigin(readText),
          /** The address of GitHub's API, without a slash at the end; a GitHub Enterprise Server has its own. */
          githubApiUrl: readText("GITHUB_API_URL").replace(/\/+$/, "") || "https://api.github.com",
          eventName: readText("GITHUB_EVENT_NAME"),
          /** The parsed event payload, untrusted; `undefined` when there is none. */
          event: readEvent(readText("GITHUB_EVENT_PATH"), warn)
        };
      }
      function readOrigin(readText) {
        const [serverUrl, repository] = [readText("GITHUB_SERVER_URL"), readText("GITHUB_REPOSITORY")];
        const [runId, runAttempt] = [readText("GITHUB_RUN_ID"), readText("GITHUB_RUN_ATTEMPT")];
        const hasPageUrl = serverUrl !== "" && repository !== "" && runId !== "";
        const pageUrl = `${serverUrl}/${repository}/actions/runs/${runId}`;
        return {
          repository,
          ref: readText("GITHUB_REF"),
          tag: /^refs\/tags\/(.+)$/.exec(readText("GITHUB_REF"))?.[1] ?? "",
          commit: readText("GITHUB_SHA"),
          runId,
          runAttempt,
          runUrl: hasPageUrl ? pageUrl + (runAttempt === "" ? "" : `/attempts/${runAttempt}`) : ""
        };
      }
      function readEvent(path, warn) {
        if (path === "")
          return void 0;
        try {
          const bytes = (0, files.VX)((0, external_node_fs_.realpathSync)(path), json.Zd);
          return bytes && JSON.parse(Buffer.from(bytes).toString("utf8"));
        } catch (error) {
          if ((0, errors.xU)(error) === "ENOENT")
            return void 0;
          const message = `The event is not known: the file of GITHUB_EVENT_PATH, ${path}, cannot be used (${(0, errors.bD)(error)}).`;
          warn(message, { title: "unknown event" });
          return void 0;
        }
      }
      function isUntrustedEvent({ eventName, event, origin }) {
        if (eventName === "pull_request_target")
          return true;
        if (eventName === "issue_comment") {
          const isIssue = (0, members.mz)(event, "issue", "number") !== void 0;
          return !isIssue || (0, members.mz)(event, "issue", "pull_request") !== void 0;
        }
        if (eventName !== "workflow_run")
          return false;
        const causingEvent = (0, members.mz)(event, "workflow_run", "event");
        if (["pull_request_target", "issue_comment", "workflow_run"].includes(String(causingEvent)))
          return true;
        const headRepository = (0, members.mz)(event, "workflow_run", "head_repository", "full_name");
        return typeof headRepository !== "string" || headRepository.toLowerCase() !== origin.repository.toLowerCase();
      }
      function refuseUntrustedEvent(inputs, context) {
        const isSkipped = (0, host_inputs.bk)({ ...inputs, apiKey: inputs.apiKey || inputs.apiKeyFrom }) !== void 0;
        if (inputs.dryRun || isSkipped && inputs.mode !== "monitor")
          return;
        const refusedAction = describeRefusedAction(inputs);
        if (inputs.allowUntrustedEvent || refusedAction === void 0 || !isUntrustedEvent(context))
          return;
        throw new errors._Z("UNTRUSTED_EVENT", `The event ${context.eventName} can use this repository's secrets, but a fork may have written the files. So ${refusedAction} is refused.`);
      }
      function describeRefusedAction(inputs) {
        if (inputs.mode === "monitor")
          return inputs.issue ? "writing an issue" : void 0;
        const { mode, releaseAttach, report, proofs } = inputs;
        if (mode === "stamp")
          return "stamping";
        if (releaseAttach !== "none")
          return "writing to a release";
        const makesPaidReport = mode === "verify" && (report || proofs.length > 0) && (0, host_inputs.f3)(inputs) !== "";
        return makesPaidReport ? "verifying with a paid report" : void 0;
      }
      var runner = __webpack_require__(5578);
      ;
      async function runStep(givenInputs, tools) {
        const { context, inputs, host, toGitHub } = await openStepHost(givenInputs, tools);
        const { log } = tools;
        const run = await (0, run_run.b5)(inputs, host, {
          openRelease: async (web, releaseInputs) => {
            const [{ openRelease }, { createGitHubForge }] = await Promise.all([
              __webpack_require__.e(
                /* import() */
                6
              ).then(__webpack_require__.bind(__webpack_require__, 3006)),
              Promise.all(
                /* import() */
                [__webpack_require__.e(752), __webpack_require__.e(351), __webpack_require__.e(217)]
              ).then(__webpack_require__.bind(__webpack_require__, 3217))
            ]);
            const options = toGitHub(web);
            const createForge = (stop) => createGitHubForge({ ...options, stop });
            return openRelease(createForge, releaseInputs, context, { ...options, log });
          },
          present: (finishedRun) => presentOutputs(toOutputs(finishedRun), inputs.showSummary && (() => renderSummary(finishedRun)), log)
        });
        return (0, evidence_run.Pc)(run);
      }
      async function openStepHost(givenInputs, { log, signals, toGitHubClient }) {
        const context = readContext(process.env, log.warning);
        if (givenInputs.mode !== "monitor")
          enterWorkspace(context);
        refuseLinkedOutput(givenInputs.outputDir, context);
        refuseUntrustedEvent(givenInputs, context);
        const inputs = givenInputs.apiKeyFrom === "" ? givenInputs : await (await __webpack_require__.e(
          /* import() */
          385
        ).then(__webpack_require__.bind(__webpack_require__, 2385))).withExchangedKey(givenInputs, log, signals.cancellation.stop);
        const { workspace, defaultOutputDir, origin, githubApiUrl } = context;
        const annotate = (level, results) => annotateResults(log, level, results);
        const host = { log, signals, workspace, defaultOutputDir, origin, annotate };
        const toGitHub = (web) => ({
          token: inputs.githubToken,
          repository: origin.repository,
          apiUrl: githubApiUrl,
          web: toGitHubClient(web),
          clock: host_host.ml,
          stop: signals.cancellation.stop,
          onDebug: log.debug
        });
        return { context, inputs, host, toGitHub };
      }
      async function presentOutputs(outputs, renderMarkdown, log) {
        warnOfOutputs(outputs, (0, runner.ql)(), log);
        const summarize = async () => void (renderMarkdown && await (0, runner.Sy)(renderMarkdown(), log));
        const attempts = await Promise.allSettled([summarize(), (0, runner.n0)(outputs.values)]);
        return attempts.flatMap((attempt) => attempt.status === "rejected" ? [(0, errors.Xt)(attempt.reason)] : []);
      }
      function warnOfOutputs({ values, cutOutputs }, secrets, log) {
        for (const name of cutOutputs) {
          const path = name === "findings" ? "monitor-path" : "results-path";
          log.warning(`The output ${name} is too long for the runner, so it is []. The file at ${path} is complete.`, {
            title: "long output"
          });
        }
        const maskedNames = findMaskedOutputs(values, secrets);
        if (maskedNames.length === 0)
          return;
        const message = `The text of a secret is in these outputs: ${maskedNames.join(", ")}. The runner hides them, so other jobs get empty values. Read the files of this step in the same job.`;
        log.warning(message, { title: "hidden output" });
      }
      function annotateResults(log, level, rows) {
        const { shown, rest } = (0, render_causes.gI)(rows, runner.iN);
        for (const { message, target } of shown)
          log[level](message, target);
        log.countUnprinted(level, rest);
      }
      function toOutputs({ rows, files: files2, releaseUrl }) {
        const { status, counts, anchored } = (0, evidence_run.sv)(rows);
        const links = new Set(rows.map(reportUrlOf).filter((url) => url !== void 0));
        const listTexts = { results: toListText(rows, toOutputItem), "report-urls": toListText(links, (url) => url) };
        const values = {
          ...runner.q_,
          results: listTexts.results ?? "[]",
          "results-path": files2.results ?? "",
          "checksums-path": files2.checksums ?? "",
          "statement-path": files2.statement ?? "",
          status,
          count: String(rows.length),
          "accepted-count": String(counts.accepted),
          "timestamped-count": String(counts.timestamped),
          "anchored-count": String(anchored),
          "all-anchored": String(rows.length > 0 && anchored === rows.length),
          "report-urls": listTexts["report-urls"] ?? "[]",
          "release-url": releaseUrl ?? ""
        };
        const listNames = ["results", "report-urls"];
        const cutOutputs = listNames.filter((name) => listTexts[name] === void 0);
        return { values, cutOutputs };
      }
      function findMaskedOutputs(outputs, secrets) {
        return runner.gr.filter((name) => secrets.some((secret) => secret !== "" && outputs[name].includes(secret)));
      }
      const maxOutputLength = 4e5;
      function toListText(items, toOutput) {
        const itemTexts = [];
        let textLength = 1;
        for (const item of items) {
          const text = JSON.stringify(toOutput(item));
          itemTexts.push(text);
          textLength += text.length + 1;
          if (textLength > maxOutputLength)
            return void 0;
        }
        return `[${itemTexts.join(",")}]`;
      }
      function toOutputItem(row) {
        const { subject, verdict } = row;
        const url = reportUrlOf(row);
        return {
          subject: {
            name: subject.name,
            ...subject.digest !== void 0 && { digest: subject.digest },
            ...subject.size !== void 0 && { size: subject.size }
          },
          verdict,
          status: verdicts.Jo[verdict].status,
          ...url !== void 0 && { report: url }
        };
      }
      function reportUrlOf({ answer }) {
        const url = answer?.report?.url;
        return url === void 0 ? void 0 : (0, addresses.DB)(url);
      }
    })
  ),
  /***/
  965: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        I7: () => (
          /* binding */
          networkReasonOf
        ),
        /* harmony export */
        c$: () => (
          /* binding */
          getWithRedirects
        ),
        /* harmony export */
        jo: () => (
          /* binding */
          backoffMs
        ),
        /* harmony export */
        k3: () => (
          /* binding */
          limitDownload
        ),
        /* harmony export */
        kQ: () => (
          /* binding */
          createWebClient
        )
        /* harmony export */
      });
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6608);
      var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5961);
      var _core_addresses_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2703);
      const defaultMaxSilenceMs = 6e4;
      function createWebClient(maxSilenceMs = defaultMaxSilenceMs) {
        const dispatchersByBase = /* @__PURE__ */ new Map();
        const closeController = new AbortController();
        const dispatcherOf = (url) => {
          const base = (0, _core_addresses_js__WEBPACK_IMPORTED_MODULE_2__.U9)(url) && url.protocol === "http:" ? "http://localhost" : "https://localhost";
          const dispatcher = dispatchersByBase.get(base) ?? Promise.all(
            /* import() */
            [__webpack_require__.e(752), __webpack_require__.e(874)]
          ).then(__webpack_require__.bind(__webpack_require__, 7874)).then(({ createDispatcher }) => createDispatcher(new URL(base), closeController.signal));
          dispatchersByBase.set(base, dispatcher);
          return dispatcher;
        };
        const requestOnce = async (url, headers, request) => {
          const answerPromise = (await dispatcherOf(url)).request({
            origin: url.origin,
            path: `${url.pathname}${url.search}`,
            ...request,
            headers: { "user-agent": "anchor-artifacts", ...headers, "accept-encoding": "identity" },
            headersTimeout: maxSilenceMs,
            bodyTimeout: maxSilenceMs
          });
          const { statusCode, ...answer } = await raceWithAbort(answerPromise, request.signal);
          answer.body.on("error", () => {
          });
          return { host: url.host, status: statusCode, headers: answer.headers, body: answer.body };
        };
        const close = async () => closeController.abort();
        return {
          fetch: async (address, init) => {
            const { fetch } = await __webpack_require__.e(
              /* import() */
              752
            ).then(__webpack_require__.t.bind(__webpack_require__, 6752, 19));
            return fetch(address, { ...init, dispatcher: await dispatcherOf(new URL(address)) });
          },
          get: (url, headers, signal) => requestOnce(url, headers, { method: "GET", signal }),
          post: (url, headers, body, signal) => requestOnce(url, headers, { method: "POST", body, signal }),
          close,
          [Symbol.asyncDispose]: close
        };
      }
      async function raceWithAbort(work, signal) {
        const { promise: abortPromise, reject } = Promise.withResolvers();
        const rejectNow = () => reject(signal.reason);
        signal.addEventListener("abort", rejectNow);
        if (signal.aborted)
          rejectNow();
        return Promise.race([work, abortPromise]).finally(() => signal.removeEventListener("abort", rejectNow));
      }
      const maxRedirects = 5;
      async function getWithRedirects(web, start, signal, rules) {
        let url = start;
        for (let hop = 0; hop <= maxRedirects; hop += 1) {
          if (!rules.isAllowed(url)) {
            const { protocol, host, origin } = url;
            throw new RangeError(protocol === "https:" || hop > 0 && host !== "" ? `${origin} is not an address to read from` : "its address does not begin with https://");
          }
          const answer = await web.get(url, rules.headersFor(url), signal);
          const location = answer.headers.location;
          if (answer.status < 300 || answer.status >= 400 || location === void 0)
            return answer;
          answer.body.destroy();
          if (!URL.canParse(location, url.href))
            throw new RangeError("it redirects to something that is not an address");
          url = new URL(location, url);
        }
        throw new RangeError("its redirects do not end");
      }
      const minBytesPerMinute = 6e4;
      const maxDownloadMs = 6 * 60 * 6e4;
      async function* limitDownload(body, maxBytes, { now }) {
        const toDownloadError = (problem) => new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("ASSET_UNREADABLE", `The server ${problem}.`);
        const startedAt = now();
        let [minuteStart, minuteBytes] = [startedAt, 0];
        for await (const chunk of (0, _core_json_js__WEBPACK_IMPORTED_MODULE_1__.OC)(body, maxBytes, () => toDownloadError(`sends more than the ${maxBytes} bytes of the file`))) {
          minuteBytes += chunk.length;
          const isMinuteOver = now() - minuteStart >= defaultMaxSilenceMs;
          if (isMinuteOver && minuteBytes < minBytesPerMinute)
            throw toDownloadError("sends less than 1 kB a second");
          if (isMinuteOver)
            [minuteStart, minuteBytes] = [now(), 0];
          if (minuteStart - startedAt > maxDownloadMs)
            throw toDownloadError("has not sent all of it within six hours");
          yield chunk;
        }
      }
      const opensslError = /:error:[0-9A-F]{8}:[^:]*:[^:]*:([^:\n]+)/;
      function networkReasonOf(cause) {
        if (cause instanceof AggregateError && cause.errors.length > 0)
          return networkReasonOf(cause.errors[0]);
        if (!(cause instanceof Error))
          return String(cause);
        const code = "code" in cause ? String(cause.code) : cause.name;
        const [, opensslReason] = opensslError.exec(cause.message) ?? [];
        if (opensslReason !== void 0)
          return `${code} ${opensslReason}`;
        return cause.message.includes(code) ? cause.message : `${code} ${cause.message}`;
      }
      function backoffMs(attempt, random, minShare = 0) {
        return 1e3 * 2 ** (attempt - 1) * (minShare + (1 - minShare) * random);
      }
    })
  ),
  /***/
  291: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Bt: () => (
          /* binding */
          findNameMistake
        ),
        /* harmony export */
        MP: () => (
          /* binding */
          compareNames
        ),
        /* harmony export */
        TR: () => (
          /* binding */
          sha256ListName2
        ),
        /* harmony export */
        VV: () => (
          /* binding */
          sortByName
        ),
        /* harmony export */
        h0: () => (
          /* binding */
          sha3ListName2
        ),
        /* harmony export */
        iX: () => (
          /* binding */
          renderSha256Sums
        ),
        /* harmony export */
        pd: () => (
          /* binding */
          renderChecksums
        ),
        /* harmony export */
        ws: () => (
          /* binding */
          maxNameLength
        ),
        /* harmony export */
        yk: () => (
          /* binding */
          parseChecksums
        )
        /* harmony export */
      });
      var _digest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2427);
      var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6608);
      var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5961);
      var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2872);
      const sha3ListName2 = "anchor-SHA3-256SUMS";
      const sha256ListName2 = "anchor-SHA256SUMS";
      const taggedLine = /^SHA3-256(?: \((.*)\) = |\((.*)\)= )([0-9A-Fa-f]{64})$/s;
      const prefixedLine = /^sha3-256:([0-9A-Fa-f]{64}) [ *](.*)$/s;
      const plainLine = /^([0-9A-Fa-f]{64}) [ *](.*)$/s;
      const otherAlgorithmLine = /^([A-Za-z][A-Za-z0-9/-]{0,30})(?: ?\(.*\) ?= ?|:)[0-9A-Fa-f]{8,}/s;
      const wrongLengthLine = /^SHA3-256(?: \(.*\) = |\(.*\)= )((?!.{64}$)[0-9A-Fa-f]+)$/s;
      const maxShownProblems = 20;
      const maxLineLength = 1e4;
      const maxNameLength = 4096;
      function findNameMistake(name) {
        if (name === "" || name.includes("\0"))
          return "names no file";
        if (name.length > maxNameLength)
          return `is longer than ${maxNameLength} characters`;
        return name.isWellFormed() ? void 0 : "is not Unicode text";
      }
      function parseChecksums(fileName, content) {
        const baseName = fileName.split(/[/\\]/).at(-1) ?? "";
        const areBareLinesAllowed = /SHA3-256|sha3-256/.test(baseName);
        const listName = (0, _text_js__WEBPACK_IMPORTED_MODULE_2__.zz)(baseName);
        const entryByName = /* @__PURE__ */ new Map();
        const problems = [];
        const lines = decodeList(listName, content).replace(/^\uFEFF/, "").split(/\r\n?|\n/);
        for (const [index, text] of lines.entries()) {
          if (text.trim() === "")
            continue;
          const entryOrProblem = parseChecksumLine(text, areBareLinesAllowed);
          const lineNumber = index + 1;
          const earlierEntry = typeof entryOrProblem === "string" ? void 0 : entryByName.get(entryOrProblem.name);
          if (typeof entryOrProblem === "string")
            problems.push(`${listName}, line ${lineNumber}: ${entryOrProblem}.`);
          else if (earlierEntry === void 0)
            entryByName.set(entryOrProblem.name, { ...entryOrProblem, lineNumber });
          else if (earlierEntry.digest !== entryOrProblem.digest)
            problems.push(`${listName}, line ${lineNumber}: The same name has another digest than in line ${earlierEntry.lineNumber}.`);
        }
        if (problems.length > 0)
          throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("CHECKSUMS_INVALID", renderProblems(listName, problems));
        if (entryByName.size === 0)
          throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("CHECKSUMS_INVALID", `The checksum list ${listName} names no file.`);
        return [...entryByName.values()];
      }
      function decodeList(listName, content) {
        if (typeof content === "string")
          return content;
        try {
          const text = (0, _json_js__WEBPACK_IMPORTED_MODULE_1__.g7)(content);
          if (!/^.?\0/.test(text))
            return text;
        } catch (cause) {
          if (!(cause instanceof TypeError))
            throw cause;
        }
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("CHECKSUMS_INVALID", `The checksum list ${listName} is not UTF-8.`, {
          hint: "Save the list as UTF-8, or as UTF-16 with a byte-order mark."
        });
      }
      function parseChecksumLine(content, areBareLinesAllowed) {
        if (content.length > maxLineLength)
          return `The line is longer than ${maxLineLength} characters`;
        const isEscaped = content.startsWith("\\");
        const line = isEscaped ? content.slice(1) : content;
        const [, spacedName, unspacedName, taggedHex] = taggedLine.exec(line) ?? [];
        const [, prefixedHex, prefixedName] = prefixedLine.exec(line) ?? [];
        const [, plainHex, plainName] = plainLine.exec(line) ?? [];
        if (plainHex !== void 0 && !areBareLinesAllowed) {
          return "The line does not say which algorithm made the digest; write SHA3-256 (name) = hex or sha3-256:hex  name";
        }
        const digest = (0, _digest_js__WEBPACK_IMPORTED_MODULE_3__.s1)(taggedHex ?? prefixedHex ?? plainHex);
        if (digest === void 0)
          return explainBadLine(line);
        const writtenName = spacedName ?? unspacedName ?? prefixedName ?? plainName ?? "";
        const name = isEscaped ? unescapeName(writtenName) : writtenName;
        if (name === void 0)
          return "The name has a backslash that is not followed by n, r or another backslash";
        const mistake = findNameMistake(name);
        return mistake === void 0 ? { name, digest } : `The name ${mistake}`;
      }
      function explainBadLine(line) {
        const [, hex] = wrongLengthLine.exec(line) ?? [];
        if (hex !== void 0)
          return `The digest has ${(0, _text_js__WEBPACK_IMPORTED_MODULE_2__.hS)(hex.length, "hex digit")}; it needs 64`;
        const [, algorithm] = otherAlgorithmLine.exec(line) ?? [];
        if (algorithm === void 0)
          return "The line does not have the form SHA3-256 (name) = hex";
        return algorithm.toUpperCase() === "SHA3-256" ? "The digest does not have 64 hex digits, or there are too many spaces" : `The digest is of ${algorithm}, not of SHA3-256`;
      }
      function renderProblems(listName, problems) {
        const hiddenCount = problems.length - maxShownProblems;
        return (0, _text_js__WEBPACK_IMPORTED_MODULE_2__.hq)([
          `The checksum list ${listName} has ${(0, _text_js__WEBPACK_IMPORTED_MODULE_2__.hS)(problems.length, "unusable line")}:`,
          ...problems.slice(0, maxShownProblems),
          hiddenCount > 0 && `${listName}: ${hiddenCount} more lines are unusable.`
        ]);
      }
      const linesPerPiece = 1e3;
      function renderChecksums(lines) {
        return renderSorted(lines, ({ digest }, name) => `SHA3-256 (${name}) = ${digest}
`);
      }
      function renderSha256Sums(lines) {
        const linesWithSha256 = lines.filter(({ sha256 }) => sha256 !== void 0);
        return renderSorted(linesWithSha256, ({ sha256 }, name) => `${sha256}  ${name}
`);
      }
      function* renderSorted(lines, format) {
        const sortedLines = sortByName(lines);
        for (let start = 0; start < sortedLines.length; start += linesPerPiece) {
          const piece = sortedLines.slice(start, start + linesPerPiece).map((line) => {
            const name = line.name.replaceAll(/[\\\n\r]/g, (character) => JSON.stringify(character).slice(1, -1));
            return (name === line.name ? "" : "\\") + format(line, name);
          });
          yield piece.join("");
        }
      }
      function sortByName(items) {
        const compare = (left, right) => compareNames(left.name, right.name);
        const isSorted = items.every((item, index) => compare(items[index - 1] ?? item, item) <= 0);
        return isSorted ? items : items.toSorted(compare);
      }
      function unescapeName(text) {
        const escapePattern = /\\[\\nr]/g;
        if (text.replaceAll(escapePattern, "").includes("\\"))
          return void 0;
        return text.replaceAll(escapePattern, (pair) => String(JSON.parse(`"${pair}"`)));
      }
      function compareNames(left, right) {
        const sharedLength = Math.min(left.length, right.length);
        for (let index = 0; index < sharedLength; index += 1) {
          const leftUnit = left.charCodeAt(index);
          const rightUnit = right.charCodeAt(index);
          if (leftUnit !== rightUnit)
            return rankUtf16Unit(leftUnit) - rankUtf16Unit(rightUnit);
        }
        return left.length - right.length;
      }
      function rankUtf16Unit(unit) {
        return unit >= 55296 && unit <= 57343 ? unit + 65536 : unit;
      }
    })
  ),
  /***/
  2427: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Bc: () => (
          /* binding */
          isDigest
        ),
        /* harmony export */
        IK: () => (
          /* binding */
          emptyDigest
        ),
        /* harmony export */
        SS: () => (
          /* binding */
          digestFromBytes
        ),
        /* harmony export */
        dv: () => (
          /* binding */
          isSameDigest
        ),
        /* harmony export */
        s1: () => (
          /* binding */
          digestFromWire
        ),
        /* harmony export */
        sg: () => (
          /* binding */
          toChainHex
        )
        /* harmony export */
      });
      var _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2565);
      const digestPattern = /^[0-9a-f]{64}$/;
      function isDigest(text) {
        return digestPattern.test(text);
      }
      function digestFromWire(text) {
        if (typeof text !== "string")
          return void 0;
        const bareHex = text.replace(/^0x/i, "").toLowerCase();
        return isDigest(bareHex) ? bareHex : void 0;
      }
      function toChainHex(text) {
        const bareHex = text.replace(/^0x/i, "").toUpperCase();
        if (!/^(?:[0-9A-F]{2}){1,64}$/.test(bareHex))
          throw new RangeError("This is no hex of whole bytes.");
        return `0x${bareHex}`;
      }
      function digestFromBytes(bytes) {
        const hex = (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__.My)(bytes);
        if (!isDigest(hex))
          throw new RangeError(`A SHA3-256 digest has 32 bytes, not ${bytes.length}.`);
        return hex;
      }
      const emptyDigest = "a7ffc6f8bf1ed76651c14756a061d662f580ff4de43b49fa82d80a4b80f8434a";
      function isSameDigest(text, digest) {
        return digestFromWire(text) === digest;
      }
    })
  ),
  /***/
  3364: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        $W: () => (
          /* binding */
          isTemporaryName
        ),
        /* harmony export */
        Ke: () => (
          /* binding */
          idOfStatementFile
        ),
        /* harmony export */
        NK: () => (
          /* binding */
          isReportFile
        ),
        /* harmony export */
        NW: () => (
          /* binding */
          runFiles
        ),
        /* harmony export */
        Op: () => (
          /* binding */
          witnessFileNames
        ),
        /* harmony export */
        QN: () => (
          /* binding */
          isRunFile
        ),
        /* harmony export */
        W3: () => (
          /* binding */
          createReportNamer
        ),
        /* harmony export */
        cq: () => (
          /* binding */
          reportFileName
        ),
        /* harmony export */
        dV: () => (
          /* binding */
          isEvidenceName
        ),
        /* harmony export */
        rC: () => (
          /* binding */
          statementFileName
        ),
        /* harmony export */
        rw: () => (
          /* binding */
          toAssetName
        ),
        /* harmony export */
        ve: () => (
          /* binding */
          caselessName
        ),
        /* harmony export */
        z_: () => (
          /* binding */
          temporaryAssetName
        )
        /* harmony export */
      });
      var _checksums_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(291);
      const runFiles = {
        results: "results.json",
        checksums: _checksums_js__WEBPACK_IMPORTED_MODULE_0__.h0,
        sha256: _checksums_js__WEBPACK_IMPORTED_MODULE_0__.TR,
        page: "anchor-evidence.html",
        badge: "badge.json",
        journal: "journal.jsonl",
        /** A monitor's findings: the baseline of its next scan. */
        monitor: "monitor.json"
      };
      const witnessFileNames = ["tsr", "ots"].flatMap((suffix) => ["", ".2", ".3", ".4"].map((number) => `${runFiles.sha256}${number}.${suffix}`));
      function isRunFile(name) {
        return Object.values(runFiles).includes(name) || isEvidenceName(name);
      }
      function isEvidenceName(name) {
        const { checksums, sha256, page } = runFiles;
        return [checksums, sha256, page, ...witnessFileNames].includes(name) || idOfStatementFile(name) !== void 0 || isReportFile(name) || isTemporaryName(name);
      }
      function statementFileName(id2) {
        return `anchor-${id2}.intoto.json`;
      }
      function idOfStatementFile(name) {
        return /^anchor-([0-9a-f]{16})\.intoto\.json$/.exec(name)?.[1];
      }
      const maxSubjectPartLength = 180;
      function toAssetName(path) {
        const [base = ""] = path.split(/[/\\]/).slice(-1);
        const plainBase = base.normalize("NFD").replaceAll(/\p{M}/gu, "");
        const name = plainBase.replaceAll(/[^A-Za-z0-9_+@-]+/g, ".").replaceAll(/^\.+|\.+$/g, "");
        const isNameless = base.startsWith(".") || name === "" || /^[^A-Za-z0-9_+@-]+\.[^.]*$/.test(plainBase);
        return isNameless ? `default.${name}`.replace(/\.$/, "") : name;
      }
      function reportFileName(subject, digest, isTaken) {
        return `anchor-${toAssetName(subject).slice(0, maxSubjectPartLength)}${isTaken ? `.${digest.slice(0, 8)}` : ""}.verification.pdf`;
      }
      function isReportFile(name) {
        return /^anchor-.+\.verification\.pdf$/.test(name);
      }
      function temporaryAssetName(random) {
        return `anchor-tmp-${random}`;
      }
      function isTemporaryName(name) {
        return /^anchor-tmp-[0-9a-f]{8}$/.test(name);
      }
      function caselessName(name) {
        return name.toLowerCase();
      }
      function createReportNamer() {
        const ownerByName = /* @__PURE__ */ new Map();
        return ({ name, digest }) => {
          const reportName = reportFileName(name, digest, false);
          const owner = ownerByName.get(caselessName(reportName)) ?? { reportName, digest };
          ownerByName.set(caselessName(reportName), owner);
          return owner.digest === digest ? owner.reportName : reportFileName(name, digest, true);
        };
      }
    })
  ),
  /***/
  5961: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        OC: () => (
          /* binding */
          takeAtMost
        ),
        /* harmony export */
        Pq: () => (
          /* binding */
          toUtf8
        ),
        /* harmony export */
        Zd: () => (
          /* binding */
          maxJsonLength
        ),
        /* harmony export */
        _6: () => (
          /* binding */
          decodeUtf8
        ),
        /* harmony export */
        g7: () => (
          /* binding */
          decodeText
        ),
        /* harmony export */
        lk: () => (
          /* binding */
          parseJsonText
        ),
        /* harmony export */
        rU: () => (
          /* binding */
          readAtMost
        )
        /* harmony export */
      });
      var _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2565);
      const maxJsonLength = 64 * 1024 * 1024;
      const maxJsonDepth = 32;
      function parseJsonText(text, revive, maxLength = maxJsonLength) {
        if (text.length > maxLength)
          throw new RangeError(`it is larger than ${maxLength / 2 ** 20} MiB`);
        const repeatedName = findRepeatedName(text);
        const value = parseAsJson(text, revive);
        if (repeatedName === void 0)
          return value;
        throw new RangeError(`an object of it has two members named ${JSON.stringify(repeatedName.slice(0, 80))}`);
      }
      function parseAsJson(text, revive) {
        try {
          return JSON.parse(text, revive);
        } catch (cause) {
          if (!(cause instanceof SyntaxError))
            throw cause;
          throw new RangeError("it is not JSON", { cause });
        }
      }
      function findRepeatedName(text) {
        const namesOfOpenObjects = [];
        const colon = /\s*:/y;
        let repeatedName;
        for (let index = 0; index < text.length; index += 1) {
          const character = text[index];
          if (character === '"') {
            const stringEnd = findStringEnd(text, index);
            colon.lastIndex = stringEnd;
            const names = colon.test(text) ? namesOfOpenObjects.at(-1) : void 0;
            if (names !== void 0) {
              const quotedName = text.slice(index, stringEnd);
              const name = quotedName.includes("\\") ? String(parseAsJson(quotedName, void 0)) : quotedName.slice(1, -1);
              if (names.has(name))
                repeatedName ??= name;
              names.add(name);
            }
            index = stringEnd - 1;
          } else if (character === "}" || character === "]")
            namesOfOpenObjects.pop();
          else if ((character === "{" || character === "[") && namesOfOpenObjects.push(character === "{" ? /* @__PURE__ */ new Set() : void 0) > maxJsonDepth) {
            throw new RangeError(`it nests deeper than ${maxJsonDepth} levels`);
          }
        }
        return repeatedName;
      }
      function findStringEnd(text, start) {
        for (let index = text.indexOf('"', start + 1); index !== -1; index = text.indexOf('"', index + 1)) {
          let backslashCount = 0;
          while (text[index - backslashCount - 1] === "\\")
            backslashCount += 1;
          if (backslashCount % 2 === 0)
            return index + 1;
        }
        return text.length;
      }
      const strictUtf8 = new TextDecoder("utf-8", { fatal: true });
      function decodeUtf8(bytes) {
        return strictUtf8.decode(bytes);
      }
      const sliceLength = 65536;
      function* toUtf8(texts) {
        const encoder = new TextEncoder();
        const buffer = new Uint8Array(sliceLength);
        for (const text of texts) {
          for (let start = 0; start < text.length; ) {
            const { read, written } = encoder.encodeInto(text.slice(start, start + sliceLength), buffer);
            yield buffer.subarray(0, written);
            start += read;
          }
        }
      }
      function decodeText(bytes) {
        const utf16Encoding = bytes[0] === 255 && bytes[1] === 254 ? "utf-16le" : bytes[0] === 254 && bytes[1] === 255 && "utf-16be";
        return utf16Encoding ? new TextDecoder(utf16Encoding, { fatal: true }).decode(bytes) : decodeUtf8(bytes);
      }
      async function* takeAtMost(bytes, maxBytes, createError) {
        let bytesSoFar = 0;
        for await (const chunk of bytes) {
          bytesSoFar += chunk.length;
          if (bytesSoFar > maxBytes)
            throw createError();
          yield chunk;
        }
      }
      async function readAtMost(...stream) {
        const chunks = [];
        for await (const chunk of takeAtMost(...stream))
          chunks.push(chunk);
        return (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_0__.Id)(...chunks);
      }
    })
  ),
  /***/
  2508: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        C5: () => (
          /* binding */
          memberOf
        ),
        /* harmony export */
        Gv: () => (
          /* binding */
          isObject
        ),
        /* harmony export */
        HU: () => (
          /* binding */
          matchOf
        ),
        /* harmony export */
        SF: () => (
          /* binding */
          booleanOf
        ),
        /* harmony export */
        Xy: () => (
          /* binding */
          objectOf
        ),
        /* harmony export */
        aG: () => (
          /* binding */
          wordOf
        ),
        /* harmony export */
        b6: () => (
          /* binding */
          textOf
        ),
        /* harmony export */
        gd: () => (
          /* binding */
          wholeNumberOf
        ),
        /* harmony export */
        jk: () => (
          /* binding */
          arrayOf
        ),
        /* harmony export */
        lq: () => (
          /* binding */
          optional
        ),
        /* harmony export */
        mz: () => (
          /* binding */
          memberAt
        ),
        /* harmony export */
        nR: () => (
          /* binding */
          timeOf
        ),
        /* harmony export */
        o_: () => (
          /* binding */
          tryRead
        ),
        /* harmony export */
        pb: () => (
          /* binding */
          namedInJson
        ),
        /* harmony export */
        r$: () => (
          /* binding */
          withoutUndefined
        )
        /* harmony export */
      });
      function optional(reader, isAbsent = (value) => value === void 0) {
        return { optionalReader: reader, isAbsent };
      }
      function namedInJson(name, form) {
        return { jsonName: name, form };
      }
      function objectOf(forms) {
        const members = Object.entries(forms).map(([name, memberForm]) => {
          const { jsonName, form } = "form" in memberForm ? memberForm : { jsonName: name, form: memberForm };
          return "optionalReader" in form ? { name, jsonName, reader: form.optionalReader, isAbsent: form.isAbsent } : { name, jsonName, reader: form };
        });
        const readObject = (parent) => {
          const result = {};
          for (const { name, jsonName, reader, isAbsent } of members) {
            const child = memberOf(parent, jsonName);
            if (isAbsent?.(child.value) !== true)
              result[name] = reader(child);
          }
          return result;
        };
        const orderObject = (value) => {
          const valueByName = value;
          const names = Object.keys(valueByName);
          const result = {};
          let [orderedCount, isOrdered] = [0, true];
          for (const { name, jsonName, reader, isAbsent } of members) {
            if (valueByName[name] === void 0 || isAbsent && !accepts(reader, valueByName[name]))
              continue;
            const orderedValue = result[jsonName] = reader.order?.(valueByName[name]) ?? valueByName[name];
            isOrdered &&= names[orderedCount] === jsonName && orderedValue === valueByName[name];
            orderedCount += 1;
          }
          return isOrdered && orderedCount === names.length ? value : result;
        };
        return Object.assign(readObject, {
          order: orderObject,
          members: members.flatMap((one) => [one.jsonName, ...one.reader.members ?? []])
        });
      }
      function accepts(reader, value) {
        return reader.order !== void 0 || tryRead(reader, value) !== void 0;
      }
      function tryRead(reader, value) {
        try {
          return reader({ value, where: "" });
        } catch (cause) {
          if (cause instanceof RangeError)
            return void 0;
          throw cause;
        }
      }
      function arrayOf(item, maxItems, unique) {
        const readArray = ({ value, where }) => {
          if (!Array.isArray(value))
            throw new RangeError(`${where} is not a list`);
          if (value.length > maxItems)
            throw new RangeError(`${where} has more than ${maxItems} items`);
          const items = value.map((each, index) => item({ value: each, where: `${where}[${index}]` }));
          if (unique === void 0)
            return items;
          const keys = /* @__PURE__ */ new Set();
          for (const key of items.map(unique.keyOf)) {
            if (keys.has(key))
              throw new RangeError(`it has two ${unique.noun} ${JSON.stringify(key.slice(0, 80))}`);
            keys.add(key);
          }
          return items;
        };
        const orderArray = (items) => {
          const orderedItems = items.map((each) => item.order?.(each) ?? each);
          return orderedItems.every((each, index) => each === items[index]) ? items : orderedItems;
        };
        return Object.assign(readArray, { order: orderArray, members: item.members ?? [] });
      }
      function isObject(value) {
        return typeof value === "object" && value !== null && !Array.isArray(value);
      }
      function memberOf({ value, where }, name) {
        if (!isObject(value))
          throw new RangeError(`${where} is not an object`);
        return { value: Object.hasOwn(value, name) ? value[name] : void 0, where: `${where}.${name}` };
      }
      function textOf({ value, where }, maxLength = 256) {
        if (typeof value !== "string")
          throw new RangeError(`${where} is not text`);
        if (value.length > maxLength)
          throw new RangeError(`${where} is longer than ${maxLength} characters`);
        if (!value.isWellFormed())
          throw new RangeError(`${where} is not Unicode text`);
        return value;
      }
      function matchOf(member, pattern, form) {
        const text = textOf(member, 1048576);
        if (!pattern.test(text))
          throw new RangeError(`${member.where} is not ${form}`);
        return text;
      }
      function timeOf(member) {
        const text = matchOf(member, /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?Z$/, "a time in UTC");
        const milliseconds = Date.parse(text);
        const isSame = !Number.isNaN(milliseconds) && new Date(milliseconds).toISOString().startsWith(text.slice(0, 19));
        if (!isSame)
          throw new RangeError(`${member.where} is not a time in UTC`);
        return text;
      }
      function wholeNumberOf({ value, where }) {
        if (!Number.isSafeInteger(value) || Number(value) < 0)
          throw new RangeError(`${where} is not a whole number`);
        return Number(value);
      }
      function booleanOf({ value, where }) {
        if (typeof value !== "boolean")
          throw new RangeError(`${where} is neither true nor false`);
        return value;
      }
      function wordOf({ value, where }, words) {
        const word = words.find((candidate) => candidate === value);
        if (word === void 0)
          throw new RangeError(`${where} is ${words.length > 1 ? "none of" : "not"} ${words.join(", ")}`);
        return word;
      }
      function memberAt(value, ...path) {
        return path.reduce((current, name) => isObject(current) && Object.hasOwn(current, name) ? current[name] : void 0, value);
      }
      function withoutUndefined(members) {
        const definedMembers = {};
        for (const [name, value] of Object.entries(members))
          if (value !== void 0)
            definedMembers[name] = value;
        return definedMembers;
      }
    })
  ),
  /***/
  781: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        AJ: () => (
          /* binding */
          isAwaited
        ),
        /* harmony export */
        BZ: () => (
          /* binding */
          judgeUnresolved
        ),
        /* harmony export */
        Hj: () => (
          /* binding */
          judgeContradiction
        ),
        /* harmony export */
        Mb: () => (
          /* binding */
          lostReportMessage
        ),
        /* harmony export */
        OF: () => (
          /* binding */
          isNotAttempted
        ),
        /* harmony export */
        UA: () => (
          /* binding */
          judgeAfterCheck
        ),
        /* harmony export */
        Wk: () => (
          /* binding */
          isAboutOtherDigest
        ),
        /* harmony export */
        hp: () => (
          /* binding */
          judgePerhapsPaid
        ),
        /* harmony export */
        on: () => (
          /* binding */
          rootErrorOf
        ),
        /* harmony export */
        pX: () => (
          /* binding */
          withAddress
        ),
        /* harmony export */
        yu: () => (
          /* binding */
          stoppingErrorOf
        )
        /* harmony export */
      });
      var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6608);
      var _members_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2508);
      var _row_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1663);
      var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2872);
      const perhapsPaidNote = "This stamp may have been paid for.";
      const lostReportMessage = "The report, with its trace on the chain, may have been paid for and is lost.";
      function judgeUnresolved(openStamp, facts = {}) {
        return judgeWithNote(openStamp, facts, "The chain was not asked yet");
      }
      function judgePerhapsPaid(error) {
        const note = error.code === "REPLY_MISMATCH" ? perhapsPaidNote : "This stamp may have been paid for, although the answer is an error.";
        const errorWithNote = (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.EB)(error, `${note} ${error.ownMessage}`, error.ownHint, "stamp");
        return { verdict: "failed", error: errorWithNote, mayBeSpent: true };
      }
      function judgeAfterCheck(stampJudgement, check) {
        if (!isAwaited(stampJudgement))
          return stampJudgement;
        return {
          ...judgeAwaited(stampJudgement, check),
          ...(0, _members_js__WEBPACK_IMPORTED_MODULE_3__.r$)({ refusal: stoppingErrorOf(check) ?? stampJudgement.refusal })
        };
      }
      function judgeAwaited(stampJudgement, check) {
        const openStamp = stampJudgement.unresolved;
        if (check?.verdict === "found")
          return { verdict: "anchored", answer: withAddress(check.answer, stampJudgement.answer) };
        if (stampJudgement.verdict === "accepted")
          return judgeStillAccepted(stampJudgement.answer, check);
        if (openStamp === void 0 || check === void 0)
          return stampJudgement;
        if (check.verdict === "failed" && check.error.code === "NOT_ATTEMPTED")
          return stampJudgement;
        const facts = (0, _members_js__WEBPACK_IMPORTED_MODULE_3__.r$)({ requestId: (0, _row_js__WEBPACK_IMPORTED_MODULE_1__.Gb)(stampJudgement), answer: stampJudgement.answer });
        return judgeStillOpen(openStamp, facts, check);
      }
      function judgeContradiction(foundJudgement, verification, now) {
        const contradictionMessage = "The service's answer was not clear: it found this on the chain, and its verification then said \u201Cno match\u201D.";
        const answer = withAddress(verification, foundJudgement.answer);
        if (foundJudgement.verdict === "already-anchored")
          return { verdict: "unknown", note: contradictionMessage, answer };
        const openStamp = { kind: "unknown", sinceMs: now, mayResend: false, ownMessage: contradictionMessage };
        return { verdict: "unknown", note: perhapsPaidNote, unresolved: openStamp, answer };
      }
      function withAddress(checkAnswer, stampAnswer) {
        return stampAnswer?.address === void 0 ? checkAnswer : { ...checkAnswer, address: stampAnswer.address };
      }
      function isAwaited({ verdict, unresolved }) {
        return verdict === "accepted" || unresolved !== void 0;
      }
      function isNotAttempted({ error }) {
        return error?.code === "NOT_ATTEMPTED";
      }
      function isAboutOtherDigest(judgement) {
        return (0, _row_js__WEBPACK_IMPORTED_MODULE_1__.C2)(judgement)?.code === "REPLY_MISMATCH";
      }
      function stoppingErrorOf(check) {
        const error = check && check.error;
        const rootError = error && rootErrorOf(error);
        return rootError !== void 0 && (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.u2)(rootError.code).stopsRun === true ? rootError : void 0;
      }
      function judgeStillAccepted(answer, check) {
        const error = check && check.error;
        const { demo, chainName } = (check && check.answer) ?? {};
        return {
          verdict: "accepted",
          answer: { ...(0, _members_js__WEBPACK_IMPORTED_MODULE_3__.r$)({ demo, chainName }), ...answer },
          note: renderAcceptedNote(check),
          ...error && { checkErrorCode: rootErrorOf(error).code }
        };
      }
      function judgeStillOpen(stamp, facts, check) {
        if (check.verdict === "not-found")
          return judgeWithNote(stamp, facts, "A check did not find it yet");
        if (check.verdict === "unknown") {
          return judgeWithNote(stamp, facts, `A check got no clear answer: ${(0, _row_js__WEBPACK_IMPORTED_MODULE_1__.NS)(check)}`, "unknown");
        }
        if (check.verdict !== "unreachable" && check.verdict !== "failed")
          return judgeWithNote(stamp, facts, "A check said nothing about it");
        const rootError = rootErrorOf(check.error);
        const { code, ownHint, quotation } = rootError;
        const note = `The chain could not be asked: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.NS)(rootError)}`;
        if (stamp.kind !== "unclear" && !isAboutOtherDigest(check))
          return judgeWithNote(stamp, facts, note);
        if (check.verdict === "failed" && (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.u2)(code).stopsRun !== true)
          return judgeWithNote(stamp, facts, note, "unknown");
        const hint = check.verdict === "failed" ? ownHint : ownHint ?? "";
        const message = `${(0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.NS)(stamp)} ${perhapsPaidNote} The chain could not be asked: ${rootError.ownMessage}`;
        const options = { cause: check.error, requestId: facts.requestId, hint, quotation, paid: "stamp" };
        return { verdict: check.verdict, error: new _errors_js__WEBPACK_IMPORTED_MODULE_0__._Z(code, message, options), unresolved: stamp };
      }
      function rootErrorOf(error) {
        return error.code === "NOT_ATTEMPTED" && error.cause instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__._Z ? rootErrorOf(error.cause) : error;
      }
      function judgeWithNote(stamp, facts, checkNote, verdict = stamp.kind) {
        return { verdict, note: `${perhapsPaidNote} ${(0, _text_js__WEBPACK_IMPORTED_MODULE_2__.em)(checkNote)}`, unresolved: stamp, ...facts };
      }
      function renderAcceptedNote(check) {
        if (check === void 0)
          return "The waiting ended before the chain was asked.";
        if (check.verdict === "not-found")
          return "The last check did not find it on the chain.";
        const ending = "The chain could not be asked when the waiting ended";
        if (check.error !== void 0) {
          const { code } = rootErrorOf(check.error);
          return code === "REPLY_MISMATCH" ? `A check was answered for another file's hash (${code}).` : `${ending}: ${code}.`;
        }
        return check.verdict === "unknown" ? `${ending}: ${(0, _row_js__WEBPACK_IMPORTED_MODULE_1__.NS)(check)}` : `${ending}.`;
      }
    })
  ),
  /***/
  1663: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        C2: () => (
          /* binding */
          lastErrorOf
        ),
        /* harmony export */
        Gb: () => (
          /* binding */
          requestIdOf
        ),
        /* harmony export */
        NS: () => (
          /* binding */
          renderNote
        ),
        /* harmony export */
        pC: () => (
          /* binding */
          mayBeSpent
        ),
        /* harmony export */
        w2: () => (
          /* binding */
          toFailure
        ),
        /* harmony export */
        zn: () => (
          /* binding */
          isFine
        )
        /* harmony export */
      });
      var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6608);
      var _words_verdicts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2107);
      function isFine({ verdict, note }) {
        if (verdict === "accepted")
          return note === void 0;
        return (0, _words_verdicts_js__WEBPACK_IMPORTED_MODULE_1__.Ez)({ verdict }) || verdict === "skipped";
      }
      function toFailure(error) {
        return { verdict: (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.uD)(error) ? "unreachable" : "failed", error };
      }
      function lastErrorOf({ refusal, error }) {
        return refusal ?? error;
      }
      function mayBeSpent({ verdict, unresolved, mayBeSpent: isMarkedSpent }) {
        return verdict === "unclear" || unresolved !== void 0 || isMarkedSpent === true;
      }
      function renderNote({ note, unresolved }, isQuoted = true) {
        if (note === void 0 || unresolved === void 0)
          return note;
        return `${(isQuoted ? _errors_js__WEBPACK_IMPORTED_MODULE_0__.Xm : _errors_js__WEBPACK_IMPORTED_MODULE_0__.NS)(unresolved)} ${note}`;
      }
      function requestIdOf({ requestId, answer, error }) {
        return requestId ?? (answer?.requestId || error?.requestId);
      }
    })
  ),
  /***/
  2987: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Lr: () => (
          /* binding */
          toAnchorProof
        ),
        /* harmony export */
        Tz: () => (
          /* binding */
          parseProofItem
        ),
        /* harmony export */
        kN: () => (
          /* binding */
          maxProofBytes
        ),
        /* harmony export */
        k_: () => (
          /* binding */
          parseProof
        )
        /* harmony export */
      });
      var _noble_hashes_sha3_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8041);
      var _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2565);
      var _core_digest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2427);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6608);
      var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5961);
      var _core_members_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2508);
      var _statement_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7400);
      const maxProofBytes = 1048576;
      function parseProof(name, bytes) {
        try {
          const { digest, root, computedRoot } = followProof(bytes);
          if (computedRoot !== root)
            throw new RangeError("its path does not lead from data to root");
          return { name, bytes, digest, root };
        } catch (cause) {
          if (!(cause instanceof RangeError))
            throw cause;
          throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("PROOF_INVALID", `The proof file is not valid: ${cause.message}.`, { cause });
        }
      }
      function followProof(bytes) {
        const { address, data, proof, root: statedRoot } = parseProofItem(bytes);
        const [digest, root] = [(0, _core_digest_js__WEBPACK_IMPORTED_MODULE_3__.s1)(data), (0, _core_digest_js__WEBPACK_IMPORTED_MODULE_3__.s1)(statedRoot)];
        if (address.length > 66)
          throw new RangeError("address is longer than 64 digits");
        if (digest === void 0)
          throw new RangeError("data is not a SHA3-256 digest");
        if (root === void 0)
          throw new RangeError("root is not a 32-byte hash");
        const computedRoot = merkleRoot(digest, parseMerklePath(proof));
        return { address: `0x${address.slice(2).toUpperCase()}`, digest, root, computedRoot };
      }
      function parseProofItem(bytes) {
        if (bytes.length > maxProofBytes)
          throw new RangeError("it is larger than 1 MiB");
        const json = (0, _core_json_js__WEBPACK_IMPORTED_MODULE_1__.lk)(decodeProof(bytes));
        const items = Array.isArray(json) ? json : [json];
        if (items.length !== 1)
          throw new RangeError(`it holds ${items.length} proofs, and the service answers about one`);
        const [item] = items;
        if (typeof item !== "object" || item === null)
          throw new RangeError("it holds no proof object");
        const readHex = (name) => {
          const value = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_4__.mz)(item, name);
          const text = typeof value === "string" ? value.replace(/^(?:0x)?(?=[0-9a-f]{64}$)/i, "0x") : "";
          if (!/^0x[0-9a-f]+$/i.test(text))
            throw new RangeError(`${name} is not 0x-prefixed hex`);
          return text;
        };
        return { address: readHex("address"), data: readHex("data"), proof: readHex("proof"), root: readHex("root") };
      }
      function decodeProof(bytes) {
        try {
          return (0, _core_json_js__WEBPACK_IMPORTED_MODULE_1__._6)(bytes);
        } catch (cause) {
          throw new RangeError("it is not JSON", { cause });
        }
      }
      const encodedZeroHex = "000100";
      const encodedOneHex = "000101";
      const hashLengthHex = "00000020";
      const maxMerkleSteps = 256;
      function merkleRoot(data, path) {
        return rootOfSteps(data, toProofSteps(path));
      }
      function parseMerklePath(text) {
        if (!/^0x(?:[0-9a-f]{2})+$/i.test(text))
          throw new RangeError("proof is not 0x-prefixed hex");
        const reader = createByteReader((0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_5__.aT)(text.slice(2)));
        const blockTime = reader.readNumber();
        const stepCount = reader.readNumber();
        if (stepCount > BigInt(maxMerkleSteps))
          throw new RangeError(`proof has more than ${maxMerkleSteps} steps`);
        const steps = Array.from({ length: Number(stepCount) }, () => reader.readStep());
        reader.expectEnd();
        return { blockTime, steps };
      }
      function formatMerklePath({ blockTime, steps }) {
        const encodedSteps = steps.map(({ isLeft, hash }) => hexToBytes(`${isLeft ? "01" : "00"}${hashLengthHex}${hash}${encodedZeroHex}`));
        const bytes = concatBytes(encodeNumber(blockTime), encodeNumber(BigInt(steps.length)), ...encodedSteps);
        return `0x${bytesToHex(bytes).toUpperCase()}`;
      }
      function encodeNumber(value) {
        const hex = value.toString(16);
        const evenHex = hex.length % 2 === 0 ? hex : `0${hex}`;
        const signedHex = Number.parseInt(evenHex.slice(0, 2), 16) > 127 ? `00${evenHex}` : evenHex;
        return concatBytes(Uint8Array.of(0, signedHex.length / 2), hexToBytes(signedHex));
      }
      function createByteReader(bytes) {
        let offset = 0;
        const take = (length) => {
          const takenBytes = bytes.subarray(offset, offset + length);
          if (takenBytes.length !== length)
            throw new RangeError("proof ends too early");
          offset += length;
          return takenBytes;
        };
        const readNumber = () => {
          const [scale = 1, length = 0] = take(2);
          if (scale !== 0 || length < 1 || length > 32)
            throw new RangeError("proof holds a number of a foreign form");
          const valueBytes = take(length);
          if ((valueBytes[0] ?? 0) > 127)
            throw new RangeError("proof holds a negative number");
          return BigInt(`0x${(0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_5__.My)(valueBytes)}`);
        };
        const readStep = () => {
          const [side = 2] = take(1);
          if (side > 1)
            throw new RangeError("proof has a step that is neither left nor right");
          if ((0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_5__.My)(take(4)) !== hashLengthHex)
            throw new RangeError("proof holds a hash that is not 32 bytes");
          const hash = (0, _core_digest_js__WEBPACK_IMPORTED_MODULE_3__.SS)(take(32));
          if (readNumber() !== 0n)
            throw new RangeError("proof holds a value other than 0");
          return { isLeft: side === 1, hash };
        };
        const expectEnd = () => {
          if (offset !== bytes.length)
            throw new RangeError("proof goes on after its last step");
        };
        return { readNumber, readStep, expectEnd };
      }
      const hashStep = { op: "sha3-256" };
      const maxStepBytes = 4096;
      function toProofSteps({ steps }) {
        const leafSteps = [{ l: `${encodedZeroHex}${hashLengthHex}` }, { r: encodedZeroHex }, hashStep];
        const nodeSteps = steps.flatMap(({ isLeft, hash: sibling }) => isLeft ? [{ l: `${encodedOneHex}${hashLengthHex}${sibling}${hashLengthHex}` }, { r: encodedZeroHex }, hashStep] : [{ l: `${encodedOneHex}${hashLengthHex}` }, { r: `${hashLengthHex}${sibling}${encodedZeroHex}` }, hashStep]);
        return [...leafSteps, ...nodeSteps];
      }
      function rootOfSteps(digest, steps) {
        if (steps.length > _statement_js__WEBPACK_IMPORTED_MODULE_2__.UX)
          throw new RangeError(`it has more than ${_statement_js__WEBPACK_IMPORTED_MODULE_2__.UX} steps`);
        const root = (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_5__.My)(steps.reduce(followStep, (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_5__.aT)(digest)));
        if (steps.length === 0 || !(0, _core_digest_js__WEBPACK_IMPORTED_MODULE_3__.Bc)(root))
          throw new RangeError("its steps do not end in a hash");
        return root;
      }
      function followStep(bytes, step) {
        if ("op" in step)
          return (0, _noble_hashes_sha3_js__WEBPACK_IMPORTED_MODULE_6__.C2)(bytes);
        const nextBytes = "l" in step ? (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_5__.Id)((0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_5__.aT)(step.l), bytes) : (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_5__.Id)(bytes, (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_5__.aT)(step.r));
        if (nextBytes.length > maxStepBytes)
          throw new RangeError(`its steps gather more than ${maxStepBytes} bytes`);
        return nextBytes;
      }
      function toAnchorProof(item) {
        const root = (0, _core_digest_js__WEBPACK_IMPORTED_MODULE_3__.s1)(item.root);
        if (root === void 0)
          throw new RangeError("its root is not a 32-byte hash");
        return { steps: toProofSteps(parseMerklePath(item.proof)), root, file: item };
      }
    })
  ),
  /***/
  2896: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        hI: () => (
          /* binding */
          addsToRecord
        ),
        um: () => (
          /* binding */
          isClaimedStamped
        ),
        $p: () => (
          /* binding */
          isOfRelease
        ),
        ve: () => (
          /* binding */
          isSameRepository
        ),
        Is: () => (
          /* reexport */
          recorded_anchor.Is
        ),
        lM: () => (
          /* binding */
          isStamped
        ),
        rG: () => (
          /* reexport */
          recorded_anchor.rG
        ),
        C6: () => (
          /* binding */
          openRecord
        ),
        CP: () => (
          /* reexport */
          statement_file.CP
        )
      });
      var checksums = __webpack_require__(291);
      var recorded_anchor = __webpack_require__(1727);
      var file_names = __webpack_require__(3364);
      var statement_file = __webpack_require__(9131);
      var to_statement = __webpack_require__(5679);
      ;
      function uniteNames(sortedFiles, isOfOneRelease) {
        const nameOf = isOfOneRelease ? createNameJoiner(sortedFiles) : (name) => name;
        const currentDigestByName = /* @__PURE__ */ new Map();
        const foundNames = /* @__PURE__ */ new Set();
        const historyByName = /* @__PURE__ */ new Map();
        const entryByKey = /* @__PURE__ */ new Map();
        for (const file of sortedFiles) {
          const isFound = createFoundTest(file.statement);
          for (const { name: statedName, digest } of file.statement.subject) {
            const name = nameOf(statedName);
            const key = `${digest.sha3_256} ${name}`;
            const earlierEntry = entryByKey.get(key);
            const recordedOn = earlierEntry?.recordedOn ?? (0, statement_file.CP)(file);
            const entry = { digest: { ...digest, ...earlierEntry?.digest }, recordedOn };
            entryByKey.set(key, entry);
            const history = historyByName.get(name);
            if (history?.has(digest.sha3_256))
              history.set(digest.sha3_256, entry);
            const isFirst = !currentDigestByName.has(name);
            const isNowFound = isFound(digest.sha3_256);
            const isStamp = isNowFound && file.statement.predicate.mode === "stamp";
            if (isFirst || isStamp || isNowFound && !foundNames.has(name))
              currentDigestByName.set(name, digest.sha3_256);
            if (isNowFound)
              foundNames.add(name);
            if (!isStamp)
              continue;
            const stampedByDigest = history ?? /* @__PURE__ */ new Map();
            stampedByDigest.delete(digest.sha3_256);
            historyByName.set(name, stampedByDigest.set(digest.sha3_256, entry));
          }
        }
        const sortedNames = [...currentDigestByName].toSorted(([one], [two]) => (0, checksums.MP)(one, two));
        return new Map(sortedNames.map(([name, sha3_256]) => {
          const otherEntries = [...historyByName.get(name) ?? []].filter(([digest]) => digest !== sha3_256);
          const former = otherEntries.map(([, entry]) => entry).toReversed();
          return [name, { name, digest: { sha3_256 }, recordedOn: "", ...entryByKey.get(`${sha3_256} ${name}`), former }];
        }));
      }
      function createFoundTest({ subject, predicate: { anchors, lists } }) {
        const foundDigests = /* @__PURE__ */ new Set();
        for (const { covers, digest } of anchors.filter(recorded_anchor.xb)) {
          foundDigests.add(digest);
          if (covers !== "list")
            continue;
          const list = lists.find(({ sha3_256, text }) => sha3_256 === digest && text !== void 0);
          const listed = list && listEntriesOf({ ...list, subjects: subject }).map((entry) => entry.digest);
          for (const each of listed ?? subject.map((one) => one.digest.sha3_256))
            foundDigests.add(each);
        }
        return (digest) => foundDigests.has(digest);
      }
      function createNameJoiner(sortedFiles) {
        const allNames = new Set(sortedFiles.flatMap(({ statement }) => statement.subject.map(({ name }) => name)));
        const namesByAssetName = Map.groupBy(allNames, file_names.rw);
        return (name) => {
          const assetName = (0, file_names.rw)(name);
          return namesByAssetName.get(assetName)?.length === 2 && allNames.has(assetName) ? assetName : name;
        };
      }
      function listEntriesOf(list) {
        const { name, text, subjects } = list;
        if (text === void 0) {
          return name === checksums.TR ? [] : subjects.map(({ name: file, digest }) => ({ name: file, digest: digest.sha3_256 }));
        }
        try {
          return (0, checksums.yk)(name, (0, to_statement.so)(list, subjects));
        } catch {
          return [];
        }
      }
      ;
      function openRecord(files, isOfOneRelease = new Set(files.map(releaseKeyOf)).size === 1 && files[0]?.statement.predicate.release !== void 0) {
        const allFiles = (0, statement_file.fE)(files);
        const isDemonstration = allFiles.some(isOfDemonstration) && allFiles.every((file) => isOfDemonstration(file) || hasNoAnswer(file));
        const countedFiles = isDemonstration ? allFiles : allFiles.filter((file) => !isOfDemonstration(file));
        const anchors = (0, recorded_anchor.Y7)(countedFiles);
        const lists = uniteLists(countedFiles, anchors);
        let listAnchorByDigest;
        const chain = countedFiles.findLast(({ statement }) => statement.predicate.chain !== void 0)?.statement.predicate.chain;
        const parentIds = new Set(allFiles.flatMap(statement_file.OU));
        const presentIds = new Set(allFiles.map(({ id: id2 }) => id2));
        return {
          statements: countedFiles,
          heads: [...presentIds].filter((id2) => !parentIds.has(id2)).toSorted(),
          missingIds: [...parentIds].filter((id2) => !presentIds.has(id2)).toSorted(),
          names: uniteNames(countedFiles, isOfOneRelease),
          anchors,
          lists,
          witnesses: (0, recorded_anchor.zj)(countedFiles.flatMap(({ statement }) => statement.predicate.witnesses ?? [])),
          ...chain && { chain },
          isDemonstration,
          findListAnchor: (digest) => (listAnchorByDigest ??= findListAnchors(lists, anchors)).get(digest)
        };
      }
      function releaseKeyOf({ statement: { predicate } }) {
        const { repository, tag, id: id2 } = predicate.release ?? {};
        return String(id2 ?? `${repository} ${tag}`);
      }
      function isOfDemonstration({ statement }) {
        return statement.predicate.service?.demonstration === true;
      }
      function hasNoAnswer({ statement: { predicate } }) {
        const isAnswered = (anchor) => anchor.mayBeSpent === true || !["unknown", "unreachable", "failed", "skipped"].includes(anchor.verdict);
        return (predicate.witnesses ?? []).length === 0 && !predicate.anchors.some(isAnswered);
      }
      function isOfRelease({ predicate: { release, run } }, { repository, tag, id: id2 }) {
        if (release?.id !== void 0 && id2 !== void 0)
          return release.id === id2;
        if (release !== void 0)
          return isSameRepository(release.repository, repository) && release.tag === tag;
        const runTag = /^refs\/tags\/(.+)$/.exec(run?.ref ?? "")?.[1];
        return run?.repository !== void 0 && isSameRepository(run.repository, repository) && (runTag ?? tag) === tag;
      }
      function isSameRepository(one, two) {
        return one.toLowerCase() === two.toLowerCase();
      }
      function findListAnchors(lists, anchors) {
        const anchorByDigest = /* @__PURE__ */ new Map();
        for (const list of lists) {
          const anchor = anchors.get(list.sha3_256);
          if (anchor === void 0 || !hasClaimedDigests(list))
            continue;
          for (const { digest } of listEntriesOf(list)) {
            const knownAnchor = anchorByDigest.get(digest);
            const isBetter = knownAnchor === void 0 || ((0, recorded_anchor.Is)(anchor) ? !(0, recorded_anchor.Is)(knownAnchor) : rankOfListAnchor(anchor) >= rankOfListAnchor(knownAnchor));
            if (isBetter)
              anchorByDigest.set(digest, anchor);
          }
        }
        return anchorByDigest;
      }
      function rankOfListAnchor(anchor) {
        if ((0, recorded_anchor.Is)(anchor))
          return 3;
        return isClaimedStamped(anchor) ? 2 : Number(anchor.stamps.length > 0);
      }
      function isClaimedStamped(anchor) {
        return anchor !== void 0 && ((0, recorded_anchor.Is)(anchor) || !(0, recorded_anchor.GZ)(anchor) && anchor.stamps.length > 0);
      }
      function isStamped({ anchors, findListAnchor }, digest) {
        const knownAnchors = [anchors.get(digest), findListAnchor(digest)];
        return knownAnchors.some((anchor) => anchor !== void 0 && ((0, recorded_anchor.Is)(anchor) || anchor.stamps.length > 0));
      }
      function addsToRecord({ statements }, file) {
        return statements.length === 0 || contentOf(openRecord(statements)) !== contentOf(openRecord([...statements, file]));
      }
      function contentOf({ names, anchors, lists, witnesses, chain, isDemonstration }) {
        const nameContents = [...names.values()].map(({ name, digest, former }) => [
          name,
          digest,
          former.map((one) => one.digest)
        ]);
        const anchorContents = [...anchors.values()].map((anchor) => ({ ...anchor, stamps: void 0 }));
        const listContents = lists.map(({ name, sha3_256 }) => [name, sha3_256]);
        return JSON.stringify([nameContents, anchorContents, listContents, witnesses, chain, isDemonstration]);
      }
      function uniteLists(sortedFiles, anchors) {
        const listByDigest = /* @__PURE__ */ new Map();
        for (const { statement } of sortedFiles) {
          for (const list of statement.predicate.lists) {
            const knownList = listByDigest.get(list.sha3_256);
            const statedList = { ...list, subjects: statement.subject };
            const isDoubtful = knownList !== void 0 && anchors.has(list.sha3_256) && knownList.subjects !== statedList.subjects;
            const isBetter = isDoubtful && !hasClaimedDigests(knownList) && hasClaimedDigests(statedList);
            if (knownList === void 0 || isBetter)
              listByDigest.set(list.sha3_256, statedList);
          }
        }
        return [...listByDigest.values()];
      }
      function makeLists(subjects, names) {
        const listNames = [sha3ListName, sha256ListName].filter((name) => names.has(name));
        return listNames.map((name) => ({ name, subjects, ...listDigests(listText({ name }, subjects)) }));
      }
      const resultsBySubjects = /* @__PURE__ */ new WeakMap();
      function hasClaimedDigests(list) {
        const { subjects } = list;
        const resultByDigest = resultsBySubjects.get(subjects) ?? /* @__PURE__ */ new Map();
        resultsBySubjects.set(subjects, resultByDigest);
        const knownResult = resultByDigest.get(list.sha3_256);
        if (knownResult !== void 0)
          return knownResult;
        const { sha3_256, sha256 } = (0, to_statement.SL)((0, to_statement.so)(list, subjects));
        const result = list.sha3_256 === sha3_256 && (list.sha256 === void 0 || list.sha256 === sha256);
        resultByDigest.set(list.sha3_256, result);
        return result;
      }
    })
  ),
  /***/
  1727: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        GZ: () => (
          /* binding */
          isDenied
        ),
        /* harmony export */
        Is: () => (
          /* binding */
          isSettled
        ),
        /* harmony export */
        Y7: () => (
          /* binding */
          uniteAnchors
        ),
        /* harmony export */
        rG: () => (
          /* binding */
          oldestRecord
        ),
        /* harmony export */
        xb: () => (
          /* binding */
          isSent
        ),
        /* harmony export */
        zj: () => (
          /* binding */
          withoutDuplicates
        )
        /* harmony export */
      });
      var _core_members_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2508);
      var _statement_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7400);
      function uniteAnchors(sortedFiles) {
        const partsByDigest = /* @__PURE__ */ new Map();
        for (const { statement, uploadedOn } of sortedFiles) {
          const { mode, finishedOn, service, release, anchors } = statement.predicate;
          for (const anchor of anchors) {
            const { covers, chain, proof, verdict } = anchor;
            const parts = partsByDigest.get(anchor.digest) ?? {
              judgedAnchor: anchor,
              covers,
              chains: [],
              proofs: [],
              stamps: []
            };
            if (outweighs(anchor, parts.judgedAnchor, mode))
              parts.judgedAnchor = anchor;
            if (covers === "list")
              parts.covers = covers;
            if (chain !== void 0)
              parts.chains.push(chain);
            if (proof !== void 0)
              parts.proofs.push(proof);
            if (mode === "stamp" && service !== void 0 && stampStrength(anchor) > 0) {
              const stampVerdict = verdict === "accepted" || verdict === "unclear" ? verdict : "failed";
              const [stampedOn, isDatedByGitHub] = [uploadedOn ?? finishedOn, release !== void 0 || void 0];
              parts.stamps.push({ stampedOn, verdict: stampVerdict, service: service?.url, isDatedByGitHub });
            }
            partsByDigest.set(anchor.digest, parts);
          }
        }
        const unitedAnchors = [...partsByDigest.values()].map(({ judgedAnchor, covers, chains, proofs, stamps }) => {
          const { digest, verdict, mayBeSpent } = judgedAnchor;
          const knownFacts = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.r$)({ mayBeSpent: mayBeSpent || void 0, chain: uniteChains(chains) });
          return { covers, digest, verdict, ...knownFacts, proofs: withoutDuplicates(proofs), stamps };
        });
        return new Map(unitedAnchors.toSorted(_statement_js__WEBPACK_IMPORTED_MODULE_0__.E8).map((anchor) => [anchor.digest, anchor]));
      }
      function outweighs(later, earlier, mode) {
        const [laterFinality, earlierFinality] = [finalityOf(later.verdict), finalityOf(earlier.verdict)];
        if (earlierFinality === "settled" || laterFinality === "settled")
          return earlierFinality !== "settled";
        if (earlierFinality === "signed" || laterFinality === "signed")
          return earlierFinality !== "signed";
        if (laterFinality === "denied")
          return earlierFinality !== "denied";
        return earlierFinality === "denied" ? mode === "stamp" && stampStrength(later) > 0 : stampStrength(later) > stampStrength(earlier);
      }
      function finalityOf(verdict) {
        return verdict === "changed" ? "open" : _statement_js__WEBPACK_IMPORTED_MODULE_0__.Jq[verdict];
      }
      function uniteChains(chains) {
        if (chains.length === 0)
          return void 0;
        const records = withoutSubsets(withoutDuplicates(chains.flatMap((chain) => chain.records)));
        const address = chains.find((chain) => chain.address !== void 0)?.address;
        const chainsInBlocks = records.length === 0 ? chains : chains.filter((chain) => chain.records.length > 0);
        const port = chainsInBlocks.find((chain) => chain.port !== void 0)?.port;
        const compareHeights = (one, other) => heightOf(one) - heightOf(other) || (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1);
        return { ...(0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.r$)({ address, port }), records: records.toSorted(compareHeights) };
      }
      function withoutSubsets(records) {
        const memberNamesOf = (record) => Object.keys(record).toSorted();
        const nameLists = withoutDuplicates(records.map(memberNamesOf));
        if (nameLists.length < 2)
          return records;
        const partOf = (record, members) => JSON.stringify(members.map((name) => [name, record[name]]));
        const coveredParts = /* @__PURE__ */ new Set();
        for (const record of records) {
          const ownNames = new Set(memberNamesOf(record));
          const nameSubsets = nameLists.filter((members) => members.length < ownNames.size && members.every((name) => ownNames.has(name)));
          for (const members of nameSubsets)
            coveredParts.add(partOf(record, members));
        }
        return records.filter((record) => !coveredParts.has(partOf(record, memberNamesOf(record))));
      }
      function heightOf({ block }) {
        return block === void 0 ? Number.MAX_SAFE_INTEGER : Number(block);
      }
      function oldestRecord(records) {
        return records.toSorted((one, other) => heightOf(one) - heightOf(other))[0];
      }
      function isSettled(anchor) {
        return anchor !== void 0 && _statement_js__WEBPACK_IMPORTED_MODULE_0__.Jq[anchor.verdict] === "settled";
      }
      function isDenied({ verdict }) {
        return finalityOf(verdict) === "denied";
      }
      function isSent(anchor) {
        return isSettled(anchor) || stampStrength(anchor) > 0;
      }
      function stampStrength({ verdict, mayBeSpent }) {
        if (verdict === "timestamped")
          return 4;
        if (verdict === "accepted")
          return 3;
        return verdict === "unclear" ? 2 : Number(mayBeSpent === true);
      }
      function withoutDuplicates(items) {
        return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
      }
    })
  ),
  /***/
  552: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        $p: () => (
          /* binding */
          anchoringOf2
        ),
        /* harmony export */
        BY: () => (
          /* binding */
          findAnchoring
        ),
        /* harmony export */
        FR: () => (
          /* binding */
          failsRun
        ),
        /* harmony export */
        G_: () => (
          /* binding */
          filesAmong
        ),
        /* harmony export */
        MR: () => (
          /* binding */
          isNothingStamped
        ),
        /* harmony export */
        Mo: () => (
          /* binding */
          areFromTestChain
        ),
        /* harmony export */
        N9: () => (
          /* binding */
          rejudge
        ),
        /* harmony export */
        Pc: () => (
          /* binding */
          hasPassed
        ),
        /* harmony export */
        ST: () => (
          /* binding */
          failingRows
        ),
        /* harmony export */
        dR: () => (
          /* binding */
          chainOf
        ),
        /* harmony export */
        lG: () => (
          /* binding */
          judgementOf
        ),
        /* harmony export */
        sv: () => (
          /* binding */
          tallyOf
        ),
        /* harmony export */
        zI: () => (
          /* binding */
          operationOf
        )
        /* harmony export */
      });
      var _core_addresses_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2703);
      var _core_digest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2427);
      var _core_row_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1663);
      var _words_verdicts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2107);
      const unknownOrigin = {
        repository: "",
        ref: "",
        tag: "",
        commit: "",
        runId: "",
        runAttempt: "",
        runUrl: ""
      };
      function operationOf({ mode }) {
        return mode === "monitor" ? "verify" : mode;
      }
      function chainOf({ chain: inputChain }, { rows }) {
        if (inputChain?.name !== void 0)
          return inputChain;
        const answeredName = rows.map(({ answer }) => answer?.chainName).find((name) => name !== void 0);
        const chain = { ...answeredName !== void 0 && (0, _core_addresses_js__WEBPACK_IMPORTED_MODULE_0__.iY)(answeredName), ...inputChain };
        return Object.keys(chain).length === 0 ? void 0 : chain;
      }
      function rejudge(row, judgement) {
        for (const name of Object.keys(judgementOf(row))) {
          if (!Object.hasOwn(judgement, name))
            Reflect.deleteProperty(row, name);
        }
        Object.assign(row, judgement);
      }
      function judgementOf(row) {
        const { subject, coveredBy, isList, recentStamp, isStampedWithLf, recorded, formerDigests, ...judgement } = row;
        return judgement;
      }
      function tallyOf(rows) {
        const counts = Object.fromEntries(_words_verdicts_js__WEBPACK_IMPORTED_MODULE_2__.rY.map((verdict) => [verdict, 0]));
        for (const { verdict } of rows)
          counts[verdict] += 1;
        const presentVerdicts = _words_verdicts_js__WEBPACK_IMPORTED_MODULE_2__.rY.filter((verdict) => counts[verdict] > 0);
        const statuses = new Set(presentVerdicts.map((verdict) => _words_verdicts_js__WEBPACK_IMPORTED_MODULE_2__.Jo[verdict].status));
        const status = ["failed", "unknown", "pending"].find((each) => statuses.has(each)) ?? "finalized";
        const anchoredVerdicts = presentVerdicts.filter((verdict) => (0, _words_verdicts_js__WEBPACK_IMPORTED_MODULE_2__.rf)({ verdict }));
        return { status, counts, anchored: anchoredVerdicts.reduce((sum, verdict) => sum + counts[verdict], 0) };
      }
      function areFromTestChain(rows) {
        return rows.some(({ answer }) => answer?.demo === true);
      }
      function filesAmong(items) {
        return items.some(({ isList }) => isList === true) ? items.filter(({ isList }) => isList !== true) : items;
      }
      function failsRun(judgement, failOn) {
        return failOn.has(judgement.verdict) || failOn.size > 0 && alwaysFailingCodes.has((0, _core_row_js__WEBPACK_IMPORTED_MODULE_1__.C2)(judgement)?.code);
      }
      const alwaysFailingCodes = /* @__PURE__ */ new Set([
        "API_KEY_REJECTED",
        "PLAN_LIMIT_REACHED",
        "REPLY_MISMATCH"
      ]);
      function failingRows({ rows, failOn }) {
        return rows.filter((row) => failsRun(row, failOn));
      }
      function isNothingStamped(run) {
        const { mode, rows, failOn, isSkipped } = run;
        const isAnythingStamped = rows.some(({ localVerdict, verdict }) => _words_verdicts_js__WEBPACK_IMPORTED_MODULE_2__.Jo[localVerdict ?? verdict].isStamped);
        return mode === "stamp" && !isAnythingStamped && !isSkipped && rows.length > 0 && failOn.size > 0;
      }
      function hasPassed(run) {
        return failingRows(run).length === 0 && run.problems.length === 0 && !isNothingStamped(run);
      }
      function findAnchoring(records, digests) {
        const matches = records.filter(({ matchedHash }) => digests.some((digest) => (0, _core_digest_js__WEBPACK_IMPORTED_MODULE_3__.dv)(matchedHash, digest)));
        const [firstRecord] = matches.toSorted((one, other) => heightOf(one) - heightOf(other));
        return firstRecord && { firstRecord, count: matches.length };
      }
      function anchoringOf2({ subject, coveredBy, verdict, answer }) {
        if (!(0, _words_verdicts_js__WEBPACK_IMPORTED_MODULE_2__.rf)({ verdict }) || answer === void 0)
          return void 0;
        const digests = [subject.digest ?? [], "root" in subject ? subject.root : []].flat();
        return findAnchoring(answer.records, coveredBy === void 0 ? digests : [coveredBy]);
      }
      function heightOf({ blockNumber }) {
        return blockNumber === void 0 ? Number.POSITIVE_INFINITY : Number(blockNumber);
      }
    })
  ),
  /***/
  9131: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        CP: () => (
          /* binding */
          timeOfStatement
        ),
        /* harmony export */
        FH: () => (
          /* binding */
          renderEvidencePage
        ),
        /* harmony export */
        OU: () => (
          /* binding */
          parentIdsOf
        ),
        /* harmony export */
        P_: () => (
          /* binding */
          parseStatementFile
        ),
        /* harmony export */
        Rp: () => (
          /* binding */
          toStatementFile
        ),
        /* harmony export */
        Z8: () => (
          /* binding */
          maxStatementBytes
        ),
        /* harmony export */
        fE: () => (
          /* binding */
          sortStatements
        ),
        /* harmony export */
        i7: () => (
          /* binding */
          damagedFileAdvice
        ),
        /* harmony export */
        vf: () => (
          /* binding */
          parseEvidence
        )
        /* harmony export */
      });
      var _noble_hashes_sha3_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8041);
      var _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2565);
      var _core_digest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2427);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6608);
      var _core_file_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3364);
      var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5961);
      var _core_members_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2508);
      var _statement_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7400);
      const maxStatementBytes = 256 * 1024 * 1024;
      const damagedFileAdvice = "The file is the record of an earlier run: which files it stamped, and which blocks hold them. This run did not change it. Put it back from a copy: its name proves the right one. If there is no copy, keep the damaged file in another place, and remove it from this one. The next run may then pay again for stamps that it knew.";
      const sha3InJavaScript = (bytes) => (0, _core_digest_js__WEBPACK_IMPORTED_MODULE_4__.SS)((0, _noble_hashes_sha3_js__WEBPACK_IMPORTED_MODULE_5__.C2)(bytes));
      function toStatementFile(statement, sha3 = (text) => sha3InJavaScript((0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_6__.AI)(text))) {
        const text = `${JSON.stringify(statement)}
`;
        return { id: toStatementId(sha3(text)), text, statement };
      }
      function toStatementId(digest) {
        return digest.slice(0, 16);
      }
      function parseStatementFile(content, name = "", sha3 = sha3InJavaScript) {
        return withEvidenceErrors(() => {
          const id2 = toStatementId(sha3(typeof content === "string" ? (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_6__.AI)(content) : content));
          const idInName = (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_1__.Ke)(name);
          if (idInName !== void 0 && idInName !== id2) {
            const ending = typeof content === "string" ? content.slice(-2) : String.fromCharCode(...content.slice(-2));
            const reason = ending === "\r\n" ? ", since the line ends were changed from LF to CRLF" : "";
            return refuse(`it was changed: its bytes do not give its name${reason}`);
          }
          const text = toText(content);
          return { id: id2, text, statement: readStatement(text) };
        });
      }
      function parseEvidence(content, name = "", sha3 = sha3InJavaScript) {
        const text = withEvidenceErrors(() => toText(content));
        if (!/^\s*</.test(text))
          return [parseStatementFile(content, name, sha3)];
        const isPageWhole = /<\/html>\s*$/.test(text);
        const reason = isPageWhole ? "the page has no evidence in it" : "the page was cut: its end is missing";
        return parsePageData(withEvidenceErrors(() => evidenceTextOf(text) ?? refuse(reason)), sha3);
      }
      function parsePageData(data, sha3 = sha3InJavaScript) {
        return withEvidenceErrors(() => parseStatementTexts(data)).map((one) => parseStatementFile(one, "", sha3));
      }
      function refuse(reason) {
        throw new RangeError(reason);
      }
      function parseStatementTexts(data) {
        const texts = (0, _core_json_js__WEBPACK_IMPORTED_MODULE_2__.lk)(data, void 0, 2 * maxStatementBytes);
        if (!Array.isArray(texts) || !texts.every((text) => typeof text === "string"))
          return refuse("it is no list of texts");
        return texts.length === 0 ? refuse("the page has no evidence in it") : texts;
      }
      function readStatement(text) {
        const rootMember = { value: (0, _core_json_js__WEBPACK_IMPORTED_MODULE_2__.lk)(text, void 0, maxStatementBytes), where: "the statement" };
        (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.aG)((0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.C5)(rootMember, "_type"), [_statement_js__WEBPACK_IMPORTED_MODULE_3__.qB]);
        (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.aG)((0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.C5)(rootMember, "predicateType"), [_statement_js__WEBPACK_IMPORTED_MODULE_3__.W3]);
        const statement = (0, _statement_js__WEBPACK_IMPORTED_MODULE_3__.I1)(rootMember);
        if (statement.subject.length === 0)
          throw new RangeError("it names no file");
        return statement;
      }
      function toText(content) {
        if (typeof content === "string")
          return content;
        try {
          return (0, _core_json_js__WEBPACK_IMPORTED_MODULE_2__._6)(content);
        } catch (cause) {
          throw new RangeError("it is not UTF-8", { cause });
        }
      }
      function withEvidenceErrors(read) {
        try {
          return read();
        } catch (cause) {
          if (!(cause instanceof RangeError))
            throw cause;
          throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("EVIDENCE_INVALID", `The evidence cannot be used: ${cause.message}.`, { cause });
        }
      }
      const evidenceOpening = /<(?:script) type="application\/json" id="statement">/;
      const evidenceClosing = "<\/script>";
      const pieceLength = 65536;
      function* renderEvidencePage(template, statements) {
        const evidenceStart = findEvidenceStart(template);
        if (!template.startsWith(evidenceClosing, evidenceStart))
          throw new RangeError("The page has no place for evidence.");
        yield `${template.slice(0, evidenceStart)}
[`;
        for (const [index, { text }] of statements.entries()) {
          yield index === 0 ? '"' : ',\n"';
          for (let start = 0; start < text.length; start += pieceLength) {
            const piece = JSON.stringify(text.slice(start, start + pieceLength)).slice(1, -1);
            yield piece.replaceAll("<", "\\u003c");
          }
          yield '"';
        }
        yield `]
${template.slice(evidenceStart)}`;
      }
      function evidenceTextOf(page) {
        const start = findEvidenceStart(page);
        const text = page.slice(start, Math.max(start, page.indexOf(evidenceClosing, start))).trim();
        return text === "" ? void 0 : text;
      }
      function findEvidenceStart(page) {
        const openingMatch = evidenceOpening.exec(page);
        return openingMatch === null ? page.length : openingMatch.index + openingMatch[0].length;
      }
      function parentIdsOf({ statement }) {
        return statement.predicate.after ?? [];
      }
      function timeOfStatement({ uploadedOn, statement }) {
        return uploadedOn ?? statement.predicate.finishedOn;
      }
      function sortStatements(files) {
        const fileById = /* @__PURE__ */ new Map();
        for (const file of files)
          if (file.uploadedOn !== void 0 || !fileById.has(file.id))
            fileById.set(file.id, file);
        const sortedByTime = [...fileById.values()].toSorted(compareTimes);
        const indexById = new Map(sortedByTime.map(({ id: id2 }, index) => [id2, index]));
        const parentIndexSets = sortedByTime.map((file) => new Set(parentIdsOf(file).flatMap((id2) => indexById.get(id2) ?? [])));
        const childrenByParent = Map.groupBy(parentIndexSets.flatMap((own, index) => [...own].map((parent) => ({ parent, index }))), ({ parent }) => parent);
        const openParentCounts = parentIndexSets.map(({ size }) => size);
        const readyIndexes = createHeap(openParentCounts.flatMap((openCount, index) => openCount === 0 ? [index] : []));
        const orderedFiles = [];
        for (let index = readyIndexes.take(); index !== void 0; index = readyIndexes.take()) {
          orderedFiles.push(...sortedByTime.slice(index, index + 1));
          for (const child of childrenByParent.get(index) ?? []) {
            const openCount = (openParentCounts[child.index] ?? 0) - 1;
            openParentCounts[child.index] = openCount;
            if (openCount === 0)
              readyIndexes.add(child.index);
          }
        }
        return [...orderedFiles, ...sortedByTime.filter((_, index) => openParentCounts[index] !== 0)];
      }
      function createHeap(heap) {
        const valueAt = (index) => heap[index] ?? Number.POSITIVE_INFINITY;
        const swap = (one, two) => void ([heap[one], heap[two]] = [valueAt(two), valueAt(one)]);
        return {
          add: (value) => {
            let index = heap.push(value) - 1;
            for (let parent = index - 1 >> 1; index > 0 && valueAt(index) < valueAt(parent); parent = index - 1 >> 1) {
              swap(index, parent);
              index = parent;
            }
          },
          take: () => {
            const [lowest] = heap;
            const lastValue = heap.pop();
            if (heap.length === 0 || lastValue === void 0)
              return lowest;
            heap[0] = lastValue;
            for (let index = 0; ; ) {
              const child = valueAt(2 * index + 1) < valueAt(2 * index + 2) ? 2 * index + 1 : 2 * index + 2;
              if (valueAt(child) >= valueAt(index))
                return lowest;
              swap(index, child);
              index = child;
            }
          }
        };
      }
      function compareTimes(one, other) {
        const finishedAtMs = (file) => Date.parse(file.statement.predicate.finishedOn);
        return Date.parse(timeOfStatement(one)) - Date.parse(timeOfStatement(other)) || finishedAtMs(one) - finishedAtMs(other) || (one.id < other.id ? -1 : 1);
      }
    })
  ),
  /***/
  7400: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        E8: () => (
          /* binding */
          compareAnchors
        ),
        /* harmony export */
        FB: () => (
          /* binding */
          hexDigestOf
        ),
        /* harmony export */
        Gy: () => (
          /* binding */
          maxSubjects
        ),
        /* harmony export */
        I1: () => (
          /* binding */
          statementForm
        ),
        /* harmony export */
        Jq: () => (
          /* binding */
          finalityByVerdict
        ),
        /* harmony export */
        UX: () => (
          /* binding */
          maxProofSteps
        ),
        /* harmony export */
        W3: () => (
          /* binding */
          predicateType
        ),
        /* harmony export */
        Wh: () => (
          /* binding */
          maxTextLength
        ),
        /* harmony export */
        qB: () => (
          /* binding */
          statementType
        )
        /* harmony export */
      });
      var _core_checksums_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(291);
      var _core_digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2427);
      var _core_members_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2508);
      const statementType = "https://in-toto.io/Statement/v1";
      const predicateType = "https://anchor-artifacts.github.io/anchor/v1";
      const evidenceModes = ["stamp", "check", "verify", "monitor"];
      const finalityByVerdict = {
        anchored: "settled",
        "already-anchored": "settled",
        found: "settled",
        verified: "settled",
        timestamped: "signed",
        "not-found": "denied",
        "no-match": "denied",
        changed: "denied",
        accepted: "open",
        unclear: "open",
        unknown: "open",
        unreachable: "open",
        failed: "open",
        skipped: "open"
      };
      const maxSubjects = 1e6;
      const maxProofSteps = 3 * 257;
      const maxItems = { after: 1e3, lists: 1e3, records: 1e4, witnesses: 16 };
      const maxTextLength = 2048;
      const longTextOf = (member) => (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.b6)(member, maxTextLength);
      function fileNameOf(member) {
        const name = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.b6)(member, _core_checksums_js__WEBPACK_IMPORTED_MODULE_0__.ws);
        if (name === "" || name.includes("\0"))
          throw new RangeError(`${member.where} names no file`);
        return name;
      }
      function hexDigestOf(member) {
        const text = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.b6)(member);
        if (!(0, _core_digest_js__WEBPACK_IMPORTED_MODULE_2__.Bc)(text))
          throw new RangeError(`${member.where} is not 64 lower case hexadecimal digits`);
        return text;
      }
      const digestMembers = { sha3_256: hexDigestOf, sha256: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)(hexDigestOf) };
      const subjectForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.Xy)({ name: fileNameOf, digest: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.Xy)(digestMembers) });
      const runForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.Xy)({
        repository: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)(longTextOf),
        ref: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)(longTextOf),
        commit: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)(longTextOf),
        url: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)(longTextOf),
        attempt: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)(longTextOf)
      });
      const releaseForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.Xy)({ repository: longTextOf, tag: longTextOf, id: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)(_core_members_js__WEBPACK_IMPORTED_MODULE_1__.gd) });
      const listForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.Xy)({
        name: fileNameOf,
        ...digestMembers,
        text: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)((member) => (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.b6)(member, Number.POSITIVE_INFINITY))
      });
      const recordForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.Xy)({
        block: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)((member) => typeof member.value === "string" ? (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.HU)(member, /^\d{1,20}$/, "a block number") : (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.gd)(member)),
        /** As the service wrote it; it has no time zone unless it names one. */
        date: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)(_core_members_js__WEBPACK_IMPORTED_MODULE_1__.b6),
        txpow: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)(_core_members_js__WEBPACK_IMPORTED_MODULE_1__.b6),
        transaction: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)(_core_members_js__WEBPACK_IMPORTED_MODULE_1__.b6),
        coin: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)(_core_members_js__WEBPACK_IMPORTED_MODULE_1__.b6),
        matched: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)(_core_members_js__WEBPACK_IMPORTED_MODULE_1__.b6)
      });
      const chainForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.Xy)({
        address: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)(_core_members_js__WEBPACK_IMPORTED_MODULE_1__.b6),
        port: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)(_core_members_js__WEBPACK_IMPORTED_MODULE_1__.gd),
        records: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.jk)(recordForm, maxItems.records)
      });
      function stepOf(member) {
        const { l, r, op } = { l: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.C5)(member, "l"), r: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.C5)(member, "r"), op: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.C5)(member, "op") };
        if ([l, r, op].filter(({ value }) => value !== void 0).length !== 1) {
          throw new RangeError(`${member.where} is not one of l, r and op`);
        }
        if (op.value !== void 0)
          return { op: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.aG)(op, ["sha3-256"]) };
        return l.value === void 0 ? { r: hexOf(r) } : { l: hexOf(l) };
      }
      function hexOf(member) {
        return (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.HU)(member, /^(?:[0-9a-f]{2})+$/, "lower case hex");
      }
      const quotedHexOf = (member) => (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.HU)(member, /^0x[0-9a-f]+$/i, "0x and hex");
      const proofForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.Xy)({
        steps: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.jk)(stepOf, maxProofSteps),
        root: hexDigestOf,
        /** The proof file that the steps were taken from. */
        file: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)((0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.Xy)({ address: quotedHexOf, data: quotedHexOf, proof: quotedHexOf, root: quotedHexOf }))
      });
      const anchorForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.Xy)({
        covers: (member) => (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.aG)(member, ["subject", "list"]),
        digest: hexDigestOf,
        verdict: (member) => (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.aG)(member, Object.keys(finalityByVerdict)),
        /** A stamp was sent that the service may have made, although no answer says so. */
        mayBeSpent: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)(_core_members_js__WEBPACK_IMPORTED_MODULE_1__.SF),
        chain: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)(chainForm),
        proof: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)(proofForm)
      });
      function compareAnchors(left, right) {
        if (left.covers !== right.covers)
          return left.covers === "list" ? -1 : 1;
        return left.digest < right.digest ? -1 : Number(left.digest > right.digest);
      }
      const witnessForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.Xy)({
        kind: (member) => (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.aG)(member, ["rfc3161", "opentimestamps"]),
        of: fileNameOf,
        url: longTextOf,
        token: (member) => (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.HU)(member, /^[A-Za-z0-9+/]{0,87384}={0,2}$/, "base64")
      });
      const statementIdOf = (member) => (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.HU)(member, /^[0-9a-f]{16}$/, "16 hexadecimal digits");
      const predicateForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.Xy)({
        /** The newest statements that the run had read, like the parents of a Git commit. */
        after: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)((0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.jk)(statementIdOf, maxItems.after)),
        tool: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.Xy)({ name: _core_members_js__WEBPACK_IMPORTED_MODULE_1__.b6, version: _core_members_js__WEBPACK_IMPORTED_MODULE_1__.b6 }),
        mode: (member) => (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.aG)(member, evidenceModes),
        /** ISO 8601 in UTC. */
        finishedOn: _core_members_js__WEBPACK_IMPORTED_MODULE_1__.nR,
        run: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)(runForm),
        /** Absent where the run neither read nor wrote a release. */
        release: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)(releaseForm),
        /** Absent when chain nodes or witnesses were asked in place of a service. */
        service: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)((0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.Xy)({ url: longTextOf, demonstration: _core_members_js__WEBPACK_IMPORTED_MODULE_1__.SF })),
        chain: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)((0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.Xy)({ name: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)(_core_members_js__WEBPACK_IMPORTED_MODULE_1__.b6), explorer: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)(longTextOf) })),
        // No two lists have one digest: each is rebuilt from all subjects, and a thousand equal lists would take hours.
        lists: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.jk)(listForm, maxItems.lists, { noun: "lists of the digest", keyOf: (list) => list.sha3_256 }),
        /** One anchor for each digest; anchors of lists come first, and both kinds are sorted by digest. */
        anchors: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.jk)(anchorForm, maxSubjects, { noun: "anchors of the digest", keyOf: ({ digest }) => digest }),
        witnesses: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.lq)((0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.jk)(witnessForm, maxItems.witnesses))
      });
      const statementForm = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.Xy)({
        _type: (member) => (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.aG)(member, [statementType]),
        /** Sorted by name in byte order, as in `anchor-SHA3-256SUMS`. */
        subject: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.jk)(subjectForm, maxSubjects, { noun: "subjects named", keyOf: ({ name }) => name }),
        predicateType: (member) => (0, _core_members_js__WEBPACK_IMPORTED_MODULE_1__.aG)(member, [predicateType]),
        predicate: predicateForm
      });
    })
  ),
  /***/
  5679: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        HJ: () => (
          /* binding */
          toStatement
        ),
        /* harmony export */
        Mf: () => (
          /* binding */
          toAnchorRecord
        ),
        /* harmony export */
        SL: () => (
          /* binding */
          listDigests2
        ),
        /* harmony export */
        ab: () => (
          /* binding */
          explorerAddress
        ),
        /* harmony export */
        jP: () => (
          /* binding */
          witnessDigests
        ),
        /* harmony export */
        so: () => (
          /* binding */
          listText2
        )
        /* harmony export */
      });
      var _noble_hashes_sha2_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5514);
      var _noble_hashes_sha3_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8041);
      var _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2565);
      var _core_checksums_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(291);
      var _core_addresses_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2703);
      var _core_members_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2508);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2872);
      var _core_digest_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2427);
      var _statement_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7400);
      function toStatement(input) {
        const subject = mergeSubjects(input.subjects);
        if (subject.length === 0)
          return void 0;
        const { subjects: _, anchors, givenList, hashText, ...facts } = input;
        const lists = toLists(subject, givenList, hashText);
        const service = facts.service && { ...facts.service, url: facts.service.url.slice(0, _statement_js__WEBPACK_IMPORTED_MODULE_3__.Wh) };
        const predicate = { ...facts, ...service && { service }, lists, anchors: anchors.toSorted(_statement_js__WEBPACK_IMPORTED_MODULE_3__.E8) };
        return _statement_js__WEBPACK_IMPORTED_MODULE_3__.I1.order({ _type: _statement_js__WEBPACK_IMPORTED_MODULE_3__.qB, subject, predicateType: _statement_js__WEBPACK_IMPORTED_MODULE_3__.W3, predicate });
      }
      function mergeSubjects(subjects) {
        const mergedSubjects = [];
        for (const subject of (0, _core_checksums_js__WEBPACK_IMPORTED_MODULE_0__.VV)(subjects)) {
          const { name, digest } = subject;
          const earlierDigests = mergedSubjects.at(-1)?.name === name ? mergedSubjects.pop()?.digest : void 0;
          if (earlierDigests !== void 0 && earlierDigests.sha3_256 !== digest.sha3_256) {
            throw new RangeError(`Two subjects of the name ${JSON.stringify(name)} have different digests.`);
          }
          mergedSubjects.push(earlierDigests === void 0 ? subject : { name, digest: { ...earlierDigests, ...digest } });
        }
        return mergedSubjects;
      }
      function toAnchorRecord(record) {
        const members = {
          block: record.blockNumber,
          date: record.blockDate,
          txpow: record.txpowId,
          transaction: record.transactionId,
          coin: record.coinId,
          matched: record.matchedHash
        };
        const knownMembers = Object.entries(members).filter(([, value]) => value !== void 0);
        return Object.fromEntries(knownMembers.map(([name, value]) => [name, typeof value === "string" ? (0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.wh)(value, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.I6.word) : value]));
      }
      function explorerAddress(chain, record) {
        const { block, txpow, transaction } = record;
        const ids2 = { blockNumber: block, txpowId: txpow, transactionId: transaction };
        return chain?.explorer === void 0 ? void 0 : (0, _core_addresses_js__WEBPACK_IMPORTED_MODULE_1__.E1)(chain.explorer, (0, _core_members_js__WEBPACK_IMPORTED_MODULE_4__.r$)(ids2));
      }
      function renderCanonicalList(name, subjects) {
        return name === _core_checksums_js__WEBPACK_IMPORTED_MODULE_0__.TR ? (0, _core_checksums_js__WEBPACK_IMPORTED_MODULE_0__.iX)(subjects.map((one) => ({ name: one.name, sha256: one.digest.sha256 }))) : (0, _core_checksums_js__WEBPACK_IMPORTED_MODULE_0__.pd)(subjects.map((one) => ({ name: one.name, digest: one.digest.sha3_256 })));
      }
      function listText2({ name, text }, subjects) {
        return text ?? [...renderCanonicalList(name, subjects)].join("");
      }
      function witnessDigests(witnesses) {
        const decodableWitnesses = witnesses.filter(({ token }) => token.length % 4 === 0);
        return new Set(decodableWitnesses.map(({ token }) => (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_5__.My)((0, _noble_hashes_sha2_js__WEBPACK_IMPORTED_MODULE_6__.sc)(Uint8Array.from(atob(token), (character) => character.charCodeAt(0))))));
      }
      function listDigests2(text) {
        return hashInJavaScript([text]);
      }
      const hashInJavaScript = (pieces) => {
        const sha3 = _noble_hashes_sha3_js__WEBPACK_IMPORTED_MODULE_7__.C2.create();
        const sha2 = _noble_hashes_sha2_js__WEBPACK_IMPORTED_MODULE_6__.sc.create();
        for (const piece of pieces) {
          const bytes = (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_5__.AI)(piece);
          sha3.update(bytes);
          sha2.update(bytes);
        }
        return { sha3_256: (0, _core_digest_js__WEBPACK_IMPORTED_MODULE_8__.SS)(sha3.digest()), sha256: (0, _noble_hashes_utils_js__WEBPACK_IMPORTED_MODULE_5__.My)(sha2.digest()) };
      };
      function toLists(subjects, givenList, hashText = hashInJavaScript) {
        const hasSha256 = subjects.some(({ digest }) => digest.sha256 !== void 0);
        const lists = (hasSha256 ? [_core_checksums_js__WEBPACK_IMPORTED_MODULE_0__.h0, _core_checksums_js__WEBPACK_IMPORTED_MODULE_0__.TR] : [_core_checksums_js__WEBPACK_IMPORTED_MODULE_0__.h0]).map((name) => {
          return { name, ...hashText(renderCanonicalList(name, subjects)) };
        });
        if (givenList === void 0)
          return lists;
        const givenDigests = hashText([givenList.text]);
        const isCanonical = lists.some((list) => list.sha3_256 === givenDigests.sha3_256);
        return isCanonical ? lists : [...lists, { name: givenList.name, ...givenDigests, text: givenList.text }];
      }
    })
  ),
  /***/
  2375: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        $0: () => (
          /* binding */
          createSpelling
        ),
        /* harmony export */
        aR: () => (
          /* binding */
          isInGit
        ),
        /* harmony export */
        d: () => (
          /* binding */
          isPossibleName
        ),
        /* harmony export */
        hv: () => (
          /* binding */
          toRealPath
        ),
        /* harmony export */
        kV: () => (
          /* binding */
          namesBelow
        )
        /* harmony export */
      });
      var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
      var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
      function toRealPath(path, spellAsOnDisk = createSpelling()) {
        return spellAsOnDisk(resolveLinks(path));
      }
      function resolveLinks(path) {
        try {
          return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path);
        } catch {
          return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
        }
      }
      function namesBelow(folder, target) {
        const path = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, target);
        if (path === "")
          return [];
        const names = path.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
        return names[0] === ".." || (0, node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path) ? void 0 : names;
      }
      function isInGit(names) {
        return names !== void 0 && names.some((name) => name.toLowerCase() === ".git");
      }
      function isPossibleName(name) {
        return node_path__WEBPACK_IMPORTED_MODULE_1__.sep === "/" || !name.includes(":");
      }
      function foldName(name) {
        return name.normalize("NFC").toLowerCase();
      }
      function createSpelling() {
        const folders = /* @__PURE__ */ new Map();
        const spellAsOnDisk = (path) => {
          const parent = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
          if (parent === path)
            return path;
          const spellInFolder = folders.get(parent) ?? createFolderSpelling(spellAsOnDisk(parent));
          folders.set(parent, spellInFolder);
          return spellInFolder((0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path));
        };
        return spellAsOnDisk;
      }
      function createFolderSpelling(path) {
        let names;
        const getNames = () => names ??= listNames(path);
        let ignoresCase;
        const isCaseIgnored = (name) => {
          const upper = name.replaceAll(/[a-z]/g, (letter) => letter.toUpperCase());
          const otherCase = upper === name ? name.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase()) : upper;
          if (ignoresCase === void 0 && otherCase !== name && isThere((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name)))
            ignoresCase = isThere((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, otherCase)) && !(getNames().exact.has(name) && getNames().exact.has(otherCase));
          return ignoresCase ?? false;
        };
        return (name) => {
          const ignoresCaseHere = isCaseIgnored(name);
          if (!ignoresCaseHere && (/^\p{ASCII}*$/u.test(name) || isThere((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name))))
            return (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name);
          const { exact, folded, normal } = getNames();
          if (exact.has(name))
            return (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name);
          const spelledName = ignoresCaseHere ? folded.get(foldName(name)) : normal.get(name.normalize("NFC"));
          return (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, spelledName ?? (ignoresCaseHere ? findLongName(path, name, exact) : void 0) ?? name);
        };
      }
      function listNames(path) {
        const names = readNames(path);
        return {
          exact: new Set(names),
          normal: new Map(names.map((name) => [name.normalize("NFC"), name])),
          folded: new Map(names.map((name) => [foldName(name), name]))
        };
      }
      function readNames(path) {
        try {
          return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path);
        } catch {
          return [];
        }
      }
      function findLongName(path, name, names) {
        const identity = identityOf((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name));
        return identity && [...names].find((other) => identityOf((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, other)) === identity);
      }
      function identityOf(path) {
        const stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { bigint: true, throwIfNoEntry: false });
        return stats && `${stats.dev}:${stats.ino}`;
      }
      function isThere(path) {
        return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false }) !== void 0;
      }
    })
  ),
  /***/
  1780: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        W: () => (
          /* binding */
          patternMistakeIn
        ),
        /* harmony export */
        Z: () => (
          /* binding */
          parsePatterns
        ),
        /* harmony export */
        readPatternProblems: () => (
          /* binding */
          readPatternProblems
        )
        /* harmony export */
      });
      var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8161);
      var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
      var _actions_glob__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3189);
      var minimatch__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3581);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6608);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2872);
      var _paths_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2375);
      async function parsePatterns(lines, workspace) {
        const { patterns, refusedLines } = await parseLines(lines, workspace);
        if (refusedLines.length === 0)
          return patterns;
        const problems = refusedLines.map(([line, why]) => `- ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_4__.S5)(line)}: ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_4__.S5)(why)}`);
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__._Z("INPUT_INVALID", ["These patterns are not usable:", ...problems]);
      }
      async function readPatternProblems(input, text) {
        const { refusedLines } = await parseLines([text], { givenPath: (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(), realPath: (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)() });
        return refusedLines.map(([line, why]) => `${input} is "${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_4__.S5)(line)}"; it must be a list of glob patterns, like dist/** (${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_4__.S5)(why)})`);
      }
      async function parseLines(texts, workspace) {
        const patterns = [];
        const refusedLines = [];
        for (const line of texts.flatMap((text) => text.split(/\r\n|\r|\n/)).map((untrimmed) => untrimmed.trim())) {
          try {
            const pattern = await parsePatternLine(line, workspace);
            if (pattern !== void 0)
              patterns.push(pattern);
          } catch (error) {
            if (!(error instanceof Error))
              throw error;
            refusedLines.push([line, error.message]);
          }
        }
        return { patterns, refusedLines };
      }
      const isWindows = node_path__WEBPACK_IMPORTED_MODULE_1__.sep === "\\";
      const globOptions = { dot: true, nobrace: true, nocase: isWindows, nocomment: true, noext: true, nonegate: true };
      async function parsePatternLine(line, workspace) {
        const [marks = ""] = /^(?:!\s*)*/.exec(line) ?? [];
        const isExclusion = marks.replaceAll(/\s/g, "").length % 2 === 1;
        const [searchPath] = (await (0, _actions_glob__WEBPACK_IMPORTED_MODULE_6__.v)(isExclusion ? `!${line}` : line)).getSearchPaths();
        if (searchPath === void 0)
          return void 0;
        const lineWithoutMarks = line.slice(marks.length);
        const slashedLine = isWindows ? lineWithoutMarks.replaceAll("\\", "/") : lineWithoutMarks;
        const glob = new minimatch__WEBPACK_IMPORTED_MODULE_2__.VR(toAbsolute(slashedLine).replace(/(?<=.)\/+$/, ""), globOptions);
        glob.set = glob.set.map((parts) => parts.map((part) => part instanceof RegExp ? withoutBacktracking(part) : part));
        const root = (0, _paths_js__WEBPACK_IMPORTED_MODULE_5__.kV)(workspace.realPath, searchPath) === void 0 ? workspace.givenPath : workspace.realPath;
        const segments = glob.pattern.split("/").filter(Boolean);
        const toPath = (name) => name === "" ? root : `${root.endsWith(node_path__WEBPACK_IMPORTED_MODULE_1__.sep) ? root : root + node_path__WEBPACK_IMPORTED_MODULE_1__.sep}${name}`;
        const matches = (path) => glob.match(segments.at(-1) === "**" ? `${path}${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}` : path);
        return {
          line,
          isExclusion,
          /** The names of the path before the first wildcard; `undefined` when they lead out of the workspace. */
          leadingNames: (0, _paths_js__WEBPACK_IMPORTED_MODULE_5__.kV)(root, searchPath),
          /** Whether the pattern has no wildcard. */
          isLiteral: segments.length === searchPath.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).filter(Boolean).length && matches(searchPath),
          // A line that ends with a slash is for folders only.
          matchesFile: (name) => !slashedLine.endsWith("/") && matches(toPath(name)),
          // A pattern that matches a folder above the workspace covers the workspace too.
          matchesFolder: (name) => matches(toPath(name)) || name === "" && foldersAbove(root).some(matches),
          /** Whether an entry in the folder `name`, at any depth, could match. */
          mayMatchBelow: (name) => glob.match(toPath(name), true)
        };
      }
      const starSource = "[^/]*?";
      function withoutBacktracking(part) {
        const pieces = part.source.split(starSource);
        if (pieces.length < 3)
          return part;
        const middlePieces = pieces.slice(1, -1).map((piece, index) => `(?=(${starSource}${piece}))\\${index + 1}`);
        return new RegExp([pieces[0], ...middlePieces, starSource, pieces.at(-1)].join(""), part.flags);
      }
      function toAbsolute(pattern) {
        const joinLiterally = (folder, rest) => {
          const escaped = (0, minimatch__WEBPACK_IMPORTED_MODULE_2__.ih)(folder.replaceAll(node_path__WEBPACK_IMPORTED_MODULE_1__.sep, "/"), { windowsPathsNoEscape: isWindows });
          return `${escaped.replace(/\/$/, "")}/${rest}`;
        };
        if (/^~(?:\/|$)/.test(pattern))
          return joinLiterally((0, node_os__WEBPACK_IMPORTED_MODULE_0__.homedir)(), pattern.slice(2));
        if (/^\/(?!\/)/.test(pattern))
          return joinLiterally((0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)("/"), pattern.slice(1));
        return (0, node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(pattern) ? pattern : joinLiterally((0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(), pattern.replace(/^\.(?:\/|$)/, ""));
      }
      function foldersAbove(path) {
        const parent = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
        return parent === path ? [] : [parent, ...foldersAbove(parent)];
      }
      const patternMistakes = [
        [/\$/, "A $ is no variable here", "Write what it stands for, or ${{ env.NAME }}."],
        [/%\w+%/, "A name between % is no variable here", "Write what it stands for, or ${{ env.NAME }}."],
        [/["'`]/, "A quote is a part of the name here", "Write the pattern without quotes."],
        [/\{/, "Braces name no alternatives here", "Write a line for each."],
        [/,/, "A comma separates no patterns here", "Write a line for each."],
        [/ /, "A space separates no patterns here", "Write a line for each."],
        ...node_path__WEBPACK_IMPORTED_MODULE_1__.sep === "/" ? [[/\\/, "A backslash separates no folders here", "Write / in its place."]] : []
      ];
      function patternMistakeIn(pattern) {
        if (/^[#!]/.test(pattern))
          return void 0;
        const mistake = patternMistakes.find(([sign]) => sign.test(pattern));
        return mistake && `${mistake[1]}. ${mistake[2]}`;
      }
    })
  ),
  /***/
  1953: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        GB: () => (
          /* binding */
          brokenLinkError
        ),
        /* harmony export */
        GI: () => (
          /* binding */
          toFileError
        ),
        /* harmony export */
        Io: () => (
          /* binding */
          createSha3
        ),
        /* harmony export */
        LC: () => (
          /* binding */
          startHash
        ),
        /* harmony export */
        TV: () => (
          /* binding */
          toDigests
        ),
        /* harmony export */
        ax: () => (
          /* binding */
          fingerprintOf
        ),
        /* harmony export */
        dr: () => (
          /* binding */
          createBuffer
        ),
        /* harmony export */
        iZ: () => (
          /* binding */
          hashNextPiece
        ),
        /* harmony export */
        q1: () => (
          /* binding */
          leadsNowhere
        ),
        /* harmony export */
        yi: () => (
          /* binding */
          hashBytes
        ),
        /* harmony export */
        zS: () => (
          /* binding */
          fileError
        )
        /* harmony export */
      });
      var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
      var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
      var _core_digest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2427);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6608);
      const bufferBytes = 256 * 1024;
      const openFlags = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK ?? 0);
      function createBuffer() {
        return Buffer.allocUnsafeSlow(bufferBytes);
      }
      function hashFileSync(path, buffer, settings) {
        const hashing = startHash(path, buffer, settings);
        let hashes = hashNextPiece(hashing);
        while (hashes === void 0)
          hashes = hashNextPiece(hashing);
        return hashes;
      }
      function startHash(path, buffer, settings) {
        const descriptor = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, openFlags);
        let isLarge = false;
        try {
          const before = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(descriptor);
          if (!before.isFile())
            throw fileError("FILE_NOT_REGULAR");
          isLarge = before.size >= buffer.length;
          if (isLarge)
            return hashLarge(descriptor, path, before, buffer, settings);
          const digests = digestSmall(descriptor, before.size, buffer, settings);
          return toHashes(digests, path, before, (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(descriptor), settings);
        } finally {
          if (!isLarge)
            (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
        }
      }
      function hashNextPiece(hashing) {
        if (!("next" in hashing))
          return hashing;
        const { done, value } = hashing.next();
        return done === true ? value : void 0;
      }
      function* hashLarge(descriptor, path, before, buffer, settings) {
        try {
          const digests = yield* digestLarge(descriptor, before.size, buffer, settings);
          return toHashes(digests, path, before, (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path), settings);
        } finally {
          (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
        }
      }
      function toHashes(digests, path, before, after, settings) {
        if (!isSameState(before, after)) {
          (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path);
          throw fileError("FILE_CHANGED");
        }
        const { size } = before;
        return settings.wantsFingerprint ? { ...digests, size, fingerprint: fingerprintOf(before) } : { ...digests, size };
      }
      function digestSmall(descriptor, size, buffer, settings) {
        let totalBytes = 0;
        let readBytes = 0;
        do {
          readBytes = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(descriptor, buffer, totalBytes, buffer.length - totalBytes, null);
          totalBytes += readBytes;
        } while (readBytes > 0 && totalBytes < size);
        if (totalBytes !== size)
          throw fileError("FILE_CHANGED");
        const bytes = buffer.subarray(0, totalBytes);
        const digests = toDigests(bytes, settings);
        settings.onBytes(totalBytes);
        return digests;
      }
      function* digestLarge(descriptor, size, buffer, { wantsSha256, onBytes }) {
        const sha3 = createSha3();
        const sha2 = wantsSha256 ? (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256") : void 0;
        for (let totalBytes = 0; ; yield) {
          const readBytes = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(descriptor, buffer, 0, buffer.length, null);
          totalBytes += readBytes;
          if (readBytes === 0 ? totalBytes < size : totalBytes > size)
            throw fileError("FILE_CHANGED");
          if (readBytes === 0)
            return { digest: sha3.digest(), ...sha2 && { sha256: sha2.digest("hex") } };
          const bytes = buffer.subarray(0, readBytes);
          sha3.update(bytes);
          sha2?.update(bytes);
          onBytes(readBytes);
        }
      }
      function fingerprintOf(stats) {
        return [stats.dev, stats.ino, stats.size, stats.mtimeMs, stats.ctimeMs].join(":");
      }
      function isSameState(one, other) {
        return one.ctimeMs === other.ctimeMs && one.mtimeMs === other.mtimeMs && one.size === other.size && one.nlink === other.nlink && one.ino === other.ino && one.dev === other.dev;
      }
      function hashBytes(bytes) {
        return toDigest((0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha3-256", bytes, "hex"));
      }
      function toDigests(bytes, { wantsSha256 }) {
        const digest = hashBytes(bytes);
        return wantsSha256 ? { digest, sha256: (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", bytes, "hex") } : { digest };
      }
      function createSha3() {
        const sha3 = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha3-256");
        return {
          update: (bytes) => void sha3.update(bytes),
          digest: () => toDigest(sha3.digest("hex"))
        };
      }
      function toDigest(hex) {
        if (!(0, _core_digest_js__WEBPACK_IMPORTED_MODULE_3__.Bc)(hex))
          throw new RangeError(`The hash engine returned ${hex.length} characters that are no digest.`);
        return hex;
      }
      const fileErrorMessages = {
        FILE_UNREADABLE: "The file cannot be read",
        FILE_VANISHED: "The file is not there",
        FILE_CHANGED: "The file changed while it was being hashed",
        FILE_NOT_REGULAR: "This is not a regular file",
        FILE_OUTSIDE_WORKSPACE: "The file is not in the workspace",
        FILE_NAME_INVALID: "The file's name is not valid UTF-8"
      };
      const codesBySystemCode = {
        ENOENT: "FILE_VANISHED",
        ENOTDIR: "FILE_VANISHED",
        // The system gives these two codes when a link has replaced a part of the path since the file was found.
        ELOOP: "FILE_CHANGED",
        EMLINK: "FILE_CHANGED",
        // The system gives these two codes for a socket, or for a device without a driver.
        ENXIO: "FILE_NOT_REGULAR",
        ENODEV: "FILE_NOT_REGULAR"
      };
      const hintsBySystemCode = {
        EIO: "The disk could not read the file. Check the disk, or write the file again."
      };
      function fileError(code, { detail, ...options } = {}) {
        return new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__._Z(code, `${fileErrorMessages[code]}${detail === void 0 ? "" : ` (${detail})`}.`, options);
      }
      function toFileError(thrown) {
        const code = (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.xU)(thrown);
        if (code === void 0 || code === "EMFILE" || code === "ENFILE")
          return (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.Xt)(thrown);
        if (code === "EISDIR")
          return folderError(thrown);
        return fileError(codesBySystemCode[code] ?? "FILE_UNREADABLE", {
          detail: code,
          cause: thrown,
          hint: hintsBySystemCode[code]
        });
      }
      function leadsNowhere(thrown) {
        return ["ENOENT", "ENOTDIR", "ELOOP"].includes((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.xU)(thrown) ?? "");
      }
      function folderError(cause) {
        const hint = "Name a file, or a pattern such as dist/**.";
        return new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__._Z("FILE_NOT_REGULAR", "This is a folder, not a file.", { cause, hint });
      }
      function brokenLinkError() {
        const hint = "Correct the link, name the file itself, or leave the link out.";
        return new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__._Z("FILE_VANISHED", "The file is a symbolic link, and its target does not exist.", { hint });
      }
    })
  ),
  /***/
  4964: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        LH: () => (
          /* binding */
          hashStream
        ),
        /* harmony export */
        _5: () => (
          /* binding */
          isUnchanged
        ),
        /* harmony export */
        qj: () => (
          /* binding */
          hashText
        ),
        /* harmony export */
        yQ: () => (
          /* binding */
          hashFiles
        )
        /* harmony export */
      });
      var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
      var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
      var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8161);
      var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8500);
      var _core_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5961);
      var _hash_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1953);
      async function* hashFiles(files, options = {}) {
        const { wantsSha256 = false, wantsFingerprint = false, onBytes = () => {
        }, signal } = options;
        const orderedFiles = [...files];
        const threads = Math.min(options.threads ?? countUsefulThreads(orderedFiles), orderedFiles.length);
        const settings = { wantsSha256, wantsFingerprint, onBytes };
        if (threads > 0)
          orderedFiles.sort(([, one], [, other]) => other.size - one.size);
        if (threads === 0) {
          yield* hashInline(orderedFiles, settings, signal);
          return;
        }
        const paths = orderedFiles.map(([, { path }]) => path);
        const { hashInPool } = await __webpack_require__.e(
          /* import() */
          804
        ).then(__webpack_require__.bind(__webpack_require__, 6804));
        for await (const batch of hashInPool(paths, { ...settings, threads, signal })) {
          yield batch.map((result) => toHashedFile(orderedFiles[result.fileIndex], result));
        }
      }
      function toHashedFile(file, result) {
        if (file === void 0)
          throw new RangeError("A thread hashed a file that was not asked for.");
        const [index, { name }] = file;
        return "hashes" in result ? { index, subject: { ...result.hashes, name, path: name } } : { index, subject: { name, path: name }, error: result.error };
      }
      const poolCostBytes = 32 * 1024 * 1024;
      const openingCostBytes = 8 * 1024;
      function countUsefulThreads(files) {
        const totalBytes = files.reduce((sum, [, { size }]) => sum + size, 0);
        const isFaster = files.length > 1 && totalBytes - files.length * openingCostBytes >= poolCostBytes;
        return isFaster ? (0, node_os__WEBPACK_IMPORTED_MODULE_2__.availableParallelism)() : 0;
      }
      function isUnchanged(path, fingerprint) {
        try {
          return (0, _hash_file_js__WEBPACK_IMPORTED_MODULE_5__.ax)((0, node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path)) === fingerprint;
        } catch {
          return false;
        }
      }
      const maxHashBlockMs = 2;
      async function* hashInline(files, settings, signal) {
        const buffer = (0, _hash_file_js__WEBPACK_IMPORTED_MODULE_5__.dr)();
        let nextIndex = 0;
        let hashing;
        const hashPiece = (path) => {
          try {
            const hashes = (0, _hash_file_js__WEBPACK_IMPORTED_MODULE_5__.iZ)(hashing ??= (0, _hash_file_js__WEBPACK_IMPORTED_MODULE_5__.LC)(path, buffer, settings));
            return hashes && { hashes };
          } catch (thrown) {
            return { error: (0, _hash_file_js__WEBPACK_IMPORTED_MODULE_5__.GI)(thrown) };
          }
        };
        const hashForAWhile = () => {
          const hashedFiles = [];
          const endsAt = performance.now() + maxHashBlockMs;
          for (let file = files[nextIndex]; file !== void 0 && performance.now() < endsAt; file = files[nextIndex]) {
            const outcome = hashPiece(file[1].path);
            if (outcome === void 0)
              continue;
            hashedFiles.push(toHashedFile(file, outcome));
            hashing = void 0;
            nextIndex += 1;
          }
          return hashedFiles;
        };
        try {
          while (nextIndex < files.length) {
            if (signal?.aborted)
              return;
            const hashedFiles = hashForAWhile();
            if (hashedFiles.length > 0)
              yield hashedFiles;
            if (nextIndex < files.length)
              await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setImmediate)();
          }
        } finally {
          if (hashing !== void 0 && "return" in hashing)
            hashing.return(void 0);
        }
      }
      async function hashStream(bytes, onBytes) {
        const sha3 = (0, _hash_file_js__WEBPACK_IMPORTED_MODULE_5__.Io)();
        const sha2 = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
        let size = 0;
        for await (const chunk of bytes) {
          sha3.update(chunk);
          sha2.update(chunk);
          size += chunk.length;
          onBytes(chunk.length);
          const { buffer, byteLength } = chunk;
          if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength)
            buffer.transfer(0);
        }
        return { digest: sha3.digest(), sha256: sha2.digest("hex"), size };
      }
      function hashText(pieces) {
        const sha3 = (0, _hash_file_js__WEBPACK_IMPORTED_MODULE_5__.Io)();
        const sha2 = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
        let size = 0;
        for (const bytes of (0, _core_json_js__WEBPACK_IMPORTED_MODULE_4__.Pq)(pieces)) {
          sha3.update(bytes);
          sha2.update(bytes);
          size += bytes.length;
        }
        return { sha3_256: sha3.digest(), sha256: sha2.digest("hex"), size };
      }
    })
  ),
  /***/
  6077: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Jm: () => (
          /* binding */
          retryWhileHeld
        ),
        /* harmony export */
        VX: () => (
          /* binding */
          readRegular
        ),
        /* harmony export */
        i4: () => (
          /* binding */
          readBeginning
        ),
        /* harmony export */
        lf: () => (
          /* binding */
          openRegular
        ),
        /* harmony export */
        uA: () => (
          /* binding */
          unwritableError
        ),
        /* harmony export */
        vK: () => (
          /* binding */
          writeAtomically
        ),
        /* harmony export */
        vo: () => (
          /* binding */
          removeTemporaryFiles
        ),
        /* harmony export */
        wZ: () => (
          /* binding */
          makeFolders
        ),
        /* harmony export */
        zP: () => (
          /* binding */
          readFrom
        )
        /* harmony export */
      });
      var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
      var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
      var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1455);
      var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
      var node_timers_promises__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8500);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6608);
      var _core_file_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3364);
      var _core_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5961);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2872);
      async function writeAtomically(path, content) {
        const temporaryPath = (0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0, node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path), `.${(0, node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(path)}.${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.tmp`);
        try {
          const handle = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(temporaryPath, "wx", 384);
          try {
            await writeInto(handle, content);
            await retryWhileHeld(() => (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(temporaryPath, path));
          } catch (cause) {
            await retryWhileHeld(() => (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(temporaryPath, { force: true }));
            throw cause;
          }
        } catch (cause) {
          if (cause instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_5__._Z)
            throw cause;
          throw unwritableError(path, cause);
        }
      }
      const heldFileCodes = /* @__PURE__ */ new Set(["EPERM", "EACCES", "EBUSY"]);
      const maxHeldMs = 3e3;
      const retryPauseMs = 100;
      async function retryWhileHeld(change) {
        const endsAt = performance.now() + maxHeldMs;
        for (; ; ) {
          try {
            return await change();
          } catch (error) {
            if (!heldFileCodes.has(errorCodeOf(error)) || performance.now() > endsAt)
              throw error;
            await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_4__.setTimeout)(retryPauseMs);
          }
        }
      }
      function makeFolders(folder, mode = 448) {
        const topmost = findTopmostMissing(folder);
        try {
          if (topmost !== void 0)
            (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(topmost, { mode });
        } catch (error) {
          if (topmost !== void 0 && !(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(topmost))
            throw error;
        }
        (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(folder, { recursive: true, mode });
      }
      function findTopmostMissing(folder) {
        if ((0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(folder))
          return void 0;
        const parent = (0, node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(folder);
        return parent === folder ? folder : findTopmostMissing(parent) ?? folder;
      }
      function unwritableError(path, cause) {
        return new _core_errors_js__WEBPACK_IMPORTED_MODULE_5__._Z("OUTPUT_UNWRITABLE", `${path} could not be written: ${(0, _core_errors_js__WEBPACK_IMPORTED_MODULE_5__.bD)(cause)}.`, { cause });
      }
      const temporaryNamePattern = /^\.(.+)\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.tmp$/;
      const abandonedAfterMs = 15e4;
      function removeTemporaryFiles(folder, warn) {
        try {
          for (const name of (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder)) {
            const finalName = temporaryNamePattern.exec(name)?.[1] ?? "";
            if (!(0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_6__.QN)(finalName))
              continue;
            const path = (0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, name);
            const stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { throwIfNoEntry: false });
            if (stats?.isFile() === true && Date.now() - stats.mtimeMs > abandonedAfterMs)
              (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { force: true });
          }
        } catch (thrown) {
          const message = `What a killed run left in ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_8__.S5)(folder)} cannot be removed: ${(0, _core_errors_js__WEBPACK_IMPORTED_MODULE_5__.bD)(thrown)}.`;
          warn(message, { title: "leftover files" });
        }
      }
      async function writeInto(handle, content) {
        try {
          const pieces = typeof content === "string" ? [content] : content;
          await handle.writeFile(pieces instanceof Uint8Array || Symbol.asyncIterator in pieces ? pieces : (0, _core_json_js__WEBPACK_IMPORTED_MODULE_7__.Pq)(pieces));
          await handle.sync();
        } finally {
          await handle.close();
        }
      }
      const safeFlags = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK;
      const hasSafeFlags = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW !== void 0;
      function openRegular(path, flags) {
        const file = openWithoutFollowing(path, flags);
        if ((0, node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(file).isFile())
          return file;
        (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
        throw notRegularError();
      }
      function readRegular(path, maxBytes) {
        try {
          const bytes = readBeginning(path, maxBytes + 1);
          if (bytes.length > maxBytes)
            throw new RangeError(`it is larger than ${maxBytes / 2 ** 20} MiB`);
          return bytes;
        } catch (error) {
          if (errorCodeOf(error) === "ENOENT")
            return void 0;
          throw error;
        }
      }
      function readBeginning(path, maxBytes) {
        const file = openRegular(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY);
        try {
          return readFrom(file, 0, maxBytes);
        } finally {
          (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
        }
      }
      function readFrom(file, start, maxBytes) {
        const size = Math.max(0, (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(file).size - start);
        const buffer = new Uint8Array(Math.min(size, maxBytes));
        let length = 0;
        for (let count = -1; count !== 0 && length < buffer.length; length += count) {
          count = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file, buffer, length, buffer.length - length, start + length);
        }
        return buffer.subarray(0, length);
      }
      function openWithoutFollowing(path, flags) {
        if (!hasSafeFlags && (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink() === true)
          throw new RangeError("it is a symbolic link");
        try {
          return (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, flags | safeFlags, 384);
        } catch (error) {
          const code = errorCodeOf(error);
          if (code === "ELOOP" || code === "EMLINK")
            throw new RangeError("it is a symbolic link", { cause: error });
          if (code === "ENXIO" || code === "EISDIR" || code === "EOPNOTSUPP")
            throw notRegularError(error);
          throw error;
        }
      }
      function notRegularError(cause) {
        return new RangeError("it is not a regular file", { cause });
      }
      function errorCodeOf(error) {
        return error instanceof Error && "code" in error ? error.code : void 0;
      }
    })
  ),
  /***/
  9406: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        fX: () => (
          /* binding */
          frontOf
        ),
        /* harmony export */
        ml: () => (
          /* binding */
          systemClock
        ),
        /* harmony export */
        nd: () => (
          /* binding */
          noProgress
        ),
        /* harmony export */
        u5: () => (
          /* binding */
          startProgressDisplay
        )
        /* harmony export */
      });
      var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
      var _words_front_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2826);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2872);
      function frontOf({ front = _words_front_js__WEBPACK_IMPORTED_MODULE_1__.Qu }) {
        return front;
      }
      function renderProgress(progress) {
        const { hashedBytes, totalBytes, hashedFiles, totalFiles, requestsDone, requestsTotal } = progress;
        const { releasesRead = 0, releasesTotal = 0, waitingFor, waitLimitMs } = progress;
        if (waitLimitMs !== void 0)
          return `\u2026 waiting for ${waitingFor}, ${renderElapsed(progress)}`;
        const parts = (0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.hq)([
          releasesTotal > 0 && `read ${releasesRead} of ${releasesTotal} releases`,
          totalFiles > 0 && `hashed ${hashedFiles} of ${totalFiles} files, ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.UP)(hashedBytes)} of ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.UP)(totalBytes)}`,
          requestsTotal > 0 && `${requestsDone} of ${requestsTotal} requests answered`,
          waitingFor !== void 0 && `waiting for ${waitingFor}`,
          renderElapsed(progress)
        ]);
        return `\u2026 ${parts.length > 0 ? parts.join(" \xB7 ") : "working"}`;
      }
      function renderElapsed({ elapsedMs, waitingFor, waitLimitMs, trouble }) {
        const limitMs = waitLimitMs ?? (trouble && trouble.givesUpAt - trouble.startedAt);
        const limit = limitMs === void 0 ? "" : ` of ${renderMinutesAndSeconds(Math.round(limitMs / 1e3) * 1e3)}`;
        const isElapsedShown = elapsedMs !== void 0 && (waitingFor !== void 0 || trouble !== void 0);
        return (0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.hq)([isElapsedShown && `${renderMinutesAndSeconds(elapsedMs)}${limit}`, trouble?.problem]).join(", ");
      }
      function renderMinutesAndSeconds(ms) {
        const seconds = Math.floor(ms / 1e3);
        return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
      }
      const noProgress = {
        hashedBytes: 0,
        totalBytes: 0,
        hashedFiles: 0,
        totalFiles: 0,
        requestsDone: 0,
        requestsTotal: 0
      };
      const lineIntervalMs = 5e3;
      const linesPerMinute = 6e4 / lineIntervalMs;
      const barIntervalMs = 100;
      function startProgressDisplay({ info, progress }, read) {
        const startedAt = performance.now();
        let [wasHeldUp, ticks] = [false, 0];
        const readProgress = () => {
          const state = read();
          const since = state.waitingSince ?? state.trouble?.startedAt ?? startedAt;
          return { ...state, elapsedMs: performance.now() - since };
        };
        const print = () => {
          const state = readProgress();
          const isHeldUp = state.waitLimitMs !== void 0 || state.trouble !== void 0;
          if (wasHeldUp !== isHeldUp)
            [wasHeldUp, ticks] = [isHeldUp, 0];
          if (!isHeldUp || ticks % linesPerMinute === 0)
            info(renderProgress(state));
          ticks += 1;
        };
        const timer = setInterval(progress === void 0 ? print : () => progress(readProgress()), progress ? barIntervalMs : lineIntervalMs);
        timer.unref();
        return { stop: () => clearInterval(timer) };
      }
      const systemClock = {
        now: () => performance.now(),
        today: () => /* @__PURE__ */ new Date(),
        wait: async (milliseconds, signal) => {
          try {
            await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(milliseconds, void 0, signal === void 0 ? {} : { signal });
          } catch (error) {
            if (signal?.aborted !== true)
              throw error;
          }
        },
        random: () => Math.random()
      };
    })
  ),
  /***/
  9821: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        JL: () => (
          /* binding */
          createTaskQueue
        ),
        /* harmony export */
        S: () => (
          /* binding */
          createErrorCollector
        ),
        /* harmony export */
        Tm: () => (
          /* binding */
          runEach
        ),
        /* harmony export */
        kL: () => (
          /* binding */
          createCircuitBreaker
        ),
        /* harmony export */
        v8: () => (
          /* binding */
          toNotAttempted
        )
        /* harmony export */
      });
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6608);
      var _core_row_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1663);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2872);
      const maxOutagesInARow = 5;
      async function runEach(targets, ask, { concurrency, keyOf, onResult, stop }) {
        const breaker = createCircuitBreaker(stop);
        const answers = createAnswers();
        const tasks = createTaskQueue(concurrency, async (target) => {
          const stopReason = breaker.reason();
          const outcome = stopReason === void 0 ? await askOne(ask, target) : toNotAttempted(stopReason);
          breaker.watch((0, _core_row_js__WEBPACK_IMPORTED_MODULE_1__.C2)(outcome) ?? outcome.unresolved?.outage);
          for (const each of answers.add(keyOf(target), target, outcome))
            onResult(each, outcome);
        });
        try {
          for await (const target of targets) {
            const knownAnswer = answers.find(keyOf(target), target);
            if (knownAnswer === "new")
              tasks.add(target);
            else if (knownAnswer !== "asked")
              onResult(target, knownAnswer);
          }
        } finally {
          answers.close();
          await tasks.whenDone();
        }
      }
      function createAnswers() {
        const answerByKey = /* @__PURE__ */ new Map();
        const waitingByKey = /* @__PURE__ */ new Map();
        let isClosed = false;
        return {
          /** Returns the key's answer, `new` for its first target, or `asked`: then `target` waits for the answer. */
          find: (key, target) => {
            const answer = answerByKey.get(key);
            if (answer !== void 0)
              return answer;
            if (!answerByKey.has(key)) {
              answerByKey.set(key, void 0);
              return "new";
            }
            const waitingTargets = waitingByKey.get(key);
            if (waitingTargets === void 0)
              waitingByKey.set(key, [target]);
            else
              waitingTargets.push(target);
            return "asked";
          },
          /** Adds the answer to `asker`, the first target with `key`; returns `asker` and the targets that waited. */
          add: (key, asker, answer) => {
            if (!isClosed)
              answerByKey.set(key, answer);
            return [asker, ...waitingByKey.get(key) ?? []];
          },
          /** Frees the memory of the answers; called when no more targets come. */
          close: () => {
            isClosed = true;
            answerByKey.clear();
          }
        };
      }
      async function askOne(ask, target) {
        try {
          return await ask(target);
        } catch (thrown) {
          return (0, _core_row_js__WEBPACK_IMPORTED_MODULE_1__.w2)((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.Xt)(thrown));
        }
      }
      function createCircuitBreaker(stop) {
        let stopCause;
        let outages = 0;
        return {
          /** Returns why no more requests may be started; `undefined` while they may. */
          reason: () => stop.aborted ? "cancelled" : stopCause,
          /** Notes how a request ended: with `error`, or without one. */
          watch: (error) => {
            if (error?.code === "NOT_ATTEMPTED")
              return;
            const facts = error && (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.u2)(error.code);
            outages = facts?.outage === true ? outages + 1 : 0;
            if (facts?.stopsRun === true || outages >= maxOutagesInARow)
              stopCause ??= error;
          }
        };
      }
      function toNotAttempted(reason) {
        const [explanation, cause] = reason === "cancelled" ? ["the run was cancelled"] : (
          // An error with `paid: "stamp"` says that a stamp may have been paid for, but for this target none was sent.
          [`the run was stopped by ${reason.code}${reason.paid === "stamp" ? "" : `: ${reason.message}`}`, reason]
        );
        const message = (0, _core_text_js__WEBPACK_IMPORTED_MODULE_2__.em)(`No request was sent for this: ${explanation}`);
        return (0, _core_row_js__WEBPACK_IMPORTED_MODULE_1__.w2)(new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("NOT_ATTEMPTED", message, { cause }));
      }
      function createTaskQueue(concurrency, work) {
        const tasks = [];
        let nextIndex = 0;
        let workerCount = 0;
        let firstFailure;
        let onDone = () => {
        };
        const startWorker = async () => {
          workerCount += 1;
          for (let task = tasks[nextIndex]; task !== void 0; task = tasks[nextIndex]) {
            tasks[nextIndex] = void 0;
            nextIndex += 1;
            try {
              await work(task);
            } catch (thrown) {
              firstFailure ??= { thrown };
            }
          }
          workerCount -= 1;
          if (workerCount === 0)
            onDone();
        };
        return {
          add: (task) => {
            tasks.push(task);
            if (workerCount < concurrency)
              void startWorker();
          },
          /** Resolves when all tasks are done; no task may be added afterwards. @throws what a task threw */
          whenDone: async () => {
            if (workerCount > 0)
              await new Promise((resolve) => onDone = resolve);
            if (firstFailure !== void 0)
              throw firstFailure.thrown;
          }
        };
      }
      function createErrorCollector() {
        const errors = [];
        const attemptNumbers = [];
        let attemptCount = 0;
        const beginAttempt = () => {
          const attemptNumber = attemptCount += 1;
          return (error) => {
            const position = attemptNumbers.findLastIndex((otherNumber) => otherNumber <= attemptNumber) + 1;
            attemptNumbers.splice(position, 0, attemptNumber);
            errors.splice(position, 0, error);
          };
        };
        const attempt = async (work) => {
          const onError = beginAttempt();
          try {
            return await work();
          } catch (thrown) {
            onError((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.Xt)(thrown));
            return void 0;
          }
        };
        return { attempt, beginAttempt, errors };
      }
    })
  ),
  /***/
  4110: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        B_: () => (
          /* binding */
          toEmptyFileWarning
        ),
        /* harmony export */
        Ej: () => (
          /* binding */
          toCauses2
        ),
        /* harmony export */
        Gg: () => (
          /* binding */
          toChangedWarning
        ),
        /* harmony export */
        gI: () => (
          /* binding */
          toAnnotations
        ),
        /* harmony export */
        u2: () => (
          /* binding */
          countAccounts
        ),
        /* harmony export */
        xk: () => (
          /* binding */
          renderStopReason
        )
        /* harmony export */
      });
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6608);
      var _words_front_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2826);
      var _core_open_stamp_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(781);
      var _core_row_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1663);
      var _evidence_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(552);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2872);
      var _headline_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2366);
      var _result_view_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8901);
      function toCauses2(rows) {
        const [untriedRows, waitingRows, provenRows] = [[], [], []];
        const causeByKey = /* @__PURE__ */ new Map();
        for (const row of rows) {
          const explanation = (0, _result_view_js__WEBPACK_IMPORTED_MODULE_7__.W)(row);
          if ((0, _core_open_stamp_js__WEBPACK_IMPORTED_MODULE_2__.OF)(row))
            untriedRows.push(row);
          else if (explanation === void 0)
            provenRows.push(row);
          else {
            const key = `${row.verdict}
${explanation.title}
${explanation.advice}`;
            const knownCause = causeByKey.get(key);
            if (knownCause === void 0)
              causeByKey.set(key, { verdict: row.verdict, explanation, rows: [row] });
            else
              knownCause.rows.push(row);
            if ((0, _core_row_js__WEBPACK_IMPORTED_MODULE_3__.zn)(row))
              waitingRows.push(row);
          }
        }
        const stoppingCode = findStoppingError(untriedRows)?.code;
        const rank = ({ verdict, explanation }) => explanation.title === stoppingCode ? -1 : (0, _headline_js__WEBPACK_IMPORTED_MODULE_6__.xJ)(verdict);
        const causes = [...causeByKey.values()].sort((one, other) => rank(one) - rank(other));
        return {
          /** The cause that stopped the run comes first, then the other causes by verdict, the worst first. */
          causes,
          /** Rows that were not attempted because something else stopped the run. */
          untriedRows,
          /** Rows in `causes` with which nothing is wrong: the run did not wait for a block, or was to send nothing. */
          waitingRows,
          /** Rows that need no attention: the chain holds the digest, or a witness has dated it. */
          provenRows
        };
      }
      function countAccounts(rows) {
        return new Set(rows.map((row) => (0, _result_view_js__WEBPACK_IMPORTED_MODULE_7__.W)(row)?.message)).size;
      }
      function findStoppingError(untriedRows) {
        const cause = untriedRows.map(({ error }) => error?.cause).find((one) => one instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z);
        return cause && (0, _core_open_stamp_js__WEBPACK_IMPORTED_MODULE_2__.on)(cause);
      }
      const stopReasons = {
        API_KEY_REJECTED: "the service rejects the key",
        PLAN_LIMIT_REACHED: "the plan is used up",
        RATE_LIMITED: "the service limits how often it may be asked",
        REDIRECT_REFUSED: "the service redirects to another address",
        SERVICE_UNAVAILABLE: "the service is unavailable",
        SERVICE_UNREACHABLE: "the service cannot be reached",
        TLS_REJECTED: "the TLS connection was refused",
        CONNECTION_LOST: "the connection to the service is lost",
        REQUEST_TIMEOUT: "the service does not answer in time",
        REPLY_MISMATCH: "the service answered about something that was not asked",
        NODE_UNREACHABLE: "the chain node cannot be reached",
        NODE_NOT_AUTHORISED: "the chain node rejects user or password",
        ASSET_UNREADABLE: "the release's assets cannot be read",
        GITHUB_RATE_LIMITED: "GitHub limits how often it may be asked",
        GITHUB_UNAVAILABLE: "GitHub is unavailable",
        WITNESS_UNAVAILABLE: "no clock could be asked"
      };
      function renderStopReason(rows) {
        const files = (0, _evidence_run_js__WEBPACK_IMPORTED_MODULE_4__.G_)(rows);
        const stoppedFiles = files.filter(_core_open_stamp_js__WEBPACK_IMPORTED_MODULE_2__.OF);
        const firstError = stoppedFiles[0]?.error;
        if (firstError === void 0)
          return void 0;
        const rootError = findStoppingError(stoppedFiles);
        const beginning = `Stopped after ${files.length - stoppedFiles.length} of ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.hS)(files.length, "file")}`;
        if (rootError === void 0)
          return `${beginning}: the run was cancelled`;
        const reason = stopReasons[rootError.code];
        if (reason === void 0)
          return firstError.ownMessage;
        return `${beginning}: ${reason}${rootError.httpStatus === void 0 ? "" : ` (${rootError.httpStatus})`}`;
      }
      function toAnnotations(rows, maxCount, front = _words_front_js__WEBPACK_IMPORTED_MODULE_1__.Qu) {
        const { causes, untriedRows, provenRows } = toCauses2(rows);
        const provenByVerdict = Map.groupBy(provenRows, ({ verdict }) => verdict);
        const groups = [
          ...causes.map(({ explanation, rows: ofCause }) => {
            const isAboutFile = ofCause.some((row) => (0, _result_view_js__WEBPACK_IMPORTED_MODULE_7__.P)(row).isAboutFile);
            const parts = isAboutFile ? groupByFile(ofCause) : [ofCause];
            return parts.map((part) => toAnnotationSubject(explanation.title, part, ofCause));
          }),
          // Without a cause, as in a cancelled run, the rows that were not attempted are annotated.
          ...causes.length > 0 || untriedRows.length === 0 ? [] : [[toAnnotationSubject("NOT_ATTEMPTED", untriedRows)]],
          ...[...provenByVerdict].map(([title, ofVerdict]) => [toAnnotationSubject(title, ofVerdict)])
        ];
        const subjects = [...groups.flatMap((group) => group.slice(0, 1)), ...groups.flatMap((group) => group.slice(1))];
        const hiddenCounts = /* @__PURE__ */ new Map();
        for (const { title, rows: hiddenRows } of subjects.slice(maxCount))
          hiddenCounts.set(title, (hiddenCounts.get(title) ?? 0) + hiddenRows.length);
        return { shown: subjects.slice(0, maxCount).map((subject) => renderAnnotation(subject, front)), rest: hiddenCounts };
      }
      function toAnnotationSubject(title, rows, all = rows) {
        const isDemo = all.some((row) => (0, _result_view_js__WEBPACK_IMPORTED_MODULE_7__.P)(row).isDemo);
        return { title: isDemo ? `${title} (demonstration)` : title, rows, ...isDemo && { helpTitle: title } };
      }
      function groupByFile(rows) {
        const listRows = rows.filter(({ coveredBy }) => coveredBy === void 0);
        const coveredRows = rows.filter(({ coveredBy }) => coveredBy !== void 0);
        const isWithList = listRows.some((list) => list.subject.digest === coveredRows[0]?.coveredBy);
        if (!isWithList)
          return rows.map((row) => [row]);
        return listRows.map((list) => [list, ...coveredRows.filter(({ coveredBy }) => coveredBy === list.subject.digest)]);
      }
      function renderAnnotation({ rows, ...titles }, front) {
        const [firstRow] = rows;
        if (firstRow === void 0)
          return { message: "", target: titles };
        const { length } = rows;
        const othersText = length === 1 ? "" : ` and ${length - 1} ${length === 2 ? "other" : "others"}`;
        const { name, path } = firstRow.subject;
        return {
          message: `${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.zz)(name)}${othersText}: ${renderExplanation((0, _result_view_js__WEBPACK_IMPORTED_MODULE_7__.P)(firstRow, front), front)}`,
          target: { ...titles, count: length, ...path !== void 0 && { file: path } }
        };
      }
      function renderExplanation({ explanation, requestId }, { input } = _words_front_js__WEBPACK_IMPORTED_MODULE_1__.Qu) {
        const messageAndAdvice = explanation && [(0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.em)(explanation.message), explanation.advice];
        return (0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.hq)([
          ...messageAndAdvice ?? [
            `The file is on the chain. The run fails only because ${input("fail-on")} lists this verdict.`
          ],
          requestId !== void 0 && `Request ${requestId}.`
        ]).join(" ");
      }
      function toEmptyFileWarning({ name, path }, otherCount) {
        const isOne = otherCount === 0;
        const names = `${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.zz)(name)}${isOne ? " is" : ` and ${otherCount} ${otherCount === 1 ? "other" : "others"} are`}`;
        return {
          message: `${names} empty. A stamp of an empty file proves nothing. Check your build.`,
          target: { title: "empty file", count: otherCount + 1, ...path !== void 0 && { file: path } }
        };
      }
      function toChangedWarning(files) {
        const [firstFile] = files;
        if (firstFile === void 0)
          return void 0;
        const { length } = files;
        const changedFiles = length === 1 ? "1 file changed after it was" : `${length} files changed after they were`;
        const names = (0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.Sh)(files.map(({ name }) => name));
        return {
          message: `${changedFiles} hashed: ${names}. The stamp is for the old bytes. Stamp a file only when nothing writes it any more.`,
          target: { title: "FILE_CHANGED", count: length, ...firstFile.path !== void 0 && { file: firstFile.path } }
        };
      }
    })
  ),
  /***/
  2366: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        $x: () => (
          /* binding */
          renderTally
        ),
        /* harmony export */
        EG: () => (
          /* binding */
          renderPlan
        ),
        /* harmony export */
        EI: () => (
          /* binding */
          renderChain
        ),
        /* harmony export */
        Lf: () => (
          /* binding */
          renderHeadline
        ),
        /* harmony export */
        Pn: () => (
          /* binding */
          renderCounts
        ),
        /* harmony export */
        kg: () => (
          /* binding */
          renderVerdictCounts
        ),
        /* harmony export */
        rW: () => (
          /* binding */
          isUnjudgedError
        ),
        /* harmony export */
        sL: () => (
          /* binding */
          renderNothingStamped
        ),
        /* harmony export */
        u4: () => (
          /* binding */
          renderDemoBanner
        ),
        /* harmony export */
        xF: () => (
          /* binding */
          renderLastLine
        ),
        /* harmony export */
        xJ: () => (
          /* binding */
          severityOf
        ),
        /* harmony export */
        xQ: () => (
          /* binding */
          renderShortHeadline
        ),
        /* harmony export */
        yk: () => (
          /* binding */
          renderWhyStepFails
        )
        /* harmony export */
      });
      var _core_addresses_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2703);
      var _core_row_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1663);
      var _core_open_stamp_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(781);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2872);
      var _evidence_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(552);
      var _host_inputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2009);
      var _words_front_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2826);
      var _words_result_words_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2464);
      var _words_verdicts_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2107);
      var _markdown_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(79);
      const shortfalls = Object.keys(_words_result_words_js__WEBPACK_IMPORTED_MODULE_7__.fb);
      function severityOf(verdict) {
        const index = shortfalls.indexOf(verdict);
        return index < 0 ? shortfalls.length : index;
      }
      function renderHeadline(run, encode = (name) => (0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.zz)(name)) {
        const files = withFilesOnly(run);
        const { length } = files.rows;
        if (length === 0)
          return "\u26A0\uFE0F No files, nothing was done";
        if (run.dryRun && files.rows.every(({ verdict }) => verdict === "skipped"))
          return `\u23ED\uFE0F Dry run: ${length} hashed, nothing sent`;
        const [verdictCounts, dayText] = [renderVerdictCounts(files), renderLastDay(files, encode)];
        return renderWithIcon(files, verdictCounts, dayText && (verdictCounts.length > 1 ? ` (${dayText})` : `, ${dayText}`));
      }
      function renderShortHeadline(run) {
        const files = withFilesOnly(run);
        const { counts: countByVerdict } = (0, _evidence_run_js__WEBPACK_IMPORTED_MODULE_4__.sv)(files.rows);
        const presentShortfalls = shortfalls.filter((verdict) => countByVerdict[verdict] > 0);
        const [worstVerdict] = presentShortfalls;
        const [problem] = run.problems;
        const problemText = problem === void 0 ? "" : `, ${isUnjudgedError(problem) ? "others were not judged" : "evidence is missing"}`;
        if (worstVerdict === void 0 || presentShortfalls.length < 3)
          return `${renderHeadline(files, (name) => (0, _markdown_js__WEBPACK_IMPORTED_MODULE_9__.u9)(name, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.I6.word))}${problemText}`;
        const isOther = (row) => row.verdict !== worstVerdict || (0, _core_open_stamp_js__WEBPACK_IMPORTED_MODULE_2__.OF)(row);
        const goodCounts = countProven(files);
        const otherCount = goodCounts.reduce((rest, [each]) => rest - each, files.rows.filter(isOther).length);
        const goodTexts = goodCounts.filter(([each]) => each > 0).map(([each, word]) => `${each} ${word}`);
        const counts = [...renderVerdictCounts(files).slice(0, 1), ...goodTexts, `${otherCount} with other verdicts`];
        return `${renderWithIcon(files, counts)}${problemText}`;
      }
      function isUnjudgedError({ code }) {
        return code === "ASSET_NOT_JUDGED";
      }
      function withFilesOnly(run) {
        return { ...run, rows: (0, _evidence_run_js__WEBPACK_IMPORTED_MODULE_4__.G_)(run.rows) };
      }
      function renderWithIcon(run, counts, dayText = "") {
        const demoText = (0, _evidence_run_js__WEBPACK_IMPORTED_MODULE_4__.Mo)(run.rows) ? " (demonstration only)" : "";
        return `${renderIcon(run)} ${counts.join(", ")}${dayText}${demoText}`;
      }
      function renderDemoBanner({ rows }) {
        return (0, _evidence_run_js__WEBPACK_IMPORTED_MODULE_4__.Mo)(rows) ? [`> [!WARNING]
> **${_words_result_words_js__WEBPACK_IMPORTED_MODULE_7__.a0}**`] : [];
      }
      function renderChain({ chain }) {
        return chain === void 0 ? [] : [`Chain: ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_9__.u9)((0, _core_addresses_js__WEBPACK_IMPORTED_MODULE_0__.$Z)(chain))}`];
      }
      function renderLastLine(subject, run, places) {
        const { apiUrl, nodeNames, startedAt, finishedAt } = run;
        const askedAddresses = (0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.hq)([apiUrl, ...nodeNames]).map((address) => `${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_9__.Cu)(address)} \xB7 `);
        const seconds = ((finishedAt.getTime() - startedAt.getTime()) / 1e3).toFixed(1);
        const evidence = places.length > 0 ? `<br>Evidence: ${places.join(" \xB7 ")}` : "";
        return `<sub>${subject} \xB7 ${askedAddresses.join("")}${seconds} s \xB7 finished ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.oN)(finishedAt)}${evidence}</sub>`;
      }
      function renderTally({ rows }) {
        const files = (0, _evidence_run_js__WEBPACK_IMPORTED_MODULE_4__.G_)(rows);
        const triedFiles = files.filter((row) => !(0, _core_open_stamp_js__WEBPACK_IMPORTED_MODULE_2__.OF)(row));
        const counts = [...Map.groupBy(triedFiles, ({ verdict }) => verdict)].toSorted(([one], [other]) => severityOf(one) - severityOf(other)).map(([verdict, { length }]) => `${_words_verdicts_js__WEBPACK_IMPORTED_MODULE_8__.Jo[verdict].icon} ${length} ${_words_verdicts_js__WEBPACK_IMPORTED_MODULE_8__.Jo[verdict].label}`);
        const stoppedCount = files.length - triedFiles.length;
        return (0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.hq)([...counts, stoppedCount > 0 && `\u23F8\uFE0F ${stoppedCount} ${notAttemptedLabel}`]);
      }
      function renderIcon(run) {
        const { counts } = (0, _evidence_run_js__WEBPACK_IMPORTED_MODULE_4__.sv)(run.rows);
        const worstVerdict = shortfalls.find((verdict) => counts[verdict] > 0);
        const icon = worstVerdict === void 0 ? "\u2705" : _words_verdicts_js__WEBPACK_IMPORTED_MODULE_8__.Jo[worstVerdict].icon;
        return icon !== "\u26D4" && !(0, _evidence_run_js__WEBPACK_IMPORTED_MODULE_4__.Pc)(run) ? "\u274C" : icon;
      }
      function countProven(run) {
        const { anchored, counts } = (0, _evidence_run_js__WEBPACK_IMPORTED_MODULE_4__.sv)(run.rows);
        return [
          [anchored, _words_result_words_js__WEBPACK_IMPORTED_MODULE_7__.gs[(0, _evidence_run_js__WEBPACK_IMPORTED_MODULE_4__.zI)(run)]],
          [counts.timestamped, _words_verdicts_js__WEBPACK_IMPORTED_MODULE_8__.Jo.timestamped.label]
        ];
      }
      function renderVerdictCounts(run) {
        const files = withFilesOnly(run);
        const filesByKind = Map.groupBy(files.rows, (row) => (0, _core_open_stamp_js__WEBPACK_IMPORTED_MODULE_2__.OF)(row) ? "stopped" : row.verdict);
        const countOfKind = (kind) => filesByKind.get(kind)?.length ?? 0;
        const counts = shortfalls.map((verdict) => [countOfKind(verdict), ..._words_result_words_js__WEBPACK_IMPORTED_MODULE_7__.fb[verdict]]);
        const stoppedEntry = [countOfKind("stopped"), notAttemptedLabel, notAttemptedLabel];
        return [...counts, stoppedEntry, ...countProven(files).map(([each, word]) => [each, word, word])].filter(([each]) => each > 0).map(([each, one, many], index) => {
          const totalText = index === 0 ? ` of ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.hS)(files.rows.length, "file")}` : "";
          return `${each}${totalText} ${each === 1 ? one : many}`;
        });
      }
      const notAttemptedLabel = "not attempted";
      function renderLastDay({ rows: files }, encode) {
        const blockDates = files.flatMap((file) => (0, _evidence_run_js__WEBPACK_IMPORTED_MODULE_4__.$p)(file) ?? []).map(({ firstRecord }) => firstRecord.blockDate);
        const timestampedFiles = files.filter(({ verdict }) => verdict === "timestamped");
        const signedDates = timestampedFiles.map(({ signedOn: on }) => on);
        const [signer, ...otherSigners] = new Set(timestampedFiles.map((file) => file.signer));
        const days = new Set((blockDates.length > 0 ? blockDates : signedDates).map((date = "") => (0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.ir)(date)));
        const lastDay = [...days].toSorted((one, other) => Date.parse(one ?? "") - Date.parse(other ?? "")).at(-1);
        if (lastDay === void 0 || days.has(void 0))
          return "";
        const signerText = signer === void 0 || otherSigners.length > 0 ? "" : `, says ${encode(signer)}`;
        if (blockDates.length === 0)
          return `existed by ${lastDay}${signerText}`;
        return `on the chain ${days.size === 1 ? "since" : "by"} ${lastDay}`;
      }
      function renderCounts(rows, total) {
        const rowsByVerdict = [...Map.groupBy(rows, ({ verdict }) => verdict)];
        return rowsByVerdict.toSorted(([one], [other]) => severityOf(one) - severityOf(other)).map(([verdict, { length }], index) => {
          const isOne = length === 1;
          const predicate = verdict === "no-match" ? _words_result_words_js__WEBPACK_IMPORTED_MODULE_7__.fb[verdict][isOne ? 0 : 1] : verdict === "failed" ? verdict : `${isOne ? "is" : "are"} ${_words_verdicts_js__WEBPACK_IMPORTED_MODULE_8__.Jo[verdict].label}`;
          const filesText = total === 1 ? " file" : length === total ? " files" : ` of ${total} files`;
          return `${length}${index === 0 ? filesText : ""} ${predicate}`;
        }).join(", ");
      }
      function renderWhyStepFails(run) {
        const { rows, failOn, dryRun, problems } = run;
        const { counts } = (0, _evidence_run_js__WEBPACK_IMPORTED_MODULE_4__.sv)(rows);
        const failingVerdicts = _words_verdicts_js__WEBPACK_IMPORTED_MODULE_8__.rY.filter((verdict) => counts[verdict] > 0 && failOn.has(verdict));
        const otherFailingRows = (0, _evidence_run_js__WEBPACK_IMPORTED_MODULE_4__.ST)(run).filter(({ verdict }) => !failOn.has(verdict));
        const codes = new Set(otherFailingRows.flatMap((row) => (0, _core_row_js__WEBPACK_IMPORTED_MODULE_1__.C2)(row)?.code ?? []));
        const reasons = (0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.hq)([
          failingVerdicts.length > 0 && `\`fail-on\` lists ${failingVerdicts.map((verdict) => `\`${verdict}\``).join(", ")}`,
          codes.size > 0 && `requests met ${[...codes].map((code) => `\`${code}\``).join(", ")}`,
          (0, _evidence_run_js__WEBPACK_IMPORTED_MODULE_4__.MR)(run) && renderNothingStamped(run)[0]
        ]);
        if (reasons.length > 0)
          return [`**The step fails**: ${reasons.join("; ")}.`];
        const isReasonShown = problems.length > 0 || dryRun || rows.every((row) => (0, _words_verdicts_js__WEBPACK_IMPORTED_MODULE_8__.Ez)(row));
        return isReasonShown ? [] : ["Nothing here fails the step (`fail-on`)."];
      }
      function renderNothingStamped({ rows }, front = _words_front_js__WEBPACK_IMPORTED_MODULE_6__.Qu) {
        const openRows = rows.filter((row) => (0, _core_row_js__WEBPACK_IMPORTED_MODULE_1__.pC)(row));
        if (openRows.length === 0) {
          const advice2 = "The other messages say why. Correct that, then run it again.";
          return ["no stamp of this run was accepted, so nothing was stamped", advice2];
        }
        const spentText = `${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.hS)(openRows.length, "stamp")} may have been paid for`;
        const hasFailedStamp = openRows.some(({ verdict }) => verdict === "failed");
        const advice = hasFailedStamp ? "The other messages say why, and what to do first." : (0, _words_result_words_js__WEBPACK_IMPORTED_MODULE_7__.Y$)(front);
        return [`no stamp is known to be accepted, but ${spentText}`, advice];
      }
      function renderPlan({ rows }, inputs) {
        const rowsToAsk = rows.filter(({ verdict }) => verdict === "skipped");
        const digestsToAsk = new Set(rowsToAsk.map(({ coveredBy, subject }) => coveredBy ?? subject.digest));
        const requestCount = (0, _host_inputs_js__WEBPACK_IMPORTED_MODULE_5__.f3)(inputs) === "" ? 0 : digestsToAsk.size;
        const witnessCount = inputs.mode === "check" ? 0 : inputs.witness.length;
        const requests = (0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.hq)([
          ((0, _host_inputs_js__WEBPACK_IMPORTED_MODULE_5__.vz)(inputs) !== "clocks" || witnessCount === 0) && `make ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.hS)(requestCount, "request")} to the service`,
          witnessCount > 0 && `ask ${witnessCount} ${witnessCount === 1 ? "witness" : "witnesses"} for the time`,
          _words_result_words_js__WEBPACK_IMPORTED_MODULE_7__.yl[inputs.releaseAttach]
        ]).join(", and ");
        const uncountedRequests = (0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.hq)([
          "repeated attempts",
          inputs.nodes.length > 0 && "questions to chain nodes",
          inputs.mode === "stamp" && inputs.wait > 0 && "checks of the chain while it waits",
          (inputs.fromRelease || inputs.releaseAttach !== "none") && "requests to GitHub"
        ]);
        return `A real run would ${requests}. Not counted: ${uncountedRequests.join(", ")}.`;
      }
    })
  ),
  /***/
  7867: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        t: () => (
          /* binding */
          renderResultsFile
        )
        /* harmony export */
      });
      var _words_front_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2826);
      var _core_members_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2508);
      var _core_row_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1663);
      var _core_version_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4983);
      var _evidence_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(552);
      var _words_result_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2464);
      var _words_verdicts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2107);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2872);
      var _core_addresses_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2703);
      const resultKinds = {
        stamp: "service/stamp_result@v2",
        check: "service/check_hash_result@v2",
        verify: "service/verify_result@v2"
      };
      function toToolResult(mode, judgement, digest) {
        const { status } = _words_verdicts_js__WEBPACK_IMPORTED_MODULE_4__.Jo[judgement.verdict];
        const { error, restsOn } = judgement;
        const sources = judgement.sources?.map(({ url, verdict: said, ...known }) => plainMembers({ url, said, ...known }));
        return {
          kind: resultKinds[mode],
          // A check does not wait for a block, so its result is `unknown` in place of `pending`.
          status: mode === "check" && status === "pending" ? "unknown" : status,
          summary: toSummary(mode, judgement, digest),
          data: {
            ...mode === "check" ? toCheckData(judgement, digest) : toVerificationData(judgement),
            ...(0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.r$)({ sources, rests_on: restsOn })
          },
          ...mode === "verify" && { links: toLinks(judgement.answer?.report) },
          ...error && { error: { code: error.code, message: (0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.wh)(error.message), hint: error.hint } }
        };
      }
      function toLinks(report) {
        const href = report && (0, _core_addresses_js__WEBPACK_IMPORTED_MODULE_6__.DB)(report.url);
        if (report === void 0 || href === void 0)
          return [];
        const expiry = textInForm(report.expiresIn, /^\d{1,4} (?:second|minute|hour|day)s?$/);
        return [{ rel: "report", href, label: `Verification report (PDF${expiry && `, expires in ${expiry}`})` }];
      }
      function toCheckData(judgement, digest) {
        const answer = judgement.answer;
        const { answerId, service, date, result, demo } = answer ?? {};
        const message = optionalText(answer?.message);
        const isAnswered = judgement.verdict === "found" || judgement.verdict === "not-found";
        return (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.r$)({
          found: isAnswered ? judgement.verdict === "found" : void 0,
          message: isAnswered && message || (0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.wh)(toSentence(judgement, digest)),
          // `_raw` has only members that were parsed, so that no unchecked text reaches an assistant.
          _raw: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.r$)({
            ...plainMembers({ requestId: answerId }),
            message,
            ...plainMembers({ service, timestamp: date, hash: answer && digest, data: result, demo })
          })
        });
      }
      function toVerificationData(judgement) {
        const note = optionalText(renderNoteWithAdvice(judgement));
        const answer = judgement.answer;
        if (answer === void 0)
          return (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.r$)({ note });
        const { result, method, uniqueHashes, records, segments, report, message } = answer;
        const { service, date, address, nftCoinId, nftTxnId, demo } = answer;
        return (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.r$)({
          ...plainMembers({ result, method, unique_hashes: uniqueHashes }),
          blockchainData: records.map(plainMembers),
          fileSegments: segments.map(plainMembers),
          reportFile: report && (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.r$)({
            ...plainMembers({ fileName: report.fileName }),
            downloadUrl: (0, _core_addresses_js__WEBPACK_IMPORTED_MODULE_6__.DB)(report.url),
            ...plainMembers({ fileSize: report.size, expiresIn: report.expiresIn })
          }),
          message: optionalText(message),
          ...plainMembers({ service, date, address, nftCoinId, nftTxnId, demo }),
          note
        });
      }
      function plainMembers(members) {
        const plain = {};
        for (const [name, value] of Object.entries(members)) {
          if (value !== void 0)
            plain[name] = typeof value === "string" ? (0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.wh)(value, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.I6.word) : value;
        }
        return plain;
      }
      function optionalText(text) {
        return text === void 0 ? void 0 : (0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.wh)(text);
      }
      function toSummary(mode, judgement, digest) {
        const soleNodeText = judgement.restsOn === void 0 ? "" : ` This rests on the word of ${judgement.restsOn} alone.`;
        const verdictText = toSentence(judgement, digest) + soleNodeText;
        const answer = judgement.answer;
        if (mode === "check" || answer === void 0)
          return verdictText;
        const answerText = mode === "verify" ? renderAnswer(answer) : "";
        const { demo, reportLost } = answer;
        const lostReportText = reportLost && `The report may have been paid for and is lost: ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.em)(reportLost)} A new report is a new payment.`;
        return (0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.hq)([verdictText, answerText, lostReportText, demo && _words_result_words_js__WEBPACK_IMPORTED_MODULE_3__.a0]).join(" ");
      }
      function toSentence(judgement, digest) {
        const words = _words_result_words_js__WEBPACK_IMPORTED_MODULE_3__.qW[judgement.verdict];
        if (judgement.error !== void 0) {
          const { code, message, hint } = judgement.error;
          return `${words} with ${code}: ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.em)((0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.wh)(message))} ${hint}`;
        }
        if (judgement.verdict === "already-anchored")
          return `${words}: ${renderFirstSeen(judgement.answer, digest)}.`;
        const note = renderNoteWithAdvice(judgement);
        return note === void 0 ? words : `${words}${judgement.verdict === "accepted" ? "" : ":"} ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.wh)(note)}`;
      }
      function renderNoteWithAdvice(judgement) {
        const note = (0, _core_row_js__WEBPACK_IMPORTED_MODULE_1__.NS)(judgement);
        return note === void 0 || judgement.unresolved === void 0 ? note : `${note} ${_words_front_js__WEBPACK_IMPORTED_MODULE_0__.U2}`;
      }
      function renderFirstSeen({ records }, digest) {
        const firstRecord = digest && (0, _evidence_run_js__WEBPACK_IMPORTED_MODULE_2__.BY)(records, [digest])?.firstRecord;
        if (firstRecord?.blockNumber === void 0)
          return "the hash is on the chain";
        const date = textInForm(firstRecord.blockDate, dateForm);
        return `first seen in block ${firstRecord.blockNumber}${date && ` (${date})`}`;
      }
      function renderAnswer({ message, service, date }) {
        const quotedText = textInForm(message, /^Verification complete(?: - PDF uploaded)?$/);
        const source = [textInForm(service, /^CORE_API$/), textInForm(date, dateForm)].filter((text) => text !== "");
        if (quotedText === "" && source.length === 0)
          return "";
        const says = quotedText === "" ? "The service answered" : `The service says: \u201C${quotedText}\u201D`;
        return `${says}${source.length > 0 ? ` (${source.join(", ")})` : ""}.`;
      }
      const dateForm = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})?$/;
      function textInForm(text, form) {
        return text !== void 0 && form.test(text) ? text : "";
      }
      const chunkLength = 65536;
      function* renderResultsFile(run) {
        const { mode, origin, rows } = run;
        const resultsWithoutRows = {
          version: 1,
          tool: { name: "anchor-artifacts", version: _core_version_js__WEBPACK_IMPORTED_MODULE_8__.rE },
          mode,
          status: (0, _evidence_run_js__WEBPACK_IMPORTED_MODULE_2__.sv)(rows).status,
          started_at: run.startedAt.toISOString(),
          finished_at: run.finishedAt.toISOString(),
          api_url: run.apiUrl,
          chain: run.chain,
          demo: (0, _evidence_run_js__WEBPACK_IMPORTED_MODULE_2__.Mo)(rows),
          repository: origin.repository,
          ref: origin.ref,
          tag: origin.tag,
          run_id: origin.runId,
          run_attempt: origin.runAttempt,
          run_url: origin.runUrl,
          commit: origin.commit,
          results: []
        };
        const frame = JSON.stringify(resultsWithoutRows, void 0, 2);
        let piece = frame.slice(0, frame.lastIndexOf("]"));
        for (const [index, row] of rows.entries()) {
          piece += `${index === 0 ? "" : ","}
    ${JSON.stringify(toResultEntry((0, _evidence_run_js__WEBPACK_IMPORTED_MODULE_2__.zI)(run), row))}`;
          if (piece.length < chunkLength)
            continue;
          yield piece;
          piece = "";
        }
        yield `${piece}${rows.length === 0 ? "" : "\n  "}]
}
`;
      }
      function toResultEntry(mode, row) {
        const { subject, verdict, coveredBy, formerDigests } = row;
        const { name, digest, sha256, size } = subject;
        const requestId = (0, _core_row_js__WEBPACK_IMPORTED_MODULE_1__.Gb)(row);
        return {
          subject: { name, digest, algorithm: "sha3-256", sha256, size },
          verdict,
          request_id: requestId && (0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.wh)(requestId, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.I6.word),
          covered_by: coveredBy,
          former: formerDigests,
          ...toToolResult(mode, row, digest)
        };
      }
    })
  ),
  /***/
  5759: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        aF: () => (
          /* binding */
          renderResultLine
        ),
        /* harmony export */
        dF: () => (
          /* binding */
          toBadge
        )
        /* harmony export */
      });
      var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
      var _core_addresses_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2703);
      var _core_row_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1663);
      var _words_verdicts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2107);
      var _evidence_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(552);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2872);
      var _headline_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2366);
      var _causes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4110);
      var _result_view_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8901);
      function renderResultLine(row) {
        const view = (0, _result_view_js__WEBPACK_IMPORTED_MODULE_8__.P)(row);
        const { icon, label, name, digest } = view;
        const details = renderDetails(row, view);
        return (0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.hq)([
          `${icon} ${label}`,
          (0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.zz)(name),
          digest && `sha3-256:${digest}`,
          details && `(${details})`
        ]).join("  ");
      }
      function renderDetails(judgement, { coveredBy, recorded, block, requestId, isDemo, isFine }) {
        const { blockNumber, blockDate } = coveredBy === void 0 && block?.firstRecord || {};
        const date = blockDate === void 0 ? "" : ` of ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.wh)(blockDate, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.I6.word)}`;
        const { error } = judgement;
        const note = (0, _core_row_js__WEBPACK_IMPORTED_MODULE_2__.NS)(judgement);
        const sentences = (0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.hq)([
          // The row of a file that a list covers shows no message, since the list's own row shows it.
          error && (0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.em)(coveredBy === void 0 ? `${error.code}: ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.wh)(error.message)}` : error.code),
          note && (0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.em)((0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.wh)(note))
        ]);
        const facts = (0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.hq)([
          recorded !== void 0 && `recorded before: SHA3-256 ${recorded}`,
          coveredBy !== void 0 && `by the list sha3-256:${coveredBy}`,
          blockNumber !== void 0 && `block ${blockNumber}${date}`,
          judgement.restsOn !== void 0 && `by the word of ${judgement.restsOn} alone`,
          requestId !== void 0 && !isFine && `request ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.wh)(requestId, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.I6.word)}`,
          isDemo && "demonstration"
        ]);
        return (0, _core_text_js__WEBPACK_IMPORTED_MODULE_5__.hq)([...sentences, facts.join(", ")]).join(" ");
      }
      const maxPrintedAddresses = 10;
      function renderChainLines({ chain, mode, rows }) {
        if (chain === void 0)
          return [];
        const chainLine = `chain: ${renderChainName(chain)}`;
        const { explorer } = chain;
        if (explorer === void 0 || mode === "monitor")
          return [chainLine];
        const nameByAddress = /* @__PURE__ */ new Map();
        for (const row of rows) {
          const record = anchoringOf(row)?.firstRecord;
          const address = record && explorerPageOf(explorer, record);
          if (address !== void 0 && !nameByAddress.has(address))
            nameByAddress.set(address, toLineName(row.subject.name));
          if (nameByAddress.size > maxPrintedAddresses)
            return [chainLine, `look up: ${explorer}`];
        }
        return [chainLine, ...[...nameByAddress].map(([address, name]) => `look up ${name}: ${address}`)];
      }
      const maxTableRows = 200;
      const minColumnsForBlock = 60;
      const minColumnsForDate = 80;
      function renderResultTable({ rows }, paint, columns) {
        const { causes, untriedRows, provenRows } = toCauses(rows);
        const orderedRows = [...causes.flatMap((cause) => cause.rows), ...provenRows];
        const shownViews = orderedRows.slice(0, maxTableRows).map((row) => toView(row));
        const verdictWidth = Math.max(...shownViews.map(({ verdict }) => verdict.length), 0);
        const lines = shownViews.map((view) => {
          const verdict = view.verdict.padEnd(verdictWidth);
          const digest = columns < minColumnsForBlock ? "" : (view.digest ?? "").slice(0, 8).padEnd(8);
          const block = columns < minColumnsForBlock ? "" : renderBlockAndDate(view, columns >= minColumnsForDate);
          const takenColumns = nonEmpty([verdict, digest, block]).reduce((sum, { length }) => sum + length + 2, 0);
          const name = shorten(toLineName(view.name), Math.max(2, columns - takenColumns - 1));
          const colour = colours[verdictFacts[view.verdict].class].terminal;
          const cells = [paint(colour, verdict), digest && paint("dim", digest), name, block && paint("dim", block)];
          return nonEmpty(cells).join("  ");
        });
        const hiddenCount = orderedRows.length - shownViews.length;
        return [
          ...lines,
          ...hiddenCount > 0 ? [`and ${hiddenCount} more, in results.json`] : [],
          ...untriedRows.length > 0 ? [`${untriedRows.length} not attempted, named in results.json`] : []
        ].join("\n");
      }
      function renderBlockAndDate({ coveredBy, block }, isDated) {
        const { blockNumber, blockDate } = coveredBy === void 0 && block?.firstRecord || {};
        if (blockNumber === void 0)
          return "";
        return nonEmpty([`block ${blockNumber}`, isDated && blockDate && toReadableMinute(blockDate)]).join(" ");
      }
      const colours = {
        anchored: { terminal: "green", badge: "brightgreen" },
        signed: { terminal: "green", badge: "brightgreen" },
        wrong: { terminal: "red", badge: "red" },
        open: { terminal: "yellow", badge: "yellow" },
        unanswered: { terminal: "yellow", badge: "yellow" },
        failed: { terminal: "red", badge: "red" },
        skipped: { terminal: "yellow", badge: "lightgrey" }
      };
      function createPaint(isWanted) {
        return (colour, text) => isWanted ? styleText(colour, text, { validateStream: false }) : text;
      }
      function toBadge(run) {
        const { rows } = run;
        const message = rows.length === 0 ? "no files" : (0, _headline_js__WEBPACK_IMPORTED_MODULE_6__.kg)(run).join(", ");
        const shownColours = new Set(rows.map(({ verdict }) => colours[_words_verdicts_js__WEBPACK_IMPORTED_MODULE_3__.Jo[verdict].class].badge));
        const worstColour = ["red", "yellow", "brightgreen"].find((colour) => shownColours.has(colour)) ?? "lightgrey";
        const color = worstColour === "brightgreen" && shownColours.has("lightgrey") ? "yellow" : worstColour;
        return {
          schemaVersion: 1,
          label: (0, _evidence_run_js__WEBPACK_IMPORTED_MODULE_4__.Mo)(rows) ? "anchored (demo)" : "anchored",
          message,
          color,
          ...color === "red" && { isError: true }
        };
      }
    })
  ),
  /***/
  8901: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        P: () => (
          /* binding */
          toView2
        ),
        /* harmony export */
        W: () => (
          /* binding */
          explain
        )
        /* harmony export */
      });
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6608);
      var _words_front_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2826);
      var _core_row_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1663);
      var _evidence_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(552);
      var _words_result_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2464);
      var _words_verdicts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2107);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2872);
      function toView2(row, front = _words_front_js__WEBPACK_IMPORTED_MODULE_1__.Qu) {
        const { subject, verdict, error, answer, coveredBy, recorded, formerDigests = [] } = row;
        const { icon, label, class: verdictClass } = _words_verdicts_js__WEBPACK_IMPORTED_MODULE_5__.Jo[verdict];
        return {
          verdict,
          icon,
          label,
          name: subject.name,
          digest: subject.digest,
          size: subject.size,
          /** The digest of the checksum list that was asked about in place of the file. */
          coveredBy,
          /** The digest that earlier runs recorded under the name, if it is another one. */
          recorded: recorded?.digest,
          /** All further digests that are or were recorded under the name, the newest first. */
          formerDigests: formerDigests.filter((digest) => digest !== recorded?.digest),
          /** What happened and what to do; absent for a digest on the chain or dated by a witness, if nothing went wrong. */
          explanation: explain(row, front),
          /** The oldest block that holds the digest or, if `coveredBy` is set, the digest of the list. */
          block: (0, _evidence_run_js__WEBPACK_IMPORTED_MODULE_3__.$p)(row),
          /** The report's address, as the service gave it. */
          reportUrl: answer?.report?.url,
          /** The id of the request, which a user can quote to the service's operator. */
          requestId: (0, _core_row_js__WEBPACK_IMPORTED_MODULE_2__.Gb)(row),
          hasError: error !== void 0,
          /** Whether nothing is wrong. This is so too if the user wanted to skip the file or not to wait for its stamp. */
          isFine: (0, _core_row_js__WEBPACK_IMPORTED_MODULE_2__.zn)(row),
          isDemo: answer?.demo === true,
          /** Whether the row is about the file's bytes or name, not about the run. */
          isAboutFile: verdictClass === "wrong" || error !== void 0 && (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.u2)(error.code).aboutFile === true
        };
      }
      function explain(row, front = _words_front_js__WEBPACK_IMPORTED_MODULE_1__.Qu) {
        return explainRecent(row) ?? explainOtherBytes(row) ?? explainJudgement(row, front);
      }
      function explainRecent({ verdict, recentStamp }) {
        if (recentStamp === void 0)
          return void 0;
        const { ageMs, blockTimeMs } = recentStamp;
        return {
          title: _words_verdicts_js__WEBPACK_IMPORTED_MODULE_5__.Jo[verdict].label,
          message: `The chain does not hold it yet: it was stamped ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_6__.PP)(ageMs)} ago.`,
          advice: `A block may take ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_6__.PP)(blockTimeMs)}. Check again then, and do not stamp it again.`
        };
      }
      function explainOtherBytes({ subject, verdict, recorded, isStampedWithLf }) {
        if (verdict !== "not-found" && verdict !== "no-match")
          return void 0;
        const title = _words_verdicts_js__WEBPACK_IMPORTED_MODULE_5__.Jo[verdict].label;
        if (isStampedWithLf === true) {
          const message = "The chain holds this list with LF line ends. This one has CRLF, and so another digest.";
          const advice = "Give it LF line ends again: Git leaves them with text eol=lf in .gitattributes.";
          return { title, message, advice };
        }
        if (recorded?.isStamped !== true)
          return void 0;
        return {
          title,
          message: `This is not the file that was stamped under this name: that one has SHA3-256 ${recorded.digest}, and this one has ${subject.digest}. The chain does not hold this one.`,
          advice: _words_result_words_js__WEBPACK_IMPORTED_MODULE_4__.rs
        };
      }
      function explainJudgement(judgement, front) {
        const { refusal } = judgement;
        const explanation = explainVerdict(judgement, front);
        if (refusal === void 0 || judgement.error !== void 0)
          return explanation;
        const { message = `A later request about this file was refused: ${refusal.message}`, advice } = explanation ?? {};
        return { title: refusal.code, message, advice: (0, _core_text_js__WEBPACK_IMPORTED_MODULE_6__.hq)([refusal.hintFor(front), advice]).join(" ") };
      }
      function explainPromise(calendars, { setting }) {
        return {
          title: _words_verdicts_js__WEBPACK_IMPORTED_MODULE_5__.Jo.accepted.label,
          message: `A block of Bitcoin is promised by ${calendars}, and none is known to hold it yet.`,
          advice: `In some hours, verify the same files (${setting("mode", "verify")}): that asks the calendars for the block.`
        };
      }
      function explainVerdict(judgement, front) {
        const title = judgement.error?.code ?? _words_verdicts_js__WEBPACK_IMPORTED_MODULE_5__.Jo[judgement.verdict].label;
        switch (judgement.verdict) {
          case "anchored":
          case "already-anchored":
          case "found":
          case "verified":
          case "timestamped":
            return void 0;
          case "no-match":
          case "not-found":
            if (judgement.isUnrecorded === true)
              return { title, ..._words_result_words_js__WEBPACK_IMPORTED_MODULE_4__.dL };
            return {
              title,
              message: "The chain does not hold this digest.",
              advice: `If the file was stamped minutes ago, wait for its block and ${judgement.verdict === "no-match" ? "verify" : "check"} it again. Otherwise nobody stamped these bytes: compare the digest with that of the build before you publish.`
            };
          case "failed":
          case "unreachable": {
            const afterStamp = (judgement.verdict === "failed" ? _words_result_words_js__WEBPACK_IMPORTED_MODULE_4__.lx : _words_result_words_js__WEBPACK_IMPORTED_MODULE_4__.Y$)(front);
            const { error } = judgement;
            return { title, message: error.message, advice: error.hintFor({ ...front, afterStamp }) };
          }
          case "changed":
            return { title, message: judgement.note, advice: (0, _words_front_js__WEBPACK_IMPORTED_MODULE_1__.EN)(judgement.advice ?? _words_result_words_js__WEBPACK_IMPORTED_MODULE_4__.rs, front) };
          case "unclear":
            return { title, message: (0, _core_row_js__WEBPACK_IMPORTED_MODULE_2__.NS)(judgement) ?? "", advice: (0, _words_result_words_js__WEBPACK_IMPORTED_MODULE_4__.Y$)(front) };
          case "unknown":
            return explainUnknown(judgement, (0, _core_row_js__WEBPACK_IMPORTED_MODULE_2__.NS)(judgement) ?? "", front);
          case "accepted": {
            if (judgement.calendarsText !== void 0)
              return explainPromise(judgement.calendarsText, front);
            const message = (0, _core_text_js__WEBPACK_IMPORTED_MODULE_6__.hq)([_words_result_words_js__WEBPACK_IMPORTED_MODULE_4__.TK, judgement.note]).join(" ");
            return { title, message, advice: (0, _words_result_words_js__WEBPACK_IMPORTED_MODULE_4__.Y$)(front) };
          }
          case "skipped":
            return { title, message: judgement.note, advice: "" };
        }
        return judgement;
      }
      function explainUnknown(judgement, note, front) {
        const { advice: ownAdvice, sources = [], unresolved } = judgement;
        const message = `${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_6__.em)(note)} The file is not judged.`;
        const nodeErrorCode = sources.map(({ code }) => code).find((code) => code === "NODE_ANSWER_INVALID");
        if (nodeErrorCode !== void 0)
          return { title: nodeErrorCode, message, advice: front.hintOf(nodeErrorCode) };
        const { input, againAtStart } = front;
        const firstStep = unresolved === void 0 ? `${againAtStart} later.` : (0, _words_result_words_js__WEBPACK_IMPORTED_MODULE_4__.Y$)(front);
        const advice = `${firstStep} If that does not help, check ${input("api-url")}: a proxy or a login page may have answered in place of the service. Then give the request id to the service's operator.`;
        return { title: _words_verdicts_js__WEBPACK_IMPORTED_MODULE_5__.Jo.unknown.label, message, advice: (0, _words_front_js__WEBPACK_IMPORTED_MODULE_1__.EN)(ownAdvice ?? advice, front) };
      }
    })
  ),
  /***/
  5823: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        $d: () => (
          /* binding */
          sizeOf
        ),
        /* harmony export */
        CR: () => (
          /* binding */
          toWorkspacePath
        ),
        /* harmony export */
        FS: () => (
          /* binding */
          fromWorkspacePath
        ),
        /* harmony export */
        GQ: () => (
          /* binding */
          collectHashed
        ),
        /* harmony export */
        V5: () => (
          /* binding */
          failUnhashed
        ),
        /* harmony export */
        Vb: () => (
          /* binding */
          nameOf
        ),
        /* harmony export */
        Zz: () => (
          /* binding */
          confirmVerified
        ),
        /* harmony export */
        b6: () => (
          /* binding */
          warnOfChangedFiles
        ),
        /* harmony export */
        rA: () => (
          /* binding */
          hashCandidates
        ),
        /* harmony export */
        ri: () => (
          /* binding */
          wantsSha256
        )
        /* harmony export */
      });
      var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
      var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8500);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6608);
      var _files_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2375);
      var _hash_hash_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4964);
      var _host_inputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2009);
      var _host_queue_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9821);
      var _host_signals_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9967);
      var _render_causes_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4110);
      var _words_verdicts_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2107);
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
      function toWorkspacePath(root, path) {
        return (0, node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root, path).replaceAll(node_path__WEBPACK_IMPORTED_MODULE_0__.sep, "/");
      }
      function fromWorkspacePath(workspace, path) {
        return (0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(path.startsWith("..") ? (0, _files_paths_js__WEBPACK_IMPORTED_MODULE_3__.hv)(workspace) : workspace, path);
      }
      function wantsSha256(inputs) {
        const { fromRelease, releaseAttach, witness } = inputs;
        return fromRelease || releaseAttach !== "none" || witness.length > 0 || (0, _host_inputs_js__WEBPACK_IMPORTED_MODULE_5__.vz)(inputs) === "clocks";
      }
      async function* hashCandidates(candidates, options) {
        const { mustBeListed, onHashed } = options;
        const files = [];
        for (const [index, candidate] of candidates.entries()) {
          if (candidate.kind === "file")
            files.push([index, candidate.source]);
          else if (candidate.kind !== "asset")
            yield [index, candidate];
        }
        const workspace = (0, _files_paths_js__WEBPACK_IMPORTED_MODULE_3__.hv)(options.workspace);
        for await (const batch of (0, _hash_hash_files_js__WEBPACK_IMPORTED_MODULE_4__.yQ)(files, options)) {
          for (const hashed of batch) {
            onHashed();
            const candidate = candidates[hashed.index];
            yield [hashed.index, compareWithList(toHashedSubject(hashed, candidate, workspace), candidate, mustBeListed)];
          }
        }
        if (!candidates.some(({ kind }) => kind === "asset"))
          return;
        for await (const [index, asset] of hashAssets(candidates, options)) {
          onHashed();
          yield [index, compareWithList(asset, candidates[index], mustBeListed)];
        }
      }
      function toHashedSubject(hashed, candidate, workspace) {
        const { name } = hashed.subject;
        const absolutePath = candidate?.kind === "file" ? candidate.source.path : name;
        const path = absolutePath === `${workspace}${node_path__WEBPACK_IMPORTED_MODULE_0__.sep}${name}` ? name : toWorkspacePath(workspace, absolutePath);
        if ("error" in hashed)
          return { kind: "failed", subject: { name, path }, error: hashed.error };
        return { kind: "digest", subject: path === name ? hashed.subject : { ...hashed.subject, path } };
      }
      function compareWithList(hashed, candidate, mustBeListed) {
        const listedDigest = candidate !== void 0 && "listedDigest" in candidate ? candidate.listedDigest : void 0;
        if (hashed.kind === "failed" || listedDigest === hashed.subject.digest)
          return hashed;
        const { subject } = hashed;
        if (listedDigest === void 0 && !mustBeListed)
          return hashed;
        const error = listedDigest === void 0 ? new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__._Z("CHECKSUM_MISSING", "The checksum list does not name this file.") : new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__._Z("CHECKSUM_MISMATCH", `The file's digest is ${subject.digest}, but the checksum list says ${listedDigest}.`);
        return { kind: "failed", subject, error };
      }
      const maxParallelDownloads = 4;
      function hashAssets(candidates, options) {
        return new ReadableStream({
          start: (controller) => {
            const tasks = (0, _host_queue_js__WEBPACK_IMPORTED_MODULE_6__.JL)(maxParallelDownloads, async ([index, asset]) => {
              controller.enqueue([index, await hashAsset(asset, options)]);
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
          return { kind: "failed", subject: { name }, error: (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.Xt)(thrown) };
        }
      }
      async function collectHashed(candidates, hashed, signals) {
        const collectedSubjects = Array.from({ length: candidates.length });
        const collect = async () => {
          for await (const [index, subject] of hashed)
            collectedSubjects[index] = subject;
        };
        await (0, _host_signals_js__WEBPACK_IMPORTED_MODULE_7__.j)(collect(), signals);
        return candidates.map((candidate, index) => collectedSubjects[index] ?? failUnhashed(candidate));
      }
      function failUnhashed(candidate) {
        const error = new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__._Z("NOT_ATTEMPTED", "The run ended before this file was hashed.");
        return { kind: "failed", subject: nameOf(candidate), error };
      }
      const filesBetweenPauses = 1e3;
      async function warnOfChangedFiles(rows, { log, signals, workspace }) {
        const changedSubjects = [];
        for (const [index, { subject, verdict, unresolved }] of rows.entries()) {
          if (signals.cancellation.stop.aborted)
            return;
          if (index % filesBetweenPauses === filesBetweenPauses - 1)
            await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setImmediate)();
          const mayBeSent = _words_verdicts_js__WEBPACK_IMPORTED_MODULE_9__.Jo[verdict].isStamped || verdict === "unclear" || unresolved !== void 0;
          if (mayBeSent && subject.digest !== void 0 && hasFileChanged(subject, workspace))
            changedSubjects.push(subject);
        }
        const warning = (0, _render_causes_js__WEBPACK_IMPORTED_MODULE_8__.Gg)(changedSubjects);
        if (warning !== void 0)
          log.warning(warning.message, warning.target);
      }
      function confirmVerified(judgement, subject, workspace) {
        if (!(0, _words_verdicts_js__WEBPACK_IMPORTED_MODULE_9__.Ez)(judgement) || !hasFileChanged(subject, workspace))
          return judgement;
        const message = "The file changed after it was hashed. The result is for the old bytes.";
        return { verdict: "failed", error: new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__._Z("FILE_CHANGED", message) };
      }
      function hasFileChanged({ path, fingerprint }, workspace) {
        return path !== void 0 && fingerprint !== void 0 && !(0, _hash_hash_files_js__WEBPACK_IMPORTED_MODULE_4__._5)(fromWorkspacePath(workspace, path), fingerprint);
      }
    })
  ),
  /***/
  3605: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        jC: () => (
          /* binding */
          openHistory
        ),
        /* harmony export */
        vu: () => (
          /* binding */
          toEarlierFacts
        )
        /* harmony export */
      });
      var _evidence_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(552);
      var _evidence_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2896);
      var _host_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2009);
      var _journal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7990);
      const maxHeadStatements = 1e3;
      function openHistory(folder, release) {
        const { files } = folder;
        const releaseStatements = release?.statements ?? [];
        const ownStatements = release === void 0 ? files : files.filter(({ statement }) => (0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_1__.$p)(statement, release.identity));
        const isOfOneRelease = release === void 0 ? void 0 : true;
        const record = (0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_1__.C6)([...releaseStatements, ...ownStatements], isOfOneRelease);
        const releaseRecord = (0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_1__.C6)(releaseStatements, isOfOneRelease);
        const { heads } = release?.attach === void 0 ? record : releaseRecord;
        return {
          record,
          folderRecord: (0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_1__.C6)(files),
          ownRecord: (0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_1__.C6)(ownStatements, isOfOneRelease),
          releaseRecord,
          heads: heads.slice(0, maxHeadStatements),
          damaged: [...folder.damaged, ...release?.damaged ?? []]
        };
      }
      function toEarlierFacts(inputs, history, lines, release) {
        const service = (0, _host_inputs_js__WEBPACK_IMPORTED_MODULE_2__.vz)(inputs) === "nodes" ? void 0 : (0, _host_inputs_js__WEBPACK_IMPORTED_MODULE_2__.f3)(inputs);
        const now = /* @__PURE__ */ new Date();
        const githubTime = release?.githubTime();
        const earlierStamps = pickYoungestStamps((0, _journal_js__WEBPACK_IMPORTED_MODULE_3__.Kj)(lines, now), toRecordedStamps(history.folderRecord, service, now, githubTime), toRecordedStamps(history.releaseRecord, service, release === void 0 ? now : githubTime));
        const journaledDigests = release === void 0 ? (0, _journal_js__WEBPACK_IMPORTED_MODULE_3__.Ol)(lines, now) : void 0;
        const addRecordedFacts = createFactAdder(inputs, history, earlierStamps, journaledDigests);
        return { earlierStamps, findCoveringList: createListFinder(inputs, history.record), addRecordedFacts };
      }
      function toRecordedStamps({ anchors, statements, isDemonstration }, service, now, githubTime = now) {
        const stampByDigest = /* @__PURE__ */ new Map();
        const ageSince = (stampedOn, time) => time === void 0 ? 0 : (0, _journal_js__WEBPACK_IMPORTED_MODULE_3__.hy)(Date.parse(stampedOn), time);
        const isChainOfService = !isDemonstration || statements.some(({ statement }) => statement.predicate.service?.url === service);
        for (const anchor of anchors.values()) {
          const serviceStamps = anchor.stamps.filter((stamp) => service === void 0 || (stamp.service ?? service) === service);
          const earlierStamps = serviceStamps.map(({ verdict, stampedOn, isDatedByGitHub }) => ({
            verdict: verdict === "accepted" ? verdict : "unclear",
            ageMs: ageSince(stampedOn, isDatedByGitHub ? githubTime : now),
            ...verdict === "failed" && { isMismatched: true }
          }));
          const [youngestStamp] = earlierStamps.toSorted((one, other) => one.ageMs - other.ageMs);
          if (isChainOfService && (0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_1__.Is)(anchor))
            stampByDigest.set(anchor.digest, { ageMs: _journal_js__WEBPACK_IMPORTED_MODULE_3__.ch, ...youngestStamp, verdict: "anchored" });
          else if (youngestStamp !== void 0)
            stampByDigest.set(anchor.digest, youngestStamp);
        }
        return stampByDigest;
      }
      function pickYoungestStamps(...sources) {
        const stampByDigest = /* @__PURE__ */ new Map();
        for (const [digest, stamp] of sources.flatMap((source) => [...source])) {
          const knownStamp = stampByDigest.get(digest);
          const isAnchored = knownStamp?.verdict === "anchored" || stamp.verdict === "anchored";
          const youngestStamp = knownStamp === void 0 || stamp.ageMs < knownStamp.ageMs ? { ...knownStamp, ...stamp } : knownStamp;
          stampByDigest.set(digest, isAnchored ? { ...youngestStamp, verdict: "anchored" } : youngestStamp);
        }
        return stampByDigest;
      }
      function createListFinder(inputs, record) {
        if (inputs.mode === "stamp" || (0, _host_inputs_js__WEBPACK_IMPORTED_MODULE_2__.vz)(inputs) === "clocks")
          return () => void 0;
        const { anchors, findListAnchor } = record;
        return (digest) => {
          const listAnchor = (0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_1__.um)(anchors.get(digest)) ? void 0 : findListAnchor(digest);
          const isStampedList = listAnchor !== void 0 && ((0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_1__.Is)(listAnchor) || listAnchor.stamps.length > 0);
          return isStampedList ? listAnchor.digest : void 0;
        };
      }
      function createFactAdder({ mode, blockTime }, { record, damaged }, earlierStamps, journaledDigests) {
        const [damagedFile] = damaged;
        return (row) => {
          const { subject, verdict, coveredBy = subject.digest } = row;
          const recordedFile = record.names.get(subject.name);
          const recordedFiles = recordedFile === void 0 ? [] : [recordedFile, ...recordedFile.former];
          const digests = recordedFiles.map(({ digest }) => digest.sha3_256);
          const formerDigests = digests.filter((digest) => digest !== subject.digest);
          if (formerDigests.length > 0)
            row.formerDigests = formerDigests;
          if (damagedFile !== void 0)
            return markUnknown(row, damagedFile);
          if (mode === "stamp")
            return;
          const isNotFound = verdict === "not-found" || verdict === "no-match";
          const { ageMs = blockTime } = isNotFound && coveredBy && earlierStamps.get(coveredBy) || {};
          if (ageMs < blockTime)
            row.recentStamp = { ageMs, blockTimeMs: blockTime };
          const recordedDigest = journaledDigests && (digests[0] ?? journaledDigests.get(subject.name));
          if (subject.digest === void 0 || recordedDigest === void 0 || recordedDigest === subject.digest)
            return;
          const isStampKnown = journaledDigests?.get(subject.name) === recordedDigest || (0, _evidence_record_js__WEBPACK_IMPORTED_MODULE_1__.lM)(record, recordedDigest);
          row.recorded = { digest: recordedDigest, isStamped: isStampKnown };
        };
      }
      function markUnknown(row, { what, advice }) {
        const { verdict, answer } = row;
        if (verdict === "failed" || verdict === "skipped" || verdict === "unreachable")
          return;
        const note = `${what} cannot be read, so the recorded bytes are not known.`;
        (0, _evidence_run_js__WEBPACK_IMPORTED_MODULE_0__.N9)(row, { verdict: "unknown", note, advice, ...answer && { answer } });
      }
    })
  ),
  /***/
  7990: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Kj: () => (
          /* binding */
          toJournaledStamps
        ),
        /* harmony export */
        Ol: () => (
          /* binding */
          toStampedNames
        ),
        /* harmony export */
        Qt: () => (
          /* binding */
          renderAge
        ),
        /* harmony export */
        _0: () => (
          /* binding */
          openJournal
        ),
        /* harmony export */
        ch: () => (
          /* binding */
          unknownAgeMs
        ),
        /* harmony export */
        hy: () => (
          /* binding */
          ageOf
        )
        /* harmony export */
      });
      var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
      var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6608);
      var _core_file_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3364);
      var _core_members_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2508);
      var _core_row_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1663);
      var _evidence_statement_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7400);
      var _host_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6077);
      function openJournal(folder, { runId, service }, warn) {
        const path = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _core_file_names_js__WEBPACK_IMPORTED_MODULE_3__.NW.journal);
        const warnOnFailure = (write) => {
          try {
            withUnwritableError(path, write);
          } catch (thrown) {
            warn((0, _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.Xt)(thrown));
          }
        };
        const lineFile = withUnwritableError(path, () => openLineFile(path, warnOnFailure));
        const renderLine = ({ name, digest }, facts) => JSON.stringify({ at: (/* @__PURE__ */ new Date()).toISOString(), run_id: runId, name, digest, ...facts, service });
        return {
          lines: parseJournal(lineFile.earlierText, service),
          recordIntent: (subject) => withUnwritableError(path, () => lineFile.write(renderLine(subject, { event: "intent" }))),
          recordResult: (subject, judgement) => {
            const { verdict, error } = judgement;
            const isOpen = (0, _core_row_js__WEBPACK_IMPORTED_MODULE_4__.pC)(judgement) || void 0;
            const code = error?.code;
            const facts = { event: "result", verdict, code, open: isOpen, request_id: (0, _core_row_js__WEBPACK_IMPORTED_MODULE_4__.Gb)(judgement) };
            warnOnFailure(() => lineFile.writeSoon(renderLine(subject, facts)));
          },
          close: lineFile.close
        };
      }
      function openLineFile(path, warnOnFailure) {
        const descriptor = (0, _host_files_js__WEBPACK_IMPORTED_MODULE_6__.lf)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDWR | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_APPEND | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_CREAT);
        const earlierBytes = (0, _host_files_js__WEBPACK_IMPORTED_MODULE_6__.zP)(descriptor, Math.max(0, (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor).size - maxEarlierBytes), maxEarlierBytes);
        let isFileOpen = true;
        let isLastLineCut = earlierBytes.length > 0 && earlierBytes.at(-1) !== lineEnd;
        let unwrittenText = "";
        let scheduledFlush;
        const addLine = (line) => {
          if (!isFileOpen)
            throw new Error("the run has ended");
          unwrittenText += `${line}
`;
        };
        const flush = () => {
          if (unwrittenText === "")
            return;
          const text = isLastLineCut ? `
${unwrittenText}` : unwrittenText;
          unwrittenText = "";
          isLastLineCut = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(descriptor, text) < Buffer.byteLength(text);
          if (isLastLineCut)
            throw new Error("the disk took only a part of a line");
        };
        const flushNow = () => {
          scheduledFlush = void 0;
          warnOnFailure(flush);
        };
        return {
          earlierText: new TextDecoder().decode(earlierBytes),
          write: (line) => {
            addLine(line);
            flush();
          },
          writeSoon: (line) => {
            addLine(line);
            scheduledFlush ??= setImmediate(flushNow);
          },
          close: () => {
            clearImmediate(scheduledFlush);
            flushNow();
            isFileOpen = false;
            (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
          }
        };
      }
      const maxEarlierBytes = 64 * 1024 * 1024;
      const lineEnd = "\n".charCodeAt(0);
      function withUnwritableError(path, write) {
        try {
          return write();
        } catch (cause) {
          throw (0, _host_files_js__WEBPACK_IMPORTED_MODULE_6__.uA)(path, cause);
        }
      }
      const textOrEmpty = ({ value }) => typeof value === "string" ? value : "";
      const readJournalLine = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.Xy)({
        at: ({ value, where }) => {
          const time = Date.parse(textOrEmpty({ value, where }));
          if (Number.isNaN(time))
            throw new RangeError(`${where} is no time`);
          return time;
        },
        event: (member) => (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.aG)(member, ["intent", "result"]),
        /** The name of the subject; where several have this digest, of the first of them. */
        name: textOrEmpty,
        digest: _evidence_statement_js__WEBPACK_IMPORTED_MODULE_5__.FB,
        verdict: textOrEmpty,
        isOpen: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.pb)("open", ({ value }) => value === true),
        requestId: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_7__.pb)("request_id", textOrEmpty),
        service: textOrEmpty,
        code: textOrEmpty
      });
      function toJournaledStamps(lines, now) {
        const lastLineByDigest = /* @__PURE__ */ new Map();
        const earlierLineByDigest = /* @__PURE__ */ new Map();
        for (const line of lines) {
          const { event, digest } = line;
          if (event === "intent")
            earlierLineByDigest.set(digest, lastLineByDigest.get(digest));
          const spentLine = isPerhapsSpent(line) ? line : earlierLineByDigest.get(digest);
          if (spentLine === void 0)
            lastLineByDigest.delete(digest);
          else
            lastLineByDigest.set(digest, spentLine);
        }
        return new Map([...lastLineByDigest].map(([digest, line]) => [digest, toEarlierStamp(line, now)]));
      }
      function toStampedNames(lines, now) {
        const stamps = toJournaledStamps(lines, now);
        return new Map(lines.flatMap(({ name, digest }) => stamps.has(digest) ? [[name, digest]] : []));
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
      function ageOf(dateMs, now) {
        const ageMs = now.getTime() - dateMs;
        return ageMs >= -maxClockChangeMs ? Math.max(0, ageMs) : unknownAgeMs;
      }
      function renderAge({ ageMs }) {
        return ageMs === unknownAgeMs ? "at an unknown time" : `${Math.round(ageMs / 1e3)} s ago`;
      }
      const minLineLength = 100;
      function parseJournal(journal, service) {
        const lines = [];
        for (let start = 0, end = 0; end !== -1; start = end + 1) {
          end = journal.indexOf("\n", start);
          const lineText = journal.slice(start, end === -1 ? void 0 : end);
          const line = lineText.length < minLineLength ? void 0 : parseLine(lineText);
          if (line !== void 0 && (service ?? line.service) === line.service)
            lines.push(line);
        }
        return lines;
      }
      function parseLine(lineText) {
        try {
          return readJournalLine({ value: JSON.parse(lineText), where: "the line" });
        } catch {
          return void 0;
        }
      }
    })
  ),
  /***/
  9231: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        jk: () => (
          /* binding */
          openOutputDir
        ),
        LS: () => (
          /* binding */
          prepareJob
        ),
        qT: () => (
          /* binding */
          removeEarlierFiles
        ),
        sS: () => (
          /* binding */
          toRealPathIfThere
        )
      });
      var external_node_fs_ = __webpack_require__(3024);
      var promises_ = __webpack_require__(1455);
      var external_node_path_ = __webpack_require__(6760);
      var errors = __webpack_require__(6608);
      var file_names = __webpack_require__(3364);
      var json = __webpack_require__(5961);
      var core_text = __webpack_require__(2872);
      var statement_file = __webpack_require__(9131);
      var statement = __webpack_require__(7400);
      var files_patterns = __webpack_require__(1780);
      var paths = __webpack_require__(2375);
      var hash_file = __webpack_require__(1953);
      var host_files = __webpack_require__(6077);
      var host_inputs = __webpack_require__(2009);
      var run_candidates = __webpack_require__(5823);
      var run_history = __webpack_require__(3605);
      var source = __webpack_require__(6252);
      var checksums = __webpack_require__(291);
      var proof = __webpack_require__(2987);
      var external_node_timers_promises_ = __webpack_require__(8500);
      ;
      const maxEntries = 16;
      const maxWalkBlockMs = 50;
      async function walkPatterns(root, patterns, collector) {
        const exclusions = patterns.filter(({ isExclusion }) => isExclusion);
        const selections = patterns.filter(({ isExclusion }) => !isExclusion);
        const namedPaths = new Set(selections.flatMap(({ leadingNames = [] }) => leadingNames.map((_, index) => leadingNames.slice(0, index + 1).join("/"))));
        const spellAsOnDisk = (0, paths.$0)();
        let resumedAt = performance.now();
        for (const pattern of selections) {
          const state = { root, pattern, collector, toWalk: [], namedPaths, timesLeft: /* @__PURE__ */ new Map(), spellAsOnDisk };
          const rootScope = innerScope({ namesToEnter: ["", ...pattern.leadingNames ?? []], isCovered: false, exclusions }, "", pattern);
          if (rootScope !== void 0)
            state.toWalk.push({ name: "", path: root, ...rootScope, enteredFrom: void 0 });
          for (let folder = state.toWalk.pop(); folder !== void 0; folder = state.toWalk.pop()) {
            for (const entry of listFolder(state, folder)) {
              const name = folder.name === "" ? entry.name : [folder.name, entry.name].join("/");
              const path = (0, external_node_path_.join)(folder.path, entry.name);
              takeEntry(state, entry.kind, { folder, name, path: entry.isFromPattern ? spellAsOnDisk(path) : path });
            }
            if (performance.now() - resumedAt < maxWalkBlockMs)
              continue;
            await (0, external_node_timers_promises_.setImmediate)();
            resumedAt = performance.now();
          }
        }
      }
      function innerScope(outer, name, pattern) {
        if (outer.exclusions.some((one) => one.matchesFolder(name)))
          return void 0;
        const isCovered = outer.isCovered || pattern.matchesFolder(name);
        const namesToEnter = isCovered ? [] : outer.namesToEnter.slice(1);
        if (!isCovered && namesToEnter.length === 0 && (pattern.isLiteral || !pattern.mayMatchBelow(name)))
          return void 0;
        return { isCovered, namesToEnter, exclusions: outer.exclusions.filter((one) => one.mayMatchBelow(name)) };
      }
      function listFolder({ collector, pattern }, { name, path, isCovered, namesToEnter }) {
        const [nextName] = namesToEnter;
        try {
          return nextName === void 0 ? readEntries(path) : readNamedEntry(path, nextName);
        } catch (thrown) {
          collector.addFailure(name === "" ? "." : name, (0, hash_file.GI)(thrown), isCovered ? [pattern] : []);
          return [];
        }
      }
      function takeEntry(state, kind, entry) {
        const { collector, pattern, namedPaths, toWalk } = state;
        const { folder, name, path } = entry;
        if (kind === "folder") {
          const scope = isGit(state, path) ? void 0 : innerScope(folder, name, pattern);
          if (scope && mayEnter(state, entry))
            toWalk.push({ name, path, ...scope, enteredFrom: folder });
          return;
        }
        const isSelected = folder.isCovered || pattern.matchesFile(name);
        const isMatched = isSelected && !folder.exclusions.some((one) => one.matchesFile(name));
        const mayBeFolder = kind === "link" || kind === "not-utf8";
        if (!isMatched && !(mayBeFolder && innerScope(folder, name, pattern) !== void 0))
          return;
        if (kind === "file")
          collector.addFile(name, path, pattern);
        else if (kind === "link")
          takeLink(state, entry, isMatched);
        else if (kind === "not-utf8")
          collector.addFailure(name, (0, hash_file.zS)("FILE_NAME_INVALID"), isMatched ? [pattern] : []);
        else if (namedPaths.has(name))
          collector.addFailure(name, (0, hash_file.zS)("FILE_NOT_REGULAR"), [pattern]);
        else
          collector.addSpecial(name);
      }
      function mayEnter({ root, collector, namedPaths, timesLeft }, { name, path }) {
        if (path === (0, external_node_path_.join)(root, name) || namedPaths.has(name))
          return true;
        const left = (timesLeft.get(path) ?? maxEntries) - 1;
        timesLeft.set(path, left);
        if (left < 0)
          collector.addSkippedLink(name);
        return left >= 0;
      }
      function isGit({ root }, path) {
        return (0, paths.aR)((0, paths.kV)(root, path) ?? path.split(external_node_path_.sep));
      }
      function takeLink(state, entry, isMatched) {
        const { root, collector, namedPaths } = state;
        const { name, folder } = entry;
        const target = readTarget(state, entry, isMatched);
        if (target === void 0 || !(isMatched || target.kind === "folder"))
          return;
        const path = state.spellAsOnDisk(target.path);
        const isNamed = namedPaths.has(name);
        if (!isNamed && target.kind === "folder" && isWithin(folder, path))
          return;
        const isOutside = !isNamed && (0, paths.kV)(root, path) === void 0;
        if (isOutside || isGit(state, path))
          return collector.addSkippedLink(name);
        takeEntry(state, target.kind, { ...entry, path });
      }
      function readTarget({ collector, pattern, namedPaths }, { name, path }, isMatched) {
        try {
          return readLink(path);
        } catch (thrown) {
          if (!(0, hash_file.q1)(thrown))
            collector.addFailure(name, (0, hash_file.GI)(thrown), namedPaths.has(name) ? [pattern] : []);
          else if (namedPaths.has(name))
            collector.addFailure(name, (0, hash_file.GB)(), [pattern]);
          else if (isMatched)
            collector.addSkippedLink(name);
          return void 0;
        }
      }
      function isWithin(folder, path) {
        for (let each = folder; each !== void 0; each = each.enteredFrom) {
          if (each.path === path && each.namesToEnter.length === 0)
            return true;
        }
        return false;
      }
      function readEntries(path) {
        const dirents = (0, external_node_fs_.readdirSync)(path, { withFileTypes: true });
        const entries = dirents.map((entry) => ({ name: entry.name, kind: kindOf(entry) }));
        return entries.some(({ name }) => name.includes("\uFFFD")) ? markInvalidNames(path, entries) : entries;
      }
      function readNamedEntry(path, name) {
        const stats = (0, paths.d)(name) ? (0, external_node_fs_.lstatSync)((0, external_node_path_.join)(path, name), { throwIfNoEntry: false }) : void 0;
        return stats === void 0 ? [] : [{ name, kind: kindOf(stats), isFromPattern: true }];
      }
      function markInvalidNames(path, entries) {
        const names = Map.groupBy((0, external_node_fs_.readdirSync)(path, { encoding: "buffer" }), isUtf8);
        const validNames = new Set((names.get(true) ?? []).map((name) => name.toString("utf8")));
        const invalid = (names.get(false) ?? []).map((name) => ({ name: name.toString("utf8"), kind: "not-utf8" }));
        return [...entries.filter(({ name }) => validNames.has(name)), ...invalid];
      }
      function readLink(path) {
        const bytes = external_node_fs_.realpathSync.native(path, { encoding: "buffer" });
        const target = bytes.toString("utf8");
        return { path: target, kind: isUtf8(bytes) ? kindOf((0, external_node_fs_.lstatSync)(target)) : "not-utf8" };
      }
      function kindOf(entry) {
        if (entry.isFile())
          return "file";
        if (entry.isDirectory())
          return "folder";
        return entry.isSymbolicLink() ? "link" : "special";
      }
      function isUtf8(bytes) {
        return Buffer.from(bytes.toString("utf8")).equals(bytes);
      }
      ;
      async function findFiles(patterns, options) {
        const workspace = { givenPath: options.workspace, realPath: (0, paths.hv)(options.workspace) };
        const allPatterns = await (0, files_patterns.Z)(patterns, workspace);
        const leadsOutside = ({ isExclusion, leadingNames }) => !isExclusion && leadingNames === void 0;
        const collector = createCollector(options.notice);
        const { matchedPatterns } = collector;
        for (const pattern of allPatterns.filter(leadsOutside)) {
          const error = (0, hash_file.zS)("FILE_OUTSIDE_WORKSPACE", { hint: renderContainerAdvice(pattern.line) });
          collector.addFailure(pattern.line, error, [pattern]);
        }
        const innerPatterns = allPatterns.filter((pattern) => !leadsOutside(pattern));
        await walkPatterns(workspace.realPath, innerPatterns, collector);
        const isUnmatched = (pattern) => !pattern.isExclusion && !matchedPatterns.has(pattern);
        for (const pattern of allPatterns.filter((each) => isUnmatched(each) && isFileName(each.line, options.workspace))) {
          const escaped = pattern.line.replaceAll(/[*?[]/g, "[$&]").replaceAll("\\", "\\\\");
          const literals = await (0, files_patterns.Z)([escaped], workspace);
          const exclusions = innerPatterns.filter(({ isExclusion }) => isExclusion);
          await walkPatterns(workspace.realPath, [...literals, ...exclusions], collector);
          if (literals.some((literal) => matchedPatterns.has(literal)))
            matchedPatterns.add(pattern);
        }
        const collected = collector.close();
        const files = keepOnePerFile(workspace.realPath, collected.files);
        for (const { line } of allPatterns.filter(isUnmatched)) {
          options.onUnmatched(`No file in ${(0, core_text.zz)(options.workspace)} matches ${(0, core_text.zz)(line)}. ${(0, files_patterns.W)(line) ?? "Check the name: names start at the workspace."}`);
        }
        return { ...collected, files };
      }
      function isFileName(line, workspace) {
        if (!/^[^!#~].*$/.test(line) || !/[*?[\\]/.test(line))
          return false;
        const path = (0, external_node_path_.resolve)(workspace, line);
        return (0, external_node_fs_.existsSync)(path) && (0, external_node_fs_.lstatSync)(path).isFile();
      }
      function createCollector(notice) {
        const files = [];
        const failedByName = /* @__PURE__ */ new Map();
        const matchedPatterns = /* @__PURE__ */ new Set();
        const specialNames = /* @__PURE__ */ new Set();
        const linkNames = /* @__PURE__ */ new Set();
        const addFailure = (name, error, patterns) => {
          for (const pattern of patterns)
            matchedPatterns.add(pattern);
          const isInWorkspace = error.code !== "FILE_OUTSIDE_WORKSPACE" || patterns.every(({ leadingNames }) => leadingNames !== void 0);
          failedByName.set(name, { subject: isInWorkspace ? { name, path: name } : { name }, error });
        };
        const addFile = (name, path, pattern) => {
          matchedPatterns.add(pattern);
          try {
            files.push({ name, path, size: (0, external_node_fs_.lstatSync)(path).size });
          } catch (thrown) {
            addFailure(name, (0, hash_file.GI)(thrown), []);
          }
        };
        const close = () => {
          const leftOutText = specialNames.size === 1 ? "was left out: it is" : "were left out: each is";
          const specialsText = (0, core_text.Sh)([...specialNames].sort(checksums.MP));
          if (specialNames.size > 0)
            notice(`${specialsText} ${leftOutText} a pipe, a socket or a device.`);
          const [firstLink] = [...linkNames].sort(checksums.MP);
          const [wereText, firstNote] = linkNames.size === 1 ? ["link was", ""] : ["links were", " is the first"];
          if (firstLink !== void 0)
            notice(`${linkNames.size} symbolic ${wereText} left out: ${(0, core_text.zz)(firstLink)}${firstNote}. A wildcard follows a link only to what is in the workspace; a pattern that names the link follows it anywhere.`);
          return {
            files: files.sort((one, other) => (0, checksums.MP)(one.name, other.name)),
            failed: [...failedByName.values()].sort((one, other) => (0, checksums.MP)(one.subject.name, other.subject.name))
          };
        };
        const addSpecial = (name) => void specialNames.add(name);
        const addSkippedLink = (name) => void linkNames.add(name);
        return { addFile, addFailure, addSpecial, addSkippedLink, close, matchedPatterns };
      }
      function keepOnePerFile(root, files) {
        if (new Set(files.map(({ path }) => path)).size === files.length)
          return files;
        const nameByPath = /* @__PURE__ */ new Map();
        for (const { name, path } of files) {
          if (!nameByPath.has(path) || (0, paths.kV)(root, path)?.join("/") === name)
            nameByPath.set(path, name);
        }
        const keptFiles = files.filter(({ name, path }) => nameByPath.get(path) === name);
        return [...new Map(keptFiles.map((file) => [file.path, file])).values()];
      }
      const containerPathStart = /^\/(?:github\/workspace|__w\/[^/]+\/[^/]+)\/(?=.)/;
      function renderContainerAdvice(pattern) {
        if (!containerPathStart.test(pattern))
          return void 0;
        return `This is a path in a container. Write it from the workspace: ${(0, core_text.zz)(pattern.replace(containerPathStart, ""))}.`;
      }
      function createListedFiles(listPath, workspace, isListOutside) {
        const spellAsOnDisk = (0, paths.$0)();
        const folder = (0, paths.hv)((0, external_node_path_.dirname)(listPath), spellAsOnDisk);
        const readableFolders = isListOutside ? [workspace, folder] : [workspace];
        const realPathByFolder = /* @__PURE__ */ new Map();
        const toRealFolder = (path) => {
          const real = realPathByFolder.get(path) ?? (0, paths.hv)(path, spellAsOnDisk);
          realPathByFolder.set(path, real);
          return real;
        };
        const findExactly = (name) => {
          const paths2 = [folder, workspace].map((start) => (0, external_node_path_.resolve)(start, name));
          const inside = paths2.filter((path2) => isBelow(readableFolders, path2));
          for (const path2 of new Set(inside)) {
            const listedFile = statListed(path2, readableFolders, { toRealFolder, spellAsOnDisk });
            if (listedFile !== void 0)
              return listedFile;
          }
          const [path = ""] = paths2;
          return inside.length > 0 ? void 0 : { path, error: (0, hash_file.zS)("FILE_OUTSIDE_WORKSPACE"), isOutside: true };
        };
        const find = (name) => {
          const hasBackslash = name.includes("\\");
          const listedFile = hasBackslash && external_node_path_.sep === "\\" ? void 0 : findExactly(name);
          if (listedFile !== void 0 || !hasBackslash)
            return listedFile;
          const slashedName = name.replaceAll("\\", "/");
          const slashedFile = findExactly(slashedName);
          return slashedFile && ("error" in slashedFile ? slashedFile : { ...slashedFile, name: slashedName });
        };
        return { folder, find };
      }
      function statListed(givenPath, readableFolders, { toRealFolder, spellAsOnDisk }) {
        let path = givenPath;
        try {
          path = spellAsOnDisk(givenPath);
          const stats = (0, external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
          if (stats === void 0)
            return void 0;
          const isLink = stats.isSymbolicLink();
          const target = isLink ? findTarget(path) : (0, external_node_path_.join)(toRealFolder((0, external_node_path_.dirname)(path)), (0, external_node_path_.basename)(path));
          if (isInGitBelow(readableFolders, path) || target !== void 0 && isInGitBelow(readableFolders, target))
            return { path, error: (0, hash_file.zS)("FILE_OUTSIDE_WORKSPACE", gitErrorDetails) };
          if (target === void 0)
            return { path, error: (0, hash_file.GB)() };
          if (!isBelow(readableFolders, target))
            return { path, error: (0, hash_file.zS)("FILE_OUTSIDE_WORKSPACE") };
          const targetStats = isLink ? (0, external_node_fs_.lstatSync)(target) : stats;
          if (targetStats.isDirectory())
            return void 0;
          if (targetStats.isFile())
            return { path: target, size: targetStats.size };
          return { path: target, error: (0, hash_file.zS)("FILE_NOT_REGULAR") };
        } catch (thrown) {
          if (["ENAMETOOLONG", "EINVAL"].includes((0, errors.xU)(thrown) ?? ""))
            return void 0;
          return { path, error: (0, hash_file.GI)(thrown) };
        }
      }
      function isInGitBelow(folders, path) {
        return folders.some((folder) => (0, paths.aR)((0, paths.kV)(folder, path)));
      }
      const gitErrorDetails = {
        detail: "a .git folder is no part of it",
        hint: "Take the line out of the list: what lies in a .git folder is never read."
      };
      function findTarget(path) {
        try {
          return (0, paths.hv)(path);
        } catch (thrown) {
          if ((0, hash_file.q1)(thrown))
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
      var release_access = __webpack_require__(5835);
      ;
      async function findSubjects(inputs, host, outputDir, assets) {
        const candidates = [...assets, ...inputs.fromRelease ? [] : await findLocalFiles(inputs, host, outputDir)];
        const namedCandidates = (0, release_access.IW)(await addChecksumList(candidates, inputs, host), inputs);
        const noFiles = { files: [], failed: [] };
        const proofFiles = inputs.proofs.length === 0 ? noFiles : await findWorkspaceFiles(inputs.proofs, inputs, host, outputDir);
        const proofs = [...proofFiles.files.map(readProof), ...proofFiles.failed.map(toFailedSubject)];
        return {
          /** What is to be hashed or asked about; hashing replaces each candidate by its subject. */
          candidates: [...namedCandidates.candidates],
          /** The given checksum list, if it is asked about itself: by a check or verification with `anchor: manifest`. */
          ...namedCandidates.list && { list: namedCandidates.list },
          proofs,
          /** The number of subjects: each proof is bound to one of the files, if files are given too. */
          count: Math.max(namedCandidates.candidates.length, proofs.length)
        };
      }
      async function findLocalFiles(inputs, host, outputDir) {
        const { files, failed } = await findWorkspaceFiles(inputs.files, inputs, host, outputDir);
        const candidates = [
          ...files.map((source2) => ({ kind: "file", source: source2 })),
          ...failed.map(toFailedSubject)
        ];
        if (failed.length === 0)
          return candidates;
        return candidates.toSorted((one, two) => (0, checksums.MP)((0, run_candidates.Vb)(one).name, (0, run_candidates.Vb)(two).name));
      }
      async function findWorkspaceFiles(patterns, inputs, { workspace, log }, outputDir) {
        const foundFiles = await findFiles(patterns, {
          workspace,
          notice: (text) => log.notice(text, { title: "left out" }),
          // With `if-no-files-found: ignore`, a pattern that matches nothing is logged as a plain line.
          onUnmatched: inputs.ifNoFilesFound === "ignore" ? log.info : (text) => log.warning(text, { title: "unmatched pattern" })
        });
        const folder = (0, paths.hv)(outputDir);
        const isOwnEvidence = ({ path }) => (0, external_node_path_.dirname)(path) === folder && (0, file_names.QN)((0, external_node_path_.basename)(path));
        const ownEvidenceNames = foundFiles.files.filter(isOwnEvidence).map(({ name }) => name);
        if (ownEvidenceNames.length === 0)
          return foundFiles;
        const message = `These files in the folder for evidence were left out, because they have the names of files that this action writes: ${(0, core_text.Sh)(ownEvidenceNames)}.`;
        log.notice(message, { title: "left out" });
        return { ...foundFiles, files: foundFiles.files.filter((file) => !isOwnEvidence(file)) };
      }
      function readProof({ name, path }) {
        try {
          return { kind: "digest", subject: { ...(0, proof.k_)(name, (0, host_files.i4)(path, proof.kN + 1)), path: name } };
        } catch (thrown) {
          const message = `The proof file cannot be read: ${(0, errors.Xt)(thrown).message}`;
          const options = { cause: thrown, hint: proofPathHint };
          const error = thrown instanceof errors._Z ? thrown : new errors._Z("PROOF_INVALID", message, options);
          return { kind: "failed", subject: { name, path: name }, error };
        }
      }
      function toFailedSubject(failure) {
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
        const workspaceName = (0, paths.kV)(workspace, path)?.join("/");
        const name = workspaceName ?? (0, external_node_path_.basename)(path);
        const realWorkspace = (0, paths.hv)(workspace);
        const realPath = (0, paths.hv)(path);
        const listedFiles = createListedFiles(path, realWorkspace, workspaceName === void 0);
        const isListAsked = anchor === "manifest" && mode !== "stamp";
        const isListFile = (candidate) => isListAsked && candidate.kind === "file" && candidate.source.path === realPath;
        const filesBesideList = candidates.filter((candidate) => !isListFile(candidate));
        const mergeOptions = { ...listedFiles, usesAssetNames: (0, release_access.nv)(inputs) };
        const allCandidates = mergeList(filesBesideList, entries, realWorkspace, mergeOptions);
        logUnreadFiles(name, entries, allCandidates, log);
        if (!isListAsked)
          return { candidates: allCandidates };
        const lfBytes = Buffer.from(bytes.toString("latin1").replaceAll("\r\n", "\n"), "latin1");
        const isLfFree = mode === "check" || !inputs.report;
        const lf = isLfFree && lfBytes.length < bytes.length && { lf: (0, hash_file.yi)(lfBytes) };
        const listFile = { path: (0, run_candidates.CR)(workspace, path), fingerprint: (0, hash_file.ax)((0, external_node_fs_.lstatSync)(path)) };
        const digests = (0, hash_file.TV)(bytes, { wantsSha256: (0, run_candidates.ri)(inputs) });
        const list = { name, ...listFile, ...digests, size: bytes.length, ...lf };
        return { candidates: allCandidates, list };
      }
      function invalidListError(path, problem, cause) {
        return new errors._Z("CHECKSUMS_INVALID", `The checksum list ${(0, core_text.zz)((0, external_node_path_.basename)(path))} ${problem}.`, {
          cause,
          hint: ({ input }) => `Set ${input("subject-checksums")} to the path of one checksum list. The path starts at the workspace.`
        });
      }
      async function readList(path) {
        try {
          const stats = await (0, promises_.stat)(path);
          if (!stats.isFile())
            throw invalidListError(path, "is not a regular file");
          if (stats.size > maxChecksumListBytes)
            throw invalidListError(path, "is larger than 64 MiB");
          return await (0, promises_.readFile)(path);
        } catch (cause) {
          if (cause instanceof errors._Z)
            throw cause;
          throw invalidListError(path, `cannot be read (${(0, core_text.S5)((0, errors.bD)(cause))})`, cause);
        }
      }
      function mergeList(candidates, entries, root, { folder, find, usesAssetNames: isByAssetName = false }) {
        const allCandidates = [...candidates];
        const indexByPath = new Map(candidates.map((candidate, index) => [lookupKeyOf(candidate, root), index]));
        const indexByAssetName = /* @__PURE__ */ new Map();
        for (const [index, candidate] of candidates.entries()) {
          if (isByAssetName && candidate.kind === "file")
            indexByAssetName.set((0, file_names.rw)(candidate.source.name), index);
        }
        for (const entry of entries) {
          const pathIndex = indexByPath.get((0, external_node_path_.resolve)(folder, entry.name)) ?? findIndexByName(entry, allCandidates, indexByPath);
          const listedFile = pathIndex === void 0 ? find(entry.name) : void 0;
          const isAbsent = listedFile === void 0 || "isOutside" in listedFile;
          const index = pathIndex ?? (isAbsent ? findIndexByName(entry, allCandidates, indexByAssetName) : indexByPath.get(listedFile.path));
          const candidate = index === void 0 ? void 0 : allCandidates[index];
          if (index === void 0 || candidate === void 0)
            allCandidates.push(toListedCandidate(entry, root, listedFile));
          else if (hasOtherDigest(candidate, entry))
            allCandidates.push(toListedCandidate(entry, root, listedFile ?? find(entry.name)));
          else if (candidate.kind === "file" || candidate.kind === "asset")
            allCandidates[index] = { ...candidate, listedDigest: entry.digest };
        }
        return allCandidates;
      }
      function lookupKeyOf(candidate, root) {
        if (candidate.kind === "asset")
          return candidate.name;
        return candidate.kind === "file" ? candidate.source.path : (0, external_node_path_.resolve)(root, (0, run_candidates.Vb)(candidate).name);
      }
      function findIndexByName(entry, candidates, indexByName) {
        const index = indexByName.get(entry.name) ?? indexByName.get((0, file_names.rw)(entry.name));
        const candidate = index === void 0 ? void 0 : candidates[index];
        return candidate?.kind === "file" && !mayBeSameFile(candidate.source.name, entry.name) ? void 0 : index;
      }
      function mayBeSameFile(...paths2) {
        const [one = "", other = ""] = paths2.map((path) => external_node_path_.posix.dirname(external_node_path_.posix.normalize(`/${path.replaceAll("\\", "/")}`)));
        return one.endsWith(other === "/" ? "" : other) || other.endsWith(one === "/" ? "" : one);
      }
      function hasOtherDigest(candidate, { digest }) {
        return "listedDigest" in candidate && candidate.listedDigest !== digest;
      }
      function toListedCandidate({ name: listedName, digest }, root, listedFile) {
        if (listedFile === void 0)
          return { kind: "digest", subject: { name: listedName, digest } };
        const { path, name = listedName } = listedFile;
        if ("size" in listedFile)
          return { kind: "file", source: { name, path, size: listedFile.size }, listedDigest: digest };
        return { kind: "failed", subject: { name, path: (0, run_candidates.CR)(root, path) }, error: listedFile.error };
      }
      function logUnreadFiles(listName, entries, candidates, log) {
        const unreadNames = candidates.filter(({ kind }) => kind === "digest").map((candidate) => (0, run_candidates.Vb)(candidate).name);
        if (unreadNames.length === 0)
          return;
        const counts = `${unreadNames.length} of the ${entries.length} files in ${(0, core_text.zz)(listName)}`;
        const message = `${counts} ${unreadNames.length === 1 ? "was" : "were"} not found, so the digests were taken from the list: ${(0, core_text.Sh)(unreadNames)}.`;
        log.notice(message, { title: "file not read" });
      }
      ;
      async function prepareJob(inputs, host, openRelease) {
        const folder = await openOutputDir(inputs.outputDir, host);
        const [search] = await Promise.allSettled([findJobParts(inputs, host, folder, openRelease)]);
        const error = search.status === "rejected" ? withNothingSent(search.reason) : void 0;
        if (error instanceof errors._Z && keepingErrorCodes.has(error.code))
          throw error;
        const keptPaths = [(0, external_node_path_.resolve)(host.workspace, inputs.subjectChecksums), (0, external_node_path_.join)(folder, file_names.NW.monitor)];
        const [removal] = await Promise.allSettled([removeEarlierFiles(folder, keptPaths)]);
        if (search.status === "rejected") {
          if (removal.status === "rejected")
            host.log.warning((0, errors.bD)(removal.reason), { title: "OUTPUT_UNWRITABLE" });
          throw error;
        }
        if (removal.status === "rejected")
          throw removal.reason;
        return search.value;
      }
      const keepingErrorCodes = /* @__PURE__ */ new Set([
        "INPUT_INVALID",
        "CHECKSUMS_INVALID",
        "TOO_MANY_FILES",
        "EVIDENCE_INVALID"
      ]);
      async function findJobParts(inputs, host, folder, openRelease) {
        const asksSomebody = (0, host_inputs.bk)(inputs) === void 0;
        const releaseAttach = asksSomebody ? inputs.releaseAttach : "none";
        const isReleaseWanted = inputs.fromRelease || releaseAttach !== "none";
        if (isReleaseWanted && openRelease === void 0)
          throw new errors._Z("INTERNAL", "This host has no releases, and let inputs through that need one.");
        const release = isReleaseWanted ? await openRelease?.({ ...inputs, releaseAttach }) : void 0;
        const subjects = await findSubjects(inputs, host, folder, release?.candidates ?? []);
        checkSubjectCount(subjects.count, inputs, host);
        const names = [...subjects.candidates, ...subjects.proofs].map((candidate) => (0, run_candidates.Vb)(candidate).name);
        ensureStatementFits(names, inputs);
        await release?.ensureEvidenceFits(subjects);
        const history = (0, run_history.jC)(readStatements(folder), release);
        const [unreadable] = history.damaged;
        if (unreadable !== void 0 && inputs.mode === "stamp") {
          const message = `${unreadable.what} cannot be used. Nothing was sent.`;
          throw new errors._Z("EVIDENCE_INVALID", message, { hint: unreadable.advice, saysUnsent: true });
        }
        const asksRecord = asksSomebody && inputs.mode !== "stamp" && (0, host_inputs.vz)(inputs) === "clocks";
        if (asksRecord && history.record.statements.length === 0)
          throw (0, source.Mu)(inputs);
        return { folder, release, subjects, history };
      }
      function withNothingSent(thrown) {
        if (!(thrown instanceof errors._Z) || thrown.saysUnsent || thrown.code === "INTERNAL")
          return thrown;
        return (0, errors.EB)(thrown, thrown.lines, (front) => `Nothing was sent. ${thrown.hintFor(front)}`);
      }
      const lengthWithAnchor = 600;
      const lengthWithoutAnchor = 250;
      function ensureStatementFits(names, { anchor }) {
        const lengthPerFile = anchor === "manifest" ? lengthWithoutAnchor : lengthWithAnchor;
        const length = names.reduce((sum, name) => sum + name.length + lengthPerFile, 0);
        if (length <= json.Zd && names.length <= statement.Gy)
          return;
        const message = `This run has ${names.length} files, and one statement cannot name so many. Nothing was sent.`;
        const hint = "Make the patterns narrower, or pack the files into one.";
        throw new errors._Z("TOO_MANY_FILES", message, { hint, saysUnsent: true });
      }
      function checkSubjectCount(count, inputs, { workspace, log }) {
        const { ifNoFilesFound, maxFiles, anchor, fromRelease } = inputs;
        if (count === 0) {
          const message2 = fromRelease ? "The release has no file to work on. Nothing was done." : `The patterns match no file in ${(0, core_text.zz)(workspace)}. Nothing was done.`;
          const uploadHint = "Upload the files to the release before this step runs. GitHub's archives of the source do not count.";
          const mistake = inputs.files.map(files_patterns.W).find((each) => each !== void 0);
          const hint = mistake ?? (fromRelease ? uploadHint : void 0);
          const error = new errors._Z("NO_FILES_FOUND", message2, { hint, saysUnsent: true });
          if (ifNoFilesFound === "error")
            throw error;
          if (ifNoFilesFound === "warn")
            log.warning(`${message2} ${error.hintFor(log.front)}`, { title: error.code });
        }
        if (count <= maxFiles)
          return;
        const message = `This run has ${count} files, and at most ${maxFiles} are allowed. Nothing was sent.`;
        throw new errors._Z("TOO_MANY_FILES", message, {
          hint: anchor === "manifest" ? ({ input }) => `Make the patterns narrower, or raise ${input("max-files")}.` : void 0,
          saysUnsent: true
        });
      }
      function readStatements(folder) {
        const files = [];
        const damaged = [];
        for (const name of (0, external_node_fs_.readdirSync)(folder)) {
          if ((0, file_names.Ke)(name) === void 0)
            continue;
          const path = (0, external_node_path_.join)(folder, name);
          try {
            const bytes = (0, host_files.VX)(path, statement_file.Z8);
            if (bytes !== void 0)
              files.push((0, statement_file.P_)(bytes, name, hash_file.yi));
          } catch (thrown) {
            const why = (0, errors.bD)(thrown instanceof errors._Z ? thrown.cause : thrown);
            damaged.push({ what: `The file ${path} (${why})`, advice: statement_file.i7 });
          }
        }
        return { files, damaged };
      }
      async function openOutputDir(outputDir, { workspace, defaultOutputDir }) {
        const folder = outputDir === "" ? defaultOutputDir : (0, external_node_path_.resolve)(workspace, outputDir);
        try {
          (0, host_files.wZ)(folder, 511);
          await (0, promises_.access)(folder, external_node_fs_.constants.W_OK | external_node_fs_.constants.X_OK);
          return folder;
        } catch (cause) {
          const message = `The folder for evidence cannot be used: ${(0, errors.bD)(cause)}.`;
          throw new errors._Z("OUTPUT_UNWRITABLE", message, { cause });
        }
      }
      const derivedFileNames = /* @__PURE__ */ new Set([file_names.NW.checksums, file_names.NW.sha256, ...file_names.Op]);
      const emptyTextPattern = /^$/;
      const beginningByFileName = new Map([
        ...[file_names.NW.results, file_names.NW.monitor].map((name) => [name, /^\{\s*"version": 1,\s*"tool": ?\{\s*"name": ?"anchor-artifacts"/]),
        [file_names.NW.badge, /^\{"schemaVersion":1,"label":"(?:anchored|releases)/],
        [file_names.NW.page, /^<!doctype html>[^]*<title>Verify a download<\/title>/],
        [file_names.NW.checksums, /^\\?SHA3-256 \(/],
        [file_names.NW.sha256, /^\\?[0-9a-f]{64} {2}/],
        ...file_names.Op.map((name) => [name, name.endsWith(".ots") ? /^\0OpenTimestamps/ : /^0[\x80-\x84]/])
      ]);
      async function removeEarlierFiles(folder, keptPaths) {
        const realKeptPaths = new Set(keptPaths.map(toRealPathIfThere));
        try {
          const presentFiles = [...beginningByFileName].filter(([name]) => (0, external_node_fs_.lstatSync)((0, external_node_path_.join)(folder, name), { throwIfNoEntry: false }));
          const oldFiles = presentFiles.filter(([name]) => !realKeptPaths.has(toRealPathIfThere((0, external_node_path_.join)(folder, name))));
          const isRunFileName = (name) => name === file_names.NW.results || name === file_names.NW.journal || (0, file_names.Ke)(name) !== void 0;
          const hasRunFile = (0, external_node_fs_.readdirSync)(folder).some(isRunFileName);
          const foreignFileNames = oldFiles.filter(([name, beginning]) => !wasWrittenByRun((0, external_node_path_.join)(folder, name), derivedFileNames.has(name) && !hasRunFile ? emptyTextPattern : beginning)).map(([name]) => name);
          if (foreignFileNames.length > 0)
            throw new RangeError(`no run of this action wrote ${(0, core_text.Sh)(foreignFileNames)}. Move them, or set output-dir to another folder`);
          await Promise.all(oldFiles.map(([name]) => (0, host_files.Jm)(() => (0, promises_.rm)((0, external_node_path_.join)(folder, name), { force: true }))));
        } catch (cause) {
          const message = `Old files in the folder for evidence could not be removed: ${(0, errors.bD)(cause)}.`;
          throw new errors._Z("OUTPUT_UNWRITABLE", message, { cause });
        }
      }
      const beginningBytes = 4096;
      function wasWrittenByRun(path, beginning) {
        try {
          const firstText = Buffer.from((0, host_files.i4)(path, beginningBytes)).toString("latin1");
          return firstText === "" || beginning.test(firstText);
        } catch (thrown) {
          if (thrown instanceof RangeError)
            return false;
          throw thrown;
        }
      }
      function toRealPathIfThere(path) {
        return (0, external_node_fs_.existsSync)(path) ? (0, paths.hv)(path) : path;
      }
    })
  ),
  /***/
  5835: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        IW: () => (
          /* binding */
          withReleaseNames
        ),
        /* harmony export */
        gg: () => (
          /* binding */
          withReleaseAdvice
        ),
        /* harmony export */
        nv: () => (
          /* binding */
          usesAssetNames
        ),
        /* harmony export */
        xp: () => (
          /* binding */
          createLateAssetFinder
        ),
        /* harmony export */
        ym: () => (
          /* binding */
          reportUnjudgedAssets
        )
        /* harmony export */
      });
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6608);
      var _core_file_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3364);
      var _core_row_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1663);
      var _core_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2872);
      var _candidates_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5823);
      function withReleaseNames(namedByPath, inputs) {
        if (!usesAssetNames(inputs))
          return namedByPath;
        const { candidates, list } = namedByPath;
        const renamedCandidates = candidates.map(withAssetName);
        refuseCollisions(candidates, renamedCandidates);
        return { candidates: renamedCandidates, ...list && { list: { ...list, name: (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_1__.rw)(list.name) } } };
      }
      function usesAssetNames({ fromRelease, releaseAttach }) {
        return fromRelease || releaseAttach === "assets" || releaseAttach === "both";
      }
      function withAssetName(candidate) {
        if (candidate.kind === "asset")
          return candidate;
        if (candidate.kind === "file") {
          const { source } = candidate;
          return { ...candidate, source: { ...source, name: (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_1__.rw)(source.name) } };
        }
        const { subject } = candidate;
        const name = (0, _core_file_names_js__WEBPACK_IMPORTED_MODULE_1__.rw)(subject.name);
        if (candidate.kind === "digest")
          return { ...candidate, subject: { ...candidate.subject, name } };
        return subject.path === void 0 ? candidate : { ...candidate, subject: { ...subject, name } };
      }
      function refuseCollisions(candidates, renamedCandidates) {
        const namePairs = candidates.map((candidate, index) => ({
          givenName: (0, _candidates_js__WEBPACK_IMPORTED_MODULE_4__.Vb)(candidate).name,
          releaseName: (0, _candidates_js__WEBPACK_IMPORTED_MODULE_4__.Vb)(renamedCandidates[index] ?? candidate).name
        }));
        const filesByReleaseName = Map.groupBy(namePairs, ({ releaseName }) => releaseName);
        const collisionSentences = [...filesByReleaseName].flatMap(([releaseName, files]) => files.length === 1 ? [] : `${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.Sh)(files.map(({ givenName }) => givenName))} would all be called ${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.zz)(releaseName)}.`);
        if (collisionSentences.length === 0)
          return;
        const shownSentences = collisionSentences.slice(0, maxShownCollisions).join("\n");
        const message = `Several files would have the same name in the release.
${shownSentences}`;
        const hint = "Nothing was sent. In a release, files have no folders, and GitHub renames odd characters. Rename all but one of these files.";
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("INPUT_INVALID", message, { hint, saysUnsent: true });
      }
      const maxShownCollisions = 20;
      function withReleaseAdvice(error, { rows, isRecorded }) {
        const hasOpenStamp = rows.some((row) => row.verdict === "accepted" || (0, _core_row_js__WEBPACK_IMPORTED_MODULE_2__.pC)(row));
        const { code, ownMessage, hint } = error;
        const isOutage = code === "GITHUB_UNAVAILABLE" || code === "ASSET_NOT_UPLOADED";
        const advice = isOutage ? "The verdicts stand, and the evidence is in output-dir." : hint;
        const nextStep = hasOpenStamp && !isRecorded ? unrecordedAdvice : isOutage && "Run the job again later.";
        return (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.EB)(error, ownMessage, nextStep === false ? advice : `${advice} ${nextStep}`);
      }
      const unrecordedAdvice = "Wait for block-time before you run the job again: the release does not record the stamps of this run, and a run before then may pay for them again.";
      const maxLateSearches = 5;
      function createLateAssetFinder(release, inputs, { log, signals }) {
        const takesLateAssets = inputsCoverAllAssets(inputs) && inputs.proofs.length === 0;
        let searchCount = 0;
        return async (names) => {
          searchCount += 1;
          if (!takesLateAssets || searchCount > maxLateSearches || signals.cancellation.stop.aborted)
            return [];
          const lateAssets = await release.readOtherAssets(names).catch((thrown) => {
            if (thrown instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z)
              return [];
            throw thrown;
          });
          if (lateAssets.length === 0 || names.size + lateAssets.length > inputs.maxFiles)
            return [];
          const message = `${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.hS)(lateAssets.length, "file")} came to the release meanwhile, and this run took ${lateAssets.length === 1 ? "it" : "them"} too: ${renderNames(lateAssets)}.`;
          log.notice(message, { title: "late files" });
          return lateAssets;
        };
      }
      async function reportUnjudgedAssets(rows, release, inputs, { log }) {
        const unjudgedAssets = await release.readUnjudgedAssets(rows);
        const coversAllAssets = inputsCoverAllAssets(inputs);
        for (const isError of [false, true]) {
          const someAssets = unjudgedAssets.filter(({ isReplaced }) => (isReplaced || coversAllAssets) === isError);
          if (someAssets.length === 0)
            continue;
          const message = `${(0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.hS)(someAssets.length, "file")} of the release ${someAssets.length === 1 ? "was" : "were"} not judged by this run: ${renderNames(someAssets)}.`;
          if (isError)
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("ASSET_NOT_JUDGED", message);
          log.notice(message, { title: "not judged" });
        }
      }
      function inputsCoverAllAssets({ fromRelease, files }) {
        return fromRelease && files.length === 0;
      }
      function renderNames(assets) {
        return (0, _core_text_js__WEBPACK_IMPORTED_MODULE_3__.Sh)(assets.map(({ name }) => name));
      }
    })
  ),
  /***/
  7493: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        ut: () => (
          /* binding */
          createRun
        ),
        Wv: () => (
          /* binding */
          logEnding
        ),
        b5: () => (
          /* binding */
          runJob
        )
      });
      var downloads = __webpack_require__(965);
      var core_row = __webpack_require__(1663);
      var core_text = __webpack_require__(2872);
      var evidence_run = __webpack_require__(552);
      var host_host = __webpack_require__(9406);
      var host_inputs = __webpack_require__(2009);
      var headline = __webpack_require__(2366);
      var problem_report = __webpack_require__(4362);
      var promises_ = __webpack_require__(8500);
      var digest = __webpack_require__(2427);
      var causes = __webpack_require__(4110);
      var lines = __webpack_require__(5759);
      var markdown = __webpack_require__(79);
      var checksums = __webpack_require__(291);
      var core_errors = __webpack_require__(6608);
      var file_names = __webpack_require__(3364);
      var verdicts = __webpack_require__(2107);
      var hash_file = __webpack_require__(1953);
      var hash_files = __webpack_require__(4964);
      var queue = __webpack_require__(9821);
      var host_signals = __webpack_require__(9967);
      var run_candidates = __webpack_require__(5823);
      ;
      async function askEach(candidates, hashedSubjects, { ask, isAskedByName, findCoveringList, confirm, concurrency, signals, addRecordedFacts, onRow }) {
        const rows = Array.from({ length: candidates.length });
        const unansweredTargets = /* @__PURE__ */ new Map();
        const storeRow = (index, row) => {
          addRecordedFacts(row);
          return rows[index] = row;
        };
        async function* yieldAskable() {
          for await (const [index, candidate] of hashedSubjects) {
            if (candidate.kind === "failed")
              onRow(storeRow(index, toFailedRow(candidate)));
            else {
              const { subject } = candidate;
              const coveredBy = "root" in subject ? void 0 : findCoveringList(subject.digest);
              const target = { index, subject, ...coveredBy && { coveredBy } };
              unansweredTargets.set(index, target);
              yield target;
            }
          }
        }
        const requests = (0, queue.Tm)(yieldAskable(), ({ coveredBy, subject }) => ask(coveredBy ? { name: file_names.NW.checksums, digest: coveredBy } : subject), {
          concurrency,
          stop: signals.cancellation.stop,
          keyOf: (target) => answerKeyOf(target, isAskedByName),
          onResult: (target, judgement) => {
            unansweredTargets.delete(target.index);
            onRow(storeRow(target.index, toRow(target, judgement, confirm(judgement, target.subject))));
          }
        });
        await (0, host_signals.j)(requests, signals);
        for (const target of unansweredTargets.values())
          storeRow(target.index, toRow(target, cancelledBeforeAnswer));
        return candidates.map((candidate, index) => rows[index] ?? storeRow(index, toFailedRow((0, run_candidates.V5)(candidate))));
      }
      function toRow({ subject, coveredBy }, answer, judgement = answer) {
        const isJudgedByList = answer.verdict === "timestamped" && answer.listDigest !== subject.digest;
        const listDigest = coveredBy ?? (isJudgedByList ? answer.listDigest : void 0);
        return { ...judgement, subject, ...listDigest && { coveredBy: listDigest } };
      }
      function answerKeyOf({ coveredBy, subject }, isAskedByName = false) {
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
        const sortedSubjects = subjects.filter((subject) => subject.digest !== void 0).sort((a, b) => (0, checksums.MP)(a.name, b.name));
        return sortedSubjects.filter(({ name }, index) => sortedSubjects[index + 1]?.name !== name);
      }
      async function askManifest(candidates, hashed, listOrAlgorithm, options) {
        const subjects = await (0, run_candidates.GQ)(candidates, hashed, options.signals);
        const files2 = listOrAlgorithm === "sha256" ? subjects.map(failWithoutSha256) : subjects;
        const checksums2 = toChecksumLines(files2.map(({ subject: subject2 }) => subject2));
        if (files2.length === 0)
          return { rows: [], checksums: checksums2 };
        const subject = typeof listOrAlgorithm === "object" ? listOrAlgorithm : toListSubject(listOrAlgorithm, checksums2);
        const failedFile = typeof listOrAlgorithm === "string" ? files2.find((file) => file.kind === "failed") : void 0;
        const message = "The list was not sent, because files that belong in it failed.";
        const error = failedFile && new core_errors._Z("NOT_ATTEMPTED", message, { cause: failedFile.error });
        const candidate = error ? { kind: "failed", subject, error } : { kind: "digest", subject };
        const [listRow] = await askEach([candidate], [[0, candidate]], { ...options, findCoveringList: () => void 0 });
        if (listRow === void 0)
          return { rows: [], checksums: checksums2 };
        listRow.isList = true;
        const coveredRows = await toCoveredRows(files2, subject.digest, (0, evidence_run.lG)(listRow), options);
        const lfDigest = typeof listOrAlgorithm === "object" ? listOrAlgorithm.lf : void 0;
        if (lfDigest !== void 0 && await isLfListStamped(lfDigest, subject.name, listRow, options))
          listRow.isStampedWithLf = true;
        return { rows: [listRow, ...coveredRows], checksums: checksums2 };
      }
      async function isLfListStamped(lfDigest, name, { verdict }, options) {
        if (verdict !== "not-found" && verdict !== "no-match")
          return false;
        const candidate = { kind: "digest", subject: { name, digest: lfDigest } };
        const quietOptions = { ...options, findCoveringList: () => void 0, onRow: () => {
        } };
        const [lfRow] = await askEach([candidate], [[0, candidate]], quietOptions);
        return lfRow !== void 0 && (0, verdicts.rf)(lfRow);
      }
      function toListSubject(algorithm, lines2) {
        const [name, text] = algorithm === "sha256" ? [file_names.NW.sha256, (0, checksums.iX)(lines2)] : [file_names.NW.checksums, (0, checksums.pd)(lines2)];
        const { sha3_256: digest2, sha256, size } = (0, hash_files.qj)(text);
        const hasSha256 = lines2.some((line) => line.sha256 !== void 0);
        return { name, digest: digest2, size, ...hasSha256 && { sha256 } };
      }
      function failWithoutSha256(file) {
        if (file.kind === "failed" || file.subject.sha256 !== void 0)
          return file;
        const message = "Clocks sign SHA-256, and of this file only the SHA3-256 is given. Nothing was sent.";
        const hint = "Put the file beside the list, or leave it out.";
        return { kind: "failed", subject: file.subject, error: new core_errors._Z("CHECKSUMS_INVALID", message, { hint }) };
      }
      const rowsBetweenPauses = 1e3;
      async function toCoveredRows(files2, listDigest, judgement, { confirm, addRecordedFacts, onRow }) {
        const rows = [];
        for (const file of files2) {
          const row = file.kind === "failed" ? toFailedRow(file) : { ...confirm(judgement, file.subject), subject: file.subject, coveredBy: listDigest };
          addRecordedFacts(row);
          rows.push(row);
          if (rows.length % rowsBetweenPauses === 0)
            await (0, promises_.setImmediate)();
        }
        rows.forEach(onRow);
        return rows;
      }
      function bindProofs(subjects, proofs) {
        const provenDigests = /* @__PURE__ */ new Set();
        const boundProofs = proofs.flatMap((each) => {
          if (!("root" in each.subject))
            return [each];
          const { bytes, root, ...proof } = each.subject;
          provenDigests.add(proof.digest);
          const files2 = subjects.flatMap((file) => file.kind === "digest" && file.subject.digest === proof.digest ? [file.subject] : []);
          if (files2.length > 0)
            return files2.map((subject) => ({ kind: "digest", subject: { ...proof, ...subject, bytes, root } }));
          const { name, digest: digest2, path } = proof;
          const error = new core_errors._Z("PROOF_INVALID", `The proof is for the digest ${digest2}, and no given file has it.`);
          return [{ kind: "failed", subject: { name, ...path !== void 0 && { path } }, error }];
        });
        const unprovenFiles = subjects.filter((file) => !(file.kind === "digest" && provenDigests.has(file.subject.digest)));
        const failedFiles = unprovenFiles.map((file) => {
          if (file.kind === "failed")
            return file;
          const error = new core_errors._Z("PROOF_MISSING", "None of the proof files names this file.");
          return { kind: "failed", subject: file.subject, error };
        });
        return [...boundProofs, ...failedFiles];
      }
      var open_stamp = __webpack_require__(781);
      ;
      const timetables = {
        /** For a stamp whose answer was lost or unreadable: an early check may miss it, as the service's index lags. */
        unresolved: { firstTimesMs: [2e3, 5e3, 15e3], intervalMs: 3e4 },
        /** For an accepted stamp: a block takes seconds to minutes. */
        accepted: { firstTimesMs: [1e3, 3e3, 7e3, 15e3], intervalMs: 15e3 }
      };
      function nextDueTime({ firstTimesMs, intervalMs }, startedAt, now) {
        const firstTime = firstTimesMs.find((time) => startedAt + time > now);
        if (firstTime !== void 0)
          return startedAt + firstTime;
        const lastFirstTime = startedAt + (firstTimesMs.at(-1) ?? 0);
        return lastFirstTime + intervalMs * (Math.floor((now - lastFirstTime) / intervalMs) + 1);
      }
      async function poll(items, { askAbout, deadline, clock, stop, onWait }) {
        const remainingMs = Math.max(0, Math.ceil(deadline - clock.now()));
        const timeUp = Number.isFinite(remainingMs) ? AbortSignal.any([AbortSignal.timeout(remainingMs), stop]) : stop;
        const isOver = () => timeUp.aborted || clock.now() >= deadline;
        for (; ; ) {
          const dueTimes = items.flatMap(({ dueAt }) => dueAt ?? []);
          if (dueTimes.length === 0 || isOver())
            return;
          onWait?.(dueTimes.length);
          const nextAt = dueTimes.reduce((one, other) => Math.min(one, other), deadline);
          await clock.wait(Math.max(0, nextAt - clock.now()), timeUp);
          if (isOver())
            return;
          const dueItems = items.filter(({ dueAt }) => dueAt !== void 0 && dueAt <= clock.now());
          if (await askAbout(dueItems, timeUp))
            return;
        }
      }
      async function checkUntilOnChain(stamps, options) {
        const now = options.clock.now();
        const awaitedStamps = [...stamps].map(([digest2, judgement]) => {
          const stamp = { digest: digest2, judgement, sentAt: now, dueAt: now };
          if (!isResendDue(stamp, options))
            stamp.dueAt = nextCheckTime(stamp, options);
          return stamp;
        });
        const breaker = (0, queue.kL)(options.stop);
        await poll(awaitedStamps, { ...options, askAbout: (due, timeUp) => checkDue(due, { ...options, breaker }, timeUp) });
        explainUnsettled(awaitedStamps.filter(isUnsettled));
        return new Map(awaitedStamps.map(({ digest: digest2, judgement, lastCheck }) => [digest2, (0, open_stamp.UA)(judgement, lastCheck)]));
      }
      function isUnsettled({ judgement, lastCheck }) {
        return (0, open_stamp.AJ)(judgement) && lastCheck?.verdict !== "found";
      }
      function isResendDue({ judgement }, { blockTimeMs, clock }) {
        const unresolved = judgement.unresolved;
        return unresolved?.mayResend === true && unresolved.sinceMs + blockTimeMs <= clock.now();
      }
      function nextCheckTime(stamp, { clock, blockTimeMs }) {
        if (!isUnsettled(stamp))
          return void 0;
        const now = clock.now();
        const unresolved = stamp.judgement.unresolved;
        if (unresolved === void 0)
          return nextDueTime(timetables.accepted, stamp.sentAt, now);
        const regularTime = nextDueTime(timetables.unresolved, unresolved.sinceMs, now);
        const resendTime = unresolved.sinceMs + blockTimeMs;
        return unresolved.mayResend && resendTime > now ? Math.min(regularTime, resendTime) : regularTime;
      }
      async function checkDue(due, options, timeUp) {
        let isAskingOver = false;
        const tasks = (0, queue.JL)(options.concurrency, async (stamp) => {
          if (timeUp.aborted || isAskingOver)
            return;
          const wasResendDue = isResendDue(stamp, options);
          const check = await options.check(stamp.digest, timeUp);
          if (!(timeUp.aborted && (0, open_stamp.OF)(check)))
            stamp.lastCheck = check;
          isAskingOver ||= forbidsRequests(check);
          const maySend = !timeUp.aborted && options.breaker.reason() === void 0;
          if (wasResendDue && check.verdict === "not-found" && maySend)
            await sendAgain(stamp, options);
        });
        due.forEach(tasks.add);
        await tasks.whenDone();
        for (const stamp of due)
          stamp.dueAt = nextCheckTime(stamp, options);
        return due.some(({ lastCheck }) => lastCheck !== void 0 && (forbidsRequests(lastCheck) || (0, open_stamp.OF)(lastCheck)));
      }
      async function sendAgain(stamp, { resend, clock, breaker }) {
        const secondJudgement = await resend(stamp.digest);
        breaker.watch(secondJudgement.error ?? secondJudgement.unresolved?.outage);
        const isOfThisRun = stamp.judgement.unresolved?.isOfEarlierRun !== true;
        const unresolved = secondJudgement.unresolved ?? stamp.judgement.unresolved;
        if (forbidsRequests(secondJudgement))
          stamp.lastCheck = secondJudgement;
        if (secondJudgement.error === void 0 || secondJudgement.unresolved !== void 0) {
          stamp.judgement = isOfThisRun ? asFoundAfterStamp(secondJudgement) : secondJudgement;
          delete stamp.lastCheck;
        }
        if (unresolved !== void 0 && stamp.judgement.unresolved !== void 0) {
          stamp.judgement = { ...stamp.judgement, unresolved: { ...unresolved, mayResend: false } };
        }
        stamp.sentAt = clock.now();
      }
      function asFoundAfterStamp(secondJudgement) {
        return secondJudgement.verdict === "already-anchored" ? { ...secondJudgement, verdict: "anchored" } : secondJudgement;
      }
      function explainUnsettled(unsettled) {
        const errors = unsettled.flatMap(({ lastCheck }) => lastCheck?.error ?? []);
        const finalError = errors.find((error) => forbidsRequests({ error }));
        const cause = finalError ?? errors.findLast((error) => !(0, open_stamp.OF)({ error })) ?? errors.at(-1);
        if (cause === void 0)
          return;
        for (const stamp of unsettled) {
          const isExplained = stamp.lastCheck !== void 0 && (finalError === void 0 || stamp.lastCheck.error !== void 0);
          if (isExplained)
            continue;
          const message = `Nothing was asked for it after ${cause.code}: ${(0, core_errors.NS)(cause)}`;
          stamp.lastCheck = (0, core_row.w2)(new core_errors._Z("NOT_ATTEMPTED", message, { cause }));
        }
      }
      function forbidsRequests({ error }) {
        return error !== void 0 && (0, core_errors.u2)(error.code).stopsRun === true;
      }
      var result_words = __webpack_require__(2464);
      var release_access = __webpack_require__(5835);
      var write_evidence = __webpack_require__(2437);
      ;
      async function leaveEvidence(run, prepared, witnesses, inputs, host) {
        const { history, release } = prepared;
        const { attempt, errors: releaseReadErrors } = (0, queue.S)();
        if (release !== void 0 && history.damaged.length === 0)
          await logChangedVerdicts(run.rows, host.log, () => attempt(() => release.compare(run.rows)));
        const witnessErrors = await askWitnesses(run, witnesses, inputs, host);
        const hasAnswer = (0, host_inputs.vz)(inputs) !== "clocks" && run.rows.some(({ answer }) => answer !== void 0);
        run.isDemonstration = !asksClocksToSign(inputs) && (hasAnswer ? (0, evidence_run.Mo)(run.rows) : history.record.isDemonstration);
        run.finishedAt = /* @__PURE__ */ new Date();
        run.chain = (0, evidence_run.dR)(inputs, run);
        if (inputs.dryRun)
          run.plan = (0, headline.EG)(run, inputs);
        const writeErrors = await (0, write_evidence.hV)(run, prepared, inputs, host);
        logOutcome(run, host);
        if (history.damaged.length > 0)
          run.reports = /* @__PURE__ */ new Map();
        const attachErrors = await release?.attach?.(run, witnesses?.read) ?? [];
        if (release !== void 0 && releaseReadErrors.length === 0 && attachErrors.length === 0)
          await attempt(() => (0, release_access.ym)(run.rows, release, inputs, host));
        const releaseErrors = [...attachErrors, ...releaseReadErrors].map((one) => (0, release_access.gg)(one, run));
        run.problems.push(...writeErrors, ...witnessErrors, ...releaseErrors);
        run.finishedAt = /* @__PURE__ */ new Date();
      }
      async function logChangedVerdicts(rows, log, work) {
        const oldVerdicts = rows.map(({ verdict }) => verdict);
        await work();
        for (const [index, row] of rows.entries())
          if (row.verdict !== oldVerdicts[index])
            log.info((0, lines.aF)(row));
      }
      function asksClocksToSign(inputs) {
        return inputs.mode === "stamp" && (0, host_inputs.vz)(inputs) === "clocks";
      }
      async function askWitnesses(run, witnesses, inputs, { log }) {
        const { checksums: checksums2, rows } = run;
        const signingError = asksClocksToSign(inputs) ? rows[0]?.error : void 0;
        if (witnesses === void 0 || signingError?.code === "NOT_ATTEMPTED")
          return [];
        const hasSha256 = checksums2.some(({ sha256 }) => sha256 !== void 0);
        const witnessed = hasSha256 ? await witnesses.askAbout(checksums2) : void 0;
        run.witnessed = witnessed;
        for (const { sentence } of witnessed?.sentences ?? [])
          log.info(`${sentence}.`);
        const areWitnessesIgnored = !hasSha256 && inputs.mode !== "check" && inputs.witness.length > 0;
        const noSha256Error = new core_errors._Z("WITNESS_UNAVAILABLE", "No witness was asked: no file's SHA-256 is known.", {
          hint: "Give the files, not only a list of their SHA3-256 digests."
        });
        const warnings = witnessed?.warnings ?? (areWitnessesIgnored ? [noSha256Error] : []);
        const failingErrors = inputs.failOn.has("witness") ? warnings.filter(({ code }) => code !== "WITNESS_CLOCK") : [];
        for (const warning of signingError === void 0 ? warnings : []) {
          if (!failingErrors.includes(warning))
            log.warning(`${warning.message} ${warning.hintFor(log.front)}`, { title: warning.code });
        }
        return failingErrors;
      }
      function warnOfUnnamedChain({ rows, chain }, log) {
        if (chain !== void 0 || (0, evidence_run.Mo)(rows) || (0, evidence_run.sv)(rows).anchored === 0)
          return;
        const { code, message, hint } = new core_errors._Z("CHAIN_UNNAMED", "The evidence does not name the chain, because neither the service nor the inputs name it.");
        log.warning(`${message} ${hint}`, { title: code });
      }
      function logOutcome(run, { log }) {
        const demonstrationLine = (0, evidence_run.Mo)(run.rows) ? result_words.a0 : void 0;
        for (const line of [(0, headline.Lf)(run), (0, causes.xk)(run.rows), run.plan, demonstrationLine]) {
          if (line !== void 0)
            log.info(line);
        }
      }
      ;
      async function waitForStamps(rows, { ask, check, locate }, { mode, wait: waitMs, blockTime: blockTimeMs, concurrency }, { log, signals }, onWait, endsAt) {
        const isAnswerMismatched = () => rows.some((row) => (0, open_stamp.Wk)(row));
        if (mode !== "stamp" || locate === void 0 || isAnswerMismatched())
          return endsAt;
        const showWait = (waitingFor, waitingSince) => onWait({ waitingFor, waitLimitMs: waitMs, waitingSince });
        const checkDigest = (digest2, timeUp) => check({ name: digest2, digest: digest2 }, timeUp);
        const waitTools = {
          check: checkDigest,
          resend: ask,
          showWait,
          waitMs,
          endsAt,
          blockTimeMs,
          concurrency,
          log,
          signals
        };
        const locatingEndsAt = waitMs > 0 ? endsAt ?? host_host.ml.now() + waitMs : Number.NEGATIVE_INFINITY;
        let waitEndsAt = endsAt;
        await logChangedVerdicts(rows, log, async () => {
          if (waitMs > 0)
            waitEndsAt = await waitUntilOnChain(rows, waitTools);
          if (!isAnswerMismatched())
            await locateBlocks(rows, locate, { concurrency, signals, deadline: locatingEndsAt });
        });
        return waitEndsAt;
      }
      async function waitUntilOnChain(rows, { check, resend, showWait, waitMs, endsAt, log, signals, ...options }) {
        const awaitedStamps = findAwaitedStamps(rows);
        if (awaitedStamps.size === 0)
          return endsAt;
        const stamps = new Map([...awaitedStamps].map(([digest2, { judgement }]) => [digest2, judgement]));
        const clock = host_host.ml;
        const waitStartedAt = endsAt === void 0 ? findLastAnswerTime(stamps, clock.now()) : endsAt - waitMs;
        const { keepFound, latest } = createResultKeeper(stamps);
        const chainChecks = checkUntilOnChain(stamps, {
          ...options,
          check: async (digest2, timeUp) => keepFound(digest2, await check(digest2, timeUp)),
          deadline: waitStartedAt + waitMs,
          resend: (digest2) => wait_sendAgain(awaitedStamps.get(digest2)?.subject ?? { name: digest2, digest: digest2 }, resend, log),
          clock,
          stop: signals.cancellation.stop,
          onWait: (count) => showWait(`a block: ${count} of ${(0, core_text.hS)(awaitedStamps.size, "stamp")}`, waitStartedAt)
        });
        const results = await (0, host_signals.j)(chainChecks, signals) ?? latest;
        log.info(renderWaitResult(results));
        for (const row of rows) {
          const digest2 = row.coveredBy ?? row.subject.digest;
          const judgement = digest2 === void 0 || !(0, open_stamp.AJ)(row) ? void 0 : results.get(digest2);
          if (judgement !== void 0)
            (0, evidence_run.N9)(row, judgement);
        }
        return waitStartedAt + waitMs;
      }
      async function wait_sendAgain(subject, resend, log) {
        const message = `The answer to the stamp of ${(0, core_text.zz)(subject.name)} was lost, and after ${(0, host_host.fX)(log).input("block-time")} the chain does not hold it. So the stamp is sent once more.`;
        log.warning(message, { title: "stamp sent again" });
        const secondJudgement = await resend(subject);
        const error = secondJudgement.unresolved === void 0 ? secondJudgement.error : void 0;
        if (error !== void 0)
          log.warning(`The second stamp of ${(0, core_text.zz)(subject.name)}: ${error.message} ${error.hintFor(log.front)}`, {
            title: error.code
          });
        return secondJudgement;
      }
      function createResultKeeper(stamps) {
        const latest = new Map(stamps);
        const keepFound = (digest2, check) => {
          const stamped = stamps.get(digest2);
          if (check.verdict === "found" && stamped !== void 0)
            latest.set(digest2, (0, open_stamp.UA)(stamped, check));
          return check;
        };
        return { keepFound, latest };
      }
      function findAwaitedStamps(rows) {
        const digestsAndStamps = rows.flatMap((row) => {
          const { subject, coveredBy } = row;
          const isStamp = subject.digest !== void 0 && coveredBy === void 0 && (0, open_stamp.AJ)(row);
          return isStamp ? [[subject.digest, { subject, judgement: (0, evidence_run.lG)(row) }]] : [];
        });
        return new Map(digestsAndStamps);
      }
      function findLastAnswerTime(stamps, now) {
        const answerTimeOf = ({ unresolved }) => unresolved === void 0 || unresolved.isOfEarlierRun === true ? now : unresolved.sinceMs;
        return [...stamps.values()].reduce((latest, judgement) => Math.max(latest, answerTimeOf(judgement)), Number.NEGATIVE_INFINITY);
      }
      function renderWaitResult(results) {
        const judgements = [...results.values()];
        const foundCount = judgements.filter(({ verdict }) => verdict === "anchored").length;
        const foundText = `${foundCount} of ${judgements.length} stamps found on the chain`;
        const errorCodes = judgements.flatMap((judgement) => (judgement.verdict === "accepted" ? judgement.checkErrorCode : judgement.error?.code) ?? []);
        if (errorCodes.length === 0)
          return `${foundText}.`;
        const codes = [...new Set(errorCodes)].join(", ");
        return `${foundText}; for ${errorCodes.length} the service could not be asked (${codes}).`;
      }
      async function locateBlocks(rows, locate, { concurrency, signals, deadline, clock = host_host.ml }) {
        const digestsWithoutBlock = [...new Set(rows.flatMap((row) => lacksBlock(row) ? row.subject.digest ?? [] : []))];
        if (digestsWithoutBlock.length === 0)
          return;
        const judgementByDigest = /* @__PURE__ */ new Map();
        const { stop } = signals.cancellation;
        const startedAt = clock.now();
        const askAbout = async (due) => {
          let isAskingOver = false;
          const onResult = ({ digest: digest2 }, judgement) => {
            if (!judgementByDigest.has(digest2) || judgement.verdict === "verified")
              judgementByDigest.set(digest2, judgement);
            isAskingOver ||= forbidsRequests(judgement) || (0, open_stamp.OF)(judgement);
          };
          const keyOf = ({ digest: digest2 }) => digest2;
          await (0, queue.Tm)(due, ({ digest: digest2 }) => locate(digest2), { concurrency, keyOf, stop, onResult });
          const nextRequestAt = nextDueTime(timetables.accepted, startedAt, clock.now());
          for (const soughtBlock of due) {
            const isAskedAgain = nextRequestAt <= deadline && judgementByDigest.get(soughtBlock.digest)?.verdict === "no-match";
            soughtBlock.dueAt = isAskedAgain ? nextRequestAt : void 0;
          }
          return isAskingOver;
        };
        const soughtBlocks = digestsWithoutBlock.map((digest2) => ({ digest: digest2, dueAt: startedAt }));
        await (0, host_signals.j)(poll(soughtBlocks, { askAbout, deadline: Number.POSITIVE_INFINITY, clock, stop }), signals);
        for (const row of rows)
          addFoundBlock(row, judgementByDigest, clock.now());
      }
      function lacksBlock(row) {
        const isStampOnChain = row.verdict === "anchored" || row.verdict === "already-anchored";
        return isStampOnChain && row.coveredBy === void 0 && (0, evidence_run.$p)(row) === void 0;
      }
      function addFoundBlock(row, judgementByDigest, now) {
        const digest2 = row.coveredBy ?? row.subject.digest;
        const locatedJudgement = digest2 && judgementByDigest.get(digest2);
        if (locatedJudgement === void 0 || row.verdict !== "anchored" && row.verdict !== "already-anchored")
          return;
        const refusal = (0, open_stamp.yu)(locatedJudgement);
        if (refusal !== void 0)
          Object.assign(row, { refusal });
        else if (locatedJudgement.verdict === "no-match")
          (0, evidence_run.N9)(row, (0, open_stamp.Hj)(row, locatedJudgement.answer, now));
        else if (locatedJudgement.verdict === "verified") {
          const answer = { ...locatedJudgement.answer, requestId: row.answer.requestId };
          Object.assign(row, { answer: (0, open_stamp.pX)(answer, row.answer) });
        }
      }
      ;
      async function askSubjects(run, subjects, tools, inputs, host) {
        const { findLateAssets } = tools;
        const { waitEndsAt: firstWaitEndsAt, ...results } = await hashAskAndWait(subjects, tools, inputs, host);
        Object.assign(run, results);
        if (findLateAssets === void 0 || inputs.anchor === "manifest")
          return;
        for (let waitEndsAt = firstWaitEndsAt; ; ) {
          const lateAssets = await findLateAssets(new Set(run.rows.map(({ subject }) => subject.name)));
          if (lateAssets.length === 0)
            return;
          const lateSubjects = { candidates: [...lateAssets], proofs: [], count: lateAssets.length };
          const lateTools = { ...tools, ask: withKnownAnswers(tools, run.rows) };
          const lateResults = await hashAskAndWait(lateSubjects, lateTools, inputs, host, waitEndsAt);
          waitEndsAt = lateResults.waitEndsAt;
          run.rows = [...run.rows, ...lateResults.rows];
          run.checksums = toChecksumLines(run.rows.map(({ subject }) => subject));
        }
      }
      function withKnownAnswers({ ask, isAskedByName }, rows) {
        if (isAskedByName === true)
          return ask;
        const rowsByDigest = new Map(rows.map((row) => [row.coveredBy ?? row.subject.digest, row]));
        return async (target) => {
          const row = rowsByDigest.get(target.digest);
          return row === void 0 ? await ask(target) : (0, evidence_run.lG)(row);
        };
      }
      async function hashAskAndWait(subjects, tools, inputs, host, waitEndsAt) {
        const { log } = host;
        const { count, candidates, proofs } = subjects;
        log.debug(`Hashing ${(0, core_text.hS)(count, "subject")}.`);
        const requestsTotal = inputs.anchor === "manifest" ? 1 : proofs.length > 0 ? proofs.length : candidates.length;
        const counts = { ...host_host.nd, requestsTotal };
        const hashAndAsk = async () => {
          const readProgress = () => ({ ...counts, trouble: withWaitLimit(tools.trouble?.(), inputs) });
          const progress = (0, host_host.u5)(log, readProgress);
          try {
            await (0, promises_.setImmediate)();
            const results = await askByAnchor(subjects, tools, inputs, host, counts);
            const onWait = (waiting) => void Object.assign(counts, waiting);
            const endsAt = await waitForStamps(results.rows, tools, inputs, host, onWait, waitEndsAt);
            if (inputs.mode === "stamp")
              await (0, run_candidates.b6)(results.rows, host);
            return { ...results, waitEndsAt: endsAt };
          } finally {
            progress.stop();
          }
        };
        return count > markdown.FA ? log.group(`${count} subjects, a line each`, hashAndAsk) : hashAndAsk();
      }
      function withWaitLimit(trouble, { mode, wait }) {
        if (trouble === void 0 || mode !== "stamp")
          return trouble;
        return { ...trouble, givesUpAt: Math.max(trouble.givesUpAt, trouble.startedAt + wait) };
      }
      async function askByAnchor(subjects, { ask, isAskedByName, findCoveringList, addRecordedFacts, findLateAssets }, inputs, { log, signals, workspace }, counts) {
        const { candidates, list } = subjects;
        const areClocksAsked = (0, host_inputs.vz)(inputs) === "clocks";
        const hash = createHasher(inputs, list !== void 0, { log, signals, workspace }, counts);
        const hashedSubjects = hash(candidates);
        const askOptions = {
          ask,
          ...isAskedByName && { isAskedByName },
          findCoveringList,
          addRecordedFacts,
          confirm: (judgement, subject) => inputs.mode === "verify" ? (0, run_candidates.Zz)(judgement, subject, workspace) : judgement,
          concurrency: inputs.concurrency,
          signals,
          onRow: (row) => {
            counts.requestsDone = Math.min(counts.requestsDone + 1, counts.requestsTotal);
            log.info((0, lines.aF)(row));
          }
        };
        if (inputs.anchor === "manifest") {
          const allHashed = list === void 0 && findLateAssets ? withLateAssets(candidates, hashedSubjects, findLateAssets, hash) : hashedSubjects;
          return askManifest(candidates, allHashed, list ?? (areClocksAsked ? "sha256" : "sha3-256"), askOptions);
        }
        const areSubjectsWanted = inputs.files.length > 0 || inputs.subjectChecksums !== "" || inputs.fromRelease;
        if (inputs.proofs.length > 0)
          return askProofs(subjects, hashedSubjects, areSubjectsWanted, askOptions);
        const rows = await askEach(candidates, hashedSubjects, askOptions);
        return { rows, checksums: toChecksumLines(rows.map(({ subject }) => subject)) };
      }
      function createHasher(inputs, mustBeListed, { log, signals, workspace }, counts) {
        const hashOptions = {
          wantsSha256: (0, run_candidates.ri)(inputs),
          wantsFingerprint: inputs.mode !== "check",
          mustBeListed,
          workspace,
          signal: signals.cancellation.stop,
          onBytes: (bytes) => void (counts.hashedBytes += bytes),
          onHashed: () => void (counts.hashedFiles += 1)
        };
        return (someCandidates) => {
          const sizes = someCandidates.map(run_candidates.$d).filter((size) => size !== void 0);
          counts.totalBytes += sizes.reduce((sum, size) => sum + size, 0);
          counts.totalFiles += sizes.length;
          return storeSubjects((0, run_candidates.rA)(someCandidates, hashOptions), someCandidates, log);
        };
      }
      async function* storeSubjects(hashed, candidates, log) {
        const emptyIndexes = candidates.flatMap((candidate, index) => (0, run_candidates.$d)(candidate) === 0 ? [index] : []);
        let isWarned = false;
        for await (const indexed of hashed) {
          const [index, candidate] = indexed;
          const { subject } = candidate;
          candidates[index] = candidate;
          if (!isWarned && subject.digest !== void 0 && subject.digest === digest.IK) {
            isWarned = true;
            const otherEmptyCount = emptyIndexes.filter((other) => other !== index).length;
            const { message, target } = (0, causes.B_)(subject, otherEmptyCount);
            log.warning(message, target);
          }
          yield indexed;
        }
      }
      async function* withLateAssets(candidates, hashed, findLateAssets, hash) {
        yield* hashed;
        for (; ; ) {
          const lateAssets = await findLateAssets(new Set(candidates.map((candidate) => (0, run_candidates.Vb)(candidate).name)));
          if (lateAssets.length === 0)
            return;
          const startIndex = candidates.length;
          candidates.push(...lateAssets);
          for await (const [index, subject] of hash([...lateAssets]))
            yield [startIndex + index, subject];
        }
      }
      async function askProofs({ candidates, proofs }, hashed, areSubjectsWanted, askOptions) {
        const subjects = await (0, run_candidates.GQ)(candidates, hashed, askOptions.signals);
        const targets = areSubjectsWanted ? bindProofs(subjects, proofs) : proofs;
        return {
          rows: await askEach(targets, targets.entries(), askOptions),
          checksums: toChecksumLines(subjects.map(({ subject }) => subject))
        };
      }
      var run_history = __webpack_require__(3605);
      var external_node_fs_ = __webpack_require__(3024);
      var external_node_fs_promises_ = __webpack_require__(1455);
      var external_node_path_ = __webpack_require__(6760);
      var json = __webpack_require__(5961);
      var addresses = __webpack_require__(2703);
      var files = __webpack_require__(6077);
      var run_journal = __webpack_require__(7990);
      ;
      function openJournalAndReports(inputs, { log, signals, origin }, folder, web) {
        const { mode, apiUrl, report, releaseAttach } = inputs;
        (0, files.vo)(folder, log.warning);
        const sendsRequests = (0, host_inputs.bk)(inputs) === void 0;
        const hasJournal = sendsRequests && (mode === "stamp" || (0, external_node_fs_.existsSync)((0, external_node_path_.join)(folder, file_names.NW.journal)));
        const lineFacts = { runId: origin.runId, service: (0, host_inputs.vz)(inputs) === "nodes" ? void 0 : apiUrl?.href ?? "" };
        const warn = (error) => log.warning(`${(0, core_text.em)(error.message)} ${error.hintFor(log.front)}`, { title: error.code });
        const journal = hasJournal ? (0, run_journal._0)(folder, lineFacts, warn) : void 0;
        const reportStore = createReportStore(web, folder, apiUrl, signals.cancellation.stop);
        const { beginAttempt, errors } = (0, queue.S)();
        const areReportsAttached = releaseAttach === "assets" || releaseAttach === "both";
        const isReportWanted = mode === "verify" && report && (0, host_inputs.f3)(inputs) !== "";
        let hasWarned = false;
        const warnOfMissingReport = (judgement, { name }) => {
          const { report: reportLink, reportLost } = judgement.answer ?? {};
          if (hasWarned || judgement.verdict !== "verified" || reportLink !== void 0 || reportLost !== void 0)
            return;
          hasWarned = true;
          const message = `The service verified ${(0, core_text.zz)(name)}, but sent no report (PDF). This is said only once.`;
          log.warning(message, { title: "REPORT_UNAVAILABLE" });
        };
        return {
          /** Asks about a target, and downloads at once the report that the answer links to: links expire soon. */
          askAndSaveReport: async (target, ask) => {
            const onReportLost = areReportsAttached ? beginAttempt() : warn;
            const judgement = await ask();
            if (isReportWanted)
              warnOfMissingReport(judgement, target);
            (await reportStore.keep(judgement, target)).forEach(onReportLost);
            return judgement;
          },
          /** The journal of stamps; absent where the run sends no request, or does not stamp and finds no journal. */
          journal,
          reports: reportStore.savedReportByUrl,
          /** The errors of reports that were to be attached and could not be kept; they fail the run. */
          errors,
          [Symbol.dispose]: () => journal?.close()
        };
      }
      const lostReportHint = "The report is the service's PDF about a verification, and may have been paid for. The verdict on your files stands without it. Verify again only if you want the report: that is a new payment.";
      const maxReportBytes = 20 * 1024 * 1024;
      const reportTimeoutMs = 12e4;
      function createReportStore(web, folder, apiUrl, stop) {
        const savedReportByUrl = /* @__PURE__ */ new Map();
        const entries = (0, external_node_fs_.existsSync)(folder) ? (0, external_node_fs_.readdirSync)(folder, { withFileTypes: true }) : [];
        const reportNames = entries.filter((one) => one.isFile() && one.name.endsWith(".pdf")).map(({ name }) => name);
        const earlierNames = new Map(reportNames.map((name) => [(0, file_names.ve)(name), name]));
        const isAllowed = (url) => (0, addresses.DB)(url.href) !== void 0 && (url.protocol === "https:" || (0, addresses.U9)(url) && apiUrl !== void 0 && (0, addresses.U9)(apiUrl));
        const nameFor = (0, file_names.W3)();
        return {
          /** The reports on disk that this run saved, by the address from which each was downloaded. */
          savedReportByUrl,
          /** Downloads the report that `judgement` links to, if it links to one; returns the errors. */
          keep: async (judgement, subject) => {
            const { report, reportLost } = judgement.answer ?? {};
            const reason = `the answer to its request was lost: ${reportLost}`;
            const options = { hint: lostReportHint };
            const lostErrors = reportLost === void 0 ? [] : [toReportError(subject.name, reason, "REPORT_UNAVAILABLE", options)];
            const address = report?.url;
            if (address === void 0 && earlierNames.size === 0)
              return lostErrors;
            const name = nameFor(subject);
            const path = (0, external_node_path_.join)(folder, name);
            try {
              const earlierName = earlierNames.get((0, file_names.ve)(name));
              if (earlierName !== void 0) {
                earlierNames.delete((0, file_names.ve)(name));
                const oldPath = (0, external_node_path_.join)(folder, earlierName);
                const keptPath = (0, external_node_path_.join)(folder, (0, file_names.cq)(subject.name, (0, hash_file.yi)(await (0, external_node_fs_promises_.readFile)(oldPath)), true));
                await (0, files.Jm)(() => (0, external_node_fs_promises_.rename)(oldPath, keptPath));
              }
              if (address === void 0 || savedReportByUrl.has(address))
                return lostErrors;
              const signal = AbortSignal.any([stop, AbortSignal.timeout(reportTimeoutMs)]);
              await (0, files.vK)(path, readReport(web, { address, subject: subject.name }, isAllowed, signal));
              savedReportByUrl.set(address, { name, path });
              return lostErrors;
            } catch (thrown) {
              return [...lostErrors, (0, core_errors.Xt)(thrown)];
            }
          }
        };
      }
      async function* readReport(web, { address, subject }, isAllowed, signal) {
        try {
          if (!URL.canParse(address))
            throw new RangeError("its address does not begin with https://");
          const requestRules = { isAllowed, headersFor: () => ({ accept: "application/pdf" }) };
          const { status, body } = await (0, downloads.c$)(web, new URL(address), signal, requestRules);
          try {
            if (status !== 200)
              throw new Error(`its server answered ${status}`);
            yield* checkPdf(body);
          } finally {
            body.destroy();
          }
        } catch (thrown) {
          const code = thrown instanceof RangeError ? "REPORT_INVALID" : "REPORT_UNAVAILABLE";
          throw toReportError(subject, (0, core_errors.bD)(thrown), code, { cause: thrown });
        }
      }
      function toReportError(subject, why, code, options) {
        return new core_errors._Z(code, (0, core_text.em)(`The report of ${(0, core_text.zz)(subject)} could not be saved: ${why}`), options);
      }
      async function* checkPdf(body) {
        let firstBytes = Buffer.alloc(0);
        const toSizeError = () => new RangeError("it is larger than 20 MiB");
        for await (const chunk of (0, json.OC)(body, maxReportBytes, toSizeError)) {
          if (firstBytes.length < 5)
            firstBytes = Buffer.concat([firstBytes, chunk.subarray(0, 5)]).subarray(0, 5);
          if (!"%PDF-".startsWith(firstBytes.toString("latin1")))
            throw new RangeError("it is not a PDF");
          yield chunk;
        }
        if (firstBytes.length < 5)
          throw new RangeError("it is not a PDF");
      }
      var prepare = __webpack_require__(9231);
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
        const unconsideredStamps = new Map(earlierStamps);
        const guardStamp = createStampGuard(source, earlierStamps);
        const stampTools = {
          send: createSender(run, request, inputs),
          check: (digest2) => source.check({ name: digest2, digest: digest2 }),
          journal,
          blockTimeMs: blockTime,
          isWaitedFor: wait > 0,
          clock: host_host.ml,
          stop: signals.cancellation.stop,
          warn: log.warning
        };
        return (subject) => {
          const earlierStamp = unconsideredStamps.get(subject.digest);
          unconsideredStamps.delete(subject.digest);
          const isSentAgain = earlierStamp !== void 0 && inputs.again === true;
          if (isSentAgain)
            warnOfRepeatedStamp(subject.name, earlierStamp, log);
          const stamp = () => stampOne(subject, { ...stampTools, earlierStamp: isSentAgain ? void 0 : earlierStamp });
          return askAndSaveReport(subject, earlierStamp === void 0 ? () => guardStamp(stamp) : stamp);
        };
      }
      function createSender(run, request, { keyError }) {
        let openCount = 0;
        let hasSent = false;
        return async (digest2) => {
          if (keyError !== void 0)
            return request({ name: digest2, digest: digest2 });
          run.hasSent = true;
          openCount += 1;
          const judgement = await request({ name: digest2, digest: digest2 });
          openCount -= 1;
          hasSent ||= !(0, open_stamp.OF)(judgement) || judgement.unresolved !== void 0;
          run.hasSent = hasSent || openCount > 0;
          return judgement;
        };
      }
      async function stampOne(subject, tools) {
        const { earlierStamp, journal, send } = tools;
        const earlierJudgement = earlierStamp && await resumeStamp(subject, earlierStamp, tools);
        if (earlierJudgement !== void 0)
          return earlierJudgement;
        try {
          journal?.recordIntent(subject);
        } catch (thrown) {
          return (0, core_row.w2)((0, core_errors.Xt)(thrown));
        }
        const judgement = await checkBriefly(subject.digest, await send(subject.digest), tools);
        journal?.recordResult(subject, judgement);
        return judgement;
      }
      async function resumeStamp({ name, digest: digest2 }, earlierStamp, { check, blockTimeMs, clock, warn }) {
        const checkJudgement = await check(digest2);
        if (checkJudgement.verdict === "found")
          return { verdict: "already-anchored", answer: checkJudgement.answer };
        const verdict = earlierStamp.verdict === "anchored" ? "accepted" : earlierStamp.verdict;
        if (earlierStamp.verdict === "anchored" && checkJudgement.verdict !== "not-found")
          return checkJudgement;
        if (checkJudgement.verdict !== "not-found" || earlierStamp.ageMs < blockTimeMs)
          return (0, open_stamp.UA)(toOpenJudgement({ ...earlierStamp, verdict }, clock.now()), checkJudgement);
        const message = `${(0, core_text.zz)(name)}: an earlier run sent a stamp ${(0, run_journal.Qt)(earlierStamp)}, but the chain does not hold it. So the stamp is sent once more.`;
        warn(message, { title: "stamp sent again" });
        return void 0;
      }
      function toOpenJudgement({ verdict, ageMs, requestId }, now) {
        if (verdict === "accepted") {
          return { verdict: "accepted", answer: { requestId: requestId ?? "", records: [], segments: [] } };
        }
        const ownMessage = `An earlier run sent this stamp ${(0, run_journal.Qt)({ ageMs })} and did not hear that it was made.`;
        return (0, open_stamp.BZ)({ kind: verdict, sinceMs: now - ageMs, isOfEarlierRun: true, mayResend: true, ownMessage }, requestId === void 0 ? {} : { requestId });
      }
      async function checkBriefly(digest2, sentJudgement, tools) {
        const { check, clock, stop, isWaitedFor, blockTimeMs } = tools;
        const unresolved = sentJudgement.unresolved;
        if (unresolved === void 0)
          return sentJudgement;
        if (unresolved.longPause !== void 0)
          return (0, open_stamp.UA)(sentJudgement, (0, core_row.w2)(unresolved.longPause));
        const { sinceMs: since, pauseMs = 0, mayResend } = unresolved;
        const lastCheckAt = since + Math.max(pauseMs, ...timetables.unresolved.firstTimesMs);
        const resendAt = isWaitedFor && mayResend ? since + blockTimeMs : Number.POSITIVE_INFINITY;
        const nextCheckTime2 = () => Math.max(since + pauseMs, nextDueTime(timetables.unresolved, since, clock.now()));
        let lastCheck;
        const polledStamp = { dueAt: nextCheckTime2() };
        const askAbout = async () => {
          const judgement = await check(digest2);
          const isUnanswered = (0, open_stamp.OF)(judgement) || judgement.verdict === "unreachable";
          if (lastCheck === void 0 || lastCheck.error !== void 0 || !isUnanswered)
            lastCheck = judgement;
          const isDueAgain = judgement.verdict === "not-found" && clock.now() >= resendAt;
          const mayChange = !(0, open_stamp.OF)(judgement) && (judgement.verdict === "unreachable" || judgement.verdict === "not-found" || judgement.verdict === "unknown");
          const nextCheckAt = isDueAgain || !mayChange ? Number.POSITIVE_INFINITY : nextCheckTime2();
          polledStamp.dueAt = nextCheckAt <= lastCheckAt ? nextCheckAt : void 0;
          return false;
        };
        await poll([polledStamp], { askAbout, deadline: Number.POSITIVE_INFINITY, clock, stop });
        return (0, open_stamp.UA)(sentJudgement, lastCheck ?? await check(digest2));
      }
      function warnOfRepeatedStamp(name, earlierStamp, log) {
        const message = `${(0, core_text.zz)(name)}: an earlier run sent a stamp ${(0, run_journal.Qt)(earlierStamp)} (${earlierStamp.verdict}). Because of --again, another one is sent. Where the chain holds the file already, the service makes no new stamp.`;
        log.warning(message, { title: "stamped again" });
      }
      function createStampGuard({ check }, earlierStamps) {
        const mismatchedDigest = [...earlierStamps].find(([, { isMismatched }]) => isMismatched)?.[0];
        let checkPromise;
        const checkOnce = (digest2) => checkPromise ??= check({ name: digest2, digest: digest2 });
        return async (stamp) => {
          const judgement = mismatchedDigest && await checkOnce(mismatchedDigest);
          if (judgement === void 0 || judgement.verdict === "found" || judgement.verdict === "not-found")
            return stamp();
          return judgement.error === void 0 ? judgement : (0, queue.v8)(judgement.error);
        };
      }
      function logShortWait({ wait, blockTime }, log) {
        if (wait === 0 || wait >= blockTime)
          return;
        const message = `The run waits ${wait / 1e3} s for the chain, and a block may take ${blockTime / 1e3} s (${(0, host_host.fX)(log).input("block-time")}). So some stamps may be no more than accepted when it ends.`;
        log.notice(message, { title: "short wait" });
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
          const run = createRun(inputs, host.origin);
          const web = __addDisposableResource(env_1, (0, downloads.kQ)(), true);
          const prepared = await (0, prepare.LS)(inputs, host, openRelease && ((releaseInputs) => openRelease(web, releaseInputs)));
          const { folder, release, subjects, history } = prepared;
          const journalAndReports = __addDisposableResource(env_1, openJournalAndReports(inputs, host, folder, web), false);
          const journalLines = journalAndReports.journal?.lines ?? [];
          const { earlierStamps, ...earlierFacts } = (0, run_history.vu)(inputs, history, journalLines, release);
          const witnesses = await (0, run_source.Qh)(inputs, host, history.record, web);
          const source = __addDisposableResource(env_1, await (0, run_source.oD)(inputs, host, { record: history.record, witnesses }), true);
          const ask = createAsk(run, source, inputs, host, journalAndReports, earlierStamps);
          const findLateAssets = release && (0, release_access.xp)(release, inputs, host);
          await askSubjects(run, subjects, { ...source, ...earlierFacts, ask, findLateAssets }, inputs, host);
          run.reports = journalAndReports.reports;
          await leaveEvidence(run, prepared, witnesses, inputs, host);
          run.problems.push(...journalAndReports.errors);
          run.problems.push(...await present(run));
          await logEnding(run, host);
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
      function createRun(inputs, origin) {
        const { mode, dryRun, failOn, nodes } = inputs;
        return {
          mode,
          origin,
          startedAt: /* @__PURE__ */ new Date(),
          finishedAt: /* @__PURE__ */ new Date(),
          apiUrl: (0, host_inputs.f3)(inputs),
          nodeNames: nodes.map(({ name }) => name),
          dryRun,
          isSkipped: (0, host_inputs.bk)(inputs) !== void 0,
          failOn,
          rows: [],
          checksums: [],
          hasSent: false,
          isDemonstration: false,
          files: {},
          reports: /* @__PURE__ */ new Map(),
          problems: []
        };
      }
      async function logEnding(run, host) {
        const { log } = host;
        const rowsThatFail = (0, evidence_run.ST)(run);
        const unreadRows = rowsThatFail.filter((row) => isUnread(row, run.problems));
        const toleratedRows = run.rows.filter((row) => !(0, core_row.zn)(row) && !(0, evidence_run.FR)(row, run.failOn));
        warnOfUnnamedChain(run, log);
        logUnwrittenEvidence(run.problems, (0, evidence_run.G_)(unreadRows).length, log);
        host.annotate("error", rowsThatFail.filter((row) => !unreadRows.includes(row)));
        warnOfTolerated(run, toleratedRows, host);
        if ((0, evidence_run.Pc)(run))
          return;
        logWhyRunFails(run, (0, evidence_run.G_)(rowsThatFail), log);
        if ((0, evidence_run.MR)(run)) {
          const [message, advice] = (0, headline.sL)(run, (0, host_host.fX)(log));
          if (rowsThatFail.length > 0)
            log.info(`The run fails: ${message}.`);
          else
            log.error(`The run fails: ${message}. ${advice}`, { title: "nothing stamped" });
        }
        const rowFacts = [...rowsThatFail, ...toleratedRows].map((row) => ({
          code: row.error?.code ?? row.verdict,
          requestId: (0, core_row.Gb)(row)
        }));
        const reportLines = (0, problem_report.S)(run.mode, [...rowFacts, ...run.problems]);
        await log.group(problem_report._, async () => {
          for (const line of reportLines)
            log.info(line);
        });
      }
      function logWhyRunFails({ rows, failOn }, failingFiles, log) {
        if (failingFiles.length === 0)
          return;
        const input = (0, host_host.fX)(log).input("fail-on");
        const blamedFiles = failingFiles.filter(({ verdict }) => failOn.has(verdict));
        const refusedCount = failingFiles.length - blamedFiles.length;
        const { length: fileCount } = (0, evidence_run.G_)(rows);
        const causes2 = (0, core_text.hq)([
          blamedFiles.length > 0 && `${(0, headline.Pn)(blamedFiles, fileCount)}, and ${input} lists ${renderVerdicts(blamedFiles)}`,
          refusedCount > 0 && `the service refused requests about ${refusedCount} of ${fileCount} files`
        ]);
        log.info(`The run fails: ${causes2.join("; ")}.`);
      }
      const rootCauseRank = { RELEASE_NOT_FOUND: -1, NOT_ATTEMPTED: 1 };
      function isUnread({ verdict, error }, problems) {
        const isAssetUnread = verdict === "unreachable" && error?.code === "ASSET_UNREADABLE";
        return isAssetUnread && problems.some(({ code }) => code === "GITHUB_UNAVAILABLE");
      }
      function logUnwrittenEvidence(problems, unreadCount, log) {
        const rankOf = ({ code }) => rootCauseRank[code] ?? 0;
        const [rootCause, ...otherErrors] = problems.toSorted((one, other) => rankOf(one) - rankOf(other));
        if (rootCause === void 0)
          return;
        const { length: otherCount } = otherErrors;
        const missingNote = otherCount === 1 ? "1 more piece of evidence is missing." : `${otherCount} more pieces of evidence are missing.`;
        const unreadNote = unreadCount > 0 && `${(0, core_text.hS)(unreadCount, "file")} could not be read.`;
        const hint = rootCause.hintFor(log.front);
        const sentences = [(0, core_text.em)(rootCause.message), unreadNote, otherCount > 0 && missingNote, hint];
        log.error((0, core_text.hq)(sentences).join(" "), { title: rootCause.code, count: problems.length });
        for (const { code, message } of otherErrors)
          if (message !== rootCause.message)
            log.info(`${code}: ${message}`);
      }
      function warnOfTolerated(run, toleratedRows, { log, annotate }) {
        const toleratedFiles = (0, evidence_run.G_)(toleratedRows);
        if (toleratedFiles.length === 0)
          return;
        const counts = (0, headline.Pn)(toleratedFiles, (0, evidence_run.G_)(run.rows).length);
        if (!(0, evidence_run.MR)(run))
          log.warning(`${counts}. This does not fail the run, because ${(0, host_host.fX)(log).input("fail-on")} does not list ${renderVerdicts(toleratedRows)}.`, { title: "fail-on" });
        annotate("warning", toleratedRows);
      }
      function renderVerdicts(rows) {
        return [...new Set(rows.map(({ verdict }) => verdict))].join(", ");
      }
    })
  ),
  /***/
  6252: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Mu: () => (
          /* binding */
          nobodyToAskError
        ),
        /* harmony export */
        Qh: () => (
          /* binding */
          loadWitnesses
        ),
        /* harmony export */
        oD: () => (
          /* binding */
          openSource
        ),
        /* harmony export */
        oI: () => (
          /* binding */
          answerAlways
        )
        /* harmony export */
      });
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6608);
      var _core_members_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2508);
      var _core_row_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1663);
      var _host_host_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9406);
      var _host_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2009);
      async function openSource(inputs, host, local) {
        const skipReason = (0, _host_inputs_js__WEBPACK_IMPORTED_MODULE_3__.bk)(inputs);
        if (skipReason !== void 0) {
          host.log.notice(skipReason, { title: "skipped" });
          return answerAlways({ verdict: "skipped", note: skipReason });
        }
        const source = (0, _host_inputs_js__WEBPACK_IMPORTED_MODULE_3__.vz)(inputs);
        if (source === "service")
          return openService(inputs, host);
        if (source === "nodes")
          return openNodes(inputs, host);
        const { record, witnesses } = local ?? {};
        if (record === void 0 || witnesses === void 0)
          throw nobodyToAskError(inputs);
        return (await Promise.all(
          /* import() */
          [__webpack_require__.e(526), __webpack_require__.e(218)]
        ).then(__webpack_require__.bind(__webpack_require__, 4218))).openClocks(record, witnesses);
      }
      function answerAlways(judgement) {
        const answer = () => Promise.resolve(judgement);
        return { stamp: answer, check: answer, verify: answer, [Symbol.asyncDispose]: async () => {
        } };
      }
      async function loadWitnesses(inputs, { signals }, record, web) {
        const areWitnessesNeeded = inputs.witness.length > 0 || record.witnesses.length > 0 || (0, _host_inputs_js__WEBPACK_IMPORTED_MODULE_3__.vz)(inputs) === "clocks";
        if (!areWitnessesNeeded || inputs.dryRun)
          return void 0;
        const { openWitnesses } = await Promise.all(
          /* import() */
          [__webpack_require__.e(526), __webpack_require__.e(440)]
        ).then(__webpack_require__.bind(__webpack_require__, 9440));
        return openWitnesses(inputs, { web, record, signal: signals.cancellation.stop });
      }
      function nobodyToAskError({ mode }) {
        const message = `${mode} has nobody to ask: no service, no chain node, and no evidence of earlier runs was found.`;
        return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("INPUT_INVALID", message, {
          hint: ({ input, setting }) => `Name a service (${input("api-url")}) or chain nodes (${input("node-url")}). Or stamp the files first, which independent clocks do without an account (${input("witness")}). Or give the evidence of an earlier run: ${setting("from-release", "true")}, or its statement in ${input("output-dir")}. A monitor takes a ${input("baseline")} too, and begins one with ${setting("if-no-api-key", "skip")}.`
        });
      }
      async function openService(inputs, { log, signals }) {
        const { apiUrl, keyError, report, sendFileNames } = inputs;
        if (apiUrl === void 0)
          throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("INTERNAL", "The service is to be asked, and has no address.");
        if (keyError !== void 0) {
          const keyFailure = (0, _core_row_js__WEBPACK_IMPORTED_MODULE_1__.w2)(keyError);
          return { ...answerAlways(keyFailure), locate: () => Promise.resolve(keyFailure) };
        }
        const { createClient } = await Promise.all(
          /* import() */
          [__webpack_require__.e(752), __webpack_require__.e(625)]
        ).then(__webpack_require__.bind(__webpack_require__, 6006));
        let trouble;
        const client = createClient({
          base: apiUrl,
          get apiKey() {
            return inputs.apiKey;
          },
          timeoutMs: inputs.requestTimeout,
          cancellation: signals.cancellation,
          onRequest: ({ path, requestId, milliseconds, result, trouble: problem, givesUpAt }) => {
            const outage = trouble ?? { startedAt: _host_host_js__WEBPACK_IMPORTED_MODULE_2__.ml.now() - milliseconds, givesUpAt: 0 };
            trouble = problem === void 0 ? void 0 : { ...outage, problem, givesUpAt: Math.max(outage.givesUpAt, givesUpAt) };
            log.debug(`POST ${path} ${result} ${milliseconds} ms, request ${requestId}`);
          },
          onPause: createPauseLogger(log)
        });
        return {
          stamp: ({ digest }) => client.stamp(digest),
          check: ({ digest }, timeUp) => client.check(digest, timeUp),
          verify: (target) => {
            if ("root" in target)
              return client.verifyProof(target);
            const { digest, name, size } = target;
            const details = sendFileNames ? { fileName: name, ...size !== void 0 && { fileSize: size } } : {};
            return client.verify(digest, { report, ...details });
          },
          locate: (digest) => client.verify(digest, { report: false }),
          trouble: () => trouble,
          [Symbol.asyncDispose]: client.close
        };
      }
      function createPauseLogger(log) {
        let isAnnotated = false;
        return (milliseconds) => {
          const seconds = Math.ceil(milliseconds / 1e3);
          const message = `The service gets too many requests (429). The run waits ${seconds} s, then goes on.`;
          if (isAnnotated)
            log.info(message);
          else
            log.notice(message, { title: "waiting" });
          isAnnotated = true;
        };
      }
      async function openNodes({ nodes, requestTimeout: timeoutMs }, { signals }) {
        const { openChain, toLocationRecord } = await __webpack_require__.e(
          /* import() */
          430
        ).then(__webpack_require__.bind(__webpack_require__, 1430));
        const closing = new AbortController();
        const chain = openChain(nodes, { timeoutMs, signal: AbortSignal.any([signals.cancellation.abort, closing.signal]) });
        const ask = (isCheck) => async (target) => {
          const hash = "root" in target ? target.root : target.digest;
          const answer = await chain.ask(hash);
          const records = answer.kind === "found" ? answer.locations.map((one) => toLocationRecord(one, hash)) : [];
          const isAnswered = answer.kind === "found" || answer.kind === "not-found";
          const isTestChain = isAnswered && await chain.isTest();
          const facts = { requestId: "", records, segments: [], ...isTestChain && { demo: isTestChain } };
          return judgeNodes(answer, facts, isCheck);
        };
        return {
          check: ask(true),
          verify: ask(false),
          // Without the abort, a request whose answer is no longer needed keeps the process alive until the node answers.
          [Symbol.asyncDispose]: async () => closing.abort()
        };
      }
      function judgeNodes(nodesAnswer, facts, isCheck) {
        const sources = nodesAnswer.sources.map(toSourceAnswer);
        if (nodesAnswer.kind === "unknown")
          return { verdict: "unknown", note: nodesAnswer.note, sources };
        if ("error" in nodesAnswer)
          return { ...(0, _core_row_js__WEBPACK_IMPORTED_MODULE_1__.w2)(nodesAnswer.error), sources };
        const commonFacts = { answer: facts, sources, ...(0, _core_members_js__WEBPACK_IMPORTED_MODULE_4__.r$)({ restsOn: nodesAnswer.restsOn }) };
        if (nodesAnswer.kind === "found")
          return { verdict: isCheck ? "found" : "verified", ...commonFacts };
        return { verdict: isCheck ? "not-found" : "no-match", ...commonFacts };
      }
      function toSourceAnswer({ name, verdict, block, confirmations, error }) {
        const isAnswered = error === void 0 || error.code === "NODE_ANSWER_INVALID";
        const errorVerdict = isAnswered ? "unknown" : (0, _core_row_js__WEBPACK_IMPORTED_MODULE_1__.w2)(error).verdict;
        const knownFacts = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_4__.r$)({ block, confirmations, code: error?.code });
        return { url: name, verdict: verdict === "error" ? errorVerdict : verdict, ...knownFacts };
      }
    })
  ),
  /***/
  2437: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        hR: () => (
          /* binding */
          openEvidencePage
        ),
        oC: () => (
          /* binding */
          readGivenList
        ),
        hV: () => (
          /* binding */
          writeFiles
        )
      });
      var external_node_path_ = __webpack_require__(6760);
      var external_node_fs_ = __webpack_require__(3024);
      var promises_ = __webpack_require__(1455);
      var core_checksums = __webpack_require__(291);
      var file_names = __webpack_require__(3364);
      var evidence_record = __webpack_require__(2896);
      var statement_file = __webpack_require__(9131);
      var hash_files = __webpack_require__(4964);
      var queue = __webpack_require__(9821);
      var host_files = __webpack_require__(6077);
      var lines = __webpack_require__(5759);
      var json_results = __webpack_require__(7867);
      var prepare = __webpack_require__(9231);
      var candidates = __webpack_require__(5823);
      var core_digest = __webpack_require__(2427);
      var core_row = __webpack_require__(1663);
      var verdicts = __webpack_require__(2107);
      var members = __webpack_require__(2508);
      var version = __webpack_require__(4983);
      var evidence_proof = __webpack_require__(2987);
      var evidence_run = __webpack_require__(552);
      var to_statement = __webpack_require__(5679);
      ;
      const statePort = 99;
      function composeStatement(run, { heads, record }, givenList, release) {
        const { checksums, rows, chain, finishedAt, witnessed } = run;
        const { witnesses = [], signedLines = checksums } = witnessed ?? {};
        const statedLines = witnesses.length > 0 ? signedLines : checksums;
        const subjects = statedLines.length > 0 ? statedLines : toProofSubjects(rows);
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
      function toRunAndService({ origin, apiUrl, nodeNames, isDemonstration }, recordedService = "") {
        const { repository, ref, commit, runUrl: url, runAttempt: attempt } = origin;
        const service = apiUrl === "" && isDemonstration ? nodeNames[0] ?? recordedService : apiUrl;
        const run = { repository, ref, commit, url, attempt };
        const knownFacts = Object.entries(run).filter(([, value]) => value !== "");
        return {
          ...knownFacts.length > 0 && { run: Object.fromEntries(knownFacts) },
          ...service !== "" && { service: { url: service, demonstration: isDemonstration } }
        };
      }
      function findCoveringRow(rows) {
        const coveringDigest = rows.find(({ coveredBy }) => coveredBy !== void 0)?.coveredBy;
        return coveringDigest && rows.find((row) => row.coveredBy === void 0 && row.subject.digest === coveringDigest);
      }
      function toAnchors(rows, listRow) {
        const doneDigests = /* @__PURE__ */ new Set();
        const placeByAddress = /* @__PURE__ */ new Map();
        const anchors = [];
        const rankOf = (row) => row.coveredBy === void 0 ? 0 : (0, verdicts.rf)(row) ? 1 : 2;
        for (const row of rows.toSorted((one, other) => rankOf(one) - rankOf(other))) {
          const { coveredBy, subject } = row;
          const digest = coveredBy ?? subject.digest;
          if (digest === void 0 || doneDigests.has(digest))
            continue;
          doneDigests.add(digest);
          const verdict = row.localVerdict ?? row.verdict;
          const isPerhapsSpent = verdict !== "unclear" && verdict !== "accepted" && (0, core_row.pC)(row);
          const covers = row === listRow || coveredBy !== void 0 ? "list" : "subject";
          const proof = "root" in subject ? (0, evidence_proof.Lr)((0, evidence_proof.Tz)(subject.bytes)) : void 0;
          const facts = { mayBeSpent: isPerhapsSpent || void 0, chain: toAnchorPlace(row, placeByAddress), proof };
          anchors.push({ covers, digest, verdict, ...(0, members.r$)(facts) });
        }
        return anchors;
      }
      function toAnchorPlace({ subject, coveredBy, answer }, placeByAddress) {
        const digest = coveredBy ?? subject.digest;
        const root = "root" in subject ? subject.root : void 0;
        const records = (answer?.records ?? []).flatMap(({ matchedHash, ...record }) => {
          const ownHash = [digest, root].find((hash) => hash !== void 0 && (0, core_digest.dv)(matchedHash, hash));
          if (ownHash === void 0)
            return [];
          return root !== void 0 && ownHash === digest ? [record] : [{ ...record, ...matchedHash && { matchedHash } }];
        });
        const address = answer?.address;
        if (records.length > 0)
          return { ...address !== void 0 && { address }, records: records.map(to_statement.Mf) };
        if (address === void 0)
          return void 0;
        const place = placeByAddress.get(address) ?? { address, port: statePort, records: [] };
        placeByAddress.set(address, place);
        return place;
      }
      ;
      async function writeFiles(run, { folder, history, release }, { subjectChecksums }, { workspace }) {
        const { rows, checksums, hasSent, witnessed, files } = run;
        const { attempt, errors } = (0, queue.S)();
        const givenListPath = (0, prepare.sS)((0, external_node_path_.resolve)(workspace, subjectChecksums));
        const write = (name, content) => attempt(async () => {
          const path = (0, external_node_path_.join)(folder, name);
          if ((0, prepare.sS)(path) !== givenListPath)
            await (0, host_files.vK)(path, content);
          return path;
        });
        const statement = await attempt(async () => {
          const newStatement = composeStatement(run, history, await readGivenList(findCoveringRow(rows), workspace), release);
          return newStatement && (0, statement_file.Rp)(newStatement, (text) => (0, hash_files.qj)([text]).sha3_256);
        });
        const { record, ownRecord } = history;
        const isStatementNew = statement !== void 0 && !run.dryRun && (hasSent || (0, evidence_record.hI)(ownRecord, statement));
        const isStatementOnPage = statement !== void 0 && (hasSent || (0, evidence_record.hI)(record, statement));
        const pageStatements = isStatementOnPage ? [...record.statements, statement] : record.statements;
        const hasSha256 = checksums.some(({ sha256 }) => sha256 !== void 0);
        const witnessFiles = witnessed?.signedLines === void 0 ? witnessed?.files ?? [] : [];
        [files.results, files.checksums, files.statement, files.page] = await Promise.all([
          write(file_names.NW.results, (0, json_results.t)(run)),
          write(file_names.NW.checksums, (0, core_checksums.pd)(checksums)),
          isStatementNew ? write((0, file_names.rC)(statement.id), statement.text) : void 0,
          statement && attempt(() => openEvidencePage(pageStatements)).then((page) => page && write(file_names.NW.page, page)),
          write(file_names.NW.badge, `${JSON.stringify((0, lines.dF)(run))}
`),
          hasSha256 ? write(file_names.NW.sha256, (0, core_checksums.iX)(checksums)) : void 0,
          ...witnessFiles.map(({ name, bytes }) => write(name, bytes))
        ]);
        const sameStatement = isStatementNew || statement === void 0 ? void 0 : findSameStatement(ownRecord, statement);
        files.statement ??= sameStatement && (0, external_node_path_.join)(folder, (0, file_names.rC)(sameStatement.id));
        run.statement = run.dryRun ? void 0 : statement;
        return errors;
      }
      function findSameStatement({ statements }, { statement }) {
        const keyOf = ({ name, digest }) => `${digest.sha3_256} ${name}`;
        return statements.findLast((file) => {
          const keysOfFile = new Set(file.statement.subject.map(keyOf));
          return statement.subject.every((subject) => keysOfFile.has(keyOf(subject)));
        });
      }
      const templateFolders = ["page", "../page", "../../dist/page"];
      async function openEvidencePage(statements) {
        const paths = templateFolders.map((folder) => (0, external_node_path_.join)(import.meta.dirname, folder, "verify.html"));
        const template = await (0, promises_.readFile)(paths.find((path) => (0, external_node_fs_.existsSync)(path)) ?? paths[0] ?? "", "utf8");
        return (0, statement_file.FH)(template, statements);
      }
      const maxListBytes = 16 * 1024 * 1024;
      async function readGivenList(listRow, workspace) {
        const subject = listRow?.subject;
        if (subject?.digest === void 0 || subject.path === void 0)
          return void 0;
        const path = (0, candidates.FS)(workspace, subject.path);
        const stats = (0, external_node_fs_.statSync)(path, { throwIfNoEntry: false });
        if (stats === void 0 || stats.size > maxListBytes)
          return void 0;
        const text = await (0, promises_.readFile)(path, "utf8");
        return (0, hash_files.qj)([text]).sha3_256 === subject.digest ? { name: subject.name, text } : void 0;
      }
    })
  ),
  /***/
  2464: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        TK: () => (
          /* binding */
          acceptedMessage
        ),
        /* harmony export */
        Y$: () => (
          /* binding */
          waitForBlockAdvice
        ),
        /* harmony export */
        a0: () => (
          /* binding */
          demonstrationNote
        ),
        /* harmony export */
        dL: () => (
          /* binding */
          unrecordedWords
        ),
        /* harmony export */
        dO: () => (
          /* binding */
          replacedAdvice
        ),
        /* harmony export */
        eC: () => (
          /* binding */
          signedMeaning
        ),
        /* harmony export */
        fb: () => (
          /* binding */
          shortfallWords
        ),
        /* harmony export */
        gs: () => (
          /* binding */
          goodVerdictWords
        ),
        /* harmony export */
        iN: () => (
          /* binding */
          networkErrorWords
        ),
        /* harmony export */
        lO: () => (
          /* binding */
          goodVerdictMeanings
        ),
        /* harmony export */
        lx: () => (
          /* binding */
          checkFirstAdvice
        ),
        /* harmony export */
        qW: () => (
          /* binding */
          verdictSentences
        ),
        /* harmony export */
        rH: () => (
          /* binding */
          connectionHints
        ),
        /* harmony export */
        rs: () => (
          /* binding */
          changedAdvice
        ),
        /* harmony export */
        yl: () => (
          /* binding */
          releaseWrites
        )
        /* harmony export */
      });
      const demonstrationNote = "A demonstration on a private test chain: nothing was anchored on a public chain.";
      const signedMeaning = "A signed time stamp proves that exactly these bytes existed by its time; not who made them, nor that the build was clean. You must trust the signer of a time stamp; a block does not depend on one signer.";
      const shortfallWords = {
        changed: ["changed", "changed"],
        "no-match": ["does not match", "do not match"],
        "not-found": ["not found", "not found"],
        failed: ["failed", "failed"],
        unreachable: ["not judged (outage)", "not judged (outage)"],
        unknown: ["unknown", "unknown"],
        unclear: ["unclear", "unclear"],
        accepted: ["accepted, no block known yet", "accepted, no block known yet"],
        skipped: ["skipped", "skipped"]
      };
      const verdictSentences = {
        accepted: "Accepted: a check finds the hash once a block holds it, usually within minutes.",
        anchored: "Anchored: the hash is on the chain.",
        "already-anchored": "Already anchored",
        found: "Hash found.",
        "not-found": "Hash not found.",
        verified: "Full match: exactly this hash is anchored.",
        timestamped: "Time-stamped",
        "no-match": "No match: this hash is not anchored. If it was stamped minutes ago, verify it again later.",
        changed: "Changed",
        unclear: "Unclear",
        unknown: "Unknown",
        unreachable: "Unreachable",
        failed: "Failed",
        skipped: "Skipped"
      };
      const changedAdvice = "Was the file built twice? Then publish the one that was stamped. Otherwise do not use it: first find out who replaced it, and why.";
      const replacedAdvice = "Was the file built twice? Then the evidence keeps both. Otherwise do not publish it: find out who replaced it.";
      const waitForBlockAdvice = ({ input, again }) => `Wait a few minutes (${input("block-time")}). Then ${again}, or a check of the same files: what the chain holds by then is not paid again.`;
      const checkFirstAdvice = ({ input, setting }) => `Wait a few minutes (${input("block-time")}), then run a check of the same files (${setting("mode", "check")}). Stamp again only what it does not find.`;
      const acceptedMessage = "The service accepted the stamp, but no block is known to hold it yet.";
      const unrecordedWords = {
        message: "The evidence at hand does not name this file.",
        advice: "If it is of another release, take that release's evidence. Otherwise nobody stamped these bytes: compare the digest with that of the build before you publish."
      };
      const goodVerdictWords = { stamp: "anchored", check: "found", verify: "verified" };
      const goodVerdictMeanings = {
        stamp: "A stamp proves that exactly these bytes existed when their block was made; not who made them, nor that the build was clean.",
        check: "Found means that somebody anchored exactly these bytes; not who made them, nor that the build was clean.",
        verify: "Verified means that exactly these bytes were anchored by the block's date; not who made them, nor that the build was clean."
      };
      const releaseWrites = {
        none: false,
        body: "write a section into the release's notes",
        assets: "attach files to the release",
        both: "attach files to the release and write a section into its notes"
      };
      const networkErrorWords = {
        ECONNREFUSED: "the connection was refused (ECONNREFUSED)",
        ECONNRESET: "the connection broke (ECONNRESET)",
        ENOTFOUND: "the host name is not known (ENOTFOUND)",
        ETIMEDOUT: "no connection came in time (ETIMEDOUT)"
      };
      const unknownHostAdvice = ({ input }) => `This name was not found. Check the spelling of ${input("api-url")}, then DNS.`;
      const connectionHints = {
        ECONNREFUSED: ({ input }) => `Nothing listens at this address. Is the service running? If it is, check the spelling and the port of ${input("api-url")}, then the proxy.`,
        ENOTFOUND: unknownHostAdvice,
        EAI_AGAIN: unknownHostAdvice
      };
    })
  )
};
