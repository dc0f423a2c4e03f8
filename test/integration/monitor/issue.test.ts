import { afterAll, afterEach, beforeAll, expect, test } from "vitest";

import { openIssues } from "#github/repository.ts";
import { type Finding, isAlarm, renderAdvice, toFinding } from "#monitor/finding.ts";
import { keepIssue } from "#monitor/issue.ts";
import type { Answer } from "../../support/github/answers.ts";
import { createHastyClock } from "../../support/github/connect.ts";
import { connectInProcess } from "../../support/github/in-process.ts";
import { type GitHubStandIn, startGitHub } from "../../support/github/stand-in.ts";

let github: GitHubStandIn;
beforeAll(async () => void (github = await startGitHub()));
afterEach(() => github.reset());
afterAll(() => github.close());

const own = "octo-org/octo-repo";
const replaced = (asset: string, sha = "a", repository = own): Finding => {
  const sides = { recorded: { sha256: "0".repeat(64) }, seen: { sha256: sha.repeat(64) } };
  return toFinding("replaced", { repository, release: "v1", asset, ...sides });
};
const added = toFinding("added", { repository: own, release: "v1", asset: "extra.bin" });

interface KeepOptions {
  readonly isWhole?: boolean;
  readonly token?: string;
  readonly scope?: readonly string[];
}

async function keep(findings: readonly Finding[], given: KeepOptions = {}) {
  const clock = createHastyClock(1000);
  const issues = openIssues({
    token: given.token ?? github.token,
    repository: github.places.repository,
    apiUrl: github.places.api,
    web: connectInProcess(github, clock),
    clock,
    stop: new AbortController().signal,
    onDebug: () => {},
  });
  const alarms = findings.filter(isAlarm);
  const { url } = await keepIssue(issues, {
    alarms,
    notices: findings.filter((finding) => !isAlarm(finding)),
    advice: renderAdvice(alarms, (name) => name === own),
    hasManyRepositories: false,
    watchedNames: given.scope ?? [own],
    counts: { isWhole: given.isWhole ?? true, finishedAt: new Date(0).toISOString() },
    runUrl: "https://github.com/o/r/actions/runs/1",
  });
  return url;
}

const writes = () => github.requests.filter(({ method }) => method !== "GET").map(({ operation }) => operation);

test("findings open one issue, which is rewritten, commented on when they change, closed when they are gone, and opened again when they are back", async () => {
  const url = await keep([replaced("app.tgz")]);
  expect(url).toBe("https://github.com/octo-org/octo-repo/issues/1");
  expect(github.issues).toMatchObject([{ state: "open", author: "github-actions[bot]", comments: [] }]);
  await keep([replaced("app.tgz")]);
  expect(github.issues).toMatchObject([{ state: "open", comments: [] }]);
  await keep([replaced("app.tgz"), replaced("app.zip")]);
  expect(github.issues).toMatchObject([{ state: "open", comments: [expect.stringContaining("2 findings")] }]);
  expect(github.issues[0]?.body).toContain("app.zip");
  await keep([replaced("app.zip")]);
  expect(github.issues[0]?.comments).toHaveLength(2);
  expect(await keep([])).toBeUndefined();
  expect(github.issues).toMatchObject([{ state: "closed", reason: "completed" }]);
  expect(github.issues[0]?.comments.at(-1)).toContain("as recorded again");
  await keep([replaced("app.tgz", "b")]);
  expect(github.issues).toMatchObject([{ state: "open", reason: "reopened" }]);
});

test("what is only told opens nothing, keeps no issue open, and stands apart from what is not as recorded", async () => {
  await keep([added]);
  expect(github.issues).toEqual([]);
  await keep([added, replaced("app.tgz")]);
  const { body = "" } = github.issues[0] ?? {};
  const places = ["app.tgz", "If you did not do this yourself", "Other changes", "extra.bin"].map((text) =>
    body.indexOf(text),
  );
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places).not.toContain(-1);
  await keep([added]);
  expect(github.issues).toMatchObject([{ state: "closed" }]);
});

test("a clean look without an issue writes nothing, and a partial one does not even ask", async () => {
  await keep([]);
  expect(writes()).toEqual([]);
  const asked = github.requests.length;
  await keep([], { isWhole: false });
  expect(github.requests).toHaveLength(asked);
});

