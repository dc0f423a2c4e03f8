import { hash } from "node:crypto";

import { type AnchorError, toAnchorError } from "../core/errors.ts";
import { counted, nonEmpty } from "../core/text.ts";
import type { Log } from "../host/host.ts";
import { link, toMarkdownText } from "../render/markdown.ts";
import type { Finding } from "./finding.ts";
import { renderFindings } from "./render.ts";
import { isPassingFault, type Issue, type Issues } from "./repository.ts";
import type { ScanView } from "./view.ts";

/** The parts of a scan from which the issue is written. */
export interface IssueReport extends Pick<ScanView, "alarms" | "notices" | "advice" | "isOfMany"> {
  readonly counts: Pick<ScanView["counts"], "isWhole" | "finished">;
  /** Every `owner/name` by which a repository is or was watched: issues about others are not this report's. */
  readonly scope: readonly string[];
  /** The login that opened the issue of an earlier scan, where that was an App's. */
  readonly author?: string | undefined;
  /** The run's page; empty where there is none. */
  readonly runUrl: string;
}

/** GitHub does not state the login of the token that a job is given. */
const jobLogin = "github-actions[bot]";

const title = "Releases are not as recorded";

/**
 * Updates the issue. If an outage prevents that, the next scan does it; every other error fails the step.
 *
 * @returns `author` is the login of an App that opened the issue
 */
export async function reportToIssue(
  openIssues: () => Issues,
  report: IssueReport,
  log: Pick<Log, "warning">,
): Promise<{ readonly url?: string; readonly author?: string; readonly errors: readonly AnchorError[] }> {
  try {
    return { ...(await keepIssue(openIssues(), report)), errors: [] };
  } catch (thrown) {
    const error = toAnchorError(thrown);
    if (!isPassingFault(error)) return { errors: [error] };
    log.warning(error.message, { title: error.code });
    return { errors: [] };
  }
}

/**
 * Keeps one issue about what is not as recorded: opened, rewritten, closed by a scan that was whole and clean, opened
 * again. The issue is ours by its mark and its author; a title or a copy of the mark proves nothing. Another monitor's,
 * about other repositories, stays as it is.
 *
 * @returns the issue's page, where there is an open one, and the login that opened it, where that was not known before
 * @throws AnchorError `ISSUE_NOT_WRITABLE`, or what GitHub's answer means
 */
export async function keepIssue(
  issues: Issues,
  report: IssueReport,
): Promise<{ readonly url?: string; readonly author?: string }> {
  const isClean = report.alarms.length === 0;
  // A scan that found nothing wrong but could not read everything does not change the issue.
  if (isClean && !report.counts.isWhole) return {};
  const login = (await issues.readLogin()) ?? report.author ?? jobLogin;
  const own = await readOwn(issues, login, report);
  if (isClean) {
    await close(issues, own, report);
    return {};
  }
  const [first = own.at(-1), ...others] = own.filter(({ isOpen }) => isOpen);
  // Simultaneous scans opened these issues, and GitHub's list was not up to date yet.
  for (const { number } of others) await retire(issues, number, first);
  if (first !== undefined) return { url: await update(issues, first, report) };
  const created = await issues.create(title, renderBody(report, keysOf(report)));
  const url = await keepEarliest(issues, created, report);
  return { url, ...(created.author !== login && { author: created.author }) };
}

async function readOwn(issues: Issues, login: string, { scope }: IssueReport): Promise<readonly Issue[]> {
  const own: Issue[] = [];
  const looked = new Set(scope.map(repositoryKey));
  const isInScope = (keys: ReadonlySet<string>): boolean =>
    keys.size === 0 || [...keys].some((key) => looked.has(key.slice(0, repositoryKeyLength)));
  // Issues are many and long: only ours stay in memory.
  for await (const issue of issues.readIssues(login)) {
    const keys = readMark(issue.body);
    if (issue.author === login && keys !== undefined && isInScope(keys)) own.push(issue);
  }
  return own;
}

/** Of two scans that open an issue at the same time, the one with the lower number keeps its issue. */
async function keepEarliest(issues: Issues, created: Issue, report: IssueReport): Promise<string> {
  const own = await readOwn(issues, created.author, report);
  const first = own.find(({ isOpen, number }) => isOpen && number < created.number);
  if (first === undefined) return created.url;
  await retire(issues, created.number, first);
  return update(issues, first, report);
}

/** Closes a duplicate of the issue `first`; without its mark it is never found again. */
async function retire(issues: Issues, number: number, first: Issue | undefined): Promise<void> {
  const body = `Two looks opened an issue at the same time. Please follow #${first?.number}.`;
  await issues.update(number, { body, state: "closed", state_reason: "not_planned" });
}

async function close(issues: Issues, own: readonly Issue[], report: IssueReport): Promise<void> {
  const news = "Everything was asked, and every release is as recorded again.";
  for (const { number } of own.filter(({ isOpen }) => isOpen)) {
    await issues.comment(number, `${news}\n\n${renderScanDate(report)}`);
    await issues.update(number, { state: "closed", state_reason: "completed" });
  }
}

