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
