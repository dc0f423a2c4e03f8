/** Keeps one GitHub issue about the releases that are not as recorded. */
import { hash } from "node:crypto";

import { type AnchorError, toAnchorError } from "../core/errors.ts";
import { counted, nonEmpty } from "../core/text.ts";
import type { Log } from "../host/host.ts";
import { renderLink, toMarkdownText } from "../render/markdown.ts";
import { renderFindings } from "./render.ts";
import { isTemporaryFault, type Issue, type Issues } from "./repository.ts";
import type { ScanView } from "./view.ts";

/** What the issue says about a scan. */
export interface IssueReport extends Pick<ScanView, "alarms" | "notices" | "advice" | "hasManyRepositories"> {
  readonly counts: Pick<ScanView["counts"], "isWhole" | "finishedAt">;
  /** Every `owner/name` by which a repository is or was watched; an issue about others belongs to another monitor. */
  readonly watchedNames: readonly string[];
  /** The login of the App that opened the issue in an earlier scan: GitHub tells it only when an issue is opened. */
  readonly author?: string | undefined;
  /** The page of the workflow run; empty where there is none. */
  readonly runUrl: string;
}

/** The login of a job's `github.token`, which GitHub does not tell to the job. */
const jobTokenLogin = "github-actions[bot]";

const issueTitle = "Releases are not as recorded";

/**
 * Does what {@link keepIssue} does, and returns its errors. An outage is only logged, since the next scan updates the
 * issue; every other error fails the step.
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
 * everything, opens it again. Its mark and its author together make an issue the monitor's: a mark alone can be copied.
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
  const login = (await issues.readLogin()) ?? report.author ?? jobTokenLogin;
  const ownIssues = await readOwnIssues(issues, login, report);
  if (isClean) {
    await closeIssues(issues, ownIssues, report);
    return {};
  }
  const [keptIssue = ownIssues.at(-1), ...duplicates] = ownIssues.filter(({ isOpen }) => isOpen);
  // Scans at the same time opened these duplicates, each before GitHub listed the issue of the other.
  for (const { number } of duplicates) await closeDuplicate(issues, number, keptIssue);
  if (keptIssue !== undefined) return { url: await updateIssue(issues, keptIssue, report) };
  const createdIssue = await issues.create(issueTitle, renderBody(report, keysOf(report)));
  const url = await keepEarliest(issues, createdIssue, report);
  return { url, ...(createdIssue.author !== login && { author: createdIssue.author }) };
}

async function readOwnIssues(issues: Issues, login: string, { watchedNames }: IssueReport): Promise<readonly Issue[]> {
  const ownIssues: Issue[] = [];
  const watchedKeys = new Set(watchedNames.map(toRepositoryKey));
  const isAboutWatched = (keys: ReadonlySet<string>): boolean =>
    keys.size === 0 || [...keys].some((key) => watchedKeys.has(key.slice(0, repositoryKeyLength)));
  // A repository may have many long issues, so only the monitor's are kept in memory.
  for await (const issue of issues.readIssues(login)) {
    const keys = parseMark(issue.body);
    if (issue.author === login && keys !== undefined && isAboutWatched(keys)) ownIssues.push(issue);
  }
  return ownIssues;
}

/** When two scans open an issue at the same time, the issue with the lower number is kept. */
async function keepEarliest(issues: Issues, createdIssue: Issue, report: IssueReport): Promise<string> {
  const ownIssues = await readOwnIssues(issues, createdIssue.author, report);
  const earlierIssue = ownIssues.find(({ isOpen, number }) => isOpen && number < createdIssue.number);
  if (earlierIssue === undefined) return createdIssue.url;
  await closeDuplicate(issues, createdIssue.number, earlierIssue);
  return updateIssue(issues, earlierIssue, report);
}

/** Closes a duplicate of `keptIssue`, and removes its mark, so that no later scan takes it for the kept one. */
async function closeDuplicate(issues: Issues, number: number, keptIssue: Issue | undefined): Promise<void> {
  const body = `Two looks opened an issue at the same time. Please follow #${keptIssue?.number}.`;
  await issues.update(number, { body, state: "closed", state_reason: "not_planned" });
}

async function closeIssues(issues: Issues, ownIssues: readonly Issue[], report: IssueReport): Promise<void> {
  const news = "Everything was asked, and every release is as recorded again.";
  for (const { number } of ownIssues.filter(({ isOpen }) => isOpen)) {
    await issues.comment(number, `${news}\n\n${renderScanDate(report)}`);
    await issues.update(number, { state: "closed", state_reason: "completed" });
  }
}

/**
 * Rewrites the body, unless a partial scan changes nothing. Adds a comment, which notifies people, only for news or
 * when it opens the issue again. Returns the issue's page.
 */
async function updateIssue(issues: Issues, issue: Issue, report: IssueReport): Promise<string> {
  const keysBefore = parseMark(issue.body) ?? new Set<string>();
  const keysNow = keysOf(report);
  // An earlier finding that could not be checked by this scan stays in the issue.
  const keys = report.counts.isWhole ? keysNow : limitKeys([...keysNow, ...keysBefore]);
  const isNews = keys.size !== keysBefore.size || [...keysNow].some((key) => !keysBefore.has(key));
  if (issue.isOpen && !isNews && !report.counts.isWhole) return issue.url;
  const stateChange = issue.isOpen ? {} : ({ state: "open", state_reason: "reopened" } as const);
  // The comment comes first: if it fails, the next scan still sees in the body that people were not notified.
  if (isNews || !issue.isOpen) {
    await issues.comment(issue.number, renderNews(issue.isOpen, report, keys.size - keysNow.size));
  }
  await issues.update(issue.number, { body: renderBody(report, keys), ...stateChange });
  return issue.url;
}

/** An issue may have 65,536 characters, each at least a byte. The findings leave room for the mark and other text. */
const maxFindingsBytes = { alarms: 40_000, notices: 8_000 } as const;

/** @param keys of all findings in the issue, also of earlier ones that this scan could not check */
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

/** A finding's key has twelve hex digits; the first four stand for its repository. */
const [repositoryKeyLength, keyLength] = [4, 12];
const markPattern = /^<!-- anchor-artifacts:monitor ((?:[0-9a-f]{12}(?:,[0-9a-f]{12})*)?) -->(?=\r?\n|$)/;

/** Returns the keys in the monitor's mark, a hidden comment in front of an issue's body; `undefined` without it. */
function parseMark(body: string): ReadonlySet<string> | undefined {
  const [, keys] = markPattern.exec(body) ?? [];
  return keys === undefined ? undefined : new Set(keys.split(",").filter((key) => key !== ""));
}

/** More keys in the mark would leave no room for the findings. */
const maxKeyCount = 1000;

/** Returns a key for each finding: by these keys, the next scan knows whether it found something new. */
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

/** Returns each key once, sorted. Of too many, returns as many as fit; the first then changes if any of them does. */
function limitKeys(givenKeys: readonly string[]): ReadonlySet<string> {
  const keys = [...new Set(givenKeys)].toSorted();
  if (keys.length <= maxKeyCount) return new Set(keys);
  return new Set([toKey(keys[0] ?? "", keys.join()), ...keys.slice(0, maxKeyCount - 1)]);
}

/** @param repositoryKey the key of the repository, or a longer one that begins with it */
function toKey(repositoryKey: string, text: string): string {
  return (repositoryKey.slice(0, repositoryKeyLength) + hash("sha256", text)).slice(0, keyLength);
}