/** Rewrites the body after each whole scan; adds a comment, which notifies people, only when the findings changed. */
async function update(issues: Issues, issue: Issue, report: IssueReport): Promise<string> {
  const before = readMark(issue.body) ?? new Set<string>();
  const now = keysOf(report);
  const isNew = [...now].some((key) => !before.has(key));
  // A finding that could not be checked again is kept.
  const keys = report.counts.isWhole ? now : toKeys([...now, ...before]);
  const isOther = isNew || keys.size !== before.size;
  if (issue.isOpen && !isOther && !report.counts.isWhole) return issue.url;
  const state = issue.isOpen ? {} : ({ state: "open", state_reason: "reopened" } as const);
  // The comment first: if it fails, the next scan still sees in the body that people were not told.
  if (isOther || !issue.isOpen) {
    await issues.comment(issue.number, renderNews(issue.isOpen, report, keys.size - now.size));
  }
  await issues.update(issue.number, { body: renderBody(report, keys), ...state });
  return issue.url;
}

/** GitHub takes 65,536 characters; the difference is for the lines around the findings. */
const maxCharacters = { alarms: 40_000, notices: 8_000 } as const;

/** @param keys of all findings that the issue is about: more than the alarms when some could not be asked about */
function renderBody(report: IssueReport, keys: ReadonlySet<string>): string {
  const { alarms, notices, advice, isOfMany } = report;
  const unasked = keys.size - keysOf(report).size;
  return nonEmpty([
    `<!-- anchor-artifacts:monitor ${[...keys].toSorted().join(",")} -->`,
    "These releases are not as recorded:",
    renderSome(alarms, maxCharacters.alarms, isOfMany),
    unasked > 0 && `${unasked} of the earlier findings could not be checked this time.`,
    ...advice,
    notices.length > 0 && "Other changes, which are no findings:",
    renderSome(notices, maxCharacters.notices, isOfMany),
    renderScanDate(report),
  ]).join("\n\n");
}

function renderSome(findings: readonly Finding[], budget: number, isOfMany: boolean): string {
  const { rows, left } = renderFindings(findings, budget, isOfMany);
  return nonEmpty([rows.join("\n"), left > 0 && `${left} more are in \`monitor.json\`.`]).join("\n\n");
}

/** @param unasked how many findings of before could not be asked about */
function renderNews(wasOpen: boolean, report: IssueReport, unasked: number): string {
  const count = counted(report.alarms.length, "finding");
  const others = unasked > 0 ? `, and ${unasked} that could not be checked` : "";
  const news = wasOpen ? `The findings have changed: ${count}${others}.` : `Found again: ${count}.`;
  return `${news} The text above has them.\n\n${renderScanDate(report)}`;
}

function renderScanDate({ counts: { finished }, runUrl }: IssueReport): string {
  const when = toMarkdownText(`${finished.slice(0, 16).replace("T", " ")} UTC`);
  return `<sub>Looked at on ${when}${runUrl === "" ? "" : `, ${link("this run", runUrl)}`}.</sub>`;
}

/** The characters of hashes in a key: of a finding's repository, and in all. */
const [repositoryKeyLength, keyLength] = [4, 12];
const mark = /^<!-- anchor-artifacts:monitor ((?:[0-9a-f]{12}(?:,[0-9a-f]{12})*)?) -->(?=\r?\n|$)/;

/** Reads the keys in the mark of an issue; returns `undefined` when its body does not begin with a mark. */
function readMark(body: string): ReadonlySet<string> | undefined {
  const [, keys] = mark.exec(body) ?? [];
  return keys === undefined ? undefined : new Set(keys.split(",").filter((key) => key !== ""));
}

/** The most keys in a mark: more would leave no room for the findings themselves. */
const maxKeyCount = 1000;

function keysOf({ alarms }: IssueReport): ReadonlySet<string> {
  return toKeys(alarms.map(issueKeyOf));
}

/** Returns the key of a finding: the same for the same finding, whenever it is found. It begins with its repository's. */
function issueKeyOf({ kind, repository, release, asset, seen }: Finding): string {
  const { sha256, sha3_256, commit, block } = seen ?? {};
  const facts = [kind, release, asset, sha256, sha3_256, commit, block];
  return toKey(repositoryKey(repository), JSON.stringify(facts.map((fact) => fact ?? null)));
}

function repositoryKey(repository: string): string {
  return hash("sha256", repository.toLowerCase()).slice(0, repositoryKeyLength);
}

/** Returns the keys of findings; when there are too many, as many as fit and one that represents them all. */
function toKeys(findings: readonly string[]): ReadonlySet<string> {
  const keys = [...new Set(findings)].toSorted();
  if (keys.length <= maxKeyCount) return new Set(keys);
  return new Set([toKey(keys[0] ?? "", keys.join()), ...keys.slice(0, maxKeyCount - 1)]);
}

function toKey(repository: string, text: string): string {
  return (repository.slice(0, repositoryKeyLength) + hash("sha256", text)).slice(0, keyLength);
}
