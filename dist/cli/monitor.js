import "./rolldown-runtime.js";
import { chainOf, createProgress, createWeb, findStandingLists, idleFor, judgeRun, link, openOperation, openOutputDir, readFolderLog, reasonToSkip, removeAbandoned, removeEarlierFiles, serviceAddress, toMarkdownText } from "./run.js";
import { openRecord, withoutUndefined } from "./verify.js";
import { counted, given, toAnchorError } from "./start.js";
import { findingsOf, isPassingFault, isRecord, parseAcceptance, readBaseline, renderFindings, renderScanLines, scanRepositories, toScanBadge, toScanView, writeScanFiles } from "./render.js";
import { _usingCtx } from "./hash.js";
import { hash } from "node:crypto";
import { resolve } from "node:path";
const jobLogin = "github-actions[bot]";
const title = "Releases are not as recorded";
async function reportToIssue(openIssues, report, log) {
  try {
    return {
      ...await keepIssue(openIssues(), report),
      errors: []
    };
  } catch (thrown) {
    const error = toAnchorError(thrown);
    if (!isPassingFault(error)) return { errors: [error] };
    log.warning(error.message, { title: error.code });
    return { errors: [] };
  }
}
async function keepIssue(issues, report) {
  const isClean = report.alarms.length === 0;
  if (isClean && !report.counts.isWhole) return {};
  const login = await issues.readLogin() ?? report.author ?? jobLogin;
  const own = await readOwn(issues, login, report);
  if (isClean) {
    await close(issues, own, report);
    return {};
  }
  const [first = own.at(-1), ...others] = own.filter(({ isOpen }) => isOpen);
  for (const { number } of others) await retire(issues, number, first);
  if (first !== void 0) return { url: await update(issues, first, report) };
  const created = await issues.create(title, renderBody(report, keysOf(report)));
  return {
    url: await keepEarliest(issues, created, report),
    ...created.author !== login && { author: created.author }
  };
}
async function readOwn(issues, login, { scope }) {
  const own = [];
  const looked = new Set(scope.map(repositoryKey));
  const isInScope = (keys) => keys.size === 0 || [...keys].some((key) => looked.has(key.slice(0, repositoryKeyLength)));
  for await (const issue of issues.readIssues(login)) {
    const keys = readMark(issue.body);
    if (issue.author === login && keys !== void 0 && isInScope(keys)) own.push(issue);
  }
  return own;
}
async function keepEarliest(issues, created, report) {
  const first = (await readOwn(issues, created.author, report)).find(({ isOpen, number }) => isOpen && number < created.number);
  if (first === void 0) return created.url;
  await retire(issues, created.number, first);
  return update(issues, first, report);
}
async function retire(issues, number, first) {
  const body = `Two looks opened an issue at the same time. Please follow #${first?.number}.`;
  await issues.update(number, {
    body,
    state: "closed",
    state_reason: "not_planned"
  });
}
async function close(issues, own, report) {
  const news = "Everything was asked, and every release is as recorded again.";
  for (const { number } of own.filter(({ isOpen }) => isOpen)) {
    await issues.comment(number, `${news}

${renderScanDate(report)}`);
    await issues.update(number, {
      state: "closed",
      state_reason: "completed"
    });
  }
}
async function update(issues, issue, report) {
  const before = readMark(issue.body) ?? /* @__PURE__ */ new Set();
  const now = keysOf(report);
  const isNew = [...now].some((key) => !before.has(key));
  const keys = report.counts.isWhole ? now : toKeys([...now, ...before]);
  const isOther = isNew || keys.size !== before.size;
  if (issue.isOpen && !isOther && !report.counts.isWhole) return issue.url;
  const state = issue.isOpen ? {} : {
    state: "open",
    state_reason: "reopened"
  };
  if (isOther || !issue.isOpen) await issues.comment(issue.number, renderComment(issue.isOpen, report, keys.size - now.size));
  await issues.update(issue.number, {
    body: renderBody(report, keys),
    ...state
  });
  return issue.url;
}
const maxCharacters = {
  alarms: 4e4,
  notices: 8e3
};
function renderBody(report, keys) {
  const { alarms, notices, advice } = report;
  const unasked = keys.size - keysOf(report).size;
  return given([
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
  const { rows, left } = renderFindings(findings, budget);
  return given([rows.join("\n"), left > 0 && `${left} more are in \`monitor.json\`.`]).join("\n\n");
}
function renderComment(wasOpen, report, unasked) {
  const count = counted(report.alarms.length, "finding");
  const others = unasked > 0 ? `, and ${unasked} that could not be checked` : "";
  return `${wasOpen ? `The findings have changed: ${count}${others}.` : `Found again: ${count}.`} The text above has them.

${renderScanDate(report)}`;
}
function renderScanDate({ counts: { finished }, runUrl }) {
  return `<sub>Looked at on ${toMarkdownText(`${finished.slice(0, 16).replace("T", " ")} UTC`)}${runUrl === "" ? "" : `, ${link("this run", runUrl)}`}.</sub>`;
}
const [repositoryKeyLength, keyLength] = [4, 12];
const mark = /^<!-- anchor-artifacts:monitor ((?:[0-9a-f]{12}(?:,[0-9a-f]{12})*)?) -->(?=\r?\n|$)/;
function readMark(body) {
  const [, keys] = mark.exec(body) ?? [];
  return keys === void 0 ? void 0 : new Set(keys.split(",").filter((key) => key !== ""));
}
const maxKeyCount = 1e3;
function keysOf({ alarms }) {
  return toKeys(alarms.map(({ finding }) => keyOf(finding)));
}
function keyOf({ kind, repository, release, asset, seen }) {
  const { sha256, sha3_256, commit, block } = seen ?? {};
  const facts = [
    kind,
    release,
    asset,
    sha256,
    sha3_256,
    commit,
    block
  ];
  return toKey(repositoryKey(repository), JSON.stringify(facts.map((fact) => fact ?? null)));
}
function repositoryKey(repository) {
  return hash("sha256", repository.toLowerCase()).slice(0, repositoryKeyLength);
}
function toKeys(findings) {
  const keys = [...new Set(findings)].toSorted();
  if (keys.length <= maxKeyCount) return new Set(keys);
  return /* @__PURE__ */ new Set([toKey(keys[0] ?? "", keys.join()), ...keys.slice(0, 999)]);
}
function toKey(repository, text) {
  return (repository.slice(0, repositoryKeyLength) + hash("sha256", text)).slice(0, keyLength);
}
function createTagFilter(lines) {
  const excluding = lines.filter((line) => line.startsWith("!")).map((line) => toRegExp(line.slice(1)));
  const including = lines.filter((line) => !line.startsWith("!")).map(toRegExp);
  return (tag) => (including.length === 0 || including.some((glob) => glob.test(tag))) && !excluding.some((glob) => glob.test(tag));
}
const wildcards = {
  "**/": "(?:.*/)?",
  "**": ".*",
  "*": "[^/]*",
  "?": "[^/]"
};
function toRegExp(glob) {
  const source = glob.replaceAll(/\*\*\/|\*\*|[\\^$.*+?()[\]{}|/]/g, (part) => wildcards[part] ?? `\\${part}`);
  return new RegExp(`^${source}$`, "su");
}
async function runMonitor(inputs, host, tools) {
  const web = createWeb();
  try {
    return await run(inputs, host, tools, web);
  } finally {
    await web.close();
  }
}
async function run(inputs, host, tools, web) {
  const { workspace, origin, log } = host;
  const startedAt = /* @__PURE__ */ new Date();
  const watched = inputs.repositories.length > 0 ? inputs.repositories : [origin.repository];
  const baseline = findBaseline(inputs.baseline, host);
  const folder = await openOutputDir(inputs.outputDir, host);
  const recorded = openRecord(readFolderLog(folder).map(({ statement }) => statement));
  removeAbandoned(folder, log.warning);
  await removeEarlierFiles(folder, findStandingLists(folder, recorded.lines), resolve(workspace, inputs.baseline));
  const scan = await scanOrSkip(inputs, host, watched, () => tools.openRepositories(web), baseline);
  const view = toScanView(scan, baseline, origin.repository, /* @__PURE__ */ new Date());
  for (const line of renderScanLines(view)) log.info(line);
  const facts = {
    ...origin,
    mode: "monitor",
    startedAt,
    finishedAt: new Date(view.counts.finished),
    apiUrl: serviceAddress(inputs),
    nodeNames: inputs.nodes.map(({ name }) => name),
    chain: chainOf(inputs, view.report),
    dryRun: inputs.dryRun,
    failOn: inputs.failOn
  };
  const file = toMonitorFile(scan, baseline, view);
  const write = (one) => writeScanFiles(view.report, one, toScanBadge(view), facts, folder);
  const written = await write(file);
  const names = scan.repositories.flatMap(({ name, known }) => given([name, known?.repository]));
  const { issueAuthor: author } = file;
  const counts = {
    ...view.counts,
    isWhole: view.counts.isWhole && view.passedOver.length === 0
  };
  const issueReport = {
    ...view,
    counts,
    scope: [...watched, ...names],
    author,
    runUrl: origin.runUrl
  };
  const issue = inputs.issue ? await reportToIssue(() => tools.openIssues(web), issueReport, log) : { errors: [] };
  const files = issue.author === void 0 ? written : await write({
    ...file,
    issueAuthor: issue.author
  });
  const unshown = await tools.present(view, {
    ...facts,
    ...files.paths,
    ...issue.url && { issueUrl: issue.url }
  });
  return judgeRun(view.report, [
    ...files.errors,
    ...issue.errors,
    ...unshown
  ], inputs, host);
}
function findBaseline(path, { workspace, log }) {
  if (path === "") return void 0;
  const baseline = readBaseline(resolve(workspace, path), workspace);
  const last = baseline?.scans.at(-1)?.finished;
  if (!isRecord(baseline)) log.notice("There is no baseline yet: what this look sees becomes the first one.");
  else log.info(`Comparing with the baseline ${path}${last === void 0 ? "" : ` of ${last.slice(0, 10)}`}.`);
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
  try {
    var _usingCtx$1 = _usingCtx();
    const reason = reasonToSkip(inputs);
    if (reason !== void 0) log.notice(inputs.dryRun ? `${reason} GitHub was not asked either.` : reason, { title: "skipped" });
    if (inputs.dryRun) return {
      repositories: [],
      releases: [],
      faults: [],
      outcomes: /* @__PURE__ */ new Map(),
      skipped: reason
    };
    const { stop } = signals.cancellation;
    const operation = _usingCtx$1.a(reason === void 0 ? await openOperation(toAsked(inputs), {
      log,
      signals
    }) : void 0);
    let progress = idleFor("GitHub's list of releases");
    const shown = createProgress(log, () => progress);
    return {
      ...await scanRepositories(watched, openRepositories(), baseline, {
        most: inputs.releases,
        isCounted: inputs.tags.length > 0 ? createTagFilter(inputs.tags) : void 0,
        isDownloading: inputs.bytes === "download",
        accepted: inputs.accept.flatMap((line) => parseAcceptance(line) ?? []),
        stop,
        now: /* @__PURE__ */ new Date(),
        blockTime: inputs.blockTime,
        verify: operation?.operate ?? (() => Promise.resolve({
          kind: "skipped",
          note: reason ?? ""
        })),
        concurrency: inputs.concurrency,
        onProgress: (change) => {
          const { waitingFor: _, ...counts } = progress;
          progress = {
            ...counts,
            ...change
          };
        },
        onDebug: log.debug
      }).finally(shown.stop),
      ...reason !== void 0 && { unasked: reason }
    };
  } catch (_) {
    _usingCtx$1.e = _;
  } finally {
    await _usingCtx$1.d();
  }
}
function toMonitorFile({ repositories, releases }, baseline, { counts, history }) {
  const lastWhole = counts.isWhole ? counts.finished : baseline?.lastWhole;
  const scanned = new Set(repositories.map(({ known }) => known));
  const byRepository = Map.groupBy(releases, ({ repository }) => repository);
  return {
    finished: counts.finished,
    ...withoutUndefined({
      lastWhole,
      issueAuthor: baseline?.issueAuthor
    }),
    scans: history,
    findings: findingsOf({
      repositories,
      releases
    }),
    repositories: [...repositories.map((one) => nextRepository(one, byRepository.get(one.name) ?? [])), ...(baseline?.repositories ?? []).filter((known) => !scanned.has(known))]
  };
}
function nextRepository({ watched, number, known, isGone }, releases) {
  if (isGone && known !== void 0) return known;
  const tags = new Set(releases.map(({ tag }) => tag));
  return {
    repository: watched,
    ...withoutUndefined({ number: number ?? known?.number }),
    releases: [...releases.map(({ next }) => next), ...(known?.releases ?? []).filter(({ tag }) => !tags.has(tag))]
  };
}
export { runMonitor };
