/** What docs/evidence.md promises to people who check by hand: its script, and tools that nobody here wrote. */
import { execFile, execFileSync, spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

import { beforeAll, describe, expect, test } from "vitest";

import { statementFileName } from "#core/file-names.ts";
import { listText } from "#evidence/to-statement.ts";
import {
  parseStatementFile,
  renderEvidencePage,
  toStatementFile,
  type StatementFile,
} from "#evidence/statement-file.ts";
import { digestAddresses } from "#node/find.ts";
import { leaveOut } from "../support/availability.ts";
import { failure, startNodeServer, success, toHttp } from "../support/chain/node-server.ts";
import { aStatement, aSubject, digestOf, filesOf, provenAnchor, runInput } from "../support/evidence/statements.ts";
import { createWorkspace } from "../support/files/workspace.ts";
import { publishedProofs } from "../support/proofs.ts";

const home = new URL("../conformance/evidence/statements/", import.meta.url);
const statements = readdirSync(home).map((name) => [name, fileURLToPath(new URL(name, home))] as const);
const document = new URL("../../docs/evidence.md", import.meta.url);
const finder = fileURLToPath(new URL("../../docs/find-on-chain.py", import.meta.url));
const script = fileURLToPath(new URL("../../docs/root.py", import.meta.url));

/** Prints where Python is, and whether it has in-toto's package. */
const asks = `
import sys
try: import in_toto_attestation.v1.statement
except ImportError: print(sys.executable)
else: print(sys.executable, "in-toto", sep="\\n")
`;
/** `pip install in-toto-attestation`, wherever it is. */
const asked = spawnSync(process.env["IN_TOTO_PYTHON"] ?? "python3", ["-c", asks], { encoding: "utf8" });
const hasPython = asked.status === 0;
// The program itself: behind its name there may be a script that looks for it, which takes longer than Python.
const [python = "", inToto] = hasPython ? asked.stdout.trim().split(/\r?\n/) : [];

test("the script has less than fifty lines, and imports nothing that Python does not bring", () => {
  const text = readFileSync(script, "utf8");
  expect(text.trimEnd().split("\n").length).toBeLessThan(50);
  expect(text.match(/^(?:import|from) .*$/gm)).toEqual(["import glob, hashlib, json, os, re, sys"]);
});

/** Runs a script once a file in one process, and prints for each what it printed, whether it ended well, and a NUL. */
const runner = `
import contextlib, io, runpy, sys
script, *paths = sys.argv[1:]
for path in paths:
    sys.argv, said, status = [script, path], io.StringIO(), None
    try:
        with contextlib.redirect_stdout(said): runpy.run_path(script)
    except SystemExit as end: status = end.code
    except Exception as error: status = repr(error)
    print(said.getvalue() + str(status), end="\\0")
`;

/** What the script prints about each file, and the status with which it ends in a line of its own. */
function run(program: string, paths: readonly string[]): readonly string[] {
  const said = execFileSync(python, ["-c", runner, program, ...paths], { encoding: "utf8" });
  return said.replaceAll("\r", "").split("\0").slice(0, -1);
}

if (!hasPython) leaveOut("what the documents say for Python", "there is no Python");
describe.skipIf(!hasPython)("where there is Python", () => {
  let said: ReadonlyMap<string, string | undefined>;
  beforeAll(() => {
    const paths = statements.map(([, path]) => path);
    const all = run(script, paths);
    said = new Map(paths.map((path, index) => [path, all[index]]));
  });

  test.each(statements)("the documented script computes every root of %s from the statement alone", (_, path) => {
    const { anchors } = parseStatementFile(readFileSync(path)).statement.predicate;
    const lines = anchors.map(({ digest, proof, covers, verdict }) => {
      const unasked = verdict === "timestamped" ? " (no chain was asked)" : "";
      return `${proof?.root ?? digest} ${covers} agrees${unasked}`;
    });
    expect(said.get(path)).toBe([...lines, "0"].join("\n"));
  });

  test("the documented script computes the roots of the published proofs, and tells one that is wrong", async () => {
    await using workspace = await createWorkspace();
    const anchors = Object.values(publishedProofs).map(provenAnchor);
    const subjects = anchors.map(({ digest }) => ({ name: digest, digest: { sha3_256: digest } }));
    const { text } = toStatementFile(aStatement(subjects, { anchors }));
    const good = await workspace.write("good.json", text);
    const bad = await workspace.write(
      "bad.json",
      text.replace(/"root":"./, (start) => `${start.slice(0, -1)}e`),
    );
    const [roots = "", refusal = ""] = run(script, [good, bad]);
    const published = Object.values(publishedProofs).map(({ root }) => root.slice(2).toLowerCase());
    const lines = roots.split("\n");
    expect(lines.pop()).toBe("0");
    expect(lines.map((line) => line.slice(0, 64)).toSorted()).toEqual(published.toSorted());
    expect(refusal).toMatch(/DOES NOT AGREE[^]*\n1$/);
  });

  test("the documented script takes several statements, and tells one whose bytes do not give its name", async () => {
    await using workspace = await createWorkspace();
    const files = filesOf(aStatement([aSubject("a")]), aStatement([aSubject("b")]));
    const paths = await Promise.all(files.map(({ id, text }) => workspace.write(statementFileName(id), text)));
    const printed = execFileSync(python, [script, ...paths], { encoding: "utf8" }).replaceAll("\r", "");
    expect(printed).toBe(["a", "b"].map((name) => `${digestOf(name)} subject agrees\n`).join(""));
    const [first = ""] = paths;
    await writeFile(first, files[0]?.text.replace(runInput.finishedOn, "2026-11-22T04:00:01.000Z") ?? "");
    expect(run(script, [first])).toEqual([`${first} was changed: its bytes do not give its name.`]);
  });

  test("the documented script reads the statements in a page, and says in one line what it cannot read", async () => {
    await using workspace = await createWorkspace();
    const template = readFileSync("dist/page/verify.html", "utf8");
    const names = ["a </script>", "b"];
    const files: readonly StatementFile[] = filesOf(...names.map((name) => aStatement([aSubject(name)])));
    const page = await workspace.write("page.html", [...renderEvidencePage(template, files)].join(""));
    const others = [
      await workspace.write("empty.html", template),
      await workspace.write("anchor-SHA256SUMS", "digest  name\n"),
      await workspace.write("list.json", "[1]"),
      join(workspace.path, "not-there"),
    ];
    const roots = names.map((name) => `${digestOf(name)} subject agrees\n`);
    expect(run(script, [page, ...others])).toEqual([
      `${roots.join("")}0`,
      ...others.map(() => expect.stringMatching(/^No statement or page that can be read: .*$/) as string),
    ]);
  });

  test("the documented script makes both canonical lists as the run does, odd names included", async () => {
    await using workspace = await createWorkspace();
    const subjects = ["a\\b", "line\nbreak", "\u{1F600}", "\uFFFD", "CR\r"].map((name) => aSubject(name));
    const write = async (name: string, verdict: "anchored" | "timestamped") => {
      const digest = digestOf(listText({ name }, subjects));
      const statement = aStatement(subjects, { anchors: [{ covers: "list", digest, verdict }] });
      return [digest, await workspace.write(`${name}.json`, toStatementFile(statement).text)] as const;
    };
    const [anchored, path] = await write("anchor-SHA3-256SUMS", "anchored");
    const [signed, other] = await write("anchor-SHA256SUMS", "timestamped");
    expect(run(script, [path, other])).toEqual([
      `${anchored} list agrees\n0`,
      `${signed} list agrees (no chain was asked)\n0`,
    ]);
  });
});

describe.skipIf(!hasPython)("the documented script that asks a chain node", () => {
  const digest = digestOf("a");
  const stateOf = (one: string) => ({ state: [{ port: 99, data: `0x${one.toUpperCase()}` }] });
  const own = "0x0123";

  /** What the script says of a node that has forgotten block 6, and has in its archive what was sent to `address`. */
  async function ask(address: string, archived: string, ...more: readonly string[]) {
    await using node = await startNodeServer(([command = ""]) => {
      if (command === "block") return toHttp(JSON.stringify(success(command, { block: "100" })));
      if (command === `coins state:0x${digest.toUpperCase()} megammr:true`)
        return toHttp(JSON.stringify(success(command, [{ created: "9", ...stateOf(`00${digest}`) }])));
      if (command.startsWith("txpow")) return toHttp(JSON.stringify(failure(command, "TxPoW not found")));
      const isThere = command === `archive action:addresscheck address:${address} statecheck:0x${digest.toUpperCase()}`;
      const created = isThere ? [{ block: 6, coin: { created: "0", ...stateOf(archived) } }] : [];
      return toHttp(JSON.stringify({ command: "archive", status: true, coins: { created, spent: [] } }));
    });
    return await promisify(execFile)(python, [finder, node.url, digest, ...more]).catch(
      (failed: { readonly stdout: string; readonly code: number }) => failed,
    );
  }

  test("finds in the archive what was sent to an address that is known, or named", async () => {
    const found = expect.stringMatching(/^found in block 6 .*, 94 blocks on top of it\n$/) as string;
    for (const address of digestAddresses) expect(await ask(address, digest)).toMatchObject({ stdout: found });
    expect(await ask(own, digest, own)).toMatchObject({ stdout: found });
  });

  test.each([
    ["what was sent to an address that nobody named", own, digest],
    ["a longer state that the digest is a part of", digestAddresses[0] ?? "", `${digest}00`],
  ])("does not find %s", async (_, address, archived) => {
    expect(await ask(address, archived)).toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/^not found by this/),
    });
  });

  test("ends with 2 when the node cannot be asked, or is not named", () => {
    expect(spawnSync(python, [finder, "http://127.0.0.1:1", digest]).status).toBe(2);
    expect(spawnSync(python, [finder]).status).toBe(2);
  });
});

