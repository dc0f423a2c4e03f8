/** What is published beside the action and its npm package: the assistant's bundle, the registry's entry, the buttons. */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { Ajv } from "ajv";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { readSettings } from "#mcp/session.ts";
import { isPosix } from "../support/availability.ts";
import { writeAssistantBundle } from "../../scripts/packages.ts";
import { initialize, startMcp } from "../support/mcp/mcp.ts";
import { registrySchema } from "../support/mcp/registry-schema.ts";
import { compiled } from "../support/runner/action-process.ts";

const readJson = (path: string) => JSON.parse(readFileSync(path, "utf8")) as Record<string, unknown>;
const manifest = readJson("package.json");

let folder: string;
let bundle: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "anchor-packages-"));
  bundle = writeAssistantBundle("dist", folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface BundleManifest {
  readonly version: string;
  readonly tools: readonly { readonly name: string }[];
  readonly user_config: Readonly<Record<string, { readonly sensitive?: boolean; readonly default?: unknown }>>;
  readonly server: {
    readonly mcp_config: {
      readonly command: string;
      readonly args: readonly string[];
      readonly env: Readonly<Record<string, string>>;
    };
  };
}

let unpacked: string;
let bundled: BundleManifest;
beforeAll(() => {
  unpacked = join(folder, "unpacked");
  mkdirSync(join(unpacked, "server"), { recursive: true });
  for (const [name, bytes] of Object.entries(unzipSync(readFileSync(bundle))))
    writeFileSync(join(unpacked, name), bytes);
  bundled = readJson(join(unpacked, "manifest.json")) as unknown as BundleManifest;
});

// That it passes the validator of its format shows `npm run clients`.
test("the assistant's bundle has the package's version, and the same bytes however often it is made", () => {
  expect(bundled.version).toBe(manifest["version"]);
  const again = writeAssistantBundle("dist", join(folder, "again"));
  expect(readFileSync(again).equals(readFileSync(bundle))).toBe(true);
});

test("the assistant's bundle asks for address and key, and keeps the key secret alone", () => {
  const secret = Object.entries(bundled.user_config).filter(([, { sensitive }]) => sensitive === true);
  expect(secret.map(([name]) => name)).toEqual(["api_key"]);
  expect(Object.keys(bundled.user_config)).toEqual(["api_url", "api_key", "max_stamps", "read_only"]);
});

test("the assistant's bundle starts the tool server as its manifest says, with settings that the server reads", async () => {
  const { args, env } = bundled.server.mcp_config;
  const config = { api_url: "https://service.example", api_key: "the-users-key" };
  const fill = (text: string) =>
    text.replaceAll(/\$\{user_config\.(\w+)\}/g, (_, name: string) =>
      String({ ...bundled.user_config[name], ...(name in config && { default: config[name as "api_url"] }) }.default),
    );
  const environment = Object.fromEntries(Object.entries(env).map(([name, value]) => [name, fill(value)]));
  expect(readSettings(environment)).toMatchObject({
    apiUrl: config.api_url,
    apiKey: config.api_key,
    maximumStamps: "100",
    readOnly: "false",
  });
  const entry = args.map((text) => text.replace("${__dirname}", unpacked)).join(" ");
  await using server = startMcp(environment, [], entry);
  await initialize(server, "2025-11-25");
  server.send({ jsonrpc: "2.0", id: 1, method: "tools/list" });
  expect(await server.answerTo(1)).toMatchObject({ result: { tools: bundled.tools.map(({ name }) => ({ name })) } });
});

/** What npm says of an install in a repository whose packages want a Node that nobody has. */
function installUnderAnotherNode(): string {
  const place = join(folder, "wanting");
  const wanted = { name: "wanted", version: "1.0.0", engines: { node: ">=999" } };
  const lock = { ...wanted, lockfileVersion: 3, requires: true, packages: { "": wanted } };
  mkdirSync(place);
  writeFileSync(join(place, ".npmrc"), readFileSync(".npmrc"));
  writeFileSync(join(place, "package.json"), JSON.stringify(wanted));
  writeFileSync(join(place, "package-lock.json"), JSON.stringify(lock));
  // Of this repository's own settings none may come in by the variables of the npm that runs the tests.
  const env = { ...compiled, PATH: process.env["PATH"], HOME: place };
  const { status, stderr } = spawnSync("npm", ["ci", "--offline"], { cwd: place, encoding: "utf8", env });
  expect(status).toBe(0);
  return stderr;
}

test.runIf(isPosix)("an install under an older Node than tools ask for prints no warning a package", () => {
  expect(installUnderAnotherNode()).toBe("");
});

const entry = readJson("server.json");
const validate = new Ajv().compile(registrySchema);

test("the registry's entry keeps to the registry's schema, and names the package and its version", () => {
  expect([validate(entry), validate.errors]).toEqual([true, null]);
  expect(entry["name"]).toBe(manifest["mcpName"]);
  expect(entry["version"]).toBe(manifest["version"]);
  expect(entry["packages"]).toMatchObject([{ identifier: manifest["name"], version: manifest["version"] }]);
});

test.each([
  ["a long description", { description: "x".repeat(101) }],
  ["a name of one part", { name: "anchor-artifacts" }],
  ["a member of its own making", { homepage: "https://service.example" }],
  ["no version", { version: undefined }],
])("the registry's entry would not pass with %s", (_, change) => {
  expect(validate(JSON.parse(JSON.stringify({ ...entry, ...change })))).toBe(false);
});

test("the registry's entry names settings that the server reads, the key as a secret", () => {
  const [{ environmentVariables = [] } = {}] = entry["packages"] as { environmentVariables?: Setting[] }[];
  const names = environmentVariables.map(({ name }) => name);
  const read: string[] = [];
  readSettings(new Proxy({}, { get: (_, name) => (read.push(String(name)), undefined) }));
  expect(read).toEqual(expect.arrayContaining(names));
  expect(environmentVariables.filter(({ isSecret }) => isSecret).map(({ name }) => name)).toEqual(["ANCHOR_API_KEY"]);
});

interface Setting {
  readonly name: string;
  readonly isSecret?: boolean;
}

describe("docs/assistant.md", () => {
  const text = readFileSync("docs/assistant.md", "utf8");
  const linkTo = (host: string) => new URL(new RegExp(`https://${host}/[^)\\s]+`).exec(text)?.[0] ?? "about:blank");
  const started = { command: "npx", args: ["-y", "anchor-artifacts", "mcp"] };

  test("the buttons install in VS Code what asks for address and key", () => {
    const { searchParams } = linkTo("insiders.vscode.dev");
    expect(searchParams.get("name")).toBe("anchor-artifacts");
    expect(JSON.parse(searchParams.get("config") ?? "")).toEqual({
      type: "stdio",
      ...started,
      env: { ANCHOR_API_URL: "${input:anchor-url}", ANCHOR_API_KEY: "${input:anchor-key}" },
    });
    expect(JSON.parse(searchParams.get("inputs") ?? "")).toEqual([
      { type: "promptString", id: "anchor-url", description: "Address of the service" },
      { type: "promptString", id: "anchor-key", description: "Key of the service", password: true },
    ]);
  });

  test("the buttons install in Cursor the same command", () => {
    const { searchParams } = linkTo("cursor.com");
    expect(searchParams.get("name")).toBe("anchor-artifacts");
    expect(JSON.parse(Buffer.from(searchParams.get("config") ?? "", "base64").toString())).toEqual({
      ...started,
      env: { ANCHOR_API_URL: "https://service.example", ANCHOR_API_KEY: "your-key" },
    });
  });
});
