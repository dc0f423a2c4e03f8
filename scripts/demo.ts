/**
 * Shows what ships at work, without an account or a network: a release that is stamped, a download that is right and
 * one that is not, and an asset that was replaced, by dist/index.js and dist/cli/index.js. This process plays a public
 * chain and its service, and GitHub.
 */
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { listen } from "../service/http/listen.ts";
import { openDemonstration } from "../service/ledger/demonstration.ts";
import { createService } from "../service/service.ts";
import { startGitHub, type GitHubStandIn } from "../test/support/github/stand-in.ts";

const apiKey = `demo-${randomBytes(12).toString("hex")}`;
const tag = "v1.0.0";
const files = ["app.tgz", "app.zip"] as const;

type Environment = Readonly<Record<string, string>>;

/**
 * Serves the ledger of the local service as if it were a public chain. No option of the service can do that: what
 * people stamp with it stays marked as a demonstration.
 */
async function playService() {
  const opened = openDemonstration({ data: ":memory:", blockTimeMs: 0 });
  const played = { chainName: "a played chain", demo: false };
  const ledger = { ...opened, about: () => ({ ...opened.about(), ...played }) };
  const { url, close } = await listen(createService({ ledger }), 0);
  return {
    url,
    async close() {
      await close();
      await opened.close();
    },
  };
}

/** A reader such as `head` may have seen enough: then the rest is not shown, and that is no error. */
const reader = new AbortController();
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  reader.abort();
});

/** Where Node keeps what it has compiled, if it is told to. */
const { NODE_COMPILE_CACHE } = process.env;

/** Runs a bundle of dist in the demonstration's folder, while somebody reads; returns what it prints and its exit code. */
async function run(cwd: string, [bundle = "", ...args]: readonly string[], env: Environment) {
  reader.signal.throwIfAborted();
  const child = spawn(process.execPath, [join(process.cwd(), "dist", bundle), ...args], {
    cwd,
    env: { PATH: process.env["PATH"] ?? "", NODE_COMPILE_CACHE, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => printed.push(text));
  reader.signal.addEventListener("abort", () => child.kill("SIGKILL"));
  const [exitCode] = (await once(child, "close")) as [number];
  reader.signal.throwIfAborted();
  return { exitCode, text: printed.join("") };
}

/** Runs the built action as a runner would for a tag: inputs by environment variables, the folder as its workspace. */
async function runStep(folder: string, inputs: Environment, github: GitHubStandIn) {
  const commands = ["GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY"].map((name) => [name, join(folder, `${name}.txt`)] as const);
  await Promise.all(commands.map(([, path]) => writeFile(path, "")));
  const environment = {
    GITHUB_ACTION: "anchor",
    GITHUB_ACTIONS: "true",
    GITHUB_API_URL: github.places.api,
    GITHUB_JOB: "release",
    GITHUB_REF: `refs/tags/${tag}`,
    GITHUB_REPOSITORY: github.places.repository,
    GITHUB_WORKFLOW: "Release",
    GITHUB_WORKSPACE: folder,
    RUNNER_TEMP: folder,
    ...Object.fromEntries(commands),
    ...Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
  };
  const { exitCode, text } = await run(folder, ["index.js"], environment);
  if (exitCode !== 0) throw new Error(`The stamp ended with ${exitCode}:\n${text}`);
}

const width = 80;

/** Prints the first `most` lines that say something, each wrapped between words under its own beginning. */
function show(text: string, most: number): void {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  for (const line of lines.slice(0, most)) {
    const indent = " ".repeat(Math.min(15, line.search(/\S/) + 2));
    let row = "";
    for (const part of line.match(/\s*\S+/g) ?? []) {
      if (row !== "" && row.length + part.length > width) {
        console.log(row);
        row = indent + part.trim();
      } else row += part;
    }
    console.log(row);
  }
}

/** Runs the command line, and prints the command, the first of what it says, and its exit code. */
async function showCommand(folder: string, args: readonly string[], env: Environment, most: number): Promise<void> {
  console.log(`$ anchor-artifacts ${args.join(" ")}`);
  const { exitCode, text } = await run(folder, ["cli/index.js", ...args], env);
  show(text, most);
  console.log(`(exit code ${exitCode})`);
}

/** The release's section as people see it: without what only programs read, and without folded details. */
function asSeen(notes: string): string {
  return notes
    .replaceAll(/<!--[\s\S]*?-->/g, "")
    .replaceAll(/<details>[\s\S]*?<\/details>/g, "")
    .replaceAll(/\]\([^)]*\)/g, "]")
    .replaceAll(/<br ?\/?>/g, " · ")
    .replaceAll(/<\/?\w+>/g, "")
    .replaceAll("&nbsp;", " ");
}

