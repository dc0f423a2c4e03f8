import { isAlarm, type Finding } from "./finding.ts";
import {
  findingKey,
  readMark,
  toKeys,
  renderBody,
  renderComment,
  issueTitle,
  type IssueFacts,
} from "./render-issue.ts";

/** What a look says to the issue. */
export interface IssueReport extends IssueFacts {
  readonly findings: readonly Finding[];
  /** Whether everything could be asked. */
  readonly isWhole: boolean;
}

/** Of the token that a job is given, GitHub does not tell the login. */
const jobLogin = "github-actions[bot]";

/**
 * Keeps one issue about what is not as recorded: opened, rewritten, closed by a look that was whole and clean, opened
 * again. It is ours by its mark and by who opened it; a title or a copy of the mark means nothing.
 *
 * @returns the issue's page, where there is an open one
 * @throws AnchorError `ISSUE_NOT_WRITABLE`, or what GitHub's answer means
 */
export async function keepIssue(issues: Issues, report: IssueReport): Promise<string | undefined> {
  const alarms = report.findings.filter(isAlarm);
  // A look that found nothing wrong but could not see everything does not change the issue.
  if (alarms.length === 0 && !report.isWhole) return undefined;
  const login = (await issues.readLogin()) ?? jobLogin;
  const own = await readOwn(issues, login);
  if (alarms.length === 0) return close(issues, own, report);
  const [first = own.at(-1), ...others] = own.filter(({ isOpen }) => isOpen);
  // A tie that could not be settled, since GitHub's list was not up to date yet.
  for (const { number } of others) await retire(issues, number, first);
  if (first !== undefined) return update(issues, first, report);
  const created = await issues.create(issueTitle, renderBody(report, keysOfAlarms(report)));
  return settleTie(issues, created, report);
}

async function readOwn(issues: Issues, login: string): Promise<readonly Issue[]> {
  const own: Issue[] = [];
  // Issues are many and long: only ours are kept.
  for await (const issue of issues.readIssues(login)) {
    if (issue.author === login && readMark(issue.body) !== undefined) own.push(issue);
  }
  return own;
}

function keysOfAlarms({ findings }: IssueReport): ReadonlySet<string> {
  return toKeys(findings.filter(isAlarm).map(findingKey));
}

/** Of two looks that open an issue at the same time, the one with the lower number keeps its issue. */
async function settleTie(issues: Issues, created: Issue, report: IssueReport): Promise<string> {
  const own = await readOwn(issues, created.author);
  const first = own.find(({ isOpen, number }) => isOpen && number < created.number);
  if (first === undefined) return created.url;
  await retire(issues, created.number, first);
  return update(issues, first, report);
}

/** Closes an issue beside the one that goes on; without its mark it is never found again. */
async function retire(issues: Issues, number: number, first: Issue | undefined): Promise<void> {
  const body = `Opened at the same time as #${first?.number}, which goes on.`;
  await issues.update(number, { body, state: "closed", state_reason: "not_planned" });
}

async function close(issues: Issues, own: readonly Issue[], report: IssueReport): Promise<undefined> {
  for (const { number } of own.filter(({ isOpen }) => isOpen)) {
    await issues.comment(number, renderComment("closed", report, 0));
    await issues.update(number, { state: "closed", state_reason: "completed" });
  }
}

/** The body is written anew by each whole look; a comment, which tells people, only when the findings are others. */
async function update(issues: Issues, issue: Issue, report: IssueReport): Promise<string> {
  const before = readMark(issue.body) ?? new Set<string>();
  const now = keysOfAlarms(report);
  const isNew = [...now].some((key) => !before.has(key));
  // A finding that could not be checked again still stands.
  const keys = report.isWhole ? now : toKeys([...now, ...before]);
  const isOther = isNew || keys.size !== before.size;
  if (issue.isOpen && !isOther && !report.isWhole) return issue.url;
  const state = issue.isOpen ? {} : ({ state: "open", state_reason: "reopened" } as const);
  await issues.update(issue.number, { body: renderBody(report, keys), ...state });
  if (isOther || !issue.isOpen) {
    await issues.comment(
      issue.number,
      renderComment(issue.isOpen ? "changed" : "reopened", report, keys.size - now.size),
    );
  }
  return issue.url;
}

/** What a monitor wants of a repository's issues; GitHub's API gives it. */

export interface Issue {
  readonly number: number;
  readonly body: string;
  readonly isOpen: boolean;
  /** The login of who opened it. */
  readonly author: string;
  /** Its page. */
  readonly url: string;
}

export interface IssueChange {
  readonly title?: string;
  readonly body?: string;
  readonly state?: "open" | "closed";
  readonly state_reason?: "completed" | "not_planned" | "reopened";
}

/** Each method throws an AnchorError for what GitHub does not do. */
export interface Issues {
  /** The login of the token; `undefined` for that of an installation, which GitHub does not tell. */
  readonly readLogin: () => Promise<string | undefined>;
  /** All issues that `creator` opened, open and closed, the oldest first; pull requests are none. Read page by page. */
  readonly readIssues: (creator: string) => AsyncIterable<Issue>;
  readonly create: (title: string, body: string) => Promise<Issue>;
  readonly update: (number: number, change: IssueChange) => Promise<void>;
  readonly comment: (number: number, body: string) => Promise<void>;
}
