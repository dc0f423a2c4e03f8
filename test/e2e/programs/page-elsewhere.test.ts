/** Cases of evidence on the page in Firefox and WebKit, without a network where that can be. */
import { execFile, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

import { expect, test } from "vitest";

import { whereAvailable } from "../../support/availability.ts";
import { createPageFolder, isInstalled, type Dropped, type Shown } from "../../support/page/browser.ts";
import { casesByKind, droppedOf, expectShown } from "../../support/page/evidence-cases.ts";
import { hasWebKit } from "../../support/page/webkit.ts";

const sealed = ["--map-root-user", "--net", "--"];
const isSealable = spawnSync("unshare", [...sealed, "true"]).status === 0;
const template = readFileSync(new URL("../../../dist/page/verify.html", import.meta.url), "utf8");
const sealedBrowser = fileURLToPath(new URL("../../support/page/sealed-browser.ts", import.meta.url));

/** What the page shows of each choice, in a browser that has nothing but a loopback to its driver, where that can be. */
async function lookIn(browser: string, choices: readonly (readonly Dropped[])[]): Promise<readonly Shown[]> {
  await using folder = await createPageFolder();
  await folder.write("verify.html", template);
  const visits = choices.map((files) => ({ url: folder.url("verify.html"), files }));
  const list = await folder.write("visits.json", JSON.stringify(visits));
  const seal = isSealable ? ["unshare", ...sealed, "sh", "-c", 'ip link set lo up && exec "$@"', "sh"] : [];
  const [command, ...args] = [...seal, process.execPath, sealedBrowser, browser, list];
  const { stdout, stderr } = await promisify(execFile)(command, args, { timeout: 240_000 });
  expect(stderr).toBe("");
  const lines = stdout.trim().split("\n");
  expect(lines).toHaveLength(choices.length);
  return lines.map((line) => JSON.parse(line) as Shown);
}

for (const [browser, isThere] of [
  ["firefox", isInstalled("firefox")],
  ["webkit", hasWebKit],
] as const) {
  whereAvailable(`The page in ${browser}`, isThere ? undefined : `no ${browser}`, () => {
    test(
      `cases of evidence end on the page in ${browser} as they do on the command line`,
      { timeout: 300_000 },
      async () => {
        const seen = await lookIn(browser, casesByKind.map(droppedOf));
        for (const [index, given] of casesByKind.entries()) await expectShown(given, seen[index] as Shown);
      },
    );
  });
}
