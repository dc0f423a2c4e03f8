/** Where real clients meet the packed tool server: the npm package on a loopback registry, and the local service. */
import { execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { text } from "node:stream/consumers";

import { startService, type RunningService } from "../../test/support/service/service.ts";

/** A client, how it is fetched, and what is done with it. */
export interface Trial {
  readonly name: string;
  /**
   * Fetches the newest one into `folder`.
   *
   * @returns its version
   * @throws Error where its registry, or what it runs on, cannot be had
   */
  readonly fetch: (folder: string) => string;
  /**
   * Has it call the three tools.
   *
   * @returns what was seen, in a few words
   * @throws Error when a tool could not be called, or answered something else
   */
  readonly run: (stay: Stay) => Promise<string>;
}

/** Where one client is: a home of its own, on which nothing is configured. */
export interface Stay {
  /** That {@link Trial.fetch} filled. */
  readonly folder: string;
  readonly home: string;
  readonly service: RunningService;
  /** What a program is started with: its home, the newest Node, and the server's settings. */
  readonly env: Readonly<Record<string, string>>;
  /** A digest that nobody has stamped. */
  readonly newDigest: () => string;
  readonly run: (command: string, args: readonly string[], more?: Readonly<Record<string, string>>) => Promise<Ran>;
}

export interface Ran {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Place extends AsyncDisposable {
  readonly stay: (name: string) => Stay;
}

/** Packs `build/npm`, which `npm run build` makes, and starts what it takes to install and to call it. */
export async function openPlace(): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), "anchor-clients-"));
  const registry = await startRegistry(packServer(folder));
  const service = await startService();
  const stay = (name: string): Stay => {
    const own = join(folder, name.replaceAll(/\W/g, "-"));
    const home = join(own, "home");
    mkdirSync(join(home, "project"), { recursive: true });
    // Not by variables: hosts hand few of them on to the servers that they start.
    writeFileSync(join(home, ".npmrc"), `registry=${registry.url}\ncache=${join(folder, "npm")}\n`);
    const PATH = [dirname(process.execPath), process.env["PATH"]].join(delimiter);
    const settings = { ANCHOR_API_URL: service.url, ANCHOR_API_KEY: service.apiKey };
    const env = { PATH, HOME: home, NO_COLOR: "1", ...settings };
    const run: Stay["run"] = (command, args, more) => runProgram(command, args, { ...env, ...more });
    const newDigest = () => randomBytes(32).toString("hex");
    return { folder: join(own, "client"), home, service, env, newDigest, run };
  };
  const close = async (): Promise<void> => {
    registry.close();
    await service.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  return { stay, [Symbol.asyncDispose]: close };
}

/** Fetches the newest version of a package of the npm registry. */
export function fetchNpmPackage(folder: string, name: string): string {
  mkdirSync(folder, { recursive: true });
  const args = ["install", "--prefix", folder, "--no-audit", "--no-fund", "--ignore-scripts=false", `${name}@latest`];
  execFileSync("npm", args, { cwd: folder, stdio: "pipe" });
  const manifest = readFileSync(join(folder, "node_modules", name, "package.json"), "utf8");
  return (JSON.parse(manifest) as { version: string }).version;
}

/** @returns the tarball, as `npm publish` would send it */
function packServer(folder: string): Buffer {
  const args = ["pack", "--silent", "--pack-destination", folder, join(process.cwd(), "build", "npm")];
  const name = execFileSync("npm", args, { encoding: "utf8" }).trim();
  return readFileSync(join(folder, name));
}

/** A registry with one package: what `npx -y anchor-artifacts` of a configuration finds. */
async function startRegistry(tarball: Buffer): Promise<{ readonly url: string; readonly close: () => void }> {
  const manifest = JSON.parse(readFileSync("build/npm/package.json", "utf8")) as { name: string; version: string };
  const { name, version } = manifest;
  const server = createServer(({ url: path }, response) => {
    if (path === "/server.tgz") response.end(tarball);
    else if (path === `/${name}`) response.end(JSON.stringify(packument));
    else response.writeHead(404).end("{}");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const dist = { tarball: `${url}/server.tgz` };
  const packument = { name, "dist-tags": { latest: version }, versions: { [version]: { ...manifest, dist } } };
  return { url, close: () => void server.close() };
}

async function runProgram(command: string, args: readonly string[], env: Stay["env"]): Promise<Ran> {
  const cwd = join(env["HOME"] ?? "", "project");
  // A host that asks or waits is ended.
  const child = spawn(command, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"], timeout: 180_000 });
  const closed = once(child, "close") as Promise<[number | null]>;
  const [stdout, stderr, [exitCode]] = await Promise.all([text(child.stdout), text(child.stderr), closed]);
  return { exitCode, stdout, stderr };
}
