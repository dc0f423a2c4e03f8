/**
 * Shows what ships at work, without an account or a network: a stamp attached to a release, a download that was
 * changed, and an asset that was replaced, by dist/index.js and dist/cli/index.js against the local service and a
 * stand-in of GitHub. With `--node` the service stands on a real private chain of two nodes, in a network namespace of
 * its own: Java and ANCHOR_NODE_JAR.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";

import { startGitHub, type GitHubStandIn } from "../test/support/github/stand-in.ts";
import { findJar, whyNoChain } from "../test/support/private-chain/available.ts";
import { runInNamespace } from "../test/support/private-chain/namespace.ts";
import { createNodeProcess } from "../test/support/private-chain/nodes.ts";

const apiKey = `demo-${randomBytes(12).toString("hex")}`;
const tag = "v1.0.0";
const files = ["app.tgz", "app.zip"] as const;

type Environment = Readonly<Record<string, string>>;

/** Starts the local service and resolves with its address, which is the first thing it prints. */
async function startService(...more: readonly string[]) {
  const args = ["dist/service/index.js", "--port", "0", "--api-key", apiKey, ...more];
  const service = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"] });
  // A line of its log for every request would bury the story; what else it has to say is shown.
  createInterface({ input: service.stderr }).on("line", (line) => line.startsWith('{"time"') || console.error(line));
  for await (const line of createInterface({ input: service.stdout })) {
    const url = /^Listening on (http:\S+)$/.exec(line)?.[1];
    if (url !== undefined) return { service, url };
  }
  throw new Error("The local service ended before it was listening.");
}

/** Runs a bundle of dist in the demonstration's folder, and returns what it prints and its exit code. */
async function run(cwd: string, [bundle = "", ...args]: readonly string[], env: Environment) {
  const child = spawn(process.execPath, [join(process.cwd(), "dist", bundle), ...args], {
    cwd,
    env: { PATH: process.env["PATH"] ?? "", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => printed.push(text));
  const [exitCode] = (await once(child, "close")) as [number];
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

const width = 110;

/** Prints lines, indented and cut; `most` of them, because a reader is to see the point. */
function show(text: string, most: number): void {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  for (const line of lines.slice(0, most)) console.log(`   ${line.length > width ? `${line.slice(0, width)}…` : line}`);
}

/** Runs the command line, and prints the command, the first of what it says, and its exit code. */
async function showCommand(folder: string, args: readonly string[], env: Environment, most: number): Promise<void> {
  console.log(`   $ anchor-artifacts ${args.join(" ")}`);
  const { exitCode, text } = await run(folder, ["cli/index.js", ...args], env);
  show(text, most);
  console.log(`   (exit code ${exitCode})`);
}

/** The release's section as people see it: without what only programs read, and without folded details. */
function asSeen(notes: string): string {
  return notes
    .replaceAll(/<!--[\s\S]*?-->/g, "")
    .replaceAll(/<details>[\s\S]*?<\/details>/g, "")
    .replaceAll(/\]\([^)]*\)/g, "]")
    .replaceAll(/<br ?\/?>/g, " · ")
    .replaceAll(/<\/?\w+>/g, " ")
    .replaceAll("&nbsp;", " ");
}

async function demonstrate(folder: string, service: Environment, github: GitHubStandIn): Promise<void> {
  await mkdir(join(folder, "dist"));
  await Promise.all(files.map((name) => writeFile(join(folder, "dist", name), randomBytes(300_000))));
  const release = github.addRelease(tag);
  for (const name of files) github.addAsset(release, name, await readFile(join(folder, "dist", name)));

  console.log("1. A release job stamps two files, waits for a block, and attaches the evidence to the release.");
  const stamping = { mode: "stamp", files: "dist/*", wait: "300", "release-attach": "both" };
  await runStep(folder, { ...service, ...stamping, "github-token": github.token }, github);
  console.log("   The release's notes now say:\n");
  show(asSeen(release.body ?? ""), 9);

  console.log("\n2. Years later somebody has a download and the page. No account, no network.");
  const page = release.assets.find(({ name }) => name === "anchor-evidence.html");
  await writeFile(join(folder, "anchor-evidence.html"), page?.content as Uint8Array);
  const verify = ["--evidence", "anchor-evidence.html"];
  await showCommand(folder, ["verify", "dist/app.tgz", ...verify], {}, 11);
  console.log("   On a public chain this is valid, with exit code 0.");

  console.log("\n3. One byte of a copy is changed.");
  const bytes = await readFile(join(folder, "dist", "app.zip"));
  bytes[1000] = (bytes[1000] ?? 0) ^ 1;
  await mkdir(join(folder, "changed"));
  await writeFile(join(folder, "changed", "app.zip"), bytes);
  await showCommand(folder, ["verify", "changed/app.zip", ...verify], {}, 8);
  console.log("   The page says the same in a browser. Open it, and choose either file:");
  console.log(`   ${pathToFileURL(join(folder, "anchor-evidence.html")).href}`);

  console.log("\n4. Somebody replaces app.zip in the release, and a nightly monitor looks.");
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
  await showCommand(folder, ["monitor", "--repository", github.places.repository], env, 6);
}

/** Says first what this is, and last where its files are. */
async function tell(what: string, story: (folder: string, github: GitHubStandIn) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "anchor-artifacts-demo-"));
  const github = await startGitHub();
  try {
    console.log(`${what}\n`);
    await story(folder, github);
    console.log("\nTo try it yourself: npm run service, then use its address and any text as the key.");
    console.log(`What this made stays in ${folder}`);
  } finally {
    await github.close();
  }
}