test("a partial look closes nothing and forgets nothing that it could not ask about", async () => {
  await keep([replaced("app.tgz"), replaced("app.zip")]);
  const { body } = github.issues[0] ?? {};
  await keep([], { isWhole: false });
  await keep([replaced("app.tgz")], { isWhole: false });
  expect(github.issues).toMatchObject([{ state: "open", body, comments: [] }]);
  await keep([replaced("app.tgz"), replaced("new.zip")], { isWhole: false });
  expect(github.issues[0]?.comments).toHaveLength(1);
  expect(github.issues[0]?.body).toContain("1 of the earlier findings could not be checked");
  await keep([replaced("app.tgz"), replaced("app.zip"), replaced("new.zip")]);
  expect(github.issues[0]?.comments).toHaveLength(1);
});

test.each([
  ["the title", { title: "Releases are not as recorded", body: "Mine." }, "github-actions[bot]"],
  ["a copy of the mark", { title: "x", body: "<!-- anchor-artifacts:monitor  -->\n\nMine." }, "stranger"],
  [
    "the mark in the middle",
    { title: "x", body: "> quoted\n<!-- anchor-artifacts:monitor  -->" },
    "github-actions[bot]",
  ],
  [
    "a pull request",
    { title: "x", body: "<!-- anchor-artifacts:monitor  -->", isPullRequest: true },
    "github-actions[bot]",
  ],
])("an issue with %s is not ours", async (_, issue, author) => {
  github.addIssue({ ...issue, author });
  await keep([replaced("app.tgz")]);
  await keep([]);
  expect(github.issues).toMatchObject([{ ...issue, state: "open", comments: [] }, { state: "closed" }]);
});

test("a person's token keeps a person's issue", async () => {
  github.user = "maintainer";
  await keep([replaced("app.tgz")]);
  await keep([replaced("app.tgz"), replaced("app.zip")]);
  expect(github.issues).toMatchObject([{ author: "maintainer", comments: [expect.any(String)] }]);
});

test("a look at other repositories does not touch the issue about these", async () => {
  await keep([replaced("app.tgz")]);
  const [before] = structuredClone(github.issues);
  await keep([], { scope: ["other/lib"] });
  await keep([replaced("lib.tgz", "a", "other/lib")], { scope: ["other/lib"] });
  expect(github.issues).toMatchObject([before, { state: "open" }]);
  await keep([]);
  expect(github.issues).toMatchObject([{ state: "closed" }, { state: "open", comments: [] }]);
  await keep([], { scope: ["Other/Lib"] });
  expect(github.issues).toMatchObject([{ state: "closed" }, { state: "closed" }]);
});

test("a comment that GitHub did not take is written by the next look", async () => {
  await keep([replaced("app.tgz")]);
  github.react = ({ operation }) =>
    operation === "issues/create-comment" ? { answer: { status: 502, json: { message: "Bad" } } } : undefined;
  const both = [replaced("app.tgz"), replaced("app.zip")];
  await expect(keep(both)).rejects.toMatchObject({ code: "GITHUB_UNAVAILABLE" });
  github.react = () => undefined;
  await keep(both);
  expect(github.issues[0]?.comments).toEqual([expect.stringContaining("2 findings")]);
});

test("two looks at once leave one issue open, and only that one is found again", async () => {
  github.latencyMs = 20;
  for (let round = 0; round < 3; round += 1) {
    const urls = await Promise.all([keep([replaced("app.tgz")]), keep([replaced("app.tgz")])]);
    expect(github.issues.filter(({ state }) => state === "open")).toHaveLength(1);
    expect(new Set(urls).size).toBe(1);
    await keep([replaced("app.tgz"), replaced("b")]);
    expect(github.issues.filter(({ state }) => state === "open")).toHaveLength(1);
    await keep([]);
    expect(github.issues.filter(({ state }) => state === "open")).toHaveLength(0);
  }
});

