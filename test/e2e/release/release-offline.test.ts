/** Years later: what a release holds is all there is. Neither front has a network, and they say the same. */
import { execFile, spawnSync } from "node:child_process";
import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

import { launch, type Browser } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import type { Verification } from "../../../src/domain/claims/claims.ts";
import { whereAvailable } from "../../support/availability.ts";
import { createReleaseWorld, statementName, type ReleaseWorld } from "../../support/github/release-world.ts";
import {
  createPageFolder,
  isInstalled,
  toDropped,
  verifyOnPage,
  type PageFolder,
  type Shown,
} from "../../support/page/browser.ts";
import { hasWebKit } from "../../support/page/webkit.ts";

const sealed = ["--map-root-user", "--net", "--"];
const isSealable = spawnSync("unshare", [...sealed, "true"]).status === 0;
const program = fileURLToPath(new URL("../../../dist/cli/index.js", import.meta.url));

type Files = ReadonlyMap<string, Buffer>;

/** Everything that a release has, by name, as anybody downloads it. */
async function downloadAll({ github }: ReleaseWorld): Promise<Files> {
  const [release] = github.releases;
  const files = (release?.assets ?? []).map(async ({ id, name }) => {
    const response = await fetch(`${github.places.api}/repos/octo-org/octo-repo/releases/assets/${id}`, {
      headers: { accept: "application/octet-stream", authorization: `token ${github.token}`, "user-agent": "test" },
    });
    if (!response.ok) throw new Error(`${name} was answered with ${response.status}.`);
    return [name, Buffer.from(await response.arrayBuffer())] as const;
  });
  return new Map(await Promise.all(files));
}

const isShipped = (name: string): boolean => /^(?:app\.tgz|lib\.zip|notes\.txt)$/.test(name);
const statementOf = (files: Files): string => [...files.keys()].find((name) => statementName.test(name)) ?? "";

/** `files`, with the bytes of one as `change` makes them. */
function withChanged(files: Files, name: string, change: (text: string) => string): Files {
  return new Map([...files, [name, Buffer.from(change((files.get(name) ?? Buffer.alloc(0)).toString()))]]);
}

