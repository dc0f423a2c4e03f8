/** `verify OWNER/REPO@TAG`, and `--from-release` of the other commands. */
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";

import { runFiles, statementFileName } from "#core/file-names.ts";
import { renderEvidencePage, toStatementFile, type StatementFile } from "#evidence/statement-file.ts";
import type { StatementInput } from "#evidence/to-statement.ts";
import { listDigests, listText } from "#evidence/to-statement.ts";
import { renderComment } from "#release/statements.ts";
import { runCommandHere } from "../../support/cli.ts";
import { skipWaits } from "../../support/clock.ts";
import { aStatement, aSubject } from "../../support/evidence/statements.ts";
import { createWorkspace } from "../../support/files/workspace.ts";
import type { Answer } from "../../support/network/behaviours.ts";
import { startFaultServer } from "../../support/network/fault-server.ts";
import { startGitHub, type GitHubStandIn } from "../../support/github/stand-in.ts";
import { inSection } from "../../support/release/section.ts";
import type { ReleaseState } from "../../support/github/state.ts";
import { sha3Of } from "../../support/digests.ts";
import { bitcoin, pending, proofOf } from "../../support/witness/proofs.ts";
import { startService } from "../../support/service/service.ts";

let github: GitHubStandIn;
beforeAll(async () => {
  github = await startGitHub({ isEnterprise: true });
});
afterEach(() => github.reset());
afterAll(() => github.close());

const files = { "app.tgz": "shipped", "app.zip": "shipped too" };
const released = "octo-org/octo-repo@v1";
const template = '<!doctype html><script type="application/json" id="statement"></script>';

/** A run about files of a release, which it stamped unless the members say otherwise. */
function runOn(
  { id, tag }: ReleaseState,
  named: Readonly<Record<string, string>>,
  members: Partial<StatementInput> = {},
) {
  const subjects = Object.entries(named).map(([name, content]) => aSubject(name, content));
  const release = { repository: "octo-org/octo-repo", tag, id };
  return toStatementFile(aStatement(subjects, { run: {}, release, ...members }));
}

function putStatement(release: ReleaseState, { id, text }: StatementFile): void {
  github.addAsset(release, statementFileName(id), text);
}

function putPage(release: ReleaseState, ...statements: readonly StatementFile[]): void {
  github.addAsset(release, runFiles.page, [...renderEvidencePage(template, statements)].join(""));
}

/** A release of the files, stamped, with its statement and page. */
function addRelease(tag = "v1") {
  const release = github.addRelease(tag, { assets: files });
  const statement = runOn(release, files);
  putStatement(release, statement);
  putPage(release, statement);
  return { release, statement };
}

async function verify(args: readonly string[], env: Readonly<Record<string, string>> = {}, beside = {}) {
  await using workspace = await createWorkspace(beside);
  const url = ["--repository-url", github.places.api.replace("/api/v3", "")];
  return await runCommandHere(["verify", ...args, ...url], { cwd: workspace.path, env });
}

/** GitHub wants no more requests within the hour. */
function limitApi(): void {
  const headers = { "x-ratelimit-remaining": "0" };
  github.react = ({ target }) =>
    target.startsWith("/api/")
      ? { answer: { status: 403, headers, json: { message: "API rate limit exceeded" } } }
      : undefined;
}

test.each<[string, Answer]>([
  ["a page, 200", { status: 200, body: "<html>Log in</html>", headers: { "content-type": "text/html" } }],
  ["a page, 403", { status: 403, body: "<html>Blocked</html>" }],
  ["a page, 404", { status: 404, body: "<html>Blocked</html>" }],
  ["JSON, 404", { status: 404, body: '{"error":"blocked"}' }],
])("what a firewall answers in GitHub's place is an outage, and no missing release: %s", async (_, answer) => {
  using _waits = skipWaits();
  await using server = await startFaultServer(() => ({ kind: "answer", answer }));
  await using workspace = await createWorkspace();
  const { exitCode, stderr } = await runCommandHere(["verify", released, "--repository-url", server.url], {
    cwd: workspace.path,
  });
  const outage = expect.stringMatching(
    /^(?:GITHUB_UNAVAILABLE|ASSET_UNREADABLE): .*127\.0\.0\.1:\d+ (?:sent|answered)/,
  );
  expect({ exitCode, stderr }).toEqual({ exitCode: 2, stderr: outage });
});

