/** `npm run demo`, by what ships. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";

import { expect, test } from "vitest";

test("the demonstration tells its story in 60 lines, and leaves what it made in the folder that it names last", async () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/demo.ts"], { encoding: "utf8" });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  const lines = stdout.trimEnd().split("\n");
  expect(lines.length).toBeLessThanOrEqual(60);
  const folder = /^What this made stays in (\S+)$/.exec(lines.at(-1) ?? "")?.[1] ?? expect.unreachable("a folder");
  try {
    expect(await readdir(folder)).toEqual(expect.arrayContaining(["anchor-evidence.html", "changed", "dist"]));
    expect(stdout).toMatch(
      /app\.tgz[^\n]*anchored[\s\S]*bytes +yes[\s\S]*bytes +other bytes[\s\S]*replaced {2}app\.zip/,
    );
    expect(existsSync(new URL(/file:\/\/\S+/.exec(stdout)?.[0] ?? "file:///none"))).toBe(true);
  } finally {
    await rm(folder, { recursive: true });
  }
});
