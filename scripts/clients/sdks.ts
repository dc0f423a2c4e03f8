/**
 * The protocol's own clients: its inspector, and its SDKs in three languages, in revisions old and new; and the
 * validator of the bundle for assistants.
 */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

import { Client, type ClientOptions } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";

import { fetchNpmPackage, type Ran, type Stay, type Trial } from "./place.ts";

/** What a client saw: the revision that was agreed upon, and the status that each tool answered. */
interface Seen {
  readonly revision: string;
  readonly statuses: Readonly<Record<string, string>>;
}

const server = ["npx", "-y", "anchor-artifacts", "mcp"] as const;
const program = (name: string): string => fileURLToPath(new URL(`sdk/${name}`, import.meta.url));

/** @throws Error when the program failed, or a tool answered otherwise than a digest deserves that nobody stamped yet */
function judge({ revision, statuses }: Seen): string {
  const got = ["stamp_hash", "check_hash", "verify_hash"].map((name) => statuses[name]).join(", ");
  if (got !== "pending, finalized, finalized") throw new Error(`revision ${revision}: ${got}`);
  return revision;
}

function readSeen({ exitCode, stdout, stderr }: Ran): Seen {
  if (exitCode !== 0) throw new Error(stderr.slice(-500));
  return JSON.parse(stdout) as Seen;
}

async function callByTypeScript({ home, env, newDigest }: Stay, options: ClientOptions): Promise<string> {
  const client = new Client({ name: "typescript", version: "1.0.0" }, options);
  const [command, ...args] = server;
  await client.connect(new StdioClientTransport({ command, args, env, cwd: home, stderr: "ignore" }));
  const given = { file_hash: newDigest() };
  const statuses: Record<string, string> = {};
  for (const name of ["stamp_hash", "check_hash", "verify_hash"]) {
    const { structuredContent } = await client.callTool({ name, arguments: given });
    statuses[name] = (structuredContent as { status: string }).status;
  }
  const revision = client.getNegotiatedProtocolVersion() ?? "";
  await client.close();
  return judge({ revision, statuses });
}

const pin = (revision: string): ClientOptions =>
  revision >= "2026" ? { versionNegotiation: { mode: { pin: revision } } } : { supportedProtocolVersions: [revision] };

/** Runs `work` once for each of `values`, one after the other. */
async function inTurn<Value>(values: readonly Value[], work: (value: Value) => Promise<string>): Promise<string> {
  const lines: string[] = [];
  for (const value of values) lines.push(await work(value));
  return `revisions ${lines.join(", ")}`;
}

const typeScript: Trial = {
  name: "SDK in TypeScript",
  fetch: () => "that of this repository",
  run: (stay) =>
    inTurn(["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25", "2026-07-28"], (revision) =>
      callByTypeScript(stay, pin(revision)),
    ),
};

const python: Trial = {
  name: "SDK in Python",
  fetch: (folder) => {
    execFileSync("python3", ["-m", "venv", folder], { stdio: "pipe" });
    execFileSync(join(folder, "bin/pip"), ["install", "--quiet", "mcp"], { stdio: "pipe" });
    const shown = execFileSync(join(folder, "bin/pip"), ["list", "--format", "json"], { encoding: "utf8" });
    return (JSON.parse(shown) as { name: string; version: string }[]).find(({ name }) => name === "mcp")?.version ?? "";
  },
  run: ({ folder, run, newDigest }) =>
    inTurn(["legacy", "2026-07-28"], async (revision) =>
      judge(readSeen(await run(join(folder, "bin/python"), [program("call.py"), newDigest(), revision]))),
    ),
};

const go: Trial = {
  name: "SDK in Go",
  fetch: (folder) => {
    mkdirSync(folder, { recursive: true });
    cpSync(program("call.go"), join(folder, "main.go"));
    const runGo = (...args: string[]) => execFileSync("go", args, { cwd: folder, encoding: "utf8", stdio: "pipe" });
    runGo("mod", "init", "call");
    runGo("mod", "tidy");
    runGo("build", "-o", "call", ".");
    return runGo("list", "-m", "-f", "{{.Version}}", "github.com/modelcontextprotocol/go-sdk").trim();
  },
  run: ({ folder, run, newDigest }) =>
    inTurn(["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25", "2026-07-28"], async (revision) =>
      judge(readSeen(await run(join(folder, "call"), [newDigest(), revision]))),
    ),
};

const inspector: Trial = {
  name: "Inspector",
  fetch: (folder) => fetchNpmPackage(folder, "@modelcontextprotocol/inspector"),
  run: ({ folder, env, run, newDigest }) => {
    const settings = Object.entries(env).filter(([name]) => name.startsWith("ANCHOR_"));
    const given = settings.flatMap(([name, value]) => ["-e", `${name}=${value}`]);
    const ask = async (...args: string[]): Promise<string> => {
      const words = ["--cli", ...given, "--format", "json", "--quiet", ...args, ...server];
      const { exitCode, stdout, stderr } = await run(join(folder, "node_modules/.bin/mcp-inspector"), words);
      if (exitCode !== 0) throw new Error(stderr.slice(-500));
      return stdout;
    };
    return inTurn(["legacy", "modern"], async (revision) => {
      await ask("--method", "tools/list", "--strict");
      const statuses: Record<string, string> = {};
      const words = JSON.stringify({ file_hash: newDigest() });
      for (const name of ["stamp_hash", "check_hash", "verify_hash"]) {
        const call = ["--method", "tools/call", "--tool-name", name, "--tool-args-json", words];
        const answer = JSON.parse(await ask(...call, "--protocol-era", revision)) as Answer;
        statuses[name] = (answer.result ?? answer).structuredContent?.status ?? "";
      }
      return judge({ revision, statuses });
    });
  },
};

/** One answer of the inspector's command line, by itself or in an envelope. */
interface Answer {
  readonly structuredContent?: { readonly status: string };
  readonly result?: Answer;
}

const bundle: Trial = {
  name: "Bundle validator",
  fetch: (folder) => fetchNpmPackage(folder, "@anthropic-ai/mcpb"),
  run: async ({ folder, home, run }) => {
    const mcpb = (...args: string[]): Promise<Ran> => run(join(folder, "node_modules/.bin/mcpb"), args);
    const unpacked = join(home, "unpacked");
    for (const args of [
      ["unpack", resolve("build/anchor-artifacts.mcpb"), unpacked],
      ["validate", join(unpacked, "manifest.json")],
    ]) {
      const { exitCode, stdout, stderr } = await mcpb(...args);
      if (exitCode !== 0) throw new Error((stdout + stderr).slice(-500));
    }
    if ((await mcpb("validate", resolve("package.json"))).exitCode === 0) throw new Error("it takes any manifest");
    return "the manifest is of its format";
  },
};

export const sdks: readonly Trial[] = [inspector, bundle, typeScript, python, go];
