/**
 * Years later: what a release holds is all there is. Neither front has a network, and they say the same. Where a browser
 * is started for that anyway, it is shown the cases of evidence too.
 */
import { execFile, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { chmod } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import type { Verification } from "#verify/claims.ts";
import { whereAvailable } from "../../support/availability.ts";
import { sha3Of } from "../../support/digests.ts";
import { createWorkspace } from "../../support/files/workspace.ts";
import { createReleaseWorld, statementName, type ReleaseWorld } from "../../support/github/release-world.ts";
import {
  createPageFolder,
  isInstalled,
  browserPaths,
  launchFrugally,
  toDropped,
  verifyOnPage,
  type Dropped,
  type PageFolder,
  type Shown,
} from "../../support/page/browser.ts";
import { casesByKind, droppedOf, expectShown } from "../../support/page/evidence-cases.ts";
import { hasWebKit } from "../../support/page/webkit.ts";

const sealed = ["--map-root-user", "--net", "--"];
const isSealable = spawnSync("unshare", [...sealed, "true"]).status === 0;
const template = readFileSync(new URL("../../../dist/page/verify.html", import.meta.url), "utf8");
const sealedBrowser = fileURLToPath(new URL("../../support/page/sealed-browser.ts", import.meta.url));
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
const shippedOf = (files: Files): readonly Dropped[] =>
  [...files].filter(([name]) => isShipped(name)).map(([name, bytes]) => toDropped(name, bytes));
const statementOf = (files: Files): string => [...files.keys()].find((name) => statementName.test(name)) ?? "";

/** `files`, with the bytes of one as `change` makes them. */
function withChanged(files: Files, name: string, change: (text: string) => string): Files {
  const text = change((files.get(name) ?? Buffer.alloc(0)).toString());
  // Whoever forges a statement gives it the name that fits.
  const now = statementName.test(name) ? `anchor-${sha3Of(text).slice(0, 16)}.intoto.json` : name;
  return new Map([...files].map((file) => (file[0] === name ? [now, Buffer.from(text)] : file)));
}

/** The command line in a namespace without any interface. */
async function verifyOnCommandLine(files: Files) {
  await using workspace = await createWorkspace(Object.fromEntries(files));
  const names = [...files.keys()].filter(isShipped);
  const verify = (...options: readonly string[]) => {
    const command = [process.execPath, program, "verify", ...names, "--evidence", statementOf(files), ...options];
    return spawnSync("unshare", [...sealed, ...command], { cwd: workspace.path, encoding: "utf8", timeout: 120_000 });
  };
  const { status, stdout: report } = verify();
  const { files: claims } = JSON.parse(verify("--json").stdout) as Verification;
  const rows = claims.map(({ file, bytes, ...one }) =>
    bytes === "yes" ? [file, bytes, one.path, one.chain] : [file, bytes, "–", "–"],
  );
  return { status, report, rows };
}

const manifest = { anchor: "manifest" };

/** Releases, and what their evidence says of the path of every asset. */
const kinds: readonly (readonly [inputs: Readonly<Record<string, string>>, path: string])[] = [
  [{ anchor: "each" }, "none needed"],
  [manifest, "yes"],
];

interface Release {
  readonly files: Files;
  /** What the command line says of it. */
  readonly said: Awaited<ReturnType<typeof verifyOnCommandLine>>;
}

async function makeRelease(inputs: Readonly<Record<string, string>>): Promise<Release> {
  await using world = await createReleaseWorld({});
  world.github.addRelease("v1", { assets: { "app.tgz": "app", "lib.zip": "lib", "notes.txt": "notes" } });
  const all = { "from-release": "true", files: "", "release-attach": "both", wait: "300" };
  expect((await world.runHere({ ...all, ...inputs })).exitCode).toBe(0);
  const files = await downloadAll(world);
  return { files, said: await verifyOnCommandLine(files) };
}

const made = new Map<unknown, Promise<Release>>();

/** The release of a kind, which all browsers share. */
async function releaseOf(inputs: Readonly<Record<string, string>>): Promise<Release> {
  const release = made.get(inputs) ?? makeRelease(inputs);
  made.set(inputs, release);
  return await release;
}

const whyUnsealed = isSealable ? undefined : "no namespace for a network";
const missing = isInstalled("chrome") ? whyUnsealed : "no Chromium";

whereAvailable("A release without a network", missing, () => {
  describe("a release, with no network at all", { timeout: 300_000 }, () => {
    let folder: PageFolder;
    let browser: Awaited<ReturnType<typeof launchFrugally>>;
    let page: Page;
    const requests: string[] = [];
    beforeAll(async () => {
      folder = await createPageFolder();
      const sealedChromium = await folder.write(
        "chromium.sh",
        `#!/bin/sh\nexec unshare ${sealed.join(" ")} ${browserPaths.chrome} "$@"\n`,
      );
      await chmod(sealedChromium, 0o755);
      browser = await launchFrugally("chrome", sealedChromium);
      page = await browser.newPage();
      page.on("request", (request) => {
        if (!/^(?:file|blob):/.test(request.url())) requests.push(request.url());
      });
    });
    afterAll(async () => {
      await browser[Symbol.asyncDispose]();
      await folder[Symbol.asyncDispose]();
    });

    async function verifyOnItsPage(files: Files) {
      await folder.write("anchor-evidence.html", files.get("anchor-evidence.html") ?? "");
      const shown = await verifyOnPage(page, folder.url("anchor-evidence.html"), shippedOf(files));
      expect(requests).toEqual([]);
      return shown;
    }

    /** What both fronts say; a difference between them fails. */
    async function verify({ files, said }: Release) {
      const shown = await verifyOnItsPage(files);
      expect({ rows: shown.rows, report: shown.report }).toEqual({ rows: said.rows, report: said.report });
      return { status: said.status, verdict: shown.verdict, rows: said.rows };
    }

    async function verifyChanged(files: Files) {
      return await verify({ files, said: await verifyOnCommandLine(files) });
    }

    test.each(kinds)(
      "a release without a network says of every asset bytes and path, the chain not asked: %j",
      async (inputs, path) => {
        const release = await releaseOf(inputs);
        const names = [...release.files.keys()].filter(isShipped);
        expect(names).toHaveLength(3);
        const { status, verdict, rows } = await verify(release);
        expect(rows).toEqual(names.map((name) => [name, "yes", path, "not asked"]));
        // The service of this test is a demonstration, and its evidence says so.
        expect([status, verdict]).toEqual([3, "incomplete"]);
      },
    );

    test("a release without a network says on both fronts what was changed", async () => {
      const { files } = await releaseOf(manifest);
      const { status, verdict, rows } = await verifyChanged(withChanged(files, "app.tgz", (text) => `${text}!`));
      expect([status, verdict]).toEqual([1, "mismatch"]);
      expect(rows.find(([name]) => name === "app.tgz")?.[1]).toBe("other bytes");
      for (const name of ["sha3_256", "sha256", "digest"]) {
        // In a page, a statement is a text in JSON.
        const member = new RegExp(String.raw`\\?"${name}\\?":\\?"([0-9a-f])`);
        const change = (text: string): string =>
          text.replace(member, (all, digit: string) => all.slice(0, -1) + (digit === "0" ? "1" : "0"));
        const forged = withChanged(withChanged(files, statementOf(files), change), "anchor-evidence.html", change);
        for (const file of [statementOf(forged), "anchor-evidence.html"])
          expect(forged.get(file)).not.toEqual(files.get(file));
        const { status: code, verdict: said } = await verifyChanged(forged);
        expect([code, said]).toEqual([1, "mismatch"]);
      }
    });
  });
});

interface Visit {
  readonly page: string | Uint8Array;
  readonly files: readonly Dropped[];
}

/** What pages show in a browser that has nothing but a loopback to its driver, where that can be. */
async function lookIn(browser: string, visits: readonly Visit[]): Promise<readonly Shown[]> {
  await using folder = await createPageFolder();
  for (const [index, { page }] of visits.entries()) await folder.write(`${index}.html`, page);
  const listed = visits.map(({ files }, index) => ({ url: folder.url(`${index}.html`), files }));
  const list = await folder.write("visits.json", JSON.stringify(listed));
  const seal = isSealable ? ["unshare", ...sealed, "sh", "-c", 'ip link set lo up && exec "$@"', "sh"] : [];
  const [command, ...args] = [...seal, process.execPath, sealedBrowser, browser, list];
  const { stdout, stderr } = await promisify(execFile)(command, args, { timeout: 240_000 });
  expect(stderr).toBe("");
  const lines = stdout.trim().split("\n");
  expect(lines).toHaveLength(visits.length);
  return lines.map((line) => JSON.parse(line) as Shown);
}

for (const [browser, isThere] of [
  ["firefox", isInstalled("firefox")],
  ["webkit", hasWebKit],
] as const) {
  whereAvailable(`The page in ${browser}`, isThere ? undefined : `no ${browser}`, () => {
    describe(`the page in ${browser}`, { timeout: 300_000 }, () => {
      const releases: Release[] = [];
      let seen: readonly Shown[];
      beforeAll(async () => {
        for (const [inputs] of isSealable ? kinds : []) releases.push(await releaseOf(inputs));
        const ofCases = casesByKind.map((given) => ({ page: template, files: droppedOf(given) }));
        const ofReleases = releases.map(({ files }) => ({
          page: files.get("anchor-evidence.html") ?? "",
          files: shippedOf(files),
        }));
        seen = await lookIn(browser, [...ofCases, ...ofReleases]);
      });

      test(`cases of evidence end on the page in ${browser} as they do on the command line`, async () => {
        for (const [index, given] of casesByKind.entries()) await expectShown(given, seen[index] as Shown);
      });

      whereAvailable(`A release without a network in ${browser}`, whyUnsealed, () => {
        test(`a release's page in ${browser} says without a network what the command line says`, () => {
          expect(releases).toHaveLength(kinds.length);
          for (const [index, { said }] of releases.entries()) {
            const { rows, report } = seen[casesByKind.length + index] as Shown;
            expect({ rows, report }).toEqual({ rows: said.rows, report: said.report });
            expect(said.rows.map(([, ...claims]) => claims)).toEqual(
              said.rows.map(() => ["yes", kinds[index]?.[1], "not asked"]),
            );
          }
        });
      });
    });
  });
}
