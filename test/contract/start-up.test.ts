/** What a start loads: all that is not needed costs every run of everybody. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { afterAll, beforeAll, expect, test } from "vitest";

import { runAction, type RunOptions } from "../support/runner/runner.ts";
import { startService, type RunningService } from "../support/service/service.ts";
import { createWorkspace } from "../support/files/workspace.ts";
import { startFaultServer } from "../support/network/fault-server.ts";
import { authority } from "../support/witness/stand-ins.ts";

let service: RunningService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

/** A run that touches no release and asks no witness. */
let plain: Loaded;
beforeAll(async () => {
  plain = await load({ inputs: { ...check(), mode: "stamp" } });
});

/** A text that each heavy package has in its code, wherever it lies in the bundle. */
const marks = {
  connections: "UND_ERR_CONNECT_TIMEOUT",
  octokit: "octokit-endpoint.js",
  minimatch: "minimatch",
  threads: "A hashing thread died",
  witnesses: "gave no usable answer",
} as const;

type Package = keyof typeof marks;

const packagesIn = (text: string): readonly Package[] =>
  (Object.keys(marks) as Package[]).filter((name) => text.includes(marks[name]));

interface Loaded {
  readonly builtIns: readonly string[];
  readonly packages: readonly Package[];
  /** The code of all files. */
  readonly text: string;
  readonly bytes: number;
}

/** What a run of the built action loads. */
async function load(options: Omit<RunOptions, "workspace">): Promise<Loaded> {
  await using workspace = await createWorkspace({ "a.txt": "started" });
  const list = `${workspace.temp}-modules`;
  const hook = new URL("../support/process/loaded-modules.ts", import.meta.url).href;
  const env = { NODE_OPTIONS: `--import=${hook}`, ANCHOR_TEST_MODULES_FILE: list };
  await runAction({ ...options, workspace, env });
  const urls = [...new Set((await readFile(list, "utf8")).split("\n"))];
  const files = urls.filter((url) => url.startsWith("file:")).map((url) => fileURLToPath(url));
  const text = files.map((file) => readFileSync(file, "utf8")).join("\n");
  return {
    builtIns: urls.filter((url) => url.startsWith("node:")).toSorted(),
    packages: packagesIn(text).toSorted(),
    text,
    bytes: files.reduce((sum, file) => sum + statSync(file).size, 0),
  };
}

const check = () => ({ mode: "check", files: "*.txt", "api-url": service.url, "api-key": service.apiKey });

test("every mark stands for something that ships", () => {
  const bundles = readdirSync("dist", { encoding: "utf8" }).filter((name) => name.endsWith(".js"));
  const all = bundles.map((name) => readFileSync(join("dist", name), "utf8")).join("\n");
  expect(packagesIn(all)).toEqual(Object.keys(marks));
});

test("a run whose inputs are missing loads no package but the one that prints, and no network", async () => {
  const { builtIns, packages, bytes } = await load({});
  expect(builtIns).toEqual(["node:crypto", "node:fs", "node:fs/promises", "node:os", "node:path", "node:process"]);
  expect(packages).toEqual([]);
  expect(bytes).toBeLessThan(112_000);
});

test("a run that touches no release loads neither GitHub's client, nor threads, nor a second engine", () => {
  const { packages, bytes } = plain;
  expect(packages).toEqual(["connections", "minimatch"]);
  expect(bytes).toBeLessThan(2_200_000);
});

test("a dry run loads no HTTP client", async () => {
  const { builtIns, packages, bytes } = await load({ inputs: { ...check(), "dry-run": "true" } });
  expect(packages).toEqual(["minimatch"]);
  // Node's own HTTP/2 brings TLS with it, and takes longer to load than any package.
  expect(builtIns.filter((name) => /http|tls|zlib/.test(name))).toEqual([]);
  expect(bytes).toBeLessThan(672_000);
});

test("a stamp without a witness loads no module for witnesses, and one with a witness 88 kB more at most", async () => {
  // By their functions, as far as no other module of a bundle has one of that name.
  const common = new Set(["parseExtensions", "witnessProblems"]);
  const modules = readdirSync("src/witness").map((name) => {
    const code = readFileSync(join("src/witness", name), "utf8");
    const functions = Array.from(code.matchAll(/^export (?:async )?function (\w+)/gm), ([, found = ""]) => found);
    return [name, functions.filter((one) => !common.has(one)).map((one) => `function ${one}(`)] as const;
  });
  const namesIn = ({ text }: Loaded) =>
    modules.flatMap(([name, own]) => (own.some((mark) => text.includes(mark)) ? [name] : []));
  const stamp = { ...check(), mode: "stamp" };
  await using tsa = await startFaultServer(authority());
  const witness = `rfc3161 ${tsa.url}\nopentimestamps ${tsa.url}`;
  const beside = await load({ inputs: { ...stamp, witness } });
  expect(namesIn(plain)).toEqual([]);
  expect(namesIn(beside)).toEqual(modules.map(([name]) => name));
  expect(beside.bytes - plain.bytes).toBeLessThan(88_000);
});
