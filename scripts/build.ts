/**
 * Builds dist/ from src/: each program becomes a folder of its own, and the page one file. What is published beside the
 * action is made from it below build/, which git ignores.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { transformSync } from "esbuild";
import { rolldown, type OutputOptions, type Plugin } from "rolldown";

import { buildPage } from "./build-page.ts";
import { readShippedPackages, renderLicenses } from "./licenses.ts";
import { writeAssistantBundle, writeNpmPackage } from "./packages.ts";

interface Program {
  readonly entry: string;
  /** Below dist/. */
  readonly folder: string;
  /** Modules that are loaded one after the other: each is one chunk with all that it needs and no chunk before it has. */
  readonly stages?: Readonly<Record<string, RegExp>>;
}

/** To open a chunk costs more than to compile a few functions more, so what every run loads is in few of them. */
const programs: readonly Program[] = [
  {
    entry: "src/action/main.ts",
    folder: ".",
    stages: { start: /src\/action\/start\.ts$/, step: /src\/action\/step\.ts$/, ask: /src\/api\/(?:client|http)\.ts$/ },
  },
  { entry: "src/hash/hash-worker.ts", folder: "worker" },
  { entry: "src/mcp/main.ts", folder: "mcp" },
  {
    entry: "src/cli/main.ts",
    folder: "cli",
    stages: {
      start: /src\/cli\/start\.ts$/,
      hash: /src\/cli\/hash\.ts$/,
      verify: /src\/cli\/verify\.ts$/,
      run: /src\/cli\/run-command\.ts$/,
      ask: /src\/api\/(?:client|http)\.ts$/,
    },
  },
  { entry: "service/main.ts", folder: "service", stages: { run: /service\/run\.ts$/ } },
];

/** What no program can reach of the HTTP client, and what stands in its place. */
const unreachable: Readonly<Record<string, string>> = {
  // `createDispatcher` offers HTTP/2 to no server. Node would load its own half of it besides.
  "/undici/lib/dispatcher/client-h2.js": "module.exports = undefined",
  // A second parser, chosen by a variable of the environment. Node leaves it out of its own copy too.
  "/undici/lib/dispatcher/parser-h1.js": "module.exports = { getMiloEnabled: () => false }",
  // GitHub's client names two members, with which all would be loaded: sockets of the web, caches, mocks.
  "/undici/index.js": `export { default as ProxyAgent } from "./lib/dispatcher/proxy-agent.js";
    export { fetch } from "./lib/web/fetch/index.js";`,
};

const leaveOut: Plugin = {
  name: "leave-out",
  load: (id) => Object.entries(unreachable).find(([file]) => id.endsWith(`/node_modules${file}`))?.[1],
};

/**
 * An import of `node:http` reads each of its members, and for three of them Node loads its own HTTP client: 50 ms of CPU.
 * What is required has only the members that somebody reads.
 */
const requireHttp: Plugin = {
  name: "require-http",
  renderChunk: (code) =>
    code.replaceAll(
      /^import (?:\* as )?(.+) from "(?:node:)?http";$/gm,
      (_, names: string) => `const ${names.replaceAll(" as ", ": ")} = process.getBuiltinModule("node:http");`,
    ),
};

/** Writes all else than ASCII as escapes: one other sign makes V8 keep a whole bundle in two bytes a character. */
const asAscii: Plugin = {
  name: "as-ascii",
  generateBundle: (_, files) => {
    for (const file of Object.values(files)) {
      if (file.type === "chunk") file.code = transformSync(file.code, { charset: "ascii", legalComments: "none" }).code;
    }
  },
};

/**
 * Packages that do nothing when they are loaded, and do not say so. Otherwise everything that they import is loaded with
 * them: for an OIDC token that nobody asks for, the HTTP client, and with it 40 ms of every start.
 */
const inert = /\/node_modules\/@actions\//;

/** Bundles are not minified, for reviewers; comments would be read at every start, and licences stand in a file. */
async function bundle({ entry, folder, stages = {} }: Program, dist: string): Promise<void> {
  const groups = Object.entries(stages).map(([name, test], index) => ({ name, test, priority: 10 - index }));
  const output: OutputOptions = {
    dir: join(dist, folder),
    entryFileNames: "index.js",
    chunkFileNames: "[name].js",
    comments: false,
    minifyInternalExports: false,
    codeSplitting: { groups },
  };
  await using build = await rolldown({
    input: entry,
    platform: "node",
    preserveEntrySignatures: false,
    transform: { target: "node22.19" },
    treeshake: { moduleSideEffects: (id) => !inert.test(id) },
    plugins: [leaveOut, requireHttp, asAscii],
    // Sources load these late, also where another module of the same bundle loads them early.
    checks: { ineffectiveDynamicImport: false, pluginTimings: false },
  });
  await build.write(output);
  writeFileSync(join(dist, folder, "package.json"), '{\n  "type": "module"\n}\n');
}

const { values } = parseArgs({ options: { out: { type: "string", default: "dist" } } });
rmSync(values.out, { recursive: true, force: true });
for (const program of programs) await bundle(program, values.out);
mkdirSync(join(values.out, "page"));
writeFileSync(join(values.out, "page/verify.html"), buildPage());
writeFileSync(join(values.out, "licenses.txt"), renderLicenses(readShippedPackages()));
rmSync("build", { recursive: true, force: true });
writeAssistantBundle(values.out, "build");
writeNpmPackage(values.out, "build/npm");
