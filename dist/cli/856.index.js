export const id = 856;
export const ids = [856];
export const modules = {
  /***/
  9856: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        runMonitor: () => (
          /* binding */
          runMonitor
        )
      });
      var external_node_path_ = __webpack_require__(6760);
      var downloads = __webpack_require__(965);
      var members = __webpack_require__(2508);
      var host_files = __webpack_require__(6077);
      var host = __webpack_require__(9406);
      var host_inputs = __webpack_require__(2009);
      var ending = __webpack_require__(2720);
      var name_chain = __webpack_require__(2118);
      var open_operation = __webpack_require__(3017);
      var evidence_folder = __webpack_require__(7461);
      var finding = __webpack_require__(4675);
      var external_node_crypto_ = __webpack_require__(7598);
      var errors = __webpack_require__(4334);
      var core_text = __webpack_require__(2872);
      var markdown = __webpack_require__(79);
      var render = __webpack_require__(9152);
      var repository = __webpack_require__(7680);
      ;
      const jobLogin = "github-actions[bot]";
      const title = "Releases are not as recorded";
      async function reportToIssue(openIssues, report, log) {
        try {
          return { ...await keepIssue(openIssues(), report), errors: [] };
        } catch (thrown) {
          const error = (0, errors.Xt)(thrown);
          if (!(0, repository.Ev)(error))
            return { errors: [error] };
          log.warning(error.message, { title: error.code });
          return { errors: [] };
        }
      }
      async function keepIssue(issues, report) {
        const isClean = report.alarms.length === 0;
        if (isClean && !report.counts.isWhole)
          return {};
        const login = await issues.readLogin() ?? report.author ?? jobLogin;
        const own = await readOwn(issues, login, report);
        if (isClean) {
          await issue_close(issues, own, report);
          return {};
        }
        const [first = own.at(-1), ...others] = own.filter(({ isOpen }) => isOpen);
        for (const { number } of others)
          await retire(issues, number, first);
        if (first !== void 0)
          return { url: await update(issues, first, report) };
        const created = await issues.create(title, renderBody(report, keysOf(report)));
        const url = await keepEarliest(issues, created, report);
        return { url, ...created.author !== login && { author: created.author } };
      }
      async function readOwn(issues, login, { scope }) {
        const own = [];
        const looked = new Set(scope.map(repositoryKey));
        const isInScope = (keys) => keys.size === 0 || [...keys].some((key) => looked.has(key.slice(0, repositoryKeyLength)));
        for await (const issue of issues.readIssues(login)) {
          const keys = readMark(issue.body);
          if (issue.author === login && keys !== void 0 && isInScope(keys))
            own.push(issue);
        }
        return own;
      }
      async function keepEarliest(issues, created, report) {
        const own = await readOwn(issues, created.author, report);
        const first = own.find(({ isOpen, number }) => isOpen && number < created.number);
        if (first === void 0)
          return created.url;
        await retire(issues, created.number, first);
        return update(issues, first, report);
      }
      async function retire(issues, number, first) {
        const body = `Two looks opened an issue at the same time. Please follow #${first?.number}.`;
        await issues.update(number, { body, state: "closed", state_reason: "not_planned" });
      }
      async function issue_close(issues, own, report) {
        const news = "Everything was asked, and every release is as recorded again.";
        for (const { number } of own.filter(({ isOpen }) => isOpen)) {
          await issues.comment(number, `${news}

${renderScanDate(report)}`);
          await issues.update(number, { state: "closed", state_reason: "completed" });
        }
      }
      async function update(issues, issue, report) {
        const before = readMark(issue.body) ?? /* @__PURE__ */ new Set();
        const now = keysOf(report);
        const isNew = [...now].some((key) => !before.has(key));
        const keys = report.counts.isWhole ? now : toKeys([...now, ...before]);
        const isOther = isNew || keys.size !== before.size;
        if (issue.isOpen && !isOther && !report.counts.isWhole)
          return issue.url;
        const state = issue.isOpen ? {} : { state: "open", state_reason: "reopened" };
        if (isOther || !issue.isOpen) {
          await issues.comment(issue.number, renderComment(issue.isOpen, report, keys.size - now.size));
        }
        await issues.update(issue.number, { body: renderBody(report, keys), ...state });
        return issue.url;
      }
      const maxCharacters = { alarms: 4e4, notices: 8e3 };
      function renderBody(report, keys) {
        const { alarms, notices, advice } = report;
        const unasked = keys.size - keysOf(report).size;
        return (0, core_text.gI)([
          `<!-- anchor-artifacts:monitor ${[...keys].toSorted().join(",")} -->`,
          "These releases are not as recorded:",
          renderList(alarms, maxCharacters.alarms),
          unasked > 0 && `${unasked} of the earlier findings could not be checked this time.`,
          ...advice,
          notices.length > 0 && "Other changes, which are no findings:",
          renderList(notices, maxCharacters.notices),
          renderScanDate(report)
        ]).join("\n\n");
      }
      function renderList(findings, budget) {
        const { rows, left } = (0, render.renderFindings)(findings, budget);
        return (0, core_text.gI)([rows.join("\n"), left > 0 && `${left} more are in \`monitor.json\`.`]).join("\n\n");
      }
      function renderComment(wasOpen, report, unasked) {
        const count = (0, core_text.hS)(report.alarms.length, "finding");
        const others = unasked > 0 ? `, and ${unasked} that could not be checked` : "";
        const news = wasOpen ? `The findings have changed: ${count}${others}.` : `Found again: ${count}.`;
        return `${news} The text above has them.

${renderScanDate(report)}`;
      }
      function renderScanDate({ counts: { finished }, runUrl }) {
        const when = (0, markdown.u9)(`${finished.slice(0, 16).replace("T", " ")} UTC`);
        return `<sub>Looked at on ${when}${runUrl === "" ? "" : `, ${(0, markdown.nf)("this run", runUrl)}`}.</sub>`;
      }
      const [repositoryKeyLength, keyLength] = [4, 12];
      const mark = /^<!-- anchor-artifacts:monitor ((?:[0-9a-f]{12}(?:,[0-9a-f]{12})*)?) -->(?=\r?\n|$)/;
      function readMark(body) {
        const [, keys] = mark.exec(body) ?? [];
        return keys === void 0 ? void 0 : new Set(keys.split(",").filter((key) => key !== ""));
      }
      const maxKeyCount = 1e3;
      function keysOf({ alarms }) {
        return toKeys(alarms.map(({ finding: finding2 }) => keyOf(finding2)));
      }
      function keyOf({ kind, repository: repository2, release, asset, seen }) {
        const { sha256, sha3_256, commit, block } = seen ?? {};
        const facts = [kind, release, asset, sha256, sha3_256, commit, block];
        return toKey(repositoryKey(repository2), JSON.stringify(facts.map((fact) => fact ?? null)));
      }
      function repositoryKey(repository2) {
        return (0, external_node_crypto_.hash)("sha256", repository2.toLowerCase()).slice(0, repositoryKeyLength);
      }
      function toKeys(findings) {
        const keys = [...new Set(findings)].toSorted();
        if (keys.length <= maxKeyCount)
          return new Set(keys);
        return /* @__PURE__ */ new Set([toKey(keys[0] ?? "", keys.join()), ...keys.slice(0, maxKeyCount - 1)]);
      }
      function toKey(repository2, text) {
        return (repository2.slice(0, repositoryKeyLength) + (0, external_node_crypto_.hash)("sha256", text)).slice(0, keyLength);
      }
      var monitor_file = __webpack_require__(3423);
      var next_baseline = __webpack_require__(7473);
      var monitor_scan = __webpack_require__(1558);
      ;
      function fitsGlob(glob, text, wildcards2 = /(\*\*|\*)/) {
        let ends = /* @__PURE__ */ new Set([0]);
        for (const [index, part] of glob.split(wildcards2).entries()) {
          const next = /* @__PURE__ */ new Set();
          for (const start of ends) {
            if (index % 2 === 1)
              addEnds(next, part, text, start);
            else if (text.startsWith(part, start))
              next.add(start + part.length);
          }
          ends = next;
        }
        return ends.has(text.length);
      }
      function addEnds(ends, wildcard, text, start) {
        if (wildcard === "?") {
          const [character = "/"] = String.fromCodePoint(text.codePointAt(start) ?? 47);
          if (character !== "/")
            ends.add(start + character.length);
          return;
        }
        for (let end = start; !ends.has(end) && end <= text.length; end += 1) {
          if (wildcard !== "**/" || end === start || text[end - 1] === "/")
            ends.add(end);
          if (wildcard === "*" && text[end] === "/")
            return;
        }
      }
      ;
      const wildcards = /(\*\*\/|\*\*|\*|\?)/;
      function createTagFilter(lines) {
        const excluding = lines.filter((line) => line.startsWith("!")).map((line) => line.slice(1));
        const including = lines.filter((line) => !line.startsWith("!"));
        return (tag) => {
          const fits = (glob) => fitsGlob(glob, tag, wildcards);
          return (including.length === 0 || including.some(fits)) && !excluding.some(fits);
        };
      }
      var monitor_view = __webpack_require__(1127);
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
      async function runMonitor(inputs, host2, tools) {
        const web = (0, downloads.xo)();
        try {
          return await run(inputs, host2, tools, web);
        } finally {
          await web.close();
        }
      }
      async function run(inputs, host2, tools, web) {
        const { workspace, origin, log } = host2;
        const startedAt = /* @__PURE__ */ new Date();
        const watched = inputs.repositories.length > 0 ? inputs.repositories : [origin.repository];
        const baseline = findBaseline(inputs.baseline, host2);
        const folder = await (0, evidence_folder.jk)(inputs.outputDir, host2);
        (0, host_files.jU)(folder, log.warning);
        await (0, evidence_folder.qT)(folder, [(0, external_node_path_.resolve)(workspace, inputs.baseline)]);
        const scan = await scanOrSkip(inputs, host2, watched, () => tools.openRepositories(web), baseline);
        const view = (0, monitor_view.__)(scan, baseline, origin.repository, /* @__PURE__ */ new Date());
        for (const line of (0, render.renderScanLines)(view))
          log.info(line);
        const facts = {
          ...origin,
          mode: "monitor",
          startedAt,
          finishedAt: new Date(view.counts.finished),
          apiUrl: (0, host_inputs.Ad)(inputs),
          nodeNames: inputs.nodes.map(({ name }) => name),
          chain: (0, name_chain.d)(inputs, view.report),
          dryRun: inputs.dryRun,
          failOn: inputs.failOn
        };
        const file = toMonitorFile(scan, baseline, view);
        const write = (one) => (0, next_baseline.s)(view.report, one, (0, render.toScanBadge)(view), facts, folder);
        const written = await write(file);
        const names = scan.repositories.flatMap(({ known }) => known?.repository ?? []);
        const { issueAuthor: author } = file;
        const counts = { ...view.counts, isWhole: view.counts.isWhole && view.passedOver.length === 0 };
        const issueReport = { ...view, counts, scope: [...watched, ...names], author, runUrl: origin.runUrl };
        const issue = inputs.issue ? await reportToIssue(() => tools.openIssues(web), issueReport, log) : { errors: [] };
        const files = issue.author === void 0 ? written : await write({ ...file, issueAuthor: issue.author });
        const unshown = await tools.present(view, { ...facts, ...files.paths, ...issue.url && { issueUrl: issue.url } });
        return (0, ending.Z)(view.report, [...files.errors, ...issue.errors, ...unshown], inputs, host2);
      }
      function findBaseline(path, { workspace, log }) {
        if (path === "")
          return void 0;
        const baseline = (0, monitor_file.mF)((0, external_node_path_.resolve)(workspace, path), workspace);
        const last = baseline?.scans.at(-1)?.finished;
        if (!(0, monitor_view.u4)(baseline))
          log.notice("There is no baseline yet: what this look sees becomes the first one.");
        else
          log.info(`Comparing with the baseline ${path}${last === void 0 ? "" : ` of ${last.slice(0, 10)}`}.`);
        return baseline;
      }
      function toAsked(inputs) {
        return {
          ...inputs,
          mode: "verify",
          report: false,
          get apiKey() {
            return inputs.apiKey;
          }
        };
      }
      async function scanOrSkip(inputs, { log, signals }, watched, openRepositories, baseline) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
          const reason = (0, host_inputs.bk)(inputs);
          if (reason !== void 0)
            log.notice(inputs.dryRun ? `${reason} GitHub was not asked either.` : reason, { title: "skipped" });
          if (inputs.dryRun) {
            return { repositories: [], releases: [], faults: [], outcomes: /* @__PURE__ */ new Map(), skipped: reason };
          }
          const { stop } = signals.cancellation;
          const operation = __addDisposableResource(env_1, reason === void 0 ? await (0, open_operation.o)(toAsked(inputs), { log, signals }) : void 0, true);
          let progress = (0, host.Eo)("GitHub's list of releases");
          const shown = (0, host.mf)(log, () => progress);
          const repositories = openRepositories();
          const scan = (0, monitor_scan.kD)(watched, repositories, baseline, {
            most: inputs.releases,
            isCounted: inputs.tags.length > 0 ? createTagFilter(inputs.tags) : void 0,
            isDownloading: inputs.bytes === "download",
            accepted: inputs.accept.flatMap((line) => (0, finding.TO)(line) ?? []),
            stop,
            today: repositories.today,
            blockTime: inputs.blockTime,
            verify: operation?.operate ?? (() => Promise.resolve({ kind: "skipped", note: reason ?? "" })),
            concurrency: inputs.concurrency,
            onProgress: (change) => {
              const { waitingFor: _, ...counts } = progress;
              progress = { ...counts, ...change };
            },
            onDebug: log.debug
          });
          return { ...await scan.finally(shown.stop), ...reason !== void 0 && { unasked: reason } };
        } catch (e_1) {
          env_1.error = e_1;
          env_1.hasError = true;
        } finally {
          const result_1 = __disposeResources(env_1);
          if (result_1)
            await result_1;
        }
      }
      function toMonitorFile({ repositories, releases }, baseline, { counts, history }) {
        const lastWhole = counts.isWhole ? counts.finished : baseline?.lastWhole;
        const scanned = new Set(repositories.map(({ known }) => known));
        const byRepository = Map.groupBy(releases, ({ repository: repository2 }) => repository2);
        return {
          finished: counts.finished,
          ...(0, members.r$)({ lastWhole, issueAuthor: baseline?.issueAuthor }),
          scans: history,
          findings: (0, monitor_scan.WX)({ repositories, releases }),
          repositories: [
            ...repositories.map((one) => nextRepository(one, byRepository.get(one.name) ?? [])),
            ...(baseline?.repositories ?? []).filter((known) => !scanned.has(known))
          ]
        };
      }
      function nextRepository({ name, identity, known }, releases) {
        if (identity === void 0 && known !== void 0)
          return known;
        const tags = new Set(releases.map(({ tag }) => tag));
        return {
          repository: name,
          ...(0, members.r$)({ number: known?.number ?? identity?.number }),
          releases: [...releases.map(({ next }) => next), ...(known?.releases ?? []).filter(({ tag }) => !tags.has(tag))]
        };
      }
    })
  )
};
