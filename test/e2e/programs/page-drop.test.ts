/** Files and folders that a hand drags onto the page, which was opened from the disk, in three browsers. */
import { mkdir, readFile } from "node:fs/promises";

import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";

import { whereAvailable } from "../../support/availability.ts";
import { aStatement, aSubject, filesOf } from "../../support/evidence/statements.ts";
import {
  createPageFolder,
  isInstalled,
  launchOnDisplay,
  shownExpression,
  type PageFolder,
  type Shown,
} from "../../support/page/browser.ts";
import { dragFiles, hasDrag, startDisplay } from "../../support/page/display.ts";
import { hasWebKit } from "../../support/page/webkit.ts";

const template = await readFile(new URL("../../../dist/page/verify.html", import.meta.url), "utf8");
const [evidence] = filesOf(aStatement([aSubject("app.tgz"), aSubject("lib/core.so")]));

const browsers = [
  ["chrome", "Chromium", isInstalled("chrome")],
  ["firefox", "Firefox", isInstalled("firefox")],
  ["webkit", "WebKit", hasWebKit],
] as const;

for (const [kind, name, isThere] of browsers) {
  const missing = hasDrag ? undefined : "no Xvfb, xdotool or GTK for Python";
  whereAvailable(`Files dragged onto the page in ${name}`, isThere ? missing : "no such browser", () => {
    describe(`by hand in ${name}`, { timeout: 120_000 }, () => {
      const stack = new AsyncDisposableStack();
      let folder: PageFolder;
      let display: string;
      let browser: Awaited<ReturnType<typeof launchOnDisplay>>;
      beforeAll(async () => {
        // Chromium reads no folder below /dev, where the memory is that other tests write to.
        vi.stubEnv("TMPDIR", undefined);
        folder = stack.use(await createPageFolder());
        await folder.write("verify.html", template);
        await folder.write("app.tgz", "app.tgz");
        await folder.write("own.intoto.json", evidence?.text ?? "");
        await mkdir(folder.path("dist/lib/empty"), { recursive: true });
        await folder.write("dist/lib/core.so", "lib/core.so");
        await folder.write("dist/app.tgz", "other");
        display = await startDisplay(stack);
        browser = stack.use(await launchOnDisplay(kind, display));
      });
      afterAll(async () => await stack.disposeAsync());

      async function drop(...names: readonly string[]): Promise<Shown> {
        await browser.evaluate("delete document.body.dataset.state");
        const isOver = async () => await browser.evaluate("document.body.classList.contains('over')");
        await dragFiles(display, names.map(folder.path), isOver);
        return (await browser.evaluate(shownExpression)) as Shown;
      }

      test(`${name} reads the evidence and a file that are dropped at once`, async () => {
        await browser.open(folder.url("verify.html"));
        const shown = await drop("own.intoto.json", "app.tgz");
        expect(shown.problems).toEqual([]);
        expect(shown.rows).toEqual([["app.tgz", "yes", "none needed", "not asked"]]);
      });

      test(`${name} reads a folder that is dropped, and names its files by their path`, async () => {
        await browser.open(folder.url("verify.html"));
        expect((await drop("dist")).rows).toEqual([]);
        const shown = await drop("own.intoto.json");
        expect(shown.problems).toEqual([]);
        expect(shown.rows.map(([file, bytes]) => [file, bytes])).toEqual([
          ["dist/app.tgz", "other bytes"],
          ["dist/lib/core.so", "yes"],
        ]);
        expect(shown.result[0]).toBe("Do not open dist/app.tgz: it is not the one that the evidence names.");
      });
    });
  });
}
