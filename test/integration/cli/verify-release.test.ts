/** `verify OWNER/REPO@TAG`, and `--from-release` of the other commands. */
import { readFile } from "node:fs/promises";

import { afterAll, afterEach, beforeAll, expect, test } from "vitest";

import { parseLog, renderEvidencePage } from "#evidence/log.ts";
import type { Statement } from "#evidence/statement.ts";
import { listDigests, listText } from "#evidence/to-statement.ts";
import { renderNotesData, toBrief } from "#release/notes-data.ts";
import { runCommandHere } from "../../support/cli.ts";
import { createWorkspace } from "../../support/files/workspace.ts";
import { startGitHub, type GitHubStandIn } from "../../support/github/stand-in.ts";
import type { ReleaseState } from "../../support/github/state.ts";
import { addStamped, aStatementOf, attachEvidence, putAsset } from "../../support/monitor/stamped.ts";
import { sha256Of, sha3Of } from "../../support/monitor/world.ts";
import { json } from "../../support/network/behaviours.ts";
import { startFaultServer } from "../../support/network/fault-server.ts";
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

/** @param hasPage whether the evidence stands at an address that is known without the API */
async function addRelease(hasPage: boolean) {
  const release = addStamped(github, "v1", files);
  if (hasPage) await addPage(release);
  return release;
}

async function addPage(release: ReleaseState): Promise<void> {
  const log = release.assets.find(({ name }) => name.endsWith(".jsonl"));
  const lines = parseLog(log?.content as Uint8Array).map(({ text }) => text);
  const page = [...renderEvidencePage(await readFile("dist/page/verify.html", "utf8"), lines)].join("");
  putAsset(github, release, "anchor-evidence.html", page, new Date());
}

function addLog(release: ReleaseState, named: Readonly<Record<string, string>>, key?: string): void {
  attachEvidence(github, release, named, { at: new Date(), ...(key !== undefined && { key }) });
}

async function verify(args: readonly string[], env: Readonly<Record<string, string>> = {}, beside = {}) {
  await using workspace = await createWorkspace(beside);
  const url = ["--repository-url", github.places.api.replace("/api/v3", "")];
  return await runCommandHere(["verify", ...args, ...url], { cwd: workspace.path, env });
}

test("a public release is verified by its download addresses, with neither token nor API", async () => {
  await addRelease(true);
  const { exitCode, stdout, stderr } = await verify([released]);
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: expect.stringContaining("were not checked") });
  expect(stdout).toMatch(/\napp\.tgz\n.*\n +bytes +yes\n +path +none needed\n +chain +not asked\n/);
  expect(stdout).toContain("\napp.zip\n");
  expect(github.requests.filter(({ target }) => target.startsWith("/api/"))).toEqual([]);
  const told = await verify([released, "--json"]);
  expect(JSON.parse(told.stdout)).toMatchObject({
    verdict: "valid",
    files: [{ file: "app.tgz" }, { file: "app.zip" }],
  });
});

test("the Bitcoin block of a promise is read from the notes, which alone have it once a release is immutable", async () => {
  const subjects = Object.entries(files).map(([name, content]) => {
    return { name, digest: { sha3_256: sha3Of(content), sha256: sha256Of(content) } };
  });
  const list = listText({ name: "SHA256SUMS" }, subjects);
  const url = "https://calendar.example";
  const lineOf = (at: string, end: Uint8Array): Statement => {
    const { predicate, ...line } = aStatementOf(github, "v1", subjects, { at: new Date(at) });
    const token = Buffer.from(proofOf(list, end)).toString("base64");
    const lists = [{ name: "SHA256SUMS", ...listDigests(list) }];
    const witnesses = [{ kind: "opentimestamps", of: "SHA256SUMS", url, token }] as const;
    return { ...line, predicate: { ...predicate, lists, witnesses: [...witnesses] } };
  };
  const release = github.addRelease("v1", { assets: files });
  const promised = lineOf("2026-11-01T00:00:00Z", pending(url));
  const template = await readFile("dist/page/verify.html", "utf8");
  const page = [...renderEvidencePage(template, [promised])].join("");
  putAsset(github, release, "anchor-evidence.html", page, new Date());
  expect((await verify([released])).stdout).toMatch(/\n +witness +pending\n/);
  release.body = renderNotesData("0123456789ab", [toBrief(lineOf("2026-11-02T00:00:00Z", bitcoin(870123)))]);
  const { exitCode, stdout, stderr } = await verify([released]);
  expect([exitCode, stdout]).toEqual([0, expect.stringMatching(/\n +witness +not trusted\n.*870,123/)]);
  expect(stderr).not.toContain("notes");
  github.react = ({ target }) => (target.startsWith("/api/") ? { answer: { status: 500, json: {} } } : undefined);
  const unread = await verify([released]);
  expect(unread).toMatchObject({
    exitCode: 0,
    stderr: expect.stringContaining("The logs and notes of the release could not be read, so"),
  });
  release.body = release.body.replace(/.{9} -->/, " -->");
  github.react = () => undefined;
  expect((await verify([released])).stderr).toContain("(section 0123456789ab) cannot be read.");
});

