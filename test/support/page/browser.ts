/** Real browsers for the page, and what a person does with it. */
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import type { Browser, LaunchOptions, Page } from "puppeteer-core";

import { startWebKit, type WebKit } from "./webkit.ts";
import { isBare } from "../runs.ts";

/** Where Debian puts the browsers; tests of one that is not there are skipped, and say so. */
export const browserPaths = { chrome: "/usr/bin/chromium", firefox: "/usr/bin/firefox-esr" } as const;
export type BrowserKind = keyof typeof browserPaths;

export function isInstalled(kind: BrowserKind): boolean {
  return !isBare && existsSync(browserPaths[kind]);
}

const chromeArgs = ["--no-sandbox", "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"];

/**
 * Without what costs processors and no page sees: tool bars, compilers beside the programs, a frame's host anew for each
 * document, processes in stock, extensions of the system.
 */
const frugal = {
  chrome: {
    args: [
      ...chromeArgs,
      "--kiosk",
      "--js-flags=--single-threaded",
      "--disable-features=RenderDocument,SpareRendererForSitePerProcess",
    ],
  },
  firefox: {
    extraPrefsFirefox: {
      "fission.autostart": false,
      "dom.ipc.processCount": 1,
      "dom.ipc.processPrelaunch.enabled": false,
      "extensions.enabledScopes": 0,
      "extensions.installDistroAddons": false,
      "extensions.webextensions.remote": false,
      "layout.frame_rate": 5,
    },
  },
} satisfies Record<BrowserKind, LaunchOptions>;

/** A browser with a profile of its own, without a network, as people have it. */
export async function launchBrowser(kind: BrowserKind): Promise<Browser & AsyncDisposable> {
  return await launchWith(kind, kind === "chrome" ? { args: chromeArgs } : {});
}

/**
 * Like {@link launchBrowser}, for half of the computing.
 *
 * @param executablePath what to start instead, for a browser that is shut in
 */
export async function launchFrugally(kind: BrowserKind, executablePath: string = browserPaths[kind]) {
  return await launchWith(kind, { ...frugal[kind], executablePath });
}

async function launchWith(kind: BrowserKind, options: LaunchOptions): Promise<Browser & AsyncDisposable> {
  // By a pipe where it can be: no address leads into a namespace.
  const given = {
    browser: kind,
    executablePath: browserPaths[kind],
    pipe: kind === "chrome",
    headless: true,
    ...options,
  };
  // Who drives WebKit has no use for it, and it takes a fifth of a second to load.
  const { launch } = await import("puppeteer-core");
  const browser = await launch({ ...given, timeout: 120_000 });
  return Object.assign(browser, { [Symbol.asyncDispose]: async () => await browser.close() });
}

/** A browser that can be looked at, on a display of 1,280 by 800 pixels, with what a test says to any of them. */
export async function launchOnDisplay(kind: BrowserKind | "webkit", display: string): Promise<WebKit> {
  if (kind === "webkit") return await startWebKit(display);
  const size = {
    chrome: ["--window-size=1200,740", "--window-position=0,0"],
    firefox: ["--width=1200", "--height=740"],
  };
  const args = [...(kind === "chrome" ? chromeArgs : []), ...size[kind]];
  const env = { ...process.env, DISPLAY: display };
  const browser = await launchWith(kind, { headless: false, defaultViewport: null, env, args });
  const page = await browser.newPage();
  return {
    open: async (url) => void (await page.goto(url)),
    evaluate: async (expression) => await page.evaluate(expression),
    [Symbol.asyncDispose]: async () => await browser[Symbol.asyncDispose](),
  };
}

/** A page without a tab to look at: no frame of it is drawn, which takes half of the time without a graphics card. */
export async function openUnseen(browser: Browser): Promise<Page> {
  const session = await browser.target().createCDPSession();
  const url = "about:blank#unseen";
  const [target] = await Promise.all([
    browser.waitForTarget((one) => one.url() === url),
    session.send("Target.createTarget", { url, hidden: true }),
  ]);
  return await target.asPage();
}

/** Pages as files on the disk, as people open them. */
export interface PageFolder extends AsyncDisposable {
  /** Writes a file; returns its path. */
  readonly write: (name: string, content: string | Uint8Array) => Promise<string>;
  readonly path: (name: string) => string;
  readonly url: (name: string) => string;
}

export async function createPageFolder(): Promise<PageFolder> {
  const folder = await mkdtemp(join(tmpdir(), "anchor-page-"));
  return {
    write: async (name, content) => {
      const path = join(folder, name);
      await writeFile(path, content);
      return path;
    },
    path: (name) => join(folder, name),
    url: (name) => pathToFileURL(join(folder, name)).href,
    [Symbol.asyncDispose]: async () => await rm(folder, { recursive: true, force: true, maxRetries: 3 }),
  };
}

/** A file to be dropped; its bytes in base64, since not every text is one of them. */
export interface Dropped {
  readonly name: string;
  readonly base64: string;
}

export function toDropped(name: string, content: string | Uint8Array): Dropped {
  return { name, base64: Buffer.from(content).toString("base64") };
}

const program = readFileSync(new URL("choose-on-page.js", import.meta.url), "utf8");

/** The expression that chooses `files` on a page and resolves with what it {@link Shown shows}. */
export function chooseExpression(files: readonly Dropped[]): string {
  return `(() => { ${program}; return chooseOnPage(${JSON.stringify(files)}); })()`;
}

/** The expression that resolves with what a page {@link Shown shows} once it is done. */
export const shownExpression = `(() => { ${program}; return whatIsShown(); })()`;

/** What the page shows. */
export interface Shown {
  /** The result as sentences: what holds, what to do next, what holds of the other files. */
  readonly result: readonly string[];
  readonly verdict: string;
  /** One a file: name, bytes, path, chain. */
  readonly rows: readonly (readonly string[])[];
  /** What is said of all files together, and of the lists of the evidence among them. */
  readonly note: string;
  readonly problems: readonly string[];
  readonly report: string;
  readonly scripts: number;
}

/** Opens `url` and chooses `files` there. */
export async function verifyOnPage(page: Page, url: string, files: readonly Dropped[]): Promise<Shown> {
  await page.goto(url);
  return (await page.evaluate(chooseExpression(files))) as Shown;
}