test("a second issue that a late list left open is closed by the next look", async () => {
  await keep([replaced("app.tgz")]);
  const { title = "", body = "", author = "" } = github.issues[0] ?? {};
  github.addIssue({ title, body, author });
  expect(await keep([replaced("app.tgz")])).toMatch(/\/issues\/1$/);
  await keep([]);
  expect(github.issues).toMatchObject([
    { state: "closed", reason: "completed" },
    {
      state: "closed",
      reason: "not_planned",
      comments: [],
      body: "Two looks opened an issue at the same time. Please follow #1.",
    },
  ]);
});

test("whatever an asset is called, the issue stays ours and says nothing else", async () => {
  const name = "-->\n<!-- anchor-artifacts:monitor  -->@org/team [x](https://evil.example) #1";
  await keep([replaced(name)]);
  await keep([replaced(name)]);
  expect(github.issues).toHaveLength(1);
  const { body = "" } = github.issues[0] ?? {};
  expect(body.match(/<!--/g)).toHaveLength(1);
  expect(body).not.toMatch(/@org\/team|\]\(https:\/\/evil|(?<!&)#1/);
});

test("a thousand findings fit an issue", async () => {
  await keep(Array.from({ length: 1000 }, (_, index) => replaced(`file-${index}.tgz`)));
  expect(github.issues[0]?.body.length).toBeLessThan(65_536);
  await keep(Array.from({ length: 1000 }, (_, index) => replaced(`file-${index}.tgz`)));
  expect(github.issues[0]?.comments).toEqual([]);
});

type Json = Record<string, unknown>;
const spoilt: Readonly<Record<string, (issue: Json) => unknown>> = {
  "nothing instead of an issue": () => null,
  "an issue without a number": (issue) => ({ ...issue, number: undefined }),
  "a number in words": (issue) => ({ ...issue, number: "1" }),
  "no text but a list": (issue) => ({ ...issue, body: ["x"] }),
  "no state": (issue) => ({ ...issue, state: undefined }),
  "another state": (issue) => ({ ...issue, state: "merged" }),
  "no page": (issue) => ({ ...issue, html_url: null }),
  "a user without a login": (issue) => ({ ...issue, user: { login: 7 } }),
};

test.each(Object.keys(spoilt))("an issue of a foreign form says nothing: %s, listed", async (name) => {
  await keep([replaced("app.tgz")]);
  const edit = (answer: Answer) => ({ ...answer, json: (answer.json as Json[]).map((one) => spoilt[name]?.(one)) });
  github.react = ({ operation }) => (operation === "issues/list-for-repo" ? { edit } : undefined);
  const before = writes().length;
  for (const findings of [[replaced("app.zip")], []]) {
    await expect(keep(findings)).rejects.toMatchObject({ code: "GITHUB_UNAVAILABLE" });
  }
  expect(writes()).toHaveLength(before);
});

test.each(Object.keys(spoilt).slice(1))("an issue of a foreign form says nothing: %s, opened", async (name) => {
  const edit = (answer: Answer) => ({ ...answer, json: spoilt[name]?.(answer.json as Json) });
  github.react = ({ operation }) => (operation === "issues/create" ? { edit } : undefined);
  await expect(keep([replaced("app.tgz")])).rejects.toMatchObject({ code: "GITHUB_UNAVAILABLE" });
  expect(github.issues).toHaveLength(1);
});

test.each([[{}], [{ login: 7 }], [{ login: "" }]])(
  "an issue of a foreign form says nothing: a user that is %j",
  async (json) => {
    github.user = "octocat";
    github.react = ({ operation }) =>
      operation === "users/get-authenticated" ? { answer: { status: 200, json } } : undefined;
    await expect(keep([replaced("app.tgz")])).rejects.toMatchObject({ code: "GITHUB_UNAVAILABLE" });
    expect(writes()).toEqual([]);
  },
);

test("issues that are switched off, or out of the token's reach, are said so", async () => {
  const off = { answer: { status: 410, json: { message: "Issues are disabled for this repo" } } };
  github.react = ({ method }) => (method === "POST" ? off : undefined);
  await expect(keep([replaced("app.tgz")])).rejects.toMatchObject({ code: "ISSUE_NOT_WRITABLE" });
  github.react = () => undefined;
  await expect(keep([replaced("app.tgz")], { token: github.readOnlyToken })).rejects.toMatchObject({
    code: "ISSUE_NOT_WRITABLE",
  });
  expect(github.issues).toEqual([]);
});
