/** Builds the verifier's page: one file with its style, its program and its worker's program in it. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

import { buildSync } from "esbuild";

/** Browsers from the spring of 2024 on: the first with every feature that is used. */
const target = ["es2023", "chrome119", "firefox121", "safari17.4"];

/** The text of `dist/page/verify.html`. */
export function buildPage(): string {
  const worker = bundle("src/page/worker.ts", {});
  const script = bundle("src/page/main.ts", { workerSource: JSON.stringify(worker) });
  const style = minifyStyle();
  const parts: Readonly<Record<string, string>> = { policy: policyOf(script, style), style, script };
  const template = readFileSync("src/page/page.html", "utf8").replaceAll(/^ +/gm, "");
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => parts[name] ?? "");
}

function bundle(entry: string, define: Readonly<Record<string, string>>): string {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    charset: "utf8",
    format: "iife",
    target,
    define,
    write: false,
  });
  const text = outputFiles[0]?.text.trim() ?? "";
  if (/<!--|<script/i.test(text)) throw new Error(`${entry} cannot stand in a page as it is.`);
  return text;
}

function minifyStyle(): string {
  const { outputFiles } = buildSync({ entryPoints: ["src/page/page.css"], minify: true, target, write: false });
  return outputFiles[0]?.text.trim() ?? "";
}

/** Lets the page run what is in it and nothing else: no request of any kind leaves it. */
function policyOf(script: string, style: string): string {
  const hash = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  return [
    "default-src 'none'",
    `script-src ${hash(script)} 'wasm-unsafe-eval'`,
    `style-src ${hash(style)}`,
    "worker-src blob:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}
