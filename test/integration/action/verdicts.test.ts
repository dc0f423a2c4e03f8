/** The action against the local service: what a workflow author sees of each mode. */
import { readFileSync } from "node:fs";
import { mkdir, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { parseEvidence } from "#evidence/statement-file.ts";
import { readStatements } from "#run/prepare.ts";
import { demoAddress } from "#service/ledger/demonstration.ts";
import { canLink } from "../../support/files/zoo.ts";
import { sha3Of } from "../../support/digests.ts";
import { createWorkspace, type Workspace } from "../../support/files/workspace.ts";
import { startFaultServer } from "../../support/network/fault-server.ts";
import { proofOfOne } from "../../support/proofs.ts";
import { runSources } from "../../support/runner/runner.ts";
import { rightReply } from "../../support/service/client.ts";
import { startService, type RunningService } from "../../support/service/service.ts";

let service: RunningService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

/** The action against the service of this file, or against the one that the inputs name. */
const play = (workspace: Workspace, inputs: Readonly<Record<string, string>>) =>
  runSources({ workspace, inputs: { "api-url": service.url, "api-key": service.apiKey, ...inputs } });
const sentTo = (path: string, hash: string) =>
  service.requests.filter((request) => request.path === path && request.body.includes(hash));

test("a run stamps each file once, and writes results, checksums, outputs and a summary", async () => {
  await using workspace = await createWorkspace({
    "dist/b.txt": "stamp b",
    "dist/a.txt": "stamp a",
    "dist/a.map": "{}",
  });
  const run = await play(workspace, { mode: "stamp", files: "!**/*.map\ndist/**" });
  expect(run.exitCode).toBe(0);
  expect(run.outputs).toMatchObject({
    count: "2",
    "accepted-count": "2",
    "anchored-count": "0",
    "all-anchored": "false",
    status: "pending",
    "report-urls": "[]",
    "release-url": "",
  });
  expect(JSON.parse(run.outputs["results"] ?? "")).toEqual([
    { subject: { name: "dist/a.txt", digest: sha3Of("stamp a"), size: 7 }, verdict: "accepted", status: "pending" },
    { subject: { name: "dist/b.txt", digest: sha3Of("stamp b"), size: 7 }, verdict: "accepted", status: "pending" },
  ]);
  expect(await readFile(run.outputs["checksums-path"] ?? "", "utf8")).toBe(
    `SHA3-256 (dist/a.txt) = ${sha3Of("stamp a")}\nSHA3-256 (dist/b.txt) = ${sha3Of("stamp b")}\n`,
  );
  expect(run.results).toMatchObject({
    version: 1,
    mode: "stamp",
    status: "pending",
    demo: true,
    repository: "octo-org/octo-repo",
  });
  expect(run.results?.results[0]).toMatchObject({ kind: "service/stamp_result@v2", status: "pending" });
  expect(run.summary).toContain("demonstration");
  expect(sentTo("/core/v2/timestamp/post", sha3Of("stamp a"))).toHaveLength(1);
});

test("a run leaves out what an earlier run wrote where this one writes, and nothing else that is there", async () => {
  await using workspace = await createWorkspace({ "dist/a.txt": "beside evidence", "dist/report.json": "{}" });
  const inputs = { files: "dist/**", "output-dir": "dist", anchor: "manifest" };
  await play(workspace, { ...inputs, mode: "stamp" });
  await workspace.write("dist/old/anchor-SHA3-256SUMS", "from elsewhere");
  await workspace.write("dist/anchor-a.txt.verification.pdf", "a report");
  const names = ["dist/a.txt", "dist/old/anchor-SHA3-256SUMS", "dist/report.json"];
  for (const mode of ["verify", "stamp"]) {
    const there = (await readdir(join(workspace.path, "dist"))).filter((name) =>
      /^(?:anchor-|badge|journal|results)/.test(name),
    );
    const own = there.map((name) => `dist/${name}`).toSorted();
    const run = await play(workspace, { ...inputs, mode, "fail-on": "none" });
    expect(run.results?.results.slice(1).map(({ subject }) => subject.name)).toEqual(names);
    const notices = run.annotations.filter(({ level }) => level === "notice").map(({ message }) => message);
    expect(notices).toEqual([
      expect.stringContaining(
        `These files in the folder for evidence were left out, because they have the names of files that this action writes: ${own.join(", ")}.`,
      ),
    ]);
  }
});

test("a verification warns once where reports were asked for and none came", async () => {
  await using server = await startFaultServer(rightReply);
  await using workspace = await createWorkspace({ "a.txt": "a", "b.txt": "b" });
  const inputs = { mode: "verify", files: "*.txt", "api-url": server.url, "api-key": "a-key", chain: "The chain" };
  const warned = async (report: string) => {
    const run = await play(workspace, { ...inputs, report });
    expect([run.exitCode, run.outputs["anchored-count"]]).toEqual([0, "2"]);
    return run.annotations.map(({ level, properties }) => `${level} ${properties["title"]}`);
  };
  expect(await warned("true")).toEqual(["warning REPORT_UNAVAILABLE"]);
  expect(await warned("false")).toEqual([]);
});

test("a verification sends nothing but the digest, and asks for no report, unless told to", async () => {
  await using workspace = await createWorkspace({ "secret-name.txt": "nothing but the digest" });
  const hash = sha3Of("nothing but the digest");
  await play(workspace, { mode: "verify", files: "*", "fail-on": "none" });
  const [plain] = sentTo("/core/v2/verify/file", hash);
  expect(JSON.parse(plain?.body ?? "")).toEqual({ hash });
  expect(plain?.headers["x-report-required"]).toBeUndefined();
  const run = await play(workspace, {
    mode: "verify",
    files: "*",
    "fail-on": "none",
    "send-file-names": "true",
    report: "true",
  });
  const named = sentTo("/core/v2/verify/file", hash).at(-1);
  expect(JSON.parse(named?.body ?? "")).toEqual({ hash, filename: "secret-name.txt", filesize: 22 });
  expect(named?.headers["x-report-required"]).toBe("true");
  expect(JSON.parse(run.outputs["report-urls"] ?? "")).toHaveLength(1);
  expect(run.results?.results[0]?.links).toMatchObject([{ rel: "report" }]);
});

test("a node's user of one letter leaves the words of an input error whole", async () => {
  await using workspace = await createWorkspace({ "a.txt": "a" });
  const inputs = { mode: "check", files: "a.txt", "node-url": "https://u:a-long-password@no host" };
  const run = await runSources({ workspace, inputs });
  expect(run.annotations.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^node-url is "https:\/\/.*"; it must be a chain node's address/),
  ]);
  expect(run.summary).not.toContain("a-long-password");
});

