/**
 * `sealed-browser.ts KIND FILE`: opens in one browser each page that the file names, chooses the files there, and prints
 * what the page shows, a line of JSON a page. It is run where there is no network.
 */
import { readFileSync } from "node:fs";

import { chooseExpression, launchFrugally, verifyOnPage, type Dropped } from "./browser.ts";
import { startWebKit } from "./webkit.ts";

const [kind, list = ""] = process.argv.slice(2);
const visits = JSON.parse(readFileSync(list, "utf8")) as readonly { url: string; files: readonly Dropped[] }[];

async function visitAll(visit: (url: string, files: readonly Dropped[]) => Promise<unknown>): Promise<void> {
  for (const { url, files } of visits) console.log(JSON.stringify(await visit(url, files)));
}

if (kind === "firefox") {
  await using browser = await launchFrugally(kind);
  const page = await browser.newPage();
  await visitAll((url, files) => verifyOnPage(page, url, files));
} else {
  await using browser = await startWebKit();
  await visitAll(async (url, files) => {
    await browser.open(url);
    return await browser.evaluate(chooseExpression(files));
  });
}
