/** What the stand-in of GitHub remembers: releases and their assets, changed by requests and by tests alike. */
import { createHash } from "node:crypto";

/** An asset's bytes: at hand, or made as they are sent. */
export type Content =
  | Uint8Array
  | {
      readonly size: number;
      readonly sha256: string;
      readonly chunks: () => Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
    };

export interface AssetState {
  readonly id: number;
  name: string;
  label: string | null;
  state: "uploaded" | "starter";
  content: Content;
  /** What GitHub states, `sha256:…`; `null` as for assets of old. */
  digest: string | null;
  /** What GitHub states where that is not the size of the bytes. */
  size?: number;
  createdAt: Date;
  updatedAt: Date;
  /** A login. */
  uploader: string;
}

export interface IssueState {
  readonly number: number;
  title: string;
  body: string;
  state: "open" | "closed";
  reason: "completed" | "reopened" | "not_planned" | null;
  /** A login. */
  readonly author: string;
  readonly isPullRequest: boolean;
  /** Bodies, the oldest first. */
  readonly comments: string[];
}

export interface ReleaseState {
  readonly id: number;
  tag: string;
  name: string | null;
  body: string | null;
  draft: boolean;
  prerelease: boolean;
  immutable: boolean;
  createdAt: Date;
  readonly assets: AssetState[];
}

/** Everything about a new release or asset that a test may want otherwise. */
export type ReleaseOptions = Partial<Omit<ReleaseState, "id" | "assets" | "tag">> & {
  readonly assets?: Readonly<Record<string, string | Content>>;
};

export interface GitHubState {
  readonly releases: ReleaseState[];
  /** Commits by tag; a release brings its tag. */
  readonly tags: Map<string, string>;
  readonly issues: IssueState[];
  /** The time by this GitHub's clock. */
  clock: { now: () => Date };
  /** The login behind the token, where it is a person's; an installation's token has none. */
  user: string | undefined;
  /** The login of what an installation's token writes. */
  bot: string;
  readonly addIssue: (issue: Partial<IssueState> & Pick<IssueState, "title" | "body" | "author">) => IssueState;
  readonly addRelease: (tag: string, options?: ReleaseOptions) => ReleaseState;
  readonly addAsset: (release: ReleaseState, name: string, content: string | Content) => AssetState;
  readonly findAsset: (id: number) => { readonly release: ReleaseState; readonly asset: AssetState } | undefined;
}

/** @param lastId ids of assets and releases are higher: no two of them are equal on one GitHub */
export function createState(lastId = 1000): GitHubState {
  const releases: ReleaseState[] = [];
  const clock = { now: () => new Date() };
  const nextId = (): number => (lastId += 1);
  const addAsset = (release: ReleaseState, name: string, content: string | Content): AssetState => {
    const bytes = typeof content === "string" ? Buffer.from(content) : content;
    const asset: AssetState = {
      id: nextId(),
      name,
      label: null,
      state: "uploaded",
      content: bytes,
      digest: `sha256:${sha256Of(bytes)}`,
      createdAt: clock.now(),
      updatedAt: clock.now(),
      uploader: "octocat",
    };
    release.assets.push(asset);
    return asset;
  };
  const tags = new Map<string, string>();
  const issues: IssueState[] = [];
  return {
    releases,
    tags,
    issues,
    clock,
    user: undefined,
    bot: "github-actions[bot]",
    addIssue: (given) => {
      const number = issues.length + 1;
      const issue: IssueState = { number, state: "open", reason: null, isPullRequest: false, comments: [], ...given };
      issues.push(issue);
      return issue;
    },
    addAsset,
    addRelease: (tag, { assets = {}, ...options } = {}) => {
      const release: ReleaseState = {
        id: nextId(),
        tag,
        name: tag,
        body: null,
        draft: false,
        prerelease: false,
        immutable: false,
        createdAt: new Date("2026-11-01T00:00:00Z"),
        ...options,
        assets: [],
      };
      for (const [name, content] of Object.entries(assets)) addAsset(release, name, content);
      releases.unshift(release);
      if (!release.draft && !tags.has(tag)) tags.set(tag, createHash("sha1").update(tag).digest("hex"));
      return release;
    },
    findAsset: (id) => {
      const release = releases.find(({ assets }) => assets.some((asset) => asset.id === id));
      const asset = release?.assets.find((candidate) => candidate.id === id);
      return release && asset && { release, asset };
    },
  };
}

export function sizeOf(content: Content): number {
  return content instanceof Uint8Array ? content.length : content.size;
}

export function sha256Of(content: Content): string {
  return content instanceof Uint8Array ? createHash("sha256").update(content).digest("hex") : content.sha256;
}

/** GitHub's rewriting of a file's name, as far as it is known (community discussion 61733). */
export function rewriteName(name: string): string {
  const plain = name.normalize("NFD").replaceAll(/\p{M}/gu, "");
  const rewritten = plain.replaceAll(/[^A-Za-z0-9_+@-]+/g, ".").replaceAll(/^\.+|\.+$/g, "");
  const isNameless = name.startsWith(".") || rewritten === "" || /^[^A-Za-z0-9_+@-]+\.[^.]*$/.test(plain);
  return isNameless ? `default.${rewritten}` : rewritten;
}