test("a proof without files stands for itself, by the name of its own file, and leaves its evidence", async () => {
  const digest = sha3Of("proved alone");
  await service.ledger.requestProof(digest);
  const proof = { ...proofOfOne(digest), address: demoAddress };
  await using workspace = await createWorkspace({ "proofs/one.json": JSON.stringify([proof]) });
  const run = await play(workspace, { mode: "verify", proofs: "proofs/*.json" });
  expect(run.results?.results).toMatchObject([{ subject: { name: "proofs/one.json", digest }, verdict: "verified" }]);
  expect(run.results?.results[0]?.subject).not.toHaveProperty("size");
  // The list is of files, and has none: the proof's own file has other bytes.
  const folder = dirname(run.outputs["results-path"] ?? "");
  expect(readFileSync(join(folder, "anchor-SHA3-256SUMS"), "utf8")).toBe("");
  const { files } = readStatements(folder);
  expect(files.map(({ statement }) => statement.subject)).toEqual([[{ name: digest, digest: { sha3_256: digest } }]]);
  expect(parseEvidence(readFileSync(join(folder, "anchor-evidence.html")))).toHaveLength(1);
  expect(run.outputs["statement-path"]).toBe(join(folder, `anchor-${files[0]?.id}.intoto.json`));
});

test("subject-checksums: names digests without files, and files beside the list must agree", async () => {
  await using workspace = await createWorkspace({ "dist/here.txt": "here", "dist/changed.txt": "changed later" });
  await workspace.write(
    "dist/SHA3-256SUMS",
    [
      `SHA3-256 (absent.txt) = ${sha3Of("absent")}`,
      `SHA3-256 (changed.txt) = ${sha3Of("changed")}`,
      `SHA3-256 (here.txt) = ${sha3Of("here")}`,
      "",
    ].join("\r\n"),
  );
  const run = await play(workspace, { mode: "stamp", "subject-checksums": "dist/SHA3-256SUMS" });
  expect(run.results?.results.map(({ subject, verdict, error }) => [subject.name, verdict, error?.code])).toEqual([
    ["absent.txt", "accepted", undefined],
    ["changed.txt", "failed", "CHECKSUM_MISMATCH"],
    ["here.txt", "accepted", undefined],
  ]);
  expect(run.results?.results[0]?.subject).not.toHaveProperty("size");
  expect(run.annotations.filter(({ level }) => level === "error")).toMatchObject([
    { properties: { file: "dist/changed.txt" } },
  ]);
});