test("a public release is verified without a token, by one request for its list, and what its evidence does not name is told", async () => {
  github.addAsset(addRelease().release, "more.txt", "more");
  const { exitCode, stdout, stderr } = await verify([released]);
  const unnamed = "Not checked, because the evidence does not name them: more.txt.\n";
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: unnamed });
  expect(stdout).toMatch(/\napp\.tgz\n.*\n +bytes +yes\n +path +none needed\n +chain +not asked\n/);
  expect(stdout).toContain("\napp.zip\n");
  expect(github.requests.filter(({ target }) => target.startsWith("/api/"))).toHaveLength(1);
  const told = await verify([released, "--json"]);
  expect(JSON.parse(told.stdout)).toMatchObject({
    verdict: "valid",
    files: [{ file: "app.tgz" }, { file: "app.zip" }],
  });
});

test("the address of a release in a browser names it, with its server; only GitHub's own gets its token", async () => {
  addRelease("v1/beta #1");
  await using workspace = await createWorkspace();
  const server = github.places.api.replace("/api/v3", "");
  const at = (rest: string, env = {}) =>
    runCommandHere(["verify", `${server}/octo-org/octo-repo/${rest}`], { cwd: workspace.path, env });
  expect(await at("releases/tag/v1/beta%20%231")).toMatchObject({ exitCode: 0, stderr: "" });
  expect(await at("releases/latest?x#y", { GH_TOKEN: "ghp_secret" })).toMatchObject({ exitCode: 0 });
  expect(JSON.stringify(github.requests)).not.toContain("ghp_secret");
  expect(await at("releases/latest/", { GH_ENTERPRISE_TOKEN: github.token })).toMatchObject({ exitCode: 0 });
  expect(JSON.stringify(github.requests)).toContain(github.token);
  for (const rest of ["", "releases", "releases/v1", "releases/tag/", "releases/tag/%ff", "tree/main"])
    expect(await at(rest)).toMatchObject({
      exitCode: 4,
      stdout: "",
      stderr: expect.stringContaining("releases/tag/TAG"),
    });
});

test("latest is the newest release, unless a tag has that name", async () => {
  addRelease();
  expect(await verify(["octo-org/octo-repo@latest"])).toMatchObject({ exitCode: 0 });
  github.addRelease("latest");
  expect(await verify(["octo-org/octo-repo@latest"])).toMatchObject({ exitCode: 4 });
});

test("statements in the notes count: the block of a promise, found when the release was immutable", async () => {
  const release = github.addRelease("v1", { assets: files });
  const subjects = Object.entries(files).map(([name, content]) => aSubject(name, content));
  const list = listText({ name: runFiles.sha256 }, subjects);
  const url = "https://calendar.example";
  const runAt = (finishedOn: string, end: Uint8Array): StatementFile => {
    const token = Buffer.from(proofOf(list, end)).toString("base64");
    const witness = { kind: "opentimestamps", of: runFiles.sha256, url, token } as const;
    return runOn(release, files, { finishedOn, witnesses: [witness] });
  };
  expect(listDigests(list).sha256).toHaveLength(64);
  putStatement(release, runAt("2026-11-01T00:00:00Z", pending(url)));
  expect((await verify([released])).stdout).toMatch(/\n +witness +pending\n/);
  release.body = `Notes\n${inSection(renderComment(runAt("2026-11-02T00:00:00Z", bitcoin(870123))))}\n`;
  const { exitCode, stdout } = await verify([released]);
  expect([exitCode, stdout]).toEqual([0, expect.stringMatching(/\n +witness +not trusted\n.*870,123/)]);
  release.body = release.body.replace(/(?<=[\w+/=]{20}).{9} -->/, " -->");
  expect(await verify([released])).toMatchObject({
    exitCode: 4,
    stdout: "",
    stderr: expect.stringContaining("The hidden comment anchor-"),
  });
});

