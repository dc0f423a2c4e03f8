/** Keeps one GitHub issue about the releases that are not as recorded. */
import { hash } from "node:crypto";

import { type AnchorError, toAnchorError } from "../core/errors.ts";
import { counted, nonEmpty } from "../core/text.ts";
import type { Log } from "../host/host.ts";
import { renderLink, toMarkdownText } from "../render/markdown.ts";
import { renderFindings } from "./render.ts";
import { isTemporaryFault, type Issue, type IssueAccess } from "./repository.ts";
import type { ScanView } from "./view.ts";

/** What the issue says about a scan. */
export interface IssueReport extends Pick<ScanView, "alarms" | "notices" | "advice" | "hasManyRepositories"> {
  readonly counts: Pick<ScanView["counts"], "isWhole" | "finishedAt">;
  /** Each `owner/name` under which a repository is or was watched. Issues about others belong to another monitor. */
  readonly watchedNames: readonly string[];
  /** The login of the App that opened the issue in an earlier scan. GitHub tells this login only at the opening. */
  readonly author?: string | undefined;
  /** The page of the workflow run; empty where there is none. */
  readonly runUrl: string;
}

/** The login behind a job's `github.token`. GitHub does not tell the job this login. */
const jobTokenLogin = "github-actions[bot]";

const issueTitle = "Releases are not as recorded";

/**
 * Does what {@link keepIssue} does, and returns its errors, which fail the step. An outage is only logged, since the
 * next scan updates the issue.
 */