async function demonstrate(folder: string, service: Environment, github: GitHubStandIn): Promise<void> {
  await mkdir(join(folder, "dist"));
  await Promise.all(files.map((name) => writeFile(join(folder, "dist", name), randomBytes(300_000))));
  const release = github.addRelease(tag);
  for (const name of files) github.addAsset(release, name, await readFile(join(folder, "dist", name)));

  console.log("1. A release job stamps two files and attaches the evidence. The notes now say:\n");
  const stamping = { mode: "stamp", files: "dist/*", wait: "300", "release-attach": "both" };
  await runStep(folder, { ...service, ...stamping, "github-token": github.token }, github);
  show(asSeen(release.body ?? ""), 7);

  console.log("\n2. Years later somebody has a download and the page: no account, no network.\n");
  const page = release.assets.find(({ name }) => name === "anchor-evidence.html");
  await writeFile(join(folder, "anchor-evidence.html"), page?.content as Uint8Array);
  const verify = ["--evidence", "anchor-evidence.html"];
  await showCommand(folder, ["verify", "dist/app.tgz", ...verify], {}, 14);

  console.log("\n3. Somebody else has a copy of which one byte was changed.\n");
  const bytes = await readFile(join(folder, "dist", "app.zip"));
  bytes[1000] = (bytes[1000] ?? 0) ^ 1;
  await mkdir(join(folder, "changed"));
  await writeFile(join(folder, "changed", "app.zip"), bytes);
  await showCommand(folder, ["verify", "changed/app.zip", ...verify], {}, 2);
  console.log("The page says the same in a browser. Open it, and choose either file:");
  console.log(pathToFileURL(join(folder, "anchor-evidence.html")).href);

  console.log("\n4. Somebody replaces app.zip in the release, and a nightly monitor looks.\n");
  release.assets.splice(
    release.assets.findIndex(({ name }) => name === "app.zip"),
    1,
  );
  github.addAsset(release, "app.zip", bytes);
  const env = {
    ANCHOR_API_KEY: service["api-key"] ?? "",
    ANCHOR_API_URL: service["api-url"] ?? "",
    GH_TOKEN: github.token,
    GITHUB_API_URL: github.places.api,
  };
  await showCommand(folder, ["monitor", "--repository", github.places.repository], env, 5);
}

/** What continues on a reader's own files, as it is typed; nothing of it writes into the clone. */
const renderNextCommands = (place: string) => `Now your own file, in place of README.md. In a second terminal, here:

npm run service

And in this one:

npx anchor-artifacts stamp README.md --api-url http://127.0.0.1:8787 \\
  --api-key-file ${join(place, "key")} \\
  --output-dir ${join(place, "own")}

npx anchor-artifacts verify README.md --api-url http://127.0.0.1:8787 \\
  --api-key-file ${join(place, "key")} \\
  --output-dir ${join(place, "own")}
`;

const folder = await mkdtemp(join(tmpdir(), "anchor-demo-"));
const [service, github] = await Promise.all([playService(), startGitHub()]);
try {
  console.log("The public chain, its service and GitHub are played on this computer.\n");
  await demonstrate(folder, { "api-url": service.url, "api-key": apiKey }, github);
  await writeFile(join(folder, "key"), apiKey);
  console.log(`\n${renderNextCommands(folder)}\nWhat this made stays in ${folder}`);
} catch (error) {
  if (error !== reader.signal.reason) throw error;
} finally {
  await Promise.all([service.close(), github.close()]);
}
