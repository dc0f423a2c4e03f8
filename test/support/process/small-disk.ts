/**
 * An entry that runs the action where its output-dir, ANCHOR_TEST_FOLDER, is a disk of 2 MiB that is full: what
 * ANCHOR_TEST_EARLIER holds is on it, and takes its room also when it is removed. What is left on it comes to
 * ANCHOR_TEST_LEFT.
 */
import { spawnSync } from "node:child_process";
import { cpSync, linkSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const unshared = ["--map-root-user", "--mount", "--"];
const bytes = 2 * 1024 * 1024;
const mountAt = (folder: string) => ["mount", "-t", "tmpfs", "-o", `size=${bytes}`, "none", folder];

/** Whether this machine lets us mount such a disk. */
export function canFillDisk(): boolean {
  return spawnSync("unshare", [...unshared, ...mountAt("/mnt")], { stdio: "ignore" }).status === 0;
}

function runInside(): void {
  const { ANCHOR_TEST_FOLDER: folder = "", ANCHOR_TEST_EARLIER: earlier = "" } = process.env;
  const [command = "", ...args] = mountAt(folder);
  if (spawnSync(command, args, { stdio: "inherit" }).status !== 0) throw new Error("The disk could not be mounted.");
  cpSync(earlier, folder, { recursive: true });
  const again = join(folder, "again");
  mkdirSync(again);
  // Of a file with a second name the room is not given back when the first is removed.
  for (const name of readdirSync(earlier)) linkSync(join(folder, name), join(again, name));
  const ballast = join(folder, "ballast");
  try {
    writeFileSync(ballast, Buffer.alloc(bytes));
  } catch (error) {
    // It is full.
    if (!String(error).includes("ENOSPC")) throw error;
  }
  const action = fileURLToPath(new URL("../../../dist/index.js", import.meta.url));
  process.exitCode = spawnSync(process.execPath, [action], { stdio: "inherit" }).status ?? 1;
  for (const path of [again, ballast]) rmSync(path, { recursive: true });
  cpSync(folder, process.env["ANCHOR_TEST_LEFT"] ?? "", { recursive: true });
}

if (process.argv[1] === import.meta.filename) {
  if (process.argv[2] === "inside") runInside();
  else {
    const command = [...unshared, process.execPath, import.meta.filename, "inside"];
    process.exitCode = spawnSync("unshare", command, { stdio: "inherit" }).status ?? 1;
  }
}
