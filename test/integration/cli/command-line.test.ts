/** The command line in this process. */
import { EventEmitter } from "node:events";
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { symlink, writeFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { PassThrough, Writable } from "node:stream";
import { stripVTControlCharacters } from "node:util";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { routes } from "#api/wire.ts";
import { runCommandLine } from "#cli/start.ts";
import type { StatementId } from "#core/digest.ts";
import { toStatementFile } from "#evidence/statement-file.ts";
import { cliEntry, runCommandHere, type CommandRun } from "../../support/cli.ts";
import { sha3Of } from "../../support/digests.ts";
import { aStatement, anAnchor, aSubject } from "../../support/evidence/statements.ts";
import { createWorkspace, type Workspace } from "../../support/files/workspace.ts";
import { json } from "../../support/network/behaviours.ts";
import { refusingUrl, startFaultServer } from "../../support/network/fault-server.ts";
import { anotherDigest, verifiedByHash } from "../../support/network/replies.ts";
import { authority, startCalendar } from "../../support/witness/stand-ins.ts";
import { startService, type RunningService } from "../../support/service/service.ts";

let service: RunningService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const run = (workspace: Workspace, ...args: readonly string[]): Promise<CommandRun> =>
  runCommandHere(args, { cwd: workspace.path, env: { ANCHOR_API_KEY: service.apiKey, ANCHOR_API_URL: service.url } });

test.each([
  [["stemp"], /^Unknown command stemp\. Do you mean stamp\? Help: anchor-artifacts --help$/],
  [["--verison"], /^Unknown option --verison\. Do you mean --version\? Help: anchor-artifacts --help$/],
  [["help", "xyzzy"], /^Unknown command xyzzy\. The commands are stamp, /],
  [["check", "a.txt", "--api-url=https://s", "--fail-on=not-foud"], /do you mean not-found instead of not-foud\?/],
  [["verify", "https://github.com/octo/demo"], /is not a release's address; it must be like https:/],
  [["verify", "http://github.com/o/r/releases/tag/v1"], /The release's address cannot be used: use https:/],
  [["verify", "--evidence", "e.json"], /needs a file/],
  [["hash"], /needs a file/],
  [["verify", "octo/demo@"], /octo\/demo is not a file, and has no tag\. .* octo\/demo@v1/],
  [["mcp", "--prt"], /--prt/],
  [["mcp", "extra"], /extra/],
  [["monitor", "dist"], /monitor takes no files\. Give --repository OWNER\/NAME/],
  [["check", "a.txt", "--node=https://n", "--api-url=https://s"], /--node and --api-url exclude each other/],
  [["verify", "a.txt", "--node-url=https://n", "--api-key-file=k"], /--node-url and --api-key-file exclude/],
  [["verify", "a.txt", "--evidence=e.json", "--node=https://n", "--api-url=https://s"], /exclude each other/],
  [["verify", "o/r@v1", "--node=https://n", "--api-url=https://s"], /exclude each other/],
  [["verify", "a.txt"], /^verify has nobody to ask: /],
  [["verify", "a.txt", "--api-key-file=a.txt"], /Without a service: --evidence FILE/],
  [["verify", "a.txt", "--evidence", "none.html"], /^The evidence none\.html does not exist\./],
  [["check", "a.txt", "--api-key", "secret-of-mine"], /ANCHOR_API_KEY/],
])("the command line ends with 4 and one line where nobody knows the words %j", async (args, problem) => {
  await using workspace = await createWorkspace({ "a.txt": "a" });
  const env = { ANCHOR_API_KEY: "k" };
  const { exitCode, stdout, stderr } = await runCommandHere(args, { cwd: workspace.path, env });
  expect({ exitCode, stdout }).toEqual({ exitCode: 4, stdout: "" });
  expect(stderr.trimEnd().split("\n")).toEqual([expect.stringMatching(problem)]);
  expect(stderr).not.toContain("secret-of-mine");
});

test.runIf(process.platform === "linux").each([
  [["verify", "a.txt", "--evidence", "/dev/zero"], /larger than 256 MiB/],
  [["check", "a.txt", "--api-key-file", "/dev/zero"], /larger than 16 MiB/],
  [["verify", "a.txt", "--evidence", "SHA3-256SUMS", "--tsa-ca", "/dev/zero"], /larger than 16 MiB/],
  [["check", "--subject-checksums", "/dev/zero"], /is not a regular file/],
  [["verify", "--proofs", "pipe.json"], /not a regular file/],
  [["monitor", "--repository=o/r", "--baseline=pipe.json"], /baseline is not usable: it is not a regular file/],
])("what has no end is not read to it: %j", async (args, problem) => {
  await using workspace = await createWorkspace({
    "a.txt": "a",
    "SHA3-256SUMS": `SHA3-256 (a.txt) = ${sha3Of("a")}\n`,
  });
  execFileSync("mkfifo", [join(workspace.path, "pipe.json")]);
  const env = { ANCHOR_API_KEY: service.apiKey, ANCHOR_API_URL: service.url, GH_TOKEN: "t" };
  const { exitCode, stdout, stderr } = await runCommandHere(args, { cwd: workspace.path, env });
  expect(exitCode).toBeGreaterThan(0);
  expect(stdout + stderr).toMatch(problem);
});

test.each([
  ["", /^anchor-artifacts: /],
  ["--help", /^anchor-artifacts: /],
  ["help verify", /^anchor-artifacts verify: /],
  ["mcp --help", /^anchor-artifacts mcp: /],
  ["--version", /^\d+\.\d+\.\d+\n$/],
])("asked for %s, the command line ends with 0", async (words, printed) => {
  await using workspace = await createWorkspace();
  const { exitCode, stdout, stderr } = await runCommandHere(words === "" ? [] : words.split(" "), {
    cwd: workspace.path,
  });
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: "" });
  expect(stdout).toMatch(printed);
});

test("--chain names the chain, and its explorer leads to what is found", async () => {
  await using workspace = await createWorkspace({ "a.txt": "a chain has a name" });
  const chain = ["--chain", "The chain https://explorer.example/{block}"];
  const { exitCode, stdout } = await run(workspace, "stamp", "a.txt", "--wait=300", ...chain);
  expect(exitCode).toBe(0);
  expect(stdout).toMatch(/^chain: The chain\nlook up a\.txt: https:\/\/explorer\.example\/\d+$/m);
});

test("--json prints results.json and nothing else on standard output", async () => {
  await using workspace = await createWorkspace({ "a.txt": "for a program" });
  const { stdout, stderr } = await run(workspace, "check", "a.txt", "--json");
  expect(stdout).toBe(await workspace.read("anchor-artifacts/results.json"));
  expect(stderr).toContain("a.txt");
  expect(stderr).toContain("\npage: anchor-artifacts/anchor-evidence.html\n".replaceAll("/", sep));
});

/** Runs a command whose standard output fails with `code`; returns its exit code and what it says of that. */
async function runUnwritable(workspace: Workspace, args: readonly string[], code: string) {
  const env = { ANCHOR_API_KEY: service.apiKey, ANCHOR_API_URL: service.url };
  const gone = Object.assign(new Error(`write ${code}`), { code });
  const stdout = new Writable({ write: (_chunk, _encoding, done) => done(gone) });
  const stderr = new PassThrough();
  const home = process.cwd();
  process.chdir(workspace.path);
  const terminal = { stdout, stderr, env, signals: new EventEmitter() };
  const exitCode = await runCommandLine(args, terminal).finally(() => process.chdir(home));
  return { exitCode, said: String(stderr.read()) };
}

const unwritable = /^(?:OUTPUT_UNWRITABLE: )?Standard output could not be written: .*ENOSPC/;

test.each([
  ["is only short where its reader closes the pipe early", ["check", "a.txt", "--json"], "EPIPE", 1, /^(?!.*EPIPE)/s],
  ["is an error that names the file", ["check", "a.txt", "--json"], "ENOSPC", 4, /ENOSPC.*results\.json/s],
  ["is an error", ["--help"], "ENOSPC", 4, unwritable],
  ["is an error", ["hash", "a.txt"], "ENOSPC", 4, unwritable],
  ["is an error", ["verify", "app.tgz", "--evidence", "evidence.intoto.json"], "ENOSPC", 4, unwritable],
])("an output that cannot be written %s: %j, %s", async (_, args, code, exitCode, told) => {
  await using workspace = await withEvidence("shipped", ["a.txt"]);
  const ended = await runUnwritable(workspace, args, code);
  expect(ended).toEqual({ exitCode, said: expect.stringMatching(told) });
  expect(ended.said).not.toContain("INTERNAL");
});

test.skipIf(!existsSync("/dev/full")).each([["--help"], ["--port=0"]])(
  "an output that the service cannot write is an error: service %s",
  async (word) => {
    await using workspace = await createWorkspace();
    // As it ships: from the sources a start computes five times as long.
    const shell = `'${process.execPath}' '${cliEntry}' service ${word} > /dev/full`;
    const { status, stderr } = spawnSync("sh", ["-c", shell], { cwd: workspace.path, encoding: "utf8" });
    expect({ status, stderr }).toEqual({ status: 4, stderr: expect.stringMatching(unwritable) });
  },
);

test("what is wrong with options is told of options, all at once", async () => {
  await using workspace = await createWorkspace({ "a.txt": "a" });
  const args = ["check", "a.txt", "--concurrency=99", "--api-url=ftp://x"];
  const env = { ANCHOR_API_KEY: "two words" };
  const { exitCode, stderr } = await runCommandHere(args, { cwd: workspace.path, env });
  expect(exitCode).toBe(4);
  const problems = /^--api-url is .*\nThe service's key, in ANCHOR_API_KEY .*\n--concurrency is "99"; .*\n/;
  expect(stderr).toMatch(new RegExp(`${problems.source}Help: anchor-artifacts check --help\n$`));
});

test("after a stamp the next step is a line; a check of so young a stamp says that it is young", async () => {
  await using slow = await startService({ blockTimeMs: 600_000 });
  await using workspace = await createWorkspace({ "a b.txt": "young", "c.txt": "never stamped" });
  const env = { ANCHOR_API_KEY: slow.apiKey, ANCHOR_API_URL: slow.url };
  const young = (...args: readonly string[]) => runCommandHere(args, { cwd: workspace.path, env });
  const stamped = await young("stamp", "a b.txt");
  expect(stamped.stdout.trimEnd().split("\n").at(-1)).toBe("In about 3 minutes: anchor-artifacts check 'a b.txt'");
  const told =
    /^error: .*: a b\.txt: The chain does not hold it yet: it was stamped \d seconds? ago\. A block may take 3 minutes\. Check/m;
  for (const command of ["check", "verify"]) {
    const { stdout } = await young(command, "*.txt");
    expect(stdout).toMatch(told);
    expect(stdout).toMatch(/c\.txt: The chain does not hold this digest\./);
    expect(stdout).toMatch(/^More: https:\/\/\S+errors\.md#no[\w-]+$/m);
  }
  expect((await young("check", "*.txt", "--block-time=0")).stdout).not.toMatch(/it was stamped/);
});

test.skipIf(sep === "\\").each([
  [["-lead.txt", "a.txt"], [], "-- -lead.txt a.txt"],
  [["a.txt", "b\u001B[1m.txt"], [], "FILE…"],
  [["a.txt"], ["--api-key-file", "a.key", "--max-files=9"], "--api-key-file=a.key --max-files=9 a.txt"],
])("the next step after a stamp of %j with %j can be typed", async (names, options, words) => {
  await using slow = await startService({ blockTimeMs: 600_000 });
  await using workspace = await createWorkspace(Object.fromEntries(names.map((name) => [name, name])));
  const env = { ANCHOR_API_KEY: slow.apiKey, ANCHOR_API_URL: slow.url };
  await workspace.write("a.key", slow.apiKey);
  const { stdout } = await runCommandHere(["stamp", ...options, "--", ...names], { cwd: workspace.path, env });
  expect(stdout.trimEnd().split("\n").at(-1)).toBe(`In about 3 minutes: anchor-artifacts check ${words}`);
});

test("after a promise of a calendar the next step is a verification", async () => {
  await using workspace = await createWorkspace({ "a.txt": "a" });
  await using calendar = await startCalendar();
  const witness = `--witness=opentimestamps ${calendar.url}`;
  const { stdout } = await runCommandHere(["stamp", "a.txt", witness], { cwd: workspace.path });
  const next = `In some hours: anchor-artifacts verify ${witness.replace("=", "='")}' a.txt`;
  expect(stdout.trimEnd().split("\n").at(-1)).toBe(next);
});

test("a misspelt name ends with 4 before anything is sent, however many others are there", async () => {
  await using workspace = await createWorkspace({ "a.txt": "spelt right" });
  const sent = service.requests.length;
  const { exitCode, stderr } = await run(workspace, "stamp", "a.txt", "b.txt", "a.txt/c");
  expect({ exitCode, stderr }).toMatchObject({
    exitCode: 4,
    stderr: expect.stringMatching(/do not exist: b\.txt, a\.txt\/c\./),
  });
  expect(service.requests).toHaveLength(sent);
  expect(await run(workspace, "stamp", "a.txt", "b.txt", "--if-no-files-found=warn")).toMatchObject({ exitCode: 0 });
  expect(await run(workspace, "stamp", "a.txt", "*.zip", "!b.txt")).toMatchObject({ exitCode: 0 });
});

test("a key comes from a file, and stands in nothing that is printed or written", async () => {
  await using workspace = await createWorkspace({ "a.txt": "a", key: `${service.apiKey}\n` });
  const args = ["check", "a.txt", "--api-url", service.url, "--api-key-file", "key", "--fail-on", "none"];
  const { exitCode, stdout, stderr } = await runCommandHere(args, { cwd: workspace.path });
  expect(exitCode).toBe(0);
  const written = await workspace.read("anchor-artifacts/results.json");
  expect(`${stdout}${stderr}${written}`).not.toContain(service.apiKey);
});

test("a file is named by a way up through its folders, and one outside of the folder is said to be that", async () => {
  await using workspace = await createWorkspace({ "x/a.txt": "inside" });
  const inside = await run(workspace, "check", "x/../x/a.txt", "--json", "--fail-on", "none");
  expect(JSON.parse(inside.stdout).results).toMatchObject([{ subject: { name: "x/a.txt" } }]);
  await writeFile(join(workspace.path, "../b.txt"), "outside");
  expect((await run(workspace, "check", "../b.txt")).stdout).toMatch(/^error: FILE_OUTSIDE_WORKSPACE: .*b\.txt: /m);
});

const lookAlikes: readonly (readonly [string, string])[] = [
  ["a[1].txt", "a1.txt"],
  ["a\\b.txt", "ab.txt"],
  [" a.txt", "a.txt"],
  ["a.txt\t", "a.txt"],
];

test.each(sep === "\\" ? lookAlikes.slice(0, 1) : lookAlikes)(
  "a file named %j is never taken for %j",
  async (name, other) => {
    await using workspace = await createWorkspace({ [name]: "itself", [other]: "another" });
    const { stdout } = await run(workspace, "check", name, "--json", "--fail-on", "none");
    expect(stdout).toContain(sha3Of("itself"));
    expect(stdout).not.toContain(sha3Of("another"));
  },
);

test.skipIf(sep === "\\")("a file with a line break in its name is not taken for two others", async () => {
  await using workspace = await createWorkspace({ "a\nb": "itself", a: "another", b: "a third" });
  const { exitCode, stderr } = await run(workspace, "check", "a\nb");
  expect({ exitCode, stderr }).toEqual({ exitCode: 4, stderr: expect.stringContaining("a\\nb contains a line break") });
  expect(await run(workspace, "check", "a?b", "--fail-on", "none")).toMatchObject({
    exitCode: 0,
    stdout: expect.stringContaining(sha3Of("itself")),
  });
});

const check = async (workspace: Workspace, env: Readonly<Record<string, string>>) => {
  const own = { ANCHOR_API_KEY: service.apiKey, ANCHOR_API_URL: service.url, ...env };
  return await runCommandHere(["check", "a.txt"], { cwd: workspace.path, env: own, columns: 60 });
};

test("on a terminal: a table stands where lines would be", async () => {
  await using workspace = await createWorkspace({ "a.txt": "never stamped" });
  const { exitCode, stdout } = await check(workspace, {});
  expect(exitCode).toBe(1);
  const digest = sha3Of("never stamped").slice(0, 8);
  expect(stdout).toContain(`\u001B[31mnot-found\u001B[39m  \u001B[2m${digest}\u001B[22m  a.txt`);
  expect(stdout).toContain("A demonstration on a private test chain");
});

test("on a terminal: a stamp by a clock says since when, and who signed it", async () => {
  await using workspace = await createWorkspace({ "a.txt": "a" });
  await using clock = await startFaultServer(authority());
  const args = ["stamp", "a.txt", "--witness", `rfc3161 ${clock.url}`];
  const { stdout } = await runCommandHere(args, { cwd: workspace.path, columns: 200 });
  expect(stdout).toContain("says the time stamp of Clock");
});

test("a key in the environment names no service: clocks, and the evidence of what they signed, are asked", async () => {
  await using workspace = await createWorkspace({ "a.txt": "a" });
  await using clock = await startFaultServer(authority());
  const here = { cwd: workspace.path, env: { ANCHOR_API_KEY: "k" } };
  for (const args of [
    ["stamp", "a.txt", "--witness", `rfc3161 ${clock.url}`],
    ["check", "a.txt"],
  ]) {
    const { exitCode, stdout } = await runCommandHere(args, here);
    expect({ exitCode, stdout }).toEqual({ exitCode: 0, stdout: expect.stringContaining("time-stamped  a.txt") });
  }
  const alone = await runCommandHere(["stamp", "a.txt"], here);
  expect(alone).toMatchObject({ exitCode: 4, stderr: expect.stringContaining("The service's address is missing") });
});

test.skipIf(sep === "\\").each([["--dry-run"], ["--if-no-api-key=skip"]])(
  "a stamp with %s does not fail for having stamped nothing, where a file cannot be read",
  async (option) => {
    await using workspace = await createWorkspace({ "a.txt": "a" });
    await symlink("gone", join(workspace.path, "lnk"));
    for (const words of [["lnk"], ["lnk", "a.txt"]]) {
      const args = ["stamp", ...words, option, "--fail-on", "not-found", "--api-url", service.url];
      const { exitCode, stdout } = await runCommandHere(args, { cwd: workspace.path });
      expect({ exitCode, stdout }).toEqual({ exitCode: 0, stdout: expect.not.stringContaining("The run fails") });
    }
  },
);

test("on a terminal: a bar is drawn while a service is waited for, and wiped in the end", async () => {
  await using workspace = await createWorkspace({ "a.txt": "a" });
  const { stdout, stderr } = await check(workspace, { ANCHOR_API_URL: refusingUrl });
  expect(stdout).not.toMatch(/[█░]/);
  expect(stderr).toContain("\r\u001B[Krequests 0 of 1 · 0:00 of 3:00, the service does not answer");
  expect(stderr.endsWith("\r\u001B[K")).toBe(true);
});

test.each([{ NO_COLOR: "1" }, { TERM: "dumb" }])("on a terminal: with %j nothing is coloured", async (env) => {
  await using workspace = await createWorkspace({ "a.txt": "never stamped" });
  const { stdout } = await check(workspace, env);
  expect(stdout).toContain("a.txt");
  expect(stdout.replaceAll("\r\u001B[K", "")).not.toContain("\u001B[");
});

test("hash prints what cksum -a sha3 prints, in the order of the words", async () => {
  await using workspace = await createWorkspace({ "b.txt": "b", "a.txt": "a" });
  const { exitCode, stdout, stderr } = await run(workspace, "hash", "b.txt", "a.txt", "none.txt");
  expect(stdout).toBe(`SHA3-256 (b.txt) = ${sha3Of("b")}\nSHA3-256 (a.txt) = ${sha3Of("a")}\n`);
  expect(stderr).toContain("none.txt");
  expect(exitCode).toBe(4);
});

test.skipIf(sep === "\\")("hash prints a backslash in a name as one", async () => {
  await using workspace = await createWorkspace({ "a\\b": "itself" });
  expect(await run(workspace, "hash", "a\\b")).toMatchObject({
    stdout: `\\SHA3-256 (a\\\\b) = ${sha3Of("itself")}\n`,
  });
});

async function withEvidence(text: string, others: readonly string[] = []): Promise<Workspace> {
  const beside = Object.fromEntries(others.map((name) => [name, name]));
  const workspace = await createWorkspace({ ...beside, "app.tgz": text });
  const app = aSubject("app.tgz", "shipped");
  const chain = { records: [{ block: 12, date: "2026-11-22 00:00:00" }] };
  const { text: evidence } = toStatementFile(aStatement([app], { anchors: [anAnchor(app, { chain })] }));
  await workspace.write("evidence.intoto.json", evidence);
  return workspace;
}

test.each([
  ["shipped", {}, "✅ This is exactly", "\u001B[32m", 0],
  ["replaced", {}, "❌ Do not open", "\u001B[31m", 1],
  ["replaced", { NO_COLOR: "1" }, "❌ Do not open", "", 1],
])(
  "on a terminal verify --evidence marks %s bytes with %j, and breaks no word",
  async (text, env, mark, colour, code) => {
    await using workspace = await withEvidence(text);
    const args = ["verify", "app.tgz", "--evidence", "evidence.intoto.json"];
    const { exitCode, stdout } = await runCommandHere(args, { cwd: workspace.path, env, columns: 80 });
    expect([exitCode, stdout.startsWith(`${colour}${mark}`)]).toEqual([code, true]);
    expect(stdout.includes("\u001B")).toBe(colour !== "");
    const lines = stripVTControlCharacters(stdout).split("\n");
    expect(lines.filter((line) => line.length >= 80)).toEqual([]);
  },
);

test("a node that does not answer, or is no node, is told with the reason", async () => {
  await using workspace = await withEvidence("shipped");
  const verify = (...more: readonly string[]) =>
    runCommandHere(["verify", "app.tgz", ...more], { cwd: workspace.path });
  const away = await verify("--evidence", "evidence.intoto.json", "--node", refusingUrl);
  expect(away).toMatchObject({
    exitCode: 2,
    stdout: expect.stringMatching(/note .* did not answer: .*\(ECONNREFUSED\)\./),
  });
  await using other = await startFaultServer(() => json({}, { status: 404 }));
  const { exitCode, stdout } = await verify("--node", other.url);
  expect(exitCode).toBe(2);
  expect(stdout).toMatch(
    /^error: NODE_ANSWER_INVALID: .*it answered 404\. The file is not judged\. Check the node's address/m,
  );
  expect(stdout).toMatch(/^More: https:\S+#node_answer_invalid$/m);
});

test.each([
  [
    "a refused key",
    json({ status: "fail", statusCode: 401, message: "Unauthorized" }, { status: 401 }),
    /^Same bytes, but the chain could not be asked\.\nThe service refused the key\. Check ANCHOR_API_KEY/,
  ],
  [
    "an answer about another file",
    json({ status: "success", statusCode: 200, data: verifiedByHash("full match", anotherDigest) }),
    /^Same bytes, but the chain could not be asked\.\nDo not trust any result of this run\. Tell the service's operator/,
  ],
  ["an outage", json({}, { status: 503 }), /\nTry again later, or name another node of that chain\.\n/],
])("verify --evidence advises what helps against %s", async (_, answer, advice) => {
  await using workspace = await withEvidence("shipped");
  await using server = await startFaultServer(() => answer);
  const args = ["verify", "app.tgz", "--evidence", "evidence.intoto.json", "--api-url", server.url];
  expect(await run(workspace, ...args)).toMatchObject({ exitCode: 2, stdout: expect.stringMatching(advice) });
});

test.each([
  ["a service", "--api-url"],
  ["a node", "--node"],
])("verify --evidence asks nothing more of %s once it refuses the key", async (_, option) => {
  const names = ["a.txt", "b.txt", "c.txt"];
  await using workspace = await createWorkspace(Object.fromEntries(names.map((name) => [name, name])));
  const list = names.map((name) => `SHA3-256 (${name}) = ${sha3Of(name)}\n`).join("");
  await workspace.write("anchor-SHA3-256SUMS", list);
  await using server = await startFaultServer(() => json({ message: "Unauthorized" }, { status: 401 }));
  const args = ["verify", ...names, "--evidence", "anchor-SHA3-256SUMS", option, server.url, "--json"];
  const { exitCode, stdout } = await run(workspace, ...args);
  const files = names.map((file) => ({ file, chain: "could not be asked" }));
  expect({ exitCode, ...JSON.parse(stdout) }).toMatchObject({ exitCode: 2, files });
  expect(server.requests).toHaveLength(1);
});

test.each([[["*.tgz", "!other.tgz"]], [["--files=*.tgz", "--files=!other.tgz"]], [["app.tgz", "*p.tgz"]]])(
  "verify --evidence compares the files that the patterns %j select",
  async (words) => {
    await using workspace = await withEvidence("shipped");
    await workspace.write("other.tgz", "other");
    const { exitCode, stdout } = await run(
      workspace,
      "verify",
      ...words,
      "--evidence",
      "evidence.intoto.json",
      "--json",
    );
    expect({ exitCode, files: JSON.parse(stdout).files }).toEqual({
      exitCode: 0,
      files: [expect.objectContaining({ file: "app.tgz", bytes: "yes" })],
    });
  },
);

test("verify --evidence passes over a statement that the evidence names and that is not here, and tells it once", async () => {
  await using workspace = await createWorkspace({ "app.tgz": "shipped" });
  const id = "0123456789abcdef" as StatementId;
  const evidence = toStatementFile(aStatement([aSubject("app.tgz", "shipped")], { after: [id] }), sha3Of);
  await workspace.write("evidence.intoto.json", evidence.text);
  const said = await run(workspace, "verify", "app.tgz", "app.tgz", "--evidence", "evidence.intoto.json");
  const stderr = `1 earlier statement that the evidence names is not here: anchor-${id}.intoto.json.\n`;
  expect(said).toMatchObject({ exitCode: 0, stderr });
});

test("a name or a pattern that no file has ends verify --evidence with 4, also beside a file", async () => {
  await using workspace = await withEvidence("shipped");
  const verify = (word: string) => run(workspace, "verify", "app.tgz", word, "--evidence", "evidence.intoto.json");
  // The headline does not speak of the file at hand as if it were all that was asked about.
  expect(await verify("none.tgz")).toMatchObject({
    exitCode: 4,
    stdout: expect.stringMatching(/^1 of these 2 files could not be read, .*\n.*\napp\.tgz is exactly the one/),
    stderr: "none.tgz: No file has this name. Check the name.\n",
  });
  expect(await verify("none*.tgz")).toMatchObject({
    exitCode: 4,
    stdout: expect.stringMatching(/^This is exactly the file/),
    stderr: expect.stringMatching(/^No file in \S+ matches none\*\.tgz\. Check the name: .* Nothing was compared/),
  });
  expect(await run(workspace, "hash", "*.tgz")).toMatchObject({
    exitCode: 4,
    stderr: "*.tgz: No file has this name. A pattern must be expanded by the shell.\n",
  });
});

test.skipIf(sep === "\\")("a name that a workflow's log would take for a command is escaped", async () => {
  const names = ["::error::boo", "x##[error]y"];
  await using workspace = await withEvidence("shipped", names);
  const { stdout } = await run(workspace, "verify", ...names, "--evidence", "evidence.intoto.json");
  expect(stdout).toContain("\n\\u{3a}:error::boo\n");
  expect(stdout).toContain("\nx\\u{23}\\u{23}[error]y\n");
  expect(stdout).not.toMatch(/^::|##\[/m);
});

describe("stamp --again", () => {
  let slow: RunningService;
  beforeAll(async () => {
    slow = await startService({ blockTimeMs: 3_600_000 });
  });
  afterAll(() => slow.close());
  const sent = () => slow.requests.map(({ path }) => path).filter((path) => path !== routes.check);
  const stamp = (workspace: Workspace, ...args: readonly string[]): Promise<CommandRun> =>
    run(workspace, "stamp", "--api-url", slow.url, ...args);
  // The services have keys of their own.
  const keyed = (workspace: Workspace) => ["--api-key-file", join(workspace.path, "key")];

  test("sends the stamps of the files that it names once more, and says which", async () => {
    await using workspace = await createWorkspace({ "a.txt": "again a", "b.txt": "again b", key: slow.apiKey });
    await stamp(workspace, "a.txt", "b.txt", ...keyed(workspace));
    const before = sent().length;
    const { stdout, exitCode } = await stamp(workspace, "a.txt", "--again", ...keyed(workspace));
    expect(sent().length - before).toBe(1);
    expect(stdout).toMatch(
      /a\.txt: an earlier run sent a stamp \d s ago \(accepted\)\. Because of --again, another one is sent/,
    );
    expect([stdout.includes("b.txt"), exitCode]).toEqual([false, 0]);
    await stamp(workspace, "a.txt", ...keyed(workspace));
    expect(sent().length - before).toBe(1);
  });

  test.each([
    [["*.txt", "--again"], /\*\.txt is not the name of a file/],
    [["folder", "--again"], /folder is not the name of a file/],
    [["absent.txt", "--again"], /absent\.txt/],
    [["a.txt", "--files", "b.txt", "--again"], /Leave --files out/],
    [["a.txt", "--subject-checksums=list", "--again"], /Leave --subject-checksums out/],
  ])("names files, and nothing else: %j", async (args, problem) => {
    await using workspace = await createWorkspace({ "a.txt": "a", "folder/b.txt": "b", key: slow.apiKey });
    const before = slow.requests.length;
    const { exitCode, stderr } = await stamp(workspace, ...args, ...keyed(workspace));
    expect([exitCode, slow.requests.length - before]).toEqual([4, 0]);
    expect(stderr).toMatch(problem);
  });
});
