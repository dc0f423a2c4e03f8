/** `npm run demo`, by what ships. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";

import { expect, test } from "vitest";

import { createWorkspace } from "../../support/files/workspace.ts";
import { compiled } from "../../support/runner/action-process.ts";

test("the demonstration shows success first, cuts nothing, and leaves what it made in the folder that it names last", async () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/demo.ts"], { encoding: "utf8" });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  const lines = stdout.trimEnd().split("\n");
  const folder = /^What this made stays in (\S+)$/.exec(lines.at(-1) ?? "")?.[1] ?? expect.unreachable("a folder");
  try {
    expect(lines.length).toBeLessThanOrEqual(75);
    // A word that is too long alone, such as a path, is not broken.
    expect(lines.filter((line) => line.length > 80 && /\S\s+\S/.test(line))).toEqual([]);
    expect(stdout).not.toMatch(/…|demonstration/i);
    const exitCodes = Array.from(stdout.matchAll(/^\(exit code (\d)\)$/gm), ([, code]) => code);
    expect(exitCodes).toEqual(["0", "1", "1"]);
    const [right = "", wrong = "", replaced = ""] = stdout.split(/^\(exit code \d\)$/m);
    const [, said = ""] = right.replaceAll(/\n +/g, " ").split(/^\$ .*\n/m);
    expect(said).toMatch(/^This is exactly the file [^.]+\. It existed by \d+ \w+ \d{4} \d\d:\d\d UTC: block \d/);
    expect(wrong).toContain("Do not open this file");
    expect(replaced).toMatch(/changed {2}v1\.0\.0\/app\.zip/);
    expect(await readdir(folder)).toEqual(expect.arrayContaining(["anchor-evidence.html", "changed", "dist", "key"]));
    expect(existsSync(new URL(/file:\/\/\S+/.exec(stdout)?.[0] ?? "file:///none"))).toBe(true);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test("the demonstration ends quietly when its reader has seen enough", async () => {
  await using place = await createWorkspace();
  const env = { ...compiled, PATH: process.env["PATH"], TMPDIR: place.path };
  const child = spawn(process.execPath, ["scripts/demo.ts"], { env, stdio: ["ignore", "pipe", "pipe"] });
  const said: Buffer[] = [];
  child.stderr.on("data", (chunk: Buffer) => said.push(chunk));
  child.stdout.once("data", () => child.stdout.destroy());
  expect(await once(child, "close")).toEqual([0, null]);
  expect(Buffer.concat(said).toString()).toBe("");
});
