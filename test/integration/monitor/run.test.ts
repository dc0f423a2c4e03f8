/** Whole looks in this process: what a look leaves, how it ends, and what a terminal shows. */
import { failingRows } from "#evidence/run.ts";
import { readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";

import { exitCodeOf } from "#cli/ending.ts";
import { statementFileName } from "#core/file-names.ts";
import { type Baseline, parseBaseline } from "#monitor/monitor-file.ts";
import { renderScanSummary } from "#monitor/render.ts";
import { unspendableAddress } from "#node/find.ts";
import { createFakeChain } from "../../support/chain/fake-chain.ts";
import { skipWaits } from "../../support/clock.ts";
import { type HereSettings, runCommandHere } from "../../support/cli.ts";
import { createWorkspace, type Workspace } from "../../support/files/workspace.ts";
import { type GitHubStandIn, startGitHub } from "../../support/github/stand-in.ts";
import { type PlainScan, runPlainScan } from "../../support/monitor/plain-scan.ts";
import { addStamped, aStatementOf, putAsset } from "../../support/monitor/stamped.ts";
import { sha256Of, sha3Of } from "../../support/monitor/world.ts";
import { refusingUrl, startFaultServer } from "../../support/network/fault-server.ts";
import { runSources } from "../../support/runner/runner.ts";
import { type RunningService, startService } from "../../support/service/service.ts";
import { authority } from "../../support/witness/stand-ins.ts";

let github: GitHubStandIn;
let service: RunningService;
let workspace: Workspace;
const files = { "app.tgz": "app", "app.zip": "zip" };
beforeAll(async () => {
  [github, service] = await Promise.all([startGitHub(), startService()]);
  for (const content of Object.values(files)) await service.ledger.stamp(sha3Of(content));
});
beforeEach(async () => void (workspace = await createWorkspace()));
afterEach(async () => {
  await workspace.remove();
  github.reset();
});
afterAll(() => Promise.all([github.close(), service.close()]));

const scan = (given: Parameters<typeof runPlainScan>[1] = {}) => runPlainScan({ workspace, github, service }, given);

/** A release as a stamp run leaves it, later in the record than any block of the service. */
function release(tag: string, at?: Date) {
  return addStamped(github, tag, files, { block: 1_000_000, ...(at && { at }) });
}

const replace = (given: ReturnType<typeof release>, name: string) => putAsset(github, given, name, `evil ${name}`);

const badgeOf = async ({ folder }: PlainScan): Promise<unknown> =>
  JSON.parse(await readFile(join(folder, "badge.json"), "utf8"));
/** The baseline that a scan left. */
const nextOf = async ({ ending }: PlainScan): Promise<Baseline> =>
  parseBaseline(await readFile(ending.files.monitor ?? "", "utf8"));
const today = () => new Date().toISOString().slice(0, 10);

/** Lays the baseline that a look left where the next one finds it. */
async function keep({ ending }: PlainScan): Promise<{ baseline: string }> {
  await workspace.write("monitor.json", await readFile(ending.files.monitor ?? ""));
  return { baseline: "monitor.json" };
}

test("a clean look passes, leaves results, a baseline that the next look reads, and a green badge, and names the chain by the input, else by what the service says", async () => {
  for (const tag of ["v1", "v2"]) release(tag);
  const first = await scan();
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
  expect(renderScanSummary(first.view, first.ending)).toContain("\nChain: a demonstration ledger\n");
  const second = await scan({ ...(await keep(first)), chain: "My chain" });
  expect([failingRows(second.ending), second.view.hasBaseline, second.view.history.length]).toEqual([[], true, 2]);
  expect(first.screen).not.toContain("baseline");
  expect(renderScanSummary(second.view, second.ending)).toContain("\nChain: My chain\n");
});

test("a look takes the place of what a stamp left in its folder, but not of journal, statements and the project's own list", async () => {
  const { id, text } = aStatementOf(github, release("v1"), files, { at: new Date() });
  const { folder } = await scan();
  const stays = ["SHA256SUMS", "journal.jsonl", statementFileName(id)];
  const ofStamp = {
    "anchor-evidence.html": "<!doctype html><title>Verify a download</title>",
    "anchor-SHA256SUMS": `${"0".repeat(64)}  app.tgz\n`,
  };
  for (const [name, content] of Object.entries({ ...ofStamp, "journal.jsonl": "", SHA256SUMS: "of the project" }))
    await writeFile(join(folder, name), content);
  await writeFile(join(folder, statementFileName(id)), text);
  const again = await scan({ baseline: join(folder, "monitor.json") });
  expect([exitCodeOf(again.ending), again.view.hasBaseline]).toEqual([0, true]);
  expect((await readdir(folder)).toSorted()).toEqual(
    [...stays, "badge.json", "monitor.json", "results.json"].toSorted(),
  );
});

test("a replaced asset ends with 1, and terminal, summary, badge and results say which, by whom and since when", async () => {
  const [old] = [release("v1"), release("v2")];
  const baseline = await keep(await scan());
  replace(old, "app.tgz");
  const run = await scan(baseline);
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
  const again = await scan(await keep(run));
  expect(again.findings).toEqual(run.findings);
});

/** Runs the command line in this process, on a terminal where `columns` are given. */
function runMonitorHere(args: readonly string[], more: Partial<HereSettings> = {}) {
  const env = {
    ANCHOR_API_KEY: service.apiKey,
    ANCHOR_API_URL: service.url,
    GH_TOKEN: github.token,
    GITHUB_API_URL: github.places.api,
    ...more.env,
  };
  return runCommandHere(["monitor", ...args], { cwd: workspace.path, ...more, env });
}

const there = ["--repository", "octo-org/octo-repo"];

test("on the command line a look passes, leaves the next baseline, and finds what was replaced since", async () => {
  const given = release("v1");
  const clean = await runMonitorHere(there);
  expect(clean).toMatchObject({ exitCode: 0, stderr: "" });
  expect(clean.stdout).toContain("There is no baseline yet: what this look sees becomes it.");
  expect(clean.stdout).toContain("✅ 1 release as recorded");
  expect(clean.stdout.trimEnd().split("\n").at(-1)).toMatch(/^next baseline: .*anchor-artifacts.monitor\.json$/);
  replace(given, "app.tgz");
  const found = await runMonitorHere(there);
  expect(found.exitCode).toBe(1);
  expect(found.stdout).toMatch(/^Comparing with the baseline .*anchor-artifacts.monitor\.json of \d{4}-/m);
  expect(found.stdout).toContain("❌ 1 release not as recorded");
  expect(JSON.parse(await workspace.read("anchor-artifacts/monitor.json"))).toMatchObject({
    repositories: [{ repository: "octo-org/octo-repo" }],
    findings: [{ kind: "replaced", repository: "octo-org/octo-repo", release: "v1", asset: "app.tgz" }],
  });
});

test("on the command line --json prints results.json alone, and the repository may stand in the environment", async () => {
  release("v1");
  const run = await runMonitorHere(["--json"], { env: { GITHUB_REPOSITORY: "octo-org/octo-repo" } });
  expect(run.exitCode).toBe(0);
  expect(JSON.parse(run.stdout)).toMatchObject({
    mode: "monitor",
    repository: "octo-org/octo-repo",
    results: [{ subject: { name: "v1/app.tgz" }, verdict: "verified" }, { verdict: "verified" }],
  });
});

test.each([
  [[], {}, /--repository OWNER\/NAME/],
  [["--repository", "octo-repo"], {}, /must be OWNER\/NAME/],
  [there, { GH_TOKEN: "" }, /GH_TOKEN or GITHUB_TOKEN/],
  [there, { GITHUB_API_URL: "http://api.example" }, /GITHUB_API_URL/],
  [[...there, "--releases", "some"], {}, /releases is/],
])("on the command line %j with %j ends with 4 before anybody is asked", async (args, env, problem) => {
  const { exitCode, stdout, stderr } = await runMonitorHere(args, { env });
  expect({ exitCode, stdout }).toEqual({ exitCode: 4, stdout: "" });
  expect(stderr).toMatch(problem);
  expect(github.requests).toEqual([]);
});

test("a terminal shows a bar while a look goes on, and nothing of it afterwards", async () => {
  for (const tag of ["v1", "v2", "v3", "v4"]) release(tag);
  github.latencyMs = 200;
  const { exitCode, stderr } = await runMonitorHere(there, { columns: 100 });
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
  github.react = () => ({ answer: { status, json: { message: "No" } } });
  const { exitCode, stderr } = await runMonitorHere(there);
  expect(exitCode).toBe(4);
  expect(stderr).toMatch(told);
  expect(stderr).not.toMatch(/input|permissions/);
});

test("releases are read three at a time, and told in the order of the list", async () => {
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
  const { view } = await scan();
  expect(view.releases.map(({ name }) => name)).toEqual(tags.toReversed());
  expect(most).toBe(3);
});

test("nothing is written to GitHub unless an issue is asked for, and one that may not be written fails the look, with its evidence", async () => {
  replace(release("v1"), "app.tgz");
  await scan();
  expect(github.requests.filter(({ method }) => method !== "GET")).toEqual([]);
  const { ending, lines } = await scan({ issue: "true" });
  expect(ending.issueUrl).toBe("https://github.com/octo-org/octo-repo/issues/1");
  expect(lines).toContain(`issue: ${ending.issueUrl}`);
  expect(github.issues).toMatchObject([{ state: "open" }]);
  const refused = { answer: { status: 403, json: { message: "Resource not accessible" } } };
  github.react = ({ operation }) => (operation.startsWith("issues/") ? refused : undefined);
  const run = await scan({ issue: "true", "fail-on": "none" });
  expect(run.ending.problems).toMatchObject([{ code: "ISSUE_NOT_WRITABLE" }]);
  expect([exitCodeOf(run.ending), run.findings.length]).toEqual([4, 1]);
});

test("the issue that the token of an App opened is kept and closed by the next looks, by their baseline", async () => {
  github.bot = "our-app[bot]";
  const changed = release("v1");
  const right = [...changed.assets];
  let given = {};
  const look = async (): Promise<void> => {
    given = await keep(await scan({ ...given, issue: "true" }));
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
  const changed = release("v1", new Date(Date.now() - 9 * 86_400_000));
  const right = [...changed.assets];
  let given = {};
  const look = async (releases: string): Promise<PlainScan> => {
    const run = await scan({ ...given, issue: "true", releases });
    given = await keep(run);
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
  release("v1");
  const baseline = await keep(await scan());
  const given = { ...baseline, "api-url": refusingUrl, "request-timeout": "1" };
  using _ = skipWaits();
  const run = await scan(given);
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
  replace(release("v1"), "app.tgz");
  release("v2");
  const busy = { answer: { status: 429, headers: { "retry-after": "86400" } } };
  github.react = ({ operation }) => (operation === "repos/list-tags" ? busy : undefined);
  const run = await scan();
  expect([exitCodeOf(run.ending), run.view.counts.isWhole]).toEqual([1, false]);
  expect(run.screen).toMatch(/^❌ 2 releases: 1 not as recorded, .*; only a part could be asked/);
});

test("a repository without releases passes, and releases without any record are named and pass with a grey badge", async () => {
  const none = await scan();
  expect([exitCodeOf(none.ending), none.screen]).toEqual([0, "⚠️ No releases, nothing to look at"]);
  github.addRelease("v1", { assets: files });
  const run = await scan();
  expect([exitCodeOf(run.ending), run.view.rows]).toEqual([0, []]);
  expect(run.screen).toBe("➖ Nothing is recorded yet: 1 release unrecorded\n  unrecorded   v1");
  expect(await badgeOf(run)).toMatchObject({ message: `0 releases as recorded · ${today()}`, color: "lightgrey" });
});

test("a dry run of a monitor asks nobody, finds nothing, keeps the baseline's releases, and leaves none where there is none", async () => {
  release("v1");
  const dry = await keep(await scan({ "dry-run": "true" }));
  const first = await scan(dry);
  expect([first.lines[0], first.view.hasBaseline]).toEqual([
    expect.stringContaining("There is no baseline yet"),
    false,
  ]);
  const kept = await keep(first);
  replace(release("v2"), "app.tgz");
  const asked = [github.requests.length, service.requests.length];
  const run = await scan({ "dry-run": "true", ...kept, issue: "true" });
  expect([github.requests.length, service.requests.length]).toEqual(asked);
  expect([exitCodeOf(run.ending), run.findings, run.screen]).toEqual([0, [], "⏭️ Nothing was looked at"]);
  const next = await nextOf(run);
  expect([next.repositories, next.scans]).toMatchObject([[{ releases: [{ tag: "v1" }] }], [{ isWhole: true }]]);
});

const withoutKey = { "api-key": "", "api-url": "", "if-no-api-key": "skip" };
const unasked = "There is no api-key, and if-no-api-key is skip, so the chain was not asked.";

test("a look without a key compares others' releases with the baseline, and is whole where no stamp is recorded", async () => {
  const others = github.addRelease("v1");
  github.addAsset(others, "lib.so", "lib");
  const asked = service.requests.length;
  const kept = await keep(await scan(withoutKey));
  const clean = await scan({ ...withoutKey, ...kept });
  expect([exitCodeOf(clean.ending), clean.lines.some((line) => line.includes(unasked))]).toEqual([0, true]);
  expect(await badgeOf(clean)).toMatchObject({ message: `1 release as recorded · ${today()}`, color: "brightgreen" });
  replace(others, "lib.so");
  const run = await scan({ ...withoutKey, ...kept });
  expect([exitCodeOf(run.ending), run.findings.map(({ kind }) => kind)]).toEqual([1, ["replaced"]]);
  expect(renderScanSummary(run.view, run.ending)).toContain("so the chain was not asked");
  expect(service.requests.length).toBe(asked);
});

test("a look without a key passes and is a part where the chain should hold a digest", async () => {
  release("v1");
  const run = await scan(withoutKey);
  expect([exitCodeOf(run.ending), run.findings]).toEqual([0, []]);
  expect(await badgeOf(run)).toMatchObject({ message: "not wholly looked at yet", color: "yellow" });
  expect(run.screen.split("\n")).toEqual([
    "📡 Only a part could be asked: 1 release could not be asked",
    unasked,
    "  not asked    v1  0 of 2 files confirmed, 2 not asked",
  ]);
});

test("a changed statement is told with what is wrong and what to do, and fails the look", async () => {
  const given = release("v1");
  const name = given.assets.at(-1)?.name ?? "";
  const baseline = await keep(await scan());
  given.assets.pop();
  github.addAsset(given, name, "{}");
  const run = await scan(baseline);
  expect([exitCodeOf(run.ending), run.findings.map(({ asset }) => asset)]).toEqual([1, [name]]);
  const why = "is evidence, and was changed or removed: it was changed: its bytes do not give its name.";
  expect(run.screen).toContain(`${name} of v1 ${why}`);
  expect(run.lines.find((line) => line.startsWith("error: ") && line.includes(`v1/${name}`))).toContain(
    "Find out who did this",
  );
  expect(run.screen).toMatch(/ {2}changed {6}v1 {2}2 of 2 files confirmed; evidence changed$/m);
});

test("evidence of another release that lies on one is told in terminal and summary", async () => {
  const [old, now] = [release("v1"), release("v2")];
  const { name = "", content } = old.assets.at(-1) ?? {};
  github.addAsset(now, name, Buffer.from(content as Uint8Array).toString());
  const run = await scan();
  const told = "Evidence of another release lies here and was not used: v2.";
  expect([exitCodeOf(run.ending), run.findings, run.screen.split("\n")]).toEqual([
    0,
    [],
    expect.arrayContaining([told]),
  ]);
  expect(renderScanSummary(run.view, run.ending)).toContain(told);
});

test("an accepted replacement is told and becomes the record", async () => {
  replace(release("v1"), "app.tgz");
  const accept = `v1/app.tgz sha3-256:${sha3Of("evil app.tgz")}`;
  const run = await scan({ accept });
  expect([exitCodeOf(run.ending), run.view.accepted.length]).toEqual([0, 1]);
  const told = expect.stringContaining("  accepted  app.tgz of v1 was replaced");
  expect([run.lines, run.screen]).toEqual([expect.arrayContaining([told]), told]);
  expect(renderScanSummary(run.view, run.ending)).toContain("Accepted: this is the record from now on");
  const next = await scan(await keep(run));
  expect([next.findings, next.view.accepted]).toEqual([[], []]);
});

/** Nothing of what the file holds. */
const unusable = /^An input is not usable\.\nbaseline is not usable: (?:(?!root:).)*$/;
test.each([
  ["no JSON", "m.json", ({ write }: Workspace) => write("m.json", "root:secret-words"), unusable],
  ["a link", "m.json", ({ path }: Workspace) => symlink("/etc/passwd", join(path, "m.json")), unusable],
  [
    "in a folder that is a link out of the workspace",
    "out/m.json",
    ({ path, temp }: Workspace) => symlink(temp, join(path, "out")),
    /a link leads to it out of the workspace/,
  ],
])("a baseline that is %s is an input error, and nobody is asked", async (_, baseline, write, told) => {
  await write(workspace);
  await expect(scan({ baseline })).rejects.toMatchObject({
    code: "INPUT_INVALID",
    message: expect.stringMatching(told),
  });
  expect(github.requests).toEqual([]);
});

const held = Object.values(files).map((content) => {
  return { digest: sha3Of(content), block: 60, address: unspendableAddress };
});
const none = { "api-url": "", "api-key": "" };

test("by chain nodes alone: a look is whole when they hold what is recorded", async () => {
  await using node = await createFakeChain("one", held).startNode({ isPublic: true });
  release("v1");
  const looked = await scan({ ...none, "node-url": node.url });
  expect([exitCodeOf(looked.ending), looked.findings, looked.view.counts.isWhole]).toEqual([0, [], true]);
  expect(looked.ending).toMatchObject({ apiUrl: "", nodeNames: [node.url] });
  expect(looked.lines.filter((line) => line.includes("CHAIN_UNNAMED"))).toHaveLength(1);
});

test("a look that names nobody asks what clocks have signed: other bytes are changed, without evidence it has nobody, and an outage is one", async () => {
  await using tsa = await startFaultServer(authority());
  await using own = await startGitHub();
  const look = (given: object = {}) => runPlainScan({ workspace, github: own, service }, { ...none, ...given });
  own.addRelease("v0");
  await expect(look()).rejects.toMatchObject({ code: "INPUT_INVALID" });
  own.react = ({ operation }) => (operation === "repos/list-releases" ? { answer: { status: 503 } } : undefined);
  using _ = skipWaits();
  const unread = await look();
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
  for (const name of ["app.tgz", "lib.zip"]) {
    await workspace.write(`dist/${name}`, name);
    own.addAsset(signed, name, name);
  }
  expect((await runSources({ ...options, inputs: stamp })).exitCode).toBe(0);
  const verdictsOf = ({ ending }: PlainScan) => ending.rows.map(({ subject, verdict }) => `${subject.name} ${verdict}`);
  const kept = await keep(await look());
  const clean = await look(kept);
  expect(verdictsOf(clean)).toEqual(["v1/app.tgz timestamped", "v1/lib.zip timestamped"]);
  expect(exitCodeOf(clean.ending)).toBe(0);
  expect(clean.screen).toContain("v1  2 of 2 files time-stamped");
  expect(clean.view.remarks).toEqual([expect.stringContaining("no chain was asked")]);
  // Of a release without files none is counted.
  expect(clean.screen).toMatch(/ {2}as recorded {2}v0$/m);
  replace(signed, "lib.zip");
  const changed = await look(kept);
  expect([exitCodeOf(changed.ending), verdictsOf(changed)]).toEqual([
    1,
    ["v1/app.tgz timestamped", "v1/lib.zip changed"],
  ]);
});
