export const id = 165;
export const ids = [165];
export const modules = {
  /***/
  6165: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        runMonitor: () => (
          /* binding */
          runMonitor
        )
      });
      var external_node_path_ = __webpack_require__(6760);
      var downloads = __webpack_require__(6754);
      var errors = __webpack_require__(3047);
      var atomic_file = __webpack_require__(503);
      var file_names = __webpack_require__(8486);
      var output_dir = __webpack_require__(1822);
      var results_file = __webpack_require__(9456);
      var inputs_inputs = __webpack_require__(232);
      var judge = __webpack_require__(5577);
      var open_operation = __webpack_require__(8831);
      var job_progress = __webpack_require__(9811);
      var result_line = __webpack_require__(5020);
      var version = __webpack_require__(2566);
      ;
      function renderMonitorFile(file) {
        const { repository: repository2, finished, lastWhole, looks, findings, releases } = file;
        const head = {
          version: 1,
          tool: { name: "anchor-artifacts", version: version.r },
          repository: repository2,
          finished_at: finished,
          ...lastWhole !== void 0 && { last_whole_look: lastWhole }
        };
        const members2 = Object.entries(head).map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},
`);
        const lists = [
          `  "looks": ${renderList(looks.map(toLookEntry), "  ")}`,
          `  "findings": ${renderList(findings, "  ")}`,
          `  "releases": [${releases.map(renderReleaseEntry).join(",")}${releases.length > 0 ? "\n  " : ""}]`
        ];
        return `{
${members2.join("")}${lists.join(",\n")}
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
        const members2 = Object.entries(head).map(([name, value]) => `${indent}"${name}": ${JSON.stringify(value)},
`);
        return `
    {
${members2.join("")}${lists.join(",\n")}
    }`;
      }
      function renderList(items, indent) {
        if (items.length === 0)
          return "[]";
        return `[
${items.map((item) => `${indent}  ${JSON.stringify(item)}`).join(",\n")}
${indent}]`;
      }
      function toLookEntry({ finished, isWhole, asRecorded, changed, unrecorded, notAsked }) {
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
      var accept = __webpack_require__(8086);
      var compare_finding = __webpack_require__(7941);
      var external_node_crypto_ = __webpack_require__(7598);
      ;
      const keyLength = 12;
      const mark = /^<!-- anchor-artifacts:monitor ((?:[0-9a-f]{12}(?:,[0-9a-f]{12})*)?) -->(?=\r?\n|$)/;
      function findingKey({ kind, release, asset, seen }) {
        const facts = [kind, release, asset, seen?.sha256, seen?.sha3_256, seen?.commit, seen?.block];
        return (0, external_node_crypto_.createHash)("sha256").update(JSON.stringify(facts.map((fact) => fact ?? null))).digest("hex").slice(0, keyLength);
      }
      const mostKeys = 1e3;
      function toKeys(findings) {
        const keys = [...new Set(findings)].toSorted();
        if (keys.length <= mostKeys)
          return new Set(keys);
        const all = (0, external_node_crypto_.createHash)("sha256").update(keys.join()).digest("hex").slice(0, keyLength);
        return /* @__PURE__ */ new Set([all, ...keys.slice(0, mostKeys - 1)]);
      }
      function renderMark(keys) {
        return `<!-- anchor-artifacts:monitor ${[...keys].toSorted().join(",")} -->`;
      }
      function readMark(body) {
        const [, keys] = mark.exec(body) ?? [];
        return keys === void 0 ? void 0 : new Set(keys.split(",").filter((key) => key !== ""));
      }
      var text_budget = __webpack_require__(8500);
      var domain_link = __webpack_require__(5652);
      var domain_text = __webpack_require__(1987);
      var line = __webpack_require__(6827);
      ;
      const breakInCode = "<wbr>";
      const breakInText = "&#8203;";
      const special = /[&<>"'`*[\]()\\|~$^{}!]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g;
      function toMarkdownCode(name, limit = line.QK) {
        return `<code>${toCodeText((0, line.zz)(name, limit))}</code>`;
      }
      function toCodeText(shown) {
        return encode(shown).replaceAll("@", `&#64;${breakInCode}`).replaceAll(/:(?=\/\/)/g, `&#58;${breakInCode}`).replaceAll(/www(?=\.)/gi, `$&${breakInCode}`);
      }
      const unbroken = /([^/\s-]{13,})/u;
      function breakable(name, limit = longestShown) {
        const parts = toLineName(name, limit).split(unbroken).filter((part) => part !== "");
        const pieces = parts.flatMap((part) => unbroken.test(part) ? part.match(/[^._]{1,12}[._]*|[._]+/gu) ?? [] : [part]);
        return `<code>${pieces.map(toCodeText).join(breakInCode)}</code>`;
      }
      function toMarkdownText(prose, limit = domain_text.I6.message) {
        return encode((0, line.S5)(prose.trim(), limit)).replaceAll(/(?<!&)#(?=\S)/g, `&#35;${breakInText}`).replaceAll(/@(?=\S)/g, `&#64;${breakInText}`).replaceAll(/:(?=\S)/g, `&#58;${breakInText}`).replaceAll(/www(?=\.)|GH-(?=\d)/gi, `$&${breakInText}`).replace(/^(\d*)([-+=.#])/, (_, digits, sign) => digits + entity(sign));
      }
      function markdown_link(label, url) {
        const href = (0, domain_link.o)(url);
        return href === void 0 ? toMarkdownCode(url) : `[${toMarkdownText(label)}](${encodeUrl(href)})`;
      }
      function encodeUrl(href) {
        return href.replaceAll(/[^\w\-.~:/?#@!&+,;=%]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`).replaceAll("&", "&amp;");
      }
      function encode(shown) {
        return shown.replaceAll(special, entity);
      }
      function entity(character) {
        return `&#${character.charCodeAt(0)};`;
      }
      var describe_finding = __webpack_require__(2782);
      ;
      function renderFinding(finding) {
        const { what, sentence, facts } = (0, describe_finding.j)(finding, { code: toMarkdownCode, text: toMarkdownText });
        return [`**${what}** ${sentence}`, ...facts].join("<br>");
      }
      var advice = __webpack_require__(6567);
      ;
      const issueTitle = "Releases are not as recorded";
      const mostCharacters = { alarms: 4e4, told: 8e3 };
      function renderBody(facts, keys) {
        const alarms = facts.findings.filter(compare_finding.Ic);
        const told = facts.findings.filter((finding) => !(0, compare_finding.Ic)(finding));
        const unasked = keys.size - toKeys(alarms.map(findingKey)).size;
        return [
          renderMark(keys),
          "What these releases serve, or what the chain says of them, is not what was recorded:",
          renderListed(alarms, mostCharacters.alarms),
          ...unasked > 0 ? [`${unasked} found before could not be asked about this time.`] : [],
          `**If you did not do this yourself**, ${advice.v.stranger}`,
          advice.v.owner,
          ...told.length > 0 ? ["Only told, not a finding against a release:", renderListed(told, mostCharacters.told)] : [],
          renderLookFoot(facts)
        ].join("\n\n");
      }
      function renderListed(findings, budget) {
        const { rows, left } = (0, text_budget.nc)(findings, budget, (finding) => `- ${renderFinding(finding)}`);
        return [rows.join("\n"), ...left > 0 ? [`${left} more are in \`monitor.json\`.`] : []].join("\n\n");
      }
      function renderComment(event, facts, unasked) {
        const alarms = facts.findings.filter(compare_finding.Ic);
        const count = `${alarms.length} ${alarms.length === 1 ? "finding" : "findings"}`;
        const news = {
          closed: "Everything was asked, and every release is as recorded again.",
          changed: `The findings are others now: ${count}${unasked > 0 ? `, and ${unasked} that could not be asked about` : ""}. They are in the text above.`,
          reopened: `Found again: ${count}. They are in the text above.`
        };
        return `${news[event]}

${renderLookFoot(facts)}`;
      }
      function renderLookFoot({ finished, runUrl }) {
        const when = toMarkdownText(`${finished.toISOString().slice(0, 16).replace("T", " ")} UTC`);
        return `<sub>Looked at on ${when}${runUrl === "" ? "" : `, ${markdown_link("this run", runUrl)}`}.</sub>`;
      }
      ;
      const jobLogin = "github-actions[bot]";
      async function keepIssue(issues, report) {
        const alarms = report.findings.filter(compare_finding.Ic);
        if (alarms.length === 0 && !report.isWhole)
          return void 0;
        const login = await issues.readLogin() ?? jobLogin;
        const own = await readOwn(issues, login);
        if (alarms.length === 0)
          return keep_issue_close(issues, own, report);
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
        return toKeys(findings.filter(compare_finding.Ic).map(findingKey));
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
      async function keep_issue_close(issues, own, report) {
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
      var look_headline = __webpack_require__(4682);
      ;
      function toLookBadge({ look: look2, findings, file, report }) {
        const whole = file.looks.findLast(({ isWhole }) => isWhole);
        const isWrong = findings.some(compare_finding.Ic);
        const color = isWrong ? "red" : look2.isWhole ? look2.asRecorded > 0 ? "brightgreen" : "lightgrey" : "yellow";
        return {
          schemaVersion: 1,
          label: report.demo ? "releases (demo)" : "releases",
          message: isWrong ? wrongMessage(look2) : wholeMessage(whole),
          color,
          ...isWrong && { isError: true }
        };
      }
      function wrongMessage({ changed, finished }) {
        return `${(0, look_headline.h)(changed, "release")} not as recorded \xB7 ${finished.slice(0, 10)}`;
      }
      function wholeMessage(whole) {
        if (whole === void 0)
          return "not wholly looked at yet";
        return `${(0, look_headline.h)(whole.asRecorded, "release")} as recorded \xB7 ${whole.finished.slice(0, 10)}`;
      }
      ;
      function countLook() {
        let progress = (0, job_progress.Eo)("GitHub's list of releases");
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
      }
      var look_report = __webpack_require__(5244);
      var look = __webpack_require__(4412);
      var repository = __webpack_require__(9812);
      var promises_ = __webpack_require__(1455);
      var digest = __webpack_require__(8744);
      var members = __webpack_require__(5625);
      var baseline = __webpack_require__(2183);
      ;
      const mostBaselineBytes = 256 * 1024 * 1024;
      const longestText = 4096;
      function parseBaseline(text, repository2) {
        const baseline2 = readFile(parseText(text));
        if (baseline2.repository.toLowerCase() === repository2.toLowerCase())
          return baseline2;
        throw unusable(`it is of ${JSON.stringify(baseline2.repository)}, not of ${JSON.stringify(repository2)}`);
      }
      function unusable(why) {
        return new errors._Z("INPUT_INVALID", `An input is not usable.
baseline is not usable: ${why}`);
      }
      function parseText(text) {
        try {
          return JSON.parse(text.replace(/^\uFEFF/, "").replaceAll(/,([^\S\n]*\n\s*[\]}])/g, "$1"));
        } catch (error) {
          throw unusable(`it is no JSON (${(0, errors.bD)(error)})`);
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
        if ((0, members.C5)(file, "version").value !== 1)
          throw new RangeError("it.version is not 1");
        const releases = itemsIfAny(file, "releases").map(readRecordedRelease);
        (0, members.H8)(releases.map(({ tag }) => tag), "releases with the tag");
        const { last_whole_look: lastWhole } = (0, members.A3)(file, {
          last_whole_look: members.nR
        });
        return {
          repository: readName((0, members.C5)(file, "repository")),
          ...lastWhole !== void 0 && { lastWhole },
          looks: itemsIfAny(file, "looks").map(toLook).slice(-baseline.O),
          releases
        };
      }
      function itemsIfAny(place, name) {
        const member = (0, members.C5)(place, name);
        return member.value === void 0 ? [] : (0, members.S3)(member, Number.POSITIVE_INFINITY);
      }
      function readName({ value, where }) {
        if (typeof value === "string" && value !== "" && value.length <= longestText)
          return value;
        throw new RangeError(`${where} is not a name`);
      }
      function toLook(look2) {
        const count = (name) => {
          const member = (0, members.C5)(look2, name);
          return member.value === void 0 ? 0 : (0, members.pq)(member);
        };
        return {
          finished: (0, members.nR)((0, members.C5)(look2, "finished_at")),
          isWhole: (0, members.iP)((0, members.C5)(look2, "whole")),
          asRecorded: count("as_recorded"),
          changed: count("changed"),
          unrecorded: count("unrecorded"),
          notAsked: count("not_asked")
        };
      }
      function readRecordedRelease(release) {
        const assets = itemsIfAny(release, "assets").map(readRecordedAsset);
        (0, members.H8)(assets.map(({ name }) => name), "assets of one release called");
        const { published_at: published, ...known } = (0, members.A3)(release, { commit: toCommit, published_at: members.nR });
        return {
          tag: readName((0, members.C5)(release, "tag")),
          ...known,
          ...published !== void 0 && { published },
          made: (0, members.nR)((0, members.C5)(release, "looked_at")),
          evidence: itemsIfAny(release, "evidence").map(readMarkEntry),
          assets
        };
      }
      function toCommit(place) {
        return (0, members.HU)(place, /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/, "a commit");
      }
      function readMarkEntry(mark2) {
        return { name: readName((0, members.C5)(mark2, "name")), sha256: toSha256((0, members.C5)(mark2, "sha256")) };
      }
      function readRecordedAsset(asset) {
        const line2 = (0, members.A3)(asset, {
          sha3_256: toDigest,
          sha256: toSha256,
          id: members.pq,
          uploader: readName,
          anchor: toAnchor,
          uploaded_at: members.nR,
          first_confirmed: members.nR,
          last_confirmed: members.nR,
          added: members.iP
        });
        const { uploaded_at: uploaded, first_confirmed: firstConfirmed, last_confirmed: lastConfirmed, added, ...same } = line2;
        return {
          name: readName((0, members.C5)(asset, "name")),
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
          digest: toDigest((0, members.C5)(anchor, "digest")),
          ...(0, members.A3)(anchor, { block: members.pq, list: readName })
        };
      }
      function toSha256(place) {
        return (0, members.HU)(place, /^[0-9a-f]{64}$/, "64 lowercase hexadecimal digits");
      }
      function toDigest(place) {
        return (0, digest.s1)(toSha256(place));
      }
      ;
      async function readBaseline(path, workspace, repository2) {
        const text = await readText((0, external_node_path_.resolve)(workspace, path));
        return text === void 0 ? void 0 : parseBaseline(text, repository2);
      }
      async function readText(path) {
        try {
          const stats = await (0, promises_.stat)(path);
          if (!stats.isFile())
            throw unusable("it is not a regular file");
          if (stats.size > mostBaselineBytes)
            throw unusable("it is larger than 256 MiB");
          return await (0, promises_.readFile)(path, "utf8");
        } catch (error) {
          if (!(error instanceof Error) || !("code" in error))
            throw error;
          if (error.code === "ENOENT")
            return void 0;
          if (error.code === "INPUT_INVALID")
            throw error;
          throw unusable(`it cannot be read (${String(error.code)})`);
        }
      }
      var finding_lines = __webpack_require__(9916);
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
      async function runMonitor(job) {
        const web = (0, downloads.x)();
        try {
          return await run(job, web);
        } finally {
          await web.close();
        }
      }
      const mostLogged = 100;
      async function run(job, web) {
        const { inputs, door } = job;
        const startedAt = /* @__PURE__ */ new Date();
        const baseline2 = await findBaseline(job);
        const folder = await (0, output_dir.jk)(toVerification(job));
        await (0, output_dir.qT)(folder, [(0, external_node_path_.resolve)(door.workspace, inputs.baseline)]);
        const sighting = await see(job, web, baseline2);
        const look2 = (0, look_report.T)(sighting, baseline2, door.origin.repository, /* @__PURE__ */ new Date());
        for (const result of look2.report.results)
          door.log.info((0, result_line.a)(result));
        door.log.info((0, look_headline.s)(look2));
        const told = (0, finding_lines.N)(look2.findings.slice(0, mostLogged));
        for (const line2 of [...told, ...(0, finding_lines.N)(look2.accepted.slice(0, mostLogged), () => "accepted")])
          door.log.info(line2);
        const facts = {
          ...door.origin,
          mode: "monitor",
          startedAt,
          finishedAt: new Date(look2.look.finished),
          apiUrl: (0, inputs_inputs.Ad)(inputs),
          nodeNames: inputs.nodes.map(({ name }) => name),
          dryRun: inputs.dryRun,
          failOn: inputs.failOn
        };
        const files = await writeLookFiles(look2, facts, folder);
        const issue = await tellIssue(job, web, look2);
        const unshown = await door.present(look2, { ...facts, ...files.paths, ...issue.url && { issueUrl: issue.url } });
        return (0, judge.Z)(look2.report, [...files.errors, ...issue.errors, ...unshown], job);
      }
      function toVerification({ inputs, door }) {
        const present = () => Promise.resolve([]);
        return {
          inputs: { ...inputs, mode: "verify", report: false, fromRelease: true },
          door: { ...door, present }
        };
      }
      async function findBaseline({ inputs, door }) {
        const { baseline: path } = inputs;
        if (path === "")
          return void 0;
        const baseline2 = await readBaseline(path, door.workspace, door.origin.repository);
        if (baseline2 === void 0)
          door.log.notice("There is no baseline yet: what this look sees becomes the first one.");
        return baseline2;
      }
      async function see(job, web, baseline2) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
          const { inputs, door } = job;
          const skip = (0, inputs_inputs.bk)(inputs);
          const { stop } = door.signals.cancellation;
          if (skip !== void 0) {
            door.log.notice(`${skip} GitHub was not asked either.`);
            return { releases: [], faults: [], outcomes: /* @__PURE__ */ new Map(), skipped: skip };
          }
          const operation = __addDisposableResource(env_1, await (0, open_operation.o)(toVerification(job)), true);
          const counter = countLook();
          const progress = (0, job_progress.mf)(door.log, counter.read);
          const looking = (0, look.t5)(door.openRepository(web), baseline2, {
            most: inputs.releases,
            isDownloading: inputs.bytes === "download",
            accepted: inputs.accept.flatMap((line2) => (0, accept.TO)(line2) ?? []),
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
      async function writeLookFiles(look2, facts, folder) {
        const resultsPath = (0, external_node_path_.join)(folder, file_names.NW.results);
        const monitorPath = (0, external_node_path_.join)(folder, file_names.NW.monitor);
        const attempts = await Promise.allSettled([
          (0, atomic_file.v)(resultsPath, (0, results_file.t)(look2.report, facts)),
          (0, atomic_file.v)(monitorPath, renderMonitorFile(look2.file)),
          (0, atomic_file.v)((0, external_node_path_.join)(folder, file_names.NW.badge), `${JSON.stringify(toLookBadge(look2))}
`)
        ]);
        const [results, monitor] = attempts;
        return {
          paths: {
            ...results.status === "fulfilled" && { resultsPath },
            ...monitor.status === "fulfilled" && { monitorPath }
          },
          errors: attempts.flatMap((attempt) => attempt.status === "rejected" ? [(0, errors.Xt)(attempt.reason)] : [])
        };
      }
      async function tellIssue({ inputs, door }, web, look2) {
        if (!inputs.issue)
          return { errors: [] };
        try {
          const url = await keepIssue(door.openIssues(web), {
            findings: look2.findings,
            isWhole: look2.look.isWhole,
            finished: new Date(look2.look.finished),
            runUrl: door.origin.runUrl
          });
          return { ...url !== void 0 && { url }, errors: [] };
        } catch (thrown) {
          const error = (0, errors.Xt)(thrown);
          if (!(0, repository.E)(error))
            return { errors: [error] };
          door.log.warning(error.message, { title: error.code });
          return { errors: [] };
        }
      }
    })
  )
};
