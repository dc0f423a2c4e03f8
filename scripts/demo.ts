/**
 * Shows the built action at work, without an account or a network: starts the local service on a free port, makes
 * sample files, and runs dist/index.js on them in every mode, printing what a workflow author would see. With `--node`
 * the service stands on a real private chain of two nodes, in a network namespace of its own: Java and ANCHOR_NODE_JAR.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";

import { findJar, whyNoChain } from "../test/support/private-chain/available.ts";
import { runInNamespace } from "../test/support/private-chain/namespace.ts";
import { createNodeProcess } from "../test/support/private-chain/nodes.ts";

const apiKey = `demo-${randomBytes(12).toString("hex")}`;

type Inputs = Readonly<Record<string, string>>;

/** A heading between the parts of the demo. */
function say(title: string): void {
  console.log(`\n━━━ ${title} ${"━".repeat(Math.max(0, 90 - title.length))}\n`);
}

/** Starts the local service and resolves with its address, which is the first thing it prints. */
async function startService(
  ...more: readonly string[]
): Promise<{ readonly service: ChildProcess; readonly url: string }> {
  const args = ["service/main.ts", "--port", "0", "--api-key", apiKey, ...more];
  const service = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"] });
  // A line of its log for every request would bury the story; what else it has to say is shown.
  createInterface({ input: service.stderr }).on("line", (line) => line.startsWith('{"time"') || console.error(line));
  for await (const line of createInterface({ input: service.stdout })) {
    const url = /^Listening on (http:\S+)$/.exec(line)?.[1];
    if (url !== undefined) return { service, url };
  }
  throw new Error("The local service ended before it was listening.");
}