export async function reportToIssue(
  openIssues: () => IssueAccess,
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
 * Keeps one issue about what is not as recorded: opens it, rewrites it, and closes it after a clean scan that read
 * everything. An issue is the monitor's by its mark and its author, since anybody can copy the mark.
 * @returns the page of the open issue, if any, and the login that opened it, if that was not known before
 * @throws AnchorError `ISSUE_NOT_WRITABLE`, or what GitHub's answer means
 */
export async function keepIssue(
  issues: IssueAccess,
  report: IssueReport,
): Promise<{ readonly url?: string; readonly author?: string }> {
  const isClean = report.alarms.length === 0;
  // A scan without alarms that could not read everything may have missed what the issue is about.
  if (isClean && !report.counts.isWhole) return {};
  const login = (await issues.readLogin()) ?? report.author ?? jobTokenLogin;
  const ownIssues = await readOwnIssues(issues, login, report);
  if (isClean) {
    await closeIssues(issues, ownIssues, report);
    return {};
  }
  const [keptIssue = ownIssues.at(-1), ...duplicates] = ownIssues.filter(({ isOpen }) => isOpen);
  // Several scans at the same time opened the duplicates, before GitHub listed one scan's issue to the others.
  for (const { number } of duplicates) await closeDuplicate(issues, number, keptIssue);
  if (keptIssue !== undefined) return { url: await updateIssue(issues, keptIssue, report) };
  const createdIssue = await issues.create(issueTitle, renderBody(report, keysOf(report)));
  const url = await keepEarliest(issues, createdIssue, report);
  return { url, ...(createdIssue.author !== login && { author: createdIssue.author }) };
}

async function readOwnIssues(
  issues: IssueAccess,
  login: string,
  { watchedNames }: IssueReport,
): Promise<readonly Issue[]> {
  const ownIssues: Issue[] = [];
  const watchedKeys = new Set(watchedNames.map(toRepositoryKey));
  const isAboutWatched = (keys: ReadonlySet<string>): boolean =>
    keys.size === 0 || [...keys].some((key) => watchedKeys.has(key.slice(0, repositoryKeyLength)));
  // A repository may have many long issues, so only the monitor's issues are kept in memory.
  for await (const issue of issues.readIssues(login)) {
    const keys = parseMark(issue.body);
    if (issue.author === login && keys !== undefined && isAboutWatched(keys)) ownIssues.push(issue);
  }
  return ownIssues;
}

/** Keeps the issue with the lowest number, where two scans opened one at the same time; returns its page. */
async function keepEarliest(issues: IssueAccess, createdIssue: Issue, report: IssueReport): Promise<string> {
  const ownIssues = await readOwnIssues(issues, createdIssue.author, report);
  const earlierIssue = ownIssues.find(({ isOpen, number }) => isOpen && number < createdIssue.number);
  if (earlierIssue === undefined) return createdIssue.url;
  await closeDuplicate(issues, createdIssue.number, earlierIssue);
  return updateIssue(issues, earlierIssue, report);
}

/** Closes a duplicate of `keptIssue`, and removes the duplicate's mark, so that no later scan takes it for its own. */
async function closeDuplicate(issues: IssueAccess, number: number, keptIssue: Issue | undefined): Promise<void> {
  const body = `Two looks opened an issue at the same time. Please follow #${keptIssue?.number}.`;
  await issues.update(number, { body, state: "closed", state_reason: "not_planned" });
}

async function closeIssues(issues: IssueAccess, ownIssues: readonly Issue[], report: IssueReport): Promise<void> {
  const news = "Everything was asked, and every release is as recorded again.";
  for (const { number } of ownIssues.filter(({ isOpen }) => isOpen)) {
    await issues.comment(number, `${news}\n\n${renderScanDate(report)}`);
    await issues.update(number, { state: "closed", state_reason: "completed" });
  }
}

/**
 * Rewrites the issue's body, unless a partial scan found nothing new. Opens a closed issue again. Adds a comment, which
 * notifies people, if there is news or the issue was closed. Returns the issue's page.
 */
async function updateIssue(issues: IssueAccess, issue: Issue, report: IssueReport): Promise<string> {
  const keysBefore = parseMark(issue.body) ?? new Set<string>();
  const keysNow = keysOf(report);
  // A partial scan could not check every earlier finding, so the earlier findings stay in the issue.
  const keys = report.counts.isWhole ? keysNow : limitKeys([...keysNow, ...keysBefore]);
  const isNews = keys.size !== keysBefore.size || [...keysNow].some((key) => !keysBefore.has(key));
  if (issue.isOpen && !isNews && !report.counts.isWhole) return issue.url;
  const stateChange = issue.isOpen ? {} : ({ state: "open", state_reason: "reopened" } as const);
  // The comment comes before the body: if it fails, the body stays old, and the next scan comments again.
  if (isNews || !issue.isOpen) {
    await issues.comment(issue.number, renderNews(issue.isOpen, report, keys.size - keysNow.size));
  }
  await issues.update(issue.number, { body: renderBody(report, keys), ...stateChange });
  return issue.url;
}

/** GitHub allows an issue 65,536 characters. Findings of this size leave room for the mark and the other text. */
const maxFindingsBytes = { alarms: 40_000, notices: 8_000 } as const;

/** @param keys the keys of all findings in the issue, also of earlier findings that this scan could not check */
function renderBody(report: IssueReport, keys: ReadonlySet<string>): string {
  const { alarms, notices, advice, hasManyRepositories } = report;
  const uncheckedCount = keys.size - keysOf(report).size;
  return nonEmpty([
    `<!-- anchor-artifacts:monitor ${[...keys].toSorted().join(",")} -->`,
    "These releases are not as recorded:",
    renderFindings(alarms, maxFindingsBytes.alarms, hasManyRepositories),
    uncheckedCount > 0 && `${uncheckedCount} of the earlier findings could not be checked this time.`,
    ...advice,
    notices.length > 0 && "Other changes, which are no findings:",
    renderFindings(notices, maxFindingsBytes.notices, hasManyRepositories),
    renderScanDate(report),
  ]).join("\n\n");
}

/** @param uncheckedCount how many earlier findings this scan could not check */
function renderNews(isOpen: boolean, report: IssueReport, uncheckedCount: number): string {
  const findingCount = counted(report.alarms.length, "finding");
  const uncheckedNote = uncheckedCount > 0 ? `, and ${uncheckedCount} that could not be checked` : "";
  const news = isOpen ? `The findings have changed: ${findingCount}${uncheckedNote}.` : `Found again: ${findingCount}.`;
  return `${news} The text above has them.\n\n${renderScanDate(report)}`;
}

function renderScanDate({ counts: { finishedAt }, runUrl }: IssueReport): string {
  const scanTime = toMarkdownText(`${finishedAt.slice(0, 16).replace("T", " ")} UTC`);
  return `<sub>Looked at on ${scanTime}${runUrl === "" ? "" : `, ${renderLink("this run", runUrl)}`}.</sub>`;
}

/** A finding's key has twelve hex digits. The first four are the key of the finding's repository. */
const [repositoryKeyLength, keyLength] = [4, 12];
const markPattern = /^<!-- anchor-artifacts:monitor ((?:[0-9a-f]{12}(?:,[0-9a-f]{12})*)?) -->(?=\r?\n|$)/;

/** Returns the keys in the monitor's mark, a hidden comment in front of an issue's body; `undefined` without a mark. */
function parseMark(body: string): ReadonlySet<string> | undefined {
  const [, keys] = markPattern.exec(body) ?? [];
  return keys === undefined ? undefined : new Set(keys.split(",").filter((key) => key !== ""));
}

/** The most keys in a mark: more keys would leave no room for the findings. */
const maxKeyCount = 1000;

/** Returns a key for each alarm. By the keys in the mark, the next scan knows whether it found something new. */
function keysOf({ alarms }: IssueReport): ReadonlySet<string> {
  const keys = alarms.map(({ kind, repository, release, asset, seen: { sha256, sha3_256, commit, block } = {} }) => {
    const facts = [kind, release, asset, sha256, sha3_256, commit, block];
    return toKey(toRepositoryKey(repository), JSON.stringify(facts.map((fact) => fact ?? null)));
  });
  return limitKeys(keys);
}

function toRepositoryKey(repository: string): string {
  return hash("sha256", repository.toLowerCase()).slice(0, repositoryKeyLength);
}

/** Returns each key once, sorted. If there are too many, the first is made of all, and so changes with each of them. */
function limitKeys(givenKeys: readonly string[]): ReadonlySet<string> {
  const keys = [...new Set(givenKeys)].toSorted();
  if (keys.length <= maxKeyCount) return new Set(keys);
  return new Set([toKey(keys[0] ?? "", keys.join()), ...keys.slice(0, maxKeyCount - 1)]);
}

/** @param repositoryKey the key of the repository, or a longer key that begins with it */
function toKey(repositoryKey: string, text: string): string {
  return (repositoryKey.slice(0, repositoryKeyLength) + hash("sha256", text)).slice(0, keyLength);
}
