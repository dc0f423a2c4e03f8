export const id = 598;
export const ids = [598];
export const modules = {
  /***/
  748: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        L7: () => (
          /* binding */
          maxBaselineBytes
        ),
        /* harmony export */
        _P: () => (
          /* binding */
          unusable
        ),
        /* harmony export */
        dR: () => (
          /* binding */
          renderMonitorFile
        ),
        /* harmony export */
        nk: () => (
          /* binding */
          parseBaseline
        )
        /* harmony export */
      });
      var _core_digest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4161);
      var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3026);
      var _core_members_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7066);
      var _core_version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9157);
      var _baseline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2161);
      const maxBaselineBytes = 256 * 1024 * 1024;
      const maxTextLength = 4096;
      function parseBaseline(text, repository) {
        const baseline = readFile(parseText(text));
        if (baseline.repository.toLowerCase() === repository.toLowerCase())
          return baseline;
        throw unusable(`it is of ${JSON.stringify(baseline.repository)}, not of ${JSON.stringify(repository)}`);
      }
      function unusable(why) {
        return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__._Z("INPUT_INVALID", `An input is not usable.
baseline is not usable: ${why}`);
      }
      function parseText(text) {
        try {
          return JSON.parse(text.replace(/^\uFEFF/, "").replaceAll(/,([^\S\n]*\n\s*[\]}])/g, "$1"));
        } catch (error) {
          throw unusable(`it is no JSON (${(0, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error)})`);
        }
      }
      function readFile(value) {
        try {
          return toBaseline({ value, where: "it" });
        } catch (error) {
          if (error instanceof RangeError)
            throw unusable(error.message);
          throw error;
        }
      }
      function toBaseline(file) {
        if ((0, _core_members_js__WEBPACK_IMPORTED_MODULE_2__.C5)(file, "version").value !== 1)
          throw new RangeError("it.version is not 1");
        const releases = itemsIfAny(file, "releases").map(readRecordedRelease);
        (0, _core_members_js__WEBPACK_IMPORTED_MODULE_2__.H8)(releases.map(({ tag }) => tag), "releases with the tag");
        const { last_whole_look: lastWhole } = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_2__.A3)(file, {
          last_whole_look: _core_members_js__WEBPACK_IMPORTED_MODULE_2__.nR
        });
        return {
          repository: readName((0, _core_members_js__WEBPACK_IMPORTED_MODULE_2__.C5)(file, "repository")),
          ...lastWhole !== void 0 && { lastWhole },
          looks: itemsIfAny(file, "looks").map(toScanCounts).slice(-_baseline_js__WEBPACK_IMPORTED_MODULE_1__.P),
          releases
        };
      }
      function itemsIfAny(place, name) {
        const member = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_2__.C5)(place, name);
        return member.value === void 0 ? [] : (0, _core_members_js__WEBPACK_IMPORTED_MODULE_2__.S3)(member, Number.POSITIVE_INFINITY);
      }
      function readName({ value, where }) {
        if (typeof value === "string" && value !== "" && value.length <= maxTextLength)
          return value;
        throw new RangeError(`${where} is not a name`);
      }
      function toScanCounts(look) {
        const count = (name) => {
          const member = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_2__.C5)(look, name);
          return member.value === void 0 ? 0 : (0, _core_members_js__WEBPACK_IMPORTED_MODULE_2__.pq)(member);
        };
        return {
          finished: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_2__.nR)((0, _core_members_js__WEBPACK_IMPORTED_MODULE_2__.C5)(look, "finished_at")),
          isWhole: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_2__.iP)((0, _core_members_js__WEBPACK_IMPORTED_MODULE_2__.C5)(look, "whole")),
          asRecorded: count("as_recorded"),
          changed: count("changed"),
          unrecorded: count("unrecorded"),
          notAsked: count("not_asked")
        };
      }
      function readRecordedRelease(release) {
        const assets = itemsIfAny(release, "assets").map(readRecordedAsset);
        (0, _core_members_js__WEBPACK_IMPORTED_MODULE_2__.H8)(assets.map(({ name }) => name), "assets of one release called");
        const { published_at: published, ...known } = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_2__.A3)(release, { commit: toCommit, published_at: _core_members_js__WEBPACK_IMPORTED_MODULE_2__.nR });
        return {
          tag: readName((0, _core_members_js__WEBPACK_IMPORTED_MODULE_2__.C5)(release, "tag")),
          ...known,
          ...published !== void 0 && { published },
          made: (0, _core_members_js__WEBPACK_IMPORTED_MODULE_2__.nR)((0, _core_members_js__WEBPACK_IMPORTED_MODULE_2__.C5)(release, "looked_at")),
          evidence: itemsIfAny(release, "evidence").map(readMarkEntry),
          assets
        };
      }
      function toCommit(place) {
        return (0, _core_members_js__WEBPACK_IMPORTED_MODULE_2__.HU)(place, /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/, "a commit");
      }
      function readMarkEntry(mark) {
        return { name: readName((0, _core_members_js__WEBPACK_IMPORTED_MODULE_2__.C5)(mark, "name")), sha256: toSha256((0, _core_members_js__WEBPACK_IMPORTED_MODULE_2__.C5)(mark, "sha256")) };
      }
      function readRecordedAsset(asset) {
        const line = (0, _core_members_js__WEBPACK_IMPORTED_MODULE_2__.A3)(asset, {
          sha3_256: toDigest,
          sha256: toSha256,
          id: _core_members_js__WEBPACK_IMPORTED_MODULE_2__.pq,
          uploader: readName,
          anchor: toAnchor,
          uploaded_at: _core_members_js__WEBPACK_IMPORTED_MODULE_2__.nR,
          first_confirmed: _core_members_js__WEBPACK_IMPORTED_MODULE_2__.nR,
          last_confirmed: _core_members_js__WEBPACK_IMPORTED_MODULE_2__.nR,
          added: _core_members_js__WEBPACK_IMPORTED_MODULE_2__.iP
        });
        const { uploaded_at: uploaded, first_confirmed: firstConfirmed, last_confirmed: lastConfirmed, added, ...same } = line;
        return {
          name: readName((0, _core_members_js__WEBPACK_IMPORTED_MODULE_2__.C5)(asset, "name")),
          ...same,
          ...uploaded !== void 0 && { uploaded },
          ...firstConfirmed !== void 0 && { firstConfirmed },
          ...lastConfirmed !== void 0 && { lastConfirmed },
          evidence: itemsIfAny(asset, "evidence").map(readName),
          ...added === true && { isAdded: true }
        };
      }
      function toAnchor(anchor) {
        return {
          digest: toDigest((0, _core_members_js__WEBPACK_IMPORTED_MODULE_2__.C5)(anchor, "digest")),
          ...(0, _core_members_js__WEBPACK_IMPORTED_MODULE_2__.A3)(anchor, { block: _core_members_js__WEBPACK_IMPORTED_MODULE_2__.pq, list: readName })
        };
      }
      function toSha256(place) {
        return (0, _core_members_js__WEBPACK_IMPORTED_MODULE_2__.HU)(place, /^[0-9a-f]{64}$/, "64 lowercase hexadecimal digits");
      }
      function toDigest(place) {
        return (0, _core_digest_js__WEBPACK_IMPORTED_MODULE_3__.s1)(toSha256(place));
      }
      function renderMonitorFile(file) {
        const { repository, finished, lastWhole, looks, findings, releases } = file;
        const head = {
          version: 1,
          tool: { name: "anchor-artifacts", version: _core_version_js__WEBPACK_IMPORTED_MODULE_4__.r },
          repository,
          finished_at: finished,
          ...lastWhole !== void 0 && { last_whole_look: lastWhole }
        };
        const members = Object.entries(head).map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},
