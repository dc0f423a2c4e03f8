/** Every command that docs/verify-a-download.md tells people to type, on a released file and on one that was replaced. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { listText } from "#evidence/to-statement.ts";
import { statementFileName } from "#core/file-names.ts";
import { sha256Of, sha3Of } from "../../support/digests.ts";
import { whereAvailable } from "../../support/availability.ts";
import { aStatement, aSubject, filesOf } from "../../support/evidence/statements.ts";
import { createWorkspace, type Workspace } from "../../support/files/workspace.ts";
import { runPipelineShell } from "../../support/pipelines/shell.ts";
import { makeChain, makeToken, toPem } from "../../support/witness/make-token.ts";

const page = readFileSync("docs/verify-a-download.md", "utf8");
const blocks = (language: string) =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\``, "gm"))].map(([, text = ""]) => text);
const lines = blocks("sh").flatMap((block) => block.trim().split("\n"));

const released = { "app.tgz": "released", "caf\u00E9 1.txt": "with a name", "elsewhere.zip": "not downloaded" };
const subjects = Object.entries(released).map(([name, text]) => {
  return { name, digest: { sha3_256: sha3Of(text), sha256: sha256Of(text) } };
});

/** The folder of somebody who downloaded two of three files, with app.tgz as given. */
function download(app: string): Promise<Workspace> {
  const anchors = subjects.map(({ digest }) => {
    return { covers: "subject", digest: digest.sha3_256, verdict: "anchored" } as const;
  });
  const statements = filesOf(aStatement([aSubject("app.tgz")]), aStatement(subjects, { anchors }));
  return createWorkspace({
    "app.tgz": app,
    "caf\u00E9 1.txt": released["caf\u00E9 1.txt"],
    "anchor-SHA256SUMS": listText({ name: "anchor-SHA256SUMS" }, subjects),
    "anchor-SHA3-256SUMS": listText({ name: "anchor-SHA3-256SUMS" }, subjects),
    ...Object.fromEntries(statements.map(({ id, text }) => [statementFileName(id), text])),
    "root.py": readFileSync("docs/root.py"),
  });
}

/** What the line does in the folder of a download with app.tgz as given. */
async function typeIn(app: string, line: string) {
  await using folder = await download(app);
  return await runPipelineShell(folder, line, {});
}

/** What the line does in the folder of a good download, and of a replaced file. */
const type = async (line: string) => [await typeIn(released["app.tgz"], line), await typeIn("replaced", line)] as const;

const has = (command: string, ...args: readonly string[]): boolean => spawnSync(command, args).status === 0;
const missing = (isThere: boolean, why: string) => (isThere ? undefined : why);
const lineOf = (start: string): string => lines.find((line) => line.startsWith(start)) ?? "";

test("the page shows these commands and no other", () => {
  expect(lines.map((line) => line.split(" ").slice(0, 2).join(" "))).toEqual([
    "sha256sum --check",
    "shasum -a",
    "openssl dgst",
    "python3 -c",
    "cksum -a",
    "python3 root.py",
    "anchor-artifacts verify",
    "anchor-artifacts verify",
    "jq -r",
    "jq -r",
  ]);
  expect([blocks("powershell").length, blocks("bat").length]).toEqual([1, 1]);
});

describe.runIf(process.platform === "linux")("the lists", () => {
  const checkers = [
    ["sha256sum", missing(has("sha256sum", "--version"), "not on this machine")],
    ["shasum", missing(has("shasum", "--version"), "not on this machine")],
    ["cksum", missing(has("cksum", "-a", "sha3", "-l", "256", "/dev/null"), "it needs coreutils 9.8")],
  ] as const;
  for (const [program, why] of checkers) {
    whereAvailable(`${program} of docs/verify-a-download.md`, why, () => {
      test(`${program} takes what was released, and refuses what was replaced`, async () => {
        const [good, bad] = await type(lineOf(program));
        expect(good).toMatchObject({
          exitCode: 0,
          stdout: expect.stringMatching(/^app\.tgz: OK\ncaf.* 1\.txt.*: OK\n$/),
        });
        expect(bad).toMatchObject({ exitCode: 1, stdout: expect.stringMatching(/^app\.tgz: FAILED$/m) });
      });
    });
  }
});

