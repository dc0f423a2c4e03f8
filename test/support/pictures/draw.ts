/** Pictures of Markdown as GitHub shows it: its own style sheet, in a real browser without a network. */
import { readFile } from "node:fs/promises";

import { gfm, gfmHtml } from "micromark-extension-gfm";
import { micromark } from "micromark";

import { launchBrowser } from "../page/browser.ts";

/** A viewport as a reader has it, in CSS pixels. */
export interface View {
  readonly width: number;
  readonly scheme: "light" | "dark";
  /** How much of its top is drawn, where not all of it. */
  readonly height?: number;
}

/** How far a page may be scrolled down in a picture: the rest is rows. */
const maxHeight = 2600;

const backgrounds = { light: "#ffffff", dark: "#0d1117" } as const;

/** Draws many pages with one browser. */
export interface Pen extends AsyncDisposable {
  /** @returns the picture as PNG, and what cannot be seen without scrolling sideways, in CSS pixels */
  readonly draw: (markdown: string, view: View) => Promise<{ readonly png: Uint8Array; readonly overflow: number }>;
}

/** Opens a browser to draw with. */
export async function openPen(): Promise<Pen> {
  const browser = await launchBrowser("chrome");
  const style = await readFile(new URL(import.meta.resolve("github-markdown-css/github-markdown.css")), "utf8");
  const draw: Pen["draw"] = async (markdown, { width, scheme, height: most = maxHeight }) => {
    const page = await browser.newPage();
    try {
      await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: scheme }]);
      await page.setViewport({ width, height: 100, deviceScaleFactor: 1 });
      await page.setContent(toPage(markdown, style, backgrounds[scheme]));
      const measured: unknown = await page.evaluate(
        "[document.documentElement.scrollHeight, Math.max(0, document.documentElement.scrollWidth - innerWidth, ...[...document.querySelectorAll('table')].map((each) => each.scrollWidth - each.clientWidth))]",
      );
      const [height, overflow] = measured as readonly [number, number];
      const clip = { x: 0, y: 0, width, height: Math.min(height, most) };
      return { png: await page.screenshot({ type: "png", clip, captureBeyondViewport: true }), overflow };
    } finally {
      await page.close();
    }
  };
  return { draw, [Symbol.asyncDispose]: async () => await browser[Symbol.asyncDispose]() };
}

/** The margins are those of GitHub's page of a run: the page's own, and the box around a summary. */
function toPage(markdown: string, style: string, background: string): string {
  const html = micromark(markdown, {
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
    allowDangerousHtml: true,
  });
  const alerts = html.replaceAll("[!WARNING]", "<b>Warning</b><br>");
  return `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>${style}
body { margin: 0; padding: 16px; background: ${background} }
.markdown-body { padding: 16px; border: 1px solid #8888; border-radius: 6px; max-width: 980px; font-family: "Noto Sans", "DejaVu Sans", sans-serif, "Noto Color Emoji" }</style>
<article class="markdown-body">${alerts}</article>`;
}
