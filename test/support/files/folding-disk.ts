/**
 * A folder where names in two letter cases are one file, as on Windows and macOS: the temporary folder itself, where it is
 * so, else a disk with exFAT that root may mount, from a file.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, realpathSync, truncateSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const programs = ["mkfs.exfat", "mount.exfat-fuse", "losetup", "umount"];
const bytes = 8 * 1024 * 1024;

/** Why no such folder can be had on this machine; `undefined` where it can. */
export function whyNothingFolds(): string | undefined {
  if (folds(tmpdir())) return undefined;
  const missing = programs.filter((name) => spawnSync("which", [name], { stdio: "ignore" }).status !== 0);
  if (missing.length > 0) return `the temporary folder tells letter case apart, and there is no ${missing.join(", ")}`;
  return process.geteuid?.() === 0 && existsSync("/dev/fuse") ? undefined : "only root may mount a disk";
}

function folds(folder: string): boolean {
  const probe = mkdtempSync(join(folder, "anchor-case-"));
  const isFolding = existsSync(probe.replace("anchor-case-", "ANCHOR-CASE-"));
  void rm(probe, { recursive: true });
  return isFolding;
}

/** Makes such a folder, gone with `await using`. */
export function createFoldingFolder(): AsyncDisposable & { readonly path: string } {
  const root = realpathSync(mkdtempSync(join(tmpdir(), "anchor-folding-")));
  const path = join(root, "disk");
  mkdirSync(path);
  const unmount = folds(root) ? () => {} : mountAt(path, join(root, "image"));
  return {
    path,
    [Symbol.asyncDispose]: async () => {
      unmount();
      await rm(root, { recursive: true, maxRetries: 3 });
    },
  };
}

function mountAt(folder: string, image: string): () => void {
  const run = (command: string, ...args: string[]) => execFileSync(command, args, { encoding: "utf8" }).trim();
  writeFileSync(image, "");
  truncateSync(image, bytes);
  run("mkfs.exfat", image);
  const device = run("losetup", "--find", "--show", image);
  run("mount.exfat-fuse", device, folder);
  return () => {
    run("umount", folder);
    run("losetup", "--detach", device);
  };
}