describe.runIf(process.platform === "linux")("the digest", () => {
  test.each(["openssl", "python3 -c"])("%s prints the digest that is anchored", async (program) => {
    const [good, bad] = await type(lineOf(program));
    expect(good).toMatchObject({ exitCode: 0, stdout: expect.stringContaining(sha3Of("released")) });
    expect(bad).toMatchObject({ exitCode: 0, stdout: expect.stringContaining(sha3Of("replaced")) });
  });

  test.each([
    ["the shell expands the pattern", lineOf("python3 root.py")],
    ["the shell does not, as on Windows", lineOf("python3 root.py").replace(/(?<=py )(\S+)/, "'$1'")],
  ])("root.py prints what the chain has to hold, where %s", async (_, line) => {
    const good = await typeIn(released["app.tgz"], line);
    expect(good.exitCode).toBe(0);
    for (const { digest } of subjects) expect(good.stdout).toContain(`${digest.sha3_256} subject agrees`);
  });
});

test.runIf(process.platform === "linux")(
  "the command line takes the file by its evidence, and not another one",
  async () => {
    const [good, bad] = await type(lineOf("anchor-artifacts verify"));
    expect(good).toMatchObject({ exitCode: 0, stdout: expect.stringMatching(/not asked/) });
    expect(bad).toMatchObject({ exitCode: 1, stdout: expect.stringMatching(/other bytes/) });
  },
);

whereAvailable("OpenSSL's time-stamps", missing(has("openssl", "version"), "openssl is not on the PATH"), () => {
  const commands = blocks("console").flatMap((block) => block.trim().split("\n"));
  const [verify = "", ...tells] = commands.filter((line) => line.startsWith("openssl ts"));

  test("the page's commands take a stamp whose certificate has expired, say when it was made, and refuse others", async () => {
    const chain = makeChain({ notBefore: new Date("2020-01-01"), notAfter: new Date("2021-01-01") });
    const genTime = new Date("2020-06-01T03:12:40Z");
    await using folder = await createWorkspace({
      "anchor-SHA256SUMS": "the list\n",
      "anchor-SHA256SUMS.tsr": makeToken("the list\n", chain, { genTime }),
      "ca.pem": toPem(chain.root.certificate),
      "other.pem": toPem(makeChain().root.certificate),
    });
    const ask = (line: string) => runPipelineShell(folder, line, {});
    expect(await ask(verify)).toMatchObject({ exitCode: 0, stdout: "Verification: OK\n" });
    expect(await ask(verify.replace(" -no_check_time", ""))).toMatchObject({ stdout: "Verification: FAILED\n" });
    expect(await ask(verify.replace("ca.pem", "other.pem"))).toMatchObject({ stdout: "Verification: FAILED\n" });
    const [when, dates] = await Promise.all(tells.map(ask));
    expect(when?.stdout).toMatch(/^Time stamp: Jun +1 03:12:40 2020 GMT$/m);
    expect(dates?.stdout).toMatch(/notBefore: Jan +1 00:00:00 2020 GMT\s+notAfter: Jan +1 00:00:00 2021 GMT/);
    await writeFile(join(folder.path, "anchor-SHA256SUMS"), "another list\n");
    expect(await ask(verify)).toMatchObject({ stdout: "Verification: FAILED\n" });
  });
});

whereAvailable("PowerShell", missing(has("pwsh", "-v"), "there is none on this machine"), () => {
  test("PowerShell's lines take what was released, and refuse what was replaced", async () => {
    const [block = ""] = blocks("powershell");
    const outputs = await Promise.all(
      [released["app.tgz"], "replaced"].map(async (app) => {
        await using folder = await download(app);
        return spawnSync("pwsh", ["-NoProfile", "-Command", block], { cwd: folder.path, encoding: "utf8" }).stdout;
      }),
    );
    expect(outputs).toEqual([expect.stringMatching(/^app\.tgz: OK$/m), expect.stringMatching(/^app\.tgz: FAILED$/m)]);
    expect(outputs[0]).toMatch(/^root\.py: not in the list$/m);
  });
});