const hasTools = ["jq", "openssl"].every((tool) => spawnSync(tool, ["--version"]).error === undefined);
if (!hasTools) leaveOut("what the documents say for jq and openssl", "one of them is not there");
test.skipIf(!hasTools)("the documented commands write the list and the time stamp that a statement keeps", async () => {
  const page = readFileSync(new URL("../../docs/verify-a-download.md", import.meta.url), "utf8");
  const [, commands = ""] = /```sh\n(jq [^]*?)```/.exec(page) ?? [];
  await using workspace = await createWorkspace();
  const subjects = ["b", "a"].map((name) => aSubject(name));
  const witnesses = (["opentimestamps", "rfc3161", "rfc3161"] as const).map((kind, index) => {
    const token = Buffer.from(`token ${index}`).toString("base64");
    return { kind, of: "anchor-SHA256SUMS", url: "https://tsa.example", token } as const;
  });
  const name = "anchor-0123456789abcdef.intoto.json";
  await workspace.write(name, toStatementFile(aStatement(subjects, { witnesses })).text);
  execFileSync("sh", ["-ec", commands], { cwd: workspace.path });
  const written = ["earlier-SHA256SUMS", "earlier.tsr"].map((file) => readFileSync(join(workspace.path, file), "utf8"));
  expect(written).toEqual([listText({ name: "anchor-SHA256SUMS" }, subjects), "token 1"]);
});