test.each([
  ["a statement", (release: ReleaseState, statement: StatementFile) => putStatement(release, statement)],
  [
    "the notes",
    (release: ReleaseState, statement: StatementFile) => void (release.body = inSection(renderComment(statement))),
  ],
])("a file that the page does not name is named by another job in %s", async (_, put) => {
  const { release } = addRelease();
  put(release, runOn(release, { "app.exe": "exe" }));
  const found = await verify([released, "app.exe"], {}, { "app.exe": "exe" });
  expect(found).toMatchObject({ exitCode: 0, stdout: expect.stringContaining("This is exactly the file") });
});

test("where GitHub's list cannot be asked, the page's statements are fetched by their names, and it is said", async () => {
  const { release } = addRelease();
  const later = runOn(release, { "app.exe": "exe" });
  putStatement(release, later);
  limitApi();
  const { exitCode, stdout, stderr } = await verify([released]);
  expect(exitCode).toBe(0);
  expect(stdout).toMatch(/^These 2 files are exactly the ones/);
  expect(stderr).toMatch(
    /^GitHub's list of the release could not be read, so statements that are later than [^\n]+ would not be seen/,
  );
  const unseen = await verify([released, "app.exe"], {}, { "app.exe": "exe" });
  expect(unseen.stdout).toMatch(/^The evidence that could be read does not name these bytes\./);
  const at = release.assets.findIndex(({ name }) => name === runFiles.page);
  release.assets.splice(at, 1);
  expect(await verify([released])).toMatchObject({
    exitCode: 2,
    stdout: "",
    stderr: expect.stringMatching(/^GITHUB_RATE_LIMITED: [^{]*: API rate limit exceeded\./),
  });
});

test("evidence of another release in the page counts as little, where only the page can be asked", async () => {
  const { statement } = addRelease("v1");
  const newer = github.addRelease("v2", { assets: files });
  putStatement(newer, statement);
  putPage(newer, statement);
  limitApi();
  const { exitCode, stderr } = await verify(["octo-org/octo-repo@v2"]);
  expect([exitCode, stderr]).toEqual([4, expect.stringContaining("There is no evidence of v2: what lies at")]);
});

test("a tag may be the name and version of a package with a scope", async () => {
  addRelease("@scope/app@1.0.0");
  expect(await verify(["octo-org/octo-repo@@scope/app@1.0.0"])).toMatchObject({ exitCode: 0 });
});

test("all of an older release, put in the place of a newer one's, is no evidence of the newer one", async () => {
  const { release: older } = addRelease();
  const newer = github.addRelease("v2");
  newer.assets.push(...older.assets);
  expect(await verify(["octo-org/octo-repo@v2"])).toEqual({
    exitCode: 4,
    stdout: "",
    stderr: "There is no evidence of v2: what lies at octo-org/octo-repo@v2 is evidence of octo-org/octo-repo v1.\n",
  });
});

test.each([
  ["GitHub's list names it", () => {}],
  ["only the page can be asked", limitApi],
])("a statement that was changed ends with 4 and is named, whatever the others say, where %s", async (_, prepare) => {
  const release = github.addRelease("v1", { assets: files });
  const [own, other] = [runOn(release, files), runOn(release, { "app.exe": "exe" })];
  putPage(release, own, other);
  putStatement(release, own);
  putStatement(release, { ...other, text: other.text.replace("app.exe", "app.exf") });
  prepare();
  const { exitCode, stdout, stderr } = await verify([released]);
  expect([exitCode, stdout]).toEqual([4, ""]);
  expect(stderr).toContain(`${statementFileName(other.id)} in the release (it was changed`);
});

test("a replaced asset ends with 1, a missing one is missing, and one that cannot be read has a row of its own", async () => {
  const { release } = addRelease();
  const at = (name: string) => release.assets.findIndex((asset) => asset.name === name);
  Object.assign(release.assets[at("app.tgz")] ?? {}, { content: Buffer.from("shipped".replace("s", "z")) });
  using _ = skipWaits();
  const replaced = await verify([released]);
  expect(replaced).toMatchObject({ exitCode: 1, stdout: expect.stringMatching(/app\.tgz\n.*\n +bytes +other bytes/) });
  const downloads = github.requests.filter((one) => one.target.startsWith(`/${release.assets[at("app.tgz")]?.id}?`));
  expect(downloads).toHaveLength(2);
  release.assets.splice(at("app.zip"), 1);
  const missing = await verify([released]);
  expect(missing).toMatchObject({ exitCode: 1, stdout: expect.stringMatching(/app\.zip\n.*\n +bytes +missing/) });
  const local = await verify([released, "app.tgz"], {}, { "app.tgz": "shipped" });
  expect(local).toMatchObject({ exitCode: 0, stderr: "" });
});

test.each<[string, Answer, number, readonly RegExp[]]>([
  [
    "is longer than GitHub states has other bytes, of which no more are read",
    { status: 200, body: "shipped and more" },
    1,
    [/^Do not open app\.tgz: /, /\napp\.tgz\n.*\n +bytes +other bytes\n/],
  ],
  [
    "is listed, and is not there, has a row of its own, and no headline speaks for it",
    { status: 404, body: "" },
    4,
    [
      /^app\.tgz could not be read, so nothing is known about it\.\nTry again later\./,
      /\napp\.tgz\n +bytes +–\n +note +It could not be read, .*answered 404/,
    ],
  ],
])("an asset that %s", async (_, served, code, told) => {
  const { release } = addRelease();
  await using server = await startFaultServer(({ target }) => {
    const name = target.slice(target.lastIndexOf("/") + 1);
    const body = release.assets.find((asset) => asset.name === name)?.content as Uint8Array;
    return { kind: "answer", answer: name === "app.tgz" ? served : { status: 200, body } };
  });
  await using workspace = await createWorkspace();
  const env = { GITHUB_SERVER_URL: server.url, GITHUB_API_URL: github.places.api };
  const { exitCode, stdout } = await runCommandHere(["verify", released], { cwd: workspace.path, env });
  expect(exitCode).toBe(code);
  for (const text of [...told, /app\.zip is exactly the one/]) expect(stdout).toMatch(text);
});

test("a private release is read with a token, which goes to the API alone", async () => {
  addRelease();
  github.isPrivate = true;
  const given = await verify([released], { GH_TOKEN: github.readOnlyToken });
  expect(given).toMatchObject({ exitCode: 0, stdout: expect.stringContaining("app.zip") });
  expect(github.problems).toEqual([]);
});

test("a release without evidence ends with 4 and one sentence, one that is not to be seen names the token", async () => {
  github.addRelease("v1", { assets: files });
  const none = await verify([released]);
  expect(none).toMatchObject({
    exitCode: 4,
    stdout: "",
    stderr: expect.stringMatching(/^[^\n]+ has no evidence [^\n]+\.\n$/),
  });
  github.isPrivate = true;
  expect(await verify([released])).toMatchObject({
    exitCode: 4,
    stderr: expect.stringMatching(/no release .*GH_TOKEN/s),
  });
});

test.each([
  [["--evidence", "e.json"], /takes no --evidence/],
  [["--anchor=manifest"], /--anchor cannot be used together with OWNER\/REPO@TAG/],
])("a release does not go together with %j", async (more, problem) => {
  expect(await verify([released, ...more])).toMatchObject({ exitCode: 4, stderr: expect.stringMatching(problem) });
  expect(github.requests).toEqual([]);
});

test("check --from-release asks about the files of a release, and writes nothing there", async () => {
  await using service = await startService();
  for (const content of Object.values(files)) await service.ledger.stamp(sha3Of(content));
  const { assets } = addRelease().release;
  await using workspace = await createWorkspace();
  const env = {
    ANCHOR_API_KEY: service.apiKey,
    ANCHOR_API_URL: service.url,
    GH_TOKEN: github.readOnlyToken,
    GITHUB_API_URL: github.places.api,
  };
  const run = (...args: readonly string[]) =>
    runCommandHere(["check", "--from-release", ...args], { cwd: workspace.path, env });
  const before = JSON.stringify(assets);
  const there = ["--repository", "octo-org/octo-repo", "--release-tag", "v1"];
  expect(await run(...there)).toMatchObject({ exitCode: 0, stdout: expect.stringContaining("app.zip") });
  expect(JSON.stringify(assets)).toBe(before);
  expect(await run(...there.slice(0, 2))).toMatchObject({
    exitCode: 4,
    stderr: expect.stringContaining("--release-tag TAG"),
  });
  expect(await run(...there.slice(2))).toMatchObject({
    exitCode: 4,
    stderr: expect.stringContaining("--repository OWNER/NAME"),
  });
});
