/**
 * `sealed-browser.ts KIND FOLDER…`: opens the page of each folder in one browser, chooses the other files there, and
 * prints what the page shows, a line of JSON a folder. It is run where there is no network.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { chooseExpression, launchBrowser, toDropped, verifyOnPage, type Dropped } from "./browser.ts";
import { startWebKit } from "./webkit.ts";

const [kind = "", ...folders] = process.argv.slice(2);
const pageName = "anchor-evidence.html";

type Look = (url: string, files: readonly Dropped[]) => Promise<unknown>;

async function lookAtAll(look: Look): Promise<void> {
  for (const folder of folders) {
    const names = readdirSync(folder).filter((name) => name !== pageName);
    const files = names.map((name) => toDropped(name, readFileSync(join(folder, name))));
    console.log(JSON.stringify(await look(pathToFileURL(join(folder, pageName)).href, files)));
  }
}

if (kind === "firefox") {
  await using browser = await launchBrowser(kind);
  const page = await browser.newPage();
  await lookAtAll((url, files) => verifyOnPage(page, url, files));
} else {
  await using browser = await startWebKit();
  await lookAtAll(async (url, files) => {
    await browser.open(url);
    return await browser.evaluate(chooseExpression(files));
  });
}