test.skipIf(!hasTools)("the documented commands read statements, and compute what their names begin with", async () => {
  const [, commands = ""] = /```sh\n(jq [^]*?)```/.exec(readFileSync(document, "utf8")) ?? [];
  await using workspace = await createWorkspace();
  const files = filesOf(aStatement([aSubject("a")]), aStatement([aSubject("b"), aSubject("c")]));
  for (const { id, text } of files) await workspace.write(statementFileName(id), text);
  const said = execFileSync("sh", ["-ec", commands], { cwd: workspace.path, encoding: "utf8" }).trim().split("\n");
  const sorted = files.toSorted((one, two) => (one.id < two.id ? -1 : 1));
  expect(said).toEqual([
    ...sorted.map(({ statement: { subject } }) =>
      [runInput.finishedOn, "stamp", ...subject.map(({ name }) => name)].join(" "),
    ),
    ...sorted.map(({ id }) => expect.stringContaining(`= ${id}`) as string),
  ]);
});

const validator = `
import json, sys
from google.protobuf import json_format
from in_toto_attestation.v1 import statement_pb2
from in_toto_attestation.v1.statement import Statement
read = json_format.ParseDict(json.load(open(sys.argv[1], encoding="utf-8")), statement_pb2.Statement())
Statement.copy_from_pb(read).validate()
`;

if (inToto === undefined) leaveOut("statements by in-toto's own package", "Python has no in-toto-attestation");
describe.skipIf(inToto === undefined)("where there is in-toto", () => {
  test.each(statements)("in-toto's own validator takes %s", (_, path) => {
    expect(spawnSync(python, ["-c", validator, path], { encoding: "utf8" })).toMatchObject({ status: 0, stderr: "" });
  });

  test("in-toto's own validator refuses a statement about nothing", async () => {
    await using workspace = await createWorkspace();
    const path = await workspace.write("empty.json", JSON.stringify({ ...aStatement([aSubject("a")]), subject: [] }));
    expect(spawnSync(python, ["-c", validator, path]).status).not.toBe(0);
  });
});