test.each([
  ["another job's log", "app.exe", (release: ReleaseState) => addLog(release, { "app.exe": "exe" }, "0123456789ab")],
  [
    "another job's notes",
    "app.exe",
    (release: ReleaseState) => {
      const subjects = [{ name: "app.exe", digest: { sha3_256: sha3Of("exe"), sha256: sha256Of("exe") } }];
      const line = toBrief(aStatementOf(github, "v1", subjects, { at: new Date() }));
      release.body = renderNotesData("0123456789ab", [line]);
    },
  ],
  [
    "the log of which the page is out of date",
    "app.zip",
    (release: ReleaseState) => addLog(release, { "app.zip": "exe" }),
  ],
  [
    "the logs, where the page is none of ours",
    "app.exe",
    (release: ReleaseState) => {
      addLog(release, { "app.exe": "exe" });
      putAsset(github, release, "anchor-evidence.html", "<html>another</html>", new Date());
    },
  ],
])("what the page does not name is looked for in %s, and else said to be unread", async (_, name, add) => {
  add(await addRelease(true));
  const found = await verify([released, name], {}, { [name]: "exe" });
  expect(found).toMatchObject({ exitCode: 0, stdout: expect.stringContaining("This is exactly the file") });
  github.react = ({ target }) => (target.startsWith("/api/") ? { answer: { status: 404, json: {} } } : undefined);
  const { exitCode, stdout, stderr } = await verify([released, name], {}, { [name]: "exe" });
  expect([exitCode, stderr]).toEqual([
    expect.toBeOneOf([1, 4]),
    expect.stringMatching(/logs and notes .*could not be read|Nor could/),
  ]);
  expect(stdout).not.toMatch(/No file of this release|Do not open/);
});

test("a tag may be the name and version of a package with a scope", async () => {
  await addPage(addStamped(github, "@scope/app@1.0.0", files));
  expect(await verify(["octo-org/octo-repo@@scope/app@1.0.0"])).toMatchObject({ exitCode: 0 });
});

test("files and evidence of an older release, put in the place of a newer one's, are told", async () => {
  const older = await addRelease(true);
  const newer = github.addRelease("v2");
  newer.assets.push(...older.assets);
  const told = "The evidence was made for octo-org/octo-repo@v1, not for octo-org/octo-repo@v2: ";
  expect((await verify(["octo-org/octo-repo@v2"])).stderr).toContain(told);
});

test("a block that a later job found, and its log alone names, is read there", async () => {
  const release = addStamped(github, "v1", files, { verdict: "accepted" });
  await addPage(release);
  addLog(release, files, "0123456789ab");
  expect(await verify([released])).toMatchObject({ exitCode: 0 });
});

test("a replaced asset ends with 1, a missing one is named, and a file that lies here is hashed in its place", async () => {
  const { assets } = await addRelease(true);
  const at = (name: string) => assets.findIndex((asset) => asset.name === name);
  Object.assign(assets[at("app.tgz")] ?? {}, { content: Buffer.from("evil") });
  const replaced = await verify([released]);
  expect(replaced).toMatchObject({ exitCode: 1, stdout: expect.stringMatching(/app\.tgz\n.*\n +bytes +other bytes/) });
  assets.splice(at("app.zip"), 1);
  expect((await verify([released])).stderr).toContain("the release does not have them: app.zip.");
  github.react = ({ target }) => (target.endsWith("app.tgz") ? { answer: { status: 403, json: {} } } : undefined);
  expect((await verify([released])).stderr).toContain("the release does not have them: app.zip.");
  const local = await verify([released, "app.tgz"], {}, { "app.tgz": "shipped" });
  expect(local).toMatchObject({ exitCode: 0, stderr: "" });
});

test.each([
  ["without a token where the repository is public", false, ""],
  ["with a token where it is private", true, "own"],
])("a release without a page is read by the API %s", async (_, isPrivate, token) => {
  await addRelease(false);
  github.isPrivate = isPrivate;
  const env = token === "" ? {} : { GH_TOKEN: github.readOnlyToken };
  expect(await verify([released], env)).toMatchObject({ exitCode: 0, stdout: expect.stringContaining("app.zip") });
});

test("where downloads are answered with a page to sign in, evidence and files are read by the API", async () => {
  await addRelease(true);
  await using server = await startFaultServer(() => json("Sign in"));
  await using workspace = await createWorkspace();
  const places = { GITHUB_SERVER_URL: server.url, GITHUB_API_URL: github.places.api };
  const env = { GH_TOKEN: github.readOnlyToken, ...places };
  const { exitCode, stdout } = await runCommandHere(["verify", released], { cwd: workspace.path, env });
  expect([exitCode, stdout]).toEqual([0, expect.stringMatching(/^These 2 files are exactly the ones/)]);
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
  const { assets } = await addRelease(true);
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