/** The story on the service's own chain. */
async function demonstrateLocally(): Promise<void> {
  const { service, url } = await startService();
  try {
    await tell("Service, chain and GitHub are on this machine: nothing is anchored in public.", (folder, github) =>
      demonstrate(folder, { "api-url": url, "api-key": apiKey }, github),
    );
  } finally {
    service.kill();
  }
}

/** What is still to be ended: a child keeps its parent alive. */
const running: { kill(): Promise<void> }[] = [];

async function end(service: ChildProcess): Promise<void> {
  if (service.exitCode !== null || service.signalCode !== null) return;
  service.kill();
  await once(service, "close");
}

/** The same story on a chain of real nodes, and what is left of it when the service is gone. */
async function demonstrateOnNodes(): Promise<void> {
  await tell("Two chain nodes are started, which takes half a minute.", async (folder, github) => {
    const options = { jar: findJar() ?? "", folder };
    const nodes = [
      createNodeProcess({ ...options, port: 9001 }),
      createNodeProcess({ ...options, port: 9101 }),
    ] as const;
    running.push(...nodes);
    nodes[0].start("-genesis");
    await nodes[0].ready();
    nodes[1].start("-connect", "127.0.0.1:9001");
    await nodes[1].ready();
    const { service, url } = await startService("--node", nodes[0].url, "--batch-interval", "2");
    running.push({ kill: () => end(service) });
    // A coin has to be three blocks old before it can be spent, and a young chain has none.
    while (!/^anchor_coins [1-9]/m.test(await (await fetch(`${url}/metrics`)).text())) await sleep(1000);
    await demonstrate(folder, { "api-url": url, "api-key": apiKey }, github);
    await end(service);
    console.log("\n5. The service is gone. Two chain nodes are asked in its place.");
    const asked = nodes.flatMap((node) => ["--node", node.url]);
    await showCommand(folder, ["verify", "dist/app.tgz", ...asked], {}, 6);
  });
}

try {
  const why = process.argv.includes("--node") ? whyNoChain() : undefined;
  if (why !== undefined) throw new Error(`A private chain cannot be had: ${why}.`);
  if (process.argv.includes("--inside")) await demonstrateOnNodes();
  else if (process.argv.includes("--node")) {
    process.exitCode = await runInNamespace(["scripts/demo.ts", "--inside"], console.log);
  } else await demonstrateLocally();
} finally {
  await Promise.all(running.map((one) => one.kill()));
}
