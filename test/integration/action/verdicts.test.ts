/** The built action against the local service: what a workflow author sees of each mode. */
import { mkdir, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";

import { parseStatementFile } from "#evidence/statement-file.ts";
import { openRecord } from "#evidence/record.ts";
import { sha3Of } from "../../support/digests.ts";
import { createWorkspace, type Workspace } from "../../support/files/workspace.ts";
import { answers } from "../../support/network/answers.ts";
import { json } from "../../support/network/behaviours.ts";
import { startFaultServer } from "../../support/network/fault-server.ts";
import { explainedAt } from "#core/version.ts";
import { runActionHere } from "../../support/runner/runner.ts";
import { rightReply } from "../../support/service/client.ts";
import { startService, type RunningService } from "../../support/service/service.ts";

let service: RunningService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

/** The action against the service of this file, or against the one that the inputs name. */
const play = (workspace: Workspace, inputs: Readonly<Record<string, string>>) =>
  runActionHere({ workspace, inputs: { "api-url": service.url, "api-key": service.apiKey, ...inputs } });
/** Each subject's name with its verdict, or with the code of its error. */
const verdictsOf = ({ results }: Awaited<ReturnType<typeof play>>) =>
  results?.results.map(({ subject, verdict, error }) => [subject.name, error?.code ?? verdict]);
const sentTo = (path: string, hash: string) =>
  service.requests.filter((request) => request.path === path && request.body.includes(hash));

/** Asks the service for a proof file, as its web application hands one out. */
async function fetchProof(hash: string): Promise<readonly Record<string, string>[]> {
  const ask = async (path: string, body: object): Promise<unknown> => {
    const headers = { "content-type": "application/json", "x-api-key": service.apiKey };
    const answer = await fetch(`${service.url}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    return ((await answer.json()) as { data: unknown }).data;
  };
  const { uid } = (await ask("/core/v1/timestamp/post", { hash })) as { uid: string };
  const [item] = Object.values((await ask("/core/v1/timestamp/status", { uids: [uid] })) as object) as Record<
    string,
    string
  >[];
  return [
    {
      address: item?.["address"] ?? "",
      data: item?.["data"] ?? "",
      proof: item?.["proof"] ?? "",
      root: item?.["root"] ?? "",
    },
  ];
}

/** Stands before the service, and does something to the workspace before each request goes on. */
const startMeddler = (meddle: () => Promise<unknown>) =>
  startFaultServer(async ({ path, body }) => {
    await meddle();
    const headers = { "content-type": "application/json", "x-api-key": service.apiKey };
    const answer = await fetch(`${service.url}${path}`, { method: "POST", headers, body: new Uint8Array(body) });
    return json(await answer.json(), { status: answer.status });
  });

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
    {
      subject: { name: "dist/a.txt", digest: sha3Of("stamp a"), size: 7 },
      verdict: "accepted",
      status: "pending",
    },
    {
      subject: { name: "dist/b.txt", digest: sha3Of("stamp b"), size: 7 },
      verdict: "accepted",
      status: "pending",
    },
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

test("a stamp stays accepted when no block came in time, which passes unless fail-on says otherwise", async () => {
  const slow = await startService({ blockTimeMs: 600_000 });
  onTestFinished(() => slow.close());
  const reach = { "api-url": slow.url, "api-key": slow.apiKey };
  await using workspace = await createWorkspace({ "a.txt": "never" });
  const inputs = {
    ...reach,
    mode: "stamp",
    files: "a.txt",
    wait: "2",
  };
  const run = await play(workspace, inputs);
  expect(run.results?.results[0]).toMatchObject({ verdict: "accepted", status: "pending" });
  expect(run.exitCode).toBe(0);
  const strict = await play(workspace, { ...inputs, "fail-on": "accepted" });
  expect(strict.exitCode).toBe(1);
});

test("a check warns at each file of what fail-on does not name, and counts the others", async () => {
  const names = Array.from("abcdefghijkl", (letter) => `${letter}.txt`);
  await using workspace = await createWorkspace(Object.fromEntries(names.map((name) => [name, `tolerated ${name}`])));
  const run = await play(workspace, { mode: "check", files: "*", "fail-on": "none" });
  expect(run.exitCode).toBe(0);
  expect(run.annotations.map(({ level }) => level)).toEqual(Array.from({ length: 9 }, () => "warning"));
  const [count, ...others] = run.annotations.map(({ message, properties }) => properties["file"] ?? message);
  expect(count).toBe(
    `12 files are not found. This does not fail the run, because fail-on does not list not-found. More: ${explainedAt("fail-on")}`,
  );
  const rest = `5 more: 5 not found (demonstration). See the log and the summary. More: ${explainedAt("Messages without a code")}`;
  expect(others).toEqual([...names.slice(0, 7), rest]);
});

test("a check tells what is there from what is not, and fails for what is not", async () => {
  await using workspace = await createWorkspace({
    "dist/known.txt": "check known",
    "dist/strange.txt": "check strange",
  });
  await play(workspace, { mode: "stamp", files: "dist/known.txt" });
  const run = await play(workspace, { mode: "check", files: "dist/*" });
  expect(run.results?.results.map(({ verdict }) => verdict)).toEqual(["found", "not-found"]);
  expect(run.results?.results.map(({ data }) => data?.["found"])).toEqual([true, false]);
  expect(run.exitCode).toBe(1);
  expect(run.annotations.filter(({ level }) => level === "error")).toMatchObject([
    { properties: { file: "dist/strange.txt" } },
  ]);
});

test("one changed byte turns verified into no-match, exit code 1, with the file named in an annotation", async () => {
  await using workspace = await createWorkspace({ "dist/app.bin": "verify this", "dist/other.bin": "verify that" });
  await play(workspace, { mode: "stamp", files: "dist/*" });
  const inputs = { mode: "verify", files: "dist/*" };
  const before = await play(workspace, inputs);
  expect(before.results?.results.map(({ verdict }) => verdict)).toEqual(["verified", "verified"]);
  expect(before.exitCode).toBe(0);
  await workspace.write("dist/app.bin", "verify thiz");
  const after = await play(workspace, inputs);
  expect(after.results?.results.map(({ verdict }) => verdict)).toEqual(["no-match", "verified"]);
  expect(after.exitCode).toBe(1);
  expect(after.annotations.filter(({ level }) => level === "error")).toMatchObject([
    { properties: { file: "dist/app.bin" } },
  ]);
});

test("a verification warns once where reports were asked for and none came", async () => {
  await using server = await startFaultServer(rightReply);
  await using workspace = await createWorkspace({ "a.txt": "a", "b.txt": "b" });
  const inputs = {
    mode: "verify",
    files: "*.txt",
    "api-url": server.url,
    "api-key": "a-secret-key",
    chain: "The chain",
  };
  const warned = async (report: string) => {
    const run = await play(workspace, { ...inputs, report });
    expect([run.exitCode, run.outputs["anchored-count"]]).toEqual([0, "2"]);
    return run.annotations.map(({ level, properties }) => `${level} ${properties["title"]}`);
  };
  expect(await warned("true")).toEqual(["warning REPORT_UNAVAILABLE"]);
  expect(await warned("false")).toEqual([]);
});

test("a run names the chain by its input, else by what the service says, and warns once where nobody does", async () => {
  let said: Record<string, string> = {};
  await using server = await startFaultServer(({ hash, id }) => json(answers.verified(hash, id), { headers: said }));
  await using workspace = await createWorkspace({ "a.txt": "a", "b.txt": "b" });
  const named = async (chain: string) => {
    const inputs = { mode: "verify", files: "*.txt", "api-url": server.url, "api-key": "a-secret-key", chain };
    const { exitCode, results, summary, annotations } = await play(workspace, inputs);
    const shown = summary.split("\n").filter((line) => line.startsWith("Chain: "));
    const titles = annotations.map(({ level, properties }) => `${level} ${properties["title"]}`);
    const links = Array.from(summary.matchAll(/\]\((https:\/\/explorer[^)]*)\)/g), ([, link]) => link);
    return { exitCode, chain: results && "chain" in results && results.chain, shown, titles, links: new Set(links) };
  };
  const explorer = "https://explorer.example/{block}";
  const links = new Set();
  const unnamed = { exitCode: 0, chain: false, shown: [], titles: ["warning CHAIN_UNNAMED"], links };
  expect(await named("")).toEqual(unnamed);
  const chain = { name: "The public chain" };
  const shown = ["Chain: The public chain"];
  for (const more of ["", " javascript:/alert({block})"]) {
    said = { "x-chain-name": `The public chain${more}` };
    expect(await named("")).toEqual({ exitCode: 0, chain, shown, titles: [], links });
  }
  said = { "x-chain-name": `The public chain ${explorer}` };
  const linked = { exitCode: 0, titles: [], links: new Set(["https://explorer.example/1906787"]) };
  expect(await named("")).toEqual({ ...linked, chain: { ...chain, explorer }, shown });
  const given = { name: "My chain", explorer };
  expect(await named(`My chain ${explorer}`)).toEqual({ ...linked, chain: given, shown: ["Chain: My chain"] });
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
  const run = await runActionHere({ workspace, inputs });
  expect(run.annotations.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^node-url is "https:\/\/.*"; it must be a chain node's address/),
  ]);
  expect(run.summary).not.toContain("a-long-password");
});

test("a proof file of the service verifies the file it is bound to", async () => {
  await using workspace = await createWorkspace({ "app.tgz": "proved bytes" });
  await workspace.write("app.proof.json", JSON.stringify(await fetchProof(sha3Of("proved bytes"))));
  const run = await play(workspace, { mode: "verify", files: "app.tgz", proofs: "*.proof.json" });
  expect(run.results?.results).toMatchObject([{ subject: { name: "app.tgz", size: 12 }, verdict: "verified" }]);
  expect(run.exitCode).toBe(0);
  const sent = service.requests.findLast(({ path }) => path === "/core/v1/verify/post-lite");
  expect(sent?.headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
  expect(sent?.headers["x-report-required"]).toBe("true");
  expect(sent?.body).toContain('name="jsonproof"');
});

test("a proof whose hashes lack the 0x verifies its file and is quoted in the statement", async () => {
  await using workspace = await createWorkspace({ "app.tgz": "proved barely" });
  const [proof = {}] = await fetchProof(sha3Of("proved barely"));
  const hashes = { data: sha3Of("proved barely"), root: proof["root"]?.slice(2) };
  await workspace.write("app.json", JSON.stringify([{ ...proof, ...hashes }]));
  const run = await play(workspace, { mode: "verify", files: "app.tgz", proofs: "*.json" });
  expect(run.results?.results).toMatchObject([{ verdict: "verified" }]);
  expect(run.annotations).toEqual([]);
  expect(run.exitCode).toBe(0);
  const { statement } = parseStatementFile(await readFile(run.outputs["statement-path"] ?? ""));
  expect(statement.predicate.anchors[0]?.proof?.file?.data).toBe(`0x${hashes.data}`);
});

test("a proof without files stands for itself, by the name of its own file", async () => {
  await using workspace = await createWorkspace();
  await workspace.write("proofs/one.json", JSON.stringify(await fetchProof(sha3Of("proved alone"))));
  const run = await play(workspace, { mode: "verify", proofs: "proofs/*.json" });
  expect(run.results?.results).toMatchObject([
    { subject: { name: "proofs/one.json", digest: sha3Of("proved alone") }, verdict: "verified" },
  ]);
  expect(run.results?.results[0]?.subject).not.toHaveProperty("size");
});

test.each(["data", "proof", "root"])("a digit changed in %s is caught, nothing sent", async (member) => {
  await using workspace = await createWorkspace();
  const [proof = {}] = await fetchProof(sha3Of(`broken ${member}`));
  const value = proof[member] ?? "";
  const broken = { ...proof, [member]: `${value.slice(0, -1)}${value.endsWith("0") ? "1" : "0"}` };
  await workspace.write("one.json", JSON.stringify([broken]));
  const before = service.requests.length;
  const run = await play(workspace, { mode: "verify", proofs: "one.json" });
  expect(run.results?.results).toMatchObject([{ verdict: "failed", error: { code: "PROOF_INVALID" } }]);
  expect(run.exitCode).toBe(1);
  expect(service.requests).toHaveLength(before);
});

test("files without any proof file fail, and are not verified by hash instead", async () => {
  await using workspace = await createWorkspace({ "a.txt": "no proof at all" });
  const before = service.requests.length;
  const run = await play(workspace, { mode: "verify", files: "a.txt", proofs: "*.json" });
  expect(run.results?.results).toMatchObject([{ verdict: "failed", error: { code: "PROOF_MISSING" } }]);
  expect(service.requests).toHaveLength(before);
});

test("a proof fails when the files it should be bound to are not there", async () => {
  await using workspace = await createWorkspace();
  await workspace.write("p.json", JSON.stringify(await fetchProof(sha3Of("not here"))));
  const run = await play(workspace, { mode: "verify", files: "*.txt", proofs: "p.json" });
  expect(run.results?.results).toMatchObject([{ verdict: "failed", error: { code: "PROOF_INVALID" } }]);
  expect(run.exitCode).toBe(1);
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

test("subject-checksums: our own list finds the files it names from any folder, and a changed one fails", async () => {
  await using workspace = await createWorkspace({ "dist/app.txt": "as it was" });
  const stamp = await play(workspace, { mode: "stamp", files: "dist/*" });
  await workspace.write("dist/app.txt", "tampered");
  const list = { "subject-checksums": stamp.outputs["checksums-path"] ?? "" };
  const run = await play(workspace, { mode: "verify", ...list });
  expect(run.results?.results).toMatchObject([{ verdict: "failed", error: { code: "CHECKSUM_MISMATCH" } }]);
});

test("subject-checksums: a list from elsewhere is held against the files beside it, and says which it has not read", async () => {
  await using workspace = await createWorkspace();
  const elsewhere = join(workspace.temp, "download");
  const list = `SHA3-256 (app.txt) = ${sha3Of("app")}\nSHA3-256 (lib.txt) = ${sha3Of("lib")}\nSHA3-256 (../event.json) = ${sha3Of("event")}\n`;
  await mkdir(elsewhere);
  for (const [name, content] of Object.entries({ "SHA3-256SUMS": list, "app.txt": "tampered", "lib.txt": "lib" }))
    await writeFile(join(elsewhere, name), content);
  const run = await play(workspace, { mode: "stamp", "subject-checksums": join(elsewhere, "SHA3-256SUMS") });
  expect(verdictsOf(run)).toEqual([
    ["app.txt", "CHECKSUM_MISMATCH"],
    ["lib.txt", "accepted"],
    ["../event.json", "accepted"],
  ]);
  expect(run.annotations.filter(({ level }) => level === "notice").map(({ message }) => message)).toEqual([
    expect.stringContaining(
      "1 of the 3 files in SHA3-256SUMS was not found, so the digests were taken from the list: ../event.json.",
    ),
  ]);
  expect(run.summary).toContain("because only the checksum list names them: <code>../event.json</code>");
  expect(run.annotations.find(({ level }) => level === "error")?.properties).not.toHaveProperty("file");
});

test("subject-checksums: links beside a list are followed only when that is asked for, and never out of the workspace", async () => {
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
});

test("subject-checksums: a list behind a link that leaves the workspace opens nothing beside it", async () => {
  await using workspace = await createWorkspace();
  await writeFile(join(workspace.temp, "secret.txt"), "secret");
  await writeFile(join(workspace.temp, "SHA3-256SUMS"), `SHA3-256 (secret.txt) = ${sha3Of("guess")}\n`);
  await symlink(workspace.temp, join(workspace.path, "dist"));
  const run = await play(workspace, { mode: "check", "subject-checksums": "dist/SHA3-256SUMS", "fail-on": "none" });
  expect(run.results?.results).toMatchObject([{ subject: { name: "secret.txt" }, verdict: "not-found" }]);
  expect(run.stdout).not.toContain(sha3Of("secret"));
});

test("subject-checksums: a line that does not parse is an error naming its number, before anything is sent", async () => {
  await using workspace = await createWorkspace({ "list.txt": `${sha3Of("a")}  a.txt\n` });
  const before = service.requests.length;
  const run = await play(workspace, { mode: "stamp", "subject-checksums": "list.txt" });
  expect(run.exitCode).toBe(1);
  expect(run.annotations.map(({ message }) => message).join("\n")).toMatch(/line 1/);
  expect(service.requests).toHaveLength(before);
});

const files = { "dist/one.txt": "manifest one", "dist/two.txt": "manifest two" };

test("with anchor: manifest one request anchors the list; every file shares its verdict, and the same files verify against it", async () => {
  await using workspace = await createWorkspace(files);
  const before = service.requests.length;
  const stamp = await play(workspace, { mode: "stamp", anchor: "manifest", files: "dist/*" });
  expect(service.requests).toHaveLength(before + 1);
  const [list, ...rows] = stamp.results?.results ?? [];
  expect(list).toMatchObject({
    subject: {
      name: "anchor-SHA3-256SUMS",
      digest: sha3Of(await readFile(stamp.outputs["checksums-path"] ?? "", "utf8")),
    },
    verdict: "accepted",
  });
  expect(rows.map(({ subject, verdict, covered_by }) => [subject.name, verdict, covered_by])).toEqual([
    ["dist/one.txt", "accepted", list?.subject.digest],
    ["dist/two.txt", "accepted", list?.subject.digest],
  ]);
  const verify = await play(workspace, { mode: "verify", anchor: "manifest", files: "dist/*" });
  expect(verify.outputs).toMatchObject({ count: "3", "anchored-count": "3", "all-anchored": "true" });
});

test("anchor: manifest: files are held against a list that is given: changed and unlisted ones fail", async () => {
  await using workspace = await createWorkspace(files);
  const stamp = await play(workspace, { mode: "stamp", anchor: "manifest", files: "dist/*" });
  await workspace.write("SHA3-256SUMS", await readFile(stamp.outputs["checksums-path"] ?? "", "utf8"));
  await workspace.write("dist/one.txt", "manifest 0ne");
  await workspace.write("dist/three.txt", "new");
  const inputs = {
    mode: "check",
    anchor: "manifest",
    files: "dist/*",
    "subject-checksums": "SHA3-256SUMS",
  };
  const check = await play(workspace, inputs);
  expect(check.results?.results.map(({ subject, verdict, error }) => [subject.name, error?.code ?? verdict])).toEqual([
    ["SHA3-256SUMS", "found"],
    ["dist/one.txt", "CHECKSUM_MISMATCH"],
    ["dist/three.txt", "CHECKSUM_MISSING"],
    ["dist/two.txt", "found"],
  ]);
  expect(check.exitCode).toBe(1);
});

test.each(["verify", "check"])(
  "a file that is not the one in its list does not pass, wherever the list lies: %s",
  async (mode) => {
    await using workspace = await createWorkspace({
      "app.txt": `built for ${mode}`,
      "lib.txt": `library for ${mode}`,
    });
    const evidence = { anchor: "manifest", "output-dir": "evidence" };
    await play(workspace, { mode: "stamp", files: "*.txt", ...evidence });
    await workspace.write("app.txt", "tampered");
    const run = await play(workspace, {
      mode,
      anchor: "manifest",
      "subject-checksums": "evidence/anchor-SHA3-256SUMS",
    });
    const passed = mode === "verify" ? "verified" : "found";
    expect(verdictsOf(run)).toEqual([
      ["evidence/anchor-SHA3-256SUMS", passed],
      ["app.txt", "CHECKSUM_MISMATCH"],
      ["lib.txt", passed],
    ]);
    expect(run.exitCode).toBe(1);
    expect(run.outputs["all-anchored"]).toBe("false");
  },
);

test("anchor: manifest: a file that changes while the list is being verified is not verified with it", async () => {
  await using workspace = await createWorkspace({ "app.txt": "before the answer", "lib.txt": "stays as it is" });
  const inputs = { anchor: "manifest", files: "*.txt" };
  await play(workspace, { mode: "stamp", ...inputs });
  await using meddler = await startMeddler(() => workspace.write("app.txt", "after the answer"));
  const run = await play(workspace, { mode: "verify", ...inputs, "api-url": meddler.url });
  expect(verdictsOf(run)).toEqual([
    ["anchor-SHA3-256SUMS", "verified"],
    ["app.txt", "FILE_CHANGED"],
    ["lib.txt", "verified"],
  ]);
  expect(run.exitCode).toBe(1);
});

test.each(["verify", "check"])(
  "the evidence of a %s has the text of a list that it was given in output-dir",
  async (mode) => {
    await using workspace = await createWorkspace({ "a.txt": "kept list", "b.txt": "kept list too" });
    const stamp = await play(workspace, { mode: "stamp", anchor: "manifest", files: "*.txt" });
    const list = await readFile(stamp.outputs["checksums-path"] ?? "", "utf8");
    // A folder that knows nothing of the stamp.
    await workspace.write("theirs/anchor-SHA3-256SUMS", list);
    await workspace.write("b.txt", "other bytes");
    const theirs = { "subject-checksums": "theirs/anchor-SHA3-256SUMS", "output-dir": "theirs", files: "*.txt" };
    const run = await play(workspace, { mode, anchor: "manifest", ...theirs });
    expect(verdictsOf(run)?.at(-1)).toEqual(["b.txt", "CHECKSUM_MISMATCH"]);
    const record = openRecord([parseStatementFile(await readFile(run.outputs["statement-path"] ?? ""))]);
    expect(record.lists.find(({ sha3_256 }) => sha3_256 === sha3Of(list))).toMatchObject({ text: list });
    expect(record.coverOf(sha3Of("kept list"))).toMatchObject({ digest: sha3Of(list) });
  },
);

test("a list in output-dir that a run is given and cannot read stays", async () => {
  await using workspace = await createWorkspace({ "theirs/anchor-SHA3-256SUMS": "no list" });
  const theirs = { "subject-checksums": "theirs/anchor-SHA3-256SUMS", "output-dir": "theirs" };
  expect((await play(workspace, { mode: "verify", anchor: "manifest", ...theirs })).exitCode).toBe(1);
  expect(await workspace.read("theirs/anchor-SHA3-256SUMS")).toBe("no list");
});

test("anchor: manifest: the list that is asked about is none of the files that it must name", async () => {
  await using workspace = await createWorkspace(files);
  const stamp = await play(workspace, { mode: "stamp", anchor: "manifest", files: "dist/*" });
  await workspace.write("dist/SHA3-256SUMS", await readFile(stamp.outputs["checksums-path"] ?? "", "utf8"));
  const list = { files: "dist/*", "subject-checksums": "dist/SHA3-256SUMS" };
  const run = await play(workspace, { mode: "verify", anchor: "manifest", ...list });
  expect(verdictsOf(run)).toEqual([
    ["dist/SHA3-256SUMS", "verified"],
    ["dist/one.txt", "verified"],
    ["dist/two.txt", "verified"],
  ]);
  expect(run.exitCode).toBe(0);
});
