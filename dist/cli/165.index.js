export const id = 165;
export const ids = [165];
export const modules = {

/***/ 6165:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runMonitor: () => (/* binding */ runMonitor)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/client/transport/downloads.js
var downloads = __webpack_require__(6754);
// EXTERNAL MODULE: ./build/src/domain/errors.js
var errors = __webpack_require__(3047);
// EXTERNAL MODULE: ./build/src/job/output-dir/atomic-file.js
var atomic_file = __webpack_require__(503);
// EXTERNAL MODULE: ./build/src/job/output-dir/file-names.js
var file_names = __webpack_require__(8486);
// EXTERNAL MODULE: ./build/src/job/output-dir/output-dir.js
var output_dir = __webpack_require__(1822);
// EXTERNAL MODULE: ./build/src/job/evidence/results-file.js + 3 modules
var results_file = __webpack_require__(9456);
// EXTERNAL MODULE: ./build/src/job/inputs/inputs.js + 2 modules
var inputs_inputs = __webpack_require__(232);
// EXTERNAL MODULE: ./build/src/job/judge.js + 1 modules
var judge = __webpack_require__(5577);
// EXTERNAL MODULE: ./build/src/job/operation/open-operation.js + 1 modules
var open_operation = __webpack_require__(8831);
// EXTERNAL MODULE: ./build/src/job/progress.js + 1 modules
var job_progress = __webpack_require__(9811);
// EXTERNAL MODULE: ./build/src/job/wording/result-line.js
var result_line = __webpack_require__(5020);
// EXTERNAL MODULE: ./build/src/domain/version.js
var version = __webpack_require__(2566);
;// CONCATENATED MODULE: ./build/src/job/monitor/baseline/render-baseline.js

function renderMonitorFile(file) {
  const { repository, finished, lastWhole, looks, findings, releases } = file;
  const head = {
    version: 1,
    tool: { name: "anchor-artifacts", version: version/* version */.r },
    repository,
    finished_at: finished,
    ...lastWhole !== void 0 && { last_whole_look: lastWhole }
  };
  const members = Object.entries(head).map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},
`);
  const lists = [
    `  "looks": ${renderList(looks.map(toLookEntry), "  ")}`,
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
function toLookEntry({ finished, isWhole, asRecorded, changed, unrecorded, notAsked }) {
  const counts = { as_recorded: asRecorded, changed, unrecorded, not_asked: notAsked };
  return { finished_at: finished, whole: isWhole, ...counts };
}
function toAssetEntry(asset) {
  const { name, sha3_256, sha256, id, uploader, uploaded, firstConfirmed, lastConfirmed, anchor, evidence } = asset;
  return {
    name,
    sha3_256,
    sha256,
    id,
    uploader,
    uploaded_at: uploaded,
    first_confirmed: firstConfirmed,
    last_confirmed: lastConfirmed,
    anchor,
    ...evidence.length > 0 && { evidence },
    ...asset.isAdded && { added: true }
  };
}

// EXTERNAL MODULE: ./build/src/job/monitor/compare/accept.js
var accept = __webpack_require__(8086);
// EXTERNAL MODULE: ./build/src/job/monitor/compare/finding.js
var compare_finding = __webpack_require__(7941);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./build/src/job/monitor/issue/marker.js

const keyLength = 12;
const mark = /^<!-- anchor-artifacts:monitor ((?:[0-9a-f]{12}(?:,[0-9a-f]{12})*)?) -->(?=\r?\n|$)/;
function findingKey({ kind, release, asset, seen }) {
  const facts = [kind, release, asset, seen?.sha256, seen?.sha3_256, seen?.commit, seen?.block];
  return (0,external_node_crypto_.createHash)("sha256").update(JSON.stringify(facts.map((fact) => fact ?? null))).digest("hex").slice(0, keyLength);
}
const mostKeys = 1e3;
function toKeys(findings) {
  const keys = [...new Set(findings)].toSorted();
  if (keys.length <= mostKeys)
    return new Set(keys);
  const all = (0,external_node_crypto_.createHash)("sha256").update(keys.join()).digest("hex").slice(0, keyLength);
  return /* @__PURE__ */ new Set([all, ...keys.slice(0, mostKeys - 1)]);
}
function renderMark(keys) {
  return `<!-- anchor-artifacts:monitor ${[...keys].toSorted().join(",")} -->`;
}
function readMark(body) {
  const [, keys] = mark.exec(body) ?? [];
  return keys === void 0 ? void 0 : new Set(keys.split(",").filter((key) => key !== ""));
}

// EXTERNAL MODULE: ./build/src/job/text/budget.js
var text_budget = __webpack_require__(8500);
// EXTERNAL MODULE: ./build/src/domain/link.js
var domain_link = __webpack_require__(5652);
// EXTERNAL MODULE: ./build/src/domain/text.js
var domain_text = __webpack_require__(1987);
// EXTERNAL MODULE: ./build/src/job/text/line.js
var line = __webpack_require__(6827);
;// CONCATENATED MODULE: ./build/src/job/text/markdown.js



const breakInCode = "<wbr>";
const breakInText = "&#8203;";
const special = /[&<>"'`*[\]()\\|~$^{}!]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g;
function toMarkdownCode(name, limit = line/* longestShown */.QK) {
  return `<code>${toCodeText((0,line/* toLineName */.zz)(name, limit))}</code>`;
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
function toMarkdownText(prose, limit = domain_text/* textLimits */.I6.message) {
  return encode((0,line/* toLine */.S5)(prose.trim(), limit)).replaceAll(/(?<!&)#(?=\S)/g, `&#35;${breakInText}`).replaceAll(/@(?=\S)/g, `&#64;${breakInText}`).replaceAll(/:(?=\S)/g, `&#58;${breakInText}`).replaceAll(/www(?=\.)|GH-(?=\d)/gi, `$&${breakInText}`).replace(/^(\d*)([-+=.#])/, (_, digits, sign) => digits + entity(sign));
}
function markdown_link(label, url) {
  const href = (0,domain_link/* safeLink */.o)(url);
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

// EXTERNAL MODULE: ./build/src/job/monitor/wording/describe-finding.js
var describe_finding = __webpack_require__(2782);
;// CONCATENATED MODULE: ./build/src/job/monitor/wording/render-finding.js


function renderFinding(finding) {
  const { what, sentence, facts } = (0,describe_finding/* describeFinding */.j)(finding, { code: toMarkdownCode, text: toMarkdownText });
  return [`**${what}** ${sentence}`, ...facts].join("<br>");
}

// EXTERNAL MODULE: ./build/src/job/monitor/wording/advice.js
var advice = __webpack_require__(6567);
;// CONCATENATED MODULE: ./build/src/job/monitor/issue/render-issue.js






const issueTitle = "Releases are not as recorded";
const mostCharacters = { alarms: 4e4, told: 8e3 };
function renderBody(facts, keys) {
  const alarms = facts.findings.filter(compare_finding/* isAlarm */.Ic);
  const told = facts.findings.filter((finding) => !(0,compare_finding/* isAlarm */.Ic)(finding));
  const unasked = keys.size - toKeys(alarms.map(findingKey)).size;
  return [
    renderMark(keys),
    "What these releases serve, or what the chain says of them, is not what was recorded:",
    renderListed(alarms, mostCharacters.alarms),
    ...unasked > 0 ? [`${unasked} found before could not be asked about this time.`] : [],
    `**If you did not do this yourself**, ${advice/* advice */.v.stranger}`,
    advice/* advice */.v.owner,
    ...told.length > 0 ? ["Only told, not a finding against a release:", renderListed(told, mostCharacters.told)] : [],
    renderLookFoot(facts)
  ].join("\n\n");
}
function renderListed(findings, budget) {
  const { rows, left } = (0,text_budget/* renderWithinBudget */.nc)(findings, budget, (finding) => `- ${renderFinding(finding)}`);
  return [rows.join("\n"), ...left > 0 ? [`${left} more are in \`monitor.json\`.`] : []].join("\n\n");
}
function renderComment(event, facts, unasked) {
  const alarms = facts.findings.filter(compare_finding/* isAlarm */.Ic);
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

;// CONCATENATED MODULE: ./build/src/job/monitor/issue/keep-issue.js



const jobLogin = "github-actions[bot]";
async function keepIssue(issues, report) {
  const alarms = report.findings.filter(compare_finding/* isAlarm */.Ic);
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
  const all = await issues.readIssues(login);
  return all.filter(({ author, body }) => author === login && readMark(body) !== void 0);
}
function keysOfAlarms({ findings }) {
  return toKeys(findings.filter(compare_finding/* isAlarm */.Ic).map(findingKey));
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

// EXTERNAL MODULE: ./build/src/job/monitor/wording/look-headline.js
var look_headline = __webpack_require__(4682);
;// CONCATENATED MODULE: ./build/src/job/monitor/look-badge.js


function toLookBadge({ look, findings, file, report }) {
  const whole = file.looks.findLast(({ isWhole }) => isWhole);
  const isWrong = findings.some(compare_finding/* isAlarm */.Ic);
  const color = isWrong ? "red" : look.isWhole ? look.asRecorded > 0 ? "brightgreen" : "lightgrey" : "yellow";
  return {
    schemaVersion: 1,
    label: report.demo ? "releases (demo)" : "releases",
    message: isWrong ? wrongMessage(look) : wholeMessage(whole),
    color,
    ...isWrong && { isError: true }
  };
}
function wrongMessage({ changed, finished }) {
  return `${(0,look_headline/* counted */.h)(changed, "release")} not as recorded · ${finished.slice(0, 10)}`;
}
function wholeMessage(whole) {
  if (whole === void 0)
    return "not wholly looked at yet";
  return `${(0,look_headline/* counted */.h)(whole.asRecorded, "release")} as recorded · ${whole.finished.slice(0, 10)}`;
}

;// CONCATENATED MODULE: ./build/src/job/monitor/look-progress.js

function countLook() {
  let progress = (0,job_progress/* idleFor */.Eo)("GitHub's list of releases");
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

// EXTERNAL MODULE: ./build/src/job/monitor/look-report.js
var look_report = __webpack_require__(5244);
// EXTERNAL MODULE: ./build/src/job/monitor/look/look.js + 12 modules
var look = __webpack_require__(836);
// EXTERNAL MODULE: ./build/src/job/monitor/look/repository.js
var repository = __webpack_require__(9812);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./build/src/domain/digest.js
var digest = __webpack_require__(8744);
// EXTERNAL MODULE: ./build/src/domain/evidence/members.js
var members = __webpack_require__(5625);
// EXTERNAL MODULE: ./build/src/job/monitor/baseline/baseline.js
var baseline = __webpack_require__(2183);
;// CONCATENATED MODULE: ./build/src/job/monitor/baseline/parse-baseline.js




const mostBaselineBytes = 256 * 1024 * 1024;
const longestText = 4096;
function parseBaseline(text, repository) {
  const baseline = readFile(parseText(text));
  if (baseline.repository.toLowerCase() === repository.toLowerCase())
    return baseline;
  throw unusable(`it is of ${JSON.stringify(baseline.repository)}, not of ${JSON.stringify(repository)}`);
}
function unusable(why) {
  return new errors/* AnchorError */._Z("INPUT_INVALID", `An input is not usable.
baseline is not usable: ${why}`);
}
function parseText(text) {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, "").replaceAll(/,(\s*\n\s*[\]}])/g, "$1"));
  } catch (error) {
    throw unusable(`it is no JSON (${(0,errors/* messageOf */.bD)(error)})`);
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
  if ((0,members/* memberOf */.C5)(file, "version").value !== 1)
    throw new RangeError("it.version is not 1");
  const releases = itemsIfAny(file, "releases").map(readRecordedRelease);
  (0,members/* refuseTwice */.H8)(releases.map(({ tag }) => tag), "releases with the tag");
  const { last_whole_look: lastWhole } = (0,members/* optionalMembers */.A3)(file, {
    last_whole_look: members/* timeOf */.nR
  });
  return {
    repository: readName((0,members/* memberOf */.C5)(file, "repository")),
    ...lastWhole !== void 0 && { lastWhole },
    looks: itemsIfAny(file, "looks").map(toLook).slice(-baseline/* mostLooks */.O),
    releases
  };
}
function itemsIfAny(place, name) {
  const member = (0,members/* memberOf */.C5)(place, name);
  return member.value === void 0 ? [] : (0,members/* itemsOf */.S3)(member, Number.POSITIVE_INFINITY);
}
function readName({ value, where }) {
  if (typeof value === "string" && value !== "" && value.length <= longestText)
    return value;
  throw new RangeError(`${where} is not a name`);
}
function toLook(look) {
  const count = (name) => {
    const member = (0,members/* memberOf */.C5)(look, name);
    return member.value === void 0 ? 0 : (0,members/* countOf */.pq)(member);
  };
  return {
    finished: (0,members/* timeOf */.nR)((0,members/* memberOf */.C5)(look, "finished_at")),
    isWhole: (0,members/* flagOf */.iP)((0,members/* memberOf */.C5)(look, "whole")),
    asRecorded: count("as_recorded"),
    changed: count("changed"),
    unrecorded: count("unrecorded"),
    notAsked: count("not_asked")
  };
}
function readRecordedRelease(release) {
  const assets = itemsIfAny(release, "assets").map(readRecordedAsset);
  (0,members/* refuseTwice */.H8)(assets.map(({ name }) => name), "assets of one release called");
  const { published_at: published, ...known } = (0,members/* optionalMembers */.A3)(release, { commit: toCommit, published_at: members/* timeOf */.nR });
  return {
    tag: readName((0,members/* memberOf */.C5)(release, "tag")),
    ...known,
    ...published !== void 0 && { published },
    made: (0,members/* timeOf */.nR)((0,members/* memberOf */.C5)(release, "looked_at")),
    evidence: itemsIfAny(release, "evidence").map(readMarkEntry),
    assets
  };
}
function toCommit(place) {
  return (0,members/* matchOf */.HU)(place, /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/, "a commit");
}
function readMarkEntry(mark) {
  return { name: readName((0,members/* memberOf */.C5)(mark, "name")), sha256: toSha256((0,members/* memberOf */.C5)(mark, "sha256")) };
}
function readRecordedAsset(asset) {
  const line = (0,members/* optionalMembers */.A3)(asset, {
    sha3_256: toDigest,
    sha256: toSha256,
    id: members/* countOf */.pq,
    uploader: readName,
    anchor: toAnchor,
    uploaded_at: members/* timeOf */.nR,
    first_confirmed: members/* timeOf */.nR,
    last_confirmed: members/* timeOf */.nR,
    added: members/* flagOf */.iP
  });
  const { uploaded_at: uploaded, first_confirmed: firstConfirmed, last_confirmed: lastConfirmed, added, ...same } = line;
  return {
    name: readName((0,members/* memberOf */.C5)(asset, "name")),
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
    digest: toDigest((0,members/* memberOf */.C5)(anchor, "digest")),
    ...(0,members/* optionalMembers */.A3)(anchor, { block: members/* countOf */.pq, list: readName })
  };
}
function toSha256(place) {
  return (0,members/* matchOf */.HU)(place, /^[0-9a-f]{64}$/, "64 lowercase hexadecimal digits");
}
function toDigest(place) {
  return (0,digest/* digestFromWire */.s1)(toSha256(place));
}

;// CONCATENATED MODULE: ./build/src/job/monitor/read-baseline.js



async function readBaseline(path, workspace, repository) {
  const text = await readText((0,external_node_path_.resolve)(workspace, path));
  return text === void 0 ? void 0 : parseBaseline(text, repository);
}
async function readText(path) {
  try {
    const { size } = await (0,promises_.stat)(path);
    if (size > mostBaselineBytes)
      throw unusable("it is larger than 256 MiB");
    return await (0,promises_.readFile)(path, "utf8");
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

// EXTERNAL MODULE: ./build/src/job/monitor/wording/finding-lines.js
var finding_lines = __webpack_require__(9916);
;// CONCATENATED MODULE: ./build/src/job/monitor/monitor.js
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
  const web = (0,downloads/* createWeb */.x)();
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
  const baseline = await findBaseline(job);
  const folder = await (0,output_dir/* openOutputDir */.jk)(toVerification(job));
  await (0,output_dir/* removeEarlierFiles */.qT)(folder, [(0,external_node_path_.resolve)(door.workspace, inputs.baseline)]);
  const sighting = await see(job, web, baseline);
  const look = (0,look_report/* toLookReport */.T)(sighting, baseline, door.origin.repository, /* @__PURE__ */ new Date());
  for (const result of look.report.results)
    door.log.info((0,result_line/* renderResultLine */.a)(result));
  door.log.info((0,look_headline/* renderLookHeadline */.s)(look));
  for (const line of (0,finding_lines/* renderFindingLines */.N)(look.findings.slice(0, mostLogged)))
    door.log.info(line);
  const facts = {
    ...door.origin,
    mode: "monitor",
    startedAt,
    finishedAt: new Date(look.look.finished),
    apiUrl: (0,inputs_inputs/* serviceAddress */.Ad)(inputs),
    nodeNames: inputs.nodes.map(({ name }) => name),
    dryRun: inputs.dryRun,
    failOn: inputs.failOn
  };
  const files = await writeLookFiles(look, facts, folder);
  const issue = await tellIssue(job, web, look);
  const unshown = await door.present(look, { ...facts, ...files.paths, ...issue.url && { issueUrl: issue.url } });
  return (0,judge/* judgeRun */.Z)(look.report, [...files.errors, ...issue.errors, ...unshown], toVerification(job));
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
  const baseline = await readBaseline(path, door.workspace, door.origin.repository);
  if (baseline === void 0)
    door.log.notice("There is no baseline yet: what this look sees becomes the first one.");
  return baseline;
}
async function see(job, web, baseline) {
  const env_1 = { stack: [], error: void 0, hasError: false };
  try {
    const { inputs, door } = job;
    const skip = (0,inputs_inputs/* reasonToSkip */.bk)(inputs);
    const { stop } = door.signals.cancellation;
    if (skip !== void 0) {
      door.log.notice(`${skip} GitHub was not asked either.`);
      return { releases: [], faults: [], outcomes: /* @__PURE__ */ new Map(), skipped: skip };
    }
    const operation = __addDisposableResource(env_1, await (0,open_operation/* openOperation */.o)(toVerification(job)), true);
    const counter = countLook();
    const progress = (0,job_progress/* createProgress */.mf)(door.log, counter.read);
    const looking = (0,look/* lookAt */.t5)(door.openRepository(web), baseline, {
      most: inputs.releases,
      isDownloading: inputs.bytes === "download",
      accepted: inputs.accept.flatMap((line) => (0,accept/* parseAcceptance */.TO)(line) ?? []),
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
async function writeLookFiles(look, facts, folder) {
  const resultsPath = (0,external_node_path_.join)(folder, file_names/* runFiles */.NW.results);
  const monitorPath = (0,external_node_path_.join)(folder, file_names/* runFiles */.NW.monitor);
  const attempts = await Promise.allSettled([
    (0,atomic_file/* writeAtomically */.v)(resultsPath, (0,results_file/* renderResultsFile */.t)(look.report, facts)),
    (0,atomic_file/* writeAtomically */.v)(monitorPath, renderMonitorFile(look.file)),
    (0,atomic_file/* writeAtomically */.v)((0,external_node_path_.join)(folder, file_names/* runFiles */.NW.badge), `${JSON.stringify(toLookBadge(look))}
`)
  ]);
  const [results, monitor] = attempts;
  return {
    paths: {
      ...results.status === "fulfilled" && { resultsPath },
      ...monitor.status === "fulfilled" && { monitorPath }
    },
    errors: attempts.flatMap((attempt) => attempt.status === "rejected" ? [(0,errors/* toAnchorError */.Xt)(attempt.reason)] : [])
  };
}
async function tellIssue({ inputs, door }, web, look) {
  if (!inputs.issue)
    return { errors: [] };
  try {
    const url = await keepIssue(door.openIssues(web), {
      findings: look.findings,
      isWhole: look.look.isWhole,
      finished: new Date(look.look.finished),
      runUrl: door.origin.runUrl
    });
    return { ...url !== void 0 && { url }, errors: [] };
  } catch (thrown) {
    const error = (0,errors/* toAnchorError */.Xt)(thrown);
    if (!(0,repository/* isPassingFault */.E)(error))
      return { errors: [error] };
    door.log.warning(error.message, { title: error.code });
    return { errors: [] };
  }
}


/***/ })

};
