/** Whole looks in this process: what a look leaves, how it ends, and what a terminal shows. */
import { failingRows } from "#evidence/run.ts";
import { readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { afterAll, afterEach, beforeAll, expect, test } from "vitest";

import { exitCodeOf } from "#cli/ending.ts";
import { statementFileName } from "#core/file-names.ts";
import { type Baseline, parseBaseline } from "#monitor/monitor-file.ts";
import { renderScanSummary } from "#monitor/render.ts";
import { unspendableAddress } from "#node/find.ts";
import { createFakeChain } from "../../support/chain/fake-chain.ts";
import { runCommandHere } from "../../support/cli.ts";
import { createWorkspace, type Workspace } from "../../support/files/workspace.ts";
import { type GitHubStandIn, startGitHub } from "../../support/github/stand-in.ts";
import { type PlainScan, runPlainScan } from "../../support/monitor/plain-scan.ts";
import { addStamped, aStatementOf } from "../../support/monitor/stamped.ts";
import { sha256Of, sha3Of } from "../../support/monitor/world.ts";
import { refusingUrl, startFaultServer } from "../../support/network/fault-server.ts";
import { runSources } from "../../support/runner/runner.ts";
import { type RunningService, startService } from "../../support/service/service.ts";
import { authority } from "../../support/witness/stand-ins.ts";

let github: GitHubStandIn;
let service: RunningService;
const files = { "app.tgz": "app", "app.zip": "zip" };
beforeAll(async () => {
  [github, service] = await Promise.all([startGitHub(), startService()]);
  for (const content of Object.values(files)) await service.ledger.stamp(sha3Of(content));
});
afterEach(() => github.reset());
afterAll(() => Promise.all([github.close(), service.close()]));

/** A release as a stamp run leaves it, later in the record than any block of the service. */
function release(tag: string, at?: Date) {
  return addStamped(github, tag, files, { block: 1_000_000, ...(at && { at }) });
}

function replace(given: ReturnType<typeof release>, name: string): void {
  const index = given.assets.findIndex((asset) => asset.name === name);
  given.assets.splice(index, 1);
  Object.assign(github.addAsset(given, name, `evil ${name}`), { uploader: "stranger" });
}

const badgeOf = async ({ folder }: PlainScan): Promise<unknown> =>
  JSON.parse(await readFile(join(folder, "badge.json"), "utf8"));
/** The baseline that a scan left. */
const nextOf = async ({ ending }: PlainScan): Promise<Baseline> =>
  parseBaseline(await readFile(ending.files.monitor ?? "", "utf8"));
const today = () => new Date().toISOString().slice(0, 10);

/** Lays the baseline that a look left where the next one finds it. */
async function keep({ ending }: PlainScan, workspace: Workspace): Promise<{ baseline: string }> {
  await workspace.write("monitor.json", await readFile(ending.files.monitor ?? ""));
  return { baseline: "monitor.json" };
}

test("a clean look passes and leaves results, a baseline that the next look reads, and a green badge", async () => {
  await using workspace = await createWorkspace();
  for (const tag of ["v1", "v2"]) release(tag);
  const first = await runPlainScan({ workspace, github, service });
  expect([exitCodeOf(first.ending), first.findings, first.view.hasBaseline]).toEqual([0, [], false]);
  expect(first.view.counts).toMatchObject({ isWhole: true, asRecorded: 2, changed: 0, unrecorded: 0, notAsked: 0 });
  expect(await badgeOf(first)).toEqual({
    schemaVersion: 1,
    label: "releases (demo)",
    message: `2 releases as recorded · ${today()}`,
    color: "brightgreen",
  });
  expect((await nextOf(first)).repositories[0]?.releases.map(({ tag }) => tag)).toEqual(["v2", "v1"]);
  const results: unknown = JSON.parse(await readFile(first.ending.files.results ?? "", "utf8"));
  expect(results).toMatchObject({ mode: "monitor", repository: github.places.repository });
  expect(first.lines).toContain("✅ 2 releases as recorded (demonstration only)");
  expect(first.lines.slice(-2)).toEqual([
    `results: ${first.ending.files.results}`,
    `next baseline: ${first.ending.files.monitor}`,
  ]);
  const second = await runPlainScan({ workspace, github, service }, await keep(first, workspace));
  expect([failingRows(second.ending), second.view.hasBaseline, second.view.history.length]).toEqual([[], true, 2]);
  expect(first.screen).not.toContain("baseline");
});

test("a look takes the place of what a stamp left in its folder, but not of journal, statements and the project's own list", async () => {
  await using workspace = await createWorkspace();
  const { id, text } = aStatementOf(github, release("v1"), files, { at: new Date() });
  const { folder } = await runPlainScan({ workspace, github, service });
  const stays = ["SHA256SUMS", "journal.jsonl", statementFileName(id)];
  const ofStamp = {
    "anchor-evidence.html": "<!doctype html><title>Verify a download</title>",
    "anchor-SHA256SUMS": `${"0".repeat(64)}  app.tgz\n`,
  };
  for (const [name, content] of Object.entries({ ...ofStamp, "journal.jsonl": "", SHA256SUMS: "of the project" }))
    await writeFile(join(folder, name), content);
  await writeFile(join(folder, statementFileName(id)), text);
  const again = await runPlainScan({ workspace, github, service }, { baseline: join(folder, "monitor.json") });
  expect([exitCodeOf(again.ending), again.view.hasBaseline]).toEqual([0, true]);
  expect((await readdir(folder)).toSorted()).toEqual(
    [...stays, "badge.json", "monitor.json", "results.json"].toSorted(),
  );
});

test("a replaced asset ends with 1, and terminal, summary, badge and results say which, by whom and since when", async () => {
  await using workspace = await createWorkspace();
  const [old] = [release("v1"), release("v2")];
  const baseline = await keep(await runPlainScan({ workspace, github, service }), workspace);
  replace(old, "app.tgz");
  const run = await runPlainScan({ workspace, github, service }, baseline);
  expect(exitCodeOf(run.ending)).toBe(1);
  expect(run.lines.find((line) => line.startsWith("anchor-artifacts "))).toMatch(/, mode monitor$/);
  expect(run.findings).toMatchObject([{ kind: "replaced", release: "v1", asset: "app.tgz" }]);
  expect(await badgeOf(run)).toMatchObject({ message: `1 release not as recorded · ${today()}`, color: "red" });
  expect(run.screen.split("\n")).toEqual([
    "❌ 2 releases: 1 not as recorded, 1 as recorded (demonstration only)",
    "  replaced  app.tgz of v1 was replaced: other bytes are served under this name.",
    expect.stringMatching(`^ {6}recorded: uploaded by octocat on .*, SHA-256 ${sha256Of("app")}$`),
    expect.stringMatching(`^ {6}now: uploaded by stranger on ${today()} .*, SHA-256 ${sha256Of("evil app.tgz")}$`),
    `      last as recorded on ${today()}`,
    expect.stringMatching(/^If you did not do this yourself, .*take them down/),
    expect.stringMatching(/^If you meant this change, accept it\. /),
    "",
    "  changed      v1  1 of 2 files confirmed; replaced",
    "  as recorded  v2  2 of 2 files confirmed",
    "baseline: monitor.json",
  ]);
  expect(renderScanSummary(run.view, run.ending)).toContain(
    "| ❌&nbsp;<code>v1</code> | 1 of 2 files confirmed; replaced |",
  );
  expect(run.lines.some((line) => line.startsWith("error: ") && line.includes("v1/app.tgz"))).toBe(true);
  const told = run.lines.indexOf("  replaced  app.tgz of v1 was replaced: other bytes are served under this name.");
  expect(run.lines.slice(told + 1, told + 3)).toEqual([
    expect.stringContaining(`recorded: uploaded by octocat on `),
    expect.stringContaining(`now: uploaded by stranger on ${today()}`),
  ]);
  const again = await runPlainScan({ workspace, github, service }, await keep(run, workspace));
  expect(again.findings).toEqual(run.findings);
});

/** Runs the command line in this process, on a terminal where `columns` are given. */
function runMonitorHere(workspace: Workspace, columns?: number) {
  return runCommandHere(["monitor", "--repository", github.places.repository], {
    cwd: workspace.path,
    ...(columns !== undefined && { columns }),
    env: {
      ANCHOR_API_KEY: service.apiKey,
      ANCHOR_API_URL: service.url,
      GH_TOKEN: github.token,
      GITHUB_API_URL: github.places.api,
    },
  });
}

test("a terminal shows a bar while a look goes on, and nothing of it afterwards", async () => {
  await using workspace = await createWorkspace();
  for (const tag of ["v1", "v2", "v3", "v4"]) release(tag);
  github.latencyMs = 200;
  const { exitCode, stderr } = await runMonitorHere(workspace, 100);
  expect(exitCode).toBe(0);
  expect(stderr).toContain("waiting for GitHub's list of releases, 0:00");
  expect(stderr).toMatch(/░░░ … read [1-4] of 4 releases/);
  expect(stderr.endsWith("\r\u001B[K")).toBe(true);
});

test.each([
  [401, /^GITHUB_TOKEN_REJECTED: .*401.*\n?.*Check the token in GH_TOKEN, or in GITHUB_TOKEN/],
  [403, /^RELEASE_NOT_READABLE: .*403.*\n?.*Check --repository\. The token in GH_TOKEN or GITHUB_TOKEN/],
  [404, /^RELEASE_NOT_READABLE: .*404.*\n?.*Check --repository\. The token in GH_TOKEN or GITHUB_TOKEN/],
])("on the command line %i of GitHub is told by what the command line takes", async (status, told) => {
  await using workspace = await createWorkspace();
  github.react = () => ({ answer: { status, json: { message: "No" } } });
  const { exitCode, stderr } = await runMonitorHere(workspace);
  expect(exitCode).toBe(4);
  expect(stderr).toMatch(told);
  expect(stderr).not.toMatch(/input|permissions/);
});

test("releases are read three at a time, and told in the order of the list", async () => {
  await using workspace = await createWorkspace();
  const tags = ["v1", "v2", "v3", "v4", "v5"];
  for (const tag of tags) release(tag);
  let most = 0;
  const reading = new Set<string>();
  const three = Promise.withResolvers<undefined>();
  github.react = ({ host, target, operation }) => {
    if (host === "storage") reading.delete(/^\/(\d+)/.exec(target)?.[1] ?? "");
    if (operation !== "repos/get-release-asset") return undefined;
    reading.add(/assets\/(\d+)/.exec(target)?.[1] ?? "");
    most = Math.max(most, reading.size);
    // The answers wait until three are asked for, and a moment longer for a fourth.
    if (most === 3) setTimeout(() => three.resolve(undefined), 100);
    return three.promise;
  };
  const { view } = await runPlainScan({ workspace, github, service });
  expect(view.releases.map(({ name }) => name)).toEqual(tags.toReversed());
  expect(most).toBe(3);
});

test("nothing is written to GitHub unless an issue is asked for", async () => {
  await using workspace = await createWorkspace();
  const old = release("v1");
  replace(old, "app.tgz");
  await runPlainScan({ workspace, github, service });
  expect(github.requests.filter(({ method }) => method !== "GET")).toEqual([]);
  const { ending, lines } = await runPlainScan({ workspace, github, service }, { issue: "true" });
  expect(ending.issueUrl).toBe("https://github.com/octo-org/octo-repo/issues/1");
  expect(lines).toContain(`issue: ${ending.issueUrl}`);
  expect(github.issues).toMatchObject([{ state: "open" }]);
});

test("an issue that may not be written fails the look, whose evidence is there all the same", async () => {
  await using workspace = await createWorkspace();
  replace(release("v1"), "app.tgz");
  github.react = ({ operation }) =>
    operation.startsWith("issues/")
      ? { answer: { status: 403, json: { message: "Resource not accessible" } } }
      : undefined;
  const run = await runPlainScan({ workspace, github, service }, { issue: "true", "fail-on": "none" });
  expect(run.ending.problems).toMatchObject([{ code: "ISSUE_NOT_WRITABLE" }]);
  expect([exitCodeOf(run.ending), run.findings.length]).toEqual([4, 1]);
});

test("the issue that the token of an App opened is kept and closed by the next looks, by their baseline", async () => {
  await using workspace = await createWorkspace();
  github.bot = "our-app[bot]";
  const changed = release("v1");
  const right = [...changed.assets];
  let given = {};
  const look = async (): Promise<void> => {
    given = await keep(await runPlainScan({ workspace, github, service }, { ...given, issue: "true" }), workspace);
  };
  for (const name of ["app.tgz", "app.zip"]) {
    replace(changed, name);
    await look();
  }
  expect(github.issues).toMatchObject([{ author: "our-app[bot]", state: "open", comments: [expect.any(String)] }]);
  changed.assets.splice(0, changed.assets.length, ...right);
  await look();
  expect(github.issues).toMatchObject([{ state: "closed", reason: "completed" }]);
});

test("a release that is not as recorded and not looked at any more is told, and its issue stays open", async () => {
  await using workspace = await createWorkspace();
  const changed = release("v1", new Date(Date.now() - 9 * 86_400_000));
  const right = [...changed.assets];
  let given = {};
  const look = async (releases: string): Promise<PlainScan> => {
    const run = await runPlainScan({ workspace, github, service }, { ...given, issue: "true", releases });
    given = await keep(run, workspace);
    return run;
  };
  await look("1");
  replace(changed, "app.tgz");
  await look("1");
  release("v2");
  for (const run of [await look("1"), await look("1")]) {
    expect([exitCodeOf(run.ending), run.findings, run.view.counts.isWhole]).toEqual([0, [], true]);
    expect(run.screen).toContain("Not looked at, and not as recorded in an earlier look: v1. ");
    expect(github.issues).toMatchObject([{ state: "open", comments: [] }]);
  }
  changed.assets.splice(0, changed.assets.length, ...right);
  expect((await look("2")).screen).not.toContain("earlier look: v1");
  expect(github.issues).toMatchObject([{ state: "closed" }]);
});

test("a scan with a service out of reach ends with 2, keeps the badge's date and turns it yellow", async () => {
  await using workspace = await createWorkspace();
  release("v1");
  const baseline = await keep(await runPlainScan({ workspace, github, service }), workspace);
  const given = { ...baseline, "api-url": refusingUrl, "request-timeout": "1" };
  const run = await runPlainScan({ workspace, github, service }, given);
  expect([exitCodeOf(run.ending), run.findings, run.view.counts.isWhole]).toEqual([2, [], false]);
  expect(run.screen.split("\n")).toEqual([
    "📡 Only a part could be asked: 1 release could not be asked",
    "  not asked    v1  0 of 2 files confirmed, 2 not asked",
    "baseline: monitor.json",
  ]);
  expect(await badgeOf(run)).toMatchObject({ message: `1 release as recorded · ${today()}`, color: "yellow" });
  const before = parseBaseline(await workspace.read("monitor.json"));
  expect((await nextOf(run)).lastWholeScanAt).toBe(before.lastWholeScanAt);
});

test("a finding of a scan that saw only a part is told with that", async () => {
  await using workspace = await createWorkspace();
  replace(release("v1"), "app.tgz");
  release("v2");
  const busy = { answer: { status: 429, headers: { "retry-after": "86400" } } };
  github.react = ({ operation }) => (operation === "repos/list-tags" ? busy : undefined);
  const run = await runPlainScan({ workspace, github, service });
  expect([exitCodeOf(run.ending), run.view.counts.isWhole]).toEqual([1, false]);
  expect(run.screen).toMatch(/^❌ 2 releases: 1 not as recorded, .*; only a part could be asked/);
});

test("releases without any record are named and pass with a grey badge", async () => {
  await using workspace = await createWorkspace();
  github.addRelease("v1", { assets: files });
  const run = await runPlainScan({ workspace, github, service });
  expect([exitCodeOf(run.ending), run.view.rows]).toEqual([0, []]);
  expect(run.screen).toBe("➖ Nothing is recorded yet: 1 release unrecorded\n  unrecorded   v1");
  expect(await badgeOf(run)).toMatchObject({ message: `0 releases as recorded · ${today()}`, color: "lightgrey" });
});

test("a repository without releases passes", async () => {
  await using workspace = await createWorkspace();
  const run = await runPlainScan({ workspace, github, service });
  expect([exitCodeOf(run.ending), run.screen]).toEqual([0, "⚠️ No releases, nothing to look at"]);
});

test("a monitor's summary names the chain by the input, else by what the service says", async () => {
  await using workspace = await createWorkspace();
  release("v1");
  for (const [chain, name] of [
    ["My chain", "My chain"],
    ["", "a demonstration ledger"],
  ] as const) {
    const run = await runPlainScan({ workspace, github, service }, { chain });
    expect(renderScanSummary(run.view, run.ending)).toContain(`\nChain: ${name}\n`);
  }
});

test("a dry run of a monitor asks nobody, finds nothing and keeps the baseline's releases", async () => {
  await using workspace = await createWorkspace();
  const target = { workspace, github, service };
  release("v1");
  const kept = await keep(await runPlainScan(target), workspace);
  replace(release("v2"), "app.tgz");
  const asked = [github.requests.length, service.requests.length];
  const run = await runPlainScan(target, { "dry-run": "true", ...kept, issue: "true" });
  expect([github.requests.length, service.requests.length]).toEqual(asked);
  expect([exitCodeOf(run.ending), run.findings, run.screen]).toEqual([0, [], "⏭️ Nothing was looked at"]);
  const next = await nextOf(run);
  expect([next.repositories, next.scans]).toMatchObject([[{ releases: [{ tag: "v1" }] }], [{ isWhole: true }]]);
});

test("what a dry run leaves is no baseline: the look after it says that it begins one", async () => {
  await using workspace = await createWorkspace();
  const target = { workspace, github, service };
  release("v1");
  const kept = await keep(await runPlainScan(target, { "dry-run": "true" }), workspace);
  const run = await runPlainScan(target, kept);
  expect([run.lines[0], run.view.hasBaseline]).toEqual([expect.stringContaining("There is no baseline yet"), false]);
});

const withoutKey = { "api-key": "", "api-url": "", "if-no-api-key": "skip" };
const unasked = "There is no api-key, and if-no-api-key is skip, so the chain was not asked.";

test("a look without a key compares others' releases with the baseline, and is whole where no stamp is recorded", async () => {
  await using workspace = await createWorkspace();
  const target = { workspace, github, service };
  const others = github.addRelease("v1");
  github.addAsset(others, "lib.so", "lib");
  const asked = service.requests.length;
  const kept = await keep(await runPlainScan(target, withoutKey), workspace);
  const clean = await runPlainScan(target, { ...withoutKey, ...kept });
  expect([exitCodeOf(clean.ending), clean.lines.some((line) => line.includes(unasked))]).toEqual([0, true]);
  expect(await badgeOf(clean)).toMatchObject({ message: `1 release as recorded · ${today()}`, color: "brightgreen" });
  replace(others, "lib.so");
  const run = await runPlainScan(target, { ...withoutKey, ...kept });
  expect([exitCodeOf(run.ending), run.findings.map(({ kind }) => kind)]).toEqual([1, ["replaced"]]);
  expect(renderScanSummary(run.view, run.ending)).toContain("so the chain was not asked");
  expect(service.requests.length).toBe(asked);
});

test("a look without a key passes and is a part where the chain should hold a digest", async () => {
  await using workspace = await createWorkspace();
  release("v1");
  const run = await runPlainScan({ workspace, github, service }, withoutKey);
  expect([exitCodeOf(run.ending), run.findings]).toEqual([0, []]);
  expect(await badgeOf(run)).toMatchObject({ message: "not wholly looked at yet", color: "yellow" });
  expect(run.screen.split("\n")).toEqual([
    "📡 Only a part could be asked: 1 release could not be asked",
    unasked,
    "  not asked    v1  0 of 2 files confirmed, 2 not asked",
  ]);
});

test("a changed statement is told with what is wrong and what to do, and fails the look", async () => {
  await using workspace = await createWorkspace();
  const given = release("v1");
  const name = given.assets.at(-1)?.name ?? "";
  const baseline = await keep(await runPlainScan({ workspace, github, service }), workspace);
  given.assets.pop();
  github.addAsset(given, name, "{}");
  const run = await runPlainScan({ workspace, github, service }, baseline);
  expect([exitCodeOf(run.ending), run.findings.map(({ asset }) => asset)]).toEqual([1, [name]]);
  const why = "is evidence, and was changed or removed: it was changed: its bytes do not give its name.";
  expect(run.screen).toContain(`${name} of v1 ${why}`);
  expect(run.lines.find((line) => line.startsWith("error: ") && line.includes(`v1/${name}`))).toContain(
    "Find out who did this",
  );
  expect(run.screen).toMatch(/ {2}changed {6}v1 {2}2 of 2 files confirmed; evidence changed$/m);
});

test("evidence of another release that lies on one is told in terminal and summary", async () => {
  await using workspace = await createWorkspace();
  const [old, now] = [release("v1"), release("v2")];
  const { name = "", content } = old.assets.at(-1) ?? {};
  github.addAsset(now, name, Buffer.from(content as Uint8Array).toString());
  const run = await runPlainScan({ workspace, github, service });
  const told = "Evidence of another release lies here and was not used: v2.";
  expect([exitCodeOf(run.ending), run.findings, run.screen.split("\n")]).toEqual([
    0,
    [],
    expect.arrayContaining([told]),
  ]);
  expect(renderScanSummary(run.view, run.ending)).toContain(told);
});

test("an accepted replacement is told and becomes the record", async () => {
  await using workspace = await createWorkspace();
  replace(release("v1"), "app.tgz");
  const accept = `v1/app.tgz sha3-256:${sha3Of("evil app.tgz")}`;
  const run = await runPlainScan({ workspace, github, service }, { accept });
  expect([exitCodeOf(run.ending), run.view.accepted.length]).toEqual([0, 1]);
  const told = expect.stringContaining("  accepted  app.tgz of v1 was replaced");
  expect([run.lines, run.screen]).toEqual([expect.arrayContaining([told]), told]);
  expect(renderScanSummary(run.view, run.ending)).toContain("Accepted: this is the record from now on");
  const next = await runPlainScan({ workspace, github, service }, await keep(run, workspace));
  expect([next.findings, next.view.accepted]).toEqual([[], []]);
});

const look = async (workspace: Workspace, baseline: string) =>
  await runPlainScan({ workspace, github, service }, { baseline });

test.each([
  ["no JSON", async ({ write }: Workspace) => void (await write("m.json", "root:secret-words"))],
  ["a link", async ({ path }: Workspace) => await symlink("/etc/passwd", join(path, "m.json"))],
])("a baseline that is %s is an input error, and nobody is asked", async (_, write) => {
  await using workspace = await createWorkspace();
  await write(workspace);
  await expect(look(workspace, "m.json")).rejects.toMatchObject({
    code: "INPUT_INVALID",
    // Nothing of what the file holds.
    message: expect.stringMatching(/^An input is not usable\.\nbaseline is not usable: (?:(?!root:).)*$/),
  });
  expect(github.requests).toEqual([]);
});

test("a baseline in a folder that is a link out of the workspace is an input error", async () => {
  await using workspace = await createWorkspace();
  await symlink(workspace.temp, join(workspace.path, "out"));
  await expect(look(workspace, "out/m.json")).rejects.toMatchObject({
    code: "INPUT_INVALID",
    message: expect.stringContaining("a link leads to it out of the workspace"),
  });
});

const held = Object.values(files).map((content) => {
  return { digest: sha3Of(content), block: 60, address: unspendableAddress };
});
const alone = (url: string) => ({ "api-url": "", "api-key": "", "node-url": url });

test("by chain nodes alone: a look is whole when they hold what is recorded", async () => {
  await using workspace = await createWorkspace();
  await using node = await createFakeChain("one", held).startNode({ isPublic: true });
  release("v1");
  const looked = await runPlainScan({ workspace, github, service }, alone(node.url));
  expect([exitCodeOf(looked.ending), looked.findings, looked.view.counts.isWhole]).toEqual([0, [], true]);
  expect(looked.ending).toMatchObject({ apiUrl: "", nodeNames: [node.url] });
  expect(looked.lines.filter((line) => line.includes("CHAIN_UNNAMED"))).toHaveLength(1);
});

test("a look that names nobody asks what clocks have signed: other bytes are changed, without evidence it has nobody, and an outage is one", async () => {
  await using workspace = await createWorkspace({ "dist/app.tgz": "app", "dist/lib.zip": "lib" });
  await using tsa = await startFaultServer(authority());
  await using own = await startGitHub();
  const none = { "api-url": "", "api-key": "" };
  const target = { workspace, github: own, service };
  own.addRelease("v0");
  await expect(runPlainScan(target, none)).rejects.toMatchObject({ code: "INPUT_INVALID" });
  own.react = ({ operation }) => (operation === "repos/list-releases" ? { answer: { status: 503 } } : undefined);
  const unread = await runPlainScan(target, none);
  expect([exitCodeOf(unread.ending), unread.ending.rows.map(({ verdict }) => verdict)]).toEqual([2, ["unreachable"]]);
  own.react = () => undefined;
  const signed = own.addRelease("v1");
  own.tags.set("v1", "0123456789abcdef0123456789abcdef01234567");
  const stamp = {
    mode: "stamp",
    files: "dist/*",
    "release-attach": "both",
    witness: `rfc3161 ${tsa.url}/tsr`,
    ...none,
  };
  const options = { workspace, apiUrl: own.places.api, token: own.token, ref: "refs/tags/v1" };
  own.addAsset(signed, "app.tgz", "app");
  own.addAsset(signed, "lib.zip", "lib");
  expect((await runSources({ ...options, inputs: stamp })).exitCode).toBe(0);
  const verdictsOf = ({ ending }: PlainScan) => ending.rows.map(({ subject, verdict }) => `${subject.name} ${verdict}`);
  const kept = await keep(await runPlainScan(target, none), workspace);
  const clean = await runPlainScan(target, { ...none, ...kept });
  expect(verdictsOf(clean)).toEqual(["v1/app.tgz timestamped", "v1/lib.zip timestamped"]);
  expect(exitCodeOf(clean.ending)).toBe(0);
  expect(clean.screen).toContain("v1  2 of 2 files time-stamped");
  expect(clean.view.remarks).toEqual([expect.stringContaining("no chain was asked")]);
  // Of a release without files none is counted.
  expect(clean.screen).toMatch(/ {2}as recorded {2}v0$/m);
  replace(signed, "lib.zip");
  const changed = await runPlainScan(target, { ...none, ...kept });
  expect([exitCodeOf(changed.ending), verdictsOf(changed)]).toEqual([
    1,
    ["v1/app.tgz timestamped", "v1/lib.zip changed"],
  ]);
});