/** Runs the built action as a runner would: inputs and files by environment variables, the workspace as its folder. */
async function runStep(folder: string, step: string, inputs: Inputs): Promise<void> {
  const paths = { output: join(folder, "temp", `${step}-output`), summary: join(folder, "temp", `${step}-summary.md`) };
  await Promise.all(Object.values(paths).map((path) => writeFile(path, "")));
  const environment = {
    PATH: process.env["PATH"] ?? "",
    GITHUB_WORKSPACE: join(folder, "workspace"),
    GITHUB_ACTION: step,
    GITHUB_OUTPUT: paths.output,
    GITHUB_STEP_SUMMARY: paths.summary,
    RUNNER_TEMP: join(folder, "temp"),
    ...Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
  };
  const action = spawn(process.execPath, [join(process.cwd(), "dist", "index.js")], {
    cwd: join(folder, "workspace"),
    env: environment,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const log: string[] = [];
  for (const stream of [action.stdout, action.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => log.push(text));
  const [exitCode] = (await once(action, "close")) as [number];
  console.log(`Log:\n${indent(asShown(log.join("")))}`);
  console.log(`Summary:\n${indent(await readFile(paths.summary, "utf8"))}`);
  console.log(`Outputs:\n${indent(readOutputs(await readFile(paths.output, "utf8")))}`);
  console.log(`Exit code: ${exitCode}`);
}

function indent(text: string): string {
  return text.trimEnd().replaceAll(/^/gm, "  │ ");
}

/** The log as the runner shows it: commands that annotate become lines, those that only instruct it disappear. */
function asShown(log: string): string {
  const decode = (text: string): string =>
    text
      .replaceAll("%0A", "\n")
      .replaceAll("%0D", "\r")
      .replaceAll("%3A", ":")
      .replaceAll("%2C", ",")
      .replaceAll("%25", "%");
  return log
    .replaceAll(/^::(?:add-mask|debug)::.*\n/gm, "")
    .replaceAll(/^::(error|warning|notice) ?([^:]*)::(.*)$/gm, (_, level: string, place: string, message: string) => {
      const file = /file=([^,]*)/.exec(place)?.[1];
      const title = /title=([^,]*)/.exec(place)?.[1];
      const where = [file && `at ${decode(file)}`, title && decode(title)].filter(Boolean).join(", ");
      return `${level[0]?.toUpperCase()}${level.slice(1)}: ${decode(message)}${where === "" ? "" : `\n  (annotation ${where})`}`;
    });
}

/** The runner's output file: `name<<delimiter`, the value, the delimiter. */
function readOutputs(text: string): string {
  const entries = [...text.matchAll(/^([\w-]+)<<(\S+)\r?\n([\s\S]*?)\r?\n\2$/gm)];
  return entries.map(([, name, , value]) => `${name} = ${value}`).join("\n");
}

/** Asks the local service for a proof file of `digest`, as the service's web application would hand it out. */
async function fetchProof(url: string, digest: string): Promise<unknown> {
  const ask = async (path: string, body: object): Promise<Record<string, unknown>> => {
    const headers = { "content-type": "application/json", "x-api-key": apiKey };
    const response = await fetch(`${url}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    return ((await response.json()) as { data: Record<string, unknown> }).data;
  };
  const { uid } = await ask("/core/v1/timestamp/post", { hash: digest });
  for (;;) {
    const [item] = Object.values(await ask("/core/v1/timestamp/status", { uids: [uid] })) as Record<string, unknown>[];
    const { address, data, proof, root, onchain } = item ?? {};
    if (onchain === true) return [{ address, data, proof, root }];
    await sleep(1000);
  }
}

async function demonstrate(folder: string, url: string): Promise<void> {
  const workspace = join(folder, "workspace");
  const files = "dist/*\n!dist/*.map";
  const service = { "api-url": url, "api-key": apiKey };
  await mkdir(join(workspace, "dist"), { recursive: true });
  await mkdir(join(folder, "temp"));
  await writeFile(join(workspace, "dist", "app.tgz"), randomBytes(300_000));
  await writeFile(join(workspace, "dist", "app.zip"), randomBytes(120_000));
  await writeFile(join(workspace, "dist", "app.js.map"), "{}");

  say("mode: stamp");
  await runStep(folder, "stamp", { ...service, mode: "stamp", files, "wait-for-finality": "true" });
  const checksums = await readFile(join(folder, "temp", "anchor-artifacts", "stamp", "SHA3-256SUMS"), "utf8");
  console.log(`SHA3-256SUMS:\n${indent(checksums)}`);

  say("mode: check");
  await runStep(folder, "check", { ...service, mode: "check", files });

  say("mode: verify, by hash, with the service's PDF report");
  await runStep(folder, "verify", { ...service, mode: "verify", files, report: "true" });

  say("mode: verify, by proof file");
  const digest = /app\.tgz\) = (\w+)/.exec(checksums)?.[1] ?? "";
  await writeFile(join(workspace, "app.tgz.proof.json"), JSON.stringify(await fetchProof(url, digest), undefined, 2));
  const proofs = { files: "dist/app.tgz", proofs: "*.proof.json" };
  await runStep(folder, "verify-proof", { ...service, mode: "verify", ...proofs });

  say("mode: verify, after one byte of dist/app.zip was changed");
  const bytes = await readFile(join(workspace, "dist", "app.zip"));
  bytes[1000] = (bytes[1000] ?? 0) ^ 1;
  await writeFile(join(workspace, "dist", "app.zip"), bytes);
  await runStep(folder, "tampered", { ...service, mode: "verify", files });
}

/** The story on the service's own chain. */
async function demonstrateLocally(folder: string): Promise<void> {
  const { service, url } = await startService();
  try {
    say(`The local service listens on ${url}. Its chain is on this machine only: nothing is anchored in public.`);
    await demonstrate(folder, url);
    say("The end");
    console.log("To try it yourself: npm run service, then set api-url to its address and api-key to any text.");
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
async function demonstrateOnNodes(folder: string): Promise<void> {
  const options = { jar: findJar() ?? "", folder };
  const nodes = [createNodeProcess({ ...options, port: 9001 }), createNodeProcess({ ...options, port: 9101 })] as const;
  running.push(...nodes);
  console.log("Two chain nodes are started, which takes half a minute.");
  nodes[0].start("-genesis");
  await nodes[0].ready();
  nodes[1].start("-connect", "127.0.0.1:9001");
  await nodes[1].ready();
  say(
    `Two chain nodes answer at ${nodes.map(({ url }) => url).join(" and ")}. Nothing outside can be reached from here.`,
  );
  const { service, url } = await startService("--node", nodes[0].url, "--batch-interval", "2");
  running.push({ kill: () => end(service) });
  say(`The service listens on ${url} and anchors on the chain of the first node.`);
  // A coin has to be three blocks old before it can be spent, and a young chain has none.
  while (!/^anchor_coins [1-9]/m.test(await (await fetch(`${url}/metrics`)).text())) await sleep(1000);
  await demonstrate(folder, url);
  await end(service);

  say("mode: verify, with the service stopped, by the two nodes alone");
  const nodeUrls = nodes.map(({ url: address }) => address).join("\n");
  await runStep(folder, "by-nodes", { mode: "verify", files: "dist/app.tgz", "node-url": nodeUrls });
  say("The end");
}

const folder = await mkdtemp(join(tmpdir(), "anchor-artifacts-demo-"));
try {
  const why = process.argv.includes("--node") ? whyNoChain() : undefined;
  if (why !== undefined) throw new Error(`A private chain cannot be had: ${why}.`);
  if (process.argv.includes("--inside")) await demonstrateOnNodes(folder);
  else if (process.argv.includes("--node")) {
    process.exitCode = await runInNamespace(["scripts/demo.ts", "--inside"], console.log);
  } else await demonstrateLocally(folder);
} finally {
  await Promise.all(running.map((one) => one.kill()));
  await rm(folder, { recursive: true, force: true, maxRetries: 3 });
}