`);
        const lists = [
          `  "looks": ${renderList(looks.map(toScanEntry), "  ")}`,
          `  "findings": ${renderList(findings, "  ")}`,
          `  "releases": [${releases.map(renderReleaseEntry).join(",")}${releases.length > 0 ? "\n  " : ""}]`
        ];
        return `{
${members.join("")}${lists.join(",\n")}
}
`;
      }
      function renderReleaseEntry({ tag, commit, published, made, evidence, assets }) {
        const head = {
          tag,
          ...commit !== void 0 && { commit },
          ...published !== void 0 && { published_at: published },
          looked_at: made
        };
        const indent = "      ";
        const lists = [
          `${indent}"evidence": ${renderList(evidence, indent)}`,
          `${indent}"assets": ${renderList(assets.map(toAssetEntry), indent)}`
        ];
        const members = Object.entries(head).map(([name, value]) => `${indent}"${name}": ${JSON.stringify(value)},
`);
        return `
    {
${members.join("")}${lists.join(",\n")}
    }`;
      }
      function renderList(items, indent) {
        if (items.length === 0)
          return "[]";
        return `[
${items.map((item) => `${indent}  ${JSON.stringify(item)}`).join(",\n")}
${indent}]`;
      }
      function toScanEntry({ finished, isWhole, asRecorded, changed, unrecorded, notAsked }) {
        const counts = { as_recorded: asRecorded, changed, unrecorded, not_asked: notAsked };
        return { finished_at: finished, whole: isWhole, ...counts };
      }
      function toAssetEntry(asset) {
        const { name, sha3_256, sha256, id: id2, uploader, uploaded, firstConfirmed, lastConfirmed, anchor, evidence } = asset;
        return {
          name,
          sha3_256,
          sha256,
          id: id2,
          uploader,
          uploaded_at: uploaded,
          first_confirmed: firstConfirmed,
          last_confirmed: lastConfirmed,
          anchor,
          ...evidence.length > 0 && { evidence },
          ...asset.isAdded && { added: true }
        };
      }
    })
  ),
  /***/
  6284: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        p: () => (
          /* binding */
          keepIssue
        )
      });
      var monitor_finding = __webpack_require__(7005);
      var external_node_crypto_ = __webpack_require__(7598);
      var markdown = __webpack_require__(5601);
      var wording = __webpack_require__(8484);
      ;
      const issueTitle = "Releases are not as recorded";
      const maxCharacters = { alarms: 4e4, told: 8e3 };
      function renderBody(facts, keys) {
        const alarms = facts.findings.filter(monitor_finding.Ic);
        const told = facts.findings.filter((finding) => !(0, monitor_finding.Ic)(finding));
        const unasked = keys.size - toKeys(alarms.map(findingKey)).size;
        return [
          renderMark(keys),
          "What these releases serve, or what the chain says of them, is not what was recorded:",
          renderListed(alarms, maxCharacters.alarms),
          ...unasked > 0 ? [`${unasked} found before could not be asked about this time.`] : [],
          `**If you did not do this yourself**, ${wording.v9.stranger}`,
          wording.v9.owner,
          ...told.length > 0 ? ["Only told, not a finding against a release:", renderListed(told, maxCharacters.told)] : [],
          renderScanFoot(facts)
        ].join("\n\n");
      }
      function renderListed(findings, budget) {
        const { rows, left } = (0, markdown.nc)(findings, budget, (finding) => `- ${(0, wording.Kj)(finding)}`);
        return [rows.join("\n"), ...left > 0 ? [`${left} more are in \`monitor.json\`.`] : []].join("\n\n");
      }
      function renderComment(event, facts, unasked) {
        const alarms = facts.findings.filter(monitor_finding.Ic);
        const count = `${alarms.length} ${alarms.length === 1 ? "finding" : "findings"}`;
        const news = {
          closed: "Everything was asked, and every release is as recorded again.",
          changed: `The findings are others now: ${count}${unasked > 0 ? `, and ${unasked} that could not be asked about` : ""}. They are in the text above.`,
          reopened: `Found again: ${count}. They are in the text above.`
        };
        return `${news[event]}

${renderScanFoot(facts)}`;
      }
      function renderScanFoot({ finished, runUrl }) {
        const when = (0, markdown.u9)(`${finished.toISOString().slice(0, 16).replace("T", " ")} UTC`);
        return `<sub>Looked at on ${when}${runUrl === "" ? "" : `, ${(0, markdown.nf)("this run", runUrl)}`}.</sub>`;
      }
      const keyLength = 12;
      const mark = /^<!-- anchor-artifacts:monitor ((?:[0-9a-f]{12}(?:,[0-9a-f]{12})*)?) -->(?=\r?\n|$)/;
      function findingKey({ kind, release, asset, seen }) {
        const facts = [kind, release, asset, seen?.sha256, seen?.sha3_256, seen?.commit, seen?.block];
        return (0, external_node_crypto_.createHash)("sha256").update(JSON.stringify(facts.map((fact) => fact ?? null))).digest("hex").slice(0, keyLength);
      }
      const maxKeyCount = 1e3;
      function toKeys(findings) {
        const keys = [...new Set(findings)].toSorted();
        if (keys.length <= maxKeyCount)
          return new Set(keys);
        const all = (0, external_node_crypto_.createHash)("sha256").update(keys.join()).digest("hex").slice(0, keyLength);
        return /* @__PURE__ */ new Set([all, ...keys.slice(0, maxKeyCount - 1)]);
      }
      function renderMark(keys) {
        return `<!-- anchor-artifacts:monitor ${[...keys].toSorted().join(",")} -->`;
      }
      function readMark(body) {
        const [, keys] = mark.exec(body) ?? [];
        return keys === void 0 ? void 0 : new Set(keys.split(",").filter((key) => key !== ""));
      }
      ;
      const jobLogin = "github-actions[bot]";
      async function keepIssue(issues, report) {
        const alarms = report.findings.filter(monitor_finding.Ic);
        if (alarms.length === 0 && !report.isWhole)
          return void 0;
        const login = await issues.readLogin() ?? jobLogin;
        const own = await readOwn(issues, login);
        if (alarms.length === 0)
          return issue_close(issues, own, report);
        const [first = own.at(-1), ...others] = own.filter(({ isOpen }) => isOpen);
        for (const { number } of others)
          await retire(issues, number, first);
        if (first !== void 0)
          return update(issues, first, report);
        const created = await issues.create(issueTitle, renderBody(report, keysOfAlarms(report)));
        return settleTie(issues, created, report);
      }
      async function readOwn(issues, login) {
        const own = [];
        for await (const issue of issues.readIssues(login)) {
          if (issue.author === login && readMark(issue.body) !== void 0)
            own.push(issue);
        }
        return own;
      }
      function keysOfAlarms({ findings }) {
        return toKeys(findings.filter(monitor_finding.Ic).map(findingKey));
      }
      async function settleTie(issues, created, report) {
        const own = await readOwn(issues, created.author);
        const first = own.find(({ isOpen, number }) => isOpen && number < created.number);
        if (first === void 0)
          return created.url;
        await retire(issues, created.number, first);
        return update(issues, first, report);
      }
      async function retire(issues, number, first) {
        const body = `Opened at the same time as #${first?.number}, which goes on.`;
        await issues.update(number, { body, state: "closed", state_reason: "not_planned" });
      }
      async function issue_close(issues, own, report) {
        for (const { number } of own.filter(({ isOpen }) => isOpen)) {
          await issues.comment(number, renderComment("closed", report, 0));
          await issues.update(number, { state: "closed", state_reason: "completed" });
        }
      }
      async function update(issues, issue, report) {
        const before = readMark(issue.body) ?? /* @__PURE__ */ new Set();
        const now = keysOfAlarms(report);
        const isNew = [...now].some((key) => !before.has(key));
        const keys = report.isWhole ? now : toKeys([...now, ...before]);
        const isOther = isNew || keys.size !== before.size;
        if (issue.isOpen && !isOther && !report.isWhole)
          return issue.url;
        const state = issue.isOpen ? {} : { state: "open", state_reason: "reopened" };
        await issues.update(issue.number, { body: renderBody(report, keys), ...state });
        if (isOther || !issue.isOpen) {
          await issues.comment(issue.number, renderComment(issue.isOpen ? "changed" : "reopened", report, keys.size - now.size));
        }
        return issue.url;
      }
    })
  ),
  /***/
  5217: (
    /***/
    ((__webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
        try {
          let toVerification = function({ inputs, door }) {
            const present = () => Promise.resolve([]);
            return {
              inputs: { ...inputs, mode: "verify", report: false, fromRelease: true },
              door: { ...door, present }
            };
          }, countScan = function() {
            let progress = (0, _host_progress_js__WEBPACK_IMPORTED_MODULE_6__.Eo)("GitHub's list of releases");
            return {
              listed: (releasesTotal) => {
                const { waitingFor: _, ...counts } = progress;
                progress = { ...counts, releasesRead: 0, releasesTotal };
              },
              seen: () => void (progress = { ...progress, releasesRead: (progress.releasesRead ?? 0) + 1 }),
              asking: (requestsTotal) => void (progress = { ...progress, requestsTotal }),
              answered: () => void (progress = { ...progress, requestsDone: progress.requestsDone + 1 }),
              read: () => progress
            };
          };
          __webpack_require__.d(__webpack_exports__, {
            /* harmony export */
            runMonitor: () => (
              /* binding */
              runMonitor
            )
            /* harmony export */
          });
          var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
          var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
          var _api_downloads_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(8987);
          var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3026);
          var _core_file_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7550);
          var _host_atomic_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(534);
          var _host_inputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1307);
          var _host_progress_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7237);
          var _render_lines_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8329);
          var _run_ending_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1459);
          var _run_operation_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1822);
          var _run_output_dir_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9744);
          var _run_results_file_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(6555);
          var _accept_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(1406);
          var _baseline_file_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(748);
          var _headline_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(8094);
          var _issue_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(6284);
          var _report_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(5260);
          var _repository_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(6034);
          var _scan_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(5561);
          var _wording_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(8484);
          var __webpack_async_dependencies__ = __webpack_handle_async_dependencies__([_run_operation_js__WEBPACK_IMPORTED_MODULE_9__]);
          _run_operation_js__WEBPACK_IMPORTED_MODULE_9__ = (__webpack_async_dependencies__.then ? (await __webpack_async_dependencies__)() : __webpack_async_dependencies__)[0];
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
          async function runMonitor(job) {
            const web = (0, _api_downloads_js__WEBPACK_IMPORTED_MODULE_20__.x)();
            try {
              return await run(job, web);
            } finally {
              await web.close();
            }
          }
          const maxLogged = 100;
          async function run(job, web) {
            const { inputs, door } = job;
            const startedAt = /* @__PURE__ */ new Date();
            const baseline = await findBaseline(job);
            const folder = await (0, _run_output_dir_js__WEBPACK_IMPORTED_MODULE_10__.jk)(toVerification(job));
            await (0, _run_output_dir_js__WEBPACK_IMPORTED_MODULE_10__.qT)(folder, [(0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(door.workspace, inputs.baseline)]);
            const scan = await see(job, web, baseline);
            const look = (0, _report_js__WEBPACK_IMPORTED_MODULE_16__.pJ)(scan, baseline, door.origin.repository, /* @__PURE__ */ new Date());
            for (const result of look.report.results)
              door.log.info((0, _render_lines_js__WEBPACK_IMPORTED_MODULE_7__.a)(result));
            door.log.info((0, _headline_js__WEBPACK_IMPORTED_MODULE_14__.G)(look));
            const told = (0, _wording_js__WEBPACK_IMPORTED_MODULE_19__.Nm)(look.findings.slice(0, maxLogged));
            for (const line of [...told, ...(0, _wording_js__WEBPACK_IMPORTED_MODULE_19__.Nm)(look.accepted.slice(0, maxLogged), () => "accepted")])
              door.log.info(line);
            const facts = {
              ...door.origin,
              mode: "monitor",
              startedAt,
              finishedAt: new Date(look.look.finished),
              apiUrl: (0, _host_inputs_js__WEBPACK_IMPORTED_MODULE_5__.Ad)(inputs),
              nodeNames: inputs.nodes.map(({ name }) => name),
              dryRun: inputs.dryRun,
              failOn: inputs.failOn
            };
            const files = await writeScanFiles(look, facts, folder);
            const issue = await tellIssue(job, web, look);
            const unshown = await door.present(look, { ...facts, ...files.paths, ...issue.url && { issueUrl: issue.url } });
            return (0, _run_ending_js__WEBPACK_IMPORTED_MODULE_8__.Z)(look.report, [...files.errors, ...issue.errors, ...unshown], job);
          }
          async function findBaseline({ inputs, door }) {
            const { baseline: path } = inputs;
            if (path === "")
              return void 0;
            const baseline = await readBaseline(path, door.workspace, door.origin.repository);
            if (baseline === void 0)
              door.log.notice("There is no baseline yet: what this look sees becomes the first one.");
            return baseline;
          }
          async function see(job, web, baseline) {
            const env_1 = { stack: [], error: void 0, hasError: false };
            try {
              const { inputs, door } = job;
              const skip = (0, _host_inputs_js__WEBPACK_IMPORTED_MODULE_5__.bk)(inputs);
              const { stop } = door.signals.cancellation;
              if (skip !== void 0) {
                door.log.notice(`${skip} GitHub was not asked either.`);
                return { releases: [], faults: [], outcomes: /* @__PURE__ */ new Map(), skipped: skip };
              }
              const operation = __addDisposableResource(env_1, await (0, _run_operation_js__WEBPACK_IMPORTED_MODULE_9__.o4)(toVerification(job).inputs, door), true);
              const counter = countScan();
              const progress = (0, _host_progress_js__WEBPACK_IMPORTED_MODULE_6__.mf)(door.log, counter.read);
              const looking = (0, _scan_js__WEBPACK_IMPORTED_MODULE_18__.Gw)(door.openRepository(web), baseline, {
                most: inputs.releases,
                isDownloading: inputs.bytes === "download",
                accepted: inputs.accept.flatMap((line) => (0, _accept_js__WEBPACK_IMPORTED_MODULE_12__.TO)(line) ?? []),
                signal: stop,
                now: /* @__PURE__ */ new Date(),
                blockTime: inputs.blockTime,
                chain: { verify: operation.operate, concurrency: inputs.concurrency, stop },
                watch: {
                  ...counter,
                  seen: (tag) => {
                    counter.seen(tag);
                    door.log.debug(`Read the release ${tag}.`);
                  }
                }
              });
              return await looking.finally(progress.stop);
            } catch (e_1) {
              env_1.error = e_1;
              env_1.hasError = true;
            } finally {
              const result_1 = __disposeResources(env_1);
              if (result_1)
                await result_1;
            }
          }
          async function writeScanFiles(look, facts, folder) {
            const resultsPath = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _core_file_names_js__WEBPACK_IMPORTED_MODULE_3__.NW.results);
            const monitorPath = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _core_file_names_js__WEBPACK_IMPORTED_MODULE_3__.NW.monitor);
            const attempts = await Promise.allSettled([
              (0, _host_atomic_file_js__WEBPACK_IMPORTED_MODULE_4__.v)(resultsPath, (0, _run_results_file_js__WEBPACK_IMPORTED_MODULE_11__.t)(look.report, facts)),
              (0, _host_atomic_file_js__WEBPACK_IMPORTED_MODULE_4__.v)(monitorPath, (0, _baseline_file_js__WEBPACK_IMPORTED_MODULE_13__.dR)(look.file)),
              (0, _host_atomic_file_js__WEBPACK_IMPORTED_MODULE_4__.v)((0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _core_file_names_js__WEBPACK_IMPORTED_MODULE_3__.NW.badge), `${JSON.stringify((0, _headline_js__WEBPACK_IMPORTED_MODULE_14__.wl)(look))}
`)
            ]);
            const [results, monitor] = attempts;
            return {
              paths: {
                ...results.status === "fulfilled" && { resultsPath },
                ...monitor.status === "fulfilled" && { monitorPath }
              },
              errors: attempts.flatMap((attempt) => attempt.status === "rejected" ? [(0, _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.Xt)(attempt.reason)] : [])
            };
          }
          async function tellIssue({ inputs, door }, web, look) {
            if (!inputs.issue)
              return { errors: [] };
            try {
              const url = await (0, _issue_js__WEBPACK_IMPORTED_MODULE_15__.p)(door.openIssues(web), {
                findings: look.findings,
                isWhole: look.look.isWhole,
                finished: new Date(look.look.finished),
                runUrl: door.origin.runUrl
              });
              return { ...url !== void 0 && { url }, errors: [] };
            } catch (thrown) {
              const error = (0, _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.Xt)(thrown);
              if (!(0, _repository_js__WEBPACK_IMPORTED_MODULE_17__.E)(error))
                return { errors: [error] };
              door.log.warning(error.message, { title: error.code });
              return { errors: [] };
            }
          }
          async function readBaseline(path, workspace, repository) {
            const text = await readText((0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workspace, path));
            return text === void 0 ? void 0 : (0, _baseline_file_js__WEBPACK_IMPORTED_MODULE_13__.nk)(text, repository);
          }
          async function readText(path) {
            try {
              const stats = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path);
              if (!stats.isFile())
                throw (0, _baseline_file_js__WEBPACK_IMPORTED_MODULE_13__._P)("it is not a regular file");
              if (stats.size > _baseline_file_js__WEBPACK_IMPORTED_MODULE_13__.L7)
                throw (0, _baseline_file_js__WEBPACK_IMPORTED_MODULE_13__._P)("it is larger than 256 MiB");
              return await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path, "utf8");
            } catch (error) {
              if (!(error instanceof Error) || !("code" in error))
                throw error;
              if (error.code === "ENOENT")
                return void 0;
              if (error.code === "INPUT_INVALID")
                throw error;
              throw (0, _baseline_file_js__WEBPACK_IMPORTED_MODULE_13__._P)(`it cannot be read (${String(error.code)})`);
            }
          }
          __webpack_async_result__();
        } catch (e) {
          __webpack_async_result__(e);
        }
      });
    })
  )
};