/** The command line in a namespace without any interface. */
async function verifyOnCommandLine(files: Files) {
  const folder = await mkdtemp(join(tmpdir(), "anchor-offline-"));
  try {
    for (const [name, bytes] of files) await writeFile(join(folder, name), bytes);
    const names = [...files.keys()].filter(isShipped);
    const verify = (...options: readonly string[]) => {
      const command = [process.execPath, program, "verify", ...names, "--evidence", statementOf(files), ...options];
      return spawnSync("unshare", [...sealed, ...command], { cwd: folder, encoding: "utf8", timeout: 120_000 });
    };
    const { status, stdout: report } = verify();
    const { files: claims } = JSON.parse(verify("--json").stdout) as Verification;
    return { status, report, rows: claims.map(({ file, bytes, path, chain }) => [file, bytes, path, chain]) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Releases, and what their evidence says of the path of every asset. */
const kinds: readonly (readonly [inputs: Readonly<Record<string, string>>, path: string])[] = [
  [{ anchor: "each" }, "none needed"],
  [{ anchor: "manifest" }, "yes"],
  [{ anchor: "each", proof: "true" }, "yes"],
  [{ anchor: "manifest", proof: "true" }, "yes"],
];

async function makeRelease(inputs: Readonly<Record<string, string>>): Promise<Files> {
  await using world = await createReleaseWorld({});
  world.github.addRelease("v1", { assets: { "app.tgz": "app", "lib.zip": "lib", "notes.txt": "notes" } });
  const all = { "from-release": "true", files: "", "release-attach": "both", "wait-for-finality": "true" };
  expect((await world.runHere({ ...all, ...inputs })).exitCode).toBe(0);
  return await downloadAll(world);
}

const missing = isSealable && isInstalled("chrome") ? undefined : "no namespace for a network, or no Chromium";

whereAvailable("A release without a network", missing, () => {
  describe("a release, with no network at all", { timeout: 300_000 }, () => {
    let folder: PageFolder;
    let browser: Browser;
    beforeAll(async () => {
      folder = await createPageFolder();
      const sealedBrowser = await folder.write(
        "chromium.sh",
        `#!/bin/sh\nexec unshare ${sealed.join(" ")} chromium "$@"\n`,
      );
      await chmod(sealedBrowser, 0o755);
      // By a pipe: no address leads into the namespace.
      const options = { executablePath: sealedBrowser, pipe: true, headless: true, timeout: 120_000 };
      browser = await launch({ browser: "chrome", args: ["--no-sandbox"], ...options });
    }, 180_000);
    afterAll(async () => {
      await browser.close();
      await folder[Symbol.asyncDispose]();
    });

    async function verifyOnItsPage(files: Files) {
      await folder.write("anchor-evidence.html", files.get("anchor-evidence.html") ?? "");
      const page = await browser.newPage();
      const requests: string[] = [];
      page.on("request", (request) => {
        if (!/^(?:file|blob):/.test(request.url())) requests.push(request.url());
      });
      const dropped = [...files].filter(([name]) => isShipped(name)).map(([name, bytes]) => toDropped(name, bytes));
      const shown = await verifyOnPage(page, folder.url("anchor-evidence.html"), dropped);
      await page.close();
      expect(requests).toEqual([]);
      return shown;
    }

    /** What both fronts say; a difference between them fails. */
    async function verify(files: Files) {
      const [said, shown] = [await verifyOnCommandLine(files), await verifyOnItsPage(files)];
      expect({ rows: shown.rows, report: shown.report }).toEqual({ rows: said.rows, report: said.report });
      return { status: said.status, verdict: shown.verdict, rows: said.rows };
    }

    test.each(kinds)("says of every asset bytes and path, the chain not asked: %j", async (inputs, path) => {
      const files = await makeRelease(inputs);
      const names = [...files.keys()].filter(isShipped);
      expect(names).toHaveLength(3);
      const { status, verdict, rows } = await verify(files);
      expect(rows).toEqual(names.map((name) => [name, "yes", path, "not asked"]));
      // The service of this test is a demonstration, and its evidence says so.
      expect([status, verdict]).toEqual([3, "incomplete"]);
    });

    test("says so of what was changed, on both fronts", async () => {
      const files = await makeRelease({ anchor: "manifest" });
      const { status, verdict, rows } = await verify(withChanged(files, "app.tgz", (text) => `${text}!`));
      expect([status, verdict]).toEqual([1, "mismatch"]);
      expect(rows.find(([name]) => name === "app.tgz")?.[1]).toBe("other bytes");
      for (const member of [/"sha3_256":"([0-9a-f])/, /"sha256":"([0-9a-f])/, /"digest":"([0-9a-f])/]) {
        const change = (text: string): string =>
          text.replace(member, (all, digit: string) => all.slice(0, -1) + (digit === "0" ? "1" : "0"));
        const forged = withChanged(withChanged(files, statementOf(files), change), "anchor-evidence.html", change);
        expect(forged.get(statementOf(files))).not.toEqual(files.get(statementOf(files)));
        const { status: code, verdict: said } = await verify(forged);
        expect([code, said]).toEqual([1, "mismatch"]);
      }
    });
  });
});

const sealedBrowser = fileURLToPath(new URL("../../support/page/sealed-browser.ts", import.meta.url));

/** What the page of each release shows in a browser that has nothing but a loopback to its driver. */
async function lookIn(browser: string, releases: readonly Files[]): Promise<readonly Shown[]> {
  const home = await mkdtemp(join(tmpdir(), "anchor-sealed-"));
  try {
    const folders = await Promise.all(
      releases.map(async (files, index) => {
        const folder = join(home, String(index));
        await mkdir(folder);
        const wanted = [...files].filter(([name]) => isShipped(name) || name === "anchor-evidence.html");
        for (const [name, bytes] of wanted) await writeFile(join(folder, name), bytes);
        return folder;
      }),
    );
    const inside = ["sh", "-c", 'ip link set lo up && exec "$@"', "sh", process.execPath, sealedBrowser, browser];
    const command = [...sealed, ...inside, ...folders];
    const { stdout, stderr } = await promisify(execFile)("unshare", command, { timeout: 240_000 });
    expect(stderr).toBe("");
    return stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Shown);
  } finally {
    await rm(home, { recursive: true, maxRetries: 5 });
  }
}

for (const [browser, isThere] of [
  ["firefox", isInstalled("firefox")],
  ["webkit", hasWebKit],
] as const) {
  const why = isSealable && isThere ? undefined : `no namespace for a network, or no ${browser}`;
  whereAvailable(`A release without a network in ${browser}`, why, () => {
    test(`the page says in ${browser} what the command line says`, { timeout: 300_000 }, async () => {
      const releases: Files[] = [];
      for (const [inputs] of kinds) releases.push(await makeRelease(inputs));
      const seen = await lookIn(browser, releases);
      for (const [index, shown] of seen.entries()) {
        const said = await verifyOnCommandLine(releases[index] ?? new Map());
        expect({ rows: shown.rows, report: shown.report }).toEqual({ rows: said.rows, report: said.report });
        expect(said.rows.map(([, ...claims]) => claims)).toEqual(
          said.rows.map(() => ["yes", kinds[index]?.[1], "not asked"]),
        );
      }
      expect(seen).toHaveLength(kinds.length);
    });
  });
}
