import { hash } from "node:crypto";

import { type AnchorError, toAnchorError } from "../core/errors.ts";
import { counted, nonEmpty } from "../core/text.ts";
import type { Log } from "../host/host.ts";
import { link, toMarkdownText } from "../render/markdown.ts";
import type { Finding } from "./finding.ts";
import { renderFindings } from "./render.ts";
import { isTemporaryFault, type Issue, type Issues } from "./repository.ts";
import type { ScanView } from "./view.ts";

/** What the issue says about a scan. */
export interface IssueReport extends Pick<ScanView, "alarms" | "notices" | "advice" | "isOfMany"> {
  readonly counts: Pick<ScanView["counts"], "isWhole" | "finished">;
  /** Every `owner/name` by which a repository is or was watched; an issue about others belongs to another monitor. */
  readonly scope: readonly string[];
  /** The login that opened the issue, if an earlier scan has learnt it: only that of an App has to be learnt. */
  readonly author?: string | undefined;
  /** The page of the workflow run; empty where there is none. */
  readonly runUrl: string;
}

/** The login of a job's own token, which GitHub does not state. */
const jobLogin = "github-actions[bot]";

const title = "Releases are not as recorded";

/**
 * Updates the issue. If an outage prevents that, the next scan does it; every other error fails the step. The returned
 * `author` is the login of an App that opened the issue.
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
    if (!isTemporaryFault(error)) return { errors: [error] };
    log.warning(error.message, { title: error.code });
    return { errors: [] };
  }
}

/**
 * Keeps one issue about what is not as recorded: opens it, rewrites it, closes it after a clean scan that read
 * everything, opens it again. An issue is ours by its mark and its author, since a title or a mark can be copied.
 * @returns the issue's page, where one is open, and the login that opened it, where that was not known before
 * @throws AnchorError `ISSUE_NOT_WRITABLE`, or what GitHub's answer means
 */
export async function keepIssue(
  issues: Issues,
  report: IssueReport,
): Promise<{ readonly url?: string; readonly author?: string }> {
  const isClean = report.alarms.length === 0;
  // A clean scan that could not read everything may have missed what the issue is about.
  if (isClean && !report.counts.isWhole) return {};
  const login = (await issues.readLogin()) ?? report.author ?? jobLogin;
  const own = await readOwnIssues(issues, login, report);
  if (isClean) {
    await close(issues, own, report);
    return {};
  }
  const [first = own.at(-1), ...others] = own.filter(({ isOpen }) => isOpen);
  // Scans that ran at the same time opened these, each before GitHub listed the other's issue.
  for (const { number } of others) await retire(issues, number, first);
  if (first !== undefined) return { url: await update(issues, first, report) };
  const created = await issues.create(title, renderBody(report, keysOf(report)));
  const url = await keepEarliest(issues, created, report);
  return { url, ...(created.author !== login && { author: created.author }) };
}

async function readOwnIssues(issues: Issues, login: string, { scope }: IssueReport): Promise<readonly Issue[]> {
  const own: Issue[] = [];
  const looked = new Set(scope.map(repositoryKey));
  const isInScope = (keys: ReadonlySet<string>): boolean =>
    keys.size === 0 || [...keys].some((key) => looked.has(key.slice(0, repositoryKeyLength)));
  // A repository may have many long issues, so only ours are kept in memory.
  for await (const issue of issues.readIssues(login)) {
    const keys = readMark(issue.body);
    if (issue.author === login && keys !== undefined && isInScope(keys)) own.push(issue);
  }
  return own;
}

/** When two scans open an issue at the same time, the issue with the lower number is kept. */
async function keepEarliest(issues: Issues, created: Issue, report: IssueReport): Promise<string> {
  const own = await readOwnIssues(issues, created.author, report);
  const first = own.find(({ isOpen, number }) => isOpen && number < created.number);
  if (first === undefined) return created.url;
  await retire(issues, created.number, first);
  return update(issues, first, report);
}

/** Closes a duplicate of `first`, and removes its mark, so that no later scan takes it for ours. */
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

/** Rewrites the body, unless a partial scan changes nothing; adds a comment, which notifies people, only for news. */
async function update(issues: Issues, issue: Issue, report: IssueReport): Promise<string> {
  const before = readMark(issue.body) ?? new Set<string>();
  const now = keysOf(report);
  const isNew = [...now].some((key) => !before.has(key));
  // An earlier finding that could not be checked by this scan stays in the issue.
  const keys = report.counts.isWhole ? now : toKeys([...now, ...before]);
  const isOther = isNew || keys.size !== before.size;
  if (issue.isOpen && !isOther && !report.counts.isWhole) return issue.url;
  const state = issue.isOpen ? {} : ({ state: "open", state_reason: "reopened" } as const);
  // The comment comes first: if it fails, the next scan still sees in the body that people were not notified.
  if (isOther || !issue.isOpen) {
    await issues.comment(issue.number, renderNews(issue.isOpen, report, keys.size - now.size));
  }
  await issues.update(issue.number, { body: renderBody(report, keys), ...state });
  return issue.url;
}

/** An issue may have 65,536 characters; what is left is for the lines around the findings. */
const maxCharacters = { alarms: 40_000, notices: 8_000 } as const;

/** `keys` are of all findings in the issue, also of those that could not be checked now. */
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

/** `unasked` counts earlier findings that could not be checked now. */
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

/** Hex digits of a key: how many identify the repository, and how many there are in all. */
const [repositoryKeyLength, keyLength] = [4, 12];
const mark = /^<!-- anchor-artifacts:monitor ((?:[0-9a-f]{12}(?:,[0-9a-f]{12})*)?) -->(?=\r?\n|$)/;

/** Reads the keys in an issue's mark; `undefined` when the body does not begin with a mark. */
function readMark(body: string): ReadonlySet<string> | undefined {
  const [, keys] = mark.exec(body) ?? [];
  return keys === undefined ? undefined : new Set(keys.split(",").filter((key) => key !== ""));
}

/** Keys stand in the issue's hidden mark; more of them would leave no room for the findings. */
const maxKeyCount = 1000;

function keysOf({ alarms }: IssueReport): ReadonlySet<string> {
  return toKeys(alarms.map(issueKeyOf));
}

/** Returns a finding's key, the same in every scan; it begins with the repository's key. */
function issueKeyOf({ kind, repository, release, asset, seen }: Finding): string {
  const { sha256, sha3_256, commit, block } = seen ?? {};
  const facts = [kind, release, asset, sha256, sha3_256, commit, block];
  return toKey(repositoryKey(repository), JSON.stringify(facts.map((fact) => fact ?? null)));
}

function repositoryKey(repository: string): string {
  return hash("sha256", repository.toLowerCase()).slice(0, repositoryKeyLength);
}

/** Returns the keys, sorted; of too many, it returns as many as fit, and one that stands for all of them. */
function toKeys(findings: readonly string[]): ReadonlySet<string> {
  const keys = [...new Set(findings)].toSorted();
  if (keys.length <= maxKeyCount) return new Set(keys);
  return new Set([toKey(keys[0] ?? "", keys.join()), ...keys.slice(0, maxKeyCount - 1)]);
}

function toKey(repository: string, text: string): string {
  return (repository.slice(0, repositoryKeyLength) + hash("sha256", text)).slice(0, keyLength);
}