test.runIf(canLink())(
  "subject-checksums: links beside a list are followed only when that is asked for, and never out of the workspace",
  async () => {
    await using workspace = await createWorkspace({ "real/app.txt": "linked" });
    await writeFile(join(workspace.temp, "outside.txt"), "outside");
    for (const [name, target] of [
      ["link.txt", "real/app.txt"],
      ["folder", "real"],
      ["out.txt", join(workspace.temp, "outside.txt")],
      ["broken.txt", "nowhere"],
    ] as const)
      await symlink(target, join(workspace.path, name));
    const names = ["link.txt", "folder/app.txt", "out.txt", "broken.txt"];
    await workspace.write("SHA3-256SUMS", names.map((name) => `SHA3-256 (${name}) = ${sha3Of("linked")}\n`).join(""));
    const inputs = { mode: "stamp", "subject-checksums": "SHA3-256SUMS", "dry-run": "true" };
    const run = await play(workspace, inputs);
    const codes = run.results?.results.map(({ error, verdict }) => error?.code ?? verdict);
    expect(codes).toEqual(["skipped", "skipped", "FILE_OUTSIDE_WORKSPACE", "FILE_VANISHED"]);
  },
);

test.runIf(canLink())(
  "a file outside a workspace that is reached by a link is the file that was hashed, in every mode",
  async () => {
    await using workspace = await createWorkspace();
    await mkdir(join(workspace.temp, "out"));
    await writeFile(join(workspace.temp, "out/app.txt"), "behind two links");
    await symlink(join(workspace.temp, "out"), join(workspace.path, "bazel-bin"));
    // The link lies at another depth than the workspace, so that the same names upwards lead elsewhere.
    const link = join(workspace.home, "deeper/checkout");
    await mkdir(join(workspace.home, "deeper"));
    await symlink(workspace.path, link);
    const given = { ...workspace, path: link };
    const inputs = { files: "bazel-bin/**", wait: "600" };
    const stamped = await play(given, { mode: "stamp", ...inputs });
    expect(stamped.results?.results).toMatchObject([{ subject: { name: "bazel-bin/app.txt" }, verdict: "anchored" }]);
    expect(stamped.stdout).not.toContain("changed after");
    const verified = await play(given, { mode: "verify", files: "bazel-bin/**" });
    expect(verified.results?.results).toMatchObject([{ verdict: "verified" }]);
  },
);

test.runIf(canLink())(
  "subject-checksums: a list behind a link that leaves the workspace opens nothing beside it",
  async () => {
    await using workspace = await createWorkspace();
    await writeFile(join(workspace.temp, "secret.txt"), "secret");
    await writeFile(join(workspace.temp, "SHA3-256SUMS"), `SHA3-256 (secret.txt) = ${sha3Of("guess")}\n`);
    await symlink(workspace.temp, join(workspace.path, "dist"));
    const run = await play(workspace, { mode: "check", "subject-checksums": "dist/SHA3-256SUMS", "fail-on": "none" });
    expect(run.results?.results).toMatchObject([{ subject: { name: "secret.txt" }, verdict: "not-found" }]);
    expect(run.stdout).not.toContain(sha3Of("secret"));
  },
);

test("a list in output-dir that a run is given and cannot read stays", async () => {
  await using workspace = await createWorkspace({ "theirs/anchor-SHA3-256SUMS": "no list" });
  const theirs = { "subject-checksums": "theirs/anchor-SHA3-256SUMS", "output-dir": "theirs" };
  expect((await play(workspace, { mode: "verify", anchor: "manifest", ...theirs })).exitCode).toBe(1);
  expect(await workspace.read("theirs/anchor-SHA3-256SUMS")).toBe("no list");
});
